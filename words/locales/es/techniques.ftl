### Looked up: explanations of techniques

## Lo que comparten varias explicaciones

fish-size = { $base-houses-count ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
   *[7] siete
}

claim-placed = { $cells } { $count ->
    [one] es
   *[other] son
} { $digits }

claim-cannot = { $cells } no { $count ->
    [one] puede
   *[other] pueden
} ser { $digits }

claim-remove = Elimina { $effects }

claim-remove-too = elimina { $effects }

effect-removed = { $digits } de { $cells }

sees-each =
    { $gone-count ->
        [one] esta celda ve
       *[other] cada una de estas celdas ve
    }

gone-sees =
    { $gone } { $gone-count ->
        [one] ve
       *[other] ven
    }

gone-cannot =
    { $gone } no { $gone-count ->
        [one] puede
       *[other] pueden
    }

by-size =
    { $base-count ->
        [2] dos
        [3] tres
       *[other] cuatro
    }

by-size-first =
    { $base-count ->
        [2] Dos
        [3] Tres
       *[other] Cuatro
    }

fin-takes =
    { $fin-digits-count ->
        [one] es { $fin-digits }
       *[other] toma una de las cifras { $fin-digits }
    }

base-takes =
    { $base-digits-count ->
        [one] es { $base-digits }
       *[other] toma una de las cifras { $base-digits }
    }

rectangle-cells = { $base } están en dos filas, dos columnas y dos cajas.

swap-cells = Si estas cuatro celdas solo contuvieran { $digits }, esas dos cifras podrían intercambiarse y el sudoku tendría dos soluciones.

start-is-end =
    { $pivot-count ->
        [0] {""}
       *[other] Para { $pivot-at } no hace falta ninguna cadena: ya es la conclusión.
    }

deadly-if-equal =
    { rectangle-cells }
    { swap-cells }
only-others =
    Aparte de { $digits }, el único candidato de { $fin } es { $fin-digits }: al menos una de estas celdas es { $fin-digits }.
only-with-others =
    { $fin-count ->
        [one] Solo { $fin } tiene otros candidatos.
       *[other] Solo { $fin } tienen otros candidatos.
    }

one-extra-is =
    { $claim }: al menos una de las celdas { $fin } es { $fin-digits }, y { gone-sees } { $fin-count ->
        [2] ambas.
       *[other] todas esas celdas.
    }

or-two-solutions = { $claim }: { $placed-count ->
    [0] con { $gone-digits } en { $gone-count ->
        [one] esta celda
       *[other] una de estas celdas
    },
   *[other] de lo contrario,
} el sudoku tendría dos soluciones.

takes-another =
    { $claim }: { $fin } debe tomar otra cifra; si no, el sudoku tendría dos soluciones.

extras-subset =
    { $claim }: { $fin }, junto con { $cover }, agotan { $subset } en { $cover-houses }.

extras-as-cell =
    Por tanto, al menos una de las celdas { $fin } { fin-takes }.
    { extras-in-subset }

extras-in-subset =
    Cuenta { $fin } como una sola celda (candidatos: { $fin-digits }). Junto con { $cover } (candidatos: { $cover-digits }), esta celda forma un subconjunto desnudo de { $subset } en { $cover-houses }.
    Una celda que vea todas las celdas del subconjunto no puede tomar ninguna de las cifras { $subset }.

one-place-each =
    { $claim }: una de las celdas { $on } debe ser { $on-digits }, y con { $gone-digits } en la otra el sudoku tendría dos soluciones.

one-of-pair =
    En { $cover-houses }, el { $on-digits } solo cabe en { $on }: una de estas dos celdas es { $on-digits }.
    Si la otra fuera { $gone-digits }, el patrón solo contendría { $digits }.

loop-cells =
    Las { $base-count } celdas del patrón forman un bucle cerrado en el que cada celda ve la siguiente, y cada fila, columna y caja contiene dos de estas celdas o ninguna: { $loop }.
    Si el bucle solo contuviera { $digits }, estas dos cifras podrían intercambiarse en todas sus celdas y el sudoku tendría dos soluciones.

medusa-colours =
    Dos candidatos de los que exactamente uno es verdadero llevan colores distintos: los dos de una celda, o los dos sitios de una cifra en una fila, columna o caja.
    Primer color: { $on-at }.
    Segundo color: { $off-at }.
    Uno de los colores es verdadero en todos sus candidatos; el otro, en ninguno.

two-groups-of-colours =
    Donde una fila, columna o caja solo tiene dos sitios para el { $digits }, esas dos celdas llevan colores distintos: { $on } frente a { $off } y, en un segundo grupo, { $base } frente a { $cover }.
    En cada grupo, todas las celdas de un color son { $digits } y ninguna del otro lo es.

two-colours =
    Donde una fila, columna o caja solo tiene dos sitios para el { $digits }, esas dos celdas llevan colores distintos. Primer color: { $on }. Segundo color: { $off }.
    Todas las celdas de un color son { $digits } y ninguna del otro lo es.

bug-extras =
    Los candidatos extra, los que pasan de dos por celda, son { $fin-at }.
    Sin ellos, cada celda sin resolver tendría dos candidatos y cada cifra tendría dos sitios en cada unidad donde aún falta: el sudoku tendría dos soluciones o ninguna.
    Por tanto, al menos uno de los candidatos extra es verdadero.

loop-conclusion = { $claim }: { $turn ->
    [denies-itself] una cadena que parte de { $start-digits } en { $start } concluye que { $start } no es { $start-digits }.
    [takes-another] una cadena que parte de { $start-digits } en { $start } concluye que { $start } es { $end-digits }.
    [confirms] una cadena que parte de que { $start } no es { $start-digits } concluye que sí lo es, así que { $start } es { $start-digits }.
   *[denies-another] si { $start } fuera { $end-digits }, no sería { $start-digits }, y una cadena que parte de ahí concluye que { $start } no es { $end-digits }.
}

ends-conclusion = { $ends-digits-count ->
    [one] { $claim }: { $gone-count ->
        [one] al menos uno de los dos extremos, { $start } y { $end }, es { $start-digits }, y { $gone } ve ambos.
       *[other] cada una de estas celdas ve los dos extremos, { $start } y { $end }, y al menos uno de ellos es { $start-digits }.
    }
   *[other] { $claim }: el { $start-digits } está en { $start } o el { $end-digits } está en { $end }, y los dos extremos se ven.
}

sees-both-sets = { $gone-count ->
    [one] { $gone-digits-count ->
        [one] { $gone } ve todos los { $gone-digits } de ambos conjuntos
       *[other] { $gone } ve todos los sitios de { $gone-digits } en ambos conjuntos
    }
   *[other] { $gone-digits-count ->
        [one] cada una de estas celdas ve todos los { $gone-digits } de ambos conjuntos
       *[other] cada candidato que se elimina ve todos los sitios de la misma cifra en ambos conjuntos
    }
}.

one-set-holds = { $claim }: al menos uno de los conjuntos { $base-group } y { $cover-group } contiene { $gone-digits }, y { sees-both-sets }

lose-one-hold-others = Cada uno es un conjunto casi bloqueado, con una cifra más que celdas: si pierde una cifra, contiene todas las demás.

closed-loop = { $claim }: una cadena se cierra en un bucle, así que exactamente un extremo de cada enlace débil es verdadero, y { $removed-count ->
    [one] este candidato queda descartado por los dos extremos de un enlace débil
   *[other] cada uno de estos candidatos queda descartado por los dos extremos de un enlace débil
}{ $sets-count ->
    [0] .
   *[other] {" "}o por una cifra que un conjunto casi bloqueado del bucle debe contener.
}

closed-loop-lines =
    Recorrido en sentido contrario, el bucle también es válido: de los dos extremos de cada enlace, exactamente uno es verdadero.
    { $lines }

forced-end = { $placed-count ->
    [0] descarta { $gone-digits } en { $gone }, directamente o mediante una cadena
   *[other] lleva a { $placed } mediante una cadena
}

kraken-places =
    En { $base-houses }, el { $digits } solo cabe en { $base }, aparte de { fins }.
    { $fin-count ->
        [one] Si la aleta es falsa
       *[other] Si todas las aletas son falsas
    }, los { $digits } de { $base-houses } están en { $cover-houses }, uno en cada unidad: el { $digits } de { $witness-houses } está en { $pivot-count ->
        [one] { $pivot }
       *[other] una de las celdas { $pivot }
    }.

nothing-left = { $witness-count ->
    [0] No queda ningún sitio para el { $witness-digits } en { $witness-houses }
   *[other] { $witness } se queda sin candidatos
}

in-short = { $chain-count ->
    [one] La cadena
   *[other] Las cadenas
}: { $chain }.

fish-siamese =
    { $sound ->
        [0] { $claim }: en dos peces con aletas sobre { $base-houses }, alguna aleta tiene que ser { $digits }, y { sees-each } todas las aletas de uno de esos peces.
       *[other] { $claim }: en { $gone-count ->
            [one] esta celda,
           *[other] cada una de estas celdas,
        } uno de los dos peces con aletas sobre { $base-houses } descarta el { $digits }, tanto si alguna aleta es { $digits } como si no.
    }
    { $base-count ->
        [0] En { $base-houses }, los { $digits } solo caben en { $fin }, y cada una de esas celdas es aleta de uno de los peces o de ambos.
       *[other] En { $base-houses }, los { $digits } solo caben en { $base }, así como en { $fin }, { $fin-count ->
            [one] que es aleta de uno de los peces o de ambos.
           *[other] cada una de ellas aleta de uno de los peces o de ambos.
        }
    }
    { $sound ->
        [0] {""}
       *[other] Cada pez tiene { fish-size } unidades de cobertura. Si ninguna aleta de un pez es { $digits }, los { fish-size } { $digits } de { $base-houses } están en sus unidades de cobertura, uno en cada una, y ninguna otra celda de ellas puede ser { $digits }.
    }
    { $sound ->
        [0] {""}
       *[other] Si una aleta es { $digits }, una celda que vea todas las aletas del mismo pez no puede ser { $digits }.
    }
    { $lines }

fish-finned =
    { rules-out-anyway }
    { fish-places }
    { fish-without-fins }
    { fin-sees }

rules-out-anyway = { $claim }, tanto si { $fin-count ->
    [one] la aleta { $fin } es { $digits } como si no: si la aleta no es { $digits }, el pez descarta ahí el { $digits }; si lo es, { gone-sees } la aleta.
   *[other] alguna de las aletas { $fin } es { $digits } como si no: si ninguna aleta es { $digits }, el pez descarta ahí el { $digits }; si alguna lo es, { gone-sees } todas las aletas.
}

fish-finned-mutant =
    { $unheld ->
        [0] { rules-out-anyway }
       *[other] { $claim }: { $fin-count ->
            [one] la aleta { $fin } es { $digits }, y { sees-each } la aleta.
           *[other] al menos una de las aletas { $fin } es { $digits }, y { sees-each } todas las aletas.
        }
    }
    { fish-places }
    { $unheld ->
        [0] { fish-without-fins }
       *[other] { no-fin-is }, { $base-count ->
            [0] no hay sitio para el { $digits } en { $base-houses }, lo que es imposible.
           *[other] los { fish-size } { $digits } de { $base-houses } están todos en { $held }, donde no caben tantos: es imposible.
        }
    }
    { fin-sees }

two-strong-links =
    { $claim }: { sees-each } { $pincer }, y al menos una de estas dos es { $digits }.
    { two-places-each }
    Por tanto, al menos uno de los otros dos sitios, { $pincer }, es { $digits }.

two-places-each =
    Solo hay dos sitios para el { $digits } en cada una de estas unidades: { $base-houses }.
    { $base } están en { $cover-houses } y no pueden ser ambas { $digits }.

almost-locked-wing =
    { $claim }: al menos uno de los dos lados del ala contiene { $pincer-digits }, y { sees-each } todos los { $pincer-digits } de ambos lados.
    Un lado es { $base }, con los candidatos { $base-digits }; el otro es { $cover }, con { $cover-digits }. Cada lado tiene una cifra más que celdas.
    Cada { $pivot-digits } de un lado ve todos los { $pivot-digits } del otro, así que al menos un lado se queda sin { $pivot-digits }.
    A un lado sin { $pivot-digits } le quedan tantas cifras como celdas y debe contenerlas todas, incluido el { $pincer-digits }.

locked-candidates =
    { $claim }: el { $digits } de { $base-houses } tiene que estar en { $cover-houses }.
    En { $base-houses }, solo { $base } pueden ser { $digits }.
    { $base } están { $base-count ->
        [2] ambas
       *[other] todas
    } en { $cover-houses }, y una de estas celdas tiene que ser el { $digits } de { $cover-houses }.

rectangle-one-extra =
    { one-extra-is }
    { deadly-if-equal }
    { only-others }

fish-basic =
    { $claim }: los { $digits } de { $base-houses } agotan { $cover-houses }.
    En { $base-houses }, los { $digits } solo caben en { $base }.
    Todas estas celdas están en { $cover-houses }: { fish-size } { $digits } para { fish-size } líneas, uno en cada una, y no queda ninguno para las demás celdas de esas líneas.

fish-mutant =
    { $claim }: los { $digits } de { $base-houses } agotan { $cover-houses }.
    En { $base-houses }, los { $digits } solo caben en { $base }.
    Todas estas celdas están en { $cover-houses }: { fish-size } { $digits } para { fish-size } unidades, uno en cada una, y no queda ninguno para las demás celdas de esas unidades.
    { $crossings ->
        [0] {""}
       *[other] Una celda que está en dos de esas unidades ({ $cover-houses }) tampoco es { $digits }: con un solo { $digits } agotaría las dos.
    }

fins =
    { $fin-count ->
        [one] la aleta { $fin }
       *[other] las aletas { $fin }
    }

fish-places =
    { $base-count ->
        [0] En { $base-houses }, los { $digits } solo caben en { fins }.
       *[other] En { $base-houses }, los { $digits } solo caben en { $base }, aparte de { fins }.
    }

no-fin-is =
    { $fin-count ->
        [one] Si la aleta no es { $digits }
       *[other] Si ninguna aleta es { $digits }
    }

fin-sees =
    { $fin-count ->
        [one] Si la aleta es { $digits }, { gone-cannot } ser { $digits }: { sees-each } la aleta.
       *[other] Si una de las aletas es { $digits }, { gone-cannot } ser { $digits }: { sees-each } { $fin-count ->
            [2] ambas aletas.
           *[other] todas las aletas.
        }
    }

fish-without-fins =
    { no-fin-is }, los { fish-size } { $digits } de { $base-houses } están en { $cover-houses }, uno en cada unidad, y no queda ninguno para las demás celdas de esas unidades{ $crossings ->
        [0] {""}
       *[other] , ni para una celda que está en dos de ellas, pues con un solo { $digits } agotaría las dos
    }.

about-full_house = La última celda vacía de una fila, columna o caja recibe la cifra que falta.
when-full_house = Antes que nada, y de nuevo tras cada cifra que colocas: busca una fila, columna o caja con una sola celda vacía. No hacen falta notas.
explain-full_house =
    { $claim }: no hay otra celda vacía en { $base-houses }.
    La única cifra que falta en { $base-houses } es { $digits }.

about-hidden_single = Una cifra que solo cabe en una celda de una fila, columna o caja va en ella.
when-hidden_single = Empieza por las cifras que más aparecen en la cuadrícula y mira, caja por caja, dónde caben todavía; sigue con las filas y las columnas. Aquí se mira una cifra y no hacen falta notas; en un único desnudo se mira una celda.
explain-hidden_single =
    { $claim }: ninguna otra celda de { $base-houses } puede ser { $digits }.
    { $witness-count ->
        [0] En todas las demás celdas vacías de { $base-houses }, el { $digits } ya está descartado.
       *[other] En { $base-houses } solo queda una celda para el { $digits }: { $base }.
    }

about-naked_single = Una celda a la que sus vecinas solo dejan una cifra toma esa cifra.
when-naked_single = Cuando ya ninguna cifra tiene un solo sitio: elige una celda vacía cuya fila, columna y caja estén bastante llenas y cuenta las cifras que ve. Con notas, es la celda que tiene una sola.
explain-naked_single =
    { $claim }: todas las demás cifras están descartadas en esta celda.
    { $witness-count ->
        [0] Pasos anteriores han descartado todas las cifras menos { $digits } en { $base }.
        [8] { $base } ve cada una de las otras ocho cifras, en { $witness }.
        [one] { $base } ve una cifra en { $witness }; pasos anteriores han descartado las demás.
       *[other] { $base } ve otras cifras en { $witness }{ $witness-digits-count ->
            [8] .
           *[other] ; pasos anteriores han descartado las demás.
        }
    }

subset-locked =
    { $claim }: { $base } agotan { $digits } en { $base-houses }.
    { $base } están en el cruce de { $base-houses }, y sus únicos candidatos son { $digits }.
    { by-size-first } celdas se reparten { by-size } cifras, así que ninguna otra celda de { $base-houses-or } puede tomarlas.

subset-naked =
    { $claim }: { $base } agotan { $digits } en { $base-houses }.
    Los únicos candidatos de { $base } son { $digits }.
    { by-size-first } celdas se reparten { by-size } cifras, así que ninguna otra celda de { $base-houses-or } puede tomarlas.

subset-hidden =
    { $claim }: { $base } hacen falta para { $digits } en { $base-houses }.
    En { $base-houses }, las cifras { $digits } solo caben en { $base }.
    { by-size-first } celdas se reparten estas { by-size } cifras y no tienen sitio para ninguna otra.

## Candidatos bloqueados y subconjuntos

about-locked_pair = Dos celdas en el cruce de una caja y una línea solo tienen las mismas dos cifras: estas se eliminan del resto de la caja y de la línea.
when-locked_pair = Siempre que veas dos celdas con las mismas dos notas, mira si comparten caja y línea: entonces puedes limpiar las dos. Un par desnudo corriente solo limpia una unidad.
explain-locked_pair = { subset-locked }

about-locked_triple = Las tres celdas del cruce de una caja y una línea solo tienen las mismas tres cifras: estas se eliminan del resto de la caja y de la línea.
when-locked_triple = Mira el cruce de una línea y una caja: ¿están vacías las tres celdas y tienen entre todas solo tres cifras? Entonces limpia el resto de la línea y de la caja; un trío desnudo corriente solo limpia una unidad.
explain-locked_triple = { subset-locked }

about-pointing = Si en una caja una cifra solo cabe en una fila o columna, se elimina del resto de esa fila o columna.
when-pointing = Elige una cifra y mira una caja en la que le queden dos o tres sitios. Si están en una misma línea, sigue esa línea fuera de la caja. El bloqueo línea-caja va al revés, de una línea a una caja.
explain-pointing = { locked-candidates }

