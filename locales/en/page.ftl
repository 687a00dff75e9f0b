# What the page says in English. Plain, short, adult; no exclamation marks.
# Keys: label-… are controls and headings; the others are sentences, named as in src/text/message.rs.

gap = {" "}
comma = {", "}
and = {" and "}
phrase-gap = {"; "}
cell = r{ $row }c{ $column }
cell-row = { $number }
cell-column = { $number }
chain-node = ({ $digits }){ $cells }
chain-strong = =
chain-weak = -
chain-gap = {"; "}
chain-cell-gap = /
house-row = row { $number }
house-column = column { $number }
house-block = box { $number }
effect = { $digits } in { $cells }

## Controls and headings

label-about = About
label-about-engine = Puzzles are generated, proven to have one solution, solved and explained by one engine, in this page and on the command line.
label-about-private = Everything stays in your browser. This page sends nothing to anyone and sets no cookies. Once it is open it works without a network; only the pages of techniques and another language are fetched when they are wanted.
label-about-what = Nonet is a Sudoku page for players, setters, teachers and programmers.
label-apply = Apply
label-back-to-mistake = Go back to before the first one
label-back-to-previous = Back to the game before
label-blank = Enter a puzzle by hand
label-board = Sudoku, 9 by 9
label-board-paused = Paused
label-board-preview = Sudoku, preview of the solving path
label-centre = Centre
label-check = Check
label-close = Close
label-claim-place = Digits are right
label-claim-eliminate = Digits can go
label-clue-count = Clues (17 to 80)
label-colour = Colour
label-copy-link = Copy link
label-digit = Digit
label-digits = Digits
label-erase = Erase
label-fill = Fill notes
label-fix-clues = Make these digits the clues
label-resume = Go on
label-grade = Difficulty
label-grade-count = Times
label-grade-score = Points
label-grade-technique = Technique
label-hint = Hint
label-hint-mark = Mark it
label-hint-mistake = First, there is a mistake
label-hint-more = More
label-hint-none = No hint
label-hint-why = Why
label-import = Import
label-import-accept = Play this puzzle
label-import-anyway = Play anyway
label-import-choices = Puzzles in this text
label-import-correct = Open to correct it
label-import-file = Open a file
label-import-help = A line of 81 characters, nine rows, a boxed grid, a list, or a link.
label-import-text = Paste a puzzle, a link or a list
label-keep-mine = Keep mine as a copy
label-keys = Keys
label-keys-move = Move
label-keys-select = Select
label-keys-write = Write
label-keys-history = Go back
label-keys-help = Help and more
label-key-move = to the next cell
label-key-next-empty = to the next empty cell
label-key-row-ends = to the ends of the row
label-key-corners = to the first and last cell
label-key-extend = select more cells
label-key-all = select all cells
label-key-dismiss = close, or select nothing
label-key-digit = write the digit
label-key-note = note the digit
label-key-centre = note the digit in the centre
label-key-erase = erase
label-key-modes = digit, notes, centre, colour
label-key-fill-notes = fill or clean notes
label-key-undo = undo
label-key-redo = redo
label-key-mistake = back to before the first mistake
label-key-hint = hint, and its next level
label-key-sentences = along the sentences of a hint
label-key-question = check a deduction
label-key-steps = all steps from here
label-key-path = solving path
label-key-check = check
label-key-pause = pause
label-key-new = new puzzle
label-key-import = import
label-key-learn = learn techniques
label-key-share = share
label-key-sheet = these keys
label-language = Language
label-language-auto = As the browser
label-learn = Learn
label-learn-all = All techniques
label-learn-example = Example
label-learn-missing = This page could not be loaded. Close it and try again.
label-learn-this = Learn this technique
label-learn-when = When to look for it
label-menu = Menu
label-minimality = Minimal
label-minimality-any = Not needed
label-minimality-minimal = Yes, no clue to spare
label-modes = What digits do
label-name = Nonet
label-new = New puzzle
label-new-generate = Make a puzzle
label-new-more = More
label-required-technique = Needs
label-required-technique-any = any technique
label-next = Next
label-not-now = Not now
label-notes = Notes
label-removal-order = Order of digging
label-removal-order-alternating = Alternating
label-removal-order-left-to-right = Left to right
label-removal-order-random = Random
label-removal-order-s-shaped = S-shaped
label-path = Solving path
label-path-copy = Copy
label-path-counts = Techniques used
label-path-from-clues = From the clues
label-path-from-here = From here
label-path-save = Save as a file
label-pause = Pause
label-practice = Practice
label-practice-few = It is seldom needed so cleanly that there are fewer than three of these. Each needs it, and nothing else beyond what is easier. The hint finds it when you get stuck.
label-practice-none = It is so seldom needed alone that there is no practice puzzle for it.
label-practice-only = Each of these needs it, and nothing else beyond what is easier. The hint finds it when you get stuck.
label-practice-others = With it, and otherwise only with what is easier, each of these can be solved; some other hard technique would do in its stead. The hint finds this one when you get stuck.
label-previous = Previous
label-question = Check a deduction
label-question-change = Change it
label-question-clear = Clear
label-question-submit = Ask
label-redo = Redo
label-restart = Restart
label-seed = Seed
label-seed-fresh = fresh each time
label-settings = Settings
label-share = Share
label-share-help = The link carries the clues and nothing else. Whoever opens it needs no account.
label-share-link = Link to this puzzle
label-show-undecided = Show which
label-solution = Solution
label-solution-apply = Put into the grid
label-solutions = Solutions
label-solve = Solve
label-steps = All steps
label-steps-any-digit = Any
label-steps-more = Show more
label-steps-selected = Selected cells only
label-stop = Stop
label-symmetry = Symmetry
label-symmetry-anti-diagonal = Anti-diagonal mirror
label-symmetry-diagonal = Diagonal mirror
label-symmetry-half-turn = Half turn
label-symmetry-horizontal = Horizontal mirror
label-symmetry-none = None
label-symmetry-quarter-turn = Quarter turn
label-symmetry-vertical = Vertical mirror
label-theme = Theme
label-theme-auto = Automatic
label-theme-dark = Dark
label-theme-light = Light
label-tier = Choose a difficulty
label-tier-any = Any
label-tier-easy = Easy
label-tier-medium = Medium
label-tier-hard = Hard
label-tier-unfair = Unfair
label-tier-extreme = Extreme
label-tier-easy-help = Singles are enough.
label-tier-medium-help = Takes locked candidates, pairs or triples.
label-tier-hard-help = Takes a fish, a wing, colours or uniqueness.
label-tier-unfair-help = Takes chains or almost locked sets.
label-tier-extreme-help = Takes forcing chains or nets, or very many hard steps.
label-toggle-centre-notes = Two kinds of notes
label-toggle-clean-notes = Clear notes when a digit is placed
label-toggle-conflicts = Mark conflicts at once
label-toggle-clock = Show the clock
label-toggle-peers = Tint row, column and box
label-toggle-rare = Hints and lists look for rare patterns, too
label-toggle-same-digit = Tint equal digits
label-toggle-uniqueness = Hints argue from there being one solution
label-tools = Tools
label-benchmark-run = Run
label-benchmark-easy = Easy (12)
label-benchmark-file = Open a list
label-benchmark-guesses = Guesses each
label-benchmark-hard = Hard (4)
label-benchmark-help = How many puzzles a second the engine proves to have one solution in this browser, and how many minimal puzzles it makes. A list has a puzzle of 81 characters in each line. It runs beside the page and can be stopped.
label-benchmark-list = List
label-benchmark-made = New puzzles
label-benchmark-puzzles = Puzzles
label-benchmark-speed = Per second
label-benchmark-title = Engine
label-undo = Undo
label-use-other = Use that

