"""The nouns and verbs that cards are made of: `from longbox.games.vs.vocabulary import *` in a set file's head."""
