"""The fields of a position, which only the rules change, and how a decision becomes pending."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.agenda import WIDTH, Agenda, new_agenda
from tabuleiro.core.agenda_state import AgendaState
from tabuleiro.core.present.naming import names_of
from tabuleiro.games.luna import decisions as d
from tabuleiro.games.luna.data import components as c

HUMAN: Final = 0
"""The only seat of a solo game (LU-13)."""
OPPONENT: Final = 1
"""The party of the virtual opponent in a solo game; with more players party 1 is seat 1 (LU-0.4)."""

# Places of a temple stone.
BOX: Final = 0
"""Not in play; during set-up also a start stone that is not dealt yet."""
DEALT: Final = 1
"""Solo set-up only: dealt to a party, whose novice enters the temple later (LU-13.4)."""
PATH: Final = 2
"""On the path; claimed when a novice stands on it."""
TEMPLE: Final = 3
STONE_PLACES: Final = ("box", "dealt", "path", "temple")

# Where influence comes from (LU-11.6).
FROM_START: Final = 0
FROM_SANCTIFICATION: Final = 1
FROM_DISPLACEMENT: Final = 2
FROM_BOOK: Final = 3
FROM_MEDITATION: Final = 4
FROM_PRIESTESS: Final = 5
FROM_APOSTATE: Final = 6
FROM_TEMPLE: Final = 7
FROM_SHRINES: Final = 8
FROM_FAVORS: Final = 9
FROM_COUNCIL: Final = 10
CATEGORIES: Final[tuple[str, ...]] = names_of(globals(), "FROM_START", "FROM_COUNCIL", "FROM_")
CATEGORY_COUNT: Final = 11


class LunaFields(AgendaState):
    """Everything that lies on the table, and the pending decision.

    A party is a seat or, in solo, party 1, the opponent. Islands are numbered in table order, stones by their number.
    """

    parties: i64 = 0
    """Who has pieces and points: the seats, in solo two."""
    preset: i64 = 0
    """1 for the preselected set-up (option setup)."""
    chosen: i64 = 0
    """1 when the start player places the figures (option figure_placement); not in the preselected set-up."""
    by_choice: i64 = 0
    """1 when the players of a preselected set-up choose their colours (option colours)."""
    level: i64 = 1
    """Solo level 1 to 3 (option solo_level); 1 with more players."""
    bonus_once: i64 = 0
    """1 when only the first Book action of the whole game brings the bonus (option first_book_bonus_scope)."""
    displaces: i64 = 1
    """1 when the solo opponent displaces (option opponent_displaces)."""

    start: i64 = -1
    """The party that is start player: -1 until drawn, OPPONENT in solo."""
    round: i64 = 0
    """1 to 6, 0 during set-up; after the end it stays 6. The Temple Guard stands on guard stone GUARDS[round]."""
    time_left: i64 = 0
    """Unflipped time tokens; 0 outside an action phase and in solo."""
    book_bonus: i64 = 0
    """1 while the next Book action brings the bonus of LU-12.3; always 0 with three or four players."""

    boards: vec[i64]
    """slot: the board that lies there face up, or -1 (face down, or not drawn yet)."""
    ring: vec[i64]
    """ring index, clockwise: the island there, or -1."""
    ring_index: vec[i64]
    """island: its ring index, or -1. The inverse of `ring`, kept because it is asked for often."""
    figures: vec[i64]
    """figure (PRIESTESS, BUILDER, APOSTATE): its island, or -1."""
    tokens: vec[i64]
    """island: favor tokens that lie on it."""

    colours: vec[i64]
    """party: its colour, or -1 until it is chosen (LU-2.1). It matters in the preselected set-up only."""
    influence: vec[i64]
    """party: influence points."""
    ledger: vec[i64]
    """party * CATEGORY_COUNT + category: where the influence came from; adds up to `influence` (LU-11.6)."""
    reserve: vec[i64]
    """party: novices not in play yet."""
    pier: vec[i64]
    """party: displaced novices."""
    active: vec[i64]
    """party * ISLAND_COUNT + island: novices on the island."""
    inactive: vec[i64]
    """party * ISLAND_COUNT + island: novices beside the island."""
    moved: vec[i64]
    """island: during MOVES the actor's novices that are held aside and will stand beside it (LU-6.5); else 0."""
    shrine_reserve: vec[i64]
    """party: shrines not built yet."""
    shrines: vec[i64]
    """party * ISLAND_COUNT + island: 1 for a shrine."""
    favors: vec[i64]
    """party * ISLAND_COUNT + kind: 1 if that favor token is held."""
    herbs_used: vec[i64]
    """party: Herbs actions in this action phase (LU-14.6)."""
    chairs: vec[i64]
    """party: the council chair of its marker, or -1 before it is placed."""
    heights: vec[i64]
    """party: how many markers lie under its own on that chair."""

    stones: vec[i64]
    """stone: BOX, DEALT, PATH or TEMPLE."""
    stone_party: vec[i64]
    """stone: 1 + the party whose novice stands on it (DEALT: whom it was dealt to), or 0."""
    stone_rounds: vec[i64]
    """stone: the round from which its group on the path is approved, 1 to 6; 0 for start stones, stones not in play and
    until the path is laid. Follows from `boards` (LU-2.6, LU-7.1)."""
    books: vec[i64]
    """stone: 1 if a Book lies under the novice on it."""


