"""What must hold for the pending decision (HT-17.8): who decides, about what, and that the game is where it says."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.action import CHANCE
from tabuleiro.core.agenda import WIDTH
from tabuleiro.games.hansa_teutonica import state as s
from tabuleiro.games.hansa_teutonica.board.cities import first_empty_office
from tabuleiro.games.hansa_teutonica.board.desk import value
from tabuleiro.games.hansa_teutonica.board.pieces import (
    bit,
    count_on,
    nearest_ring,
    owner_of,
    piece_of,
    route_mask,
    routes_with_room,
)
from tabuleiro.games.hansa_teutonica.data.components import (
    END_CITIES,
    END_PRESTIGE,
    EXTRAS,
    IMPROVE_ABILITY,
    LIBER_SOPHIAE,
    MARKER_AMOUNTS,
    MARKER_COUNT,
    MAX_SPACES,
    MERCHANT,
    NEUTRAL_EXTRA,
    REMOVE_THREE,
    ROUTE_A,
    ROUTE_B,
    ROUTE_COUNT,
    SPACES,
    SWAP_OFFICES,
    TAVERNS,
    TRADER,
    TURN_CAP,
)
from tabuleiro.games.hansa_teutonica.displace import can_add, legal_extra_drop, legal_pay
from tabuleiro.games.hansa_teutonica.markers import has_effect, has_foreign_piece
from tabuleiro.games.hansa_teutonica.move import has_piece_on_routes
from tabuleiro.games.hansa_teutonica.replacement import is_eligible
from tabuleiro.games.hansa_teutonica.state import HansaState

_ALONE = (s.MAIN, s.PLACING_MARKER, s.START_PLAYER_DRAW, s.START_MARKER_DRAW, s.MARKER_DRAW)
_MID_CLAIM = (s.BENEFIT, s.NEUTRAL_PUTTING, s.NEUTRAL_CHOOSING)
"""Decisions inside an action that may have met an end condition already."""
MOST_ACTIONS = 40
"""No turn can have more: the track and all markers and developments together give fewer."""


def broken_agenda(state: HansaState) -> list[str]:
    """What is wrong with the stack of decisions; the rest of the position is known to be sound."""
    problem = _course(state) or _stack(state) or _hand(state)
    if not problem and state.agenda.depth > 0:
        problem = _frame(state)
    return [f"HT-17.8: {problem}"] if problem else []


def _flags(state: HansaState) -> i64:
    """The end conditions that are met on the board (HT-12.1 to HT-12.3)."""
    flags: i64 = 0
    for seat in range(state.seats):
        if state.prestige[seat] >= END_PRESTIGE:
            flags |= s.ENDED_PRESTIGE
    if state.no_marker == 1:
        flags |= s.ENDED_NO_MARKER
    if state.completed >= END_CITIES:
        flags |= s.ENDED_CITIES
    return flags


def _course(state: HansaState) -> str:
    """Start player, turns and end conditions agree with each other."""
    if state.fixed_start >= 0 and state.start != state.fixed_start:
        return "the start player is not the one agreed on"
    if (state.agenda.depth == 0) != (state.ended != 0):
        return "a game ends exactly when no decision is pending"
    if state.ended == s.ENDED_CAP:
        if state.turns != TURN_CAP or state.active != (state.start + state.turns - 1) % state.seats:
            return "the game was not stopped by the turn limit"
    elif state.turns >= TURN_CAP or state.ended & s.ENDED_CAP:
        return "the turn limit stops a game by itself"
    elif state.active >= 0 and state.active != (state.start + state.turns) % state.seats:
        return "the active player does not follow from start player and turns"
    if state.ended not in (0, s.ENDED_CAP, _flags(state)):
        return "the end reasons are not the conditions that are met"
    mid_claim = state.agenda.depth > 0 and state.agenda.kind() in _MID_CLAIM
    if state.ended in (0, s.ENDED_CAP) and not mid_claim and _flags(state) != 0:
        return "an end condition is met, but the game goes on"
    return ""


def _stack(state: HansaState) -> str:
    """Which decisions can lie on which."""
    agenda = state.agenda
    if agenda.depth == 0:
        return "actions are left after the end" if state.actions_left != 0 else ""
    kinds = [int(agenda.frames[i * WIDTH]) for i in range(agenda.depth)]
    if agenda.depth == 1 and kinds[0] not in _ALONE:
        return f"{s.KINDS[kinds[0]]} cannot be the only decision"
    if agenda.depth > 1 and (kinds[0] != s.MAIN or agenda.frames[s.ACTOR] != state.active):
        return "an action belongs to the turn of the active player"
    if agenda.depth == 2 and (kinds[1] in _ALONE or kinds[1] == s.NEUTRAL_CHOOSING):
        return f"{s.KINDS[kinds[1]]} cannot be part of an action"
    if agenda.depth == 3 and kinds[1:] != [s.NEUTRAL_PUTTING, s.NEUTRAL_CHOOSING]:
        return "only a neutral claim interrupts an interrupt"
    if agenda.depth > 3:
        return "the stack of decisions is too high"
    if agenda.depth == 3:
        below = agenda.frames[WIDTH + s.LEFT]
        if agenda.frames[WIDTH + s.ACTOR] != 1 - state.active or below > NEUTRAL_EXTRA:
            return "the neutral cubes below the claim are not as they must be"
    setting_up = kinds[0] in (s.START_PLAYER_DRAW, s.START_MARKER_DRAW)
    if setting_up != (state.active < 0):
        return "there is an active player exactly when set-up is over"
    if state.turned_up > 0 and kinds[0] != s.PLACING_MARKER:
        return "a turned-up marker waits for its route"
    if not 0 <= state.actions_left <= MOST_ACTIONS or (kinds[0] != s.MAIN and state.actions_left != 0):
        return f"{state.actions_left} actions cannot be left now"
    if setting_up:
        return _set_up(state, kinds[0])
    return ""


def _set_up(state: HansaState, kind: int) -> str:
    """Nothing has happened before the start player and the taverns are settled (HT-3)."""
    if kind == s.START_PLAYER_DRAW and (state.start >= 0 or state.fixed_start >= 0):
        return "the start player is known already"
    if kind == s.START_MARKER_DRAW and state.start < 0:
        return "the start player comes before the markers"
    if state.turns != 0 or any(state.plates) or any(state.unused) or any(state.used) or any(state.levels):
        return "something happened before the game began"
    if state.start < 0 and (any(state.supply) or any(state.stock) or any(state.route_markers)):
        return "pieces and markers are handed out after the start player is drawn"
    if any(state.prestige) or any(state.offices) or any(state.coellen):
        return "something was scored before the game began"
    return ""


def _hand(state: HansaState) -> str:
    """Only a move has pieces in hand (HT-17.8)."""
    kind = state.agenda.kind() if state.agenda.depth > 0 else s.MAIN
    held = state.hand[TRADER] + state.hand[MERCHANT]
    if (held > 0) != (kind in (s.MOVE_LIFTING, s.MOVE_DROPPING)):
        return f"{held} pieces are in hand"
    return ""


def _decider(state: HansaState, kind: int) -> int:
    """Who must be the actor of a decision kind; -9 when the frame itself says it."""
    if kind in (s.START_PLAYER_DRAW, s.START_MARKER_DRAW, s.MARKER_DRAW):
        return CHANCE
    if kind == s.NEUTRAL_PUTTING:
        return 1 - state.active
    if kind in (s.RELOCATING, s.EXTRA, s.EXTRA_DROPPING):
        return -9
    return state.active


def _frame(state: HansaState) -> str:
    """The arguments of the top decision make sense on this board."""
    kind = int(state.agenda.kind())
    actor = state.agenda.get(s.ACTOR)
    decider = _decider(state, kind)
    if decider == -9:
        if not 0 <= actor < state.seats or actor == state.active:
            return "the owner of a displaced piece is another player"
    elif actor != decider:
        return f"{s.KINDS[kind]} is decided by {decider}, not by {actor}"
    if kind in (s.PAYING, s.RELOCATING, s.EXTRA, s.EXTRA_DROPPING):
        return _displacement(state, kind)
    if kind in (s.MOVE_LIFTING, s.MOVE_DROPPING):
        return _move(state, kind)
    if kind in (s.NEUTRAL_PUTTING, s.NEUTRAL_CHOOSING):
        return _neutral(state, kind)
    if kind in (s.UPGRADING, s.SWAPPING, s.REMOVING, s.BENEFIT):
        return _choice(state, kind)
    if kind in (s.MARKER_DRAW, s.PLACING_MARKER):
        return _replacement(state, kind)
    if kind == s.START_MARKER_DRAW:
        return _tavern(state)
    return ""


def _displacement(state: HansaState, kind: int) -> str:
    agenda = state.agenda
    route = agenda.get(s.ROUTE)
    if SPACES[state.side * ROUTE_COUNT + route] == 0:
        return "the displacement is on no route of this side"
    if kind == s.PAYING:
        target = agenda.get(s.TARGET)
        space = agenda.get(s.SPACE)
        if space >= SPACES[state.side * ROUTE_COUNT + route] or target == s.EMPTY:
            return "the piece to displace is nowhere"
        if state.spaces[route * MAX_SPACES + space] != target or owner_of(target) == state.active:
            return "the piece to displace does not stand there"
        if legal_pay(state, vec[i64]([0] * 6)) == 0 or routes_with_room(state) & ~bit(route) == 0:
            return "the displacement cannot be paid or finished"
        return ""
    ring = nearest_ring(state, route, routes_with_room(state))
    if kind == s.RELOCATING:
        target = agenda.get(s.TARGET)
        if target == s.EMPTY or owner_of(target) != agenda.get(s.ACTOR) or ring == 0:
            return "the displaced piece is not its owner's or has nowhere to go"
        return ""
    return _extras(state, kind)


def _extras(state: HansaState, kind: int) -> str:
    agenda = state.agenda
    placed = [agenda.get(s.PLACED + i) for i in range(3)]
    used = len([code for code in placed if code > 0])
    if placed[0] == 0 or (placed[1] == 0 and placed[2] > 0):
        return "the relocated pieces are not listed in order"
    allowance = EXTRAS[(placed[0] - 1) & 1]
    if agenda.get(s.LEFT) != allowance - (used - 1) or agenda.get(s.LEFT) < 1:
        return "the extra pieces left are not what the displaced piece allows"
    for code in placed:
        if code > 0:
            piece = piece_of(agenda.get(s.ACTOR), (code - 1) & 1)
            if count_on(state, (code - 1) >> 1, piece) < len([other for other in placed if other == code]):
                return "a relocated piece does not stand where it was put"
    if kind == s.EXTRA:
        return "" if can_add(state) else "no extra piece is possible"
    seat = agenda.get(s.ACTOR)
    if agenda.get(s.LIFTED) == 0 or legal_extra_drop(state, vec[i64]([0] * ROUTE_COUNT)) == 0:
        return "no piece is lifted, or it has nowhere to go"
    if route_mask(state, (agenda.get(s.LIFTED) - 1) >> 1) & 1 == 0:
        return "the lifted piece has left no empty space"
    heaps = state.supply[seat * 2] + state.supply[seat * 2 + 1] + state.stock[seat * 2] + state.stock[seat * 2 + 1]
    return "pieces are lifted only when stock and supply are empty" if heaps > 0 else ""


def _move(state: HansaState, kind: int) -> str:
    held = state.hand[TRADER] + state.hand[MERCHANT]
    book = value(state, state.active, LIBER_SOPHIAE)
    if held > book:
        return "more pieces are in hand than the book allows"
    if kind == s.MOVE_DROPPING:
        return ""
    if state.agenda.get(s.LEFT) != book - held or held == book or state.agenda.get(s.LAST) == 0:
        return "the pieces still to lift do not fit the book"
    return "" if has_piece_on_routes(state) else "no piece is left to lift"


def _neutral(state: HansaState, kind: int) -> str:
    if state.seats != 2:
        return "there is no neutral player"
    route = state.agenda.get(s.ROUTE)
    if SPACES[state.side * ROUTE_COUNT + route] == 0:
        return "the neutral cubes are on no route of this side"
    if kind == s.NEUTRAL_CHOOSING:
        if route_mask(state, route) != 1 << s.NEUTRAL_CUBE or state.route_markers[route] != 0:
            return "the route is not claimed by the neutral player"
        both = first_empty_office(state, ROUTE_A[route]) >= 0 and first_empty_office(state, ROUTE_B[route]) >= 0
        return "" if both else "there is nothing to choose between"
    left = state.agenda.get(s.LEFT)
    if not 1 <= left <= 1 + NEUTRAL_EXTRA or (left <= NEUTRAL_EXTRA and state.reserve == 0):
        return "there is no neutral cube to place"
    return "" if nearest_ring(state, route, routes_with_room(state)) != 0 else "no neutral cube can be placed"


def _choice(state: HansaState, kind: int) -> str:
    agenda = state.agenda
    if kind == s.BENEFIT:
        mask = route_mask(state, agenda.get(s.ROUTE))
        fresh = agenda.get(s.FRESH)
        if mask == 0 or mask & ~(3 << piece_of(state.active, TRADER)) or state.route_markers[agenda.get(s.ROUTE)]:
            return "the claimed route is not filled by the player alone"
        if fresh > 0 and state.unused[state.active * MARKER_COUNT + fresh - 1] == 0:
            return "the marker of this claim is not the player's"
        return ""
    used = {s.UPGRADING: IMPROVE_ABILITY, s.SWAPPING: SWAP_OFFICES, s.REMOVING: REMOVE_THREE}[kind]
    if state.used[state.active * MARKER_COUNT + used] == 0:
        return "the marker was not used"
    if kind != s.REMOVING:
        return "" if has_effect(state, used) else "the marker has no effect"
    if agenda.get(s.LEFT) < 1 or agenda.get(s.LEFT) + agenda.get(s.REMOVED) != MARKER_AMOUNTS[REMOVE_THREE]:
        return "the pieces to remove do not add up"
    return "" if has_foreign_piece(state) else "there is nothing to remove"


def _replacement(state: HansaState, kind: int) -> str:
    if kind == s.MARKER_DRAW and state.plates[state.active] == 0:
        return "there is no marker on the plate"
    if kind == s.PLACING_MARKER and state.turned_up == 0:
        return "no marker is turned up"
    for route in range(ROUTE_COUNT):
        if is_eligible(state, route):
            return ""
    return "no route can take the marker"


def _tavern(state: HansaState) -> str:
    """Markers are laid out in the order of the taverns (HT-3.2)."""
    for i in range(3):
        route = TAVERNS[state.side * 3 + i]
        if state.route_markers[route] == 0:
            return "" if state.agenda.get(s.ROUTE) == route else "another tavern comes first"
    return "all taverns have their marker"
