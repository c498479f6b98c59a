"""Gaining and paying guards, coins, victory points and pilgrim steps (CO-4.3, CO-7.1)."""

from mypy_extensions import i64

from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.effects.pending import ask
from tabuleiro.games.coimbra.present.events import note_amount
from tabuleiro.games.coimbra.state import CoimbraFields


def gain_guards(state: CoimbraFields, seat: i64, amount: i64) -> None:
    """Gain guards; what is beyond the limit is lost."""
    old: i64 = state.guards[seat]
    state.guards[seat] = old + amount if old + amount < c.LIMIT else c.LIMIT
    if state.guards[seat] != old:
        note_amount(state, "guards_gained", seat, state.guards[seat] - old)


def gain_coins(state: CoimbraFields, seat: i64, amount: i64) -> None:
    """Gain coins; what is beyond the limit is lost."""
    old: i64 = state.coins[seat]
    state.coins[seat] = old + amount if old + amount < c.LIMIT else c.LIMIT
    if state.coins[seat] != old:
        note_amount(state, "coins_gained", seat, state.coins[seat] - old)


def gain_points(state: CoimbraFields, seat: i64, amount: i64) -> None:
    """Gain victory points."""
    state.points[seat] += amount
    if amount != 0:
        note_amount(state, "points_gained", seat, amount)


def grant(state: CoimbraFields, seat: i64, guards: i64, coins: i64, steps: i64, points: i64) -> None:
    """Coins, guards and VP first, then one pilgrim move with all steps (CO-2.2, CO-7.4)."""
    if coins > 0:
        gain_coins(state, seat, coins)
    if guards > 0:
        gain_guards(state, seat, guards)
    if points > 0:
        gain_points(state, seat, points)
    if steps > 0:
        ask(state, d.STEP, seat, steps)


def grant_rewards(state: CoimbraFields, seat: i64, instruction: i64, times: i64) -> None:
    """The rewards of an instruction, each multiplied."""
    at: i64 = instruction * p.STRIDE + p.REWARD
    grant(
        state,
        seat,
        c.CODE[at + c.GUARDS] * times,
        c.CODE[at + c.COINS] * times,
        c.CODE[at + c.STEPS] * times,
        c.CODE[at + c.POINTS] * times,
    )


def grant_income(state: CoimbraFields, seat: i64, track: i64) -> None:
    """The income box beside a player's disk (CO-6.E3)."""
    at: i64 = (track * c.SPACES + state.influence[track * c.MAX_SEATS + seat]) * 4
    grant(state, seat, c.INCOME[at + c.GUARDS], c.INCOME[at + c.COINS], c.INCOME[at + c.STEPS], c.INCOME[at + c.POINTS])


def stock_of(state: CoimbraFields, seat: i64, resource: i64) -> i64:
    """How many guards or coins a player has."""
    return state.guards[seat] if resource == c.GUARDS else state.coins[seat]


def pay(state: CoimbraFields, seat: i64, resource: i64, amount: i64) -> None:
    """Pay guards or coins that the player has."""
    if resource == c.GUARDS:
        state.guards[seat] -= amount
    else:
        state.coins[seat] -= amount
