"""RULES.md, chapter 10: the final scoring."""

import pytest

from games.coimbra.deal import cards_of
from games.coimbra.story import CoimbraStory
from games.coimbra.table import Layout, table
from tabuleiro.testkit.rules import rule

# The five parts.


@rule("CO-10.1")
def test_five_parts_are_added_to_the_score_track() -> None:
    laid = table(2).voyages("goa").invested("phil", 0).cards("phil", "cou_2b", "sch_2e").purse("phil", 3, 4, points=20)
    match = laid.influence("phil", merchants=9, council=2).end()
    assert match.standing("phil").categories == {
        "score_track": 20,
        "voyages": 9,
        "influence": 7 + 8,
        "diplomas": 2,
        "game_end_cards": 5,
        "leftovers": 3,
    }
    assert match.standing("phil").points == 20 + 9 + 15 + 2 + 5 + 3
    assert match.state.scores() == [54, 7]


@rule("CO-10.1")
def test_points_of_one_part_influence_no_other() -> None:
    laid = table(2).voyages("calicut").invested("phil", 0).purse("phil", 6, 4, points=99)
    categories = laid.end().standing("phil").categories
    assert (categories["voyages"], categories["leftovers"]) == (5, 5)


# Voyages.


def task(voyage: str, laid: Layout) -> int:
    """What Phil's disk on a voyage is worth at the end."""
    return laid.voyages(voyage).invested("phil", 0).end().standing("phil").categories["voyages"]


@rule("CO-10.2")
@pytest.mark.parametrize(
    ("voyage", "tracks", "points"),
    [
        ("cabo_verde", {"council": 7, "clerics": 6, "merchants": 15}, 6),
        ("sansibar", {"merchants": 5, "scholars": 4, "council": 15}, 4),
        ("mascat", {"council": 9, "merchants": 3, "clerics": 5, "scholars": 4}, 6),
        ("mascat", {"council": 9, "merchants": 3, "clerics": 5}, 0),
    ],
)
def test_tasks_about_tracks(voyage: str, tracks: dict[str, int], points: int) -> None:
    assert task(voyage, table(2).influence("phil", **tracks)) == points


@rule("CO-10.2")
@pytest.mark.parametrize(("coins", "guards", "points"), [(4, 3, 3), (5, 3, 4), (20, 20, 20)])
def test_half_of_the_resources(coins: int, guards: int, points: int) -> None:
    assert task("calicut", table(2).purse("phil", coins, guards)) == points


@rule("CO-10.2", "CO-6.D1")
def test_crowns_count_among_the_resources() -> None:
    laid = table(2).order("eve", "phil").favor("phil", "favor_cap").purse("phil", 1, 0)
    assert task("calicut", laid) == (1 + 0 + 3) // 2


@rule("CO-10.2")
@pytest.mark.parametrize(("voyage", "points"), [("macau", 2 * 3), ("malaca", 2 * 2), ("ceilao", 2), ("diu", 0)])
def test_two_points_for_each_card_of_a_class(voyage: str, points: int) -> None:
    laid = table(2).cards("phil", "cou_1a", "cou_2a", "cou_3a", "mer_1a", "mer_3a", "cle_2a")
    assert task(voyage, laid) == points


@rule("CO-10.2")
@pytest.mark.parametrize(("voyage", "points"), [("ceuta", 11), ("barbados", 3), ("brasil", 4)])
def test_tasks_about_monasteries(voyage: str, points: int) -> None:
    assert task(voyage, table(2).disks("phil", "m_i_1", "m_i_5", "m_ii_2")) == points


@rule("CO-10.2")
def test_goa_is_worth_nine_and_tanger_two_for_each_voyage() -> None:
    assert task("goa", table(2)) == 9
    assert (
        table(2)
        .voyages("tanger", "goa", "acores")
        .invested("phil", 0, 1, 2)
        .end()
        .standing("phil")
        .categories["voyages"]
        == 2 * 3 + 9
    )


