### Looked up: explanations of techniques

# Les explications : `about-<slug>` tient en une phrase, `when-<slug>` dit où chercher et en quoi la technique diffère des autres,
# `explain-<slug>` explique une étape, une phrase par ligne, `idea-<slug>` la technique elle-même, sans grille.
# Les zones portent leur article : « dans { $houses } », jamais « de » ni « à » devant elles, et jamais en début de phrase.

## What several explanations share

fish-size = { $base-houses-count ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[7] sept
}

claim-placed = { $cells } { $count ->
    [one] vaut
   *[other] valent
} { $digits }

claim-cannot = { $digits } est exclu de { $cells }

claim-remove = Éliminez { $effects }

claim-remove-too = éliminez { $effects }

effect-removed = { $digits } de { $cells }

sees-each =
    { $gone-count ->
        [one] cette case voit
       *[other] chacune de ces cases voit
    }

gone-sees =
    { $gone } { $gone-count ->
        [one] voit
       *[other] voient
    }

by-size =
    { $base-count ->
        [2] deux
        [3] trois
       *[other] quatre
    }

by-size-first =
    { $base-count ->
        [2] Deux
        [3] Trois
       *[other] Quatre
    }

rectangle-cells = { $base } occupent deux lignes, deux colonnes et deux blocs.

swap-cells = Si ces quatre cases ne contenaient que { $digits }, ces chiffres seraient interchangeables et la grille aurait deux solutions.



start-is-end =
    { $pivot-count ->
        [0] {""}
       *[other] Pour { $pivot-at }, aucune chaîne n’est nécessaire : c’est la conclusion elle-même.
    }


deadly-if-equal =
    { rectangle-cells }
    { swap-cells }
only-others =
    Outre { $digits }, { $fin } n’ont que le candidat { $fin-digits } : au moins une de ces cases vaut { $fin-digits }.
only-with-others =
    { $fin-count ->
        [one] Seule { $fin } a d’autres candidats.
       *[other] Seules { $fin } ont d’autres candidats.
    }

one-extra-is =
    { $claim } : au moins une des cases { $fin } vaut { $fin-digits }, et { gone-sees } { $fin-count ->
        [2] les deux.
       *[other] toutes ces cases.
    }

or-two-solutions = { $claim } : { $placed-count ->
    [0] avec { $gone-any } dans { $gone-count ->
        [one] cette case
       *[other] l’une de ces cases
    },
   *[other] sinon,
} la grille aurait deux solutions.

takes-another =
    { $claim } : { $fin } doit prendre un autre chiffre, sinon la grille aurait deux solutions.

extras-subset =
    { $claim } : { $fin }, avec { $cover }, épuisent { $subset } dans { $cover-houses }.

extras-as-cell =
    Au moins une des cases { $fin } vaut donc { $fin-any }.
    { extras-in-subset }

extras-in-subset =
    Comptez { $fin } comme une seule case qui aurait les candidats { $fin-digits }. Avec { $cover }, { $cover-digits-count ->
        [one] dont le seul candidat est { $cover-digits }
       *[other] dont les candidats sont { $cover-digits }
    }, elle forme un sous-ensemble nu sur { $subset } dans { $cover-houses }.
    Une case qui voit toutes les cases du sous-ensemble ne peut prendre aucun des chiffres { $subset }.

one-place-each =
    { $claim } : l’une des cases { $on } vaut { $on-digits }, et { $gone-digits } dans l’autre donnerait deux solutions à la grille.

one-of-pair =
    Dans { $cover-houses }, le { $on-digits } ne peut aller qu’en { $on } : l’une de ces deux cases vaut { $on-digits }.
    Si l’autre valait { $gone-digits }, le motif ne contiendrait que { $digits }.

loop-cells =
    Les { $base-count } cases du motif forment une boucle fermée où chaque case voit la suivante, et chaque ligne, colonne ou bloc contient deux de ces cases ou aucune : { $loop }.
    Si la boucle ne contenait que { $digits }, ces deux chiffres seraient interchangeables dans toutes ses cases, et la grille aurait deux solutions.

medusa-colours =
    Deux candidats dont exactement un est vrai prennent des couleurs différentes : les deux candidats d’une case, ou les deux places d’un chiffre dans une ligne, une colonne ou un bloc.
    Première couleur : { $on-at }.
    Seconde couleur : { $off-at }.
    Tous les candidats d’une couleur sont vrais, tous ceux de l’autre sont faux.

two-groups-of-colours =
    Quand le { $digits } n’a que deux places dans une ligne, une colonne ou un bloc, ces deux cases prennent des couleurs différentes : { $on } contre { $off }, et dans un second groupe { $base } contre { $cover }.
    Dans chaque groupe, les cases d’une couleur valent toutes { $digits }, celles de l’autre jamais.

two-colours =
    Quand le { $digits } n’a que deux places dans une ligne, une colonne ou un bloc, ces deux cases prennent des couleurs différentes. Première couleur : { $on }. Seconde couleur : { $off }.
    Les cases d’une couleur valent toutes { $digits }, celles de l’autre jamais.

bug-extras =
    Les candidats en trop, au-delà de deux par case, sont { $fin-at }.
    Sans eux, chaque case non résolue aurait deux candidats, et chaque chiffre deux places dans chaque zone où il manque encore : la grille aurait deux solutions ou aucune.
    Au moins un des candidats en trop est donc vrai.

loop-conclusion = { $claim } : { $turn ->
    [denies-itself] si { $start } vaut { $start-digits }, une chaîne montre que { $start } ne vaut pas { $start-digits }.
    [takes-another] si { $start } vaut { $start-digits }, une chaîne mène à { $end-digits } en { $start }.
    [confirms] si { $start } ne vaut pas { $start-digits }, une chaîne mène à { $start-digits } en { $start }, qui vaut donc { $start-digits }.
   *[denies-another] si { $start } valait { $end-digits }, elle ne vaudrait pas { $start-digits }, et une chaîne qui part de là montre que { $start } ne vaut pas { $end-digits }.
}

ends-conclusion = { $ends-digits-count ->
    [one] { $claim } : { $gone-count ->
        [one] au moins une des cases { $start } et { $end } vaut { $start-digits }, et { $gone } voit les deux.
       *[other] chacune de ces cases voit { $start } et { $end }, dont au moins une vaut { $start-digits }.
    }
   *[other] { $claim } : { $start } vaut { $start-digits } ou { $end } vaut { $end-digits }, et { $start } voit { $end }.
}

sees-both-sets = { $gone-count ->
    [one] { $gone } voit toutes les places de { $gone-digits } dans les deux ensembles
   *[other] { $gone-digits-count ->
        [one] chacune de ces cases voit toutes les places de { $gone-digits } dans les deux ensembles
       *[other] chaque candidat éliminé voit toutes les places du même chiffre dans les deux ensembles
    }
}.

one-set-holds = { $claim } : au moins un des ensembles { $base-group } et { $cover-group } contient { $gone-digits }, et { sees-both-sets }

lose-one-hold-others = Chacun est un ensemble presque verrouillé, avec un chiffre de plus que de cases : s’il perd un chiffre, il contient tous les autres.

closed-loop = { $claim } : une chaîne se referme en boucle, donc exactement un bout de chaque lien faible est vrai, et { $removed-count ->
    [one] ce candidat est exclu par les deux bouts d’un lien faible
   *[other] chacun de ces candidats est exclu par les deux bouts d’un lien faible
}{ $sets-count ->
    [0] .
   *[other] {" "}ou par un chiffre que doit contenir un ensemble presque verrouillé de la boucle.
}

closed-loop-lines =
    Lue dans l’autre sens, la boucle tient aussi : des deux bouts de chaque lien, exactement un est vrai.
    { $lines }

forced-end = { $placed-count ->
    [0] exclut { $gone-any } de { $gone }, aussitôt ou par une chaîne
   *[other] mène par une chaîne à { $placed }
}

kraken-places =
    Dans { $base-houses }, le { $digits } ne peut aller qu’en { $base }, hormis { fins }.
    Si { $fin-count ->
        [one] la nageoire est fausse
       *[other] toutes les nageoires sont fausses
    }, les { $digits } de ces zones vont dans { $cover-houses }, un dans chacune : dans { $witness-houses }, le { $digits } est { $pivot-count ->
        [one] en { $pivot }
       *[other] dans l’une des cases { $pivot }
    }.

nothing-left = { $witness-count ->
    [0] Le { $witness-digits } n’a plus de place dans { $witness-houses }
   *[other] { $witness } n’a plus de candidat
}

in-short = { $chain-count ->
    [one] La chaîne
   *[other] Les chaînes
} : { $chain }.



fish-siamese =
    { $sound ->
        [0] { $claim } : dans deux poissons à nageoire sur { $base-houses }, une nageoire vaut forcément { $digits }, et { sees-each } toutes les nageoires de l’un de ces poissons.
       *[other] { $claim } : dans { $gone-count ->
            [one] cette case,
           *[other] chacune de ces cases,
        } l’un de deux poissons à nageoire sur { $base-houses } exclut { $digits }, qu’une nageoire vaille { $digits } ou non.
    }
    { $base-count ->
        [0] Dans { $base-houses }, les { $digits } ne peuvent aller qu’en { $fin }, toutes nageoires d’un des poissons ou des deux.
       *[other] Dans { $base-houses }, les { $digits } ne peuvent aller qu’en { $base }, et en { $fin }, { $fin-count ->
            [one] nageoire d’un des poissons ou des deux.
           *[other] toutes nageoires d’un des poissons ou des deux.
        }
    }
    { $sound ->
        [0] {""}
       *[other] Chaque poisson a { fish-size } zones de recouvrement. Si aucune nageoire d’un poisson ne vaut { $digits }, ses zones de recouvrement reçoivent chacune un des { fish-size } { $digits } qui vont dans { $base-houses }, et aucune autre case n’y peut valoir { $digits }.
    }
    { $sound ->
        [0] {""}
       *[other] Si une nageoire vaut { $digits }, une case qui voit toutes les nageoires du même poisson ne peut pas valoir { $digits }.
    }
    { $lines }

fish-finned =
    { rules-out-anyway }
    { fish-places }
    { fish-without-fins }
    { fin-sees }

rules-out-anyway = { $claim }, { $fin-count ->
    [one] que la nageoire { $fin } vaille { $digits } ou non : si elle ne vaut pas { $digits }, c’est le poisson qui l’exclut ; sinon, c’est la nageoire, que { $gone } { $gone-count ->
        [one] voit
       *[other] voient
    }.
   *[other] que l’une des nageoires { $fin } vaille { $digits } ou non : si aucune ne vaut { $digits }, c’est le poisson qui l’exclut ; sinon, c’est une nageoire, car { gone-sees } toutes les nageoires.
}

fish-finned-mutant =
    { $unheld ->
        [0] { rules-out-anyway }
       *[other] { $claim } : { $fin-count ->
            [one] la nageoire { $fin } vaut { $digits }, et { sees-each } la nageoire.
           *[other] au moins une des nageoires { $fin } vaut { $digits }, et { sees-each } toutes les nageoires.
        }
    }
    { fish-places }
    { $unheld ->
        [0] { fish-without-fins }
       *[other] { no-fin-is }, { $base-count ->
            [0] le { $digits } n’a pas de place dans { $base-houses }, ce qui est impossible.
           *[other] les { fish-size } { $digits } qui vont dans { $base-houses } sont tous dans { $held } : trop peu de zones, ce qui est impossible.
        }
    }
    { fin-sees }

two-strong-links =
    { $claim } : { sees-each } { $pincer }, dont au moins une vaut { $digits }.
    { two-places-each }
    Au moins une des deux autres cases, { $pincer }, vaut donc { $digits }.

two-places-each =
    Le { $digits } n’a que deux places dans chacune de ces zones : { $base-houses }.
    { $base } sont dans { $cover-houses } et ne peuvent pas valoir { $digits } toutes les deux.

almost-locked-wing =
    { $claim } : au moins un des deux côtés du motif contient { $pincer-digits }, et { sees-each } toutes les places de { $pincer-digits } des deux côtés.
    Un côté est { $base }, avec les candidats { $base-digits } ; l’autre est { $cover }, avec { $cover-digits }. Chaque côté a un chiffre de plus que de cases.
    Chaque { $pivot-digits } d’un côté voit chaque { $pivot-digits } de l’autre, donc au moins un côté n’a pas de { $pivot-digits }.
    Un côté sans { $pivot-digits } a autant d’autres chiffres que de cases et doit contenir chacun d’eux, { $pincer-digits } compris.

locked-candidates =
    { $claim } : dans { $base-houses }, le { $digits } est forcément dans { $cover-houses }.
    Dans { $base-houses }, seules { $base } peuvent valoir { $digits }.
    { $base } sont { $base-count ->
        [2] toutes deux
       *[other] toutes
    } dans { $cover-houses }, et c’est l’une de ces cases qui y prend le { $digits }.

rectangle-one-extra =
    { one-extra-is }
    { deadly-if-equal }
    { only-others }

fish-basic =
    { $claim } : dans { $base-houses }, les { $digits } occupent { $cover-houses }.
    Dans { $base-houses }, les { $digits } ne peuvent aller qu’en { $base }.
    Toutes ces cases sont dans { $cover-houses } : { fish-size } { $digits } pour { fish-size } rangées, un dans chacune, et plus aucun pour les autres cases de ces rangées.

fish-mutant =
    { $claim } : dans { $base-houses }, les { $digits } occupent { $cover-houses }.
    Dans { $base-houses }, les { $digits } ne peuvent aller qu’en { $base }.
    Toutes ces cases sont dans { $cover-houses } : { fish-size } { $digits } pour { fish-size } zones, un dans chacune, et plus aucun pour les autres cases de ces zones.
    { $crossings ->
        [0] {""}
       *[other] Une case où deux de ces zones se croisent ne vaut pas { $digits } non plus : un seul { $digits } occuperait deux zones parmi { $cover-houses }.
    }

fins =
    { $fin-count ->
        [one] la nageoire { $fin }
       *[other] les nageoires { $fin }
    }

fish-places =
    { $base-count ->
        [0] Dans { $base-houses }, les { $digits } ne peuvent aller que dans { fins }.
       *[other] Dans { $base-houses }, les { $digits } ne peuvent aller qu’en { $base }, hormis { fins }.
    }

no-fin-is =
    { $fin-count ->
        [one] Si la nageoire ne vaut pas { $digits }
       *[other] Si aucune nageoire ne vaut { $digits }
    }

fin-sees =
    { $fin-count ->
        [one] Si la nageoire vaut { $digits }, elle exclut { $digits } de { $gone } : { sees-each } la nageoire.
       *[other] Si l’une des nageoires vaut { $digits }, elle exclut { $digits } de { $gone } : { sees-each } { $fin-count ->
            [2] les deux nageoires.
           *[other] toutes les nageoires.
        }
    }

fish-without-fins =
    { no-fin-is }, les { fish-size } { $digits } qui vont dans { $base-houses } sont dans { $cover-houses }, un dans chacune de ces zones, et il n’en reste aucun pour leurs autres cases{ $crossings ->
        [0] {""}
       *[other] , ni pour une case où deux de ces zones se croisent, car un seul { $digits } en occuperait deux
    }.

about-full_house = La dernière case vide d’une ligne, d’une colonne ou d’un bloc prend le chiffre qui y manque encore.
when-full_house = Avant tout le reste, et de nouveau après chaque chiffre placé : cherchez une ligne, une colonne ou un bloc où il ne reste qu’une case vide. Aucune note n’est nécessaire.
explain-full_house =
    { $claim } : il n’y a pas d’autre case vide dans { $base-houses }.
    Le seul chiffre qui manque dans { $base-houses } est { $digits }.

about-hidden_single = Un chiffre qui n’a plus qu’une place dans une ligne, une colonne ou un bloc va à cette place.
when-hidden_single = Commencez par les chiffres les plus fréquents dans la grille et demandez-vous, bloc par bloc, où chacun peut encore aller ; passez ensuite aux lignes et aux colonnes. On suit un chiffre, sans notes ; pour un singleton nu, on observe une case.
explain-hidden_single =
    { $claim } : dans { $base-houses }, aucune autre case ne peut valoir { $digits }.
    { $witness-count ->
        [0] Dans { $base-houses }, le { $digits } est déjà exclu de toutes les autres cases vides.
       *[other] Dans { $base-houses }, il ne reste qu’une case pour le { $digits } : { $base }.
    }

about-naked_single = Une case à laquelle il ne reste qu’un seul chiffre possible prend ce chiffre.
when-naked_single = Quand aucun chiffre n’a plus de place unique : prenez une case vide dont la ligne, la colonne et le bloc sont bien remplis, et comptez les chiffres qu’elle voit. Avec les notes, c’est une case qui n’en a qu’une.
explain-naked_single =
    { $claim } : tous les autres chiffres sont exclus de cette case.
    { $witness-count ->
        [0] Les étapes précédentes ont exclu tous les chiffres sauf { $digits } de { $base }.
        [8] { $base } voit chacun des huit autres chiffres, en { $witness }.
        [one] { $base } voit un chiffre en { $witness } ; les étapes précédentes ont exclu le reste.
       *[other] { $base } voit d’autres chiffres en { $witness }{ $witness-digits-count ->
            [8] .
           *[other]  ; les étapes précédentes ont exclu le reste.
        }
    }

subset-locked =
    { $claim } : { $base } se partagent { $digits } dans { $base-houses }.
    { $base } sont à la fois dans { $base-houses }. Leurs seuls candidats sont { $digits }.
    { by-size-first } cases prennent { by-size } chiffres, un chacune : dans { $base-houses }, aucune autre case ne peut les contenir.

subset-naked =
    { $claim } : { $base } se partagent { $digits } dans { $base-houses }.
    Les seuls candidats en { $base } sont { $digits }.
    { by-size-first } cases prennent { by-size } chiffres, un chacune : dans { $base-houses }, aucune autre case ne peut les contenir.

subset-hidden =
    { $claim } : dans { $base-houses }, { $base } sont réservées à { $digits }.
    Dans { $base-houses }, les chiffres { $digits } ne peuvent aller qu’en { $base }.
    { by-size-first } cases prennent ces { by-size } chiffres, un chacune : il n’y reste de place pour aucun autre.

## Candidats verrouillés et sous-ensembles

about-locked_pair = Deux cases à l’intersection d’un bloc et d’une rangée n’ont que les deux mêmes chiffres : ils disparaissent ailleurs dans les deux zones.
when-locked_pair = Dès que deux cases ont les deux mêmes notes, regardez si elles partagent un bloc et une rangée : vous pouvez alors nettoyer les deux. Une paire nue ordinaire ne nettoie qu’une zone.
explain-locked_pair = { subset-locked }

about-locked_triple = Les trois cases à l’intersection d’un bloc et d’une rangée n’ont à elles trois que trois chiffres : ils disparaissent ailleurs dans les deux zones.
when-locked_triple = Regardez là où une rangée traverse un bloc : les trois cases sont-elles vides, avec trois chiffres en tout ? Nettoyez alors le reste de la rangée et du bloc ; un triplet nu ordinaire ne nettoie qu’une zone.
explain-locked_triple = { subset-locked }

about-pointing = Un chiffre qui, dans un bloc, ne peut aller que sur une ligne ou une colonne disparaît du reste de celle-ci.
when-pointing = Prenez un chiffre et un bloc où il lui reste deux ou trois places. Si elles sont alignées, suivez leur rangée hors du bloc. La réduction fait l’inverse : elle va d’une rangée vers un bloc.
explain-pointing = { locked-candidates }

