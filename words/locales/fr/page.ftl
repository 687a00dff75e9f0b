# Ce que dit la page en français. Phrases simples et courtes, sans point d’exclamation.

## Looked up: how things on the grid are written

cell-letters = L{ $row }C{ $column }
cell-letters-row = { $number }
cell-letters-column = { $number }
chain-node = ({ $digits }){ $cells }
chain-strong = =
chain-weak = -
chain-gap = {" ; "}
chain-cell-gap = /
set-of-cells = { $cells } ({ $digits })
effect = { $digits } en { $cells }
effect-placed = { $digits } en { $cells }
count-rows = { $count ->
    [1] une ligne
    [2] deux lignes
    [3] trois lignes
    [4] quatre lignes
    [5] cinq lignes
    [6] six lignes
   *[other] { $count } lignes
}
count-columns = { $count ->
    [1] une colonne
    [2] deux colonnes
    [3] trois colonnes
    [4] quatre colonnes
    [5] cinq colonnes
    [6] six colonnes
   *[other] { $count } colonnes
}
count-boxes = { $count ->
    [1] un bloc
    [2] deux blocs
    [3] trois blocs
    [4] quatre blocs
    [5] cinq blocs
    [6] six blocs
   *[other] { $count } blocs
}
phrase-and = {", et "}
phrase-last = {" ; et "}
or = {" ou "}
kinds-and = { and }
cycle-gap = { comma }
house-rows = les lignes { $numbers }
house-columns = les colonnes { $numbers }
house-boxes = les blocs { $numbers }
read-empty-cell = vide
read-count = { $digit } : { $count } fois

## Looked up: what index.html says before the program runs, or when it broke: one line each

page-description = Jouer, créer, résoudre et comprendre le sudoku. Rien à installer, fonctionne hors ligne, et rien ne quitte votre navigateur.
page-desktop = Une partie sur ordinateur
page-phone = Une partie sur téléphone
page-needs = Nonet demande JavaScript et un navigateur avec WebAssembly SIMD : Chrome ou Edge 99, Firefox 114, Safari 16.4, ou plus récent.
page-broken = Une erreur s’est produite dans cette page. Rechargez-la : votre partie est conservée.

## Commandes et titres

