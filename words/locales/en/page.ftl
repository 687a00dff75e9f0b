# What the page says in English. Plain, short, adult; no exclamation marks.
#
# words/build/rows.rs makes the enums Label and Message of play.ftl and page.ftl, in English. `label-…` is a control or
# a heading, without arguments. Any other entry is a message; the comment on the line before it gives each
# argument and its kind: `# $digit (digit), $cells (cells)`. The text may use them, and their parts, such as
# `$cells-count`. Entries under a heading that begins with "Looked up:" are neither: the program makes their
# keys from data. The kinds are listed in words/build/rows.rs, the parts in words/src/arg.rs.

## Looked up: how things on the grid are written

# How things on the grid are written. `cell-row` and `cell-column` name one row or column, `cell` puts
# them together, also for a group of cells such as r1c78; `chain-…` write chains in Eureka notation.
cell-letters = { $row }{ $column }
cell-letters-row = { $number ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
    [6] F
    [7] G
    [8] H
   *[other] J
}
cell-letters-column = { $number }
chain-node = ({ $digits }){ $cells }
chain-strong = =
chain-weak = -
chain-gap = {"; "}
chain-cell-gap = /
set-of-cells = { $cells } ({ $digits })
effect = { $digits } in { $cells }
effect-placed = { $digits } in { $cells }
count-rows = { $count ->
    [one] one row
    [2] two rows
    [3] three rows
    [4] four rows
    [5] five rows
    [6] six rows
   *[other] { $count } rows
}
count-columns = { $count ->
    [one] one column
    [2] two columns
    [3] three columns
    [4] four columns
    [5] five columns
    [6] six columns
   *[other] { $count } columns
}
count-boxes = { $count ->
    [one] one box
    [2] two boxes
    [3] three boxes
    [4] four boxes
    [5] five boxes
    [6] six boxes
   *[other] { $count } boxes
}
phrase-and = {", and "}
phrase-last = {"; and "}
or = {" or "}
kinds-and = { and }
cycle-gap = { comma }
house-rows = rows { $numbers }
house-columns = columns { $numbers }
house-boxes = boxes { $numbers }
read-empty-cell = empty
read-count = { $digit }: { $count ->
    [one] once
   *[other] { $count } times
}

## Looked up: what index.html says before the program runs, or when it broke: one line each

page-description = Play, generate, solve and understand Sudoku. Nothing to install, works without a network, and nothing leaves your browser.
page-desktop = A game on a desktop
page-phone = A game on a phone
page-needs = Nonet needs JavaScript and a browser with WebAssembly SIMD: Chrome or Edge 99, Firefox 114, Safari 16.4, or anything newer.
page-broken = Something went wrong in this page. Load it again: your game is kept.

## Controls and headings

