# 页面的中文。短句，平实，不用感叹号。
# label-… 是按钮与标题，其余是句子；英文词条前的注释列出各自的参数，见 en/page.ftl 开头。

# 盘面上的东西怎么写：`cell-row` 与 `cell-column` 是一行、一列的名字，`cell` 把它们合成一格（或 r1c78 这样的一组格），`chain-…` 是 Eureka 记法的链。
cell-letters = { $row }{ $column }
cell-letters-row = { $number ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
    [6] F
    [7] G
    [8] H
   *[other] J
}
cell-letters-column = { $number }
chain-node = ({ $digits }){ $cells }
chain-strong = =
chain-weak = -
chain-gap = {"; "}
chain-cell-gap = /
set-of-cells = { $cells }（{ $digits }）
effect = { $cells } 的 { $digits }
effect-placed = { $cells } 填 { $digits }
count-rows = { $count } 行
count-columns = { $count } 列
count-boxes = { $count } 宫
phrase-and = ，
phrase-last = ，
or = {" 或 "}
kinds-and = { and }
cycle-gap = { comma }
house-rows = 第 { $numbers } 行
house-columns = 第 { $numbers } 列
house-boxes = 第 { $numbers } 宫

## index.html 在程序运行之前、或出错之后说的话，各占一行

page-description = 数独：玩、出题、求解、讲解。无需安装，断网也能用，数据不会离开你的浏览器。
page-desktop = 电脑上的一局
page-phone = 手机上的一局
page-needs = Nonet 需要 JavaScript 和支持 WebAssembly SIMD 的浏览器：Chrome 或 Edge 99、Firefox 114、Safari 16.4，或更新的版本。
page-broken = 页面出错了。请重新加载：游戏已保存。

## 按钮与标题

