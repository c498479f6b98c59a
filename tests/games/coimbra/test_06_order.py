"""RULES.md, chapter 6, phase D: the new player order."""

import pytest

from games.coimbra.story import NAMES, CoimbraStory
from games.coimbra.table import Layout, table
from tabuleiro.testkit.rules import rule


def after_phase_c(laid: Layout) -> CoimbraStory:
    """Phil's last die is retrieved; then the lions move."""
    return laid.row("lower", "phil gray 1").retrieve("lower").play("phil: distress")


@rule("CO-6.D1", "CO-6.D2", "CO-W6")
def test_the_order_of_the_rulebook_example() -> None:
    laid = table(3).order("chris", "eve", "phil").favor("chris", "favor_pilgrim")
    laid.crown("council", "chris").crown("merchants", "chris").crown("clerics", "eve").crown("scholars", "eve")
    match = laid.favor("phil", "favor_voyage", "favor_cap").row("lower", "phil gray 1").retrieve("lower")
    assert [match.crowns(name) for name in ("chris", "eve", "phil")] == [3, 3, 7]
    match.play("phil: distress")
    assert match.order() == ["phil", "eve", "chris"]
    assert match.asks() == "phil: income_menu"


@rule("CO-6.D1")
def test_flags_give_no_one_or_two_crowns() -> None:
    match = table(4).order("ana", "chris", "eve", "phil").row("lower", "phil gray 1").retrieve("lower")
    assert [match.crowns(name) for name in ("ana", "chris", "eve", "phil")] == [0, 1, 2, 2]


@rule("CO-6.D1")
@pytest.mark.parametrize(
    ("tile", "crowns"), [("favor_voyage", 3), ("favor_cap", 2), ("favor_pilgrim", 1), ("favor_resources", 0)]
)
def test_favor_tiles_give_their_crowns(tile: str, crowns: int) -> None:
    assert table(4).favor("phil", tile).row("lower", "phil gray 1").retrieve("lower").crowns("phil") == crowns


@rule("CO-6.D2")
def test_most_crowns_come_first() -> None:
    laid = table(4).favor("chris", "favor_voyage").favor("phil", "favor_cap", "favor_pilgrim")
    match = after_phase_c(laid)
    assert match.order() == ["chris", "phil", "ana", "eve"]


@rule("CO-6.D2")
def test_among_equals_the_present_order_is_reversed() -> None:
    laid = table(4).favor("phil", "favor_voyage").favor("eve", "favor_cap")
    laid.crown("council", "chris").crown("merchants", "ana")
    assert after_phase_c(laid).order() == ["ana", "chris", "eve", "phil"]


@rule("CO-6.D2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_other_crowns_the_flags_turn_the_order_around(seats: int) -> None:
    assert after_phase_c(table(seats)).order() == list(reversed(NAMES[:seats]))


@rule("CO-6.D2")
def test_the_lions_move_to_the_flags_and_tell_their_crowns() -> None:
    match = table(3).favor("phil", "favor_voyage").row("lower", "phil gray 1").retrieve("lower")
    moved = [event for event in match.events("phil: distress") if event.kind == "order_changed"]
    assert [(event.seat, event.arguments["flag"], event.arguments["crowns"]) for event in moved] == [
        (0, 1, 3),
        (2, 2, 2),
        (1, 3, 1),
    ]
