"""RULES.md, chapter E: edge cases, with their exact numbers."""

import pytest

from games.luna.story import COLOURS, LunaStory
from games.luna.table import Layout, solo, table
from tabuleiro.games.luna.data.components import ISLANDS
from tabuleiro.testkit.rules import rule


@rule("LU-E1")
def test_shrine_and_token_fetch_a_favor_without_a_novice() -> None:
    story = table(3).shrines("yellow", "herbs").holds("yellow", "novice").begin()
    story.play("yellow: favor herbs token")
    assert story.favors("yellow") == {"herbs"}


@rule("LU-E2")
def test_shrine_and_token_never_fetch_the_novice_token() -> None:
    story = table(3).shrines("yellow", "novice").on("yellow", novice=2).holds("yellow", "novice").begin()
    assert not story.allows("yellow: favor novice token")


@rule("LU-E3")
def test_promotion_with_a_shrine_uses_one_novice() -> None:
    story = table(3).shrines("yellow", "tide").on("yellow", tide=1).begin().play("yellow: promote 7 plain")
    assert story.stone(7) == "path yellow"
    assert story.novices("yellow", "tide") == (0, 0)


@rule("LU-E4")
def test_the_novice_token_cannot_claim_a_stone() -> None:
    assert table(3).shrines("yellow", "tide").holds("yellow", "novice").begin().options("promote") == set()


def bribed() -> LunaStory:
    laid = table(2).on("yellow", tide=1).holds("yellow", "novice", "bribe")
    return laid.begin().play("yellow: promote 9 token")


@rule("LU-E5")
def test_novice_and_bribe_tokens_in_one_promotion() -> None:
    story = bribed()
    assert story.stone(9) == "path yellow"
    assert story.favors("yellow") == set()
    assert (story.tokens("bribe"), story.tokens("novice")) == (2, 2)


@rule("LU-E6")
def test_a_stone_needs_a_bribe_in_round_one_and_none_in_round_two() -> None:
    laid = table(2).claimed("yellow", 9)
    assert laid.begin().options("sanctify") == set()
    again = table(2).claimed("yellow", 9).holds("yellow", "bribe").begin().play("yellow: sanctify 9")
    assert again.gained("yellow", "sanctification") == 6
    later = table(2).round(2).claimed("yellow", 9).holds("yellow", "bribe").begin().play("yellow: sanctify 9")
    assert later.gained("yellow", "sanctification") == 5
    assert later.favors("yellow") == {"bribe"}


@rule("LU-E7")
def test_in_round_six_every_stone_is_approved() -> None:
    laid = table(2).round(6).claimed("yellow", 28, 25).holds("yellow", "bribe")
    story = laid.begin()
    assert {slot["status"] for slot in story.seen()["path"] if "stone" in slot} == {"approved"}
    story.play("yellow: sanctify 28")
    assert story.gained("yellow", "sanctification") == 2
    assert story.favors("yellow") == {"bribe"}


@rule("LU-E8")
def test_a_face_down_board_is_nobodys_neighbour() -> None:
    neighbours = table(3, boards=("blue", "yellow", "red")).begin().seen()["neighbours"]
    assert [neighbours[stone] for stone in ("22", "12", "13")] == [[2, 12, 20], [2, 13, 22, 26], [7, 12, 26]]
    with_green = table(4).begin().seen()["neighbours"]
    assert [with_green[stone] for stone in ("22", "12", "13")] == [
        [2, 4, 10, 12, 20],
        [2, 4, 13, 17, 22, 26],
        [7, 12, 15, 17, 26],
    ]


@rule("LU-E9")
@pytest.mark.parametrize(("chair", "stack"), [(12, ["red", "yellow"]), (5, ["yellow", "red"])])
def test_a_marker_goes_on_top_but_on_the_last_chair_underneath(chair: int, stack: list[str]) -> None:
    laid = table(3).council(chair, "yellow").council(chair - 2, "red").turn_of("red").on("red", tide=2)
    story = laid.begin().play("red: council tide 2 plain")
    assert story.stack(chair) == stack
    assert story.council()[0] == stack[-1]


@rule("LU-E10")
def test_with_one_chair_left_a_marker_goes_one_up() -> None:
    laid = table(3).council(11, "yellow").on("yellow", tide=3).holds("yellow", "novice")
    assert laid.begin().options("council") == {"tide 1 plain", "shrine 0 token"}


@rule("LU-E11")
def test_a_lonely_shrine_counts_with_the_priestess() -> None:
    laid = table(3).figures(moon_priestess="tide", apostate="book").shrines("red", "tide")
    story = laid.begin().end_round()
    assert [story.gained(colour, "priestess") for colour in COLOURS[:3]] == [0, 5, 0]


