"""What people and programs are shown: events, descriptions, dump, view, text board."""
