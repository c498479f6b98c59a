"""What no step may do: everything that only ever grows, shrinks or stays."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.state import EMPTY, HansaFields


def broken_steps(before: HansaFields, after: HansaFields, action: int) -> list[str]:  # noqa: ARG001 - every step obeys the same laws
    """Everything that the step did and no step may do (HT-8.1, HT-17.3, HT-17.5, HT-17.6)."""
    problems: list[str] = []
    _never_falls("HT-8.1: prestige", before.prestige, after.prestige, problems)
    _never_falls("HT-17.6: a desk level", before.lasting.levels, after.lasting.levels, problems)
    _never_falls("HT-9.1: used markers", before.lasting.used, after.lasting.used, problems)
    _never_falls("HT-11.7: discarded markers", before.lasting.discarded, after.lasting.discarded, problems)
    _never_falls("HT-17.4: seen markers", after.lasting.unseen, before.lasting.unseen, problems)
    for slot in range(c.COELLEN_SLOTS):
        if before.lasting.coellen[slot] not in (0, after.lasting.coellen[slot]):
            problems.append(f"HT-17.6: Coellen slot {slot} changed hands")
    for seat in range(before.seats):
        if before.lasting.connected[seat] not in (0, after.lasting.connected[seat]):
            problems.append(f"HT-8.6: the east-west award of seat {seat} changed")
    if after.completed < before.completed:
        problems.append("HT-17.3: the completed-cities track fell")
    if not 0 <= before.stack_size - after.stack_size <= 1:
        problems.append("HT-5.5.4: the stack changed by more than one marker")
    if not 0 <= after.turns - before.turns <= 1:
        problems.append("HT-4.1: the turn counter jumped")
    for place in range(c.CITY_COUNT * c.MAX_OFFICES):
        if before.lasting.offices[place] != EMPTY and after.lasting.offices[place] == EMPTY:
            problems.append(f"HT-5.3.1: an office of {c.CITIES[place // c.MAX_OFFICES]} was emptied")
        if before.lasting.extras[place] not in (EMPTY, after.lasting.extras[place]):
            problems.append(f"HT-9.6: an extra office of {c.CITIES[place // c.MAX_OFFICES]} changed")
    return problems


def _never_falls(what: str, before: vec[i64], after: vec[i64], problems: list[str]) -> None:
    for i in range(len(before)):
        if after[i] < before[i]:
            problems.append(f"{what} fell from {before[i]} to {after[i]} at index {i}")
