"""The search that judges turns where they end."""
