"""The sites of the city: their actions, and what is put on them (ME-4.6, ME-7, ME-8)."""
