### Looked up: explanations of techniques

# Erklärungen: `about-<slug>` ist ein Satz für Listen, `when-<slug>` sagt, wo man die Technik sucht und was
# sie von anderen unterscheidet, `explain-<slug>` erklärt einen Schritt, ein Satz je Zeile, `idea-<slug>`
# die Technik ohne Gitter.

## Was mehrere Erklärungen gemeinsam haben

fish-size = { $base-houses-count ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[7] sieben
}

fish-times = { $base-houses-count ->
    [2] zweimal
    [3] dreimal
    [4] viermal
    [5] fünfmal
    [6] sechsmal
   *[7] siebenmal
}

claim-placed = { $cells } { $count ->
    [one] ist
   *[other] sind
} { $digits }

claim-cannot = { $cells } { $count ->
    [one] kann
   *[other] können
} nicht { $digits } sein

claim-remove = Streiche { $effects }

claim-remove-too = streiche { $effects }

effect-removed = { $digits } in { $cells }

sees-each =
    { $gone-count ->
        [one] diese Zelle sieht
       *[other] jede dieser Zellen sieht
    }

sees-each-first =
    { $gone-count ->
        [one] Diese Zelle sieht
       *[other] Jede dieser Zellen sieht
    }

gone-sees =
    { $gone-count ->
        [one] { $gone } sieht
       *[other] { $gone } sehen
    }

by-size =
    { $base-count ->
        [2] zwei
        [3] drei
       *[other] vier
    }

by-size-first =
    { $base-count ->
        [2] Zwei
        [3] Drei
       *[other] Vier
    }

rectangle-cells = { $base } liegen in zwei Zeilen, zwei Spalten und zwei Blöcken.

swap-cells = Enthielten diese vier Zellen nur { $digits }, ließen sich die beiden Ziffern vertauschen, und das Rätsel hätte zwei Lösungen.

start-is-end =
    { $pivot-count ->
        [0] {""}
       *[other] Keine Kette braucht, was schon der Schluss selbst ist: { $pivot-at }.
    }

deadly-if-equal =
    { rectangle-cells }
    { swap-cells }
only-others =
    Neben { $digits } haben { $fin } nur den Kandidaten { $fin-digits }: In mindestens einer dieser Zellen steht die { $fin-digits }.
only-with-others =
    { $fin-count ->
        [one] Nur { $fin } hat weitere Kandidaten.
       *[other] Nur { $fin } haben weitere Kandidaten.
    }

one-extra-is =
    { $claim }: In mindestens einer der Zellen { $fin } steht die { $fin-digits }, und { gone-sees } { $fin-count ->
        [2] beide.
       *[other] sie alle.
    }

or-two-solutions = { $claim }: { $placed-count ->
    [0] Mit { $gone-any } in { $gone-count ->
        [one] dieser Zelle
       *[other] einer dieser Zellen
    }
   *[other] Sonst
} hätte das Rätsel zwei Lösungen.

takes-another =
    { $claim }: In { $fin } muss eine andere Ziffer stehen, sonst hätte das Rätsel zwei Lösungen.

extras-subset =
    { $claim }: Die Zusatzkandidaten von { $fin } verbrauchen zusammen mit { $cover } die Ziffern { $subset } in { $cover-houses }.

extras-as-cell =
    Mindestens eine der Zellen { $fin } muss also { $fin-any } sein.
    { extras-in-subset }

extras-in-subset =
    Nimm { $fin } als eine einzige Zelle mit den Kandidaten { $fin-digits }. Zusammen mit { $cover } (möglich: { $cover-digits }) bildet sie in { $cover-houses } ein Naked Subset aus { $subset }.
    Eine Zelle, die alle Zellen des Naked Subset sieht, kann keine der Ziffern { $subset } sein.

one-place-each =
    { $claim }: In einer der Zellen { $on } muss die { $on-digits } stehen; mit { $gone-digits } in der anderen hätte das Rätsel zwei Lösungen.

one-of-pair =
    In { $cover-houses } passt die { $on-digits } nur in { $on }: Eine der beiden Zellen ist { $on-digits }.
    Wäre die andere der beiden Zellen { $gone-digits }, enthielte das Muster nur { $digits }.

loop-cells =
    Die { $base-count } Zellen des Musters bilden eine geschlossene Schleife, in der jede Zelle die nächste sieht, und jede Zeile, jede Spalte und jeder Block hat zwei dieser Zellen oder keine: { $loop }.
    Enthielte die Schleife nur { $digits }, ließen sich die beiden Ziffern in allen ihren Zellen vertauschen, und das Rätsel hätte zwei Lösungen.

medusa-colours =
    Zwei Kandidaten, von denen genau einer wahr ist, bekommen verschiedene Farben: die beiden einer Zelle oder die beiden Plätze einer Ziffer in einer Zeile, einer Spalte oder einem Block.
    Erste Farbe: { $on-at }.
    Zweite Farbe: { $off-at }.
    Eine der Farben ist in allen ihren Kandidaten wahr, die andere in keinem.

two-groups-of-colours =
    Wo eine Zeile, eine Spalte oder ein Block nur zwei Plätze für die { $digits } hat, bekommen diese beiden Zellen verschiedene Farben: { $on } gegen { $off }, und in einer zweiten Gruppe { $base } gegen { $cover }.
    In jeder Gruppe ist eine Farbe in allen ihren Zellen { $digits }, die andere in keiner.

two-colours =
    Wo eine Zeile, eine Spalte oder ein Block nur zwei Plätze für die { $digits } hat, bekommen diese beiden Zellen verschiedene Farben. Erste Farbe: { $on }. Zweite Farbe: { $off }.
    Eine der Farben ist in allen ihren Zellen { $digits }, die andere in keiner.

bug-extras =
    Diese Zusatzkandidaten gehen über zwei je Zelle hinaus: { $fin-at }.
    Ohne die Zusatzkandidaten hätte jede ungelöste Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, in dem sie noch fehlt: Das Rätsel hätte zwei Lösungen oder keine.
    Mindestens einer der Zusatzkandidaten ist also wahr.

loop-conclusion = { $claim }: { $turn ->
    [denies-itself] Eine Kette, die mit { $start-digits } in { $start } beginnt, endet damit, dass { $start } nicht { $start-digits } ist.
    [takes-another] Eine Kette, die mit { $start-digits } in { $start } beginnt, endet mit { $end-digits } in { $start }.
    [confirms] Eine Kette, die damit beginnt, dass { $start } nicht { $start-digits } ist, endet mit { $start-digits } in { $start }. Also steht dort die { $start-digits }.
   *[denies-another] Stünde in { $start } die { $end-digits }, dann nicht die { $start-digits }, und eine Kette, die so beginnt, endet damit, dass { $start } nicht { $end-digits } ist.
}

ends-conclusion = { $ends-digits-count ->
    [one] { $claim }: { $gone-count ->
        [one] Mindestens eine der Zellen { $start } und { $end } ist { $start-digits }, und { $gone } sieht beide.
       *[other] Jede dieser Zellen sieht { $start } und { $end }, von denen mindestens eine { $start-digits } ist.
    }
   *[other] { $claim }: { $start } ist { $start-digits } oder { $end } ist { $end-digits }, und { $start } sieht { $end }.
}

sees-both-sets = { $gone-count ->
    [one] { $gone } sieht jede { $gone-any } in beiden ALS
   *[other] { $gone-digits-count ->
        [one] jede dieser Zellen sieht jede { $gone-any } in beiden ALS
       *[other] jeder gestrichene Kandidat sieht alle Plätze derselben Ziffer in beiden ALS
    }
}.

one-set-holds = { $claim }: Mindestens eines der ALS { $base-group } und { $cover-group } enthält { $gone-digits }, und { sees-both-sets }

lose-one-hold-others = Jedes ist ein Almost Locked Set (ALS) mit einer Ziffer mehr als Zellen: Verliert es eine Ziffer, enthält es alle übrigen.

closed-loop = { $claim }: Eine Kette schließt sich zur Schleife, also ist von jedem schwachen Link genau ein Ende wahr, und { $removed-count ->
    [one] dieser Kandidat
   *[other] jeder dieser Kandidaten
} wird von beiden Enden eines schwachen Links ausgeschlossen{ $sets-count ->
    [0] .
   *[other] {" "}oder von einer Ziffer, die ein Almost Locked Set der Schleife enthalten muss.
}

closed-loop-lines =
    Die Schleife stimmt auch in umgekehrter Richtung: Von den beiden Enden jedes Links ist genau eines wahr.
    { $lines }

forced-end = { $placed-count ->
    [0] schließt { $gone-any } in { $gone } aus, sofort oder über eine Kette
   *[other] führt über eine Kette zu { $placed }
}

kraken-places =
    Abgesehen von { fins } passt die { $digits } in { $base-houses } nur in { $base }.
    { no-fin-is }, steht die { $digits } von { $base-houses } in { $cover-houses }, in jedem dieser Häuser einmal: In { $witness-houses } steht sie dann in { $pivot-count ->
        [one] { $pivot }
       *[other] einer der Zellen { $pivot }
    }.

nothing-left = { $witness-count ->
    [0] In { $witness-houses } bleibt kein Platz für die { $witness-digits }
   *[other] { $witness } hat keinen Kandidaten mehr
}

in-short = { $chain-count ->
    [one] Die Kette
   *[other] Die Ketten
}: { $chain }.

fish-siamese =
    { $sound ->
        [0] { $claim }: Zwei Fische mit der Basis { $base-houses } haben jeweils mindestens eine wahre Flosse, und { sees-each } alle Flossen eines dieser Fische.
       *[other] { $claim }: { $gone-count ->
            [one] In dieser Zelle
           *[other] In jeder dieser Zellen
        } schließt einer von zwei Fischen mit der Basis { $base-houses } die { $digits } aus, egal ob eine Flosse wahr ist oder nicht.
    }
    { $base-count ->
        [0] In { $base-houses } passt die { $digits } nur in die Flossen { $fin }, von denen jede zu einem der Fische oder zu beiden gehört.
       *[other] In { $base-houses } passt die { $digits } nur in { $base } sowie in { $fin-count ->
            [one] die Flosse { $fin }, die zu einem der Fische oder zu beiden gehört.
           *[other] die Flossen { $fin }, von denen jede zu einem der Fische oder zu beiden gehört.
        }
    }
    { $sound ->
        [0] {""}
       *[other] Jeder der Fische hat { fish-size } Abdeckungen. Sind alle Flossen eines Fisches falsch, steht die { $digits } von { $base-houses } in seinen Abdeckungen, in jeder einmal, und keine andere Zelle dort kann { $digits } sein.
    }
    { $sound ->
        [0] {""}
       *[other] Ist eine Flosse wahr, kann eine Zelle, die alle Flossen desselben Fisches sieht, nicht { $digits } sein.
    }
    { $lines }

fish-finned =
    { rules-out-anyway }
    { fish-places }
    { fish-without-fins }
    { fin-sees }

rules-out-anyway = { $claim }, egal ob { $fin-count ->
    [one] die Flosse { $fin } wahr ist oder nicht: Ist sie falsch, schließt der Fisch die { $digits } dort aus; ist sie wahr, tut es die Flosse, denn { gone-sees } sie.
   *[other] eine der Flossen { $fin } wahr ist oder nicht: Sind alle falsch, schließt der Fisch die { $digits } dort aus; ist eine wahr, tut es diese, denn { gone-sees } jede der Flossen.
}

fish-finned-mutant =
    { $unheld ->
        [0] { rules-out-anyway }
       *[other] { $claim }: { $fin-count ->
            [one] Die Flosse { $fin } ist wahr, und { sees-each } die Flosse.
           *[other] Mindestens eine der Flossen { $fin } ist wahr, und { sees-each } alle Flossen.
        }
    }
    { fish-places }
    { $unheld ->
        [0] { fish-without-fins }
       *[other] { no-fin-is }, { $base-count ->
            [0] haben { $base-houses } keinen Platz für die { $digits }, und das kann nicht sein.
           *[other] steht die { $digits } von { $base-houses } { fish-times } in { $held }: Das sind zu wenige Häuser und daher unmöglich.
        }
    }
    { fin-sees }

two-strong-links =
    { $claim }: { sees-each-first } { $pincer }, und mindestens eine dieser beiden ist { $digits }.
    { two-places-each }
    In mindestens einer der beiden anderen Zellen, { $pincer }, steht also die { $digits }.

two-places-each =
    { $base-houses } haben jeweils genau zwei Plätze für die { $digits }.
    { $base } liegen beide in { $cover-houses } und können nicht beide { $digits } sein.

almost-locked-wing =
    { $claim }: Mindestens eine der beiden Seiten des Wing enthält die { $pincer-digits }, und { sees-each } jede { $pincer-digits } auf beiden Seiten.
    Die eine Seite ist { $base } mit den Kandidaten { $base-digits }, die andere { $cover } mit { $cover-digits }. Jede Seite hat eine Ziffer mehr als Zellen.
    Jede { $pivot-digits } der einen Seite sieht jede { $pivot-digits } der anderen, also hat mindestens eine Seite keine { $pivot-digits }.
    Eine Seite ohne { $pivot-digits } hat genauso viele andere Ziffern wie Zellen und enthält jede davon, auch die { $pincer-digits }.

locked-candidates =
    { $claim }: Die { $digits } von { $base-houses } muss in { $cover-houses } stehen.
    In { $base-houses } passt die { $digits } nur in { $base }.
    { $base } liegen { $base-count ->
        [2] beide
       *[other] alle
    } in { $cover-houses }, und in einer dieser Zellen muss die { $digits } von { $cover-houses } stehen.

rectangle-one-extra =
    { one-extra-is }
    { deadly-if-equal }
    { only-others }

fish-basic =
    { $claim }: { $base-houses } brauchen { $cover-houses } für ihre { $digits }.
    In { $base-houses } passt die { $digits } nur in { $base }.
    Alle diese Zellen liegen in { $cover-houses }: Die { $digits } steht dort { fish-times }, in jeder dieser Linien einmal, und für die übrigen Zellen bleibt keine.

fish-mutant =
    { $claim }: { $base-houses } brauchen { $cover-houses } für ihre { $digits }.
    In { $base-houses } passt die { $digits } nur in { $base }.
    Alle diese Zellen liegen in { $cover-houses }: Die { $digits } steht dort { fish-times }, in jedem dieser Häuser einmal, und für die übrigen Zellen bleibt keine.
    { $crossings ->
        [0] {""}
       *[other] Auch eine Zelle, die in zweien dieser Häuser liegt, kann nicht { $digits } sein: Eine einzige { $digits } würde zwei der Häuser verbrauchen.
    }

fins =
    { $fin-count ->
        [one] der Flosse { $fin }
       *[other] den Flossen { $fin }
    }

fin-names =
    { $fin-count ->
        [one] die Flosse { $fin }
       *[other] die Flossen { $fin }
    }

fish-places =
    { $base-count ->
        [0] In { $base-houses } passt die { $digits } nur in { fin-names }.
       *[other] Abgesehen von { fins } passt die { $digits } in { $base-houses } nur in { $base }.
    }

no-fin-is =
    { $fin-count ->
        [one] Ist die Flosse falsch
       *[other] Sind alle Flossen falsch
    }

fin-sees =
    { $fin-count ->
        [one] Ist die Flosse wahr, entfällt die { $digits } in { $gone }: { sees-each-first } die Flosse.
       *[other] Ist eine der Flossen wahr, entfällt die { $digits } in { $gone }: { sees-each-first } { $fin-count ->
            [2] beide Flossen.
           *[other] alle Flossen.
        }
    }

fish-without-fins =
    { no-fin-is }, steht die { $digits } von { $base-houses } in { $cover-houses }, in jedem dieser Häuser einmal, und für die übrigen Zellen dort bleibt keine{ $crossings ->
        [0] {""}
       *[other] , auch nicht für eine Zelle in zweien dieser Häuser, denn eine einzige { $digits } würde beide verbrauchen
    }.

about-full_house = In die letzte leere Zelle einer Zeile, einer Spalte oder eines Blocks gehört die Ziffer, die dort noch fehlt.
when-full_house = Vor allem anderen und nach jeder gesetzten Ziffer wieder: Gibt es eine Zeile, eine Spalte oder einen Block mit nur einer leeren Zelle? Notizen braucht man dafür nicht.
explain-full_house =
    { $claim }: { $base-houses } hat keine andere leere Zelle.
    In { $base-houses } fehlt nur noch die { $digits }.

about-hidden_single = Eine Ziffer, die in einer Zeile, einer Spalte oder einem Block nur in eine Zelle passt, gehört dorthin.
when-hidden_single = Beginne mit den Ziffern, die am häufigsten im Gitter stehen, und frage Block für Block, wohin jede noch passt; dann geh die Zeilen und Spalten durch. Man schaut auf eine Ziffer und braucht keine Notizen; beim nackten Einer schaut man auf eine Zelle.
explain-hidden_single =
    { $claim }: In { $base-houses } passt die { $digits } in keine andere Zelle.
    { $witness-count ->
        [0] In allen anderen leeren Zellen von { $base-houses } ist die { $digits } schon ausgeschlossen.
       *[other] Für die { $digits } bleibt in { $base-houses } nur eine Zelle: { $base }.
    }

about-naked_single = Eine Zelle, für die nur noch eine Ziffer übrig ist, bekommt diese Ziffer.
when-naked_single = Wenn keine Ziffer mehr einen letzten Platz hat: Nimm eine leere Zelle, deren Zeile, Spalte und Block gut gefüllt sind, und zähle die Ziffern, die sie sieht. Mit Notizen ist es eine Zelle mit einer einzigen Notiz.
explain-naked_single =
    { $claim }: Alle anderen Ziffern sind in dieser Zelle ausgeschlossen.
    { $witness-count ->
        [0] Frühere Schritte haben in { $base } alle Ziffern außer der { $digits } ausgeschlossen.
        [8] { $base } sieht alle acht anderen Ziffern: in { $witness }.
        [one] { $base } sieht eine Ziffer in { $witness }; die übrigen haben frühere Schritte ausgeschlossen.
       *[other] { $base } sieht andere Ziffern in { $witness }{ $witness-digits-count ->
            [8] .
           *[other] ; die übrigen haben frühere Schritte ausgeschlossen.
        }
    }

subset-locked =
    { $claim }: { $base } verbrauchen { $digits } in { $base-houses }.
    { $base } liegen dort, wo sich { $base-houses } kreuzen, und haben nur die Kandidaten { $digits }.
    { $base-count ->
        [2] Zwei Zellen nehmen zwei Ziffern auf
       *[other] Drei Zellen nehmen drei Ziffern auf
    }, jede eine, und keine andere Zelle in { $base-houses-or } kann eine dieser Ziffern sein.

subset-naked =
    { $claim }: { $base } verbrauchen { $digits } in { $base-houses }.
    { $base } haben nur die Kandidaten { $digits }.
    { by-size-first } Zellen nehmen { by-size } Ziffern auf, jede eine, und keine andere Zelle in { $base-houses-or } kann eine dieser Ziffern sein.

subset-hidden =
    { $claim }: { $base } werden in { $base-houses } für { $digits } gebraucht.
    In { $base-houses } passen die Ziffern { $digits } nur in { $base }.
    { by-size-first } Zellen nehmen diese { by-size } Ziffern auf, jede eine, und haben für keine andere Platz.

## Gesperrte Kandidaten, Paare, Tripel und Quadrupel

about-locked_pair = Zwei Zellen, in denen sich ein Block mit einer Zeile oder Spalte kreuzt, haben nur dieselben zwei Ziffern: In beiden Häusern entfallen diese sonst überall.
when-locked_pair = Sobald zwei Zellen dieselben zwei Notizen haben: Liegen sie in einem Block und zugleich in einer Linie? Dann lassen sich beide Häuser räumen. Ein gewöhnliches nacktes Paar räumt nur ein Haus.
explain-locked_pair = { subset-locked }

about-locked_triple = Die drei Zellen, in denen sich ein Block mit einer Zeile oder Spalte kreuzt, haben nur dieselben drei Ziffern: In beiden Häusern entfallen diese sonst überall.
when-locked_triple = Schau dorthin, wo eine Linie einen Block kreuzt: Sind alle drei Zellen leer und haben zusammen nur drei Ziffern? Dann räume den Rest der Linie und den Rest des Blocks; ein gewöhnliches nacktes Tripel räumt nur ein Haus.
explain-locked_triple = { subset-locked }

about-pointing = Eine Ziffer, die in einem Block nur noch in eine Zeile oder Spalte passt, entfällt im Rest dieser Zeile oder Spalte.
when-pointing = Nimm eine Ziffer und einen Block, in dem sie noch zwei oder drei Plätze hat. Liegen diese in einer Linie, folge der Linie aus dem Block hinaus. Claiming geht umgekehrt, von der Linie in den Block.
explain-pointing = { locked-candidates }

about-claiming = Eine Ziffer, die in einer Zeile oder Spalte nur noch in einen Block passt, entfällt im Rest dieses Blocks.
when-claiming = Nimm eine Ziffer und eine Zeile oder Spalte, in der sie noch zwei oder drei Plätze hat. Liegen alle in einem Block, räume den Rest des Blocks. Claiming wird leichter übersehen als Pointing, also geh Linie für Linie vor.
explain-claiming = { locked-candidates }

about-naked_pair = Zwei Zellen einer Zeile, einer Spalte oder eines Blocks, die nur dieselben zwei Ziffern haben, verbrauchen beide.
when-naked_pair = Geh von einer Zelle mit zwei Notizen zur nächsten und suche in ihrer Zeile, ihrer Spalte und ihrem Block dieselben zwei Notizen noch einmal.
explain-naked_pair = { subset-naked }