label-about = À propos
label-about-engine = Un seul moteur génère les grilles, prouve que leur solution est unique, les résout et les explique, dans cette page comme en ligne de commande.
label-about-kept = Toute la page est conservée dans ce navigateur et fonctionne sans réseau, dans chaque langue choisie ici.
label-about-not-kept = La page n’est pas encore entièrement conservée dans ce navigateur : le prochain démarrage demande un réseau, tout comme les explications, les pages de techniques et les autres langues la première fois que vous en avez besoin.
label-about-private = Tout reste dans votre navigateur. Cette page n’envoie rien à personne et ne dépose aucun cookie.
label-about-what = Nonet est une page de sudoku pour qui joue, crée des grilles, enseigne ou programme.
label-accent = Couleur d’accent
label-accent-blue = Bleu
label-accent-graphite = Graphite
label-accent-plum = Prune
label-apply = Appliquer
label-erase-mistake = N’effacer que ce chiffre
label-back-to-mistake = Annuler jusqu’avant la première erreur
label-check-back = Revenir avant la première erreur
label-check-explain = Expliquer une erreur
label-check-leave = Laisser ainsi
label-back-to-previous = Partie précédente
label-branch-here = Ici
label-branch-start = Début
label-blank = Saisir une grille
label-board-preview = Sudoku, aperçu de la résolution
label-board-replay = Sudoku, relecture
label-centralise = Notes du coin au centre
label-checkpoint = Repère
label-checkpoint-name = Nom
label-clear-notes = Effacer les notes
label-claim-place = À placer
label-claim-eliminate = À éliminer
label-clues-rare = Les grilles avec si peu de dévoilés sont très rares.
label-continue-now = en cours
label-copy-link = Copier le lien
label-done-title = Résolu
label-done-cells = Cases montrées
label-done-filled = Remplies pour vous à la fin
label-done-hardest = Étape la plus dure
label-beyond-hodoku = Au-delà des techniques de HoDoKu
label-done-back = Annulations
label-done-hints = Indices
label-done-mistakes = Erreurs
label-done-more = Plus
label-done-less = Moins
label-done-next-of-list = Suivante de la liste
label-done-picture = Votre résolution en image
label-done-picture-help = Plus une case est foncée, plus elle est venue tard. L’image ne montre aucun chiffre.
label-done-share = Partager l’image
label-done-you = vous
label-progress-card = Vos progrès
label-race-copy-time = Copier un lien avec mon temps
label-race-send = Lancer un défi
label-race-send-time = Renvoyer mon temps
label-race-sender = Adversaire
label-race-you = Vous
label-end-first-time = Première fois sans aide
label-end-lesson = Leçon
label-end-practise = S’entraîner
label-end-share-day = Partager l’image du jour
label-end-copy-picture = Copier l’image du jour
label-calendar-next = Mois suivant
label-calendar-previous = Mois précédent
label-daily-again = Revoir
label-daily-note = Les trois mêmes pour tout le monde, tirées de la date.
label-engine-restart = Redémarrer
label-entry-done = Terminé
label-grade = Cette grille
label-grade-count = Fois
label-grade-score = Points
label-grade-technique = Technique
label-hint-here = Indice ici
label-case-lines = Conséquences de cette supposition
label-notation = Notation
label-hint-mark = Voir le motif
label-hint-another = Un autre
label-hint-show-found = Voir celui-ci
label-hint-mistake = Il y a une erreur
label-hint-more = Plus
label-hint-next = Suivant
label-hint-none = Pas d’indice
label-hint-why = Pourquoi
label-import = Importer
label-import-anywhere = On peut coller n’importe où sur la page.
label-import-accept = Jouer cette grille
label-import-solve = Voir la solution
label-import-anyway = Jouer quand même
label-import-choices = Grilles de ce texte
label-import-correct = Corriger
label-import-file = Ouvrir un fichier
label-import-show-line = Voir dans le texte
label-import-help = Un texte, une liste, un lien, une image ou un code QR. Nonet lit les images sur cet appareil et ne les conserve pas.
label-import-library = Dans Mes grilles
label-import-library-none = Pas encore
label-import-library-waiting = À jouer
label-import-library-begun = En cours
label-import-library-solved = Résolue
label-import-placed = Chiffres placés
label-import-text = Collez, déposez, tapez ou photographiez
label-keep-mine = Garder la mienne en copie
label-keys = Raccourcis
label-keys-move = Déplacer
label-keys-select = Sélectionner
label-keys-write = Écrire
label-keys-modes = Modes
label-keys-change = Changer
label-keys-edit = Modifier
label-keys-press = Appuyez sur une touche. Échap garde l’ancienne.
label-keys-reset = Raccourcis par défaut
label-keys-history = Annuler
label-keys-help = Aide et autres
label-keys-read = Lecture vocale
label-key-move = aller à la case suivante
label-key-next-empty = aller à la prochaine case vide
label-key-row-ends = aller au début ou à la fin de la ligne
label-key-corners = aller à la première ou à la dernière case
label-key-extend = étendre la sélection
label-key-all = tout sélectionner
label-key-dismiss = fermer, ou vider la sélection
label-key-digit = placer le chiffre
label-key-note = ajouter ou retirer une note
label-key-centre = ajouter ou retirer une note au centre
label-key-erase = effacer
label-key-toggle-cell = ajouter ou retirer la case
label-key-cell-menu = menu de la case
label-key-hint-here = indice pour cette case
label-key-same = sélectionner le même chiffre ou la même couleur
label-key-erase-corner = effacer les notes en coin
label-key-erase-centre = effacer les notes au centre
label-key-promote = placer la seule note
label-key-centralise = passer les notes du coin au centre
label-key-mode-digit = mode chiffre
label-key-mode-notes = mode notes
label-key-mode-centre = mode notes au centre
label-key-mode-colour = mode couleur
label-key-mode-links = mode liens
label-key-next-mode = mode suivant
label-key-lock = verrouiller un chiffre pour plusieurs cases
label-key-filter = montrer où un chiffre peut aller
label-key-pairs = montrer les cases à deux candidats
label-key-fill-notes = remplir ou nettoyer les notes
label-key-undo = annuler
label-key-redo = rétablir
label-key-mistake = annuler jusqu’avant la première erreur
label-key-checkpoint = poser ou retirer un repère
label-key-branches = repères et branches
label-key-trial = et si : essayer ou abandonner
label-key-replay = relire la partie
label-key-hint = indice ; encore pour en savoir plus
label-key-sentences = parcourir l’explication
label-key-question = vérifier une déduction
label-key-steps = toutes les étapes possibles
label-key-path = chemin de résolution
label-key-check = vérifier
label-key-finish = remplir les derniers singletons
label-key-zen = Zen : la grille et le pavé seuls
label-keys-gamepad = Manette
label-pad-digit = chiffre précédent ou suivant
label-pad-give = placer le chiffre dans la case
label-pad-erase = effacer, ou fermer ce qui est ouvert
label-pad-notes = chiffres ou notes
label-pad-undo = annuler et rétablir
label-pad-menu = menu
label-key-copy = copier les cases sélectionnées
label-key-paste = coller des cases ou une grille
label-copy-cells = Copier
label-paste-cells = Coller
label-key-pause = pause
label-key-new = nouvelle grille
label-key-import = importer
label-key-learn = apprendre des techniques
label-key-share = partager
label-key-sheet = ces raccourcis
label-key-name-menu = Touche Menu
label-key-name-space = Espace
label-key-read-row = la ligne
label-key-read-column = la colonne
label-key-read-block = le bloc
label-key-read-remaining = combien il reste de chaque chiffre
label-key-read-candidates = les candidats de la case
label-language = Langue
label-language-auto = Celle du navigateur
label-learn-all = Toutes les techniques
label-learn-example = Exemple
label-learn-example-easier = L’exemple contient aussi une étape plus facile : aucune position sans étape plus facile n’a été trouvée.
label-learn-missing = Cette page n’a pas pu être chargée. Fermez-la et réessayez.
label-learn-this = Apprendre cette technique
label-learn-when = Quand s’en servir
label-another-position = Autre position
label-back-to-exercise = Revenir à l’exercice
label-back-to-game = Revenir à la partie
label-basics = Bases
label-basic-first = Par où commencer
label-basic-first-about = Un ordre qui fait gagner du temps
label-basic-first-text = Cherchez d’abord une ligne, une colonne ou un bloc où il ne reste qu’une case vide. Prenez ensuite un chiffre déjà très présent dans la grille et regardez si un bloc n’a plus qu’une place pour lui. Alors seulement, demandez-vous case par case quels chiffres conviennent encore. Le dernier exercice est un singleton nu : une case où un seul chiffre convient, car les cases qu’elle voit contiennent les huit autres.
label-basic-grid = Lire la grille
label-basic-grid-about = Lignes, colonnes, blocs, r4c7
label-basic-grid-text = Les lignes se comptent de haut en bas, les colonnes de gauche à droite, les blocs de gauche à droite puis de haut en bas, toujours de 1 à 9. Une case se nomme par sa ligne (r) et sa colonne (c) : r4c7 est la case où la ligne 4 croise la colonne 7. Chaque case appartient à une ligne, une colonne et un bloc.
label-basic-next-lesson = Leçon suivante
label-basic-play-easy = Jouer en Facile
label-basic-notes = Notes
label-basic-notes-about = Ce qui peut encore aller où
label-basic-notes-text = Les petits chiffres d’une case vide sont ses notes : les chiffres qui peuvent encore y aller. Un chiffre ne peut pas aller dans une case dont la ligne, la colonne ou le bloc le contient déjà. Quand vous placez un chiffre, il faut l’effacer des notes de sa ligne, de sa colonne et de son bloc ; Nonet peut le faire pour vous.
label-basic-strong-link = Ce qu’est un lien fort
label-basic-strong-link-about = Si ce n’est pas ici, c’est là
label-basic-strong-link-text = Un lien fort relie deux candidats dont l’un au moins est vrai : les deux places qu’une zone laisse à un chiffre, ou les deux chiffres qui restent à une case. Si l’un est faux, l’autre est vrai.
label-basic-weak-link = Ce qu’est un lien faible
label-basic-weak-link-about = Si c’est ici, ce n’est pas là
label-basic-weak-link-text = Un lien faible relie deux candidats dont l’un au plus est vrai : deux places d’un chiffre dans une zone, ou deux chiffres d’une case. Si l’un est vrai, l’autre est faux.
label-basic-chain = Ce que prouve une chaîne
label-basic-chain-about = Des liens alternés, d’un bout à l’autre
label-basic-chain-text = Dans une chaîne, liens forts et liens faibles alternent. Supposez que le premier bout soit faux : de lien en lien, on en déduit que le dernier bout est vrai. Dans tous les cas, l’un des deux bouts est vrai ; une case qui voit les deux bouts perd donc le chiffre.
label-links-title = Liens
label-basic-rules = Les règles
label-basic-rules-about = Chaque chiffre une fois, partout
label-basic-rules-text = Chaque ligne, chaque colonne et chaque bloc de trois cases sur trois contient chaque chiffre de 1 à 9 exactement une fois. Les chiffres de départ, appelés dévoilés, restent ; les cases vides sont à vous. Une vraie grille n’a qu’une solution et se résout sans jamais deviner.
label-begin = Commencer
label-exercise-position = Où est la prochaine étape ?
label-exercise-position-about = Voici votre partie avec toutes ses notes. Trouvez l’étape la plus facile ; votre partie ne change pas.
label-find-yourself = À vous de trouver
label-go-on = Continuer
label-lesson-read = Lire
label-lesson-search = Chercher une leçon
label-lesson-way = Leçon
label-needed-hints = Il vous a fallu un indice pour
label-needed-since = 30 derniers jours
label-nudge = Coup de pouce
label-position-helped = Avec aide
label-position-try = Essayer
label-positions-none = Il n’y a pas de position où la chercher : quand elle devient nécessaire, tout ce qui est plus facile a échoué, et rien n’indique l’endroit.
label-read-idea = Lire l’idée
label-related = À ne pas confondre avec
label-show-steps = Voir les étapes
label-tab-find = Trouver
label-tab-idea = Idée
label-tab-steps = Exemple
label-the-idea = L’idée
label-the-steps = Les étapes
label-whole-puzzles = Grilles qui l’exigent
label-collection-delete = Supprimer cette collection
label-collection-edit = Renommer ou supprimer
label-collection-name = Nom de la collection
label-column-changed = Jouée
label-column-collection = Collection
label-column-hardest = La plus dure
label-column-help = Aide
label-column-puzzle = Grille
label-column-score = HoDoKu
label-column-state = État
label-column-tier = Niveau
label-column-time = Temps
label-done = Terminé
label-found-alone = trouvée sans aide
label-found-nudged = avec un coup de pouce
label-found-shown = montrée
label-game-begin = Commencer
label-game-collection = Collection
label-game-continue = Continuer
label-game-open = Ouvrir
label-game-delete = Supprimer
label-game-menu = Plus
label-game-name = Nom
label-game-no-collection = Dans aucune collection
label-import-keep = Garder en collection
label-library-all-tiers = Tous niveaux
label-library-alone = Sans indice
label-library-collections = Collections
label-library-continue = Continuer
label-library-daily = Du jour
label-library-empty-collection = Aucune grille pour l’instant
label-library-empty-collection-help = Le menu de chaque partie permet de l’y ranger.
label-library-export = Tout exporter
label-library-games = Parties
label-library-import = Tout importer
label-library-import-list = Importer une liste
label-library-in-progress = En cours
label-library-kept = Conservé sur cet appareil
label-library-new-collection = Nouvelle collection
label-library-no-collections = Aucune collection à vous pour l’instant
label-library-collections-are = Une collection réunit des grilles : un livre, un choix pour quelqu’un, une liste d’entraînement.
label-library-no-progress = Rien en cours
label-library-progress-is = Chaque grille commencée est conservée ici.
label-library-no-solved = Aucune grille résolue
label-library-solved-are = Les grilles résolues viennent ici, avec leur temps et leur résolution.
label-library-no-statistics = Pas de statistiques
label-library-statistics-are = Après trois grilles, vous voyez si vous gagnez en vitesse.
label-library-nothing = Aucune partie ici
label-library-order = Ordre
label-library-persist = Garder mes parties quand la place manque
label-library-search = Chercher
label-library-search-help = Niveau, technique, dévoilés, date ou collection
label-library-show-all = Tout voir
label-library-solved = Résolues
label-library-statistics = Statistiques
label-library-unnamed = Sans nom
label-order-easiest = Faciles d’abord
label-order-fastest = Rapides d’abord
label-order-hardest = Difficiles d’abord
label-order-newest = Récentes d’abord
label-order-oldest = Anciennes d’abord
label-order-slowest = Lentes d’abord
label-period-all = Tout
label-period-half-year = 6 mois
label-period-month = 30 jours
label-statistics-alone = Sans aide
label-statistics-best = Record
label-statistics-export = Exporter en CSV
label-statistics-helped = Avec aide
label-statistics-median = Médiane
label-statistics-met = Vues
label-statistics-recent = Médiane récente
label-statistics-solved = Résolues
label-statistics-table = En tableau
label-statistics-techniques = Techniques rencontrées
label-statistics-techniques-help = La technique la plus difficile de chaque partie résolue.
label-statistics-times = Temps par niveau
label-statistics-times-alone = Seuls comptent les temps sans aide.
label-statistics-times-help = Seuls comptent les temps sans aide. En haut : la fréquence de chaque temps. En bas : partie après partie, avec la médiane glissante.
label-library-empty = Rien ici pour l’instant
label-starter-ready = Prêtes à jouer
label-starter-note = Quatre collections fournies avec Nonet.
label-starter-train = Douze pour le train
label-starter-train-about = Des grilles courtes, cinq minutes chacune.
label-starter-named = Grilles célèbres
label-starter-named-about = De l’exemple de Wikipédia à Golden Nugget.
label-starter-techniques = Une technique à la fois
label-starter-techniques-about = Dans l’ordre d’Apprendre. Chacune exige la technique dont elle porte le nom.
label-starter-hardest = Les plus difficiles connues
label-starter-hardest-about = Pour les longues soirées : chaînes et réseaux.
label-new-custom = Plus de choix dans Créer
label-new-more = Plus d’options
label-next = Suivant
label-removal-order = Ordre de retrait
label-removal-order-alternating = Une sur deux
label-removal-order-left-to-right = De gauche à droite
label-removal-order-random = Au hasard
label-removal-order-s-shaped = En S
label-pad-layout = Pavé sur téléphone
label-pad-one-row = Une rangée
label-pad-square = Trois par trois
label-pad-two-rows = Deux rangées
label-path-copy = Copier
label-path-counts = Techniques employées
label-links-check = Cette chaîne tient-elle ?
label-links-clear = Effacer les liens
label-links-drawn = Liens tracés
label-links-keep = Garder les liens
label-path-from-clues = Depuis le début
label-path-from-here = D’ici
label-path-save = Enregistrer
label-practice = Entraînement
label-practice-few = Les grilles qui se résolvent avec elle et, pour le reste, avec des techniques plus faciles sont rares : il y en a donc moins de trois. L’indice la trouve quand vous êtes bloqué.
label-practice-none = Les grilles qui n’exigent que cette technique sont trop rares pour s’entraîner.
label-practice-only = Chaque grille exige cette technique : les autres techniques de son niveau et des niveaux inférieurs n’en viennent pas à bout. Avec elle, des techniques plus faciles suffisent. L’indice la trouve quand vous êtes bloqué.
label-practice-others = Chaque grille se résout avec cette technique et de plus faciles, mais d’autres du même niveau conviendraient aussi. L’indice la trouve quand vous êtes bloqué.
label-previous = Précédent
label-question = Vérifier une déduction
label-question-change = Changer
label-question-clear = Effacer
label-question-submit = La vérifier
label-replay = Relecture
label-replay-play = Rejouer les coups
label-replay-slider = Coup
label-replay-stop = Arrêter
label-restart = Recommencer
label-seed = Graine
label-settings = Réglages
label-share-help = Le lien ne contient que les dévoilés. L’ouvrir ne demande aucun compte.
label-share-link = Lien vers cette grille
label-share-game = Avec progression et notes
label-share-game-help = S’ouvre comme une partie à part, avec tous les coups et les notes.
label-share-race = Avec mes temps, comme défi
label-share-race-help = L’autre joue contre votre temps. Le lien contient les dévoilés et le moment où vous avez rempli chaque case.
label-share-code = Code QR du lien
label-share-no-code = Ce lien est trop long pour un code QR.
label-share-send = Envoyer…
label-share-format = Copier en
label-share-text = Texte dans ce format
label-share-copy = Copier le texte
label-share-save = Enregistrer
label-share-open = Ouvrir dans un onglet
label-share-picture = Image de la grille
label-share-picture-help = Avec les notes, les couleurs et l’indice affiché.
label-share-png = Image PNG
label-share-svg = Image SVG
label-output-line = Ligne de 81, avec points
label-output-zeros = Ligne de 81, avec zéros
label-output-grid = Grille dessinée
label-output-pencilmarks = Grille de candidats (HoDoKu)
label-output-hodoku = Ligne de bibliothèque HoDoKu
label-output-sdk = SadMan / SudoCue (.sdk)
label-output-sdm = Liste SudoCue (.sdm)
label-output-opensudoku = OpenSudoku
label-output-sukaku = 729 candidats (sukaku)
label-output-sudokuwiki = Texte SudokuWiki (S9B)
label-output-sudokucoach = Texte sudoku.coach (SCv7)
label-output-json = JSON
label-output-sudokupad = Lien vers SudokuPad
label-output-fpuzzles = Lien vers f-puzzles
label-output-sudokuwiki-link = Lien vers SudokuWiki
label-output-sudokucoach-link = Lien vers sudoku.coach
label-output-sudokuexchange = Lien vers SudokuExchange
label-output-puzzle-solution = Grille et solution (CSV)
label-show-undecided = Les montrer
label-select-same = Sélectionner le même chiffre
label-show-in-grid = Voir dans la grille
label-show-digit = Montrer un chiffre
label-menu-game = Grille en cours
label-menu-help = Résoudre avec aide
label-zen = Zen
label-zen-leave = Quitter Zen
label-finish = Finir pour moi
label-show-pairs = Paires
label-solution = Solution
label-solution-apply = Remplir la grille
label-solutions = Solutions
label-solve-all = Tout montrer
label-solve-ask = Voir la solution ?
label-solve-ask-text = Une case compte comme une aide. Après la solution entière, la partie ne compte pas comme résolue.
label-solve-cell = Montrer une case
label-streak = Série
label-steps-any-digit = Tous
label-steps-more = Voir plus
label-steps-selected = Cases sélectionnées
label-stop = Arrêter
label-several-solutions = plusieurs solutions
label-rate-all = Tout évaluer
label-rate-list = Évaluer cette liste
label-rated-another = Ouvrir une liste
label-rated-empty = Collez, déposez ou ouvrez une liste de 200 000 grilles au plus : chacune est vérifiée et évaluée ici, et rien ne quitte cet appareil.
label-create-generate = Générer
label-create-list = Évaluer une liste
label-rated-export = Enregistrer l’affichage
label-rated-look = À regarder
label-rated-legend = Légende des colonnes
label-rated-score-help = Les points de HoDoKu pour les étapes du chemin de résolution. Ils dépendent du chemin : la même grille tournée, retournée ou avec d’autres chiffres peut en obtenir un autre nombre.
label-rated-explainer-means = Trois évaluations : celle de l’étape la plus difficile, celle de l’étape la plus difficile avant le premier chiffre, et celle de la première étape.
label-rated-depth-help = Combien de suppositions il faut emboîter jusqu’à ce que des singletons résolvent le reste ; 0 si les singletons suffisent. La valeur est la même pour toutes les formes d’une grille.
label-rated-minimal-help = Si chaque dévoilé est nécessaire. Les dévoilés superflus sont comptés un par un : en retirer deux peut laisser plusieurs solutions.
label-rated-search = Chercher
label-rated-search-help = Technique, nom ou dévoilés
label-rated-explainer = Sudoku Explainer (lent)
label-rated-explainer-help = évalue aussi chaque grille ; une difficile prend de quelques secondes à quelques minutes
label-rated-go-on = Continuer
label-rated-csv = CSV
label-rated-tsv = TSV
label-rated-json = JSON
label-look-no-solution = Sans solution
label-look-several = Plusieurs solutions
label-look-twin = Même grille, autre forme
label-look-conflict = Chiffres en conflit
label-chip-minimal = Minimale
label-chip-once = Une de chaque forme
label-chip-symmetric = Symétrique
label-column-explainer = SE ER/EP/ED
label-rated-from = De
label-rated-to = À
label-minimal = minimale
label-column-number = Numéro
label-column-verdict = Verdict
label-column-depth = Prof.
label-column-minimal = Minimale
label-column-same-as = Comme
label-column-clues = Dévoilés
label-symmetry = Symétrie
label-symmetry-anti-diagonal = Miroir antidiagonal
label-symmetry-diagonal = Miroir diagonal
label-symmetry-half-turn = Demi-tour
label-symmetry-horizontal = Miroir horizontal
label-symmetry-none = Aucune
label-symmetry-quarter-turn = Quart de tour
label-symmetry-vertical = Miroir vertical
label-theme-dark = Sombre
label-theme-light = Clair
label-tier = Choisissez un niveau
label-tier-easy-help = Les singletons suffisent.
label-tier-medium-help = Demande des candidats verrouillés, des paires ou des triplets.
label-tier-hard-help = Demande un poisson, un wing, un coloriage ou l’unicité.
label-tier-unfair-help = Demande des chaînes ou des ensembles presque verrouillés.
label-tier-extreme-help = Demande des chaînes ou des réseaux forcés, ou de très nombreuses étapes difficiles.
label-toggle-centre-notes = Notes en coin et au centre
label-toggle-clean-notes = Effacer les notes devenues fausses quand un chiffre est placé
label-toggle-conflicts = Signaler les conflits
label-toggle-clock = Afficher le chronomètre
label-toggle-expert = Utiliser les motifs experts
label-toggle-left-hand = Pour la main gauche
label-toggle-lock-tint = Surligner où le chiffre verrouillé peut aller
label-toggle-mark-wrong = Signaler aussitôt les chiffres faux
label-toggle-pad-from-seven = 7 8 9 en haut du pavé
label-toggle-peers = Surligner la ligne, la colonne et le bloc
label-toggle-rare = Inclure les techniques rares
label-toggle-same-digit = Surligner les chiffres identiques
label-toggle-uniqueness = Utiliser les techniques d’unicité
label-toggle-wasd = Z Q S D (W A S D en QWERTY) déplacent comme les flèches
label-toggle-warn-notes = Signaler les notes déjà exclues
label-trial = Et si
label-trial-give-up = Abandonner
label-trial-keep = Garder
label-benchmark-run = Lancer
label-benchmark-easy = Faciles (12)
label-benchmark-file = Ouvrir une liste
label-benchmark-guesses = Hypothèses par grille
label-benchmark-hard = Difficiles (4)
label-benchmark-help = Mesure combien de grilles par seconde le moteur prouve à solution unique dans ce navigateur, et combien de grilles minimales il génère. Une liste contient une grille de 81 caractères par ligne. La mesure tourne en arrière-plan et peut être arrêtée.
label-benchmark-list = Liste
label-benchmark-made = Nouvelles grilles
label-benchmark-puzzles = Grilles
label-benchmark-speed = Par seconde
label-benchmark-title = Vitesse du moteur
label-contrast = Contraste
label-contrast-auto = Automatique
label-dark-theme = Thème sombre
label-dark-grey = Gris foncé
label-dark-black = Noir
label-contrast-more = Élevé
label-note-size = Taille des notes
label-note-size-large = Grande
label-note-size-normal = Normale
label-print = Imprimer
label-paper-source = À imprimer
label-paper-given = Grille en cours
label-paper-fresh = Nouvelles grilles
label-paper-kind = Feuille
label-paper-kind-puzzles = Grilles
label-paper-kind-exercises = Exercices de technique
label-paper-per-page = Grilles par page
label-paper-answers = Solutions
label-paper-answers-none = Aucune
label-paper-answers-last = À la fin
label-paper-answers-each = Après chaque page
label-paper-content = Dans les cases
label-paper-clues = Dévoilés
label-paper-entries = Mes chiffres
label-paper-candidates = Toutes les notes
label-paper-size = Papier
label-paper-a4 = A4
label-paper-letter = Letter
label-paper-rating = Niveau et étape la plus difficile
label-paper-cards = Cartes d’indices
label-paper-code = Code QR pour jouer
label-paper-name-line = Place pour un nom
label-paper-large = Chiffres plus grands
label-paper-title = Titre
label-paper-count = Combien
label-paper-make = Générer
label-paper-name = Nom
label-settings-none = Aucun réglage ne porte ce nom.
label-settings-search = Chercher
label-cell-names = Noms des cases
label-cell-names-letters = L1C1
label-cell-names-numbers = r1c1
label-text-size = Taille du texte
label-text-size-large = Grande
label-text-size-larger = Très grande
label-text-size-normal = Normale
label-toggle-haptics = Vibrer en cas de conflit et à la fin
label-toggle-sound = Sons
label-update-now = L’utiliser
label-use-other = Prendre la plus récente
label-why-not = Pourquoi pas…

