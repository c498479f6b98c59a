"""Typed tables made from components.toml at import.

Sizes are literal, because the compiler inlines only those; the file is checked against them. Everything else is read.
Islands are numbered in table order (LU-0.3), stones by the number printed on them, so that index 0 of a stone table is
unused.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.edition import read_components
from tabuleiro.core.reader import Reader

ISLANDS: Final = ("shrine", "herbs", "tide", "sailboat", "bribe", "book", "novice")
"""The holy islands in table order; each is also a stone's symbol and a kind of favor token (LU-1.1)."""
SHRINE: Final = 0
HERBS: Final = 1
TIDE: Final = 2
SAILBOAT: Final = 3
BRIBE: Final = 4
BOOK: Final = 5
NOVICE: Final = 6

FIGURES: Final = ("moon_priestess", "master_builder", "apostate")
"""The figures that stand on islands, in the order of their placing (LU-2.13)."""
PRIESTESS: Final = 0
BUILDER: Final = 1
APOSTATE: Final = 2

ISLAND_COUNT: Final = 7
FIGURE_COUNT: Final = 3
BOARD_COUNT: Final = 4
BOARD_SPACES: Final = 7
STONE_SLOTS: Final = 29
"""Length of a table of stones: 28 and the unused index 0."""
START_STONES: Final = 4
"""Stones 1 to 4 are dealt at the start (LU-2.5)."""
ROUNDS: Final = 6
MAX_PARTIES: Final = 4
MAX_CHAIRS: Final = 13
PRIESTESS_PLACES: Final = 3
PRESET_PAIRS: Final = 4

_PRIESTESSES: Final = ("moon_priestess_5", "moon_priestess_6")