about-claiming = Si en una fila o columna una cifra solo cabe en una caja, se elimina del resto de esa caja.
when-claiming = Elige una cifra y sigue una fila o columna en la que le queden dos o tres sitios. Si todos están en una misma caja, limpia el resto de la caja. Se pasa por alto más fácilmente que el bloqueo caja-línea, así que ve línea por línea.
explain-claiming = { locked-candidates }

about-naked_pair = Dos celdas de una fila, columna o caja que solo tienen las mismas dos cifras se quedan con ambas.
when-naked_pair = Ve de una celda con dos notas a la siguiente y busca las mismas dos notas en su fila, columna o caja.
explain-naked_pair = { subset-naked }

about-naked_triple = Tres celdas de una fila, columna o caja que entre todas solo tienen tres cifras se quedan con las tres.
when-naked_triple = En una unidad con varias celdas vacías, fíjate en las que tienen dos o tres notas y busca tres que entre todas solo tengan tres cifras. Ninguna celda necesita las tres: bastan 12, 13 y 23.
explain-naked_triple = { subset-naked }

about-hidden_pair = Dos cifras que solo caben en las mismas dos celdas de una fila, columna o caja no dejan sitio en ellas para otras.
when-hidden_pair = Mira las cifras, no las celdas: ¿a qué cifras les quedan solo dos sitios en una unidad? Dos cifras con los mismos dos sitios forman el par, por muchas notas más que tengan esas celdas.
explain-hidden_pair = { subset-hidden }

about-hidden_triple = Tres cifras que solo caben en tres celdas de una fila, columna o caja no dejan sitio en ellas para otras.
when-hidden_triple = En una unidad con muchas celdas vacías, reúne las cifras que solo tienen dos o tres sitios y busca tres que compartan tres celdas. Con seis celdas vacías o menos, mira mejor las otras celdas: forman un trío o un par desnudo.
explain-hidden_triple = { subset-hidden }

about-naked_quadruple = Cuatro celdas de una fila, columna o caja que entre todas solo tienen cuatro cifras se quedan con las cuatro.
when-naked_quadruple = Solo en una unidad con ocho o nueve celdas vacías: fíjate en las celdas con dos a cuatro notas y busca cuatro cifras en total. Con menos celdas vacías, las demás forman un trío oculto o algo menor, que ya habrías encontrado.
explain-naked_quadruple = { subset-naked }

about-hidden_quadruple = Cuatro cifras que solo caben en cuatro celdas de una fila, columna o caja no dejan sitio en ellas para otras.
when-hidden_quadruple = Solo en una unidad con ocho o nueve celdas vacías: reúne las cifras con dos a cuatro sitios y busca cuatro que compartan cuatro celdas. Con ocho, las otras cuatro celdas son un cuarteto desnudo, así que solo hace falta en una unidad sin ninguna cifra.
explain-hidden_quadruple = { subset-hidden }

## Peces

about-x_wing = Si en dos filas una cifra solo cabe en las mismas dos columnas, o al revés, se elimina del resto de esas columnas.
when-x_wing = Toma las cifras de una en una y busca filas en las que la cifra tenga exactamente dos sitios. ¿Los tienen dos de ellas en las mismas dos columnas? Haz luego lo mismo por columnas. Si solo estorba un sitio, piensa en un X-Wing con aletas.
explain-x_wing = { fish-basic }

about-swordfish = Si en tres filas una cifra solo cabe en las mismas tres columnas, o al revés, se elimina del resto de esas columnas.
when-swordfish = Cuando una cifra no tiene X-Wing, reúne las filas en las que tiene dos o tres sitios y busca tres que usen solo tres columnas; después, por columnas. Una fila no necesita los tres sitios.
explain-swordfish = { fish-basic }

about-jellyfish = Si en cuatro filas una cifra solo cabe en las mismas cuatro columnas, o al revés, se elimina del resto de esas columnas.
when-jellyfish = Solo para una cifra que está una vez en la cuadrícula o ninguna: busca cuatro filas cuyos sitios usen solo cuatro columnas, o al revés. Si la cifra aparece más veces, las líneas restantes contienen un swordfish o un X-Wing que elimina lo mismo.
explain-jellyfish = { fish-basic }

about-finned_x_wing = Un X-Wing con algunos sitios de más, las aletas: las celdas que las ven todas pierden igualmente la cifra.
when-finned_x_wing = Cuando uno o dos sitios de más estropean un X-Wing, mira si todos están en la caja de una esquina. En ese caso, solo pierden la cifra las celdas de esa caja que están en la columna (o fila) de la esquina.
explain-finned_x_wing = { fish-finned }

about-sashimi_x_wing = Un X-Wing con aletas en el que a alguna línea solo le queda un sitio además de sus aletas.
when-sashimi_x_wing = Cuando a un X-Wing le falta una esquina y la cifra está, en cambio, al lado de esa esquina y en su misma caja. Con una sola aleta es un rascacielos; un X-Wing con aletas tiene todas sus esquinas.
explain-sashimi_x_wing = { fish-finned }

about-finned_swordfish = Un swordfish con algunos sitios de más, las aletas: las celdas que las ven todas pierden igualmente la cifra.
when-finned_swordfish = Cuando tres filas casi forman un swordfish, salvo por uno o dos sitios fuera de las tres columnas: ¿comparten esos sitios caja con una de sus celdas? Entonces solo pueden perder la cifra las celdas de esa caja en las tres columnas.
explain-finned_swordfish = { fish-finned }

about-sashimi_swordfish = Un swordfish con aletas en el que a alguna línea solo le queda un sitio además de sus aletas.
when-sashimi_swordfish = Como un swordfish con aletas, pero deja que una de las filas conserve un solo sitio dentro de las tres columnas. Toma dos filas que encajen y una tercera que encaje salvo por sus aletas en una caja.
explain-sashimi_swordfish = { fish-finned }

about-finned_jellyfish = Un jellyfish con algunos sitios de más, las aletas: las celdas que las ven todas pierden igualmente la cifra.
when-finned_jellyfish = Cuando una cifra falta en casi todas las filas y no aparece ningún swordfish con aletas: toma cuatro filas que usen cuatro columnas salvo por algunos sitios en una caja. Mira primero en esa caja qué se podría eliminar.
explain-finned_jellyfish = { fish-finned }

about-sashimi_jellyfish = Un jellyfish con aletas en el que a alguna línea solo le queda un sitio además de sus aletas.
when-sashimi_jellyfish = Como un jellyfish con aletas, pero una fila puede conservar un solo sitio además de sus aletas. Una cadena X corta suele eliminar lo mismo y es más fácil de encontrar.
explain-sashimi_jellyfish = { fish-finned }

about-franken_x_wing = Un X-Wing en el que algunas cajas hacen de líneas.
when-franken_x_wing = Para practicar, mientras quedan candidatos bloqueados: una caja y una línea, o dos líneas y una caja que las cubre. Los bloqueos caja-línea y línea-caja, uno tras otro, siempre muestran lo mismo.
explain-franken_x_wing = { fish-mutant }

about-finned_franken_x_wing = Un X-Wing Franken con aletas: solo pierden la cifra las celdas que las ven todas.
when-finned_franken_x_wing = Busca una caja en la que una cifra se limite a una línea salvo por uno o dos sitios: la línea cubre la caja y los sitios sueltos son las aletas. El rectángulo vacío es su forma más sencilla, así que búscalo primero. Un sitio que está en dos unidades base también es una aleta.
explain-finned_franken_x_wing = { fish-finned-mutant }

about-franken_swordfish = Un swordfish en el que algunas cajas hacen de líneas.
when-franken_swordfish = Cuando una cifra tiene dos filas que casi forman un swordfish, busca una caja que haga de tercera: también en ella la cifra se limita a dos de las tres columnas.
explain-franken_swordfish = { fish-mutant }

about-finned_franken_swordfish = Un swordfish Franken con aletas: solo pierden la cifra las celdas que las ven todas.
when-finned_franken_swordfish = Cuando a un swordfish Franken le sobra un sitio o un rectángulo vacío necesita un enlace más: dos líneas y una caja con las mismas tres coberturas, salvo por las aletas, que deben ver todas lo que se va a eliminar. Un sitio que está en dos unidades base también es una aleta.
explain-finned_franken_swordfish = { fish-finned-mutant }

about-franken_jellyfish = Un jellyfish en el que algunas cajas hacen de líneas.
when-franken_jellyfish = Cuando una cifra falta en la mayoría de las filas y los peces menores están agotados: empieza por cajas en las que se limite a dos columnas y añade filas hasta que cuatro unidades compartan cuatro coberturas.
explain-franken_jellyfish = { fish-mutant }

about-finned_franken_jellyfish = Un jellyfish Franken con aletas: solo pierden la cifra las celdas que las ven todas.
when-finned_franken_jellyfish = Pocos lo buscan a ojo. Supón que un candidato es verdadero, tacha lo que ve y busca cuatro filas y cajas que tengan que compartir tres columnas, o al revés. Un sitio que está en dos unidades base también es una aleta.
explain-finned_franken_jellyfish = { fish-finned-mutant }

about-squirmbag = Si en cinco filas una cifra solo cabe en las mismas cinco columnas, o al revés, se elimina del resto de esas columnas.
when-squirmbag = Solo para practicar: en el otro sentido, las líneas restantes siempre forman un jellyfish o algo menor, que elimina lo mismo. Toma una cifra que no esté en la cuadrícula, busca su jellyfish por columnas y mira las cinco filas que no usa.
explain-squirmbag = { fish-basic }

about-whale = Si en seis filas una cifra solo cabe en las mismas seis columnas, o al revés, se elimina del resto de esas columnas.
when-whale = Solo para practicar: donde seis filas comparten seis columnas, las líneas restantes contienen en el otro sentido un swordfish o algo menor. Busca ese.
explain-whale = { fish-basic }

about-leviathan = Si en siete filas una cifra solo cabe en las mismas siete columnas, o al revés, se elimina del resto de esas columnas.
when-leviathan = Solo para practicar: es la otra cara de un X-Wing. Si siete filas comparten siete columnas, en las dos columnas restantes la cifra se limita a dos filas.
explain-leviathan = { fish-basic }

about-finned_mutant_x_wing = Un X-Wing mutante con aletas: solo pierden la cifra las celdas que las ven todas.
when-finned_mutant_x_wing = Su forma más sencilla es la cometa de dos cuerdas: una fila y una columna, cubiertas por una caja y una línea. Busca este pez solo donde la fila o la columna tenga uno o dos sitios más, todos visibles desde la celda que se va a limpiar. Las ayudas no lo usan salvo que lo practiques. Un sitio que está en dos unidades base también es una aleta.
explain-finned_mutant_x_wing = { fish-finned-mutant }

about-mutant_swordfish = Un swordfish con filas, columnas y cajas mezcladas en ambos lados.
when-mutant_swordfish = Rara vez, y las ayudas solo lo ofrecen cuando lo practicas: toma una cifra y usa como base una fila, una columna y una caja a la vez. Las cometas que casi funcionan son un buen punto de partida.
explain-mutant_swordfish = { fish-mutant }

about-finned_mutant_swordfish = Un swordfish mutante con aletas: solo pierden la cifra las celdas que las ven todas.
when-finned_mutant_swordfish = Una cadena X de tres enlaces fuertes es uno de estos. Busca el pez donde una cadena así falla porque a una unidad le sobra un sitio y la celda que se va a limpiar ve ese sitio. Las ayudas no lo usan salvo que lo practiques. Un sitio que está en dos unidades base también es una aleta.
explain-finned_mutant_swordfish = { fish-finned-mutant }

about-mutant_jellyfish = Un jellyfish con filas, columnas y cajas mezcladas en ambos lados.
when-mutant_jellyfish = Rara vez, y las ayudas solo lo ofrecen cuando lo practicas: cuatro unidades cualesquiera cuyos sitios caben en otras cuatro. Parte de una fila y una columna con pocos sitios que no se encuentren, y añade cajas.
explain-mutant_jellyfish = { fish-mutant }

about-finned_mutant_jellyfish = Un jellyfish mutante con aletas: solo pierden la cifra las celdas que las ven todas.
when-finned_mutant_jellyfish = Una cadena X de cuatro enlaces fuertes es uno de estos. Supón que un candidato es verdadero, tacha lo que ve y busca cuatro unidades que tengan que compartir tres coberturas. Las ayudas no lo usan salvo que lo practiques. Un sitio que está en dos unidades base también es una aleta.
explain-finned_mutant_jellyfish = { fish-finned-mutant }

about-finned_mutant_squirmbag = Un squirmbag mutante con aletas: solo pierden la cifra las celdas que las ven todas.
when-finned_mutant_squirmbag = Es trabajo para un programa, y las ayudas solo lo ofrecen cuando lo practicas. A mano, sigue la cifra como una cadena X de cinco enlaces fuertes, con grupos. Un sitio que está en dos unidades base también es una aleta.
explain-finned_mutant_squirmbag = { fish-finned-mutant }

about-finned_mutant_whale = Un whale mutante con aletas: solo pierden la cifra las celdas que las ven todas.
when-finned_mutant_whale = Es trabajo para un programa, y las ayudas solo lo ofrecen cuando lo practicas. A mano, dibuja todas las formas de colocar la cifra que incluyan el candidato dudoso: no encontrarás ninguna. Un sitio que está en dos unidades base también es una aleta.
explain-finned_mutant_whale = { fish-finned-mutant }

about-siamese_finned_x_wing = Dos X-Wings con aletas sobre las mismas unidades base, con distintas coberturas (las unidades que contienen sus sitios) y aletas: cada uno elimina lo que el otro no.
when-siamese_finned_x_wing = Tras un X-Wing con aletas, conserva sus dos filas y deja que otro sitio sea la aleta. Solo vale la pena mientras quedan candidatos bloqueados: estos muestran lo mismo, paso a paso.
explain-siamese_finned_x_wing = { fish-siamese }

about-siamese_finned_swordfish = Dos swordfish con aletas sobre las mismas unidades base, con distintas coberturas (las unidades que contienen sus sitios) y aletas: cada uno elimina lo que el otro no.
when-siamese_finned_swordfish = Tras un swordfish con aletas, conserva sus tres filas y cambia una columna, de modo que otros sitios pasen a ser las aletas. Mira en las cajas de esas nuevas aletas.
explain-siamese_finned_swordfish = { fish-siamese }

about-siamese_finned_jellyfish = Dos jellyfish con aletas sobre las mismas unidades base, con distintas coberturas (las unidades que contienen sus sitios) y aletas: cada uno elimina lo que el otro no.
when-siamese_finned_jellyfish = Tras un jellyfish con aletas, conserva sus cuatro filas y cambia una columna por la de una aleta. Solo compensa si el primer pez dejó algo en otra caja.
explain-siamese_finned_jellyfish = { fish-siamese }

about-siamese_sashimi_x_wing = Dos X-Wings sashimi sobre las mismas unidades base, con distintas coberturas (las unidades que contienen sus sitios) y aletas: cada uno elimina lo que el otro no.
when-siamese_sashimi_x_wing = Tras un X-Wing sashimi, conserva sus dos filas y toma como cobertura la columna de la aleta en lugar de una que contiene una sola esquina: esa esquina pasa a ser la aleta. Con dos sitios por fila, un rascacielos elimina ambas cosas de una vez.
explain-siamese_sashimi_x_wing = { fish-siamese }

about-siamese_sashimi_swordfish = Dos swordfish sashimi sobre las mismas unidades base, con distintas coberturas (las unidades que contienen sus sitios) y aletas: cada uno elimina lo que el otro no.
when-siamese_sashimi_swordfish = Tras un swordfish sashimi, conserva sus tres filas y toma como cobertura la columna de la aleta en lugar de una que contiene un solo sitio del pez: ese sitio pasa a ser la aleta.
explain-siamese_sashimi_swordfish = { fish-siamese }

about-siamese_sashimi_jellyfish = Dos jellyfish sashimi sobre las mismas unidades base, con distintas coberturas (las unidades que contienen sus sitios) y aletas: cada uno elimina lo que el otro no.
when-siamese_sashimi_jellyfish = Tras un jellyfish sashimi, conserva sus cuatro filas y prueba la columna de la aleta como cobertura. Las cadenas X por las mismas filas suelen verse mejor.
explain-siamese_sashimi_jellyfish = { fish-siamese }

about-siamese_finned_franken_x_wing = Dos X-Wings Franken con aletas sobre las mismas unidades base, con distintas coberturas (las unidades que contienen sus sitios): cada uno elimina lo que el otro no.
when-siamese_finned_franken_x_wing = Tras un X-Wing Franken con aletas, conserva sus dos unidades y prueba otra cobertura para la misma caja: una columna en lugar de una fila, o la línea de al lado. Dos rectángulos vacíos en una caja suelen tener este aspecto.
explain-siamese_finned_franken_x_wing = { fish-siamese }

about-siamese_finned_franken_swordfish = Dos swordfish Franken con aletas sobre las mismas unidades base, con distintas coberturas (las unidades que contienen sus sitios): cada uno elimina lo que el otro no.
when-siamese_finned_franken_swordfish = Tras un swordfish Franken con aletas, conserva sus tres unidades y toma como cobertura la línea de una aleta, de modo que otros sitios pasen a ser aletas. Mira dónde hay celdas que ven todas las nuevas.
explain-siamese_finned_franken_swordfish = { fish-siamese }

about-siamese_finned_franken_jellyfish = Dos jellyfish Franken con aletas sobre las mismas unidades base, con distintas coberturas (las unidades que contienen sus sitios): cada uno elimina lo que el otro no.
when-siamese_finned_franken_jellyfish = Tras un jellyfish Franken con aletas, conserva sus cuatro unidades y cambia una cobertura por una línea que pase por una aleta. A ojo casi nadie lo hace; dos cadenas X agrupadas eliminan lo mismo.
explain-siamese_finned_franken_jellyfish = { fish-siamese }

about-siamese_finned_mutant_x_wing = Dos X-Wings mutantes con aletas sobre las mismas unidades base, con distintas coberturas (las unidades que contienen sus sitios): cada uno elimina lo que el otro no.
when-siamese_finned_mutant_x_wing = Tras un X-Wing mutante con aletas, conserva sus dos unidades y cúbrelas de otro modo: con otra caja o con otra línea por las mismas celdas. Dos cometas sobre una fila y una columna tienen este aspecto. Las ayudas no lo usan salvo que lo practiques.
explain-siamese_finned_mutant_x_wing = { fish-siamese }

