"""The literal judge on turns, costs, queue, invasion, scoring and chance: what is forbidden, and what is next to it."""

from pathlib import Path

import pytest

from games.merv.bare_table import (
    BLUE,
    RED,
    YELLOW,
    bare_table,
    cell,
    count,
    fortify,
    give,
    guard,
    house,
    lay,
    message,
    own,
    pend,
    pile,
    row,
    why,
)
from tabuleiro.core.action import CHANCE
from tabuleiro.games.merv import refusals
from tabuleiro.games.merv.actions import SPACE, TAKE_CARD
from tabuleiro.games.merv.components import CELLS, COLOURS, GOOD_COUNT, GOODS, HALLS, SPACES, SPICES, TILES, UPGRADES
from tabuleiro.games.merv.state import (
    ACTION,
    CAMELS_HELD,
    CARAVANSARY_STEP,
    CHOOSING_CUBE,
    CHOOSING_MAIN,
    CHOOSING_SITE,
    CHOOSING_SLOT,
    COST,
    DEPLOYING,
    DRAWING_CARD,
    DRAWING_ORDER,
    DRAWING_SOLO,
    DRAWING_TILE,
    ENDING_TURN,
    FIXED,
    INFLUENCE,
    LOOSE_SCROLLS,
    MARKET_POST,
    MOSQUE_STEP,
    NEXT,
    PAID_FOR,
    PAYING,
    PAYING_RANSOM,
    QUEUING,
    RANSOMING,
    SCORING_COURTIERS,
    SERVANTS_LEFT,
    SITE,
    SPLITTING_CONTRACTS,
    STEP,
    UNSCORED,
    WAIVING,
    MervState,
)
from tabuleiro.testkit.independence import independence_problems
from tabuleiro.testkit.rules import rule

# Which decision


@rule("ME-17.2", forbids=True)
def test_a_decision_takes_only_its_own_actions() -> None:
    state = bare_table(CHOOSING_SLOT)
    assert why(state, "end_turn") == "ME-17.2"
    assert why(state, "market_collect") == "ME-17.2"
    assert why(state, "caravan_card pepper") == "ME-17.2"
    assert why(bare_table(MARKET_POST), "stop") == "ME-17.2"
    assert why(bare_table(DRAWING_TILE, actor=CHANCE), "choose_slot 0") == "ME-17.2"
    assert why(state, "choose_slot 0") == "legal"


@rule("ME-17.2", forbids=True)
def test_nothing_may_be_done_after_the_end() -> None:
    state = bare_table(ENDING_TURN)
    assert why(state, "end_turn") == "legal"
    state.agenda.pop()
    assert {why(state, SPACE.format(action)) for action in range(SPACE.size)} == {"ME-17.2"}
    assert message(state, "end_turn") == "refusal-game_over"


@rule("ME-17.2", "ME-11.6", forbids=True)
def test_no_free_option_while_a_payment_an_effect_or_a_ransom_is_open() -> None:
    for kind in (PAYING, WAIVING, DEPLOYING, CHOOSING_CUBE, RANSOMING):
        state = bare_table(kind)
        give(state, white=1)
        count(state, INFLUENCE, 2)
        count(state, LOOSE_SCROLLS, 1)
        pile(state, "pile_1a", 5)
        assert why(state, "complete_contract pile_1a") == "ME-17.2"
        pend(state, MOSQUE_STEP)
        assert why(state, "complete_contract pile_1a") == "legal"


# Slot, site and main action


@rule("ME-4.1", forbids=True)
def test_a_slot_holds_one_master() -> None:
    state = bare_table(CHOOSING_SLOT)
    state.slots[3] = 1 + RED
    assert [why(state, f"choose_slot {index}") for index in (2, 3)] == ["legal", "ME-4.1"]


