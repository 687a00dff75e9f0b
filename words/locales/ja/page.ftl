## Looked up: how things on the grid are written

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
effect = { $cells }の{ $digits }
effect-placed = { $cells }の{ $digits }
count-rows = { $count }つの行
count-columns = { $count }つの列
count-boxes = { $count }つのブロック
phrase-and = 、
phrase-last = 、
or = か
kinds-and = と
cycle-gap = 、
house-rows = { $numbers }行目
house-columns = { $numbers }列目
house-boxes = ブロック{ $numbers }
read-empty-cell = 空き
read-count = { $digit }が{ $count }個

## Looked up: what index.html says before the program runs, or when it broke: one line each

page-description = 数独で遊ぶ、作る、解く、理解する。インストール不要、オフラインでも使え、データがブラウザの外に出ることはありません。
page-desktop = パソコンでのプレイ
page-phone = スマートフォンでのプレイ
page-needs = NonetにはJavaScriptと、WebAssembly SIMDに対応したブラウザが必要です：Chrome・Edge 99、Firefox 114、Safari 16.4、またはそれ以降。
page-broken = ページで問題が起きました。再読み込みしてください。ゲームは保存されています。

## ボタンと見出し

label-about = 概要
label-about-engine = 問題の生成、解が1つであることの証明、解答、解説を、1つのエンジンが行います。このページでもコマンドラインでも同じエンジンです。
label-about-kept = ページ全体がこのブラウザに保存されていて、ここで選んだことのある言語ではオフラインでも動きます。
label-about-not-kept = ページの一部はまだこのブラウザに保存されていません。次に開くときには接続が必要です。解説、手筋のページ、ほかの言語も、初めて使うときに接続が必要です。
label-about-private = データはすべてブラウザの中にとどまります。このページはどこにも何も送らず、Cookieも使いません。
label-about-what = Nonetは、解く人、作る人、教える人、プログラムを書く人のためのナンプレのページです。
label-accent = 強調色
label-accent-blue = ブルー
label-accent-graphite = グラファイト
label-accent-plum = プラム
label-apply = 適用
label-erase-mistake = この数字だけを消す
label-back-to-mistake = 最初のミスの前まで戻す
label-check-back = 最初のミスの前まで戻す
label-check-explain = ミスを1つ説明する
label-check-leave = このままにする
label-back-to-previous = 前のゲームに戻る
label-branch-here = 現在
label-branch-start = 開始
label-blank = 問題を手で入力
label-board-preview = ナンプレ、解き筋のプレビュー
label-board-replay = ナンプレ、再生
label-centralise = 隅メモを中央へ
label-checkpoint = しおり
label-checkpoint-name = 名前
label-clear-notes = メモを消す
label-claim-place = 入る数字
label-claim-eliminate = 消せる数字
label-clues-rare = 初期数字がこれほど少ない問題は、ごくまれです。
label-continue-now = 今
label-copy-link = リンクをコピー
label-done-title = 完成
label-done-cells = 表示したマス
label-done-filled = 最後に自動で埋めたマス
label-done-hardest = 最難の手
label-beyond-hodoku = HoDoKuにない手筋
label-done-back = 戻した手
label-done-hints = ヒント
label-done-mistakes = ミス
label-done-more = 詳しく
label-done-less = たたむ
label-done-next-of-list = リストの次の問題
label-done-picture = 解いた跡の画像
label-done-picture-help = 濃いマスほど後から埋まりました。数字は写りません。
label-done-share = 画像を共有
label-done-you = 自分
label-progress-card = これまでの記録
label-race-copy-time = 自分のタイム入りリンクをコピー
label-race-send = 対戦として送る
label-race-send-time = 自分のタイムを送り返す
label-race-sender = 相手
label-race-you = 自分
label-end-first-time = ヒントなしで初めて
label-end-lesson = レッスン
label-end-practise = 練習する
label-end-share-day = 今日の画像を共有
label-end-copy-picture = 今日の画像をコピー
label-calendar-next = 翌月
label-calendar-previous = 前月
label-daily-again = もう一度見る
label-daily-note = 日付から作る3問で、誰でも同じ問題です。
label-engine-restart = 再起動
label-entry-done = 完了
label-grade = この問題
label-grade-count = 回数
label-grade-score = 点
label-grade-technique = 手筋
label-hint-here = ここのヒント
label-case-lines = この仮定から導かれること
label-notation = 記法
label-hint-mark = 形を表示
label-hint-another = 別の手
label-hint-show-found = これを見る
label-hint-mistake = ミスがあります
label-hint-more = もっと
label-hint-next = 次のヒント
label-hint-none = ヒントなし
label-hint-why = 理由
label-import = 取り込む
label-import-anywhere = ページのどこにでも貼り付けられます。
label-import-accept = この問題を解く
label-import-solve = 答えを表示
label-import-anyway = このまま始める
label-import-choices = テキスト中の問題
label-import-correct = 開いて直す
label-import-file = ファイルを開く
label-import-show-line = テキスト中に表示
label-import-help = テキスト、リスト、リンク、画像、QRコードのいずれか。画像はこの端末の中で読み取り、保存しません。
label-import-library = ライブラリ
label-import-library-none = まだありません
label-import-library-waiting = 未着手
label-import-library-begun = 途中
label-import-library-solved = 完成
label-import-placed = 入れた数字
label-import-text = 貼り付け・ドロップ・入力・撮影
label-keep-mine = こちらを別のゲームとして残す
label-keys = キー操作
label-keys-move = 移動
label-keys-select = 選択
label-keys-write = 入力
label-keys-modes = モード
label-keys-change = 変更
label-keys-edit = キーを変更
label-keys-press = キーを押してください。Escで元のまま。
label-keys-reset = 初期設定のキーに戻す
label-keys-history = 戻す
label-keys-help = ヘルプなど
label-keys-read = 読み上げ
label-key-move = 隣のマスへ
label-key-next-empty = 次の空きマスへ
label-key-row-ends = 行の端へ
label-key-corners = 最初と最後のマスへ
label-key-extend = 選択を広げる
label-key-all = すべてのマスを選択
label-key-dismiss = 閉じる・選択を解除
label-key-digit = 数字を入れる
label-key-note = メモを付ける・消す
label-key-centre = 中央メモを付ける・消す
label-key-erase = 消す
label-key-toggle-cell = マスを選択に加える・外す
label-key-cell-menu = このマスのメニュー
label-key-hint-here = このマスのヒント
label-key-same = 同じ数字や色を選択
label-key-erase-corner = 隅メモを消す
label-key-erase-centre = 中央メモを消す
label-key-promote = 1つだけのメモを数字にする
label-key-centralise = 隅メモを中央へ
label-key-mode-digit = 数字モード
label-key-mode-notes = メモモード
label-key-mode-centre = 中央メモモード
label-key-mode-colour = 色モード
label-key-mode-links = リンクモード
label-key-next-mode = 次のモード
label-key-lock = 数字を固定して続けて入れる
label-key-filter = 数字が入るマスを表示
label-key-pairs = 候補が2つのマスを表示
label-key-fill-notes = メモの記入・整理
label-key-undo = 戻す
label-key-redo = 進める
label-key-mistake = 最初のミスの前まで戻す
label-key-checkpoint = しおりを付ける・外す
label-key-branches = しおりと分岐
label-key-trial = 仮置きを始める・やめる
label-key-replay = ゲームを再生
label-key-hint = ヒント。押すたびに詳しく
label-key-sentences = 説明を順に読む
label-key-question = 推理を確かめる
label-key-steps = ここからのすべての手
label-key-path = 解き筋
label-key-check = 確認
label-key-finish = 残りのシングルを埋める
label-key-zen = 集中：盤面とキーだけ
label-keys-gamepad = ゲームパッド
label-pad-digit = 前・次の数字
label-pad-give = マスに数字を入れる
label-pad-erase = 消す・開いたものを閉じる
label-pad-notes = 数字・メモの切り替え
label-pad-undo = 戻す・進める
label-pad-menu = メニュー
label-key-copy = 選択したマスをコピー
label-key-paste = マスや問題を貼り付け
label-copy-cells = コピー
label-paste-cells = 貼り付け
label-key-pause = 一時停止
label-key-new = 新しい問題
label-key-import = 取り込み
label-key-learn = 手筋を学ぶ
label-key-share = 共有
label-key-sheet = このキー一覧
label-key-name-menu = メニューキー
label-key-name-space = スペース
label-key-read-row = 行
label-key-read-column = 列
label-key-read-block = ブロック
label-key-read-remaining = 数字ごとの残りの個数
label-key-read-candidates = このマスの候補
label-language = 言語
label-language-auto = ブラウザに合わせる
label-learn-all = 手筋一覧
label-learn-example = 例題
label-learn-example-easier = この例題にはもっとやさしい手もあります。そうした手のない局面は見つかっていません。
label-learn-missing = ページを読み込めませんでした。閉じてからもう一度開いてください。
label-learn-this = この手筋を学ぶ
label-learn-when = 使いどころ
label-another-position = 別の局面
label-back-to-exercise = 練習に戻る
label-back-to-game = ゲームに戻る
label-basics = 基本
label-basic-first = 何から試すか
label-basic-first-about = 時間のかからない順番
label-basic-first-text = まず、空きマスが1つだけの行・列・ブロックを探します。次に、盤面にたくさん出ている数字を選び、その数字の入るマスが1つしか残っていないブロックを探します。1マスずつ候補を調べるのは最後です。最後の課題は裸のシングルです。同じ行・列・ブロックにほかの8つの数字が出ていて、入る数字が1つしかないマスです。
label-basic-grid = 盤面の読み方
label-basic-grid-about = 行、列、ブロック、r4c7
label-basic-grid-text = 行は上から、列は左から、ブロックは左から右、上から下の順に、それぞれ1から9まで数えます。マスは行と列で表します。r4c7は、4行目と7列目が交わるマスです。どのマスも、行・列・ブロックに1つずつ属します。行・列・ブロックをまとめて領域といいます。
label-basic-next-lesson = 次のレッスン
label-basic-play-easy = 初級を解く
label-basic-notes = メモ
label-basic-notes-about = どこに何が入りうるか
label-basic-notes-text = 空きマスの小さな数字はメモです。そのマスにまだ入る可能性のある数字、つまり候補を表します。同じ行・列・ブロックにすでにある数字は入りません。数字を入れたら、同じ行・列・ブロックにあるその数字のメモを消します。Nonetに自動で消させることもできます。
label-basic-strong-link = 強リンクとは
label-basic-strong-link-about = ここでなければ、あちら
label-basic-strong-link-text = 強リンクは、少なくとも一方が真である2つの候補を結びます。ある行・列・ブロックで数字の入るマスが2つだけのときの、その2か所や、候補が2つだけのマスの、その2つです。一方が偽なら、もう一方は真です。
label-basic-weak-link = 弱リンクとは
label-basic-weak-link-about = ここなら、あちらではない
label-basic-weak-link-text = 弱リンクは、真になるのが多くても一方だけである2つの候補を結びます。同じ行・列・ブロックにある同じ数字の2か所や、同じマスの2つの候補です。一方が真なら、もう一方は偽です。
label-basic-chain = チェーンで証明できる理由
label-basic-chain-about = 強弱のリンクを端から端まで
label-basic-chain-text = チェーンでは、強リンクと弱リンクが交互に並びます。最初の端が偽だと仮定してリンクを順にたどると、最後の端が真だとわかります。つまり、両端の少なくとも一方は必ず真です。だから、両端が見えるマスからその数字を消せます。
label-links-title = リンク
label-basic-rules = ルール
label-basic-rules-about = どの数字も1回ずつ
label-basic-rules-text = どの行、どの列、どの3×3のブロックにも、1から9の数字がちょうど1つずつ入ります。最初から書かれている数字は変えられません。空きマスを埋めていきます。正しく作られた問題の解は1つだけで、勘に頼る必要はありません。
label-begin = 始める
label-exercise-position = 次の一手はどこ？
label-exercise-position-about = メモをすべて記入した、今のゲームの局面です。いちばんやさしい手を見つけてください。ゲームはそのまま残ります。
label-find-yourself = 自分で見つける
label-go-on = 続ける
label-lesson-read = 読んだ
label-lesson-search = レッスンを検索
label-lesson-way = レッスン
label-needed-hints = ヒントが必要だった手筋
label-needed-since = 直近30日
label-nudge = 小ヒント
label-position-helped = ヒントあり
label-position-try = 挑戦
label-positions-none = 自分で見つけるための局面はありません。この手筋が必要になるのは、やさしい手がすべて尽きたときで、場所の目印になるものがないからです。
label-read-idea = 考え方を読む
label-related = 間違えやすい手筋
label-show-steps = 手順を見る
label-tab-find = 見つける
label-tab-idea = 考え方
label-tab-steps = 例題
label-the-idea = 考え方
label-the-steps = 手順
label-whole-puzzles = この手筋が必要な問題
label-collection-delete = この問題集を削除
label-collection-edit = 名前の変更・削除
label-collection-name = 問題集の名前
label-column-changed = 最終プレイ
label-column-collection = 問題集
label-column-hardest = 最難の手
label-column-help = ヒント
label-column-puzzle = 問題
label-column-score = HoDoKu
label-column-state = 状態
label-column-tier = レベル
label-column-time = タイム
label-done = 完了
label-found-alone = 自力
label-found-nudged = 小ヒント
label-found-shown = 答え
label-game-begin = 始める
label-game-collection = 問題集
label-game-continue = 続ける
label-game-open = 開く
label-game-delete = 削除
label-game-menu = その他
label-game-name = 名前
label-game-no-collection = 問題集に入れない
label-import-keep = 問題集として保存
label-library-all-tiers = 全レベル
label-library-alone = ヒントなし
label-library-collections = 問題集
label-library-continue = 続きから
label-library-daily = 日替わり
label-library-empty-collection = まだ問題がありません
label-library-empty-collection-help = 各ゲームのメニューから問題集に入れられます。
label-library-export = 書き出し
label-library-games = ゲーム
label-library-import = 取り込み
label-library-import-list = リストを取り込む
label-library-in-progress = 途中
label-library-kept = この端末に保存
label-library-new-collection = 新しい問題集
label-library-no-collections = 自分の問題集はまだありません
label-library-collections-are = 問題集には、本1冊分の問題、友だちに渡す問題、練習用のリストなどをまとめておけます。
label-library-no-progress = 途中のゲームはありません
label-library-progress-is = 解き始めた問題はすべてここに保存されます。
label-library-no-solved = 解いた問題はまだありません
label-library-solved-are = 解いた問題が、タイムと解き筋とともにここに入ります。
label-library-no-statistics = 統計はまだありません
label-library-statistics-are = 3問解くと、速くなっていく様子が見えてきます。
label-library-nothing = まだゲームがありません
label-library-order = 並び順
label-library-persist = 容量が足りなくなってもゲームを残す
label-library-search = 検索
label-library-search-help = レベル、手筋、初期数字、日付、問題集
label-library-show-all = すべて表示
label-library-solved = 完成
label-library-statistics = 統計
label-library-unnamed = 名称未設定
label-order-easiest = やさしい順
label-order-fastest = 速い順
label-order-hardest = 難しい順
label-order-newest = 新しい順
label-order-oldest = 古い順
label-order-slowest = 遅い順
label-period-all = 全期間
label-period-half-year = 6か月
label-period-month = 30日
label-statistics-alone = 自力
label-statistics-best = 最速
label-statistics-export = CSVで保存
label-statistics-helped = ヒントあり
label-statistics-median = 中央値
label-statistics-met = 遭遇
label-statistics-recent = 最近の中央値
label-statistics-solved = 完成
label-statistics-table = 表で見る
label-statistics-techniques = 出会った手筋
label-statistics-techniques-help = 解いたゲームそれぞれの最難の手筋です。
label-statistics-times = レベル別タイム
label-statistics-times-alone = ヒントなしのタイムだけを数えます。
label-statistics-times-help = ヒントなしのタイムだけを数えます。上：タイムごとの回数。下：1ゲームごとのタイムと中央値の推移。
label-library-empty = まだ何もありません
label-starter-ready = すぐに遊べる問題
label-starter-note = Nonetに付属する4つの問題集です。
label-starter-train = 電車で12問
label-starter-train-about = 1問5分ほどの短い問題。
label-starter-named = 名前のついた問題
label-starter-named-about = Wikipediaの例題からGolden Nuggetまで。
label-starter-techniques = 手筋を1つずつ
label-starter-techniques-about = レッスンの順に並んでいます。題名の手筋が必要です。
label-starter-hardest = 史上最難の問題
label-starter-hardest-about = 長い夜のために。チェーンとネットの世界。
label-new-custom = 「作る」で詳しく指定
label-new-more = 詳しい条件
label-next = 次へ
label-removal-order = 抜く順番
label-removal-order-alternating = 1つおき
label-removal-order-left-to-right = 左から右
label-removal-order-random = ランダム
label-removal-order-s-shaped = S字
label-pad-layout = スマホのキー配列
label-pad-one-row = 1段
label-pad-square = 3×3
label-pad-two-rows = 2段
label-path-copy = コピー
label-path-counts = 使った手筋
label-links-check = このチェーンは正しい？
label-links-clear = リンクを消去
label-links-drawn = 引いたリンク
label-links-keep = リンクを残す
label-path-from-clues = 最初から
label-path-from-here = ここから
label-path-save = ファイルに保存
label-practice = 実戦問題
label-practice-few = この手筋と、それよりやさしい手筋だけで解ける問題はまれなので、3問に足りません。行き詰まったら、ヒントがこの手筋を見つけます。
label-practice-none = この手筋だけが必要な問題はごくまれで、実戦問題を用意できません。
label-practice-only = どの問題にもこの手筋が必要です。使わなければ、同じレベル以下のほかの手筋をすべて使っても行き詰まります。使えば、あとはやさしい手筋で足ります。行き詰まったら、ヒントがこの手筋を見つけます。
label-practice-others = どの問題も、この手筋とそれよりやさしい手筋で解けます。ただし、同じレベルのほかの手筋でも解けます。行き詰まったら、ヒントがこの手筋を見つけます。
label-previous = 前へ
label-question = 推理を確かめる
label-question-change = 変更
label-question-clear = クリア
label-question-submit = 確かめる
label-replay = 再生
label-replay-play = 手を再生
label-replay-slider = 手
label-replay-stop = 再生を止める
label-restart = やり直す
label-seed = シード
label-settings = 設定
label-share-help = リンクに入るのは初期数字だけです。開くのにアカウントは要りません。
label-share-link = この問題へのリンク
label-share-game = 進み具合とメモも入れる
label-share-game-help = すべての手とメモが入った、独立したゲームとして開きます。
label-share-race = 自分のタイムも入れて対戦
label-share-race-help = 相手はこちらのタイムに挑みます。リンクには初期数字と、各マスを埋めた時刻が入ります。
label-share-code = リンクのQRコード
label-share-no-code = リンクが長すぎて、QRコードにできません。
label-share-send = 送る…
label-share-format = コピー形式
label-share-text = この形式のテキスト
label-share-copy = コピー
label-share-save = ファイルに保存
label-share-open = 新しいタブで開く
label-share-picture = 盤面の画像
label-share-picture-help = メモと色、開いているヒントも入ります。
label-share-png = PNGで保存
label-share-svg = SVGで保存
label-output-line = 81文字の1行、空きは点
label-output-zeros = 81文字の1行、空きは0
label-output-grid = 罫線の盤面
label-output-pencilmarks = 候補つきの盤面（HoDoKu）
label-output-hodoku = HoDoKuライブラリの行
label-output-sdk = SadMan / SudoCue（.sdk）
label-output-sdm = SudoCueリスト（.sdm）
label-output-opensudoku = OpenSudoku
label-output-sukaku = 729個の候補（sukaku）
label-output-sudokuwiki = SudokuWiki文字列（S9B）
label-output-sudokucoach = sudoku.coach文字列（SCv7）
label-output-json = JSON
label-output-sudokupad = SudokuPadへのリンク
label-output-fpuzzles = f-puzzlesへのリンク
label-output-sudokuwiki-link = SudokuWikiへのリンク
label-output-sudokucoach-link = sudoku.coachへのリンク
label-output-sudokuexchange = SudokuExchangeへのリンク
label-output-puzzle-solution = 問題と答え（CSV）
label-show-undecided = 表示する
label-select-same = 同じ数字を選択
label-show-in-grid = 盤面に表示
label-show-digit = 数字を表示
label-menu-game = 今の問題
label-menu-help = 解く手助け
label-zen = 集中
label-zen-leave = 集中を終える
label-finish = 残りを埋める
label-show-pairs = 2候補
label-solution = 答え
label-solution-apply = 盤面に入れる
label-solutions = 解
label-solve-all = すべて表示
label-solve-ask = 答えを表示しますか？
label-solve-ask-text = 1マスだけならヒント扱いになります。答え全体を見ると、解いた数に入りません。
label-solve-cell = 1マス表示
label-streak = 連続日数
label-steps-any-digit = すべて
label-steps-more = さらに表示
label-steps-selected = 選択したマスだけ
label-stop = 停止
label-several-solutions = 複数解
label-rate-all = すべて評価
label-rate-list = このリストを評価
label-rated-another = リストを開く
label-rated-empty = 200,000問までのリストを貼り付けるか、ドロップするか、開いてください。1問ずつここで調べて評価します。データはこの端末から出ません。
label-create-generate = 生成
label-create-list = リスト評価
label-rated-export = 表示中のものを保存
label-rated-look = 気になる問題
label-rated-legend = 各列の意味
label-rated-score-help = 解き筋の各手順に対するHoDoKuの点数です。点数は解き筋によるので、回転・反転したり数字を入れ替えたりした同じ問題でも変わることがあります。
label-rated-explainer-means = 3つの評価値：最難の手、最初の数字が決まるまでの最難の手、最初の手。
label-rated-depth-help = 残りがシングルで解けるまでに、仮定を何重に重ねる必要があるか。シングルだけで解ければ0です。同型の問題では同じ値になります。
label-rated-minimal-help = どの初期数字も必要かどうか。不要な初期数字は1つずつ調べて数えます。2つ同時に除くと、解が複数になることがあります。
label-rated-search = 検索
label-rated-search-help = 手筋、名前、初期数字
label-rated-explainer = Sudoku Explainer（低速）
label-rated-explainer-help = 問題を1問ずつこの方式でも評価します。難問は数秒から数分かかります
label-rated-go-on = 続ける
label-rated-csv = CSV
label-rated-tsv = TSV
label-rated-json = JSON
label-look-no-solution = 解なし
label-look-several = 複数解
label-look-twin = 同型あり
label-look-conflict = 数字の重複
label-chip-minimal = 極小
label-chip-once = 同型は1問だけ
label-chip-symmetric = 対称
label-column-explainer = SE ER/EP/ED
label-rated-from = 下限
label-rated-to = 上限
label-minimal = 極小
label-column-number = 番号
label-column-verdict = 判定
label-column-depth = 深さ
label-column-minimal = 極小
label-column-same-as = 同型
label-column-clues = 初期数字
label-symmetry = 対称性
label-symmetry-anti-diagonal = 反対角線対称
label-symmetry-diagonal = 対角線対称
label-symmetry-half-turn = 180度回転
label-symmetry-horizontal = 上下対称
label-symmetry-none = なし
label-symmetry-quarter-turn = 90度回転
label-symmetry-vertical = 左右対称
label-theme-dark = ダーク
label-theme-light = ライト
label-tier = レベルを選ぶ
label-tier-easy-help = シングルだけで解けます。
label-tier-medium-help = 予約や二国同盟・三国同盟が必要です。
label-tier-hard-help = フィッシュ、ウィング、カラー、一意性のどれかが必要です。
label-tier-unfair-help = チェーンかALSが必要です。
label-tier-extreme-help = 強制チェーンや強制ネット、または難しい手が数多く必要です。
label-toggle-centre-notes = 隅メモと中央メモ
label-toggle-clean-notes = 数字を入れたらメモを消す
label-toggle-conflicts = 重複を強調
label-toggle-clock = 時計を表示
label-toggle-expert = 専門家向けの形を使う
label-toggle-left-hand = 左手用の配置
label-toggle-lock-tint = 固定した数字の入るマスを強調
label-toggle-mark-wrong = 間違った数字にすぐ印を付ける
label-toggle-pad-from-seven = キーの7 8 9を上にする
label-toggle-peers = 同じ行・列・ブロックを強調
label-toggle-rare = まれな手筋も含める
label-toggle-same-digit = 同じ数字を強調
label-toggle-uniqueness = 一意性の手筋を使う
label-toggle-wasd = W A S Dでも矢印キーと同じく移動
label-toggle-warn-notes = 消えるはずのメモに印を付ける
label-trial = 仮置き
label-trial-give-up = やめる
label-trial-keep = 採用
label-benchmark-run = 実行
label-benchmark-easy = 初級（12問）
label-benchmark-file = リストを開く
label-benchmark-guesses = 1問あたりの推測
label-benchmark-hard = 上級（4問）
label-benchmark-help = 解が1つであることをエンジンがこのブラウザで1秒に何問証明できるか、極小問題を何問生成できるかを測ります。リストは1行に1問、81文字です。測定は裏で動き、いつでも止められます。
label-benchmark-list = リスト
label-benchmark-made = 生成した問題
label-benchmark-puzzles = 問題
label-benchmark-speed = 毎秒
label-benchmark-title = エンジンの速度
label-contrast = コントラスト
label-contrast-auto = 自動
label-dark-theme = ダークテーマ
label-dark-grey = 濃い灰色
label-dark-black = 黒
label-contrast-more = 高い
label-note-size = メモの大きさ
label-note-size-large = 大
label-note-size-normal = 標準
label-print = 印刷
label-paper-source = 印刷対象
label-paper-given = 今の問題
label-paper-fresh = 新しい問題
label-paper-kind = 種類
label-paper-kind-puzzles = 問題
label-paper-kind-exercises = 手筋の練習
label-paper-per-page = 1ページの問題数
label-paper-answers = 答え
label-paper-answers-none = なし
label-paper-answers-last = 最後
label-paper-answers-each = 各ページの後
label-paper-content = マスの中身
label-paper-clues = 初期数字
label-paper-entries = 入れた数字
label-paper-candidates = 全メモ
label-paper-size = 用紙
label-paper-a4 = A4
label-paper-letter = レター
label-paper-rating = レベルと最難の手
label-paper-cards = ヒントカード
label-paper-code = 解くためのQRコード
label-paper-name-line = 名前の欄
label-paper-large = 大きな数字
label-paper-title = タイトル
label-paper-count = 問題数
label-paper-make = 作成
label-paper-name = 名前
label-settings-none = この語を含む設定はありません。
label-settings-search = 検索
label-cell-names = マスの呼び方
label-cell-names-letters = A1
label-cell-names-numbers = r1c1
label-text-size = 文字の大きさ
label-text-size-large = 大
label-text-size-larger = 特大
label-text-size-normal = 標準
label-toggle-haptics = 重複したときと完成時に振動
label-toggle-sound = 効果音
label-update-now = 今すぐ使う
label-use-other = 新しいほうを使う
label-why-not = 入らない理由…

