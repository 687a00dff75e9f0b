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
    Look for { $digits } in { $base-houses }.
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

technique-finned_mutant_squirmbag = Finned mutant squirmbag
about-finned_mutant_squirmbag = A mutant squirmbag with fins: only cells that see all of them lose the digit.
explain-finned_mutant_squirmbag =
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

technique-finned_mutant_whale = Finned mutant whale
about-finned_mutant_whale = A mutant whale with fins: only cells that see all of them lose the digit.
explain-finned_mutant_whale =
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
    { $base-count ->
        [0] In { $base-houses } the { $digits } fits only { $fin }.
       *[other] In { $base-houses } the { $digits } fits only { $base } and { $fin }.
    }
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
    Together they bar every place in { $base-houses }, which needs one.
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
    Together they would bar every place in { $base-houses }, which needs one.
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

## Uniqueness

technique-bug_1 = BUG + 1
about-bug_1 = If all unsolved cells had two candidates, the puzzle would have two solutions or none: the one candidate that prevents this is true.
explain-bug_1 =
    Every unsolved cell but { $fin } has just two candidates.
    Without { $fin-digits } in { $fin }, every digit would have two places in each house, too, and the puzzle two solutions or none.
    So { $fin } must be { $fin-digits }: { $removed } can go.

technique-unique_rectangle_1 = Unique rectangle type 1
about-unique_rectangle_1 = Four cells in two rows, two columns and two boxes cannot all hold the same two digits, or the puzzle would have two solutions: the only corner with more takes something else.
explain-unique_rectangle_1 =
    { $base } lie in two rows, two columns and two boxes.
    If they held only { $digits }, these could be swapped and the puzzle would have two solutions.
    Only { $fin } has other candidates, so it takes one of these: { $removed } can go.

technique-unique_rectangle_2 = Unique rectangle type 2
about-unique_rectangle_2 = Two corners side by side of a possible deadly rectangle have the same one extra candidate: one of them takes it.
explain-unique_rectangle_2 =
    { $base } lie in two rows, two columns and two boxes.
    If they held only { $digits }, these could be swapped and the puzzle would have two solutions.
    So one of { $fin } is { $fin-digits }.
    Cells that see all of these lose it: { $removed } can go.

technique-unique_rectangle_3 = Unique rectangle type 3
about-unique_rectangle_3 = The extra candidates of two corners side by side count as one cell, which makes a naked subset with other cells of the house.
explain-unique_rectangle_3 =
    If { $base } held only { $digits }, these could be swapped and the puzzle would have two solutions.
    So one of { $fin } takes one of { $fin-digits }.
    With { $cover } in { $cover-houses } that makes a naked subset of { $cover-digits }.
    Cells that see all of it lose these digits: { $removed } can go.

technique-unique_rectangle_4 = Unique rectangle type 4
about-unique_rectangle_4 = Two corners side by side are the only places for one of the two digits in a house: neither can take the other digit.
explain-unique_rectangle_4 =
    If { $base } held only { $digits }, these could be swapped and the puzzle would have two solutions.
    In { $cover-houses } the { $on-digits } fits only { $on }, so one of these is { $on-digits }.
    If the other of them took the second of the two digits, the rectangle would be complete: { $removed } can go.

technique-unique_rectangle_5 = Unique rectangle type 5
about-unique_rectangle_5 = Two opposite corners or three of a possible deadly rectangle have the same one extra candidate: one of them takes it.
explain-unique_rectangle_5 =
    { $base } lie in two rows, two columns and two boxes.
    If they held only { $digits }, these could be swapped and the puzzle would have two solutions.
    So one of { $fin } is { $fin-digits }.
    Cells that see all of these lose it: { $removed } can go.

technique-unique_rectangle_6 = Unique rectangle type 6
about-unique_rectangle_6 = Two opposite corners have more candidates, and one of the two digits fits both rows or both columns only in the rectangle: those two corners cannot take it.
explain-unique_rectangle_6 =
    If { $base } held only { $digits }, these could be swapped and the puzzle would have two solutions.
    In { $cover-houses } the { $on-digits } fits only the rectangle.
    If one of { $fin } were { $on-digits }, so would be the other, and the rectangle would be complete: { $removed } can go.

