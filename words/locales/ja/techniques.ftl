### Looked up: explanations of techniques

## いくつかの解説に共通する文

claim-placed = { $cells }は{ $digits }で確定

claim-cannot = { $cells }の{ $digits }を消去

claim-remove = { $effects }を消去

claim-remove-too = { $effects }を消去

effect-removed = { $cells }の{ $digits }

sees-each =
    { $gone-count ->
        [1] このマスからは
       *[other] 候補を消すどのマスからも
    }

not-both =
    { $gone-count ->
        [1] このマスに{ $gone-any }が入ると
       *[other] { $gone }のいずれかに{ $gone-any }が入ると
    }

rectangle-cells = { $base }は2つの行、2つの列、2つのブロックにまたがっています。

swap-cells = この4マスが{ $digits }だけで埋まると、2つの数字を入れ替えられるので、問題の解が2つになります。

start-is-end =
    { $pivot-count ->
        [0] {""}
       *[other] { $pivot-at }は結論そのものなので、チェーンは要りません。
    }

deadly-if-equal =
    { rectangle-cells }
    { swap-cells }
only-others =
    { $digits }以外の候補は{ $fin }の{ $fin-digits }だけなので、{ at-least-one }は{ $fin-digits }です。
only-with-others =
    ほかの候補があるのは{ $fin }だけです。

at-least-one =
    { $fin-count ->
        [2] 少なくとも一方
       *[other] 少なくとも1マス
    }

fin-one-of =
    { $fin-digits-count ->
        [1] { $fin-any }
        [2] { $fin-any }
       *[other] { $fin-digits }のいずれか
    }

base-one-of =
    { $base-digits-count ->
        [2] { $base-any }
       *[other] { $base-digits }のいずれか
    }

base-one-cell =
    { $base-count ->
        [2] { $base-or }
       *[other] { $base }のいずれか
    }

one-extra-is =
    { $claim }：{ $fin }の{ at-least-one }は{ $fin-digits }で、{ sees-each }{ $fin-count ->
        [2] その両方
       *[other] そのすべて
    }が見えます。

or-two-solutions = { $claim }：{ $placed-count ->
    [0] { not-both }、
   *[other] そうでないと、
}問題の解が2つになります。

takes-another =
    { $claim }：{ $fin }にほかの数字が入らないと、問題の解が2つになります。

extras-subset =
    { $claim }：{ $cover-houses }の{ $subset }は、{ $fin }と{ $cover }で使い切ります。

extras-as-cell =
    したがって、{ $fin }の{ at-least-one }には{ fin-one-of }が入ります。
    { extras-in-subset }

extras-in-subset =
    { $fin }を、候補が{ $fin-digits }の1マスとみなします。候補が{ $cover-digits }の{ $cover }と合わせると、{ $cover-houses }で{ $subset }の同盟になります。
    同盟のマスがすべて見えるマスに、{ $subset }は入りません。

one-place-each =
    { $claim }：{ $on }の一方は必ず{ $on-digits }で、もう一方に{ $gone-digits }が入ると問題の解が2つになります。

one-of-pair =
    { $cover-houses }の{ $on-digits }は{ $on }にしか入らないので、どちらか一方が{ $on-digits }です。
    もう一方に{ $gone-digits }が入ると、この形は{ $digits }だけで埋まってしまいます。

loop-cells =
    この形の{ $base-count }マスは、隣り合うマスどうしが見えるループになっていて、どの行・列・ブロックにも2マスずつあるか、1マスもありません：{ $loop }。
    ループが{ $digits }だけで埋まると、すべてのマスで2つの数字を入れ替えられるので、問題の解が2つになります。

medusa-colours =
    ちょうど一方だけが真になる2つの候補を、違う色に塗り分けます。マスに2つだけ残った候補や、行・列・ブロックで2か所だけに残った数字がそうです。
    1色目：{ $on-at }。
    2色目：{ $off-at }。
    一方の色の候補はすべて真で、もう一方の色の候補はすべて偽です。

two-groups-of-colours =
    行・列・ブロックで{ $digits }の入るマスが2つだけのとき、その2マスを違う色に塗り分けます。1組目は{ $on }の色と{ $off }の色、2組目は{ $base }の色と{ $cover }の色です。
    どちらの組でも、一方の色のマスはすべて{ $digits }で、もう一方の色のマスはいずれも{ $digits }ではありません。

two-colours =
    行・列・ブロックで{ $digits }の入るマスが2つだけのとき、その2マスを違う色に塗り分けます。1色目は{ $on }、2色目は{ $off }です。
    一方の色のマスはすべて{ $digits }で、もう一方の色のマスはいずれも{ $digits }ではありません。

bug-extras =
    各マスに候補を2つずつ残すとき、余分な候補は{ $fin-at }です。
    余分な候補がすべて偽なら、どの空きマスも候補が2つになり、どの数字も、まだ入っていない行・列・ブロックでそれぞれ2か所だけに残ります。すると問題の解は2つになるか、なくなります。
    したがって、余分な候補の少なくとも1つは真です。

loop-conclusion = { $claim }：{ $turn ->
    [denies-itself] { $start }を{ $start-digits }とすると、チェーンをたどって、{ $start }は{ $start-digits }ではないことになります。
    [takes-another] { $start }を{ $start-digits }とすると、チェーンをたどって、{ $start }は{ $end-digits }になります。
    [confirms] { $start }が{ $start-digits }でないとすると、チェーンをたどって、{ $start }は{ $start-digits }になります。
   *[denies-another] { $start }を{ $end-digits }とすると{ $start-digits }ではなくなり、そこからチェーンをたどって、{ $start }は{ $end-digits }ではないことになります。
}

ends-conclusion = { $ends-digits-count ->
    [1] { $claim }：{ $start }と{ $end }の少なくとも一方は{ $start-digits }で、{ sees-each }その両方が見えます。
   *[other] { $claim }：{ $start }が{ $start-digits }か、{ $end }が{ $end-digits }かのどちらかで、{ $start }と{ $end }は互いに見えます。
}

sees-both-sets = { $gone-digits-count ->
    [1] { sees-each }両方の組の{ $gone-digits }がすべて見えます
   *[other] 消すどの候補からも、両方の組にある同じ数字がすべて見えます
}。

one-set-holds = { $claim }：2つの組{ $base-group }と{ $cover-group }の少なくとも一方には{ $gone-digits }が入り、{ sees-both-sets }

lose-one-hold-others = いずれもマスの数より数字が1つ多いALS（準同盟）です。数字を1つ失うと、残りの数字がすべて入ります。

lose-one-hold-others-both = どちらもマスの数より数字が1つ多いALS（準同盟）です。数字を1つ失うと、残りの数字がすべて入ります。

closed-loop = { $claim }：チェーンが閉じてループになるので、どの弱リンクも両端のちょうど一方が真です。{ $removed-count ->
    [1] この候補は
   *[other] 消す候補はいずれも
}、弱リンクのどちらの端が真でも{ $sets-count ->
    [0] 消えます。
   *[other] 消えるか、ループのALSに必ず入る数字によって消えます。
}

closed-loop-lines =
    逆向きにたどってもループは成り立ちます。どのリンクも、両端のちょうど一方が真です。
    { $lines }

forced-end = { $placed-count ->
    [0] 直接またはチェーンによって{ $gone }の{ $gone-any }が消えます
   *[other] チェーンをたどると{ $placed }が確定します
}

kraken-places =
    { $base-houses }の{ $digits }は、フィン{ $fin }を除くと{ $base }にしか入りません。
    { no-fin-is }、{ $base-houses }の{ $digits }は{ $cover-houses }に1つずつ入り、{ $witness-houses }の{ $digits }は{ kraken-pivot }に入ります。

kraken-pivot = { $pivot }{ $pivot-count ->
    [1] {""}
   *[other] のいずれか
}

nothing-left = { $witness-count ->
    [0] { $witness-houses }に{ $witness-digits }の入るマスがなくなる
   *[other] { $witness }の候補がなくなる
}

in-short = チェーン：{ $chain }。

fish-siamese =
    { $sound ->
        [0] { $claim }：{ $base-houses }をベースとする2つのフィン付きフィッシュで、どちらもフィンのいずれかが{ $digits }になり、{ sees-each }一方のフィッシュのフィンがすべて見えます。
       *[other] { $claim }：{ $base-houses }をベースとする2つのフィン付きフィッシュのどちらかによって、フィンが{ $digits }でもそうでなくても消えます。
    }
    { $base-count ->
        [0] { $base-houses }の{ $digits }は{ $fin }にしか入らず、どのマスも一方または両方のフィッシュのフィンです。
       *[other] { $base-houses }の{ $digits }は、{ $base }と、一方または両方のフィッシュのフィンである{ $fin }にしか入りません。
    }
    { $sound ->
        [0] {""}
       *[other] どちらのフィッシュもカバーは{ $base-houses-count }つです。一方のフィッシュのフィンがいずれも{ $digits }でなければ、{ $base-houses }の{ $base-houses-count }個の{ $digits }がそのフィッシュのカバーに1つずつ入り、カバーのほかのマスに{ $digits }は入りません。
    }
    { $sound ->
        [0] {""}
       *[other] フィンのいずれかが{ $digits }なら、同じフィッシュのフィンがすべて見えるマスに{ $digits }は入りません。
    }
    { $lines }

fish-finned =
    { rules-out-anyway }
    { fish-places }
    { fish-without-fins }
    { fin-sees }

rules-out-anyway = { $claim }：{ $fin-count ->
    [1] フィン{ $fin }が{ $digits }でなければフィッシュによって、{ $digits }であればフィンによって消えます。
   *[other] フィン{ $fin }がいずれも{ $digits }でなければフィッシュによって、いずれかが{ $digits }であればフィンによって消えます。
}

fish-finned-mutant =
    { $unheld ->
        [0] { rules-out-anyway }
       *[other] { $claim }：{ $fin-count ->
            [1] フィン{ $fin }は必ず{ $digits }で、{ sees-each }フィンが見えます。
           *[other] フィン{ $fin }の少なくとも1つは{ $digits }で、{ sees-each }すべてのフィンが見えます。
        }
    }
    { fish-places }
    { $unheld ->
        [0] { fish-without-fins }
       *[other] { no-fin-is }、{ $base-count ->
            [0] { $base-houses }に{ $digits }の入るマスがなくなり、矛盾します。
           *[other] { $base-houses }の{ $base-houses-count }個の{ $digits }がすべて{ $held }に入ることになりますが、これでは領域の数が足りません。
        }
    }
    { fin-sees }

two-strong-links =
    { $claim }：{ $pincer }の少なくとも一方は{ $digits }で、{ sees-each }その両方が見えます。
    { two-places-each }
    したがって、残る{ $pincer }の少なくとも一方は{ $digits }です。

two-places-each =
    { $base-houses }には、{ $digits }の入るマスがそれぞれ2つしかありません。
    { $base }はどちらも{ $cover-houses }にあるので、両方が{ $digits }になることはありません。

almost-locked-wing =
    { $claim }：2つの組の少なくとも一方には{ $pincer-digits }が入り、{ sees-each }両方の組の{ $pincer-digits }がすべて見えます。
    一方の組は候補が{ $base-digits }の{ $base }、もう一方は候補が{ $cover-digits }の{ $cover }です。どちらも、マスの数より数字が1つ多い組です。
    一方の組の{ $pivot-digits }からは、もう一方の組の{ $pivot-digits }がすべて見えます。だから少なくとも一方の組には{ $pivot-digits }が入りません。
    { $pivot-digits }が入らない組では、残る数字の数がマスの数と同じになり、{ $pincer-digits }を含むすべての数字が入ります。

locked-candidates =
    { $claim }：{ $base-houses }の{ $digits }は、{ $cover-houses }との交差部分に入ります。
    { $base-houses }で{ $digits }が入るのは{ $base }だけです。
    { $base }はいずれも{ $cover-houses }にあるので、{ $cover-houses }の{ $digits }もこのうちの1マスに入ります。

rectangle-one-extra =
    { one-extra-is }
    { deadly-if-equal }
    { only-others }

fish-basic =
    { $claim }：{ $cover-houses }の{ $digits }は、{ $base-houses }の分で使い切ります。
    { $base-houses }の{ $digits }は{ $base }にしか入りません。
    これらのマスはすべて{ $cover-houses }にあります。{ $base-houses-count }個の{ $digits }が1つずつ入るので、{ $cover-houses }のほかのマスに{ $digits }は入りません。

fish-mutant =
    { fish-basic }
    { $crossings ->
        [0] {""}
       *[other] { $cover-houses }のうち2つに属するマスにも{ $digits }は入りません。1つの{ $digits }でカバーを2つ使ってしまうからです。
    }

fish-places =
    { $base-count ->
        [0] { $base-houses }の{ $digits }はフィン{ $fin }にしか入りません。
       *[other] { $base-houses }の{ $digits }は、フィン{ $fin }を除くと{ $base }にしか入りません。
    }

no-fin-is =
    { $fin-count ->
        [1] フィンが{ $digits }でなければ
       *[other] フィンがいずれも{ $digits }でなければ
    }

fin-sees =
    { $fin-count ->
        [1] フィンが{ $digits }なら、フィンが見える{ $gone }に{ $digits }は入りません。
       *[other] フィンのいずれかが{ $digits }なら、フィンがすべて見える{ $gone }に{ $digits }は入りません。
    }

fish-without-fins =
    { no-fin-is }、{ $base-houses }の{ $base-houses-count }個の{ $digits }が{ $cover-houses }に1つずつ入り、そこのほかのマスに{ $digits }は入りません。{ $crossings ->
        [0] {""}
       *[other] { $cover-houses }のうち2つに属するマスも、1つの{ $digits }でカバーを2つ使ってしまうので同じです。
    }

about-full_house = 行・列・ブロックに残った最後の空きマスには、足りない数字が入ります。
when-full_house = 何よりも先に、そして数字を1つ入れるたびに、空きマスが1つだけの行・列・ブロックを探します。メモは要りません。
explain-full_house =
    { $claim }：{ $base-houses }にほかの空きマスはありません。
    { $base-houses }に足りない数字は{ $digits }だけです。

about-hidden_single = 行・列・ブロックで入るマスが1つしかない数字は、そこに入ります。
when-hidden_single = 盤面に多く出ている数字から始め、ブロックごとにその数字がどこに入るかを調べ、次に行と列を調べます。数字に注目するのでメモは要りません。マスに注目するのが裸のシングルです。
explain-hidden_single =
    { $claim }：{ $base-houses }のほかのマスに{ $digits }は入りません。
    { $witness-count ->
        [0] { $base-houses }のほかの空きマスからは、{ $digits }の候補がすでに消えています。
       *[other] { $base-houses }で{ $digits }が入るのは{ $base }だけです。
    }

about-naked_single = 同じ行・列・ブロックにほかの数字がすべてあり、1つの数字しか入らないマスは、その数字に決まります。
when-naked_single = 隠れシングルが見つからなくなったら、行・列・ブロックがよく埋まっている空きマスを選び、そこから見える数字を数えます。メモがあれば、メモが1つだけのマスがそうです。
explain-naked_single =
    { $claim }：このマスにほかの数字は入りません。
    { $witness-count ->
        [0] { $base }の{ $digits }以外の候補は、ここまでの手で消えています。
        [8] { $base }からは、{ $witness }にあるほかの8つの数字がすべて見えます。
       *[other] { $base }からは{ $witness }の数字が見え{ $witness-digits-count ->
            [8] 、{ $digits }以外の8つの数字がそろっています。
           *[other] ます。残りの候補はここまでの手で消えています。
        }
    }

subset-locked =
    { $claim }：{ $base-houses }の{ $digits }は、{ $base }で使い切ります。
    { $base }は{ $base-houses }の交差部分にあり、候補は{ $digits }だけです。
    { $base-count }マスに{ $base-count }つの数字が1つずつ入るので、{ $base-houses }のほかのマスに{ $digits }は入りません。

subset-naked =
    { $claim }：{ $base-houses }の{ $digits }は、{ $base }で使い切ります。
    { $base }の候補は{ $digits }だけです。
    { $base-count }マスに{ $base-count }つの数字が1つずつ入るので、{ $base-houses }のほかのマスに{ $digits }は入りません。

subset-hidden =
    { $claim }：{ $base }は、{ $base-houses }の{ $digits }で埋まります。
    { $base-houses }の{ $digits }は{ $base }にしか入りません。
    { $base-count }マスに{ $base-count }つの数字が1つずつ入るので、ほかの数字の入る余地はありません。

## 予約と同盟

about-locked_pair = ブロックと行（列）の交差部分にある2マスの候補が同じ2つの数字だけなら、ブロックからも行（列）からも、ほかのマスのその数字を消せます。
when-locked_pair = メモが同じ2つの数字のマスを2つ見つけたら、ブロックと行（列）の両方が同じかを確かめます。両方同じなら、どちらの領域からも消せます。ふつうの二国同盟で消せるのは一方だけです。
explain-locked_pair = { subset-locked }

about-locked_triple = ブロックと行（列）の交差部分にある3マスの候補が合わせて3つの数字だけなら、ブロックからも行（列）からも、ほかのマスのその数字を消せます。
when-locked_triple = 行や列がブロックと交わるところを見ます。3マスとも空いていて、候補が合わせて3つだけなら、行（列）とブロックの両方のほかのマスから消せます。ふつうの三国同盟で消せるのは一方だけです。
explain-locked_triple = { subset-locked }

about-pointing = ブロックの中である数字が1つの行か列にしか入らないとき、その行や列のブロックの外から、その数字を消せます。
when-pointing = 数字を1つ選び、入るマスが2つか3つだけのブロックを見ます。それが一直線に並んでいたら、その行や列をブロックの外までたどります。行・列の予約は逆に、行や列からブロックの中を消します。
explain-pointing = { locked-candidates }

about-claiming = 行か列の中である数字が1つのブロックにしか入らないとき、そのブロックの残りのマスから、その数字を消せます。
when-claiming = 数字を1つ選び、入るマスが2つか3つだけの行や列をたどります。それがすべて同じブロックにあれば、ブロックの残りのマスから消せます。ブロックの予約より見落としやすいので、1行1列ずつ調べます。
explain-claiming = { locked-candidates }

