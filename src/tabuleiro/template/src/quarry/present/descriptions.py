"""What an action means: its kind, the board elements it touches, the message that says it."""

from quarry.actions import SPACE, read_number
from tabuleiro.core.action import Action


def describe(action: int, seat: int) -> Action:
    """An action in the words of the catalogues."""
    kind, number = SPACE.kind(action), read_number(action)
    elements = [f"heap:{number}"] if kind == "take" else []
    return Action(action, SPACE.format(action), kind, seat, elements, f"action-{kind}", {"number": number})
