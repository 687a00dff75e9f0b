# 解说：`about-<slug>` 一句话说明，`when-<slug>` 什么时候找、从哪里找、与什么区分，`explain-<slug>` 逐句讲解，一句一行。
# $base、$cover、$fin、$pivot、$pincer、$on、$off、$witness 列出各角色的单元格，加 -count 是格数，加 -group 是简写，加 -houses 是行列宫，
# 加 -houses-count 是其个数，加 -digits 是数字，加 -at 是候选数；$digits 是涉及的数字，$chain 是链，$sets 是各待定数组及其数字（加 -count 是组数），$placed 和 $removed 是结论；
# $claim 是放在句首的结论，$gone 是删数的格，$subset 是鱼鳍与删除域的数字。第一行是结论和理由。
# 各角色在各技巧中的含义见 docs/techniques.md。

## 多条解说共用

fish-size = { $base-houses-count ->
    [2] 两
    [3] 三
    [4] 四
    [5] 五
    [6] 六
   *[7] 七
}

claim-placed = { $cells } 填 { $digits }

claim-cannot = { $cells } 不能填 { $digits }

claim-remove = 删去 { $effects }

claim-remove-too = 删去 { $effects }

effect-removed = { $cells } 的 { $digits }

by-size =
    { $base-count ->
        [2] 两
        [3] 三
       *[other] 四
    }

rectangle-cells = { $base } 位于两行、两列、两宫。

swap-cells = 若这四格只填 { $digits }，两个数字可以互换，题目就有两解。

gone-each = { $gone-count ->
    [1] { $gone }{" "}
    [2] { $gone } 都
    [3] { $gone } 都
    [4] { $gone } 都
   *[other] 要删的格都
}

deadly-if-equal =
    { rectangle-cells }
    { swap-cells }
only-others =
    { $fin-count ->
        [2] 除 { $digits } 外，只有 { $fin } 还有候选数 { $fin-digits }，这两格至少有一格填 { $fin-digits }。
       *[other] 除 { $digits } 外，只有 { $fin } 还有候选数 { $fin-digits }，这几格至少有一格填 { $fin-digits }。
    }
only-with-others =
    只有 { $fin } 有别的候选数。

one-extra-is =
    { $claim }：{ $fin } 至少有一格是 { $fin-digits }，{ gone-each }同时看到{ $fin-count ->
        [2] 这两格。
        [3] 这三格。
        [4] 这四格。
       *[other] 这几格。
    }

or-two-solutions = { $claim }：否则题目会有两解。

takes-another =
    { $claim }：{ $fin } 必须填别的数字，否则题目会有两解。

extras-subset =
    { $claim }：{ $fin } { $fin-count ->
        [1] 与
       *[other] 之一与
    } { $cover } 占用了{ $cover-houses }的 { $subset }。

extras-as-cell =
    { $fin } 至少有一格填 { $fin-any }。
    把 { $fin } 合看作候选数为 { $fin-digits } 的一格，与 { $cover }（候选数 { $cover-digits }）在{ $cover-houses }组成 { $subset } 的显性数组。
    { gone-each }看到这个数组的所有格，不能填 { $subset }。

one-place-each =
    { $claim }：{ $on } 必有一格是 { $on-digits }，另一格若填 { $gone-digits }，题目会有两解。

one-of-pair =
    { $cover-houses }的 { $on-digits } 只能在 { $on }，其中必有一格是 { $on-digits }。
    另一格若填 { $gone-digits }，整个结构就只填 { $digits }。

loop-cells =
    { $base-count } 格首尾相接成环，相邻的格互相看到，每一行、列、宫要么恰有环上两格，要么没有：{ $loop }。
    若环上只填 { $digits }，各格的两个数字可以一起互换，题目就有两解。

medusa-colours =
    凡是恰有一个为真的两个候选数，就染成不同的颜色：双值格的两个候选数，或某数字在一行、列、宫里仅有的两处。
    第一色：{ $on-at }。
    第二色：{ $off-at }。
    必有一色全真，另一色全假。

two-groups-of-colours =
    凡是一行、一列或一宫里 { $digits } 只剩两格，就把这两格染成不同的颜色。第一组一色是 { $on }，另一色是 { $off }；第二组一色是 { $base }，另一色是 { $cover }。
    每组必有一色为真，各格全是 { $digits }；另一色为假，各格全不是 { $digits }。

two-colours =
    凡是一行、一列或一宫里 { $digits } 只剩两格，就把这两格染成不同的颜色：{ $on } 是第一色，{ $off } 是第二色。
    必有一色各格全是 { $digits }，另一色全不是。

bug-extras =
    除了多出的候选数，每个空格都恰有两个候选数；多出的是：{ $fin-at }。
    若去掉多出的候选数，每个数字在还缺它的各行、列、宫里都恰有两处，题目会有两解或无解。
    多出的候选数至少有一个为真。

loop-conclusion = { $claim }：{ $turn ->
    [denies-itself] 从“{ $start } 是 { $start-digits }”出发的链推出 { $start } 不是 { $start-digits }。
    [takes-another] 从“{ $start } 是 { $start-digits }”出发的链推出 { $start } 是 { $end-digits }。
    [confirms] 从“{ $start } 不是 { $start-digits }”出发的链推出 { $start } 是 { $start-digits }，可见 { $start } 就是 { $start-digits }。
   *[denies-another] 若 { $start } 是 { $end-digits }，就不是 { $start-digits }，而从“{ $start } 不是 { $start-digits }”出发的链推出 { $start } 不是 { $end-digits }。
}

ends-conclusion = { $ends-digits-count ->
    [1] { $claim }：{ $start } 与 { $end } 至少有一格是 { $start-digits }，{ gone-each }同时看到这两格。
   *[other] { $claim }：要么 { $start } 是 { $start-digits }，要么 { $end } 是 { $end-digits }，而这两格互相看到。
}

sees-both-sets = { $gone-count ->
    [1] {" "}{ $gone } 看到两组里所有的 { $gone-digits }
   *[other] { $gone-digits-count ->
        [1] {" "}{ $gone } 都看到两组里所有的 { $gone-digits }
       *[other] 要删的每个候选数都看到两组里所有的同一数字
    }
}。

one-set-holds = { $claim }：{ $base-group } 与 { $cover-group } 两组至少有一组含 { $gone-digits }，而{ sees-both-sets }

closed-loop = { $claim }：链首尾相接成环，每条弱链的两端恰有一端为真，要删的每个候选数都被某条弱链的两端同时排除{ $sets-count ->
    [0] 。
   *[other] ，或被环上待定数组必含的数字排除。
}

closed-loop-lines =
    反过来走一圈同样成立：环上每条强链、每条弱链的两端都恰有一端为真。
    { $lines }

forced-end = { $placed-count ->
    [0] 得出 { $gone } 不是 { $gone-any }
   *[other] 得出 { $placed }
}

kraken-places =
    { $base-houses }的 { $digits } 只能在 { $base } 和鱼鳍 { $fin }。
    { $fin-count ->
        [1] 若鱼鳍为假
       *[other] 若鱼鳍全假
    }，{ $base-houses }的 { $digits } 就分别在{ $cover-houses }，各有一个，其中{ $witness-houses }的在 { $pivot }{ $pivot-count ->
        [1] {""}
       *[other] {" "}中的一格
    }。

nothing-left = { $witness-count ->
    [0] { $witness-houses }能放 { $witness-digits } 的格都已被排除或填了别的数，放不下 { $witness-digits }
   *[other] { $witness } 的候选数都已被排除，没有数可填
}

in-short = 链：{ $chain }。

ends-shown = { $ends-digits-count ->
    [1] { $start-digits } 若不在 { $start }，就在 { $end }。
   *[other] { $start } 若不是 { $start-digits }，{ $end } 就是 { $end-digits }。
}

start-is-end =
    { $pivot-count ->
        [0] {""}
       *[other] { $pivot-at } 本身就是结论，不用再推。
    }

fish-siamese =
    { $claim }：{ $base-houses }上有两条带鳍的鱼，不论鱼鳍是不是 { $digits }，要删的每一格都被其中一条鱼或其鱼鳍排除。
    { $base-count ->
        [0] { $base-houses }的 { $digits } 只能在 { $fin }，各格都在某一条鱼里作鱼鳍。
       *[other] { $base-houses }的 { $digits } 只能在 { $base }，以及在某一条鱼里作鱼鳍的 { $fin }。
    }
    { $sound ->
        [0] {""}
       *[other] 每条鱼各有{ fish-size }个行、列、宫作删除域。鱼鳍若都不是 { $digits }，这{ fish-size }个 { $digits } 就全在删除域里，删除域的其余格再放不下 { $digits }；鱼鳍若有一个是 { $digits }，看到这条鱼所有鱼鳍的格也不能填 { $digits }。
    }
    { $lines }

fish-finned =
    { ruled-out-with-fins-or-without }
    { fish-places }
    { fish-without-fins }
    { fin-sees }

fish-finned-mutant =
    { $unheld ->
        [0] { ruled-out-with-fins-or-without }
       *[other] { $claim }：{ $fin-count ->
            [1] 鱼鳍 { $fin } 必是 { $digits }，{ gone-each }看到鱼鳍。
           *[other] 鱼鳍 { $fin } 至少有一个是 { $digits }，{ gone-each }看到所有鱼鳍。
        }
    }
    { fish-places }
    { $unheld ->
        [0] { fish-without-fins-mutant }
       *[other] { no-fin-is }，{ $base-houses }的{ fish-size }个 { $digits } 就全在{ $held }，行、列、宫的数目不够，放不下，不可能。
    }
    { fin-sees }

two-strong-links =
    { $claim }：{ $pincer } 至少有一格是 { $digits }，{ gone-each }同时看到这两格。
    { $base-houses }的 { $digits } 各只有两处：一处在 { $base } 中，另一处在 { $pincer } 中。
    { $base } 同在{ $cover-houses }，不能都是 { $digits }，所以 { $pincer } 至少有一格是 { $digits }。

almost-locked-wing =
    { $claim }：{ $base-group } 与 { $cover-group } 至少有一边含 { $pincer-digits }，{ gone-each }看到两边所有的 { $pincer-digits }。
    一边是 { $base }，候选数 { $base-digits }；另一边是 { $cover }，候选数 { $cover-digits }。两边都是待定数组，即数字的个数比格数多一。
    一边的 { $pivot-digits } 看到另一边所有的 { $pivot-digits }，所以至少有一边没有 { $pivot-digits }。
    没有 { $pivot-digits } 的一边，其余数字都要填，其中就有 { $pincer-digits }。

locked-candidates =
    { $claim }：{ $base-houses }的 { $digits } 只能在{ $cover-houses }。
    { $base-houses }里只有 { $base } 能填 { $digits }，组成区块。
    { $base } 都在{ $cover-houses }，{ $cover-houses }的 { $digits } 必在其中一格，其余各格不能再填 { $digits }。

rectangle-one-extra =
    { one-extra-is }
    { deadly-if-equal }
    { only-others }

fish-basic =
    { $claim }：{ $base-houses }的 { $digits } 占用了{ $cover-houses }的 { $digits }。
    { $base-houses }的 { $digits } 只能在 { $base }。
    这些格都在{ $cover-houses }：{ fish-size }个 { $digits } 各占其中一条线，线上的其余各格都不能再填 { $digits }。

fish-mutant =
    { $claim }：{ $base-houses }的{ fish-size }个 { $digits } 正好占用了{ $cover-houses }的 { $digits }。
    { $base-houses }的 { $digits } 只能在 { $base }。
    这些格都在{ $cover-houses }：{ fish-size }个 { $digits } 在其中各有一个，这些行、列、宫的其余各格都不能再填 { $digits }。
    { $crossings ->
        [0] {""}
       *[other] 同在{ $cover-houses }其中两个的格也不能填 { $digits }：一个 { $digits } 占去其中两个，剩下的就放不下其余的 { $digits }。
    }

fins = 鱼鳍 { $fin }

fish-places =
    { $base-count ->
        [0] { $base-houses }的 { $digits } 只能在{ fins }。
       *[other] { $base-houses }的 { $digits } 只能在 { $base } 和{ fins }。
    }

no-fin-is =
    { $fin-count ->
        [1] 鱼鳍若不是 { $digits }
       *[other] 鱼鳍若都不是 { $digits }
    }

fin-sees =
    { $fin-count ->
        [1] 鱼鳍若是 { $digits }，{ $gone } 看到鱼鳍，也不能填 { $digits }。
       *[other] 若某个鱼鳍是 { $digits }，{ $gone } 看到所有鱼鳍，也不能填 { $digits }。
    }

fish-without-fins =
    { no-fin-is }，{ $base-houses }的{ fish-size }个 { $digits } 就各占{ $cover-houses }中的一条线，线上的其余各格都不能再填 { $digits }，包括 { $gone }。

fish-without-fins-mutant =
    { no-fin-is }，{ $base-houses }的{ fish-size }个 { $digits } 就分在{ $cover-houses }，各有一个。这些行、列、宫的其余各格{ $crossings ->
        [0] {""}
       *[other] ，以及同在其中两个的格（一个 { $digits } 占去两个，剩下的就放不下其余的 { $digits }），
    }都不能再填 { $digits }，包括 { $gone }。

ruled-out-with-fins-or-without =
    { $fin-count ->
        [1] { $claim }：鱼鳍 { $fin } 不是 { $digits } 时由鱼排除，是 { $digits } 时由鱼鳍排除。
       *[other] { $claim }：鱼鳍 { $fin } 都不是 { $digits } 时由鱼排除，有一个是 { $digits } 时由鱼鳍排除。
    }

about-full_house = 一行、一列或一宫只剩一个空格，缺哪个数字就填哪个。
when-full_house = 最先看，每填一个数再看一遍：哪一行、哪一列或哪一宫只剩一个空格。不用标候选数。
explain-full_house =
    { $claim }：{ $base-houses }没有别的空格。
    { $base-houses }只缺 { $digits }。

about-hidden_single = 某个数字在一行、一列或一宫里只有一格可放，就放在那里。
when-hidden_single = 从盘面上出现最多的数字开始，逐宫看它还能放在哪格，再看行和列。不用标候选数：排除看的是数字，唯余看的是格。
explain-hidden_single =
    { $claim }：{ $base-houses }的其余各格都不能填 { $digits }。
    { $witness-count ->
        [0] { $base-houses }的其余空格都已排除 { $digits }。
       *[other] { $base-houses }只剩 { $base } 能填 { $digits }。
    }

about-naked_single = 一格的同行、同列、同宫用去了其他数字，只余一个可填。
when-naked_single = 排除找不到时，挑所在行、列、宫都填得较多的空格，数它的相关格已经用了哪些数字。标了候选数，就是只剩一个候选数的格。
explain-naked_single =
    { $claim }：这一格的其他数字都已排除。
    { $witness-count ->
        [0] 此前的步骤已排除 { $base } 除 { $digits } 以外的所有数字。
        [8] { $base } 看到 { $witness } 的数字，正好是其余八个。
       *[other] { $base } 看到 { $witness } 的数字{ $witness-digits-count ->
            [8] ，正好是其余八个。
           *[other] ；剩下的已由此前的步骤排除。
        }
    }

