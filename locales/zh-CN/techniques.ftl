# 解法：`technique-<slug>` 是名称，`about-<slug>` 一句话说明，`explain-<slug>` 逐句讲解，一句一行。
# 单元格写作 r1c1，行、列、宫写作“第 4 行”。$base、$cover、$fin、$pivot、$pincer、$on、$off、$witness
# 列出各角色的单元格，加 -houses 是各自的行列宫，加 -digits 是各自的数字，加 -count 是格数；$digits 是涉及的数字；$placed 和
# $removed 是结论。

technique-full_house = 最后一格
about-full_house = 一行、一列或一宫只剩一个空格，缺哪个数字就填哪个。
explain-full_house =
    { $base-houses }只剩 { $base } 一个空格。
    这里只缺 { $digits }，所以 { $base } 填 { $digits }。

technique-hidden_single = 摒除
about-hidden_single = 某个数字在一行、一列或一宫里只有一格可放，就放在那里。
explain-hidden_single =
    看 { $digits } 能放进{ $base-houses }的哪一格。
    { $witness-count ->
        [0] 其余空格都已不能放 { $digits }。
       *[other] { $witness } 的 { $digits } 摒除了其余空格。
    }
    只有 { $base } 可以放 { $digits }。

technique-naked_single = 唯余
about-naked_single = 一格的同行、同列、同宫用去了其他数字，只余一个可填。
explain-naked_single =
    看 { $base }。
    { $witness-count ->
        [0] 其他数字都已排除。
       *[other] { $witness } 的数字都不能再填在这里。
    }
    { $base } 只余 { $digits }，填 { $digits }。

## 区块与数组

technique-locked_pair = 死锁数对
about-locked_pair = 一宫与一行（列）相交的两格只有相同的两个候选数，宫和行（列）的其余格都删去它们。
explain-locked_pair =
    { $base } 同在{ $base-houses }，只有候选数 { $digits }。
    这两个数字必定填在这两格，次序未定。
    所以两处其余各格都删去它们：删去 { $removed }。

technique-locked_triple = 死锁三数组
about-locked_triple = 一宫与一行（列）相交的三格只有三个候选数，宫和行（列）的其余格都删去它们。
explain-locked_triple =
    { $base } 同在{ $base-houses }，只有候选数 { $digits }。
    这三个数字必定填在这三格，次序未定。
    所以两处其余各格都删去它们：删去 { $removed }。

technique-pointing = 宫区块
about-pointing = 一宫里某数字的候选位置全在一行或一列，该行（列）的宫外各格删去它。
explain-pointing =
    { $base-houses }的 { $digits } 只能在 { $base }。
    这些格都在{ $cover-houses }，所以{ $cover-houses }的 { $digits } 必在其中。
    { $cover-houses }的其余各格删去它：删去 { $removed }。

technique-claiming = 行列区块
about-claiming = 一行或一列里某数字的候选位置全在一宫，该宫的其余各格删去它。
explain-claiming =
    { $base-houses }的 { $digits } 只能在 { $base }。
    这些格都在{ $cover-houses }，所以{ $cover-houses }的 { $digits } 必在其中。
    { $cover-houses }的其余各格删去它：删去 { $removed }。

technique-naked_pair = 显性数对
about-naked_pair = 一行、一列或一宫里两格只有相同的两个候选数，这两个数字就归它们。
explain-naked_pair =
    { $base-houses }的 { $base } 只有候选数 { $digits }。
    这两个数字必定填在这两格，次序未定。
    同时看到两格的格删去它们：删去 { $removed }。

technique-naked_triple = 显性三数组
about-naked_triple = 一行、一列或一宫里三格合起来只有三个候选数，这三个数字就归它们。
explain-naked_triple =
    { $base-houses }的 { $base } 合起来只有候选数 { $digits }。
    这三个数字必定填在这三格，次序未定。
    同时看到三格的格删去它们：删去 { $removed }。

