"""RULES.md, chapter 8: Expulsion, Temporary Novice, Meditation."""

import pytest

from games.luna.table import table
from tabuleiro.testkit.rules import rule


@rule("LU-8.1")
@pytest.mark.parametrize(("used", "island"), [(1, "sailboat"), (2, "bribe"), (4, "novice"), (5, "shrine")])
def test_each_novice_used_sends_the_apostate_one_island_on(used: int, island: str) -> None:
    story = table(3).on("yellow", tide=5).begin().play(f"yellow: expel {used} plain")
    assert story.figure("apostate") == island
    assert story.novices("yellow", "tide") == (5 - used, used)
    assert story.asks() == "red: action"


@rule("LU-8.1")
def test_he_stops_exactly_there_even_without_novices() -> None:
    story = table(3).on("yellow", tide=1).on("red", bribe=2).begin().play("yellow: expel 1 plain")
    assert story.figure("apostate") == "sailboat"


@rule("LU-8.1")
def test_novices_of_other_islands_cannot_expel_him() -> None:
    assert table(3).on("yellow", book=3).beside("yellow", tide=2).begin().options("expel") == set()


@rule("LU-8.2")
def test_he_may_be_expelled_again_and_again() -> None:
    laid = table(2).on("yellow", tide=2, bribe=1).on("red", sailboat=1)
    story = laid.begin().play("yellow: expel 1 plain", "red: expel 1 plain", "yellow: expel 1 plain")
    assert story.figure("apostate") == "book"


@rule("LU-8.3")
def test_the_novice_token_alone_expels_him() -> None:
    story = table(3).holds("yellow", "novice").begin()
    assert story.options("expel") == {"0 token"}
    story.play("yellow: expel 0 token")
    assert story.figure("apostate") == "sailboat"
    assert story.favors("yellow") == set()


@rule("LU-8.4")
def test_at_most_six_islands() -> None:
    story = table(3).on("yellow", tide=8).holds("yellow", "novice").begin()
    plain = {f"{own} plain" for own in range(1, 7)}
    assert story.options("expel") == plain | {f"{own} token" for own in range(6)}
    assert story.play("yellow: expel 6 plain").figure("apostate") == "herbs"


@rule("LU-8.4")
def test_the_token_counts_among_the_six() -> None:
    story = table(3).on("yellow", tide=8).holds("yellow", "novice").begin().play("yellow: expel 5 token")
    assert story.figure("apostate") == "herbs"
    assert story.novices("yellow", "tide") == (3, 5)


@rule("LU-8.5")
@pytest.mark.parametrize(
    ("action", "used"),
    [
        ("favor book token", 1),
        ("recruit book token", 1),
        ("shrine token", 1),
        ("council book 1 token", 1),
        ("expel 1 token", 1),
        ("promote 12 token", 0),
    ],
)
def test_the_novice_token_counts_as_one_active_novice(action: str, used: int) -> None:
    laid = table(3).round(2).figures(master_builder="book", apostate="book").holds("yellow", "novice", "shrine")
    story = laid.on("yellow", book=2).begin()
    recruited = 1 if action.startswith("recruit") else 0
    story.play(f"yellow: {action}")
    assert story.inactive("yellow", "book") == used + recruited
    assert "novice" not in story.favors("yellow")
    assert story.tokens("novice") == 3


@rule("LU-8.5")
def test_the_token_adds_its_step() -> None:
    laid = table(3).figures(apostate="book").holds("yellow", "novice").on("yellow", book=2)
    assert laid.begin().play("yellow: council book 2 token").chair("yellow") == 3
    laid = table(3).figures(apostate="book").holds("yellow", "novice").on("yellow", book=2)
    assert laid.begin().play("yellow: expel 2 token").figure("apostate") == "herbs"


@rule("LU-8.5")
def test_the_token_may_be_the_only_novice() -> None:
    story = table(3).shrines("yellow", "book").holds("yellow", "novice").begin()
    assert story.options("favor") == {"book token"}
    assert story.options("council") == {"shrine 0 token"}
    assert story.options("expel") == {"0 token"}
    assert story.options("recruit") == set()


@rule("LU-8.6")
def test_the_token_fetches_no_favor_on_the_novice_island() -> None:
    laid = table(3).shrines("yellow", "novice").holds("yellow", "novice").on("yellow", novice=1)
    assert laid.begin().options("favor") == set()


@rule("LU-8.6")
def test_the_token_neither_moves_nor_heals() -> None:
    laid = table(3).holds("yellow", "novice", "tide", "sailboat", "herbs")
    assert laid.begin().kinds() == {"council", "expel", "meditate"}


@rule("LU-8.7")
def test_a_bribe_alone_is_no_action() -> None:
    assert table(3).holds("yellow", "bribe").begin().kinds() == {"meditate"}


@rule("LU-8.8")
def test_meditation_flips_a_token_and_is_no_farewell() -> None:
    story = table(3).on("yellow", tide=1).begin()
    story.play("yellow: meditate", "red: meditate", "blue: meditate")
    assert int(story.state.time_left) == 1
    assert story.influence("yellow") == 5
    assert story.allows("yellow: council tide 1 plain")


@rule("LU-8.8")
@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_meditation_is_always_possible_while_a_token_is_left(left: int) -> None:
    assert table(4).time(left).begin().allows("yellow: meditate")


@rule("LU-8.9")
def test_the_last_token_ends_the_phase_and_brings_a_point() -> None:
    story = table(3).time(1).turn_of("blue").begin()
    told = story.told("blue: meditate")
    assert told[:2] == ["time_flipped", "phase_ended"]
    assert int(story.state.round) == 2
    assert story.gained("blue", "meditation") == 1
    assert [story.gained(colour, "meditation") for colour in ("yellow", "red")] == [0, 0]


@rule("LU-8.9")
@pytest.mark.parametrize(("last", "following"), [("yellow", "red"), ("red", "blue"), ("blue", "yellow")])
def test_the_player_to_the_left_starts_the_next_round(last: str, following: str) -> None:
    story = table(3).time(1).turn_of(last).begin().play(f"{last}: meditate")
    assert story.start_player() == following
    assert story.asks() == f"{following}: action"