@rule("ME-4.2", "ME-3.2", forbids=True)
@pytest.mark.parametrize(
    ("side", "line"),
    [
        (0, ["r0c1", "r1c1", "r2c1", "r3c1", "r4c1"]),
        (1, ["r1c0", "r1c1", "r1c2", "r1c3", "r1c4"]),
        (2, ["r0c1", "r1c1", "r2c1", "r3c1", "r4c1"]),
        (3, ["r1c0", "r1c1", "r1c2", "r1c3", "r1c4"]),
    ],
)
def test_a_site_is_chosen_in_the_line(side: int, line: list[str]) -> None:
    state = bare_table(CHOOSING_SITE)
    state.round, state.slot = side, 1
    assert [name for name in CELLS if why(state, f"choose_site {name}") == "legal"] == line
    assert why(state, "choose_site r3c3") == "ME-4.2"


@rule("ME-4.2", forbids=True)
def test_the_middle_line_has_four_sites() -> None:
    state = bare_table(CHOOSING_SITE)
    state.slot = 2
    sites = [name for name in CELLS if why(state, f"choose_site {name}") == "legal"]
    assert sites == ["r0c2", "r1c2", "r3c2", "r4c2"]
    assert why(state, "choose_site r2c1") == "ME-4.2"


def choosing_main(tile: str) -> MervState:
    """Yellow chose the site r0c0, on which this tile lies."""
    state = bare_table(CHOOSING_MAIN)
    lay(state, "r0c0", tile)
    state.site = cell("r0c0")
    return state


@rule("ME-4.5", "ME-3.5", forbids=True)
def test_an_action_needs_a_possible_step() -> None:
    state = choosing_main("mosque_pink")
    assert why(state, "main_action site") == "ME-4.5"
    assert why(state, "main_action favor") == "legal"
    give(state, pink=1)
    assert why(state, "main_action site") == "legal"
    give(state)
    own(state, "bt_discount_mosque")
    assert why(state, "main_action site") == "legal"


@rule("ME-4.5", forbids=True)
def test_extending_alone_makes_the_caravansary_possible() -> None:
    state = choosing_main("caravansary_pink")
    row(state, "pepper", "cumin")
    give(state, teal=1)
    count(state, CAMELS_HELD, 1)
    state.spices[SPICES.index("saffron")] = 1
    assert why(state, "main_action site") == "legal"
    count(state, CAMELS_HELD, 0)
    assert why(state, "main_action site") == "ME-4.5"


@rule("ME-4.5", forbids=True)
def test_an_alternative_action_needs_its_breakthrough_and_another_site() -> None:
    state = choosing_main("mosque_pink")
    give(state, pink=1)
    assert message(state, "main_action alternative") == "refusal-no_alternative"
    own(state, "bt_any_mosque")
    assert message(state, "main_action alternative") == "refusal-same_action"
    assert why(state, "main_action alternative") == "ME-4.5"
    lay(state, "r0c0", "walls_pink")
    assert why(state, "main_action alternative") == "legal"
    give(state)
    assert message(state, "main_action alternative") == "refusal-nothing_to_do"


@rule("ME-7.1", forbids=True)
def test_a_soldier_is_a_servant_of_the_supply() -> None:
    state = choosing_main("mosque_pink")
    house(state, "r0c0", RED)
    assert why(state, "main_action soldier") == "ME-7.1"
    count(state, SERVANTS_LEFT, 1)
    assert why(state, "main_action soldier") == "legal"


@rule("ME-7.2", forbids=True)
def test_a_soldier_needs_a_building_without_a_soldier() -> None:
    state = choosing_main("mosque_pink")
    count(state, SERVANTS_LEFT, 1)
    assert why(state, "main_action soldier") == "ME-7.2"
    house(state, "r0c0", RED)
    assert why(state, "main_action soldier") == "legal"
    guard(state, "r0c0", BLUE)
    assert why(state, "main_action soldier") == "ME-7.2"