technique-hidden_rectangle = Hidden rectangle
about-hidden_rectangle = If a corner took one of the two digits, the other digit would have to fill the corners beside it, and the rectangle would be deadly.
explain-hidden_rectangle =
    If { $base } held only { $digits }, these could be swapped and the puzzle would have two solutions.
    In { $cover-houses } the { $on-digits } fits only the rectangle.
    If { $pivot } took the other digit, the corners beside it would both be { $on-digits } and { $witness } the other digit, too: the rectangle would be complete.
    So { $removed } can go.

technique-avoidable_rectangle_1 = Avoidable rectangle type 1
about-avoidable_rectangle_1 = Three corners that were not given hold two digits in turn: the fourth cannot complete the rectangle, which could be swapped.
explain-avoidable_rectangle_1 =
    { $witness } were not given and hold { $digits } by turns.
    If { $base } completed the rectangle, the two digits could be swapped and the puzzle would have two solutions.
    So { $removed } can go.

technique-avoidable_rectangle_2 = Avoidable rectangle type 2
about-avoidable_rectangle_2 = Two corners that were not given are filled, the other two would complete the rectangle or take the same third digit: one of them takes the third.
explain-avoidable_rectangle_2 =
    { $witness } were not given and hold { $digits }.
    If { $base } completed the rectangle, the two digits could be swapped and the puzzle would have two solutions.
    So one of { $fin } is { $fin-digits }.
    Cells that see both lose it: { $removed } can go.

technique-unique_loop_1 = Unique loop type 1
about-unique_loop_1 = A loop of six cells or more cannot hold only two digits by turns, or they could be swapped: the only cell with more takes something else.
explain-unique_loop_1 =
    { $base } make a closed loop: each house it passes holds two of them.
    If they held only { $digits }, these could be swapped all round and the puzzle would have two solutions.
    Only { $fin } has other candidates, so it takes one of these: { $removed } can go.

technique-unique_loop_2 = Unique loop type 2
about-unique_loop_2 = All cells that keep a loop of two digits from being swapped have the same extra candidate: one of them takes it.
explain-unique_loop_2 =
    { $base } make a closed loop: each house it passes holds two of them.
    If they held only { $digits }, these could be swapped all round and the puzzle would have two solutions.
    So one of { $fin } is { $fin-digits }.
    Cells that see all of these lose it: { $removed } can go.

technique-unique_loop_3 = Unique loop type 3
about-unique_loop_3 = The extra candidates of two cells of a loop count as one cell, which makes a naked subset with other cells of the house.
explain-unique_loop_3 =
    { $base } make a closed loop: if they held only { $digits }, these could be swapped all round.
    So one of { $fin } takes one of { $fin-digits }.
    With { $cover } in { $cover-houses } that makes a naked subset of { $cover-digits }.
    Cells that see all of it lose these digits: { $removed } can go.

technique-unique_loop_4 = Unique loop type 4
about-unique_loop_4 = Two cells of a loop are the only places for one of its two digits in a house: neither can take the other digit.
explain-unique_loop_4 =
    { $base } make a closed loop: if they held only { $digits }, these could be swapped all round.
    In { $cover-houses } the { $on-digits } fits only { $on }, so one of these is { $on-digits }.
    If the other of them took the second of the two digits, the loop would be complete: { $removed } can go.

technique-extended_rectangle = Extended rectangle
about-extended_rectangle = Two rows of three cells, or two columns, cannot both hold only the same three digits, or they could be swapped.
explain-extended_rectangle =
    { $base } are two lines of three cells that share their rows, columns and boxes.
    If they held only { $digits }, the two lines could be swapped and the puzzle would have two solutions.
    So { $fin-count ->
        [one] { $fin } takes
       *[other] one of { $fin } takes
    } one of the extra candidates { $fin-digits }.
    { $cover-count ->
        [0] { $on-count ->
            [0] What this rules out: { $removed } can go.
           *[other] In { $cover-houses } the { $on-digits } fits only { $on }, which leaves no room for the other two: { $removed } can go.
        }
       *[other] With { $cover } in { $cover-houses } that makes a naked subset: { $removed } can go.
    }

technique-bug_2 = BUG type 2
about-bug_2 = All candidates that keep the puzzle from being a bivalue universal grave are of one digit: one of them is true.
explain-bug_2 =
    Without { $fin-digits } in { $fin }, every unsolved cell would have two candidates, every digit two places in each house, and the puzzle two solutions or none.
    So one of { $fin } is { $fin-digits }.
    Cells that see all of these lose it: { $removed } can go.

