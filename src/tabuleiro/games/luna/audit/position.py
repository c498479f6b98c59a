"""What holds in every position: conservation of pieces and points, and the pending decision (LU-I)."""

from typing import Final

from tabuleiro.core.action import CHANCE, Arguments
from tabuleiro.core.present.problem import Problem
from tabuleiro.games.luna import decisions as d
from tabuleiro.games.luna import state as s
from tabuleiro.games.luna.audit.setup import broken_colours, broken_setup
from tabuleiro.games.luna.audit.step import broken_steps
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.scoring import council_points, favor_points, novices_at, shrine_points
from tabuleiro.games.luna.setup import is_face_up
from tabuleiro.games.luna.state import LunaFields

__all__ = ["broken_invariants", "broken_steps"]

ROUND_KINDS: Final = (d.SOLO_DEACTIVATE, d.ACTION, d.MOVES, d.BOOK_PUT)
_BOOK_TOKEN: Final = c.ISLANDS.index("book")
_TIDE_TOKEN: Final = c.ISLANDS.index("tide")


def broken_invariants(state: LunaFields) -> list[Problem]:
    """Everything that is unsound; what builds on something unsound is not looked at any more."""
    problems = _options(state) or _decision(state) or broken_colours(state)
    if problems:
        return problems
    problems = _stones(state) + _tokens(state)
    for party in range(state.parties):
        problems += _party(state, party)
    if state.round == 0:
        problems += broken_setup(state)
    else:
        problems += _round(state)
    if not problems and state.agenda.depth > 0 and not state.legal():
        problems.append(
            Problem(
                "LU-14.2",
                "decision",
                {},
                ["agenda"],
                f"nothing is legal at the decision {d.KINDS[state.agenda.kind()]}",
            )
        )
    return problems


def _name(state: LunaFields, party: int) -> str:
    """How the catalogue calls a party."""
    return "opponent" if state.seats == 1 and party == s.OPPONENT else f"seat-{party}"


def _of_stone(rule: str, key: str, stone: int, field: str, text: str) -> Problem:
    return Problem(rule, key, {"stone": stone}, [f"stones.{stone}.{field}"], text)


def _options(state: LunaFields) -> list[Problem]:
    problems: list[Problem] = []
    if state.preset == 1 and state.level == 3:
        problems.append(
            Problem("LU-16.1", "options", {}, ["options"], "the preselected set-up does not allow solo level 3")
        )
    if state.seats > 1 and (state.level > 1 or state.displaces == 0):
        problems.append(Problem("LU-16.1", "options", {}, ["options"], "solo options in a game of several players"))
    if state.seats > 2 and state.bonus_once == 1:
        problems.append(
            Problem("LU-16.1", "options", {}, ["options"], "the Book bonus belongs to games of one or two players")
        )
    return problems


def _decision(state: LunaFields) -> list[Problem]:
    """The decision fits the round, and its decider exists."""
    if state.agenda.depth == 0:
        if state.round == c.ROUNDS:
            return []
        return [Problem("LU-11.1", "not-over", {}, ["round"], f"nothing is pending in round {state.round}")]
    kind = state.agenda.kind()
    actor = state.agenda.get(d.ACTOR)
    problems: list[Problem] = []
    if (kind in ROUND_KINDS) != (state.round > 0):
        problems.append(
            Problem(
                "LU-14.1",
                "decision",
                {},
                ["agenda"],
                f"the decision {d.KINDS[kind]} does not belong to round {state.round}",
            )
        )
    if (actor == CHANCE) != (kind > d.CHOOSE_COLOUR):
        problems.append(
            Problem("LU-14.2", "decision", {}, ["agenda"], f"the decision {d.KINDS[kind]} is not for {actor}")
        )
    if kind == d.SOLO_DEACTIVATE and state.seats != 1:
        problems.append(Problem("LU-13.6", "decision", {}, ["agenda"], "only the solo game deactivates novices"))
    return problems


