"""Soak finds what is broken, tells it with the record of the game, and is the same every time."""

import json

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core import NOBODY, Position, Refusal, Result, State, parse_record, replay, verify
from tabuleiro.testkit.soaking.many import BLOCK, merge_reports, plan, soak_block, soak_many
from tabuleiro.testkit.soaking.policies import Steering
from tabuleiro.testkit.soaking.soak import MOST_PROBLEMS, SoakReport, soak
from toy.actions import PASS, TAKE, TRADE
from toy.broken import broken_game
from toy.game import GAME
from toy.state import MAIN
from toy.toy_state import ToyState


def soaked(table: type[ToyState], **changes: object) -> SoakReport:
    """A soak of a broken toy game."""
    return soak(broken_game(table, **changes), seats=2, steps=2000, judge=50, seed=3)


def test_a_sound_game_gives_a_clean_report() -> None:
    report = soak(GAME, seats=3, steps=3000, judge=60, seed=3)
    assert report.sound()
    assert (report.steps, report.judged, report.ids) == (3000, 60, 60 * GAME.spaces.size)
    assert report.games - report.finished in (0, 1)


def test_the_same_seed_gives_the_same_report() -> None:
    assert soak(GAME, seats=2, steps=500, judge=9, seed=4) == soak(GAME, seats=2, steps=500, judge=9, seed=4)


def test_another_seed_gives_other_games() -> None:
    assert soak(GAME, seats=2, steps=500, seed=4) != soak(GAME, seats=2, steps=500, seed=5)._replace(seed=4)


def test_a_report_is_json() -> None:
    report = soak(GAME, seats=2, steps=100)
    assert json.loads(json.dumps(report.as_json()))["steps"] == 100


def test_every_kind_of_the_toy_is_seen() -> None:
    seen = soak(GAME, seats=2, steps=3000, judge=100).kinds_seen
    assert set(seen["decisions"]) == set(GAME.decision_kinds)
    assert set(seen["actions"]) == {family.kind for family in GAME.spaces.families}
    assert set(seen["events"]) == set(GAME.event_kinds)
    assert set(seen["reasons"]) == set(GAME.end_reasons)
    assert set(seen["tie_breaks"]) == set(GAME.tie_breaks)


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    soak(GAME, seats=2, steps=1000, progress=lambda done, wanted: told.append((done, wanted)))
    assert told == [(500, 1000), (1000, 1000), (1000, 1000)]


def test_own_steering_plays_some_games() -> None:
    asked: list[int] = []

    def pass_always(steering: Steering, state: State, legal: list[int]) -> int:
        asked.append(len(legal))
        return steering.dice.pick(legal) if state.decision() != "main" else PASS

    soak(GAME, seats=2, steps=300, steering=pass_always)
    assert asked


class ForgottenPassState(ToyState):
    """Whoever holds a card of value 2 in sight may not pass, says the generator."""

    def legal_into(self, out: vec[i64]) -> i64:
        count = super().legal_into(out)
        return count - 1 if self.face == 2 and self.decision() == "main" and count > 1 else count


class SelfTradeState(ToyState):
    """The generator offers a trade with oneself, and nothing comes of it."""

    def legal(self) -> list[int]:
        legal = super().legal()
        return sorted({*legal, TRADE + int(self.turn)}) if self.decision() == "main" else legal

    def apply(self, action: i64) -> None:
        super().apply(PASS if action == TRADE + self.turn else action)


class MeddlingState(ToyState):
    """Asking why not costs the squirrel something."""

    def refusal(self, action: int) -> Refusal | None:
        self.passes = 1
        return super().refusal(action)


class ForeignRuleState(ToyState):
    """Refuses by a rule of another game."""

    def refusal(self, action: int) -> Refusal | None:
        found = super().refusal(action)
        return None if found is None else found._replace(rule="HT-1.1")


class WordlessState(ToyState):
    """Refuses with a message that is none."""

    def refusal(self, action: int) -> Refusal | None:
        found = super().refusal(action)
        return None if found is None else found._replace(message="no")


class OnceState(ToyState):
    """The original refuses, its copies do not."""

    is_copy = False

    def copy_from(self, other: State) -> None:
        super().copy_from(other)
        self.is_copy = True

    def refusal(self, action: int) -> Refusal | None:
        return None if self.is_copy else super().refusal(action)

    def apply(self, action: i64) -> None:
        if int(action) in super().legal():
            super().apply(action)


@pytest.mark.parametrize(
    ("table", "said"),
    [
        (ForgottenPassState, "is not legal, but no rule refuses it"),
        (SelfTradeState, "is legal, but TY-2.5 refuses it"),
        (MeddlingState, "asking for refusals changed the position"),
        (ForeignRuleState, "'HT-1.1', which is no rule of TY"),
        (WordlessState, "expected 'refusal-...'"),
        (OnceState, "is refused, but was played"),
    ],
)
def test_two_readings_that_differ_are_told(table: type[ToyState], said: str) -> None:
    assert said in soaked(table).disagreements[0]