technique-bug_3 = BUG type 3
about-bug_3 = What keeps the puzzle from being a bivalue universal grave counts as one cell, which makes a naked subset with other cells of the house.
explain-bug_3 =
    Without { $fin-digits } in { $fin }, every unsolved cell would have two candidates, every digit two places in each house, and the puzzle two solutions or none.
    So one of { $fin } takes one of { $fin-digits }.
    With { $cover } in { $cover-houses } that makes a naked subset of { $cover-digits }.
    Cells that see all of it lose these digits: { $removed } can go.

technique-bug_4 = BUG type 4
about-bug_4 = Two cells that keep the puzzle from being a bivalue universal grave are the only places for another digit: they take nothing else.
explain-bug_4 =
    Without { $fin-digits } in { $fin }, every unsolved cell would have two candidates, every digit two places in each house, and the puzzle two solutions or none.
    So one of these cells takes one of these digits.
    In { $cover-houses } the { $on-digits } fits only { $on }, so the other of them is { $on-digits }.
    There is no room for anything else: { $removed } can go.

## Colouring

technique-simple_colours_trap = Simple colours: trap
about-simple_colours_trap = Where a digit has two places in house after house, its cells fall into two colours: a cell that sees both colours loses the digit.
explain-simple_colours_trap =
    Houses with two places for { $digits } tie these cells together: { $on } and { $off }.
    Either { $on } all hold { $digits }, or { $off } all do.
    Cells that see one of each lose it: { $removed } can go.

technique-simple_colours_wrap = Simple colours: wrap
about-simple_colours_wrap = Where a digit has two places in house after house, its cells fall into two colours: a colour that is twice in one house is false.
explain-simple_colours_wrap =
    Houses with two places for { $digits } tie these cells together: { $on } and { $off }.
    Either { $on } all hold { $digits }, or { $off } all do.
    But two of { $off } are in { $cover-houses }: they cannot all be right.
    So { $removed } can go.

technique-multi_colours_1 = Multi-colours: trap
about-multi_colours_1 = Two chains of the same digit meet, so that one of two colours must be true: a cell that sees both loses the digit.
explain-multi_colours_1 =
    Houses with two places for { $digits } tie cells together: all of { $on } hold it, or all of { $off }.
    In the same way all of { $base } hold it, or all of { $cover }.
    A cell of { $off } sees one of { $cover }, so not both colours are true: { $on } or { $base } hold { $digits }.
    { $witness-count ->
        [0] {""}
       *[other] In the same way { $witness } and cells of the other chain see each other, which rules out further pairs of colours.
    }
    Cells that see one of each lose it: { $removed } can go.

technique-multi_colours_2 = Multi-colours: wrap
about-multi_colours_2 = A colour of a digit that sees both colours of another chain is false.
explain-multi_colours_2 =
    Houses with two places for { $digits } tie cells together: all of { $on } hold it, or all of { $off }.
    In the same way all of { $base } hold it, or all of { $cover }.
    But { $off } see cells of both these colours, one of which is true.
    So { $removed } can go.

technique-medusa_trap = 3D Medusa: trap
about-medusa_trap = Candidates tied in cells of two candidates and houses of two places fall into two colours: what both colours rule out is false.
explain-medusa_trap =
    Cells with two candidates and houses with two places for a digit tie candidates together, in { $on } and { $off }.
    Either all candidates of the one colour are true, or all of the other.
    What each of the two rules out is false either way: { $removed } can go.

technique-medusa_wrap = 3D Medusa: wrap
about-medusa_wrap = Candidates tied in cells of two candidates and houses of two places fall into two colours: a colour that contradicts itself is false.
explain-medusa_wrap =
    Cells with two candidates and houses with two places for a digit tie candidates together, in { $on } and { $off }.
    Either all candidates of the one colour are true, or all of the other.
    Look at { $witness }: the second colour would fill a cell or a house twice there, or leave a cell without any digit.
    So it is false: { $removed } can go.

## Almost locked sets and exclusion

