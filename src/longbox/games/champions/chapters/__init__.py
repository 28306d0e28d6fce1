"""The rulebook's chapters: what happens in a game of Marvel Champions, each under its own noun."""
