"""RULES.md, chapter 6, phase E: influence income."""

import pytest

from games.coimbra.story import NAMES, CoimbraStory
from games.coimbra.table import Layout, table
from tabuleiro.testkit.rules import rule

TRACKS = {"gray": "council", "orange": "merchants", "purple": "clerics", "green": "scholars"}
BOXES = [0, *[1] * 3, *[2] * 3, *[3] * 3, *[4] * 3, *[5] * 3]
"""Which of the six boxes a space belongs to."""


def phil(*dice: str) -> Layout:
    """Phil collects first with these dice, without coins and guards, the pilgrim on a stopover."""
    return table(4).dice("phil", *(f"{die} 4" for die in dice)).purse("phil", 0, 0).pilgrim("phil", "stop_n")


@rule("CO-6.E1")
def test_everybody_takes_one_income_turn_in_the_new_order() -> None:
    match = table(4).order("eve", "phil", "chris", "ana").row("lower", "phil gray 1").retrieve("lower")
    match.play("phil: distress")
    turns: list[str] = []
    while match.state.decision() != "invest":
        if match.state.decision() == "income_menu":
            turns.append(match.asks().split(":")[0])
        match.state.apply(match.state.fallback())
    assert turns == [name for name in ("ana", "chris", "phil", "eve") for _ in range(3)]


@rule("CO-6.E2", "CO-6.E9")
def test_cards_for_the_beginning_come_first_in_any_order() -> None:
    match = phil("gray", "gray", "white").cards("phil", "cou_2c", "mer_2c", "cle_2d").income()
    assert match.legal() == ["e_card cou_2c", "e_card mer_2c", "e_card cle_2d"]
    match.play("phil: e_card mer_2c", "phil: pick_track scholars")
    assert (match.influence("phil"), match.purse("phil")) == ([0, 0, 0, 1], (1, 0, 0))
    assert match.legal() == ["e_card cou_2c", "e_card cle_2d"]
    match.play("phil: e_card cle_2d", "phil: stop", "phil: e_card cou_2c", "phil: pick_track scholars")
    assert (match.influence("phil"), match.purse("phil")) == ([0, 0, 0, 2], (1, 1, 0))
    assert match.legal() == ["activate_die gray", "activate_die white"]


@rule("CO-6.E2")
def test_a_card_for_a_missing_colour_gives_its_steps() -> None:
    match = phil("gray", "gray", "gray").cards("phil", "cle_2d").income().play("phil: e_card cle_2d")
    assert match.asks() == "phil: step"
    match.play("phil: step m_i_1", "phil: step stop_n")
    assert match.legal() == ["activate_die gray"]


def two_beginners(**options: str) -> Layout:
    """Phil, first in the order, and Eve have cards for the beginning of phase E."""
    laid = table(2, **options).order("phil", "eve").dice("phil", "gray 1", "gray 1", "orange 1")
    return laid.cards("phil", "mer_2c").cards("eve", "cou_2c")


@rule("CO-6.E1", "CO-6.E2")
def test_all_cards_for_the_beginning_come_before_anybodys_income() -> None:
    match = two_beginners().income().play("phil: e_card mer_2c", "phil: pick_track scholars")
    assert (match.asks(), match.legal()) == ("eve: income_menu", ["e_card cou_2c"])
    match.play("eve: e_card cou_2c", "eve: pick_track scholars")
    assert (match.asks(), match.legal()) == ("phil: income_menu", ["activate_die gray", "activate_die orange"])
    match.play("phil: activate_die gray", "phil: activate_die gray", "phil: activate_die orange")
    assert match.asks() == "eve: income_menu"
    assert match.choices("e_card") == []
    assert match.choices("activate_die") != []


@rule("CO-6.E2")
@pytest.mark.parametrize(("beginning", "first"), [("phase", "eve"), ("own_turn", "phil")])
def test_phase_e_begins_after_the_last_die_of_phase_c(beginning: str, first: str) -> None:
    laid = table(2, phase_e_beginning=beginning).order("eve", "phil").cards("eve", "cou_2c")
    match = laid.row("lower", "eve gray 1").retrieve("lower").play("eve: distress")
    assert match.order() == ["phil", "eve"]
    assert match.asks() == f"{first}: income_menu"


