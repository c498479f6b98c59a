"""REST: share cards: a picture of a finished game, of its analysis, or of a puzzle; the page makes a PNG of it."""

from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import Response

from tabuleiro.learn.analysis.shape import AnalysisShape
from tabuleiro.learn.report.card import Card, CardRow, draw_card
from tabuleiro.server.answers.known import known as check_language
from tabuleiro.server.answers.puzzles import find as find_puzzle
from tabuleiro.server.answers.replay import started
from tabuleiro.server.errors import RequestError
from tabuleiro.server.http.learning.analyses import found_of
from tabuleiro.server.http.learning.asking import find
from tabuleiro.server.http.session import Anyone, Server, id_of
from tabuleiro.server.http.tables import Key
from tabuleiro.server.table.snapshot import Snapshot
from tabuleiro.texts.catalogue import Catalogue

router = APIRouter(prefix="/api", tags=["cards"])
SVG = "image/svg+xml"
Named = Annotated[bool, Query(alias="names", description="whether names are shown, or seats alone")]


@router.get("/tables/{table}/card/{language}", response_class=Response)
async def of_table(
    table: str, language: str, server: Server, user: Anyone, key: Key = "", *, names: Named = True
) -> Response:
    """How a finished game ended."""
    snapshot, _ = await started(server.tables, table, id_of(user), key)
    return respond(tell_result(snapshot, language, names=names, found=None))


@router.get("/analyses/{analysis}/card/{language}", response_class=Response)
async def of_analysis(
    analysis: str, language: str, server: Server, user: Anyone, key: Key = "", *, names: Named = True
) -> Response:
    """How a game ended, with everybody's chances over its course."""
    known, snapshot = await find(server, analysis, id_of(user), key)
    return respond(tell_result(snapshot, language, names=names, found=await found_of(server, known)))


@router.get("/puzzles/{puzzle}/card/{language}", response_class=Response)
async def of_puzzle(puzzle: str, language: str) -> Response:
    """What a puzzle asks; nothing of its solution."""
    asked = find_puzzle(puzzle)
    check_language(asked.game, language)
    text = Catalogue(asked.game, language)
    claim = text("card-claim-" + asked.claim)
    subtitle = text.literal("card-puzzle", {"level": asked.level, "seats": asked.seats})
    alt = ". ".join((text("game-name"), subtitle, claim))
    return respond(Card(text("game-name"), subtitle, [], [CardRow(asked.seat, claim, [])], alt))


def respond(card: Card) -> Response:
    """A card as an image."""
    return Response(draw_card(card), media_type=SVG)


def tell_result(snapshot: Snapshot, language: str, *, names: bool, found: AnalysisShape | None) -> Card:
    """The card of a game that is over: players by their places, with points and, where it was judged, accuracy."""
    agreement = snapshot.agreed()
    check_language(agreement.game, language)
    result = snapshot.playing().state.result()
    if result is None:
        raise RequestError("not_started", "a card is given when the game is over")
    text = Catalogue(agreement.game, language)
    judged = {one["seat"]: one["accuracy"] for one in found["seat_reports"]} if found is not None else {}
    order = sorted(range(agreement.seats), key=lambda seat: (result.standings[seat].rank or 99, seat))
    heads = [text("card-points"), *([text("card-accuracy")] if judged else [])]
    rows: list[CardRow] = []
    for seat in order:
        accuracy = judged.get(seat)
        figures = [
            str(result.standings[seat].points),
            *(["-" if accuracy is None else f"{accuracy:.0f}"] if judged else []),
        ]
        rows.append(CardRow(seat, seat_name(snapshot, seat, text, names=names), figures))
    said = "; ".join(f"{row.name}: {', '.join(row.figures)}" for row in rows)
    subtitle = text.literal("card-result", {"seats": agreement.seats, "day": snapshot.updated[:10]})
    drawn = found if found is not None and (found["graph"] or found["margin"]) and not found["unproven"] else None
    foot = "" if drawn is None else text("card-chances")
    alt = f"{text('game-name')}. {subtitle}. {said}"
    return Card(text("game-name"), subtitle, heads, rows, alt, drawn, foot)


def seat_name(snapshot: Snapshot, seat: int, text: Catalogue, *, names: bool) -> str:
    """What somebody is called on a card: by name, a bot by its level, or by the number of the seat alone."""
    sitting = snapshot.seats[seat]
    if sitting.level:
        return text(f"level-{sitting.level}")
    return sitting.name if names and sitting.name else text.literal("card-seat", {"number": seat + 1})
