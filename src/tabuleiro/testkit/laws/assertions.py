"""How the kit fails: hard, naming the law that a game broke."""


class Broken(AssertionError):
    """A game broke a law of the contract; `law` is its short name."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law


def demand(law: str, kept: object, detail: str = "") -> None:
    """Raise `Broken` unless the law is kept."""
    if not kept:
        raise Broken(law, detail or "it is not kept")


def demand_none(law: str, problems: list[str]) -> None:
    """Raise `Broken` with all problems, if there are any."""
    if problems:
        raise Broken(law, "\n".join(problems))
