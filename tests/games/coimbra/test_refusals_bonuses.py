"""The literal judge on cards, the pilgrim, voyages and special effects."""

import pytest

from games.coimbra.bare_table import (
    CHRIS,
    EVE,
    PHIL,
    bare_table,
    deal,
    effect,
    judged,
    lay,
    message,
    own_die,
    purse,
    sail,
    show,
    stand,
    take_favor,
    why,
)
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.game import CoimbraState
from tabuleiro.testkit.rules import rule

UPPER = 1
ANY_COST = 2

# The actions of phase C


@rule("CO-6.C4", forbids=True)
def test_the_castle_gives_a_tile_that_is_still_there() -> None:
    state = bare_table(d.CASTLE_ACTION)
    take_favor(state, EVE, "favor_cap")
    assert why(state, "take_favor favor_cap") == "CO-6.C4"
    assert why(state, "take_favor favor_voyage") == "legal"


@rule("CO-6.C2", "CO-6.C4", "CO-X2", forbids=True)
def test_only_distress_is_left_when_all_tiles_are_gone() -> None:
    state = bare_table(d.CASTLE_ACTION)
    tiles = ("favor_voyage", "favor_cap", "favor_pilgrim", "favor_resources")
    for tile in tiles:
        take_favor(state, EVE, tile)
    assert {why(state, f"take_favor {tile}") for tile in tiles} == {"CO-6.C4"}
    assert why(state, "distress") == "legal"


def phil_in_the_upper_city(value: int) -> CoimbraState:
    """Phil's gray die is active in the upper city."""
    state = bare_table(d.CITY_ACTION)
    state.location = UPPER
    state.agenda.set(d.DIE, own_die(state, PHIL, "gray_1", value))
    return state


@rule("CO-6.C5", "CO-6.C14", forbids=True)
def test_a_card_of_the_evaluated_row_is_acquired() -> None:
    state = phil_in_the_upper_city(1)
    purse(state, PHIL, guards=20, coins=20)
    show(state, "upper", 3, "mer_2a")
    show(state, "central", 1, "mer_2b")
    assert why(state, "acquire 3") == "legal"
    assert message(state, "acquire 1") == "refusal-no_card_there"


@rule("CO-6.C5", "CO-W4", forbids=True)
def test_the_value_of_the_die_is_paid_in_the_cost_type_of_the_card() -> None:
    state = phil_in_the_upper_city(5)
    purse(state, PHIL, guards=9, coins=3)
    show(state, "upper", 1, "cle_2a")
    show(state, "upper", 2, "mer_2a")
    assert message(state, "acquire 1") == "refusal-cannot_pay"
    assert why(state, "acquire 2") == "legal"
    purse(state, PHIL, guards=4, coins=5)
    assert why(state, "acquire 1") == "legal"
    assert why(state, "acquire 2") == "CO-6.C5"
    assert why(state, "distress") == "legal"


@rule("CO-6.C5", "CO-W9", forbids=True)
def test_the_cap_tile_makes_the_die_dearer() -> None:
    state = phil_in_the_upper_city(6)
    show(state, "upper", 1, "mer_2a")
    purse(state, PHIL, guards=8)
    assert why(state, "acquire 1") == "legal"
    state.capped = 1 + state.agenda.get(d.DIE)
    refused = judged(state, "acquire 1")
    assert refused is not None
    assert refused.arguments == {"resource": "resource-guards", "cost": 9, "held": 8}


@rule("CO-6.C5", "CO-6.C9", "CO-X3", forbids=True)
def test_a_discount_counts_for_its_own_cost_type_only() -> None:
    state = phil_in_the_upper_city(1)
    show(state, "upper", 1, "cle_2a")
    show(state, "upper", 2, "mer_2a")
    deal(state, EVE, "mer_1b", "cou_1b")
    assert why(state, "acquire 1") == "CO-6.C5"
    deal(state, PHIL, "mer_1b")
    assert why(state, "acquire 1") == "legal"
    assert why(state, "acquire 2") == "CO-6.C5"


@rule("CO-9.5", forbids=True)
def test_a_card_gives_only_a_tile_that_is_still_there() -> None:
    state = bare_table(d.FAVOR)
    take_favor(state, PHIL, "favor_cap")
    assert why(state, "take_favor favor_cap") == "CO-9.5"
    assert why(state, "take_favor favor_pilgrim") == "legal"
    assert why(state, "decline") == "legal"


# Voyages