label-about = 关于
label-about-engine = 出题、证明唯一解、求解和讲解，用的是同一个引擎；网页里是它，命令行里也是它。
label-about-kept = 整个页面已存在这个浏览器里；在这里选过的语言，断网也能用。
label-about-not-kept = 页面还没有完整存到这个浏览器里：下次打开需要联网，解说、技巧页面和其他语言在第一次用到时也需要联网。
label-about-private = 一切都留在你的浏览器里。本页不向任何人发送数据，也不用 Cookie。
label-about-what = Nonet 是给玩家、出题人、老师和程序员用的数独页面。
label-accent = 强调色
label-accent-blue = 蓝色
label-accent-graphite = 石墨灰
label-accent-plum = 梅红
label-apply = 应用
label-erase-mistake = 只删这个数字
label-back-to-mistake = 回到第一个错误之前
label-check-back = 回到第一个错误之前
label-check-explain = 解释一处错误
label-check-leave = 保持不变
label-back-to-previous = 回到上一局
label-branch-here = 当前
label-branch-start = 开局
label-blank = 自己输入一题
label-board-preview = 数独，解题路径预览
label-board-replay = 数独，回放
label-centralise = 角注改为中心笔记
label-checkpoint = 存档点
label-checkpoint-name = 名称
label-clear-notes = 清除笔记
label-claim-place = 该填的数字
label-claim-eliminate = 可删的数字
label-clues-rare = 提示数这么少的题目极少。
label-continue-now = 正在玩
label-copy-link = 复制链接
label-done-title = 完成
label-done-cells = 显示的格
label-done-filled = 最后替你填的格
label-done-hardest = 最难一步
label-beyond-hodoku = 超出 HoDoKu 的技巧
label-done-back = 回退
label-done-hints = 提示
label-done-mistakes = 填错
label-done-next-of-list = 题单下一题
label-done-picture = 你的解题过程
label-done-picture-help = 颜色越深，填得越晚。不含数字。
label-done-share = 分享图片
label-done-you = 你
label-done-more = 更多
label-done-less = 收起
label-progress-card = 你的进展
label-race-copy-time = 复制带有我的用时的链接
label-race-send = 发起比赛
label-race-send-time = 把我的用时发回去
label-race-sender = 对方
label-race-you = 你
label-end-first-time = 第一次独立用上
label-end-lesson = 课程
label-end-practise = 练习
label-end-share-day = 分享今天的图片
label-end-copy-picture = 复制今天的图片
label-calendar-next = 下个月
label-calendar-previous = 上个月
label-daily-again = 再看一遍
label-daily-note = 由日期生成，人人相同的三道题。
label-engine-restart = 重新启动
label-entry-done = 完成
label-grade = 本题
label-grade-count = 次数
label-grade-score = 分数
label-grade-technique = 技巧
label-hint-here = 提示这一格
label-case-lines = 由此假设推出的各行
label-notation = 记法
label-hint-mark = 标出图形
label-hint-another = 换一个
label-hint-show-found = 就看这个
label-hint-mistake = 有一处错误
label-hint-more = 再多一点
label-hint-next = 看下一步
label-hint-none = 没有提示
label-hint-why = 为什么
label-import = 导入
label-import-anywhere = 在页面任何位置都可以粘贴。
label-import-accept = 玩这一题
label-import-solve = 显示答案
label-import-anyway = 照样玩
label-import-choices = 文中的题目
label-import-correct = 打开来改
label-import-file = 打开文件
label-import-show-line = 在文本中标出
label-import-help = 文字、题单、链接、图片或二维码都行。图片在本机识别，不会保存。
label-import-library = 在题库中
label-import-library-none = 还没有
label-import-library-waiting = 未开始
label-import-library-begun = 进行中
label-import-library-solved = 已解出
label-import-placed = 已填数字
label-import-text = 粘贴、拖放、输入或拍照
label-keep-mine = 把我的另存一份
label-keys = 快捷键
label-keys-move = 移动
label-keys-select = 选择
label-keys-write = 填写
label-keys-modes = 模式
label-keys-change = 更改
label-keys-edit = 更改按键
label-keys-press = 请按一个键。按 Esc 保持原样。
label-keys-reset = 恢复默认快捷键
label-keys-history = 撤销
label-keys-help = 帮助与其他
label-keys-read = 朗读
label-key-move = 到相邻的格
label-key-next-empty = 到下一个空格
label-key-row-ends = 到行首、行尾
label-key-corners = 到第一格、最后一格
label-key-extend = 扩大选区
label-key-all = 全选
label-key-dismiss = 关闭，或取消选择
label-key-digit = 填数字
label-key-note = 记笔记
label-key-centre = 记中心笔记
label-key-erase = 擦除
label-key-toggle-cell = 加选或取消这个格
label-key-cell-menu = 这一格的菜单
label-key-hint-here = 提示这一格
label-key-same = 选中相同的数字或颜色
label-key-erase-corner = 擦除角注
label-key-erase-centre = 擦除中心笔记
label-key-promote = 填入唯一的笔记
label-key-centralise = 角注改为中心笔记
label-key-mode-digit = 数字模式
label-key-mode-notes = 笔记模式
label-key-mode-centre = 中心笔记模式
label-key-mode-colour = 颜色模式
label-key-mode-links = 链接模式
label-key-next-mode = 下一个模式
label-key-lock = 锁定一个数字，连续填
label-key-filter = 显示一个数字可填的位置
label-key-pairs = 显示只有两个候选数的格
label-key-fill-notes = 填笔记，或清除不可能的笔记
label-key-undo = 撤销
label-key-redo = 重做
label-key-mistake = 回到第一个错误之前
label-key-checkpoint = 设置或取消存档点
label-key-branches = 存档点与分支
label-key-trial = 假设：试一试，或放弃
label-key-replay = 回放本局
label-key-hint = 提示，再按更详细
label-key-sentences = 在提示的句子间移动
label-key-question = 检验推理
label-key-steps = 列出此刻的所有步骤
label-key-path = 解题路径
label-key-check = 检查
label-key-finish = 填完剩下的唯余和排除
label-key-zen = 专注：只留盘面和小键盘
label-keys-gamepad = 手柄
label-pad-digit = 上一个或下一个数字
label-pad-give = 把数字填入格子
label-pad-erase = 擦除，或关闭打开的内容
label-pad-notes = 切换数字和笔记
label-pad-undo = 撤销和重做
label-pad-menu = 菜单
label-key-copy = 复制选中的格
label-key-paste = 粘贴格子或题目
label-copy-cells = 复制
label-paste-cells = 粘贴
label-key-pause = 暂停
label-key-new = 新题
label-key-import = 导入
label-key-learn = 学习技巧
label-key-share = 分享
label-key-sheet = 本表
label-key-name-menu = 菜单键
label-key-name-space = 空格
label-key-read-row = 本行
label-key-read-column = 本列
label-key-read-block = 本宫
label-key-read-remaining = 各数字还剩几个
label-key-read-candidates = 本格可填的数
label-language = 语言
label-language-auto = 跟随浏览器
label-learn-all = 全部技巧
label-learn-example = 例题
label-learn-example-easier = 这个例题里也有更简单的一步：没有找到不含更简单步骤的局面。
label-learn-missing = 这一页没能加载。请关闭后再试。
label-learn-this = 学习这个技巧
label-learn-when = 什么时候用它
label-another-position = 换一个局面
label-back-to-exercise = 回到练习
label-back-to-game = 回到对局
label-basics = 入门
label-basic-first = 先试什么
label-basic-first-about = 省时的顺序
label-basic-first-text = 先找只剩一个空格的行、列或宫。再挑一个已经出现多次的数字，看哪个宫里只剩一个位置给它。最后才逐格去问还能填哪些数字。最后一题是唯余：其他八个数字都已出现在它的行、列、宫里，只剩一个数字能填。
label-basic-grid = 认识盘面
label-basic-grid-about = 行、列、宫与 r4c7
label-basic-grid-text = 行从上往下数，列从左往右数，宫先从左往右、再从上往下数，都是 1 到 9。格子用行和列来称呼：r4c7 是第 4 行与第 7 列相交的那一格。每一格都属于一行、一列和一宫。
label-basic-next-lesson = 下一课
label-basic-play-easy = 玩一局简单题
label-basic-notes = 笔记
label-basic-notes-about = 哪里还能填什么
label-basic-notes-text = 空格里的小数字是笔记，也就是还能填在这里的数字。同行、同列或同宫已有的数字不能再填。填入一个数字后，同行、同列、同宫里它的笔记都要删去；Nonet 可以替你做。
label-basic-strong-link = 什么是强链
label-basic-strong-link-about = 不在这里，就在那里
label-basic-strong-link-text = 强链连接两个候选数，其中至少有一个为真：一行、一列或一宫里某数字仅剩的两处，或一格仅剩的两个数字。一个为假，另一个就为真。
label-basic-weak-link = 什么是弱链
label-basic-weak-link-about = 在这里，就不在那里
label-basic-weak-link-text = 弱链连接两个候选数，其中至多有一个为真：同一行、列或宫里某数字的两处，或同一格的两个数字。一个为真，另一个就为假。
label-basic-chain = 链怎样证明结论
label-basic-chain-about = 强弱交替，首尾必有一真
label-basic-chain-text = 链由强链和弱链交替组成。假设首端为假，一环接一环推下去，末端就为真。所以两端必有一真，同时看到两端的格删去这个数字。
label-links-title = 链的基础
label-basic-rules = 规则
label-basic-rules-about = 每个数字到处都只有一个
label-basic-rules-text = 每一行、每一列、每个三乘三的宫，都恰好含有 1 到 9 各一个。印好的数字不变，空格由你来填。合格的题目只有一个解，从不需要猜。
label-begin = 开始
label-exercise-position = 下一步在哪里？
label-exercise-position-about = 这是你的对局，笔记已全部填好。找出最容易的一步；对局本身不会改变。
label-find-yourself = 自己找
label-go-on = 继续学
label-lesson-read = 已读
label-lesson-search = 搜索课程
label-lesson-way = 学习
label-needed-hints = 你常要提示的技巧
label-needed-since = 最近 30 天
label-nudge = 提点一下
label-position-helped = 用过帮助
label-position-try = 试试
label-positions-none = 没有可以自己找的局面：要用它时，更容易的办法都已失效，盘面上也没有可认的标志。
label-read-idea = 先看思路
label-related = 容易混淆的技巧
label-show-steps = 看步骤
label-tab-find = 自己找
label-tab-idea = 思路
label-tab-steps = 例题
label-the-idea = 思路
label-the-steps = 步骤
label-whole-puzzles = 需要它的整题
label-collection-delete = 删除这个题集
label-collection-edit = 改名或删除
label-collection-name = 题集名称
label-column-changed = 上次游玩
label-column-collection = 题集
label-column-hardest = 最难一步
label-column-help = 帮助
label-column-puzzle = 题目
label-column-score = HoDoKu
label-column-state = 状态
label-column-tier = 难度
label-column-time = 用时
label-done = 完成
label-found-alone = 自己找到
label-found-nudged = 经过提醒
label-found-shown = 看了答案
label-game-begin = 开始
label-game-collection = 题集
label-game-continue = 继续
label-game-open = 打开
label-game-delete = 删除
label-game-menu = 更多
label-game-name = 名称
label-game-no-collection = 不放入题集
label-import-keep = 存为题集
label-library-all-tiers = 全部难度
label-library-alone = 没用提示
label-library-collections = 题集
label-library-continue = 继续
label-library-daily = 每日题
label-library-empty-collection = 里面还没有题目
label-library-empty-collection-help = 每局游戏的菜单都可以把它放进题集。
label-library-export = 全部导出
label-library-games = 游戏
label-library-import = 全部导入
label-library-import-list = 导入题单
label-library-in-progress = 进行中
label-library-kept = 存在本机
label-library-new-collection = 新建题集
label-library-no-collections = 还没有自己的题集
label-library-collections-are = 题集把题目放在一起：一本书、送朋友的一组题、要练习的题单。
label-library-no-progress = 没有进行中的题目
label-library-progress-is = 你开始做的每道题都会保存在这里。
label-library-no-solved = 还没有完成的题目
label-library-solved-are = 完成的题目会带着用时和路径收在这里。
label-library-no-statistics = 还没有统计
label-library-statistics-are = 做完三道题，就能看到自己怎样越来越快。
label-library-nothing = 这里还没有游戏
label-library-order = 排序
label-library-persist = 请求浏览器保留数据
label-library-search = 搜索
label-library-search-help = 难度、技巧、提示数、日期或题集
label-library-show-all = 显示全部
label-library-solved = 已解出
label-library-statistics = 统计
label-library-unnamed = 未命名题集
label-order-easiest = 最易在前
label-order-fastest = 最快在前
label-order-hardest = 最难在前
label-order-newest = 最新在前
label-order-oldest = 最早在前
label-order-slowest = 最慢在前
label-period-all = 全部
label-period-half-year = 6 个月
label-period-month = 30 天
label-statistics-alone = 独立
label-statistics-best = 最快
label-statistics-export = 存成 CSV
label-statistics-helped = 有帮助
label-statistics-median = 中位数
label-statistics-met = 遇到
label-statistics-recent = 近期中位数
label-statistics-solved = 已解出
label-statistics-table = 看表格
label-statistics-techniques = 遇到的技巧
label-statistics-techniques-help = 每局解出的题里最难的技巧。
label-statistics-times = 各难度用时
label-statistics-times-alone = 只计没用帮助的用时。
label-statistics-times-help = 只计没用帮助的用时。上图：各种用时的次数。下图：逐局用时与移动中位数。
label-library-empty = 这里还没有题目
label-starter-ready = 拿来就玩
label-starter-note = Nonet 自带的四个题集。
label-starter-train = 火车上的十二题
label-starter-train-about = 都是短题，每题五分钟左右。
label-starter-named = 有名字的题
label-starter-named-about = 从维基百科的例题到 Golden Nugget。
label-starter-techniques = 逐个技巧练习
label-starter-techniques-about = 按课程顺序，每题都要用到题名所写的技巧。
label-starter-hardest = 已知最难的题
label-starter-hardest-about = 适合漫长的夜晚：链与网。
label-new-custom = 到“出题”里选更多
label-new-more = 更多
label-next = 下一个
label-removal-order = 移除顺序
label-removal-order-alternating = 间隔
label-removal-order-left-to-right = 从左到右
label-removal-order-random = 随机
label-removal-order-s-shaped = 蛇形
label-pad-layout = 手机键盘
label-pad-one-row = 一行
label-pad-square = 三乘三
label-pad-two-rows = 两行
label-path-copy = 复制
label-path-counts = 所用技巧
label-links-check = 这条链成立吗？
label-links-clear = 清除链接
label-links-drawn = 已画的链接
label-links-keep = 保留链接
label-path-from-clues = 从题面开始
label-path-from-here = 从现在开始
label-path-save = 存成文件
label-practice = 练习
label-practice-few = 只靠它和更简单的技巧就能解开的题很少，所以不足三题。卡住时提示会找到它。
label-practice-none = 单独需要它的局面太少，这里没有练习题。
label-practice-only = 每题都需要这个技巧：没有它，同级和更低级的其他技巧都会卡住；有了它，其余只用更简单的技巧。卡住时提示会找到它。
label-practice-others = 每题用这个技巧再加更简单的技巧就能解开，换用同级的其他技巧也行。卡住时提示会找到这个技巧。
label-previous = 上一个
label-question = 检验推理
label-question-change = 修改
label-question-clear = 清除
label-question-submit = 检验
label-replay = 回放
label-replay-play = 自动播放
label-replay-slider = 第几步
label-replay-stop = 停止播放
label-restart = 重来
label-seed = 种子
label-settings = 设置
label-share-help = 链接里只有提示数。打开它的人不需要账号。
label-share-link = 本题链接
label-share-game = 带进度和候选数
label-share-game-help = 打开后是一局独立的对局，包含所有步骤和候选数。
label-share-race = 附上我的用时，来一场比赛
label-share-race-help = 打开链接的人将与你的用时比赛。链接包含提示数和你填每一格的时间。
label-share-code = 链接的二维码
label-share-no-code = 这个链接太长，无法生成二维码。
label-share-send = 发送…
label-share-format = 复制为
label-share-text = 该格式的文本
label-share-copy = 复制文本
label-share-save = 保存为文件
label-share-open = 在新标签页中打开
label-share-picture = 盘面图片
label-share-picture-help = 包含候选数、颜色和打开的提示。
label-share-png = 保存 PNG
label-share-svg = 保存 SVG
label-output-line = 81 字符一行，空格用点
label-output-zeros = 81 字符一行，空格用零
label-output-grid = 带边框的盘面
label-output-pencilmarks = 候选数盘面（HoDoKu）
label-output-hodoku = HoDoKu 题库行
label-output-sdk = SadMan / SudoCue（.sdk）
label-output-sdm = SudoCue 列表（.sdm）
label-output-opensudoku = OpenSudoku
label-output-sukaku = 729 个候选数（sukaku）
label-output-sudokuwiki = SudokuWiki 字符串（S9B）
label-output-sudokucoach = sudoku.coach 字符串（SCv7）
label-output-json = JSON
label-output-sudokupad = SudokuPad 链接
label-output-fpuzzles = f-puzzles 链接
label-output-sudokuwiki-link = SudokuWiki 链接
label-output-sudokucoach-link = sudoku.coach 链接
label-output-sudokuexchange = SudokuExchange 链接
label-output-puzzle-solution = 题目与答案（CSV）
label-show-undecided = 看看是哪些格
label-select-same = 选中相同的数字
label-show-in-grid = 在盘面上显示
label-show-digit = 显示某个数字
label-menu-game = 本题
label-menu-help = 解题帮助
label-zen = 专注
label-zen-leave = 退出专注
label-finish = 替我填完
label-show-pairs = 双候选数
label-solution = 答案
label-solution-apply = 填进盘面
label-solutions = 各个解
label-solve-all = 显示全部
label-solve-ask = 要显示答案吗？
label-solve-ask-text = 显示一格算一次帮助；显示整个答案后，这一局不再计入完成。
label-solve-cell = 显示一格
label-streak = 连续天数
label-steps-any-digit = 任意
label-steps-more = 显示更多
label-steps-selected = 只看选中的格
label-stop = 停止
label-several-solutions = 多解
label-rate-all = 全部评级
label-rate-list = 为此列表评级
label-rated-another = 打开列表
label-rated-empty = 粘贴、拖入或打开最多 200,000 道题的列表：每道题都在本机检查和评级，不会离开此设备。
label-create-generate = 生成
label-create-list = 列表评级
label-rated-export = 保存所显示的内容
label-rated-look = 值得留意
label-rated-legend = 各列的含义
label-rated-score-help = HoDoKu 按解题路径各步给的分数。分数取决于路径：同一道题旋转、镜像或换数字后，分数可能不同。
label-rated-explainer-means = 三个评级：最难的一步、填出第一个数字之前最难的一步、第一步。
label-rated-depth-help = 假设要套多少层，其余才能靠单数解开；单数就够时为 0。同一道题的各种变形结果相同。
label-rated-minimal-help = 是否每个提示数都必要。不必要的提示数逐个计算：同时去掉两个，可能就有多个解。
label-rated-search = 搜索
label-rated-search-help = 技巧、名称或提示数
label-rated-explainer = Sudoku Explainer（较慢）
label-rated-explainer-help = 同时用它评级；难题要几秒到几分钟
label-rated-go-on = 继续
label-rated-csv = CSV
label-rated-tsv = TSV
label-rated-json = JSON
label-look-no-solution = 无解
label-look-several = 多解
label-look-twin = 同构重复
label-look-conflict = 数字冲突
label-chip-minimal = 极小
label-chip-once = 每个同构只留一道
label-chip-symmetric = 对称
label-column-explainer = SE ER/EP/ED
label-rated-from = 从
label-rated-to = 到
label-minimal = 极小
label-column-number = 题号
label-column-verdict = 结论
label-column-depth = 试数深度
label-column-minimal = 极小
label-column-same-as = 同构于
label-column-clues = 提示数
label-symmetry = 对称
label-symmetry-anti-diagonal = 副对角线
label-symmetry-diagonal = 主对角线
label-symmetry-half-turn = 旋转 180°
label-symmetry-horizontal = 上下
label-symmetry-none = 无
label-symmetry-quarter-turn = 旋转 90°
label-symmetry-vertical = 左右
label-theme-dark = 深色
label-theme-light = 浅色
label-tier = 选择难度
label-tier-easy-help = 只用唯余和排除就能解开。
label-tier-medium-help = 要用到区块、数对或三数组。
label-tier-hard-help = 要用到鱼、短链、染色或唯一性。
label-tier-unfair-help = 要用到链或待定数组。
label-tier-extreme-help = 要用到强制链、强制网，或许多难步骤。
label-toggle-centre-notes = 角注与中心笔记
label-toggle-clean-notes = 填数时清除相关笔记
label-toggle-conflicts = 标出冲突
label-toggle-clock = 显示计时
label-toggle-expert = 使用专家技巧
label-toggle-left-hand = 左手操作
label-toggle-lock-tint = 突出锁定的数字可填的格
label-toggle-mark-wrong = 填错时立即标出
label-toggle-pad-from-seven = 小键盘 7 8 9 在上
label-toggle-peers = 突出同行、同列、同宫
label-toggle-rare = 包括罕见技巧
label-toggle-same-digit = 突出相同数字
label-toggle-uniqueness = 使用唯一性技巧
label-toggle-wasd = 用 W A S D 移动，与方向键相同
label-toggle-warn-notes = 标出已被排除的笔记
label-trial = 假设
label-trial-give-up = 放弃
label-trial-keep = 保留
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
label-contrast = 对比度
label-contrast-auto = 自动
label-dark-theme = 深色主题
label-dark-grey = 深灰
label-dark-black = 纯黑
label-contrast-more = 高
label-note-size = 笔记大小
label-note-size-large = 大
label-note-size-normal = 标准
label-print = 打印
label-paper-source = 打印什么
label-paper-given = 这道题
label-paper-fresh = 新题
label-paper-kind = 题型
label-paper-kind-puzzles = 题目
label-paper-kind-exercises = 技巧练习
label-paper-per-page = 每页题数
label-paper-answers = 答案
label-paper-answers-none = 不印
label-paper-answers-last = 放在最后
label-paper-answers-each = 每页之后
label-paper-content = 格内
label-paper-clues = 提示数
label-paper-entries = 我填的数
label-paper-candidates = 全部候选数
label-paper-size = 纸张
label-paper-a4 = A4
label-paper-letter = Letter
label-paper-rating = 难度和最难的一步
label-paper-cards = 提示卡
label-paper-code = 扫码做题的二维码
label-paper-name-line = 姓名栏
label-paper-large = 大字粗线
label-paper-title = 标题
label-paper-count = 题数
label-paper-make = 出题
label-paper-name = 姓名
label-settings-none = 没有名称包含此内容的设置。
label-settings-search = 搜索
label-cell-names = 单元格的写法
label-cell-names-letters = A1
label-cell-names-numbers = r1c1
label-text-size = 文字大小
label-text-size-large = 大
label-text-size-larger = 特大
label-text-size-normal = 标准
label-toggle-haptics = 冲突和完成时振动
label-toggle-sound = 音效
label-update-now = 立即更新
label-use-other = 用较新的那一份
label-why-not = 为什么不行…