about-naked_pair = 行・列・ブロックの2マスの候補が同じ2つの数字だけなら、その2つの数字はこの2マスに入ります。
when-naked_pair = メモが2つのマスを順に見て、その行・列・ブロックに同じ2つのメモのマスがもう1つないかを探します。
explain-naked_pair = { subset-naked }

about-naked_triple = 行・列・ブロックの3マスの候補が合わせて3つの数字だけなら、その3つの数字はこの3マスに入ります。
when-naked_triple = 空きマスの多い行・列・ブロックで、メモが2つか3つのマスを選び、合わせて3つの数字しかない3マスを探します。どのマスにも3つそろっている必要はありません。12、13、23でも三国同盟です。
explain-naked_triple = { subset-naked }

about-hidden_pair = 行・列・ブロックで2つの数字が同じ2マスにしか入らないなら、その2マスにほかの数字は入りません。
when-hidden_pair = マスではなく数字に注目し、行・列・ブロックで入るマスが2つだけの数字を探します。同じ2マスにしか入らない数字が2つあれば、そのマスにほかのメモがいくつあっても同盟です。
explain-hidden_pair = { subset-hidden }

about-hidden_triple = 行・列・ブロックで3つの数字が同じ3マスにしか入らないなら、その3マスにほかの数字は入りません。
when-hidden_triple = 空きマスの多い行・列・ブロックで、入るマスが2つか3つの数字を集め、同じ3マスに収まる3つの数字を探します。空きマスが6つ以下なら、残りのマスを見るほうが早く、そこには三国同盟か二国同盟があります。
explain-hidden_triple = { subset-hidden }

about-naked_quadruple = 行・列・ブロックの4マスの候補が合わせて4つの数字だけなら、その4つの数字はこの4マスに入ります。
when-naked_quadruple = 空きマスが8つか9つの行・列・ブロックだけで探します。メモが2つから4つのマスを選び、合わせて4つの数字しかない4マスを探します。空きマスがもっと少なければ、残りのマスに隠れ三国同盟かそれより小さい形があり、先に見つかっているはずです。
explain-naked_quadruple = { subset-naked }

about-hidden_quadruple = 行・列・ブロックで4つの数字が同じ4マスにしか入らないなら、その4マスにほかの数字は入りません。
when-hidden_quadruple = 空きマスが8つか9つの行・列・ブロックだけで探します。入るマスが2つから4つの数字を集め、同じ4マスに収まる4つの数字を探します。空きマスが8つなら残りの4マスが四国同盟なので、この手筋が欠かせないのは、数字が1つも入っていないときだけです。
explain-hidden_quadruple = { subset-hidden }

## フィッシュ

about-x_wing = ある数字が2つの行で同じ2列にしか入らないとき（行と列は逆でも同じ）、その2列のほかのマスから、その数字を消せます。井桁理論とも呼ばれます。
when-x_wing = 数字を1つずつ取り上げ、入るマスがちょうど2つの行を探します。そのうちの2行で、マスが同じ2列にそろっていないでしょうか。次に列でも同じように調べます。余分なマスが1つだけあるときは、フィン付きX-Wingを考えます。
explain-x_wing = { fish-basic }

about-swordfish = ある数字が3つの行で同じ3列にしか入らないとき（行と列は逆でも同じ）、その3列のほかのマスから、その数字を消せます。
when-swordfish = X-Wingのない数字で、入るマスが2つか3つの行を集め、合わせて3列しか使わない3行を探します。次に列でも探します。どの行にも3マスそろっている必要はありません。
explain-swordfish = { fish-basic }

about-jellyfish = ある数字が4つの行で同じ4列にしか入らないとき（行と列は逆でも同じ）、その4列のほかのマスから、その数字を消せます。
when-jellyfish = 盤面に1つあるか、1つもない数字だけで探します。合わせて4列しか使わない4行か、その逆を見つけます。もっと多く出ている数字なら、残りの行や列にソードフィッシュかX-Wingがあり、同じ候補を消せます。
explain-jellyfish = { fish-basic }

about-finned_x_wing = 余分なマス（フィン）がいくつかあるX-Wingです。フィンがすべて見えるマスからは、やはりその数字を消せます。
when-finned_x_wing = 余分なマスが1つか2つあってX-Wingにならないときは、それがすべて1つの角と同じブロックにあるかを見ます。そうなら、そのブロックの中で、角と同じ列（または行）にあるマスだけから消せます。
explain-finned_x_wing = { fish-finned }

about-sashimi_x_wing = フィン付きX-Wingのうち、フィンを除くと1マスしか残らない行や列があるものです。
when-sashimi_x_wing = X-Wingの角が1つ欠け、代わりに同じブロックの隣のマスにその数字が入りうるときに探します。フィンが1つならスカイスクレーパーです。フィン付きX-Wingには角が4つそろっています。
explain-sashimi_x_wing = { fish-finned }

about-finned_swordfish = 余分なマス（フィン）がいくつかあるソードフィッシュです。フィンがすべて見えるマスからは、やはりその数字を消せます。
when-finned_swordfish = 3つの行が、3列の外にある1つか2つのマスのせいでソードフィッシュにならないときは、その余分なマスが、フィッシュのマスの1つと同じブロックにあるかを見ます。そうなら、そのブロックの中で3列にあるマスだけから消せます。
explain-finned_swordfish = { fish-finned }

about-sashimi_swordfish = フィン付きソードフィッシュのうち、フィンを除くと1マスしか残らない行や列があるものです。
when-sashimi_swordfish = フィン付きソードフィッシュと同じように探しますが、3列の中に1マスしかない行があってもかまいません。条件に合う2行を取り、1つのブロックにあるフィンを除けば合う3行目を探します。
explain-sashimi_swordfish = { fish-finned }

about-finned_jellyfish = 余分なマス（フィン）がいくつかあるジェリーフィッシュです。フィンがすべて見えるマスからは、やはりその数字を消せます。
when-finned_jellyfish = ほとんどの行にまだ入っていない数字で、フィン付きソードフィッシュも見つからないときに、1つのブロックの何マスかを除けば4列だけを使う4行を探します。そのブロックに消したい候補があるかを先に見ます。
explain-finned_jellyfish = { fish-finned }

about-sashimi_jellyfish = フィン付きジェリーフィッシュのうち、フィンを除くと1マスしか残らない行や列があるものです。
when-sashimi_jellyfish = フィン付きジェリーフィッシュと同じように探しますが、フィンのほかに1マスしかない行があってもかまいません。短いXチェーンで同じ候補を消せることが多く、そちらのほうが見つけやすいです。
explain-sashimi_jellyfish = { fish-finned }

about-franken_x_wing = 行や列の一部をブロックに置き換えたX-Wingです。
when-franken_x_wing = 予約がまだ残っているときの練習用です。ブロックと行（列）をベースにするか、2本の行（列）をベースにしてブロックをカバーに使います。ブロックの予約と、行・列の予約を続けて使えば、いつも同じ候補を消せます。
explain-franken_x_wing = { fish-mutant }

about-finned_franken_x_wing = フィンのあるフランケンX-Wingです。フィンがすべて見えるマスだけから、その数字を消せます。
when-finned_franken_x_wing = 1つか2つのマスを除くと、ある数字が一直線に並ぶブロックを探します。その行（列）がブロックのカバーに、余分なマスがフィンになります。いちばん簡単な形はエンプティレクタングルなので、先にそちらを探します。2つのベースに属するマスもフィンです。
explain-finned_franken_x_wing = { fish-finned-mutant }

about-franken_swordfish = 行や列の一部をブロックに置き換えたソードフィッシュです。
when-franken_swordfish = ある数字の2つの行がソードフィッシュになりかけているときに、3行目の代わりになるブロックを探します。そのブロックでも、数字は3列のうちの2列に収まります。
explain-franken_swordfish = { fish-mutant }

about-finned_franken_swordfish = フィンのあるフランケンソードフィッシュです。フィンがすべて見えるマスだけから、その数字を消せます。
when-finned_franken_swordfish = フランケンソードフィッシュに余分なマスがあるときや、エンプティレクタングルにリンクがもう1本必要なときに探します。2本の行（列）と1つのブロックが、フィンを除けば同じ3つのカバーに収まり、消したいマスからフィンがすべて見える形です。2つのベースに属するマスもフィンです。
explain-finned_franken_swordfish = { fish-finned-mutant }

about-franken_jellyfish = 行や列の一部をブロックに置き換えたジェリーフィッシュです。
when-franken_jellyfish = ほとんどの行にまだ入っていない数字で、小さいフィッシュも尽きたときに探します。数字が2列に収まるブロックから始め、4つの領域が4つのカバーに収まるまで行を加えます。
explain-franken_jellyfish = { fish-mutant }

about-finned_franken_jellyfish = フィンのあるフランケンジェリーフィッシュです。フィンがすべて見えるマスだけから、その数字を消せます。
when-finned_franken_jellyfish = 目で探す人はほとんどいません。候補を1つ真と仮定し、そこから見えるマスを消して、3列しか使えない4つの行とブロックか、その逆を探します。2つのベースに属するマスもフィンです。
explain-finned_franken_jellyfish = { fish-finned-mutant }

about-squirmbag = ある数字が5つの行で同じ5列にしか入らないとき（行と列は逆でも同じ）、その5列のほかのマスから、その数字を消せます。
when-squirmbag = 練習用です。残りの列（行）には必ずジェリーフィッシュかもっと小さいフィッシュがあり、同じ候補を消せます。盤面に1つもない数字を選び、列のジェリーフィッシュを見つけて、それが使わない5行を見ます。
explain-squirmbag = { fish-basic }

about-whale = ある数字が6つの行で同じ6列にしか入らないとき（行と列は逆でも同じ）、その6列のほかのマスから、その数字を消せます。
when-whale = 練習用です。6行が6列に収まるときは、残りの列にソードフィッシュかもっと小さいフィッシュがあるので、そちらを探します。
explain-whale = { fish-basic }

about-leviathan = ある数字が7つの行で同じ7列にしか入らないとき（行と列は逆でも同じ）、その7列のほかのマスから、その数字を消せます。
when-leviathan = 練習用です。X-Wingを裏から見た形で、7行が7列に収まるなら、残りの2列ではその数字が2行に収まります。
explain-leviathan = { fish-basic }

about-finned_mutant_x_wing = フィンのあるミュータントX-Wingです。フィンがすべて見えるマスだけから、その数字を消せます。
when-finned_mutant_x_wing = いちばん簡単な形は2-String Kiteで、1つの行と1つの列を、ブロックと1本の行（列）でカバーします。このフィッシュを探すのは、行や列に余分なマスが1つか2つあり、消したいマスからすべて見えるときだけです。練習するとき以外、ヒントには出ません。2つのベースに属するマスもフィンです。
explain-finned_mutant_x_wing = { fish-finned-mutant }

about-mutant_swordfish = ベースとカバーのどちらにも行・列・ブロックを混ぜて使うソードフィッシュです。
when-mutant_swordfish = めったに使わず、ヒントに出るのも練習するときだけです。数字を1つ選び、行・列・ブロックを1つずつベースにします。あと一歩で成り立たない2-String Kiteが手がかりになります。
explain-mutant_swordfish = { fish-mutant }

about-finned_mutant_swordfish = フィンのあるミュータントソードフィッシュです。フィンがすべて見えるマスだけから、その数字を消せます。
when-finned_mutant_swordfish = 強リンクが3本のXチェーンもその1つです。領域に余分なマスがあってそのようなチェーンが途切れ、消したいマスからその余分なマスが見えるときに探します。練習するとき以外、ヒントには出ません。2つのベースに属するマスもフィンです。
explain-finned_mutant_swordfish = { fish-finned-mutant }

about-mutant_jellyfish = ベースとカバーのどちらにも行・列・ブロックを混ぜて使うジェリーフィッシュです。
when-mutant_jellyfish = めったに使わず、ヒントに出るのも練習するときだけです。どんな領域でも、入るマスが別の4つの領域に収まる4つの領域を探します。マスが少なく互いに交わらない行と列から始め、ブロックを加えます。
explain-mutant_jellyfish = { fish-mutant }

about-finned_mutant_jellyfish = フィンのあるミュータントジェリーフィッシュです。フィンがすべて見えるマスだけから、その数字を消せます。
when-finned_mutant_jellyfish = 強リンクが4本のXチェーンもその1つです。候補を1つ真と仮定し、そこから見えるマスを消して、3つのカバーしか使えない4つの領域を探します。練習するとき以外、ヒントには出ません。2つのベースに属するマスもフィンです。
explain-finned_mutant_jellyfish = { fish-finned-mutant }

about-finned_mutant_squirmbag = フィンのあるミュータントスクワームバッグです。フィンがすべて見えるマスだけから、その数字を消せます。
when-finned_mutant_squirmbag = プログラム向きの手筋で、ヒントに出るのも練習するときだけです。手で解くなら、グループを使い、強リンクが5本のXチェーンとしてその数字をたどります。2つのベースに属するマスもフィンです。
explain-finned_mutant_squirmbag = { fish-finned-mutant }

about-finned_mutant_whale = フィンのあるミュータントホエールです。フィンがすべて見えるマスだけから、その数字を消せます。
when-finned_mutant_whale = プログラム向きの手筋で、ヒントに出るのも練習するときだけです。手で解くなら、疑わしい候補を含むその数字の配置をすべて書き出してみると、1つもないことがわかります。2つのベースに属するマスもフィンです。
explain-finned_mutant_whale = { fish-finned-mutant }

about-siamese_finned_x_wing = ベースが同じで、カバー（入るマスを収める領域）とフィンが違う2つのフィン付きX-Wingです。一方で消えない候補を、もう一方が消します。
when-siamese_finned_x_wing = フィン付きX-Wingを見つけたら、2行はそのままで、別のマスをフィンにしてみます。予約が残っているときだけ見る価値があり、予約を順に使っても同じ候補を消せます。
explain-siamese_finned_x_wing = { fish-siamese }

about-siamese_finned_swordfish = ベースが同じで、カバー（入るマスを収める領域）とフィンが違う2つのフィン付きソードフィッシュです。一方で消えない候補を、もう一方が消します。
when-siamese_finned_swordfish = フィン付きソードフィッシュを見つけたら、3行はそのままで、列を1つ入れ替えて別のマスをフィンにしてみます。新しいフィンのあるブロックを見ます。
explain-siamese_finned_swordfish = { fish-siamese }

about-siamese_finned_jellyfish = ベースが同じで、カバー（入るマスを収める領域）とフィンが違う2つのフィン付きジェリーフィッシュです。一方で消えない候補を、もう一方が消します。
when-siamese_finned_jellyfish = フィン付きジェリーフィッシュを見つけたら、4行はそのままで、列を1つ、フィンのある列に入れ替えてみます。別のブロックに消したい候補が残っているときだけ意味があります。
explain-siamese_finned_jellyfish = { fish-siamese }

about-siamese_sashimi_x_wing = ベースが同じで、カバー（入るマスを収める領域）とフィンが違う2つのサシミX-Wingです。一方で消えない候補を、もう一方が消します。
when-siamese_sashimi_x_wing = サシミX-Wingを見つけたら、2行はそのままで、角が1つだけの列の代わりに、フィンのある列をカバーにしてみます。その角がフィンになります。どちらの行も2マスなら、スカイスクレーパーで両方を一度に消せます。
explain-siamese_sashimi_x_wing = { fish-siamese }

about-siamese_sashimi_swordfish = ベースが同じで、カバー（入るマスを収める領域）とフィンが違う2つのサシミソードフィッシュです。一方で消えない候補を、もう一方が消します。
when-siamese_sashimi_swordfish = サシミソードフィッシュを見つけたら、3行はそのままで、フィッシュのマスが1つだけの列の代わりに、フィンのある列をカバーにしてみます。そのマスがフィンになります。
explain-siamese_sashimi_swordfish = { fish-siamese }

about-siamese_sashimi_jellyfish = ベースが同じで、カバー（入るマスを収める領域）とフィンが違う2つのサシミジェリーフィッシュです。一方で消えない候補を、もう一方が消します。
when-siamese_sashimi_jellyfish = サシミジェリーフィッシュを見つけたら、4行はそのままで、フィンのある列をカバーにしてみます。たいていは、同じ行を通るXチェーンのほうが見つけやすいです。
explain-siamese_sashimi_jellyfish = { fish-siamese }

about-siamese_finned_franken_x_wing = ベースが同じで、カバー（入るマスを収める領域）が違う2つのフィン付きフランケンX-Wingです。一方で消えない候補を、もう一方が消します。
when-siamese_finned_franken_x_wing = フィン付きフランケンX-Wingを見つけたら、2つの領域はそのままで、同じブロックを別のカバーで覆ってみます。行を列に替えるか、隣の行（列）にします。1つのブロックに2つのエンプティレクタングルがあると、この形になることがよくあります。
explain-siamese_finned_franken_x_wing = { fish-siamese }

about-siamese_finned_franken_swordfish = ベースが同じで、カバー（入るマスを収める領域）が違う2つのフィン付きフランケンソードフィッシュです。一方で消えない候補を、もう一方が消します。
when-siamese_finned_franken_swordfish = フィン付きフランケンソードフィッシュを見つけたら、3つの領域はそのままで、フィンのある行（列）をカバーにして、別のマスをフィンにします。新しいフィンがすべて見えるマスを探します。
explain-siamese_finned_franken_swordfish = { fish-siamese }

about-siamese_finned_franken_jellyfish = ベースが同じで、カバー（入るマスを収める領域）が違う2つのフィン付きフランケンジェリーフィッシュです。一方で消えない候補を、もう一方が消します。
when-siamese_finned_franken_jellyfish = フィン付きフランケンジェリーフィッシュを見つけたら、4つの領域はそのままで、カバーを1つ、フィンを通る行（列）に入れ替えます。目で探す人はまずいません。グループ化したXチェーン2本で同じ候補を消せます。
explain-siamese_finned_franken_jellyfish = { fish-siamese }

