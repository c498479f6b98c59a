"""How bots judge Hansa Teutonica."""
