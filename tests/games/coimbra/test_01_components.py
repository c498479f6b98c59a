"""RULES.md, chapter 1: what is in the box."""

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from games.coimbra.deal import Deal, rolling, set_up
from games.coimbra.story import NAMES
from games.coimbra.table import table
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.testkit.rules import rule

DATA: dict[str, Any] = tomllib.loads((files("tabuleiro.games.coimbra") / "components.toml").read_text("utf-8"))
CLASSES = {"council": "gray", "merchants": "orange", "clerics": "purple", "scholars": "green"}
INCOMES = {"council": "guards", "merchants": "coins", "clerics": "steps", "scholars": "vp"}


@rule("CO-1.1")
def test_the_board_has_four_locations_a_map_four_tracks_six_voyages_and_four_flags() -> None:
    match = set_up(Deal(4))
    position = match.dump()
    assert list(position["rows"]) == ["castle", "upper", "central", "lower"]
    assert len(match.seen()["roads"]) == 4 + 45 + 14
    assert {name: len(track["income"]) for name, track in match.seen()["tracks"].items()} == dict.fromkeys(CLASSES, 16)
    assert len(position["voyages"]) == 6
    assert match.seen()["flags"] == [0, 1, 2, 2]


@rule("CO-1.1")
def test_the_map_has_63_places_and_80_roads() -> None:
    kinds = Counter(node["kind"] for node in DATA["map_node"])
    assert kinds == {"corner": 4, "stopover": 45, "monastery": 14}
    assert Counter(node.get("road_color") for node in DATA["map_node"] if node["kind"] == "stopover") == {
        "blue": 16,
        "brown": 16,
        "ruby": 13,
    }
    assert (len(DATA["map_roads"]["one_way"]), len(DATA["map_roads"]["two_way"])) == (8, 72)
    assert Counter(colour for _, _, colour in DATA["map_roads"]["two_way"]) == {"blue": 28, "brown": 28, "ruby": 16}


@rule("CO-1.1")
def test_every_place_lies_somewhere_else() -> None:
    places = {(node["x"], node["y"]) for node in DATA["map_node"]}
    assert len(places) == len(DATA["map_node"])
    assert all(0 < x < 1 and 0 < y < 1 for x, y in places)


@rule("CO-1.2")
def test_a_player_board_has_two_tracks_three_shutters_and_four_zones() -> None:
    board = DATA["player_board"]
    assert (board["coin_track_max"], board["guard_track_max"], board["shutter_spaces"]) == (20, 20, 3)
    assert board["zones"] == ["immediate", "phase_c", "phase_e", "game_end"]


@rule("CO-1.3")
def test_thirteen_dice_in_five_colours() -> None:
    colours = [die.split("_")[0] for die in set_up(Deal(4)).dump()["dice"]]
    assert Counter(colours) == {"gray": 3, "orange": 3, "purple": 3, "green": 3, "white": 1}


@rule("CO-1.4")
def test_twenty_four_monasteries_with_three_backs() -> None:
    assert Counter(tile["back"] for tile in DATA["monastery"]) == {"I": 12, "II": 9, "III": 3}


@rule("CO-1.5")
def test_fifteen_voyage_cards_with_a_cost_and_a_task() -> None:
    assert len({card["id"] for card in DATA["voyage_card"]}) == 15
    assert {card["cost_type"] for card in DATA["voyage_card"]} == {"coins", "guards"}
    assert all(card["task"]["op"].startswith("task_") for card in DATA["voyage_card"])


@rule("CO-1.6")
def test_fourteen_character_cards_of_each_class() -> None:
    cards = DATA["character_card"]
    assert Counter(card["class"] for card in cards) == dict.fromkeys(CLASSES, 14)
    assert Counter(card["back"] for card in cards) == {"I": 8, "II": 24, "III": 24}
    assert Counter((card["class"], card["back"]) for card in cards if card["back"] != "I") == {
        (name, back): 6 for name in CLASSES for back in ("II", "III")
    }


