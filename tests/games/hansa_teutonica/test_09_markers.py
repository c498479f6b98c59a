"""RULES.md, chapter 9: the six kinds of bonus markers."""

import pytest

from games.hansa_teutonica.story import CUBE, FREE
from games.hansa_teutonica.table import table
from tabuleiro.testkit.rules import rule


@rule("HT-9.1")
def test_a_used_marker_is_turned_over_and_kept() -> None:
    match = table(3).holds("red", "actions_3").begin()
    assert match.unused("red") == ["actions_3"]
    match.play("red: use_marker actions_3")
    assert match.unused("red") == []
    assert match.used("red") == ["actions_3"]


@rule("HT-9.1")
def test_used_and_unused_markers_score_alike() -> None:
    laid = table(3).holds("red", "actions_3", "actions_4").has_used("blue", "improve_ability", "extra_office")
    match = laid.after_turns(1999).begin().play("red: end_turn")
    assert match.points("red", "bonus_markers") == match.points("blue", "bonus_markers") == 3


@rule("HT-9.2")
def test_a_marker_works_right_after_the_action_that_won_it() -> None:
    match = table(3).marker("hamburg_luebeck", "actions_4").fill("hamburg_luebeck", "red trader").begin()
    match.play("red: claim hamburg_luebeck")
    assert match.options("use_marker") == set()
    match.play("red: b_none", "red: use_marker actions_4")
    assert match.actions_left() == 1 + 4


@rule("HT-9.2", forbids=True)
def test_an_extra_office_marker_does_not_work_in_the_claim_that_won_it() -> None:
    laid = table(3).marker("hamburg_luebeck", "extra_office").city("hamburg", "blue trader")
    match = laid.fill("hamburg_luebeck", "red trader").begin().play("red: claim hamburg_luebeck")
    assert match.refusal("red: b_extra a trader") == "HT-9.2"


@rule("HT-9.3", forbids=True)
@pytest.mark.parametrize("marker", ["swap_offices", "remove_three"])
def test_a_marker_that_could_do_nothing_is_not_used(marker: str) -> None:
    match = table(3).holds("red", marker).begin()
    assert match.refusal(f"red: use_marker {marker}") == "HT-9.3"


@rule("HT-9.3", forbids=True)
def test_no_improvement_of_a_finished_desk() -> None:
    match = table(3).holds("red", "improve_ability").full_desk("red").begin()
    assert match.refusal("red: use_marker improve_ability") == "HT-9.3"


@rule("HT-9.3", forbids=True)
def test_no_removal_when_only_own_pieces_stand_on_the_routes() -> None:
    match = table(3).holds("red", "remove_three").route("hamburg_luebeck", "red trader").begin()
    assert match.refusal("red: use_marker remove_three") == "HT-9.3"


@rule("HT-9.4")
@pytest.mark.parametrize("shape", ["trader", "merchant"])
def test_an_extra_office_takes_either_shape_and_no_privilege(shape: str) -> None:
    laid = table(3).holds("red", "extra_office").city("stade", "blue merchant")
    match = laid.fill("stade_hamburg", "red trader", "red merchant").begin().play("red: claim stade_hamburg")
    assert match.options("b_extra") == {"a trader", "a merchant"}
    match.play(f"red: b_extra a {shape}")
    assert match.extra_offices("stade") == [f"red {shape}"]
    assert match.city("stade") == ["blue merchant"]
    assert match.used("red") == ["extra_office"]


@rule("HT-9.4", forbids=True)
def test_an_extra_office_needs_a_founded_office_in_the_city() -> None:
    match = table(3).holds("red", "extra_office").fill("hamburg_luebeck", "red trader").begin()
    match.play("red: claim hamburg_luebeck")
    assert match.refusal("red: b_extra a trader") == "HT-9.4"


@rule("HT-9.1", "HT-9.4", forbids=True)
def test_an_extra_office_needs_a_marker() -> None:
    laid = table(3).city("hamburg", "blue trader").fill("hamburg_luebeck", "red trader")
    assert laid.begin().play("red: claim hamburg_luebeck").refusal("red: b_extra a trader") == "HT-9.1"


