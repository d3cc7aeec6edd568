"""How the screens look: one theme, one sheet of styles."""

from typing import Final

from textual.theme import Theme

# Panels have frames from this number of lines on.
TALL: Final = 32
# The log stands beside the board from this number of columns on.
WIDE: Final = 110
# The columns of the log beside the board.
SIDE: Final = 44

THEME: Final = Theme(
    name="pioche",
    primary="#e0a458",
    secondary="#7fb7be",
    accent="#ffd166",
    foreground="#f2e9dc",
    background="#1b1612",
    surface="#241d17",
    panel="#332920",
    success="#8fbf6b",
    warning="#f2a541",
    error="#ff7b6b",
    dark=True,
)

SHEET: Final = """
Screen { background: $background; }

#middle { height: 1fr; layout: vertical; }
#board-scroll { height: auto; scrollbar-size-vertical: 1; }
#side { height: 1fr; min-height: 3; }
.-wide #middle { layout: horizontal; }
.-wide #board-scroll { width: 1fr; height: 100%; max-height: 100%; }
.-wide #side { width: 44; height: 100%; }

#odds-scroll { height: auto; max-height: 80%; border: round $secondary; display: none; }
#odds-scroll { scrollbar-size-vertical: 1; }
#odds-scroll.-on { display: block; }
#odds { height: auto; }
#log-scroll { height: 1fr; min-height: 3; border: round $panel-lighten-2; padding: 0 1; }
#log-scroll { scrollbar-size-vertical: 1; }
#board-scroll:focus, #odds-scroll:focus, #moves-scroll:focus { background: $surface-lighten-1; }
#log-scroll:focus { border: round $accent; }
.-short.-narrow #odds-scroll { border: none; padding: 0 1; background: $surface; }
.-short.-narrow #log-scroll { border: none; border-top: solid $panel-lighten-2; }
.-short.-narrow #log-scroll:focus { border-top: solid $accent; }

#headlines { height: auto; max-height: 4; padding: 0 1; display: none; }
#headlines { background: $accent; color: $background; text-style: bold; }
#headlines.-on { display: block; }
#status { height: auto; padding: 0 1; text-style: bold; color: $accent; background: $panel; }
#status { link-style: none; link-color-hover: $background; link-background-hover: $primary; }
#notice { height: auto; padding: 0 1; display: none; }
#notice.-on { display: block; }
#notice.-refused { color: $error; text-style: bold; }
#moves-scroll { height: auto; max-height: 6; padding: 0 1; scrollbar-size-vertical: 1; }
#moves { height: auto; grid-gutter: 0 1; }
MoveButton { height: auto; padding: 0 1; background: $panel; color: $foreground; }
MoveButton:hover { background: $primary; color: $background; text-style: bold; }
#typed { height: 1; border: none; padding: 0 1; background: $surface; }
#typed:focus { background: $panel; }

KeyBar { dock: bottom; height: auto; background: $panel; link-style: none; }
KeyBar { link-color-hover: $background; link-background-hover: $primary; }

MenuScreen, CurtainScreen, EndScreen, ResumeScreen, FinishedScreen { align: center middle; }
.sheet { width: 76; max-width: 96%; height: auto; max-height: 92%; padding: 1 2;
         border: round $primary; background: $surface; border-title-color: $accent;
         border-title-style: bold; }
#banner { width: 100%; text-align: center; color: $accent; text-style: bold; }
#tagline { width: 100%; text-align: center; margin-bottom: 1; }
OptionList { height: auto; max-height: 14; border: none; padding: 0; background: $surface; }
.sentence { width: 100%; text-align: center; margin-bottom: 1; }
.strong { text-style: bold; color: $accent; }
.buttons { height: auto; width: 100%; align-horizontal: center; margin-top: 1; }
.buttons Button { margin: 0 1; min-width: 14; }
.-narrow .buttons Button { min-width: 9; }
.-short .sheet { padding: 0 2; }

HelpScreen, ConfirmScreen, GestureScreen, ReviewScreen { align: center middle; }
HelpScreen { background: $background 70%; }
.help-line { margin-bottom: 1; }
.help-heading { color: $accent; text-style: bold underline; margin-bottom: 1; }
.review-sheet { width: 96%; max-width: 110; }
#drill-board { height: 1fr; scrollbar-size-vertical: 1; }
#drill-question { height: auto; padding: 0 1; text-style: bold; }
#drill-moves { max-height: 40%; padding: 0 1; }
#drill-answer { height: auto; max-height: 45%; padding: 0 1; display: none; }
#drill-answer { scrollbar-size-vertical: 1; }
#drill-answer.-on { display: block; }
.tall-sheet { height: 92%; scrollbar-size-vertical: 1; }
#resume-notice { color: $error; height: auto; }

NewGameScreen #form { height: 1fr; padding: 0 2; scrollbar-size-vertical: 1; }
.row { height: auto; margin-top: 1; }
.fields { height: auto; width: 1fr; }
.seat { height: 1; }
.label { width: 18; padding-right: 1; text-style: bold; }
.seat .label { text-style: none; }
.row Select { width: 1fr; max-width: 40; }
.seat Input { width: 1fr; max-width: 28; margin-right: 1; }
.seat Select { width: 1fr; max-width: 26; }
.row Input { width: 16; }
SeatBoxes { height: auto; grid-gutter: 0 1; }
SeatBox > .toggle--button, SeatBox.-on > .toggle--button { color: $foreground; }
NewGameScreen Input { background: $panel; }
.heading { color: $accent; text-style: bold; margin-top: 1; }
.explained { color: $foreground 75%; height: auto; }
#form-notice { padding: 0 2; height: auto; color: $error; text-style: bold; }
#form-buttons { height: auto; padding: 0 2; }
#form-buttons Button { margin-right: 2; }
"""
