"""The position editor: changes values of a dump, keeps the books, and tells every law that the result breaks.

Edits are made on the dump, never on a state. A piece that is put somewhere comes from its home (stock, supply, stack)
and goes back there when it is taken away, so that the laws of conservation hold by themselves; what cannot balance is
told.
"""

import json
import random
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, cast

from tabuleiro.core.action import CHANCE, NOBODY, Arguments
from tabuleiro.core.chance import draw
from tabuleiro.core.digest import canonical, digest
from tabuleiro.core.errors import BadData, BadPosition, InputError, shown
from tabuleiro.core.game import Game
from tabuleiro.core.present.field import CHOICE, COUNT, FLAG, ORDER, PLACE, SET, Field
from tabuleiro.core.present.path import put_at, value_at
from tabuleiro.core.present.problem import Problem
from tabuleiro.core.state import Position, State

PENDING: Final = "decision"
"""The key of the problems that a quiet decision in the place of the pending one can mend."""
MOST_SETUP: Final = 5000
"""No set-up takes more actions."""


class BadEdit(InputError):
    """An edit of something that cannot be set, or to what it cannot be."""

    def __init__(self, path: str, key: str, text: str, arguments: Arguments | None = None) -> None:
        super().__init__(f"bad-edit-{key}", f"{path}: {text}", {"path": path, **(arguments or {})})


class Edit(NamedTuple):
    """One value to be set."""

    path: str
    value: object


class Edited(NamedTuple):
    """A position after edits: it can be read, and `problems` says whether it can stand."""

    state: State
    position: Position
    changed: list[str]
    """The places of the dump that are not as they were."""
    problems: list[Problem]
    is_calmed: bool
    """Something was half done and no longer fitted: the quiet decision of the moment took its place."""

    def digest(self) -> str:
        """The digest of the position."""
        return digest(self.state)


def edit(game: Game, position: object, edits: Sequence[Edit], *, balance: bool = True) -> Edited:
    """A position with values set one after the other; `balance` keeps the books. What is refused changes nothing."""
    before = read(game, position).dump()
    after = _copied(before)
    for one in edits:
        _set(game, after, one, balance=balance)
    state, problems, is_calmed = _judged(game, after)
    dumped = state.dump()
    return Edited(state, dumped, list(_differences(before, dumped, "")), problems, is_calmed)


def read(game: Game, position: object) -> State:
    """The state of a position that may be unsound; what is no position of the game is a `BadPosition`."""
    try:
        return game.read(position)
    except BadData as error:
        raise BadPosition([str(error)]) from error


def opening(game: Game, seats: int, options: dict[str, str], seed: int) -> State:
    """The first quiet decision of a game whose set-up is drawn and chosen at random."""
    dice = random.Random(seed)
    state = game.new(seats, options)
    for _ in range(MOST_SETUP):
        if state.to_act() == NOBODY or state.decision() in game.quiet_kinds:
            break
        is_chance = state.to_act() == CHANCE
        state.apply(draw(state, dice.randrange) if is_chance else dice.choice(state.legal()))
    return state


def _copied(position: Position) -> Position:
    return cast(Position, json.loads(canonical(position)))


def _set(game: Game, position: Position, one: Edit, *, balance: bool) -> None:
    fields = {field.path: field for field in game.editing.fields(position)}
    field = fields.get(one.path)
    if field is None:
        raise BadEdit(shown(one.path), "path", "nothing by that name can be set here")
    check_value(field, one.value)
    old = value_at(position, one.path)
    put_at(position, one.path, one.value)
    if not balance:
        return
    _Books(position, fields).shift(field, old, one.value)
    try:
        game.editing.reconcile(position, one.path, game.read)
    except BadData as error:
        raise BadEdit(one.path, "form", str(error)) from error


def check_value(field: Field, value: object) -> None:
    """Refuse what a field cannot hold."""
    if field.kind == COUNT:
        if isinstance(value, bool) or not isinstance(value, int) or not field.low <= value <= field.high:
            said: Arguments = {"low": field.low, "high": field.high, "found": shown(value)}
            text = f"expected an integer from {field.low} to {field.high}, found {shown(value)}"
            raise BadEdit(field.path, "count", text, said)
    elif field.kind == FLAG:
        if not isinstance(value, bool):
            raise BadEdit(field.path, "flag", f"expected true or false, found {shown(value)}", {"found": shown(value)})
    elif field.kind in (ORDER, SET):
        _check_list(field, value)
    elif not (value is None and field.kind == PLACE):
        _check_choice(field, value)


