"""REST of a club: bots of others, playing again, following and blocking, reports and moderation."""
