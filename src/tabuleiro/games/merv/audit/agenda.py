"""What must hold for the pending decisions (ME-19.9 to ME-19.11): who decides, about what, at which moment."""

from typing import Final

from tabuleiro.core.action import CHANCE
from tabuleiro.core.agenda import WIDTH
from tabuleiro.core.present.problem import Problem
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv.audit.errands import broken_errand, broken_phase, broken_refill
from tabuleiro.games.merv.audit.setup import broken_setup
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.sites.marketplace import can_place_post, connected_cities, posts_of
from tabuleiro.games.merv.state import MervFields
from tabuleiro.games.merv.turn import alternative_of, discount_for, has_free_option

_TURN: Final = (d.CHOOSE_SLOT, d.CHOOSE_SITE, d.MAIN_ACTION, d.END_TURN)
_STEPS: Final = (
    d.CARAVANSARY_STEP,
    d.PALACE_STEP,
    d.MOSQUE_STEP,
    d.MARKET_STEP,
    d.LIBRARY_STEP,
    d.WALLS_STEP,
    d.MARKET_POST,
)
"""In the order of the site types; the marketplace has two."""


def broken_agenda(state: MervFields) -> list[Problem]:
    """What is wrong with the pending decisions; the rest of the position is known to be sound."""
    kinds = [int(state.agenda.frames[i * WIDTH]) for i in range(int(state.agenda.depth))]
    setting_up = len(kinds) > 0 and kinds[0] == d.FIRST_ORDER
    if setting_up:
        problem = _not_in_turn(state) or broken_setup(state, kinds)
        return [Problem("ME-19.11", "setup", {}, ["agenda"], problem)] if problem else []
    for found, key, paths in (
        (_masters(state, kinds), "masters", ["order", "slots", "queue"]),
        (_camels(state, kinds), "stray", ["queue_camels", "route_camels"]),
        (_solo_deck(state), "solo-deck", ["solo_deck"]),
        (_pending(state, kinds), "decision", ["agenda"]),
    ):
        if found:
            return [Problem("ME-19.11", key, {}, paths, found)]
    return []


def _pending(state: MervFields, kinds: list[int]) -> str:
    """By what lies at the bottom: nothing, a turn, or a phase between the rounds."""
    if not kinds:
        return _over(state)
    if kinds[0] >= d.QUEUE_PHASE:
        return _not_in_turn(state) or broken_phase(state, kinds)
    if state.turn >= state.parties or state.active != state.order[state.turn] - 1:
        return "the active party is not the next of the order"
    if state.active >= state.seats:
        return _automa_turn(state, kinds)
    if kinds[0] not in _TURN or state.agenda.frames[d.ACTOR] != state.active:
        return "a turn begins with a decision of the active player"
    return _moment(state, kinds) or _turn(state, kinds)


def _over(state: MervFields) -> str:
    if state.year != c.YEARS or state.round != c.ROUNDS - 1 or state.turn != state.parties:
        return "the game cannot be over yet"
    return _not_in_turn(state)


def _not_in_turn(state: MervFields) -> str:
    if state.active >= 0 or state.slot >= 0 or state.site >= 0 or state.market_used != 0:
        return "something belongs to a turn, but no turn is under way"
    return ""


def _masters(state: MervFields, kinds: list[int]) -> str:
    """Every party is in the order once; masters stand on slots or in the queue as the moment demands (ME-19.9)."""
    parties = list(range(1, int(state.parties) + 1))
    if sorted([int(party) for party in state.order if party > 0]) != parties:
        return "the order does not name every party once"
    on_slots = sorted([int(party) for party in state.slots if party > 0])
    in_queue = sorted([int(party) for party in state.queue if party > 0])
    bottom = kinds[0] if kinds else d.SCORING_PHASE
    if bottom == d.QUEUE_PHASE:
        return "" if sorted(on_slots + in_queue) == parties else "a master is missing at the queue"
    if in_queue:
        return "masters stand in the queue only between rounds"
    if bottom > d.QUEUE_PHASE:
        expected = parties if state.year == c.YEARS else []
    else:
        acted = [int(state.order[i]) for i in range(int(state.turn))]
        expected = sorted(acted + ([int(state.active) + 1] if state.slot >= 0 else []))
    return "" if on_slots == expected else "the masters do not stand where they must"


