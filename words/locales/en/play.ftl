# What the page says first, in English: the first screen, and play without a dialog. The rest is in
# page.ftl, which comes after the first paint, and says at its head how entries are declared.

## Looked up: how things on the grid are written

gap = {" "}
comma = {", "}
and = {" and "}
phrase-gap = {"; "}
# How things on the grid are written. `cell-row` and `cell-column` name one row or column, `cell` puts
# them together, also for a group of cells such as r1c78.
cell = r{ $row }c{ $column }
cell-row = { $number }
cell-column = { $number }
house-row = row { $number }
house-column = column { $number }
house-block = box { $number }

## Controls and headings

label-branches = Branches
label-board = Sudoku, 9 by 9
label-board-paused = Paused
label-centre = Centre
label-check = Check
label-close = Close
label-colour = Colour
label-daily-not-begun = not begun
label-corner = Corner
label-digit = Digit
label-digits = Digits
label-erase = Erase
label-fill = Fill notes
label-resume = Resume
label-hint = Hint
label-import-box = Paste, drop, type or photograph a puzzle
label-create = Create
label-learn = Learn
label-links = Links
label-library = Library
label-library-today = Today
label-menu = Menu
label-modes = Input mode
label-name = Nonet
label-new = New puzzle
label-new-heading = New
label-new-takes = you will need
label-not-now = Not now
label-notes = Notes
label-notice = Message
label-notice-more = More
label-path = Solving path
label-pause = Pause
label-places = Places
label-play = Play
label-redo = Redo
label-share = Share
label-singles = Singles
label-steps = All steps
label-theme = Theme
label-theme-auto = Automatic
label-tier-easy = Easy
label-tier-medium = Medium
label-tier-hard = Hard
label-tier-unfair = Unfair
label-tier-extreme = Extreme
label-tier-easy-takes = singles
label-tier-medium-takes = pairs and triples
label-tier-hard-takes = X-wings, XY-wings
label-tier-unfair-takes = chains
label-tier-extreme-takes = forcing nets
label-title = Nonet: Sudoku
label-tools = Tools
label-tips = First steps
label-tips-close = Got it
label-tip-next = Next tip
label-tip-new = New to Sudoku?
label-tip-learn = Learn it in a minute
label-tip-touch-first = Tap a cell, then a digit.
label-tip-keys-first = Click a cell and type a digit; the arrow keys move on.
label-tip-touch-second = Hold a digit to fill many cells.
label-tip-keys-second = Shift and a digit writes a note.
label-tip-touch-third = Stuck? Hint first says where to look.
label-tip-keys-third = H gives a hint and first says where to look; ? lists all keys.
label-try-again = Try again
label-undo = Undo

## What a cell or a key says to a screen reader

# $cell (cell)
cell-place = Row { $cell-row }, column { $cell-column }, box { $cell-box }.
# $digit (digit)
cell-given = Given { $digit }.
# $digit (digit)
cell-entered = { $digit }, entered.
# $digit (digit)
cell-solved = { $digit }, from the solution.
cell-empty = Empty.
# $digits (digits)
cell-notes = Notes { $digits-compact }.
# $digits (digits)
cell-centre = Centre notes { $digits-compact }.
# $houses (houses)
cell-conflict = Conflicts in { $houses }.
cell-wrong = Wrong.
# $count (number)
cells-selected = { $count } cells selected.
# $digit (digit), $left (number)
key-left = { $digit }, { $left } left
# $digit (digit)
key-done = { $digit }, complete
# $digit (digit)
key-too-many = { $digit }, too many
# $colour (number)
key-colour = Colour { $colour }

## The status line

# $digit (digit), $cells (cells)
placed = { $digit } in { $cells }.
# $digit (digit), $cells (cells)
note-added = Note { $digit } in { $cells }.
# $digit (digit), $cells (cells)
note-removed = Note { $digit } removed from { $cells }.
# $cells (cells)
erased = Erased { $cells }.
notes-filled = Notes filled in.
# $what (message)
undone = Undone: { $what }
# $what (message)
redone = Redone: { $what }
nothing-to-undo = Nothing to undo.
nothing-to-redo = Nothing to redo.
mode-digit = Digit mode.
mode-notes = Notes mode.
given-stays = Clues cannot be changed.
digit-stays = The cell already has a digit. Erase it first.
# $digit (digit)
digit-locked = Placing { $digit }s. Press { $digit } again to stop.
digit-unlocked = Digits go into the selected cell again.
# $digit (digit)
digit-finished = All nine { $digit }s are in the grid.
# $digit (digit)
digit-placing = Placing { $digit }s. Tap the cells.
# $digit (digit)
digit-placing-key = Placing { $digit }s. Tap { $digit } again to stop.
# $digit (digit), $house (house)
conflicting = { $digit } appears twice in { $house }.
paused = Paused.
# $left (number)
resumed = Welcome back. { $left ->
    [0] The grid is full.
    [one] One cell to go.
   *[other] { $left } cells to go.
}
preparing = One moment.
part-awaited = Loading…
part-missing = A part of Nonet could not be loaded. Check the connection, or load the page again.

## What else stands on the first screen

# $count (number)
clue-count = { $count ->
    [one] 1 clue
   *[other] { $count } clues
}
verdict-one = one solution
# $minutes (number), $seconds (number)
clock = Time played: { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}, { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
# $rating (decimal)
explainer-is = SE { $rating }
# $tier (tier), $score (number), $hardest (text)
grade-is = { $tier }, { $score } HoDoKu points for all steps. Hardest: { $hardest }.
storage-refused = Your browser does not allow saving. Your progress will be lost when you close this page.
# $count (number)
library-all = All { $count }
storage-full = Your browser refuses to save more. Export, then delete games.
# $place (place-name)
place-title = { $place } · Nonet
words-missing = Some texts could not be loaded. Open it again to try once more.
locale-missing = That language could not be loaded.