about-naked_triple = Drei Zellen einer Zeile, einer Spalte oder eines Blocks, die zusammen nur drei Ziffern haben, verbrauchen alle drei.
when-naked_triple = Nimm in einem Haus mit mehreren leeren Zellen diejenigen mit zwei oder drei Notizen und suche drei davon, die zusammen nur drei Ziffern haben. Keine Zelle muss alle drei haben: 12, 13 und 23 genügen.
explain-naked_triple = { subset-naked }

about-hidden_pair = Zwei Ziffern, die in einer Zeile, einer Spalte oder einem Block nur in dieselben zwei Zellen passen, lassen dort keinen Platz für andere.
when-hidden_pair = Schau auf die Ziffern, nicht auf die Zellen: Welche haben in einem Haus nur noch zwei Plätze? Zwei Ziffern mit denselben zwei Plätzen sind das Paar, wie viele andere Notizen auch in den Zellen stehen.
explain-hidden_pair = { subset-hidden }

about-hidden_triple = Drei Ziffern, die in einer Zeile, einer Spalte oder einem Block nur in drei Zellen passen, lassen dort keinen Platz für andere.
when-hidden_triple = Sammle in einem Haus mit vielen leeren Zellen die Ziffern mit nur zwei oder drei Plätzen und suche drei, die sich drei Zellen teilen. Bei höchstens sechs leeren Zellen schau lieber auf die übrigen: Sie sind ein nacktes Tripel oder Paar.
explain-hidden_triple = { subset-hidden }

about-naked_quadruple = Vier Zellen einer Zeile, einer Spalte oder eines Blocks, die zusammen nur vier Ziffern haben, verbrauchen alle vier.
when-naked_quadruple = Nur in einem Haus mit acht oder neun leeren Zellen: Nimm die Zellen mit zwei bis vier Notizen und suche vier, die zusammen nur vier Ziffern haben. Bei weniger leeren Zellen bilden die übrigen ein verstecktes Tripel oder Paar, das schon gefunden wäre.
explain-naked_quadruple = { subset-naked }

about-hidden_quadruple = Vier Ziffern, die in einer Zeile, einer Spalte oder einem Block nur in vier Zellen passen, lassen dort keinen Platz für andere.
when-hidden_quadruple = Nur in einem Haus mit acht oder neun leeren Zellen: Sammle die Ziffern mit zwei bis vier Plätzen und suche vier, die sich vier Zellen teilen. Bei acht sind die anderen vier Zellen ein nacktes Quadrupel; allein kommt es also nur in einem Haus ohne jede Ziffer vor.
explain-hidden_quadruple = { subset-hidden }

## Fische

about-x_wing = Zwei Zeilen, in denen eine Ziffer nur in dieselben zwei Spalten passt, oder umgekehrt: In diesen Spalten entfällt sie sonst überall.
when-x_wing = Nimm eine Ziffer nach der anderen und suche Zeilen, in denen sie genau zwei Plätze hat. Liegen diese bei zwei Zeilen in denselben zwei Spalten? Danach dasselbe nach Spalten. Stört nur ein einziger Platz, denk an einen Finned X-Wing.
explain-x_wing = { fish-basic }

about-swordfish = Drei Zeilen, in denen eine Ziffer nur in dieselben drei Spalten passt, oder umgekehrt: In diesen Spalten entfällt sie sonst überall.
when-swordfish = Wenn eine Ziffer keinen X-Wing hat: Sammle die Zeilen, in denen sie zwei oder drei Plätze hat, und suche drei, die mit drei Spalten auskommen; danach nach Spalten. Eine Zeile muss nicht alle drei Plätze haben.
explain-swordfish = { fish-basic }

about-jellyfish = Vier Zeilen, in denen eine Ziffer nur in dieselben vier Spalten passt, oder umgekehrt: In diesen Spalten entfällt sie sonst überall.
when-jellyfish = Nur für eine Ziffer, die höchstens einmal im Gitter steht: Suche vier Zeilen, deren Plätze mit vier Spalten auskommen, oder umgekehrt. Steht die Ziffer öfter da, enthalten die übrigen Linien einen Swordfish oder X-Wing, der dasselbe streicht.
explain-jellyfish = { fish-basic }

about-finned_x_wing = Ein X-Wing mit einigen überzähligen Plätzen, den Flossen: Zellen, die alle Flossen sehen, verlieren die Ziffer trotzdem.
when-finned_x_wing = Wenn ein oder zwei Plätze zu viel einen X-Wing verderben: Liegen sie alle im Block einer seiner Ecken? Dann verlieren nur die Zellen dieses Blocks die Ziffer, die in der Spalte (oder Zeile) der Ecke liegen.
explain-finned_x_wing = { fish-finned }

about-sashimi_x_wing = Ein Finned X-Wing, in dem einer Linie neben ihren Flossen nur ein Platz bleibt.
when-sashimi_x_wing = Wenn einem X-Wing eine Ecke fehlt und die Ziffer stattdessen im selben Block daneben Platz hat. Mit einer einzigen Flosse ist es ein Skyscraper; ein Finned X-Wing hat alle vier Ecken.
explain-sashimi_x_wing = { fish-finned }

about-finned_swordfish = Ein Swordfish mit einigen überzähligen Plätzen, den Flossen: Zellen, die alle Flossen sehen, verlieren die Ziffer trotzdem.
when-finned_swordfish = Wenn drei Zeilen fast ein Swordfish sind, bis auf ein oder zwei Plätze außerhalb der drei Spalten: Liegen diese in einem Block mit einer seiner Zellen? Dann können nur Zellen dieses Blocks in den drei Spalten die Ziffer verlieren.
explain-finned_swordfish = { fish-finned }

about-sashimi_swordfish = Ein Finned Swordfish, in dem einer Linie neben ihren Flossen nur ein Platz bleibt.
when-sashimi_swordfish = Wie beim Finned Swordfish, aber eine der Zeilen darf in den drei Spalten nur einen Platz behalten. Nimm zwei passende Zeilen und eine dritte, die bis auf ihre Flossen in einem Block passt.
explain-sashimi_swordfish = { fish-finned }

about-finned_jellyfish = Ein Jellyfish mit einigen überzähligen Plätzen, den Flossen: Zellen, die alle Flossen sehen, verlieren die Ziffer trotzdem.
when-finned_jellyfish = Wenn eine Ziffer in fast jeder Zeile fehlt und sich kein Finned Swordfish zeigt: Nimm vier Zeilen, die bis auf einige Plätze in einem Block mit vier Spalten auskommen. Schau zuerst in diesem Block, was entfallen könnte.
explain-finned_jellyfish = { fish-finned }

about-sashimi_jellyfish = Ein Finned Jellyfish, in dem einer Linie neben ihren Flossen nur ein Platz bleibt.
when-sashimi_jellyfish = Wie beim Finned Jellyfish, aber eine Zeile darf neben ihren Flossen nur einen Platz behalten. Eine kurze X-Chain streicht oft dasselbe und ist leichter zu finden.
explain-sashimi_jellyfish = { fish-finned }

about-franken_x_wing = Ein X-Wing, in dem Blöcke an die Stelle mancher Linien treten.
when-franken_x_wing = Zur Übung, solange es noch gesperrte Kandidaten gibt: ein Block und eine Linie, oder zwei Linien, die eine Linie und ein Block abdecken. Pointing und Claiming zeigen nacheinander immer dasselbe.
explain-franken_x_wing = { fish-mutant }

about-finned_franken_x_wing = Ein Franken X-Wing mit Flossen: Nur Zellen, die alle Flossen sehen, verlieren die Ziffer.
when-finned_franken_x_wing = Suche einen Block, in dem sich eine Ziffer bis auf ein oder zwei Plätze an eine Linie hält: Die Linie deckt den Block ab, die übrigen Plätze sind die Flossen. Die einfachste Form ist das Empty Rectangle, also suche das zuerst. Auch ein Platz in zweien der Basishäuser ist eine Flosse.
explain-finned_franken_x_wing = { fish-finned-mutant }

about-franken_swordfish = Ein Swordfish, in dem Blöcke an die Stelle mancher Linien treten.
when-franken_swordfish = Wenn zwei Zeilen einer Ziffer fast zu einem Swordfish reichen: Suche einen Block, der die dritte ersetzt, in dem sich die Ziffer also auch an zwei der drei Spalten hält.
explain-franken_swordfish = { fish-mutant }

about-finned_franken_swordfish = Ein Franken Swordfish mit Flossen: Nur Zellen, die alle Flossen sehen, verlieren die Ziffer.
when-finned_franken_swordfish = Wenn ein Franken Swordfish einen Platz zu viel hat oder einem Empty Rectangle ein Link fehlt: zwei Linien und ein Block mit denselben drei Abdeckungen, bis auf die Flossen, und was entfallen soll, muss alle Flossen sehen. Auch ein Platz in zweien der Basishäuser ist eine Flosse.
explain-finned_franken_swordfish = { fish-finned-mutant }

about-franken_jellyfish = Ein Jellyfish, in dem Blöcke an die Stelle mancher Linien treten.
when-franken_jellyfish = Wenn eine Ziffer in den meisten Zeilen fehlt und die kleineren Fische verbraucht sind: Beginne mit Blöcken, in denen sie sich an zwei Spalten hält, und nimm Zeilen dazu, bis vier Häuser mit vier Abdeckungen auskommen.
explain-franken_jellyfish = { fish-mutant }

about-finned_franken_jellyfish = Ein Franken Jellyfish mit Flossen: Nur Zellen, die alle Flossen sehen, verlieren die Ziffer.
when-finned_franken_jellyfish = Mit bloßem Auge sucht ihn kaum jemand. Nimm einen Kandidaten als wahr an, streiche, was er sieht, und suche vier Zeilen und Blöcke, die sich drei Spalten teilen müssten, oder umgekehrt. Auch ein Platz in zweien der Basishäuser ist eine Flosse.
explain-finned_franken_jellyfish = { fish-finned-mutant }

about-squirmbag = Fünf Zeilen, in denen eine Ziffer nur in dieselben fünf Spalten passt, oder umgekehrt: In diesen Spalten entfällt sie sonst überall.
when-squirmbag = Nur zur Übung: Die übrigen Linien bilden quer dazu immer einen Jellyfish oder einen kleineren Fisch, der dasselbe streicht. Nimm eine Ziffer, die nirgends im Gitter steht, suche ihren Jellyfish nach Spalten und schau auf die fünf Zeilen, die er nicht benutzt.
explain-squirmbag = { fish-basic }

about-whale = Sechs Zeilen, in denen eine Ziffer nur in dieselben sechs Spalten passt, oder umgekehrt: In diesen Spalten entfällt sie sonst überall.
when-whale = Nur zur Übung: Wo sechs Zeilen mit sechs Spalten auskommen, bilden die übrigen Linien quer dazu einen Swordfish oder einen kleineren Fisch. Suche lieber den.
explain-whale = { fish-basic }

about-leviathan = Sieben Zeilen, in denen eine Ziffer nur in dieselben sieben Spalten passt, oder umgekehrt: In diesen Spalten entfällt sie sonst überall.
when-leviathan = Nur zur Übung: Er ist die Rückseite eines X-Wing. Wenn sieben Zeilen mit sieben Spalten auskommen, hält sich die Ziffer in den beiden übrigen Spalten an zwei Zeilen.
explain-leviathan = { fish-basic }

about-finned_mutant_x_wing = Ein Mutant X-Wing mit Flossen: Nur Zellen, die alle Flossen sehen, verlieren die Ziffer.
when-finned_mutant_x_wing = Die einfachste Form ist der 2-String Kite: eine Zeile und eine Spalte, abgedeckt von einem Block und einer Linie. Suche diesen Fisch nur, wo die Zeile oder die Spalte ein oder zwei Plätze mehr hat, die alle die Zelle sehen, in der gestrichen werden soll. Tipps lassen ihn weg, außer man übt ihn. Auch ein Platz in zweien der Basishäuser ist eine Flosse.
explain-finned_mutant_x_wing = { fish-finned-mutant }

about-mutant_swordfish = Ein Swordfish, in dem Zeilen, Spalten und Blöcke auf beiden Seiten gemischt sind.
when-mutant_swordfish = Selten, und Tipps zeigen ihn nur, wenn man ihn übt: Nimm eine Ziffer und als Basis eine Zeile, eine Spalte und einen Block zusammen. Ein guter Anfang sind 2-String Kites, die beinahe aufgehen.
explain-mutant_swordfish = { fish-mutant }

about-finned_mutant_swordfish = Ein Mutant Swordfish mit Flossen: Nur Zellen, die alle Flossen sehen, verlieren die Ziffer.
when-finned_mutant_swordfish = Eine X-Chain aus drei starken Links ist ein solcher Fisch. Suche ihn, wo eine solche Kette scheitert, weil ein Haus einen Platz zu viel hat, und die Zelle, in der gestrichen werden soll, diesen Platz sieht. Tipps lassen ihn weg, außer man übt ihn. Auch ein Platz in zweien der Basishäuser ist eine Flosse.
explain-finned_mutant_swordfish = { fish-finned-mutant }

about-mutant_jellyfish = Ein Jellyfish, in dem Zeilen, Spalten und Blöcke auf beiden Seiten gemischt sind.
when-mutant_jellyfish = Selten, und Tipps zeigen ihn nur, wenn man ihn übt: vier beliebige Häuser, deren Plätze in vier andere passen. Beginne mit einer Zeile und einer Spalte mit wenigen Plätzen, die sich nicht treffen, und nimm Blöcke dazu.
explain-mutant_jellyfish = { fish-mutant }

about-finned_mutant_jellyfish = Ein Mutant Jellyfish mit Flossen: Nur Zellen, die alle Flossen sehen, verlieren die Ziffer.
when-finned_mutant_jellyfish = Eine X-Chain aus vier starken Links ist ein solcher Fisch. Nimm einen Kandidaten als wahr an, streiche, was er sieht, und suche vier Häuser, die sich drei Abdeckungen teilen müssten. Tipps lassen ihn weg, außer man übt ihn. Auch ein Platz in zweien der Basishäuser ist eine Flosse.
explain-finned_mutant_jellyfish = { fish-finned-mutant }

about-finned_mutant_squirmbag = Ein Mutant Squirmbag mit Flossen: Nur Zellen, die alle Flossen sehen, verlieren die Ziffer.
when-finned_mutant_squirmbag = Arbeit für ein Programm, und Tipps zeigen ihn nur, wenn man ihn übt. Von Hand verfolgt man die Ziffer als X-Chain aus fünf starken Links, mit Gruppen. Auch ein Platz in zweien der Basishäuser ist eine Flosse.
explain-finned_mutant_squirmbag = { fish-finned-mutant }

about-finned_mutant_whale = Ein Mutant Whale mit Flossen: Nur Zellen, die alle Flossen sehen, verlieren die Ziffer.
when-finned_mutant_whale = Arbeit für ein Programm, und Tipps zeigen ihn nur, wenn man ihn übt. Von Hand zeichnet man jedes Template der Ziffer, das den fraglichen Kandidaten enthält, und findet keines. Auch ein Platz in zweien der Basishäuser ist eine Flosse.
explain-finned_mutant_whale = { fish-finned-mutant }

about-siamese_finned_x_wing = Zwei Finned X-Wings mit denselben Basishäusern, aber verschiedenen Abdeckungen (den Häusern, in denen ihre Plätze liegen) und Flossen: Jeder streicht, was der andere nicht streicht.
when-siamese_finned_x_wing = Nach einem Finned X-Wing: Behalte seine beiden Zeilen und lass einen anderen Platz die Flosse sein. Das lohnt sich nur, solange es noch gesperrte Kandidaten gibt: Sie zeigen dasselbe, Schritt für Schritt.
explain-siamese_finned_x_wing = { fish-siamese }

about-siamese_finned_swordfish = Zwei Finned Swordfish mit denselben Basishäusern, aber verschiedenen Abdeckungen (den Häusern, in denen ihre Plätze liegen) und Flossen: Jeder streicht, was der andere nicht streicht.
when-siamese_finned_swordfish = Nach einem Finned Swordfish: Behalte seine drei Zeilen und tausche eine Spalte aus, sodass andere Plätze zu Flossen werden. Schau in die Blöcke dieser neuen Flossen.
explain-siamese_finned_swordfish = { fish-siamese }

about-siamese_finned_jellyfish = Zwei Finned Jellyfish mit denselben Basishäusern, aber verschiedenen Abdeckungen (den Häusern, in denen ihre Plätze liegen) und Flossen: Jeder streicht, was der andere nicht streicht.
when-siamese_finned_jellyfish = Nach einem Finned Jellyfish: Behalte seine vier Zeilen und tausche eine Spalte gegen die einer Flosse. Das lohnt sich nur, wenn der erste Fisch in einem anderen Block etwas übrig gelassen hat.
explain-siamese_finned_jellyfish = { fish-siamese }

about-siamese_sashimi_x_wing = Zwei Sashimi X-Wings mit denselben Basishäusern, aber verschiedenen Abdeckungen (den Häusern, in denen ihre Plätze liegen) und Flossen: Jeder streicht, was der andere nicht streicht.
when-siamese_sashimi_x_wing = Nach einem Sashimi X-Wing: Behalte seine beiden Zeilen und nimm die Spalte der Flosse als Abdeckung statt derjenigen mit nur einer Ecke: Diese Ecke wird zur Flosse. Bei zwei Plätzen je Zeile streicht ein Skyscraper beides auf einmal.
explain-siamese_sashimi_x_wing = { fish-siamese }

about-siamese_sashimi_swordfish = Zwei Sashimi Swordfish mit denselben Basishäusern, aber verschiedenen Abdeckungen (den Häusern, in denen ihre Plätze liegen) und Flossen: Jeder streicht, was der andere nicht streicht.
when-siamese_sashimi_swordfish = Nach einem Sashimi Swordfish: Behalte seine drei Zeilen und nimm die Spalte der Flosse als Abdeckung statt einer mit nur einem Platz des Fisches: Dieser Platz wird zur Flosse.
explain-siamese_sashimi_swordfish = { fish-siamese }

about-siamese_sashimi_jellyfish = Zwei Sashimi Jellyfish mit denselben Basishäusern, aber verschiedenen Abdeckungen (den Häusern, in denen ihre Plätze liegen) und Flossen: Jeder streicht, was der andere nicht streicht.
when-siamese_sashimi_jellyfish = Nach einem Sashimi Jellyfish: Behalte seine vier Zeilen und versuche die Spalte der Flosse als Abdeckung. X-Chains in denselben Zeilen sind meist leichter zu sehen.
explain-siamese_sashimi_jellyfish = { fish-siamese }

about-siamese_finned_franken_x_wing = Zwei Finned Franken X-Wings mit denselben Basishäusern, aber verschiedenen Abdeckungen (den Häusern, in denen ihre Plätze liegen): Jeder streicht, was der andere nicht streicht.
when-siamese_finned_franken_x_wing = Nach einem Finned Franken X-Wing: Behalte seine beiden Häuser und decke denselben Block anders ab, mit einer Spalte statt einer Zeile oder mit der Linie daneben. Zwei Empty Rectangles in einem Block sehen oft so aus.
explain-siamese_finned_franken_x_wing = { fish-siamese }

about-siamese_finned_franken_swordfish = Zwei Finned Franken Swordfish mit denselben Basishäusern, aber verschiedenen Abdeckungen (den Häusern, in denen ihre Plätze liegen): Jeder streicht, was der andere nicht streicht.
when-siamese_finned_franken_swordfish = Nach einem Finned Franken Swordfish: Behalte seine drei Häuser und nimm die Linie einer Flosse als Abdeckung, sodass andere Plätze zu Flossen werden. Schau, welche Zellen alle neuen Flossen sehen.
explain-siamese_finned_franken_swordfish = { fish-siamese }

about-siamese_finned_franken_jellyfish = Zwei Finned Franken Jellyfish mit denselben Basishäusern, aber verschiedenen Abdeckungen (den Häusern, in denen ihre Plätze liegen): Jeder streicht, was der andere nicht streicht.
when-siamese_finned_franken_jellyfish = Nach einem Finned Franken Jellyfish: Behalte seine vier Häuser und tausche eine Abdeckung gegen eine Linie durch eine Flosse. Mit bloßem Auge sucht ihn kaum jemand; zwei X-Chains mit Gruppen streichen dasselbe.
explain-siamese_finned_franken_jellyfish = { fish-siamese }

about-siamese_finned_mutant_x_wing = Zwei Finned Mutant X-Wings mit denselben Basishäusern, aber verschiedenen Abdeckungen (den Häusern, in denen ihre Plätze liegen): Jeder streicht, was der andere nicht streicht.
when-siamese_finned_mutant_x_wing = Nach einem Finned Mutant X-Wing: Behalte seine beiden Häuser und decke sie anders ab, mit einem anderen Block oder einer anderen Linie durch dieselben Zellen. Zwei Kites auf einer Zeile und einer Spalte sehen so aus. Tipps lassen ihn weg, außer man übt ihn.
explain-siamese_finned_mutant_x_wing = { fish-siamese }

about-siamese_finned_mutant_swordfish = Zwei Finned Mutant Swordfish mit denselben Basishäusern, aber verschiedenen Abdeckungen (den Häusern, in denen ihre Plätze liegen): Jeder streicht, was der andere nicht streicht.
when-siamese_finned_mutant_swordfish = Selten, und Tipps zeigen ihn nur, wenn man ihn übt: Behalte nach einem Finned Mutant Swordfish seine drei Häuser und nimm eine Linie durch eine Flosse als Abdeckung.
explain-siamese_finned_mutant_swordfish = { fish-siamese }

