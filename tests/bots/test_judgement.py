"""What bots go by: every game's judgement, one from outside, and that of an older edition."""

import copy
import sys
import types

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.bots import judgement as judgements
from tabuleiro.bots.judgement import Judgement, find_judgement, register_judgement
from tabuleiro.bots.judging.evaluation import JudgedEvaluation, input_count
from tabuleiro.bots.network import Network
from tabuleiro.bots.random import RandomBot
from tabuleiro.core import Game, State, digest_of, edition, find_game
from tabuleiro.testkit.laws.assertions import Broken
from tabuleiro.testkit.laws.results import check_written

GAMES = ("coimbra", "hansa_teutonica", "luna", "merv")


def middle(game: Game, seats: int, steps: int) -> State:
    """A position in the middle of a game at random."""
    state, bot = game.new(seats), RandomBot(1)
    for _ in range(steps):
        state.apply(bot.choose(state))
    return state


def check_judgement(judgement: Judgement, game: Game, state: State) -> None:
    """What is named is written, and only that."""
    names = judgement.names(game)
    assert len(set(names)) == len(names) > 0
    assert all(names)
    check_written("judgement", len(names), state, lambda seat, out: judgement.into(state, seat, out))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("steps", [0, 60, 150])
def test_what_is_named_is_written_and_nothing_else(name: str, steps: int) -> None:
    game = find_game(name)
    check_judgement(find_judgement(game), game, middle(game, game.seats[-1], steps))


class Hasty(Judgement):
    """Writes less than it names."""

    def names(self, game: Game) -> list[str]:
        return game.feature_names

    def into(self, state: State, seat: i64, out: vec[i64]) -> None:
        kept = out[0]
        state.features_into(int(seat), out)
        out[0] = kept


def test_a_judgement_that_leaves_something_out_is_noticed() -> None:
    game = find_game("luna")
    with pytest.raises(Broken):
        check_judgement(Hasty(), game, game.new(4))


class Single(Judgement):
    """One number, always seven."""

    def names(self, game: Game) -> list[str]:  # noqa: ARG002 - the same for every game
        return ["seven"]

    def into(self, state: State, seat: i64, out: vec[i64]) -> None:  # noqa: ARG002 - the same for every position
        out[0] = 7


def test_a_game_from_outside_brings_its_judgement(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("toy")
    assert find_judgement(game).names(game) == game.feature_names
    module = types.ModuleType("outside.judgement")
    module.__dict__["new_judgement"] = Single
    monkeypatch.setitem(sys.modules, "outside", types.ModuleType("outside"))
    monkeypatch.setitem(sys.modules, "outside.judgement", module)
    monkeypatch.setitem(judgements._MODULES, "toy", "")
    register_judgement("toy", "outside.judgement")
    assert input_count(game) == 1
    network = Network(1, 0, 0)
    network.direct[0] = 0.5
    assert JudgedEvaluation(network, 10.0).judge(game.new(3), 0) == pytest.approx(3.5)


def total(game: Game, state: State, what: str) -> int:
    """One number of a judgement, summed over the players."""
    judgement = find_judgement(game)
    out = vec[i64]([0] * input_count(game))
    judgement.into(state, 0, out)
    return sum(int(out[i]) for i, name in enumerate(judgement.names(game)) if name.endswith(f"_{what}"))


def test_an_older_edition_is_judged_by_its_own_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the older edition a controlled city was worth one point more at the end."""
    package = "tabuleiro.games.hansa_teutonica"
    data = copy.deepcopy(edition.read_components(package)[0])
    final = data["final_scoring"]
    assert isinstance(final, dict)
    final["city_control"] += 1
    monkeypatch.setattr(edition, "read_components", lambda _: (data, digest_of(data)))
    now = find_game("hansa_teutonica")
    older = edition.open_edition(package, now.version, digest_of(data))
    played = middle(older, 3, 1500)
    loaded = now.load(played.dump())
    more = total(older, played, "projected") - total(now, loaded, "projected")
    assert more == total(now, loaded, "cities_controlled") > 0
