"""A position as integers, seen from a seat: the own facts come first, then those of the others clockwise."""

from librt.vecs import vec
from mypy_extensions import i64

from games.merv.story import MervStory
from games.merv.table import at, table


def features(match: MervStory, seat: int) -> dict[str, int]:
    """Every feature by its name."""
    names = match.state.game().feature_names
    out = vec[i64]([-1] * len(names))
    match.state.features_into(seat, out)
    return {name: int(out[i]) for i, name in enumerate(names)}


def test_the_table_and_the_pending_decision() -> None:
    seen = features(table(3).year(2, "S").begin(), 1)
    assert (seen["seats"], seen["parties"], seen["year"], seen["round"]) == (3, 3, 2, 2)
    assert (seen["to_act_own"], seen["supply_scrolls"]) == (0, 24)
    assert seen["decision0_choose_slot"] == 1
    assert sum(value for name, value in seen.items() if name.startswith("decision")) == 1


def test_the_own_player_comes_first_and_automas_last() -> None:
    laid = table(2).cubes("yellow", teal=2).cubes("red", pink=3).courtiers("courtier", purple=1)
    match = laid.begin()
    own, other = features(match, 0), features(match, 1)
    assert (own["player0_cube_teal"], own["player1_cube_pink"]) == (2, 3)
    assert (other["player0_cube_pink"], other["player1_cube_teal"]) == (3, 2)
    assert own["player2_courtiers_hall_purple"] == other["player2_courtiers_hall_purple"] == 1


def test_the_city() -> None:
    laid = table(3).houses("yellow", "r0c0").houses("red", "r0c1").soldiers("blue", "r0c1")
    match = laid.upgrade("r0c0", "up_white_1").forts("n3").begin()
    own, other = features(match, 0), features(match, 1)
    facts = ("own", "other", "soldier", "upgrade", "white_upgrade", "attacked")
    assert [own[f"site_r0c0_{fact}"] for fact in facts] == [1, 0, 0, 1, 1, 1]
    assert [other[f"site_r0c0_{fact}"] for fact in facts] == [0, 1, 0, 1, 1, 1]
    assert (own["site_r0c1_soldier"] > 0, own["site_r0c1_attacked"]) == (True, 0)
    assert (own["fort_fort_n3"], own["fort_fort_n0"]) == (1, 0)


def test_the_row_the_piles_and_what_is_ready() -> None:
    laid = at("library").row("cumin", "pepper", camels=1).spices("yellow", cumin=2).influence("yellow", 2)
    seen = features(laid.goods("yellow", carpets=1).cubes("yellow", teal=1).begin(), 0)
    assert (seen["row1_own"], seen["row1_camel"], seen["row2_own"], seen["row2_camel"]) == (3, 1, 1, 0)
    assert seen["row3_own"] == 0
    assert (seen["top_pile_1a"], seen["top_pile_3b"]) == (5, 14)
    assert (seen["player0_contracts_ready"], seen["player0_contract_points_ready"]) == (1, 5)


def test_what_scoring_would_bring() -> None:
    laid = (
        table(3).courtiers("yellow", purple=2).favor("yellow", 1).mosque("yellow", 8).houses("yellow", "r2c0", "r0c0")
    )
    seen = features(laid.scoring_tile("yellow", "score_caravansary").spices("yellow", cumin=3).begin(), 0)
    assert (seen["player0_palace_points"], seen["player0_mosque_end_points"], seen["player0_tile_points"]) == (8, 4, 3)
    assert seen["player0_set_points"] == 3


def test_what_the_lines_make_and_which_kinds_of_sites_they_have() -> None:
    laid = table(3).houses("yellow", "r0c0", "r0c1").houses("red", "r1c0").upgrade("r0c1", "up_white_1")
    own, other = features(laid.year(2, "W").begin(), 0), features(laid.begin(), 1)
    assert (own["own_row0_orange"], own["own_row0_white"], own["own_column0_orange"]) == (1, 1, 1)
    assert (own["player0_row0"], own["player0_column1"], own["player1_column0"], own["player1_row0"]) == (2, 1, 1, 0)
    assert (own["player0_makes_orange"], own["player0_makes_white"], other["player2_makes_white"]) == (1, 1, 1)
    assert (own["slot0_makes"], own["slot1_makes"], other["slot1_makes"]) == (2, 0, 1)
    assert (own["slot0_kind_caravansary"], own["slot0_kind_palace"], own["slot0_kind_walls"]) == (4, 1, 0)


def test_in_the_own_turn_the_sites_to_choose_from_then_the_chosen_one() -> None:
    match = table(3).begin().play("yellow: choose_slot 0")
    own, other = features(match, 0), features(match, 1)
    assert (own["slot0_taken"], own["slot1_taken"], own["line_kind_caravansary"]) == (1, 0, 1)
    assert all(other[f"line_kind_{kind}"] == 0 for kind in ("caravansary", "palace", "mosque"))
    own = features(match.play("yellow: choose_site r0c0"), 0)
    assert (own["line_kind_caravansary"], own["site_kind_caravansary"], own["site_kind_palace"]) == (0, 1, 0)


def test_what_is_left_and_who_still_plays() -> None:
    laid = table(3).goods("yellow", carpets=1).scrolls("blue", 1)
    seen = features(laid.scoring_tile("red", "score_caravansary").begin(), 0)
    assert [seen[f"player{i}_still_plays"] for i in range(4)] == [1, 1, 1, 0]
    assert [seen[f"player{i}_to_breakthrough"] for i in range(4)] == [2, 2, 1, 0]
    assert (seen["player1_has_score_caravansary"], seen["player0_has_score_caravansary"]) == (1, 0)
    assert (seen["white_upgrades_left"], seen["bonus_upgrades_left"], seen["market_camels"]) == (5, 5, 0)
    assert (seen["missing_pile_1a"], seen["stock_carpets"]) == (0, 4)