## Ce qu’une case dit au lecteur d’écran

cell-undecided = Les solutions diffèrent ici.
cell-colours = { $count ->
    [one] { $count } couleur.
   *[other] { $count } couleurs.
}
cell-candidates = Candidats { $digits-compact }.
cell-eliminated = Éliminés { $digits-compact }.
cell-hint = Fait partie de l’indice.
cell-hint-places = Vide. L’indice place { $digit }.
cell-hint-out = L’indice élimine { $digits-compact }.
cell-paused = Masquée pendant la pause.
preview-label = Aperçu, { $clues ->
    [one] { $clues } dévoilé
   *[other] { $clues } dévoilés
}
preview-placed = Aperçu, { $clues ->
    [one] { $clues } dévoilé
   *[other] { $clues } dévoilés
} et { $placed ->
    [one] { $placed } chiffre placé
   *[other] { $placed } chiffres placés
}

## La ligne d’état

coloured = Couleur mise en { $cells }.
colour-removed = Couleur retirée de { $cells }.
notes-cleaned = Notes impossibles retirées.
hint-taken = Indice appliqué.{ $placed-count ->
    [0] {""}
   *[other] {" "}Placé : { $placed }.
}{ $removed-count ->
    [0] {""}
   *[other] {" "}Éliminé : { $removed }.
}
solution-taken = La solution est inscrite dans la grille.
restarted = Retour aux dévoilés.
clues-fixed = { $count ->
    [one] { $count } dévoilé.
   *[other] { $count } dévoilés.
}
jumped = { $left ->
    [0] À une autre position, la grille pleine.
    [one] À une autre position, il reste une case.
   *[other] À une autre position, il reste { $left } cases.
}
checkpoint-set = Le repère { $number } est posé.
nothing-to-replay = Il n’y a pas encore de coup à relire.
replay-at = Coup { $at } sur { $of }
checkpoint-removed = Le repère est retiré. Les coups restent.
checkpoint-number = Repère { $number }
trial-started = Et si : continuez à jouer. Abandonner ramène ici.
trial-given-up = Abandonné. Les coups sont gardés dans une branche.
trial-kept = Gardé dans la partie.
trial-line = Et si, { $count ->
    [0] aucun coup
    [one] un coup
   *[other] { $count } coups
} depuis le repère.
branch-counts = { $checkpoints ->
    [0] Aucun repère
    [one] 1 repère
   *[other] { $checkpoints } repères
}{ $dead ->
    [0] {""}
    [one] , 1 impasse
   *[other] , { $dead } impasses
}
branch-placed = { $cells } vaut { $digit }
fault-twice = deux { $digit } dans { $house }
fault-no-digit = aucun chiffre pour { $cell }
fault-no-place = aucun { $digit } dans { $house }
fault-wrong = { $cell } ne vaut pas { $digit }
mode-centre = Mode notes au centre.
mode-colour = Mode couleur.
digit-noting = Notes { $digit }. Touchez les cases.
digit-noting-key = Notes { $digit }. Touchez de nouveau { $digit } pour arrêter.
colour-giving = Couleur { $colour }. Touchez les cases.
colour-giving-key = Couleur { $colour }. Touchez-la de nouveau pour arrêter.
needs-two-kinds = Les notes au centre sont désactivées. Activez « Notes en coin et au centre » dans les réglages.
nothing-to-promote = Il n’y a pas ici de note seule à placer.
notes-erased = Notes effacées en { $cells }.
notes-centralised = Les notes en coin de { $cells } sont maintenant au centre.
note-impossible = Une ligne, une colonne ou un bloc de { $cells } contient déjà un { $digit }.
candidate-coloured = Candidat { $digit } coloré en { $cells }.
candidate-colour-removed = Couleur retirée du candidat { $digit } en { $cells }.
showing-digit = Chiffre { $digit } : { $left ->
    [0] aucun
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
   *[other] neuf
} à placer, { $count ->
    [one] { $count } case possible.
   *[other] { $count } cases possibles.
}
showing-pairs = Cases à deux candidats : { $count }.
filter-ended = Tous les chiffres s’affichent de nouveau de la même façon.
cell-note-colours = Candidats colorés { $digits }.
key-taken = { $key } sert déjà à ceci :
key-fixed = { $key } ne peut pas être changé.
key-of-pad = Pavé num. { $key }
entry-count = { $count ->
    [one] { $count } dévoilé :
   *[other] { $count } dévoilés :
}
entry-help = tapez-les ; 0 ou Espace saute une case.
one-cell-only = Plusieurs cases sont sélectionnées. Un même chiffre ne peut pas aller dans toutes ; des notes, si.
today-date = { when-weekday } { when-day }
daily-progress = { $done } sur { $count }
streak-days = { $count ->
    [one] jour avec une grille du jour résolue
   *[other] jours avec une grille du jour résolue
}
streak-best = Record : { $best }
calendar-month = { $month ->
        [1] Janvier
        [2] Février
        [3] Mars
        [4] Avril
        [5] Mai
        [6] Juin
        [7] Juillet
        [8] Août
        [9] Septembre
        [10] Octobre
        [11] Novembre
       *[other] Décembre
    } { $year }
calendar-day = { when-day }, { $solved ->
    [one] { $solved } résolue sur 3
   *[other] { $solved } résolues sur 3
}
weekday-short = { $weekday ->
        [0] L
        [1] M
        [2] M
        [3] J
        [4] V
        [5] S
       *[other] D
    }
solved-by-engine = La grille est remplie par la solution. Elle ne compte pas comme résolue.
done-fastest = Votre meilleur temps sur { $count } grilles, niveau { $tier }.
done-second = Votre deuxième { $tier }. L’autre : { $time }.
done-place = Votre { $place }e temps sur { $count } grilles, niveau { $tier }.
done-far = { $place }e temps sur { $count } grilles, niveau { $tier }.
done-best = record { $time }
longest-time = plus long { $time }
done-helped = Seules les parties sans aide comptent pour vos temps.
done-hinted = { hints-used }. Votre médiane sans indice est { $time }.
done-hinted-only = { hints-used }. Seules les parties sans indice comptent pour vos temps.
done-back = { $count ->
    [one] { $moves ->
        [one] un coup
       *[other] { $moves } coups d’un seul geste
    }
   *[other] { $count } fois, { $moves } coups
}
done-median = médiane { $time }
end-seen = La grille est complète. Vous aviez vu la solution.
end-three = Les trois du jour{ $count ->
    [0] .
    [1] .
   *[other] , { $count } jours de suite.
}
end-streak = { $count } jours de suite.
end-first = Résolu : votre premier { $tier } sans aide.
end-fastest = Bien joué : votre { $tier } le plus rapide jusqu’ici.
end-new-technique = Bien joué, votre première grille avec cette étape : { $technique }.
end-alone = Bien joué : les { $count } cases sans un indice.
end-few-hints = Résolu : { $own } cases sur { $count } sans aide.
end-many-hints = Résolu. { $own ->
    [one] { $own } case
   *[other] { $own } cases
} sans aide, le reste avec explication.
end-explained = Résolu, chaque étape expliquée.
end-listed = Résolu, avec la liste des étapes.
end-daily = { $tier } du jour, { weekday-name } { when-day }
# Le nom du jour à l’intérieur d’une phrase.
weekday-name = { $weekday ->
    [0] lundi
    [1] mardi
    [2] mercredi
    [3] jeudi
    [4] vendredi
    [5] samedi
   *[other] dimanche
}
end-hinted = { $count ->
    [one] Un de vos indices portait sur cette étape.
   *[other] { $count } de vos indices portaient sur cette étape.
}
end-days = { $count ->
    [0] Pas de série
    [one] 1 jour jusqu’ici
   *[other] { $count } jours de suite
}
end-today = aujourd’hui { $count } sur 3
end-todays = { $tier } du jour
end-another = Encore un { $tier }
end-harder = Plus dur : { $tier }
end-total = { $time } en tout
end-shared = Nonet, { when-day } : { label-tier-easy } { $easy }, { label-tier-medium } { $medium }, { label-tier-hard } { $hard }.{ $count ->
    [0] {""}
    [one] {""}
   *[other] {" "}{ $count } jours de suite.
}
progress-times = { $count ->
    [one] { $count } grille sans aide, niveau { $tier }
   *[other] { $count } grilles sans aide, niveau { $tier }
}
race-ahead = { $count ->
    [one] { $count } case d’avance
   *[other] { $count } cases d’avance
}
race-behind = { $count ->
    [one] { $count } case de retard
   *[other] { $count } cases de retard
}
race-begun = Un défi : l’adversaire a résolu cette grille en { $time }. Votre chronomètre tourne.
race-helped = { $time }, avec aide
race-level = À égalité
race-lost = Résolu. L’adversaire a mis { $time } de moins.
race-over = L’adversaire a mis { $time }
race-progress = Défi : vous avez rempli { $own ->
    [one] { $own } case
   *[other] { $own } cases
} sur { $count }. Au même moment, l’adversaire en avait { $theirs }.
race-tied = Résolu dans le même temps que l’adversaire.
race-unreadable = Les temps contenus dans le lien sont abîmés. La grille s’ouvre sans défi.
race-won = Vous gagnez le défi avec { $time } d’avance.
race-words = J’ai résolu ce sudoku en { $time }. Qui fait mieux ?
picture-copied = L’image est copiée.
picture-saved = L’image est enregistrée.
picture-shared = L’image est partagée.
picture-refused = Le navigateur n’a pas pu créer l’image.
done-no-hints = aucun
done-nudges = { $nudges }, seulement où regarder
done-hints = { $count }, dont { $shown } jusqu’au bout
done-hints-full = { $count }, jusqu’au bout
full-but-wrong = La grille est pleine, mais certains chiffres sont faux.
solved = Résolu en { $time }.
check-fine = { $count ->
    [0] Il n’y a pas encore de chiffre à vérifier.
    [one] Votre chiffre est juste.
   *[other] Les { $count } chiffres sont justes.
}
read-house = Dans { $house } : { $digits }.
read-remaining = Reste à placer : { $counts }.
read-all-placed = Chaque chiffre est neuf fois dans la grille.
read-candidates = { $cell } peut valoir { $digits-compact }.
read-no-candidate = Aucun chiffre ne convient en { $cell }.
no-hint-in = On ne peut encore rien déduire pour { $cell }.
hint-level = Indice { $level } sur { $of }.
hint-sentence = { $sentence }
deduction-opened = Sélectionnez des cases, tapez des chiffres, puis choisissez « La vérifier ».
impossible = { $digit } est déjà exclu en { $cells }.

## Mentions et panneaux