subset-locked =
    { $claim }：{ $base } 占用了{ $base-houses }的 { $digits }。
    { $base } 在{ $base-houses }相交处，只有候选数 { $digits }。
    { by-size }格正好填这{ by-size }个数字，一格一个，{ $base-houses }的其余各格都不能再填 { $digits }。

subset-naked =
    { $claim }：{ $base } 占用了{ $base-houses }的 { $digits }。
    { $base } 合起来只有候选数 { $digits }。
    { by-size }格正好填这{ by-size }个数字，一格一个，{ $base-houses }的其余各格都不能再填 { $digits }。

subset-hidden =
    { $claim }：{ $base-houses }的 { $digits } 要占用 { $base }。
    { $base-houses }的 { $digits } 只能放在 { $base }。
    { by-size }个数字正好占满{ by-size }格，容不下别的数字。

## 区块与数组

about-locked_pair = 一宫与一行（列）相交的两格只有相同的两个候选数，宫和行（列）的其余格都删去它们。
when-locked_pair = 看到两格候选数同为两个数字，先看它们是否既同宫又同行（列）：若是，宫和行（列）都能删。普通的显性数对只删一处。
explain-locked_pair = { subset-locked }

about-locked_triple = 一宫与一行（列）相交的三格只有三个候选数，宫和行（列）的其余格都删去它们。
when-locked_triple = 看行（列）与宫相交的三格：三格都空着，合起来只有三个候选数，就把宫和行（列）的其余格都清掉。普通的显性三数组只删一处。
explain-locked_triple = { subset-locked }

about-pointing = 一宫里某数字的候选位置全在一行或一列，该行（列）的宫外各格删去它。
when-pointing = 挑一个数字，看它在哪一宫只剩两三处，而且同在一行或一列，就沿着这行（列）往宫外删。行列区块正相反，是从行列往宫里删。
explain-pointing = { locked-candidates }

about-claiming = 一行或一列里某数字的候选位置全在一宫，该宫的其余各格删去它。
when-claiming = 挑一个数字，逐行逐列看：剩下的两三处若全在同一宫，就删该宫的其余格。它比宫区块容易漏看，要一行一列地过。
explain-claiming = { locked-candidates }

about-naked_pair = 一行、一列或一宫里两格只有相同的两个候选数，这两个数字就归它们。
when-naked_pair = 逐个看只有两个候选数的格，在它的行、列、宫里找候选数完全相同的另一格。
explain-naked_pair = { subset-naked }

about-naked_triple = 一行、一列或一宫里三格合起来只有三个候选数，这三个数字就归它们。
when-naked_triple = 在空格较多的行、列或宫里，挑出只有两三个候选数的格，找合起来只有三个数字的三格。不必每格都有三个：12、13、23 也算。
explain-naked_triple = { subset-naked }

about-hidden_pair = 一行、一列或一宫里两个数字只能放进相同的两格，这两格不能再放别的数字。
when-hidden_pair = 看数字而不是看格：哪些数字在某行、列或宫里只剩两处？两个数字的两处相同就是数对，哪怕这两格还有许多别的候选数。
explain-hidden_pair = { subset-hidden }

about-hidden_triple = 一行、一列或一宫里三个数字只能放进三格，这三格不能再放别的数字。
when-hidden_triple = 在空格多的行、列或宫里，挑出只剩两三处的数字，找共占三格的三个数字。空格不超过六个时，其余的格就是显性三数组或数对，更容易看到。
explain-hidden_triple = { subset-hidden }

about-naked_quadruple = 一行、一列或一宫里四格合起来只有四个候选数，这四个数字就归它们。
when-naked_quadruple = 只在有八九个空格的行、列或宫里找：挑出有两到四个候选数的格，看哪四格合起来只有四个数字。空格更少时，其余的格会有隐性三数组或更小的结构，早该找到了。
explain-naked_quadruple = { subset-naked }

about-hidden_quadruple = 一行、一列或一宫里四个数字只能放进四格，这四格不能再放别的数字。
when-hidden_quadruple = 只在有八九个空格的行、列或宫里找：挑出只剩两到四处的数字，看哪四个数字共占四格。八个空格时，其余四格就是显性四数组，所以只有一个数都没填的行、列或宫才非它不可。
explain-hidden_quadruple = { subset-hidden }

## 鱼

about-x_wing = 两行的某数字只能在相同的两列（或行列互换），这两列的其余格删去它。
when-x_wing = 一次只看一个数字，找它恰有两处的行：有没有两行的两处都在相同的两列？再按列看一遍。如果只多出一处，就想想带鳍二阶鱼。
explain-x_wing = { fish-basic }

about-swordfish = 三行的某数字只能在相同的三列（或行列互换），这三列的其余格删去它。
when-swordfish = 某数字没有二阶鱼时，挑出它只有两三处的行，看有没有三行合起来只用三列；再按列看一遍。每行不必三处都有。
explain-swordfish = { fish-basic }

about-jellyfish = 四行的某数字只能在相同的四列（或行列互换），这四列的其余格删去它。
when-jellyfish = 只看盘面上最多出现一次的数字：有没有四行的位置合起来只用四列，或四列只用四行？数字出现得更多时，另一个方向上会有三阶鱼或二阶鱼，删得一样。
explain-jellyfish = { fish-basic }

about-finned_x_wing = 二阶鱼多出几处位置，称为鱼鳍；看到所有鱼鳍的格仍可删去该数字。
when-finned_x_wing = 二阶鱼差一点成立时，看多出的一两处是否都与某个角同宫。若是，只有这一宫里与该角同列（或同行）的格可以删。
explain-finned_x_wing = { fish-finned }

about-sashimi_x_wing = 带鳍二阶鱼中有一行（列）除鱼鳍外只剩一处位置。
when-sashimi_x_wing = 二阶鱼缺一个角，而数字就在那个角的同宫旁边。只有一个鱼鳍时它就是摩天楼；带鳍二阶鱼则四角俱全。
explain-sashimi_x_wing = { fish-finned }

about-finned_swordfish = 三阶鱼多出几处位置，称为鱼鳍；看到所有鱼鳍的格仍可删去该数字。
when-finned_swordfish = 三行差一点成为三阶鱼，只有一两处落在三列之外时：多出的几处是否与鱼身的某格同宫？若是，只有这一宫里在那三列上的格可以删。
explain-finned_swordfish = { fish-finned }

about-sashimi_swordfish = 带鳍三阶鱼中有一行（列）除鱼鳍外只剩一处位置。
when-sashimi_swordfish = 找法同带鳍三阶鱼，但允许有一行在三列之内只剩一处。先定下合适的两行，再找除了一宫里的鱼鳍之外都合适的第三行。
explain-sashimi_swordfish = { fish-finned }

about-finned_jellyfish = 四阶鱼多出几处位置，称为鱼鳍；看到所有鱼鳍的格仍可删去该数字。
when-finned_jellyfish = 某数字几乎每行都还没填，又没有带鳍三阶鱼时：找四行，除一宫里的几处外合起来只用四列。先看那一宫里有什么可删。
explain-finned_jellyfish = { fish-finned }

about-sashimi_jellyfish = 带鳍四阶鱼中有一行（列）除鱼鳍外只剩一处位置。
when-sashimi_jellyfish = 找法同带鳍四阶鱼，但允许有一行除鱼鳍外只剩一处。一条短 X 链常能删同样的数，更容易找到。
explain-sashimi_jellyfish = { fish-finned }

about-franken_x_wing = 二阶鱼的部分行列由宫代替。
when-franken_x_wing = 还有区块没用完时可作练习：用一宫一线作定义域，或用一宫作删除域。宫区块、行列区块逐步用下去，总能删同样的数。
explain-franken_x_wing = { fish-mutant }

about-finned_franken_x_wing = 宫内二阶鱼带有鱼鳍，看到所有鱼鳍的格才可删去该数字。
when-finned_franken_x_wing = 找某数字除一两处外都在一条线上的宫：那条线作删除域，多出的几处是鱼鳍。最简单的就是空矩形，先找空矩形。同在两个定义域里的位置也是鱼鳍。
explain-finned_franken_x_wing = { fish-finned-mutant }

about-franken_swordfish = 三阶鱼的部分行列由宫代替。
when-franken_swordfish = 某数字有两行已像三阶鱼，就找一宫顶替第三行：这一宫里该数字也只在那三列中的两列。
explain-franken_swordfish = { fish-mutant }

about-finned_franken_swordfish = 宫内三阶鱼带有鱼鳍，看到所有鱼鳍的格才可删去该数字。
when-finned_franken_swordfish = 宫内三阶鱼多出一处，或空矩形还差一条强链时：两线一宫除鱼鳍外共用三个删除域，可删的格要看到所有鱼鳍。同在两个定义域里的位置也是鱼鳍。
explain-finned_franken_swordfish = { fish-finned-mutant }

about-franken_jellyfish = 四阶鱼的部分行列由宫代替。
when-franken_jellyfish = 某数字大多数行都还没填、小鱼都用完时：从它只占两列的宫开始，再加上行，凑成四处共用四个删除域。
explain-franken_jellyfish = { fish-mutant }

about-finned_franken_jellyfish = 宫内四阶鱼带有鱼鳍，看到所有鱼鳍的格才可删去该数字。
when-finned_franken_jellyfish = 几乎没人直接找它。假设某个候选数为真，划去它看到的位置，看有没有四个行与宫只剩三列可用，或列与宫只剩三行可用。同在两个定义域里的位置也是鱼鳍。
explain-finned_franken_jellyfish = { fish-finned-mutant }

about-squirmbag = 五行的某数字只能在相同的五列（或行列互换），这五列的其余格删去它。
when-squirmbag = 只作练习：剩下的线在另一个方向上总是四阶鱼或更小的鱼，删得一样。找一个盘面上还没有的数字，先找列上的四阶鱼，再看它没用到的五行。
explain-squirmbag = { fish-basic }

about-whale = 六行的某数字只能在相同的六列（或行列互换），这六列的其余格删去它。
when-whale = 只作练习：六行共用六列时，剩下的线在另一个方向上就是三阶鱼或更小的鱼，去找那一条。
explain-whale = { fish-basic }

about-leviathan = 七行的某数字只能在相同的七列（或行列互换），这七列的其余格删去它。
when-leviathan = 只作练习：它是二阶鱼的另一面。七行共用七列时，剩下的两列把该数字限制在两行里。
explain-leviathan = { fish-basic }

about-finned_mutant_x_wing = 交叉二阶鱼带有鱼鳍，看到所有鱼鳍的格才可删去该数字。
when-finned_mutant_x_wing = 最简单的就是双线风筝：一行一列作定义域，一宫一线作删除域。行或列多出一两处、而要删的格都看得到时，才需要这种鱼。不专门练习时，提示不会用它。同在两个定义域里的位置也是鱼鳍。
explain-finned_mutant_x_wing = { fish-finned-mutant }

about-mutant_swordfish = 三阶鱼的两边混用行、列和宫。
when-mutant_swordfish = 很少用，只有专门练习时提示才会给出：为一个数字同时取一行、一列和一宫作定义域。差一点成立的双线风筝是好的起点。
explain-mutant_swordfish = { fish-mutant }

about-finned_mutant_swordfish = 交叉三阶鱼带有鱼鳍，看到所有鱼鳍的格才可删去该数字。
when-finned_mutant_swordfish = 有三条强链的 X 链就是一例。这样的链因为某处多出一个位置而断开，而要删的格又看得到它时，就找这种鱼。不专门练习时，提示不会用它。同在两个定义域里的位置也是鱼鳍。
explain-finned_mutant_swordfish = { fish-finned-mutant }

about-mutant_jellyfish = 四阶鱼的两边混用行、列和宫。
when-mutant_jellyfish = 很少用，只有专门练习时提示才会给出：任意四个行、列、宫，位置全落在另外四个里。从位置少又不相交的一行一列开始，再加上宫。
explain-mutant_jellyfish = { fish-mutant }

about-finned_mutant_jellyfish = 交叉四阶鱼带有鱼鳍，看到所有鱼鳍的格才可删去该数字。
when-finned_mutant_jellyfish = 有四条强链的 X 链就是一例。假设某个候选数为真，划去它看到的位置，看有没有四个行、列、宫只剩三个删除域可用。不专门练习时，提示不会用它。同在两个定义域里的位置也是鱼鳍。
explain-finned_mutant_jellyfish = { fish-finned-mutant }

about-finned_mutant_squirmbag = 交叉五阶鱼带有鱼鳍，看到所有鱼鳍的格才可删去该数字。
when-finned_mutant_squirmbag = 这是程序的活，只有专门练习时提示才会给出。手工就沿这个数字走有五条强链的区块 X 链。同在两个定义域里的位置也是鱼鳍。
explain-finned_mutant_squirmbag = { fish-finned-mutant }

about-finned_mutant_whale = 交叉六阶鱼带有鱼鳍，看到所有鱼鳍的格才可删去该数字。
when-finned_mutant_whale = 这是程序的活，只有专门练习时提示才会给出。手工不如画出含有这个可疑候选数的所有排列：一种也没有。同在两个定义域里的位置也是鱼鳍。
explain-finned_mutant_whale = { fish-finned-mutant }

about-siamese_finned_x_wing = 两条带鳍二阶鱼共用定义域，而删除域（包住这些位置的行列宫）与鱼鳍不同，各有各的删减。
when-siamese_finned_x_wing = 找到带鳍二阶鱼后，两行不变，换一处当鱼鳍再看。还有区块没用完时才值得看：区块一步步也能删同样的数。
explain-siamese_finned_x_wing = { fish-siamese }

about-siamese_finned_swordfish = 两条带鳍三阶鱼共用定义域，而删除域（包住这些位置的行列宫）与鱼鳍不同，各有各的删减。
when-siamese_finned_swordfish = 找到带鳍三阶鱼后，三行不变，换掉一列，让别的位置当鱼鳍，再到新鱼鳍的宫里找可删的格。
explain-siamese_finned_swordfish = { fish-siamese }

about-siamese_finned_jellyfish = 两条带鳍四阶鱼共用定义域，而删除域（包住这些位置的行列宫）与鱼鳍不同，各有各的删减。
when-siamese_finned_jellyfish = 找到带鳍四阶鱼后，四行不变，把一列换成鱼鳍所在的列。只有别的宫里还有可删的格时才值得。
explain-siamese_finned_jellyfish = { fish-siamese }

about-siamese_sashimi_x_wing = 两条退化带鳍二阶鱼共用定义域，而删除域（包住这些位置的行列宫）与鱼鳍不同，各有各的删减。
when-siamese_sashimi_x_wing = 找到退化带鳍二阶鱼后，两行不变，让鱼鳍所在的列作删除域，换下只有一个角的那列，那个角就成了鱼鳍。每行只有两处时，摩天楼一次就能删全。
explain-siamese_sashimi_x_wing = { fish-siamese }

about-siamese_sashimi_swordfish = 两条退化带鳍三阶鱼共用定义域，而删除域（包住这些位置的行列宫）与鱼鳍不同，各有各的删减。
when-siamese_sashimi_swordfish = 找到退化带鳍三阶鱼后，三行不变，让鱼鳍所在的列作删除域，换下只含鱼身一处的那列，那一处就成了鱼鳍。
explain-siamese_sashimi_swordfish = { fish-siamese }