def _party(state: LunaFields, party: int) -> list[Problem]:
    problems: list[Problem] = []
    islands = range(party * c.ISLAND_COUNT, (party + 1) * c.ISLAND_COUNT)
    novices = int(state.reserve[party] + state.pier[party])
    novices += sum([int(state.active[place] + state.inactive[place]) for place in islands])
    on_stones = [stone for stone in range(1, c.STONE_SLOTS) if state.stone_party[stone] == party + 1]
    novices += len([stone for stone in on_stones if state.stones[stone] != s.DEALT])
    if state.agenda.depth > 0 and state.agenda.kind() == d.MOVES and state.agenda.get(d.ACTOR) == party:
        novices += sum([int(count) for count in state.moved])
    if novices != c.NOVICES:
        text = f"party {party} has {novices} novices instead of {c.NOVICES}"
        said: Arguments = {"party": _name(state, party), "count": novices, "expected": int(c.NOVICES)}
        problems.append(Problem("LU-I1", "novices", said, [f"parties[{party}].reserve"], text))
    shrines = int(state.shrine_reserve[party]) + sum([int(state.shrines[place]) for place in islands])
    if shrines != c.SHRINES:
        text = f"party {party} has {shrines} shrines instead of {c.SHRINES}"
        said = {"party": _name(state, party), "count": shrines, "expected": int(c.SHRINES)}
        problems.append(Problem("LU-I2", "shrines", said, [f"parties[{party}].shrine_reserve"], text))
    if not 0 <= state.herbs_used[party] <= c.HERBS_LIMIT:
        text = f"party {party} did {state.herbs_used[party]} Herbs actions"
        said = {"party": _name(state, party), "count": int(state.herbs_used[party]), "most": int(c.HERBS_LIMIT)}
        problems.append(Problem("LU-I15", "herbs", said, [f"parties[{party}].herbs_used"], text))
    return problems + _influence(state, party)


def _influence(state: LunaFields, party: int) -> list[Problem]:
    """Influence adds up; the final points are there exactly when the game is over."""
    ledger = [int(state.ledger[party * s.CATEGORY_COUNT + i]) for i in range(s.CATEGORY_COUNT)]
    problems: list[Problem] = []
    if state.influence[party] < 0 or sum(ledger) != state.influence[party]:
        text = f"the influence of party {party} is not the sum of its sources (and LU-11.6)"
        said: Arguments = {"party": _name(state, party), "count": int(state.influence[party]), "sum": sum(ledger)}
        problems.append(Problem("LU-I9", "influence", said, [f"parties[{party}].influence"], text))
    for i, category in enumerate(s.CATEGORIES):
        if (ledger[i] > 0 and i == s.FROM_APOSTATE) or (ledger[i] < 0 and i != s.FROM_APOSTATE):
            text = f"the influence of party {party} from {category} cannot be {ledger[i]}"
            said = {"party": _name(state, party), "category": f"category-{category}", "count": ledger[i]}
            problems.append(Problem("LU-I9", "source", said, [f"parties[{party}].ledger.{category}"], text))
    final = [0, 0, 0]
    if state.agenda.depth == 0:
        final = [int(shrine_points(state, party)), int(favor_points(state, party)), int(council_points(state, party))]
    if [ledger[s.FROM_SHRINES], ledger[s.FROM_FAVORS], ledger[s.FROM_COUNCIL]] != final:
        text = f"the final points of party {party} should be {final}"
        last = [f"parties[{party}].ledger.{category}" for category in ("shrines", "favors", "council")]
        problems.append(Problem("LU-11.2", "final", {"party": _name(state, party)}, last, text))
    return problems


def _tokens(state: LunaFields) -> list[Problem]:
    problems: list[Problem] = []
    for island, name in enumerate(c.ISLANDS):
        held = sum([int(state.favors[party * c.ISLAND_COUNT + island]) for party in range(state.parties)])
        expected = c.TOKENS_OF_SEATS[state.seats] if state.ring_index[island] >= 0 else 0
        if state.tokens[island] + held != expected:
            count = int(state.tokens[island]) + held
            said: Arguments = {"favor": f"favor-{name}", "count": count, "expected": int(expected)}
            text = f"there are {count} {name} tokens instead of {expected}"
            problems.append(Problem("LU-I3", "tokens", said, [f"tokens.{name}"], text))
    if state.seats == 1 and any(state.favors[s.OPPONENT * c.ISLAND_COUNT + i] == 1 for i in range(c.ISLAND_COUNT)):
        problems.append(
            Problem("LU-13.17", "opponent-favors", {}, ["parties[1].favors"], "the opponent holds no favors")
        )
    return problems


