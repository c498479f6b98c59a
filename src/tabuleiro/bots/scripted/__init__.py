"""Bots that follow a script: yardsticks for those that learn, who never play against them to learn."""
