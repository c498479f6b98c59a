"""REST: where every printed value of a game comes from."""

from functools import cache

import orjson
from fastapi import APIRouter, Request
from fastapi.responses import Response

from tabuleiro.core.edition import edition_name
from tabuleiro.core.registry import find_game, find_packaged
from tabuleiro.server.answers.known import known
from tabuleiro.server.http.games import JSON
from tabuleiro.server.http.kept_answer import KeptAnswer
from tabuleiro.server.http.models import ComponentValuesResponse
from tabuleiro.texts.catalogue import Catalogue
from tabuleiro.texts.component_values import known_values, row_name, rows, title

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games/{game}/values", response_model=ComponentValuesResponse)
async def component_values(game: str, request: Request) -> Response:
    """Every printed value of a game's current edition, with its provenance."""
    known(game, "en")
    return keep_values(game).respond(request)


@cache
def keep_values(name: str) -> KeptAnswer:
    """The values of a game."""
    return KeptAnswer(orjson.dumps(encode_values(name)), JSON)


def encode_values(name: str) -> dict[str, object]:
    """The values row by row; the names are messages of the game's catalogue."""
    game = find_game(name)
    catalogue = Catalogue(name, "en")
    return {
        "edition": edition_name(game),
        "own": game.components != find_packaged(name).components,
        "rows": [
            {
                "section": section,
                "title": title(section),
                "item": item,
                "name": row_name(catalogue, row[0]),
                "values": [
                    {"field": value.field, "value": value.value, "provenance": value.provenance} for value in row
                ],
            }
            for section, item, row in rows(known_values(game))
        ],
    }
