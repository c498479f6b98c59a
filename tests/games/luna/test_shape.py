"""The declared shape of a view is its real one, and a view that lacks or adds something does not fit."""

from pathlib import Path
from typing import Any

import pytest
from pydantic import ConfigDict, TypeAdapter, ValidationError
from typing_extensions import is_typeddict

from tabuleiro.core import parse_record
from tabuleiro.core.replay import begin, replay
from tabuleiro.games.luna.present import shape

RECORDS = Path(__file__).parent / "records"
STRIDE = 10


@pytest.fixture(scope="module")
def view_of_luna() -> TypeAdapter[shape.View]:
    """Strict: no conversions, no keys that are not declared."""
    for declared in vars(shape).values():
        if is_typeddict(declared):
            declared.__pydantic_config__ = ConfigDict(strict=True, extra="forbid")
    return TypeAdapter(shape.View)


@pytest.mark.parametrize("name", ["four_players", "solo_figures_chosen_level_3"])
def test_every_position_of_a_record_has_the_declared_shape(name: str, view_of_luna: TypeAdapter[shape.View]) -> None:
    record = parse_record((RECORDS / f"{name}.tab").read_text(encoding="utf-8"))
    view_of_luna.validate_python(begin(record).view())
    for number, (_, state) in enumerate(replay(record), 1):
        if number % STRIDE == 0 or number == len(record.plies):
            view_of_luna.validate_python(state.view())


@pytest.mark.parametrize(
    ("place", "key", "value"),
    [((), "rounds", 6), (("derived",), "herbs", 1), (("parties", 0), "pier", "1"), (("stones", "1"), "place", "box")],
)
def test_another_shape_is_noticed(
    place: tuple[Any, ...], key: str, value: object, view_of_luna: TypeAdapter[shape.View]
) -> None:
    view: Any = last_view("four_players")
    part = view
    for step in place:
        part = part[step]
    part[key] = value
    with pytest.raises(ValidationError, match=key):
        view_of_luna.validate_python(view)


def last_view(name: str) -> object:
    """The last view of a record."""
    record = parse_record((RECORDS / f"{name}.tab").read_text(encoding="utf-8"))
    return list(replay(record))[-1][1].view()
