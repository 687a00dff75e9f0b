# 页面的中文。短句，平实，不用感叹号。
# label-… 是按钮与标题；其余是句子，名字与 src/i18n/message.rs 一致。

gap = {""}
comma = 、
and = 、
phrase-gap = ，
# 盘面上的东西怎么写：`cell-row` 与 `cell-column` 是一行、一列的名字，`cell` 把它们合成一格（或 r1c78 这样的一组格），`chain-…` 是 Eureka 记法的链。
cell = r{ $row }c{ $column }
cell-row = { $number }
cell-column = { $number }
chain-node = ({ $digits }){ $cells }
chain-strong = =
chain-weak = -
chain-gap = {"; "}
chain-cell-gap = /
house-row = 第 { $number } 行
house-column = 第 { $number } 列
house-block = 第 { $number } 宫
effect = { $cells } 的 { $digits }

## 按钮与标题

label-about = 关于
label-about-engine = 出题、证明唯一解、求解和讲解，用的是同一个引擎；网页里是它，命令行里也是它。
label-about-private = 一切都留在你的浏览器里。本页不向任何人发送数据，也不用 Cookie。打开之后断网也能用，只有解说、技巧页面和其他语言在第一次用到时才去取。
label-about-what = Nonet 是给玩家、出题人、老师和程序员用的数独页面。
label-apply = 照做
label-back-to-mistake = 回到第一个错误之前
label-back-to-previous = 回到上一局
label-blank = 自己输入一题
label-board = 数独，9 行 9 列
label-board-paused = 已暂停
label-board-preview = 数独，解题路径预览
label-centre = 中心
label-check = 检查
label-close = 关闭
label-claim-place = 该填的数字
label-claim-eliminate = 可删的数字
label-clue-count = 提示数（17 到 80）
label-colour = 颜色
label-copy-link = 复制链接
label-digit = 数字
label-digits = 数字键
label-erase = 擦除
label-fill = 填候选
label-fix-clues = 把这些数字定为提示数
label-resume = 继续
label-grade = 难度
label-grade-count = 次数
label-grade-score = 分数
label-grade-technique = 技巧
label-hint = 提示
label-hint-mark = 标出图形
label-hint-mistake = 有一处错误
label-hint-more = 再多一点
label-hint-none = 没有提示
label-hint-why = 为什么
label-import = 导入
label-import-accept = 玩这一题
label-import-anyway = 照样玩
label-import-choices = 文中的题目
label-import-correct = 打开来改
label-import-file = 打开文件
label-import-help = 一行 81 个字符、九行、带框的盘面、列表或链接都行。
label-import-text = 粘贴题目、链接或列表
label-keep-mine = 把我的另存一份
label-keys = 快捷键
label-keys-move = 移动
label-keys-select = 选择
label-keys-write = 填写
label-keys-history = 回退
label-keys-help = 帮助与其他
label-key-move = 到相邻的格
label-key-next-empty = 到下一个空格
label-key-row-ends = 到行首、行尾
label-key-corners = 到第一格、最后一格
label-key-extend = 扩大选区
label-key-all = 全选
label-key-dismiss = 关闭，或取消选择
label-key-digit = 填数字
label-key-note = 记候选数
label-key-centre = 在中心记候选数
label-key-erase = 擦除
label-key-modes = 数字、候选、中心、颜色
label-key-fill-notes = 填满或清理候选数
label-key-undo = 撤销
label-key-redo = 重做
label-key-mistake = 回到第一个错误之前
label-key-hint = 提示，再按更详细
label-key-sentences = 在提示的句子间移动
label-key-question = 检验推理
label-key-steps = 列出此刻的所有步骤
label-key-path = 解题路径
label-key-check = 检查
label-key-pause = 暂停
label-key-new = 新题
label-key-import = 导入
label-key-learn = 学习技巧
label-key-share = 分享
label-key-sheet = 本表
label-language = 语言
label-language-auto = 跟随浏览器
label-learn = 学习
label-learn-all = 全部技巧
label-learn-example = 例题
label-learn-missing = 这一页没能加载。请关闭后再试。
label-learn-this = 学习这个技巧
label-learn-when = 什么时候用它
label-menu = 菜单
label-minimality = 极小题
label-minimality-any = 不要求
label-minimality-minimal = 要求，一个提示数也不多余
label-modes = 输入方式
label-name = Nonet
label-new = 新题
label-new-generate = 出一题
label-new-more = 更多
label-required-technique = 必须用到
label-required-technique-any = 不指定
label-next = 下一个
label-not-now = 以后再说
label-notes = 候选
label-removal-order = 移除顺序
label-removal-order-alternating = 间隔
label-removal-order-left-to-right = 从左到右
label-removal-order-random = 随机
label-removal-order-s-shaped = 蛇形
label-path = 解题路径
label-path-copy = 复制
label-path-counts = 所用技巧
label-path-from-clues = 从题面开始
label-path-from-here = 从现在开始
label-path-save = 存成文件
label-pause = 暂停
label-practice = 练习
label-practice-few = 单独需要它的局面很少，所以不足三题。每题此外只用更简单的技巧。卡住时提示会找到它。
label-practice-none = 单独需要它的局面太少，这里没有练习题。
label-practice-only = 每题都要用到它，此外只用更简单的技巧。卡住时提示会找到它。
label-practice-others = 每题用它再加更简单的技巧就能解开，换用别的高难技巧有时也行。卡住时提示会先找它。
label-previous = 上一个
label-question = 检验推理
label-question-change = 修改
label-question-clear = 清除
label-question-submit = 检验
label-redo = 重做
label-restart = 重来
label-seed = 种子
label-seed-fresh = 每次换新的
label-settings = 设置
label-share = 分享
label-share-help = 链接里只有提示数。打开它的人不需要账号。
label-share-link = 本题链接
label-show-undecided = 看看是哪些格
label-solution = 解
label-solution-apply = 填进盘面
label-solutions = 各个解
label-solve = 求解
label-steps = 所有步骤
label-steps-any-digit = 任意
label-steps-more = 显示更多
label-steps-selected = 只看选中的格
label-stop = 停止
label-symmetry = 对称
label-symmetry-anti-diagonal = 副对角线
label-symmetry-diagonal = 主对角线
label-symmetry-half-turn = 旋转 180°
label-symmetry-horizontal = 上下
label-symmetry-none = 无
label-symmetry-quarter-turn = 旋转 90°
label-symmetry-vertical = 左右
label-theme = 主题
label-theme-auto = 自动
label-theme-dark = 深色
label-theme-light = 浅色
label-tier = 选择难度
label-tier-any = 不限
label-tier-easy = 简单
label-tier-medium = 中等
label-tier-hard = 困难
label-tier-unfair = 艰深
label-tier-extreme = 极难
label-tier-easy-help = 只用唯余和摒除就能解开。
label-tier-medium-help = 要用到区块、数对或三数组。
label-tier-hard-help = 要用到鱼、短链、染色或唯一性。
label-tier-unfair-help = 要用到链或待定数组。
label-tier-extreme-help = 要用到强制链、强制网，或许多难步骤。
label-toggle-centre-notes = 角注与中心候选数
label-toggle-clean-notes = 填数时清除相关候选数
label-toggle-conflicts = 标出冲突
label-toggle-clock = 显示计时
label-toggle-peers = 突出同行、同列、同宫
label-toggle-rare = 包括罕见技巧
label-toggle-same-digit = 突出相同数字
label-toggle-uniqueness = 使用唯一性技巧
label-tools = 工具
label-benchmark-run = 运行
label-benchmark-easy = 简单（12 题）
label-benchmark-file = 打开题单
label-benchmark-guesses = 每题猜测
label-benchmark-hard = 困难（4 题）
label-benchmark-help = 引擎在这个浏览器里每秒能证明多少题有唯一解，又能出多少道极小题。题单每行一题，81 个字符。它在页面之外运行，随时可以停止。
label-benchmark-list = 题单
label-benchmark-made = 出题
label-benchmark-puzzles = 题数
label-benchmark-speed = 每秒
label-benchmark-title = 引擎速度
label-undo = 撤销
label-use-other = 用较新的那一份

