"""What holds during set-up and preliminary round: everything comes in its order (LU-2 to LU-4, LU-13.1 to LU-13.5)."""

from tabuleiro.core.present.problem import Problem
from tabuleiro.games.luna import decisions as d
from tabuleiro.games.luna import state as s
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.preliminary import first_actor, has_shrine, pairs_placed
from tabuleiro.games.luna.setup import chooses_colours, is_face_up, next_figure, stones_dealt
from tabuleiro.games.luna.state import LunaFields


def _amiss(rule: str, text: str) -> Problem:
    """Something that does not fit the moment of the set-up."""
    return Problem(rule, "setup", {}, [], text)


def broken_setup(state: LunaFields) -> list[Problem]:
    """Everything unsound before the first round."""
    kind = state.agenda.kind()
    order = (
        d.START_PLAYER,
        d.TEMPLE_BOARD,
        d.START_STONE,
        d.ISLAND,
        d.FIGURE_ISLAND,
        d.PRELIM_SHRINE,
        d.PRELIM_PAIR,
    )
    step = order.index({d.PLACE_FIGURE: d.FIGURE_ISLAND, d.CHOOSE_COLOUR: d.START_PLAYER}.get(kind, kind))
    problems = _path_to(state, kind) + _untouched(state)
    if not problems:
        problems = _start(state, kind) + _boards(state, step) + _ring(state, step) + _council(state, step)
    if not problems:
        problems = _stones(state, step)
    if not problems:
        problems = _pieces(state, kind, step)
    return problems


def _path_to(state: LunaFields, kind: int) -> list[Problem]:
    """Which decisions the options and the seats allow."""
    if kind == d.START_PLAYER and state.seats == 1:
        return [_amiss("LU-13.3", "the opponent starts the solo game")]
    if kind in (d.ISLAND, d.FIGURE_ISLAND, d.PLACE_FIGURE) and state.preset == 1:
        return [_amiss("LU-3.1", "islands and figures are preselected")]
    if kind == d.CHOOSE_COLOUR and not chooses_colours(state):
        return [_amiss("LU-2.1", "no colour is chosen at this table")]
    if (kind == d.PLACE_FIGURE and state.chosen == 0) or (kind == d.FIGURE_ISLAND and state.chosen == 1):
        return [_amiss("LU-2.13", f"the decision {d.KINDS[kind]} is not for these options")]
    if kind in (d.PRELIM_SHRINE, d.PRELIM_PAIR) and state.preset == 1 and state.seats > 1:
        return [_amiss("LU-3.4", "the preselected set-up has no preliminary round")]
    return []


def broken_colours(state: LunaFields) -> list[Problem]:
    """Every player has a colour of his own: chosen in seat order, else that of the seat."""
    colours = [int(state.colours[party]) for party in range(state.parties)]
    if not chooses_colours(state):
        if colours == list(range(len(colours))):
            return []
        return [Problem("LU-2.1", "colours", {}, _colour_paths(state), "a party has not the colour of its seat")]
    choosing = state.agenda.depth > 0 and state.agenda.kind() == d.CHOOSE_COLOUR
    done = int(state.agenda.get(d.ACTOR)) if choosing else int(state.seats)
    if -1 in colours[:done] or len(set(colours[:done])) < done or set(colours[done:]) - {-1}:
        text = "the colours are not chosen in seat order, each by one"
        return [Problem("LU-2.1", "colours", {}, _colour_paths(state), text)]
    return []


def _colour_paths(state: LunaFields) -> list[str]:
    return [f"parties[{party}].colour" for party in range(state.parties)]


def _untouched(state: LunaFields) -> list[Problem]:
    """What only a round can change."""
    problems: list[Problem] = []
    touched = state.time_left + state.book_bonus + sum([int(count) for count in state.moved])
    for party in range(state.parties):
        touched += state.pier[party] + state.herbs_used[party]
        from_start = state.ledger[party * s.CATEGORY_COUNT + s.FROM_START]
        if state.influence[party] != c.START_INFLUENCE or from_start != c.START_INFLUENCE:
            problems.append(_amiss("LU-2.1", f"party {party} starts with {c.START_INFLUENCE} influence"))
    touched += sum([int(count) for count in state.inactive]) + sum([int(held) for held in state.favors])
    if touched > 0:
        problems.append(_amiss("LU-14.1", "something of a round is there before the first one"))
    return problems


