"""RULES.md, chapter 7: the desk and its five tracks."""

from typing import Final

import pytest

from games.hansa_teutonica.table import table
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.testkit.rules import rule

PRINTED: Final[dict[str, list[int | str]]] = {
    "keys": [1, 2, 2, 3, 4],
    "actions": [2, 3, 3, 4, 4, 5],
    "privilegium": ["white", "orange", "pink", "black"],
    "liber_sophiae": [2, 3, 4, 5],
    "money_bags": [3, 5, 7, "all"],
}


@rule("HT-7.1")
@pytest.mark.parametrize("track", c.TRACKS)
def test_the_values_of_the_tracks(track: str) -> None:
    t = c.TRACKS.index(track)
    values = [int(c.TRACK_VALUES[t * c.MAX_LEVELS + level]) for level in range(c.LEVELS[t])]
    told: list[int | str] = list(values)
    if track == "privilegium":
        told = [c.COLOURS[value] for value in values]
    elif track == "money_bags":
        told = ["all" if value == c.ALL else value for value in values]
    assert told == PRINTED[track]


@rule("HT-7.1")
@pytest.mark.parametrize(("level", "value"), list(enumerate([1, 2, 2, 3, 4])))
def test_the_keys_count_at_the_value_of_the_rightmost_uncovered_space(level: int, value: int) -> None:
    laid = table(3).desk("red", keys=level).city("minden", "red trader").after_turns(1999)
    assert laid.begin().play("red: end_turn").points("red", "network") == value


@rule("HT-7.2")
@pytest.mark.parametrize("track", c.TRACKS)
def test_the_freed_piece_goes_to_the_supply_and_the_value_counts_at_once(track: str) -> None:
    match = table(3).holds("red", "improve_ability").begin()
    traders, merchants = match.supply("red")
    match.play("red: use_marker improve_ability", f"red: upgrade_pick {track}")
    freed = (traders, merchants + 1) if track == "liber_sophiae" else (traders + 1, merchants)
    assert match.supply("red") == freed
    assert match.level("red", track) == 1


@rule("HT-7.2")
def test_a_new_book_value_holds_for_the_next_move() -> None:
    match = table(3).fill("groningen_emden", "red trader").fill("hamburg_luebeck", "red trader").begin()
    match.play("red: claim groningen_emden", "red: b_develop a")
    for _ in range(3):
        match.play("red: move_lift hamburg_luebeck trader")
    assert match.asks() == "red: move_dropping"


@rule("HT-7.2", forbids=True)
def test_a_fully_developed_track_cannot_be_chosen() -> None:
    match = table(3).holds("red", "improve_ability").desk("red", keys=4).begin().play("red: use_marker improve_ability")
    assert match.options("upgrade_pick") == {"actions", "privilegium", "liber_sophiae", "money_bags"}
    assert match.refusal("red: upgrade_pick keys") == "HT-7.2"


@rule("HT-7.3")
@pytest.mark.parametrize(("level", "gain"), [(0, 1), (1, 0), (2, 1), (3, 0), (4, 1)])
def test_developing_the_actions_gives_the_difference_at_once(level: int, gain: int) -> None:
    match = table(3).desk("red", actions=level).holds("red", "improve_ability").begin()
    before = match.actions_left()
    match.play("red: use_marker improve_ability", "red: upgrade_pick actions")
    assert match.actions_left() == before + gain


@rule("HT-7.3")
def test_developing_another_track_gives_no_action() -> None:
    match = table(3).fill("hamburg_luebeck", "red trader").begin()
    match.play("red: claim hamburg_luebeck", "red: b_develop b")
    assert match.actions_left() == 1


@rule("HT-7.4")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_pink_allows_white_orange_and_pink(taken: int) -> None:
    laid = table(3).desk("red", privilegium=2).city("minden", *["blue trader"] * taken)
    match = laid.fill("minden_hannover", "red trader").begin().play("red: claim minden_hannover", "red: b_office a")
    assert match.city("minden")[taken] == "red trader"


@rule("HT-7.4", forbids=True)
def test_pink_does_not_allow_black() -> None:
    laid = table(3).desk("red", privilegium=2).city("minden", *["blue trader"] * 3)
    match = laid.fill("minden_hannover", "red trader").begin().play("red: claim minden_hannover")
    assert match.refusal("red: b_office a") == "HT-6.2"
