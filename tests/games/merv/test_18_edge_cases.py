"""Chapter 18: edge cases with their exact numbers."""

from games.merv.table import at, last_turn, table
from tabuleiro.testkit.rules import rule


@rule("ME-EC1", "ME-9.1")
def test_a_space_of_the_favor_track_pays_again() -> None:
    laid = last_turn(3).favor("red", 5).courtiers("red", purple=3).influence("red", 12).cubes("red", teal=1)
    match = laid.goods("red", silk=1, incense=1, jade=1).begin().play("yellow: main_action favor")
    assert (match.favor("red"), match.asks()) == (2, "red: choose_slot")
    match.play("red: complete_contract pile_3a")
    assert match.favor("red") == 4
    assert match.points("red") == {"contracts": 14, "favor_track": 1}


@rule("ME-EC2", "ME-8.1.1")
def test_taking_the_first_card_shortens_the_reach() -> None:
    laid = at("caravansary").row("pepper", "cumin", "ginger", "saffron", camels=2).influence("yellow", 9)
    match = laid.cubes("yellow", pink=2).begin().play("yellow: main_action site")
    assert match.options("take_card") == {"1", "2", "3"}
    match.play("yellow: take_card 1")
    assert match.camels("yellow") == 1
    assert match.options("take_card") == {"1", "2"}


@rule("ME-EC3")
def test_the_second_saffron_at_influence_two() -> None:
    laid = at("caravansary").row("pepper", "saffron", "cumin", camels=1).spices("yellow", saffron=1)
    match = laid.influence("yellow", 2).cubes("yellow", pink=1).begin().play("yellow: main_action site")
    assert match.options("take_card") == {"2"}
    match.play("yellow: take_card 2")
    assert match.points("yellow") == {"spice_pairs": 4}
    laid = at("caravansary").row("pepper", "saffron", "cumin", camels=1).spices("yellow", saffron=1)
    match = laid.influence("yellow", 3).cubes("yellow", pink=1).begin().play("yellow: main_action site")
    assert match.options("take_card") == {"1", "2"}


@rule("ME-EC4")
def test_wild_orange_in_caravansary_and_library() -> None:
    laid = at("caravansary").row("pepper", "cumin", "ginger", camels=2).influence("yellow", 9)
    laid = laid.scrolls("yellow", 4, "discount_mosque", "wild_orange").cubes("yellow", purple=2, orange=1)
    match = laid.begin().play("yellow: main_action site")
    match.play("yellow: take_card 1", "yellow: pay_cube purple", "yellow: take_card 1", "yellow: pay_cube orange")
    match.play("yellow: take_card 1")
    assert match.spices("yellow") == {"pepper": 1, "cumin": 1, "ginger": 1}
    laid = at("library").scrolls("yellow", 8, "discount_mosque", "wild_orange", "any_mosque", "points")
    match = laid.cubes("yellow", orange=3).begin().play("yellow: main_action site")
    match.play(*["yellow: take_scroll orange"] * 3)
    assert match.scrolls("yellow") == (11, 0)


@rule("ME-EC5")
def test_the_palace_discount_counts_once() -> None:
    laid = at("palace").scrolls("yellow", 2, "discount_palace").courtiers("yellow", teal=2).cubes("yellow", purple=6)
    match = laid.begin().play("yellow: main_action site", "yellow: place_courtier hall_purple")
    assert match.cubes("yellow") == {"purple": 4}
    match.play("yellow: place_courtier hall_purple")
    assert match.cubes("yellow") == {}


@rule("ME-EC6")
def test_a_gate_protects_two_sites_of_the_middle_line() -> None:
    match = last_turn(3, 2).houses("red", "r2c0", "r2c1", "r2c3").forts("w2").begin().play("yellow: main_action favor")
    assert [match.building(cell) for cell in ("r2c0", "r2c1", "r2c3")] == ["red", "red", None]


@rule("ME-EC7")
def test_a_contract_without_a_servant_is_still_completed() -> None:
    laid = table(4).houses("red", "r0c0").courtiers("yellow", orange=4, teal=4).influence("yellow", 2)
    match = laid.goods("yellow", dates=1).cubes("yellow", teal=1).begin()
    assert "lost_effect" in match.told("yellow: complete_contract pile_1b")
    assert match.points("yellow") == {"contracts": 5}
    assert match.asks() == "yellow: choose_slot"


