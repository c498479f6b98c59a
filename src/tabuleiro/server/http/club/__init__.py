"""REST of a club: bots of others, following and blocking, reports and moderation."""