## What a cell says to a screen reader

cell-place = Row { $cell-row }, column { $cell-column }, box { $cell-box }.
cell-given = Given { $digit }.
cell-entered = { $digit }, entered.
cell-solved = { $digit }, from the solution.
cell-empty = Empty.
cell-notes = Notes { $digits-compact }.
cell-centre = Centre notes { $digits-compact }.
cell-conflict = Conflicts in { $houses }.
cell-wrong = Wrong.
cell-undecided = The solutions differ here.
cell-colours = { $count ->
    [one] One colour.
   *[other] { $count } colours.
}
cell-candidates = Candidates { $digits-compact }.
cell-hint = Part of the hint.
cell-hint-out = The hint removes { $digits-compact }.
cell-paused = Hidden while paused.
key-left = { $digit }, { $left } left
key-done = { $digit }, complete
key-too-many = { $digit }, too many
key-colour = Colour { $colour }
preview-label = Preview, { $clues ->
    [one] one clue
   *[other] { $clues } clues
}

## The status line

greeting = Choose a cell and type. Press ? for keys.
placed = { $digit } in { $cells }.
note-added = Note { $digit } in { $cells }.
note-removed = Note { $digit } removed from { $cells }.
coloured = Coloured { $cells }.
colour-removed = Colour removed from { $cells }.
erased = Erased { $cells }.
notes-filled = Notes filled in.
notes-cleaned = Impossible notes removed.
hint-taken = Hint applied.
solution-taken = Solution put into the grid.
restarted = Back to the clues.
clues-fixed = { $count ->
    [one] One clue.
   *[other] { $count } clues.
}
undone = Undone: { $what }
redone = Redone: { $what }
nothing-to-undo = Nothing to undo.
nothing-to-redo = Nothing to redo.
mode-digit = Digits are written.
mode-notes = Notes on.
mode-centre = Centre notes on.
mode-colour = Digits colour cells.
given-stays = A clue stays as it is.
digit-stays = There is a digit already: erase it first.
digit-locked = Placing { $digit }: press cells. Press { $digit } again to stop.
digit-unlocked = No digit is held.
conflicting = { $digit } stands twice in { $house }.
full-but-wrong = The grid is full, but some digits do not fit.
solved = Solved in { $time }.
resumed = Welcome back. { $left ->
    [0] The grid is full.
    [one] One cell to go.
   *[other] { $left } cells to go.
}
check-fine = No mistakes. { $left ->
    [0] The grid is full.
    [one] One cell to go.
   *[other] { $left } cells to go.
}
preparing = One moment.
hint-level = Hint { $level } of { $of }.
hint-sentence = { $sentence }
deduction-opened = Select cells, press digits, then ask.
impossible = { $digit } is not possible in { $cells } anyway.

