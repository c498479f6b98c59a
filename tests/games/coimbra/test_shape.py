"""The declared shape of a view is its real one, and a view that lacks or adds something does not fit."""

from pathlib import Path
from typing import Any

import pytest
from pydantic import ConfigDict, TypeAdapter, ValidationError
from typing_extensions import is_typeddict

from tabuleiro.core import parse_record
from tabuleiro.core.records.replay import begin, replay
from tabuleiro.games.coimbra.present import shape

RECORDS = Path(__file__).parent / "records"
STRIDE = 10


@pytest.fixture(scope="module")
def view_of_coimbra() -> TypeAdapter[shape.View]:
    """Strict: no conversions, no keys that are not declared."""
    for declared in vars(shape).values():
        if is_typeddict(declared):
            declared.__pydantic_config__ = ConfigDict(strict=True, extra="forbid")
    return TypeAdapter(shape.View)


@pytest.mark.parametrize("name", ["copied_bonus", "four_players"])
def test_the_positions_of_a_record_have_the_declared_shape(name: str, view_of_coimbra: TypeAdapter[shape.View]) -> None:
    record = parse_record((RECORDS / f"{name}.tab").read_text(encoding="utf-8"))
    view_of_coimbra.validate_python(begin(record).view())
    for number, (_, state) in enumerate(replay(record), 1):
        if number % STRIDE == 0 or number == len(record.plies):
            view_of_coimbra.validate_python(state.view())


@pytest.mark.parametrize(
    ("place", "key", "value"),
    [
        ((), "weather", "rain"),
        (("derived",), "colour", "gray"),
        (("players", 0), "coins", "7"),
        (("derived", "tracks", "council"), "points", None),
        (("dice", "gray_1"), "owner", "phil"),
    ],
)
def test_another_shape_is_noticed(
    place: tuple[Any, ...], key: str, value: object, view_of_coimbra: TypeAdapter[shape.View]
) -> None:
    record = parse_record((RECORDS / "two_players.tab").read_text(encoding="utf-8"))
    view: Any = list(replay(record))[-1][1].view()
    part = view
    for step in place:
        part = part[step]
    part[key] = value
    with pytest.raises(ValidationError, match=key):
        view_of_coimbra.validate_python(view)
