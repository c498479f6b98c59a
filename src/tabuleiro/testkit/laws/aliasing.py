"""Copies never alias: whatever is done to one position, every other one stays as it is, to the last hidden field."""

from collections.abc import Mapping
from types import GetSetDescriptorType, MemberDescriptorType

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.action import NOBODY
from tabuleiro.core.digest import digest_of
from tabuleiro.core.game import Game
from tabuleiro.core.state import State
from tabuleiro.testkit.laws.assertions import demand
from tabuleiro.testkit.soaking.policies import Steering, balanced


def fingerprint(state: State) -> str:
    """The hash of all that a position shows: its view, what is legal, the scores."""
    return digest_of([state.view(), state.legal(), state.scores(), state.to_act(), state.decision()])


def contents(value: object) -> object:
    """All that lies in the fields of an object and of whatever it holds, as tuples; the game itself is no content."""
    if value is None or isinstance(value, int | str | Game):
        return value
    if isinstance(value, list | tuple | vec):
        return tuple(contents(item) for item in value)
    if isinstance(value, Mapping):
        return tuple((contents(key), contents(item)) for key, item in value.items())
    return tuple((name, contents(getattr(value, name))) for name in _field_names(value) if hasattr(value, name))


def _field_names(value: object) -> list[str]:
    """The fields of an object: compiled classes and slots keep them as descriptors, others in a dictionary."""
    names = set(getattr(value, "__dict__", {}))
    for kind in type(value).__mro__:
        for name, member in vars(kind).items():
            if isinstance(member, GetSetDescriptorType | MemberDescriptorType) and not name.startswith("__"):
                names.add(name)
    return sorted(names)


def _read(state: State) -> None:
    """Ask a position everything that a player, a learner or a server asks."""
    fingerprint(state)
    state.check()
    state.result()
    features = vec[i64]([0] * len(state.game().feature_names))
    for seat in range(state.seats):
        state.features_into(seat, features)


def check_aliasing(game: Game, seats: int, options: Mapping[str, str] | None, seed: int, steps: int) -> None:
    """Play a game, keep every ancestor in two kinds of copy, and look at all of them again afterwards."""
    steering = Steering(game, seed)
    state = game.new(seats, options)
    kept: list[tuple[State, State, str]] = []
    while state.to_act() != NOBODY and len(kept) < steps:
        before = fingerprint(state)
        held = contents(state)
        copied, refilled = state.copy(), game.new(seats, options)
        refilled.copy_from(state)
        demand("copy-source", contents(state) == held, "copying changed the position that was copied")
        demand("copy", fingerprint(copied) == before, "a copy differs from its original")
        demand("copy-from", fingerprint(refilled) == before, "copy_from does not make a position equal")
        demand("copy-journal", copied.journal is None, "a copy has a journal")
        kept.append((copied, refilled, before))
        held = contents(copied)
        _read(state)
        demand("aliasing", contents(copied) == held, f"reading changed what a copy holds, step {len(kept)}")
        state.apply(steering.choose(balanced, state, state.legal()))
        demand("aliasing", contents(copied) == held, f"step {len(kept)} changed what an earlier copy holds")
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
