"""What must hold during set-up: draws in their order, nothing played before (ME-2.16)."""

from tabuleiro.core.action import CHANCE
from tabuleiro.core.agenda import WIDTH
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.sites.caravansary import leading_camels, row_length
from tabuleiro.games.merv.state import MervFields

_ORDER = [d.FIRST_ORDER, d.CONTRACT_SPLIT, d.CARAVAN_CARD, d.SITE_TILE]


def broken_setup(state: MervFields, kinds: list[int]) -> str:
    """What is wrong with a position before the first turn."""
    if kinds != _ORDER[: len(kinds)]:
        return "the draws of the set-up are not in order"
    for i in range(len(kinds)):
        if state.agenda.frames[i * WIDTH + d.ACTOR] != CHANCE:
            return "chance draws during set-up"
    problem = _untouched(state)
    if problem:
        return problem
    depth = len(kinds)
    return _tiles(state, depth) or _row(state, depth) or _piles(state, depth) or _order(state, depth)


def _untouched(state: MervFields) -> str:
    tables = (state.buildings, state.upgrades, state.forts, state.posts, state.points, state.contracts, state.slots)
    if any(any(table) for table in tables) or any(state.cubes) or any(state.spices) or any(state.goods):
        return "something happened before the game began"
    if state.year != 1 or state.round != 0 or state.turn != 0 or any(state.market) or any(state.queue):
        return "something happened before the game began"
    counts = [int(state.counts[i]) for i in range(len(state.counts)) if i % s.COUNT_WIDTH > s.SERVANTS_LEFT]
    if any(counts) or any(state.courtiers) or any(state.route_camels) or any(state.queue_camels):
        return "something happened before the game began"
    deck = [int(card) for card in state.solo_deck]
    full = 1 if state.parties > state.seats else 0
    return "" if deck == [full] * len(deck) else "the solo deck is not complete"


def _tiles(state: MervFields, depth: int) -> str:
    drawn = int(state.agenda.frames[3 * WIDTH + d.NEXT]) if depth == 4 else c.SITE_COUNT
    placed = [int(tile) > 0 for tile in state.tiles]
    if depth == 4 and drawn == c.SITE_COUNT:
        return "the city is complete"
    return "" if placed == [site < drawn for site in range(c.SITE_COUNT)] else "the city is not filled row by row"


def _row(state: MervFields, depth: int) -> str:
    frames = state.agenda.frames
    length, camels = row_length(state), leading_camels(state)
    wanted = int(c.ROW_CAMELS[state.seats])
    if depth < 3:
        left, camels_left = 0, 0
    else:
        left, camels_left = int(frames[2 * WIDTH + d.LEFT]), int(frames[2 * WIDTH + d.CAMELS_LEFT])
    if left + length != c.ROW_SIZE or camels + camels_left != wanted or camels != min(wanted, length):
        return "the caravan row is not laid out as far as drawn"
    return "" if depth != 3 or left > 0 else "the caravan row is complete"


def _piles(state: MervFields, depth: int) -> str:
    grades = int(c.GRADES[state.seats])
    place = c.LEVEL_COUNT * c.PILE_SIZE
    if depth >= 2:
        place = int(state.agenda.frames[WIDTH + d.NEXT])
        if place >= c.LEVEL_COUNT * c.PILE_SIZE or place % c.PILE_SIZE >= grades:
            return "no contracts are left to split"
    for i in range(len(state.piles)):
        level, grade = i // c.PILE_SIZE // 2, i % c.PILE_SIZE
        if (state.piles[i] > 0) != (grade < grades and level * c.PILE_SIZE + grade < place):
            return "the contracts are not split as far as drawn"
    return ""


def _order(state: MervFields, depth: int) -> str:
    place = int(state.agenda.frames[d.NEXT])
    if place >= state.seats or (depth > 1 and place > 0):
        return "the first queue is drawn last"
    drawn = [int(state.order[i]) for i in range(place)]
    if any(state.order[i] > 0 for i in range(place, len(state.order))) or 0 in drawn:
        return "the first queue is not filled from the front"
    if len(set(drawn)) != len(drawn) or any(party > state.seats for party in drawn):
        return "the first queue names a seat twice or an automa"
    return ""
