"""A position as integers, seen from a seat: the own facts come first, then those of the others clockwise."""

from librt.vecs import vec
from mypy_extensions import i64

from games.coimbra.deal import Deal, set_up
from games.coimbra.story import CoimbraStory, seat_of
from games.coimbra.table import table


def features(match: CoimbraStory, name: str) -> dict[str, int]:
    """Every feature by its name."""
    names = match.state.game().feature_names
    out = vec[i64]([-1] * len(names))
    match.state.features_into(seat_of(name), out)
    return {each: int(out[i]) for i, each in enumerate(names)}


def test_the_table_and_the_pending_decision() -> None:
    laid = table(3).row("upper", "eve orange 5", "phil gray 2").display("upper", "cou_2a", None, "mer_2c")
    seen = features(laid.favor("chris", "favor_cap").retrieve("upper"), "phil")
    assert (seen["seats"], seen["round"], seen["location"], seen["lap"]) == (3, 2, 1, 0)
    assert (seen["actor"], seen["die_value"], seen["die_color"]) == (2, 5, 2)
    assert (seen["favor_cap_holder"], seen["favor_voyage_holder"]) == (3, 0)
    assert [seen[f"upper_1_{what}"] for what in ("class", "influence", "cost", "zone")] == [1, 2, 2, 1]
    assert [seen[f"upper_3_{what}"] for what in ("class", "influence", "cost", "zone")] == [2, 1, 1, 3]
    assert [seen[f"upper_2_{what}"] for what in ("class", "influence", "cost", "zone")] == [0, 0, 0, 0]


def test_the_pool() -> None:
    seen = features(table(4).rolled(gray=(5, 2, 1), white=(6,)).draft().play("phil: draft_die gray 5"), "phil")
    assert (seen["pool_gray"], seen["pool_best_gray"]) == (2, 2)
    assert (seen["pool_white"], seen["pool_best_white"]) == (1, 6)
    assert (seen["dice_gray_0"], seen["dice_in_upper_0"]) == (1, 0)


def test_voyages_are_seen_with_the_own_price_and_worth() -> None:
    laid = table(2).voyages("goa", "ceuta").favor("phil", "favor_voyage").invested("phil", 1)
    match = laid.disks("phil", "m_i_1").invest()
    own, other = features(match, "phil"), features(match, "eve")
    assert [own[f"voyage_0_{what}"] for what in ("cost", "resource", "own", "task")] == [8, 2, 0, 9]
    assert [own[f"voyage_1_{what}"] for what in ("cost", "resource", "own", "task")] == [5, 1, 1, 13]
    assert [other[f"voyage_1_{what}"] for what in ("cost", "resource", "own", "task")] == [7, 1, 0, 14]


def test_players_are_seen_clockwise_from_the_own_seat() -> None:
    laid = table(3).purse("phil", 1, 2, points=3).purse("eve", 4, 5, points=6).purse("chris", 7, 8, points=9)
    laid.cards("eve", "mer_1b", "cou_3e", "mer_3d", "cou_3f").influence("eve", council=4).pilgrim("eve", "stop_ne2")
    match = laid.order("eve", "chris", "phil").influence("eve", council=4).round(4).invest()
    seen = features(match, "eve")
    assert [seen[f"coins_{i}"] for i in range(4)] == [4, 7, 1, 0]
    assert [seen[f"guards_{i}"] for i in range(4)] == [5, 8, 2, 0]
    assert [seen[f"points_{i}"] for i in range(4)] == [6, 9, 3, 0]
    assert [seen[f"flag_{i}"] for i in range(4)] == [1, 2, 3, 0]
    assert [seen[f"crowns_{i}"] for i in range(4)] == [0, 1, 2, 0]
    assert (seen["cards_0"], seen["cards_council_0"], seen["cards_merchants_0"]) == (4, 2, 2)
    assert (seen["influence_council_0"], seen["place_council_0"], seen["place_council_1"]) == (4, 1, 2)
    assert (seen["diplomas_0"], seen["exchanges_0"], seen["discount_coins_0"], seen["discount_guards_0"]) == (
        4,
        2,
        1,
        0,
    )
    assert seen["nearest_monastery_0"] == 1
    assert seen["final_leftovers_0"] == (4 + 5) // 2
    assert seen["actor"] == 1


def test_before_the_seats_are_drawn_nothing_is_ranked() -> None:
    seen = features(set_up(Deal(2), events=0), "phil")
    assert (seen["flag_0"], seen["place_council_0"], seen["voyage_0_cost"], seen["final_leftovers_0"]) == (0, 0, 0, 0)
    assert (seen["actor"], seen["nearest_monastery_0"]) == (0, 99)


def test_after_the_end_nobody_decides() -> None:
    seen = features(table(2).end(), "phil")
    assert (seen["decision"], seen["actor"], seen["steps_left"]) == (0, 0, 0)


def test_what_is_asked_and_what_lies_there_has_an_input_for_every_kind() -> None:
    laid = table(3).row("upper", "eve orange 5", "phil gray 2").display("upper", "cou_2a", None, "mer_2c")
    seen = features(laid.retrieve("upper"), "phil")
    assert (seen["asks_city_action"], seen["asks_draft"], seen["phase_retrieve"], seen["at_upper"]) == (1, 0, 1, 1)
    assert (seen["die_orange"], seen["die_gray"]) == (1, 0)
    for place in ("upper_1", "offered_0"):
        assert (seen[f"{place}_council"], seen[f"{place}_merchants"], seen[f"{place}_immediate"]) == (1, 0, 1)
        assert (seen[f"{place}_for_guards"], seen[f"{place}_for_coins"]) == (0, 1)
    assert not any(value for name, value in seen.items() if name.startswith("offered_1_"))


def test_the_own_place_in_a_row_and_what_the_own_dice_will_bring() -> None:
    laid = table(3).row("upper", "eve orange 5", "chris gray 4", "phil gray 2").influence("phil", council=4)
    match = laid.retrieve("upper")
    own, other = features(match, "phil"), features(match, "eve")
    assert [own[f"upper_own_{what}"] for what in ("place", "value", "next")] == [2, 2, 0]
    assert own["castle_own_place"] == 0
    assert (other["upper_own_place"], other["upper_own_value"]) == (0, 0), "its die is the active one, not in the row"
    assert own["income_guards_0"] > 0
    assert own["income_guards_0"] == other["income_guards_2"]
