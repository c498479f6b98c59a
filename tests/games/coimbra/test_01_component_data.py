"""Component data that breaks what the rules take for granted is refused, with the place that is wrong."""

import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from tabuleiro.core import find_game
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.testkit.rules import rule

GAME = find_game("coimbra")
Edit = Callable[[Any], object]


def data() -> dict[str, Any]:
    return tomllib.loads((files("tabuleiro.games.coimbra") / "components.toml").read_text("utf-8"))


def card(name: str, **values: object) -> Edit:
    """Change one character card."""
    return lambda edited: next(each for each in edited["character_card"] if each["id"] == name).update(values)


def cut_off_the_coast(edited: dict[str, Any]) -> None:
    """No ruby road leads from the brown ring any more."""
    roads = edited["map_roads"]["two_way"]
    roads[:] = [road for road in roads if not {"stop_north", "stop_south"} & {*road[:2]} or road[2] != "ruby"]


@rule("CO-1.6")
def test_the_components_are_sound() -> None:
    assert GAME.check_components(data()) == []


@rule("CO-1.1", "CO-1.3", "CO-1.4", "CO-1.6", "CO-1.13", "CO-2.2", "CO-7.5", "CO-10.4")
@pytest.mark.parametrize(
    ("edit", "place", "reason"),
    [
        (lambda edited: edited["class"].reverse(), "class", "council"),
        (lambda edited: edited["diploma_scoring"].update(points=[0, 1, 3, 4, 8, 12]), "points", "rise ever faster"),
        (
            lambda edited: edited["dice"]["by_players"].update({"2": dict.fromkeys(p.COLOURS, 1)}),
            "by_players",
            "3 dice",
        ),
        (lambda edited: edited["die_tokens"]["by_players"]["2"].update(upper=[2, 3]), "upper", "descending"),
        (lambda edited: edited["setup"].update(character_backs_by_round=["III", "II", "II", "III"]), "setup", "II"),
        (card("cou_2a", back="I"), "back", "come first"),
        (card("cou_2a", back="III"), "character_card", "24 cards with back II"),
        (card("cou_2a", id="cou_2b"), "id", "cou_2b"),
        (card("cou_2a", effects=[{"op": "e_exchange", "res": "coins", "give": 2, "get_vp": 1}]), "op", "e_exchange"),
        (card("cou_2a", effects=[{"op": "place_cap", "n": 3}]), "op", "place_cap"),
        (card("cou_2a", effects=[{"op": "gain", "res": "coins", "n": 2, "per": 1}]), "effects", "per"),
        (card("cou_2a", influence=5), "influence", "5"),
        (card("cou_3e", effects=[{"op": "e_exchange", "res": "guards", "give": 1, "get_vp": 1}]), "card", "2 to 1"),
        (
            card("cou_2c", effects=[{"op": "e_start_influence", "n": 1, "rewards": []}] * 2),
            "character_card",
            "two bonuses for the beginning",
        ),
        (lambda edited: edited["cap_tile"].update(die_bonus=2), "die_bonus", "favor tile"),
        (lambda edited: edited["monastery"][0].update(timing="lasting"), "op", "gain"),
        (lambda edited: [tile.update(back="I") for tile in edited["monastery"][-3:]], "monastery", "too few"),
        (lambda edited: edited["map_node"][5].update(kind="corner"), "kind", "corners come first"),
        (lambda edited: edited["map_node"][-1].update(kind="monastery", back="I"), "map_node", "14 monastery spaces"),
        (lambda edited: edited["map_roads"]["one_way"].append(["stop_n", "m_i_1"]), "one_way", "from a corner"),
        (lambda edited: edited["map_roads"]["two_way"].append(["stop_n", "corner_nw", "blue"]), "two_way", "CO-7.5"),
        (lambda edited: edited["map_roads"].update(one_way=[]), "map_roads", "corner_nw"),
        (lambda edited: edited["map_roads"]["two_way"][0].__setitem__(2, "red"), "two_way", "red"),
        (cut_off_the_coast, "map_roads", "corner_nw is cut off"),
    ],
)
def test_unsound_data_is_refused(edit: Edit, place: str, reason: str) -> None:
    edited = data()
    edit(edited)
    problems = GAME.check_components(edited)
    assert len(problems) == 1
    assert place in problems[0]
    assert reason in problems[0]


@rule("CO-9.6", "CO-2.1")
def test_only_so_many_cards_may_begin_a_chain() -> None:
    edited = data()
    for name in ("cou_2a", "cou_2b", "mer_2a", "mer_2b"):
        card(name, effects=[{"op": "acquire_from_discard", "cost": 3}])(edited)
    assert "too many cards repeat or buy" in GAME.check_components(edited)[0]
