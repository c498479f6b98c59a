"""REST: positions set up by hand. What is unsound is told, and no table ever begins with it."""

import secrets

from fastapi import APIRouter

from tabuleiro.learn.editor import Edit
from tabuleiro.server.answers.editing import edit_position, open_position, story_of
from tabuleiro.server.http.editor.models import EditedResponse, EditsBody, OpeningBody, StoryResponse
from tabuleiro.server.http.models import PositionBody
from tabuleiro.server.http.session import SignedIn

router = APIRouter(prefix="/api/positions", tags=["positions"])


@router.post("/opening", response_model=EditedResponse)
async def begin(body: OpeningBody, user: SignedIn) -> dict[str, object]:  # noqa: ARG001 - needs a session
    """A game set up at random, at its first quiet decision, and all that can be set in it."""
    return open_position(body.game, body.seats, body.options, secrets.randbits(32))


@router.post("/edit", response_model=EditedResponse)
async def change(body: EditsBody, user: SignedIn) -> dict[str, object]:  # noqa: ARG001 - needs a session
    """A position with values set, and every law that it breaks."""
    edits = [Edit(one.path, one.value) for one in body.edits]
    return edit_position(body.game, body.position, edits, balance=body.balance)


@router.post("/test", response_model=StoryResponse)
async def write_test(body: PositionBody, user: SignedIn) -> dict[str, object]:  # noqa: ARG001 - needs a session
    """The test that a position makes."""
    return story_of(body.game, body.position)
