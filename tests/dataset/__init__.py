"""Tests of tabuleiro.dataset."""