verdict-conflict = chiffres en conflit
verdict-none = sans solution
verdict-several = { $count } solutions
verdict-several-more = plus de { $count } solutions
verdict-unknown = non vérifiée
verdict-checking = vérification
found-one = Solution unique.
found-several = { $count } solutions.
found-several-more = Plus de { $count } solutions ; voici les { $count } premières.
found-from = D’après { $clues ->
    [one] le dévoilé
   *[other] les { $clues } dévoilés
}, sans tenir compte de vos chiffres.
found-undecided = { $count ->
    [one] Elles diffèrent dans une case, qui est marquée.
   *[other] Elles diffèrent dans { $count } cases, qui sont marquées.
}
solution-at = { $at } sur { $of }
making = Recherche d’une grille. Vous pouvez continuer à jouer.
making-for = Recherche d’une grille : { $goal }. Vous pouvez continuer à jouer.
making-tried = { $tried ->
    [one] { $tried } essai.
   *[other] { $tried } essais.
}
entry-name = { $number }. { $name }
import-hidden = Ce texte compte { $bytes } octets. Il a été lu, mais il est trop long pour être affiché ici.
import-reading = { $count ->
    [one] { $count } grille lue.
   *[other] { $count } grilles lues.
}
import-checking = Vérifiées : { $count } sur { $of }.
import-more = Le texte en contient davantage : les { $limit } premières grilles ont été lues.
rated-found = { $count } sur { $of } affichées
rated-writing = Écriture du tableau : { $percent } %
rated-count = { $count } sur { $of } évaluées
redundant = { $count ->
    [one] { $count } superflu
   *[other] { $count } superflus
}
differ-in = { $count ->
    [one] { $count } case diffère
   *[other] { $count } cases diffèrent
}
rated-title = { $count ->
    [one] { $name } ({ $count } grille)
   *[other] { $name } ({ $count } grilles)
}
rated-unread = { $count ->
    [one] { $count } entrée n’a pas pu être lue.
   *[other] { $count } entrées n’ont pas pu être lues.
}
rated-speed = { $count ->
    [one] { $count } évaluée
   *[other] { $count } évaluées
}, { $speed } par seconde, encore { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
} environ
rated-bars = De { $from } à { $to } : { $count }
rated-bars-from = À partir de { $from } : { $count }
import-taken = { $count ->
    [one] { $count } choisie sur { $of }
   *[other] { $count } choisies sur { $of }
}
import-play-list = { $count ->
    [one] Jouer la grille choisie
   *[other] Jouer les { $count } dans l’ordre
}
seed-invalid = Entrez un nombre entier, ou rien.
explainer-ratings = Sudoku Explainer : évaluation { $er }, perle { $ep }, diamant { $ed }
grade-unscored = { $tier }. La plus difficile : { $hardest }.
technique-of-tier = Une grille dont voici l’étape la plus difficile est de niveau { $tier } : { $technique }. Choisissez { $tier } ou Tous, ou une autre technique.

## Indices

explanations-loading = Chargement de l’explication. Un instant.
technique-named = { $technique }.
technique-about = { $technique-about }
paper-puzzles = { $count ->
    [one] { $count } grille.
   *[other] { $count } grilles.
}
paper-preparing = { $left ->
    [one] Encore une grille à résoudre…
   *[other] Encore { $left } grilles à résoudre…
}
paper-print = { $pages ->
    [one] Imprimer { $pages } page
   *[other] Imprimer { $pages } pages
}
paper-page = Page { $page } sur { $pages }
paper-proof = { $count ->
    [one] Nonet. Cette grille a une solution et une seule.
   *[other] Nonet. Chaque grille a une solution et une seule.
}
paper-look = Cherchez le { $digit } dans { $house }.
paper-stuck = En cas de blocage : { $technique }.
paper-find = À trouver : { $technique }
paper-count-invalid = Un nombre de 1 à { $most }.
hint-where-house = Regardez { $house }.
hint-where-grid = Regardez toute la grille.
hint-where-houses = Regardez { $houses-counted }.
hint-houses = Le motif est dans { $houses }.
hint-brief = { $technique } dans { $houses }.
hint-pattern = Marqué dans la grille : { $cells }.
hint-pattern-single = Les { $digit } marqués ne laissent qu’une case au { $digit } dans { $house }.
hint-wrong-digits = Ne correspond pas à la solution : { $cells }.
hint-wrong-eliminations = En { $cells }, il manque un candidat dont la solution a besoin.
in-notation = En notation
hint-only-one = Aucune autre étape n’est aussi facile que celle-ci.
hint-searching = Rien de plus simple n’avance ici. Recherche d’une preuve par cas…
hint-found = Une preuve est trouvée : { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}, { $suppositions ->
    [one] { $suppositions } supposition
   *[other] { $suppositions } suppositions
}. Recherche d’une plus courte…
mistake-where = Quelque chose ne va pas dans { $house }.
mistake-which = Le chiffre en { $cell } est faux.
mistake-which-note = Un candidat a été retiré de { $cell } à tort.
mistake-dead-cell = Votre { $digit } en { $cell } ne peut pas rester : avec lui, { $dead } n’a plus de candidat.
mistake-dead-house = Votre { $digit } en { $cell } ne peut pas rester : avec lui, { $house } n’a plus de place pour { $missing }.
mistake-conflict = Votre { $digit } en { $cell } ne peut pas rester : il y a déjà un { $digit } en { $other }.
mistake-solution = Votre { $digit } en { $cell } ne peut pas rester : la seule solution y met un autre chiffre.
mistake-elimination = { $digit } a été retiré de { $cell }, or { $cell } vaut { $digit } :
link-start = Si { $from-count ->
    [one] { $from } ne vaut pas
   *[other] { $from } ne valent pas
} { $from-digits }, { $to-or } vaut { $to-digits }.
link-pair = { $from-count ->
    [0] Alors
   *[other] Si { $from-or } vaut { $from-digits },
} { $between-count ->
    [one] { $between } ne vaut pas
   *[other] { $between } ne valent pas
} { $between-digits }, donc { $to-or } vaut { $to-digits }.
link-weak = { $from-count ->
    [0] Alors
   *[other] Si { $from-or } vaut { $from-digits },
} { $to-count ->
    [one] { $to } ne vaut pas
   *[other] { $to } ne valent pas
} { $to-digits }.
link-start-cell = Si { $from } ne vaut pas { $from-digits }, elle vaut { $to-digits }.
link-start-house = Si { $from-count ->
    [one] { $from } ne vaut pas
   *[other] { $from } ne valent pas
} { $from-digits }, le { $to-digits } dans { $house } est en { $to-or }.
link-start-set = Si { $from-count ->
    [one] { $from } ne vaut pas
   *[other] { $from } ne valent pas
} { $from-digits }, { $taker-count ->
    [0] l’ensemble presque verrouillé { $set-group } ({ $set-digits }) contient tous ses autres chiffres
   *[other] { $from-count ->
        [one] elle prend
       *[other] { $taker } prend
    } un chiffre à l’ensemble presque verrouillé { $set-group } ({ $set-digits }), qui contient alors tous ses autres chiffres
}{ $left-count ->
    [0] : { $to-or } vaut { $to-digits }.
   *[other] {" "}et ne laisse que { $to-digits } à { $to }.
}
link-pair-cell = { $from-count ->
    [0] Alors
   *[other] Si { $from-or } vaut { $from-digits },
} { $between } ne vaut pas { $between-digits } mais { $to-digits }.
link-pair-house = { $from-count ->
    [0] Alors
   *[other] Si { $from-or } vaut { $from-digits },
} { $between-count ->
    [one] { $between } ne vaut pas
   *[other] { $between } ne valent pas
} { $between-digits }, donc le { $to-digits } dans { $house } est en { $to-or }.
link-pair-set = { $from-count ->
    [0] Alors
   *[other] Si { $from-or } vaut { $from-digits },
} { $between-count ->
    [one] { $between } ne vaut pas
   *[other] { $between } ne valent pas
} { $between-digits } ; { $taker-count ->
    [0] l’ensemble presque verrouillé { $set-group } ({ $set-digits }) contient alors tous ses autres chiffres
   *[other] { $taker } prend un chiffre à l’ensemble presque verrouillé { $set-group } ({ $set-digits }), qui contient alors tous ses autres chiffres
}{ $left-count ->
    [0] : { $to-or } vaut { $to-digits }.
   *[other] {" "}et ne laisse que { $to-digits } à { $to }.
}
loop-cell = { $cell } vaut { $ends-any }, ce qui exclut { $out }.
loop-house = L’une des cases { $ends } vaut { $digit }, donc { $others } { $others-count ->
    [one] ne vaut
   *[other] ne valent
} pas { $digit }.
loop-set = Le { $digit } va en { $set-or }, donc { $others } { $others-count ->
    [one] ne vaut
   *[other] ne valent
} pas { $digit }.
kite-ends = { $removed-claim } : { $houses } forment un cerf-volant dont l’un au moins des bouts éloignés, { $ends }, vaut { $digits }.
rectangle-link = Si { $removed-cells } valait { $digits }, { $far } ne vaudrait pas { $digits }, et { $near } vaudrait { $digits }.
colours-meet = { $near } voit aussi { $far } : la couleur de { $opposite } ou la couleur de { $across } est donc vraie elle aussi.
firework-at = Dans la ligne et la colonne de { $crossing }, les chiffres { $digits } ne conviennent qu’aux ailes { $wings } et au bloc où ces deux rangées se croisent.
exocet-mirror = Le chiffre de la cible { $target } est aussi dans { $houses }, où { $mirror-count ->
    [one] seule { $mirror } peut
   *[other] seules { $mirror } peuvent
} le contenir{ $digits-count ->
    [0] .
   *[other] : { $digits } en { $target } n’y aurait pas de place.
}
exocet-part = Quels que soient les chiffres que prennent les cases de base { $base }, les cibles { $targets } prennent les mêmes.
exocet-lines = L’une des cibles vaut { $digits } : parmi { $crossed }, deux ont donc leur { $digits } hors des blocs, un dans chacune de ces zones : { $houses }. Là, aucune autre case ne peut valoir { $digits }.
fish-choice = { $removed-claim } : { $unheld ->
    [0] dans le poisson dont { $covers } forment le recouvrement, { $removed-cells } { $removed-cells-count ->
        [one] est
       *[other] sont chacune
    } dans { $within ->
        [1] une zone de recouvrement
       *[other] deux zones de recouvrement, qu’un seul { $digits } occuperait toutes deux,
    } et { $removed-cells-count ->
        [one] voit
       *[other] voient
    } { $fins-count ->
        [one] la nageoire { $fins }.
       *[other] les nageoires { $fins }.
    }
   *[other] { $fins-count ->
        [one] si la nageoire { $fins } ne valait pas { $digits }
       *[other] si aucune des nageoires { $fins } ne valait { $digits }
    }, tous les { $digits } dans { $bases } seraient dans { $held } : trop peu de zones. { $fins-count ->
        [one] La nageoire vaut { $digits }
       *[other] L’une au moins de ces nageoires vaut { $digits }
    }, et { $removed-cells } { $removed-cells-count ->
        [one] voit
       *[other] voient
    } { $fins-count ->
        [one] la nageoire.
        [2] les deux.
       *[other] toutes ces nageoires.
    }
}
cell-assumed = { $digit }, supposé par l’indice.
cell-tried = { $digit }, supposé.
blocked = Le { $digit } en { $cell } bloque { $house }.
case-supposed = Supposons { $digit } en { $cell }.
net-case = Cas { $number } : supposons { $digit } en { $cell }.
case-only-digit = { $cell } vaut { $digit }, le seul candidat qui y reste.
case-only-place = { $cell } vaut { $digit } : pas d’autre place pour { $digit } dans { $house }.
case-locked = Le { $digit } dans { $home } est au croisement avec { $other } : ailleurs dans { $other }, pas de { $digit }.
case-naked = Il ne reste que { $digits } pour { $cells } : aucune autre case dans { $house } ne vaut { $digits-any }.
case-hidden = Dans { $house }, seules { $cells } peuvent valoir { $digits-any } : ces cases ne prennent pas d’autre chiffre.
case-dead-cell = { $dead } n’a plus de candidat, donc { $cell } ne vaut pas { $digit }.
case-dead-house = Il n’y a plus de place pour { $missing } dans { $house }, donc { $cell } ne vaut pas { $digit }.
proof-step = { $of ->
    [1] { $technique }
   *[other] Étape { $at } sur { $of } : { $technique }{ $at ->
        [1] . La plus difficile : { $hardest }
       *[other] {""}
    }
}
deduction-asked = { $removed-count ->
    [0] {""}
   *[other] Peut-on éliminer { $removed } ?
}{ $placed-count ->
    [0] {""}
   *[other] Peut-on placer { $placed } ?
}
deduction-proved = Juste, et voici pourquoi :
deduction-true = C’est conforme à la solution, mais aucune technique connue ici ne le prouve.
deduction-open = Cette grille n’a pas exactement une solution, et la déduction ne découle pas de la position.
deduction-needed = Faux. { $digit } a sa place en { $cell } :
deduction-wrong = Faux. { $cell } ne peut pas valoir { $digit } :
hint-conflicting = Chiffres en conflit : { $cells }. Corrigez-les d’abord.
hint-complete = La grille est complète.
hint-stuck = La prochaine étape demande une technique inconnue ici. Vérifier et Solution fonctionnent toujours.

## Les liens que l’on trace

mode-links = Mode liens. Choisissez deux candidats pour un lien fort, encore pour un lien faible, encore pour l’enlever.
links-help = Choisissez deux candidats pour un lien fort, encore pour un lien faible, encore pour l’enlever.
links-count = { $count ->
    [one] { $count } lien
   *[other] { $count } liens
}
link-begun = { $from-digits } en { $from } : et maintenant l’autre bout.
link-given-up = Pas de lien depuis { $from-digits } en { $from }.
link-drawn-strong = Lien fort, { $digits } : { $from } et { $to }.
link-drawn-strong-in-cell = Lien fort en { $from } : { $digits }.
link-drawn-weak = Lien faible, { $digits } : { $from } et { $to }.
link-drawn-weak-in-cell = Lien faible en { $from } : { $digits }.
link-removed = Lien enlevé, { $digits } : { $from } et { $to }.
links-cleared = Tous les liens sont enlevés.
links-few = Seuls des liens qui se touchent peuvent être vérifiés comme une chaîne.
link-ends = { $digit } en { $from } ou { $to }
link-ends-in-cell = { $from-digits } ou { $to-digits }
link-ends-apart = { $from-digits } en { $from } ou { $to-digits } en { $to }
link-only-two = seulement deux dans { $house }
link-two-digits = seulement ces deux-là en { $cell }
link-not-both = pas les deux dans { $house }
link-one-digit = pas les deux en { $cell }
link-third-place = une troisième place dans { $house } : { $cell }
link-third-digit = un troisième candidat en { $cell } : { $digit }
link-apart = aucune zone ni aucune case ne contient les deux bouts
link-gone = { $digit } n’est plus possible en { $cell }
link-two-strong = le lien voisin est fort, lui aussi
link-two-weak = le lien voisin est faible, lui aussi
links-hold = Oui, chaque lien tient.
links-idle = La chaîne n’élimine rien ici.
links-fail = { $count ->
    [one] Non, un lien ne tient pas.
   *[other] Non, { $count } liens ne tiennent pas.
}
links-apart = Non, les liens ne forment pas une seule chaîne.
links-forked = Non, plus de deux liens se rejoignent sur { $from-digits } en { $from }.
links-remove = { $cells-count ->
    [one] { $cells } ne peut pas valoir { $digit } : la case voit { $from } et { $to }, dont l’une vaut { $digit }.
   *[other] { $cells } ne peuvent pas valoir { $digit } : toutes voient { $from } et { $to }, dont l’une vaut { $digit }.
}
links-remove-two = { $from-digits } est en { $from }, ou { $to-digits } en { $to } : on peut éliminer { $removed }.
links-loop = Dans une boucle, chaque lien faible a lui aussi un bout vrai : on peut éliminer { $removed }.
links-false = Si { $removed } était vrai, la chaîne le rendrait faux : on peut l’éliminer.
links-true = { $cell } vaut { $digit } : sinon, la chaîne l’imposerait quand même.
links-apply = { $placed-count ->
    [0] {""}
   *[other] Placer { $placed }
}{ $removed-count ->
    [0] {""}
    [one] Éliminer { $removed }
   *[other] Éliminer { $removed-count } candidats
}

