"""RULES.md, chapter 6, phases A and B: rolling, drafting and placing."""

import pytest

from games.coimbra.deal import Deal, rolling
from games.coimbra.table import table
from tabuleiro.testkit.rules import rule


@rule("CO-6.A1")
def test_the_faces_are_those_that_were_rolled() -> None:
    match = rolling(Deal(2)).roll(1, 2, 3, 4, 5, 6, 2)
    assert match.choices("draft_die") == ["gray 1", "gray 2", "orange 3", "orange 4", "purple 5", "green 6", "white 2"]


@rule("CO-6.A1")
def test_all_dice_are_rolled_again_in_the_next_round() -> None:
    match = table(2).round(1).invest().play("phil: decline", "eve: decline")
    while match.asks() == "chance: draw_character":
        match.state.apply(match.state.legal()[0])
    assert match.asks() == "chance: roll_die"
    assert match.seen()["pool"] == []
    match.roll(6, 6, 6, 6, 6, 6)
    assert match.asks() == "chance: roll_die"


@rule("CO-6.B1")
def test_three_laps_in_player_order() -> None:
    match = table(3).order("eve", "chris", "phil").draft()
    drafted: list[str] = []
    while match.state.decision() in ("draft", "place"):
        if match.state.decision() == "draft":
            drafted.append(match.asks().split(":")[0])
        match.state.apply(match.state.fallback())
    assert drafted == ["eve", "chris", "phil"] * 3


@rule("CO-6.B1")
def test_a_drafted_die_leaves_the_pool_and_keeps_its_value() -> None:
    match = table(4).rolled(gray=(5, 2, 1), white=(6,)).draft()
    match.play("phil: draft_die white 6", "phil: place_die upper")
    assert match.row("upper") == ["phil 6"]
    assert "white 6" not in match.choices("draft_die")
    assert match.choices("draft_die")[:3] == ["gray 1", "gray 2", "gray 5"]


@rule("CO-6.B2")
def test_the_castle_ascends() -> None:
    match = table(4).rolled(gray=(4, 2, 6), orange=(4, 1, 1)).draft()
    for name, die in (("phil", "gray 4"), ("eve", "gray 2"), ("chris", "gray 6"), ("ana", "orange 4")):
        match.play(f"{name}: draft_die {die}", f"{name}: place_die castle")
    assert match.row("castle") == ["eve 2", "phil 4", "ana 4", "chris 6"]


@rule("CO-6.B3")
@pytest.mark.parametrize("location", ["upper", "central", "lower"])
def test_the_city_descends(location: str) -> None:
    match = table(4).rolled(gray=(4, 2, 6), orange=(4, 1, 1)).draft()
    for name, die in (("phil", "gray 4"), ("eve", "gray 2"), ("chris", "gray 6"), ("ana", "orange 4")):
        match.play(f"{name}: draft_die {die}", f"{name}: place_die {location}")
    assert match.row(location) == ["chris 6", "phil 4", "ana 4", "eve 2"]


@rule("CO-6.B4")
def test_a_token_counts_as_a_die_that_was_there_first() -> None:
    match = table(2).rolled(gray=(3, 2), orange=(4, 1)).draft()
    match.play("phil: draft_die gray 3", "phil: place_die upper", "eve: draft_die gray 2", "eve: place_die upper")
    match.play("phil: draft_die orange 4", "phil: place_die upper")
    assert match.row("upper") == ["phil 4", "T3", "phil 3", "T2", "eve 2"]


@rule("CO-6.B4", "CO-W2")
def test_the_rows_of_the_rulebook_example() -> None:
    match = table(3).rolled(gray=(5, 4, 1), orange=(1, 5, 1), purple=(1, 1), green=(6, 6), white=(1,)).draft()
    match.play("phil: draft_die gray 5", "phil: place_die upper")
    assert match.row("upper") == ["phil 5", "T3"]
    match.play("eve: draft_die orange 1", "eve: place_die upper", "chris: draft_die gray 1", "chris: place_die castle")
    assert match.row("upper") == ["phil 5", "T3", "eve 1"]
    match.play("phil: draft_die white 1", "phil: place_die upper", "eve: draft_die green 6", "eve: place_die lower")
    assert match.row("upper") == ["phil 5", "T3", "eve 1", "phil 1"]
    match.play("chris: draft_die orange 5", "chris: place_die castle")
    assert match.row("castle") == ["chris 1", "chris 5"]
    match.play("phil: draft_die gray 4", "phil: place_die castle")
    assert match.row("castle") == ["chris 1", "phil 4", "chris 5"]


@rule("CO-6.B5")
def test_a_location_takes_any_number_of_dice_also_of_one_player() -> None:
    match = table(4).draft()
    while match.state.decision() in ("draft", "place"):
        match.state.apply(match.state.legal()[0])
    assert len(match.board("phil")) == 1
    assert match.row("castle").count("eve 1") == 3
    assert len(match.row("castle")) == 11


@rule("CO-6.B6", "CO-9.13")
def test_each_own_die_in_the_castle_is_worth_four_points() -> None:
    laid = table(2).monasteries(m_i_1="mon_1j").disks("phil", "m_i_1")
    match = laid.draft().play("phil: draft_die gray 1", "phil: place_die castle")
    assert match.points("phil") == 4
    match.play("eve: draft_die gray 1", "eve: place_die castle")
    assert match.points("eve") == 0
    match.play("phil: draft_die orange 1", "phil: place_die upper")
    assert match.points("phil") == 4
    match.play("eve: draft_die orange 1", "eve: place_die upper", "phil: draft_die white 1", "phil: place_die castle")
    assert match.points("phil") == 8


@rule("CO-6.B7")
@pytest.mark.parametrize(("seats", "left"), [(2, 1), (3, 2), (4, 1)])
def test_the_leftover_dice_stay_in_the_pool(seats: int, left: int) -> None:
    match = table(seats).draft()
    while match.state.decision() in ("draft", "place"):
        match.state.apply(match.state.legal()[0])
    assert len(match.seen()["pool"]) == left
    assert match.asks() == "phil: castle_action"