## 读屏软件念的格子

cell-undecided = 各个解在此不同。
cell-colours = { $count } 种颜色。
cell-candidates = 可填 { $digits-compact }。
cell-eliminated = 已删去 { $digits-compact }。
cell-hint = 提示用到这里。
cell-hint-places = 空格。提示要填 { $digit }。
cell-hint-out = 提示要删去 { $digits-compact }。
cell-paused = 暂停时不显示。
preview-label = 预览，{ $clues } 个提示数
preview-placed = 预览，{ $clues } 个提示数，已填 { $placed } 格

## 状态行

coloured = { $cells } 上色。
colour-removed = { $cells } 去色。
notes-cleaned = 不可能的笔记已清除。
hint-taken = 已照提示做：{ $placed-count ->
    [0] {""}
   *[other] 填 { $placed }{ $removed-count ->
        [0] {""}
       *[other] ；
    }
}{ $removed-count ->
    [0] 。
   *[other] 删 { $removed }。
}
solution-taken = 解已填进盘面。
restarted = 回到开局。
clues-fixed = { $count } 个提示数。
jumped = { $left ->
    [0] 已到另一处，盘面已满。
   *[other] 已到另一处，还剩 { $left } 格。
}
checkpoint-set = 已设存档点 { $number }。
nothing-to-replay = 还没有可回放的步骤。
replay-at = 第 { $at } / { $of } 步
checkpoint-removed = 存档点已取消，各步都还在。
checkpoint-number = 存档点 { $number }
trial-started = 假设：接着填。放弃就回到这里。
trial-given-up = 已放弃，各步存为分支。
trial-kept = 已保留。
trial-line = 假设中，已走 { $count } 步。
branch-counts = { $checkpoints } 个存档点{ $dead ->
    [0] {""}
   *[other] ，{ $dead } 条死路
}
branch-placed = { $cells } 填 { $digit }
fault-twice = { $house }有两个 { $digit }
fault-no-digit = { $cell } 无数可填
fault-no-place = { $house }放不下 { $digit }
fault-wrong = { $cell } 不是 { $digit }
mode-centre = 中心笔记模式。
mode-colour = 颜色模式。
digit-noting = 连续记 { $digit }，点格子即可。
digit-noting-key = 连续记 { $digit }，再按 { $digit } 结束。
colour-giving = 颜色 { $colour }，点格子即可。
colour-giving-key = 颜色 { $colour }，再按一次结束。
needs-two-kinds = 中心笔记没有打开，可在设置里打开“角注与中心笔记”。
nothing-to-promote = 这里没有可以填入的唯一笔记。
notes-erased = 已擦除 { $cells } 的笔记。
notes-centralised = { $cells } 的角注已改为中心笔记。
note-impossible = { $cells } 的行、列或宫里已有 { $digit }。
candidate-coloured = 已给 { $cells } 的候选数 { $digit } 上色。
candidate-colour-removed = 已去掉 { $cells } 的候选数 { $digit } 的颜色。
showing-digit = 正在看 { $digit }：还差 { $left } 个，{ $count } 个格可以填。
showing-pairs = 正在看只有两个候选数的格：{ $count } 个。
filter-ended = 已恢复平常的显示。
cell-note-colours = 上色的候选数 { $digits }。
key-taken = { $key } 已用于：
key-fixed = { $key } 不能更改。
key-of-pad = 小键盘 { $key }
entry-count = { $count } 个提示数：
entry-help = 依次输入，0 或空格跳过一格。
one-cell-only = 选中了多个格，不可能都填同一个数；笔记可以。
today-date = { when-day } { when-weekday }
daily-progress = { $done } / { $count }
streak-days = 天（已连续完成每日题）
streak-best = 最长 { $best } 天
calendar-month = { $year } 年 { $month } 月
calendar-day = { $month } 月 { $day } 日，完成 { $solved } / 3
weekday-short = { $weekday ->
        [0] 一
        [1] 二
        [2] 三
        [3] 四
        [4] 五
        [5] 六
       *[other] 日
    }
solved-by-engine = 盘面已按解填满，不计入完成。
done-fastest = 你 { $count } 道{ $tier }题中最快的一道。
done-place = 你 { $count } 道{ $tier }题中第 { $place } 快。
done-far = 你 { $count } 道{ $tier }题中用时排第 { $place }。
done-second = 你的第二道{ $tier }题，另一道用时 { $time }。
done-best = 最快 { $time }
longest-time = 最慢 { $time }
done-helped = 没用帮助的题才计入你的用时。
done-hinted = 用了 { $count } 次提示。你不用提示的中位数是 { $time }。
done-hinted-only = 用了 { $count } 次提示。没用提示的题才计入你的用时。
done-back = { $count ->
    [1] 一次撤销 { $moves } 步
   *[other] { $count } 次，共 { $moves } 步
}
done-median = 中位数 { $time }
end-seen = 已填完。你看过答案。
end-three = 今天三题全部完成{ $count ->
    [0] ！
    [1] ！
   *[other] ，已连续 { $count } 天！
}
end-streak = 已连续 { $count } 天完成每日题！
end-first = 解出来了：第一次独立完成{ $tier }题。
end-fastest = 漂亮！这是你最快的一道{ $tier }题。
end-new-technique = 漂亮！第一次独立解出要用{ $technique }的题。
end-alone = 漂亮！{ $count } 格全靠自己，没用提示。
end-few-hints = 解出来了：{ $count } 格里有 { $own } 格靠自己。
end-many-hints = 解出来了。{ $own } 格靠自己，其余看了讲解。
end-explained = 解出来了，每一步都看了讲解。
end-listed = 解出来了，途中看过步骤。
end-daily = 每日{ $tier }题，{ when-day }{ when-weekday }
end-hinted = 有 { $count } 次提示讲的是这一步。
end-days = { $count ->
    [0] 还没有连续天数
    [1] 第 1 天
   *[other] 已连续 { $count } 天
}
end-today = 今天 { $count }/3
end-todays = 今天的{ $tier }题
end-another = 再来一道{ $tier }题
end-harder = 更难一级：{ $tier }
end-total = 共 { $time }
end-shared = Nonet，{ when-day }：{ label-tier-easy } { $easy }，{ label-tier-medium } { $medium }，{ label-tier-hard } { $hard }。{ $count ->
    [0] {""}
    [1] {""}
   *[other] 已连续 { $count } 天。
}
progress-times = { $count } 道{ $tier }，未用帮助
race-ahead = 领先 { $count } 格
race-behind = 落后 { $count } 格
race-begun = 比赛：对方用 { $time } 解出了这道题。你的计时已经开始。
race-helped = { $time }，用过帮助
race-level = 持平
race-lost = 完成了。对方快 { $time }。
race-over = 对方用时 { $time }
race-progress = 比赛：你已填 { $own } / { $count } 格，此时对方已填 { $theirs } 格。
race-tied = 完成了，用时与对方相同。
race-unreadable = 链接中的用时已损坏。题目打开了，但没有比赛。
race-won = 你赢了，快了 { $time }。
race-words = 我用 { $time } 解出了这道数独。你能更快吗？
picture-copied = 图片已复制。
picture-saved = 图片已保存。
picture-shared = 图片已分享。
picture-refused = 浏览器没能生成图片。
done-no-hints = 没有用
done-nudges = { $nudges } 次，只看了位置
done-hints = { $count } 次，其中 { $shown } 次看了全部
done-hints-full = { $count } 次，都看了全部
full-but-wrong = 盘面已满，但有数字不对。
solved = 完成，用时 { $time }。
check-fine = { $count ->
    [0] 还没有填数字可检查。
   *[other] 填入的 { $count } 个数字全部正确。
}
read-house = { $house }：{ $digits }。
read-empty-cell = 空
read-remaining = 还剩：{ $counts }。
read-count = { $digit } 有 { $count } 个
read-all-placed = 九个数字都已填满。
read-candidates = { $cell } 可填 { $digits-compact }。
read-no-candidate = { $cell } 无数可填。
no-hint-in = { $cell } 暂时推不出什么。
hint-level = 提示 { $level }/{ $of }。
hint-sentence = { $sentence }
deduction-opened = 选中格子，按下数字，再选“检验”。
impossible = { $cells } 的 { $digit } 已被排除。

