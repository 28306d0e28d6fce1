"""The games, one folder each. They are built on the engine and know nothing of each other."""