## 読み上げソフトに伝えるマス

cell-undecided = 解によって違うマスです。
cell-colours = { $count }色。
cell-candidates = 候補{ $digits-compact }。
cell-eliminated = 消去済み{ $digits-compact }。
cell-hint = ヒントに関わるマスです。
cell-hint-places = 空き。ヒントでは{ $digit }が入ります。
cell-hint-out = ヒントでは{ $digits-compact }が消えます。
cell-paused = 一時停止中は見えません。
preview-label = プレビュー、初期数字{ $clues }個
preview-placed = プレビュー、初期数字{ $clues }個、入れた数字{ $placed }個

## ステータス行

coloured = { $cells }に色を付けました。
colour-removed = { $cells }の色を消しました。
notes-cleaned = 入らないメモを消しました。
hint-taken = ヒントを適用：{ $placed-count ->
    [0] {""}
   *[other] { $placed }を確定{ $removed-count ->
        [0] {""}
       *[other] 、
    }
}{ $removed-count ->
    [0] 。
   *[other] { $removed }を消去。
}
solution-taken = 答えを盤面に入れました。
restarted = 最初の状態に戻しました。
clues-fixed = 初期数字{ $count }個。
jumped = { $left ->
    [0] 別の時点に移りました。空きマスはありません。
   *[other] 別の時点に移りました。残り{ $left }マスです。
}
checkpoint-set = しおり{ $number }を付けました。
nothing-to-replay = 再生できる手がまだありません。
replay-at = { $of }手中{ $at }手目
checkpoint-removed = しおりを外しました。手はそのまま残ります。
checkpoint-number = しおり{ $number }
trial-started = 仮置き中です。このまま続けてください。「やめる」でここに戻ります。
trial-given-up = 仮置きをやめました。進めた手は分岐に残ります。
trial-kept = 仮置きを採用しました。
trial-line = 仮置き中。しおりから{ $count }手。
branch-counts = { $checkpoints ->
    [0] しおりなし
   *[other] しおり{ $checkpoints }個
}{ $dead ->
    [0] {""}
   *[other] 、行き止まり{ $dead }か所
}
branch-placed = { $cells }に{ $digit }
fault-twice = { $house }に{ $digit }が2つ
fault-no-digit = { $cell }に入る数字がない
fault-no-place = { $house }に{ $digit }の入るマスがない
fault-wrong = { $cell }は{ $digit }ではない
mode-centre = 中央メモモード。
mode-colour = 色モード。
digit-noting = { $digit }を続けてメモします。マスをタップしてください。
digit-noting-key = { $digit }を続けてメモします。もう一度{ $digit }をタップすると終わります。
colour-giving = 色{ $colour }。マスをタップしてください。
colour-giving-key = 色{ $colour }。もう一度タップすると終わります。
needs-two-kinds = 中央メモはオフです。設定の「隅メモと中央メモ」をオンにしてください。
nothing-to-promote = 数字にできる、1つだけのメモがありません。
notes-erased = { $cells }のメモを消しました。
notes-centralised = { $cells }の隅メモを中央メモにしました。
note-impossible = { $digit }は{ $cells }と同じ行・列・ブロックにすでにあります。
candidate-coloured = { $cells }の候補{ $digit }に色を付けました。
candidate-colour-removed = { $cells }の候補{ $digit }の色を消しました。
showing-digit = { $digit }を表示中：{ $left ->
    [0] 残りなし
   *[other] 残り{ $left }個
}、入るマスは{ $count }マスです。
showing-pairs = 候補が2つのマスを表示中：{ $count }マス。
filter-ended = 通常の表示に戻しました。
cell-note-colours = 色の付いた候補{ $digits }。
key-taken = { $key }はすでに使われています：
key-fixed = { $key }は変更できません。
key-of-pad = テンキーの{ $key }
entry-count = 初期数字{ $count }個：
entry-help = 数字を打ってください。0かスペースで1マス飛ばします。
one-cell-only = 複数のマスを選択しています。同じ数字は入れられませんが、メモは付けられます。
today-date = { when-day }{ when-weekday }
daily-progress = { $count }問中{ $done }問
streak-days = 日連続で日替わりを解いています
streak-best = 最長{ $best }日
calendar-month = { $year }年{ $month }月
calendar-day = { $month }月{ $day }日、3問中{ $solved }問完成
weekday-short = { $weekday ->
        [0] 月
        [1] 火
        [2] 水
        [3] 木
        [4] 金
        [5] 土
       *[other] 日
    }
