"""The rules as people read them: one source for the browser, the terminal and the docs."""

from pioche.rulebook.page import RulesBlock, RulesCard, RulesPage, RulesSection
from pioche.rulebook.pages import rules_page

__all__ = ["RulesBlock", "RulesCard", "RulesPage", "RulesSection", "rules_page"]
