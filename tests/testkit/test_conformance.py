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
from toy.toy_state import ToyState


def test_the_sound_game_keeps_every_law() -> None:
    check_conformance(find_game("toy"), 3, {"deck": "long"}, seed=5)


@pytest.mark.parametrize(
    ("table", "law"),
    [
        (lawless.BackwardsState, "legal-ascending"),
        (lawless.TwiceState, "legal-ascending"),
        (lawless.BeyondState, "legal-range"),
        (lawless.FickleState, "legal-pure"),
        (lawless.AfterlifeState, "over"),
        (lawless.SpeechlessState, "legal-nonempty"),
        (lawless.StrangerState, "to-act"),
        (lawless.NamelessState, "decision-kind"),
        (lawless.GambleState, "chance-ids"),
        (lawless.WeightlessState, "weight"),
        (lawless.HastyState, "result-early"),
        (lawless.ResultlessState, "over"),
        (lawless.MisdescribingState, "describe"),
        (lawless.MistextingState, "describe"),
        (lawless.ClumsyState, "actions-pure"),
        (lawless.RumourState, "event-kind"),
        (lawless.GhostState, "event-seat"),
        (lawless.LazyState, "redundant"),
        (lawless.StubbornState, "fallback"),
        (lawless.NoisyState, "journal"),
        (lawless.ForgetfulState, "load-continues"),
        (lawless.SecretState, "load-continues"),
        (lawless.HalfCopyState, "copy-continues"),
        (lawless.BlindState, "view"),
        (lawless.RosyState, "view"),
        (lawless.ShortScoreState, "scores"),
        (lawless.PartylessState, "result-parties"),
        (lawless.BoastfulState, "tally-score"),
        (lawless.PaddingState, "tally-empty"),
        (lawless.MisfilingState, "tally-result"),
        (lawless.PromisingState, "prospects"),
        (lawless.TirelessState, "prospects"),
        (lawless.RelapsingState, "progress"),
        (lawless.DawdlingState, "progress"),
        (lawless.MiscountState, "result-points"),
        (lawless.WinnerlessState, "result-ranks"),
        (lawless.UnrankedState, "result-ranks"),
        (lawless.ReasonlessState, "result-reasons"),
        (lawless.OddReasonState, "result-reasons"),
        (lawless.OddTieBreakState, "result-tie-break"),
        (lawless.GenerousState, "result-shares"),
        (lawless.LoserState, "result-shares"),
        (lawless.SparseState, "features"),
        (lawless.OverflowState, "features"),
        (lawless.HugeState, "features-range"),
        (lawless.OmittingState, "features-behind"),
        (lawless.UnsoundState, "check"),
        (lawless.FallingState, "check-step"),
        (lawless.LenientState, "judge"),
        (lawless.StrictState, "judge"),
        (lawless.OwnerlessState, "turn-owner"),
        (lawless.MeddlingState, "out-of-turn"),
        (lawless.MoodyState, "load-turn"),
    ],
)
def test_a_broken_position_is_noticed(table: type[ToyState], law: str) -> None:
    with pytest.raises(Broken) as caught:
        check_conformance(broken_game(table), 3, seed=5)
    assert caught.value.law == law


def test_play_that_depends_on_something_else_is_noticed() -> None:
    with pytest.raises(Broken):
        check_conformance(broken_game(lawless.LuckyState), 3, seed=5)


class CrashingToy(Toy):
    """Trips over broken positions."""

    def load(self, position: object) -> ToyState:
        if isinstance(position, dict):
            position["turn"] = position["turn"]
        return super().load(position)


class CredulousToy(Toy):
    """Takes any number of passes for the nearest one that can be."""

    def load(self, position: object) -> ToyState:
        if isinstance(position, dict) and position.get("squirrel") == 10**6:
            return super().load({**position, "squirrel": 0 if position["face"] != 3 else 1})
        return super().load(position)


class GreedyToy(Toy):
    """Empties what it loads."""

    def load(self, position: object) -> ToyState:
        if not isinstance(position, dict):
            return super().load(position)
        state = super().load(dict(position))
        position.clear()
        return state


class SloppyToy(Toy):
    """Loads positions that break an invariant."""

    def load(self, position: object) -> ToyState:
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
        check_conformance(broken_game(ToyState, **changes), 3, seed=5)
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
    game = broken_game(ToyState, options=[Option("deck", "long", {"short": (2, 3), "long": (3,)})])
    check_conformance(game, 3, {"deck": "short"}, seed=2)
