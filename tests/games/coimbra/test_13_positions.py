"""RULES.md, chapters 2, 5 and 13: a position fits its phase, and its pending effects fit the position."""

from collections.abc import Callable
from typing import Any

import pytest

from games.coimbra.deal import Deal, rolling, set_up
from games.coimbra.story import CoimbraStory
from games.coimbra.table import table
from tabuleiro.core import BadPosition, find_game
from tabuleiro.testkit.rules import rule

GAME = find_game("coimbra")
Edit = Callable[[Any], object]


def problems(match: CoimbraStory, edit: Edit) -> str:
    """What the loader says to a sound position after an edit."""
    position: Any = match.state.dump()
    GAME.load(position)
    edit(position)
    with pytest.raises(BadPosition) as caught:
        GAME.load(position)
    return str(caught.value)


def top(**values: object) -> Edit:
    return lambda position: position.update(values)


def frame(place: int, **values: object) -> Edit:
    """Change one pending effect, from the bottom of the agenda."""
    return lambda position: position["agenda"][place].update(values)


def swap(first: str, second: str) -> Edit:
    """Exchange two monasteries."""

    def edit(position: Any) -> None:  # noqa: ANN401 - a JSON table
        laid = position["monasteries"]
        laid[first], laid[second] = laid[second], laid[first]

    return edit


def move_card(position: Any) -> None:  # noqa: ANN401 - a JSON table
    """A card of the discard pile goes into the display."""
    position["display"]["upper"][0] = position["discard"].pop()


def break_group(position: Any) -> None:  # noqa: ANN401 - a JSON table
    """A player takes one card of a group."""
    position["players"][0]["cards"].append(position["groups"][0][0])
    position["groups"][0][0] = None


def drafting() -> CoimbraStory:
    return table(2).draft()


def placing() -> CoimbraStory:
    return drafting().play("phil: draft_die gray 1")


def acquiring(card: str) -> CoimbraStory:
    """Phil has acquired a card in the lower city, and its bonus asks something."""
    laid = table(2).cards("phil", "cou_1a").cards("eve", "cle_1a").purse("phil", 20, 20).pilgrim("phil", "stop_n")
    return laid.row("lower", "phil gray 1").display("lower", card).retrieve("lower").play("phil: acquire 1")


def collecting() -> CoimbraStory:
    return table(2).cards("phil", "cou_2c", "cou_2a").dice("phil", "gray 1", "gray 1", "white 1").income()


def collected() -> CoimbraStory:
    """The beginning of phase E is over."""
    return collecting().play("phil: e_card cou_2c", "phil: pick_track council")


def capping() -> CoimbraStory:
    return table(4).row("castle", "phil gray 1").retrieve("castle").play("phil: take_favor favor_cap")


@rule("CO-3.1", "CO-3.12", "CO-3.13", "CO-5.1", "CO-6.A1", "CO-6.C13", "CO-13.2", "CO-17.3")
@pytest.mark.parametrize(
    ("match", "edit", "named"),
    [
        (drafting, swap("m_i_1", "m_ii_1"), "CO-3.1: space 0"),
        (drafting, top(phase="voyages"), "do not fit the phase"),
        (drafting, top(round=0), "CO-5.1: the round"),
        (lambda: table(2).invest(), top(lap=1), "CO-5.1: the lap"),
        (lambda: table(2).invest(), top(turn=0), "CO-5.1: the turn"),
        (lambda: table(2, phase_e_beginning="own_turn").income(), top(lap=1), "CO-5.1: the lap"),
        (drafting, top(options={}), "options"),
        (drafting, top(options={"phase_e_beginning": "never"}), "phase_e_beginning"),
        (drafting, top(location="upper"), "CO-6.C1"),
        (lambda: set_up(Deal(2), events=39), lambda position: position["groups"][0].reverse(), "CO-3.12"),
        (lambda: set_up(Deal(2)), break_group, "half a start group"),
        (lambda: set_up(Deal(2)), lambda position: position["players"][0].update(pilgrim="corner_nw"), "choices"),
        (lambda: set_up(Deal(2)), lambda position: position["players"][0].update(pilgrim="stop_n"), "CO-3.6"),
        (lambda: set_up(Deal(2)), lambda position: position["tracks"]["council"][0].update(space=1), "CO-3.6"),
        (lambda: table(2).invest(), move_card, "CO-3.10"),
        (lambda: rolling(Deal(2)).roll(1), lambda position: position["dice"]["orange_1"].update(value=3), "CO-6.A1"),
        (placing, lambda position: position["rows"]["lower"].append("purple_1"), "belongs to nobody"),
        (
            lambda: placing().play("phil: place_die castle"),
            lambda position: position["rows"].update(castle=[]),
            "no row",
        ),
        (lambda: table(2).invest(), lambda position: position["rows"]["castle"].append("gray_1"), "CO-13.2"),
    ],
)
def test_a_position_that_does_not_fit_its_phase_is_refused(
    match: Callable[[], CoimbraStory], edit: Edit, named: str
) -> None:
    assert named in problems(match(), edit)