technique-hidden_pair = 隐性数对
about-hidden_pair = 一行、一列或一宫里两个数字只能放进相同的两格，这两格不能再放别的数字。
explain-hidden_pair =
    { $base-houses }的 { $digits } 只能放在 { $base }。
    所以这两格由它们占据，次序未定。
    其他数字不能放在这里：删去 { $removed }。

technique-hidden_triple = 隐性三数组
about-hidden_triple = 一行、一列或一宫里三个数字只能放进三格，这三格不能再放别的数字。
explain-hidden_triple =
    { $base-houses }的 { $digits } 只能放在 { $base }。
    所以这三格由它们占据，次序未定。
    其他数字不能放在这里：删去 { $removed }。

technique-naked_quadruple = 显性四数组
about-naked_quadruple = 一行、一列或一宫里四格合起来只有四个候选数，这四个数字就归它们。
explain-naked_quadruple =
    { $base-houses }的 { $base } 合起来只有候选数 { $digits }。
    这四个数字必定填在这四格，次序未定。
    同时看到四格的格删去它们：删去 { $removed }。

technique-hidden_quadruple = 隐性四数组
about-hidden_quadruple = 一行、一列或一宫里四个数字只能放进四格，这四格不能再放别的数字。
explain-hidden_quadruple =
    { $base-houses }的 { $digits } 只能放在 { $base }。
    所以这四格由它们占据，次序未定。
    其他数字不能放在这里：删去 { $removed }。

## 鱼

technique-x_wing = 二阶鱼
about-x_wing = 两行的某数字只能在相同的两列（或行列互换），这两列的其余格删去它。
explain-x_wing =
    { $base-houses }的 { $digits } 只能在 { $base }。
    这些格都在{ $cover-houses }：两处要填，两处能容。
    所以{ $cover-houses }的其余各格不能再有 { $digits }：删去 { $removed }。

technique-swordfish = 三阶鱼
about-swordfish = 三行的某数字只能在相同的三列（或行列互换），这三列的其余格删去它。
explain-swordfish =
    { $base-houses }的 { $digits } 只能在 { $base }。
    这些格都在{ $cover-houses }：三处要填，三处能容。
    所以{ $cover-houses }的其余各格不能再有 { $digits }：删去 { $removed }。

technique-jellyfish = 四阶鱼
about-jellyfish = 四行的某数字只能在相同的四列（或行列互换），这四列的其余格删去它。
explain-jellyfish =
    { $base-houses }的 { $digits } 只能在 { $base }。
    这些格都在{ $cover-houses }：四处要填，四处能容。
    所以{ $cover-houses }的其余各格不能再有 { $digits }：删去 { $removed }。

technique-finned_x_wing = 带鳍二阶鱼
about-finned_x_wing = 二阶鱼多出几处位置，称为鱼鳍；看到所有鱼鳍的格仍可删去该数字。
explain-finned_x_wing =
    { $base-houses }的 { $digits } 只能在 { $base } 和鱼鳍 { $fin }。
    鱼鳍全假，则{ $cover-houses }的 { $digits } 都在 { $base }，其余各格不能再有。
    鱼鳍有真，则它看到的格不能再有 { $digits }。
    无论如何都可删去 { $removed }。

technique-sashimi_x_wing = 退化带鳍二阶鱼
about-sashimi_x_wing = 带鳍二阶鱼中有一行（列）除鱼鳍外只剩一处位置。
explain-sashimi_x_wing =
    { $base-houses }的 { $digits } 只能在 { $base } 和鱼鳍 { $fin }。
    鱼鳍全假，则{ $cover-houses }的 { $digits } 都在 { $base }，其余各格不能再有。
    鱼鳍有真，则它看到的格不能再有 { $digits }。
    无论如何都可删去 { $removed }。

technique-finned_swordfish = 带鳍三阶鱼
about-finned_swordfish = 三阶鱼多出几处位置，称为鱼鳍；看到所有鱼鳍的格仍可删去该数字。
explain-finned_swordfish =
    { $base-houses }的 { $digits } 只能在 { $base } 和鱼鳍 { $fin }。
    鱼鳍全假，则{ $cover-houses }的 { $digits } 都在 { $base }，其余各格不能再有。
    鱼鳍有真，则它看到的格不能再有 { $digits }。
    无论如何都可删去 { $removed }。