solved-by-engine = 答えで盤面を埋めました。解いた数には入りません。
done-fastest = { $tier }{ $count }問の中で最速です。
done-second = { $tier }は2問目です。もう1問は{ $time }でした。
done-place = { $tier }{ $count }問の中で{ $place }番目の速さです。
done-far = { $tier }{ $count }問の中で、タイムは{ $place }位です。
done-best = 最速{ $time }
longest-time = 最長{ $time }
done-helped = タイムに数えるのは、ヒントなしのゲームだけです。
done-hinted = { hints-used }。ヒントなしの中央値は{ $time }です。
done-hinted-only = { hints-used }。タイムに数えるのは、ヒントなしのゲームだけです。
done-back = { $count ->
    [1] まとめて{ $moves }手
   *[other] { $count }回、{ $moves }手
}
done-median = 中央値{ $time }
end-seen = 完成しました。途中で答えを見ています。
end-three = 今日の3問をすべて解きました{ $count ->
    [0] 。
    [1] 。
   *[other] 。{ $count }日連続です。
}
end-streak = { $count }日連続です。
end-first = 完成です。ヒントなしで解いた最初の{ $tier }です。
end-fastest = お見事です。これまでで最速の{ $tier }です。
end-new-technique = お見事です。この手筋を使う問題が初めて解けました：{ $technique }。
end-alone = お見事です。{ $count }マスすべてをヒントなしで埋めました。
end-few-hints = 完成です。{ $count }マス中{ $own }マスを自力で埋めました。
end-many-hints = 完成です。{ $own }マスは自力で、残りは説明を見て埋めました。
end-explained = 完成です。すべての手の説明を見ました。
end-listed = 完成です。手の一覧を見ながら解きました。
end-daily = 日替わり・{ $tier }、{ when-day }{ when-weekday }
end-hinted = この手のヒントを{ $count }回見ています。
end-days = { $count ->
    [0] 連続記録なし
    [1] 1日目
   *[other] { $count }日連続
}
end-today = 今日は3問中{ $count }問
end-todays = 今日の{ $tier }
end-another = { $tier }をもう1問
end-harder = もっと難しく：{ $tier }
end-total = 合計{ $time }
end-shared = Nonet、{ when-day }：{ label-tier-easy } { $easy }、{ label-tier-medium } { $medium }、{ label-tier-hard } { $hard }。{ $count ->
    [0] {""}
    [1] {""}
   *[other] { $count }日連続。
}
progress-times = ヒントなしの{ $tier }{ $count }問
race-ahead = { $count }マスリード
race-behind = { $count }マス遅れ
race-begun = 対戦：相手はこの問題を{ $time }で解きました。時計は動いています。
race-helped = { $time }、ヒントあり
race-level = 互角
race-lost = 完成です。相手のほうが{ $time }速く解いていました。
race-over = 相手のタイムは{ $time }
race-progress = 対戦：{ $count }マス中{ $own }マスを埋めました。相手はこの時点で{ $theirs }マスでした。
race-tied = 完成です。相手と同じタイムでした。
race-unreadable = リンクのタイムが壊れています。対戦なしで問題を開きます。
race-won = { $time }差で勝ちました。
race-words = このナンプレを{ $time }で解きました。もっと速く解けますか？
picture-copied = 画像をコピーしました。
picture-saved = 画像を保存しました。
picture-shared = 画像を共有しました。
picture-refused = ブラウザで画像を作れませんでした。
done-no-hints = なし
done-nudges = { $nudges }回、場所だけ
done-hints = { $count }回、うち{ $shown }回は最後まで表示
done-hints-full = { $count }回、最後まで表示
full-but-wrong = すべて埋まりましたが、間違った数字があります。
solved = { $time }で解きました。
check-fine = { $count ->
    [0] 確認する数字がまだありません。
   *[other] 入れた数字は{ $count }個とも正しいです。
}
read-house = { $house }：{ $digits }。
read-remaining = 残り：{ $counts }。
read-all-placed = どの数字も9個そろっています。
read-candidates = { $cell }の候補は{ $digits-compact }です。
read-no-candidate = { $cell }に入る数字はありません。
no-hint-in = { $cell }については、まだ何も決まりません。
hint-level = ヒント：{ $of }段階中の{ $level }段階目。
hint-sentence = { $sentence }
deduction-opened = マスを選び、数字を押してから「確かめる」を選んでください。
impossible = { $cells }に{ $digit }は入らないことがわかっています。

## バッジとパネル

verdict-conflict = 数字が重複
verdict-none = 解なし
verdict-several = 解が{ $count }個
verdict-several-more = 解が{ $count }個より多い
verdict-unknown = 未確認
verdict-checking = 確認中
found-one = 解は1つです。
found-several = 解は{ $count }個あります。
found-several-more = 解は{ $count }個より多くあります。最初の{ $count }個を示します。
found-from = 初期数字{ $clues }個から求めました。入れた数字は使っていません。
found-undecided = { $count }マスで解が分かれています。そのマスに印を付けました。
solution-at = { $of }個中{ $at }個目
making = 問題を探しています。そのまま続けられます。
making-for = 問題を探しています：{ $goal }。そのまま続けられます。
making-tried = { $tried }問試しました。
entry-name = { $number }. { $name }
import-hidden = このテキストは{ $bytes }バイトあります。読み込みましたが、長すぎるのでここには表示しません。
import-reading = { $count }問読み込みました。
import-checking = { $of }問中{ $count }問を確認しました。
import-more = テキストにはまだ続きがあります。最初の{ $limit }問を読み込みました。
rated-found = { $of }問中{ $count }問を表示
rated-writing = 表を書き出し中：{ $percent }%
rated-count = { $of }問中{ $count }問を評価
redundant = 不要{ $count }個
differ-in = { $count }マスが違う
rated-title = { $name }（{ $count }問）
rated-unread = { $count }件を読み取れませんでした。
rated-speed = { $count }問評価、毎秒{ $speed }問、残り約{ $minutes ->
    [0] { $seconds }秒
   *[other] { $minutes }分{ $seconds }秒
}
rated-bars = { $from }〜{ $to }を選択：{ $count }問
rated-bars-from = { $from }以上を選択：{ $count }問
import-taken = { $of }問中{ $count }問を選択
import-play-list = { $count ->
    [1] 選んだ1問を解く
   *[other] この{ $count }問を順に解く
}
seed-invalid = 整数を入れるか、空欄にしてください。
explainer-ratings = Sudoku Explainer：評価{ $er }、パール{ $ep }、ダイヤモンド{ $ed }
grade-unscored = { $tier }。最難の手：{ $hardest }。
technique-of-tier = { $technique }が最難の手になる問題は{ $tier }です。レベルを「{ $tier }」か「任意」にするか、別の手筋を選んでください。

