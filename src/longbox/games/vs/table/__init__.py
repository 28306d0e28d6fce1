"""The table: where cards lie, what changes in a game, and the questions that everybody asks about it."""