class CardThiefState(ToyState):
    """Taking a two loses a card."""

    def apply(self, action: i64) -> None:
        face = self.face
        super().apply(action)
        if action == TAKE and face == 2:
            self.taken[1] -= 1


class TokenGiftState(ToyState):
    """Passing gives a token back."""

    def apply(self, action: i64) -> None:
        seat = self.turn
        super().apply(action)
        if action == PASS and self.tokens[seat] < 3:
            self.tokens[seat] += 1


class EndlessState(ToyState):
    """Passing ends nothing."""

    def apply(self, action: i64) -> None:
        self.passes = 0
        super().apply(action)


class CrashState(ToyState):
    """The rules fall over a three."""

    def apply(self, action: i64) -> None:
        if action == TAKE and self.face == 3:
            raise ZeroDivisionError("a bug")
        super().apply(action)


class StuckState(ToyState):
    """Nothing is legal when a three lies open."""

    def legal_into(self, out: vec[i64]) -> i64:
        return 0 if self.face == 3 and self.decision() == "main" else super().legal_into(out)


class NoResultState(ToyState):
    """The end has no result."""

    def result(self) -> Result | None:
        return None


class AfterlifeState(ToyState):
    """Something is legal after the end."""

    def legal(self) -> list[int]:
        return super().legal() or [PASS]


class LossyState(ToyState):
    """The dump forgets that there was a trade."""

    def dump(self) -> Position:
        return {**super().dump(), "traded": self.agenda.depth == 0 or self.agenda.kind() != MAIN}


class NoisyState(ToyState):
    """The journal is worth a point."""

    def apply(self, action: i64) -> None:
        super().apply(action)
        if self.journal is not None:
            self.points[0] += 1


class DumblessState(ToyState):
    """A finished game cannot even be dumped."""

    def dump(self) -> Position:
        if self.to_act() == NOBODY:
            raise KeyError("gone")
        return super().dump()


@pytest.mark.parametrize(
    ("table", "said"),
    [
        (CardThiefState, "TY-1.2: the cards of value 2 are not 3"),
        (TokenGiftState, "TY-1.1: tokens rose"),
        (EndlessState, "the game is longer than max_steps = 30"),
        (CrashState, "ZeroDivisionError: a bug"),
        (StuckState, "nothing is legal, but"),
        (NoResultState, "nobody is to act, but there is no result"),
        (AfterlifeState, "nobody is to act, but something is legal"),
        (LossyState, "a loaded position allows other actions"),
        (NoisyState, "the journal changes the position"),
        (DumblessState, "KeyError: 'gone'"),
    ],
)
def test_a_broken_game_is_told(table: type[ToyState], said: str) -> None:
    report = soak(broken_game(table, max_steps=30), seats=2, steps=3000, seed=3)
    assert any(said in violation for violation in report.violations)


def test_a_violation_names_its_place_and_holds_a_record_that_replays() -> None:
    violation = soaked(TokenGiftState).violations[0]
    place, text = violation.split("\n", 1)
    assert place.startswith("seed 3, seats 2, game ")
    assert [ply.text for ply, _ in replay(parse_record(text))][-1] == "pass"


def test_the_record_of_a_disagreement_verifies() -> None:
    disagreement = soaked(ForgottenPassState).disagreements[0]
    verify(parse_record(disagreement.split("\n", 1)[1]))


def test_a_soak_stops_when_enough_is_known() -> None:
    report = soaked(CrashState)
    assert len(report.violations) == MOST_PROBLEMS
    assert report.steps < 2000


def test_blocks_share_steps_and_judging_among_all_settings() -> None:
    blocks = plan("toy", [2, 3], 1000, 7, 10)
    assert [(block.seats, block.options, block.steps) for block in blocks] == [
        (2, {}, 333),
        (3, {}, 333),
        (3, {"deck": "long"}, 334),
    ]
    assert sum(block.judge for block in blocks) == 10
    assert len({block.seed for block in blocks}) == 3


def test_a_long_soak_has_many_blocks() -> None:
    blocks = plan("toy", [2], 10 * BLOCK, 7, 0)
    assert (len(blocks), sum(block.steps for block in blocks)) == (10, 10 * BLOCK)


def test_processes_do_not_change_the_result() -> None:
    told: list[int] = []
    reports = soak_many("toy", steps=600, judge=6, processes=2, progress=lambda done, _: told.append(done))
    assert reports == merge_reports([soak_block(block) for block in plan("toy", [2, 3], 600, 1, 6)])
    assert told[-1] == sum(report.steps for report in reports) == 600
