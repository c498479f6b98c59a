"""Set-up: from the options through the chance events to the preliminary round (LU-2, LU-3, LU-15)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.action import CHANCE
from tabuleiro.games.luna import actions as ids
from tabuleiro.games.luna import decisions as d
from tabuleiro.games.luna import state as s
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.pieces import gain
from tabuleiro.games.luna.preliminary import begin_preliminary, first_actor
from tabuleiro.games.luna.present import events
from tabuleiro.games.luna.state import LunaFields, actor_of, ask, clear

OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "setup": ("standard", "preset"),
    "figure_placement": ("random", "chosen"),
    "solo_level": ("1", "2", "3"),
    "first_book_bonus_scope": ("action_phase", "game"),
    "opponent_displaces": ("no", "yes"),
    "colours": ("by_seat", "chosen"),
}
"""The values of each option, in the order of the numbers that the state keeps for them."""


def set_options(state: LunaFields, options: dict[str, str]) -> None:
    """Keep the options as numbers."""
    values = [words.index(options[name]) for name, words in OPTIONS.items()]
    state.preset = values[0]
    state.chosen = values[1]
    state.level = values[2] + 1
    state.bonus_once = values[3]
    state.displaces = values[4]
    state.by_choice = values[5]


def options_of(state: LunaFields) -> dict[str, str]:
    """The inverse of `set_options`."""
    values = (state.preset, state.chosen, state.level - 1, state.bonus_once, state.displaces, state.by_choice)
    return {name: words[value] for (name, words), value in zip(OPTIONS.items(), values, strict=True)}


def set_up(state: LunaFields, seats: int, options: dict[str, str]) -> None:
    """Hand out the pieces and ask for the first chance event."""
    clear(state)
    set_options(state, options)
    state.seats = seats
    state.parties = 2 if seats == 1 else seats
    party: i64 = 0
    while party < state.parties:
        gain(state, party, c.START_INFLUENCE, s.FROM_START)
        state.reserve[party] = c.NOVICES
        state.shrine_reserve[party] = c.SHRINES
        party += 1
    if seats == 1:
        state.start = s.OPPONENT
        ask(state, d.TEMPLE_BOARD, CHANCE)
    elif chooses_colours(state):
        state.colours = vec[i64]([-1] * seats + list(range(seats, c.MAX_PARTIES)))
        ask(state, d.CHOOSE_COLOUR, 0)
    else:
        ask(state, d.START_PLAYER, CHANCE)


def chooses_colours(state: LunaFields) -> bool:
    """Whether colours are chosen: where they say who begins with which pieces (LU-2.1, LU-3.2)."""
    return state.by_choice == 1 and state.preset == 1 and state.seats > 1


def legal_choose_colour(state: LunaFields, out: vec[i64]) -> i64:
    """The colours that nobody has yet (LU-2.1)."""
    count: i64 = 0
    colour: i64 = 0
    while colour < c.MAX_PARTIES:
        seat: i64 = 0
        while seat < state.seats and state.colours[seat] != colour:
            seat += 1
        if seat == state.seats:
            out[count] = ids.CHOOSE_COLOUR + colour
            count += 1
        colour += 1
    return count


def apply_choose_colour(state: LunaFields, colour: i64) -> None:
    """CHOOSE_COLOUR: in seat order; then chance names the start player."""
    seat: i64 = actor_of(state)
    state.colours[seat] = colour
    events.note_colour(state, seat, colour)
    if seat + 1 < state.seats:
        ask(state, d.CHOOSE_COLOUR, seat + 1)
    else:
        ask(state, d.START_PLAYER, CHANCE)


def legal_start_player(state: LunaFields, out: vec[i64]) -> i64:
    """Each seat can start (LU-2.2)."""
    seat: i64 = 0
    while seat < state.seats:
        out[seat] = ids.START_PLAYER + seat
        seat += 1
    return state.seats


def apply_start_player(state: LunaFields, seat: i64) -> None:
    """Chance has named the start player (C1)."""
    state.start = seat
    events.note_party(state, "start_player_drawn", seat)
    ask(state, d.TEMPLE_BOARD, CHANCE)


def is_face_up(state: LunaFields, board: i64) -> bool:
    """Whether a temple board lies in the frame."""
    slot: i64 = 0
    while slot < c.BOARD_COUNT:
        if state.boards[slot] == board:
            return True
        slot += 1
    return False


def legal_temple_board(state: LunaFields, out: vec[i64]) -> i64:
    """The temple boards not used yet (LU-2.3)."""
    count: i64 = 0
    board: i64 = 0
    while board < c.BOARD_COUNT:
        if not is_face_up(state, board):
            out[count] = ids.TEMPLE_BOARD + board
            count += 1
        board += 1
    return count


def apply_temple_board(state: LunaFields, board: i64) -> None:
    """Chance has named the board of the next slot (C2)."""
    slot: i64 = 0
    while state.boards[slot] >= 0:
        slot += 1
    state.boards[slot] = board
    events.note_board(state, board, slot)
    ask(state, d.START_STONE if slot + 1 == c.BOARDS_OF_SEATS[state.seats] else d.TEMPLE_BOARD, CHANCE)


def legal_start_stone(state: LunaFields, out: vec[i64]) -> i64:
    """The start stones in play that are not dealt yet (LU-2.5)."""
    count: i64 = 0
    stone: i64 = 1
    while stone <= c.START_STONES:
        if is_face_up(state, c.STONE_BOARDS[stone]) and state.stones[stone] == s.BOX:
            out[count] = ids.stone_id(ids.START_STONE, stone)
            count += 1
        stone += 1
    return count


def stones_dealt(state: LunaFields) -> i64:
    """How many start stones have been dealt."""
    count: i64 = 0
    stone: i64 = 1
    while stone <= c.START_STONES:
        if state.stones[stone] != s.BOX:
            count += 1
        stone += 1
    return count


def apply_start_stone(state: LunaFields, stone: i64) -> None:
    """Chance has named the start stone of the next party in turn order (C3); in solo it enters later (LU-13.1)."""
    dealt: i64 = stones_dealt(state)
    party: i64 = (state.start + dealt) % state.parties
    state.stone_party[stone] = party + 1
    events.note_stone(state, "start_stone_dealt", party, stone)
    if state.seats == 1:
        state.stones[stone] = s.DEALT
    else:
        state.stones[stone] = s.TEMPLE
        state.books[stone] = 1
        state.reserve[party] -= 1
        events.note_stone(state, "temple_entered_at_start", party, stone)
    if dealt + 1 < state.parties:
        ask(state, d.START_STONE, CHANCE)
        return
    lay_path(state)
    stack_council(state)
    lay_islands(state)


def lay_path(state: LunaFields) -> None:
    """The stones left lie on the path in groups between the guard stones (LU-2.6)."""
    rate_stones(state)
    count: i64 = 0
    stone: i64 = 1
    while stone < c.STONE_SLOTS:
        if state.stone_rounds[stone] > 0:
            state.stones[stone] = s.PATH
            count += 1
        stone += 1
    events.note_number(state, "path_laid", events.NO_PARTY, "stones", count)


def rate_stones(state: LunaFields) -> None:
    """Note the round from which each group of the path is approved: the highest stones come last (LU-7.1)."""
    size: i64 = c.BOARDS_OF_SEATS[state.seats]
    laid: i64 = 0
    stone: i64 = c.STONE_SLOTS - 1
    while stone > c.START_STONES:
        if is_face_up(state, c.STONE_BOARDS[stone]):
            state.stone_rounds[stone] = c.ROUNDS - laid // size
            laid += 1
        stone -= 1


def stack_council(state: LunaFields) -> None:
    """The start player's marker lies at the bottom, the last player's on top (LU-2.9)."""
    i: i64 = 0
    while i < state.parties:
        party: i64 = (state.start + i) % state.parties
        state.chairs[party] = 0
        state.heights[party] = i
        i += 1


def lay_islands(state: LunaFields) -> None:
    """The islands come by chance or, preselected, all at once with the figures (LU-2.10, LU-3.1)."""
    if state.preset == 0:
        ask(state, d.ISLAND, CHANCE)
        return
    index: i64 = 0
    while index < c.ISLAND_COUNT:
        lay_island(state, index, c.PRESET_RING[index])
        index += 1
    figure: i64 = 0
    while figure < c.FIGURE_COUNT:
        state.figures[figure] = c.PRESET_FIGURES[figure]
        events.note_figure(state, "figure_placed", figure, state.figures[figure])
        figure += 1
    begin_preliminary(state)


def lay_island(state: LunaFields, index: i64, island: i64) -> None:
    """An island takes its place in the ring, with its favor tokens (LU-2.11)."""
    state.ring[index] = island
    state.ring_index[island] = index
    state.tokens[island] = c.TOKENS_OF_SEATS[state.seats]
    events.note_island(state, "island_placed", events.NO_PARTY, island)


def legal_island(state: LunaFields, out: vec[i64]) -> i64:
    """The islands not placed yet (LU-2.10)."""
    count: i64 = 0
    island: i64 = 0
    while island < c.ISLAND_COUNT:
        if state.ring_index[island] < 0:
            out[count] = ids.ISLAND + island
            count += 1
        island += 1
    return count


def apply_island(state: LunaFields, island: i64) -> None:
    """Chance has named the island of the next ring index (C4)."""
    index: i64 = 0
    while state.ring[index] >= 0:
        index += 1
    lay_island(state, index, island)
    if index + 1 < c.ISLAND_COUNT:
        ask(state, d.ISLAND, CHANCE)
    else:
        ask_for_figure(state)


def ask_for_figure(state: LunaFields) -> None:
    """The figures are placed by chance or by the start player (LU-2.13)."""
    if state.chosen == 1:
        ask(state, d.PLACE_FIGURE, first_actor(state))
    else:
        ask(state, d.FIGURE_ISLAND, CHANCE)


def next_figure(state: LunaFields) -> i64:
    """The figure that is placed next; FIGURE_COUNT when all stand."""
    figure: i64 = 0
    while figure < c.FIGURE_COUNT and state.figures[figure] >= 0:
        figure += 1
    return figure


def legal_place_figure(out: vec[i64]) -> i64:
    """The start player may place a figure on any island."""
    return any_island(ids.PLACE_FIGURE, out)


def legal_figure_island(out: vec[i64]) -> i64:
    """Chance may place a figure on any island."""
    return any_island(ids.FIGURE_ISLAND, out)


def any_island(first: i64, out: vec[i64]) -> i64:
    """Every id of a family of islands that begins with an id."""
    island: i64 = 0
    while island < c.ISLAND_COUNT:
        out[island] = first + island
        island += 1
    return c.ISLAND_COUNT


def apply_figure(state: LunaFields, island: i64) -> None:
    """A figure is placed (C5 or PLACE_FIGURE); at solo level 3 the Builder goes with the Priestess (LU-13.2)."""
    figure: i64 = next_figure(state)
    state.figures[figure] = island
    events.note_figure(state, "figure_placed", figure, island)
    if figure == c.PRIESTESS and state.level == 3:
        state.figures[c.BUILDER] = island
        events.note_figure(state, "figure_placed", c.BUILDER, island)
    if next_figure(state) < c.FIGURE_COUNT:
        ask_for_figure(state)
    else:
        begin_preliminary(state)
