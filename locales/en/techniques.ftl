# Techniques: `technique-<slug>` is the name, `about-<slug>` one sentence for lists, `explain-<slug>`
# the explanation of a step, one sentence a line. Cells come in r1c1 notation, houses as "row 4";
# $base, $cover, $fin, $pivot, $pincer, $on, $off, $witness list the cells of a role, the same with
# -houses its houses, with -digits its digits, with -count how many cells; $digits is what the pattern is about; $placed and
# $removed are what follows, such as "5 in r4c7".

technique-full_house = Full house
about-full_house = The last empty cell of a row, column or box takes the digit that is still missing there.
explain-full_house =
    { $base } is the last empty cell of { $base-houses }.
    The one digit missing there is { $digits }, so it goes into { $base }.

technique-hidden_single = Hidden single
about-hidden_single = A digit that fits only one cell of a row, column or box goes there.
explain-hidden_single =
    Look for a { $digits } in { $base-houses }.
    { $witness-count ->
        [0] None of the other empty cells there can hold it any more.
        [one] The { $digits } in { $witness } rules out other empty cells there.
       *[other] The { $digits }s in { $witness } rule out other empty cells there.
    }
    Only { $base } is left for it.

technique-naked_single = Naked single
about-naked_single = A cell whose neighbours leave it only one digit takes that digit.
explain-naked_single =
    Look at { $base }.
    { $witness-count ->
        [0] Earlier steps have ruled out every digit but { $digits }.
       *[other] The digits in { $witness } cannot go there too.
    }
    Only { $digits } is left for { $base }.

## Locked candidates and subsets

technique-locked_pair = Locked pair
about-locked_pair = Two cells where a box meets a row or column hold only the same two digits: both houses lose them elsewhere.
explain-locked_pair =
    { $base } lie both in { $base-houses } and hold only the digits { $digits }.
    These two digits fill the two cells, in whichever order.
    So they leave every other cell of both houses: { $removed } can go.

technique-locked_triple = Locked triple
about-locked_triple = The three cells where a box meets a row or column hold only the same three digits: both houses lose them elsewhere.
explain-locked_triple =
    { $base } lie both in { $base-houses } and hold only the digits { $digits }.
    These three digits fill the three cells, in whichever order.
    So they leave every other cell of both houses: { $removed } can go.

technique-pointing = Pointing
about-pointing = A digit that a box can hold only in one row or column leaves the rest of that row or column.
explain-pointing =
    In { $base-houses } the { $digits } fits only { $base }.
    All of these are in { $cover-houses }, so its { $digits } is one of them.
    The other cells of { $cover-houses } lose it: { $removed } can go.

technique-claiming = Claiming
about-claiming = A digit that a row or column can hold only in one box leaves the rest of that box.
explain-claiming =
    In { $base-houses } the { $digits } fits only { $base }.
    All of these are in { $cover-houses }, so its { $digits } is one of them.
    The other cells of { $cover-houses } lose it: { $removed } can go.

technique-naked_pair = Naked pair
about-naked_pair = Two cells of a row, column or box that hold only the same two digits take both of them.
explain-naked_pair =
    In { $base-houses } the cells { $base } hold only the digits { $digits }.
    These two digits fill the two cells, in whichever order.
    Cells that see both lose them: { $removed } can go.

technique-naked_triple = Naked triple
about-naked_triple = Three cells of a row, column or box that hold only three digits among them take all three.
explain-naked_triple =
    In { $base-houses } the cells { $base } hold only the digits { $digits } among them.
    These three digits fill the three cells, in some order.
    Cells that see all three lose them: { $removed } can go.

technique-hidden_pair = Hidden pair
about-hidden_pair = Two digits that fit only the same two cells of a row, column or box leave no room there for others.
explain-hidden_pair =
    In { $base-houses } the digits { $digits } fit only { $base }.
    So they fill these two cells, in whichever order.
    No other digit can go there: { $removed } can go.

