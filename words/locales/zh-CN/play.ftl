# 页面最先显示的中文：首屏，以及没有对话框时的对局。其余文字在 page.ftl，首屏显示之后才加载。

gap = {""}
comma = 、
and = 、
phrase-gap = ，
# 盘面上的位置怎样写。
cell = r{ $row }c{ $column }
cell-row = { $number }
cell-column = { $number }
house-row = 第 { $number } 行
house-column = 第 { $number } 列
house-block = 第 { $number } 宫

## 按钮与标题

label-branches = 分支
label-board = 数独，9 行 9 列
label-board-paused = 已暂停
label-centre = 中心
label-check = 检查
label-close = 关闭
label-colour = 颜色
label-daily-not-begun = 未开始
label-corner = 角注
label-digit = 数字
label-digits = 数字键
label-erase = 擦除
label-fill = 填笔记
label-resume = 继续
label-hint = 提示
label-import-box = 粘贴、拖放、输入或拍一道题
label-create = 出题
label-learn = 学习
label-links = 链接
label-library = 题库
label-library-today = 今天
label-menu = 菜单
label-modes = 输入方式
label-name = Nonet
label-new = 新题
label-new-heading = 新题
label-new-takes = 最难一步
label-not-now = 以后再说
label-notes = 笔记
label-notice = 消息
label-notice-more = 详情
label-path = 解题路径
label-pause = 暂停
label-places = 页面
label-play = 解题
label-redo = 重做
label-share = 分享
label-singles = 排除和唯余
label-steps = 所有步骤
label-theme = 主题
label-theme-auto = 自动
label-tier-easy = 简单
label-tier-medium = 中等
label-tier-hard = 困难
label-tier-unfair = 艰深
label-tier-extreme = 极难
label-tier-easy-takes = 排除和唯余
label-tier-medium-takes = 数对和三数组
label-tier-hard-takes = 二阶鱼、XY-Wing
label-tier-unfair-takes = 链
label-tier-extreme-takes = 强制网
label-title = Nonet：数独
label-tools = 工具
label-tips = 新手提示
label-tips-close = 知道了
label-tip-next = 下一条
label-tip-new = 第一次玩数独？
label-tip-learn = 一分钟学会
label-tip-touch-first = 先点一格，再点数字。
label-tip-keys-first = 点选一格后输入数字，方向键移动。
label-tip-touch-second = 长按数字键，可以连填多格。
label-tip-keys-second = 按住 Shift 再按数字，写下笔记。
label-tip-touch-third = 卡住了就点“提示”，先只说看哪里。
label-tip-keys-third = 按 H 看提示，先只说看哪里；按 ? 看全部快捷键。
label-try-again = 再试一次
label-undo = 撤销

## 读屏软件念的格子和按键

cell-place = 第 { $cell-row } 行，第 { $cell-column } 列，第 { $cell-box } 宫。
cell-given = 提示数 { $digit }。
cell-entered = 填入 { $digit }。
cell-solved = { $digit }，来自解。
cell-empty = 空。
cell-notes = 笔记 { $digits-compact }。
cell-centre = 中心笔记 { $digits-compact }。
cell-conflict = 在{ $houses }里冲突。
cell-wrong = 不对。
cells-selected = 选中 { $count } 格。
key-left = { $digit }，还剩 { $left } 个
key-done = { $digit }，已齐
key-too-many = { $digit }，太多
key-colour = 颜色 { $colour }

## 状态行

placed = { $cells } 填 { $digit }。
note-added = { $cells } 记笔记 { $digit }。
note-removed = { $cells } 去掉笔记 { $digit }。
erased = 擦除 { $cells }。
notes-filled = 笔记已填好。
undone = 撤销：{ $what }
redone = 重做：{ $what }
nothing-to-undo = 没有可撤销的。
nothing-to-redo = 没有可重做的。
mode-digit = 数字模式。
mode-notes = 笔记模式。
given-stays = 提示数不能改。
digit-stays = 这一格已有数字，请先擦除。
digit-locked = 连续填 { $digit }。再按 { $digit } 结束。
digit-unlocked = 数字重新填入选中的格。
digit-finished = 九个 { $digit } 都已填好。
digit-placing = 连续填 { $digit }，点格子即可。
digit-placing-key = 连续填 { $digit }，再按 { $digit } 结束。
conflicting = { $house }里有两个 { $digit }。
paused = 已暂停。
resumed = { $left ->
    [0] 欢迎回来。盘面已满。
   *[other] 欢迎回来。还剩 { $left } 格。
}
preparing = 请稍候。
part-awaited = 正在加载…
part-missing = Nonet 有一部分没有加载成功。请检查网络，或重新加载页面。

## 首屏上的其他文字

clue-count = { $count } 个提示数
verdict-one = 唯一解
clock = 用时 { $minutes } 分 { $seconds } 秒
explainer-is = SE { $rating }
grade-is = { $tier }，全部步骤按 HoDoKu 共 { $score } 分。最难的技巧：{ $hardest }。
storage-refused = 浏览器不允许保存。关闭本页后进度会丢失。
library-all = 全部 { $count } 局
storage-full = 浏览器不让再存了。请先导出，再删除一些局。
place-title = { $place } · Nonet
words-missing = 有些文字没能载入。请再打开一次。
locale-missing = 没能载入那种语言。
