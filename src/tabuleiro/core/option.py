"""The options of a game: what is agreed on before the first decision."""

from collections.abc import Mapping
from typing import NamedTuple

from tabuleiro.core.errors import BadOption


class Option(NamedTuple):
    """One option. `values` maps each value to the seat counts that may choose it.

    An option that came with a later version of the game says since which one it exists, and how the game was played
    before: an older game goes on with that value, a new one has the default.
    """

    name: str
    default: str
    values: Mapping[str, tuple[int, ...]]
    since: int = 1
    before: str = ""

    def allowed(self, seats: int) -> list[str]:
        """The values that this seat count may choose."""
        return [value for value, counts in self.values.items() if seats in counts]


def complete_options(options: list[Option], seats: int, chosen: Mapping[str, str]) -> dict[str, str]:
    """Every option with its value, defaults filled in; an unknown name or value is refused by name."""
    names = [option.name for option in options]
    for name in chosen:
        if name not in names:
            raise BadOption(
                "unknown-option",
                f"unknown option {name!r}: expected one of {', '.join(names) or '(this game has none)'}",
                {"option": name, "known": ", ".join(names) or "none"},
            )
    settled: dict[str, str] = {}
    for option in options:
        value = chosen.get(option.name, option.default)
        allowed = option.allowed(seats)
        if value not in allowed:
            raise BadOption(
                "bad-option-value",
                f"option {option.name} cannot be {value!r} with {seats} seats: expected one of {', '.join(allowed)}",
                {"option": option.name, "value": value, "seats": seats, "known": ", ".join(allowed)},
            )
        settled[option.name] = value
    return settled