technique-hidden_triple = Hidden triple
about-hidden_triple = Three digits that fit only three cells of a row, column or box leave no room there for others.
explain-hidden_triple =
    In { $base-houses } the digits { $digits } fit only { $base }.
    So they fill these three cells, in some order.
    No other digit can go there: { $removed } can go.

technique-naked_quadruple = Naked quadruple
about-naked_quadruple = Four cells of a row, column or box that hold only four digits among them take all four.
explain-naked_quadruple =
    In { $base-houses } the cells { $base } hold only the digits { $digits } among them.
    These four digits fill the four cells, in some order.
    Cells that see all four lose them: { $removed } can go.

technique-hidden_quadruple = Hidden quadruple
about-hidden_quadruple = Four digits that fit only four cells of a row, column or box leave no room there for others.
explain-hidden_quadruple =
    In { $base-houses } the digits { $digits } fit only { $base }.
    So they fill these four cells, in some order.
    No other digit can go there: { $removed } can go.

## Fish

technique-x_wing = X-wing
about-x_wing = Two rows that can hold a digit only in the same two columns, or the other way round: these columns lose it elsewhere.
explain-x_wing =
    In { $base-houses } the { $digits } fits only { $base }.
    All of these are in { $cover-houses }: two houses that need it, two that hold it.
    So { $cover-houses } have no room for it elsewhere: { $removed } can go.

technique-swordfish = Swordfish
about-swordfish = Three rows that can hold a digit only in the same three columns, or the other way round: these columns lose it elsewhere.
explain-swordfish =
    In { $base-houses } the { $digits } fits only { $base }.
    All of these are in { $cover-houses }: three houses that need it, three that hold it.
    So { $cover-houses } have no room for it elsewhere: { $removed } can go.

technique-jellyfish = Jellyfish
about-jellyfish = Four rows that can hold a digit only in the same four columns, or the other way round: these columns lose it elsewhere.
explain-jellyfish =
    In { $base-houses } the { $digits } fits only { $base }.
    All of these are in { $cover-houses }: four houses that need it, four that hold it.
    So { $cover-houses } have no room for it elsewhere: { $removed } can go.

technique-finned_x_wing = Finned X-wing
about-finned_x_wing = An X-wing with a few places too many, the fins: cells that see all of them still lose the digit.
explain-finned_x_wing =
    In { $base-houses } the { $digits } fits only { $base } and { $fin-count ->
        [one] the fin { $fin }
       *[other] the fins { $fin }
    }.
    If { $fin-count ->
        [one] the fin is
       *[other] all fins are
    } false, { $cover-houses } hold the { $digits } of { $base-houses } and have no room for it elsewhere.
    If { $fin-count ->
        [one] it
       *[other] one of them
    } is true, the cells that see it lose the { $digits }.
    Either way { $removed } can go.

technique-sashimi_x_wing = Sashimi X-wing
about-sashimi_x_wing = A finned X-wing in which some line has just one place left beside its fins.
explain-sashimi_x_wing =
    In { $base-houses } the { $digits } fits only { $base } and { $fin-count ->
        [one] the fin { $fin }
       *[other] the fins { $fin }
    }.
    If { $fin-count ->
        [one] the fin is
       *[other] all fins are
    } false, { $cover-houses } hold the { $digits } of { $base-houses } and have no room for it elsewhere.
    If { $fin-count ->
        [one] it
       *[other] one of them
    } is true, the cells that see it lose the { $digits }.
    Either way { $removed } can go.

technique-finned_swordfish = Finned swordfish
about-finned_swordfish = A swordfish with a few places too many, the fins: cells that see all of them still lose the digit.
explain-finned_swordfish =
    In { $base-houses } the { $digits } fits only { $base } and { $fin-count ->
        [one] the fin { $fin }
       *[other] the fins { $fin }
    }.
    If { $fin-count ->
        [one] the fin is
       *[other] all fins are
    } false, { $cover-houses } hold the { $digits } of { $base-houses } and have no room for it elsewhere.
    If { $fin-count ->
        [one] it
       *[other] one of them
    } is true, the cells that see it lose the { $digits }.
    Either way { $removed } can go.