technique-sue_de_coq = Sue de Coq
about-sue_de_coq = Where a box meets a row or column, some cells and others of both houses hold just as many digits as they are: each digit stands once among them.
explain-sue_de_coq =
    { $base }, where { $cover-houses } meet, hold { $base-digits }.
    { $on } hold { $on-digits }, { $off } hold { $off-digits }: no digit stands in both of these groups.
    All together they are as many cells as digits, so each of the digits stands in one of them.
    The digits of each group leave its row, column or box, and those of the meeting alone leave both: { $removed } can go.

technique-wxyz_wing = WXYZ-wing
about-wxyz_wing = A cell of two digits and three cells of four digits share two digits; one of the two sides must take the digit that is not restricted.
explain-wxyz_wing =
    { $base } hold { $base-digits }, { $cover } hold { $cover-digits }: each side has one digit more than cells.
    All { $pivot-digits } of the one side see all of the other, so one side loses { $pivot-digits } and needs every other digit it has.
    So one side holds { $pincer-digits }.
    Cells that see all { $pincer-digits } of both lose it: { $removed } can go.

technique-vwxyz_wing = VWXYZ-wing
about-vwxyz_wing = A cell of two digits and four cells of five digits share two digits; one of the two sides must take the digit that is not restricted.
explain-vwxyz_wing =
    { $base } hold { $base-digits }, { $cover } hold { $cover-digits }: each side has one digit more than cells.
    All { $pivot-digits } of the one side see all of the other, so one side loses { $pivot-digits } and needs every other digit it has.
    So one side holds { $pincer-digits }.
    Cells that see all { $pincer-digits } of both lose it: { $removed } can go.

technique-uvwxyz_wing = UVWXYZ-wing
about-uvwxyz_wing = A cell of two digits and five cells of six digits share two digits; one of the two sides must take the digit that is not restricted.
explain-uvwxyz_wing =
    { $base } hold { $base-digits }, { $cover } hold { $cover-digits }: each side has one digit more than cells.
    All { $pivot-digits } of the one side see all of the other, so one side loses { $pivot-digits } and needs every other digit it has.
    So one side holds { $pincer-digits }.
    Cells that see all { $pincer-digits } of both lose it: { $removed } can go.

technique-als_xz = ALS-XZ
about-als_xz = Two almost locked sets (n cells, n + 1 digits) cannot both hold a digit whose places see each other: one of them loses it and holds all its other digits.
explain-als_xz =
    { $base } hold { $base-digits }, { $cover } hold { $cover-digits }: each of the two sets has one digit more than cells.
    All places for { $pivot-digits } in the one see all those in the other, so only one of the sets can hold it.
    A set that loses a digit holds all its others.
    What sees all places of a digit that must stand in one of them loses it: { $removed } can go.

technique-als_xy_wing = ALS-XY-wing
about-als_xy_wing = Two almost locked sets are each tied to a third by a digit: the third lets one of them lose its digit, and that one holds all its others.
explain-als_xy_wing =
    { $pivot }, { $base } and { $cover } are three sets with one digit more than cells each.
    { $base } and { $pivot } cannot both hold { $on-digits }, { $cover } and { $pivot } cannot both hold { $off-digits }.
    { $pivot } lacks only one digit, so it takes { $on-digits } from { $base } or { $off-digits } from { $cover }: that set then holds { $pincer-digits }.
    Cells that see all { $pincer-digits } of { $base } and { $cover } lose it: { $removed } can go.

technique-als_chain = ALS chain
about-als_chain = Almost locked sets are tied one to the next by digits that only one of two neighbours can hold: the first or the last holds a digit of both.
explain-als_chain =
    { $base } and { $cover } are the ends of a chain of sets with one digit more than cells each; { $pivot } lie between.
    If { $base } lacks { $pincer-digits }, it holds all its other digits and takes one from the next set, which takes another from the one after it, and so on.
    The last set, { $cover }, then holds { $pincer-digits }.
    So one end holds it either way: { $removed } can go.

technique-death_blossom = Death blossom
about-death_blossom = Each candidate of a cell takes a digit from an almost locked set: whichever is true, one of the sets is locked.
explain-death_blossom =
    Look at the stem { $pivot }: it is one of { $pivot-digits }.
    Each of these is seen by a petal, a set with one digit more than cells, among { $base }.
    Whichever the stem takes, one petal loses that digit and holds all its others, { $pincer-digits } among them.
    Cells that see all { $pincer-digits } of the petals lose it: { $removed } can go.

