"""What must hold for payments, effects and refills in a turn, and for the phases between rounds (ME-19.11)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.agenda import WIDTH
from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.contracts import fulfils
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.payment import legal_pay_cube, legal_waive_color
from tabuleiro.games.merv.phases.invasion import accepts, can_ransom, is_attacked, legal_pay_cube_ransom
from tabuleiro.games.merv.phases.turn_order import has_choice, next_slot
from tabuleiro.games.merv.sites.caravansary import leading_camels, may_own, row_length
from tabuleiro.games.merv.sites.marketplace import connected_cities
from tabuleiro.games.merv.sites.mosque_tiles import can_place_upgrade, has_bonus, has_scoring_tile
from tabuleiro.games.merv.sites.palace import courtiers_in, courtiers_of
from tabuleiro.games.merv.sites.scrolls import scrolls_owned
from tabuleiro.games.merv.sites.soldiers import can_deploy
from tabuleiro.games.merv.state import MervFields
from tabuleiro.games.merv.supply import has_coloured_cube

_CHOICES: Final = {
    d.SOLDIER_TARGET: (c.DEPLOY_SOLDIER,),
    d.CHOOSE_CUBE: (c.GAIN_CUBE_CHOICE,),
    d.CHOOSE_UPGRADE_TILE: (c.TAKE_UPGRADE_BONUS,),
    d.CHOOSE_UPGRADE_SITE: (c.TAKE_UPGRADE_WHITE, c.TAKE_UPGRADE_BONUS),
    d.CHOOSE_SCORING_TILE: (c.TAKE_SCORING_TILE,),
    d.CHOOSE_BREAKTHROUGH: (c.GAIN_SCROLL,),
}
"""Which effect causes which choice."""


def broken_errand(state: MervFields, kinds: list[int], above: int) -> str:
    """What lies on a turn or on a performance: a payment, a piece in hand, effects, or a refill."""
    errand = kinds[above:]
    if errand in ([d.PAID_FOR, d.PAY_CUBE], [d.PAID_FOR, d.WAIVE_COLOR]):
        return _payment(state, kinds, above)
    if errand == [d.FORT_SLOT]:
        return "" if above == 2 and kinds[1] == d.WALLS_STEP else "nothing is being built"
    if errand == [d.CARAVAN_CARD]:
        return broken_refill(state) if above == 1 and kinds[0] == d.END_TURN else "the row is refilled at the end"
    if errand[-1] in _CHOICES and len(errand) > 1 and set(errand[:-1]) == {d.GAINING}:
        return _effects(state, above) or _choice(state)
    return "these decisions cannot lie on each other"


def broken_refill(state: MervFields) -> str:
    """Chance draws exactly the missing cards (ME-8.1.4)."""
    missing = min(c.ROW_SIZE - int(row_length(state)), sum([int(cards) for cards in state.deck]))
    if state.agenda.get(d.LEFT) != missing or missing == 0 or state.agenda.get(d.CAMELS_LEFT) != 0:
        return "the refill does not fit the row"
    return ""


def _payment(state: MervFields, kinds: list[int], above: int) -> str:
    frames = state.agenda.frames
    action = int(frames[above * WIDTH + d.ACTION])
    step = kinds[1] if above == 2 and frames[WIDTH + d.STEPS] > 0 else -1
    cost = _full_cost(state, action, step)
    if not cost:
        return f"{ids.SPACE.format(action)} cannot be waiting for its payment"
    left = [int(state.agenda.get(d.COST + unit)) for unit in range(c.UNIT_COUNT)]
    paid = sum(cost) - sum(left)
    if any(left[unit] > cost[unit] for unit in range(c.UNIT_COUNT)):
        return "more is to be paid than the cost"
    if paid == 0 and frames[above * WIDTH + d.LAST_PAID] > 0:
        return "a cube is noted that was not paid"
    out = vec[i64]([0] * c.COLOUR_COUNT)
    if kinds[-1] == d.WAIVE_COLOR:
        colours = len([unit for unit in left[: c.COLOURED] if unit > 0])
        if paid > 0 or colours < 2 or action != ids.ADVANCE or legal_waive_color(state, out) == 0:
            return "there is no colour to waive"
        return ""
    return "" if sum(left) > 0 and legal_pay_cube(state, out) > 1 else "the payment leaves no choice"


def _full_cost(state: MervFields, action: int, step: int) -> list[int]:
    """The whole cost of what is paid for; empty when it cannot be paid for now. `step` is the performance or -1."""
    seat = int(state.active)
    if action < ids.MARKET_COLLECT:
        if not fulfils(state, seat, action):
            return []
        return _listed(c.CONTRACT_COSTS, int(state.piles[action * c.PILE_SIZE]) - 1)
    if ids.TAKE_CARD <= action < ids.EXTEND and step == d.CARAVANSARY_STEP:
        return _card_cost(state, action - ids.TAKE_CARD)
    if ids.PLACE_COURTIER <= action < ids.ADVANCE and step == d.PALACE_STEP:
        hall = action - ids.PLACE_COURTIER
        room = courtiers_in(state, hall) < c.HALL_SPACES[state.seats]
        if state.counts[seat * s.COUNT_WIDTH + s.SERVANTS_LEFT] == 0 or not room:
            return []
        return _units(int(c.HALL_COLOURS[hall]), int(c.COURTIER_COST + courtiers_of(state, seat)))
    if action == ids.ADVANCE and step == d.MOSQUE_STEP:
        reached = int(state.counts[seat * s.COUNT_WIDTH + s.STEP])
        return _listed(c.STEP_COSTS, reached) if reached < c.STEP_COUNT else []
    if ids.BUY_GOOD <= action < ids.PLACE_ROUTE_CAMEL and step == d.MARKET_STEP:
        city = action - ids.BUY_GOOD
        bought = state.agenda.frames[WIDTH + d.USED] & connected_cities(state, seat)
        return _units(c.ANY, int(c.GOOD_COST)) if bought >> city & 1 and state.stock[c.CITY_GOODS[city]] > 0 else []
    if ids.BUILD <= action < ids.FORT_SLOT and step == d.WALLS_STEP and state.yard[ids.read_build(action)] > 0:
        return _listed(c.BUILD_COSTS, ids.read_build(action))
    return []


def _card_cost(state: MervFields, position: int) -> list[int]:
    if position >= row_length(state) or position > leading_camels(state):
        return []
    if not may_own(state, state.active, state.row[position] - 1):
        return []
    fixed = int(state.agenda.frames[WIDTH + d.FIXED])
    return _units(c.ANY if fixed == 0 else fixed - 1, 1)


def _listed(costs: vec[i64], place: int) -> list[int]:
    return [int(costs[place * c.UNIT_COUNT + unit]) for unit in range(c.UNIT_COUNT)]


def _units(unit: int, count: int) -> list[int]:
    return [count if i == unit else 0 for i in range(c.UNIT_COUNT)]


def _effects(state: MervFields, above: int) -> str:
    """Every list of effects waits for the choice above it; only scrolls lead to further lists."""
    frames = state.agenda.frames
    top = int(state.agenda.depth) - 1
    for i in range(above, top):
        source, index = int(frames[i * WIDTH + d.SOURCE]), int(frames[i * WIDTH + d.INDEX])
        repeats = int(frames[i * WIDTH + d.REPEATS])
        if index >= c.MAX_EFFECTS:
            return "a finished list of effects is pending"
        operation = int(c.EFFECTS[source * c.MAX_EFFECTS + index])
        if not 1 <= repeats <= c.EFFECT_COUNTS[source * c.MAX_EFFECTS + index]:
            return "an effect is carried out too often"
        causes = (c.GAIN_SCROLL,) if i + 1 < top else _CHOICES[int(state.agenda.kind())]
        if operation not in causes:
            return "the pending choice is not what the effects cause"
        if i + 1 == top and state.agenda.kind() == d.CHOOSE_UPGRADE_SITE:
            white = c.UPGRADE_KINDS[state.agenda.get(d.TILE)] == c.WHITE_UPGRADE
            if white != (operation == c.TAKE_UPGRADE_WHITE):
                return "the upgrade in hand is of another kind"
    return ""


def _choice(state: MervFields) -> str:
    """The choice on top is possible."""
    seat = state.active
    kind = state.agenda.kind()
    if kind == d.SOLDIER_TARGET:
        possible = can_deploy(state, seat)
    elif kind == d.CHOOSE_CUBE:
        possible = has_coloured_cube(state)
    elif kind == d.CHOOSE_UPGRADE_TILE:
        possible = has_bonus(state) and can_place_upgrade(state, seat)
    elif kind == d.CHOOSE_UPGRADE_SITE:
        possible = can_place_upgrade(state, seat) and state.agenda.get(d.TILE) + 1 not in list(state.upgrades)
    elif kind == d.CHOOSE_SCORING_TILE:
        possible = has_scoring_tile(state) and seat + 1 not in list(state.scoring_tiles)
    else:
        pile = state.agenda.get(d.PILE)
        possible = pile < c.BREAKTHROUGH_PILES and scrolls_owned(state, seat) == c.BREAKTHROUGH_AT[pile]
    return "" if possible else "the pending choice is impossible"


def broken_phase(state: MervFields, kinds: list[int]) -> str:
    """The queue, the invasion and the scoring between two rounds."""
    if state.turn != state.parties or len(kinds) != 2:
        return "a phase between rounds asks one player at a time"
    actor = state.agenda.get(d.ACTOR)
    if kinds == [d.QUEUE_PHASE, d.QUEUE_SPACE]:
        if state.year == c.YEARS and state.round == c.ROUNDS - 1:
            return "nobody queues after the last round"
        slot = next_slot(state)
        if slot < 0 or state.slots[slot] != actor + 1 or not 0 <= actor < state.seats:
            return "the master farthest from the corner chooses first"
        return "" if has_choice(state, actor) else "there is no better space to pay for"
    place = state.agenda.frames[d.NEXT]
    if state.round != c.ROUNDS - 1 or place >= state.parties or state.order[place] != actor + 1:
        return "another player is next in the order"
    if actor >= state.seats:
        return "an automa decides nothing"
    if kinds[0] == d.INVASION_PHASE and kinds[1] in (d.RANSOM, d.PAY_CUBE_RANSOM):
        return _invasion(state, kinds[1], int(actor))
    if kinds == [d.SCORING_PHASE, d.SCORE_COURTIER]:
        return _courtiers(state, int(actor))
    return "these decisions cannot lie on each other"


def _invasion(state: MervFields, kind: int, seat: int) -> str:
    if c.INVASIONS[state.year] == 0:
        return "no Mongols come this year"
    for site in range(c.SITE_COUNT):
        owner, colour = int(state.buildings[site]) - 1, int(state.ransoms[site]) - 1
        if colour < 0:
            continue
        if not 0 <= owner < state.seats or not is_attacked(state, site) or not accepts(state, owner, site, colour):
            return "a ransom lies where none is taken"
    if kind == d.RANSOM:
        possible = any(can_ransom(state, seat, site) for site in range(c.SITE_COUNT))
        return "" if possible else "there is nothing to ransom"
    if not can_ransom(state, seat, state.agenda.get(d.SITE)):
        return "the building cannot be ransomed"
    return "" if legal_pay_cube_ransom(state, vec[i64]([0] * c.COLOUR_COUNT)) > 1 else "the ransom leaves no choice"


def _courtiers(state: MervFields, seat: int) -> str:
    if state.agenda.frames[d.PALACE_OPENED] != 1:
        return "the palace is not open for scoring"
    left = [int(state.agenda.get(d.UNSCORED + hall)) for hall in range(c.HALL_COUNT)]
    for hall in range(c.HALL_COUNT):
        if left[hall] > state.courtiers[hall * c.MAX_PARTIES + seat]:
            return "more courtiers wait than stand in the hall"
    favor = state.counts[seat * s.COUNT_WIDTH + s.FAVOR]
    if not 0 < favor < sum(left) or len([hall for hall in left if hall > 0]) < 2:
        return "the courtiers score without a choice"
    return ""
