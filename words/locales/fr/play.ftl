# Ce que la page dit d’abord en français : le premier écran et le jeu sans dialogue. Le reste est dans page.ftl.

## Looked up: how things on the grid are written

gap = {" "}
comma = {", "}
and = {" et "}
phrase-gap = {" ; "}
# Les zones portent leur article : « la ligne 4 », « le bloc 2 ». Donc « dans { $house } », jamais « de { $house } ».
cell = r{ $row }c{ $column }
cell-row = { $number }
cell-column = { $number }
house-row = la ligne { $number }
house-column = la colonne { $number }
house-block = le bloc { $number }

## Commandes et titres

label-branches = Branches
label-board = Sudoku, 9 sur 9
label-board-paused = En pause
label-centre = Centre
label-check = Vérifier
label-close = Fermer
label-colour = Couleur
label-daily-not-begun = à jouer
label-corner = Coin
label-digit = Chiffre
label-digits = Chiffres
label-erase = Effacer
label-fill = Tout noter
label-resume = Reprendre
label-hint = Indice
label-import-box = Collez, déposez, tapez ou photographiez une grille
label-create = Créer
label-learn = Apprendre
label-links = Liens
label-library = Mes grilles
label-library-today = Du jour
label-menu = Menu
label-modes = Mode de saisie
label-name = Nonet
label-new = Nouvelle grille
label-new-heading = Nouvelle
label-new-takes = il vous faudra
label-not-now = Plus tard
label-notes = Notes
label-notice = Message
label-notice-more = Plus
label-path = Résolution
label-pause = Pause
label-places = Rubriques
label-play = Jouer
label-redo = Rétablir
label-share = Partager
label-singles = Singletons
label-steps = Étapes
label-theme = Thème
label-theme-auto = Automatique
label-tier-easy = Facile
label-tier-medium = Moyen
label-tier-hard = Difficile
label-tier-unfair = Diabolique
label-tier-extreme = Extrême
label-tier-easy-takes = singletons
label-tier-medium-takes = paires et triplets
label-tier-hard-takes = X-Wing, XY-Wing
label-tier-unfair-takes = chaînes
label-tier-extreme-takes = réseaux forcés
label-title = Nonet : sudoku
label-tools = Outils
label-tips = Premiers pas
label-tips-close = Compris
label-tip-next = Suivant
label-tip-new = Premier sudoku ?
label-tip-learn = Apprenez en une minute
label-tip-touch-first = Touchez une case, puis un chiffre.
label-tip-keys-first = Cliquez sur une case et tapez un chiffre ; les flèches changent de case.
label-tip-touch-second = Un appui long sur un chiffre remplit plusieurs cases.
label-tip-keys-second = Maj + chiffre écrit une note.
label-tip-touch-third = Bloqué ? Indice dit d’abord où regarder.
label-tip-keys-third = H donne un indice, qui dit d’abord où regarder ; ? affiche tous les raccourcis.
label-try-again = Réessayer
label-undo = Annuler

## Ce qu’une case ou une touche dit au lecteur d’écran

cell-place = Ligne { $cell-row }, colonne { $cell-column }, bloc { $cell-box }.
cell-given = { $digit }, dévoilé.
cell-entered = { $digit }, placé.
cell-solved = { $digit }, de la solution.
cell-empty = Vide.
cell-notes = Notes { $digits-compact }.
cell-centre = Notes au centre { $digits-compact }.
cell-conflict = Conflit dans { $houses }.
cell-wrong = Faux.
cells-selected = { $count ->
    [one] { $count } case sélectionnée.
   *[other] { $count } cases sélectionnées.
}
key-left = { $digit }, encore { $left }
key-done = { $digit }, complet
key-too-many = { $digit }, en trop
key-colour = Couleur { $colour }

## La ligne d’état

placed = { $digit } en { $cells }.
note-added = Note { $digit } en { $cells }.
note-removed = Note { $digit } retirée de { $cells }.
erased = Contenu effacé en { $cells }.
notes-filled = Toutes les notes sont inscrites.
undone = Annulé : { $what }
redone = Rétabli : { $what }
nothing-to-undo = Rien à annuler.
nothing-to-redo = Rien à rétablir.
mode-digit = Mode chiffre.
mode-notes = Mode notes.
given-stays = Un chiffre dévoilé ne se modifie pas.
digit-stays = La case contient déjà un chiffre. Effacez-le d’abord.
digit-locked = Placement des { $digit }. Appuyez de nouveau sur { $digit } pour arrêter.
digit-unlocked = Les chiffres vont de nouveau dans la case sélectionnée.
digit-finished = Les neuf { $digit } sont dans la grille.
digit-placing = Placement des { $digit }. Touchez les cases.
digit-placing-key = Placement des { $digit }. Touchez de nouveau { $digit } pour arrêter.
conflicting = Le { $digit } apparaît deux fois dans { $house }.
paused = En pause.
resumed = La partie reprend. { $left ->
    [0] La grille est pleine.
    [one] Il reste une case.
   *[other] Il reste { $left } cases.
}
preparing = Un instant.
part-awaited = Chargement…
part-missing = Une partie de Nonet n’a pas pu être chargée. Vérifiez la connexion ou rechargez la page.

## Le reste du premier écran

clue-count = { $count ->
    [one] { $count } dévoilé
   *[other] { $count } dévoilés
}
verdict-one = solution unique
clock = Temps de jeu : { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} et { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
explainer-is = SE { $rating }
grade-is = { $tier }, { $score } points HoDoKu pour toutes les étapes. La plus difficile : { $hardest }.
storage-refused = Votre navigateur refuse d’enregistrer. Votre progression sera perdue à la fermeture de cette page.
library-all = Toutes : { $count }
storage-full = Votre navigateur refuse d’enregistrer davantage. Exportez, puis supprimez des parties.
place-title = { $place } · Nonet
words-missing = Certains textes n’ont pas pu être chargés. Rouvrez pour réessayer.
locale-missing = Cette langue n’a pas pu être chargée.
