"""Request and response models of the position editor."""

from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictInt

from tabuleiro.server.http.models import Body, Text
from tabuleiro.server.models import Response

MOST_EDITS = 500
"""The most values that one request sets."""
FieldKind = Literal["place", "count", "choice", "order", "set", "flag"]


class OpeningBody(Body):
    """A game that is to be set up, and for how many seats."""

    game: Text
    seats: Annotated[StrictInt, Field(ge=1, le=10)]
    options: Annotated[dict[Text, Text], Field(default_factory=dict, max_length=50)]


class EditBody(Body):
    """One value to be set, as the position writes it."""

    path: Text
    value: object


class EditsBody(Body):
    """Values to be set in a position, one after the other; `balance` keeps the books."""

    game: Text
    position: dict[str, object]
    edits: Annotated[list[EditBody], Field(default_factory=list, max_length=MOST_EDITS)]
    balance: StrictBool = True


class SaidResponse(Response):
    """A message of the game's catalogue, and what fills it."""

    message: str
    arguments: dict[str, int | str]


class ChoiceResponse(SaidResponse):
    """Something that can stand in a field, where it comes from, and the element of the board that stands for it."""

    value: int | str | None
    home: str
    element: str


class FieldResponse(Response):
    """One value that can be set; `choices` is the number of a list of choices, `home` is where a count takes from."""

    path: str
    kind: FieldKind
    label: SaidResponse
    group: SaidResponse
    choices: int | None
    low: int
    high: int
    element: str
    home: str


class FormResponse(Response):
    """What can be set, group by group; many fields share a list of choices."""

    fields: list[FieldResponse]
    choices: list[list[ChoiceResponse]]


class ProblemResponse(SaidResponse):
    """A law that the position breaks, the places of the dump and the elements of the board that have to do with it."""

    rule: str
    paths: list[str]
    elements: list[str]


class EditedResponse(Response):
    """A position after edits.

    `calmed` says that a quiet decision took the place of one that was half done. `form` is null when what can be set
    is what it was, `view` when a position like this cannot be drawn.
    """

    game: str
    version: int
    components: str
    position: dict[str, object]
    changed: list[str]
    problems: list[ProblemResponse]
    digest: str
    calmed: bool
    view: dict[str, object] | None
    form: FormResponse | None


class StoryResponse(Response):
    """A test that loads a position, as text."""

    text: str