about-claiming = Un chiffre qui, dans une ligne ou une colonne, ne peut aller que dans un bloc disparaît du reste de ce bloc.
when-claiming = Prenez un chiffre et suivez une ligne ou une colonne où il lui reste deux ou trois places. Si elles sont toutes dans un bloc, nettoyez le reste du bloc. On la manque plus facilement que le pointage : passez les rangées en revue une à une.
explain-claiming = { locked-candidates }

about-naked_pair = Deux cases d’une ligne, d’une colonne ou d’un bloc qui n’ont que les deux mêmes chiffres les prennent tous les deux.
when-naked_pair = Passez d’une case à deux notes à la suivante, et cherchez les deux mêmes notes ailleurs dans sa ligne, sa colonne ou son bloc.
explain-naked_pair = { subset-naked }

about-naked_triple = Trois cases d’une ligne, d’une colonne ou d’un bloc qui n’ont à elles trois que trois chiffres les prennent tous les trois.
when-naked_triple = Dans une zone qui compte plusieurs cases vides, retenez celles à deux ou trois notes et cherchez-en trois qui n’ont que trois chiffres en tout. Aucune n’a besoin des trois : 12, 13 et 23 suffisent.
explain-naked_triple = { subset-naked }

about-hidden_pair = Deux chiffres qui n’ont que les deux mêmes places dans une ligne, une colonne ou un bloc n’y laissent de place à aucun autre.
when-hidden_pair = Regardez les chiffres, pas les cases : lesquels n’ont plus que deux places dans une zone ? Deux chiffres qui ont les deux mêmes places font la paire, quel que soit le nombre des autres notes de ces cases.
explain-hidden_pair = { subset-hidden }

about-hidden_triple = Trois chiffres qui n’ont que trois places dans une ligne, une colonne ou un bloc n’y laissent de place à aucun autre.
when-hidden_triple = Dans une zone où beaucoup de cases sont vides, relevez les chiffres qui n’ont que deux ou trois places, et cherchez-en trois qui se partagent trois cases. Avec six cases vides ou moins, regardez plutôt les autres cases : elles forment un triplet nu ou une paire nue.
explain-hidden_triple = { subset-hidden }

about-naked_quadruple = Quatre cases d’une ligne, d’une colonne ou d’un bloc qui n’ont à elles quatre que quatre chiffres les prennent tous les quatre.
when-naked_quadruple = Seulement dans une zone de huit ou neuf cases vides : retenez les cases qui ont de deux à quatre notes et cherchez quatre chiffres en tout. S’il y a moins de cases vides, les autres contiennent un triplet caché ou moins, que vous auriez trouvé.
explain-naked_quadruple = { subset-naked }

about-hidden_quadruple = Quatre chiffres qui n’ont que quatre places dans une ligne, une colonne ou un bloc n’y laissent de place à aucun autre.
when-hidden_quadruple = Seulement dans une zone de huit ou neuf cases vides : relevez les chiffres qui ont de deux à quatre places et cherchez-en quatre qui se partagent quatre cases. S’il y a huit cases vides, les quatre autres forment un quadruplet nu : on ne le trouve donc seul que dans une zone sans aucun chiffre.
explain-hidden_quadruple = { subset-hidden }

## Poissons

about-x_wing = Deux lignes où un chiffre ne peut aller que dans les deux mêmes colonnes, ou l’inverse : ailleurs, ces colonnes le perdent.
when-x_wing = Prenez un chiffre à la fois et cherchez les lignes où il a exactement deux places. Deux de ces lignes les ont-elles dans les deux mêmes colonnes ? Recommencez ensuite par colonnes. Si une seule place gêne, pensez au X-Wing à nageoire.
explain-x_wing = { fish-basic }

about-swordfish = Trois lignes où un chiffre ne peut aller que dans les trois mêmes colonnes, ou l’inverse : ailleurs, ces colonnes le perdent.
when-swordfish = Quand un chiffre n’a pas de X-Wing, relevez les lignes où il a deux ou trois places, et cherchez-en trois qui n’utilisent que trois colonnes ; puis par colonnes. Une ligne n’a pas besoin des trois places.
explain-swordfish = { fish-basic }

about-jellyfish = Quatre lignes où un chiffre ne peut aller que dans les quatre mêmes colonnes, ou l’inverse : ailleurs, ces colonnes le perdent.
when-jellyfish = Seulement pour un chiffre présent une fois dans la grille, ou pas du tout : cherchez quatre lignes dont les places n’utilisent que quatre colonnes, ou l’inverse. S’il est présent plus souvent, les rangées restantes contiennent un Swordfish ou un X-Wing qui élimine autant.
explain-jellyfish = { fish-basic }

about-finned_x_wing = Un X-Wing avec quelques places en trop, les nageoires : les cases qui les voient toutes perdent quand même le chiffre.
when-finned_x_wing = Quand une ou deux places en trop gâchent un X-Wing, regardez si elles sont toutes dans le bloc d’un même coin. Si oui, seules perdent le chiffre les cases de ce bloc qui sont dans la colonne (ou la ligne) du coin.
explain-finned_x_wing = { fish-finned }

about-sashimi_x_wing = Un X-Wing à nageoire où une rangée n’a plus qu’une place en dehors de ses nageoires.
when-sashimi_x_wing = Quand il manque un coin à un X-Wing et que le chiffre est juste à côté, dans le même bloc. Avec une seule nageoire, c’est un gratte-ciel ; un X-Wing à nageoire, lui, a tous ses coins.
explain-sashimi_x_wing = { fish-finned }

about-finned_swordfish = Un Swordfish avec quelques places en trop, les nageoires : les cases qui les voient toutes perdent quand même le chiffre.
when-finned_swordfish = Quand trois lignes feraient un Swordfish sans une ou deux places hors des trois colonnes : ces places en trop partagent-elles un bloc avec l’une de ses cases ? Alors, seules les cases de ce bloc situées dans les trois colonnes peuvent perdre le chiffre.
explain-finned_swordfish = { fish-finned }

about-sashimi_swordfish = Un Swordfish à nageoire où une rangée n’a plus qu’une place en dehors de ses nageoires.
when-sashimi_swordfish = Comme pour un Swordfish à nageoire, mais une des lignes peut n’avoir qu’une place dans les trois colonnes. Prenez deux lignes qui conviennent, et une troisième qui conviendrait sans ses nageoires dans un bloc.
explain-sashimi_swordfish = { fish-finned }

about-finned_jellyfish = Un Jellyfish avec quelques places en trop, les nageoires : les cases qui les voient toutes perdent quand même le chiffre.
when-finned_jellyfish = Quand un chiffre manque dans presque toutes les lignes et qu’aucun Swordfish à nageoire n’apparaît : prenez quatre lignes qui n’utilisent que quatre colonnes, à quelques places près dans un même bloc. Cherchez d’abord dans ce bloc ce qui pourrait partir.
explain-finned_jellyfish = { fish-finned }

about-sashimi_jellyfish = Un Jellyfish à nageoire où une rangée n’a plus qu’une place en dehors de ses nageoires.
when-sashimi_jellyfish = Comme pour un Jellyfish à nageoire, mais une ligne peut n’avoir qu’une place en dehors de ses nageoires. Une courte chaîne X élimine souvent la même chose et se trouve plus facilement.
explain-sashimi_jellyfish = { fish-finned }

about-franken_x_wing = Un X-Wing où des blocs remplacent certaines rangées.
when-franken_x_wing = Pour s’exercer, tant qu’il reste des candidats verrouillés : un bloc et une rangée, ou deux rangées recouvertes en partie par un bloc. Pointage et réduction, l’un après l’autre, montrent toujours la même chose.
explain-franken_x_wing = { fish-mutant }

about-finned_franken_x_wing = Un X-Wing Franken avec des nageoires : seules les cases qui les voient toutes perdent le chiffre.
when-finned_franken_x_wing = Cherchez un bloc où un chiffre tient sur une rangée, à une ou deux places près : la rangée recouvre le bloc, les places restantes sont les nageoires. Le rectangle vide en est la forme la plus simple, cherchez-le d’abord. Une place commune à deux zones de base est aussi une nageoire.
explain-finned_franken_x_wing = { fish-finned-mutant }

about-franken_swordfish = Un Swordfish où des blocs remplacent certaines rangées.
when-franken_swordfish = Quand un chiffre a deux lignes qui font presque un Swordfish, cherchez un bloc qui tienne le rôle de la troisième : là aussi, le chiffre se limite à deux des trois colonnes.
explain-franken_swordfish = { fish-mutant }

about-finned_franken_swordfish = Un Swordfish Franken avec des nageoires : seules les cases qui les voient toutes perdent le chiffre.
when-finned_franken_swordfish = Quand un Swordfish Franken a une place en trop, ou qu’il manque un lien à un rectangle vide : deux rangées et un bloc sur les trois mêmes recouvrements, hormis les nageoires, que doit toutes voir ce qui va partir. Une place commune à deux zones de base est aussi une nageoire.
explain-finned_franken_swordfish = { fish-finned-mutant }

about-franken_jellyfish = Un Jellyfish où des blocs remplacent certaines rangées.
when-franken_jellyfish = Quand un chiffre manque dans la plupart des lignes et que les poissons plus petits sont épuisés : commencez par les blocs où il se limite à deux colonnes, et ajoutez des lignes jusqu’à ce que quatre zones partagent quatre recouvrements.
explain-franken_jellyfish = { fish-mutant }

about-finned_franken_jellyfish = Un Jellyfish Franken avec des nageoires : seules les cases qui les voient toutes perdent le chiffre.
when-finned_franken_jellyfish = Peu de gens le cherchent à l’œil. Supposez un candidat vrai, rayez ce qu’il voit, et cherchez quatre lignes et blocs qui devraient se partager trois colonnes, ou l’inverse. Une place commune à deux zones de base est aussi une nageoire.
explain-finned_franken_jellyfish = { fish-finned-mutant }

about-squirmbag = Cinq lignes où un chiffre ne peut aller que dans les cinq mêmes colonnes, ou l’inverse : ailleurs, ces colonnes le perdent.
when-squirmbag = Seulement pour s’exercer : dans l’autre sens, les rangées restantes forment toujours un Jellyfish ou moins, qui élimine autant. Prenez un chiffre absent de la grille, trouvez son Jellyfish par colonnes, et regardez les cinq lignes qu’il n’utilise pas.
explain-squirmbag = { fish-basic }

about-whale = Six lignes où un chiffre ne peut aller que dans les six mêmes colonnes, ou l’inverse : ailleurs, ces colonnes le perdent.
when-whale = Seulement pour s’exercer : quand six lignes se partagent six colonnes, les rangées restantes contiennent dans l’autre sens un Swordfish ou moins. C’est lui qu’il faut chercher.
explain-whale = { fish-basic }

about-leviathan = Sept lignes où un chiffre ne peut aller que dans les sept mêmes colonnes, ou l’inverse : ailleurs, ces colonnes le perdent.
when-leviathan = Seulement pour s’exercer : c’est l’envers d’un X-Wing. Si sept lignes se partagent sept colonnes, les deux colonnes restantes gardent le chiffre sur deux lignes.
explain-leviathan = { fish-basic }

about-finned_mutant_x_wing = Un X-Wing mutant avec des nageoires : seules les cases qui les voient toutes perdent le chiffre.
when-finned_mutant_x_wing = Sa forme la plus simple est le cerf-volant : une ligne et une colonne, recouvertes par un bloc et une rangée. Ne cherchez ce poisson que si la ligne ou la colonne a une ou deux places de plus, toutes vues de la case à éliminer. Les indices ne le proposent que si vous vous y exercez. Une place commune à deux zones de base est aussi une nageoire.
explain-finned_mutant_x_wing = { fish-finned-mutant }

about-mutant_swordfish = Un Swordfish qui mêle lignes, colonnes et blocs d’un côté comme de l’autre.
when-mutant_swordfish = Rarement, et les indices ne le proposent que si vous vous y exercez : prenez un chiffre et faites d’une ligne, d’une colonne et d’un bloc une même base. Les cerfs-volants qui marchent presque sont un bon point de départ.
explain-mutant_swordfish = { fish-mutant }

about-finned_mutant_swordfish = Un Swordfish mutant avec des nageoires : seules les cases qui les voient toutes perdent le chiffre.
when-finned_mutant_swordfish = Une chaîne X de trois liens forts en est un. Cherchez-le quand une telle chaîne échoue parce qu’une zone a une place en trop et que la case à éliminer voit cette place. Les indices ne le proposent que si vous vous y exercez. Une place commune à deux zones de base est aussi une nageoire.
explain-finned_mutant_swordfish = { fish-finned-mutant }

about-mutant_jellyfish = Un Jellyfish qui mêle lignes, colonnes et blocs d’un côté comme de l’autre.
when-mutant_jellyfish = Rarement, et les indices ne le proposent que si vous vous y exercez : quatre zones quelconques dont les places tiennent dans quatre autres. Partez d’une ligne et d’une colonne qui ont peu de places et ne se rencontrent pas, et ajoutez des blocs.
explain-mutant_jellyfish = { fish-mutant }

about-finned_mutant_jellyfish = Un Jellyfish mutant avec des nageoires : seules les cases qui les voient toutes perdent le chiffre.
when-finned_mutant_jellyfish = Une chaîne X de quatre liens forts en est un. Supposez un candidat vrai, rayez ce qu’il voit, et cherchez quatre zones qui devraient se partager trois recouvrements. Les indices ne le proposent que si vous vous y exercez. Une place commune à deux zones de base est aussi une nageoire.
explain-finned_mutant_jellyfish = { fish-finned-mutant }

about-finned_mutant_squirmbag = Un Squirmbag mutant avec des nageoires : seules les cases qui les voient toutes perdent le chiffre.
when-finned_mutant_squirmbag = Un travail de programme, et les indices ne le proposent que si vous vous y exercez. À la main, suivez le chiffre comme une chaîne X de cinq liens forts, avec des groupes. Une place commune à deux zones de base est aussi une nageoire.
explain-finned_mutant_squirmbag = { fish-finned-mutant }

about-finned_mutant_whale = Un Whale mutant avec des nageoires : seules les cases qui les voient toutes perdent le chiffre.
when-finned_mutant_whale = Un travail de programme, et les indices ne le proposent que si vous vous y exercez. À la main, dessinez toutes les répartitions du chiffre qui contiennent le candidat douteux : vous n’en trouverez aucune. Une place commune à deux zones de base est aussi une nageoire.
explain-finned_mutant_whale = { fish-finned-mutant }

about-siamese_finned_x_wing = Deux X-Wings à nageoire sur les mêmes zones de base, avec d’autres recouvrements (les zones qui contiennent leurs places) et d’autres nageoires : chacun élimine ce que l’autre laisse.
when-siamese_finned_x_wing = Après un X-Wing à nageoire, gardez ses deux lignes et prenez une autre place pour nageoire. Cela ne vaut la peine que tant qu’il reste des candidats verrouillés : ils montrent la même chose, pas à pas.
explain-siamese_finned_x_wing = { fish-siamese }

about-siamese_finned_swordfish = Deux Swordfish à nageoire sur les mêmes zones de base, avec d’autres recouvrements (les zones qui contiennent leurs places) et d’autres nageoires : chacun élimine ce que l’autre laisse.
when-siamese_finned_swordfish = Après un Swordfish à nageoire, gardez ses trois lignes et changez une colonne, pour que d’autres places deviennent les nageoires. Cherchez dans les blocs de ces nouvelles nageoires.
explain-siamese_finned_swordfish = { fish-siamese }

about-siamese_finned_jellyfish = Deux Jellyfish à nageoire sur les mêmes zones de base, avec d’autres recouvrements (les zones qui contiennent leurs places) et d’autres nageoires : chacun élimine ce que l’autre laisse.
when-siamese_finned_jellyfish = Après un Jellyfish à nageoire, gardez ses quatre lignes et échangez une colonne contre celle d’une nageoire. Cela ne rapporte que si le premier poisson a laissé quelque chose dans un autre bloc.
explain-siamese_finned_jellyfish = { fish-siamese }

about-siamese_sashimi_x_wing = Deux X-Wings sashimi sur les mêmes zones de base, avec d’autres recouvrements (les zones qui contiennent leurs places) et d’autres nageoires : chacun élimine ce que l’autre laisse.
when-siamese_sashimi_x_wing = Après un X-Wing sashimi, gardez ses deux lignes et prenez pour recouvrement la colonne de la nageoire, à la place d’une colonne qui ne contient qu’un coin : ce coin devient la nageoire. Avec deux places par ligne, un gratte-ciel élimine les deux d’un coup.
explain-siamese_sashimi_x_wing = { fish-siamese }

about-siamese_sashimi_swordfish = Deux Swordfish sashimi sur les mêmes zones de base, avec d’autres recouvrements (les zones qui contiennent leurs places) et d’autres nageoires : chacun élimine ce que l’autre laisse.
when-siamese_sashimi_swordfish = Après un Swordfish sashimi, gardez ses trois lignes et prenez pour recouvrement la colonne de la nageoire, à la place d’une colonne qui ne contient qu’une place du poisson : cette place devient la nageoire.
explain-siamese_sashimi_swordfish = { fish-siamese }

about-siamese_sashimi_jellyfish = Deux Jellyfish sashimi sur les mêmes zones de base, avec d’autres recouvrements (les zones qui contiennent leurs places) et d’autres nageoires : chacun élimine ce que l’autre laisse.
when-siamese_sashimi_jellyfish = Après un Jellyfish sashimi, gardez ses quatre lignes et essayez la colonne de la nageoire comme recouvrement. Des chaînes X le long des mêmes lignes sont en général plus faciles à voir.
explain-siamese_sashimi_jellyfish = { fish-siamese }

about-siamese_finned_franken_x_wing = Deux X-Wings Franken à nageoire sur les mêmes zones de base, avec d’autres recouvrements (les zones qui contiennent leurs places) : chacun élimine ce que l’autre laisse.
when-siamese_finned_franken_x_wing = Après un X-Wing Franken à nageoire, gardez ses deux zones et essayez un autre recouvrement pour le même bloc : une colonne au lieu d’une ligne, ou la rangée voisine. Deux rectangles vides dans un même bloc ont souvent cet aspect.
explain-siamese_finned_franken_x_wing = { fish-siamese }

about-siamese_finned_franken_swordfish = Deux Swordfish Franken à nageoire sur les mêmes zones de base, avec d’autres recouvrements (les zones qui contiennent leurs places) : chacun élimine ce que l’autre laisse.
when-siamese_finned_franken_swordfish = Après un Swordfish Franken à nageoire, gardez ses trois zones et faites de la rangée d’une nageoire un recouvrement, pour que d’autres places deviennent des nageoires. Cherchez les cases qui voient toutes les nouvelles.
explain-siamese_finned_franken_swordfish = { fish-siamese }

about-siamese_finned_franken_jellyfish = Deux Jellyfish Franken à nageoire sur les mêmes zones de base, avec d’autres recouvrements (les zones qui contiennent leurs places) : chacun élimine ce que l’autre laisse.
when-siamese_finned_franken_jellyfish = Après un Jellyfish Franken à nageoire, gardez ses quatre zones et échangez un recouvrement contre une rangée qui passe par une nageoire. Presque personne ne le fait à l’œil ; deux chaînes X groupées éliminent la même chose.
explain-siamese_finned_franken_jellyfish = { fish-siamese }

