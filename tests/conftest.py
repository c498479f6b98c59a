"""Makes the toy game known to every test, and lets no test fail by the clock."""

from hypothesis import settings

from tabuleiro.core.registry import register

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")
register("toy", "toy")
