"""The checks that this script cannot make: of browsers, of load, of hours of games; and where they are made."""

from learn_checks import Outcome

PLACES = {
    "1a": "web/tests/reading/hint.spec.ts",
    "1b": "tests/server/test_hints.py",
    "1d": "",
    "1e": "",
    "2b": "docs/quality/estimates.md",
    "2c": "tests/server/test_analysis_queue.py",
    "2d": "web/tests/analysis.spec.ts",
    "2f": "",
    "3c": "web/tests/reading/learn.spec.ts",
    "3d": "tests/cli/test_lesson.py",
    "4c": "tests/texts/test_explained.py",
    "4e": "web/tests/reading/explain.spec.ts",
    "4f": "",
    "5c": "web/tests/reading/editor.spec.ts",
    "5e": "tests/server/test_editing.py",
    "6b": "tests/learn/test_puzzles.py",
    "6d": "web/tests/puzzle.spec.ts",
    "6e": "tests/server/test_puzzles.py",
    "7b": "web/tests/reading/score.spec.ts",
    "8c": "tests/server/test_studies.py",
}
"""By check: the test or page that holds it; empty where it was not measured yet."""


def check_all() -> list[Outcome]:
    """One line a check, for all games together."""
    return [
        Outcome(name, "all", None, f"see {place}" if place else "not measured", "by its own test" if place else "")
        for name, place in PLACES.items()
    ]