about-siamese_finned_mutant_x_wing = ベースが同じで、カバー（入るマスを収める領域）が違う2つのフィン付きミュータントX-Wingです。一方で消えない候補を、もう一方が消します。
when-siamese_finned_mutant_x_wing = フィン付きミュータントX-Wingを見つけたら、2つの領域はそのままで、同じマスを別のブロックや別の行（列）でカバーしてみます。同じ行と列にある2つの2-String Kiteがこの形です。練習するとき以外、ヒントには出ません。
explain-siamese_finned_mutant_x_wing = { fish-siamese }

about-siamese_finned_mutant_swordfish = ベースが同じで、カバー（入るマスを収める領域）が違う2つのフィン付きミュータントソードフィッシュです。一方で消えない候補を、もう一方が消します。
when-siamese_finned_mutant_swordfish = めったに使わず、ヒントに出るのも練習するときだけです。フィン付きミュータントソードフィッシュを見つけたら、3つの領域はそのままで、フィンを通る行（列）をカバーにします。
explain-siamese_finned_mutant_swordfish = { fish-siamese }

about-siamese_finned_mutant_jellyfish = ベースが同じで、カバー（入るマスを収める領域）が違う2つのフィン付きミュータントジェリーフィッシュです。一方で消えない候補を、もう一方が消します。
when-siamese_finned_mutant_jellyfish = プログラム向きの手筋で、ヒントに出るのも練習するときだけです。2つのフィン付きミュータントジェリーフィッシュを1手にまとめたものです。1つ見つけたら、別のカバーでも成り立つかを考えます。
explain-siamese_finned_mutant_jellyfish = { fish-siamese }

## 1つの数字と2本の強リンク

about-skyscraper = ある数字の入るマスが2つずつの2行（または2列）で、片方の端どうしが一直線に並んでいます。残る端の少なくとも一方にその数字が入ります。
when-skyscraper = ゆがんだX-Wingを思い浮かべます。ある数字の入るマスが2つずつの2行で、片方の端だけが縦にそろっている形です。そろわない2つの端の両方が見えるマスを調べます。次に2列でも探します。
explain-skyscraper = { two-strong-links }

about-two_string_kite = ある数字の入るマスが2つずつの行と列で、片方の端どうしが同じブロックにあります。残る端の少なくとも一方にその数字が入ります。
when-two_string_kite = 数字を1つ選び、入るマスが2つずつで、マスを共有せずに同じブロックで出会う行と列を探します。遠いほうの2つの端から引いた線が交わるマスを調べます。スカイスクレーパーなら、2行か2列を使います。
explain-two_string_kite = { two-strong-links }

about-turbot_fish = ある数字の入るマスが2つずつの2つの領域で、一方の端からもう一方の端が見えます。遠いほうの端の少なくとも一方にその数字が入ります。
when-turbot_fish = スカイスクレーパーも2-String Kiteもない数字では、入るマスが2つのブロックも使います。ブロックと行（列）、2つのブロック、近いほうの端が同じブロックにある2行や2列などです。
explain-turbot_fish = { two-strong-links }

about-empty_rectangle = ブロックの中である数字が1つの行と1つの列だけに入ります。ほかの場所の強リンクによって、一方がふさがればもう一方もふさがります。
when-empty_rectangle = ある数字が十字やL字のように、1つの行と1つの列だけに入るブロックを探します。次に、その外で入るマスが2つだけの行や列のうち、一方のマスがブロックの腕の延長線上にあるものを見つけ、もう一方のマスを通る線と、残る腕の延長線が交わるマスを調べます。
explain-empty_rectangle =
    { $claim }：そうでないと、{ $base-houses }に{ $digits }の入るマスがなくなります。
    { $base-houses }の{ $digits }は、{ $witness-houses }の上の{ $base }にしか入りません。
    { $cover-houses }の{ $digits }は{ $on }・{ $off }にしか入りません。
    { $gone }が{ $digits }なら、{ $off }は{ $digits }ではなくなり、{ $on }が{ $digits }になります。
    すると{ $gone }と{ $on }の{ $digits }によって、{ $base }から{ $digits }がすべて消えてしまいます。

about-dual_two_string_kite = ブロックの同じ2マスで出会う、2つの2-String Kiteです。
when-dual_two_string_kite = 2-String Kiteを見つけたら、ブロックの2マスの役割を入れ替えてみます。一方のマスの列ともう一方のマスの行でも、入るマスが2つだけなら、両方の2-String Kiteが同時に成り立ちます。
explain-dual_two_string_kite =
    { $claim }：どちらの2-String Kiteも遠いほうの端の少なくとも一方が{ $digits }で、{ sees-each }一方の2-String Kiteの遠いほうの端が両方とも見えます。
    { two-places-each }
    { $lines }

about-dual_empty_rectangle = 同じブロックにあり、別々の強リンクをもつ2つのエンプティレクタングルです。
when-dual_empty_rectangle = ブロックにエンプティレクタングルを見つけたら、同じ十字に接する、入るマスが2つだけの行や列をもう1本探します。2つのエンプティレクタングルが、それぞれ別の候補を消します。
explain-dual_empty_rectangle =
    { $claim }：そうでないと、{ $base-houses }に{ $digits }の入るマスがなくなります。
    { $base-houses }の{ $digits }は、{ $witness-houses }の上の{ $base }にしか入りません。
    { $cover-houses }には、{ $digits }の入るマスがそれぞれ2つしかありません。
    { $lines }
    どちらの場合も、{ $base }から{ $digits }がすべて消えてしまいます。

## ウィング

about-w_wing = 候補が同じ2つの数字のマスが2つあります。両方に同じ一方の数字が入ることはないので、少なくとも一方にはもう1つの数字が入ります。
when-w_wing = 互いに見えない2マスのメモが同じ2つの数字のときに探します。一方の数字の入るマスが2つだけで、その1つずつが両方のマスからそれぞれ見える行・列・ブロックを見つけます。XY-Wingなら、候補はマスごとに違います。
explain-w_wing =
    { $claim }：{ $pincer }の少なくとも一方は{ $pincer-digits }で、{ sees-each }その両方が見えます。
    { $pincer }の候補はどちらも{ $digits }です。
    { $base-houses }の{ $base-digits }は{ $base }にしか入らず、{ $pincer }からは、それぞれその一方が見えます。
    { $base }のどちらかが{ $base-digits }なので、{ $pincer }の少なくとも一方は{ $base-digits }ではなく、{ $pincer-digits }になります。

about-xy_wing = 候補が2つの軸のマス（12）から、13のマスと23のマスが見えます。軸が1なら13のマスが、軸が2なら23のマスが3になります。どちらかは3なので、両方が見えるマスに3は入りません。
when-xy_wing = メモが2つのマス、たとえば12から始め、そこから見えるマスの中に13と23のような組を探します。翼のマスは互いに見えなくてもかまいません。両方が見えるマスを調べます。
explain-xy_wing =
    { $claim }：{ $pincer }の少なくとも一方は{ $pincer-digits }で、{ sees-each }その両方が見えます。
    軸のマス{ $pivot }の候補は{ $pivot-digits }です。
    翼のマス{ $pincer }からはどちらも軸が見えます。候補はそれぞれ{ $pincer-digits }と、軸の候補の一方ずつです。
    軸にどちらの数字が入っても、同じ数字をもつ翼のマスは{ $pincer-digits }になります。

about-xyz_wing = 候補が3つのマスから、そのうちの2つずつを候補にもつ2マスが見えます。3マスに共通の数字は、そのいずれかに入ります。
when-xyz_wing = メモが3つのマス、たとえば123から始め、同じブロックに13、ブロックの外の同じ行か列に23のような組を探します。3マスすべてが見えるのは、そのブロックのうち同じ行（列）にあるマスだけです。最初のマスのメモが2つなら、XY-Wingを考えます。
explain-xyz_wing =
    { $claim }：軸のマス{ $pivot }と翼のマス{ $pincer }の少なくとも1マスは{ $pincer-digits }で、{ sees-each }そのすべてが見えます。
    軸のマス{ $pivot }の候補は{ $pivot-digits }です。
    翼のマス{ $pincer }からはどちらも軸が見えます。候補はそれぞれ{ $pincer-digits }と、軸のほかの候補の一方ずつです。
    軸が{ $pincer-digits }でなければ、軸と同じ数字をもつ翼のマスが{ $pincer-digits }になります。

## 解の一意性

about-bug_1 = どの空きマスも候補が2つだけなら、問題の解は2つになるか、なくなります。それを防いでいるただ1つの候補が真です。
when-bug_1 = 終盤に、メモが3つのマスが1つだけで、ほかの空きマスのメモがすべて2つのときに使います。そのマスの数字のうち、行・列・ブロックで3か所に残っているものが真です。
explain-bug_1 =
    { $claim }：{ $fin }が{ $fin-digits }でないと、問題の解が1つに決まりません。
    { $fin }以外の空きマスは、いずれも候補が2つだけです。
    { $fin-digits }がなければ{ $fin }の候補も2つになり、どの数字も、まだ入っていない行・列・ブロックでそれぞれ2か所だけに残ります。すると解は2つになるか、なくなります。

about-unique_rectangle_1 = 2つの行、2つの列、2つのブロックにまたがる4マスが同じ2つの数字だけになると、問題の解が2つになります。ほかの候補があるただ1つの角に、別の数字が入ります。
when-unique_rectangle_1 = 一直線に並び、ブロックの違う2マスのメモが同じ2つの数字なら、長方形を完成させてみます。3つ目の角のメモも同じ2つだけで、4つ目の角にほかのメモもあれば、このタイプです。
explain-unique_rectangle_1 =
    { takes-another }
    { deadly-if-equal }
    ほかの候補があるのは{ $fin }だけなので、そのいずれかが入ります。

about-unique_rectangle_2 = 複数解の形になりそうな長方形で、隣り合う2つの角に同じ余分な候補が1つずつあります。どちらかにその数字が入ります。
when-unique_rectangle_2 = 隣り合う2つの角のメモが同じ2つだけのときは、向かいの2つの角を見ます。どちらにもその2つと、もう1つ同じ数字があればこのタイプです。数字が違えば、タイプ3と4を考えます。
explain-unique_rectangle_2 = { rectangle-one-extra }

about-unique_rectangle_3 = 隣り合う2つの角の余分な候補を1つのマスとみなすと、同じ領域のほかのマスと同盟になります。
when-unique_rectangle_3 = 隣り合う2つの角のメモが2つだけで、残る2つの角に違う余分なメモがあるときに使います。余分なメモを1つのマスとみなし、その2つの角と同じ行・列・ブロックで、二国同盟や三国同盟の相手を探します。
explain-unique_rectangle_3 =
    { extras-subset }
    { deadly-if-equal }
    { extras-as-cell }

about-unique_rectangle_4 = ある領域で、2つの数字の一方が隣り合う2つの角にしか入りません。どちらの角にも、もう一方の数字は入りません。
when-unique_rectangle_4 = 隣り合う2つの角のメモが2つだけのときは、残る2つの角に共通の行・列・ブロックで、一方の数字がその2つの角にしか入らないかを調べます。そうなら、余分なメモが何であっても、もう一方の数字を両方の角から消せます。
explain-unique_rectangle_4 =
    { one-place-each }
    { deadly-if-equal }
    { only-with-others }
    { one-of-pair }

about-unique_rectangle_5 = 複数解の形になりそうな長方形で、対角の2つ、または3つの角に同じ余分な候補が1つずつあります。いずれかにその数字が入ります。
when-unique_rectangle_5 = タイプ2に似ていますが、同じ余分な数字のある角が対角にあるか、3つあります。その角がすべて見えるマスを探します。
explain-unique_rectangle_5 = { rectangle-one-extra }

about-unique_rectangle_6 = 対角にある2つの角にほかの候補があり、2つの数字の一方が、両方の行または両方の列で長方形の中にしか入りません。その2つの角に、その数字は入りません。
when-unique_rectangle_6 = メモが2つだけの角が対角にあるときは、一方の数字が、長方形の両方の行または両方の列で、角のほかに入るマスがないかを調べます。そうなら、残る2つの角からその数字を消せます。
explain-unique_rectangle_6 =
    { or-two-solutions }
    { deadly-if-equal }
    { only-with-others }
    { $cover-houses }の{ $on-digits }は長方形のマスにしか入りません。
    { $fin }のどちらかが{ $on-digits }なら、{ $cover-houses }のもう一方でも、{ $on-digits }は対角のマスにしか入りません。残る2つの角には{ $digits }のもう一方の数字が入り、長方形が{ $digits }だけで埋まってしまいます。

about-hidden_rectangle = ある角に2つの数字の一方が入ると、両隣の角がもう一方の数字になり、長方形が複数解の形になってしまいます。
when-hidden_rectangle = 長方形の1つか2つの角のメモが2つだけのときは、その対角を見ます。その角の行と列で、一方の数字が長方形のほかに入らなければ、その角からもう一方の数字を消せます。メモがまだ多いうちでも見つかります。
explain-hidden_rectangle =
    { or-two-solutions }
    { deadly-if-equal }
    { $cover-houses }の{ $on-digits }は長方形のマスにしか入らず、{ $witness }の候補は{ $digits }だけです。
    { $pivot }が{ $gone-digits }なら、両隣の角は{ $on-digits }、{ $witness }は{ $gone-digits }になり、長方形が{ $digits }だけで埋まってしまいます。

about-avoidable_rectangle_1 = 初期数字ではない3つの角に、2つの数字が交互に入っています。4つ目の角が長方形を完成させると数字を入れ替えられるので、その数字は入りません。
when-avoidable_rectangle_1 = 2つのブロックにまたがる長方形の3つの角に、自分で1、2、1のように入れたときは、4つ目の角に2は入りません。3つの角のいずれも初期数字でないときだけ使えます。
explain-avoidable_rectangle_1 =
    { or-two-solutions }
    { $witness }には{ $digits }が入っていて、どのマスも初期数字ではありません。
    { $gone }に{ $gone-digits }が入ると、2つの行、2つの列、2つのブロックにまたがる4マスが、初期数字ではない{ $digits }だけになり、2つの数字を入れ替えられます。

about-avoidable_rectangle_2 = 初期数字ではない2つの角が埋まり、残る2つの角は、長方形を完成させるか、同じ3つ目の数字になるかです。どちらかに3つ目の数字が入ります。
when-avoidable_rectangle_2 = 隣り合う2つの角に自分で数字を入れ、どちらも初期数字でないときは、残る2つの角を見ます。どちらも長方形を完成させるか、同じ3つ目の数字になるかのどちらかなら、その両方が見えるマスを探します。
explain-avoidable_rectangle_2 =
    { one-extra-is }
    { $witness }には{ $digits }が入っていて、どちらも初期数字ではありません。
    { $base }がこの2つの数字で長方形を完成させると、初期数字のない長方形になります。{ $digits }を入れ替えられるので、問題の解が2つになります。
    { only-others }

about-unique_loop_1 = 6マス以上のループが2つの数字だけで交互に埋まると、数字を入れ替えられてしまいます。ほかの候補があるただ1つのマスに、別の数字が入ります。
when-unique_loop_1 = メモが同じ2つの数字のマスが6つ以上あり、通る領域に2マスずつ並んで輪になっていて、1マスだけにほかのメモもあるときに使います。ユニークレクタングルが回り道をして閉じるところから探します。リモートペアの輪は閉じていません。
explain-unique_loop_1 =
    { takes-another }
    { loop-cells }
    ほかの候補があるのは{ $fin }だけなので、そのいずれかが入ります。

about-unique_loop_2 = 2つの数字のループが入れ替わるのを防いでいるマスに、いずれも同じ余分な候補があります。いずれかにその数字が入ります。
when-unique_loop_2 = 2つの数字の輪の2マス以上に、同じ余分な数字があるときに使います。ユニークレクタングル タイプ2と同じように、そのマスがすべて見えるマスを探します。
explain-unique_loop_2 =
    { one-extra-is }
    { loop-cells }
    { only-others }

about-unique_loop_3 = ループの2マスの余分な候補を1つのマスとみなすと、同じ領域のほかのマスと同盟になります。
when-unique_loop_3 = 2つの数字の輪で、余分な候補のあるマスが同じ領域の2マスだけで、その候補が違うときに使います。余分な候補を1つのマスとみなし、その領域のほかのマスと二国同盟や三国同盟になるかを調べます。
explain-unique_loop_3 =
    { extras-subset }
    { loop-cells }
    { extras-as-cell }

about-unique_loop_4 = ある領域で、ループの2つの数字の一方がループの2マスにしか入りません。どちらのマスにも、もう一方の数字は入りません。
when-unique_loop_4 = 2つの数字の輪で、余分な候補のあるマスが同じ領域の2マスだけのときに、輪の数字の一方がその領域でほかのマスに入らないかを調べます。そうなら、もう一方の数字を両方のマスから消せます。
explain-unique_loop_4 =
    { one-place-each }
    { loop-cells }
    { only-with-others }
    { one-of-pair }

about-extended_rectangle = 3マスずつの2行（または2列）がどちらも同じ3つの数字だけになると、入れ替えられてしまいます。
when-extended_rectangle = 1つの行（列）の3マスと、平行な行（列）でそれぞれ隣り合う3マスに同じ3つの数字があり、3つのブロックにまたがるか2つのブロックに収まっていて、ほかの候補もあるのが1つか2つのマスだけのときに使います。三国同盟が2つ並びかけているところを探します。
explain-extended_rectangle =
    { $cover-count ->
        [0] { $on-count ->
            [0] { $fin-count ->
                [1] { takes-another }
               *[other] { one-extra-is }
            }
           *[other] { $claim }：{ $on }の一方は必ず{ $on-digits }で、もう一方には{ fin-one-of }が入ります。
        }
       *[other] { extras-subset }
    }
    { $base }は3マスずつの2本の線になっていて、どのマスももう一方の線のマスと隣り合っています。
    これらのマスが{ $digits }だけで埋まると、行・列・ブロックの数字を変えずに2本の線を入れ替えられるので、問題の解が2つになります。
    { $fin-count ->
        [1] したがって、{ $fin }には{ fin-one-of }が入ります。
       *[other] したがって、{ $fin }の{ at-least-one }には{ fin-one-of }が入ります。
    }
    { $cover-count ->
        [0] { $on-count ->
            [0] {""}
           *[other] { $cover-houses }の{ $on-digits }は{ $on }にしか入りません。一方は{ $on-digits }で、もう一方には{ fin-one-of }が入ります。
        }
       *[other] { extras-in-subset }
    }

