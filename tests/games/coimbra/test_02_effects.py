"""RULES.md, chapter 2: the effect vocabulary, its counters and the agenda."""

import re
from importlib.resources import files

import pytest

from games.coimbra.story import CoimbraStory
from games.coimbra.table import Layout, table
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.testkit.rules import rule

RULES = (files("tabuleiro.games.coimbra") / "RULES.md").read_text("utf-8")
CHAPTER = RULES[RULES.index("## 2. Effect vocabulary") : RULES.index("## 3. Setup")]


@rule("CO-2.2")
def test_the_chapter_lists_every_op() -> None:
    table_of_ops = "".join(re.findall(r"^\|([^|]+)\|", CHAPTER, re.MULTILINE))
    named = set(re.findall(r"`(\w+)", table_of_ops)) - {"task_"}
    assert named == {op for op in p.OPS if op != "end" and not op.startswith("task_")}


@rule("CO-2.2")
def test_the_chapter_lists_every_counter() -> None:
    listed = CHAPTER[CHAPTER.index("Counters:") : CHAPTER.index("- **CO-2.1**")]
    assert set(p.COUNTERS) <= set(re.findall(r"`(\w+)`", listed))


def visits(laid: Layout, node: str, tile: str) -> CoimbraStory:
    """Phil enters one monastery from the stopover before it, by the pilgrim's favor tile (2 points)."""
    before = {"m_i_1": "stop_n", "m_ii_1": "stop_ne2", "m_iii_1": "stop_ruby_n3"}[node]
    match = laid.monasteries(**{node: tile}).pilgrim("phil", before).row("castle", "phil gray 1").retrieve("castle")
    return match.play("phil: take_favor favor_pilgrim", f"phil: step {node}")


HAND = ("cou_1a", "cou_2b", "cou_2c", "mer_2b", "mer_2c", "cle_2c", "sch_2b", "sch_2c")
"""Three of the council, two merchants, one cleric, two scholars; influence 3 or more on four of them."""


@rule("CO-2.2", "CO-7.4")
@pytest.mark.parametrize(
    ("node", "tile", "points"),
    [
        ("m_ii_1", "mon_2a", 2 * 3),
        ("m_ii_1", "mon_2b", 2 * 2),
        ("m_ii_1", "mon_2c", 2 * 1),
        ("m_ii_1", "mon_2d", 2 * 2),
        ("m_ii_1", "mon_2f", 2 * 4),
        ("m_ii_1", "mon_2g", 5 * 1),
        ("m_ii_1", "mon_2h", 2 * (2 + 1)),
        ("m_i_1", "mon_1i", 1),
    ],
)
def test_counters_of_monasteries(node: str, tile: str, points: int) -> None:
    match = visits(table(4).cards("phil", *HAND).disks("phil", "m_i_3", "m_i_4"), node, tile)
    assert match.points("phil") == 2 + points


@rule("CO-2.2", "CO-6.D1")
def test_the_counter_of_crowns_counts_tokens_tiles_and_the_flag() -> None:
    laid = table(4).order("eve", "chris", "phil", "ana").favor("phil", "favor_cap").crown("clerics", "phil")
    match = visits(laid, "m_i_1", "mon_1i")
    assert match.points("phil") == 2 + (2 + 2 + 1 + 1)
    assert match.crowns("phil") == 6


@rule("CO-2.2")
def test_class_sets_are_the_class_with_the_fewest_cards() -> None:
    assert visits(table(4).cards("phil", *HAND[:-3]), "m_ii_1", "mon_2g").points("phil") == 2
    assert visits(table(4).cards("phil", *HAND, "cle_2a"), "m_ii_1", "mon_2g").points("phil") == 2 + 2 * 5


def task(voyage: str, laid: Layout) -> int:
    """What a voyage with Phil's disk is worth at the end."""
    return laid.voyages(voyage).invested("phil", 0).end().standing("phil").categories["voyages"]


@rule("CO-2.2", "CO-10.2")
def test_counters_of_voyages() -> None:
    cards = table(2).cards("phil", "cou_2f", "cou_3f", "mer_3e").monasteries(m_i_1="mon_1l")
    assert task("madeira", cards.disks("phil", "m_i_1")) == 1 + 2 + 2 + 1
    assert task("tanger", table(2).invested("phil", 1, 2)) == 2 * 3
    assert task("ceuta", table(2).disks("phil", "m_i_1", "m_iii_2")) == 12
    assert task("barbados", table(2).disks("phil", "m_i_1", "m_iii_2")) == 2
    assert task("brasil", table(2).disks("phil", "m_i_1", "m_i_8", "m_ii_1", "m_iii_2")) == 2 * 2


@rule("CO-2.2")
def test_a_card_being_acquired_counts_already() -> None:
    laid = table(4).cards("phil", "cou_1a").pilgrim("phil", "stop_n").row("lower", "phil gray 1")
    match = laid.display("lower", "cou_3c").retrieve("lower").play("phil: acquire 1")
    assert match.guards("phil") == 7 - 1 + 2
    assert match.seen()["pending"]["left"] == 2


@rule("CO-2.1", "CO-7.7")
def test_the_bonus_of_a_monastery_comes_before_the_rest_of_the_move() -> None:
    laid = table(4).monasteries(m_i_1="mon_1d").pilgrim("phil", "stop_n").row("castle", "phil gray 1")
    match = laid.retrieve("castle").play("phil: take_favor favor_pilgrim")
    told = match.told("phil: step m_i_1")
    assert told == ["pilgrim_moved", "disk_placed", "points_gained"]
    assert match.asks() == "phil: step"
    assert match.seen()["pending"]["left"] == 2


@rule("CO-2.1")
def test_a_card_bought_by_a_card_finishes_first() -> None:
    laid = table(4).cards("phil", "sch_1b", "cle_1b").pile("mer_2a").pilgrim("phil", "stop_n")
    match = laid.purse("phil", guards=9).row("lower", "phil gray 5").display("lower", "cou_2f").retrieve("lower")
    told = match.events("phil: acquire 1", "phil: take_discard mer_2a")
    kinds = [event.kind for event in told]
    assert kinds[:4] == ["card_acquired", "influence_gained", "card_bought", "influence_gained"]
    assert [event.arguments["amount"] for event in told[4:]] == [4, 1, 2, 1, 1]
    assert kinds[4:] == ["coins_gained", "coins_gained", "points_gained", "guards_gained", "points_gained"]
    assert match.asks() == "phil: step"


@rule("CO-2.2")
def test_coins_guards_and_points_come_before_the_pilgrim_move() -> None:
    laid = table(4).cards("phil", "cle_1b").pilgrim("phil", "stop_n").row("lower", "phil gray 1")
    match = laid.display("lower", "cou_2e").retrieve("lower").play("phil: acquire 1")
    assert match.asks() == "phil: step"
    assert match.purse("phil") == (6, 8, 1)


@rule("CO-2.2")
def test_the_effects_of_a_component_come_in_the_listed_order() -> None:
    laid = table(4).row("lower", "phil gray 1").display("lower", "cou_3d").retrieve("lower")
    events = laid.events("phil: acquire 1", "eve: lose_vp", "chris: lose_vp", "ana: lose_vp")
    changes = [event for event in events if event.kind in ("points_gained", "points_lost")]
    assert [event.kind for event in changes] == ["points_gained", "points_lost", "points_lost", "points_lost"]
    assert [laid.points(name) for name in ("phil", "eve", "chris", "ana")] == [5, -3, -3, -3]
