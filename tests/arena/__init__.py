"""Tests of tabuleiro.arena."""
