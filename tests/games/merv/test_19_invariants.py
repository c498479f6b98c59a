"""Chapter 19: a position that breaks an invariant says which."""

from collections.abc import Callable

import pytest

from games.merv.story import MervStory
from games.merv.table import at, last_turn, set_up, table
from tabuleiro.core import BadPosition, find_game
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.state import MervFields
from tabuleiro.testkit.rules import rule

Damage = Callable[[MervFields], None]


def put(table_name: str, index: int, value: int) -> Damage:
    """Overwrite one number of a table."""

    def damage(state: MervFields) -> None:
        getattr(state, table_name)[index] = value

    return damage


def field(name: str, value: int) -> Damage:
    """Overwrite one scalar."""

    def damage(state: MervFields) -> None:
        setattr(state, name, value)

    return damage


def count(column: int, value: int, party: int = 0) -> Damage:
    return put("counts", party * s.COUNT_WIDTH + column, value)


DAMAGES: list[tuple[str, Damage]] = [
    ("ME-19.1", put("supply", 0, 11)),
    ("ME-19.1", put("cubes", 2, 1)),
    ("ME-19.2", field("supply_camels", 11)),
    ("ME-19.2", count(s.CAMELS_HELD, 1)),
    ("ME-19.3", field("supply_scrolls", 31)),
    ("ME-19.3", put("stock", 3, 5)),
    ("ME-19.3", put("deck", 0, 3)),
    ("ME-19.3", put("piles", 0, 0)),
    ("ME-19.3", put("contracts", 0, 1)),
    ("ME-19.3", put("tiles", 0, 2)),
    ("ME-19.3", put("yard", 0, 3)),
    ("ME-19.4", put("buildings", 0, 1)),
    ("ME-19.4", count(s.HOUSES_LEFT, 8)),
    ("ME-19.4", count(s.SERVANTS_LEFT, 9)),
    ("ME-19.4", put("posts", 4 * 4, 1)),
    ("ME-19.5", put("soldiers", 3, 1)),
    ("ME-19.6", count(s.FAVOR, 11)),
    ("ME-19.6", count(s.INFLUENCE, 21)),
    ("ME-19.6", count(s.STEP, 9)),
    ("ME-19.7", put("row_camels", 3, 1)),
    ("ME-19.7", put("row", 2, 0)),
    ("ME-19.8", put("breakthroughs", 0, 1)),
    ("ME-19.8", put("courtiers", 0, 7)),
    ("ME-19.11", put("slots", 0, 2)),
    ("ME-19.11", put("order", 0, 2)),
    ("ME-19.11", field("active", 1)),
    ("ME-19.11", field("site", 3)),
    ("ME-19.11", field("slot", 0)),
    ("ME-19.11", field("market_used", 1)),
    ("ME-19.11", field("turn", 1)),
]


@rule("ME-19.1", "ME-19.2", "ME-19.3", "ME-19.4", "ME-19.5", "ME-19.6", "ME-19.7", "ME-19.8", "ME-19.11")
@pytest.mark.parametrize(("expected", "damage"), DAMAGES, ids=[f"{i}-{said}" for i, (said, _) in enumerate(DAMAGES)])
def test_one_wrong_number_is_noticed(expected: str, damage: Damage) -> None:
    state = table(4).begin().state
    assert state.check() == []
    damage(state)
    assert any(said.startswith(f"{expected}: ") for said in state.check()), state.check()


@rule("ME-19.2", "ME-19.11")
def test_camels_lie_on_routes_and_in_the_queue_only_in_their_own_phase() -> None:
    state = table(4).begin().state
    state.route_camels[0], state.supply_camels = 1, state.supply_camels - 1
    assert state.check() == ["ME-19.11: camels lie on routes outside the marketplace"]
    state = table(4).begin().state
    state.queue_camels[0], state.supply_camels = 1, state.supply_camels - 1
    assert state.check() == ["ME-19.11: camels lie on the queue outside its phase"]


