"""What a club stores besides tables: bots of others and their tokens, who follows or blocks whom, reports."""
