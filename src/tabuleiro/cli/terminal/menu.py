"""The choices of a decision, arranged so that a person finds theirs: by kind, by name, never all at once."""

import unicodedata
from typing import Final, NamedTuple

from tabuleiro.cli.shell import BadInput
from tabuleiro.core.action import Action
from tabuleiro.core.event import Event
from tabuleiro.core.play import hands_over, offer
from tabuleiro.core.state import State
from tabuleiro.texts.catalogue import Catalogue

FEW: Final = 12
"""The most choices that are shown at once, each with what it brings; more are shown by kind first."""


class Choice(NamedTuple):
    """One legal action: what it does, what follows from it, and whether it alone makes it somebody else's turn."""

    action: int
    kind: str
    text: str
    outcome: str
    hands_over: bool = False


class Group(NamedTuple):
    """All choices of one kind, to be opened."""

    kind: str
    choices: list[Choice]


class Menu:
    """What is on the screen: entries numbered from 1."""

    def __init__(self, choices: list[Choice]) -> None:
        self.choices = choices
        self.entries = arrange(choices)
        self.opened: Group | None = None
        self.words = ""

    def open(self, group: Group) -> None:
        """Show the choices of one kind."""
        self.opened = group
        self.words = ""
        self.entries = list(group.choices)

    def search(self, words: str) -> bool:
        """Show the choices whose text contains all of the words; False, and nothing changes, when there is none."""
        found = self.found(words)
        if not found:
            return False
        self.words = words
        self.entries = list(found)
        return True

    def found(self, words: str) -> list[Choice]:
        """The choices, of the open group or of all, whose text contains all of the words."""
        within = self.opened.choices if self.opened is not None else self.choices
        wanted = plain(words).split()
        return [choice for choice in within if all(word in plain(choice.text) for word in wanted)]

    def entry(self, number: int) -> Choice | Group:
        """The entry with a number."""
        if not 1 <= number <= len(self.entries):
            raise BadInput("no-such-choice", {"number": number, "last": len(self.entries)})
        return self.entries[number - 1]

    def actions(self, number: int) -> list[int]:
        """The actions behind a number."""
        entry = self.entry(number)
        return [choice.action for choice in entry.choices] if isinstance(entry, Group) else [entry.action]

    def close(self) -> None:
        """Show everything again."""
        self.opened = None
        self.words = ""
        self.entries = arrange(self.choices)

    def is_narrowed(self) -> bool:
        """Whether a group or a search hides some choices."""
        return self.opened is not None or self.words != ""


def arrange(choices: list[Choice]) -> list[Choice | Group]:
    """A few choices, or a single kind, as they are; else a kind with one choice as it is and every other as a group.

    A kind that always hands over comes last: nobody should end a turn by typing 1.
    """
    kinds: dict[str, list[Choice]] = {}
    for choice in choices:
        kinds.setdefault(choice.kind, []).append(choice)
    groups = [Group(kind, chosen) for kind, chosen in kinds.items()]
    groups.sort(key=lambda group: all(choice.hands_over for choice in group.choices))
    if len(choices) <= FEW or len(groups) == 1:
        return [choice for group in groups for choice in group.choices]
    return [group.choices[0] if len(group.choices) == 1 else group for group in groups]


def read_choices(state: State, text: Catalogue) -> list[Choice]:
    """The legal actions of a person's decision, described and previewed with the forced decisions that follow."""
    choices: list[Choice] = []
    for action in state.legal():
        offered = offer(state, action, settling=True)
        described = offered.action
        outcome = outcome_text(described, offered.preview, text)
        choices.append(Choice(action, described.kind, text.action(described), outcome, hands_over(state, action)))
    return choices


def outcome_text(action: Action, events: list[Event], text: Catalogue) -> str:
    """What an action costs and brings, in one line; the person's own name is left out.

    A first event that names nothing that the action does not name only restates it, and is left out too.
    """
    own = f"{text.player(action.seat)}: "
    known = {*action.arguments.values(), f"seat-{action.seat}"}
    restates = bool(events) and events[0].seat == action.seat and known.issuperset(events[0].arguments.values())
    return "; ".join(text.event(event).removeprefix(own) for event in events[1 if restates else 0 :])


def plain(text: str) -> str:
    """A text without case and accents, as people type it."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))
