"""The texts of the shell and of one game in one language."""

from collections.abc import Sequence
from functools import lru_cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, Resource, TextElement

from tabuleiro.core.action import Action, Arguments
from tabuleiro.core.errors import Illegal, InputError
from tabuleiro.core.event import Event
from tabuleiro.core.refusal import Refusal
from tabuleiro.texts.package import check_language, read_game_strings, read_shell_strings


class TextFault(Exception):
    """A message that does not exist or cannot be formatted: a fault of ours, never shown in place of a text."""


class Catalogue:
    """Gives texts by message id. `game` may be empty: then only the shell speaks."""

    def __init__(self, game: str, language: str, player_names: Sequence[str] = ()) -> None:
        self.language = check_language(language)
        self.player_names = list(player_names)
        self._bundle = FluentBundle([language], use_isolating=False)
        self.names: dict[str, str] = {}
        """The messages that are a text and nothing else: the names of things."""
        self.add(read_shell_strings(language))
        if game:
            self.add(read_game_strings(game, language))

    def __call__(self, message: str, arguments: Arguments | None = None) -> str:
        """The text of a message. Text arguments are ids of messages themselves; `seat-2` is a player's name."""
        filled: Arguments = {}
        for name, value in (arguments or {}).items():
            filled[name] = self._name(value) if isinstance(value, str) else value
        return self.literal(message, filled)

    def literal(self, message: str, arguments: Arguments) -> str:
        """The text of a message whose text arguments are shown as they are: what a user typed, a file's name."""
        if not self._bundle.has_message(message):
            raise TextFault(f"the {self.language} catalogue has no message {message!r}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise TextFault(f"the message {message!r} of the {self.language} catalogue has no text of its own")
        text, faults = self._bundle.format_pattern(pattern, dict(arguments))
        if faults:
            raise TextFault(
                f"the message {message!r} of the {self.language} catalogue, filled by {arguments}: {faults}"
            )
        return str(text)

    def has(self, message: str) -> bool:
        """Whether a message exists."""
        return self._bundle.has_message(message)

    def player(self, seat: int) -> str:
        """The name of whoever sits in a seat."""
        return self.player_names[seat]

    def party(self, party: str) -> str:
        """The name of a party: of a seat's player, of an automaton or of the neutral player."""
        return self._name(party)

    def question(self, decision: str, seat: int) -> str:
        """What a decision asks of a seat."""
        return self(f"decision-{decision}", {"seat": f"seat-{seat}"})

    def action(self, action: Action) -> str:
        """What a described action does."""
        return self(action.message, with_seat(action.arguments, action.seat, len(self.player_names)))

    def event(self, event: Event) -> str:
        """What happened."""
        return self(f"event-{event.kind}", with_seat(event.arguments, event.seat, len(self.player_names)))

    def refusal(self, refusal: Refusal) -> str:
        """Why an action is not allowed, without the rule's ID."""
        return self(refusal.message, refusal.arguments)

    def error(self, error: InputError) -> str:
        """What is wrong with an input. A refusal by a rule is told with the rule's ID."""
        if isinstance(error, Illegal):
            return self.literal("error-illegal", {"reason": self.refusal(error.refusal), "rule": error.refusal.rule})
        arguments = dict(error.arguments)
        cause = error.__cause__ or error.__context__  # compiled code keeps the context only: mypyc drops the `from`
        if "problem" in arguments and isinstance(cause, InputError):
            arguments["problem"] = self.error(cause)
        return self.literal(f"error-{error.key}", arguments)

    def _name(self, message: str) -> str:
        head, _, seat = message.partition("seat-")
        if not head and seat.isdecimal():
            if int(seat) >= len(self.player_names):
                raise TextFault(f"{message!r} has no player: {len(self.player_names)} players are seated")
            return self.player_names[int(seat)]
        return self(message)

    def add(self, source: str) -> None:
        """Speak the messages of a Fluent file too."""
        resource = parse(source)
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise TextFault(f"the {self.language} catalogue cannot be parsed near {entry.content!r}")
            if isinstance(entry, Message) and entry.value is not None:
                parts = [part.value for part in entry.value.elements if isinstance(part, TextElement)]
                if len(parts) == len(entry.value.elements):
                    self.names[entry.id.name] = "".join(parts)
        self._bundle.add_resource(resource)


@lru_cache(maxsize=32)
def parse(source: str) -> Resource:
    """The messages of a file. Parsing takes the tenth part of a second, and every table wants the same few files."""
    return FluentResource(source)


def with_seat(arguments: Arguments, seat: int, seats: int) -> Arguments:
    """The arguments and, unless they say otherwise, `$seat`: whose action or event it is, if a seat's at all."""
    if not 0 <= seat < seats or "seat" in arguments:
        return arguments
    return {"seat": f"seat-{seat}", **arguments}
