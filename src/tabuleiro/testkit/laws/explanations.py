"""Every element explains itself: in both languages, by rules that exist, from printed values and the view alone."""

import json
import re
from collections.abc import Mapping
from typing import Final

from tabuleiro.core.action import NOBODY
from tabuleiro.core.digest import digest
from tabuleiro.core.errors import UnknownElement
from tabuleiro.core.game import Game
from tabuleiro.core.option import complete_options
from tabuleiro.core.present.explanation import Explanation, Saying
from tabuleiro.core.present.rulebook import rule_ids
from tabuleiro.core.state import State
from tabuleiro.testkit.laws.assertions import Broken, demand
from tabuleiro.testkit.soaking.policies import Steering, balanced
from tabuleiro.texts.catalogue import Catalogue, TextFault
from tabuleiro.texts.component_values import known_values
from tabuleiro.texts.explained import values_at
from tabuleiro.texts.package import LANGUAGES, read_rules

MOMENTS: Final = (0, 160)
"""The steps after which, as at the last position, every element is explained to a player and to nobody."""
RAW: Final = re.compile(r"[a-z0-9]_[a-z0-9]|[{}]|\b(?:explain|seat|event)-")
"""What an id looks like where a word should stand."""
NO_ELEMENT: Final = ("", ":", "no_such_element", "no_such_element:0")


class Listener:
    """Hears the explanations of one game at one seat count, and demands that each of them can be told."""

    def __init__(self, game: Game, seats: int) -> None:
        players = [f"Ana {seat}" for seat in range(seats)]
        self.catalogues = [Catalogue(game.name, language, players) for language in LANGUAGES]
        self.rules = {*rule_ids(read_rules(game.name, "en"))}
        self.values = known_values(game)
        self.told: set[str] = set()

    def hear(self, element: str, explanation: Explanation) -> None:
        """Demand everything that an explanation promises."""
        demand("explain-lines", explanation.lines, f"{element}: nothing is said of it")
        demand("explain-rules", explanation.rules, f"{element}: no rule is cited")
        for rule in explanation.rules:
            demand("explain-rules", rule in self.rules, f"{element}: {rule} is no rule")
        if explanation.source:
            known = values_at(self.values, explanation.source)
            demand("explain-source", known, f"{element}: components.toml has no {explanation.source!r}")
        for saying in (explanation.title, explanation.kind, *explanation.lines, *explanation.now):
            self._say(element, saying)

    def _say(self, element: str, saying: Saying) -> None:
        for after in saying.then:
            self._say(element, after)
        key = f"{saying.message} {json.dumps(saying.arguments)}"
        if key in self.told:
            return
        self.told.add(key)
        for catalogue in self.catalogues:
            try:
                text = catalogue(saying.message, saying.arguments)
            except TextFault as fault:
                raise Broken("explain-text", f"{element}: {fault}") from fault
            demand("explain-words", not RAW.search(text), f"{element}: {text!r} shows an id")


def check_explanations(game: Game, seats: int, options: Mapping[str, str] | None = None, seed: int = 1) -> None:
    """Play a game; at some moments let every element explain itself, and hold actions and events to the list."""
    listed = game.elements(seats, complete_options(game.options, seats, options or {}))
    if not listed:
        return  # a game may explain nothing
    demand("elements-unique", len(set(listed)) == len(listed), "an element is listed twice")
    known, listener, steering = set(listed), Listener(game, seats), Steering(game, seed)
    state = game.new(seats, options)
    for step in range(MOMENTS[-1] + 1):
        legal = state.legal()
        is_last = not legal or step == MOMENTS[-1]
        if step in MOMENTS or is_last:
            check_moment(state, listed, listener)
        if is_last:
            check_loaded(state, listed)
            break
        for action in legal:
            _listed(state.describe(action).elements, known, game.format(action))
        state.journal = []
        state.apply(steering.choose(balanced, state, legal))
        for event in state.journal:
            _listed(event.elements, known, event.kind)
        state.journal = None


def check_moment(state: State, listed: list[str], listener: Listener) -> None:
    """Explain everything in one position, to a player and to nobody, without changing it; refuse everything else.

    Points name elements and rules that exist, too.
    """
    before, seat = digest(state), max(0, state.to_act())
    for element in listed:
        for viewer in (NOBODY, seat):
            listener.hear(element, state.explain(element, viewer))
    for party in range(len(state.game().parties(int(state.seats)))):
        named = [(entry.message, entry.rule, entry.elements) for entry in state.tally(party)]
        named += [(prospect.message, prospect.rule, prospect.elements) for prospect in state.prospects(party)]
        for message, rule, elements in named:
            _listed(elements, set(listed), message)
            demand("tally-rules", not rule or rule in listener.rules, f"{message}: {rule} is no rule")
    for element in NO_ELEMENT:
        try:
            state.explain(element, seat)
        except UnknownElement:
            continue
        raise Broken("explain-unknown", f"{element!r} is explained")
    demand("explain-pure", digest(state) == before, "explaining a position changed it")


def check_loaded(state: State, listed: list[str]) -> None:
    """What is told follows from the dump, which everybody may see: a position loaded from it tells the same."""
    loaded, seat = state.game().load(state.dump()), max(0, state.to_act())
    for element in listed:
        same = loaded.explain(element, seat) == state.explain(element, seat)
        demand("explain-view", same, f"{element}: a loaded position says something else")


def _listed(elements: list[str], known: set[str], place: str) -> None:
    for element in elements:
        demand("elements-listed", element in known, f"{place}: {element} is not among the elements of the game")
