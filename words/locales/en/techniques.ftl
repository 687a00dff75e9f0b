### Looked up: explanations of techniques

# Explanations: `about-<slug>` is one sentence for lists, `when-<slug>` says where to look for the
# technique and how it differs from others, `explain-<slug>` explains a step, one sentence a line,
# `idea-<slug>` the technique itself, without a grid: two lines to four, of which the last is what follows.
# $base, $cover, $fin, $pivot, $pincer, $on, $off and $witness list the cells of a role, with -count
# how many, with -group the same in short, with -houses its houses, with -houses-count how many, with -digits its digits, with -at
# its candidates, with -or at the end those of which one is meant; $digits is what the pattern is about, $chain the chains, $sets
# the almost locked sets with their digits (-count: how many), $placed and $removed what
# follows; $claim is what follows as the beginning of a sentence, $gone lists the cells that lose a
# candidate, $subset the digits of fins and covers. The first line is the conclusion, with its reason. What each role means in each technique: docs/techniques.md.

## What several explanations share

fish-size = { $base-houses-count ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[7] seven
}

claim-placed = { $cells } { $count ->
    [one] is
   *[other] are
} { $digits }

claim-cannot = { $cells } cannot be { $digits }

claim-remove = Remove { $effects }

claim-remove-too = remove { $effects }

effect-removed = { $digits } from { $cells }

sees-each =
    { $gone-count ->
        [one] this cell sees
       *[other] each of these cells sees
    }

by-size =
    { $base-count ->
        [2] two
        [3] three
       *[other] four
    }

by-size-first =
    { $base-count ->
        [2] Two
        [3] Three
       *[other] Four
    }

rectangle-cells = { $base } lie in two rows, two columns and two boxes.

swap-cells = If these four cells held only { $digits }, these digits could be swapped and the puzzle would have two solutions.
either-digit =
    { $base-digits-count ->
        [2] either of these digits
       *[other] any of these digits
    }



start-is-end =
    { $pivot-count ->
        [0] {""}
       *[other] For { $pivot-at } no chain is needed: that is the conclusion itself.
    }


deadly-if-equal =
    { rectangle-cells }
    { swap-cells }
only-others =
    Beside { $digits }, { $fin } have only the candidate { $fin-digits }: at least one of these cells is { $fin-digits }.
only-with-others =
    { $fin-count ->
        [one] Only { $fin } has other candidates.
       *[other] Only { $fin } have other candidates.
    }

one-extra-is =
    { $claim }: at least one of { $fin } is { $fin-digits }, and { $gone } { $gone-count ->
        [one] sees
       *[other] see
    } { $fin-count ->
        [2] both.
       *[other] all of them.
    }

or-two-solutions = { $claim }: { $placed-count ->
    [0] with { $gone-any } in { $gone-count ->
        [one] this cell
       *[other] one of these cells
    },
   *[other] otherwise
} the puzzle would have two solutions.

takes-another =
    { $claim }: { $fin } must take another digit, or the puzzle would have two solutions.

extras-subset =
    { $claim }: { $fin } together with { $cover } use up { $subset } in { $cover-houses }.

extras-as-cell =
    At least one of { $fin } must therefore be { $fin-any }.
    { extras-in-subset }

extras-in-subset =
    Count { $fin } as one cell with the candidates { $fin-digits }. Together with { $cover }, whose candidates are { $cover-digits }, this cell makes a naked subset of { $subset } in { $cover-houses }.
    A cell that sees all cells of the subset cannot be any of the digits { $subset }.

one-place-each =
    { $claim }: one of { $on } must be { $on-digits }, and { $gone-digits } in the other would give the puzzle two solutions.

one-of-pair =
    In { $cover-houses } the { $on-digits } fits only in { $on }: one of these two cells is { $on-digits }.
    If the other of the two cells were { $gone-digits }, the pattern would hold only { $digits }.

loop-cells =
    The { $base-count } cells of the pattern make a closed loop in which each cell sees the next, and every row, column and box has two of these cells or none: { $loop }.
    If the loop held only { $digits }, these two digits could be swapped in all its cells, and the puzzle would have two solutions.

medusa-colours =
    Two candidates of which exactly one is true have different colours: the two of a cell, or the two places for a digit in a row, column or box.
    First colour: { $on-at }.
    Second colour: { $off-at }.
    One colour is true in all its candidates, the other in none.

two-groups-of-colours =
    Where a row, column or box has only two places for { $digits }, these two cells get different colours: { $on } against { $off }, and in a second group { $base } against { $cover }.
    In each group one colour is { $digits } in all its cells, the other in none.

two-colours =
    Where a row, column or box has only two places for { $digits }, these two cells get different colours. First colour: { $on }. Second colour: { $off }.
    One colour is { $digits } in all its cells, the other in none.

bug-extras =
    The extra candidates, beyond two in each cell, are { $fin-at }.
    Without them, every unsolved cell would have two candidates and every digit two places in each house that still needs it: the puzzle would have two solutions or none.
    At least one of the extra candidates is therefore true.

loop-conclusion = { $claim }: { $turn ->
    [denies-itself] a chain that begins with { $start-digits } in { $start } ends with { $start } not being { $start-digits }.
    [takes-another] a chain that begins with { $start-digits } in { $start } ends with { $end-digits } in { $start }.
    [confirms] a chain that begins with { $start } not being { $start-digits } ends with { $start-digits } in { $start }, so { $start } is { $start-digits }.
   *[denies-another] if { $start } were { $end-digits }, it would not be { $start-digits }, and a chain that begins there ends with { $start } not being { $end-digits }.
}

ends-conclusion = { $ends-digits-count ->
    [one] { $claim }: { $gone-count ->
        [one] at least one of { $start } and { $end } is { $start-digits }, and { $gone } sees both.
       *[other] each of these cells sees both { $start } and { $end }, at least one of which is { $start-digits }.
    }
   *[other] { $claim }: { $start } is { $start-digits } or { $end } is { $end-digits }, and { $start } sees { $end }.
}

sees-both-sets = { $gone-count ->
    [one] { $gone } sees every { $gone-any } of both sets
   *[other] { $gone-digits-count ->
        [one] each of these cells sees every { $gone-any } of both sets
       *[other] each candidate that goes sees all places for the same digit in both sets
    }
}.

one-set-holds = { $claim }: at least one of the sets { $base-group } and { $cover-group } holds { $gone-digits }, and { sees-both-sets }

lose-one-hold-others = Each is an almost locked set, with one more digit than cells: a set that loses one digit holds all its others.

closed-loop = { $claim }: a chain closes into a loop, so exactly one end of each weak link is true, and { $removed-count ->
    [one] this candidate is ruled out by both ends of a weak link
   *[other] each of these candidates is ruled out by both ends of a weak link
}{ $sets-count ->
    [0] .
   *[other] {" "}or by a digit that an almost locked set in the loop must hold.
}

closed-loop-lines =
    Read the other way round, the loop holds as well: of the two ends of each link exactly one is true.
    { $lines }

forced-end = { $placed-count ->
    [0] rules out { $gone-any } in { $gone }, at once or by a chain
   *[other] leads to { $placed } by a chain
}

kraken-places =
    In { $base-houses } the { $digits } fits only in { $base }, apart from { $fin-count ->
        [one] the fin { $fin }
       *[other] the fins { $fin }
    }.
    If { $fin-count ->
        [one] the fin is
       *[other] all fins are
    } false, { $base-houses } have their { $digits } in { $cover-houses }, one in each of these: the { $digits } of { $witness-houses } is in { $pivot-count ->
        [one] { $pivot }
       *[other] one of { $pivot }
    }.

nothing-left = { $witness-count ->
    [0] There is no place left for { $witness-digits } in { $witness-houses }
   *[other] { $witness } has no candidate left
}

in-short = { $chain-count ->
    [one] The chain
   *[other] The chains
}: { $chain }.



fish-siamese =
    { $sound ->
        [0] { $claim }: in two finned fish on { $base-houses }, a fin must be { $digits }, and { sees-each } all the fins of one of these fish.
       *[other] { $claim }: in { $gone-count ->
            [one] this cell,
           *[other] each of these cells,
        } one of two finned fish on { $base-houses } rules out { $digits }, whether or not a fin is { $digits }.
    }
    { $base-count ->
        [0] In { $base-houses } the { $digits }s fit only in { $fin }, each of which is a fin of one fish or of both.
       *[other] In { $base-houses } the { $digits }s fit only in { $base }, and in { $fin }, { $fin-count ->
            [one] a fin of one fish or of both.
           *[other] each of which is a fin of one fish or of both.
        }
    }
    { $sound ->
        [0] {""}
       *[other] Each fish has { fish-size } cover houses. If no fin of a fish is { $digits }, the { fish-size } { $digits }s of { $base-houses } are in its cover houses, one in each, and no other cell there can be { $digits }.
    }
    { $sound ->
        [0] {""}
       *[other] If a fin is { $digits }, a cell that sees all the fins of the same fish cannot be { $digits }.
    }
    { $lines }

fish-finned =
    { rules-out-anyway }
    { fish-places }
    { fish-without-fins }
    { fin-sees }

rules-out-anyway = { $claim }, whether or not { $fin-count ->
    [one] the fin { $fin } is { $digits }: the fish rules out { $digits } there if the fin is not { $digits }, and { $gone } { $gone-count ->
        [one] sees
       *[other] see
    } the fin.
   *[other] one of the fins { $fin } is { $digits }: the fish rules out { $digits } there if no fin is { $digits }, and { $gone } { $gone-count ->
        [one] sees
       *[other] see
    } every fin.
}

fish-finned-mutant =
    { $unheld ->
        [0] { rules-out-anyway }
       *[other] { $claim }: { $fin-count ->
            [one] the fin { $fin } is { $digits }, and { sees-each } the fin.
           *[other] at least one of the fins { $fin } is { $digits }, and { sees-each } all the fins.
        }
    }
    { fish-places }
    { $unheld ->
        [0] { fish-without-fins }
       *[other] { no-fin-is }, { $base-count ->
            [0] { $base-houses } have no place for { $digits }, which cannot be.
           *[other] the { fish-size } { $digits }s of { $base-houses } are all in { $held }: too few houses, which cannot be.
        }
    }
    { fin-sees }

two-strong-links =
    { $claim }: { sees-each } both { $pincer }, and at least one of these is { $digits }.
    { two-places-each }
    Therefore at least one of the other two places, { $pincer }, is { $digits }.

two-places-each =
    There are just two places for { $digits } in each of { $base-houses }.
    { $base } are both in { $cover-houses } and cannot both be { $digits }.

almost-locked-wing =
    { $claim }: at least one of the two sides of the wing holds { $pincer-digits }, and { sees-each } every place for { $pincer-digits } on both sides.
    One side is { $base } with the candidates { $base-digits }; the other is { $cover } with { $cover-digits }. Each side has one more digit than cells.
    Every { $pivot-digits } on one side sees every { $pivot-digits } on the other side, so at least one side has no { $pivot-digits }.
    A side without { $pivot-digits } has as many other digits as cells, and must have each of these digits, { $pincer-digits } included.

locked-candidates =
    { $claim }: { $base-houses } needs its { $digits } in { $cover-houses }.
    In { $base-houses } only { $base } can be { $digits }.
    { $base } are { $base-count ->
        [2] both
       *[other] all
    } in { $cover-houses }, and one of these cells must be the { $digits } of { $cover-houses }.

rectangle-one-extra =
    { one-extra-is }
    { deadly-if-equal }
    { only-others }

fish-basic =
    { $claim }: the { $digits }s of { $base-houses } use up { $cover-houses }.
    In { $base-houses } the { $digits }s fit only in { $base }.
    All these cells are in { $cover-houses }: { fish-size } { $digits }s in { fish-size } lines, one in each, which leaves none for the other cells there.

fish-mutant =
    { $claim }: the { $digits }s of { $base-houses } use up { $cover-houses }.
    In { $base-houses } the { $digits }s fit only in { $base }.
    All these cells are in { $cover-houses }: { fish-size } { $digits }s in { fish-size } houses, one in each, which leaves none for the other cells there.
    { $crossings ->
        [0] {""}
       *[other] A cell in two of { $cover-houses } is not { $digits } either: that would use up two of these houses with one { $digits }.
    }

fins =
    { $fin-count ->
        [one] the fin { $fin }
       *[other] the fins { $fin }
    }

fish-places =
    { $base-count ->
        [0] In { $base-houses } the { $digits }s fit only in { fins }.
       *[other] In { $base-houses } the { $digits }s fit only in { $base }, apart from { fins }.
    }

no-fin-is =
    { $fin-count ->
        [one] If the fin is not { $digits }
       *[other] If no fin is { $digits }
    }

fin-sees =
    { $fin-count ->
        [one] If the fin is { $digits }, { $gone } cannot be { $digits }: { $gone-count ->
            [one] this cell sees
           *[other] each of these cells sees
        } the fin.
       *[other] If one of the fins is { $digits }, { $gone } cannot be { $digits }: { $gone-count ->
            [one] this cell sees
           *[other] each of these cells sees
        } { $fin-count ->
            [2] both fins.
           *[other] all the fins.
        }
    }

fish-without-fins =
    { no-fin-is }, the { fish-size } { $digits }s of { $base-houses } are in { $cover-houses }, one in each, which leaves none for the other cells there{ $crossings ->
        [0] {""}
       *[other] , nor for a cell in two of { $cover-houses }, which would use up two of these houses with one { $digits }
    }.

about-full_house = The last empty cell of a row, column or box takes the digit that is still missing there.
when-full_house = Before anything else, and again after every digit you place: look for a row, column or box with a single empty cell. It takes no notes.
explain-full_house =
    { $claim }: { $base-houses } has no other empty cell.
    The only digit missing in { $base-houses } is { $digits }.

about-hidden_single = A digit that fits only one cell of a row, column or box goes there.
when-hidden_single = Start with the digits that are on the grid most often and ask, box by box, where each can still go; then go through the rows and columns. You look at a digit and need no notes; for a naked single you look at a cell.
explain-hidden_single =
    { $claim }: no other cell of { $base-houses } can be { $digits }.
    { $witness-count ->
        [0] In all other empty cells of { $base-houses } the { $digits } is already ruled out.
       *[other] One cell of { $base-houses } is left for the { $digits }: { $base }.
    }