## Chip, badges, panels

clue-count = { $count ->
    [one] 1 clue
   *[other] { $count } clues
}
verdict-conflict = digits conflict
verdict-none = no solution
verdict-one = one solution
verdict-several = { $count } solutions
verdict-several-more = more than { $count } solutions
verdict-unknown = not checked
verdict-checking = checking
found-one = One solution.
found-several = { $count } solutions.
found-several-more = More than { $count } solutions; the first { $count } are here.
found-from = Found from the { $clues ->
    [one] one clue
   *[other] { $clues } clues
}, not from your digits.
found-undecided = { $count ->
    [one] One cell is undecided and marked.
   *[other] { $count } cells are undecided and marked.
}
solution-at = { $at } of { $of }
clock = Time played: { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}, { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
making = Looking for a puzzle. You can keep playing.
making-for = Looking for a puzzle: { $goal }. You can keep playing.
making-tried = { $tried } tried.
entry-name = { $number }. { $name }
clue-count-invalid = A whole number from 17 to 80.
seed-invalid = A whole number, or nothing.

## Hints

explanations-loading = Loading the explanation. One moment.
technique-named = { $technique }.
technique-about = { $technique-about }
hint-where-house = Look at { $house }.
hint-houses = It is in { $houses }.
hint-pattern = Marked in the grid: { $cells }.
hint-wrong-digits = What stands in { $cells } does not fit the solution.
hint-wrong-eliminations = In { $cells } a candidate was ruled out that the solution needs.
mistake-digit = { $cell } cannot be { $digit }:
mistake-conflict = { $cell } cannot be { $digit }: there is a { $digit } in { $other } already.
mistake-solution = { $cell } cannot be { $digit }: the solution has another digit there.
mistake-elimination = { $digit } was ruled out in { $cell }, but it belongs there:
link-strong = If { $from-count ->
    [one] { $from } is not
   *[other] none of { $from } is
} { $from-digits }, then { $to-count ->
    [one] { $to } is
   *[other] one of { $to } is
} { $to-digits }.
link-weak = If { $from-count ->
    [one] { $from } is
   *[other] one of { $from } is
} { $from-digits }, then { $to-count ->
    [one] { $to } is not
   *[other] none of { $to } is
} { $to-digits }.
proof-step = { $of ->
    [1] { $technique }
   *[other] Step { $at } of { $of }: { $technique }{ $at ->
        [1] . The hardest: { $hardest }
       *[other] {""}
    }
}
deduction-asked = { $removed-count ->
    [0] {""}
   *[other] Can { $removed } go?
}{ $placed-count ->
    [0] {""}
   *[other] Is { $placed } right?
}
deduction-proved = It holds, and this is why:
deduction-true = It agrees with the solution, but no technique known here shows it.
deduction-open = This puzzle does not have just one solution, and it does not follow from what is on the board.
deduction-needed = It does not hold. { $digit } belongs in { $cell }:
deduction-wrong = It does not hold. { $cell } cannot be { $digit }:
hint-conflicting = Digits in { $cells } conflict. Mend them first.
hint-complete = The grid is complete.
hint-stuck = This needs techniques that are not known here yet. Check and Solve still work.

## Lists of steps

step-places = Places { $effects }
step-removes = Removes { $effects }
steps-found = { $count ->
    [0] No step is known here.
    [one] One step.
   *[other] { $count } steps.
}
lists-blocked = Something on the grid is not right yet. Check shows what.
steps-filtered = { $count } of { $of } steps.
path-steps = { $count ->
    [one] One step.
   *[other] { $count } steps.
}
path-stuck = The rest needs techniques that are not known here.
path-at = Step { $at } of { $of }: { $technique }. This is a preview; Esc returns to your game.
path-preview = This is a preview. Esc or Close returns to your game.
grade-is = { $tier }, { $score } points. Hardest: { $technique }.

## Notices

wrong-digits = { $count ->
    [one] One digit does not fit the solution: { $cells }. It is marked.
   *[other] { $count } digits do not fit the solution: { $cells }. They are marked.
}
many-solutions = This grid has { $count } solutions, so some cells cannot be decided.
many-solutions-more = This grid has more than { $count } solutions, so some cells cannot be decided.
no-solution = No solution: nothing completes these clues.
no-solution-cell = No solution: as it stands, { $cell } has no possible digit.
no-solution-house = No solution: as it stands, { $digit } has no place in { $house }.
not-checked = Whether this puzzle has one solution could not be found out in reasonable time.
clues-conflict = Some clues conflict with each other; correct them first.
needs-one-solution = Only a puzzle with one solution can be checked.
new-game = New puzzle: { $clues } clues, seed { $seed }.
new-game-for = New puzzle: { $goal }, seed { $seed }.
no-match = No puzzle was as wished ({ $puzzles } tried). Try again, or wish for less.
blank-started = Type the clues of your puzzle, then choose “Make these digits the clues” in the menu.
practice-started = Practice: { $technique }.
practice-number = Practice { $number }
missed-clue-count = { $asked } clues were wished, { $got } were reached (seed { $seed }). Another seed may do better.
cannot-make = No puzzle can be made to these wishes.
stopped = Stopped. Nothing was changed.
worker-restarted = The engine stopped unexpectedly and was started again. Your game is untouched; ask again.
worker-gone = The engine does not start in this browser. You can still play; hints, checks and new puzzles are missing. Reload the page to try again.
storage-refused = Your browser refuses to save. Progress will be lost when you close this page.
newer-in-other-tab = This game is newer in another tab.
saved-unreadable = The saved game could not be read. It is kept, and a new puzzle is on the screen.
link-unreadable = The puzzle in this link cannot be read: { $reason }
file-unreadable = The file { $name } cannot be read as text. A text file of up to 4 MB is needed.
copied = Copied.
copy-refused = The browser does not allow copying. Select the text and copy it yourself.
locale-missing = The words of that language could not be loaded.
nothing-wrong = No digit is wrong.

## Text that is no puzzle

read-empty = There is nothing here yet.
read-too-large = This is too much text: { $bytes } bytes; at most { $limit } can be read at once.
read-binary = Line { $line }, column { $column }: this is not text. Open a text file.
read-unexpected-char = Line { $line }, column { $column }: “{ $found }” is not a cell. A cell is a digit 1 to 9, or one of 0 . * _ - ? x when it is empty.
read-unexpected-word = Line { $line }, column { $column }: “{ $found }” is not a cell.
read-cell-count = Line { $line }: { $found ->
    [one] one cell was
   *[other] { $found } cells were
} found; a puzzle has 81.
read-row-length = Row { $row } has { $found ->
    [one] one cell
   *[other] { $found } cells
} instead of 9: { $text } (line { $line })
read-row-count = { $found ->
    [one] One row was
   *[other] { $found } rows were
} found; a puzzle has 9. (line { $line })
read-damaged = Line { $line }, column { $column }: this looks like the format “{ $format }”, but it is damaged.
read-link = This link does not carry its puzzle. Open it, and copy the puzzle itself or a long link.