@rule("CO-1.7")
def test_four_favor_tiles_with_three_to_no_crowns() -> None:
    crowns = {tile: favor["crowns"] for tile, favor in set_up(Deal(3)).seen()["favors"].items()}
    assert crowns == {"favor_voyage": 3, "favor_cap": 2, "favor_pilgrim": 1, "favor_resources": 0}


@rule("CO-1.8")
@pytest.mark.parametrize(
    ("seats", "points"),
    [
        (2, [[7, 3], [8, 4], [9, 4], [10, 5]]),
        (3, [[7, 3], [8, 4], [9, 4], [10, 5]]),
        (4, [[8, 5, 2], [9, 5, 3], [10, 6, 3], [12, 7, 4]]),
    ],
)
def test_four_scoring_tiles_with_two_sides(seats: int, points: list[list[int]]) -> None:
    assert [track["points"] for track in set_up(Deal(seats)).seen()["tracks"].values()] == points


@rule("CO-1.9")
def test_one_crown_token_of_each_class() -> None:
    assert list(set_up(Deal(3)).crowns_on()) == list(CLASSES)
    assert [token["crowns"] for token in DATA["crown_token"]] == [1, 1, 1, 1]


@rule("CO-1.10")
def test_five_die_tokens() -> None:
    assert DATA["die_tokens"]["values"] == [2, 3, 3, 4, 5]


@rule("CO-1.11")
def test_one_cap_tile_that_adds_three() -> None:
    assert (DATA["cap_tile"]["count"], DATA["cap_tile"]["die_bonus"]) == (1, 3)


@rule("CO-1.12")
def test_what_every_player_gets() -> None:
    start = DATA["player_start"]
    assert (start["die_holders"], start["disks_total"]) == (3, 25)
    assert start["disks_total"] == start["disks_on_tracks"] + start["disks_supply"]
    for name in NAMES:
        assert len(table(4).income().board(name)) == 3


@rule("CO-1.13")
@pytest.mark.parametrize("name", CLASSES)
def test_class_colour_track_and_income_belong_together(name: str) -> None:
    laid = table(4).pilgrim("phil", "stop_n").dice("phil", f"{CLASSES[name]} 4", "white 2")
    match = laid.purse("phil", coins=0, guards=0).income().play(f"phil: activate_die {CLASSES[name]}")
    coins, guards, points = match.purse("phil")
    steps = 1 if match.asks() == "phil: step" else 0
    assert {"coins": coins, "guards": guards, "vp": points, "steps": steps} == {
        resource: 1 if resource == INCOMES[name] else 0 for resource in INCOMES.values()
    }


@rule("CO-1.14")
def test_the_supply_of_disks_equals_monasteries_and_voyages() -> None:
    assert DATA["player_start"]["disks_supply"] == 20 == c.MONASTERY_SPACES + c.SLOTS


@rule("CO-1.15")
@pytest.mark.parametrize(
    ("seats", "dice"),
    [
        (2, "gray_1 gray_2 orange_1 orange_2 purple_1 green_1 white_1"),
        (3, "gray_1 gray_2 gray_3 orange_1 orange_2 orange_3 purple_1 purple_2 green_1 green_2 white_1"),
        (4, " ".join(c.DICE)),
    ],
)
def test_with_fewer_players_the_highest_numbers_are_missing(seats: int, dice: str) -> None:
    match = rolling(Deal(seats))
    assert list(match.dump()["dice"]) == dice.split(" ")
    rolled = match.events(*["chance: roll_die 6"] * len(dice.split(" ")))
    assert [event.elements for event in rolled] == [[f"die:{die}"] for die in dice.split(" ")]


@rule("CO-1.15")
def test_of_equal_dice_the_lowest_numbered_is_taken() -> None:
    match = table(4).rolled(gray=(2, 5, 5)).draft()
    drafted = match.events("phil: draft_die gray 5")
    assert drafted[0].elements == ["die:gray_2"]
    drafted = match.events("phil: place_die upper", "eve: draft_die gray 5")
    assert drafted[-1].elements == ["die:gray_3"]