about-siamese_finned_mutant_x_wing = Deux X-Wings mutants à nageoire sur les mêmes zones de base, avec d’autres recouvrements (les zones qui contiennent leurs places) : chacun élimine ce que l’autre laisse.
when-siamese_finned_mutant_x_wing = Après un X-Wing mutant à nageoire, gardez ses deux zones et recouvrez-les autrement : un autre bloc, ou une autre rangée qui passe par les mêmes cases. Deux cerfs-volants sur une même ligne et une même colonne ont cet aspect. Les indices ne le proposent que si vous vous y exercez.
explain-siamese_finned_mutant_x_wing = { fish-siamese }

about-siamese_finned_mutant_swordfish = Deux Swordfish mutants à nageoire sur les mêmes zones de base, avec d’autres recouvrements (les zones qui contiennent leurs places) : chacun élimine ce que l’autre laisse.
when-siamese_finned_mutant_swordfish = Rarement, et les indices ne le proposent que si vous vous y exercez : après un Swordfish mutant à nageoire, gardez ses trois zones et faites un recouvrement d’une rangée qui passe par une nageoire.
explain-siamese_finned_mutant_swordfish = { fish-siamese }

about-siamese_finned_mutant_jellyfish = Deux Jellyfish mutants à nageoire sur les mêmes zones de base, avec d’autres recouvrements (les zones qui contiennent leurs places) : chacun élimine ce que l’autre laisse.
when-siamese_finned_mutant_jellyfish = Un travail de programme, et les indices ne le proposent que si vous vous y exercez. Ce sont deux Jellyfish mutants à nageoire en une étape ; trouvez l’un, puis demandez-vous si un autre recouvrement ferait l’affaire.
explain-siamese_finned_mutant_jellyfish = { fish-siamese }

## Un chiffre, deux liens forts

about-skyscraper = Deux lignes, ou deux colonnes, ont chacune deux places pour un chiffre et sont alignées à un bout : l’un des deux autres bouts est vrai.
when-skyscraper = Imaginez un X-Wing de travers : deux lignes qui ont chacune deux places pour un chiffre, alignées à un seul bout. Regardez les cases qui voient les deux bouts libres. Essayez ensuite deux colonnes.
explain-skyscraper = { two-strong-links }

about-two_string_kite = Une ligne et une colonne ont chacune deux places pour un chiffre et partagent un bloc à un bout : l’un des deux autres bouts est vrai.
when-two_string_kite = Pour un chiffre, trouvez une ligne et une colonne à deux places chacune qui se rejoignent dans un bloc sans y partager de case. Regardez la case où se croisent les rangées des deux bouts libres. Un gratte-ciel, lui, a deux lignes ou deux colonnes.
explain-two_string_kite = { two-strong-links }

about-turbot_fish = Deux zones ont chacune deux places pour un chiffre, et un bout de l’une voit un bout de l’autre : l’un des bouts éloignés est vrai.
when-turbot_fish = Quand un chiffre ne montre ni gratte-ciel ni cerf-volant, ajoutez les blocs à deux places : un bloc et une rangée, deux blocs, ou deux lignes ou colonnes dont les bouts proches partagent un bloc.
explain-turbot_fish = { two-strong-links }

about-empty_rectangle = Un bloc n’a de places pour un chiffre que sur une ligne et une colonne ; un lien fort ailleurs barre l’une quand l’autre est barrée.
when-empty_rectangle = Cherchez un bloc où les places d’un chiffre ne sont que sur une ligne et une colonne, comme une croix ou un L. Trouvez ensuite hors du bloc une rangée où il n’a que deux places, dont une dans l’alignement d’un bras, et regardez où l’autre bras rencontre la rangée de la seconde place.
explain-empty_rectangle =
    { $claim } : sinon, le { $digits } n’aurait plus de place dans { $base-houses }.
    Dans { $base-houses }, le { $digits } ne peut aller que sur { $witness-houses-or } : { $base }.
    Dans { $cover-houses }, le { $digits } ne peut aller qu’en { $on } et { $off }.
    Avec { $digits } en { $gone }, { $off } ne vaudrait pas { $digits }, donc { $on } vaudrait { $digits }.
    { $gone } et { $on } excluraient alors { $digits } de chacune des cases { $base }.

about-dual_two_string_kite = Deux cerfs-volants qui se rejoignent dans les deux mêmes cases d’un bloc.
when-dual_two_string_kite = Quand vous avez trouvé un cerf-volant, restez sur ses deux cases du bloc et échangez leurs rôles : la colonne de l’une et la ligne de l’autre n’ont-elles aussi que deux places ? Alors les deux cerfs-volants comptent à la fois.
explain-dual_two_string_kite =
    { $claim } : { sees-each } les deux bouts éloignés d’un cerf-volant, dont au moins un vaut { $digits }.
    { two-places-each }
    { $lines }

about-dual_empty_rectangle = Deux rectangles vides dans le même bloc, chacun avec son propre lien fort.
when-dual_empty_rectangle = Quand un bloc vous a donné un rectangle vide, restez-y : cherchez une seconde rangée à deux places qui rencontre la même croix. Chacun des deux élimine son propre candidat.
explain-dual_empty_rectangle =
    { $claim } : sinon, le { $digits } n’aurait plus de place dans { $base-houses }.
    Dans { $base-houses }, le { $digits } ne peut aller que sur { $witness-houses-or } : { $base }.
    Le { $digits } n’a que deux places dans chacune de ces zones : { $cover-houses }.
    { $lines }
    Dans chacun de ces cas, { $digits } serait exclu { $base-count ->
        [2] des deux cases
       *[other] de toutes les cases
    } { $base }.

## Wings

about-w_wing = Deux cases ont les deux mêmes chiffres et ne peuvent pas prendre toutes deux l’un d’eux : l’une des deux prend donc l’autre.
when-w_wing = Quand deux cases qui ne se voient pas ont les deux mêmes notes : cherchez une zone où l’un des deux chiffres n’a que deux places, chacune en vue de l’une des cases. Dans un XY-Wing, les cases sont toutes différentes.
explain-w_wing =
    { $claim } : { sees-each } { $pincer }, dont au moins une vaut { $pincer-digits }.
    { $pincer } ont les deux mêmes candidats : { $digits }.
    Dans { $base-houses }, le { $base-digits } ne peut aller qu’en { $base }, et chacune des cases { $pincer } est vue par l’une de ces deux cases.
    Avec { $base-digits } dans l’une des cases { $base }, au moins une des cases { $pincer } ne vaut pas { $base-digits } et vaut donc { $pincer-digits }.

about-xy_wing = Un pivot à deux candidats (12) voit une case 13 et une case 23. Si le pivot vaut 1, la première vaut 3 ; s’il vaut 2, c’est la seconde. L’une des deux vaut 3, et une case qui voit les deux ne vaut pas 3.
when-xy_wing = Partez d’une case à deux notes, par exemple 12, et cherchez parmi les cases qu’elle voit un 13 et un 23, ou l’équivalent. Les ailes n’ont pas besoin de se voir ; regardez les cases qu’elles voient toutes deux.
explain-xy_wing =
    { $claim } : { sees-each } { $pincer }, dont au moins une vaut { $pincer-digits }.
    Le pivot { $pivot } a les candidats { $pivot-digits }.
    Chacune des ailes { $pincer } voit le pivot et a, outre { $pincer-digits }, un chiffre du pivot, différent pour chaque aile.
    Quel que soit le chiffre du pivot, l’aile qui a ce même chiffre vaut { $pincer-digits }.

about-xyz_wing = Une case à trois chiffres en voit deux autres qui ont chacune deux d’entre eux : l’une des trois prend le chiffre qu’elles ont en commun.
when-xyz_wing = Partez d’une case à trois notes, par exemple 123, et cherchez un 13 dans son bloc et un 23 dans sa ligne ou sa colonne hors du bloc, ou l’équivalent. Seules les cases du bloc dans cette rangée voient les trois ; si la première case a deux notes, pensez à un XY-Wing.
explain-xyz_wing =
    { $claim } : { sees-each } le pivot { $pivot } et les ailes { $pincer }, et au moins une de ces trois cases vaut { $pincer-digits }.
    Le pivot { $pivot } a les candidats { $pivot-digits }.
    Chacune des ailes { $pincer } voit le pivot et a, outre { $pincer-digits }, un autre chiffre du pivot.
    Si le pivot ne vaut pas { $pincer-digits }, l’aile qui a le même chiffre que le pivot vaut { $pincer-digits }.

## Unicité

about-bug_1 = Si toutes les cases non résolues avaient deux candidats, la grille aurait deux solutions ou aucune : l’unique candidat qui l’empêche est vrai.
when-bug_1 = Vers la fin, quand chaque case vide a deux notes et une seule en a trois : dans cette case, le chiffre qui a trois places dans sa ligne, sa colonne et son bloc est vrai.
explain-bug_1 =
    { $claim } : si { $fin } ne valait pas { $fin-digits }, la grille n’aurait pas exactement une solution.
    Chaque case non résolue, sauf { $fin }, n’a que deux candidats.
    Sans { $fin-digits }, { $fin } en aurait deux aussi, et chaque chiffre aurait deux places dans chaque zone où il manque encore : il y aurait deux solutions ou aucune.

about-unique_rectangle_1 = Quatre cases sur deux lignes, deux colonnes et deux blocs ne peuvent pas se limiter aux deux mêmes chiffres, sinon la grille aurait deux solutions : le seul coin qui a d’autres candidats en prend un.
when-unique_rectangle_1 = Quand deux cases alignées, mais dans des blocs différents, ont les deux mêmes notes, complétez le rectangle. Si un troisième coin n’a que ces deux notes et que le quatrième les a avec d’autres, c’est ce type.
explain-unique_rectangle_1 =
    { takes-another }
    { deadly-if-equal }
    Seule { $fin } a d’autres candidats : elle doit prendre l’un d’eux.

about-unique_rectangle_2 = Deux coins voisins d’un rectangle qui serait interdit ont le même candidat en trop : l’un des deux le prend.
when-unique_rectangle_2 = Quand deux coins voisins n’ont que les deux mêmes notes, regardez en face : les deux autres ont-ils ces notes et un chiffre de plus, le même pour les deux ? Si les chiffres diffèrent, pensez aux types 3 et 4.
explain-unique_rectangle_2 = { rectangle-one-extra }

about-unique_rectangle_3 = Les candidats en trop de deux coins voisins comptent comme une seule case, qui forme un sous-ensemble nu avec d’autres cases de la zone.
when-unique_rectangle_3 = Quand deux coins voisins n’ont que deux notes et que les deux autres ont des notes en trop différentes : comptez celles-ci comme une seule case, et cherchez-lui des partenaires dans la rangée ou le bloc de ces coins, comme pour une paire nue ou un triplet nu.
explain-unique_rectangle_3 =
    { extras-subset }
    { deadly-if-equal }
    { extras-as-cell }

about-unique_rectangle_4 = Deux coins voisins sont les seules places d’un des deux chiffres dans une zone : aucun ne peut prendre l’autre chiffre.
when-unique_rectangle_4 = Quand deux coins voisins n’ont que deux notes : demandez-vous si les deux autres sont les seules places d’un de ces chiffres dans une rangée ou un bloc qu’ils partagent. Si oui, l’autre chiffre disparaît des deux, quelles que soient leurs notes en trop.
explain-unique_rectangle_4 =
    { one-place-each }
    { deadly-if-equal }
    { only-with-others }
    { one-of-pair }

about-unique_rectangle_5 = Deux coins opposés, ou trois coins, d’un rectangle qui serait interdit ont le même candidat en trop : l’un d’eux le prend.
when-unique_rectangle_5 = Comme pour le type 2, mais les coins qui ont le même chiffre en trop sont en diagonale, ou bien ils sont trois. Cherchez les cases qui voient tous ces coins.
explain-unique_rectangle_5 = { rectangle-one-extra }

about-unique_rectangle_6 = Deux coins opposés ont d’autres candidats et, dans les deux lignes ou les deux colonnes, l’un des deux chiffres n’a de place que dans le rectangle : ces deux coins ne peuvent pas le prendre.
when-unique_rectangle_6 = Quand les coins qui n’ont que deux notes sont en diagonale : voyez si l’un des chiffres n’a aucune autre place dans les deux lignes, ou les deux colonnes, du rectangle. Alors les deux autres coins le perdent.
explain-unique_rectangle_6 =
    { or-two-solutions }
    { deadly-if-equal }
    { only-with-others }
    Dans { $cover-houses }, le { $on-digits } ne peut aller que dans des cases du rectangle.
    Si l’une des cases { $fin } valait { $on-digits }, la rangée parallèle n’aurait plus que le coin opposé comme place pour le { $on-digits }. Les deux autres coins prendraient l’autre des chiffres { $digits }, et le rectangle ne contiendrait que { $digits }.

about-hidden_rectangle = Si un coin prenait l’un des deux chiffres, l’autre devrait remplir les coins voisins, et le rectangle serait interdit.
when-hidden_rectangle = Quand un coin d’un rectangle, ou deux, n’ont que deux notes : allez au coin opposé à l’un d’eux. Si l’un des deux chiffres n’a aucune autre place dans la ligne et la colonne de ce coin, le coin perd l’autre chiffre. On le trouve même quand il reste beaucoup de notes.
explain-hidden_rectangle =
    { or-two-solutions }
    { deadly-if-equal }
    Dans { $cover-houses }, le { $on-digits } ne peut aller que dans des cases du rectangle, et { $witness } n’a que les candidats { $digits }.
    Si { $pivot } valait { $gone-digits }, les coins voisins de { $pivot } vaudraient { $on-digits } et { $witness } vaudrait { $gone-digits } : le rectangle ne contiendrait que { $digits }.

about-avoidable_rectangle_1 = Trois coins qui n’étaient pas dévoilés contiennent deux chiffres en alternance : le quatrième ne peut pas compléter le rectangle, dont les chiffres seraient interchangeables.
when-avoidable_rectangle_1 = Quand vous avez rempli vous-même trois coins d’un rectangle sur deux blocs, par exemple avec 1, 2 et 1 : le quatrième ne peut pas valoir 2. Cela ne marche que si aucun des trois n’était dévoilé.
explain-avoidable_rectangle_1 =
    { or-two-solutions }
    { $witness } contiennent { $digits }, et aucune de ces cases n’est dévoilée.
    Avec { $gone-digits } en { $gone }, ces quatre cases sur deux lignes, deux colonnes et deux blocs ne contiendraient que { $digits }, sans qu’aucune soit dévoilée : { $digits } seraient interchangeables.

about-avoidable_rectangle_2 = Deux coins non dévoilés sont remplis, les deux autres compléteraient le rectangle ou prendraient un même troisième chiffre : l’un d’eux prend le troisième.
when-avoidable_rectangle_2 = Quand vous avez rempli vous-même deux coins voisins, tous deux non dévoilés : regardez les deux autres. Si chacun ne peut que compléter le rectangle ou prendre un même troisième chiffre, cherchez les cases qui voient les deux.
explain-avoidable_rectangle_2 =
    { one-extra-is }
    { $witness } contiennent { $digits }, et aucune de ces deux cases n’est dévoilée.
    Si { $base } complétaient un rectangle de ces deux chiffres, aucune case du rectangle ne serait dévoilée : { $digits } seraient interchangeables, et la grille aurait deux solutions.
    { only-others }

about-unique_loop_1 = Une boucle de six cases ou plus ne peut pas alterner deux chiffres seulement, car ils seraient interchangeables : la seule case qui a d’autres candidats en prend un.
when-unique_loop_1 = Quand six cases ou plus ont les deux mêmes notes et forment un anneau, deux dans chaque zone touchée, et qu’une seule a d’autres notes. Partez d’un rectangle unique qui se ferme presque, mais fait un détour ; les paires distantes laissent l’anneau ouvert.
explain-unique_loop_1 =
    { takes-another }
    { loop-cells }
    Seule { $fin } a d’autres candidats : elle doit prendre l’un d’eux.

about-unique_loop_2 = Toutes les cases qui empêchent d’échanger les deux chiffres d’une boucle ont le même candidat en trop : l’une d’elles le prend.
when-unique_loop_2 = Quand un tel anneau de deux chiffres a deux cases ou plus avec un chiffre en trop, le même partout. Cherchez les cases qui les voient toutes, comme pour le rectangle unique type 2.
explain-unique_loop_2 =
    { one-extra-is }
    { loop-cells }
    { only-others }

about-unique_loop_3 = Les candidats en trop de deux cases d’une boucle comptent comme une seule case, qui forme un sous-ensemble nu avec d’autres cases de la zone.
when-unique_loop_3 = Quand un tel anneau n’a que deux cases à notes en trop, différentes, dans une même zone : comptez ces notes comme une seule case et cherchez une paire nue ou un triplet nu avec d’autres cases de cette zone.
explain-unique_loop_3 =
    { extras-subset }
    { loop-cells }
    { extras-as-cell }

about-unique_loop_4 = Deux cases d’une boucle sont les seules places d’un de ses deux chiffres dans une zone : aucune ne peut prendre l’autre chiffre.
when-unique_loop_4 = Quand un tel anneau n’a que deux cases à notes en trop dans une zone : voyez si l’un de ses deux chiffres n’a aucune autre place dans cette zone. Alors l’autre disparaît des deux cases.
explain-unique_loop_4 =
    { one-place-each }
    { loop-cells }
    { only-with-others }
    { one-of-pair }

about-extended_rectangle = Deux lignes de trois cases, ou deux colonnes, ne peuvent pas se limiter aux trois mêmes chiffres, car ils seraient interchangeables.
when-extended_rectangle = Quand les trois mêmes chiffres sont dans trois cases d’une rangée et dans les trois cases d’à côté d’une rangée parallèle, sur trois blocs ou à l’intérieur de deux, et qu’une ou deux cases seulement en ont d’autres. Cherchez là où un triplet nu se répète presque.
explain-extended_rectangle =
    { $cover-count ->
        [0] { $on-count ->
            [0] { $fin-count ->
                [one] { takes-another }
               *[other] { one-extra-is }
            }
           *[other] { $claim } : l’une des cases { $on } vaut { $on-digits }, et l’autre { $fin-any }.
        }
       *[other] { extras-subset }
    }
    { $base } forment deux rangées de trois cases, chaque case à côté d’une case de l’autre rangée.
    Si ces cases ne contenaient que { $digits }, les deux rangées seraient interchangeables sans qu’aucune ligne, aucune colonne ni aucun bloc change de chiffres, et la grille aurait deux solutions.
    { $fin-count ->
        [one] { $fin } vaut donc { $fin-any }.
       *[other] Au moins une des cases { $fin } vaut donc { $fin-any }.
    }
    { $cover-count ->
        [0] { $on-count ->
            [0] {""}
           *[other] Dans { $cover-houses }, le { $on-digits } ne peut aller qu’en { $on } : l’une de ces cases vaut { $on-digits }, et l’autre { $fin-any }.
        }
       *[other] { extras-in-subset }
    }

about-bug_2 = Tous les candidats qui évitent à la grille d’être un BUG sont un même chiffre : l’un d’eux est vrai.
when-bug_2 = Vers la fin, quand presque toutes les cases ont deux notes et que les rares qui en ont trois ont le même chiffre en trop : cherchez les cases qui voient toutes ces places. Avec une seule case, c’est le BUG + 1.
explain-bug_2 =
    { one-extra-is }
    Sans { $fin-digits } en { $fin }, chaque case non résolue aurait deux candidats, et chaque chiffre deux places dans chaque zone où il manque encore.
    La grille aurait alors deux solutions ou aucune, donc au moins une des cases { $fin } vaut { $fin-digits }.

