"""Positions of the toy game that break one law of the contract each."""

from fractions import Fraction

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core import Action, Entry, Event, Position, Prospect, Refusal, Result, Standing, State
from toy.actions import PASS, REVEAL
from toy.toy_state import ToyState


class BackwardsState(ToyState):
    """Lists legal ids from the highest down."""

    def legal_into(self, out: vec[i64]) -> i64:
        count = super().legal_into(out)
        ids = [out[i] for i in range(count)]
        for i, action in enumerate(reversed(ids)):
            out[i] = action
        return count


class TwiceState(ToyState):
    """Lists the last legal id twice."""

    def legal_into(self, out: vec[i64]) -> i64:
        count = super().legal_into(out)
        if count > 0:
            out[count] = out[count - 1]
        return count + (count > 0)


class SpeechlessState(ToyState):
    """Nothing is legal at a gift."""

    def legal_into(self, out: vec[i64]) -> i64:
        return 0 if self.decision() == "gift" else super().legal_into(out)


class BeyondState(ToyState):
    """Offers an id that does not exist."""

    def legal(self) -> list[int]:
        legal = super().legal()
        return [*legal, 99] if legal else legal


class FickleState(ToyState):
    """Every question gets another answer."""

    asked = 0

    def legal(self) -> list[int]:
        self.asked += 1
        return super().legal()[self.asked % 2 :]


class AfterlifeState(ToyState):
    """Passing is still legal after the end."""

    def legal(self) -> list[int]:
        return super().legal() or [PASS]


class StrangerState(ToyState):
    """A seat that does not exist is to act."""

    def to_act(self) -> int:
        return 7 if self.decision() == "gift" else super().to_act()


class NamelessState(ToyState):
    """A decision that the game does not list."""

    def decision(self) -> str:
        return "mystery" if super().decision() == "gift" else super().decision()


class GambleState(ToyState):
    """Chance takes a player's decision."""

    def to_act(self) -> int:
        return -1 if self.decision() == "gift" else super().to_act()


class WeightlessState(ToyState):
    """The rarest card has no weight."""

    def weight(self, action: i64) -> i64:
        return super().weight(action) - 2


class HastyState(ToyState):
    """There is a result before the end."""

    def result(self) -> Result | None:
        return super().result() or Result([], [], truncated=False, tie_break="", shares=[], margin=0)


class ResultlessState(ToyState):
    """There is no result at the end."""

    def result(self) -> Result | None:
        return None


class MisdescribingState(ToyState):
    """An action is described as another kind."""

    def describe(self, action: int) -> Action:
        return super().describe(action)._replace(kind="take")


class MistextingState(ToyState):
    """An action is described with another text."""

    def describe(self, action: int) -> Action:
        return super().describe(action)._replace(text="take it")


class ClumsyState(ToyState):
    """Describing an action moves something."""

    def describe(self, action: int) -> Action:
        self.points[0] += 1
        return super().describe(action)


class RumourState(ToyState):
    """An event of a kind that is not listed."""

    def apply(self, action: i64) -> None:
        super().apply(action)
        if self.journal is not None:
            self.journal.append(Event("rumour", 0, [], {}))


class GhostState(ToyState):
    """An event by somebody who is not there."""

    def apply(self, action: i64) -> None:
        super().apply(action)
        if self.journal is not None:
            self.journal.append(Event("pass", 9, [], {}))


class LazyState(ToyState):
    """Every action is redundant."""

    def redundant(self, action: int) -> bool:
        return action >= 0


class StubbornState(ToyState):
    """What is played for an absent player is not legal."""

    def fallback(self) -> int:
        return REVEAL


class NoisyState(ToyState):
    """The journal is worth a point."""

    def apply(self, action: i64) -> None:
        super().apply(action)
        if self.journal is not None:
            self.points[0] += 1


class ForgetfulState(ToyState):
    """The dump loses the passes."""

    def dump(self) -> Position:
        return {**super().dump(), "passes": 0}

    def view(self) -> Position:
        return {**self.dump(), "derived": {}}


class SecretState(ToyState):
    """A field that is in no dump decides what is gained."""

    secret = 0

    def copy_from(self, other: State) -> None:
        super().copy_from(other)
        assert isinstance(other, SecretState)
        self.secret = other.secret

    def apply(self, action: i64) -> None:
        self.secret += 1
        super().apply(action)
        if self.secret % 5 == 0:
            self.points[0] += 1


class HalfCopyState(ToyState):
    """copy_from forgets the points."""

    def copy(self) -> "HalfCopyState":
        other = HalfCopyState()
        ToyState.copy_from(other, self)
        return other

    def copy_from(self, other: State) -> None:
        points = self.points
        super().copy_from(other)
        self.points = points


class BlindState(ToyState):
    """The view has no derived facts."""

    def view(self) -> Position:
        return self.dump()


class RosyState(ToyState):
    """The view shows more than the dump knows."""

    def view(self) -> Position:
        return {**super().view(), "weather": "fine"}


class ShortScoreState(ToyState):
    """One party has no score."""

    def scores(self) -> list[int]:
        return super().scores()[:-1]


class ChangingResultState(ToyState):
    """Results to be bent by its subclasses."""

    def bend(self, result: Result) -> Result:
        return result

    def result(self) -> Result | None:
        found = super().result()
        return None if found is None else self.bend(found)


def restand(result: Result, place: int, standing: Standing) -> Result:
    """The result with one standing replaced."""
    return result._replace(standings=[*result.standings[:place], standing, *result.standings[place + 1 :]])


class PartylessState(ChangingResultState):
    """The squirrel is missing."""

    def bend(self, result: Result) -> Result:
        return result._replace(standings=result.standings[:-1])