about-naked_single = A cell whose neighbours leave it only one digit takes that digit.
when-naked_single = When no digit has a last place any more: take an empty cell whose row, column and box are well filled, and count the digits that it sees. With notes on, it is a cell with a single note.
explain-naked_single =
    { $claim }: every other digit is ruled out in this cell.
    { $witness-count ->
        [0] Earlier steps have ruled out all digits but { $digits } in { $base }.
        [8] { $base } sees each of the eight other digits, in { $witness }.
        [one] { $base } sees a digit in { $witness }; earlier steps have ruled out the rest.
       *[other] { $base } sees other digits in { $witness }{ $witness-digits-count ->
            [8] .
           *[other] ; earlier steps have ruled out the rest.
        }
    }

subset-locked =
    { $claim }: { $base } use up { $digits } in { $base-houses }.
    { $base } lie where { $base-houses } cross, and their only candidates are { $digits }.
    { $base-count ->
        [2] Two cells hold two digits
       *[other] Three cells hold three digits
    }, one each, and no other cell of { $base-houses-or } can hold { either-digit }.

subset-naked =
    { $claim }: { $base } use up { $digits } in { $base-houses }.
    The only candidates of { $base } are { $digits }.
    { by-size-first } cells hold { by-size } digits, one each, and no other cell of { $base-houses-or } can hold { either-digit }.

subset-hidden =
    { $claim }: { $base } are needed for { $digits } in { $base-houses }.
    In { $base-houses }, the digits { $digits } fit only in { $base }.
    { by-size-first } cells hold these { by-size } digits, one each, and have no room for any other digit.

## Locked candidates and subsets

about-locked_pair = Two cells where a box meets a row or column hold only the same two digits: both houses lose them elsewhere.
when-locked_pair = Whenever you see two cells with the same two notes, ask whether they share a box and a line: then both can be cleared. An ordinary naked pair clears only one house.
explain-locked_pair = { subset-locked }

about-locked_triple = The three cells where a box meets a row or column hold only the same three digits: both houses lose them elsewhere.
when-locked_triple = Look where a line crosses a box: are all three cells empty, with only three digits among them? Then clear the rest of both the line and the box; an ordinary naked triple clears only one house.
explain-locked_triple = { subset-locked }

about-pointing = A digit that a box can hold only in one row or column leaves the rest of that row or column.
when-pointing = Take a digit and look at a box that has two or three places left for it. If they are in one line, follow that line out of the box. Claiming goes the other way, from a line into a box.
explain-pointing = { locked-candidates }

about-claiming = A digit that a row or column can hold only in one box leaves the rest of that box.
when-claiming = Take a digit and follow a row or column in which two or three places are left for it. If all of them lie in one box, clear the rest of the box. It is easier to overlook than pointing, so go through the lines one by one.
explain-claiming = { locked-candidates }

about-naked_pair = Two cells of a row, column or box that hold only the same two digits take both of them.
when-naked_pair = Go from one cell with two notes to the next, and look for the same two notes again in its row, column or box.
explain-naked_pair = { subset-naked }

about-naked_triple = Three cells of a row, column or box that hold only three digits among them take all three.
when-naked_triple = In a house with several empty cells, pick those with two or three notes and look for three of them with only three digits among them. No cell needs all three: 12, 13 and 23 will do.
explain-naked_triple = { subset-naked }

about-hidden_pair = Two digits that fit only the same two cells of a row, column or box leave no room there for others.
when-hidden_pair = Look at digits, not at cells: which digits have only two places left in a house? Two digits with the same two places make the pair, however many other notes those cells still have.
explain-hidden_pair = { subset-hidden }

about-hidden_triple = Three digits that fit only three cells of a row, column or box leave no room there for others.
when-hidden_triple = In a house with many empty cells, gather the digits that have only two or three places, and look for three digits that share three cells. With six empty cells or fewer, look at the other cells instead: they are a naked triple or pair.
explain-hidden_triple = { subset-hidden }

about-naked_quadruple = Four cells of a row, column or box that hold only four digits among them take all four.
when-naked_quadruple = Only in a house with eight or nine empty cells: pick the cells with two to four notes and look for four digits in all. With fewer empty cells the others hold a hidden triple or less, which you would have found.
explain-naked_quadruple = { subset-naked }

about-hidden_quadruple = Four digits that fit only four cells of a row, column or box leave no room there for others.
when-hidden_quadruple = Only in a house with eight or nine empty cells: gather the digits with two to four places and look for four digits that share four cells. With eight, the other four cells are a naked quadruple, so it is found alone only in a house without any digit.
explain-hidden_quadruple = { subset-hidden }

## Fish

about-x_wing = Two rows that can hold a digit only in the same two columns, or the other way round: these columns lose it elsewhere.
when-x_wing = Take one digit at a time and look for rows in which it has exactly two places. Do two of these rows have them in the same two columns? Then do the same by columns. If only one place is in the way, think of a finned X-wing.
explain-x_wing = { fish-basic }

about-swordfish = Three rows that can hold a digit only in the same three columns, or the other way round: these columns lose it elsewhere.
when-swordfish = When a digit has no X-wing, gather the rows in which it has two or three places, and look for three of them that use only three columns; then by columns. A row need not have all three places.
explain-swordfish = { fish-basic }

about-jellyfish = Four rows that can hold a digit only in the same four columns, or the other way round: these columns lose it elsewhere.
when-jellyfish = Only for a digit that is on the grid once or not at all: look for four rows whose places use only four columns, or the other way round. If the digit is there more often, the remaining lines hold a swordfish or an X-wing that removes the same.
explain-jellyfish = { fish-basic }

about-finned_x_wing = An X-wing with a few places too many, the fins: cells that see all of them still lose the digit.
when-finned_x_wing = When an X-wing is spoilt by a place or two too many, see whether all of these lie in the box of one corner. If so, only cells of that box in the corner's column (or row) lose the digit.
explain-finned_x_wing = { fish-finned }

about-sashimi_x_wing = A finned X-wing in which some line has just one place left beside its fins.
when-sashimi_x_wing = When an X-wing lacks a corner and the digit is beside that corner in the same box instead. With a single fin it is a skyscraper; a finned X-wing has all its corners.
explain-sashimi_x_wing = { fish-finned }

about-finned_swordfish = A swordfish with a few places too many, the fins: cells that see all of them still lose the digit.
when-finned_swordfish = When three rows nearly make a swordfish, but for a place or two outside the three columns: do these extra places share a box with one of its cells? Then only cells of that box in the three columns can lose the digit.
explain-finned_swordfish = { fish-finned }

about-sashimi_swordfish = A finned swordfish in which some line has just one place left beside its fins.
when-sashimi_swordfish = As for a finned swordfish, but let one of the rows keep just one place within the three columns. Take two rows that fit, and a third that fits but for its fins in one box.
explain-sashimi_swordfish = { fish-finned }

about-finned_jellyfish = A jellyfish with a few places too many, the fins: cells that see all of them still lose the digit.
when-finned_jellyfish = When a digit is missing in nearly every row and no finned swordfish turns up: take four rows that use four columns but for some places in one box. Look first in that box for what might go.
explain-finned_jellyfish = { fish-finned }

about-sashimi_jellyfish = A finned jellyfish in which some line has just one place left beside its fins.
when-sashimi_jellyfish = As for a finned jellyfish, but a row may keep just one place beside its fins. A short X-chain often removes the same and is easier to find.
explain-sashimi_jellyfish = { fish-finned }

about-franken_x_wing = An X-wing in which boxes stand in for some of the lines.
when-franken_x_wing = For practice, while locked candidates are left: a box and a line, or two lines and a box to cover them. Pointing and claiming, one after the other, always show the same.
explain-franken_x_wing = { fish-mutant }

about-finned_franken_x_wing = A franken X-wing with fins: only cells that see all of them lose the digit.
when-finned_franken_x_wing = Look for a box in which a digit keeps to one line but for a place or two: the line covers the box, the odd places are the fins. The empty rectangle is its simplest form, so look for that first. A place in two of the base houses is a fin, too.
explain-finned_franken_x_wing = { fish-finned-mutant }

about-franken_swordfish = A swordfish in which boxes stand in for some of the lines.
when-franken_swordfish = When a digit has two rows that nearly make a swordfish, look for a box that takes the part of the third: in it, too, the digit keeps to two of the three columns.
explain-franken_swordfish = { fish-mutant }

about-finned_franken_swordfish = A franken swordfish with fins: only cells that see all of them lose the digit.
when-finned_franken_swordfish = When a franken swordfish has a place too many, or an empty rectangle needs one more link: two lines and a box on the same three covers but for the fins, all of which must see what is to go. A place in two of the base houses is a fin, too.
explain-finned_franken_swordfish = { fish-finned-mutant }

about-franken_jellyfish = A jellyfish in which boxes stand in for some of the lines.
when-franken_jellyfish = When a digit is missing in most rows and the smaller fish are used up: begin with boxes in which it keeps to two columns, and add rows until four houses share four covers.
explain-franken_jellyfish = { fish-mutant }

about-finned_franken_jellyfish = A franken jellyfish with fins: only cells that see all of them lose the digit.
when-finned_franken_jellyfish = Few look for it by eye. Suppose that a candidate is true, strike what it sees, and look for four rows and boxes that have to share three columns, or the other way round. A place in two of the base houses is a fin, too.
explain-finned_franken_jellyfish = { fish-finned-mutant }

about-squirmbag = Five rows that can hold a digit only in the same five columns, or the other way round: these columns lose it elsewhere.
when-squirmbag = Only for practice: the lines that are left over always make a jellyfish or less crosswise, which removes the same. Take a digit that is on the grid nowhere, find its jellyfish by columns, and look at the five rows that it does not use.
explain-squirmbag = { fish-basic }

about-whale = Six rows that can hold a digit only in the same six columns, or the other way round: these columns lose it elsewhere.
when-whale = Only for practice: where six rows share six columns, the lines that are left over hold a swordfish or less crosswise. Look for that one.
explain-whale = { fish-basic }

about-leviathan = Seven rows that can hold a digit only in the same seven columns, or the other way round: these columns lose it elsewhere.
when-leviathan = Only for practice: it is the other side of an X-wing. If seven rows share seven columns, the two columns that are left over keep the digit in two rows.
explain-leviathan = { fish-basic }

about-finned_mutant_x_wing = A mutant X-wing with fins: only cells that see all of them lose the digit.
when-finned_mutant_x_wing = Its simplest form is the two-string kite: a row and a column, covered by a box and a line. Look for this fish only where the row or the column has a place or two more, all seen from the cell that is to go. Hints leave it out unless you practise it. A place in two of the base houses is a fin, too.
explain-finned_mutant_x_wing = { fish-finned-mutant }

about-mutant_swordfish = A swordfish with rows, columns and boxes mixed on either side.
when-mutant_swordfish = Rarely, and hints offer it only when you practise it: take a digit and let a row, a column and a box be the base together. Two-string kites that nearly work are a good place to start.
explain-mutant_swordfish = { fish-mutant }

about-finned_mutant_swordfish = A mutant swordfish with fins: only cells that see all of them lose the digit.
when-finned_mutant_swordfish = An X-chain of three strong links is one of these. Look for the fish where such a chain fails because a house has a place too many, and the cell that is to go sees that place. Hints leave it out unless you practise it. A place in two of the base houses is a fin, too.
explain-finned_mutant_swordfish = { fish-finned-mutant }

about-mutant_jellyfish = A jellyfish with rows, columns and boxes mixed on either side.
when-mutant_jellyfish = Rarely, and hints offer it only when you practise it: four houses of any kind whose places fit into four others. Start from a row and a column with few places that do not meet, and add boxes.
explain-mutant_jellyfish = { fish-mutant }

about-finned_mutant_jellyfish = A mutant jellyfish with fins: only cells that see all of them lose the digit.
when-finned_mutant_jellyfish = An X-chain of four strong links is one of these. Suppose that a candidate is true, strike what it sees, and look for four houses that have to share three covers. Hints leave it out unless you practise it. A place in two of the base houses is a fin, too.
explain-finned_mutant_jellyfish = { fish-finned-mutant }

about-finned_mutant_squirmbag = A mutant squirmbag with fins: only cells that see all of them lose the digit.
when-finned_mutant_squirmbag = Work for a program, and hints offer it only when you practise it. By hand, follow the digit as an X-chain of five strong links, with groups. A place in two of the base houses is a fin, too.
explain-finned_mutant_squirmbag = { fish-finned-mutant }

about-finned_mutant_whale = A mutant whale with fins: only cells that see all of them lose the digit.
when-finned_mutant_whale = Work for a program, and hints offer it only when you practise it. By hand, draw every arrangement of the digit that holds the doubtful candidate: you will find none. A place in two of the base houses is a fin, too.
explain-finned_mutant_whale = { fish-finned-mutant }

about-siamese_finned_x_wing = Two finned X-wing patterns on the same base houses, with different covers (the houses that hold its places) and fins: each removes what the other does not.
when-siamese_finned_x_wing = After a finned X-wing, keep its two rows and let another place be the fin. Worth a look only while locked candidates are left: they show the same, step by step.
explain-siamese_finned_x_wing = { fish-siamese }

about-siamese_finned_swordfish = Two finned swordfish patterns on the same base houses, with different covers (the houses that hold its places) and fins: each removes what the other does not.
when-siamese_finned_swordfish = After a finned swordfish, keep its three rows and exchange one column, so that other places become the fins. Look in the boxes of those new fins.
explain-siamese_finned_swordfish = { fish-siamese }

about-siamese_finned_jellyfish = Two finned jellyfish patterns on the same base houses, with different covers (the houses that hold its places) and fins: each removes what the other does not.
when-siamese_finned_jellyfish = After a finned jellyfish, keep its four rows and exchange one column for that of a fin. It pays only if the first fish left something in another box.
explain-siamese_finned_jellyfish = { fish-siamese }

about-siamese_sashimi_x_wing = Two sashimi X-wing patterns on the same base houses, with different covers (the houses that hold its places) and fins: each removes what the other does not.
when-siamese_sashimi_x_wing = After a sashimi X-wing, keep its two rows and let the fin's column be a cover in place of one that holds a single corner: that corner becomes the fin. With two places a row, a skyscraper removes both at once.
explain-siamese_sashimi_x_wing = { fish-siamese }

about-siamese_sashimi_swordfish = Two sashimi swordfish patterns on the same base houses, with different covers (the houses that hold its places) and fins: each removes what the other does not.
when-siamese_sashimi_swordfish = After a sashimi swordfish, keep its three rows and let the fin's column be a cover in place of one that holds a single place of the fish: that place becomes the fin.
explain-siamese_sashimi_swordfish = { fish-siamese }

about-siamese_sashimi_jellyfish = Two sashimi jellyfish patterns on the same base houses, with different covers (the houses that hold its places) and fins: each removes what the other does not.
when-siamese_sashimi_jellyfish = After a sashimi jellyfish, keep its four rows and try the column of the fin as a cover. X-chains along the same rows are usually easier to see.
explain-siamese_sashimi_jellyfish = { fish-siamese }