@rule("CO-2.1", "CO-5.2", "CO-6.C3", "CO-6.E9", "CO-9.6", "CO-9.9", "CO-4.5")
@pytest.mark.parametrize(
    ("match", "edit", "named"),
    [
        (lambda: table(2).end(), top(agenda=[{"kind": "draft", "actor": 0}]), "the game is over, but"),
        (drafting, top(agenda=[]), "nothing is pending"),
        (drafting, top(agenda=[{"kind": "draft", "actor": 0}] * 25), "CO-2.1: more than"),
        (drafting, top(agenda=[{"kind": "roll_die", "actor": "chance"}]), "cannot be pending in this phase"),
        (drafting, frame(0, actor=1), "asked of the wrong player"),
        (drafting, top(agenda=[{"kind": "draft", "actor": 0}] * 2), "nothing can be pending above"),
        (lambda: acquiring("cle_2a"), lambda position: position["agenda"].pop(), "CO-2.1"),
        (lambda: acquiring("cle_2a"), frame(2, actor=1), "one player"),
        (lambda: acquiring("cle_2a"), lambda position: position["agenda"].pop(0), "cannot be pending"),
        (lambda: acquiring("cle_2a"), top(repeated=["sch_2a"]), "CO-9.6"),
        (lambda: acquiring("cle_2a"), frame(2, left=0), "left"),
        (lambda: acquiring("cle_2a"), frame(1, card="sch_2a"), "CO-6.C6"),
        (lambda: acquiring("cle_2a"), frame(1, next=56), "CO-6.C6"),
        (lambda: acquiring("cle_2a"), frame(0, die="orange_1"), "CO-"),
        (lambda: acquiring("cou_2d"), frame(2, instruction="cou_3d.1"), "CO-2.1: "),
        (lambda: acquiring("cou_2d"), frame(2, actor=0), "CO-4.5"),
        (lambda: table(2).invest(), frame(0, restriction="coins"), "CO-6.F1"),
        (capping, lambda position: position["favors"].update(favor_cap=1), "CO-9.9"),
        (collecting, frame(0, resolved=["cou_2a"]), "CO-6.E2"),
        (collecting, frame(0, activated=["purple_1"]), "CO-6.E3"),
        (collecting, frame(0, resolved=["cou_2c"], activated=["gray_1", "gray_2", "white_1"]), "CO-6.E9"),
        (collecting, frame(0, activated=["gray_1"]), "too early"),
        (collecting, frame(0, resolved=["cou_2c"]), "CO-6.E9"),
        (collected, frame(0, resolved=["cou_2c"]), "CO-6.E2"),
        (lambda: collecting().play("phil: e_card cou_2c"), frame(1, for_card="cou_2a"), "CO-6.C6"),
        (lambda: collecting().play("phil: e_card cou_2c"), frame(1, for_card=None), "CO-6.C6"),
        (lambda: collected().play("phil: activate_die white"), frame(1, for_card="cou_2c"), "CO-6.C6"),
    ],
)
def test_an_agenda_that_does_not_fit_is_refused(match: Callable[[], CoimbraStory], edit: Edit, named: str) -> None:
    assert named in problems(match(), edit)