@rule("ME-EC8")
def test_a_soldier_in_the_middle_of_a_caravansary_opens_a_second_spice() -> None:
    laid = at("caravansary").row("pepper", "saffron", "cumin", camels=1).spices("yellow", saffron=1)
    laid = laid.influence("yellow", 2).goods("yellow", dates=1).cubes("yellow", pink=2).houses("red", "r4c4")
    match = laid.begin().play("yellow: main_action site")
    assert match.options("take_card") == {"2"}
    match.play("yellow: complete_contract pile_1b", "yellow: soldier_target r4c4")
    assert match.influence("yellow") == 4
    assert match.options("take_card") == {"1", "2"}


@rule("ME-EC9")
def test_a_house_is_placed_before_the_line_produces() -> None:
    match = table(4).houses("yellow", "r3c0", "r4c0").stands(0).begin().play("yellow: choose_site r0c0")
    assert match.cubes("yellow") == {"orange": 1, "teal": 1, "pink": 1}


@rule("ME-EC10")
def test_a_bonus_upgrade_gives_both_cubes_to_both() -> None:
    laid = table(3).order("red", "blue", "yellow").houses("blue", "r2c0").upgrade("r2c0", "up_bonus_pink")
    match = laid.stands(0).begin().play("red: choose_site r2c0")
    assert match.cubes("red") == match.cubes("blue") == {"teal": 1, "pink": 1}


@rule("ME-EC11")
def test_the_last_pink_cube() -> None:
    laid = table(3).order("red", "blue", "yellow").houses("blue", "r4c0").cubes("yellow", pink=11)
    match = laid.stands(0).begin().play("red: choose_site r4c0")
    assert (match.cubes("red"), match.cubes("blue")) == ({"pink": 1}, {})


@rule("ME-EC12")
def test_two_goods_with_one_camel() -> None:
    laid = at("marketplace").row("pepper", "cumin", "ginger", camels=1).posts("red", "herat").camels("yellow", 1)
    match = laid.cubes("yellow", pink=3).begin().play("yellow: main_action site", "yellow: place_post herat")
    match.play("yellow: place_route_camel route_10", "yellow: buy_good herat", "yellow: buy_good kashgar")
    assert match.goods("yellow") == {"lapis": 1, "silk": 1}
    assert match.kinds() == {"stop"}
    match.play("yellow: stop")
    assert match.cubes("yellow") == {"pink": 1}
    assert match.row() == ["pepper*", "cumin*", "ginger"]


@rule("ME-EC13")
def test_a_marked_space_of_influence_pays_once() -> None:
    laid = at("caravansary").row("cardamom", "cumin").spices("yellow", cardamom=1).influence("yellow", 9)
    match = laid.cubes("yellow", pink=1).houses("red", "r4c4").begin()
    match.play("yellow: main_action site", "yellow: take_card 1")
    assert match.influence("yellow") == 12
    assert match.points("yellow") == {"influence_track": 2}


@rule("ME-EC14")
def test_an_upgrade_without_a_building_is_lost() -> None:
    match = at("mosque").mosque("yellow", 2).cubes("yellow", orange=1, teal=1).begin()
    told = match.told("yellow: main_action site", "yellow: advance")
    assert "lost_effect" in told
    assert match.asks() == "yellow: mosque_step"
    assert list(match.state.mosque_upgrades) == [1] * 10


@rule("ME-EC15")
def test_an_upgrade_serves_whoever_builds_there_next() -> None:
    laid = last_turn(3, 2).houses("blue", "r0c0").upgrade("r0c0", "up_bonus_pink")
    match = laid.begin().play("yellow: main_action favor")
    assert match.moment() == (3, "N")
    match.play("red: choose_slot 0", "red: choose_site r0c0")
    assert match.building("r0c0") == "red"
    assert match.cubes("red") == {"orange": 1, "pink": 1}


@rule("ME-EC16")
def test_spaces_four_and_two_are_taken() -> None:
    laid = table(4).acted(red=0, blue=1, black=3).chosen("r4c4").camels("blue", 1).camels("black", 1)
    match = laid.begin().play("yellow: main_action favor", "blue: queue_space 2")
    assert match.asks() == "black: queue_space"
    assert match.options("queue_space") == {"1", "3"}
    match.play("black: queue_space 1")
    assert match.order() == ["black", "blue", "yellow", "red"]
    assert (match.camels("black"), match.camels("yellow")) == (0, 2)


@rule("ME-EC17")
def test_sets_of_three_two_and_one() -> None:
    row = ("cinnamon", "cardamom", "cumin")
    laid = last_turn(3, 3).row(*row).spices("red", saffron=3, pepper=2, ginger=1).influence("red", 6)
    assert laid.begin().play("yellow: main_action favor").points("red") == {"spice_sets": 7}