technique-aligned_pair_exclusion = Aligned pair exclusion
about-aligned_pair_exclusion = Two cells that see each other cannot take two digits from cells that have only one to spare: a digit left without partner goes.
explain-aligned_pair_exclusion =
    Suppose { $base } were { $base-digits }, and see what { $pivot } could be then, of { $pivot-digits }.
    { $witness } can spare one digit at a time: with { $base-digits } gone, each other digit of { $pivot } would take one too many.
    So nothing would be left for { $pivot }: { $removed } can go.

## Chains, nets and last resorts: $chain is the chain in Eureka notation

technique-remote_pair = Remote pair
about-remote_pair = Cells with the same two candidates, each in sight of the next, take the two digits by turns.
explain-remote_pair =
    { $on } and { $off } can only be { $base-digits }, and each sees the next: { $chain }.
    Each takes the other digit than the one before, so first and last differ.
    Cells that see both ends can be neither: { $removed } can go.

technique-x_chain = X-chain
about-x_chain = Strong and weak links of one digit by turns: one of the two ends is true.
explain-x_chain =
    Follow the chain: { $chain }.
    If its first place is false, then link by link its last one is true.
    Either way one end is true, so what sees both ends can go: { $removed }.

technique-xy_chain = XY-chain
about-xy_chain = A chain of cells with two digits each: one of its ends takes the digit that both share.
explain-xy_chain =
    Follow the cells with two digits: { $chain }.
    If the first cell is not its outer digit, then cell by cell the last one is.
    One end takes it for sure, so cells that see both lose it: { $removed } can go.

technique-continuous_nice_loop = Continuous nice loop
about-continuous_nice_loop = A chain that comes round to where it began without a contradiction: all its links hold both ways.
explain-continuous_nice_loop =
    Follow the loop: { $chain }, which is where it began.
    Nothing breaks on the way round, so of every two neighbours in it just one is true.
    That leaves no room for others beside its weak links: { $removed } can go.

technique-discontinuous_nice_loop = Discontinuous nice loop
about-discontinuous_nice_loop = A chain that comes back to its first cell and contradicts or confirms what it began with.
explain-discontinuous_nice_loop =
    Follow the loop: { $chain }.
    It ends in the cell where it began and leaves only one way there.
    So { $removed } can go.

technique-aic = Alternating inference chain
about-aic = Strong and weak links by turns between two cells: one of the two ends is true.
explain-aic =
    Follow the chain: { $chain }.
    If its first end is false, then link by link its last end is true.
    Either way one end is true; what cannot stand with either can go: { $removed }.

technique-grouped_continuous_nice_loop = Grouped continuous nice loop
about-grouped_continuous_nice_loop = A chain that comes round to where it began without a contradiction: all its links hold both ways. Some links lead to a group of cells of a line in a box.
explain-grouped_continuous_nice_loop =
    Follow the loop: { $chain }, which is where it began.
    Nothing breaks on the way round, so of every two neighbours in it just one is true.
    That leaves no room for others beside its weak links: { $removed } can go.

technique-grouped_discontinuous_nice_loop = Grouped discontinuous nice loop
about-grouped_discontinuous_nice_loop = A chain that comes back to its first cell and contradicts or confirms what it began with. Some links lead to a group of cells of a line in a box.
explain-grouped_discontinuous_nice_loop =
    Follow the loop: { $chain }.
    It ends in the cell where it began and leaves only one way there.
    So { $removed } can go.

technique-grouped_aic = Grouped alternating inference chain
about-grouped_aic = Strong and weak links by turns between two cells: one of the two ends is true. Some links lead to a group of cells of a line in a box.
explain-grouped_aic =
    Follow the chain: { $chain }.
    If its first end is false, then link by link its last end is true.
    Either way one end is true; what cannot stand with either can go: { $removed }.

technique-cell_forcing_chain = Forcing chain from a cell
about-cell_forcing_chain = Whichever candidate of a cell is true, chains lead to the same end.
explain-cell_forcing_chain =
    Take every candidate of { $base } by turns and follow its chain: { $chain }.
    One of them is true, and all of them end alike.
    { $removed-count ->
        [0] Fill in { $placed }.
       *[other] { $removed } can go{ $placed-count ->
            [0] .
           *[other] , and { $placed } is sure.
        }
    }