@rule("CO-10.2", "CO-W10")
@pytest.mark.parametrize(("cards", "points"), [(1, 0), (10, 0), (11, 3), (12, 6)])
def test_three_points_for_each_card_beyond_the_tenth(cards: int, points: int) -> None:
    held = ["cou_1a", *[card for card in cards_of("II") if card[4:] != "2f"]][:cards]
    assert task("acores", table(2).cards("phil", *held)) == points


@rule("CO-10.2")
def test_a_voyage_without_an_own_disk_brings_nothing() -> None:
    match = table(2).voyages("goa").invested("eve", 0).end()
    assert match.standing("phil").categories["voyages"] == 0
    assert match.standing("eve").categories["voyages"] == 9


# Influence.


def influence(match: CoimbraStory) -> list[int]:
    """What the influence is worth for each seat."""
    return [standing.categories["influence"] for standing in match.result().standings]


@rule("CO-10.3", "CO-X14")
@pytest.mark.parametrize(("first", "second", "points"), [(9, 5, [7, 0]), (9, 6, [7, 3]), (2, 0, [7, 0])])
def test_two_players_the_second_place_is_at_most_three_behind(first: int, second: int, points: list[int]) -> None:
    assert influence(table(2).influence("phil", council=first).influence("eve", council=second).end()) == points


@rule("CO-10.3")
def test_three_players_two_places_however_far_behind() -> None:
    laid = table(3).influence("phil", council=1).influence("eve", council=15).influence("chris", council=9)
    assert influence(laid.end()) == [0, 7, 3]


@rule("CO-10.3", "CO-X15")
def test_four_players_three_places_and_the_lower_disk_is_first() -> None:
    laid = table(4).influence("phil", council=7).influence("eve", council=7).influence("chris", council=3)
    assert influence(laid.end()) == [8, 5, 2, 0]


@rule("CO-10.3")
def test_each_track_pays_by_its_own_tile() -> None:
    laid = table(3).tiles("ist_4", "ist_3", "ist_2", "ist_1")
    match = laid.influence("phil", council=1, merchants=1, clerics=1, scholars=1).end()
    assert influence(match)[0] == 10 + 9 + 8 + 7


# Diplomas.

KINDS = {
    "d1": ("cou_2b", "cle_2b"),
    "d2": ("mer_2b", "cou_2d"),
    "d3": ("cle_2c", "sch_2a"),
    "d4": ("sch_2b", "mer_2f"),
    "d5": ("sch_2e", "cle_2d"),
}
WILDS = ("cou_2f", "cle_3e", "sch_3d")


def diplomas(kinds: tuple[int, ...], wilds: int = 0) -> int:
    """What so many icons of each kind and so many wild ones are worth."""
    cards = [card for each, count in zip(KINDS.values(), kinds, strict=True) for card in each[:count]]
    return table(2).cards("phil", *cards, *WILDS[:wilds]).end().standing("phil").categories["diplomas"]


@rule("CO-10.4", "CO-W11")
@pytest.mark.parametrize(("different", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 8), (5, 12)])
def test_sets_of_different_diplomas(different: int, points: int) -> None:
    assert diplomas(tuple(1 if kind < different else 0 for kind in range(5))) == points


@rule("CO-10.4", "CO-X16")
@pytest.mark.parametrize(
    ("kinds", "wilds", "points"),
    [
        ((2, 1, 1, 0, 0), 2, 13),
        ((1, 1, 0, 0, 0), 0, 2),
        ((0, 0, 0, 0, 0), 3, 4),
        ((2, 2, 2, 2, 0), 1, 20),
        ((2, 0, 0, 0, 0), 0, 2),
        ((1, 1, 1, 1, 1), 1, 13),
    ],
)
def test_wild_diplomas_fill_the_largest_set_first(kinds: tuple[int, ...], wilds: int, points: int) -> None:
    assert diplomas(kinds, wilds) == points