class Components:
    """Everything in components.toml that the rules need."""

    def __init__(self, data: Reader) -> None:
        self._read_counts(data)
        self._read_islands(data)
        self._read_seats(data.at("player_count"))
        self._read_figures(data)
        self._read_guards(data)
        self._read_temple(data.at("temple"))
        self._read_boards(data)
        self._read_constants(data.at("constants"))
        self._read_points(data)
        self._read_preset(data.at("preset"))

    def _read_counts(self, data: Reader) -> None:
        players = data.at("players")
        self.colours = [colour.text() for colour in players.at("colors").items_exactly(MAX_PARTIES)]
        self.start_influence = players.at("start_influence").integer(0, 99)
        self.novices = players.at("novices").integer(10, 13)
        self.shrines = players.at("shrines").integer(1, ISLAND_COUNT)
        players.at("start_in_temple").integer(1, 1)
        players.at("start_novice_sets").integer(PRESET_PAIRS, PRESET_PAIRS)
        self.pair = players.at("novices_per_set").integer(1, 2)
        players.at("start_shrines_on_islands").integer(1, 1)
        players.at("start_favors").integer(ISLAND_COUNT - 1 - PRESET_PAIRS, ISLAND_COUNT - 1 - PRESET_PAIRS)
        data.at("meta").at("rounds").integer(ROUNDS, ROUNDS)
        counts = data.at("counts")
        _check_count(counts.at("novices_per_player"), self.novices)
        _check_count(counts.at("shrines_per_player"), self.shrines)
        _check_count(counts.at("temple_stones"), STONE_SLOTS - 1)
        self.tokens_per_kind = counts.at("favor_tokens_per_kind").integer(1, 9)
        self.time_tokens = counts.at("time_tokens").integer(1, 9)

    def _read_islands(self, data: Reader) -> None:
        for i, island in enumerate(data.at("islands").items_exactly(ISLAND_COUNT)):
            if island.at("id").word(ISLANDS) != i:
                raise island.at("id").fail(f"expected {ISLANDS[i]}: the table order is fixed")
        data.at("ring").at("size").integer(ISLAND_COUNT, ISLAND_COUNT)

    def _read_seats(self, by_seats: Reader) -> None:
        self.boards_of_seats = [0]
        self.time_of_seats = [0]
        self.tokens_of_seats = [0]
        self.priestess_of_seats = [0]
        for seats in (1, 2, 3, 4):
            count = by_seats.at(str(seats))
            boards = max(seats, 2)
            self.boards_of_seats.append(count.at("temple_boards_face_up").integer(boards, boards))
            pile = (0, 0) if seats == 1 else (1, self.time_tokens)
            self.time_of_seats.append(count.at("time_tokens").integer(*pile))
            self.tokens_of_seats.append(count.at("favor_tokens_per_island").integer(seats, self.tokens_per_kind))
            self.priestess_of_seats.append(count.at("moon_priestess").word(_PRIESTESSES))

    def _read_figures(self, data: Reader) -> None:
        self.place_points: list[int] = []
        self.priestess_moves: list[int] = []
        self.builder_move = 0
        figures = {figure.at("id").text(): figure for figure in data.at("figures").items()}
        for name in _PRIESTESSES:
            figure = _figure(data, figures, name)
            points = figure.at("place_points").integers(PRIESTESS_PLACES, 0, 99)
            if sorted(points, reverse=True) != points:
                raise figure.at("place_points").fail("expected the first place to be the best")
            self.place_points += points
            self.priestess_moves.append(figure.at("move").integer(0, ISLAND_COUNT - 1))
        self.builder_move = _figure(data, figures, "master_builder").at("move").integer(0, ISLAND_COUNT - 1)

    def _read_guards(self, data: Reader) -> None:
        """Guard stones by round; listed from the gate, so that the last one is the first round's (LU-2.6)."""
        self.guard_ids: list[str] = [""]
        self.guard_values: list[int] = [0]
        guards = data.at("guard_stones").items_exactly(ROUNDS)
        for i, guard in enumerate(reversed(guards)):
            guard.at("round").integer(i + 1, i + 1)
            self.guard_ids.append(guard.identifier())
            self.guard_values.append(guard.at("value").integer(0, 99))
        data.at("path").at("slots").integer(ROUNDS * (MAX_PARTIES + 1), ROUNDS * (MAX_PARTIES + 1))

    def _read_temple(self, temple: Reader) -> None:
        temple.at("slots").integer(BOARD_COUNT, BOARD_COUNT)
        temple.at("positions_per_board").integer(BOARD_SPACES, BOARD_SPACES)
        self.adjacent_within = [0] * (BOARD_SPACES * BOARD_SPACES)
        self.adjacent_next = [0] * (BOARD_SPACES * BOARD_SPACES)
        for edge in temple.at("edges_within_board").items():
            a, b = edge.integers(2, 0, BOARD_SPACES - 1)
            if a == b:
                raise edge.fail("a space is not adjacent to itself")
            self.adjacent_within[a * BOARD_SPACES + b] = 1
            self.adjacent_within[b * BOARD_SPACES + a] = 1
        for edge in temple.at("edges_to_next_slot").items():
            a, b = edge.integers(2, 0, BOARD_SPACES - 1)
            self.adjacent_next[a * BOARD_SPACES + b] = 1

    def _read_boards(self, data: Reader) -> None:
        self.board_ids: list[str] = []
        self.stone_boards = [-1] * STONE_SLOTS
        self.stone_spaces = [-1] * STONE_SLOTS
        self.stone_symbols = [-1] * STONE_SLOTS
        for b, board in enumerate(data.at("temple_boards").items_exactly(BOARD_COUNT)):
            self.board_ids.append(board.identifier())
            symbols = [symbol.word(ISLANDS) for symbol in board.at("symbols").items_exactly(BOARD_SPACES)]
            starts = 0
            for space, number in enumerate(board.at("spaces").items_exactly(BOARD_SPACES)):
                stone = number.integer(1, STONE_SLOTS - 1)
                if self.stone_boards[stone] >= 0:
                    raise number.fail(f"stone {stone} is already on board {self.board_ids[self.stone_boards[stone]]}")
                self.stone_boards[stone] = b
                self.stone_spaces[stone] = space
                self.stone_symbols[stone] = symbols[space]
                starts += 1 if stone <= START_STONES else 0
            if starts != 1:
                raise board.at("spaces").fail(f"expected exactly one stone from 1 to {START_STONES}, found {starts}")

    def _read_constants(self, constants: Reader) -> None:
        """Costs and limits. Those that shape the action ids or the proof of LU-14.7 cannot be chosen freely."""
        for name, value in (
            ("favor_max_per_kind_per_player", 1),
            ("favor_cost_novices", 2),
            ("favor_cost_novices_with_shrine", 1),
            ("recruit_cost_novices", 2),
            ("recruit_gain", 1),
            ("shrine_cost_novices", 2),
            ("shrine_max_per_island_per_player", 1),
            ("herbs_max_reactivated", 2),
            ("sailboat_max_moved", 2),
            ("promotion_second_novice", 1),
            ("expulsion_max_steps", 6),
            ("influence_floor", 0),
        ):
            constants.at(name).integer(value, value)
        if constants.at("herbs_forbidden_island").word(ISLANDS) != HERBS:
            raise constants.at("herbs_forbidden_island").fail("expected herbs")
        self.herbs_limit = constants.at("herbs_max_per_player_per_phase").integer(1, 99)

    def _read_points(self, data: Reader) -> None:
        constants = data.at("constants")
        self.shrine_points = constants.at("shrine_points_end").integer(0, 99)
        self.favor_points = constants.at("unused_favor_points_end").integer(0, 99)
        self.displacement_points = constants.at("displacement_points").integer(0, 99)
        self.book_points = constants.at("book_points").integer(0, 99)
        self.meditation_points = constants.at("last_time_token_points").integer(0, 99)
        self.apostate_extra = constants.at("apostate_extra_loss").integer(0, 99)
        self.temple_points = constants.at("temple_novice_points_per_round").integer(0, 99)
        chairs = data.at("council").at("points").items()
        if not 2 <= len(chairs) <= MAX_CHAIRS:
            raise data.at("council").at("points").fail(f"expected 2 to {MAX_CHAIRS} chairs, found {len(chairs)}")
        self.chair_points = [chair.integer(0, 99) for chair in chairs]
        self.first_book_points = data.at("two_player").at("first_book_bonus_total").integer(0, 99)
        forbidden = data.at("two_player").at("start_shrine_forbidden_islands")
        self.no_start_shrine = forbidden.items_exactly(1)[0].word(ISLANDS)
        solo = data.at("solo")
        self.opponent_on_builder = solo.at("opponent_novices_on_builder_island").integer(1, 1)
        self.opponent_on_others = solo.at("opponent_novices_on_other_islands").integer(2, 2)
        if self.opponent_on_builder + (ISLAND_COUNT - 1) * self.opponent_on_others != self.novices:
            raise solo.fail(f"the opponent's novices do not add up to {self.novices}")
        self.opponent_book_points = solo.at("opponent_book_points").integer(0, 99)

    def _read_preset(self, preset: Reader) -> None:
        self.preset_ring = [island.word(ISLANDS) for island in preset.at("island_order").items_exactly(ISLAND_COUNT)]
        if len(set(self.preset_ring)) != ISLAND_COUNT:
            raise preset.at("island_order").fail("expected every island once")
        self.preset_figures = [preset.at(figure).word(ISLANDS) for figure in FIGURES]
        self.preset_shrines: list[int] = []
        self.preset_pairs: list[int] = []
        for i, player in enumerate(preset.at("players").items_exactly(MAX_PARTIES)):
            if player.at("color").word(self.colours) != i:
                raise player.at("color").fail(f"expected {self.colours[i]}: the colors come in seat order")
            pairs = [island.word(ISLANDS) for island in player.at("novice_pairs").items_exactly(PRESET_PAIRS)]
            shrine = player.at("shrine").word(ISLANDS)
            favors = [island.word(ISLANDS) for island in player.at("favors").items()]
            if sorted([shrine, *pairs, *favors]) != list(range(ISLAND_COUNT)):
                raise player.fail("expected pieces on five islands and favors from the other two")
            self.preset_shrines.append(shrine)
            self.preset_pairs += pairs


