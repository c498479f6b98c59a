"""Tests of the environments: each ecosystem's own tests, for every game and seat count."""
