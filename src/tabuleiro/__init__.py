"""Tabuleiro: modern board games by their exact rules, for people, bots and research."""

__version__ = "0.1.0"