about-siamese_finned_mutant_swordfish = Dos swordfish mutantes con aletas sobre las mismas unidades base, con distintas coberturas (las unidades que contienen sus sitios): cada uno elimina lo que el otro no.
when-siamese_finned_mutant_swordfish = Rara vez, y las ayudas solo lo ofrecen cuando lo practicas: tras un swordfish mutante con aletas, conserva sus tres unidades y toma como cobertura una línea que pase por una aleta.
explain-siamese_finned_mutant_swordfish = { fish-siamese }

about-siamese_finned_mutant_jellyfish = Dos jellyfish mutantes con aletas sobre las mismas unidades base, con distintas coberturas (las unidades que contienen sus sitios): cada uno elimina lo que el otro no.
when-siamese_finned_mutant_jellyfish = Es trabajo para un programa, y las ayudas solo lo ofrecen cuando lo practicas. Son dos jellyfish mutantes con aletas en un solo paso; encuentra uno y pregúntate si serviría otra cobertura.
explain-siamese_finned_mutant_jellyfish = { fish-siamese }

## Una cifra, dos enlaces fuertes

about-skyscraper = Dos filas, o dos columnas, tienen dos sitios cada una para una cifra y están alineadas por un extremo: la cifra está en uno de los otros extremos.
when-skyscraper = Piensa en un X-Wing torcido: dos filas con dos sitios cada una para una cifra, alineadas solo por un extremo. Mira las celdas que ven los dos extremos sueltos. Prueba después con dos columnas.
explain-skyscraper = { two-strong-links }

about-two_string_kite = Una fila y una columna tienen dos sitios cada una para una cifra y comparten caja por un extremo: la cifra está en uno de los otros extremos.
when-two_string_kite = Para una cifra, busca una fila y una columna con dos sitios cada una que coincidan en una caja sin compartir celda. Mira la celda donde se cruzan las líneas de los dos extremos lejanos. Un rascacielos tiene, en cambio, dos filas o dos columnas.
explain-two_string_kite = { two-strong-links }

about-turbot_fish = Dos unidades tienen dos sitios cada una para una cifra, y un extremo de una ve un extremo de la otra: la cifra está en uno de los extremos lejanos.
when-turbot_fish = Cuando una cifra no muestra ni rascacielos ni cometa, añade las cajas con dos sitios: una caja y una línea, dos cajas, o dos filas o columnas cuyos extremos cercanos comparten caja.
explain-turbot_fish = { two-strong-links }

about-empty_rectangle = En una caja, una cifra solo está en una fila y una columna; un enlace fuerte en otro lugar bloquea una de las dos cuando la otra está bloqueada.
when-empty_rectangle = Busca una caja en la que una cifra solo tenga sitios en una fila y una columna, como una cruz o una L. Busca luego fuera una línea con solo dos sitios, uno de ellos alineado con un brazo, y mira dónde se cruza el otro brazo con la línea del otro sitio.
explain-empty_rectangle =
    { $claim }: de lo contrario, el { $digits } no tendría ningún sitio en { $base-houses }.
    En { $base-houses }, el { $digits } solo cabe en celdas de { $witness-houses-or }: { $base }.
    En { $cover-houses }, el { $digits } solo cabe en { $on } y { $off }.
    Si { $gone } { $gone-count ->
        [one] fuera
       *[other] fueran
    } { $digits }, { $off } no lo sería, y { $on } sí.
    Entonces { $gone } y { $on } descartarían el { $digits } en { $base }.

about-dual_two_string_kite = Dos cometas de dos cuerdas que se encuentran en las mismas dos celdas de una caja.
when-dual_two_string_kite = Cuando encuentres una cometa, quédate con sus dos celdas de la caja e intercambia sus papeles: ¿tienen también solo dos sitios la columna de una y la fila de la otra? Entonces valen las dos cometas a la vez.
explain-dual_two_string_kite =
    { $claim }: { sees-each } los dos extremos lejanos de una cometa, y al menos uno de ellos es { $digits }.
    { two-places-each }
    { $lines }

about-dual_empty_rectangle = Dos rectángulos vacíos en la misma caja, cada uno con su propio enlace fuerte.
when-dual_empty_rectangle = Cuando una caja te haya dado un rectángulo vacío, quédate en ella: busca una segunda línea con dos sitios que toque la misma cruz. Cada uno de los dos elimina su propio candidato.
explain-dual_empty_rectangle =
    { $claim }: de lo contrario, el { $digits } no tendría ningún sitio en { $base-houses }.
    En { $base-houses }, el { $digits } solo cabe en celdas de { $witness-houses-or }: { $base }.
    Solo hay dos sitios para el { $digits } en cada una de estas unidades: { $cover-houses }.
    { $lines }
    En cualquiera de estos casos, el { $digits } quedaría descartado en { $base-count ->
        [2] las dos celdas
       *[other] todas estas celdas:
    } { $base }.

## Alas

about-w_wing = Dos celdas tienen las mismas dos cifras y no pueden tomar ambas una de ellas, así que una de las celdas toma la otra.
when-w_wing = Cuando dos celdas que no se ven tienen las mismas dos notas: busca una unidad en la que una de las dos cifras solo tenga dos sitios, cada uno a la vista de una de las celdas. En un XY-Wing todas las celdas son distintas.
explain-w_wing =
    { $claim }: { sees-each } { $pincer }, y al menos una de estas dos es { $pincer-digits }.
    { $pincer } tienen los mismos dos candidatos: { $digits }.
    En { $base-houses }, el { $base-digits } solo cabe en { $base }, y cada una de las celdas { $pincer } ve una de estas dos.
    Con { $base-digits } en una de las celdas { $base }, al menos una de las celdas { $pincer } no es { $base-digits } y tiene que ser { $pincer-digits }.

about-xy_wing = Un pivote con dos candidatos (12) ve un 13 y un 23. Si el pivote es 1, el primero es 3; si es 2, el segundo es 3. Uno de ellos es 3, y una celda que ve ambos no lo es.
when-xy_wing = Parte de una celda con dos notas, por ejemplo 12, y busca entre las celdas que ve un 13 y un 23, o algo parecido. Las pinzas no tienen por qué verse; mira qué celdas ven las dos.
explain-xy_wing =
    { $claim }: { sees-each } { $pincer }, y al menos una de estas dos es { $pincer-digits }.
    El pivote { $pivot } tiene los candidatos { $pivot-digits }.
    Cada una de las pinzas { $pincer } ve el pivote y tiene { $pincer-digits } y una de esas cifras, distinta en cada pinza.
    Sea cual sea la cifra del pivote, la pinza que la tiene también tiene que ser { $pincer-digits }.

about-xyz_wing = Una celda con tres cifras ve otras dos que tienen dos de ellas cada una: una de las tres celdas toma la cifra que comparten.
when-xyz_wing = Parte de una celda con tres notas, por ejemplo 123, y busca un 13 en su caja y un 23 en su fila o columna, fuera de la caja, o algo parecido. Solo ven las tres las celdas de la caja que están en esa línea; si la primera celda tiene dos notas, piensa en un XY-Wing.
explain-xyz_wing =
    { $claim }: { sees-each } el pivote { $pivot } y las pinzas { $pincer }, y al menos una de estas tres celdas es { $pincer-digits }.
    El pivote { $pivot } tiene los candidatos { $pivot-digits }.
    Cada una de las pinzas { $pincer } ve el pivote y tiene { $pincer-digits } y otra cifra del pivote.
    Si el pivote no es { $pincer-digits }, la pinza que tiene la misma cifra que el pivote tiene que ser { $pincer-digits }.

## Unicidad

about-bug_1 = Si todas las celdas sin resolver tuvieran dos candidatos, el sudoku tendría dos soluciones o ninguna: el único candidato que lo impide es verdadero.
when-bug_1 = Cerca del final, cuando todas las celdas vacías tienen dos notas y solo una tiene tres: es verdadera la cifra de esa celda que tiene tres sitios en su fila, columna y caja.
explain-bug_1 =
    { $claim }: si { $fin } no fuera { $fin-digits }, el sudoku no tendría exactamente una solución.
    Todas las celdas sin resolver menos { $fin } tienen solo dos candidatos.
    Sin { $fin-digits }, también { $fin } tendría dos, y cada cifra tendría dos sitios en cada unidad donde aún falta: habría dos soluciones o ninguna.

about-unique_rectangle_1 = Cuatro celdas en dos filas, dos columnas y dos cajas no pueden contener solo las mismas dos cifras, pues el sudoku tendría dos soluciones: la única esquina con más candidatos toma otra.
when-unique_rectangle_1 = Cuando dos celdas de una línea, pero de cajas distintas, tienen las mismas dos notas, completa el rectángulo. Si una tercera esquina tiene solo esas dos notas y la cuarta las tiene y alguna más, es este tipo.
explain-unique_rectangle_1 =
    { takes-another }
    { deadly-if-equal }
    Solo { $fin } tiene otros candidatos, y debe tomar uno de ellos.

about-unique_rectangle_2 = Dos esquinas contiguas de un posible rectángulo mortal tienen el mismo candidato extra: una de ellas lo toma.
when-unique_rectangle_2 = Cuando dos esquinas contiguas tienen solo las mismas dos notas, mira enfrente: ¿tienen las otras dos esas cifras y una más, la misma en ambas? Si las extra son distintas, piensa en los tipos 3 y 4.
explain-unique_rectangle_2 = { rectangle-one-extra }

about-unique_rectangle_3 = Los candidatos extra de dos esquinas contiguas cuentan como una sola celda, que forma un subconjunto desnudo con otras celdas de la unidad.
when-unique_rectangle_3 = Cuando dos esquinas contiguas tienen solo dos notas y las otras dos tienen candidatos extra distintos: toma los extra como una sola celda y búscale compañeras en la línea o la caja de esas esquinas, como para un par o un trío desnudo.
explain-unique_rectangle_3 =
    { extras-subset }
    { deadly-if-equal }
    { extras-as-cell }

about-unique_rectangle_4 = Dos esquinas contiguas son los únicos sitios de una de las dos cifras en una unidad: ninguna puede tomar la otra.
when-unique_rectangle_4 = Cuando dos esquinas contiguas tienen solo dos notas: mira si las otras dos son los únicos sitios de una de esas cifras en una línea o caja que comparten. En ese caso, la otra cifra se elimina de ambas, tengan los candidatos extra que tengan.
explain-unique_rectangle_4 =
    { one-place-each }
    { deadly-if-equal }
    { only-with-others }
    { one-of-pair }

about-unique_rectangle_5 = Dos esquinas opuestas, o tres, de un posible rectángulo mortal tienen el mismo candidato extra: una de ellas lo toma.
when-unique_rectangle_5 = Como el tipo 2, pero las esquinas con la misma cifra extra están en diagonal, o son tres. Busca celdas que vean todas esas esquinas.
explain-unique_rectangle_5 = { rectangle-one-extra }

about-unique_rectangle_6 = Dos esquinas opuestas tienen más candidatos, y una de las dos cifras solo cabe dentro del rectángulo en ambas filas o en ambas columnas: esas dos esquinas no pueden tomarla.
when-unique_rectangle_6 = Cuando las esquinas con solo dos notas están en diagonal: mira si una de las cifras no tiene otro sitio en las dos filas, o en las dos columnas, del rectángulo. Entonces las otras dos esquinas la pierden.
explain-unique_rectangle_6 =
    { or-two-solutions }
    { deadly-if-equal }
    { only-with-others }
    En { $cover-houses }, el { $on-digits } solo cabe en celdas del rectángulo.
    Si una de las celdas { $fin } fuera { $on-digits }, en la otra de { $cover-houses } el { $on-digits } no tendría más sitio que la esquina opuesta. Las otras dos esquinas tomarían la otra de las cifras { $digits }, y el rectángulo solo contendría { $digits }.

about-hidden_rectangle = Si una esquina tomara una de las dos cifras, la otra tendría que ocupar las esquinas contiguas y el rectángulo sería mortal.
when-hidden_rectangle = Cuando una esquina de un rectángulo, o dos, tienen solo dos notas: ve a la esquina opuesta a una de ellas. Si una de las dos cifras no tiene otro sitio en la fila y la columna de esa esquina, la esquina pierde la otra cifra. Se puede encontrar antes de que queden pocas notas.
explain-hidden_rectangle =
    { or-two-solutions }
    { deadly-if-equal }
    En { $cover-houses }, el { $on-digits } solo cabe en celdas del rectángulo, y { $witness } solo tiene los candidatos { $digits }.
    Si { $pivot } fuera { $gone-digits }, las esquinas contiguas a { $pivot } serían { $on-digits }, y { $witness } sería { $gone-digits }: el rectángulo solo contendría { $digits }.

about-avoidable_rectangle_1 = Tres esquinas que no son pistas contienen dos cifras alternadas: la cuarta no puede completar el rectángulo, porque las cifras se podrían intercambiar.
when-avoidable_rectangle_1 = Cuando hayas rellenado tú tres esquinas de un rectángulo entre dos cajas, por ejemplo con 1, 2 y 1: la cuarta no puede ser 2. Solo vale si ninguna de las tres es una pista.
explain-avoidable_rectangle_1 =
    { or-two-solutions }
    { $witness } contienen { $digits }, y ninguna de estas celdas es una pista.
    Con { $gone-digits } en { $gone }, estas cuatro celdas, en dos filas, dos columnas y dos cajas, solo contendrían { $digits } y ninguna sería una pista: { $digits } podrían intercambiarse.

about-avoidable_rectangle_2 = Dos esquinas que no son pistas están rellenas; las otras dos completarían el rectángulo o tomarían una misma tercera cifra: una de ellas la toma.
when-avoidable_rectangle_2 = Cuando hayas rellenado tú dos esquinas contiguas y ninguna sea una pista: mira las otras dos. Si cada una solo puede completar el rectángulo o tomar la misma tercera cifra, busca celdas que vean ambas.
explain-avoidable_rectangle_2 =
    { one-extra-is }
    { $witness } contienen { $digits }, y ninguna de estas celdas es una pista.
    Si { $base } completaran un rectángulo de estas dos cifras, ninguna celda del rectángulo sería una pista: { $digits } podrían intercambiarse y el sudoku tendría dos soluciones.
    { only-others }

about-unique_loop_1 = Un bucle de seis celdas o más no puede contener solo dos cifras alternadas, pues se podrían intercambiar: la única celda con más candidatos toma otra.
when-unique_loop_1 = Cuando seis celdas o más tienen las mismas dos notas y forman un anillo, con dos en cada unidad que tocan, y solo una tiene más. Empieza donde un rectángulo único casi se cierra pero da un rodeo; los pares remotos dejan el anillo abierto.
explain-unique_loop_1 =
    { takes-another }
    { loop-cells }
    Solo { $fin } tiene otros candidatos, y debe tomar uno de ellos.

about-unique_loop_2 = Todas las celdas que impiden intercambiar un bucle de dos cifras tienen el mismo candidato extra: una de ellas lo toma.
when-unique_loop_2 = Cuando un anillo así de dos cifras tiene dos celdas o más con una cifra extra, la misma en todas. Busca celdas que las vean todas, como en el rectángulo único tipo 2.
explain-unique_loop_2 =
    { one-extra-is }
    { loop-cells }
    { only-others }

about-unique_loop_3 = Los candidatos extra de dos celdas de un bucle cuentan como una sola celda, que forma un subconjunto desnudo con otras celdas de la unidad.
when-unique_loop_3 = Cuando un anillo así tiene solo dos celdas con candidatos extra, distintos y en una misma unidad: toma los extra como una sola celda y busca un par o un trío desnudo con otras celdas de esa unidad.
explain-unique_loop_3 =
    { extras-subset }
    { loop-cells }
    { extras-as-cell }

about-unique_loop_4 = Dos celdas de un bucle son los únicos sitios de una de sus dos cifras en una unidad: ninguna puede tomar la otra.
when-unique_loop_4 = Cuando un anillo así tiene solo dos celdas con candidatos extra en una misma unidad: mira si una de las cifras del anillo no tiene otro sitio en ella. Entonces la otra cifra se elimina de las dos celdas.
explain-unique_loop_4 =
    { one-place-each }
    { loop-cells }
    { only-with-others }
    { one-of-pair }

about-extended_rectangle = Dos filas de tres celdas, o dos columnas, no pueden contener solo las mismas tres cifras, pues se podrían intercambiar.
when-extended_rectangle = Cuando las mismas tres cifras están en tres celdas de una línea y en las tres de al lado en una línea paralela, a través de tres cajas o dentro de dos, y solo una o dos celdas tienen más. Mira donde un trío desnudo casi se repite.
explain-extended_rectangle =
    { $cover-count ->
        [0] { $on-count ->
            [0] { $fin-count ->
                [one] { takes-another }
               *[other] { one-extra-is }
            }
           *[other] { $claim }: una de las celdas { $on } debe ser { $on-digits }, y la otra { fin-takes }.
        }
       *[other] { extras-subset }
    }
    { $base } forman dos líneas de tres celdas, cada una frente a una celda de la otra línea.
    Si estas celdas solo contuvieran { $digits }, las dos líneas podrían intercambiarse sin que ninguna fila, columna o caja cambiara de cifras, y el sudoku tendría dos soluciones.
    { $fin-count ->
        [one] Por tanto, { $fin } { fin-takes }.
       *[other] Por tanto, al menos una de las celdas { $fin } { fin-takes }.
    }
    { $cover-count ->
        [0] { $on-count ->
            [0] {""}
           *[other] En { $cover-houses }, el { $on-digits } solo cabe en { $on }: una de estas celdas es { $on-digits }, y la otra { fin-takes }.
        }
       *[other] { extras-in-subset }
    }

about-bug_2 = Todos los candidatos que impiden que el sudoku sea un BUG son de una misma cifra: uno de ellos es verdadero.
when-bug_2 = Cerca del final, cuando casi todas las celdas tienen dos notas y a las pocas que tienen tres les sobra la misma cifra: busca celdas que vean todos esos sitios extra. Con una sola celda es un BUG + 1.
explain-bug_2 =
    { one-extra-is }
    Sin { $fin-digits } en { $fin }, cada celda sin resolver tendría dos candidatos y cada cifra tendría dos sitios en cada unidad donde aún falta.
    El sudoku tendría entonces dos soluciones o ninguna, así que al menos una de las celdas { $fin } es { $fin-digits }.

about-bug_3 = Lo que impide que el sudoku sea un BUG cuenta como una sola celda, que forma un subconjunto desnudo con otras celdas de la unidad.
when-bug_3 = Cerca del final, cuando las celdas con notas de más, dos o alguna más, comparten unidad y sus candidatos extra son distintos: toma los extra como una sola celda y busca allí un par o un trío desnudo con otras celdas.
explain-bug_3 =
    { extras-subset }
    { bug-extras }
    { extras-in-subset }

