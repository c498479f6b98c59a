"""Adds floats in their order. `sum` does so up to Python 3.11 and corrects itself from 3.12 on: another last bit."""


def total_of(values: list[float]) -> float:
    """The sum of the values, rounded after each of them, whatever Python runs it."""
    total: float = 0.0
    for value in values:
        total += value
    return total
