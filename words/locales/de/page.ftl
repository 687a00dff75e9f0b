# Was die Seite auf Deutsch sagt. `label-…` ist ein Bedienelement oder eine Überschrift, alles andere ein
# Satz; welche Argumente ein Eintrag hat, steht in en/page.ftl.

## Looked up: how things on the grid are written

# `house-rows` … stehen in der Einzahl („Zeile 3 und 5“), damit sie in jedem Fall gleich lauten.
cell-letters = Z{ $row }S{ $column }
cell-letters-row = { $number }
cell-letters-column = { $number }
chain-node = ({ $digits }){ $cells }
chain-strong = =
chain-weak = -
chain-gap = {"; "}
chain-cell-gap = /
set-of-cells = { $cells } ({ $digits })
effect = { $digits } in { $cells }
effect-placed = { $digits } in { $cells }
count-rows = { $count ->
    [one] eine Zeile
    [2] zwei Zeilen
    [3] drei Zeilen
    [4] vier Zeilen
    [5] fünf Zeilen
    [6] sechs Zeilen
   *[other] { $count } Zeilen
}
count-columns = { $count ->
    [one] eine Spalte
    [2] zwei Spalten
    [3] drei Spalten
    [4] vier Spalten
    [5] fünf Spalten
    [6] sechs Spalten
   *[other] { $count } Spalten
}
count-boxes = { $count ->
    [one] ein Block
    [2] zwei Blöcke
    [3] drei Blöcke
    [4] vier Blöcke
    [5] fünf Blöcke
    [6] sechs Blöcke
   *[other] { $count } Blöcke
}
phrase-and = {"; "}
phrase-last = {"; "}
or = {" oder "}
kinds-and = { and }
cycle-gap = { comma }
house-rows = Zeile { $numbers }
house-columns = Spalte { $numbers }
house-boxes = Block { $numbers }
read-empty-cell = leer
read-count = { $digit }: { $count ->
    [one] einmal
   *[other] { $count }-mal
}

## Looked up: what index.html says before the program runs, or when it broke: one line each

page-description = Sudoku spielen, erzeugen, lösen und verstehen. Ohne Installation, auch ohne Netz, und nichts verlässt deinen Browser.
page-desktop = Ein Spiel auf dem Computer
page-phone = Ein Spiel auf dem Handy
page-needs = Nonet braucht JavaScript und einen Browser mit WebAssembly SIMD: Chrome oder Edge 99, Firefox 114, Safari 16.4 oder neuer.
page-broken = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu: Dein Spiel ist gesichert.

## Bedienelemente und Überschriften

