"""RULES.md, chapter 4: turns, decisions and what may happen between actions."""

import re
from collections.abc import Callable
from importlib.resources import files

import pytest

from games.hansa_teutonica.story import HansaStory
from games.hansa_teutonica.table import set_up, table
from tabuleiro.core import NotYourTurn, find_game
from tabuleiro.testkit.rules import rule


@rule("HT-4.1")
@pytest.mark.parametrize("start", ["red", "blue", "green"])
def test_turns_go_clockwise_from_the_start_player(start: str) -> None:
    match = set_up(3, start)
    order = []
    for _ in range(7):
        order.append(match.asks().split(":")[0])
        match.play(f"{order[-1]}: end_turn")
    first = ("red", "blue", "green").index(start)
    assert order == [("red", "blue", "green")[(first + turn) % 3] for turn in range(7)]


@rule("HT-4.2")
@pytest.mark.parametrize(("level", "actions"), [(0, 2), (1, 3), (2, 3), (3, 4), (4, 4), (5, 5)])
def test_a_turn_has_as_many_actions_as_the_track_shows(level: int, actions: int) -> None:
    match = table(3).desk("blue", actions=level).begin().play("red: end_turn")
    assert match.actions_left() == actions


@rule("HT-4.2")
def test_actions_are_mixed_and_repeated_freely_until_none_is_left() -> None:
    match = table(3).desk("red", actions=1).begin()
    match.play("red: place hamburg_luebeck trader", "red: income 0", "red: place hamburg_luebeck trader")
    assert match.actions_left() == 0
    assert match.kinds() == {"end_turn"}


@rule("HT-4.2", forbids=True)
def test_a_third_action_is_refused_when_the_track_shows_two() -> None:
    match = set_up(3).play("red: income 0", "red: place hamburg_luebeck trader")
    assert match.refusal("red: place hamburg_luebeck trader") == "HT-4.2"
    assert match.refusal("red: income 0") == "HT-4.2"


@rule("HT-4.2")
def test_an_action_is_finished_before_the_next_begins() -> None:
    match = table(3).route("hamburg_luebeck", "blue trader").begin()
    match.play("red: displace hamburg_luebeck next1 trader")
    assert match.kinds() == {"displace_pay"}
    match.play("red: displace_pay trader 0")
    assert match.asks() == "blue: relocate"


@rule("HT-4.3")
def test_a_turn_may_end_with_actions_left() -> None:
    match = set_up(3)
    assert match.allows("red: end_turn")
    match.play("red: end_turn")
    assert match.asks() == "blue: main"
    assert match.actions_left() == 2


@rule("HT-4.3")
def test_somebody_without_actions_still_ends_the_turn_himself() -> None:
    match = table(3).actions(0).begin()
    assert match.asks() == "red: main"
    assert match.kinds() == {"end_turn"}


@rule("HT-4.4")
def test_any_number_of_markers_before_between_and_after_actions_without_cost() -> None:
    match = table(3).holds("red", "actions_3", "actions_4", "improve_ability").begin()
    match.play("red: use_marker actions_3")
    assert match.actions_left() == 5
    match.play("red: income 0", "red: use_marker improve_ability", "red: upgrade_pick keys")
    assert match.actions_left() == 4
    for _ in range(4):
        match.play("red: place hamburg_lueneburg trader")
    assert match.actions_left() == 0
    match.play("red: use_marker actions_4")
    assert match.actions_left() == 4


@rule("HT-9.1", forbids=True)
def test_each_marker_works_once() -> None:
    match = table(3).holds("red", "actions_3").begin().play("red: use_marker actions_3")
    assert match.refusal("red: use_marker actions_3") == "HT-9.1"


@rule("HT-4.4")
def test_extra_office_is_not_used_between_actions() -> None:
    match = table(3).holds("red", "extra_office").begin()
    assert match.options("use_marker") == set()


@rule("HT-4.5")
def test_a_privilege_improved_in_the_middle_of_a_claim_opens_the_office() -> None:
    laid = table(3).holds("red", "improve_ability").city("hamburg", "blue trader")
    match = laid.fill("hamburg_luebeck", "red trader").begin()
    match.play("red: claim hamburg_luebeck")
    assert not match.allows("red: b_office a"), "Hamburg's second office is orange"
    match.play("red: use_marker improve_ability", "red: upgrade_pick privilegium")
    assert match.asks() == "red: benefit"
    match.play("red: b_office a")
    assert match.city("hamburg")[:2] == ["blue trader", "red trader"]


