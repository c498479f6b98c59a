"""RULES.md, chapter 6, phase F and the end of the round."""

import pytest

from games.coimbra.table import table
from tabuleiro.testkit.rules import rule

SIX = ("tanger", "madeira", "calicut", "ceuta", "goa", "acores")
"""Costs: 9 coins, 6 guards, 5 coins, 7 guards, 10 coins, 5 coins."""


@rule("CO-6.F1")
def test_everybody_may_invest_once_in_player_order() -> None:
    match = table(3).voyages(*SIX).order("eve", "chris", "phil").round(2).invest()
    asked: list[str] = []
    while match.state.decision() == "invest":
        asked.append(match.asks())
        match.state.apply(match.state.legal()[0])
    assert asked == ["eve: invest", "chris: invest", "phil: invest"]
    assert [match.voyages(name) for name in ("phil", "eve", "chris")] == [[1], [1], [1]]


@rule("CO-6.F2")
def test_the_cost_is_paid_in_its_type_in_full() -> None:
    match = table(3).voyages(*SIX).purse("phil", coins=9, guards=6).invest()
    assert match.choices("invest") == ["0", "1", "2", "5"]
    assert match.prices() == [9, 6, 5, 7, 10, 5]
    match.play("phil: invest 0")
    assert match.purse("phil") == (0, 6, 0)
    assert match.voyages("phil") == [0]


@rule("CO-6.F2")
def test_one_disk_of_a_player_per_voyage_those_of_others_do_not_matter() -> None:
    laid = table(3).voyages(*SIX).purse("phil", coins=20, guards=20).invested("phil", 0, 3)
    match = laid.invested("eve", 0, 1, 2, 3, 4, 5).invest()
    assert match.choices("invest") == ["1", "2", "4", "5"]


@rule("CO-6.F2")
@pytest.mark.parametrize(
    ("card", "slots", "purse"), [("mer_2f", ["0", "2", "5"], (13, 20, 0)), ("mer_3c", ["1", "3"], (9, 20, 0))]
)
def test_an_investment_by_a_card_is_restricted_to_its_cost_type(
    card: str, slots: list[str], purse: tuple[int, int, int]
) -> None:
    laid = table(3).voyages(*SIX).purse("phil", coins=10, guards=20)
    if card == "mer_2f":
        laid = laid.invested("phil", 4)
    match = laid.row("lower", "phil gray 1").display("lower", card).retrieve("lower").play("phil: acquire 1")
    assert match.asks() == "phil: invest"
    assert match.choices("invest") == slots
    assert match.purse("phil") == purse


@rule("CO-6.F3", "CO-W8")
def test_the_tile_with_three_crowns_takes_two_off() -> None:
    match = table(3).voyages(*SIX).favor("phil", "favor_voyage").purse("phil", coins=0, guards=5).invest()
    assert match.prices() == [7, 4, 3, 5, 8, 3]
    assert match.choices("invest") == ["1", "3"]
    assert match.play("phil: invest 3").guards("phil") == 0
    assert match.prices() == [9, 6, 5, 7, 10, 5]


@rule("CO-6.F3")
def test_the_discount_holds_for_the_tile_s_own_investment_and_until_the_end_of_the_round() -> None:
    laid = table(3).voyages(*SIX).purse("phil", coins=3, guards=4).row("castle", "phil gray 1")
    match = laid.retrieve("castle").play("phil: take_favor favor_voyage")
    assert match.choices("invest") == ["1", "2", "5"]
    match.play("phil: invest 2")
    assert match.purse("phil") == (0, 4, 0)
    while match.asks() != "phil: invest":
        match.state.apply(match.state.fallback())
    assert match.prices() == [7, 4, 3, 5, 8, 3]


@rule("CO-6.G1")
def test_tiles_crowns_and_cap_are_returned_everything_else_stays() -> None:
    laid = table(2).round(2).favor("phil", "favor_voyage").favor("eve", "favor_cap").crown("clerics", "eve")
    laid.cards("phil", "cou_2a").order("eve", "phil").purse("phil", 3, 4, points=12).influence("phil", council=5)
    match = laid.pile("mer_2a").invest()
    match.state.capped = 1
    match.play("eve: decline", "phil: decline")
    assert match.dump()["favors"] == dict.fromkeys(match.dump()["favors"], None)
    assert set(match.crowns_on().values()) == {None}
    assert match.dump()["cap"] is None
    assert match.asks() == "chance: draw_character"
    assert (match.order(), match.cards("phil"), match.purse("phil")) == (["eve", "phil"], ["cou_2a"], (3, 4, 12))
    assert match.influence("phil") == [5, 0, 0, 0]
    assert "mer_2a" in match.pile()
    assert match.dump()["round"] == 3


@rule("CO-6.G1", "CO-3.11")
def test_crowns_are_placed_on_the_new_display() -> None:
    match = table(2).round(2).crown("council", "eve").invest(1).play("eve: decline")
    while match.asks() == "chance: draw_character":
        match.state.apply(match.state.legal()[-1])
    assert match.crowns_on() == {"council": None, "merchants": None, "clerics": "central 4", "scholars": "upper 4"}


@rule("CO-6.G2", "CO-X19", "CO-10.6")
def test_after_round_four_nothing_is_returned() -> None:
    match = table(2).favor("phil", "favor_voyage").purse("phil", coins=4, guards=3).end()
    assert match.favors("phil") == {"favor_voyage"}
    assert match.standing("phil").categories["leftovers"] == 5