label-about = Info
label-about-engine = Dieselbe Engine erzeugt die Rätsel, beweist, dass sie genau eine Lösung haben, löst und erklärt sie, auf dieser Seite wie auf der Kommandozeile.
label-about-kept = Die ganze Seite ist in diesem Browser gespeichert und läuft ohne Netz, in jeder Sprache, die hier gewählt wurde.
label-about-not-kept = Noch ist nicht die ganze Seite in diesem Browser gespeichert: Der nächste Start braucht eine Internetverbindung, ebenso Erklärungen, Seiten zu Techniken und andere Sprachen beim ersten Mal.
label-about-private = Alles bleibt im Browser. Diese Seite sendet nichts an niemanden und setzt keine Cookies.
label-about-what = Nonet ist eine Sudoku-Seite für alle, die Sudokus lösen, bauen, lehren oder programmieren.
label-accent = Akzent
label-accent-blue = Blau
label-accent-graphite = Graphit
label-accent-plum = Pflaume
label-apply = Ausführen
label-erase-mistake = Nur diese Ziffer löschen
label-back-to-mistake = Zurück bis vor den ersten Fehler
label-check-back = Zurück bis vor den ersten Fehler
label-check-explain = Einen Fehler erklären
label-check-leave = So lassen
label-back-to-previous = Zurück zum vorigen Spiel
label-branch-here = Hier
label-branch-start = Start
label-blank = Rätsel von Hand eingeben
label-board-preview = Sudoku, Vorschau des Lösungswegs
label-board-replay = Sudoku, Wiedergabe
label-centralise = Ecknotizen zur Mitte
label-checkpoint = Checkpoint
label-checkpoint-name = Name
label-clear-notes = Notizen löschen
label-claim-place = Ziffern stimmen
label-claim-eliminate = Ziffern entfallen
label-clues-rare = Rätsel mit so wenigen Vorgaben sind sehr selten.
label-continue-now = jetzt
label-copy-link = Link kopieren
label-done-title = Gelöst
label-done-cells = Gezeigte Zellen
label-done-filled = Am Ende für dich gefüllt
label-done-hardest = Schwerster Schritt
label-beyond-hodoku = Nicht in HoDoKu enthalten
label-done-back = Rückgängig
label-done-hints = Tipps
label-done-mistakes = Fehler
label-done-more = Mehr
label-done-less = Weniger
label-done-next-of-list = Nächstes der Liste
label-done-picture = Dein Lösungsbild
label-done-picture-help = Dunklere Zellen kamen später. Ziffern zeigt das Bild nicht.
label-done-share = Bild teilen
label-done-you = du
label-progress-card = Dein Fortschritt
label-race-copy-time = Link mit meiner Zeit kopieren
label-race-send = Als Rennen senden
label-race-send-time = Meine Zeit zurücksenden
label-race-sender = Gegner
label-race-you = Du
label-end-first-time = Erstmals ohne Hilfe
label-end-lesson = Lektion
label-end-practise = Üben
label-end-share-day = Bild von heute teilen
label-end-copy-picture = Bild von heute kopieren
label-calendar-next = Nächster Monat
label-calendar-previous = Monat davor
label-daily-again = Wieder ansehen
label-daily-note = Für alle dieselben drei, aus dem Datum erzeugt.
label-engine-restart = Neu starten
label-entry-done = Fertig
label-grade = Dieses Rätsel
label-grade-count = Anzahl
label-grade-score = Punkte
label-grade-technique = Technik
label-hint-here = Tipp hier
label-case-lines = Was aus dieser Annahme folgt
label-notation = Notation
label-hint-mark = Muster zeigen
label-hint-another = Anderer
label-hint-show-found = Diesen zeigen
label-hint-mistake = Da ist ein Fehler
label-hint-more = Mehr
label-hint-next = Nächster Tipp
label-hint-none = Kein Tipp
label-hint-why = Warum
label-import = Import
label-import-anywhere = Einfügen geht überall auf der Seite.
label-import-accept = Dieses Rätsel spielen
label-import-solve = Lösung zeigen
label-import-anyway = Trotzdem spielen
label-import-choices = Rätsel in diesem Text
label-import-correct = Zum Ändern öffnen
label-import-file = Datei öffnen
label-import-show-line = Im Text zeigen
label-import-help = Text, eine Liste, ein Link, ein Bild oder ein QR-Code. Nonet liest Bilder auf diesem Gerät und behält sie nicht.
label-import-library = In deiner Bibliothek
label-import-library-none = Noch nicht
label-import-library-waiting = Nicht begonnen
label-import-library-begun = Begonnen
label-import-library-solved = Gelöst
label-import-placed = Gesetzte Ziffern
label-import-text = Einfügen, ablegen, tippen oder fotografieren
label-keep-mine = Meins als Kopie behalten
label-keys = Tastenkürzel
label-keys-move = Bewegen
label-keys-select = Wählen
label-keys-write = Schreiben
label-keys-modes = Modi
label-keys-change = Ändern
label-keys-edit = Tasten ändern
label-keys-press = Drücke eine Taste. Esc behält die alte.
label-keys-reset = Standardtasten
label-keys-history = Verlauf
label-keys-help = Hilfe und mehr
label-keys-read = Vorlesen
label-key-move = zur Zelle daneben
label-key-next-empty = zur nächsten leeren Zelle
label-key-row-ends = zum Anfang oder Ende der Zeile
label-key-corners = zur ersten und letzten Zelle
label-key-extend = weitere Zellen wählen
label-key-all = alle Zellen wählen
label-key-dismiss = schließen oder Auswahl aufheben
label-key-digit = die Ziffer eintragen
label-key-note = Notiz setzen oder löschen
label-key-centre = Mittelnotiz setzen oder löschen
label-key-erase = löschen
label-key-toggle-cell = Zelle dazunehmen oder weglassen
label-key-cell-menu = was mit der Zelle möglich ist
label-key-hint-here = Tipp für diese Zelle
label-key-same = gleiche Ziffer oder Farbe wählen
label-key-erase-corner = Ecknotizen löschen
label-key-erase-centre = Mittelnotizen löschen
label-key-promote = die einzige Notiz eintragen
label-key-centralise = Ecknotizen zur Mitte
label-key-mode-digit = Ziffernmodus
label-key-mode-notes = Notizmodus
label-key-mode-centre = Modus für Mittelnotizen
label-key-mode-colour = Farbmodus
label-key-mode-links = Kettenmodus
label-key-next-mode = nächster Modus
label-key-lock = eine Ziffer für viele Zellen festhalten
label-key-filter = zeigen, wo eine Ziffer möglich ist
label-key-pairs = Zellen mit zwei Kandidaten zeigen
label-key-fill-notes = Notizen füllen oder aufräumen
label-key-undo = rückgängig
label-key-redo = wiederholen
label-key-mistake = zurück bis vor den ersten Fehler
label-key-checkpoint = Checkpoint setzen oder löschen
label-key-branches = Checkpoints und Zweige
label-key-trial = Versuch beginnen oder verwerfen
label-key-replay = das Spiel abspielen
label-key-hint = Tipp; noch einmal für mehr
label-key-sentences = Erklärung Satz für Satz
label-key-question = eine Folgerung prüfen
label-key-steps = alle Schritte von hier aus
label-key-path = Lösungsweg
label-key-check = prüfen
label-key-finish = die restlichen Einer füllen
label-key-zen = Zen: nur Gitter und Tastenfeld
label-keys-gamepad = Gamepad
label-pad-digit = die Ziffer davor oder danach
label-pad-give = die Ziffer in die Zelle setzen
label-pad-erase = löschen oder Fenster schließen
label-pad-notes = Ziffern oder Notizen
label-pad-undo = rückgängig und wiederholen
label-pad-menu = Menü
label-key-copy = gewählte Zellen kopieren
label-key-paste = Zellen oder ein Rätsel einfügen
label-copy-cells = Kopieren
label-paste-cells = Einfügen
label-key-pause = Pause
label-key-new = neues Rätsel
label-key-import = Import
label-key-learn = Techniken lernen
label-key-share = teilen
label-key-sheet = diese Tastenkürzel
label-key-name-menu = Menütaste
label-key-name-space = Leertaste
label-key-read-row = die Zeile
label-key-read-column = die Spalte
label-key-read-block = den Block
label-key-read-remaining = wie viele von jeder Ziffer fehlen
label-key-read-candidates = was in die Zelle passt
label-language = Sprache
label-language-auto = Wie im Browser
label-learn-all = Alle Techniken
label-learn-example = Beispiel
label-learn-example-easier = Das Beispiel enthält auch einen leichteren Schritt: Eine Stellung ohne leichteren Schritt wurde nicht gefunden.
label-learn-missing = Diese Seite ließ sich nicht laden. Schließe sie und versuche es noch einmal.
label-learn-this = Diese Technik lernen
label-learn-when = Wann sie hilft
label-another-position = Andere Stellung
label-back-to-exercise = Zurück zur Übung
label-back-to-game = Zurück zum Spiel
label-basics = Grundlagen
label-basic-first = Womit man anfängt
label-basic-first-about = Eine Reihenfolge, die Zeit spart
label-basic-first-text = Suche zuerst eine Zeile, eine Spalte oder einen Block mit einer einzigen leeren Zelle. Nimm dann eine Ziffer, die schon oft im Gitter steht, und sieh nach, ob in einem Block nur noch ein Platz für sie bleibt. Erst danach frage bei einzelnen Zellen, welche Ziffern noch passen. Die letzte Aufgabe ist ein nackter Einer: eine Zelle, in die nur eine Ziffer passt, weil sie die acht anderen schon sieht.
label-basic-grid = Das Gitter lesen
label-basic-grid-about = Zeilen, Spalten, Blöcke, r4c7
label-basic-grid-text = Zeilen zählt man von oben, Spalten von links, Blöcke von links nach rechts und von oben nach unten, jeweils von 1 bis 9. Eine Zelle heißt nach ihrer Zeile und ihrer Spalte: r4c7 liegt dort, wo Zeile 4 auf Spalte 7 trifft; r steht für row, c für column. Jede Zelle gehört zu einer Zeile, einer Spalte und einem Block.
label-basic-next-lesson = Nächste Lektion
label-basic-play-easy = Leichtes spielen
label-basic-notes = Notizen
label-basic-notes-about = Was wo noch möglich ist
label-basic-notes-text = Die kleinen Ziffern einer leeren Zelle sind ihre Notizen: die Ziffern, die dort noch möglich sind. Steht eine Ziffer schon in der Zeile, der Spalte oder dem Block, ist sie dort nicht mehr möglich. Wer eine Ziffer setzt, muss sie in derselben Zeile, derselben Spalte und demselben Block aus den Notizen löschen; Nonet kann das übernehmen.
label-basic-strong-link = Was ein starker Link ist
label-basic-strong-link-about = Wenn nicht hier, dann dort
label-basic-strong-link-text = Ein starker Link verbindet zwei Kandidaten, von denen mindestens einer wahr ist: die zwei Plätze, die ein Haus für eine Ziffer noch hat, oder die zwei Ziffern, die einer Zelle noch bleiben. Ist der eine falsch, ist der andere wahr.
label-basic-weak-link = Was ein schwacher Link ist
label-basic-weak-link-about = Wenn hier, dann nicht dort
label-basic-weak-link-text = Ein schwacher Link verbindet zwei Kandidaten, von denen höchstens einer wahr ist: zwei Plätze einer Ziffer in einem Haus oder zwei Ziffern einer Zelle. Ist der eine wahr, ist der andere falsch.
label-basic-chain = Wie eine Kette etwas beweist
label-basic-chain-about = Link um Link, von Ende zu Ende
label-basic-chain-text = In einer Kette wechseln starke und schwache Links einander ab. Angenommen, ihr erstes Ende ist falsch: Link für Link folgt dann, dass ihr letztes Ende wahr ist. Eines der beiden Enden ist also auf jeden Fall wahr, und eine Zelle, die beide Enden sieht, verliert die Ziffer.
label-links-title = Links und Ketten
label-basic-rules = Die Regeln
label-basic-rules-about = Überall jede Ziffer einmal
label-basic-rules-text = Jede Zeile, jede Spalte und jeder Block aus drei mal drei Zellen enthält jede Ziffer von 1 bis 9 genau einmal. Die vorgegebenen Ziffern bleiben stehen, die leeren Zellen sind für dich. Ein richtiges Rätsel hat genau eine Lösung, und raten muss man nie.
label-begin = Los
label-exercise-position = Wo ist der nächste Schritt?
label-exercise-position-about = Das ist dein Spiel mit allen Notizen. Finde den leichtesten Schritt; dein Spiel bleibt, wie es ist.
label-find-yourself = Selbst suchen
label-go-on = Weiter
label-lesson-read = Gelesen
label-lesson-search = Lektionen suchen
label-lesson-way = Lektion
label-needed-hints = Hier brauchtest du Tipps
label-needed-since = letzte 30 Tage
label-nudge = Anstoß
label-position-helped = Mit Hilfe
label-position-try = Üben
label-positions-none = Dazu gibt es keine Stellung zum Suchen: Wo diese Technik nötig ist, hilft nichts Leichteres mehr, und nichts deutet auf die Stelle hin.
label-read-idea = Die Idee lesen
label-related = Leicht zu verwechseln mit
label-show-steps = Schritte zeigen
label-tab-find = Finden
label-tab-idea = Idee
label-tab-steps = Beispiel
label-the-idea = Die Idee
label-the-steps = Die Schritte
label-whole-puzzles = Rätsel, die sie brauchen
label-collection-delete = Diese Sammlung löschen
label-collection-edit = Umbenennen, löschen
label-collection-name = Name der Sammlung
label-column-changed = Zuletzt
label-column-collection = Sammlung
label-column-hardest = Schwerster Schritt
label-column-help = Hilfe
label-column-puzzle = Rätsel
label-column-score = HoDoKu
label-column-state = Stand
label-column-tier = Stufe
label-column-time = Zeit
label-done = Fertig
label-found-alone = allein gefunden
label-found-nudged = mit Anstoß
label-found-shown = gezeigt
label-game-begin = Los
label-game-collection = Sammlung
label-game-continue = Weiter
label-game-open = Öffnen
label-game-delete = Löschen
label-game-menu = Mehr
label-game-name = Name
label-game-no-collection = In keiner Sammlung
label-import-keep = Als Sammlung behalten
label-library-all-tiers = Alle Stufen
label-library-alone = Ohne Tipps
label-library-collections = Sammlungen
label-library-continue = Weiter
label-library-daily = Täglich
label-library-empty-collection = Noch kein Rätsel darin
label-library-empty-collection-help = Über das Menü jedes Spiels kommt es in eine Sammlung.
label-library-export = Alles sichern
label-library-games = Spiele
label-library-import = Alles einlesen
label-library-import-list = Liste importieren
label-library-in-progress = Begonnen
label-library-kept = Auf diesem Gerät
label-library-new-collection = Neue Sammlung
label-library-no-collections = Noch keine eigene Sammlung
label-library-collections-are = Eine Sammlung hält Rätsel zusammen: ein Buch, eine Auswahl für Freunde, eine Liste zum Üben.
label-library-no-progress = Nichts begonnen
label-library-progress-is = Jedes Rätsel, das du beginnst, bleibt hier.
label-library-no-solved = Noch kein Rätsel gelöst
label-library-solved-are = Gelöste Rätsel kommen hierher, mit Zeit und Weg.
label-library-no-statistics = Noch keine Statistik
label-library-statistics-are = Nach drei Rätseln siehst du, wie du schneller wirst.
label-library-nothing = Noch kein Spiel hier
label-library-order = Sortierung
label-library-persist = Spiele auch bei Platzmangel behalten
label-library-search = Suchen
label-library-search-help = Stufe, Technik, Vorgaben, Datum oder Sammlung
label-library-show-all = Alle zeigen
label-library-solved = Gelöst
label-library-statistics = Statistik
label-library-unnamed = Ohne Namen
label-order-easiest = Leichteste zuerst
label-order-fastest = Schnellste zuerst
label-order-hardest = Schwerste zuerst
label-order-newest = Neueste zuerst
label-order-oldest = Älteste zuerst
label-order-slowest = Langsamste zuerst
label-period-all = Alles
label-period-half-year = 6 Monate
label-period-month = 30 Tage
label-statistics-alone = Allein
label-statistics-best = Beste
label-statistics-export = Als CSV speichern
label-statistics-helped = Mit Hilfe
label-statistics-median = Median
label-statistics-met = Gesamt
label-statistics-recent = Letzter Median
label-statistics-solved = Gelöst
label-statistics-table = Als Tabelle
label-statistics-techniques = Bisherige Techniken
label-statistics-techniques-help = Die schwerste Technik jedes gelösten Spiels.
label-statistics-times = Zeit pro Stufe
label-statistics-times-alone = Nur Zeiten ohne Hilfe zählen.
label-statistics-times-help = Nur Zeiten ohne Hilfe zählen. Oben: wie oft jede Zeit vorkam. Unten: Spiel für Spiel, mit dem gleitenden Median.
label-library-empty = Hier ist noch nichts
label-starter-ready = Gleich spielbar
label-starter-note = Vier Sammlungen, die Nonet mitbringt.
label-starter-train = Zwölf für die Bahn
label-starter-train-about = Kurz: je fünf Minuten.
label-starter-named = Rätsel mit Namen
label-starter-named-about = Vom Beispiel der Wikipedia bis Golden Nugget.
label-starter-techniques = Technik für Technik
label-starter-techniques-about = In der Reihenfolge von „Lernen“. Jedes braucht die Technik, nach der es heißt.
label-starter-hardest = Die schwersten
label-starter-hardest-about = Für lange Abende: Ketten und Netze.
label-new-custom = Mehr Auswahl unter „Erstellen“
label-new-more = Mehr Optionen
label-next = Weiter
label-removal-order = Löschreihenfolge
label-removal-order-alternating = Abwechselnd
label-removal-order-left-to-right = Links nach rechts
label-removal-order-random = Zufällig
label-removal-order-s-shaped = S-förmig
label-pad-layout = Tastenfeld auf Handys
label-pad-one-row = Eine Reihe
label-pad-square = Drei mal drei
label-pad-two-rows = Zwei Reihen
label-path-copy = Kopieren
label-path-counts = Benutzte Techniken
label-links-check = Stimmt diese Kette?
label-links-clear = Links löschen
label-links-drawn = Gezeichnete Links
label-links-keep = Links behalten
label-path-from-clues = Ab den Vorgaben
label-path-from-here = Ab hier
label-path-save = Speichern
label-practice = Training
label-practice-few = Rätsel, die außer dieser Technik nur leichtere brauchen, sind selten; deshalb sind es weniger als drei. Wenn du feststeckst, findet der Tipp die Technik.
label-practice-none = Rätsel, die nur diese Technik brauchen, sind zum Üben zu selten.
label-practice-only = Jedes Rätsel braucht diese Technik: Ohne sie führen alle anderen bis zu ihrer Stufe nicht weiter, mit ihr genügen leichtere. Wenn du feststeckst, findet der Tipp die Technik.
label-practice-others = Jedes Rätsel lässt sich mit dieser und leichteren Techniken lösen, auch wenn es mit anderen derselben Stufe ebenfalls ginge. Wenn du feststeckst, findet der Tipp die Technik.
label-previous = Zurück
label-question = Folgerung prüfen
label-question-change = Ändern
label-question-clear = Leeren
label-question-submit = Prüfen
label-replay = Wiedergabe
label-replay-play = Züge abspielen
label-replay-slider = Zug
label-replay-stop = Anhalten
label-restart = Von vorn
label-seed = Startwert
label-settings = Einstellungen
label-share-help = Der Link enthält nur die Vorgaben. Zum Öffnen ist kein Konto nötig.
label-share-link = Link zu diesem Rätsel
label-share-game = Mit Spielstand und Notizen
label-share-game-help = Öffnet sich als eigenes Spiel, mit allen Zügen und Notizen.
label-share-race = Mit meinen Zeiten, als Rennen
label-share-race-help = Wer den Link öffnet, spielt gegen deine Zeit. Der Link enthält die Vorgaben und wann du jede Zelle gefüllt hast.
label-share-code = QR-Code des Links
label-share-no-code = Dieser Link ist für einen QR-Code zu lang.
label-share-send = Senden …
label-share-format = Kopieren als
label-share-text = Text in diesem Format
label-share-copy = Text kopieren
label-share-save = Als Datei
label-share-open = In neuem Tab öffnen
label-share-picture = Bild des Gitters
label-share-picture-help = Mit Notizen, Farben und dem offenen Tipp.
label-share-png = Als PNG
label-share-svg = Als SVG
label-output-line = 81 Zeichen mit Punkten
label-output-zeros = 81 Zeichen mit Nullen
label-output-grid = Gezeichnetes Gitter
label-output-pencilmarks = Kandidatengitter (HoDoKu)
label-output-hodoku = HoDoKu-Bibliothekszeile
label-output-sdk = SadMan / SudoCue (.sdk)
label-output-sdm = SudoCue-Liste (.sdm)
label-output-opensudoku = OpenSudoku
label-output-sukaku = 729 Kandidaten (Sukaku)
label-output-sudokuwiki = SudokuWiki-Text (S9B)
label-output-sudokucoach = sudoku.coach-Text (SCv7)
label-output-json = JSON
label-output-sudokupad = Link zu SudokuPad
label-output-fpuzzles = Link zu f-puzzles
label-output-sudokuwiki-link = Link zu SudokuWiki
label-output-sudokucoach-link = Link zu sudoku.coach
label-output-sudokuexchange = Link zu SudokuExchange
label-output-puzzle-solution = Rätsel und Lösung (CSV)
label-show-undecided = Zeigen
label-select-same = Gleiche Ziffern wählen
label-show-in-grid = Im Gitter zeigen
label-show-digit = Ziffer zeigen
label-menu-game = Laufendes Rätsel
label-menu-help = Lösen mit Hilfe
label-zen = Zen
label-zen-leave = Zen beenden
label-finish = Rest füllen
label-show-pairs = Paare
label-solution = Lösung
label-solution-apply = Ins Gitter füllen
label-solutions = Lösungen
label-solve-all = Alles zeigen
label-solve-ask = Lösung zeigen?
label-solve-ask-text = Eine Zelle zu zeigen zählt als Hilfe. Mit der ganzen Lösung gilt das Spiel nicht als gelöst.
label-solve-cell = Eine Zelle zeigen
label-streak = Serie
label-steps-any-digit = Alle
label-steps-more = Mehr zeigen
label-steps-selected = Nur gewählte Zellen
label-stop = Stopp
label-several-solutions = mehrere Lösungen
label-rate-all = Alle bewerten
label-rate-list = Liste bewerten
label-rated-another = Liste öffnen
label-rated-empty = Füge eine Liste mit bis zu 200.000 Rätseln ein, zieh sie hierher oder öffne sie: Jedes wird hier geprüft und bewertet, und nichts verlässt dieses Gerät.
label-create-generate = Erzeugen
label-create-list = Liste bewerten
label-rated-export = Gezeigtes speichern
label-rated-look = Auffällig
label-rated-legend = Was die Spalten bedeuten
label-rated-score-help = HoDoKu-Punkte für die Schritte des Lösungswegs. Sie hängen vom Weg ab: Dasselbe Rätsel kann gedreht, gespiegelt oder mit anderen Ziffern andere Punkte bekommen.
label-rated-explainer-means = Drei Bewertungen: die des schwersten Schritts, die des schwersten Schritts vor der ersten Ziffer und die des ersten Schritts.
label-rated-depth-help = Wie viele ineinander verschachtelte Annahmen nötig sind, bis Einer den Rest lösen; 0, wenn Einer genügen. Der Wert ist für alle Formen eines Rätsels gleich.
label-rated-minimal-help = Ob jede Vorgabe nötig ist. Entbehrliche Vorgaben sind einzeln gezählt: Ohne zwei davon kann es mehrere Lösungen geben.
label-rated-search = Suchen
label-rated-search-help = Technik, Name oder Vorgaben
label-rated-explainer = Sudoku Explainer (langsam)
label-rated-explainer-help = bewertet jedes Rätsel zusätzlich; ein schweres dauert Sekunden bis Minuten
label-rated-go-on = Weiter
label-rated-csv = CSV
label-rated-tsv = TSV
label-rated-json = JSON
label-look-no-solution = Keine Lösung
label-look-several = Mehrere Lösungen
label-look-twin = Gleich in anderer Form
label-look-conflict = Ziffern im Konflikt
label-chip-minimal = Minimal
label-chip-once = Jede Form einmal
label-chip-symmetric = Symmetrisch
label-column-explainer = SE ER/EP/ED
label-rated-from = Von
label-rated-to = Bis
label-minimal = minimal
label-column-number = Nummer
label-column-verdict = Ergebnis
label-column-depth = Tiefe
label-column-minimal = Minimal
label-column-same-as = Gleich wie
label-column-clues = Vorgaben
label-symmetry = Symmetrie
label-symmetry-anti-diagonal = Gegendiagonal gespiegelt
label-symmetry-diagonal = Diagonal gespiegelt
label-symmetry-half-turn = Halbe Drehung
label-symmetry-horizontal = Waagerecht gespiegelt
label-symmetry-none = Keine
label-symmetry-quarter-turn = Vierteldrehung
label-symmetry-vertical = Senkrecht gespiegelt
label-theme-dark = Dunkel
label-theme-light = Hell
label-tier = Schwierigkeit wählen
label-tier-easy-help = Einer genügen.
label-tier-medium-help = Braucht gesperrte Kandidaten, Paare oder Tripel.
label-tier-hard-help = Braucht einen Fisch, einen Wing, Färben oder Eindeutigkeit.
label-tier-unfair-help = Braucht Ketten oder Almost Locked Sets.
label-tier-extreme-help = Braucht Forcing Chains, Forcing Nets oder sehr viele schwere Schritte.
label-toggle-centre-notes = Eck- und Mittelnotizen
label-toggle-clean-notes = Notizen löschen, wenn eine Ziffer gesetzt wird
label-toggle-conflicts = Konflikte hervorheben
label-toggle-clock = Uhr zeigen
label-toggle-expert = Expertenmuster verwenden
label-toggle-left-hand = Für die linke Hand
label-toggle-lock-tint = Zeigen, wo eine festgehaltene Ziffer möglich ist
label-toggle-mark-wrong = Falsche Ziffern sofort markieren
label-toggle-pad-from-seven = 7 8 9 oben im Tastenfeld
label-toggle-peers = Zeile, Spalte und Block hervorheben
label-toggle-rare = Seltene Techniken einbeziehen
label-toggle-same-digit = Gleiche Ziffern hervorheben
label-toggle-uniqueness = Eindeutigkeitstechniken verwenden
label-toggle-wasd = W A S D wie die Pfeiltasten
label-toggle-warn-notes = Notizen markieren, die schon ausgeschlossen sind
label-trial = Versuch
label-trial-give-up = Verwerfen
label-trial-keep = Behalten
label-benchmark-run = Start
label-benchmark-easy = Leicht (12)
label-benchmark-file = Liste öffnen
label-benchmark-guesses = Rateversuche pro Rätsel
label-benchmark-hard = Schwer (4)
label-benchmark-help = Misst, bei wie vielen Rätseln die Engine in diesem Browser pro Sekunde beweist, dass sie genau eine Lösung haben, und wie viele minimale Rätsel sie erzeugt. Eine Liste hat ein Rätsel mit 81 Zeichen pro Zeile. Die Messung läuft im Hintergrund und lässt sich anhalten.
label-benchmark-list = Liste
label-benchmark-made = Neue Rätsel
label-benchmark-puzzles = Rätsel
label-benchmark-speed = Pro Sekunde
label-benchmark-title = Rechentempo
label-contrast = Kontrast
label-contrast-auto = Automatisch
label-dark-theme = Dunkles Design
label-dark-grey = Grau
label-dark-black = Schwarz
label-contrast-more = Hoch
label-note-size = Größe der Notizen
label-note-size-large = Groß
label-note-size-normal = Normal
label-print = Drucken
label-paper-source = Drucken
label-paper-given = Laufendes Rätsel
label-paper-fresh = Neue Rätsel
label-paper-kind = Blatt
label-paper-kind-puzzles = Rätsel
label-paper-kind-exercises = Technikübungen
label-paper-per-page = Rätsel pro Seite
label-paper-answers = Lösungen
label-paper-answers-none = Keine
label-paper-answers-last = Am Ende
label-paper-answers-each = Nach jeder Seite
label-paper-content = In den Zellen
label-paper-clues = Vorgaben
label-paper-entries = Meine Ziffern
label-paper-candidates = Alle Notizen
label-paper-size = Papier
label-paper-a4 = A4
label-paper-letter = Letter
label-paper-rating = Stufe und schwerster Schritt
label-paper-cards = Tippkarten
label-paper-code = QR-Code zum Spielen
label-paper-name-line = Platz für einen Namen
label-paper-large = Größere Ziffern
label-paper-title = Titel
label-paper-count = Anzahl
label-paper-make = Erzeugen
label-paper-name = Name
label-settings-none = Keine Einstellung heißt so.
label-settings-search = Suchen
label-cell-names = Zellnamen
label-cell-names-letters = Z1S1
label-cell-names-numbers = r1c1
label-text-size = Textgröße
label-text-size-large = Groß
label-text-size-larger = Sehr groß
label-text-size-normal = Normal
label-toggle-haptics = Bei Konflikten und am Ende vibrieren
label-toggle-sound = Töne
label-update-now = Jetzt nutzen
label-use-other = Neueres nehmen
label-why-not = Warum nicht …

