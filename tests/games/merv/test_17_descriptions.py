"""Chapter 17: what an action is said to mean: its board elements and the numbers a person wants to know before."""

import pytest

from games.merv.story import MervStory
from games.merv.table import at, last_turn, set_up, table
from tabuleiro.core import CHANCE, Action, BadPosition, State, find_game
from tabuleiro.testkit.rules import rule

GAME = find_game("merv")


def described(match: MervStory, text: str) -> Action:
    action = GAME.parse(text)
    assert action in match.state.legal()
    return match.state.describe(action)


@rule("ME-17.1")
def test_slots_and_sites() -> None:
    match = table(3).year(1, "E").begin()
    assert described(match, "choose_slot 3").elements == ["slot:slot_e3"]
    match.play("yellow: choose_slot 3")
    site = described(match, "choose_site r3c1")
    assert (site.elements, site.arguments["tile"]) == (["cell:r3c1"], "tile-marketplace_pink")


@rule("ME-17.1", "ME-4.5")
def test_the_main_action_names_the_site() -> None:
    match = at("library").cubes("yellow", pink=1).begin()
    site = described(match, "main_action site")
    assert (site.message, site.arguments["site"]) == ("action-main_action_site", "site-library")
    assert site.elements == ["main:site", "panel:library", "cell:r4c0"]
    assert described(match, "main_action favor").elements == ["main:favor"]
    tiles = ("discount_palace", "wild_pink", "any_mosque")
    match = at("library").scrolls("yellow", 6, *tiles).cubes("yellow", pink=1).begin()
    assert described(match, "main_action alternative").arguments["site"] == "site-mosque"


@rule("ME-17.1", "ME-4.7")
def test_a_contract_tells_its_points() -> None:
    match = table(3).influence("yellow", 2).goods("yellow", carpets=1).cubes("yellow", teal=1).begin()
    contract = described(match, "complete_contract pile_1a")
    assert contract.elements == ["pile:pile_1a", "contract:contract_01"]
    assert contract.arguments == {"contract": "contract-contract_01", "points": 5, "player": "seat-0"}


@rule("ME-17.1", "ME-8.2.1", "ME-12.1")
def test_a_courtier_tells_his_cost_and_his_worth() -> None:
    match = at("palace").courtiers("yellow", teal=2).cubes("yellow", pink=3).begin().play("yellow: main_action site")
    courtier = described(match, "place_courtier hall_pink")
    assert (courtier.arguments["cube"], courtier.arguments["number"]) == ("cube-pink", 3)
    laid = last_turn(3).courtiers("red", purple=1, orange=1).mosque("red", 6).favor("red", 1)
    match = laid.begin().play("yellow: main_action favor")
    assert described(match, "score_courtier hall_purple").arguments["points"] == 6


@rule("ME-17.1", "ME-7.3")
def test_a_soldier_tells_owner_and_influence() -> None:
    laid = table(2).houses("courtier", "r0c0").houses("yellow", "r0c1").chosen("r1c0")
    match = laid.begin().play("yellow: main_action soldier")
    abroad, home = described(match, "soldier_target r0c0"), described(match, "soldier_target r0c1")
    assert (abroad.arguments["owner"], abroad.arguments["influence"]) == ("high_courtier", 2)
    assert (home.arguments["owner"], home.arguments["influence"]) == ("seat-0", 1)


@rule("ME-17.1", "ME-5.2")
def test_a_queue_space_tells_its_price() -> None:
    match = last_turn(4, 1, "N").camels("red", 3).begin().play("yellow: main_action favor")
    assert described(match, "queue_space 1").arguments == {"number": 1, "camels": 3, "player": "seat-1"}
    assert described(match, "queue_space 4").arguments["camels"] == 0


@rule("ME-17.1", "ME-8.1.2", "ME-8.1.3")
def test_cards_are_told_by_place_and_spice() -> None:
    laid = at("caravansary").row("pepper", "cumin", "ginger", camels=1).cubes("yellow", pink=1).camels("yellow", 1)
    match = laid.begin().play("yellow: main_action site")
    card = described(match, "take_card 2")
    assert (card.elements, card.arguments["spice"]) == (["row:2"], "spice-cumin")
    assert described(match, "extend").elements == ["row:2"]


@rule("ME-17.1", "ME-8.3.1", "ME-8.4.2", "ME-8.6.1")
def test_steps_of_mosque_market_and_walls() -> None:
    match = at("mosque").mosque("yellow", 1).cubes("yellow", pink=1).begin().play("yellow: main_action site")
    assert described(match, "advance").elements == ["mosque_step:2"]
    match = (
        at("marketplace").cubes("yellow", pink=1).begin().play("yellow: main_action site", "yellow: place_post herat")
    )
    assert described(match, "buy_good herat").arguments["good"] == "good-lapis"
    match = at("walls").cubes("yellow", pink=2).begin().play("yellow: main_action site")
    gate = described(match, "build yard_pink gate")
    assert (gate.elements[0], gate.arguments["fortification"]) == ("yard:yard_pink:gate", "fortification-gate")


@rule("ME-17.1", "ME-4.6")
def test_the_market_tells_how_many_camels_wait() -> None:
    match = table(4).stands(2).market("cm_a1", "cm_a4").begin()
    assert described(match, "market_collect").arguments["number"] == 2


@rule("ME-16.3")
def test_chance_is_described_without_a_seat() -> None:
    state: State = GAME.new(3)
    tile = state.describe(GAME.parse("site_tile walls_pink"))
    assert (tile.seat, tile.elements) == (CHANCE, ["cell:r0c0"])
    assert tile.arguments == {"cell": "cell-r0c0", "tile": "tile-walls_pink"}


@rule("ME-16.1")
@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("side", "X", "side"),
        ("turn", 9, "turn"),
        ("active", "nobody", "active"),
        ("order", [0, 1], "order"),
        ("market_used", 1, "market_used"),
        ("row", [{"spice": "salt", "camel": False}], "spice"),
        ("route_camels", ["route_02", "route_01"], "route_camels"),
        ("options", {"two_player_courtier": "false", "solo_difficulty": "normal"}, "two_player_courtier"),
        ("agenda", [{"kind": "dream", "actor": 0}], "kind"),
        ("version", 99, "version"),
    ],
)
def test_a_position_that_cannot_be_read_names_the_place(key: str, value: object, said: str) -> None:
    position = set_up(3).state.dump()
    with pytest.raises(BadPosition, match=said):
        GAME.load({**position, key: value})