## 读屏软件念的格子

cell-place = 第 { $cell-row } 行，第 { $cell-column } 列，第 { $cell-box } 宫。
cell-given = 提示数 { $digit }。
cell-entered = 填入 { $digit }。
cell-solved = { $digit }，来自解。
cell-empty = 空。
cell-notes = 候选数 { $digits-compact }。
cell-centre = 中心候选数 { $digits-compact }。
cell-conflict = 在{ $houses }里冲突。
cell-wrong = 不对。
cell-undecided = 各个解在此不同。
cell-colours = { $count } 种颜色。
cell-candidates = 可填 { $digits-compact }。
cell-hint = 提示用到这里。
cell-hint-out = 提示要删去 { $digits-compact }。
cell-paused = 暂停时不显示。
key-left = { $digit }，还剩 { $left } 个
key-done = { $digit }，已齐
key-too-many = { $digit }，太多
key-colour = 颜色 { $colour }
preview-label = 预览，{ $clues } 个提示数

## 状态行

greeting = 点一格，输入数字。按 ? 看快捷键。
placed = { $cells } 填 { $digit }。
note-added = { $cells } 记候选数 { $digit }。
note-removed = { $cells } 去掉候选数 { $digit }。
coloured = { $cells } 上色。
colour-removed = { $cells } 去色。
erased = 擦除 { $cells }。
notes-filled = 候选数已填好。
notes-cleaned = 不可能的候选数已清除。
hint-taken = 已照提示做。
solution-taken = 解已填进盘面。
restarted = 回到开局。
clues-fixed = { $count } 个提示数。
undone = 撤销：{ $what }
redone = 重做：{ $what }
nothing-to-undo = 没有可撤销的。
nothing-to-redo = 没有可重做的。
mode-digit = 数字模式。
mode-notes = 候选数模式。
mode-centre = 中心候选数模式。
mode-colour = 颜色模式。
given-stays = 提示数不能改。
digit-stays = 这一格已有数字，请先擦除。
digit-locked = 正在填 { $digit }：点格子。再按 { $digit } 结束。
digit-unlocked = 没有选定的数字。
conflicting = { $house }里有两个 { $digit }。
full-but-wrong = 盘面已满，但有数字不对。
solved = 完成，用时 { $time }。
resumed = { $left ->
    [0] 欢迎回来。盘面已满。
   *[other] 欢迎回来。还剩 { $left } 格。
}
check-fine = { $left ->
    [0] 没有错误。盘面已满。
   *[other] 没有错误。还剩 { $left } 格。
}
preparing = 请稍候。
hint-level = 提示 { $level }/{ $of }。
hint-sentence = { $sentence }
deduction-opened = 选中格子，按下数字，再选“检验”。
impossible = { $cells } 的 { $digit } 已被排除。