label-about = About
label-about-engine = Puzzles are generated, proven to have one solution, solved and explained by one engine, in this page and on the command line.
label-about-kept = The whole page is kept in this browser and works without a network, in every language that was chosen here.
label-about-not-kept = Not all of this page is kept in this browser yet: the next start needs a network, and so do explanations, technique pages and other languages when you first need them.
label-about-private = Everything stays in your browser. This page sends nothing to anyone and sets no cookies.
label-about-what = Nonet is a Sudoku page for players, setters, teachers and programmers.
label-accent = Accent
label-accent-blue = Blue
label-accent-graphite = Graphite
label-accent-plum = Plum
label-apply = Apply
label-erase-mistake = Take only this digit away
label-back-to-mistake = Undo to before the first mistake
label-check-back = Go back to before the first mistake
label-check-explain = Explain one mistake
label-check-leave = Leave as it is
label-back-to-previous = Back to previous game
label-branch-here = Here
label-branch-start = Start
label-blank = Enter a puzzle by hand
label-board-preview = Sudoku, preview of the solving path
label-board-replay = Sudoku, replay
label-centralise = Corner notes to the centre
label-checkpoint = Checkpoint
label-checkpoint-name = Name
label-clear-notes = Clear notes
label-claim-place = Digits are right
label-claim-eliminate = Digits can go
label-clues-rare = Puzzles with so few clues are very rare.
label-continue-now = now
label-copy-link = Copy link
label-done-title = Solved
label-done-cells = Cells shown
label-done-filled = Filled for you at the end
label-done-hardest = Hardest step
label-beyond-hodoku = Beyond HoDoKu’s techniques
label-done-back = Undone
label-done-hints = Hints
label-done-mistakes = Mistakes
label-done-more = More
label-done-less = Less
label-done-next-of-list = Next of the list
label-done-picture = Your solve as a picture
label-done-picture-help = Darker cells came later. The picture shows no digits.
label-done-share = Share picture
label-done-you = you
label-progress-card = Your progress
label-race-copy-time = Copy a link with my time
label-race-send = Send as a race
label-race-send-time = Send my time back
label-race-sender = Sender
label-race-you = You
label-end-first-time = First time without help
label-end-lesson = Lesson
label-end-practise = Practise
label-end-share-day = Share today’s picture
label-end-copy-picture = Copy today’s picture
label-calendar-next = Next month
label-calendar-previous = Month before
label-daily-again = See it again
label-daily-note = The same three for everyone, made from the date.
label-engine-restart = Start it again
label-entry-done = Done
label-grade = This puzzle
label-grade-count = Uses
label-grade-score = Points
label-grade-technique = Technique
label-hint-here = Hint here
label-case-lines = What follows from this supposition
label-notation = Notation
label-hint-mark = Show pattern
label-hint-another = Another
label-hint-show-found = Show this one
label-hint-mistake = There is a mistake
label-hint-more = More
label-hint-next = Next hint
label-hint-none = No hint
label-hint-why = Why
label-import = Import
label-import-anywhere = Paste works anywhere on the page.
label-import-accept = Play this puzzle
label-import-solve = Show the solution
label-import-anyway = Play anyway
label-import-choices = Puzzles in this text
label-import-correct = Open to fix it
label-import-file = Open a file
label-import-show-line = Show it in the text
label-import-help = Text, a list, a link, a picture or a QR code. Nonet reads pictures on this device and does not keep them.
label-import-library = In your library
label-import-library-none = Not yet
label-import-library-waiting = Not begun
label-import-library-begun = In progress
label-import-library-solved = Solved
label-import-placed = Digits placed
label-import-text = Paste, drop, type or photograph
label-keep-mine = Keep mine as a copy
label-keys = Shortcuts
label-keys-move = Move
label-keys-select = Select
label-keys-write = Write
label-keys-modes = Modes
label-keys-change = Change
label-keys-edit = Change keys
label-keys-press = Press a key. Esc keeps the old one.
label-keys-reset = Default shortcuts
label-keys-history = Undo
label-keys-help = Help and more
label-keys-read = Read aloud
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
label-key-toggle-cell = add or remove the cell
label-key-cell-menu = what can be done with the cell
label-key-hint-here = hint for this cell
label-key-same = select the same digit or colour
label-key-erase-corner = erase corner notes
label-key-erase-centre = erase centre notes
label-key-promote = enter the single note
label-key-centralise = corner notes to the centre
label-key-mode-digit = digit mode
label-key-mode-notes = notes mode
label-key-mode-centre = centre notes mode
label-key-mode-colour = colour mode
label-key-mode-links = links mode
label-key-next-mode = next mode
label-key-lock = lock a digit for many cells
label-key-filter = show where a digit can go
label-key-pairs = show cells with two candidates
label-key-fill-notes = fill or clean notes
label-key-undo = undo
label-key-redo = redo
label-key-mistake = undo to before the first mistake
label-key-checkpoint = set or remove a checkpoint
label-key-branches = checkpoints and branches
label-key-trial = what if: try, or give up
label-key-replay = replay the game
label-key-hint = hint; again for more
label-key-sentences = step through the explanation
label-key-question = check a deduction
label-key-steps = all steps from here
label-key-path = solving path
label-key-check = check
label-key-finish = fill the singles that are left
label-key-zen = Zen: grid and keypad alone
label-keys-gamepad = Gamepad
label-pad-digit = the digit before or after
label-pad-give = put the digit in the cell
label-pad-erase = erase, or close what is open
label-pad-notes = digits or notes
label-pad-undo = undo and redo
label-pad-menu = menu
label-key-copy = copy the selected cells
label-key-paste = paste cells or a puzzle
label-copy-cells = Copy
label-paste-cells = Paste
label-key-pause = pause
label-key-new = new puzzle
label-key-import = import
label-key-learn = learn techniques
label-key-share = share
label-key-sheet = these shortcuts
label-key-name-menu = Menu key
label-key-name-space = Space
label-key-read-row = the row
label-key-read-column = the column
label-key-read-block = the box
label-key-read-remaining = how many of each digit are left
label-key-read-candidates = what the cell can be
label-language = Language
label-language-auto = Same as browser
label-learn-all = All techniques
label-learn-example = Example
label-learn-example-easier = The example has an easier step as well: no position without an easier step was found.
label-learn-missing = This page could not be loaded. Close it and try again.
label-learn-this = Learn this technique
label-learn-when = When to use it
label-another-position = Another position
label-back-to-exercise = Back to the exercise
label-back-to-game = Back to the game
label-basics = Basics
label-basic-first = What to try first
label-basic-first-about = An order that saves time
label-basic-first-text = Look first for a row, column or box with one empty cell. Then take a digit that is already on the grid many times, and see whether a box has one place left for it. Only then ask of single cells which digits still fit. The last task is a naked single: a cell that only one digit fits, because its peers show the other eight.
label-basic-grid = Reading the grid
label-basic-grid-about = Rows, columns, boxes, r4c7
label-basic-grid-text = Rows are counted from the top, columns from the left, boxes from left to right and from top to bottom, each from 1 to 9. A cell is named by its row and its column: r4c7 is where row 4 meets column 7. Each cell lies in one row, one column and one box.
label-basic-next-lesson = Next lesson
label-basic-play-easy = Play an Easy
label-basic-notes = Notes
label-basic-notes-about = What can still go where
label-basic-notes-text = The small digits of an empty cell are its notes: the digits that can still go there. A digit cannot go where its row, column or box has it already. When you place a digit, its notes in the same row, column and box have to be erased; Nonet can do that for you.
label-basic-strong-link = What a strong link is
label-basic-strong-link-about = If not here, then there
label-basic-strong-link-text = A strong link joins two candidates of which at least one is true: the two places that a house has left for a digit, or the two digits that a cell has left. If the one is false, the other is true.
label-basic-weak-link = What a weak link is
label-basic-weak-link-about = If here, then not there
label-basic-weak-link-text = A weak link joins two candidates of which at most one is true: two places of a digit in a house, or two digits of a cell. If the one is true, the other is false.
label-basic-chain = How a chain proves something
label-basic-chain-about = Links by turns, from end to end
label-basic-chain-text = In a chain, strong and weak links take turns. Suppose that its first end is false: link by link it follows that its last end is true. One of the two ends is true in any case, so a cell that sees both ends loses the digit.
label-links-title = Links
label-basic-rules = The rules
label-basic-rules-about = Each digit once, everywhere
label-basic-rules-text = Every row, every column and every box of three by three cells holds each digit from 1 to 9 exactly once. The printed digits stay; the empty cells are yours. A proper puzzle has one solution, and you never have to guess.
label-begin = Begin
label-exercise-position = Where is the next step?
label-exercise-position-about = This is your game with all notes filled in. Find the easiest step; your game stays as it is.
label-find-yourself = Find it yourself
label-go-on = Go on
label-lesson-read = Read
label-lesson-search = Search the lessons
label-lesson-way = Lesson
label-needed-hints = You needed hints for
label-needed-since = last 30 days
label-nudge = A nudge
label-position-helped = With help
label-position-try = Try
label-positions-none = There is no position to find it in: where it is needed, everything easier has failed, and nothing marks the place.
label-read-idea = Read the idea
label-related = Easily confused with
label-show-steps = Show the steps
label-tab-find = Find it
label-tab-idea = Idea
label-tab-steps = Example
label-the-idea = The idea
label-the-steps = The steps
label-whole-puzzles = Puzzles that need it
label-collection-delete = Delete this collection
label-collection-edit = Rename or delete
label-collection-name = Name of the collection
label-column-changed = Last played
label-column-collection = Collection
label-column-hardest = Hardest step
label-column-help = Help
label-column-puzzle = Puzzle
label-column-score = HoDoKu
label-column-state = State
label-column-tier = Tier
label-column-time = Time
label-done = Done
label-found-alone = found alone
label-found-nudged = with a nudge
label-found-shown = shown
label-game-begin = Begin
label-game-collection = Collection
label-game-continue = Continue
label-game-open = Open
label-game-delete = Delete
label-game-menu = More
label-game-name = Name
label-game-no-collection = In no collection
label-import-keep = Keep as a collection
label-library-all-tiers = All tiers
label-library-alone = Without hints
label-library-collections = Collections
label-library-continue = Continue
label-library-daily = Daily
label-library-empty-collection = No puzzle in it yet
label-library-empty-collection-help = The menu of each game puts it into a collection.
label-library-export = Export all
label-library-games = Games
label-library-import = Import all
label-library-import-list = Import a list
label-library-in-progress = In progress
label-library-kept = Kept on this device
label-library-new-collection = New collection
label-library-no-collections = No collection of your own yet
label-library-collections-are = A collection keeps puzzles together: a book, a set for a friend, a list to practise.
label-library-no-progress = Nothing under way
label-library-progress-is = Every puzzle you start is kept here.
label-library-no-solved = No puzzle solved yet
label-library-solved-are = Solved puzzles come here with time and path.
label-library-no-statistics = No statistics yet
label-library-statistics-are = After three puzzles you see how you get faster.
label-library-nothing = No game here yet
label-library-order = Order
label-library-persist = Keep my games when space runs low
label-library-search = Search
label-library-search-help = Tier, technique, clues, date or collection
label-library-show-all = Show all
label-library-solved = Solved
label-library-statistics = Statistics
label-library-unnamed = Unnamed
label-order-easiest = Easiest first
label-order-fastest = Fastest first
label-order-hardest = Hardest first
label-order-newest = Newest first
label-order-oldest = Oldest first
label-order-slowest = Slowest first
label-period-all = All
label-period-half-year = 6 months
label-period-month = 30 days
label-statistics-alone = Alone
label-statistics-best = Best
label-statistics-export = Save as CSV
label-statistics-helped = With help
label-statistics-median = Median
label-statistics-met = Met
label-statistics-recent = Latest median
label-statistics-solved = Solved
label-statistics-table = As a table
label-statistics-techniques = Techniques you met
label-statistics-techniques-help = The hardest technique of each solved game.
label-statistics-times = Time by tier
label-statistics-times-alone = Only times without help count.
label-statistics-times-help = Only times without help count. Above: how often each time. Below: game by game, with the running median.
label-library-empty = Nothing here yet
label-starter-ready = Ready to play
label-starter-note = Four collections that come with Nonet.
label-starter-train = Twelve for the train
label-starter-train-about = Short ones, five minutes each.
label-starter-named = Puzzles with a name
label-starter-named-about = From Wikipedia’s example to Golden Nugget.
label-starter-techniques = One technique at a time
label-starter-techniques-about = In the order of Learn. Each needs the technique it is named after.
label-starter-hardest = The hardest known
label-starter-hardest-about = For long evenings: chains and nets.
label-new-custom = More choices in Create
label-new-more = More options
label-next = Next
label-removal-order = Removal order
label-removal-order-alternating = Alternating
label-removal-order-left-to-right = Left to right
label-removal-order-random = Random
label-removal-order-s-shaped = S-shaped
label-pad-layout = Keypad on phones
label-pad-one-row = One row
label-pad-square = Three by three
label-pad-two-rows = Two rows
label-path-copy = Copy
label-path-counts = Techniques used
label-links-check = Is this chain valid?
label-links-clear = Clear links
label-links-drawn = Links drawn
label-links-keep = Keep the links
label-path-from-clues = From the clues
label-path-from-here = From here
label-path-save = Save to file
label-practice = Practice
label-practice-few = Puzzles that are solved with it and otherwise only easier techniques are rare, so there are fewer than three. The hint finds it when you are stuck.
label-practice-none = Puzzles that need only this technique are too rare to practise on.
label-practice-only = Each puzzle needs this technique: without it, all others of its tier and below get stuck. With it, easier techniques are enough. The hint finds this technique when you are stuck.
label-practice-others = Each puzzle can be solved with this technique and easier ones, though others of the same tier would also do. The hint finds this technique when you are stuck.
label-previous = Previous
label-question = Check a deduction
label-question-change = Change
label-question-clear = Clear
label-question-submit = Check it
label-replay = Replay
label-replay-play = Play the moves
label-replay-slider = Move
label-replay-stop = Stop playing
label-restart = Restart
label-seed = Seed
label-settings = Settings
label-share-help = The link contains only the clues. Opening it needs no account.
label-share-link = Link to this puzzle
label-share-game = With progress and notes
label-share-game-help = Opens as a game of its own, with all moves and notes.
label-share-race = With my times, as a race
label-share-race-help = The other player plays against your time. The link contains the clues and when you filled each cell.
label-share-code = QR code of the link
label-share-no-code = This link is too long for a QR code.
label-share-send = Send…
label-share-format = Copy as
label-share-text = Text in this format
label-share-copy = Copy text
label-share-save = Save as file
label-share-open = Open in a new tab
label-share-picture = Picture of the board
label-share-picture-help = With notes and colours, and the hint that is open.
label-share-png = Save PNG
label-share-svg = Save SVG
label-output-line = Line of 81, with dots
label-output-zeros = Line of 81, with zeros
label-output-grid = Drawn grid
label-output-pencilmarks = Grid of candidates (HoDoKu)
label-output-hodoku = HoDoKu library line
label-output-sdk = SadMan / SudoCue (.sdk)
label-output-sdm = SudoCue list (.sdm)
label-output-opensudoku = OpenSudoku
label-output-sukaku = 729 candidates (sukaku)
label-output-sudokuwiki = SudokuWiki string (S9B)
label-output-sudokucoach = sudoku.coach string (SCv7)
label-output-json = JSON
label-output-sudokupad = Link to SudokuPad
label-output-fpuzzles = Link to f-puzzles
label-output-sudokuwiki-link = Link to SudokuWiki
label-output-sudokucoach-link = Link to sudoku.coach
label-output-sudokuexchange = Link to SudokuExchange
label-output-puzzle-solution = Puzzle and solution (CSV)
label-show-undecided = Show them
label-select-same = Select the same digit
label-show-in-grid = Show in the grid
label-show-digit = Show a digit
label-menu-game = Puzzle in play
label-menu-help = Solve with help
label-zen = Zen
label-zen-leave = Leave Zen
label-finish = Finish for me
label-show-pairs = Pairs
label-solution = Solution
label-solution-apply = Fill in the grid
label-solutions = Solutions
label-solve-all = Show everything
label-solve-ask = Show the solution?
label-solve-ask-text = One cell counts as help. After the whole solution the game does not count as solved.
label-solve-cell = Show one cell
label-streak = Streak
label-steps-any-digit = Any
label-steps-more = Show more
label-steps-selected = Selected cells only
label-stop = Stop
label-several-solutions = several solutions
label-rate-all = Rate all
label-rate-list = Rate this list
label-rated-another = Open a list
label-rated-empty = Paste, drop or open a list of up to 200,000 puzzles: each is checked and rated here, and nothing leaves this device.
label-create-generate = Generate
label-create-list = Rate a list
label-rated-export = Save what is shown
label-rated-look = Worth a look
label-rated-legend = What the columns mean
label-rated-score-help = HoDoKu’s points for the steps of the solving path. It depends on the path: the same puzzle turned, mirrored or with other digits can get another score.
label-rated-explainer-means = Three ratings: of the hardest step, of the hardest step before the first digit, and of the first step.
label-rated-depth-help = How many suppositions must be made one inside another until singles solve the rest; 0 if singles are enough. It is the same for all forms of a puzzle.
label-rated-minimal-help = Whether every clue is needed. Clues that are not needed are counted one at a time: without two of them there may be several solutions.
label-rated-search = Search
label-rated-search-help = Technique, name or clues
label-rated-explainer = Sudoku Explainer (slow)
label-rated-explainer-help = rates each puzzle as well; a hard one takes seconds to minutes
label-rated-go-on = Go on
label-rated-csv = CSV
label-rated-tsv = TSV
label-rated-json = JSON
label-look-no-solution = No solution
label-look-several = Several solutions
label-look-twin = Same in another form
label-look-conflict = Digits conflict
label-chip-minimal = Minimal
label-chip-once = One of each form
label-chip-symmetric = Symmetric
label-column-explainer = SE ER/EP/ED
label-rated-from = From
label-rated-to = To
label-minimal = minimal
label-column-number = Number
label-column-verdict = Verdict
label-column-depth = Depth
label-column-minimal = Minimal
label-column-same-as = Same as
label-column-clues = Clues
label-symmetry = Symmetry
label-symmetry-anti-diagonal = Anti-diagonal mirror
label-symmetry-diagonal = Diagonal mirror
label-symmetry-half-turn = Half turn
label-symmetry-horizontal = Horizontal mirror
label-symmetry-none = None
label-symmetry-quarter-turn = Quarter turn
label-symmetry-vertical = Vertical mirror
label-theme-dark = Dark
label-theme-light = Light
label-tier = Choose a difficulty
label-tier-easy-help = Singles are enough.
label-tier-medium-help = Needs locked candidates, pairs or triples.
label-tier-hard-help = Needs a fish, a wing, colours or uniqueness.
label-tier-unfair-help = Needs chains or almost locked sets.
label-tier-extreme-help = Needs forcing chains or nets, or very many hard steps.
label-toggle-centre-notes = Corner and centre notes
label-toggle-clean-notes = Clear notes when a digit is placed
label-toggle-conflicts = Highlight conflicts
label-toggle-clock = Show the clock
label-toggle-expert = Use expert patterns
label-toggle-left-hand = For the left hand
label-toggle-lock-tint = Highlight where a locked digit can go
label-toggle-mark-wrong = Mark wrong digits at once
label-toggle-pad-from-seven = 7 8 9 on top of the keypad
label-toggle-peers = Highlight row, column and box
label-toggle-rare = Include rare techniques
label-toggle-same-digit = Highlight matching digits
label-toggle-uniqueness = Use uniqueness techniques
label-toggle-wasd = W A S D move like the arrows
label-toggle-warn-notes = Mark notes that are already ruled out
label-trial = What if
label-trial-give-up = Give up
label-trial-keep = Keep
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
label-contrast = Contrast
label-contrast-auto = Automatic
label-dark-theme = Dark theme
label-dark-grey = Dark grey
label-dark-black = Black
label-contrast-more = High
label-note-size = Size of notes
label-note-size-large = Large
label-note-size-normal = Normal
label-print = Print
label-paper-source = Print
label-paper-given = Puzzle in play
label-paper-fresh = New puzzles
label-paper-kind = Sheet
label-paper-kind-puzzles = Puzzles
label-paper-kind-exercises = Technique exercises
label-paper-per-page = Puzzles on a page
label-paper-answers = Answers
label-paper-answers-none = None
label-paper-answers-last = At the end
label-paper-answers-each = After each page
label-paper-content = In the cells
label-paper-clues = Clues
label-paper-entries = My digits
label-paper-candidates = All notes
label-paper-size = Paper
label-paper-a4 = A4
label-paper-letter = Letter
label-paper-rating = Tier and hardest step
label-paper-cards = Hint cards
label-paper-code = QR code to play it
label-paper-name-line = Space for a name
label-paper-large = Larger digits
label-paper-title = Title
label-paper-count = How many
label-paper-make = Make them
label-paper-name = Name
label-settings-none = No setting has this in its name.
label-settings-search = Search
label-cell-names = Cell names
label-cell-names-letters = A1
label-cell-names-numbers = r1c1
label-text-size = Text size
label-text-size-large = Large
label-text-size-larger = Very large
label-text-size-normal = Normal
label-toggle-haptics = Vibrate on a conflict and at the end
label-toggle-sound = Sounds
label-update-now = Use it now
label-use-other = Use the newer one
label-why-not = Why not…

## What a cell says to a screen reader

