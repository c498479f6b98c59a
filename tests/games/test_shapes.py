"""The declared shape of a view is its real one in all four games, and a view that lacks or adds something does not fit.

Front ends rely on it: their types are generated from the declaration.
"""

from functools import cache
from importlib import import_module
from pathlib import Path
from types import GenericAlias
from typing import Any

import pytest
from pydantic import ConfigDict, TypeAdapter, ValidationError

from tabuleiro.core import parse_record
from tabuleiro.core.records.replay import begin, replay

STRIDE = 10
"""One position of so many is looked at, and the last one."""
RECORDS = [
    ("coimbra", "copied_bonus"),
    ("coimbra", "four_players"),
    ("hansa_teutonica", "completed_cities_10"),
    ("hansa_teutonica", "shared_victory"),
    ("luna", "solo_figures_drawn_level_3"),
    ("luna", "four_players"),
    ("merv", "four_players"),
    ("merv", "solo_won"),
]
CHANGES: list[tuple[str, tuple[str | int, ...], str, object]] = [
    ("coimbra", (), "weather", "rain"),
    ("coimbra", ("derived",), "colour", "gray"),
    ("coimbra", ("players", 0), "coins", "7"),
    ("coimbra", ("derived", "tracks", "council"), "points", None),
    ("coimbra", ("dice", "gray_1"), "owner", "phil"),
    ("hansa_teutonica", (), "rounds", 6),
    ("hansa_teutonica", ("derived",), "tavern", "yes"),
    ("hansa_teutonica", ("players", 0), "prestige", "1"),
    ("hansa_teutonica", ("derived", "coellen", 0), "colour", "green"),
    ("luna", (), "rounds", 6),
    ("luna", ("derived",), "herbs", 1),
    ("luna", ("parties", 0), "pier", "1"),
    ("luna", ("stones", "1"), "place", "box"),
    ("merv", (), "year", "1"),
    ("merv", (), "extra", 1),
]
"""By game: in which part of a view, which key gets which value."""


@cache
def views_of(game: str) -> TypeAdapter[list[Any]]:
    """Strict, and no undeclared keys; in a list, because a TypedDict takes its configuration from what holds it."""
    shape = import_module(f"tabuleiro.games.{game}.present.shape")
    declared: Any = GenericAlias(list, shape.View)
    return TypeAdapter(declared, config=ConfigDict(strict=True, extra="forbid"))


def views(game: str, name: str) -> list[Any]:
    """Views of a kept record from its beginning to its end."""
    record = parse_record((Path(__file__).parent / game / "records" / f"{name}.tab").read_text(encoding="utf-8"))
    seen = [begin(record).view()]
    for number, (_, state) in enumerate(replay(record), start=1):
        if number % STRIDE == 0 or number == len(record.plies):
            seen.append(state.view())
    return seen


@pytest.mark.parametrize(("game", "name"), RECORDS)
def test_the_positions_of_a_record_have_the_declared_shape(game: str, name: str) -> None:
    seen = views(game, name)
    assert len(seen) > 5
    views_of(game).validate_python(seen)


@pytest.mark.parametrize(("game", "place", "key", "value"), CHANGES)
def test_another_shape_is_noticed(game: str, place: tuple[str | int, ...], key: str, value: object) -> None:
    view = views(game, dict(RECORDS)[game])[-1]
    part = view
    for step in place:
        part = part[step]
    part[key] = value
    with pytest.raises(ValidationError, match=key):
        views_of(game).validate_python([view])


@pytest.mark.parametrize("game", dict(RECORDS))
def test_a_missing_part_is_noticed(game: str) -> None:
    view = views(game, dict(RECORDS)[game])[-1]
    del view["derived"]
    with pytest.raises(ValidationError, match="derived"):
        views_of(game).validate_python([view])
