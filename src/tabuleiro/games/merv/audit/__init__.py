"""The invariants of Merv (ME-19): of a position, of a step, of the pending decisions."""
