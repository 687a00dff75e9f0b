# What the page says in English. Plain, short, adult; no exclamation marks.
# Keys: label-… are controls and headings; the others are sentences, named as in src/i18n/message.rs.

gap = {" "}
comma = {", "}
and = {" and "}
phrase-gap = {"; "}
# How things on the grid are written. `cell-row` and `cell-column` name one row or column, `cell` puts
# them together, also for a group of cells such as r1c78; `chain-…` write chains in Eureka notation.
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
label-about-private = Everything stays in your browser. This page sends nothing to anyone and sets no cookies. Once it is open it works offline; only explanations, technique pages and other languages are fetched when you first need them.
label-about-what = Nonet is a Sudoku page for players, setters, teachers and programmers.
label-apply = Apply
label-back-to-mistake = Undo to before the first mistake
label-back-to-previous = Back to previous game
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
label-fix-clues = Set these digits as clues
label-resume = Resume
label-grade = Difficulty
label-grade-count = Uses
label-grade-score = Points
label-grade-technique = Technique
label-hint = Hint
label-hint-mark = Show pattern
label-hint-mistake = There is a mistake
label-hint-more = More
label-hint-none = No hint
label-hint-why = Why
label-import = Import
label-import-accept = Play this puzzle
label-import-anyway = Play anyway
label-import-choices = Puzzles in this text
label-import-correct = Open to fix it
label-import-file = Open a file
label-import-help = A line of 81 characters, nine rows, a boxed grid, a list, or a link.
label-import-text = Paste a puzzle, a link or a list
label-keep-mine = Keep mine as a copy
label-keys = Shortcuts
label-keys-move = Move
label-keys-select = Select
label-keys-write = Write
label-keys-history = Undo
label-keys-help = Help and more
label-key-move = to the next cell
label-key-next-empty = to the next empty cell
label-key-row-ends = to the ends of the row
label-key-corners = to the first and last cell
label-key-extend = select more cells
label-key-all = select all cells
label-key-dismiss = close, or clear the selection
label-key-digit = enter the digit
label-key-note = add or remove a note
label-key-centre = add or remove a centre note
label-key-erase = erase
label-key-modes = digit, notes, centre, colour
label-key-fill-notes = fill or clean notes
label-key-undo = undo
label-key-redo = redo
label-key-mistake = undo to before the first mistake
label-key-hint = hint; again for more
label-key-sentences = step through the explanation
label-key-question = check a deduction
label-key-steps = all steps from here
label-key-path = solving path
label-key-check = check
label-key-pause = pause
label-key-new = new puzzle
label-key-import = import
label-key-learn = learn techniques
label-key-share = share
label-key-sheet = these shortcuts
label-language = Language
label-language-auto = Same as browser
label-learn = Learn
label-learn-all = All techniques
label-learn-example = Example
label-learn-missing = This page could not be loaded. Close it and try again.
label-learn-this = Learn this technique
label-learn-when = When to use it
label-menu = Menu
label-minimality = Minimal
label-minimality-any = Not required
label-minimality-minimal = Yes, every clue is needed
label-modes = Input mode
label-name = Nonet
label-new = New puzzle
label-new-generate = Create puzzle
label-new-more = More options
label-required-technique = Must need technique
label-required-technique-any = any technique
label-next = Next
label-not-now = Not now
label-notes = Notes
label-removal-order = Removal order
label-removal-order-alternating = Alternating
label-removal-order-left-to-right = Left to right
label-removal-order-random = Random
label-removal-order-s-shaped = S-shaped
label-path = Solving path
label-path-copy = Copy
label-path-counts = Techniques used
label-path-from-clues = From the clues
label-path-from-here = From here
label-path-save = Save to file
label-pause = Pause
label-practice = Practice
label-practice-few = Puzzles that need it and otherwise only easier techniques are rare, so there are fewer than three. The hint finds it when you are stuck.
label-practice-none = It is hardly ever needed on its own, so there is no practice puzzle for it.
label-practice-only = Each puzzle needs it, and otherwise only easier techniques. The hint finds it when you are stuck.
label-practice-others = Each puzzle can be solved with it and easier techniques, though another hard technique may also do. The hint finds this one when you are stuck.
label-previous = Previous
label-question = Check a deduction
label-question-change = Change
label-question-clear = Clear
label-question-submit = Check it
label-redo = Redo
label-restart = Restart
label-seed = Seed
label-seed-fresh = random
label-settings = Settings
label-share = Share
label-share-help = The link contains only the clues. Opening it needs no account.
label-share-link = Link to this puzzle
label-show-undecided = Show them
label-solution = Solution
label-solution-apply = Fill in the grid
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
label-tier-medium-help = Needs locked candidates, pairs or triples.
label-tier-hard-help = Needs a fish, a wing, colours or uniqueness.
label-tier-unfair-help = Needs chains or almost locked sets.
label-tier-extreme-help = Needs forcing chains or nets, or very many hard steps.
label-toggle-centre-notes = Corner and centre notes
label-toggle-clean-notes = Clear notes when a digit is placed
label-toggle-conflicts = Highlight conflicts
label-toggle-clock = Show the clock
label-toggle-peers = Highlight row, column and box
label-toggle-rare = Include rare techniques
label-toggle-same-digit = Highlight matching digits
label-toggle-uniqueness = Use uniqueness techniques
label-tools = Tools
label-benchmark-run = Run
label-benchmark-easy = Easy (12)
label-benchmark-file = Open a list
label-benchmark-guesses = Guesses per puzzle
label-benchmark-hard = Hard (4)
label-benchmark-help = Measures how many puzzles per second the engine proves to have one solution in this browser, and how many minimal puzzles it generates. A list has one puzzle of 81 characters per line. It runs in the background and can be stopped.
label-benchmark-list = List
label-benchmark-made = New puzzles
label-benchmark-puzzles = Puzzles
label-benchmark-speed = Per second
label-benchmark-title = Engine speed
label-undo = Undo
label-use-other = Use the newer one

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

