"""Copies never alias: whatever is played on one position, every other one stays as it is."""

from collections.abc import Mapping

from tabuleiro.core.action import NOBODY
from tabuleiro.core.digest import digest_of
from tabuleiro.core.game import Game
from tabuleiro.core.state import State
from tabuleiro.testkit.laws.assertions import demand
from tabuleiro.testkit.soaking.policies import Steering, balanced


def fingerprint(state: State) -> str:
    """The hash of all that a position shows: its view, what is legal, the scores."""
    return digest_of([state.view(), state.legal(), state.scores(), state.to_act(), state.decision()])


def check_aliasing(game: Game, seats: int, options: Mapping[str, str] | None, seed: int, steps: int) -> None:
    """Play a game, keep every ancestor in two kinds of copy, and look at all of them again afterwards."""
    steering = Steering(game, seed)
    state = game.new(seats, options)
    kept: list[tuple[State, State, str]] = []
    while state.to_act() != NOBODY and len(kept) < steps:
        before = fingerprint(state)
        copied, refilled = state.copy(), game.new(seats, options)
        refilled.copy_from(state)
        demand("copy", fingerprint(copied) == before, "a copy differs from its original")
        demand("copy-from", fingerprint(refilled) == before, "copy_from does not make a position equal")
        demand("copy-journal", copied.journal is None, "a copy has a journal")
        kept.append((copied, refilled, before))
        state.apply(steering.choose(balanced, state, state.legal()))
        demand("aliasing", fingerprint(copied) == before, f"step {len(kept)} changed an earlier copy")
        demand("aliasing", fingerprint(refilled) == before, f"step {len(kept)} changed what copy_from filled")
    end = fingerprint(state)
    for i, (copied, refilled, before) in enumerate(kept):
        demand("aliasing", fingerprint(copied) == before, f"the position before step {i} was changed later")
        demand("aliasing", fingerprint(refilled) == before, f"the position before step {i} was changed later")
        copied.apply(steering.choose(balanced, copied, copied.legal()))
        demand("aliasing", fingerprint(refilled) == before, f"playing on a copy changed another one, step {i}")
        refilled.apply(steering.choose(balanced, refilled, refilled.legal()))
    demand("aliasing", fingerprint(state) == end, "playing on copies changed the original")
