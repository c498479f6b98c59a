"""RULES.md, chapter 7: rewards and the pilgrim."""

import pytest

from games.coimbra.story import CoimbraStory
from games.coimbra.table import Layout, table
from tabuleiro.testkit.rules import rule


def moving(laid: Layout) -> CoimbraStory:
    """Phil has three steps from the pilgrim's favor tile, and the 2 points that come before them."""
    return laid.row("castle", "phil gray 1").retrieve("castle").play("phil: take_favor favor_pilgrim")


def walking(laid: Layout, card: str) -> CoimbraStory:
    """Phil has the steps of a card that costs him 1."""
    return laid.row("lower", "phil gray 1").display("lower", card).retrieve("lower").play("phil: acquire 1")


@rule("CO-7.1")
def test_coins_guards_and_points_come_by_themselves() -> None:
    laid = table(4).monasteries(m_i_1="mon_1a", m_i_2="mon_1b").pilgrim("phil", "stop_n").purse("phil", 18, 10)
    match = moving(laid).play("phil: step m_i_1")
    assert match.purse("phil") == (18, 13, 2)
    match.play("phil: step stop_n", "phil: step m_i_2")
    assert match.purse("phil") == (20, 13, 2)


@rule("CO-7.2")
def test_one_decision_for_each_step() -> None:
    match = moving(table(4).pilgrim("phil", "stop_n"))
    assert match.legal() == ["step m_i_1", "step m_i_2", "step stop_north", "stop"]
    match.play("phil: step m_i_2")
    assert match.legal() == ["step stop_ne_n", "step stop_n", "stop"]
    match.play("phil: step stop_ne_n", "phil: step stop_ne_out")
    assert match.node("phil") == "stop_ne_out"
    assert match.asks() == "ana: income_menu"


@rule("CO-7.2")
def test_unused_steps_are_lost() -> None:
    match = moving(table(4).pilgrim("phil", "stop_n").row("upper", "phil gray 2"))
    match.play("phil: step m_i_1", "phil: stop")
    assert match.asks() == "phil: city_action"
    assert match.node("phil") == "m_i_1"


@rule("CO-7.2")
def test_two_step_rewards_are_two_moves() -> None:
    laid = table(4).cards("phil", "cle_1b").cards("eve", "cou_1a").pilgrim("phil", "stop_n")
    match = walking(laid, "cou_3c")
    assert (match.asks(), match.seen()["pending"]["left"]) == ("phil: step", 1)
    match.play("phil: stop")
    assert (match.asks(), match.seen()["pending"]["left"]) == ("phil: step", 1)
    match.play("phil: step m_i_1")
    assert match.asks() == "ana: income_menu"


@rule("CO-7.3")
def test_exactly_one_option_is_chosen() -> None:
    match = table(4).row("castle", "phil gray 1").retrieve("castle").play("phil: take_favor favor_resources")
    assert match.told("phil: option 1")[:3] == ["option_chosen", "coins_gained", "die_retrieved"]
    assert match.purse("phil") == (14, 7, 0)


@rule("CO-7.4")
def test_a_counted_bonus_is_one_gain_and_one_move() -> None:
    laid = table(4).cards("phil", "cou_1a", "cou_2a", "cou_3a").pilgrim("phil", "stop_n")
    match = walking(laid, "cou_3c")
    assert match.guards("phil") == 7 - 1 + 4
    assert match.seen()["pending"]["left"] == 4


@rule("CO-7.4")
def test_each_merchant_gives_a_coin_and_a_point() -> None:
    match = walking(table(4).cards("phil", "mer_1a", "mer_2a"), "mer_3b")
    assert match.purse("phil") == (7 + 3, 7 - 1, 3)


def distances(roads: dict[str, list[str]], start: str) -> dict[str, int]:
    """Steps from a place to every other."""
    found = {start: 0}
    for name in (reached := [start]):
        new = [end for end in roads[name] if end not in found]
        found |= dict.fromkeys(new, found[name] + 1)
        reached += new
    return found


@rule("CO-7.5", "CO-7.6")
@pytest.mark.parametrize("corner", ["corner_nw", "corner_ne", "corner_se", "corner_sw"])
def test_the_monasteries_are_as_far_from_every_corner(corner: str) -> None:
    found = distances(table(4).draft().seen()["roads"], corner)
    assert sorted(found[f"m_i_{i}"] for i in range(1, 9)) == [2, 2, 4, 4, 7, 7, 9, 9]
    assert sorted(found[f"m_ii_{i}"] for i in range(1, 5)) == [4, 6, 6, 10]
    assert sorted(found[f"m_iii_{i}"] for i in range(1, 3)) == [8, 12]


@rule("CO-7.6")
def test_the_coast_road_joins_the_monasteries_iii_by_seven_stopovers() -> None:
    """Who does not take it goes by three stopovers to the ring, half around it, and by three stopovers back."""
    roads = table(4).draft().seen()["roads"]
    assert distances(roads, "m_iii_1")["m_iii_2"] == 7 + 1
    inland = {name: [end for end in ends if "ruby_w" not in end] for name, ends in roads.items()}
    assert distances(inland, "m_iii_1")["m_iii_2"] == (3 + 1) + 8 + (3 + 1)