about-siamese_finned_mutant_jellyfish = Zwei Finned Mutant Jellyfish mit denselben Basishäusern, aber verschiedenen Abdeckungen (den Häusern, in denen ihre Plätze liegen): Jeder streicht, was der andere nicht streicht.
when-siamese_finned_mutant_jellyfish = Arbeit für ein Programm, und Tipps zeigen ihn nur, wenn man ihn übt. Es sind zwei Finned Mutant Jellyfish in einem Schritt: Finde den einen und frage dann, ob auch eine andere Abdeckung ginge.
explain-siamese_finned_mutant_jellyfish = { fish-siamese }

## Eine Ziffer, zwei starke Links

about-skyscraper = Zwei Zeilen oder zwei Spalten haben für eine Ziffer je zwei Plätze und teilen sich an einem Ende eine Linie: Eines der anderen Enden ist wahr.
when-skyscraper = Ein schief geratener X-Wing: zwei Zeilen mit je zwei Plätzen für eine Ziffer, die nur an einem Ende übereinanderliegen. Schau auf die Zellen, die beide losen Enden sehen. Danach versuche es mit zwei Spalten.
explain-skyscraper = { two-strong-links }

about-two_string_kite = Eine Zeile und eine Spalte haben für eine Ziffer je zwei Plätze und teilen sich an einem Ende einen Block: Eines der anderen Enden ist wahr.
when-two_string_kite = Suche zu einer Ziffer eine Zeile und eine Spalte mit je zwei Plätzen, die sich in einem Block treffen, ohne eine Zelle zu teilen. Schau auf die Zelle, in der sich die Linien durch die beiden fernen Enden kreuzen. Ein Skyscraper hat stattdessen zwei Zeilen oder zwei Spalten.
explain-two_string_kite = { two-strong-links }

about-turbot_fish = Zwei Häuser haben für eine Ziffer je zwei Plätze, und ein Ende des einen sieht ein Ende des anderen: Eines der fernen Enden ist wahr.
when-turbot_fish = Wenn eine Ziffer weder Skyscraper noch Kite zeigt: Nimm Blöcke mit zwei Plätzen dazu, also einen Block und eine Linie, zwei Blöcke oder zwei Zeilen oder Spalten, deren nahe Enden in einem Block liegen.
explain-turbot_fish = { two-strong-links }

about-empty_rectangle = In einem Block passt eine Ziffer nur in eine Zeile und eine Spalte; ein starker Link außerhalb sperrt die eine, sobald die andere gesperrt ist.
when-empty_rectangle = Suche einen Block, in dem eine Ziffer nur in einer Zeile und einer Spalte Platz hat, wie ein Kreuz oder ein L. Suche dann außerhalb eine Linie mit genau zwei Plätzen, von denen einer auf einem Arm liegt, und schau, wo der andere Arm die Linie des anderen Platzes trifft.
explain-empty_rectangle =
    { $claim }: Sonst bliebe in { $base-houses } kein Platz für die { $digits }.
    In { $base-houses } passt die { $digits } nur in Zellen von { $witness-houses-or }: { $base }.
    In { $cover-houses } passt die { $digits } nur in { $on } und { $off }.
    Stünde die { $digits } in { $gone }, dann nicht in { $off }, also in { $on }.
    Die { $digits } in { $gone } und in { $on } würde dann jede der Zellen { $base } sperren.

about-dual_two_string_kite = Zwei 2-String Kites, die sich in denselben beiden Zellen eines Blocks treffen.
when-dual_two_string_kite = Wenn ein Kite gefunden ist: Bleib bei seinen beiden Zellen im Block und vertausche ihre Rollen. Haben auch die Spalte der einen und die Zeile der anderen nur zwei Plätze? Dann zählen beide Kites auf einmal.
explain-dual_two_string_kite =
    { $claim }: { sees-each-first } beide fernen Enden eines Kite, von denen mindestens eines { $digits } ist.
    { two-places-each }
    { $lines }

about-dual_empty_rectangle = Zwei Empty Rectangles im selben Block, jedes mit einem eigenen starken Link.
when-dual_empty_rectangle = Wenn ein Block ein Empty Rectangle ergeben hat: Bleib dort und suche eine zweite Linie mit zwei Plätzen, die dasselbe Kreuz trifft. Jedes der beiden streicht einen eigenen Kandidaten.
explain-dual_empty_rectangle =
    { $claim }: Sonst bliebe in { $base-houses } kein Platz für die { $digits }.
    In { $base-houses } passt die { $digits } nur in Zellen von { $witness-houses-or }: { $base }.
    { $cover-houses } haben jeweils genau zwei Plätze für die { $digits }.
    { $lines }
    In jedem dieser Fälle wäre die { $digits } in { $base-count ->
        [2] den beiden
       *[other] allen
    } Zellen { $base } ausgeschlossen.

## Wings

about-w_wing = Zwei Zellen haben dieselben zwei Ziffern und können nicht beide die eine sein, also ist eine von ihnen die andere.
when-w_wing = Wenn zwei Zellen, die einander nicht sehen, dieselben zwei Notizen haben: Suche ein Haus, in dem eine der beiden Ziffern genau zwei Plätze hat, je einen in Sicht jeder Zelle. Bei einem XY-Wing sind alle Zellen verschieden.
explain-w_wing =
    { $claim }: { sees-each-first } { $pincer }, und mindestens eine dieser beiden ist { $pincer-digits }.
    { $pincer } haben dieselben zwei Kandidaten: { $digits }.
    In { $base-houses } passt die { $base-digits } nur in { $base }, und jede der Zellen { $pincer } sieht eine dieser beiden.
    Mit der { $base-digits } in einer der Zellen { $base } ist mindestens eine der Zellen { $pincer } nicht { $base-digits } und muss { $pincer-digits } sein.

about-xy_wing = Ein Pivot mit zwei Kandidaten (12) sieht eine 13 und eine 23. Ist der Pivot 1, ist die erste 3; ist er 2, ist die zweite 3. Eine von ihnen ist 3, und eine Zelle, die beide sieht, ist es nicht.
when-xy_wing = Beginne mit einer Zelle mit zwei Notizen, zum Beispiel 12, und suche unter den Zellen, die sie sieht, eine 13 und eine 23. Die Flügel müssen einander nicht sehen; schau, wo sich ihre Sicht kreuzt.
explain-xy_wing =
    { $claim }: { sees-each-first } { $pincer }, und mindestens eine dieser beiden ist { $pincer-digits }.
    Der Pivot { $pivot } hat die Kandidaten { $pivot-digits }.
    Jeder der Flügel { $pincer } sieht den Pivot und hat außer der { $pincer-digits } eine Ziffer des Pivots, jeder eine andere.
    Welche Ziffer der Pivot auch bekommt, der Flügel mit derselben Ziffer muss { $pincer-digits } sein.

about-xyz_wing = Eine Zelle mit drei Ziffern sieht zwei andere, die je zwei davon haben: Eine der drei bekommt die gemeinsame Ziffer.
when-xyz_wing = Beginne mit einer Zelle mit drei Notizen, zum Beispiel 123, und suche eine 13 in ihrem Block und eine 23 in ihrer Zeile oder Spalte außerhalb des Blocks. Nur Zellen des Blocks in dieser Linie sehen alle drei; hat die erste Zelle zwei Notizen, denk an einen XY-Wing.
explain-xyz_wing =
    { $claim }: { sees-each-first } den Pivot { $pivot } und die Flügel { $pincer }, und mindestens eine dieser drei Zellen ist { $pincer-digits }.
    Der Pivot { $pivot } hat die Kandidaten { $pivot-digits }.
    Jeder der Flügel { $pincer } sieht den Pivot und hat außer der { $pincer-digits } eine weitere Ziffer des Pivots.
    Ist der Pivot nicht { $pincer-digits }, muss der Flügel, der die Ziffer des Pivots hat, { $pincer-digits } sein.

## Eindeutigkeit

about-bug_1 = Hätten alle ungelösten Zellen zwei Kandidaten, hätte das Rätsel zwei Lösungen oder keine: Der eine Kandidat, der das verhindert, ist wahr.
when-bug_1 = Gegen Ende, wenn jede leere Zelle zwei Notizen hat und nur eine drei: Wahr ist die Ziffer dieser Zelle, die in ihrer Zeile, ihrer Spalte und ihrem Block drei Plätze hat.
explain-bug_1 =
    { $claim }: Wäre { $fin } nicht { $fin-digits }, hätte das Rätsel nicht genau eine Lösung.
    Jede ungelöste Zelle außer { $fin } hat genau zwei Kandidaten.
    Ohne die { $fin-digits } hätte auch { $fin } zwei, und jede Ziffer hätte zwei Plätze in jedem Haus, in dem sie noch fehlt: Es gäbe zwei Lösungen oder keine.

about-unique_rectangle_1 = Vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken können nicht alle nur dieselben zwei Ziffern haben, sonst hätte das Rätsel zwei Lösungen: Die einzige Ecke mit mehr Kandidaten bekommt etwas anderes.
when-unique_rectangle_1 = Wenn zwei Zellen einer Linie in verschiedenen Blöcken dieselben zwei Notizen haben: Ergänze das Rechteck. Hat eine dritte Ecke nur diese beiden Notizen und die vierte diese und weitere, ist es dieser Typ.
explain-unique_rectangle_1 =
    { takes-another }
    { deadly-if-equal }
    Nur { $fin } hat weitere Kandidaten und muss einen davon bekommen.

about-unique_rectangle_2 = Zwei benachbarte Ecken eines möglichen tödlichen Rechtecks haben denselben einen Zusatzkandidaten: Eine von ihnen bekommt ihn.
when-unique_rectangle_2 = Wenn zwei benachbarte Ecken nur dieselben zwei Notizen haben: Schau auf die anderen beiden. Haben sie diese und noch eine Ziffer, beide dieselbe? Sind es verschiedene, denk an Typ 3 und 4.
explain-unique_rectangle_2 = { rectangle-one-extra }

about-unique_rectangle_3 = Die Zusatzkandidaten zweier benachbarter Ecken zählen als eine Zelle, die mit anderen Zellen des Hauses ein Naked Subset bildet.
when-unique_rectangle_3 = Wenn zwei benachbarte Ecken nur zwei Notizen haben und die anderen beiden verschiedene Zusatzkandidaten: Nimm diese als eine Zelle und suche ihre Partner in der Linie oder dem Block dieser Ecken, wie bei einem nackten Paar oder Tripel.
explain-unique_rectangle_3 =
    { extras-subset }
    { deadly-if-equal }
    { extras-as-cell }

about-unique_rectangle_4 = Zwei benachbarte Ecken sind in einem Haus die einzigen Plätze für eine der beiden Ziffern: Keine von ihnen kann die andere Ziffer bekommen.
when-unique_rectangle_4 = Wenn zwei benachbarte Ecken nur zwei Notizen haben: Sind die anderen beiden in einer gemeinsamen Linie oder einem gemeinsamen Block die einzigen Plätze für eine dieser Ziffern? Dann entfällt die andere in beiden, welche Zusatzkandidaten sie auch haben.
explain-unique_rectangle_4 =
    { one-place-each }
    { deadly-if-equal }
    { only-with-others }
    { one-of-pair }

about-unique_rectangle_5 = Zwei gegenüberliegende oder drei Ecken eines möglichen tödlichen Rechtecks haben denselben einen Zusatzkandidaten: Eine von ihnen bekommt ihn.
when-unique_rectangle_5 = Wie bei Typ 2, aber die Ecken mit derselben zusätzlichen Ziffer liegen einander schräg gegenüber, oder es sind drei. Suche Zellen, die alle diese Ecken sehen.
explain-unique_rectangle_5 = { rectangle-one-extra }

about-unique_rectangle_6 = Zwei gegenüberliegende Ecken haben weitere Kandidaten, und eine der beiden Ziffern passt in beiden Zeilen oder beiden Spalten nur in das Rechteck: In diesen beiden Ecken entfällt sie.
when-unique_rectangle_6 = Wenn die Ecken mit nur zwei Notizen schräg gegenüberliegen: Hat eine der Ziffern in beiden Zeilen oder beiden Spalten des Rechtecks keinen anderen Platz? Dann entfällt sie in den beiden anderen Ecken.
explain-unique_rectangle_6 =
    { or-two-solutions }
    { deadly-if-equal }
    { only-with-others }
    In { $cover-houses } passt die { $on-digits } nur in Zellen des Rechtecks.
    Stünde die { $on-digits } in einer der Zellen { $fin }, bliebe ihr in der anderen dieser beiden Linien nur die Ecke gegenüber. In den übrigen beiden Ecken stünde dann die andere Ziffer, und das Rechteck enthielte nur { $digits }.

about-hidden_rectangle = Bekäme eine Ecke die eine der beiden Ziffern, müsste die andere in die Ecken daneben, und das Rechteck wäre tödlich.
when-hidden_rectangle = Wenn eine oder zwei Ecken eines Rechtecks nur zwei Notizen haben: Geh zur Ecke gegenüber. Hat eine der beiden Ziffern in deren Zeile und Spalte keinen anderen Platz, entfällt in dieser Ecke die andere Ziffer. Das lässt sich finden, bevor die Notizen wenige werden.
explain-hidden_rectangle =
    { or-two-solutions }
    { deadly-if-equal }
    In { $cover-houses } passt die { $on-digits } nur in Zellen des Rechtecks, und { $witness } hat nur die Kandidaten { $digits }.
    Mit { $gone-digits } in { $pivot } müsste in den Ecken neben { $pivot } die { $on-digits } und in { $witness } die { $gone-digits } stehen: Das Rechteck enthielte nur { $digits }.

about-avoidable_rectangle_1 = Drei Ecken, die keine Vorgaben sind, haben abwechselnd zwei Ziffern: Die vierte kann das Rechteck nicht vervollständigen, sonst ließe es sich vertauschen.
when-avoidable_rectangle_1 = Wenn du drei Ecken eines Rechtecks über zwei Blöcke selbst gefüllt hast, etwa mit 1, 2 und 1: Die vierte kann nicht 2 sein. Das gilt nur, wenn keine der drei eine Vorgabe ist.
explain-avoidable_rectangle_1 =
    { or-two-solutions }
    { $witness } enthalten { $digits }, und keine dieser Zellen ist eine Vorgabe.
    Mit { $gone-digits } in { $gone } enthielten diese vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken nur { $digits }, und keine von ihnen wäre eine Vorgabe: { $digits } ließen sich vertauschen.

about-avoidable_rectangle_2 = Zwei Ecken, die keine Vorgaben sind, sind gefüllt, die anderen beiden würden das Rechteck vervollständigen oder dieselbe dritte Ziffer bekommen: Eine von ihnen bekommt die dritte.
when-avoidable_rectangle_2 = Wenn du zwei benachbarte Ecken selbst gefüllt hast und keine davon vorgegeben war: Schau auf die anderen beiden. Kann jede nur das Rechteck vervollständigen oder dieselbe dritte Ziffer bekommen, suche Zellen, die beide sehen.
explain-avoidable_rectangle_2 =
    { one-extra-is }
    { $witness } enthalten { $digits }, und keine dieser Zellen ist eine Vorgabe.
    Würden { $base } ein Rechteck aus diesen beiden Ziffern vervollständigen, wäre keine seiner Zellen eine Vorgabe: { $digits } ließen sich vertauschen, und das Rätsel hätte zwei Lösungen.
    { only-others }

about-unique_loop_1 = Eine Schleife aus mindestens sechs Zellen kann nicht abwechselnd nur zwei Ziffern enthalten, sonst ließen sie sich vertauschen: Die einzige Zelle mit mehr Kandidaten bekommt etwas anderes.
when-unique_loop_1 = Wenn sechs oder mehr Zellen dieselben zwei Notizen haben und im Kreis laufen, je zwei in jedem berührten Haus, und nur eine mehr hat. Beginne, wo sich ein Unique Rectangle fast schließt, aber einen Umweg macht; ein Remote Pair lässt den Kreis offen.
explain-unique_loop_1 =
    { takes-another }
    { loop-cells }
    Nur { $fin } hat weitere Kandidaten und muss einen davon bekommen.

about-unique_loop_2 = Alle Zellen, die eine Schleife aus zwei Ziffern am Vertauschen hindern, haben denselben Zusatzkandidaten: Eine von ihnen bekommt ihn.
when-unique_loop_2 = Wenn eine solche Schleife aus zwei Ziffern zwei oder mehr Zellen mit einer zusätzlichen Ziffer hat, alle mit derselben: Suche Zellen, die jede davon sehen, wie bei Unique Rectangle Typ 2.
explain-unique_loop_2 =
    { one-extra-is }
    { loop-cells }
    { only-others }

about-unique_loop_3 = Die Zusatzkandidaten zweier Zellen einer Schleife zählen als eine Zelle, die mit anderen Zellen des Hauses ein Naked Subset bildet.
when-unique_loop_3 = Wenn eine solche Schleife genau zwei Zellen mit verschiedenen Zusatzkandidaten hat, beide im selben Haus: Nimm diese Kandidaten als eine Zelle und suche ein nacktes Paar oder Tripel mit anderen Zellen des Hauses.
explain-unique_loop_3 =
    { extras-subset }
    { loop-cells }
    { extras-as-cell }

about-unique_loop_4 = Zwei Zellen einer Schleife sind in einem Haus die einzigen Plätze für eine ihrer beiden Ziffern: Keine von ihnen kann die andere Ziffer bekommen.
when-unique_loop_4 = Wenn eine solche Schleife genau zwei Zellen mit Zusatzkandidaten hat, beide im selben Haus: Hat eine der beiden Ziffern dort keinen anderen Platz? Dann entfällt die andere in beiden Zellen.
explain-unique_loop_4 =
    { one-place-each }
    { loop-cells }
    { only-with-others }
    { one-of-pair }

about-extended_rectangle = Zwei Zeilen oder zwei Spalten zu je drei Zellen können nicht beide nur dieselben drei Ziffern haben, sonst ließen sie sich vertauschen.
when-extended_rectangle = Wenn dieselben drei Ziffern in drei Zellen einer Linie und in den drei Zellen daneben in einer parallelen Linie stehen, über drei Blöcke oder innerhalb von zweien, und nur eine oder zwei Zellen mehr haben. Achte auf nackte Tripel, die beinahe zweimal vorkommen.
explain-extended_rectangle =
    { $cover-count ->
        [0] { $on-count ->
            [0] { $fin-count ->
                [one] { takes-another }
               *[other] { one-extra-is }
            }
           *[other] { $claim }: Eine der Zellen { $on } muss { $on-digits } sein und die andere { $fin-any }.
        }
       *[other] { extras-subset }
    }
    { $base } bilden zwei Linien zu je drei Zellen, jede neben einer Zelle der anderen Linie.
    Enthielten diese Zellen nur { $digits }, ließen sich die beiden Linien vertauschen, ohne dass eine Zeile, eine Spalte oder ein Block andere Ziffern bekäme, und das Rätsel hätte zwei Lösungen.
    { $fin-count ->
        [one] { $fin } muss also { $fin-any } sein.
       *[other] Mindestens eine der Zellen { $fin } muss also { $fin-any } sein.
    }
    { $cover-count ->
        [0] { $on-count ->
            [0] {""}
           *[other] In { $cover-houses } passt die { $on-digits } nur in { $on }: Eine dieser Zellen ist { $on-digits } und die andere { $fin-any }.
        }
       *[other] { extras-in-subset }
    }

about-bug_2 = Alle Kandidaten, die verhindern, dass das Rätsel ein Bivalue Universal Grave ist, gehören zu einer Ziffer: Einer von ihnen ist wahr.
when-bug_2 = Gegen Ende, wenn fast jede Zelle zwei Notizen hat und in den wenigen mit drei dieselbe Ziffer überzählig ist: Suche Zellen, die alle diese Plätze sehen. Mit einer einzigen Zelle ist es BUG + 1.
explain-bug_2 =
    { one-extra-is }
    Ohne { $fin-digits } in { $fin } hätte jede ungelöste Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, in dem sie noch fehlt.
    Das Rätsel hätte dann zwei Lösungen oder keine, also steht die { $fin-digits } in mindestens einer der Zellen { $fin }.

about-bug_3 = Was verhindert, dass das Rätsel ein Bivalue Universal Grave ist, zählt als eine Zelle, die mit anderen Zellen des Hauses ein Naked Subset bildet.
when-bug_3 = Gegen Ende, wenn die Zellen mit zu vielen Notizen, zwei oder etwas mehr, in einem Haus liegen und verschiedene Zusatzkandidaten haben: Nimm diese als eine Zelle und suche dort ein nacktes Paar oder Tripel mit anderen Zellen.
explain-bug_3 =
    { extras-subset }
    { bug-extras }
    { extras-in-subset }

about-bug_4 = Zwei Zellen, die verhindern, dass das Rätsel ein Bivalue Universal Grave ist, sind die einzigen Plätze für eine weitere Ziffer: Sie bekommen nichts anderes.
when-bug_4 = Gegen Ende, wenn zwei Zellen mit zu vielen Notizen in einem Haus liegen: Passt eine Ziffer, die nicht überzählig ist, dort nur in diese beiden? Dann behalten sie nur diese Ziffer und ihre Zusatzkandidaten.
explain-bug_4 =
    { $claim }: Eine der Zellen { $on } muss { $on-digits } sein, und die andere bekommt einen Zusatzkandidaten.
    { bug-extras }
    In { $cover-houses } passt die { $on-digits } nur in { $on }.
    Eine der Zellen { $on } ist also { $on-digits }, und die andere bekommt einen Zusatzkandidaten.

## Färben

