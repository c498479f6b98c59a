"""What must hold in every position (HT-17), and what no step may do."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.action import Arguments
from tabuleiro.core.agenda import WIDTH
from tabuleiro.core.present.problem import Problem
from tabuleiro.games.hansa_teutonica import decisions as d
from tabuleiro.games.hansa_teutonica.audit.agenda import broken_agenda
from tabuleiro.games.hansa_teutonica.board.cities import first_empty_office, is_connected, reckon
from tabuleiro.games.hansa_teutonica.board.pieces import piece_of, route_mask
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.state import EMPTY, NEUTRAL_CUBE, HansaFields


def broken_invariants(state: HansaFields) -> list[Problem]:
    """Every broken invariant."""
    problems: list[Problem] = []
    for seat in range(state.seats):
        _check_pieces(state, seat, problems)
        _check_prestige(state, seat, problems)
    _check_cities(state, problems)
    _check_reckoned(state, problems)
    _check_markers(state, problems)
    _check_connections(state, problems)
    _check_neutral(state, problems)
    if not problems:
        problems += broken_agenda(state)
    return problems


def _count(pieces: vec[i64], piece: int) -> int:
    count: i64 = 0
    for found in pieces:
        if found == piece:
            count += 1
    return count


def _in_hand(state: HansaFields, seat: int, shape: int) -> int:
    """Pieces that are lifted, or displaced and not yet relocated (HT-17.1)."""
    count: i64 = state.hand[shape] if seat == state.active else 0
    if state.agenda.depth == 0:
        return count
    kind: i64 = state.agenda.kind()
    if kind == d.RELOCATE and state.agenda.get(d.TARGET) == piece_of(seat, shape):
        count += 1
    if kind == d.EXTRA_DROP and state.agenda.get(d.ACTOR) == seat and (state.agenda.get(d.LIFTED) - 1) & 1 == shape:
        count += 1
    return count


def _check_pieces(state: HansaFields, seat: int, problems: list[Problem]) -> None:
    """No piece is ever made or lost (HT-1.5, HT-17.1, HT-17.2)."""
    if state.start < 0:
        return
    for shape, owned in ((c.TRADER, c.TRADERS), (c.MERCHANT, c.MERCHANTS)):
        piece = piece_of(seat, shape)
        count: i64 = state.supply[seat * 2 + shape] + state.stock[seat * 2 + shape] + _in_hand(state, seat, shape)
        count += (
            _count(state.spaces, piece) + _count(state.lasting.offices, piece) + _count(state.lasting.extras, piece)
        )
        for track in range(c.TRACK_COUNT):
            if c.TRACK_PIECES[track] == shape:
                count += c.LEVELS[track] - 1 - state.lasting.levels[seat * c.TRACK_COUNT + track]
        if shape == c.MERCHANT:
            count += _count(state.lasting.coellen, seat + 1)
        if count != owned:
            text = f"seat {seat} has {count} pieces of shape {shape} instead of {owned}"
            name = c.SHAPES[shape]
            said: Arguments = {"seat": f"seat-{seat}", "count": int(count), "owned": int(owned)}
            heaps = [f"players[{seat}].{heap}.{name}" for heap in ("stock", "supply")]
            problems.append(Problem("HT-17.1", f"{name}s", said, heaps, text))


def _check_prestige(state: HansaFields, seat: int, problems: list[Problem]) -> None:
    if state.prestige[seat] > c.MAX_PRESTIGE:
        text = f"seat {seat} has {state.prestige[seat]} prestige points, more than {c.MAX_PRESTIGE}"
        said: Arguments = {"seat": f"seat-{seat}", "count": int(state.prestige[seat]), "most": int(c.MAX_PRESTIGE)}
        problems.append(Problem("HT-17.5", "prestige", said, [f"players[{seat}].prestige"], text))


def _check_cities(state: HansaFields, problems: list[Problem]) -> None:
    """Offices are filled from the left; the track counts full cities, up to ten (HT-17.3)."""
    full = 0
    for city in range(c.CITY_COUNT):
        printed = c.OFFICES[state.side * c.CITY_COUNT + city]
        first = first_empty_office(state, city)
        if first < 0:
            full += 1
            continue
        for office in range(first, printed):
            if state.lasting.offices[city * c.MAX_OFFICES + office] != EMPTY:
                text = f"{c.CITIES[city]} has an office right of an empty one"
                where = [f"cities.{c.CITIES[city]}.offices[{place}]" for place in (first, office)]
                problems.append(Problem("HT-17.3", "office-gap", {"city": f"city-{c.CITIES[city]}"}, where, text))
        if first == 0 and state.lasting.extras[city * c.MAX_EXTRA_OFFICES] != EMPTY:
            text = f"{c.CITIES[city]} has an extra office, but no other"
            extra = [f"cities.{c.CITIES[city]}.extra"]
            problems.append(Problem("HT-9.4", "extra-alone", {"city": f"city-{c.CITIES[city]}"}, extra, text))
    expected = c.END_CITIES if full > c.END_CITIES else full
    if state.completed != expected:
        text = f"the completed-cities track shows {state.completed} instead of {expected}"
        said: Arguments = {"count": int(state.completed), "expected": int(expected)}
        problems.append(Problem("HT-17.3", "completed", said, ["completed"], text))


def _check_reckoned(state: HansaFields, problems: list[Problem]) -> None:
    """What is kept about the offices is what follows from them (HT-8.2 to HT-8.5)."""
    counted = cast(HansaFields, state.copy())  # a position of this game by contract
    reckon(counted)
    for name in ("counts", "holders", "open_offices", "presences", "networks"):
        if list(getattr(state.lasting, name)) != list(getattr(counted.lasting, name)):
            text = f"what is known about the offices is out of date ({name})"
            problems.append(Problem("HT-8.2", "reckoned", {}, [], text))


def _check_markers(state: HansaFields, problems: list[Problem]) -> None:
    """All markers are somewhere, and the pool is what nobody has seen (HT-14.4, HT-17.4)."""
    plates: i64 = 0
    for seat in range(state.seats):
        plates += state.lasting.plates[seat]
    unseen: i64 = 0
    for marker in range(c.MARKER_COUNT):
        unseen += state.lasting.unseen[marker]
        count: i64 = (
            state.lasting.unseen[marker]
            + state.lasting.discarded[marker]
            + _count(state.lasting.route_markers, marker + 1)
        )
        if state.turned_up == marker + 1:
            count += 1
        for seat in range(state.seats):
            count += (
                state.lasting.unused[seat * c.MARKER_COUNT + marker]
                + state.lasting.used[seat * c.MARKER_COUNT + marker]
            )
        total: i64 = c.MARKERS_STACK[marker]
        if state.active >= 0:
            total += c.MARKERS_START[marker]
        elif (
            marker < len(c.MARKERS_START) and _count(state.lasting.route_markers, marker + 1) <= c.MARKERS_START[marker]
        ):
            total += _count(state.lasting.route_markers, marker + 1)
        if count != total:
            name = c.MARKERS[marker]
            said: Arguments = {"marker": f"marker-{name}", "count": int(count), "expected": int(total)}
            pool = [f"unseen.{name}", f"discarded.{name}"]
            text = f"there are {count} markers {name} instead of {total}"
            problems.append(Problem("HT-17.4", "markers", said, pool, text))
    if unseen != state.stack_size + plates:
        text = f"{unseen} unseen markers are not the stack of {state.stack_size} and {plates} on plates"
        hidden: Arguments = {"unseen": int(unseen), "stack": int(state.stack_size), "plates": int(plates)}
        problems.append(Problem("HT-14.4", "stack", hidden, ["stack"], text))
    in_play: i64 = c.ROUTE_COUNT - _count(state.lasting.route_markers, 0) + plates + (1 if state.turned_up > 0 else 0)
    if state.active >= 0 and (in_play > 2 if state.no_marker == 1 else in_play != 3):
        where = [f"routes.{name}.marker" for i, name in enumerate(c.ROUTES) if state.lasting.route_markers[i] > 0]
        text = f"{in_play} markers are in play instead of 3"
        problems.append(Problem("HT-17.4", "markers-in-play", {"count": int(in_play)}, where, text))
    for route in range(c.ROUTE_COUNT):
        if state.lasting.route_markers[route] > 0 and route_mask(state, route) == 0:
            text = f"this side has no route {c.ROUTES[route]} for a marker"
            problems.append(Problem("HT-2.6", "no-route", {"route": f"route-{c.ROUTES[route]}"}, [], text))


def _check_connections(state: HansaFields, problems: list[Problem]) -> None:
    """Exactly the connected players have an award, numbered from one (HT-8.6, HT-17.5)."""
    orders: list[int] = []
    for seat in range(state.seats):
        if (state.lasting.connected[seat] > 0) != is_connected(state, seat):
            text = f"the east-west award of seat {seat} does not fit the offices"
            award = [f"players[{seat}].connected"]
            problems.append(Problem("HT-8.6", "east-west", {"seat": f"seat-{seat}"}, award, text))
        if state.lasting.connected[seat] > 0:
            orders.append(int(state.lasting.connected[seat]))
    if sorted(orders) != list(range(1, len(orders) + 1)):
        where = [f"players[{seat}].connected" for seat in range(state.seats)]
        text = f"the east-west awards are numbered {sorted(orders)}"
        problems.append(Problem("HT-17.5", "awards", {}, where, text))


def _check_neutral(state: HansaFields, problems: list[Problem]) -> None:
    """Neutral cubes exist with two players only, and none is lost (HT-11.1, HT-17.7)."""
    cubes = _count(state.spaces, NEUTRAL_CUBE) + _count(state.lasting.offices, NEUTRAL_CUBE) + state.reserve
    in_hand = 0
    choosing = -1
    if state.agenda.depth > 0:
        for i in range(state.agenda.depth):
            frame = i * WIDTH
            kind = state.agenda.frames[frame]
            if kind == d.NEUTRAL_PUT and state.agenda.frames[frame + d.LEFT] == 1 + c.NEUTRAL_EXTRA:
                in_hand = 1
            if kind == d.NEUTRAL_CITY:
                choosing = int(state.agenda.frames[frame + d.ROUTE])
    expected = c.NEUTRAL_CUBES if state.seats == 2 else 0
    if cubes + in_hand != expected:
        said: Arguments = {"count": int(cubes + in_hand), "expected": int(expected)}
        text = f"there are {cubes + in_hand} neutral cubes instead of {expected}"
        problems.append(Problem("HT-17.7", "neutral-cubes", said, ["reserve"], text))
    if _count(state.lasting.extras, NEUTRAL_CUBE) > 0:
        where = [f"cities.{city}.extra" for city in c.CITIES]
        problems.append(Problem("HT-9.4", "neutral-extra", {}, where, "the neutral player has an extra office"))
    for route in range(c.ROUTE_COUNT):
        if route_mask(state, route) == 1 << NEUTRAL_CUBE and route != choosing:
            name = c.ROUTES[route]
            spaces = [f"routes.{name}.spaces[{i}]" for i in range(c.SPACES[state.side * c.ROUTE_COUNT + route])]
            text = f"{name} is entirely neutral"
            problems.append(Problem("HT-17.7", "neutral-route", {"route": f"route-{name}"}, spaces, text))