## Was eine Zelle dem Screenreader sagt

cell-undecided = Hier unterscheiden sich die Lösungen.
cell-colours = { $count ->
    [one] Eine Farbe.
   *[other] { $count } Farben.
}
cell-candidates = Kandidaten { $digits-compact }.
cell-eliminated = Gestrichen { $digits-compact }.
cell-hint = Teil des Tipps.
cell-hint-places = Leer. Der Tipp setzt { $digit }.
cell-hint-out = Der Tipp streicht { $digits-compact }.
cell-paused = Während der Pause verdeckt.
preview-label = Vorschau, { $clues ->
    [one] eine Vorgabe
   *[other] { $clues } Vorgaben
}
preview-placed = Vorschau, { $clues ->
    [one] eine Vorgabe
   *[other] { $clues } Vorgaben
} und { $placed ->
    [one] eine gesetzte Ziffer
   *[other] { $placed } gesetzte Ziffern
}

## Die Statuszeile

coloured = { $cells } gefärbt.
colour-removed = Farbe von { $cells } entfernt.
notes-cleaned = Unmögliche Notizen gelöscht.
hint-taken = Tipp ausgeführt: { $placed-count ->
    [0] {""}
   *[other] { $placed }{ $removed-count ->
        [0] {""}
       *[other] {"; "}
    }
}{ $removed-count ->
    [0] .
   *[other] { $removed } gestrichen.
}
solution-taken = Lösung ins Gitter gefüllt.
restarted = Zurück zu den Vorgaben.
clues-fixed = { $count ->
    [one] Eine Vorgabe.
   *[other] { $count } Vorgaben.
}
jumped = { $left ->
    [0] An anderer Stelle; das Gitter ist voll.
    [one] An anderer Stelle; noch eine Zelle.
   *[other] An anderer Stelle; noch { $left } Zellen.
}
checkpoint-set = Checkpoint { $number } ist gesetzt.
nothing-to-replay = Es gibt noch keinen Zug zum Abspielen.
replay-at = Zug { $at } von { $of }
checkpoint-removed = Der Checkpoint ist gelöscht. Die Züge bleiben.
checkpoint-number = Checkpoint { $number }
trial-started = Versuch: Spiel weiter. „Verwerfen“ führt hierher zurück.
trial-given-up = Verworfen. Die Züge bleiben als Zweig erhalten.
trial-kept = Der Versuch gehört jetzt zum Spiel.
trial-line = Versuch, { $count ->
    [0] noch kein Zug
    [one] ein Zug
   *[other] { $count } Züge
} seit dem Checkpoint.
branch-counts = { $checkpoints ->
    [0] Kein Checkpoint
    [one] 1 Checkpoint
   *[other] { $checkpoints } Checkpoints
}{ $dead ->
    [0] {""}
    [one] , 1 Sackgasse
   *[other] , { $dead } Sackgassen
}
branch-placed = { $cells } ist { $digit }
fault-twice = { $digit } zweimal in { $house }
fault-no-digit = keine Ziffer für { $cell }
fault-no-place = keine { $digit } in { $house }
fault-wrong = { $cell } ist nicht { $digit }
mode-centre = Modus für Mittelnotizen.
mode-colour = Farbmodus.
digit-noting = Die { $digit } ist als Notiz gewählt. Tippe die Zellen an.
digit-noting-key = Die { $digit } ist als Notiz gewählt. Noch einmal auf { $digit } tippen beendet das.
colour-giving = Farbe { $colour } ist gewählt. Tippe die Zellen an.
colour-giving-key = Farbe { $colour } ist gewählt. Noch einmal darauf tippen beendet das.
needs-two-kinds = Mittelnotizen sind aus. Schalte in den Einstellungen „Eck- und Mittelnotizen“ ein.
nothing-to-promote = Hier gibt es keine einzelne Notiz zum Eintragen.
notes-erased = Notizen in { $cells } gelöscht.
notes-centralised = Ecknotizen von { $cells } sind jetzt Mittelnotizen.
note-impossible = { $digit } steht schon in einer Zeile, einer Spalte oder einem Block von { $cells }.
candidate-coloured = Kandidat { $digit } in { $cells } gefärbt.
candidate-colour-removed = Farbe von Kandidat { $digit } in { $cells } entfernt.
showing-digit = Gezeigt wird { $digit }: { $left ->
    [0] keine fehlt
    [1] eine fehlt
    [2] zwei fehlen
    [3] drei fehlen
    [4] vier fehlen
    [5] fünf fehlen
    [6] sechs fehlen
    [7] sieben fehlen
    [8] acht fehlen
   *[other] neun fehlen
}, { $count ->
    [one] möglich in { $count } Zelle.
   *[other] möglich in { $count } Zellen.
}
showing-pairs = Gezeigt werden Zellen mit zwei Kandidaten: { $count }.
filter-ended = Alle Ziffern werden wieder gleich angezeigt.
cell-note-colours = Gefärbte Kandidaten { $digits }.
key-taken = { $key } ist schon vergeben:
key-fixed = { $key } lässt sich nicht ändern.
key-of-pad = Ziffernblock { $key }
entry-count = { $count ->
    [one] { $count } Vorgabe:
   *[other] { $count } Vorgaben:
}
entry-help = tippe sie ein; 0 oder die Leertaste lässt eine Zelle aus.
one-cell-only = Mehrere Zellen sind gewählt. Eine Ziffer kann nicht in allen stehen, Notizen schon.
today-date = { when-weekday }, { when-day }
daily-progress = { $done } von { $count }
streak-days = { $count ->
    [one] Tag mit gelöstem Tagesrätsel
   *[other] Tage mit gelöstem Tagesrätsel
}
streak-best = Rekord: { $best }
calendar-month = { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[other] Dezember
    } { $year }
calendar-day = { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[other] Dezember
    }, { $solved } von 3 gelöst
weekday-short = { $weekday ->
        [0] Mo
        [1] Di
        [2] Mi
        [3] Do
        [4] Fr
        [5] Sa
       *[other] So
    }
solved-by-engine = Das Gitter ist aus der Lösung gefüllt. Es gilt nicht als gelöst.
done-fastest = Das schnellste deiner { $count } Rätsel der Stufe { $tier }.
done-second = Dein zweites Rätsel der Stufe { $tier }. Das andere: { $time }.
done-place = { $place ->
        [2] Das zweitschnellste
        [3] Das drittschnellste
        [4] Das viertschnellste
        [5] Das fünftschnellste
       *[other] Nach Zeit Platz { $place }
    } deiner { $count } Rätsel der Stufe { $tier }.
done-far = Nach Zeit Platz { $place } deiner { $count } Rätsel der Stufe { $tier }.
done-best = Bestzeit { $time }
longest-time = längste { $time }
done-helped = Für deine Zeiten zählen Spiele ohne Hilfe.
done-hinted = { hints-used }. Dein Median ohne Tipps ist { $time }.
done-hinted-only = { hints-used }. Für deine Zeiten zählen Spiele ohne Tipps.
done-back = { $count ->
    [one] { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge auf einmal
    }
   *[other] { $count }-mal, { $moves } Züge
}
done-median = Median { $time }
end-seen = Das Gitter ist vollständig. Du hattest die Lösung gesehen.
end-three = Heute alle drei{ $count ->
    [0] .
    [1] .
   *[other] , { $count } Tage in Folge.
}
end-streak = { $count } Tage in Folge.
end-first = Gelöst: dein erstes Rätsel der Stufe { $tier } ohne Hilfe.
end-fastest = Gut gelöst: dein bisher schnellstes Rätsel der Stufe { $tier }.
end-new-technique = Gut gelöst, dein erstes Rätsel mit diesem Schritt: { $technique }.
end-alone = Gut gelöst: alle { $count } Zellen ohne Tipp.
end-few-hints = Gelöst: { $own } von { $count } Zellen selbst gefunden.
end-many-hints = Gelöst. { $own ->
    [one] 1 Zelle
   *[other] { $own } Zellen
} selbst gefunden, den Rest erklärt bekommen.
end-explained = Gelöst, mit Erklärung zu jedem Schritt.
end-listed = Gelöst, mit der Liste der Schritte zur Hand.
end-daily = Tagesrätsel { $tier }, { when-weekday }, { when-day }
end-hinted = { $count ->
    [one] Einer deiner Tipps betraf diesen Schritt.
   *[other] { $count } deiner Tipps betrafen diesen Schritt.
}
end-days = { $count ->
    [0] Noch keine Serie
    [one] Bisher 1 Tag
   *[other] { $count } Tage in Folge
}
end-today = heute { $count } von 3
end-todays = Heute: { $tier }
end-another = Noch eins: { $tier }
end-harder = Schwerer: { $tier }
end-total = insgesamt { $time }
end-shared = Nonet, { when-day }: { label-tier-easy } { $easy }, { label-tier-medium } { $medium }, { label-tier-hard } { $hard }.{ $count ->
    [0] {""}
    [one] {""}
   *[other] {" "}{ $count } Tage in Folge.
}
progress-times = { $count ->
    [one] Ein Rätsel ({ $tier }) ohne Hilfe
   *[other] { $count } Rätsel ({ $tier }) ohne Hilfe
}
race-ahead = { $count ->
    [one] 1 Zelle voraus
   *[other] { $count } Zellen voraus
}
race-behind = { $count ->
    [one] 1 Zelle zurück
   *[other] { $count } Zellen zurück
}
race-begun = Ein Rennen: Der Gegner hat dieses Rätsel in { $time } gelöst. Deine Zeit läuft.
race-helped = { $time }, mit Hilfe
race-level = Gleichauf
race-lost = Gelöst. Der Gegner war { $time } schneller.
race-over = Der Gegner brauchte { $time }
race-progress = Rennen: Du hast { $own } von { $count } Zellen gefüllt, der Gegner hatte zu dieser Zeit { $theirs }.
race-tied = Gelöst, in derselben Zeit wie der Gegner.
race-unreadable = Die Zeiten im Link sind beschädigt. Das Rätsel öffnet sich ohne Rennen.
race-won = Rennen gewonnen, mit { $time } Vorsprung.
race-words = Ich habe dieses Sudoku in { $time } gelöst. Schaffst du es schneller?
picture-copied = Das Bild ist kopiert.
picture-saved = Das Bild ist gespeichert.
picture-shared = Das Bild ist geteilt.
picture-refused = Der Browser konnte das Bild nicht erzeugen.
done-no-hints = keine
done-nudges = { $nudges }, nur die Stelle
done-hints = { $count }, davon { $shown } ganz gezeigt
done-hints-full = { $count }, ganz gezeigt
full-but-wrong = Das Gitter ist voll, aber einige Ziffern sind falsch.
solved = Gelöst in { $time }.
check-fine = { $count ->
    [0] Es gibt noch keine Ziffern zu prüfen.
    [one] Deine Ziffer stimmt.
   *[other] Alle { $count } Ziffern stimmen.
}
read-house = In { $house }: { $digits }.
read-remaining = Noch zu setzen: { $counts }.
read-all-placed = Jede Ziffer steht neunmal im Gitter.
read-candidates = In { $cell } möglich: { $digits-compact }.
read-no-candidate = In { $cell } passt keine Ziffer.
no-hint-in = Für { $cell } folgt noch nichts.
hint-level = Tipp { $level } von { $of }.
hint-sentence = { $sentence }
deduction-opened = Wähle Zellen und Ziffern, dann „Prüfen“.
impossible = { $digit } ist in { $cells } schon ausgeschlossen.

