"""Who may play for points of the ladder."""