about-siamese_finned_franken_x_wing = Two finned franken X-wing patterns on the same base houses, with different covers (the houses that hold its places): each removes what the other does not.
when-siamese_finned_franken_x_wing = After a finned franken X-wing, keep its two houses and try another cover for the same box: a column instead of a row, or the line beside. Two empty rectangles in one box often look like this.
explain-siamese_finned_franken_x_wing = { fish-siamese }

about-siamese_finned_franken_swordfish = Two finned franken swordfish patterns on the same base houses, with different covers (the houses that hold its places): each removes what the other does not.
when-siamese_finned_franken_swordfish = After a finned franken swordfish, keep its three houses and let a fin's line be a cover, so that other places become fins. Look where cells see all of the new ones.
explain-siamese_finned_franken_swordfish = { fish-siamese }

about-siamese_finned_franken_jellyfish = Two finned franken jellyfish patterns on the same base houses, with different covers (the houses that hold its places): each removes what the other does not.
when-siamese_finned_franken_jellyfish = After a finned franken jellyfish, keep its four houses and exchange one cover for a line through a fin. By eye hardly anyone does; two grouped X-chains remove the same.
explain-siamese_finned_franken_jellyfish = { fish-siamese }

about-siamese_finned_mutant_x_wing = Two finned mutant X-wing patterns on the same base houses, with different covers (the houses that hold its places): each removes what the other does not.
when-siamese_finned_mutant_x_wing = After a finned mutant X-wing, keep its two houses and cover them otherwise: another box, or another line through the same cells. Two kites on one row and one column look like this. Hints leave it out unless you practise it.
explain-siamese_finned_mutant_x_wing = { fish-siamese }

about-siamese_finned_mutant_swordfish = Two finned mutant swordfish patterns on the same base houses, with different covers (the houses that hold its places): each removes what the other does not.
when-siamese_finned_mutant_swordfish = Rarely, and hints offer it only when you practise it: after a finned mutant swordfish, keep its three houses and make a line through a fin a cover.
explain-siamese_finned_mutant_swordfish = { fish-siamese }

about-siamese_finned_mutant_jellyfish = Two finned mutant jellyfish patterns on the same base houses, with different covers (the houses that hold its places): each removes what the other does not.
when-siamese_finned_mutant_jellyfish = Work for a program, and hints offer it only when you practise it. It is two finned mutant jellyfish in one step; find the one, then ask whether another cover would do.
explain-siamese_finned_mutant_jellyfish = { fish-siamese }

## One digit, two strong links

about-skyscraper = Two rows, or two columns, hold a digit in two cells each and share a line at one end: one of the other ends is true.
when-skyscraper = Think of an X-wing gone crooked: two rows with two places each for a digit, in line at one end only. Look at the cells that see both loose ends. Then try two columns.
explain-skyscraper = { two-strong-links }

about-two_string_kite = A row and a column hold a digit in two cells each and share a box at one end: one of the other ends is true.
when-two_string_kite = For a digit, find a row and a column with two places each that meet in a box, without sharing a cell. Look at the cell where the lines through the two far ends cross. A skyscraper has two rows or two columns instead.
explain-two_string_kite = { two-strong-links }

about-turbot_fish = Two houses hold a digit in two cells each, and an end of the one sees an end of the other: one of the far ends is true.
when-turbot_fish = When a digit shows neither skyscraper nor kite, let boxes with two places join in: a box and a line, two boxes, or two rows or columns whose near ends share a box.
explain-turbot_fish = { two-strong-links }

about-empty_rectangle = A box holds a digit only on one row and one column; a strong link elsewhere bars the one when the other is barred.
when-empty_rectangle = Look for a box in which a digit has places only in one row and one column, like a cross or an L. Then find a line outside with just two places for it, one of them in line with an arm, and look where the other arm meets the line of the other place.
explain-empty_rectangle =
    { $claim }: otherwise { $base-houses } would have no place left for { $digits }.
    In { $base-houses } the { $digits } fits only in cells of { $witness-houses-or }: { $base }.
    In { $cover-houses } the { $digits } fits only in { $on } and { $off }.
    If { $gone } were { $digits }, { $off } would not be { $digits }, and { $on } would be.
    { $gone } and { $on } would then rule out { $digits } in each of { $base }.

about-dual_two_string_kite = Two two-string kites that meet in the same two cells of a box.
when-dual_two_string_kite = When you have found a kite, stay with its two cells in the box and swap their parts: does the column of the one and the row of the other have only two places, too? Then both kites count at once.
explain-dual_two_string_kite =
    { $claim }: { sees-each } both far ends of a kite, at least one of which is { $digits }.
    { two-places-each }
    { $lines }

about-dual_empty_rectangle = Two empty rectangles in the same box, each with a strong link of its own.
when-dual_empty_rectangle = When a box has given you an empty rectangle, stay there: look for a second line with two places that meets the same cross. Each of the two removes a candidate of its own.
explain-dual_empty_rectangle =
    { $claim }: otherwise { $base-houses } would have no place left for { $digits }.
    In { $base-houses } the { $digits } fits only in cells of { $witness-houses-or }: { $base }.
    There are just two places for { $digits } in each of { $cover-houses }.
    { $lines }
    In each of these cases, { $digits } would be ruled out in { $base-count ->
        [2] both
       *[other] all of
    } { $base }.

## Wings

about-w_wing = Two cells hold the same two digits and cannot both take the one, so one of them takes the other.
when-w_wing = When two cells that do not see each other have the same two notes: look for a house in which one of the two digits has just two places, one in sight of each cell. In an XY-wing the cells all differ.
explain-w_wing =
    { $claim }: { sees-each } both { $pincer }, and at least one of these is { $pincer-digits }.
    { $pincer } have the same two candidates: { $digits }.
    In { $base-houses } the { $base-digits } fits only in { $base }, and each of { $pincer } is seen by one of these two cells.
    With { $base-digits } in one of { $base }, at least one of { $pincer } is not { $base-digits }, and must be { $pincer-digits }.

about-xy_wing = A pivot of two candidates (12) sees a 13 and a 23. If the pivot is 1, the first is 3; if the pivot is 2, the second is 3. One of them is 3, and a cell that sees both is not.
when-xy_wing = Start from a cell with two notes, say 12, and look among the cells it sees for a 13 and a 23, or the like. The wings need not see each other; look where their views cross.
explain-xy_wing =
    { $claim }: { sees-each } both { $pincer }, and at least one of these is { $pincer-digits }.
    The pivot { $pivot } has the candidates { $pivot-digits }.
    Each of the wings { $pincer } sees the pivot, and has { $pincer-digits } and a different one of these digits.
    Whichever digit the pivot takes, the wing that has the same digit must be { $pincer-digits }.

about-xyz_wing = A cell with three digits sees two others that hold two of them each: one of the three takes the digit they share.
when-xyz_wing = Start from a cell with three notes, say 123, and look for a 13 in its box and a 23 in its row or column outside the box, or the like. Only cells of the box in that line see all three; if the first cell has two notes, think of an XY-wing.
explain-xyz_wing =
    { $claim }: { sees-each } the pivot { $pivot } and the wings { $pincer }, and at least one of these three cells is { $pincer-digits }.
    The pivot { $pivot } has the candidates { $pivot-digits }.
    Each of the wings { $pincer } sees the pivot, and has { $pincer-digits } and one other digit of the pivot.
    If the pivot is not { $pincer-digits }, the wing that has the same digit as the pivot must be { $pincer-digits }.

## Uniqueness

about-bug_1 = If all unsolved cells had two candidates, the puzzle would have two solutions or none: the one candidate that prevents this is true.
when-bug_1 = Near the end, when every empty cell has two notes and just one has three: the digit of that cell that has three places in its row, column and box is true.
explain-bug_1 =
    { $claim }: if { $fin } were not { $fin-digits }, the puzzle would not have exactly one solution.
    Every unsolved cell but { $fin } has just two candidates.
    Without { $fin-digits }, { $fin } would have two as well, and every digit would have two places in each house that still needs it: there would be two solutions or none.

about-unique_rectangle_1 = Four cells in two rows, two columns and two boxes cannot all hold the same two digits, or the puzzle would have two solutions: the only corner with more takes something else.
when-unique_rectangle_1 = When two cells in a line but in different boxes have the same two notes, complete the rectangle. If a third corner has just these two notes and the fourth has them and more, it is this type.
explain-unique_rectangle_1 =
    { takes-another }
    { deadly-if-equal }
    Only { $fin } has other candidates, and must take one of them.

about-unique_rectangle_2 = Two corners side by side of a possible deadly rectangle have the same one extra candidate: one of them takes it.
when-unique_rectangle_2 = When two corners side by side have just the same two notes, look across: do the other two have these and one more digit, the same in both? If the digits differ, think of types 3 and 4.
explain-unique_rectangle_2 = { rectangle-one-extra }

about-unique_rectangle_3 = The extra candidates of two corners side by side count as one cell, which makes a naked subset with other cells of the house.
when-unique_rectangle_3 = When two corners side by side have just two notes and the other two have different extras: take the extras as one cell, and look for its partners in the line or box of these corners, as for a naked pair or triple.
explain-unique_rectangle_3 =
    { extras-subset }
    { deadly-if-equal }
    { extras-as-cell }

about-unique_rectangle_4 = Two corners side by side are the only places for one of the two digits in a house: neither can take the other digit.
when-unique_rectangle_4 = When two corners side by side have just two notes: ask whether the other two are the only places for one of these digits in a line or box they share. If so, the other digit goes from both, whatever their extras.
explain-unique_rectangle_4 =
    { one-place-each }
    { deadly-if-equal }
    { only-with-others }
    { one-of-pair }

about-unique_rectangle_5 = Two opposite corners or three of a possible deadly rectangle have the same one extra candidate: one of them takes it.
when-unique_rectangle_5 = As for type 2, but the corners with the same one extra digit lie across from each other, or there are three of them. Look for cells that see all of these corners.
explain-unique_rectangle_5 = { rectangle-one-extra }

about-unique_rectangle_6 = Two opposite corners have more candidates, and one of the two digits fits both rows or both columns only in the rectangle: those two corners cannot take it.
when-unique_rectangle_6 = When the corners with just two notes lie diagonally: see whether one of the digits has no other place in both rows, or both columns, of the rectangle. Then the two other corners lose it.
explain-unique_rectangle_6 =
    { or-two-solutions }
    { deadly-if-equal }
    { only-with-others }
    In { $cover-houses } the { $on-digits } fits only in cells of the rectangle.
    If one of { $fin } were { $on-digits }, the other of { $cover-houses } would have no other place for { $on-digits } than the opposite corner. The other two corners would hold the other of { $digits }, and the rectangle would hold only { $digits }.

about-hidden_rectangle = If a corner took one of the two digits, the other digit would have to fill the corners beside it, and the rectangle would be deadly.
when-hidden_rectangle = When one corner of a rectangle, or two, have just two notes: go to the corner opposite one of these. If one of the two digits has no other place in the row and the column of that corner, the corner loses the other digit. It can be found before notes get few.
explain-hidden_rectangle =
    { or-two-solutions }
    { deadly-if-equal }
    In { $cover-houses } the { $on-digits } fits only in cells of the rectangle, and { $witness } has only the candidates { $digits }.
    If { $pivot } were { $gone-digits }, the corners beside { $pivot } would be { $on-digits }, and { $witness } would be { $gone-digits }: the rectangle would hold only { $digits }.

about-avoidable_rectangle_1 = Three corners that were not given hold two digits in turn: the fourth cannot complete the rectangle, which could be swapped.
when-avoidable_rectangle_1 = When you have filled three corners of a rectangle over two boxes yourself, with 1, 2 and 1, say: the fourth cannot be 2. It works only if none of the three was given.
explain-avoidable_rectangle_1 =
    { or-two-solutions }
    { $witness } hold { $digits }, and none of these cells is a clue.
    With { $gone-digits } in { $gone }, these four cells in two rows, two columns and two boxes would hold only { $digits }, and none of them would be a clue: { $digits } could be swapped.

about-avoidable_rectangle_2 = Two corners that were not given are filled, the other two would complete the rectangle or take the same third digit: one of them takes the third.
when-avoidable_rectangle_2 = When you have filled two corners side by side yourself, neither of them given: look at the other two. If each could only complete the rectangle or take the same third digit, look for cells that see both.
explain-avoidable_rectangle_2 =
    { one-extra-is }
    { $witness } hold { $digits }, and neither of these cells is a clue.
    If { $base } completed a rectangle of these two digits, no cell of the rectangle would be a clue: { $digits } could be swapped, and the puzzle would have two solutions.
    { only-others }

about-unique_loop_1 = A loop of six cells or more cannot hold only two digits by turns, or they could be swapped: the only cell with more takes something else.
when-unique_loop_1 = When six cells or more have the same two notes and go round in a ring, two in every house they touch, with just one that has more. Start where a unique rectangle nearly closes but takes a detour; remote pairs leave the ring open.
explain-unique_loop_1 =
    { takes-another }
    { loop-cells }
    Only { $fin } has other candidates, and must take one of them.

about-unique_loop_2 = All cells that keep a loop of two digits from being swapped have the same extra candidate: one of them takes it.
when-unique_loop_2 = When such a ring of two digits has two cells or more with an extra digit, the same in all. Look for cells that see every one of them, as in unique rectangle type 2.
explain-unique_loop_2 =
    { one-extra-is }
    { loop-cells }
    { only-others }

about-unique_loop_3 = The extra candidates of two cells of a loop count as one cell, which makes a naked subset with other cells of the house.
when-unique_loop_3 = When such a ring has just two cells with extras, which differ, in one house: take the extras as one cell and look for a naked pair or triple with other cells of that house.
explain-unique_loop_3 =
    { extras-subset }
    { loop-cells }
    { extras-as-cell }

about-unique_loop_4 = Two cells of a loop are the only places for one of its two digits in a house: neither can take the other digit.
when-unique_loop_4 = When such a ring has just two cells with extras in one house: see whether one of the ring's digits has no other place in that house. Then the other leaves both cells.
explain-unique_loop_4 =
    { one-place-each }
    { loop-cells }
    { only-with-others }
    { one-of-pair }

