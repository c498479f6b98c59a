"""RULES.md, chapters 2 and 9: chains of bonuses, however long, come back to the die that began them."""

import pytest

from games.coimbra.table import table
from tabuleiro.core import Illegal
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.testkit.rules import rule


@rule("CO-2.1", "CO-9.4", "CO-9.5", "CO-9.6")
def test_the_deepest_chain_of_bonuses_comes_back_to_its_die() -> None:
    laid = table(4).cards("phil", "sch_1b", "cle_1b").pile("cle_2f", "mer_2d").purse("phil", 20, 20)
    match = laid.row("lower", "phil gray 1", "eve gray 1").display("lower", "cou_2f").retrieve("lower")
    match.play("phil: acquire 1", "phil: take_discard cle_2f", "phil: repeat cou_2f", "phil: take_discard mer_2d")
    match.play("phil: take_favor favor_pilgrim")
    kinds = [frame["kind"] for frame in match.dump()["agenda"]]
    assert kinds == ["retrieval", "acquisition", "acquisition", "acquisition", "step"]
    match.play("phil: stop")
    assert match.purse("phil") == (20 - 3 + 1, 20 - 1 - 3 + 1, 2 + 2 + 1)
    assert [frame["kind"] for frame in match.dump()["agenda"]] == ["retrieval", "acquisition", "step"]
    match.play("phil: stop")
    assert match.cards("phil") == ["sch_1b", "cle_1b", "cou_2f", "cle_2f", "mer_2d"]
    assert match.asks() == "eve: city_action"
    assert match.dump()["repeated"] == []


@rule("CO-9.6", forbids=True)
def test_a_card_is_not_repeated_twice_for_one_die() -> None:
    laid = table(4).cards("phil", "cou_1a").pile("cle_2f").purse("phil", 20, 20)
    match = laid.row("lower", "phil gray 1").display("lower", "cou_2f").retrieve("lower")
    match.play("phil: acquire 1")
    match.state.repeated = 1 << c.CARDS.index("cou_1a")
    match.play("phil: take_discard cle_2f")
    with pytest.raises(Illegal):
        match.play("phil: repeat cou_1a")
    assert match.choices("repeat") == ["cou_2f"]