cell-undecided = The solutions differ here.
# $count (number)
cell-colours = { $count ->
    [one] One colour.
   *[other] { $count } colours.
}
# $digits (digits)
cell-candidates = Candidates { $digits-compact }.
# $digits (digits)
cell-eliminated = Removed { $digits-compact }.
cell-hint = Part of the hint.
# $digit (digit)
cell-hint-places = Empty. The hint places { $digit }.
# $digits (digits)
cell-hint-out = The hint removes { $digits-compact }.
cell-paused = Hidden while paused.
# $clues (number)
preview-label = Preview, { $clues ->
    [one] one clue
   *[other] { $clues } clues
}
# $clues (number), $placed (number)
preview-placed = Preview, { $clues ->
    [one] one clue
   *[other] { $clues } clues
} and { $placed ->
    [one] one digit placed
   *[other] { $placed } digits placed
}

## The status line

# $cells (cells)
coloured = Coloured { $cells }.
# $cells (cells)
colour-removed = Colour removed from { $cells }.
notes-cleaned = Impossible notes removed.
# $placed (effects), $removed (effects)
hint-taken = Hint applied: { $placed-count ->
    [0] {""}
   *[other] { $placed }{ $removed-count ->
        [0] {""}
       *[other] {"; "}
    }
}{ $removed-count ->
    [0] .
   *[other] { $removed } removed.
}
solution-taken = Solution put into the grid.
restarted = Back to the clues.
# $count (number)
clues-fixed = { $count ->
    [one] One clue.
   *[other] { $count } clues.
}
# $left (number)
jumped = { $left ->
    [0] At another position, with the grid full.
    [one] At another position, with one cell to go.
   *[other] At another position, with { $left } cells to go.
}
# $number (number)
checkpoint-set = Checkpoint { $number } is set.
nothing-to-replay = There is no move to replay yet.
# $at (number), $of (number)
replay-at = Move { $at } of { $of }
checkpoint-removed = The checkpoint is removed. The moves stay.
# $number (number)
checkpoint-number = Checkpoint { $number }
trial-started = What if: play on. Give up leads back here.
trial-given-up = Given up. The moves are kept as a branch.
trial-kept = Kept as part of the game.
# $count (number)
trial-line = What if, { $count ->
    [0] no moves
    [one] one move
   *[other] { $count } moves
} since the checkpoint.
# $checkpoints (number), $dead (number)
branch-counts = { $checkpoints ->
    [0] No checkpoint
    [one] 1 checkpoint
   *[other] { $checkpoints } checkpoints
}{ $dead ->
    [0] {""}
    [one] , 1 dead end
   *[other] , { $dead } dead ends
}
# $digit (digit), $cells (cells)
branch-placed = { $cells } is { $digit }
# $digit (digit), $house (house)
fault-twice = two { $digit }s in { $house }
# $cell (cell)
fault-no-digit = no digit for { $cell }
# $digit (digit), $house (house)
fault-no-place = no { $digit } in { $house }
# $digit (digit), $cell (cell)
fault-wrong = { $cell } is not { $digit }
mode-centre = Centre notes mode.
mode-colour = Colour mode.
# $digit (digit)
digit-noting = Noting { $digit }s. Tap the cells.
# $digit (digit)
digit-noting-key = Noting { $digit }s. Tap { $digit } again to stop.
# $colour (number)
colour-giving = Colour { $colour }. Tap the cells.
# $colour (number)
colour-giving-key = Colour { $colour }. Tap it again to stop.
needs-two-kinds = Centre notes are off. Turn on “Corner and centre notes” in Settings.
nothing-to-promote = There is no single note here to enter.
# $cells (cells)
notes-erased = Notes erased in { $cells }.
# $cells (cells)
notes-centralised = Corner notes of { $cells } are centre notes now.
# $digit (digit), $cells (cells)
note-impossible = { $digit } is already in a row, column or box of { $cells }.
# $digit (digit), $cells (cells)
candidate-coloured = Candidate { $digit } coloured in { $cells }.
# $digit (digit), $cells (cells)
candidate-colour-removed = Colour removed from candidate { $digit } in { $cells }.
# $digit (digit), $left (number), $count (number)
showing-digit = Showing { $digit }: { $left ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[other] nine
} to place, { $count ->
    [one] { $count } cell can take one.
   *[other] { $count } cells can take one.
}
# $count (number)
showing-pairs = Showing cells with two candidates: { $count }.
filter-ended = All digits are shown alike again.
# $digits (digits)
cell-note-colours = Coloured candidates { $digits }.
# $key (text)
key-taken = { $key } already does this:
# $key (text)
key-fixed = { $key } cannot be changed.
# $key (text)
key-of-pad = Numpad { $key }
# $count (number)
entry-count = { $count ->
    [one] { $count } clue:
   *[other] { $count } clues:
}
entry-help = type them; 0 or Space skips a cell.
one-cell-only = Several cells are selected. One digit cannot be in all of them; notes can.
# $weekday (number), $month (number), $day (number)
today-date = { when-weekday }, { when-day }
# $done (number), $count (number)
daily-progress = { $done } of { $count }
# $count (number)
streak-days = { $count ->
    [one] day with a daily solved
   *[other] days with a daily solved
}
# $best (number)
streak-best = Best: { $best }
# $year (text), $month (number)
calendar-month = { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[other] December
    } { $year }
# $month (number), $day (number), $solved (number)
calendar-day = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[other] December
    }, { $solved } of 3 solved
# $weekday (number)
weekday-short = { $weekday ->
        [0] M
        [1] T
        [2] W
        [3] T
        [4] F
        [5] S
       *[other] S
    }
solved-by-engine = The grid is filled from the solution. It does not count as solved.
# $count (number), $tier (tier)
done-fastest = The best of your { $count } { $tier } puzzles.
# $tier (tier), $time (text)
done-second = Your second { $tier }. The other: { $time }.
# $place (number), $count (number), $tier (tier)
done-place = Your { $place ->
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } fastest of { $count } { $tier } puzzles.
# $place (number), $count (number), $tier (tier)
done-far = Number { $place } by time of { $count } { $tier } puzzles.
# $time (text)
done-best = best { $time }
# $time (text)
longest-time = longest { $time }
done-helped = Games without help count for your times.
# $count (number), $time (text)
done-hinted = { hints-used }. Your median without hints is { $time }.
# $count (number)
done-hinted-only = { hints-used }. Games without hints count for your times.
# $count (number), $moves (number)
done-back = { $count ->
    [one] { $moves ->
        [one] one move
       *[other] { $moves } moves at once
    }
   *[other] { $count } times, { $moves } moves
}
# $time (text)
done-median = median { $time }
end-seen = The grid is complete. You had seen the solution.
# $count (number)
end-three = All three today{ $count ->
    [0] .
    [1] .
   *[other] , { $count } days in a row.
}
# $count (number)
end-streak = { $count } days in a row!
# $tier (tier)
end-first = Solved: your first { $tier } without help.
# $tier (tier)
end-fastest = Well solved: your fastest { $tier } so far.
# $technique (technique)
end-new-technique = Well solved, your first puzzle with this step: { $technique }.
# $count (number)
end-alone = Well solved: all { $count } cells without a hint.
# $own (number), $count (number)
end-few-hints = Solved: { $own } of { $count } cells on your own.
# $own (number)
end-many-hints = Solved. { $own ->
    [one] 1 cell
   *[other] { $own } cells
} on your own, and the rest explained.
end-explained = Solved, with every step explained.
end-listed = Solved, with the steps at hand.
# $tier (tier), $weekday (number), $month (number), $day (number)
end-daily = Daily { $tier }, { when-weekday } { when-day }
# $count (number)
end-hinted = { $count ->
    [one] One of your hints was about this step.
   *[other] { $count } of your hints were about this step.
}
# $count (number)
end-days = { $count ->
    [0] No days in a row
    [one] 1 day so far
   *[other] { $count } days in a row
}
# $count (number)
end-today = today { $count } of 3
# $tier (tier)
end-todays = Today’s { $tier }
# $tier (tier)
end-another = Another { $tier }
# $tier (tier)
end-harder = Harder: { $tier }
# $time (text)
end-total = { $time } in all
# $month (number), $day (number), $easy (text), $medium (text), $hard (text), $count (number)
end-shared = Nonet, { when-day }: { label-tier-easy } { $easy }, { label-tier-medium } { $medium }, { label-tier-hard } { $hard }.{ $count ->
    [0] {""}
    [one] {""}
   *[other] {" "}{ $count } days in a row.
}
# $tier (tier), $count (number)
progress-times = { $count ->
    [one] One { $tier } without help
   *[other] { $count } { $tier } without help
}
# $count (number)
race-ahead = { $count ->
    [one] 1 cell ahead
   *[other] { $count } cells ahead
}
# $count (number)
race-behind = { $count ->
    [one] 1 cell behind
   *[other] { $count } cells behind
}
# $time (text)
race-begun = A race: the sender solved this puzzle in { $time }. Your time is running.
# $time (text)
race-helped = { $time }, with help
race-level = Level
# $time (text)
race-lost = Solved. The sender was { $time } faster.
# $time (text)
race-over = The sender took { $time }
# $own (number), $theirs (number), $count (number)
race-progress = Race: you have filled { $own } of { $count } cells. The sender had filled { $theirs } by now.
race-tied = Solved in the same time as the sender.
race-unreadable = The times in the link are damaged. The puzzle opens without a race.
# $time (text)
race-won = You won the race by { $time }.
# $time (text)
race-words = I solved this Sudoku in { $time }. Can you do it faster?
picture-copied = The picture is copied.
picture-saved = The picture is saved.
picture-shared = The picture is shared.
picture-refused = The browser could not make the picture.
done-no-hints = none
# $nudges (number)
done-nudges = { $nudges }, only where to look
# $count (number), $shown (number)
done-hints = { $count }, { $shown } of them shown in full
# $count (number)
done-hints-full = { $count }, shown in full
full-but-wrong = The grid is full, but some digits are wrong.
# $time (text)
solved = Solved in { $time }.
# $count (number)
check-fine = { $count ->
    [0] There are no digits to check yet.
    [one] Your digit is right.
   *[other] All { $count } digits are right.
}
# $house (house), $digits (house-digits)
read-house = In { $house }: { $digits }.
# $counts (digit-counts)
read-remaining = Left to place: { $counts }.
read-all-placed = Every digit is in the grid nine times.
# $cell (cell), $digits (digits)
read-candidates = { $cell } can be { $digits-compact }.
# $cell (cell)
read-no-candidate = No digit fits { $cell }.
# $cell (cell)
no-hint-in = Nothing follows for { $cell } yet.
# $level (number), $of (number)
hint-level = Hint { $level } of { $of }.
# $sentence (sentence)
hint-sentence = { $sentence }
deduction-opened = Select cells, press digits, then choose “Check it”.
# $digit (digit), $cells (cells)
impossible = { $digit } is already ruled out in { $cells }.

## Badges and panels

verdict-conflict = digits conflict
verdict-none = no solution
# $count (number)
verdict-several = { $count } solutions
# $count (number)
verdict-several-more = more than { $count } solutions
verdict-unknown = not checked
verdict-checking = checking
found-one = One solution.
# $count (number)
found-several = { $count } solutions.
# $count (number)
found-several-more = More than { $count } solutions; here are the first { $count }.
# $clues (number)
found-from = Based on the { $clues ->
    [one] one clue
   *[other] { $clues } clues
}, not on your digits.
# $count (number)
found-undecided = { $count ->
    [one] They differ in one cell, which is marked.
   *[other] They differ in { $count } cells, which are marked.
}
# $at (number), $of (number)
solution-at = { $at } of { $of }
making = Looking for a puzzle. You can keep playing.
# $goal (goal)
making-for = Looking for a puzzle: { $goal }. You can keep playing.
# $tried (number)
making-tried = { $tried } tried.
# $number (number), $name (text)
entry-name = { $number }. { $name }
# $bytes (number)
import-hidden = This text is { $bytes } bytes long. It was read, but it is too long to be shown here.
# $count (number)
import-reading = { $count } puzzles read so far.
# $count (number), $of (number)
import-checking = { $count } of { $of } checked.
# $limit (number)
import-more = The text holds more: the first { $limit } puzzles were read.
# $count (number), $of (number)
rated-found = { $count } of { $of } shown
# $percent (number)
rated-writing = Writing the table: { $percent } %
# $count (number), $of (number)
rated-count = { $count } of { $of } rated
# $count (number)
redundant = { $count } not needed
# $count (number)
differ-in = { $count } cells differ
# $name (text), $count (number)
rated-title = { $count ->
    [one] { $name } (one puzzle)
   *[other] { $name } ({ $count } puzzles)
}
# $count (number)
rated-unread = { $count ->
    [one] One record could not be read.
   *[other] { $count } records could not be read.
}
# $count (number), $speed (number), $minutes (number), $seconds (number)
rated-speed = { $count } rated, { $speed } a second, about { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
} to go
# $from (text), $to (text), $count (number)
rated-bars = { $from } to { $to } chosen: { $count }
# $from (text), $count (number)
rated-bars-from = { $from } and more chosen: { $count }
# $count (number), $of (number)
import-taken = { $count } of { $of } chosen
# $count (number)
import-play-list = { $count ->
    [one] Play the chosen one
   *[other] Play these { $count } in order
}
seed-invalid = Enter a whole number, or nothing.
# $er (decimal), $ep (decimal), $ed (decimal)
explainer-ratings = Sudoku Explainer: rating { $er }, pearl { $ep }, diamond { $ed }
# $tier (tier), $hardest (text)
grade-unscored = { $tier }. Hardest: { $hardest }.
# $technique (technique), $tier (tier)
technique-of-tier = A puzzle whose hardest step is { $technique } is { $tier }. Choose { $tier } or Any, or another technique.

