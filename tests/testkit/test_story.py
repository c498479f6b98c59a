"""A story is told with names, and stops at everything that a sound game does not do."""

from typing import Self

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core import NotYourTurn, Refusal
from tabuleiro.testkit.story import Story, message, why
from toy.actions import PASS, TAKE
from toy.broken import broken_game
from toy.toy_state import ToyState


class AcornStory(Story[ToyState]):
    """The toy game in play."""

    names = ("ana", "bruno", "clara")

    def reveal(self, *cards: str) -> Self:
        return self.play(*(f"chance: reveal {card}" for card in cards))


def story(seats: int = 2, table: type[ToyState] = ToyState) -> AcornStory:
    return AcornStory(broken_game(table).start(seats, {"deck": "short"})).reveal("one")


def ended() -> AcornStory:
    """Ana has a point, Bruno has none."""
    return story().play("ana: take").reveal("three").play("bruno: pass", "ana: pass")


def test_plies_are_played_by_name() -> None:
    told = story(3).play("ana: trade 1", "bruno: answer accept", "bruno: gift 2")
    assert told.asks() == "ana: main"
    assert told.dump()["points"] == [2, 2, 0]


def test_somebody_else_cannot_act() -> None:
    with pytest.raises(NotYourTurn):
        story().play("bruno: take")


def test_chance_asks_and_the_end_asks_nobody() -> None:
    assert (story().play("ana: take").asks(), ended().asks()) == ("chance: reveal", "over")


def test_what_is_legal_is_told_in_words() -> None:
    told = story(3)
    assert told.legal() == ["take", "trade 1", "trade 2", "pass"]
    assert (told.choices("trade"), told.options("trade")) == (["1", "2"], {"1", "2"})
    assert told.kinds() == {"take", "trade", "pass"}


def test_a_ply_is_allowed_to_one_player() -> None:
    told = story()
    assert (told.allows("ana: take"), told.allows("bruno: take"), told.allows("ana: trade 0")) == (True, False, False)


def test_a_refusal_names_the_rule() -> None:
    assert story().refusal("ana: trade 0") == "TY-2.5"


def test_what_is_offered_is_no_refusal() -> None:
    with pytest.raises(AssertionError, match="is offered"):
        story().refusal("ana: take")


def test_events_are_told_and_the_journal_is_closed_again() -> None:
    told = story()
    assert told.told("ana: take", "chance: reveal three") == ["take", "reveal", "squirrel"]
    assert told.state.journal is None


def test_parties_behind_the_seats_have_names_too() -> None:
    told = story(2)
    assert [told.name(party) for party in range(3)] == ["ana", "bruno", "squirrel"]
    assert [told.party(name) for name in ("ana", "bruno", "squirrel")] == [0, 1, 2]


def test_the_end_is_told_by_name() -> None:
    told = ended()
    assert (told.ranking(), told.winners()) == (["ana", "bruno"], {"ana"})
    assert (told.standing("ana").points, told.standing("squirrel").points) == (1, 1)


def test_a_game_that_goes_on_has_no_result() -> None:
    with pytest.raises(AssertionError, match="the game goes on: ana: main"):
        story().result()


def test_the_judge_is_asked_alone() -> None:
    state = story().state
    assert (why(state, "trade 0"), why(state, "take")) == ("TY-2.5", "legal")
    assert (message(state, "trade 0"), message(state, "take")) == ("refusal-no_partner", "legal")


class StingyState(ToyState):
    """Offers no pass, although the judge allows it."""

    def legal_into(self, out: vec[i64]) -> i64:
        count = super().legal_into(out)
        return count - 1 if count > 1 and out[count - 1] == PASS else count


class UnsoundState(ToyState):
    """Taking a card breaks an invariant."""

    def check(self) -> list[str]:
        return ["broken (TY-9)"] if sum(self.taken) > 0 else []


class JumpingState(ToyState):
    """Refuses a pass and moves something on the way."""

    def refusal(self, action: int) -> Refusal | None:
        if action == PASS:
            self.points[0] += 1
            return Refusal("TY-2.3", "refusal-no_pass", {})
        return super().refusal(action)

    def legal_into(self, out: vec[i64]) -> i64:
        out[0] = TAKE
        return 1 if self.decision() == "main" else super().legal_into(out)


@pytest.mark.parametrize(
    ("table", "ply", "noticed"),
    [
        (StingyState, "ana: pass", "the judge allows 'ana: pass', but it is not offered"),
        (UnsoundState, "ana: take", "after 'ana: take'"),
    ],
)
def test_a_story_stops_at_what_is_broken(table: type[ToyState], ply: str, noticed: str) -> None:
    with pytest.raises(AssertionError, match=noticed):
        story(table=table).play(ply)


@pytest.mark.parametrize(
    ("table", "noticed"), [(StingyState, "the judge allows"), (JumpingState, "refused and changed the position")]
)
def test_a_refusal_stops_at_what_is_broken(table: type[ToyState], noticed: str) -> None:
    with pytest.raises(AssertionError, match=noticed):
        story(table=table).refusal("ana: pass")
