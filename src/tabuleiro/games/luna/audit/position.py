"""What holds in every position: conservation of pieces and points, and the pending decision (LU-I)."""

from typing import Final

from tabuleiro.core.action import CHANCE
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


def broken_invariants(state: LunaFields) -> list[str]:
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
        problems.append(f"nothing is legal at the decision {d.KINDS[state.agenda.kind()]} (LU-14.2)")
    return problems


def _options(state: LunaFields) -> list[str]:
    problems: list[str] = []
    if state.preset == 1 and state.level == 3:
        problems.append("the preselected set-up does not allow solo level 3 (LU-16.1)")
    if state.seats > 1 and (state.level > 1 or state.displaces == 0):
        problems.append("solo options in a game of several players (LU-16.1)")
    if state.seats > 2 and state.bonus_once == 1:
        problems.append("the Book bonus belongs to games of one or two players (LU-16.1)")
    return problems


def _decision(state: LunaFields) -> list[str]:
    """The decision fits the round, and its decider exists."""
    if state.agenda.depth == 0:
        return [] if state.round == c.ROUNDS else [f"nothing is pending in round {state.round} (LU-11.1)"]
    kind = state.agenda.kind()
    actor = state.agenda.get(d.ACTOR)
    problems: list[str] = []
    if (kind in ROUND_KINDS) != (state.round > 0):
        problems.append(f"the decision {d.KINDS[kind]} does not belong to round {state.round} (LU-14.1)")
    if (actor == CHANCE) != (kind > d.CHOOSE_COLOUR):
        problems.append(f"the decision {d.KINDS[kind]} is not for {actor} (LU-14.2)")
    if kind == d.SOLO_DEACTIVATE and state.seats != 1:
        problems.append("only the solo game deactivates novices (LU-13.6)")
    return problems


def _party(state: LunaFields, party: int) -> list[str]:
    problems: list[str] = []
    islands = range(party * c.ISLAND_COUNT, (party + 1) * c.ISLAND_COUNT)
    novices = int(state.reserve[party] + state.pier[party])
    novices += sum([int(state.active[place] + state.inactive[place]) for place in islands])
    on_stones = [stone for stone in range(1, c.STONE_SLOTS) if state.stone_party[stone] == party + 1]
    novices += len([stone for stone in on_stones if state.stones[stone] != s.DEALT])
    if state.agenda.depth > 0 and state.agenda.kind() == d.MOVES and state.agenda.get(d.ACTOR) == party:
        novices += sum([int(count) for count in state.moved])
    if novices != c.NOVICES:
        problems.append(f"party {party} has {novices} novices instead of {c.NOVICES} (LU-I1)")
    shrines = int(state.shrine_reserve[party]) + sum([int(state.shrines[place]) for place in islands])
    if shrines != c.SHRINES:
        problems.append(f"party {party} has {shrines} shrines instead of {c.SHRINES} (LU-I2)")
    if not 0 <= state.herbs_used[party] <= c.HERBS_LIMIT:
        problems.append(f"party {party} did {state.herbs_used[party]} Herbs actions (LU-I15)")
    return problems + _influence(state, party)


def _influence(state: LunaFields, party: int) -> list[str]:
    """Influence adds up; the final points are there exactly when the game is over."""
    ledger = [int(state.ledger[party * s.CATEGORY_COUNT + i]) for i in range(s.CATEGORY_COUNT)]
    problems: list[str] = []
    if state.influence[party] < 0 or sum(ledger) != state.influence[party]:
        problems.append(f"the influence of party {party} is not the sum of its sources (LU-I9, LU-11.6)")
    for i, category in enumerate(s.CATEGORIES):
        if (ledger[i] > 0 and i == s.FROM_APOSTATE) or (ledger[i] < 0 and i != s.FROM_APOSTATE):
            problems.append(f"the influence of party {party} from {category} cannot be {ledger[i]} (LU-I9)")
    final = [0, 0, 0]
    if state.agenda.depth == 0:
        final = [int(shrine_points(state, party)), int(favor_points(state, party)), int(council_points(state, party))]
    if [ledger[s.FROM_SHRINES], ledger[s.FROM_FAVORS], ledger[s.FROM_COUNCIL]] != final:
        problems.append(f"the final points of party {party} should be {final} (LU-11.2)")
    return problems


