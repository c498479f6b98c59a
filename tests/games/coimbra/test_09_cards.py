"""RULES.md, chapter 9: the special effects of character cards."""

import pytest

from games.coimbra.story import CoimbraStory
from games.coimbra.table import Layout, table
from tabuleiro.testkit.rules import rule


def acquires(laid: Layout, card: str, die: int = 1) -> CoimbraStory:
    """Phil acquires a card with his last die in the lower city."""
    laid.row("lower", f"phil gray {die}").display("lower", card)
    return laid.retrieve("lower").play("phil: acquire 1")


# Opponents.


@rule("CO-9.1")
def test_an_opponent_gives_a_guard_and_a_coin_or_two_points() -> None:
    match = acquires(table(3), "cou_2d")
    assert match.legal() == ["cede resources", "cede vp"]
    match.play("eve: cede resources", "chris: cede vp")
    assert match.purse("eve") == (6, 6, 0)
    assert match.purse("chris") == (7, 7, -2)
    assert match.purse("phil") == (7 + 1, 7 - 1 + 1, 2)


@rule("CO-9.1", "CO-X8")
@pytest.mark.parametrize(("coins", "guards"), [(0, 8), (8, 0)])
def test_without_both_resources_points_are_given(coins: int, guards: int) -> None:
    match = acquires(table(2).purse("eve", coins, guards, points=1), "cou_2d")
    assert match.legal() == ["cede vp"]
    match.play("eve: cede vp")
    assert match.purse("eve") == (coins, guards, -1)


@rule("CO-9.1", "CO-4.3", "CO-X9")
def test_what_the_owner_cannot_hold_is_lost_for_both() -> None:
    match = acquires(table(2).cards("phil", "cou_1b").purse("phil", coins=3, guards=20), "cou_2d")
    match.play("eve: cede resources")
    assert match.purse("eve") == (6, 6, 0)
    assert match.purse("phil") == (4, 20, 0)


@rule("CO-9.2")
def test_only_those_behind_on_the_gray_track_give() -> None:
    laid = table(4).influence("phil", council=1).influence("eve", council=5).influence("chris", council=4)
    match = acquires(laid.influence("ana", council=3), "cou_3b")
    assert match.track("council") == ["eve", "chris", "phil", "ana"]
    assert match.asks() == "ana: cede"
    match.play("ana: cede resources")
    assert match.purse("ana") == (7, 5, 0)
    assert match.purse("phil") == (6, 9, 0)


@rule("CO-9.2")
def test_on_one_space_the_upper_disk_is_behind() -> None:
    match = acquires(table(4).influence("eve", council=3).influence("chris", council=2), "cou_3b")
    asked: list[str] = []
    while match.state.decision() == "cede":
        asked.append(match.asks())
        match.state.apply(match.state.fallback())
    assert asked == ["chris: cede", "ana: cede"]
    assert match.points("phil") == 4


@rule("CO-9.2")
def test_two_guards_are_needed() -> None:
    match = acquires(table(2).purse("eve", coins=20, guards=1), "cou_3b")
    assert match.legal() == ["cede vp"]


@rule("CO-9.2")
def test_nobody_behind_means_no_effect() -> None:
    match = acquires(table(2).influence("eve", council=5), "cou_3b")
    assert match.asks() == "eve: income_menu"
    assert match.purse("phil") == (6, 7, 0)


@rule("CO-9.3")
def test_opponents_lose_three_points_or_a_cleric() -> None:
    laid = table(3).cards("eve", "cle_2b", "mer_2a", "cle_1a").influence("eve", clerics=6)
    match = acquires(laid, "cou_3d")
    assert match.points("phil") == 5
    assert match.legal() == ["lose_vp", "lose_card cle_1a", "lose_card cle_2b"]
    match.play("eve: lose_card cle_1a")
    assert match.cards("eve") == ["cle_2b", "mer_2a"]
    assert match.influence("eve") == [0, 0, 4, 0]
    assert "cle_1a" in match.pile()
    assert match.legal() == ["lose_vp"]
    match.play("chris: lose_vp")
    assert match.points("chris") == -3


@rule("CO-9.3")
def test_bonuses_and_diplomas_of_a_lost_card_are_gone_rewards_stay() -> None:
    laid = table(2).cards("eve", "cle_2d", "cle_2b").influence("eve", clerics=1).purse("eve", 7, 9)
    match = acquires(laid, "cou_3d")
    assert match.seen()["players"][1]["diplomas"]["d5"] == 1
    match.play("eve: lose_card cle_2d")
    assert match.seen()["players"][1]["diplomas"]["d5"] == 0
    assert match.influence("eve") == [0, 0, 0, 0]
    assert match.purse("eve") == (7, 9, 0)
    assert match.asks() == "eve: income_menu"
    assert match.choices("e_card") == []


