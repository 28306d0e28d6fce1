"""The three games as the terminal shows them: one folder a game, with its board."""
