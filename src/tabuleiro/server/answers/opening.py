"""How a table is opened: what somebody wishes for, and what is agreed on then."""

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

from tabuleiro.core.errors import InputError
from tabuleiro.core.option import complete_options
from tabuleiro.core.registry import find_game
from tabuleiro.server.answers.replay import earlier
from tabuleiro.server.errors import RequestError, request_error
from tabuleiro.server.people.names import clean_name
from tabuleiro.server.people.user import User
from tabuleiro.server.table import seating
from tabuleiro.server.table.agreement import Agreement
from tabuleiro.server.table.clocks.rule import ClockRule, default_late, rule_problem
from tabuleiro.server.table.club.phrases import FREE, ONLY_PHRASES
from tabuleiro.server.table.cluster.editions import newest_game
from tabuleiro.server.table.playthrough import Playthrough
from tabuleiro.server.table.rated.law import check_agreement, check_over
from tabuleiro.server.table.seat import OPEN, Seat
from tabuleiro.server.table.seating import Beginning
from tabuleiro.server.table.snapshot import Snapshot


class SeatWish(Protocol):
    """Who fills a seat: `me`, whoever comes (`open`), a `bot`, or somebody at my screen (`hotseat`)."""

    @property
    def kind(self) -> str:
        """One of the four."""

    @property
    def level(self) -> str:
        """Of a bot."""

    @property
    def name(self) -> str:
        """Of somebody at my screen."""


class ClockWish(Protocol):
    """The rule of a table's clocks, as `ClockRule` has it."""

    kind: Literal["live", "async"]
    bank: int
    gain: int
    cap: int
    free: int
    errand: int
    days_off: list[int]
    zone: str


class TableWish(Protocol):
    """A new table."""

    @property
    def game(self) -> str:
        """What is played."""

    @property
    def seats(self) -> Sequence[SeatWish]:
        """Who plays."""

    @property
    def options(self) -> Mapping[str, str]:
        """How it is played, where the game leaves a choice."""

    @property
    def visibility(self) -> str:
        """Who may see it: `public`, or `link`."""

    @property
    def settle(self) -> bool:
        """Whether decisions with a single option are played by the table."""

    @property
    def hints(self) -> str:
        """Who gets hints: `off`, `all`, or "" for what is usual."""

    @property
    def clock(self) -> ClockWish | None:
        """The rule of its clocks; None for a table without any."""

    @property
    def late(self) -> str | None:
        """What happens to whoever is out of time; None for what is usual."""

    @property
    def rated(self) -> bool:
        """Whether it counts for the ratings of those who play."""

    @property
    def bots(self) -> bool:
        """Whether bots of others may come."""

    @property
    def chat(self) -> str:
        """How people speak there: `free`, `phrases`, `off`, or "" for what is usual."""

    @property
    def spectators(self) -> str:
        """Who looks on: `open`, `delay` or `off`."""

    @property
    def delay_minutes(self) -> int:
        """How late."""


class ForkWish(Protocol):
    """Where to play on from: a ply of a table, or a position of a game."""

    @property
    def table(self) -> str:
        """The table, if it is a table."""

    @property
    def ply(self) -> int:
        """How many of its actions are kept."""

    @property
    def game(self) -> str:
        """The game, if it is a position."""

    @property
    def position(self) -> dict[str, object] | None:
        """The position."""

    @property
    def seats(self) -> Sequence[SeatWish]:
        """Who plays on."""

    @property
    def visibility(self) -> str:
        """Who may see it."""


def seat_of(wish: SeatWish, user: User) -> Seat:
    """The seat that was asked for."""
    if wish.kind == "open":
        return OPEN
    if wish.kind == "bot":
        return seating.bot_seat(wish.level or seating.STANDIN)
    name = clean_name(wish.name) if wish.kind == "hotseat" else user.name
    return Seat("human", name, user.id)


def new_agreement(wish: TableWish) -> Agreement:
    """What is agreed on; a game, seat count or option that does not exist is refused."""
    options = dict(wish.options)
    try:
        game = newest_game(wish.game)
        start = game.new(len(wish.seats), options)
    except InputError as error:
        raise request_error(error) from error
    complete = complete_options(game.options, len(wish.seats), options)
    assert start.game() is game, "the registry gives one object per edition"
    agreed = Agreement(
        game.name, game.version, game.components, len(wish.seats), complete, wish.visibility, wish.settle
    )
    is_formal = wish.rated and wish.visibility == "public"
    chat = wish.chat or (ONLY_PHRASES if is_formal else FREE)
    agreed = agreed._replace(hints=wish.hints, rated=wish.rated, bots=wish.bots, chat=chat)
    if wish.spectators != "open":
        minutes = wish.delay_minutes if wish.spectators == "delay" else 0
        agreed = agreed._replace(spectators=wish.spectators, delay_minutes=minutes)
    if wish.clock is not None:
        rule = new_rule(wish.clock)
        agreed = agreed._replace(clock=rule.encode(), late=wish.late or ("bot" if wish.rated else default_late(rule)))
    if wish.rated:
        check_agreement(agreed)
    return agreed


def new_rule(wish: ClockWish) -> ClockRule:
    """The rule of the clocks; one that contradicts itself is refused."""
    days_off = tuple(sorted(set(wish.days_off)))
    rule = ClockRule(wish.kind, wish.bank, wish.gain, wish.cap, wish.free, wish.errand, days_off, wish.zone)
    problem = rule_problem(rule)
    if problem:
        raise RequestError("bad_option", f"clock: {problem}", {"problem": problem}, "error-bad-clock")
    return rule


def fork_seats(wish: ForkWish, user: User) -> list[Seat]:
    """The seats of a game that is played on; a wish that names no place to play on from is refused."""
    if bool(wish.table) == bool(wish.game):
        raise RequestError("malformed", "expected either a table and a ply, or a game and a position")
    seats = [seat_of(seat, user) for seat in wish.seats]
    if OPEN in seats:
        raise RequestError("malformed", "seats: expected me, bot or hotseat")
    return seats


def position_beginning(wish: ForkWish, user: User, seats: Sequence[Seat]) -> Beginning:
    """A table that begins from a position."""
    try:
        game = find_game(wish.game)
        state = game.load(wish.position or {})
    except InputError as error:
        raise request_error(error) from error
    agreement = Agreement(
        game.name,
        game.version,
        game.components,
        int(state.seats),
        {},
        wish.visibility,
        settle=True,
        origin={"kind": "position"},
        position=state.dump(),
    )
    check_count(agreement, seats)
    return Beginning(user.id, agreement, seats)


def fork_beginning(
    snapshot: Snapshot, playthrough: Playthrough, wish: ForkWish, user: User, seats: Sequence[Seat]
) -> Beginning:
    """A table that plays on from a ply of another."""
    check_over(snapshot)
    played, game = earlier(playthrough, wish.ply).played, playthrough.game()
    origin: dict[str, object] = {"kind": "fork", "table": wish.table, "ply": wish.ply}
    usual = snapshot.agreed()._replace(
        hints="", clock=None, late="", rated=False, bots=False, spectators="open", delay_minutes=0
    )
    agreement = usual._replace(origin=origin, visibility=wish.visibility, settle=True)
    check_count(agreement, seats)
    plies = [(one.actor, game.format(one.action)) for one in played]
    return Beginning(user.id, agreement, seats, plies)


def check_count(agreement: Agreement, seats: Sequence[Seat]) -> None:
    """Refuse another number of seats than the game has."""
    if len(seats) != agreement.seats:
        raise RequestError("bad_option", f"seats: expected {agreement.seats}, found {len(seats)}")