@rule("ME-19.1", "ME-19.11")
def test_ransoms_lie_on_sites_only_during_an_invasion() -> None:
    state = table(4).houses("yellow", "r0c0").begin().state
    state.ransoms[c.CELLS.index("r0c0")], state.supply[0] = 1, 11
    assert state.check() == ["ME-19.11: ransoms lie on sites outside an invasion"]


@rule("ME-19.5")
def test_a_wall_on_the_slot_of_a_gate_is_noticed() -> None:
    state = table(4).begin().state
    state.forts[c.FORTS.index("fort_n2")] = 1
    state.yard[0] -= 1
    assert any(said.startswith("ME-19.3: ") for said in state.check())


@rule("ME-19.7")
def test_more_kinds_of_spice_than_influence_allows_are_noticed() -> None:
    state = table(4).spices("yellow", cinnamon=1).begin().state
    state.spices[3], state.deck[3] = 1, state.deck[3] - 1
    assert state.check() == ["ME-19.7: seat 0 owns more kinds of spice than influence 0 allows"]


@rule("ME-19.8")
def test_two_scoring_tiles_of_one_player_are_noticed() -> None:
    state = table(4).scoring_tile("yellow", "score_palace").begin().state
    state.scoring_tiles[3] = 1
    assert state.check() == ["ME-19.8: seat 0 has two scoring tiles"]


@rule("ME-19.9")
def test_every_party_stands_in_the_order_exactly_once() -> None:
    state = table(4).begin().state
    state.order[1] = state.order[2]
    assert state.check() == ["ME-19.11: the order does not name every party once"]


@rule("ME-19.9")
def test_each_party_acts_twelve_times() -> None:
    match = set_up(3)
    turns = dict.fromkeys(("yellow", "red", "blue"), 0)
    while match.asks() != "over":
        actor = match.asks().split(":")[0]
        turns[actor] += match.state.decision() == "choose_slot"
        match.play(f"{actor}: {match.state.game().format(match.state.fallback())}")
    assert turns == {"yellow": 12, "red": 12, "blue": 12}


@rule("ME-19.10")
def test_a_discount_that_nobody_owns_is_noticed() -> None:
    match = at("mosque").cubes("yellow", pink=2).begin().play("yellow: main_action site")
    match.state.agenda.set(d.DISCOUNT, 1)
    assert match.state.check() == ["ME-19.11: there is no such discount"]


@rule("ME-19.11")
def test_a_decision_of_somebody_else_is_noticed() -> None:
    match = at("mosque").cubes("yellow", pink=2).begin().play("yellow: main_action site")
    match.state.agenda.set(d.ACTOR, 1)
    assert match.state.check() == ["ME-19.11: a performance belongs to the turn of the active player"]


@rule("ME-19.6")
def test_points_influence_and_the_mosque_disc_never_fall() -> None:
    for column, said in ((s.INFLUENCE, "influence"), (s.STEP, "the mosque disc")):
        before, after = table(4).begin().state, table(4).begin().state
        before.counts[column] = 2
        assert after.check_step(before, 0) == [f"ME-19.6: {said} of party 0 fell"]
    before = table(4).points("yellow", 3).begin().state
    assert table(4).begin().state.check_step(before, 0) == ["ME-19.6: victory points fell"]


def ransoming() -> MervStory:
    """Red is asked for a ransom."""
    return last_turn(3, 2).houses("red", "r0c1").cubes("red", white=1).begin().play("yellow: main_action favor")


def queuing() -> MervStory:
    """Red may pay for a better place."""
    return last_turn(4, 1, "N").camels("red", 3).begin().play("yellow: main_action favor")


def automa() -> MervStory:
    """The High Courtier draws a card."""
    return table(1).acted(yellow=0).begin()


@rule("ME-19.11", "ME-16.1")
@pytest.mark.parametrize("begin", [ransoming, queuing, automa])
def test_a_sound_position_is_loaded_and_a_damaged_one_refused(begin: Callable[[], MervStory]) -> None:
    game = find_game("merv")
    position = begin().state.dump()
    assert game.load(position).dump() == position
    with pytest.raises(BadPosition):
        game.load({**position, "year": 4})
    with pytest.raises(BadPosition):
        game.load({**position, "agenda": []})