# The discard pile.


@rule("CO-9.4")
def test_a_card_of_the_pile_costs_three_of_its_icon() -> None:
    laid = table(4).pile("sch_2c", "mer_2d", "cou_2a").purse("phil", coins=2, guards=4)
    match = acquires(laid, "cou_2f")
    assert match.prices() == {"cou_2a": 3, "mer_2d": 3, "sch_2c": 3}
    assert match.choices("take_discard") == ["sch_2c"]
    match.play("phil: take_discard sch_2c")
    assert match.purse("phil") == (2, 0, 0)
    assert match.cards("phil") == ["cou_2f", "sch_2c"]
    assert match.influence("phil") == [1, 0, 0, 2]


@rule("CO-9.4")
def test_a_bought_card_brings_its_bonus_and_no_crown() -> None:
    match = acquires(table(4).pile("mer_2a").crown("council", "lower 1"), "cou_2f")
    told = match.told("phil: take_discard mer_2a")
    assert told[:4] == ["card_bought", "influence_gained", "coins_gained", "crown_taken"]
    assert match.crowns_on()["council"] == "phil"


@rule("CO-9.4", "CO-X11")
def test_a_lost_start_card_cannot_be_bought() -> None:
    match = acquires(table(4).pile().cards("eve", "cou_1a"), "cou_2f")
    assert match.pile() & {"cle_1a", "cle_1b"}
    assert match.legal() == ["decline"]


@rule("CO-9.4", "CO-X11")
def test_an_empty_pile_has_no_effect() -> None:
    laid = table(4).round(1).cards("phil", "cou_1a", "cou_1b").cards("eve", "mer_1a", "mer_1b")
    laid.cards("chris", "cle_1a", "cle_1b").cards("ana", "sch_1a", "sch_1b")
    laid.display("upper", "cou_2f", "mer_2a", "mer_2b", "mer_2c").row("upper", "phil gray 1")
    match = laid.retrieve("upper").play("phil: acquire 1")
    assert match.pile() == set()
    assert match.legal() == ["decline"]


# Favor tiles.


@rule("CO-9.5")
def test_a_card_takes_a_favor_tile_from_beside_the_castle() -> None:
    match = acquires(table(4).favor("eve", "favor_cap"), "mer_2d")
    assert match.choices("take_favor") == ["favor_voyage", "favor_pilgrim", "favor_resources"]
    match.play("phil: take_favor favor_voyage")
    assert match.asks() == "phil: invest"
    assert match.crowns("phil") == 3
    assert match.prices() == [7, 4, 5, 5, 5, 3]


@rule("CO-9.5")
def test_without_a_tile_the_card_has_no_effect() -> None:
    tiles = ("favor_voyage", "favor_cap", "favor_pilgrim", "favor_resources")
    assert acquires(table(4).favor("eve", *tiles), "mer_2d").legal() == ["decline"]


# Repeating.


@rule("CO-9.6", "CO-X10")
def test_an_immediate_bonus_of_an_own_council_card_is_used_again() -> None:
    laid = table(4).cards("phil", "cou_1a", "cou_2f", "cou_2c", "mer_1a").pile("sch_2c").purse("phil", 7, 5)
    match = acquires(laid, "cle_2f")
    assert match.choices("repeat") == ["cou_1a", "cou_2f"]
    match.play("phil: repeat cou_1a")
    assert match.guards("phil") == 5 - 1 + 4
    assert match.influence("phil") == [0, 0, 1, 0]


@rule("CO-9.6", "CO-X10")
def test_a_repeated_purchase_is_paid_anew() -> None:
    match = acquires(table(4).cards("phil", "cou_2f").pile("sch_2c"), "cle_2f")
    match.play("phil: repeat cou_2f")
    assert match.prices() == {"sch_2c": 3}
    match.play("phil: take_discard sch_2c")
    assert match.guards("phil") == 7 - 1 - 3


@rule("CO-9.6")
def test_a_repeated_counter_is_counted_anew() -> None:
    laid = table(4).cards("phil", "mer_3b", "mer_1a", "mer_2c")
    match = acquires(laid, "cle_3e").play("phil: repeat mer_3b")
    assert match.purse("phil") == (7 - 1 + 3, 7, 3)


@rule("CO-9.6")
def test_influence_crown_and_phase_c_bonus_are_not_repeated() -> None:
    laid = table(4).cards("phil", "mer_2a", "sch_1b").crown("clerics", "lower 1")
    told = acquires(laid, "cle_3e").told("phil: repeat mer_2a")
    assert told[:4] == ["bonus_repeated", "coins_gained", "crown_taken", "die_retrieved"]