@rule("CO-6.E2")
def test_the_beginning_changes_who_is_ahead_before_the_first_income() -> None:
    match = two_beginners().influence("phil", council=1).income()
    match.play("phil: e_card mer_2c", "phil: pick_track council", "eve: e_card cou_2c", "eve: pick_track council")
    assert [disk["seat"] for disk in match.dump()["tracks"]["council"]] == [0, 1]
    assert match.dump()["players"][1]["guards"] == 7 + 1


@rule("CO-6.E2")
def test_by_the_option_each_begins_in_the_own_income_turn() -> None:
    match = two_beginners(phase_e_beginning="own_turn").income()
    assert (match.asks(), match.legal()) == ("phil: income_menu", ["e_card mer_2c"])
    match.play("phil: e_card mer_2c", "phil: pick_track scholars")
    match.play("phil: activate_die gray", "phil: activate_die gray", "phil: activate_die orange")
    assert (match.asks(), match.legal()) == ("eve: income_menu", ["e_card cou_2c"])
    match.play("eve: e_card cou_2c", "eve: pick_track scholars")
    assert match.choices("activate_die") != []


@rule("CO-6.E6", "CO-6.E9")
def test_an_exchange_is_possible_at_the_beginning_before_the_card_is_used() -> None:
    match = table(2).order("eve", "phil").cards("phil", "cou_2c", "cou_3e").purse("phil", 0, 20).income()
    assert match.asks() == "phil: income_menu"
    match.play("phil: exchange guards 1")
    assert match.legal()[0] == "e_card cou_2c"
    match.play("phil: e_card cou_2c", "phil: exchange guards 1", "phil: pick_track council")
    assert match.purse("phil") == (0, 20 - 2 - 2 + 1, 2)
    assert match.asks() == "eve: income_menu"


@rule("CO-6.E7", "CO-13.2")
def test_everybody_keeps_the_dice_until_the_own_income_is_over() -> None:
    match = two_beginners().income().play("phil: e_card mer_2c", "phil: pick_track scholars")
    assert (len(match.board("phil")), len(match.board("eve"))) == (3, 3)


@rule("CO-6.E3")
@pytest.mark.parametrize(
    ("colour", "boxes"),
    [
        ("gray", [(1, 0), (3, 0), (5, 0), (7, 0), (9, 0), (10, 2)]),
        ("orange", [(1, 0), (3, 0), (5, 0), (7, 0), (9, 0), (10, 2)]),
        ("purple", [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (5, 2)]),
        ("green", [(0, 1), (0, 2), (0, 3), (0, 5), (0, 7), (0, 9)]),
    ],
)
def test_every_space_of_every_track(colour: str, boxes: list[tuple[int, int]]) -> None:
    for space, box in enumerate(BOXES):
        match = phil(colour, "white", "orange").influence("phil", **{TRACKS[colour]: space}).income()
        match.play(f"phil: activate_die {colour}")
        coins, guards, points = match.purse("phil")
        steps = match.seen()["pending"].get("left", 0)
        assert (coins + guards + steps, points) == boxes[box], space


@rule("CO-6.E3")
def test_each_die_is_activated_once_in_any_order_whatever_its_value() -> None:
    laid = table(4).dice("phil", "green 6", "gray 1", "gray 2").purse("phil", 0, 0).income()
    assert laid.legal() == ["activate_die gray", "activate_die green"]
    laid.play("phil: activate_die green")
    assert laid.purse("phil") == (0, 0, 1)
    laid.play("phil: activate_die gray")
    assert laid.legal() == ["activate_die gray"]
    laid.play("phil: activate_die gray")
    assert laid.purse("phil") == (0, 2, 1)


@rule("CO-6.E3", "CO-W7", "CO-4.3")
def test_the_income_of_the_rulebook_example() -> None:
    laid = phil("gray", "gray", "white").influence("phil", council=13, scholars=8).purse("phil", 0, 6)
    match = laid.income().play("phil: activate_die gray")
    assert match.purse("phil") == (0, 16, 2)
    match.play("phil: activate_die gray")
    assert match.purse("phil") == (0, 20, 4)
    match.play("phil: activate_die white", "phil: pick_track scholars")
    assert match.points("phil") == 9