@rule("CO-10.4", "CO-9.15")
def test_a_wild_diploma_of_a_monastery_fills_a_set() -> None:
    laid = table(2).cards("phil", "cou_2b", "mer_2b", "cle_2c").monasteries(m_ii_1="mon_3d").disks("phil", "m_ii_1")
    assert laid.end().standing("phil").categories["diplomas"] == 12


# Game-end cards.


def end_cards(laid: Layout, *cards: str) -> int:
    return laid.cards("phil", *cards).end().standing("phil").categories["game_end_cards"]


@rule("CO-10.5", "CO-W12")
@pytest.mark.parametrize(
    ("card", "track"),
    [("sch_2d", "council"), ("sch_2e", "merchants"), ("sch_3a", "scholars"), ("sch_3b", "clerics")],
)
def test_tiers_of_a_track(card: str, track: str) -> None:
    spaces = {6: 0, 7: 5, 9: 5, 10: 7, 12: 7, 13: 10, 15: 10}
    assert {space: end_cards(table(2).influence("phil", **{track: space}), card) for space in spaces} == spaces


@rule("CO-10.5")
def test_a_card_that_counts_cards_counts_itself() -> None:
    assert end_cards(table(2), "sch_2c") == 1
    assert end_cards(table(2), "sch_2c", "cou_1a", "cou_2c", "mer_2b", "cle_3a") == 3
    assert end_cards(table(2), "sch_3c", "cou_1a", "mer_1a", "cle_1a") == 5
    assert end_cards(table(2), "sch_3c", "cou_1a", "mer_1a") == 0


@rule("CO-10.5", "CO-X23")
def test_a_copy_is_worth_the_best_other_card() -> None:
    sets = ("sch_3c", "cou_1a", "mer_1a", "cle_1a", "cou_2a", "mer_2a", "cle_2a", "sch_2d")
    assert end_cards(table(2).influence("phil", council=10), *sets) == 10 + 7
    assert end_cards(table(2).influence("phil", council=10), *sets, "sch_3d") == 10 + 7 + 10
    assert end_cards(table(2), "sch_3d") == 0


# Leftovers and the winner.


@rule("CO-10.6")
@pytest.mark.parametrize(("coins", "guards", "points"), [(0, 1, 0), (1, 1, 1), (20, 19, 19)])
def test_half_of_what_is_left(coins: int, guards: int, points: int) -> None:
    assert table(2).purse("phil", coins, guards).end().standing("phil").categories["leftovers"] == points


@rule("CO-10.6", "CO-6.G2")
def test_crowns_of_the_last_round_and_of_the_flag_are_left_over() -> None:
    laid = table(3).order("eve", "chris", "phil").favor("phil", "favor_voyage").crown("clerics", "phil")
    assert laid.purse("phil", 0, 0).end().standing("phil").categories["leftovers"] == (2 + 3 + 1) // 2


@rule("CO-10.7")
def test_most_points_win() -> None:
    match = table(3).purse("phil", points=10).purse("eve", points=14).purse("chris", points=11).end()
    assert match.ranking() == ["eve", "chris", "phil"]
    assert match.result().tie_break == ""
    assert [float(share) for share in match.result().shares] == [0, 1, 0]


@rule("CO-10.7", "CO-X20")
def test_a_tie_goes_to_the_lower_flag() -> None:
    laid = table(3).order("chris", "eve", "phil").purse("phil", 0, 0, points=87).purse("eve", 0, 0, points=88)
    match = laid.purse("chris", 0, 0, points=70).end()
    assert [standing.points for standing in match.result().standings] == [88, 88, 70]
    assert match.ranking() == ["eve", "phil", "chris"]
    assert match.result().tie_break == "player_order"
    assert [float(share) for share in match.result().shares] == [0, 1, 0]


@rule("CO-10.7")
def test_a_tie_behind_the_winner_is_broken_too() -> None:
    laid = table(3).order("chris", "eve", "phil").purse("phil", 0, 0, points=87).purse("eve", 0, 0, points=88)
    match = laid.purse("chris", 0, 0, points=99).end()
    assert match.ranking() == ["chris", "eve", "phil"]
    assert match.result().tie_break == ""