## Abzeichen und Leisten

verdict-conflict = Ziffern im Konflikt
verdict-none = keine Lösung
verdict-several = { $count } Lösungen
verdict-several-more = mehr als { $count } Lösungen
verdict-unknown = nicht geprüft
verdict-checking = wird geprüft
found-one = Eine Lösung.
found-several = { $count } Lösungen.
found-several-more = Mehr als { $count } Lösungen; hier sind die ersten { $count }.
found-from = Berechnet aus { $clues ->
    [one] der einen Vorgabe
   *[other] den { $clues } Vorgaben
}, nicht aus deinen Ziffern.
found-undecided = { $count ->
    [one] Sie unterscheiden sich in einer Zelle, die markiert ist.
   *[other] Sie unterscheiden sich in { $count } Zellen, die markiert sind.
}
solution-at = { $at } von { $of }
making = Ein Rätsel wird gesucht. Du kannst weiterspielen.
making-for = Ein Rätsel wird gesucht: { $goal }. Du kannst weiterspielen.
making-tried = { $tried } probiert.
entry-name = { $number }. { $name }
import-hidden = Dieser Text hat { $bytes } Byte. Er wurde gelesen, ist aber zu lang, um ihn hier zu zeigen.
import-reading = Bisher { $count } Rätsel gelesen.
import-checking = { $count } von { $of } geprüft.
import-more = Der Text enthält mehr: Die ersten { $limit } Rätsel wurden gelesen.
rated-found = { $count } von { $of } gezeigt
rated-writing = Tabelle wird geschrieben: { $percent } %
rated-count = { $count } von { $of } bewertet
redundant = { $count } entbehrlich
differ-in = { $count } Zellen verschieden
rated-title = { $count ->
    [one] { $name } (ein Rätsel)
   *[other] { $name } ({ $count } Rätsel)
}
rated-unread = { $count ->
    [one] Ein Eintrag war nicht lesbar.
   *[other] { $count } Einträge waren nicht lesbar.
}
rated-speed = { $count } bewertet, { $speed } pro Sekunde, noch etwa { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
}
rated-bars = { $from } bis { $to } gewählt: { $count }
rated-bars-from = { $from } und mehr gewählt: { $count }
import-taken = { $count } von { $of } gewählt
import-play-list = { $count ->
    [one] Das gewählte spielen
   *[other] Diese { $count } der Reihe nach spielen
}
seed-invalid = Gib eine ganze Zahl ein oder lass das Feld leer.
explainer-ratings = Sudoku Explainer: Rating { $er }, Pearl { $ep }, Diamond { $ed }
grade-unscored = { $tier }. Schwerster: { $hardest }.
technique-of-tier = Ein Rätsel mit dem schwersten Schritt { $technique } hat die Stufe { $tier }. Wähle { $tier }, „egal“ oder eine andere Technik.

## Tipps

explanations-loading = Die Erklärung wird geladen. Einen Moment.
technique-named = { $technique }.
technique-about = { $technique-about }
paper-puzzles = { $count ->
    [one] Ein Rätsel.
   *[other] { $count } Rätsel.
}
paper-preparing = { $left ->
    [one] Eines wird noch gelöst …
   *[other] { $left } werden noch gelöst …
}
paper-print = { $pages ->
    [one] Eine Seite drucken
   *[other] { $pages } Seiten drucken
}
paper-page = Seite { $page } von { $pages }
paper-proof = { $count ->
    [one] Nonet. Es hat genau eine Lösung.
   *[other] Nonet. Jedes hat genau eine Lösung.
}
paper-look = Suche { $digit } in { $house }.
paper-stuck = Falls du feststeckst: { $technique }.
paper-find = Gesucht: { $technique }
paper-count-invalid = Eine Zahl von 1 bis { $most }.
hint-where-house = Sieh dir { $house } an.
hint-where-grid = Sieh dir das ganze Gitter an.
hint-where-houses = Schau hier: { $houses-counted }.
hint-houses = Das Muster liegt in { $houses }.
hint-brief = { $technique } in { $houses }.
hint-pattern = Im Gitter markiert: { $cells }.
hint-pattern-single = Die markierten Ziffern { $digit } lassen in { $house } nur eine Zelle für die { $digit }.
hint-wrong-digits = Die Ziffern in { $cells } passen nicht zur Lösung.
hint-wrong-eliminations = In { $cells } wurde ein Kandidat gestrichen, den die Lösung braucht.
in-notation = Als Notation
hint-only-one = Kein anderer Schritt ist so leicht wie dieser.
hint-searching = Nichts Einfacheres hilft hier. Gesucht wird ein Beweis durch Fallunterscheidung …
hint-found = Ein Beweis mit { $lines } Folgerungen und { $suppositions ->
    [one] einer Annahme
   *[other] { $suppositions } Annahmen
} ist gefunden. Gesucht wird ein kürzerer …
mistake-where = In { $house } stimmt etwas nicht.
mistake-which = Die Ziffer in { $cell } ist falsch.
mistake-which-note = In { $cell } wurde ein Kandidat gestrichen, der dorthin gehört.
mistake-dead-cell = Die { $digit } in { $cell } kann nicht bleiben: Mit ihr hat { $dead } keinen Kandidaten mehr.
mistake-dead-house = Die { $digit } in { $cell } kann nicht bleiben: Mit ihr hat { $house } keinen Platz mehr für { $missing }.
mistake-conflict = Die { $digit } in { $cell } kann nicht bleiben: In { $other } steht schon eine { $digit }.
mistake-solution = Die { $digit } in { $cell } kann nicht bleiben: Die einzige Lösung hat dort eine andere Ziffer.
mistake-elimination = { $digit } wurde in { $cell } gestrichen, aber { $cell } ist { $digit }:
link-start = Steht in { $from } keine { $from-digits }, dann steht die { $to-digits } in { $to-or }.
link-pair = { $from-count ->
    [0] Dann
   *[other] Steht die { $from-digits } in { $from-or }, dann
} steht in { $between } keine { $between-digits }, also steht die { $to-digits } in { $to-or }.
link-weak = { $from-count ->
    [0] Dann
   *[other] Steht die { $from-digits } in { $from-or }, dann
} steht in { $to } keine { $to-digits }.
link-start-cell = Steht in { $from } nicht die { $from-digits }, dann die { $to-digits }.
link-start-house = Steht in { $from } keine { $from-digits }, dann steht die { $to-digits } von { $house } in { $to-or }.
link-start-set = Steht in { $from } keine { $from-digits }, { $taker-count ->
    [0] dann enthält das ALS
   *[other] dann steht dort eine Ziffer des ALS
} { $set-group } ({ $set-digits }){ $taker-count ->
    [0] {" "}alle
   *[other] , und das ALS enthält alle
} seine übrigen Ziffern{ $left-count ->
    [0] : Die { $to-digits } steht in { $to-or }.
   *[other] , sodass für { $to } nur { $to-digits } bleibt.
}
link-pair-cell = { $from-count ->
    [0] Dann
   *[other] Steht die { $from-digits } in { $from-or }, dann
} steht in { $between } nicht die { $between-digits }, sondern die { $to-digits }.
link-pair-house = { $from-count ->
    [0] Dann
   *[other] Steht die { $from-digits } in { $from-or }, dann
} steht in { $between } keine { $between-digits }, also steht die { $to-digits } von { $house } in { $to-or }.
link-pair-set = { $from-count ->
    [0] Dann
   *[other] Steht die { $from-digits } in { $from-or }, dann
} steht in { $between } keine { $between-digits }; { $taker-count ->
    [0] also enthält das ALS
   *[other] { $taker } nimmt eine Ziffer des ALS
} { $set-group } ({ $set-digits }){ $taker-count ->
    [0] {" "}alle
   *[other] , und das ALS enthält dann alle
} seine übrigen Ziffern{ $left-count ->
    [0] : Die { $to-digits } steht in { $to-or }.
   *[other] , sodass für { $to } nur { $to-digits } bleibt.
}
loop-cell = { $cell } ist { $ends-any }, also nicht { $out-any }.
loop-house = Die { $digit } steht in { $ends-or }, also nicht in { $others }.
loop-set = Die { $digit } muss in { $set-or } stehen, also nicht in { $others }.
kite-ends = { $removed-claim }: { $houses } bilden einen Kite mit den fernen Enden { $ends }, von denen mindestens eines { $digits } ist.
rectangle-link = Stünde die { $digits } in { $removed-cells }, dann nicht in { $far }, also in { $near }.
colours-meet = { $near } sieht auch { $far }, also ist auch die Farbe von { $opposite } oder die Farbe von { $across } wahr.
firework-at = In der Zeile und der Spalte von { $crossing } passen die Ziffern { $digits } nur in die Flügel { $wings } und in den Block, in dem sich die beiden Linien kreuzen.
exocet-mirror = Die Ziffer der Zielzelle { $target } steht auch in { $houses }, und zwar in { $mirror-or }{ $digits-count ->
    [0] .
   *[other] : { $digits-any } in { $target } hätte dort keinen Platz.
}
exocet-part = Welche Ziffern die Basiszellen { $base } auch bekommen, die Zielzellen { $targets } bekommen dieselben.
exocet-lines = Eine Zielzelle ist { $digits }, also steht die { $digits } von { $crossed } zweimal außerhalb der Blöcke: je einmal in { $houses }, wo keine andere Zelle { $digits } sein kann.
fish-choice = { $removed-claim }: { $unheld ->
    [0] Im Fisch mit der Abdeckung { $covers } { $removed-cells-count ->
        [one] liegt { $removed-cells }
       *[other] liegen { $removed-cells } jeweils
    } in { $within ->
        [1] einem abdeckenden Haus
       *[other] zwei abdeckenden Häusern, die eine einzige { $digits } beide verbrauchen würde,
    } und { $removed-cells-count ->
        [one] sieht
       *[other] sehen
    } { $fins-count ->
        [one] die Flosse { $fins }.
       *[other] die Flossen { $fins }.
    }
   *[other] { $fins-count ->
        [one] Wäre die Flosse { $fins } falsch
       *[other] Wären die Flossen { $fins } alle falsch
    }, stünde die { $digits } von { $bases } nur noch in { $held }: zu wenige Häuser. { $fins-count ->
        [one] Die Flosse ist also wahr
       *[other] Mindestens eine dieser Flossen ist also wahr
    }, und { $removed-cells } { $removed-cells-count ->
        [one] sieht
       *[other] sehen
    } { $fins-count ->
        [one] sie.
        [2] beide.
       *[other] alle.
    }
}
cell-assumed = { $digit }, vom Tipp angenommen.
cell-tried = { $digit }, angenommen.
blocked = Die { $digit } in { $cell } sperrt { $house }.
case-supposed = Angenommen, { $cell } ist { $digit }.
net-case = Fall { $number }: Angenommen, { $cell } ist { $digit }.
case-only-digit = { $cell } ist { $digit }, der einzige Kandidat, der dort bleibt.
case-only-place = { $cell } ist { $digit }, denn { $house } hat keinen anderen Platz für { $digit }.
case-locked = Die { $digit } von { $home } liegt dort, wo sich { $home } und { $other } kreuzen, also hat der Rest von { $other } keine { $digit }.
case-naked = Für { $cells } bleiben nur { $digits }, also stehen { $digits } sonst nirgends in { $house }.
case-hidden = In { $house } passen { $digits } nur in { $cells }, also ist dort für keine andere Ziffer Platz.
case-dead-cell = { $dead } hat keinen Kandidaten mehr, also ist { $cell } nicht { $digit }.
case-dead-house = In { $house } bleibt kein Platz für { $missing }, also ist { $cell } nicht { $digit }.
proof-step = { $of ->
    [1] { $technique }
   *[other] Schritt { $at } von { $of }: { $technique }{ $at ->
        [1] . Der schwerste: { $hardest }
       *[other] {""}
    }
}
deduction-asked = { $removed-count ->
    [0] {""}
   *[other] Streichen: { $removed }?
}{ $placed-count ->
    [0] {""}
   *[other] Setzen: { $placed }?
}
deduction-proved = Richtig, und zwar deshalb:
deduction-true = Das passt zur Lösung, aber keine hier bekannte Technik beweist es.
deduction-open = Dieses Rätsel hat nicht genau eine Lösung, und die Folgerung ergibt sich nicht aus dem Gitter.
deduction-needed = Nicht richtig. { $digit } gehört in { $cell }:
deduction-wrong = Nicht richtig. { $cell } kann nicht { $digit } sein:
hint-conflicting = Ziffern in { $cells } sind im Konflikt. Korrigiere sie zuerst.
hint-complete = Das Gitter ist vollständig.
hint-stuck = Der nächste Schritt braucht eine Technik, die hier nicht bekannt ist. Prüfen und Lösen gehen weiterhin.

## Links, die du zeichnest