def clear(state: LunaFields) -> None:
    """Give every table its empty value, as the numbers have theirs; set-up and loading fill in the rest."""
    state.agenda = new_agenda(d.AGENDA_CAPACITY)
    state.boards = vec[i64]([-1] * c.BOARD_COUNT)
    state.ring = vec[i64]([-1] * c.ISLAND_COUNT)
    state.ring_index = vec[i64]([-1] * c.ISLAND_COUNT)
    state.figures = vec[i64]([-1] * c.FIGURE_COUNT)
    state.tokens = vec[i64]([0] * c.ISLAND_COUNT)
    state.colours = vec[i64](list(range(c.MAX_PARTIES)))
    state.influence = vec[i64]([0] * c.MAX_PARTIES)
    state.ledger = vec[i64]([0] * (c.MAX_PARTIES * CATEGORY_COUNT))
    state.reserve = vec[i64]([0] * c.MAX_PARTIES)
    state.pier = vec[i64]([0] * c.MAX_PARTIES)
    state.active = vec[i64]([0] * (c.MAX_PARTIES * c.ISLAND_COUNT))
    state.inactive = vec[i64]([0] * (c.MAX_PARTIES * c.ISLAND_COUNT))
    state.moved = vec[i64]([0] * c.ISLAND_COUNT)
    state.shrine_reserve = vec[i64]([0] * c.MAX_PARTIES)
    state.shrines = vec[i64]([0] * (c.MAX_PARTIES * c.ISLAND_COUNT))
    state.favors = vec[i64]([0] * (c.MAX_PARTIES * c.ISLAND_COUNT))
    state.herbs_used = vec[i64]([0] * c.MAX_PARTIES)
    state.chairs = vec[i64]([-1] * c.MAX_PARTIES)
    state.heights = vec[i64]([0] * c.MAX_PARTIES)
    state.stones = vec[i64]([0] * c.STONE_SLOTS)
    state.stone_party = vec[i64]([0] * c.STONE_SLOTS)
    state.stone_rounds = vec[i64]([0] * c.STONE_SLOTS)
    state.books = vec[i64]([0] * c.STONE_SLOTS)


def copy_fields(source: LunaFields, target: LunaFields) -> None:
    """Make `target` equal to `source`; every table is a copy of its own."""
    target.seats = source.seats
    target.agenda = source.agenda.copy()
    target.parties = source.parties
    target.preset = source.preset
    target.chosen = source.chosen
    target.by_choice = source.by_choice
    target.level = source.level
    target.bonus_once = source.bonus_once
    target.displaces = source.displaces
    target.start = source.start
    target.round = source.round
    target.time_left = source.time_left
    target.book_bonus = source.book_bonus
    target.boards = source.boards[:]
    target.ring = source.ring[:]
    target.ring_index = source.ring_index[:]
    target.figures = source.figures[:]
    target.tokens = source.tokens[:]
    target.colours = source.colours[:]
    target.influence = source.influence[:]
    target.ledger = source.ledger[:]
    target.reserve = source.reserve[:]
    target.pier = source.pier[:]
    target.active = source.active[:]
    target.inactive = source.inactive[:]
    target.moved = source.moved[:]
    target.shrine_reserve = source.shrine_reserve[:]
    target.shrines = source.shrines[:]
    target.favors = source.favors[:]
    target.herbs_used = source.herbs_used[:]
    target.chairs = source.chairs[:]
    target.heights = source.heights[:]
    target.stones = source.stones[:]
    target.stone_party = source.stone_party[:]
    target.stone_rounds = source.stone_rounds[:]
    target.books = source.books[:]


def ask(state: LunaFields, kind: i64, actor: i64) -> None:
    """Make a decision pending; it takes the place of the one that was just answered."""
    agenda: Agenda = state.agenda
    if agenda.depth == 0:
        agenda.push(kind)
        agenda.set(d.ACTOR, actor)
        return
    frames: vec[i64] = agenda.frames
    place: i64 = (agenda.depth - 1) * WIDTH
    end: i64 = place + WIDTH
    while place < end:
        frames[place] = 0
        place += 1
    frames[end - WIDTH] = kind
    frames[end - WIDTH + d.ACTOR] = actor


def actor_of(state: LunaFields) -> i64:
    """The seat (or CHANCE) that decides now."""
    return state.agenda.get(d.ACTOR)


def next_turn(state: LunaFields) -> None:
    """The action is over: the player to the left is next; in solo it is the same one (LU-5.1)."""
    ask(state, d.ACTION, (actor_of(state) + 1) % state.seats)
