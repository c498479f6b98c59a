"""Records are made by playing until a game fits: the same for the same rules, and not alike."""

from pathlib import Path

import pytest

from tabuleiro.core import NOBODY, State, parse_record, verify
from tabuleiro.testkit.recording import (
    Played,
    Wanted,
    best_stretch,
    by_kind,
    decided_by,
    ends_by,
    liking,
    make_record,
    play_again,
    play_game,
    record_path,
    shows,
    solo_margin,
    tells,
    write_records,
)
from tabuleiro.testkit.soaking.policies import Dice
from toy.game import GAME
from toy.toy_state import ToyState

BUSY = liking(by_kind({"take": 5, "trade": 5, "answer": 1, "pass": 0}))


def wanted(name: str = "busy", **changes: object) -> Wanted[State]:
    return Wanted(**{"name": name, "seats": 2, "player": BUSY, "fits": ends_by("deck_empty"), **changes})  # type: ignore[arg-type] # the fields by name


def test_a_record_holds_a_game_that_fits() -> None:
    record = parse_record(make_record(GAME, wanted(seats=3, options={"deck": "long"})))
    assert (record.seats, record.options, record.players) == (3, {"deck": "long"}, ["Ana", "Bruno", "Clara"])
    assert play_again(record, ToyState).result().reasons == ["deck_empty"]


def test_the_same_name_gives_the_same_record_and_another_name_another() -> None:
    plies = [parse_record(make_record(GAME, wanted(name))).plies for name in ("ash", "ash", "oak")]
    assert plies[0] == plies[1] != plies[2]


def test_without_dice_of_their_own_all_names_play_alike() -> None:
    ash, oak = (play_game(GAME, wanted(name, has_own_dice=False), 1).actions for name in ("ash", "oak"))
    assert ash == oak


def test_a_game_begins_with_its_opening() -> None:
    played = play_game(GAME, wanted(opening=("reveal two", "trade 1")), 1)
    assert [GAME.format(action) for action in played.actions[:2]] == ["reveal two", "trade 1"]


def test_an_opening_must_be_legal() -> None:
    with pytest.raises(AssertionError, match="busy: take is not legal"):
        play_game(GAME, wanted(opening=("take",)), 1)


def test_a_game_that_does_not_come_up_is_given_up() -> None:
    with pytest.raises(AssertionError, match="busy did not come up in 3 games"):
        make_record(GAME, wanted(fits=lambda _: False), seeds=3)


def test_every_record_is_kept_under_its_name(tmp_path: Path) -> None:
    each = [wanted("ash"), wanted("oak", seats=3)]
    write_records(GAME, each, tmp_path / "records")
    assert sorted((tmp_path / "records").iterdir()) == [record_path(tmp_path / "records", one) for one in each]
    for one in each:
        verify(parse_record(record_path(tmp_path / "records", one).read_text(encoding="utf-8")))


def test_what_is_not_liked_is_played_only_when_nothing_else_is_left() -> None:
    state = GAME.new(2)
    state.apply(GAME.parse("reveal one"))
    kinds = {GAME.spaces.kind(BUSY(state, Dice(seed))[0]) for seed in range(40)}
    assert kinds == {"take", "trade"}
    assert liking(by_kind(dict.fromkeys(("take", "trade", "pass"), 0)))(state, Dice(1))[0] in state.legal()


def test_the_best_of_several_stretches_is_found() -> None:
    def to_the_end(state: State, dice: Dice) -> list[int]:
        actions: list[int] = []
        while state.to_act() != NOBODY:
            actions += BUSY(state, dice)
            state.apply(actions[-1])
        return actions

    def lead(state: State) -> int:
        return state.scores()[0] - state.scores()[1]

    def reached(tries: int) -> int:
        state = GAME.new(2)
        for action in best_stretch(state, Dice(3), to_the_end, lead, tries):
            state.apply(action)
        return lead(state)

    assert reached(40) > reached(1)


def test_what_happened_is_read_from_the_journal_and_the_result() -> None:
    texts = ("reveal three", "take", "reveal one", "pass", "pass")
    played: Played[State] = play_game(GAME, wanted(opening=texts), 1)
    assert (shows("squirrel", "take")(played), shows("squirrel", "gift")(played)) == (True, False)
    assert (tells(("take", "seat:0"))(played), tells(("take", "seat:1"))(played)) == (True, False)
    assert (ends_by("all_passed")(played), ends_by("deck_empty")(played)) == (True, False)
    assert (decided_by("")(played), decided_by("shared")(played)) == (True, False)
    assert [sign for sign in (-1, 0, 1) if solo_margin(sign)(played)] == [0]
