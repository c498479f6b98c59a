"""Checks catalogues: both languages parse, agree, and say everything that a game can mean."""

from collections.abc import Mapping, Sequence
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tabuleiro.core.action import CHANCE, NOBODY, Arguments
from tabuleiro.core.game import Game
from tabuleiro.core.registry import find_game
from tabuleiro.core.result import Result
from tabuleiro.core.state import State
from tabuleiro.texts.catalogue import Catalogue, TextFault, with_seat
from tabuleiro.texts.package import LANGUAGES, read_game_strings, read_shell_strings

SHELL: Final = ""
"""The name of no game: the shell alone."""

Messages = dict[str, "Uses"]
"""The ids of a catalogue, each with what its message uses; a term's id begins with `-`."""


class Uses(Visitor):
    """The variables and the other messages that one message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent.syntax calls it so
        """Note `{ $variable }`."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - fluent.syntax calls it so
        """Note `{ message }`."""
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - fluent.syntax calls it so
        """Note `{ -term }` and look into its arguments."""
        self.messages.add(f"-{node.id.name}")
        self.generic_visit(node)


def check_catalogues(game_name: str) -> list[str]:
    """Every problem of a game's catalogues and the shell's; `SHELL` checks the shell alone."""
    problems: list[str] = []
    shell = {
        language: read_messages(read_shell_strings(language), f"shell {language}", problems) for language in LANGUAGES
    }
    problems += differences(shell, "shell")
    for language, messages in shell.items():
        problems += _dangling(messages, messages, f"shell {language}")
    if game_name == SHELL:
        return problems
    game = find_game(game_name)
    strings = {
        language: read_messages(read_game_strings(game_name, language), f"{game_name} {language}", problems)
        for language in LANGUAGES
    }
    problems += differences(strings, game_name)
    for language, messages in strings.items():
        place = f"{game_name} {language}"
        problems += [f"{place}: {name} belongs to the shell" for name in messages if name in shell[language]]
        problems += [f"{place}: {name} is missing" for name in required_ids(game) if name not in messages]
        problems += [f"{place}: nothing says the action {kind}" for kind in _unsaid(game, messages)]
        problems += _dangling(messages, messages | shell[language], place)
    return problems


def read_messages(source: str, place: str, problems: list[str]) -> Messages:
    """The messages of a catalogue; what cannot be parsed and what is there twice is added to the problems."""
    messages: Messages = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            problems.append(f"{place}: cannot be parsed near {entry.content!r}")
        if isinstance(entry, ast.Message | ast.Term):
            name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            if name in messages:
                problems.append(f"{place}: {name} is there twice")
            messages[name] = Uses()
            messages[name].visit(entry)
    return messages


def differences(catalogues: Mapping[str, Messages], place: str) -> list[str]:
    """Where the languages do not have the same ids with the same variables."""
    problems: list[str] = []
    for language, messages in catalogues.items():
        for other, theirs in catalogues.items():
            problems += [f"{place}: {name} is in {language}, not in {other}" for name in messages if name not in theirs]
            problems += [
                f"{place}: {name} uses ${variable} in {language}, not in {other}"
                for name in messages
                if name in theirs
                for variable in sorted(messages[name].variables - theirs[name].variables)
            ]
    return problems


def required_ids(game: Game) -> list[str]:
    """The ids that every catalogue of a game must have; whatever else a position names is for `check_spoken`."""
    ids = ["game-name", "game-tagline"]
    ids += [f"decision-{kind}" for kind in game.decision_kinds]
    ids += [f"kind-{family.kind}" for family in game.spaces.families if not family.chance]
    ids += [f"event-{kind}" for kind in game.event_kinds]
    ids += [f"end-{reason}" for reason in game.end_reasons]
    ids += [f"tiebreak-{tie_break}" for tie_break in game.tie_breaks]
    ids += [f"facet-{name}" for name in game.facet_names]
    for option in game.options:
        ids.append(f"option-{option.name}")
        ids += [f"option-{option.name}-{value}" for value in option.values]
    for seats in game.seats:
        ids += [party for party in game.parties(seats) if not party.startswith("seat-") and party not in ids]
    return ids


def check_spoken(state: State, catalogues: Sequence[Catalogue]) -> list[str]:
    """Say everything that one position can say: whatever cannot be said is a problem.

    That is its question, every legal action, every refusal, the events in its journal, where all points come from,
    how they could become more and, at the end, the result.
    """
    problems: list[str] = []
    for catalogue in catalogues:
        for message, arguments in _sayings(state):
            try:
                catalogue(message, arguments)
            except TextFault as fault:
                problems.append(str(fault))
    return problems


def _sayings(state: State) -> list[tuple[str, Arguments]]:
    seats = int(state.seats)
    sayings = [(f"event-{event.kind}", with_seat(event.arguments, event.seat, seats)) for event in state.journal or []]
    if state.to_act() not in (CHANCE, NOBODY):
        sayings.append((f"decision-{state.decision()}", {"seat": f"seat-{state.to_act()}"}))
    for action in range(state.game().spaces.size):
        refusal = state.refusal(action)
        if refusal is None:
            described = state.describe(action)
            sayings.append((described.message, with_seat(described.arguments, described.seat, seats)))
        elif (refusal.message, refusal.arguments) not in sayings:
            sayings.append((refusal.message, refusal.arguments))
    parties = range(len(state.game().parties(seats)))
    for party in parties:
        sayings += [(entry.message, entry.arguments) for entry in state.tally(party)]
        sayings += [(prospect.message, prospect.arguments) for prospect in state.prospects(party)]
    return sayings + _final_sayings(state.result())


def _final_sayings(result: Result | None) -> list[tuple[str, Arguments]]:
    if result is None:
        return []
    ids = [f"end-{reason}" for reason in result.reasons]
    ids += [f"tiebreak-{result.tie_break}"] if result.tie_break else []
    ids += [f"category-{category}" for standing in result.standings for category in standing.categories]
    return [(message, {}) for message in dict.fromkeys(ids)]


def _unsaid(game: Game, messages: Messages) -> list[str]:
    """Actions that no message speaks of; `describe` may name several, all beginning with `action-<kind>`."""
    kinds = [family.kind for family in game.spaces.families]
    return [kind for kind in kinds if not any(name.startswith(f"action-{kind}") for name in messages)]


def _dangling(messages: Messages, known: Messages, place: str) -> list[str]:
    """Messages that use others which do not exist."""
    return [
        f"{place}: {name} uses {other}, which does not exist"
        for name, uses in messages.items()
        for other in sorted(uses.messages)
        if other not in known
    ]