mode-links = Kettenmodus. Wähle zwei Kandidaten für einen starken Link, noch einmal für einen schwachen, noch einmal zum Löschen.
links-help = Wähle zwei Kandidaten für einen starken Link, noch einmal für einen schwachen, noch einmal zum Löschen.
links-count = { $count ->
    [one] 1 Link
   *[other] { $count } Links
}
link-begun = { $from-digits } in { $from }: jetzt das andere Ende.
link-given-up = Kein Link von { $from-digits } in { $from }.
link-drawn-strong = Starker Link, { $digits }: { $from } und { $to }.
link-drawn-strong-in-cell = Starker Link in { $from }: { $digits }.
link-drawn-weak = Schwacher Link, { $digits }: { $from } und { $to }.
link-drawn-weak-in-cell = Schwacher Link in { $from }: { $digits }.
link-removed = Link gelöscht, { $digits }: { $from } und { $to }.
links-cleared = Alle Links gelöscht.
links-few = Nur Links, die aneinanderstoßen, lassen sich als Kette prüfen.
link-ends = { $digit } in { $from } oder { $to }
link-ends-in-cell = { $from-digits } oder { $to-digits }
link-ends-apart = { $from-digits } in { $from } oder { $to-digits } in { $to }
link-only-two = { $house }, nur zwei
link-two-digits = { $cell } hat nur diese zwei
link-not-both = { $house }, nicht beide
link-one-digit = { $cell }, nicht beide
link-third-place = { $house } hat einen dritten Platz, { $cell }
link-third-digit = { $cell } hat einen dritten Kandidaten, { $digit }
link-apart = keine Zeile, keine Spalte, kein Block und keine Zelle hat beide Enden
link-gone = { $digit } ist in { $cell } nicht mehr möglich
link-two-strong = der Link daneben ist auch stark
link-two-weak = der Link daneben ist auch schwach
links-hold = Ja, jeder Link gilt.
links-idle = Hier streicht die Kette nichts.
links-fail = { $count ->
    [one] Nein, ein Link gilt nicht.
   *[other] Nein, { $count } Links gelten nicht.
}
links-apart = Nein, die Links bilden keine einzelne Kette.
links-forked = Nein, bei { $from-digits } in { $from } treffen sich mehr als zwei Links.
links-remove = In { $cells } steht keine { $digit }: { $cells-count ->
    [one] Die Zelle sieht
   *[other] Jede Zelle sieht
} { $from } und { $to }, und eine von beiden ist { $digit }.
links-remove-two = In { $from } steht { $from-digits }, oder in { $to } steht { $to-digits }. Zu streichen: { $removed }.
links-loop = In einer Schleife ist auch von jedem schwachen Link ein Ende wahr. Zu streichen: { $removed }.
links-false = Wäre { $removed } wahr, folgte aus der Kette das Gegenteil: streichen.
links-true = { $cell } ist { $digit }: Selbst aus dem Gegenteil folgt das über die Kette.
links-apply = { $placed-count ->
    [0] {""}
   *[other] { $placed } setzen
}{ $removed-count ->
    [0] {""}
    [one] { $removed } streichen
   *[other] { $removed-count } Kandidaten streichen
}

## Listen von Schritten

step-places = Setzt { $effects }
step-removes = Streicht { $effects }
steps-found = { $count ->
    [0] Kein Schritt gefunden.
    [one] Ein Schritt.
   *[other] { $count } Schritte.
}
steps-easiest = { $tier }: { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
}. Alle Stufen: { $of }.
steps-techniques = { $count ->
    [one] eine Technik
   *[other] { $count } Techniken
}
lists-blocked = Im Gitter ist ein Fehler. „Prüfen“ zeigt, wo.
finish-harder = Der Rest braucht mehr als Einer.
steps-filtered = { $count } von { $of } Schritten.
path-steps = { $count ->
    [one] Ein Schritt.
   *[other] { $count } Schritte.
}
path-stuck = Der Rest braucht Techniken, die hier nicht bekannt sind.
path-at = Schritt { $at } von { $of }: { $technique }. Dies ist eine Vorschau; Esc führt zurück zum Spiel.
path-preview = Dies ist eine Vorschau. Esc oder „Schließen“ führt zurück zum Spiel.

## Meldungen

wrong-digits = { $count ->
    [one] { $cells } ist falsch.
   *[other] { $count } Ziffern sind falsch: { $cells }.
}
check-title = { $count ->
    [one] { $cells } ist falsch
   *[other] { $count } Ziffern sind falsch
}
check-hatched = { $count ->
    [one] Die falsche Ziffer ist schraffiert.
   *[other] Die falschen Ziffern sind schraffiert.
}
check-right = { $count ->
    [0] Sonst ist keine Ziffer eingetragen.
    [one] Die andere Ziffer stimmt.
   *[other] Die anderen { $count } stimmen.
}
check-remove = { $count ->
    [one] Die falsche Ziffer löschen
   *[other] Die { $count } falschen Ziffern löschen
}
check-notes-title = { $count ->
    [one] Eine Notiz fehlt
   *[other] { $count } Notizen fehlen
}
check-notes = { $count ->
    [one] In einer Zelle fehlt eine Notiz, die die Lösung braucht.
   *[other] In { $count } Zellen fehlt eine Notiz, die die Lösung braucht.
}
check-add = { $count ->
    [one] Die Notiz ergänzen
   *[other] Die { $count } Notizen ergänzen
}
check-back-note = { $count ->
    [one] Nimmt einen Zug zurück; er bleibt unter „Zweige“
   *[other] Nimmt { $count } Züge zurück; sie bleiben unter „Zweige“
}
wrong-removed = { $count ->
    [one] Die falsche Ziffer ist gelöscht.
   *[other] { $count } falsche Ziffern sind gelöscht.
}
notes-restored = { $count ->
    [one] Die Notiz ist wieder da.
   *[other] { $count } Notizen sind wieder da.
}
not-digit = Nicht { $digit }.
zen-entered = Zen. F oder Esc führt zurück.
zen-left = Die ganze Seite ist wieder da.
cells-changed = { $cells } geändert.
many-solutions = Dieses Gitter hat { $count } Lösungen, einige Zellen lassen sich also nicht bestimmen.
many-solutions-more = Dieses Gitter hat mehr als { $count } Lösungen, einige Zellen lassen sich also nicht bestimmen.
no-solution = Keine Lösung: Diese Vorgaben lassen sich nicht vervollständigen.
no-solution-cell = Keine Lösung: Für { $cell } bleibt keine Ziffer mehr.
no-solution-house = Keine Lösung: { $digit } hat in { $house } keinen Platz mehr.
not-checked = Ob dieses Rätsel genau eine Lösung hat, ließ sich in vertretbarer Zeit nicht feststellen.
clues-conflict = Einige Vorgaben sind im Konflikt. Korrigiere sie zuerst.
needs-one-solution = Nur ein Rätsel mit genau einer Lösung lässt sich prüfen.
new-game = Neues Rätsel: { $clues } Vorgaben.
new-game-for = Neues Rätsel: { $goal }.
new-game-using = Neues Rätsel: { $technique }. Gleich schwere Techniken täten es auch.
no-match = Kein passendes Rätsel gefunden ({ $puzzles } probiert). Versuche es noch einmal oder verlange weniger.
blank-started = Tippe die Vorgaben deines Rätsels ein, dann wähle „Fertig“.
practice-started = Training: { $technique }.
practice-number = Training { $number }
not-found = Kein Rätsel gefunden: { $wanted }. Versuche es noch einmal oder verlange weniger.
missed-clue-count = Verlangt waren { $asked } Vorgaben, es sind { $got }. Ein anderer Startwert trifft es vielleicht besser.
cannot-make = Mit diesen Einstellungen lässt sich kein Rätsel erzeugen.
stopped = Angehalten. Es wurde nichts geändert.
worker-restarted = Die Engine ist unerwartet stehen geblieben und wurde neu gestartet. Dein Spiel ist unverändert; bitte versuche es noch einmal.
worker-gone = Die Engine startet in diesem Browser nicht. Spielen geht weiterhin, aber ohne Tipps, Prüfung und neue Rätsel.
worker-silent = Die Engine hat eine Weile nicht geantwortet. Vielleicht rechnet sie noch; kommt nichts, starte sie neu. Dein Spiel ist unverändert.
update-at-host = Auf der Website liegt eine andere Version dieser Seite, und die in diesem Browser gespeicherte kann sich nicht selbst aktualisieren. Deine Spiele bleiben erhalten.
update-ready = Eine neue Version ist bereit. Dein Spiel bleibt, wie es ist.
newer-in-other-tab = Dieses Spiel ist in einem anderen Tab neuer.
both-ways-kept = Du hast dieses Spiel auf zwei Wegen fortgesetzt. In der Bibliothek steht für jeden ein Spiel.
went-on-as-copy = Ein anderer Tab hat dieses Spiel fortgesetzt. Hier geht es als Kopie weiter.

## Die Bibliothek

count = { $count }
solved-of = { $solved } von { $count }
starter-missing = Die Sammlung ließ sich nicht laden.
games-kept =
    { $count ->
        [one] Ein Spiel.
       *[other] { $count } Spiele.
    }
games-found =
    { $count ->
        [0] Kein Spiel gefunden.
        [one] Ein Spiel gefunden.
       *[other] { $count } Spiele gefunden.
    }
newer-games =
    { $count ->
        [one] Ein Spiel stammt aus einer neueren Version von Nonet. Es bleibt erhalten.
       *[other] { $count } Spiele stammen aus einer neueren Version von Nonet. Sie bleiben erhalten.
    }
unreadable-games =
    { $count ->
        [one] Ein Spiel ist nicht lesbar. Es bleibt erhalten, und „Alles sichern“ nimmt es mit.
       *[other] { $count } Spiele sind nicht lesbar. Sie bleiben erhalten, und „Alles sichern“ nimmt sie mit.
    }
database-missing = Dieser Browser behält nur das laufende Spiel, wie in privaten Fenstern üblich. Weiterspielen ist möglich.
storage-persistent = Der Browser hat zugesagt, nichts zu löschen.
persistence-refused = Der Browser hat nicht zugesagt. Sichere ab und zu alles.
tier-count = { $tier } { $count }
tier-solved = { $count } gelöst
game-not-begun = Nicht begonnen
game-progress = { $percent } %
game-solved-by-engine = Lösung gezeigt
game-daily = Tagesrätsel, { $day }. { $month ->
        [1] Jan.
        [2] Feb.
        [3] März
        [4] Apr.
        [5] Mai
        [6] Juni
        [7] Juli
        [8] Aug.
        [9] Sep.
        [10] Okt.
        [11] Nov.
       *[other] Dez.
    }
daily-count = Tagesrätsel { $count }
hints-used =
    { $count ->
        [0] Keine Tipps
        [one] 1 Tipp
       *[other] { $count } Tipps
    }
when-today = Heute, { $time }
when-yesterday = Gestern
when-weekday =
    { $weekday ->
        [0] Montag
        [1] Dienstag
        [2] Mittwoch
        [3] Donnerstag
        [4] Freitag
        [5] Samstag
       *[other] Sonntag
    }
when-day = { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[other] Dezember
    }
when-date = { $day }.{ $month }.{ $year }
game-deleted = Das Spiel ist gelöscht.
collection-deleted = Die Sammlung ist gelöscht. Begonnene Spiele bleiben.
library-merged = { $added } hinzugefügt, { $known } waren schon da.
library-damaged = Diese Datei ist keine Bibliothek von Nonet oder beschädigt. Es wurde nichts geändert.
library-newer = Eine neuere Version von Nonet hat diese Datei geschrieben. Lade die Seite neu, dann lies die Datei ein.
statistics-summary =
    { $count ->
        [one] Ein Spiel gelöst
       *[other] { $count } Spiele gelöst
    }, { $hours ->
        [one] eine Stunde am Gitter
       *[other] { $hours } Stunden am Gitter
    }
statistics-summary-minutes =
    { $count ->
        [one] Ein Spiel gelöst
       *[other] { $count } Spiele gelöst
    }, { $minutes ->
        [one] eine Minute am Gitter
       *[other] { $minutes } Minuten am Gitter
    }
median-and-best = Median · Bestzeit { $best }
best-of-few = Bestzeit
only-time = die einzige Zeit ohne Hilfe
no-time-alone = Noch keine Zeit: Löse eines ohne Hilfe.
too-few-for-curve = Zu wenige für eine Kurve. Sie erscheint ab { $least } gelösten.
technique-met = { $alone } allein gefunden, { $nudged } mit Anstoß, { $shown } gezeigt

## Meldungen über Gespeichertes

saved-unreadable = Das gespeicherte Spiel war nicht lesbar. Es bleibt erhalten, und hier ist ein neues Rätsel.
game-unreadable = Dieses Spiel ist nicht lesbar. Es bleibt erhalten.
import-unread = { $count } von { $of } nicht lesbar und daher ausgelassen.
import-read-as = { $count ->
    [one] Eine Textzeile, als ein Rätsel gelesen
   *[other] { $count } Textzeilen, als ein Rätsel gelesen
}
import-skipped = { $count ->
    [one] Eine Zeile wurde ausgelassen: Zeile { $lines }.
   *[other] { $count } Zeilen wurden ausgelassen: Zeilen { $lines }.
}
link-unreadable = Das Rätsel in diesem Link ist nicht lesbar: { $reason }
puzzle-seed = Startwert { $seed }
puzzle-practice = Training: { $technique }
file-unreadable = Die Datei { $name } lässt sich nicht als Text lesen. Wähle eine Textdatei bis 4 MB.
copied = Kopiert.
copy-refused = Der Browser erlaubt das Kopieren nicht. Markiere den Text und kopiere ihn selbst.
explanations-missing = Die Erklärungen ließen sich nicht laden. Schließe die Karte und versuche es noch einmal.
back-before-mistake = Zurück bis vor den ersten Fehler. { $left ->
    [one] Noch eine Zelle.
   *[other] Noch { $left } Zellen.
}
nothing-wrong = Keine falschen Ziffern.
branch-kept = Was danach kam, bleibt als Zweig erhalten.

## Looked up: why a text is no puzzle

read-empty = Hier ist noch nichts.
read-too-large = Das ist zu viel Text: { $bytes } Byte; auf einmal sind höchstens { $limit } lesbar.
read-binary = Zeile { $line }, Spalte { $column }: Das ist kein Text. Öffne eine Textdatei.
read-unexpected-char = Zeile { $line }, Spalte { $column }: „{ $found }“ ist keine Zelle. Eine Zelle ist eine Ziffer von 1 bis 9 oder, wenn sie leer ist, eines von 0 . * _ - ? x.
read-unexpected-word = Zeile { $line }, Spalte { $column }: „{ $found }“ ist keine Zelle.
read-numbers = Zeile { $line }, Spalte { $column }: { $found } Zahlen, meist mit mehr als einer Ziffer; das sind keine Zellen. Eine Zelle ist eine Ziffer, 0, wenn sie leer ist, oder ihre Kandidaten, jede Ziffer einmal, wie in 128.
read-cell-count = Zeile { $line }: { $found ->
    [one] eine Zelle
   *[other] { $found } Zellen
} gefunden; ein Rätsel hat 81.
read-row-length = { $rows ->
    [one] Reihe { $row } hat
   *[other] In den Zeilen { $first } bis { $last } stehen { $rows } Reihen, aber Reihe { $row } hat
} { $found ->
    [one] eine Zelle
   *[other] { $found } Zellen
} statt 9: { $text } (Zeile { $line })
read-row-count = { $rows ->
    [one] In Zeile { $first } steht eine Reihe
   *[other] In den Zeilen { $first } bis { $last } stehen { $rows } Reihen
}; ein Rätsel hat 9. (Zeile { $line })
read-words = In diesem Text ist kein Rätsel zu finden: Keine Zeile hat 81 Zellen, und nirgends haben neun Zeilen je neun Zellen.
read-damaged = Zeile { $line }, Spalte { $column }: Das sieht nach dem Format „{ $format }“ aus, ist aber beschädigt.
read-size = Zeile { $line }, Spalte { $column }: { $format }: Das Gitter ist { $size }×{ $size }. Nonet spielt 9×9.
read-variant = Zeile { $line }, Spalte { $column }: { $format }: eine Variante mit eigenen Regeln ({ $rules }). Nonet spielt normales Sudoku.
read-mask = Zeile { $line }: eine Maske; sie markiert die { $cells } Zellen für die Vorgaben und hat keine Ziffer. „Erstellen“ macht Rätsel zu einer Maske: Zeichne sie unter „Wo die Vorgaben stehen“.
read-no-puzzle = Zeile { $line }, Spalte { $column }: { $format }: Darin ist kein Rätsel.
read-game-link-damaged = Dieser Link zu einem Spiel ist beschädigt, oder sein Ende fehlt. Kopiere noch einmal den ganzen Link.
read-internal = Nonet konnte Zeile { $line } durch einen eigenen Fehler nicht lesen. Bitte melde ihn mit diesem Text.
read-game-link-newer = Eine neuere Version von Nonet hat diesen Link erzeugt. Lade die Seite neu, dann öffne den Link.
read-link = Dieser Link enthält sein Rätsel nicht. Öffne ihn und kopiere das Rätsel selbst oder einen langen Link.
read-link-damaged = Das Rätsel in diesem Link zu { $site } ist beschädigt oder abgeschnitten. Kopiere noch einmal den ganzen Link.