## ヒント

explanations-loading = 説明を読み込んでいます。お待ちください。
technique-named = { $technique }。
technique-about = { $technique-about }
paper-puzzles = { $count }問。
paper-preparing = あと{ $left }問を解いています…
paper-print = { $pages }ページ印刷
paper-page = { $page }／{ $pages }ページ
paper-proof = { $count ->
    [1] Nonet。解はちょうど1つです。
   *[other] Nonet。どの問題も解はちょうど1つです。
}
paper-look = { $house }で{ $digit }の入るマスを探します。
paper-stuck = 行き詰まったら：{ $technique }。
paper-find = 見つける手筋：{ $technique }
paper-count-invalid = 1から{ $most }までの数を入れてください。
hint-where-house = { $house }を見てください。
hint-where-grid = 盤面全体を見てください。
hint-where-houses = { $houses-counted }を見てください。
hint-houses = 形は{ $houses }にあります。
hint-brief = { $technique }：{ $houses }。
hint-pattern = 盤面の印：{ $cells }。
hint-pattern-single = 印の付いた{ $digit }があるので、{ $house }で{ $digit }の入るマスは1つしか残りません。
hint-wrong-digits = { $cells }の数字が答えと違います。
hint-wrong-eliminations = { $cells }で、答えに必要な候補が消されています。
in-notation = 記法では
hint-only-one = これと同じくらいやさしい手は、ほかにありません。
hint-searching = もっとやさしい手では進みません。場合分けの証明を探しています…
hint-found = { $lines }行、仮定{ $suppositions }個の証明が見つかりました。もっと短いものを探しています…
mistake-where = { $house }におかしなところがあります。
mistake-which = { $cell }の数字が間違いです。
mistake-which-note = { $cell }で、必要な候補が消されています。
mistake-dead-cell = { $cell }の{ $digit }は間違いです。{ $digit }を入れると、{ $dead }の候補がなくなります。
mistake-dead-house = { $cell }の{ $digit }は間違いです。{ $digit }を入れると、{ $house }に{ $missing }の入るマスがなくなります。
mistake-conflict = { $cell }の{ $digit }は間違いです。{ $digit }はすでに{ $other }にあります。
mistake-solution = { $cell }の{ $digit }は間違いです。ただ1つの解では、別の数字が入ります。
mistake-elimination = { $cell }から{ $digit }が消されていますが、{ $cell }は{ $digit }です：
link-start = { $from }が{ $from-count ->
    [1] {""}
   *[other] いずれも
}{ $from-digits }でないなら、{ $to }{ $to-count ->
    [1] {""}
   *[other] のいずれか
}が{ $to-digits }です。
link-pair = { $from-count ->
    [0] すると、
    [1] { $from }が{ $from-digits }なら、
   *[other] { $from }のいずれかが{ $from-digits }なら、
}{ $between }は{ $between-count ->
    [1] {""}
   *[other] いずれも
}{ $between-digits }ではなく、{ $to }{ $to-count ->
    [1] {""}
   *[other] のいずれか
}が{ $to-digits }です。
link-weak = { $from-count ->
    [0] すると、
    [1] { $from }が{ $from-digits }なら、
   *[other] { $from }のいずれかが{ $from-digits }なら、
}{ $to }は{ $to-count ->
    [1] {""}
   *[other] いずれも
}{ $to-digits }ではありません。
link-start-cell = { $from }が{ $from-digits }でないなら、{ $to-digits }です。
link-start-house = { $from }が{ $from-count ->
    [1] {""}
   *[other] いずれも
}{ $from-digits }でないなら、{ $house }の{ $to-digits }は{ $to }{ $to-count ->
    [1] {""}
   *[other] のいずれか
}に入ります。
link-start-set = { $from }が{ $from-count ->
    [1] {""}
   *[other] いずれも
}{ $from-digits }でないなら、{ $taker-count ->
    [0] {""}
   *[other] そのマスがALSの数字を1つ使い、
}ALS { $set-group }（{ $set-digits }）には残りの数字がすべて入{ $left-count ->
    [0] り、{ $to }{ $to-count ->
        [1] {""}
       *[other] のいずれか
    }が{ $to-digits }です。
   *[other] るので、{ $to }には{ $to-digits }しか残りません。
}
link-pair-cell = { $from-count ->
    [0] すると、
    [1] { $from }が{ $from-digits }なら、
   *[other] { $from }のいずれかが{ $from-digits }なら、
}{ $between }は{ $between-digits }ではなく{ $to-digits }です。
link-pair-house = { $from-count ->
    [0] すると、
    [1] { $from }が{ $from-digits }なら、
   *[other] { $from }のいずれかが{ $from-digits }なら、
}{ $between }は{ $between-count ->
    [1] {""}
   *[other] いずれも
}{ $between-digits }ではないので、{ $house }の{ $to-digits }は{ $to }{ $to-count ->
    [1] {""}
   *[other] のいずれか
}に入ります。
link-pair-set = { $from-count ->
    [0] すると、
    [1] { $from }が{ $from-digits }なら、
   *[other] { $from }のいずれかが{ $from-digits }なら、
}{ $between }は{ $between-count ->
    [1] {""}
   *[other] いずれも
}{ $between-digits }ではなく、{ $taker-count ->
    [0] {""}
   *[other] { $taker }がALSの数字を1つ使い、
}ALS { $set-group }（{ $set-digits }）には残りの数字がすべて入{ $left-count ->
    [0] り、{ $to }{ $to-count ->
        [1] {""}
       *[other] のいずれか
    }が{ $to-digits }です。
   *[other] るので、{ $to }には{ $to-digits }しか残りません。
}
loop-cell = { $cell }は{ $ends-any }なので、{ $out }は入りません。
loop-house = { $ends }のいずれかが{ $digit }なので、{ $others }に{ $digit }は入りません。
loop-set = { $digit }は{ $set }のいずれかに必ず入るので、{ $others }に{ $digit }は入りません。
kite-ends = { $removed-claim }：{ $houses }の2-String Kiteで、遠いほうの端{ $ends }の少なくとも一方が{ $digits }です。
rectangle-link = { $removed-cells }が{ $digits }なら、{ $far }は{ $digits }ではなく、{ $near }が{ $digits }になります。
colours-meet = { $near }からは{ $far }も見えるので、{ $opposite }の色と{ $across }の色も、少なくとも一方が真です。
firework-at = { $crossing }の行と列では、{ $digits }は翼のマス{ $wings }と、行と列が交わるブロックにしか入りません。
exocet-mirror = ターゲット{ $target }の数字は{ $houses }にも入り、そこで入れるのは{ $mirror }だけです。{ $digits-count ->
    [0] {""}
   *[other] { $target }の{ $digits }には、そこに入るマスがありません。
}
exocet-part = ベースの{ $base }にどの数字が入っても、ターゲットの{ $targets }には同じ数字が入ります。
exocet-lines = ターゲットの1つが{ $digits }なので、{ $crossed }のうち2つでは{ $digits }がブロックの外に入ります。{ $houses }に1つずつ入るので、そこのほかのマスに{ $digits }は入りません。
fish-choice = { $removed-claim }：{ $unheld ->
    [0] カバーが{ $covers }のフィッシュで、{ $removed-cells }は{ $within ->
        [1] カバーの中
       *[other] 2つのカバーの交わるところ（{ $digits }が1つ入ると両方を使い切る）
    }にあり、そこからフィン{ $fins }{ $fins-count ->
        [1] が
       *[other] がすべて
    }見えます。
   *[other] フィン{ $fins }が{ $fins-count ->
        [1] {""}
       *[other] いずれも
    }{ $digits }でないなら、{ $bases }の{ $digits }がすべて{ $held }に入ることになり、領域の数が足りません。よって{ $fins-count ->
        [1] フィンは{ $digits }で、{ $removed-cells }からはこのフィンが見えます。
       *[other] フィンの少なくとも1つは{ $digits }で、{ $removed-cells }からはフィンがすべて見えます。
    }
}
cell-assumed = { $digit }、ヒントの仮定。
cell-tried = { $digit }、仮定。
blocked = { $cell }の{ $digit }があるので、{ $house }のほかのマスに{ $digit }は入りません。
case-supposed = { $cell }が{ $digit }だと仮定します。
net-case = 場合{ $number }：{ $cell }が{ $digit }だと仮定します。
case-only-digit = { $cell }に残る候補は{ $digit }だけなので、{ $digit }です。
case-only-place = { $house }には{ $digit }の入るマスがほかにないので、{ $cell }は{ $digit }です。
case-locked = { $home }の{ $digit }は{ $other }との交差部分に入るので、{ $other }の残りに{ $digit }は入りません。
case-naked = { $cells }の候補は{ $digits }だけなので、{ $house }のほかのマスに{ $digits }は入りません。
case-hidden = { $house }で{ $digits }が入るのは{ $cells }だけなので、これらのマスにほかの数字は入りません。
case-dead-cell = { $dead }の候補がなくなるので、{ $cell }は{ $digit }ではありません。
case-dead-house = { $house }に{ $missing }の入るマスがなくなるので、{ $cell }は{ $digit }ではありません。
proof-step = { $of ->
    [1] { $technique }
   *[other] { $of }手中{ $at }手目：{ $technique }{ $at ->
        [1] 。最難の手：{ $hardest }
       *[other] {""}
    }
}
deduction-asked = { $removed-count ->
    [0] {""}
   *[other] { $removed }は消せますか？
}{ $placed-count ->
    [0] {""}
   *[other] { $placed }は正しいですか？
}
deduction-proved = 正しい推理です。理由：
deduction-true = 答えとは合っていますが、ここにある手筋では証明できません。
deduction-open = この問題の解は1つではなく、この推理は盤面からは導けません。
deduction-needed = 正しくありません。{ $cell }には{ $digit }が入ります：
deduction-wrong = 正しくありません。{ $cell }に{ $digit }は入りません：
hint-conflicting = { $cells }の数字が重複しています。先に直してください。
hint-complete = 盤面は完成しています。
hint-stuck = 次の一手には、ここにない手筋が必要です。「確認」と答えの表示は使えます。

## プレイヤーが引くリンク

