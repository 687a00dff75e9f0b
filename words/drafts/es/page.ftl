# Lo que dice la página en español. Frases cortas y sencillas, sin signos de exclamación.
# `label-…` es un control o un título; lo demás son mensajes. Los argumentos se declaran en en/page.ftl.

## Looked up: how things on the grid are written

# Cómo se escribe lo que hay en la cuadrícula. Las unidades llevan artículo: «las filas 3, 4 y 5». Las cadenas usan la notación de Eureka.
chain-node = ({ $digits }){ $cells }
chain-strong = =
chain-weak = -
chain-gap = {"; "}
chain-cell-gap = /
set-of-cells = { $cells } ({ $digits })
effect = { $digits } en { $cells }
effect-placed = { $digits } en { $cells }
count-rows = { $count ->
    [one] una fila
    [2] dos filas
    [3] tres filas
    [4] cuatro filas
    [5] cinco filas
    [6] seis filas
   *[other] { $count } filas
}
count-columns = { $count ->
    [one] una columna
    [2] dos columnas
    [3] tres columnas
    [4] cuatro columnas
    [5] cinco columnas
    [6] seis columnas
   *[other] { $count } columnas
}
count-boxes = { $count ->
    [one] una caja
    [2] dos cajas
    [3] tres cajas
    [4] cuatro cajas
    [5] cinco cajas
    [6] seis cajas
   *[other] { $count } cajas
}
phrase-and = {", y "}
phrase-last = {"; y "}
or = {" o "}
house-rows = las filas { $numbers }
house-columns = las columnas { $numbers }
house-boxes = las cajas { $numbers }
read-empty-cell = vacía
read-count = { $digit }: { $count ->
    [one] una vez
   *[other] { $count } veces
}

## Looked up: what index.html says before the program runs, or when it broke: one line each

page-needs = Nonet necesita JavaScript y un navegador con WebAssembly SIMD: Chrome o Edge 99, Firefox 114, Safari 16.4 o cualquiera más reciente.
page-broken = Algo falló en esta página. Vuelve a cargarla: tu partida está guardada.

## Controles y títulos