## 徽章与面板

verdict-conflict = 数字冲突
verdict-none = 无解
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
making = 正在找题，可以接着玩。
making-for = 正在找题：{ $goal }。可以接着玩。
making-tried = 已试 { $tried } 个。
entry-name = { $number }. { $name }
import-hidden = 文本共 { $bytes } 字节，已读取；内容太长，这里不显示。
import-reading = 已读取 { $count } 道题。
import-checking = 已检查 { $count } / { $of } 道。
import-more = 文本中还有更多题目：已读取前 { $limit } 道。
rated-found = 显示 { $count } / { $of } 道
rated-writing = 正在写入表格：{ $percent } %
rated-count = 已评级 { $count } / { $of } 道
redundant = { $count } 个不必要
differ-in = { $count } 格不同
rated-title = { $name }（{ $count } 道题）
rated-unread = { $count } 条记录无法读取。
rated-speed = 已评级 { $count } 道，每秒 { $speed } 道，约剩 { $minutes ->
    [0] { $seconds } 秒
   *[other] { $minutes } 分 { $seconds } 秒
}
rated-bars = 已选 { $from } 到 { $to }：{ $count } 道
rated-bars-from = 已选 { $from } 及以上：{ $count } 道
import-taken = 已选 { $count } / { $of } 题
import-play-list = 按顺序玩这 { $count } 题
seed-invalid = 请填整数，或留空。
explainer-ratings = Sudoku Explainer：难度 { $er }，珍珠 { $ep }，钻石 { $ed }
grade-unscored = { $tier }。最难的技巧：{ $hardest }。
technique-of-tier = 最难一步是{ $technique }的题目属于“{ $tier }”。请选“{ $tier }”或“不限”，或换一个技巧。

## 提示

explanations-loading = 正在载入解说，请稍候。
technique-named = { $technique }。
technique-about = { $technique-about }
paper-puzzles = { $count } 道题。
paper-preparing = 还有 { $left } 道正在求解……
paper-print = 打印 { $pages } 页
paper-page = 第 { $page } 页，共 { $pages } 页
paper-proof = Nonet：每题有且只有一个解。
paper-look = 在{ $house }中找 { $digit }。
paper-stuck = 卡住时：{ $technique }。
paper-find = 请找出：{ $technique }
paper-count-invalid = 请输入 1 到 { $most } 之间的数。
hint-where-house = 看{ $house }。
hint-where-grid = 看整个盘面。
hint-where-houses = 看{ $houses-counted }。
hint-houses = 结构在{ $houses }。
hint-brief = { $houses }：{ $technique }。
hint-pattern = 盘面上已标出：{ $cells }。
hint-pattern-single = 标出的 { $digit } 使{ $house }只剩一格可填 { $digit }。
hint-wrong-digits = { $cells } 的数字与答案不符。
hint-wrong-eliminations = { $cells } 删去了答案需要的候选数。
in-notation = 用记法表示
hint-only-one = 没有同样容易的其他步骤。
hint-searching = 更简单的技巧在此都不适用，正在寻找分情况证明……
hint-found = 已找到一个 { $lines } 行、{ $suppositions } 个假设的证明，正在寻找更短的证明……
mistake-where = { $house }有不对的地方。
mistake-which = { $cell } 的数字不对。
mistake-which-note = { $cell } 误删了一个应保留的候选数。
mistake-dead-cell = { $cell } 不能是你填的 { $digit }：填了 { $digit }，{ $dead } 就没有数可填。
mistake-dead-house = { $cell } 不能是你填的 { $digit }：填了 { $digit }，{ $house }就放不下 { $missing }。
mistake-conflict = { $cell } 不能是你填的 { $digit }：{ $other } 已经是 { $digit }。
mistake-solution = { $cell } 不能是你填的 { $digit }：唯一解在这里是另一个数字。
mistake-elimination = { $cell } 的 { $digit } 被删去了，但 { $cell } 应填 { $digit }：
link-start = 若 { $from } { $from-count ->
    [1] 不是
   *[other] 都不是
} { $from-digits }，{ $to } { $to-count ->
    [1] 就是
   *[other] 中有一格就是
} { $to-digits }。
link-pair = { $from-count ->
    [0] 那么{" "}
    [1] 若 { $from } 是 { $from-digits }，
   *[other] 若 { $from } 中有一格是 { $from-digits }，
}{ $between } { $between-count ->
    [1] 就不是
   *[other] 就都不是
} { $between-digits }，{ $to } { $to-count ->
    [1] 就是
   *[other] 中有一格就是
} { $to-digits }。
link-weak = { $from-count ->
    [0] 那么{" "}
    [1] 若 { $from } 是 { $from-digits }，
   *[other] 若 { $from } 中有一格是 { $from-digits }，
}{ $to } { $to-count ->
    [1] 就不是
   *[other] 就都不是
} { $to-digits }。
link-start-cell = 若 { $from } 不是 { $from-digits }，就是 { $to-digits }。
link-start-house = 若 { $from } { $from-count ->
    [1] 不是
   *[other] 都不是
} { $from-digits }，{ $house }的 { $to-digits } 就在 { $to }{ $to-count ->
    [1] {""}
   *[other] {" "}中的一格
}。
link-start-set = 若 { $from } { $from-count ->
    [1] 不是
   *[other] 都不是
} { $from-digits }，{ $taker-count ->
    [0] 待定数组 { $set-group }（{ $set-digits }）就失去 { $from-digits }
   *[other] 其余的候选数就都是待定数组 { $set-group }（{ $set-digits }）里的数字，填哪个，这组就失去哪个
}，其余的数字都要填在组里，{ $left-count ->
    [0] { $to-digits } 只能在 { $to }。
   *[other] 不能填在 { $to }，{ $to } 只剩 { $to-digits }。
}
link-pair-cell = { $from-count ->
    [0] 那么{" "}
    [1] 若 { $from } 是 { $from-digits }，
   *[other] 若 { $from } 中有一格是 { $from-digits }，
}{ $between } 就不是 { $between-digits }，而是 { $to-digits }。
link-pair-house = { $from-count ->
    [0] 那么{" "}
    [1] 若 { $from } 是 { $from-digits }，
   *[other] 若 { $from } 中有一格是 { $from-digits }，
}{ $between } { $between-count ->
    [1] 就不是
   *[other] 就都不是
} { $between-digits }，{ $house }的 { $to-digits } 就在 { $to }{ $to-count ->
    [1] {""}
   *[other] {" "}中的一格
}。
link-pair-set = { $from-count ->
    [0] 那么{" "}
    [1] 若 { $from } 是 { $from-digits }，
   *[other] 若 { $from } 中有一格是 { $from-digits }，
}{ $between } { $between-count ->
    [1] 就不是
   *[other] 就都不是
} { $between-digits }，{ $taker-count ->
    [0] 待定数组 { $set-group }（{ $set-digits }）就失去 { $between-digits }
   *[other] 其余的候选数就都是待定数组 { $set-group }（{ $set-digits }）里的数字，填哪个，这组就失去哪个
}，其余的数字都要填在组里，{ $left-count ->
    [0] { $to-digits } 只能在 { $to }。
   *[other] 不能填在 { $to }，{ $to } 只剩 { $to-digits }。
}
loop-cell = { $cell } 是 { $ends-any }，不能是 { $out-any }。
loop-house = { $ends } 中必有一格是 { $digit }，{ $others } 就不能是 { $digit }。
loop-set = { $set } 中必有一格是 { $digit }，{ $others } 就不能是 { $digit }。
kite-ends = { $houses }组成一个风筝，远端是 { $ends }，其中至少有一格是 { $digits }；{ $removed-cells } 同时看到这两格，不能填 { $digits }。
rectangle-link = 若 { $removed-cells } 是 { $digits }，{ $far } 就不是 { $digits }，{ $near } 就是 { $digits }。
colours-meet = { $near } 也看到 { $far }，所以 { $opposite } 那一色与 { $across } 那一色同样至少有一色为真。
firework-at = { $digits } 归交点 { $crossing }：在 { $crossing } 所在的行和列，除了 { $crossing } 所在的宫，{ $digits } 只能填在翼格 { $wings }。
exocet-mirror = 目标格 { $target } 填什么，{ $houses }里也必有什么，而那里只能在 { $mirror }{ $digits-count ->
    [0] 。
   *[other] ：{ $target } 的 { $digits } 在那里没有位置。
}
exocet-part = 基准格 { $base } 填哪两个数字，目标格 { $targets } 就填哪两个。
exocet-lines = { $crossed }要放三个 { $digits }：一个在目标格，另外两个在三宫之外，{ $houses }各一个，那里的其余格不能再填 { $digits }。
fish-choice = { $removed-claim }：{ $unheld ->
    [0] 一条鱼的删除域是{ $covers }，鱼鳍是 { $fins }，{ $removed-cells } 在{ $within ->
        [1] 删除域里
       *[other] 两个删除域里（一个 { $digits } 会占去两个）
    }，又看到{ $fins-count ->
        [1] 鱼鳍
       *[other] 所有鱼鳍
    }。
   *[other] 鱼鳍 { $fins } 若{ $fins-count ->
        [1] {""}
       *[other] 都
    }不是 { $digits }，{ $bases }的 { $digits } 就全在{ $held }，放不下；所以{ $fins-count ->
        [1] 鱼鳍必是 { $digits }，{ $removed-cells } 看到鱼鳍
       *[other] 至少有一个鱼鳍是 { $digits }，{ $removed-cells } 看到所有鱼鳍
    }。
}
cell-assumed = 提示假设 { $digit }。
cell-tried = 假设填 { $digit }。
blocked = { $cell } 的 { $digit } 排除了{ $house }的其余各格。
net-case = 情形 { $number }：假设 { $cell } 是 { $digit }。
case-supposed = 假设 { $cell } 是 { $digit }。
case-only-digit = { $cell } 是 { $digit }：只剩这个候选数。
case-only-place = { $cell } 是 { $digit }：{ $house }只有这里能放 { $digit }。
case-locked = { $home }的 { $digit } 只能放在与{ $other }相交处，所以{ $other }的其余格删去 { $digit }。
case-naked = { $cells } 只剩 { $digits }，{ $house }的其余格删去 { $digits }。
case-hidden = { $house }的 { $digits } 只能放在 { $cells }，这些格删去其他数字。
case-dead-cell = { $dead } 没有候选数可填，所以 { $cell } 不是 { $digit }。
case-dead-house = { $house }放不下 { $missing }，所以 { $cell } 不是 { $digit }。
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
deduction-true = 与答案相符，但这里的技巧都推不出来。
deduction-open = 本题的解不唯一，从盘面上也推不出来。
deduction-needed = 不正确。{ $cell } 应填 { $digit }：
deduction-wrong = 不正确。{ $cell } 不可能是 { $digit }：
hint-conflicting = { $cells } 的数字冲突，请先改正。
hint-complete = 盘面已经完成。
hint-stuck = 这一步所需的技巧这里还没有。检查和求解仍然可用。

