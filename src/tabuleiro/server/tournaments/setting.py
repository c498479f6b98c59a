"""What a tournament is agreed on before anybody enters it."""

from typing import Final, NamedTuple

from tabuleiro.arena.rounds.contest import Fill, Format, Kind, Scoring
from tabuleiro.arena.rounds.round_robin import is_whole
from tabuleiro.core.errors import InputError
from tabuleiro.core.option import complete_options
from tabuleiro.core.registry import find_game
from tabuleiro.server.errors import RequestError, request_error
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.clocks.rule import MINUTE
from tabuleiro.server.table.club.spectators import OPEN_TO_ALL
from tabuleiro.server.table.cluster.editions import newest_game
from tabuleiro.server.table.rated.law import check_agreement
from tabuleiro.server.table.rated.law import check_level as check_rated_level
from tabuleiro.server.table.seating import STANDIN, check_level

MOST_ENTRANTS: Final = 256
CHECK_IN: Final = 15 * MINUTE
"""So long before a live tournament begins, whoever entered says that they are there."""
PATIENCE: Final = 5 * MINUTE
"""So long a live table waits for whoever is not at it."""
MOST_ABSENCES: Final = 2
"""Whoever misses so many tables plays on no more."""
ADJUDICATOR: Final = "strong"
"""The bot that plays tables out which their round has no more time for."""


class TournamentSetting(NamedTuple):
    """The rules of one tournament; times are in milliseconds."""

    game: str
    options: dict[str, str]
    kind: Kind
    seats: int
    rounds: int
    advance: int
    scoring: Scoring
    fill: Fill
    clock: dict[str, object]
    late: str
    rated: bool
    starts: int
    check_in: bool
    """Whether only those play who say in the last minutes that they are there."""
    round_minutes: int
    """How long a round lasts at most; 0 for as long as its games take."""
    seed: str
    """Published from the beginning: all lots and draws follow from it."""
    visibility: str = "public"
    """`public`, or `link`: then it exists for its people alone, and for whoever has its key."""
    key: str = ""
    outside_bots: bool = False
    """Whether bots of others may enter."""
    spectators: str = OPEN_TO_ALL
    """Who looks on at its tables (table/club/spectators.py); late ones make the tournament be seen late, too."""
    delay_minutes: int = 0
    vacation: bool = True
    """Whether vacations stop the clocks of its games over days."""

    def form(self) -> Format:
        """The format, as the law of tournaments knows it."""
        return Format(self.kind, self.seats, self.least(), self.rounds, self.advance, self.scoring, self.fill)

    def least(self) -> int:
        """The fewest who play at a table."""
        return max(2, min(find_game(self.game).seats))

    def is_live(self) -> bool:
        """Whether everybody plays at the same time."""
        return self.clock["kind"] == "live"

    def may_join_after(self, rounds: int) -> bool:
        """Whether somebody may still enter when so many rounds have begun: into a Swiss, until half of them have."""
        return rounds == 0 or (self.kind == "swiss" and rounds <= self.rounds // 2)

    def agreement(self, seats: int, origin: dict[str, object]) -> Agreement:
        """What is agreed on at one of its tables, in the edition of today."""
        game = newest_game(self.game)
        try:
            options = complete_options(game.options, seats, self.options)
        except InputError:  # an option that a smaller table does not have
            options = complete_options(game.options, seats, {})
        if not self.vacation:
            origin = {**origin, "vacation": False}
        edition = (game.name, game.version, game.components)
        agreed = Agreement(*edition, seats, options, self.visibility, settle=True, origin=origin, hints="off")
        agreed = agreed._replace(clock=self.clock, late=self.late, rated=self.rated, bots=self.outside_bots)
        return agreed._replace(spectators=self.spectators, delay_minutes=self.delay_minutes)


def check_setting(setting: TournamentSetting, levels: list[str]) -> None:
    """Refuse a tournament that cannot be played; `levels` are the bots that enter it."""
    try:
        find_game(setting.game).new(setting.seats, setting.options)
    except InputError as error:
        raise request_error(error) from error
    if setting.seats < 2:
        raise refused("seats", "a tournament has tables of two or more")
    if setting.kind == "swiss" and not setting.rounds:
        raise refused("rounds", "a Swiss has a number of rounds")
    if setting.kind == "knockout" and not 1 <= setting.advance < setting.seats:
        raise refused("advance", "of a table some go on, but not all")
    for level in levels:
        check_level(level)
    if setting.rated:
        agreed = setting.agreement(setting.seats, {"kind": "tournament"})
        check_agreement(agreed)
        for level in [*levels, *([STANDIN] if setting.fill == "bot" else [])]:
            check_rated_level(agreed, level)


def check_field(setting: TournamentSetting, entrants: int) -> None:
    """Refuse a round robin of so many that it needs a number of rounds, when it has none."""
    if setting.kind == "round_robin" and not setting.rounds and not is_whole(entrants, setting.seats):
        raise refused("rounds", "not every group of so many can play: the tournament needs a number of rounds")


def refused(problem: str, text: str) -> RequestError:
    """The answer to a tournament that cannot be."""
    return RequestError("bad_option", text, None, f"error-tournament-{problem}")