## Listes d’étapes

step-places = Place { $effects }
step-removes = Élimine { $effects }
steps-found = { $count ->
    [0] Aucune étape trouvée.
    [one] Une étape.
   *[other] { $count } étapes.
}
steps-easiest = { $tier } : { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}. Tous niveaux : { $of }.
steps-techniques = { $count ->
    [one] { $count } technique
   *[other] { $count } techniques
}
lists-blocked = Il y a une erreur dans la grille. Vérifier montre où.
finish-harder = Le reste demande plus que des singletons.
steps-filtered = { $of ->
    [one] { $count } sur { $of } étape.
   *[other] { $count } sur { $of } étapes.
}
path-steps = { $count ->
    [one] { $count } étape.
   *[other] { $count } étapes.
}
path-stuck = Le reste demande des techniques inconnues ici.
path-at = Étape { $at } sur { $of } : { $technique }. Ceci est un aperçu ; Échap ramène à votre partie.
path-preview = Ceci est un aperçu. Échap ou Fermer ramène à votre partie.

## Avis

wrong-digits = { $count ->
    [one] Un chiffre est faux : { $cells }.
   *[other] { $count } chiffres sont faux : { $cells }.
}
check-title = { $count ->
    [one] Chiffre faux en { $cells }
   *[other] { $count } chiffres sont faux
}
check-hatched = { $count ->
    [one] Le chiffre faux est hachuré.
   *[other] Les chiffres faux sont hachurés.
}
check-right = { $count ->
    [0] Aucun autre chiffre n’a été placé.
    [one] L’autre chiffre est juste.
   *[other] Les { $count } autres sont justes.
}
check-remove = { $count ->
    [one] Effacer le chiffre faux
   *[other] Effacer les { $count } chiffres faux
}
check-notes-title = { $count ->
    [one] Il manque une note
   *[other] Il manque { $count } notes
}
check-notes = { $count ->
    [one] Dans une case, il manque une note dont la solution a besoin.
   *[other] Dans { $count } cases, il manque une note dont la solution a besoin.
}
check-add = { $count ->
    [one] Ajouter la note
   *[other] Ajouter les { $count } notes
}
check-back-note = { $count ->
    [one] Annule un coup, qui reste dans Branches
   *[other] Annule { $count } coups ; ils restent dans Branches
}
wrong-removed = { $count ->
    [one] Le chiffre faux est effacé.
   *[other] { $count } chiffres faux sont effacés.
}
notes-restored = { $count ->
    [one] La note est revenue.
   *[other] { $count } notes sont revenues.
}
not-digit = Pas { $digit }.
zen-entered = Zen. F ou Échap pour revenir.
zen-left = La page est de nouveau entière.
cells-changed = Modifié : { $cells }.
many-solutions = Cette grille a { $count } solutions : certaines cases ne peuvent pas être déterminées.
many-solutions-more = Cette grille a plus de { $count } solutions : certaines cases ne peuvent pas être déterminées.
no-solution = Sans solution : ces dévoilés ne peuvent pas être complétés.
no-solution-cell = Sans solution : plus aucun chiffre n’est possible en { $cell }.
no-solution-house = Sans solution : il n’y a plus de place pour { $digit } dans { $house }.
not-checked = Impossible de déterminer en un temps raisonnable si cette grille a une solution unique.
clues-conflict = Certains dévoilés sont en conflit. Corrigez-les d’abord.
needs-one-solution = Seule une grille à solution unique peut être vérifiée.
new-game = Nouvelle grille : { $clues ->
    [one] { $clues } dévoilé.
   *[other] { $clues } dévoilés.
}
new-game-for = Nouvelle grille : { $goal }.
new-game-using = Nouvelle grille : { $technique }. D’autres techniques aussi difficiles conviendraient aussi.
no-match = Aucune grille trouvée ({ $puzzles ->
    [one] { $puzzles } essai
   *[other] { $puzzles } essais
}). Réessayez, ou demandez moins.
blank-started = Saisissez les dévoilés de votre grille, puis choisissez « Terminé ».
practice-started = Entraînement : { $technique }.
practice-number = Entraînement { $number }
not-found = Aucune grille trouvée : { $wanted }. Réessayez, ou demandez moins.
missed-clue-count = Dévoilés demandés : { $asked }, obtenus : { $got }. Une autre graine fera peut-être mieux.
cannot-make = Aucune grille n’est possible avec ces réglages.
stopped = Arrêté. Rien n’a changé.
worker-restarted = Le moteur s’est arrêté sans prévenir et a été relancé. Votre partie n’a pas changé ; réessayez.
worker-gone = Le moteur ne démarre pas dans ce navigateur. Vous pouvez jouer, mais sans indices, sans vérification et sans nouvelles grilles.
worker-silent = Le moteur ne répond plus depuis un moment. Il travaille peut-être encore ; si rien ne vient, redémarrez-le. Votre partie n’a pas changé.
update-at-host = Le site propose une autre version de cette page, et celle que garde ce navigateur ne peut pas se mettre à jour seule. Vos parties restent.
update-ready = Une nouvelle version est prête. Votre partie ne change pas.
newer-in-other-tab = Cette partie est plus récente dans un autre onglet.
both-ways-kept = Cette partie a continué de deux façons. Mes grilles garde une partie pour chacune.
went-on-as-copy = Cette partie continue dans un autre onglet. Ici, elle continue en copie.
## Mes grilles

count = { $count }
solved-of = { $solved } sur { $count }
starter-missing = La collection n’a pas pu être chargée.
games-kept =
    { $count ->
        [one] { $count } partie.
       *[other] { $count } parties.
    }
games-found =
    { $count ->
        [0] Aucune partie trouvée.
        [one] Une partie trouvée.
       *[other] { $count } parties trouvées.
    }
newer-games =
    { $count ->
        [one] Une partie vient d’une version plus récente de Nonet. Elle est conservée.
       *[other] { $count } parties viennent d’une version plus récente de Nonet. Elles sont conservées.
    }
unreadable-games =
    { $count ->
        [one] Une partie est illisible. Elle est conservée, et « Tout exporter » l’inclut.
       *[other] { $count } parties sont illisibles. Elles sont conservées, et « Tout exporter » les inclut.
    }
database-missing = Ce navigateur ne garde que la partie en cours, comme en navigation privée. Vous pouvez continuer à jouer.
storage-persistent = Le navigateur s’est engagé à ne rien effacer.
persistence-refused = Le navigateur n’a pas accepté. Exportez de temps en temps.
tier-count = { $tier } { $count }
tier-solved = { $count ->
    [one] { $count } résolue
   *[other] { $count } résolues
}
game-not-begun = À jouer
game-progress = { $percent } %
game-solved-by-engine = Solution affichée
game-daily = Du jour, { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janv.
        [2] févr.
        [3] mars
        [4] avr.
        [5] mai
        [6] juin
        [7] juil.
        [8] août
        [9] sept.
        [10] oct.
        [11] nov.
       *[other] déc.
    }
daily-count = Du jour { $count }
hints-used =
    { $count ->
        [0] Aucun indice
        [one] 1 indice
       *[other] { $count } indices
    }
when-today = Aujourd’hui, { $time }
when-yesterday = Hier
when-weekday =
    { $weekday ->
        [0] Lundi
        [1] Mardi
        [2] Mercredi
        [3] Jeudi
        [4] Vendredi
        [5] Samedi
       *[other] Dimanche
    }
when-day = { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[other] décembre
    }
when-date = { $day }/{ $month }/{ $year }
game-deleted = La partie est supprimée.
collection-deleted = La collection est supprimée. Les parties commencées restent.
library-merged = { $added ->
    [one] { $added } ajoutée
   *[other] { $added } ajoutées
}, { $known } déjà là.
library-damaged = Ce fichier n’est pas une bibliothèque de Nonet, ou il est abîmé. Rien n’a changé.
library-newer = Ce fichier vient d’une version plus récente de Nonet. Rechargez la page, puis importez-le.
statistics-summary =
    { $count ->
        [one] { $count } partie résolue
       *[other] { $count } parties résolues
    }, { $hours ->
        [one] { $hours } heure de jeu
       *[other] { $hours } heures de jeu
    }
statistics-summary-minutes =
    { $count ->
        [one] { $count } partie résolue
       *[other] { $count } parties résolues
    }, { $minutes ->
        [one] { $minutes } minute de jeu
       *[other] { $minutes } minutes de jeu
    }
median-and-best = médiane · record { $best }
best-of-few = record
only-time = le seul temps sans aide
no-time-alone = Pas encore de temps : résolvez une grille sans aide.
too-few-for-curve = Trop peu pour une courbe. Elle vient à partir de { $least } grilles résolues.
technique-met = { $alone } sans aide, { $nudged } avec un coup de pouce, { $shown ->
    [one] { $shown } montrée
   *[other] { $shown } montrées
}

## Avis sur ce qui est enregistré

saved-unreadable = La partie enregistrée n’a pas pu être lue. Elle est conservée, et voici une nouvelle grille.
game-unreadable = Cette partie est illisible. Elle est conservée.
import-unread = { $count ->
    [one] { $count } sur { $of } ne peut pas être lue : elle est laissée de côté.
   *[other] { $count } sur { $of } ne peuvent pas être lues : elles sont laissées de côté.
}
import-read-as = { $count ->
    [one] Une ligne de texte, lue comme une grille
   *[other] { $count } lignes de texte, lues comme une grille
}
import-skipped = { $count ->
    [one] Une ligne a été sautée : la ligne { $lines }.
   *[other] { $count } lignes ont été sautées : les lignes { $lines }.
}
link-unreadable = La grille de ce lien ne peut pas être lue. { $reason }
puzzle-seed = Graine { $seed }
puzzle-practice = Entraînement : { $technique }
file-unreadable = Le fichier { $name } ne peut pas être lu comme du texte. Choisissez un fichier texte de 4 Mo au plus.
copied = Copié.
copy-refused = Le navigateur ne permet pas de copier. Sélectionnez le texte et copiez-le vous-même.
explanations-missing = Les explications n’ont pas pu être chargées. Fermez la fiche et réessayez.
back-before-mistake = Retour avant la première erreur. { $left ->
    [one] Il reste une case.
   *[other] Il reste { $left } cases.
}
nothing-wrong = Aucun chiffre faux.
branch-kept = La suite est gardée dans une branche.

## Looked up: why a text is no puzzle

read-empty = Il n’y a encore rien ici.
read-too-large = Ce texte est trop long : { $bytes } octets ; { $limit } au plus peuvent être lus à la fois.
read-binary = Ligne { $line }, colonne { $column } : ce n’est pas du texte. Ouvrez un fichier texte.
read-unexpected-char = Ligne { $line }, colonne { $column } : « { $found } » n’est pas une case. Une case est un chiffre de 1 à 9, ou l’un des signes 0 . * _ - ? x quand elle est vide.
read-unexpected-word = Ligne { $line }, colonne { $column } : « { $found } » n’est pas une case.
read-numbers = Ligne { $line }, colonne { $column } : { $found } nombres, la plupart de plus d’un chiffre, qui ne sont pas des cases. Une case est un chiffre, 0 quand elle est vide, ou ses candidats, chaque chiffre une fois, comme dans 128.
read-cell-count = Ligne { $line } : { $found ->
    [one] { $found } case trouvée
   *[other] { $found } cases trouvées
} ; une grille en a 81.
read-row-length = { $rows ->
    [one] La ligne { $row } de la grille
   *[other] Il y a { $rows } lignes de grille, des lignes { $first } à { $last } du texte, mais la ligne { $row }
} a { $found ->
    [one] { $found } case
   *[other] { $found } cases
} au lieu de 9 : { $text } (ligne { $line })
read-row-count = { $rows ->
    [one] Il y a { $rows } ligne de grille à la ligne { $first } du texte
   *[other] Il y a { $rows } lignes de grille, des lignes { $first } à { $last } du texte
} ; une grille en a 9. (ligne { $line })
read-words = Aucune grille trouvée dans ce texte : aucune ligne n’a 81 cases, et il n’y a pas neuf lignes de neuf cases chacune.
read-damaged = Ligne { $line }, colonne { $column } : cela ressemble au format « { $format } », mais abîmé.
read-size = Ligne { $line }, colonne { $column } : { $format } : la grille est de { $size }×{ $size }. Nonet joue en 9×9.
read-variant = Ligne { $line }, colonne { $column } : { $format } : une variante qui a ses propres règles ({ $rules }). Nonet joue au sudoku classique.
read-mask = Ligne { $line } : un masque, qui marque les { $cells } cases des dévoilés et ne contient pas de chiffre. Créer fait des grilles pour un masque : dessinez-le sous « Place des dévoilés ».
read-no-puzzle = Ligne { $line }, colonne { $column } : { $format } : il ne contient pas de grille.
read-game-link-damaged = Ce lien vers une partie est abîmé, ou sa fin manque. Copiez de nouveau le lien entier.
read-internal = Nonet n’a pas pu lire la ligne { $line } par sa propre faute. Merci de le signaler avec ce texte.
read-game-link-newer = Ce lien vient d’une version plus récente de Nonet. Rechargez la page, puis ouvrez le lien.
read-link = Ce lien ne contient pas sa grille. Ouvrez-le, et copiez la grille elle-même ou un lien long.
read-link-damaged = La grille de ce lien vers { $site } est abîmée ou coupée. Copiez de nouveau le lien entier.

