"""Chapter 4: contracts and paying."""

import pytest

from games.merv.story import MervStory
from games.merv.table import Layout, at, table
from tabuleiro.testkit.rules import rule


def ready(influence: int = 2) -> Layout:
    """Yellow could complete contract 1 of pile 1a: influence 2, carpets, a cube."""
    return table(4).influence("yellow", influence).goods("yellow", carpets=1).cubes("yellow", teal=1)


@rule("ME-4.7")
def test_a_contract_costs_a_cube_and_gives_points_and_favor() -> None:
    match = ready().begin().play("yellow: complete_contract pile_1a")
    assert match.points("yellow") == {"contracts": 5}
    assert match.favor("yellow") == 1
    assert match.cubes("yellow") == {}
    assert match.supply("teal") == 12
    assert match.contracts("yellow") == [1]
    assert match.pile("pile_1a") == [3, 5]


@rule("ME-4.7")
def test_a_contract_needs_its_goods() -> None:
    match = ready().begin()
    assert match.options("complete_contract") == {"pile_1a"}
    match = table(4).influence("yellow", 2).goods("yellow", jade=1).cubes("yellow", teal=1).begin()
    assert match.options("complete_contract") == set()


@rule("ME-4.7")
def test_a_contract_needs_a_cube() -> None:
    match = table(4).influence("yellow", 2).goods("yellow", carpets=1).begin()
    assert match.options("complete_contract") == set()


@rule("ME-4.7", "ME-10.2")
@pytest.mark.parametrize(("pile", "threshold"), [("pile_1a", 2), ("pile_2a", 7), ("pile_3a", 12)])
def test_influence_opens_the_levels(pile: str, threshold: int) -> None:
    goods = dict.fromkeys(("carpets", "dates", "pearls", "silk", "incense", "jade"), 1)
    for influence, expected in ((threshold - 1, False), (threshold, True)):
        match = table(4).influence("yellow", influence).goods("yellow", **goods).cubes("yellow", pink=1).begin()
        assert match.allows(f"yellow: complete_contract {pile}") is expected


@rule("ME-4.7", "ME-7.3")
def test_points_come_before_the_effects() -> None:
    laid = table(4).influence("yellow", 4).goods("yellow", dates=1).cubes("yellow", teal=1)
    match = laid.houses("red", "r0c0").begin()
    events = match.events("yellow: complete_contract pile_1b")
    assert [event.kind for event in events] == ["pay", "contract", "points"]
    assert match.asks() == "yellow: soldier_target"
    match.play("yellow: soldier_target r0c0")
    assert match.points("yellow") == {"contracts": 5, "influence_track": 1}
    assert match.influence("yellow") == 6


@rule("ME-4.7")
def test_several_contracts_in_one_turn() -> None:
    laid = table(4).influence("yellow", 2).goods("yellow", carpets=1, jade=1).cubes("yellow", teal=1, pink=1)
    match = laid.begin().play("yellow: complete_contract pile_1a", "yellow: pay_cube pink")
    match.play("yellow: complete_contract pile_1a")
    assert match.points("yellow") == {"contracts": 9}
    assert match.asks() == "yellow: choose_slot"


@rule("ME-4.7")
def test_contracts_are_open_at_every_node_of_the_own_turn() -> None:
    laid = table(4).influence("yellow", 2).goods("yellow", carpets=1).cubes("yellow", teal=1, white=2)
    match = laid.camels("yellow", 1).begin()
    for ply in ("choose_slot 0", "choose_site r4c0", "main_action site"):
        assert match.allows("yellow: complete_contract pile_1a")
        match.play(f"yellow: {ply}")
    assert match.asks() == "yellow: library_step"
    assert match.allows("yellow: complete_contract pile_1a")
    match.play("yellow: take_scroll pink", "yellow: stop")
    assert match.asks() == "yellow: end_turn"
    match.play("yellow: complete_contract pile_1a", "yellow: pay_cube white")
    assert match.points("yellow") == {"contracts": 5}


@rule("ME-4.7")
def test_no_contract_while_a_payment_or_a_choice_is_open() -> None:
    match = at("palace").influence("yellow", 2).goods("yellow", carpets=1).cubes("yellow", purple=1, white=2).begin()
    match.play("yellow: main_action site", "yellow: place_courtier hall_purple")
    assert match.asks() == "yellow: pay_cube"
    assert match.kinds() == {"pay_cube"}


