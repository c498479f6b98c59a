"""Seats that go back to their owners after the turn that a bot has played for them."""

from tabuleiro.server.table.log_entry import SEAT, Draft
from tabuleiro.server.table.playthrough import Playthrough
from tabuleiro.server.table.snapshot import Snapshot


def returning_seats(snapshot: Snapshot, turn: int) -> list[int]:
    """The seats that a bot was to play for one turn alone, which is over when the game is at another turn."""
    clocks = snapshot.clocks
    if clocks is None:
        return []
    relieved = [number for number, seat in enumerate(snapshot.seats) if seat.relief == "turn"]
    return [number for number in relieved if clocks.relieved[number] != turn]


def return_drafts(snapshot: Snapshot, playthrough: Playthrough, user: int) -> list[Draft]:
    """What is written about such seats together with the action that ends the turn."""
    drafts: list[Draft] = []
    for number in returning_seats(snapshot, playthrough.turn.number):
        own = snapshot.seats[number]._replace(standin="", relief="")
        drafts.append(Draft(SEAT, playthrough.ply(), number, user, own._asdict(), playthrough.digest()))
    return drafts