def _start(state: LunaFields, kind: int) -> list[Problem]:
    if state.seats == 1:
        return [] if state.start == s.OPPONENT else [_amiss("LU-13.3", "the opponent starts the solo game")]
    if (state.start < 0) != (kind in (d.START_PLAYER, d.CHOOSE_COLOUR)):
        return [_amiss("LU-15.1", "the start player is drawn first")]
    if kind == d.PLACE_FIGURE and state.agenda.get(d.ACTOR) != state.start:
        return [_amiss("LU-2.13", "the start player places the figures")]
    return []


def _boards(state: LunaFields, step: int) -> list[Problem]:
    laid = len([board for board in state.boards if board >= 0])
    wanted = int(c.BOARDS_OF_SEATS[state.seats])
    sound = laid == 0 if step == 0 else laid < wanted if step == 1 else laid == wanted
    return [] if sound else [_amiss("LU-2.3", f"{laid} temple boards lie at the wrong moment")]


def _ring(state: LunaFields, step: int) -> list[Problem]:
    laid = len([island for island in state.ring if island >= 0])
    sound = laid == 0 if step < 3 else laid < c.ISLAND_COUNT if step == 3 else laid == c.ISLAND_COUNT
    if not sound:
        return [_amiss("LU-2.10", f"{laid} islands lie at the wrong moment")]
    placed = next_figure(state)
    later = [figure for figure in range(placed, c.FIGURE_COUNT) if state.figures[figure] >= 0]
    sound = placed == 0 if step < 4 else placed < c.FIGURE_COUNT if step == 4 else placed == c.FIGURE_COUNT
    if not sound or later:
        return [_amiss("LU-2.13", "a figure stands at the wrong moment")]
    if state.level == 3 and (placed == 1 or state.figures[c.BUILDER] != state.figures[c.PRIESTESS]):
        return [_amiss("LU-13.2", "Master Builder and Moon Priestess start together at level 3")]
    return []


def _council(state: LunaFields, step: int) -> list[Problem]:
    for i in range(state.parties):
        party = (state.start + i) % state.parties if state.start >= 0 else i
        if step < 3 and state.chairs[party] >= 0:
            return [_amiss("LU-2.9", "the council markers come after the path")]
        if step >= 3 and (state.chairs[party] != 0 or state.heights[party] != i):
            return [_amiss("LU-2.9", "the council markers lie in turn order on chair 0")]
    return []


def _stones(state: LunaFields, step: int) -> list[Problem]:
    """Start stones are dealt in turn order; the others come onto the path after that."""
    problems: list[Problem] = []
    dealt = stones_dealt(state)
    if (step < 2 and dealt > 0) or (step == 2 and dealt >= state.parties) or (step > 2 and dealt != state.parties):
        return [_amiss("LU-2.5", f"{dealt} start stones are dealt at the wrong moment")]
    owners = sorted(
        [int(state.stone_party[stone]) - 1 for stone in range(1, c.START_STONES + 1) if state.stones[stone]]
    )
    if dealt > 0 and owners != sorted([int((state.start + i) % state.parties) for i in range(dealt)]):
        problems.append(_amiss("LU-2.5", "the start stones are dealt in turn order"))
    solo_early = state.seats == 1 and step < 5
    for stone in range(1, c.STONE_SLOTS):
        place = state.stones[stone]
        if stone <= c.START_STONES:
            if place not in (s.BOX, s.DEALT if solo_early else s.TEMPLE):
                problems.append(_amiss("LU-2.5", f"start stone {stone} lies at the wrong place (and LU-13.4)"))
            if (state.books[stone] == 1) != (place == s.TEMPLE):
                problems.append(_amiss("LU-I5", f"a Book lies under every start novice: stone {stone}"))
        else:
            on_path = step > 2 and is_face_up(state, c.STONE_BOARDS[stone])
            if place != (s.PATH if on_path else s.BOX) or state.stone_party[stone] != 0:
                problems.append(_amiss("LU-2.6", f"stone {stone} lies at the wrong place"))
    return problems


