"""Tests of tabuleiro.texts."""