## Links that the player draws

mode-links = 链接模式。依次点两个候选数画强链，再画一次变为弱链，再一次则去掉。
links-help = 依次点两个候选数画强链，再画一次变为弱链，再一次则去掉。
links-count = { $count } 条链接
link-begun = { $from } 的 { $from-digits }：请选另一端。
link-given-up = 不从 { $from } 的 { $from-digits } 画链接。
link-drawn-strong = 强链，{ $digits }：{ $from } 与 { $to }。
link-drawn-strong-in-cell = { $from } 内的强链：{ $digits }。
link-drawn-weak = 弱链，{ $digits }：{ $from } 与 { $to }。
link-drawn-weak-in-cell = { $from } 内的弱链：{ $digits }。
link-removed = 已去掉链接，{ $digits }：{ $from } 与 { $to }。
links-cleared = 已清除全部链接。
links-few = 有相接的链接才能作为链来检验。
link-ends = { $from } 或 { $to } 的 { $digit }
link-ends-in-cell = { $from-digits } 或 { $to-digits }
link-ends-apart = { $from } 的 { $from-digits } 或 { $to } 的 { $to-digits }
link-only-two = { $house }只有这两处
link-two-digits = { $cell } 只有这两个候选数
link-not-both = { $house }，不能同真
link-one-digit = { $cell } 内，不能同真
link-third-place = { $house }还有第三处：{ $cell }
link-third-digit = { $cell } 还有第三个候选数 { $digit }
link-apart = 两端不在同一行、列、宫或格
link-gone = { $cell } 已不能填 { $digit }
link-two-strong = 相邻的一条也是强链
link-two-weak = 相邻的一条也是弱链
links-hold = 成立，每条链接都对。
links-idle = 这条链在这里删不掉候选数。
links-fail = 不成立，有 { $count } 条链接不对。
links-apart = 不成立，这些链接没有连成一条链。
links-forked = 不成立，{ $from } 的 { $from-digits } 处相接的链接多于两条。
links-remove = { $cells } 不能填 { $digit }：{ $cells-count ->
    [1] 该格同时
   *[other] 每格都同时
}看得见 { $from } 和 { $to }，两处必有一处是 { $digit }。
links-remove-two = { $from } 是 { $from-digits }，或者 { $to } 是 { $to-digits }：可删去 { $removed }。
links-loop = 环中每条弱链也必有一端为真：可删去 { $removed }。
links-false = 若 { $removed } 为真，顺着链会推出它为假：可删去。
links-true = { $cell } 是 { $digit }：若不是，顺着链会推出它是。
links-apply = { $placed-count ->
    [0] {""}
   *[other] 填入 { $placed }
}{ $removed-count ->
    [0] {""}
    [1] 删去 { $removed }
   *[other] 删去 { $removed-count } 个候选数
}

## 步骤列表

step-places = 填 { $effects }
step-removes = 删 { $effects }
steps-found = { $count ->
    [0] 没有找到步骤。
   *[other] 共 { $count } 步。
}
steps-easiest = { $tier }：{ $count } 步。全部难度共 { $of } 步。
steps-techniques = { $count } 种技巧
lists-blocked = 盘面上有错误，“检查”会指出来。
finish-harder = 剩下的格子不能只靠唯余和排除填完。
steps-filtered = { $of } 步中的 { $count } 步。
path-steps = 共 { $count } 步。
path-stuck = 余下的部分需要这里还没有的技巧。
path-at = 第 { $at }/{ $of } 步：{ $technique }。这是预览，按 Esc 回到你的盘面。
path-preview = 这是预览。按 Esc 或关闭，回到你的盘面。

## 通知

wrong-digits = { $count ->
    [1] { $cells } 填错了。
   *[other] 有 { $count } 个数字填错：{ $cells }。
}
check-title = { $count ->
    [1] { $cells } 填错了
   *[other] 有 { $count } 个数字填错
}
check-hatched = 填错的数字已画上斜线。
check-right = { $count ->
    [0] 此外没有填入别的数字。
   *[other] 其余 { $count } 个都正确。
}
check-remove = { $count ->
    [1] 删去这个错误数字
   *[other] 删去这 { $count } 个错误数字
}
check-notes-title = 缺少 { $count } 个笔记
check-notes = 有 { $count } 格缺少答案所需的笔记。
check-add = 补上这 { $count } 个笔记
check-back-note = 撤回 { $count } 步，这些步保留在分支里
wrong-removed = 已删去 { $count } 个错误数字。
notes-restored = 已补回 { $count } 个笔记。
not-digit = 不是 { $digit }。
zen-entered = 专注模式。按 F 或 Esc 退出。
zen-left = 已恢复整个页面。
cells-changed = 已更改 { $cells }。
many-solutions = 本题有 { $count } 个解，有些格不能确定。
many-solutions-more = 本题有超过 { $count } 个解，有些格不能确定。
no-solution = 无解：这些提示数无法填满。
no-solution-cell = 无解：{ $cell } 已没有可填的数字。
no-solution-house = 无解：{ $digit } 在{ $house }已没有位置。
not-checked = 没能在合理的时间内查明本题是否唯一解。
clues-conflict = 有些提示数互相冲突，请先改正。
needs-one-solution = 只有唯一解的题才能检查。
new-game = 新题：{ $clues } 个提示数。
new-game-for = 新题：{ $goal }。
new-game-using = 新题：{ $technique }。换用同级的其他技巧也能解开。
no-match = 没有找到符合要求的题目（试了 { $puzzles } 个）。请再试一次，或放宽要求。
blank-started = 输入题目的提示数，然后选“完成”。
practice-started = 练习：{ $technique }。
practice-number = 练习 { $number }
not-found = 没有找到这样的题目：{ $wanted }。请再试一次，或放宽要求。
missed-clue-count = 想要 { $asked } 个提示数，得到 { $got } 个。换个种子也许更好。
cannot-make = 按这些要求出不了题。
stopped = 已停止，什么也没有改变。
worker-restarted = 引擎意外停止，已重新启动。盘面没有受影响，请再试一次。
worker-gone = 引擎在这个浏览器里启动不了。仍可以玩，但没有提示、检查和新题。
worker-silent = 引擎有一会儿没有响应了，可能还在计算；如果一直没有结果，请重新启动。游戏不受影响。
update-at-host = 网站上已是另一个版本，而这个浏览器里存的旧版本无法自动更新。更换后游戏都会保留。
update-ready = 新版本已就绪，更新后当前游戏保持不变。
newer-in-other-tab = 这一局在另一个标签页里有更新的进度。
both-ways-kept = 这一局有两种不同的走法，两份都在题库里。
went-on-as-copy = 另一个标签页也在玩这一局，这里的已另存为一份。
## 题库

count = { $count }
solved-of = { $solved } / { $count }
starter-missing = 没能载入这个题集。
games-kept = 共 { $count } 局。
games-found =
    { $count ->
        [0] 没有找到。
       *[other] 找到 { $count } 局。
    }
newer-games = 有 { $count } 局是更新版本的 Nonet 存下的，已原样保留。
unreadable-games = 有 { $count } 局读不出来，已原样保留，“全部导出”里也有。
database-missing = 这个浏览器（例如在隐私窗口里）只保存正在玩的这一局。可以继续玩。
storage-persistent = 浏览器已同意不清除。
persistence-refused = 浏览器没有同意。请不时导出一份。
tier-count = { $tier } { $count }
tier-solved = 解出 { $count }
game-not-begun = 未开始
game-progress = { $percent }%
game-solved-by-engine = 看过解
game-daily = 每日题，{ $month } 月 { $day } 日
daily-count = 每日题 { $count }
hints-used =
    { $count ->
        [0] 没用提示
       *[other] { $count } 次提示
    }
when-today = 今天 { $time }
when-yesterday = 昨天
when-weekday =
    { $weekday ->
        [0] 星期一
        [1] 星期二
        [2] 星期三
        [3] 星期四
        [4] 星期五
        [5] 星期六
       *[other] 星期日
    }
when-day = { $month } 月 { $day } 日
when-date = { $year } 年 { $month } 月 { $day } 日
game-deleted = 已删除这一局。
collection-deleted = 已删除题集。玩过的局都保留。
library-merged = 新增 { $added } 局，{ $known } 局已有。
library-damaged = 这个文件不是 Nonet 的题库，或已损坏。没有改动任何内容。
library-newer = 这个文件是更新版本的 Nonet 写的。请重新加载本页再导入。
statistics-summary = 解出 { $count } 局，共 { $hours } 小时
statistics-summary-minutes = 解出 { $count } 局，共 { $minutes } 分钟
median-and-best = 中位数 · 最快 { $best }
best-of-few = 最快
only-time = 仅有的一次独立用时
no-time-alone = 还没有用时：请不用帮助解出一局。
too-few-for-curve = 太少，画不成曲线。解出 { $least } 局后显示。
technique-met = 自己找到 { $alone } 次，经过提醒 { $nudged } 次，看了答案 { $shown } 次

## 关于存储的通知

saved-unreadable = 存下的游戏读不出来，已原样保留；这里是一道新题。
game-unreadable = 这一局读不出来，已原样保留。
import-unread = 共 { $of } 题，其中 { $count } 题读不出来，未列入。
import-read-as = { $count } 行文字，识别为一道题
import-skipped = 跳过了 { $count } 行：第 { $lines } 行。
link-unreadable = 链接里的题目读不出来：{ $reason }
puzzle-seed = 种子 { $seed }
puzzle-practice = 练习：{ $technique }
file-unreadable = 文件 { $name } 不能当作文本读取。请用 4 MB 以内的文本文件。
copied = 已复制。
copy-refused = 浏览器不允许复制，请自己选中文字复制。
explanations-missing = 没能载入解说。请关闭后再试。
back-before-mistake = 已回到第一个错误之前。还剩 { $left } 格。
nothing-wrong = 没有错的数字。
branch-kept = 之后的各步存为分支。