mode-links = リンクモード。候補を2つ押すと強リンク、もう一度で弱リンク、さらにもう一度で消えます。
links-help = 候補を2つ押すと強リンク、もう一度で弱リンク、さらにもう一度で消えます。
links-count = リンク{ $count }本
link-begun = { $from }の{ $from-digits }から：もう一方の端を押してください。
link-given-up = { $from }の{ $from-digits }からのリンクをやめました。
link-drawn-strong = 強リンク、{ $digits }：{ $from }と{ $to }。
link-drawn-strong-in-cell = { $from }の強リンク：{ $digits }。
link-drawn-weak = 弱リンク、{ $digits }：{ $from }と{ $to }。
link-drawn-weak-in-cell = { $from }の弱リンク：{ $digits }。
link-removed = リンクを消しました、{ $digits }：{ $from }と{ $to }。
links-cleared = リンクをすべて消しました。
links-few = つながったリンクでないと、チェーンとして確かめられません。
link-ends = { $from }か{ $to }の{ $digit }
link-ends-in-cell = { $from-digits }か{ $to-digits }
link-ends-apart = { $from }の{ $from-digits }か{ $to }の{ $to-digits }
link-only-two = { $house }で2か所だけ
link-two-digits = { $cell }の候補はこの2つだけ
link-not-both = { $house }で、両方は真にならない
link-one-digit = { $cell }で、両方は真にならない
link-third-place = { $house }に3か所目、{ $cell }
link-third-digit = { $cell }に3つ目の候補、{ $digit }
link-apart = 両端を含む行・列・ブロック・マスがない
link-gone = { $cell }に{ $digit }はもう入らない
link-two-strong = 隣のリンクも強リンク
link-two-weak = 隣のリンクも弱リンク
links-hold = はい、どのリンクも成り立ちます。
links-idle = このチェーンで消せるものはありません。
links-fail = いいえ、{ $count }本のリンクが成り立ちません。
links-apart = いいえ、リンクが1本のチェーンになっていません。
links-forked = いいえ、{ $from }の{ $from-digits }に3本以上のリンクが集まっています。
links-remove = { $cells }に{ $digit }は入りません。{ $cells-count ->
    [1] このマスからは、
   *[other] どのマスからも、
}一方が{ $digit }である{ $from }と{ $to }の両方が見えます。
links-remove-two = { $from }が{ $from-digits }か、{ $to }が{ $to-digits }です。{ $removed }を消せます。
links-loop = ループでは、どの弱リンクも一方の端が真です。{ $removed }を消せます。
links-false = { $removed }が真だとすると、チェーンをたどって偽になります。よって消せます。
links-true = { $cell }は{ $digit }です。そうでないとすると、チェーンをたどって{ $digit }になります。
links-apply = { $placed-count ->
    [0] {""}
   *[other] { $placed }を確定
}{ $removed-count ->
    [0] {""}
    [1] { $removed }を消す
   *[other] { $removed-count }個の候補を消す
}

## 手の一覧

step-places = 確定：{ $effects }
step-removes = 消去：{ $effects }
steps-found = { $count ->
    [0] 手は見つかりません。
   *[other] { $count }手あります。
}
steps-easiest = { $tier }：{ $count }手。全レベルで{ $of }手。
steps-techniques = 手筋{ $count }種
lists-blocked = 盤面にミスがあります。「確認」で場所がわかります。
finish-harder = 残りはシングルだけでは解けません。
steps-filtered = { $of }手中{ $count }手。
path-steps = { $count }手。
path-stuck = 残りには、ここにない手筋が必要です。
path-at = { $of }手中{ $at }手目：{ $technique }。プレビュー中です。Escでゲームに戻ります。
path-preview = プレビュー中です。Escか「閉じる」でゲームに戻ります。

## お知らせ

wrong-digits = { $count ->
    [1] { $cells }が間違っています。
   *[other] { $count }個の数字が間違っています：{ $cells }。
}
check-title = { $count ->
    [1] { $cells }が間違っています
   *[other] { $count }個の数字が間違っています
}
check-hatched = 間違った数字に斜線を付けました。
check-right = { $count ->
    [0] ほかに入れた数字はありません。
   *[other] ほかの{ $count }個は正しい数字です。
}
check-remove = { $count ->
    [1] 間違った数字を消す
   *[other] 間違った数字{ $count }個を消す
}
check-notes-title = メモが{ $count }個足りません
check-notes = { $count }マスで、答えに必要なメモが抜けています。
check-add = { $count ->
    [1] メモを足す
   *[other] メモ{ $count }個を足す
}
check-back-note = { $count }手戻します。戻した手は分岐に残ります
wrong-removed = 間違った数字を{ $count }個消しました。
notes-restored = メモを{ $count }個戻しました。
not-digit = { $digit }ではない。
zen-entered = 集中モード。FかEscで戻ります。
zen-left = ページ全体の表示に戻りました。
cells-changed = { $cells }を変更しました。
many-solutions = 解が{ $count }個あるので、決められないマスがあります。
many-solutions-more = 解が{ $count }個より多くあるので、決められないマスがあります。
no-solution = 解なし：この初期数字では完成できません。
no-solution-cell = 解なし：{ $cell }に入る数字がありません。
no-solution-house = 解なし：{ $house }に{ $digit }の入るマスがありません。
not-checked = 解が1つかどうか、現実的な時間内には判定できませんでした。
clues-conflict = 初期数字が重複しています。先に直してください。
needs-one-solution = 確認できるのは、解が1つの問題だけです。
new-game = 新しい問題：初期数字{ $clues }個。
new-game-for = 新しい問題：{ $goal }。
new-game-using = 新しい問題：{ $technique }。同じ難しさのほかの手筋でも解けます。
no-match = 条件に合う問題が見つかりませんでした（{ $puzzles }問試しました）。もう一度試すか、条件を緩めてください。
blank-started = 問題の初期数字を入力し、「完了」を選んでください。
practice-started = 実戦問題：{ $technique }。
practice-number = 実戦問題{ $number }
not-found = 問題が見つかりませんでした：{ $wanted }。もう一度試すか、条件を緩めてください。
missed-clue-count = 初期数字は{ $asked }個の指定に対して{ $got }個になりました。別のシードなら近づくかもしれません。
cannot-make = この設定では問題を作れません。
stopped = 停止しました。何も変わっていません。
worker-restarted = エンジンが予期せず停止したので、再起動しました。ゲームはそのままです。もう一度試してください。
worker-gone = このブラウザではエンジンが起動しません。解くことはできますが、ヒント、確認、新しい問題は使えません。
worker-silent = エンジンからしばらく応答がありません。まだ計算中かもしれません。結果が出なければ再起動してください。ゲームはそのままです。
update-at-host = サイトには別の版のページがありますが、このブラウザに保存された版は自動で更新できません。ゲームは残ります。
update-ready = 新しい版の準備ができました。ゲームはそのまま残ります。
newer-in-other-tab = このゲームは、別のタブのほうが新しくなっています。
both-ways-kept = このゲームは2通りに進められています。ライブラリに両方あります。
went-on-as-copy = このゲームは別のタブで進められました。こちらはコピーとして続けます。

## ライブラリ

count = { $count }
solved-of = { $count }問中{ $solved }問
starter-missing = 問題集を読み込めませんでした。
games-kept = ゲーム{ $count }件。
games-found =
    { $count ->
        [0] ゲームが見つかりません。
       *[other] { $count }件見つかりました。
    }
newer-games = { $count }件のゲームは新しい版のNonetのものです。そのまま残してあります。
unreadable-games = { $count }件のゲームを読み取れません。そのまま残してあり、「書き出し」にも含まれます。
database-missing = このブラウザでは、プライベートウィンドウと同じように、今のゲームしか保存できません。このまま続けられます。
storage-persistent = ブラウザがデータを消さないようになりました。
persistence-refused = ブラウザの許可が得られませんでした。ときどき書き出してください。
tier-count = { $tier } { $count }
tier-solved = 完成{ $count }
game-not-begun = 未着手
game-progress = { $percent }%
game-solved-by-engine = 答えを見た
game-daily = 日替わり、{ $month }月{ $day }日
daily-count = 日替わり{ $count }
hints-used =
    { $count ->
        [0] ヒントなし
       *[other] ヒント{ $count }回
    }
when-today = 今日{ $time }
when-yesterday = 昨日
when-weekday =
    { $weekday ->
        [0] 月曜日
        [1] 火曜日
        [2] 水曜日
        [3] 木曜日
        [4] 金曜日
        [5] 土曜日
       *[other] 日曜日
    }
when-day = { $month }月{ $day }日
when-date = { $year }年{ $month }月{ $day }日
game-deleted = ゲームを削除しました。
collection-deleted = 問題集を削除しました。始めたゲームは残ります。
library-merged = { $added }件を追加、{ $known }件は登録済みでした。
library-damaged = このファイルはNonetのライブラリではないか、壊れています。何も変わっていません。
library-newer = このファイルは新しい版のNonetで書かれています。ページを再読み込みしてから取り込んでください。
statistics-summary = { $count }問完成、合計{ $hours }時間
statistics-summary-minutes = { $count }問完成、合計{ $minutes }分
median-and-best = 中央値・最速{ $best }
best-of-few = 最速
only-time = ヒントなしの唯一のタイム
no-time-alone = タイムはまだありません。ヒントなしで1問解いてください。
too-few-for-curve = グラフにするには少なすぎます。{ $least }問解くと表示されます。
technique-met = 自力{ $alone }回、小ヒント{ $nudged }回、答え{ $shown }回

## 保存についてのお知らせ

saved-unreadable = 保存したゲームを読み取れませんでした。データは残してあります。新しい問題を用意しました。
game-unreadable = このゲームは読み取れません。データは残してあります。
import-unread = { $of }問中{ $count }問は読み取れないため、除きました。
import-read-as = { $count }行のテキストを1問として読み取りました
import-skipped = { $count }行を飛ばしました：{ $lines }行目。
link-unreadable = このリンクの問題は読み取れません：{ $reason }
puzzle-seed = シード{ $seed }
puzzle-practice = 実戦問題：{ $technique }
file-unreadable = ファイル{ $name }はテキストとして読めません。4MBまでのテキストファイルを選んでください。
copied = コピーしました。
copy-refused = ブラウザでコピーが許可されていません。テキストを選択してコピーしてください。
explanations-missing = 説明を読み込めませんでした。カードを閉じてからもう一度試してください。
back-before-mistake = 最初のミスの前まで戻しました。残り{ $left }マスです。
nothing-wrong = 間違った数字はありません。
branch-kept = その後の手は分岐に残ります。

## Looked up: why a text is no puzzle

read-empty = まだ何もありません。
read-too-large = テキストが大きすぎます：{ $bytes }バイト。一度に読み込めるのは{ $limit }バイトまでです。
read-binary = { $line }行{ $column }文字目：テキストではありません。テキストファイルを開いてください。
read-unexpected-char = { $line }行{ $column }文字目：「{ $found }」はマスとして読めません。マスは1から9の数字、空きマスは0 . * _ - ? xのどれかです。
read-unexpected-word = { $line }行{ $column }文字目：「{ $found }」はマスとして読めません。
read-numbers = { $line }行{ $column }文字目：数が{ $found }個ありますが、大半が2桁以上で、マスとして読めません。マスは1桁の数字、空きマスは0、または128のように各数字を1回ずつ並べた候補です。
read-cell-count = { $line }行目：{ $found }マスあります。1問は81マスです。
read-row-length = { $rows ->
    [1] 盤面の{ $row }行目
   *[other] テキストの{ $first }〜{ $last }行目に盤面の行が{ $rows }行ありますが、その{ $row }行目
}は9マスではなく{ $found }マスです：{ $text }（テキストの{ $line }行目）
read-row-count = { $rows ->
    [1] テキストの{ $first }行目に盤面の行が1行
   *[other] テキストの{ $first }〜{ $last }行目に盤面の行が{ $rows }行
}あります。1問は9行です。（テキストの{ $line }行目）
read-words = このテキストには問題が見つかりません。81マスの行も、9マスずつの9行もありません。
read-damaged = { $line }行{ $column }文字目：「{ $format }」形式のようですが、壊れています。
read-size = { $line }行{ $column }文字目：{ $format }：盤面が{ $size }×{ $size }です。Nonetで遊べるのは9×9です。
read-variant = { $line }行{ $column }文字目：{ $format }：独自ルールの変形ナンプレ（{ $rules }）です。Nonetで遊べるのは通常のナンプレです。
read-mask = { $line }行目：初期数字の配置図です。{ $cells }マスに印がありますが、数字がありません。「作る」では配置図から問題を作れます。「初期数字の配置」に描いてください。
read-no-puzzle = { $line }行{ $column }文字目：{ $format }：問題が入っていません。
read-game-link-damaged = ゲームへのリンクが壊れているか、途中で切れています。リンク全体をもう一度コピーしてください。
read-internal = Nonet自体の不具合で{ $line }行目を読み取れませんでした。このテキストを添えて報告してください。
read-game-link-newer = このリンクは新しい版のNonetで作られています。ページを再読み込みしてから、リンクを開いてください。
read-link = このリンクには問題が入っていません。リンクを開いて、問題そのものか長いリンクをコピーしてください。
read-link-damaged = この{ $site }へのリンクの問題が壊れているか、途中で切れています。リンク全体をもう一度コピーしてください。

## Looked up: names of techniques

