"""Reads effect lists and costs, the two little languages of components.toml (ME-0.1, ME-4.9)."""

from typing import Final

from tabuleiro.core.reader import Reader

OPERATIONS: Final[tuple[str, ...]] = (
    "gain_vp",
    "gain_favor",
    "gain_influence",
    "gain_camel",
    "gain_white",
    "gain_cube_choice",
    "gain_scroll",
    "deploy_soldier",
    "take_upgrade_white",
    "take_upgrade_bonus",
    "take_scoring_tile",
)
UNITS: Final[tuple[str, ...]] = ("orange", "purple", "teal", "pink", "any")
"""What a unit of a cost may ask for, in the order of paying."""
MOST: Final = 3
"""Effects in one list."""


def read_effects(entry: Reader) -> list[int]:
    """A list of effects as operation, number, operation, number, ..."""
    flat: list[int] = []
    for effect in entry.items():
        effect.only(("op", "n"))
        flat.append(effect.at("op").word(OPERATIONS))
        single = OPERATIONS[flat[-1]].startswith("take_")
        flat.append(effect.at("n").integer(1, 1 if single else 20))
    if len(flat) > 2 * MOST:
        raise entry.fail(f"expected at most {MOST} effects")
    return flat


def read_cost(entry: Reader) -> list[int]:
    """A cost as its number of units of each of UNITS: either colours or `any`, never both."""
    for unit in entry.table():
        if unit not in UNITS:
            raise entry.fail(f"has an unknown unit {unit!r}: expected one of {', '.join(UNITS)}")
    cost = [entry.at(unit).integer(1, 9) if entry.has(unit) else 0 for unit in UNITS]
    if sum(cost) == 0:
        raise entry.fail("expected at least one cube")
    if cost[-1] > 0 and sum(cost) > cost[-1]:
        raise entry.fail("expected either colours or any, not both")
    return cost
