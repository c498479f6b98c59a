"""Why an action is not allowed: the rule that forbids it."""

from typing import NamedTuple

from tabuleiro.core.action import Arguments


class Refusal(NamedTuple):
    """The first rule, in rulebook order, that forbids an action; `message` and `arguments` say it to a person."""

    rule: str
    message: str
    arguments: Arguments


def always(state: object, values: list[int]) -> Refusal | None:  # noqa: ARG001 - a judge that asks nothing
    """Judge an action that is legal whenever its decision is pending."""
    return None
