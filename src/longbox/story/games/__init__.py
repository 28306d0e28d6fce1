"""The words of each game: a template for every event that players are told about."""