about-siamese_sashimi_jellyfish = 两条退化带鳍四阶鱼共用定义域，而删除域（包住这些位置的行列宫）与鱼鳍不同，各有各的删减。
when-siamese_sashimi_jellyfish = 找到退化带鳍四阶鱼后，四行不变，试着用鱼鳍所在的列当删除域。沿着同样几行的 X 链通常更容易看到。
explain-siamese_sashimi_jellyfish = { fish-siamese }

about-siamese_finned_franken_x_wing = 两条带鳍宫内二阶鱼共用定义域，而删除域（包住这些位置的行列宫）不同，各有各的删减。
when-siamese_finned_franken_x_wing = 找到带鳍宫内二阶鱼后，定义域不变，给同一宫换一条线作删除域。同一宫的两个空矩形常是这个样子。
explain-siamese_finned_franken_x_wing = { fish-siamese }

about-siamese_finned_franken_swordfish = 两条带鳍宫内三阶鱼共用定义域，而删除域（包住这些位置的行列宫）不同，各有各的删减。
when-siamese_finned_franken_swordfish = 找到带鳍宫内三阶鱼后，三个定义域不变，让鱼鳍所在的线作删除域，别的位置变成鱼鳍，再找看到所有新鱼鳍的格。
explain-siamese_finned_franken_swordfish = { fish-siamese }

about-siamese_finned_franken_jellyfish = 两条带鳍宫内四阶鱼共用定义域，而删除域（包住这些位置的行列宫）不同，各有各的删减。
when-siamese_finned_franken_jellyfish = 找到带鳍宫内四阶鱼后，四个定义域不变，把一个删除域换成经过鱼鳍的线。很少有人用眼找，两条区块 X 链也能删同样的数。
explain-siamese_finned_franken_jellyfish = { fish-siamese }

about-siamese_finned_mutant_x_wing = 两条带鳍交叉二阶鱼共用定义域，而删除域（包住这些位置的行列宫）不同，各有各的删减。
when-siamese_finned_mutant_x_wing = 找到带鳍交叉二阶鱼后，两个定义域不变，换一种删除域：换一宫，或换一条经过同样几格的线。同一行一列上的两个双线风筝就是这样。不专门练习时，提示不会用它。
explain-siamese_finned_mutant_x_wing = { fish-siamese }

about-siamese_finned_mutant_swordfish = 两条带鳍交叉三阶鱼共用定义域，而删除域（包住这些位置的行列宫）不同，各有各的删减。
when-siamese_finned_mutant_swordfish = 很少用，只有专门练习时提示才会给出：找到带鳍交叉三阶鱼后，三个定义域不变，让经过鱼鳍的线作删除域。
explain-siamese_finned_mutant_swordfish = { fish-siamese }

about-siamese_finned_mutant_jellyfish = 两条带鳍交叉四阶鱼共用定义域，而删除域（包住这些位置的行列宫）不同，各有各的删减。
when-siamese_finned_mutant_jellyfish = 这是程序的活，只有专门练习时提示才会给出。它把两条带鳍交叉四阶鱼并成一步：找到一条，再看换个删除域行不行。
explain-siamese_finned_mutant_jellyfish = { fish-siamese }

## 单数字：两条强链

about-skyscraper = 两行（或两列）的某数字各只有两处，一端同列（同行），则另两端必有一真。
when-skyscraper = 像一个歪了的二阶鱼：某数字在两行各只有两处，只有一端对齐。看哪些格同时看到不齐的两端；再按列看一遍。
explain-skyscraper = { two-strong-links }

about-two_string_kite = 一行与一列的某数字各只有两处，一端同宫，则另两端必有一真。
when-two_string_kite = 为一个数字找各只有两处的一行和一列，两条线各有一端在同一宫而不是同一格，然后看另两端所在的行列交于哪格。摩天楼用的是两行或两列。
explain-two_string_kite = { two-strong-links }

about-turbot_fish = 两处行、列或宫的某数字各只有两格，一端互相看到，则另两端必有一真。
when-turbot_fish = 某数字既没有摩天楼也没有双线风筝时，把只有两处的宫也算进来：一宫和一线，两宫，或两行（两列）的近端同宫而不对齐。
explain-turbot_fish = { two-strong-links }

about-empty_rectangle = 一宫的某数字只在一行和一列上，宫外的强链使行受制则列也受制。
when-empty_rectangle = 找某数字只占一行和一列的宫，样子像十字或 L。再在宫外找只有两处的一条线，其中一处与一臂对齐，看另一处与另一臂的延长线交于哪格。
explain-empty_rectangle =
    { $claim }：否则{ $base-houses }放不下 { $digits }。
    { $base-houses }的 { $digits } 只能在 { $base }，都落在{ $witness-houses }上。
    { $cover-houses }的 { $digits } 只能在 { $on } 和 { $off }。
    若 { $gone } 是 { $digits }，{ $off } 就不是 { $digits }，{ $on } 就是 { $digits }。
    { $gone } 和 { $on } 都是 { $digits }，{ $base } 就都不能填 { $digits }。

about-dual_two_string_kite = 两个双线风筝在同一宫的相同两格相接。
when-dual_two_string_kite = 找到一个双线风筝后，把宫里那两格的行列对调：原来看行的看列、看列的看行，若也各只有两处，两个风筝就同时成立。
explain-dual_two_string_kite =
    { $claim }：这里有两个双线风筝，每个风筝的两个远端至少有一格是 { $digits }，{ $gone } { $gone-count ->
        [1] 同时
       *[other] 各同时
    }看到一个风筝的两个远端。
    { $base-houses }的 { $digits } 各只有两处。
    { $base } 同在{ $cover-houses }，不能都是 { $digits }，所以每个风筝的另外两处，即两个远端，至少有一格是 { $digits }。
    { $lines }

about-dual_empty_rectangle = 同一宫的两个空矩形，各有自己的强链。
when-dual_empty_rectangle = 找到一个空矩形后，别离开这一宫：看有没有第二条只有两处的线，也与这个十字的一臂对齐。两条强链各删各的。
explain-dual_empty_rectangle =
    { $claim }：否则{ $base-houses }放不下 { $digits }。
    { $base-houses }的 { $digits } 只能在 { $base }，都落在{ $witness-houses }上。
    { $cover-houses }的 { $digits } 各只有两处。
    { $lines }
    不论哪种情形，{ $base } 就都不能填 { $digits }。

## 翼

about-w_wing = 两格候选数相同，又不能同时取其中一个，必有一格取另一个。
when-w_wing = 两个互相看不到的格有同样的两个候选数时：找一行、列或宫，其中一个数字只有两处，分别被这两格看到。XY-Wing 的三格则各不相同。
explain-w_wing =
    { $claim }：{ $pincer } 至少有一格是 { $pincer-digits }，{ gone-each }同时看到这两格。
    { $pincer } 的候选数相同，都是 { $digits }。
    { $base-houses }的 { $base-digits } 只能在 { $base }，每一处都看到 { $pincer } 中的一格。
    { $base } 必有一格是 { $base-digits }，{ $pincer } 就不能都是 { $base-digits }，至少有一格是 { $pincer-digits }。

about-xy_wing = 一个双值格（12）能看到 13 和 23 两格，三格总共只含三个数字：它是 1，前者就是 3；它是 2，后者就是 3。两翼必有一格是 3，同时看到两翼的格删去 3。
when-xy_wing = 从一个双值格出发，比如 12，在它看到的格里找 13 和 23 这样的两格。两翼不必互相看到，看它们共同看到的格。
explain-xy_wing =
    { $claim }：{ $pincer } 至少有一格是 { $pincer-digits }，{ gone-each }同时看到这两格。
    中枢 { $pivot } 的候选数是 { $pivot-digits }。
    两翼 { $pincer } 都看到中枢，各含中枢的一个数字，互不相同，另一个候选数都是 { $pincer-digits }。
    中枢无论取哪个数字，含有这个数字的那一翼就只能是 { $pincer-digits }。

about-xyz_wing = 一个三值格看到两个双值格，双值格的数字都在其中，三格必有一格取三者共有的数字。
when-xyz_wing = 从一个三值格出发，比如 123，在同宫找 13、在宫外的同行或同列找 23 这样的格。能删的只有宫里在那条线上的格。中枢若只有两个候选数，就是 XY-Wing。
explain-xyz_wing =
    { $claim }：{ $pivot }、{ $pincer } 三格至少有一格是 { $pincer-digits }，{ gone-each }同时看到这三格。
    中枢 { $pivot } 的候选数是 { $pivot-digits }。
    两翼 { $pincer } 都看到中枢，各有 { $pincer-digits } 和中枢的另一个数字，两翼的另一个数字不同。
    中枢若不是 { $pincer-digits }，含有中枢所填数字的那一翼就只能是 { $pincer-digits }。

## 唯一性

about-bug_1 = 假如所有空格都只剩两个候选数，题目会有两解或无解，唯一打破这种局面的候选数必定成立。
when-bug_1 = 接近完成时，所有空格都只剩两个候选数、只有一格有三个，就看这格：哪个数字在它的行、列、宫里有三处，就填哪个。
explain-bug_1 =
    { $claim }：{ $fin } 必填 { $fin-digits }，否则题目会有两解或无解。
    除 { $fin } 外，所有空格都只有两个候选数。
    若 { $fin } 不填 { $fin-digits }，{ $fin } 也只剩两个候选数，每个数字在还缺它的各行、列、宫里都恰有两处，题目会有两解或无解。

about-unique_rectangle_1 = 两行两列两宫的四格不能只填两个相同数字，否则可以互换成两解；只有一角有别的候选数，该角必取别的。
when-unique_rectangle_1 = 同行（列）不同宫的两格有同样的两个候选数时，补出矩形：若第三角也只有这两个，第四角除这两个外还有别的，就是类型 1。
explain-unique_rectangle_1 =
    { takes-another }
    { deadly-if-equal }
    只有 { $fin } 有别的候选数，必取其中之一。

about-unique_rectangle_2 = 矩形同一边的两角多出相同的一个候选数，其中必有一角取它。
when-unique_rectangle_2 = 同一边的两角只有同样的两个候选数时，看对边：另两角是否都多出同一个数字？多出的数字不同，就想想类型 3 和类型 4。
explain-unique_rectangle_2 = { rectangle-one-extra }

about-unique_rectangle_3 = 矩形同一边两角多出的候选数合看作一格，与同行、列或宫的其他格组成显性数组。
when-unique_rectangle_3 = 同一边的两角只有两个候选数，另两角多出的数字不同时：把多出的合看作一格，在这两角共同的行、列或宫里找能凑成显性数组的格。
explain-unique_rectangle_3 =
    { extras-subset }
    { deadly-if-equal }
    { extras-as-cell }

about-unique_rectangle_4 = 两个数字之一在某行、列或宫只能放在矩形同一边的两角，这两角都不能取另一个数字。
when-unique_rectangle_4 = 同一边的两角只有两个候选数时：看另两角是否是其中一个数字在它们共同的行、列或宫里仅有的两处。若是，不管多出什么，这两角都删去另一个数字。
explain-unique_rectangle_4 =
    { one-place-each }
    { deadly-if-equal }
    { only-with-others }
    { one-of-pair }

about-unique_rectangle_5 = 矩形的两个对角或三个角多出相同的一个候选数，其中必有一角取它。
when-unique_rectangle_5 = 类似类型 2，但多出同一个数字的是对角的两角，或有三个角。找同时看到这些角的格。
explain-unique_rectangle_5 = { rectangle-one-extra }

about-unique_rectangle_6 = 矩形两个对角有别的候选数，而两数之一在两行（或两列）只能放在矩形内，这两角都不能取它。
when-unique_rectangle_6 = 只有两个候选数的两角在对角线上时：看其中一个数字在矩形的两行（或两列）里是否没有别的位置。若是，另外两角删去它。
explain-unique_rectangle_6 =
    { or-two-solutions }
    { deadly-if-equal }
    { only-with-others }
    { $cover-houses }的 { $on-digits } 只能在矩形的格内。
    { $fin } 中若有一格是 { $on-digits }，另一行（列）的 { $on-digits } 就只能在对角，另外两角填另一个数字，矩形只填 { $digits }。

about-hidden_rectangle = 某一角若取两数之一，另一个数字就要占住相邻两角，矩形随之成立，所以该角不能取它。
when-hidden_rectangle = 矩形只有一角或两角是双值格时，看其中一格的对角：若两数之一在对角所在的行和列里都没有别的位置，对角就删去另一个数字。候选数还多时也能找到。
explain-hidden_rectangle =
    { or-two-solutions }
    { deadly-if-equal }
    { $cover-houses }的 { $on-digits } 只能在矩形的格内，而 { $witness } 只有候选数 { $digits }。
    若 { $pivot } 填 { $gone-digits }，相邻两角都是 { $on-digits }，{ $witness } 就是 { $gone-digits }：矩形只填 { $digits }。

about-avoidable_rectangle_1 = 三个角都不是提示数，且由两个数字交替填成，第四角不能补全矩形，否则可以互换成两解。
when-avoidable_rectangle_1 = 跨两宫的矩形，自己已填了三个角，比如 1、2、1，第四角就不能是 2。三个角里只要有一个是提示数就不成立。
explain-avoidable_rectangle_1 =
    { or-two-solutions }
    { $witness } 填着 { $digits }，都不是提示数。
    { $witness } 与 { $gone } 位于两行、两列、两宫。
    若 { $gone } 填 { $gone-digits }，这四格只填 { $digits }，又都不是提示数，两个数字可以互换，题目就有两解。

about-avoidable_rectangle_2 = 两个已填的角都不是提示数，另两角不是补全矩形就是取同一个第三数，其中必有一角取第三数。
when-avoidable_rectangle_2 = 同一边的两角都是自己填的、不是提示数时，看另两角：若各自不是补全矩形就是取同一个第三数，就找同时看到这两角的格。
explain-avoidable_rectangle_2 =
    { one-extra-is }
    { $witness } 填着 { $digits }，都不是提示数。
    { $witness } 与 { $base } 位于两行、两列、两宫。
    若 { $base } 也填 { $digits }，这四格都不是提示数，两个数字可以互换，题目就有两解。
    { only-others }

about-unique_loop_1 = 六格以上的环不能只由两个数字交替填成，否则可以互换成两解；只有一格有别的候选数，该格必取别的。
when-unique_loop_1 = 六格以上有同样的两个候选数，首尾相接成环，每个经过的行、列、宫各含两格，而且只有一格有多余的候选数时。从差一点闭合的唯一矩形找起；远程数对的链是不闭合的。
explain-unique_loop_1 =
    { takes-another }
    { loop-cells }
    只有 { $fin } 有别的候选数，必取其中之一。

about-unique_loop_2 = 环上有别的候选数的各格都只多出同一个数字，其中必有一格取它。
when-unique_loop_2 = 两个数字的环上有两格以上多出候选数，而且都是同一个数字时。像唯一矩形类型 2 那样，找同时看到它们的格。
explain-unique_loop_2 =
    { one-extra-is }
    { loop-cells }
    { only-others }

about-unique_loop_3 = 环上两格多出的候选数合看作一格，与同行、列或宫的其他格组成显性数组。
when-unique_loop_3 = 环上恰有两格多出不同的候选数，而且同在一行、列或宫时：把多出的合看作一格，在那里找能凑成显性数对或三数组的格。
explain-unique_loop_3 =
    { extras-subset }
    { loop-cells }
    { extras-as-cell }