## 不是题目的文字

read-empty = 这里还没有内容。
read-too-large = 文字太多：{ $bytes } 字节，一次最多读 { $limit } 字节。
read-binary = 第 { $line } 行第 { $column } 列：这不是文本。请打开文本文件。
read-unexpected-char = 第 { $line } 行第 { $column } 列：“{ $found }”不能作为一格。一格写 1 到 9；空着的格写 0 . * _ - ? x 之一。
read-unexpected-word = 第 { $line } 行第 { $column } 列：“{ $found }”不能作为一格。
read-numbers = 第 { $line } 行第 { $column } 列：这里有 { $found } 个数，大多不止一位，不能作为格子。一格写一个数字，空格写 0；或写该格的候选数，每个数字只写一次，如 128。
read-cell-count = 第 { $line } 行：找到 { $found } 格，一题应有 81 格。
read-row-length = 文本第 { $first } 至 { $last } 行有 { $rows } 行题目，但题目的第 { $row } 行有 { $found } 格，应为 9 格：{ $text }（文本第 { $line } 行）
read-row-count = 文本第 { $first } 至 { $last } 行有 { $rows } 行题目，一题应有 9 行。（文本第 { $line } 行）
read-words = 没有在这段文本中找到题目：没有哪一行有 81 格，也没有连续九行各有 9 格。
read-damaged = 第 { $line } 行第 { $column } 列：看起来是“{ $format }”格式，但已损坏。
read-size = 第 { $line } 行第 { $column } 列：{ $format }：盘面是 { $size }×{ $size }。Nonet 只玩 9×9。
read-variant = 第 { $line } 行第 { $column } 列：{ $format }：这是变型数独（{ $rules }）。Nonet 只玩标准数独。
read-mask = 第 { $line } 行：这是一个提示数位置图，标出了 { $cells } 个提示数格，但没有数字。可在“出题”的“提示数的位置”里画出它，据此出题。
read-no-puzzle = 第 { $line } 行第 { $column } 列：{ $format }：里面没有题目。
read-game-link-damaged = 这个对局链接已损坏或不完整。请重新复制整个链接。
read-internal = Nonet 自身出错，未能读取第 { $line } 行。请附上这段文字报告此问题。
read-game-link-newer = 这个链接由更新版本的 Nonet 生成。请重新加载页面，再打开链接。
read-link = 这个链接里没有题目。请打开它，复制题目本身或长链接。
read-link-damaged = 这个 { $site } 链接里的题目已损坏或不完整。请重新复制整个链接。

## 技巧的名称

technique-full_house = 最后一格
technique-hidden_single = 排除
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
technique-unique_rectangle_guardians = 唯一矩形（外部守护者）
technique-bug_lite = 局部全双值格致死（BUG-Lite）
technique-symmetrical_placement = 宇宙法（Gurth 对称）
technique-firework_triple = 烟花三数组
technique-firework_quadruple = 烟花四数组
technique-broken_wing = 断翼（守护者）
technique-bivalue_oddagon = 双值死环（Bivalue Oddagon）
technique-tridagon = 三值死环（雷神之锤）
technique-junior_exocet = 飞鱼导弹（JE）
technique-double_exocet = 双飞鱼导弹
technique-sk_loop = 多米诺环（SK-Loop）
technique-multi_sector_locked_sets = 多区域数组（MSLS）
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
technique-house_forcing_chain = 区域强制链
technique-contradiction_forcing_chain = 矛盾强制链
technique-forcing_net = 矛盾强制网
technique-verity_net = 全选项强制网
technique-kraken_fish_1 = 毛刺鱼 类型 1
technique-kraken_fish_2 = 毛刺鱼 类型 2
technique-proof_by_cases = 分情况证明
technique-template_set = 模板填数
technique-template_delete = 模板删数
technique-brute_force = 暴力求解

## 技巧的类别

family-singles = 出数技巧
family-locked_candidates = 区块
family-subsets = 数组
family-fish = 鱼
family-single_digit = 单数字双强链
family-wings = 短链
family-uniqueness = 唯一性
family-colouring = 染色
family-chains = 链
family-almost_locked_sets = 待定数组
family-exclusion = 对齐排除
family-expert = 专家技巧
family-rare = 少见的技巧
family-last_resort = 最后手段

## 出题工作室

label-create-hand = 手工出题
label-studio-puzzle = 题目
label-studio-made = 已生成的题目
label-studio-mask = 提示数的位置
label-studio-anywhere = 任意位置
label-studio-mask-full = 题目至少要有一个空格。
label-studio-empty-rows = 同一大行里有两行没有提示数时，这两行可以互换，必然有多个解。
label-studio-empty-columns = 同一大列里有两列没有提示数时，这两列可以互换，必然有多个解。
label-studio-clear = 清空
label-studio-requirements = 要求
label-studio-forget = 重置
label-studio-even-digits = 各数字个数均等
label-studio-explainer = SE 评分
label-studio-minimal = 每个提示数都必要
label-studio-seed-help = 随机
label-studio-count = 数量
label-studio-play = 生成一题并开始
label-studio-note = 不会悄悄放宽任何要求：做不到的会明确指出。
label-studio-add-need = 添加需要的技巧
label-studio-add-avoid = 添加不使用的技巧
label-studio-find-technique = 搜索技巧
label-studio-find-avoided = 搜索类别或技巧
label-studio-or = 或
label-studio-any = 不限
label-studio-fold = 绘制
label-studio-empty = 生成的题目会列在这里
label-studio-empty-help = 选好要求，按下生成：每道题都附缩略图、最难的步骤、分数与评分，以及唯一解的证明。
label-studio-technique = 技巧
label-studio-hardest-in = 最难步骤的题数
label-studio-occurs-in = 用到的题数
label-studio-se = SE
label-studio-copy-clues = 复制题面
label-studio-recipes = 配方
label-studio-edit = 手工修改
label-studio-needs = 需要
label-studio-uses = 用到（其他技巧也可）
label-studio-avoids = 不使用
label-studio-remove = 移除
label-studio-all = 全选
label-studio-variety = 技巧分布
label-studio-steps = 步数
label-studio-play-all = 依次游玩
label-studio-export = 导出
label-studio-copy = 复制配方
label-studio-recipe = 可由此重新生成
label-studio-canonical = 标准形
label-studio-one-solution = 唯一解
label-studio-new = 新题
label-studio-new-help = 题库里没有它的任何变形
label-studio-known = 题库里已有它的变形
label-hand-type = 输入提示数
label-hand-help = 光标自动前进。0、句点或空格跳过，退格键后退，方向键移动。
label-hand-take = 以此为答案
label-hand-skip = 跳过
label-hand-moves-on = 自动前进
label-hand-shows = 显示可能的数字
label-hand-marks = 标出可去掉的提示数
label-hand-paste = 改为粘贴
label-hand-turn = 旋转
label-hand-mirror = 镜像
label-hand-rename = 重排数字
label-hand-looking = 正在计数…
label-hand-conflict = 同一区域内有重复的数字。
label-hand-all = 全部
label-hand-previous = 上一个解
label-hand-next = 下一个解
label-hand-solutions-shown = 各个解以及与第一个解的不同之处
label-hand-play = 开始游玩
label-hand-complete = 帮我补全
label-hand-keep = 存为草稿
label-hand-drafts = 草稿
label-low-clue = 更少的提示数
label-low-clue-help = 从唯一解的题目去掉一两个提示数，换上别的，再从找到的题目继续，提示数少的优先。
label-low-clue-begin = 在附近搜索
label-low-clue-wide = 也用两个换两个（较慢）
label-low-clue-play = 玩提示数最少的一题
label-hand-legend-count = 含它的解数
label-hand-legend-deciding = 填上后唯一
label-hand-legend-redundant = 可以去掉
label-hand-no-completion = 无法补全：无解，或耗时过长。
studio-make = 生成 { $count } 题
studio-marked = 已标记 { $count } 格
studio-too-few = 题目至少需要 17 个提示数；现在标记了 { $count } 格。
studio-draw = { $symmetry }。点按或拖动。
studio-as-marked = { $count } 个，与标记一致
studio-least = { $least } 起
studio-most = 至多 { $most }
studio-between = { $least }–{ $most }
studio-found = { $count ->
    [0] 没有这样的名称。
   *[other] 可选 { $count } 项
}
studio-menu = 第 { $number } 题：更多
studio-made-count = 已生成 { $count } 题
studio-unmet = 尝试了 { $tried } 题都不符合。最难满足的要求：{ $requirement }。
studio-none = 尝试了 { $tried } 题都不符合。
studio-refused = { $requirement }：{ $count }
studio-nearest = 玩最接近的一题（未满足：{ $requirement }）
studio-number = 第 { $number } 题
studio-take = 选择第 { $number } 题
studio-proved = 第 { $number } 题（已证明）
studio-guesses = 搜索完毕，猜测 { $count } 次
studio-could-go = { $count ->
    [0] 每个提示数都必要
   *[other] 有 { $count } 个提示数可以去掉（每次只去一个）
}
studio-step-count = { $count } 步
hand-too-few = 至少需要 { $least } 个提示数。
hand-solutions = { $count ->
    [0] 无解
    [1] 唯一解
   *[other] { $count } 个解
}
hand-solution-word = 个解
hand-over = 超过 { $count } 个解
hand-undecided = { $count } 格未定
draft-kept = 已存入草稿。
draft-removed = 草稿已移除。
draft-open = { $count } 个提示数，{ $when }
draft-remove = 移除第 { $number } 份草稿
last-made = 上次生成：{ $count } 题，{ $when }
last-made-of-tier = 上次生成：{ $count } 题（{ $tier }），{ $when }
minutes-ago = { $count ->
    [0] 刚刚
   *[other] { $count } 分钟前
}
hand-add = { $cell } 填 { $digit }
hand-deciding = { $count ->
    [0] 加任何一个数都不能使解唯一
   *[other] 加上这 { $count } 个之一即可使解唯一
}
hand-remove = 去掉 { $cell } 的 { $digit }
hand-completed-least = 补了 { $count } 个提示数，不能更少。
low-clue-looked = 已搜索 { $count } 题附近，见到 { $seen } 题
low-clue-speed = 每秒 { $speed } 题
low-clue-found = { $count ->
    [0] 没有少于 { $clues } 个提示数的
   *[other] 找到 { $count } 题，最少 { $clues } 个提示数
}
low-clue-take = { $clues } 个提示数（第 { $number } 题）
hand-completed = 补了 { $count } 个提示数，也许可以更少。

## 学习

