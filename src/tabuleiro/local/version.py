"""Which Tabuleiro plays on this device, and whether its rules are compiled."""

from tabuleiro import __version__
from tabuleiro.core import state


def is_compiled() -> bool:
    """Whether the rules run as machine code or WebAssembly, and not as Python."""
    return not str(state.__file__).endswith((".py", ".pyc"))


def tell_version() -> dict[str, object]:
    """The answer to whoever asks how a device is; a server gives the same one."""
    return {"status": "ok", "version": __version__, "compiled": is_compiled()}