## 徽章与面板

clue-count = { $count } 个提示数
verdict-conflict = 数字冲突
verdict-none = 无解
verdict-one = 唯一解
verdict-several = { $count } 个解
verdict-several-more = 超过 { $count } 个解
verdict-unknown = 未检查
verdict-checking = 检查中
found-one = 唯一解。
found-several = 共 { $count } 个解。
found-several-more = 超过 { $count } 个解，这里是前 { $count } 个。
found-from = 由 { $clues } 个提示数求得，没有用你填的数字。
found-undecided = 有 { $count } 格不能确定，已标出。
solution-at = { $at }/{ $of }
clock = 用时 { $minutes } 分 { $seconds } 秒
making = 正在找题，可以接着玩。
making-for = 正在找题：{ $goal }。可以接着玩。
making-tried = 已试 { $tried } 个。
entry-name = { $number }. { $name }
clue-count-invalid = 请填 17 到 80 的整数。
seed-invalid = 请填整数，或留空。

## 提示

explanations-loading = 正在载入解说，请稍候。
technique-named = { $technique }。
technique-about = { $technique-about }
hint-where-house = 看{ $house }。
hint-houses = 就在{ $houses }。
hint-pattern = 盘面上已标出：{ $cells }。
hint-wrong-digits = { $cells } 的数字与解不合。
hint-wrong-eliminations = { $cells } 删掉了解所需要的候选数。
mistake-digit = { $cell } 不可能是 { $digit }：
mistake-conflict = { $cell } 不可能是 { $digit }：{ $other } 已经是 { $digit }。
mistake-solution = { $cell } 不可能是 { $digit }：解在那里是别的数字。
mistake-elimination = { $cell } 的 { $digit } 被删掉了，其实它应填在那里：
link-strong = 若 { $from } { $from-count ->
    [1] 不是
   *[other] 都不是
} { $from-digits }，则 { $to } { $to-count ->
    [1] 是
   *[other] 之一是
} { $to-digits }。
link-weak = 若 { $from } { $from-count ->
    [1] 是
   *[other] 之一是
} { $from-digits }，则 { $to } { $to-count ->
    [1] 不是
   *[other] 都不是
} { $to-digits }。
proof-step = { $of ->
    [1] { $technique }
   *[other] 第 { $at } 步，共 { $of } 步：{ $technique }{ $at ->
        [1] 。最难的一步：{ $hardest }
       *[other] {""}
    }
}
deduction-asked = { $removed-count ->
    [0] {""}
   *[other] 能删去 { $removed } 吗？
}{ $placed-count ->
    [0] {""}
   *[other] { $placed } 对吗？
}
deduction-proved = 正确，理由如下：
deduction-true = 与解相符，但这里的技巧都推不出来。
deduction-open = 本题的解不唯一，从盘面上也推不出来。
deduction-needed = 不正确。{ $cell } 应填 { $digit }：
deduction-wrong = 不正确。{ $cell } 不可能是 { $digit }：
hint-conflicting = { $cells } 的数字冲突，请先改正。
hint-complete = 盘面已经完成。
hint-stuck = 这一步所需的技巧这里还没有。检查和求解仍然可用。

