"""What people do about a tournament: each command is judged on the tournament as it stands, and becomes drafts."""

from collections.abc import Sequence
from typing import NamedTuple

from tabuleiro.arena.rounds.contest import FILLER, WIN, place_scores
from tabuleiro.server.errors import RequestError
from tabuleiro.server.table.clocks.rule import MINUTE
from tabuleiro.server.table.log_entry import NO_USER
from tabuleiro.server.table.rated.law import refused as refused_rated
from tabuleiro.server.tournaments import log
from tabuleiro.server.tournaments.log import TournamentDraft
from tabuleiro.server.tournaments.setting import CHECK_IN, MOST_ENTRANTS, TournamentSetting
from tabuleiro.server.tournaments.tournament import Participant, Stage, Tournament

Drafts = list[TournamentDraft]


def create(user: int, title: str, setting: TournamentSetting, levels: Sequence[str], *, is_draft: bool) -> Drafts:
    """A new tournament, with the bots that enter it."""
    drafts = [TournamentDraft(log.CREATE, user, setting._asdict(), title)]
    drafts += [TournamentDraft(log.JOIN, user, {"user": 0, "level": level, "rating": 0}) for level in levels]
    return drafts if is_draft else [*drafts, TournamentDraft(log.PUBLISH, user, {})]


def check_organiser(tournament: Tournament, user: int) -> None:
    """Refuse whoever does not organise the tournament."""
    if user != tournament.organiser:
        raise RequestError("forbidden", "only its organiser decides about a tournament")


def check_going(tournament: Tournament) -> None:
    """Refuse what comes too late."""
    if tournament.is_over():
        raise RequestError("finished", "the tournament is over", None, "error-tournament-over")


class Wish(NamedTuple):
    """What the organiser changes before the start."""

    publish: bool = False
    starts: int | None = None


def change(tournament: Tournament, user: int, wish: Wish, now: int) -> Drafts:
    """Publish a draft, or begin at another time, or at once."""
    check_organiser(tournament, user)
    check_going(tournament)
    if tournament.state == "running":
        raise RequestError("started", "the tournament has begun", None, "error-tournament-running")
    drafts: Drafts = []
    if wish.starts is not None:
        is_asked = tournament.setting().check_in and wish.starts > now
        drafts.append(TournamentDraft(log.CHANGE, user, {"starts": wish.starts, "check_in": is_asked}))
        if tournament.setting().check_in and not is_asked:
            waiting = [one.number for one in tournament.participants if not one.is_here and not one.out]
            drafts += [TournamentDraft(log.CHECK_IN, user, {"entrant": number}) for number in waiting]
    if wish.publish and tournament.state == "draft":
        drafts.append(TournamentDraft(log.PUBLISH, user, {}))
    return drafts


def join(tournament: Tournament, user: int, rating: int, *, is_guest: bool, is_bot: bool = False) -> Drafts:
    """Enter, or come back; whoever is in already stays in. A bot of others enters where the organiser lets it."""
    check_going(tournament)
    known = tournament.of_user(user)
    if known is not None and not known.out:
        return []
    if tournament.state == "draft":
        raise RequestError("not_started", "the tournament is not open yet", None, "error-tournament-draft")
    if known is not None and known.out != "left":
        raise RequestError("forbidden", "who was dropped does not come back", None, "error-tournament-dropped")
    if tournament.state == "running" and not tournament.setting().may_join_after(len(tournament.stages)):
        raise RequestError("started", "it is too late to enter", None, "error-tournament-late")
    if tournament.setting().rated and is_guest:
        raise refused_rated("guest", "a rated tournament is for accounts")
    if is_bot and not tournament.setting().outside_bots:
        raise RequestError("forbidden", "no bots of others play in this tournament", None, "error-tournament-bots")
    if len([one for one in tournament.participants if not one.out]) >= MOST_ENTRANTS:
        raise RequestError("full", "the tournament is full", None, "error-tournament-full")
    about: dict[str, object] = {"user": user, "level": "", "rating": rating}
    return [TournamentDraft(log.JOIN, user, about | {"outside": True} if is_bot else about)]


def own_part(tournament: Tournament, user: int) -> Participant:
    """The part that a user takes; who takes none is refused."""
    mine = tournament.of_user(user)
    if mine is None or mine.out:
        raise RequestError("unknown", "this user has not entered", None, "error-tournament-stranger")
    return mine


def withdraw(tournament: Tournament, user: int) -> Drafts:
    """Leave; a table that is being played is played on by a bot."""
    check_going(tournament)
    return [TournamentDraft(log.WITHDRAW, user, {"entrant": own_part(tournament, user).number})]