label-about = Acerca de
label-about-engine = Un mismo motor genera los sudokus, demuestra que su solución es única, los resuelve y los explica, en esta página y en la línea de comandos.
label-about-kept = Toda la página está guardada en este navegador y funciona sin conexión, en cada idioma que se eligió aquí.
label-about-not-kept = Todavía no está toda la página guardada en este navegador: el próximo inicio necesita conexión, y también las explicaciones, las páginas de técnicas y otros idiomas la primera vez que se usan.
label-about-private = Todo se queda en tu navegador. Esta página no envía nada a nadie y no usa cookies.
label-about-what = Nonet es una página de sudokus para quienes los juegan, los crean, los enseñan o los programan.
label-accent = Color de acento
label-accent-blue = Azul
label-accent-graphite = Grafito
label-accent-plum = Ciruela
label-apply = Aplicar
label-erase-mistake = Quitar solo esta cifra
label-back-to-mistake = Deshacer desde el primer error
label-check-back = Volver al punto anterior al primer error
label-check-explain = Explicar un error
label-check-leave = Dejarlo como está
label-back-to-previous = Volver a la partida anterior
label-branch-here = Aquí
label-branch-start = Inicio
label-blank = Escribir un sudoku a mano
label-board-preview = Sudoku, vista previa de la resolución
label-board-replay = Sudoku, repetición
label-centralise = Notas de esquina al centro
label-checkpoint = Marca
label-checkpoint-name = Nombre
label-clear-notes = Borrar notas
label-claim-place = Cifras correctas
label-claim-eliminate = Cifras que sobran
label-clues-rare = Los sudokus con tan pocas pistas son muy raros.
label-continue-now = ahora
label-copy-link = Copiar enlace
label-done-title = Resuelto
label-done-cells = Celdas mostradas
label-done-filled = Llenadas por Nonet al final
label-done-hardest = Paso más difícil
label-beyond-hodoku = Más allá de HoDoKu
label-done-back = Deshecho
label-done-hints = Ayudas
label-done-mistakes = Errores
label-done-more = Más
label-done-less = Menos
label-done-next-of-list = Siguiente de la lista
label-done-picture = Tu resolución en una imagen
label-done-picture-help = Cuanto más oscura la celda, más tarde la llenaste. La imagen no muestra cifras.
label-done-share = Compartir imagen
label-done-you = tú
label-progress-card = Tu progreso
label-race-copy-time = Copiar un enlace con mi tiempo
label-race-send = Enviar como carrera
label-race-send-time = Responder con mi tiempo
label-race-sender = Rival
label-race-you = Tú
label-end-first-time = Primera vez sin ayuda
label-end-lesson = Lección
label-end-practise = Practicar
label-end-share-day = Compartir la imagen de hoy
label-end-copy-picture = Copiar la imagen de hoy
label-calendar-next = Mes siguiente
label-calendar-previous = Mes anterior
label-daily-again = Verlo otra vez
label-daily-note = Los mismos tres para todos; salen de la fecha.
label-engine-restart = Reiniciarlo
label-entry-done = Listo
label-grade = Este sudoku
label-grade-count = Usos
label-grade-score = Puntos
label-grade-technique = Técnica
label-hint-here = Ayuda aquí
label-case-lines = Lo que se deduce de esta suposición
label-notation = Notación
label-hint-mark = Ver el patrón
label-hint-another = Otra
label-hint-show-found = Ver esta
label-hint-mistake = Hay un error
label-hint-more = Más
label-hint-next = Otra ayuda
label-hint-none = Sin ayuda
label-hint-why = Por qué
label-import = Importar
label-import-accept = Jugar este sudoku
label-import-solve = Ver la solución
label-import-anyway = Jugar aun así
label-import-choices = Sudokus en este texto
label-import-correct = Abrir para corregir
label-import-file = Abrir archivo
label-import-show-line = Mostrar en el texto
label-import-help = Una línea de 81 caracteres, nueve filas, una cuadrícula con marco, una lista, un enlace o una imagen. Nonet lee las imágenes en este dispositivo.
label-import-text = Pega un sudoku, un enlace o una lista
label-keep-mine = Guardar la mía como copia
label-keys = Atajos
label-keys-move = Moverse
label-keys-select = Seleccionar
label-keys-write = Escribir
label-keys-modes = Modos
label-keys-change = Cambiar
label-keys-edit = Cambiar teclas
label-keys-press = Pulsa una tecla. Esc deja la anterior.
label-keys-reset = Atajos originales
label-keys-history = Deshacer
label-keys-help = Ayuda y más
label-keys-read = Leer en voz alta
label-key-move = a la celda contigua
label-key-next-empty = a la siguiente celda vacía
label-key-row-ends = a los extremos de la fila
label-key-corners = a la primera y a la última celda
label-key-extend = seleccionar más celdas
label-key-all = seleccionar todas las celdas
label-key-dismiss = cerrar o quitar la selección
label-key-digit = colocar la cifra
label-key-note = poner o quitar una nota
label-key-centre = poner o quitar una nota central
label-key-erase = borrar
label-key-toggle-cell = añadir o quitar la celda
label-key-cell-menu = lo que se puede hacer con la celda
label-key-hint-here = ayuda para esta celda
label-key-same = seleccionar la misma cifra o color
label-key-erase-corner = borrar las notas de esquina
label-key-erase-centre = borrar las notas centrales
label-key-promote = colocar la única nota
label-key-centralise = notas de esquina al centro
label-key-mode-digit = modo de cifras
label-key-mode-notes = modo de notas
label-key-mode-centre = modo de notas centrales
label-key-mode-colour = modo de colores
label-key-mode-links = modo de enlaces
label-key-next-mode = modo siguiente
label-key-lock = fijar una cifra para varias celdas
label-key-filter = mostrar dónde cabe una cifra
label-key-pairs = mostrar las celdas de dos candidatos
label-key-fill-notes = poner o limpiar las notas
label-key-undo = deshacer
label-key-redo = rehacer
label-key-mistake = deshacer desde el primer error
label-key-checkpoint = poner o quitar una marca
label-key-branches = marcas y ramas
label-key-trial = ¿y si…?: probar o abandonar
label-key-replay = ver la repetición de la partida
label-key-hint = ayuda; de nuevo para más
label-key-sentences = recorrer la explicación
label-key-question = comprobar una deducción
label-key-steps = todos los pasos desde aquí
label-key-path = resolución paso a paso
label-key-check = revisar
label-key-finish = llenar los únicos que quedan
label-key-zen = Zen: solo la cuadrícula y las cifras
label-keys-gamepad = Mando de juego
label-pad-digit = cifra anterior o siguiente
label-pad-give = poner la cifra en la celda
label-pad-erase = borrar, o cerrar lo que esté abierto
label-pad-notes = cifras o notas
label-pad-undo = deshacer y rehacer
label-pad-menu = menú
label-key-copy = copiar las celdas seleccionadas
label-key-paste = pegar celdas o un sudoku
label-copy-cells = Copiar
label-paste-cells = Pegar
label-key-pause = pausa
label-key-new = sudoku nuevo
label-key-import = importar
label-key-learn = aprender técnicas
label-key-share = compartir
label-key-sheet = estos atajos
label-key-name-menu = tecla Menú
label-key-name-space = Espacio
label-key-read-row = la fila
label-key-read-column = la columna
label-key-read-block = la caja
label-key-read-remaining = cuántas quedan de cada cifra
label-key-read-candidates = qué puede ir en la celda
label-language = Idioma
label-language-auto = El del navegador
label-learn-all = Todas las técnicas
label-learn-example = Ejemplo
label-learn-example-easier = El ejemplo tiene también un paso más fácil: no se encontró ninguna posición sin él.
label-learn-missing = No se pudo cargar esta página. Ciérrala y vuelve a intentarlo.
label-learn-this = Aprender esta técnica
label-learn-when = Cuándo usarla
label-another-position = Otra posición
label-back-to-exercise = Volver al ejercicio
label-back-to-game = Volver a la partida
label-basics = Lo básico
label-basic-first = Qué probar primero
label-basic-first-about = Un orden que ahorra tiempo
label-basic-first-text = Busca primero una fila, columna o caja con una sola celda vacía. Después toma una cifra que ya aparezca muchas veces y mira si en alguna caja le queda un solo sitio. Solo entonces pregúntate, celda por celda, qué cifras caben todavía. La última tarea es un único desnudo: una celda en la que solo cabe una cifra, porque sus vecinas muestran las otras ocho.
label-basic-grid = Leer la cuadrícula
label-basic-grid-about = Filas, columnas, cajas, r4c7
label-basic-grid-text = Las filas se cuentan desde arriba, las columnas desde la izquierda y las cajas de izquierda a derecha y de arriba abajo, siempre del 1 al 9. Cada celda se nombra por su fila (r) y su columna (c): r4c7 es el cruce de la fila 4 con la columna 7. Cada celda está en una fila, una columna y una caja.
label-basic-next-lesson = Lección siguiente
label-basic-play-easy = Jugar uno fácil
label-basic-notes = Notas
label-basic-notes-about = Qué puede ir todavía y dónde
label-basic-notes-text = Las cifras pequeñas de una celda vacía son sus notas: las cifras que aún pueden ir ahí. Una cifra no puede ir donde su fila, columna o caja ya la tiene. Al colocar una cifra hay que borrar sus notas en la misma fila, columna y caja; Nonet puede hacerlo por ti.
label-basic-strong-link = Qué es un enlace fuerte
label-basic-strong-link-about = Si no es aquí, es allí
label-basic-strong-link-text = Un enlace fuerte une dos candidatos de los que al menos uno es verdadero: los dos sitios que le quedan a una cifra en una unidad, o las dos cifras que le quedan a una celda. Si uno es falso, el otro es verdadero.
label-basic-weak-link = Qué es un enlace débil
label-basic-weak-link-about = Si es aquí, no es allí
label-basic-weak-link-text = Un enlace débil une dos candidatos de los que como mucho uno es verdadero: dos sitios de una cifra en una unidad, o dos cifras de una celda. Si uno es verdadero, el otro es falso.
label-basic-chain = Cómo demuestra algo una cadena
label-basic-chain-about = Enlaces alternos, de extremo a extremo
label-basic-chain-text = En una cadena se alternan enlaces fuertes y débiles. Supón que el primer extremo es falso: enlace a enlace se deduce que el último es verdadero. En cualquier caso uno de los dos extremos es verdadero, así que una celda que ve ambos pierde la cifra.
label-links-title = Enlaces
label-basic-rules = Las reglas
label-basic-rules-about = Cada cifra una vez, en todas partes
label-basic-rules-text = Cada fila, cada columna y cada caja de tres por tres celdas contiene cada cifra del 1 al 9 exactamente una vez. Las cifras impresas no cambian; las celdas vacías son tuyas. Un sudoku bien hecho tiene solución única, y nunca hay que adivinar.
label-begin = Empezar
label-exercise-position = ¿Dónde está el siguiente paso?
label-exercise-position-about = Es tu partida con todas las notas puestas. Encuentra el paso más fácil; tu partida queda como está.
label-find-yourself = Encuéntralo tú
label-go-on = Seguir
label-lesson-read = Leída
label-lesson-search = Buscar en las lecciones
label-lesson-way = Lección
label-needed-hints = Necesitaste ayuda con
label-needed-since = últimos 30 días
label-nudge = Indicación
label-position-helped = Con ayuda
label-position-try = Probar
label-positions-none = No hay posición en la que buscarla: donde hace falta, todo lo más fácil ha fallado y nada señala el sitio.
label-read-idea = Leer la idea
label-related = Se confunde con
label-show-steps = Ver los pasos
label-tab-find = Búscala
label-tab-idea = Idea
label-tab-steps = Ejemplo
label-the-idea = La idea
label-the-steps = Los pasos
label-whole-puzzles = Sudokus que la necesitan
label-collection-delete = Eliminar esta colección
label-collection-edit = Renombrar o eliminar
label-collection-name = Nombre de la colección
label-column-changed = Último juego
label-column-collection = Colección
label-column-hardest = Paso más difícil
label-column-help = Ayuda
label-column-puzzle = Sudoku
label-column-score = HoDoKu
label-column-state = Estado
label-column-tier = Nivel
label-column-time = Tiempo
label-done = Listo
label-found-alone = sin ayuda
label-found-nudged = con indicación
label-found-shown = mostrada
label-game-begin = Empezar
label-game-collection = Colección
label-game-continue = Continuar
label-game-open = Abrir
label-game-delete = Eliminar
label-game-menu = Más
label-game-name = Nombre
label-game-no-collection = En ninguna colección
label-import-keep = Guardar como colección
label-library-all-tiers = Todos los niveles
label-library-alone = Sin ayudas
label-library-collections = Colecciones
label-library-continue = Continuar
label-library-daily = Diarios
label-library-empty-collection = Aún no tiene sudokus
label-library-empty-collection-help = El menú de cada partida la añade a una colección.
label-library-export = Exportar todo
label-library-games = Partidas
label-library-import = Importar todo
label-library-import-list = Importar una lista
label-library-in-progress = En curso
label-library-kept = Guardado en este dispositivo
label-library-new-collection = Colección nueva
label-library-no-collections = Aún no tienes colecciones propias
label-library-collections-are = Una colección reúne sudokus: un libro, un lote para regalar, una lista para practicar.
label-library-no-progress = Nada en curso
label-library-progress-is = Aquí queda guardado todo sudoku que empieces.
label-library-no-solved = Ningún sudoku resuelto todavía
label-library-solved-are = Los sudokus resueltos llegan aquí con su tiempo y su recorrido.
label-library-no-statistics = Aún no hay estadísticas
label-library-statistics-are = A partir de tres sudokus verás cómo mejora tu tiempo.
label-library-nothing = Aún no hay partidas aquí
label-library-order = Orden
label-library-persist = Conservar mis partidas si falta espacio
label-library-search = Buscar
label-library-search-help = Nivel, técnica, pistas, fecha o colección
label-library-show-all = Ver todo
label-library-solved = Resueltos
label-library-statistics = Estadísticas
label-library-unnamed = Sin nombre
label-order-easiest = De fácil a difícil
label-order-fastest = De rápido a lento
label-order-hardest = De difícil a fácil
label-order-newest = Más recientes
label-order-oldest = Más antiguos
label-order-slowest = De lento a rápido
label-period-all = Todo
label-period-half-year = 6 meses
label-period-month = 30 días
label-statistics-alone = Sin ayuda
label-statistics-best = Mejor
label-statistics-export = Guardar como CSV
label-statistics-helped = Con ayuda
label-statistics-median = Mediana
label-statistics-met = Vistas
label-statistics-recent = Mediana reciente
label-statistics-solved = Resueltos
label-statistics-table = En una tabla
label-statistics-techniques = Técnicas que encontraste
label-statistics-techniques-help = La técnica más difícil de cada partida resuelta.
label-statistics-times = Tiempo por nivel
label-statistics-times-alone = Solo cuentan los tiempos sin ayuda.
label-statistics-times-help = Solo cuentan los tiempos sin ayuda. Arriba: cuántas veces cada tiempo. Abajo: partida a partida, con la mediana móvil.
label-library-empty = Aún no hay nada
label-starter-ready = Para jugar ya
label-starter-note = Cuatro colecciones que vienen con Nonet.
label-starter-train = Doce para el tren
label-starter-train-about = Cortos, de cinco minutos cada uno.
label-starter-named = Sudokus con nombre
label-starter-named-about = Del ejemplo de Wikipedia a Golden Nugget.
label-starter-techniques = Técnica a técnica
label-starter-techniques-about = En el orden de Aprender. Cada uno necesita la técnica que le da nombre.
label-starter-hardest = Los más difíciles conocidos
label-starter-hardest-about = Para tardes largas: cadenas y redes.
label-new-custom = Más opciones en Crear
label-new-more = Más opciones
label-next = Siguiente
label-removal-order = Orden de retirada
label-removal-order-alternating = Alterno
label-removal-order-left-to-right = De izquierda a derecha
label-removal-order-random = Al azar
label-removal-order-s-shaped = En forma de S
label-pad-layout = Teclado en el teléfono
label-pad-one-row = Una fila
label-pad-square = Tres por tres
label-pad-two-rows = Dos filas
label-path-copy = Copiar
label-path-counts = Técnicas usadas
label-links-check = ¿Es válida esta cadena?
label-links-clear = Borrar enlaces
label-links-drawn = Enlaces puestos
label-links-keep = Guardar enlaces
label-path-from-clues = Desde las pistas
label-path-from-here = Desde aquí
label-path-save = Guardar archivo
label-practice = Práctica
label-practice-few = Los sudokus que se resuelven con ella y, por lo demás, solo con técnicas más fáciles son raros; por eso hay menos de tres. La ayuda la encuentra cuando te atascas.
label-practice-none = Los sudokus que solo necesitan esta técnica son demasiado raros para practicarla.
label-practice-only = Cada sudoku necesita esta técnica: sin ella, todas las demás de su nivel y de los inferiores se atascan. Con ella bastan técnicas más fáciles. La ayuda la encuentra cuando te atascas.
label-practice-others = Cada sudoku se resuelve con esta técnica y otras más fáciles, aunque también servirían otras del mismo nivel. La ayuda la encuentra cuando te atascas.
label-previous = Anterior
label-question = Comprobar deducción
label-question-change = Cambiar
label-question-clear = Borrar
label-question-submit = Comprobar
label-replay = Repetición
label-replay-play = Ver las jugadas
label-replay-slider = Jugada
label-replay-stop = Detener
label-restart = Reiniciar
label-seed = Semilla
label-settings = Ajustes
label-share-help = El enlace solo contiene las pistas. Para abrirlo no hace falta cuenta.
label-share-link = Enlace a este sudoku
label-share-game = Con lo jugado y las notas
label-share-game-help = Se abre como partida propia, con todas las jugadas y notas.
label-share-race = Con mis tiempos, como carrera
label-share-race-help = La otra persona juega contra tu tiempo. El enlace contiene las pistas y cuándo llenaste cada celda.
label-share-code = Código QR del enlace
label-share-no-code = Este enlace es demasiado largo para un código QR.
label-share-send = Enviar…
label-share-format = Copiar como
label-share-text = Texto en este formato
label-share-copy = Copiar texto
label-share-save = Guardar archivo
label-share-open = Abrir en otra pestaña
label-share-picture = Imagen de la cuadrícula
label-share-picture-help = Con notas y colores, y con la ayuda que esté abierta.
label-share-png = Guardar PNG
label-share-svg = Guardar SVG
label-output-line = Línea de 81, con puntos
label-output-zeros = Línea de 81, con ceros
label-output-grid = Cuadrícula dibujada
label-output-pencilmarks = Cuadrícula de candidatos (HoDoKu)
label-output-hodoku = Línea de biblioteca de HoDoKu
label-output-sdk = SadMan / SudoCue (.sdk)
label-output-sdm = Lista de SudoCue (.sdm)
label-output-opensudoku = OpenSudoku
label-output-sukaku = 729 candidatos (sukaku)
label-output-sudokuwiki = Texto de SudokuWiki (S9B)
label-output-sudokucoach = Texto de sudoku.coach (SCv7)
label-output-json = JSON
label-output-sudokupad = Enlace a SudokuPad
label-output-fpuzzles = Enlace a f-puzzles
label-output-sudokuwiki-link = Enlace a SudokuWiki
label-output-sudokucoach-link = Enlace a sudoku.coach
label-output-sudokuexchange = Enlace a SudokuExchange
label-output-puzzle-solution = Sudoku y solución (CSV)
label-show-undecided = Mostrarlas
label-select-same = Seleccionar la misma cifra
label-show-in-grid = Ver en la cuadrícula
label-show-digit = Ver una cifra
label-menu-game = Sudoku en juego
label-menu-help = Resolver con ayuda
label-zen = Zen
label-zen-leave = Salir de Zen
label-finish = Completar el resto
label-show-pairs = Pares
label-solution = Solución
label-solution-apply = Llenar la cuadrícula
label-solutions = Soluciones
label-solve-all = Mostrar todo
label-solve-ask = ¿Mostrar la solución?
label-solve-ask-text = Una celda cuenta como ayuda. Tras ver la solución completa, la partida no cuenta como resuelta.
label-solve-cell = Mostrar una celda
label-streak = Racha
label-steps-any-digit = Todas
label-steps-more = Mostrar más
label-steps-selected = Solo celdas seleccionadas
label-stop = Parar
label-several-solutions = varias soluciones
label-rate-all = Valorar todo
label-rate-list = Valorar esta lista
label-rated-another = Abrir una lista
label-rated-empty = Pega, suelta o abre una lista de hasta 200 000 sudokus: cada uno se comprueba y se valora aquí, y nada sale de este dispositivo.
label-create-generate = Generar
label-create-list = Valorar lista
label-rated-export = Guardar lo que se muestra
label-rated-look = Por revisar
label-rated-legend = Qué significan las columnas
label-rated-score-help = Los puntos de HoDoKu por los pasos de la resolución. Dependen del camino: el mismo sudoku girado, reflejado o con otras cifras puede tener otra puntuación.
label-rated-explainer-means = Tres valoraciones: la del paso más difícil, la del más difícil antes de la primera cifra y la del primer paso.
label-rated-depth-help = Cuántas suposiciones hay que hacer, una dentro de otra, hasta que los únicos resuelven lo demás; 0 si bastan los únicos. Es igual para todas las formas de un sudoku.
label-rated-minimal-help = Si todas las pistas son necesarias. Las que sobran se cuentan de una en una: sin dos de ellas puede haber varias soluciones.
label-rated-search = Buscar
label-rated-search-help = Técnica, nombre o pistas
label-rated-explainer = Sudoku Explainer (lento)
label-rated-explainer-help = valora además cada sudoku; uno difícil tarda de segundos a minutos
label-rated-go-on = Seguir
label-rated-csv = CSV
label-rated-tsv = TSV
label-rated-json = JSON
label-look-no-solution = Sin solución
label-look-several = Varias soluciones
label-look-twin = Igual en otra forma
label-look-conflict = Cifras en conflicto
label-chip-minimal = Minimales
label-chip-once = Uno de cada forma
label-chip-symmetric = Simétricos
label-column-explainer = SE ER/EP/ED
label-rated-from = Desde
label-rated-to = Hasta
label-minimal = minimal
label-column-number = Número
label-column-verdict = Resultado
label-column-depth = Prof.
label-column-minimal = Minimal
label-column-same-as = Igual que
label-column-clues = Pistas
label-symmetry = Simetría
label-symmetry-anti-diagonal = Espejo antidiagonal
label-symmetry-diagonal = Espejo diagonal
label-symmetry-half-turn = Media vuelta
label-symmetry-horizontal = Espejo horizontal
label-symmetry-none = Ninguna
label-symmetry-quarter-turn = Cuarto de vuelta
label-symmetry-vertical = Espejo vertical
label-theme-dark = Oscuro
label-theme-light = Claro
label-tier = Elige un nivel
label-tier-easy-help = Bastan los únicos.
label-tier-medium-help = Pide candidatos bloqueados, pares o tríos.
label-tier-hard-help = Pide un pez, un ala, colores o unicidad.
label-tier-unfair-help = Pide cadenas o conjuntos casi bloqueados.
label-tier-extreme-help = Pide cadenas o redes forzadas, o muchísimos pasos difíciles.
label-toggle-centre-notes = Notas de esquina y centrales
label-toggle-clean-notes = Limpiar notas al colocar una cifra
label-toggle-conflicts = Resaltar conflictos
label-toggle-clock = Mostrar el reloj
label-toggle-expert = Usar patrones expertos
label-toggle-left-hand = Modo para zurdos
label-toggle-lock-tint = Resaltar dónde cabe la cifra fijada
label-toggle-mark-wrong = Marcar los errores al momento
label-toggle-pad-from-seven = 7 8 9 arriba en el teclado
label-toggle-peers = Resaltar fila, columna y caja
label-toggle-rare = Incluir técnicas raras
label-toggle-same-digit = Resaltar cifras iguales
label-toggle-uniqueness = Usar técnicas de unicidad
label-toggle-wasd = W A S D mueven como las flechas
label-toggle-warn-notes = Marcar notas ya descartadas
label-trial = ¿Y si…?
label-trial-give-up = Abandonar
label-trial-keep = Guardar
label-benchmark-run = Medir
label-benchmark-easy = Fáciles (12)
label-benchmark-file = Abrir una lista
label-benchmark-guesses = Conjeturas por sudoku
label-benchmark-hard = Difíciles (4)
label-benchmark-help = Mide de cuántos sudokus por segundo demuestra el motor, en este navegador, que la solución es única, y cuántos sudokus minimales genera. Una lista tiene un sudoku de 81 caracteres por línea. Trabaja en segundo plano y se puede parar.
label-benchmark-list = Lista
label-benchmark-made = Sudokus nuevos
label-benchmark-puzzles = Sudokus
label-benchmark-speed = Por segundo
label-benchmark-title = Velocidad del motor
label-contrast = Contraste
label-contrast-auto = Automático
label-dark-theme = Tema oscuro
label-dark-grey = Gris oscuro
label-dark-black = Negro
label-contrast-more = Alto
label-note-size = Tamaño de notas
label-note-size-large = Grande
label-note-size-normal = Normal
label-print = Imprimir
label-paper-source = Imprimir
label-paper-given = Sudoku en juego
label-paper-fresh = Sudokus nuevos
label-paper-kind = Hoja
label-paper-kind-puzzles = Sudokus
label-paper-kind-exercises = Ejercicios de técnicas
label-paper-per-page = Sudokus por página
label-paper-answers = Soluciones
label-paper-answers-none = No
label-paper-answers-last = Al final
label-paper-answers-each = Tras cada página
label-paper-content = En las celdas
label-paper-clues = Pistas
label-paper-entries = Mis cifras
label-paper-candidates = Todas las notas
label-paper-size = Papel
label-paper-a4 = A4
label-paper-letter = Carta
label-paper-rating = Nivel y paso más difícil
label-paper-cards = Tarjetas de ayuda
label-paper-code = Código QR para jugarlo
label-paper-name-line = Espacio para el nombre
label-paper-large = Cifras más grandes
label-paper-title = Título
label-paper-count = Cuántos
label-paper-make = Crearlos
label-paper-name = Nombre
label-settings-none = Ningún ajuste lleva eso en su nombre.
label-settings-search = Buscar
label-text-size = Tamaño de texto
label-text-size-large = Grande
label-text-size-larger = Muy grande
label-text-size-normal = Normal
label-toggle-haptics = Vibrar con los conflictos y al final
label-toggle-sound = Sonidos
label-update-now = Usarla ya
label-use-other = Usar la más reciente
label-why-not = ¿Por qué no…?