def _stones(state: LunaFields) -> list[Problem]:
    """What can stand and lie on a stone at each place."""
    problems: list[Problem] = []
    for stone in range(1, c.STONE_SLOTS):
        place = state.stones[stone]
        party = state.stone_party[stone]
        if place != s.BOX and not is_face_up(state, c.STONE_BOARDS[stone]):
            problems.append(_of_stone("LU-2.4", "stone-not-in-play", stone, "place", f"stone {stone} is not in play"))
        if (place == s.BOX and party != 0) or (place == s.DEALT and party == 0):
            problems.append(
                _of_stone("LU-I6", "stone-owner", stone, "party", f"stone {stone} cannot belong to {party - 1}")
            )
        if state.books[stone] == 1 and (place != s.TEMPLE or party == 0):
            problems.append(
                _of_stone(
                    "LU-I5", "book-alone", stone, "book", f"the Book on stone {stone} lies under no temple novice"
                )
            )
        if place == s.DEALT and (state.seats > 1 or state.round > 0):
            problems.append(
                _of_stone("LU-13.4", "stone-place", stone, "place", f"stone {stone} is dealt only in the solo set-up")
            )
        if place == s.PATH and party == s.OPPONENT + 1 and state.seats == 1:
            problems.append(
                _of_stone(
                    "LU-I12",
                    "opponent-claims",
                    stone,
                    "party",
                    f"the opponent never claims, but stands on stone {stone}",
                )
            )
    return problems


def _round(state: LunaFields) -> list[Problem]:
    """What holds from the first round on."""
    problems: list[Problem] = []
    size = int(c.BOARDS_OF_SEATS[state.seats])
    if len([board for board in state.boards if board >= 0]) != size:
        return [Problem("LU-2.3", "boards", {"expected": size}, ["boards"], f"expected {size} temple boards")]
    for stone in range(1, c.STONE_SLOTS):
        in_play = is_face_up(state, c.STONE_BOARDS[stone])
        allowed = (s.TEMPLE,) if state.stone_rounds[stone] == 0 else (s.PATH, s.TEMPLE)
        if in_play and state.stones[stone] not in allowed:
            problems.append(_of_stone("LU-I4", "stone-missing", stone, "place", f"stone {stone} is missing"))
        if state.stones[stone] == s.TEMPLE and state.stone_rounds[stone] > state.round + 1:
            problems.append(
                _of_stone("LU-7.6", "stone-early", stone, "place", f"stone {stone} cannot be in the temple yet")
            )
        if (
            state.stones[stone] == s.PATH
            and state.stone_party[stone] > 0
            and state.stone_rounds[stone] > state.round + 1
        ):
            problems.append(_of_stone("LU-7.3", "claim-early", stone, "party", f"stone {stone} cannot be claimed yet"))
    if any(island < 0 for island in state.ring) or any(state.figures[i] < 0 for i in range(c.FIGURE_COUNT)):
        where = ["ring", *[f"figures.{figure}" for figure in c.FIGURES]]
        text = "an island or a figure is missing (and LU-2.13)"
        return [*problems, Problem("LU-2.10", "ring", {}, where, text)]
    if any(state.chairs[party] < 0 for party in range(state.parties)):
        chairs = [f"council[{chair}]" for chair in range(c.LAST_CHAIR + 1)]
        return [*problems, Problem("LU-I7", "council", {}, chairs, "a council marker is missing")]
    if state.start < 0 or (state.seats == 1 and state.start != s.OPPONENT):
        problems.append(Problem("LU-2.2", "start", {}, ["start"], "the start player is wrong (and LU-13.3)"))
    return problems + _phase(state) + _books(state) + _moves(state) + (_opponent(state) if state.seats == 1 else [])


def _phase(state: LunaFields) -> list[Problem]:
    """Time tokens, Book bonus, shrines and favors of an action phase."""
    problems: list[Problem] = []
    pile = int(c.TIME_OF_SEATS[state.seats])
    lowest = 0 if state.agenda.depth == 0 or state.seats == 1 else 1
    if not lowest <= state.time_left <= (0 if state.agenda.depth == 0 else pile):
        text = f"there cannot be {state.time_left} time tokens left"
        said: Arguments = {"count": int(state.time_left), "least": lowest, "most": pile}
        problems.append(Problem("LU-I8", "candles", said, ["time_left"], text))
    if state.book_bonus == 1 and state.seats > 2:
        problems.append(
            Problem(
                "LU-12.3", "book-bonus", {}, ["book_bonus"], "the Book bonus belongs to games of one or two players"
            )
        )
    for party in range(state.parties):
        if not any(state.shrines[party * c.ISLAND_COUNT + island] == 1 for island in range(c.ISLAND_COUNT)):
            text = f"party {party} has lost its first shrine"
            name = _name(state, party)
            problems.append(Problem("LU-5.12", "first-shrine", {"party": name}, [f"parties[{party}].shrines"], text))
    return problems