about-unique_loop_4 = 环的两个数字之一在某行、列或宫只能放在环上两格，这两格都不能取另一个数字。
when-unique_loop_4 = 环上恰有两格多出候选数，而且同在一行、列或宫时：看环的两个数字之一在那里是否没有别的位置。若是，这两格都删去另一个。
explain-unique_loop_4 =
    { one-place-each }
    { loop-cells }
    { only-with-others }
    { one-of-pair }

about-extended_rectangle = 两组并排的三格不能都只填相同的三个数字，否则两组可以互换成两解。
when-extended_rectangle = 同样三个数字占着一条线上的三格和平行线上并排的三格（跨三宫，或各在一宫），只有一两格有多余的候选数时。从两条线上都差一点成立的显性三数组找起。
explain-extended_rectangle =
    { $cover-count ->
        [0] { $on-count ->
            [0] { $fin-count ->
                [1] { takes-another }
               *[other] { one-extra-is }
            }
           *[other] { $claim }：{ $on } 必有一格填 { $on-digits }，另一格填 { $fin-any }。
        }
       *[other] { extras-subset }
    }
    { $base } 分在两条平行的线上，各三格，两两相对。
    若这六格只填 { $digits }，两条线上的三格可以整组互换，题目就有两解。
    除 { $digits } 外，只有 { $fin } 还有候选数 { $fin-digits }，{ $fin-count ->
        [1] 必填
       *[other] 至少有一格填
    } { $fin-any }。
    { $cover-count ->
        [0] { $on-count ->
            [0] {""}
           *[other] { $cover-houses }的 { $on-digits } 只能在 { $on }：一格填 { $on-digits }，另一格填 { $fin-any }。
        }
       *[other] { $fin } 的 { $fin-digits } 与 { $cover }（候选数 { $cover-digits }）在{ $cover-houses }组成 { $subset } 的显性数组，{ gone-each }看到这个数组的所有格。
    }

about-bug_2 = 打破全双值格局面的候选数都是同一个数字，其中必有一个成立。
when-bug_2 = 接近完成，几乎所有空格都只剩两个候选数，而少数三值格多出的都是同一个数字时：找同时看到这些多余位置的格。只有一格就是 BUG+1。
explain-bug_2 =
    { one-extra-is }
    若 { $fin } 都不填 { $fin-digits }，所有空格就都只剩两个候选数，每个数字在还缺它的各行、列、宫里都恰有两处，题目会有两解或无解。
    { $fin } 因而至少有一格是 { $fin-digits }。

about-bug_3 = 打破全双值格局面的候选数合看作一格，与同行、列或宫的其他格组成显性数组。
when-bug_3 = 接近完成，多出候选数的两三格同在一行、列或宫而多出的不同时：把多出的合看作一格，在那里找能凑成显性数对或三数组的格。
explain-bug_3 =
    { extras-subset }
    { bug-extras }
    把 { $fin } 合看作候选数为 { $fin-digits } 的一格，与 { $cover }（候选数 { $cover-digits }）在{ $cover-houses }组成 { $subset } 的显性数组。
    { gone-each }看到这个数组的所有格，不能填 { $subset }。

about-bug_4 = 打破全双值格局面的两格恰是另一个数字仅有的位置，这两格没有余地再取别的数字。
when-bug_4 = 接近完成，多出候选数的两格同在一行、列或宫时：有没有一个不是多出的数字在那里只能放在这两格？有的话，这两格只留它和多出的数字。
explain-bug_4 =
    { $claim }：{ $on } 必有一格是 { $on-digits }，另一格填多出的候选数。
    { bug-extras }
    { $cover-houses }的 { $on-digits } 只能在 { $on }。
    { $on } 必有一格是 { $on-digits }，另一格填多出的候选数。

## 染色

about-simple_colours_trap = 某数字在一连串行、列、宫里各只有两处，这些格可染成两色，同时看到两色的格删去它。
when-simple_colours_trap = 某数字在许多行、列、宫里只有两处，又彼此相接时：把这些位置交替涂成两色，再看外面有没有格同时看到两色。X 链还可以用弱链。
explain-simple_colours_trap =
    { $claim }：把 { $digits } 的一些位置染成两色，必有一色全是 { $digits }，{ gone-each }同时看到两色的格。
    { two-colours }
    { $gone-count ->
        [1] { $gone } 看到第一色的 { $seen-on } 和第二色的 { $seen-off }。
       *[other] {""}
    }

about-simple_colours_wrap = 某数字在一连串行、列、宫里各只有两处，这些格可染成两色，同色两格互相看到时，这一色全假。
when-simple_colours_wrap = 给一个数字交替染色时，每涂一格就查它的行、列、宫：同色的两格一碰面，这一色全假。外部删数看的则是没有染色的格。
explain-simple_colours_wrap =
    { $claim }：{ $gone-count ->
        [2] { $conflict } 同色，要么都是 { $digits }，要么都不是，而两格同在{ $cover-houses }，不能都是 { $digits }。
       *[other] 要删的格同色，要么全是 { $digits }，要么全不是，而其中 { $conflict } 同在{ $cover-houses }，不能都是 { $digits }。
    }
    { two-colours }
    第二色各格要么全是 { $digits }，要么全不是，而其中 { $conflict } 同在{ $cover-houses }，只能有一个 { $digits }，所以第二色全不是 { $digits }。

about-multi_colours_1 = 同一数字的两组染色相遇，两色之中必有一色为真，同时看到这两色的格删去该数字。
when-multi_colours_1 = 一个数字的共轭对分成互不相连的两组时，两组各染两色。一组的某色看到另一组的某色，就找同时看到它们的反色的格。
explain-multi_colours_1 =
    { $claim }：{ $witness-count ->
        [0] { $on } 那一色与 { $base } 那一色至少有一色全是 { $digits }，{ gone-each }同时看到这两色的格。
       *[other] 把 { $digits } 的一些位置分两组染色，{ gone-each }同时看到两色的格，这两色至少有一色全是 { $digits }。
    }
    { two-groups-of-colours }
    { $near } 看到 { $far }，这两格的颜色不能同真，所以 { $on } 那一色与 { $base } 那一色至少有一色为真。
    { $lines }

about-multi_colours_2 = 某数字的一色同时看到另一组的两色，这一色为假。
when-multi_colours_2 = 一个数字的共轭对分成互不相连的两组时，两组各染两色，看一组的某色是否看到了另一组的两色。若是，这一色全假。
explain-multi_colours_2 =
    { $claim }：{ $gone-count ->
        [1] { $gone } 同时看到 { $far } 和 { $far-too }，这两格必有一格是 { $digits }。
       *[other] 要删的格同色，要么全是 { $digits }，要么全不是，而其中的格看到另一组的两色，那两色必有一色全是 { $digits }。
    }
    { $gone-count ->
        [1] 凡是一行、一列或一宫里 { $digits } 只剩两格，就把这两格染成不同的颜色：一色是 { $base }，另一色是 { $cover }。必有一色为真，各格全是 { $digits }；另一色为假，各格全不是 { $digits }。
       *[other] { two-groups-of-colours }
    }
    { $gone-count ->
        [1] 若 { $near } 是 { $digits }，{ $far } 和 { $far-too } 就都不是 { $digits }，两色都为假，不可能。
       *[other] { $near-count ->
            [1] { $near } 同时看到 { $far } 和 { $far-too }
           *[other] { $near } 看到 { $far }，{ $near-too } 看到 { $far-too }
        }：若 { $off } 那一色为真，第二组的两色就都为假，不可能。
    }

about-medusa_trap = 由双值格和共轭对连起来的候选数可染成两色，两色都排除的候选数为假。
when-medusa_trap = 简单染色走不下去、双值格又多时：让颜色在双值格里传给另一个数字，继续染。再找两色都排除的候选数：看得到的，或与之同格的。
explain-medusa_trap =
    { $claim }：两色必有一色全真，而每一色都排除{ $removed-count ->
        [1] {" "}{ $gone } 的 { $gone-any }。
       *[other] 要删的候选数。
    }
    { medusa-colours }

about-medusa_wrap = 由双值格和共轭对连起来的候选数可染成两色，自相矛盾的一色全假。
when-medusa_wrap = 跨数字染色时随时检查：同一色在一格里出现两次、同一数字在一行、列或宫里出现两次、或使某格没有数可填，这一色就全假。
explain-medusa_wrap =
    { $claim }：这些候选数同色，若全真，{ $witness-houses-count ->
        [0] { $witness-digits-count ->
            [0] { $witness } 就没有候选数可填。
           *[other] { $witness } 就要同时是 { $witness-digits }。
        }
       *[other] { $witness-houses }就有不止一个 { $witness-digits }：{ $witness }。
    }
    { medusa-colours }
    自相矛盾的是第二色。

## 待定数组与排除

about-sue_de_coq = 一宫与一行（列）相交处的几格，连同两处的其他几格，格数恰等于数字数，每个数字必在其中出现一次。
when-sue_de_coq = 看行（列）与宫相交处：两格共四个候选数，或三格共五个。再在这行（列）的其余格找含其中两数的双值格，在宫的其余格找含另外两数的双值格。
explain-sue_de_coq =
    { $claim }：{ $whole } 恰好填 { $whole-digits }，一格一个。
    { $base } 在{ $cover-houses }的相交处。{ $line }上的 { $on } 还有 { $on-digits }；{ $box }里的 { $off } 还有 { $off-digits }。
    { $on } 与 { $off } 的数字各不相同，所以每个数字在这些格里最多填一次；数字与格一样多，每个数字恰好填一次。
    { $line }的其余格不能再填 { $on-digits }，{ $box }的其余格不能再填 { $off-digits }。
    { $only-count ->
        [0] {""}
       *[other] 只有 { $base } 才有 { $only-any }，{ $line }和{ $box }的其余格都不能再填。
    }

about-wxyz_wing = 一个双值格与三格四数共有两个数字，其中一个不能同在两边，两边必有一边取另一个。
when-wxyz_wing = XYZ-Wing 差一点时：从一个双值格出发，找同一行、列或宫里共有四个数字的三格，含有它的两个数字，其中一个在两边互相全看得到。
explain-wxyz_wing = { almost-locked-wing }

about-vwxyz_wing = 一个双值格与四格五数共有两个数字，其中一个不能同在两边，两边必有一边取另一个。
when-vwxyz_wing = 比 WXYZ-Wing 多一格：一个双值格对着同一行、列或宫里共五个数字的四格。逐个看双值格；大的一边差一点就是显性四数组。
explain-vwxyz_wing = { almost-locked-wing }

about-uvwxyz_wing = 一个双值格与五格六数共有两个数字，其中一个不能同在两边，两边必有一边取另一个。
when-uvwxyz_wing = 比 WXYZ-Wing 多两格：一个双值格对着同一行、列或宫里共六个数字的五格。格数这么多，看这行、列或宫里没用到的几格反而更快。
explain-uvwxyz_wing = { almost-locked-wing }

about-als_xz = 两个待定数组（n 格 n+1 数）有一个数字只能在其中一组：另一组必含其余所有数字，所以看到另一共同数字所有位置的格不能再有那个数字。
when-als_xz = 在各行、列、宫里找数字只比格数多一个的组：双值格、共三个数字的两格、共四个数字的三格。取有两个共同数字的两组，其中一个数字不能两组都有。
explain-als_xz =
    { $pivot-digits-count ->
        [1] { one-set-holds }
       *[other] { $claim }：{ $base-group } 与 { $cover-group } 两组各填 { $pivot-digits } 之一，其余的数字也都填在本组，要删的每个候选数都被这些数字排除。
    }
    { $base-group } 有数字 { $base-digits }，{ $cover-group } 有数字 { $cover-digits }。两组都是待定数组，即数字的个数比格数多一，所以失去一个数字的一组必含其余所有数字。
    { $pivot-digits-count ->
        [1] { $base-group } 与 { $cover-group } 的 { $pivot-digits } 全部互相看到，所以至少有一组没有 { $pivot-digits }，这一组就含 { $gone-digits }。
       *[other] { $pivot-digits } 每个数字在两组里的位置都全部互相看到，所以每个数字最多在一组里。每组最多缺一个数字，所以两组恰好各填 { $pivot-digits } 之一，其余的数字都填在本组。
    }

about-als_xy_wing = 两个待定数组各以一个数字与第三组相连：第三组必占去其中一组的数字，那一组就必含其余所有数字。
when-als_xy_wing = 两个待定数组有共同的数字，却没有互相全看得到的数字时：找第三组，与两组各以一个数字相连。就是把 XY-Wing 的格换成了组。
explain-als_xy_wing =
    { one-set-holds }
    三组都是待定数组，即数字的个数比格数多一：{ $sets }。失去一个数字的一组必含其余所有数字。
    { $pivot-group } 的 { $on-digits } { $on-digits-count ->
        [1] 看到 { $base-group } 里所有的 { $on-digits }
       *[other] 各看到 { $base-group } 里所有的同一数字
    }，{ $off-digits } { $off-digits-count ->
        [1] 看到 { $cover-group } 里所有的 { $off-digits }
       *[other] 各看到 { $cover-group } 里所有的同一数字
    }。
    { $pivot-group } 最多缺一个数字，总要填上述数字中的一个，{ $base-group } 或 { $cover-group } 就失去这个数字，失去数字的一组必含 { $gone-digits }。

about-als_chain = 待定数组一个接一个地相连，相邻两组的连接数字只能在其中一组：首尾两组必有一组含它们共有的数字。
when-als_chain = 三组还不够时：一组一组地走下去，进出每组用不同的数字，直到末组含有首组的数字。每组都只有一格时就是 XY 链。
explain-als_chain =
    { one-set-holds }
    各组都是待定数组，即数字的个数比格数多一：{ $sets }。失去一个数字的一组必含其余所有数字。
    { in-short }

about-death_blossom = 一格的每个候选数各使一个待定数组失去该数字，无论取哪个，总有一组被填满。
when-death_blossom = 从只有两三个候选数的格出发，给每个候选数各找一个待定数组，该数字在组里的位置全被这格看到。再看这些组有没有共同的数字。
explain-death_blossom =
    { $claim }：{ $pivot } 是 { $pivot-any }，不论是哪个，都有一片花瓣含 { $gone-digits }，{ $gone-count ->
        [1] 而 { $gone } 看到各花瓣里所有的 { $gone-any }。
       *[other] { $gone-digits-count ->
            [1] { $gone } 都看到各花瓣里所有的 { $gone-digits }。
           *[other] 要删的每个候选数都看到各花瓣里所有的同一数字。
        }
    }
    花茎 { $pivot } 的每个数字对应一片花瓣。花瓣是待定数组（数字的个数比格数多一），花茎填了这个数字，花瓣就失去这个数字：{ $sets }。
    { in-short }

about-aligned_pair_exclusion = 互相看到的两格不能从只多一个数字的格里取走两个数字，找不到搭配的候选数就删去。
when-aligned_pair_exclusion = 互相看到的两格又共同看到好几个双值格时：逐一列出两格的数字搭配，划去被某个双值格（或共三个数字的两格）禁止的。找不到搭配的数字就删。
explain-aligned_pair_exclusion =
    { $claim }：{ $base } 若是 { $base-digits }，{ $pivot } 就没有数可填。
    假设 { $base } 是 { $base-digits }。{ $pivot } 看到 { $base }，只能填 { $others-or }。
    { $sets-count ->
        [1] 两格都看到待定数组（数字的个数比格数多一）{ $sets }。
       *[other] 两格都看到这些待定数组（数字的个数比格数多一）：{ $sets }。
    }
    { $pivot } 若填 { $others-or }，两格的数字就会使{ $sets-count ->
        [1] 这组
       *[other] 其中一组
    }失去两个数字，剩下的不够填。

