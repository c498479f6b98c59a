"""A tournament as it goes out: who plays, rounds and tables, standings with what decided each place, what was done."""

import csv
import io
from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from sqlalchemy import Connection, Row, select

from tabuleiro.arena.ratings import Skill, fixed
from tabuleiro.arena.rounds.contest import FILLER, Board
from tabuleiro.arena.rounds.next_round import planned_rounds
from tabuleiro.arena.rounds.standings import Figures, Standing, head_to_head, shown, standings
from tabuleiro.bots.anchors import anchors_of
from tabuleiro.server.store import schema
from tabuleiro.server.table.clocks.days_off import moment_of, text_of
from tabuleiro.server.table.log_entry import NO_USER
from tabuleiro.server.tournaments.log import TournamentEntry
from tabuleiro.server.tournaments.setting import CHECK_IN
from tabuleiro.server.tournaments.storage import (
    read_keys,
    read_names,
    read_seats,
    read_states,
    read_visible,
)
from tabuleiro.server.tournaments.tournament import Participant, Stage, Tournament

FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""A cell that begins so is a formula to a spreadsheet, whoever chose that name."""
TOLD: Final = (
    "game",
    "kind",
    "seats",
    "advance",
    "scoring",
    "fill",
    "clock",
    "rated",
    "check_in",
    "visibility",
    "outside_bots",
    "spectators",
    "delay_minutes",
    "vacation",
)
"""What of the setting is told in lists, as it stands."""
Names = Mapping[int, str]


def rating_of(connection: Connection, game: str, user: int) -> int:
    """What somebody's rating in a game is, by which fields are seeded."""
    ratings = schema.ratings.c
    row = connection.execute(select(schema.ratings).where(ratings.user_id == user, ratings.game == game)).first()
    return Skill().shown() if row is None else Skill(row.mu, row.sigma, row.games).shown()


def rating_of_level(game: str, level: str, seats: int, day: str) -> int:
    """What a bot's rating is; one that nobody has measured is taken for a middling one."""
    known = anchors_of(game, day, seats)
    return fixed(known[level]).shown() if level in known else Skill().shown()


def names_in(connection: Connection, tournament: Tournament) -> dict[int, str]:
    """What everybody in a tournament is called."""
    acting = [entry.user for entry in tournament.told]
    return read_names(connection, [tournament.organiser, *(one.user for one in tournament.participants), *acting])


def tell_brief(tournament: Tournament, names: Names, user: int) -> dict[str, object]:
    """A tournament as it is listed."""
    setting, mine = tournament.setting(), tournament.of_user(user)
    return {
        "id": tournament.id,
        "title": tournament.title,
        "organiser": {"user": tournament.organiser, "name": names.get(tournament.organiser, "")},
        "state": tournament.state,
        "held": tournament.held,
        "entrants": sum(not one.out for one in tournament.participants),
        "round": len(tournament.stages),
        "rounds": planned_rounds(tournament.field(), setting.form()),
        "mine": None if mine is None or mine.out else mine.number,
        "starts": text_of(setting.starts),
        "updated": tournament.updated,
        **{name: getattr(setting, name) for name in TOLD},
        "round_minutes": setting.round_minutes,
    }


def read_whole(connection: Connection, name: str, user: int, now: str, key: str = "") -> dict[str, object]:
    """A tournament as its page shows it, to whoever may see it: late ones learn nothing of its tables as they are."""
    tournament, delay, _ = read_visible(connection, name, user, moment_of(now), key)
    names, field = names_in(connection, tournament), tournament.field()
    stage = tournament.stage()
    tables = [] if stage is None or delay else [table for table in stage.tables if table]
    states, seats = read_states(connection, tables), read_seats(connection, tables)
    keys = read_keys(connection, [table for stage in tournament.stages for table in stage.tables])
    setting, mine = tournament.setting(), tournament.of_user(user)
    may_join = tournament.state in {"open", "running"} and setting.may_join_after(len(tournament.stages))
    is_in, is_here = mine is not None and not mine.out, mine is not None and mine.is_here
    return {
        **tell_brief(tournament, names, user),
        "now": now,
        "late": delay > 0,
        "seed": setting.seed,
        "options": setting.options,
        "participants": [tell_participant(one, names) for one in tournament.participants],
        "stages": [tell_stage(tournament, number, states, seats, keys) for number in range(len(tournament.stages))],
        "standings": tell_standings(tournament),
        "meetings": [
            {"one": one, "other": other, "difference": shown(met.difference), "times": met.times}
            for (one, other), met in sorted(head_to_head(field).items())
        ],
        "log": [tell_entry(entry, names) for entry in reversed(tournament.told)],
        "organises": user != NO_USER and user == tournament.organiser,
        "key": (setting.key or None) if tournament.is_member(user) else None,
        "may_join": may_join and not is_in and (mine is None or mine.out == "left"),
        "may_check_in": is_in and not is_here and now >= text_of(setting.starts - CHECK_IN) and may_join,
        "table": own_table(tournament, mine),
    }


def tell_participant(one: Participant, names: Names) -> dict[str, object]:
    """Somebody who entered."""
    return {
        "number": one.number,
        "user": one.user or None,
        "name": names.get(one.user, ""),
        "level": one.level or None,
        "bot": one.is_outside,
        "rating": one.rating,
        "missed": one.missed,
        "here": one.is_here,
        "out": one.out or None,
        "absences": one.absences,
    }