def _tokens(state: LunaFields) -> list[str]:
    problems: list[str] = []
    for island, name in enumerate(c.ISLANDS):
        held = sum([int(state.favors[party * c.ISLAND_COUNT + island]) for party in range(state.parties)])
        expected = c.TOKENS_OF_SEATS[state.seats] if state.ring_index[island] >= 0 else 0
        if state.tokens[island] + held != expected:
            problems.append(f"there are {state.tokens[island] + held} {name} tokens instead of {expected} (LU-I3)")
    if state.seats == 1 and any(state.favors[s.OPPONENT * c.ISLAND_COUNT + i] == 1 for i in range(c.ISLAND_COUNT)):
        problems.append("the opponent holds no favors (LU-13.17)")
    return problems


def _stones(state: LunaFields) -> list[str]:
    """What can stand and lie on a stone at each place."""
    problems: list[str] = []
    for stone in range(1, c.STONE_SLOTS):
        place = state.stones[stone]
        party = state.stone_party[stone]
        if place != s.BOX and not is_face_up(state, c.STONE_BOARDS[stone]):
            problems.append(f"stone {stone} is not in play (LU-2.4)")
        if (place == s.BOX and party != 0) or (place == s.DEALT and party == 0):
            problems.append(f"stone {stone} cannot belong to {party - 1} (LU-I6)")
        if state.books[stone] == 1 and (place != s.TEMPLE or party == 0):
            problems.append(f"the Book on stone {stone} lies under no temple novice (LU-I5)")
        if place == s.DEALT and (state.seats > 1 or state.round > 0):
            problems.append(f"stone {stone} is dealt only in the solo set-up (LU-13.4)")
        if place == s.PATH and party == s.OPPONENT + 1 and state.seats == 1:
            problems.append(f"the opponent never claims, but stands on stone {stone} (LU-I12)")
    return problems


def _round(state: LunaFields) -> list[str]:
    """What holds from the first round on."""
    problems: list[str] = []
    size = int(c.BOARDS_OF_SEATS[state.seats])
    if len([board for board in state.boards if board >= 0]) != size:
        return [f"expected {size} temple boards (LU-2.3)"]
    for stone in range(1, c.STONE_SLOTS):
        in_play = is_face_up(state, c.STONE_BOARDS[stone])
        allowed = (s.TEMPLE,) if state.stone_rounds[stone] == 0 else (s.PATH, s.TEMPLE)
        if in_play and state.stones[stone] not in allowed:
            problems.append(f"stone {stone} is missing (LU-I4)")
        if state.stones[stone] == s.TEMPLE and state.stone_rounds[stone] > state.round + 1:
            problems.append(f"stone {stone} cannot be in the temple yet (LU-7.6)")
        if (
            state.stones[stone] == s.PATH
            and state.stone_party[stone] > 0
            and state.stone_rounds[stone] > state.round + 1
        ):
            problems.append(f"stone {stone} cannot be claimed yet (LU-7.3)")
    if any(island < 0 for island in state.ring) or any(state.figures[i] < 0 for i in range(c.FIGURE_COUNT)):
        return [*problems, "an island or a figure is missing (LU-2.10, LU-2.13)"]
    if any(state.chairs[party] < 0 for party in range(state.parties)):
        return [*problems, "a council marker is missing (LU-I7)"]
    if state.start < 0 or (state.seats == 1 and state.start != s.OPPONENT):
        problems.append("the start player is wrong (LU-2.2, LU-13.3)")
    return problems + _phase(state) + _books(state) + _moves(state) + (_opponent(state) if state.seats == 1 else [])


def _phase(state: LunaFields) -> list[str]:
    """Time tokens, Book bonus, shrines and favors of an action phase."""
    problems: list[str] = []
    pile = int(c.TIME_OF_SEATS[state.seats])
    lowest = 0 if state.agenda.depth == 0 or state.seats == 1 else 1
    if not lowest <= state.time_left <= (0 if state.agenda.depth == 0 else pile):
        problems.append(f"there cannot be {state.time_left} time tokens left (LU-I8)")
    if state.book_bonus == 1 and state.seats > 2:
        problems.append("the Book bonus belongs to games of one or two players (LU-12.3)")
    for party in range(state.parties):
        if not any(state.shrines[party * c.ISLAND_COUNT + island] == 1 for island in range(c.ISLAND_COUNT)):
            problems.append(f"party {party} has lost its first shrine (LU-5.12)")
    return problems


