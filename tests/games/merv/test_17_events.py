"""Chapter 17: events tell who did what where."""

from games.merv.story import MervStory
from games.merv.table import at, last_turn, set_up, table
from tabuleiro.core import NOBODY, Event, find_game
from tabuleiro.testkit.rules import rule


def told(match: MervStory, *plies: str) -> list[tuple[str, int, list[str]]]:
    """Kind, seat and elements of the events that these plies cause."""
    return [(event.kind, event.seat, event.elements) for event in match.events(*plies)]


def first(events: list[Event], kind: str) -> Event:
    return next(event for event in events if event.kind == kind)


@rule("ME-17.5")
def test_a_turn_is_told_step_by_step() -> None:
    match = table(3).houses("red", "r0c0").stands(0).begin()
    assert told(match, "yellow: choose_site r0c0", "yellow: main_action favor") == [
        ("site", 0, ["cell:r0c0"]),
        ("gain_cube", 0, ["cube:orange"]),
        ("gain_cube", 1, ["cube:orange"]),
        ("main_action", 0, ["main:favor"]),
        ("favor", 0, []),
    ]


@rule("ME-17.5")
def test_a_new_building_is_told() -> None:
    match = table(3).begin()
    assert told(match, "yellow: choose_slot 1", "yellow: choose_site r0c1")[:3] == [
        ("slot", 0, ["slot:slot_n1"]),
        ("site", 0, ["cell:r0c1"]),
        ("building", 0, ["cell:r0c1"]),
    ]


@rule("ME-17.5")
def test_the_course_of_the_game_is_nobodys_doing() -> None:
    events = last_turn(3).begin().events("yellow: main_action favor")
    for kind in ("scoring", "year", "round"):
        assert first(events, kind).seat == NOBODY
    assert first(events, "year").arguments == {"number": 2}
    assert first(events, "round").elements == ["side:N"]


@rule("ME-17.5")
def test_points_name_their_category() -> None:
    events = table(3).chosen("r2c0").mosque("yellow", 3).cubes("yellow", purple=1, pink=1).begin()
    scored = first(events.events("yellow: main_action site", "yellow: advance"), "points")
    assert scored.elements == ["category:mosque_track"]
    assert scored.arguments == {"category": "category-mosque_track", "number": 4, "player": "seat-0"}


@rule("ME-17.5", "ME-14.2")
def test_an_automa_is_named_without_a_seat() -> None:
    events = table(1).acted(yellow=0).begin().events("chance: solo_card solo_1")
    drawn = first(events, "solo_card")
    assert (drawn.seat, drawn.arguments["player"]) == (NOBODY, "high_courtier")
    assert [event.kind for event in events] == ["solo_card", "slot", "building", "courtier"]


@rule("ME-17.5")
def test_market_row_and_route_events() -> None:
    match = (
        at("caravansary").row("pepper", "cumin", "ginger", camels=1).cubes("yellow", pink=1).camels("yellow", 1).begin()
    )
    assert told(match, "yellow: main_action site", "yellow: extend", "yellow: take_card 1")[1:] == [
        ("extend", 0, ["row:2"]),
        ("pay", 0, ["cube:pink"]),
        ("card", 0, ["spice:pepper"]),
        ("gain_camel", 0, []),
    ]
    match = table(4).stands(2).market("cm_a1", "cm_a2").begin()
    assert told(match, "yellow: market_collect") == [("market_collect", 0, []), ("gain_camel", 0, [])]
    match = at("marketplace").posts("red", "herat").cubes("yellow", pink=1).camels("yellow", 1).begin()
    plies = ("main_action site", "place_post herat", "place_route_camel route_07", "buy_good multan", "stop")
    assert told(match, *[f"yellow: {ply}" for ply in plies])[1:6] == [
        ("post", 0, ["city:herat"]),
        ("route_camel", 0, ["route:route_07"]),
        ("pay", 0, ["cube:pink"]),
        ("good", 0, ["city:multan", "good:incense"]),
        ("camel_home_card", 0, ["row:1"]),
    ]


@rule("ME-17.5")
def test_queue_and_invasion_events() -> None:
    match = last_turn(3, 1, "N").camels("red", 1).begin().play("yellow: main_action favor")
    assert told(match, "red: queue_space 2")[:4] == [
        ("queue_camel", 1, ["queue:3"]),
        ("queue_space", 1, ["queue:2"]),
        ("queue_space", 2, ["queue:3"]),
        ("gain_camel", 2, []),
    ]
    match = (
        last_turn(3, 2).houses("red", "r0c0", "r0c1").cubes("red", orange=1).begin().play("yellow: main_action favor")
    )
    assert told(match, "red: ransom r0c0")[:3] == [
        ("ransom", 1, ["cell:r0c0", "cube:orange"]),
        ("building_lost", 1, ["cell:r0c1"]),
        ("soldiers_home", NOBODY, []),
    ]


@rule("ME-17.5")
def test_nothing_is_noted_without_a_journal() -> None:
    match = set_up(3)
    match.play("yellow: choose_slot 1")
    assert match.state.journal is None


@rule("ME-17.5", "ME-12.1")
def test_spent_favor_is_told_for_each_courtier() -> None:
    match = last_turn(3).favor("red", 2).mosque("red", 1).courtiers("red", purple=2).begin()
    kinds = match.told("yellow: main_action favor")
    assert kinds.count("favor_spent") == 2


@rule("ME-17.5")
def test_every_event_of_a_game_is_of_a_listed_kind() -> None:
    match = last_turn(3, 3).houses("red", "r0c0").begin()
    assert set(match.told("yellow: main_action favor")) <= set(find_game("merv").event_kinds)
    assert match.asks() == "over"
