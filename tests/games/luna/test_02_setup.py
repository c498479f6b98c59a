"""RULES.md, chapter 2: the standard set-up."""

import pytest

from games.luna.story import COLOURS
from games.luna.table import Deal, set_up, table
from tabuleiro.core import CHANCE, find_game, play
from tabuleiro.games.luna.data.components import ISLANDS
from tabuleiro.testkit.rules import rule


@rule("LU-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_takes_five_influence_thirteen_novices_and_six_shrines(seats: int) -> None:
    state = find_game("luna").new(seats)
    assert state.scores() == [5] * seats
    story = set_up(Deal(seats))
    for colour in COLOURS[:seats]:
        assert (story.reserve(colour), story.shrine_reserve(colour)) == (12, 6)
        assert story.gained(colour, "start") == 5


@rule("LU-2.2")
def test_any_seat_can_start_and_the_turns_go_clockwise() -> None:
    state = find_game("luna").new(3)
    assert [state.game().format(action) for action in state.legal()] == [f"start_player {n}" for n in range(3)]
    story = set_up(Deal(3, start="blue"))
    asked = []
    for island in ("shrine", "tide", "book"):
        asked.append(story.asks())
        story.play(f"{story.asks().split(':')[0]}: place_shrine {island}")
    assert asked == ["blue: prelim_shrine", "yellow: prelim_shrine", "red: prelim_shrine"]
    assert story.start_player() == "blue"


@rule("LU-2.3", "LU-2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_board_for_each_player_and_only_their_stones_are_in_play(seats: int) -> None:
    story = set_up(Deal(seats, boards=("green", "red", "yellow", "blue")[:seats]))
    assert story.boards() == ["green", "red", "yellow", "blue"][:seats]
    in_play = [stone for stone in range(1, 29) if story.stone(stone) != "box"]
    assert len(in_play) == 7 * seats
    assert (28 in in_play) == (seats == 4)


@rule("LU-2.5")
def test_each_player_enters_the_temple_on_a_start_stone_with_a_book() -> None:
    story = set_up(Deal(3, start="red", stones=(2, 3, 1)))
    assert [story.stone(n) for n in (1, 2, 3, 4)] == [
        "temple yellow with Book",
        "temple red with Book",
        "temple blue with Book",
        "box",
    ]
    assert [story.reserve(colour) for colour in ("yellow", "red", "blue")] == [12, 12, 12]
    assert sum(int(book) for book in story.state.books) == 3


@rule("LU-2.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_path_holds_all_other_stones_in_groups_of_as_many_as_players(seats: int) -> None:
    story = set_up(Deal(seats))
    path = story.path()
    assert len(path) == 6 * seats
    assert path == sorted(path, reverse=True)
    rounds = [int(story.state.stone_rounds[stone]) for stone in path]
    assert rounds == [number for number in (6, 5, 4, 3, 2, 1) for _ in range(seats)]
    assert [(stone - 1) // 4 for stone in path] == rounds


@rule("LU-2.7", "LU-2.8")
@pytest.mark.parametrize(("seats", "tokens"), [(2, 3), (3, 4), (4, 4)])
def test_the_guard_stands_on_six_and_the_time_tokens_are_piled_up(seats: int, tokens: int) -> None:
    story = set_up(Deal(seats))
    assert int(story.state.time_left) == 0
    while story.state.round == 0:
        story.state.apply(story.state.legal()[0])
    assert int(story.state.time_left) == tokens
    assert (story.seen()["guard"], story.seen()["guard_value"]) == ("guard_6", 6)


@rule("LU-2.9")
def test_the_start_player_lies_at_the_bottom_of_the_council() -> None:
    story = set_up(Deal(4, start="blue"))
    assert story.stack(0) == ["blue", "white", "yellow", "red"]
    assert story.council() == ["red", "yellow", "white", "blue"]


@rule("LU-2.10", "LU-2.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_islands_are_drawn_clockwise_and_get_a_token_for_each_player(seats: int) -> None:
    ring = ("book", "tide", "novice", "herbs", "shrine", "bribe", "sailboat")
    story = set_up(Deal(seats, ring=ring))
    assert story.ring() == list(ring)
    assert [story.tokens(island) for island in ISLANDS] == [seats] * 7


@rule("LU-2.12")
@pytest.mark.parametrize(("seats", "points"), [(2, 5), (3, 5), (4, 6)])
def test_the_moon_priestess_of_the_player_count(seats: int, points: int) -> None:
    story = table(seats).figures(moon_priestess="tide", apostate="book").on("yellow", tide=1).begin()
    assert story.end_round().gained("yellow", "priestess") == points


@rule("LU-2.13")
def test_figures_are_drawn_one_by_one_and_may_share_an_island() -> None:
    deal = Deal(2, {"figure_placement": "random"})
    state = find_game("luna").new(2, deal.options)
    for outcome in deal.outcomes()[:-3]:
        play(state, CHANCE, outcome)
    for _ in range(3):
        assert state.decision() == "figure_island"
        assert len(state.legal()) == 7
        play(state, CHANCE, "figure_island tide")
    story = set_up(Deal(2, priestess="tide", builder="tide", apostate="tide"))
    assert {story.figure(figure) for figure in ("moon_priestess", "master_builder", "apostate")} == {"tide"}


@rule("LU-2.13")
def test_the_start_player_places_the_figures_unless_chance_was_agreed_on() -> None:
    assert find_game("luna").new(3).dump() == find_game("luna").new(3, {"figure_placement": "chosen"}).dump()
    story = set_up(Deal(3, {"figure_placement": "chosen"}, start="red"))
    for island in ("book", "book", "novice"):
        assert story.asks() == "red: place_figure"
        assert story.options("place_figure") == set(ISLANDS)
        story.play(f"red: place_figure {island}")
    assert [story.figure(f) for f in ("moon_priestess", "master_builder", "apostate")] == ["book", "book", "novice"]
    assert story.asks() == "red: prelim_shrine"


@rule("LU-2.14")
def test_the_preliminary_round_follows() -> None:
    assert set_up(Deal(3)).asks() == "yellow: prelim_shrine"