technique-house_forcing_chain = Forcing chain from a house
about-house_forcing_chain = Wherever a digit stands in a row, column or box, chains lead to the same end.
explain-house_forcing_chain =
    Take every place of the digit in { $base-houses } by turns and follow its chain: { $chain }.
    One of them is true, and all of them end alike.
    { $removed-count ->
        [0] Fill in { $placed }.
       *[other] { $removed } can go{ $placed-count ->
            [0] .
           *[other] , and { $placed } is sure.
        }
    }

technique-contradiction_forcing_chain = Forcing chain to a contradiction
about-contradiction_forcing_chain = Chains from one candidate leave a cell or a digit without any choice.
explain-contradiction_forcing_chain =
    Suppose { $removed }, and follow the chains: { $chain }.
    They rule out every choice of a cell, or every place of a digit in a house.
    That cannot be, so { $removed } can go.

technique-forcing_net = Forcing net to a contradiction
about-forcing_net = Suppose a candidate and fill every single that follows: if that ends in a contradiction, it is false.
explain-forcing_net =
    Suppose { $removed }, and fill the singles that follow{ $on-count ->
        [0] .
       *[other] {": "}{ $on }.
    }
    { $witness-count ->
        [0] Then a digit has no place left in { $witness-houses }.
       *[other] Then { $witness } has no candidate left.
    }
    So { $removed } can go.

technique-verity_net = Forcing net from all choices
about-verity_net = Whichever choice of a cell or house is true, the singles that follow have something in common.
explain-verity_net =
    Take the choices in { $base } by turns and fill the singles that follow each.
    One of them is true, so what all of them agree in is sure.
    { $removed-count ->
        [0] Fill in { $placed }.
       *[other] { $removed } can go{ $placed-count ->
            [0] .
           *[other] , and { $placed } is sure.
        }
    }

technique-template_set = Template set
about-template_set = A candidate that stands in every possible arrangement of its digit is true.
explain-template_set =
    Go through all ways to arrange the { $digits }s over the grid.
    All of them share { $placed }.
    So that is where they stand.

technique-template_delete = Template delete
about-template_delete = A candidate that stands in no possible arrangement of its digit is false.
explain-template_delete =
    Go through all ways to arrange the { $digits }s over the grid.
    None of them holds { $removed }.
    So these can go.

technique-brute_force = Brute force
about-brute_force = A digit of the solution, found by trying, when no reasoning is left.
explain-brute_force =
    No technique finds anything here.
    Trying all ways shows that { $base } is { $base-digits }.

## Families, and when to look for what belongs to them

family-singles = Singles
when-singles = First of all, and again after every digit: most puzzles are mostly singles. Start with the rows, columns and boxes that are nearly full.
family-locked_candidates = Locked candidates
when-locked_candidates = When no single is left. Take a digit, and see where each box, row and column still holds it.
family-subsets = Subsets
when-subsets = When a row, column or box has several cells with few candidates, or digits with few places. Notes show them.
family-fish = Fish
when-fish = When a digit has only two to four places in several rows or columns. Look at one digit at a time.
family-single_digit = One digit, two links
when-single_digit = When a digit has just two places in several rows, columns or boxes. Find two such pairs that see each other.
family-wings = Wings
when-wings = When many cells are down to two or three candidates. Start from such a cell, and see which of its neighbours share a digit with it.
family-uniqueness = Uniqueness
when-uniqueness = When the same two candidates stand in cells that make a rectangle over two boxes, or when nearly every cell is down to two. It holds because the puzzle has one solution.
family-colouring = Colouring
when-colouring = When a digit has many pairs of places that follow from each other. Colour them by turns.
family-chains = Chains
when-chains = When the shorter patterns are used up. Start from a cell with two candidates, or a digit with two places, and ask what follows.
family-almost_locked_sets = Almost locked sets
when-almost_locked_sets = When some cells of a row, column or box have just one candidate too many among them. Look for two such groups with a digit in common.
family-exclusion = Exclusion
when-exclusion = When two cells see the same cells with few candidates. Go through the pairs of digits that they could take.
family-rare = Rare
when-rare = Hardly ever: a shorter way nearly always exists. Hints leave these out unless you practise them.
family-last_resort = Last resorts
when-last_resort = When all else fails. This is work for a program, not for a person.