def _books(state: LunaFields) -> list[Problem]:
    """All Books lie in the temple, but for the one in hand."""
    books = sum([int(book) for book in state.books])
    expected = int(c.BOARDS_OF_SEATS[state.seats])
    problems: list[Problem] = []
    if state.agenda.depth > 0 and state.agenda.kind() == d.BOOK_PUT:
        expected -= 1
        actor = state.agenda.get(d.ACTOR)
        taken = state.agenda.get(d.TAKEN_FROM)
        if state.stones[taken] != s.TEMPLE or state.stone_party[taken] == 0 or state.books[taken] == 1:
            problems.append(Problem("LU-7.11", "decision", {}, ["agenda"], f"no Book was taken from stone {taken}"))
        if state.favors[actor * c.ISLAND_COUNT + _BOOK_TOKEN] == 1:
            problems.append(Problem("LU-5.4", "decision", {}, ["agenda"], "the Book token was not returned"))
    if books != expected:
        where = [f"stones.{stone}.book" for stone in range(1, c.STONE_SLOTS) if state.stones[stone] == s.TEMPLE]
        text = f"{books} Books lie in the temple instead of {expected}"
        problems.append(Problem("LU-I5", "books", {"count": books, "expected": expected}, where, text))
    return problems


def _moves(state: LunaFields) -> list[Problem]:
    """Novices are held aside exactly during MOVES, after the first move."""
    aside = sum([int(count) for count in state.moved])
    if state.agenda.depth == 0 or state.agenda.kind() != d.MOVES:
        text = f"{aside} novices are held aside outside a movement"
        return [Problem("LU-6.5", "aside", {}, ["moved"], text)] if aside > 0 else []
    problems: list[Problem] = []
    tide = state.agenda.get(d.WITH_TIDE) == 1
    last = state.agenda.get(d.LAST_MOVE)
    if tide and state.favors[state.agenda.get(d.ACTOR) * c.ISLAND_COUNT + _TIDE_TOKEN] == 1:
        problems.append(Problem("LU-5.4", "decision", {}, ["agenda"], "the Tide token was not returned"))
    if (last > 0) != (aside > 0):
        problems.append(Problem("LU-6.5", "decision", {}, ["agenda"], f"{aside} novices are held aside"))
    if last > 0:
        source, island = divmod(last - 1, c.ISLAND_COUNT)
        if state.moved[island] == 0 or (source > 0 and (source - 1) % c.ISLAND_COUNT == island):
            problems.append(Problem("LU-6.4", "decision", {}, ["agenda"], "the last move cannot have been made"))
        if not tide and not 1 <= source <= c.ISLAND_COUNT:
            problems.append(Problem("LU-6.1", "decision", {}, ["agenda"], "a Journey takes active novices only"))
    return problems


def _opponent(state: LunaFields) -> list[Problem]:
    """The solo opponent's novices keep to their islands and stones."""
    problems: list[Problem] = []
    homes: list[int] = []
    for island in range(c.ISLAND_COUNT):
        count = int(novices_at(state, s.OPPONENT, island))
        for stone in range(1, c.STONE_SLOTS):
            if state.stone_party[stone] == s.OPPONENT + 1 and c.STONE_SYMBOLS[stone] == island:
                count += 1
        homes.append(count)
    first = [island for island in range(c.ISLAND_COUNT) if homes[island] == c.OPPONENT_ON_BUILDER]
    if sorted(homes) != sorted([c.OPPONENT_ON_BUILDER] + [c.OPPONENT_ON_OTHERS] * (c.ISLAND_COUNT - 1)):
        problems.append(
            Problem("LU-I11", "opponent-novices", {}, ["parties[1].active"], "the opponent's novices are not at home")
        )
    elif state.shrines[s.OPPONENT * c.ISLAND_COUNT + first[0]] == 0:
        problems.append(
            Problem("LU-13.3", "opponent-shrine", {}, ["parties[1].shrines"], "the opponent's first shrine is missing")
        )
    if state.pier[s.OPPONENT] > 0 or state.reserve[s.OPPONENT] > 0 or state.herbs_used[s.OPPONENT] > 0:
        problems.append(
            Problem(
                "LU-I12",
                "opponent-reserve",
                {},
                ["parties[1].pier", "parties[1].reserve"],
                "the opponent has nothing on the pier or in reserve",
            )
        )
    beginning = state.agenda.depth > 0 and state.agenda.kind() == d.SOLO_DEACTIVATE
    used = sum([int(count) for count in state.inactive]) + state.herbs_used[s.HUMAN]
    if beginning and used > 0:
        problems.append(Problem("LU-10.1", "decision", {}, ["agenda"], "a round begins with inactive novices"))
    return problems
