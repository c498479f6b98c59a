"""Chapter 1: what is in the box."""

import tomllib
from importlib.resources import files
from typing import Any

from games.merv.table import set_up
from tabuleiro.games.merv.data import components as c
from tabuleiro.testkit.rules import rule


def box() -> dict[str, Any]:
    """The printed values as they stand in the file."""
    return tomllib.loads((files("tabuleiro.games.merv") / "components.toml").read_text("utf-8"))


@rule("ME-1.1")
def test_the_lists_are_as_long_as_the_counts_say() -> None:
    data = box()
    counts = data["components"]
    lists = {
        "fortifications": "fort_slot",
        "caravan_cards": "caravan_card",
        "contract_cards": "contract",
        "solo_cards": "solo_card",
        "site_tiles": "site_tile",
        "breakthrough_tiles": "breakthrough",
        "upgrade_tiles": "upgrade_tile",
        "scoring_tiles": "scoring_tile",
    }
    assert {name: counts[name] for name in lists} == {name: len(data[table]) for name, table in lists.items()}
    assert [counts[name] for name in lists] == [20, 24, 18, 6, 24, 16, 10, 4]


@rule("ME-1.1")
def test_pieces_tokens_cards_and_tiles_add_up_to_the_published_totals() -> None:
    counts = box()["components"]
    wood = ("year_markers", "fortifications", "camels", "buildings", "discs", "resource_cubes", "masters", "servants")
    tokens = ("breakthrough_tiles", "upgrade_tiles", "scoring_tiles", "scroll_tokens", "goods_tokens")
    cards = ("caravan_cards", "contract_cards", "solo_cards")
    assert sum(counts[name] for name in wood) == 205
    assert sum(counts[name] for name in tokens) == 110
    assert sum(counts[name] for name in cards) == 48
    assert counts["site_tiles"] + counts["camel_market_tiles"] == 25


@rule("ME-1.1", "ME-19.1", "ME-19.2")
def test_twelve_cubes_of_each_colour_and_twelve_camels() -> None:
    data = box()
    assert [resource["count"] for resource in data["resource"]] == [12] * 5
    state = set_up(4).state
    assert [int(state.supply[colour]) for colour in range(4)] == [12] * 4
    assert data["components"]["camels"] == 12


@rule("ME-1.2")
def test_every_colour_has_nine_buildings_eight_servants_and_six_posts() -> None:
    match = set_up(4)
    for colour in ("yellow", "red", "blue", "black"):
        assert (match.houses(colour), match.servants(colour)) == (9, 8)
    assert [party["posts_left"] for party in match.seen()["parties"]] == [6] * 4
    pieces = box()["player_pieces"]
    assert pieces["discs"] == sum(pieces["disc_use"].values()) == 10


@rule("ME-1.3")
def test_one_site_tile_of_every_kind_in_every_colour() -> None:
    kinds = ("caravansary", "palace", "mosque", "marketplace", "library", "walls")
    assert set(c.TILES) == {f"{kind}_{colour}" for kind in kinds for colour in ("orange", "purple", "teal", "pink")}
    assert len(c.TILES) == 24


@rule("ME-1.4")
def test_reconstructed_names_say_so() -> None:
    data = box()
    said = {resource["id"]: resource["provenance"] for resource in data["resource"]}
    assert said == {
        "orange": "rulebook",
        "purple": "rulebook",
        "teal": "reconstructed",
        "pink": "reconstructed",
        "white": "rulebook",
    }
    assert {entry["provenance"] for table in ("spice", "trade_city") for entry in data[table]} == {"reconstructed"}