@rule("CO-9.6")
def test_a_card_may_be_repeated_again_with_the_next_die() -> None:
    laid = table(4).cards("phil", "cou_1a").purse("phil", 10, 10).pile("cle_2f")
    laid.row("lower", "phil gray 1", "phil gray 1").display("lower", "cou_2f", "cou_2a")
    match = laid.retrieve("lower").play("phil: acquire 1", "phil: take_discard cle_2f", "phil: repeat cou_1a")
    assert match.dump()["repeated"] == []
    assert match.asks() == "phil: city_action"


@rule("CO-9.6")
def test_a_chain_of_repeats_ends() -> None:
    laid = table(4).cards("phil", "cou_1a").pile("cle_2f", "sch_2c").purse("phil", 7, 20)
    match = acquires(laid, "cou_2f").play("phil: take_discard cle_2f")
    assert match.choices("repeat") == ["cou_1a", "cou_2f"]
    match.play("phil: repeat cou_2f")
    assert match.choices("take_discard") == ["sch_2c"]
    assert match.dump()["repeated"] == ["cou_2f"]
    match.play("phil: take_discard sch_2c")
    assert match.dump()["repeated"] == []
    assert match.asks() == "ana: income_menu"


# Income and offers.


@rule("CO-9.7")
@pytest.mark.parametrize(
    ("card", "track", "purse"),
    [
        ("cou_3f", "council", (7, 7 - 1 + 5, 0)),
        ("mer_3e", "merchants", (7 + 5, 7 - 1, 0)),
        ("sch_3f", "scholars", (7 - 1, 7, 3)),
    ],
)
def test_a_card_gives_the_income_of_a_track_after_its_influence(
    card: str, track: str, purse: tuple[int, int, int]
) -> None:
    match = acquires(table(4).influence("phil", **{track: 3}), card)
    assert match.purse("phil") == purse


@rule("CO-9.7")
def test_the_income_of_the_clerics_moves_the_pilgrim() -> None:
    match = acquires(table(4).influence("phil", clerics=12), "cle_3d")
    assert match.points("phil") == 2
    assert match.seen()["pending"]["left"] == 5


@rule("CO-9.7")
def test_no_die_is_involved() -> None:
    match = acquires(table(4).cards("phil", "cou_2e"), "cou_3f")
    assert match.purse("phil") == (7, 7 - 1 + 3, 0)


@rule("CO-9.8")
def test_five_guards_for_five_steps_once() -> None:
    match = acquires(table(4).purse("phil", 7, 12), "cle_3c")
    assert match.legal() == ["decline", "accept"]
    match.play("phil: accept")
    assert match.guards("phil") == 12 - 1 - 5
    assert match.seen()["pending"]["left"] == 5
    match.play("phil: stop")
    assert match.asks() == "ana: income_menu"


@rule("CO-9.8")
def test_five_coins_for_seven_points_all_or_nothing() -> None:
    assert acquires(table(4).purse("phil", 5, 7), "sch_3e").play("phil: accept").purse("phil") == (0, 6, 7)
    assert acquires(table(4).purse("phil", 4, 7), "sch_3e").legal() == ["decline"]


# Plain gains.


@rule("CO-9.4", "CO-7.1")
@pytest.mark.parametrize(
    ("card", "purse", "steps"),
    [
        ("cou_2a", (6, 11, 0), 0),
        ("cou_2b", (6, 9, 0), 0),
        ("cou_3a", (6, 10, 0), 0),
        ("mer_2a", (11, 6, 0), 0),
        ("mer_2b", (9, 6, 0), 0),
        ("mer_3a", (10, 6, 0), 0),
        ("cle_2a", (6, 7, 0), 3),
        ("cle_2b", (6, 9, 0), 2),
        ("cle_2c", (7, 6, 0), 2),
        ("cle_3a", (6, 7, 0), 2),
        ("sch_2a", (7, 6, 3), 1),
        ("sch_2b", (6, 7, 3), 0),
    ],
)
def test_the_plain_bonuses_of_cards(card: str, purse: tuple[int, int, int], steps: int) -> None:
    match = acquires(table(4), card)
    assert match.purse("phil") == purse
    assert match.seen()["pending"].get("left", 0) == steps


@rule("CO-9.4", "CO-7.4")
def test_a_cleric_counts_the_monasteries_with_an_own_disk() -> None:
    match = acquires(table(4).disks("phil", "m_i_1", "m_ii_1", "m_iii_1").disks("eve", "m_i_2"), "cle_3b")
    assert match.points("phil") == 3