## 步骤列表

step-places = 填 { $effects }
step-removes = 删 { $effects }
steps-found = { $count ->
    [0] 没有找到步骤。
   *[other] 共 { $count } 步。
}
lists-blocked = 盘面上有错误，“检查”会指出来。
steps-filtered = { $of } 步中的 { $count } 步。
path-steps = 共 { $count } 步。
path-stuck = 余下的部分需要这里还没有的技巧。
path-at = 第 { $at }/{ $of } 步：{ $technique }。这是预览，按 Esc 回到你的盘面。
path-preview = 这是预览。按 Esc 或关闭，回到你的盘面。
grade-is = { $tier }，{ $score } 分。最难的技巧：{ $technique }。

## 通知

wrong-digits = 有 { $count } 个数字与解不合：{ $cells }。已标出。
many-solutions = 本题有 { $count } 个解，有些格不能确定。
many-solutions-more = 本题有超过 { $count } 个解，有些格不能确定。
no-solution = 无解：这些提示数无法填满。
no-solution-cell = 无解：{ $cell } 已没有可填的数字。
no-solution-house = 无解：{ $digit } 在{ $house }已没有位置。
not-checked = 没能在合理的时间内查明本题是否唯一解。
clues-conflict = 有些提示数互相冲突，请先改正。
needs-one-solution = 只有唯一解的题才能检查。
new-game = 新题：{ $clues } 个提示数，种子 { $seed }。
new-game-for = 新题：{ $goal }，种子 { $seed }。
no-match = 没有找到符合要求的题目（试了 { $puzzles } 个）。请再试一次，或放宽要求。
blank-started = 输入题目的提示数，然后在菜单里选“把这些数字定为提示数”。
practice-started = 练习：{ $technique }。
practice-number = 练习 { $number }
missed-clue-count = 想要 { $asked } 个提示数，得到 { $got } 个（种子 { $seed }）。换个种子也许更好。
cannot-make = 按这些要求出不了题。
stopped = 已停止，什么也没有改变。
worker-restarted = 引擎意外停止，已重新启动。盘面没有受影响，请再试一次。
worker-gone = 引擎在这个浏览器里启动不了。仍可以玩，但没有提示、检查和新题。重新载入页面再试。
storage-refused = 浏览器不允许保存。关闭本页后进度会丢失。
newer-in-other-tab = 这一局在另一个标签页里有更新的进度。
saved-unreadable = 存下的游戏读不出来，已原样保留；这里是一道新题。
link-unreadable = 链接里的题目读不出来：{ $reason }
file-unreadable = 文件 { $name } 不能当作文本读取。请用 4 MB 以内的文本文件。
copied = 已复制。
copy-refused = 浏览器不允许复制，请自己选中文字复制。
explanations-missing = 没能载入解说。请关闭后再试。
locale-missing = 没能载入那种语言。
nothing-wrong = 没有错的数字。

