"""CSRF: another site's page must not act for a person, neither by a request nor by a WebSocket.

Nor may it reach a server on the person's own machine under a name of its own (DNS rebinding): we answer to our names.
"""

import socket
from collections.abc import Mapping
from ipaddress import ip_address
from urllib.parse import urlsplit

from tabuleiro.core.errors import shown
from tabuleiro.server.config import Config
from tabuleiro.server.errors import RequestError


def known_hosts(config: Config) -> frozenset[str]:
    """The names that this server answers to, besides its addresses in numbers, which nobody can lend to another."""
    machine = socket.gethostname().lower()
    names = {"localhost", config.host, machine, machine.split(".", 1)[0], f"{machine.split('.', 1)[0]}.local"}
    public = urlsplit(config.origin).hostname
    return frozenset(names | ({public} if public else set()))


def check_host(headers: Mapping[str, str], known: frozenset[str]) -> None:
    """Refuse a request for a server of another name."""
    host = headers.get("host", "")
    name = split_host(host)
    if name in known or name.endswith(".localhost") or is_number(name):
        return
    raise RequestError("forbidden", f"this server is not called {shown(host)}: see --origin")


def split_host(host: str) -> str:
    """The name in a Host header, without its port; empty when it is none."""
    try:
        return (urlsplit(f"//{host}").hostname or "").removesuffix(".")
    except ValueError:
        return ""


def is_number(name: str) -> bool:
    """Whether a host is an address in numbers."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def check_origin(headers: Mapping[str, str], public: str) -> None:
    """Refuse an unsafe request or a socket that another site's page has sent.

    A browser says where it comes from (`Sec-Fetch-Site`, `Origin`); a program that says nothing carries no cookies
    that it was not given. `public` is our address when a proxy stands in front, else it is the `Host`.
    """
    if headers.get("sec-fetch-site", "same-origin") not in {"same-origin", "none"}:
        raise RequestError("forbidden", "this request comes from another site")
    origin = headers.get("origin")
    if origin is None:
        return
    if public:
        is_ours = origin == public
    else:
        is_ours = origin in {f"http://{headers.get('host', '')}", f"https://{headers.get('host', '')}"}
    if not is_ours or urlsplit(origin).netloc == "":
        raise RequestError("forbidden", "this request comes from another site")