about-bug_3 = Ce qui évite à la grille d’être un BUG compte comme une seule case, qui forme un sous-ensemble nu avec d’autres cases de la zone.
when-bug_3 = Vers la fin, quand les deux ou trois cases qui ont trop de notes partagent une zone et que leurs notes en trop diffèrent : comptez celles-ci comme une seule case, et cherchez-y une paire nue ou un triplet nu avec d’autres cases.
explain-bug_3 =
    { extras-subset }
    { bug-extras }
    { extras-in-subset }

about-bug_4 = Deux cases qui évitent à la grille d’être un BUG sont les seules places d’un autre chiffre : elles ne prennent rien d’autre.
when-bug_4 = Vers la fin, quand deux cases qui ont trop de notes partagent une zone : y a-t-il un chiffre, autre que ceux en trop, qui n’y a de place que dans ces deux cases ? Alors elles ne gardent que ce chiffre et leurs notes en trop.
explain-bug_4 =
    { $claim } : l’une des cases { $on } vaut { $on-digits }, et l’autre prend un candidat en trop.
    { bug-extras }
    Dans { $cover-houses }, le { $on-digits } ne peut aller qu’en { $on }.
    L’une des cases { $on } vaut donc { $on-digits }, et l’autre prend un candidat en trop.

## Coloriage

about-simple_colours_trap = Les places d’un chiffre qui vont par deux prennent deux couleurs, dont l’une est vraie dans toutes ses cases : une case qui voit les deux couleurs ne peut pas être ce chiffre.
when-simple_colours_trap = Quand un chiffre n’a que deux places dans plusieurs zones qui s’enchaînent par des cases communes : coloriez ces places en alternance, et cherchez ailleurs une case qui voit les deux couleurs. Une chaîne X peut aussi passer par des liens plus lâches.
explain-simple_colours_trap =
    { $claim } : { sees-each } les deux couleurs, et l’une des deux vaut { $digits } dans toutes ses cases.
    { two-colours }
    { $gone-count ->
        [one] { $gone } voit { $seen-on } de la première couleur et { $seen-off } de la seconde.
       *[other] Chacune des cases { $gone } voit des cases des deux couleurs.
    }

about-simple_colours_wrap = Les places d’un chiffre qui vont par deux prennent deux couleurs : une couleur présente deux fois dans une zone est fausse.
when-simple_colours_wrap = En coloriant un chiffre en alternance, vérifiez chaque zone : dès que deux cases d’une même couleur partagent une ligne, une colonne ou un bloc, toute cette couleur est fausse. Pour le piège, on regarde au contraire hors des cases coloriées.
explain-simple_colours_wrap =
    { $claim } : soit toutes ces cases valent { $digits }, soit aucune, et { $conflict } sont ensemble dans { $cover-houses }.
    { two-colours }
    La seconde couleur est fausse, car { $cover-houses } ne peut avoir qu’un { $digits }.

about-multi_colours_1 = Deux groupes d’un même chiffre, en deux couleurs chacun : quand une couleur d’un groupe voit une couleur de l’autre, l’une des deux couleurs opposées est vraie, et une case qui voit ces deux-là ne peut pas être ce chiffre.
when-multi_colours_1 = Quand un chiffre forme deux groupes de paires séparés : coloriez les deux. Si une couleur de l’un voit une couleur de l’autre, cherchez les cases qui voient les deux couleurs opposées.
explain-multi_colours_1 =
    { $claim } : { $witness-count ->
        [0] la couleur de { $on } ou celle de { $base } est vraie, et { $gone-count ->
            [one] { $gone } voit les deux couleurs.
           *[other] chacune de ces cases voit les deux couleurs.
        }
       *[other] { $gone-count ->
            [one] { $gone } voit
           *[other] chacune de ces cases voit
        } deux couleurs, dont au moins une est vraie.
    }
    { two-groups-of-colours }
    { $near } voit { $far }, donc les couleurs de { $near } et de { $far } ne sont pas vraies toutes les deux. Au moins une des deux autres couleurs est donc vraie : celle de { $on } ou celle de { $base }.
    { $lines }

about-multi_colours_2 = Deux groupes d’un même chiffre, en deux couleurs chacun : une couleur qui voit les deux couleurs de l’autre groupe est fausse.
when-multi_colours_2 = Quand un chiffre forme deux groupes de paires séparés : coloriez les deux et voyez si une couleur de l’un voit les deux couleurs de l’autre. Elle est alors entièrement fausse.
explain-multi_colours_2 =
    { $claim } : { $gone-count ->
        [one] cette case voit les deux couleurs d’un groupe de cases, et l’une de ces deux couleurs vaut { $digits } dans toutes ses cases.
       *[other] soit toutes ces cases valent { $digits }, soit aucune, et elles voient les deux couleurs d’un second groupe, dont l’une vaut { $digits } dans toutes ses cases.
    }
    { $gone-count ->
        [one] Quand le { $digits } n’a que deux places dans une ligne, une colonne ou un bloc, ces deux cases prennent des couleurs différentes. Première couleur : { $base }. Seconde couleur : { $cover }.
       *[other] { two-groups-of-colours }
    }
    { $near-count ->
        [one] Si { $near } valait { $digits }, { $far } et { $far-too } ne pourraient pas valoir { $digits }
       *[other] Si la couleur de { $off } était vraie, { $near } exclurait { $digits } de { $far }, et { $near-too } exclurait { $digits } de { $far-too }
    } : les deux couleurs { $gone-count ->
        [one] {""}
       *[other] du second groupe{" "}
    }seraient fausses, ce qui est impossible.

about-medusa_trap = Les candidats dont exactement un est vrai, dans une case ou une zone, prennent deux couleurs : ce que les deux couleurs excluent est faux.
when-medusa_trap = Quand le coloriage d’un seul chiffre s’arrête et que beaucoup de cases ont deux notes : faites passer la couleur à l’autre chiffre d’une telle case et continuez. Cherchez ensuite les candidats que les deux couleurs excluent, à vue ou dans leur propre case.
explain-medusa_trap =
    { $claim } : de deux couleurs, l’une est vraie dans tous ses candidats, et chaque couleur exclut { $removed-count ->
        [one] { $gone-any } de { $gone }.
       *[other] tout ce qui est éliminé.
    }
    { medusa-colours }

about-medusa_wrap = Les candidats dont exactement un est vrai, dans une case ou une zone, prennent deux couleurs : une couleur qui se contredit est fausse.
when-medusa_wrap = En coloriant tous les chiffres : dès qu’une couleur est deux fois dans une case, deux fois dans une zone pour un même chiffre, ou ne laisse rien à une case, toute cette couleur est fausse. Vérifiez après chaque case coloriée.
explain-medusa_wrap =
    { $claim } : tous les candidats d’une même couleur seraient vrais ensemble, et alors { $witness-houses-count ->
        [0] { $witness-digits-count ->
            [0] { $witness } n’aurait plus de candidat.
           *[other] { $witness } vaudrait à la fois { $witness-digits }.
        }
       *[other] { $witness-houses } aurait plus d’un { $witness-digits } : { $witness }.
    }
    { medusa-colours }
    C’est la seconde couleur qui ne peut pas être vraie.

## Ensembles presque verrouillés et exclusion

about-sue_de_coq = Les cases où un bloc rencontre une ligne ou une colonne ont, avec d’autres cases des deux zones, autant de chiffres qu’il y a de cases : chaque chiffre y sert une fois.
when-sue_de_coq = Regardez les cases où une rangée croise un bloc : deux cases à quatre chiffres en tout, ou trois à cinq. Cherchez ensuite une case à deux de ces chiffres dans le reste de la rangée, et une à deux autres dans le reste du bloc.
explain-sue_de_coq =
    { $claim } : { $whole } se partagent { $whole-digits }, un chacune.
    { $base } sont à la fois dans { $cover-houses }. Outre ces cases, { $on } dans { $line } { $on-count ->
        [one] a
       *[other] ont
    } les candidats { $on-digits }, et { $off } dans { $box } { $off-count ->
        [one] a
       *[other] ont
    } { $off-digits }.
    { $on } d’une part, { $off } d’autre part, n’ont aucun chiffre en commun : chaque chiffre a donc toutes ses places dans { $line } ou toutes dans { $box }, et ne peut servir qu’une fois dans ces cases. Il y a autant de chiffres que de cases, donc chaque chiffre est dans l’une d’elles.
    Dans { $line }, aucune autre case ne peut valoir { $on-any } ; dans { $box }, aucune autre ne peut valoir { $off-any }.
    { $only-count ->
        [0] {""}
       *[other] Dans { $line } et { $box }, aucune autre case ne peut valoir { $only-any }.
    }

about-wxyz_wing = Une case à deux chiffres et trois cases à quatre chiffres ont deux chiffres en commun. L’un d’eux est exclusif, il ne peut pas être des deux côtés : l’un des côtés prend donc l’autre chiffre.
when-wxyz_wing = Quand il manque peu à un XYZ-Wing : partez d’une case à deux notes et cherchez trois cases d’une même zone à quatre chiffres, dont ces deux-là. Pour l’un des deux, toutes les places de part et d’autre doivent se voir.
explain-wxyz_wing = { almost-locked-wing }

about-vwxyz_wing = Une case à deux chiffres et quatre cases à cinq chiffres ont deux chiffres en commun. L’un d’eux est exclusif, il ne peut pas être des deux côtés : l’un des côtés prend donc l’autre chiffre.
when-vwxyz_wing = Comme un WXYZ-Wing avec une case de plus : une case à deux notes face à quatre cases d’une même zone à cinq chiffres. Passez en revue les cases à deux notes ; le côté le plus fourni est presque un quadruplet nu.
explain-vwxyz_wing = { almost-locked-wing }

about-uvwxyz_wing = Une case à deux chiffres et cinq cases à six chiffres ont deux chiffres en commun. L’un d’eux est exclusif, il ne peut pas être des deux côtés : l’un des côtés prend donc l’autre chiffre.
when-uvwxyz_wing = Comme un WXYZ-Wing avec deux cases de plus : une case à deux notes face à cinq cases d’une même zone à six chiffres. Avec sept cases vides, regardez plutôt les rares cases de la zone laissées de côté : elles se lisent plus vite.
explain-uvwxyz_wing = { almost-locked-wing }

about-als_xz = Deux ensembles presque verrouillés (n cases, n + 1 chiffres) partagent un chiffre que seul l’un des deux peut contenir : l’autre contient tous ses autres chiffres, donc une case qui voit toutes les places d’un second chiffre commun ne peut pas être ce chiffre.
when-als_xz = Cherchez dans une zone des groupes de cases qui ont un chiffre en trop : une case à deux notes, deux cases à trois chiffres, trois à quatre. Prenez deux groupes qui ont deux chiffres en commun, dont l’un ne peut pas être dans les deux.
explain-als_xz =
    { $pivot-digits-count ->
        [one] { one-set-holds }
       *[other] { $claim } : chacun des ensembles { $base-group } et { $cover-group } contient un seul des chiffres { $pivot-digits } et tous ses autres chiffres, et chaque candidat éliminé voit toutes les places de { $pivot-any } dans les deux ensembles, ou toutes celles d’un autre chiffre dans l’un des ensembles.
    }
    { $base-group } a les chiffres { $base-digits } ; { $cover-group } a les chiffres { $cover-digits }. { lose-one-hold-others }
    { $pivot-digits-count ->
        [one] Chaque { $pivot-digits } de { $base-group } voit chaque { $pivot-digits } de { $cover-group } : au moins un des deux ensembles n’a donc pas de { $pivot-digits } et contient { $gone-digits }.
       *[other] Toutes les places de { $pivot-any } dans { $base-group } voient toutes celles du même chiffre dans { $cover-group } : chacun des chiffres { $pivot-digits } est donc dans un seul des deux ensembles au plus. Il manque au plus un chiffre à un ensemble : chacun contient exactement un des chiffres { $pivot-digits }, et tous ses autres chiffres.
    }

about-als_xy_wing = Un ensemble presque verrouillé central partage un chiffre avec chacun des deux autres : il prend son chiffre à l’un d’eux, qui contient alors tous ses autres chiffres.
when-als_xy_wing = Quand deux groupes qui ont un chiffre en trop partagent un chiffre, mais n’en ont aucun dont toutes les places se voient : cherchez un troisième groupe lié à chacun par un chiffre à lui. C’est un XY-Wing avec des groupes pour cases.
explain-als_xy_wing =
    { one-set-holds }
    Trois ensembles : { $sets }. { lose-one-hold-others }
    { $on-digits-count ->
        [one] { $pivot-count ->
            [one] Le { $on-digits } en { $pivot-group }
           *[other] Chaque { $on-digits } de { $pivot-group }
        } voit chaque { $on-digits } de { $base-group }
       *[other] Chaque { $on-any } de { $pivot-group } voit toutes les places du même chiffre dans { $base-group }
    }, et { $off-digits-count ->
        [one] { $pivot-count ->
            [one] le { $off-digits } en { $pivot-group }
           *[other] chaque { $off-digits } de { $pivot-group }
        } voit chaque { $off-digits } de { $cover-group }
       *[other] chaque { $off-any } de { $pivot-group } voit toutes les places du même chiffre dans { $cover-group }
    }.
    Il manque au plus un de ses chiffres à { $pivot-group }, qui contient donc l’un des chiffres nommés et l’exclut de { $base-group } ou de { $cover-group }. L’ensemble qui perd ce chiffre contient { $gone-digits }.

about-als_chain = Des ensembles presque verrouillés, dont chacun partage avec le suivant un chiffre que seul l’un des deux peut contenir : le premier ou le dernier contient un chiffre qu’ils ont en commun.
when-als_chain = Quand trois groupes ne suffisent pas : continuez de groupe en groupe, en quittant chacun par un autre chiffre que celui de l’arrivée, jusqu’à ce que le dernier contienne un chiffre du premier. Si tous les groupes sont des cases seules, c’est une chaîne XY.
explain-als_chain =
    { one-set-holds }
    La chaîne passe par ces ensembles : { $sets }. { lose-one-hold-others }
    { in-short }

about-death_blossom = Chaque candidat d’une case prend un chiffre à un ensemble presque verrouillé : quel que soit le candidat vrai, l’un des ensembles contient tous ses autres chiffres.
when-death_blossom = Partez d’une case à deux ou trois notes, et trouvez pour chacune un groupe qui a un chiffre en trop et où la case voit toutes les places de cette note. Cherchez ensuite un chiffre que tous ces groupes contiennent.
explain-death_blossom =
    { $claim } : quel que soit le chiffre en { $pivot } parmi { $pivot-digits }, un ensemble presque verrouillé (un pétale) contient { $gone-digits }, et { $gone-digits-count ->
        [one] { gone-sees } chaque { $gone-any } des pétales.
       *[other] chaque candidat éliminé voit toutes les places du même chiffre dans les pétales.
    }
    { $sets-count ->
        [one] Le pétale est { $sets }, avec un chiffre de plus que de cases : s’il perd un chiffre, il contient tous les autres. Chaque chiffre de { $pivot }, la tige, exclut ce même chiffre du pétale.
       *[other] Les pétales sont { $sets }. { lose-one-hold-others } Chaque chiffre de { $pivot }, la tige, exclut ce même chiffre d’un pétale.
    }
    { in-short }

about-aligned_pair_exclusion = Deux cases qui se voient ne peuvent pas prendre deux chiffres à des cases qui n’en ont qu’un à perdre : un chiffre qui reste sans partenaire disparaît.
when-aligned_pair_exclusion = Quand deux cases qui se voient voient toutes deux plusieurs cases à deux notes : passez leurs paires de chiffres en revue et rayez celles qu’interdit une case à deux notes, ou deux cases à trois chiffres. Un chiffre qui reste sans partenaire peut partir.
explain-aligned_pair_exclusion =
    { $claim } : avec { $base-digits } en { $base }, { $pivot } n’aurait plus de candidat.
    Supposons { $base-digits } en { $base }. { $pivot } voit { $base } et ne peut alors valoir que { $others-or }.
    { $sets-count ->
        [one] L’ensemble { $sets } n’a qu’un chiffre de plus que de cases.
       *[other] Chacun de ces ensembles n’a qu’un chiffre de plus que de cases : { $sets }.
    }
    Avec { $base-digits } en { $base } et { $others-or } en { $pivot }, { $sets-count ->
        [one] cet ensemble
       *[other] l’un de ces ensembles
    } perdrait deux chiffres, dont { $base } et { $pivot } voient toutes les places, et aurait moins de chiffres que de cases.

## Motifs experts

another-candidate =
    { $fin-count ->
        [1] Seule { $fin } a d’autres candidats : elle vaut donc { $fin-any }.
       *[other] Au moins un des autres candidats, les gardiens, est donc vrai : { $fin-at-or }.
    }

guardians-rule-out =
    { $fin-count ->
        [1] { $claim } : { $fin } vaut forcément { $fin-any }.
       *[other] { $claim } : au moins un des gardiens ({ $fin-at-or }) est vrai, et chacun d’eux exclut { $removed }.
    }

guardian-swap =
    { $placed-count ->
        [0] { guardians-rule-out }
       *[other] { or-two-solutions }
    }

guardian-fill =
    { $placed-count ->
        [0] { guardians-rule-out }
       *[other] { $claim } : sinon, { $base-digits } devraient remplir { $base } à eux seuls, ce qui est impossible.
    }
about-unique_rectangle_guardians = Un rectangle sur deux blocs ne contiendrait que les deux mêmes chiffres s’ils n’avaient pas d’autres places dans les zones de ses côtés : l’une de celles-ci est vraie.
when-unique_rectangle_guardians = Quand les coins d’un rectangle sur deux blocs contiennent tous, parmi d’autres, les deux mêmes chiffres : regardez où ceux-ci peuvent encore aller dans les lignes, colonnes ou blocs de deux côtés opposés. S’il y a peu de ces places, ce qu’elles excluent toutes peut partir.
explain-unique_rectangle_guardians =
    { guardian-swap }
    { deadly-if-equal }
    Si { $digits } n’avaient pas d’autre place dans { $cover-houses }{ $witness-count ->
        [0] {""}
       *[other] , ni { $witness } d’autres candidats
    }, le rectangle ne contiendrait que { $digits }.
    { $fin-count ->
        [1] { $fin } doit donc prendre un chiffre qui l’empêche : { $fin-any }.
       *[other] Au moins un des candidats qui l’empêchent, les gardiens, est donc vrai : { $fin-at-or }.
    }

about-bug_lite = Des cases à deux candidats où chaque chiffre a deux places ou aucune dans chaque zone : si elles n’avaient que ceux-là, tout serait interchangeable, donc l’un de leurs autres candidats est vrai.
when-bug_lite = Quand beaucoup de cases ont deux candidats, trois chiffres ou plus en tout : partez d’une case qui en a trois ou quatre, retenez-en deux, et voyez si des cases à deux candidats donnent à chacun d’eux une seconde place dans chaque zone. Le motif se ferme quand aucun chiffre n’est seul dans une ligne, une colonne ou un bloc.
explain-bug_lite =
    { guardian-swap }
    Sans { $fin-at }, chacune des cases { $base } aurait deux candidats. Parmi ces cases, chacun des chiffres { $base-digits } aurait deux places ou aucune dans chaque ligne, colonne et bloc.
    Si ces cases n’avaient que ces candidats, chacune pourrait prendre l’autre de ses deux candidats, et la grille aurait deux solutions.
    { another-candidate }