## Looked up: names of techniques

technique-full_house = Volles Haus
technique-hidden_single = Versteckter Einer
technique-naked_single = Nackter Einer
technique-locked_pair = Gesperrtes Paar
technique-locked_triple = Gesperrtes Tripel
technique-pointing = Pointing
technique-claiming = Claiming
technique-naked_pair = Nacktes Paar
technique-naked_triple = Nacktes Tripel
technique-hidden_pair = Verstecktes Paar
technique-hidden_triple = Verstecktes Tripel
technique-naked_quadruple = Nacktes Quadrupel
technique-hidden_quadruple = Verstecktes Quadrupel
technique-x_wing = X-Wing
technique-swordfish = Swordfish
technique-jellyfish = Jellyfish
technique-finned_x_wing = Finned X-Wing
technique-sashimi_x_wing = Sashimi X-Wing
technique-finned_swordfish = Finned Swordfish
technique-sashimi_swordfish = Sashimi Swordfish
technique-finned_jellyfish = Finned Jellyfish
technique-sashimi_jellyfish = Sashimi Jellyfish
technique-franken_x_wing = Franken X-Wing
technique-finned_franken_x_wing = Finned Franken X-Wing
technique-franken_swordfish = Franken Swordfish
technique-finned_franken_swordfish = Finned Franken Swordfish
technique-franken_jellyfish = Franken Jellyfish
technique-finned_franken_jellyfish = Finned Franken Jellyfish
technique-squirmbag = Squirmbag
technique-whale = Whale
technique-leviathan = Leviathan
technique-finned_mutant_x_wing = Finned Mutant X-Wing
technique-mutant_swordfish = Mutant Swordfish
technique-finned_mutant_swordfish = Finned Mutant Swordfish
technique-mutant_jellyfish = Mutant Jellyfish
technique-finned_mutant_jellyfish = Finned Mutant Jellyfish
technique-finned_mutant_squirmbag = Finned Mutant Squirmbag
technique-finned_mutant_whale = Finned Mutant Whale
technique-siamese_finned_x_wing = Siamese Finned X-Wing
technique-siamese_finned_swordfish = Siamese Finned Swordfish
technique-siamese_finned_jellyfish = Siamese Finned Jellyfish
technique-siamese_sashimi_x_wing = Siamese Sashimi X-Wing
technique-siamese_sashimi_swordfish = Siamese Sashimi Swordfish
technique-siamese_sashimi_jellyfish = Siamese Sashimi Jellyfish
technique-siamese_finned_franken_x_wing = Siamese Finned Franken X-Wing
technique-siamese_finned_franken_swordfish = Siamese Finned Franken Swordfish
technique-siamese_finned_franken_jellyfish = Siamese Finned Franken Jellyfish
technique-siamese_finned_mutant_x_wing = Siamese Finned Mutant X-Wing
technique-siamese_finned_mutant_swordfish = Siamese Finned Mutant Swordfish
technique-siamese_finned_mutant_jellyfish = Siamese Finned Mutant Jellyfish
technique-skyscraper = Skyscraper
technique-two_string_kite = 2-String Kite
technique-turbot_fish = Turbot Fish
technique-empty_rectangle = Empty Rectangle
technique-dual_two_string_kite = Dual 2-String Kite
technique-dual_empty_rectangle = Dual Empty Rectangle
technique-w_wing = W-Wing
technique-xy_wing = XY-Wing
technique-xyz_wing = XYZ-Wing
technique-bug_1 = BUG + 1
technique-unique_rectangle_1 = Unique Rectangle Typ 1
technique-unique_rectangle_2 = Unique Rectangle Typ 2
technique-unique_rectangle_3 = Unique Rectangle Typ 3
technique-unique_rectangle_4 = Unique Rectangle Typ 4
technique-unique_rectangle_5 = Unique Rectangle Typ 5
technique-unique_rectangle_6 = Unique Rectangle Typ 6
technique-hidden_rectangle = Hidden Rectangle
technique-avoidable_rectangle_1 = Avoidable Rectangle Typ 1
technique-avoidable_rectangle_2 = Avoidable Rectangle Typ 2
technique-unique_loop_1 = Unique Loop Typ 1
technique-unique_loop_2 = Unique Loop Typ 2
technique-unique_loop_3 = Unique Loop Typ 3
technique-unique_loop_4 = Unique Loop Typ 4
technique-extended_rectangle = Extended Rectangle
technique-bug_2 = BUG Typ 2
technique-bug_3 = BUG Typ 3
technique-bug_4 = BUG Typ 4
technique-simple_colours_trap = Simple Colors Trap
technique-simple_colours_wrap = Simple Colors Wrap
technique-multi_colours_1 = Multi Colors Trap
technique-multi_colours_2 = Multi Colors Wrap
technique-medusa_trap = 3D Medusa Trap
technique-medusa_wrap = 3D Medusa Wrap
technique-sue_de_coq = Sue de Coq
technique-wxyz_wing = WXYZ-Wing
technique-vwxyz_wing = VWXYZ-Wing
technique-uvwxyz_wing = UVWXYZ-Wing
technique-als_xz = ALS-XZ
technique-als_xy_wing = ALS-XY-Wing
technique-als_chain = ALS-Chain
technique-death_blossom = Death Blossom
technique-aligned_pair_exclusion = Aligned Pair Exclusion
technique-unique_rectangle_guardians = Unique Rectangle mit äußeren Guardians
technique-bug_lite = BUG-Lite
technique-symmetrical_placement = Symmetrical Placement
technique-firework_triple = Firework Triple
technique-firework_quadruple = Firework Quadruple
technique-broken_wing = Broken Wing
technique-bivalue_oddagon = Bivalue Oddagon
technique-tridagon = Tridagon
technique-junior_exocet = Junior Exocet
technique-double_exocet = Double Exocet
technique-sk_loop = SK-Loop
technique-multi_sector_locked_sets = Multi-Sector Locked Set
technique-remote_pair = Remote Pair
technique-x_chain = X-Chain
technique-xy_chain = XY-Chain
technique-continuous_nice_loop = Continuous Nice Loop
technique-discontinuous_nice_loop = Discontinuous Nice Loop
technique-aic = Alternating Inference Chain
technique-grouped_continuous_nice_loop = Grouped Continuous Nice Loop
technique-grouped_discontinuous_nice_loop = Grouped Discontinuous Nice Loop
technique-grouped_aic = Grouped Alternating Inference Chain
technique-cell_forcing_chain = Forcing Chain aus einer Zelle
technique-house_forcing_chain = Forcing Chain aus einem Haus
technique-contradiction_forcing_chain = Forcing Chain zum Widerspruch
technique-forcing_net = Forcing Net zum Widerspruch
technique-verity_net = Forcing Net aus allen Fällen
technique-kraken_fish_1 = Kraken Fish Typ 1
technique-kraken_fish_2 = Kraken Fish Typ 2
technique-proof_by_cases = Fallunterscheidung
technique-template_set = Template Set
technique-template_delete = Template Delete
technique-brute_force = Brute Force

## Looked up: families of techniques

family-singles = Einer
family-locked_candidates = Locked Candidates
family-subsets = Paare, Tripel, Quadrupel
family-fish = Fische
family-single_digit = Eine Ziffer, zwei Links
family-wings = Wings
family-uniqueness = Eindeutigkeit
family-colouring = Färben
family-chains = Ketten
family-almost_locked_sets = Almost Locked Sets
family-exclusion = Ausschluss
family-expert = Expertenmuster
family-rare = Selten
family-last_resort = Letzter Ausweg

## Das Studio

label-create-hand = Von Hand
label-studio-puzzle = Rätsel
label-studio-made = Erzeugte Rätsel
label-studio-mask = Wo die Vorgaben stehen
label-studio-anywhere = Überall
label-studio-mask-full = Ein Rätsel braucht eine leere Zelle.
label-studio-empty-rows = Zwei Zeilen ohne Vorgabe in derselben Blockreihe lassen sich vertauschen: Es gibt immer mehrere Lösungen.
label-studio-empty-columns = Zwei Spalten ohne Vorgabe in derselben Blockspalte lassen sich vertauschen: Es gibt immer mehrere Lösungen.
label-studio-clear = Leeren
label-studio-requirements = Anforderungen
label-studio-forget = Zurücksetzen
label-studio-even-digits = Jede Ziffer gleich oft
label-studio-explainer = SE-Wert
label-studio-minimal = Jede Vorgabe nötig
label-studio-seed-help = Zufällig
label-studio-count = Anzahl
label-studio-play = Erzeugen und spielen
label-studio-note = Alle Anforderungen werden eingehalten. Ist eine nicht erfüllbar, erfährst du, welche.
label-studio-add-need = Nötige Technik hinzufügen
label-studio-add-avoid = Unerwünschtes hinzufügen
label-studio-find-technique = Techniken suchen
label-studio-find-avoided = Familien und Techniken suchen
label-studio-or = oder
label-studio-any = egal
label-studio-fold = Zeichnen
label-studio-empty = Hier erscheinen deine Rätsel
label-studio-empty-help = Wähle, was sie brauchen, und drücke „Erzeugen“: Jedes kommt mit Bild, schwerstem Schritt, Punkten und Bewertung und mit dem Beweis, dass es genau eine Lösung hat.
label-studio-technique = Technik
label-studio-hardest-in = Schwerste in
label-studio-occurs-in = Kommt vor in
label-studio-se = SE
label-studio-copy-clues = Vorgaben kopieren
label-studio-recipes = Rezepte
label-studio-edit = Von Hand ändern
label-studio-needs = Braucht
label-studio-uses = Nutzt, andere gingen auch
label-studio-avoids = Meidet
label-studio-remove = Entfernen
label-studio-all = Alle wählen
label-studio-variety = Techniken
label-studio-steps = Schritte
label-studio-play-all = Nacheinander
label-studio-export = Export
label-studio-copy = Rezept kopieren
label-studio-recipe = Rezept
label-studio-canonical = Kanonische Form
label-studio-one-solution = Eine Lösung
label-studio-new = Neu
label-studio-new-help = in keiner Form in deiner Bibliothek
label-studio-known = Schon in irgendeiner Form in deiner Bibliothek
label-hand-type = Vorgaben eintippen
label-hand-help = Der Cursor rückt selbst weiter. 0, Punkt oder Leertaste überspringt, die Rücktaste geht zurück, Pfeile bewegen.
label-hand-take = Als Lösung nehmen
label-hand-skip = Weiter
label-hand-moves-on = Selbst weiterrücken
label-hand-shows = Mögliches zeigen
label-hand-marks = Entbehrliche Vorgaben markieren
label-hand-paste = Stattdessen einfügen
label-hand-turn = Drehen
label-hand-mirror = Spiegeln
label-hand-rename = Tauschen
label-hand-looking = Wird gezählt …
label-hand-conflict = Eine Ziffer steht zweimal in einem Haus.
label-hand-all = alle
label-hand-previous = Vorige Lösung
label-hand-next = Nächste Lösung
label-hand-solutions-shown = Die Lösungen, und wo jede von der ersten abweicht
label-hand-play = Spielen
label-hand-complete = Für mich ergänzen
label-hand-keep = Als Entwurf merken
label-hand-drafts = Entwürfe
label-low-clue = Weniger Vorgaben
label-low-clue-help = Nimmt aus einem Rätsel mit einer Lösung eine oder zwei Vorgaben heraus, setzt andere ein und macht mit dem Gefundenen weiter, die wenigsten Vorgaben zuerst.
label-low-clue-begin = Ähnliche Rätsel suchen
label-low-clue-wide = Auch zwei gegen zwei tauschen (langsam)
label-low-clue-play = Das mit den wenigsten spielen
label-hand-legend-count = Anzahl der Lösungen
label-hand-legend-deciding = macht es eindeutig
label-hand-legend-redundant = entbehrlich
label-hand-no-completion = Es ließ sich nicht ergänzen: Es hat keine Lösung oder dauert zu lange.
studio-make = { $count } erzeugen
studio-marked = { $count } markiert
studio-too-few = Ein Rätsel braucht mindestens 17 Vorgaben; { $count ->
    [one] { $count } Zelle ist
   *[other] { $count } Zellen sind
} markiert.
studio-draw = { $symmetry }. Tippen oder ziehen.
studio-as-marked = { $count }, wie markiert
studio-least = ab { $least }
studio-most = bis { $most }
studio-between = { $least }–{ $most }
studio-found = { $count ->
    [0] Nichts heißt so.
    [one] Eine zur Auswahl
   *[other] { $count } zur Auswahl
}
studio-menu = Nummer { $number }: mehr
studio-made-count = { $count } erzeugt
studio-unmet = Unter { $tried } geprüften war keines. Häufigstes Hindernis: { $requirement }.
studio-none = Unter { $tried } geprüften war keines.
studio-refused = { $requirement }: { $count }
studio-nearest = Das passendste spielen, ihm fehlt nur: { $requirement }
studio-number = Nummer { $number }
studio-take = Nummer { $number } wählen
studio-proved = Nummer { $number }, bewiesen
studio-guesses = bewiesen { $count ->
    [0] ohne Raten
    [one] mit einem Rateversuch
   *[other] mit { $count } Rateversuchen
}
studio-could-go = { $count ->
    [0] Jede Vorgabe ist nötig
    [one] Eine Vorgabe ist entbehrlich
   *[other] { $count } Vorgaben entbehrlich (jede für sich)
}
studio-step-count = { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
}
hand-too-few = Mindestens { $least } Vorgaben sind nötig.
hand-solutions = { $count ->
    [0] Keine Lösung
    [one] Eine Lösung
   *[other] { $count } Lösungen
}
hand-solution-word = { $count ->
    [one] Lösung
   *[other] Lösungen
}
hand-over = Über { $count } Lösungen
hand-undecided = { $count ->
    [one] eine Zelle
   *[other] { $count } Zellen
} offen
draft-kept = Als Entwurf gemerkt.
draft-removed = Der Entwurf ist gelöscht.
draft-open =
    { $count ->
        [one] Eine Vorgabe
       *[other] { $count } Vorgaben
    }, { $when }
