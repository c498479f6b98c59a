"""The literal judge on the income turn of phase E."""

import pytest

from games.coimbra.bare_table import EVE, PHIL, bare_table, deal, message, own_die, purse, stand, why
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.game import CoimbraState
from tabuleiro.testkit.rules import rule


def phil_collects(kind: int = d.INCOME_MENU, columns: dict[int, int] | None = None) -> CoimbraState:
    """Phil is first in the player order and has the dice gray, gray, white."""
    state = bare_table(kind, seats=2, columns=columns)
    state.phase = s.INCOME_PHASE
    state.order[0], state.order[1] = PHIL, EVE
    stand(state, PHIL, "stop_n")
    for die in ("gray_1", "gray_2", "white_1"):
        own_die(state, PHIL, die, 4)
    own_die(state, EVE, "green_1", 4)
    return state


def phil_begins(columns: dict[int, int] | None = None) -> CoimbraState:
    """The same, at the beginning of phase E."""
    state = phil_collects(columns=columns)
    state.lap = 1
    return state


def use_up(state: CoimbraState, *dice: str) -> None:
    """Mark dice as activated."""
    state.agenda.set(d.ACTIVATED, sum(c.BIT[c.DICE.index(die)] for die in dice))


# Cards for the beginning of phase E


@rule("CO-6.E2", forbids=True)
def test_only_own_cards_for_the_beginning_are_used() -> None:
    state = phil_begins()
    deal(state, PHIL, "cou_2c", "cou_2e")
    deal(state, EVE, "mer_2c")
    assert why(state, "e_card cou_2c") == "legal"
    assert message(state, "e_card mer_2c") == "refusal-not_your_card"
    assert message(state, "e_card cou_2e") == "refusal-no_beginning"


@rule("CO-6.E2", forbids=True)
def test_a_card_for_the_beginning_is_used_once() -> None:
    state = phil_begins(columns={d.RESOLVED: c.BIT[c.CARDS.index("cou_2c")]})
    deal(state, PHIL, "cou_2c", "mer_2c")
    assert message(state, "e_card cou_2c") == "refusal-beginning_used"
    assert why(state, "e_card mer_2c") == "legal"


@rule("CO-6.E10", "CO-6.E4", "CO-X22", forbids=True)
def test_a_card_for_a_missing_colour_needs_that_colour_to_be_missing() -> None:
    state = phil_begins()
    deal(state, PHIL, "cle_2d")
    assert why(state, "e_card cle_2d") == "legal"
    own_die(state, PHIL, "purple_1", 2)
    assert why(state, "e_card cle_2d") == "CO-6.E10"


@rule("CO-6.E2", "CO-6.E9", forbids=True)
def test_the_beginning_comes_before_the_dice() -> None:
    state = phil_begins()
    deal(state, PHIL, "cou_2c")
    assert message(state, "activate_die gray") == "refusal-beginning_first"
    assert message(state, "end_income") == "refusal-beginning_first"
    state.agenda.set(d.RESOLVED, c.BIT[c.CARDS.index("cou_2c")])
    assert why(state, "activate_die gray") == "legal"


@rule("CO-6.E2", forbids=True)
def test_after_the_beginning_no_card_of_it_is_used_or_waited_for() -> None:
    state = phil_collects()
    deal(state, PHIL, "cou_2c")
    assert message(state, "e_card cou_2c") == "refusal-beginning_over"
    assert why(state, "activate_die gray") == "legal"


@rule("CO-6.E2")
def test_by_the_option_the_own_income_turn_has_a_beginning() -> None:
    state = phil_collects()
    state.common_beginning = 0
    deal(state, PHIL, "cou_2c")
    assert why(state, "e_card cou_2c") == "legal"
    assert message(state, "activate_die gray") == "refusal-beginning_first"


@rule("CO-6.E10")
def test_a_card_that_gives_nothing_holds_nobody_up() -> None:
    state = phil_begins()
    deal(state, PHIL, "cle_2d")
    assert why(state, "activate_die gray") == "CO-6.E2"
    own_die(state, PHIL, "purple_1", 2)
    assert why(state, "activate_die gray") == "legal"


# Dice


@rule("CO-6.E3", forbids=True)
def test_each_own_die_is_activated_once() -> None:
    state = phil_collects()
    assert why(state, "activate_die green") == "CO-6.E3"
    assert why(state, "activate_die white") == "legal"
    use_up(state, "gray_1")
    assert why(state, "activate_die gray") == "legal"
    use_up(state, "gray_1", "gray_2")
    assert why(state, "activate_die gray") == "CO-6.E3"


@rule("CO-6.E3", "CO-6.E9", forbids=True)
def test_the_turn_ends_after_all_dice() -> None:
    state = phil_collects()
    use_up(state, "gray_1", "gray_2")
    assert message(state, "end_income") == "refusal-dice_first"
    use_up(state, "gray_1", "gray_2", "white_1")
    assert why(state, "end_income") == "legal"


# Exchange


@rule("CO-6.E6", forbids=True)
@pytest.mark.parametrize("kind", [d.INCOME_MENU, d.STEP, d.TRACK])
def test_an_exchange_needs_a_card_for_that_resource(kind: int) -> None:
    state = phil_collects(kind, columns={d.LEFT: 1})
    purse(state, PHIL, guards=20, coins=20)
    deal(state, PHIL, "cou_3e")
    deal(state, EVE, "mer_3d")
    assert why(state, "exchange guards 10") == "legal"
    assert message(state, "exchange coins 1") == "refusal-no_exchange_card"


@rule("CO-6.E6", forbids=True)
def test_an_exchange_takes_two_for_one() -> None:
    state = phil_collects()
    purse(state, PHIL, guards=20, coins=7)
    deal(state, PHIL, "mer_3d")
    assert why(state, "exchange coins 3") == "legal"
    assert message(state, "exchange coins 4") == "refusal-cannot_pay"


@rule("CO-6.E6", "CO-6.E10", forbids=True)
def test_an_exchange_belongs_to_the_own_income_turn() -> None:
    state = phil_collects(d.STEP, columns={d.LEFT: 1})
    purse(state, PHIL, guards=20)
    deal(state, PHIL, "cou_3e")
    assert why(state, "exchange guards 1") == "legal"
    state.phase = s.RETRIEVE_PHASE
    assert message(state, "exchange guards 1") == "refusal-not_your_income"


@rule("CO-6.E4")
@pytest.mark.parametrize("track", ["council", "merchants", "clerics", "scholars"])
def test_the_white_die_takes_any_track(track: str) -> None:
    assert why(phil_collects(d.TRACK), f"pick_track {track}") == "legal"