## Hints

explanations-loading = Loading the explanation. One moment.
# $technique (technique)
technique-named = { $technique }.
# $technique (technique)
technique-about = { $technique-about }
# $count (number)
paper-puzzles = { $count ->
    [one] One puzzle.
   *[other] { $count } puzzles.
}
# $left (number)
paper-preparing = { $left ->
    [one] One is still being solved …
   *[other] { $left } are still being solved …
}
# $pages (number)
paper-print = { $pages ->
    [one] Print one page
   *[other] Print { $pages } pages
}
# $page (number), $pages (number)
paper-page = Page { $page } of { $pages }
# $count (number)
paper-proof = { $count ->
    [one] Nonet. It has exactly one solution.
   *[other] Nonet. Each has exactly one solution.
}
# $digit (digit), $house (house)
paper-look = Look for { $digit } in { $house }.
# $technique (technique)
paper-stuck = If stuck: { $technique }.
# $technique (technique)
paper-find = Find: { $technique }
# $most (number)
paper-count-invalid = A number from 1 to { $most }.
# $house (house)
hint-where-house = Look at { $house }.
hint-where-grid = Look at the whole grid.
# $houses (houses)
hint-where-houses = Look at { $houses-counted }.
# $houses (houses)
hint-houses = The pattern is in { $houses }.
# $technique (technique), $houses (houses)
hint-brief = { $technique } in { $houses }.
# $cells (cells)
hint-pattern = Marked in the grid: { $cells }.
# $digit (digit), $house (house)
hint-pattern-single = The marked { $digit }s leave one cell for a { $digit } in { $house }.
# $cells (cells)
hint-wrong-digits = The digits in { $cells } do not match the solution.
# $cells (cells)
hint-wrong-eliminations = In { $cells } a candidate was removed that the solution needs.
in-notation = In notation
hint-only-one = There is no other step as easy as this one.
hint-searching = Nothing simpler helps here. Looking for a proof by cases …
# $lines (number), $suppositions (number)
hint-found = A proof of { $lines } lines with { $suppositions ->
    [one] one supposition
   *[other] { $suppositions } suppositions
} is found. Looking for a shorter one …
# $house (house)
mistake-where = Something in { $house } does not fit.
# $cell (cell)
mistake-which = The digit in { $cell } is wrong.
# $cell (cell)
mistake-which-note = A candidate was removed from { $cell } that belongs there.
# $digit (digit), $cell (cell), $dead (cell)
mistake-dead-cell = Your { $digit } in { $cell } cannot stay: with { $digit } there, { $dead } has no candidate left.
# $digit (digit), $cell (cell), $house (house), $missing (digit)
mistake-dead-house = Your { $digit } in { $cell } cannot stay: with { $digit } there, { $house } has no place left for { $missing }.
# $digit (digit), $cell (cell), $other (cell)
mistake-conflict = Your { $digit } in { $cell } cannot stay: there is already a { $digit } in { $other }.
# $digit (digit), $cell (cell)
mistake-solution = Your { $digit } in { $cell } cannot stay: the only solution has another digit there.
# $digit (digit), $cell (cell)
mistake-elimination = { $digit } was removed from { $cell }, but { $cell } is { $digit }:
# $from (node), $to (node)
link-start = If { $from-count ->
    [one] { $from } is not
   *[other] { $from } are not
} { $from-digits }, { $to-count ->
    [one] { $to } is
   *[other] one of { $to } is
} { $to-digits }.
# $from (node), $between (node), $to (node)
link-pair = { $from-count ->
    [0] Then
    [one] If { $from } is { $from-digits }, then
   *[other] If one of { $from } is { $from-digits }, then
} { $between-count ->
    [one] { $between } is not
   *[other] { $between } are not
} { $between-digits }, so { $to-count ->
    [one] { $to } is
   *[other] one of { $to } is
} { $to-digits }.
# $from (node), $to (node)
link-weak = { $from-count ->
    [0] Then
    [one] If { $from } is { $from-digits }, then
   *[other] If one of { $from } is { $from-digits }, then
} { $to-count ->
    [one] { $to } is not
   *[other] { $to } are not
} { $to-digits }.
# $from (node), $to (node)
link-start-cell = If { $from } is not { $from-digits }, it is { $to-digits }.
# $from (node), $to (node), $house (house)
link-start-house = If { $from-count ->
    [one] { $from } is not
   *[other] { $from } are not
} { $from-digits }, the { $to-digits } of { $house } is in { $to-count ->
    [one] { $to }
   *[other] one of { $to }
}.
# $from (node), $to (node), $set (node), $taker (node), $left (node)
link-start-set = If { $from-count ->
    [one] { $from } is not
   *[other] { $from } are not
} { $from-digits }, { $taker-count ->
    [0] the almost locked set
   *[other] it takes a digit of the almost locked set
} { $set-group } ({ $set-digits }){ $taker-count ->
    [0] {" "}holds
   *[other] , which then holds
} all its other digits{ $left-count ->
    [0] : { $to-count ->
        [one] { $to } is
       *[other] one of { $to } is
    } { $to-digits }.
   *[other] {" "}and leaves { $to } only { $to-digits }.
}
# $from (node), $between (node), $to (node)
link-pair-cell = { $from-count ->
    [0] Then
    [one] If { $from } is { $from-digits }, then
   *[other] If one of { $from } is { $from-digits }, then
} { $between } is not { $between-digits } but { $to-digits }.
# $from (node), $between (node), $to (node), $house (house)
link-pair-house = { $from-count ->
    [0] Then
    [one] If { $from } is { $from-digits }, then
   *[other] If one of { $from } is { $from-digits }, then
} { $between-count ->
    [one] { $between } is not
   *[other] { $between } are not
} { $between-digits }, so the { $to-digits } of { $house } is in { $to-count ->
    [one] { $to }
   *[other] one of { $to }
}.
# $from (node), $between (node), $to (node), $set (node), $taker (node), $left (node)
link-pair-set = { $from-count ->
    [0] Then
    [one] If { $from } is { $from-digits }, then
   *[other] If one of { $from } is { $from-digits }, then
} { $between-count ->
    [one] { $between } is not
   *[other] { $between } are not
} { $between-digits }; { $taker-count ->
    [0] the almost locked set
   *[other] { $taker } takes a digit of the almost locked set
} { $set-group } ({ $set-digits }){ $taker-count ->
    [0] {" "}then holds
   *[other] , which then holds
} all its other digits{ $left-count ->
    [0] : { $to-count ->
        [one] { $to } is
       *[other] one of { $to } is
    } { $to-digits }.
   *[other] {" "}and leaves { $to } only { $to-digits }.
}
# $cell (cell), $ends (digits), $out (digits)
loop-cell = { $cell } is { $ends-any }, so not { $out-any }.
# $ends (cells), $digit (digit), $others (cells)
loop-house = One of { $ends } is { $digit }, so { $others } { $others-count ->
    [one] is
   *[other] are
} not { $digit }.
# $set (cells), $digit (digit), $others (cells)
loop-set = { $digit } must be in { $set-or }, so { $others } { $others-count ->
    [one] is
   *[other] are
} not { $digit }.
# $houses (houses), $ends (cells), $digits (digits), $removed (effects)
kite-ends = { $removed-claim }: { $houses } make a kite with the far ends { $ends }, at least one of which is { $digits }.
# $removed (effects), $far (cells), $near (cells), $digits (digits)
rectangle-link = If { $removed-cells } were { $digits }, { $far } would not be { $digits }, and { $near } would be.
# $near (cells), $far (cells), $opposite (cells), $across (cells)
colours-meet = { $near } also sees { $far }, so the colour of { $opposite } or the colour of { $across } is true, too.
# $digits (digits), $crossing (cells), $wings (cells)
firework-at = In the row and the column of { $crossing }, the digits { $digits } fit only in the wings { $wings } and in the box where the two lines cross.
# $target (cells), $houses (houses), $mirror (cells), $digits (digits)
exocet-mirror = The digit of the target { $target } is also in { $houses }, where only { $mirror } can hold that digit{ $digits-count ->
    [0] .
   *[other] : { $digits } in { $target } would have no place there.
}
# $base (cells), $targets (cells)
exocet-part = Whatever digits the base cells { $base } take, the targets { $targets } take the same.
# $digits (digits), $houses (houses), $crossed (houses)
exocet-lines = One target is { $digits }, so two of { $crossed } have their { $digits } outside the boxes: one in each of { $houses }, where no other cell can be { $digits }.
# $covers (houses), $fins (cells), $removed (effects), $held (houses), $unheld (number), $within (number), $bases (houses), $digits (digits)
fish-choice = { $removed-claim }: { $unheld ->
    [0] in the fish with the cover houses { $covers }, { $removed-cells } { $removed-cells-count ->
        [one] is
       *[other] are each
    } in { $within ->
        [1] a cover house
       *[other] two cover houses, both of which one { $digits } would use up,
    } and { $removed-cells-count ->
        [one] sees
       *[other] see
    } { $fins-count ->
        [one] the fin { $fins }.
       *[other] the fins { $fins }.
    }
   *[other] { $fins-count ->
        [one] if the fin { $fins } were not { $digits }
       *[other] if none of the fins { $fins } were { $digits }
    }, the { $digits }s of { $bases } would all be in { $held }: too few houses. { $fins-count ->
        [one] The fin is { $digits }
       *[other] At least one of these fins is { $digits }
    }, and { $removed-cells } { $removed-cells-count ->
        [one] sees
       *[other] see
    } { $fins-count ->
        [one] the fin.
        [2] both.
       *[other] all of them.
    }
}
# $digit (digit)
cell-assumed = { $digit }, assumed by the hint.
# $digit (digit)
cell-tried = { $digit }, supposed.
# $digit (digit), $cell (cell), $house (house)
blocked = The { $digit } in { $cell } blocks { $house }.
# $cell (cell), $digit (digit)
case-supposed = Suppose { $cell } is { $digit }.
# $number (number), $cell (cell), $digit (digit)
net-case = Case { $number }: suppose { $cell } is { $digit }.
# $cell (cell), $digit (digit)
case-only-digit = { $cell } is { $digit }, the only candidate left there.
# $cell (cell), $digit (digit), $house (house)
case-only-place = { $cell } is { $digit }, as { $house } has no other place for { $digit }.
# $digit (digit), $home (house), $other (house)
case-locked = The { $digit } of { $home } is where { $home } meets { $other }, so the rest of { $other } has no { $digit }.
# $house (house), $cells (cells), $digits (digits)
case-naked = { $cells } have only { $digits } left, so no other cell of { $house } is { $digits-any }.
# $house (house), $cells (cells), $digits (digits)
case-hidden = In { $house } only { $cells } can be { $digits-any }, so these cells take no other digit.
# $dead (cell), $cell (cell), $digit (digit)
case-dead-cell = { $dead } has no candidate left, so { $cell } is not { $digit }.
# $house (house), $missing (digit), $cell (cell), $digit (digit)
case-dead-house = There is no place left for { $missing } in { $house }, so { $cell } is not { $digit }.
# $at (number), $of (number), $technique (technique), $hardest (technique)
proof-step = { $of ->
    [1] { $technique }
   *[other] Step { $at } of { $of }: { $technique }{ $at ->
        [1] . The hardest: { $hardest }
       *[other] {""}
    }
}
# $removed (effects), $placed (effects)
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
# $digit (digit), $cell (cell)
deduction-needed = Not correct. { $digit } belongs in { $cell }:
# $digit (digit), $cell (cell)
deduction-wrong = Not correct. { $cell } cannot be { $digit }:
# $cells (cells)
hint-conflicting = Digits in { $cells } conflict. Fix these first.
hint-complete = The grid is complete.
hint-stuck = The next step needs a technique that is not known here. Check and Solve still work.

