"""RULES.md, chapter 11: atomic actions and the end of every game."""

import re
from importlib.resources import files

import pytest

from games.coimbra.deal import Deal, set_up
from games.coimbra.table import table
from tabuleiro.core import CHANCE, NOBODY, Illegal, InputError, NotYourTurn, digest, find_game, play
from tabuleiro.testkit.rules import rule
from tabuleiro.testkit.soaking.policies import POLICIES, Steering

GAME = find_game("coimbra")
RULES = (files("tabuleiro.games.coimbra") / "RULES.md").read_text("utf-8")


@rule("CO-11.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("policy", ["first", "eager"])
def test_stubborn_games_end_long_before_the_limit(seats: int, policy: str) -> None:
    state = GAME.new(seats)
    steering = Steering(GAME, seats)
    steps = 0
    while state.to_act() != NOBODY:
        state.apply(steering.choose(POLICIES[policy], state, state.legal()))
        steps += 1
    assert GAME.max_steps == 8_000
    assert steps < 1_000


@rule("CO-11.2")
def test_chance_needs_nothing_but_the_position() -> None:
    match = set_up(Deal(3), events=20)
    loaded = GAME.load(match.state.dump())
    assert loaded.to_act() == CHANCE
    assert loaded.legal() == match.state.legal()
    assert {loaded.weight(action) for action in loaded.legal()} == {1}


@rule("CO-11.3", forbids=True)
@pytest.mark.parametrize(
    ("seat", "text", "error"),
    [
        (1, "draft_die gray 1", NotYourTurn),
        (CHANCE, "draft_die gray 1", NotYourTurn),
        (0, "place_die upper", Illegal),
        (0, "draft_die gray 6", Illegal),
        (0, "draft_die gray", InputError),
        (0, "draft_die gray 7", InputError),
        (0, "fly", InputError),
    ],
)
def test_what_does_not_fit_is_refused_and_changes_nothing(seat: int, text: str, error: type[Exception]) -> None:
    state = table(2).draft().state
    before = digest(state)
    with pytest.raises(error):
        play(state, seat, text)
    assert digest(state) == before


@rule("CO-11.3", forbids=True)
def test_nothing_is_legal_when_the_game_is_over() -> None:
    state = table(2).end().state
    assert state.legal() == []
    with pytest.raises(InputError):
        play(state, 0, "decline")


@rule("CO-11.4")
def test_the_table_of_the_rules_lists_the_actions_their_sizes_and_first_ids() -> None:
    chapter = RULES[RULES.index("- **CO-11.4**") : RULES.index("## 12.")]
    rows = re.findall(r"^\| (chance )?(\w+) \|[^|]*\| (\d+) \| (\d+) \| `([^`]+)` \|", chapter, re.MULTILINE)
    families = GAME.spaces.families
    assert [(bool(chance), kind, int(size)) for chance, kind, size, _, _ in rows] == [
        (family.chance, family.kind, family.size()) for family in families
    ]
    firsts = [sum(family.size() for family in families[:i]) for i in range(len(families))]
    assert [int(first) for _, _, _, first, _ in rows] == firsts
    for _, kind, _, first, example in rows:
        assert GAME.spaces.kind(int(first)) == GAME.spaces.kind(GAME.parse(example)) == kind


@rule("CO-11.4")
def test_the_first_parameter_is_the_most_significant() -> None:
    assert GAME.parse("draft_die gray 2") - GAME.parse("draft_die gray 1") == 1
    assert GAME.parse("draft_die orange 1") - GAME.parse("draft_die gray 1") == 6
    assert GAME.parse("exchange coins 1") - GAME.parse("exchange guards 1") == 10