## 专家技巧

another-candidate =
    { $fin-count ->
        [1] 只有 { $fin } 有别的候选数，必填 { $fin-any }。
       *[other] 这些格的其他候选数（守护者）至少有一个为真：{ $fin-at }。
    }

guardians-rule-out =
    { $fin-count ->
        [1] { $claim }：{ $fin } 必填 { $fin-any }，否则题目会有两解。
       *[other] { guardian-is-true }
    }

guardian-is-true = { $claim }：守护者（{ $fin-at }）至少有一个为真，不论哪个为真，都排除 { $removed }。

guardian-swap =
    { $placed-count ->
        [0] { guardians-rule-out }
       *[other] { or-two-solutions }
    }

guardian-fill =
    { $placed-count ->
        [0] { $fin-count ->
            [1] { $claim }：{ $fin } 必填 { $fin-any }，否则{ cells-to-fill }就只能用 { $base-digits } 来填，填不满。
           *[other] { guardian-is-true }
        }
       *[other] { $claim }：否则{ cells-to-fill }就只能用 { $base-digits } 来填，填不满。
    }

cells-to-fill =
    { $base-count ->
        [12] 四宫里的这十二格
       *[other] 环上的 { $base-count } 格
    }

about-unique_rectangle_guardians = 跨两宫的矩形四角不能只填同样两个数字，所以四角的其他候选数、或这两个数字在边所在行、列、宫的其他位置，必有一个为真。
when-unique_rectangle_guardians = 跨两宫的矩形四角都含同样两个数字，又各有别的候选数时：看这两个数字在相对两边所在的行、列或宫里还有哪些位置。若只有几处，与它们都冲突的候选数可删。
explain-unique_rectangle_guardians =
    { guardian-swap }
    { deadly-if-equal }
    若 { $digits } 在{ $cover-houses }没有别的位置{ $witness-count ->
        [0] {""}
       *[other] ，{ $witness } 又没有别的候选数
    }，矩形就只填 { $digits }。
    { $fin-count ->
        [1] 能妨碍这样填的只有 { $fin }，必填 { $fin-any }。
       *[other] 妨碍这样填的候选数（守护者）至少有一个为真：{ $fin-at }。
    }

about-bug_lite = 几格各取两个候选数，每个数字在各行、列、宫恰有两处或没有：若只填这些数，各格可以一起互换成两解，所以其他候选数必有一个为真。
when-bug_lite = 双值格很多，其中有三种以上数字时：从有三四个候选数的一格取两个，看双值格能否让每个数字在各行、列、宫都凑成两处。没有哪个数字在一行、列或宫里落单，结构就闭合了。
explain-bug_lite =
    { guardian-swap }
    去掉 { $fin-at } 之后，{ $base } 每格恰剩两个候选数；在这些格里，{ $base-digits } 每个数字在任何一行、一列、一宫中要么恰有两处，要么没有。
    若这些格只填剩下的两个候选数，每格都可换成另一个候选数，题目就有两解。
    { another-candidate }

about-symmetrical_placement = 盘面旋转或翻折并互换数字后，提示数不变；题目只有一解，所以答案也不变。
when-symmetrical_placement = 开局时提示数的位置对称：看相对的位置是否总是同样两个数字相对。若是，中心格（或对角线）只填不变的数字，一边得出的结论在另一边同样成立。
explain-symmetrical_placement =
    { $claim }：答案与提示数有同样的对称。
    { $symmetry ->
        [half_turn] 把盘面旋转 180°
        [quarter_turn] 把盘面顺时针旋转 90°
        [diagonal] 把盘面沿主对角线翻折
       *[anti_diagonal] 把盘面沿副对角线翻折
    }，再互换数字（{ $exchanged }；{ $base-digits } 不变），提示数与原来相同。
    唯一的答案也就与原来相同：候选数与变换后对应的候选数同真同假。
    { $witness-count ->
        [0] 要删的每个候选数都与自己对应的候选数冲突：在同一格而数字不同，或数字相同而互相看到。
       *[other] 在 { $witness } 里，{ $gone-count ->
            [0] 对应的数字
           *[other] 对应的候选数
        }已有定论。
    }

about-firework_triple = 三个数字在一行和一列上，宫外各只有同一格可填：这两格与行列相交的一格填满这三个数字。
when-firework_triple = 一行与一列在某宫相交，其余大多已填时：找在宫外只能进行上一格、列上一格的数字，而且三个数字都是同样两格。
explain-firework_triple =
    { $claim }：{ $base } 三格正好填 { $base-digits }。
    { $cover-houses }的 { $base-digits } 在{ $witness-houses }之外只能填在翼格 { $pincer }。
    若其中一个数字不在翼格，行与列上的这个数字就都在{ $witness-houses }；一宫只有一个，只能在行列相交的 { $pivot }。
    { $base-digits } 各占 { $base } 三格之一，正好填满。

about-firework_quadruple = 四个数字填满矩形四角，两个数字以一角为交点，另两个以对角为交点。
when-firework_quadruple = 有两个数字限于一个交点和它的两个翼格，却没有第三个时：看矩形的第四角，是否另有两个数字限于那一角和同样的翼格。
explain-firework_quadruple =
    { $claim }：{ $base } 四格正好填 { $base-digits }。
    { $base-digits } 分成两对，分别归两个交点 { $pivot }。
    { $lines }
    若其中一个数字不在翼格，所属交点的行与列上的这个数字就都在交点所在的宫里；一宫只有一个，只能在交点。
    { $base-digits } 每个至少占一角，四个数字就填满四角 { $base }，每个交点填所属的两个数字之一。

about-broken_wing = 一个数字不能在奇数格的环上交替出现，所以必在连接这些格的行、列、宫的其他位置。
when-broken_wing = 某数字在好几个行、列、宫里几乎只有两处时：沿着走五格或七格回到起点。妨碍它成环的其他位置就是守护者。
explain-broken_wing =
    { $placed-count ->
        [0] { $claim }：守护者 { $fin } 至少有一格是 { $base-digits }，{ gone-each }看到所有守护者。
       *[other] { $claim }：否则在奇数个格的环上，{ $base-digits } 就要隔一格出现一次，不可能。
    }
    { $base-count } 格（奇数个）经{ $cover-houses }连成一环，每个行、列、宫里恰有环上两格：{ $ring }。
    若这些行、列、宫的 { $base-digits } 都只在环上的两格，环上就要隔一格填一个 { $base-digits }，奇数个格做不到。
    { $fin-count ->
        [1] 这些行、列、宫里 { $base-digits } 唯一的另一处是守护者 { $fin }，必是 { $base-digits }。
       *[other] 这些行、列、宫里 { $base-digits } 的其他位置，即守护者 { $fin }，至少有一格是 { $base-digits }。
    }

about-bivalue_oddagon = 奇数格成环，不能只填同样的两个数字，所以其他候选数必有一个为真。
when-bivalue_oddagon = 同样两个候选数在一格又一格出现时：沿着互相看到的格走五格、七格或九格回到起点。若只有一两格还有别的候选数，其中必有一个为真。
explain-bivalue_oddagon =
    { guardian-fill }
    { $base-count } 格（奇数个）经{ $cover-houses }连成一环，每个行、列、宫里恰有环上两格：{ $ring }。
    若这些格只填 { $base-digits }，两个数字就要交替出现，奇数个格做不到。
    { another-candidate }

about-tridagon = 四宫十二格，每宫三格，各在不同行列，三个数字填不满它们，所以其他候选数必有一个为真。
when-tridagon = 最难的题里，三个数字在成矩形的四宫中各有三格空着，同宫的三格各在不同行列；其中一宫或三宫的走向与其余相反。又叫雷神之锤（Thor’s Hammer）。
explain-tridagon =
    { guardian-fill }
    { $base } 在{ $cover-houses }各有三格，同宫的三格各在不同行列。
    若这些格只填 { $base-digits }，左右两宫同行，每个数字都要换行，三个数字只能一起下移一行，或一起下移两行（末行之后接首行），所以从上往下读的循环次序不变；同理，上下两宫从左往右读的循环次序也不变。
    在一宫之内，逐行往下，若格子每次右移一列（末列之后接首列），两种循环次序相同；若每次左移一列，两种次序相反。四宫中左移的有一宫或三宫，绕四宫一圈，次序反转奇数次，与起点不符，所以填不满。
    { another-candidate }

exocet-bases =
    基准格 { $base } 的候选数是 { $base-digits }，称为基准数字。
    在 { $base } 与 { $pincer } 所在的三宫之外，每个基准数字在{ $cover-houses }上的位置都能用两条线（行或列）覆盖，所以那里最多放两次。
exocet-targets =
    { $cover-houses }各要放一次，三宫之外最多两次，所以基准格里的数字在三宫之内至少还占这三条线的一处。基准格看到的格不能填这个数字，{ $off } 又不含基准数字，只有 { $pincer } 能填。
about-junior_exocet = 两个基准格与同一大行（列）里的两个目标格填相同的两个数字，因为与这一线相交的三条线（经过目标格和基准格旁）放不下它们三次。
when-junior_exocet = 难题里，一宫之内同一线上的两格共有三四个候选数时：在同一大行（列）的另外两宫里各找一格含这些数字，与它同一交叉线的另一格不含。再数每个数字在交叉线上占几条线。
explain-junior_exocet =
    { $claim }：目标格 { $pincer } 与基准格 { $base } 填相同的两个数字。
    { exocet-bases }
    { exocet-targets }
    { $fin-count ->
        [0] {""}
       *[other] 若 { $fin-at } 为真，这个数字在三宫之外，另外两条线上都要出现，而那里只放得下一次。
    }
    { $lines }

about-double_exocet = 同一大行（列）里有两个飞鱼导弹，基准数字是同样四个：两组基准格合起来填满这四个数字，四个目标格也是。
when-double_exocet = 找到四个数字的飞鱼导弹后：在同一大行（列）的另一宫、另一线上再找候选数相同的两格，而且目标格不同。
explain-double_exocet =
    { $claim }：两个飞鱼导弹的四个基准格合起来正好填 { $base-digits }，四个目标格也是。
    两个飞鱼导弹共用数字 { $base-digits }：基准格是 { $base }，目标格是 { $pincer }。
    在这些格所在的三宫之外，每个数字在{ $cover-houses }上的位置都能用两条线（行或列）覆盖，所以那里最多放两次；三条线各要放一次，基准格里的数字在三宫之内就至少还占一处。
    基准格看到的格不能填基准格里的数字，{ $off } 又不含这些数字，只剩同属一个飞鱼导弹的目标格能填。
    { $lines }
    与另一组基准格同宫的目标格，使那组基准格不能填同一数字；另外两个目标格同在一宫，数字也不同。两组数字因而没有重复：四个基准格正好填 { $base-digits }，四个目标格也是。
    { $rest }
    某个数字在基准格（或目标格）里的所有位置若都被一格看到，那一格就不能填这个数字；目标格也不能填别的数字。

about-sk_loop = 四宫之间绕成一圈的八对格，以四个已填格为角：连接它们的行、列和宫给各数字的位置恰好够填。
when-sk_loop = 两行两列相交于四宫的四个提示数，提示数旁的十六格都空着时：看相邻两对格按宫、行、宫、列依次共有哪些数字。每两对都共有两个数字，就成环。
explain-sk_loop =
    { $claim }：环上的 { $base-count } 格恰好用完各数字可填的次数，要删的数字在所在的行、列或宫里都填在环上。
    环上的格{ $base-count ->
        [16] 两两成对，共八对
       *[other] 分组，每组一格或两格，共八组
    }，绕四宫一圈：{ $pairs }。
    相邻两{ $base-count ->
        [16] 对
       *[other] 组
    }都同在一行、一列或一宫：{ $cover-houses }。一个数字在环上的所有位置，至少要用其中几个行、列、宫才能覆盖，这个数字在环上就最多填几次。
    { $base-digits } 的最多次数加起来恰是 { $base-count }，与格数相等，所以每个数字都恰好填到最多的次数。
    覆盖某个数字的每一行、列、宫里，这个数字都填在环上，环以外的格不能再填这个数字。

about-multi_sector_locked_sets = 几行与几列相交的格：一些数字受行限制，另一些受列限制，合起来恰好够填满这些格。
when-multi_sector_locked_sets = 最难的题里别的都不行时：选三到五行，其中几个数字反复是提示数，再选几列，使相交处空着的其他数字尽量少。然后数每个数字在那里能进几行或几列。
explain-multi_sector_locked_sets =
    { $claim }：标出的 { $base-count } 格占用了{ $on-houses }的 { $on-digits } 和{ $off-houses }的 { $off-digits }。
    标出的是{ $on-houses }与{ $off-houses }相交的 { $base-count } 个空格。
    在标出的格里，{ $on-digits } 每个数字每行最多填一次，{ $off-digits } 每个数字每列最多填一次。
    每个数字只算标出的格里有位置可放的行（列），合计最多填 { $base-count } 次，恰与格数相等。所以 { $on-digits } 在这些行里，{ $off-digits } 在这些列里，都必须填在标出的格中，该行（列）的其余格不能再填。

## 链、网与最后手段：$chain 为 Eureka 记法的链，逐句讲解的各行排在它所在之处，记法排在最后

about-remote_pair = 一串候选数相同的双值格，每格看到下一格：两个数字交替出现，同时看到首尾两格的格两个数字都不能填。
when-remote_pair = 同样两个候选数的格有四个以上时，看它们能否一格看一格地连起来，轮流编号。同时看到第一格和第四格的格，两个数字都删。W-Wing 和显性数对只要两格这样的格。
explain-remote_pair =
    { $claim }：{ $start } 与 { $end } 正好各填 { $base-digits } 中的一个，{ gone-each }同时看到这两格。
    沿 { $way } 走，每格都只有候选数 { $base-digits }，又看到下一格，两个数字交替出现，首尾两格填的数字就不同。
    { in-short }
    把 { $base-digits } 对调，推法相同。

about-x_chain = 同一数字的强链（两端至少一真）与弱链（两端至多一真）交替相连：链的两端必有一真。
when-x_chain = 某数字在许多行、列、宫里只有两处，而两条强链还不够时：从一端出发，一对接一对地走，前一对的末端看到后一对的开头，再看首尾共同看到的格。染色只走共轭对。
explain-x_chain =
    { ends-conclusion }
    { in-short }
    { ends-shown }

about-xy_chain = 一串双值格首尾相接：链的两端必有一格取两端共有的数字。
when-xy_chain = 双值格很多时：从一格出发，经一个数字走到含它的下一个双值格，直到末格剩下的正是首格没用的数字。三格就是 XY-Wing，各格相同就是远程数对。
explain-xy_chain =
    { ends-conclusion }
    { in-short }
    { ends-shown }

about-continuous_nice_loop = 链首尾相接且没有矛盾：每条链的两端恰有一真。
when-continuous_nice_loop = 链走回起点，强弱仍然交替时。这时要看每条弱链旁边，而不只看起点；不连续环只说明一格的事。
explain-continuous_nice_loop =
    { closed-loop }
    { in-short }
    { closed-loop-lines }