## Looked up: names of techniques

technique-full_house = Dernière case
technique-hidden_single = Singleton caché
technique-naked_single = Singleton nu
technique-locked_pair = Paire verrouillée
technique-locked_triple = Triplet verrouillé
technique-pointing = Pointage
technique-claiming = Réduction
technique-naked_pair = Paire nue
technique-naked_triple = Triplet nu
technique-hidden_pair = Paire cachée
technique-hidden_triple = Triplet caché
technique-naked_quadruple = Quadruplet nu
technique-hidden_quadruple = Quadruplet caché
technique-x_wing = X-Wing
technique-swordfish = Swordfish
technique-jellyfish = Jellyfish
technique-finned_x_wing = X-Wing à nageoire
technique-sashimi_x_wing = X-Wing sashimi
technique-finned_swordfish = Swordfish à nageoire
technique-sashimi_swordfish = Swordfish sashimi
technique-finned_jellyfish = Jellyfish à nageoire
technique-sashimi_jellyfish = Jellyfish sashimi
technique-franken_x_wing = X-Wing Franken
technique-finned_franken_x_wing = X-Wing Franken à nageoire
technique-franken_swordfish = Swordfish Franken
technique-finned_franken_swordfish = Swordfish Franken à nageoire
technique-franken_jellyfish = Jellyfish Franken
technique-finned_franken_jellyfish = Jellyfish Franken à nageoire
technique-squirmbag = Squirmbag
technique-whale = Whale
technique-leviathan = Leviathan
technique-finned_mutant_x_wing = X-Wing mutant à nageoire
technique-mutant_swordfish = Swordfish mutant
technique-finned_mutant_swordfish = Swordfish mutant à nageoire
technique-mutant_jellyfish = Jellyfish mutant
technique-finned_mutant_jellyfish = Jellyfish mutant à nageoire
technique-finned_mutant_squirmbag = Squirmbag mutant à nageoire
technique-finned_mutant_whale = Whale mutant à nageoire
technique-siamese_finned_x_wing = X-Wing siamois à nageoire
technique-siamese_finned_swordfish = Swordfish siamois à nageoire
technique-siamese_finned_jellyfish = Jellyfish siamois à nageoire
technique-siamese_sashimi_x_wing = X-Wing sashimi siamois
technique-siamese_sashimi_swordfish = Swordfish sashimi siamois
technique-siamese_sashimi_jellyfish = Jellyfish sashimi siamois
technique-siamese_finned_franken_x_wing = X-Wing Franken siamois à nageoire
technique-siamese_finned_franken_swordfish = Swordfish Franken siamois à nageoire
technique-siamese_finned_franken_jellyfish = Jellyfish Franken siamois à nageoire
technique-siamese_finned_mutant_x_wing = X-Wing mutant siamois à nageoire
technique-siamese_finned_mutant_swordfish = Swordfish mutant siamois à nageoire
technique-siamese_finned_mutant_jellyfish = Jellyfish mutant siamois à nageoire
technique-skyscraper = Gratte-ciel
technique-two_string_kite = Cerf-volant
technique-turbot_fish = Turbot Fish
technique-empty_rectangle = Rectangle vide
technique-dual_two_string_kite = Double cerf-volant
technique-dual_empty_rectangle = Double rectangle vide
technique-w_wing = W-Wing
technique-xy_wing = XY-Wing
technique-xyz_wing = XYZ-Wing
technique-bug_1 = BUG + 1
technique-unique_rectangle_1 = Rectangle unique type 1
technique-unique_rectangle_2 = Rectangle unique type 2
technique-unique_rectangle_3 = Rectangle unique type 3
technique-unique_rectangle_4 = Rectangle unique type 4
technique-unique_rectangle_5 = Rectangle unique type 5
technique-unique_rectangle_6 = Rectangle unique type 6
technique-hidden_rectangle = Rectangle caché
technique-avoidable_rectangle_1 = Rectangle évitable type 1
technique-avoidable_rectangle_2 = Rectangle évitable type 2
technique-unique_loop_1 = Boucle unique type 1
technique-unique_loop_2 = Boucle unique type 2
technique-unique_loop_3 = Boucle unique type 3
technique-unique_loop_4 = Boucle unique type 4
technique-extended_rectangle = Rectangle étendu
technique-bug_2 = BUG type 2
technique-bug_3 = BUG type 3
technique-bug_4 = BUG type 4
technique-simple_colours_trap = Coloriage simple : piège
technique-simple_colours_wrap = Coloriage simple : conflit
technique-multi_colours_1 = Multi-coloriage : piège
technique-multi_colours_2 = Multi-coloriage : conflit
technique-medusa_trap = Méduse 3D : piège
technique-medusa_wrap = Méduse 3D : conflit
technique-sue_de_coq = Sue de Coq
technique-wxyz_wing = WXYZ-Wing
technique-vwxyz_wing = VWXYZ-Wing
technique-uvwxyz_wing = UVWXYZ-Wing
technique-als_xz = ALS-XZ
technique-als_xy_wing = ALS-XY-Wing
technique-als_chain = Chaîne d’ALS
technique-death_blossom = Death Blossom
technique-aligned_pair_exclusion = Exclusion de paires alignées
technique-unique_rectangle_guardians = Rectangle unique à gardiens externes
technique-bug_lite = BUG-Lite
technique-symmetrical_placement = Placement symétrique
technique-firework_triple = Triplet Firework
technique-firework_quadruple = Quadruplet Firework
technique-broken_wing = Broken Wing
technique-bivalue_oddagon = Oddagon bivaleur
technique-tridagon = Tridagon
technique-junior_exocet = Exocet junior
technique-double_exocet = Double exocet
technique-sk_loop = SK-Loop
technique-multi_sector_locked_sets = Ensemble verrouillé multizone
technique-remote_pair = Paire distante
technique-x_chain = Chaîne X
technique-xy_chain = Chaîne XY
technique-continuous_nice_loop = Boucle continue
technique-discontinuous_nice_loop = Boucle discontinue
technique-aic = Chaîne d’inférences alternées
technique-grouped_continuous_nice_loop = Boucle continue groupée
technique-grouped_discontinuous_nice_loop = Boucle discontinue groupée
technique-grouped_aic = Chaîne d’inférences alternées groupée
technique-cell_forcing_chain = Chaîne forcée depuis une case
technique-house_forcing_chain = Chaîne forcée depuis une zone
technique-contradiction_forcing_chain = Chaîne forcée par contradiction
technique-forcing_net = Réseau forcé par contradiction
technique-verity_net = Réseau forcé depuis tous les choix
technique-kraken_fish_1 = Poisson Kraken type 1
technique-kraken_fish_2 = Poisson Kraken type 2
technique-proof_by_cases = Preuve par cas
technique-template_set = Gabarits : placement
technique-template_delete = Gabarits : élimination
technique-brute_force = Force brute

## Looked up: families of techniques

family-singles = Singletons
family-locked_candidates = Candidats verrouillés
family-subsets = Sous-ensembles
family-fish = Poissons
family-single_digit = Un chiffre, deux liens
family-wings = Wings
family-uniqueness = Unicité
family-colouring = Coloriage
family-chains = Chaînes
family-almost_locked_sets = Ensembles presque verrouillés
family-exclusion = Exclusion
family-expert = Motifs experts
family-rare = Rares
family-last_resort = Derniers recours

## L’atelier

label-create-hand = À la main
label-studio-puzzle = Grille
label-studio-made = Grilles créées
label-studio-mask = Place des dévoilés
label-studio-anywhere = Partout
label-studio-mask-full = Une grille demande une case vide.
label-studio-empty-rows = Deux lignes voisines sans dévoilé peuvent être échangées : il y a toujours plusieurs solutions.
label-studio-empty-columns = Deux colonnes voisines sans dévoilé peuvent être échangées : il y a toujours plusieurs solutions.
label-studio-clear = Vider
label-studio-requirements = Exigences
label-studio-forget = Effacer
label-studio-even-digits = Chaque chiffre aussi souvent
label-studio-explainer = Évaluation SE
label-studio-minimal = Dévoilés tous nécessaires
label-studio-seed-help = Au hasard
label-studio-count = Combien
label-studio-play = En créer une et jouer
label-studio-note = Toutes les exigences sont respectées. Si l’une ne peut pas l’être, vous saurez laquelle.
label-studio-add-need = Ajouter une technique exigée
label-studio-add-avoid = Ajouter ce qu’il faut éviter
label-studio-find-technique = Chercher une technique
label-studio-find-avoided = Chercher familles et techniques
label-studio-or = ou
label-studio-any = tous
label-studio-fold = Dessin
label-studio-empty = Vos grilles apparaîtront ici
label-studio-empty-help = Choisissez ce qu’elles exigent et appuyez sur Créer : chacune vient avec son image, son étape la plus difficile, ses points, son évaluation, et la preuve que sa solution est unique.
label-studio-technique = Technique
label-studio-hardest-in = La plus dure dans
label-studio-occurs-in = Présente dans
label-studio-se = SE
label-studio-copy-clues = Copier les dévoilés
label-studio-recipes = Recettes
label-studio-edit = Modifier à la main
label-studio-needs = Exige
label-studio-uses = Emploie, sans l’exiger
label-studio-avoids = Évite
label-studio-remove = Retirer
label-studio-all = Tout choisir
label-studio-variety = Techniques
label-studio-steps = Étapes
label-studio-play-all = Jouer dans l’ordre
label-studio-export = Exporter
label-studio-copy = Copier la recette
label-studio-recipe = Recette
label-studio-canonical = Forme canonique
label-studio-one-solution = Solution unique
label-studio-new = Inédite
label-studio-new-help = absente de vos grilles sous toute forme
label-studio-known = Déjà dans vos grilles, sous une forme ou une autre
label-hand-type = Saisir les dévoilés
label-hand-help = Le curseur avance seul. 0, point ou espace saute une case, Retour arrière recule, les flèches déplacent.
label-hand-take = En faire la solution
label-hand-skip = Sauter
label-hand-moves-on = Avance automatique
label-hand-shows = Montrer ce qui est possible
label-hand-marks = Marquer les dévoilés superflus
label-hand-paste = Plutôt coller
label-hand-turn = Tourner
label-hand-mirror = Miroir
label-hand-rename = Permuter
label-hand-looking = Décompte…
label-hand-conflict = Un chiffre est deux fois dans une zone.
label-hand-all = toutes
label-hand-previous = Solution précédente
label-hand-next = Solution suivante
label-hand-solutions-shown = Les solutions, et où chacune diffère de la première
label-hand-play = Jouer
label-hand-complete = Compléter pour moi
label-hand-keep = Garder au brouillon
label-hand-drafts = Brouillons
label-low-clue = Moins de dévoilés
label-low-clue-help = Retire un ou deux dévoilés d’une grille à solution unique, en met d’autres, et repart de ce qui est trouvé, les grilles aux dévoilés les moins nombreux d’abord.
label-low-clue-begin = Chercher autour
label-low-clue-wide = Échanger aussi deux contre deux (lent)
label-low-clue-play = Jouer celle qui en a le moins
label-hand-legend-count = nombre de solutions
label-hand-legend-deciding = la rend unique
label-hand-legend-redundant = superflu
label-hand-no-completion = Elle n’a pas pu être complétée : elle n’a pas de solution, ou le calcul est trop long.
studio-make = En créer { $count }
studio-marked = { $count ->
    [one] { $count } marquée
   *[other] { $count } marquées
}
studio-too-few = Une grille demande au moins 17 dévoilés ; { $count ->
    [one] { $count } case est marquée.
   *[other] { $count } cases sont marquées.
}
studio-draw = { $symmetry }. Cliquez ou faites glisser.
studio-as-marked = { $count }, comme marqué
studio-least = à partir de { $least }
studio-most = jusqu’à { $most }
studio-between = { $least }–{ $most }
studio-found = { $count ->
    [0] Rien ne porte ce nom.
    [one] Un choix
   *[other] { $count } choix
}
studio-menu = Numéro { $number } : plus
studio-made-count = { $count ->
    [one] { $count } créée
   *[other] { $count } créées
}
studio-unmet = Aucune grille trouvée, { $tried ->
    [one] { $tried } essai
   *[other] { $tried } essais
}. Obstacle le plus fréquent : { $requirement }.
studio-none = Aucune grille trouvée, { $tried ->
    [one] { $tried } essai
   *[other] { $tried } essais
}.
studio-refused = { $requirement } : { $count }
studio-nearest = Jouer la plus proche, à une exigence près : { $requirement }
studio-number = Numéro { $number }
studio-take = Choisir le numéro { $number }
studio-proved = Numéro { $number }, prouvée
studio-guesses = prouvée { $count ->
    [0] sans hypothèse
    [one] avec une hypothèse
   *[other] avec { $count } hypothèses
}
studio-could-go = { $count ->
    [0] Chaque dévoilé est nécessaire
    [one] Un dévoilé superflu
   *[other] { $count } dévoilés superflus (pris un par un)
}
studio-step-count = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
hand-too-few = Il faut au moins { $least } dévoilés.
hand-solutions = { $count ->
    [0] Sans solution
    [one] Solution unique
   *[other] { $count } solutions
}
hand-solution-word = { $count ->
    [one] solution
   *[other] solutions
}
hand-over = Plus de { $count } solutions
hand-undecided = { $count ->
    [one] { $count } case indécise
   *[other] { $count } cases indécises
}
draft-kept = Gardé parmi les brouillons.
draft-removed = Le brouillon est supprimé.
draft-open =
    { $count ->
        [one] { $count } dévoilé
       *[other] { $count } dévoilés
    }, { $when }
