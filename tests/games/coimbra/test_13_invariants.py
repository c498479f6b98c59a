"""RULES.md, chapter 13: what holds after every step. Each invariant is broken once, and noticed."""

from collections.abc import Callable
from typing import Any

import pytest

from games.coimbra.story import CoimbraStory
from games.coimbra.table import table
from tabuleiro.core import BadPosition, find_game
from tabuleiro.games.coimbra.game import CoimbraState
from tabuleiro.testkit.rules import rule

GAME = find_game("coimbra")
Edit = Callable[[Any], object]


def city() -> CoimbraStory:
    """Upper city of round 2: Phil's 5 is active, Eve's 4 and his own 1 lie behind it."""
    laid = table(2).row("upper", "phil gray 5", "eve orange 4", "T3", "T2", "phil gray 1")
    return laid.display("upper", "cou_2a", "mer_2a").cards("phil", "cle_2a", "cle_2b").retrieve("upper")


def problems(match: CoimbraStory, edit: Edit) -> str:
    """What the loader says to a sound position after an edit."""
    position: Any = match.state.dump()
    GAME.load(position)
    edit(position)
    with pytest.raises(BadPosition) as caught:
        GAME.load(position)
    return str(caught.value)


def player(seat: int, **values: object) -> Edit:
    return lambda position: position["players"][seat].update(values)


def top(**values: object) -> Edit:
    return lambda position: position.update(values)


def twice(position: Any) -> None:  # noqa: ANN401 - a JSON table
    position["players"][0]["cards"].append("mer_2a")


@rule("CO-13.1", "CO-13.2", "CO-13.3", "CO-13.4", "CO-13.5", "CO-13.6", "CO-13.7", "CO-13.8", "CO-13.9")
@pytest.mark.parametrize(
    ("match", "edit", "named"),
    [
        (city, player(0, coins=21), "coins"),
        (city, player(0, guards=-1), "guards"),
        (city, lambda position: position["tracks"]["council"][0].update(space=16), "space"),
        (city, lambda position: position["tracks"]["council"].pop(), "CO-13.1"),
        (city, lambda position: position["tracks"]["council"][1].update(space=3), "CO-8.2"),
        (city, lambda position: position["dice"]["purple_1"].update(owner=None), "CO-13.2"),
        (city, lambda position: position["dice"]["purple_1"].update(value=0), "CO-6.A1"),
        (lambda: table(2).invest(), lambda position: position["dice"]["gray_1"].update(owner=0), "CO-13.2"),
        (city, lambda position: position["rows"]["upper"].append("orange_1"), "CO-13.3"),
        (city, lambda position: position["rows"]["lower"].append("gray_2"), "CO-13.2"),
        (city, lambda position: position["rows"]["upper"].reverse(), "CO-13.3"),
        (
            lambda: table(4).row("castle", "phil gray 1", "phil gray 2", "eve gray 5").retrieve("castle"),
            lambda position: position["rows"]["castle"].reverse(),
            "CO-13.3",
        ),
        (city, twice, "CO-13.4"),
        (city, lambda position: position["discard"].pop(), "CO-13.4"),
        (city, top(round=1), "CO-13.4"),
        (city, lambda position: position["undrawn"].pop(), "CO-13.4"),
        (lambda: table(2).draft(), lambda position: position["favors"].update(favor_cap=0), "CO-13.5"),
        (lambda: table(2).draft(), lambda position: position["crowns"].update(clerics=0), "CO-13.5"),
        (city, lambda position: position["crowns"].update(clerics="upper 1"), "CO-13.5"),
        (city, top(cap="gray_2"), "CO-9.9"),
        (city, player(0, monasteries=["m_i_1", "m_i_1"]), "monasteries"),
        (city, player(0, voyages=[1, 1]), "voyages"),
        (city, player(0, monasteries=["m_i_1"]), "CO-13.7"),
        (city, player(0, pilgrim="corner_ne"), "CO-13.7"),
        (city, player(0, pilgrim="m_i_1"), "CO-7.7"),
        (city, player(0, pilgrim=None), "CO-13.7"),
        (city, lambda position: position["rows"]["lower"].remove("token_5"), "CO-13.8"),
        (city, lambda position: position["rows"]["lower"].append("token_2"), "CO-13.8"),
        (city, top(order=[0, 0]), "CO-3.8"),
        (city, top(round=5), "round"),
    ],
)
def test_a_broken_position_is_refused(match: Callable[[], CoimbraStory], edit: Edit, named: str) -> None:
    assert named in problems(match(), edit)


def step(match: CoimbraStory, change: Callable[[CoimbraState], None]) -> str:
    """What is wrong with a step that changes a position like this."""
    after = match.state.copy()
    assert isinstance(after, CoimbraState)
    change(after)
    return " ".join(after.check_step(match.state, 0))


@rule("CO-13.6")
def test_disks_never_leave() -> None:
    match = table(2).disks("phil", "m_i_1").invested("phil", 0).invest()

    def lose_monastery(state: CoimbraState) -> None:
        state.disks[0] = 0

    def lose_voyage(state: CoimbraState) -> None:
        state.investments[0] = 0

    assert "CO-13.6: a disk left a monastery" in step(match, lose_monastery)
    assert "CO-13.6: a disk left a voyage" in step(match, lose_voyage)


@rule("CO-13.7")
def test_no_pilgrim_goes_back_into_coimbra() -> None:
    def go_back(state: CoimbraState) -> None:
        state.pilgrims[0] = 0

    assert "CO-13.7" in step(table(2).pilgrim("phil", "stop_n").invest(), go_back)


@rule("CO-13.9")
def test_the_order_changes_only_in_phase_d_and_rounds_go_forward() -> None:
    def reorder(state: CoimbraState) -> None:
        state.order[0], state.order[1] = state.order[1], state.order[0]

    def go_back(state: CoimbraState) -> None:
        state.round = 1

    assert "CO-13.9: the player order" in step(table(2).invest(), reorder)
    assert "CO-13.9: the round" in step(table(2).invest(), go_back)


@rule("CO-13.10")
def test_the_pile_shrinks_by_one_purchase_at_a_time() -> None:
    def empty(state: CoimbraState) -> None:
        for card in range(len(state.discard)):
            state.discard[card] = 0

    assert "CO-13.10" in step(table(2).invest(), empty)


@rule("CO-13.10")
def test_ceding_points_leaves_their_sum_unchanged() -> None:
    match = table(4).row("lower", "phil gray 1").display("lower", "cou_2d").retrieve("lower")
    match.play("phil: acquire 1", "eve: cede vp", "chris: cede vp", "ana: cede vp")
    assert [match.points(name) for name in ("phil", "eve", "chris", "ana")] == [6, -2, -2, -2]
