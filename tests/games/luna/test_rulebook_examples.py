"""RULES.md, chapter S: the worked examples of the rulebook, with their exact numbers."""

from games.luna.story import COLOURS
from games.luna.table import Deal, set_up, table
from tabuleiro.testkit.rules import rule


@rule("LU-S1", "LU-2.5")
def test_the_rulebook_on_the_start_stone() -> None:
    story = set_up(Deal(2, stones=(1, 3)))
    assert story.stone(1) == "temple yellow with Book"
    assert story.reserve("yellow") == 12


@rule("LU-S2", "LU-2.6")
def test_the_rulebook_on_the_path_of_two_players() -> None:
    path = set_up(Deal(2, boards=("blue", "yellow"))).seen()["path"]
    numbers = [slot["value"] if "guard" in slot else slot["stone"] for slot in path]
    assert numbers == [2, 28, 25, 2, 23, 21, 3, 19, 18, 4, 16, 14, 5, 11, 9, 6, 8, 6]
    assert len(numbers) == 18


@rule("LU-S3", "LU-2.9")
def test_the_rulebook_on_the_council_stack() -> None:
    story = set_up(Deal(3))
    assert story.stack(0) == ["yellow", "red", "blue"]
    assert story.council() == ["blue", "red", "yellow"]


@rule("LU-S4", "LU-3.2")
def test_the_rulebook_on_the_first_preselected_island() -> None:
    story = set_up(Deal(4, {"setup": "preset"}))
    first = story.ring()[0]
    assert [story.novices(colour, first) for colour in COLOURS] == [(2, 0)] * 4
    assert story.figure("moon_priestess") == first


@rule("LU-S5", "LU-7.7")
def test_the_rulebook_on_displacement() -> None:
    laid = table(4, boards=("blue", "yellow", "red", "green")).round(4).turn_of("red").claimed("red", 14)
    laid.temple("blue", 8, 20).temple("white", 23)
    story = laid.begin()
    assert story.seen()["neighbours"]["14"] == [1, 2, 8, 20, 23]
    story.play("red: sanctify 14")
    assert story.influence("red") == 5 + 4
    assert [story.pier(colour) for colour in COLOURS] == [0, 0, 1, 0]
    assert [story.stone(stone) for stone in (1, 2, 8, 20, 23)] == [
        "temple yellow with Book",
        "temple red with Book",
        "temple",
        "temple blue",
        "temple white",
    ]


@rule("LU-S6", "LU-9.2")
def test_the_rulebook_on_the_moon_priestess() -> None:
    laid = table(4).figures(moon_priestess="tide", apostate="book").on("yellow", tide=3).on("red", tide=2)
    story = laid.on("blue", tide=2).council(1, "red").begin().end_round()
    assert [story.gained(colour, "priestess") for colour in COLOURS] == [6, 3, 1, 0]


@rule("LU-S7", "LU-9.4")
def test_the_rulebook_on_the_apostate() -> None:
    laid = table(4).figures(apostate="tide").on("blue", tide=2).beside("blue", tide=1).beside("red", tide=2)
    story = laid.shrines("yellow", "tide").begin().end_round()
    assert [story.gained(colour, "apostate") for colour in COLOURS] == [0, -3, -4, 0]


@rule("LU-S8", "LU-11.2")
def test_the_rulebook_on_the_final_points() -> None:
    laid = table(4).round(6).time(1).turn_of("red").shrines("yellow", "tide", "book", "herbs", "novice")
    story = laid.holds("yellow", "tide", "book").council(6, "yellow").begin().play("red: meditate")
    categories = story.standing("yellow").categories
    assert [categories[name] for name in ("shrines", "favors", "council")] == [16, 2, 6]