draft-remove = Supprimer le brouillon { $number }
last-made = Dernière création : { $count ->
        [one] { $count } grille
       *[other] { $count } grilles
    }, { $when }
last-made-of-tier = Dernière création : { $count } { $tier }, { $when }
minutes-ago = { $count ->
    [0] à l’instant
    [one] il y a une minute
   *[other] il y a { $count } minutes
}
hand-add = { $digit } en { $cell }
hand-deciding = { $count ->
    [0] Aucun dévoilé ne suffit à la rendre unique
    [one] Ajoutez celui-ci pour la rendre unique
   *[other] Ajoutez l’un de ces { $count } pour la rendre unique
}
hand-remove = Retirer { $digit } de { $cell }
hand-completed-least = { $count ->
    [one] Complétée par un dévoilé.
   *[other] Complétée par { $count } dévoilés, le minimum.
}
low-clue-looked = Points de départ : { $count }, grilles vues : { $seen }
low-clue-speed = { $speed } par seconde
low-clue-found = { $count ->
    [0] Aucune avec moins de { $clues } dévoilés
    [one] Une avec { $clues } dévoilés
   *[other] { $count } trouvées, { $clues } dévoilés au minimum
}
low-clue-take = { $clues } dévoilés (n° { $number })
hand-completed = Complétée à { $count } dévoilés ; moins suffisent peut-être.

## Apprendre

search-lessons = Chercher parmi { $count } leçons
lessons-found = { $count ->
    [0] Aucune leçon trouvée.
    [one] { $count } leçon trouvée.
   *[other] { $count } leçons trouvées.
}
basics-done = { $count ->
    [one] { $count } faite sur { $of }.
   *[other] { $count } faites sur { $of }.
} Commencez ici si vous découvrez le sudoku.
techniques-done = { $count ->
    [one] { $count } trouvée sans aide sur { $of }.
   *[other] { $count } trouvées sans aide sur { $of }.
}
positions-found = { $count ->
    [one] { $count } trouvée sur { $of }
   *[other] { $count } trouvées sur { $of }
}
positions-note = { $count ->
    [one] Une position : il n’en a pas été trouvé d’autre. Elle commence une étape avant la technique, et non aux dévoilés.
    [6] Six positions, de la plus visible à la plus cachée. Chacune commence une étape avant la technique, et non aux dévoilés.
   *[other] { $count } positions, de la plus visible à la plus cachée : il n’en a pas été trouvé davantage. Chacune commence une étape avant la technique, et non aux dévoilés.
}
position-number = Position { $number }
hints-needed = { $of ->
    [one] indices dans { $count } partie sur { $of }
   *[other] indices dans { $count } parties sur { $of }
}
course-count = { $count } sur { $of }
course-all = Toutes : { $count }
sample-guesses = { $count ->
    [one] { $count } hypothèse
   *[other] { $count } hypothèses
}
# Ce qu’enseigne un exercice, sur une ligne de téléphone : 45 lettres.
lead-row = Chaque ligne contient 1 à 9, une fois chacun.
lead-column = Chaque colonne contient 1 à 9, une fois.
lead-box = Chaque bloc contient 1 à 9, une fois chacun.
lead-conflict = Aucun doublon en ligne, colonne ou bloc.
lead-cell = r donne la ligne, c la colonne.
lead-rows = Les lignes se comptent de haut en bas.
lead-columns = Les colonnes se comptent de gauche à droite.
lead-boxes = Les blocs se comptent de gauche à droite.
lead-notes = Petits chiffres : ce qui peut encore y aller.
lead-old-notes = Un chiffre placé rend des notes fausses.
lead-full-house = Cherchez d’abord la dernière case d’une zone.
lead-place = Chaque { $digit } barre ligne, colonne et bloc.
lead-single = Huit chiffres exclus : reste le neuvième.
task-cell = Où est { $cell } ?
task-inside = Où est { $house } ?
task-last-of = Il manque un chiffre dans { $house }.
task-full-house = Quelle ligne, colonne ou bloc a une seule case vide ?
task-conflict = Un chiffre est deux fois dans une ligne, une colonne ou un bloc.
task-pair = Quelle case n’a plus que deux chiffres possibles ?
task-old-note = { $cell } vaut maintenant { $digit }. Quelle note est fausse ?
task-place-of = Où va le { $digit } dans { $house } ?
task-naked-single = Quelle case n’a plus qu’un chiffre possible ?
todo-cell = Choisissez la case où { $row } croise { $column }.
todo-inside = Choisissez une case située dans { $house }.
todo-last-of = Choisissez la case vide.
todo-full-house = Choisissez sa case vide.
todo-conflict = Choisissez l’un des deux.
todo-pair = Choisissez une case à deux petits chiffres.
todo-old-note = Choisissez une case qui ne peut plus valoir { $digit }.
todo-place-of = Choisissez la seule case qui peut valoir { $digit }.
todo-naked-single = Choisissez la case, puis son chiffre.
basic-cell-first = Choisissez d’abord une case.
basic-is-cell = Non : ici, c’est { $cell }.
basic-outside = Non : { $cell } n’est pas dans { $house }.
basic-no-conflict = Non : le { $digit } en { $cell } est seul dans sa ligne, sa colonne et son bloc.
basic-empty = Non : { $cell } est vide.
basic-filled = Non : { $cell } contient déjà son chiffre, { $digit }.
basic-more-empty = Non : { $cell } est l’une des { $count } cases vides dans { $house }.
basic-seen = Pas { $digit } : { $house } a déjà un { $digit }, en { $other }.
basic-barred = Pas { $cell } : { $house } a déjà un { $digit }, en { $other }.
basic-count = { $count ->
    [one] Non : il ne reste que { $digits } pour { $cell }.
   *[other] Non : il reste { $count } chiffres pour { $cell } : { $digits }.
}
basic-no-note = Non : { $cell } n’a pas de note { $digit }.
basic-apart = La note { $digit } reste : { $cell } n’a ni ligne, ni colonne, ni bloc en commun avec { $other }.
basic-choose = Et maintenant le chiffre de { $cell }.
basic-right-cell = Oui. En { $cell }, { $row } croise { $column }.
basic-right-inside = Oui. { $cell } est dans { $house }.
basic-right-last = Oui. Il ne manquait que { $digit } dans { $house }.
basic-right-conflict = Oui. Le { $digit } est { $cells-count } fois dans { $house } : { $cells }.
basic-right-pair = Oui. Il ne reste que { $digits } pour { $cell }.
basic-right-old-note = Oui. Maintenant, { $house } a un { $digit }, en { $other }.
basic-right-place = { $cells-count ->
    [one] Oui. Le { $digit } en { $cells } ne laisse que { $cell }.
   *[other] Oui. Les { $digit } en { $cells } ne laissent que { $cell }.
}
basic-right-single = Oui. La ligne, la colonne et le bloc de { $cell } ont les huit autres chiffres.
lead-strong-place = Deux places pour le { $digit } : pas ici, donc là.
lead-strong-digit = Deux chiffres : pas l’un, donc l’autre.
lead-weak-place = Un seul { $digit } par zone : ici, donc pas là.
lead-weak-digit = Un chiffre par case : l’un, donc pas l’autre.
lead-chain-end = Un bout est vrai : vu des deux, on élimine.
task-other-place = Si { $cell } ne vaut pas { $digit }, quelle case le vaut dans { $house } ?
task-lost-place = Si { $cell } vaut { $digit }, quelle case ne le vaut pas dans { $house } ?
task-other-digit = Si { $cell } ne vaut pas { $digit }, que vaut-elle ?
task-lost-digit = Si { $cell } vaut { $digit }, que ne vaut-elle pas ?
task-sees-both = Quelle case voit { $first } et { $second } ?
todo-other-place = Choisissez l’autre place du { $digit }.
todo-lost-place = Choisissez une case qui perd sa note { $digit }.
todo-other-digit = Choisissez le chiffre qui reste.
todo-lost-digit = Choisissez le chiffre que perd la case.
todo-sees-both = Choisissez une case qui a la note { $digit } et voit les deux.
basic-same-cell = Non : { $cell } est la case de la supposition.
basic-unseen = Non : { $cell } ne voit pas { $other }.
basic-only-digits = Non : il ne reste que { $digits } pour { $cell }.
basic-right-other-place = Oui, { $cell } : { $house } a deux places pour { $digit }, c’est un lien fort.
basic-right-other-digit = Oui : il ne reste que { $digits } pour { $cell }, c’est un lien fort.
basic-right-lost-place = Oui, { $cell } : { $house } n’a qu’un { $digit }, c’est un lien faible.
basic-right-lost-digit = Oui : { $cell } ne prend qu’un chiffre, c’est un lien faible.
basic-right-sees-both = Oui : { $first } ou { $second } vaut { $digit }, donc { $cell } ne vaut pas { $digit }.
basic-done = { $page } : terminé.
basic-next-lesson = Suite : { $lesson }
exercise-at = { $at } sur { $of }
exercise-waiting = Un instant : toutes les étapes de cette position sont recherchées.
exercise-task = À trouver ici : { $technique }. Choisissez les cases du motif, puis chaque candidat que le motif élimine.
exercise-task-place = À trouver ici : { $technique }. Choisissez la case, puis son chiffre.
exercise-task-effects = À trouver ici : { $technique }. Choisissez les cases où il se passe quelque chose, puis le chiffre.
exercise-pattern-line = Trouvez le motif : { $count } sur { $of ->
    [one] { $of } case.
   *[other] { $of } cases.
}
exercise-effects-line = Choisissez chaque candidat à éliminer : { $count } sur { $of }.
exercise-place-line = Placez le chiffre.
exercise-part = { $cell } en fait partie.
exercise-pattern-found = C’est tout le motif. Choisissez maintenant ce qui s’élimine.
exercise-effect-done = Juste : { $effects }.
exercise-choose = Quel chiffre en { $cell } ?
exercise-solved = Trouvé : { $technique }.
exercise-took = Sans aide, en { $time }.
exercise-took-help = Avec aide, en { $time }.
exercise-digits = Regardez : { $digits }.
exercise-nudge-cell = { $cell } fait partie du motif.
exercise-nudge-effect = Il se passe quelque chose en { $cell }.
exercise-mistake = Il y a une erreur dans la grille : aucune étape ne serait sûre. Revenez en arrière et demandez un indice : il montre l’erreur.
reason-filled = { $cell } est remplie : elle contient { $digit }.
reason-no-part = { $cell } ne convient pas ici : dans cette grille, la technique n’emploie pas cette case ({ $technique }).
reason-no-part-with = { $cell } ne convient pas ici : la technique n’emploie pas cette case avec { $cells } ({ $technique }).
reason-barred = { $cell } ne peut pas contenir { $digit } : { $other } le contient déjà.
reason-gone = { $digit } a déjà été éliminé de { $cell }.
reason-places = Dans { $house }, le { $digit } a { $count } places : c’est trop.
reason-too-many = { $cell } a { $count } candidats, { $digits } ; ici, il lui en faut { $most } au plus.
reason-keeps = Rien ne change en { $cell } : la case garde ses candidats.
reason-keeps-digit = { $digit } reste en { $cell } : le motif ne l’exclut pas.
reason-of-pattern = { $cell } fait partie du motif : la case garde le chiffre.
reason-outside = { $cell } n’est pas dans { $houses } : la case garde son { $digit }.
reason-unseen = { $cell } ne voit pas { $other } : la case garde son { $digit }.
reason-many-digits = { $cell } { $count ->
    [one] n’a que le candidat { $digits }, mais pas par cette technique
   *[other] a { $count } candidats : { $digits }
}.
reason-places-of = Le { $digit } a { $count } places dans { $house } : il n’est pas forcément en { $cell }.