about-bug_4 = Dos celdas que impiden que el sudoku sea un BUG son los únicos sitios de otra cifra: no toman nada más que esa cifra y un candidato extra.
when-bug_4 = Cerca del final, cuando dos celdas con notas de más comparten unidad: ¿hay allí una cifra que no sobra y que solo cabe en esas dos? Entonces solo conservan esa cifra y sus candidatos extra.
explain-bug_4 =
    { $claim }: una de las celdas { $on } debe ser { $on-digits }, y la otra toma un candidato extra.
    { bug-extras }
    En { $cover-houses }, el { $on-digits } solo cabe en { $on }.
    Por tanto, una de las celdas { $on } es { $on-digits }, y la otra toma un candidato extra.

## Coloreado

about-simple_colours_trap = Los sitios de una cifra que van de dos en dos reciben dos colores, y uno es verdadero en todas sus celdas: una celda que ve ambos colores no puede ser esa cifra.
when-simple_colours_trap = Cuando una cifra tiene una unidad tras otra con solo dos sitios que comparten celdas: colorea los sitios alternando y busca fuera una celda que vea ambos colores. Una cadena X puede usar también enlaces débiles.
explain-simple_colours_trap =
    { $claim }: { sees-each } ambos colores, y uno de los dos es { $digits } en todas sus celdas.
    { two-colours }
    { $gone-count ->
        [one] { $gone } ve { $seen-on } del primer color y { $seen-off } del segundo.
       *[other] Cada una de las celdas { $gone } ve celdas de ambos colores.
    }

about-simple_colours_wrap = Los sitios de una cifra que van de dos en dos reciben dos colores: un color que está dos veces en una unidad es falso.
when-simple_colours_wrap = Mientras coloreas una cifra alternando, comprueba cada unidad: en cuanto dos celdas de un color comparten fila, columna o caja, todo ese color es falso. Para la trampa se mira, en cambio, fuera de las celdas coloreadas.
explain-simple_colours_wrap =
    { $claim }: o todas estas celdas son { $digits } o ninguna lo es, y { $conflict } comparten { $cover-houses }.
    { two-colours }
    El segundo color es falso, pues en { $cover-houses } solo puede haber un { $digits }.

about-multi_colours_1 = Dos grupos de una cifra, cada uno con dos colores: donde un color de un grupo ve un color del otro, uno de los dos colores opuestos es verdadero, y una celda que ve ambos opuestos no puede ser la cifra.
when-multi_colours_1 = Cuando una cifra se divide en dos grupos separados de pares: colorea ambos. Si un color de uno ve un color del otro, busca celdas que vean los dos colores opuestos a esos.
explain-multi_colours_1 =
    { $claim }: { $witness-count ->
        [0] es verdadero el color de { $on } o el color de { $base }, y { $gone-count ->
            [one] { $gone } ve ambos colores.
           *[other] cada una de estas celdas ve ambos colores.
        }
       *[other] { $gone-count ->
            [one] { $gone } ve
           *[other] cada una de estas celdas ve
        } dos colores, y al menos uno de ellos es verdadero.
    }
    { two-groups-of-colours }
    { $near } ve { $far }, así que los colores de { $near } y { $far } no son ambos verdaderos. Por tanto, al menos uno de los otros dos colores es verdadero: el de { $on } o el de { $base }.
    { $lines }

about-multi_colours_2 = Dos grupos de una cifra, cada uno con dos colores: un color que ve los dos colores del otro grupo es falso.
when-multi_colours_2 = Cuando una cifra se divide en dos grupos separados de pares: colorea ambos y mira si un color de uno ve los dos colores del otro. Entonces es falso, todo él.
explain-multi_colours_2 =
    { $claim }: { $gone-count ->
        [one] esta celda ve los dos colores de un grupo de celdas, y uno de esos colores es { $digits } en todas sus celdas.
       *[other] o todas estas celdas son { $digits } o ninguna lo es, y entre todas ven los dos colores de un segundo grupo, uno de los cuales es { $digits } en todas sus celdas.
    }
    { $gone-count ->
        [one] Donde una fila, columna o caja solo tiene dos sitios para el { $digits }, esas dos celdas llevan colores distintos. Primer color: { $base }. Segundo color: { $cover }.
       *[other] { two-groups-of-colours }
    }
    { $near-count ->
        [one] Si { $near } fuera { $digits }, ni { $far } ni { $far-too } podrían ser { $digits }
       *[other] Si el color de { $off } fuera verdadero, { $near } descartaría el { $digits } en { $far } y { $near-too } lo descartaría en { $far-too }
    }: los dos colores { $gone-count ->
        [one] {""}
       *[other] del segundo grupo{" "}
    }serían falsos, lo que es imposible.

about-medusa_trap = Los candidatos de los que exactamente uno es verdadero, en una celda o en una unidad, reciben dos colores: lo que ambos colores descartan es falso.
when-medusa_trap = Cuando el coloreado de una cifra se queda corto y muchas celdas tienen dos notas: deja que el color pase a la otra cifra de esas celdas y sigue. Busca luego candidatos que ambos colores descarten, porque los ven o están en su misma celda.
explain-medusa_trap =
    { $claim }: de dos colores, uno es verdadero en todos sus candidatos, y cada color descarta { $removed-count ->
        [one] { $gone-digits } en { $gone }.
       *[other] todo lo que se elimina.
    }
    { medusa-colours }

about-medusa_wrap = Los candidatos de los que exactamente uno es verdadero, en una celda o en una unidad, reciben dos colores: un color que se contradice es falso.
when-medusa_wrap = Mientras coloreas todas las cifras: en cuanto un color está dos veces en una celda, dos veces en una unidad para una misma cifra, o deja una celda sin nada, todo ese color es falso. Compruébalo tras cada celda que colorees.
explain-medusa_wrap =
    { $claim }: de lo contrario, todo un color sería verdadero, y entonces { $witness-houses-count ->
        [0] { $witness-digits-count ->
            [0] { $witness } se quedaría sin candidatos.
           *[other] { $witness } sería { $witness-digits } al mismo tiempo.
        }
       *[other] habría más de un { $witness-digits } en { $witness-houses }: en { $witness }.
    }
    { medusa-colours }
    El segundo color es el que no puede ser verdadero.

## Conjuntos casi bloqueados y exclusión

about-sue_de_coq = Las celdas del cruce de una caja y una línea, con otras celdas de ambas, tienen tantas cifras como celdas: cada cifra se usa una vez entre ellas.
when-sue_de_coq = Mira las celdas donde una línea cruza una caja: dos celdas con cuatro cifras entre ambas, o tres con cinco. Busca luego una celda con dos de esas cifras en el resto de la línea, y otra con otras dos en el resto de la caja.
explain-sue_de_coq =
    { $claim }: { $whole } se reparten las cifras { $whole-digits }.
    { $base } están a la vez en { $cover-houses }. Además, { $on } en { $line } { $on-count ->
        [one] tiene
       *[other] tienen
    } los candidatos { $on-digits }, y { $off } en { $box } { $off-count ->
        [one] tiene
       *[other] tienen
    } { $off-digits }.
    { $on } no { $on-count ->
        [one] comparte
       *[other] comparten
    } ninguna cifra con { $off }, así que cada cifra tiene todos sus sitios en { $line } o todos en { $box }, y solo puede estar una vez en estas celdas. Hay tantas cifras como celdas, así que cada cifra está en una de ellas.
    Ninguna otra celda de { $line } puede tomar una de las cifras { $on-digits }, ni otra celda de { $box } una de las cifras { $off-digits }.
    { $only-count ->
        [0] {""}
        [one] Ninguna otra celda de { $line } ni de { $box } puede ser { $only-any }.
       *[other] Ninguna otra celda de { $line } ni de { $box } puede tomar una de las cifras restantes.
    }

about-wxyz_wing = Una celda de dos cifras y tres celdas de cuatro cifras comparten dos cifras. Una de estas es restringida y no puede estar en ambos lados, así que uno de los lados toma la otra.
when-wxyz_wing = Cuando a un XYZ-Wing le falta poco: parte de una celda con dos notas y busca tres celdas de una unidad con cuatro cifras, entre ellas esas dos. Todos los sitios de una de las dos, en un lado y en el otro, deben verse.
explain-wxyz_wing = { almost-locked-wing }

about-vwxyz_wing = Una celda de dos cifras y cuatro celdas de cinco cifras comparten dos cifras. Una de estas es restringida y no puede estar en ambos lados, así que uno de los lados toma la otra.
when-vwxyz_wing = Como un WXYZ-Wing con una celda más: una celda con dos notas frente a cuatro celdas de una unidad con cinco cifras. Recorre las celdas con dos notas; el lado más lleno es casi un cuarteto desnudo.
explain-vwxyz_wing = { almost-locked-wing }

about-uvwxyz_wing = Una celda de dos cifras y cinco celdas de seis cifras comparten dos cifras. Una de estas es restringida y no puede estar en ambos lados, así que uno de los lados toma la otra.
when-uvwxyz_wing = Como un WXYZ-Wing con dos celdas más: una celda con dos notas frente a cinco celdas de una unidad con seis cifras. Si hay siete celdas vacías, mira las pocas celdas de la unidad que quedan fuera: se leen más deprisa.
explain-uvwxyz_wing = { almost-locked-wing }

about-als_xz = Dos conjuntos casi bloqueados (n celdas, n + 1 cifras) comparten una cifra que solo uno de ellos puede contener: el otro contiene todas sus demás cifras, así que una celda que ve todos los sitios de una segunda cifra común no puede ser esa cifra.
when-als_xz = Busca grupos de celdas de una unidad con una cifra de más: una celda con dos notas, dos celdas con tres cifras, tres con cuatro. Toma dos grupos con dos cifras en común, una de las cuales no puede estar en ambos.
explain-als_xz =
    { $pivot-digits-count ->
        [one] { one-set-holds }
       *[other] { $claim }: cada uno de los conjuntos { $base-group } y { $cover-group } contiene una de las cifras { $pivot-digits } y todas sus demás cifras, y cada candidato que se elimina ve todos los sitios de una de esas dos cifras en ambos conjuntos, o todos los de otra cifra en uno de los conjuntos.
    }
    { $base-group } tiene las cifras { $base-digits }; { $cover-group } tiene las cifras { $cover-digits }. { lose-one-hold-others }
    { $pivot-digits-count ->
        [one] Cada { $pivot-digits } de { $base-group } ve todos los { $pivot-digits } de { $cover-group }, así que al menos uno de los dos conjuntos no tiene { $pivot-digits } y contiene { $gone-digits }.
       *[other] Cada sitio de las cifras { $pivot-digits } en { $base-group } ve todos los sitios de la misma cifra en { $cover-group }, así que cada una de ellas está como mucho en uno de los dos conjuntos. A un conjunto le falta como mucho una de sus cifras: cada conjunto contiene exactamente una de las cifras { $pivot-digits } y todas sus demás cifras.
    }

about-als_xy_wing = Un conjunto casi bloqueado central comparte una cifra con cada uno de otros dos: le quita la suya a uno de ellos, que entonces contiene todas sus demás cifras.
when-als_xy_wing = Cuando dos grupos con una cifra de más comparten una cifra, pero ninguna cifra común se ve entera: busca un tercer grupo ligado a cada uno por una cifra propia. Es un XY-Wing con grupos en lugar de celdas.
explain-als_xy_wing =
    { one-set-holds }
    Tres conjuntos: { $sets }. { lose-one-hold-others }
    { $on-digits-count ->
        [one] { $pivot-count ->
            [one] El { $on-digits } de { $pivot-group }
           *[other] Cada { $on-digits } de { $pivot-group }
        } ve todos los { $on-digits } de { $base-group }
       *[other] Cada sitio de las cifras { $on-digits } en { $pivot-group } ve todos los sitios de la misma cifra en { $base-group }
    }, y { $off-digits-count ->
        [one] { $pivot-count ->
            [one] el { $off-digits } de { $pivot-group }
           *[other] cada { $off-digits } de { $pivot-group }
        } ve todos los { $off-digits } de { $cover-group }
       *[other] cada sitio de las cifras { $off-digits } en { $pivot-group } ve todos los sitios de la misma cifra en { $cover-group }
    }.
    A { $pivot-group } le falta como mucho una de sus cifras, así que { $pivot-group } contiene una de las que se acaban de nombrar y la descarta en { $base-group } o en { $cover-group }. El conjunto que pierde esa cifra contiene { $gone-digits }.

about-als_chain = Conjuntos casi bloqueados, cada uno de los cuales comparte con el siguiente una cifra que solo uno de los dos puede contener: el primero o el último contiene una cifra que ambos tienen.
when-als_chain = Cuando tres grupos no bastan: pasa de grupo en grupo, saliendo de cada uno por una cifra distinta de aquella por la que entraste, hasta que el último tenga una cifra del primero. Si todos los grupos son celdas sueltas, es una cadena XY.
explain-als_chain =
    { one-set-holds }
    La cadena pasa por estos conjuntos: { $sets }. { lose-one-hold-others }
    { in-short }

about-death_blossom = Cada candidato de una celda le quita una cifra a un conjunto casi bloqueado: sea cual sea el candidato verdadero, uno de los conjuntos contiene todas sus demás cifras.
when-death_blossom = Parte de una celda con dos o tres notas y busca para cada una un grupo con una cifra de más en el que la celda vea todos los sitios de esa nota. Busca luego una cifra que contengan todos esos grupos.
explain-death_blossom =
    { $claim }: con cualquiera de las cifras { $pivot-digits } en { $pivot }, un conjunto casi bloqueado (un pétalo) contiene { $gone-digits }, y { $gone-digits-count ->
        [one] { gone-sees } todos los { $gone-digits } de los pétalos.
       *[other] cada candidato que se elimina ve todos los sitios de la misma cifra en los pétalos.
    }
    { $sets-count ->
        [one] El pétalo es { $sets }, con una cifra más que celdas: si el pétalo pierde una cifra, contiene todas las demás. Cada cifra que { $pivot }, el tallo, puede tomar queda descartada en el pétalo.
       *[other] Los pétalos son { $sets }. { lose-one-hold-others } Cada cifra que { $pivot }, el tallo, puede tomar queda descartada en un pétalo.
    }
    { in-short }

about-aligned_pair_exclusion = Dos celdas que se ven no pueden quitarles dos cifras a celdas a las que solo les sobra una: una cifra que se queda sin pareja se elimina.
when-aligned_pair_exclusion = Cuando dos celdas, a la vista una de otra, ven ambas varias celdas con dos notas: recorre sus pares de cifras y tacha los que prohíbe una celda con dos notas, o dos celdas con tres cifras. Una cifra que se queda sin pareja se puede eliminar.
explain-aligned_pair_exclusion =
    { $claim }: con { $base-digits } en { $base }, { $pivot } se quedaría sin candidatos.
    Supongamos que { $base } es { $base-digits }. { $pivot } ve { $base } y tiene que tomar otro de sus candidatos.
    { $sets-count ->
        [one] El conjunto { $sets } tiene solo una cifra más que celdas.
       *[other] Cada uno de estos conjuntos tiene solo una cifra más que celdas: { $sets }.
    }
    Con { $base-digits } en { $base } y cualquiera de esos candidatos en { $pivot }, { $sets-count ->
        [one] este conjunto
       *[other] uno de estos conjuntos
    } perdería dos cifras, ya que { $base } y { $pivot } ven todos sus sitios, y tendría menos cifras que celdas.

## Patrones expertos

another-candidate =
    { $fin-count ->
        [1] Solo { $fin } tiene otros candidatos, así que { $fin } { fin-takes }.
       *[other] Por tanto, al menos uno de los otros candidatos, los guardianes, es verdadero: { $fin-at }.
    }

guardians-rule-out =
    { $fin-count ->
        [1] { $claim }: { $fin } { fin-takes }.
       *[other] { $claim }: al menos uno de los guardianes ({ $fin-at }) es verdadero, y cada uno de ellos descarta { $removed }.
    }

guardian-swap =
    { $placed-count ->
        [0] { guardians-rule-out }
       *[other] { or-two-solutions }
    }

guardian-fill =
    { $placed-count ->
        [0] { guardians-rule-out }
       *[other] { $claim }: de lo contrario, { $base } tendrían que llenarse solo con { $base-digits }, lo que es imposible.
    }
about-unique_rectangle_guardians = Un rectángulo entre dos cajas que contendría las mismas dos cifras si no fuera por los otros sitios de estas en las unidades de sus lados: uno de esos sitios es verdadero.
when-unique_rectangle_guardians = Cuando todas las esquinas de un rectángulo entre dos cajas tienen las mismas dos cifras junto a otras: mira dónde más caben esas dos en las filas, columnas o cajas de dos lados opuestos. Si son pocos sitios, lo que todos ellos descartan se puede eliminar.
explain-unique_rectangle_guardians =
    { guardian-swap }
    { deadly-if-equal }
    Si { $digits } no tuvieran otro sitio en { $cover-houses }{ $witness-count ->
        [0] {""}
       *[other] , ni { $witness } otros candidatos
    }, el rectángulo solo contendría { $digits }.
    { $fin-count ->
        [1] Por tanto, para impedirlo, { $fin } { fin-takes }.
       *[other] Por tanto, al menos uno de los candidatos que lo impiden, los guardianes, es verdadero: { $fin-at }.
    }

about-bug_lite = Celdas con dos candidatos cada una en las que cada cifra tiene dos sitios o ninguno en cada unidad: si solo contuvieran estos, todo se podría intercambiar, así que uno de sus otros candidatos es verdadero.
when-bug_lite = Cuando muchas celdas tienen dos candidatos, con tres cifras o más entre todas: parte de una celda con tres o cuatro, toma dos de sus candidatos y mira si celdas con solo dos le dan a cada uno un segundo sitio en cada unidad. El patrón se cierra cuando ninguna cifra está sola en una fila, columna o caja.
explain-bug_lite =
    { guardian-swap }
    Sin { $fin-at }, cada una de las celdas { $base } tendría dos candidatos. Entre estas celdas, cada una de las cifras { $base-digits } tendría dos sitios o ninguno en cada fila, columna y caja.
    Si estas celdas solo contuvieran esos candidatos, cada una podría tomar el otro de sus dos candidatos, y el sudoku tendría dos soluciones.
    { another-candidate }