@rule("ME-7.2", forbids=True)
def test_a_soldier_goes_where_none_stands() -> None:
    state = bare_table(DEPLOYING)
    house(state, "r0c0", RED)
    house(state, "r0c1")
    guard(state, "r0c1")
    assert why(state, "soldier_target r0c0") == "legal"
    assert message(state, "soldier_target r0c1") == "refusal-soldier_there"
    assert message(state, "soldier_target r0c2") == "refusal-no_building"
    assert why(state, "soldier_target r0c2") == "ME-7.2"


@rule("ME-0.1", forbids=True)
def test_a_cube_is_chosen_from_the_supply() -> None:
    state = bare_table(CHOOSING_CUBE)
    state.supply[COLOURS.index("teal")] = 1
    assert why(state, "choose_cube teal") == "legal"
    assert why(state, "choose_cube pink") == "ME-0.1"


# Camel market


def at_the_market(seats: int = 4) -> MervState:
    """Yellow stands before the camel market with one camel."""
    state = bare_table(CHOOSING_SITE, seats)
    state.slot = 2
    count(state, CAMELS_HELD, 1)
    return state


@rule("ME-2.2", forbids=True)
def test_the_number_of_players_sets_the_side_of_the_market() -> None:
    for seats, expected in ((2, ("ME-2.2", "legal")), (3, ("legal", "ME-2.2"))):
        state = at_the_market(seats)
        assert (why(state, "market_place cm_a2"), why(state, "market_place cm_b2")) == expected


@rule("ME-4.6", forbids=True)
def test_a_camel_goes_to_an_empty_space_of_the_market() -> None:
    state = at_the_market()
    state.market[SPACES.index("cm_a1")] = 1
    assert message(state, "market_place cm_a1") == "refusal-market_space_taken"
    assert why(state, "market_place cm_a2") == "legal"
    count(state, CAMELS_HELD, 0)
    assert message(state, "market_place cm_a2") == "refusal-no_camel"
    assert why(state, "market_place cm_a2") == "ME-4.6"


@rule("ME-4.6", forbids=True)
def test_only_camels_that_are_there_are_collected() -> None:
    state = at_the_market()
    assert message(state, "market_collect") == "refusal-market_empty"
    state.market[SPACES.index("cm_a1")] = 1
    assert why(state, "market_collect") == "legal"


@rule("ME-4.6", forbids=True)
@pytest.mark.parametrize("text", ["market_collect", "market_place cm_a2"])
def test_the_market_is_used_once_a_turn_and_from_the_middle(text: str) -> None:
    state = at_the_market()
    state.market[SPACES.index("cm_a1")] = 1
    assert why(state, text) == "legal"
    state.slot = 1
    assert message(state, text) == "refusal-market_not_in_line"
    state.slot, state.market_used = 2, 1
    assert message(state, text) == "refusal-market_used"
    assert why(state, text) == "ME-4.6"


# Contracts


@rule("ME-4.7", forbids=True)
def test_a_contract_needs_influence_a_cube_and_goods() -> None:
    state = bare_table(CHOOSING_SLOT)
    contract = "complete_contract pile_2b"
    assert message(state, contract) == "refusal-pile_empty"
    pile(state, "pile_2b", 11)  # dates and two scrolls
    count(state, INFLUENCE, 6)
    assert message(state, contract) == "refusal-contract_influence"
    count(state, INFLUENCE, 7)
    assert message(state, contract) == "refusal-contract_cost"
    give(state, pink=1)
    assert message(state, contract) == "refusal-contract_good"
    state.goods[GOODS.index("dates")] = 1
    count(state, LOOSE_SCROLLS, 1)
    assert message(state, contract) == "refusal-contract_scrolls"
    assert why(state, contract) == "ME-4.7"
    count(state, LOOSE_SCROLLS, 2)
    assert why(state, contract) == "legal"


