"""Makes the records of `records/`: one game for each ending, each tie-break, each option value and each solo level.

Run it from the project's folder: `PYTHONPATH=src:tests python -m games.luna.make_records`. A game begins with the
opening that is asked for; busy players go on, seed after seed, until the wanted ending has come up. So the same rules
give the same records.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple
from zlib import crc32

from tabuleiro.core import CHANCE, NOBODY, Result, find_game, new_record, write_record
from tabuleiro.games.luna import state as s
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.scoring import projected, temple_count
from tabuleiro.games.luna.state import LunaFields
from tabuleiro.testkit.steering import Dice

FOLDER: Final = Path(__file__).parent / "records"
GAME: Final = find_game("luna")
PLAYERS: Final = ("Ana", "Bruno", "Clara", "Davi")
SEEDS: Final = 2000
"""How many games are tried before an ending is given up."""
TRIES: Final = 200
"""How often a round is tried when there is an aim."""
LIKES: Final = {
    "sanctify": 60,
    "promote": 30,
    "shrine": 60,
    "book_take": 20,
    "herbs": 8,
    "favor": 8,
    "recruit": 6,
    "council": 2,
    "expel": 1,
    "done": 20,
}
"""How often a busy player does something, compared with anything else."""


class Played(NamedTuple):
    """A finished game: its last position, the kinds of its events, and the most Herbs actions of one phase."""

    state: LunaFields
    kinds: set[str]
    herbs: int

    def result(self) -> Result:
        result = self.state.result()
        assert result is not None
        return result


Fits = Callable[[Played], bool]
Aim = Callable[[LunaFields], int]
"""How much a player likes the position at the end of a round."""


class Wanted(NamedTuple):
    """A game to look for: who plays, how it begins, and what must have happened."""

    name: str
    seats: int
    options: dict[str, str]
    fits: Fits
    opening: tuple[str, ...] = ()
    aim: Aim | None = None


def ahead(state: LunaFields) -> int:
    """How far the solo player is in front: points, and what temple, claims, novices and favors may still bring."""
    if state.to_act() == NOBODY:
        return projected(state, s.HUMAN) - projected(state, s.OPPONENT)
    left = 1 + c.ROUNDS - int(state.round)
    temple = int(temple_count(state, s.HUMAN) - temple_count(state, s.OPPONENT))
    claims = sum(
        1 for place, party in zip(state.stones, state.stone_party, strict=True) if (place, party) == (s.PATH, 1)
    )
    novices = sum(int(state.active[island]) for island in range(len(c.ISLANDS)))
    favors = sum(int(state.favors[island]) for island in range(len(c.ISLANDS)))
    lead = projected(state, s.HUMAN) - projected(state, s.OPPONENT) + left * temple
    return 10 * lead + 25 * claims + 4 * left * novices + 5 * favors


def level(state: LunaFields) -> int:
    """As `ahead`, but in the end nobody shall be in front."""
    return -abs(ahead(state)) if state.to_act() == NOBODY else ahead(state)


def choose(state: LunaFields, dice: Dice) -> int:
    """What a busy player does; chance is uniform (LU-15)."""
    legal = state.legal()
    if state.to_act() == CHANCE:
        return dice.pick(legal)
    return dice.pick([action for action in legal for _ in range(LIKES.get(GAME.spaces.kind(action), 1))])


def play_round(state: LunaFields, dice: Dice) -> list[int]:
    """Play on until the round is over; return what was done."""
    number = state.round
    actions: list[int] = []
    while state.to_act() != NOBODY and state.round == number:
        actions.append(choose(state, dice))
        state.apply(actions[-1])
    return actions


def best_round(state: LunaFields, dice: Dice, aim: Aim) -> list[int]:
    """What is done in the round that comes nearest to an aim, of some that are tried."""
    best: list[int] = []
    best_value = 0
    for _ in range(TRIES):
        trial = state.copy()
        assert isinstance(trial, LunaFields)
        actions = play_round(trial, dice)
        value = aim(trial)
        if not best or value > best_value:
            best, best_value = actions, value
    return best


def next_actions(wanted: Wanted, state: LunaFields, done: int, dice: Dice) -> list[int]:
    """What is played next: the opening, a round towards the aim, or what a busy player does."""
    if done < len(wanted.opening):
        return [GAME.parse(wanted.opening[done])]
    if wanted.aim is not None and state.round > 0:
        return best_round(state, dice, wanted.aim)
    return [choose(state, dice)]


def play_game(wanted: Wanted, seed: int) -> list[int]:
    """The actions of one game; none if it does not fit. Each name has its own dice, so no two records are alike."""
    state = GAME.new(wanted.seats, wanted.options)
    assert isinstance(state, LunaFields)
    state.journal = []
    dice = Dice(crc32(wanted.name.encode()) + seed)
    played: list[int] = []
    herbs = 0
    while state.to_act() != NOBODY:
        for action in next_actions(wanted, state, len(played), dice):
            assert action in state.legal(), f"{wanted.name}: {GAME.format(action)} is not legal"
            state.apply(action)
            played.append(action)
            herbs = max(herbs, *(int(count) for count in state.herbs_used))
    return played if wanted.fits(Played(state, {event.kind for event in state.journal}, herbs)) else []


def any_ending(played: Played) -> bool:
    """Six rounds, whoever wins, and nobody idle: stones were sanctified and shrines built."""
    return played.result().reasons == ["six_rounds"] and {"stone_sanctified", "shrine_built"} <= played.kinds


def solo_margin(sign: int) -> Fits:
    """The player wins (1), draws (0) or loses (-1) against the opponent."""
    return lambda played: (played.result().margin > 0) - (played.result().margin < 0) == sign


def tied(*, same_chair: bool) -> Fits:
    """The first place was decided by the Council: by the chair, or by the stack on one chair."""

    def fits(played: Played) -> bool:
        points = played.state.scores()
        best = [seat for seat, score in enumerate(points) if score == max(points)]
        chairs = {int(played.state.chairs[seat]) for seat in best}
        return len(best) > 1 and (len(chairs) == 1) == same_chair

    return fits


def shows(kind: str) -> Fits:
    """An event of a kind took place."""
    return lambda played: kind in played.kinds


def solo_opening(boards: tuple[str, str], stones: tuple[int, int], *pairs: str) -> tuple[str, ...]:
    """A solo set-up with the islands in table order, Priestess on Shrine, Builder on Herbs, Apostate on Tide."""
    drawn = [f"temple_board {board}" for board in boards] + [f"start_stone {stone}" for stone in stones]
    drawn += [f"island {island}" for island in c.ISLANDS]
    drawn += [f"figure_island {island}" for island in ("shrine", "herbs", "tide")]
    return (*drawn, "place_shrine tide", *(f"place_pair {pair}" for pair in pairs))


SKIPPING: Final = (
    *solo_opening(("yellow", "green"), (4, 1), "shrine", "bribe", "book", "novice"),
    "solo_deactivate bribe",
)
CIRCLE: Final = ("favor novice plain", "favor herbs token", "herbs novice 2")
CIRCLING: Final = (
    *solo_opening(("blue", "yellow"), (1, 3), "herbs", "novice", "book", "bribe"),
    "solo_deactivate tide",
    "shrine plain",
    *CIRCLE * int(c.HERBS_LIMIT),
)
WANTED: Final = [
    Wanted("solo_won", 1, {}, solo_margin(1), aim=ahead),
    Wanted("solo_lost", 1, {}, solo_margin(-1)),
    Wanted("solo_drawn", 1, {}, solo_margin(0), aim=level),
    Wanted("solo_level_2", 1, {"solo_level": "2"}, any_ending),
    Wanted("solo_level_3", 1, {"solo_level": "3"}, any_ending),
    Wanted("solo_preset", 1, {"setup": "preset"}, any_ending),
    Wanted("solo_figures_chosen_level_3", 1, {"figure_placement": "chosen", "solo_level": "3"}, any_ending),
    Wanted("opponent_skipped", 1, {}, shows("opponent_skipped"), SKIPPING),
    Wanted("opponent_displaces", 1, {}, shows("novice_displaced")),
    Wanted("opponent_does_not_displace", 1, {"opponent_displaces": "no"}, any_ending),
    Wanted("herbs_limit", 1, {}, lambda played: played.herbs == c.HERBS_LIMIT, CIRCLING),
    Wanted("two_players", 2, {}, any_ending),
    Wanted("book_bonus_once", 2, {"first_book_bonus_scope": "game"}, shows("book_moved")),
    Wanted("two_players_preset", 2, {"setup": "preset"}, any_ending),
    Wanted("three_players", 3, {}, any_ending),
    Wanted("three_players_preset", 3, {"setup": "preset"}, any_ending),
    Wanted("figures_chosen", 3, {"figure_placement": "chosen"}, any_ending),
    Wanted("four_players", 4, {}, any_ending),
    Wanted("four_players_preset", 4, {"setup": "preset"}, any_ending),
    Wanted("council_by_chair", 3, {}, tied(same_chair=False)),
    Wanted("council_by_stack", 4, {}, tied(same_chair=True)),
]


def make(wanted: Wanted) -> str:
    """The text of the first record that fits."""
    for seed in range(SEEDS):
        actions = play_game(wanted, seed)
        if actions:
            return write_record(new_record(GAME, wanted.options, list(PLAYERS[: wanted.seats]), "2026-01-01", actions))
    raise AssertionError(f"{wanted.name} did not come up in {SEEDS} games")


def main() -> None:
    """Write every record."""
    FOLDER.mkdir(exist_ok=True)
    for wanted in WANTED:
        (FOLDER / f"{wanted.name}.tab").write_text(make(wanted), encoding="utf-8")


if __name__ == "__main__":
    main()