about-extended_rectangle = Two rows of three cells, or two columns, cannot both hold only the same three digits, or they could be swapped.
when-extended_rectangle = When the same three digits are in three cells of one line and in the three cells beside them in a parallel line, over three boxes or within two, and only a cell or two has more. Naked triples that nearly happen twice are where to look.
explain-extended_rectangle =
    { $cover-count ->
        [0] { $on-count ->
            [0] { $fin-count ->
                [one] { takes-another }
               *[other] { one-extra-is }
            }
           *[other] { $claim }: one of { $on } must be { $on-digits }, and the other { $fin-any }.
        }
       *[other] { extras-subset }
    }
    { $base } make two lines of three cells, each cell beside a cell of the other line.
    If these cells held only { $digits }, the two lines could be swapped without any row, column or box changing its digits, and the puzzle would have two solutions.
    { $fin-count ->
        [one] { $fin } must therefore be { $fin-any }.
       *[other] At least one of { $fin } must therefore be { $fin-any }.
    }
    { $cover-count ->
        [0] { $on-count ->
            [0] {""}
           *[other] In { $cover-houses } the { $on-digits } fits only in { $on }: one of these cells is { $on-digits }, and the other { $fin-any }.
        }
       *[other] { extras-in-subset }
    }

about-bug_2 = All candidates that keep the puzzle from being a bivalue universal grave are of one digit: one of them is true.
when-bug_2 = Near the end, when nearly every cell has two notes and each of the few with three has the same digit too many: look for cells that see all these extra places. With a single cell it is BUG + 1.
explain-bug_2 =
    { one-extra-is }
    Without { $fin-digits } in { $fin }, every unsolved cell would have two candidates and every digit two places in each house that still needs it.
    Then the puzzle would have two solutions or none, so at least one of { $fin } is { $fin-digits }.

about-bug_3 = What keeps the puzzle from being a bivalue universal grave counts as one cell, which makes a naked subset with other cells of the house.
when-bug_3 = Near the end, when the cells with too many notes, two or a few more, share a house and their extras differ: take the extras as one cell, and look for a naked pair or triple with other cells there.
explain-bug_3 =
    { extras-subset }
    { bug-extras }
    { extras-in-subset }

about-bug_4 = Two cells that keep the puzzle from being a bivalue universal grave are the only places for another digit: they take nothing else.
when-bug_4 = Near the end, when two cells with too many notes share a house: is a digit that is not extra confined to these two there? Then they keep only that digit and their extras.
explain-bug_4 =
    { $claim }: one of { $on } must be { $on-digits }, and the other takes an extra candidate.
    { bug-extras }
    In { $cover-houses } the { $on-digits } fits only in { $on }.
    One of { $on } is therefore { $on-digits }, and the other takes an extra candidate.

## Colouring

about-simple_colours_trap = Places of a digit that come in pairs get two colours, one of which is true in all its cells: a cell that sees both colours cannot be the digit.
when-simple_colours_trap = When a digit has house after house with just two places that share cells: colour the places by turns, and look for a cell outside that sees both colours. An X-chain may also use looser links.
explain-simple_colours_trap =
    { $claim }: { $gone-count ->
        [one] this cell sees
       *[other] each of these cells sees
    } both colours, and one of the two colours is { $digits } in all its cells.
    { two-colours }
    { $gone-count ->
        [one] { $gone } sees { $seen-on } of the first colour and { $seen-off } of the second.
       *[other] Each of { $gone } sees cells of both colours.
    }

about-simple_colours_wrap = Places of a digit that come in pairs get two colours: a colour that is twice in one house is false.
when-simple_colours_wrap = While colouring a digit by turns, check each house: as soon as two cells of one colour share a row, column or box, that whole colour is false. For the trap you look outside the coloured cells instead.
explain-simple_colours_wrap =
    { $claim }: either all of these cells are { $digits } or none is, and { $conflict } share { $cover-houses }.
    { two-colours }
    The second colour is false, as { $cover-houses } can have only one { $digits }.

about-multi_colours_1 = Two groups of one digit, each in two colours: where a colour of one group sees a colour of the other, one of the two opposite colours is true, and a cell that sees both of these cannot be the digit.
when-multi_colours_1 = When one digit falls into two separate groups of pairs: colour both. If a colour of the one sees a colour of the other, look for cells that see the two colours opposite to those.
explain-multi_colours_1 =
    { $claim }: { $witness-count ->
        [0] the colour of { $on } or the colour of { $base } is true, and { $gone-count ->
            [one] { $gone } sees both colours.
           *[other] each of these cells sees both colours.
        }
       *[other] { $gone-count ->
            [one] { $gone } sees
           *[other] each of these cells sees
        } two colours, at least one of which is true.
    }
    { two-groups-of-colours }
    { $near } sees { $far }, so the colours of { $near } and { $far } are not both true. At least one of the other two colours is therefore true: that of { $on } or that of { $base }.
    { $lines }

about-multi_colours_2 = Two groups of one digit, each in two colours: a colour that sees both colours of the other group is false.
when-multi_colours_2 = When one digit falls into two separate groups of pairs: colour both and see whether a colour of the one sees both colours of the other. Then it is false, all of it.
explain-multi_colours_2 =
    { $claim }: { $gone-count ->
        [one] this cell sees both colours of a group of cells, and one of these two colours is { $digits } in all its cells.
       *[other] either all of these cells are { $digits } or none is, and they see both colours of a second group, one of which is { $digits } in all its cells.
    }
    { $gone-count ->
        [one] Where a row, column or box has only two places for { $digits }, these two cells get different colours. First colour: { $base }. Second colour: { $cover }.
       *[other] { two-groups-of-colours }
    }
    { $near-count ->
        [one] If { $near } were { $digits }, { $far } and { $far-too } could not be { $digits }
       *[other] If the colour of { $off } were true, { $near } would rule out { $digits } in { $far }, and { $near-too } would rule out { $digits } in { $far-too }
    }: both colours { $gone-count ->
        [one] {""}
       *[other] of the second group{" "}
    }would be false, which cannot be.

about-medusa_trap = Candidates of which exactly one is true, in a cell or in a house, get two colours: what both colours rule out is false.
when-medusa_trap = When colouring one digit stops short and many cells have two notes: let the colour pass to the other digit of such a cell and go on. Then look for candidates that both colours rule out, by sight or in their own cell.
explain-medusa_trap =
    { $claim }: of two colours one is true in all its candidates, and each colour rules out { $removed-count ->
        [one] { $gone-any } in { $gone }.
       *[other] all that is removed.
    }
    { medusa-colours }

about-medusa_wrap = Candidates of which exactly one is true, in a cell or in a house, get two colours: a colour that contradicts itself is false.
when-medusa_wrap = While colouring over all digits: as soon as one colour is twice in a cell, twice in a house for one digit, or leaves a cell nothing, that whole colour is false. Check after every cell you colour.
explain-medusa_wrap =
    { $claim }: all of one colour would be true together, and then { $witness-houses-count ->
        [0] { $witness-digits-count ->
            [0] { $witness } would have no candidate left.
           *[other] { $witness } would be { $witness-digits } at once.
        }
       *[other] { $witness-houses } would have more than one { $witness-digits }: { $witness }.
    }
    { medusa-colours }
    The second colour is the one that cannot be true.

## Almost locked sets and exclusion

about-sue_de_coq = The cells where a box meets a row or column, with other cells of both houses, have as many digits as there are cells: each digit is used once among them.
when-sue_de_coq = Look at the cells where a line crosses a box: two cells with four digits among them, or three with five. Then look for a cell with two of the digits in the rest of the line, and one with two others in the rest of the box.
explain-sue_de_coq =
    { $claim }: { $whole } take the digits { $whole-digits }, one each.
    { $base } lie in both { $cover-houses }. Besides these, { $on } in { $line } { $on-count ->
        [one] has
       *[other] have
    } the candidates { $on-digits }, and { $off } in { $box } { $off-count ->
        [one] has
       *[other] have
    } { $off-digits }.
    { $on } and { $off } have no digit in common, so each digit has all its places in { $line } or all in { $box }, and can be in these cells only once. There are as many digits as cells, so each digit is in one of these cells.
    No other cell of { $line } can be { $on-any }, and no other cell of { $box } can be { $off-any }.
    { $only-count ->
        [0] {""}
       *[other] No other cell of { $line } or { $box } can be { $only-any }.
    }

about-wxyz_wing = A cell of two digits and three cells of four digits share two digits. One of these is restricted, it cannot be on both sides; so one of the sides takes the other digit.
when-wxyz_wing = When an XYZ-wing lacks a little: start from a cell with two notes, and look for three cells of one house with four digits, among them those two. All places of one of the two, here and there, must see each other.
explain-wxyz_wing = { almost-locked-wing }

about-vwxyz_wing = A cell of two digits and four cells of five digits share two digits. One of these is restricted, it cannot be on both sides; so one of the sides takes the other digit.
when-vwxyz_wing = As for a WXYZ-wing with one more cell: a cell with two notes against four cells of one house with five digits. Go through the cells with two notes; the fuller side is nearly a naked quadruple.
explain-vwxyz_wing = { almost-locked-wing }

about-uvwxyz_wing = A cell of two digits and five cells of six digits share two digits. One of these is restricted, it cannot be on both sides; so one of the sides takes the other digit.
when-uvwxyz_wing = As for a WXYZ-wing with two cells more: a cell with two notes against five cells of one house with six digits. With seven cells, look at the few cells of the house that are left out: they are quicker to read.
explain-uvwxyz_wing = { almost-locked-wing }

about-als_xz = Two almost locked sets (n cells, n + 1 digits) share a digit that only one of them can hold: the other set holds all its other digits, so a cell that sees every place of a second common digit cannot be that digit.
when-als_xz = Look for groups of cells in one house with one digit too many: a cell with two notes, two cells with three digits, three with four. Take two groups with two digits in common, one of which cannot be in both.
explain-als_xz =
    { $pivot-digits-count ->
        [one] { one-set-holds }
       *[other] { $claim }: each of the sets { $base-group } and { $cover-group } holds one of { $pivot-digits } and all its other digits, and each candidate that goes sees all places for { $pivot-any } in both sets, or all places for another digit in one of the sets.
    }
    { $base-group } has the digits { $base-digits }; { $cover-group } has the digits { $cover-digits }. { lose-one-hold-others }
    { $pivot-digits-count ->
        [one] Every { $pivot-digits } of { $base-group } sees every { $pivot-digits } of { $cover-group }, so at least one of the two sets has no { $pivot-digits } and holds { $gone-digits }.
       *[other] All places for { $pivot-any } in { $base-group } see all places for the same digit in { $cover-group }, so each of { $pivot-digits } is in at most one of the two sets. A set lacks at most one of its digits: each set holds exactly one of { $pivot-digits }, and all its other digits.
    }

about-als_xy_wing = A middle almost locked set shares one digit with each of two others: it takes its digit from one of these, which then holds all its other digits.
when-als_xy_wing = When two groups with one digit too many share a digit but have no common digit in full view: look for a third group that is tied to each by a digit of its own. It is an XY-wing with groups for cells.
explain-als_xy_wing =
    { one-set-holds }
    Three sets: { $sets }. { lose-one-hold-others }
    { $on-digits-count ->
        [one] { $pivot-count ->
            [one] { $on-digits } in { $pivot-group }
           *[other] Every { $on-digits } of { $pivot-group }
        } sees every { $on-digits } of { $base-group }
       *[other] Every { $on-any } of { $pivot-group } sees all places for the same digit in { $base-group }
    }, and { $off-digits-count ->
        [one] { $pivot-count ->
            [one] { $off-digits } in { $pivot-group }
           *[other] every { $off-digits } of { $pivot-group }
        } sees every { $off-digits } of { $cover-group }
       *[other] every { $off-any } of { $pivot-group } sees all places for the same digit in { $cover-group }
    }.
    { $pivot-group } lacks at most one of its digits, so { $pivot-group } holds one of the digits just named, and rules out that digit in { $base-group } or in { $cover-group }. The set that loses this digit holds { $gone-digits }.

about-als_chain = Almost locked sets, each of which shares with the next a digit that only one of the two can hold: the first set or the last holds a digit that both have.
when-als_chain = When three groups are not enough: go on from group to group, leaving each by another digit than the one you came in by, until the last holds a digit of the first. If all groups are single cells it is an XY-chain.
explain-als_chain =
    { one-set-holds }
    The chain passes these sets: { $sets }. { lose-one-hold-others }
    { in-short }

about-death_blossom = Each candidate of a cell takes a digit from an almost locked set: whichever candidate is true, one of the sets holds all its other digits.
when-death_blossom = Start from a cell with two or three notes, and find for each of them a group with one digit too many, in which the cell sees all places of that note. Then look for a digit that all these groups hold.
explain-death_blossom =
    { $claim }: whichever of { $pivot-digits } is in { $pivot }, an almost locked set (a petal) holds { $gone-digits }, and { $gone-digits-count ->
        [one] { $gone } { $gone-count ->
            [one] sees
           *[other] see
        } every { $gone-any } of the petals.
       *[other] each candidate that goes sees all places for the same digit in the petals.
    }
    { $sets-count ->
        [one] The petal is { $sets }, with one more digit than cells: if the petal loses one digit, the petal holds all its others. Each digit of { $pivot }, the stem, rules out that digit in the petal.
       *[other] The petals are { $sets }. { lose-one-hold-others } Each digit of { $pivot }, the stem, rules out that digit in a petal.
    }
    { in-short }

about-aligned_pair_exclusion = Two cells that see each other cannot take two digits from cells that have only one to spare: a digit left without partner goes.
when-aligned_pair_exclusion = When two cells that see each other both see several cells with two notes: go through their pairs of digits and strike those that a cell with two notes, or two cells with three digits, forbid. A digit left without partner can go.
explain-aligned_pair_exclusion =
    { $claim }: with { $base-digits } in { $base }, { $pivot } would have no candidate left.
    Suppose { $base } is { $base-digits }. { $pivot } sees { $base } and can then only be { $others-or }.
    { $sets-count ->
        [one] The set { $sets } has just one more digit than cells.
       *[other] Each of these sets has just one more digit than cells: { $sets }.
    }
    With { $base-digits } in { $base } and { $others-or } in { $pivot }, { $sets-count ->
        [one] this set
       *[other] one of these sets
    } would lose two digits, all places for which { $base } and { $pivot } see, and have fewer digits than cells.

## Expert patterns

another-candidate =
    { $fin-count ->
        [1] Only { $fin } has other candidates, so { $fin } must be { $fin-any }.
       *[other] At least one of the other candidates, the guardians, is therefore true: { $fin-at-or }.
    }

guardians-rule-out =
    { $fin-count ->
        [1] { $claim }: { $fin } must be { $fin-any }.
       *[other] { $claim }: at least one of the guardians ({ $fin-at-or }) is true, and each of the guardians rules out { $removed }.
    }

