"""Every word a person reads, in French and English, from Project Fluent files."""

from pioche.words.language import LANGUAGES, Words, reader_language, words_in

__all__ = ["LANGUAGES", "Words", "reader_language", "words_in"]