greeting = Choose a cell and type. Press ? for shortcuts.
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
mode-digit = Digit mode.
mode-notes = Notes mode.
mode-centre = Centre notes mode.
mode-colour = Colour mode.
given-stays = Clues cannot be changed.
digit-stays = The cell already has a digit. Erase it first.
digit-locked = Placing { $digit }: choose cells. Press { $digit } again to stop.
digit-unlocked = No digit is selected.
conflicting = { $digit } appears twice in { $house }.
full-but-wrong = The grid is full, but some digits are wrong.
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
deduction-opened = Select cells, press digits, then choose “Check it”.
impossible = { $digit } is already ruled out in { $cells }.

## Badges and panels

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
found-several-more = More than { $count } solutions; here are the first { $count }.
found-from = Based on the { $clues ->
    [one] one clue
   *[other] { $clues } clues
}, not on your digits.
found-undecided = { $count ->
    [one] They differ in one cell, which is marked.
   *[other] They differ in { $count } cells, which are marked.
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
clue-count-invalid = Enter a whole number from 17 to 80.
seed-invalid = Enter a whole number, or nothing.

## Hints

explanations-loading = Loading the explanation. One moment.
technique-named = { $technique }.
technique-about = { $technique-about }
hint-where-house = Look at { $house }.
hint-houses = It is in { $houses }.
hint-pattern = Marked in the grid: { $cells }.
hint-wrong-digits = The digits in { $cells } do not match the solution.
hint-wrong-eliminations = In { $cells } a candidate was removed that the solution needs.
mistake-digit = { $cell } cannot be { $digit }:
mistake-conflict = { $cell } cannot be { $digit }: there is already a { $digit } in { $other }.
mistake-solution = { $cell } cannot be { $digit }: the solution has another digit there.
mistake-elimination = { $digit } was removed from { $cell }, but it belongs there:
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
deduction-proved = Correct, and here is why:
deduction-true = It matches the solution, but no technique known here proves it.
deduction-open = This puzzle does not have exactly one solution, and the deduction does not follow from the board.
deduction-needed = Not correct. { $digit } belongs in { $cell }:
deduction-wrong = Not correct. { $cell } cannot be { $digit }:
hint-conflicting = Digits in { $cells } conflict. Fix these first.
hint-complete = The grid is complete.
hint-stuck = The next step needs a technique that is not known here. Check and Solve still work.

## Lists of steps

step-places = Places { $effects }
step-removes = Removes { $effects }
steps-found = { $count ->
    [0] No step found.
    [one] One step.
   *[other] { $count } steps.
}
lists-blocked = There is a mistake on the grid. Check shows where.
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
    [one] One digit does not match the solution: { $cells }. It is marked.
   *[other] { $count } digits do not match the solution: { $cells }. They are marked.
}
many-solutions = This grid has { $count } solutions, so some cells cannot be determined.
many-solutions-more = This grid has more than { $count } solutions, so some cells cannot be determined.
no-solution = No solution: these clues cannot be completed.
no-solution-cell = No solution: { $cell } has no possible digit left.
no-solution-house = No solution: { $digit } has no place left in { $house }.
not-checked = Whether this puzzle has one solution could not be determined in reasonable time.
clues-conflict = Some clues conflict. Fix these first.
needs-one-solution = Only a puzzle with one solution can be checked.
new-game = New puzzle: { $clues } clues, seed { $seed }.
new-game-for = New puzzle: { $goal }, seed { $seed }.
no-match = No matching puzzle found ({ $puzzles } tried). Try again, or ask for less.
blank-started = Type the clues of your puzzle, then choose “Set these digits as clues” in the menu.
practice-started = Practice: { $technique }.
practice-number = Practice { $number }
missed-clue-count = Asked for { $asked } clues, got { $got } (seed { $seed }). Another seed may do better.
cannot-make = No puzzle can be made with these settings.
stopped = Stopped. Nothing was changed.
worker-restarted = The engine stopped unexpectedly and was restarted. Your game is unchanged; please try again.
worker-gone = The engine could not start in this browser. You can still play, but without hints, checks and new puzzles. Reload the page to try again.
storage-refused = Your browser does not allow saving. Your progress will be lost when you close this page.
newer-in-other-tab = This game is newer in another tab.
saved-unreadable = The saved game could not be read. It has been kept, and here is a new puzzle.
link-unreadable = The puzzle in this link cannot be read: { $reason }
file-unreadable = The file { $name } cannot be read as text. Choose a text file of up to 4 MB.
copied = Copied.
copy-refused = The browser does not allow copying. Select the text and copy it yourself.
explanations-missing = The explanations could not be loaded. Close the card and try again.
locale-missing = That language could not be loaded.
nothing-wrong = No wrong digits.

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
read-link = This link does not contain its puzzle. Open it, and copy the puzzle itself or a long link.

