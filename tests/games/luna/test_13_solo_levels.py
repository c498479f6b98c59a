"""RULES.md, chapter 13, second part: the levels of the solo game."""

import pytest

from games.luna.table import Deal, Table, set_up, solo
from tabuleiro.testkit.rules import rule


def crowded(level: int) -> Table:
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
    match = crowded(level).begin()
    assert match.allows("yellow: council book 1 plain")
    assert match.allows("yellow: recruit book token")
    assert match.allows("yellow: herbs book 1")
    assert match.allows("yellow: council shrine 0 token")


@rule("LU-13.19")
@pytest.mark.parametrize("level", [2, 3])
def test_novices_may_come_but_not_go(level: int) -> None:
    match = crowded(level).pier("yellow", 1).begin()
    assert match.allows("yellow: sailboat on_book tide 1")
    assert match.allows("yellow: sailboat pier tide 1")
    match.play("yellow: tide")
    sources = {option.split(" ")[0] for option in match.options("move")}
    assert sources == {"pier", "on_book", "beside_book"}
    assert match.allows("yellow: move on_book tide")


@rule("LU-13.19")
@pytest.mark.parametrize("level", [2, 3])
def test_sanctification_and_book_are_never_blocked(level: int) -> None:
    laid = solo(level, builder="shrine", priestess="shrine", apostate="tide").round(2).acting()
    match = laid.claimed("yellow", 9).temple("yellow", 8).holds("yellow", "book").begin()
    assert match.options("sanctify") == {"9"}
    assert match.options("book_take") == {"1", "3"}


@rule("LU-13.19")
def test_the_block_follows_the_apostate() -> None:
    match = solo(2, apostate="tide").acting().on("yellow", tide=3, sailboat=2).begin()
    assert not match.allows("yellow: recruit tide plain")
    match.play("yellow: expel 1 plain")
    assert match.allows("yellow: recruit tide plain")
    assert not match.allows("yellow: recruit sailboat plain")


@rule("LU-13.19")
@pytest.mark.parametrize("level", [2, 3])
def test_the_opponent_is_not_concerned(level: int) -> None:
    laid = solo(level, builder="shrine", priestess="shrine", apostate="bribe").round(2)
    match = laid.figures(master_builder="bribe").begin()
    assert match.allows("yellow: solo_deactivate bribe")
    match.play("yellow: solo_deactivate tide")
    assert match.stone(11).startswith("temple opponent")
    assert match.play("yellow: end_phase").shrines("opponent") == {"shrine", "bribe"}


@rule("LU-13.20")
def test_level_three_forbids_what_level_two_forbids_and_expulsion() -> None:
    def offered(level: int) -> set[str]:
        match = crowded(level).begin()
        return {match.state.game().format(action) for action in match.state.legal()}

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
