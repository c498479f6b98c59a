"""What can be wrong with input. Every error names the place and what was expected, and nothing was changed."""

from tabuleiro.core.action import Arguments
from tabuleiro.core.refusal import Refusal


def shown(value: object) -> str:
    """A foreign value as an error shows it: short, whatever it is."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):
        return f"something of type {type(value).__name__} that is too large to show"
    return text if len(text) <= 60 else text[:60] + "..."


class InputError(ValueError):
    """Foreign input that we do not accept.

    The text is for programmers; front ends translate `error-<key>` of the shell's catalogue, filled by `arguments`.
    """

    def __init__(self, key: str, text: str, arguments: Arguments) -> None:
        super().__init__(text)
        self.key = key
        self.arguments = arguments


class Malformed(InputError):
    """Not an action of this game at all: no such id, no such text."""


class NotYourTurn(InputError):
    """A sound action, but another seat (or chance) decides now."""

    def __init__(self, seat: int, to_act: int) -> None:
        super().__init__(
            "not-your-turn",
            f"seat {seat} cannot act: the decision belongs to {to_act}",
            {"seat": seat, "actor": to_act},
        )


class Illegal(InputError):
    """A sound action that the rules forbid here; `refusal` names the rule."""

    def __init__(self, refusal: Refusal, action: str) -> None:
        super().__init__(
            "illegal",
            f"{action!r} is refused by {refusal.rule} ({refusal.message})",
            {"action": action, "rule": refusal.rule},
        )
        self.refusal = refusal


class UnknownGame(InputError):
    """No game, or no edition of it, by that name."""


class UnknownRule(InputError):
    """No rule by that ID."""


class UnknownElement(InputError):
    """No element of this board by that name."""

    def __init__(self, element: str) -> None:
        super().__init__("unknown-element", f"unknown element {shown(element)}", {"element": shown(element)})


class BadOption(InputError):
    """A seat count, an option or an option's value that the game does not offer."""


class BadPosition(InputError):
    """A position that cannot stand: either its form or an invariant is broken. `problems` lists all that was found."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("bad-position", "bad position: " + "; ".join(problems), {"problems": "; ".join(problems)})
        self.problems = problems


def _key(error: str, kind: str) -> str:
    """The key of an error: problems of a kind are told in words of their own, others as they are."""
    return f"{error}-{kind}" if kind else error


class BadData(InputError):
    """A value in a data file that is missing or not what it must be; `place` is its path in the file."""

    def __init__(self, place: str, problem: str, kind: str = "", arguments: Arguments | None = None) -> None:
        said: Arguments = {"place": place, "problem": problem}
        super().__init__(_key("bad-data", kind), f"{place}: {problem}", {**said, **(arguments or {})})
        self.place = place
        self.problem = problem


class BadComponents(InputError):
    """An owner's component file that no game can be played with; `problems` lists all that was found."""

    def __init__(self, file: str, problems: list[str]) -> None:
        found = "; ".join(problems)
        super().__init__("bad-components", f"{file}: {found}", {"file": file, "problems": found})
        self.problems = problems


class BadRecord(InputError):
    """A record file that does not replay; `line` is the number of the offending line, from 1."""

    def __init__(self, line: int, problem: str, kind: str = "", arguments: Arguments | None = None) -> None:
        said: Arguments = {"line": line, "problem": problem}
        super().__init__(_key("bad-record", kind), f"line {line}: {problem}", {**said, **(arguments or {})})
        self.line = line
        self.problem = problem