about-discontinuous_nice_loop = 链回到起始格，推翻或证实了开头的假设。
when-discontinuous_nice_loop = 怀疑某个候选数时：沿链推下去，直到回到它所在的格。两条弱链相遇，它为假；两条强链相遇，它为真；强弱交替，就是连续环。
explain-discontinuous_nice_loop =
    { loop-conclusion }
    { in-short }

about-aic = 强链（两端至少一真）与弱链（两端至多一真）交替相连：链的两端必有一真。
when-aic = X 链和 XY 链都不够时，把两者混用：从一条强链（只有两处的数字，或双值格）出发，在格内换数字，走到两端是同一数字或互相看到为止。
explain-aic =
    { ends-conclusion }
    { in-short }
    { ends-shown }

about-grouped_continuous_nice_loop = 链首尾相接且没有矛盾：每条链的两端恰有一真。其中含有区块节点。
when-grouped_continuous_nice_loop = 环只差一步，而某数字有三处时：其中同宫同线的两处合看作一处。闭合后照样看每条弱链旁边。
explain-grouped_continuous_nice_loop =
    { closed-loop }
    { in-short }
    { closed-loop-lines }

about-grouped_discontinuous_nice_loop = 链回到起始格，推翻或证实了开头的假设，其中含有区块节点。
when-grouped_discontinuous_nice_loop = 沿某个候选数推下去，遇到某数字有三处以上而断开时：把同宫同线的几处合看作一个区块，再看链能否回到起始格。
explain-grouped_discontinuous_nice_loop =
    { loop-conclusion }
    { in-short }

about-grouped_aic = 强链（两端至少一真）与弱链（两端至多一真）交替相连：链的两端必有一真。其中含有区块节点。
when-grouped_aic = 普通的链不够时：找某数字只占两条线的宫，每条线上的几处是一个区块，两个区块之间就是强链；位置只在两宫的一行或一列也一样。
explain-grouped_aic =
    { ends-conclusion }
    { in-short }
    { ends-shown }

about-cell_forcing_chain = 不论一格取哪个候选数，推出的结论都相同。
when-cell_forcing_chain = 单条链不够时：从只有三个或稍多候选数、每个都能推出很多的格出发。每个候选数用一种颜色推下去，看哪些结论各色都一样。
explain-cell_forcing_chain =
    { $claim }：{ $base } 是 { $base-any }，不论是哪个，都{ forced-end }。
    { start-is-end }
    { in-short }

about-house_forcing_chain = 不论某数字放在一行、一列或一宫的哪一格，推出的结论都相同。
when-house_forcing_chain = 与单元格强制链相同，但从某数字在一行、列或宫里仅有的三处或稍多几处出发。挑各处都看到许多双值格的数字。
explain-house_forcing_chain =
    { $claim }：{ $base-houses }的 { $base-digits } 在 { $base } 中的一格，不论在哪格，都{ forced-end }。
    { start-is-end }
    { in-short }

about-contradiction_forcing_chain = 从一个候选数出发的链使某格或某数字无处可填。
when-contradiction_forcing_chain = 怀疑某个候选数、而它又看到许多双值格和共轭对时：由它出发沿链推下去，直到某格或某数字没有余地。每条链各自成立；要把几个结论合起来推，就是网了。
explain-contradiction_forcing_chain =
    { $claim }：从“{ $base } 是 { $base-digits }”出发的{ $chain-count ->
        [1] 链
       *[other] 几条链
    }会使{ $witness-count ->
        [0] { $witness-houses }放不下 { $witness-digits }。
       *[other] {" "}{ $witness } 没有候选数可填。
    }
    { in-short }
    { $witness-count ->
        [0] { $witness-houses }的 { $witness-digits } 只能在 { $reached }，现在都不行，所以 { $base } 不能是 { $base-digits }。
       *[other] { $witness } 只有候选数 { $reached-digits }，现在都不行，所以 { $base } 不能是 { $base-digits }。
    }

about-forcing_net = 假设一个候选数，并填入由此推出的数；若出现矛盾，假设为假。
when-forcing_net = 连链也不够时：在双值格里假设一个候选数，像真填了一样把随后推出的数都填下去。出了矛盾，假设就是假的。记住从哪里开始的。
explain-forcing_net =
    { $claim }：若 { $base } 是 { $base-digits }，{ $on-count ->
        [0] {""}
       *[other] 再填入由此推出的数，
    }{ $witness-count ->
        [0] { $witness-houses }就放不下 { $witness-digits }。
       *[other] { $witness } 就没有候选数可填。
    }
    假设 { $base } 是 { $base-digits }{ $on-count ->
        [0] 。
        [1] ，再填入由此推出的数。
       *[other] ，再依次填入由此推出的 { $on-count } 个数。
    }
    { nothing-left }，所以 { $base } 不是 { $base-digits }。

about-verity_net = 不论一格填哪个数字，或一个行、列、宫把某数字放在哪格，由此推出的数都有共同的结论。
when-verity_net = 假设一个候选数推了很远也没有矛盾时：再试同一格的其他候选数，或同一数字的其他位置，比较各自填出的结果。
explain-verity_net =
    { $claim }：{ $base-houses-count ->
        [0] { $base } 是 { $base-any }
       *[other] { $base-houses }的 { $base-digits } 在 { $base } 中的一格
    }，逐个假设，由此推出的数都得到同样的结论。

about-kraken_fish_1 = 鱼鳍看不到鱼可删的候选数，但每个鱼鳍都有链推出它为假。
when-kraken_fish_1 = 带鳍鱼恰好能删去想删的候选数，鱼鳍却看不到它时：从每个鱼鳍找短链。若鱼鳍全都看得到，就是普通的带鳍鱼。不专门练习时，提示不会用它。
explain-kraken_fish_1 =
    { $claim }：{ $witness-houses }的 { $digits } 要么在 { $pivot }{ $pivot-count ->
        [1] {""}
       *[other] {" "}中的一格
    }，要么{ $fin-count ->
        [1] 鱼鳍 { $fin } 是 { $digits }，而从鱼鳍出发的链
       *[other] 鱼鳍 { $fin } 中有一格是 { $digits }，而从每个鱼鳍出发的链
    }排除 { $gone } 的 { $gone-any }。
    { kraken-places }
    { in-short }

about-kraken_fish_2 = 从鱼的每个鱼鳍和一个删除域中的全部鱼身出发，各链推出同一结论。
when-kraken_fish_2 = 带鳍鱼在某个删除域中的鱼身和鱼鳍都不多时：逐个沿链推导，找任一数字的共同结论。类型 1 的链只从鱼鳍出发。不专门练习时，提示不会用它。
explain-kraken_fish_2 =
    { $claim }：{ $pivot } 与鱼鳍 { $fin } 中至少有一格是 { $digits }，而从每一格出发的链都排除 { $gone } 的 { $gone-any }。
    { kraken-places }
    { in-short }

about-proof_by_cases = 假设一个候选数成立，再证明无论其他情况如何，它都不可能对。
when-proof_by_cases = 最难的题里，单独一个假设往往推不到底：先假设一个候选数，再在其中假设另一个；里层出了矛盾，那个候选数在外层就为假，又能出更多的数。每一层用不同的颜色记。
explain-proof_by_cases =
    { $claim }：若 { $base } 是 { $base-digits }，分情况推下去，{ $witness-count ->
        [0] { $witness-houses }就放不下 { $witness-digits }。
       *[other] { $witness } 就没有候选数可填。
    }
    假设 { $base } 是 { $base-digits }。经过 { $inferences } 行推出矛盾{ $suppositions ->
        [1] 。
       *[other] ，共 { $suppositions } 个假设。
    }
    { nothing-left }，所以 { $base } 不是 { $base-digits }。

about-template_set = 某数字的所有可能排列都包含的候选数必为真。
when-template_set = 某数字剩下的位置不多时：画出它在每行、每列、每宫各放一次的所有排法，看哪一格每种都有。位置多时是程序的活。
explain-template_set =
    { $claim }：{ $digits } 的所有可能排列都包含{ $placed-count ->
        [1] 这一格
       *[other] 这些格
    }。
    一种排列在每行、每列、每宫各放一个 { $digits }，只能放在还有候选数 { $digits } 的格{ $witness-count ->
        [0] 。
       *[other] ，也不能占用其他数字的所有排列都要用的格：{ $witness-at }。
    }

about-template_delete = 某数字的任何可能排列都不含的候选数必为假。
when-template_delete = 怀疑某数字的一处时：假设它对，再看这个数字能否放进其余每行、每列、每宫。放不下就删。鱼和 X 链多半能更省力地找到。
explain-template_delete =
    { $claim }：{ $digits } 的任何可能排列都不包含{ $removed-count ->
        [1] 这一格
       *[other] 这些格
    }。
    一种排列在每行、每列、每宫各放一个 { $digits }，只能放在还有候选数 { $digits } 的格{ $witness-count ->
        [0] 。
       *[other] ，也不能占用其他数字的所有排列都要用的格：{ $witness-at }。
    }

about-brute_force = 推理用尽时，用试填得到解中的一个数字。
when-brute_force = 别无他法时。它学不到东西：先查一查候选数，少标或多标一个，多数结构就看不出来了。
explain-brute_force =
    { $claim }：试遍所有可能，这一格只能填 { $base-digits }。
    别的技巧在这里都用不上。

## 怎样区分容易混淆的两个技巧

apart-full_house-hidden_single = 最后一格是所在行、列或宫唯一的空格；排除只要求某个数字只剩一个位置，别的空格还可以有。
apart-hidden_single-naked_single = 排除看数字：一行、列或宫里只剩一个位置；唯余看格子：只剩一个数字。
apart-pointing-claiming = 宫区块从宫推到行列，行列区块从行列推到宫。
apart-locked_pair-naked_pair = 死锁数对的两格既同宫又同行（列），两边都能删；普通的数对只在一处删。
apart-naked_pair-hidden_pair = 显性数对是两格只有两个数字；隐性数对是两个数字只有两格，删的是那两格里的其他候选数。
apart-naked_pair-naked_triple = 数一数：两格共两个数字，或三格合起来三个数字。
apart-naked_triple-hidden_triple = 显性三数组在格外删，隐性三数组在格内删。
apart-naked_quadruple-hidden_quadruple = 显性四数组在格外删，隐性四数组在格内删。先找格数少的一边。
apart-x_wing-swordfish = 二阶鱼是两条线各两个位置；三阶鱼是三条线各至多三个位置。
apart-x_wing-skyscraper = 二阶鱼的两端都对齐；摩天楼只有一端对齐，另一端错开。
apart-x_wing-finned_x_wing = 带鳍二阶鱼多出一个位置（鳍），只有同时看到鳍的格才能删。
apart-finned_x_wing-sashimi_x_wing = 带鳍二阶鱼四角齐全，另有鳍；退化的少了鳍旁边那个角。
apart-swordfish-jellyfish = 数线的条数：三阶鱼三条，四阶鱼四条。
apart-skyscraper-two_string_kite = 摩天楼是两行或两列；双线风筝是一行一列，在一个宫里相遇。
apart-two_string_kite-turbot_fish = 双线风筝是行与列在宫里相连；多宝鱼可以是任意两个各有两个位置的区域。
apart-turbot_fish-empty_rectangle = 多宝鱼要两个各有两个位置的区域；空矩形只要一个，另一边是宫里排成一行一列的位置。
apart-xy_wing-xyz_wing = XY-Wing 的中枢有两个候选数；XYZ-Wing 的中枢有三个，要删数的格还必须看到中枢。
apart-xy_wing-w_wing = XY-Wing 有一个看到两翼的中枢；W-Wing 是两个相同的双值格，用一条强链相连。
apart-xy_wing-xy_chain = XY-Wing 就是三格的 XY 链。
apart-remote_pair-xy_chain = 远程数对各格候选数相同；XY 链逐格变化。
apart-unique_rectangle_1-unique_rectangle_2 = 类型 1 只有一角有多余候选数；类型 2 是两角多出同一个。
apart-unique_rectangle_1-hidden_rectangle = 类型 1 要三个只有两数的角；隐性唯一矩形只要一个，对角上有强链。
apart-unique_rectangle_1-avoidable_rectangle_1 = 唯一矩形的角是空格；可规避矩形的角是你填的，不含提示数。
apart-simple_colours_trap-simple_colours_wrap = 一种是别的格同时看到两色；另一种是同一颜色自相看到。
apart-simple_colours_trap-multi_colours_1 = 简单染色只用一个分支；多组染色用两个分支，其中有颜色相互看到。
apart-x_chain-xy_chain = X 链始终是一个数字；XY 链走双值格，数字逐格变换。
apart-x_chain-turbot_fish = 多宝鱼是只有两条强链的 X 链。
apart-xy_chain-aic = XY 链只走双值格；交替推理链还可以用只有两个位置的区域。
apart-continuous_nice_loop-discontinuous_nice_loop = 连续环首尾相接，沿途都能删；不连续环只对断开的那一格有结论。
apart-discontinuous_nice_loop-aic = 环回到起点；交替推理链有两端，必有一端为真。
apart-aic-grouped_aic = 区块交替推理链的节点可以是宫内同一线上的两三格。
apart-als_xz-wxyz_wing = WXYZ-Wing 是其中一个集合只有一个双值格的 ALS-XZ。
apart-als_xz-als_xy_wing = ALS-XZ 连两个集合；ALS-XY-Wing 连三个，中间的与两边相连。
apart-als_xy_wing-als_chain = ALS-XY-Wing 就是三个集合的 ALS 链。
apart-cell_forcing_chain-house_forcing_chain = 一种从一格的全部候选数出发，另一种从一个数字在某区域的全部位置出发。
apart-forcing_net-verity_net = 一种假设一个候选数而得到矛盾；另一种试遍一格或一个区域，取共同的结论。

## The idea of each technique, a sentence or two a line: what there is, why something follows, and what follows.

idea-full_house =
    一行、一列或一宫有九格，要填九个数字。
    填好八格以后，只剩一格和一个数字。
    最后的空格填缺少的那个数字。
idea-hidden_single =
    每一行、每一列、每一宫都要有每个数字各一个。
    盘面上的一个数字，会排除它所在行、列、宫的其他格。
    如果一行、一列或一宫里只剩一格能放某个数字，就填在那里。
idea-naked_single =
    同行、同列或同宫已有的数字，这一格不能再填。
    如果九个数字里有八个不能填，就只剩一个。
    这一格填剩下的那个数字。
idea-locked_pair =
    两格同在一宫，又同在一行（列），都只能填 1 或 2。
    这两格必是一格填 1，一格填 2。
    这一宫和这一行（列）的其他格都不能填 1 或 2。
idea-locked_triple =
    三格同在一宫，又同在一行（列），都只能填 1、2 或 3。
    三格填三个数字，正好用完 1、2、3。
    这一宫和这一行（列）的其他格都不能填 1、2 或 3。
idea-pointing =
    一宫里某个数字剩下的位置都在同一行（列）。
    这一宫必须有这个数字，所以它在这几格里，这一行（列）的这个数字也就在这里。
    这一行（列）的其他格不能填这个数字。
