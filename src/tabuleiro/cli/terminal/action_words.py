"""Every action in the words that people see: the heading of its kind and the names of what it is about."""

from tabuleiro.cli.terminal.menu import plain
from tabuleiro.core.game import Game
from tabuleiro.core.state import State
from tabuleiro.texts.catalogue import Catalogue, TextFault


class ActionWords:
    """Finds actions, legal or not, by words of the catalogue; case and accents do not matter."""

    def __init__(self, game: Game, text: Catalogue) -> None:
        self._text = text
        self._names: dict[str, list[str]] = {}
        for message, name in text.names.items():
            word = message.partition("-")[2]
            if not word.isdecimal():  # a number names many things
                self._names.setdefault(word, []).append(name)
        self._said: list[tuple[int, str]] = []
        for family in game.spaces.families:
            if not family.chance:
                heading, base = text(f"kind-{family.kind}"), game.spaces.base(family.kind)
                for action in range(base, base + family.size()):
                    self._said.append((action, plain(f"{heading} {self._named(game.format(action))}")))

    def find(self, state: State, words: str) -> list[int]:
        """The actions that are said with all of the words, by their own names or by what they mean here."""
        wanted = plain(words).split()
        return [
            action
            for action, said in self._said
            if all(word in said for word in wanted)
            or all(word in f"{said} {self._described(state, action)}" for word in wanted)
        ]

    def _named(self, action: str) -> str:
        """The text of an action with the names of its parameters beside them."""
        parts = action.split(" ")
        return " ".join([*parts, *(name for part in parts for name in self._names.get(part, []))])

    def _described(self, state: State, action: int) -> str:
        """What an action would mean in a position; nothing where it makes no sense at all."""
        try:
            return plain(self._text.action(state.describe(action)))
        except (IndexError, TextFault):
            return ""
