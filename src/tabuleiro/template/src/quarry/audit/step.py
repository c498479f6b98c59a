"""What no step may do."""

from quarry.state import QuarryFields


def broken_steps(before: QuarryFields, after: QuarryFields) -> list[str]:
    """Everything that a step did and no step may do."""
    problems: list[str] = []
    if after.heap > before.heap:
        problems.append("QU-1.1: the heap grew")
    if any(after.points[seat] < before.points[seat] for seat in range(after.seats)):
        problems.append("QU-2.4: points fell")
    return problems