@rule("HT-4.5")
def test_a_book_improved_while_lifting_lets_one_more_piece_be_lifted() -> None:
    laid = table(3).holds("red", "improve_ability").route("hamburg_luebeck", *["red trader"] * 3)
    match = laid.route("minden_hannover", "red trader").begin()
    match.play("red: move_lift hamburg_luebeck trader")
    match.play("red: use_marker improve_ability", "red: upgrade_pick liber_sophiae")
    match.play("red: move_lift hamburg_luebeck trader")
    assert match.asks() == "red: move_lifting"
    match.play("red: move_lift hamburg_luebeck trader")
    assert match.asks() == "red: move_dropping"


@rule("HT-4.5")
def test_once_dropping_has_begun_a_better_book_lifts_nothing_more() -> None:
    laid = table(3).holds("red", "improve_ability").route("hamburg_luebeck", *["red trader"] * 3)
    match = laid.begin().play("red: move_lift hamburg_luebeck trader", "red: move_lift hamburg_luebeck trader")
    match.play("red: use_marker improve_ability", "red: upgrade_pick liber_sophiae")
    assert match.asks() == "red: move_dropping"
    assert match.options("move_lift") == set()


@rule("HT-4.5")
def test_pieces_removed_in_the_middle_of_a_move_make_room_for_it() -> None:
    laid = table(3).holds("red", "remove_three").fill("minden_hannover", "blue trader")
    match = laid.route("hamburg_luebeck", "red trader").begin()
    match.play("red: move_lift hamburg_luebeck trader")
    assert not match.allows("red: move_drop minden_hannover trader")
    match.play("red: use_marker remove_three", "red: remove_pick minden_hannover next1 trader", "red: remove_stop")
    match.play("red: move_drop minden_hannover trader")
    assert "red trader" in match.route("minden_hannover")


@rule("HT-4.5")
def test_a_marker_may_still_be_used_in_the_claim_that_ends_the_game() -> None:
    laid = table(3).holds("red", "improve_ability").prestige("blue", 19).city("hamburg", "blue trader")
    match = laid.fill("hamburg_luebeck", "red trader").begin().play("red: claim hamburg_luebeck")
    assert match.prestige("blue") == 20
    match.play("red: use_marker improve_ability", "red: upgrade_pick keys", "red: b_none")
    assert match.state.result() is not None


@rule("HT-4.5", "HT-9.2", forbids=True)
def test_the_marker_of_a_claim_waits_until_the_claim_is_over() -> None:
    laid = table(3).marker("hamburg_luebeck", "improve_ability").fill("hamburg_luebeck", "red trader")
    match = laid.begin().play("red: claim hamburg_luebeck")
    assert match.refusal("red: use_marker improve_ability") == "HT-9.2"
    match.play("red: b_none", "red: use_marker improve_ability")


@rule("HT-4.5", "HT-9.2")
def test_an_older_marker_of_the_same_kind_may_be_used_at_once() -> None:
    laid = table(3).marker("hamburg_luebeck", "improve_ability").fill("hamburg_luebeck", "red trader")
    match = laid.holds("red", "improve_ability").begin().play("red: claim hamburg_luebeck")
    match.play("red: use_marker improve_ability", "red: upgrade_pick keys", "red: b_none")
    assert match.unused("red") == ["improve_ability"]


@rule("HT-4.5", forbids=True)
def test_between_actions_only_if_the_players_agreed_on_it() -> None:
    laid = table(3, marker_timing="between_actions").holds("red", "improve_ability", "actions_3")
    match = laid.fill("hamburg_luebeck", "red trader").route("minden_hannover", "red trader").begin()
    match.play("red: claim hamburg_luebeck")
    assert match.refusal("red: use_marker improve_ability") == "HT-4.5"
    match.play("red: b_none", "red: use_marker actions_3", "red: move_lift minden_hannover trader")
    assert match.refusal("red: use_marker improve_ability") == "HT-4.5"


@rule("HT-4.5", forbids=True)
def test_no_marker_between_the_choice_of_a_target_and_its_price() -> None:
    match = table(3).holds("red", "remove_three").route("hamburg_luebeck", "blue trader").begin()
    match.play("red: displace hamburg_luebeck next1 trader")
    assert match.refusal("red: use_marker remove_three") == "HT-4.5"