@rule("CO-7.5")
def test_neighbouring_corners_share_no_stopover() -> None:
    roads = table(4).draft().seen()["roads"]
    stopovers = [end for name in roads if name.startswith("corner") for end in roads[name]]
    assert len(set(stopovers)) == len(stopovers) == 8


@rule("CO-7.5", "CO-X18")
def test_two_roads_lead_out_of_a_corner_and_none_back() -> None:
    roads = table(4).draft().seen()["roads"]
    assert {name: roads[name] for name in roads if name.startswith("corner")} == {
        "corner_nw": ["stop_nw_w", "stop_nw_n"],
        "corner_ne": ["stop_ne_n", "stop_ne_e"],
        "corner_se": ["stop_se_e", "stop_se_s"],
        "corner_sw": ["stop_sw_s", "stop_sw_w"],
    }
    assert not any(name.startswith("corner") for ends in roads.values() for name in ends)


@rule("CO-7.5", "CO-X18")
def test_one_step_from_the_corner_ends_at_the_stopover() -> None:
    match = walking(table(4), "sch_2a")
    assert match.legal() == ["step stop_nw_w", "step stop_nw_n", "stop"]
    assert match.play("phil: step stop_nw_w").node("phil") == "stop_nw_w"
    assert match.asks() == "ana: income_menu"


@rule("CO-7.6")
def test_all_other_roads_work_both_ways() -> None:
    roads = table(4).draft().seen()["roads"]
    for name, ends in roads.items():
        if not name.startswith("corner"):
            assert all(name in roads[end] for end in ends)


@rule("CO-7.6")
def test_pilgrims_turn_back_and_share_a_place() -> None:
    match = moving(table(4).pilgrim("phil", "stop_n").pilgrim("eve", "m_i_1"))
    match.play("phil: step m_i_1", "phil: step stop_n", "phil: step m_i_1")
    assert match.node("phil") == match.node("eve") == "m_i_1"


@rule("CO-7.7", "CO-X17", "CO-9.14")
def test_a_point_for_each_further_disk_but_not_for_its_own() -> None:
    laid = table(4).monasteries(m_i_1="mon_1k", m_i_2="mon_1j").pilgrim("phil", "stop_n")
    match = moving(laid).play("phil: step m_i_1")
    assert match.points("phil") == 2
    match.play("phil: step stop_n", "phil: step m_i_2")
    assert match.points("phil") == 3


@rule("CO-7.7")
def test_disk_then_lasting_bonus_then_immediate_bonus_then_the_rest_of_the_move() -> None:
    laid = table(4).monasteries(m_i_1="mon_1k", m_i_2="mon_1a").disks("phil", "m_i_1").pilgrim("phil", "stop_n")
    match = moving(laid)
    events = match.events("phil: step m_i_2")
    assert [event.kind for event in events] == [
        "pilgrim_moved",
        "disk_placed",
        "points_gained",
        "guards_gained",
    ]
    assert match.asks() == "phil: step"
    assert match.disks("phil") == {"m_i_1", "m_i_2"}


@rule("CO-7.8")
def test_nothing_happens_at_a_stopover_or_an_own_monastery() -> None:
    match = moving(table(4).disks("phil", "m_i_1").pilgrim("phil", "stop_n"))
    assert match.told("phil: step m_i_1", "phil: step stop_nw_n") == ["pilgrim_moved", "pilgrim_moved"]
    assert match.purse("phil") == (7, 7, 2)


@rule("CO-7.9")
def test_everybody_uses_a_monastery_once() -> None:
    laid = table(4).monasteries(m_i_1="mon_1d").pilgrim("phil", "stop_n").pilgrim("eve", "m_i_1")
    match = moving(laid).play("phil: step m_i_1", "phil: step stop_n", "phil: step m_i_1")
    assert match.points("phil") == 2 + 5
    assert match.seen()["monasteries"]["mon_1d"]["disks"] == [0, 1]


@rule("CO-7.10")
def test_every_step_uses_up_one() -> None:
    match = moving(table(4).pilgrim("phil", "stop_n"))
    left: list[int] = []
    while match.state.decision() == "step":
        left.append(match.seen()["pending"]["left"])
        match.state.apply(match.state.legal()[0])
    assert left == [3, 2, 1]


@rule("CO-7.1")
@pytest.mark.parametrize(
    ("tile", "purse"),
    [
        ("mon_1a", (7, 10, 2)),
        ("mon_1b", (10, 7, 2)),
        ("mon_1c", (8, 8, 4)),
        ("mon_1d", (7, 7, 7)),
    ],
)
def test_the_plain_rewards_of_monasteries(tile: str, purse: tuple[int, int, int]) -> None:
    laid = table(4).monasteries(m_i_2=tile).pilgrim("phil", "stop_n")
    assert moving(laid).play("phil: step m_i_2").purse("phil") == purse