about-symmetrical_placement = Las pistas no cambian si se gira o se refleja la cuadrícula y se intercambian cifras. El sudoku tiene una sola solución, así que esta tampoco cambia.
when-symmetrical_placement = Al empezar un sudoku cuyas pistas están dispuestas con simetría: mira si siempre quedan enfrentadas las mismas cifras. En ese caso, la celda central (o la diagonal) contiene cifras que no cambian, y lo que se encuentra en un lado vale en el otro.
explain-symmetrical_placement =
    { $claim }: la solución tiene la misma simetría que las pistas.
    { $symmetry ->
        [half_turn] Gira la cuadrícula media vuelta
        [quarter_turn] Gira la cuadrícula un cuarto de vuelta a la derecha
        [diagonal] Refleja la cuadrícula respecto a la diagonal que baja de izquierda a derecha
       *[anti_diagonal] Refleja la cuadrícula respecto a la diagonal que baja de derecha a izquierda
    } e intercambia cifras ({ $exchanged }; { $base-digits-count ->
        [1] { $base-digits } no cambia
       *[other] { $base-digits } no cambian
    }): las pistas vuelven a ser las mismas.
    Entonces la única solución también vuelve a ser la misma, y un candidato y sus imágenes son todos verdaderos o todos falsos.
    { $witness-count ->
        [0] Cada candidato eliminado tiene una imagen que lo descarta: otra cifra en la misma celda, o la misma cifra en una celda vecina.
       *[other] En { $witness }, las imágenes de { $gone-count ->
            [0] las cifras colocadas
           *[other] estos candidatos
        } ya están decididas.
    }

about-firework_triple = Tres cifras que fuera de una caja solo caben en una celda de una fila y en una de una columna: las toman estas dos y la celda donde se cruzan las líneas.
when-firework_triple = Cuando una fila y una columna se cruzan en una caja y ambas tienen llenas casi todas sus demás celdas: busca cifras que fuera de la caja solo quepan en una celda de la fila y en una de la columna, las mismas para tres cifras.
explain-firework_triple =
    { $claim }: { $base } se reparten { $base-digits }.
    En { $cover-houses }, fuera de { $witness-houses }, las cifras { $base-digits } solo caben en las alas { $pincer }.
    Si una de estas cifras no está en ninguna de las alas, ambas líneas la tienen en { $witness-houses }, y eso solo es posible donde se cruzan: en { $pivot }.
    Por tanto, cada una de las cifras { $base-digits } está en una de las tres celdas { $base } y la ocupa.

about-firework_quadruple = Cuatro cifras que llenan las esquinas de un rectángulo, dos en torno a una esquina y dos en torno a la opuesta.
when-firework_quadruple = Cuando dos cifras están ligadas a un cruce y sus dos alas, pero no hay una tercera: mira la cuarta esquina del rectángulo. ¿Hay otras dos ligadas a ella y a las mismas alas?
explain-firework_quadruple =
    { $claim }: { $base } se reparten { $base-digits }.
    A cada uno de los cruces { $pivot } le corresponden dos de las cifras { $base-digits }, en su fila y su columna.
    { $lines }
    Si una de estas cifras no está en ninguna de las alas, sus dos líneas la tienen en la caja donde se cruzan, y eso solo es posible en el cruce.
    Por tanto, las cuatro cifras llenan las cuatro esquinas { $base }, y cada una de las celdas { $pivot } toma una de sus dos cifras propias.

about-broken_wing = Una cifra no puede estar en una de cada dos celdas de un ciclo impar, así que está en otro sitio de las unidades que unen las celdas.
when-broken_wing = Cuando una cifra tiene dos sitios en varias unidades, pero no en todas: síguelos por cinco o siete celdas hasta volver a la primera. Los sitios que te lo impiden son los guardianes.
explain-broken_wing =
    { $placed-count ->
        [0] { $claim }: al menos uno de los guardianes { $fin } es { $base-digits }, y { sees-each } { $fin-count ->
            [2] ambos guardianes.
           *[other] todos los guardianes.
        }
       *[other] { $claim }: de lo contrario, el { $base-digits } tendría que alternarse a lo largo de un número impar de celdas.
    }
    Un número impar de celdas forma un anillo cerrado que pasa por { $cover-houses }, con dos celdas en cada una de estas unidades: { $ring }.
    Si cada una de estas unidades tuviera su { $base-digits } en una de sus dos celdas del anillo, una de cada dos celdas sería { $base-digits }, lo que es imposible en un anillo impar.
    { $fin-count ->
        [1] Por tanto, el único otro sitio del { $base-digits } en estas unidades, el guardián { $fin }, es { $base-digits }.
       *[other] Por tanto, al menos uno de los otros sitios del { $base-digits } en estas unidades, los guardianes { $fin }, es { $base-digits }.
    }

about-bivalue_oddagon = Un ciclo impar de celdas no puede contener solo las mismas dos cifras: uno de los otros candidatos es verdadero.
when-bivalue_oddagon = Cuando las mismas dos notas se repiten en una celda tras otra: síguelas por cinco, siete o nueve celdas, cada una a la vista de la siguiente. Si solo una o dos tienen más notas, una de estas es verdadera.
explain-bivalue_oddagon =
    { guardian-fill }
    Un número impar de celdas forma un anillo cerrado que pasa por { $cover-houses }, con dos celdas en cada una de estas unidades: { $ring }.
    Si estas celdas solo contuvieran { $base-digits }, las dos cifras se alternarían, lo que es imposible en un anillo impar.
    { another-candidate }

about-tridagon = Doce celdas en cuatro cajas, tres por caja en filas y columnas distintas, que tres cifras no pueden llenar: uno de los otros candidatos es verdadero.
when-tridagon = En los sudokus más difíciles, cuando tres cifras están por colocar en cuatro cajas que forman las esquinas de un rectángulo, en tres celdas de cada una, todas en filas y columnas distintas. Tres de las cajas van en un sentido y una en el otro, o algo parecido. También se llama martillo de Thor.
explain-tridagon =
    { guardian-fill }
    { $placed-count ->
        [0] { $base } están
       *[other] Estas doce celdas están
    } en { $cover-houses }, tres en cada caja y en filas y columnas distintas de ella.
    Si estas celdas solo contuvieran { $base-digits }, cada cifra estaría en otra fila en la caja de al lado, pues una fila solo tiene una vez cada cifra: las tres cifras avanzarían una fila, o las tres avanzarían dos, pasando de la última fila a la primera. Lo mismo vale para las columnas de cajas situadas una encima de otra.
    En un número impar de las cuatro cajas, las tres celdas van en sentido contrario: de fila en fila se mueven una columna a la izquierda en lugar de a la derecha, pasando de la primera columna a la última. Por eso, una cifra seguida de caja en caja por las cuatro no volvería a la celda donde empezó: las cifras { $base-digits } no bastan para llenar estas celdas.
    { another-candidate }

exocet-bases =
    Las celdas base { $base } tienen los candidatos { $base-digits }, las cifras base.
    Fuera de las cajas de las celdas base { $base } y los objetivos { $pincer }, cada cifra base cabe en { $cover-houses } como mucho dos veces en total: todos sus sitios allí están en dos filas o columnas.
exocet-targets =
    Por tanto, una cifra que es verdadera en la base está dentro de estas cajas en alguna de esas líneas ({ $cover-houses }). Ninguna celda que ve la base puede tomarla, y en { $off } no hay ninguna cifra base: solo { $pincer } pueden tomarla.
about-junior_exocet = Dos celdas base y dos celdas objetivo de otras dos cajas de la misma banda o pila toman las mismas dos cifras, porque las tres líneas que cruzan las suyas por los objetivos y junto a la base no tienen sitio para una cifra tres veces.
when-junior_exocet = En un sudoku difícil, cuando dos celdas contiguas de una caja tienen entre ambas tres o cuatro notas: busca en las otras dos cajas de la banda o pila una celda con notas así encima o debajo de otra sin ninguna de ellas. Cuenta luego, para cada cifra, las líneas que la contienen en las líneas de cruce.
explain-junior_exocet =
    { $claim }: los objetivos { $pincer } toman las mismas dos cifras que las celdas base { $base }.
    { exocet-bases }
    { exocet-targets }
    { $fin-count ->
        [0] {""}
       *[other] Con { $fin-at }, la misma cifra tendría que estar en las otras dos líneas de cruce fuera de las cajas, donde solo cabe una vez.
    }
    { $lines }

about-double_exocet = Dos exocets, uno junto al otro, con las mismas cuatro cifras: sus bases contienen las cuatro entre ambas, y sus objetivos también.
when-double_exocet = Cuando hayas encontrado un exocet de cuatro cifras: busca otro par de celdas con las mismas cuatro notas en otra caja de la banda o pila, en otra línea, cuyos objetivos sean otras celdas.
explain-double_exocet =
    { $claim }: las celdas base de dos exocets contienen todas las cifras { $base-digits }, y los objetivos también.
    Dos exocets comparten las cifras { $base-digits }: sus celdas base son { $base }; sus objetivos, { $pincer }.
    Fuera de las cajas de estas celdas, cada una de las cifras cabe en { $cover-houses } como mucho dos veces en total: todos sus sitios allí están en dos filas o columnas. En { $off } no hay ninguna de estas cifras.
    { $lines }
    Un objetivo descarta su cifra en las celdas base del otro exocet en la misma caja, y dos objetivos de una caja toman cifras distintas. Los dos exocets contienen, por tanto, cuatro cifras distintas: las cuatro están en las celdas base, y las cuatro en los objetivos.
    { $rest }
    Una celda que vea todos los sitios de una de estas cifras en las celdas base, o en los objetivos, no puede ser esa cifra, y los objetivos no toman ninguna otra.

about-sk_loop = Ocho pares de celdas en torno a cuatro cajas, junto a cuatro celdas resueltas: sus cifras tienen el sitio justo en las filas, columnas y cajas que los unen.
when-sk_loop = Cuando dos filas y dos columnas se cruzan en cuatro pistas de cuatro cajas y las dieciséis celdas junto a esas pistas están vacías: mira qué cifras comparte cada par con el siguiente, en una caja, una fila, una caja, una columna y así sucesivamente. Dos por cada par forman un bucle.
explain-sk_loop =
    { $claim }: cada una de estas cifras está en una de las { $base-count } celdas del bucle, en una fila, columna o caja del candidato eliminado.
    El bucle se compone de { $base-count ->
        [16] ocho pares
       *[other] ocho grupos de una o dos celdas
    } en torno a cuatro cajas: { $pairs }.
    Cada { $base-count ->
        [16] par
       *[other] grupo
    } comparte con el siguiente una de estas unidades: { $cover-houses }. Una cifra puede aparecer en el bucle como mucho una vez por unidad, así que como mucho tantas veces como unidades hacen falta para abarcar todos sus sitios en el bucle.
    Sumados para las cifras { $base-digits }, estos números dan { $base-count }, el número de celdas: cada cifra está en el bucle tantas veces como puede.
    Por tanto, cada una de las unidades que hacen falta para una cifra tiene esa cifra en una celda del bucle, y ninguna otra celda de la unidad puede tomarla.

about-multi_sector_locked_sets = Celdas en el cruce de varias filas y columnas: unas cifras están limitadas por las filas y otras por las columnas, y entre todas tienen el sitio justo para llenarlas.
when-multi_sector_locked_sets = En los sudokus más difíciles, cuando no queda otra cosa: elige de tres a cinco filas en las que unas pocas cifras se repiten como pistas, y columnas de modo que en los cruces queden pocas otras por colocar. Cuenta luego en cuántas filas o columnas cabe allí cada cifra.
explain-multi_sector_locked_sets =
    { $claim }: cada una de estas cifras está en una de las { $base-count } celdas marcadas, en la fila o columna del candidato eliminado.
    Las celdas marcadas son las { $base-count } celdas sin resolver donde se cruzan { $on-houses } con { $off-houses }.
    Entre las celdas marcadas, { $on-digits-count ->
        [one] el { $on-digits } cabe como mucho una vez en cada una de estas filas
       *[other] cada una de las cifras { $on-digits } cabe como mucho una vez en cada una de estas filas
    }, y { $off-digits-count ->
        [one] el { $off-digits }, como mucho una vez en cada una de estas columnas
       *[other] cada una de las cifras { $off-digits }, como mucho una vez en cada una de estas columnas
    }.
    Si para cada cifra se cuentan solo las filas o columnas que le dejan un sitio en las celdas marcadas, salen { $base-count } cifras como mucho, exactamente el número de celdas. Por tanto, cada una de las cifras contadas tiene que estar en una celda marcada de su fila o columna, y en ninguna otra celda de esta.

## Cadenas, redes y últimos recursos

about-remote_pair = Una cadena de celdas con los mismos dos candidatos, cada una a la vista de la siguiente: las dos cifras se alternan, así que una celda que ve los dos extremos no toma ninguna.
when-remote_pair = Cuando cuatro celdas o más tengan las mismas dos notas, mira si cada una ve la siguiente y numéralas alternando. Una celda que ve la primera y la cuarta pierde las dos cifras. A un W-Wing o un par desnudo le bastan dos celdas así.
explain-remote_pair =
    { $claim }: { $gone-count ->
        [one] { $start } y { $end } se reparten { $base-digits }, y { $gone } ve ambas.
       *[other] cada una de estas celdas ve { $start } y { $end }, que se reparten { $base-digits }.
    }
    A lo largo de { $way }, cada celda solo tiene los candidatos { $base-digits } y ve la siguiente, así que { $base-digits } se alternan. { $start } y { $end }, separadas por un número impar de enlaces, toman una de estas cifras cada una.
    { in-short }

about-x_chain = Una cadena de una sola cifra que alterna enlaces fuertes (al menos un extremo es verdadero) y débiles (como mucho un extremo es verdadero): uno de sus dos extremos tiene que ser verdadero.
when-x_chain = Cuando una cifra tiene muchas unidades con solo dos sitios, pero no bastan dos de ellas: empieza en un extremo suelto y sigue, par a par, cada uno a la vista del siguiente, y mira las celdas que ven los dos extremos. El coloreado solo pasa de un par a otro cuando comparten una celda.
explain-x_chain =
    { ends-conclusion }
    { in-short }

about-xy_chain = Una cadena de celdas con dos candidatos cada una: uno de sus dos extremos toma la cifra que ambos tienen.
when-xy_chain = Cuando muchas celdas tienen dos notas: empieza en una, sal por una cifra hacia una celda que la comparta y sigue hasta que una celda termine con la cifra que no usaste al principio. Con tres celdas es un XY-Wing; con pares iguales, un par remoto.
explain-xy_chain =
    { ends-conclusion }
    { in-short }

about-continuous_nice_loop = Una cadena que vuelve a su comienzo sin contradicción: de los dos extremos de cada enlace, exactamente uno es verdadero.
when-continuous_nice_loop = Cuando una cadena vuelve a su comienzo y los enlaces fuertes y débiles siguen alternándose allí. Mira entonces junto a cada enlace débil, no en los extremos: un bucle discontinuo dice algo de una sola celda.
explain-continuous_nice_loop =
    { closed-loop }
    { in-short }
    { closed-loop-lines }

about-discontinuous_nice_loop = Una cadena que vuelve a su primera celda y contradice o confirma aquello con lo que empezó.
when-discontinuous_nice_loop = Cuando sospechas de un candidato: sigue lo que implica hasta volver a su celda. Dos enlaces débiles que se encuentran allí descartan la cifra; dos fuertes la hacen verdadera. Si se alternan, el bucle es continuo.
explain-discontinuous_nice_loop =
    { loop-conclusion }
    { in-short }

about-aic = Una cadena que alterna enlaces fuertes (al menos un extremo es verdadero) y débiles (como mucho un extremo es verdadero): uno de sus dos extremos tiene que ser verdadero.
when-aic = Cuando las cadenas X y XY no dan nada: mézclalas. Empieza con un enlace fuerte, ya sea una cifra con dos sitios o una celda con dos notas, y cambia de cifra dentro de las celdas. Para cuando los dos extremos sean la misma cifra o se vean.
explain-aic =
    { ends-conclusion }
    { in-short }

about-grouped_continuous_nice_loop = Una cadena que vuelve a su comienzo sin contradicción: de los dos extremos de cada enlace, exactamente uno es verdadero. Algunos enlaces llevan a un grupo de celdas en el cruce de una línea y una caja.
when-grouped_continuous_nice_loop = Cuando un bucle se cerraría si no fuera por una cifra con tres sitios: dos de ellos en una misma línea de una caja cuentan como uno. Mira luego junto a todos los enlaces débiles, como en cualquier bucle continuo.
explain-grouped_continuous_nice_loop =
    { closed-loop }
    { in-short }
    { closed-loop-lines }

about-grouped_discontinuous_nice_loop = Una cadena que vuelve a su primera celda y contradice o confirma aquello con lo que empezó. Algunos enlaces llevan a un grupo de celdas en el cruce de una línea y una caja.
when-grouped_discontinuous_nice_loop = Cuando sigues un candidato y la cadena se corta en una cifra con tres sitios o más: toma como un solo grupo los que están en una línea de una caja y mira si la cadena vuelve ahora a su celda.
explain-grouped_discontinuous_nice_loop =
    { loop-conclusion }
    { in-short }

about-grouped_aic = Una cadena que alterna enlaces fuertes (al menos un extremo es verdadero) y débiles (como mucho un extremo es verdadero): uno de sus dos extremos tiene que ser verdadero. Algunos enlaces llevan a un grupo de celdas en el cruce de una línea y una caja.
when-grouped_aic = Cuando las cadenas sencillas no dan nada: busca cajas en las que una cifra solo tenga sitios en dos líneas. Cada línea es un grupo, y los dos grupos forman un enlace fuerte; también sirve una fila o columna cuyos sitios están en dos cajas.
explain-grouped_aic =
    { ends-conclusion }
    { in-short }

about-cell_forcing_chain = Sea cual sea el candidato verdadero de una celda, hay cadenas que llevan al mismo final.
when-cell_forcing_chain = Cuando las cadenas sueltas no dan nada: parte de una celda con tres notas, o pocas más, de cada una de las cuales se siga mucho. Sigue cada nota con su propio color y busca en qué coinciden todos los colores.
explain-cell_forcing_chain =
    { $own ->
        [0] { $claim }: { $base } { base-takes }, y cada una de estas cifras { forced-end }.
       *[other] { $claim }: con { $gone-digits } en { $gone }, una cadena muestra que { $gone } no es { $gone-digits }.
    }
    { $own ->
        [0] {""}
       *[other] { $base } { base-takes }, y cada cifra menos el { $gone-digits } descarta ahí directamente el { $gone-digits }.
    }
    { start-is-end }
    { in-short }

about-house_forcing_chain = Esté donde esté una cifra en una fila, columna o caja, hay cadenas que llevan al mismo final.
when-house_forcing_chain = Como desde una celda, pero parte de una cifra con tres sitios, o pocos más, en una fila, columna o caja. Elige una cuyos sitios vean cada uno muchas celdas con dos notas.
explain-house_forcing_chain =
    { $own ->
        [0] { $claim }: el { $base-digits } de { $base-houses } está en { $base-or }, y desde cada uno de estos sitios { forced-end }.
       *[other] { $claim }: con { $gone-digits } en { $gone }, una cadena muestra que { $gone } no es { $gone-digits }.
    }
    { $own ->
        [0] {""}
       *[other] El { $base-digits } de { $base-houses } está en { $base-or }, y en cada uno de estos sitios menos { $gone } descarta directamente el { $gone-digits } en { $gone }.
    }
    { start-is-end }
    { in-short }