technique-sashimi_swordfish = 退化带鳍三阶鱼
about-sashimi_swordfish = 带鳍三阶鱼中有一行（列）除鱼鳍外只剩一处位置。
explain-sashimi_swordfish =
    { $base-houses }的 { $digits } 只能在 { $base } 和鱼鳍 { $fin }。
    鱼鳍全假，则{ $cover-houses }的 { $digits } 都在 { $base }，其余各格不能再有。
    鱼鳍有真，则它看到的格不能再有 { $digits }。
    无论如何都可删去 { $removed }。

technique-finned_jellyfish = 带鳍四阶鱼
about-finned_jellyfish = 四阶鱼多出几处位置，称为鱼鳍；看到所有鱼鳍的格仍可删去该数字。
explain-finned_jellyfish =
    { $base-houses }的 { $digits } 只能在 { $base } 和鱼鳍 { $fin }。
    鱼鳍全假，则{ $cover-houses }的 { $digits } 都在 { $base }，其余各格不能再有。
    鱼鳍有真，则它看到的格不能再有 { $digits }。
    无论如何都可删去 { $removed }。

technique-sashimi_jellyfish = 退化带鳍四阶鱼
about-sashimi_jellyfish = 带鳍四阶鱼中有一行（列）除鱼鳍外只剩一处位置。
explain-sashimi_jellyfish =
    { $base-houses }的 { $digits } 只能在 { $base } 和鱼鳍 { $fin }。
    鱼鳍全假，则{ $cover-houses }的 { $digits } 都在 { $base }，其余各格不能再有。
    鱼鳍有真，则它看到的格不能再有 { $digits }。
    无论如何都可删去 { $removed }。

technique-franken_x_wing = 宫内二阶鱼
about-franken_x_wing = 二阶鱼的部分行列由宫代替。
explain-franken_x_wing =
    { $base-houses }的 { $digits } 只能在 { $base }。
    这些格都在{ $cover-houses }：两处要填，两处能容。
    所以{ $cover-houses }的其余各格不能再有 { $digits }：删去 { $removed }。

technique-finned_franken_x_wing = 带鳍宫内二阶鱼
about-finned_franken_x_wing = 宫内二阶鱼带有鱼鳍，看到所有鱼鳍的格才可删去该数字。
explain-finned_franken_x_wing =
    { $base-houses }的 { $digits } 只能在 { $base } 和鱼鳍 { $fin }。
    鱼鳍全假，则{ $cover-houses }的 { $digits } 都在 { $base }，其余各格不能再有。
    鱼鳍有真，则它看到的格不能再有 { $digits }。
    无论如何都可删去 { $removed }。

technique-franken_swordfish = 宫内三阶鱼
about-franken_swordfish = 三阶鱼的部分行列由宫代替。
explain-franken_swordfish =
    { $base-houses }的 { $digits } 只能在 { $base }。
    这些格都在{ $cover-houses }：三处要填，三处能容。
    所以{ $cover-houses }的其余各格不能再有 { $digits }：删去 { $removed }。

technique-finned_franken_swordfish = 带鳍宫内三阶鱼
about-finned_franken_swordfish = 宫内三阶鱼带有鱼鳍，看到所有鱼鳍的格才可删去该数字。
explain-finned_franken_swordfish =
    { $base-houses }的 { $digits } 只能在 { $base } 和鱼鳍 { $fin }。
    鱼鳍全假，则{ $cover-houses }的 { $digits } 都在 { $base }，其余各格不能再有。
    鱼鳍有真，则它看到的格不能再有 { $digits }。
    无论如何都可删去 { $removed }。

technique-franken_jellyfish = 宫内四阶鱼
about-franken_jellyfish = 四阶鱼的部分行列由宫代替。
explain-franken_jellyfish =
    { $base-houses }的 { $digits } 只能在 { $base }。
    这些格都在{ $cover-houses }：四处要填，四处能容。
    所以{ $cover-houses }的其余各格不能再有 { $digits }：删去 { $removed }。

