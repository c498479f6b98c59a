"""Knock-outs: the best of every table go on, until one table is left."""

from collections.abc import Sequence

from tabuleiro.arena.rounds.contest import FILLER, Board, Field, Format, Round
from tabuleiro.arena.rounds.draw import APART, filled, improve, needed_byes, seated, snake, table_sizes


def next_stage(field: Field, form: Format) -> Round | None:
    """The next round, the strongest spread over its tables; None when the last table was played.

    Where not everybody can be seated, the strongest have a bye.
    """
    left = field.by_seed()
    if field.rounds:
        last = field.rounds[-1]
        if len(last.boards) + len(last.byes) <= 1:
            return None
        onward = {*last.byes, *(player for board in last.boards for player in winners(field, form, board))}
        left = [player for player in left if player in onward]
    if len(left) <= 1:
        return None
    count = needed_byes(len(left), form.seats, form.least, form.fill)
    byes, playing = left[:count], left[count:]
    tables = spread(field, playing, table_sizes(len(playing), form.seats))
    return Round(tuple(Board(seated(field, filled(table, form))) for table in tables), tuple(byes))


def spread(field: Field, playing: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """The strongest at different tables; who should not meet is exchanged for somebody about as strong."""
    tables = snake(range(len(playing)), sizes)

    def cost(one: int, other: int) -> int:
        pair = (min(playing[one], playing[other]), max(playing[one], playing[other]))
        is_like = one // len(sizes) == other // len(sizes)
        return 0 if one == other else APART * (pair in field.apart) + is_like

    places = range(len(playing))
    if field.apart:
        improve(tables, [[cost(one, other) for other in places] for one in places])
    return [[playing[place] for place in table] for table in tables]


def winners(field: Field, form: Format, board: Board) -> list[int]:
    """Who goes on from a table: the best, but never everybody. Of equals the one with the better seed."""
    order = {player: place for place, player in enumerate(field.by_seed())}
    ranked = [
        (place, order[player], player)
        for player, place in zip(board.players, board.places, strict=True)
        if player != FILLER and player in order
    ]
    most = max(1, min(form.advance, len(board.players) - 1))
    return [player for _, _, player in sorted(ranked)[:most]]