def _pieces(state: LunaFields, kind: int, step: int) -> list[Problem]:
    """Shrines and pairs in turn order; the solo opponent's pieces all at once before them."""
    problems: list[Problem] = []
    if state.seats == 1:
        problems += _opponent(state) if step >= 5 else _empty(state, s.OPPONENT)
    first = first_actor(state)
    actor = state.agenda.get(d.ACTOR)
    for seat in range(state.seats):
        if kind not in (d.PRELIM_SHRINE, d.PRELIM_PAIR):
            problems += _empty(state, seat)
            continue
        has_had_turn = (seat - first) % state.seats < (actor - first) % state.seats
        shrine = 1 if has_had_turn or kind == d.PRELIM_PAIR else 0
        problems += _seat_pieces(state, seat, shrine)
        ahead = 1 if has_had_turn and kind == d.PRELIM_PAIR else 0
        if (
            pairs_placed(state, seat) - ahead != pairs_placed(state, actor)
            or pairs_placed(state, actor) >= c.PRESET_PAIRS
        ):
            problems.append(_amiss("LU-4.3", f"seat {seat} has placed a wrong number of pairs"))
        if kind == d.PRELIM_SHRINE and pairs_placed(state, seat) > 0:
            problems.append(_amiss("LU-4.3", f"seat {seat} places a pair before all shrines stand"))
    return problems


def _empty(state: LunaFields, party: int) -> list[Problem]:
    places = range(party * c.ISLAND_COUNT, (party + 1) * c.ISLAND_COUNT)
    if any(state.active[place] + state.shrines[place] > 0 for place in places):
        return [_amiss("LU-4.1", f"party {party} has pieces on islands too early")]
    return []


def _seat_pieces(state: LunaFields, seat: int, shrines: int) -> list[Problem]:
    """One shrine on an island of its own, whole pairs on islands without it."""
    problems: list[Problem] = []
    built = 0
    for island in range(c.ISLAND_COUNT):
        novices = state.active[seat * c.ISLAND_COUNT + island]
        own = state.shrines[seat * c.ISLAND_COUNT + island]
        built += int(own)
        if novices not in (0, c.PAIR) or (novices > 0 and own == 1):
            problems.append(_amiss("LU-4.3", f"seat {seat} has not placed its novices in pairs"))
        others = [party for party in range(state.parties) if state.shrines[party * c.ISLAND_COUNT + island] == 1]
        if own == 1 and len(others) > 1:
            problems.append(_amiss("LU-4.1", f"the shrine of seat {seat} is not alone on its island"))
        if own == 1 and island == c.NO_START_SHRINE and state.seats <= 2 and has_shrine(state, island):
            problems.append(_amiss("LU-4.2", f"the shrine of seat {seat} stands on a forbidden island"))
    if built != shrines:
        problems.append(_amiss("LU-4.1", f"seat {seat} has placed {built} shrines instead of {shrines}"))
    return problems


def _opponent(state: LunaFields) -> list[Problem]:
    """One shrine and one novice with the Builder, two novices elsewhere, one of them gone to the temple (LU-13.3)."""
    for island in range(c.ISLAND_COUNT):
        with_builder = island == state.figures[c.BUILDER]
        expected = c.OPPONENT_ON_BUILDER if with_builder else c.OPPONENT_ON_OTHERS
        for stone in range(1, c.START_STONES + 1):
            if state.stone_party[stone] == s.OPPONENT + 1 and c.STONE_SYMBOLS[stone] == island:
                expected -= 1
        place = s.OPPONENT * c.ISLAND_COUNT + island
        if state.active[place] != expected or (state.shrines[place] == 1) != with_builder:
            return [_amiss("LU-13.3", "the opponent's pieces are not where they start (and LU-13.4)")]
    return []
