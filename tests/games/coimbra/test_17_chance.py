"""RULES.md, chapter 17: chance events."""

import pytest

from games.coimbra.deal import Deal, cards_of, rolling, set_up
from games.coimbra.story import CoimbraStory
from games.coimbra.table import table
from tabuleiro.core import CHANCE, Illegal, play
from tabuleiro.testkit.rules import rule


@rule("CO-17.1")
def test_a_position_holds_no_seed_and_no_order_of_a_deck() -> None:
    position = set_up(Deal(3)).dump()
    assert not {"seed", "stack", "deck"} & set(position)
    one = set_up(Deal(3, voyages=("diu", "goa"))).dump()
    other = set_up(Deal(3, voyages=("goa", "diu"))).dump()
    assert {**one, "voyages": None} == {**other, "voyages": None}


@rule("CO-17.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_event_of_the_set_up_has_the_outcomes_of_the_table(seats: int) -> None:
    counts = [*range(12, 4, -1), *range(9, 5, -1), 3, 2, 4, 3, 2, 1, *range(15, 9, -1)]
    counts += [*range(seats, 0, -1), *range(24, 12, -1), *range(8, 8 - 2 * seats, -1)]
    deal = Deal(seats)
    for event, count in enumerate(counts):
        match = set_up(deal, events=event)
        assert len(match.legal()) == count
        assert match.asks().startswith("chance: ")
    assert len(counts) == len(deal.outcomes())


@rule("CO-17.2")
def test_all_outcomes_are_equally_likely() -> None:
    for match in (set_up(Deal(2), events=0), set_up(Deal(2), events=20), rolling(Deal(2))):
        assert {match.state.weight(action) for action in match.state.legal()} == {1}


@rule("CO-17.2")
def test_a_die_has_six_faces() -> None:
    assert rolling(Deal(2)).choices("roll_die") == ["1", "2", "3", "4", "5", "6"]


@rule("CO-17.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_set_up_has_36_events_and_three_for_each_player(seats: int) -> None:
    deal = Deal(seats)
    assert len(deal.outcomes()) == 36 + 3 * seats
    match = set_up(deal, events=35 + 3 * seats)
    assert match.asks() == "chance: draw_start_card"
    assert set_up(deal).asks() == f"{match.order()[-1]}: start_choice"


@rule("CO-17.3")
def test_the_order_of_the_set_up() -> None:
    deal = Deal(3)
    asked = [set_up(deal, events=event).state.decision() for event in range(len(deal.outcomes()))]
    blocks = [("draw_monastery", 14), ("draw_scoring_tile", 4), ("draw_voyage", 6), ("draw_seat", 3)]
    blocks += [("draw_character", 12), ("draw_start_card", 6)]
    assert asked == [kind for kind, count in blocks for _ in range(count)]


@rule("CO-17.3")
def test_the_crowns_lie_before_the_start_cards_are_drawn() -> None:
    match = set_up(Deal(3), events=14 + 4 + 6 + 3 + 12)
    assert match.asks() == "chance: draw_start_card"
    assert match.crowns_on()["council"] is not None


@rule("CO-17.4")
def test_a_single_outcome_is_still_drawn() -> None:
    match = set_up(Deal(2), events=14 + 3)
    assert match.legal() == ["draw_scoring_tile ist_4"]
    assert match.told("chance: draw_scoring_tile ist_4") == ["scoring_tile_drawn"]
    seat = set_up(Deal(2), events=14 + 4 + 6 + 1)
    assert seat.legal() == ["draw_seat 1"]


@rule("CO-17.4")
def test_the_last_card_of_round_two_is_certain() -> None:
    match = layout(1)
    while len(match.legal()) > 1:
        match.state.apply(match.state.legal()[0])
    assert match.asks() == "chance: draw_character"
    assert match.legal() == [f"draw_character {cards_of('II')[-1]}"]


def layout(number: int) -> CoimbraStory:
    """The layout after a round."""
    return table(2).round(number).invest(1).play("eve: decline")


@rule("CO-17.5")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_no_decision_falls_between_the_events_of_a_block(number: int) -> None:
    match = layout(number)
    asked: list[str] = []
    while match.state.to_act() == CHANCE:
        asked.append(match.state.decision())
        match.state.apply(match.state.legal()[0])
    assert asked == ["draw_character"] * 12 + ["roll_die"] * 7


@rule("CO-17.5", forbids=True)
def test_an_impossible_outcome_is_refused() -> None:
    match = set_up(Deal(2), events=1)
    before = match.dump()
    with pytest.raises(Illegal):
        play(match.state, CHANCE, "draw_monastery mon_1a")
    assert match.dump() == before