def _check_list(field: Field, value: object) -> None:
    if not isinstance(value, list):
        raise BadEdit(field.path, "list", f"expected a list, found {shown(value)}", {"found": shown(value)})
    for item in value:
        _check_choice(field, item)
    places = [_index(field, item) for item in value]
    if field.kind == SET and places != sorted(set(places)):
        raise BadEdit(field.path, "set", "expected each once, in the order of the choices")
    if field.kind == ORDER and not field.low <= len(value) <= field.high:
        said: Arguments = {"low": field.low, "high": field.high, "found": len(value)}
        raise BadEdit(field.path, "length", f"expected {field.low} to {field.high} items, found {len(value)}", said)


def _check_choice(field: Field, value: object) -> None:
    if _index(field, value) < 0:
        known = ", ".join(shown(choice.value) for choice in field.choices)
        said: Arguments = {"known": known, "found": shown(value)}
        raise BadEdit(field.path, "choice", f"expected one of {known}, found {shown(value)}", said)


def _index(field: Field, value: object) -> int:
    """The place of a value among the choices; true is not 1."""
    for i, choice in enumerate(field.choices):
        if choice.value == value and type(choice.value) is type(value):
            return i
    return -1


class _Books:
    """Gives and takes, so that what is put somewhere is nowhere else (double-entry bookkeeping)."""

    def __init__(self, position: Position, fields: dict[str, Field]) -> None:
        self.position = position
        self.fields = fields

    def shift(self, field: Field, old: object, new: object) -> None:
        """Take what came into a field from where it was, give back what left it."""
        if field.kind in (COUNT, FLAG):
            risen = cast(int, new) - cast(int, old)
            self._count(field, -risen if field.releases else risen)
        elif field.kind in (ORDER, SET):
            left, come = list(cast("list[object]", old)), list(cast("list[object]", new))
            for value in list(come):
                if value in left:
                    left.remove(value)
                    come.remove(value)
            for value in left:
                self._give(field, value)
            for value in come:
                self._take(field, value, None)
        elif old != new and (new is None or not self._take(field, new, old)):
            self._give(field, old)

    def _count(self, field: Field, risen: int) -> None:
        if risen < 0 and field.homes:
            self._add(field.homes[0], -risen)
            return
        for home in field.homes:
            taken = max(0, min(risen, cast(int, value_at(self.position, home))))
            self._add(home, -taken)
            risen -= taken

    def _add(self, home: str, count: int) -> None:
        put_at(self.position, home, cast(int, value_at(self.position, home)) + count)

    def _homes(self, field: Field, value: object) -> list[str]:
        """Where something can be besides in this field."""
        index = _index(field, value)
        return [home for home in field.choices[index].homes if home != field.path] if index >= 0 else []

    def _give(self, field: Field, value: object) -> None:
        homes = self._homes(field, value) if value is not None else []
        if homes and homes[0]:
            self._put(homes[0], value)

    def _put(self, home: str, value: object) -> None:
        """Into a count as one more, into a set at its place, onto an ordered list at its end."""
        there, listed = value_at(self.position, home), self.fields.get(home)
        if isinstance(there, list):
            there.append(value)
            if listed is not None and listed.kind == SET:
                there.sort(key=lambda item: _index(listed, item))
        elif self._is_place(home):
            put_at(self.position, home, value)
        else:
            self._add(home, 1)

    def _take(self, field: Field, value: object, old: object) -> bool:
        """Take something from where it is; whether what it replaces could take its place there."""
        for home in self._homes(field, value):
            there = value_at(self.position, home) if home else None
            if isinstance(there, list) and value in there:
                there.remove(value)
            elif home and self._is_place(home) and there == value:
                put_at(self.position, home, None)
            elif home and not self._is_place(home) and isinstance(there, int) and there > 0:
                self._add(home, -1)
                return False
            else:
                continue
            if old is not None and home in self._homes(field, old):
                self._put(home, old)
                return True
            return False
        return False

    def _is_place(self, home: str) -> bool:
        """Whether what stands there names something, such as a seat, and counts nothing."""
        field = self.fields.get(home)
        return field is not None and field.kind in (PLACE, CHOICE)


def _judged(game: Game, position: Position) -> tuple[State, list[Problem], bool]:
    """The state, its problems, and whether a quiet decision took the place of what no longer fitted."""
    try:
        state = game.read(position)
    except BadData as error:
        raise BadEdit(error.place, "form", error.problem) from error
    problems = state.problems()
    if any(problem.key == PENDING for problem in problems):
        quiet = _copied(position)
        game.editing.calm(quiet)
        calmed = game.read(quiet)
        left = calmed.problems()
        if not any(problem.key == PENDING for problem in left):
            return calmed, left, True
    return state, problems, False


def _differences(before: object, after: object, path: str) -> Iterator[str]:
    """The places at which two values differ; a list that has another length differs as a whole."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key in before:
            yield from _differences(before[key], after[key], f"{path}.{key}" if path else key)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for i, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from _differences(old, new, f"{path}[{i}]")
    elif before != after:
        yield path
