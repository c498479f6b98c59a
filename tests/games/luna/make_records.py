"""Makes the records of `records/`: one game for each ending, each tie-break, each option value and each solo level.

Run it from the project's folder: `PYTHONPATH=src:tests python -m games.luna.make_records`. A game begins with the
opening that is asked for; busy players go on, seed after seed, until the wanted ending has come up. So the same rules
give the same records.
"""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tabuleiro.core import NOBODY, find_game
from tabuleiro.games.luna import state as s
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.game import LunaState
from tabuleiro.games.luna.scoring import projected, temple_count
from tabuleiro.testkit.recording import (
    Played,
    Player,
    Wanted,
    best_stretch,
    by_kind,
    liking,
    shows,
    solo_margin,
    write_records,
)
from tabuleiro.testkit.soaking.policies import Dice

FOLDER: Final = Path(__file__).parent / "records"
GAME: Final = find_game("luna")
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


Recorded = Played[LunaState]
Aim = Callable[[LunaState], int]
"""How much a player likes the position at the end of a round."""


def ahead(state: LunaState) -> int:
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


def level(state: LunaState) -> int:
    """As `ahead`, but in the end nobody shall be in front."""
    return -abs(ahead(state)) if state.to_act() == NOBODY else ahead(state)


busy: Final = liking(by_kind(LIKES))


def play_round(state: LunaState, dice: Dice) -> list[int]:
    """Play on until the round is over; return what was done."""
    number = state.round
    actions: list[int] = []
    while state.to_act() != NOBODY and state.round == number:
        actions += busy(state, dice)
        state.apply(actions[-1])
    return actions


def towards(aim: Aim) -> Player[LunaState]:
    """Plays the round that comes nearest to an aim; before the first round just busily."""

    def play(state: LunaState, dice: Dice) -> list[int]:
        return busy(state, dice) if state.round == 0 else best_stretch(state, dice, play_round, aim, TRIES)

    return play


def any_ending(played: Recorded) -> bool:
    """Six rounds, whoever wins, and nobody idle: stones were sanctified and shrines built."""
    return played.result().reasons == ["six_rounds"] and {"stone_sanctified", "shrine_built"} <= played.kinds()


def most_herbs(played: Recorded) -> int:
    """The most Herbs actions that one player took in one phase."""
    phases = [Counter[int]()]
    for event in played.journal:
        if event.kind == "round_started":
            phases.append(Counter())
        if event.kind == "novices_reactivated":
            phases[-1][event.seat] += 1
    return max(max(phase.values(), default=0) for phase in phases)


def tied(*, same_chair: bool) -> Callable[[Recorded], bool]:
    """The first place was decided by the Council: by the chair, or by the stack on one chair."""

    def fits(played: Recorded) -> bool:
        points = played.state.scores()
        best = [seat for seat, score in enumerate(points) if score == max(points)]
        chairs = {int(played.state.chairs[seat]) for seat in best}
        return len(best) > 1 and (len(chairs) == 1) == same_chair

    return fits


def solo_opening(boards: tuple[str, str], stones: tuple[int, int], *pairs: str) -> tuple[str, ...]:
    """A solo set-up with the islands in table order, Priestess on Shrine, Builder on Herbs, Apostate on Tide."""
    drawn = [f"temple_board {board}" for board in boards] + [f"start_stone {stone}" for stone in stones]
    drawn += [f"island {island}" for island in c.ISLANDS]
    drawn += [f"place_figure {island}" for island in ("shrine", "herbs", "tide")]
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
WANTED: Final[list[Wanted[LunaState]]] = [
    Wanted("solo_won", 1, towards(ahead), solo_margin(1)),
    Wanted("solo_lost", 1, busy, solo_margin(-1)),
    Wanted("solo_drawn", 1, towards(level), solo_margin(0)),
    Wanted("solo_level_2", 1, busy, any_ending, {"solo_level": "2"}),
    Wanted("solo_level_3", 1, busy, any_ending, {"solo_level": "3"}),
    Wanted("solo_preset", 1, busy, any_ending, {"setup": "preset"}),
    Wanted("solo_figures_drawn_level_3", 1, busy, any_ending, {"figure_placement": "random", "solo_level": "3"}),
    Wanted("opponent_skipped", 1, busy, shows("opponent_skipped"), opening=SKIPPING),
    Wanted("opponent_displaces", 1, busy, shows("novice_displaced")),
    Wanted("opponent_does_not_displace", 1, busy, any_ending, {"opponent_displaces": "no"}),
    Wanted("herbs_limit", 1, busy, lambda played: most_herbs(played) == c.HERBS_LIMIT, opening=CIRCLING),
    Wanted("two_players", 2, busy, any_ending),
    Wanted("book_bonus_once", 2, busy, shows("book_moved"), {"first_book_bonus_scope": "game"}),
    Wanted("two_players_preset", 2, busy, any_ending, {"setup": "preset"}),
    Wanted("three_players", 3, busy, any_ending),
    Wanted("three_players_preset", 3, busy, any_ending, {"setup": "preset"}),
    Wanted("figures_drawn", 3, busy, any_ending, {"figure_placement": "random"}),
    Wanted("four_players", 4, busy, any_ending),
    Wanted("four_players_preset", 4, busy, any_ending, {"setup": "preset"}),
    Wanted("colours_by_seat", 3, busy, any_ending, {"setup": "preset", "colours": "by_seat"}),
    Wanted("council_by_chair", 3, busy, tied(same_chair=False)),
    Wanted("council_by_stack", 4, busy, tied(same_chair=True)),
]


if __name__ == "__main__":
    write_records(GAME, WANTED, FOLDER)