guardian-swap =
    { $placed-count ->
        [0] { guardians-rule-out }
       *[other] { or-two-solutions }
    }

guardian-fill =
    { $placed-count ->
        [0] { guardians-rule-out }
       *[other] { $claim }: otherwise { $base-digits } alone would have to fill { $base }, which is impossible.
    }
about-unique_rectangle_guardians = A rectangle over two boxes that would hold the same two digits, but for their other places in the houses of its sides: one of these is true.
when-unique_rectangle_guardians = When the corners of a rectangle over two boxes all hold the same two digits beside others: look where else these two fit in the rows, columns or boxes of two opposite sides. If there are few such places, what all of them rule out can go.
explain-unique_rectangle_guardians =
    { guardian-swap }
    { deadly-if-equal }
    If { $digits } had no other place in { $cover-houses }{ $witness-count ->
        [0] {""}
       *[other] , and { $witness } no other candidates
    }, the rectangle would hold only { $digits }.
    { $fin-count ->
        [1] { $fin } must therefore take a digit that prevents this: { $fin-any }.
       *[other] At least one of the candidates that prevent this, the guardians, is therefore true: { $fin-at-or }.
    }

about-bug_lite = Cells of two candidates each, in which every digit has two places or none in each house: if they held these alone, all could be swapped, so one of their other candidates is true.
when-bug_lite = When many cells have two candidates, three digits or more among them: start from a cell with three or four, take two of its candidates, and see whether cells with just two give each of these a second place in every house. The pattern closes when no digit is alone in a row, column or box.
explain-bug_lite =
    { guardian-swap }
    Without { $fin-at }, each of { $base } would have two candidates. Among these cells, each of { $base-digits } would have two places or none in every row, column and box.
    If these cells held only these candidates, each of them could take the other of its two candidates, and the puzzle would have two solutions.
    { another-candidate }

about-symmetrical_placement = The clues stay the same when the grid is turned or mirrored and digits are exchanged. The puzzle has one solution, so that stays the same, too.
when-symmetrical_placement = At the start of a puzzle whose clues lie symmetrically: see whether the same digits always face each other. If they do, the middle cell (or the diagonal) holds digits that stay as they are, and whatever is found on one side holds on the other.
explain-symmetrical_placement =
    { $claim }: the solution has the same symmetry as the clues.
    { $symmetry ->
        [half_turn] Give the grid a half turn
        [quarter_turn] Give the grid a quarter turn to the right
        [diagonal] Mirror the grid across the diagonal from top left to bottom right
       *[anti_diagonal] Mirror the grid across the diagonal from top right to bottom left
    } and exchange digits ({ $exchanged }; { $base-digits-count ->
        [1] { $base-digits } stays
       *[other] { $base-digits } stay
    }): the clues are the same again.
    The only solution is then the same again as well, and a candidate and its images are all true or all false.
    { $witness-count ->
        [0] Each of the removed candidates has an image that rules the candidate out: another digit in the same cell, or the same digit in a cell that sees this one.
       *[other] In { $witness }, images of { $gone-count ->
            [0] the placed digits
           *[other] these candidates
        } are decided already.
    }

about-firework_triple = Three digits that outside a box fit one cell of a row and one cell of a column: these two and the cell where the lines cross hold them.
when-firework_triple = When a row and a column cross in a box, and both have most of their other cells filled: look for digits that outside the box fit only one cell of the row and one of the column, the same for three digits.
explain-firework_triple =
    { $claim }: { $base } hold { $base-digits }, one each.
    In { $cover-houses }, outside { $witness-houses }, the digits { $base-digits } fit only in the wings { $pincer }.
    If one of these digits is in neither wing, both lines have that digit in { $witness-houses }, which is possible only where the lines cross: in { $pivot }.
    Each of { $base-digits } is therefore in one of the three cells { $base }, and fills that cell.

about-firework_quadruple = Four digits that fill the corners of a rectangle, two of them round one corner, two round the corner opposite.
when-firework_quadruple = When two digits are bound to a crossing and its two wings, but there is no third: look at the fourth corner of the rectangle. Are two others bound to it and to the same wings?
explain-firework_quadruple =
    { $claim }: { $base } hold { $base-digits }, one each.
    Two of the digits { $base-digits } belong to each of the crossings { $pivot }, in its row and its column.
    { $lines }
    If one of these digits is in neither wing, both its lines have that digit in the box where they cross, which is possible only at the crossing.
    The four digits therefore fill the four corners { $base }, and each of { $pivot } holds one of its own two digits.

about-broken_wing = A digit cannot be in every second cell of an odd cycle, so the digit is in another place of the houses that tie the cells.
when-broken_wing = When a digit has two places in several houses, but not in all: follow them round five or seven cells and back to the first. The places that keep you from it are the guardians.
explain-broken_wing =
    { $placed-count ->
        [0] { $claim }: at least one of { $fin }, the guardians, is { $base-digits }, and { sees-each } { $fin-count ->
            [2] both guardians.
           *[other] all the guardians.
        }
       *[other] { $claim }: otherwise { $base-digits } would have to alternate round an odd number of cells.
    }
    An odd number of cells make a closed ring through { $cover-houses }, with two cells in each of these houses: { $ring }.
    If each of these houses had its { $base-digits } in one of its two cells of the ring, every second cell would be { $base-digits }, which is impossible in an odd ring.
    { $fin-count ->
        [1] The only other place for { $base-digits } in these houses, the guardian { $fin }, is therefore { $base-digits }.
       *[other] At least one of the other places for { $base-digits } in these houses, the guardians { $fin }, is therefore { $base-digits }.
    }

about-bivalue_oddagon = An odd cycle of cells cannot hold the same two digits alone: one of the other candidates is true.
when-bivalue_oddagon = When the same two notes come back in cell after cell: follow them round five, seven or nine cells, each in sight of the next. If only one or two have more notes, one of these is true.
explain-bivalue_oddagon =
    { guardian-fill }
    An odd number of cells make a closed ring through { $cover-houses }, with two cells in each of these houses: { $ring }.
    If these cells held only { $base-digits }, the two digits would alternate, which is impossible in an odd ring.
    { another-candidate }

about-tridagon = Twelve cells in four boxes, three to a box in different rows and columns, that three digits cannot fill: one of the other candidates is true.
when-tridagon = In the hardest puzzles, when three digits are open in four boxes at the corners of a rectangle, in three cells of each, all in different rows and columns. Three of the boxes fall the same way, one the other way, or the like. It is also called Thor's hammer.
explain-tridagon =
    { guardian-fill }
    { $placed-count ->
        [0] { $base } are
       *[other] These twelve cells are
    } three in each of { $cover-houses }, in different rows and columns of the box.
    If these cells held only { $base-digits }, each digit would be in another row in the box beside, as a row has a digit only once: all three digits would move on by one row, or all three by two rows, counting from the last row on to the first. The same holds for the columns of boxes one above the other.
    In an odd number of the four boxes, the three cells run the other way: from row to row, they move one column to the left instead of to the right, counting from the first column on to the last. A digit followed from box to box round all four therefore would not come back to the cell where it began: { $base-digits } alone cannot fill these cells.
    { another-candidate }

exocet-bases =
    The base cells { $base } have the candidates { $base-digits }, the base digits.
    Outside the boxes of { $base } and { $pincer }, each base digit fits into { $cover-houses } at most twice altogether: all its places there are in two rows or columns.
exocet-targets =
    A digit that is true in the base is therefore in one of { $cover-houses } within these boxes. No cell in sight of the base can hold that digit, and { $off } have no base digit: only { $pincer } can hold it.
about-junior_exocet = Two base cells and two target cells elsewhere in the same three boxes hold the same two digits, since the three lines that cross theirs through the targets and beside the base have no room for a digit three times.
when-junior_exocet = In a hard puzzle, when two cells side by side in a box have three or four notes between them: look in the two other boxes of the band or stack for a cell with such notes above or below one without any of them. Then count the lines that hold each digit on the crossing lines.
explain-junior_exocet =
    { $claim }: the targets { $pincer } hold the same two digits as the base cells { $base }.
    { exocet-bases }
    { exocet-targets }
    { $fin-count ->
        [0] {""}
       *[other] If { $fin-at } were true, the same digit would have to be on both other crossing lines outside the boxes, where the digit fits only once.
    }
    { $lines }

about-double_exocet = Two exocets side by side with the same four digits: their bases hold all four between them, and so do their targets.
when-double_exocet = When you have found an exocet of four digits: look for a second pair of cells with the same four notes in another box of the band or stack, on another line, whose targets are other cells.
explain-double_exocet =
    { $claim }: the base cells of two exocets hold all of { $base-digits }, and the targets hold all of them as well.
    Two exocets share the digits { $base-digits }: their base cells are { $base }, their targets { $pincer }.
    Outside the boxes of these cells, each of the digits fits into { $cover-houses } at most twice altogether: all its places there are in two rows or columns. { $off } have none of the digits.
    { $lines }
    A target rules out its digit in base cells of the other exocet in the same box, and two targets in one box hold different digits. The two exocets therefore hold four different digits: all four are in the base cells, and all four in the targets.
    { $rest }
    A cell that sees all places for one of these digits in the base cells, or in the targets, cannot be that digit, and the targets hold no other digit.

about-sk_loop = Eight pairs of cells round four boxes, at four solved cells: their digits have just enough room in the rows, columns and boxes that join them.
when-sk_loop = When two rows and two columns meet in four clues in four boxes and the sixteen cells beside these clues are open: see which digits each pair shares with the next, in a box, a row, a box, a column and so on. Two for each pair make a loop.
explain-sk_loop =
    { $claim }: the { $base-count } cells of the loop take each of these digits in a row, column or box of the removed candidate.
    The loop is made of { $base-count ->
        [16] eight pairs
       *[other] eight groups of one or two cells
    } round four boxes: { $pairs }.
    Each { $base-count ->
        [16] pair
       *[other] group
    } and the next are in one of { $cover-houses }. A digit can appear in the loop at most once in each house, so at most as many times as there are houses needed to hold all its places in the loop.
    Added up over the digits { $base-digits }, these numbers make { $base-count }, the number of cells: each digit is in the loop as often as it can be.
    Each of the houses needed for a digit therefore has that digit in a cell of the loop, and no other cell of the house can have it.

about-multi_sector_locked_sets = Cells where some rows and columns meet: some digits are bounded by the rows, others by the columns, and together they have just enough room to fill them.
when-multi_sector_locked_sets = In the hardest puzzles, when nothing else is left: choose three to five rows in which a few digits are given again and again, and columns so that few others are open where they meet. Then count in how many rows or columns each digit fits there.
explain-multi_sector_locked_sets =
    { $claim }: the { $base-count } marked cells take each of these digits in the row or column of the removed candidate.
    The marked cells are the { $base-count } unsolved cells where { $on-houses } meet { $off-houses }.
    Among the marked cells, { $on-digits-count ->
        [one] a { $on-digits } fits at most once into each of these rows
       *[other] each of { $on-digits } fits at most once into each of these rows
    }, and { $off-digits-count ->
        [one] a { $off-digits } at most once into each of these columns
       *[other] each of { $off-digits } at most once into each of these columns
    }.
    Counting, for each digit, only the rows or columns that have a place for the digit in the marked cells, this makes { $base-count } digits at most, exactly the number of cells. Each of the digits counted must therefore be in a marked cell of its row or column, and in no other cell there.

## Chains, nets and last resorts

# $chain is the chain in Eureka notation; its lines come where the entry has it, the notation at the end.

about-remote_pair = A chain of cells with the same two candidates, each in sight of the next: the two digits alternate, so a cell that sees both ends has neither.
when-remote_pair = When four cells or more have the same two notes, see whether each sees the next, and number them by turns. A cell that sees the first and the fourth loses both digits. A W-wing or a naked pair needs only two such cells.
explain-remote_pair =
    { $claim }: { $gone-count ->
        [one] { $start } and { $end } hold { $base-digits } between them, and { $gone } sees both.
       *[other] each of these cells sees both { $start } and { $end }, which hold { $base-digits } between them.
    }
    Along { $way } each cell has only the candidates { $base-digits } and sees the next, so { $base-digits } alternate. { $start } and { $end }, an odd number of links apart, hold one of these digits each.
    { in-short }

about-x_chain = A chain of one digit that alternates strong links (at least one end is true) and weak links (at most one end is true): one of its two ends must be true.
when-x_chain = When a digit has many houses with just two places, but no two of these are enough: start from a loose end and go on, pair by pair, each in sight of the next, and look at the cells that see both ends. Colouring goes from pair to pair only where they share a cell.
explain-x_chain =
    { ends-conclusion }
    { in-short }

about-xy_chain = A chain of cells with two candidates each: one of its two ends takes the digit that both ends have.
when-xy_chain = When many cells have two notes: start at one of them, leave by one digit to a cell that shares it, and go on until a cell ends with the digit you did not use at the start. With three cells it is an XY-wing, with equal pairs a remote pair.
explain-xy_chain =
    { ends-conclusion }
    { in-short }

about-continuous_nice_loop = A chain that comes round to its beginning without a contradiction: of the two ends of every link exactly one is true.
when-continuous_nice_loop = When a chain comes back to its start and strong and weak links still alternate there. Then look beside every weak link, not at the ends: a discontinuous loop says something of one cell only.
explain-continuous_nice_loop =
    { closed-loop }
    { in-short }
    { closed-loop-lines }

about-discontinuous_nice_loop = A chain that comes back to its first cell and contradicts or confirms what it began with.
when-discontinuous_nice_loop = When you suspect one candidate: follow what it leads to until you come back to its cell. Two weak links that meet there bar the digit, two strong ones make it true. If they alternate, the loop is continuous.
explain-discontinuous_nice_loop =
    { loop-conclusion }
    { in-short }

about-aic = A chain that alternates strong links (at least one end is true) and weak links (at most one end is true): one of its two ends must be true.
when-aic = When X-chains and XY-chains give nothing: mix them. Begin with a strong link, be it a digit with two places or a cell with two notes, and change digits within cells. Stop when the two ends are the same digit or see each other.
explain-aic =
    { ends-conclusion }
    { in-short }

about-grouped_continuous_nice_loop = A chain that comes round to its beginning without a contradiction: of the two ends of every link exactly one is true. Some links lead to a group of cells where a line meets a box.
when-grouped_continuous_nice_loop = When a loop would close but for a digit with three places: two of them in one line of a box count as one. Then look beside all weak links, as in any continuous loop.
explain-grouped_continuous_nice_loop =
    { closed-loop }
    { in-short }
    { closed-loop-lines }