def _check_count(stated: Reader, counted: int) -> None:
    if stated.integer(0, 9999) != counted:
        raise stated.fail(f"states {stated.value}, but there are {counted}")


def _figure(data: Reader, figures: dict[str, Reader], name: str) -> Reader:
    if name not in figures:
        raise data.at("figures").fail(f"{name} is missing")
    return figures[name]


_READ: Final = read_components("tabuleiro.games.luna")
_PARTS: Final = Components(Reader(_READ[0]))

DIGEST: Final = _READ[1]
COLOURS: Final = tuple(_PARTS.colours)
"""The colour of each seat (LU-2.1)."""
BOARDS: Final = tuple(_PARTS.board_ids)
GUARDS: Final = tuple(_PARTS.guard_ids)
"""round: the guard stone under the Temple Guard; index 0 is unused."""

NOVICES: Final[i64] = _PARTS.novices
SHRINES: Final[i64] = _PARTS.shrines
PAIR: Final[i64] = _PARTS.pair
START_INFLUENCE: Final[i64] = _PARTS.start_influence
HERBS_LIMIT: Final[i64] = _PARTS.herbs_limit
"""Herbs actions per player and action phase (LU-14.6)."""

BOARDS_OF_SEATS: Final = vec[i64](_PARTS.boards_of_seats)
"""seats: temple boards face up, which is also the number of start stones, Books and stones per group."""
TIME_OF_SEATS: Final = vec[i64](_PARTS.time_of_seats)
"""seats: time tokens in the pile; none in solo."""
TOKENS_OF_SEATS: Final = vec[i64](_PARTS.tokens_of_seats)
"""seats: favor tokens of each kind in play."""
PRIESTESS_OF_SEATS: Final = vec[i64](_PARTS.priestess_of_seats)
"""seats: which Moon Priestess is used, 0 for "5" and 1 for "6" (LU-2.12)."""
PLACE_POINTS: Final = vec[i64](_PARTS.place_points)
"""priestess * PRIESTESS_PLACES + place (LU-9.2)."""
PRIESTESS_MOVES: Final = vec[i64](_PARTS.priestess_moves)
"""priestess: islands she moves (LU-10.2)."""
BUILDER_MOVE: Final[i64] = _PARTS.builder_move
GUARD_VALUES: Final = vec[i64](_PARTS.guard_values)
"""round: the number under the Temple Guard; index 0 is unused (LU-7.1)."""

