"""Merv as others see it: positions as JSON, events, descriptions, the text board."""