## Links that the player draws

mode-links = Links mode. Press two candidates for a strong link, again for a weak one, again to remove it.
links-help = Press two candidates for a strong link, again for a weak one, again to remove it.
# $count (number)
links-count = { $count ->
    [one] 1 link
   *[other] { $count } links
}
# $from (node)
link-begun = { $from-digits } in { $from }: now the other end.
# $from (node)
link-given-up = No link from { $from-digits } in { $from }.
# $digits (digits), $from (node), $to (node)
link-drawn-strong = Strong link, { $digits }: { $from } and { $to }.
# $digits (digits), $from (node)
link-drawn-strong-in-cell = Strong link in { $from }: { $digits }.
# $digits (digits), $from (node), $to (node)
link-drawn-weak = Weak link, { $digits }: { $from } and { $to }.
# $digits (digits), $from (node)
link-drawn-weak-in-cell = Weak link in { $from }: { $digits }.
# $digits (digits), $from (node), $to (node)
link-removed = Link removed, { $digits }: { $from } and { $to }.
links-cleared = All links removed.
links-few = Only links that meet can be checked as a chain.
# $digit (digit), $from (node), $to (node)
link-ends = { $digit } in { $from } or { $to }
# $from (node), $to (node)
link-ends-in-cell = { $from-digits } or { $to-digits }
# $from (node), $to (node)
link-ends-apart = { $from-digits } in { $from } or { $to-digits } in { $to }
# $house (house)
link-only-two = { $house }, only two
# $cell (cell)
link-two-digits = { $cell } has only these two
# $house (house)
link-not-both = { $house }, not both
# $cell (cell)
link-one-digit = { $cell }, not both
# $house (house), $cell (cell)
link-third-place = { $house } has a third place, { $cell }
# $cell (cell), $digit (digit)
link-third-digit = { $cell } has a third candidate, { $digit }
link-apart = no row, column, box or cell has both ends
# $cell (cell), $digit (digit)
link-gone = { $digit } cannot be in { $cell } any more
link-two-strong = the link beside this one is strong, too
link-two-weak = the link beside this one is weak, too
links-hold = Yes, every link holds.
links-idle = The chain removes nothing here.
# $count (number)
links-fail = { $count ->
    [one] No, one link does not hold.
   *[other] No, { $count } links do not hold.
}
links-apart = No, the links are not one chain.
# $from (node)
links-forked = No, more than two links meet at { $from-digits } in { $from }.
# $cells (cells), $digit (digit), $from (node), $to (node)
links-remove = { $cells } cannot be { $digit }: { $cells-count ->
    [one] the cell sees
   *[other] each sees
} { $from } and { $to }, one of which is { $digit }.
# $removed (effects), $from (node), $to (node)
links-remove-two = { $from-digits } is in { $from }, or { $to-digits } in { $to }: { $removed } can be removed.
# $removed (effects)
links-loop = In a loop one end of each weak link is true, too: { $removed } can be removed.
# $removed (effects)
links-false = If { $removed } were true, the chain would make it false: it can be removed.
# $digit (digit), $cell (cell)
links-true = { $cell } is { $digit }: if it were not, the chain would make it so.
# $placed (effects), $removed (effects)
links-apply = { $placed-count ->
    [0] {""}
   *[other] Place { $placed }
}{ $removed-count ->
    [0] {""}
    [one] Remove { $removed }
   *[other] Remove { $removed-count } candidates
}

## Lists of steps

# $effects (effects)
step-places = Places { $effects }
# $effects (effects)
step-removes = Removes { $effects }
# $count (number)
steps-found = { $count ->
    [0] No step found.
    [one] One step.
   *[other] { $count } steps.
}
# $tier (tier), $count (number), $of (number)
steps-easiest = { $tier }: { $count ->
    [one] one step
   *[other] { $count } steps
}. Of all tiers: { $of }.
# $count (number)
steps-techniques = { $count ->
    [one] one technique
   *[other] { $count } techniques
}
lists-blocked = There is a mistake on the grid. Check shows where.
finish-harder = The rest needs more than singles.
# $count (number), $of (number)
steps-filtered = { $count } of { $of } steps.
# $count (number)
path-steps = { $count ->
    [one] One step.
   *[other] { $count } steps.
}
path-stuck = The rest needs techniques that are not known here.
# $at (number), $of (number), $technique (technique)
path-at = Step { $at } of { $of }: { $technique }. This is a preview; Esc returns to your game.
path-preview = This is a preview. Esc or Close returns to your game.

## Notices

# $count (number), $cells (cells)
wrong-digits = { $count ->
    [one] { $cells } is wrong.
   *[other] { $count } digits are wrong: { $cells }.
}
# $count (number), $cells (cells)
check-title = { $count ->
    [one] { $cells } is wrong
   *[other] { $count } digits are wrong
}
# $count (number)
check-hatched = { $count ->
    [one] The wrong digit is hatched.
   *[other] The wrong digits are hatched.
}
# $count (number)
check-right = { $count ->
    [0] No other digit has been entered.
    [one] The other digit is right.
   *[other] The other { $count } are right.
}
# $count (number)
check-remove = { $count ->
    [one] Remove the wrong digit
   *[other] Remove the { $count } wrong digits
}
# $count (number)
check-notes-title = { $count ->
    [one] One note is missing
   *[other] { $count } notes are missing
}
# $count (number)
check-notes = { $count ->
    [one] One cell lacks a note that the solution needs.
   *[other] { $count } cells lack a note that the solution needs.
}
# $count (number)
check-add = { $count ->
    [one] Add the note
   *[other] Add the { $count } notes
}
# $count (number)
check-back-note = { $count ->
    [one] Takes back one move, which stays in Branches
   *[other] Takes back { $count } moves; they stay in Branches
}
# $count (number)
wrong-removed = { $count ->
    [one] The wrong digit is removed.
   *[other] { $count } wrong digits are removed.
}
# $count (number)
notes-restored = { $count ->
    [one] The note is back.
   *[other] { $count } notes are back.
}
# $digit (digit)
not-digit = Not { $digit }.
zen-entered = Zen. F or Esc leads back.
zen-left = All of the page is back.
# $cells (cells)
cells-changed = Changed { $cells }.
# $count (number)
many-solutions = This grid has { $count } solutions, so some cells cannot be determined.
# $count (number)
many-solutions-more = This grid has more than { $count } solutions, so some cells cannot be determined.
no-solution = No solution: these clues cannot be completed.
# $cell (cell)
no-solution-cell = No solution: { $cell } has no possible digit left.
# $digit (digit), $house (house)
no-solution-house = No solution: { $digit } has no place left in { $house }.
not-checked = Whether this puzzle has one solution could not be determined in reasonable time.
clues-conflict = Some clues conflict. Fix these first.
needs-one-solution = Only a puzzle with one solution can be checked.
# $clues (number)
new-game = New puzzle: { $clues } clues.
# $goal (goal)
new-game-for = New puzzle: { $goal }.
# $technique (technique)
new-game-using = New puzzle: { $technique }. Others as hard would do as well.
# $puzzles (number)
no-match = No matching puzzle found ({ $puzzles } tried). Try again, or ask for less.
blank-started = Type the clues of your puzzle, then choose “Done”.
# $technique (technique)
practice-started = Practice: { $technique }.
# $number (number)
practice-number = Practice { $number }
# $wanted (wanted)
not-found = No puzzle was found: { $wanted }. Try again, or ask for less.
# $asked (number), $got (number)
missed-clue-count = Asked for { $asked } clues, got { $got }. Another seed may do better.
cannot-make = No puzzle can be made with these settings.
stopped = Stopped. Nothing was changed.
worker-restarted = The engine stopped unexpectedly and was restarted. Your game is unchanged; please try again.
worker-gone = The engine does not start in this browser. You can still play, but without hints, checks and new puzzles.
worker-silent = The engine has not answered for a while. It may still be working; if nothing comes, start it again. Your game is unchanged.
update-at-host = The site has another version of this page, and the version kept in this browser cannot update by itself. Your games stay.
update-ready = A new version is ready. Your game stays as it is.
newer-in-other-tab = This game is newer in another tab.
both-ways-kept = You played this game on in two ways. The Library has a game for each.
went-on-as-copy = Another tab went on with this game. Here it goes on as a copy.
## The library

# $count (number)
count = { $count }
# $solved (number), $count (number)
solved-of = { $solved } of { $count }
starter-missing = The collection could not be loaded.
# $count (number)
games-kept =
    { $count ->
        [one] One game.
       *[other] { $count } games.
    }
# $count (number)
games-found =
    { $count ->
        [0] No game found.
        [one] One game found.
       *[other] { $count } games found.
    }
# $count (number)
newer-games =
    { $count ->
        [one] One game is from a newer version of Nonet. It is kept.
       *[other] { $count } games are from a newer version of Nonet. They are kept.
    }
# $count (number)
unreadable-games =
    { $count ->
        [one] One game cannot be read. It is kept, and is in what Export all writes.
       *[other] { $count } games cannot be read. They are kept, and are in what Export all writes.
    }
database-missing = This browser keeps only the game in play, as private windows do. Play goes on.
storage-persistent = The browser has agreed not to clear it.
persistence-refused = The browser did not agree. Export now and then.
# $tier (tier), $count (number)
tier-count = { $tier } { $count }
# $count (number)
tier-solved = { $count } solved
game-not-begun = Not begun
# $percent (number)
game-progress = { $percent } %
game-solved-by-engine = Solution shown
# $month (number), $day (number)
game-daily = Daily, { $day } { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[other] Dec
    }
# $count (number)
daily-count = Daily { $count }
# $count (number)
hints-used =
    { $count ->
        [0] No hints
        [one] 1 hint
       *[other] { $count } hints
    }
# $time (text)
when-today = Today, { $time }
when-yesterday = Yesterday
# $weekday (number)
when-weekday =
    { $weekday ->
        [0] Monday
        [1] Tuesday
        [2] Wednesday
        [3] Thursday
        [4] Friday
        [5] Saturday
       *[other] Sunday
    }
# $month (number), $day (number)
when-day = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[other] December
    }
# $year (text), $month (number), $day (number)
when-date = { $day }/{ $month }/{ $year }
game-deleted = The game is deleted.
collection-deleted = The collection is deleted. Games that were begun stay.
# $added (number), $known (number)
library-merged = { $added } added, { $known } were here.
library-damaged = This file is no library of Nonet, or it is damaged. Nothing was changed.
library-newer = A newer version of Nonet wrote this file. Load the page again, then import it.
# $count (number), $hours (number)
statistics-summary =
    { $count ->
        [one] One game solved
       *[other] { $count } games solved
    }, { $hours ->
        [one] one hour at the grid
       *[other] { $hours } hours at the grid
    }
# $count (number), $minutes (number)
statistics-summary-minutes =
    { $count ->
        [one] One game solved
       *[other] { $count } games solved
    }, { $minutes ->
        [one] one minute at the grid
       *[other] { $minutes } minutes at the grid
    }
# $best (text)
median-and-best = median · best { $best }
best-of-few = best
only-time = the only time without help
no-time-alone = No time yet: solve one without help.
# $least (number)
too-few-for-curve = Too few for a curve. Shown from { $least } solved.
# $alone (number), $nudged (number), $shown (number)
technique-met = { $alone } found alone, { $nudged } with a nudge, { $shown } shown

## Notices of what is stored

saved-unreadable = The saved game could not be read. It has been kept, and here is a new puzzle.
game-unreadable = This game cannot be read. It is kept.
# $count (number), $of (number)
import-unread = { $count } of { $of } cannot be read and { $count ->
        [one] is
       *[other] are
    } left out.
