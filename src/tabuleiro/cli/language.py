"""Which language to speak when nobody says so."""

import os
from typing import Final

VARIABLES: Final = ("TABULEIRO_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def system_language() -> str:
    """The language of the first environment variable that is set: Portuguese of any kind is pt-BR, all else English."""
    for variable in VARIABLES:
        value = os.environ.get(variable, "")
        if value:
            return "pt-BR" if value.lower().startswith("pt") else "en"
    return "en"
