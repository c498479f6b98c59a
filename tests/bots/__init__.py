"""Tests of tabuleiro.bots."""