def check_in(tournament: Tournament, user: int, now: int) -> Drafts:
    """Say that one is there."""
    check_going(tournament)
    mine, setting = own_part(tournament, user), tournament.setting()
    if mine.is_here:
        return []
    if now < setting.starts - CHECK_IN:
        raise RequestError("not_started", "it is too early to check in", None, "error-tournament-early")
    if not setting.may_join_after(len(tournament.stages)):
        raise RequestError("started", "it is too late to enter", None, "error-tournament-late")
    return [TournamentDraft(log.CHECK_IN, user, {"entrant": mine.number})]


def running_stage(tournament: Tournament) -> Stage:
    """The round that is played; without one the request is refused."""
    stage = tournament.stage()
    if tournament.state != "running" or stage is None:
        raise RequestError("not_started", "no round is being played", None, "error-tournament-idle")
    return stage


def drop(tournament: Tournament, user: int, entrant: int, why: str) -> Drafts:
    """Let somebody play on no more."""
    check_organiser(tournament, user)
    check_going(tournament)
    known = [one for one in tournament.participants if one.number == entrant and not one.out]
    if not known:
        raise RequestError("unknown", "no such entrant plays", None, "error-tournament-stranger")
    return [TournamentDraft(log.DROP, user, {"entrant": entrant}, why)]


def decide(tournament: Tournament, user: int, board: int, places: Sequence[int], why: str) -> Drafts:
    """Decide how a table of this round ends, seat by seat, whatever happens there."""
    check_organiser(tournament, user)
    stage = running_stage(tournament)
    if board not in stage.open_boards():
        raise RequestError("unknown", "there is no such table without a result", None, "error-tournament-board")
    players = stage.drawn.boards[board].players
    # Places as a game gives them: each is one more than the number of those who came before.
    is_sound = all(place == 1 + sum(other < place for other in places) for place in places)
    if len(places) != len(players) or not is_sound:
        raise RequestError("bad_option", f"expected {len(players)} places from 1 on", None, "error-tournament-places")
    wins = [WIN // list(places).count(1) if place == 1 else 0 for place in places]
    scores = place_scores(places) if tournament.setting().scoring == "places" else wins
    body: dict[str, object] = {"board": board, "places": list(places), "scores": list(scores)}
    return [TournamentDraft(log.DECIDE, user, {**body, "points": [0] * len(players), "absent": []}, why)]


def extend(tournament: Tournament, user: int, minutes: int, why: str, now: int) -> Drafts:
    """Give a round more time."""
    check_organiser(tournament, user)
    stage = running_stage(tournament)
    if not stage.ends or stage.is_adjudicated:
        raise RequestError("bad_option", "this round has no end", None, "error-tournament-endless")
    ends = max(stage.ends, now) + minutes * MINUTE
    return [TournamentDraft(log.EXTEND, user, {"ends": ends, "minutes": minutes}, why)]


def finish(tournament: Tournament, user: int, why: str) -> Drafts:
    """End a tournament that is held; what was won stands."""
    check_organiser(tournament, user)
    if tournament.state != "running" or not tournament.held:
        raise RequestError("bad_option", "only what is held is ended by hand", None, "error-tournament-free")
    return [TournamentDraft(log.FINISH, user, {}, why)]


def cancel(tournament: Tournament, user: int, why: str) -> Drafts:
    """Call a tournament off; its tables go on as they are, and count for nothing."""
    check_organiser(tournament, user)
    check_going(tournament)
    return [TournamentDraft(log.CANCEL, user, {}, why)]


def end_by_operator(tournament: Tournament, why: str, *, is_off: bool) -> Drafts:
    """End a tournament as whoever runs the server may: it is called off, or what was won stands."""
    check_going(tournament)
    if not is_off and tournament.state != "running":
        raise RequestError("not_started", "the tournament is not being played", None, "error-tournament-idle")
    return [TournamentDraft(log.CANCEL if is_off else log.FINISH, NO_USER, {"reason": "operator"}, why)]


def hand(tournament: Tournament, old: int, new: int) -> Drafts:
    """Give an account what its owner has as a guest."""
    if old != tournament.organiser and tournament.of_user(old) is None:
        return []
    return [TournamentDraft(log.HAND, new, {"old": old, "new": new})]


def forget(tournament: Tournament, user: int) -> Drafts:
    """Let a user who will never come back go."""
    mine = tournament.of_user(user)
    if tournament.is_over() or mine is None or mine.out:
        return []
    return [TournamentDraft(log.WITHDRAW, user, {"entrant": mine.number})]


def people_of(players: Sequence[int], tournament: Tournament) -> list[Participant | None]:
    """Who sits at a board, seat by seat; None for a bot that fills a chair."""
    return [None if player == FILLER else tournament.participants[player] for player in players]