about-simple_colours_trap = Plätze einer Ziffer, die paarweise auftreten, bekommen zwei Farben, von denen eine in allen ihren Zellen wahr ist: Eine Zelle, die beide Farben sieht, kann nicht diese Ziffer sein.
when-simple_colours_trap = Wenn eine Ziffer in Haus um Haus genau zwei Plätze hat und diese aneinanderhängen: Färbe die Plätze abwechselnd und suche außerhalb eine Zelle, die beide Farben sieht. Eine X-Chain darf auch schwache Links benutzen.
explain-simple_colours_trap =
    { $claim }: { sees-each-first } beide Farben, und eine der beiden Farben ist in allen ihren Zellen { $digits }.
    { two-colours }
    { $gone-count ->
        [one] { $gone } sieht { $seen-on } in der ersten Farbe und { $seen-off } in der zweiten.
       *[other] Jede der Zellen { $gone } sieht Zellen beider Farben.
    }

about-simple_colours_wrap = Plätze einer Ziffer, die paarweise auftreten, bekommen zwei Farben: Eine Farbe, die zweimal in einem Haus steht, ist falsch.
when-simple_colours_wrap = Prüfe beim abwechselnden Färben einer Ziffer jedes Haus: Sobald zwei Zellen einer Farbe in derselben Zeile, Spalte oder im selben Block liegen, ist die ganze Farbe falsch. Für den Trap schaut man dagegen außerhalb der gefärbten Zellen.
explain-simple_colours_wrap =
    { $claim }: Entweder sind alle diese Zellen { $digits } oder keine, und { $conflict } liegen beide in { $cover-houses }.
    { two-colours }
    Die zweite Farbe ist falsch, denn in { $cover-houses } kann nur eine { $digits } stehen.

about-multi_colours_1 = Zwei Gruppen einer Ziffer, jede in zwei Farben: Wo eine Farbe der einen eine Farbe der anderen sieht, ist eine der beiden Gegenfarben wahr, und eine Zelle, die beide Gegenfarben sieht, kann nicht diese Ziffer sein.
when-multi_colours_1 = Wenn eine Ziffer in zwei getrennte Gruppen aus Paaren zerfällt: Färbe beide. Sieht eine Farbe der einen eine Farbe der anderen, suche Zellen, die die beiden Gegenfarben sehen.
explain-multi_colours_1 =
    { $claim }: { $witness-count ->
        [0] Die Farbe von { $on } oder die Farbe von { $base } ist wahr, und { $gone-count ->
            [one] { $gone } sieht beide Farben.
           *[other] jede dieser Zellen sieht beide Farben.
        }
       *[other] { $gone-count ->
            [one] { $gone } sieht
           *[other] Jede dieser Zellen sieht
        } zwei Farben, von denen mindestens eine wahr ist.
    }
    { two-groups-of-colours }
    { $near } sieht { $far }, also sind die Farben von { $near } und { $far } nicht beide wahr. Mindestens eine der beiden anderen Farben ist daher wahr: die von { $on } oder die von { $base }.
    { $lines }

about-multi_colours_2 = Zwei Gruppen einer Ziffer, jede in zwei Farben: Eine Farbe, die beide Farben der anderen Gruppe sieht, ist falsch.
when-multi_colours_2 = Wenn eine Ziffer in zwei getrennte Gruppen aus Paaren zerfällt: Färbe beide und schau, ob eine Farbe der einen beide Farben der anderen sieht. Dann ist sie falsch, in allen ihren Zellen.
explain-multi_colours_2 =
    { $claim }: { $gone-count ->
        [one] Diese Zelle sieht beide Farben einer Gruppe von Zellen, und eine dieser beiden Farben ist in allen ihren Zellen { $digits }.
       *[other] Entweder sind alle diese Zellen { $digits } oder keine, und sie sehen beide Farben einer zweiten Gruppe, von denen eine in allen ihren Zellen { $digits } ist.
    }
    { $gone-count ->
        [one] Wo eine Zeile, eine Spalte oder ein Block nur zwei Plätze für die { $digits } hat, bekommen diese beiden Zellen verschiedene Farben. Erste Farbe: { $base }. Zweite Farbe: { $cover }.
       *[other] { two-groups-of-colours }
    }
    { $near-count ->
        [one] Stünde die { $digits } in { $near }, entfiele sie in { $far } und in { $far-too }
       *[other] Wäre die Farbe von { $off } wahr, schlösse { $near } die { $digits } in { $far } aus und { $near-too } die { $digits } in { $far-too }
    }: Beide Farben { $gone-count ->
        [one] {""}
       *[other] der zweiten Gruppe{" "}
    }wären falsch, und das kann nicht sein.

about-medusa_trap = Kandidaten, von denen genau einer wahr ist, in einer Zelle oder einem Haus, bekommen zwei Farben: Was beide Farben ausschließen, ist falsch.
when-medusa_trap = Wenn das Färben einer Ziffer steckenbleibt und viele Zellen zwei Notizen haben: Lass die Farbe auf die andere Ziffer einer solchen Zelle übergehen und mach weiter. Suche dann Kandidaten, die beide Farben ausschließen, weil sie Kandidaten dieser Farben sehen oder mit ihnen in einer Zelle stehen.
explain-medusa_trap =
    { $claim }: Von zwei Farben ist eine in allen ihren Kandidaten wahr, und jede der Farben schließt { $removed-count ->
        [one] { $gone-any } in { $gone } aus.
       *[other] alles aus, was hier entfällt.
    }
    { medusa-colours }

about-medusa_wrap = Kandidaten, von denen genau einer wahr ist, in einer Zelle oder einem Haus, bekommen zwei Farben: Eine Farbe, die sich selbst widerspricht, ist falsch.
when-medusa_wrap = Beim Färben über alle Ziffern: Sobald eine Farbe zweimal in einer Zelle steht, für eine Ziffer zweimal in einem Haus oder einer Zelle nichts übrig lässt, ist die ganze Farbe falsch. Prüfe das nach jeder gefärbten Zelle.
explain-medusa_wrap =
    { $claim }: Die Kandidaten einer Farbe wären alle zugleich wahr, und dann { $witness-houses-count ->
        [0] { $witness-digits-count ->
            [0] hätte { $witness } keinen Kandidaten mehr.
           *[other] wäre { $witness } zugleich { $witness-digits }.
        }
       *[other] stünde in { $witness-houses } mehr als eine { $witness-digits }: in { $witness }.
    }
    { medusa-colours }
    Die zweite Farbe ist die, die nicht wahr sein kann.

## Almost Locked Sets und Ausschluss

about-sue_de_coq = Die Zellen, in denen sich ein Block mit einer Zeile oder Spalte kreuzt, haben zusammen mit anderen Zellen beider Häuser so viele Ziffern wie Zellen: Jede Ziffer kommt darin einmal vor.
when-sue_de_coq = Schau auf die Zellen, in denen eine Linie einen Block kreuzt: zwei Zellen mit zusammen vier Ziffern oder drei mit fünf. Suche dann im Rest der Linie eine Zelle mit zwei dieser Ziffern und im Rest des Blocks eine mit zwei anderen.
explain-sue_de_coq =
    { $claim }: { $whole } nehmen die Ziffern { $whole-digits } auf, jede eine.
    { $base } liegen zugleich in { $cover-houses }. Außerdem bleiben für { $on } in { $line } nur { $on-digits } und für { $off } in { $box } nur { $off-digits }.
    Keine Ziffer von { $on } kommt auch in { $off } vor, also liegen alle Plätze einer Ziffer in { $line } oder alle in { $box }, und sie kann in diesen Zellen nur einmal stehen. Es gibt so viele Ziffern wie Zellen, also steht jede Ziffer in einer dieser Zellen.
    Keine andere Zelle in { $line } kann { $on-any } sein, und keine andere Zelle in { $box } kann { $off-any } sein.
    { $only-count ->
        [0] {""}
       *[other] Keine andere Zelle in { $line } oder { $box } kann { $only-any } sein.
    }

about-wxyz_wing = Eine Zelle mit zwei Ziffern und drei Zellen mit vier Ziffern haben zwei Ziffern gemeinsam. Eine davon ist ein Restricted Common und kann nicht auf beiden Seiten stehen; also bekommt eine der Seiten die andere Ziffer.
when-wxyz_wing = Wenn zu einem XYZ-Wing wenig fehlt: Beginne mit einer Zelle mit zwei Notizen und suche drei Zellen eines Hauses mit vier Ziffern, darunter diese beiden. Von einer der beiden müssen alle Plätze hier und dort einander sehen.
explain-wxyz_wing = { almost-locked-wing }

about-vwxyz_wing = Eine Zelle mit zwei Ziffern und vier Zellen mit fünf Ziffern haben zwei Ziffern gemeinsam. Eine davon ist ein Restricted Common und kann nicht auf beiden Seiten stehen; also bekommt eine der Seiten die andere Ziffer.
when-vwxyz_wing = Wie ein WXYZ-Wing mit einer Zelle mehr: eine Zelle mit zwei Notizen gegen vier Zellen eines Hauses mit fünf Ziffern. Geh die Zellen mit zwei Notizen durch; die vollere Seite ist fast ein nacktes Quadrupel.
explain-vwxyz_wing = { almost-locked-wing }

about-uvwxyz_wing = Eine Zelle mit zwei Ziffern und fünf Zellen mit sechs Ziffern haben zwei Ziffern gemeinsam. Eine davon ist ein Restricted Common und kann nicht auf beiden Seiten stehen; also bekommt eine der Seiten die andere Ziffer.
when-uvwxyz_wing = Wie ein WXYZ-Wing mit zwei Zellen mehr: eine Zelle mit zwei Notizen gegen fünf Zellen eines Hauses mit sechs Ziffern. Schau bei sieben leeren Zellen auf die wenigen, die im Haus übrig bleiben: Die sind schneller gelesen.
explain-uvwxyz_wing = { almost-locked-wing }

about-als_xz = Zwei Almost Locked Sets (n Zellen, n + 1 Ziffern) teilen sich eine Ziffer, die nur eines von ihnen enthalten kann: Das andere enthält alle seine übrigen Ziffern. Eine Zelle, die jeden Platz einer zweiten gemeinsamen Ziffer sieht, kann also nicht diese Ziffer sein.
when-als_xz = Suche Zellen eines Hauses mit einer Ziffer zu viel: eine Zelle mit zwei Notizen, zwei Zellen mit drei Ziffern, drei mit vier. Nimm zwei solche Mengen mit zwei gemeinsamen Ziffern, von denen eine nicht in beiden stehen kann.
explain-als_xz =
    { $pivot-digits-count ->
        [one] { one-set-holds }
       *[other] { $claim }: Jedes der ALS { $base-group } und { $cover-group } enthält eine der Ziffern { $pivot-digits } und alle seine übrigen, und jeder gestrichene Kandidat sieht alle Plätze für { $pivot-any } in beiden ALS oder alle Plätze für eine andere Ziffer in einem davon.
    }
    { $base-group } hat die Ziffern { $base-digits }; { $cover-group } hat die Ziffern { $cover-digits }. { lose-one-hold-others }
    { $pivot-digits-count ->
        [one] Jede { $pivot-digits } in { $base-group } sieht jede { $pivot-digits } in { $cover-group }, also hat mindestens eines der beiden ALS keine { $pivot-digits } und enthält { $gone-digits }.
       *[other] Alle Plätze für { $pivot-any } in { $base-group } sehen alle Plätze derselben Ziffer in { $cover-group }, also steht jede der Ziffern { $pivot-digits } in höchstens einem der beiden ALS. Einem ALS fehlt höchstens eine seiner Ziffern: Jedes enthält genau eine der Ziffern { $pivot-digits } und alle seine übrigen.
    }

about-als_xy_wing = Ein mittleres Almost Locked Set teilt sich mit jedem von zwei anderen eine Ziffer: Einem davon nimmt es seine Ziffer, und dieses enthält dann alle seine übrigen.
when-als_xy_wing = Wenn zwei ALS eine Ziffer gemeinsam haben, aber keine, deren Plätze einander alle sehen: Suche ein drittes, das mit jedem der beiden durch eine eigene Ziffer verbunden ist. Das ist ein XY-Wing mit ALS statt Zellen.
explain-als_xy_wing =
    { one-set-holds }
    Drei ALS: { $sets }. { lose-one-hold-others }
    { $on-digits-count ->
        [one] { $pivot-count ->
            [one] Die { $on-digits } in { $pivot-group }
           *[other] Jede { $on-digits } in { $pivot-group }
        } sieht jede { $on-digits } in { $base-group }
       *[other] Jede { $on-any } in { $pivot-group } sieht alle Plätze derselben Ziffer in { $base-group }
    }, und { $off-digits-count ->
        [one] { $pivot-count ->
            [one] die { $off-digits } in { $pivot-group }
           *[other] jede { $off-digits } in { $pivot-group }
        } sieht jede { $off-digits } in { $cover-group }
       *[other] jede { $off-any } in { $pivot-group } sieht alle Plätze derselben Ziffer in { $cover-group }
    }.
    { $pivot-group } fehlt höchstens eine seiner Ziffern, also enthält es eine der eben genannten und schließt sie in { $base-group } oder in { $cover-group } aus. Das ALS, das diese Ziffer verliert, enthält { $gone-digits }.

about-als_chain = Almost Locked Sets, von denen sich jedes mit dem nächsten eine Ziffer teilt, die nur eines der beiden enthalten kann: Das erste oder das letzte enthält eine Ziffer, die beide haben.
when-als_chain = Wenn drei ALS nicht reichen: Geh von einem zum nächsten, jedes Mal über eine andere Ziffer als die, über die du gekommen bist, bis das letzte eine Ziffer des ersten hat. Sind alle ALS einzelne Zellen, ist es eine XY-Chain.
explain-als_chain =
    { one-set-holds }
    Die Kette durchläuft diese ALS: { $sets }. { lose-one-hold-others }
    { in-short }

about-death_blossom = Jeder Kandidat einer Zelle nimmt einem Almost Locked Set eine Ziffer: Welcher Kandidat auch wahr ist, eines der ALS enthält alle seine übrigen Ziffern.
when-death_blossom = Beginne mit einer Zelle mit zwei oder drei Notizen und suche zu jeder davon ein ALS, in dem die Zelle alle Plätze dieser Notiz sieht. Suche dann eine Ziffer, die alle diese ALS haben.
explain-death_blossom =
    { $claim }: Welche der Ziffern { $pivot-digits } auch in { $pivot } steht, ein Almost Locked Set (ein Blütenblatt) enthält { $gone-digits }, und { $gone-digits-count ->
        [one] { gone-sees } jede { $gone-any } der Blütenblätter.
       *[other] jeder gestrichene Kandidat sieht alle Plätze derselben Ziffer in den Blütenblättern.
    }
    { $sets-count ->
        [one] Das Blütenblatt ist { $sets }, mit einer Ziffer mehr als Zellen: Verliert es eine Ziffer, enthält es alle übrigen. Jede Ziffer des Stiels { $pivot } schließt dieselbe Ziffer im Blütenblatt aus.
       *[other] Die Blütenblätter sind { $sets }. { lose-one-hold-others } Jede Ziffer des Stiels { $pivot } schließt dieselbe Ziffer in einem Blütenblatt aus.
    }
    { in-short }

about-aligned_pair_exclusion = Zwei Zellen, die einander sehen, können kein Ziffernpaar bekommen, das anderen Zellen zu wenig übrig lässt: Eine Ziffer, die ohne Partner bleibt, entfällt.
when-aligned_pair_exclusion = Wenn zwei Zellen, die einander sehen, beide mehrere Zellen mit zwei Notizen sehen: Geh ihre Ziffernpaare durch und streiche die, die eine Zelle mit zwei Notizen oder zwei Zellen mit drei Ziffern verbieten. Eine Ziffer, die ohne Partner bleibt, entfällt.
explain-aligned_pair_exclusion =
    { $claim }: Mit { $base-digits } in { $base } hätte { $pivot } keinen Kandidaten mehr.
    Angenommen, in { $base } steht die { $base-digits }. { $pivot } sieht { $base } und kann dann nur noch { $others-or } sein.
    { $sets-count ->
        [one] { $sets } hat nur eine Ziffer mehr als Zellen.
       *[other] Jede dieser Mengen hat nur eine Ziffer mehr als Zellen: { $sets }.
    }
    Mit { $base-digits } in { $base } und { $others-or } in { $pivot } verlöre { $sets-count ->
        [one] diese Menge
       *[other] eine dieser Mengen
    } zwei Ziffern, deren Plätze { $base } und { $pivot } alle sehen, und hätte weniger Ziffern als Zellen.

## Expertenmuster

another-candidate =
    { $fin-count ->
        [1] Nur { $fin } hat weitere Kandidaten, also muss { $fin } { $fin-any } sein.
       *[other] Mindestens einer der weiteren Kandidaten, der Guardians, ist also wahr: { $fin-at-or }.
    }

guardians-rule-out =
    { $fin-count ->
        [1] { $claim }: { $fin } muss { $fin-any } sein.
       *[other] { $claim }: Mindestens einer der Guardians ({ $fin-at-or }) ist wahr, und jeder von ihnen schließt { $removed-count ->
            [one] { $removed } aus.
           *[other] alles aus, was hier entfällt.
        }
    }

guardian-swap =
    { $placed-count ->
        [0] { guardians-rule-out }
       *[other] { or-two-solutions }
    }

guardian-fill =
    { $placed-count ->
        [0] { guardians-rule-out }
       *[other] { $claim }: Sonst müssten { $base-digits } allein die Zellen { $base } füllen, und das ist unmöglich.
    }
about-unique_rectangle_guardians = Ein Rechteck über zwei Blöcke, das nur dieselben zwei Ziffern enthielte, hätten diese in den Häusern seiner Seiten nicht noch andere Plätze: Einer davon ist wahr.
when-unique_rectangle_guardians = Wenn alle Ecken eines Rechtecks über zwei Blöcke neben anderen dieselben zwei Ziffern haben: Schau, wohin diese in den Zeilen, Spalten oder Blöcken zweier gegenüberliegender Seiten sonst noch passen. Sind das wenige Plätze, entfällt, was sie alle ausschließen.
explain-unique_rectangle_guardians =
    { guardian-swap }
    { deadly-if-equal }
    Hätten { $digits } in { $cover-houses } keinen anderen Platz{ $witness-count ->
        [0] {""}
       *[other] {" "}und { $witness } keine weiteren Kandidaten
    }, enthielte das Rechteck nur { $digits }.
    { $fin-count ->
        [1] In { $fin } muss also eine Ziffer stehen, die das verhindert: { $fin-any }.
       *[other] Mindestens einer der Kandidaten, die das verhindern, der Guardians, ist also wahr: { $fin-at-or }.
    }

about-bug_lite = Zellen mit je zwei Kandidaten, in denen jede Ziffer in jedem Haus zwei Plätze oder keinen hat: Hätten sie nur diese, ließen sich alle vertauschen, also ist einer ihrer weiteren Kandidaten wahr.
when-bug_lite = Wenn viele Zellen zwei Kandidaten haben, zusammen drei Ziffern oder mehr: Beginne mit einer Zelle mit drei oder vier, nimm zwei ihrer Kandidaten und schau, ob Zellen mit genau zwei jedem davon in jedem Haus einen zweiten Platz geben. Das Muster ist geschlossen, wenn in keiner Zeile, keiner Spalte und keinem Block eine Ziffer allein steht.
explain-bug_lite =
    { guardian-swap }
    Ohne { $fin-count ->
        [1] { $fin-at }
       *[other] die weiteren Kandidaten ({ $fin-at })
    } hätte jede der Zellen { $base } zwei Kandidaten. In diesen Zellen hätte jede der Ziffern { $base-digits } in jeder Zeile, jeder Spalte und jedem Block zwei Plätze oder keinen.
    Hätten diese Zellen nur diese Kandidaten, könnte jede von ihnen den anderen ihrer beiden Kandidaten bekommen, und das Rätsel hätte zwei Lösungen.
    { another-candidate }

about-symmetrical_placement = Die Vorgaben bleiben dieselben, wenn das Gitter gedreht oder gespiegelt wird und Ziffern getauscht werden. Das Rätsel hat eine einzige Lösung, also bleibt auch diese dieselbe.
when-symmetrical_placement = Am Anfang eines Rätsels, dessen Vorgaben symmetrisch liegen: Stehen einander immer dieselben Ziffern gegenüber? Dann enthält die Mittelzelle (oder die Diagonale) Ziffern, die bleiben, wie sie sind, und was auf einer Seite gefunden wird, gilt auch auf der anderen.
explain-symmetrical_placement =
    { $claim }: Die Lösung hat dieselbe Symmetrie wie die Vorgaben.
    { $symmetry ->
        [half_turn] Drehe das Gitter um 180 Grad
        [quarter_turn] Drehe das Gitter um 90 Grad nach rechts
        [diagonal] Spiegele das Gitter an der Diagonale von links oben nach rechts unten
       *[anti_diagonal] Spiegele das Gitter an der Diagonale von rechts oben nach links unten
    } und tausche Ziffern ({ $exchanged }; { $base-digits-count ->
        [1] { $base-digits } bleibt
       *[other] { $base-digits } bleiben
    }): Die Vorgaben sind wieder dieselben.
    Auch die einzige Lösung ist dann wieder dieselbe, und ein Kandidat und seine Bilder sind alle wahr oder alle falsch.
    { $witness-count ->
        [0] Jeder gestrichene Kandidat hat ein Bild, das ihn ausschließt: eine andere Ziffer in derselben Zelle oder dieselbe Ziffer in einer Zelle, die diese sieht.
       *[other] In { $witness } sind Bilder { $gone-count ->
            [0] der gesetzten Ziffern
           *[other] dieser Kandidaten
        } schon entschieden.
    }

