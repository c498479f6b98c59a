"""RULES.md, chapter 6: Journey, Tide and Sailboat."""

from games.luna.table import table
from tabuleiro.games.luna.data.components import ISLANDS
from tabuleiro.testkit.rules import rule


@rule("LU-6.1")
def test_a_journey_takes_active_novices_from_anywhere_to_anywhere() -> None:
    story = table(3).on("yellow", tide=2, book=1).begin()
    story.play("yellow: journey", "yellow: move on_tide herbs", "yellow: move on_tide novice")
    story.play("yellow: move on_book herbs", "yellow: done")
    assert story.novices("yellow", "herbs") == (0, 2)
    assert story.novices("yellow", "novice") == (0, 1)
    assert story.novices("yellow", "tide") == (0, 0)
    assert story.asks() == "red: action"


@rule("LU-6.1")
def test_a_journey_takes_neither_inactive_novices_nor_those_on_the_pier() -> None:
    waiting = table(3).beside("yellow", tide=2).pier("yellow", 1)
    assert "journey" not in waiting.begin().kinds()
    story = waiting.on("yellow", book=1).begin().play("yellow: journey")
    assert story.options("move") == {f"on_book {island}" for island in ISLANDS if island != "book"}


@rule("LU-6.1")
def test_a_journey_needs_no_token() -> None:
    story = table(3).on("yellow", tide=1).holds("yellow", "tide", "sailboat").begin()
    story.play("yellow: journey", "yellow: move on_tide book", "yellow: done")
    assert story.favors("yellow") == {"tide", "sailboat"}


@rule("LU-6.2")
def test_the_tide_takes_novices_from_everywhere() -> None:
    laid = table(3).holds("yellow", "tide").on("yellow", tide=1).beside("yellow", book=1).pier("yellow", 1)
    story = laid.begin().play("yellow: tide")
    assert (story.favors("yellow"), story.tokens("tide")) == (set(), 3)
    story.play(
        "yellow: move pier herbs", "yellow: move on_tide herbs", "yellow: move beside_book shrine", "yellow: done"
    )
    assert story.novices("yellow", "herbs") == (0, 2)
    assert story.novices("yellow", "shrine") == (0, 1)
    assert story.pier("yellow") == 0


@rule("LU-6.2")
def test_the_tide_needs_its_token_and_somebody_to_move() -> None:
    assert "tide" not in table(3).on("yellow", tide=1).begin().kinds()
    assert "tide" not in table(3).holds("yellow", "tide").begin().kinds()
    for laid in (
        table(3).on("yellow", book=1),
        table(3).beside("yellow", book=1),
        table(3).pier("yellow", 1),
    ):
        assert "tide" in laid.holds("yellow", "tide").begin().kinds()


@rule("LU-6.3")
def test_the_sailboat_takes_two_active_novices_onto_another_island() -> None:
    story = table(3).holds("yellow", "sailboat").on("yellow", tide=3).begin().play("yellow: sailboat on_tide book 2")
    assert story.novices("yellow", "book") == (2, 0)
    assert story.novices("yellow", "tide") == (1, 0)
    assert (story.favors("yellow"), story.tokens("sailboat")) == (set(), 3)
    assert story.asks() == "red: action"


@rule("LU-6.3")
def test_one_or_two_novices_sail_from_one_source() -> None:
    story = table(3).holds("yellow", "sailboat").on("yellow", tide=3, book=1).begin()
    others = [island for island in ISLANDS if island != "tide"]
    from_tide = {f"on_tide {island} {count}" for island in others for count in (1, 2)}
    from_book = {f"on_book {island} 1" for island in ISLANDS if island != "book"}
    assert story.options("sailboat") == from_tide | from_book


@rule("LU-6.3")
def test_inactive_novices_cannot_sail_and_those_on_the_pier_become_active() -> None:
    story = table(3).holds("yellow", "sailboat").beside("yellow", tide=2).pier("yellow", 2).begin()
    assert story.options("sailboat") == {f"pier {island} {count}" for island in ISLANDS for count in (1, 2)}
    story.play("yellow: sailboat pier tide 1")
    assert story.novices("yellow", "tide") == (1, 2)
    assert story.pier("yellow") == 1


@rule("LU-6.3")
def test_the_sailboat_needs_its_token() -> None:
    assert table(3).holds("yellow", "tide").on("yellow", tide=2).begin().options("sailboat") == set()


@rule("LU-6.4")
def test_nobody_ends_where_they_came_from() -> None:
    laid = table(3).on("yellow", tide=1).beside("yellow", book=1).holds("yellow", "tide", "sailboat")
    story = laid.begin()
    assert not story.allows("yellow: sailboat on_tide tide 1")
    story.play("yellow: tide")
    assert not story.allows("yellow: move on_tide tide")
    assert not story.allows("yellow: move beside_book book")
    assert story.allows("yellow: move on_tide book")


@rule("LU-6.5")
def test_a_novice_moves_once_per_action() -> None:
    story = table(3).holds("yellow", "tide").on("yellow", tide=1).begin()
    story.play("yellow: tide", "yellow: move on_tide book")
    assert story.kinds() == {"done"}
    assert story.inactive("yellow", "book") == 0
    assert story.play("yellow: done").inactive("yellow", "book") == 1


@rule("LU-6.6")
def test_novices_on_stones_never_move() -> None:
    laid = table(3).claimed("yellow", 6, 8).temple("yellow", 9).holds("yellow", "tide", "sailboat")
    assert laid.begin().kinds() == {"sanctify", "meditate"}
