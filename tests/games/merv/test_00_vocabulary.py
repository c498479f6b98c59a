"""Chapter 0: effects are gained at once, from left to right, depth first."""

from games.merv.story import MervStory
from games.merv.table import at, table
from tabuleiro.testkit.rules import rule


@rule("ME-0.1")
def test_effects_are_gained_from_left_to_right() -> None:
    match = at("caravansary").row("cinnamon", "cumin").spices("yellow", cinnamon=1).cubes("yellow", pink=1).begin()
    events = match.events("yellow: main_action site", "yellow: take_card 1")
    gained = [event.kind for event in events if event.kind in ("favor", "influence")]
    assert gained == ["favor", "influence"]
    assert (match.favor("yellow"), match.influence("yellow")) == (1, 1)


@rule("ME-0.1")
def test_camels_are_gained_as_far_as_the_supply_goes() -> None:
    laid = at("library").scrolls("yellow", 7, "discount_mosque", "wild_pink", "any_mosque").cubes("yellow", pink=1)
    match = laid.camels("red", 11).begin()
    match.play("yellow: main_action site", "yellow: take_scroll pink", "yellow: choose_breakthrough bt_wealth")
    assert match.camels("yellow") == 1
    assert match.cubes("yellow") == {"white": 3}


def two_cubes(**held_by_red: int) -> MervStory:
    """Yellow puts a camel on the market space that gives two cubes."""
    laid = table(4).stands(2).camels("yellow", 1).cubes("red", **held_by_red)
    return laid.begin().play("yellow: market_place cm_a1")


@rule("ME-0.1", "ME-17.3.1")
def test_a_cube_is_chosen_as_often_as_the_effect_says() -> None:
    match = two_cubes(orange=12)
    assert match.kinds() == {"choose_cube"}
    assert match.options("choose_cube") == {"purple", "teal", "pink"}
    match.play("yellow: choose_cube teal", "yellow: choose_cube pink")
    assert match.cubes("yellow") == {"teal": 1, "pink": 1}
    assert match.asks() == "yellow: choose_site"


@rule("ME-0.1")
def test_no_coloured_cube_in_the_supply_no_choice() -> None:
    match = two_cubes(orange=12, purple=12, teal=12, pink=11)
    match.play("yellow: choose_cube pink")
    assert match.asks() == "yellow: choose_site"
    assert match.cubes("yellow") == {"pink": 1}


@rule("ME-0.1")
def test_a_lost_effect_is_told() -> None:
    laid = table(4).stands(2).camels("yellow", 1).cubes("red", orange=12, purple=12, teal=12, pink=12)
    events = laid.begin().events("yellow: market_place cm_a1")
    lost = [event.elements for event in events if event.kind == "lost_effect"]
    assert lost == [["effect:gain_cube_choice"], ["effect:gain_cube_choice"]]


@rule("ME-0.1", "ME-8.5.2")
def test_no_scroll_left_none_gained() -> None:
    laid = table(4).stands(2).camels("yellow", 1)
    for colour in ("red", "blue", "black"):
        place = ("red", "blue", "black").index(colour)
        first = ("discount_mosque", "discount_palace", "discount_marketplace")[place]
        second = ("wild_orange", "wild_purple", "wild_teal")[place]
        third = ("any_mosque", "any_palace", "any_marketplace")[place]
        fourth = ("points", "court", "wealth")[place]
        laid = laid.scrolls(colour, (11, 11, 10)[place], first, second, third, fourth)
    match = laid.begin()
    assert "lost_effect" in match.told("yellow: market_place cm_a3")
    assert match.scrolls("yellow") == (0, 0)


@rule("ME-0.2")
def test_a_breakthrough_is_finished_before_the_next_effect() -> None:
    laid = at("caravansary").row("ginger", "pepper").spices("yellow", ginger=1).cubes("yellow", pink=1)
    match = laid.scrolls("yellow", 7, "discount_mosque", "wild_pink", "any_mosque").favor("yellow", 9).begin()
    match.play("yellow: main_action site", "yellow: take_card 1")
    assert match.asks() == "yellow: choose_breakthrough"
    events = match.events("yellow: choose_breakthrough bt_court")
    told = [(event.kind, event.arguments.get("number")) for event in events if event.kind in ("favor", "influence")]
    assert told == [("favor", 10), ("influence", 1), ("influence", 2), ("influence", 3)]
    assert match.points("yellow") == {"favor_track": 5}
    assert match.asks() == "yellow: caravansary_step"


@rule("ME-0.3")
def test_a_line_is_the_row_or_column_in_front_of_a_slot() -> None:
    assert table(4).stands(1).begin().options("choose_site") == {f"r{row}c1" for row in range(5)}
    assert table(4).year(1, "W").stands(1).begin().options("choose_site") == {f"r1c{column}" for column in range(5)}


@rule("ME-0.3")
def test_white_and_the_colour_of_a_breakthrough_are_wild() -> None:
    laid = at("palace").scrolls("yellow", 4, "discount_mosque", "wild_teal")
    match = laid.cubes("yellow", white=1, teal=1, orange=1).begin().play("yellow: main_action site")
    match.play("yellow: place_courtier hall_purple")
    assert match.options("pay_cube") == {"white", "teal"}
    assert match.seen()["parties"][0]["wild"] == ["teal", "white"]
    assert match.seen()["parties"][1]["wild"] == ["white"]
