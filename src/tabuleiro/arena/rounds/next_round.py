"""What is played next, in a tournament of any kind."""

from tabuleiro.arena.rounds.contest import Field, Format, Round
from tabuleiro.arena.rounds.draw import draw
from tabuleiro.arena.rounds.knockout import next_stage
from tabuleiro.arena.rounds.round_robin import count_rounds, next_groups


def next_round(field: Field, form: Format) -> Round | None:
    """The next round, once the last one is over; None when there is none, or nobody is left to meet."""
    if len(field.active()) < 2:
        return None
    if form.kind == "knockout":
        return next_stage(field, form)
    if form.kind == "round_robin":
        return next_groups(field, form)
    return draw(field, form) if len(field.rounds) < form.rounds else None


def planned_rounds(field: Field, form: Format) -> int:
    """How many rounds there will be, as far as that is known; a knock-out is counted by its winners."""
    if form.kind == "swiss":
        return form.rounds
    if form.kind == "round_robin":
        return count_rounds(len(field.entries), form)
    rounds, left = 0, len(field.entries)
    while left > 1:
        tables = -(-left // form.seats)
        rounds += 1
        if tables == 1:
            break
        left = tables * max(1, min(form.advance, left // tables - 1))
    return rounds