about-bug_2 = BUG（すべての空きマスの候補が2つになる形）を防いでいる候補が、すべて同じ数字です。そのいずれかが真です。
when-bug_2 = 終盤に、ほとんどのマスのメモが2つで、メモが3つの何マスかに同じ余分な数字があるときに使います。余分な数字がすべて見えるマスを探します。1マスだけならBUG+1です。
explain-bug_2 =
    { one-extra-is }
    { $fin }に{ $fin-digits }がなければ、どの空きマスも候補が2つになり、どの数字も、まだ入っていない行・列・ブロックでそれぞれ2か所だけに残ります。
    すると問題の解は2つになるか、なくなるので、{ $fin }の{ at-least-one }は{ $fin-digits }です。

about-bug_3 = BUG（すべての空きマスの候補が2つになる形）を防いでいる候補を1つのマスとみなすと、同じ領域のほかのマスと同盟になります。
when-bug_3 = 終盤に、メモが多すぎる2つ以上のマスが同じ領域にあり、余分な候補が違うときに使います。余分な候補を1つのマスとみなし、その領域のほかのマスと二国同盟や三国同盟になるかを調べます。
explain-bug_3 =
    { extras-subset }
    { bug-extras }
    { extras-in-subset }

about-bug_4 = BUG（すべての空きマスの候補が2つになる形）を防いでいる2マスにしか入らない、別の数字があります。2マスにそれ以外の数字は入りません。
when-bug_4 = 終盤に、メモが多すぎる2マスが同じ領域にあるときに、余分ではない数字がその領域でこの2マスにしか入らないかを調べます。そうなら、2マスにはその数字と余分な候補だけが残ります。
explain-bug_4 =
    { $claim }：{ $on }の一方は必ず{ $on-digits }で、もう一方には余分な候補が入ります。
    { bug-extras }
    { $cover-houses }の{ $on-digits }は{ $on }にしか入りません。
    したがって、{ $on }の一方は{ $on-digits }で、もう一方には余分な候補が入ります。

## 色分け

about-simple_colours_trap = 2か所だけに残る数字のマスを2色に塗り分けると、一方の色のマスすべてにその数字が入ります。両方の色が見えるマスに、その数字は入りません。
when-simple_colours_trap = ある数字の入るマスが2つだけの領域がいくつもあり、マスを共有してつながっているときに使います。マスを交互に塗り分け、その外で両方の色が見えるマスを探します。Xチェーンなら、もっとゆるいリンクも使えます。
explain-simple_colours_trap =
    { $claim }：{ sees-each }両方の色が見え、一方の色のマスはすべて{ $digits }です。
    { two-colours }
    { $gone-count ->
        [1] { $gone }からは、1色目の{ $seen-on }と2色目の{ $seen-off }が見えます。
       *[other] { $gone }のいずれからも、両方の色のマスが見えます。
    }

about-simple_colours_wrap = 2か所だけに残る数字のマスを2色に塗り分けたとき、同じ領域に2回現れる色は偽です。
when-simple_colours_wrap = 1つの数字を交互に塗り分けながら、領域を1つずつ確かめます。同じ色の2マスが同じ行・列・ブロックに入ったら、その色はすべて偽です。シンプルカラー（挟み撃ち）では、逆に色のないマスを見ます。
explain-simple_colours_wrap =
    { $claim }：これらのマスは、すべて{ $digits }か、いずれも{ $digits }でないかのどちらかですが、{ $conflict }は同じ{ $cover-houses }にあります。
    { two-colours }
    { $cover-houses }に{ $digits }は1つしか入らないので、2色目は偽です。

about-multi_colours_1 = 1つの数字を2組、それぞれ2色に塗り分けます。ある組の色から別の組の色が見えるなら、その反対の2色の少なくとも一方が真で、その両方が見えるマスにその数字は入りません。
when-multi_colours_1 = 1つの数字の二択が2組に分かれているときは、両方を塗り分けます。一方の組の色からもう一方の組の色が見えたら、その反対の2色が見えるマスを探します。
explain-multi_colours_1 =
    { $claim }：{ $witness-count ->
        [0] { $on }の色と{ $base }の色の少なくとも一方は真で、{ sees-each }両方の色が見えます。
       *[other] { sees-each }、少なくとも一方が真の2色が見えます。
    }
    { two-groups-of-colours }
    { $near }から{ $far }が見えるので、{ $near }の色と{ $far }の色が両方とも真になることはありません。したがって、反対の2色、つまり{ $on }の色と{ $base }の色の少なくとも一方は真です。
    { $lines }

about-multi_colours_2 = 1つの数字を2組、それぞれ2色に塗り分けます。別の組の両方の色が見える色は偽です。
when-multi_colours_2 = 1つの数字の二択が2組に分かれているときは、両方を塗り分け、一方の組の色からもう一方の組の両方の色が見えないかを調べます。見えたら、その色はすべて偽です。
explain-multi_colours_2 =
    { $claim }：{ $gone-count ->
        [1] このマスからは1組のマスの両方の色が見え、一方の色のマスはすべて{ $digits }です。
       *[other] これらのマスは、すべて{ $digits }か、いずれも{ $digits }でないかのどちらかです。そこからは、一方の色がすべて{ $digits }になる別の組の両方の色が見えます。
    }
    { $gone-count ->
        [1] 行・列・ブロックで{ $digits }の入るマスが2つだけのとき、その2マスを違う色に塗り分けます。1色目は{ $base }、2色目は{ $cover }です。
       *[other] { two-groups-of-colours }
    }
    { $near-count ->
        [1] { $near }が{ $digits }なら、{ $far }と{ $far-too }から{ $digits }が消え、
       *[other] { $off }の色が真なら、{ $near }によって{ $far }から、{ $near-too }によって{ $far-too }から{ $digits }が消え、
    }{ $gone-count ->
        [1] 両方の色が偽になって矛盾します。
       *[other] 2組目の両方の色が偽になって矛盾します。
    }

about-medusa_trap = マスや領域でちょうど一方だけが真になる候補を2色に塗り分けます。両方の色によって消える候補は偽です。
when-medusa_trap = 1つの数字の色分けが行き詰まり、メモが2つのマスが多いときは、そのようなマスでもう一方の数字に色をつなげ、先へ進めます。そのうえで、見える位置や同じマスの中で、両方の色によって消える候補を探します。
explain-medusa_trap =
    { $claim }：2色の一方の候補はすべて真で、どちらの色が真でも{ $removed-count ->
        [1] { $gone }の{ $gone-any }
       *[other] これらの候補
    }は消えます。
    { medusa-colours }

about-medusa_wrap = マスや領域でちょうど一方だけが真になる候補を2色に塗り分けます。矛盾する色は偽です。
when-medusa_wrap = すべての数字を塗り分けながら使います。同じ色が1つのマスに2回、または1つの領域の同じ数字に2回現れるか、あるマスの候補をなくしたら、その色はすべて偽です。マスを塗るたびに確かめます。
explain-medusa_wrap =
    { $claim }：これらの候補は同じ色です。すべて真なら、{ $witness-houses-count ->
        [0] { $witness-digits-count ->
            [0] { $witness }の候補がなくなります。
           *[other] { $witness }が同時に{ $witness-digits }になってしまいます。
        }
       *[other] { $witness-houses }の{ $witness }がいずれも{ $witness-digits }になってしまいます。
    }
    { medusa-colours }
    真になりえないのは2色目です。

## ALSと排除

about-sue_de_coq = ブロックと行（列）の交差部分のマスに、それぞれの残りのマスをいくつか加えると、マスと同じ数の数字しかありません。どの数字もその中で1回ずつ使われます。
when-sue_de_coq = 行や列がブロックと交わるところで、2マスに4つ、または3マスに5つの数字があるところを探します。次に、行（列）の残りにそのうち2つの数字をもつマス、ブロックの残りに別の2つの数字をもつマスを探します。
explain-sue_de_coq =
    { $claim }：{ $whole }には{ $whole-digits }が1つずつ入ります。
    { $base }は{ $cover-houses }の交差部分にあります。ほかに、{ $line }の{ $on }の候補は{ $on-digits }、{ $box }の{ $off }の候補は{ $off-digits }です。
    { $on }と{ $off }に共通の数字はないので、どの数字も入るマスが{ $line }か{ $box }の一方に収まり、この中に入るのは1回だけです。マスと数字の数が同じなので、どの数字もこの中のいずれかのマスに入ります。
    { $line }のほかのマスに{ $on-digits }は入らず、{ $box }のほかのマスに{ $off-digits }は入りません。
    { $only-count ->
        [0] {""}
       *[other] { $line }と{ $box }のほかのマスに、{ $only-any }が入ることもありません。
    }

about-wxyz_wing = 候補が2つの1マスと、合わせて4つの3マスに、共通の数字が2つあります。一方は両方の組に入ることがないので、どちらかの組にもう一方の数字が入ります。
when-wxyz_wing = XYZ-Wingにあと少し足りないときは、メモが2つのマスから始め、その2つの数字を含む4つの数字しかない、同じ領域の3マスを探します。2つの数字の一方は、両方の組の入るマスがすべて互いに見える必要があります。
explain-wxyz_wing = { almost-locked-wing }

about-vwxyz_wing = 候補が2つの1マスと、合わせて5つの4マスに、共通の数字が2つあります。一方は両方の組に入ることがないので、どちらかの組にもう一方の数字が入ります。
when-vwxyz_wing = 1マス多いWXYZ-Wingです。メモが2つのマスと、5つの数字しかない同じ領域の4マスを組み合わせます。メモが2つのマスを順に見ていきます。マスの多いほうの組は、四国同盟になりかけています。
explain-vwxyz_wing = { almost-locked-wing }

about-uvwxyz_wing = 候補が2つの1マスと、合わせて6つの5マスに、共通の数字が2つあります。一方は両方の組に入ることがないので、どちらかの組にもう一方の数字が入ります。
when-uvwxyz_wing = 2マス多いWXYZ-Wingです。メモが2つのマスと、6つの数字しかない同じ領域の5マスを組み合わせます。空きマスが7つなら、その領域で残るわずかなマスを見るほうが早くわかります。
explain-uvwxyz_wing = { almost-locked-wing }

about-als_xz = 2つのALS（nマスにn+1個の数字がある組）に、一方にしか入らない共通の数字があります。もう一方の組には残りの数字がすべて入るので、2つ目の共通の数字がすべて見えるマスに、その数字は入りません。
when-als_xz = 同じ領域で数字が1つだけ多いマスの組を探します。2つの数字の1マス、3つの数字の2マス、4つの数字の3マスなどです。共通の数字が2つあり、その一方が両方には入らない2組を選びます。
explain-als_xz =
    { $pivot-digits-count ->
        [1] { one-set-holds }
       *[other] { $claim }：2つの組{ $base-group }と{ $cover-group }のどちらにも、{ $pivot-digits }のうち1つと、その組のほかの数字がすべて入ります。消す候補が{ $pivot-any }なら両方の組の、ほかの数字なら一方の組の同じ数字が、そのマスからすべて見えます。
    }
    { $base-group }の数字は{ $base-digits }、{ $cover-group }の数字は{ $cover-digits }です。{ lose-one-hold-others-both }
    { $pivot-digits-count ->
        [1] { $base-group }の{ $pivot-digits }からは{ $cover-group }の{ $pivot-digits }がすべて見えるので、少なくとも一方の組には{ $pivot-digits }が入らず、{ $gone-digits }が入ります。
       *[other] { $base-group }の{ $pivot-digits }からは、{ $cover-group }の同じ数字がすべて見えるので、{ $pivot-digits }はそれぞれ、多くても一方の組にしか入りません。どの組も欠ける数字は多くて1つなので、どちらにも{ $pivot-digits }のうちちょうど1つと、その組のほかの数字がすべて入ります。
    }

about-als_xy_wing = 真ん中のALSが、2つのALSとそれぞれ1つの数字を共有しています。そのどちらかの数字は真ん中に入り、それを失った組には残りの数字がすべて入ります。
when-als_xy_wing = 数字が1つ多い2つの組に共通の数字があるのに、互いにすべて見える数字がないときは、別々の数字で両方とつながる3つ目の組を探します。マスの代わりに組を使うXY-Wingです。
explain-als_xy_wing =
    { one-set-holds }
    3つの組があります：{ $sets }。{ lose-one-hold-others }
    { $on-digits-count ->
        [1] { $pivot-group }の{ $on-digits }からは{ $base-group }の{ $on-digits }がすべて見え
       *[other] { $pivot-group }の{ $on-digits }からは{ $base-group }の同じ数字がすべて見え
    }、{ $off-digits-count ->
        [1] { $pivot-group }の{ $off-digits }からは{ $cover-group }の{ $off-digits }がすべて見えます。
       *[other] { $pivot-group }の{ $off-digits }からは{ $cover-group }の同じ数字がすべて見えます。
    }
    { $pivot-group }に欠ける数字は多くて1つなので、今挙げた数字のいずれかが入り、{ $base-group }か{ $cover-group }からその数字が消えます。数字を失った組には{ $gone-digits }が入ります。

about-als_chain = どのALSも、次のALSと一方にしか入らない数字を共有しています。最初と最後の組に共通の数字は、そのどちらかに入ります。
when-als_chain = 3組で足りないときは、組から組へたどっていきます。来たときとは別の数字で次の組へ移り、最後の組に最初の組の数字があれば完成です。どの組も1マスなら、XYチェーンです。
explain-als_chain =
    { one-set-holds }
    チェーンは次の組を通ります：{ $sets }。{ lose-one-hold-others }
    { in-short }

about-death_blossom = マスの候補の1つ1つが、ALSから数字を1つ奪います。どの候補が真でも、いずれかの組に残りの数字がすべて入ります。
when-death_blossom = メモが2つか3つのマスから始め、メモごとに、数字が1つ多く、そのメモの数字がマスからすべて見える組を探します。次に、それらの組すべてにある数字を探します。
explain-death_blossom =
    { $claim }：{ $pivot }に{ $pivot-digits }のいずれが入っても、いずれかのALS（花びら）に{ $gone-digits }が入り、{ $gone-digits-count ->
        [1] { sees-each }花びらの{ $gone-any }がすべて見えます。
       *[other] 消すどの候補からも、花びらにある同じ数字がすべて見えます。
    }
    { $sets-count ->
        [1] 花びらは、マスの数より数字が1つ多い{ $sets }です。数字を1つ失うと、残りの数字がすべて入ります。茎{ $pivot }にどの数字が入っても、花びらからその数字が消えます。
       *[other] 花びらは{ $sets }です。{ lose-one-hold-others }茎{ $pivot }にどの数字が入っても、いずれかの花びらからその数字が消えます。
    }
    { in-short }

about-aligned_pair_exclusion = 互いに見える2マスに、数字に余裕が1つしかない組から2つの数字を奪う組み合わせは入りません。組む相手のなくなった数字は消えます。
when-aligned_pair_exclusion = 互いに見える2マスの両方から、メモが2つのマスがいくつか見えるときに使います。2マスの数字の組み合わせを順に調べ、メモが2つのマスや、3つの数字の2マスが許さないものを除きます。組む相手のなくなった数字を消せます。
explain-aligned_pair_exclusion =
    { $claim }：{ $base }が{ $base-digits }なら、{ $pivot }の候補がなくなります。
    { $base }が{ $base-digits }だと仮定します。{ $pivot }からは{ $base }が見えるので、{ $pivot }には{ $others-or }しか入りません。
    { $sets-count ->
        [1] 組{ $sets }は、マスの数より数字が1つ多いだけです。
       *[other] 次の組は、いずれもマスの数より数字が1つ多いだけです：{ $sets }。
    }
    { $base }が{ $base-digits }、{ $pivot }が{ $others-or }なら、{ $sets-count ->
        [1] この組
       *[other] いずれかの組
    }は、入るマスがすべて{ $base }や{ $pivot }から見える2つの数字を失い、数字がマスの数より少なくなってしまいます。

## 専門家向けの形

another-candidate =
    { $fin-count ->
        [1] ほかの候補があるのは{ $fin }だけなので、{ $fin }には{ fin-one-of }が入ります。
       *[other] したがって、ほかの候補（番人）の少なくとも1つは真です：{ $fin-at }。
    }

guardians-rule-out =
    { $fin-count ->
        [1] { $claim }：{ $fin }には必ず{ fin-one-of }が入ります。
       *[other] { $claim }：番人（{ $fin-at }）の少なくとも1つは真で、どの番人が真でも{ $removed }は消えます。
    }

guardian-swap =
    { $placed-count ->
        [0] { guardians-rule-out }
       *[other] { or-two-solutions }
    }

guardian-fill =
    { $placed-count ->
        [0] { guardians-rule-out }
       *[other] { $claim }：そうでないと、{ $base }を{ $base-digits }だけで埋めることになりますが、それは不可能です。
    }
about-unique_rectangle_guardians = 2つのブロックにまたがる長方形が同じ2つの数字だけになるのを、辺の領域でその数字が入るほかのマスが防いでいます。そのいずれかが真です。
when-unique_rectangle_guardians = 2つのブロックにまたがる長方形のどの角にも、ほかの候補とともに同じ2つの数字があるときに使います。向かい合う2辺の行・列・ブロックで、その2つの数字がほかにどこに入るかを調べます。少なければ、そのすべてによって消える候補を消せます。
explain-unique_rectangle_guardians =
    { guardian-swap }
    { deadly-if-equal }
    { $cover-houses }で{ $digits }の入るマスがほかにな{ $witness-count ->
        [0] ければ
       *[other] く、{ $witness }にほかの候補もなければ
    }、長方形は{ $digits }だけになります。
    { $fin-count ->
        [1] したがって、{ $fin }には、それを防ぐ{ fin-one-of }が入ります。
       *[other] したがって、それを防ぐ候補（番人）の少なくとも1つは真です：{ $fin-at }。
    }