# $count (number)
import-read-as = { $count ->
    [one] One line of text, read as one puzzle
   *[other] { $count } lines of text, read as one puzzle
}
# $count (number), $lines (text)
import-skipped = { $count ->
    [one] One line was skipped: line { $lines }.
   *[other] { $count } lines were skipped: lines { $lines }.
}
# $reason (read-error)
link-unreadable = The puzzle in this link cannot be read: { $reason }
# $seed (text)
puzzle-seed = Seed { $seed }
# $technique (technique)
puzzle-practice = Practice: { $technique }
# $name (text)
file-unreadable = The file { $name } cannot be read as text. Choose a text file of up to 4 MB.
copied = Copied.
copy-refused = The browser does not allow copying. Select the text and copy it yourself.
explanations-missing = The explanations could not be loaded. Close the card and try again.
# $left (number)
back-before-mistake = Back to before the first mistake. { $left ->
    [one] One cell to go.
   *[other] { $left } cells to go.
}
nothing-wrong = No wrong digits.
branch-kept = What came after is kept as a branch.

## Looked up: why a text is no puzzle

read-empty = There is nothing here yet.
read-too-large = This is too much text: { $bytes } bytes; at most { $limit } can be read at once.
read-binary = Line { $line }, column { $column }: this is not text. Open a text file.
read-unexpected-char = Line { $line }, column { $column }: “{ $found }” is not a cell. A cell is a digit 1 to 9, or one of 0 . * _ - ? x when it is empty.
read-unexpected-word = Line { $line }, column { $column }: “{ $found }” is not a cell.
read-numbers = Line { $line }, column { $column }: { $found } numbers, most of more than one digit, which are not cells. A cell is one digit, 0 when it is empty, or its candidates, each digit once, as in 128.
read-cell-count = Line { $line }: { $found ->
    [one] one cell was
   *[other] { $found } cells were
} found; a puzzle has 81.
read-row-length = { $rows ->
    [one] Row { $row }
   *[other] There are { $rows } rows in lines { $first } to { $last }, but row { $row }
} has { $found ->
    [one] one cell
   *[other] { $found } cells
} instead of 9: { $text } (line { $line })
read-row-count = { $rows ->
    [one] There is one row in line { $first }
   *[other] There are { $rows } rows in lines { $first } to { $last }
}; a puzzle has 9. (line { $line })
read-words = No puzzle was found in this text: no line has 81 cells, and no nine lines have nine cells each.
read-damaged = Line { $line }, column { $column }: this looks like the format “{ $format }”, but it is damaged.
read-size = Line { $line }, column { $column }: { $format }: the grid is { $size }×{ $size }. Nonet plays 9×9.
read-variant = Line { $line }, column { $column }: { $format }: a variant with rules of its own ({ $rules }). Nonet plays plain Sudoku.
read-mask = Line { $line }: a mask, which marks the { $cells } cells for the clues and has no digit. Create makes puzzles for a mask: draw it under “Where the clues go”.
read-no-puzzle = Line { $line }, column { $column }: { $format }: there is no puzzle in it.
read-game-link-damaged = This link to a game is damaged, or its end is missing. Copy the whole link again.
read-internal = Nonet failed to read line { $line } through a fault of its own. Please report it with this text.
read-game-link-newer = A newer version of Nonet made this link. Load the page again, then open the link.
read-link = This link does not contain its puzzle. Open it, and copy the puzzle itself or a long link.
read-link-damaged = The puzzle in this link to { $site } is damaged or cut off. Copy the whole link again.

## Looked up: names of techniques

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
technique-unique_rectangle_guardians = Unique rectangle with guardians outside
technique-bug_lite = BUG-lite
technique-symmetrical_placement = Symmetrical placement
technique-firework_triple = Firework triple
technique-firework_quadruple = Firework quadruple
technique-broken_wing = Broken wing
technique-bivalue_oddagon = Bivalue oddagon
technique-tridagon = Tridagon
technique-junior_exocet = Junior exocet
technique-double_exocet = Double exocet
technique-sk_loop = SK-loop
technique-multi_sector_locked_sets = Multi-sector locked set
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
technique-proof_by_cases = Proof by cases
technique-template_set = Template set
technique-template_delete = Template delete
technique-brute_force = Brute force

## Looked up: families of techniques

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
family-expert = Expert patterns
family-rare = Rare
family-last_resort = Last resorts

## The studio

label-create-hand = By hand
label-studio-puzzle = Puzzle
label-studio-made = Puzzles made
label-studio-mask = Where the clues go
label-studio-anywhere = Anywhere
label-studio-mask-full = A puzzle needs an empty cell.
label-studio-empty-rows = Two rows side by side without a clue can be exchanged: there are always several solutions.
label-studio-empty-columns = Two columns side by side without a clue can be exchanged: there are always several solutions.
label-studio-clear = Clear
label-studio-requirements = Requirements
label-studio-forget = Reset
label-studio-even-digits = Equal counts of digits
label-studio-explainer = SE rating
label-studio-minimal = Every clue needed
label-studio-seed-help = Random
label-studio-count = How many
label-studio-play = Make one and play
label-studio-note = All requirements are kept. If one cannot be met, you are told which.
label-studio-add-need = Add a technique that is needed
label-studio-add-avoid = Add what is avoided
label-studio-find-technique = Search techniques
label-studio-find-avoided = Search families and techniques
label-studio-or = or
label-studio-any = any
label-studio-fold = Draw
label-studio-empty = Your puzzles will appear here
label-studio-empty-help = Choose what they need and press Make: each comes with its picture, hardest step, points and rating, and with the proof that it has one solution.
label-studio-technique = Technique
label-studio-hardest-in = Hardest in
label-studio-occurs-in = Occurs in
label-studio-se = SE
label-studio-copy-clues = Copy the clues
label-studio-recipes = Recipes
label-studio-edit = Edit by hand
label-studio-needs = Needs
label-studio-uses = Uses, though others would do
label-studio-avoids = Avoids
label-studio-remove = Remove
label-studio-all = Choose all
label-studio-variety = Techniques
label-studio-steps = Steps
label-studio-play-all = Play in order
label-studio-export = Export
label-studio-copy = Copy the recipe
label-studio-recipe = Recipe
label-studio-canonical = Canonical form
label-studio-one-solution = One solution
label-studio-new = New
label-studio-new-help = not in your library in any form
label-studio-known = Already in your library in some form
label-hand-type = Type the clues
label-hand-help = The cursor moves on by itself. 0, period or space skips, Backspace goes back, arrows move.
label-hand-take = Make this the answer
label-hand-skip = Skip
label-hand-moves-on = Move on by itself
label-hand-shows = Show what is possible
label-hand-marks = Mark clues that could go
label-hand-paste = Paste instead
label-hand-turn = Turn
label-hand-mirror = Mirror
label-hand-rename = Relabel
label-hand-looking = Counting …
label-hand-conflict = A digit is twice in a house.
label-hand-all = all
label-hand-previous = Previous solution
label-hand-next = Next solution
label-hand-solutions-shown = The solutions, and where each is unlike the first
label-hand-play = Play it
label-hand-complete = Complete it for me
label-hand-keep = Keep as a draft
label-hand-drafts = Drafts
label-low-clue = Fewer clues
label-low-clue-help = Takes out one clue or two of a puzzle with one solution, puts others in, and goes on from what it finds, fewest clues first.
label-low-clue-begin = Search nearby puzzles
label-low-clue-wide = Exchange two for two as well (slow)
label-low-clue-play = Play the one with the fewest
label-hand-legend-count = number of solutions
label-hand-legend-deciding = makes it unique
label-hand-legend-redundant = could go
label-hand-no-completion = It could not be completed: it has no solution, or takes too long.
# $count (number)
studio-make = Make { $count }
# $count (number)
studio-marked = { $count } marked
# $count (number)
studio-too-few = A puzzle needs at least 17 clues; { $count } { $count ->
    [one] cell is
   *[other] cells are
} marked.
# $symmetry (label)
studio-draw = { $symmetry }. Press or drag.
# $count (number)
studio-as-marked = { $count }, as marked
# $least (text)
studio-least = from { $least }
# $most (text)
studio-most = up to { $most }
# $least (text), $most (text)
studio-between = { $least }–{ $most }
# $count (number)
studio-found = { $count ->
    [0] Nothing is called that.
    [one] One to choose
   *[other] { $count } to choose
}
# $number (number)
studio-menu = Number { $number }: more
# $count (number)
studio-made-count = { $count } made
# $tried (number), $requirement (label)
studio-unmet = None was found among { $tried }. Most often the obstacle was: { $requirement }.
# $tried (number)
studio-none = None was found among { $tried }.
# $requirement (label), $count (number)
studio-refused = { $requirement }: { $count }
# $requirement (label)
studio-nearest = Play the nearest, which misses only: { $requirement }
# $number (number)
studio-number = Number { $number }
# $number (number)
studio-take = Choose number { $number }
# $number (number)
studio-proved = Number { $number }, proved
# $count (number)
studio-guesses = proved with { $count ->
    [0] no guess
    [one] one guess
   *[other] { $count } guesses
}
# $count (number)
studio-could-go = { $count ->
    [0] Every clue is needed
    [one] One clue is not needed
   *[other] { $count } clues not needed (one at a time)
}
# $count (number)
studio-step-count = { $count ->
    [one] one step
   *[other] { $count } steps
}
# $least (number)
hand-too-few = At least { $least } clues are needed.
# $count (number)
hand-solutions = { $count ->
    [0] No solution
    [one] One solution
   *[other] { $count } solutions
}
# $count (number)
hand-solution-word = { $count ->
    [one] solution
   *[other] solutions
}
# $count (number)
hand-over = Over { $count } solutions
# $count (number)
hand-undecided = { $count ->
    [one] one cell
   *[other] { $count } cells
} undecided
draft-kept = Kept among the drafts.
draft-removed = The draft is removed.
# $count (number), $when (message)
draft-open =
    { $count ->
        [one] One clue
       *[other] { $count } clues
    }, { $when }
# $number (number)
draft-remove = Remove draft { $number }
# $count (number), $when (message)
last-made = Last made: { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }, { $when }
# $count (number), $tier (tier), $when (message)
last-made-of-tier = Last made: { $count } { $tier }, { $when }
# $count (number)
minutes-ago = { $count ->
    [0] just now
    [one] a minute ago
   *[other] { $count } minutes ago
}
# $digit (digit), $cell (cell)
hand-add = { $digit } in { $cell }
# $count (number)
hand-deciding = { $count ->
    [0] No single clue makes it unique
   *[other] Add one of these { $count } to make it unique
}
# $digit (digit), $cell (cell)
hand-remove = Remove { $digit } in { $cell }
# $count (number)
hand-completed-least = { $count ->
    [one] Completed by adding one clue.
   *[other] Completed by adding { $count } clues, the fewest that do.
}
# $count (number), $seen (number)
low-clue-looked = Looked around { $count }, saw { $seen }
# $speed (decimal)
low-clue-speed = { $speed } a second
# $count (number), $clues (number)
low-clue-found = { $count ->
    [0] None with fewer than { $clues } clues
    [one] One with { $clues } clues
   *[other] { $count } found, the fewest clues { $clues }
}
# $number (number), $clues (number)
low-clue-take = { $clues } clues (no. { $number })
# $count (number)
hand-completed = Completed with { $count } clues; fewer may do.

## Learning