about-grouped_discontinuous_nice_loop = A chain that comes back to its first cell and contradicts or confirms what it began with. Some links lead to a group of cells where a line meets a box.
when-grouped_discontinuous_nice_loop = When you follow a candidate and the chain breaks off at a digit with three or more places: take those in one line of a box as one group, and see whether the chain now comes back to its cell.
explain-grouped_discontinuous_nice_loop =
    { loop-conclusion }
    { in-short }

about-grouped_aic = A chain that alternates strong links (at least one end is true) and weak links (at most one end is true): one of its two ends must be true. Some links lead to a group of cells where a line meets a box.
when-grouped_aic = When plain chains give nothing: look for boxes in which a digit has places in two lines only. Each line is a group, and the two groups are a strong link; a row or column whose places lie in two boxes serves as well.
explain-grouped_aic =
    { ends-conclusion }
    { in-short }

about-cell_forcing_chain = Whichever candidate of a cell is true, chains lead to the same end.
when-cell_forcing_chain = When single chains give nothing: start from a cell with three notes, or few more, from each of which much follows. Follow each in a colour of its own, and look for what all colours agree on.
explain-cell_forcing_chain =
    { $own ->
        [0] { $claim }: { $base } is { $base-any }, and each of these digits { forced-end }.
       *[other] { $claim }: with { $gone-any } in { $gone }, a chain shows that { $gone } is not { $gone-any }.
    }
    { $own ->
        [0] {""}
       *[other] { $base } is { $base-any }, and each digit but { $gone-any } rules out { $gone-any } there at once.
    }
    { start-is-end }
    { in-short }

about-house_forcing_chain = Wherever a row, column or box has a digit, chains lead to the same end.
when-house_forcing_chain = As from a cell, but start from a digit with three places, or few more, in a row, column or box. Take one whose places each see many cells with two notes.
explain-house_forcing_chain =
    { $own ->
        [0] { $claim }: the { $base-digits } of { $base-houses } is in { $base-or }, and from each of these places { $base-digits } { forced-end }.
       *[other] { $claim }: with { $gone-any } in { $gone }, a chain shows that { $gone } is not { $gone-any }.
    }
    { $own ->
        [0] {""}
       *[other] The { $base-digits } of { $base-houses } is in { $base-or }, and from each of these places but { $gone }, { $base-digits } rules out { $gone-any } in { $gone } at once.
    }
    { start-is-end }
    { in-short }

about-contradiction_forcing_chain = Chains from one candidate leave a cell without a candidate, or a digit without a place.
when-contradiction_forcing_chain = When you doubt a candidate that sees many cells with two notes and many pairs of places: follow chains from it until a cell or a digit has nothing left. Each chain must hold by itself; if you must put two results together, it is a net.
explain-contradiction_forcing_chain =
    { $claim }: with { $base-digits } in { $base }, { $witness-count ->
        [0] { $witness-houses } would have no place for { $witness-digits }.
       *[other] { $witness } would have no candidate left.
    }
    { in-short }
    { $witness-count ->
        [0] In { $witness-houses } the { $witness-digits } fits only in { $reached }, so no place would be left.
       *[other] { $witness } has no candidates but { $reached-digits }, so none would be left.
    }

about-forcing_net = Suppose a candidate and fill in every single that follows: if that ends in a contradiction, the candidate is false.
when-forcing_net = When even chains fail: suppose a candidate in a cell with two notes and fill in all singles that follow, as if it were yours. If something breaks, it is false. Write down where you began.
explain-forcing_net =
    { $claim }: with { $base-digits } in { $base }{ $on-count ->
        [0] {""}
        [one] {" "}and the single that follows
       *[other] {" "}and the singles that follow
    }, { $witness-count ->
        [0] { $witness-houses } would have no place for { $witness-digits }.
       *[other] { $witness } would have no candidate left.
    }
    Suppose { $base } is { $base-digits }{ $on-count ->
        [0] .
        [one] , and fill in the single that follows.
       *[other] , and fill in the singles that follow, one after the other.
    }
    { nothing-left }, so { $base } is not { $base-digits }.

about-verity_net = Whichever choice of a cell or house is true, the singles that follow have something in common.
when-verity_net = When a supposition runs far but meets no contradiction: try the other candidates of the same cell, or the other places of the same digit, and compare what has been filled.
explain-verity_net =
    { $claim }: { $base-houses-count ->
        [0] { $base } is { $base-any }
       *[other] { $base-houses } has its { $base-digits } in { $base-or }
    }, and in each case the singles that follow lead to { $placed-count ->
        [0] the same removals.
       *[other] these digits.
    }

about-kraken_fish_1 = A fish whose fins do not see what it would eliminate: chains lead from every fin to the same end.
when-kraken_fish_1 = When a finned fish would remove the very candidate that you want gone, but its fins do not see it: try short chains from each fin. Where all fins see it, it is an ordinary finned fish. Hints leave it out unless you practise it.
explain-kraken_fish_1 =
    { $claim }: { $witness-houses } has its { $digits } in { $pivot-count ->
        [one] { $pivot }
       *[other] one of { $pivot }
    }, or { $fin-count ->
        [one] the fin { $fin } is { $digits }, from which a chain
       *[other] one of the fins { $fin } is { $digits }, from each of which a chain
    } rules out { $gone-any } in { $gone }.
    { kraken-places }
    { in-short }

about-kraken_fish_2 = Chains lead from every fin of a fish, and from all its cells in one cover, to the same end.
when-kraken_fish_2 = When a finned fish has few cells in one cover and few fins: follow a chain from each of them and look for a common end, of any digit. In type 1 the chains begin at the fins alone. Hints leave it out unless you practise it.
explain-kraken_fish_2 =
    { $claim }: at least one of { $pivot } and the { $fin-count ->
        [one] fin
       *[other] fins
    } { $fin } is { $digits }, and from each of these a chain rules out { $gone-any } in { $gone }.
    { kraken-places }
    { in-short }

about-proof_by_cases = Suppose a candidate, and show that nothing can be right with it, whatever else is the case.
when-proof_by_cases = When no single supposition ends by itself, as in the hardest puzzles: suppose one candidate, and within that another; what fails there is false under the first, and more singles follow. Write each level in a colour of its own.
explain-proof_by_cases =
    { $claim }: with { $base-digits } in { $base }, a proof by cases shows that { $witness-count ->
        [0] { $witness-houses } would have no place for { $witness-digits }.
       *[other] { $witness } would have no candidate left.
    }
    Suppose { $base } is { $base-digits }. The contradiction comes after { $inferences ->
        [one] one line
       *[other] { $inferences } lines
    }{ $suppositions ->
        [one] .
       *[other] , with { $suppositions } suppositions in all.
    }
    { nothing-left }, so { $base } is not { $base-digits }.

arrangement =
    An arrangement puts one { $digits } in every row, column and box, and uses only cells where { $digits } is still a candidate.
    { $witness-count ->
        [0] {""}
       *[other] Cells that every arrangement of another digit includes are ruled out: { $witness-at }.
    }

about-template_set = A candidate that is in every possible arrangement of its digit is true.
when-template_set = When a digit has few places left: draw all ways to place the digit once in every row, column and box, and see which cell is in all of them. With many places this is work for a program.
explain-template_set =
    { $claim }: every possible arrangement of the { $digits }s includes { $placed-count ->
        [one] this cell
       *[other] these cells
    }.
    { arrangement }

about-template_delete = A candidate that is in no possible arrangement of its digit is false.
when-template_delete = When you doubt a place of a digit: suppose that it is right and try to place the digit in all other rows, columns and boxes. If that cannot be done, it can go. Fish and X-chains find most of these with less work.
explain-template_delete =
    { $claim }: no possible arrangement of the { $digits }s includes { $removed-count ->
        [one] this cell
       *[other] any of these cells
    }.
    { arrangement }

about-brute_force = A digit of the solution, found by trying, when no reasoning is left.
when-brute_force = When nothing else is left. It teaches nothing: first check your notes, as one that is missing or too many hides most patterns.
explain-brute_force =
    { $claim }: trying out all possibilities leaves no other digit there.
    No other technique finds a step in this position.

## How to distinguish two techniques that are easily taken for each other

apart-full_house-hidden_single = A full house is the last empty cell of its house. A hidden single is the last place for one digit; its house may have more empty cells.
apart-hidden_single-naked_single = A hidden single is the only place for its digit in a house. A naked single is the only digit for its cell.
apart-pointing-claiming = Pointing goes out of a box into a line. Claiming goes out of a line into a box.
apart-locked_pair-naked_pair = A locked pair is a naked pair whose two cells share a box and a line: it eliminates in both.
apart-naked_pair-hidden_pair = A naked pair is two cells with only two digits. A hidden pair is two digits with only two cells: there the other notes of the cells go.
apart-naked_pair-naked_triple = Count cells and digits: two cells with two digits, or three cells with three digits among them.
apart-naked_triple-hidden_triple = A naked triple eliminates outside its cells, a hidden triple inside them.
apart-naked_quadruple-hidden_quadruple = A naked quadruple eliminates outside its cells, a hidden one inside them. Look for the side with fewer cells.
apart-x_wing-swordfish = An X-wing is two lines with two places each; a swordfish is three lines with at most three.
apart-x_wing-skyscraper = In an X-wing both ends are in the same two lines. In a skyscraper one pair of ends is shifted.
apart-x_wing-finned_x_wing = A finned X-wing has a place too many: only cells that also see the fin lose the digit.
apart-finned_x_wing-sashimi_x_wing = A finned X-wing has all four corners beside its fin. In a sashimi X-wing the corner beside the fin is missing.
apart-swordfish-jellyfish = Count the lines: three for a swordfish, four for a jellyfish.
apart-skyscraper-two_string_kite = A skyscraper has two rows or two columns. A kite has a row and a column that meet in a box.
apart-two_string_kite-turbot_fish = A kite joins a row and a column in a box. A turbot fish joins any two houses with two places each.
apart-turbot_fish-empty_rectangle = A turbot fish has two houses with two places each. An empty rectangle needs one; the box holds the digit on one row and one column.
apart-xy_wing-xyz_wing = The pivot of an XY-wing has two candidates, that of an XYZ-wing three: there what goes has to see the pivot, too.
apart-xy_wing-w_wing = An XY-wing has a pivot that sees both ends. A W-wing has two equal cells that a strong link joins.
apart-xy_wing-xy_chain = An XY-wing is an XY-chain of three cells.
apart-remote_pair-xy_chain = All cells of a remote pair have the same two candidates. In an XY-chain they change from cell to cell.
apart-unique_rectangle_1-unique_rectangle_2 = In type 1 one corner has extra candidates, in type 2 two corners have the same one.
apart-unique_rectangle_1-hidden_rectangle = Type 1 needs three corners with just two candidates. A hidden rectangle needs one, and strong links from the corner opposite.
apart-unique_rectangle_1-avoidable_rectangle_1 = The corners of a unique rectangle are empty; those of an avoidable one were filled by you, and none is a clue.
apart-simple_colours_trap-simple_colours_wrap = In a trap another cell sees both colours. In a wrap one colour sees itself.
apart-simple_colours_trap-multi_colours_1 = Simple colours need one component. Multi colours join two, one of whose colours see each other.
apart-x_chain-xy_chain = An X-chain keeps to one digit. An XY-chain goes from cell to cell of two candidates, and the digit changes.
apart-x_chain-turbot_fish = A turbot fish is an X-chain with two strong links.
apart-xy_chain-aic = An XY-chain uses cells of two candidates alone. An AIC also uses houses with two places.
apart-continuous_nice_loop-discontinuous_nice_loop = A continuous loop closes without a break and eliminates all around. A discontinuous one says something about the one cell where it breaks.
apart-discontinuous_nice_loop-aic = A loop comes back to its first cell. An AIC has two ends, one of which is true.
apart-aic-grouped_aic = The nodes of a grouped AIC may be two or three cells of a line in a box.
apart-als_xz-wxyz_wing = A WXYZ-wing is an ALS-XZ with one cell of two candidates as one of its sets.
apart-als_xz-als_xy_wing = ALS-XZ joins two sets, an ALS-XY-wing three, the middle one tied to both others.
apart-als_xy_wing-als_chain = An ALS-XY-wing is an ALS chain of three sets.
apart-cell_forcing_chain-house_forcing_chain = One starts from all candidates of a cell, the other from all places of a digit in a house.
apart-forcing_net-verity_net = One supposes a candidate and meets a contradiction. The other tries all of a cell or house and takes what they share.

## The idea of each technique, a sentence or two a line: what there is, why something follows, and what follows.

idea-full_house =
    A row, column or box has nine cells and needs nine digits.
    If eight of its cells are filled, one cell and one digit are left.
    The last empty cell takes the missing digit.
idea-hidden_single =
    Every row, column and box needs each digit once.
    A digit on the grid bars the other cells of its row, column and box.
    If one cell of a house is left for a digit, the digit goes there.
idea-naked_single =
    A cell cannot take a digit that is already in its row, column or box.
    If eight of the nine digits are barred from a cell, one digit is left.
    The cell takes that digit.
idea-locked_pair =
    Two cells lie in one box and in one line, and both can only be 1 or 2.
    One of the two cells is 1 and the other is 2.
    No other cell of the box or of the line can be 1 or 2.
idea-locked_triple =
    Three cells lie in one box and in one line, and can only be 1, 2 or 3.
    Three cells take three digits, so they use up 1, 2 and 3.
    No other cell of the box or of the line can be 1, 2 or 3.
idea-pointing =
    In a box, all places left for a digit lie in one row or column.
    The box needs the digit, so one of these places has it, and the line has its digit there.
    The other cells of the line cannot be that digit.
idea-claiming =
    In a row or column, all places left for a digit lie in one box.
    The line needs the digit, so one of these places has it, and the box has its digit there.
    The other cells of the box cannot be that digit.
idea-naked_pair =
    Two cells of a row, column or box can only be 1 or 2.
    Two cells take two digits, so the cells use up 1 and 2.
    No other cell of the house can be 1 or 2.
idea-naked_triple =
    Three cells of a row, column or box can only be 1, 2 or 3. Not every cell needs all of these digits.
    Three cells take three digits, so the cells use up 1, 2 and 3.
    No other cell of the house can be 1, 2 or 3.
idea-hidden_pair =
    In a row, column or box, the digits 1 and 2 have no place outside the same two cells.
    The house needs all two digits, so they fill the two cells.
    These two cells cannot be anything but 1 or 2.
idea-hidden_triple =
    In a row, column or box, the digits 1, 2 and 3 have no place outside the same three cells.
    The house needs all three digits, so they fill the three cells.
    These three cells cannot be anything but 1, 2 or 3.