about-symmetrical_placement = Les dévoilés restent les mêmes quand on tourne ou retourne la grille et qu’on échange des chiffres. La grille n’a qu’une solution : elle aussi reste donc la même.
when-symmetrical_placement = Au début d’une grille dont les dévoilés sont disposés en symétrie : voyez si les mêmes chiffres se font toujours face. Si oui, la case du milieu (ou la diagonale) contient des chiffres qui ne changent pas, et ce qu’on trouve d’un côté vaut aussi de l’autre.
explain-symmetrical_placement =
    { $claim } : la solution a la même symétrie que les dévoilés.
    { $symmetry ->
        [half_turn] Faites faire un demi-tour à la grille
        [quarter_turn] Tournez la grille d’un quart de tour vers la droite
        [diagonal] Retournez la grille autour de la diagonale qui descend de gauche à droite
       *[anti_diagonal] Retournez la grille autour de la diagonale qui descend de droite à gauche
    } et échangez les chiffres ({ $exchanged } ; { $base-digits-count ->
        [1] { $base-digits } ne change pas
       *[other] { $base-digits } ne changent pas
    }) : les dévoilés sont de nouveau les mêmes.
    La solution unique est donc de nouveau la même, elle aussi, et un candidat et ses images sont tous vrais ou tous faux.
    { $witness-count ->
        [0] Chacun des candidats éliminés a une image qui l’exclut : un autre chiffre dans la même case, ou le même chiffre dans une case qui voit la sienne.
       *[other] En { $witness }, les images { $gone-count ->
            [0] des chiffres placés
           *[other] de ces candidats
        } sont déjà fixées.
    }

about-firework_triple = Trois chiffres qui, hors d’un bloc, n’ont de place que dans une case d’une ligne et une case d’une colonne : ces deux cases et celle du croisement les prennent.
when-firework_triple = Quand une ligne et une colonne se croisent dans un bloc et que la plupart de leurs autres cases sont remplies : cherchez des chiffres qui, hors du bloc, n’ont de place que dans une case de la ligne et une de la colonne, les mêmes pour trois chiffres.
explain-firework_triple =
    { $claim } : { $base } se partagent { $base-digits }, un chacune.
    Dans { $cover-houses }, sans compter { $witness-houses }, les chiffres { $base-digits } ne peuvent aller que dans les ailes { $pincer }.
    Si l’un de ces chiffres n’est dans aucune aile, les deux rangées l’ont dans { $witness-houses }, ce qui n’est possible qu’à leur croisement : en { $pivot }.
    Chacun des chiffres { $base-digits } est donc dans l’une des trois cases { $base }, et la remplit.

about-firework_quadruple = Quatre chiffres qui remplissent les coins d’un rectangle, deux autour d’un coin, deux autour du coin opposé.
when-firework_quadruple = Quand deux chiffres sont liés à un croisement et à ses deux ailes, mais qu’il n’y en a pas de troisième : regardez le quatrième coin du rectangle. Deux autres chiffres sont-ils liés à ce coin et aux mêmes ailes ?
explain-firework_quadruple =
    { $claim } : { $base } se partagent { $base-digits }, un chacune.
    Chacun des croisements { $pivot } va avec deux des chiffres { $base-digits }, dans sa ligne et sa colonne.
    { $lines }
    Si l’un de ces chiffres n’est dans aucune aile, ses deux rangées l’ont dans le bloc où elles se croisent, ce qui n’est possible qu’au croisement.
    Les quatre chiffres remplissent donc les quatre coins { $base }, et chacune des cases { $pivot } contient l’un de ses deux chiffres.

about-broken_wing = Un chiffre ne peut pas être dans une case sur deux d’un cycle impair : il est donc à une autre place dans les zones qui relient les cases.
when-broken_wing = Quand un chiffre a deux places dans plusieurs zones, mais pas dans toutes : suivez-les autour de cinq ou sept cases jusqu’à revenir à la première. Les places qui vous en empêchent sont les gardiens.
explain-broken_wing =
    { $placed-count ->
        [0] { $claim } : au moins une des cases { $fin }, les gardiens, vaut { $base-digits }, et { sees-each } { $fin-count ->
            [2] les deux gardiens.
           *[other] tous les gardiens.
        }
       *[other] { $claim } : sinon, le { $base-digits } devrait alterner autour d’un nombre impair de cases.
    }
    Un nombre impair de cases forment un anneau fermé à travers { $cover-houses }, deux cases dans chacune de ces zones : { $ring }.
    Si chacune de ces zones avait son { $base-digits } dans l’une de ses deux cases de l’anneau, une case sur deux vaudrait { $base-digits }, ce qui est impossible dans un anneau impair.
    { $fin-count ->
        [1] La seule autre place du { $base-digits } dans ces zones, le gardien { $fin }, vaut donc { $base-digits }.
       *[other] Au moins une des autres places du { $base-digits } dans ces zones, les gardiens { $fin }, vaut donc { $base-digits }.
    }

about-bivalue_oddagon = Les cases d’un cycle impair ne peuvent pas se limiter aux deux mêmes chiffres : l’un des autres candidats est vrai.
when-bivalue_oddagon = Quand les deux mêmes notes reviennent de case en case : suivez-les autour de cinq, sept ou neuf cases, chacune en vue de la suivante. Si une ou deux seulement ont d’autres notes, l’une de celles-ci est vraie.
explain-bivalue_oddagon =
    { guardian-fill }
    Un nombre impair de cases forment un anneau fermé à travers { $cover-houses }, deux cases dans chacune de ces zones : { $ring }.
    Si ces cases ne contenaient que { $base-digits }, les deux chiffres alterneraient, ce qui est impossible dans un anneau impair.
    { another-candidate }

about-tridagon = Douze cases dans quatre blocs, trois par bloc sur des lignes et des colonnes différentes, que trois chiffres ne peuvent pas remplir : l’un des autres candidats est vrai.
when-tridagon = Dans les grilles les plus difficiles, quand trois chiffres restent à placer dans quatre blocs aux coins d’un rectangle, dans trois cases de chacun, toutes sur des lignes et des colonnes différentes. Trois des blocs penchent d’un côté, le quatrième de l’autre, par exemple. On l’appelle aussi marteau de Thor.
explain-tridagon =
    { guardian-fill }
    { $placed-count ->
        [0] { $base } sont
       *[other] Ces douze cases sont
    } réparties par trois dans { $cover-houses }, sur des lignes et des colonnes différentes du bloc.
    Si ces cases ne contenaient que { $base-digits }, chaque chiffre serait sur une autre ligne dans le bloc d’à côté, car une ligne n’a chaque chiffre qu’une fois : les trois chiffres avanceraient tous d’une ligne, ou tous de deux, en repassant de la dernière à la première. Il en va de même des colonnes entre blocs superposés.
    Dans un nombre impair des quatre blocs, les trois cases vont dans l’autre sens : de ligne en ligne, elles avancent d’une colonne vers la gauche et non vers la droite, en repassant de la première à la dernière. Un chiffre suivi de bloc en bloc autour des quatre ne reviendrait donc pas à sa case de départ : { $base-digits } ne peuvent pas remplir ces cases à eux seuls.
    { another-candidate }

exocet-bases =
    Les cases de base { $base } ont les candidats { $base-digits }, les chiffres de base.
    Hors des blocs de la base { $base } et des cibles { $pincer }, chaque chiffre de base entre au plus deux fois en tout dans { $cover-houses } : toutes ses places y sont sur deux lignes ou deux colonnes.
exocet-targets =
    À l’intérieur de ces blocs, un chiffre vrai dans la base est donc aussi sur l’une de ces rangées : { $cover-houses }. Aucune case vue de la base ne peut le contenir, et { $off } n’ont aucun chiffre de base : seules { $pincer } le peuvent.
about-junior_exocet = Deux cases de base et deux cases cibles situées ailleurs dans les trois mêmes blocs contiennent les deux mêmes chiffres, car les trois rangées qui croisent la leur, par les cibles et à côté de la base, n’ont pas de place pour un chiffre trois fois.
when-junior_exocet = Dans une grille difficile, quand deux cases voisines d’un bloc ont à elles deux trois ou quatre notes : cherchez dans les deux autres blocs de la bande ou de la pile une case qui a de telles notes, à côté d’une case qui n’en a aucune. Comptez ensuite, sur les rangées transversales, les lignes qui contiennent chaque chiffre.
explain-junior_exocet =
    { $claim } : les cibles { $pincer } contiennent les deux mêmes chiffres que les cases de base { $base }.
    { exocet-bases }
    { exocet-targets }
    { $fin-count ->
        [0] {""}
       *[other] Avec { $fin-at }, le même chiffre devrait être sur les deux autres rangées transversales hors des blocs, où il n’entre qu’une fois.
    }
    { $lines }

about-double_exocet = Deux exocets côte à côte avec les quatre mêmes chiffres : leurs bases les contiennent tous les quatre, leurs cibles aussi.
when-double_exocet = Quand vous avez trouvé un exocet à quatre chiffres : cherchez une seconde paire de cases qui a les quatre mêmes notes, dans un autre bloc de la bande ou de la pile et sur une autre rangée, et dont les cibles sont d’autres cases.
explain-double_exocet =
    { $claim } : les cases de base de deux exocets contiennent tous les chiffres { $base-digits }, et les cibles les contiennent tous aussi.
    Deux exocets partagent les chiffres { $base-digits } : leurs cases de base sont { $base }, leurs cibles { $pincer }.
    Hors des blocs de ces cases, chacun de ces chiffres entre au plus deux fois en tout dans { $cover-houses } : toutes ses places y sont sur deux lignes ou deux colonnes. { $off } n’ont aucun de ces chiffres.
    { $lines }
    Une cible exclut son chiffre des cases de base de l’autre exocet dans le même bloc, et deux cibles d’un même bloc contiennent des chiffres différents. Les deux exocets contiennent donc quatre chiffres différents : les quatre sont dans les cases de base, et les quatre dans les cibles.
    { $rest }
    Une case qui voit toutes les places d’un de ces chiffres dans les cases de base, ou dans les cibles, ne peut pas être ce chiffre, et les cibles ne contiennent aucun autre chiffre.

about-sk_loop = Huit paires de cases autour de quatre blocs, près de quatre cases résolues : leurs chiffres ont juste assez de place dans les lignes, colonnes et blocs qui les relient.
when-sk_loop = Quand deux lignes et deux colonnes se croisent sur quatre dévoilés dans quatre blocs et que les seize cases autour de ces dévoilés sont vides : voyez quels chiffres chaque paire partage avec la suivante, dans un bloc, une ligne, un bloc, une colonne, et ainsi de suite. Deux par paire font une boucle.
explain-sk_loop =
    { $claim } : les { $base-count } cases de la boucle prennent chacun de ces chiffres dans une ligne, une colonne ou un bloc du candidat éliminé.
    La boucle est faite de { $base-count ->
        [16] huit paires
       *[other] huit groupes d’une ou deux cases
    } autour de quatre blocs : { $pairs }.
    { $base-count ->
        [16] Chaque paire et la suivante
       *[other] Chaque groupe et le suivant
    } sont dans une même zone parmi { $cover-houses }. Un chiffre ne peut figurer dans la boucle qu’une fois par zone, donc au plus autant de fois qu’il faut de zones pour contenir toutes ses places dans la boucle.
    Additionnés pour les chiffres { $base-digits }, ces nombres font { $base-count }, le nombre de cases : chaque chiffre est dans la boucle aussi souvent que possible.
    Chacune des zones qu’il faut à un chiffre le contient donc dans une case de la boucle, et aucune autre case de la zone ne peut le contenir.

about-multi_sector_locked_sets = Des cases où quelques lignes et colonnes se croisent : certains chiffres sont limités par les lignes, d’autres par les colonnes, et ensemble ils suffisent tout juste à les remplir.
when-multi_sector_locked_sets = Dans les grilles les plus difficiles, quand il ne reste rien d’autre : choisissez de trois à cinq lignes où quelques chiffres sont souvent dévoilés, et des colonnes telles que peu d’autres chiffres restent possibles aux croisements. Comptez ensuite dans combien de lignes ou de colonnes chaque chiffre peut y entrer.
explain-multi_sector_locked_sets =
    { $claim } : les { $base-count } cases marquées prennent chacun de ces chiffres dans la ligne ou la colonne du candidat éliminé.
    Les cases marquées sont les { $base-count } cases non résolues où { $on-houses } croisent { $off-houses }.
    Parmi les cases marquées, { $on-digits-count ->
        [one] un { $on-digits } entre au plus une fois dans chacune de ces lignes
       *[other] chacun des chiffres { $on-digits } entre au plus une fois dans chacune de ces lignes
    }, et { $off-digits-count ->
        [one] un { $off-digits } au plus une fois dans chacune de ces colonnes
       *[other] chacun des chiffres { $off-digits } au plus une fois dans chacune de ces colonnes
    }.
    Si l’on ne compte, pour chaque chiffre, que les lignes ou les colonnes qui ont une place pour lui parmi les cases marquées, cela fait au plus { $base-count } chiffres, exactement le nombre de cases. Chacun des chiffres comptés doit donc être dans une case marquée de sa ligne ou de sa colonne, et dans aucune autre case de celle-ci.

## Chaînes, réseaux et derniers recours

# $chain est la chaîne en notation Eureka ; ses lignes viennent là où l’entrée la place, la notation à la fin.

about-remote_pair = Une chaîne de cases aux deux mêmes candidats, chacune en vue de la suivante : les deux chiffres alternent, donc une case qui voit les deux bouts n’a ni l’un ni l’autre.
when-remote_pair = Quand quatre cases ou plus ont les deux mêmes notes, voyez si chacune voit la suivante, et numérotez-les. Une case qui voit la première et la quatrième perd les deux chiffres. Un W-Wing ou une paire nue n’ont besoin que de deux cases de ce genre.
explain-remote_pair =
    { $claim } : { $gone-count ->
        [one] { $start } et { $end } se partagent { $base-digits }, et { $gone } voit les deux.
       *[other] chacune de ces cases voit { $start } et { $end }, qui se partagent { $base-digits }.
    }
    Le long de { $way }, chaque case n’a que les candidats { $base-digits } et voit la suivante : { $base-digits } alternent donc. { $start } et { $end }, séparées par un nombre impair de liens, contiennent chacune l’un de ces chiffres.
    { in-short }

about-x_chain = Une chaîne d’un seul chiffre qui alterne liens forts (au moins un bout est vrai) et liens faibles (au plus un bout est vrai) : l’un de ses deux bouts est forcément vrai.
when-x_chain = Quand un chiffre n’a que deux places dans beaucoup de zones, mais que deux de ces zones ne suffisent pas : partez d’un bout libre et avancez de paire en paire, chacune en vue de la suivante, puis regardez les cases qui voient les deux bouts. Le coloriage, lui, ne passe d’une paire à l’autre que par une case commune.
explain-x_chain =
    { ends-conclusion }
    { in-short }

about-xy_chain = Une chaîne de cases à deux candidats : l’un de ses deux bouts prend le chiffre que les deux bouts ont en commun.
when-xy_chain = Quand beaucoup de cases ont deux notes : partez de l’une d’elles, quittez-la par un chiffre vers une case qui l’a aussi, et continuez jusqu’à une case qui se termine par le chiffre laissé au départ. Avec trois cases, c’est un XY-Wing ; avec des paires égales, une paire distante.
explain-xy_chain =
    { ends-conclusion }
    { in-short }

about-continuous_nice_loop = Une chaîne qui revient à son début sans contradiction : dans chaque lien, exactement un des deux bouts est vrai.
when-continuous_nice_loop = Quand une chaîne revient à son départ et que liens forts et faibles y alternent encore. Regardez alors à côté de chaque lien faible, pas aux bouts : une boucle discontinue ne dit quelque chose que d’une seule case.
explain-continuous_nice_loop =
    { closed-loop }
    { in-short }
    { closed-loop-lines }

about-discontinuous_nice_loop = Une chaîne qui revient à sa première case et contredit ou confirme ce par quoi elle a commencé.
when-discontinuous_nice_loop = Quand vous soupçonnez un candidat : suivez ses conséquences jusqu’à revenir à sa case. Deux liens faibles qui s’y rejoignent excluent le chiffre, deux liens forts le rendent vrai. S’ils alternent, la boucle est continue.
explain-discontinuous_nice_loop =
    { loop-conclusion }
    { in-short }

about-aic = Une chaîne qui alterne liens forts (au moins un bout est vrai) et liens faibles (au plus un bout est vrai) : l’un de ses deux bouts est forcément vrai.
when-aic = Quand les chaînes X et les chaînes XY ne donnent rien : mélangez-les. Commencez par un lien fort, chiffre à deux places ou case à deux notes, et changez de chiffre à l’intérieur des cases. Arrêtez-vous quand les deux bouts sont le même chiffre ou se voient.
explain-aic =
    { ends-conclusion }
    { in-short }

about-grouped_continuous_nice_loop = Une chaîne qui revient à son début sans contradiction : dans chaque lien, exactement un des deux bouts est vrai. Certains liens mènent à un groupe de cases où une rangée rencontre un bloc.
when-grouped_continuous_nice_loop = Quand une boucle se fermerait sans un chiffre à trois places : deux d’entre elles sur une rangée d’un bloc comptent pour une. Regardez ensuite à côté de tous les liens faibles, comme pour toute boucle continue.
explain-grouped_continuous_nice_loop =
    { closed-loop }
    { in-short }
    { closed-loop-lines }

about-grouped_discontinuous_nice_loop = Une chaîne qui revient à sa première case et contredit ou confirme ce par quoi elle a commencé. Certains liens mènent à un groupe de cases où une rangée rencontre un bloc.
when-grouped_discontinuous_nice_loop = Quand vous suivez un candidat et que la chaîne s’arrête sur un chiffre à trois places ou plus : prenez pour un groupe celles d’une rangée d’un bloc, et voyez si la chaîne revient maintenant à sa case.
explain-grouped_discontinuous_nice_loop =
    { loop-conclusion }
    { in-short }

about-grouped_aic = Une chaîne qui alterne liens forts (au moins un bout est vrai) et liens faibles (au plus un bout est vrai) : l’un de ses deux bouts est forcément vrai. Certains liens mènent à un groupe de cases où une rangée rencontre un bloc.
when-grouped_aic = Quand les chaînes simples ne donnent rien : cherchez les blocs où un chiffre n’a de places que sur deux rangées. Chaque rangée est un groupe, et les deux groupes font un lien fort ; une ligne ou une colonne dont les places sont dans deux blocs convient aussi.
explain-grouped_aic =
    { ends-conclusion }
    { in-short }

about-cell_forcing_chain = Quel que soit le candidat vrai d’une case, des chaînes mènent à la même fin.
when-cell_forcing_chain = Quand les chaînes seules ne donnent rien : partez d’une case à trois notes, ou à peine plus, dont chacune a beaucoup de conséquences. Suivez chacune dans sa couleur et cherchez ce sur quoi toutes les couleurs s’accordent.
explain-cell_forcing_chain =
    { $own ->
        [0] { $claim } : { $base } vaut { $base-any }, et chacun de ces chiffres { forced-end }.
       *[other] { $claim } : avec { $gone-any } en { $gone }, une chaîne montre que { $gone } ne vaut pas { $gone-any }.
    }
    { $own ->
        [0] {""}
       *[other] { $base } vaut { $base-any }, et chacun de ces chiffres sauf { $gone-any } y exclut aussitôt { $gone-any }.
    }
    { start-is-end }
    { in-short }

about-house_forcing_chain = Où que soit un chiffre dans une ligne, une colonne ou un bloc, des chaînes mènent à la même fin.
when-house_forcing_chain = Comme depuis une case, mais partez d’un chiffre qui a trois places, ou à peine plus, dans une ligne, une colonne ou un bloc. Prenez-en un dont chaque place voit beaucoup de cases à deux notes.
explain-house_forcing_chain =
    { $own ->
        [0] { $claim } : dans { $base-houses }, le { $base-digits } est en { $base-or } et, depuis chacune de ces places, il { forced-end }.
       *[other] { $claim } : avec { $gone-any } en { $gone }, une chaîne montre que { $gone } ne vaut pas { $gone-any }.
    }
    { $own ->
        [0] {""}
       *[other] Dans { $base-houses }, le { $base-digits } est en { $base-or } et, depuis chacune de ces places sauf { $gone }, il exclut aussitôt { $gone-any } de { $gone }.
    }
    { start-is-end }
    { in-short }

