"""The game on the contract: which rule answers which question."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.action import Action, Meant
from tabuleiro.core.game import Game
from tabuleiro.core.option import Option
from tabuleiro.core.present.editing import Editing
from tabuleiro.core.present.explanation import Explanation
from tabuleiro.core.present.facet import Happening
from tabuleiro.core.present.problem import Problem
from tabuleiro.core.present.stage import Stage
from tabuleiro.core.present.tally import Entry, Prospect
from tabuleiro.core.reader import Reader
from tabuleiro.core.refusal import Refusal
from tabuleiro.core.result import Result
from tabuleiro.core.state import Position, State
from tabuleiro.games.hansa_teutonica import actions as ids
from tabuleiro.games.hansa_teutonica import between_actions, claim, displace, markers, move, neutral, replacement, setup
from tabuleiro.games.hansa_teutonica import decisions as d
from tabuleiro.games.hansa_teutonica.audit.position import broken_invariants
from tabuleiro.games.hansa_teutonica.audit.step import broken_steps
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.judge.refusal import refusal
from tabuleiro.games.hansa_teutonica.learn.facets import FACETS, facets
from tabuleiro.games.hansa_teutonica.learn.features import FEATURE_NAMES, features_behind, features_into
from tabuleiro.games.hansa_teutonica.learn.fields import QUIET, calm, fields, reconcile
from tabuleiro.games.hansa_teutonica.present.descriptions import describe
from tabuleiro.games.hansa_teutonica.present.dump import POSITION_KEYS, dump, load_from
from tabuleiro.games.hansa_teutonica.present.events import EVENT_RULES
from tabuleiro.games.hansa_teutonica.present.explain.explain import elements, explain
from tabuleiro.games.hansa_teutonica.present.pressed import MOMENTS, PRICED, SORTS, meant, priced
from tabuleiro.games.hansa_teutonica.present.progress import progress
from tabuleiro.games.hansa_teutonica.present.prospects import prospects
from tabuleiro.games.hansa_teutonica.present.tally import SOURCE_RULES, tally
from tabuleiro.games.hansa_teutonica.present.view import derived
from tabuleiro.games.hansa_teutonica.scoring import TIE_BREAKS, current_scores, final_result
from tabuleiro.games.hansa_teutonica.state import END_REASONS, HansaFields, copy_fields

if TYPE_CHECKING:
    from tabuleiro.games.hansa_teutonica.present.shape import View

NAME: Final = "hansa_teutonica"
VERSION: Final = 2
EVERY_COUNT: Final = (2, 3, 4, 5)
MAX_STEPS: Final = 200_000
"""2000 turns (HT-12.6) of at most 5 actions of at most 11 decisions each and an END_TURN are 112,000; the 15 markers
and the developments add far fewer than the rest."""


class HansaState(HansaFields):
    """A position that answers the questions of the contract."""

    def game(self) -> Game:
        return GAME

    def frame_kinds(self) -> tuple[str, ...]:
        return d.KINDS

    def whose_turn(self) -> tuple[int, int]:
        return int(self.active) if self.active >= 0 else self.to_act(), int(self.turns)

    def legal_into(self, out: vec[i64]) -> i64:
        if self.agenda.depth == 0:
            return 0
        kind: i64 = self.agenda.kind()
        if kind == d.MAIN:
            return between_actions.legal_main(self, out)
        if kind == d.MOVE_DROPPING:
            return move.legal_move_dropping(self, out)
        if kind == d.MOVE_LIFTING:
            return move.legal_move_lifting(self, out)
        if kind == d.DISPLACE_PAY:
            return displace.legal_displace_pay(self, out)
        if kind == d.RELOCATE:
            return displace.legal_relocate(self, out)
        if kind == d.EXTRA:
            return displace.legal_extra(self, out)
        if kind == d.EXTRA_DROP:
            return displace.legal_extra_drop(self, out)
        return self.legal_rare(kind, out)

    def legal_rare(self, kind: i64, out: vec[i64]) -> i64:
        """The decision kinds that come up less often."""
        if kind == d.BENEFIT:
            return claim.legal_benefit(self, out)
        if kind == d.UPGRADE_PICK:
            return markers.legal_upgrade_pick(self, out)
        if kind == d.SWAP_PICK:
            return markers.legal_swap_pick(self, out)
        if kind == d.REMOVE_PICK:
            return markers.legal_remove_pick(self, out)
        if kind == d.PLACE_MARKER:
            return replacement.legal_place_marker(self, out)
        if kind == d.NEUTRAL_PUT:
            return neutral.legal_neutral_put(self, out)
        if kind == d.NEUTRAL_CITY:
            return neutral.legal_neutral_city(out)
        if kind == d.START_PLAYER:
            return setup.legal_start_player(self, out)
        if kind == d.START_MARKER:
            return setup.legal_start_marker(self, out)
        assert kind == d.MARKER_REVEAL
        return replacement.legal_marker_reveal(self, out)

    def weight(self, action: i64) -> i64:
        if action >= ids.MARKER_REVEAL:
            return self.lasting.unseen[action - ids.MARKER_REVEAL]
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
            displace.displace_pay(self, shape, merchants)
        elif action >= ids.DISPLACE:
            route, slot, shape = ids.read_foreign(ids.DISPLACE, action)
            displace.displace(self, route, slot, shape)
        elif action >= ids.PLACE:
            route, shape = ids.read_piece(ids.PLACE, action)
            between_actions.place(self, route, shape)
        elif action >= ids.INCOME:
            between_actions.income(self, action - ids.INCOME)
        else:
            replacement.end_turn(self)

    def apply_relocation(self, action: i64) -> None:
        """What the owner of a displaced piece decides."""
        if action == ids.EXTRA_STOP:
            displace.extra_stop(self)
        elif action >= ids.EXTRA_DROP:
            displace.extra_drop(self, action - ids.EXTRA_DROP)
        elif action >= ids.EXTRA_LIFT:
            route, shape = ids.read_piece(ids.EXTRA_LIFT, action)
            displace.extra_lift(self, route, shape)
        elif action >= ids.EXTRA_PUT:
            route, shape = ids.read_piece(ids.EXTRA_PUT, action)
            displace.extra_put(self, route, shape)
        else:
            displace.relocate(self, action - ids.RELOCATE)

    def apply_move(self, action: i64) -> None:
        """Lifting and dropping own pieces."""
        if action >= ids.MOVE_DROP:
            route, shape = ids.read_piece(ids.MOVE_DROP, action)
            move.move_drop(self, route, shape)
        elif action == ids.MOVE_LIFT_STOP:
            move.move_lift_stop(self)
        else:
            route, shape = ids.read_piece(ids.MOVE_LIFT, action)
            if self.agenda.kind() == d.MAIN:
                move.begin_move(self, route, shape)
            else:
                move.move_lift(self, route, shape)

    def apply_claim(self, action: i64) -> None:
        """Claiming a route and taking its benefit."""
        if action == ids.B_NONE:
            claim.b_none(self)
        elif action >= ids.B_COELLEN:
            claim.b_coellen(self, action - ids.B_COELLEN)
        elif action >= ids.B_DEVELOP:
            claim.b_develop(self, action - ids.B_DEVELOP)
        elif action >= ids.B_EXTRA:
            side, shape = ids.read_b_extra(action)
            claim.b_extra(self, side, shape)
        elif action >= ids.B_OFFICE:
            claim.b_office(self, action - ids.B_OFFICE)
        else:
            claim.claim(self, action - ids.CLAIM)

    def apply_marker(self, action: i64) -> None:
        """Using a bonus marker."""
        if action == ids.REMOVE_STOP:
            markers.remove_stop(self)
        elif action >= ids.REMOVE_PICK:
            route, slot, shape = ids.read_foreign(ids.REMOVE_PICK, action)
            markers.remove_pick(self, route, slot, shape)
        elif action >= ids.SWAP_PICK:
            city, left = ids.read_swap_pick(action)
            markers.swap_pick(self, city, left)
        elif action >= ids.UPGRADE_PICK:
            markers.upgrade_pick(self, action - ids.UPGRADE_PICK)
        else:
            markers.use_marker(self, action - ids.USE_MARKER + c.SWAP_OFFICES)

    def apply_other(self, action: i64) -> None:
        """Replacement markers, neutral cubes, and chance."""
        if action >= ids.MARKER_REVEAL:
            replacement.marker_reveal(self, action - ids.MARKER_REVEAL)
        elif action >= ids.START_MARKER:
            setup.start_marker(self, action - ids.START_MARKER)
        elif action >= ids.START_PLAYER:
            setup.start_player(self, action - ids.START_PLAYER)
        elif action >= ids.NEUTRAL_CITY:
            neutral.neutral_city(self, action - ids.NEUTRAL_CITY)
        elif action >= ids.NEUTRAL_PUT:
            neutral.neutral_put(self, action - ids.NEUTRAL_PUT)
        else:
            replacement.place_marker(self, action - ids.PLACE_MARKER)

    def refusal(self, action: int) -> Refusal | None:
        return refusal(self, action)

    def meant(self, element: str) -> Meant:
        return meant(self, element)

    def priced(self) -> list[int]:
        return priced(self)

    def redundant(self, action: int) -> bool:
        if self.agenda.depth == 0:
            return False
        kind: i64 = self.agenda.kind()
        if kind == d.MOVE_LIFTING and ids.MOVE_LIFT <= action < ids.MOVE_LIFT_STOP:
            route, shape = ids.read_piece(ids.MOVE_LIFT, action)
            return move.is_redundant_lift(self, route, shape)
        if kind == d.MOVE_DROPPING and ids.MOVE_DROP <= action < ids.CLAIM:
            route, shape = ids.read_piece(ids.MOVE_DROP, action)
            return move.is_redundant_drop(self, route, shape)
        return False

    def fallback(self) -> int:
        legal = self.legal()
        for harmless in (ids.END_TURN, ids.EXTRA_STOP, ids.MOVE_LIFT_STOP, ids.B_NONE, ids.REMOVE_STOP):
            if harmless in legal:
                return harmless
        return legal[0]

    def describe(self, action: int) -> Action:
        return describe(self, action, self.to_act())

    def explain(self, element: str, seat: int) -> Explanation:
        return explain(cast("View", self.view()), element, seat)

    def copy_from(self, other: State) -> None:
        copy_fields(cast(HansaFields, other), self)  # a position of this game by contract

    def scores(self) -> list[int]:
        return current_scores(self)

    def tally(self, party: int) -> list[Entry]:
        return tally(self, party)

    def prospects(self, party: int) -> list[Prospect]:
        return prospects(self, party)

    def progress(self) -> int:
        return progress(self)

    def stage(self) -> Stage:
        return Stage("city", int(self.completed), int(c.END_CITIES))

    def result(self) -> Result | None:
        return final_result(self)

    def problems(self) -> list[Problem]:
        return broken_invariants(self)

    def check_step(self, before: State, action: int) -> list[str]:
        return broken_steps(cast(HansaFields, before), self, action)  # a position of this game by contract

    def dump(self) -> Position:
        return cast(Position, dump(self))  # a declared shape is a dict

    def load_from(self, top: Reader) -> None:
        load_from(self, top)

    def derived(self) -> Position:
        return cast(Position, derived(self))  # as above

    def features_into(self, seat: int, out: vec[i64]) -> None:
        features_into(self, seat, out)

    def features_behind(self, seat: int, rows: vec[i64]) -> vec[i64]:
        return features_behind(self, seat, rows)


class HansaGame(Game):
    """Hansa Teutonica for 2 to 5 players."""

    def __init__(self) -> None:
        self.name = NAME
        self.version = VERSION
        self.components = c.DIGEST
        self.rule_prefix = "HT"
        self.seats = list(EVERY_COUNT)
        starters: dict[str, tuple[int, ...]] = {setup.RANDOM: EVERY_COUNT}
        for seat in range(5):
            starters[str(seat)] = tuple(count for count in EVERY_COUNT if count > seat)
        timings: dict[str, tuple[int, ...]] = {"any_time": EVERY_COUNT, "between_actions": EVERY_COUNT}
        controls: dict[str, tuple[int, ...]] = {"final_scoring": EVERY_COUNT, "always": (2,)}
        self.options = [
            Option("start_player", setup.RANDOM, starters),
            Option("marker_timing", "any_time", timings, since=2, before="between_actions"),
            Option("neutral_control", "final_scoring", controls, since=2, before="always"),
        ]
        self.spaces = ids.SPACE
        self.max_steps = MAX_STEPS
        self.feature_names = list(FEATURE_NAMES)
        self.decision_kinds = list(d.KINDS)
        self.event_kinds = list(EVENT_RULES)
        self.end_reasons = list(END_REASONS)
        self.position_keys = list(POSITION_KEYS)
        self.tie_breaks = list(TIE_BREAKS)
        self.event_rules = EVENT_RULES
        self.source_rules = SOURCE_RULES
        self.moments = MOMENTS
        self.reason_sorts = SORTS
        self.priced_kinds = PRICED
        self.orderless_kinds = ("neutral_put",)
        self.out_of_turn_kinds = ("relocate", "extra", "extra_drop", "neutral_put")
        self.quiet_kinds = QUIET
        self.editing = Editing(fields, reconcile, calm)
        self.facet_names = FACETS

    def start(self, seats: int, options: dict[str, str]) -> State:
        state = HansaState()
        setup.set_up(state, seats, options)
        return state

    def empty(self) -> State:
        return HansaState()

    def parties(self, seats: int) -> list[str]:
        return super().parties(seats) + (["neutral"] if seats == 2 else [])

    def facets(self, course: list[Happening], seat: int) -> dict[str, str]:
        return facets(course, seat)

    def elements(self, seats: int, options: Mapping[str, str]) -> list[str]:  # noqa: ARG002 - no option brings any
        return list(elements(seats))

    def parse_components(self, data: Reader) -> object:
        return c.Components(data)


GAME: Final = HansaGame()