technique-finned_franken_jellyfish = 带鳍宫内四阶鱼
about-finned_franken_jellyfish = 宫内四阶鱼带有鱼鳍，看到所有鱼鳍的格才可删去该数字。
explain-finned_franken_jellyfish =
    { $base-houses }的 { $digits } 只能在 { $base } 和鱼鳍 { $fin }。
    鱼鳍全假，则{ $cover-houses }的 { $digits } 都在 { $base }，其余各格不能再有。
    鱼鳍有真，则它看到的格不能再有 { $digits }。
    无论如何都可删去 { $removed }。

technique-squirmbag = 五阶鱼
about-squirmbag = 五行的某数字只能在相同的五列（或行列互换），这五列的其余格删去它。
explain-squirmbag =
    { $base-houses }的 { $digits } 只能在 { $base }。
    这些格都在{ $cover-houses }：五处要填，五处能容。
    所以{ $cover-houses }的其余各格不能再有 { $digits }：删去 { $removed }。

technique-whale = 六阶鱼
about-whale = 六行的某数字只能在相同的六列（或行列互换），这六列的其余格删去它。
explain-whale =
    { $base-houses }的 { $digits } 只能在 { $base }。
    这些格都在{ $cover-houses }：六处要填，六处能容。
    所以{ $cover-houses }的其余各格不能再有 { $digits }：删去 { $removed }。

technique-leviathan = 七阶鱼
about-leviathan = 七行的某数字只能在相同的七列（或行列互换），这七列的其余格删去它。
explain-leviathan =
    { $base-houses }的 { $digits } 只能在 { $base }。
    这些格都在{ $cover-houses }：七处要填，七处能容。
    所以{ $cover-houses }的其余各格不能再有 { $digits }：删去 { $removed }。

technique-finned_mutant_x_wing = 带鳍交叉二阶鱼
about-finned_mutant_x_wing = 交叉二阶鱼带有鱼鳍，看到所有鱼鳍的格才可删去该数字。
explain-finned_mutant_x_wing =
    { $base-houses }的 { $digits } 只能在 { $base } 和鱼鳍 { $fin }。
    鱼鳍全假，则{ $cover-houses }的 { $digits } 都在 { $base }，其余各格不能再有。
    鱼鳍有真，则它看到的格不能再有 { $digits }。
    无论如何都可删去 { $removed }。

technique-mutant_swordfish = 交叉三阶鱼
about-mutant_swordfish = 三阶鱼的两边混用行、列和宫。
explain-mutant_swordfish =
    { $base-houses }的 { $digits } 只能在 { $base }。
    这些格都在{ $cover-houses }：三处要填，三处能容。
    所以{ $cover-houses }的其余各格不能再有 { $digits }：删去 { $removed }。

technique-finned_mutant_swordfish = 带鳍交叉三阶鱼
about-finned_mutant_swordfish = 交叉三阶鱼带有鱼鳍，看到所有鱼鳍的格才可删去该数字。
explain-finned_mutant_swordfish =
    { $base-houses }的 { $digits } 只能在 { $base } 和鱼鳍 { $fin }。
    鱼鳍全假，则{ $cover-houses }的 { $digits } 都在 { $base }，其余各格不能再有。
    鱼鳍有真，则它看到的格不能再有 { $digits }。
    无论如何都可删去 { $removed }。

technique-mutant_jellyfish = 交叉四阶鱼
about-mutant_jellyfish = 四阶鱼的两边混用行、列和宫。
explain-mutant_jellyfish =
    { $base-houses }的 { $digits } 只能在 { $base }。
    这些格都在{ $cover-houses }：四处要填，四处能容。
    所以{ $cover-houses }的其余各格不能再有 { $digits }：删去 { $removed }。

technique-finned_mutant_jellyfish = 带鳍交叉四阶鱼
about-finned_mutant_jellyfish = 交叉四阶鱼带有鱼鳍，看到所有鱼鳍的格才可删去该数字。
explain-finned_mutant_jellyfish =
    { $base-houses }的 { $digits } 只能在 { $base } 和鱼鳍 { $fin }。
    鱼鳍全假，则{ $cover-houses }的 { $digits } 都在 { $base }，其余各格不能再有。
    鱼鳍有真，则它看到的格不能再有 { $digits }。
    无论如何都可删去 { $removed }。

