# 解法：`technique-<slug>` 是名称，`about-<slug>` 一句话说明，`explain-<slug>` 逐句讲解，一句一行。
# 单元格写作 r1c1，行、列、宫写作“第 4 行”。$base、$cover、$fin、$pivot、$pincer、$on、$off、$witness
# 列出各角色的单元格，加 -houses 是各自的行列宫，加 -count 是格数；$digits 是涉及的数字；$placed 和
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
