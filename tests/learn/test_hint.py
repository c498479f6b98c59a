"""Hints: different turns, each playable as told, with numbers only where they are proven, and reasons from facts."""

from pathlib import Path

import pytest

from tabuleiro.core import CHANCE, Action, Event, State, digest, find_game, parse_record
from tabuleiro.core.records.replay import begin
from tabuleiro.learn.estimate.outlook import Outlook, ten_thousandths
from tabuleiro.learn.hints import hint as module
from tabuleiro.learn.hints.hint import NothingToDecide, encode_hint, give_hint
from tabuleiro.learn.hints.reasons import Compared, find_reasons
from tabuleiro.learn.hints.turn_story import FOLLOWING, Step, TurnStory

RECORDS = Path(__file__).parents[1] / "games"
KEPT = (
    ("coimbra/records/two_players.tab", 150),
    ("hansa_teutonica/records/prestige_20.tab", 40),
    ("luna/records/solo_won.tab", 40),
    ("merv/records/solo_won.tab", 60),
)


def position(name: str, ply: int) -> State:
    """The first choice of a kept game after so many plies."""
    record = parse_record((RECORDS / name).read_text(encoding="utf-8"))
    state = begin(record)
    for number, one in enumerate(record.plies):
        if number >= ply and state.to_act() != CHANCE and len(state.legal()) > 1:
            return state
        state.apply(state.game().parse(one.text))
    raise AssertionError("the game was over before")


@pytest.mark.parametrize(("name", "ply"), KEPT)
def test_every_turn_of_a_hint_can_be_played_as_it_is_told(name: str, ply: int) -> None:
    state = position(name, ply)
    before = digest(state)
    given = give_hint(state, 1200)
    assert digest(state) == before
    assert 1 <= len(given.turns) <= 3
    assert len({turn.story.end for turn in given.turns}) == len(given.turns), "another order is no other turn"
    for turn in given.turns:
        after = state.copy()
        for number, step in enumerate(turn.story.steps):
            assert step.action.id in after.legal()
            assert after.describe(step.action.id) == step.action
            after.apply(step.action.id)
            if number == turn.story.own - 1:
                assert digest(after) == turn.story.end
        assert len(turn.story.steps) <= turn.story.own + FOLLOWING
        shares = None if turn.outlook is None else turn.outlook.shares
        assert shares is None or state.seats == 1 or sum(shares) == 10_000
    assert encode_hint(give_hint(state, 1200)) == encode_hint(given)


def test_a_forced_decision_is_told_without_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position("hansa_teutonica/records/prestige_20.tab", 40)
    while len(state.legal()) > 1 or state.to_act() == CHANCE:
        state.apply(state.legal()[-1])
    monkeypatch.setattr(module, "judge_decision", lambda *_: pytest.fail("it was searched"))
    given = give_hint(state)
    assert given.forced
    assert [step.action.id for step in given.turns[0].story.steps] == state.legal()


def test_chance_gets_no_hint() -> None:
    with pytest.raises(NothingToDecide):
        give_hint(find_game("coimbra").new(2))


@pytest.mark.parametrize("shares", [[1 / 3] * 3, [0.27154, 0.37846, 0.25, 0.1], [1.0, 0.0], [0.5, 0.5]])
def test_shares_in_ten_thousandths_add_up_exactly(shares: list[float]) -> None:
    told = ten_thousandths(shares)
    assert sum(told) == 10_000
    assert all(abs(one / 10_000 - share) <= 0.0001 for one, share in zip(told, shares, strict=True))


def story(kinds: list[str], points: dict[str, int], *, ends_game: bool = False) -> TurnStory:
    """A turn of Hansa Teutonica that makes some events happen and brings some points."""
    events = [Event(kind, 0, [], {}) for kind in kinds]
    step = Step(Action(0, "", "", 0, [], "", {}), events)
    rules = dict.fromkeys(points, "HT-1.1")
    return TurnStory([step], 1, "", points, rules, "", ends_game)


def outlook(*shares: int) -> Outlook:
    return Outlook(list(shares), 0.0, 0.0, 0.0, 0, 0.0)


def reasons(better: Compared, worse: Compared) -> list[str]:
    return [reason.message for reason in find_reasons(find_game("hansa_teutonica"), 0, better, worse, 20.0)]


def test_reasons_name_what_differs_the_weightiest_first() -> None:
    kind = next(iter(find_game("hansa_teutonica").event_rules))
    better = Compared(story([kind], {"network": 12, "track": 3}), outlook(4000, 3000, 3000))
    worse = Compared(story([], {"network": 5, "track": 4}), outlook(3500, 3100, 3400))
    assert reasons(better, worse) == ["reason-more-points", "reason-only-this", "reason-leaves"]


def test_the_end_of_the_game_is_the_first_reason() -> None:
    better, worse = Compared(story([], {"track": 1}, ends_game=True), None), Compared(story([], {}), None)
    assert reasons(better, worse)[0] == "reason-ends"
    assert reasons(worse, better)[0] == "reason-goes-on"


def test_turns_without_a_plain_difference_have_no_reason() -> None:
    same = Compared(story([], {"track": 3}), outlook(5000, 5000))
    assert reasons(same, same) == []