@rule("CO-6.F2", forbids=True)
def test_a_voyage_takes_one_disk_of_a_player() -> None:
    state = bare_table(d.INVEST, columns={d.RESTRICTION: ANY_COST})
    sail(state, "goa", "ceuta")
    purse(state, PHIL, guards=20, coins=20)
    state.investments[PHIL * c.SLOTS] = 1
    state.investments[EVE * c.SLOTS + 1] = 1
    assert message(state, "invest 0") == "refusal-already_invested"
    assert why(state, "invest 1") == "legal"
    assert why(state, "decline") == "legal"


@rule("CO-6.F2", forbids=True)
@pytest.mark.parametrize(
    ("restriction", "goa", "ceuta"), [(c.COINS, "legal", "CO-6.F2"), (c.GUARDS, "CO-6.F2", "legal")]
)
def test_some_cards_invest_only_in_one_cost_type(restriction: int, goa: str, ceuta: str) -> None:
    state = bare_table(d.INVEST, columns={d.RESTRICTION: restriction})
    sail(state, "goa", "ceuta")
    purse(state, PHIL, guards=20, coins=20)
    assert why(state, "invest 0") == goa
    assert why(state, "invest 1") == ceuta


@rule("CO-6.F2", "CO-6.F3", "CO-W8", forbids=True)
def test_a_voyage_is_paid_in_full_and_costs_two_less_with_its_favor_tile() -> None:
    state = bare_table(d.INVEST, columns={d.RESTRICTION: ANY_COST})
    sail(state, "ceuta")
    purse(state, PHIL, guards=5, coins=20)
    assert message(state, "invest 0") == "refusal-cannot_pay"
    take_favor(state, EVE, "favor_voyage")
    assert why(state, "invest 0") == "CO-6.F2"
    take_favor(state, PHIL, "favor_voyage")
    assert why(state, "invest 0") == "legal"
    purse(state, PHIL, guards=4, coins=20)
    assert why(state, "invest 0") == "CO-6.F2"


# The pilgrim


@rule("CO-7.2", "CO-7.5", "CO-X18", forbids=True)
def test_a_step_follows_a_road() -> None:
    state = bare_table(d.STEP, columns={d.LEFT: 1})
    stand(state, PHIL, "corner_nw")
    stand(state, EVE, "stop_nw_n")
    assert why(state, "step stop_nw_n") == "legal"
    assert why(state, "step stop_nw_w") == "legal"
    assert why(state, "step stop_nw_out") == "CO-7.2"
    assert why(state, "step m_i_1") == "CO-7.2"
    assert why(state, "stop") == "legal"


@rule("CO-7.2", "CO-7.6", forbids=True)
def test_turning_back_is_allowed_but_standing_still_is_no_step() -> None:
    state = bare_table(d.STEP, columns={d.LEFT: 1})
    stand(state, PHIL, "m_i_1")
    assert why(state, "step stop_n") == "legal"
    assert why(state, "step m_i_1") == "CO-7.2"
    stand(state, PHIL, "stop_n")
    assert why(state, "step m_i_1") == "legal"


@rule("CO-7.3")
def test_one_of_two_rewards_is_chosen_freely() -> None:
    state = bare_table(d.OPTION, columns={d.INSTRUCTION: effect("favor_resources.0")})
    assert why(state, "option 0") == "legal"
    assert why(state, "option 1") == "legal"


# Opponents


@rule("CO-9.1", "CO-X8", forbids=True)
def test_whoever_lacks_a_resource_gives_victory_points() -> None:
    state = bare_table(d.CEDE, actor=EVE, columns={d.INSTRUCTION: effect("cou_2d.0"), d.OWNER: PHIL})
    purse(state, EVE, guards=8)
    assert why(state, "cede resources") == "CO-9.1"
    assert why(state, "cede vp") == "legal"
    purse(state, EVE, coins=8)
    assert why(state, "cede resources") == "CO-9.1"
    purse(state, EVE, guards=1, coins=1)
    assert why(state, "cede resources") == "legal"


@rule("CO-9.1", "CO-9.2", forbids=True)
def test_the_card_of_the_gray_track_asks_for_its_own_icons() -> None:
    state = bare_table(d.CEDE, actor=EVE, columns={d.INSTRUCTION: effect("cou_3b.0"), d.OWNER: PHIL})
    purse(state, EVE, guards=1, coins=9)
    assert why(state, "cede resources") == "CO-9.1"
    purse(state, EVE, guards=2)
    assert why(state, "cede resources") == "legal"


@rule("CO-9.3", forbids=True)
def test_an_own_cleric_is_lost() -> None:
    state = bare_table(d.LOSE, actor=EVE, columns={d.INSTRUCTION: effect("cou_3d.1"), d.OWNER: PHIL})
    deal(state, EVE, "cle_1a", "mer_2a")
    deal(state, CHRIS, "cle_2a")
    assert why(state, "lose_card cle_1a") == "legal"
    assert message(state, "lose_card cle_2a") == "refusal-not_your_card"
    assert message(state, "lose_card mer_2a") == "refusal-wrong_class"
    assert why(state, "lose_vp") == "legal"