technique-full_house = 最後の1マス
technique-hidden_single = 隠れシングル
technique-naked_single = 裸のシングル
technique-locked_pair = ロック二国同盟
technique-locked_triple = ロック三国同盟
technique-pointing = ブロックの予約
technique-claiming = 行・列の予約
technique-naked_pair = 二国同盟
technique-naked_triple = 三国同盟
technique-hidden_pair = 隠れ二国同盟
technique-hidden_triple = 隠れ三国同盟
technique-naked_quadruple = 四国同盟
technique-hidden_quadruple = 隠れ四国同盟
technique-x_wing = X-Wing
technique-swordfish = ソードフィッシュ
technique-jellyfish = ジェリーフィッシュ
technique-finned_x_wing = フィン付きX-Wing
technique-sashimi_x_wing = サシミX-Wing
technique-finned_swordfish = フィン付きソードフィッシュ
technique-sashimi_swordfish = サシミソードフィッシュ
technique-finned_jellyfish = フィン付きジェリーフィッシュ
technique-sashimi_jellyfish = サシミジェリーフィッシュ
technique-franken_x_wing = フランケンX-Wing
technique-finned_franken_x_wing = フィン付きフランケンX-Wing
technique-franken_swordfish = フランケンソードフィッシュ
technique-finned_franken_swordfish = フィン付きフランケンソードフィッシュ
technique-franken_jellyfish = フランケンジェリーフィッシュ
technique-finned_franken_jellyfish = フィン付きフランケンジェリーフィッシュ
technique-squirmbag = スクワームバッグ
technique-whale = ホエール
technique-leviathan = リヴァイアサン
technique-finned_mutant_x_wing = フィン付きミュータントX-Wing
technique-mutant_swordfish = ミュータントソードフィッシュ
technique-finned_mutant_swordfish = フィン付きミュータントソードフィッシュ
technique-mutant_jellyfish = ミュータントジェリーフィッシュ
technique-finned_mutant_jellyfish = フィン付きミュータントジェリーフィッシュ
technique-finned_mutant_squirmbag = フィン付きミュータントスクワームバッグ
technique-finned_mutant_whale = フィン付きミュータントホエール
technique-siamese_finned_x_wing = 双子のフィン付きX-Wing
technique-siamese_finned_swordfish = 双子のフィン付きソードフィッシュ
technique-siamese_finned_jellyfish = 双子のフィン付きジェリーフィッシュ
technique-siamese_sashimi_x_wing = 双子のサシミX-Wing
technique-siamese_sashimi_swordfish = 双子のサシミソードフィッシュ
technique-siamese_sashimi_jellyfish = 双子のサシミジェリーフィッシュ
technique-siamese_finned_franken_x_wing = 双子のフィン付きフランケンX-Wing
technique-siamese_finned_franken_swordfish = 双子のフィン付きフランケンソードフィッシュ
technique-siamese_finned_franken_jellyfish = 双子のフィン付きフランケンジェリーフィッシュ
technique-siamese_finned_mutant_x_wing = 双子のフィン付きミュータントX-Wing
technique-siamese_finned_mutant_swordfish = 双子のフィン付きミュータントソードフィッシュ
technique-siamese_finned_mutant_jellyfish = 双子のフィン付きミュータントジェリーフィッシュ
technique-skyscraper = スカイスクレーパー
technique-two_string_kite = 2-String Kite
technique-turbot_fish = ターボットフィッシュ
technique-empty_rectangle = エンプティレクタングル
technique-dual_two_string_kite = 二重2-String Kite
technique-dual_empty_rectangle = 二重エンプティレクタングル
technique-w_wing = W-Wing
technique-xy_wing = XY-Wing
technique-xyz_wing = XYZ-Wing
technique-bug_1 = BUG+1
technique-unique_rectangle_1 = ユニークレクタングル タイプ1
technique-unique_rectangle_2 = ユニークレクタングル タイプ2
technique-unique_rectangle_3 = ユニークレクタングル タイプ3
technique-unique_rectangle_4 = ユニークレクタングル タイプ4
technique-unique_rectangle_5 = ユニークレクタングル タイプ5
technique-unique_rectangle_6 = ユニークレクタングル タイプ6
technique-hidden_rectangle = 隠れレクタングル
technique-avoidable_rectangle_1 = 回避可能レクタングル タイプ1
technique-avoidable_rectangle_2 = 回避可能レクタングル タイプ2
technique-unique_loop_1 = ユニークループ タイプ1
technique-unique_loop_2 = ユニークループ タイプ2
technique-unique_loop_3 = ユニークループ タイプ3
technique-unique_loop_4 = ユニークループ タイプ4
technique-extended_rectangle = 拡張レクタングル
technique-bug_2 = BUG タイプ2
technique-bug_3 = BUG タイプ3
technique-bug_4 = BUG タイプ4
technique-simple_colours_trap = シンプルカラー（挟み撃ち）
technique-simple_colours_wrap = シンプルカラー（矛盾）
technique-multi_colours_1 = マルチカラー（挟み撃ち）
technique-multi_colours_2 = マルチカラー（矛盾）
technique-medusa_trap = 3Dメデューサ（挟み撃ち）
technique-medusa_wrap = 3Dメデューサ（矛盾）
technique-sue_de_coq = Sue de Coq
technique-wxyz_wing = WXYZ-Wing
technique-vwxyz_wing = VWXYZ-Wing
technique-uvwxyz_wing = UVWXYZ-Wing
technique-als_xz = ALS-XZ
technique-als_xy_wing = ALS-XY-Wing
technique-als_chain = ALSチェーン
technique-death_blossom = デスブロッサム
technique-aligned_pair_exclusion = 整列ペア排除
technique-unique_rectangle_guardians = ユニークレクタングル（外部の番人）
technique-bug_lite = BUG-Lite
technique-symmetrical_placement = 対称配置
technique-firework_triple = 花火トリプル
technique-firework_quadruple = 花火クアドラプル
technique-broken_wing = ブロークンウィング
technique-bivalue_oddagon = 二値オッダゴン
technique-tridagon = トライダゴン
technique-junior_exocet = ジュニアエグゾセ
technique-double_exocet = ダブルエグゾセ
technique-sk_loop = SKループ
technique-multi_sector_locked_sets = マルチセクター・ロックドセット
technique-remote_pair = リモートペア
technique-x_chain = Xチェーン
technique-xy_chain = XYチェーン
technique-continuous_nice_loop = 連続ナイスループ
technique-discontinuous_nice_loop = 不連続ナイスループ
technique-aic = 交互推論チェーン（AIC）
technique-grouped_continuous_nice_loop = グループ化連続ナイスループ
technique-grouped_discontinuous_nice_loop = グループ化不連続ナイスループ
technique-grouped_aic = グループ化交互推論チェーン
technique-cell_forcing_chain = 強制チェーン（マス）
technique-house_forcing_chain = 強制チェーン（領域）
technique-contradiction_forcing_chain = 強制チェーン（矛盾）
technique-forcing_net = 強制ネット（矛盾）
technique-verity_net = 強制ネット（全選択）
technique-kraken_fish_1 = クラーケンフィッシュ タイプ1
technique-kraken_fish_2 = クラーケンフィッシュ タイプ2
technique-proof_by_cases = 場合分け
technique-template_set = テンプレート（確定）
technique-template_delete = テンプレート（消去）
technique-brute_force = 総当たり

## Looked up: families of techniques

family-singles = シングル
family-locked_candidates = 予約
family-subsets = 同盟
family-fish = フィッシュ
family-single_digit = 1つの数字と2本のリンク
family-wings = ウィング
family-uniqueness = 一意性
family-colouring = カラー
family-chains = チェーン
family-almost_locked_sets = ALS
family-exclusion = 排除
family-expert = 専門家向けの形
family-rare = まれな手筋
family-last_resort = 最後の手段

## 作問室

label-create-hand = 手作り
label-studio-puzzle = 問題
label-studio-made = できた問題
label-studio-mask = 初期数字の配置
label-studio-anywhere = 指定なし
label-studio-mask-full = 問題には空きマスが必要です。
label-studio-empty-rows = 同じブロックを通る2つの行に初期数字がないと、その2行を入れ替えられるので、解は必ず複数になります。
label-studio-empty-columns = 同じブロックを通る2つの列に初期数字がないと、その2列を入れ替えられるので、解は必ず複数になります。
label-studio-clear = クリア
label-studio-requirements = 条件
label-studio-forget = リセット
label-studio-even-digits = 各数字を同じ個数に
label-studio-explainer = SE評価
label-studio-minimal = 初期数字に無駄なし
label-studio-seed-help = ランダム
label-studio-count = 問題数
label-studio-play = 1問作って解く
label-studio-note = 条件はすべて守ります。守れない条件があれば、どれかを示します。
label-studio-add-need = 必要な手筋を追加
label-studio-add-avoid = 避けるものを追加
label-studio-find-technique = 手筋を検索
label-studio-find-avoided = 分類や手筋を検索
label-studio-or = か
label-studio-any = 任意
label-studio-fold = 描く
label-studio-empty = できた問題がここに並びます
label-studio-empty-help = 必要なものを選んで「作る」を押します。どの問題にも盤面、最難の手、点数、評価と、解が1つである証明が付きます。
label-studio-technique = 手筋
label-studio-hardest-in = 最難の問題数
label-studio-occurs-in = 使う問題数
label-studio-se = SE
label-studio-copy-clues = 初期数字をコピー
label-studio-recipes = レシピ
label-studio-edit = 手で直す
label-studio-needs = 必要
label-studio-uses = 使う（ほかの手筋でも可）
label-studio-avoids = 避ける
label-studio-remove = 外す
label-studio-all = すべて選択
label-studio-variety = 手筋
label-studio-steps = 手数
label-studio-play-all = 順に解く
label-studio-export = 書き出す
label-studio-copy = レシピをコピー
label-studio-recipe = レシピ
label-studio-canonical = 標準形
label-studio-one-solution = 解は1つ
label-studio-new = 新規
label-studio-new-help = 同型の問題もライブラリにない
label-studio-known = 同型の問題がライブラリにある
label-hand-type = 初期数字を入力
label-hand-help = カーソルは自動で進みます。0・ピリオド・スペースで飛ばし、Backspaceで戻り、矢印キーで移動します。
label-hand-take = これを答えにする
label-hand-skip = 飛ばす
label-hand-moves-on = 自動で進む
label-hand-shows = 入る数字を表示
label-hand-marks = 省ける初期数字に印
label-hand-paste = 貼り付けで入力
label-hand-turn = 回転
label-hand-mirror = 反転
label-hand-rename = 数字の置換
label-hand-looking = 数えています…
label-hand-conflict = 数字が重複しています。
label-hand-all = すべて
label-hand-previous = 前の解
label-hand-next = 次の解
label-hand-solutions-shown = それぞれの解と、最初の解との違い
label-hand-play = 解いてみる
label-hand-complete = 自動で補う
label-hand-keep = 下書きに保存
label-hand-drafts = 下書き
label-low-clue = 数字を減らす
label-low-clue-help = 解が1つの問題から初期数字を1、2個抜いて別の数字を入れ、見つかった問題から先へ進みます。初期数字の少ない順に調べます。
label-low-clue-begin = 似た問題を探す
label-low-clue-wide = 2個と2個の交換も試す（低速）
label-low-clue-play = 初期数字が最少の問題を解く
label-hand-legend-count = 解の数
label-hand-legend-deciding = 解が1つになる
label-hand-legend-redundant = 省ける
label-hand-no-completion = 補えませんでした。解がないか、時間がかかりすぎます。
studio-make = { $count }問作る
studio-marked = { $count }マスに印
studio-too-few = 問題には初期数字が17個以上必要です。印は{ $count }マスです。
studio-draw = { $symmetry }。押すかドラッグしてください。
studio-as-marked = 印のとおり{ $count }個
studio-least = { $least }以上
studio-most = { $most }以下
studio-between = { $least }〜{ $most }
studio-found = { $count ->
    [0] その名前のものはありません。
   *[other] 候補{ $count }件
}
studio-menu = { $number }番：その他
studio-made-count = { $count }問できました
studio-unmet = { $tried }問の中に見つかりませんでした。いちばん多く妨げになった条件：{ $requirement }。
studio-none = { $tried }問の中に見つかりませんでした。
studio-refused = { $requirement }：{ $count }
studio-nearest = いちばん近い問題を解く（満たさない条件：{ $requirement }）
studio-number = { $number }番
studio-take = { $number }番を選ぶ
studio-proved = { $number }番、証明済み
studio-guesses = { $count ->
    [0] 推測なしで証明
   *[other] { $count }回の推測で証明
}
studio-could-go = { $count ->
    [0] どの初期数字も必要
   *[other] 初期数字{ $count }個は不要（1個ずつなら）
}
studio-step-count = { $count }手
hand-too-few = 初期数字は{ $least }個以上必要です。
hand-solutions = { $count ->
    [0] 解なし
    [1] 解は1つ
   *[other] 解{ $count }個
}
hand-solution-word = 個の解
hand-over = 解は{ $count }個より多い
hand-undecided = 未確定{ $count }マス
draft-kept = 下書きに保存しました。
draft-removed = 下書きを削除しました。
draft-open = 初期数字{ $count }個、{ $when }
draft-remove = 下書き{ $number }を削除
last-made = 前回：{ $count }問、{ $when }
last-made-of-tier = 前回：{ $tier }{ $count }問、{ $when }
minutes-ago = { $count ->
    [0] たった今
   *[other] { $count }分前
}
hand-add = { $cell }に{ $digit }
hand-deciding = { $count ->
    [0] 1個足して解が1つになる数字はありません
   *[other] この{ $count }個のどれかを足すと解が1つになります
}
hand-remove = { $cell }の{ $digit }を消す
hand-completed-least = 初期数字を{ $count }個足して補いました。これが最少です。
low-clue-looked = { $count }問の周りを調べ、{ $seen }問を見ました
low-clue-speed = 毎秒{ $speed }
low-clue-found = { $count ->
    [0] 初期数字{ $clues }個未満は見つかっていません
    [1] 初期数字{ $clues }個が1問
   *[other] { $count }問、最少は初期数字{ $clues }個
}
low-clue-take = 初期数字{ $clues }個（{ $number }番）
hand-completed = 初期数字を{ $count }個足して補いました。もっと少なくても済むかもしれません。