technique-siamese_finned_x_wing = 孪生带鳍二阶鱼
about-siamese_finned_x_wing = 两条带鳍二阶鱼共用基础，覆盖与鱼鳍不同，各有各的删减。
explain-siamese_finned_x_wing =
    { $base-houses }的 { $digits } 只能在 { $base } 和 { $fin }。
    从{ $cover-houses }中有两种选法各成一鱼，一鱼的鱼鳍属于另一鱼。
    每条鱼都从自己的覆盖中删去能看到其全部鱼鳍的 { $digits }。
    合起来删去 { $removed }。

technique-siamese_finned_swordfish = 孪生带鳍三阶鱼
about-siamese_finned_swordfish = 两条带鳍三阶鱼共用基础，覆盖与鱼鳍不同，各有各的删减。
explain-siamese_finned_swordfish =
    { $base-houses }的 { $digits } 只能在 { $base } 和 { $fin }。
    从{ $cover-houses }中有两种选法各成一鱼，一鱼的鱼鳍属于另一鱼。
    每条鱼都从自己的覆盖中删去能看到其全部鱼鳍的 { $digits }。
    合起来删去 { $removed }。

technique-siamese_finned_jellyfish = 孪生带鳍四阶鱼
about-siamese_finned_jellyfish = 两条带鳍四阶鱼共用基础，覆盖与鱼鳍不同，各有各的删减。
explain-siamese_finned_jellyfish =
    { $base-houses }的 { $digits } 只能在 { $base } 和 { $fin }。
    从{ $cover-houses }中有两种选法各成一鱼，一鱼的鱼鳍属于另一鱼。
    每条鱼都从自己的覆盖中删去能看到其全部鱼鳍的 { $digits }。
    合起来删去 { $removed }。

technique-siamese_sashimi_x_wing = 孪生退化带鳍二阶鱼
about-siamese_sashimi_x_wing = 两条退化带鳍二阶鱼共用基础，覆盖与鱼鳍不同，各有各的删减。
explain-siamese_sashimi_x_wing =
    { $base-houses }的 { $digits } 只能在 { $base } 和 { $fin }。
    从{ $cover-houses }中有两种选法各成一鱼，一鱼的鱼鳍属于另一鱼。
    每条鱼都从自己的覆盖中删去能看到其全部鱼鳍的 { $digits }。
    合起来删去 { $removed }。

technique-siamese_sashimi_swordfish = 孪生退化带鳍三阶鱼
about-siamese_sashimi_swordfish = 两条退化带鳍三阶鱼共用基础，覆盖与鱼鳍不同，各有各的删减。
explain-siamese_sashimi_swordfish =
    { $base-houses }的 { $digits } 只能在 { $base } 和 { $fin }。
    从{ $cover-houses }中有两种选法各成一鱼，一鱼的鱼鳍属于另一鱼。
    每条鱼都从自己的覆盖中删去能看到其全部鱼鳍的 { $digits }。
    合起来删去 { $removed }。

technique-siamese_sashimi_jellyfish = 孪生退化带鳍四阶鱼
about-siamese_sashimi_jellyfish = 两条退化带鳍四阶鱼共用基础，覆盖与鱼鳍不同，各有各的删减。
explain-siamese_sashimi_jellyfish =
    { $base-houses }的 { $digits } 只能在 { $base } 和 { $fin }。
    从{ $cover-houses }中有两种选法各成一鱼，一鱼的鱼鳍属于另一鱼。
    每条鱼都从自己的覆盖中删去能看到其全部鱼鳍的 { $digits }。
    合起来删去 { $removed }。