## 不是题目的文字

read-empty = 这里还没有内容。
read-too-large = 文字太多：{ $bytes } 字节，一次最多读 { $limit } 字节。
read-binary = 第 { $line } 行第 { $column } 列：这不是文本。请打开文本文件。
read-unexpected-char = 第 { $line } 行第 { $column } 列：“{ $found }”不能作为一格。一格写 1 到 9；空着的格写 0 . * _ - ? x 之一。
read-unexpected-word = 第 { $line } 行第 { $column } 列：“{ $found }”不能作为一格。
read-cell-count = 第 { $line } 行：找到 { $found } 格，一题应有 81 格。
read-row-length = 题目的第 { $row } 行有 { $found } 格，应为 9 格：{ $text }（文本第 { $line } 行）
read-row-count = 找到 { $found } 行，一题应有 9 行。（文本第 { $line } 行）
read-damaged = 第 { $line } 行第 { $column } 列：看起来是“{ $format }”格式，但已损坏。
read-link = 这个链接里没有题目。请打开它，复制题目本身或长链接。

## 技巧的名称

technique-full_house = 最后一格
technique-hidden_single = 摒除
technique-naked_single = 唯余
technique-locked_pair = 死锁数对
technique-locked_triple = 死锁三数组
technique-pointing = 宫区块
technique-claiming = 行列区块
technique-naked_pair = 显性数对
technique-naked_triple = 显性三数组
technique-hidden_pair = 隐性数对
technique-hidden_triple = 隐性三数组
technique-naked_quadruple = 显性四数组
technique-hidden_quadruple = 隐性四数组
technique-x_wing = 二阶鱼
technique-swordfish = 三阶鱼
technique-jellyfish = 四阶鱼
technique-finned_x_wing = 带鳍二阶鱼
technique-sashimi_x_wing = 退化带鳍二阶鱼
technique-finned_swordfish = 带鳍三阶鱼
technique-sashimi_swordfish = 退化带鳍三阶鱼
technique-finned_jellyfish = 带鳍四阶鱼
technique-sashimi_jellyfish = 退化带鳍四阶鱼
technique-franken_x_wing = 宫内二阶鱼
technique-finned_franken_x_wing = 带鳍宫内二阶鱼
technique-franken_swordfish = 宫内三阶鱼
technique-finned_franken_swordfish = 带鳍宫内三阶鱼
technique-franken_jellyfish = 宫内四阶鱼
technique-finned_franken_jellyfish = 带鳍宫内四阶鱼
technique-squirmbag = 五阶鱼
technique-whale = 六阶鱼
technique-leviathan = 七阶鱼
technique-finned_mutant_x_wing = 带鳍交叉二阶鱼
technique-mutant_swordfish = 交叉三阶鱼
technique-finned_mutant_swordfish = 带鳍交叉三阶鱼
technique-mutant_jellyfish = 交叉四阶鱼
technique-finned_mutant_jellyfish = 带鳍交叉四阶鱼
technique-finned_mutant_squirmbag = 带鳍交叉五阶鱼
technique-finned_mutant_whale = 带鳍交叉六阶鱼
technique-siamese_finned_x_wing = 孪生带鳍二阶鱼
technique-siamese_finned_swordfish = 孪生带鳍三阶鱼
technique-siamese_finned_jellyfish = 孪生带鳍四阶鱼
technique-siamese_sashimi_x_wing = 孪生退化带鳍二阶鱼
technique-siamese_sashimi_swordfish = 孪生退化带鳍三阶鱼
technique-siamese_sashimi_jellyfish = 孪生退化带鳍四阶鱼
technique-siamese_finned_franken_x_wing = 孪生带鳍宫内二阶鱼
technique-siamese_finned_franken_swordfish = 孪生带鳍宫内三阶鱼
technique-siamese_finned_franken_jellyfish = 孪生带鳍宫内四阶鱼
technique-siamese_finned_mutant_x_wing = 孪生带鳍交叉二阶鱼
technique-siamese_finned_mutant_swordfish = 孪生带鳍交叉三阶鱼
technique-siamese_finned_mutant_jellyfish = 孪生带鳍交叉四阶鱼
technique-skyscraper = 摩天楼
technique-two_string_kite = 双线风筝
technique-turbot_fish = 多宝鱼
technique-empty_rectangle = 空矩形
technique-dual_two_string_kite = 双重双线风筝
technique-dual_empty_rectangle = 双重空矩形
technique-w_wing = W-Wing
technique-xy_wing = XY-Wing
technique-xyz_wing = XYZ-Wing
technique-bug_1 = 全双值格致死（BUG+1）
technique-unique_rectangle_1 = 唯一矩形 类型 1
technique-unique_rectangle_2 = 唯一矩形 类型 2
technique-unique_rectangle_3 = 唯一矩形 类型 3
technique-unique_rectangle_4 = 唯一矩形 类型 4
technique-unique_rectangle_5 = 唯一矩形 类型 5
technique-unique_rectangle_6 = 唯一矩形 类型 6
technique-hidden_rectangle = 隐性唯一矩形
technique-avoidable_rectangle_1 = 可规避矩形 类型 1
technique-avoidable_rectangle_2 = 可规避矩形 类型 2
technique-unique_loop_1 = 唯一环 类型 1
technique-unique_loop_2 = 唯一环 类型 2
technique-unique_loop_3 = 唯一环 类型 3
technique-unique_loop_4 = 唯一环 类型 4
technique-extended_rectangle = 拓展矩形
technique-bug_2 = 全双值格致死 类型 2
technique-bug_3 = 全双值格致死 类型 3
technique-bug_4 = 全双值格致死 类型 4
technique-simple_colours_trap = 简单染色（外部删数）
technique-simple_colours_wrap = 简单染色（同色相见）
technique-multi_colours_1 = 多组染色（外部删数）
technique-multi_colours_2 = 多组染色（一色见两色）
technique-medusa_trap = 三维美杜莎（外部删数）
technique-medusa_wrap = 三维美杜莎（自相矛盾）
technique-sue_de_coq = 融合待定数组（Sue de Coq）
technique-wxyz_wing = WXYZ-Wing
technique-vwxyz_wing = VWXYZ-Wing
technique-uvwxyz_wing = UVWXYZ-Wing
technique-als_xz = ALS-XZ
technique-als_xy_wing = ALS-XY-Wing
technique-als_chain = ALS 链
technique-death_blossom = 死亡绽放
technique-aligned_pair_exclusion = 对齐双格排除
technique-remote_pair = 远程数对
technique-x_chain = X 链
technique-xy_chain = XY 链
technique-continuous_nice_loop = 连续环
technique-discontinuous_nice_loop = 不连续环
technique-aic = 交替推理链
technique-grouped_continuous_nice_loop = 区块连续环
technique-grouped_discontinuous_nice_loop = 区块不连续环
technique-grouped_aic = 区块交替推理链
technique-cell_forcing_chain = 单元格强制链
technique-house_forcing_chain = 行列宫强制链
technique-contradiction_forcing_chain = 矛盾强制链
technique-forcing_net = 矛盾强制网
technique-verity_net = 全选项强制网
technique-kraken_fish_1 = 毛刺鱼 类型 1
technique-kraken_fish_2 = 毛刺鱼 类型 2
technique-template_set = 模板填数
technique-template_delete = 模板删数
technique-brute_force = 暴力求解

## 技巧的类别

family-singles = 唯一数
family-locked_candidates = 区块
family-subsets = 数组
family-fish = 鱼
family-single_digit = 单数字双强链
family-wings = 短链
family-uniqueness = 唯一性
family-colouring = 染色
family-chains = 链
family-almost_locked_sets = 待定数组
family-exclusion = 排除
family-rare = 少见的技巧
family-last_resort = 最后手段