about-firework_triple = Drei Ziffern, die außerhalb eines Blocks nur in eine Zelle einer Zeile und eine Zelle einer Spalte passen: Sie stehen in diesen beiden und in der Zelle, in der sich die Linien kreuzen.
when-firework_triple = Wenn sich eine Zeile und eine Spalte in einem Block kreuzen und außerhalb fast gefüllt sind: Suche Ziffern, die außerhalb des Blocks nur in eine Zelle der Zeile und eine der Spalte passen, bei drei Ziffern in dieselben.
explain-firework_triple =
    { $claim }: { $base } enthalten { $base-digits }, jede eine.
    In { $cover-houses } passen die Ziffern { $base-digits } außerhalb von { $witness-houses } nur in die Flügel { $pincer }.
    Steht eine dieser Ziffern in keinem Flügel, haben beide Linien sie in { $witness-houses }, und das ist nur dort möglich, wo die Linien sich kreuzen: in { $pivot }.
    Jede der Ziffern { $base-digits } steht also in einer der drei Zellen { $base } und füllt sie.

about-firework_quadruple = Vier Ziffern, die die Ecken eines Rechtecks füllen, zwei von einer Ecke aus, zwei von der Ecke gegenüber.
when-firework_quadruple = Wenn zwei Ziffern an eine Kreuzung und ihre beiden Flügel gebunden sind, eine dritte aber fehlt: Schau auf die vierte Ecke des Rechtecks. Sind zwei andere an sie und dieselben Flügel gebunden?
explain-firework_quadruple =
    { $claim }: { $base } enthalten { $base-digits }, jede eine.
    Zu jeder der Kreuzungen { $pivot } gehören zwei der Ziffern { $base-digits }, in ihrer Zeile und ihrer Spalte.
    { $lines }
    Steht eine dieser Ziffern in keinem Flügel, haben ihre beiden Linien sie in dem Block, in dem sie sich kreuzen, und das ist nur an der Kreuzung möglich.
    Die vier Ziffern füllen also die vier Ecken { $base }, und jede der Kreuzungen { $pivot } enthält eine ihrer eigenen beiden Ziffern.

about-broken_wing = Eine Ziffer kann nicht in jeder zweiten Zelle eines Rings mit ungerader Zellenzahl stehen, also steht sie an einem anderen Platz der Häuser, die die Zellen verbinden.
when-broken_wing = Wenn eine Ziffer in mehreren Häusern zwei Plätze hat, aber nicht in allen: Folge ihnen über fünf oder sieben Zellen zurück zur ersten. Die Plätze, die dich daran hindern, sind die Guardians.
explain-broken_wing =
    { $placed-count ->
        [0] { $claim }: Mindestens einer der Guardians { $fin } ist { $base-digits }, und { sees-each } { $fin-count ->
            [2] beide.
           *[other] alle.
        }
       *[other] { $claim }: Sonst müsste die { $base-digits } in jeder zweiten Zelle eines Rings mit ungerader Zellenzahl stehen.
    }
    Eine ungerade Zahl von Zellen bildet einen geschlossenen Ring durch { $cover-houses }, mit zwei Zellen in jedem dieser Häuser: { $ring }.
    Hätte jedes dieser Häuser seine { $base-digits } in einer seiner beiden Zellen des Rings, stünde sie in jeder zweiten Zelle, und das ist in einem ungeraden Ring unmöglich.
    { $fin-count ->
        [1] Der einzige andere Platz für die { $base-digits } in diesen Häusern, der Guardian { $fin }, ist also { $base-digits }.
       *[other] Mindestens einer der anderen Plätze für die { $base-digits } in diesen Häusern, der Guardians { $fin }, ist also { $base-digits }.
    }

about-bivalue_oddagon = Ein Ring mit ungerader Zellenzahl kann nicht nur dieselben zwei Ziffern enthalten: Einer der weiteren Kandidaten ist wahr.
when-bivalue_oddagon = Wenn dieselben zwei Notizen in Zelle um Zelle wiederkehren: Folge ihnen im Kreis über fünf, sieben oder neun Zellen, jede in Sicht der nächsten. Haben nur eine oder zwei weitere Notizen, ist eine davon wahr.
explain-bivalue_oddagon =
    { guardian-fill }
    Eine ungerade Zahl von Zellen bildet einen geschlossenen Ring durch { $cover-houses }, mit zwei Zellen in jedem dieser Häuser: { $ring }.
    Enthielten diese Zellen nur { $base-digits }, müssten die beiden Ziffern sich abwechseln, und das ist in einem ungeraden Ring unmöglich.
    { another-candidate }

about-tridagon = Zwölf Zellen in vier Blöcken, je drei in verschiedenen Zeilen und Spalten, die drei Ziffern allein nicht füllen können: Einer der weiteren Kandidaten ist wahr.
when-tridagon = In den schwersten Rätseln, wenn drei Ziffern in vier Blöcken an den Ecken eines Rechtecks offen sind, in je drei Zellen, alle in verschiedenen Zeilen und Spalten. Drei der Blöcke fallen gleich, einer andersherum, oder umgekehrt. Das Muster heißt auch Thors Hammer.
explain-tridagon =
    { guardian-fill }
    { $placed-count ->
        [0] { $base } verteilen sich
       *[other] Diese zwölf Zellen verteilen sich
    } zu je dreien auf { $cover-houses }, jeweils in verschiedenen Zeilen und Spalten des Blocks.
    Enthielten diese Zellen nur { $base-digits }, stünde jede Ziffer im Block daneben in einer anderen Zeile, denn eine Zeile hat jede Ziffer nur einmal: Alle drei Ziffern rückten um eine Zeile weiter oder alle drei um zwei, wobei auf die letzte Zeile wieder die erste folgt. Dasselbe gilt für die Spalten in Blöcken, die übereinanderliegen.
    In einer ungeraden Zahl der vier Blöcke laufen die drei Zellen andersherum: Von Zeile zu Zeile rücken sie um eine Spalte nach links statt nach rechts, wobei auf die erste Spalte wieder die letzte folgt. Eine Ziffer, der man von Block zu Block durch alle vier folgt, käme also nicht in die Zelle zurück, in der sie begann: { $base-digits } allein können diese Zellen nicht füllen.
    { another-candidate }

exocet-bases =
    Die Basiszellen { $base } haben die Kandidaten { $base-digits }, die Basisziffern.
    Außerhalb der Blöcke der Basis- und Zielzellen passt jede Basisziffer in { $cover-houses } zusammen höchstens zweimal: Alle ihre Plätze dort liegen in zwei Zeilen oder Spalten.
exocet-targets =
    Eine Ziffer, die in der Basis wahr ist, steht also auch innerhalb dieser Blöcke mindestens einmal in { $cover-houses }. Keine Zelle in Sicht der Basis kann diese Ziffer enthalten, und { $off } haben keine Basisziffer: Nur { $pincer } können sie enthalten.
about-junior_exocet = Zwei Basiszellen und zwei Zielzellen anderswo in denselben drei Blöcken enthalten dieselben zwei Ziffern, weil die drei Linien, die quer dazu durch die Zielzellen und neben der Basis verlaufen, keine Ziffer dreimal aufnehmen können.
when-junior_exocet = In einem schweren Rätsel, wenn zwei Zellen nebeneinander in einem Block zusammen drei oder vier Notizen haben: Suche in den anderen beiden Blöcken der Blockreihe oder Blockspalte je eine Zelle mit solchen Notizen, über oder unter einer ohne jede davon. Zähle dann, wie viele Linien jede Ziffer auf den kreuzenden Linien braucht.
explain-junior_exocet =
    { $claim }: Die Zielzellen { $pincer } enthalten dieselben beiden Ziffern wie die Basiszellen { $base }.
    { exocet-bases }
    { exocet-targets }
    { $fin-count ->
        [0] {""}
       [1] Wäre { $fin-at } wahr, müsste dieselbe Ziffer außerhalb der Blöcke in beiden anderen kreuzenden Linien stehen, wo sie nur einmal passt.
       *[other] Wäre einer dieser Kandidaten wahr ({ $fin-at }), müsste dieselbe Ziffer außerhalb der Blöcke in beiden anderen kreuzenden Linien stehen, wo sie nur einmal passt.
    }
    { $lines }

about-double_exocet = Zwei Exocets nebeneinander mit denselben vier Ziffern: Ihre Basiszellen enthalten zusammen alle vier, und ihre Zielzellen auch.
when-double_exocet = Wenn ein Exocet mit vier Ziffern gefunden ist: Suche in einem anderen Block der Blockreihe oder Blockspalte, auf einer anderen Linie, ein zweites Paar Zellen mit denselben vier Notizen, dessen Ziele andere Zellen sind.
explain-double_exocet =
    { $claim }: Die Basiszellen zweier Exocets enthalten zusammen alle Ziffern { $base-digits }, und die Zielzellen ebenso.
    Zwei Exocets teilen sich die Ziffern { $base-digits }: Ihre Basiszellen sind { $base }, ihre Zielzellen { $pincer }.
    Außerhalb der Blöcke dieser Zellen passt jede der Ziffern in { $cover-houses } zusammen höchstens zweimal: Alle ihre Plätze dort liegen in zwei Zeilen oder Spalten. { $off } haben keine der Ziffern.
    { $lines }
    Eine Zielzelle schließt ihre Ziffer in den Basiszellen des anderen Exocet im selben Block aus, und zwei Zielzellen in einem Block enthalten verschiedene Ziffern. Die beiden Exocets enthalten also vier verschiedene Ziffern: alle vier in den Basiszellen und alle vier in den Zielzellen.
    { $rest }
    Eine Zelle, die alle Plätze einer dieser Ziffern in den Basiszellen oder in den Zielzellen sieht, kann nicht diese Ziffer sein, und die Zielzellen enthalten keine andere Ziffer.

about-sk_loop = Acht Paare von Zellen rings um vier Blöcke, an vier gelösten Zellen: Ihre Ziffern haben in den verbindenden Zeilen, Spalten und Blöcken gerade genug Platz.
when-sk_loop = Wenn sich zwei Zeilen und zwei Spalten in vier Vorgaben in vier Blöcken treffen und die sechzehn Zellen neben diesen Vorgaben offen sind: Schau, welche Ziffern jedes Paar mit dem nächsten teilt, in einem Block, einer Zeile, einem Block, einer Spalte und so weiter. Zwei für jedes Paar ergeben eine Schleife.
explain-sk_loop =
    { $claim }: Die { $base-count } Zellen der Schleife verbrauchen jede dieser Ziffern in einer Zeile, einer Spalte oder einem Block des gestrichenen Kandidaten.
    Die Schleife besteht aus { $base-count ->
        [16] acht Paaren
       *[other] acht Gruppen von einer oder zwei Zellen
    } rings um vier Blöcke: { $pairs }.
    { $base-count ->
        [16] Jedes Paar teilt mit dem nächsten
       *[other] Jede Gruppe teilt mit der nächsten
    } ein Haus: { $cover-houses }. Eine Ziffer kann in der Schleife in jedem Haus höchstens einmal vorkommen, also höchstens so oft, wie Häuser nötig sind, um alle ihre Plätze in der Schleife abzudecken.
    Für die Ziffern { $base-digits } ergibt das zusammen { $base-count }, die Zahl der Zellen: Jede Ziffer steht so oft in der Schleife, wie sie kann.
    Jedes der Häuser, die für eine Ziffer nötig sind, hat diese Ziffer also in einer Zelle der Schleife, und keine andere Zelle des Hauses kann sie haben.

about-multi_sector_locked_sets = Zellen, in denen sich einige Zeilen und Spalten treffen: Manche Ziffern sind durch die Zeilen begrenzt, die anderen durch die Spalten, und zusammen reichen sie gerade, um die Zellen zu füllen.
when-multi_sector_locked_sets = In den schwersten Rätseln, wenn nichts anderes bleibt: Wähle drei bis fünf Zeilen, in denen einige Ziffern immer wieder vorgegeben sind, und Spalten so, dass an den Treffpunkten wenige andere offen sind. Zähle dann, in wie viele Zeilen oder Spalten jede Ziffer dort passt.
explain-multi_sector_locked_sets =
    { $claim }: Die { $base-count } markierten Zellen verbrauchen jede dieser Ziffern in der Zeile oder Spalte des gestrichenen Kandidaten.
    Die markierten Zellen sind die { $base-count } ungelösten, in denen sich { $on-houses } mit { $off-houses } treffen.
    In den markierten Zellen passt { $on-digits-count ->
        [one] die { $on-digits } höchstens einmal in jede dieser Zeilen
       *[other] jede der Ziffern { $on-digits } höchstens einmal in jede dieser Zeilen
    } und { $off-digits-count ->
        [one] die { $off-digits } höchstens einmal in jede dieser Spalten
       *[other] jede der Ziffern { $off-digits } höchstens einmal in jede dieser Spalten
    }.
    Zählt man für jede Ziffer nur die Zeilen oder Spalten, die in den markierten Zellen Platz für sie haben, sind das höchstens { $base-count } Ziffern, genau die Zahl der Zellen. Jede gezählte Ziffer muss also in ihrer Zeile oder Spalte in einer markierten Zelle stehen und in keiner anderen.

## Ketten, Netze und letzter Ausweg

about-remote_pair = Eine Kette von Zellen mit denselben zwei Kandidaten, jede in Sicht der nächsten: Die beiden Ziffern wechseln sich ab, also hat eine Zelle, die beide Enden sieht, keine davon.
when-remote_pair = Wenn mindestens vier Zellen dieselben zwei Notizen haben: Sieht jede die nächste? Dann nummeriere sie abwechselnd. Eine Zelle, die die erste und die vierte sieht, verliert beide Ziffern. Ein W-Wing oder ein nacktes Paar braucht nur zwei solche Zellen.
explain-remote_pair =
    { $claim }: { $gone-count ->
        [one] { $start } und { $end } enthalten zusammen { $base-digits }, und { $gone } sieht beide.
       *[other] Jede dieser Zellen sieht { $start } und { $end }, die zusammen { $base-digits } enthalten.
    }
    Entlang { $way } hat jede Zelle nur die Kandidaten { $base-digits } und sieht die nächste, also wechseln sich { $base-digits } ab. { $start } und { $end } sind eine ungerade Zahl von Links voneinander entfernt und enthalten je eine dieser Ziffern.
    { in-short }

about-x_chain = Eine Kette einer Ziffer, in der starke Links (mindestens ein Ende ist wahr) und schwache Links (höchstens ein Ende ist wahr) sich abwechseln: Eines ihrer beiden Enden muss wahr sein.
when-x_chain = Wenn eine Ziffer in vielen Häusern genau zwei Plätze hat, zwei davon aber nicht reichen: Beginne an einem losen Ende und geh von Paar zu Paar, jedes in Sicht des nächsten; schau auf die Zellen, die beide Enden sehen. Beim Färben geht es nur von Paar zu Paar, wo sie sich eine Zelle teilen.
explain-x_chain =
    { ends-conclusion }
    { in-short }

about-xy_chain = Eine Kette von Zellen mit je zwei Kandidaten: Eines ihrer beiden Enden bekommt die Ziffer, die beide Enden haben.
when-xy_chain = Wenn viele Zellen zwei Notizen haben: Beginne bei einer, geh über eine ihrer Ziffern zu einer Zelle, die sie auch hat, und immer so weiter, bis eine Zelle mit der Ziffer endet, die du am Anfang nicht benutzt hast. Mit drei Zellen ist es ein XY-Wing, mit lauter gleichen Paaren ein Remote Pair.
explain-xy_chain =
    { ends-conclusion }
    { in-short }

about-continuous_nice_loop = Eine Kette, die ohne Widerspruch zu ihrem Anfang zurückkommt: Von den beiden Enden jedes Links ist genau eines wahr.
when-continuous_nice_loop = Wenn eine Kette zu ihrem Anfang zurückkommt und sich starke und schwache Links auch dort abwechseln. Schau dann neben jeden schwachen Link, nicht auf die Enden: Ein Discontinuous Nice Loop sagt nur etwas über eine Zelle.
explain-continuous_nice_loop =
    { closed-loop }
    { in-short }
    { closed-loop-lines }

about-discontinuous_nice_loop = Eine Kette, die zu ihrer ersten Zelle zurückkommt und dem widerspricht oder das bestätigt, womit sie begann.
when-discontinuous_nice_loop = Wenn dir ein Kandidat verdächtig ist: Folge dem, was aus ihm folgt, bis du zu seiner Zelle zurückkommst. Treffen sich dort zwei schwache Links, ist die Ziffer falsch, bei zwei starken ist sie wahr. Wechseln sie sich ab, ist es ein Continuous Nice Loop.
explain-discontinuous_nice_loop =
    { loop-conclusion }
    { in-short }

about-aic = Eine Kette, in der starke Links (mindestens ein Ende ist wahr) und schwache Links (höchstens ein Ende ist wahr) sich abwechseln: Eines ihrer beiden Enden muss wahr sein.
when-aic = Wenn X-Chains und XY-Chains nichts bringen: Mische sie. Beginne mit einem starken Link, sei es eine Ziffer mit zwei Plätzen oder eine Zelle mit zwei Notizen, und wechsle in Zellen die Ziffer. Hör auf, sobald die beiden Enden dieselbe Ziffer haben oder einander sehen.
explain-aic =
    { ends-conclusion }
    { in-short }

about-grouped_continuous_nice_loop = Eine Kette, die ohne Widerspruch zu ihrem Anfang zurückkommt: Von den beiden Enden jedes Links ist genau eines wahr. Manche Links führen zu einer Gruppe von Zellen, in denen eine Linie einen Block kreuzt.
when-grouped_continuous_nice_loop = Wenn sich eine Schleife schließen würde, hätte eine Ziffer nicht drei Plätze: Zwei davon in einer Linie eines Blocks zählen als einer. Schau dann neben alle schwachen Links, wie bei jedem Continuous Nice Loop.
explain-grouped_continuous_nice_loop =
    { closed-loop }
    { in-short }
    { closed-loop-lines }

about-grouped_discontinuous_nice_loop = Eine Kette, die zu ihrer ersten Zelle zurückkommt und dem widerspricht oder das bestätigt, womit sie begann. Manche Links führen zu einer Gruppe von Zellen, in denen eine Linie einen Block kreuzt.
when-grouped_discontinuous_nice_loop = Wenn du einem Kandidaten folgst und die Kette bei einer Ziffer mit drei oder mehr Plätzen abbricht: Nimm diejenigen in einer Linie eines Blocks als eine Gruppe und schau, ob die Kette nun zu ihrer Zelle zurückkommt.
explain-grouped_discontinuous_nice_loop =
    { loop-conclusion }
    { in-short }

about-grouped_aic = Eine Kette, in der starke Links (mindestens ein Ende ist wahr) und schwache Links (höchstens ein Ende ist wahr) sich abwechseln: Eines ihrer beiden Enden muss wahr sein. Manche Links führen zu einer Gruppe von Zellen, in denen eine Linie einen Block kreuzt.
when-grouped_aic = Wenn einfache Ketten nichts bringen: Suche Blöcke, in denen eine Ziffer nur in zwei Linien Platz hat. Jede Linie ist eine Gruppe, und die beiden Gruppen sind ein starker Link; eine Zeile oder Spalte, deren Plätze in zwei Blöcken liegen, tut es auch.
explain-grouped_aic =
    { ends-conclusion }
    { in-short }

about-cell_forcing_chain = Welcher Kandidat einer Zelle auch wahr ist, Ketten führen zum selben Ende.
when-cell_forcing_chain = Wenn einzelne Ketten nichts bringen: Beginne mit einer Zelle mit drei oder etwas mehr Notizen, aus denen jeweils viel folgt. Verfolge jede in einer eigenen Farbe und achte darauf, worin alle Farben übereinstimmen.
explain-cell_forcing_chain =
    { $own ->
        [0] { $claim }: { $base } ist { $base-any }, und jede dieser Ziffern { forced-end }.
       *[other] { $claim }: Eine Kette, die mit { $gone-any } in { $gone } beginnt, endet damit, dass { $gone } nicht { $gone-any } ist.
    }
    { $own ->
        [0] {""}
       *[other] { $base } ist { $base-any }, und jede dieser Ziffern außer { $gone-any } schließt { $gone-any } dort sofort aus.
    }
    { start-is-end }
    { in-short }

about-house_forcing_chain = Wo auch immer eine Ziffer in einer Zeile, einer Spalte oder einem Block steht, Ketten führen zum selben Ende.
when-house_forcing_chain = Wie bei der Forcing Chain aus einer Zelle, aber beginne mit einer Ziffer, die in einer Zeile, einer Spalte oder einem Block drei oder etwas mehr Plätze hat. Nimm eine, deren Plätze jeweils viele Zellen mit zwei Notizen sehen.
explain-house_forcing_chain =
    { $own ->
        [0] { $claim }: Die { $base-digits } von { $base-houses } steht in { $base-or }, und an jedem dieser Plätze gilt: Sie { forced-end }.
       *[other] { $claim }: Eine Kette, die mit { $gone-any } in { $gone } beginnt, endet damit, dass { $gone } nicht { $gone-any } ist.
    }
    { $own ->
        [0] {""}
       *[other] Die { $base-digits } von { $base-houses } steht in { $base-or }, und an jedem dieser Plätze außer { $gone } schließt sie { $gone-any } in { $gone } sofort aus.
    }
    { start-is-end }
    { in-short }

