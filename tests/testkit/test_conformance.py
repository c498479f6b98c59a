"""Conformance fails on every broken law, and names it."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core import BadPosition, Reader, find_game
from tabuleiro.core.option import Option
from tabuleiro.testkit.laws.assertions import Broken
from tabuleiro.testkit.laws.conformance import check_conformance
from toy import lawless
from toy.broken import broken_game
from toy.game import Toy
from toy.table import ToyTable


def test_the_sound_game_keeps_every_law() -> None:
    check_conformance(find_game("toy"), 3, {"deck": "long"}, seed=5)


@pytest.mark.parametrize(
    ("table", "law"),
    [
        (lawless.BackwardsTable, "legal-ascending"),
        (lawless.TwiceTable, "legal-ascending"),
        (lawless.BeyondTable, "legal-range"),
        (lawless.FickleTable, "legal-pure"),
        (lawless.AfterlifeTable, "over"),
        (lawless.SpeechlessTable, "legal-nonempty"),
        (lawless.StrangerTable, "to-act"),
        (lawless.NamelessTable, "decision-kind"),
        (lawless.GambleTable, "chance-ids"),
        (lawless.WeightlessTable, "weight"),
        (lawless.HastyTable, "result-early"),
        (lawless.ResultlessTable, "over"),
        (lawless.MisdescribingTable, "describe"),
        (lawless.MistextingTable, "describe"),
        (lawless.ClumsyTable, "actions-pure"),
        (lawless.RumourTable, "event-kind"),
        (lawless.GhostTable, "event-seat"),
        (lawless.LazyTable, "redundant"),
        (lawless.StubbornTable, "fallback"),
        (lawless.NoisyTable, "journal"),
        (lawless.ForgetfulTable, "load-continues"),
        (lawless.SecretTable, "load-continues"),
        (lawless.HalfCopyTable, "copy-continues"),
        (lawless.BlindTable, "view"),
        (lawless.RosyTable, "view"),
        (lawless.ShortScoreTable, "scores"),
        (lawless.PartylessTable, "result-parties"),
        (lawless.MiscountTable, "result-points"),
        (lawless.WinnerlessTable, "result-ranks"),
        (lawless.UnrankedTable, "result-ranks"),
        (lawless.ReasonlessTable, "result-reasons"),
        (lawless.OddReasonTable, "result-reasons"),
        (lawless.OddTieBreakTable, "result-tie-break"),
        (lawless.GenerousTable, "result-shares"),
        (lawless.LoserTable, "result-shares"),
        (lawless.SparseTable, "features"),
        (lawless.OverflowTable, "features"),
        (lawless.HugeTable, "features-range"),
        (lawless.UnsoundTable, "check"),
        (lawless.FallingTable, "check-step"),
        (lawless.LenientTable, "judge"),
        (lawless.StrictTable, "judge"),
    ],
)
def test_a_broken_position_is_noticed(table: type[ToyTable], law: str) -> None:
    with pytest.raises(Broken) as caught:
        check_conformance(broken_game(table), 3, seed=5)
    assert caught.value.law == law


def test_play_that_depends_on_something_else_is_noticed() -> None:
    with pytest.raises(Broken):
        check_conformance(broken_game(lawless.LuckyTable), 3, seed=5)


class CrashingToy(Toy):
    """Trips over broken positions."""

    def load(self, position: object) -> ToyTable:
        if isinstance(position, dict):
            position["turn"] = position["turn"]
        return super().load(position)


class CredulousToy(Toy):
    """Takes any number of passes for the nearest one that can be."""

    def load(self, position: object) -> ToyTable:
        if isinstance(position, dict) and position.get("squirrel") == 10**6:
            return super().load({**position, "squirrel": 0 if position["face"] != 3 else 1})
        return super().load(position)


class GreedyToy(Toy):
    """Empties what it loads."""

    def load(self, position: object) -> ToyTable:
        if not isinstance(position, dict):
            return super().load(position)
        state = super().load(dict(position))
        position.clear()
        return state


class SloppyToy(Toy):
    """Loads positions that break an invariant."""

    def load(self, position: object) -> ToyTable:
        try:
            return super().load(position)
        except BadPosition as error:
            if "TY-1.1" not in error.problems[0] or not isinstance(position, dict):
                raise
            state = super().load({**position, "tokens": [0] * Reader(position).at("seats").integer(2, 3)})
            state.tokens = vec[i64](Reader(position).at("tokens").integers(int(state.seats), 0, 10**6))
            return state


@pytest.mark.parametrize(
    ("game", "law"),
    [(CrashingToy, "load-refusal"), (CredulousToy, "load-exact"), (GreedyToy, "load-input"), (SloppyToy, "load-check")],
)
def test_a_careless_load_is_noticed(game: type[Toy], law: str) -> None:
    with pytest.raises(Broken) as caught:
        check_conformance(game(), 3, seed=5)
    assert caught.value.law == law


@pytest.mark.parametrize(
    ("changes", "law"),
    [
        ({"max_steps": 5}, "max-steps"),
        ({"seats": [2]}, "seats"),
        ({"tie_breaks": ["tokens", "tokens"]}, "names-unique"),
        ({"event_kinds": [""]}, "names-nonempty"),
        ({"feature_names": ["seats"]}, "features"),
    ],
)
def test_a_game_that_describes_itself_wrongly_is_noticed(changes: dict[str, object], law: str) -> None:
    with pytest.raises(Broken) as caught:
        check_conformance(broken_game(ToyTable, **changes), 3, seed=5)
    assert caught.value.law == law


class OrphanToy(Toy):
    """The squirrel comes before the seats."""

    def parties(self, seats: int) -> list[str]:
        return list(reversed(super().parties(seats)))


def test_parties_that_do_not_begin_with_the_seats_are_noticed() -> None:
    with pytest.raises(Broken) as caught:
        check_conformance(OrphanToy(), 3, seed=5)
    assert caught.value.law == "parties"


def test_what_cannot_be_said_is_noticed() -> None:
    with pytest.raises(Broken) as caught:
        check_conformance(find_game("toy"), 2, spoken=lambda state: [f"{state.decision()} has no words"])
    assert caught.value.law == "spoken"


def test_options_reach_the_game() -> None:
    game = broken_game(ToyTable, options=[Option("deck", "long", {"short": (2, 3), "long": (3,)})])
    check_conformance(game, 3, {"deck": "short"}, seed=2)