def own_table(tournament: Tournament, mine: Participant | None) -> dict[str, object] | None:
    """Where somebody plays now."""
    stage = tournament.stage()
    if mine is None or stage is None or tournament.is_over():
        return None
    for number in stage.open_boards():
        if mine.number in stage.drawn.boards[number].players and stage.tables[number]:
            return {"table": stage.tables[number], "board": number + 1}
    return None


def tell_stage(
    tournament: Tournament,
    number: int,
    states: Mapping[str, str],
    seats: Mapping[tuple[str, int], Row[Any]],
    keys: Mapping[str, str],
) -> dict[str, object]:
    """One round."""
    stage = tournament.stages[number]
    played = tuple(one.drawn for one in tournament.stages[: number + 1])
    sat = tournament.field()._replace(rounds=played).seatings()
    return {
        "round": number + 1,
        "began": text_of(stage.began),
        "ends": text_of(stage.ends) if stage.ends else None,
        "adjudicated": stage.is_adjudicated,
        "over": not stage.open_boards(),
        "byes": list(stage.drawn.byes),
        "boards": [
            {
                "board": index + 1,
                "table": stage.tables[index] or None,
                "key": keys.get(stage.tables[index]),
                "over": board.is_over(),
                "decided": index in stage.decided,
                "even": evenly_seated(sat, board),
                "state": states.get(stage.tables[index]),
                "players": [tell_seat(stage, index, seat, seats) for seat in range(len(board.players))],
            }
            for index, board in enumerate(stage.drawn.boards)
        ],
    }


def tell_seat(stage: Stage, index: int, seat: int, seats: Mapping[tuple[str, int], Row[Any]]) -> dict[str, object]:
    """One seat of a table: who sits there (null for a bot that fills it), and how it went."""
    board = stage.drawn.boards[index]
    player, held = board.players[seat], seats.get((stage.tables[index], seat))
    return {
        "number": None if player == FILLER else player,
        "place": board.places[seat] if board.is_over() else None,
        "score": shown(board.scores[seat]) if board.is_over() else None,
        "points": board.points[seat] if board.is_over() else None,
        "absent": player in stage.absent[index],
        "relief": None if held is None or not held.relief else held.relief,
    }


def evenly_seated(sat: Counter[tuple[int, int]], board: Board) -> int:
    """How many of a table have sat in every seat as often as in any other, or once more."""
    seats = range(len(board.players))
    times = [[sat[player, seat] for seat in seats] for player in board.entrants()]
    return sum(max(own) - min(own) <= 1 for own in times)


def tell_standings(tournament: Tournament) -> list[dict[str, object]]:
    """Who stands where, and what put the one before above."""
    ranked = standings(tournament.field(), tournament.setting().form())
    return [tell_standing(ranked, place) for place in range(len(ranked))]


def tell_standing(ranked: Sequence[Standing], index: int) -> dict[str, object]:
    """One line of the standings."""
    one = ranked[index]
    figures = one.figures
    return {
        "number": one.number,
        "place": one.place,
        "score": shown(figures.score),
        "average": shown(figures.average),
        "share": round(100 * float(figures.share), 1),
        "wins": figures.wins,
        "stage": figures.stage,
        "by": one.by or None,
        "above": worth(ranked[index - 1].figures, one.by) if one.by else None,
        "below": worth(figures, one.by) if one.by else None,
    }


def worth(figures: Figures, by: str) -> float:
    """What a tie-break says of somebody, as it is shown."""
    value = Fraction(getattr(figures, by))
    if by in {"score", "direct", "average"}:
        return shown(value)
    if by == "share":
        return round(100 * float(value), 1)
    return float(abs(value)) if by in {"place", "lot"} else float(value)


def tell_entry(entry: TournamentEntry, names: Names) -> dict[str, object]:
    """Something that was done: by whom (null: the server), to whom, and why."""
    about = entry.body
    number = about.get("entrant")
    return {
        "time": entry.time,
        "what": entry.kind,
        "who": names.get(entry.user, "") if entry.user else None,
        "number": number if isinstance(number, int) else None,
        "user": about.get("user") or None,
        "level": about.get("level") or None,
        "board": board + 1 if isinstance(board := about.get("board"), int) else None,
        "minutes": about.get("minutes"),
        "reason": about.get("reason"),
        "why": entry.said,
    }


def read_csv(connection: Connection, name: str, user: int, now: str, key: str = "") -> str:
    """The standings for a spreadsheet."""
    tournament = read_visible(connection, name, user, moment_of(now), key).tournament
    names, file = names_in(connection, tournament), io.StringIO()
    writer = csv.writer(file)
    writer.writerow(["place", "name", "score", "average", "share", "wins", "decided by"])
    for line in tell_standings(tournament):
        one = tournament.participants[int(str(line["number"]))]
        about = (line[field] for field in ("score", "average", "share", "wins"))
        writer.writerow([line["place"], plain(names.get(one.user, "") or one.level), *about, line["by"] or ""])
    return file.getvalue()


def plain(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(FORMULA) else name