about-contradiction_forcing_chain = Ketten, die von einem Kandidaten ausgehen, lassen einer Zelle keinen Kandidaten oder einer Ziffer keinen Platz.
when-contradiction_forcing_chain = Wenn du einen Kandidaten anzweifelst, der viele Zellen mit zwei Notizen und viele Paare von Plätzen sieht: Folge den Ketten, bis einer Zelle oder einer Ziffer nichts bleibt. Jede Kette muss für sich gelten; musst du zwei Ergebnisse verbinden, ist es ein Netz.
explain-contradiction_forcing_chain =
    { $claim }: Mit { $base-digits } in { $base } hätte { $witness-count ->
        [0] { $witness-houses } keinen Platz für die { $witness-digits }.
       *[other] { $witness } keinen Kandidaten mehr.
    }
    { in-short }
    { $witness-count ->
        [0] In { $witness-houses } passt die { $witness-digits } nur in { $reached }, es bliebe also kein Platz.
       *[other] Möglich ist in { $witness } nur { $reached-digits }, es bliebe also kein Kandidat.
    }

about-forcing_net = Nimm einen Kandidaten an und trage jeden Einer ein, der folgt: Endet das in einem Widerspruch, ist der Kandidat falsch.
when-forcing_net = Wenn auch Ketten versagen: Nimm in einer Zelle mit zwei Notizen einen Kandidaten an und trage alle Einer ein, die folgen, als wäre er gesetzt. Geht etwas nicht auf, ist er falsch. Schreib dir auf, wo du begonnen hast.
explain-forcing_net =
    { $claim }: Mit { $base-digits } in { $base }{ $on-count ->
        [0] {""}
        [one] {" "}und dem Einer, der folgt,
       *[other] {" "}und den Einern, die folgen,
    } hätte { $witness-count ->
        [0] { $witness-houses } keinen Platz für die { $witness-digits }.
       *[other] { $witness } keinen Kandidaten mehr.
    }
    Angenommen, in { $base } steht die { $base-digits }{ $on-count ->
        [0] .
        [one] . Dann wird der Einer eingetragen, der folgt.
       *[other] . Dann werden nacheinander die Einer eingetragen, die folgen.
    }
    { nothing-left }, also ist { $base } nicht { $base-digits }.

about-verity_net = Welcher Fall in einer Zelle oder einem Haus auch gilt, die Einer, die folgen, haben etwas gemeinsam.
when-verity_net = Wenn eine Annahme weit führt, aber auf keinen Widerspruch: Versuche die anderen Kandidaten derselben Zelle oder die anderen Plätze derselben Ziffer und vergleiche, was eingetragen wurde.
explain-verity_net =
    { $claim }: { $base-houses-count ->
        [0] { $base } ist { $base-any }
       *[other] Die { $base-digits } von { $base-houses } steht in { $base-or }
    }, und in jedem Fall führen die Einer, die folgen, zu { $placed-count ->
        [0] denselben Streichungen.
       *[other] diesen Ziffern.
    }

about-kraken_fish_1 = Ein Fisch, dessen Flossen nicht sehen, was er streichen würde: Von jeder Flosse führen Ketten zum selben Ende.
when-kraken_fish_1 = Wenn ein Fisch mit Flossen genau den gewünschten Kandidaten streichen würde, seine Flossen ihn aber nicht sehen: Versuche kurze Ketten von jeder Flosse aus. Sehen ihn alle, ist es ein gewöhnlicher Fisch mit Flossen. Tipps lassen ihn weg, außer man übt ihn.
explain-kraken_fish_1 =
    { $claim }: Die { $digits } von { $witness-houses } steht in { $pivot-or }, oder { $fin-count ->
        [one] die Flosse { $fin } ist wahr, von der aus eine Kette
       *[other] eine der Flossen { $fin } ist wahr, und von jeder aus schließt eine Kette
    } { $gone-any } in { $gone } { $fin-count ->
        [one] ausschließt.
       *[other] aus.
    }
    { kraken-places }
    { in-short }

about-kraken_fish_2 = Von jeder Flosse eines Fisches und von allen seinen Zellen in einer Abdeckung führen Ketten zum selben Ende.
when-kraken_fish_2 = Wenn ein Fisch mit Flossen in einer Abdeckung wenige Zellen und wenige Flossen hat: Verfolge von jeder davon eine Kette und suche ein gemeinsames Ende, bei beliebiger Ziffer. Bei Typ 1 beginnen die Ketten nur an den Flossen. Tipps lassen ihn weg, außer man übt ihn.
explain-kraken_fish_2 =
    { $claim }: Die { $digits } steht in { $pivot-or } oder in { $fin-count ->
        [one] der Flosse
       *[other] mindestens einer der Flossen
    } { $fin }, und von jedem dieser Plätze aus schließt eine Kette { $gone-any } in { $gone } aus.
    { kraken-places }
    { in-short }

about-proof_by_cases = Nimm einen Kandidaten an und zeige, dass mit ihm nichts stimmen kann, was sonst auch der Fall ist.
when-proof_by_cases = Wenn keine einzelne Annahme von selbst zu Ende führt, wie in den schwersten Rätseln: Nimm einen Kandidaten an und darin einen weiteren; was dort scheitert, ist unter der ersten Annahme falsch, und weitere Einer folgen. Schreibe jede Ebene in einer eigenen Farbe.
explain-proof_by_cases =
    { $claim }: Mit { $base-digits } in { $base }, so zeigt eine Fallunterscheidung, hätte { $witness-count ->
        [0] { $witness-houses } keinen Platz für die { $witness-digits }.
       *[other] { $witness } keinen Kandidaten mehr.
    }
    Angenommen, in { $base } steht die { $base-digits }. Der Widerspruch kommt nach { $inferences ->
        [one] einer Folgerung
       *[other] { $inferences } Folgerungen
    }{ $suppositions ->
        [one] .
       *[other] , mit insgesamt { $suppositions } Annahmen.
    }
    { nothing-left }, also ist { $base } nicht { $base-digits }.

arrangement =
    Ein Template setzt die { $digits } in jede Zeile, jede Spalte und jeden Block genau einmal und benutzt nur Zellen, in denen sie noch Kandidat ist.
    { $witness-count ->
        [0] {""}
       *[other] Zellen, die in jedem Template einer anderen Ziffer vorkommen, sind ausgeschlossen: { $witness-at }.
    }

about-template_set = Ein Kandidat, der in jedem möglichen Template seiner Ziffer vorkommt, ist wahr.
when-template_set = Wenn eine Ziffer nur noch wenige Plätze hat: Zeichne alle Möglichkeiten, sie in jede Zeile, jede Spalte und jeden Block einmal zu setzen, und schau, welche Zelle in allen vorkommt. Bei vielen Plätzen ist das Arbeit für ein Programm.
explain-template_set =
    { $claim }: Jedes mögliche Template der { $digits } enthält { $placed-count ->
        [one] diese Zelle
       *[other] diese Zellen
    }.
    { arrangement }

about-template_delete = Ein Kandidat, der in keinem möglichen Template seiner Ziffer vorkommt, ist falsch.
when-template_delete = Wenn du einen Platz einer Ziffer anzweifelst: Nimm an, dass er stimmt, und versuche, die Ziffer in alle anderen Zeilen, Spalten und Blöcke zu setzen. Geht das nicht, entfällt sie. Fische und X-Chains finden das meiste davon mit weniger Arbeit.
explain-template_delete =
    { $claim }: Kein mögliches Template der { $digits } enthält { $removed-count ->
        [one] diese Zelle
       *[other] eine dieser Zellen
    }.
    { arrangement }

about-brute_force = Eine Ziffer der Lösung, durch Probieren gefunden, wenn keine Folgerung mehr übrig ist.
when-brute_force = Wenn nichts anderes übrig ist. Man lernt nichts dabei: Prüfe zuerst deine Notizen, denn eine fehlende oder überzählige verdeckt die meisten Muster.
explain-brute_force =
    { $claim }: Das Probieren aller Möglichkeiten lässt dort keine andere Ziffer übrig.
    Keine andere Technik findet in dieser Stellung einen Schritt.

## Wie sich zwei leicht verwechselte Techniken unterscheiden

apart-full_house-hidden_single = Beim vollen Haus ist es die letzte leere Zelle des Hauses. Beim versteckten Einer ist es der letzte Platz für eine Ziffer; das Haus darf weitere leere Zellen haben.
apart-hidden_single-naked_single = Ein versteckter Einer ist der einzige Platz für seine Ziffer in einem Haus. Ein nackter Einer ist die einzige Ziffer für seine Zelle.
apart-pointing-claiming = Pointing geht aus einem Block hinaus in eine Linie. Claiming geht aus einer Linie in einen Block hinein.
apart-locked_pair-naked_pair = Ein gesperrtes Paar ist ein nacktes Paar, dessen Zellen sich einen Block und eine Linie teilen: Es streicht in beiden.
apart-naked_pair-hidden_pair = Ein nacktes Paar sind zwei Zellen mit nur zwei Ziffern. Ein verstecktes Paar sind zwei Ziffern mit nur zwei Zellen: Dort entfallen die übrigen Notizen dieser Zellen.
apart-naked_pair-naked_triple = Zähle Zellen und Ziffern: zwei Zellen mit zwei Ziffern oder drei Zellen mit zusammen drei.
apart-naked_triple-hidden_triple = Ein nacktes Tripel streicht außerhalb seiner Zellen, ein verstecktes darin.
apart-naked_quadruple-hidden_quadruple = Ein nacktes Quadrupel streicht außerhalb seiner Zellen, ein verstecktes darin. Suche die Seite mit weniger Zellen.
apart-x_wing-swordfish = Ein X-Wing hat zwei Linien mit je zwei Plätzen, ein Swordfish drei Linien mit höchstens je dreien.
apart-x_wing-skyscraper = Beim X-Wing liegen beide Enden in denselben zwei Linien. Beim Skyscraper ist ein Paar von Enden versetzt.
apart-x_wing-finned_x_wing = Ein Finned X-Wing hat einen Platz zu viel: Nur Zellen, die auch die Flosse sehen, verlieren die Ziffer.
apart-finned_x_wing-sashimi_x_wing = Ein Finned X-Wing hat neben seiner Flosse alle vier Ecken. Beim Sashimi X-Wing fehlt die Ecke neben der Flosse.
apart-swordfish-jellyfish = Zähle die Linien: drei beim Swordfish, vier beim Jellyfish.
apart-skyscraper-two_string_kite = Ein Skyscraper hat zwei Zeilen oder zwei Spalten. Ein Kite hat eine Zeile und eine Spalte, die sich in einem Block treffen.
apart-two_string_kite-turbot_fish = Ein Kite verbindet eine Zeile und eine Spalte in einem Block. Ein Turbot Fish verbindet zwei beliebige Häuser mit je zwei Plätzen.
apart-turbot_fish-empty_rectangle = Ein Turbot Fish hat zwei Häuser mit je zwei Plätzen. Ein Empty Rectangle braucht eines; der Block hat die Ziffer in einer Zeile und einer Spalte.
apart-xy_wing-xyz_wing = Der Pivot eines XY-Wing hat zwei Kandidaten, der eines XYZ-Wing drei: Dort muss die Zelle, in der gestrichen wird, auch den Pivot sehen.
apart-xy_wing-w_wing = Ein XY-Wing hat einen Pivot, der beide Enden sieht. Ein W-Wing hat zwei gleiche Zellen, die ein starker Link verbindet.
apart-xy_wing-xy_chain = Ein XY-Wing ist eine XY-Chain aus drei Zellen.
apart-remote_pair-xy_chain = Alle Zellen eines Remote Pair haben dieselben zwei Kandidaten. In einer XY-Chain wechseln sie von Zelle zu Zelle.
apart-unique_rectangle_1-unique_rectangle_2 = Bei Typ 1 hat eine Ecke Zusatzkandidaten, bei Typ 2 haben zwei Ecken denselben.
apart-unique_rectangle_1-hidden_rectangle = Typ 1 braucht drei Ecken mit genau zwei Kandidaten. Ein Hidden Rectangle braucht eine und starke Links von der Ecke gegenüber.
apart-unique_rectangle_1-avoidable_rectangle_1 = Die Ecken eines Unique Rectangle sind leer; die eines Avoidable Rectangle hast du selbst gefüllt, und keine ist eine Vorgabe.
apart-simple_colours_trap-simple_colours_wrap = Beim Trap sieht eine andere Zelle beide Farben. Beim Wrap sieht eine Farbe sich selbst.
apart-simple_colours_trap-multi_colours_1 = Simple Colors brauchen eine Gruppe. Multi Colors verbinden zwei, bei denen eine Farbe der einen eine Farbe der anderen sieht.
apart-x_chain-xy_chain = Eine X-Chain bleibt bei einer Ziffer. Eine XY-Chain geht von Zelle zu Zelle mit zwei Kandidaten, und die Ziffer wechselt.
apart-x_chain-turbot_fish = Ein Turbot Fish ist eine X-Chain mit zwei starken Links.
apart-xy_chain-aic = Eine XY-Chain benutzt nur Zellen mit zwei Kandidaten. Eine AIC benutzt auch Häuser mit zwei Plätzen.
apart-continuous_nice_loop-discontinuous_nice_loop = Ein Continuous Nice Loop schließt sich ohne Bruch und streicht ringsum. Ein Discontinuous Nice Loop sagt etwas über die eine Zelle, in der er bricht.
apart-discontinuous_nice_loop-aic = Ein Nice Loop kommt zu seiner ersten Zelle zurück. Eine AIC hat zwei Enden, von denen eines wahr ist.
apart-aic-grouped_aic = Die Knoten einer Grouped AIC können zwei oder drei Zellen einer Linie in einem Block sein.
apart-als_xz-wxyz_wing = Ein WXYZ-Wing ist ein ALS-XZ, bei dem eines der ALS eine einzelne Zelle mit zwei Kandidaten ist.
apart-als_xz-als_xy_wing = ALS-XZ verbindet zwei ALS, ein ALS-XY-Wing drei, das mittlere mit beiden anderen.
apart-als_xy_wing-als_chain = Ein ALS-XY-Wing ist eine ALS-Chain aus drei ALS.
apart-cell_forcing_chain-house_forcing_chain = Die eine geht von allen Kandidaten einer Zelle aus, die andere von allen Plätzen einer Ziffer in einem Haus.
apart-forcing_net-verity_net = Das eine nimmt einen Kandidaten an und stößt auf einen Widerspruch. Das andere probiert alle Fälle einer Zelle oder eines Hauses und nimmt, was sie gemeinsam haben.

## Die Idee jeder Technik, ein oder zwei Sätze je Zeile: was da ist, warum etwas folgt und was folgt.

idea-full_house =
    Eine Zeile, eine Spalte oder ein Block hat neun Zellen und braucht neun Ziffern.
    Sind acht der Zellen gefüllt, bleiben eine Zelle und eine Ziffer.
    In die letzte leere Zelle gehört die fehlende Ziffer.
idea-hidden_single =
    Jede Zeile, jede Spalte und jeder Block braucht jede Ziffer einmal.
    Eine Ziffer im Gitter sperrt die anderen Zellen ihrer Zeile, ihrer Spalte und ihres Blocks.
    Bleibt in einem Haus nur eine Zelle für eine Ziffer, gehört die Ziffer dorthin.
idea-naked_single =
    Eine Zelle kann keine Ziffer bekommen, die schon in ihrer Zeile, ihrer Spalte oder ihrem Block steht.
    Sind acht der neun Ziffern für eine Zelle gesperrt, bleibt eine Ziffer.
    Diese Ziffer gehört in die Zelle.
idea-locked_pair =
    Zwei Zellen liegen in einem Block und in einer Linie, und beide können nur 1 oder 2 sein.
    Eine der beiden Zellen ist 1 und die andere 2.
    Keine andere Zelle des Blocks oder der Linie kann 1 oder 2 sein.
idea-locked_triple =
    Drei Zellen liegen in einem Block und in einer Linie und können nur 1, 2 oder 3 sein.
    Drei Zellen nehmen drei Ziffern auf, sie verbrauchen also 1, 2 und 3.
    Keine andere Zelle des Blocks oder der Linie kann 1, 2 oder 3 sein.
idea-pointing =
    In einem Block liegen alle Plätze, die einer Ziffer bleiben, in einer Zeile oder Spalte.
    Der Block braucht die Ziffer, also steht sie an einem dieser Plätze, und damit hat auch die Linie sie dort.
    Die übrigen Zellen der Linie können nicht diese Ziffer sein.
idea-claiming =
    In einer Zeile oder Spalte liegen alle Plätze, die einer Ziffer bleiben, in einem Block.
    Die Linie braucht die Ziffer, also steht sie an einem dieser Plätze, und damit hat auch der Block sie dort.
    Die übrigen Zellen des Blocks können nicht diese Ziffer sein.
idea-naked_pair =
    Zwei Zellen einer Zeile, einer Spalte oder eines Blocks können nur 1 oder 2 sein.
    Zwei Zellen nehmen zwei Ziffern auf, sie verbrauchen also 1 und 2.
    Keine andere Zelle des Hauses kann 1 oder 2 sein.
idea-naked_triple =
    Drei Zellen einer Zeile, einer Spalte oder eines Blocks können nur 1, 2 oder 3 sein. Nicht jede muss alle diese Ziffern haben.
    Drei Zellen nehmen drei Ziffern auf, sie verbrauchen also 1, 2 und 3.
    Keine andere Zelle des Hauses kann 1, 2 oder 3 sein.
idea-hidden_pair =
    In einer Zeile, einer Spalte oder einem Block haben die Ziffern 1 und 2 nur in denselben zwei Zellen Platz.
    Das Haus braucht beide Ziffern, also füllen sie die beiden Zellen.
    Diese beiden Zellen können nichts anderes als 1 oder 2 sein.
idea-hidden_triple =
    In einer Zeile, einer Spalte oder einem Block haben die Ziffern 1, 2 und 3 nur in denselben drei Zellen Platz.
    Das Haus braucht alle drei Ziffern, also füllen sie die drei Zellen.
    Diese drei Zellen können nichts anderes als 1, 2 oder 3 sein.
idea-naked_quadruple =
    Vier Zellen einer Zeile, einer Spalte oder eines Blocks können nur 1, 2, 3 oder 4 sein. Nicht jede muss alle diese Ziffern haben.
    Vier Zellen nehmen vier Ziffern auf, sie verbrauchen also 1, 2, 3 und 4.
    Keine andere Zelle des Hauses kann 1, 2, 3 oder 4 sein.
idea-hidden_quadruple =
    In einer Zeile, einer Spalte oder einem Block haben die Ziffern 1, 2, 3 und 4 nur in denselben vier Zellen Platz.
    Das Haus braucht alle vier Ziffern, also füllen sie die vier Zellen.
    Diese vier Zellen können nichts anderes als 1, 2, 3 oder 4 sein.
idea-x_wing =
    In zwei Zeilen hat eine Ziffer nur in denselben zwei Spalten Platz. Zeilen und Spalten können die Rollen tauschen.
    Jede der zwei Zeilen braucht die Ziffer, und keine zwei können sie in derselben Spalte haben, also steht in jeder der zwei Spalten eine davon.
    Die übrigen Zellen der zwei Spalten können nicht diese Ziffer sein.
idea-swordfish =
    In drei Zeilen hat eine Ziffer nur in denselben drei Spalten Platz. Zeilen und Spalten können die Rollen tauschen.
    Jede der drei Zeilen braucht die Ziffer, und keine zwei können sie in derselben Spalte haben, also steht in jeder der drei Spalten eine davon.
    Die übrigen Zellen der drei Spalten können nicht diese Ziffer sein.
idea-jellyfish =
    In vier Zeilen hat eine Ziffer nur in denselben vier Spalten Platz. Zeilen und Spalten können die Rollen tauschen.
    Jede der vier Zeilen braucht die Ziffer, und keine zwei können sie in derselben Spalte haben, also steht in jeder der vier Spalten eine davon.
    Die übrigen Zellen der vier Spalten können nicht diese Ziffer sein.
idea-finned_x_wing =
    Das ist ein X-Wing mit einigen überzähligen Plätzen in einem Block: den Flossen.
    Sind alle Flossen falsch, gilt der X-Wing, und in seinen Spalten entfällt die Ziffer sonst überall. Ist eine Flosse wahr, entfällt die Ziffer in jeder Zelle, die diese Flosse sieht.
    Eine Zelle, die der X-Wing räumen würde und die alle Flossen sieht, kann nicht diese Ziffer sein.
idea-sashimi_x_wing =
    Das ist ein X-Wing mit Flossen, in dem einer Linie neben ihren Flossen nur ein Platz bleibt.
    Sind alle Flossen falsch, gilt der X-Wing, und in seinen Spalten entfällt die Ziffer sonst überall. Ist eine Flosse wahr, entfällt die Ziffer in jeder Zelle, die diese Flosse sieht.
    Eine Zelle, die der X-Wing räumen würde und die alle Flossen sieht, kann nicht diese Ziffer sein.
idea-finned_swordfish =
    Das ist ein Swordfish mit einigen überzähligen Plätzen in einem Block: den Flossen.
    Sind alle Flossen falsch, gilt der Swordfish, und in seinen Spalten entfällt die Ziffer sonst überall. Ist eine Flosse wahr, entfällt die Ziffer in jeder Zelle, die diese Flosse sieht.
    Eine Zelle, die der Swordfish räumen würde und die alle Flossen sieht, kann nicht diese Ziffer sein.
idea-sashimi_swordfish =
    Das ist ein Swordfish mit Flossen, in dem einer Linie neben ihren Flossen nur ein Platz bleibt.
    Sind alle Flossen falsch, gilt der Swordfish, und in seinen Spalten entfällt die Ziffer sonst überall. Ist eine Flosse wahr, entfällt die Ziffer in jeder Zelle, die diese Flosse sieht.
    Eine Zelle, die der Swordfish räumen würde und die alle Flossen sieht, kann nicht diese Ziffer sein.
