"""The benchmark: the same agent gets the same rating, our own levels get theirs, and nobody breaks a rule unnoticed."""

import pytest

from tabuleiro.arena.agent import BadAgent
from tabuleiro.arena.benchmark import (
    ANCHORS,
    GAMES,
    OPPONENTS,
    Benchmark,
    NoAnchors,
    digest_of_opponents,
    judge_benchmark,
    plan_benchmark,
    play_benchmark,
    rate_agent,
    read_opponents,
)
from tabuleiro.arena.benchmark_report import write_benchmark
from tabuleiro.arena.executor import BadBlock
from tabuleiro.arena.pairing import Outcome
from tabuleiro.bots.bot import Bot
from tabuleiro.bots.levels import new_bot
from tabuleiro.bots.random import RandomBot
from tabuleiro.core import State

HERE = "arena.test_benchmark"


class Sneak(Bot):
    """Plays at random, but tries to change the position behind its back."""

    def __init__(self, seed: int) -> None:
        self.bot = RandomBot(seed)

    def choose(self, state: State) -> int:
        action = self.bot.choose(state)
        state.apply(action)
        return action


class Cheat(Bot):
    """Takes the first action that is not legal."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, state: State) -> int:
        legal = set(state.legal())
        return next(action for action in range(state.game().spaces.players) if action not in legal)


class Seedless(Bot):
    """Cannot be made from a seed."""

    def __init__(self) -> None:
        self.bot = new_bot("random", 1)

    def choose(self, state: State) -> int:
        return self.bot.choose(state)


def rate(agent: str, games: int) -> tuple[Benchmark, list[Outcome]]:
    """A trial against those opponents that do not search."""
    plan = plan_benchmark("luna", agent, games)
    outcomes = list(play_benchmark([one for one in plan if OPPONENTS[-1] not in {two.name for two in one.entrants}], 1))
    return judge_benchmark("luna", agent, outcomes), outcomes


def test_the_published_ratings_rise_with_the_level() -> None:
    for ratings in ANCHORS.values():
        assert tuple(ratings) == OPPONENTS
        assert list(ratings.values()) == sorted(ratings.values())


@pytest.mark.parametrize("game", ANCHORS)
def test_the_published_ratings_are_of_the_bots_that_play(game: str) -> None:
    """New weights or grades need a new PROTOCOL, and `python bench/opponents.py --write`: nobody noticed before."""
    assert read_opponents()[game].made_of == digest_of_opponents(game)


def test_who_wins_more_is_worth_more_and_a_game_makes_surer() -> None:
    _, outcomes = rate("casual", 6)
    ratings = ANCHORS["luna"]
    lost = [outcome._replace(shares=outcome.shares[::-1], points=outcome.points[::-1]) for outcome in outcomes]
    won, turned = rate_agent("casual", ratings, outcomes), rate_agent("casual", ratings, lost)
    assert won != turned
    wins = sum(outcome.shares[outcome.names.index("casual")] for outcome in outcomes)
    assert (won[0] > turned[0]) == (wins > len(outcomes) / 2)
    assert rate_agent("casual", ratings, outcomes[:4])[1] > won[1]


def test_the_protocol_gives_every_opponent_the_same_games() -> None:
    pairings = plan_benchmark("luna", f"{HERE}:Sneak")
    assert len(pairings) == len({pairing.number for pairing in pairings}) == GAMES * len(OPPONENTS)
    assert pairings == plan_benchmark("luna", f"{HERE}:Sneak")
    other = plan_benchmark("luna", "novice")
    assert {pairing.chance_seed for pairing in other} < {pairing.chance_seed for pairing in pairings}


def test_the_same_agent_gets_the_same_rating() -> None:
    (first, _), (again, _) = (rate(f"{HERE}:Sneak", 2) for _ in range(2))
    assert first.rating == again.rating
    assert [one.wins for one in first.meetings] == [one.wins for one in again.meetings]


def test_few_games_are_told_to_be_a_trial() -> None:
    found, outcomes = rate(f"{HERE}:Sneak", 2)
    assert not found.is_whole
    assert found.numbers()["whole"] is False
    page = write_benchmark(found, outcomes)
    assert "A trial: not all games of the protocol were played" in page
    assert all(f">{opponent}<" in page or opponent in page for opponent in OPPONENTS)


def test_a_level_is_rated_among_the_others_and_does_not_meet_itself() -> None:
    found, _ = rate("regular", 4)
    assert "regular" not in [one.opponent for one in found.meetings]
    weak, _ = rate("random", 4)
    assert found.rating > weak.rating


@pytest.mark.parametrize(
    ("agent", "message"),
    [
        ("nothing", "is not named as module:Class"),
        ("no.such.module:Agent", "cannot be found: No module named 'no'"),
        (f"{HERE}:Nobody", "cannot be found"),
        (f"{HERE}:HERE", "is no class"),
        (f"{HERE}:Seedless", "cannot be made from a seed"),
    ],
)
def test_what_is_no_agent_is_refused_before_the_first_game(agent: str, message: str) -> None:
    with pytest.raises(BadAgent, match=message):
        plan_benchmark("luna", agent)


def test_an_agent_that_breaks_a_rule_is_told_which() -> None:
    with pytest.raises(BadBlock, match=r"chose what is not allowed: .* is refused by LU-\d"):
        list(play_benchmark(plan_benchmark("luna", f"{HERE}:Cheat", 2)[:1], 1))


def test_an_agent_without_a_choice_is_refused() -> None:
    with pytest.raises(BadBlock, match=r"has no method choose\(state\)"):
        list(play_benchmark(plan_benchmark("luna", "builtins:int", 2)[:1], 1))


def test_a_game_without_ratings_is_refused() -> None:
    with pytest.raises(NoAnchors, match="no benchmark is defined for toy"):
        plan_benchmark("toy", "novice")