@rule("HT-4.5", forbids=True)
def test_no_marker_in_the_effect_of_another() -> None:
    match = table(3).holds("red", "improve_ability", "actions_3").begin().play("red: use_marker improve_ability")
    assert match.refusal("red: use_marker actions_3") == "HT-4.5"


@rule("HT-4.5", forbids=True)
def test_no_marker_in_another_players_turn() -> None:
    match = table(3).holds("blue", "actions_3").begin()
    with pytest.raises(NotYourTurn):
        match.play("blue: use_marker actions_3")


@rule("HT-4.5", forbids=True)
def test_no_marker_while_one_answers_a_displacement() -> None:
    match = table(3).holds("blue", "actions_3").route("hamburg_luebeck", "blue trader").begin()
    match.play("red: displace hamburg_luebeck next1 trader", "red: displace_pay trader 0")
    assert match.refusal("blue: use_marker actions_3") == "HT-4.5"


@rule("HT-4.6")
def test_plate_markers_are_placed_between_two_turns() -> None:
    match = table(3).plate("red", 1).begin().play("red: end_turn")
    assert match.asks() == "chance: marker_reveal"
    match.play("chance: marker_reveal actions_3")
    assert match.asks() == "red: place_marker"
    match.play("red: place_marker minden_hannover")
    assert match.asks() == "blue: main"


@rule("HT-4.7")
def test_a_decision_with_a_single_option_is_still_asked() -> None:
    match = table(3).supply("red", traders=2).route("coellen_warburg", "blue trader").begin()
    match.play("red: displace coellen_warburg next1 trader")
    assert match.options("displace_pay") == {"trader 0"}
    match.play("red: displace_pay trader 0")
    assert match.options("relocate") == {"paderborn_warburg"}
    assert match.asks() == "blue: relocate"


@rule("HT-4.7")
def test_no_extra_is_asked_when_no_extra_piece_is_possible() -> None:
    match = (
        table(3)
        .route("coellen_warburg", "blue trader")
        .supply("blue")
        .stock("blue")
        .rest_in_offices("blue", "arnheim", "stendal", "osnabrueck")
        .begin()
        .play("red: displace coellen_warburg next1 trader", "red: displace_pay trader 0")
        .play("blue: relocate paderborn_warburg")
    )
    assert match.asks() == "red: main"


@rule("HT-4.8")
def test_the_longest_turn_has_nineteen_paid_actions() -> None:
    match = (
        table(3)
        .full_desk("red")
        .supply("red", traders=19)
        .holds("red", "actions_3", "actions_3", "actions_4", "actions_4")
        .begin()
    )
    for marker in ("actions_3", "actions_3", "actions_4", "actions_4"):
        match.play(f"red: use_marker {marker}")
    taken = 0
    while match.options("place"):
        match.play(f"red: place {min(match.options('place'))}")
        taken += 1
    assert taken == 5 + 3 + 3 + 4 + 4
    assert match.kinds() == {"end_turn"}


@rule("HT-4.8")
def test_every_game_has_a_largest_number_of_steps() -> None:
    assert find_game("hansa_teutonica").max_steps >= 2000


@rule("HT-4.9")
@pytest.mark.parametrize(
    "ply",
    [
        "red: income 0",
        "red: place hamburg_lueneburg trader",
        "red: displace minden_hannover next1 trader",
        "red: move_lift hamburg_luebeck trader",
        "red: claim hamburg_luebeck",
    ],
)
def test_an_action_is_paid_when_it_is_chosen(ply: str) -> None:
    match = table(3).fill("hamburg_luebeck", "red trader").route("minden_hannover", "blue trader").begin().play(ply)
    assert match.actions_left() == 1


@rule("HT-4.9")
def test_only_the_first_lift_of_a_move_costs_an_action() -> None:
    match = table(3).desk("red", liber_sophiae=1).fill("hamburg_luebeck", "red trader").begin()
    match.play("red: move_lift hamburg_luebeck trader", "red: move_lift hamburg_luebeck trader")
    match.play("red: move_lift hamburg_luebeck trader")
    assert match.actions_left() == 1


