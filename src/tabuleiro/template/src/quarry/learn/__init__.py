"""Integers for learning."""