# $count (number)
search-lessons = Search { $count } lessons
# $count (number)
lessons-found = { $count ->
    [0] No lesson found.
    [one] { $count } lesson found.
   *[other] { $count } lessons found.
}
# $count (number), $of (number)
basics-done = { $count } of { $of } done. Start here if Sudoku is new to you.
# $count (number), $of (number)
techniques-done = { $count } of { $of } found without help.
# $count (number), $of (number)
positions-found = Found { $count } of { $of }
# $count (number)
positions-note = { $count ->
    [one] One position: no other was found. It begins one step before the technique, not at the clues.
    [6] Six positions, from plain to hidden. Each begins one step before the technique, not at the clues.
   *[other] { $count } positions, from plain to hidden: no more were found. Each begins one step before the technique, not at the clues.
}
# $number (number)
position-number = Position { $number }
# $count (number), $of (number)
hints-needed = { $of ->
    [one] hints in { $count } of { $of } game
   *[other] hints in { $count } of { $of } games
}
# $count (number), $of (number)
course-count = { $count } of { $of }
# $count (number)
course-all = All { $count }
# $count (number)
sample-guesses = { $count ->
    [one] { $count } guess
   *[other] { $count } guesses
}
# What a task teaches; shown where there is room above the task, on one line of a phone (45 letters).
lead-row = Every row holds the digits 1 to 9 once.
lead-column = Every column holds the digits 1 to 9 once.
lead-box = Every box holds the digits 1 to 9 once.
lead-conflict = No row, column or box has a digit twice.
lead-cell = Rows are called r, columns c.
lead-rows = Rows are counted from the top.
lead-columns = Columns are counted from the left.
lead-boxes = Boxes are counted from left to right.
lead-notes = Small digits are notes: what can still go there.
lead-old-notes = A new digit ends notes in row, column and box.
lead-full-house = Look for the last empty cell of a house first.
# $digit (digit)
lead-place = Every { $digit } bars its row, column and box.
lead-single = If eight digits are out, the ninth goes in.
# $cell (cell)
task-cell = Where is { $cell }?
# $house (house)
task-inside = Where is { $house }?
# $house (house)
task-last-of = One digit is missing in { $house }.
task-full-house = Which row, column or box has one empty cell?
task-conflict = One digit is twice in a row, column or box.
task-pair = Which cell can only be one of two digits?
# $cell (cell), $digit (digit)
task-old-note = { $cell } is now { $digit }. Which note is wrong?
# $digit (digit), $house (house)
task-place-of = Where does { $digit } go in { $house }?
task-naked-single = Which cell can only be one digit?
# $row (house), $column (house)
todo-cell = Press the cell where { $row } meets { $column }.
# $house (house)
todo-inside = Press any cell of { $house }.
todo-last-of = Press the empty cell.
todo-full-house = Press its empty cell.
todo-conflict = Press one of the two.
todo-pair = Press a cell with two small digits.
# $digit (digit)
todo-old-note = Press a cell that can no longer be { $digit }.
# $digit (digit)
todo-place-of = Press the only cell that can be { $digit }.
todo-naked-single = Press the cell, then its digit.
basic-cell-first = Press a cell first.
# $cell (cell)
basic-is-cell = No: this is { $cell }.
# $cell (cell), $house (house)
basic-outside = No: { $cell } is not in { $house }.
# $cell (cell), $digit (digit)
basic-no-conflict = No: the { $digit } in { $cell } is the only one in its row, column and box.
# $cell (cell)
basic-empty = No: { $cell } is empty.
# $cell (cell), $digit (digit)
basic-filled = No: { $cell } already has its digit, { $digit }.
# $cell (cell), $house (house), $count (number)
basic-more-empty = No: { $cell } is one of { $count } empty cells of { $house }.
# $digit (digit), $house (house), $other (cell)
basic-seen = Not { $digit }: { $house } already has a { $digit }, in { $other }.
# $cell (cell), $digit (digit), $house (house), $other (cell)
basic-barred = Not { $cell }: { $house } already has a { $digit }, in { $other }.
# $cell (cell), $digits (digits), $count (number)
basic-count = { $count ->
    [one] No: only { $digits } is left for { $cell }.
   *[other] No: { $count } digits are left for { $cell }: { $digits }.
}
# $cell (cell), $digit (digit)
basic-no-note = No: { $cell } has no note { $digit }.
# $cell (cell), $digit (digit), $other (cell)
basic-apart = Note { $digit } stays: { $cell } shares no row, column or box with { $other }.
# $cell (cell)
basic-choose = Now the digit of { $cell }.
# $cell (cell), $row (house), $column (house)
basic-right-cell = Yes. In { $cell }, { $row } meets { $column }.
# $cell (cell), $house (house)
basic-right-inside = Yes. { $cell } is in { $house }.
# $digit (digit), $house (house)
basic-right-last = Yes. Only { $digit } was missing in { $house }.
# $house (house), $digit (digit), $cells (cells)
basic-right-conflict = Yes. There are { $cells-count } digits { $digit } in { $house }: { $cells }.
# $cell (cell), $digits (digits)
basic-right-pair = Yes. Only { $digits } are left for { $cell }.
# $digit (digit), $house (house), $other (cell)
basic-right-old-note = Yes. Now { $house } has a { $digit }, in { $other }.
# $digit (digit), $cells (cells), $cell (cell)
basic-right-place = { $cells-count ->
    [one] Yes. The { $digit } in { $cells } leaves only { $cell }.
   *[other] Yes. The { $digit }s in { $cells } leave only { $cell }.
}
# $cell (cell)
basic-right-single = Yes. Row, column and box of { $cell } have the other eight digits.
# $digit (digit)
lead-strong-place = Two places left for { $digit }: not here means there.
lead-strong-digit = Two digits left: not the one means the other.
# $digit (digit)
lead-weak-place = A house has { $digit } once: here means not there.
lead-weak-digit = A cell takes one digit: this one, not the other.
lead-chain-end = One end is true: what sees both ends is false.
# $cell (cell), $digit (digit), $house (house)
task-other-place = If { $cell } is not { $digit }, which cell of { $house } is?
# $cell (cell), $digit (digit), $house (house)
task-lost-place = If { $cell } is { $digit }, which cell of { $house } is not?
# $cell (cell), $digit (digit)
task-other-digit = If { $cell } is not { $digit }, which digit is it?
# $cell (cell), $digit (digit)
task-lost-digit = If { $cell } is { $digit }, which digit is it not?
# $first (cell), $second (cell)
task-sees-both = Which cell sees both { $first } and { $second }?
# $digit (digit)
todo-other-place = Press the other place of { $digit }.
# $digit (digit)
todo-lost-place = Press a cell that loses its note { $digit }.
todo-other-digit = Press the digit that is left.
todo-lost-digit = Press the digit that the cell loses.
# $digit (digit)
todo-sees-both = Press a cell that has the note { $digit } and sees both.
# $cell (cell)
basic-same-cell = No: { $cell } is the cell that is supposed.
# $cell (cell), $other (cell)
basic-unseen = No: { $cell } does not see { $other }.
# $cell (cell), $digits (digits)
basic-only-digits = No: only { $digits } are left for { $cell }.
# $digit (digit), $house (house), $cell (cell)
basic-right-other-place = Yes, { $cell }: { $house } has two places for { $digit }, a strong link.
# $digits (digits), $cell (cell)
basic-right-other-digit = Yes: { $cell } has only { $digits } left, a strong link.
# $digit (digit), $house (house), $cell (cell)
basic-right-lost-place = Yes, { $cell }: { $house } has one { $digit } only, a weak link.
# $cell (cell)
basic-right-lost-digit = Yes: { $cell } takes one digit only, a weak link.
# $cell (cell), $first (cell), $second (cell), $digit (digit)
basic-right-sees-both = Yes: { $first } or { $second } is { $digit }, so { $cell } is not.
# $page (text)
basic-done = { $page }: done.
# $lesson (text)
basic-next-lesson = Next: { $lesson }
# $at (number), $of (number)
exercise-at = { $at } of { $of }
exercise-waiting = One moment: all steps of this position are being looked up.
# $technique (technique)
exercise-task = Find this here: { $technique }. Press the cells of the pattern, then each candidate that the pattern removes.
# $technique (technique)
exercise-task-place = Find this here: { $technique }. Press the cell, then choose its digit.
# $technique (technique)
exercise-task-effects = Find this here: { $technique }. Press the cells in which something follows, and choose the digit.
# $count (number), $of (number)
exercise-pattern-line = Find the pattern: { $count } of { $of } cells.
# $count (number), $of (number)
exercise-effects-line = Press every candidate that goes: { $count } of { $of }.
exercise-place-line = Place the digit.
# $cell (cell)
exercise-part = { $cell } is part of it.
exercise-pattern-found = That is the whole pattern. Now press what goes.
# $effects (effects)
exercise-effect-done = Right: { $effects }.
# $cell (cell)
exercise-choose = Which digit of { $cell }?
# $technique (technique)
exercise-solved = Found: { $technique }.
# $time (text)
exercise-took = Without help, in { $time }.
# $time (text)
exercise-took-help = With help, in { $time }.
# $digits (digits)
exercise-digits = It is about { $digits }.
# $cell (cell)
exercise-nudge-cell = { $cell } is part of the pattern.
# $cell (cell)
exercise-nudge-effect = Something follows in { $cell }.
exercise-mistake = Something on the board is wrong, so that no step would be sound. Go back and ask for a hint: it shows the mistake.
# $cell (cell), $digit (digit)
reason-filled = { $cell } is filled: it holds { $digit }.
# $cell (cell), $technique (technique)
reason-no-part = { $cell } does not fit here: no { $technique } in this grid uses this cell.
# $cell (cell), $technique (technique), $cells (cells)
reason-no-part-with = { $cell } does not fit here: no { $technique } uses this cell together with { $cells }.
# $cell (cell), $digit (digit), $other (cell)
reason-barred = { $cell } cannot hold { $digit }: { $other } holds it already.
# $cell (cell), $digit (digit)
reason-gone = { $digit } has been eliminated from { $cell } before.
# $house (house), $digit (digit), $count (number)
reason-places = { $house } has { $count } places for { $digit }: too many.
# $cell (cell), $digits (digits), $count (number), $most (number)
reason-too-many = { $cell } has { $count } candidates, { $digits }; here it may have { $most } at most.
# $cell (cell)
reason-keeps = Nothing follows in { $cell }: it keeps its candidates.
# $cell (cell), $digit (digit)
reason-keeps-digit = { $digit } stays in { $cell }: the pattern says nothing against it.
# $cell (cell)
reason-of-pattern = { $cell } is part of the pattern: it keeps the digit.
# $cell (cell), $digit (digit), $houses (houses)
reason-outside = { $cell } lies outside { $houses }: it keeps its { $digit }.
# $cell (cell), $digit (digit), $other (cell)
reason-unseen = { $cell } does not see { $other }: it keeps its { $digit }.
# $cell (cell), $digits (digits), $count (number)
reason-many-digits = { $cell } has { $count ->
    [one] only the candidate { $digits }, but not by this technique
   *[other] { $count } candidates: { $digits }
}.
# $cell (cell), $digit (digit), $house (house), $count (number)
reason-places-of = { $digit } has { $count } places in { $house }, so it need not be in { $cell }.

