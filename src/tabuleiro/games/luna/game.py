"""The game on the contract: which rule answers which question."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.action import NOBODY, Action
from tabuleiro.core.errors import BadData, BadOption, BadPosition
from tabuleiro.core.game import Game
from tabuleiro.core.option import Option
from tabuleiro.core.refusal import Refusal
from tabuleiro.core.result import Result
from tabuleiro.core.state import Position, State
from tabuleiro.games.luna import actions as ids
from tabuleiro.games.luna import decisions as d
from tabuleiro.games.luna.audit.position import broken_invariants, broken_steps
from tabuleiro.games.luna.council import OWN_CHOICES, climb, legal_council
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.data.components import check_components
from tabuleiro.games.luna.island_actions import ask_priest, build, legal_island_actions, reactivate, recruit
from tabuleiro.games.luna.judge.refusal import refusal
from tabuleiro.games.luna.learn.features import FEATURE_NAMES, features_into
from tabuleiro.games.luna.movement import (
    begin_moves,
    finish_moves,
    is_redundant_move,
    legal_movement,
    legal_moves,
    move,
    sail,
)
from tabuleiro.games.luna.other_actions import end_solo_phase, expel, legal_other_actions, meditate
from tabuleiro.games.luna.preliminary import legal_place_pair, legal_place_shrine, place_pair, place_shrine
from tabuleiro.games.luna.present.descriptions import describe
from tabuleiro.games.luna.present.dump import dump, load_into, set_options
from tabuleiro.games.luna.present.events import EVENT_KINDS
from tabuleiro.games.luna.present.view import derived
from tabuleiro.games.luna.scoring import END_REASONS, TIE_BREAKS, current_scores, final_result
from tabuleiro.games.luna.setup import (
    draw_board,
    draw_island,
    draw_start_player,
    draw_stone,
    legal_board,
    legal_figure,
    legal_island,
    legal_start_player,
    legal_stone,
    place_figure,
    set_up,
)
from tabuleiro.games.luna.solo import deactivate, legal_deactivate
from tabuleiro.games.luna.state import LunaState, copy_fields
from tabuleiro.games.luna.temple import (
    legal_book_put,
    legal_book_take,
    legal_promote,
    legal_sanctify,
    promote,
    put_book,
    sanctify,
    take_book,
)

NAME: Final = "luna"
VERSION: Final = 1
EVERY_COUNT: Final = (1, 2, 3, 4)
PHASE_STEPS: Final = 3 * (7 * c.NOVICES + 6 + 6 * 5 + 10 * c.HERBS_LIMIT)
"""No player takes more steps in one action phase (LU-14.7)."""
MAX_STEPS: Final = 19 + 20 + 6 * (4 * PHASE_STEPS + 4)
"""Set-up draws, preliminary placements, six rounds of four players with four Meditations (LU-14.7)."""


class LunaMatch(LunaState):
    """A position that answers the questions of the contract."""

    def game(self) -> Game:
        return GAME

    def to_act(self) -> int:
        if self.agenda.depth == 0:
            return NOBODY
        return self.agenda.get(d.ACTOR)

    def decision(self) -> str:
        if self.agenda.depth == 0:
            return ""
        return d.KINDS[self.agenda.kind()]

    def legal_into(self, out: vec[i64]) -> i64:
        if self.agenda.depth == 0:
            return 0
        kind: i64 = self.agenda.kind()
        if kind == d.ACTION:
            return self.legal_action(out)
        if kind == d.MOVES:
            return legal_moves(self, out)
        if kind == d.BOOK_PUT:
            return legal_book_put(self, out)
        if kind == d.SOLO_DEACTIVATE:
            return legal_deactivate(self, out)
        if kind == d.PRELIM_PAIR:
            return legal_place_pair(self, out)
        if kind == d.PRELIM_SHRINE:
            return legal_place_shrine(self, out)
        return self.legal_setup(kind, out)

    def legal_action(self, out: vec[i64]) -> i64:
        """Every action of a turn, in the order of the ids (LU-5 to LU-8)."""
        count: i64 = legal_island_actions(self, out)
        count = legal_movement(self, out, count)
        count = legal_promote(self, out, count)
        count = legal_sanctify(self, out, count)
        count = legal_book_take(self, out, count)
        count = legal_council(self, out, count)
        return legal_other_actions(self, out, count)

    def legal_setup(self, kind: i64, out: vec[i64]) -> i64:
        """The chance events and the placing of figures."""
        if kind == d.START_PLAYER:
            return legal_start_player(self, out)
        if kind == d.TEMPLE_BOARD:
            return legal_board(self, out)
        if kind == d.START_STONE:
            return legal_stone(self, out)
        if kind == d.ISLAND:
            return legal_island(self, out)
        return legal_figure(self, out)

    def weight(self, action: i64) -> i64:  # noqa: ARG002 - all outcomes left are equally likely (LU-15)
        return 1

    def apply(self, action: i64) -> None:
        if action < ids.FAVOR:
            self.apply_placement(action)
        elif action < ids.JOURNEY:
            self.apply_island_action(action)
        elif action < ids.PROMOTE:
            self.apply_movement(action)
        elif action < ids.START_PLAYER:
            self.apply_temple_action(action)
        else:
            self.apply_chance(action)

    def apply_placement(self, action: i64) -> None:
        """Figures, the preliminary round, and the start of a solo round."""
        if action >= ids.SOLO_DEACTIVATE:
            deactivate(self, action - ids.SOLO_DEACTIVATE)
        elif action >= ids.PLACE_PAIR:
            place_pair(self, action - ids.PLACE_PAIR)
        elif action >= ids.PLACE_SHRINE:
            place_shrine(self, action - ids.PLACE_SHRINE)
        else:
            place_figure(self, action - ids.PLACE_FIGURE)

    def apply_island_action(self, action: i64) -> None:
        """Favor, Recruit, Shrine, Herbs."""
        if action >= ids.HERBS:
            action -= ids.HERBS
            reactivate(self, action >> 1, 1 + (action & 1))
        elif action >= ids.SHRINE:
            build(self, action - ids.SHRINE)
        elif action >= ids.RECRUIT:
            action -= ids.RECRUIT
            recruit(self, action >> 1, action & 1)
        else:
            action -= ids.FAVOR
            ask_priest(self, action >> 1, action & 1)

    def apply_movement(self, action: i64) -> None:
        """Journey, Tide, their moves, Sailboat."""
        if action >= ids.SAILBOAT:
            action -= ids.SAILBOAT
            sail(self, (action >> 1) // c.ISLAND_COUNT, (action >> 1) % c.ISLAND_COUNT, 1 + (action & 1))
        elif action == ids.DONE:
            finish_moves(self)
        elif action >= ids.MOVE:
            action -= ids.MOVE
            move(self, action // c.ISLAND_COUNT, action % c.ISLAND_COUNT)
        else:
            begin_moves(self, action - ids.JOURNEY)

    def apply_temple_action(self, action: i64) -> None:
        """Promotion, Sanctification, Book, Council, and the other actions."""
        if action == ids.END_PHASE:
            end_solo_phase(self)
        elif action == ids.MEDITATE:
            meditate(self)
        elif action >= ids.EXPEL:
            action -= ids.EXPEL
            expel(self, action >> 1, action & 1)
        elif action >= ids.COUNCIL:
            action -= ids.COUNCIL
            climb(self, (action >> 1) // OWN_CHOICES, (action >> 1) % OWN_CHOICES, action & 1)
        elif action >= ids.BOOK_PUT:
            put_book(self, action - ids.BOOK_PUT + 1)
        elif action >= ids.BOOK_TAKE:
            take_book(self, action - ids.BOOK_TAKE + 1)
        elif action >= ids.SANCTIFY:
            sanctify(self, action - ids.SANCTIFY + 1)
        else:
            action -= ids.PROMOTE
            promote(self, (action >> 1) + 1, action & 1)

    def apply_chance(self, action: i64) -> None:
        """The set-up draws."""
        if action >= ids.FIGURE_ISLAND:
            place_figure(self, action - ids.FIGURE_ISLAND)
        elif action >= ids.ISLAND:
            draw_island(self, action - ids.ISLAND)
        elif action >= ids.START_STONE:
            draw_stone(self, action - ids.START_STONE + 1)
        elif action >= ids.TEMPLE_BOARD:
            draw_board(self, action - ids.TEMPLE_BOARD)
        else:
            draw_start_player(self, action - ids.START_PLAYER)

    def refusal(self, action: int) -> Refusal | None:
        return refusal(self, action)

    def redundant(self, action: int) -> bool:
        if self.agenda.depth == 0 or self.agenda.kind() != d.MOVES or not ids.MOVE <= action < ids.DONE:
            return False
        return is_redundant_move(self, action - ids.MOVE)

    def fallback(self) -> int:
        legal = self.legal()
        for harmless in (ids.MEDITATE, ids.END_PHASE, ids.DONE):
            if harmless in legal:
                return harmless
        return legal[0]

    def describe(self, action: int) -> Action:
        return describe(self, action, self.to_act())

    def copy(self) -> State:
        other = LunaMatch()
        copy_fields(self, other)
        return other

    def copy_from(self, other: State) -> None:
        copy_fields(cast(LunaState, other), self)  # a position of this game by contract

    def scores(self) -> list[int]:
        return current_scores(self)

    def result(self) -> Result | None:
        return final_result(self)

    def check(self) -> list[str]:
        return broken_invariants(self)

    def check_step(self, before: State, action: int) -> list[str]:
        return broken_steps(cast(LunaState, before), self, action)  # a position of this game by contract

    def dump(self) -> Position:
        return dump(self, NAME, VERSION)

    def view(self) -> Position:
        return {**self.dump(), "derived": derived(self)}

    def features_into(self, seat: int, out: vec[i64]) -> None:
        features_into(self, seat, out)


class LunaGame(Game):
    """Luna for 1 to 4 players."""

    def __init__(self) -> None:
        self.name = NAME
        self.version = VERSION
        self.components = c.DIGEST
        self.rule_prefix = "LU"
        self.seats = list(EVERY_COUNT)
        self.options = [
            Option("setup", "standard", {"standard": EVERY_COUNT, "preset": EVERY_COUNT}),
            Option("figure_placement", "random", {"random": EVERY_COUNT, "chosen": EVERY_COUNT}),
            Option("solo_level", "1", {"1": EVERY_COUNT, "2": (1,), "3": (1,)}),
            Option("first_book_bonus_scope", "action_phase", {"action_phase": EVERY_COUNT, "game": (1, 2)}),
            Option("opponent_displaces", "yes", {"yes": EVERY_COUNT, "no": (1,)}),
        ]
        self.spaces = ids.SPACE
        self.max_steps = MAX_STEPS
        self.feature_names = list(FEATURE_NAMES)
        self.decision_kinds = list(d.KINDS)
        self.event_kinds = list(EVENT_KINDS)
        self.end_reasons = list(END_REASONS)
        self.tie_breaks = list(TIE_BREAKS)

    def start(self, seats: int, options: dict[str, str]) -> State:
        for name, value in (("figure_placement", "chosen"), ("solo_level", "3")):
            if options["setup"] == "preset" and options[name] == value:
                raise BadOption(
                    "options-clash",
                    f"option {name} cannot be {value!r} together with setup 'preset' (LU-16.1)",
                    {"option": name, "value": value, "other": "setup", "other_value": "preset"},
                )
        state = LunaMatch()
        set_up(state, seats)
        set_options(state, options)
        return state

    def load(self, position: object) -> State:
        state = LunaMatch()
        try:
            load_into(state, position, NAME, VERSION)
        except BadData as error:
            raise BadPosition([str(error)]) from error
        problems = broken_invariants(state)
        if problems:
            raise BadPosition(problems)
        return state

    def parties(self, seats: int) -> list[str]:
        return ["seat-0", "opponent"] if seats == 1 else [f"seat-{seat}" for seat in range(seats)]

    def check_components(self, data: Position) -> list[str]:
        return check_components(data)

    def impossible_kinds(self, seats: int) -> list[str]:
        if seats == 1:
            return ["start_player", "start_player_drawn", "meditate", "time_flipped", "medallion_passed"]
        return ["solo_deactivate", "end_phase", "opponent_deactivated", "opponent_skipped", "opponent_displaced"]

    def opening_kinds(self) -> list[str]:
        return ["prelim_shrine", "prelim_pair", "solo_deactivate", "action"]


GAME: Final = LunaGame()