about-contradiction_forcing_chain = Des chaînes qui partent d’un candidat laissent une case sans candidat, ou un chiffre sans place.
when-contradiction_forcing_chain = Quand vous doutez d’un candidat qui voit beaucoup de cases à deux notes et beaucoup de paires de places : suivez les chaînes qui en partent jusqu’à ce qu’il ne reste rien à une case ou à un chiffre. Chaque chaîne doit tenir seule ; s’il faut réunir deux résultats, c’est un réseau.
explain-contradiction_forcing_chain =
    { $claim } : avec { $base-digits } en { $base }, { $witness-count ->
        [0] le { $witness-digits } n’aurait plus de place dans { $witness-houses }.
       *[other] { $witness } n’aurait plus de candidat.
    }
    { in-short }
    { $witness-count ->
        [0] Dans { $witness-houses }, le { $witness-digits } ne peut aller qu’en { $reached } : il n’aurait donc plus de place.
       *[other] { $witness } n’a rien d’autre que { $reached-digits } : il ne lui resterait donc aucun candidat.
    }

about-forcing_net = Supposez un candidat et placez tous les singletons qui s’ensuivent : si cela finit par une contradiction, le candidat est faux.
when-forcing_net = Quand même les chaînes échouent : supposez un candidat dans une case à deux notes et placez tous les singletons qui s’ensuivent, comme pour de bon. En cas de contradiction, il est faux. Notez votre point de départ.
explain-forcing_net =
    { $claim } : avec { $base-digits } en { $base }{ $on-count ->
        [0] {""}
        [one] {" "}et le singleton qui s’ensuit
       *[other] {" "}et les singletons qui s’ensuivent
    }, { $witness-count ->
        [0] le { $witness-digits } n’aurait plus de place dans { $witness-houses }.
       *[other] { $witness } n’aurait plus de candidat.
    }
    Supposons { $base-digits } en { $base }{ $on-count ->
        [0] .
        [one] {" "}et plaçons le singleton qui s’ensuit.
       *[other] {" "}et plaçons les singletons qui s’ensuivent, l’un après l’autre.
    }
    { nothing-left }, donc { $base } ne vaut pas { $base-digits }.

about-verity_net = Quel que soit le bon choix dans une case ou une zone, les singletons qui s’ensuivent ont quelque chose en commun.
when-verity_net = Quand une supposition va loin sans rencontrer de contradiction : essayez les autres candidats de la même case, ou les autres places du même chiffre, et comparez ce qui a été rempli.
explain-verity_net =
    { $claim } : { $base-houses-count ->
        [0] { $base } vaut { $base-any }
       *[other] dans { $base-houses }, le { $base-digits } est en { $base-or }
    }, et dans chaque cas les singletons qui s’ensuivent mènent { $placed-count ->
        [0] aux mêmes éliminations.
       *[other] à ces chiffres.
    }

about-kraken_fish_1 = Un poisson dont les nageoires ne voient pas ce qu’il éliminerait : de chaque nageoire, des chaînes mènent à la même fin.
when-kraken_fish_1 = Quand un poisson à nageoire éliminerait justement le candidat que vous visez, mais que ses nageoires ne le voient pas : essayez de courtes chaînes depuis chaque nageoire. Si toutes le voient, c’est un poisson à nageoire ordinaire. Les indices ne le proposent que si vous vous y exercez.
explain-kraken_fish_1 =
    { $claim } : dans { $witness-houses }, le { $digits } est { $pivot-count ->
        [one] en { $pivot }
       *[other] dans l’une des cases { $pivot }
    }, ou bien { $fin-count ->
        [one] la nageoire { $fin } vaut { $digits }, et une chaîne qui en part
       *[other] l’une des nageoires { $fin } vaut { $digits }, et une chaîne qui part de chacune
    } exclut { $gone-any } de { $gone }.
    { kraken-places }
    { in-short }

about-kraken_fish_2 = De chaque nageoire d’un poisson, et de toutes ses cases dans un recouvrement, des chaînes mènent à la même fin.
when-kraken_fish_2 = Quand un poisson à nageoire a peu de cases dans un recouvrement et peu de nageoires : suivez une chaîne depuis chacune et cherchez une fin commune, pour un chiffre quelconque. Dans le type 1, les chaînes ne partent que des nageoires. Les indices ne le proposent que si vous vous y exercez.
explain-kraken_fish_2 =
    { $claim } : au moins une case parmi { $pivot } et { fins } vaut { $digits }, et de chacune part une chaîne qui exclut { $gone-any } de { $gone }.
    { kraken-places }
    { in-short }

about-proof_by_cases = Supposez un candidat et montrez que rien ne peut être juste avec lui, quel que soit le reste.
when-proof_by_cases = Quand aucune supposition n’aboutit seule, comme dans les grilles les plus difficiles : supposez un candidat, puis un autre sous le premier ; ce qui échoue là est faux sous le premier, et d’autres singletons s’ensuivent. Écrivez chaque niveau dans sa couleur.
explain-proof_by_cases =
    { $claim } : avec { $base-digits } en { $base }, une preuve par cas montre que { $witness-count ->
        [0] le { $witness-digits } n’aurait plus de place dans { $witness-houses }.
       *[other] { $witness } n’aurait plus de candidat.
    }
    Supposons { $base-digits } en { $base }. La contradiction arrive après { $inferences ->
        [one] une ligne
       *[other] { $inferences } lignes
    }{ $suppositions ->
        [one] .
       *[other] , avec { $suppositions } suppositions en tout.
    }
    { nothing-left }, donc { $base } ne vaut pas { $base-digits }.

arrangement =
    Une répartition place un { $digits } dans chaque ligne, colonne et bloc, et n’utilise que des cases où { $digits } est encore candidat.
    { $witness-count ->
        [0] {""}
       *[other] Les cases que contient toute répartition d’un autre chiffre sont exclues : { $witness-at }.
    }

about-template_set = Un candidat qui est dans toutes les répartitions possibles de son chiffre est vrai.
when-template_set = Quand il reste peu de places à un chiffre : dessinez toutes les façons de le placer une fois dans chaque ligne, colonne et bloc, et voyez quelle case est dans toutes. Avec beaucoup de places, c’est un travail de programme.
explain-template_set =
    { $claim } : toutes les répartitions possibles du { $digits } contiennent { $placed-count ->
        [one] cette case
       *[other] ces cases
    }.
    { arrangement }

about-template_delete = Un candidat qui n’est dans aucune répartition possible de son chiffre est faux.
when-template_delete = Quand vous doutez d’une place d’un chiffre : supposez-la juste et essayez de placer le chiffre dans toutes les autres lignes, colonnes et blocs. Si c’est impossible, elle peut partir. Les poissons et les chaînes X trouvent la plupart de ces cas avec moins de travail.
explain-template_delete =
    { $claim } : aucune répartition possible du { $digits } ne contient { $removed-count ->
        [one] cette case
       *[other] l’une de ces cases
    }.
    { arrangement }

about-brute_force = Un chiffre de la solution, trouvé par essais quand aucun raisonnement ne reste.
when-brute_force = Quand il ne reste rien d’autre. Cela n’apprend rien : vérifiez d’abord vos notes, car une seule de trop ou de moins cache la plupart des motifs.
explain-brute_force =
    { $claim } : l’essai de toutes les possibilités n’y laisse aucun autre chiffre.
    Aucune autre technique ne trouve d’étape dans cette position.

## Comment distinguer deux techniques que l’on confond facilement

apart-full_house-hidden_single = La dernière case est la seule case vide de sa zone. Un singleton caché est la dernière place d’un chiffre ; sa zone peut avoir d’autres cases vides.
apart-hidden_single-naked_single = Un singleton caché est la seule place de son chiffre dans une zone. Un singleton nu est le seul chiffre de sa case.
apart-pointing-claiming = Le pointage va d’un bloc vers une rangée. La réduction va d’une rangée vers un bloc.
apart-locked_pair-naked_pair = Une paire verrouillée est une paire nue dont les deux cases partagent un bloc et une rangée : elle élimine dans les deux.
apart-naked_pair-hidden_pair = Une paire nue, ce sont deux cases qui n’ont que deux chiffres. Une paire cachée, ce sont deux chiffres qui n’ont que deux cases : ce sont les autres notes de ces cases qui partent.
apart-naked_pair-naked_triple = Comptez cases et chiffres : deux cases à deux chiffres, ou trois cases à trois chiffres en tout.
apart-naked_triple-hidden_triple = Un triplet nu élimine hors de ses cases, un triplet caché à l’intérieur.
apart-naked_quadruple-hidden_quadruple = Un quadruplet nu élimine hors de ses cases, un quadruplet caché à l’intérieur. Cherchez le côté qui a le moins de cases.
apart-x_wing-swordfish = Un X-Wing, ce sont deux rangées à deux places chacune ; un Swordfish, trois rangées à trois places au plus.
apart-x_wing-skyscraper = Dans un X-Wing, les deux bouts sont dans les deux mêmes rangées. Dans un gratte-ciel, deux des bouts sont décalés.
apart-x_wing-finned_x_wing = Un X-Wing à nageoire a une place en trop : seules perdent le chiffre les cases qui voient aussi la nageoire.
apart-finned_x_wing-sashimi_x_wing = Un X-Wing à nageoire a ses quatre coins en plus de sa nageoire. Dans un X-Wing sashimi, le coin à côté de la nageoire manque.
apart-swordfish-jellyfish = Comptez les rangées : trois pour un Swordfish, quatre pour un Jellyfish.
apart-skyscraper-two_string_kite = Un gratte-ciel a deux lignes ou deux colonnes. Un cerf-volant a une ligne et une colonne qui se rejoignent dans un bloc.
apart-two_string_kite-turbot_fish = Un cerf-volant joint une ligne et une colonne dans un bloc. Un Turbot Fish joint deux zones quelconques à deux places chacune.
apart-turbot_fish-empty_rectangle = Un Turbot Fish a deux zones à deux places chacune. Un rectangle vide n’en demande qu’une ; le bloc n’a le chiffre que sur une ligne et une colonne.
apart-xy_wing-xyz_wing = Le pivot d’un XY-Wing a deux candidats, celui d’un XYZ-Wing trois : là, ce qui part doit aussi voir le pivot.
apart-xy_wing-w_wing = Un XY-Wing a un pivot qui voit les deux bouts. Un W-Wing a deux cases égales que joint un lien fort.
apart-xy_wing-xy_chain = Un XY-Wing est une chaîne XY de trois cases.
apart-remote_pair-xy_chain = Toutes les cases d’une paire distante ont les deux mêmes candidats. Dans une chaîne XY, ils changent de case en case.
apart-unique_rectangle_1-unique_rectangle_2 = Dans le type 1, un coin a des candidats en trop ; dans le type 2, deux coins ont le même.
apart-unique_rectangle_1-hidden_rectangle = Le type 1 demande trois coins à deux candidats. Un rectangle caché n’en demande qu’un, et des liens forts depuis le coin opposé.
apart-unique_rectangle_1-avoidable_rectangle_1 = Les coins d’un rectangle unique sont vides ; ceux d’un rectangle évitable, vous les avez remplis, et aucun n’est dévoilé.
apart-simple_colours_trap-simple_colours_wrap = Dans un piège, une autre case voit les deux couleurs. Dans un conflit, une couleur se voit elle-même.
apart-simple_colours_trap-multi_colours_1 = Le coloriage simple se contente d’un groupe. Le multi-coloriage en joint deux, dont deux couleurs se voient.
apart-x_chain-xy_chain = Une chaîne X s’en tient à un chiffre. Une chaîne XY va d’une case à deux candidats à l’autre, et le chiffre change.
apart-x_chain-turbot_fish = Un Turbot Fish est une chaîne X à deux liens forts.
apart-xy_chain-aic = Une chaîne XY n’utilise que des cases à deux candidats. Une chaîne d’inférences alternées utilise aussi des zones à deux places.
apart-continuous_nice_loop-discontinuous_nice_loop = Une boucle continue se ferme sans rupture et élimine tout autour. Une boucle discontinue ne dit quelque chose que de la case où elle se rompt.
apart-discontinuous_nice_loop-aic = Une boucle revient à sa première case. Une chaîne d’inférences alternées a deux bouts, dont l’un est vrai.
apart-aic-grouped_aic = Les nœuds d’une chaîne groupée peuvent être deux ou trois cases d’une rangée dans un bloc.
apart-als_xz-wxyz_wing = Un WXYZ-Wing est un ALS-XZ dont l’un des ensembles est une case à deux candidats.
apart-als_xz-als_xy_wing = Un ALS-XZ joint deux ensembles, un ALS-XY-Wing trois, dont celui du milieu est lié aux deux autres.
apart-als_xy_wing-als_chain = Un ALS-XY-Wing est une chaîne d’ALS de trois ensembles.
apart-cell_forcing_chain-house_forcing_chain = L’une part de tous les candidats d’une case, l’autre de toutes les places d’un chiffre dans une zone.
apart-forcing_net-verity_net = L’un suppose un candidat et arrive à une contradiction. L’autre les essaie tous dans une case ou une zone et retient ce qu’ils ont en commun.

## The idea of each technique, a sentence or two a line: what there is, why something follows, and what follows.

idea-full_house =
    Une ligne, une colonne ou un bloc a neuf cases et neuf chiffres à recevoir.
    Quand huit de ses cases sont remplies, il reste une case et un chiffre.
    La dernière case vide prend le chiffre qui manque.
idea-hidden_single =
    Chaque ligne, chaque colonne et chaque bloc doit contenir chaque chiffre une fois.
    Un chiffre de la grille barre les autres cases de sa ligne, de sa colonne et de son bloc.
    S’il ne reste qu’une case d’une zone pour un chiffre, il va dans cette case.
idea-naked_single =
    Une case ne peut pas prendre un chiffre déjà présent dans sa ligne, sa colonne ou son bloc.
    Quand huit des neuf chiffres sont barrés dans une case, il n’en reste qu’un.
    La case prend ce chiffre.
idea-locked_pair =
    Deux cases sont dans un même bloc et une même rangée, et ne peuvent valoir que 1 ou 2.
    L’une des deux vaut 1 et l’autre 2.
    Aucune autre case du bloc ni de la rangée ne peut valoir 1 ou 2.
idea-locked_triple =
    Trois cases sont dans un même bloc et une même rangée, et ne peuvent valoir que 1, 2 ou 3.
    Trois cases prennent trois chiffres : elles épuisent 1, 2 et 3.
    Aucune autre case du bloc ni de la rangée ne peut valoir 1, 2 ou 3.
idea-pointing =
    Dans un bloc, toutes les places qui restent à un chiffre sont sur une même ligne ou une même colonne.
    Le bloc a besoin du chiffre : l’une de ces places le prend, et c’est là que la rangée a le sien.
    Les autres cases de la rangée ne peuvent pas être ce chiffre.
idea-claiming =
    Dans une ligne ou une colonne, toutes les places qui restent à un chiffre sont dans un même bloc.
    La rangée a besoin du chiffre : l’une de ces places le prend, et c’est là que le bloc a le sien.
    Les autres cases du bloc ne peuvent pas être ce chiffre.
idea-naked_pair =
    Deux cases d’une ligne, d’une colonne ou d’un bloc ne peuvent valoir que 1 ou 2.
    Deux cases prennent deux chiffres : elles épuisent 1 et 2.
    Aucune autre case de la zone ne peut valoir 1 ou 2.
idea-naked_triple =
    Trois cases d’une ligne, d’une colonne ou d’un bloc ne peuvent valoir que 1, 2 ou 3. Une case n’a pas besoin de les avoir tous.
    Trois cases prennent trois chiffres : elles épuisent 1, 2 et 3.
    Aucune autre case de la zone ne peut valoir 1, 2 ou 3.
idea-hidden_pair =
    Dans une ligne, une colonne ou un bloc, les chiffres 1 et 2 n’ont de place que dans les deux mêmes cases.
    La zone a besoin des deux chiffres : ils remplissent les deux cases.
    Ces deux cases ne peuvent rien valoir d’autre que 1 ou 2.
idea-hidden_triple =
    Dans une ligne, une colonne ou un bloc, les chiffres 1, 2 et 3 n’ont de place que dans les trois mêmes cases.
    La zone a besoin des trois chiffres : ils remplissent les trois cases.
    Ces trois cases ne peuvent rien valoir d’autre que 1, 2 ou 3.
idea-naked_quadruple =
    Quatre cases d’une ligne, d’une colonne ou d’un bloc ne peuvent valoir que 1, 2, 3 ou 4. Une case n’a pas besoin de les avoir tous.
    Quatre cases prennent quatre chiffres : elles épuisent 1, 2, 3 et 4.
    Aucune autre case de la zone ne peut valoir 1, 2, 3 ou 4.
idea-hidden_quadruple =
    Dans une ligne, une colonne ou un bloc, les chiffres 1, 2, 3 et 4 n’ont de place que dans les quatre mêmes cases.
    La zone a besoin des quatre chiffres : ils remplissent les quatre cases.
    Ces quatre cases ne peuvent rien valoir d’autre que 1, 2, 3 ou 4.
idea-x_wing =
    Dans deux lignes, un chiffre n’a de places que dans les deux mêmes colonnes. Lignes et colonnes peuvent s’échanger.
    Chacune des deux lignes a besoin du chiffre, et deux lignes ne peuvent pas l’avoir dans la même colonne : chacune des deux colonnes en reçoit un.
    Les autres cases des deux colonnes ne peuvent pas être ce chiffre.
idea-swordfish =
    Dans trois lignes, un chiffre n’a de places que dans les trois mêmes colonnes. Lignes et colonnes peuvent s’échanger.
    Chacune des trois lignes a besoin du chiffre, et deux lignes ne peuvent pas l’avoir dans la même colonne : chacune des trois colonnes en reçoit un.
    Les autres cases des trois colonnes ne peuvent pas être ce chiffre.
idea-jellyfish =
    Dans quatre lignes, un chiffre n’a de places que dans les quatre mêmes colonnes. Lignes et colonnes peuvent s’échanger.
    Chacune des quatre lignes a besoin du chiffre, et deux lignes ne peuvent pas l’avoir dans la même colonne : chacune des quatre colonnes en reçoit un.
    Les autres cases des quatre colonnes ne peuvent pas être ce chiffre.
idea-finned_x_wing =
    C’est un X-Wing, avec quelques places en trop dans un bloc : les nageoires.
    Si toutes les nageoires sont fausses, le X-Wing tient, et ses colonnes perdent le chiffre ailleurs. Si une nageoire est vraie, toute case qui la voit perd le chiffre.
    Une case que le X-Wing nettoierait et qui voit toutes les nageoires ne peut pas être ce chiffre.
idea-sashimi_x_wing =
    C’est un X-Wing à nageoire, où une rangée n’a qu’une place en dehors de ses nageoires.
    Si toutes les nageoires sont fausses, le X-Wing tient, et ses colonnes perdent le chiffre ailleurs. Si une nageoire est vraie, toute case qui la voit perd le chiffre.
    Une case que le X-Wing nettoierait et qui voit toutes les nageoires ne peut pas être ce chiffre.