@rule("HT-9.4", forbids=True)
def test_an_extra_office_needs_a_piece_of_its_shape_on_the_route() -> None:
    laid = table(3).holds("red", "extra_office").city("hamburg", "blue trader").fill("hamburg_luebeck", "red trader")
    assert laid.begin().play("red: claim hamburg_luebeck").refusal("red: b_extra a merchant") == "HT-9.4"


@rule("HT-9.4")
def test_an_extra_office_gives_no_coin_and_completes_nothing() -> None:
    laid = table(3).holds("red", "extra_office").city("luebeck", "blue trader")
    match = laid.fill("hamburg_luebeck", "red trader").begin()
    match.play("red: claim hamburg_luebeck")
    before = match.prestige("red")
    match.play("red: b_extra b trader")
    assert match.prestige("red") == before
    assert match.city("luebeck") == ["blue trader", FREE]
    assert match.state.completed == 0
    assert match.asks() == "red: main"


@rule("HT-9.4")
def test_an_extra_office_is_placed_left_of_earlier_ones() -> None:
    laid = table(3).holds("red", "extra_office").city("luebeck", "blue trader").extra_office("luebeck", "green trader")
    match = laid.fill("hamburg_luebeck", "red trader").begin()
    match.play("red: claim hamburg_luebeck", "red: b_extra b trader")
    assert match.extra_offices("luebeck") == ["green trader", "red trader"]


@rule("HT-9.4")
def test_one_extra_office_per_claim_even_with_two_markers() -> None:
    laid = table(3).holds("red", "extra_office", "extra_office").city("hamburg", "blue trader")
    match = laid.fill("hamburg_luebeck", "red trader").begin()
    match.play("red: claim hamburg_luebeck", "red: b_extra a trader")
    assert match.asks() == "red: main"
    assert match.unused("red") == ["extra_office"]


@rule("HT-9.5")
@pytest.mark.parametrize(("marker", "gain"), [("actions_3", 3), ("actions_4", 4)])
@pytest.mark.parametrize("level", [0, 5])
def test_more_actions_in_this_turn_whatever_the_desk_says(marker: str, gain: int, level: int) -> None:
    match = table(3).desk("red", actions=level).holds("red", marker).begin()
    before = match.actions_left()
    match.play(f"red: use_marker {marker}")
    assert match.actions_left() == before + gain


@rule("HT-9.5")
def test_actions_of_a_marker_are_gone_with_the_turn() -> None:
    match = table(3).holds("red", "actions_4").begin().play("red: use_marker actions_4")
    match.play("red: end_turn", "blue: end_turn", "green: end_turn")
    assert match.asks() == "red: main"
    assert match.actions_left() == 2


@rule("HT-9.6")
def test_two_neighbouring_offices_are_swapped_whatever_their_shape_and_colour() -> None:
    laid = table(3).holds("red", "swap_offices").city("emden", "blue merchant", "green trader")
    match = laid.begin().play("red: use_marker swap_offices")
    assert match.options("swap_pick") == {"emden 0"}
    match.play("red: swap_pick emden 0")
    assert match.city("emden") == ["green trader", "blue merchant"]
    assert [match.prestige(colour) for colour in ("red", "blue", "green")] == [0, 0, 0]
    assert match.asks() == "red: main"
    assert match.actions_left() == 2


@rule("HT-9.6")
def test_only_occupied_neighbours_of_different_owners_are_offered() -> None:
    laid = table(3).holds("red", "swap_offices").city("minden", "red trader", "red trader", "blue trader")
    laid = laid.city("hamburg", "green trader").extra_office("hamburg", "blue trader").coellen(0, "red")
    match = laid.coellen(1, "blue").begin().play("red: use_marker swap_offices")
    assert match.options("swap_pick") == {"minden 1"}


