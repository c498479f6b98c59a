"""RULES.md, chapter 15: ids, texts, opponents and actions that search may skip."""

import re
from importlib.resources import files

import pytest

from games.hansa_teutonica.story import CUBE, FREE, HansaStory
from games.hansa_teutonica.table import set_up, table
from tabuleiro.core import CHANCE, Malformed, NotYourTurn, digest, find_game, play
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.state import HansaFields
from tabuleiro.testkit.rules import rule

GAME = find_game("hansa_teutonica")
RULES = (files("tabuleiro.games.hansa_teutonica") / "RULES.md").read_text("utf-8")


def printed_families() -> list[tuple[str, int, int, str]]:
    """Kind, size, first id and example of every row of the table in HT-15.2."""
    row = re.compile(r"\| (?:chance )?`([A-Za-z_]+)` \| [^|]+ \| (\d+) \| (\d+) \| `([^`]+)` \|")
    return [(kind.lower(), int(size), int(first), example) for kind, size, first, example in row.findall(RULES)]


@rule("HT-15.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_opponents_are_counted_clockwise_from_the_decider(seats: int) -> None:
    laid = table(seats).turn_of("blue")
    expected = set()
    for k, colour in enumerate([*("green", "yellow", "purple")[: seats - 2], "red"]):
        route = ("hamburg_luebeck", "minden_hannover", "coellen_warburg", "duisburg_dortmund")[k]
        laid.route(route, f"{colour} merchant")
        expected.add(f"{route} next{k + 1} merchant")
    assert laid.begin().options("displace") == expected


@rule("HT-15.1")
def test_with_two_players_the_neutral_one_sits_after_the_opponent() -> None:
    laid = table(2).without_cubes().route("hamburg_luebeck", "blue trader").route("minden_hannover", CUBE)
    match = laid.begin()
    assert match.options("displace") == {"hamburg_luebeck next1 trader", "minden_hannover next2 trader"}
    match = table(2).without_cubes().route("minden_hannover", CUBE).turn_of("blue").begin()
    assert match.options("displace") == {"minden_hannover next2 trader"}


@rule("HT-15.1", forbids=True)
def test_an_opponent_who_is_not_at_the_table_is_never_legal() -> None:
    match = table(3).route("hamburg_luebeck", "blue trader").begin()
    assert match.refusal("red: displace hamburg_luebeck next3 trader") == "HT-15.1"
    assert match.refusal("red: displace hamburg_luebeck next4 trader") == "HT-15.1"


@rule("HT-15.1")
def test_the_lowest_space_is_used() -> None:
    match = table(3).route("hamburg_luebeck", "blue trader", FREE, "blue trader").begin()
    match.play("red: place hamburg_luebeck merchant")
    assert match.route("hamburg_luebeck") == ["blue trader", "red merchant", "blue trader"]
    match.play("red: displace hamburg_luebeck next1 trader", "red: displace_pay trader 0")
    assert match.route("hamburg_luebeck") == ["red trader", "red merchant", "blue trader"]


@rule("HT-15.1")
def test_sides_and_routes_are_numbered_alike_on_both_boards() -> None:
    assert len(c.ROUTES) == 34
    for seats in (3, 5):
        match = table(seats).fill("hamburg_luebeck", "red trader").begin()
        match.play("red: claim hamburg_luebeck", "red: b_office b")
        assert match.city("luebeck")[0] == "red trader"
    assert {c.ROUTES[i] for i in range(34) if c.SPACES[34 + i] == 0} == {"emden_stade", "warburg_goettingen"}


@rule("HT-15.2")
def test_the_table_of_the_rules_is_the_action_space() -> None:
    space = GAME.spaces
    built = [(family.kind, family.size(), space.base(family.kind)) for family in space.families]
    assert [(kind, size, first) for kind, size, first, _ in printed_families()] == built
    assert space.players == 1175
    assert space.size == 1189


@rule("HT-15.2")
@pytest.mark.parametrize(("kind", "example"), [(kind, example) for kind, _, _, example in printed_families()])
def test_every_example_of_the_table_is_an_action(kind: str, example: str) -> None:
    assert GAME.spaces.kind(GAME.parse(example)) == kind
    assert GAME.format(GAME.parse(example)) == example


@rule("HT-15.2")
def test_the_first_parameter_is_the_most_significant() -> None:
    assert GAME.parse("displace groningen_emden next1 trader") == 74
    assert GAME.parse("displace groningen_emden next1 merchant") == 75
    assert GAME.parse("displace groningen_emden next2 trader") == 76
    assert GAME.parse("displace emden_stade next1 trader") == 82


@rule("HT-15.2", forbids=True)
@pytest.mark.parametrize("text", ["", "END_TURN", "place hamburg trader", "place  hamburg_luebeck trader", "income 5"])
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(Malformed):
        GAME.parse(text)


@rule("HT-15.3", forbids=True)
@pytest.mark.parametrize("text", ["relocate hamburg_luebeck", "b_none", "neutral_put stade_hamburg", "remove_stop"])
def test_what_the_decision_does_not_offer_is_refused(text: str) -> None:
    assert set_up(3).refusal(f"red: {text}") == "HT-15.3"


@rule("HT-15.3", forbids=True)
def test_what_another_sends_is_refused() -> None:
    match = set_up(3)
    before = digest(match.state)
    for seat in (1, 2, CHANCE):
        with pytest.raises(NotYourTurn):
            play(match.state, seat, "end_turn")
    assert digest(match.state) == before


@rule("HT-15.3", forbids=True)
@pytest.mark.parametrize("text", ["end_turn", "income 0", "place hamburg_luebeck trader"])
def test_after_the_end_everything_is_refused(text: str) -> None:
    match = table(3).after_turns(1999).begin().play("red: end_turn")
    assert match.refusal(f"red: {text}") == "HT-15.3"


def ends_of_a_move(match: HansaStory, *, pruned: bool) -> tuple[set[tuple[str, ...]], int]:
    """Every position that a move may end in, and how many lines of play lead there."""
    found: set[tuple[str, ...]] = set()
    lines = 0
    waiting = [match.state]
    while waiting:
        state = waiting.pop()
        for action in state.legal():
            starts = state.decision() == "main" and GAME.spaces.kind(action) != "move_lift"
            if starts or (pruned and state.redundant(action)):
                continue
            after = state.copy()
            after.apply(action)
            assert isinstance(after, HansaFields)
            if after.decision() == "main":
                found.add(on_routes(HansaStory(after)))
                lines += 1
            else:
                waiting.append(after)
    return found, lines


def on_routes(match: HansaStory) -> tuple[str, ...]:
    """What stands on each route; the spaces of one route are interchangeable (HT-2.2)."""
    return tuple(" ".join(sorted(match.route(route))) for route in c.ROUTES)


@rule("HT-15.4")
def test_search_loses_no_position_when_it_skips_redundant_lifts_and_drops() -> None:
    """Only a few spaces are empty, so that every line of play can be followed."""
    laid = table(5).desk("red", liber_sophiae=1)
    pieces = []
    for colour in ("blue", "green", "yellow", "purple"):
        laid.full_desk(colour)
        pieces += [f"{colour} trader"] * 26 + [f"{colour} merchant"] * 4
    for route, spaces in zip(c.ROUTES, c.SPACES, strict=False):
        laid.route(route, *[pieces.pop() for _ in range(spaces)])
    laid.route("groningen_emden", "red trader", "red merchant").route("stade_hamburg", "red trader")
    match = laid.route("goslar_magdeburg", "blue trader").begin()
    everything, lines = ends_of_a_move(match, pruned=False)
    kept, fewer = ends_of_a_move(match, pruned=True)
    assert kept == everything
    assert fewer < lines


@rule("HT-15.4")
def test_redundant_actions_are_still_legal() -> None:
    laid = table(3).route("groningen_emden", "red trader").route("hamburg_luebeck", "red trader")
    match = laid.begin().play("red: move_lift hamburg_luebeck trader")
    lower = GAME.parse("move_lift groningen_emden trader")
    assert match.state.redundant(lower)
    assert lower in match.state.legal()
