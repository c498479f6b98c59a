"""RULES.md, chapter 4: general rules."""

import json

import pytest

from games.coimbra.deal import Deal, set_up
from games.coimbra.table import Layout, table
from tabuleiro.testkit.rules import rule


@rule("CO-4.1")
def test_everything_on_the_table_is_open() -> None:
    view = table(2).cards("eve", "cou_2a").pile("cle_2a").retrieve("upper").state.view()
    assert view["players"][1]["cards"][0] == "cou_2a"  # type: ignore[index] # a JSON table
    assert "cle_2a" in view["discard"]  # type: ignore[operator] # a JSON table
    assert "seed" not in json.dumps(view)


@rule("CO-4.1", "CO-17.1")
def test_what_is_not_drawn_is_a_set_without_an_order() -> None:
    one, other = Deal(2, characters=("cou_2a", "mer_2a")), Deal(2, characters=("mer_2a", "cou_2a"))
    undrawn = [set_up(deal, events=14 + 4 + 6 + 2 + 2).dump()["undrawn"] for deal in (one, other)]
    assert undrawn[0] == undrawn[1]


@rule("CO-4.2")
def test_gains_are_granted_and_offers_may_be_declined() -> None:
    laid = table(4).row("castle", "phil gray 1", "phil gray 2", "phil gray 3")
    match = laid.pilgrim("phil", "stop_n").retrieve("castle").play("phil: take_favor favor_pilgrim")
    assert match.points("phil") == 2
    assert "stop" in match.legal()
    match.play("phil: stop", "phil: take_favor favor_cap")
    assert match.points("phil") == 6
    assert match.legal() == ["decline"]
    match.play("phil: decline", "phil: take_favor favor_voyage")
    assert "decline" in match.legal()


@rule("CO-4.2")
@pytest.mark.parametrize(
    ("card", "decision"),
    [
        ("cou_2f", "discard_pick"),
        ("mer_2d", "favor"),
        ("mer_2f", "invest"),
        ("cle_2f", "repeat"),
        ("cle_3c", "pay_for"),
        ("cle_2a", "step"),
    ],
)
def test_every_offer_of_a_card_can_be_left_alone(card: str, decision: str) -> None:
    laid = table(4).purse("phil", coins=20, guards=20).row("lower", "phil gray 1").display("lower", card)
    match = laid.retrieve("lower").play("phil: acquire 1")
    assert match.asks() == f"phil: {decision}"
    before = match.purse("phil")
    match.play(f"phil: {'stop' if decision == 'step' else 'decline'}")
    assert match.purse("phil") == before
    assert match.asks() == "ana: income_menu"


def distressed(coins: int, guards: int) -> Layout:
    return table(4).purse("phil", coins=coins, guards=guards).row("upper", "phil gray 3")


@rule("CO-4.3")
def test_more_than_twenty_coins_and_guards_are_lost() -> None:
    match = distressed(coins=19, guards=20).retrieve("upper").play("phil: distress")
    assert match.purse("phil") == (20, 20, 0)


@rule("CO-4.3")
def test_nobody_spends_what_he_does_not_have() -> None:
    laid = distressed(coins=2, guards=3).display("upper", "cou_2a", "mer_2a")
    assert laid.retrieve("upper").choices("acquire") == ["2"]


@rule("CO-4.4")
def test_a_score_goes_below_zero_and_beyond_a_hundred() -> None:
    laid = table(2).purse("eve", coins=0, guards=0, points=1).purse("phil", points=99, guards=6)
    match = laid.row("lower", "phil gray 5").display("lower", "cou_2d").retrieve("lower")
    match.play("phil: acquire 1", "eve: cede vp")
    assert (match.points("eve"), match.points("phil")) == (-1, 101)


@rule("CO-4.5", "CO-9.1")
def test_opponents_are_asked_in_player_order_and_the_owner_is_skipped() -> None:
    laid = table(4).order("ana", "phil", "chris", "eve").row("lower", "phil gray 5").display("lower", "cou_2d")
    match = laid.retrieve("lower").play("phil: acquire 1")
    asked: list[str] = []
    while match.state.decision() == "cede":
        asked.append(match.asks())
        match.state.apply(match.state.fallback())
    assert asked == ["ana: cede", "chris: cede", "eve: cede"]


@rule("CO-4.6", "CO-7.3")
@pytest.mark.parametrize(("option", "purse"), [(0, (7, 14, 0)), (1, (14, 7, 0))])
def test_a_slash_lets_the_owner_choose_one(option: int, purse: tuple[int, int, int]) -> None:
    match = table(4).row("castle", "phil gray 1").retrieve("castle").play("phil: take_favor favor_resources")
    assert match.legal() == ["option 0", "option 1"]
    assert match.play(f"phil: option {option}").purse("phil") == purse


@rule("CO-4.6")
def test_without_a_slash_everything_is_gained() -> None:
    laid = table(4).monasteries(m_i_1="mon_1c").pilgrim("phil", "stop_n").row("castle", "phil gray 1")
    match = laid.retrieve("castle").play("phil: take_favor favor_pilgrim", "phil: step m_i_1")
    assert match.purse("phil") == (8, 8, 2 + 2)


@rule("CO-4.6")
def test_a_bonus_for_each_pays_as_often_as_it_is_fulfilled() -> None:
    laid = table(4).cards("phil", "cou_1a", "cou_2a", "mer_1a").monasteries(m_ii_1="mon_2a")
    match = laid.pilgrim("phil", "stop_ne2").row("castle", "phil gray 1").retrieve("castle")
    match.play("phil: take_favor favor_pilgrim", "phil: step m_ii_1")
    assert match.points("phil") == 2 + 2 * 2
