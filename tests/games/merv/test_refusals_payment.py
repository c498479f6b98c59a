"""The literal judge on contracts and costs: what is forbidden, and what is next to it."""

from games.merv.bare_table import (
    RED,
    YELLOW,
    bare_table,
    count,
    give,
    message,
    own,
    pend,
    pile,
    why,
)
from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.state import MervFields
from tabuleiro.testkit.rules import rule

# Contracts


@rule("ME-4.7", forbids=True)
def test_a_contract_needs_influence_a_cube_and_goods() -> None:
    state = bare_table(d.CHOOSE_SLOT)
    contract = "complete_contract pile_2b"
    assert message(state, contract) == "refusal-pile_empty"
    pile(state, "pile_2b", 11)  # dates and two scrolls
    count(state, s.INFLUENCE, 6)
    assert message(state, contract) == "refusal-contract_influence"
    count(state, s.INFLUENCE, 7)
    assert message(state, contract) == "refusal-contract_cost"
    give(state, pink=1)
    assert message(state, contract) == "refusal-contract_good"
    state.goods[c.GOODS.index("dates")] = 1
    count(state, s.LOOSE_SCROLLS, 1)
    assert message(state, contract) == "refusal-contract_scrolls"
    assert why(state, contract) == "ME-4.7"
    count(state, s.LOOSE_SCROLLS, 2)
    assert why(state, contract) == "legal"


@rule("ME-4.7", "ME-4.7.1", forbids=True)
def test_a_good_on_a_contract_serves_no_other() -> None:
    state = bare_table(d.CHOOSE_SLOT)
    count(state, s.INFLUENCE, 2)
    give(state, pink=1)
    pile(state, "pile_1a", 2)
    state.pledged[c.GOODS.index("dates")] = 1
    state.goods[RED * c.GOOD_COUNT + c.GOODS.index("dates")] = 1
    assert why(state, "complete_contract pile_1a") == "ME-4.7"
    state.goods[YELLOW * c.GOOD_COUNT + c.GOODS.index("dates")] = 1
    assert why(state, "complete_contract pile_1a") == "legal"


# Paying


def paying(**cost: int) -> MervFields:
    """Yellow advances in the mosque and pays this cost; `any` is called `anything`."""
    state = bare_table(d.MOSQUE_STEP)
    pend(state, d.PAID_FOR, columns={d.ACTION: ids.SPACE.parse("advance")})
    units = [*c.COLOURS[:4], "anything"]
    pend(state, d.PAY_CUBE, columns={d.COST + i: cost.get(name, 0) for i, name in enumerate(units)})
    return state


def payable(state: MervFields) -> list[str]:
    return [colour for colour in c.COLOURS if why(state, f"pay_cube {colour}") == "legal"]


@rule("ME-4.9", forbids=True)
def test_a_colour_is_paid_with_itself_or_a_joker() -> None:
    state = paying(orange=1)
    give(state, orange=1, purple=1, white=1)
    assert payable(state) == ["orange", "white"]
    assert message(state, "pay_cube purple") == "refusal-wrong_cube"
    assert message(state, "pay_cube teal") == "refusal-no_cube"
    assert why(state, "pay_cube teal") == "ME-4.9"
    own(state, "bt_wild_purple")
    assert payable(state) == ["orange", "purple", "white"]


@rule("ME-4.9", forbids=True)
def test_a_joker_is_kept_for_what_only_it_can_pay() -> None:
    state = paying(orange=1, teal=1)
    give(state, orange=1, white=1)
    assert message(state, "pay_cube white") == "refusal-rest_unpayable"
    assert payable(state) == ["orange"]
    give(state, orange=1, teal=1, white=1)
    assert payable(state) == ["orange", "white"]


@rule("ME-4.9", forbids=True)
def test_a_colour_that_became_wild_is_still_counted_once() -> None:
    state = paying(orange=1, purple=1)
    own(state, "bt_wild_orange")
    give(state, orange=1, purple=1)
    assert payable(state) == ["orange"]
    give(state, orange=2, purple=1)
    assert payable(state) == ["orange"]
    give(state, orange=1, white=1, purple=1)
    assert payable(state) == ["orange", "white"]
    assert why(state, "pay_cube purple") == "ME-4.9"


@rule("ME-4.9", forbids=True)
def test_any_cube_pays_what_names_no_colour() -> None:
    state = paying(anything=3)
    give(state, orange=1, purple=2)
    assert payable(state) == ["orange", "purple"]
    assert why(state, "pay_cube white") == "ME-4.9"


@rule("ME-8.1.2", "ME-8.0.3", forbids=True)
def test_cards_of_one_performance_are_paid_in_one_colour() -> None:
    state = bare_table(d.CARAVANSARY_STEP, columns={d.FIXED: 1 + c.COLOURS.index("teal")})
    pend(state, d.PAID_FOR, columns={d.ACTION: ids.TAKE_CARD})
    pend(state, d.PAY_CUBE, columns={d.COST + c.COLOURS.index("teal"): 1})
    give(state, orange=1, teal=1, pink=1, white=1)
    own(state, "bt_wild_pink")
    assert payable(state) == ["teal", "pink", "white"]
    assert why(state, "pay_cube orange") == "ME-8.1.2"


@rule("ME-8.1.2", "ME-4.7", forbids=True)
def test_a_contract_in_between_is_paid_with_any_colour() -> None:
    state = bare_table(d.CARAVANSARY_STEP, columns={d.FIXED: 1 + c.COLOURS.index("teal")})
    give(state, orange=1, teal=1)
    pend(state, d.PAID_FOR, columns={d.ACTION: ids.SPACE.parse("complete_contract pile_1a")})
    pend(state, d.PAY_CUBE, columns={d.COST + 4: 1})
    assert payable(state) == ["orange", "teal"]
    state.agenda.pop()
    state.agenda.set(d.ACTION, ids.TAKE_CARD)
    pend(state, d.PAY_CUBE, columns={d.COST + c.COLOURS.index("teal"): 1})
    assert why(state, "pay_cube orange") == "ME-8.1.2"


def waiving(**cost: int) -> MervFields:
    state = bare_table(d.WAIVE_COLOR, columns={d.COST + i: cost.get(name, 0) for i, name in enumerate(c.COLOURS[:4])})
    count(state, s.STEP, 2)
    return state


@rule("ME-8.0", forbids=True)
def test_a_discount_waives_a_colour_of_the_cost() -> None:
    state = waiving(orange=1, teal=1)
    give(state, orange=1, teal=1)
    answers = [why(state, f"waive_color {colour}") for colour in c.COLOURS[:4]]
    assert answers == ["legal", "ME-8.0", "legal", "ME-8.0"]


@rule("ME-8.0.1", forbids=True)
def test_a_waiver_leaves_a_rest_that_can_be_paid() -> None:
    state = waiving(orange=1, teal=1)
    give(state, orange=1)
    assert why(state, "waive_color orange") == "ME-8.0.1"
    assert why(state, "waive_color teal") == "legal"
