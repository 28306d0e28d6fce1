"""What happens in a match, told in short lines; the terminal and the server tell it alike."""

from longbox.story.lines import CardPart, Line, Part, sentence
from longbox.story.telling import Story, lines_of, tell, words_of

__all__ = ["CardPart", "Line", "Part", "Story", "lines_of", "sentence", "tell", "words_of"]
