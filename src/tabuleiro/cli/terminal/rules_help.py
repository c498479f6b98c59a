"""Answers questions about the rules: why an action is refused, what a rule says, what can be typed."""

from difflib import get_close_matches

from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from tabuleiro.cli.shell import BadInput, Shell
from tabuleiro.core.game import Game
from tabuleiro.core.play import read_action
from tabuleiro.core.refusal import Refusal
from tabuleiro.core.rulebook import rule_ids, rule_text
from tabuleiro.core.state import State
from tabuleiro.texts.package import read_rules

MOST_REASONS = 3
"""Why a whole kind of action is refused is told by its most frequent reasons."""


class RulesHelp:
    """The rulebook of one game at one terminal."""

    def __init__(self, shell: Shell, game: Game) -> None:
        self.shell = shell
        self.game = game
        self._rules = read_rules(game.name, shell.text.language)

    def why(self, state: State, action: str) -> None:
        """Tell the rule that forbids an action, given as text or id, or a whole kind of actions."""
        if not action:
            self.shell.say("play-why-form", {"example": self._example(state)})
            return
        ids = self._ids(state, action)
        refusals = [refusal for refusal in (state.refusal(known) for known in ids) if refusal is not None]
        if len(refusals) < len(ids):
            allowed = next(known for known in ids if state.refusal(known) is None)
            self.shell.say("play-allowed", {"action": self.game.format(allowed)}, "good")
            return
        for refusal in most_frequent(refusals)[:MOST_REASONS]:
            self.shell.show(Text(f"{refusal.rule}: {self.shell.text.refusal(refusal)}", "bad"))
            self._show_rule(refusal.rule)

    def rule(self, rule: str) -> None:
        """Show one rule."""
        if not rule:
            self.shell.say("play-rules-form", {"example": rule_ids(self._rules)[0]})
            return
        known = find_rule(self._rules, rule)
        self.shell.show(Text(known, "title"))
        self._show_rule(known)

    def help(self, state: State) -> None:
        """Tell what can be typed."""
        self.shell.say("play-help", {"example": self._example(state), "rule": rule_ids(self._rules)[0]})

    def _ids(self, state: State, action: str) -> list[int]:
        """The ids that are meant: one, or all of a kind when nothing but the kind is given."""
        if action.isdecimal():
            return [read_action(state, int(action))]
        if action in self.game.spaces.index:
            family = self.game.spaces.families[self.game.spaces.index[action]]
            base = self.game.spaces.base(action)
            return list(range(base, base + family.size()))
        return [read_action(state, action)]

    def _show_rule(self, rule: str) -> None:
        self.shell.show(Padding(Markdown(rule_text(self._rules, rule)), (0, 2)))

    def _example(self, state: State) -> str:
        """A legal action, or any, in full."""
        legal = state.legal()
        return self.game.format(legal[-1] if legal else 0)


def find_rule(rules: str, rule: str) -> str:
    """The ID of a rule as the rulebook writes it; an unknown one is refused with the nearest."""
    ids = rule_ids(rules)
    for known in ids:
        if known.casefold() == rule.casefold():
            return known
    inside = [known for known in ids if known.startswith(f"{rule.upper()}.")]
    nearest = inside or get_close_matches(rule.upper(), ids, n=3, cutoff=0.0)
    raise BadInput("no-such-rule", {"rule": rule, "nearest": ", ".join(nearest)})


def most_frequent(refusals: list[Refusal]) -> list[Refusal]:
    """One refusal per rule, the most frequent rule first."""
    counts: dict[str, int] = {}
    examples: dict[str, Refusal] = {}
    for refusal in refusals:
        counts[refusal.rule] = counts.get(refusal.rule, 0) + 1
        examples.setdefault(refusal.rule, refusal)
    return [examples[rule] for rule in sorted(examples, key=lambda rule: -counts[rule])]