## Lo que una celda dice al lector de pantalla

cell-undecided = Las soluciones difieren aquí.
cell-colours = { $count ->
    [one] Un color.
   *[other] { $count } colores.
}
cell-candidates = Candidatos { $digits-compact }.
cell-eliminated = Eliminados { $digits-compact }.
cell-hint = Parte de la ayuda.
cell-hint-places = Vacía. La ayuda coloca { $digit }.
cell-hint-out = La ayuda elimina { $digits-compact }.
cell-paused = Oculta durante la pausa.
preview-label = Vista previa, { $clues ->
    [one] una pista
   *[other] { $clues } pistas
}
preview-placed = Vista previa, { $clues ->
    [one] una pista
   *[other] { $clues } pistas
} y { $placed ->
    [one] una cifra colocada
   *[other] { $placed } cifras colocadas
}
placed-count = { $count ->
    [one] 1 cifra colocada
   *[other] { $count } cifras colocadas
}

## La línea de estado

coloured = Coloreado: { $cells }.
colour-removed = Color quitado de { $cells }.
notes-cleaned = Notas imposibles eliminadas.
hint-taken = Ayuda aplicada: { $placed-count ->
    [0] {""}
   *[other] { $placed }{ $removed-count ->
        [0] {""}
       *[other] {"; "}
    }
}{ $removed-count ->
    [0] .
   *[other] sin { $removed }.
}
solution-taken = La solución está en la cuadrícula.
restarted = De vuelta a las pistas.
clues-fixed = { $count ->
    [one] Una pista.
   *[other] { $count } pistas.
}
jumped = { $left ->
    [0] En otra posición, con la cuadrícula llena.
    [one] En otra posición, a falta de una celda.
   *[other] En otra posición, a falta de { $left } celdas.
}
checkpoint-set = Marca { $number } puesta.
nothing-to-replay = Aún no hay jugadas que ver.
replay-at = Jugada { $at } de { $of }
checkpoint-removed = Marca quitada. Las jugadas quedan.
checkpoint-number = Marca { $number }
trial-started = ¿Y si…?: sigue jugando. «Abandonar» te trae de vuelta aquí.
trial-given-up = Abandonado. Las jugadas quedan como rama.
trial-kept = Queda como parte de la partida.
trial-line = ¿Y si…?, { $count ->
    [0] ninguna jugada
    [one] una jugada
   *[other] { $count } jugadas
} desde la marca.
branch-counts = { $checkpoints ->
    [0] Ninguna marca
    [one] 1 marca
   *[other] { $checkpoints } marcas
}{ $dead ->
    [0] {""}
    [one] , 1 punto muerto
   *[other] , { $dead } puntos muertos
}
branch-placed = { $digit } en { $cells }
fault-twice = dos veces el { $digit } en { $house }
fault-no-digit = nada cabe en { $cell }
fault-no-place = el { $digit } no cabe en { $house }
fault-wrong = { $cell } no es { $digit }
mode-centre = Modo de notas centrales.
mode-colour = Modo de colores.
digit-noting = Anotando el { $digit }. Toca las celdas.
digit-noting-key = Anotando el { $digit }. Toca { $digit } otra vez para terminar.
colour-giving = Color { $colour }. Toca las celdas.
colour-giving-key = Color { $colour }. Tócalo otra vez para terminar.
needs-two-kinds = Las notas centrales están desactivadas. Activa «Notas de esquina y centrales» en Ajustes.
nothing-to-promote = Aquí no hay una nota única que colocar.
notes-erased = Notas borradas en { $cells }.
notes-centralised = Las notas de esquina de { $cells } son ahora centrales.
note-impossible = El { $digit } ya está en una fila, columna o caja de { $cells }.
candidate-coloured = Candidato { $digit } coloreado en { $cells }.
candidate-colour-removed = Color quitado del candidato { $digit } en { $cells }.
showing-digit = Mostrando el { $digit }: { $left ->
    [0] ninguno por colocar
    [1] uno por colocar
    [2] dos por colocar
    [3] tres por colocar
    [4] cuatro por colocar
    [5] cinco por colocar
    [6] seis por colocar
    [7] siete por colocar
    [8] ocho por colocar
   *[other] nueve por colocar
}, { $count ->
    [one] cabe en { $count } celda.
   *[other] cabe en { $count } celdas.
}
showing-pairs = Celdas con dos candidatos: { $count }.
filter-ended = Todas las cifras se ven otra vez igual.
cell-note-colours = Candidatos coloreados { $digits }.
key-taken = { $key } ya sirve para esto:
key-fixed = { $key } no se puede cambiar.
key-of-pad = Num { $key }
entry-count = { $count ->
    [one] { $count } pista:
   *[other] { $count } pistas:
}
entry-help = escríbelas; 0 o Espacio salta una celda.
one-cell-only = Hay varias celdas seleccionadas. Una misma cifra no puede ir en todas; las notas sí.
today-date = { when-weekday }, { when-day }
daily-progress = { $done } de { $count }
streak-days = { $count ->
    [one] día con un sudoku diario resuelto
   *[other] días con un sudoku diario resuelto
}
streak-best = Mejor: { $best }
calendar-month = { $month ->
        [1] Enero
        [2] Febrero
        [3] Marzo
        [4] Abril
        [5] Mayo
        [6] Junio
        [7] Julio
        [8] Agosto
        [9] Septiembre
        [10] Octubre
        [11] Noviembre
       *[other] Diciembre
    } de { $year }