technique-sashimi_swordfish = Sashimi swordfish
about-sashimi_swordfish = A finned swordfish in which some line has just one place left beside its fins.
explain-sashimi_swordfish =
    In { $base-houses } the { $digits } fits only { $base } and { $fin-count ->
        [one] the fin { $fin }
       *[other] the fins { $fin }
    }.
    If { $fin-count ->
        [one] the fin is
       *[other] all fins are
    } false, { $cover-houses } hold the { $digits } of { $base-houses } and have no room for it elsewhere.
    If { $fin-count ->
        [one] it
       *[other] one of them
    } is true, the cells that see it lose the { $digits }.
    Either way { $removed } can go.

technique-finned_jellyfish = Finned jellyfish
about-finned_jellyfish = A jellyfish with a few places too many, the fins: cells that see all of them still lose the digit.
explain-finned_jellyfish =
    In { $base-houses } the { $digits } fits only { $base } and { $fin-count ->
        [one] the fin { $fin }
       *[other] the fins { $fin }
    }.
    If { $fin-count ->
        [one] the fin is
       *[other] all fins are
    } false, { $cover-houses } hold the { $digits } of { $base-houses } and have no room for it elsewhere.
    If { $fin-count ->
        [one] it
       *[other] one of them
    } is true, the cells that see it lose the { $digits }.
    Either way { $removed } can go.

technique-sashimi_jellyfish = Sashimi jellyfish
about-sashimi_jellyfish = A finned jellyfish in which some line has just one place left beside its fins.
explain-sashimi_jellyfish =
    In { $base-houses } the { $digits } fits only { $base } and { $fin-count ->
        [one] the fin { $fin }
       *[other] the fins { $fin }
    }.
    If { $fin-count ->
        [one] the fin is
       *[other] all fins are
    } false, { $cover-houses } hold the { $digits } of { $base-houses } and have no room for it elsewhere.
    If { $fin-count ->
        [one] it
       *[other] one of them
    } is true, the cells that see it lose the { $digits }.
    Either way { $removed } can go.

technique-franken_x_wing = Franken X-wing
about-franken_x_wing = An X-wing in which boxes stand in for some of the lines.
explain-franken_x_wing =
    In { $base-houses } the { $digits } fits only { $base }.
    All of these are in { $cover-houses }: two houses that need it, two that hold it.
    So { $cover-houses } have no room for it elsewhere: { $removed } can go.

technique-finned_franken_x_wing = Finned franken X-wing
about-finned_franken_x_wing = A franken X-wing with fins: only cells that see all of them lose the digit.
explain-finned_franken_x_wing =
    In { $base-houses } the { $digits } fits only { $base } and { $fin-count ->
        [one] the fin { $fin }
       *[other] the fins { $fin }
    }.
    If { $fin-count ->
        [one] the fin is
       *[other] all fins are
    } false, { $cover-houses } hold the { $digits } of { $base-houses } and have no room for it elsewhere.
    If { $fin-count ->
        [one] it
       *[other] one of them
    } is true, the cells that see it lose the { $digits }.
    Either way { $removed } can go.

technique-franken_swordfish = Franken swordfish
about-franken_swordfish = A swordfish in which boxes stand in for some of the lines.
explain-franken_swordfish =
    In { $base-houses } the { $digits } fits only { $base }.
    All of these are in { $cover-houses }: three houses that need it, three that hold it.
    So { $cover-houses } have no room for it elsewhere: { $removed } can go.

technique-finned_franken_swordfish = Finned franken swordfish
about-finned_franken_swordfish = A franken swordfish with fins: only cells that see all of them lose the digit.
explain-finned_franken_swordfish =
    In { $base-houses } the { $digits } fits only { $base } and { $fin-count ->
        [one] the fin { $fin }
       *[other] the fins { $fin }
    }.
    If { $fin-count ->
        [one] the fin is
       *[other] all fins are
    } false, { $cover-houses } hold the { $digits } of { $base-houses } and have no room for it elsewhere.
    If { $fin-count ->
        [one] it
       *[other] one of them
    } is true, the cells that see it lose the { $digits }.
    Either way { $removed } can go.

