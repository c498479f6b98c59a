"""What must hold for the pending decision (HT-17.8): who decides, about what, and that the game is where it says."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.action import CHANCE
from tabuleiro.core.agenda import WIDTH
from tabuleiro.core.present.problem import Problem
from tabuleiro.games.hansa_teutonica import decisions as d
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
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.displace import can_add, legal_displace_pay, legal_extra_drop
from tabuleiro.games.hansa_teutonica.markers import has_effect, has_foreign_piece
from tabuleiro.games.hansa_teutonica.move import has_piece_on_routes
from tabuleiro.games.hansa_teutonica.replacement import is_eligible
from tabuleiro.games.hansa_teutonica.state import HansaFields

_ALONE = (d.MAIN, d.PLACE_MARKER, d.START_PLAYER, d.START_MARKER, d.MARKER_REVEAL)
_MID_CLAIM = (d.BENEFIT, d.NEUTRAL_PUT, d.NEUTRAL_CITY)
"""Decisions inside an action that may have met an end condition already."""
_OPEN_TO_MARKERS = (d.MOVE_LIFTING, d.MOVE_DROPPING, d.BENEFIT)
"""Decisions inside an action at which markers may be used (HT-4.5)."""
_MARKERS = (d.UPGRADE_PICK, d.SWAP_PICK, d.REMOVE_PICK)
MOST_ACTIONS = 40
"""No turn can have more: the track and all markers and developments together give fewer."""


def broken_agenda(state: HansaFields) -> list[Problem]:
    """What is wrong with the stack of decisions; the rest of the position is known to be sound."""
    course = _course(state)
    if course is not None:
        return [course]
    problem = _stack(state) or _hand(state)
    if not problem and state.agenda.depth > 0:
        problem = _frame(state)
    return [Problem("HT-17.8", "decision", {}, ["agenda"], problem)] if problem else []


def _flags(state: HansaFields) -> i64:
    """The end conditions that are met on the board (HT-12.1 to HT-12.3)."""
    flags: i64 = 0
    for seat in range(state.seats):
        if state.prestige[seat] >= c.END_PRESTIGE:
            flags |= s.ENDED_PRESTIGE
    if state.no_marker == 1:
        flags |= s.ENDED_NO_MARKER
    if state.completed >= c.END_CITIES:
        flags |= s.ENDED_CITIES
    return flags


def _course(state: HansaFields) -> Problem | None:
    """Start player, turns and end conditions agree with each other."""
    if state.fixed_start >= 0 and state.start != state.fixed_start:
        return Problem("HT-17.8", "start", {}, ["start"], "the start player is not the one agreed on")
    if (state.agenda.depth == 0) != (state.ended != 0):
        return Problem("HT-17.8", "decision", {}, ["agenda"], "a game ends exactly when no decision is pending")
    if state.ended == s.ENDED_CAP:
        if state.turns != c.TURN_CAP or state.active != (state.start + state.turns - 1) % state.seats:
            return Problem("HT-17.8", "cap", {}, ["turns"], "the game was not stopped by the turn limit")
    elif state.turns >= c.TURN_CAP or state.ended & s.ENDED_CAP:
        return Problem("HT-17.8", "cap", {}, ["turns"], "the turn limit stops a game by itself")
    elif state.active >= 0 and state.active != (state.start + state.turns) % state.seats:
        text = "the active player does not follow from start player and turns"
        return Problem("HT-17.8", "active", {}, ["start", "active", "turns"], text)
    if state.ended not in (0, s.ENDED_CAP, _flags(state)):
        return Problem("HT-17.8", "end-reasons", {}, [], "the end reasons are not the conditions that are met")
    mid_claim = any(kind in _MID_CLAIM for kind in _kinds(state))
    if state.ended in (0, s.ENDED_CAP) and not mid_claim and _flags(state) != 0:
        return Problem("HT-17.8", "ends", {}, _ending(state), "an end condition is met, but the game goes on")
    return None


def _ending(state: HansaFields) -> list[str]:
    """What meets an end condition (HT-12.1 to HT-12.3)."""
    paths = [f"players[{seat}].prestige" for seat in range(state.seats) if state.prestige[seat] >= c.END_PRESTIGE]
    paths += ["completed"] if state.completed >= c.END_CITIES else []
    return paths + (["no_marker"] if state.no_marker == 1 else [])


def _stack(state: HansaFields) -> str:
    """Which decisions can lie on which."""
    agenda = state.agenda
    if agenda.depth == 0:
        return "actions are left after the end" if state.actions_left != 0 else ""
    kinds = _kinds(state)
    if agenda.depth == 1 and kinds[0] not in _ALONE:
        return f"{d.KINDS[kinds[0]]} cannot be the only decision"
    if agenda.depth > 1 and (kinds[0] != d.MAIN or agenda.frames[d.ACTOR] != state.active):
        return "an action belongs to the turn of the active player"
    if agenda.depth == 2 and (kinds[1] in _ALONE or kinds[1] == d.NEUTRAL_CITY):
        return f"{d.KINDS[kinds[1]]} cannot be part of an action"
    if agenda.depth > 3:
        return "the stack of decisions is too high"
    if agenda.depth == 3:
        problem = _interrupted(state, kinds[1], kinds[2])
        if problem:
            return problem
    setting_up = kinds[0] in (d.START_PLAYER, d.START_MARKER)
    if setting_up != (state.active < 0):
        return "there is an active player exactly when set-up is over"
    if state.turned_up > 0 and kinds[0] != d.PLACE_MARKER:
        return "a turned-up marker waits for its route"
    if not 0 <= state.actions_left <= MOST_ACTIONS or (kinds[0] != d.MAIN and state.actions_left != 0):
        return f"{state.actions_left} actions cannot be left now"
    if setting_up:
        return _set_up(state, kinds[0])
    return ""


def _kinds(state: HansaFields) -> list[int]:
    """The kinds of the pending decisions, the lowest first."""
    return [int(state.agenda.frames[i * WIDTH]) for i in range(state.agenda.depth)]


def _interrupted(state: HansaFields, below: int, top: int) -> str:
    """What a neutral claim or a marker interrupts: the cubes to be placed, or an own action (HT-11.6, HT-4.5)."""
    if (below, top) == (d.NEUTRAL_PUT, d.NEUTRAL_CITY):
        left = state.agenda.frames[WIDTH + d.LEFT]
        if state.agenda.frames[WIDTH + d.ACTOR] != 1 - state.active or left > c.NEUTRAL_EXTRA:
            return "the neutral cubes below the claim are not as they must be"
        return ""
    if below not in _OPEN_TO_MARKERS or top not in _MARKERS or state.any_time == 0:
        return "only a neutral claim or a marker interrupts what belongs to an action"
    before = cast(HansaFields, state.copy())  # a position of this game by contract
    before.agenda.pop()
    return _frame(before)


def _set_up(state: HansaFields, kind: int) -> str:
    """Nothing has happened before the start player and the taverns are settled (HT-3)."""
    if kind == d.START_PLAYER and (state.start >= 0 or state.fixed_start >= 0):
        return "the start player is known already"
    if kind == d.START_MARKER and state.start < 0:
        return "the start player comes before the markers"
    if (
        state.turns != 0
        or any(state.lasting.plates)
        or any(state.lasting.unused)
        or any(state.lasting.used)
        or any(state.lasting.levels)
    ):
        return "something happened before the game began"
    if state.start < 0 and (any(state.supply) or any(state.stock) or any(state.lasting.route_markers)):
        return "pieces and markers are handed out after the start player is drawn"
    if any(state.prestige) or any(state.lasting.offices) or any(state.lasting.coellen):
        return "something was scored before the game began"
    return ""


def _hand(state: HansaFields) -> str:
    """Only a move has pieces in hand (HT-17.8)."""
    held = state.hand[c.TRADER] + state.hand[c.MERCHANT]
    if (held > 0) != any(kind in (d.MOVE_LIFTING, d.MOVE_DROPPING) for kind in _kinds(state)):
        return f"{held} pieces are in hand"
    return ""


def _decider(state: HansaFields, kind: int) -> int:
    """Who must be the actor of a decision kind; -9 when the frame itself says it."""
    if kind in (d.START_PLAYER, d.START_MARKER, d.MARKER_REVEAL):
        return CHANCE
    if kind == d.NEUTRAL_PUT:
        return 1 - state.active
    if kind in (d.RELOCATE, d.EXTRA, d.EXTRA_DROP):
        return -9
    return state.active


def _frame(state: HansaFields) -> str:
    """The arguments of the top decision make sense on this board."""
    kind = int(state.agenda.kind())
    actor = state.agenda.get(d.ACTOR)
    decider = _decider(state, kind)
    if decider == -9:
        if not 0 <= actor < state.seats or actor == state.active:
            return "the owner of a displaced piece is another player"
    elif actor != decider:
        return f"{d.KINDS[kind]} is decided by {decider}, not by {actor}"
    if kind in (d.DISPLACE_PAY, d.RELOCATE, d.EXTRA, d.EXTRA_DROP):
        return _displacement(state, kind)
    if kind in (d.MOVE_LIFTING, d.MOVE_DROPPING):
        return _move(state, kind)
    if kind in (d.NEUTRAL_PUT, d.NEUTRAL_CITY):
        return _neutral(state, kind)
    if kind in (d.UPGRADE_PICK, d.SWAP_PICK, d.REMOVE_PICK, d.BENEFIT):
        return _choice(state, kind)
    if kind in (d.MARKER_REVEAL, d.PLACE_MARKER):
        return _replacement(state, kind)
    if kind == d.START_MARKER:
        return _tavern(state)
    return ""


def _displacement(state: HansaFields, kind: int) -> str:
    agenda = state.agenda
    route = agenda.get(d.ROUTE)
    if c.SPACES[state.side * c.ROUTE_COUNT + route] == 0:
        return "the displacement is on no route of this side"
    if kind == d.DISPLACE_PAY:
        target = agenda.get(d.TARGET)
        space = agenda.get(d.SPACE)
        if space >= c.SPACES[state.side * c.ROUTE_COUNT + route] or target == s.EMPTY:
            return "the piece to displace is nowhere"
        if state.spaces[route * c.MAX_SPACES + space] != target or owner_of(target) == state.active:
            return "the piece to displace does not stand there"
        if legal_displace_pay(state, vec[i64]([0] * 6)) == 0 or routes_with_room(state) & ~bit(route) == 0:
            return "the displacement cannot be paid or finished"
        return ""
    ring = nearest_ring(state, route, routes_with_room(state))
    if kind == d.RELOCATE:
        target = agenda.get(d.TARGET)
        if target == s.EMPTY or owner_of(target) != agenda.get(d.ACTOR) or ring == 0:
            return "the displaced piece is not its owner's or has nowhere to go"
        return ""
    return _extras(state, kind)


def _extras(state: HansaFields, kind: int) -> str:
    agenda = state.agenda
    placed = [agenda.get(d.PLACED + i) for i in range(3)]
    used = len([code for code in placed if code > 0])
    if placed[0] == 0 or (placed[1] == 0 and placed[2] > 0):
        return "the relocated pieces are not listed in order"
    allowance = c.EXTRAS[(placed[0] - 1) & 1]
    if agenda.get(d.LEFT) != allowance - (used - 1) or agenda.get(d.LEFT) < 1:
        return "the extra pieces left are not what the displaced piece allows"
    for code in placed:
        if code > 0:
            piece = piece_of(agenda.get(d.ACTOR), (code - 1) & 1)
            if count_on(state, (code - 1) >> 1, piece) < len([other for other in placed if other == code]):
                return "a relocated piece does not stand where it was put"
    if kind == d.EXTRA:
        return "" if can_add(state) else "no extra piece is possible"
    seat = agenda.get(d.ACTOR)
    if agenda.get(d.LIFTED) == 0 or legal_extra_drop(state, vec[i64]([0] * c.ROUTE_COUNT)) == 0:
        return "no piece is lifted, or it has nowhere to go"
    if route_mask(state, (agenda.get(d.LIFTED) - 1) >> 1) & 1 == 0:
        return "the lifted piece has left no empty space"
    heaps = state.supply[seat * 2] + state.supply[seat * 2 + 1] + state.stock[seat * 2] + state.stock[seat * 2 + 1]
    return "pieces are lifted only when stock and supply are empty" if heaps > 0 else ""


def _move(state: HansaFields, kind: int) -> str:
    held = state.hand[c.TRADER] + state.hand[c.MERCHANT]
    book = value(state, state.active, c.LIBER_SOPHIAE)
    if held > book:
        return "more pieces are in hand than the book allows"
    if kind == d.MOVE_DROPPING:
        return ""
    if state.agenda.get(d.LEFT) != book - held or held == book or state.agenda.get(d.LAST) == 0:
        return "the pieces still to lift do not fit the book"
    return "" if has_piece_on_routes(state) else "no piece is left to lift"


def _neutral(state: HansaFields, kind: int) -> str:
    if state.seats != 2:
        return "there is no neutral player"
    route = state.agenda.get(d.ROUTE)
    if c.SPACES[state.side * c.ROUTE_COUNT + route] == 0:
        return "the neutral cubes are on no route of this side"
    if kind == d.NEUTRAL_CITY:
        if route_mask(state, route) != 1 << s.NEUTRAL_CUBE or state.lasting.route_markers[route] != 0:
            return "the route is not claimed by the neutral player"
        both = first_empty_office(state, c.ROUTE_A[route]) >= 0 and first_empty_office(state, c.ROUTE_B[route]) >= 0
        return "" if both else "there is nothing to choose between"
    left = state.agenda.get(d.LEFT)
    if not 1 <= left <= 1 + c.NEUTRAL_EXTRA or (left <= c.NEUTRAL_EXTRA and state.reserve == 0):
        return "there is no neutral cube to place"
    return "" if nearest_ring(state, route, routes_with_room(state)) != 0 else "no neutral cube can be placed"


def _choice(state: HansaFields, kind: int) -> str:
    agenda = state.agenda
    if kind == d.BENEFIT:
        mask = route_mask(state, agenda.get(d.ROUTE))
        fresh = agenda.get(d.FRESH)
        if (
            mask == 0
            or mask & ~(3 << piece_of(state.active, c.TRADER))
            or state.lasting.route_markers[agenda.get(d.ROUTE)]
        ):
            return "the claimed route is not filled by the player alone"
        if fresh > 0 and state.lasting.unused[state.active * c.MARKER_COUNT + fresh - 1] == 0:
            return "the marker of this claim is not the player's"
        return ""
    used = {d.UPGRADE_PICK: c.IMPROVE_ABILITY, d.SWAP_PICK: c.SWAP_OFFICES, d.REMOVE_PICK: c.REMOVE_THREE}[kind]
    if state.lasting.used[state.active * c.MARKER_COUNT + used] == 0:
        return "the marker was not used"
    if kind != d.REMOVE_PICK:
        return "" if has_effect(state, used) else "the marker has no effect"
    if agenda.get(d.LEFT) < 1 or agenda.get(d.LEFT) + agenda.get(d.REMOVED) != c.MARKER_AMOUNTS[c.REMOVE_THREE]:
        return "the pieces to remove do not add up"
    return "" if has_foreign_piece(state) else "there is nothing to remove"


def _replacement(state: HansaFields, kind: int) -> str:
    if kind == d.MARKER_REVEAL and state.lasting.plates[state.active] == 0:
        return "there is no marker on the plate"
    if kind == d.PLACE_MARKER and state.turned_up == 0:
        return "no marker is turned up"
    for route in range(c.ROUTE_COUNT):
        if is_eligible(state, route):
            return ""
    return "no route can take the marker"


def _tavern(state: HansaFields) -> str:
    """Markers are laid out in the order of the taverns (HT-3.2)."""
    for i in range(3):
        route = c.TAVERNS[state.side * 3 + i]
        if state.lasting.route_markers[route] == 0:
            return "" if state.agenda.get(d.ROUTE) == route else "another tavern comes first"
    return "all taverns have their marker"