about-bug_lite = 2つの候補をもつマスの集まりで、どの数字も各領域に2か所あるか、1つもありません。そこにその候補しかなければすべて入れ替えられるので、ほかの候補のいずれかが真です。
when-bug_lite = 候補が2つのマスが多く、数字が3種類以上あるときに使います。候補が3つか4つのマスから始め、そのうちの2つを選び、候補が2つだけのマスによって、どの領域でも2か所目ができるかを調べます。行・列・ブロックで1か所だけの数字がなくなれば完成です。
explain-bug_lite =
    { guardian-swap }
    { $fin-at }がなければ、{ $base }はいずれも候補が2つになります。これらのマスの中で、{ $base-digits }はいずれも、各行・列・ブロックに2か所あるか、1つもありません。
    これらのマスにその候補しかなければ、どのマスも2つの候補のもう一方に替えられるので、問題の解が2つになります。
    { another-candidate }

about-symmetrical_placement = 盤面を回転または反転して数字を入れ替えても、初期数字が変わりません。解は1つなので、解も変わりません。
when-symmetrical_placement = 初期数字が対称に並ぶ問題で、最初に使います。向かい合う数字の組がいつも同じかを調べます。同じなら、中央のマス（または対角線）には入れ替わらない数字が入り、一方の側でわかったことはもう一方の側でも成り立ちます。
explain-symmetrical_placement =
    { $claim }：解には初期数字と同じ対称性があります。
    { $symmetry ->
        [half_turn] 盤面を180度回転し
        [quarter_turn] 盤面を右に90度回転し
        [diagonal] 左上と右下を結ぶ対角線で盤面を反転し
       *[anti_diagonal] 右上と左下を結ぶ対角線で盤面を反転し
    }、数字を入れ替えても（{ $exchanged }、{ $base-digits }はそのまま）、初期数字は同じです。
    ただ1つの解もそのとき同じになるので、候補とそれに対応する候補は、すべて真かすべて偽のどちらかです。
    { $witness-count ->
        [0] 消す候補はいずれも、自分に対応する候補と両立しません。同じマスの別の数字か、互いに見えるマスの同じ数字だからです。
       *[other] { $witness }では、{ $gone-count ->
            [0] 入る数字
           *[other] これらの候補
        }に対応するものがすでに決まっています。
    }

about-firework_triple = 3つの数字が、ブロックの外では行の1マスと列の1マスにしか入りません。この2マスと、行と列の交わるマスにその3つが入ります。
when-firework_triple = ブロックの中で交わる行と列の、ほかのマスがほとんど埋まっているときに使います。ブロックの外では行の1マスと列の1マスにしか入らない数字を探します。3つの数字で同じマスになれば完成です。
explain-firework_triple =
    { $claim }：{ $base }には{ $base-digits }が1つずつ入ります。
    { $witness-houses }の外では、{ $cover-houses }の{ $base-digits }は翼のマス{ $pincer }にしか入りません。
    どちらの翼にも入らない数字があれば、行でも列でもその数字は{ $witness-houses }の中に入ります。それができるのは、交点の{ $pivot }だけです。
    したがって{ $base-digits }はいずれも{ $base }の3マスのいずれかに入り、3マスを埋めます。

about-firework_quadruple = 4つの数字が長方形の4つの角を埋めます。2つは1つの角のまわり、残る2つは向かいの角のまわりに限られます。
when-firework_quadruple = 2つの数字が交点とその2つの翼に限られ、3つ目の数字がないときに使います。長方形の4つ目の角を見ます。ほかの2つの数字が、その角と同じ翼に限られていないでしょうか。
explain-firework_quadruple =
    { $claim }：{ $base }には{ $base-digits }が1つずつ入ります。
    { $base-digits }のうち2つずつが、交点{ $pivot }のそれぞれの行と列に属します。
    { $lines }
    どちらの翼にも入らない数字があれば、その行でも列でも、行と列が交わるブロックの中に入ります。それができるのは交点だけです。
    したがって4つの数字は4つの角{ $base }を埋め、{ $pivot }にはそれぞれ属する2つの数字の一方が入ります。

about-broken_wing = 奇数個のマスの輪では、ある数字を1つおきに入れることができません。だから、マスを結ぶ領域のほかのマスにその数字が入ります。
when-broken_wing = ある数字の入るマスが、すべてではなくてもいくつもの領域で2つのときに使います。5マスか7マスをたどって最初のマスに戻ります。それを妨げるマスが番人です。
explain-broken_wing =
    { $placed-count ->
        [0] { $claim }：番人{ $fin }の少なくとも1つは{ $base-digits }で、{ sees-each }{ $fin-count ->
            [2] 両方の番人
           *[other] すべての番人
        }が見えます。
       *[other] { $claim }：そうでないと、奇数個のマスの輪に{ $base-digits }が1つおきに入ることになります。
    }
    奇数個のマスが{ $cover-houses }を通って閉じた輪になり、どの領域にもそのうちの2マスがあります：{ $ring }。
    これらの領域の{ $base-digits }がいずれも輪の2マスの一方に入るなら、輪の1マスおきに{ $base-digits }が入ることになりますが、奇数個の輪では不可能です。
    { $fin-count ->
        [1] したがって、これらの領域で{ $base-digits }の入るほかのただ1つのマス、番人{ $fin }が{ $base-digits }です。
       *[other] したがって、これらの領域で{ $base-digits }の入るほかのマス、つまり番人{ $fin }の少なくとも1つは{ $base-digits }です。
    }

about-bivalue_oddagon = 奇数個のマスの輪を、同じ2つの数字だけで埋めることはできません。ほかの候補のいずれかが真です。
when-bivalue_oddagon = 同じ2つのメモのマスがいくつも現れるときに使います。次のマスが見える順に5マス、7マス、9マスとたどります。ほかのメモもあるのが1つか2つのマスだけなら、そのいずれかが真です。
explain-bivalue_oddagon =
    { guardian-fill }
    奇数個のマスが{ $cover-houses }を通って閉じた輪になり、どの領域にもそのうちの2マスがあります：{ $ring }。
    これらのマスが{ $base-digits }だけなら2つの数字が交互に並ぶはずですが、奇数個の輪では不可能です。
    { another-candidate }

about-tridagon = 4つのブロックに3マスずつ、行も列も違う12マスがあり、3つの数字だけでは埋められません。ほかの候補のいずれかが真です。
when-tridagon = 最難関の問題で、長方形の角にあたる4つのブロックに、3つの数字が入っていないマスが3つずつあり、どの3マスも行と列が違うときに使います。3つのブロックでは同じ向き、1つのブロックでは逆向きに並ぶ、などの形です。トールのハンマーとも呼ばれます。
explain-tridagon =
    { guardian-fill }
    { $placed-count ->
        [0] { $base }は
       *[other] この12マスは
    }{ $cover-houses }に3マスずつあり、どのブロックでも行と列がすべて違います。
    これらのマスが{ $base-digits }だけなら、1つの行に同じ数字は1つなので、隣のブロックではどの数字も別の行に移ります。つまり3つの数字がそろって1行ずつ、またはそろって2行ずつ下へ移ります（いちばん下の行の次はいちばん上の行です）。縦に並ぶブロックの列についても同じです。
    4つのうち奇数個のブロックでは、3マスの並ぶ向きが逆です。行を1つ下りるごとに、右ではなく左へ1列ずつ移ります（左端の列の次は右端の列です）。そのため、1つの数字を4つのブロックでぐるりとたどると元のマスに戻らず、{ $base-digits }だけではこれらのマスを埋められません。
    { another-candidate }

exocet-bases =
    ベースのマス{ $base }の候補は{ $base-digits }です。これをベースの数字とします。
    { $base }と{ $pincer }のあるブロックの外では、{ $cover-houses }に入るベースの数字は、それぞれ合わせて2つまでです。入るマスがすべて、2本の行か列に収まるからです。
exocet-targets =
    したがって、ベースに入る数字は、これらのブロックの中でも{ $cover-houses }のいずれかに入ります。ベースから見えるマスには入らず、{ $off }にはベースの数字がないので、入るのは{ $pincer }だけです。
about-junior_exocet = 2つのベースのマスと、同じ3つのブロックの別の場所にある2つのターゲットに、同じ2つの数字が入ります。ターゲットとベースの横を通って交差する3本の線に、同じ数字を3つ入れる余地がないからです。
when-junior_exocet = 難しい問題で、ブロックの中で隣り合う2マスのメモが合わせて3つか4つのときに使います。並んだ3ブロックのほかの2つで、そのメモのあるマスと、そのメモがまったくないマスが並んでいるところを探します。次に、交差する線の上で、それぞれの数字が何本の線に入るかを数えます。
explain-junior_exocet =
    { $claim }：ターゲット{ $pincer }には、ベースのマス{ $base }と同じ2つの数字が入ります。
    { exocet-bases }
    { exocet-targets }
    { $fin-count ->
        [0] {""}
       *[other] { $fin-at }が真なら、同じ数字がブロックの外で、残る2本の交差する線の両方に入らなければなりませんが、そこには1つしか入りません。
    }
    { $lines }

about-double_exocet = 同じ4つの数字をもつ2つのエグゾセが並んでいます。ベースには合わせて4つの数字がすべて入り、ターゲットにもすべて入ります。
when-double_exocet = 4つの数字のエグゾセを見つけたら、並んだ3ブロックの別のブロックで、別の行（列）に、メモが同じ4つの数字の2マスを探します。そのターゲットは、最初のものとは別のマスです。
explain-double_exocet =
    { $claim }：2つのエグゾセのベースには{ $base-digits }がすべて入り、ターゲットにもすべて入ります。
    2つのエグゾセは{ $base-digits }を共有し、ベースのマスは{ $base }、ターゲットは{ $pincer }です。
    これらのマスのあるブロックの外では、{ $cover-houses }に入るこれらの数字は、それぞれ合わせて2つまでです。入るマスがすべて、2本の行か列に収まるからです。{ $off }にはこれらの数字がありません。
    { $lines }
    ターゲットの数字は、同じブロックにあるもう一方のエグゾセのベースには入らず、同じブロックの2つのターゲットの数字は違います。だから2つのエグゾセの数字は合わせて4つで、ベースにもターゲットにも4つすべてが入ります。
    { $rest }
    ベース（またはターゲット）でこれらの数字の1つが入るマスがすべて見えるマスに、その数字は入りません。ターゲットにほかの数字は入りません。

about-sk_loop = 数字の入った4マスのまわりで、4つのブロックをめぐる8組の2マスです。それらの数字は、2マスどうしを結ぶ行・列・ブロックにちょうど収まります。
when-sk_loop = 2行と2列が4つのブロックの4つの初期数字で交わり、その初期数字に並ぶ16マスが空いているときに使います。ブロック、行、ブロック、列と順に、どの2マスが次の2マスとどの数字を共有するかを調べます。どの組も2つずつ共有すればループになります。
explain-sk_loop =
    { $claim }：ループの{ $base-count }マスが、消す候補のある行・列・ブロックで、その数字を使い切ります。
    ループは4つのブロックをめぐる{ $base-count ->
        [16] 8組の2マス
       *[other] 1マスか2マスの8組
    }です：{ $pairs }。
    どの組も次の組と、{ $cover-houses }のいずれかを共有しています。数字がループに入るのは1つの領域に1回までなので、ループでその数字の入るマスをすべて収めるのに必要な領域の数が上限になります。
    { $base-digits }の上限を合計すると{ $base-count }で、マスの数と同じです。どの数字も、ループに上限いっぱいまで入ります。
    したがって、数字ごとに必要な領域では、必ずループのマスにその数字が入り、ほかのマスには入りません。

about-multi_sector_locked_sets = いくつかの行と列が交わるマスで、ある数字は行が、別の数字は列が個数を限ります。合わせると、ちょうどマスを埋めるだけの数になります。
when-multi_sector_locked_sets = 最難関の問題で、ほかに何も残っていないときに使います。いくつかの同じ数字が繰り返し初期数字になっている3つから5つの行と、交わるマスにほかの数字が少ない列を選びます。次に、どの数字がそこで何本の行や列に入るかを数えます。
explain-multi_sector_locked_sets =
    { $claim }：印を付けた{ $base-count }マスが、消す候補のある行や列で、その数字を使い切ります。
    印を付けたのは、{ $on-houses }と{ $off-houses }が交わる{ $base-count }個の空きマスです。
    その中で、{ $on-digits-count ->
        [1] { $on-digits }は
       *[other] { $on-digits }はそれぞれ、
    }どの行にも1つしか入らず、{ $off-digits-count ->
        [1] { $off-digits }は
       *[other] { $off-digits }はそれぞれ、
    }どの列にも1つしか入りません。
    数字ごとに、印を付けたマスに入りうる行や列だけを数えると、入る数字は合わせて{ $base-count }個までで、マスの数とちょうど同じです。したがって数えた数字はいずれも、その行や列では印を付けたマスに入り、ほかのマスには入りません。

## チェーン、ネット、最後の手段

about-remote_pair = 候補が同じ2つの数字のマスが、次のマスの見える順につながっています。2つの数字が交互に入るので、両端が見えるマスにはどちらも入りません。
when-remote_pair = メモが同じ2つの数字のマスが4つ以上あるときは、次々に見える順につながるかを調べ、交互に番号を付けます。1つ目と4つ目が見えるマスから、両方の数字を消せます。W-Wingや二国同盟なら、そのようなマスは2つで足ります。
explain-remote_pair =
    { $claim }：{ $start }と{ $end }には{ $base-digits }が1つずつ入り、{ sees-each }その両方が見えます。
    { $way }の順に、どのマスも候補が{ $base-digits }だけで次のマスが見えるので、2つの数字が交互に入ります。{ $start }と{ $end }は奇数個のリンクで隔てられているので、違う数字になります。
    { in-short }

about-x_chain = 1つの数字の強リンク（少なくとも一方の端が真）と弱リンク（多くても一方の端が真）が交互に並ぶチェーンです。両端のどちらかが真です。
when-x_chain = ある数字の入るマスが2つだけの領域はたくさんあるのに、そのうちの2つでは足りないときに使います。端から始めて、次が見える順に領域から領域へ進み、両端が見えるマスを調べます。色分けは、マスを共有するところでしか先へ進めません。
explain-x_chain =
    { ends-conclusion }
    { in-short }

about-xy_chain = 候補が2つのマスをつなぐチェーンです。両端に共通の数字が、両端のどちらかに入ります。
when-xy_chain = メモが2つのマスが多いときに使います。その1つから始め、一方の数字でそれを共有するマスへ移り、最初に使わなかった数字で終わるマスまで続けます。3マスならXY-Wing、同じ2つの数字が続けばリモートペアです。
explain-xy_chain =
    { ends-conclusion }
    { in-short }

about-continuous_nice_loop = 矛盾なく最初に戻るチェーンです。どのリンクも、両端のちょうど一方が真です。
when-continuous_nice_loop = チェーンが最初に戻り、そこでも強リンクと弱リンクが交互になっているときに使います。端ではなく、弱リンクの1本1本のまわりを調べます。不連続ナイスループでわかるのは、1つのマスのことだけです。
explain-continuous_nice_loop =
    { closed-loop }
    { in-short }
    { closed-loop-lines }

about-discontinuous_nice_loop = 最初のマスに戻り、始めた候補と矛盾するか、それを裏付けるチェーンです。
when-discontinuous_nice_loop = 気になる候補があるときは、そこから言えることをたどり、元のマスまで戻ります。2本の弱リンクが出会えばその数字は入らず、2本の強リンクが出会えばその数字に決まります。強弱が交互のままなら、連続ナイスループです。
explain-discontinuous_nice_loop =
    { loop-conclusion }
    { in-short }

about-aic = 強リンク（少なくとも一方の端が真）と弱リンク（多くても一方の端が真）が交互に並ぶチェーンです。両端のどちらかが真です。
when-aic = XチェーンやXYチェーンで何も見つからなければ、両方を混ぜます。入るマスが2つの数字やメモが2つのマスの強リンクから始め、マスの中で数字を乗り換えます。両端が同じ数字になるか、互いに見えたら終わりです。
explain-aic =
    { ends-conclusion }
    { in-short }

about-grouped_continuous_nice_loop = 矛盾なく最初に戻るチェーンです。どのリンクも、両端のちょうど一方が真です。行（列）とブロックの交差部分にあるマスのグループを通るリンクもあります。
when-grouped_continuous_nice_loop = 入るマスが3つの数字のせいでループが閉じないときに使います。同じブロックで一直線に並ぶ2マスを1つとみなします。あとは連続ナイスループと同じように、すべての弱リンクのまわりを調べます。
explain-grouped_continuous_nice_loop =
    { closed-loop }
    { in-short }
    { closed-loop-lines }

about-grouped_discontinuous_nice_loop = 最初のマスに戻り、始めた候補と矛盾するか、それを裏付けるチェーンです。行（列）とブロックの交差部分にあるマスのグループを通るリンクもあります。
when-grouped_discontinuous_nice_loop = 候補をたどるチェーンが、入るマスが3つ以上の数字で途切れるときに使います。同じブロックで一直線に並ぶマスを1つのグループとみなし、チェーンが元のマスに戻るかを調べます。
explain-grouped_discontinuous_nice_loop =
    { loop-conclusion }
    { in-short }

about-grouped_aic = 強リンク（少なくとも一方の端が真）と弱リンク（多くても一方の端が真）が交互に並ぶチェーンです。両端のどちらかが真です。行（列）とブロックの交差部分にあるマスのグループを通るリンクもあります。
when-grouped_aic = ふつうのチェーンで何も見つからないときは、ある数字が2本の行（列）にしか入らないブロックを探します。それぞれの行（列）のマスがグループで、2つのグループが強リンクになります。入るマスが2つのブロックに収まる行や列も使えます。
explain-grouped_aic =
    { ends-conclusion }
    { in-short }