technique-franken_jellyfish = Franken jellyfish
about-franken_jellyfish = A jellyfish in which boxes stand in for some of the lines.
explain-franken_jellyfish =
    In { $base-houses } the { $digits } fits only { $base }.
    All of these are in { $cover-houses }: four houses that need it, four that hold it.
    So { $cover-houses } have no room for it elsewhere: { $removed } can go.

technique-finned_franken_jellyfish = Finned franken jellyfish
about-finned_franken_jellyfish = A franken jellyfish with fins: only cells that see all of them lose the digit.
explain-finned_franken_jellyfish =
    In { $base-houses } the { $digits } fits only { $base } and { $fin-count ->
        [one] the fin { $fin }
       *[other] the fins { $fin }
    }.
    If { $fin-count ->
        [one] the fin is
       *[other] all fins are
    } false, { $cover-houses } hold the { $digits } of { $base-houses } and have no room for it elsewhere.
    If { $fin-count ->
        [one] it
       *[other] one of them
    } is true, the cells that see it lose the { $digits }.
    Either way { $removed } can go.

technique-squirmbag = Squirmbag
about-squirmbag = Five rows that can hold a digit only in the same five columns, or the other way round: these columns lose it elsewhere.
explain-squirmbag =
    In { $base-houses } the { $digits } fits only { $base }.
    All of these are in { $cover-houses }: five houses that need it, five that hold it.
    So { $cover-houses } have no room for it elsewhere: { $removed } can go.

technique-whale = Whale
about-whale = Six rows that can hold a digit only in the same six columns, or the other way round: these columns lose it elsewhere.
explain-whale =
    In { $base-houses } the { $digits } fits only { $base }.
    All of these are in { $cover-houses }: six houses that need it, six that hold it.
    So { $cover-houses } have no room for it elsewhere: { $removed } can go.

technique-leviathan = Leviathan
about-leviathan = Seven rows that can hold a digit only in the same seven columns, or the other way round: these columns lose it elsewhere.
explain-leviathan =
    In { $base-houses } the { $digits } fits only { $base }.
    All of these are in { $cover-houses }: seven houses that need it, seven that hold it.
    So { $cover-houses } have no room for it elsewhere: { $removed } can go.

technique-finned_mutant_x_wing = Finned mutant X-wing
about-finned_mutant_x_wing = A mutant X-wing with fins: only cells that see all of them lose the digit.
explain-finned_mutant_x_wing =
    In { $base-houses } the { $digits } fits only { $base } and { $fin-count ->
        [one] the fin { $fin }
       *[other] the fins { $fin }
    }.
    If { $fin-count ->
        [one] the fin is
       *[other] all fins are
    } false, { $cover-houses } hold the { $digits } of { $base-houses } and have no room for it elsewhere.
    If { $fin-count ->
        [one] it
       *[other] one of them
    } is true, the cells that see it lose the { $digits }.
    Either way { $removed } can go.

technique-mutant_swordfish = Mutant swordfish
about-mutant_swordfish = A swordfish with rows, columns and boxes mixed on either side.
explain-mutant_swordfish =
    In { $base-houses } the { $digits } fits only { $base }.
    All of these are in { $cover-houses }: three houses that need it, three that hold it.
    So { $cover-houses } have no room for it elsewhere: { $removed } can go.

technique-finned_mutant_swordfish = Finned mutant swordfish
about-finned_mutant_swordfish = A mutant swordfish with fins: only cells that see all of them lose the digit.
explain-finned_mutant_swordfish =
    In { $base-houses } the { $digits } fits only { $base } and { $fin-count ->
        [one] the fin { $fin }
       *[other] the fins { $fin }
    }.
    If { $fin-count ->
        [one] the fin is
       *[other] all fins are
    } false, { $cover-houses } hold the { $digits } of { $base-houses } and have no room for it elsewhere.
    If { $fin-count ->
        [one] it
       *[other] one of them
    } is true, the cells that see it lose the { $digits }.
    Either way { $removed } can go.