idea-naked_quadruple =
    Four cells of a row, column or box can only be 1, 2, 3 or 4. Not every cell needs all of these digits.
    Four cells take four digits, so the cells use up 1, 2, 3 and 4.
    No other cell of the house can be 1, 2, 3 or 4.
idea-hidden_quadruple =
    In a row, column or box, the digits 1, 2, 3 and 4 have no place outside the same four cells.
    The house needs all four digits, so they fill the four cells.
    These four cells cannot be anything but 1, 2, 3 or 4.
idea-x_wing =
    In two rows, a digit has places in the same two columns only. Rows and columns may be exchanged.
    Each of the two rows needs the digit, and no two can have it in the same column, so each of the two columns gets one of them.
    The other cells of the two columns cannot be that digit.
idea-swordfish =
    In three rows, a digit has places in the same three columns only. Rows and columns may be exchanged.
    Each of the three rows needs the digit, and no two can have it in the same column, so each of the three columns gets one of them.
    The other cells of the three columns cannot be that digit.
idea-jellyfish =
    In four rows, a digit has places in the same four columns only. Rows and columns may be exchanged.
    Each of the four rows needs the digit, and no two can have it in the same column, so each of the four columns gets one of them.
    The other cells of the four columns cannot be that digit.
idea-finned_x_wing =
    This is an X-wing, but for a few places too many in one box: the fins.
    If every fin is false, the X-wing holds, and its columns lose the digit elsewhere. If a fin is true, every cell that sees the fin loses the digit.
    A cell that the X-wing would clear and that sees every fin cannot be the digit.
idea-sashimi_x_wing =
    This is an X-wing with fins, in which a line has only one place left beside its fins.
    If every fin is false, the X-wing holds, and its columns lose the digit elsewhere. If a fin is true, every cell that sees the fin loses the digit.
    A cell that the X-wing would clear and that sees every fin cannot be the digit.
idea-finned_swordfish =
    This is a swordfish, but for a few places too many in one box: the fins.
    If every fin is false, the swordfish holds, and its columns lose the digit elsewhere. If a fin is true, every cell that sees the fin loses the digit.
    A cell that the swordfish would clear and that sees every fin cannot be the digit.
idea-sashimi_swordfish =
    This is a swordfish with fins, in which a line has only one place left beside its fins.
    If every fin is false, the swordfish holds, and its columns lose the digit elsewhere. If a fin is true, every cell that sees the fin loses the digit.
    A cell that the swordfish would clear and that sees every fin cannot be the digit.
idea-finned_jellyfish =
    This is a jellyfish, but for a few places too many in one box: the fins.
    If every fin is false, the jellyfish holds, and its columns lose the digit elsewhere. If a fin is true, every cell that sees the fin loses the digit.
    A cell that the jellyfish would clear and that sees every fin cannot be the digit.
idea-sashimi_jellyfish =
    This is a jellyfish with fins, in which a line has only one place left beside its fins.
    If every fin is false, the jellyfish holds, and its columns lose the digit elsewhere. If a fin is true, every cell that sees the fin loses the digit.
    A cell that the jellyfish would clear and that sees every fin cannot be the digit.
idea-franken_x_wing =
    This is an X-wing in which boxes take the part of some lines.
    Two houses that share no cell need the digit two times, and all its places there lie in two other houses: each of these gets the digit once.
    The other cells of these two houses cannot be the digit.
idea-finned_franken_x_wing =
    This is an X-wing in which boxes take the part of some lines, with a few places too many: the fins.
    If every fin is false, the X-wing holds, and its covers lose the digit elsewhere. If a fin is true, every cell that sees the fin loses the digit.
    A cell that the X-wing would clear and that sees every fin cannot be the digit.
idea-franken_swordfish =
    This is a swordfish in which boxes take the part of some lines.
    Three houses that share no cell need the digit three times, and all its places there lie in three other houses: each of these gets the digit once.
    The other cells of these three houses cannot be the digit.
idea-finned_franken_swordfish =
    This is a swordfish in which boxes take the part of some lines, with a few places too many: the fins.
    If every fin is false, the swordfish holds, and its covers lose the digit elsewhere. If a fin is true, every cell that sees the fin loses the digit.
    A cell that the swordfish would clear and that sees every fin cannot be the digit.
idea-franken_jellyfish =
    This is a jellyfish in which boxes take the part of some lines.
    Four houses that share no cell need the digit four times, and all its places there lie in four other houses: each of these gets the digit once.
    The other cells of these four houses cannot be the digit.
idea-finned_franken_jellyfish =
    This is a jellyfish in which boxes take the part of some lines, with a few places too many: the fins.
    If every fin is false, the jellyfish holds, and its covers lose the digit elsewhere. If a fin is true, every cell that sees the fin loses the digit.
    A cell that the jellyfish would clear and that sees every fin cannot be the digit.
idea-squirmbag =
    In five rows, a digit has places in the same five columns only. Rows and columns may be exchanged.
    Each of the five rows needs the digit, and no two can have it in the same column, so each of the five columns gets one of them.
    The other cells of the five columns cannot be that digit.
idea-whale =
    In six rows, a digit has places in the same six columns only. Rows and columns may be exchanged.
    Each of the six rows needs the digit, and no two can have it in the same column, so each of the six columns gets one of them.
    The other cells of the six columns cannot be that digit.
idea-leviathan =
    In seven rows, a digit has places in the same seven columns only. Rows and columns may be exchanged.
    Each of the seven rows needs the digit, and no two can have it in the same column, so each of the seven columns gets one of them.
    The other cells of the seven columns cannot be that digit.
idea-finned_mutant_x_wing =
    This is an X-wing of rows, columns and boxes mixed, with a few places too many: the fins.
    If every fin is false, the X-wing holds, and its covers lose the digit elsewhere. If a fin is true, every cell that sees the fin loses the digit.
    A cell that the X-wing would clear and that sees every fin cannot be the digit.
idea-mutant_swordfish =
    This is a swordfish in which rows, columns and boxes are mixed on either side.
    Three houses that share no cell need the digit three times, and all its places there lie in three other houses: each of these gets the digit once.
    The other cells of these three houses cannot be the digit.
idea-finned_mutant_swordfish =
    This is a swordfish of rows, columns and boxes mixed, with a few places too many: the fins.
    If every fin is false, the swordfish holds, and its covers lose the digit elsewhere. If a fin is true, every cell that sees the fin loses the digit.
    A cell that the swordfish would clear and that sees every fin cannot be the digit.
idea-mutant_jellyfish =
    This is a jellyfish in which rows, columns and boxes are mixed on either side.
    Four houses that share no cell need the digit four times, and all its places there lie in four other houses: each of these gets the digit once.
    The other cells of these four houses cannot be the digit.
idea-finned_mutant_jellyfish =
    This is a jellyfish of rows, columns and boxes mixed, with a few places too many: the fins.
    If every fin is false, the jellyfish holds, and its covers lose the digit elsewhere. If a fin is true, every cell that sees the fin loses the digit.
    A cell that the jellyfish would clear and that sees every fin cannot be the digit.
idea-finned_mutant_squirmbag =
    This is a squirmbag of rows, columns and boxes mixed, with a few places too many: the fins.
    If every fin is false, the squirmbag holds, and its covers lose the digit elsewhere. If a fin is true, every cell that sees the fin loses the digit.
    A cell that the squirmbag would clear and that sees every fin cannot be the digit.
idea-finned_mutant_whale =
    This is a whale of rows, columns and boxes mixed, with a few places too many: the fins.
    If every fin is false, the whale holds, and its covers lose the digit elsewhere. If a fin is true, every cell that sees the fin loses the digit.
    A cell that the whale would clear and that sees every fin cannot be the digit.
idea-siamese_finned_x_wing =
    Two finned X-wing patterns have the same base houses, but different covers.
    Each of the two holds by itself, with its own fins.
    A cell that either of the two would clear cannot be the digit.
idea-siamese_finned_swordfish =
    Two finned swordfish patterns have the same base houses, but different covers.
    Each of the two holds by itself, with its own fins.
    A cell that either of the two would clear cannot be the digit.
idea-siamese_finned_jellyfish =
    Two finned jellyfish patterns have the same base houses, but different covers.
    Each of the two holds by itself, with its own fins.
    A cell that either of the two would clear cannot be the digit.
idea-siamese_sashimi_x_wing =
    Two sashimi X-wing patterns have the same base houses, but different covers.
    Each of the two holds by itself, with its own fins.
    A cell that either of the two would clear cannot be the digit.
idea-siamese_sashimi_swordfish =
    Two sashimi swordfish patterns have the same base houses, but different covers.
    Each of the two holds by itself, with its own fins.
    A cell that either of the two would clear cannot be the digit.
idea-siamese_sashimi_jellyfish =
    Two sashimi jellyfish patterns have the same base houses, but different covers.
    Each of the two holds by itself, with its own fins.
    A cell that either of the two would clear cannot be the digit.
idea-siamese_finned_franken_x_wing =
    Two finned franken X-wing patterns have the same base houses, but different covers.
    Each of the two holds by itself, with its own fins.
    A cell that either of the two would clear cannot be the digit.
idea-siamese_finned_franken_swordfish =
    Two finned franken swordfish patterns have the same base houses, but different covers.
    Each of the two holds by itself, with its own fins.
    A cell that either of the two would clear cannot be the digit.
idea-siamese_finned_franken_jellyfish =
    Two finned franken jellyfish patterns have the same base houses, but different covers.
    Each of the two holds by itself, with its own fins.
    A cell that either of the two would clear cannot be the digit.
idea-siamese_finned_mutant_x_wing =
    Two finned mutant X-wing patterns have the same base houses, but different covers.
    Each of the two holds by itself, with its own fins.
    A cell that either of the two would clear cannot be the digit.
idea-siamese_finned_mutant_swordfish =
    Two finned mutant swordfish patterns have the same base houses, but different covers.
    Each of the two holds by itself, with its own fins.
    A cell that either of the two would clear cannot be the digit.
idea-siamese_finned_mutant_jellyfish =
    Two finned mutant jellyfish patterns have the same base houses, but different covers.
    Each of the two holds by itself, with its own fins.
    A cell that either of the two would clear cannot be the digit.
idea-skyscraper =
    In two rows, a digit has two places each, and one place of each row lies in the same column. Rows and columns may be exchanged.
    The two places in that column cannot both be the digit, so at least one row has the digit at its other end.
    A cell that sees both other ends cannot be the digit.
idea-two_string_kite =
    A digit has two places in a row and two in a column, and one place of each lies in the same box.
    The two places in that box cannot both be the digit, so the digit is at the other end of the row or of the column.
    A cell that sees both other ends cannot be the digit.
idea-turbot_fish =
    A digit has two places in each of two houses, and one place of the first house sees one of the second.
    The two places that see each other cannot both be the digit, so the digit is at one of the two far ends.
    A cell that sees both far ends cannot be the digit.
idea-empty_rectangle =
    In a box, a digit has places on one row and one column only. Elsewhere, a line that crosses one of the two has just two places for the digit.
    If the place on the crossing is the digit, the box has to use its other line. If it is not, the far place of the strong link is the digit.
    A cell on the box's other line that sees the far place cannot be the digit.
idea-dual_two_string_kite =
    Two two-string kites share the same two cells of a box.
    In each kite, the digit is at one of the two far ends.
    A cell that sees both far ends of one kite cannot be the digit.
idea-dual_empty_rectangle =
    Two empty rectangles use the same box, each with a strong link of its own.
    Each of the two holds by itself.
    A cell that either of the two clears cannot be the digit.
idea-w_wing =
    Two cells can both only be 1 or 2, and do not see each other.
    Somewhere, 2 has just two places in a house, and each of these places sees one of the two cells. One of the places is 2, so one of the two cells is not 2 and has to be 1.
    A cell that sees both cells cannot be 1.
idea-xy_wing =
    The pivot is 1 or 2. It sees two wings: one is 1 or 3, the other is 2 or 3.
    If the pivot is 1, the first wing has only 3 left. If the pivot is 2, the second wing has only 3 left.
    Whichever digit the pivot takes, one of the two wings is 3.
    A cell that sees both wings cannot be 3.
idea-xyz_wing =
    The pivot is 1, 2 or 3. It sees two wings: one is 1 or 3, the other is 2 or 3.
    If the pivot is 1, the first wing is 3. If the pivot is 2, the second wing is 3. Else the pivot itself is 3.
    One of the three cells is 3.
    A cell that sees all three cells cannot be 3.
idea-bug_1 =
    Every unsolved cell but one has two candidates, and every digit has two places in each house, but for one extra candidate.
    Without the extra candidate, all cells could be filled in two ways or in none, and the puzzle has exactly one solution.
    The extra candidate is true.
idea-unique_rectangle_1 =
    Four cells in two rows, two columns and two boxes that hold only 1 and 2 could be swapped: the puzzle would have two solutions.
    Three corners can only be 1 or 2; the fourth has more candidates.
    The fourth corner cannot be 1 or 2.
idea-unique_rectangle_2 =
    Four cells in two rows, two columns and two boxes that hold only 1 and 2 could be swapped: the puzzle would have two solutions.
    Two corners can only be 1 or 2; the two others can also be 3. One of these two has to be 3.
    A cell that sees both of these corners cannot be 3.
idea-unique_rectangle_3 =
    Four cells in two rows, two columns and two boxes that hold only 1 and 2 could be swapped: the puzzle would have two solutions.
    Two corners on one side have other candidates, and one of these has to be true. The two corners count as one cell with the extra candidates, and make a naked subset with other cells of the house.
    No further cell of the house can be a digit of the subset.
idea-unique_rectangle_4 =
    Four cells in two rows, two columns and two boxes that hold only 1 and 2 could be swapped: the puzzle would have two solutions.
    In a house of two corners, 1 has no place but these corners, so one of them is 1. If the other were 2, the rectangle would be deadly.
    The two corners cannot be 2.
idea-unique_rectangle_5 =
    Four cells in two rows, two columns and two boxes that hold only 1 and 2 could be swapped: the puzzle would have two solutions.
    Two opposite corners, or three, can also be 3 and nothing else. One of them has to be 3.
    A cell that sees all of these corners cannot be 3.
idea-unique_rectangle_6 =
    Four cells in two rows, two columns and two boxes that hold only 1 and 2 could be swapped: the puzzle would have two solutions.
    Two opposite corners have other candidates. In both rows, or both columns, 1 has no place but the corners, so 1 takes two opposite corners. If it took the two with more candidates, the rest would be 2 and the rectangle deadly.
    The two corners with more candidates cannot be 1.