search-lessons = 在 { $count } 课中搜索
lessons-found = { $count ->
    [0] 没有找到。
   *[other] 找到 { $count } 课。
}
basics-done = 已完成 { $count }/{ $of }。不需要任何基础。
techniques-done = 不靠帮助找到 { $count }/{ $of }。
positions-found = 已找到 { $count }/{ $of }
positions-note = { $count ->
    [1] 只找到一个局面，从用到这个技巧的前一步开始。
    [6] 六个局面，由浅入深，都从用到这个技巧的前一步开始。
   *[other] 只找到 { $count } 个局面，由浅入深，都从用到这个技巧的前一步开始。
}
position-number = 局面 { $number }
hints-needed = { $of } 局里有 { $count } 局用了提示
course-count = { $count }/{ $of }
course-all = 全部 { $count } 个
sample-guesses = 猜 { $count } 次
lead-row = 每一行都有 1 到 9，各一个。
lead-column = 每一列都有 1 到 9，各一个。
lead-box = 每一宫都有 1 到 9，各一个。
lead-conflict = 同一行、列、宫里没有重复的数字。
lead-cell = r 表示行，c 表示列。
lead-rows = 行从上往下数。
lead-columns = 列从左往右数。
lead-boxes = 宫从左往右、从上往下数。
lead-notes = 小数字是笔记：这一格还能填的数字。
lead-old-notes = 填入数字后，同行、列、宫的笔记要删。
lead-full-house = 先找行、列、宫里的最后一个空格。
lead-place = 每个 { $digit } 都排除它所在的行、列、宫。
lead-single = 排除了八个数字，就填第九个。
task-cell = { $cell } 在哪里？
task-inside = { $house }在哪里？
task-last-of = { $house }还缺一个数字。
task-full-house = 哪一行、列或宫只剩一个空格？
task-conflict = 有个数字在一行、列或宫里重复了。
task-pair = 哪一格只可能填两个数字？
task-old-note = { $cell } 刚填入 { $digit }。哪个笔记错了？
task-place-of = { $house }的 { $digit } 该放在哪一格？
task-naked-single = 哪一格只能填一个数字？
todo-cell = 点{ $row }和{ $column }相交的那一格。
todo-inside = 点{ $house }里的任意一格。
todo-last-of = 点这个空格。
todo-full-house = 点那个空格。
todo-conflict = 点其中一个。
todo-pair = 点一个有两个小数字的格。
todo-old-note = 点一个不能再填 { $digit } 的格。
todo-place-of = 点唯一能填 { $digit } 的格。
todo-naked-single = 先点那一格，再点数字。
basic-cell-first = 请先点一格。
basic-is-cell = 不对：这是 { $cell }。
basic-outside = 不对：{ $cell } 不在{ $house }里。
basic-no-conflict = 不对：{ $cell } 的 { $digit } 在它的行、列、宫里只有这一个。
basic-empty = 不对：{ $cell } 是空格。
basic-filled = 不对：{ $cell } 已经填好 { $digit }。
basic-more-empty = 不对：{ $cell } 所在的{ $house }还有 { $count } 个空格。
basic-seen = 不是 { $digit }：{ $house }已有 { $digit }，在 { $other }。
basic-barred = 不是 { $cell }：{ $house }已有 { $digit }，在 { $other }。
basic-count = 不对：{ $cell } 还能填 { $count ->
   *[other] { $count } 个数字：{ $digits }
}。
basic-no-note = 不对：{ $cell } 没有笔记 { $digit }。
basic-apart = 笔记 { $digit } 保留：{ $cell } 与 { $other } 不同行、列、宫。
basic-choose = 现在点 { $cell } 的数字。
basic-right-cell = 对。{ $cell } 是{ $row }与{ $column }相交的格。
basic-right-inside = 对。{ $cell } 在{ $house }里。
basic-right-last = 对。{ $house }只缺 { $digit }。
basic-right-conflict = 对。{ $house }有 { $cells-count } 个 { $digit }：{ $cells }。
basic-right-pair = 对。{ $cell } 只剩 { $digits }。
basic-right-old-note = 对。{ $house }现在有 { $digit }，在 { $other }。
basic-right-place = 对。有了 { $cells } 的 { $digit }，只剩 { $cell }。
basic-right-single = 对。{ $cell } 的行、列、宫已有另外八个数字。
lead-strong-place = { $digit } 只剩两处：不在这里就在那里。
lead-strong-digit = 只剩两个数字：不是这个就是那个。
lead-weak-place = 每个行、列、宫只有一个 { $digit }：在这里就不在那里。
lead-weak-digit = 一格只填一个数字：是这个就不是那个。
lead-chain-end = 两端必有一真：看到两端的为假。
task-other-place = 如果 { $cell } 不是 { $digit }，{ $house }的哪一格是？
task-lost-place = 如果 { $cell } 是 { $digit }，{ $house }的哪一格不是？
task-other-digit = 如果 { $cell } 不是 { $digit }，那是几？
task-lost-digit = 如果 { $cell } 是 { $digit }，就不是几？
task-sees-both = 哪一格同时看到 { $first } 和 { $second }？
todo-other-place = 点 { $digit } 的另一处。
todo-lost-place = 点一个要删去笔记 { $digit } 的格。
todo-other-digit = 点剩下的数字。
todo-lost-digit = 点这一格要删去的数字。
todo-sees-both = 点一个有笔记 { $digit }、又看到两者的格。
basic-same-cell = 不对：{ $cell } 就是假设的那一格。
basic-unseen = 不对：{ $cell } 看不到 { $other }。
basic-only-digits = 不对：{ $cell } 只剩 { $digits }。
basic-right-other-place = 对，{ $cell }：{ $house }的 { $digit } 只有两处，这是强链。
basic-right-other-digit = 对：{ $cell } 只剩 { $digits }，这是强链。
basic-right-lost-place = 对，{ $cell }：{ $house }只有一个 { $digit }，这是弱链。
basic-right-lost-digit = 对：{ $cell } 只填一个数字，这是弱链。
basic-right-sees-both = 对：{ $first } 或 { $second } 是 { $digit }，所以 { $cell } 不是。
basic-done = { $page }：完成。
basic-next-lesson = 下一课：{ $lesson }
exercise-at = { $at }/{ $of }
exercise-waiting = 请稍等，正在查找这个局面的全部步骤。
exercise-task = 这里有{ $technique }。先点组成它的格，再点该删的候选数。
exercise-task-place = 这里有{ $technique }。点那一格，再选数字。
exercise-task-effects = 这里有{ $technique }。点得出结论的格，再选数字。
exercise-pattern-line = 找出结构：{ $count }/{ $of } 格。
exercise-effects-line = 点出每个该删的候选数：{ $count }/{ $of }。
exercise-place-line = 填入数字。
exercise-part = { $cell } 属于这个结构。
exercise-pattern-found = 结构已经完整。现在点该删的候选数。
exercise-effect-done = 对：{ $effects }。
exercise-choose = { $cell } 的哪个数字？
exercise-solved = 找到了{ $technique }。
exercise-took = 没有用帮助，用时 { $time }。
exercise-took-help = 用了帮助，用时 { $time }。
exercise-digits = 与 { $digits } 有关。
exercise-nudge-cell = { $cell } 属于这个结构。
exercise-nudge-effect = { $cell } 里有结论。
exercise-mistake = 盘面上有错，任何一步都不可靠。请回到对局并要一次提示，它会指出错误。
reason-filled = { $cell } 已经填了 { $digit }。
reason-no-part = 这里的{ $technique }都不用到 { $cell }。
reason-no-part-with = { $technique }不会同时用到 { $cell } 和 { $cells }。
reason-barred = { $cell } 不能填 { $digit }：{ $other } 已经是它。
reason-gone = { $cell } 的 { $digit } 早已删去。
reason-places = { $house }里 { $digit } 有 { $count } 个位置，太多了。
reason-too-many = { $cell } 有 { $count } 个候选数（{ $digits }），这里最多只能有 { $most } 个。
reason-keeps = { $cell } 里得不出结论，候选数都保留。
reason-keeps-digit = { $cell } 的 { $digit } 保留：这个结构与它无关。
reason-of-pattern = { $cell } 属于这个结构，数字保留。
reason-outside = { $cell } 不在{ $houses }里，它的 { $digit } 保留。
reason-unseen = { $cell } 看不到 { $other }，它的 { $digit } 保留。
reason-many-digits = { $count ->
    [1] { $cell } 只剩候选数 { $digits }，但不是靠这个技巧。
   *[other] { $cell } 有 { $count } 个候选数：{ $digits }。
}
reason-places-of = { $digit } 在{ $house }里有 { $count } 个位置，不一定在 { $cell }。