technique-mutant_jellyfish = Mutant jellyfish
about-mutant_jellyfish = A jellyfish with rows, columns and boxes mixed on either side.
explain-mutant_jellyfish =
    In { $base-houses } the { $digits } fits only { $base }.
    All of these are in { $cover-houses }: four houses that need it, four that hold it.
    So { $cover-houses } have no room for it elsewhere: { $removed } can go.

technique-finned_mutant_jellyfish = Finned mutant jellyfish
about-finned_mutant_jellyfish = A mutant jellyfish with fins: only cells that see all of them lose the digit.
explain-finned_mutant_jellyfish =
    In { $base-houses } the { $digits } fits only { $base } and { $fin-count ->
        [one] the fin { $fin }
       *[other] the fins { $fin }
    }.
    If { $fin-count ->
        [one] the fin is
       *[other] all fins are
    } false, { $cover-houses } hold the { $digits } of { $base-houses } and have no room for it elsewhere.
    If { $fin-count ->
        [one] it
       *[other] one of them
    } is true, the cells that see it lose the { $digits }.
    Either way { $removed } can go.

technique-siamese_finned_x_wing = Siamese finned X-wing
about-siamese_finned_x_wing = Two finned X-wing patterns on the same base, with different covers and fins: each refutes what the other does not.
explain-siamese_finned_x_wing =
    In { $base-houses } the { $digits } fits only { $base } and { $fin }.
    Two choices of covers among { $cover-houses } make two fish of it, and what is a fin of the one belongs to the other.
    Each fish takes the { $digits } from its covers where all its fins are seen.
    Together they do so for { $removed }: these can go.

technique-siamese_finned_swordfish = Siamese finned swordfish
about-siamese_finned_swordfish = Two finned swordfish patterns on the same base, with different covers and fins: each refutes what the other does not.
explain-siamese_finned_swordfish =
    In { $base-houses } the { $digits } fits only { $base } and { $fin }.
    Two choices of covers among { $cover-houses } make two fish of it, and what is a fin of the one belongs to the other.
    Each fish takes the { $digits } from its covers where all its fins are seen.
    Together they do so for { $removed }: these can go.

technique-siamese_finned_jellyfish = Siamese finned jellyfish
about-siamese_finned_jellyfish = Two finned jellyfish patterns on the same base, with different covers and fins: each refutes what the other does not.
explain-siamese_finned_jellyfish =
    In { $base-houses } the { $digits } fits only { $base } and { $fin }.
    Two choices of covers among { $cover-houses } make two fish of it, and what is a fin of the one belongs to the other.
    Each fish takes the { $digits } from its covers where all its fins are seen.
    Together they do so for { $removed }: these can go.

technique-siamese_sashimi_x_wing = Siamese sashimi X-wing
about-siamese_sashimi_x_wing = Two sashimi X-wing patterns on the same base, with different covers and fins: each refutes what the other does not.
explain-siamese_sashimi_x_wing =
    In { $base-houses } the { $digits } fits only { $base } and { $fin }.
    Two choices of covers among { $cover-houses } make two fish of it, and what is a fin of the one belongs to the other.
    Each fish takes the { $digits } from its covers where all its fins are seen.
    Together they do so for { $removed }: these can go.

technique-siamese_sashimi_swordfish = Siamese sashimi swordfish
about-siamese_sashimi_swordfish = Two sashimi swordfish patterns on the same base, with different covers and fins: each refutes what the other does not.
explain-siamese_sashimi_swordfish =
    In { $base-houses } the { $digits } fits only { $base } and { $fin }.
    Two choices of covers among { $cover-houses } make two fish of it, and what is a fin of the one belongs to the other.
    Each fish takes the { $digits } from its covers where all its fins are seen.
    Together they do so for { $removed }: these can go.

