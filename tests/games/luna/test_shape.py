"""The declared shape of a view is its real one, and a view that lacks or adds something does not fit."""

from pathlib import Path
from typing import Any

import pytest
from pydantic import ConfigDict, TypeAdapter, ValidationError

from tabuleiro.core import parse_record
from tabuleiro.core.records.replay import begin, replay
from tabuleiro.games.luna.present import shape

RECORDS = Path(__file__).parent / "records"
STRIDE = 10
VIEWS: TypeAdapter[list[shape.View]] = TypeAdapter(list[shape.View], config=ConfigDict(strict=True, extra="forbid"))
"""Strict, and no undeclared keys; in a list, because a TypedDict takes its configuration from what holds it."""


@pytest.mark.parametrize("name", ["four_players", "solo_figures_drawn_level_3"])
def test_every_position_of_a_record_has_the_declared_shape(name: str) -> None:
    record = parse_record((RECORDS / f"{name}.tab").read_text(encoding="utf-8"))
    VIEWS.validate_python([begin(record).view()])
    for number, (_, state) in enumerate(replay(record), 1):
        if number % STRIDE == 0 or number == len(record.plies):
            VIEWS.validate_python([state.view()])


@pytest.mark.parametrize(
    ("place", "key", "value"),
    [((), "rounds", 6), (("derived",), "herbs", 1), (("parties", 0), "pier", "1"), (("stones", "1"), "place", "box")],
)
def test_another_shape_is_noticed(place: tuple[Any, ...], key: str, value: object) -> None:
    view: Any = last_view("four_players")
    part = view
    for step in place:
        part = part[step]
    part[key] = value
    with pytest.raises(ValidationError, match=key):
        VIEWS.validate_python([view])


def last_view(name: str) -> object:
    """The last view of a record."""
    record = parse_record((RECORDS / f"{name}.tab").read_text(encoding="utf-8"))
    return list(replay(record))[-1][1].view()
