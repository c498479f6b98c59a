"""Makes the records of `records/`: one game for each number of players and each way to decide the first place.

Run it from the project's folder: `PYTHONPATH=src:tests python -m games.coimbra.make_records`. Busy players play, seed
after seed, until the wanted game has come up; where an effect is wanted, chance draws what it needs. So the same rules
give the same records. The goldens `*-busy.txt` are the longest of some busy games.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from games.coimbra.witness import EFFECTS, Witness
from tabuleiro.core import CHANCE, NOBODY, Result, find_game, new_record, write_record
from tabuleiro.games.coimbra import actions as ids
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.game import CoimbraState
from tabuleiro.testkit.golden import Golden, write_golden
from tabuleiro.testkit.soaking.policies import Dice

FOLDER: Final = Path(__file__).parent / "records"
GOLDENS: Final = Path(__file__).parent / "golden"
GAME: Final = find_game("coimbra")
PLAYERS: Final = ("Ana", "Bruno", "Clara", "Davi")
SEEDS: Final = 2000
"""How many games are tried before one is given up."""
LIKES: Final = {
    "acquire": 12,
    "take_favor": 4,
    "step": 20,
    "invest": 6,
    "cap_die": 4,
    "cede": 1,
    "take_discard": 4,
    "repeat": 8,
    "accept": 8,
    "lose_card": 3,
    "e_card": 4,
    "activate_die": 4,
}
"""How often a busy player does something, compared with anything else."""
TOWARDS: Final = 5
"""How much more a pilgrim likes a step towards a monastery that it seeks."""


class Played(NamedTuple):
    """A finished game: its last position and the effects that took place."""

    state: CoimbraState
    seen: set[str]

    def result(self) -> Result:
        result = self.state.result()
        assert result is not None
        return result


class Wanted(NamedTuple):
    """A game to look for: who plays, and what must have happened; chance draws these outcomes when it can."""

    name: str
    seats: int
    fits: Callable[[Played], bool]
    drawn: tuple[str, ...] = ()


def way(state: CoimbraState, node: int, drawn: tuple[str, ...]) -> int:
    """Steps from a place to the nearest monastery without an own disk; the tiles that are asked for come first."""
    first = state.to_act() * c.MONASTERY_SPACES
    new = [space for space in range(c.MONASTERY_SPACES) if state.disks[first + space] == 0]
    asked = [space for space in new if f"draw_monastery {c.MONASTERIES[state.monasteries[space] - 1]}" in drawn]
    return min((int(c.DISTANCES[node * c.MONASTERY_SPACES + space]) for space in asked or new), default=0)


def liking(state: CoimbraState, action: int, drawn: tuple[str, ...]) -> int:
    """How much a busy player likes an action."""
    kind = GAME.spaces.kind(action)
    like = LIKES.get(kind, 1)
    if kind == "step":
        here = int(state.pilgrims[state.to_act()])
        if way(state, ids.read_step(action), drawn) < way(state, here, drawn):
            like *= TOWARDS
    return like


def choose(state: CoimbraState, dice: Dice, drawn: tuple[str, ...]) -> int:
    """What a busy player does; chance is uniform among the outcomes that are asked for, or else among all."""
    legal = state.legal()
    if state.to_act() == CHANCE:
        asked = [action for action in legal if GAME.format(action) in drawn]
        return dice.pick(asked or legal)
    return dice.pick([action for action in legal for _ in range(liking(state, action, drawn))])


def play_game(wanted: Wanted, seed: int) -> tuple[list[int], Played]:
    """One game of busy players."""
    state = GAME.new(wanted.seats)
    assert isinstance(state, CoimbraState)
    dice = Dice(seed)
    witness = Witness(GAME)
    actions: list[int] = []
    while state.to_act() != NOBODY:
        actions.append(choose(state, dice, wanted.drawn))
        witness.step(state, actions[-1])
    return actions, Played(state, witness.seen)


def anything(played: Played) -> bool:
    """Four rounds, whoever wins, and nobody idle: everybody has bought cards and invested in a voyage."""
    seats = range(played.state.seats)
    busy = all(played.state.hand_sizes[seat] > 4 for seat in seats)
    return busy and played.result().tie_break == "" and min(played.state.scores()) > 0


def tied(players: int) -> Callable[[Played], bool]:
    """So many players share the first place, and the player order decides."""

    def fits(played: Played) -> bool:
        points = played.state.scores()
        return points.count(max(points)) == players

    return fits


def tied_behind(played: Played) -> bool:
    """One player wins alone, two behind have equally many points."""
    points = played.state.scores()
    return len(set(points)) < len(points) and points.count(max(points)) == 1


def shows(*effects: str) -> Callable[[Played], bool]:
    """These effects took place."""
    assert set(effects) <= {effect.name for effect in EFFECTS}
    return lambda played: set(effects) <= played.seen


def along_the_coast(played: Played) -> bool:
    """A pilgrim visits both of the far monasteries; the shortest way between them is the coast road."""
    far = [space for space in range(c.MONASTERY_SPACES) if c.BACKS[c.SPACE_BACK[space]] == "III"]
    disks = played.state.disks
    return any(all(disks[seat * c.MONASTERY_SPACES + space] for space in far) for seat in range(played.state.seats))


def monasteries(*tiles: str) -> tuple[str, ...]:
    """Chance draws these tiles, if it can."""
    return tuple(f"draw_monastery {tile}" for tile in tiles)


CLASS_TILES: Final = ("mon_2a", "mon_2b", "mon_2c", "mon_2d")
OTHER_TILES: Final = ("mon_2e", "mon_2f", "mon_2g", "mon_2h")
WANTED: Final = [
    Wanted("two_players", 2, anything),
    Wanted("three_players", 3, anything),
    Wanted("four_players", 4, anything),
    Wanted("two_tied", 2, tied(2)),
    Wanted("two_of_three_tied", 3, tied(2)),
    Wanted("two_of_four_tied", 4, tied(2)),
    Wanted("tied_behind_the_winner", 4, tied_behind),
    Wanted(
        "early_diplomas_and_voyages", 4, shows("mon_3a.0", "mon_3b.0"), monasteries("mon_3a", "mon_3b", *CLASS_TILES)
    ),
    Wanted("early_card_and_influence", 4, shows("mon_3c.0", "mon_3c.1"), monasteries("mon_3c", "mon_3d", *OTHER_TILES)),
    Wanted("monasteries_for_classes", 4, shows(*(f"{tile}.0" for tile in CLASS_TILES)), monasteries(*CLASS_TILES)),
    Wanted("other_monasteries", 4, shows(*(f"{tile}.0" for tile in OTHER_TILES)), monasteries(*OTHER_TILES)),
    Wanted("along_the_coast", 3, along_the_coast, monasteries("mon_3b", "mon_3c")),
    Wanted("many_cards", 2, shows("acores.0"), ("draw_voyage acores",)),
    Wanted("copied_bonus", 3, shows("sch_3d.0", "sch_2d.0")),
    Wanted("bonuses_for_tracks", 4, shows("sch_2e.0", "sch_3b.0")),
    Wanted("bonuses_repeated", 2, shows("cle_2f.0", "cle_3e.0")),
]


def make(wanted: Wanted) -> str:
    """The text of the first record that fits."""
    for seed in range(SEEDS):
        actions, played = play_game(wanted, seed)
        if wanted.fits(played):
            return write_record(new_record(GAME, {}, list(PLAYERS[: wanted.seats]), "2026-01-01", actions))
    raise AssertionError(f"{wanted.name} did not come up in {SEEDS} games")


def make_golden(seats: int) -> str:
    """The longest of some busy games."""
    games = [play_game(Wanted("busy", seats, anything), seed)[0] for seed in range(1, 5)]
    return write_golden(GAME, Golden(GAME.version, seats, {}, [GAME.format(action) for action in max(games, key=len)]))


def main() -> None:
    """Write every record and the goldens of busy players."""
    FOLDER.mkdir(exist_ok=True)
    for wanted in WANTED:
        (FOLDER / f"{wanted.name}.tab").write_text(make(wanted), encoding="utf-8")
    for seats in GAME.seats:
        (GOLDENS / f"{seats}-seats-busy.txt").write_text(make_golden(seats), encoding="utf-8")


if __name__ == "__main__":
    main()
