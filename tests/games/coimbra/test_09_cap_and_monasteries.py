"""RULES.md, chapter 9: the cap tile and the bonuses of monasteries."""

import pytest

from games.coimbra.story import CoimbraStory
from games.coimbra.table import Layout, table
from tabuleiro.testkit.rules import rule


def capping(laid: Layout) -> CoimbraStory:
    """Phil takes the tile with two crowns (4 points) in the castle."""
    return laid.row("castle", "phil gray 1").retrieve("castle").play("phil: take_favor favor_cap")


@rule("CO-9.9")
def test_the_cap_goes_on_an_own_die_in_the_city() -> None:
    laid = table(4).row("upper", "phil orange 4", "eve orange 2").row("lower", "phil purple 1")
    match = capping(laid)
    assert match.legal() == ["decline", "cap_die orange_1", "cap_die purple_1"]
    events = match.events("phil: cap_die orange_1")
    assert events[0].arguments["value"] == 7
    assert match.row("upper") == ["eve 2"]
    assert match.seen()["dice"]["orange_1"]["value"] == 7


@rule("CO-9.9", "CO-W9")
def test_a_six_with_the_cap_is_first_and_costs_nine() -> None:
    laid = table(4).purse("phil", coins=9, guards=8).row("upper", "eve orange 6", "phil orange 6")
    match = capping(laid.display("upper", "cou_2a", "mer_2a", "cle_2a", "sch_2a")).play("phil: cap_die orange_2")
    assert match.asks() == "phil: city_action"
    assert match.prices() == [9, 9, 9, 9]
    assert match.choices("acquire") == ["1", "3"]
    assert match.play("phil: acquire 1").purse("phil") == (0, 12, 4)


@rule("CO-9.9", "CO-X5")
def test_the_capped_die_passes_a_token() -> None:
    laid = table(3).row("upper", "phil gray 5", "T3", "eve orange 2", "phil orange 2")
    laid.display("upper", "mer_2d", "cou_2a").purse("phil", coins=12)
    match = laid.retrieve("upper").play("phil: acquire 1", "phil: take_favor favor_cap")
    assert match.row("upper") == ["T3", "eve 2", "phil 2"]
    told = match.told("phil: cap_die orange_2")
    assert told[-3:] == ["cap_placed", "die_retrieved", "die_triggered"]
    assert (match.asks(), match.prices()) == ("phil: city_action", [None, 5, None, None])
    assert match.row("upper") == ["T3", "eve 2"]
    assert "token_triggered" in match.told("phil: acquire 2")


@rule("CO-9.9", "CO-X6")
def test_the_capped_die_stands_right_of_equal_values() -> None:
    laid = table(4).row("central", "eve gray 6", "chris gray 4", "phil orange 3")
    match = capping(laid.row("upper", "ana orange 1")).play("phil: cap_die orange_2")
    assert match.row("central") == ["eve 6", "phil 6", "chris 4"]


@rule("CO-9.9")
def test_of_two_equal_dice_the_named_one_moves() -> None:
    laid = table(4).row("upper", "phil orange 3", "eve gray 3", "phil purple 3").row("central", "ana green 1")
    match = capping(laid)
    assert match.choices("cap_die") == ["orange_1", "purple_1"]
    match.play("phil: cap_die purple_1")
    assert match.asks() == "phil: city_action"
    assert match.row("upper") == ["phil 3", "eve 3"]


@rule("CO-9.9")
def test_the_cap_may_be_declined_and_without_a_die_it_must() -> None:
    assert capping(table(4).row("upper", "eve orange 3")).legal() == ["decline"]
    match = capping(table(4).row("upper", "phil orange 3")).play("phil: decline")
    assert match.prices() == [3, 3, 3, 3]


@rule("CO-9.9")
def test_the_cap_has_no_meaning_in_phase_e() -> None:
    laid = table(2).order("eve", "phil").row("lower", "T5", "phil orange 3").purse("phil", 0, 0)
    match = capping(laid).play("phil: cap_die orange_1", "phil: distress")
    assert match.dump()["cap"] == "orange_1"
    assert match.asks() == "phil: income_menu"
    assert match.play("phil: activate_die orange").coins("phil") == 2 + 1


def visits(laid: Layout, node: str, tile: str) -> CoimbraStory:
    """Phil enters one monastery, with the 2 points of the pilgrim's favor tile."""
    before = {"m_i_1": "stop_n", "m_ii_1": "stop_nne", "m_iii_1": "stop_ruby_n3"}[node]
    match = laid.monasteries(**{node: tile}).pilgrim("phil", before).row("castle", "phil gray 1").retrieve("castle")
    return match.play("phil: take_favor favor_pilgrim", f"phil: step {node}")


