"""Soaks: long steered play in which every position is checked and many are judged twice."""
