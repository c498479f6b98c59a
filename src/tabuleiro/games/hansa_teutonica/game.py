"""The game on the contract: which rule answers which question."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.action import NOBODY, Action
from tabuleiro.core.errors import BadData, BadPosition
from tabuleiro.core.game import Game
from tabuleiro.core.option import Option
from tabuleiro.core.refusal import Refusal
from tabuleiro.core.result import Result
from tabuleiro.core.state import Position, State
from tabuleiro.games.hansa_teutonica import actions as ids
from tabuleiro.games.hansa_teutonica import decisions as d
from tabuleiro.games.hansa_teutonica.audit.position import broken_invariants, broken_steps
from tabuleiro.games.hansa_teutonica.between_actions import legal_main, place, take_income
from tabuleiro.games.hansa_teutonica.claim import (
    claim,
    develop_figure,
    found_extra_office,
    found_office,
    legal_benefit,
    take_coellen_slot,
    take_no_benefit,
)
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.data.components import check_components
from tabuleiro.games.hansa_teutonica.displace import (
    displace,
    drop_extra,
    legal_extra,
    legal_extra_drop,
    legal_pay,
    legal_relocate,
    lift_extra,
    pay,
    put_extra,
    relocate,
    stop_extras,
)
from tabuleiro.games.hansa_teutonica.judge.refusal import refusal
from tabuleiro.games.hansa_teutonica.learn.features import FEATURE_NAMES, features_into
from tabuleiro.games.hansa_teutonica.markers import (
    legal_remove,
    legal_swap,
    legal_upgrade,
    remove,
    stop_removing,
    swap,
    upgrade,
    use_marker,
)
from tabuleiro.games.hansa_teutonica.move import (
    begin_move,
    drop,
    is_redundant_drop,
    is_redundant_lift,
    legal_drop,
    legal_lifting,
    lift,
    stop_lifting,
)
from tabuleiro.games.hansa_teutonica.neutral import (
    choose_neutral_city,
    legal_neutral_city,
    legal_neutral_put,
    put_neutral,
)
from tabuleiro.games.hansa_teutonica.present.descriptions import describe
from tabuleiro.games.hansa_teutonica.present.dump import dump, load_into
from tabuleiro.games.hansa_teutonica.present.events import EVENT_KINDS
from tabuleiro.games.hansa_teutonica.present.view import derived
from tabuleiro.games.hansa_teutonica.prospects import PROSPECT_NAMES, prospects_into
from tabuleiro.games.hansa_teutonica.replacement import (
    end_turn,
    legal_place_marker,
    legal_reveal,
    place_marker,
    reveal,
)
from tabuleiro.games.hansa_teutonica.scoring import TIE_BREAKS, final_result, track_scores
from tabuleiro.games.hansa_teutonica.setup import (
    draw_start_marker,
    draw_start_player,
    legal_start_marker,
    legal_start_player,
    set_up,
)
from tabuleiro.games.hansa_teutonica.state import END_REASONS, HansaState, copy_fields

NAME: Final = "hansa_teutonica"
VERSION: Final = 1
MAX_STEPS: Final = 200_000
"""2000 turns (HT-12.6) of at most 5 actions of at most 11 decisions each and an END_TURN are 112,000; the 15 markers
and the developments add far fewer than the rest."""


class HansaMatch(HansaState):
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
        if kind == d.MAIN:
            return legal_main(self, out)
        if kind == d.MOVE_DROPPING:
            return legal_drop(self, out)
        if kind == d.MOVE_LIFTING:
            return legal_lifting(self, out)
        if kind == d.DISPLACE_PAY:
            return legal_pay(self, out)
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
            return legal_upgrade(self, out)
        if kind == d.SWAP_PICK:
            return legal_swap(self, out)
        if kind == d.REMOVE_PICK:
            return legal_remove(self, out)
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
        return legal_reveal(self, out)

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
            action -= ids.DISPLACE_PAY
            pay(self, action // 3, action % 3)
        elif action >= ids.DISPLACE:
            action -= ids.DISPLACE
            displace(self, action >> 3, (action >> 1) & 3, action & 1)
        elif action >= ids.PLACE:
            action -= ids.PLACE
            place(self, action >> 1, action & 1)
        elif action >= ids.INCOME:
            take_income(self, action - ids.INCOME)
        else:
            end_turn(self)

    def apply_relocation(self, action: i64) -> None:
        """What the owner of a displaced piece decides."""
        if action == ids.EXTRA_STOP:
            stop_extras(self)
        elif action >= ids.EXTRA_DROP:
            drop_extra(self, action - ids.EXTRA_DROP)
        elif action >= ids.EXTRA_LIFT:
            action -= ids.EXTRA_LIFT
            lift_extra(self, action >> 1, action & 1)
        elif action >= ids.EXTRA_PUT:
            action -= ids.EXTRA_PUT
            put_extra(self, action >> 1, action & 1)
        else:
            relocate(self, action - ids.RELOCATE)

    def apply_move(self, action: i64) -> None:
        """Lifting and dropping own pieces."""
        if action >= ids.MOVE_DROP:
            action -= ids.MOVE_DROP
            drop(self, action >> 1, action & 1)
        elif action == ids.MOVE_LIFT_STOP:
            stop_lifting(self)
        else:
            action -= ids.MOVE_LIFT
            if self.agenda.kind() == d.MAIN:
                begin_move(self, action >> 1, action & 1)
            else:
                lift(self, action >> 1, action & 1)

    def apply_claim(self, action: i64) -> None:
        """Claiming a route and taking its benefit."""
        if action == ids.B_NONE:
            take_no_benefit(self)
        elif action >= ids.B_COELLEN:
            take_coellen_slot(self, action - ids.B_COELLEN)
        elif action >= ids.B_DEVELOP:
            develop_figure(self, action - ids.B_DEVELOP)
        elif action >= ids.B_EXTRA:
            action -= ids.B_EXTRA
            found_extra_office(self, action >> 1, action & 1)
        elif action >= ids.B_OFFICE:
            found_office(self, action - ids.B_OFFICE)
        else:
            claim(self, action - ids.CLAIM)

    def apply_marker(self, action: i64) -> None:
        """Using a bonus marker."""
        if action == ids.REMOVE_STOP:
            stop_removing(self)
        elif action >= ids.REMOVE_PICK:
            action -= ids.REMOVE_PICK
            remove(self, action >> 3, (action >> 1) & 3, action & 1)
        elif action >= ids.SWAP_PICK:
            action -= ids.SWAP_PICK
            swap(self, action // 3, action % 3)
        elif action >= ids.UPGRADE_PICK:
            upgrade(self, action - ids.UPGRADE_PICK)
        else:
            use_marker(self, action - ids.USE_MARKER + c.SWAP_OFFICES)

    def apply_other(self, action: i64) -> None:
        """Replacement markers, neutral cubes, and chance."""
        if action >= ids.MARKER_REVEAL:
            reveal(self, action - ids.MARKER_REVEAL)
        elif action >= ids.START_MARKER:
            draw_start_marker(self, action - ids.START_MARKER)
        elif action >= ids.START_PLAYER:
            draw_start_player(self, action - ids.START_PLAYER)
        elif action >= ids.NEUTRAL_CITY:
            choose_neutral_city(self, action - ids.NEUTRAL_CITY)
        elif action >= ids.NEUTRAL_PUT:
            put_neutral(self, action - ids.NEUTRAL_PUT)
        else:
            place_marker(self, action - ids.PLACE_MARKER)

    def refusal(self, action: int) -> Refusal | None:
        return refusal(self, action)

    def redundant(self, action: int) -> bool:
        if self.agenda.depth == 0:
            return False
        kind: i64 = self.agenda.kind()
        if kind == d.MOVE_LIFTING and ids.MOVE_LIFT <= action < ids.MOVE_LIFT_STOP:
            return is_redundant_lift(self, (action - ids.MOVE_LIFT) >> 1, (action - ids.MOVE_LIFT) & 1)
        if kind == d.MOVE_DROPPING and ids.MOVE_DROP <= action < ids.CLAIM:
            return is_redundant_drop(self, (action - ids.MOVE_DROP) >> 1, (action - ids.MOVE_DROP) & 1)
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
        other = HansaMatch()
        copy_fields(self, other)
        return other

    def copy_from(self, other: State) -> None:
        copy_fields(cast(HansaState, other), self)  # a position of this game by contract

    def scores(self) -> list[int]:
        return track_scores(self)

    def result(self) -> Result | None:
        return final_result(self)

    def check(self) -> list[str]:
        return broken_invariants(self)

    def check_step(self, before: State, action: int) -> list[str]:  # noqa: ARG002 - every step obeys the same laws
        return broken_steps(cast(HansaState, before), self)  # a position of this game by contract

    def dump(self) -> Position:
        return dump(self, NAME, VERSION)

    def view(self) -> Position:
        return {**self.dump(), "derived": derived(self)}

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
        self.tie_breaks = list(TIE_BREAKS)

    def start(self, seats: int, options: dict[str, str]) -> State:
        state = HansaMatch()
        chosen = options["start_player"]
        set_up(state, seats, -1 if chosen == "random" else int(chosen))
        return state

    def load(self, position: object) -> State:
        state = HansaMatch()
        try:
            load_into(state, position, NAME, VERSION)
        except BadData as error:
            raise BadPosition([str(error)]) from error
        problems = broken_invariants(state)
        if problems:
            raise BadPosition(problems)
        return state

    def parties(self, seats: int) -> list[str]:
        names = [f"seat-{seat}" for seat in range(seats)]
        return [*names, "neutral"] if seats == 2 else names

    def check_components(self, data: Position) -> list[str]:
        return check_components(data)

    def prospect_names(self) -> list[str]:
        return list(PROSPECT_NAMES)

    def impossible_kinds(self, seats: int) -> list[str]:
        if seats == 2:
            return []
        return [
            "neutral_put",
            "neutral_city",
            "neutral_placed",
            "neutral_claimed",
            "neutral_office_founded",
            "marker_discarded",
        ]


GAME: Final = HansaGame()