# How machines solve it
label-algorithms-title = 机器怎样解题
label-algorithms-about = 一步一步看算法怎样工作，程序就在旁边。
label-algorithms-plots = 同一道题（因卡拉 2012）上深度随时间的变化。
label-your-course = 你的课程
label-algorithms-compare = 比较两种算法
label-algorithms-make = 题目怎样产生：先填满，再挖空
label-method-backtracking = 逐行回溯
label-method-fewest = 候选数最少
label-method-bitmask = 位掩码
label-method-propagation = 约束传播
label-method-dancing-links = 舞蹈链
label-note-backtracking = 总取下一个空格
label-note-fewest = 在选择最少处猜，并列时随机抽取
label-note-bitmask = 用机器字找可填数字最少的第一个格子
label-note-propagation = 先推出一切结果，再猜
label-note-dancing-links = 用链表找候选数最少的要求
label-backtracking-title = 回溯法：逐行试填
label-six-title = 六句话说清楚
label-six-tries = 回溯法逐个试填数字，失败的就退回。
label-six-order = 回溯法从左到右、逐行走过空格。
label-six-smallest = 每一格先填不违反规则的最小数字。
label-six-dead-end = 没有数字能填的格，就是死路。
label-six-back = 走到死路就退回前一格，在那里试下一个更大的数字。
label-six-end = 最后一个空格填好，题目就解开了。
label-quiz-first = 第一处死路
label-quiz-second = 第二处死路
label-quiz-third = 第三处死路
label-quiz-ask = 它下一步会怎么做？
label-quiz-skip = 不再提问
label-trace-one = 单看
label-trace-compare = 比较
label-trace-make = 出一道题
label-making-title = 题目的产生
label-making-wait = 正在出题。如果一直停在这里，请检查种子。
label-trace-fault = 无法搜索：需要 81 个格子的提示数，而且不能有冲突。
label-trace-method = 算法
label-trace-puzzle = 题目
label-trace-clues = 提示数
label-trace-clues-help = 81 个格子：1 到 9，空格用 0 或 .
label-trace-order = 数字
label-digits-ascending = 从 1 到 9
label-digits-random = 随机
label-trace-seed = 种子
label-trace-game = 正在玩的题
label-trace-typed = 另一道题
label-trace-play = 播放
label-trace-pause = 暂停
label-trace-step = 前进一步
label-trace-back = 后退一步
label-trace-next-dead-end = 下一处死路
label-trace-to-end = 直到结束
label-trace-rewind = 回到开头
label-trace-key-space = 空格键
label-trace-key-right = →
label-trace-key-left = ←
label-trace-key-d = D
label-trace-key-end = End
label-trace-key-home = Home
label-trace-controls = 步骤
label-trace-speed = 速度
label-trace-stack = 猜测栈
label-trace-standing = 已填在盘面上
label-trace-tried = 试过并撤回
label-trace-left = 还没试
label-trace-nothing-fits = 都放不下
label-trace-forced = 必然：只有一个数字能填
label-trace-guessed = 猜的
label-trace-plot = 深度随时间的变化
label-trace-plot-help = 每一步有多少个猜测尚未了结。点按图形跳到那一步。
label-trace-program = 它在做什么
label-program-rust = Rust
label-program-python = Python
label-program-words = 文字说明
label-trace-now = 现在
label-program-missing = 程序没能载入。
label-trace-visited = 访问的格子
label-trace-guesses = 猜测
label-trace-dead-ends = 死路
label-trace-depth = 深度
label-trace-deepest = 最深
label-trace-stops = 自动停下
label-stop-dead-ends = 遇到死路
label-stop-solutions = 找到解
label-stop-cell = 到某格
label-stop-depth = 到某深度
label-stop-guesses = 到某次猜测
label-stop-another = 另加一处
label-list-title = 一批题的猜测次数
label-list-about = 每个点是一道题，刻度每格十倍；竖线是中位数。猜满 100,000 次就放弃。
label-list-source = 题目
label-list-of-page = 五道有名的题和十二道简单题
label-list-typed = 自己的一批题
label-list-text = 题目文本
label-list-text-help = 每题 81 个格子，最多 1,000 道
label-list-measure = 全部测量
label-list-stop = 停止
label-list-least = 最少
label-list-median = 中位数
label-list-most = 最多
label-list-given-up = 放弃
label-work-title = 到第一个解的猜测次数，刻度每格十倍
label-work-time = 本机用时
label-work-wait = 测量中
label-making-fill = 1. 随机填满
label-making-order = 2. 选择顺序
label-making-dig = 3. 挖空，并逐个证明
label-making-kept = 保留
label-making-dug = 挖去
label-making-before = 在此之前
label-making-clues = 提示数随尝试的变化
label-making-fill-note = 先随机放下十一个数字，再由求解器填完。如果超过 300 次猜测，就全部丢掉重来：这是拉斯维加斯算法。运气只影响用时，不影响答案的正确。
label-making-proof-note = 要证明一个空能挖，就让求解器在那里找用其他数字的解。找不到，提示数就可以去掉。
label-making-play = 开挖
label-making-next-kept = 下一个保留
label-making-this = 这个解
label-making-other = 另一个解
label-dig-along-s = S 形
label-dig-random = 随机
label-dig-alternating = 隔格
label-dig-left-to-right = 从左到右
label-dig-order = 顺序
label-dig-least = 每行至少保留
label-known-wikipedia = 维基百科，30 个提示数
label-known-euler = 欧拉计划，第 3 题
label-known-norvig = 诺维格，17 个提示数
label-known-inkala2010 = 因卡拉 2010，23 个提示数
label-known-inkala2012 = 因卡拉 2012，21 个提示数
trace-step-number = 第 { $step } 步
trace-speed-text = 每秒 { $speed } 步
trace-plot-to = 深度，第 1 步到第 { $step } 步
trace-share = { $hundredths ->
    [0] 共 { $of } 步，走到第 { $step } 步：不到百分之一。
   *[other] 共 { $of } 步，走到第 { $step } 步：百分之 { $hundredths }。
}
stop-at-cell = 到 { $cells }
stop-at-depth = 深度到 { $depth }
stop-at-guesses = 猜到 { $count } 次
list-count = { $count } 道题
list-measured = 已测 { $count } / { $of }
trace-grid-label = 盘面，已填 { $count } 格
trace-deep = 深度 { $depth }
trace-start = 第一步之前。
trace-guess = 在 { $cell } 试 { $digit }。
trace-only-digit = { $cell } 只剩 { $digit }。
trace-only-place = { $house }里 { $digit } 只能在 { $cell }。
trace-no-digit = 死路：{ $cell } 什么都放不下。
trace-no-place = 死路：{ $house }里 { $digit } 没有位置。
trace-taken-back = 从 { $cell } 撤回 { $digit }。
trace-solution = 盘面已填满：第 { $count } 个解。
trace-end = 全部试完：共 { $count } 个解。
trace-cells = { $cells }
trace-digit-of = { $house }的 { $digit }
trace-rung = { $place }：在盘面上 { $standing }，试过 { $tried }，还没试 { $left }
trace-taken = { $cell } 已是 { $digit }
trace-digit-in = { $digit } 在{ $house }
trace-cell-sees = { $cell } 所在{ $house }已有 { $digit }
quiz-why = { $cell } 没有数字能填：{ $row }只缺 { $digits }，而 { $digits-count ->
    [1] { $house }已有 { $digits }，在 { $other }
   *[other] 它的列和宫已有这些数字
}。
quiz-take-back = 退回 { $cell } 的 { $digit }
quiz-larger = 在 { $cell } 试更大的数字
quiz-leave = 空着 { $cell } 继续
quiz-right = 对：它退回最后填的 { $cell }，在那里试更大的数字。
quiz-too-far = 不对：先要试完 { $first } 之后各格的所有可能，其中最后一格是 { $cell }。
quiz-not-empty = 不对：空着 { $cell }，盘面永远填不满。
trace-next-end = 接下来：没有猜测可撤，搜索结束。
trace-next-further = 接下来：{ $cell } 撤回 { $digit }，没有别的可试，再往回退。
trace-next-other = 接下来：{ $cell } 撤回 { $digit }，换一个试。
work-stopped = 到 { $count } 次停止
making-count = 挖去 { $dug }，保留 { $kept }
making-clues-now = { $clues } 个提示数
making-attempt = 第 { $number } 次尝试
making-full = 猜 { $count } 次后填满
making-stuck = 有一格没有数字可放
making-impossible = 无解：猜 { $count } 次后得知
making-given-up = 猜 { $count } 次后放弃
cells-tried = 已试 { $count } 格
making-goes = { $digit } 去掉
making-stays = { $digit } 保留
making-no-other = { $cell } 看到了其余所有数字，别的都放不下。
making-fails = 那里填 { $digits } 都无解：其他数字都行不通。
making-second = 没有它就有第二个解，有 { $count } 格不同：
making-dug-line = { $digit } 去掉：其他数字都无解
making-kept-line = { $digit } 保留：第二个解有 { $count } 格不同
making-bound-line = { $digit } 保留：这一行不能再少
making-cell-number = 第 { $count } 格
making-cells = 共 { $count } 格
making-bound = 这一行的提示数不能再少。

## A picture that is read

label-create-picture = 识别图片
label-picture-intro = 选择一张数独的照片或截图，也可以拖入、粘贴或现拍一张。Nonet 在本机识别图片，不会上传，也不会保存。
label-picture-open = 打开图片
label-picture-camera = 拍照
label-picture-check = 核对识别结果
label-picture-yours = 你的图片
label-picture-corners = 轮廓不准时，请拖动四角。
label-picture-corner-upper-left = 左上角
label-picture-corner-upper-right = 右上角
label-picture-corner-lower-right = 右下角
label-picture-corner-lower-left = 左下角
label-picture-fold = 四角
label-picture-reset = 恢复四角
label-picture-turn = 旋转
label-picture-grid = 识别结果
label-picture-both = 叠加
label-picture-digits = 数字
label-picture-only = 图片
label-picture-layers = 显示内容
label-picture-unsure = 不确定
label-picture-written = 手写
label-picture-keep-notes = 保留为笔记
label-picture-keep-written = 保留手写数字
label-picture-empty = 空格
label-picture-blank = 空格
label-picture-other = 其他数字
label-picture-by-hand = 手写
label-picture-piece = 图片中的这一格，已放大
label-picture-reading = 正在识别图片
label-picture-private = 图片没有离开本机。
label-picture-place-unsure = 盘面的位置可能不对，请检查四角。
label-picture-none = 无解。
label-picture-one = 有唯一解。
label-picture-judging = 正在计算解数
label-picture-unknown = 未能确定是否有唯一解，请核对数字。
label-picture-is-none = 无解
label-picture-is-one = 唯一解
label-picture-failed = 无法启动图片识别。请重新加载页面再试，当前棋局不受影响。
label-picture-file-empty = 文件是空的，没有任何内容。请换一张图片。
label-picture-unreadable = 浏览器无法把这个文件作为图片打开。请将图片另存为 PNG 或 JPEG，或截图后再试。
# $count (number)
picture-read = 识别出 { $count } 个数字
# $unsure (number)
picture-uncertain = 有 { $unsure } 格不确定。
# $cell (cell), $first (text), $second (text)
picture-question = { $cell }：{ $first } 还是 { $second }？
# $cell (cell), $first (text)
picture-cell = { $cell }：{ $first }
# $at (number), $of (number)
picture-doubt-at = 第 { $at } / { $of } 处
picture-noted = { $count } 格里有小数字。
# $digit (digit)
picture-name-read = 识别为 { $digit }。
picture-name-empty = 空格。
# $other (text)
picture-name-unsure = 不确定：也可能是 { $other }。
picture-name-notes = 有小数字。
picture-name-written = 手写。
picture-clues = { $clues } 个提示数，{ $tier }。
# $digit (digit), $house (house)
picture-conflict = { $house }有两个 { $digit }。
# $digit (digit), $house (house)
picture-is-conflict = { $house }有两个 { $digit }
# $count (number)
picture-several = 有 { $count } 个解。
# $count (number)
picture-many = 解超过 { $count } 个。
# $count (number)
picture-is-several = { $count } 个解
# $count (number)
picture-is-many = 超过 { $count } 个解
# $cell (cell), $digit (digit)
picture-with = { $cell } 为 { $digit } 时有唯一解。
# $cell (cell), $first (text)
picture-change = { $cell } 可能是 { $first }。
# $digit (digit)
picture-use = 改为 { $digit }
# $at (number)
picture-place = 盘面 { $at }
# $side (number)
picture-no-grid = 没有找到盘面：图中最大的方形宽 { $side } 像素，至少需要 150 像素。请靠近一些再拍，或手动设置四角。
# $side (number)
picture-no-lines = 没有找到盘面：图中最大的方形宽 { $side } 像素，但没有九行九列。请换一张图片，或手动设置四角。
picture-no-square = 没有找到盘面：图中没有方形。请换一张图片，或手动设置四角。
# $x (number), $y (number)
picture-corner-at = 距左 { $x }，距上 { $y }