@rule("CO-6.E3", "CO-X12")
def test_the_income_is_that_of_the_space_at_that_moment() -> None:
    laid = phil("purple", "gray", "green").influence("phil", council=9, clerics=2).monasteries(m_i_1="mon_1e")
    match = laid.income().play("phil: activate_die purple", "phil: step m_i_1", "phil: stop")
    assert match.influence("phil")[0] == 12
    assert match.play("phil: activate_die gray").guards("phil") == 9


@rule("CO-6.E4", "CO-X22")
def test_the_white_die_has_no_colour() -> None:
    laid = phil("white", "purple", "gray").cards("phil", "cle_2e", "cle_2d").influence("phil", clerics=1)
    match = laid.income()
    assert match.legal() == ["activate_die gray", "activate_die purple", "activate_die white"]
    match.play("phil: activate_die white", "phil: pick_track clerics", "phil: stop")
    assert match.points("phil") == 0
    match.play("phil: activate_die purple", "phil: stop")
    assert match.points("phil") == 2
    without = phil("white", "gray", "gray").cards("phil", "cle_2e", "cle_2d").income()
    assert without.legal() == ["e_card cle_2d"]
    without.play("phil: e_card cle_2d", "phil: stop", "phil: activate_die white", "phil: pick_track clerics")
    without.play("phil: stop")
    assert without.points("phil") == 0


@rule("CO-6.E4")
@pytest.mark.parametrize(
    ("track", "purse"), [("council", (0, 1, 0)), ("merchants", (1, 0, 0)), ("scholars", (0, 0, 1))]
)
def test_the_white_die_takes_the_income_of_a_track(track: str, purse: tuple[int, int, int]) -> None:
    match = phil("white", "gray", "gray").income().play("phil: activate_die white", f"phil: pick_track {track}")
    assert match.purse("phil") == purse


@rule("CO-6.E5")
@pytest.mark.parametrize(
    ("card", "colour", "purse", "steps"),
    [
        ("cou_2e", "gray", (2, 1, 0), 0),
        ("mer_2e", "orange", (1, 2, 0), 0),
        ("mer_3f", "orange", (1, 0, 2), 0),
        ("cle_2e", "purple", (0, 0, 2), 1),
        ("cle_3f", "purple", (0, 2, 0), 1),
        ("sch_2f", "green", (0, 0, 1), 1),
    ],
)
def test_a_card_adds_to_each_die_of_its_colour(card: str, colour: str, purse: tuple[int, int, int], steps: int) -> None:
    match = phil(colour, colour, "white").cards("phil", card).income()
    for times in (1, 2):
        match.play(f"phil: activate_die {colour}")
        if steps:
            assert match.asks() == "phil: step"
            match.play("phil: stop")
        assert match.purse("phil") == tuple(times * each for each in purse)
    assert match.legal() == ["activate_die white"]


@rule("CO-6.E5")
def test_a_card_adds_nothing_to_a_die_of_another_colour() -> None:
    match = phil("gray", "orange", "green").cards("phil", "cou_2e", "mer_3f", "cle_3f").income()
    match.play("phil: activate_die green")
    assert match.purse("phil") == (0, 0, 1)
    match.play("phil: activate_die orange")
    assert match.purse("phil") == (1, 0, 1 + 2)


@rule("CO-6.E5")
def test_the_extra_rewards_follow_the_regular_income_in_the_order_of_acquisition() -> None:
    match = phil("purple", "gray", "gray").cards("phil", "cle_3f", "cle_2e").income()
    assert match.told("phil: activate_die purple") == ["die_activated"]
    assert match.purse("phil") == (0, 0, 0)
    told = match.told("phil: stop")
    assert told == ["move_stopped", "guards_gained", "points_gained"]


@rule("CO-6.E6", "CO-X13")
def test_exchanging_before_the_income_loses_nothing() -> None:
    laid = phil("gray", "gray", "white").cards("phil", "cou_3e").purse("phil", 0, 19).influence("phil", council=13)
    before = laid.income().play("phil: exchange guards 9", "phil: activate_die gray")
    assert before.purse("phil") == (0, 11, 9 + 2)
    laid = phil("gray", "gray", "white").cards("phil", "cou_3e").purse("phil", 0, 19).influence("phil", council=13)
    after = laid.income().play("phil: activate_die gray")
    assert after.purse("phil") == (0, 20, 2)


