"""RULES.md, chapter 8: the influence tracks."""

import pytest

from games.coimbra.story import CoimbraStory
from games.coimbra.table import Layout, table
from tabuleiro.testkit.rules import rule

TRACKS = ["council", "merchants", "clerics", "scholars"]


def visits(laid: Layout, tile: str) -> CoimbraStory:
    """Phil enters one monastery."""
    node, before = ("m_i_1", "stop_n") if tile.startswith("mon_1") else ("m_ii_1", "stop_ne2")
    match = laid.monasteries(**{node: tile}).pilgrim("phil", before).row("castle", "phil gray 1").retrieve("castle")
    return match.play("phil: take_favor favor_pilgrim", f"phil: step {node}")


@rule("CO-8.1")
@pytest.mark.parametrize(("tile", "track"), [("mon_1e", 0), ("mon_1f", 1), ("mon_1g", 2), ("mon_1h", 3)])
@pytest.mark.parametrize(("before", "after"), [(0, 3), (11, 14), (13, 15), (15, 15)])
def test_three_spaces_up_at_most_to_the_last(tile: str, track: int, before: int, after: int) -> None:
    match = visits(table(3).influence("phil", **{TRACKS[track]: before}), tile)
    assert match.influence("phil") == [after if i == track else 0 for i in range(4)]


@rule("CO-8.2")
def test_who_arrives_goes_on_top_and_behind() -> None:
    laid = table(4).influence("eve", council=3).influence("chris", council=4).influence("ana", council=2)
    match = visits(laid, "mon_1e")
    assert match.track("council") == ["chris", "eve", "phil", "ana"]


@rule("CO-8.2")
def test_higher_spaces_are_ahead() -> None:
    laid = table(4).influence("eve", council=2).influence("chris", council=2).influence("ana", council=1)
    assert visits(laid, "mon_1e").track("council") == ["phil", "eve", "chris", "ana"]


@rule("CO-8.2", "CO-9.3", "CO-X7")
def test_a_disk_that_comes_down_goes_on_top_too() -> None:
    laid = table(4).influence("chris", clerics=4).influence("phil", clerics=4).influence("eve", clerics=5)
    laid.cards("eve", "cle_2b").row("lower", "ana gray 1").display("lower", "cou_3d")
    match = laid.retrieve("lower").play("ana: acquire 1", "phil: lose_vp", "eve: lose_card cle_2b")
    assert match.track("clerics") == ["chris", "phil", "eve", "ana"]
    assert match.influence("eve") == [0, 0, 4, 0]


@rule("CO-8.3")
def test_no_movement_leaves_the_stack_as_it_is() -> None:
    laid = table(3).influence("phil", council=15).influence("eve", council=15)
    match = visits(laid, "mon_1e")
    assert match.track("council") == ["phil", "eve", "chris"]


@rule("CO-8.3", "CO-9.3")
def test_losing_influence_on_space_0_leaves_the_stack_as_it_is() -> None:
    laid = table(3).cards("phil", "cle_1b").row("lower", "chris gray 1").display("lower", "cou_3d")
    match = laid.retrieve("lower").play("chris: acquire 1", "phil: lose_card cle_1b")
    assert match.track("clerics") == ["phil", "eve", "chris"]
    assert match.influence("phil") == [0, 0, 0, 0]


@rule("CO-8.4")
def test_all_four_disks_go_up_one() -> None:
    match = visits(table(3).influence("phil", council=4, scholars=15), "mon_2e")
    assert match.influence("phil") == [5, 1, 1, 15]


@rule("CO-8.5")
def test_a_track_is_kept_as_disks_from_first_to_last() -> None:
    laid = table(3).influence("eve", merchants=2).influence("phil", merchants=2)
    assert laid.draft().dump()["tracks"]["merchants"] == [
        {"seat": 1, "space": 2},
        {"seat": 0, "space": 2},
        {"seat": 2, "space": 0},
    ]


@rule("CO-8.5")
def test_the_stack_survives_a_dump() -> None:
    match = table(3).influence("eve", merchants=2).influence("phil", merchants=2).draft()
    loaded = match.state.game().load(match.state.dump())
    assert loaded.dump() == match.state.dump()