## 学ぶ

search-lessons = { $count }件のレッスンを検索
lessons-found = { $count ->
    [0] レッスンが見つかりません。
   *[other] { $count }件のレッスンが見つかりました。
}
basics-done = { $of }件中{ $count }件終了。ナンプレが初めてなら、ここから始めましょう。
techniques-done = { $of }件中{ $count }件を自力で発見。
positions-found = { $of }局面中{ $count }局面で発見
positions-note = { $count ->
    [1] 局面は1つだけで、ほかには見つかりませんでした。最初からではなく、この手筋を使う1手前から始まります。
    [6] わかりやすいものから見つけにくいものまで、6つの局面があります。どれも、この手筋を使う1手前から始まります。
   *[other] わかりやすいものから見つけにくいものまで、{ $count }の局面があります。ほかには見つかりませんでした。どれも、この手筋を使う1手前から始まります。
}
position-number = 局面{ $number }
hints-needed = { $of }問中{ $count }問でヒント使用
course-count = { $of }件中{ $count }件
course-all = 全{ $count }件
sample-guesses = 推測{ $count }回
lead-row = どの行にも1から9が1回ずつ入ります。
lead-column = どの列にも1から9が1回ずつ入ります。
lead-box = どのブロックにも1から9が1回ずつ入ります。
lead-conflict = 行・列・ブロックで数字は重複しません。
lead-cell = rは行、cは列を表します。
lead-rows = 行は上から数えます。
lead-columns = 列は左から数えます。
lead-boxes = ブロックは左から右に数えます。
lead-notes = 小さな数字はメモ。入りうる数字です。
lead-old-notes = 行・列・ブロックの同じメモは消えます。
lead-full-house = まず最後の空きマスを探しましょう。
lead-place = { $digit }のある行・列・ブロックに、もう{ $digit }は入りません。
lead-single = 8つの数字が入らなければ、残る1つが入ります。
task-cell = { $cell }はどこですか？
task-inside = { $house }はどこですか？
task-last-of = { $house }に足りない数字が1つあります。
task-full-house = 空きマスが1つの行・列・ブロックはどれですか？
task-conflict = 行・列・ブロックのどこかで、1つの数字が重複しています。
task-pair = 候補が2つだけのマスはどれですか？
task-old-note = { $cell }が{ $digit }になりました。どのメモが間違いになりますか？
task-place-of = { $house }で{ $digit }はどこに入りますか？
task-naked-single = 入る数字が1つだけのマスはどれですか？
todo-cell = { $row }と{ $column }が交わるマスを押してください。
todo-inside = { $house }のマスをどれか押してください。
todo-last-of = 空きマスを押してください。
todo-full-house = その空きマスを押してください。
todo-conflict = 重複した2マスのどちらかを押してください。
todo-pair = 小さな数字が2つのマスを押してください。
todo-old-note = { $digit }が入らなくなったマスを押してください。
todo-place-of = { $digit }が入るただ1つのマスを押してください。
todo-naked-single = マスを押してから、その数字を押してください。
basic-cell-first = 先にマスを押してください。
basic-is-cell = 違います。ここは{ $cell }です。
basic-outside = 違います。{ $cell }は{ $house }にありません。
basic-no-conflict = 違います。{ $cell }の{ $digit }は、その行・列・ブロックに1つだけです。
basic-empty = 違います。{ $cell }は空きマスです。
basic-filled = 違います。{ $cell }にはもう{ $digit }が入っています。
basic-more-empty = 違います。{ $house }には、{ $cell }を含めて空きマスが{ $count }つあります。
basic-seen = { $digit }ではありません。{ $house }では{ $other }に{ $digit }があります。
basic-barred = { $cell }ではありません。{ $house }では{ $other }に{ $digit }があります。
basic-count = { $count ->
    [1] 違います。{ $cell }に残る候補は{ $digits }だけです。
   *[other] 違います。{ $cell }には候補が{ $count }つ残っています：{ $digits }。
}
basic-no-note = 違います。{ $cell }に{ $digit }のメモはありません。
basic-apart = メモの{ $digit }は残ります。{ $cell }は{ $other }と同じ行・列・ブロックにありません。
basic-choose = 次に{ $cell }の数字を選んでください。
basic-right-cell = 正解です。{ $cell }は{ $row }と{ $column }が交わるマスです。
basic-right-inside = 正解です。{ $cell }は{ $house }にあります。
basic-right-last = 正解です。{ $house }に足りなかったのは{ $digit }だけです。
basic-right-conflict = 正解です。{ $house }には{ $digit }が{ $cells-count }つあります：{ $cells }。
basic-right-pair = 正解です。{ $cell }に残る候補は{ $digits }だけです。
basic-right-old-note = 正解です。{ $house }では{ $other }に{ $digit }が入りました。
basic-right-place = 正解です。{ $cells }に{ $digit }があるので、残るのは{ $cell }だけです。
basic-right-single = 正解です。{ $cell }と同じ行・列・ブロックに、ほかの8つの数字があります。
lead-strong-place = { $digit }は残り2か所。ここでなければ、あちら。
lead-strong-digit = 候補は残り2つ。一方でなければ、もう一方。
lead-weak-place = 同じ領域に{ $digit }は1つ。ここなら、あちらではない。
lead-weak-digit = マスの数字は1つ。一方なら、他方ではない。
lead-chain-end = 端の一方は真。両端が見えるものは偽。
task-other-place = { $cell }が{ $digit }でないなら、{ $house }のどのマスが{ $digit }ですか？
task-lost-place = { $cell }が{ $digit }なら、{ $house }のどのマスが{ $digit }ではなくなりますか？
task-other-digit = { $cell }が{ $digit }でないなら、どの数字ですか？
task-lost-digit = { $cell }が{ $digit }なら、どの数字ではなくなりますか？
task-sees-both = { $first }と{ $second }の両方が見えるマスはどれですか？
todo-other-place = { $digit }の入るもう1つのマスを押してください。
todo-lost-place = メモの{ $digit }が消えるマスを押してください。
todo-other-digit = 残る数字を押してください。
todo-lost-digit = マスから消える数字を押してください。
todo-sees-both = { $digit }のメモがあり、両方が見えるマスを押してください。
basic-same-cell = 違います。{ $cell }は仮定したマスです。
basic-unseen = 違います。{ $cell }から{ $other }は見えません。
basic-only-digits = 違います。{ $cell }に残る候補は{ $digits }だけです。
basic-right-other-place = 正解、{ $cell }です。{ $house }で{ $digit }の入るマスは2つだけ、つまり強リンクです。
basic-right-other-digit = 正解です。{ $cell }に残る候補は{ $digits }だけ、つまり強リンクです。
basic-right-lost-place = 正解、{ $cell }です。{ $house }に{ $digit }は1つだけ、つまり弱リンクです。
basic-right-lost-digit = 正解です。{ $cell }に入る数字は1つだけ、つまり弱リンクです。
basic-right-sees-both = 正解です。{ $first }か{ $second }が{ $digit }なので、{ $cell }は{ $digit }ではありません。
basic-done = { $page }：終了。
basic-next-lesson = 次：{ $lesson }
exercise-at = { $of }問中{ $at }問目
exercise-waiting = お待ちください。この局面のすべての手を調べています。
exercise-task = この局面で見つけてください：{ $technique }。形のマスを押し、次に、その形で消える候補を1つずつ押します。
exercise-task-place = この局面で見つけてください：{ $technique }。マスを押し、その数字を選びます。
exercise-task-effects = この局面で見つけてください：{ $technique }。結論の出るマスを押し、数字を選びます。
exercise-pattern-line = 形を見つける：{ $of }マス中{ $count }マス。
exercise-effects-line = 消える候補をすべて押す：{ $of }個中{ $count }個。
exercise-place-line = 数字を入れる。
exercise-part = { $cell }は形の一部です。
exercise-pattern-found = 形がそろいました。次に、消える候補を押してください。
exercise-effect-done = 正解：{ $effects }。
exercise-choose = { $cell }のどの数字ですか？
exercise-solved = 発見：{ $technique }。
exercise-took = ヒントなし、{ $time }。
exercise-took-help = ヒントあり、{ $time }。
exercise-digits = 注目する数字は{ $digits }です。
exercise-nudge-cell = { $cell }は形の一部です。
exercise-nudge-effect = { $cell }で結論が出ます。
exercise-mistake = 盤面に間違いがあるので、どの手も正しいとはいえません。ゲームに戻ってヒントを出すと、ミスの場所がわかります。
reason-filled = { $cell }にはもう{ $digit }が入っています。
reason-no-part = { $cell }ではありません。この盤面の{ $technique }に、このマスを使うものはありません。
reason-no-part-with = { $cell }ではありません。このマスを{ $cells }と一緒に使う{ $technique }はありません。
reason-barred = { $cell }に{ $digit }は入りません。{ $digit }はすでに{ $other }にあります。
reason-gone = { $cell }の{ $digit }は、すでに消えています。
reason-places = { $house }で{ $digit }の入るマスは{ $count }つあり、多すぎます。
reason-too-many = { $cell }の候補は{ $digits }の{ $count }つです。ここでは{ $most }つまでです。
reason-keeps = { $cell }では何も決まりません。候補はそのまま残ります。
reason-keeps-digit = { $cell }の{ $digit }は残ります。この形からは否定できません。
reason-of-pattern = { $cell }は形の一部なので、この数字は残ります。
reason-outside = { $cell }は{ $houses }の外なので、{ $digit }は残ります。
reason-unseen = { $cell }から{ $other }は見えないので、{ $digit }は残ります。
reason-many-digits = { $count ->
    [1] { $cell }の候補は{ $digits }だけですが、この手筋によるものではありません。
   *[other] { $cell }には候補が{ $count }つあります：{ $digits }。
}
reason-places-of = { $house }で{ $digit }の入るマスは{ $count }つあるので、{ $cell }とは限りません。

