"""The mark that a test carries for the rules it proves: `@rule("HT-5.3.2")`."""

import pytest


def rule(*ids: str, forbids: bool = False) -> pytest.MarkDecorator:
    """Cite the rules that a test proves; `forbids=True` when the test shows the rule refusing something."""
    return pytest.mark.rule(*ids, forbids=forbids)