def _books(state: LunaFields) -> list[str]:
    """All Books lie in the temple, but for the one in hand."""
    books = sum([int(book) for book in state.books])
    expected = int(c.BOARDS_OF_SEATS[state.seats])
    problems: list[str] = []
    if state.agenda.depth > 0 and state.agenda.kind() == d.BOOK_PUT:
        expected -= 1
        actor = state.agenda.get(d.ACTOR)
        taken = state.agenda.get(d.TAKEN_FROM)
        if state.stones[taken] != s.TEMPLE or state.stone_party[taken] == 0 or state.books[taken] == 1:
            problems.append(f"no Book was taken from stone {taken} (LU-7.11)")
        if state.favors[actor * c.ISLAND_COUNT + _BOOK_TOKEN] == 1:
            problems.append("the Book token was not returned (LU-5.4)")
    if books != expected:
        problems.append(f"{books} Books lie in the temple instead of {expected} (LU-I5)")
    return problems


def _moves(state: LunaFields) -> list[str]:
    """Novices are held aside exactly during MOVES, after the first move."""
    aside = sum([int(count) for count in state.moved])
    if state.agenda.depth == 0 or state.agenda.kind() != d.MOVES:
        return [f"{aside} novices are held aside outside a movement (LU-6.5)"] if aside > 0 else []
    problems: list[str] = []
    tide = state.agenda.get(d.WITH_TIDE) == 1
    last = state.agenda.get(d.LAST_MOVE)
    if tide and state.favors[state.agenda.get(d.ACTOR) * c.ISLAND_COUNT + _TIDE_TOKEN] == 1:
        problems.append("the Tide token was not returned (LU-5.4)")
    if (last > 0) != (aside > 0):
        problems.append(f"{aside} novices are held aside (LU-6.5)")
    if last > 0:
        source, island = divmod(last - 1, c.ISLAND_COUNT)
        if state.moved[island] == 0 or (source > 0 and (source - 1) % c.ISLAND_COUNT == island):
            problems.append("the last move cannot have been made (LU-6.4)")
        if not tide and not 1 <= source <= c.ISLAND_COUNT:
            problems.append("a Journey takes active novices only (LU-6.1)")
    return problems


def _opponent(state: LunaFields) -> list[str]:
    """The solo opponent's novices keep to their islands and stones."""
    problems: list[str] = []
    homes: list[int] = []
    for island in range(c.ISLAND_COUNT):
        count = int(novices_at(state, s.OPPONENT, island))
        for stone in range(1, c.STONE_SLOTS):
            if state.stone_party[stone] == s.OPPONENT + 1 and c.STONE_SYMBOLS[stone] == island:
                count += 1
        homes.append(count)
    first = [island for island in range(c.ISLAND_COUNT) if homes[island] == c.OPPONENT_ON_BUILDER]
    if sorted(homes) != sorted([c.OPPONENT_ON_BUILDER] + [c.OPPONENT_ON_OTHERS] * (c.ISLAND_COUNT - 1)):
        problems.append("the opponent's novices are not at home (LU-I11)")
    elif state.shrines[s.OPPONENT * c.ISLAND_COUNT + first[0]] == 0:
        problems.append("the opponent's first shrine is missing (LU-13.3)")
    if state.pier[s.OPPONENT] > 0 or state.reserve[s.OPPONENT] > 0 or state.herbs_used[s.OPPONENT] > 0:
        problems.append("the opponent has nothing on the pier or in reserve (LU-I12)")
    beginning = state.agenda.depth > 0 and state.agenda.kind() == d.SOLO_DEACTIVATE
    used = sum([int(count) for count in state.inactive]) + state.herbs_used[s.HUMAN]
    if beginning and used > 0:
        problems.append("a round begins with inactive novices (LU-10.1)")
    return problems
