## Looked up: how things on the grid are written

gap = {""}
comma = ・
and = ・
phrase-gap = 、
cell = r{ $row }c{ $column }
cell-row = { $number }
cell-column = { $number }
house-row = { $number }行目
house-column = { $number }列目
house-block = ブロック{ $number }

## ボタンと見出し

label-branches = 分岐
label-board = ナンプレの盤面、9行9列
label-board-paused = 停止中
label-centre = 中央
label-check = 確認
label-close = 閉じる
label-colour = 色
label-daily-not-begun = 未着手
label-corner = 隅
label-digit = 数字
label-digits = 数字キー
label-erase = 消す
label-fill = メモ記入
label-resume = 再開
label-hint = ヒント
label-import-box = 問題を貼り付け・ドロップ・入力・撮影
label-create = 作る
label-learn = 学ぶ
label-links = リンク
label-library = ライブラリ
label-library-today = 今日
label-menu = メニュー
label-modes = 入力モード
label-name = Nonet
label-new = 新しい問題
label-new-heading = 新規
label-new-takes = 必要な手筋
label-not-now = あとで
label-notes = メモ
label-notice = お知らせ
label-notice-more = 詳細
label-path = 解き筋
label-pause = 一時停止
label-places = ページ
label-play = 解く
label-redo = 進める
label-share = 共有
label-singles = シングル
label-steps = すべての手
label-theme = テーマ
label-theme-auto = 自動
label-tier-easy = 初級
label-tier-medium = 中級
label-tier-hard = 上級
label-tier-unfair = 超上級
label-tier-extreme = 極限
label-tier-easy-takes = シングル
label-tier-medium-takes = 二国同盟・三国同盟
label-tier-hard-takes = X-Wing・XY-Wing
label-tier-unfair-takes = チェーン
label-tier-extreme-takes = 強制ネット
label-title = Nonet：ナンプレ（数独）
label-tools = ツール
label-tips = はじめに
label-tips-close = わかった
label-tip-next = 次の説明
label-tip-new = ナンプレは初めて？
label-tip-learn = 1分で覚える
label-tip-touch-first = マスをタップし、次に数字をタップ。
label-tip-keys-first = マスをクリックして数字を打ちます。移動は矢印キーです。
label-tip-touch-second = 数字を長押しすると、続けて入れられます。
label-tip-keys-second = Shiftを押しながら数字を打つとメモになります。
label-tip-touch-third = 困ったらヒント。まず見る場所だけを示します。
label-tip-keys-third = Hでヒント。まず見る場所だけを示します。?でキーの一覧を開きます。
label-try-again = もう一度
label-undo = 戻す

## 読み上げソフトに伝えるマスとキー

cell-place = { $cell-row }行目、{ $cell-column }列目、ブロック{ $cell-box }。
cell-given = 初期数字{ $digit }。
cell-entered = { $digit }、入力済み。
cell-solved = { $digit }、答えから。
cell-empty = 空き。
cell-notes = メモ{ $digits-compact }。
cell-centre = 中央メモ{ $digits-compact }。
cell-conflict = { $houses }で重複。
cell-wrong = 間違い。
cells-selected = { $count }マスを選択中。
key-left = { $digit }、残り{ $left }個
key-done = { $digit }、完了
key-too-many = { $digit }、多すぎます
key-colour = 色{ $colour }

## ステータス行

placed = { $cells }に{ $digit }を入れました。
note-added = { $cells }に{ $digit }をメモしました。
note-removed = { $cells }のメモ{ $digit }を消しました。
erased = { $cells }を消しました。
notes-filled = メモを記入しました。
undone = 戻しました：{ $what }
redone = 進めました：{ $what }
nothing-to-undo = これ以上は戻せません。
nothing-to-redo = これ以上は進められません。
mode-digit = 数字モード。
mode-notes = メモモード。
given-stays = 初期数字は変えられません。
digit-stays = このマスには数字が入っています。先に消してください。
digit-locked = { $digit }を続けて入れます。もう一度{ $digit }を押すと終わります。
digit-unlocked = 数字は選択中のマスに入ります。
digit-finished = { $digit }が9個そろいました。
digit-placing = { $digit }を続けて入れます。マスをタップしてください。
digit-placing-key = { $digit }を続けて入れます。もう一度{ $digit }をタップすると終わります。
conflicting = { $house }で{ $digit }が重複しています。
paused = 一時停止しました。
resumed = おかえりなさい。{ $left ->
    [0] 空きマスはありません。
   *[other] 残り{ $left }マスです。
}
preparing = お待ちください。
part-awaited = 読み込み中…
part-missing = Nonetの一部を読み込めませんでした。接続を確認するか、ページを再読み込みしてください。

## 最初の画面のそのほかの文

clue-count = 初期数字{ $count }個
verdict-one = 解は1つ
clock = 経過時間：{ $minutes }分{ $seconds }秒
explainer-is = SE { $rating }
grade-is = { $tier }。全手順でHoDoKuの{ $score }点。最難の手：{ $hardest }。
storage-refused = このブラウザでは保存が許可されていません。ページを閉じると進み具合は失われます。
library-all = 全{ $count }件
storage-full = ブラウザにこれ以上保存できません。書き出してから、ゲームを削除してください。
place-title = { $place } · Nonet
words-missing = 文の一部を読み込めませんでした。もう一度開いてください。
locale-missing = その言語を読み込めませんでした。
