"""Tests of tabuleiro.cli."""
