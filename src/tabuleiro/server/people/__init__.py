"""Who somebody is: users, sessions, passwords, and how often they may ask."""
