"""What no step may do (CO-13)."""

from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.state import CoimbraFields


def broken_steps(before: CoimbraFields, after: CoimbraFields, action: int) -> list[str]:  # noqa: ARG001 - the laws are about all actions
    """Every way in which something that only grows has shrunk, or the order changed outside phase D."""
    problems: list[str] = []
    if after.round < before.round:
        problems.append("CO-13.9: the round number fell")
    for seat in range(after.seats):
        for i in range(c.MONASTERY_SPACES):
            if after.disks[seat * c.MONASTERY_SPACES + i] < before.disks[seat * c.MONASTERY_SPACES + i]:
                problems.append("CO-13.6: a disk left a monastery")
        for i in range(c.SLOTS):
            if after.investments[seat * c.SLOTS + i] < before.investments[seat * c.SLOTS + i]:
                problems.append("CO-13.6: a disk left a voyage")
        if before.pilgrims[seat] >= c.CORNERS and after.pilgrims[seat] < c.CORNERS:
            problems.append("CO-13.7: a pilgrim went back into Coimbra")
    if before.phase > s.SEAT_PHASE and list(after.order) != list(before.order) and after.phase == before.phase:
        problems.append("CO-13.9: the player order changed outside phase D")
    shrunk = [card for card in range(c.CARD_COUNT) if before.discard[card] > after.discard[card]]
    if len(shrunk) > 1:
        problems.append("CO-13.10: the discard pile shrank by more than one purchase")
    return problems