# The discard pile


@rule("CO-9.4", "CO-X11", forbids=True)
def test_a_card_with_a_cost_icon_is_bought_from_the_pile() -> None:
    state = bare_table(d.DISCARD_PICK, columns={d.INSTRUCTION: effect("cou_2f.0")})
    purse(state, PHIL, guards=3, coins=3)
    for card in ("cle_1a", "sch_3c"):
        state.discard[c.CARDS.index(card)] = 1
    assert message(state, "take_discard mer_2a") == "refusal-not_discarded"
    assert message(state, "take_discard cle_1a") == "refusal-no_cost_icon"
    assert why(state, "take_discard sch_3c") == "legal"
    assert why(state, "decline") == "legal"


@rule("CO-9.4", "CO-6.C9", forbids=True)
def test_a_card_from_the_pile_costs_three_minus_discounts() -> None:
    state = bare_table(d.DISCARD_PICK, columns={d.INSTRUCTION: effect("cou_2f.0")})
    state.discard[c.CARDS.index("sch_3c")] = 1
    purse(state, PHIL, guards=20, coins=2)
    assert message(state, "take_discard sch_3c") == "refusal-cannot_pay"
    deal(state, PHIL, "mer_1b")
    assert why(state, "take_discard sch_3c") == "legal"


# Repeating and paying


@rule("CO-9.6", "CO-X10", forbids=True)
def test_an_own_immediate_bonus_of_the_class_is_repeated() -> None:
    state = bare_table(d.REPEAT, columns={d.INSTRUCTION: effect("cle_2f.0")})
    deal(state, PHIL, "cou_1a", "cou_2f", "cou_2c", "mer_2a", "cle_2f")
    deal(state, EVE, "cou_2a")
    assert why(state, "repeat cou_1a") == "legal"
    assert why(state, "repeat cou_2f") == "legal"
    assert message(state, "repeat cou_2a") == "refusal-not_your_card"
    assert message(state, "repeat cou_2c") == "refusal-not_immediate"
    assert message(state, "repeat mer_2a") == "refusal-wrong_class"
    assert message(state, "repeat cle_2f") == "refusal-own_bonus"
    assert why(state, "decline") == "legal"


@rule("CO-9.6", forbids=True)
def test_a_card_is_repeated_once_with_a_die() -> None:
    state = bare_table(d.REPEAT, columns={d.INSTRUCTION: effect("cle_3e.0")})
    deal(state, PHIL, "mer_2a", "mer_3f", "mer_3e", "cle_3e")
    state.repeated = c.BIT[c.CARDS.index("mer_3e")]
    assert message(state, "repeat mer_3e") == "refusal-already_repeated"
    assert why(state, "repeat mer_2a") == "legal"


@rule("CO-9.8", forbids=True)
@pytest.mark.parametrize(("card", "enough", "short"), [("cle_3c", (5, 0), (4, 20)), ("sch_3e", (0, 5), (20, 4))])
def test_an_offer_is_paid_in_full_or_declined(card: str, enough: tuple[int, int], short: tuple[int, int]) -> None:
    state = bare_table(d.PAY_FOR, columns={d.INSTRUCTION: effect(f"{card}.0")})
    purse(state, PHIL, *enough)
    assert why(state, "accept") == "legal"
    purse(state, PHIL, *short)
    assert why(state, "accept") == "CO-9.8"
    assert why(state, "decline") == "legal"


# The cap tile


@rule("CO-9.9", forbids=True)
def test_the_cap_goes_on_an_own_die_that_lies_in_the_city() -> None:
    state = bare_table(d.CAP)
    for die in ("gray_1", "gray_2", "green_1", "white_1"):
        own_die(state, PHIL, die, 3)
    own_die(state, EVE, "orange_1", 3)
    lay(state, "castle", "gray_1")
    lay(state, "upper", "gray_2")
    lay(state, "lower", "orange_1", "green_1")
    assert why(state, "cap_die gray_2") == "legal"
    assert why(state, "cap_die green_1") == "legal"
    assert message(state, "cap_die orange_1") == "refusal-not_your_die"
    assert message(state, "cap_die purple_1") == "refusal-not_your_die"
    assert message(state, "cap_die gray_1") == "refusal-die_not_in_city"
    assert message(state, "cap_die white_1") == "refusal-die_not_in_city"
    assert why(state, "decline") == "legal"
