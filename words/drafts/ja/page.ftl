## Looked up: how things on the grid are written

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
house-rows = { $numbers }行目
house-columns = { $numbers }列目
house-boxes = ブロック{ $numbers }
read-empty-cell = 空き
read-count = { $digit }が{ $count }個

## Looked up: what index.html says before the program runs, or when it broke: one line each

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
label-import-accept = この問題を解く
label-import-solve = 答えを表示
label-import-anyway = このまま始める
label-import-choices = テキスト中の問題
label-import-correct = 開いて直す
label-import-file = ファイルを開く
label-import-show-line = テキスト中に表示
label-import-help = 81文字の1行、9行の盤面、罫線つきの盤面、リスト、リンク、画像のいずれか。画像はこの端末の中で読み取ります。
label-import-text = 問題・リンク・リストを貼り付け
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
label-library-export = 全件書き出し
label-library-games = ゲーム
label-library-import = 全件取り込み
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
placed-count = 数字を{ $count }個入れました

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
unreadable-games = { $count }件のゲームを読み取れません。そのまま残してあり、「全件書き出し」にも含まれます。
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