draft-remove = Entwurf { $number } löschen
last-made = Zuletzt erzeugt: { $count } Rätsel, { $when }
last-made-of-tier = Zuletzt erzeugt: { $count }-mal { $tier }, { $when }
minutes-ago = { $count ->
    [0] gerade eben
    [one] vor einer Minute
   *[other] vor { $count } Minuten
}
hand-add = { $digit } in { $cell }
hand-deciding = { $count ->
    [0] Keine einzelne Vorgabe macht es eindeutig
   *[other] Eine dieser { $count } Vorgaben macht es eindeutig
}
hand-remove = { $digit } in { $cell } entfernen
hand-completed-least = { $count ->
    [one] Mit einer weiteren Vorgabe ergänzt.
   *[other] Mit { $count } weiteren Vorgaben ergänzt, so wenigen wie möglich.
}
low-clue-looked = { $count } untersucht, { $seen } gesehen
low-clue-speed = { $speed } pro Sekunde
low-clue-found = { $count ->
    [0] Keines mit weniger als { $clues } Vorgaben
    [one] Eines mit { $clues } Vorgaben
   *[other] { $count } gefunden, die wenigsten Vorgaben: { $clues }
}
low-clue-take = { $clues } Vorgaben (Nr. { $number })
hand-completed = Mit { $count } Vorgaben ergänzt; vielleicht genügen weniger.

## Lernen

search-lessons = { $count } Lektionen durchsuchen
lessons-found = { $count ->
    [0] Keine Lektion gefunden.
    [one] { $count } Lektion gefunden.
   *[other] { $count } Lektionen gefunden.
}
basics-done = { $count } von { $of } fertig. Fang hier an, wenn Sudoku dir neu ist.
techniques-done = { $count } von { $of } ohne Hilfe gefunden.
positions-found = { $count } von { $of } gefunden
positions-note = { $count ->
    [one] Eine Stellung: Eine andere wurde nicht gefunden. Sie beginnt einen Schritt vor der Technik, nicht bei den Vorgaben.
    [6] Sechs Stellungen, von offen bis versteckt. Jede beginnt einen Schritt vor der Technik, nicht bei den Vorgaben.
   *[other] { $count } Stellungen, von offen bis versteckt: Mehr wurden nicht gefunden. Jede beginnt einen Schritt vor der Technik, nicht bei den Vorgaben.
}
position-number = Stellung { $number }
hints-needed = { $of ->
    [one] Tipps in { $count } von { $of } Spiel
   *[other] Tipps in { $count } von { $of } Spielen
}
course-count = { $count } von { $of }
course-all = Alle { $count }
sample-guesses = { $count }-mal geraten
# Was eine Aufgabe lehrt; steht auf dem Telefon in einer Zeile (45 Buchstaben).
lead-row = Jede Zeile enthält 1 bis 9 je einmal.
lead-column = Jede Spalte enthält 1 bis 9 je einmal.
lead-box = Jeder Block enthält 1 bis 9 je einmal.
lead-conflict = Keine Ziffer doppelt: Zeile, Spalte, Block.
lead-cell = Zeilen heißen r, Spalten c.
lead-rows = Zeilen zählt man von oben.
lead-columns = Spalten zählt man von links.
lead-boxes = Blöcke zählt man von links nach rechts.
lead-notes = Kleine Ziffern sind Notizen: was noch passt.
lead-old-notes = Eine neue Ziffer löscht Notizen in Sicht.
lead-full-house = Suche zuerst die letzte leere Zelle im Haus.
lead-place = Jede { $digit } sperrt Zeile, Spalte und Block.
lead-single = Sind acht Ziffern raus, bleibt die neunte.
task-cell = Wo ist { $cell }?
task-inside = Wo ist { $house }?
task-last-of = In { $house } fehlt eine Ziffer.
task-full-house = Wo ist nur eine Zelle leer: Zeile, Spalte oder Block?
task-conflict = Eine Ziffer steht doppelt in einer Zeile, einer Spalte oder einem Block.
task-pair = Welche Zelle kann nur eine von zwei Ziffern sein?
task-old-note = { $cell } ist jetzt { $digit }. Welche Notiz ist falsch?
task-place-of = Wohin gehört { $digit } in { $house }?
task-naked-single = In welche Zelle passt nur eine Ziffer?
todo-cell = Wähle die Zelle, in der { $row } auf { $column } trifft.
todo-inside = Wähle irgendeine Zelle von { $house }.
todo-last-of = Wähle die leere Zelle.
todo-full-house = Wähle diese leere Zelle.
todo-conflict = Wähle eine der beiden.
todo-pair = Wähle eine Zelle mit zwei kleinen Ziffern.
todo-old-note = Wähle eine Zelle, die nicht mehr { $digit } sein kann.
todo-place-of = Wähle die einzige Zelle, die { $digit } sein kann.
todo-naked-single = Wähle die Zelle, dann ihre Ziffer.
basic-cell-first = Wähle zuerst eine Zelle.
basic-is-cell = Nein: Das ist { $cell }.
basic-outside = Nein: { $cell } liegt nicht in { $house }.
basic-no-conflict = Nein: Die { $digit } in { $cell } ist die einzige in ihrer Zeile, ihrer Spalte und ihrem Block.
basic-empty = Nein: { $cell } ist leer.
basic-filled = Nein: { $cell } hat schon ihre Ziffer, { $digit }.
basic-more-empty = Nein: { $cell } ist eine von { $count } leeren Zellen in { $house }.
basic-seen = Nicht { $digit }: { $house } hat schon eine { $digit }, in { $other }.
basic-barred = Nicht { $cell }: { $house } hat schon eine { $digit }, in { $other }.
basic-count = { $count ->
    [one] Nein: Für { $cell } bleibt nur { $digits }.
   *[other] Nein: Für { $cell } bleiben { $count } Ziffern: { $digits }.
}
basic-no-note = Nein: { $cell } hat keine Notiz { $digit }.
basic-apart = Notiz { $digit } bleibt: { $cell } teilt mit { $other } weder Zeile noch Spalte noch Block.
basic-choose = Jetzt die Ziffer von { $cell }.
basic-right-cell = Ja. In { $cell } trifft { $row } auf { $column }.
basic-right-inside = Ja. { $cell } liegt in { $house }.
basic-right-last = Ja. In { $house } fehlte nur { $digit }.
basic-right-conflict = Ja. In { $house } steht die { $digit } mehr als einmal: { $cells }.
basic-right-pair = Ja. Für { $cell } bleiben nur { $digits }.
basic-right-old-note = Ja. Jetzt hat { $house } eine { $digit }, in { $other }.
basic-right-place = { $cells-count ->
    [one] Ja. Die { $digit } in { $cells } lässt nur { $cell } übrig.
   *[other] Ja. Die Ziffern { $digit } in { $cells } lassen nur { $cell } übrig.
}
basic-right-single = Ja. Zeile, Spalte und Block von { $cell } haben die acht anderen Ziffern.
lead-strong-place = Zwei Plätze für { $digit }: nicht hier, also dort.
lead-strong-digit = Zwei Ziffern: Fällt eine, gilt die andere.
lead-weak-place = Ein Haus hat { $digit } einmal: hier, also nicht dort.
lead-weak-digit = Eine Zelle, eine Ziffer: diese, keine andere.
lead-chain-end = Ein Ende gilt: Was beide sieht, ist falsch.
task-other-place = Ist { $cell } nicht { $digit }, welche Zelle in { $house } dann?
task-lost-place = Ist { $cell } { $digit }, welche Zelle in { $house } dann nicht?
task-other-digit = Ist { $cell } nicht { $digit }, welche Ziffer dann?
task-lost-digit = Ist { $cell } { $digit }, welche Ziffer dann nicht?
task-sees-both = Welche Zelle sieht { $first } und { $second }?
todo-other-place = Wähle den anderen Platz für { $digit }.
todo-lost-place = Wähle eine Zelle, die ihre Notiz { $digit } verliert.
todo-other-digit = Wähle die Ziffer, die bleibt.
todo-lost-digit = Wähle die Ziffer, die die Zelle verliert.
todo-sees-both = Wähle eine Zelle, die die Notiz { $digit } hat und beide sieht.
basic-same-cell = Nein: Von { $cell } geht die Annahme aus.
basic-unseen = Nein: { $cell } sieht { $other } nicht.
basic-only-digits = Nein: Für { $cell } bleiben nur { $digits }.
basic-right-other-place = Ja, { $cell }: { $house } hat zwei Plätze für { $digit } – ein starker Link.
basic-right-other-digit = Ja: Für { $cell } bleiben nur { $digits } – ein starker Link.
basic-right-lost-place = Ja, { $cell }: { $house } hat nur eine { $digit } – ein schwacher Link.
basic-right-lost-digit = Ja: { $cell } nimmt nur eine Ziffer auf – ein schwacher Link.
basic-right-sees-both = Ja: { $first } oder { $second } ist { $digit }, also { $cell } nicht.
basic-done = { $page }: fertig.
basic-next-lesson = Weiter: { $lesson }
exercise-at = { $at } von { $of }
exercise-waiting = Einen Moment: Alle Schritte dieser Stellung werden gesucht.
exercise-task = Finde hier: { $technique }. Wähle die Zellen des Musters, dann jeden Kandidaten, den das Muster streicht.
exercise-task-place = Finde hier: { $technique }. Wähle die Zelle, dann ihre Ziffer.
exercise-task-effects = Finde hier: { $technique }. Wähle die Zellen, in denen etwas folgt, und die Ziffer.
exercise-pattern-line = Finde das Muster: { $count } von { $of } Zellen.
exercise-effects-line = Wähle jeden Kandidaten, der entfällt: { $count } von { $of }.
exercise-place-line = Setze die Ziffer.
exercise-part = { $cell } gehört dazu.
exercise-pattern-found = Das ist das ganze Muster. Wähle jetzt, was entfällt.
exercise-effect-done = Richtig: { $effects }.
exercise-choose = Welche Ziffer in { $cell }?
exercise-solved = Gefunden: { $technique }.
exercise-took = Ohne Hilfe, in { $time }.
exercise-took-help = Mit Hilfe, in { $time }.
exercise-digits = Es geht um { $digits }.
exercise-nudge-cell = { $cell } gehört zum Muster.
exercise-nudge-effect = In { $cell } folgt etwas.
exercise-mistake = Im Gitter stimmt etwas nicht, deshalb wäre kein Schritt sicher. Geh zurück und hol einen Tipp: Er zeigt den Fehler.
reason-filled = { $cell } ist gefüllt: Dort steht { $digit }.
reason-no-part = { $cell } passt hier nicht: Kein Schritt „{ $technique }“ in diesem Gitter benutzt diese Zelle.
reason-no-part-with = { $cell } passt hier nicht: Kein Schritt „{ $technique }“ benutzt diese Zelle zusammen mit { $cells }.
reason-barred = In { $cell } kann keine { $digit } stehen: Sie steht schon in { $other }.
reason-gone = { $digit } wurde in { $cell } schon gestrichen.
reason-places = { $house } hat { $count } Plätze für { $digit }: zu viele.
reason-too-many = { $cell } hat { $count } Kandidaten, { $digits }; hier dürfen es höchstens { $most } sein.
reason-keeps = In { $cell } folgt nichts: Die Zelle behält ihre Kandidaten.
reason-keeps-digit = { $digit } bleibt in { $cell }: Das Muster sagt nichts dagegen.
reason-of-pattern = { $cell } gehört zum Muster: Die Zelle behält die Ziffer.
reason-outside = { $cell } liegt außerhalb von { $houses }: Die { $digit } bleibt.
reason-unseen = { $cell } sieht { $other } nicht: Die { $digit } bleibt.
reason-many-digits = { $cell } hat { $count ->
    [one] nur den Kandidaten { $digits }, aber nicht durch diese Technik
   *[other] { $count } Kandidaten: { $digits }
}.
reason-places-of = { $digit } hat { $count } Plätze in { $house }, muss also nicht in { $cell } stehen.