about-cell_forcing_chain = マスのどの候補が真でも、チェーンをたどると同じ結論になります。
when-cell_forcing_chain = 1本のチェーンで何も見つからないときに使います。メモが3つか、それより少し多く、いずれからも先へ進めるマスから始めます。メモごとに色を変えてたどり、すべての色で同じになることを探します。
explain-cell_forcing_chain =
    { $own ->
        [0] { $claim }：{ $base }は{ base-one-of }で、どの数字でも{ forced-end }。
       *[other] { $claim }：{ $gone }を{ $gone-any }とすると、チェーンをたどって、{ $gone }は{ $gone-any }ではないことになります。
    }
    { $own ->
        [0] {""}
       *[other] { $base }は{ base-one-of }で、{ $gone-any }以外の数字が入れば、そこの{ $gone-any }はすぐに消えます。
    }
    { start-is-end }
    { in-short }

about-house_forcing_chain = 行・列・ブロックのどこに数字が入っても、チェーンをたどると同じ結論になります。
when-house_forcing_chain = 強制チェーン（マス）と同じですが、行・列・ブロックで入るマスが3つか、それより少し多い数字から始めます。どのマスからもメモが2つのマスがたくさん見える数字を選びます。
explain-house_forcing_chain =
    { $own ->
        [0] { $claim }：{ $base-houses }の{ $base-digits }は{ base-one-cell }に入り、どこに入っても{ forced-end }。
       *[other] { $claim }：{ $gone }を{ $gone-any }とすると、チェーンをたどって、{ $gone }は{ $gone-any }ではないことになります。
    }
    { $own ->
        [0] {""}
       *[other] { $base-houses }の{ $base-digits }は{ base-one-cell }に入り、{ $gone }以外のマスに入れば、{ $gone }の{ $gone-any }はすぐに消えます。
    }
    { start-is-end }
    { in-short }

about-contradiction_forcing_chain = 1つの候補から始まるチェーンが、あるマスの候補か、ある数字の入るマスをなくします。
when-contradiction_forcing_chain = 疑わしい候補から、メモが2つのマスや、入るマスが2つの数字がたくさん見えるときに使います。マスの候補か数字の入るマスがなくなるまで、チェーンをたどります。チェーンは1本ずつで成り立つ必要があり、2つの結果を組み合わせるなら、それはネットです。
explain-contradiction_forcing_chain =
    { $claim }：{ $base }が{ $base-digits }なら、{ $witness-count ->
        [0] { $witness-houses }に{ $witness-digits }の入るマスがなくなります。
       *[other] { $witness }の候補がなくなります。
    }
    { in-short }
    { $witness-count ->
        [0] { $witness-houses }の{ $witness-digits }は{ $reached }にしか入らないので、入るマスがなくなります。
       *[other] { $witness }の候補は{ $reached-digits }しかないので、1つも残りません。
    }

about-forcing_net = 候補を1つ仮定し、そこから続くシングルをすべて埋めます。矛盾したら、その候補は偽です。
when-forcing_net = チェーンでも見つからないときに使います。メモが2つのマスの候補を1つ仮定し、それが正しいものとして、続くシングルをすべて埋めます。どこかで矛盾したら、その候補は偽です。どこから始めたかを書き留めておきます。
explain-forcing_net =
    { $claim }：{ $base }を{ $base-digits }と{ $on-count ->
        [0] すると
       *[other] して、続くシングルを埋めると
    }、{ $witness-count ->
        [0] { $witness-houses }に{ $witness-digits }の入るマスがなくなります。
       *[other] { $witness }の候補がなくなります。
    }
    { $base }が{ $base-digits }だと仮定し{ $on-count ->
        [0] ます。
        [1] 、続くシングルを埋めます。
       *[other] 、続くシングルを順に埋めます。
    }
    { nothing-left }ので、{ $base }は{ $base-digits }ではありません。

about-verity_net = マスや領域のどの選択肢が真でも、そこから続くシングルに共通することがあります。
when-verity_net = 仮定が遠くまで続いても矛盾しないときに使います。同じマスのほかの候補や、同じ数字のほかのマスも試し、埋まった数字を比べます。
explain-verity_net =
    { $claim }：{ $base-houses-count ->
        [0] { $base }は{ base-one-of }で
       *[other] { $base-houses }の{ $base-digits }は{ base-one-cell }に入り
    }、どの場合も、続くシングルによって{ $placed-count ->
        [0] 同じ候補が消えます。
       *[other] これらの数字に決まります。
    }

about-kraken_fish_1 = 消したいマスからフィンが見えないフィッシュです。どのフィンからも、チェーンをたどると同じ結論になります。
when-kraken_fish_1 = フィン付きフィッシュなら消したい候補がちょうど消えるのに、そこからフィンが見えないときに、それぞれのフィンから短いチェーンを試します。すべてのフィンが見えるなら、ふつうのフィン付きフィッシュです。練習するとき以外、ヒントには出ません。
explain-kraken_fish_1 =
    { $claim }：{ $witness-houses }の{ $digits }が{ kraken-pivot }に入れば直接消えます。入らなければ{ $fin-count ->
        [1] フィン{ $fin }が{ $digits }で、そこからのチェーンによって
       *[other] フィン{ $fin }のいずれかが{ $digits }で、どのフィンからのチェーンによっても
    }{ $gone }の{ $gone-any }が消えます。
    { kraken-places }
    { in-short }

about-kraken_fish_2 = フィッシュのどのフィンからも、1つのカバーにあるどのマスからも、チェーンをたどると同じ結論になります。
when-kraken_fish_2 = フィン付きフィッシュで、1つのカバーにあるマスもフィンも少ないときに使います。それぞれからチェーンをたどり、どの数字でもよいので共通の結論を探します。タイプ1では、チェーンはフィンからだけ始まります。練習するとき以外、ヒントには出ません。
explain-kraken_fish_2 =
    { $claim }：{ $pivot }とフィン{ $fin }の少なくとも1マスは{ $digits }で、どのマスからチェーンをたどっても{ $gone }の{ $gone-any }が消えます。
    { kraken-places }
    { in-short }

about-proof_by_cases = 候補を1つ仮定し、ほかがどうであっても成り立たないことを示します。
when-proof_by_cases = 最難関の問題で、どの仮定もそれだけでは行き詰まらないときに使います。候補を1つ仮定し、その中でもう1つを仮定します。そこで矛盾した候補は最初の仮定のもとで偽になり、さらにシングルが続きます。段階ごとに色を変えて書きます。
explain-proof_by_cases =
    { $claim }：{ $base }を{ $base-digits }として場合分けすると、{ $witness-count ->
        [0] { $witness-houses }に{ $witness-digits }の入るマスがなくなります。
       *[other] { $witness }の候補がなくなります。
    }
    { $base }が{ $base-digits }だと仮定します。{ $suppositions ->
        [1] {""}
       *[other] 全部で{ $suppositions }個の仮定を使い、
    }続く{ $inferences }行で矛盾に至ります。
    { nothing-left }ので、{ $base }は{ $base-digits }ではありません。

arrangement =
    配置とは、どの行・列・ブロックにも{ $digits }を1つずつ入れる方法のうち、{ $digits }が候補に残るマスだけを使うものです。
    { $witness-count ->
        [0] {""}
       *[other] 別の数字のどの配置にも含まれるマスは使えません：{ $witness-at }。
    }

about-template_set = 数字のすべての配置に含まれる候補は真です。
when-template_set = ある数字の入るマスが少ないときに使います。どの行・列・ブロックにもその数字を1つずつ入れる方法をすべて書き出し、そのすべてに含まれるマスを調べます。入るマスが多いときは、プログラムの仕事です。
explain-template_set =
    { $claim }：{ $digits }の可能な配置のすべてに、{ $placed-count ->
        [1] このマスが含まれます。
       *[other] これらのマスが含まれます。
    }
    { arrangement }

about-template_delete = 数字のどの配置にも含まれない候補は偽です。
when-template_delete = ある数字が入るかどうか疑わしいマスがあるときは、入ると仮定して、ほかのすべての行・列・ブロックにその数字を入れてみます。できなければ消せます。たいていはフィッシュやXチェーンのほうが少ない手間で見つかります。
explain-template_delete =
    { $claim }：{ $digits }の可能な配置のいずれにも、{ $removed-count ->
        [1] このマスは含まれません。
       *[other] これらのマスは1つも含まれません。
    }
    { arrangement }

about-brute_force = 推理が尽きたときに、試して見つける解の数字です。
when-brute_force = ほかに何も残っていないときだけ使います。学べることはありません。先にメモを見直します。1つ足りないか1つ余分なだけで、ほとんどの形が見えなくなるからです。
explain-brute_force =
    { $claim }：すべての可能性を試すと、ここにはほかの数字が残りません。
    この局面で手を見つけられる手筋は、ほかにありません。

## まぎらわしい2つの手筋の見分け方

apart-full_house-hidden_single = 最後の1マスは、領域の最後の空きマスです。隠れシングルは、1つの数字が入る最後のマスで、その領域にはほかの空きマスがあってもかまいません。
apart-hidden_single-naked_single = 隠れシングルは、その数字が領域の中で入るただ1つのマスです。裸のシングルは、そのマスに入るただ1つの数字です。
apart-pointing-claiming = ブロックの予約は、ブロックから行や列へ消します。行・列の予約は、行や列からブロックへ消します。
apart-locked_pair-naked_pair = ロック二国同盟は、2マスがブロックも行（列）も共有する二国同盟で、両方から候補を消せます。
apart-naked_pair-hidden_pair = 二国同盟は、2つの数字しかない2マスです。隠れ二国同盟は、2マスにしか入らない2つの数字で、その2マスのほかのメモが消えます。
apart-naked_pair-naked_triple = マスと数字を数えます。2マスに2つの数字か、3マスに合わせて3つの数字かの違いです。
apart-naked_triple-hidden_triple = 三国同盟はマスの外を、隠れ三国同盟はマスの中を消します。
apart-naked_quadruple-hidden_quadruple = 四国同盟はマスの外を、隠れ四国同盟はマスの中を消します。マスの少ないほうを探します。
apart-x_wing-swordfish = X-Wingは入るマスが2つずつの2本の行（列）、ソードフィッシュは多くても3つずつの3本です。
apart-x_wing-skyscraper = X-Wingでは、両端がそろって同じ2本の線にあります。スカイスクレーパーでは、片方の端がずれています。
apart-x_wing-finned_x_wing = フィン付きX-Wingには余分なマスがあり、フィンも見えるマスだけからその数字が消えます。
apart-finned_x_wing-sashimi_x_wing = フィン付きX-Wingは、フィンのほかに角が4つそろっています。サシミX-Wingには、フィンの隣の角がありません。
apart-swordfish-jellyfish = 行（列）の本数を数えます。ソードフィッシュは3本、ジェリーフィッシュは4本です。
apart-skyscraper-two_string_kite = スカイスクレーパーは2行か2列を使います。2-String Kiteは、ブロックで出会う行と列を使います。
apart-two_string_kite-turbot_fish = 2-String Kiteは行と列をブロックでつなぎます。ターボットフィッシュは、入るマスが2つずつのどんな2つの領域もつなぎます。
apart-turbot_fish-empty_rectangle = ターボットフィッシュには、入るマスが2つずつの領域が2つ必要です。エンプティレクタングルには1つで足り、ブロックの中で数字が1つの行と1つの列に収まっています。
apart-xy_wing-xyz_wing = 軸の候補は、XY-Wingでは2つ、XYZ-Wingでは3つです。XYZ-Wingでは、消すマスから軸も見える必要があります。
apart-xy_wing-w_wing = XY-Wingには、両端が見える軸があります。W-Wingは、候補が同じ2マスを強リンクでつなぎます。
apart-xy_wing-xy_chain = XY-Wingは、3マスのXYチェーンです。
apart-remote_pair-xy_chain = リモートペアでは、どのマスも候補が同じ2つです。XYチェーンでは、マスごとに変わります。
apart-unique_rectangle_1-unique_rectangle_2 = タイプ1では1つの角に余分な候補があり、タイプ2では2つの角に同じ余分な候補が1つずつあります。
apart-unique_rectangle_1-hidden_rectangle = タイプ1には、候補が2つだけの角が3つ必要です。隠れレクタングルには1つで足りますが、その対角に強リンクが必要です。
apart-unique_rectangle_1-avoidable_rectangle_1 = ユニークレクタングルの角は空きマスです。回避可能レクタングルの角は自分で入れた数字で、初期数字は1つもありません。
apart-simple_colours_trap-simple_colours_wrap = 挟み撃ちでは、別のマスから両方の色が見えます。矛盾では、同じ色どうしが見えます。
apart-simple_colours_trap-multi_colours_1 = シンプルカラーには1組あれば足ります。マルチカラーは、色どうしが見える2組をつなぎます。
apart-x_chain-xy_chain = Xチェーンは1つの数字だけを使います。XYチェーンは候補が2つのマスをたどり、数字が変わります。
apart-x_chain-turbot_fish = ターボットフィッシュは、強リンクが2本のXチェーンです。
apart-xy_chain-aic = XYチェーンは候補が2つのマスだけを使います。AICは、入るマスが2つの領域も使います。
apart-continuous_nice_loop-discontinuous_nice_loop = 連続ナイスループは切れ目なく閉じ、まわり全体で候補を消します。不連続ナイスループでわかるのは、切れ目にあたる1つのマスのことです。
apart-discontinuous_nice_loop-aic = ループは最初のマスに戻ります。AICには両端があり、そのどちらかが真です。
apart-aic-grouped_aic = グループ化したAICでは、同じブロックで一直線に並ぶ2マスか3マスもチェーンの一部になります。
apart-als_xz-wxyz_wing = WXYZ-Wingは、一方の組が候補2つの1マスになっているALS-XZです。
apart-als_xz-als_xy_wing = ALS-XZは2組、ALS-XY-Wingは3組をつなぎます。真ん中の組は、ほかの両方とつながっています。
apart-als_xy_wing-als_chain = ALS-XY-Wingは、3組のALSチェーンです。
apart-cell_forcing_chain-house_forcing_chain = 一方はマスのすべての候補から、もう一方は領域で数字の入るすべてのマスから始まります。
apart-forcing_net-verity_net = 一方は候補を1つ仮定して矛盾を見つけます。もう一方はマスや領域のすべての場合を試し、共通することを取り出します。

## どの手筋も、どんな形か、なぜ言えるか、何が言えるかを1行ずつ述べる

idea-full_house =
    行・列・ブロックには9つのマスがあり、9つの数字が入ります。
    そのうち8マスが埋まると、マスも数字も1つだけ残ります。
    最後の空きマスには、足りない数字が入ります。
idea-hidden_single =
    行・列・ブロックには、どの数字も1つずつ入ります。
    盤面にある数字は、同じ行・列・ブロックのほかのマスには入りません。
    領域の中で数字の入るマスが1つだけ残れば、そこに入ります。
idea-naked_single =
    同じ行・列・ブロックにすでにある数字は、そのマスには入りません。
    9つの数字のうち8つが入らないなら、残る数字は1つです。
    マスにはその数字が入ります。
idea-locked_pair =
    同じブロックで一直線に並ぶ2マスに、1か2しか入りません。
    一方が1で、もう一方が2です。
    そのブロックにも、その行（列）にも、ほかのマスに1と2は入りません。
idea-locked_triple =
    同じブロックで一直線に並ぶ3マスに、1・2・3しか入りません。
    3マスに3つの数字が入るので、1・2・3を使い切ります。
    そのブロックにも、その行（列）にも、ほかのマスに1・2・3は入りません。
idea-pointing =
    ブロックの中で、ある数字が1つの行か列にしか入りません。
    ブロックのどこかにその数字が必要なので、その行や列の数字もこの中に入ります。
    その行や列のほかのマスに、その数字は入りません。
idea-claiming =
    行か列の中で、ある数字が1つのブロックにしか入りません。
    その行や列のどこかに数字が必要なので、ブロックの数字もこの中に入ります。
    ブロックのほかのマスに、その数字は入りません。
idea-naked_pair =
    行・列・ブロックの2マスに、1か2しか入りません。
    2マスに2つの数字が入るので、1と2を使い切ります。
    その領域のほかのマスに、1と2は入りません。
idea-naked_triple =
    行・列・ブロックの3マスに、1・2・3しか入りません。どのマスにもすべてがそろっている必要はありません。
    3マスに3つの数字が入るので、1・2・3を使い切ります。
    その領域のほかのマスに、1・2・3は入りません。
idea-hidden_pair =
    行・列・ブロックで、1・2が同じ2マスにしか入りません。
    領域には2つの数字がすべて必要なので、この2マスが埋まります。
    この2マスに、1・2以外の数字は入りません。
idea-hidden_triple =
    行・列・ブロックで、1・2・3が同じ3マスにしか入りません。
    領域には3つの数字がすべて必要なので、この3マスが埋まります。
    この3マスに、1・2・3以外の数字は入りません。
idea-naked_quadruple =
    行・列・ブロックの4マスに、1・2・3・4しか入りません。どのマスにもすべてがそろっている必要はありません。
    4マスに4つの数字が入るので、1・2・3・4を使い切ります。
    その領域のほかのマスに、1・2・3・4は入りません。
idea-hidden_quadruple =
    行・列・ブロックで、1・2・3・4が同じ4マスにしか入りません。
    領域には4つの数字がすべて必要なので、この4マスが埋まります。
    この4マスに、1・2・3・4以外の数字は入りません。
idea-x_wing =
    ある数字が、2つの行で同じ2列にしか入りません。行と列は逆でもかまいません。
    2つの行のいずれにもその数字が必要で、同じ列に2つ入ることはないので、2つの列に1つずつ入ります。
    2つの列のほかのマスに、その数字は入りません。
idea-swordfish =
    ある数字が、3つの行で同じ3列にしか入りません。行と列は逆でもかまいません。
    3つの行のいずれにもその数字が必要で、同じ列に2つ入ることはないので、3つの列に1つずつ入ります。
    3つの列のほかのマスに、その数字は入りません。