@rule("ME-4.7", "ME-4.7.1", forbids=True)
def test_a_good_on_a_contract_serves_no_other() -> None:
    state = bare_table(CHOOSING_SLOT)
    count(state, INFLUENCE, 2)
    give(state, pink=1)
    pile(state, "pile_1a", 2)
    state.pledged[GOODS.index("dates")] = 1
    state.goods[RED * GOOD_COUNT + GOODS.index("dates")] = 1
    assert why(state, "complete_contract pile_1a") == "ME-4.7"
    state.goods[YELLOW * GOOD_COUNT + GOODS.index("dates")] = 1
    assert why(state, "complete_contract pile_1a") == "legal"


# Paying


def paying(**cost: int) -> MervState:
    """Yellow advances in the mosque and pays this cost; `any` is called `anything`."""
    state = bare_table(MOSQUE_STEP)
    pend(state, PAID_FOR, columns={ACTION: SPACE.parse("advance")})
    units = [*COLOURS[:4], "anything"]
    pend(state, PAYING, columns={COST + i: cost.get(name, 0) for i, name in enumerate(units)})
    return state


def payable(state: MervState) -> list[str]:
    return [colour for colour in COLOURS if why(state, f"pay_cube {colour}") == "legal"]


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
    state = bare_table(CARAVANSARY_STEP, columns={FIXED: 1 + COLOURS.index("teal")})
    pend(state, PAID_FOR, columns={ACTION: TAKE_CARD})
    pend(state, PAYING, columns={COST + COLOURS.index("teal"): 1})
    give(state, orange=1, teal=1, pink=1, white=1)
    own(state, "bt_wild_pink")
    assert payable(state) == ["teal", "pink", "white"]
    assert why(state, "pay_cube orange") == "ME-8.1.2"


@rule("ME-8.1.2", "ME-4.7", forbids=True)
def test_a_contract_in_between_is_paid_with_any_colour() -> None:
    state = bare_table(CARAVANSARY_STEP, columns={FIXED: 1 + COLOURS.index("teal")})
    give(state, orange=1, teal=1)
    pend(state, PAID_FOR, columns={ACTION: SPACE.parse("complete_contract pile_1a")})
    pend(state, PAYING, columns={COST + 4: 1})
    assert payable(state) == ["orange", "teal"]
    state.agenda.pop()
    state.agenda.set(ACTION, TAKE_CARD)
    pend(state, PAYING, columns={COST + COLOURS.index("teal"): 1})
    assert why(state, "pay_cube orange") == "ME-8.1.2"


def waiving(**cost: int) -> MervState:
    state = bare_table(WAIVING, columns={COST + i: cost.get(name, 0) for i, name in enumerate(COLOURS[:4])})
    count(state, STEP, 2)
    return state


@rule("ME-8.0", forbids=True)
def test_a_discount_waives_a_colour_of_the_cost() -> None:
    state = waiving(orange=1, teal=1)
    give(state, orange=1, teal=1)
    answers = [why(state, f"waive_color {colour}") for colour in COLOURS[:4]]
    assert answers == ["legal", "ME-8.0", "legal", "ME-8.0"]


@rule("ME-8.0.1", forbids=True)
def test_a_waiver_leaves_a_rest_that_can_be_paid() -> None:
    state = waiving(orange=1, teal=1)
    give(state, orange=1)
    assert why(state, "waive_color orange") == "ME-8.0.1"
    assert why(state, "waive_color teal") == "legal"


# Queue


def queue_answers(state: MervState) -> list[str]:
    return [why(state, f"queue_space {space}") for space in (1, 2, 3, 4)]


@rule("ME-5.2", "ME-EC16", forbids=True)
def test_every_free_space_behind_costs_a_camel() -> None:
    state = bare_table(QUEUING)
    state.queue[3] = 1 + RED
    state.queue[1] = 1 + BLUE
    assert queue_answers(state) == ["ME-5.2", "ME-5.2", "legal", "ME-5.2"]
    assert message(state, "queue_space 1") == "refusal-queue_camels"
    assert message(state, "queue_space 2") == "refusal-queue_space_taken"
    count(state, CAMELS_HELD, 1)
    assert queue_answers(state) == ["legal", "ME-5.2", "legal", "ME-5.2"]


