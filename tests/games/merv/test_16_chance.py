"""Chapter 16: nothing is hidden, and everything random is an event of its own."""

from games.merv.story import MervStory
from games.merv.table import at, outcomes, set_up, table
from tabuleiro.core import CHANCE, find_game, play
from tabuleiro.games.merv.state import MervFields
from tabuleiro.testkit.rules import rule

GAME = find_game("merv")


def weights(match: MervStory) -> dict[str, int]:
    return {GAME.format(action): int(match.state.weight(action)) for action in match.state.legal()}


@rule("ME-16.1")
def test_the_decks_are_counts_without_an_order() -> None:
    position = set_up(1).state.dump()
    assert position["deck"] == {"saffron": 2, "pepper": 2, "cinnamon": 3, "ginger": 3, "cardamom": 3, "cumin": 3}
    assert position["solo_deck"] == [f"solo_{number}" for number in range(1, 7)]


@rule("ME-16.1")
def test_equal_positions_have_equal_futures_whatever_came_before() -> None:
    first, second = (at("library").cubes("yellow", teal=1, pink=1, white=1).begin() for _ in range(2))
    first.play("yellow: main_action site", "yellow: take_scroll teal", "yellow: take_scroll pink")
    second.play("yellow: main_action site", "yellow: take_scroll pink", "yellow: take_scroll teal")
    assert first.state.dump() == second.state.dump()
    assert first.state.legal() == second.state.legal()


@rule("ME-16.2")
def test_an_event_with_one_outcome_still_takes_place() -> None:
    match = MervStory(_almost(4))
    assert match.asks() == "chance: first_order"
    assert match.options("first_order") == {"3"}


def _almost(seats: int) -> MervFields:
    """A game before the last chance event of its set-up."""
    state = GAME.new(seats)
    assert isinstance(state, MervFields)
    for outcome in outcomes(seats)[:-1]:
        play(state, CHANCE, outcome)
    return state


@rule("ME-16.2")
def test_the_refill_comes_after_the_action() -> None:
    row = ("pepper", "cumin", "ginger", "saffron", "saffron", "saffron", "cinnamon", "cinnamon")
    match = at("caravansary").row(*row).cubes("yellow", pink=2).begin()
    match.play("yellow: main_action site", "yellow: take_card 1")
    assert match.asks() == "yellow: caravansary_step"
    assert match.play("yellow: stop").asks() == "chance: caravan_card"


@rule("ME-16.3")
def test_cards_weigh_by_their_number_all_else_is_equal() -> None:
    row = ("pepper", "cumin", "ginger", "saffron", "saffron", "saffron", "cinnamon", "cinnamon")
    match = at("caravansary").row(*row).cubes("yellow", pink=1).begin()
    match.play("yellow: main_action site", "yellow: take_card 1", "yellow: stop")
    assert weights(match) == {
        "caravan_card saffron": 1,
        "caravan_card pepper": 3,
        "caravan_card cinnamon": 2,
        "caravan_card ginger": 3,
        "caravan_card cardamom": 4,
        "caravan_card cumin": 3,
    }
    solo = table(1).acted(yellow=0).solo_deck(2, 5).begin()
    assert weights(solo) == {"solo_card solo_2": 1, "solo_card solo_5": 1}


@rule("ME-16.3")
def test_these_are_all_the_chance_events() -> None:
    chance = [family.kind for family in GAME.spaces.families if family.chance]
    assert chance == ["site_tile", "caravan_card", "contract_split", "first_order", "solo_card"]