idea-jellyfish =
    ある数字が、4つの行で同じ4列にしか入りません。行と列は逆でもかまいません。
    4つの行のいずれにもその数字が必要で、同じ列に2つ入ることはないので、4つの列に1つずつ入ります。
    4つの列のほかのマスに、その数字は入りません。
idea-finned_x_wing =
    X-Wingに、1つのブロックの余分なマス（フィン）がいくつか付いた形です。
    どのフィンも偽ならX-Wingが成り立ち、その列のほかのマスから数字が消えます。フィンが真なら、そのフィンが見えるマスからすべて数字が消えます。
    X-Wingなら数字が消えるマスのうち、すべてのフィンが見えるマスに、その数字は入りません。
idea-sashimi_x_wing =
    フィンのあるX-Wingで、フィンを除くと1マスしか残らない行や列があります。
    どのフィンも偽ならX-Wingが成り立ち、その列のほかのマスから数字が消えます。フィンが真なら、そのフィンが見えるマスからすべて数字が消えます。
    X-Wingなら数字が消えるマスのうち、すべてのフィンが見えるマスに、その数字は入りません。
idea-finned_swordfish =
    ソードフィッシュに、1つのブロックの余分なマス（フィン）がいくつか付いた形です。
    どのフィンも偽ならソードフィッシュが成り立ち、その列のほかのマスから数字が消えます。フィンが真なら、そのフィンが見えるマスからすべて数字が消えます。
    ソードフィッシュなら数字が消えるマスのうち、すべてのフィンが見えるマスに、その数字は入りません。
idea-sashimi_swordfish =
    フィンのあるソードフィッシュで、フィンを除くと1マスしか残らない行や列があります。
    どのフィンも偽ならソードフィッシュが成り立ち、その列のほかのマスから数字が消えます。フィンが真なら、そのフィンが見えるマスからすべて数字が消えます。
    ソードフィッシュなら数字が消えるマスのうち、すべてのフィンが見えるマスに、その数字は入りません。
idea-finned_jellyfish =
    ジェリーフィッシュに、1つのブロックの余分なマス（フィン）がいくつか付いた形です。
    どのフィンも偽ならジェリーフィッシュが成り立ち、その列のほかのマスから数字が消えます。フィンが真なら、そのフィンが見えるマスからすべて数字が消えます。
    ジェリーフィッシュなら数字が消えるマスのうち、すべてのフィンが見えるマスに、その数字は入りません。
idea-sashimi_jellyfish =
    フィンのあるジェリーフィッシュで、フィンを除くと1マスしか残らない行や列があります。
    どのフィンも偽ならジェリーフィッシュが成り立ち、その列のほかのマスから数字が消えます。フィンが真なら、そのフィンが見えるマスからすべて数字が消えます。
    ジェリーフィッシュなら数字が消えるマスのうち、すべてのフィンが見えるマスに、その数字は入りません。
idea-franken_x_wing =
    行や列の一部をブロックに置き換えたX-Wingです。
    マスを共有しない2つの領域にその数字が2つ必要で、入るマスはすべて別の2つの領域にあります。だから、そのいずれにも1つずつ入ります。
    この2つの領域のほかのマスに、その数字は入りません。
idea-finned_franken_x_wing =
    行や列の一部をブロックに置き換えたX-Wingに、余分なマス（フィン）がいくつか付いた形です。
    どのフィンも偽ならX-Wingが成り立ち、カバーのほかのマスから数字が消えます。フィンが真なら、そのフィンが見えるマスからすべて数字が消えます。
    X-Wingなら数字が消えるマスのうち、すべてのフィンが見えるマスに、その数字は入りません。
idea-franken_swordfish =
    行や列の一部をブロックに置き換えたソードフィッシュです。
    マスを共有しない3つの領域にその数字が3つ必要で、入るマスはすべて別の3つの領域にあります。だから、そのいずれにも1つずつ入ります。
    この3つの領域のほかのマスに、その数字は入りません。
idea-finned_franken_swordfish =
    行や列の一部をブロックに置き換えたソードフィッシュに、余分なマス（フィン）がいくつか付いた形です。
    どのフィンも偽ならソードフィッシュが成り立ち、カバーのほかのマスから数字が消えます。フィンが真なら、そのフィンが見えるマスからすべて数字が消えます。
    ソードフィッシュなら数字が消えるマスのうち、すべてのフィンが見えるマスに、その数字は入りません。
idea-franken_jellyfish =
    行や列の一部をブロックに置き換えたジェリーフィッシュです。
    マスを共有しない4つの領域にその数字が4つ必要で、入るマスはすべて別の4つの領域にあります。だから、そのいずれにも1つずつ入ります。
    この4つの領域のほかのマスに、その数字は入りません。
idea-finned_franken_jellyfish =
    行や列の一部をブロックに置き換えたジェリーフィッシュに、余分なマス（フィン）がいくつか付いた形です。
    どのフィンも偽ならジェリーフィッシュが成り立ち、カバーのほかのマスから数字が消えます。フィンが真なら、そのフィンが見えるマスからすべて数字が消えます。
    ジェリーフィッシュなら数字が消えるマスのうち、すべてのフィンが見えるマスに、その数字は入りません。
idea-squirmbag =
    ある数字が、5つの行で同じ5列にしか入りません。行と列は逆でもかまいません。
    5つの行のいずれにもその数字が必要で、同じ列に2つ入ることはないので、5つの列に1つずつ入ります。
    5つの列のほかのマスに、その数字は入りません。
idea-whale =
    ある数字が、6つの行で同じ6列にしか入りません。行と列は逆でもかまいません。
    6つの行のいずれにもその数字が必要で、同じ列に2つ入ることはないので、6つの列に1つずつ入ります。
    6つの列のほかのマスに、その数字は入りません。
idea-leviathan =
    ある数字が、7つの行で同じ7列にしか入りません。行と列は逆でもかまいません。
    7つの行のいずれにもその数字が必要で、同じ列に2つ入ることはないので、7つの列に1つずつ入ります。
    7つの列のほかのマスに、その数字は入りません。
idea-finned_mutant_x_wing =
    行・列・ブロックを混ぜて使うX-Wingに、余分なマス（フィン）がいくつか付いた形です。
    どのフィンも偽ならX-Wingが成り立ち、カバーのほかのマスから数字が消えます。フィンが真なら、そのフィンが見えるマスからすべて数字が消えます。
    X-Wingなら数字が消えるマスのうち、すべてのフィンが見えるマスに、その数字は入りません。
idea-mutant_swordfish =
    ベースとカバーのどちらにも行・列・ブロックを混ぜて使うソードフィッシュです。
    マスを共有しない3つの領域にその数字が3つ必要で、入るマスはすべて別の3つの領域にあります。だから、そのいずれにも1つずつ入ります。
    この3つの領域のほかのマスに、その数字は入りません。
idea-finned_mutant_swordfish =
    行・列・ブロックを混ぜて使うソードフィッシュに、余分なマス（フィン）がいくつか付いた形です。
    どのフィンも偽ならソードフィッシュが成り立ち、カバーのほかのマスから数字が消えます。フィンが真なら、そのフィンが見えるマスからすべて数字が消えます。
    ソードフィッシュなら数字が消えるマスのうち、すべてのフィンが見えるマスに、その数字は入りません。
idea-mutant_jellyfish =
    ベースとカバーのどちらにも行・列・ブロックを混ぜて使うジェリーフィッシュです。
    マスを共有しない4つの領域にその数字が4つ必要で、入るマスはすべて別の4つの領域にあります。だから、そのいずれにも1つずつ入ります。
    この4つの領域のほかのマスに、その数字は入りません。
idea-finned_mutant_jellyfish =
    行・列・ブロックを混ぜて使うジェリーフィッシュに、余分なマス（フィン）がいくつか付いた形です。
    どのフィンも偽ならジェリーフィッシュが成り立ち、カバーのほかのマスから数字が消えます。フィンが真なら、そのフィンが見えるマスからすべて数字が消えます。
    ジェリーフィッシュなら数字が消えるマスのうち、すべてのフィンが見えるマスに、その数字は入りません。
idea-finned_mutant_squirmbag =
    行・列・ブロックを混ぜて使うスクワームバッグに、余分なマス（フィン）がいくつか付いた形です。
    どのフィンも偽ならスクワームバッグが成り立ち、カバーのほかのマスから数字が消えます。フィンが真なら、そのフィンが見えるマスからすべて数字が消えます。
    スクワームバッグなら数字が消えるマスのうち、すべてのフィンが見えるマスに、その数字は入りません。
idea-finned_mutant_whale =
    行・列・ブロックを混ぜて使うホエールに、余分なマス（フィン）がいくつか付いた形です。
    どのフィンも偽ならホエールが成り立ち、カバーのほかのマスから数字が消えます。フィンが真なら、そのフィンが見えるマスからすべて数字が消えます。
    ホエールなら数字が消えるマスのうち、すべてのフィンが見えるマスに、その数字は入りません。
idea-siamese_finned_x_wing =
    2つのフィン付きX-Wingがあり、ベースは同じで、カバーが違います。
    どちらも、それぞれのフィンで単独に成り立ちます。
    どちらか一方でも数字が消えるマスに、その数字は入りません。
idea-siamese_finned_swordfish =
    2つのフィン付きソードフィッシュがあり、ベースは同じで、カバーが違います。
    どちらも、それぞれのフィンで単独に成り立ちます。
    どちらか一方でも数字が消えるマスに、その数字は入りません。
idea-siamese_finned_jellyfish =
    2つのフィン付きジェリーフィッシュがあり、ベースは同じで、カバーが違います。
    どちらも、それぞれのフィンで単独に成り立ちます。
    どちらか一方でも数字が消えるマスに、その数字は入りません。
idea-siamese_sashimi_x_wing =
    2つのサシミX-Wingがあり、ベースは同じで、カバーが違います。
    どちらも、それぞれのフィンで単独に成り立ちます。
    どちらか一方でも数字が消えるマスに、その数字は入りません。
idea-siamese_sashimi_swordfish =
    2つのサシミソードフィッシュがあり、ベースは同じで、カバーが違います。
    どちらも、それぞれのフィンで単独に成り立ちます。
    どちらか一方でも数字が消えるマスに、その数字は入りません。
idea-siamese_sashimi_jellyfish =
    2つのサシミジェリーフィッシュがあり、ベースは同じで、カバーが違います。
    どちらも、それぞれのフィンで単独に成り立ちます。
    どちらか一方でも数字が消えるマスに、その数字は入りません。
idea-siamese_finned_franken_x_wing =
    2つのフィン付きフランケンX-Wingがあり、ベースは同じで、カバーが違います。
    どちらも、それぞれのフィンで単独に成り立ちます。
    どちらか一方でも数字が消えるマスに、その数字は入りません。
idea-siamese_finned_franken_swordfish =
    2つのフィン付きフランケンソードフィッシュがあり、ベースは同じで、カバーが違います。
    どちらも、それぞれのフィンで単独に成り立ちます。
    どちらか一方でも数字が消えるマスに、その数字は入りません。
idea-siamese_finned_franken_jellyfish =
    2つのフィン付きフランケンジェリーフィッシュがあり、ベースは同じで、カバーが違います。
    どちらも、それぞれのフィンで単独に成り立ちます。
    どちらか一方でも数字が消えるマスに、その数字は入りません。
idea-siamese_finned_mutant_x_wing =
    2つのフィン付きミュータントX-Wingがあり、ベースは同じで、カバーが違います。
    どちらも、それぞれのフィンで単独に成り立ちます。
    どちらか一方でも数字が消えるマスに、その数字は入りません。
idea-siamese_finned_mutant_swordfish =
    2つのフィン付きミュータントソードフィッシュがあり、ベースは同じで、カバーが違います。
    どちらも、それぞれのフィンで単独に成り立ちます。
    どちらか一方でも数字が消えるマスに、その数字は入りません。
idea-siamese_finned_mutant_jellyfish =
    2つのフィン付きミュータントジェリーフィッシュがあり、ベースは同じで、カバーが違います。
    どちらも、それぞれのフィンで単独に成り立ちます。
    どちらか一方でも数字が消えるマスに、その数字は入りません。
idea-skyscraper =
    ある数字の入るマスが、2つの行に2つずつあり、それぞれの1マスが同じ列にあります。行と列は逆でもかまいません。
    同じ列の2マスの両方に数字が入ることはないので、少なくとも一方の行では反対側の端に入ります。
    反対側の端が両方見えるマスに、その数字は入りません。
idea-two_string_kite =
    ある数字の入るマスが、行と列に2つずつあり、それぞれの1マスが同じブロックにあります。
    同じブロックの2マスの両方に数字が入ることはないので、行か列の反対側の端に入ります。
    反対側の端が両方見えるマスに、その数字は入りません。
idea-turbot_fish =
    ある数字の入るマスが、2つの領域に2つずつあり、一方の1マスからもう一方の1マスが見えます。
    互いに見える2マスの両方に数字が入ることはないので、遠いほうの端のどちらかに入ります。
    遠いほうの端が両方見えるマスに、その数字は入りません。
idea-empty_rectangle =
    ブロックの中で、ある数字が1つの行と1つの列にしか入りません。別の場所で、その一方と交わる行や列には、数字の入るマスが2つだけです。
    交わるところのマスに数字が入れば、ブロックではもう一方の線に入ります。入らなければ、強リンクの遠い端に入ります。
    ブロックのもう一方の線の上で、強リンクの遠い端が見えるマスに、その数字は入りません。
idea-dual_two_string_kite =
    2つの2-String Kiteが、ブロックの同じ2マスを共有しています。
    どちらでも、遠いほうの端のどちらかに数字が入ります。
    一方の2-String Kiteの遠いほうの端が両方見えるマスに、その数字は入りません。
idea-dual_empty_rectangle =
    2つのエンプティレクタングルが、同じブロックと別々の強リンクを使います。
    どちらも単独で成り立ちます。
    どちらか一方でも数字が消えるマスに、その数字は入りません。
idea-w_wing =
    互いに見えない2マスに、どちらも1か2しか入りません。
    ほかの領域で2の入るマスが2つだけで、そのそれぞれから2マスの一方ずつが見えます。どちらかのマスが2なので、2マスの一方は2ではなく1になります。
    2マスの両方が見えるマスに、1は入りません。
idea-xy_wing =
    軸のマスは1か2です。そこから、1か3のマスと2か3のマスの2つの翼が見えます。
    軸が1なら、1つ目の翼には3しか残りません。軸が2なら、2つ目の翼には3しか残りません。
    軸がどちらの数字でも、翼の一方は3です。
    両方の翼が見えるマスに、3は入りません。
idea-xyz_wing =
    軸のマスは1・2・3のいずれかです。そこから、1か3のマスと2か3のマスの2つの翼が見えます。
    軸が1なら、1つ目の翼は3です。軸が2なら、2つ目の翼は3です。どちらでもなければ、軸が3です。
    3マスのいずれかは3です。
    3マスがすべて見えるマスに、3は入りません。
idea-bug_1 =
    1つを除くどの空きマスも候補が2つで、余分な候補1つを除けば、どの数字も各領域で2か所だけに残っています。
    余分な候補がなければ、すべてのマスの埋め方は2通りか、1つもありません。しかし問題の解は1つです。
    余分な候補が真です。
idea-unique_rectangle_1 =
    2つの行、2つの列、2つのブロックにまたがる4マスが1と2だけで埋まると、数字を入れ替えられるので、問題の解が2つになります。
    3つの角には1か2しか入りません。4つ目の角には、ほかの候補もあります。
    4つ目の角に、1と2は入りません。
idea-unique_rectangle_2 =
    2つの行、2つの列、2つのブロックにまたがる4マスが1と2だけで埋まると、数字を入れ替えられるので、問題の解が2つになります。
    2つの角には1か2しか入りません。残る2つの角には3も入りえます。その一方は3でなければなりません。
    この2つの角が両方見えるマスに、3は入りません。
idea-unique_rectangle_3 =
    2つの行、2つの列、2つのブロックにまたがる4マスが1と2だけで埋まると、数字を入れ替えられるので、問題の解が2つになります。
    一辺の2つの角にほかの候補があり、そのいずれかが真でなければなりません。2つの角を余分な候補だけの1マスとみなすと、同じ領域のほかのマスと同盟になります。
    その領域の残りのマスに、同盟の数字は入りません。
idea-unique_rectangle_4 =
    2つの行、2つの列、2つのブロックにまたがる4マスが1と2だけで埋まると、数字を入れ替えられるので、問題の解が2つになります。
    2つの角が属する領域で、1がこの2つの角にしか入らないので、一方は1です。もう一方が2なら、長方形が複数解の形になってしまいます。
    この2つの角に、2は入りません。
idea-unique_rectangle_5 =
    2つの行、2つの列、2つのブロックにまたがる4マスが1と2だけで埋まると、数字を入れ替えられるので、問題の解が2つになります。
    対角の2つ、または3つの角に、余分な候補が3だけあります。そのいずれかは3でなければなりません。
    この角がすべて見えるマスに、3は入りません。
idea-unique_rectangle_6 =
    2つの行、2つの列、2つのブロックにまたがる4マスが1と2だけで埋まると、数字を入れ替えられるので、問題の解が2つになります。
    対角の2つの角にほかの候補があります。両方の行、または両方の列で、1が角にしか入らないので、対角の2つの角が1になります。候補の多い2つが1なら、残りが2になり、長方形が複数解の形になってしまいます。
    候補の多い2つの角に、1は入りません。
idea-hidden_rectangle =
    2つの行、2つの列、2つのブロックにまたがる4マスが1と2だけで埋まると、数字を入れ替えられるので、問題の解が2つになります。
    1と2しか候補のない角の、対角のマスを見ます。その行でも列でも、1は角にしか入りません。このマスが2なら、両隣の角が1、4つ目の角が2になり、複数解の形になってしまいます。
    この角に、2は入りません。