def _camels(state: MervFields, kinds: list[int]) -> str:
    """Camels on queue spaces and routes, ransoms on sites: only in their own phase (ME-19.1, ME-19.2)."""
    bottom = kinds[0] if kinds else d.SCORING_PHASE
    if bottom != d.QUEUE_PHASE and any(state.queue_camels):
        return "camels lie on the queue outside its phase"
    for space in range(len(state.queue)):
        if state.queue_camels[space] > 0 and (state.queue[space] != 0 or space >= state.parties):
            return "camels lie on an occupied queue space"
    if bottom != d.INVASION_PHASE and any(state.ransoms):
        return "ransoms lie on sites outside an invasion"
    routes = len([1 for camel in state.route_camels if camel == 1])
    if routes > 0 and d.MARKET_STEP not in kinds:
        return "camels lie on routes outside the marketplace"
    if routes > 0 and state.active >= 0:
        cities = int(connected_cities(state, state.active))
        if cities.bit_count() != routes + posts_of(state, state.active):
            return "a camel lies on a route that it did not open"
    return ""


def _solo_deck(state: MervFields) -> str:
    if state.parties == state.seats and any(state.solo_deck):
        return "there is no solo deck without automas"
    return ""


def _automa_turn(state: MervFields, kinds: list[int]) -> str:
    """An automa draws a card, or waits for the row to be refilled."""
    frames = state.agenda.frames
    if kinds == [d.SOLO_CARD]:
        if frames[d.ACTOR] != CHANCE or frames[d.AUTOMA] != state.active or state.slot >= 0:
            return "the automa's card is not drawn for its turn"
        return "" if any(state.solo_deck) else "the solo deck is empty at a draw"
    if kinds != [d.END_TURN, d.CARAVAN_CARD] or frames[d.ACTOR] != state.active or state.slot < 0:
        return "an automa decides nothing"
    if state.slots[state.slot] != state.active + 1:
        return "the master of the automa is elsewhere"
    return broken_refill(state)


def _moment(state: MervFields, kinds: list[int]) -> str:
    """Slot, site and camel market fit the decision at the bottom of the turn."""
    if (kinds[0] > d.CHOOSE_SLOT) != (state.slot >= 0):
        return "the slot is chosen first"
    if state.slot >= 0 and state.slots[state.slot] != state.active + 1:
        return "the active player's master is elsewhere"
    if (kinds[0] > d.CHOOSE_SITE) != (state.site >= 0):
        return "the site is chosen after the slot"
    if state.site >= 0:
        at = int(state.round * c.SLOTS_PER_SIDE + state.slot) * c.LINE
        if state.site not in [c.LINES[at + place] for place in range(c.LINE)]:
            return "the site does not lie in the line"
    if state.market_used == 1 and state.slot != c.MARKET_SLOT:
        return "the camel market is not in the line"
    return ""


def _turn(state: MervFields, kinds: list[int]) -> str:
    """A turn, perhaps a performance on it, perhaps an errand on top."""
    if len(kinds) == 1:
        if kinds[0] == d.END_TURN and not has_free_option(state):
            return "the end of a turn is a decision only with a free option"
        return ""
    above = 1
    if kinds[1] in _STEPS:
        problem = _performance(state, kinds)
        if problem:
            return problem
        above = 2
    if len(kinds) == above:
        return ""
    for i in range(1, len(kinds)):
        actor = state.agenda.frames[i * WIDTH + d.ACTOR]
        if actor != (CHANCE if kinds[i] == d.CARAVAN_CARD else state.active):
            return "a decision in a turn belongs to somebody else"
    return broken_errand(state, kinds, above)


def _performance(state: MervFields, kinds: list[int]) -> str:
    """The steps of the site's action, or of a breakthrough's (ME-8.0)."""
    frames = state.agenda.frames
    if kinds[0] != d.END_TURN or frames[WIDTH + d.ACTOR] != state.active:
        return "a performance belongs to the turn of the active player"
    place = _STEPS.index(kinds[1])
    action = c.MARKETPLACE if place == c.SITE_TYPE_COUNT else place
    own = int(c.TILE_TYPES[state.tiles[state.site] - 1])
    if action not in (own, alternative_of(state, state.active)):
        return "the performance is not the action of the site or of a breakthrough"
    steps, discount = frames[WIDTH + d.STEPS], frames[WIDTH + d.DISCOUNT]
    if discount > discount_for(state, state.active, action):
        return "there is no such discount"
    if kinds[1] == d.MARKET_POST and (steps > 0 or not can_place_post(state, state.active)):
        return "no trading post can be founded now"
    if kinds[1] == d.LIBRARY_STEP and steps > c.LIBRARY_MOST:
        return "too many scrolls were taken"
    if steps > c.SITE_COUNT * 2:
        return "too many steps were done"
    return ""
