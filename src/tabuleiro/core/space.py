"""The action space: one dense range of ids per game, and the exact text form of each."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.errors import Malformed, shown

LONGEST: Final = 80
"""The number of characters of the input that an error repeats, however long the input was."""


class Parameter(NamedTuple):
    """One parameter of a family and the words for its values, in the order of the ids."""

    name: str
    words: tuple[str, ...]


class Family(NamedTuple):
    """All actions of one kind: the product of its parameters, the last one running fastest."""

    kind: str
    parameters: tuple[Parameter, ...] = ()
    chance: bool = False

    def size(self) -> int:
        """How many ids the family takes."""
        size = 1
        for parameter in self.parameters:
            size *= len(parameter.words)
        return size


class ActionSpace:
    """Families laid end to end: players' ids first, chance ids after them.

    `format` and `parse` are exact inverses: a text is the kind and the words of its parameters, joined by one space.
    """

    def __init__(self, families: Sequence[Family]) -> None:
        self.families: list[Family] = list(families)
        self.bases: list[int] = []
        self.index: dict[str, int] = {}
        self.size = 0
        self.players = 0
        for i, family in enumerate(self.families):
            assert family.kind not in self.index, f"two families are called {family.kind}"
            assert family.chance or self.players == self.size, (
                f"{family.kind}: players' ids must come before chance ids"
            )
            self.index[family.kind] = i
            self.bases.append(self.size)
            self.size += family.size()
            if not family.chance:
                self.players = self.size
        self.blank: vec[i64] = vec[i64]([0] * self.size)
        """As long as the space, to be copied where a buffer for ids is needed."""

    def base(self, kind: str) -> int:
        """The first id of a family."""
        return self.bases[self.index[kind]]

    def family(self, action: int) -> Family:
        """The family that an id belongs to."""
        return self.families[self._place(action)]

    def kind(self, action: int) -> str:
        """The kind of an id."""
        return self.family(action).kind

    def values(self, action: int) -> list[int]:
        """The parameter values of an id, as indices into their words."""
        place = self._place(action)
        rest = action - self.bases[place]
        values: list[int] = []
        for parameter in reversed(self.families[place].parameters):
            rest, value = divmod(rest, len(parameter.words))
            values.append(value)
        values.reverse()
        return values

    def words(self, action: int) -> list[str]:
        """The parameter values of an id, as words."""
        parameters = self.family(action).parameters
        return [parameter.words[value] for parameter, value in zip(parameters, self.values(action), strict=True)]

    def id(self, kind: str, values: Sequence[int] = ()) -> int:
        """The id of a kind with these parameter values."""
        place = self.index[kind]
        action = 0
        for parameter, value in zip(self.families[place].parameters, values, strict=True):
            assert 0 <= value < len(parameter.words), f"{kind}: {parameter.name} {value} is out of range"
            action = action * len(parameter.words) + value
        return self.bases[place] + action

    def naming(self, word: str, kinds: Sequence[str] | None = None) -> list[int]:
        """The players' actions, of these kinds in their order or of any, of which a parameter has this word."""
        found: list[int] = []
        for kind in [family.kind for family in self.families if not family.chance] if kinds is None else kinds:
            family, base = self.families[self.index[kind]], self.base(kind)
            if any(word in parameter.words for parameter in family.parameters):
                found += [action for action in range(base, base + family.size()) if word in self.words(action)]
        return found

    def of_kinds(self, kinds: Sequence[str]) -> list[int]:
        """All actions of these kinds, in their order."""
        families = [self.families[self.index[kind]] for kind in kinds]
        return [self.base(family.kind) + rest for family in families for rest in range(family.size())]

    def format(self, action: int) -> str:
        """The text of an id."""
        return " ".join([self.kind(action), *self.words(action)])

    def parse(self, text: str) -> int:
        """The id of a text; `Malformed` says which word is wrong and what was expected there."""
        parts = text.split(" ")
        kind = parts[0]
        text = text if len(text) <= LONGEST else text[:LONGEST] + "..."
        if kind not in self.index:
            known = ", ".join(sorted(self.index))
            raise Malformed(
                "unknown-kind",
                f"unknown action {kind[:LONGEST]!r} in {text!r}: expected one of {known}",
                {"kind": kind[:LONGEST], "text": text, "known": known},
            )
        parameters = self.families[self.index[kind]].parameters
        if len(parts) - 1 != len(parameters):
            form = " ".join([kind, *(f"<{parameter.name}>" for parameter in parameters)])
            raise Malformed(
                "wrong-form", f"{text!r} has the wrong form: expected {form!r}", {"text": text, "form": form}
            )
        values: list[int] = []
        for parameter, word in zip(parameters, parts[1:], strict=True):
            if word not in parameter.words:
                known = ", ".join(parameter.words)
                raise Malformed(
                    "unknown-word",
                    f"{word[:LONGEST]!r} in {text!r} is no {parameter.name}: expected one of {known}",
                    {"word": word[:LONGEST], "text": text, "parameter": parameter.name, "known": known},
                )
            values.append(parameter.words.index(word))
        return self.id(kind, values)

    def check(self, action: object) -> int:
        """The action, if it is an id of this space; whatever else comes in is `Malformed`."""
        if isinstance(action, bool) or not isinstance(action, int) or not 0 <= action < self.size:
            raise Malformed(
                "no-such-id",
                f"no action has the id {shown(action)}: ids run from 0 to {self.size - 1}",
                {"id": shown(action), "last": self.size - 1},
            )
        return action

    def _place(self, action: int) -> int:
        self.check(action)
        low, high = 0, len(self.bases) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self.bases[middle] <= action:
                low = middle
            else:
                high = middle - 1
        return low
