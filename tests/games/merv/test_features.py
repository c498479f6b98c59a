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
