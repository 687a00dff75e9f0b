# Techniques: `technique-<slug>` is the name, `about-<slug>` one sentence for lists, `explain-<slug>`
# the explanation of a step, one sentence a line. Cells come in r1c1 notation, houses as "row 4";
# $base, $cover, $fin, $pivot, $pincer, $on, $off, $witness list the cells of a role, the same with
# -houses its houses, with -count how many cells; $digits is what the pattern is about; $placed and
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