calendar-day = { when-day }, { $solved ->
    [one] { $solved } de 3 resuelto
   *[other] { $solved } de 3 resueltos
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
solved-by-engine = La cuadrícula se llenó con la solución. No cuenta como resuelta.
done-fastest = El más rápido de tus { $count } sudokus de nivel { $tier }.
done-second = Tu segundo { $tier }. El otro: { $time }.
done-place = El { $place }.º más rápido de tus { $count } sudokus de nivel { $tier }.
done-far = Por tiempo, el número { $place } de tus { $count } sudokus de nivel { $tier }.
done-best = mejor { $time }
longest-time = máximo { $time }
done-helped = Para tus tiempos cuentan las partidas sin ayuda.
done-hinted = { hints-used }. Tu mediana sin ayudas es { $time }.
done-hinted-only = { hints-used }. Para tus tiempos cuentan las partidas sin ayudas.
done-back = { $count ->
    [one] { $moves ->
        [one] una jugada
       *[other] { $moves } jugadas de una vez
    }
   *[other] { $count } veces, { $moves } jugadas
}
done-median = mediana { $time }
end-seen = La cuadrícula está completa. Ya habías visto la solución.
end-three = Los tres de hoy{ $count ->
    [0] .
    [1] .
   *[other] , { $count } días seguidos.
}
end-streak = { $count } días seguidos.
end-first = Resuelto: tu primer { $tier } sin ayuda.
end-fastest = Muy bien: tu { $tier } más rápido hasta ahora.
end-new-technique = Muy bien, tu primer sudoku con este paso: { $technique }.
end-alone = { $count ->
    [one] Muy bien: la celda, sin ayuda.
   *[other] Muy bien: las { $count } celdas sin una sola ayuda.
}
end-few-hints = Resuelto: { $own } de { $count } celdas por tu cuenta.
end-many-hints = Resuelto. { $own ->
    [one] 1 celda
   *[other] { $own } celdas
} por tu cuenta, y el resto explicado.
end-explained = Resuelto, con todos los pasos explicados.
end-listed = Resuelto, con los pasos a la vista.
end-daily = Diario { $tier }, { weekday } { when-day }
end-hinted = { $count ->
    [one] Una de tus ayudas fue sobre este paso.
   *[other] { $count } de tus ayudas fueron sobre este paso.
}
end-days = { $count ->
    [0] Sin días seguidos
    [one] 1 día hasta ahora
   *[other] { $count } días seguidos
}
end-today = hoy { $count } de 3
end-todays = El { $tier } de hoy
end-another = Otro { $tier }
end-harder = Más difícil: { $tier }
end-total = { $time } en total
end-shared = Nonet, { when-day }: { label-tier-easy } { $easy }, { label-tier-medium } { $medium }, { label-tier-hard } { $hard }.{ $count ->
    [0] {""}
    [one] {""}
   *[other] {" "}{ $count } días seguidos.
}
progress-times = { $count ->
    [one] Un { $tier } sin ayuda
   *[other] { $count } de nivel { $tier } sin ayuda
}
race-ahead = { $count ->
    [one] 1 celda de ventaja
   *[other] { $count } celdas de ventaja
}
race-behind = { $count ->
    [one] 1 celda por detrás
   *[other] { $count } celdas por detrás
}
race-begun = Una carrera: tu rival resolvió este sudoku en { $time }. Tu tiempo ya corre.
race-helped = { $time }, con ayuda
race-level = Empate
race-lost = Resuelto. Tu rival tardó { $time } menos.
race-over = Tu rival tardó { $time }
race-progress = Carrera: llevas { $own } de { $count } celdas. A estas alturas, tu rival llevaba { $theirs }.
race-tied = Resuelto en el mismo tiempo que tu rival.
race-unreadable = Los tiempos del enlace están dañados. El sudoku se abre sin carrera.
race-won = Ganaste la carrera por { $time }.
race-words = Resolví este sudoku en { $time }. ¿Puedes hacerlo más rápido?
picture-copied = Imagen copiada.
picture-saved = Imagen guardada.
picture-shared = Imagen compartida.
picture-refused = El navegador no pudo crear la imagen.
done-no-hints = ninguna
done-nudges = { $nudges }, solo dónde mirar
done-hints = { $count }, { $shown ->
    [one] { $shown } mostrada entera
   *[other] { $shown } mostradas enteras
}
done-hints-full = { $count ->
    [one] { $count }, mostrada entera
   *[other] { $count }, mostradas enteras
}
full-but-wrong = La cuadrícula está llena, pero hay cifras erróneas.
solved = Resuelto en { $time }.
check-fine = { $count ->
    [0] Aún no hay cifras que revisar.
    [one] Tu cifra es correcta.
   *[other] Las { $count } cifras son correctas.
}
read-house = En { $house }: { $digits }.
read-remaining = Por colocar: { $counts }.
read-all-placed = Cada cifra está nueve veces en la cuadrícula.
read-candidates = { $cell } puede ser { $digits-compact }.
read-no-candidate = Ninguna cifra cabe en { $cell }.
no-hint-in = De momento no se deduce nada para { $cell }.
hint-level = Ayuda { $level } de { $of }.
hint-sentence = { $sentence }
deduction-opened = Selecciona celdas, pulsa cifras y elige «Comprobar».
impossible = El { $digit } ya está descartado en { $cells }.

## Distintivos y paneles

verdict-conflict = cifras en conflicto
verdict-none = sin solución
verdict-several = { $count } soluciones
verdict-several-more = más de { $count } soluciones
verdict-unknown = sin comprobar
verdict-checking = comprobando
found-one = Una solución.
found-several = { $count } soluciones.
found-several-more = Más de { $count } soluciones; estas son las primeras { $count }.
found-from = A partir de { $clues ->
    [one] la única pista
   *[other] las { $clues } pistas
}, no de tus cifras.
found-undecided = { $count ->
    [one] Difieren en una celda, que está marcada.
   *[other] Difieren en { $count } celdas, que están marcadas.
}
solution-at = { $at } de { $of }
making = Buscando un sudoku. Puedes seguir jugando.
making-for = Buscando un sudoku: { $goal }. Puedes seguir jugando.
making-tried = { $tried ->
    [one] { $tried } probado.
   *[other] { $tried } probados.
}
entry-name = { $number }. { $name }
import-hidden = Este texto tiene { $bytes } bytes. Está leído, pero es demasiado largo para mostrarlo aquí.
import-reading = { $count ->
    [one] { $count } sudoku leído hasta ahora.
   *[other] { $count } sudokus leídos hasta ahora.
}
import-checking = { $count } de { $of } comprobados.
import-more = El texto contiene más: se leyeron los primeros { $limit } sudokus.
rated-found = { $count } de { $of } a la vista
rated-writing = Escribiendo la tabla: { $percent } %
rated-count = { $count } de { $of } valorados
redundant = { $count ->
    [one] sobra { $count }
   *[other] sobran { $count }
}
differ-in = { $count ->
    [one] difiere { $count } celda
   *[other] difieren { $count } celdas
}
rated-title = { $count ->
    [one] { $name } (un sudoku)
   *[other] { $name } ({ $count } sudokus)
}
rated-unread = { $count ->
    [one] No se pudo leer un registro.
   *[other] No se pudieron leer { $count } registros.
}
rated-speed = { $count ->
    [one] { $count } valorado
   *[other] { $count } valorados
}, { $speed } por segundo, quedan unos { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
}
rated-bars = Elegidos de { $from } a { $to }: { $count }
rated-bars-from = Elegidos desde { $from }: { $count }
import-taken = { $count } de { $of } elegidos
import-play-list = { $count ->
    [one] Jugar el elegido
   *[other] Jugar estos { $count } en orden
}
seed-invalid = Escribe un número entero, o nada.
explainer-ratings = Sudoku Explainer: valoración { $er }, perla { $ep }, diamante { $ed }
grade-unscored = { $tier }. Lo más difícil: { $hardest }.
technique-of-tier = Un sudoku cuyo paso más difícil es { $technique } es de nivel { $tier }. Elige { $tier } o «{ label-studio-any }», u otra técnica.

## Ayudas

explanations-loading = Cargando la explicación. Un momento.
technique-named = { $technique }.
technique-about = { $technique-about }
paper-puzzles = { $count ->
    [one] Un sudoku.
   *[other] { $count } sudokus.
}
paper-preparing = { $left ->
    [one] Falta uno por resolver…
   *[other] Faltan { $left } por resolver…
}
paper-print = { $pages ->
    [one] Imprimir una página
   *[other] Imprimir { $pages } páginas
}
paper-page = Página { $page } de { $pages }
paper-proof = { $count ->
    [one] Nonet. Tiene solución única.
   *[other] Nonet. Cada uno tiene solución única.
}
paper-look = Busca el { $digit } en { $house }.
paper-stuck = Si te atascas: { $technique }.
paper-find = Encuentra: { $technique }
paper-count-invalid = Un número del 1 al { $most }.
hint-where-house = Mira { $house }.
hint-where-grid = Mira toda la cuadrícula.
hint-where-houses = Mira { $houses-counted }.
hint-houses = El patrón está en { $houses }.
hint-brief = { $technique } en { $houses }.
hint-pattern = Marcado en la cuadrícula: { $cells }.
hint-pattern-single = Los { $digit } marcados dejan una sola celda para el { $digit } en { $house }.
hint-wrong-digits = Lo escrito en { $cells } no coincide con la solución.
hint-wrong-eliminations = En { $cells } se eliminó un candidato que la solución necesita.
in-notation = En notación
hint-only-one = No hay otro paso tan fácil como este.
hint-searching = Nada más sencillo sirve aquí. Buscando una demostración por casos…
hint-found = Encontrada una demostración de { $lines ->
    [one] una línea
   *[other] { $lines } líneas
} con { $suppositions ->
    [one] una suposición
   *[other] { $suppositions } suposiciones
}. Buscando otra más corta…
mistake-where = Algo no encaja en { $house }.
mistake-which = La cifra de { $cell } es errónea.
mistake-which-note = En { $cell } se eliminó un candidato que va ahí.
mistake-dead-cell = Tu { $digit } en { $cell } no puede quedarse: con ese { $digit }, { $dead } no tiene ningún candidato.
mistake-dead-house = Tu { $digit } en { $cell } no puede quedarse: con ese { $digit }, no queda sitio para el { $missing } en { $house }.
mistake-conflict = Tu { $digit } en { $cell } no puede quedarse: ya hay un { $digit } en { $other }.
mistake-solution = Tu { $digit } en { $cell } no puede quedarse: la única solución tiene ahí otra cifra.
mistake-elimination = Se eliminó el { $digit } de { $cell }, pero { $cell } es { $digit }:
link-start = Si { $from-count ->
    [one] { $from } no es
   *[other] { $from } no son
} { $from-digits }, { $to-count ->
    [one] { $to } es
   *[other] una de las celdas { $to } es
} { $to-digits }.
link-pair = { $from-count ->
    [0] Entonces
    [one] Si { $from } es { $from-digits }, entonces
   *[other] Si una de las celdas { $from } es { $from-digits }, entonces
} { $between-count ->
    [one] { $between } no es
   *[other] { $between } no son
} { $between-digits }, así que { $to-count ->
    [one] { $to } es
   *[other] una de las celdas { $to } es
} { $to-digits }.
link-weak = { $from-count ->
    [0] Entonces
    [one] Si { $from } es { $from-digits }, entonces
   *[other] Si una de las celdas { $from } es { $from-digits }, entonces
} { $to-count ->
    [one] { $to } no es
   *[other] { $to } no son
} { $to-digits }.
link-start-cell = Si { $from } no es { $from-digits }, es { $to-digits }.
link-start-house = Si { $from-count ->
    [one] { $from } no es
   *[other] { $from } no son
} { $from-digits }, el { $to-digits } de { $house } está en { $to-count ->
    [one] { $to }
   *[other] una de las celdas { $to }
}.
link-start-set = Si { $from-count ->
    [one] { $from } no es
   *[other] { $from } no son
} { $from-digits }, { $taker-count ->
    [0] el conjunto casi bloqueado
   *[other] { $taker } toma una cifra del conjunto casi bloqueado
} { $set-group } ({ $set-digits }){ $taker-count ->
    [0] {" "}contiene
   *[other] , que entonces contiene
} todas sus demás cifras{ $left-count ->
    [0] : { $to-count ->
        [one] { $to } es
       *[other] una de las celdas { $to } es
    } { $to-digits }.
   *[other] {" "}y en { $to } solo queda { $to-digits }.
}
link-pair-cell = { $from-count ->
    [0] Entonces
    [one] Si { $from } es { $from-digits }, entonces
   *[other] Si una de las celdas { $from } es { $from-digits }, entonces
} { $between } no es { $between-digits }, sino { $to-digits }.
link-pair-house = { $from-count ->
    [0] Entonces
    [one] Si { $from } es { $from-digits }, entonces
   *[other] Si una de las celdas { $from } es { $from-digits }, entonces
} { $between-count ->
    [one] { $between } no es
   *[other] { $between } no son
} { $between-digits }, así que el { $to-digits } de { $house } está en { $to-count ->
    [one] { $to }
   *[other] una de las celdas { $to }
}.
link-pair-set = { $from-count ->
    [0] Entonces
    [one] Si { $from } es { $from-digits }, entonces
   *[other] Si una de las celdas { $from } es { $from-digits }, entonces
} { $between-count ->
    [one] { $between } no es
   *[other] { $between } no son
} { $between-digits }{ $taker-count ->
    [0] , así que el conjunto casi bloqueado
   *[other] ; { $taker } toma una cifra del conjunto casi bloqueado
} { $set-group } ({ $set-digits }){ $taker-count ->
    [0] {" "}contiene
   *[other] , que entonces contiene
} todas sus demás cifras{ $left-count ->
    [0] : { $to-count ->
        [one] { $to } es
       *[other] una de las celdas { $to } es
    } { $to-digits }.
   *[other] {" "}y en { $to } solo queda { $to-digits }.
}
loop-cell = { $cell } toma una de las cifras { $ends }, así que pierde { $out }.
loop-house = Una de las celdas { $ends } es { $digit }, así que { $others-count ->
    [one] { $others } no es
   *[other] { $others } no son
} { $digit }.
loop-set = El { $digit } tiene que estar en { $set-or }, así que { $others-count ->
    [one] { $others } no es
   *[other] { $others } no son
} { $digit }.
kite-ends = { $removed-claim }: { $houses } forman una cometa con los extremos lejanos { $ends }, y al menos uno de ellos es { $digits }.
rectangle-link = Si { $removed-cells } fuera { $digits }, { $far } no lo sería y { $near } sí.
colours-meet = { $near } ve también { $far }, así que el color de { $opposite } o el de { $across } es verdadero también.
firework-at = En la fila y la columna de { $crossing }, las cifras { $digits } solo caben en las alas { $wings } y en la caja donde se cruzan las dos líneas.
exocet-mirror = La cifra del objetivo { $target } está también en { $houses }, donde solo { $mirror } puede tenerla{ $digits-count ->
    [0] .
    [one] : con { $digits } en { $target }, esa cifra no tendría ahí ningún sitio.
   *[other] : con cualquiera de las cifras { $digits } en { $target }, esa cifra no tendría ahí ningún sitio.
}
exocet-part = Sean cuales sean las cifras de las celdas base { $base }, los objetivos { $targets } toman las mismas.
exocet-lines = Un objetivo es { $digits }, así que dos de { $crossed } tienen su { $digits } fuera de las cajas: uno en cada una de { $houses }, donde ninguna otra celda puede ser { $digits }.
fish-choice = { $removed-claim }: { $unheld ->
    [0] en el pez con { $covers } como cobertura, { $removed-cells } { $removed-cells-count ->
        [one] está
       *[other] están cada una
    } en { $within ->
        [1] una unidad de cobertura
       *[other] dos unidades de cobertura, que un mismo { $digits } agotaría a la vez,
    } y { $removed-cells-count ->
        [one] ve
       *[other] ven
    } { $fins-count ->
        [one] la aleta { $fins }.
       *[other] las aletas { $fins }.
    }
   *[other] { $fins-count ->
        [one] si la aleta { $fins } no fuera { $digits }
       *[other] si ninguna de las aletas { $fins } fuera { $digits }
    }, todos los { $digits } de { $bases } estarían en { $held }, donde no caben tantos. { $fins-count ->
        [one] Por eso la aleta es { $digits }
       *[other] Por eso al menos una de estas aletas es { $digits }
    }, y { $removed-cells } { $removed-cells-count ->
        [one] ve
       *[other] ven
    } { $fins-count ->
        [one] la aleta.
        [2] ambas.
       *[other] todas ellas.
    }
}
cell-assumed = { $digit }, supuesto por la ayuda.
cell-tried = { $digit }, supuesto.
blocked = El { $digit } de { $cell } bloquea { $house }.
case-supposed = Supongamos que { $cell } es { $digit }.
net-case = Caso { $number }: supongamos que { $cell } es { $digit }.
case-only-digit = { $cell } es { $digit }, el único candidato que le queda.
case-only-place = { $cell } es { $digit }, pues en { $house } no hay otro sitio para el { $digit }.
case-locked = El { $digit } de { $home } está en su cruce con { $other }, así que el resto de { $other } no tiene { $digit }.
case-naked = A { $cells } solo les quedan { $digits }, así que ninguna otra celda de { $house } puede tomar esas cifras.
case-hidden = En { $house }, las cifras { $digits } solo caben en { $cells }, así que estas celdas no toman ninguna otra.
case-dead-cell = A { $dead } no le queda ningún candidato, así que { $cell } no es { $digit }.
case-dead-house = No queda sitio para el { $missing } en { $house }, así que { $cell } no es { $digit }.
proof-step = { $of ->
    [1] { $technique }
   *[other] Paso { $at } de { $of }: { $technique }{ $at ->
        [1] . El más difícil: { $hardest }
       *[other] {""}
    }
}
deduction-asked = { $removed-count ->
    [0] {""}
   *[other] ¿Se puede eliminar { $removed }?
}{ $placed-count ->
    [0] {""}
   *[other] ¿Es correcto { $placed }?
}
deduction-proved = Correcto, y este es el porqué:
deduction-true = Coincide con la solución, pero ninguna técnica conocida aquí lo demuestra.
deduction-open = Este sudoku no tiene solución única, y la deducción no se sigue de la cuadrícula.
deduction-needed = No es correcto. El { $digit } va en { $cell }:
deduction-wrong = No es correcto. { $cell } no puede ser { $digit }:
hint-conflicting = Hay cifras en conflicto en { $cells }. Corrígelas primero.
hint-complete = La cuadrícula está completa.
hint-stuck = El siguiente paso pide una técnica que aquí no se conoce. «Revisar» y «Solución» siguen funcionando.

## Enlaces que dibuja quien juega

mode-links = Modo de enlaces. Pulsa dos candidatos para un enlace fuerte, otra vez para uno débil y otra para quitarlo.
links-help = Pulsa dos candidatos para un enlace fuerte, otra vez para uno débil y otra para quitarlo.
links-count = { $count ->
    [one] 1 enlace
   *[other] { $count } enlaces
}
link-begun = { $from-digits } en { $from }: ahora el otro extremo.
link-given-up = Ningún enlace desde { $from-digits } en { $from }.
link-drawn-strong = Enlace fuerte, { $digits }: { $from } y { $to }.
link-drawn-strong-in-cell = Enlace fuerte en { $from }: { $digits }.
link-drawn-weak = Enlace débil, { $digits }: { $from } y { $to }.
link-drawn-weak-in-cell = Enlace débil en { $from }: { $digits }.
link-removed = Enlace quitado, { $digits }: { $from } y { $to }.
links-cleared = Todos los enlaces quitados.
links-few = Solo los enlaces que se tocan se pueden comprobar como cadena.
link-ends = { $digit } en { $from } o { $to }
link-ends-in-cell = { $from-digits } o bien { $to-digits }
link-ends-apart = { $from-digits } en { $from } o bien { $to-digits } en { $to }
link-only-two = solo dos en { $house }
link-two-digits = { $cell } solo tiene estos dos
link-not-both = no ambos en { $house }
link-one-digit = no ambos en { $cell }
link-third-place = un tercer sitio en { $house }: { $cell }
link-third-digit = { $cell } tiene un tercer candidato, { $digit }
link-apart = ninguna fila, columna, caja o celda contiene ambos extremos
link-gone = el { $digit } ya no puede ir en { $cell }
link-two-strong = el enlace contiguo también es fuerte