@rule("LU-E12")
def test_nobody_loses_more_influence_than_there_is() -> None:
    laid = table(3).figures(apostate="tide").influence("red", 2).on("red", tide=3).temple("red", 6)
    assert laid.begin().end_round().influence("red") == 2


@rule("LU-E13")
def test_the_sailboat_takes_two_from_the_pier_or_from_an_island() -> None:
    story = table(3).pier("yellow", 2).on("yellow", book=1).holds("yellow", "sailboat").begin()
    from_pier = {f"pier {island} {count}" for island in ISLANDS for count in (1, 2)}
    from_book = {f"on_book {island} 1" for island in ISLANDS if island != "book"}
    assert story.options("sailboat") == from_pier | from_book


@rule("LU-E14")
def test_herbs_work_neither_on_herbs_nor_on_the_pier() -> None:
    laid = table(3).beside("yellow", herbs=2).pier("yellow", 2).holds("yellow", "herbs")
    assert laid.begin().options("herbs") == set()


@rule("LU-E15")
def test_a_tide_moves_four_novices() -> None:
    laid = table(3).on("yellow", shrine=1).beside("yellow", tide=2).pier("yellow", 1).holds("yellow", "tide")
    story = laid.begin().play("yellow: tide")
    assert not story.allows("yellow: move beside_tide tide")
    story.play("yellow: move on_shrine sailboat", "yellow: move beside_tide bribe", "yellow: move beside_tide bribe")
    story.play("yellow: move pier book", "yellow: done")
    assert [story.novices("yellow", island) for island in ("sailboat", "bribe", "book")] == [(0, 1), (0, 2), (0, 1)]


@rule("LU-E16")
def test_nobody_is_recruited_with_thirteen_novices_in_play() -> None:
    story = table(3).on("yellow", tide=12).begin()
    assert story.reserve("yellow") == 0
    assert story.options("recruit") == set()


@rule("LU-E17")
def test_an_own_book_moves_and_nobody_is_displaced() -> None:
    laid = table(2).round(3).temple("yellow", 14).without_book_bonus().holds("yellow", "book")
    story = laid.begin().play("yellow: book_take 1", "yellow: book_put 14")
    assert story.gained("yellow", "book") == 1
    assert (story.stone(1), story.stone(14)) == ("temple yellow", "temple yellow with Book")


@rule("LU-E18")
def test_a_book_is_not_taken_with_nobody_to_protect() -> None:
    assert table(2).holds("yellow", "book").begin().options("book_take") == set()
    gone = table(2).empty(1).temple("red", 8).books(3, 8).holds("yellow", "book")
    assert gone.begin().options("book_take") == set()


@rule("LU-E19")
@pytest.mark.parametrize("last", ["yellow", "red"])
def test_with_two_players_the_other_one_starts(last: str) -> None:
    story = table(2).starts("yellow").time(1).turn_of(last).begin().play(f"{last}: meditate")
    assert story.start_player() == "red"


@rule("LU-E20")
def test_the_last_time_token_ends_the_phase_at_once() -> None:
    story = table(4).time(1).turn_of("blue").begin().play("blue: meditate")
    assert story.gained("blue", "meditation") == 1
    assert story.asks() == "white: action"
    assert int(story.state.round) == 2


@rule("LU-E21")
def test_a_displaced_novice_comes_back_but_not_to_its_space() -> None:
    laid = table(3).round(3).claimed("yellow", 14).temple("blue", 8).holds("blue", "sailboat", "tide")
    story = laid.on("red", herbs=2).begin().play("yellow: sanctify 14")
    assert story.stone(8) == "temple"
    assert "8 plain" not in story.options("promote")
    story.play("red: meditate")
    assert story.allows("blue: sailboat pier herbs 1")
    story.play("blue: tide", "blue: move pier herbs", "blue: done")
    assert story.novices("blue", "herbs") == (0, 1)


@rule("LU-E22")
def test_where_the_apostate_goes() -> None:
    laid = table(3).figures(apostate=ISLANDS[2]).on("red", **{ISLANDS[2]: 1})
    assert laid.begin().end_round().figure("apostate") == ISLANDS[2]
    laid = table(3).figures(apostate=ISLANDS[2]).on("red", **{ISLANDS[2]: 1, ISLANDS[6]: 1})
    assert laid.begin().end_round().figure("apostate") == ISLANDS[6]


@rule("LU-E23")
def test_the_apostate_goes_around_the_ring() -> None:
    laid = table(3).figures(apostate=ISLANDS[5]).on("yellow", **{ISLANDS[5]: 3})
    assert laid.begin().play("yellow: expel 3 plain").figure("apostate") == ISLANDS[1]


