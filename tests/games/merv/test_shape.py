"""Views have the shape that `present/shape.py` declares; front ends rely on it."""

from pathlib import Path

import pytest
from pydantic import ConfigDict, TypeAdapter, ValidationError

from tabuleiro.core import parse_record
from tabuleiro.core.records.replay import begin
from tabuleiro.core.state import Position
from tabuleiro.games.merv.present.shape import View

RECORDS = Path(__file__).parent / "records"
STRIDE = 10
VIEWS: TypeAdapter[list[View]] = TypeAdapter(list[View], config=ConfigDict(strict=True, extra="forbid"))
"""In a list, because a TypedDict takes its configuration from what holds it."""


def views_of(name: str) -> list[Position]:
    record = parse_record((RECORDS / f"{name}.tab").read_text(encoding="utf-8"))
    state = begin(record)
    views = [state.view()]
    for i, ply in enumerate(record.plies, start=1):
        state.apply(state.game().parse(ply.text))
        if i % STRIDE == 0 or i == len(record.plies):
            views.append(state.view())
    return views


@pytest.mark.parametrize("name", ["solo_won", "four_players"])
def test_every_view_of_a_record_has_the_declared_shape(name: str) -> None:
    views = views_of(name)
    assert len(views) > 10
    VIEWS.validate_python(views)


def test_another_shape_is_noticed() -> None:
    view = views_of("solo_won")[0]
    for other in ({**view, "year": "1"}, {**view, "extra": 1}, {key: view[key] for key in view if key != "row"}):
        with pytest.raises(ValidationError):
            VIEWS.validate_python([other])