# Wie Maschinen lösen
label-algorithms-title = Wie Maschinen lösen
label-algorithms-about = Sieh einem Algorithmus Schritt für Schritt zu, sein Programm daneben.
label-algorithms-plots = Tiefe über die Zeit, am selben Rätsel, Inkala 2012.
label-your-course = Dein Kurs
label-algorithms-compare = Zwei vergleichen
label-algorithms-make = Wie ein Rätsel entsteht: füllen, dann graben
label-method-backtracking = Zeile für Zeile
label-method-fewest = Wenigste Kandidaten
label-method-bitmask = Bitmasken
label-method-propagation = Propagation
label-method-dancing-links = Dancing Links
label-note-backtracking = nimmt die nächste leere Zelle
label-note-fewest = rät, wo die Auswahl am kleinsten ist, bei Gleichstand zufällig
label-note-bitmask = die erste Zelle mit den wenigsten Ziffern, in Maschinenwörtern
label-note-propagation = zieht vor jedem Raten alle Schlüsse
label-note-dancing-links = die Bedingung mit den wenigsten Kandidaten, mit verketteten Listen
label-backtracking-title = Backtracking, Zeile für Zeile
label-six-title = In sechs Sätzen
label-six-tries = Backtracking probiert Ziffern und nimmt die zurück, die scheitern.
label-six-order = Backtracking besucht die leeren Zellen Zeile für Zeile, von links nach rechts.
label-six-smallest = In jede Zelle schreibt Backtracking die kleinste Ziffer, die keine Regel verletzt.
label-six-dead-end = Eine Zelle, in die keine Ziffer passt, ist eine Sackgasse.
label-six-back = In einer Sackgasse geht Backtracking eine Zelle zurück und probiert dort die nächstgrößere Ziffer.
label-six-end = Ist die letzte leere Zelle gefüllt, ist das Rätsel gelöst.
label-quiz-first = Die erste Sackgasse
label-quiz-second = Die zweite Sackgasse
label-quiz-third = Die dritte Sackgasse
label-quiz-ask = Was geschieht als Nächstes?
label-quiz-skip = Keine Fragen mehr
label-trace-one = Eines
label-trace-compare = Vergleich
label-trace-make = Rätsel bauen
label-making-title = Ein Rätsel entsteht
label-making-wait = Das Rätsel wird erzeugt. Bleibt dies stehen, prüfe den Startwert.
label-trace-fault = Hier gibt es nichts zu suchen: Die Vorgaben brauchen 81 Zellen und dürfen nicht im Konflikt sein.
label-trace-method = Algorithmus
label-trace-puzzle = Rätsel
label-trace-clues = Vorgaben
label-trace-clues-help = 81 Zellen: 1 bis 9 und 0 oder . für leer
label-trace-order = Ziffern
label-digits-ascending = 1 bis 9
label-digits-random = zufällig
label-trace-seed = Startwert
label-trace-game = Laufendes Spiel
label-trace-typed = Anderes Rätsel
label-trace-play = Start
label-trace-pause = Pause
label-trace-step = Vor
label-trace-back = Zurück
label-trace-next-dead-end = Nächste Sackgasse
label-trace-to-end = Zum Ende
label-trace-rewind = Zum Anfang
label-trace-key-space = Leertaste
label-trace-key-right = →
label-trace-key-left = ←
label-trace-key-d = D
label-trace-key-end = Ende
label-trace-key-home = Pos1
label-trace-controls = Schritte
label-trace-speed = Tempo
label-trace-stack = Ziffern auf Probe
label-trace-standing = im Gitter
label-trace-tried = zurückgenommen
label-trace-left = noch offen
label-trace-nothing-fits = nichts passt
label-trace-forced = erzwungen: nur eine Ziffer passt
label-trace-guessed = geraten
label-trace-plot = Tiefe über die Zeit
label-trace-plot-help = Wie viele Rateversuche bei jedem Schritt offen sind. Ein Klick in die Kurve führt zu diesem Schritt.
label-trace-program = Was es tut
label-program-rust = Rust
label-program-python = Python
label-program-words = In Worten
label-trace-now = jetzt
label-program-missing = Das Programm ließ sich nicht laden.
label-trace-visited = besuchte Zellen
label-trace-guesses = geraten
label-trace-dead-ends = Sackgassen
label-trace-depth = Tiefe
label-trace-deepest = tiefste
label-trace-stops = Hält von selbst an
label-stop-dead-ends = an Sackgassen
label-stop-solutions = an Lösungen
label-stop-cell = an einer Zelle
label-stop-depth = bei einer Tiefe
label-stop-guesses = nach so vielen Rateversuchen
label-stop-another = noch eine
label-list-title = Rateversuche über eine Liste
label-list-about = Jeder Punkt ist ein Rätsel, jede Stufe der Skala zehnmal so viele Rateversuche; der Strich ist der Median. Nach 100.000 Rateversuchen wird eine Suche aufgegeben.
label-list-source = Liste
label-list-of-page = Die bekannten Rätsel und zwölf leichte
label-list-typed = Eine eigene Liste
label-list-text = Rätsel
label-list-text-help = je 81 Zellen, höchstens 1.000 Rätsel
label-list-measure = Alle messen
label-list-stop = Stopp
label-list-least = min.
label-list-median = Median
label-list-most = max.
label-list-given-up = aufgegeben
label-work-title = Rateversuche bis zur ersten Lösung, jede Stufe der Skala zehnmal so viele
label-work-time = Zeit, hier gemessen
label-work-wait = wird gemessen
label-making-fill = 1. Zufällig füllen
label-making-order = 2. Reihenfolge wählen
label-making-dig = 3. Graben und jedes Loch beweisen
label-making-kept = bleibt
label-making-dug = entfernt
label-making-before = Davor
label-making-clues = Vorgaben über die geprüften Zellen
label-making-fill-note = Elf zufällige Ziffern werden gesetzt, dann füllt der Löser den Rest. Braucht er mehr als 300 Rateversuche, wirft er sie weg und zieht neu: ein Las-Vegas-Algorithmus. Der Zufall entscheidet, wie lange es dauert, nie, ob das Ergebnis stimmt.
label-making-proof-note = Ein Loch wird bewiesen, indem der Löser dort eine Lösung mit irgendeiner anderen Ziffer sucht. Gibt es keine, kann die Vorgabe weg.
label-making-play = Graben
label-making-next-kept = Nächste bleibende
label-making-this = Diese Lösung
label-making-other = Die andere
label-dig-along-s = S-förmig
label-dig-random = Zufällig
label-dig-alternating = Jede zweite Zelle
label-dig-left-to-right = Links nach rechts
label-dig-order = Reihenfolge
label-dig-least = In jeder Zeile bleiben mindestens
label-known-wikipedia = Wikipedia, 30 Vorgaben
label-known-euler = Project Euler, Gitter 3
label-known-norvig = Norvig, 17 Vorgaben
label-known-inkala2010 = Inkala 2010, 23 Vorgaben
label-known-inkala2012 = Inkala 2012, 21 Vorgaben
trace-step-number = Schritt { $step }
trace-speed-text = { $speed ->
    [one] { $speed } Schritt pro Sekunde
   *[other] { $speed } Schritte pro Sekunde
}
trace-plot-to = Tiefe, Schritt 1 bis { $step }
trace-share = Schritt { $step } von { $of }.
stop-at-cell = an Zelle { $cells }
stop-at-depth = bei Tiefe { $depth }
stop-at-guesses = { $count ->
    [one] nach { $count } Rateversuch
   *[other] nach { $count } Rateversuchen
}
list-count = { $count } Rätsel
list-measured = { $count } von { $of } gemessen
trace-grid-label = Das Gitter, { $count } Zellen gefüllt
trace-deep = Tiefe { $depth }
trace-start = Vor dem ersten Schritt.
trace-guess = { $digit } wird in { $cell } probiert.
trace-only-digit = Für { $cell } bleibt nur { $digit }.
trace-only-place = { $digit } hat in { $house } nur { $cell }.
trace-no-digit = Sackgasse: In { $cell } passt nichts.
trace-no-place = Sackgasse: { $digit } hat in { $house } keinen Platz.
trace-taken-back = { $digit } wird aus { $cell } zurückgenommen.
trace-solution = Das Gitter ist voll: Lösung { $count }.
trace-end = { $count ->
    [one] Alles ist probiert: { $count } Lösung.
   *[other] Alles ist probiert: { $count } Lösungen.
}
trace-cells = { $cells }
trace-digit-of = { $digit } in { $house }
trace-rung = { $place }: { $standing } im Gitter, probiert { $tried }, noch zu probieren { $left }
trace-taken = { $cell } hat { $digit }
trace-digit-in = { $digit } steht in { $house }
trace-cell-sees = { $cell } sieht { $digit } in { $house }
quiz-why = { $digits-count ->
    [one] In { $cell } passt keine Ziffer: In { $row } fehlt nur { $digits }, und { $house } hat eine { $digits } in { $other }.
   *[other] In { $cell } passt keine Ziffer: In { $row } fehlen nur { $digits }, und diese stehen in Spalte und Block der Zelle.
}
quiz-take-back = Die { $digit } in { $cell } zurücknehmen
quiz-larger = In { $cell } eine größere Ziffer probieren
quiz-leave = { $cell } leer lassen und weitergehen
quiz-right = Ja: Zurück zu { $cell }, der zuletzt gefüllten Zelle; dort wird eine größere Ziffer probiert.
quiz-too-far = Nein: Vor { $first } kommt alles in den Zellen danach an die Reihe, und { $cell } ist die letzte davon.
quiz-not-empty = Nein: Mit { $cell } leer könnte das Gitter nie voll werden.
trace-next-end = Danach: Kein Rateversuch ist mehr offen, die Suche endet.
trace-next-further = Danach: { $cell } nimmt die { $digit } zurück und hat keine andere; die Suche geht weiter zurück.
trace-next-other = Danach: { $cell } nimmt die { $digit } zurück und probiert eine andere.
work-stopped = bei { $count } angehalten
making-count = { $dug } weg, { $kept } geblieben
making-clues-now = { $clues ->
    [one] { $clues } Vorgabe
   *[other] { $clues } Vorgaben
}
making-attempt = Anlauf { $number }
making-full = { $count ->
    [one] voll nach { $count } Rateversuch
   *[other] voll nach { $count } Rateversuchen
}
making-stuck = für eine Zelle blieb keine Ziffer
making-impossible = { $count ->
    [one] keine Lösung, gezeigt mit { $count } Rateversuch
   *[other] keine Lösung, gezeigt mit { $count } Rateversuchen
}
making-given-up = { $count ->
    [one] aufgegeben nach { $count } Rateversuch
   *[other] aufgegeben nach { $count } Rateversuchen
}
cells-tried = { $count ->
    [one] { $count } Zelle geprüft
   *[other] { $count } Zellen geprüft
}
making-goes = Die { $digit } kommt weg
making-stays = Die { $digit } bleibt
making-no-other = { $cell } sieht jede andere Ziffer, also passt keine andere.
making-fails = Keine Lösung hat dort { $digits-any }: Jede andere Ziffer scheitert.
making-second = Ohne sie gibt es eine zweite Lösung. Sie unterscheidet sich in { $count } Zellen:
making-dug-line = die { $digit } kommt weg: jede andere Ziffer scheitert
making-kept-line = die { $digit } bleibt: eine zweite Lösung unterscheidet sich in { $count } Zellen
making-bound-line = die { $digit } bleibt: ihre Zeile muss sie behalten
making-cell-number = Zelle { $count }
making-cells = { $count } Zellen
making-bound = Ihre Zeile muss die Vorgaben behalten, die sie hat.

## Ein Bild, das gelesen wird

label-create-picture = Aus einem Bild
label-picture-intro = Wähle ein Foto oder einen Screenshot eines Sudokus, zieh ihn hierher, füge ihn ein oder nimm ein Foto auf. Nonet liest das Bild auf diesem Gerät; es wird nirgendwohin gesendet und nicht aufbewahrt.
label-picture-open = Bild öffnen
label-picture-camera = Foto aufnehmen
label-picture-check = Gelesenes prüfen
label-picture-yours = Dein Bild
label-picture-corners = Zieh eine Ecke, falls der Umriss nicht passt.
label-picture-corner-upper-left = Ecke oben links
label-picture-corner-upper-right = Ecke oben rechts
label-picture-corner-lower-right = Ecke unten rechts
label-picture-corner-lower-left = Ecke unten links
label-picture-fold = Ecken
label-picture-reset = Erkannte Ecken
label-picture-turn = Drehen
label-picture-grid = Gelesenes
label-picture-both = Beides
label-picture-digits = Ziffern
label-picture-only = Bild
label-picture-layers = Ansicht
label-picture-unsure = unsicher
label-picture-written = von Hand
label-picture-keep-notes = Als Notizen behalten
label-picture-keep-written = Handschrift übernehmen
label-picture-empty = Leer
label-picture-blank = leer
label-picture-other = Andere Ziffer
label-picture-by-hand = Von Hand
label-picture-piece = Die Zelle im Bild, vergrößert
label-picture-reading = Bild wird gelesen
label-picture-private = Das Bild hat dieses Gerät nicht verlassen.
label-picture-place-unsure = Prüfe die Ecken: Die Lage ist nicht sicher.
label-picture-none = Es gibt keine Lösung.
label-picture-one = Es gibt genau eine Lösung.
label-picture-judging = Lösungen werden gezählt
label-picture-unknown = Ob es genau eine Lösung gibt, blieb offen: Prüfe die Ziffern.
label-picture-is-none = keine Lösung
label-picture-is-one = eine Lösung
label-picture-failed = Die Bilderkennung ließ sich nicht starten. Lade die Seite neu und versuche es noch einmal; das Spiel bleibt, wie es ist.
label-picture-file-empty = Die Datei ist leer: Sie hat kein einziges Byte. Wähle ein anderes Bild.
label-picture-unreadable = Der Browser kann die Datei nicht als Bild öffnen. Speichere das Bild als PNG oder JPEG oder mach einen Screenshot davon und versuche es noch einmal.
picture-read = { $count ->
    [one] 1 Ziffer gelesen
   *[other] { $count } Ziffern gelesen
}
picture-uncertain = { $unsure ->
    [one] Eine ist unsicher.
    [2] Zwei sind unsicher.
    [3] Drei sind unsicher.
   *[other] { $unsure } sind unsicher.
}
picture-question = { $first } oder { $second } in { $cell }?
picture-cell = { $cell }: { $first }
picture-doubt-at = { $at } von { $of }
picture-noted = { $count ->
    [one] 1 Zelle hat kleine Ziffern.
   *[other] { $count } Zellen haben kleine Ziffern.
}
picture-name-read = { $digit } gelesen.
picture-name-empty = Leer.
picture-name-unsure = Unsicher: vielleicht { $other }.
picture-name-notes = Kleine Ziffern.
picture-name-written = Von Hand geschrieben.
picture-clues = { $clues } Vorgaben, { $tier }.
picture-conflict = { $digit } steht zweimal in { $house }.
picture-is-conflict = { $digit } zweimal in { $house }
picture-several = Es gibt { $count } Lösungen.
picture-many = Es gibt über { $count } Lösungen.
picture-is-several = { $count } Lösungen
picture-is-many = über { $count } Lösungen
picture-with = Mit { $cell } = { $digit } gibt es genau eine Lösung.
picture-change = Vielleicht { $cell } = { $first }.
picture-use = { $digit } nehmen
picture-place = Gitter { $at }
picture-no-grid = Kein Gitter gefunden: Das größte Quadrat ist { $side } Pixel breit, nötig sind 150. Nimm das Bild aus der Nähe auf oder setze die vier Ecken von Hand.
picture-no-lines = Kein Gitter gefunden: Das größte Quadrat, { $side } Pixel breit, hat keine neun Zeilen und Spalten. Wähle ein anderes Bild oder setze die vier Ecken von Hand.
picture-no-square = Kein Gitter gefunden: Im Bild ist nichts Quadratisches. Wähle ein anderes Bild oder setze die vier Ecken von Hand.
picture-corner-at = { $x } von links, { $y } von oben