@rule("CO-6.E6")
def test_two_for_one_as_often_as_can_be_paid() -> None:
    match = phil("gray", "gray", "white").cards("phil", "mer_3d").purse("phil", 5, 20).income()
    assert match.choices("exchange") == ["coins 1", "coins 2"]
    match.play("phil: exchange coins 1", "phil: exchange coins 1")
    assert match.purse("phil") == (1, 20, 2)
    assert match.choices("exchange") == []


@rule("CO-6.E6", "CO-6.E10")
def test_an_exchange_is_possible_between_steps_and_while_a_track_is_chosen() -> None:
    laid = phil("purple", "white", "gray").cards("phil", "cou_3e").purse("phil", 0, 8).influence("phil", clerics=4)
    match = laid.income().play("phil: activate_die purple", "phil: step m_i_2", "phil: exchange guards 1")
    assert (match.asks(), match.seen()["pending"]["left"]) == ("phil: step", 2)
    match.play("phil: stop", "phil: activate_die white", "phil: exchange guards 2")
    assert match.asks() == "phil: track"
    assert match.purse("phil") == (3, 8 - 6, 3)


@rule("CO-6.E6")
def test_nobody_exchanges_outside_the_own_turn() -> None:
    laid = table(2).cards("eve", "cou_3e").cards("phil", "cou_2c").dice("phil", "gray 1", "gray 1", "white 1")
    match = laid.income().play("phil: e_card cou_2c")
    assert match.choices("exchange") == []
    steps = table(4).cards("phil", "cou_3e").row("lower", "phil gray 1").display("lower", "cle_3a").retrieve("lower")
    steps.play("phil: acquire 1")
    assert steps.asks() == "phil: step"
    assert steps.choices("exchange") == []


@rule("CO-6.E7")
def test_the_dice_go_back_to_the_pool() -> None:
    match = phil("gray", "gray", "orange").income()
    assert len(match.seen()["pool"]) == 1
    match.play("phil: activate_die gray", "phil: activate_die gray", "phil: activate_die orange")
    assert (match.board("phil"), len(match.seen()["pool"])) == ([], 4)
    while match.state.decision() != "invest":
        match.state.apply(match.state.fallback())
    assert [match.board(name) for name in NAMES] == [[]] * 4


@rule("CO-6.E8")
def test_a_card_of_this_round_works_already() -> None:
    laid = table(2).order("eve", "phil").row("lower", "phil gray 1").display("lower", "cou_2e")
    match = laid.dice("phil", "orange 1", "orange 2").retrieve("lower").play("phil: acquire 1")
    assert match.asks() == "phil: income_menu"
    coins = match.coins("phil")
    assert match.play("phil: activate_die gray").coins("phil") == coins + 2


def menu(match: CoimbraStory) -> list[str]:
    return [text.split(" ")[0] for text in match.legal()]


@rule("CO-6.E9")
def test_the_options_of_the_menu() -> None:
    match = phil("gray", "gray", "white").cards("phil", "cou_2c", "cou_3e").purse("phil", 0, 3).income()
    assert match.legal() == ["e_card cou_2c", "exchange guards 1"]
    match.play("phil: e_card cou_2c", "phil: pick_track scholars")
    assert menu(match) == ["activate_die", "activate_die", "exchange", "exchange"]
    match.play("phil: activate_die gray", "phil: activate_die gray", "phil: activate_die white")
    match.play("phil: pick_track scholars")
    assert menu(match) == ["exchange", "exchange", "exchange", "end_income"]
    match.play("phil: exchange guards 2")
    assert match.legal() == ["exchange guards 1", "end_income"]
    match.play("phil: end_income")
    assert match.asks() == "eve: income_menu"


@rule("CO-6.E9")
def test_the_turn_ends_by_itself_after_the_last_possible_exchange() -> None:
    match = phil("gray", "gray", "gray").cards("phil", "cou_3e").purse("phil", 0, 0).income()
    match.play("phil: activate_die gray", "phil: activate_die gray", "phil: activate_die gray")
    assert match.asks() == "phil: income_menu"
    match.play("phil: exchange guards 1")
    assert match.asks() == "eve: income_menu"
