"""The nodes that cards are written with: flow, verbs, nouns, amounts, conditions and abilities."""