idea-finned_swordfish =
    C’est un Swordfish, avec quelques places en trop dans un bloc : les nageoires.
    Si toutes les nageoires sont fausses, le Swordfish tient, et ses colonnes perdent le chiffre ailleurs. Si une nageoire est vraie, toute case qui la voit perd le chiffre.
    Une case que le Swordfish nettoierait et qui voit toutes les nageoires ne peut pas être ce chiffre.
idea-sashimi_swordfish =
    C’est un Swordfish à nageoire, où une rangée n’a qu’une place en dehors de ses nageoires.
    Si toutes les nageoires sont fausses, le Swordfish tient, et ses colonnes perdent le chiffre ailleurs. Si une nageoire est vraie, toute case qui la voit perd le chiffre.
    Une case que le Swordfish nettoierait et qui voit toutes les nageoires ne peut pas être ce chiffre.
idea-finned_jellyfish =
    C’est un Jellyfish, avec quelques places en trop dans un bloc : les nageoires.
    Si toutes les nageoires sont fausses, le Jellyfish tient, et ses colonnes perdent le chiffre ailleurs. Si une nageoire est vraie, toute case qui la voit perd le chiffre.
    Une case que le Jellyfish nettoierait et qui voit toutes les nageoires ne peut pas être ce chiffre.
idea-sashimi_jellyfish =
    C’est un Jellyfish à nageoire, où une rangée n’a qu’une place en dehors de ses nageoires.
    Si toutes les nageoires sont fausses, le Jellyfish tient, et ses colonnes perdent le chiffre ailleurs. Si une nageoire est vraie, toute case qui la voit perd le chiffre.
    Une case que le Jellyfish nettoierait et qui voit toutes les nageoires ne peut pas être ce chiffre.
idea-franken_x_wing =
    C’est un X-Wing où des blocs remplacent certaines rangées.
    Deux zones sans case commune ont besoin du chiffre deux fois, et toutes ses places y sont dans deux autres zones : chacune de celles-ci reçoit le chiffre une fois.
    Les autres cases de ces deux zones ne peuvent pas être ce chiffre.
idea-finned_franken_x_wing =
    C’est un X-Wing où des blocs remplacent certaines rangées, avec quelques places en trop : les nageoires.
    Si toutes les nageoires sont fausses, le X-Wing tient, et ses recouvrements perdent le chiffre ailleurs. Si une nageoire est vraie, toute case qui la voit perd le chiffre.
    Une case que le X-Wing nettoierait et qui voit toutes les nageoires ne peut pas être ce chiffre.
idea-franken_swordfish =
    C’est un Swordfish où des blocs remplacent certaines rangées.
    Trois zones sans case commune ont besoin du chiffre trois fois, et toutes ses places y sont dans trois autres zones : chacune de celles-ci reçoit le chiffre une fois.
    Les autres cases de ces trois zones ne peuvent pas être ce chiffre.
idea-finned_franken_swordfish =
    C’est un Swordfish où des blocs remplacent certaines rangées, avec quelques places en trop : les nageoires.
    Si toutes les nageoires sont fausses, le Swordfish tient, et ses recouvrements perdent le chiffre ailleurs. Si une nageoire est vraie, toute case qui la voit perd le chiffre.
    Une case que le Swordfish nettoierait et qui voit toutes les nageoires ne peut pas être ce chiffre.
idea-franken_jellyfish =
    C’est un Jellyfish où des blocs remplacent certaines rangées.
    Quatre zones sans case commune ont besoin du chiffre quatre fois, et toutes ses places y sont dans quatre autres zones : chacune de celles-ci reçoit le chiffre une fois.
    Les autres cases de ces quatre zones ne peuvent pas être ce chiffre.
idea-finned_franken_jellyfish =
    C’est un Jellyfish où des blocs remplacent certaines rangées, avec quelques places en trop : les nageoires.
    Si toutes les nageoires sont fausses, le Jellyfish tient, et ses recouvrements perdent le chiffre ailleurs. Si une nageoire est vraie, toute case qui la voit perd le chiffre.
    Une case que le Jellyfish nettoierait et qui voit toutes les nageoires ne peut pas être ce chiffre.
idea-squirmbag =
    Dans cinq lignes, un chiffre n’a de places que dans les cinq mêmes colonnes. Lignes et colonnes peuvent s’échanger.
    Chacune des cinq lignes a besoin du chiffre, et deux lignes ne peuvent pas l’avoir dans la même colonne : chacune des cinq colonnes en reçoit un.
    Les autres cases des cinq colonnes ne peuvent pas être ce chiffre.
idea-whale =
    Dans six lignes, un chiffre n’a de places que dans les six mêmes colonnes. Lignes et colonnes peuvent s’échanger.
    Chacune des six lignes a besoin du chiffre, et deux lignes ne peuvent pas l’avoir dans la même colonne : chacune des six colonnes en reçoit un.
    Les autres cases des six colonnes ne peuvent pas être ce chiffre.
idea-leviathan =
    Dans sept lignes, un chiffre n’a de places que dans les sept mêmes colonnes. Lignes et colonnes peuvent s’échanger.
    Chacune des sept lignes a besoin du chiffre, et deux lignes ne peuvent pas l’avoir dans la même colonne : chacune des sept colonnes en reçoit un.
    Les autres cases des sept colonnes ne peuvent pas être ce chiffre.
idea-finned_mutant_x_wing =
    C’est un X-Wing qui mêle lignes, colonnes et blocs, avec quelques places en trop : les nageoires.
    Si toutes les nageoires sont fausses, le X-Wing tient, et ses recouvrements perdent le chiffre ailleurs. Si une nageoire est vraie, toute case qui la voit perd le chiffre.
    Une case que le X-Wing nettoierait et qui voit toutes les nageoires ne peut pas être ce chiffre.
idea-mutant_swordfish =
    C’est un Swordfish qui mêle lignes, colonnes et blocs d’un côté comme de l’autre.
    Trois zones sans case commune ont besoin du chiffre trois fois, et toutes ses places y sont dans trois autres zones : chacune de celles-ci reçoit le chiffre une fois.
    Les autres cases de ces trois zones ne peuvent pas être ce chiffre.
idea-finned_mutant_swordfish =
    C’est un Swordfish qui mêle lignes, colonnes et blocs, avec quelques places en trop : les nageoires.
    Si toutes les nageoires sont fausses, le Swordfish tient, et ses recouvrements perdent le chiffre ailleurs. Si une nageoire est vraie, toute case qui la voit perd le chiffre.
    Une case que le Swordfish nettoierait et qui voit toutes les nageoires ne peut pas être ce chiffre.
idea-mutant_jellyfish =
    C’est un Jellyfish qui mêle lignes, colonnes et blocs d’un côté comme de l’autre.
    Quatre zones sans case commune ont besoin du chiffre quatre fois, et toutes ses places y sont dans quatre autres zones : chacune de celles-ci reçoit le chiffre une fois.
    Les autres cases de ces quatre zones ne peuvent pas être ce chiffre.
idea-finned_mutant_jellyfish =
    C’est un Jellyfish qui mêle lignes, colonnes et blocs, avec quelques places en trop : les nageoires.
    Si toutes les nageoires sont fausses, le Jellyfish tient, et ses recouvrements perdent le chiffre ailleurs. Si une nageoire est vraie, toute case qui la voit perd le chiffre.
    Une case que le Jellyfish nettoierait et qui voit toutes les nageoires ne peut pas être ce chiffre.
idea-finned_mutant_squirmbag =
    C’est un Squirmbag qui mêle lignes, colonnes et blocs, avec quelques places en trop : les nageoires.
    Si toutes les nageoires sont fausses, le Squirmbag tient, et ses recouvrements perdent le chiffre ailleurs. Si une nageoire est vraie, toute case qui la voit perd le chiffre.
    Une case que le Squirmbag nettoierait et qui voit toutes les nageoires ne peut pas être ce chiffre.
idea-finned_mutant_whale =
    C’est un Whale qui mêle lignes, colonnes et blocs, avec quelques places en trop : les nageoires.
    Si toutes les nageoires sont fausses, le Whale tient, et ses recouvrements perdent le chiffre ailleurs. Si une nageoire est vraie, toute case qui la voit perd le chiffre.
    Une case que le Whale nettoierait et qui voit toutes les nageoires ne peut pas être ce chiffre.
idea-siamese_finned_x_wing =
    Deux X-Wings à nageoire ont les mêmes zones de base, mais d’autres recouvrements.
    Chacun des deux tient par lui-même, avec ses propres nageoires.
    Une case que l’un ou l’autre nettoierait ne peut pas être ce chiffre.
idea-siamese_finned_swordfish =
    Deux Swordfish à nageoire ont les mêmes zones de base, mais d’autres recouvrements.
    Chacun des deux tient par lui-même, avec ses propres nageoires.
    Une case que l’un ou l’autre nettoierait ne peut pas être ce chiffre.
idea-siamese_finned_jellyfish =
    Deux Jellyfish à nageoire ont les mêmes zones de base, mais d’autres recouvrements.
    Chacun des deux tient par lui-même, avec ses propres nageoires.
    Une case que l’un ou l’autre nettoierait ne peut pas être ce chiffre.
idea-siamese_sashimi_x_wing =
    Deux X-Wings sashimi ont les mêmes zones de base, mais d’autres recouvrements.
    Chacun des deux tient par lui-même, avec ses propres nageoires.
    Une case que l’un ou l’autre nettoierait ne peut pas être ce chiffre.
idea-siamese_sashimi_swordfish =
    Deux Swordfish sashimi ont les mêmes zones de base, mais d’autres recouvrements.
    Chacun des deux tient par lui-même, avec ses propres nageoires.
    Une case que l’un ou l’autre nettoierait ne peut pas être ce chiffre.
idea-siamese_sashimi_jellyfish =
    Deux Jellyfish sashimi ont les mêmes zones de base, mais d’autres recouvrements.
    Chacun des deux tient par lui-même, avec ses propres nageoires.
    Une case que l’un ou l’autre nettoierait ne peut pas être ce chiffre.
idea-siamese_finned_franken_x_wing =
    Deux X-Wings Franken à nageoire ont les mêmes zones de base, mais d’autres recouvrements.
    Chacun des deux tient par lui-même, avec ses propres nageoires.
    Une case que l’un ou l’autre nettoierait ne peut pas être ce chiffre.
idea-siamese_finned_franken_swordfish =
    Deux Swordfish Franken à nageoire ont les mêmes zones de base, mais d’autres recouvrements.
    Chacun des deux tient par lui-même, avec ses propres nageoires.
    Une case que l’un ou l’autre nettoierait ne peut pas être ce chiffre.
idea-siamese_finned_franken_jellyfish =
    Deux Jellyfish Franken à nageoire ont les mêmes zones de base, mais d’autres recouvrements.
    Chacun des deux tient par lui-même, avec ses propres nageoires.
    Une case que l’un ou l’autre nettoierait ne peut pas être ce chiffre.
idea-siamese_finned_mutant_x_wing =
    Deux X-Wings mutants à nageoire ont les mêmes zones de base, mais d’autres recouvrements.
    Chacun des deux tient par lui-même, avec ses propres nageoires.
    Une case que l’un ou l’autre nettoierait ne peut pas être ce chiffre.
idea-siamese_finned_mutant_swordfish =
    Deux Swordfish mutants à nageoire ont les mêmes zones de base, mais d’autres recouvrements.
    Chacun des deux tient par lui-même, avec ses propres nageoires.
    Une case que l’un ou l’autre nettoierait ne peut pas être ce chiffre.
idea-siamese_finned_mutant_jellyfish =
    Deux Jellyfish mutants à nageoire ont les mêmes zones de base, mais d’autres recouvrements.
    Chacun des deux tient par lui-même, avec ses propres nageoires.
    Une case que l’un ou l’autre nettoierait ne peut pas être ce chiffre.
idea-skyscraper =
    Un chiffre a deux places dans chacune de deux lignes, et une place de chaque ligne est dans la même colonne. Lignes et colonnes peuvent s’échanger.
    Les deux places de cette colonne ne peuvent pas être toutes deux le chiffre : au moins une des lignes l’a à son autre bout.
    Une case qui voit les deux autres bouts ne peut pas être ce chiffre.
idea-two_string_kite =
    Un chiffre a deux places dans une ligne et deux dans une colonne, et une de chacune est dans le même bloc.
    Les deux places de ce bloc ne peuvent pas être toutes deux le chiffre : il est à l’autre bout de la ligne ou de la colonne.
    Une case qui voit les deux autres bouts ne peut pas être ce chiffre.
idea-turbot_fish =
    Un chiffre a deux places dans chacune de deux zones, et une place de la première voit une place de la seconde.
    Les deux places qui se voient ne peuvent pas être toutes deux le chiffre : il est à l’un des deux bouts éloignés.
    Une case qui voit les deux bouts éloignés ne peut pas être ce chiffre.
idea-empty_rectangle =
    Dans un bloc, un chiffre n’a de places que sur une ligne et une colonne. Ailleurs, une rangée qui croise l’une des deux n’a que deux places pour ce chiffre.
    Si la place au croisement est le chiffre, le bloc doit se servir de son autre rangée. Sinon, c’est le bout éloigné du lien fort qui est le chiffre.
    Une case sur l’autre rangée du bloc qui voit le bout éloigné ne peut pas être ce chiffre.
idea-dual_two_string_kite =
    Deux cerfs-volants partagent les deux mêmes cases d’un bloc.
    Dans chaque cerf-volant, le chiffre est à l’un des deux bouts éloignés.
    Une case qui voit les deux bouts éloignés d’un même cerf-volant ne peut pas être ce chiffre.
idea-dual_empty_rectangle =
    Deux rectangles vides utilisent le même bloc, chacun avec son propre lien fort.
    Chacun des deux tient par lui-même.
    Une case que l’un ou l’autre nettoie ne peut pas être ce chiffre.
idea-w_wing =
    Deux cases ne peuvent valoir que 1 ou 2, et ne se voient pas.
    Ailleurs, 2 n’a que deux places dans une zone, et chacune de ces places voit l’une des deux cases. L’une des places vaut 2, donc l’une des deux cases ne vaut pas 2 et doit valoir 1.
    Une case qui voit les deux ne peut pas valoir 1.
idea-xy_wing =
    Le pivot vaut 1 ou 2. Il voit deux ailes : l’une vaut 1 ou 3, l’autre 2 ou 3.
    Si le pivot vaut 1, il ne reste que 3 à la première aile. S’il vaut 2, il ne reste que 3 à la seconde.
    Quel que soit le chiffre du pivot, l’une des deux ailes vaut 3.
    Une case qui voit les deux ailes ne peut pas valoir 3.
idea-xyz_wing =
    Le pivot vaut 1, 2 ou 3. Il voit deux ailes : l’une vaut 1 ou 3, l’autre 2 ou 3.
    Si le pivot vaut 1, la première aile vaut 3. S’il vaut 2, la seconde vaut 3. Sinon, le pivot lui-même vaut 3.
    L’une des trois cases vaut 3.
    Une case qui voit les trois ne peut pas valoir 3.
idea-bug_1 =
    Toutes les cases non résolues sauf une ont deux candidats, et chaque chiffre a deux places dans chaque zone, à un candidat près.
    Sans ce candidat en trop, toutes les cases pourraient se remplir de deux façons ou d’aucune, or la grille a exactement une solution.
    Le candidat en trop est vrai.
idea-unique_rectangle_1 =
    Si quatre cases sur deux lignes, deux colonnes et deux blocs ne contenaient que 1 et 2, ces chiffres seraient interchangeables : la grille aurait deux solutions.
    Trois coins ne peuvent valoir que 1 ou 2 ; le quatrième a d’autres candidats.
    Le quatrième coin ne peut valoir ni 1 ni 2.
idea-unique_rectangle_2 =
    Si quatre cases sur deux lignes, deux colonnes et deux blocs ne contenaient que 1 et 2, ces chiffres seraient interchangeables : la grille aurait deux solutions.
    Deux coins ne peuvent valoir que 1 ou 2 ; les deux autres peuvent aussi valoir 3. L’un de ces deux-là vaut forcément 3.
    Une case qui voit ces deux coins ne peut pas valoir 3.
idea-unique_rectangle_3 =
    Si quatre cases sur deux lignes, deux colonnes et deux blocs ne contenaient que 1 et 2, ces chiffres seraient interchangeables : la grille aurait deux solutions.
    Deux coins d’un même côté ont d’autres candidats, dont l’un est forcément vrai. Les deux coins comptent comme une seule case qui aurait ces candidats en trop, et forment un sous-ensemble nu avec d’autres cases de la zone.
    Aucune autre case de la zone ne peut prendre un chiffre du sous-ensemble.
idea-unique_rectangle_4 =
    Si quatre cases sur deux lignes, deux colonnes et deux blocs ne contenaient que 1 et 2, ces chiffres seraient interchangeables : la grille aurait deux solutions.
    Dans une zone que partagent deux coins, 1 n’a pas d’autre place que ces coins : l’un des deux vaut 1. Si l’autre valait 2, le rectangle serait interdit.
    Aucun des deux coins ne peut valoir 2.
idea-unique_rectangle_5 =
    Si quatre cases sur deux lignes, deux colonnes et deux blocs ne contenaient que 1 et 2, ces chiffres seraient interchangeables : la grille aurait deux solutions.
    Deux coins opposés, ou trois coins, peuvent aussi valoir 3, et rien d’autre. L’un d’eux vaut forcément 3.
    Une case qui voit tous ces coins ne peut pas valoir 3.
idea-unique_rectangle_6 =
    Si quatre cases sur deux lignes, deux colonnes et deux blocs ne contenaient que 1 et 2, ces chiffres seraient interchangeables : la grille aurait deux solutions.
    Deux coins opposés ont d’autres candidats. Dans les deux lignes, ou les deux colonnes, 1 n’a pas d’autre place que les coins : il prend donc deux coins opposés. S’il prenait les deux qui ont d’autres candidats, les autres vaudraient 2 et le rectangle serait interdit.
    Les deux coins qui ont d’autres candidats ne peuvent pas valoir 1.
idea-hidden_rectangle =
    Si quatre cases sur deux lignes, deux colonnes et deux blocs ne contenaient que 1 et 2, ces chiffres seraient interchangeables : la grille aurait deux solutions.
    Prenez le coin opposé à celui qui n’a que 1 et 2. Dans sa ligne et sa colonne, 1 n’a pas d’autre place que les coins. Si ce coin valait 2, ses deux voisins vaudraient 1 et le quatrième 2 : interdit.
    Ce coin ne peut pas valoir 2.
idea-avoidable_rectangle_1 =
    Si quatre cases non dévoilées, sur deux lignes, deux colonnes et deux blocs, ne contenaient que 1 et 2, ces chiffres seraient interchangeables : la grille aurait deux solutions.
    Trois coins sont remplis de 1 et de 2 en alternance, et aucun n’est dévoilé.
    Le quatrième coin ne peut pas compléter le rectangle.
idea-avoidable_rectangle_2 =
    Si quatre cases non dévoilées, sur deux lignes, deux colonnes et deux blocs, ne contenaient que 1 et 2, ces chiffres seraient interchangeables : la grille aurait deux solutions.
    Deux coins sont remplis et non dévoilés. Les deux autres compléteraient le rectangle ou vaudraient 3 : l’un d’eux vaut donc 3.
    Une case qui voit ces deux coins ne peut pas valoir 3.
idea-unique_loop_1 =
    Si une boucle de cases, deux dans chaque zone traversée, ne contenait que 1 et 2, ces chiffres seraient interchangeables : la grille aurait deux solutions.
    Toutes les cases de la boucle sauf une ne peuvent valoir que 1 ou 2.
    La seule case qui a d’autres candidats ne peut valoir ni 1 ni 2.
