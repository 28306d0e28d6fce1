"""The words that cards are written with: abilities, costs, nouns, amounts, conditions and verbs."""