class BoastfulState(ToyState):
    """More points are told than the score has."""

    def tally(self, party: int) -> list[Entry]:
        entry = Entry("coins", self.scores()[party] + 1, "", "points-so-far", {}, [], settled=True)
        return [entry]


class PaddingState(ToyState):
    """Something worth nothing is told as well."""

    def tally(self, party: int) -> list[Entry]:
        return [*super().tally(party), Entry("coins", 0, "", "points-so-far", {}, [], settled=True)]


class MisfilingState(ToyState):
    """The points are right, but stand under a name that the result does not have."""

    def tally(self, party: int) -> list[Entry]:
        return [entry._replace(category="elsewhere") for entry in super().tally(party)]


class PromisingState(ToyState):
    """Something that brings nothing is told as a way to more."""

    def prospects(self, party: int) -> list[Prospect]:
        return [Prospect("coins", 0, "", "points-so-far", {}, [])] if party == 0 else []


class TirelessState(ToyState):
    """More is promised when the game is over."""

    def prospects(self, party: int) -> list[Prospect]:
        return [Prospect("coins", party + 1, "", "points-so-far", {}, [])]


class RelapsingState(ToyState):
    """The game goes back."""

    def progress(self) -> int:
        return 1000 if self.result() is not None else 500 * (len(self.legal()) % 2)


class DawdlingState(ToyState):
    """The game is over and has not come to its end."""

    def progress(self) -> int:
        return 0


class MiscountState(ChangingResultState):
    """Points that no category explains."""

    def bend(self, result: Result) -> Result:
        return restand(result, 0, result.standings[0]._replace(points=result.standings[0].points + 1))


class WinnerlessState(ChangingResultState):
    """Nobody is first."""

    def bend(self, result: Result) -> Result:
        return result._replace(standings=[standing._replace(rank=2) for standing in result.standings])


class UnrankedState(ChangingResultState):
    """A seat is not ranked."""

    def bend(self, result: Result) -> Result:
        return restand(result, 0, result.standings[0]._replace(rank=0))


class ReasonlessState(ChangingResultState):
    """The game ends for no reason."""

    def bend(self, result: Result) -> Result:
        return result._replace(reasons=[])


class OddReasonState(ChangingResultState):
    """The game ends for a reason that is not listed."""

    def bend(self, result: Result) -> Result:
        return result._replace(reasons=["boredom"])


class OddTieBreakState(ChangingResultState):
    """A tie-break that is not listed."""

    def bend(self, result: Result) -> Result:
        return result._replace(tie_break="coin_toss")


class GenerousState(ChangingResultState):
    """Everybody wins the whole game."""

    def bend(self, result: Result) -> Result:
        return result._replace(shares=[Fraction(1)] * len(result.shares))


class LoserState(ChangingResultState):
    """The share of the win goes to whoever is not first."""

    def bend(self, result: Result) -> Result:
        last = max(range(len(result.shares)), key=lambda seat: result.standings[seat].rank)
        ranks = [3 if seat == last else 1 for seat in range(len(result.shares))]
        standings = [s._replace(rank=r) for s, r in zip(result.standings, [*ranks, 0], strict=True)]
        return result._replace(standings=standings, shares=[Fraction(int(rank == 3)) for rank in ranks])


class SparseState(ToyState):
    """The last feature is not written."""

    def features_into(self, seat: int, out: vec[i64]) -> None:
        size = len(self.game().feature_names)
        kept = out[size - 1]
        super().features_into(seat, out)
        out[size - 1] = kept


class OverflowState(ToyState):
    """One feature too many."""

    def features_into(self, seat: int, out: vec[i64]) -> None:
        super().features_into(seat, out)
        out[len(self.game().feature_names)] = 1


class HugeState(ToyState):
    """A feature beyond 32 bits."""

    def features_into(self, seat: int, out: vec[i64]) -> None:
        super().features_into(seat, out)
        out[0] = 2**40


class OmittingState(ToyState):
    """Behind other rows a feature is left out that is not 0."""

    def features_behind(self, seat: int, rows: vec[i64]) -> vec[i64]:
        all_rows = super().features_behind(seat, rows)
        all_rows[len(rows)] = 0
        return all_rows


class UnsoundState(ToyState):
    """A position that breaks its own invariant."""

    def check(self) -> list[str]:
        return ["TY-4.2: somebody passed"] if self.passes == 1 else []


class FallingState(ToyState):
    """A step that does what no step may do."""

    def check_step(self, before: State, action: int) -> list[str]:
        return [*super().check_step(before, action), *(["TY-2.3: passing"] if action == PASS else [])]


class LenientState(ToyState):
    """The judge allows to pass at any time."""

    def refusal(self, action: int) -> Refusal | None:
        return None if action == PASS else super().refusal(action)


class StrictState(ToyState):
    """The judge never allows to pass."""

    def refusal(self, action: int) -> Refusal | None:
        return Refusal("TY-2.3", "refusal-over", {}) if action == PASS else super().refusal(action)


class LuckyState(ToyState):
    """Nobody knows what a step will do: a counter of the process decides."""

    steps = 0

    def apply(self, action: i64) -> None:
        super().apply(action)
        LuckyState.steps += 1
        if LuckyState.steps % 7 == 0:
            self.points[0] += 1


class OwnerlessState(ToyState):
    """A turn that belongs to nobody."""

    def whose_turn(self) -> tuple[int, int]:
        return int(self.seats), 0


class MeddlingState(ToyState):
    """Partners are asked in the turn of another, and no list says so."""

    def whose_turn(self) -> tuple[int, int]:
        return int(self.turn), 0


class MoodyState(ToyState):
    """Whose turn it is changes by asking."""

    asked = 0

    def whose_turn(self) -> tuple[int, int]:
        MoodyState.asked += 1
        return self.to_act(), MoodyState.asked