about-contradiction_forcing_chain = Desde un candidato, hay cadenas que dejan una celda sin candidatos o una cifra sin sitio.
when-contradiction_forcing_chain = Cuando dudas de un candidato que ve muchas celdas con dos notas y muchos pares de sitios: sigue cadenas desde él hasta que una celda o una cifra se quede sin nada. Cada cadena debe valer por sí sola; si tienes que combinar dos resultados, es una red.
explain-contradiction_forcing_chain =
    { $claim }: con { $base-digits } en { $base }, { $witness-count ->
        [0] no quedaría ningún sitio para el { $witness-digits } en { $witness-houses }.
       *[other] { $witness } se quedaría sin candidatos.
    }
    { in-short }
    { $witness-count ->
        [0] En { $witness-houses }, el { $witness-digits } solo cabe en { $reached }, así que no quedaría ningún sitio.
       *[other] { $witness } no tiene más candidatos que { $reached-digits }, así que no quedaría ninguno.
    }

about-forcing_net = Supón un candidato y coloca todos los únicos que se deducen de él: si acaba en contradicción, el candidato es falso.
when-forcing_net = Cuando fallan hasta las cadenas: supón un candidato en una celda con dos notas y coloca todos los únicos que se deducen, como si fuera tuyo. Si algo se rompe, es falso. Apunta dónde empezaste.
explain-forcing_net =
    { $claim }: con { $base-digits } en { $base }{ $on-count ->
        [0] {""}
        [one] {" "}y colocado el único que se deduce
       *[other] {" "}y colocados los únicos que se deducen
    }, { $witness-count ->
        [0] no quedaría ningún sitio para el { $witness-digits } en { $witness-houses }.
       *[other] { $witness } se quedaría sin candidatos.
    }
    Supongamos que { $base } es { $base-digits }{ $on-count ->
        [0] .
        [one] {" "}y coloquemos el único que se deduce.
       *[other] {" "}y coloquemos, uno tras otro, los únicos que se deducen.
    }
    { nothing-left }, así que { $base } no es { $base-digits }.

about-verity_net = Sea cual sea la opción verdadera de una celda o unidad, al colocar los únicos que se deducen se llega a un mismo resultado.
when-verity_net = Cuando una suposición llega lejos pero no da con ninguna contradicción: prueba los demás candidatos de la misma celda, o los demás sitios de la misma cifra, y compara lo que se ha colocado.
explain-verity_net =
    { $claim }: { $base-houses-count ->
        [0] { $base } { base-takes }
       *[other] el { $base-digits } de { $base-houses } está en { $base-or }
    }, y en cada caso, al colocar los únicos que se deducen, se llega a { $placed-count ->
        [0] las mismas eliminaciones.
       *[other] estas cifras.
    }

about-kraken_fish_1 = Un pez cuyas aletas no ven lo que eliminaría: desde cada aleta, una cadena lleva al mismo final.
when-kraken_fish_1 = Cuando un pez con aletas eliminaría justo el candidato que quieres quitar, pero sus aletas no lo ven: prueba cadenas cortas desde cada aleta. Si todas las aletas lo ven, es un pez con aletas corriente. Las ayudas no lo usan salvo que lo practiques.
explain-kraken_fish_1 =
    { $claim }: el { $digits } de { $witness-houses } está en { $pivot-or }, o { $fin-count ->
        [one] la aleta { $fin } es { $digits }, y desde ella una cadena
       *[other] una de las aletas { $fin } es { $digits }, y desde cada una de ellas una cadena
    } descarta { $gone-digits } en { $gone }.
    { kraken-places }
    { in-short }

about-kraken_fish_2 = Desde cada aleta de un pez, y desde todas sus celdas en una cobertura, una cadena lleva al mismo final.
when-kraken_fish_2 = Cuando un pez con aletas tiene pocas celdas en una cobertura y pocas aletas: sigue una cadena desde cada una y busca un final común, de cualquier cifra. En el tipo 1, las cadenas parten solo de las aletas. Las ayudas no lo usan salvo que lo practiques.
explain-kraken_fish_2 =
    { $claim }: hay un { $digits } en { $pivot-or } o en { $fin-count ->
        [one] la aleta { $fin }
       *[other] una de las aletas { $fin }
    }, y desde cada una de estas celdas una cadena descarta { $gone-digits } en { $gone }.
    { kraken-places }
    { in-short }

about-proof_by_cases = Supón un candidato y muestra que con él nada puede encajar, sea lo que sea lo demás.
when-proof_by_cases = Cuando ninguna suposición suelta se resuelve por sí misma, como en los sudokus más difíciles: supón un candidato y, dentro de esa suposición, otro; lo que allí falla es falso bajo la primera, y de ahí salen más únicos. Escribe cada nivel en un color propio.
explain-proof_by_cases =
    { $claim }: con { $base-digits } en { $base }, una demostración por casos muestra que { $witness-count ->
        [0] no quedaría ningún sitio para el { $witness-digits } en { $witness-houses }.
       *[other] { $witness } se quedaría sin candidatos.
    }
    Supongamos que { $base } es { $base-digits }. La contradicción llega tras { $inferences ->
        [one] una línea
       *[other] { $inferences } líneas
    }{ $suppositions ->
        [one] .
       *[other] , con { $suppositions } suposiciones en total.
    }
    { nothing-left }, así que { $base } no es { $base-digits }.

arrangement =
    Una colocación pone un { $digits } en cada fila, columna y caja, y solo usa celdas donde el { $digits } aún es candidato.
    { $witness-count ->
        [0] {""}
       *[other] Quedan descartadas las celdas que toda colocación de otra cifra incluye: { $witness-at }.
    }

about-template_set = Un candidato que está en todas las colocaciones posibles de su cifra es verdadero.
when-template_set = Cuando a una cifra le quedan pocos sitios: dibuja todas las formas de colocarla una vez en cada fila, columna y caja, y mira qué celda está en todas. Con muchos sitios es trabajo para un programa.
explain-template_set =
    { $claim }: toda colocación posible de los { $digits } incluye { $placed-count ->
        [one] esta celda
       *[other] estas celdas
    }.
    { arrangement }

about-template_delete = Un candidato que no está en ninguna colocación posible de su cifra es falso.
when-template_delete = Cuando dudas de un sitio de una cifra: supón que es correcto e intenta colocar la cifra en todas las demás filas, columnas y cajas. Si no se puede, se elimina. Los peces y las cadenas X encuentran la mayoría con menos trabajo.
explain-template_delete =
    { $claim }: ninguna colocación posible de los { $digits } incluye { $removed-count ->
        [one] esta celda
       *[other] ninguna de estas celdas
    }.
    { arrangement }

about-brute_force = Una cifra de la solución, hallada probando, cuando ya no queda razonamiento.
when-brute_force = Cuando no queda otra cosa. No enseña nada: antes revisa tus notas, porque una que falta o sobra oculta la mayoría de los patrones.
explain-brute_force =
    { $claim }: tras probar todas las posibilidades, no queda otra cifra ahí.
    Ninguna otra técnica encuentra un paso en esta posición.

## Cómo distinguir dos técnicas que se confunden fácilmente

apart-full_house-hidden_single = La última celda es la única vacía de su unidad. Un único oculto es el último sitio de una cifra; su unidad puede tener más celdas vacías.
apart-hidden_single-naked_single = Un único oculto es el único sitio de su cifra en una unidad. Un único desnudo es la única cifra de su celda.
apart-pointing-claiming = El bloqueo caja-línea va de una caja a una línea. El bloqueo línea-caja va de una línea a una caja.
apart-locked_pair-naked_pair = Un par bloqueado es un par desnudo cuyas dos celdas comparten caja y línea: elimina en ambas.
apart-naked_pair-hidden_pair = Un par desnudo son dos celdas con solo dos cifras. Un par oculto son dos cifras con solo dos celdas: ahí se eliminan las demás notas de las celdas.
apart-naked_pair-naked_triple = Cuenta celdas y cifras: dos celdas con dos cifras, o tres celdas con tres cifras entre todas.
apart-naked_triple-hidden_triple = Un trío desnudo elimina fuera de sus celdas; un trío oculto, dentro de ellas.
apart-naked_quadruple-hidden_quadruple = Un cuarteto desnudo elimina fuera de sus celdas; uno oculto, dentro de ellas. Busca el lado con menos celdas.
apart-x_wing-swordfish = Un X-Wing son dos líneas con dos sitios cada una; un swordfish, tres líneas con tres como mucho.
apart-x_wing-skyscraper = En un X-Wing, los dos extremos están en las mismas dos líneas. En un rascacielos, un par de extremos está desplazado.
apart-x_wing-finned_x_wing = Un X-Wing con aletas tiene un sitio de más: solo pierden la cifra las celdas que además ven la aleta.
apart-finned_x_wing-sashimi_x_wing = Un X-Wing con aletas tiene las cuatro esquinas además de su aleta. En un X-Wing sashimi falta la esquina junto a la aleta.
apart-swordfish-jellyfish = Cuenta las líneas: tres para un swordfish, cuatro para un jellyfish.
apart-skyscraper-two_string_kite = Un rascacielos tiene dos filas o dos columnas. Una cometa tiene una fila y una columna que coinciden en una caja.
apart-two_string_kite-turbot_fish = Una cometa une una fila y una columna en una caja. Un Turbot Fish une dos unidades cualesquiera con dos sitios cada una.
apart-turbot_fish-empty_rectangle = Un Turbot Fish tiene dos unidades con dos sitios cada una. A un rectángulo vacío le basta una; su caja tiene la cifra en una fila y una columna.
apart-xy_wing-xyz_wing = El pivote de un XY-Wing tiene dos candidatos; el de un XYZ-Wing, tres: en él, lo que se elimina tiene que ver también el pivote.
apart-xy_wing-w_wing = Un XY-Wing tiene un pivote que ve los dos extremos. Un W-Wing tiene dos celdas iguales unidas por un enlace fuerte.
apart-xy_wing-xy_chain = Un XY-Wing es una cadena XY de tres celdas.
apart-remote_pair-xy_chain = Todas las celdas de un par remoto tienen los mismos dos candidatos. En una cadena XY cambian de celda en celda.
apart-unique_rectangle_1-unique_rectangle_2 = En el tipo 1, una esquina tiene candidatos extra; en el tipo 2, dos esquinas tienen el mismo.
apart-unique_rectangle_1-hidden_rectangle = El tipo 1 necesita tres esquinas con solo dos candidatos. Al rectángulo oculto le basta una, y enlaces fuertes desde la esquina opuesta.
apart-unique_rectangle_1-avoidable_rectangle_1 = Las esquinas de un rectángulo único están vacías; las de uno evitable las has rellenado tú, y ninguna es una pista.
apart-simple_colours_trap-simple_colours_wrap = En una trampa, otra celda ve ambos colores. En un choque, un color se ve a sí mismo.
apart-simple_colours_trap-multi_colours_1 = Los colores simples necesitan un solo grupo. Los multicolores unen dos, en los que un color de uno ve un color del otro.
apart-x_chain-xy_chain = Una cadena X se mantiene en una cifra. Una cadena XY va de celda en celda de dos candidatos, y la cifra cambia.
apart-x_chain-turbot_fish = Un Turbot Fish es una cadena X con dos enlaces fuertes.
apart-xy_chain-aic = Una cadena XY solo usa celdas de dos candidatos. Una cadena de inferencias alternas usa también unidades con dos sitios.
apart-continuous_nice_loop-discontinuous_nice_loop = Un bucle continuo se cierra sin ruptura y elimina candidatos en todo su recorrido. Uno discontinuo dice algo de la única celda donde se rompe.
apart-discontinuous_nice_loop-aic = Un bucle vuelve a su primera celda. Una cadena de inferencias alternas tiene dos extremos, uno de los cuales es verdadero.
apart-aic-grouped_aic = Los nodos de una cadena agrupada pueden ser dos o tres celdas de una línea en una caja.
apart-als_xz-wxyz_wing = Un WXYZ-Wing es un ALS-XZ en el que uno de los conjuntos es una celda de dos candidatos.
apart-als_xz-als_xy_wing = Un ALS-XZ une dos conjuntos; un ALS-XY-Wing, tres, con el central ligado a los otros dos.
apart-als_xy_wing-als_chain = Un ALS-XY-Wing es una cadena de ALS de tres conjuntos.
apart-cell_forcing_chain-house_forcing_chain = Una parte de todos los candidatos de una celda; la otra, de todos los sitios de una cifra en una unidad.
apart-forcing_net-verity_net = Una supone un candidato y da con una contradicción. La otra prueba todos los de una celda o unidad y toma lo que comparten.

## La idea de cada técnica, una o dos frases por línea: qué hay, por qué se deduce algo y qué se deduce

idea-full_house =
    Una fila, columna o caja tiene nueve celdas y necesita nueve cifras.
    Si ocho de sus celdas están llenas, quedan una celda y una cifra.
    La última celda vacía toma la cifra que falta.
idea-hidden_single =
    Cada fila, columna y caja necesita cada cifra una vez.
    Una cifra en la cuadrícula bloquea las demás celdas de su fila, columna y caja.
    Si en una unidad solo queda una celda para una cifra, la cifra va en ella.
idea-naked_single =
    Una celda no puede tomar una cifra que ya está en su fila, columna o caja.
    Si ocho de las nueve cifras están descartadas en una celda, queda una.
    La celda toma esa cifra.
idea-locked_pair =
    Dos celdas están en una misma caja y en una misma línea, y ambas solo pueden ser 1 o 2.
    Una de las dos celdas es 1 y la otra es 2.
    Ninguna otra celda de la caja o de la línea puede ser 1 ni 2.
idea-locked_triple =
    Tres celdas están en una misma caja y en una misma línea, y solo pueden ser 1, 2 o 3.
    Tres celdas toman tres cifras, así que agotan 1, 2 y 3.
    Ninguna otra celda de la caja o de la línea puede ser 1, 2 ni 3.
idea-pointing =
    En una caja, todos los sitios que le quedan a una cifra están en una fila o columna.
    La caja necesita la cifra, así que está en uno de esos sitios, y la línea tiene ahí su cifra.
    Las demás celdas de la línea no pueden ser esa cifra.
idea-claiming =
    En una fila o columna, todos los sitios que le quedan a una cifra están en una caja.
    La línea necesita la cifra, así que está en uno de esos sitios, y la caja tiene ahí su cifra.
    Las demás celdas de la caja no pueden ser esa cifra.
idea-naked_pair =
    Dos celdas de una fila, columna o caja solo pueden ser 1 o 2.
    Dos celdas toman dos cifras, así que agotan 1 y 2.
    Ninguna otra celda de la unidad puede ser 1 ni 2.
idea-naked_triple =
    Tres celdas de una fila, columna o caja solo pueden ser 1, 2 o 3. No todas necesitan las tres cifras.
    Tres celdas toman tres cifras, así que agotan 1, 2 y 3.
    Ninguna otra celda de la unidad puede ser 1, 2 ni 3.
idea-hidden_pair =
    En una fila, columna o caja, las cifras 1 y 2 no tienen ningún sitio fuera de las mismas dos celdas.
    La unidad necesita las dos cifras, así que llenan las dos celdas.
    Esas dos celdas solo pueden ser 1 o 2.
idea-hidden_triple =
    En una fila, columna o caja, las cifras 1, 2 y 3 no tienen ningún sitio fuera de las mismas tres celdas.
    La unidad necesita las tres cifras, así que llenan las tres celdas.
    Esas tres celdas solo pueden ser 1, 2 o 3.
idea-naked_quadruple =
    Cuatro celdas de una fila, columna o caja solo pueden ser 1, 2, 3 o 4. No todas necesitan las cuatro cifras.
    Cuatro celdas toman cuatro cifras, así que agotan 1, 2, 3 y 4.
    Ninguna otra celda de la unidad puede ser 1, 2, 3 ni 4.
idea-hidden_quadruple =
    En una fila, columna o caja, las cifras 1, 2, 3 y 4 no tienen ningún sitio fuera de las mismas cuatro celdas.
    La unidad necesita las cuatro cifras, así que llenan las cuatro celdas.
    Esas cuatro celdas solo pueden ser 1, 2, 3 o 4.
idea-x_wing =
    En dos filas, una cifra solo tiene sitios en las mismas dos columnas. Filas y columnas se pueden intercambiar.
    Cada una de las dos filas necesita la cifra, y dos filas no pueden tenerla en la misma columna, así que cada una de las dos columnas la recibe una vez.
    Las demás celdas de las dos columnas no pueden ser esa cifra.
idea-swordfish =
    En tres filas, una cifra solo tiene sitios en las mismas tres columnas. Filas y columnas se pueden intercambiar.
    Cada una de las tres filas necesita la cifra, y dos filas no pueden tenerla en la misma columna, así que cada una de las tres columnas la recibe una vez.
    Las demás celdas de las tres columnas no pueden ser esa cifra.
idea-jellyfish =
    En cuatro filas, una cifra solo tiene sitios en las mismas cuatro columnas. Filas y columnas se pueden intercambiar.
    Cada una de las cuatro filas necesita la cifra, y dos filas no pueden tenerla en la misma columna, así que cada una de las cuatro columnas la recibe una vez.
    Las demás celdas de las cuatro columnas no pueden ser esa cifra.
idea-finned_x_wing =
    Es un X-Wing, salvo por algunos sitios de más en una caja: las aletas.
    Si todas las aletas son falsas, vale el X-Wing, y sus columnas pierden la cifra en las demás celdas. Si una aleta es verdadera, toda celda que ve la aleta pierde la cifra.
    Una celda que el X-Wing limpiaría y que ve todas las aletas no puede ser la cifra.
idea-sashimi_x_wing =
    Es un X-Wing con aletas en el que a una línea solo le queda un sitio además de sus aletas.
    Si todas las aletas son falsas, vale el X-Wing, y sus columnas pierden la cifra en las demás celdas. Si una aleta es verdadera, toda celda que ve la aleta pierde la cifra.
    Una celda que el X-Wing limpiaría y que ve todas las aletas no puede ser la cifra.
idea-finned_swordfish =
    Es un swordfish, salvo por algunos sitios de más en una caja: las aletas.
    Si todas las aletas son falsas, vale el swordfish, y sus columnas pierden la cifra en las demás celdas. Si una aleta es verdadera, toda celda que ve la aleta pierde la cifra.
    Una celda que el swordfish limpiaría y que ve todas las aletas no puede ser la cifra.