# How machines solve it
label-algorithms-title = How machines solve it
label-algorithms-about = Watch an algorithm work, step by step, with its program beside it.
label-algorithms-plots = Depth over time on the same puzzle, Inkala 2012.
label-your-course = Your course
label-algorithms-compare = Compare two
label-algorithms-make = How a puzzle is made: fill, then dig
label-method-backtracking = Row by row
label-method-fewest = Fewest candidates
label-method-bitmask = Bit masks
label-method-propagation = Propagation
label-method-dancing-links = Dancing links
label-note-backtracking = takes the next empty cell
label-note-fewest = guesses where there is least choice, ties at random
label-note-bitmask = the first cell with the fewest digits, in machine words
label-note-propagation = follows every consequence before it guesses
label-note-dancing-links = the need with the fewest candidates, by linked lists
label-backtracking-title = Backtracking, row by row
label-six-title = In six sentences
label-six-tries = Backtracking tries digits and takes back those that fail.
label-six-order = Backtracking visits the empty cells row by row, from left to right.
label-six-smallest = In each cell backtracking writes the smallest digit that breaks no rule.
label-six-dead-end = A cell in which no digit fits is a dead end.
label-six-back = At a dead end backtracking goes back one cell and tries the next larger digit there.
label-six-end = When the last empty cell is filled, the puzzle is solved.
label-quiz-first = The first dead end
label-quiz-second = The second dead end
label-quiz-third = The third dead end
label-quiz-ask = What will it do next?
label-quiz-skip = No more questions
label-trace-one = One
label-trace-compare = Compare
label-trace-make = Make a puzzle
label-making-title = Making a puzzle
label-making-wait = The puzzle is being made. If this stays, check the seed.
label-trace-fault = There is nothing to search: the clues need 81 cells and must not conflict.
label-trace-method = Algorithm
label-trace-puzzle = Puzzle
label-trace-clues = Clues
label-trace-clues-help = 81 cells: 1 to 9, and 0 or . for empty
label-trace-order = Digits
label-digits-ascending = 1 to 9
label-digits-random = at random
label-trace-seed = Seed
label-trace-game = The game in play
label-trace-typed = Another puzzle
label-trace-play = Play
label-trace-pause = Pause
label-trace-step = Step
label-trace-back = Back
label-trace-next-dead-end = Next dead end
label-trace-to-end = To the end
label-trace-rewind = To the start
label-trace-key-space = Space
label-trace-key-right = →
label-trace-key-left = ←
label-trace-key-d = D
label-trace-key-end = End
label-trace-key-home = Home
label-trace-controls = Steps
label-trace-speed = Speed
label-trace-stack = Digits on trial
label-trace-standing = on the grid
label-trace-tried = tried and taken back
label-trace-left = still to try
label-trace-nothing-fits = no digit fits
label-trace-forced = forced: only one digit fits
label-trace-guessed = guessed
label-trace-plot = Depth over time
label-trace-plot-help = How many guesses are open at each step. Press the plot to go to that step.
label-trace-program = What it is doing
label-program-rust = Rust
label-program-python = Python
label-program-words = Plain words
label-trace-now = now
label-program-missing = The program could not be loaded.
label-trace-visited = cells visited
label-trace-guesses = guesses
label-trace-dead-ends = dead ends
label-trace-depth = depth
label-trace-deepest = deepest
label-trace-stops = Stops by itself
label-stop-dead-ends = at dead ends
label-stop-solutions = at solutions
label-stop-cell = at a cell
label-stop-depth = at a depth
label-stop-guesses = at a number of guesses
label-stop-another = another
label-list-title = Guesses over a list
label-list-about = Each point is a puzzle, each step of the scale ten times as many guesses; the line is the median. A search is given up after 100,000 guesses.
label-list-source = List
label-list-of-page = The known puzzles and twelve easy ones
label-list-typed = A list of your own
label-list-text = Puzzles
label-list-text-help = 81 cells each, at most 1,000 puzzles
label-list-measure = Measure all
label-list-stop = Stop
label-list-least = least
label-list-median = median
label-list-most = most
label-list-given-up = given up
label-work-title = Guesses to the first solution, each step of the scale ten times as many
label-work-time = time, measured here
label-work-wait = being measured
label-making-fill = 1. Fill at random
label-making-order = 2. Choose an order
label-making-dig = 3. Dig, and prove each hole
label-making-kept = clue kept
label-making-dug = clue gone
label-making-before = Before that
label-making-clues = Clues over cells tried
label-making-fill-note = Eleven random digits are put down, then the solver fills the rest. If that takes more than 300 guesses, it throws them away and draws again: a Las Vegas algorithm. Chance decides how long it takes, never whether the answer is right.
label-making-proof-note = A hole is proved by asking the solver for a solution with any other digit there. If there is none, the clue can go.
label-making-play = Dig
label-making-next-kept = Next kept
label-making-this = This solution
label-making-other = The other
label-dig-along-s = Along an S
label-dig-random = At random
label-dig-alternating = Every second cell
label-dig-left-to-right = Left to right
label-dig-order = Order
label-dig-least = Keep in each row at least
label-known-wikipedia = Wikipedia, 30 clues
label-known-euler = Project Euler, grid 3
label-known-norvig = Norvig, 17 clues
label-known-inkala2010 = Inkala 2010, 23 clues
label-known-inkala2012 = Inkala 2012, 21 clues
# $step (number)
trace-step-number = Step { $step }
# $speed (number)
trace-speed-text = { $speed ->
    [one] { $speed } step a second
   *[other] { $speed } steps a second
}
# $step (number)
trace-plot-to = Depth, steps 1 to { $step }
# $step (number), $of (number), $hundredths (number)
trace-share = Step { $step } of { $of }.
# $cells (cells)
stop-at-cell = at cell { $cells }
# $depth (number)
stop-at-depth = at depth { $depth }
# $count (number)
stop-at-guesses = { $count ->
    [one] at { $count } guess
   *[other] at { $count } guesses
}
# $count (number)
list-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
# $count (number), $of (number)
list-measured = { $count } of { $of } measured
# $count (number)
trace-grid-label = The grid, { $count } cells filled
# $depth (number)
trace-deep = { $depth } deep
trace-start = Before the first step.
# $digit (digit), $cell (cell)
trace-guess = { $digit } is tried in { $cell }.
# $digit (digit), $cell (cell)
trace-only-digit = Only { $digit } is left for { $cell }.
# $digit (digit), $house (house), $cell (cell)
trace-only-place = { $digit } has only { $cell } in { $house }.
# $cell (cell)
trace-no-digit = Dead end: nothing fits { $cell }.
# $digit (digit), $house (house)
trace-no-place = Dead end: { $digit } has no place in { $house }.
# $digit (digit), $cell (cell)
trace-taken-back = { $digit } is taken out of { $cell } again.
# $count (number)
trace-solution = The grid is full: solution { $count }.
# $count (number)
trace-end = { $count ->
    [one] Everything was tried: { $count } solution.
   *[other] Everything was tried: { $count } solutions.
}
# $cells (cells)
trace-cells = { $cells }
# $digit (digit), $house (house)
trace-digit-of = { $digit } in { $house }
# $place (message), $standing (text), $tried (text), $left (text)
trace-rung = { $place }: { $standing } on the grid, tried { $tried }, still to try { $left }
# $cell (cell), $digit (digit)
trace-taken = { $cell } has { $digit }
# $digit (digit), $house (house)
trace-digit-in = { $digit } is in { $house }
# $cell (cell), $digit (digit), $house (house)
trace-cell-sees = { $cell } sees { $digit } in { $house }
# $cell (cell), $row (house), $digits (digits), $house (house), $other (cell)
quiz-why = { $digits-count ->
    [one] No digit fits in { $cell }: { $row } has all digits but { $digits }, and { $house } has a { $digits } in { $other }.
   *[other] No digit fits in { $cell }: { $row } has all digits but { $digits }, and its column and its box have those.
}
# $digit (digit), $cell (cell)
quiz-take-back = Take back the { $digit } in { $cell }
# $cell (cell)
quiz-larger = Try a larger digit in { $cell }
# $cell (cell)
quiz-leave = Leave { $cell } empty and go on
# $cell (cell)
quiz-right = Yes: it goes back to { $cell }, the cell it filled last, and tries a larger digit there.
# $cell (cell), $first (cell)
quiz-too-far = No: before { $first } it tries everything in the cells after it, and { $cell } is the last of these.
# $cell (cell)
quiz-not-empty = No: with { $cell } empty the grid could never become full.
trace-next-end = Next: no guess is left, the search ends.
# $cell (cell), $digit (digit)
trace-next-further = Next: { $cell } takes back its { $digit } and has no other; the search goes further back.
# $cell (cell), $digit (digit)
trace-next-other = Next: { $cell } takes back its { $digit } and tries another.
# $count (number)
work-stopped = stopped at { $count }
# $dug (number), $kept (number)
making-count = { $dug } dug, { $kept } kept
# $clues (number)
making-clues-now = { $clues ->
    [one] { $clues } clue
   *[other] { $clues } clues
}
# $number (number)
making-attempt = Attempt { $number }
# $count (number)
making-full = { $count ->
    [one] full after { $count } guess
   *[other] full after { $count } guesses
}
making-stuck = a cell was left without a digit
# $count (number)
making-impossible = { $count ->
    [one] no solution: { $count } guess showed it
   *[other] no solution: { $count } guesses showed it
}
# $count (number)
making-given-up = { $count ->
    [one] given up after { $count } guess
   *[other] given up after { $count } guesses
}
# $count (number)
cells-tried = { $count ->
    [one] { $count } cell tried
   *[other] { $count } cells tried
}
# $digit (digit)
making-goes = The { $digit } goes
# $digit (digit)
making-stays = The { $digit } stays
# $cell (cell)
making-no-other = { $cell } sees every other digit, so no other fits.
# $digits (digits)
making-fails = No solution has { $digits } there: every other digit fails.
# $count (number)
making-second = Without it there is a second solution. It differs in { $count } cells:
# $digit (digit)
making-dug-line = the { $digit } goes: every other digit fails
# $digit (digit), $count (number)
making-kept-line = the { $digit } stays: a second solution differs in { $count } cells
# $digit (digit)
making-bound-line = the { $digit } stays: its row must keep it
# $count (number)
making-cell-number = cell { $count }
# $count (number)
making-cells = { $count } cells
making-bound = Its row must keep the clues that it has.

## A picture that is read

label-create-picture = From a picture
label-picture-intro = Choose a photo or a screenshot of a Sudoku, drop or paste one here, or take a photo. Nonet reads the picture on this device; the picture is sent nowhere and not kept.
label-picture-open = Open a picture
label-picture-camera = Take a photo
label-picture-check = Check what was read
label-picture-yours = Your picture
label-picture-corners = Drag a corner if the outline is off.
label-picture-corner-upper-left = Upper left corner
label-picture-corner-upper-right = Upper right corner
label-picture-corner-lower-right = Lower right corner
label-picture-corner-lower-left = Lower left corner
label-picture-fold = Corners
label-picture-reset = Found corners
label-picture-turn = Turn
label-picture-grid = What was read
label-picture-both = Both
label-picture-digits = Digits
label-picture-only = Picture
label-picture-layers = What is shown
label-picture-unsure = not sure
label-picture-written = written by hand
label-picture-keep-notes = Keep as notes
label-picture-keep-written = Keep written digits
label-picture-empty = Empty
label-picture-blank = empty
label-picture-other = Another digit
label-picture-by-hand = By hand
label-picture-piece = The cell in the picture, enlarged
label-picture-reading = Reading the picture
label-picture-private = The picture has not left this device.
label-picture-place-unsure = Check the corners: the place is not certain.
label-picture-none = There is no solution.
label-picture-one = There is one solution.
label-picture-judging = Counting solutions
label-picture-unknown = Whether there is one solution was not found out: check the digits.
label-picture-is-none = no solution
label-picture-is-one = one solution
label-picture-failed = The reader of pictures could not be started. Reload the page and try again; what is in the game stays.
label-picture-file-empty = The file is empty: it has no bytes. Choose another picture.
label-picture-unreadable = The browser cannot open the file as a picture. Save the picture as PNG or JPEG, or take a screenshot of the picture, and try again.
# $count (number)
picture-read = { $count ->
    [one] 1 digit read
   *[other] { $count } digits read
}
# $unsure (number)
picture-uncertain = { $unsure ->
    [one] One is not certain.
    [2] Two are not certain.
    [3] Three are not certain.
   *[other] { $unsure } are not certain.
}
# $cell (cell), $first (text), $second (text)
picture-question = { $first } or { $second } in { $cell }?
# $cell (cell), $first (text)
picture-cell = { $cell }: { $first }
# $at (number), $of (number)
picture-doubt-at = { $at } of { $of }
# $count (number)
picture-noted = { $count ->
    [one] 1 cell has small digits.
   *[other] { $count } cells have small digits.
}
# $digit (digit)
picture-name-read = Read { $digit }.
picture-name-empty = Empty.
# $other (text)
picture-name-unsure = Not sure: perhaps { $other }.
picture-name-notes = Small digits.
picture-name-written = Written by hand.
# $clues (number), $tier (tier)
picture-clues = { $clues } clues, { $tier }.
# $digit (digit), $house (house)
picture-conflict = { $digit } is twice in { $house }.
# $digit (digit), $house (house)
picture-is-conflict = { $digit } twice in { $house }
# $count (number)
picture-several = There are { $count } solutions.
# $count (number)
picture-many = There are over { $count } solutions.
# $count (number)
picture-is-several = { $count } solutions
# $count (number)
picture-is-many = over { $count } solutions
# $cell (cell), $digit (digit)
picture-with = With { $cell } = { $digit } there is one solution.
# $cell (cell), $first (text)
picture-change = Perhaps { $cell } is { $first }.
# $digit (digit)
picture-use = Use { $digit }
# $at (number)
picture-place = Grid { $at }
# $side (number)
picture-no-grid = No grid found: the largest square is { $side } pixels wide, and 150 are needed. Take the picture from nearer, or set the four corners by hand.
# $side (number)
picture-no-lines = No grid found: the largest square, { $side } pixels wide, has no nine rows and columns. Choose another picture, or set the four corners by hand.
picture-no-square = No grid found: there is nothing square in the picture. Choose another picture, or set the four corners by hand.
# $x (number), $y (number)
picture-corner-at = { $x } from the left, { $y } from the top
