"""Presses things that offer nothing, and holds the reason given against everything else that is known.

Positions and elements come from games played at random: an element is a thing that some legal action named first.
"""

from collections.abc import Iterator
from typing import NamedTuple

from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.game import Game
from tabuleiro.core.present.rulebook import rule_ids
from tabuleiro.core.present.why import ELSEWHERE, LATER, SORTS, UNKNOWN, Reason, reason_against, why_not
from tabuleiro.core.state import State
from tabuleiro.testkit.soaking.policies import Dice
from tabuleiro.texts.catalogue import Catalogue, TextFault
from tabuleiro.texts.package import LANGUAGES, read_rules


class Press(NamedTuple):
    """A press on an element that offers nothing in this position, and the reason that is told."""

    state: State
    element: str
    reason: Reason | None


class Presses:
    """Random games of one game: their positions, and the actions that ever named each element first."""

    def __init__(self, game: Game, seed: int, games: int, *, steps: int, every: int) -> None:
        self.game = game
        self.rules = rule_ids(read_rules(game.name, "en"))
        players = [f"player {seat}" for seat in range(max(game.seats))]
        self.catalogues = [Catalogue(game.name, language, players) for language in LANGUAGES]
        self.positions: list[State] = []
        self.named: dict[str, set[int]] = {}
        self.dice = Dice(seed)
        for number in range(games):
            self._play(game.new(game.seats[number % len(game.seats)]), steps, every)

    def sampled(self, count: int) -> Iterator[Press]:
        """Presses, each on another position, on any elements that it does not offer."""
        elements = sorted(self.named)
        while count > 0:
            state = self.positions[self.dice.below(len(self.positions))]
            element = elements[self.dice.below(len(elements))]
            if element not in _offered(state):
                yield Press(state, element, why_not(state, element))
                count -= 1

    def asked(self, count: int) -> Iterator[Press]:
        """Presses on elements of the kind that is asked for in a position, which does not offer them all the same."""
        while count > 0:
            state = self.positions[self.dice.below(len(self.positions))]
            kinds, kind = _kinds(state), self.game.spaces.kind
            named = {name for name, actions in self.named.items() if kinds & {kind(one) for one in actions}}
            elements = sorted(named - _offered(state))
            if elements:
                element = elements[self.dice.below(len(elements))]
                yield Press(state, element, why_not(state, element))
                count -= 1

    def problems(self, press: Press) -> list[str]:
        """What is wrong with the reason: none, the catch-all, one that cannot be said, or a better one is known."""
        state, element, reason = press
        place = f"{self.game.name}: {element} at {state.decision()}"
        if reason is None:
            return [f"{place}: no reason is given"]
        if reason.sort == UNKNOWN:
            return [f"{place}: the catch-all {reason.refusal.rule} is given"]
        problems = [f"{place}: {fault}" for fault in self._unsaid(reason)]
        if reason.sort == LATER and reason.refusal.message.removeprefix("refusal-later_") in _kinds(state):
            problems.append(f"{place}: {reason.refusal.message} is told of what is asked just now")
        if reason.refusal.rule not in self.rules:
            problems.append(f"{place}: {reason.refusal.rule} is no rule")
        for action in sorted({*self._naming(element), *state.meant(element).actions}):
            other = reason_against(state, action)
            if other is not None and SORTS.index(other.sort) < min(SORTS.index(reason.sort), SORTS.index(ELSEWHERE)):
                better = f"{other.refusal.rule} against {self.game.format(action)!r}"
                problems.append(f"{place}: {reason.refusal.rule} is given, though {better} is known")
        return problems

    def _naming(self, element: str) -> list[int]:
        """Actions that named the element and have its name among their words: these mean it in every position."""
        name, _, place = element.partition(":")[2].partition(":")
        return [action for action in self.named[element] if not place and name in self.game.spaces.words(action)]

    def _unsaid(self, reason: Reason) -> list[str]:
        faults: list[str] = []
        for catalogue in self.catalogues:
            try:
                catalogue.refusal(reason.refusal)
            except TextFault as fault:
                faults.append(str(fault))
        return faults

    def _play(self, state: State, steps: int, every: int) -> None:
        """Play at random; what chance decides, and what is far from every sample, is passed over."""
        for step in range(steps):
            if state.to_act() == NOBODY:
                break
            legal = state.legal()
            if step % every == 0 and state.to_act() != CHANCE:
                self.positions.append(state.copy())
                for action in legal:
                    for element in state.describe(action).elements[:1]:
                        self.named.setdefault(element, set()).add(action)
            state.apply(self.dice.pick(legal))


def _kinds(state: State) -> set[str]:
    """The kinds of action that are asked for."""
    return {state.game().spaces.kind(action) for action in state.legal()}


def _offered(state: State) -> set[str]:
    """Every element that a legal action touches."""
    return {element for action in state.legal() for element in state.describe(action).elements}