idea-claiming =
    一行（列）里某个数字剩下的位置都在同一宫。
    这一行（列）必须有这个数字，所以它在这几格里，这一宫的这个数字也就在这里。
    这一宫的其他格不能填这个数字。
idea-naked_pair =
    一行、一列或一宫里，两格只能填 1 或 2。
    两格填两个数字，正好用完 1、2。
    这一行、列或宫的其他格不能填 1 或 2。
idea-naked_triple =
    一行、一列或一宫里，三格只能填 1、2 或 3。不必每格都有全部这些数字。
    三格填三个数字，正好用完 1、2、3。
    这一行、列或宫的其他格不能填 1、2 或 3。
idea-hidden_pair =
    一行、一列或一宫里，1、2 只能放进同样的两格。
    这两个数字都要放，正好占满这两格。
    这两格不能填别的数字。
idea-hidden_triple =
    一行、一列或一宫里，1、2、3 只能放进同样的三格。
    这三个数字都要放，正好占满这三格。
    这三格不能填别的数字。
idea-naked_quadruple =
    一行、一列或一宫里，四格只能填 1、2、3 或 4。不必每格都有全部这些数字。
    四格填四个数字，正好用完 1、2、3、4。
    这一行、列或宫的其他格不能填 1、2、3 或 4。
idea-hidden_quadruple =
    一行、一列或一宫里，1、2、3、4 只能放进同样的四格。
    这四个数字都要放，正好占满这四格。
    这四格不能填别的数字。
idea-x_wing =
    某个数字在两行里的位置，都只在同样的两列上（行列可以互换）。
    这两行各要有一个这个数字，而且不能同列，所以这两列各分到一个。
    这两列的其他格不能填这个数字。
idea-swordfish =
    某个数字在三行里的位置，都只在同样的三列上（行列可以互换）。
    这三行各要有一个这个数字，而且不能同列，所以这三列各分到一个。
    这三列的其他格不能填这个数字。
idea-jellyfish =
    某个数字在四行里的位置，都只在同样的四列上（行列可以互换）。
    这四行各要有一个这个数字，而且不能同列，所以这四列各分到一个。
    这四列的其他格不能填这个数字。
idea-finned_x_wing =
    这本来是二阶鱼，只是在一宫里多出几处位置，称为鱼鳍。
    如果鱼鳍全假，二阶鱼成立，删除域的其他格删去这个数字；如果某个鱼鳍为真，看到它的格都删去这个数字。
    二阶鱼会删、又看到所有鱼鳍的格，不能填这个数字。
idea-sashimi_x_wing =
    这是带鳍二阶鱼，其中一行（列）除鱼鳍外只剩一处位置。
    如果鱼鳍全假，二阶鱼成立，删除域的其他格删去这个数字；如果某个鱼鳍为真，看到它的格都删去这个数字。
    二阶鱼会删、又看到所有鱼鳍的格，不能填这个数字。
idea-finned_swordfish =
    这本来是三阶鱼，只是在一宫里多出几处位置，称为鱼鳍。
    如果鱼鳍全假，三阶鱼成立，删除域的其他格删去这个数字；如果某个鱼鳍为真，看到它的格都删去这个数字。
    三阶鱼会删、又看到所有鱼鳍的格，不能填这个数字。
idea-sashimi_swordfish =
    这是带鳍三阶鱼，其中一行（列）除鱼鳍外只剩一处位置。
    如果鱼鳍全假，三阶鱼成立，删除域的其他格删去这个数字；如果某个鱼鳍为真，看到它的格都删去这个数字。
    三阶鱼会删、又看到所有鱼鳍的格，不能填这个数字。
idea-finned_jellyfish =
    这本来是四阶鱼，只是在一宫里多出几处位置，称为鱼鳍。
    如果鱼鳍全假，四阶鱼成立，删除域的其他格删去这个数字；如果某个鱼鳍为真，看到它的格都删去这个数字。
    四阶鱼会删、又看到所有鱼鳍的格，不能填这个数字。
idea-sashimi_jellyfish =
    这是带鳍四阶鱼，其中一行（列）除鱼鳍外只剩一处位置。
    如果鱼鳍全假，四阶鱼成立，删除域的其他格删去这个数字；如果某个鱼鳍为真，看到它的格都删去这个数字。
    四阶鱼会删、又看到所有鱼鳍的格，不能填这个数字。
idea-franken_x_wing =
    这是二阶鱼，其中一些行列由宫代替。
    两个互不重叠的行列宫要有两个这个数字，位置都在另外两个行列宫里，所以后者各分到一个。
    后者的其他格不能填这个数字。
idea-finned_franken_x_wing =
    这是由宫代替部分行列的二阶鱼，又多出几处位置，称为鱼鳍。
    如果鱼鳍全假，二阶鱼成立，删除域的其他格删去这个数字；如果某个鱼鳍为真，看到它的格都删去这个数字。
    二阶鱼会删、又看到所有鱼鳍的格，不能填这个数字。
idea-franken_swordfish =
    这是三阶鱼，其中一些行列由宫代替。
    三个互不重叠的行列宫要有三个这个数字，位置都在另外三个行列宫里，所以后者各分到一个。
    后者的其他格不能填这个数字。
idea-finned_franken_swordfish =
    这是由宫代替部分行列的三阶鱼，又多出几处位置，称为鱼鳍。
    如果鱼鳍全假，三阶鱼成立，删除域的其他格删去这个数字；如果某个鱼鳍为真，看到它的格都删去这个数字。
    三阶鱼会删、又看到所有鱼鳍的格，不能填这个数字。
idea-franken_jellyfish =
    这是四阶鱼，其中一些行列由宫代替。
    四个互不重叠的行列宫要有四个这个数字，位置都在另外四个行列宫里，所以后者各分到一个。
    后者的其他格不能填这个数字。
idea-finned_franken_jellyfish =
    这是由宫代替部分行列的四阶鱼，又多出几处位置，称为鱼鳍。
    如果鱼鳍全假，四阶鱼成立，删除域的其他格删去这个数字；如果某个鱼鳍为真，看到它的格都删去这个数字。
    四阶鱼会删、又看到所有鱼鳍的格，不能填这个数字。
idea-squirmbag =
    某个数字在五行里的位置，都只在同样的五列上（行列可以互换）。
    这五行各要有一个这个数字，而且不能同列，所以这五列各分到一个。
    这五列的其他格不能填这个数字。
idea-whale =
    某个数字在六行里的位置，都只在同样的六列上（行列可以互换）。
    这六行各要有一个这个数字，而且不能同列，所以这六列各分到一个。
    这六列的其他格不能填这个数字。
idea-leviathan =
    某个数字在七行里的位置，都只在同样的七列上（行列可以互换）。
    这七行各要有一个这个数字，而且不能同列，所以这七列各分到一个。
    这七列的其他格不能填这个数字。
idea-finned_mutant_x_wing =
    这是混用行、列、宫的二阶鱼，又多出几处位置，称为鱼鳍。
    如果鱼鳍全假，二阶鱼成立，删除域的其他格删去这个数字；如果某个鱼鳍为真，看到它的格都删去这个数字。
    二阶鱼会删、又看到所有鱼鳍的格，不能填这个数字。
idea-mutant_swordfish =
    这是三阶鱼，两边混用行、列和宫。
    三个互不重叠的行列宫要有三个这个数字，位置都在另外三个行列宫里，所以后者各分到一个。
    后者的其他格不能填这个数字。
idea-finned_mutant_swordfish =
    这是混用行、列、宫的三阶鱼，又多出几处位置，称为鱼鳍。
    如果鱼鳍全假，三阶鱼成立，删除域的其他格删去这个数字；如果某个鱼鳍为真，看到它的格都删去这个数字。
    三阶鱼会删、又看到所有鱼鳍的格，不能填这个数字。
idea-mutant_jellyfish =
    这是四阶鱼，两边混用行、列和宫。
    四个互不重叠的行列宫要有四个这个数字，位置都在另外四个行列宫里，所以后者各分到一个。
    后者的其他格不能填这个数字。
idea-finned_mutant_jellyfish =
    这是混用行、列、宫的四阶鱼，又多出几处位置，称为鱼鳍。
    如果鱼鳍全假，四阶鱼成立，删除域的其他格删去这个数字；如果某个鱼鳍为真，看到它的格都删去这个数字。
    四阶鱼会删、又看到所有鱼鳍的格，不能填这个数字。
idea-finned_mutant_squirmbag =
    这是混用行、列、宫的五阶鱼，又多出几处位置，称为鱼鳍。
    如果鱼鳍全假，五阶鱼成立，删除域的其他格删去这个数字；如果某个鱼鳍为真，看到它的格都删去这个数字。
    五阶鱼会删、又看到所有鱼鳍的格，不能填这个数字。
idea-finned_mutant_whale =
    这是混用行、列、宫的六阶鱼，又多出几处位置，称为鱼鳍。
    如果鱼鳍全假，六阶鱼成立，删除域的其他格删去这个数字；如果某个鱼鳍为真，看到它的格都删去这个数字。
    六阶鱼会删、又看到所有鱼鳍的格，不能填这个数字。
idea-siamese_finned_x_wing =
    两条带鳍二阶鱼共用定义域，删除域不同。
    两条各自成立，各有自己的鱼鳍。
    其中任意一条会删的格，都不能填这个数字。
idea-siamese_finned_swordfish =
    两条带鳍三阶鱼共用定义域，删除域不同。
    两条各自成立，各有自己的鱼鳍。
    其中任意一条会删的格，都不能填这个数字。
idea-siamese_finned_jellyfish =
    两条带鳍四阶鱼共用定义域，删除域不同。
    两条各自成立，各有自己的鱼鳍。
    其中任意一条会删的格，都不能填这个数字。
idea-siamese_sashimi_x_wing =
    两条退化带鳍二阶鱼共用定义域，删除域不同。
    两条各自成立，各有自己的鱼鳍。
    其中任意一条会删的格，都不能填这个数字。
idea-siamese_sashimi_swordfish =
    两条退化带鳍三阶鱼共用定义域，删除域不同。
    两条各自成立，各有自己的鱼鳍。
    其中任意一条会删的格，都不能填这个数字。
idea-siamese_sashimi_jellyfish =
    两条退化带鳍四阶鱼共用定义域，删除域不同。
    两条各自成立，各有自己的鱼鳍。
    其中任意一条会删的格，都不能填这个数字。
idea-siamese_finned_franken_x_wing =
    两条带鳍宫内二阶鱼共用定义域，删除域不同。
    两条各自成立，各有自己的鱼鳍。
    其中任意一条会删的格，都不能填这个数字。
idea-siamese_finned_franken_swordfish =
    两条带鳍宫内三阶鱼共用定义域，删除域不同。
    两条各自成立，各有自己的鱼鳍。
    其中任意一条会删的格，都不能填这个数字。
idea-siamese_finned_franken_jellyfish =
    两条带鳍宫内四阶鱼共用定义域，删除域不同。
    两条各自成立，各有自己的鱼鳍。
    其中任意一条会删的格，都不能填这个数字。
idea-siamese_finned_mutant_x_wing =
    两条带鳍交叉二阶鱼共用定义域，删除域不同。
    两条各自成立，各有自己的鱼鳍。
    其中任意一条会删的格，都不能填这个数字。
idea-siamese_finned_mutant_swordfish =
    两条带鳍交叉三阶鱼共用定义域，删除域不同。
    两条各自成立，各有自己的鱼鳍。
    其中任意一条会删的格，都不能填这个数字。
idea-siamese_finned_mutant_jellyfish =
    两条带鳍交叉四阶鱼共用定义域，删除域不同。
    两条各自成立，各有自己的鱼鳍。
    其中任意一条会删的格，都不能填这个数字。
idea-skyscraper =
    某个数字在两行里各只有两处，其中各有一处在同一列（行列可以互换）。
    同一列的两处不能都是这个数字，所以至少有一行要填在另一端。
    同时看到两个另一端的格，不能填这个数字。
idea-two_string_kite =
    某个数字在一行里只有两处，在一列里也只有两处，其中各有一处在同一宫。
    同一宫的两处不能都是这个数字，所以行或列要填在另一端。
    同时看到两个另一端的格，不能填这个数字。
idea-turbot_fish =
    某个数字在两个行、列或宫里各只有两处，其中各有一处互相看到。
    互相看到的两处不能都是这个数字，所以两个远端必有一个是它。
    同时看到两个远端的格，不能填这个数字。
idea-empty_rectangle =
    一宫里某个数字的位置只在一行和一列上；宫外有一个行（列）只剩两处，其中一处与前面的行（列）相交。
    如果相交处是这个数字，这一宫就要放在另一条线上；如果不是，强链的远端就是它。
    在宫的另一条线上、又看到远端的格，不能填这个数字。
idea-dual_two_string_kite =
    两个双线风筝共用同一宫的两格。
    每个风筝的两个远端必有一个是这个数字。
    同时看到其中一个风筝两个远端的格，不能填这个数字。
idea-dual_empty_rectangle =
    两个空矩形共用同一宫，各有自己的强链。
    两个各自成立。
    其中任意一个会删的格，不能填这个数字。
idea-w_wing =
    两格都只能填 1 或 2，互相看不到。
    某个行、列或宫里 2 只有两处，各看到这两格中的一格；其中一处是 2，所以两格中必有一格不是 2，只能是 1。
    同时看到这两格的格，不能填 1。
idea-xy_wing =
    中枢是 1 或 2，看到两翼：一翼是 1 或 3，另一翼是 2 或 3。
    如果中枢是 1，第一翼只剩 3；如果中枢是 2，第二翼只剩 3。
    不论中枢填哪个，两翼至少有一格是 3。
    同时看到两翼的格，不能填 3。
idea-xyz_wing =
    中枢是 1、2 或 3，看到两翼：一翼是 1 或 3，另一翼是 2 或 3。
    如果中枢是 1，第一翼是 3；如果中枢是 2，第二翼是 3；否则中枢自己是 3。
    三格中至少有一格是 3。
    同时看到这三格的格，不能填 3。
idea-bug_1 =
    除一格外，所有空格都只有两个候选数，每个数字在每行、每列、每宫也都只有两处，只多出一个候选数。
    没有多出的那个，就会有两解或无解，而题目只有唯一解。
    多出的那个候选数为真。
idea-unique_rectangle_1 =
    两行、两列、两宫相交的四格如果只填 1 和 2，就可以互换，题目会有两解。
    三个角只能填 1 或 2，第四个角还有别的候选数。
    第四个角不能填 1 或 2。
idea-unique_rectangle_2 =
    两行、两列、两宫相交的四格如果只填 1 和 2，就可以互换，题目会有两解。
    两个角只能填 1 或 2，另外两个角还能填 3，其中必有一角是 3。
    同时看到这两个角的格，不能填 3。
idea-unique_rectangle_3 =
    两行、两列、两宫相交的四格如果只填 1 和 2，就可以互换，题目会有两解。
    同一边的两个角有别的候选数，其中必有一个成立；把两角合看作一格，与同一行、列或宫的其他格组成显性数组。
    这一行、列或宫的其余格不能填数组里的数字。
idea-unique_rectangle_4 =
    两行、两列、两宫相交的四格如果只填 1 和 2，就可以互换，题目会有两解。
    在两个角所在的行、列或宫里，1 只能放在这两个角，其中一角是 1；如果另一角是 2，矩形就会出现两解。
    这两个角不能填 2。