@rule("LU-E24")
@pytest.mark.parametrize(("island", "stone"), [("herbs", 6), ("novice", 8)])
def test_the_opponent_takes_what_the_player_left(island: str, stone: int) -> None:
    story = solo(boards=("blue", "yellow"), builder="book").begin().play(f"yellow: solo_deactivate {island}")
    assert story.chair("opponent") == 2
    assert story.stone(stone).startswith("temple opponent")
    assert story.gained("opponent", "sanctification") == 6


@rule("LU-E25")
def test_the_book_goes_to_the_lowest_stone_without_one() -> None:
    story = solo(boards=("blue", "yellow"), stones=(3, 1), builder="book").begin()
    story.play("yellow: solo_deactivate herbs")
    assert [story.stone(stone) for stone in (1, 3, 6)] == [
        "temple yellow",
        "temple opponent with Book",
        "temple opponent with Book",
    ]
    assert story.gained("opponent", "book") == 1


@rule("LU-E26")
def test_a_novice_of_the_opponent_goes_home() -> None:
    laid = solo(boards=("blue", "yellow"), builder="shrine").round(3).acting().temple("opponent", 9)
    story = laid.claimed("yellow", 16).begin().play("yellow: sanctify 16")
    assert story.novices("opponent", "tide") == (1, 1)
    assert story.gained("yellow", "displacement") == 1


@rule("LU-E27")
def test_level_two_with_the_apostate_on_tide() -> None:
    laid = solo(2, apostate="tide").acting().on("yellow", tide=2, book=1).beside("yellow", tide=1)
    story = laid.holds("yellow", "novice", "herbs").begin()
    assert story.options("expel") == {"0 token", "1 plain", "1 token", "2 plain", "2 token"}
    assert not story.allows("yellow: favor tide plain")
    assert not story.allows("yellow: herbs tide 1")
    story.play("yellow: journey")
    assert story.allows("yellow: move on_book tide")
    assert not story.allows("yellow: move on_tide book")


@rule("LU-E28")
def test_whose_shrine_stands_with_the_builder() -> None:
    def building(owner: str) -> set[str]:
        laid = table(3).holds("yellow", "shrine").on("yellow", herbs=2).shrines(owner, "herbs")
        return laid.begin().options("shrine")

    assert building("yellow") == set()
    assert building("red") == {"plain"}


@rule("LU-E29")
def test_priestess_and_apostate_score_on_one_island() -> None:
    laid = table(3).figures(moon_priestess="tide", apostate="tide").on("red", tide=2)
    story = laid.begin().end_round()
    assert (story.gained("red", "priestess"), story.gained("red", "apostate")) == (5, -3)


@rule("LU-E30")
def test_leaving_the_middle_of_a_stack() -> None:
    story = table(4).turn_of("red").on("red", tide=2).begin()
    assert story.stack(0) == ["yellow", "red", "blue", "white"]
    story.play("red: council tide 2 plain")
    assert (story.stack(2), story.stack(0)) == (["red"], ["yellow", "blue", "white"])


@rule("LU-E31")
def test_a_book_never_goes_back() -> None:
    story = table(2).round(3).temple("yellow", 14).holds("yellow", "book").begin().play("yellow: book_take 1")
    assert story.options("book_put") == {"14"}


def circling() -> Layout:
    """The player can go round in circles: shrine on Herbs, two novices on Novice."""
    return solo(builder="book").acting().shrines("yellow", "herbs").on("yellow", novice=2)


@rule("LU-E32", "LU-14.6")
def test_the_smallest_cycle_ends_after_ten_times() -> None:
    story = circling().begin()
    for done in range(10):
        assert int(story.state.herbs_used[0]) == done
        story.play("yellow: favor novice plain", "yellow: favor herbs token", "yellow: herbs novice 2")
        assert (story.novices("yellow", "novice"), story.favors("yellow")) == ((2, 0), set())
    story.play("yellow: favor novice plain", "yellow: favor herbs token")
    assert story.options("herbs") == set()
    assert story.allows("yellow: end_phase")


@rule("LU-E32", "LU-14.6")
def test_herbs_work_again_in_the_next_round() -> None:
    story = circling().herbs_used("yellow", 10).holds("yellow", "herbs").on("yellow", novice=3).begin()
    story.play("yellow: council novice 1 plain")
    assert story.options("herbs") == set()
    story.play("yellow: end_phase", "yellow: solo_deactivate tide", "yellow: council novice 1 plain")
    assert story.options("herbs") == {"novice 1"}