idea-unique_loop_2 =
    Si une boucle de cases, deux dans chaque zone traversée, ne contenait que 1 et 2, ces chiffres seraient interchangeables : la grille aurait deux solutions.
    Les cases de la boucle qui ont un candidat de plus peuvent aussi valoir 3, et rien d’autre. L’une d’elles vaut forcément 3.
    Une case qui voit toutes ces cases ne peut pas valoir 3.
idea-unique_loop_3 =
    Si une boucle de cases, deux dans chaque zone traversée, ne contenait que 1 et 2, ces chiffres seraient interchangeables : la grille aurait deux solutions.
    Deux cases de la boucle ont d’autres candidats, dont l’un est forcément vrai. Les deux cases comptent comme une seule et forment un sous-ensemble nu avec d’autres cases de la zone.
    Aucune autre case de la zone ne peut prendre un chiffre du sous-ensemble.
idea-unique_loop_4 =
    Si une boucle de cases, deux dans chaque zone traversée, ne contenait que 1 et 2, ces chiffres seraient interchangeables : la grille aurait deux solutions.
    Deux cases de la boucle sont les seules places de 1 dans une zone : l’une d’elles vaut 1. Si l’autre valait 2, les chiffres de la boucle seraient interchangeables.
    Aucune des deux cases ne peut valoir 2.
idea-extended_rectangle =
    Si deux lignes de trois cases ne contenaient que les trois mêmes chiffres, elles seraient interchangeables : la grille aurait deux solutions. Des colonnes peuvent remplacer les lignes.
    Quelque chose doit l’empêcher : l’un des autres candidats de ces cases est vrai.
    Ce qui ne laisserait que les trois chiffres, ou que tous les autres candidats excluent, est faux.
idea-bug_2 =
    Si chaque case non résolue avait deux candidats et chaque chiffre deux places dans chaque zone, la grille aurait deux solutions ou aucune.
    Tous les candidats en trop qui l’empêchent sont un même chiffre. L’un d’eux est vrai.
    Une case qui les voit tous ne peut pas être ce chiffre.
idea-bug_3 =
    Si chaque case non résolue avait deux candidats et chaque chiffre deux places dans chaque zone, la grille aurait deux solutions ou aucune.
    L’un des candidats en trop est vrai. Leurs cases comptent comme une seule et forment un sous-ensemble nu avec d’autres cases de la zone.
    Aucune autre case de la zone ne peut prendre un chiffre du sous-ensemble.
idea-bug_4 =
    Si chaque case non résolue avait deux candidats et chaque chiffre deux places dans chaque zone, la grille aurait deux solutions ou aucune.
    Deux cases contiennent les candidats en trop et sont les seules places d’un autre chiffre dans une zone : l’une prend ce chiffre, l’autre un candidat en trop.
    Tous les autres candidats des deux cases sont faux.
idea-simple_colours_trap =
    Un chiffre a deux places dans une suite de zones. Coloriez ces places en alternance : soit toutes celles d’une couleur sont vraies, soit toutes celles de l’autre.
    Une case qui voit les deux couleurs en voit dans tous les cas une vraie.
    Une case qui voit les deux couleurs ne peut pas être ce chiffre.
idea-simple_colours_wrap =
    Un chiffre a deux places dans une suite de zones. Coloriez ces places en alternance : soit toutes celles d’une couleur sont vraies, soit toutes celles de l’autre.
    Une couleur est deux fois dans la même zone, et une zone ne prend un chiffre qu’une fois.
    Toutes les places de cette couleur sont fausses, celles de l’autre sont vraies.
idea-multi_colours_1 =
    Un chiffre est colorié en deux chaînes séparées : dans chacune, l’une des deux couleurs est vraie.
    Une couleur de la première chaîne voit une couleur de la seconde : elles ne sont pas vraies toutes les deux. L’une des deux couleurs opposées est vraie.
    Une case qui voit les deux couleurs opposées ne peut pas être ce chiffre.
idea-multi_colours_2 =
    Un chiffre est colorié en deux chaînes séparées : dans chacune, l’une des deux couleurs est vraie.
    Une couleur de la première chaîne voit les deux couleurs de la seconde, dont l’une est vraie.
    Toutes les places de cette couleur de la première chaîne sont fausses.
idea-medusa_trap =
    Des candidats sont liés dans les cases à deux candidats et dans les zones où un chiffre a deux places. Coloriez-les en alternance : soit tous ceux d’une couleur sont vrais, soit tous ceux de l’autre.
    Un autre candidat est exclu par un candidat de chaque couleur.
    Ce candidat est faux.
idea-medusa_wrap =
    Des candidats sont liés dans les cases à deux candidats et dans les zones où un chiffre a deux places. Coloriez-les en alternance : soit tous ceux d’une couleur sont vrais, soit tous ceux de l’autre.
    Une couleur se contredit : elle est deux fois dans une case, ou deux fois dans une zone pour un même chiffre, ou ne laisse rien à une case.
    Tous les candidats de cette couleur sont faux, ceux de l’autre sont vrais.
idea-sue_de_coq =
    Là où un bloc rencontre une rangée, quelques cases, avec des cases du reste du bloc et du reste de la rangée, ont juste autant de chiffres qu’elles sont de cases.
    Chacun de ces chiffres y sert une fois : ceux de la partie du bloc dans le bloc, ceux de la partie de la rangée dans la rangée.
    Aucune autre case du bloc ni de la rangée ne peut être un chiffre qui y sert.
idea-wxyz_wing =
    Une case à deux chiffres et trois cases à quatre chiffres ont deux chiffres en commun.
    L’un des chiffres communs est exclusif : ses places des deux côtés se voient, donc un seul côté peut l’avoir. L’autre le perd et contient tous ses autres chiffres.
    L’un des deux côtés a l’autre chiffre commun : une case qui en voit toutes les places des deux côtés ne peut pas être ce chiffre.
idea-vwxyz_wing =
    Une case à deux chiffres et quatre cases à cinq chiffres ont deux chiffres en commun.
    L’un des chiffres communs est exclusif : ses places des deux côtés se voient, donc un seul côté peut l’avoir. L’autre le perd et contient tous ses autres chiffres.
    L’un des deux côtés a l’autre chiffre commun : une case qui en voit toutes les places des deux côtés ne peut pas être ce chiffre.
idea-uvwxyz_wing =
    Une case à deux chiffres et cinq cases à six chiffres ont deux chiffres en commun.
    L’un des chiffres communs est exclusif : ses places des deux côtés se voient, donc un seul côté peut l’avoir. L’autre le perd et contient tous ses autres chiffres.
    L’un des deux côtés a l’autre chiffre commun : une case qui en voit toutes les places des deux côtés ne peut pas être ce chiffre.
idea-als_xz =
    Des cases qui ont un chiffre de plus qu’elles ne sont de cases sont presque verrouillées : si elles perdent un chiffre, elles contiennent tous les autres.
    Deux de ces ensembles ont un chiffre exclusif en commun : ses places se voient, donc un seul ensemble peut l’avoir. L’autre contient tous ses autres chiffres.
    Un second chiffre commun est dans l’un des deux : une case qui en voit toutes les places ne peut pas être ce chiffre.
idea-als_xy_wing =
    Des cases qui ont un chiffre de plus qu’elles ne sont de cases sont presque verrouillées : si elles perdent un chiffre, elles contiennent tous les autres.
    Un troisième ensemble partage un chiffre exclusif avec chacun des deux autres. Il ne peut pas se passer de ces deux chiffres à la fois : l’un des deux autres ensembles perd donc le sien et contient le reste.
    Un chiffre commun à ces deux ensembles est dans l’un d’eux : une case qui en voit toutes les places ne peut pas être ce chiffre.
idea-als_chain =
    Des cases qui ont un chiffre de plus qu’elles ne sont de cases sont presque verrouillées : si elles perdent un chiffre, elles contiennent tous les autres.
    De tels ensembles sont liés de l’un au suivant par des chiffres exclusifs. Si le premier n’a pas son chiffre final, il prend le chiffre qui le lie au suivant, et ainsi de suite jusqu’au dernier.
    Le chiffre final est dans le premier ensemble ou dans le dernier : une case qui en voit toutes les places ne peut pas être ce chiffre.
idea-death_blossom =
    Des cases qui ont un chiffre de plus qu’elles ne sont de cases sont presque verrouillées : si elles perdent un chiffre, elles contiennent tous les autres.
    Une case, la tige, prend par chacun de ses candidats un chiffre à un tel ensemble : quel que soit le candidat vrai, l’un des ensembles est verrouillé.
    Un chiffre que tous les ensembles contiennent est dans celui qui est verrouillé : une case qui en voit toutes les places ne peut pas être ce chiffre.
idea-aligned_pair_exclusion =
    Deux cases se voient ; toutes deux voient des cases ou des ensembles qui n’ont qu’un chiffre à perdre.
    Une paire de chiffres dans les deux cases qui laisserait trop peu de chiffres à une telle case ou à un tel ensemble est impossible.
    Un chiffre des deux cases qui reste sans partenaire est faux.
idea-unique_rectangle_guardians =
    Si quatre cases sur deux lignes, deux colonnes et deux blocs ne contenaient que 1 et 2, ces chiffres seraient interchangeables : la grille aurait deux solutions.
    Les chiffres ont d’autres places dans les zones des côtés, et l’une de ces places, ou un autre candidat des coins, est forcément vrai.
    Ce que tous ceux-ci excluent est faux.
idea-bug_lite =
    Dans quelques cases, retenez deux candidats chacune, de sorte que chaque chiffre ait deux places ou aucune dans chaque zone. Si les cases n’avaient que ceux-là, tous seraient interchangeables : la grille aurait deux solutions.
    L’un des autres candidats de ces cases est forcément vrai.
    Ce que tous ces candidats excluent est faux.
idea-symmetrical_placement =
    Les dévoilés restent les mêmes quand on tourne ou retourne la grille et qu’on échange certains chiffres.
    La grille n’a qu’une solution : la tourner ou la retourner redonne cette solution, avec les mêmes chiffres échangés.
    Une case qui reste à sa place ne peut être qu’un chiffre qui ne change pas.
idea-firework_triple =
    Une ligne et une colonne se croisent dans un bloc. Hors du bloc, trois chiffres n’ont de place que dans une case de la ligne et une de la colonne, les ailes.
    Si un tel chiffre n’est dans aucune aile, la ligne et la colonne en ont toutes deux besoin dans le bloc, donc à leur croisement. Trois chiffres se partagent trois cases : le croisement et les ailes.
    Le croisement et les ailes ne peuvent être rien d’autre que ces trois chiffres.
idea-firework_quadruple =
    Quatre cases sont les coins d’un rectangle. Deux chiffres sont liés à un coin et à ses deux ailes, deux autres au coin opposé et aux mêmes ailes.
    Quatre chiffres n’ont que quatre cases : ils remplissent les quatre coins.
    Les quatre coins ne peuvent être rien d’autre que ces chiffres.
idea-broken_wing =
    Un chiffre devrait être vrai et faux en alternance autour d’un anneau d’un nombre impair de cases, ce qui est impossible.
    Les zones entre les cases ont d’autres places pour le chiffre, les gardiens, et l’un d’eux est vrai.
    Une case qui voit tous les gardiens ne peut pas être ce chiffre.
idea-bivalue_oddagon =
    Un anneau d’un nombre impair de cases, chacune en vue de la suivante, ne peut pas se remplir avec seulement 1 et 2 en alternance.
    L’un des autres candidats de ces cases est vrai.
    Ce que tous ces candidats excluent est faux.
idea-tridagon =
    Douze cases dans quatre blocs, trois par bloc sur des lignes et des colonnes différentes, sont disposées de sorte que 1, 2 et 3 seuls ne peuvent pas les remplir.
    L’un des autres candidats de ces cases est vrai.
    Ce que tous ces candidats excluent est faux.
idea-junior_exocet =
    Deux cases de base d’un bloc ne peuvent être que quelques chiffres. Deux cases cibles sont dans les deux autres blocs de la même bande ou de la même pile.
    Trois rangées transversales n’ont de place que deux fois pour chacun de ces chiffres : un chiffre de la base est donc aussi dans une cible.
    Les cibles contiennent les deux mêmes chiffres que les cases de base, et rien d’autre.
idea-double_exocet =
    Deux exocets aux quatre mêmes chiffres sont côte à côte.
    Les cases de base des deux contiennent les quatre chiffres, et leurs cibles aussi.
    Une case qui voit toutes les cases de base, ou toutes les cibles, ne peut être aucun des quatre chiffres.
idea-sk_loop =
    Huit paires de cases font le tour de quatre blocs. Chaque paire partage des chiffres avec la suivante, dans une ligne, une colonne ou un bloc.
    Les paires ont seize cases, et les chiffres partagés y ont juste assez de place : chaque chiffre partagé sert là où ses deux paires se rencontrent.
    Aucune autre case de cette ligne, de cette colonne ou de ce bloc ne peut être le chiffre partagé.
idea-multi_sector_locked_sets =
    Prenez les cases non résolues où quelques lignes et colonnes se croisent. Certains chiffres se comptent par lignes, les autres par colonnes.
    Ensemble, ils y entrent juste autant de fois qu’il y a de cases : chaque chiffre est donc épuisé dans chacune de ses lignes ou de ses colonnes.
    Aucune autre case d’une telle ligne ou colonne ne peut être ce chiffre.
idea-remote_pair =
    Des cases en chaîne ne peuvent toutes valoir que 1 ou 2, chacune en vue de la suivante.
    Deux voisines diffèrent : les cases valent 1 et 2 en alternance. De la première et de la quatrième, l’une vaut 1 et l’autre 2.
    Une case qui voit les deux ne peut valoir ni 1 ni 2.
idea-x_chain =
    Des liens forts d’un chiffre (au moins un bout est vrai) et des liens faibles (au plus un bout est vrai) alternent ; le premier et le dernier sont forts.
    Si le premier bout est faux, la place suivante est vraie, celle d’après fausse, et ainsi de suite : le dernier bout est vrai.
    L’un des deux bouts est vrai : une case qui voit les deux ne peut pas être ce chiffre.
idea-xy_chain =
    Des cases à deux chiffres forment une chaîne, chacune partageant un chiffre avec la suivante, qui la voit.
    Si la première case ne vaut pas 1, elle prend son autre chiffre, la suivante prend donc son autre chiffre, et ainsi de suite : la dernière vaut 1.
    La première ou la dernière case vaut 1 : une case qui voit les deux ne peut pas valoir 1.
idea-continuous_nice_loop =
    Liens forts et faibles alternent tout autour d’une boucle, jusqu’au point de départ.
    Dans un sens comme dans l’autre, les candidats sont vrais et faux en alternance. Des deux bouts de chaque lien faible, exactement un est vrai.
    Ce que les deux bouts d’un lien faible excluent est faux.
idea-discontinuous_nice_loop =
    Liens forts et faibles alternent autour d’une boucle, mais là où elle se ferme, deux liens de même sorte se rejoignent dans une case.
    Si deux liens faibles se rejoignent, le candidat entre eux s’exclurait lui-même. Si ce sont deux liens forts, il ne pourrait pas être faux.
    Avec deux liens faibles, le candidat est faux ; avec deux liens forts, il est vrai.
idea-aic =
    Des liens forts (au moins un bout est vrai) et des liens faibles (au plus un bout est vrai) alternent ; le premier et le dernier sont forts. Un lien peut changer de chiffre à l’intérieur d’une case.
    Si le premier bout est faux, les candidats le long de la chaîne sont vrais et faux en alternance : le dernier bout est vrai.
    L’un des deux bouts est vrai : ce que les deux excluent est faux.
idea-grouped_continuous_nice_loop =
    Liens forts et faibles alternent tout autour d’une boucle, jusqu’au point de départ. Certains bouts sont des groupes : des cases d’une même rangée dans un même bloc.
    Dans un sens comme dans l’autre, les candidats sont vrais et faux en alternance. Des deux bouts de chaque lien faible, exactement un est vrai.
    Ce que les deux bouts d’un lien faible excluent est faux.
idea-grouped_discontinuous_nice_loop =
    Liens forts et faibles alternent autour d’une boucle, mais là où elle se ferme, deux liens de même sorte se rejoignent dans une case. Certains bouts sont des groupes : des cases d’une même rangée dans un même bloc.
    Si deux liens faibles se rejoignent, le candidat entre eux s’exclurait lui-même. Si ce sont deux liens forts, il ne pourrait pas être faux.
    Avec deux liens faibles, le candidat est faux ; avec deux liens forts, il est vrai.
idea-grouped_aic =
    Des liens forts (au moins un bout est vrai) et des liens faibles (au plus un bout est vrai) alternent ; le premier et le dernier sont forts. Un lien peut changer de chiffre à l’intérieur d’une case. Certains bouts sont des groupes : des cases d’une même rangée dans un même bloc.
    Si le premier bout est faux, les candidats le long de la chaîne sont vrais et faux en alternance : le dernier bout est vrai.
    L’un des deux bouts est vrai : ce que les deux excluent est faux.
idea-cell_forcing_chain =
    Un des candidats d’une case est vrai.
    De chaque candidat de la case, une chaîne mène à la même fin.
    La fin vaut dans tous les cas : elle est certaine.
idea-house_forcing_chain =
    Une zone a besoin du chiffre à l’une de ses places.
    De chaque place, une chaîne mène à la même fin.
    La fin vaut dans tous les cas : elle est certaine.
idea-contradiction_forcing_chain =
    Supposez un candidat vrai.
    Les chaînes qui en partent laissent une case sans chiffre, ou un chiffre sans place dans une zone.
    Le candidat est faux.
idea-forcing_net =
    Supposez un candidat vrai, et placez tous les singletons qui s’ensuivent.
    À la fin, il ne reste plus de chiffre à une case, ou plus de place à un chiffre dans une zone.
    Le candidat est faux.
idea-verity_net =
    Parmi les candidats d’une case, ou les places d’un chiffre dans une zone, un est vrai.
    Supposez-les tour à tour et placez tous les singletons qui s’ensuivent : quelque chose est pareil dans tous les cas.
    Ce qui est pareil dans tous les cas est certain.
idea-kraken_fish_1 =
    Un poisson a des nageoires, et une case qu’il nettoierait ne les voit pas toutes.
    Si toutes les nageoires sont fausses, le poisson nettoie la case. De chaque nageoire, une chaîne montre que le candidat est faux aussi.
    Le candidat est faux dans tous les cas.
idea-kraken_fish_2 =
    Dans un poisson à nageoire, soit une nageoire est vraie, soit l’une de ses places dans un recouvrement l’est.
    De chacune d’elles, une chaîne mène à la même fin.
    La fin vaut dans tous les cas : elle est certaine.
idea-proof_by_cases =
    Supposez un candidat vrai.
    Regardez ce qui reste à une case ou à un chiffre : chacun de ces cas mène à une contradiction.
    Le candidat est faux.
idea-template_set =
    Un chiffre ne peut être placé neuf fois que de certaines façons : ses gabarits.
    L’un des gabarits compatibles avec la grille est le bon.
    Un candidat qui est dans tous les gabarits est vrai.
idea-template_delete =
    Un chiffre ne peut être placé neuf fois que de certaines façons : ses gabarits.
    L’un des gabarits compatibles avec la grille est le bon.
    Un candidat qui n’est dans aucun gabarit est faux.
idea-brute_force =
    Aucune technique connue ici ne trouve d’étape.
    Un programme essaie des chiffres jusqu’à la solution.
    Un chiffre de la solution est placé.
