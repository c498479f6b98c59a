"""The laws of positions as JSON: dump, load, view; and what `load` does with every broken one."""

import json
import marshal
from typing import Final, cast

from tabuleiro.core.digest import canonical
from tabuleiro.core.errors import BadPosition
from tabuleiro.core.game import Game
from tabuleiro.core.state import Position, State
from tabuleiro.testkit.laws.assertions import Broken, demand

FOREIGN: Final[tuple[object, ...]] = ({}, None, [], "position", 7)
"""What is no position at all."""
WRONG: Final[tuple[object, ...]] = (None, True, -1, 10**6, 10**30, 1.5, "", "no such word", [], {}, [[]])
"""What is put in the place of values."""
PLAIN: Final = 2
"""The version of `marshal` that writes equal values as equal bytes."""
WAYS: Final = 3
"""The ways to break a value are divided into this number of parts, and each value is broken in one part of them."""


def check_position(state: State) -> State:
    """The dump is the whole position and nothing else; return the position loaded from it."""
    demand("check", not state.check(), "; ".join(state.check()))
    dumped = canonical(state.dump())
    try:
        loaded = state.game().load(json.loads(dumped))
    except BadPosition as error:
        raise Broken("load-own", f"a position that was played is refused: {error}") from error
    demand("dump-load", canonical(loaded.dump()) == dumped, "dump, load, dump is not the identity")
    demand("load-legal", loaded.legal() == state.legal(), "a loaded position allows other actions")
    demand("load-scores", loaded.scores() == state.scores(), "a loaded position has other scores")
    demand("load-turn", loaded.whose_turn() == state.whose_turn(), "a loaded position has another turn")
    demand("load-result", loaded.result() == state.result(), "a loaded position has another result")
    view = json.loads(canonical(state.view()))
    demand("view", view.pop("derived", None) is not None, "the view has no derived facts")
    demand("view", canonical(view) == dumped, "the view without its derived facts is not the dump")
    return loaded


def check_broken_positions(state: State, turn: int) -> int:
    """Break every value of a dump in some ways, other ones in another turn; return how many were tried."""
    game, dumped = state.game(), canonical(state.dump())
    for foreign in FOREIGN:
        _check_load(game, foreign, f"the position {foreign!r}")
    tried = len(FOREIGN)
    whole: Position = json.loads(dumped)
    for i, place in enumerate(_places(whole, ())):
        for wrong in WRONG[(i + turn) % WAYS :: WAYS] if place else ():
            position = json.loads(dumped)
            _put(position, place, wrong)
            _check_load(game, position, f"{'.'.join(map(str, place))} = {wrong!r}")
            tried += 1
        for change in _reshapings(_at(whole, place)):
            position = json.loads(dumped)
            _reshape(position, place, change)
            _check_load(game, position, f"{'.'.join(map(str, place))}: {change}")
            tried += 1
    return tried


def _check_load(game: Game, position: object, what: str) -> None:
    """Load refuses with `BadPosition`, or the position is sound and exactly what was given."""
    given = _written(position)
    loaded: State | None
    try:
        loaded = game.load(position)
    except BadPosition:
        loaded = None
    except Exception as error:
        raise Broken("load-refusal", f"{what}: {type(error).__name__}: {error}") from error
    demand("load-input", _written(position) == given, f"{what}: loading changed its input")
    if loaded is None:
        return
    is_exact = canonical(loaded.dump()) == canonical(position)
    demand("load-exact", is_exact, f"{what}: was accepted and became something else")
    demand("load-check", not loaded.check(), f"{what}: was accepted, but {loaded.check()}")
    loaded.legal()
    loaded.view()


def _written(position: object) -> bytes:
    """A JSON value as bytes, equal ones alike: a tenth of the work of writing it as JSON."""
    return marshal.dumps(cast("dict[str, object]", position), PLAIN)  # what it takes has a private type


Place = tuple[str | int, ...]


def _places(value: object, place: Place) -> list[Place]:
    """The place of every value inside a JSON value, the outermost first."""
    found: list[Place] = [place]
    if isinstance(value, dict):
        for key, inner in value.items():
            found += _places(inner, (*place, key))
    if isinstance(value, list):
        for i, inner in enumerate(value):
            found += _places(inner, (*place, i))
    return found


def _at(value: object, place: Place) -> object:
    for step in place:
        if isinstance(value, dict):
            value = value[step]
            continue
        assert isinstance(value, list)
        assert isinstance(step, int)
        value = value[step]
    return value


def _put(value: object, place: Place, wrong: object) -> None:
    container, last = _at(value, place[:-1]), place[-1]
    if isinstance(container, dict):
        container[last] = wrong
        return
    assert isinstance(container, list)
    assert isinstance(last, int)
    container[last] = wrong


def _reshapings(value: object) -> tuple[str, ...]:
    """How a value can be reshaped: a table or a list too short or too long, a number off by one."""
    if isinstance(value, dict | list):
        return ("drop", "add") if value else ("add",)
    return ("more", "less") if isinstance(value, int) and not isinstance(value, bool) else ()


def _reshape(position: Position, place: Place, change: str) -> None:
    """Reshape the value at a place in one of these ways."""
    value = _at(position, place)
    if isinstance(value, dict):
        if change == "drop":
            value.pop(next(iter(value)))
        else:
            value["no_such_key"] = 0
    elif isinstance(value, list):
        if change == "drop":
            value.pop()
        else:
            value.append(value[-1] if value else 0)
    elif isinstance(value, int):
        _put(position, place, value + (1 if change == "more" else -1))