STONE_BOARDS: Final = vec[i64](_PARTS.stone_boards)
"""stone: its board."""
STONE_SPACES: Final = vec[i64](_PARTS.stone_spaces)
"""stone: its position 0 to 6 on that board."""
STONE_SYMBOLS: Final = vec[i64](_PARTS.stone_symbols)
"""stone: the island whose symbol it shows."""
ADJACENT_WITHIN: Final = vec[i64](_PARTS.adjacent_within)
"""position * BOARD_SPACES + position: 1 if they share an edge on one board (LU-7.8)."""
ADJACENT_NEXT: Final = vec[i64](_PARTS.adjacent_next)
"""position * BOARD_SPACES + position on the board of the next slot: 1 if they share an edge (LU-7.8)."""

CHAIR_POINTS: Final = vec[i64](_PARTS.chair_points)
LAST_CHAIR: Final[i64] = len(_PARTS.chair_points) - 1
SHRINE_POINTS: Final[i64] = _PARTS.shrine_points
FAVOR_POINTS: Final[i64] = _PARTS.favor_points
DISPLACEMENT_POINTS: Final[i64] = _PARTS.displacement_points
BOOK_POINTS: Final[i64] = _PARTS.book_points
FIRST_BOOK_POINTS: Final[i64] = _PARTS.first_book_points
"""What the first Book action brings with two players and in solo (LU-12.3)."""
OPPONENT_BOOK_POINTS: Final[i64] = _PARTS.opponent_book_points
MEDITATION_POINTS: Final[i64] = _PARTS.meditation_points
APOSTATE_EXTRA: Final[i64] = _PARTS.apostate_extra
TEMPLE_POINTS: Final[i64] = _PARTS.temple_points

NO_START_SHRINE: Final[i64] = _PARTS.no_start_shrine
"""The island without a start shrine with two players and in solo (LU-4.2)."""
OPPONENT_ON_BUILDER: Final[i64] = _PARTS.opponent_on_builder
OPPONENT_ON_OTHERS: Final[i64] = _PARTS.opponent_on_others
PRESET_RING: Final = vec[i64](_PARTS.preset_ring)
PRESET_FIGURES: Final = vec[i64](_PARTS.preset_figures)
PRESET_SHRINES: Final = vec[i64](_PARTS.preset_shrines)
"""colour: the island of its shrine (LU-3.2)."""
PRESET_NOVICES: Final = vec[i64](_PARTS.preset_pairs)
"""colour * PRESET_PAIRS + i: the island of its i-th pair."""
