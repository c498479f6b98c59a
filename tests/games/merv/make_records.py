"""Makes the records of `records/`: a game for each seat count, tie-break, option value and rare event.

Run it from the project's folder: `PYTHONPATH=src:tests python -m games.merv.make_records`. Players of a certain manner
play, seed after seed, until the wanted ending has come up. So the same rules give the same records.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple, cast
from zlib import crc32

from tabuleiro.core import CHANCE, NOBODY, Event, Result, find_game, new_record, write_record
from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.present.shape import PlayerStanding
from tabuleiro.games.merv.present.view import derived
from tabuleiro.games.merv.sites.scrolls import scrolls_owned
from tabuleiro.games.merv.state import MervFields
from tabuleiro.games.merv.supply import cubes_in_hand
from tabuleiro.testkit.soaking.policies import Dice

FOLDER: Final = Path(__file__).parent / "records"
GAME: Final = find_game("merv")
PLAYERS: Final = ("Ana", "Bruno", "Clara", "Davi")
SEEDS: Final = 4000
"""How many games are tried before an ending is given up."""
TRIES: Final = 40
"""How often a turn is tried when there is an aim."""

Manner = dict[str, int]
"""How often a player does something, compared with anything else: by the kind of the action, by its whole text, by
`visit <kind of site>`, or by `guest` for a building of somebody else."""
BUSY: Final[Manner] = {
    "main_action site": 40,
    "main_action alternative": 40,
    "complete_contract": 60,
    "stop": 1,
    "take_scroll": 4,
    "advance": 6,
    "place_courtier": 6,
    "take_card": 4,
    "buy_good": 6,
    "build": 3,
    "ransom": 4,
    "market_collect": 2,
}
IDLE: Final[Manner] = {"main_action favor": 12, "main_action soldier": 2, "main_action site": 0, "accept_losses": 2}
"""Takes favor or sends soldiers: the points of several such players are often equal."""
HOARDING: Final[Manner] = {
    "main_action site": 60,
    "main_action favor": 1,
    "main_action soldier": 0,
    "visit caravansary": 6,
    "visit marketplace": 12,
    "visit library": 12,
    "visit mosque": 4,
    "visit palace": 0,
    "visit walls": 0,
    "market_collect": 0,
    "market_place": 8,
    "extend": 100,
    "take_card": 0,
    "place_route_camel": 100,
    "buy_good": 1,
    "take_scroll": 50,
    "choose_breakthrough bt_wealth": 100,
    "queue_space": 0,
    "queue_space 3": 1,
}
"""Brings all camels into play and leaves them on the cards, the market and the routes."""
HOMELESS: Final[Manner] = {
    "guest": 40,
    "visit mosque": 3,
    "main_action favor": 2,
    "main_action site": 1,
    "advance": 20,
    "stop": 1,
}
"""Builds as little as possible and goes to the mosque: an upgrade finds no building."""


class Played(NamedTuple):
    """A finished game: its last position, the kinds of its events, and each kind with the elements that it named."""

    state: MervFields
    kinds: set[str]
    named: set[tuple[str, str]]

    def result(self) -> Result:
        result = self.state.result()
        assert result is not None
        return result


Fits = Callable[[Played], bool]
Aim = Callable[[MervFields, int], int]
"""How much a seat likes the position after its turn."""


class Wanted(NamedTuple):
    """A game to look for: who plays in what manner, and what must have happened."""

    name: str
    seats: int
    options: dict[str, str]
    fits: Fits
    manner: Manner = BUSY
    aim: Aim | None = None


def liking(state: MervFields, action: int, manner: Manner) -> int:
    """How much a player likes an action."""
    if ids.CHOOSE_SITE <= action < ids.MAIN_ACTION:
        site = action - ids.CHOOSE_SITE
        like = manner.get(f"visit {c.SITE_TYPES[c.TILE_TYPES[state.tiles[site] - 1]]}", 1)
        foreign = state.buildings[site] not in (0, state.to_act() + 1)
        return like * (manner.get("guest", 1) if foreign else 1)
    text = ids.SPACE.format(action)
    return manner.get(text, manner.get(text.split(" ", 1)[0], 1))


def choose(state: MervFields, manner: Manner, dice: Dice) -> int:
    """What a player does; chance is uniform."""
    legal = state.legal()
    if state.to_act() == CHANCE:
        return dice.pick(legal)
    return dice.pick([action for action in legal for _ in range(liking(state, action, manner))] or legal)


def ahead(state: MervFields, _seat: int) -> int:
    """How far the solo player is in front: points now and at the next scoring, and what the tracks may still bring."""
    if state.to_act() == NOBODY:
        return 10 * margin(state)
    player = cast(PlayerStanding, derived(state)["parties"][0])  # seat 0 is no automa
    tracks = int(state.counts[s.FAVOR] + state.counts[s.INFLUENCE] + state.counts[s.STEP])
    return 10 * player["projected"] + 10 * tracks + 5 * int(cubes_in_hand(state, 0))


def level(state: MervFields, seat: int) -> int:
    """As `ahead`, but in the end nobody shall be in front."""
    return -abs(margin(state)) if state.to_act() == NOBODY else ahead(state, seat)


def trading(state: MervFields, seat: int) -> int:
    """Contracts, and what they need: influence, goods and scrolls."""
    at = seat * s.COUNT_WIDTH
    taken = sum(1 for owner in state.contracts if owner > 0)
    goods = sum(1 for good in range(c.GOOD_COUNT) if state.goods[seat * c.GOOD_COUNT + good] > 0)
    tracks = min(12, int(state.counts[at + s.INFLUENCE])) + min(2, int(state.counts[at + s.LOOSE_SCROLLS]))
    return 60 * taken + 12 * goods + 10 * tracks + 3 * int(cubes_in_hand(state, seat))


def praying(state: MervFields, seat: int) -> int:
    """Steps of the mosque, and cubes of all colours for them."""
    colours = sum(1 for colour in range(c.COLOUR_COUNT) if state.cubes[seat * c.COLOUR_COUNT + colour] > 0)
    return 30 * int(state.counts[seat * s.COUNT_WIDTH + s.STEP]) + 4 * int(cubes_in_hand(state, seat)) + 4 * colours


def studying(state: MervFields, seat: int) -> int:
    """Eight scrolls and no more, so that there are enough for all, and cubes of all colours for them."""
    colours = sum(1 for colour in range(c.COLOUR_COUNT) if state.cubes[seat * c.COLOUR_COUNT + colour] > 0)
    scrolls = 8 - abs(8 - int(scrolls_owned(state, seat)))
    return 30 * scrolls + 4 * int(cubes_in_hand(state, seat)) + 4 * colours


def margin(state: MervFields) -> int:
    """The lead of the solo player over the better automa."""
    own, *others = state.scores()
    return own - max(others)


def play_turn(state: MervFields, manner: Manner, dice: Dice) -> list[int]:
    """Play on until the next turn of a round has begun; return what was done."""
    moment = (state.year, state.round, state.turn)
    actions: list[int] = []
    while state.to_act() != NOBODY and (state.year, state.round, state.turn) == moment:
        actions.append(choose(state, manner, dice))
        state.apply(actions[-1])
    return actions


def best_turn(state: MervFields, wanted: Wanted, aim: Aim, dice: Dice) -> list[int]:
    """What is done in the turn that comes nearest to an aim, of some that are tried."""
    best: list[int] = []
    best_value = 0
    seat = state.to_act()
    for _ in range(TRIES):
        trial = state.copy()
        assert isinstance(trial, MervFields)
        actions = play_turn(trial, wanted.manner, dice)
        value = aim(trial, seat)
        if not best or value > best_value:
            best, best_value = actions, value
    return best


def next_actions(wanted: Wanted, state: MervFields, dice: Dice) -> list[int]:
    """What is played next: a turn towards the aim, or what a player of this manner does."""
    if wanted.aim is not None and state.decision() == "choose_slot":
        return best_turn(state, wanted, wanted.aim, dice)
    return [choose(state, wanted.manner, dice)]


def play_game(wanted: Wanted, seed: int) -> list[int]:
    """The actions of one game; none if it does not fit. Each name has its own dice, so no two records are alike."""
    state = GAME.new(wanted.seats, wanted.options)
    assert isinstance(state, MervFields)
    state.journal = []
    dice = Dice(crc32(wanted.name.encode()) + seed)
    played: list[int] = []
    while state.to_act() != NOBODY:
        for action in next_actions(wanted, state, dice):
            state.apply(action)
            played.append(action)
    return played if wanted.fits(finished(state, state.journal)) else []


def finished(state: MervFields, journal: list[Event]) -> Played:
    """A game that was played to its end, and what its journal tells."""
    named = {(event.kind, element) for event in journal for element in event.elements}
    return Played(state, {event.kind for event in journal}, named)


def any_ending(played: Played) -> bool:
    """Three years in which somebody completed contracts, lost a building and paid a ransom."""
    return {"contract", "building_lost", "ransom"} <= played.kinds


def tie_break(name: str) -> Fits:
    """The first place was found by this criterion."""
    return lambda played: played.result().tie_break == name


def solo_margin(sign: int) -> Fits:
    """The player wins (1), is level (0) or loses (-1)."""
    return lambda played: (played.result().margin > 0) - (played.result().margin < 0) == sign


def shows(kind: str) -> Fits:
    """An event of a kind took place."""
    return lambda played: kind in played.kinds


def tells(*named: tuple[str, str]) -> Fits:
    """Events of these kinds named these elements."""
    return lambda played: played.named.issuperset(named)


ALL_CONTRACTS: Final = tuple(("contract", f"contract:{contract}") for contract in c.CONTRACTS)
ALL_BREAKTHROUGHS: Final = tuple(("breakthrough", f"breakthrough:{tile}") for tile in c.BREAKTHROUGHS)
ALL_SCORING_TILES: Final = tuple(("scoring_tile", f"scoring_tile:{tile}") for tile in c.SCORING_TILES)
RARE_UPGRADES: Final = tuple(
    ("upgrade", f"upgrade:up_{name}")
    for name in ("white_3", "white_4", "bonus_orange", "bonus_purple", "bonus_teal", "bonus_pink")
)
"""The upgrade tiles that no other kept game shows: four players take four white ones and four of the bonus tiles."""
MOSQUE_POINTS: Final = (("points", "category:mosque_end"), ("points", "category:scoring_tiles"))
WANTED: Final = [
    Wanted("solo_won", 1, {"solo_difficulty": "easy"}, solo_margin(1), aim=ahead),
    Wanted("solo_lost", 1, {}, solo_margin(-1)),
    Wanted("solo_level", 1, {"solo_difficulty": "easy"}, solo_margin(0), aim=level),
    Wanted("solo_hard", 1, {"solo_difficulty": "hard"}, any_ending),
    Wanted("two_players", 2, {}, any_ending),
    Wanted("two_players_without_courtier", 2, {"two_player_courtier": "false"}, any_ending),
    Wanted("three_players", 3, {}, any_ending),
    Wanted("four_players", 4, {}, any_ending),
    Wanted("tie_influence", 3, {}, tie_break("influence"), IDLE),
    Wanted("tie_favor", 3, {}, tie_break("favor"), IDLE),
    Wanted("tie_cubes_and_camels", 4, {}, tie_break("cubes_plus_camels"), IDLE),
    Wanted("tie_shared", 4, {}, tie_break("shared"), IDLE),
    Wanted("upgrade_lost", 4, {}, shows("lost_effect"), HOMELESS),
    Wanted("every_contract", 4, {}, tells(*ALL_CONTRACTS), aim=trading),
    Wanted("every_breakthrough", 4, {}, tells(*ALL_BREAKTHROUGHS), aim=studying),
    Wanted("every_scoring_tile", 4, {}, tells(*ALL_SCORING_TILES, *RARE_UPGRADES, *MOSQUE_POINTS), aim=praying),
    Wanted("camel_to_the_supply", 2, {}, shows("camel_home_supply"), HOARDING),
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
