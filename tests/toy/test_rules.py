"""The rules of the toy game, one story each."""

import pytest

from tabuleiro.core import CHANCE, NOBODY, BadOption, Illegal, State, find_game, play
from tabuleiro.testkit.rules import rule


def table(*plies: str, seats: int = 2, deck: str = "short") -> State:
    """A fresh game after some actions, each played by whoever is to act."""
    state = find_game("toy").new(seats, {"deck": deck})
    for text in plies:
        play(state, state.to_act(), text)
    return state


def refused_by(state: State, text: str) -> str:
    """The rule that refuses an action of whoever is to act."""
    with pytest.raises(Illegal) as caught:
        play(state, 0 if state.to_act() == NOBODY else state.to_act(), text)
    return caught.value.refusal.rule


@rule("TY-1.1")
def test_everybody_begins_with_three_tokens_and_no_points() -> None:
    dump = table(seats=3).dump()
    assert (dump["tokens"], dump["points"]) == ([3, 3, 3], [0, 0, 0])


@rule("TY-1.2")
def test_a_long_deck_holds_twice_as_many_cards() -> None:
    assert (table(seats=3).dump()["deck"], table(seats=3, deck="long").dump()["deck"]) == ([4, 3, 2], [8, 6, 4])


@rule("TY-1.2", forbids=True)
def test_a_long_deck_needs_three_seats() -> None:
    with pytest.raises(BadOption):
        table(seats=2, deck="long")


@rule("TY-1.3")
def test_seat_0_begins_after_the_first_card() -> None:
    assert (table().to_act(), table("reveal one").to_act()) == (CHANCE, 0)


@rule("TY-2.1")
def test_after_taking_the_next_seat_is_in_turn() -> None:
    assert table("reveal one", "take", "reveal one").to_act() == 1


@rule("TY-2.1", forbids=True)
def test_who_must_answer_cannot_take() -> None:
    assert refused_by(table("reveal one", "trade 1"), "take") == "TY-2.1"


@rule("TY-2.2")
def test_a_three_costs_a_token() -> None:
    dump = table("reveal three", "take").dump()
    assert (dump["points"], dump["tokens"]) == ([3, 0], [2, 3])


@rule("TY-2.2", forbids=True)
def test_a_three_is_refused_without_tokens() -> None:
    spend = ["trade 1", "answer decline", "pass", "trade 0", "answer decline", "take", "reveal two"]
    state = table("reveal one", *spend, *spend, *spend[:5], "take", "reveal three")
    assert refused_by(state, "take") == "TY-2.2"


@rule("TY-2.3")
def test_passing_only_gives_the_turn_on() -> None:
    before, after = table("reveal one").dump(), table("reveal one", "pass").dump()
    assert {key for key in after if after[key] != before[key]} == {"turn", "passes"}


@rule("TY-2.4")
def test_a_trade_costs_a_token() -> None:
    assert table("reveal one", "trade 1").dump()["tokens"] == [2, 3]


@rule("TY-2.4", forbids=True)
def test_a_second_trade_in_a_turn_is_refused() -> None:
    assert refused_by(table("reveal one", "trade 1", "answer decline"), "trade 1") == "TY-2.4"


@rule("TY-2.5", forbids=True)
@pytest.mark.parametrize("seat", [0, 2])
def test_nobody_trades_with_oneself_or_with_an_empty_seat(seat: int) -> None:
    assert refused_by(table("reveal one"), f"trade {seat}") == "TY-2.5"


@rule("TY-2.6")
def test_the_asked_seat_answers_and_after_declining_the_turn_goes_on() -> None:
    assert (table("reveal one", "trade 1").to_act(), table("reveal one", "trade 1", "answer decline").to_act()) == (
        1,
        0,
    )


@rule("TY-2.6", forbids=True)
@pytest.mark.parametrize("text", ["answer accept", "gift 1"])
def test_nobody_answers_or_gives_unasked(text: str) -> None:
    assert refused_by(table("reveal one"), text) == "TY-2.6"


@rule("TY-2.7")
def test_a_gift_gives_points_to_both() -> None:
    assert table("reveal one", "trade 1", "answer accept", "gift 2").dump()["points"] == [2, 2]


@rule("TY-2.7", forbids=True)
def test_a_gift_of_two_needs_a_token() -> None:
    spend = ["trade 0", "answer decline", "take", "reveal one"]
    state = table("reveal one", "pass", *spend, "pass", *spend, "pass", *spend, "trade 1", "answer accept")
    assert refused_by(state, "gift 2") == "TY-2.7"


@rule("TY-3.1")
def test_each_remaining_card_is_as_likely_as_any_other() -> None:
    state = table()
    assert [int(state.weight(action)) for action in state.legal()] == [4, 3, 2]


@rule("TY-3.1", forbids=True)
def test_no_card_is_turned_up_while_one_lies_open() -> None:
    assert refused_by(table("reveal one"), "reveal one") == "TY-3.1"


@rule("TY-3.2", forbids=True)
def test_a_card_that_is_gone_cannot_be_turned_up() -> None:
    assert refused_by(table("reveal three", "take", "reveal three", "take"), "reveal three") == "TY-3.2"


@rule("TY-3.3")
def test_the_squirrel_likes_threes() -> None:
    assert table("reveal three").scores() == [0, 0, 1]


@rule("TY-4.1")
def test_the_game_ends_with_the_last_card() -> None:
    cards = ["one"] * 4 + ["two"] * 3 + ["three"] * 2
    result = table(*[text for card in cards for text in (f"reveal {card}", "take")]).result()
    assert result is not None
    assert result.reasons == ["deck_empty"]


@rule("TY-4.2")
def test_the_game_ends_when_all_pass() -> None:
    result = table("reveal one", "pass", "pass").result()
    assert result is not None
    assert result.reasons == ["all_passed"]


@rule("TY-4.2")
def test_the_game_goes_on_while_one_seat_did_not_pass() -> None:
    assert table("reveal one", "pass", "take").result() is None


@rule("TY-4.3", forbids=True)
def test_nobody_acts_after_the_end() -> None:
    assert refused_by(table("reveal one", "pass", "pass"), "take") == "TY-4.3"


@rule("TY-4.4")
@pytest.mark.parametrize(
    ("plies", "ranks", "tie_break"),
    [
        (["take", "reveal one", "pass", "pass"], [1, 2, 0], ""),
        (["trade 1", "answer decline", "pass", "pass"], [2, 1, 0], "tokens"),
        (["pass", "pass"], [1, 1, 0], "shared"),
    ],
)
def test_points_then_tokens_then_a_shared_victory(plies: list[str], ranks: list[int], tie_break: str) -> None:
    result = table("reveal two", *plies).result()
    assert result is not None
    assert ([standing.rank for standing in result.standings], result.tie_break) == (ranks, tie_break)
