"""Requests to addresses that users name, kept out of our own network (SSRF, server-side request forgery).

A name is resolved once; every address that it has must be public, and the connection goes to the address that was
checked: a name that changes between the check and the connection (DNS rebinding) gains nothing. No redirect is
followed, no proxy is used, and nothing of the answer but its status is looked at.
"""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterable, Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, Final
from urllib.parse import urlsplit

import httpcore

HTTPS: Final = 443
NAT64: Final = (ip_network("64:ff9b::/96"), ip_network("64:ff9b:1::/48"))
"""IPv6 addresses that stand for an IPv4 address in their last four bytes."""
URL_LENGTH: Final = 1000
Address = IPv4Address | IPv6Address
Resolve = Callable[[str, int], Awaitable[Sequence[str]]]


class PrivateAddress(Exception):
    """An address that nobody may name to us."""


def is_public(address: Address) -> bool:
    """Whether an address is on the open internet, and so is every address that it stands for."""
    if isinstance(address, IPv4Address):
        return address.is_global and not address.is_multicast
    inner = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
    if any(address in network for network in NAT64):
        inner.append(IPv4Address(int(address) & 0xFFFFFFFF))
    is_odd = address.is_multicast or address.is_site_local or address.is_reserved or address.scope_id is not None
    is_plain = address.is_global and not is_odd
    return is_plain and all(is_public(one) for one in inner if one is not None)


async def resolve(host: str, port: int) -> list[str]:
    """Every address of a name."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


def check_url(url: str, allowed: frozenset[str]) -> str:
    """The URL, if requests may go there: https, the usual port, nobody's name and password in it.

    `allowed` are hosts of the operator's own, to which any port and plain http will do.
    """
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise PrivateAddress("it is no URL") from error
    if len(url) > URL_LENGTH or not url.isascii() or not url.isprintable() or " " in url or "\\" in url:
        raise PrivateAddress("it has characters that no URL has, or too many")
    if not parts.hostname or parts.username is not None or parts.password is not None or parts.fragment:
        raise PrivateAddress("it must name a host, and neither a user nor a fragment")
    if parts.hostname in allowed and parts.scheme in {"http", "https"}:
        return url
    if parts.scheme != "https" or port not in {None, HTTPS}:
        raise PrivateAddress("it must begin with https:// and use the usual port")
    check_literal(parts.hostname)
    return url


def check_literal(host: str) -> None:
    """Refuse an address in numbers, however it is written, that is not public; names are checked when they are used."""
    try:
        address = ip_address(host)
    except ValueError:
        is_number = host.replace(".", "").replace("0x", "").isdecimal() or host.lower().startswith("0x")
        name = host.rstrip(".").lower()
        if is_number or "." not in name or name.endswith((".localhost", ".local", ".internal")):
            raise PrivateAddress("it is no name on the internet") from None
        return
    if not is_public(address):
        raise PrivateAddress("it is not on the internet")


class PublicNetwork(httpcore.AsyncNetworkBackend):
    """Connects to public addresses alone, and to those that the operator allows."""

    def __init__(self, allowed: frozenset[str], resolving: Resolve = resolve) -> None:
        self._allowed = allowed
        self._resolve = resolving
        self._inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 - the interface of httpcore
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Resolve a name once, check all that it means, and connect to what was checked."""
        try:
            found = await asyncio.wait_for(self._resolve(host, port), timeout)
        except (OSError, TimeoutError, UnicodeError) as error:
            raise httpcore.ConnectError("the name cannot be resolved") from error
        if host not in self._allowed:
            for one in found:
                if not is_public(ip_address(one)):
                    raise PrivateAddress("the name means an address that is not on the internet")
        if not found:
            raise httpcore.ConnectError("the name means nothing")
        return await self._inner.connect_tcp(found[0], port, timeout, local_address, socket_options)

    async def connect_unix_socket(
        self,
        path: str,  # noqa: ARG002 - there is none
        timeout: float | None = None,  # noqa: ARG002, ASYNC109 - the interface of httpcore
        socket_options: Iterable[Any] | None = None,  # noqa: ARG002 - there is none
    ) -> httpcore.AsyncNetworkStream:
        """Nobody reaches a socket of this machine."""
        raise PrivateAddress("there is no such way")

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


class PublicClient:
    """Posts to addresses that users have named."""

    def __init__(self, allowed: frozenset[str] = frozenset(), resolving: Resolve = resolve) -> None:
        self._allowed = allowed
        self._resolving = resolving
        self._tls = ssl.create_default_context()

    async def post(self, url: str, headers: dict[str, str], body: bytes, seconds: float) -> int:
        """Post something once; returns the status. Raises `PrivateAddress`, or an error of httpcore or the time."""
        check_url(url, self._allowed)
        network = PublicNetwork(self._allowed, self._resolving)
        limits = {"timeout": {"connect": seconds, "read": seconds, "write": seconds, "pool": seconds}}
        async with (
            asyncio.timeout(seconds),
            httpcore.AsyncConnectionPool(self._tls, max_connections=1, network_backend=network) as pool,
            pool.stream(
                "POST",
                url,
                headers=[(name.encode(), value.encode()) for name, value in headers.items()],
                content=body,
                extensions=limits,
            ) as answer,
        ):
            return answer.status