@rule("HT-4.9", "HT-15.3", forbids=True)
def test_what_was_begun_is_carried_through() -> None:
    match = table(3).route("minden_hannover", "blue trader").begin().play("red: displace minden_hannover next1 trader")
    assert match.refusal("red: end_turn") == "HT-15.3"


def at_paying() -> HansaStory:
    return table(3).route("hamburg_luebeck", "blue trader").begin().play("red: displace hamburg_luebeck next1 trader")


def at_relocate() -> HansaStory:
    return at_paying().play("red: displace_pay trader 0")


def at_extra_drop() -> HansaStory:
    match = (
        table(3)
        .route("hamburg_luebeck", "blue trader")
        .route("minden_hannover", "blue trader")
        .supply("blue")
        .stock("blue")
        .rest_in_offices("blue", "arnheim", "stendal", "osnabrueck")
        .begin()
        .play("red: displace hamburg_luebeck next1 trader", "red: displace_pay trader 0")
    )
    return match.play("blue: relocate stade_hamburg", "blue: extra_lift minden_hannover trader")


def at_moving() -> HansaStory:
    match = table(3).fill("hamburg_luebeck", "red trader").begin()
    return match.play("red: move_lift hamburg_luebeck trader")


def at_benefit() -> HansaStory:
    return table(3).fill("hamburg_luebeck", "red trader").begin().play("red: claim hamburg_luebeck")


def at_upgrade() -> HansaStory:
    return table(3).holds("red", "improve_ability").begin().play("red: use_marker improve_ability")


def at_swap() -> HansaStory:
    match = table(3).holds("red", "swap_offices").city("minden", "blue trader", "green trader").begin()
    return match.play("red: use_marker swap_offices")


def at_removal() -> HansaStory:
    match = table(3).holds("red", "remove_three").route("minden_hannover", "blue trader", "blue trader").begin()
    return match.play("red: use_marker remove_three")


def at_marker() -> HansaStory:
    return table(3).plate("red", 1).begin().play("red: end_turn", "chance: marker_reveal actions_3")


def at_neutral_put() -> HansaStory:
    match = table(2).begin().play("red: displace hamburg_luebeck next2 trader")
    return match.play("red: displace_pay trader 0")


def at_neutral_city() -> HansaStory:
    return at_neutral_put().play("blue: neutral_put stade_hamburg", "blue: neutral_put stade_hamburg")


@rule("HT-4.10")
@pytest.mark.parametrize(
    ("arrive", "asked", "fallback"),
    [
        (lambda: set_up(3), "red: main", "end_turn"),
        (at_paying, "red: displace_pay", "first"),
        (at_relocate, "blue: relocate", "first"),
        (lambda: at_relocate().play("blue: relocate stade_hamburg"), "blue: extra", "extra_stop"),
        (at_extra_drop, "blue: extra_drop", "first"),
        (at_moving, "red: move_lifting", "move_lift_stop"),
        (lambda: at_moving().play("red: move_lift_stop"), "red: move_dropping", "first"),
        (at_benefit, "red: benefit", "b_none"),
        (at_upgrade, "red: upgrade_pick", "first"),
        (at_swap, "red: swap_pick", "first"),
        (at_removal, "red: remove_pick", "first"),
        (lambda: at_removal().play("red: remove_pick minden_hannover next1 trader"), "red: remove_pick", "remove_stop"),
        (at_marker, "red: place_marker", "first"),
        (at_neutral_put, "blue: neutral_put", "first"),
        (at_neutral_city, "red: neutral_city", "first"),
    ],
)
def test_every_kind_of_decision_has_its_decider_and_its_fallback(
    arrive: Callable[[], HansaStory], asked: str, fallback: str
) -> None:
    match = arrive()
    assert match.asks() == asked
    expected = match.state.legal()[0] if fallback == "first" else match.state.game().parse(fallback)
    assert match.state.fallback() == expected


@rule("HT-4.10")
def test_the_game_lists_the_decision_kinds_of_the_rules_and_those_of_chance() -> None:
    rules = (files("tabuleiro.games.hansa_teutonica") / "RULES.md").read_text("utf-8")
    table = rules[rules.index("| kind | decider |") : rules.index("## 5. The five actions")]
    asked = re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)
    assert len(asked) == 14
    assert find_game("hansa_teutonica").decision_kinds == [*asked, "start_player", "start_marker", "marker_reveal"]