idea-sashimi_swordfish =
    Es un swordfish con aletas en el que a una línea solo le queda un sitio además de sus aletas.
    Si todas las aletas son falsas, vale el swordfish, y sus columnas pierden la cifra en las demás celdas. Si una aleta es verdadera, toda celda que ve la aleta pierde la cifra.
    Una celda que el swordfish limpiaría y que ve todas las aletas no puede ser la cifra.
idea-finned_jellyfish =
    Es un jellyfish, salvo por algunos sitios de más en una caja: las aletas.
    Si todas las aletas son falsas, vale el jellyfish, y sus columnas pierden la cifra en las demás celdas. Si una aleta es verdadera, toda celda que ve la aleta pierde la cifra.
    Una celda que el jellyfish limpiaría y que ve todas las aletas no puede ser la cifra.
idea-sashimi_jellyfish =
    Es un jellyfish con aletas en el que a una línea solo le queda un sitio además de sus aletas.
    Si todas las aletas son falsas, vale el jellyfish, y sus columnas pierden la cifra en las demás celdas. Si una aleta es verdadera, toda celda que ve la aleta pierde la cifra.
    Una celda que el jellyfish limpiaría y que ve todas las aletas no puede ser la cifra.
idea-franken_x_wing =
    Es un X-Wing en el que algunas cajas hacen de líneas.
    Dos unidades que no comparten celdas necesitan la cifra dos veces, y todos sus sitios en ellas están en otras dos unidades: cada una de estas recibe la cifra una vez.
    Las demás celdas de estas otras dos unidades no pueden ser la cifra.
idea-finned_franken_x_wing =
    Es un X-Wing en el que algunas cajas hacen de líneas, con algunos sitios de más: las aletas.
    Si todas las aletas son falsas, vale el X-Wing, y sus coberturas pierden la cifra en las demás celdas. Si una aleta es verdadera, toda celda que ve la aleta pierde la cifra.
    Una celda que el X-Wing limpiaría y que ve todas las aletas no puede ser la cifra.
idea-franken_swordfish =
    Es un swordfish en el que algunas cajas hacen de líneas.
    Tres unidades que no comparten celdas necesitan la cifra tres veces, y todos sus sitios en ellas están en otras tres unidades: cada una de estas recibe la cifra una vez.
    Las demás celdas de estas otras tres unidades no pueden ser la cifra.
idea-finned_franken_swordfish =
    Es un swordfish en el que algunas cajas hacen de líneas, con algunos sitios de más: las aletas.
    Si todas las aletas son falsas, vale el swordfish, y sus coberturas pierden la cifra en las demás celdas. Si una aleta es verdadera, toda celda que ve la aleta pierde la cifra.
    Una celda que el swordfish limpiaría y que ve todas las aletas no puede ser la cifra.
idea-franken_jellyfish =
    Es un jellyfish en el que algunas cajas hacen de líneas.
    Cuatro unidades que no comparten celdas necesitan la cifra cuatro veces, y todos sus sitios en ellas están en otras cuatro unidades: cada una de estas recibe la cifra una vez.
    Las demás celdas de estas otras cuatro unidades no pueden ser la cifra.
idea-finned_franken_jellyfish =
    Es un jellyfish en el que algunas cajas hacen de líneas, con algunos sitios de más: las aletas.
    Si todas las aletas son falsas, vale el jellyfish, y sus coberturas pierden la cifra en las demás celdas. Si una aleta es verdadera, toda celda que ve la aleta pierde la cifra.
    Una celda que el jellyfish limpiaría y que ve todas las aletas no puede ser la cifra.
idea-squirmbag =
    En cinco filas, una cifra solo tiene sitios en las mismas cinco columnas. Filas y columnas se pueden intercambiar.
    Cada una de las cinco filas necesita la cifra, y dos filas no pueden tenerla en la misma columna, así que cada una de las cinco columnas la recibe una vez.
    Las demás celdas de las cinco columnas no pueden ser esa cifra.
idea-whale =
    En seis filas, una cifra solo tiene sitios en las mismas seis columnas. Filas y columnas se pueden intercambiar.
    Cada una de las seis filas necesita la cifra, y dos filas no pueden tenerla en la misma columna, así que cada una de las seis columnas la recibe una vez.
    Las demás celdas de las seis columnas no pueden ser esa cifra.
idea-leviathan =
    En siete filas, una cifra solo tiene sitios en las mismas siete columnas. Filas y columnas se pueden intercambiar.
    Cada una de las siete filas necesita la cifra, y dos filas no pueden tenerla en la misma columna, así que cada una de las siete columnas la recibe una vez.
    Las demás celdas de las siete columnas no pueden ser esa cifra.
idea-finned_mutant_x_wing =
    Es un X-Wing de filas, columnas y cajas mezcladas, con algunos sitios de más: las aletas.
    Si todas las aletas son falsas, vale el X-Wing, y sus coberturas pierden la cifra en las demás celdas. Si una aleta es verdadera, toda celda que ve la aleta pierde la cifra.
    Una celda que el X-Wing limpiaría y que ve todas las aletas no puede ser la cifra.
idea-mutant_swordfish =
    Es un swordfish con filas, columnas y cajas mezcladas en ambos lados.
    Tres unidades que no comparten celdas necesitan la cifra tres veces, y todos sus sitios en ellas están en otras tres unidades: cada una de estas recibe la cifra una vez.
    Las demás celdas de estas otras tres unidades no pueden ser la cifra.
idea-finned_mutant_swordfish =
    Es un swordfish de filas, columnas y cajas mezcladas, con algunos sitios de más: las aletas.
    Si todas las aletas son falsas, vale el swordfish, y sus coberturas pierden la cifra en las demás celdas. Si una aleta es verdadera, toda celda que ve la aleta pierde la cifra.
    Una celda que el swordfish limpiaría y que ve todas las aletas no puede ser la cifra.
idea-mutant_jellyfish =
    Es un jellyfish con filas, columnas y cajas mezcladas en ambos lados.
    Cuatro unidades que no comparten celdas necesitan la cifra cuatro veces, y todos sus sitios en ellas están en otras cuatro unidades: cada una de estas recibe la cifra una vez.
    Las demás celdas de estas otras cuatro unidades no pueden ser la cifra.
idea-finned_mutant_jellyfish =
    Es un jellyfish de filas, columnas y cajas mezcladas, con algunos sitios de más: las aletas.
    Si todas las aletas son falsas, vale el jellyfish, y sus coberturas pierden la cifra en las demás celdas. Si una aleta es verdadera, toda celda que ve la aleta pierde la cifra.
    Una celda que el jellyfish limpiaría y que ve todas las aletas no puede ser la cifra.
idea-finned_mutant_squirmbag =
    Es un squirmbag de filas, columnas y cajas mezcladas, con algunos sitios de más: las aletas.
    Si todas las aletas son falsas, vale el squirmbag, y sus coberturas pierden la cifra en las demás celdas. Si una aleta es verdadera, toda celda que ve la aleta pierde la cifra.
    Una celda que el squirmbag limpiaría y que ve todas las aletas no puede ser la cifra.
idea-finned_mutant_whale =
    Es un whale de filas, columnas y cajas mezcladas, con algunos sitios de más: las aletas.
    Si todas las aletas son falsas, vale el whale, y sus coberturas pierden la cifra en las demás celdas. Si una aleta es verdadera, toda celda que ve la aleta pierde la cifra.
    Una celda que el whale limpiaría y que ve todas las aletas no puede ser la cifra.
idea-siamese_finned_x_wing =
    Dos X-Wings con aletas tienen las mismas unidades base, pero distintas coberturas.
    Cada uno de los dos vale por sí mismo, con sus propias aletas.
    Una celda que cualquiera de los dos limpiaría no puede ser la cifra.
idea-siamese_finned_swordfish =
    Dos swordfish con aletas tienen las mismas unidades base, pero distintas coberturas.
    Cada uno de los dos vale por sí mismo, con sus propias aletas.
    Una celda que cualquiera de los dos limpiaría no puede ser la cifra.
idea-siamese_finned_jellyfish =
    Dos jellyfish con aletas tienen las mismas unidades base, pero distintas coberturas.
    Cada uno de los dos vale por sí mismo, con sus propias aletas.
    Una celda que cualquiera de los dos limpiaría no puede ser la cifra.
idea-siamese_sashimi_x_wing =
    Dos X-Wings sashimi tienen las mismas unidades base, pero distintas coberturas.
    Cada uno de los dos vale por sí mismo, con sus propias aletas.
    Una celda que cualquiera de los dos limpiaría no puede ser la cifra.
idea-siamese_sashimi_swordfish =
    Dos swordfish sashimi tienen las mismas unidades base, pero distintas coberturas.
    Cada uno de los dos vale por sí mismo, con sus propias aletas.
    Una celda que cualquiera de los dos limpiaría no puede ser la cifra.
idea-siamese_sashimi_jellyfish =
    Dos jellyfish sashimi tienen las mismas unidades base, pero distintas coberturas.
    Cada uno de los dos vale por sí mismo, con sus propias aletas.
    Una celda que cualquiera de los dos limpiaría no puede ser la cifra.
idea-siamese_finned_franken_x_wing =
    Dos X-Wings Franken con aletas tienen las mismas unidades base, pero distintas coberturas.
    Cada uno de los dos vale por sí mismo, con sus propias aletas.
    Una celda que cualquiera de los dos limpiaría no puede ser la cifra.
idea-siamese_finned_franken_swordfish =
    Dos swordfish Franken con aletas tienen las mismas unidades base, pero distintas coberturas.
    Cada uno de los dos vale por sí mismo, con sus propias aletas.
    Una celda que cualquiera de los dos limpiaría no puede ser la cifra.
idea-siamese_finned_franken_jellyfish =
    Dos jellyfish Franken con aletas tienen las mismas unidades base, pero distintas coberturas.
    Cada uno de los dos vale por sí mismo, con sus propias aletas.
    Una celda que cualquiera de los dos limpiaría no puede ser la cifra.
idea-siamese_finned_mutant_x_wing =
    Dos X-Wings mutantes con aletas tienen las mismas unidades base, pero distintas coberturas.
    Cada uno de los dos vale por sí mismo, con sus propias aletas.
    Una celda que cualquiera de los dos limpiaría no puede ser la cifra.
idea-siamese_finned_mutant_swordfish =
    Dos swordfish mutantes con aletas tienen las mismas unidades base, pero distintas coberturas.
    Cada uno de los dos vale por sí mismo, con sus propias aletas.
    Una celda que cualquiera de los dos limpiaría no puede ser la cifra.
idea-siamese_finned_mutant_jellyfish =
    Dos jellyfish mutantes con aletas tienen las mismas unidades base, pero distintas coberturas.
    Cada uno de los dos vale por sí mismo, con sus propias aletas.
    Una celda que cualquiera de los dos limpiaría no puede ser la cifra.
idea-skyscraper =
    En dos filas, una cifra tiene solo dos sitios por fila, y un sitio de cada fila está en la misma columna. Filas y columnas se pueden intercambiar.
    La cifra no puede estar en los dos sitios de esa columna, así que al menos una fila la tiene en su otro extremo.
    Una celda que ve los otros dos extremos no puede ser la cifra.
idea-two_string_kite =
    Una cifra tiene solo dos sitios en una fila y dos en una columna, y uno de cada línea está en la misma caja.
    La cifra no puede estar en los dos sitios de esa caja, así que está en el otro extremo de la fila o de la columna.
    Una celda que ve los otros dos extremos no puede ser la cifra.
idea-turbot_fish =
    Una cifra tiene solo dos sitios en cada una de dos unidades, y un sitio de la primera ve uno de la segunda.
    La cifra no puede estar en los dos sitios que se ven, así que está en uno de los dos extremos lejanos.
    Una celda que ve los dos extremos lejanos no puede ser la cifra.
idea-empty_rectangle =
    En una caja, una cifra solo tiene sitios en una fila y una columna. En otra parte, una línea que cruza una de las dos tiene solo dos sitios para la cifra.
    Si la cifra está en el sitio del cruce, la caja tiene que usar su otra línea. Si no, la cifra está en el sitio lejano del enlace fuerte.
    Una celda de la otra línea de la caja que ve el sitio lejano no puede ser la cifra.
idea-dual_two_string_kite =
    Dos cometas de dos cuerdas comparten las mismas dos celdas de una caja.
    En cada cometa, la cifra está en uno de los dos extremos lejanos.
    Una celda que ve los dos extremos lejanos de una cometa no puede ser la cifra.
idea-dual_empty_rectangle =
    Dos rectángulos vacíos usan la misma caja, cada uno con su propio enlace fuerte.
    Cada uno de los dos vale por sí mismo.
    Una celda que cualquiera de los dos limpia no puede ser la cifra.
idea-w_wing =
    Dos celdas solo pueden ser 1 o 2, y no se ven.
    En otra parte, el 2 tiene solo dos sitios en una unidad, y cada uno ve una de las dos celdas. Uno de esos sitios es 2, así que una de las dos celdas no es 2 y tiene que ser 1.
    Una celda que ve las dos no puede ser 1.
idea-xy_wing =
    El pivote es 1 o 2. Ve dos pinzas: una es 1 o 3, la otra es 2 o 3.
    Si el pivote es 1, a la primera pinza solo le queda el 3. Si el pivote es 2, a la segunda solo le queda el 3.
    Sea cual sea la cifra del pivote, una de las dos pinzas es 3.
    Una celda que ve las dos pinzas no puede ser 3.
idea-xyz_wing =
    El pivote es 1, 2 o 3. Ve dos pinzas: una es 1 o 3, la otra es 2 o 3.
    Si el pivote es 1, la primera pinza es 3. Si el pivote es 2, la segunda es 3. Si no, el propio pivote es 3.
    Una de las tres celdas es 3.
    Una celda que ve las tres no puede ser 3.
idea-bug_1 =
    Todas las celdas sin resolver menos una tienen dos candidatos, y cada cifra tiene dos sitios en cada unidad, salvo por un candidato extra.
    Sin el candidato extra, todas las celdas se podrían llenar de dos maneras o de ninguna, y el sudoku tiene exactamente una solución.
    El candidato extra es verdadero.
idea-unique_rectangle_1 =
    Si cuatro celdas en dos filas, dos columnas y dos cajas solo contuvieran 1 y 2, estas cifras podrían intercambiarse: el sudoku tendría dos soluciones.
    Tres esquinas solo pueden ser 1 o 2; la cuarta tiene más candidatos.
    La cuarta esquina no puede ser ni 1 ni 2.
idea-unique_rectangle_2 =
    Si cuatro celdas en dos filas, dos columnas y dos cajas solo contuvieran 1 y 2, estas cifras podrían intercambiarse: el sudoku tendría dos soluciones.
    Dos esquinas solo pueden ser 1 o 2; las otras dos también pueden ser 3. Una de estas dos tiene que ser 3.
    Una celda que ve estas dos esquinas no puede ser 3.
idea-unique_rectangle_3 =
    Si cuatro celdas en dos filas, dos columnas y dos cajas solo contuvieran 1 y 2, estas cifras podrían intercambiarse: el sudoku tendría dos soluciones.
    Dos esquinas de un lado tienen otros candidatos, y uno de estos tiene que ser verdadero. Las dos esquinas cuentan como una sola celda con los candidatos extra y forman un subconjunto desnudo con otras celdas de la unidad.
    Ninguna otra celda de la unidad puede ser una cifra del subconjunto.
idea-unique_rectangle_4 =
    Si cuatro celdas en dos filas, dos columnas y dos cajas solo contuvieran 1 y 2, estas cifras podrían intercambiarse: el sudoku tendría dos soluciones.
    En una unidad de dos esquinas, el 1 no tiene más sitio que esas esquinas, así que una de ellas es 1. Si la otra fuera 2, el rectángulo sería mortal.
    Las dos esquinas no pueden ser 2.
idea-unique_rectangle_5 =
    Si cuatro celdas en dos filas, dos columnas y dos cajas solo contuvieran 1 y 2, estas cifras podrían intercambiarse: el sudoku tendría dos soluciones.
    Dos esquinas opuestas, o tres, también pueden ser 3 y nada más. Una de ellas tiene que ser 3.
    Una celda que ve todas esas esquinas no puede ser 3.
idea-unique_rectangle_6 =
    Si cuatro celdas en dos filas, dos columnas y dos cajas solo contuvieran 1 y 2, estas cifras podrían intercambiarse: el sudoku tendría dos soluciones.
    Dos esquinas opuestas tienen otros candidatos. En ambas filas, o en ambas columnas, el 1 no tiene más sitio que las esquinas, así que ocupa dos esquinas opuestas. Si ocupara las dos con más candidatos, las otras serían 2 y el rectángulo sería mortal.
    Las dos esquinas con más candidatos no pueden ser 1.
idea-hidden_rectangle =
    Si cuatro celdas en dos filas, dos columnas y dos cajas solo contuvieran 1 y 2, estas cifras podrían intercambiarse: el sudoku tendría dos soluciones.
    Toma la esquina opuesta a la que solo tiene 1 y 2. En su fila y en su columna, el 1 no tiene más sitio que las esquinas. Si esta esquina fuera 2, sus dos vecinas serían 1 y la cuarta 2: un patrón mortal.
    Esta esquina no puede ser 2.
idea-avoidable_rectangle_1 =
    Si cuatro celdas en dos filas, dos columnas y dos cajas, sin ninguna pista, solo contuvieran 1 y 2, estas cifras podrían intercambiarse: el sudoku tendría dos soluciones.
    Tres esquinas contienen 1 y 2 alternados, y ninguna es una pista.
    La cuarta esquina no puede completar el rectángulo.
idea-avoidable_rectangle_2 =
    Si cuatro celdas en dos filas, dos columnas y dos cajas, sin ninguna pista, solo contuvieran 1 y 2, estas cifras podrían intercambiarse: el sudoku tendría dos soluciones.
    Dos esquinas están llenas y no son pistas. Las otras dos completarían el rectángulo o serían 3, así que una de ellas es 3.
    Una celda que ve estas dos esquinas no puede ser 3.
idea-unique_loop_1 =
    Si un bucle de celdas, con dos en cada unidad por la que pasa, solo contuviera 1 y 2, estas cifras podrían intercambiarse: el sudoku tendría dos soluciones.
    Todas las celdas del bucle menos una solo pueden ser 1 o 2.
    La única celda con más candidatos no puede ser ni 1 ni 2.