@rule("ME-5.4", "ME-2.13", forbids=True)
def test_there_are_as_many_spaces_as_masters() -> None:
    state = bare_table(QUEUING, seats=2)
    count(state, CAMELS_HELD, 2)
    assert queue_answers(state) == ["legal", "legal", "legal", "ME-5.4"]
    state.parties = 2
    assert queue_answers(state) == ["legal", "legal", "ME-5.4", "ME-5.4"]


# Invasion


def attacked(name: str, tile: str = "walls_orange") -> MervState:
    """Yellow, with one white cube, may ransom the building on a cell."""
    state = bare_table(RANSOMING)
    lay(state, name, tile)
    house(state, name)
    give(state, white=1)
    return state


@rule("ME-11.2", "ME-11.1", "ME-EX4", forbids=True)
def test_a_building_is_attacked_until_every_exposed_side_is_fortified() -> None:
    state = attacked("r0c1")
    assert why(state, "ransom r0c1") == "legal"
    fortify(state, "n1")
    assert why(state, "ransom r0c1") == "legal"
    fortify(state, "w0")
    assert why(state, "ransom r0c1") == "ME-11.2"


@rule("ME-11.1", "ME-11.2", forbids=True)
@pytest.mark.parametrize(
    ("name", "slots"),
    [
        ("r0c0", ("n0", "w0")),
        ("r1c2", ("n2",)),
        ("r1c3", ("n3", "e1")),
        ("r2c1", ("w2",)),
        ("r2c3", ("e2",)),
        ("r3c2", ("s2",)),
        ("r3c1", ("s1", "w3")),
        ("r4c4", ("s4", "e4")),
    ],
)
def test_exposed_sides_of_a_site(name: str, slots: tuple[str, ...]) -> None:
    for left_out in slots:
        state = attacked(name)
        fortify(state, *(slot for slot in slots if slot != left_out))
        assert why(state, f"ransom {name}") == "legal"
        fortify(state, left_out)
        assert why(state, f"ransom {name}") == "ME-11.2"


@rule("ME-11.2", forbids=True)
def test_a_soldier_of_any_colour_protects() -> None:
    state = attacked("r2c1")
    guard(state, "r2c1", BLUE)
    assert why(state, "ransom r2c1") == "ME-11.2"
    assert why(state, "ransom r0c0") == "ME-11.2"
    assert why(state, "accept_losses") == "legal"


@rule("ME-11.3", forbids=True)
def test_ransom_is_paid_once_for_an_own_building_with_an_accepted_cube() -> None:
    state = attacked("r0c1")
    house(state, "r0c2", RED)
    assert message(state, "ransom r0c2") == "refusal-not_own_building"
    give(state, teal=1)
    assert message(state, "ransom r0c1") == "refusal-no_ransom_cube"
    give(state, orange=1)
    assert why(state, "ransom r0c1") == "legal"
    state.ransoms[cell("r0c1")] = 1
    assert message(state, "ransom r0c1") == "refusal-ransom_paid"
    assert why(state, "ransom r0c1") == "ME-11.3"