technique-siamese_sashimi_jellyfish = Siamese sashimi jellyfish
about-siamese_sashimi_jellyfish = Two sashimi jellyfish patterns on the same base, with different covers and fins: each refutes what the other does not.
explain-siamese_sashimi_jellyfish =
    In { $base-houses } the { $digits } fits only { $base } and { $fin }.
    Two choices of covers among { $cover-houses } make two fish of it, and what is a fin of the one belongs to the other.
    Each fish takes the { $digits } from its covers where all its fins are seen.
    Together they do so for { $removed }: these can go.

technique-siamese_finned_franken_x_wing = Siamese finned franken X-wing
about-siamese_finned_franken_x_wing = Two finned franken X-wing patterns on the same base, with different covers and fins: each refutes what the other does not.
explain-siamese_finned_franken_x_wing =
    In { $base-houses } the { $digits } fits only { $base } and { $fin }.
    Two choices of covers among { $cover-houses } make two fish of it, and what is a fin of the one belongs to the other.
    Each fish takes the { $digits } from its covers where all its fins are seen.
    Together they do so for { $removed }: these can go.

technique-siamese_finned_franken_swordfish = Siamese finned franken swordfish
about-siamese_finned_franken_swordfish = Two finned franken swordfish patterns on the same base, with different covers and fins: each refutes what the other does not.
explain-siamese_finned_franken_swordfish =
    In { $base-houses } the { $digits } fits only { $base } and { $fin }.
    Two choices of covers among { $cover-houses } make two fish of it, and what is a fin of the one belongs to the other.
    Each fish takes the { $digits } from its covers where all its fins are seen.
    Together they do so for { $removed }: these can go.

technique-siamese_finned_franken_jellyfish = Siamese finned franken jellyfish
about-siamese_finned_franken_jellyfish = Two finned franken jellyfish patterns on the same base, with different covers and fins: each refutes what the other does not.
explain-siamese_finned_franken_jellyfish =
    In { $base-houses } the { $digits } fits only { $base } and { $fin }.
    Two choices of covers among { $cover-houses } make two fish of it, and what is a fin of the one belongs to the other.
    Each fish takes the { $digits } from its covers where all its fins are seen.
    Together they do so for { $removed }: these can go.

technique-siamese_finned_mutant_x_wing = Siamese finned mutant X-wing
about-siamese_finned_mutant_x_wing = Two finned mutant X-wing patterns on the same base, with different covers and fins: each refutes what the other does not.
explain-siamese_finned_mutant_x_wing =
    In { $base-houses } the { $digits } fits only { $base } and { $fin }.
    Two choices of covers among { $cover-houses } make two fish of it, and what is a fin of the one belongs to the other.
    Each fish takes the { $digits } from its covers where all its fins are seen.
    Together they do so for { $removed }: these can go.

technique-siamese_finned_mutant_swordfish = Siamese finned mutant swordfish
about-siamese_finned_mutant_swordfish = Two finned mutant swordfish patterns on the same base, with different covers and fins: each refutes what the other does not.
explain-siamese_finned_mutant_swordfish =
    In { $base-houses } the { $digits } fits only { $base } and { $fin }.
    Two choices of covers among { $cover-houses } make two fish of it, and what is a fin of the one belongs to the other.
    Each fish takes the { $digits } from its covers where all its fins are seen.
    Together they do so for { $removed }: these can go.

technique-siamese_finned_mutant_jellyfish = Siamese finned mutant jellyfish
about-siamese_finned_mutant_jellyfish = Two finned mutant jellyfish patterns on the same base, with different covers and fins: each refutes what the other does not.
explain-siamese_finned_mutant_jellyfish =
    In { $base-houses } the { $digits } fits only { $base } and { $fin }.
    Two choices of covers among { $cover-houses } make two fish of it, and what is a fin of the one belongs to the other.
    Each fish takes the { $digits } from its covers where all its fins are seen.
    Together they do so for { $removed }: these can go.

## One digit, two strong links

technique-skyscraper = Skyscraper
about-skyscraper = Two rows, or two columns, hold a digit in two cells each and share a line at one end: one of the other ends is true.
explain-skyscraper =
    In each of { $base-houses } the { $digits } fits only two cells.
    { $base } are both in { $cover-houses }, so they cannot both be { $digits }.
    So at least one of { $pincer } is { $digits }.
    Cells that see both lose it: { $removed } can go.