idea-hidden_rectangle =
    Four cells in two rows, two columns and two boxes that hold only 1 and 2 could be swapped: the puzzle would have two solutions.
    Take the corner opposite the one with only 1 and 2. In its row and in its column, 1 has no place but the corners. If this corner were 2, both neighbours would be 1 and the fourth 2: deadly.
    This corner cannot be 2.
idea-avoidable_rectangle_1 =
    Four cells in two rows, two columns and two boxes that are no clues and hold only 1 and 2 could be swapped: the puzzle would have two solutions.
    Three corners are filled with 1 and 2 in turn, and none of them is a clue.
    The fourth corner cannot complete the rectangle.
idea-avoidable_rectangle_2 =
    Four cells in two rows, two columns and two boxes that are no clues and hold only 1 and 2 could be swapped: the puzzle would have two solutions.
    Two corners are filled and are no clues. The two others would complete the rectangle or be 3, so one of them is 3.
    A cell that sees both of these corners cannot be 3.
idea-unique_loop_1 =
    A loop of cells, two in each house it passes, that holds only 1 and 2 could be swapped: the puzzle would have two solutions.
    All cells of the loop but one can only be 1 or 2.
    The one cell with more candidates cannot be 1 or 2.
idea-unique_loop_2 =
    A loop of cells, two in each house it passes, that holds only 1 and 2 could be swapped: the puzzle would have two solutions.
    The cells of the loop with more candidates can also be 3 and nothing else. One of them has to be 3.
    A cell that sees all of these cells cannot be 3.
idea-unique_loop_3 =
    A loop of cells, two in each house it passes, that holds only 1 and 2 could be swapped: the puzzle would have two solutions.
    Two cells of the loop have other candidates, and one of these has to be true. The two cells count as one cell, and make a naked subset with other cells of the house.
    No further cell of the house can be a digit of the subset.
idea-unique_loop_4 =
    A loop of cells, two in each house it passes, that holds only 1 and 2 could be swapped: the puzzle would have two solutions.
    Two cells of the loop are the only places for 1 in a house, so one of them is 1. If the other were 2, the loop could be swapped.
    The two cells cannot be 2.
idea-extended_rectangle =
    Two rows of three cells that hold only the same three digits could be swapped: the puzzle would have two solutions. Columns may take the part of rows.
    Something has to prevent that: one of the other candidates in these cells is true.
    What would leave only the three digits, or is ruled out by all of the other candidates, is false.
idea-bug_2 =
    If every unsolved cell had two candidates and every digit two places in each house, the puzzle would have two solutions or none.
    All extra candidates that prevent this are the same digit. One of them is true.
    A cell that sees all of them cannot be that digit.
idea-bug_3 =
    If every unsolved cell had two candidates and every digit two places in each house, the puzzle would have two solutions or none.
    One of the extra candidates is true. Their cells count as one cell, and make a naked subset with other cells of the house.
    No further cell of the house can be a digit of the subset.
idea-bug_4 =
    If every unsolved cell had two candidates and every digit two places in each house, the puzzle would have two solutions or none.
    Two cells hold the extra candidates, and are the only places of another digit in a house: one of the cells takes that digit, the other an extra candidate.
    All other candidates of the two cells are false.
idea-simple_colours_trap =
    A digit has two places in house after house. Colour its places by turns: either all of one colour are true, or all of the other.
    A cell that sees both colours sees a true one in any case.
    A cell that sees both colours cannot be the digit.
idea-simple_colours_wrap =
    A digit has two places in house after house. Colour its places by turns: either all of one colour are true, or all of the other.
    One colour is twice in the same house, and a house takes the digit only once.
    All places of that colour are false, and those of the other are true.
idea-multi_colours_1 =
    A digit is coloured in two separate chains: in each, one of two colours is true.
    A colour of the first chain sees a colour of the second, so not both are true. One of the two opposite colours is true.
    A cell that sees both opposite colours cannot be the digit.
idea-multi_colours_2 =
    A digit is coloured in two separate chains: in each, one of two colours is true.
    A colour of the first chain sees both colours of the second, one of which is true.
    All places of that colour of the first chain are false.
idea-medusa_trap =
    Candidates are tied in cells with two candidates and in houses with two places for a digit. Colour them by turns: either all of one colour are true, or all of the other.
    Another candidate is ruled out by a candidate of each colour.
    That candidate is false.
idea-medusa_wrap =
    Candidates are tied in cells with two candidates and in houses with two places for a digit. Colour them by turns: either all of one colour are true, or all of the other.
    One colour contradicts itself: it is twice in a cell or for a digit in a house, or leaves a cell nothing.
    All candidates of that colour are false, and those of the other are true.
idea-sue_de_coq =
    Where a box meets a line, some cells, together with cells of the rest of the box and of the rest of the line, hold just as many digits as they are cells.
    Each of these digits is used once among them: those of the box part in the box, those of the line part in the line.
    No other cell of the box or of the line can be a digit that is used there.
idea-wxyz_wing =
    A cell of two digits and three cells of four digits have two digits in common.
    One common digit is restricted: its places on the two sides see each other, so only one side can have it. The other side loses it and holds all its other digits.
    One of the two sides has the other common digit: a cell that sees all its places on both sides cannot be that digit.
idea-vwxyz_wing =
    A cell of two digits and four cells of five digits have two digits in common.
    One common digit is restricted: its places on the two sides see each other, so only one side can have it. The other side loses it and holds all its other digits.
    One of the two sides has the other common digit: a cell that sees all its places on both sides cannot be that digit.
idea-uvwxyz_wing =
    A cell of two digits and five cells of six digits have two digits in common.
    One common digit is restricted: its places on the two sides see each other, so only one side can have it. The other side loses it and holds all its other digits.
    One of the two sides has the other common digit: a cell that sees all its places on both sides cannot be that digit.
idea-als_xz =
    Cells with one digit more than cells are almost locked: if they lose one digit, they hold all the others.
    Two such sets have a restricted digit in common: its places see each other, so only one set can have it. The other set holds all its other digits.
    A second digit of both sets is in one of them: a cell that sees all its places cannot be that digit.
idea-als_xy_wing =
    Cells with one digit more than cells are almost locked: if they lose one digit, they hold all the others.
    A third set shares a restricted digit with each of two others. It cannot hold both of these digits back, so one of the two others loses its digit and holds the rest.
    A digit common to these two sets is in one of them: a cell that sees all its places cannot be that digit.
idea-als_chain =
    Cells with one digit more than cells are almost locked: if they lose one digit, they hold all the others.
    Such sets are tied one to the next by restricted digits. If the first set does not hold its end digit, it takes the digit that ties it to the next, and so on up to the last set.
    The end digit is in the first set or in the last: a cell that sees all its places there cannot be that digit.
idea-death_blossom =
    Cells with one digit more than cells are almost locked: if they lose one digit, they hold all the others.
    A stem cell takes a digit away from such a set with each of its candidates, so whichever candidate is true, one of the sets is locked.
    A digit that all sets hold is in the locked one: a cell that sees all its places cannot be that digit.
idea-aligned_pair_exclusion =
    Two cells see each other; both see cells or sets that have only one digit to spare.
    A pair of digits in the two cells that would leave such a cell or set too few digits is impossible.
    A digit of the two cells that is left without a partner is false.
idea-unique_rectangle_guardians =
    Four cells in two rows, two columns and two boxes that hold only 1 and 2 could be swapped: the puzzle would have two solutions.
    The digits have other places in the houses of the sides, and one of these places, or another candidate of the corners, has to be true.
    What all of these rule out is false.
idea-bug_lite =
    In some cells, take two candidates each, so that every digit has two places or none in each house. If the cells held only these, all could be swapped: the puzzle would have two solutions.
    One of the other candidates of these cells has to be true.
    What all of these candidates rule out is false.
idea-symmetrical_placement =
    The clues stay the same when the grid is turned or mirrored and some digits are exchanged.
    The puzzle has one solution, so turning or mirroring gives that solution again, with the same digits exchanged.
    A cell that stays in its place can only be a digit that stays the same.
idea-firework_triple =
    A row and a column cross in a box. Outside the box, three digits fit only one cell of the row and one of the column, the wings.
    If such a digit is in no wing, the row and the column both need it at the crossing or in the box. Three digits share three cells: the crossing and the wings.
    The crossing and the wings cannot be anything but these three digits.
idea-firework_quadruple =
    Four cells are the corners of a rectangle. Two digits are bound to one corner and its two wings, two others to the corner opposite and the same wings.
    Four digits have only four cells, so they fill all four corners.
    The four corners cannot be anything but these digits.
idea-broken_wing =
    A digit would have to be true and false by turns around a ring of an odd number of cells, which is impossible.
    The houses between the cells have other places for the digit, the guardians, and one of them is true.
    A cell that sees all guardians cannot be the digit.
idea-bivalue_oddagon =
    A ring of an odd number of cells, each in sight of the next, cannot be filled with only 1 and 2 by turns.
    One of the other candidates of these cells is true.
    What all of these candidates rule out is false.
idea-tridagon =
    Twelve cells in four boxes, three to a box in different rows and columns, are arranged so that 1, 2 and 3 alone cannot fill them.
    One of the other candidates of these cells is true.
    What all of these candidates rule out is false.
idea-junior_exocet =
    Two base cells of a box can only be a few digits. Two target cells lie in the two other boxes of the same band or stack.
    Three lines across have room for each of these digits only twice, so a digit that is in the base has to be in a target, too.
    The targets hold the same two digits as the base cells, and nothing else.
idea-double_exocet =
    Two exocets with the same four digits lie side by side.
    The base cells of both hold all four digits, and so do the targets of both.
    A cell that sees all base cells, or all targets, cannot be one of the four digits.
idea-sk_loop =
    Eight pairs of cells run round four boxes. Each pair shares digits with the next, in a row, a column or a box.
    The pairs have sixteen cells, and the shared digits have just enough room for them, so each shared digit is used where its two pairs meet.
    No other cell of that row, column or box can be the shared digit.
idea-multi_sector_locked_sets =
    Take the unsolved cells where some rows and columns meet. Some digits are counted by the rows, the others by the columns.
    Together they fit just as often as there are cells, so each digit is used up in every one of its rows or columns.
    No other cell of such a row or column can be that digit.
idea-remote_pair =
    A chain of cells can all only be 1 or 2, each in sight of the next.
    Neighbours differ, so the cells are 1 and 2 by turns. Of the first and the fourth cell, one is 1 and the other is 2.
    A cell that sees both cannot be 1 or 2.
idea-x_chain =
    Strong links of one digit (at least one end is true) and weak links (at most one end is true) take turns; the first link and the last are strong.
    If the first end is false, the next place is true, the one after it false, and so on: the last end is true.
    One of the two ends is true: a cell that sees both ends cannot be the digit.
idea-xy_chain =
    Cells with two digits each stand in a chain, each sharing a digit with the next that sees it.
    If the first cell is not 1, it takes its other digit, so the next cell takes its other digit, and so on: the last cell is 1.
    The first or the last cell is 1: a cell that sees both cannot be 1.
idea-continuous_nice_loop =
    Strong and weak links take turns all the way round a loop, back to where it began.
    Going round either way, each candidate is true or false by turns. Of the two ends of every weak link, exactly one is true.
    What the two ends of a weak link both rule out is false.
idea-discontinuous_nice_loop =
    Strong and weak links take turns round a loop, but where it closes two links of one kind meet in a cell.
    If two weak links meet, the candidate between them would rule itself out. If two strong links meet, the candidate could not be false.
    With two weak links the candidate is false, with two strong links it is true.
idea-aic =
    Strong links (at least one end is true) and weak links (at most one end is true) take turns; the first link and the last are strong. A link may change the digit within a cell.
    If the first end is false, the candidates along the chain are true and false by turns: the last end is true.
    One of the two ends is true: what both ends rule out is false.
idea-grouped_continuous_nice_loop =
    Strong and weak links take turns all the way round a loop, back to where it began. Some ends are groups: cells of one line in one box.
    Going round either way, each candidate is true or false by turns. Of the two ends of every weak link, exactly one is true.
    What the two ends of a weak link both rule out is false.
idea-grouped_discontinuous_nice_loop =
    Strong and weak links take turns round a loop, but where it closes two links of one kind meet in a cell. Some ends are groups: cells of one line in one box.
    If two weak links meet, the candidate between them would rule itself out. If two strong links meet, the candidate could not be false.
    With two weak links the candidate is false, with two strong links it is true.
idea-grouped_aic =
    Strong links (at least one end is true) and weak links (at most one end is true) take turns; the first link and the last are strong. A link may change the digit within a cell. Some ends are groups: cells of one line in one box.
    If the first end is false, the candidates along the chain are true and false by turns: the last end is true.
    One of the two ends is true: what both ends rule out is false.
idea-cell_forcing_chain =
    One candidate of a cell is true.
    From each candidate of the cell a chain leads to the same end.
    The end holds in every case, so it is certain.
idea-house_forcing_chain =
    A house needs the digit in one of its places.
    From each place a chain leads to the same end.
    The end holds in every case, so it is certain.
idea-contradiction_forcing_chain =
    Suppose a candidate is true.
    Chains from it leave a cell without digit, or a digit without place in a house.
    The candidate is false.
idea-forcing_net =
    Suppose a candidate is true, and fill in all singles that follow.
    In the end a cell has no digit left, or a digit has no place left in a house.
    The candidate is false.
idea-verity_net =
    Of the candidates of a cell, or the places of a digit in a house, one is true.
    Suppose each in turn, and fill in all singles that follow: something is the same in every case.
    What is the same in every case is certain.
idea-kraken_fish_1 =
    A fish has fins, and a cell that it would clear does not see all of them.
    If every fin is false, the fish clears the cell. From each fin a chain shows that the candidate is false, too.
    The candidate is false in every case.
idea-kraken_fish_2 =
    In a fish with fins, either a fin is true, or one of its places in a cover is.
    From each of these a chain leads to the same end.
    The end holds in every case, so it is certain.
idea-proof_by_cases =
    Suppose a candidate is true.
    Look at what is left for a cell or a digit: each of its cases leads to a contradiction.
    The candidate is false.
idea-template_set =
    A digit can be placed nine times only in certain ways: its templates.
    One of the templates that fit the grid is the right one.
    A candidate that is in all of them is true.
idea-template_delete =
    A digit can be placed nine times only in certain ways: its templates.
    One of the templates that fit the grid is the right one.
    A candidate that is in none of them is false.
idea-brute_force =
    No technique that is known here finds a step.
    A program tries digits until it has the solution.
    One digit of the solution is filled in.
