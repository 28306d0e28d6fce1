"""The engine. It knows no game: a game brings its zones, its fields, its verbs and its turn."""