@rule("ME-11.3", "ME-8.5.4", "ME-EX5", forbids=True)
@pytest.mark.parametrize(
    ("upgrade", "breakthrough", "accepted"),
    [
        (None, None, ["teal", "white"]),
        (None, "bt_wild_pink", ["teal", "pink", "white"]),
        ("up_bonus_orange", None, ["orange", "teal", "white"]),
        ("up_bonus_white", None, list(COLOURS)),
        ("up_white_3", None, list(COLOURS)),
    ],
)
def test_accepted_ransoms(upgrade: str | None, breakthrough: str | None, accepted: list[str]) -> None:
    state = attacked("r0c0", "library_teal")
    if upgrade is not None:
        state.upgrades[cell("r0c0")] = 1 + UPGRADES.index(upgrade)
    if breakthrough is not None:
        own(state, breakthrough)
    pend(state, PAYING_RANSOM, columns={SITE: cell("r0c0")})
    for colour in COLOURS:
        give(state, **{colour: 1})
        assert why(state, f"pay_cube {colour}") == ("legal" if colour in accepted else "ME-11.3")


@rule("ME-4.9", forbids=True)
def test_a_ransom_is_paid_from_the_hand() -> None:
    state = attacked("r0c0", "library_teal")
    pend(state, PAYING_RANSOM, columns={SITE: cell("r0c0")})
    assert [why(state, f"pay_cube {colour}") for colour in ("teal", "white")] == ["ME-4.9", "legal"]


# Scoring


@rule("ME-12.1", forbids=True)
def test_a_courtier_scores_once_a_year() -> None:
    state = bare_table(SCORING_COURTIERS, columns={UNSCORED + HALLS.index("hall_teal"): 1})
    assert why(state, "score_courtier hall_teal") == "legal"
    assert why(state, "score_courtier hall_pink") == "ME-12.1"


# Chance


@rule("ME-16.3", "ME-2.1", forbids=True)
def test_a_site_tile_is_drawn_once() -> None:
    state = bare_table(DRAWING_TILE, actor=CHANCE, columns={NEXT: 1})
    lay(state, "r0c0", TILES[5])
    assert why(state, f"site_tile {TILES[5]}") == "ME-16.3"
    assert why(state, f"site_tile {TILES[6]}") == "legal"


@rule("ME-16.3", forbids=True)
def test_a_caravan_card_comes_from_the_deck() -> None:
    state = bare_table(DRAWING_CARD, actor=CHANCE)
    state.deck[SPICES.index("cumin")] = 1
    assert why(state, "caravan_card cumin") == "legal"
    assert why(state, "caravan_card ginger") == "ME-16.3"


@rule("ME-16.3", "ME-2.8", forbids=True)
def test_the_two_cards_of_a_level_and_grade_are_split() -> None:
    state = bare_table(SPLITTING_CONTRACTS, actor=CHANCE, columns={NEXT: 1 * 3 + 0})
    answers = [why(state, f"contract_split contract_{number}") for number in ("06", "07", "08", "09")]
    assert answers == ["ME-16.3", "legal", "legal", "ME-16.3"]


@rule("ME-16.3", "ME-2.10", forbids=True)
def test_every_seat_gets_one_place_in_the_first_queue() -> None:
    state = bare_table(DRAWING_ORDER, seats=2, actor=CHANCE)
    state.order[0] = 1 + RED
    assert [why(state, f"first_order {seat}") for seat in range(4)] == ["legal", "ME-16.3", "ME-16.3", "ME-16.3"]
    assert message(state, "first_order 1") == "refusal-seat_placed"
    assert message(state, "first_order 2") == "refusal-no_such_seat"


@rule("ME-16.3", "ME-14.2", forbids=True)
def test_a_solo_card_is_drawn_from_the_deck_or_from_all_when_it_is_empty() -> None:
    state = bare_table(DRAWING_SOLO, seats=1, actor=CHANCE)
    assert why(state, "solo_card solo_1") == "legal"
    state.solo_deck[1] = 1
    assert why(state, "solo_card solo_1") == "ME-16.3"
    assert why(state, "solo_card solo_2") == "legal"


# The second reading


def test_the_judge_is_written_from_the_rules_alone() -> None:
    """It shares no code with the files that generate and apply actions."""
    assert independence_problems(Path(refusals.__file__).parent, "tabuleiro.games.merv") == []