## Names of techniques

technique-full_house = Full house
technique-hidden_single = Hidden single
technique-naked_single = Naked single
technique-locked_pair = Locked pair
technique-locked_triple = Locked triple
technique-pointing = Pointing
technique-claiming = Claiming
technique-naked_pair = Naked pair
technique-naked_triple = Naked triple
technique-hidden_pair = Hidden pair
technique-hidden_triple = Hidden triple
technique-naked_quadruple = Naked quadruple
technique-hidden_quadruple = Hidden quadruple
technique-x_wing = X-wing
technique-swordfish = Swordfish
technique-jellyfish = Jellyfish
technique-finned_x_wing = Finned X-wing
technique-sashimi_x_wing = Sashimi X-wing
technique-finned_swordfish = Finned swordfish
technique-sashimi_swordfish = Sashimi swordfish
technique-finned_jellyfish = Finned jellyfish
technique-sashimi_jellyfish = Sashimi jellyfish
technique-franken_x_wing = Franken X-wing
technique-finned_franken_x_wing = Finned franken X-wing
technique-franken_swordfish = Franken swordfish
technique-finned_franken_swordfish = Finned franken swordfish
technique-franken_jellyfish = Franken jellyfish
technique-finned_franken_jellyfish = Finned franken jellyfish
technique-squirmbag = Squirmbag
technique-whale = Whale
technique-leviathan = Leviathan
technique-finned_mutant_x_wing = Finned mutant X-wing
technique-mutant_swordfish = Mutant swordfish
technique-finned_mutant_swordfish = Finned mutant swordfish
technique-mutant_jellyfish = Mutant jellyfish
technique-finned_mutant_jellyfish = Finned mutant jellyfish
technique-finned_mutant_squirmbag = Finned mutant squirmbag
technique-finned_mutant_whale = Finned mutant whale
technique-siamese_finned_x_wing = Siamese finned X-wing
technique-siamese_finned_swordfish = Siamese finned swordfish
technique-siamese_finned_jellyfish = Siamese finned jellyfish
technique-siamese_sashimi_x_wing = Siamese sashimi X-wing
technique-siamese_sashimi_swordfish = Siamese sashimi swordfish
technique-siamese_sashimi_jellyfish = Siamese sashimi jellyfish
technique-siamese_finned_franken_x_wing = Siamese finned franken X-wing
technique-siamese_finned_franken_swordfish = Siamese finned franken swordfish
technique-siamese_finned_franken_jellyfish = Siamese finned franken jellyfish
technique-siamese_finned_mutant_x_wing = Siamese finned mutant X-wing
technique-siamese_finned_mutant_swordfish = Siamese finned mutant swordfish
technique-siamese_finned_mutant_jellyfish = Siamese finned mutant jellyfish
technique-skyscraper = Skyscraper
technique-two_string_kite = Two-string kite
technique-turbot_fish = Turbot fish
technique-empty_rectangle = Empty rectangle
technique-dual_two_string_kite = Dual two-string kite
technique-dual_empty_rectangle = Dual empty rectangle
technique-w_wing = W-wing
technique-xy_wing = XY-wing
technique-xyz_wing = XYZ-wing
technique-bug_1 = BUG + 1
technique-unique_rectangle_1 = Unique rectangle type 1
technique-unique_rectangle_2 = Unique rectangle type 2
technique-unique_rectangle_3 = Unique rectangle type 3
technique-unique_rectangle_4 = Unique rectangle type 4
technique-unique_rectangle_5 = Unique rectangle type 5
technique-unique_rectangle_6 = Unique rectangle type 6
technique-hidden_rectangle = Hidden rectangle
technique-avoidable_rectangle_1 = Avoidable rectangle type 1
technique-avoidable_rectangle_2 = Avoidable rectangle type 2
technique-unique_loop_1 = Unique loop type 1
technique-unique_loop_2 = Unique loop type 2
technique-unique_loop_3 = Unique loop type 3
technique-unique_loop_4 = Unique loop type 4
technique-extended_rectangle = Extended rectangle
technique-bug_2 = BUG type 2
technique-bug_3 = BUG type 3
technique-bug_4 = BUG type 4
technique-simple_colours_trap = Simple colours: trap
technique-simple_colours_wrap = Simple colours: wrap
technique-multi_colours_1 = Multi-colours: trap
technique-multi_colours_2 = Multi-colours: wrap
technique-medusa_trap = 3D Medusa: trap
technique-medusa_wrap = 3D Medusa: wrap
technique-sue_de_coq = Sue de Coq
technique-wxyz_wing = WXYZ-wing
technique-vwxyz_wing = VWXYZ-wing
technique-uvwxyz_wing = UVWXYZ-wing
technique-als_xz = ALS-XZ
technique-als_xy_wing = ALS-XY-wing
technique-als_chain = ALS chain
technique-death_blossom = Death blossom
technique-aligned_pair_exclusion = Aligned pair exclusion
technique-remote_pair = Remote pair
technique-x_chain = X-chain
technique-xy_chain = XY-chain
technique-continuous_nice_loop = Continuous nice loop
technique-discontinuous_nice_loop = Discontinuous nice loop
technique-aic = Alternating inference chain
technique-grouped_continuous_nice_loop = Grouped continuous nice loop
technique-grouped_discontinuous_nice_loop = Grouped discontinuous nice loop
technique-grouped_aic = Grouped alternating inference chain
technique-cell_forcing_chain = Forcing chain from a cell
technique-house_forcing_chain = Forcing chain from a house
technique-contradiction_forcing_chain = Forcing chain to a contradiction
technique-forcing_net = Forcing net to a contradiction
technique-verity_net = Forcing net from all choices
technique-kraken_fish_1 = Kraken fish type 1
technique-kraken_fish_2 = Kraken fish type 2
technique-template_set = Template set
technique-template_delete = Template delete
technique-brute_force = Brute force

## Families

family-singles = Singles
family-locked_candidates = Locked candidates
family-subsets = Subsets
family-fish = Fish
family-single_digit = One digit, two links
family-wings = Wings
family-uniqueness = Uniqueness
family-colouring = Colouring
family-chains = Chains
family-almost_locked_sets = Almost locked sets
family-exclusion = Exclusion
family-rare = Rare
family-last_resort = Last resorts