idea-unique_rectangle_5 =
    两行、两列、两宫相交的四格如果只填 1 和 2，就可以互换，题目会有两解。
    两个对角（或三个角）只多出候选数 3，其中必有一角是 3。
    同时看到这些角的格，不能填 3。
idea-unique_rectangle_6 =
    两行、两列、两宫相交的四格如果只填 1 和 2，就可以互换，题目会有两解。
    两个对角有别的候选数；两行（或两列）里 1 只能放在这些角上，所以 1 占一对对角。如果占的是候选数较多的一对，其余两角都是 2，矩形会出现两解。
    候选数较多的两个角不能填 1。
idea-hidden_rectangle =
    两行、两列、两宫相交的四格如果只填 1 和 2，就可以互换，题目会有两解。
    看只有 1 和 2 那一角的对角：它所在的行和列里，1 只能放在矩形的角上。如果它是 2，两个邻角都是 1，第四角是 2，就会出现两解。
    这一角不能填 2。
idea-avoidable_rectangle_1 =
    两行、两列、两宫相交的四格如果都不是提示数，又只填 1 和 2，就可以互换，题目会有两解。
    三个角已经交替填了 1 和 2，都不是提示数。
    第四个角不能补全矩形。
idea-avoidable_rectangle_2 =
    两行、两列、两宫相交的四格如果都不是提示数，又只填 1 和 2，就可以互换，题目会有两解。
    两个角已填，都不是提示数；另外两角不是补全矩形就是 3，所以其中一角是 3。
    同时看到这两个角的格，不能填 3。
idea-unique_loop_1 =
    一圈格子在经过的每个行、列、宫里各有两格，如果只填 1 和 2，就可以互换，题目会有两解。
    圈上除一格外都只能填 1 或 2。
    候选数较多的那一格不能填 1 或 2。
idea-unique_loop_2 =
    一圈格子在经过的每个行、列、宫里各有两格，如果只填 1 和 2，就可以互换，题目会有两解。
    圈上候选数较多的格只多出 3，其中必有一格是 3。
    同时看到这些格的格，不能填 3。
idea-unique_loop_3 =
    一圈格子在经过的每个行、列、宫里各有两格，如果只填 1 和 2，就可以互换，题目会有两解。
    圈上两格有别的候选数，其中必有一个成立；把两格合看作一格，与同一行、列或宫的其他格组成显性数组。
    这一行、列或宫的其余格不能填数组里的数字。
idea-unique_loop_4 =
    一圈格子在经过的每个行、列、宫里各有两格，如果只填 1 和 2，就可以互换，题目会有两解。
    某个行、列或宫里，1 只能放在圈上的两格，其中一格是 1；如果另一格是 2，整圈就能互换。
    这两格不能填 2。
idea-extended_rectangle =
    并排的两组三格（行或列）如果只填同样三个数字，就可以互换，题目会有两解。
    必须有什么阻止它：这些格里其他候选数必有一个成立。
    会让它们只剩这三个数字的候选数，或被所有其他候选数排除的候选数，都为假。
idea-bug_2 =
    如果所有空格都只有两个候选数，每个数字在每行、列、宫都只有两处，题目会有两解或无解。
    打破这种局面的多余候选数都是同一个数字，其中必有一个成立。
    同时看到它们的格，不能填这个数字。
idea-bug_3 =
    如果所有空格都只有两个候选数，每个数字在每行、列、宫都只有两处，题目会有两解或无解。
    多余的候选数必有一个成立；把它们所在的格合看作一格，与同一行、列或宫的其他格组成显性数组。
    这一行、列或宫的其余格不能填数组里的数字。
idea-bug_4 =
    如果所有空格都只有两个候选数，每个数字在每行、列、宫都只有两处，题目会有两解或无解。
    多余的候选数在两格里，而这两格又是某个数字在一行、列或宫里仅有的位置：一格填这个数字，另一格填多余的候选数。
    这两格的其他候选数都为假。
idea-simple_colours_trap =
    某个数字在一连串行、列、宫里各只有两处。给这些位置交替染两色：要么一色全真，要么另一色全真。
    看到两色的格，不论哪色为真都会看到一个真的。
    看到两色的格，不能填这个数字。
idea-simple_colours_wrap =
    某个数字在一连串行、列、宫里各只有两处。给这些位置交替染两色：要么一色全真，要么另一色全真。
    同一色在一个行、列或宫里出现两次，而这个数字只能有一个。
    这一色全假，另一色全真。
idea-multi_colours_1 =
    某个数字分成两组染色，每组的两色里有一色为真。
    第一组的一色看到第二组的一色，两者不能同真，所以它们的对色至少有一个为真。
    同时看到这两个对色的格，不能填这个数字。
idea-multi_colours_2 =
    某个数字分成两组染色，每组的两色里有一色为真。
    第一组的一色同时看到第二组的两色，而后者必有一色为真。
    第一组的这一色全假。
idea-medusa_trap =
    候选数由双值格和只有两处的行、列、宫相连。交替染两色：要么一色全真，要么另一色全真。
    另有一个候选数，被两色各自的某个候选数排除。
    这个候选数为假。
idea-medusa_wrap =
    候选数由双值格和只有两处的行、列、宫相连。交替染两色：要么一色全真，要么另一色全真。
    一色自相矛盾：同一格里两个，或同一行、列、宫里同数两个，或让某格无数可填。
    这一色全假，另一色全真。
idea-sue_de_coq =
    一宫与一行（列）相交处的几格，连同宫里和行（列）里的另外几格，格数恰好等于数字数。
    所以每个数字在其中各用一次：属于宫的用在宫里，属于行（列）的用在行（列）里。
    宫和行（列）的其他格不能填已在那里用掉的数字。
idea-wxyz_wing =
    一个双值格和三格四数有两个共同的数字。
    其中一个是受限数：两边的位置互相看到，只能在一边；另一边失去它，就锁定其余数字。
    另一个共同数字必在其中一边：看到两边所有这些位置的格，不能填它。
idea-vwxyz_wing =
    一个双值格和四格五数有两个共同的数字。
    其中一个是受限数：两边的位置互相看到，只能在一边；另一边失去它，就锁定其余数字。
    另一个共同数字必在其中一边：看到两边所有这些位置的格，不能填它。
idea-uvwxyz_wing =
    一个双值格和五格六数有两个共同的数字。
    其中一个是受限数：两边的位置互相看到，只能在一边；另一边失去它，就锁定其余数字。
    另一个共同数字必在其中一边：看到两边所有这些位置的格，不能填它。
idea-als_xz =
    几格的候选数比格数多一个，叫待定数组：失去一个数字，就锁定其余全部。
    两个待定数组有一个受限的共同数字：位置互相看到，只能在一组；另一组锁定其余数字。
    第二个共同数字必在其中一组：看到它所有位置的格，不能填它。
idea-als_xy_wing =
    几格的候选数比格数多一个，叫待定数组：失去一个数字，就锁定其余全部。
    第三组与另外两组各有一个受限的共同数字；它不能把两个都让出去，所以另外两组中必有一组失去该数字而锁定。
    这两组的共同数字必在其中一组：看到它所有位置的格，不能填它。
idea-als_chain =
    几格的候选数比格数多一个，叫待定数组：失去一个数字，就锁定其余全部。
    待定数组由受限数逐个相连。如果首组没有端点数字，就取走与下一组的受限数，一直传到末组。
    端点数字必在首组或末组：看到它在两组里所有位置的格，不能填它。
idea-death_blossom =
    几格的候选数比格数多一个，叫待定数组：失去一个数字，就锁定其余全部。
    花茎的每个候选数各让一个待定数组失去一个数字，所以不论填哪个，总有一组被锁定。
    各组共有的数字必在被锁定的那组：看到它所有位置的格，不能填它。
idea-aligned_pair_exclusion =
    两格互相看到，又都看到只多一个数字的格或数组。
    两格取某对数字会让这样的格或数组不够填，这一对就不可能。
    两格中找不到搭配的数字为假。
idea-unique_rectangle_guardians =
    两行、两列、两宫相交的四格如果只填 1 和 2，就可以互换，题目会有两解。
    这两个数字在矩形各边的行、列、宫里还有别的位置，这些位置或四角的其他候选数必有一个为真。
    被它们全部排除的候选数为假。
idea-bug_lite =
    在一些格里各取两个候选数，使每个数字在各行、列、宫恰有两处或没有。如果只填这些，就可以整体互换，题目会有两解。
    这些格的其他候选数必有一个成立。
    被它们全部排除的候选数为假。
idea-symmetrical_placement =
    盘面旋转或翻折，并互换一些数字后，提示数不变。
    题目只有一解，所以解经过同样的变换也不变。
    位置不动的格，只能填不变的数字。
idea-firework_triple =
    一行与一列在一宫相交；宫外，三个数字在这一行和这一列各只有同一格可放，称为两翼。
    这样的数字如果不在翼上，就必须在交点；三个数字正好占满交点和两翼三格。
    交点和两翼不能填别的数字。
idea-firework_quadruple =
    四格是矩形的四角；两个数字受限于一个交点和两翼，另外两个受限于对角的交点和同样的两翼。
    四个数字只有四格，正好占满四角。
    四角不能填别的数字。
idea-broken_wing =
    一个数字要在奇数格的圈上真假交替，这不可能。
    连接这些格的行、列、宫里还有别的位置，称为守护者，其中必有一个为真。
    同时看到所有守护者的格，不能填这个数字。
idea-bivalue_oddagon =
    奇数格连成一圈，相邻的互相看到，不能只用 1 和 2 交替填满。
    这些格的其他候选数必有一个成立。
    被它们全部排除的候选数为假。
idea-tridagon =
    四宫里的十二格，每宫三格，各在不同的行和列，这样排列时只用 1、2、3 填不满。
    这些格的其他候选数必有一个成立。
    被它们全部排除的候选数为假。
idea-junior_exocet =
    一宫的两个基准格只有几个候选数；两个目标格在同一大行（列）的另外两宫。
    三条交叉线上每个数字最多只能放两次，所以基准格里的数字也必在目标格里。
    两个目标格填与基准格相同的两个数字，不能填别的。
idea-double_exocet =
    两个飞鱼导弹并排，用同样的四个数字。
    两组基准格合起来用完四个数字，两组目标格也是。
    看到所有基准格或所有目标格的格，不能填这四个数字。
idea-sk_loop =
    八对格绕四宫一圈，每一对与下一对在同一行、列或宫里共有一些数字。
    十六格正好放下这些共有的数字，所以每个共有数字都用在两对相接的行、列或宫里。
    那一行、列或宫的其他格不能填这个共有数字。
idea-multi_sector_locked_sets =
    取几行与几列相交的空格；一些数字按行计数，其余按列计数。
    它们合起来能放的次数正好等于格数，所以每个数字在各自的行或列里都在这些格中用掉。
    那些行或列的其他格不能填该数字。
idea-remote_pair =
    一串格子都只能填 1 或 2，相邻的互相看到。
    相邻的格不同，所以 1 和 2 交替；第一格与第四格一个是 1，一个是 2。
    同时看到这两格的格，不能填 1 或 2。
idea-x_chain =
    同一数字的强链（两端至少一真）和弱链（两端至多一真）交替，首尾都是强链。
    如果首端为假，下一处为真，再下一处为假，依此类推，末端为真。
    两端必有一真：同时看到两端的格，不能填这个数字。
idea-xy_chain =
    一串双值格，每格与看到的下一格共有一个数字。
    如果首格不是 1，就填它的另一个数字，下一格也只能填另一个，依此类推，末格是 1。
    首格或末格是 1：同时看到两格的格，不能填 1。
idea-continuous_nice_loop =
    强链和弱链一路交替，回到起点，成为一个环。
    无论朝哪边走，候选数都真假交替；每条弱链的两端恰有一真。
    被一条弱链两端同时排除的候选数为假。
idea-discontinuous_nice_loop =
    强链和弱链交替成环，但在闭合的那格有两条同类的链相遇。
    两条弱链相遇，该候选数会否定自己；两条强链相遇，它不可能为假。
    两条弱链时该候选数为假，两条强链时为真。
idea-aic =
    强链（两端至少一真）和弱链（两端至多一真）交替，首尾都是强链；链可以在一格里换数字。
    如果首端为假，沿链真假交替，末端为真。
    两端必有一真：被两端同时排除的候选数为假。
idea-grouped_continuous_nice_loop =
    强链和弱链一路交替，回到起点，成为一个环。有些端是一组格：同一宫同一行（列）的几格。
    无论朝哪边走，候选数都真假交替；每条弱链的两端恰有一真。
    被一条弱链两端同时排除的候选数为假。
idea-grouped_discontinuous_nice_loop =
    强链和弱链交替成环，但在闭合的那格有两条同类的链相遇。有些端是一组格：同一宫同一行（列）的几格。
    两条弱链相遇，该候选数会否定自己；两条强链相遇，它不可能为假。
    两条弱链时该候选数为假，两条强链时为真。
idea-grouped_aic =
    强链（两端至少一真）和弱链（两端至多一真）交替，首尾都是强链；链可以在一格里换数字。有些端是一组格：同一宫同一行（列）的几格。
    如果首端为假，沿链真假交替，末端为真。
    两端必有一真：被两端同时排除的候选数为假。
idea-cell_forcing_chain =
    一格的候选数必有一个为真。
    从每个候选数出发的链都得到同一个结论。
    不论哪种情况结论都成立，所以它是确定的。
idea-house_forcing_chain =
    一行、一列或一宫里，这个数字必在其中一个位置。
    从每个位置出发的链都得到同一个结论。
    不论哪种情况结论都成立，所以它是确定的。
idea-contradiction_forcing_chain =
    假设一个候选数为真。
    由它出发的链使某格无数可填，或某个数字在一行、列或宫里无处可放。
    这个候选数为假。
idea-forcing_net =
    假设一个候选数为真，并填入由此得到的所有出数。
    最后某格无数可填，或某个数字无处可放。
    这个候选数为假。
idea-verity_net =
    一格的候选数，或一个数字在一行、列、宫里的位置，必有一个为真。
    逐个假设，并填入由此得到的所有出数：各种情况有共同的结论。
    共同的结论是确定的。
idea-kraken_fish_1 =
    一条鱼带有鱼鳍，而它会删的格看不到所有鱼鳍。
    如果鱼鳍全假，鱼就删去该候选数；从每个鱼鳍出发的链也推出它为假。
    不论哪种情况，这个候选数都为假。
idea-kraken_fish_2 =
    带鳍的鱼里，要么某个鱼鳍为真，要么某个删除域里的一处鱼身为真。
    从每一个出发的链都得到同一个结论。
    不论哪种情况结论都成立，所以它是确定的。
idea-proof_by_cases =
    假设一个候选数为真。
    看某格或某个数字剩下的各种情况：每一种都导致矛盾。
    这个候选数为假。
idea-template_set =
    一个数字在全盘放九次，只有若干种排法，叫模板。
    符合盘面的模板里有一个是对的。
    所有模板都含有的候选数为真。
idea-template_delete =
    一个数字在全盘放九次，只有若干种排法，叫模板。
    符合盘面的模板里有一个是对的。
    任何模板都不含的候选数为假。
idea-brute_force =
    这里已知的技巧都找不到下一步。
    程序逐个试填，直到得出答案。
    填入答案中的一个数字。
