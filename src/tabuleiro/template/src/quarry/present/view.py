"""What follows from the dump and a person sees at a glance."""

from quarry.state import QuarryFields
from tabuleiro.core.state import Position


def derived(state: QuarryFields) -> Position:
    """How many pebbles can be taken at most."""
    return {"most": int(min(state.face, state.heap))}
