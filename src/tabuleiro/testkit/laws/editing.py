"""The laws of positions that are set up by hand: fields, edits, problems, and the words for all of them."""

import random
from collections.abc import Iterator, Mapping
from typing import Final

from tabuleiro.core.digest import canonical
from tabuleiro.core.game import Game
from tabuleiro.core.present.explanation import Saying
from tabuleiro.core.present.field import COUNT, FLAG, KINDS, ORDER, PLACE, SET, Field
from tabuleiro.core.present.path import value_at
from tabuleiro.core.present.problem import Problem
from tabuleiro.core.present.rulebook import rule_ids
from tabuleiro.core.state import Position
from tabuleiro.learn.editor import BadEdit, Edit, Edited, check_value, edit, opening
from tabuleiro.testkit.laws.assertions import Broken, demand
from tabuleiro.texts.catalogue import Catalogue, TextFault
from tabuleiro.texts.package import LANGUAGES, read_rules

FAR: Final = 3
"""A count is set a few steps away from what it is."""
EDITS: Final = 25
"""Values that are set in a position."""
LATER: Final = 60
"""Steps from the opening to the second position that is looked at."""


def check_editing(game: Game, seats: int, options: Mapping[str, str], edits: int = EDITS) -> int:
    """The laws in the opening and some steps after it; return how many edits were made.

    A game of which nothing can be set keeps them all.
    """
    examiner = EditingExaminer(game, seats, seats)
    state, made = opening(game, seats, dict(options), seats), 0
    for _ in range(2):
        demand("opening", not state.problems(), "a position that was played has problems")
        position = state.dump()
        fields = examiner.check_fields(position)
        for _ in range(edits if fields else 0):
            field = examiner.dice.choice(fields)
            value = examiner.dice.choice(list(examiner.values(field, value_at(position, field.path))))
            examiner.set(position, field, value, balance=examiner.dice.randrange(FAR) > 0)
            made += 1
        for _ in range(LATER):
            legal = state.legal()
            if legal:
                state.apply(examiner.dice.choice(legal))
    return made


class EditingExaminer:
    """Sets values of positions of one game, and looks at what becomes of them."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        self.game = game
        self.dice = random.Random(seed)
        names = [f"Player {seat + 1}" for seat in range(seats)]
        self.catalogues = [Catalogue(game.name, language, names) for language in LANGUAGES]
        self.rules = set(rule_ids(read_rules(game.name, "en")))
        self.elements = set(game.elements(seats, {}))
        self.told: set[tuple[str, str]] = set()
        """The rules and keys of all problems that came up."""

    def check_fields(self, position: Position) -> list[Field]:
        """Every field stands in the dump, holds what it may, has its words in both languages and a known element."""
        fields = self.game.editing.fields(position)
        paths = [field.path for field in fields]
        demand("fields", len(set(paths)) == len(paths), "a field is listed twice")
        said: list[Saying] = []
        for field in fields:
            demand("field-kind", field.kind in KINDS, f"{field.path} is of no kind: {field.kind}")
            check_value(field, value_at(position, field.path))
            shown = [field.element, *[choice.element for choice in field.choices]]
            demand("field-element", set(shown) - {""} <= self.elements, f"{field.path}: no element {shown}")
            for home in (*field.homes, *[home for choice in field.choices for home in choice.homes]):
                if home:
                    value_at(position, home)
            said += [field.label, field.group, *[choice.saying for choice in field.choices]]
        self._say({(saying.message, tuple(saying.arguments.items())) for saying in said})
        return fields

    def _say(self, sayings: set[tuple[str, tuple[tuple[str, int | str], ...]]]) -> None:
        for catalogue in self.catalogues:
            for message, arguments in sayings:
                try:
                    catalogue(message, dict(arguments))
                except TextFault as fault:
                    raise Broken("field-text", str(fault)) from fault

    def values(self, field: Field, now: object) -> Iterator[object]:
        """Values that a field can be set to: every choice, or some that are drawn."""
        if field.kind == COUNT and isinstance(now, int):
            yield from {self.dice.randint(field.low, field.high), max(field.low, min(field.high, now + FAR)), field.low}
        elif field.kind == FLAG:
            yield not now
        elif field.kind == SET:
            yield [choice.value for choice in field.choices if self.dice.random() < 0.5]
        elif field.kind == ORDER:
            most = min(field.high, len(field.choices))
            drawn = self.dice.sample(field.choices, self.dice.randint(min(field.low, most), most))
            yield [choice.value for choice in drawn]
        else:
            yield from [choice.value for choice in field.choices]
            if field.kind == PLACE:
                yield None

    def set(self, position: Position, field: Field, value: object, *, balance: bool) -> Edited | None:
        """One edit: a sound position or problems, and the position that was given is as it was; None if refused."""
        before = canonical(position)
        try:
            edited = edit(self.game, position, [Edit(field.path, value)], balance=balance)
        except BadEdit:
            demand("edit-input", canonical(position) == before, "a refused edit changed the position")
            return None
        demand("edit-input", canonical(position) == before, "an edit changed the position that was given")
        again = canonical(self.game.read(edited.position).dump())
        demand("edit-dump", again == canonical(edited.position), f"{field.path}: dump, read, dump is not the identity")
        if not edited.problems:
            self.game.load(edited.position)
        for problem in edited.problems:
            self._check_problem(problem)
        return edited

    def _check_problem(self, problem: Problem) -> None:
        if (problem.rule, problem.key) in self.told:
            return
        self.told.add((problem.rule, problem.key))
        demand("problem-rule", problem.rule in self.rules, f"{problem.plain()}: the rule does not exist")
        self._say({(f"problem-{problem.key}", tuple(problem.arguments.items()))})