@rule("ME-4.7")
def test_somebody_else_takes_the_next_card_of_the_pile() -> None:
    match = (
        table(4)
        .contracts("red", 1)
        .influence("yellow", 2)
        .goods("yellow", carpets=1, jade=1)
        .cubes("yellow", teal=1)
        .begin()
    )
    match.play("yellow: complete_contract pile_1a")
    assert match.contracts("yellow") == [3]
    assert match.points("yellow") == {"contracts": 4}


@rule("ME-4.7.1")
def test_what_lies_on_a_contract_stays_the_owners_but_serves_no_other() -> None:
    laid = table(4).contracts("red", 1, 3).influence("yellow", 2).scrolls("yellow", 1).cubes("yellow", teal=2)
    match = laid.begin().play("yellow: complete_contract pile_1a")
    assert match.scrolls("yellow") == (0, 1)
    assert match.seen()["parties"][0]["scrolls"] == 1
    assert match.options("complete_contract") == set()


@rule("ME-4.7.1")
def test_goods_of_a_completed_contract_do_not_return_to_the_stack() -> None:
    match = ready().begin().play("yellow: complete_contract pile_1a")
    assert match.goods("yellow") == {}
    assert match.seen()["parties"][0]["goods"] == 1
    assert match.stock("carpets") == 5


@rule("ME-4.7.1", "ME-12.1")
def test_goods_on_contracts_count_for_the_palace() -> None:
    match = table(4).contracts("yellow", 1, 7).goods("yellow", silk=2).begin()
    assert match.goods("yellow") == {"silk": 2}
    assert match.seen()["parties"][0]["goods"] == 5
    assert match.seen()["parties"][0]["hall_values"]["hall_orange"] == 5


# Paying


def courtier(courtiers: int, **cubes: int) -> MervStory:
    """Yellow pays for a courtier in the purple hall, having others in the orange one."""
    laid = at("palace").courtiers("yellow", orange=courtiers).cubes("yellow", **cubes)
    return laid.begin().play("yellow: main_action site", "yellow: place_courtier hall_purple")


@rule("ME-4.9")
def test_a_colour_is_paid_with_itself_or_a_joker() -> None:
    match = courtier(1, purple=2, white=1, teal=3)
    assert match.options("pay_cube") == {"purple", "white"}
    match.play("yellow: pay_cube white")
    assert match.cubes("yellow") == {"purple": 1, "teal": 3}
    assert (match.supply("white"), match.supply("purple")) == (12, 11)


@rule("ME-4.9")
def test_one_way_to_pay_is_no_question() -> None:
    match = courtier(1, white=2, teal=3)
    assert match.asks() == "yellow: palace_step"
    assert match.cubes("yellow") == {"teal": 3}


@rule("ME-4.9")
def test_only_cubes_that_let_the_whole_be_paid_are_offered() -> None:
    match = at("mosque").mosque("yellow", 2).cubes("yellow", orange=2, white=1).begin()
    match.play("yellow: main_action site", "yellow: advance")
    assert match.mosque("yellow") == 3
    assert match.cubes("yellow") == {"orange": 1}


@rule("ME-4.9")
def test_units_are_paid_in_the_order_of_the_colours_and_any_comes_last() -> None:
    match = at("mosque").mosque("yellow", 4).cubes("yellow", orange=1, purple=1, white=2).begin()
    match.play("yellow: main_action site", "yellow: advance")
    assert match.options("pay_cube") == {"orange", "white"}
    match.play("yellow: pay_cube orange")
    assert match.options("pay_cube") == {"purple", "white"}


@rule("ME-4.9")
def test_any_is_paid_with_any_cube() -> None:
    match = at("mosque").mosque("yellow", 6).cubes("yellow", orange=2, teal=1, white=1).begin()
    match.play("yellow: main_action site", "yellow: advance")
    assert match.options("pay_cube") == {"orange", "teal", "white"}
    match.play("yellow: pay_cube orange", "yellow: pay_cube white", "yellow: pay_cube teal")
    assert match.cubes("yellow") == {"orange": 1}
    assert match.mosque("yellow") == 7
