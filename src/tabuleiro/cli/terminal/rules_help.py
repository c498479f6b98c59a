"""Answers questions about the rules: why an action is refused, what a rule says, what can be typed."""

import re
from contextlib import suppress
from difflib import get_close_matches

from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from tabuleiro.cli.shell import BadInput, Shell
from tabuleiro.cli.terminal.action_words import ActionWords
from tabuleiro.cli.terminal.menu import Menu
from tabuleiro.core.errors import Malformed
from tabuleiro.core.game import Game
from tabuleiro.core.play import read_action
from tabuleiro.core.present.rulebook import rule_ids, rule_text
from tabuleiro.core.present.why import LATER, SORTS, UNKNOWN, Reason, reason_against
from tabuleiro.core.state import State
from tabuleiro.texts.package import read_rules

MOST_REASONS = 3
"""Why many actions are refused is told by the most frequent reasons."""


class RulesHelp:
    """The rulebook of one game at one terminal."""

    def __init__(self, shell: Shell, game: Game) -> None:
        self.shell = shell
        self.game = game
        self._rules = read_rules(game.name, shell.text.language)

    def why(self, state: State, menu: Menu, asked: str) -> None:
        """Tell why not: about a number of the menu, words of an action or of a thing, or an action in full."""
        if not asked:
            self.shell.say("play-why-form", {"example": self._example(menu)})
            return
        ids = self._ids(state, menu, asked)
        reasons = [reason for reason in (reason_against(state, known) for known in ids) if reason is not None]
        if len(reasons) < len(ids):
            allowed = [known for known in ids if state.refusal(known) is None]
            said = [self.shell.text.action(state.describe(known)) for known in allowed[:MOST_REASONS]]
            self.shell.say("play-allowed", {"action": " · ".join(said)}, "good")
            return
        for sort, refusal in best_reasons(reasons)[:MOST_REASONS]:
            self.shell.show(Text(f"{self.shell.text.refusal(refusal)} ({refusal.rule})", "bad"))
            if sort not in (LATER, UNKNOWN) and not speaks_of_the_engine(rule_text(self._rules, refusal.rule)):
                self._show_rule(refusal.rule)

    def rule(self, rule: str) -> None:
        """Show one rule."""
        if not rule:
            self.shell.say("play-rules-form", {"example": rule_ids(self._rules)[0]})
            return
        known = find_rule(self._rules, rule)
        self.shell.show(Text(known, "title"))
        self._show_rule(known)

    def help(self, state: State, menu: Menu) -> None:
        """Tell what can be typed."""
        legal = state.legal()
        action = self.game.format(legal[-1] if legal else 0)
        rule = rule_ids(self._rules)[0]
        self.shell.say("play-help", {"example": self._example(menu), "action": action, "rule": rule})

    def _ids(self, state: State, menu: Menu, asked: str) -> list[int]:
        """The actions that are meant."""
        if asked.isdecimal():
            return menu.actions(int(asked))
        found = [choice.action for choice in menu.found(asked)]
        if not found and asked.partition(" ")[0] in self.game.spaces.index:
            with suppress(Malformed):
                return [read_action(state, asked)]
        found = found or ActionWords(self.game, self.shell.text).find(state, asked)
        if not found:
            raise BadInput("no-such-action", {"words": asked})
        return found

    def _show_rule(self, rule: str) -> None:
        self.shell.show(Padding(Markdown(without_sources(rule_text(self._rules, rule))), (0, 2)))

    def _example(self, menu: Menu) -> str:
        """Words that can be asked about: those of a choice, or any number."""
        return menu.choices[-1].text if menu.choices else "1"


def without_sources(rule: str) -> str:
    """A rule without the remarks in brackets that say where it comes from."""
    return re.sub(r"\s*\[[^\]\[]*\](?!\()", "", rule)


def speaks_of_the_engine(rule: str) -> bool:
    """Whether a rule is written for programmers: it names actions and fields as the engine spells them."""
    return "`" in rule


def find_rule(rules: str, rule: str) -> str:
    """The ID of a rule as the rulebook writes it; an unknown one is refused with the nearest."""
    ids = rule_ids(rules)
    for known in ids:
        if known.casefold() == rule.casefold():
            return known
    inside = [known for known in ids if known.startswith(f"{rule.upper()}.")]
    nearest = inside or get_close_matches(rule.upper(), ids, n=3, cutoff=0.0)
    raise BadInput("no-such-rule", {"rule": rule, "nearest": ", ".join(nearest)})


def best_reasons(reasons: list[Reason]) -> list[Reason]:
    """One reason per rule, those of the most specific sort alone, the most frequent first."""
    best = min(SORTS.index(reason.sort) for reason in reasons)
    counts: dict[str, int] = {}
    examples: dict[str, Reason] = {}
    for reason in reasons:
        if SORTS.index(reason.sort) == best:
            counts[reason.refusal.rule] = counts.get(reason.refusal.rule, 0) + 1
            examples.setdefault(reason.refusal.rule, reason)
    return [examples[rule] for rule in sorted(examples, key=lambda rule: -counts[rule])]