idea-unique_loop_2 =
    Si un bucle de celdas, con dos en cada unidad por la que pasa, solo contuviera 1 y 2, estas cifras podrían intercambiarse: el sudoku tendría dos soluciones.
    Las celdas del bucle con más candidatos también pueden ser 3 y nada más. Una de ellas tiene que ser 3.
    Una celda que ve todas estas celdas no puede ser 3.
idea-unique_loop_3 =
    Si un bucle de celdas, con dos en cada unidad por la que pasa, solo contuviera 1 y 2, estas cifras podrían intercambiarse: el sudoku tendría dos soluciones.
    Dos celdas del bucle tienen otros candidatos, y uno de estos tiene que ser verdadero. Las dos celdas cuentan como una sola y forman un subconjunto desnudo con otras celdas de la unidad.
    Ninguna otra celda de la unidad puede ser una cifra del subconjunto.
idea-unique_loop_4 =
    Si un bucle de celdas, con dos en cada unidad por la que pasa, solo contuviera 1 y 2, estas cifras podrían intercambiarse: el sudoku tendría dos soluciones.
    Dos celdas del bucle son los únicos sitios del 1 en una unidad, así que una de ellas es 1. Si la otra fuera 2, las cifras del bucle podrían intercambiarse.
    Las dos celdas no pueden ser 2.
idea-extended_rectangle =
    Si dos filas de tres celdas solo contuvieran las mismas tres cifras, las filas podrían intercambiarse: el sudoku tendría dos soluciones. También vale con columnas.
    Algo tiene que impedirlo: uno de los otros candidatos de estas celdas es verdadero.
    Lo que dejaría solo las tres cifras, o lo que descartan todos los otros candidatos, es falso.
idea-bug_2 =
    Si cada celda sin resolver tuviera dos candidatos y cada cifra dos sitios en cada unidad, el sudoku tendría dos soluciones o ninguna.
    Todos los candidatos extra que lo impiden son de la misma cifra. Uno de ellos es verdadero.
    Una celda que los ve todos no puede ser esa cifra.
idea-bug_3 =
    Si cada celda sin resolver tuviera dos candidatos y cada cifra dos sitios en cada unidad, el sudoku tendría dos soluciones o ninguna.
    Uno de los candidatos extra es verdadero. Sus celdas cuentan como una sola y forman un subconjunto desnudo con otras celdas de la unidad.
    Ninguna otra celda de la unidad puede ser una cifra del subconjunto.
idea-bug_4 =
    Si cada celda sin resolver tuviera dos candidatos y cada cifra dos sitios en cada unidad, el sudoku tendría dos soluciones o ninguna.
    Dos celdas contienen los candidatos extra y son los únicos sitios de otra cifra en una unidad: una de las celdas toma esa cifra; la otra, un candidato extra.
    Todos los demás candidatos de las dos celdas son falsos.
idea-simple_colours_trap =
    Una cifra tiene dos sitios en una unidad tras otra. Colorea sus sitios alternando: o todos los de un color son verdaderos, o todos los del otro.
    Una celda que ve ambos colores ve uno verdadero en cualquier caso.
    Una celda que ve ambos colores no puede ser la cifra.
idea-simple_colours_wrap =
    Una cifra tiene dos sitios en una unidad tras otra. Colorea sus sitios alternando: o todos los de un color son verdaderos, o todos los del otro.
    Un color está dos veces en la misma unidad, y una unidad solo admite la cifra una vez.
    Todos los sitios de ese color son falsos, y los del otro son verdaderos.
idea-multi_colours_1 =
    Una cifra está coloreada en dos cadenas separadas: en cada una, uno de los dos colores es verdadero.
    Un color de la primera cadena ve un color de la segunda, así que no son ambos verdaderos. Uno de los dos colores opuestos es verdadero.
    Una celda que ve los dos colores opuestos no puede ser la cifra.
idea-multi_colours_2 =
    Una cifra está coloreada en dos cadenas separadas: en cada una, uno de los dos colores es verdadero.
    Un color de la primera cadena ve los dos colores de la segunda, y uno de estos es verdadero.
    Todos los sitios de ese color de la primera cadena son falsos.
idea-medusa_trap =
    Hay candidatos ligados en celdas con dos candidatos y en unidades con dos sitios para una cifra. Coloréalos alternando: o todos los de un color son verdaderos, o todos los del otro.
    Otro candidato queda descartado por un candidato de cada color.
    Ese candidato es falso.
idea-medusa_wrap =
    Hay candidatos ligados en celdas con dos candidatos y en unidades con dos sitios para una cifra. Coloréalos alternando: o todos los de un color son verdaderos, o todos los del otro.
    Un color se contradice: está dos veces en una celda, o para una cifra en una unidad, o deja una celda sin nada.
    Todos los candidatos de ese color son falsos, y los del otro son verdaderos.
idea-sue_de_coq =
    En el cruce de una caja y una línea, algunas celdas, junto con otras del resto de la caja y del resto de la línea, suman tantas cifras como celdas.
    Cada una de esas cifras se usa una vez entre ellas: las de la parte de la caja, en la caja; las de la parte de la línea, en la línea.
    Ninguna otra celda de la caja o de la línea puede ser una cifra que se usa en ella.
idea-wxyz_wing =
    Una celda de dos cifras y tres celdas de cuatro cifras tienen dos cifras en común.
    Una de las cifras comunes es restringida: sus sitios en los dos lados se ven, así que solo un lado puede tenerla. El otro lado la pierde y contiene todas sus demás cifras.
    Uno de los dos lados tiene la otra cifra común: una celda que ve todos sus sitios en ambos lados no puede ser esa cifra.
idea-vwxyz_wing =
    Una celda de dos cifras y cuatro celdas de cinco cifras tienen dos cifras en común.
    Una de las cifras comunes es restringida: sus sitios en los dos lados se ven, así que solo un lado puede tenerla. El otro lado la pierde y contiene todas sus demás cifras.
    Uno de los dos lados tiene la otra cifra común: una celda que ve todos sus sitios en ambos lados no puede ser esa cifra.
idea-uvwxyz_wing =
    Una celda de dos cifras y cinco celdas de seis cifras tienen dos cifras en común.
    Una de las cifras comunes es restringida: sus sitios en los dos lados se ven, así que solo un lado puede tenerla. El otro lado la pierde y contiene todas sus demás cifras.
    Uno de los dos lados tiene la otra cifra común: una celda que ve todos sus sitios en ambos lados no puede ser esa cifra.
idea-als_xz =
    Un grupo de celdas con una cifra más que celdas está casi bloqueado: si pierde una cifra, contiene todas las demás.
    Dos conjuntos así tienen en común una cifra restringida: sus sitios se ven, así que solo un conjunto puede tenerla. El otro contiene todas sus demás cifras.
    Una segunda cifra común está en uno de los dos: una celda que ve todos sus sitios no puede ser esa cifra.
idea-als_xy_wing =
    Un grupo de celdas con una cifra más que celdas está casi bloqueado: si pierde una cifra, contiene todas las demás.
    Un tercer conjunto comparte una cifra restringida con cada uno de otros dos. No puede prescindir de ambas cifras, así que uno de los otros dos pierde la suya y contiene las demás.
    Una cifra común a estos dos conjuntos está en uno de ellos: una celda que ve todos sus sitios no puede ser esa cifra.
idea-als_chain =
    Un grupo de celdas con una cifra más que celdas está casi bloqueado: si pierde una cifra, contiene todas las demás.
    Estos conjuntos están ligados uno con el siguiente por cifras restringidas. Si el primero no contiene su cifra final, toma la cifra que lo liga al siguiente, y así hasta el último.
    La cifra final está en el primer conjunto o en el último: una celda que ve allí todos sus sitios no puede ser esa cifra.
idea-death_blossom =
    Un grupo de celdas con una cifra más que celdas está casi bloqueado: si pierde una cifra, contiene todas las demás.
    Una celda, el tallo, le quita una cifra a un conjunto así con cada uno de sus candidatos: sea cual sea el verdadero, uno de los conjuntos queda bloqueado.
    Una cifra que todos los conjuntos contienen está en el bloqueado: una celda que ve todos sus sitios no puede ser esa cifra.
idea-aligned_pair_exclusion =
    Dos celdas se ven; ambas ven celdas o conjuntos a los que solo les sobra una cifra.
    Un par de cifras en las dos celdas que dejaría una celda o un conjunto así con muy pocas cifras es imposible.
    Una cifra de las dos celdas que se queda sin pareja es falsa.
idea-unique_rectangle_guardians =
    Si cuatro celdas en dos filas, dos columnas y dos cajas solo contuvieran 1 y 2, estas cifras podrían intercambiarse: el sudoku tendría dos soluciones.
    Las cifras tienen otros sitios en las unidades de los lados, y uno de esos sitios, u otro candidato de las esquinas, tiene que ser verdadero.
    Lo que todos estos descartan es falso.
idea-bug_lite =
    Toma en algunas celdas dos candidatos de cada una, de modo que cada cifra tenga dos sitios o ninguno en cada unidad. Si las celdas solo contuvieran estos, todos se podrían intercambiar: el sudoku tendría dos soluciones.
    Uno de los otros candidatos de estas celdas tiene que ser verdadero.
    Lo que todos estos candidatos descartan es falso.
idea-symmetrical_placement =
    Las pistas no cambian si se gira o se refleja la cuadrícula y se intercambian algunas cifras.
    El sudoku tiene una sola solución, así que girar o reflejar da de nuevo esa solución, con las mismas cifras intercambiadas.
    Una celda que se queda en su sitio solo puede ser una cifra que no cambia.
idea-firework_triple =
    Una fila y una columna se cruzan en una caja. Fuera de la caja, tres cifras solo caben en una celda de la fila y en una de la columna, las alas.
    Si una de esas cifras no está en ninguna de las alas, la fila y la columna la necesitan en la caja, y solo el cruce está en ambas. Tres cifras comparten tres celdas: el cruce y las alas.
    El cruce y las alas solo pueden ser esas tres cifras.
idea-firework_quadruple =
    Cuatro celdas son las esquinas de un rectángulo. Dos cifras están ligadas a una esquina y sus dos alas; otras dos, a la esquina opuesta y las mismas alas.
    Cuatro cifras tienen solo cuatro celdas, así que llenan las cuatro esquinas.
    Las cuatro esquinas solo pueden ser esas cifras.
idea-broken_wing =
    Una cifra tendría que ser verdadera y falsa alternativamente a lo largo de un anillo con un número impar de celdas, lo que es imposible.
    Las unidades entre las celdas tienen otros sitios para la cifra, los guardianes, y uno de ellos es verdadero.
    Una celda que ve todos los guardianes no puede ser la cifra.
idea-bivalue_oddagon =
    Un anillo con un número impar de celdas, cada una a la vista de la siguiente, no se puede llenar alternando solo 1 y 2.
    Uno de los otros candidatos de estas celdas es verdadero.
    Lo que todos estos candidatos descartan es falso.
idea-tridagon =
    Doce celdas en cuatro cajas, tres por caja en filas y columnas distintas, están dispuestas de modo que 1, 2 y 3 no bastan para llenarlas.
    Uno de los otros candidatos de estas celdas es verdadero.
    Lo que todos estos candidatos descartan es falso.
idea-junior_exocet =
    Dos celdas base de una caja solo pueden ser unas pocas cifras. Dos celdas objetivo están en las otras dos cajas de la misma banda o pila.
    Tres líneas que las cruzan tienen sitio para cada una de estas cifras solo dos veces, así que una cifra que está en la base tiene que estar también en un objetivo.
    Los objetivos toman las mismas dos cifras que las celdas base, y nada más.
idea-double_exocet =
    Dos exocets con las mismas cuatro cifras están uno junto al otro.
    Las celdas base de ambos contienen las cuatro cifras, y los objetivos de ambos también.
    Una celda que ve todas las celdas base, o todos los objetivos, no puede ser una de las cuatro cifras.
idea-sk_loop =
    Ocho pares de celdas recorren cuatro cajas. Cada par comparte cifras con el siguiente, en una fila, una columna o una caja.
    Los pares tienen dieciséis celdas, y las cifras compartidas tienen el sitio justo para ellas, así que cada cifra compartida se usa donde se encuentran sus dos pares.
    Ninguna otra celda de esa fila, columna o caja puede ser la cifra compartida.
idea-multi_sector_locked_sets =
    Toma las celdas sin resolver donde se cruzan varias filas y columnas. Unas cifras se cuentan por filas; las otras, por columnas.
    Entre todas caben tantas veces como celdas hay, así que cada cifra se usa en cada una de sus filas o columnas.
    Ninguna otra celda de esas filas o columnas puede ser esa cifra.
idea-remote_pair =
    Todas las celdas de una cadena solo pueden ser 1 o 2, cada una a la vista de la siguiente.
    Las contiguas son distintas, así que las celdas son 1 y 2 alternativamente. De la primera y la cuarta, una es 1 y la otra es 2.
    Una celda que ve ambas no puede ser ni 1 ni 2.
idea-x_chain =
    Enlaces fuertes de una cifra (al menos un extremo es verdadero) y débiles (como mucho un extremo es verdadero) se alternan; el primer enlace y el último son fuertes.
    Si el primer extremo es falso, el sitio siguiente es verdadero, el que viene después falso, y así sucesivamente: el último extremo es verdadero.
    Uno de los dos extremos es verdadero: una celda que ve ambos no puede ser la cifra.
idea-xy_chain =
    Celdas con dos cifras cada una forman una cadena: cada una comparte una cifra con la siguiente, y ambas se ven.
    Si la primera celda no es 1, toma su otra cifra, así que la siguiente toma también su otra cifra, y así sucesivamente: la última celda es 1.
    La primera celda o la última es 1: una celda que ve ambas no puede ser 1.
idea-continuous_nice_loop =
    Enlaces fuertes y débiles se alternan a lo largo de todo un bucle, hasta volver al comienzo.
    En cualquier sentido del recorrido, cada candidato es verdadero o falso alternativamente. De los dos extremos de cada enlace débil, exactamente uno es verdadero.
    Lo que descartan los dos extremos de un enlace débil es falso.
idea-discontinuous_nice_loop =
    Enlaces fuertes y débiles se alternan a lo largo de un bucle, pero donde este se cierra se encuentran en una celda dos enlaces del mismo tipo.
    Si se encuentran dos enlaces débiles, el candidato entre ellos se descartaría a sí mismo. Si se encuentran dos fuertes, el candidato no podría ser falso.
    Con dos enlaces débiles el candidato es falso; con dos fuertes es verdadero.
idea-aic =
    Enlaces fuertes (al menos un extremo es verdadero) y débiles (como mucho un extremo es verdadero) se alternan; el primer enlace y el último son fuertes. Un enlace puede cambiar de cifra dentro de una celda.
    Si el primer extremo es falso, los candidatos de la cadena son verdaderos y falsos alternativamente: el último extremo es verdadero.
    Uno de los dos extremos es verdadero: lo que ambos descartan es falso.
idea-grouped_continuous_nice_loop =
    Enlaces fuertes y débiles se alternan a lo largo de todo un bucle, hasta volver al comienzo. Algunos extremos son grupos: celdas de una línea en una caja.
    En cualquier sentido del recorrido, cada candidato es verdadero o falso alternativamente. De los dos extremos de cada enlace débil, exactamente uno es verdadero.
    Lo que descartan los dos extremos de un enlace débil es falso.
idea-grouped_discontinuous_nice_loop =
    Enlaces fuertes y débiles se alternan a lo largo de un bucle, pero donde este se cierra se encuentran en una celda dos enlaces del mismo tipo. Algunos extremos son grupos: celdas de una línea en una caja.
    Si se encuentran dos enlaces débiles, el candidato entre ellos se descartaría a sí mismo. Si se encuentran dos fuertes, el candidato no podría ser falso.
    Con dos enlaces débiles el candidato es falso; con dos fuertes es verdadero.
idea-grouped_aic =
    Enlaces fuertes (al menos un extremo es verdadero) y débiles (como mucho un extremo es verdadero) se alternan; el primer enlace y el último son fuertes. Un enlace puede cambiar de cifra dentro de una celda. Algunos extremos son grupos: celdas de una línea en una caja.
    Si el primer extremo es falso, los candidatos de la cadena son verdaderos y falsos alternativamente: el último extremo es verdadero.
    Uno de los dos extremos es verdadero: lo que ambos descartan es falso.
idea-cell_forcing_chain =
    Un candidato de una celda es verdadero.
    Desde cada candidato de la celda, una cadena lleva al mismo final.
    El final se cumple en todos los casos, así que es seguro.
idea-house_forcing_chain =
    Una unidad necesita la cifra en uno de sus sitios.
    Desde cada sitio, una cadena lleva al mismo final.
    El final se cumple en todos los casos, así que es seguro.
idea-contradiction_forcing_chain =
    Supón que un candidato es verdadero.
    Las cadenas que parten de él dejan una celda sin cifra, o una cifra sin sitio en una unidad.
    El candidato es falso.
idea-forcing_net =
    Supón que un candidato es verdadero y coloca todos los únicos que se deducen.
    Al final, una celda se queda sin cifra, o una cifra se queda sin sitio en una unidad.
    El candidato es falso.
idea-verity_net =
    De los candidatos de una celda, o de los sitios de una cifra en una unidad, uno es verdadero.
    Suponlos uno por uno y coloca todos los únicos que se deducen: algo es igual en todos los casos.
    Lo que es igual en todos los casos es seguro.
idea-kraken_fish_1 =
    Un pez tiene aletas, y una celda que limpiaría no las ve todas.
    Si todas las aletas son falsas, el pez limpia la celda. Desde cada aleta, una cadena muestra que el candidato también es falso.
    El candidato es falso en todos los casos.
idea-kraken_fish_2 =
    En un pez con aletas, o es verdadera una aleta o lo es uno de sus sitios en una cobertura.
    Desde cada uno de ellos, una cadena lleva al mismo final.
    El final se cumple en todos los casos, así que es seguro.
idea-proof_by_cases =
    Supón que un candidato es verdadero.
    Mira lo que le queda a una celda o a una cifra: cada uno de los casos lleva a una contradicción.
    El candidato es falso.
idea-template_set =
    Una cifra solo se puede colocar nueve veces de ciertas formas: sus plantillas.
    Una de las plantillas que encajan en la cuadrícula es la correcta.
    Un candidato que está en todas ellas es verdadero.
idea-template_delete =
    Una cifra solo se puede colocar nueve veces de ciertas formas: sus plantillas.
    Una de las plantillas que encajan en la cuadrícula es la correcta.
    Un candidato que no está en ninguna de ellas es falso.
idea-brute_force =
    Ninguna técnica de las que se conocen aquí encuentra un paso.
    Un programa prueba cifras hasta que tiene la solución.
    Se coloca una cifra de la solución.