idea-avoidable_rectangle_1 =
    初期数字ではなく、2つの行、2つの列、2つのブロックにまたがる4マスが1と2だけで埋まると、数字を入れ替えられるので、問題の解が2つになります。
    3つの角に1と2が交互に入っていて、いずれも初期数字ではありません。
    4つ目の角に、長方形を完成させる数字は入りません。
idea-avoidable_rectangle_2 =
    初期数字ではなく、2つの行、2つの列、2つのブロックにまたがる4マスが1と2だけで埋まると、数字を入れ替えられるので、問題の解が2つになります。
    2つの角が埋まっていて、どちらも初期数字ではありません。残る2つの角は、長方形を完成させるか3になるので、少なくとも一方は3です。
    この2つの角が両方見えるマスに、3は入りません。
idea-unique_loop_1 =
    通る領域に2マスずつあるループが1と2だけで埋まると、数字を入れ替えられるので、問題の解が2つになります。
    1つを除くループのどのマスにも、1か2しか入りません。
    候補の多い1マスに、1と2は入りません。
idea-unique_loop_2 =
    通る領域に2マスずつあるループが1と2だけで埋まると、数字を入れ替えられるので、問題の解が2つになります。
    ループの候補の多いマスには、余分な候補が3だけあります。そのいずれかは3でなければなりません。
    このマスがすべて見えるマスに、3は入りません。
idea-unique_loop_3 =
    通る領域に2マスずつあるループが1と2だけで埋まると、数字を入れ替えられるので、問題の解が2つになります。
    ループの2マスにほかの候補があり、そのいずれかが真でなければなりません。2マスを1つのマスとみなすと、同じ領域のほかのマスと同盟になります。
    その領域の残りのマスに、同盟の数字は入りません。
idea-unique_loop_4 =
    通る領域に2マスずつあるループが1と2だけで埋まると、数字を入れ替えられるので、問題の解が2つになります。
    ある領域で、1がループの2マスにしか入らないので、一方は1です。もう一方が2なら、ループの数字を入れ替えられてしまいます。
    この2マスに、2は入りません。
idea-extended_rectangle =
    3マスずつの2行が同じ3つの数字だけになると入れ替えられるので、問題の解が2つになります。行の代わりに列でもかまいません。
    それを防ぐものが必要です。これらのマスのほかの候補のいずれかが真です。
    3つの数字だけにしてしまう候補や、ほかの候補のいずれが真でも消える候補は、偽です。
idea-bug_2 =
    どの空きマスも候補が2つで、どの数字も各領域で2か所だけに残ると、問題の解は2つになるか、なくなります。
    それを防いでいる余分な候補は、すべて同じ数字です。そのいずれかが真です。
    それがすべて見えるマスに、その数字は入りません。
idea-bug_3 =
    どの空きマスも候補が2つで、どの数字も各領域で2か所だけに残ると、問題の解は2つになるか、なくなります。
    余分な候補のいずれかが真です。そのマスを1つのマスとみなすと、同じ領域のほかのマスと同盟になります。
    その領域の残りのマスに、同盟の数字は入りません。
idea-bug_4 =
    どの空きマスも候補が2つで、どの数字も各領域で2か所だけに残ると、問題の解は2つになるか、なくなります。
    余分な候補は2マスにあり、その領域では別の数字もこの2マスにしか入りません。一方にその数字、もう一方に余分な候補が入ります。
    2マスのほかの候補は、すべて偽です。
idea-simple_colours_trap =
    ある数字の入るマスが2つだけの領域が、いくつもつながっています。マスを交互に2色で塗ると、一方の色がすべて真で、もう一方はすべて偽です。
    両方の色が見えるマスからは、どちらの場合も真のマスが見えます。
    両方の色が見えるマスに、その数字は入りません。
idea-simple_colours_wrap =
    ある数字の入るマスが2つだけの領域が、いくつもつながっています。マスを交互に2色で塗ると、一方の色がすべて真で、もう一方はすべて偽です。
    一方の色が同じ領域に2つありますが、領域に数字は1つしか入りません。
    その色のマスはすべて偽で、もう一方の色のマスはすべて真です。
idea-multi_colours_1 =
    1つの数字を2組に塗り分けます。どちらの組でも、2色の一方が真です。
    1組目の色から2組目の色が見えるので、両方が真になることはありません。反対の2色のどちらかが真です。
    反対の2色が両方見えるマスに、その数字は入りません。
idea-multi_colours_2 =
    1つの数字を2組に塗り分けます。どちらの組でも、2色の一方が真です。
    1組目の色から2組目の両方の色が見え、その一方が真です。
    1組目のその色のマスは、すべて偽です。
idea-medusa_trap =
    候補が2つのマスや、数字の入るマスが2つだけの領域で、候補どうしがつながっています。交互に2色で塗ると、一方の色がすべて真で、もう一方はすべて偽です。
    別の候補が、どちらの色の候補によっても消えます。
    その候補は偽です。
idea-medusa_wrap =
    候補が2つのマスや、数字の入るマスが2つだけの領域で、候補どうしがつながっています。交互に2色で塗ると、一方の色がすべて真で、もう一方はすべて偽です。
    一方の色が矛盾します。1つのマスか、1つの領域の同じ数字に2回現れるか、あるマスの候補をなくします。
    その色の候補はすべて偽で、もう一方の色の候補はすべて真です。
idea-sue_de_coq =
    ブロックと行（列）の交差部分のマスに、ブロックの残りのマスと行（列）の残りのマスをいくつか加えると、マスと数字の数が同じになります。
    どの数字もその中で1回ずつ使われます。ブロック側の数字はブロックの中で、行（列）側の数字は行（列）の中で使われます。
    そこで使われる数字は、ブロックや行（列）のほかのマスには入りません。
idea-wxyz_wing =
    2つの数字の1マスと、4つの数字の3マスに、共通の数字が2つあります。
    共通の数字の一方は、入るマスが互いにすべて見えるので、一方の組にしか入りません。もう一方の組はそれを失い、残りの数字がすべて入ります。
    もう1つの共通の数字は、どちらかの組に入ります。その入るマスがすべて見えるマスに、その数字は入りません。
idea-vwxyz_wing =
    2つの数字の1マスと、5つの数字の4マスに、共通の数字が2つあります。
    共通の数字の一方は、入るマスが互いにすべて見えるので、一方の組にしか入りません。もう一方の組はそれを失い、残りの数字がすべて入ります。
    もう1つの共通の数字は、どちらかの組に入ります。その入るマスがすべて見えるマスに、その数字は入りません。
idea-uvwxyz_wing =
    2つの数字の1マスと、6つの数字の5マスに、共通の数字が2つあります。
    共通の数字の一方は、入るマスが互いにすべて見えるので、一方の組にしか入りません。もう一方の組はそれを失い、残りの数字がすべて入ります。
    もう1つの共通の数字は、どちらかの組に入ります。その入るマスがすべて見えるマスに、その数字は入りません。
idea-als_xz =
    マスの数より数字が1つ多い組はALS（準同盟）で、数字を1つ失うと、残りの数字がすべて入ります。
    2つの組に共通の数字の1つは、入るマスが互いにすべて見えるので、一方の組にしか入りません。もう一方の組には、残りの数字がすべて入ります。
    もう1つの共通の数字は、どちらかの組に入ります。その入るマスがすべて見えるマスに、その数字は入りません。
idea-als_xy_wing =
    マスの数より数字が1つ多い組はALS（準同盟）で、数字を1つ失うと、残りの数字がすべて入ります。
    3つ目の組が、ほかの2つの組とそれぞれ、一方にしか入らない数字を共有しています。3つ目の組に両方とも欠けることはないので、2つの組のどちらかは数字を失い、残りの数字がすべて入ります。
    2つの組に共通の数字は、どちらかの組に入ります。その入るマスがすべて見えるマスに、その数字は入りません。
idea-als_chain =
    マスの数より数字が1つ多い組はALS（準同盟）で、数字を1つ失うと、残りの数字がすべて入ります。
    このような組が、一方にしか入らない数字で次々につながっています。最初の組に端の数字が入らなければ、次の組とつながる数字が入り、それが最後の組まで続きます。
    端の数字は、最初か最後の組に入ります。その入るマスがすべて見えるマスに、その数字は入りません。
idea-death_blossom =
    マスの数より数字が1つ多い組はALS（準同盟）で、数字を1つ失うと、残りの数字がすべて入ります。
    茎のマスは、どの候補でもこのような組から数字を1つ奪います。だから、どの候補が真でも、いずれかの組に残りの数字がすべて入ります。
    すべての組にある数字は、その組に入ります。その入るマスがすべて見えるマスに、その数字は入りません。
idea-aligned_pair_exclusion =
    2マスが互いに見え、その両方から、数字に余裕が1つしかないマスや組が見えます。
    2マスの数字の組み合わせのうち、そのようなマスや組の数字を足りなくするものは成り立ちません。
    組む相手のなくなった数字は偽です。
idea-unique_rectangle_guardians =
    2つの行、2つの列、2つのブロックにまたがる4マスが1と2だけで埋まると、数字を入れ替えられるので、問題の解が2つになります。
    辺の領域で、その数字がほかのマスにも入ります。そのいずれか、または角のほかの候補のいずれかが真でなければなりません。
    そのいずれが真でも消える候補は、偽です。
idea-bug_lite =
    いくつかのマスで候補を2つずつ選ぶと、どの数字も各領域に2か所あるか、1つもありません。そのマスがそれだけになると、すべて入れ替えられるので、問題の解が2つになります。
    これらのマスのほかの候補のいずれかが真でなければなりません。
    そのいずれが真でも消える候補は、偽です。
idea-symmetrical_placement =
    盤面を回転または反転して、いくつかの数字を入れ替えても、初期数字が変わりません。
    解は1つなので、回転または反転して同じように数字を入れ替えると、解も同じになります。
    位置の変わらないマスには、入れ替わらない数字しか入りません。
idea-firework_triple =
    行と列がブロックの中で交わります。ブロックの外では、3つの数字が行の1マスと列の1マス（翼）にしか入りません。
    どちらの翼にも入らない数字は、行でも列でもブロックの中に入るので、交点に入ります。3つの数字が、交点と2つの翼の3マスを分け合います。
    交点と翼に、この3つ以外の数字は入りません。
idea-firework_quadruple =
    4マスが長方形の角になっています。2つの数字は1つの角とその2つの翼に、別の2つの数字は向かいの角と同じ翼に限られます。
    4つの数字の入るマスは4つだけなので、4つの角がすべて埋まります。
    4つの角に、これ以外の数字は入りません。
idea-broken_wing =
    奇数個のマスの輪では、ある数字を1つおきに真と偽にすることができません。
    マスを結ぶ領域には、その数字の入るほかのマス（番人）があり、そのいずれかが真です。
    すべての番人が見えるマスに、その数字は入りません。
idea-bivalue_oddagon =
    次のマスが見える順に並ぶ奇数個のマスの輪を、1と2だけで交互に埋めることはできません。
    これらのマスのほかの候補のいずれかが真です。
    そのいずれが真でも消える候補は、偽です。
idea-tridagon =
    4つのブロックに3マスずつ、行も列も違う12マスがあり、1・2・3だけでは埋められない並びになっています。
    これらのマスのほかの候補のいずれかが真です。
    そのいずれが真でも消える候補は、偽です。
idea-junior_exocet =
    あるブロックの2つのベースのマスに、少ない数字しか入りません。並んだ3ブロックのほかの2つに、ターゲットのマスが2つあります。
    交差する3本の線には、どの数字も2つまでしか入らないので、ベースに入る数字はターゲットにも入ります。
    ターゲットには、ベースのマスと同じ2つの数字だけが入ります。
idea-double_exocet =
    同じ4つの数字をもつ2つのエグゾセが並んでいます。
    両方のベースに合わせて4つの数字がすべて入り、両方のターゲットにもすべて入ります。
    すべてのベース、またはすべてのターゲットが見えるマスに、4つの数字は入りません。
idea-sk_loop =
    8組の2マスが4つのブロックをめぐります。どの組も、行・列・ブロックを通して次の組と数字を共有しています。
    8組で16マスあり、共有する数字はそこにちょうど収まります。だから、どの共有する数字も、2つの組の出会うところで使われます。
    その行・列・ブロックのほかのマスに、共有する数字は入りません。
idea-multi_sector_locked_sets =
    いくつかの行と列が交わるところの空きマスを取り上げます。数字の一部は行ごとに、残りは列ごとに数えます。
    合わせるとマスの数とちょうど同じになるので、どの数字も、数えたすべての行や列で使い切られます。
    その行や列のほかのマスに、その数字は入りません。
idea-remote_pair =
    1か2しか入らないマスが、次のマスの見える順につながっています。
    隣どうしは違う数字なので、1と2が交互に入ります。1つ目と4つ目のマスは、一方が1で、もう一方が2です。
    その両方が見えるマスに、1と2は入りません。
idea-x_chain =
    1つの数字の強リンク（少なくとも一方の端が真）と弱リンク（多くても一方の端が真）が交互に並び、最初と最後は強リンクです。
    最初の端が偽なら、次のマスは真、その次は偽と続き、最後の端は真になります。
    両端のどちらかが真です。両端が見えるマスに、その数字は入りません。
idea-xy_chain =
    数字が2つずつのマスがつながっていて、どのマスも次のマスと数字を共有し、互いに見えます。
    最初のマスが1でなければもう一方の数字になり、次のマスもそのもう一方の数字になり、こうして最後のマスは1になります。
    最初か最後のマスは1です。両方が見えるマスに、1は入りません。
idea-continuous_nice_loop =
    強リンクと弱リンクが、最初に戻るまでループをぐるりと交互に並んでいます。
    どちら向きにたどっても、候補は交互に真と偽になります。どの弱リンクも、両端のちょうど一方が真です。
    弱リンクのどちらの端が真でも消える候補は、偽です。
idea-discontinuous_nice_loop =
    強リンクと弱リンクがループに交互に並びますが、閉じるところでは、同じ種類の2本のリンクが1つのマスで出会います。
    2本の弱リンクが出会えば、間の候補は自分自身を消してしまいます。2本の強リンクが出会えば、間の候補は偽になれません。
    弱リンク2本ならその候補は偽、強リンク2本なら真です。
idea-aic =
    強リンク（少なくとも一方の端が真）と弱リンク（多くても一方の端が真）が交互に並び、最初と最後は強リンクです。リンクは、マスの中で数字を変えることもできます。
    最初の端が偽なら、チェーンの候補は交互に真と偽になり、最後の端は真になります。
    両端のどちらかが真です。両端のどちらが真でも消える候補は、偽です。
idea-grouped_continuous_nice_loop =
    強リンクと弱リンクが、最初に戻るまでループをぐるりと交互に並んでいます。一部の端は、同じブロックで一直線に並ぶマスのグループです。
    どちら向きにたどっても、候補は交互に真と偽になります。どの弱リンクも、両端のちょうど一方が真です。
    弱リンクのどちらの端が真でも消える候補は、偽です。
idea-grouped_discontinuous_nice_loop =
    強リンクと弱リンクがループに交互に並びますが、閉じるところでは、同じ種類の2本のリンクが1つのマスで出会います。一部の端は、同じブロックで一直線に並ぶマスのグループです。
    2本の弱リンクが出会えば、間の候補は自分自身を消してしまいます。2本の強リンクが出会えば、間の候補は偽になれません。
    弱リンク2本ならその候補は偽、強リンク2本なら真です。
idea-grouped_aic =
    強リンク（少なくとも一方の端が真）と弱リンク（多くても一方の端が真）が交互に並び、最初と最後は強リンクです。リンクは、マスの中で数字を変えることもできます。一部の端は、同じブロックで一直線に並ぶマスのグループです。
    最初の端が偽なら、チェーンの候補は交互に真と偽になり、最後の端は真になります。
    両端のどちらかが真です。両端のどちらが真でも消える候補は、偽です。
idea-cell_forcing_chain =
    マスの候補のいずれか1つが真です。
    マスのどの候補からも、チェーンをたどると同じ結論になります。
    どの場合も同じ結論になるので、それは確かです。
idea-house_forcing_chain =
    領域では、入るマスのいずれかに数字が入ります。
    どのマスからも、チェーンをたどると同じ結論になります。
    どの場合も同じ結論になるので、それは確かです。
idea-contradiction_forcing_chain =
    ある候補を真と仮定します。
    そこから始まるチェーンによって、あるマスの候補か、領域で数字の入るマスがなくなります。
    その候補は偽です。
idea-forcing_net =
    ある候補を真と仮定し、そこから続くシングルをすべて埋めます。
    すると、あるマスの候補か、領域で数字の入るマスがなくなります。
    その候補は偽です。
idea-verity_net =
    マスの候補、または領域で数字の入るマスのうち、1つが真です。
    1つずつ順に仮定し、そこから続くシングルをすべて埋めます。すると、どの場合にも共通することがあります。
    どの場合にも共通することは確かです。
idea-kraken_fish_1 =
    フィッシュにフィンがあり、数字を消したいマスからは、その一部しか見えません。
    どのフィンも偽なら、フィッシュによって数字が消えます。どのフィンからも、チェーンをたどると候補が偽になります。
    その候補は、どの場合も偽です。
idea-kraken_fish_2 =
    フィンのあるフィッシュでは、フィンのいずれかが真か、カバーの中のマスのいずれかが真です。
    そのいずれからも、チェーンをたどると同じ結論になります。
    どの場合も同じ結論になるので、それは確かです。
idea-proof_by_cases =
    ある候補を真と仮定します。
    マスの残りの候補、または数字の残りのマスを調べると、どの場合も矛盾します。
    その候補は偽です。
idea-template_set =
    1つの数字を9か所に入れる方法は限られています。これをテンプレートといいます。
    盤面に合うテンプレートのうち、1つが正しいものです。
    そのすべてに含まれる候補は真です。
idea-template_delete =
    1つの数字を9か所に入れる方法は限られています。これをテンプレートといいます。
    盤面に合うテンプレートのうち、1つが正しいものです。
    そのいずれにも含まれない候補は偽です。
idea-brute_force =
    ここにある手筋では、手が見つかりません。
    プログラムが、解が見つかるまで数字を試します。
    解の数字が1つ入ります。