# Comment les machines s’y prennent
label-algorithms-title = Comment font les machines
label-algorithms-about = Regardez un algorithme travailler pas à pas, son programme à côté.
label-algorithms-plots = Profondeur au fil du temps sur la même grille, Inkala 2012.
label-your-course = Votre parcours
label-algorithms-compare = En comparer deux
label-algorithms-make = Créer une grille : remplir, puis creuser
label-method-backtracking = Ligne par ligne
label-method-fewest = Le moins de candidats
label-method-bitmask = Masques de bits
label-method-propagation = Propagation
label-method-dancing-links = Liens dansants
label-note-backtracking = prend la prochaine case vide
label-note-fewest = choisit là où il reste le moins de choix, au hasard en cas d’égalité
label-note-bitmask = la première case qui a le moins de chiffres, en mots machine
label-note-propagation = suit chaque conséquence avant de faire une hypothèse
label-note-dancing-links = le besoin qui a le moins de candidats, par listes chaînées
label-backtracking-title = Retour sur trace, ligne par ligne
label-six-title = En six phrases
label-six-tries = Le retour sur trace essaie des chiffres et reprend ceux qui échouent.
label-six-order = Il parcourt les cases vides ligne par ligne, de gauche à droite.
label-six-smallest = Dans chaque case, il écrit le plus petit chiffre qui respecte les règles.
label-six-dead-end = Une case où aucun chiffre ne convient est une impasse.
label-six-back = Dans une impasse, il recule d’une case et y essaie le chiffre suivant.
label-six-end = Quand la dernière case vide est remplie, la grille est résolue.
label-quiz-first = La première impasse
label-quiz-second = La deuxième impasse
label-quiz-third = La troisième impasse
label-quiz-ask = Que va-t-il faire ensuite ?
label-quiz-skip = Plus de questions
label-trace-one = Un seul
label-trace-compare = Comparer
label-trace-make = Créer une grille
label-making-title = Création d’une grille
label-making-wait = La grille est en cours de création. Si rien ne vient, vérifiez la graine.
label-trace-fault = Il n’y a rien à chercher : les dévoilés doivent occuper 81 cases et ne pas être en conflit.
label-trace-method = Algorithme
label-trace-puzzle = Grille
label-trace-clues = Dévoilés
label-trace-clues-help = 81 cases : 1 à 9, et 0 ou . si vide
label-trace-order = Chiffres
label-digits-ascending = 1 à 9
label-digits-random = au hasard
label-trace-seed = Graine
label-trace-game = La grille en cours
label-trace-typed = Une autre grille
label-trace-play = Lecture
label-trace-pause = Pause
label-trace-step = Pas
label-trace-back = Retour
label-trace-next-dead-end = Impasse suivante
label-trace-to-end = À la fin
label-trace-rewind = Au début
label-trace-key-space = Espace
label-trace-key-right = →
label-trace-key-left = ←
label-trace-key-d = D
label-trace-key-end = Fin
label-trace-key-home = Début
label-trace-controls = Pas à pas
label-trace-speed = Vitesse
label-trace-stack = Chiffres à l’essai
label-trace-standing = dans la grille
label-trace-tried = essayé puis repris
label-trace-left = encore à essayer
label-trace-nothing-fits = rien ne convient
label-trace-forced = forcé : un seul chiffre convient
label-trace-guessed = hypothèse
label-trace-plot = Profondeur au fil du temps
label-trace-plot-help = Combien d’hypothèses sont ouvertes à chaque pas. Choisissez un point de la courbe pour aller à ce pas.
label-trace-program = Ce qu’il fait
label-program-rust = Rust
label-program-python = Python
label-program-words = En français
label-trace-now = en cours
label-program-missing = Le programme n’a pas pu être chargé.
label-trace-visited = cases visitées
label-trace-guesses = hypothèses
label-trace-dead-ends = impasses
label-trace-depth = profondeur
label-trace-deepest = maximum
label-trace-stops = S’arrête seul
label-stop-dead-ends = aux impasses
label-stop-solutions = aux solutions
label-stop-cell = à une case
label-stop-depth = à une profondeur
label-stop-guesses = à un nombre d’hypothèses
label-stop-another = autre
label-list-title = Hypothèses sur une liste
label-list-about = Chaque point est une grille, chaque degré de l’échelle multiplie les hypothèses par dix ; le trait est la médiane. Une recherche est abandonnée après 100 000 hypothèses.
label-list-source = Liste
label-list-of-page = Les grilles connues et douze faciles
label-list-typed = Votre propre liste
label-list-text = Grilles
label-list-text-help = 81 cases chacune, 1 000 grilles au plus
label-list-measure = Tout mesurer
label-list-stop = Arrêter
label-list-least = min.
label-list-median = médiane
label-list-most = max.
label-list-given-up = abandons
label-work-title = Hypothèses jusqu’à la première solution, chaque degré de l’échelle en vaut dix fois plus
label-work-time = temps, mesuré ici
label-work-wait = mesure en cours
label-making-fill = 1. Remplir au hasard
label-making-order = 2. Choisir un ordre
label-making-dig = 3. Creuser, et prouver chaque trou
label-making-kept = dévoilé gardé
label-making-dug = dévoilé ôté
label-making-before = Avant cela
label-making-clues = Dévoilés selon les cases essayées
label-making-fill-note = Onze chiffres sont posés au hasard, puis le solveur remplit le reste. S’il lui faut plus de 300 hypothèses, tout est jeté et tiré de nouveau : c’est un algorithme de Las Vegas. Le hasard décide de la durée, jamais de la justesse du résultat.
label-making-proof-note = Un trou se prouve en demandant au solveur une solution avec tout autre chiffre à cet endroit. S’il n’y en a pas, le dévoilé peut partir.
label-making-play = Creuser
label-making-next-kept = Prochain gardé
label-making-this = Cette solution
label-making-other = L’autre
label-dig-along-s = Le long d’un S
label-dig-random = Au hasard
label-dig-alternating = Une case sur deux
label-dig-left-to-right = De gauche à droite
label-dig-order = Ordre
label-dig-least = Garder par ligne au moins
label-known-wikipedia = Wikipédia, 30 dévoilés
label-known-euler = Project Euler, grille 3
label-known-norvig = Norvig, 17 dévoilés
label-known-inkala2010 = Inkala 2010, 23 dévoilés
label-known-inkala2012 = Inkala 2012, 21 dévoilés
trace-step-number = Pas { $step }
trace-speed-text = { $speed } pas par seconde
trace-plot-to = Profondeur, pas 1 à { $step }
trace-share = Pas { $step } sur { $of }.
stop-at-cell = à la case { $cells }
stop-at-depth = à la profondeur { $depth }
stop-at-guesses = { $count ->
    [one] à { $count } hypothèse
   *[other] à { $count } hypothèses
}
list-count = { $count ->
    [one] { $count } grille
   *[other] { $count } grilles
}
list-measured = { $count ->
    [one] { $count } mesurée sur { $of }
   *[other] { $count } mesurées sur { $of }
}
trace-grid-label = La grille, { $count ->
    [one] { $count } case remplie
   *[other] { $count } cases remplies
}
trace-deep = profondeur { $depth }
trace-start = Avant le premier pas.
trace-guess = { $digit } est essayé en { $cell }.
trace-only-digit = Il ne reste que { $digit } pour { $cell }.
trace-only-place = Le { $digit } n’a plus que { $cell } dans { $house }.
trace-no-digit = Impasse : rien ne convient en { $cell }.
trace-no-place = Impasse : pas de place pour { $digit } dans { $house }.
trace-taken-back = { $digit } est repris de { $cell }.
trace-solution = La grille est pleine : solution { $count }.
trace-end = { $count ->
    [one] Tout est essayé : { $count } solution.
   *[other] Tout est essayé : { $count } solutions.
}
trace-cells = { $cells }
trace-digit-of = { $digit } dans { $house }
trace-rung = { $place } : { $standing } dans la grille, essayé { $tried }, encore à essayer { $left }
trace-taken = { $cell } a { $digit }
trace-digit-in = { $digit } est dans { $house }
trace-cell-sees = { $cell } voit { $digit } dans { $house }
quiz-why = { $digits-count ->
    [one] Aucun chiffre ne convient en { $cell } : { $row } a tous les chiffres sauf { $digits }, et { $house } a un { $digits } en { $other }.
   *[other] Aucun chiffre ne convient en { $cell } : { $row } a tous les chiffres sauf { $digits }, que sa colonne et son bloc contiennent.
}
quiz-take-back = Reprendre le { $digit } en { $cell }
quiz-larger = Essayer un chiffre plus grand en { $cell }
quiz-leave = Laisser { $cell } vide et continuer
quiz-right = Oui : il revient à { $cell }, la dernière case remplie, et y essaie un chiffre plus grand.
quiz-too-far = Non : avant { $first }, il essaie tout dans les cases qui suivent, et { $cell } en est la dernière.
quiz-not-empty = Non : avec { $cell } vide, la grille ne pourrait jamais être pleine.
trace-next-end = Ensuite : plus aucune hypothèse, la recherche s’arrête.
trace-next-further = Ensuite : { $cell } reprend son { $digit } et n’en a pas d’autre ; la recherche recule encore.
trace-next-other = Ensuite : { $cell } reprend son { $digit } et en essaie un autre.
work-stopped = arrêté à { $count }
making-count = { $dug ->
    [one] { $dug } ôté
   *[other] { $dug } ôtés
}, { $kept ->
    [one] { $kept } gardé
   *[other] { $kept } gardés
}
making-clues-now = { $clues ->
    [one] { $clues } dévoilé
   *[other] { $clues } dévoilés
}
making-attempt = Essai { $number }
making-full = { $count ->
    [one] pleine après { $count } hypothèse
   *[other] pleine après { $count } hypothèses
}
making-stuck = une case est restée sans chiffre
making-impossible = { $count ->
    [one] sans solution : { $count } hypothèse l’a montré
   *[other] sans solution : { $count } hypothèses l’ont montré
}
making-given-up = { $count ->
    [one] abandon après { $count } hypothèse
   *[other] abandon après { $count } hypothèses
}
cells-tried = { $count ->
    [one] { $count } case essayée
   *[other] { $count } cases essayées
}
making-goes = Le { $digit } part
making-stays = Le { $digit } reste
making-no-other = { $cell } voit tous les autres chiffres : aucun autre ne convient.
making-fails = Aucune solution n’a { $digits } ici : tout autre chiffre échoue.
making-second = Sans lui, il y a une deuxième solution. Elle diffère dans { $count } cases :
making-dug-line = le { $digit } part : tout autre chiffre échoue
making-kept-line = le { $digit } reste : une deuxième solution diffère dans { $count } cases
making-bound-line = le { $digit } reste : sa ligne doit le garder
making-cell-number = case { $count }
making-cells = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
making-bound = Sa ligne doit garder les dévoilés qu’elle a.

## Lecture d’une image

label-create-picture = Depuis une image
label-picture-intro = Choisissez une photo ou une capture d’écran d’un sudoku, déposez ou collez-en une ici, ou prenez une photo. Nonet lit l’image sur cet appareil ; elle n’est ni envoyée ni conservée.
label-picture-open = Ouvrir une image
label-picture-camera = Prendre en photo
label-picture-check = Vérifier la lecture
label-picture-yours = Votre image
label-picture-corners = Déplacez un coin si le cadre est décalé.
label-picture-corner-upper-left = Coin supérieur gauche
label-picture-corner-upper-right = Coin supérieur droit
label-picture-corner-lower-right = Coin inférieur droit
label-picture-corner-lower-left = Coin inférieur gauche
label-picture-fold = Coins
label-picture-reset = Coins trouvés
label-picture-turn = Tourner
label-picture-grid = Ce qui a été lu
label-picture-both = Les deux
label-picture-digits = Chiffres
label-picture-only = Image
label-picture-layers = Affichage
label-picture-unsure = incertain
label-picture-written = écrit à la main
label-picture-keep-notes = Garder comme notes
label-picture-keep-written = Garder les chiffres écrits
label-picture-empty = Vide
label-picture-blank = vide
label-picture-other = Un autre chiffre
label-picture-by-hand = À la main
label-picture-piece = La case dans l’image, agrandie
label-picture-reading = Lecture de l’image
label-picture-private = L’image n’a pas quitté cet appareil.
label-picture-place-unsure = Vérifiez les coins : le cadre n’est pas sûr.
label-picture-none = Il n’y a pas de solution.
label-picture-one = La solution est unique.
label-picture-judging = Décompte des solutions
label-picture-unknown = Impossible de savoir si la solution est unique : vérifiez les chiffres.
label-picture-is-none = sans solution
label-picture-is-one = solution unique
label-picture-failed = Le lecteur d’images n’a pas pu démarrer. Rechargez la page et réessayez ; la partie en cours reste.
label-picture-file-empty = Le fichier est vide : il ne contient aucun octet. Choisissez une autre image.
label-picture-unreadable = Le navigateur ne peut pas ouvrir ce fichier comme image. Enregistrez l’image en PNG ou JPEG, ou faites-en une capture d’écran, et réessayez.
picture-read = { $count ->
    [one] { $count } chiffre lu
   *[other] { $count } chiffres lus
}
picture-uncertain = { $unsure ->
    [one] Un seul est incertain.
    [2] Deux sont incertains.
    [3] Trois sont incertains.
   *[other] { $unsure } sont incertains.
}
picture-question = { $first } ou { $second } en { $cell } ?
picture-cell = { $cell } : { $first }
picture-doubt-at = { $at } sur { $of }
picture-noted = { $count ->
    [one] 1 case a de petits chiffres.
   *[other] { $count } cases ont de petits chiffres.
}
picture-name-read = Lu : { $digit }.
picture-name-empty = Vide.
picture-name-unsure = Incertain : peut-être { $other }.
picture-name-notes = Petits chiffres.
picture-name-written = Écrit à la main.
picture-clues = { $clues } dévoilés, { $tier }.
picture-conflict = Le { $digit } est deux fois dans { $house }.
picture-is-conflict = { $digit } deux fois dans { $house }
picture-several = Il y a { $count } solutions.
picture-many = Il y a plus de { $count } solutions.
picture-is-several = { $count } solutions
picture-is-many = plus de { $count } solutions
picture-with = Avec { $cell } = { $digit }, la solution est unique.
picture-change = Peut-être { $first } en { $cell }.
picture-use = Prendre { $digit }
picture-place = Grille { $at }
picture-no-grid = Aucune grille trouvée : le plus grand carré a { $side } pixels de large, et il en faut 150. Prenez la photo de plus près, ou placez les quatre coins à la main.
picture-no-lines = Aucune grille trouvée : le plus grand carré, de { $side } pixels de large, n’a pas neuf lignes et neuf colonnes. Choisissez une autre image, ou placez les quatre coins à la main.
picture-no-square = Aucune grille trouvée : il n’y a rien de carré dans l’image. Choisissez une autre image, ou placez les quatre coins à la main.
picture-corner-at = { $x } depuis la gauche, { $y } depuis le haut