technique-two_string_kite = Two-string kite
about-two_string_kite = A row and a column hold a digit in two cells each and share a box at one end: one of the other ends is true.
explain-two_string_kite =
    In each of { $base-houses } the { $digits } fits only two cells.
    { $base } are both in { $cover-houses }, so they cannot both be { $digits }.
    So at least one of { $pincer } is { $digits }.
    Cells that see both lose it: { $removed } can go.

technique-turbot_fish = Turbot fish
about-turbot_fish = Two houses hold a digit in two cells each, and an end of the one sees an end of the other: one of the far ends is true.
explain-turbot_fish =
    In each of { $base-houses } the { $digits } fits only two cells.
    { $base } are both in { $cover-houses }, so they cannot both be { $digits }.
    So at least one of { $pincer } is { $digits }.
    Cells that see both lose it: { $removed } can go.

technique-empty_rectangle = Empty rectangle
about-empty_rectangle = A box holds a digit only on one row and one column; a strong link elsewhere bars the one when the other is barred.
explain-empty_rectangle =
    In { $base-houses } the { $digits } fits only cells of { $witness-houses }: { $base }.
    In { $cover-houses } it fits only { $on } and { $off }.
    Suppose { $removed }: then { $off } is not { $digits }, so { $on } is.
    Together they bar every place in { $base-houses }, which needs a { $digits }.
    So { $removed } can go.

technique-dual_two_string_kite = Dual two-string kite
about-dual_two_string_kite = Two two-string kites that meet in the same two cells of a box.
explain-dual_two_string_kite =
    In each of { $base-houses } the { $digits } fits only two cells.
    { $base } are both in { $cover-houses }, so they cannot both be { $digits }.
    This makes two kites: in each, one of its far ends is { $digits }.
    Cells that see both ends of a kite lose it: { $removed } can go.

technique-dual_empty_rectangle = Dual empty rectangle
about-dual_empty_rectangle = Two empty rectangles in the same box, each with a strong link of its own.
explain-dual_empty_rectangle =
    In { $base-houses } the { $digits } fits only cells of { $witness-houses }: { $base }.
    In each of { $cover-houses } it fits only two cells: one of { $on } and one of { $off }.
    Each cell of { $removed } sees one of { $off }, whose partner in { $on } would then be { $digits }.
    Together they would bar every place in { $base-houses }, which needs a { $digits }.
    So { $removed } can go.

## Wings

technique-w_wing = W-wing
about-w_wing = Two cells hold the same two digits and cannot both take the one, so one of them takes the other.
explain-w_wing =
    { $pincer } hold the same two digits, { $digits }.
    In { $base-houses } the { $base-digits } fits only { $base }: each of these cells sees one of the pair.
    So { $pincer } cannot both be { $base-digits }: one of them is { $pincer-digits }.
    Cells that see both lose it: { $removed } can go.

technique-xy_wing = XY-wing
about-xy_wing = A cell with two digits sees two others, each with one of the two and a third digit: one of the others takes the third.
explain-xy_wing =
    The pivot { $pivot } is { $pivot-digits }: one or the other.
    It sees { $pincer }, which each hold one of these digits, and { $pincer-digits } besides.
    Whichever the pivot takes, one of { $pincer } loses it and becomes { $pincer-digits }.
    Cells that see both lose { $pincer-digits }: { $removed } can go.

technique-xyz_wing = XYZ-wing
about-xyz_wing = A cell with three digits sees two others that hold two of them each: one of the three takes the digit they share.
explain-xyz_wing =
    The pivot { $pivot } is one of { $pivot-digits }.
    It sees { $pincer }, which hold { $pincer-digits } and one each of the pivot’s other two digits.
    Whichever the pivot takes, it is { $pincer-digits } itself or makes one of { $pincer } so.
    Cells that see all three lose { $pincer-digits }: { $removed } can go.