# コンピューターの解き方
label-algorithms-title = コンピューターの解き方
label-algorithms-about = アルゴリズムの動きを、プログラムと並べて1ステップずつ見られます。
label-algorithms-plots = 同じ問題（Inkala 2012）での深さの推移。
label-your-course = 学習コース
label-algorithms-compare = 2つを比較
label-algorithms-make = 問題の作り方：埋めてから抜く
label-method-backtracking = 1行ずつ
label-method-fewest = 候補最少
label-method-bitmask = ビットマスク
label-method-propagation = 制約伝播
label-method-dancing-links = ダンシングリンク
label-note-backtracking = 次の空きマスを順に選ぶ
label-note-fewest = 選択肢が最少のマスで推測し、同数なら無作為に選ぶ
label-note-bitmask = 入る数字が最少の最初のマスを、ビット演算で選ぶ
label-note-propagation = 導けることをすべて導いてから推測する
label-note-dancing-links = 候補が最少の条件を、連結リストで選ぶ
label-backtracking-title = バックトラック法、1行ずつ
label-six-title = 6つの文で説明
label-six-tries = バックトラック法は、数字を試し、うまくいかなければ取り消します。
label-six-order = バックトラック法は、空きマスを1行ずつ、左から右へたどります。
label-six-smallest = バックトラック法は、各マスに、ルールに反しない最小の数字を入れます。
label-six-dead-end = どの数字も入らないマスが、行き止まりです。
label-six-back = 行き止まりになると、バックトラック法は1マス戻り、次に大きい数字を試します。
label-six-end = 最後の空きマスが埋まれば、問題は解けています。
label-quiz-first = 1つ目の行き止まり
label-quiz-second = 2つ目の行き止まり
label-quiz-third = 3つ目の行き止まり
label-quiz-ask = 次にどうする？
label-quiz-skip = 質問を終える
label-trace-one = 1つ
label-trace-compare = 比較
label-trace-make = 問題を作る
label-making-title = 問題を作る
label-making-wait = 問題を作っています。このまま進まなければ、シードを確認してください。
label-trace-fault = 調べられません。初期数字は81マス分で、重複のないものにしてください。
label-trace-method = アルゴリズム
label-trace-puzzle = 問題
label-trace-clues = 初期数字
label-trace-clues-help = 81マス：1から9、空きマスは0または「.」
label-trace-order = 数字
label-digits-ascending = 1から9
label-digits-random = ランダム
label-trace-seed = シード
label-trace-game = 今のゲーム
label-trace-typed = 別の問題
label-trace-play = 再生
label-trace-pause = 停止
label-trace-step = 1つ進む
label-trace-back = 戻る
label-trace-next-dead-end = 次の行き止まり
label-trace-to-end = 最後へ
label-trace-rewind = 最初へ
label-trace-key-space = スペース
label-trace-key-right = →
label-trace-key-left = ←
label-trace-key-d = D
label-trace-key-end = End
label-trace-key-home = Home
label-trace-controls = ステップ
label-trace-speed = 速さ
label-trace-stack = 試している数字
label-trace-standing = 盤面にある
label-trace-tried = 試して取り消した
label-trace-left = これから試す
label-trace-nothing-fits = 入る数字なし
label-trace-forced = 必然：入る数字は1つだけ
label-trace-guessed = 推測
label-trace-plot = 深さの推移
label-trace-plot-help = 各ステップで未決着の推測がいくつあるか。グラフを押すと、そのステップに移ります。
label-trace-program = いましていること
label-program-rust = Rust
label-program-python = Python
label-program-words = ことばで
label-trace-now = 現在
label-program-missing = プログラムを読み込めませんでした。
label-trace-visited = 訪れたマス
label-trace-guesses = 推測
label-trace-dead-ends = 行き止まり
label-trace-depth = 深さ
label-trace-deepest = 最深
label-trace-stops = 自動停止
label-stop-dead-ends = 行き止まりで
label-stop-solutions = 解で
label-stop-cell = 指定のマスで
label-stop-depth = 指定の深さで
label-stop-guesses = 指定の推測回数で
label-stop-another = 追加
label-list-title = リストでの推測回数
label-list-about = 点は1問を表します。目盛り1つで推測回数が10倍になり、線は中央値です。推測が100,000回に達したら打ち切ります。
label-list-source = リスト
label-list-of-page = 有名な問題と初級12問
label-list-typed = 自分のリスト
label-list-text = 問題
label-list-text-help = 1問81マス、1,000問まで
label-list-measure = すべて測定
label-list-stop = 停止
label-list-least = 最少
label-list-median = 中央値
label-list-most = 最多
label-list-given-up = 打ち切り
label-work-title = 最初の解までの推測回数（目盛り1つで10倍）
label-work-time = この端末での時間
label-work-wait = 測定中
label-making-fill = 1. 無作為に埋める
label-making-order = 2. 順番を選ぶ
label-making-dig = 3. 抜くたびに証明する
label-making-kept = 残した数字
label-making-dug = 抜いた数字
label-making-before = その前
label-making-clues = 試したマス数と初期数字
label-making-fill-note = 無作為に11個の数字を置き、残りをソルバーが埋めます。推測が300回を超えたら、すべて捨てて置き直します。これはラスベガス法と呼ばれる方法です。運で変わるのはかかる時間だけで、答えの正しさは変わりません。
label-making-proof-note = 抜いてよいことは、そのマスに別の数字が入る解をソルバーに探させて証明します。なければ、その初期数字は抜けます。
label-making-play = 抜く
label-making-next-kept = 次に残るもの
label-making-this = この解
label-making-other = もう1つの解
label-dig-along-s = S字に
label-dig-random = 無作為
label-dig-alternating = 1つおき
label-dig-left-to-right = 左から右
label-dig-order = 順番
label-dig-least = 各行に残す最少の数
label-known-wikipedia = Wikipedia、初期数字30個
label-known-euler = Project Euler、盤面3
label-known-norvig = Norvig、初期数字17個
label-known-inkala2010 = Inkala 2010、初期数字23個
label-known-inkala2012 = Inkala 2012、初期数字21個
trace-step-number = ステップ{ $step }
trace-speed-text = 毎秒{ $speed }ステップ
trace-plot-to = 深さ、ステップ1から{ $step }まで
trace-share = 全{ $of }ステップ中{ $step }。
stop-at-cell = マス{ $cells }で
stop-at-depth = 深さ{ $depth }で
stop-at-guesses = 推測{ $count }回で
list-count = { $count }問
list-measured = { $of }問中{ $count }問を測定
trace-grid-label = 盤面、{ $count }マス入力済み
trace-deep = 深さ{ $depth }
trace-start = 最初のステップの前。
trace-guess = { $cell }に{ $digit }を試します。
trace-only-digit = { $cell }に残る候補は{ $digit }だけです。
trace-only-place = { $house }で{ $digit }が入るのは{ $cell }だけです。
trace-no-digit = 行き止まり：{ $cell }に入る数字がありません。
trace-no-place = 行き止まり：{ $house }に{ $digit }の入るマスがありません。
trace-taken-back = { $cell }の{ $digit }を取り消します。
trace-solution = すべて埋まりました：{ $count }個目の解。
trace-end = すべて試しました：解は{ $count }個。
trace-cells = { $cells }
trace-digit-of = { $house }の{ $digit }
trace-rung = { $place }：盤面に{ $standing }、試した{ $tried }、これから{ $left }
trace-taken = { $cell }に{ $digit }がある
trace-digit-in = { $digit }が{ $house }にある
trace-cell-sees = { $cell }から{ $house }の{ $digit }が見える
quiz-why = { $digits-count ->
    [1] { $cell }に入る数字はありません。{ $row }に足りないのは{ $digits }だけで、{ $house }では{ $other }に{ $digits }があります。
   *[other] { $cell }に入る数字はありません。{ $row }に足りないのは{ $digits }だけで、どれも同じ列かブロックにあります。
}
quiz-take-back = { $cell }の{ $digit }を取り消す
quiz-larger = { $cell }でもっと大きい数字を試す
quiz-leave = { $cell }を空けたまま先へ進む
quiz-right = 正解です。最後に埋めた{ $cell }に戻り、もっと大きい数字を試します。
quiz-too-far = 違います。{ $first }に戻るのは、その後のマスをすべて試してからです。その最後のマスが{ $cell }です。
quiz-not-empty = 違います。{ $cell }を空けたままでは、盤面は完成しません。
trace-next-end = 次：推測が残っていないので、探索は終わりです。
trace-next-further = 次：{ $cell }の{ $digit }を取り消しますが、ほかに試す数字がないので、さらに戻ります。
trace-next-other = 次：{ $cell }の{ $digit }を取り消し、別の数字を試します。
work-stopped = { $count }で停止
making-count = 抜いた{ $dug }、残した{ $kept }
making-clues-now = 初期数字{ $clues }個
making-attempt = { $number }回目
making-full = 推測{ $count }回で完成
making-stuck = 入る数字のないマスが残った
making-impossible = 解なし：推測{ $count }回で判明
making-given-up = 推測{ $count }回で打ち切り
cells-tried = { $count }マス試行
making-goes = { $digit }を抜く
making-stays = { $digit }を残す
making-no-other = { $cell }からほかの数字がすべて見えるので、ほかは入りません。
making-fails = ここに{ $digits }が入る解はありません。ほかの数字はすべて失敗です。
making-second = この数字がないと、2つ目の解ができます。違うのは{ $count }マスです：
making-dug-line = { $digit }を抜く：ほかの数字はすべて失敗
making-kept-line = { $digit }を残す：{ $count }マス違う2つ目の解がある
making-bound-line = { $digit }を残す：行の最少数を守るため
making-cell-number = { $count }マス目
making-cells = { $count }マス
making-bound = この行の初期数字は、もう減らせません。

## 画像の読み取り

label-create-picture = 画像から
label-picture-intro = ナンプレの写真やスクリーンショットを選ぶか、ここにドロップするか、貼り付けるか、その場で撮影してください。画像はこの端末の中で読み取ります。送信も保存もしません。
label-picture-open = 画像を開く
label-picture-camera = 撮影する
label-picture-check = 読み取り結果を確認
label-picture-yours = 元の画像
label-picture-corners = 枠がずれていたら、角をドラッグしてください。
label-picture-corner-upper-left = 左上の角
label-picture-corner-upper-right = 右上の角
label-picture-corner-lower-right = 右下の角
label-picture-corner-lower-left = 左下の角
label-picture-fold = 角
label-picture-reset = 検出した角
label-picture-turn = 回転
label-picture-grid = 読み取り結果
label-picture-both = 両方
label-picture-digits = 数字
label-picture-only = 画像
label-picture-layers = 表示するもの
label-picture-unsure = 不確か
label-picture-written = 手書き
label-picture-keep-notes = メモとして残す
label-picture-keep-written = 手書きの数字を残す
label-picture-empty = 空き
label-picture-blank = 空き
label-picture-other = ほかの数字
label-picture-by-hand = 手書き
label-picture-piece = 画像のこのマスの拡大
label-picture-reading = 画像を読み取り中
label-picture-private = 画像はこの端末から出ていません。
label-picture-place-unsure = 盤面の位置が不確かです。角を確認してください。
label-picture-none = 解はありません。
label-picture-one = 解は1つです。
label-picture-judging = 解を数えています
label-picture-unknown = 解が1つかどうか判定できませんでした。数字を確認してください。
label-picture-is-none = 解なし
label-picture-is-one = 解は1つ
label-picture-failed = 画像の読み取りを起動できませんでした。ページを再読み込みしてもう一度試してください。ゲームの内容は残ります。
label-picture-file-empty = ファイルが空です（0バイト）。別の画像を選んでください。
label-picture-unreadable = このファイルはブラウザで画像として開けません。PNGかJPEGで保存し直すか、スクリーンショットを撮って、もう一度試してください。
picture-read = 数字を{ $count }個読み取りました
picture-uncertain = うち{ $unsure }個は不確かです。
picture-question = { $cell }は{ $first }、それとも{ $second }？
picture-cell = { $cell }：{ $first }
picture-doubt-at = { $of }か所中{ $at }か所目
picture-noted = 小さな数字のあるマスが { $count } 個あります。
picture-name-read = { $digit }と読み取り。
picture-name-empty = 空き。
picture-name-unsure = 不確か：{ $other }かもしれません。
picture-name-notes = 小さな数字。
picture-name-written = 手書き。
picture-clues = 初期数字{ $clues }個、{ $tier }。
picture-conflict = { $house }に{ $digit }が2つあります。
picture-is-conflict = { $house }に{ $digit }が2つ
picture-several = 解が{ $count }個あります。
picture-many = 解が{ $count }個より多くあります。
picture-is-several = 解が{ $count }個
picture-is-many = 解が{ $count }個より多い
picture-with = { $cell }を{ $digit }にすると、解は1つです。
picture-change = { $cell }は{ $first }かもしれません。
picture-use = { $digit }にする
picture-place = 盤面{ $at }
picture-no-grid = 盤面が見つかりません。いちばん大きい四角形の幅が{ $side }ピクセルで、150ピクセル必要です。もっと近くから撮るか、4つの角を手で合わせてください。
picture-no-lines = 盤面が見つかりません。いちばん大きい四角形（幅{ $side }ピクセル）に、9行9列がありません。別の画像を選ぶか、4つの角を手で合わせてください。
picture-no-square = 盤面が見つかりません。画像に四角形がありません。別の画像を選ぶか、4つの角を手で合わせてください。
picture-corner-at = 左から{ $x }、上から{ $y }
