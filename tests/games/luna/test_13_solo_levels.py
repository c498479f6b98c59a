"""RULES.md, chapter 13, second part: the levels of the solo game."""

import pytest

from games.luna.table import Deal, Layout, set_up, solo
from tabuleiro.testkit.rules import rule


def crowded(level: int) -> Layout:
    """Everything could happen on Tide, where the Apostate stands; a little on Book."""
    laid = solo(level, builder="shrine", priestess="shrine", apostate="tide").round(2).acting()
    laid.figures(master_builder="tide").on("yellow", tide=2, book=1).beside("yellow", tide=1, book=1)
    return laid.holds("yellow", "shrine", "herbs", "tide", "sailboat", "novice")


BLOCKED = [
    "favor tide plain",
    "recruit tide plain",
    "recruit tide token",
    "shrine plain",
    "shrine token",
    "herbs tide 1",
    "promote 9 plain",
    "promote 9 token",
    "council tide 1 plain",
    "council tide 2 token",
    "sailboat on_tide book 2",
]


@rule("LU-13.18", "LU-13.19")
@pytest.mark.parametrize("action", BLOCKED)
def test_on_the_apostates_island_only_level_one_may_act(action: str) -> None:
    kind = action.split(" ", maxsplit=1)[0]
    for level in (1, 2, 3):
        laid = crowded(level)
        if kind == "favor":
            laid = solo(level, builder="shrine", apostate="tide").acting().on("yellow", tide=2)
        assert laid.begin().allows(f"yellow: {action}") == (level == 1)


@rule("LU-13.18", "LU-13.19")
@pytest.mark.parametrize(("level", "options"), [(1, 5), (2, 5), (3, 0)])
def test_expulsion_is_forbidden_at_level_three(level: int, options: int) -> None:
    assert len(crowded(level).begin().options("expel")) == options


@rule("LU-13.19")
@pytest.mark.parametrize("level", [2, 3])
def test_elsewhere_everything_is_allowed(level: int) -> None:
    story = crowded(level).begin()
    assert story.allows("yellow: council book 1 plain")
    assert story.allows("yellow: recruit book token")
    assert story.allows("yellow: herbs book 1")
    assert story.allows("yellow: council shrine 0 token")


@rule("LU-13.19")
@pytest.mark.parametrize("level", [2, 3])
def test_novices_may_come_but_not_go(level: int) -> None:
    story = crowded(level).pier("yellow", 1).begin()
    assert story.allows("yellow: sailboat on_book tide 1")
    assert story.allows("yellow: sailboat pier tide 1")
    story.play("yellow: tide")
    sources = {option.split(" ")[0] for option in story.options("move")}
    assert sources == {"pier", "on_book", "beside_book"}
    assert story.allows("yellow: move on_book tide")


@rule("LU-13.19")
@pytest.mark.parametrize("level", [2, 3])
def test_sanctification_and_book_are_never_blocked(level: int) -> None:
    laid = solo(level, builder="shrine", priestess="shrine", apostate="tide").round(2).acting()
    story = laid.claimed("yellow", 9).temple("yellow", 8).holds("yellow", "book").begin()
    assert story.options("sanctify") == {"9"}
    assert story.options("book_take") == {"1", "3"}


@rule("LU-13.19")
def test_the_block_follows_the_apostate() -> None:
    story = solo(2, apostate="tide").acting().on("yellow", tide=3, sailboat=2).begin()
    assert not story.allows("yellow: recruit tide plain")
    story.play("yellow: expel 1 plain")
    assert story.allows("yellow: recruit tide plain")
    assert not story.allows("yellow: recruit sailboat plain")


@rule("LU-13.19")
@pytest.mark.parametrize("level", [2, 3])
def test_the_opponent_is_not_concerned(level: int) -> None:
    laid = solo(level, builder="shrine", priestess="shrine", apostate="bribe").round(2)
    story = laid.figures(master_builder="bribe").begin()
    assert story.allows("yellow: solo_deactivate bribe")
    story.play("yellow: solo_deactivate tide")
    assert story.stone(11).startswith("temple opponent")
    assert story.play("yellow: end_phase").shrines("opponent") == {"shrine", "bribe"}


@rule("LU-13.20")
def test_level_three_forbids_what_level_two_forbids_and_expulsion() -> None:
    def offered(level: int) -> set[str]:
        story = crowded(level).begin()
        return {story.state.game().format(action) for action in story.state.legal()}

    assert offered(2) - offered(3) == {
        "expel 0 token",
        "expel 1 plain",
        "expel 1 token",
        "expel 2 plain",
        "expel 2 token",
    }
    assert offered(3) <= offered(2) <= offered(1)


@rule("LU-13.2", "LU-13.20")
@pytest.mark.parametrize(("level", "draws"), [(1, 3), (2, 3), (3, 2)])
def test_only_level_three_draws_two_figures(level: int, draws: int) -> None:
    deal = Deal(1, {"solo_level": str(level)})
    assert len([outcome for outcome in deal.outcomes() if outcome.startswith("figure_island")]) == draws
    assert set_up(deal).asks() == "yellow: prelim_shrine"
