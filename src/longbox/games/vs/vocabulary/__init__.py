"""The nouns and verbs that cards are made of."""