@rule("HT-9.6", forbids=True)
@pytest.mark.parametrize("pick", ["minden 0", "minden 2", "hamburg 0", "luebeck 0"])
def test_other_pairs_are_refused(pick: str) -> None:
    laid = table(3).holds("red", "swap_offices").city("minden", "red trader", "red trader", "blue trader")
    match = laid.city("hamburg", "blue trader").begin().play("red: use_marker swap_offices")
    assert match.refusal(f"red: swap_pick {pick}") == "HT-9.6"


@rule("HT-9.7")
def test_up_to_three_pieces_of_others_return_to_their_owners_supply() -> None:
    laid = table(3).holds("red", "remove_three").route("hamburg_luebeck", "blue trader", "green merchant")
    laid = laid.route("minden_hannover", "green trader", "blue trader", "red trader")
    match = laid.begin()
    supplies = match.supply("blue"), match.supply("green")
    match.play("red: use_marker remove_three")
    match.play("red: remove_pick hamburg_luebeck next2 merchant", "red: remove_pick minden_hannover next1 trader")
    match.play("red: remove_pick minden_hannover next2 trader")
    assert match.asks() == "red: main"
    assert match.supply("blue") == (supplies[0][0] + 1, supplies[0][1])
    assert match.supply("green") == (supplies[1][0] + 1, supplies[1][1] + 1)
    assert match.route("hamburg_luebeck") == ["blue trader", FREE, FREE]
    assert match.route("minden_hannover") == [FREE, FREE, "red trader"]
    assert match.actions_left() == 2


@rule("HT-9.7")
def test_one_may_stop_after_the_first_but_not_before() -> None:
    match = table(3).holds("red", "remove_three").route("hamburg_luebeck", "blue trader", "blue trader").begin()
    match.play("red: use_marker remove_three")
    assert match.kinds() == {"remove_pick"}
    match.play("red: remove_pick hamburg_luebeck next1 trader", "red: remove_stop")
    assert match.asks() == "red: main"
    assert match.route("hamburg_luebeck") == [FREE, "blue trader", FREE]


@rule("HT-9.7")
def test_removing_ends_when_nothing_is_left_to_remove() -> None:
    match = table(3).holds("red", "remove_three").route("hamburg_luebeck", "blue trader").begin()
    match.play("red: use_marker remove_three", "red: remove_pick hamburg_luebeck next1 trader")
    assert match.asks() == "red: main"


@rule("HT-9.7", forbids=True)
def test_own_pieces_and_offices_are_not_removed() -> None:
    laid = table(3).holds("red", "remove_three").route("hamburg_luebeck", "red trader").city("hamburg", "blue trader")
    match = laid.route("minden_hannover", "blue trader").begin().play("red: use_marker remove_three")
    assert match.options("remove_pick") == {"minden_hannover next1 trader"}
    assert match.refusal("red: remove_pick hamburg_luebeck next1 trader") == "HT-9.7"


@rule("HT-9.7")
def test_a_removed_neutral_cube_returns_to_the_reserve() -> None:
    match = table(2).without_cubes().holds("red", "remove_three").route("hamburg_luebeck", CUBE).begin()
    reserve = match.state.reserve
    match.play("red: use_marker remove_three", "red: remove_pick hamburg_luebeck next2 trader")
    assert match.state.reserve == reserve + 1


@rule("HT-9.8")
def test_any_track_may_be_improved_keys_included() -> None:
    match = table(3).holds("red", "improve_ability").begin().play("red: use_marker improve_ability")
    assert match.options("upgrade_pick") == {"keys", "actions", "privilegium", "liber_sophiae", "money_bags"}
    match.play("red: upgrade_pick keys")
    assert match.level("red", "keys") == 1
    assert match.actions_left() == 2


@rule("HT-9.8")
def test_improving_the_actions_gives_an_action_at_once() -> None:
    match = table(3).actions(0).holds("red", "improve_ability").begin()
    match.play("red: use_marker improve_ability", "red: upgrade_pick actions")
    assert match.actions_left() == 1
