"""The game on the contract: which rule answers which question."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.action import Action
from tabuleiro.core.game import Game
from tabuleiro.core.option import Option
from tabuleiro.core.reader import Reader
from tabuleiro.core.refusal import Refusal
from tabuleiro.core.result import Result
from tabuleiro.core.state import Position, State
from tabuleiro.games.hansa_teutonica import actions as ids
from tabuleiro.games.hansa_teutonica import decisions as d
from tabuleiro.games.hansa_teutonica.audit.position import broken_invariants
from tabuleiro.games.hansa_teutonica.audit.step import broken_steps
from tabuleiro.games.hansa_teutonica.between_actions import income, legal_main, place
from tabuleiro.games.hansa_teutonica.claim import (
    b_coellen,
    b_develop,
    b_extra,
    b_none,
    b_office,
    claim,
    legal_benefit,
)
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.data.components import check_components
from tabuleiro.games.hansa_teutonica.displace import (
    displace,
    displace_pay,
    extra_drop,
    extra_lift,
    extra_put,
    extra_stop,
    legal_displace_pay,
    legal_extra,
    legal_extra_drop,
    legal_relocate,
    relocate,
)
from tabuleiro.games.hansa_teutonica.judge.refusal import refusal
from tabuleiro.games.hansa_teutonica.learn.features import FEATURE_NAMES, features_into
from tabuleiro.games.hansa_teutonica.markers import (
    legal_remove_pick,
    legal_swap_pick,
    legal_upgrade_pick,
    remove_pick,
    remove_stop,
    swap_pick,
    upgrade_pick,
    use_marker,
)
from tabuleiro.games.hansa_teutonica.move import (
    begin_move,
    is_redundant_drop,
    is_redundant_lift,
    legal_move_dropping,
    legal_move_lifting,
    move_drop,
    move_lift,
    move_lift_stop,
)
from tabuleiro.games.hansa_teutonica.neutral import (
    legal_neutral_city,
    legal_neutral_put,
    neutral_city,
    neutral_put,
)
from tabuleiro.games.hansa_teutonica.present.descriptions import describe
from tabuleiro.games.hansa_teutonica.present.dump import POSITION_KEYS, dump, load_from
from tabuleiro.games.hansa_teutonica.present.events import EVENT_KINDS
from tabuleiro.games.hansa_teutonica.present.view import derived
from tabuleiro.games.hansa_teutonica.prospects import PROSPECT_NAMES, prospects_into
from tabuleiro.games.hansa_teutonica.replacement import (
    end_turn,
    legal_marker_reveal,
    legal_place_marker,
    marker_reveal,
    place_marker,
)
from tabuleiro.games.hansa_teutonica.scoring import TIE_BREAKS, current_scores, final_result
from tabuleiro.games.hansa_teutonica.setup import (
    legal_start_marker,
    legal_start_player,
    set_up,
    start_marker,
    start_player,
)
from tabuleiro.games.hansa_teutonica.state import END_REASONS, HansaFields, copy_fields

NAME: Final = "hansa_teutonica"
VERSION: Final = 1
MAX_STEPS: Final = 200_000
"""2000 turns (HT-12.6) of at most 5 actions of at most 11 decisions each and an END_TURN are 112,000; the 15 markers
and the developments add far fewer than the rest."""


class HansaState(HansaFields):
    """A position that answers the questions of the contract."""

    def game(self) -> Game:
        return GAME

    def frame_kinds(self) -> tuple[str, ...]:
        return d.KINDS

    def legal_into(self, out: vec[i64]) -> i64:
        if self.agenda.depth == 0:
            return 0
        kind: i64 = self.agenda.kind()
        if kind == d.MAIN:
            return legal_main(self, out)
        if kind == d.MOVE_DROPPING:
            return legal_move_dropping(self, out)
        if kind == d.MOVE_LIFTING:
            return legal_move_lifting(self, out)
        if kind == d.DISPLACE_PAY:
            return legal_displace_pay(self, out)
        if kind == d.RELOCATE:
            return legal_relocate(self, out)
        if kind == d.EXTRA:
            return legal_extra(self, out)
        if kind == d.EXTRA_DROP:
            return legal_extra_drop(self, out)
        return self.legal_rare(kind, out)

    def legal_rare(self, kind: i64, out: vec[i64]) -> i64:
        """The decision kinds that come up less often."""
        if kind == d.BENEFIT:
            return legal_benefit(self, out)
        if kind == d.UPGRADE_PICK:
            return legal_upgrade_pick(self, out)
        if kind == d.SWAP_PICK:
            return legal_swap_pick(self, out)
        if kind == d.REMOVE_PICK:
            return legal_remove_pick(self, out)
        if kind == d.PLACE_MARKER:
            return legal_place_marker(self, out)
        if kind == d.NEUTRAL_PUT:
            return legal_neutral_put(self, out)
        if kind == d.NEUTRAL_CITY:
            return legal_neutral_city(out)
        if kind == d.START_PLAYER:
            return legal_start_player(self, out)
        if kind == d.START_MARKER:
            return legal_start_marker(self, out)
        assert kind == d.MARKER_REVEAL
        return legal_marker_reveal(self, out)

    def weight(self, action: i64) -> i64:
        if action >= ids.MARKER_REVEAL:
            return self.unseen[action - ids.MARKER_REVEAL]
        if action >= ids.START_MARKER:
            return c.MARKERS_START[action - ids.START_MARKER]
        return 1

    def apply(self, action: i64) -> None:
        if action < ids.RELOCATE:
            self.apply_main(action)
        elif action < ids.MOVE_LIFT:
            self.apply_relocation(action)
        elif action < ids.CLAIM:
            self.apply_move(action)
        elif action < ids.USE_MARKER:
            self.apply_claim(action)
        elif action < ids.PLACE_MARKER:
            self.apply_marker(action)
        else:
            self.apply_other(action)

    def apply_main(self, action: i64) -> None:
        """End of turn, income, place, displace and its payment."""
        if action >= ids.DISPLACE_PAY:
            shape, merchants = ids.read_displace_pay(action)
            displace_pay(self, shape, merchants)
        elif action >= ids.DISPLACE:
            route, slot, shape = ids.read_foreign(ids.DISPLACE, action)
            displace(self, route, slot, shape)
        elif action >= ids.PLACE:
            route, shape = ids.read_piece(ids.PLACE, action)
            place(self, route, shape)
        elif action >= ids.INCOME:
            income(self, action - ids.INCOME)
        else:
            end_turn(self)

    def apply_relocation(self, action: i64) -> None:
        """What the owner of a displaced piece decides."""
        if action == ids.EXTRA_STOP:
            extra_stop(self)
        elif action >= ids.EXTRA_DROP:
            extra_drop(self, action - ids.EXTRA_DROP)
        elif action >= ids.EXTRA_LIFT:
            route, shape = ids.read_piece(ids.EXTRA_LIFT, action)
            extra_lift(self, route, shape)
        elif action >= ids.EXTRA_PUT:
            route, shape = ids.read_piece(ids.EXTRA_PUT, action)
            extra_put(self, route, shape)
        else:
            relocate(self, action - ids.RELOCATE)

    def apply_move(self, action: i64) -> None:
        """Lifting and dropping own pieces."""
        if action >= ids.MOVE_DROP:
            route, shape = ids.read_piece(ids.MOVE_DROP, action)
            move_drop(self, route, shape)
        elif action == ids.MOVE_LIFT_STOP:
            move_lift_stop(self)
        else:
            route, shape = ids.read_piece(ids.MOVE_LIFT, action)
            if self.agenda.kind() == d.MAIN:
                begin_move(self, route, shape)
            else:
                move_lift(self, route, shape)

    def apply_claim(self, action: i64) -> None:
        """Claiming a route and taking its benefit."""
        if action == ids.B_NONE:
            b_none(self)
        elif action >= ids.B_COELLEN:
            b_coellen(self, action - ids.B_COELLEN)
        elif action >= ids.B_DEVELOP:
            b_develop(self, action - ids.B_DEVELOP)
        elif action >= ids.B_EXTRA:
            side, shape = ids.read_b_extra(action)
            b_extra(self, side, shape)
        elif action >= ids.B_OFFICE:
            b_office(self, action - ids.B_OFFICE)
        else:
            claim(self, action - ids.CLAIM)

    def apply_marker(self, action: i64) -> None:
        """Using a bonus marker."""
        if action == ids.REMOVE_STOP:
            remove_stop(self)
        elif action >= ids.REMOVE_PICK:
            route, slot, shape = ids.read_foreign(ids.REMOVE_PICK, action)
            remove_pick(self, route, slot, shape)
        elif action >= ids.SWAP_PICK:
            city, left = ids.read_swap_pick(action)
            swap_pick(self, city, left)
        elif action >= ids.UPGRADE_PICK:
            upgrade_pick(self, action - ids.UPGRADE_PICK)
        else:
            use_marker(self, action - ids.USE_MARKER + c.SWAP_OFFICES)

    def apply_other(self, action: i64) -> None:
        """Replacement markers, neutral cubes, and chance."""
        if action >= ids.MARKER_REVEAL:
            marker_reveal(self, action - ids.MARKER_REVEAL)
        elif action >= ids.START_MARKER:
            start_marker(self, action - ids.START_MARKER)
        elif action >= ids.START_PLAYER:
            start_player(self, action - ids.START_PLAYER)
        elif action >= ids.NEUTRAL_CITY:
            neutral_city(self, action - ids.NEUTRAL_CITY)
        elif action >= ids.NEUTRAL_PUT:
            neutral_put(self, action - ids.NEUTRAL_PUT)
        else:
            place_marker(self, action - ids.PLACE_MARKER)

    def refusal(self, action: int) -> Refusal | None:
        return refusal(self, action)

    def redundant(self, action: int) -> bool:
        if self.agenda.depth == 0:
            return False
        kind: i64 = self.agenda.kind()
        if kind == d.MOVE_LIFTING and ids.MOVE_LIFT <= action < ids.MOVE_LIFT_STOP:
            route, shape = ids.read_piece(ids.MOVE_LIFT, action)
            return is_redundant_lift(self, route, shape)
        if kind == d.MOVE_DROPPING and ids.MOVE_DROP <= action < ids.CLAIM:
            route, shape = ids.read_piece(ids.MOVE_DROP, action)
            return is_redundant_drop(self, route, shape)
        return False

    def fallback(self) -> int:
        legal = self.legal()
        for harmless in (ids.END_TURN, ids.EXTRA_STOP, ids.MOVE_LIFT_STOP, ids.B_NONE, ids.REMOVE_STOP):
            if harmless in legal:
                return harmless
        return legal[0]

    def describe(self, action: int) -> Action:
        return describe(self, action, self.to_act())

    def copy(self) -> State:
        other = HansaState()
        copy_fields(self, other)
        return other

    def copy_from(self, other: State) -> None:
        copy_fields(cast(HansaFields, other), self)  # a position of this game by contract

    def scores(self) -> list[int]:
        return current_scores(self)

    def result(self) -> Result | None:
        return final_result(self)

    def check(self) -> list[str]:
        return broken_invariants(self)

    def check_step(self, before: State, action: int) -> list[str]:
        return broken_steps(cast(HansaFields, before), self, action)  # a position of this game by contract

    def dump(self) -> Position:
        return dump(self)

    def load_from(self, top: Reader) -> None:
        load_from(self, top)

    def derived(self) -> Position:
        return derived(self)

    def features_into(self, seat: int, out: vec[i64]) -> None:
        features_into(self, seat, out)

    def prospects_into(self, seat: int, out: vec[i64]) -> bool:
        prospects_into(self, seat, out)
        return True


class HansaGame(Game):
    """Hansa Teutonica for 2 to 5 players."""

    def __init__(self) -> None:
        self.name = NAME
        self.version = VERSION
        self.components = c.DIGEST
        self.rule_prefix = "HT"
        self.seats = [2, 3, 4, 5]
        starters: dict[str, tuple[int, ...]] = {"random": (2, 3, 4, 5)}
        for seat in range(5):
            starters[str(seat)] = tuple(count for count in (2, 3, 4, 5) if count > seat)
        self.options = [Option("start_player", "random", starters)]
        self.spaces = ids.SPACE
        self.max_steps = MAX_STEPS
        self.feature_names = list(FEATURE_NAMES)
        self.decision_kinds = list(d.KINDS)
        self.event_kinds = list(EVENT_KINDS)
        self.end_reasons = list(END_REASONS)
        self.position_keys = list(POSITION_KEYS)
        self.tie_breaks = list(TIE_BREAKS)

    def start(self, seats: int, options: dict[str, str]) -> State:
        state = HansaState()
        chosen = options["start_player"]
        set_up(state, seats, -1 if chosen == "random" else int(chosen))
        return state

    def empty(self) -> State:
        return HansaState()

    def parties(self, seats: int) -> list[str]:
        names = [f"seat-{seat}" for seat in range(seats)]
        return [*names, "neutral"] if seats == 2 else names

    def check_components(self, data: Position) -> list[str]:
        return check_components(data)

    def prospect_names(self) -> list[str]:
        return list(PROSPECT_NAMES)


GAME: Final = HansaGame()
