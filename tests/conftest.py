"""Makes the toy game known to every test."""

from tabuleiro.core.registry import register

register("toy", "toy")
