# Was die Seite zuerst sagt, auf Deutsch: der erste Bildschirm und das Spiel ohne Dialog. Der Rest steht
# in page.ftl, das nach dem ersten Bild kommt.

## Looked up: how things on the grid are written

gap = {" "}
comma = {", "}
and = {" und "}
phrase-gap = {"; "}
# Wie Orte im Gitter geschrieben werden.
cell = r{ $row }c{ $column }
cell-row = { $number }
cell-column = { $number }
house-row = Zeile { $number }
house-column = Spalte { $number }
house-block = Block { $number }

## Bedienelemente und Überschriften

label-branches = Zweige
label-board = Sudoku, 9 mal 9
label-board-paused = Pause
label-centre = Mitte
label-check = Prüfen
label-close = Schließen
label-colour = Farbe
label-daily-not-begun = nicht begonnen
label-corner = Ecke
label-digit = Ziffer
label-digits = Ziffern
label-erase = Löschen
label-fill = Notieren
label-resume = Weiter
label-hint = Tipp
label-import-box = Rätsel einfügen, ablegen, tippen oder fotografieren
label-create = Erstellen
label-learn = Lernen
label-links = Kette
label-library = Bibliothek
label-library-today = Heute
label-menu = Menü
label-modes = Eingabemodus
label-name = Nonet
label-new = Neues Rätsel
label-new-heading = Neu
label-new-takes = nötig sind
label-not-now = Später
label-notes = Notizen
label-notice = Meldung
label-notice-more = Mehr
label-path = Lösungsweg
label-pause = Pause
label-places = Bereiche
label-play = Spielen
label-redo = Vor
label-share = Teilen
label-singles = Einer
label-steps = Alle Schritte
label-theme = Design
label-theme-auto = Automatisch
label-tier-easy = Leicht
label-tier-medium = Mittel
label-tier-hard = Schwer
label-tier-unfair = Unfair
label-tier-extreme = Extrem
label-tier-easy-takes = Einer
label-tier-medium-takes = Paare und Tripel
label-tier-hard-takes = X-Wings, XY-Wings
label-tier-unfair-takes = Ketten
label-tier-extreme-takes = Forcing Nets
label-title = Nonet: Sudoku
label-tools = Werkzeuge
label-tips = Erste Schritte
label-tips-close = Verstanden
label-tip-next = Weiter
label-tip-new = Neu bei Sudoku?
label-tip-learn = In einer Minute lernen
label-tip-touch-first = Zelle antippen, dann eine Ziffer.
label-tip-keys-first = Zelle anklicken und Ziffer tippen; die Pfeiltasten führen weiter.
label-tip-touch-second = Ziffer halten, um viele Zellen zu füllen.
label-tip-keys-second = Umschalt + Ziffer schreibt eine Notiz.
label-tip-touch-third = Festgefahren? „Tipp“ zeigt zuerst nur die Stelle.
label-tip-keys-third = H gibt einen Tipp, zuerst nur die Stelle; ? zeigt alle Tasten.
label-try-again = Noch mal
label-undo = Zurück

## Was eine Zelle oder eine Taste dem Screenreader sagt

cell-place = Zeile { $cell-row }, Spalte { $cell-column }, Block { $cell-box }.
cell-given = Vorgabe { $digit }.
cell-entered = { $digit }, eingetragen.
cell-solved = { $digit }, aus der Lösung.
cell-empty = Leer.
cell-notes = Notizen { $digits-compact }.
cell-centre = Mittelnotizen { $digits-compact }.
cell-conflict = Konflikt in { $houses }.
cell-wrong = Falsch.
cells-selected = { $count ->
    [one] Eine Zelle gewählt.
   *[other] { $count } Zellen gewählt.
}
key-left = { $digit }, noch { $left }
key-done = { $digit }, vollständig
key-too-many = { $digit }, zu viele
key-colour = Farbe { $colour }

## Die Statuszeile

placed = { $digit } in { $cells }.
note-added = Notiz { $digit } in { $cells }.
note-removed = Notiz { $digit } in { $cells } gelöscht.
erased = { $cells } geleert.
notes-filled = Alle Notizen eingetragen.
undone = Rückgängig: { $what }
redone = Wiederholt: { $what }
nothing-to-undo = Es gibt nichts rückgängig zu machen.
nothing-to-redo = Es gibt nichts zu wiederholen.
mode-digit = Ziffernmodus.
mode-notes = Notizmodus.
given-stays = Vorgaben lassen sich nicht ändern.
digit-stays = In der Zelle steht schon eine Ziffer. Lösche sie zuerst.
digit-locked = Die { $digit } bleibt gewählt. Noch einmal { $digit } drücken beendet das.
digit-unlocked = Ziffern kommen wieder in die gewählte Zelle.
digit-finished = Die { $digit } steht neunmal im Gitter.
digit-placing = Die { $digit } ist gewählt. Tippe die Zellen an.
digit-placing-key = Die { $digit } ist gewählt. Noch einmal auf { $digit } tippen beendet das.
conflicting = { $digit } steht zweimal in { $house }.
paused = Pause.
resumed = Willkommen zurück. { $left ->
    [0] Das Gitter ist voll.
    [one] Noch eine Zelle.
   *[other] Noch { $left } Zellen.
}
preparing = Einen Moment.
part-awaited = Wird geladen …
part-missing = Ein Teil von Nonet ließ sich nicht laden. Prüfe die Verbindung oder lade die Seite neu.

## Was sonst auf dem ersten Bildschirm steht

clue-count = { $count ->
    [one] 1 Vorgabe
   *[other] { $count } Vorgaben
}
verdict-one = eine Lösung
clock = Spielzeit: { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}, { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}
explainer-is = SE { $rating }
grade-is = { $tier }, { $score } HoDoKu-Punkte für alle Schritte. Schwerster: { $hardest }.
storage-refused = Der Browser erlaubt das Speichern nicht. Beim Schließen der Seite geht der Spielstand verloren.
library-all = Alle { $count }
storage-full = Der Browser speichert nichts mehr. Sichere zuerst alles, dann lösche Spiele.
place-title = { $place } · Nonet
words-missing = Einige Texte ließen sich nicht laden. Beim nächsten Öffnen wird es noch einmal versucht.
locale-missing = Diese Sprache ließ sich nicht laden.
