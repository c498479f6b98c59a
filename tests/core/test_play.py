"""The checked path: three errors, and nothing is changed by any of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabuleiro.core import (
    CHANCE,
    NOBODY,
    Illegal,
    Malformed,
    NotYourTurn,
    State,
    digest,
    hands_over,
    offer,
    only_option,
    play,
    preview,
    settle,
)
from toy.game import GAME


def table(*plies: str, seats: int = 2) -> State:
    """A fresh game after some actions."""
    state = GAME.new(seats)
    for text in plies:
        play(state, state.to_act(), text)
    return state


@pytest.mark.parametrize("action", ["take", 0])
def test_an_action_may_be_given_as_text_or_id(action: object) -> None:
    state = table("reveal one")
    assert play(state, 0, action) == 0
    assert state.scores() == [1, 0, 0]


def test_chance_plays_its_outcomes() -> None:
    assert table("reveal two").dump()["face"] == 2


def test_an_illegal_action_names_its_rule() -> None:
    state = table("reveal one")
    before = digest(state)
    with pytest.raises(Illegal, match=r"'trade 0' is refused by TY-2\.5 \(refusal-no_partner\)") as caught:
        play(state, 0, "trade 0")
    assert (caught.value.refusal.rule, caught.value.key, digest(state)) == ("TY-2.5", "illegal", before)


@pytest.mark.parametrize("seat", [1, CHANCE, NOBODY, 7, 10**30])
def test_nobody_acts_for_another_seat(seat: int) -> None:
    state = table("reveal one")
    before = digest(state)
    with pytest.raises(NotYourTurn):
        play(state, seat, "take")
    assert digest(state) == before


@pytest.mark.parametrize("seat", [0, 1, NOBODY])
def test_no_seat_plays_for_chance(seat: int) -> None:
    with pytest.raises(NotYourTurn):
        play(table(), seat, "reveal one")


@pytest.mark.parametrize("seat", [0, CHANCE, NOBODY])
def test_after_the_end_every_action_is_illegal_for_everybody(seat: int) -> None:
    with pytest.raises(Illegal, match=r"TY-4\.3"):
        play(table("reveal one", "pass", "pass"), seat, "take")


def test_a_malformed_action_comes_before_the_turn() -> None:
    with pytest.raises(Malformed):
        play(table("reveal one"), 1, "fly")


GARBAGE = st.one_of(
    st.integers(),
    st.text(),
    st.floats(),
    st.none(),
    st.booleans(),
    st.binary(),
    st.lists(st.integers()),
    st.dictionaries(st.text(), st.integers()),
    st.sampled_from([GAME.format(action) for action in range(GAME.spaces.size)]),
)


@given(seat=st.integers(-5, 5), action=GARBAGE)
def test_whatever_comes_in_is_played_or_refused_by_one_of_three_errors(seat: int, action: object) -> None:
    state = table("reveal one", "pass", "trade 0")
    before = digest(state)
    try:
        played = play(state, seat, action)
    except (Illegal, NotYourTurn, Malformed):
        assert digest(state) == before
    else:
        assert seat == 0
        assert GAME.format(played).startswith("answer ")


def test_forced_decisions_are_settled_and_told() -> None:
    state = table()
    for seat in (0, 1):
        state.tokens[seat] = 0  # type: ignore[attr-defined]  # the toy's own field
    state.deck[1] = state.deck[2] = 0  # type: ignore[attr-defined]  # only ones are left to be turned up
    assert [GAME.format(action) for action in settle(state)] == ["reveal one"]
    assert state.legal() == [GAME.parse("take"), GAME.parse("pass")]


def test_a_choice_is_never_settled() -> None:
    state = table("reveal one")
    before = digest(state)
    assert settle(state) == []
    assert digest(state) == before


def test_settling_stops_at_the_end() -> None:
    assert settle(table("reveal one", "pass", "pass")) == []


def test_settling_for_a_seat_leaves_the_decisions_of_others() -> None:
    state = table()
    state.deck[1] = state.deck[2] = 0  # type: ignore[attr-defined]  # only ones are left to be turned up
    assert settle(state, 0) == []
    assert settle(state, CHANCE) == [GAME.parse("reveal one")]


def test_the_only_option_is_known_when_there_is_no_other() -> None:
    state = table("reveal one", "trade 1", "answer accept")
    assert only_option(state) is None
    state.tokens[1] = 0  # type: ignore[attr-defined]  # nothing is left to give but a point
    assert only_option(state) == GAME.parse("gift 1")
    assert only_option(table("reveal one", "pass", "pass")) is None


def poor_partner() -> State:
    """A trade was proposed to a seat that could give one thing only."""
    state = table("reveal one", "trade 1")
    state.tokens[1] = 0  # type: ignore[attr-defined]  # the toy's own field
    return state


def test_an_offer_tells_the_forced_decisions_that_belong_to_it() -> None:
    state = poor_partner()
    before = digest(state)
    told = offer(state, GAME.parse("answer accept"), settling=True)
    assert told.action == state.describe(GAME.parse("answer accept"))
    assert told.forced == [GAME.parse("gift 1")]
    assert [event.kind for event in told.preview] == ["answer", "gift"]
    assert told.hands_over
    assert (digest(state), state.journal) == (before, None)


def test_an_offer_at_a_table_that_does_not_settle_ends_with_the_action() -> None:
    told = offer(poor_partner(), GAME.parse("answer accept"), settling=False)
    assert (told.forced, [event.kind for event in told.preview]) == ([], ["answer"])
    assert not told.hands_over


def test_a_preview_tells_events_and_touches_nothing() -> None:
    state = table("reveal three")
    before = digest(state)
    assert [(event.kind, event.seat) for event in preview(state, GAME.parse("take"))] == [("take", 0)]
    assert (digest(state), state.journal) == (before, None)


def test_a_preview_leaves_the_journal_of_the_table_alone() -> None:
    state = table("reveal three")
    state.journal = []
    preview(state, GAME.parse("take"))
    assert state.journal == []


@pytest.mark.parametrize(
    ("plies", "text", "over"),
    [
        (["reveal one"], "take", True),
        (["reveal one"], "trade 1", True),
        (["reveal one", "trade 1"], "answer accept", False),
        (["reveal one", "trade 1"], "answer decline", True),
        (["reveal one", "pass"], "pass", True),
        ([], "reveal one", True),
    ],
)
def test_an_action_hands_over_when_somebody_else_acts_next(plies: list[str], text: str, over: bool) -> None:  # noqa: FBT001 - the expected answer
    state = table(*plies)
    before = digest(state)
    assert hands_over(state, GAME.parse(text)) == over
    assert offer(state, GAME.parse(text), settling=False).hands_over == over
    assert digest(state) == before