technique-siamese_finned_franken_x_wing = 孪生带鳍宫内二阶鱼
about-siamese_finned_franken_x_wing = 两条带鳍宫内二阶鱼共用基础，覆盖与鱼鳍不同，各有各的删减。
explain-siamese_finned_franken_x_wing =
    { $base-houses }的 { $digits } 只能在 { $base } 和 { $fin }。
    从{ $cover-houses }中有两种选法各成一鱼，一鱼的鱼鳍属于另一鱼。
    每条鱼都从自己的覆盖中删去能看到其全部鱼鳍的 { $digits }。
    合起来删去 { $removed }。

technique-siamese_finned_franken_swordfish = 孪生带鳍宫内三阶鱼
about-siamese_finned_franken_swordfish = 两条带鳍宫内三阶鱼共用基础，覆盖与鱼鳍不同，各有各的删减。
explain-siamese_finned_franken_swordfish =
    { $base-houses }的 { $digits } 只能在 { $base } 和 { $fin }。
    从{ $cover-houses }中有两种选法各成一鱼，一鱼的鱼鳍属于另一鱼。
    每条鱼都从自己的覆盖中删去能看到其全部鱼鳍的 { $digits }。
    合起来删去 { $removed }。

technique-siamese_finned_franken_jellyfish = 孪生带鳍宫内四阶鱼
about-siamese_finned_franken_jellyfish = 两条带鳍宫内四阶鱼共用基础，覆盖与鱼鳍不同，各有各的删减。
explain-siamese_finned_franken_jellyfish =
    { $base-houses }的 { $digits } 只能在 { $base } 和 { $fin }。
    从{ $cover-houses }中有两种选法各成一鱼，一鱼的鱼鳍属于另一鱼。
    每条鱼都从自己的覆盖中删去能看到其全部鱼鳍的 { $digits }。
    合起来删去 { $removed }。

technique-siamese_finned_mutant_x_wing = 孪生带鳍交叉二阶鱼
about-siamese_finned_mutant_x_wing = 两条带鳍交叉二阶鱼共用基础，覆盖与鱼鳍不同，各有各的删减。
explain-siamese_finned_mutant_x_wing =
    { $base-houses }的 { $digits } 只能在 { $base } 和 { $fin }。
    从{ $cover-houses }中有两种选法各成一鱼，一鱼的鱼鳍属于另一鱼。
    每条鱼都从自己的覆盖中删去能看到其全部鱼鳍的 { $digits }。
    合起来删去 { $removed }。

technique-siamese_finned_mutant_swordfish = 孪生带鳍交叉三阶鱼
about-siamese_finned_mutant_swordfish = 两条带鳍交叉三阶鱼共用基础，覆盖与鱼鳍不同，各有各的删减。
explain-siamese_finned_mutant_swordfish =
    { $base-houses }的 { $digits } 只能在 { $base } 和 { $fin }。
    从{ $cover-houses }中有两种选法各成一鱼，一鱼的鱼鳍属于另一鱼。
    每条鱼都从自己的覆盖中删去能看到其全部鱼鳍的 { $digits }。
    合起来删去 { $removed }。

technique-siamese_finned_mutant_jellyfish = 孪生带鳍交叉四阶鱼
about-siamese_finned_mutant_jellyfish = 两条带鳍交叉四阶鱼共用基础，覆盖与鱼鳍不同，各有各的删减。
explain-siamese_finned_mutant_jellyfish =
    { $base-houses }的 { $digits } 只能在 { $base } 和 { $fin }。
    从{ $cover-houses }中有两种选法各成一鱼，一鱼的鱼鳍属于另一鱼。
    每条鱼都从自己的覆盖中删去能看到其全部鱼鳍的 { $digits }。
    合起来删去 { $removed }。

## 单数字：两条强链

technique-skyscraper = 摩天楼
about-skyscraper = 两行（或两列）的某数字各只有两处，一端同列（同行），则另两端必有一真。
explain-skyscraper =
    { $base-houses }的 { $digits } 各只有两格可放。
    { $base } 同在{ $cover-houses }，不能都是 { $digits }。
    所以 { $pincer } 至少有一格是 { $digits }。
    同时看到这两格的格删去它：删去 { $removed }。