FIVE_KINDS = ("cou_2b", "mer_2b", "cle_2c", "sch_2b", "sch_2e")
"""The diplomas d1, d2, d3, d4 and d5."""


@rule("CO-9.10", "CO-X24")
def test_diplomas_score_now_and_again_at_the_end() -> None:
    match = visits(table(3).cards("phil", *FIVE_KINDS), "m_iii_1", "mon_3a")
    assert match.points("phil") == 2 + 12
    assert match.worth("phil", "diplomas") == 12
    assert visits(table(3).cards("phil", *FIVE_KINDS[:3]), "m_iii_1", "mon_3a").points("phil") == 2 + 4


@rule("CO-9.11")
def test_the_best_two_voyages_score_now() -> None:
    laid = table(3).voyages("goa", "brasil", "barbados", "tanger").disks("phil", "m_i_1", "m_i_2", "m_i_3")
    match = visits(laid.invested("phil", 0, 1, 2), "m_iii_1", "mon_3b")
    assert match.points("phil") == 2 + 9 + 6
    assert match.worth("phil", "voyages") == 9 + 6 + 4


@rule("CO-9.11")
@pytest.mark.parametrize(("slots", "points"), [((), 0), ((0,), 9), ((0, 3), 9 + 4)])
def test_at_most_two_voyages_with_an_own_disk(slots: tuple[int, ...], points: int) -> None:
    laid = table(3).voyages("goa", "brasil", "barbados", "tanger").invested("phil", *slots).invested("eve", 0, 1, 2)
    assert visits(laid, "m_iii_1", "mon_3b").points("phil") == 2 + points


@rule("CO-9.12")
def test_the_best_game_end_card_and_the_best_track_score_now() -> None:
    laid = table(3).cards("phil", "sch_2c", "sch_2d").influence("phil", council=7, scholars=2)
    laid.influence("eve", scholars=5).influence("chris", council=9)
    match = visits(laid, "m_iii_1", "mon_3c")
    assert match.points("phil") == 2 + 5 + 5
    assert (match.worth("phil", "game_end_cards"), match.worth("phil", "influence")) == (5 + 2, 3 + 5)


@rule("CO-9.12")
def test_without_a_card_and_on_space_0_nothing_is_scored() -> None:
    assert visits(table(3), "m_iii_1", "mon_3c").points("phil") == 2


@rule("CO-9.12", "CO-10.3")
def test_a_second_place_too_far_behind_scores_nothing_with_two_players() -> None:
    laid = table(2).influence("phil", council=2).influence("eve", council=6)
    assert visits(laid, "m_iii_1", "mon_3c").points("phil") == 2
    near = table(2).influence("phil", council=2).influence("eve", council=5)
    assert visits(near, "m_iii_1", "mon_3c").points("phil") == 2 + 3


@rule("CO-9.13", "CO-9.16")
def test_a_castle_die_is_worth_four_points_from_the_visit_on() -> None:
    laid = table(4).monasteries(m_i_1="mon_1j").disks("phil", "m_i_1").pilgrim("phil", "stop_n").round(3)
    match = laid.draft().play("phil: draft_die gray 1", "phil: place_die castle")
    assert match.points("phil") == 4


@rule("CO-9.13")
def test_dice_that_lie_in_the_castle_already_bring_nothing() -> None:
    match = visits(table(4), "m_i_1", "mon_1j")
    assert match.points("phil") == 2


@rule("CO-9.14", "CO-9.16")
def test_a_disk_is_worth_a_point_from_the_next_one_on() -> None:
    match = visits(table(4), "m_i_1", "mon_1k")
    assert match.points("phil") == 2
    events = match.events("phil: step stop_n", "phil: step m_i_2")
    assert next(event for event in events if event.kind == "points_gained").arguments == {"amount": 1}


@rule("CO-9.15", "CO-9.16")
@pytest.mark.parametrize(("node", "tile", "count"), [("m_i_1", "mon_1l", 1), ("m_ii_1", "mon_3d", 2)])
def test_wild_diplomas_are_kept(node: str, tile: str, count: int) -> None:
    match = visits(table(3), node, tile)
    assert match.seen()["players"][0]["diplomas"]["wild"] == count
    assert match.worth("phil", "diplomas") == count
    match.play("phil: stop")
    assert match.seen()["players"][0]["diplomas"]["wild"] == count
