"""RULES.md, chapter 2: the standard set-up."""

import pytest

from games.luna.match import COLOURS
from games.luna.table import Deal, set_up, table
from tabuleiro.core import CHANCE, find_game, play
from tabuleiro.games.luna.data.components import ISLANDS
from tabuleiro.testkit.rules import rule


@rule("LU-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_takes_five_influence_thirteen_novices_and_six_shrines(seats: int) -> None:
    state = find_game("luna").new(seats)
    assert state.scores() == [5] * seats
    match = set_up(Deal(seats))
    for colour in COLOURS[:seats]:
        assert (match.reserve(colour), match.shrine_reserve(colour)) == (12, 6)
        assert match.gained(colour, "start") == 5


@rule("LU-2.2")
def test_any_seat_can_start_and_the_turns_go_clockwise() -> None:
    state = find_game("luna").new(3)
    assert [state.game().format(action) for action in state.legal()] == [f"start_player {n}" for n in range(3)]
    match = set_up(Deal(3, start="blue"))
    asked = []
    for island in ("shrine", "tide", "book"):
        asked.append(match.asks())
        match.play(f"{match.asks().split(':')[0]}: place_shrine {island}")
    assert asked == ["blue: prelim_shrine", "yellow: prelim_shrine", "red: prelim_shrine"]
    assert match.start_player() == "blue"


@rule("LU-2.3", "LU-2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_board_for_each_player_and_only_their_stones_are_in_play(seats: int) -> None:
    match = set_up(Deal(seats, boards=("green", "red", "yellow", "blue")[:seats]))
    assert match.boards() == ["green", "red", "yellow", "blue"][:seats]
    in_play = [stone for stone in range(1, 29) if match.stone(stone) != "box"]
    assert len(in_play) == 7 * seats
    assert (28 in in_play) == (seats == 4)


@rule("LU-2.5")
def test_each_player_enters_the_temple_on_a_start_stone_with_a_book() -> None:
    match = set_up(Deal(3, start="red", stones=(2, 3, 1)))
    assert [match.stone(n) for n in (1, 2, 3, 4)] == [
        "temple yellow with Book",
        "temple red with Book",
        "temple blue with Book",
        "box",
    ]
    assert [match.reserve(colour) for colour in ("yellow", "red", "blue")] == [12, 12, 12]
    assert sum(int(book) for book in match.state.books) == 3


@rule("LU-2.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_path_holds_all_other_stones_in_groups_of_as_many_as_players(seats: int) -> None:
    match = set_up(Deal(seats))
    path = match.path()
    assert len(path) == 6 * seats
    assert path == sorted(path, reverse=True)
    rounds = [int(match.state.stone_rounds[stone]) for stone in path]
    assert rounds == [number for number in (6, 5, 4, 3, 2, 1) for _ in range(seats)]
    assert [(stone - 1) // 4 for stone in path] == rounds


@rule("LU-2.7", "LU-2.8")
@pytest.mark.parametrize(("seats", "tokens"), [(2, 3), (3, 4), (4, 4)])
def test_the_guard_stands_on_six_and_the_time_tokens_are_piled_up(seats: int, tokens: int) -> None:
    match = set_up(Deal(seats))
    assert int(match.state.time_left) == 0
    while match.state.round == 0:
        match.state.apply(match.state.legal()[0])
    assert int(match.state.time_left) == tokens
    assert (match.seen()["guard"], match.seen()["guard_value"]) == ("guard_6", 6)


@rule("LU-2.9")
def test_the_start_player_lies_at_the_bottom_of_the_council() -> None:
    match = set_up(Deal(4, start="blue"))
    assert match.stack(0) == ["blue", "white", "yellow", "red"]
    assert match.council() == ["red", "yellow", "white", "blue"]


@rule("LU-2.10", "LU-2.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_islands_are_drawn_clockwise_and_get_a_token_for_each_player(seats: int) -> None:
    ring = ("book", "tide", "novice", "herbs", "shrine", "bribe", "sailboat")
    match = set_up(Deal(seats, ring=ring))
    assert match.ring() == list(ring)
    assert [match.tokens(island) for island in ISLANDS] == [seats] * 7


@rule("LU-2.12")
@pytest.mark.parametrize(("seats", "points"), [(2, 5), (3, 5), (4, 6)])
def test_the_moon_priestess_of_the_player_count(seats: int, points: int) -> None:
    match = table(seats).figures(moon_priestess="tide", apostate="book").on("yellow", tide=1).begin()
    assert match.end_round().gained("yellow", "priestess") == points


@rule("LU-2.13")
def test_figures_are_drawn_one_by_one_and_may_share_an_island() -> None:
    state = find_game("luna").new(2)
    deal = Deal(2)
    for outcome in deal.outcomes()[:-3]:
        play(state, CHANCE, outcome)
    for _ in range(3):
        assert state.decision() == "figure_island"
        assert len(state.legal()) == 7
        play(state, CHANCE, "figure_island tide")
    match = set_up(Deal(2, priestess="tide", builder="tide", apostate="tide"))
    assert {match.figure(figure) for figure in ("moon_priestess", "master_builder", "apostate")} == {"tide"}


@rule("LU-2.13")
def test_the_start_player_may_place_the_figures_instead() -> None:
    match = set_up(Deal(3, {"figure_placement": "chosen"}, start="red"))
    for island in ("book", "book", "novice"):
        assert match.asks() == "red: place_figure"
        assert match.options("place_figure") == set(ISLANDS)
        match.play(f"red: place_figure {island}")
    assert [match.figure(f) for f in ("moon_priestess", "master_builder", "apostate")] == ["book", "book", "novice"]
    assert match.asks() == "red: prelim_shrine"


@rule("LU-2.14")
def test_the_preliminary_round_follows() -> None:
    assert set_up(Deal(3)).asks() == "yellow: prelim_shrine"