technique-two_string_kite = 双线风筝
about-two_string_kite = 一行与一列的某数字各只有两处，一端同宫，则另两端必有一真。
explain-two_string_kite =
    { $base-houses }的 { $digits } 各只有两格可放。
    { $base } 同在{ $cover-houses }，不能都是 { $digits }。
    所以 { $pincer } 至少有一格是 { $digits }。
    同时看到这两格的格删去它：删去 { $removed }。

technique-turbot_fish = 多宝鱼
about-turbot_fish = 两处行、列或宫的某数字各只有两格，一端互相看到，则另两端必有一真。
explain-turbot_fish =
    { $base-houses }的 { $digits } 各只有两格可放。
    { $base } 同在{ $cover-houses }，不能都是 { $digits }。
    所以 { $pincer } 至少有一格是 { $digits }。
    同时看到这两格的格删去它：删去 { $removed }。

technique-empty_rectangle = 空矩形
about-empty_rectangle = 一宫的某数字只在一行和一列上，宫外的强链使行受制则列也受制。
explain-empty_rectangle =
    { $base-houses }的 { $digits } 只在{ $witness-houses }上：{ $base }。
    { $cover-houses }的 { $digits } 只能在 { $on } 和 { $off }。
    若取 { $removed }，则 { $off } 不是 { $digits }，{ $on } 就是。
    两者合起来使{ $base-houses }无处可放 { $digits }。
    所以删去 { $removed }。

technique-dual_two_string_kite = 双重双线风筝
about-dual_two_string_kite = 两个双线风筝在同一宫的相同两格相接。
explain-dual_two_string_kite =
    { $base-houses }的 { $digits } 各只有两格可放。
    { $base } 同在{ $cover-houses }，不能都是 { $digits }。
    这样有两个风筝，每个风筝的两远端必有一格是 { $digits }。
    同时看到一个风筝两远端的格删去它：删去 { $removed }。

technique-dual_empty_rectangle = 双重空矩形
about-dual_empty_rectangle = 同一宫的两个空矩形，各有自己的强链。
explain-dual_empty_rectangle =
    { $base-houses }的 { $digits } 只在{ $witness-houses }上：{ $base }。
    { $cover-houses }的 { $digits } 各只有两格可放：{ $on } 之一和 { $off } 之一。
    { $removed } 各看到 { $off } 之一，于是 { $on } 中与之相对的一格是 { $digits }。
    两者合起来使{ $base-houses }无处可放 { $digits }。
    所以删去 { $removed }。

## 翼

technique-w_wing = W-Wing
about-w_wing = 两格候选数相同，又不能同时取其中一个，必有一格取另一个。
explain-w_wing =
    { $pincer } 候选数相同，都是 { $digits }。
    { $base-houses }的 { $base-digits } 只能在 { $base }，这两格各看到其中一格。
    所以 { $pincer } 不能都是 { $base-digits }，至少有一格是 { $pincer-digits }。
    同时看到它们的格删去 { $pincer-digits }：删去 { $removed }。

technique-xy_wing = XY-Wing
about-xy_wing = 一个双值格看到另外两个双值格，三格共三个数字，两翼必有一格取它们共有的数字。
explain-xy_wing =
    中枢 { $pivot } 非此即彼，只能是 { $pivot-digits } 之一。
    它看到两翼 { $pincer }，两翼各含其中一个数字，另一个候选数都是 { $pincer-digits }。
    中枢无论取哪个，总有一翼只剩 { $pincer-digits }。
    同时看到两翼的格删去 { $pincer-digits }：删去 { $removed }。

technique-xyz_wing = XYZ-Wing
about-xyz_wing = 一个三值格看到两个双值格，双值格的数字都在其中，三格必有一格取三者共有的数字。
explain-xyz_wing =
    中枢 { $pivot } 是 { $pivot-digits } 之一。
    它看到两翼 { $pincer }，两翼都有 { $pincer-digits }，又各含中枢的另一个数字。
    中枢要么自己是 { $pincer-digits }，要么使一翼只剩 { $pincer-digits }。
    同时看到三格的格删去 { $pincer-digits }：删去 { $removed }。
