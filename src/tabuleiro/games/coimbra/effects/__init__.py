"""The effects of components (CO-2, CO-9)."""
