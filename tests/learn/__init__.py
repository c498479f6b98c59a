"""Tests of tabuleiro.learn."""