idea-finned_jellyfish =
    Das ist ein Jellyfish mit einigen überzähligen Plätzen in einem Block: den Flossen.
    Sind alle Flossen falsch, gilt der Jellyfish, und in seinen Spalten entfällt die Ziffer sonst überall. Ist eine Flosse wahr, entfällt die Ziffer in jeder Zelle, die diese Flosse sieht.
    Eine Zelle, die der Jellyfish räumen würde und die alle Flossen sieht, kann nicht diese Ziffer sein.
idea-sashimi_jellyfish =
    Das ist ein Jellyfish mit Flossen, in dem einer Linie neben ihren Flossen nur ein Platz bleibt.
    Sind alle Flossen falsch, gilt der Jellyfish, und in seinen Spalten entfällt die Ziffer sonst überall. Ist eine Flosse wahr, entfällt die Ziffer in jeder Zelle, die diese Flosse sieht.
    Eine Zelle, die der Jellyfish räumen würde und die alle Flossen sieht, kann nicht diese Ziffer sein.
idea-franken_x_wing =
    Das ist ein X-Wing, in dem Blöcke an die Stelle mancher Linien treten.
    Zwei Häuser ohne gemeinsame Zelle brauchen die Ziffer zweimal, und alle ihre Plätze dort liegen in zwei anderen Häusern: Jedes davon bekommt die Ziffer einmal.
    Die übrigen Zellen dieser zwei Häuser können nicht diese Ziffer sein.
idea-finned_franken_x_wing =
    Das ist ein X-Wing, in dem Blöcke an die Stelle mancher Linien treten, mit einigen überzähligen Plätzen: den Flossen.
    Sind alle Flossen falsch, gilt der X-Wing, und in seinen Abdeckungen entfällt die Ziffer sonst überall. Ist eine Flosse wahr, entfällt die Ziffer in jeder Zelle, die diese Flosse sieht.
    Eine Zelle, die der X-Wing räumen würde und die alle Flossen sieht, kann nicht diese Ziffer sein.
idea-franken_swordfish =
    Das ist ein Swordfish, in dem Blöcke an die Stelle mancher Linien treten.
    Drei Häuser ohne gemeinsame Zelle brauchen die Ziffer dreimal, und alle ihre Plätze dort liegen in drei anderen Häusern: Jedes davon bekommt die Ziffer einmal.
    Die übrigen Zellen dieser drei Häuser können nicht diese Ziffer sein.
idea-finned_franken_swordfish =
    Das ist ein Swordfish, in dem Blöcke an die Stelle mancher Linien treten, mit einigen überzähligen Plätzen: den Flossen.
    Sind alle Flossen falsch, gilt der Swordfish, und in seinen Abdeckungen entfällt die Ziffer sonst überall. Ist eine Flosse wahr, entfällt die Ziffer in jeder Zelle, die diese Flosse sieht.
    Eine Zelle, die der Swordfish räumen würde und die alle Flossen sieht, kann nicht diese Ziffer sein.
idea-franken_jellyfish =
    Das ist ein Jellyfish, in dem Blöcke an die Stelle mancher Linien treten.
    Vier Häuser ohne gemeinsame Zelle brauchen die Ziffer viermal, und alle ihre Plätze dort liegen in vier anderen Häusern: Jedes davon bekommt die Ziffer einmal.
    Die übrigen Zellen dieser vier Häuser können nicht diese Ziffer sein.
idea-finned_franken_jellyfish =
    Das ist ein Jellyfish, in dem Blöcke an die Stelle mancher Linien treten, mit einigen überzähligen Plätzen: den Flossen.
    Sind alle Flossen falsch, gilt der Jellyfish, und in seinen Abdeckungen entfällt die Ziffer sonst überall. Ist eine Flosse wahr, entfällt die Ziffer in jeder Zelle, die diese Flosse sieht.
    Eine Zelle, die der Jellyfish räumen würde und die alle Flossen sieht, kann nicht diese Ziffer sein.
idea-squirmbag =
    In fünf Zeilen hat eine Ziffer nur in denselben fünf Spalten Platz. Zeilen und Spalten können die Rollen tauschen.
    Jede der fünf Zeilen braucht die Ziffer, und keine zwei können sie in derselben Spalte haben, also steht in jeder der fünf Spalten eine davon.
    Die übrigen Zellen der fünf Spalten können nicht diese Ziffer sein.
idea-whale =
    In sechs Zeilen hat eine Ziffer nur in denselben sechs Spalten Platz. Zeilen und Spalten können die Rollen tauschen.
    Jede der sechs Zeilen braucht die Ziffer, und keine zwei können sie in derselben Spalte haben, also steht in jeder der sechs Spalten eine davon.
    Die übrigen Zellen der sechs Spalten können nicht diese Ziffer sein.
idea-leviathan =
    In sieben Zeilen hat eine Ziffer nur in denselben sieben Spalten Platz. Zeilen und Spalten können die Rollen tauschen.
    Jede der sieben Zeilen braucht die Ziffer, und keine zwei können sie in derselben Spalte haben, also steht in jeder der sieben Spalten eine davon.
    Die übrigen Zellen der sieben Spalten können nicht diese Ziffer sein.
idea-finned_mutant_x_wing =
    Das ist ein X-Wing aus gemischten Zeilen, Spalten und Blöcken, mit einigen überzähligen Plätzen: den Flossen.
    Sind alle Flossen falsch, gilt der X-Wing, und in seinen Abdeckungen entfällt die Ziffer sonst überall. Ist eine Flosse wahr, entfällt die Ziffer in jeder Zelle, die diese Flosse sieht.
    Eine Zelle, die der X-Wing räumen würde und die alle Flossen sieht, kann nicht diese Ziffer sein.
idea-mutant_swordfish =
    Das ist ein Swordfish, in dem Zeilen, Spalten und Blöcke auf beiden Seiten gemischt sind.
    Drei Häuser ohne gemeinsame Zelle brauchen die Ziffer dreimal, und alle ihre Plätze dort liegen in drei anderen Häusern: Jedes davon bekommt die Ziffer einmal.
    Die übrigen Zellen dieser drei Häuser können nicht diese Ziffer sein.
idea-finned_mutant_swordfish =
    Das ist ein Swordfish aus gemischten Zeilen, Spalten und Blöcken, mit einigen überzähligen Plätzen: den Flossen.
    Sind alle Flossen falsch, gilt der Swordfish, und in seinen Abdeckungen entfällt die Ziffer sonst überall. Ist eine Flosse wahr, entfällt die Ziffer in jeder Zelle, die diese Flosse sieht.
    Eine Zelle, die der Swordfish räumen würde und die alle Flossen sieht, kann nicht diese Ziffer sein.
idea-mutant_jellyfish =
    Das ist ein Jellyfish, in dem Zeilen, Spalten und Blöcke auf beiden Seiten gemischt sind.
    Vier Häuser ohne gemeinsame Zelle brauchen die Ziffer viermal, und alle ihre Plätze dort liegen in vier anderen Häusern: Jedes davon bekommt die Ziffer einmal.
    Die übrigen Zellen dieser vier Häuser können nicht diese Ziffer sein.
idea-finned_mutant_jellyfish =
    Das ist ein Jellyfish aus gemischten Zeilen, Spalten und Blöcken, mit einigen überzähligen Plätzen: den Flossen.
    Sind alle Flossen falsch, gilt der Jellyfish, und in seinen Abdeckungen entfällt die Ziffer sonst überall. Ist eine Flosse wahr, entfällt die Ziffer in jeder Zelle, die diese Flosse sieht.
    Eine Zelle, die der Jellyfish räumen würde und die alle Flossen sieht, kann nicht diese Ziffer sein.
idea-finned_mutant_squirmbag =
    Das ist ein Squirmbag aus gemischten Zeilen, Spalten und Blöcken, mit einigen überzähligen Plätzen: den Flossen.
    Sind alle Flossen falsch, gilt der Squirmbag, und in seinen Abdeckungen entfällt die Ziffer sonst überall. Ist eine Flosse wahr, entfällt die Ziffer in jeder Zelle, die diese Flosse sieht.
    Eine Zelle, die der Squirmbag räumen würde und die alle Flossen sieht, kann nicht diese Ziffer sein.
idea-finned_mutant_whale =
    Das ist ein Whale aus gemischten Zeilen, Spalten und Blöcken, mit einigen überzähligen Plätzen: den Flossen.
    Sind alle Flossen falsch, gilt der Whale, und in seinen Abdeckungen entfällt die Ziffer sonst überall. Ist eine Flosse wahr, entfällt die Ziffer in jeder Zelle, die diese Flosse sieht.
    Eine Zelle, die der Whale räumen würde und die alle Flossen sieht, kann nicht diese Ziffer sein.
idea-siamese_finned_x_wing =
    Zwei Finned X-Wings haben dieselben Basishäuser, aber verschiedene Abdeckungen.
    Jeder der beiden gilt für sich, mit seinen eigenen Flossen.
    Eine Zelle, die einer der beiden räumen würde, kann nicht diese Ziffer sein.
idea-siamese_finned_swordfish =
    Zwei Finned Swordfish haben dieselben Basishäuser, aber verschiedene Abdeckungen.
    Jeder der beiden gilt für sich, mit seinen eigenen Flossen.
    Eine Zelle, die einer der beiden räumen würde, kann nicht diese Ziffer sein.
idea-siamese_finned_jellyfish =
    Zwei Finned Jellyfish haben dieselben Basishäuser, aber verschiedene Abdeckungen.
    Jeder der beiden gilt für sich, mit seinen eigenen Flossen.
    Eine Zelle, die einer der beiden räumen würde, kann nicht diese Ziffer sein.
idea-siamese_sashimi_x_wing =
    Zwei Sashimi X-Wings haben dieselben Basishäuser, aber verschiedene Abdeckungen.
    Jeder der beiden gilt für sich, mit seinen eigenen Flossen.
    Eine Zelle, die einer der beiden räumen würde, kann nicht diese Ziffer sein.
idea-siamese_sashimi_swordfish =
    Zwei Sashimi Swordfish haben dieselben Basishäuser, aber verschiedene Abdeckungen.
    Jeder der beiden gilt für sich, mit seinen eigenen Flossen.
    Eine Zelle, die einer der beiden räumen würde, kann nicht diese Ziffer sein.
idea-siamese_sashimi_jellyfish =
    Zwei Sashimi Jellyfish haben dieselben Basishäuser, aber verschiedene Abdeckungen.
    Jeder der beiden gilt für sich, mit seinen eigenen Flossen.
    Eine Zelle, die einer der beiden räumen würde, kann nicht diese Ziffer sein.
idea-siamese_finned_franken_x_wing =
    Zwei Finned Franken X-Wings haben dieselben Basishäuser, aber verschiedene Abdeckungen.
    Jeder der beiden gilt für sich, mit seinen eigenen Flossen.
    Eine Zelle, die einer der beiden räumen würde, kann nicht diese Ziffer sein.
idea-siamese_finned_franken_swordfish =
    Zwei Finned Franken Swordfish haben dieselben Basishäuser, aber verschiedene Abdeckungen.
    Jeder der beiden gilt für sich, mit seinen eigenen Flossen.
    Eine Zelle, die einer der beiden räumen würde, kann nicht diese Ziffer sein.
idea-siamese_finned_franken_jellyfish =
    Zwei Finned Franken Jellyfish haben dieselben Basishäuser, aber verschiedene Abdeckungen.
    Jeder der beiden gilt für sich, mit seinen eigenen Flossen.
    Eine Zelle, die einer der beiden räumen würde, kann nicht diese Ziffer sein.
idea-siamese_finned_mutant_x_wing =
    Zwei Finned Mutant X-Wings haben dieselben Basishäuser, aber verschiedene Abdeckungen.
    Jeder der beiden gilt für sich, mit seinen eigenen Flossen.
    Eine Zelle, die einer der beiden räumen würde, kann nicht diese Ziffer sein.
idea-siamese_finned_mutant_swordfish =
    Zwei Finned Mutant Swordfish haben dieselben Basishäuser, aber verschiedene Abdeckungen.
    Jeder der beiden gilt für sich, mit seinen eigenen Flossen.
    Eine Zelle, die einer der beiden räumen würde, kann nicht diese Ziffer sein.
idea-siamese_finned_mutant_jellyfish =
    Zwei Finned Mutant Jellyfish haben dieselben Basishäuser, aber verschiedene Abdeckungen.
    Jeder der beiden gilt für sich, mit seinen eigenen Flossen.
    Eine Zelle, die einer der beiden räumen würde, kann nicht diese Ziffer sein.
idea-skyscraper =
    In zwei Zeilen hat eine Ziffer je zwei Plätze, und je einer davon liegt in derselben Spalte. Zeilen und Spalten können die Rollen tauschen.
    Die beiden Plätze in dieser Spalte können nicht beide die Ziffer sein, also hat mindestens eine Zeile sie am anderen Ende.
    Eine Zelle, die beide anderen Enden sieht, kann nicht diese Ziffer sein.
idea-two_string_kite =
    Eine Ziffer hat in einer Zeile und in einer Spalte je zwei Plätze, und je einer davon liegt im selben Block.
    Die beiden Plätze in diesem Block können nicht beide die Ziffer sein, also steht sie am anderen Ende der Zeile oder der Spalte.
    Eine Zelle, die beide anderen Enden sieht, kann nicht diese Ziffer sein.
idea-turbot_fish =
    Eine Ziffer hat in zwei Häusern je zwei Plätze, und ein Platz des ersten Hauses sieht einen des zweiten.
    Die beiden Plätze, die einander sehen, können nicht beide die Ziffer sein, also steht sie an einem der beiden fernen Enden.
    Eine Zelle, die beide fernen Enden sieht, kann nicht diese Ziffer sein.
idea-empty_rectangle =
    In einem Block hat eine Ziffer nur in einer Zeile und einer Spalte Platz. Anderswo hat eine Linie, die eine der beiden kreuzt, genau zwei Plätze für sie.
    Steht die Ziffer am Platz auf der Kreuzung, muss der Block seine andere Linie benutzen. Wenn nicht, steht sie am fernen Ende des starken Links.
    Eine Zelle auf der anderen Linie des Blocks, die das ferne Ende sieht, kann nicht diese Ziffer sein.
idea-dual_two_string_kite =
    Zwei 2-String Kites teilen sich dieselben zwei Zellen eines Blocks.
    In jedem Kite steht die Ziffer an einem der beiden fernen Enden.
    Eine Zelle, die beide fernen Enden eines Kite sieht, kann nicht diese Ziffer sein.
idea-dual_empty_rectangle =
    Zwei Empty Rectangles benutzen denselben Block, jedes mit einem eigenen starken Link.
    Jedes der beiden gilt für sich.
    Eine Zelle, die eines der beiden räumt, kann nicht diese Ziffer sein.
idea-w_wing =
    Zwei Zellen können beide nur 1 oder 2 sein und sehen einander nicht.
    Anderswo hat die 2 in einem Haus genau zwei Plätze, und jeder davon sieht eine der beiden Zellen. Einer der Plätze ist 2, also ist eine der beiden Zellen nicht 2 und muss 1 sein.
    Eine Zelle, die beide Zellen sieht, kann nicht 1 sein.
idea-xy_wing =
    Der Pivot ist 1 oder 2. Er sieht zwei Flügel: Der eine ist 1 oder 3, der andere 2 oder 3.
    Ist der Pivot 1, bleibt dem ersten Flügel nur 3. Ist der Pivot 2, bleibt dem zweiten Flügel nur 3.
    Welche Ziffer der Pivot auch bekommt, einer der beiden Flügel ist 3.
    Eine Zelle, die beide Flügel sieht, kann nicht 3 sein.
idea-xyz_wing =
    Der Pivot ist 1, 2 oder 3. Er sieht zwei Flügel: Der eine ist 1 oder 3, der andere 2 oder 3.
    Ist der Pivot 1, ist der erste Flügel 3. Ist der Pivot 2, ist der zweite Flügel 3. Sonst ist der Pivot selbst 3.
    Eine der drei Zellen ist 3.
    Eine Zelle, die alle drei Zellen sieht, kann nicht 3 sein.
idea-bug_1 =
    Alle ungelösten Zellen außer einer haben zwei Kandidaten, und jede Ziffer hat in jedem Haus zwei Plätze, bis auf einen einzigen Zusatzkandidaten.
    Ohne den Zusatzkandidaten ließen sich alle Zellen auf zwei Arten füllen oder gar nicht, aber das Rätsel hat genau eine Lösung.
    Der Zusatzkandidat ist wahr.
idea-unique_rectangle_1 =
    Enthielten vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken nur 1 und 2, ließen sich die beiden Ziffern vertauschen: Das Rätsel hätte zwei Lösungen.
    Drei Ecken können nur 1 oder 2 sein; die vierte hat weitere Kandidaten.
    Die vierte Ecke kann nicht 1 oder 2 sein.
idea-unique_rectangle_2 =
    Enthielten vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken nur 1 und 2, ließen sich die beiden Ziffern vertauschen: Das Rätsel hätte zwei Lösungen.
    Zwei Ecken können nur 1 oder 2 sein; die anderen beiden können auch 3 sein. Eine dieser beiden muss 3 sein.
    Eine Zelle, die diese beiden Ecken sieht, kann nicht 3 sein.
idea-unique_rectangle_3 =
    Enthielten vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken nur 1 und 2, ließen sich die beiden Ziffern vertauschen: Das Rätsel hätte zwei Lösungen.
    Zwei Ecken auf einer Seite haben Zusatzkandidaten, und einer davon muss wahr sein. Die beiden Ecken zählen als eine Zelle mit den Zusatzkandidaten und bilden mit anderen Zellen des Hauses ein Naked Subset.
    Keine weitere Zelle des Hauses kann eine Ziffer des Naked Subset sein.
idea-unique_rectangle_4 =
    Enthielten vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken nur 1 und 2, ließen sich die beiden Ziffern vertauschen: Das Rätsel hätte zwei Lösungen.
    In einem Haus zweier Ecken hat die 1 nur in diesen Ecken Platz, also ist eine von ihnen 1. Wäre die andere 2, wäre das Rechteck tödlich.
    Die beiden Ecken können nicht 2 sein.
idea-unique_rectangle_5 =
    Enthielten vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken nur 1 und 2, ließen sich die beiden Ziffern vertauschen: Das Rätsel hätte zwei Lösungen.
    Zwei gegenüberliegende oder drei Ecken können auch 3 sein, sonst nichts. Eine von ihnen muss 3 sein.
    Eine Zelle, die alle diese Ecken sieht, kann nicht 3 sein.
idea-unique_rectangle_6 =
    Enthielten vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken nur 1 und 2, ließen sich die beiden Ziffern vertauschen: Das Rätsel hätte zwei Lösungen.
    Zwei gegenüberliegende Ecken haben weitere Kandidaten. In beiden Zeilen oder beiden Spalten hat die 1 nur in den Ecken Platz, also steht sie in zwei gegenüberliegenden Ecken. Wären das die beiden mit mehr Kandidaten, wäre der Rest 2 und das Rechteck tödlich.
    Die beiden Ecken mit mehr Kandidaten können nicht 1 sein.
idea-hidden_rectangle =
    Enthielten vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken nur 1 und 2, ließen sich die beiden Ziffern vertauschen: Das Rätsel hätte zwei Lösungen.
    Nimm die Ecke gegenüber derjenigen mit nur 1 und 2. In ihrer Zeile und in ihrer Spalte hat die 1 nur in den Ecken Platz. Wäre diese Ecke 2, wären die beiden Ecken daneben 1 und die vierte 2: tödlich.
    Diese Ecke kann nicht 2 sein.
idea-avoidable_rectangle_1 =
    Enthielten vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken, von denen keine eine Vorgabe ist, nur 1 und 2, ließen sich die beiden Ziffern vertauschen: Das Rätsel hätte zwei Lösungen.
    Drei Ecken sind abwechselnd mit 1 und 2 gefüllt, und keine davon ist eine Vorgabe.
    Die vierte Ecke kann das Rechteck nicht vervollständigen.
idea-avoidable_rectangle_2 =
    Enthielten vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken, von denen keine eine Vorgabe ist, nur 1 und 2, ließen sich die beiden Ziffern vertauschen: Das Rätsel hätte zwei Lösungen.
    Zwei Ecken sind gefüllt und keine Vorgaben. Die anderen beiden würden das Rechteck vervollständigen oder 3 sein, also ist eine von ihnen 3.
    Eine Zelle, die diese beiden Ecken sieht, kann nicht 3 sein.
idea-unique_loop_1 =
    Enthielte eine Schleife von Zellen, je zwei in jedem berührten Haus, nur 1 und 2, ließen sich die beiden Ziffern vertauschen: Das Rätsel hätte zwei Lösungen.
    Alle Zellen der Schleife außer einer können nur 1 oder 2 sein.
    Die eine Zelle mit mehr Kandidaten kann nicht 1 oder 2 sein.
idea-unique_loop_2 =
    Enthielte eine Schleife von Zellen, je zwei in jedem berührten Haus, nur 1 und 2, ließen sich die beiden Ziffern vertauschen: Das Rätsel hätte zwei Lösungen.
    Die Zellen der Schleife mit mehr Kandidaten können auch 3 sein, sonst nichts. Eine von ihnen muss 3 sein.
    Eine Zelle, die alle diese Zellen sieht, kann nicht 3 sein.
idea-unique_loop_3 =
    Enthielte eine Schleife von Zellen, je zwei in jedem berührten Haus, nur 1 und 2, ließen sich die beiden Ziffern vertauschen: Das Rätsel hätte zwei Lösungen.
    Zwei Zellen der Schleife haben Zusatzkandidaten, und einer davon muss wahr sein. Die beiden Zellen zählen als eine und bilden mit anderen Zellen des Hauses ein Naked Subset.
    Keine weitere Zelle des Hauses kann eine Ziffer des Naked Subset sein.
