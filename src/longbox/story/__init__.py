"""What happens in a match, told in short lines; the terminal and the server tell it alike."""

from longbox.story.hindsight import Hindsight, moved_back, with_hindsight
from longbox.story.lines import CardPart, Line, Part, sentence
from longbox.story.telling import Story, lines_as_told, lines_of, tell, words_of

__all__ = [
    "CardPart",
    "Hindsight",
    "Line",
    "Part",
    "Story",
    "lines_as_told",
    "lines_of",
    "moved_back",
    "sentence",
    "tell",
    "with_hindsight",
    "words_of",
]