idea-unique_loop_4 =
    Enthielte eine Schleife von Zellen, je zwei in jedem berührten Haus, nur 1 und 2, ließen sich die beiden Ziffern vertauschen: Das Rätsel hätte zwei Lösungen.
    Zwei Zellen der Schleife sind in einem Haus die einzigen Plätze für die 1, also ist eine von ihnen 1. Wäre die andere 2, enthielte die Schleife nur 1 und 2.
    Die beiden Zellen können nicht 2 sein.
idea-extended_rectangle =
    Zwei Zeilen zu je drei Zellen, die nur dieselben drei Ziffern enthalten, ließen sich vertauschen: Das Rätsel hätte zwei Lösungen. Spalten können an die Stelle von Zeilen treten.
    Etwas muss das verhindern: Einer der weiteren Kandidaten in diesen Zellen ist wahr.
    Was nur die drei Ziffern übrig ließe oder von allen weiteren Kandidaten ausgeschlossen wird, ist falsch.
idea-bug_2 =
    Hätte jede ungelöste Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, hätte das Rätsel zwei Lösungen oder keine.
    Alle Zusatzkandidaten, die das verhindern, sind dieselbe Ziffer. Einer von ihnen ist wahr.
    Eine Zelle, die sie alle sieht, kann nicht diese Ziffer sein.
idea-bug_3 =
    Hätte jede ungelöste Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, hätte das Rätsel zwei Lösungen oder keine.
    Einer der Zusatzkandidaten ist wahr. Ihre Zellen zählen als eine und bilden mit anderen Zellen des Hauses ein Naked Subset.
    Keine weitere Zelle des Hauses kann eine Ziffer des Naked Subset sein.
idea-bug_4 =
    Hätte jede ungelöste Zelle zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, hätte das Rätsel zwei Lösungen oder keine.
    Zwei Zellen haben die Zusatzkandidaten und sind in einem Haus die einzigen Plätze für eine weitere Ziffer: Eine der Zellen bekommt diese Ziffer, die andere einen Zusatzkandidaten.
    Alle übrigen Kandidaten der beiden Zellen sind falsch.
idea-simple_colours_trap =
    Eine Ziffer hat in Haus um Haus zwei Plätze. Färbe ihre Plätze abwechselnd: Entweder sind alle der einen Farbe wahr oder alle der anderen.
    Eine Zelle, die beide Farben sieht, sieht in jedem Fall einen wahren Platz.
    Eine Zelle, die beide Farben sieht, kann nicht diese Ziffer sein.
idea-simple_colours_wrap =
    Eine Ziffer hat in Haus um Haus zwei Plätze. Färbe ihre Plätze abwechselnd: Entweder sind alle der einen Farbe wahr oder alle der anderen.
    Eine Farbe steht zweimal im selben Haus, und ein Haus nimmt die Ziffer nur einmal auf.
    Alle Plätze dieser Farbe sind falsch, und die der anderen sind wahr.
idea-multi_colours_1 =
    Eine Ziffer ist in zwei getrennten Gruppen gefärbt: In jeder ist eine von zwei Farben wahr.
    Eine Farbe der ersten Gruppe sieht eine Farbe der zweiten, also sind nicht beide wahr. Eine der beiden Gegenfarben ist wahr.
    Eine Zelle, die beide Gegenfarben sieht, kann nicht diese Ziffer sein.
idea-multi_colours_2 =
    Eine Ziffer ist in zwei getrennten Gruppen gefärbt: In jeder ist eine von zwei Farben wahr.
    Eine Farbe der ersten Gruppe sieht beide Farben der zweiten, von denen eine wahr ist.
    Alle Plätze dieser Farbe der ersten Gruppe sind falsch.
idea-medusa_trap =
    Kandidaten hängen in Zellen mit zwei Kandidaten und in Häusern mit zwei Plätzen für eine Ziffer zusammen. Färbe sie abwechselnd: Entweder sind alle der einen Farbe wahr oder alle der anderen.
    Ein anderer Kandidat wird von einem Kandidaten jeder Farbe ausgeschlossen.
    Dieser Kandidat ist falsch.
idea-medusa_wrap =
    Kandidaten hängen in Zellen mit zwei Kandidaten und in Häusern mit zwei Plätzen für eine Ziffer zusammen. Färbe sie abwechselnd: Entweder sind alle der einen Farbe wahr oder alle der anderen.
    Eine Farbe widerspricht sich selbst: Sie steht zweimal in einer Zelle oder für eine Ziffer zweimal in einem Haus, oder sie lässt einer Zelle nichts.
    Alle Kandidaten dieser Farbe sind falsch, und die der anderen sind wahr.
idea-sue_de_coq =
    Wo ein Block eine Linie kreuzt, haben einige Zellen, zusammen mit Zellen im Rest des Blocks und im Rest der Linie, genau so viele Ziffern, wie es Zellen sind.
    Jede dieser Ziffern kommt darin einmal vor: die des Blockteils im Block, die des Linienteils in der Linie.
    Keine andere Zelle des Blocks oder der Linie kann eine Ziffer sein, die dort verbraucht ist.
idea-wxyz_wing =
    Eine Zelle mit zwei Ziffern und drei Zellen mit vier Ziffern haben zwei Ziffern gemeinsam.
    Eine gemeinsame Ziffer ist ein Restricted Common: Ihre Plätze auf den beiden Seiten sehen einander, also kann nur eine Seite sie haben. Die andere Seite verliert sie und enthält alle ihre übrigen Ziffern.
    Eine der beiden Seiten hat die andere gemeinsame Ziffer: Eine Zelle, die alle ihre Plätze auf beiden Seiten sieht, kann nicht diese Ziffer sein.
idea-vwxyz_wing =
    Eine Zelle mit zwei Ziffern und vier Zellen mit fünf Ziffern haben zwei Ziffern gemeinsam.
    Eine gemeinsame Ziffer ist ein Restricted Common: Ihre Plätze auf den beiden Seiten sehen einander, also kann nur eine Seite sie haben. Die andere Seite verliert sie und enthält alle ihre übrigen Ziffern.
    Eine der beiden Seiten hat die andere gemeinsame Ziffer: Eine Zelle, die alle ihre Plätze auf beiden Seiten sieht, kann nicht diese Ziffer sein.
idea-uvwxyz_wing =
    Eine Zelle mit zwei Ziffern und fünf Zellen mit sechs Ziffern haben zwei Ziffern gemeinsam.
    Eine gemeinsame Ziffer ist ein Restricted Common: Ihre Plätze auf den beiden Seiten sehen einander, also kann nur eine Seite sie haben. Die andere Seite verliert sie und enthält alle ihre übrigen Ziffern.
    Eine der beiden Seiten hat die andere gemeinsame Ziffer: Eine Zelle, die alle ihre Plätze auf beiden Seiten sieht, kann nicht diese Ziffer sein.
idea-als_xz =
    Zellen mit einer Ziffer mehr als Zellen sind ein Almost Locked Set (ALS): Verlieren sie eine Ziffer, enthalten sie alle übrigen.
    Zwei solche ALS haben ein Restricted Common: Dessen Plätze sehen einander, also kann nur ein ALS es enthalten. Das andere enthält alle seine übrigen Ziffern.
    Eine zweite Ziffer beider ALS steht in einem von ihnen: Eine Zelle, die alle ihre Plätze sieht, kann nicht diese Ziffer sein.
idea-als_xy_wing =
    Zellen mit einer Ziffer mehr als Zellen sind ein Almost Locked Set (ALS): Verlieren sie eine Ziffer, enthalten sie alle übrigen.
    Ein drittes ALS hat mit jedem von zwei anderen ein Restricted Common. Es kann nicht auf beide Ziffern verzichten, also verliert eines der beiden anderen seine Ziffer und enthält alle übrigen.
    Eine gemeinsame Ziffer dieser beiden ALS steht in einem von ihnen: Eine Zelle, die alle ihre Plätze sieht, kann nicht diese Ziffer sein.
idea-als_chain =
    Zellen mit einer Ziffer mehr als Zellen sind ein Almost Locked Set (ALS): Verlieren sie eine Ziffer, enthalten sie alle übrigen.
    Solche ALS sind eines mit dem nächsten durch Restricted Commons verbunden. Enthält das erste seine Endziffer nicht, nimmt es die Ziffer, die es mit dem nächsten verbindet, und so weiter bis zum letzten.
    Die Endziffer steht im ersten oder im letzten ALS: Eine Zelle, die alle ihre Plätze dort sieht, kann nicht diese Ziffer sein.
idea-death_blossom =
    Zellen mit einer Ziffer mehr als Zellen sind ein Almost Locked Set (ALS): Verlieren sie eine Ziffer, enthalten sie alle übrigen.
    Eine Stielzelle nimmt mit jedem ihrer Kandidaten einem solchen ALS eine Ziffer weg. Welcher Kandidat auch wahr ist, eines der ALS enthält dann alle übrigen.
    Eine Ziffer, die alle ALS haben, steht in diesem: Eine Zelle, die alle ihre Plätze sieht, kann nicht diese Ziffer sein.
idea-aligned_pair_exclusion =
    Zwei Zellen sehen einander; beide sehen Zellen oder Mengen von Zellen, die nur eine Ziffer entbehren können.
    Ein Ziffernpaar in den beiden Zellen, das einer solchen Zelle oder Menge zu wenige Ziffern ließe, ist unmöglich.
    Eine Ziffer der beiden Zellen, die ohne Partner bleibt, ist falsch.
idea-unique_rectangle_guardians =
    Enthielten vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken nur 1 und 2, ließen sich die beiden Ziffern vertauschen: Das Rätsel hätte zwei Lösungen.
    Die Ziffern haben in den Häusern der Seiten andere Plätze, und einer dieser Plätze oder ein weiterer Kandidat der Ecken muss wahr sein.
    Was sie alle ausschließen, ist falsch.
idea-bug_lite =
    Nimm in einigen Zellen je zwei Kandidaten, sodass jede Ziffer in jedem Haus zwei Plätze oder keinen hat. Hätten die Zellen nur diese, ließen sich alle vertauschen: Das Rätsel hätte zwei Lösungen.
    Einer der weiteren Kandidaten dieser Zellen muss wahr sein.
    Was alle diese Kandidaten ausschließen, ist falsch.
idea-symmetrical_placement =
    Die Vorgaben bleiben dieselben, wenn das Gitter gedreht oder gespiegelt wird und manche Ziffern getauscht werden.
    Das Rätsel hat eine einzige Lösung, also ergibt Drehen oder Spiegeln wieder diese Lösung, mit denselben getauschten Ziffern.
    Eine Zelle, die an ihrem Platz bleibt, kann nur eine Ziffer sein, die gleich bleibt.
idea-firework_triple =
    Eine Zeile und eine Spalte kreuzen sich in einem Block. Außerhalb des Blocks passen drei Ziffern nur in eine Zelle der Zeile und eine der Spalte, die Flügel.
    Steht eine solche Ziffer in keinem Flügel, brauchen Zeile und Spalte sie beide im Block, und das geht nur an der Kreuzung. Drei Ziffern teilen sich drei Zellen: die Kreuzung und die Flügel.
    Die Kreuzung und die Flügel können nichts anderes als diese drei Ziffern sein.
idea-firework_quadruple =
    Vier Zellen sind die Ecken eines Rechtecks. Zwei Ziffern sind an eine Ecke und ihre beiden Flügel gebunden, zwei andere an die Ecke gegenüber und dieselben Flügel.
    Vier Ziffern haben nur vier Zellen, also füllen sie alle vier Ecken.
    Die vier Ecken können nichts anderes als diese Ziffern sein.
idea-broken_wing =
    Auf einem Ring aus einer ungeraden Zahl von Zellen müsste eine Ziffer abwechselnd wahr und falsch sein, und das ist unmöglich.
    Die Häuser zwischen den Zellen haben andere Plätze für die Ziffer, die Guardians, und einer von ihnen ist wahr.
    Eine Zelle, die alle Guardians sieht, kann nicht diese Ziffer sein.
idea-bivalue_oddagon =
    Ein Ring aus einer ungeraden Zahl von Zellen, jede in Sicht der nächsten, lässt sich nicht abwechselnd nur mit 1 und 2 füllen.
    Einer der weiteren Kandidaten dieser Zellen ist wahr.
    Was alle diese Kandidaten ausschließen, ist falsch.
idea-tridagon =
    Zwölf Zellen in vier Blöcken, je drei in verschiedenen Zeilen und Spalten, liegen so, dass 1, 2 und 3 allein sie nicht füllen können.
    Einer der weiteren Kandidaten dieser Zellen ist wahr.
    Was alle diese Kandidaten ausschließen, ist falsch.
idea-junior_exocet =
    Zwei Basiszellen eines Blocks können nur wenige Ziffern sein. Zwei Zielzellen liegen in den anderen beiden Blöcken derselben Blockreihe oder Blockspalte.
    Drei Linien quer dazu können jede dieser Ziffern nur zweimal aufnehmen, also muss eine Ziffer, die in der Basis steht, auch in einer Zielzelle stehen.
    Die Zielzellen enthalten dieselben zwei Ziffern wie die Basiszellen und sonst nichts.
idea-double_exocet =
    Zwei Exocets mit denselben vier Ziffern liegen nebeneinander.
    Die Basiszellen beider enthalten zusammen alle vier Ziffern, und die Zielzellen beider ebenso.
    Eine Zelle, die alle Basiszellen oder alle Zielzellen sieht, kann keine der vier Ziffern sein.
idea-sk_loop =
    Acht Paare von Zellen laufen rings um vier Blöcke. Jedes Paar teilt Ziffern mit dem nächsten, in einer Zeile, einer Spalte oder einem Block.
    Die Paare haben sechzehn Zellen, und die gemeinsamen Ziffern reichen gerade für sie, also wird jede gemeinsame Ziffer dort verbraucht, wo ihre beiden Paare sich treffen.
    Keine andere Zelle dieser Zeile, dieser Spalte oder dieses Blocks kann die gemeinsame Ziffer sein.
idea-multi_sector_locked_sets =
    Nimm die ungelösten Zellen, in denen sich einige Zeilen und Spalten treffen. Manche Ziffern werden nach den Zeilen gezählt, die anderen nach den Spalten.
    Zusammen passen sie genau so oft, wie es Zellen sind, also ist jede Ziffer in jeder ihrer Zeilen oder Spalten verbraucht.
    Keine andere Zelle einer solchen Zeile oder Spalte kann diese Ziffer sein.
idea-remote_pair =
    Alle Zellen einer Kette können nur 1 oder 2 sein, jede in Sicht der nächsten.
    Aufeinanderfolgende Zellen sind verschieden, also wechseln sich 1 und 2 ab. Von der ersten und der vierten Zelle ist eine 1 und die andere 2.
    Eine Zelle, die beide sieht, kann nicht 1 oder 2 sein.
idea-x_chain =
    Starke Links einer Ziffer (mindestens ein Ende ist wahr) und schwache Links (höchstens ein Ende ist wahr) wechseln sich ab; der erste und der letzte Link sind stark.
    Ist das erste Ende falsch, ist der nächste Platz wahr, der danach falsch und so weiter: Das letzte Ende ist wahr.
    Eines der beiden Enden ist wahr: Eine Zelle, die beide Enden sieht, kann nicht diese Ziffer sein.
idea-xy_chain =
    Zellen mit je zwei Ziffern bilden eine Kette, in der jede mit der nächsten, die sie sieht, eine Ziffer teilt.
    Ist die erste Zelle nicht 1, bekommt sie ihre andere Ziffer, also die nächste Zelle ihre andere und so weiter: Die letzte Zelle ist 1.
    Die erste oder die letzte Zelle ist 1: Eine Zelle, die beide sieht, kann nicht 1 sein.
idea-continuous_nice_loop =
    Starke und schwache Links wechseln sich auf einer ganzen Schleife ab, zurück bis zum Anfang.
    In jeder Richtung sind die Kandidaten abwechselnd wahr und falsch. Von den beiden Enden jedes schwachen Links ist genau eines wahr.
    Was beide Enden eines schwachen Links ausschließen, ist falsch.
idea-discontinuous_nice_loop =
    Starke und schwache Links wechseln sich auf einer Schleife ab, aber wo sie sich schließt, treffen sich zwei Links einer Art in einer Zelle.
    Treffen sich zwei schwache Links, würde sich der Kandidat dazwischen selbst ausschließen. Treffen sich zwei starke, könnte er nicht falsch sein.
    Bei zwei schwachen Links ist der Kandidat falsch, bei zwei starken ist er wahr.
idea-aic =
    Starke Links (mindestens ein Ende ist wahr) und schwache Links (höchstens ein Ende ist wahr) wechseln sich ab; der erste und der letzte Link sind stark. Ein Link kann innerhalb einer Zelle die Ziffer wechseln.
    Ist das erste Ende falsch, sind die Kandidaten entlang der Kette abwechselnd wahr und falsch: Das letzte Ende ist wahr.
    Eines der beiden Enden ist wahr: Was beide Enden ausschließen, ist falsch.
idea-grouped_continuous_nice_loop =
    Starke und schwache Links wechseln sich auf einer ganzen Schleife ab, zurück bis zum Anfang. Manche Enden sind Gruppen: Zellen einer Linie in einem Block.
    In jeder Richtung sind die Kandidaten abwechselnd wahr und falsch. Von den beiden Enden jedes schwachen Links ist genau eines wahr.
    Was beide Enden eines schwachen Links ausschließen, ist falsch.
idea-grouped_discontinuous_nice_loop =
    Starke und schwache Links wechseln sich auf einer Schleife ab, aber wo sie sich schließt, treffen sich zwei Links einer Art in einer Zelle. Manche Enden sind Gruppen: Zellen einer Linie in einem Block.
    Treffen sich zwei schwache Links, würde sich der Kandidat dazwischen selbst ausschließen. Treffen sich zwei starke, könnte er nicht falsch sein.
    Bei zwei schwachen Links ist der Kandidat falsch, bei zwei starken ist er wahr.
idea-grouped_aic =
    Starke Links (mindestens ein Ende ist wahr) und schwache Links (höchstens ein Ende ist wahr) wechseln sich ab; der erste und der letzte Link sind stark. Ein Link kann innerhalb einer Zelle die Ziffer wechseln. Manche Enden sind Gruppen: Zellen einer Linie in einem Block.
    Ist das erste Ende falsch, sind die Kandidaten entlang der Kette abwechselnd wahr und falsch: Das letzte Ende ist wahr.
    Eines der beiden Enden ist wahr: Was beide Enden ausschließen, ist falsch.
idea-cell_forcing_chain =
    Ein Kandidat einer Zelle ist wahr.
    Von jedem Kandidaten der Zelle führt eine Kette zum selben Ende.
    Das Ende gilt in jedem Fall, also ist es sicher.
idea-house_forcing_chain =
    Ein Haus braucht die Ziffer an einem ihrer Plätze.
    Von jedem Platz führt eine Kette zum selben Ende.
    Das Ende gilt in jedem Fall, also ist es sicher.
idea-contradiction_forcing_chain =
    Angenommen, ein Kandidat ist wahr.
    Ketten, die von ihm ausgehen, lassen eine Zelle ohne Ziffer oder in einem Haus eine Ziffer ohne Platz.
    Der Kandidat ist falsch.
idea-forcing_net =
    Nimm an, ein Kandidat ist wahr, und trage alle Einer ein, die folgen.
    Am Ende hat eine Zelle keine Ziffer mehr oder in einem Haus eine Ziffer keinen Platz.
    Der Kandidat ist falsch.
idea-verity_net =
    Von den Kandidaten einer Zelle oder den Plätzen einer Ziffer in einem Haus ist einer wahr.
    Nimm sie nacheinander an und trage jeweils alle Einer ein, die folgen: Etwas ist in jedem Fall gleich.
    Was in jedem Fall gleich ist, ist sicher.
idea-kraken_fish_1 =
    Ein Fisch hat Flossen, und eine Zelle, die er räumen würde, sieht nicht alle davon.
    Sind alle Flossen falsch, räumt der Fisch die Zelle. Von jeder Flosse zeigt eine Kette, dass der Kandidat auch dann falsch ist.
    Der Kandidat ist in jedem Fall falsch.
idea-kraken_fish_2 =
    In einem Fisch mit Flossen ist entweder eine Flosse wahr oder einer seiner Plätze in einer Abdeckung.
    Von jedem davon führt eine Kette zum selben Ende.
    Das Ende gilt in jedem Fall, also ist es sicher.
idea-proof_by_cases =
    Angenommen, ein Kandidat ist wahr.
    Sieh an, was einer Zelle oder einer Ziffer bleibt: Jeder ihrer Fälle führt zu einem Widerspruch.
    Der Kandidat ist falsch.
idea-template_set =
    Eine Ziffer lässt sich nur auf bestimmte Arten neunmal setzen: Das sind ihre Templates.
    Eines der Templates, die zum Gitter passen, ist das richtige.
    Ein Kandidat, der in allen vorkommt, ist wahr.
idea-template_delete =
    Eine Ziffer lässt sich nur auf bestimmte Arten neunmal setzen: Das sind ihre Templates.
    Eines der Templates, die zum Gitter passen, ist das richtige.
    Ein Kandidat, der in keinem vorkommt, ist falsch.
idea-brute_force =
    Keine Technik, die hier bekannt ist, findet einen Schritt.
    Ein Programm probiert Ziffern, bis es die Lösung hat.
    Eine Ziffer der Lösung wird eingetragen.
