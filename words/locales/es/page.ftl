# Lo que dice la página en español. Frases cortas y sencillas, sin signos de exclamación.
# `label-…` es un control o un título; lo demás son mensajes. Los argumentos se declaran en en/page.ftl.

## Looked up: how things on the grid are written

# Cómo se escribe lo que hay en la cuadrícula. Las unidades llevan artículo: «las filas 3, 4 y 5». Las cadenas usan la notación de Eureka.
cell-letters = F{ $row }C{ $column }
cell-letters-row = { $number }
cell-letters-column = { $number }
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
kinds-and = { and }
cycle-gap = { comma }
house-rows = las filas { $numbers }
house-columns = las columnas { $numbers }
house-boxes = las cajas { $numbers }
read-empty-cell = vacía
read-count = { $digit }: { $count ->
    [one] una vez
   *[other] { $count } veces
}

## Looked up: what index.html says before the program runs, or when it broke: one line each

page-description = Juega, genera, resuelve y entiende sudokus. Sin instalar nada, también sin conexión, y nada sale de tu navegador.
page-desktop = Una partida en el ordenador
page-phone = Una partida en el móvil
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
label-import-anywhere = Se puede pegar en cualquier parte de la página.
label-import-accept = Jugar este sudoku
label-import-solve = Ver la solución
label-import-anyway = Jugar aun así
label-import-choices = Sudokus en este texto
label-import-correct = Abrir para corregir
label-import-file = Abrir archivo
label-import-show-line = Mostrar en el texto
label-import-help = Un texto, una lista, un enlace, una imagen o un código QR. Nonet lee las imágenes en este dispositivo y no las guarda.
label-import-library = En tu biblioteca
label-import-library-none = Aún no
label-import-library-waiting = Sin empezar
label-import-library-begun = En curso
label-import-library-solved = Resuelto
label-import-placed = Cifras colocadas
label-import-text = Pega, suelta, escribe o fotografía
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
label-cell-names = Nombres de las celdas
label-cell-names-letters = F1C1
label-cell-names-numbers = r1c1
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
link-two-weak = el enlace contiguo también es débil
links-hold = Sí, todos los enlaces son válidos.
links-idle = La cadena no elimina nada aquí.
links-fail = { $count ->
    [one] No, un enlace no es válido.
   *[other] No, { $count } enlaces no son válidos.
}
links-apart = No, los enlaces no forman una sola cadena.
links-forked = No, más de dos enlaces se juntan en { $from-digits } de { $from }.
links-remove = { $cells-count ->
    [one] { $cells } no puede ser { $digit }: ve
   *[other] { $cells } no pueden ser { $digit }: cada una ve
} { $from } y { $to }, y una de ellas es { $digit }.
links-remove-two = { $from-digits } está en { $from } o bien { $to-digits } en { $to }: se puede eliminar { $removed }.
links-loop = En un bucle, también un extremo de cada enlace débil es verdadero: se puede eliminar { $removed }.
links-false = Si { $removed } fuera verdadero, la cadena lo haría falso: se puede eliminar.
links-true = { $cell } es { $digit }: si no lo fuera, la cadena haría que lo fuera.
links-apply = { $placed-count ->
    [0] {""}
   *[other] Colocar { $placed }
}{ $removed-count ->
    [0] {""}
    [one] Eliminar { $removed }
   *[other] Eliminar { $removed-count } candidatos
}

## Listas de pasos

step-places = Coloca { $effects }
step-removes = Elimina { $effects }
steps-found = { $count ->
    [0] Ningún paso encontrado.
    [one] Un paso.
   *[other] { $count } pasos.
}
steps-easiest = { $tier }: { $count ->
    [one] un paso
   *[other] { $count } pasos
}. De todos los niveles: { $of }.
steps-techniques = { $count ->
    [one] una técnica
   *[other] { $count } técnicas
}
lists-blocked = Hay un error en la cuadrícula. «Revisar» muestra dónde.
finish-harder = Para el resto no bastan los únicos.
steps-filtered = { $count } de { $of } pasos.
path-steps = { $count ->
    [one] Un paso.
   *[other] { $count } pasos.
}
path-stuck = El resto pide técnicas que aquí no se conocen.
path-at = Paso { $at } de { $of }: { $technique }. Es una vista previa; Esc vuelve a tu partida.
path-preview = Es una vista previa. Esc o Cerrar vuelven a tu partida.

## Avisos

wrong-digits = { $count ->
    [one] La cifra de { $cells } es errónea.
   *[other] { $count } cifras son erróneas: { $cells }.
}
check-title = { $count ->
    [one] Error en { $cells }
   *[other] { $count } cifras erróneas
}
check-hatched = { $count ->
    [one] La cifra errónea está rayada.
   *[other] Las cifras erróneas están rayadas.
}
check-right = { $count ->
    [0] No hay más cifras escritas.
    [one] La otra cifra es correcta.
   *[other] Las otras { $count } son correctas.
}
check-remove = { $count ->
    [one] Quitar la cifra errónea
   *[other] Quitar las { $count } cifras erróneas
}
check-notes-title = { $count ->
    [one] Falta una nota
   *[other] Faltan { $count } notas
}
check-notes = { $count ->
    [one] A una celda le falta una nota que la solución necesita.
   *[other] A { $count } celdas les falta una nota que la solución necesita.
}
check-add = { $count ->
    [one] Añadir la nota
   *[other] Añadir las { $count } notas
}
check-back-note = { $count ->
    [one] Retira una jugada, que queda en Ramas
   *[other] Retira { $count } jugadas, que quedan en Ramas
}
wrong-removed = { $count ->
    [one] Cifra errónea quitada.
   *[other] { $count } cifras erróneas quitadas.
}
notes-restored = { $count ->
    [one] Nota recuperada.
   *[other] { $count } notas recuperadas.
}
not-digit = No es { $digit }.
zen-entered = Zen. F o Esc te traen de vuelta.
zen-left = Vuelve toda la página.
cells-changed = Cambiado: { $cells }.
many-solutions = Esta cuadrícula tiene { $count } soluciones, así que algunas celdas no se pueden determinar.
many-solutions-more = Esta cuadrícula tiene más de { $count } soluciones, así que algunas celdas no se pueden determinar.
no-solution = Sin solución: estas pistas no se pueden completar.
no-solution-cell = Sin solución: a { $cell } no le queda ninguna cifra posible.
no-solution-house = Sin solución: el { $digit } no tiene sitio en { $house }.
not-checked = No se pudo determinar en un tiempo razonable si este sudoku tiene solución única.
clues-conflict = Hay pistas en conflicto. Corrígelas primero.
needs-one-solution = Solo se puede revisar un sudoku con solución única.
new-game = Sudoku nuevo: { $clues } pistas.
new-game-for = Sudoku nuevo: { $goal }.
new-game-using = Sudoku nuevo: { $technique }. También servirían otras igual de difíciles.
no-match = No se encontró ningún sudoku así ({ $puzzles } probados). Vuelve a intentarlo o pide menos.
blank-started = Escribe las pistas de tu sudoku y elige después «Listo».
practice-started = Práctica: { $technique }.
practice-number = Práctica { $number }
not-found = No se encontró ningún sudoku: { $wanted }. Vuelve a intentarlo o pide menos.
missed-clue-count = Pediste { $asked } pistas y salieron { $got }. Otra semilla puede acertar más.
cannot-make = Con estos ajustes no se puede crear ningún sudoku.
stopped = Parado. No ha cambiado nada.
worker-restarted = El motor se detuvo de repente y se ha reiniciado. Tu partida no ha cambiado; vuelve a intentarlo.
worker-gone = El motor no arranca en este navegador. Puedes seguir jugando, pero sin ayudas, comprobaciones ni sudokus nuevos.
worker-silent = El motor lleva un rato sin responder. Quizá siga trabajando; si no llega nada, reinícialo. Tu partida no ha cambiado.
update-at-host = El sitio tiene otra versión de esta página, y la guardada en este navegador no puede actualizarse sola. Tus partidas se conservan.
update-ready = Hay una versión nueva lista. Tu partida queda como está.
newer-in-other-tab = Esta partida es más reciente en otra pestaña.
both-ways-kept = Seguiste esta partida de dos maneras. La Biblioteca tiene una partida de cada una.
went-on-as-copy = Otra pestaña siguió con esta partida. Aquí continúa como copia.

## La biblioteca

count = { $count }
solved-of = { $solved } de { $count }
starter-missing = No se pudo cargar la colección.
games-kept =
    { $count ->
        [one] Una partida.
       *[other] { $count } partidas.
    }
games-found =
    { $count ->
        [0] Ninguna partida encontrada.
        [one] Una partida encontrada.
       *[other] { $count } partidas encontradas.
    }
newer-games =
    { $count ->
        [one] Una partida es de una versión más reciente de Nonet. Se conserva.
       *[other] { $count } partidas son de una versión más reciente de Nonet. Se conservan.
    }
unreadable-games =
    { $count ->
        [one] Una partida no se puede leer. Se conserva, y «Exportar todo» la incluye.
       *[other] { $count } partidas no se pueden leer. Se conservan, y «Exportar todo» las incluye.
    }
database-missing = Este navegador solo conserva la partida en juego, como en las ventanas privadas. Puedes seguir jugando.
storage-persistent = El navegador ha aceptado no borrarlo.
persistence-refused = El navegador no ha aceptado. Exporta de vez en cuando.
tier-count = { $tier } { $count }
tier-solved = { $count ->
    [one] { $count } resuelto
   *[other] { $count } resueltos
}
game-not-begun = Sin empezar
game-progress = { $percent } %
game-solved-by-engine = Solución vista
game-daily = Diario, { $day } { $month ->
        [1] ene.
        [2] feb.
        [3] mar.
        [4] abr.
        [5] may.
        [6] jun.
        [7] jul.
        [8] ago.
        [9] sept.
        [10] oct.
        [11] nov.
       *[other] dic.
    }
daily-count = Diarios: { $count }
hints-used =
    { $count ->
        [0] Sin ayudas
        [one] 1 ayuda
       *[other] { $count } ayudas
    }
when-today = Hoy, { $time }
when-yesterday = Ayer
when-weekday =
    { $weekday ->
        [0] Lunes
        [1] Martes
        [2] Miércoles
        [3] Jueves
        [4] Viernes
        [5] Sábado
       *[other] Domingo
    }
weekday =
    { $weekday ->
        [0] lunes
        [1] martes
        [2] miércoles
        [3] jueves
        [4] viernes
        [5] sábado
       *[other] domingo
    }
when-day = { $day } de { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[other] diciembre
    }
when-date = { $day }/{ $month }/{ $year }
game-deleted = Partida eliminada.
collection-deleted = Colección eliminada. Las partidas empezadas se conservan.
library-merged = { $added ->
    [one] { $added } añadida
   *[other] { $added } añadidas
}, { $known ->
    [one] { $known } ya estaba.
   *[other] { $known } ya estaban.
}
library-damaged = Este archivo no es una biblioteca de Nonet, o está dañado. No ha cambiado nada.
library-newer = Este archivo es de una versión más reciente de Nonet. Vuelve a cargar la página y después impórtalo.
statistics-summary =
    { $count ->
        [one] Una partida resuelta
       *[other] { $count } partidas resueltas
    }, { $hours ->
        [one] una hora de juego
       *[other] { $hours } horas de juego
    }
statistics-summary-minutes =
    { $count ->
        [one] Una partida resuelta
       *[other] { $count } partidas resueltas
    }, { $minutes ->
        [one] un minuto de juego
       *[other] { $minutes } minutos de juego
    }
median-and-best = mediana · mejor { $best }
best-of-few = mejor
only-time = el único tiempo sin ayuda
no-time-alone = Aún no hay tiempos: resuelve uno sin ayuda.
too-few-for-curve = Muy pocos para una curva. Se muestra a partir de { $least } resueltos.
technique-met = { $alone } sin ayuda, { $nudged } con indicación, { $shown ->
    [one] { $shown } mostrada
   *[other] { $shown } mostradas
}

## Avisos sobre lo guardado

saved-unreadable = La partida guardada no se pudo leer. Se conserva, y aquí tienes un sudoku nuevo.
game-unreadable = Esta partida no se puede leer. Se conserva.
import-unread = { $count } de { $of } no se { $count ->
        [one] puede leer y queda
       *[other] pueden leer y quedan
    } fuera.
import-read-as = { $count ->
    [one] Una línea de texto, leída como un sudoku
   *[other] { $count } líneas de texto, leídas como un sudoku
}
import-skipped = { $count ->
    [one] Se saltó una línea: la { $lines }.
   *[other] Se saltaron { $count } líneas: { $lines }.
}
link-unreadable = El sudoku de este enlace no se puede leer: { $reason }
puzzle-seed = Semilla { $seed }
puzzle-practice = Práctica: { $technique }
file-unreadable = El archivo { $name } no se puede leer como texto. Elige un archivo de texto de hasta 4 MB.
copied = Copiado.
copy-refused = El navegador no permite copiar. Selecciona el texto y cópialo tú.
explanations-missing = No se pudieron cargar las explicaciones. Cierra la tarjeta y vuelve a intentarlo.
back-before-mistake = De vuelta al punto anterior al primer error. { $left ->
    [one] Falta una celda.
   *[other] Faltan { $left } celdas.
}
nothing-wrong = Ninguna cifra errónea.
branch-kept = Lo que vino después queda como rama.

## Looked up: why a text is no puzzle

read-empty = Aquí aún no hay nada.
read-too-large = Es demasiado texto: { $bytes } bytes; de una vez se pueden leer { $limit } como mucho.
read-binary = Línea { $line }, columna { $column }: esto no es texto. Abre un archivo de texto.
read-unexpected-char = Línea { $line }, columna { $column }: «{ $found }» no es una celda. Una celda es una cifra del 1 al 9 o, si está vacía, uno de 0 . * _ - ? x
read-unexpected-word = Línea { $line }, columna { $column }: «{ $found }» no es una celda.
read-numbers = Línea { $line }, columna { $column }: { $found } números, la mayoría de más de una cifra, que no son celdas. Una celda es una cifra, 0 si está vacía, o sus candidatos, cada cifra una vez, como en 128.
read-cell-count = Línea { $line }: { $found ->
    [one] se encontró una celda
   *[other] se encontraron { $found } celdas
}; un sudoku tiene 81.
read-row-length = { $rows ->
    [one] La fila { $row }
   *[other] Hay { $rows } filas entre las líneas { $first } y { $last }, pero la fila { $row }
} tiene { $found ->
    [one] una celda
   *[other] { $found } celdas
} en vez de 9: { $text } (línea { $line })
read-row-count = { $rows ->
    [one] Hay una fila en la línea { $first }
   *[other] Hay { $rows } filas entre las líneas { $first } y { $last }
}; un sudoku tiene 9. (línea { $line })
read-words = No se encontró ningún sudoku en este texto: ninguna línea tiene 81 celdas, ni hay nueve líneas de nueve celdas.
read-damaged = Línea { $line }, columna { $column }: parece el formato «{ $format }», pero está dañado.
read-size = Línea { $line }, columna { $column }: { $format }: la cuadrícula es de { $size }×{ $size }. Nonet juega la de 9×9.
read-variant = Línea { $line }, columna { $column }: { $format }: una variante con reglas propias ({ $rules }). Nonet juega al sudoku clásico.
read-mask = Línea { $line }: una máscara, que marca las { $cells } celdas de las pistas y no lleva cifras. En Crear se generan sudokus para una máscara: dibújala en «Dónde van las pistas».
read-no-puzzle = Línea { $line }, columna { $column }: { $format }: no contiene ningún sudoku.
read-game-link-damaged = Este enlace a una partida está dañado o le falta el final. Copia otra vez el enlace completo.
read-internal = Nonet no pudo leer la línea { $line } por un fallo suyo. Comunícalo, por favor, con este texto.
read-game-link-newer = Este enlace es de una versión más reciente de Nonet. Vuelve a cargar la página y después abre el enlace.
read-link = Este enlace no contiene su sudoku. Ábrelo y copia el sudoku mismo o un enlace largo.
read-link-damaged = El sudoku de este enlace a { $site } está dañado o cortado. Copia otra vez el enlace completo.

## Looked up: names of techniques

technique-full_house = Última celda
technique-hidden_single = Único oculto
technique-naked_single = Único desnudo
technique-locked_pair = Par bloqueado
technique-locked_triple = Trío bloqueado
technique-pointing = Bloqueo caja-línea
technique-claiming = Bloqueo línea-caja
technique-naked_pair = Par desnudo
technique-naked_triple = Trío desnudo
technique-hidden_pair = Par oculto
technique-hidden_triple = Trío oculto
technique-naked_quadruple = Cuarteto desnudo
technique-hidden_quadruple = Cuarteto oculto
technique-x_wing = X-Wing
technique-swordfish = Swordfish
technique-jellyfish = Jellyfish
technique-finned_x_wing = X-Wing con aletas
technique-sashimi_x_wing = X-Wing sashimi
technique-finned_swordfish = Swordfish con aletas
technique-sashimi_swordfish = Swordfish sashimi
technique-finned_jellyfish = Jellyfish con aletas
technique-sashimi_jellyfish = Jellyfish sashimi
technique-franken_x_wing = X-Wing Franken
technique-finned_franken_x_wing = X-Wing Franken con aletas
technique-franken_swordfish = Swordfish Franken
technique-finned_franken_swordfish = Swordfish Franken con aletas
technique-franken_jellyfish = Jellyfish Franken
technique-finned_franken_jellyfish = Jellyfish Franken con aletas
technique-squirmbag = Squirmbag
technique-whale = Whale
technique-leviathan = Leviathan
technique-finned_mutant_x_wing = X-Wing mutante con aletas
technique-mutant_swordfish = Swordfish mutante
technique-finned_mutant_swordfish = Swordfish mutante con aletas
technique-mutant_jellyfish = Jellyfish mutante
technique-finned_mutant_jellyfish = Jellyfish mutante con aletas
technique-finned_mutant_squirmbag = Squirmbag mutante con aletas
technique-finned_mutant_whale = Whale mutante con aletas
technique-siamese_finned_x_wing = X-Wing siamés con aletas
technique-siamese_finned_swordfish = Swordfish siamés con aletas
technique-siamese_finned_jellyfish = Jellyfish siamés con aletas
technique-siamese_sashimi_x_wing = X-Wing sashimi siamés
technique-siamese_sashimi_swordfish = Swordfish sashimi siamés
technique-siamese_sashimi_jellyfish = Jellyfish sashimi siamés
technique-siamese_finned_franken_x_wing = X-Wing Franken siamés con aletas
technique-siamese_finned_franken_swordfish = Swordfish Franken siamés con aletas
technique-siamese_finned_franken_jellyfish = Jellyfish Franken siamés con aletas
technique-siamese_finned_mutant_x_wing = X-Wing mutante siamés con aletas
technique-siamese_finned_mutant_swordfish = Swordfish mutante siamés con aletas
technique-siamese_finned_mutant_jellyfish = Jellyfish mutante siamés con aletas
technique-skyscraper = Rascacielos
technique-two_string_kite = Cometa de dos cuerdas
technique-turbot_fish = Turbot Fish
technique-empty_rectangle = Rectángulo vacío
technique-dual_two_string_kite = Cometa doble de dos cuerdas
technique-dual_empty_rectangle = Rectángulo vacío doble
technique-w_wing = W-Wing
technique-xy_wing = XY-Wing
technique-xyz_wing = XYZ-Wing
technique-bug_1 = BUG + 1
technique-unique_rectangle_1 = Rectángulo único tipo 1
technique-unique_rectangle_2 = Rectángulo único tipo 2
technique-unique_rectangle_3 = Rectángulo único tipo 3
technique-unique_rectangle_4 = Rectángulo único tipo 4
technique-unique_rectangle_5 = Rectángulo único tipo 5
technique-unique_rectangle_6 = Rectángulo único tipo 6
technique-hidden_rectangle = Rectángulo oculto
technique-avoidable_rectangle_1 = Rectángulo evitable tipo 1
technique-avoidable_rectangle_2 = Rectángulo evitable tipo 2
technique-unique_loop_1 = Bucle único tipo 1
technique-unique_loop_2 = Bucle único tipo 2
technique-unique_loop_3 = Bucle único tipo 3
technique-unique_loop_4 = Bucle único tipo 4
technique-extended_rectangle = Rectángulo extendido
technique-bug_2 = BUG tipo 2
technique-bug_3 = BUG tipo 3
technique-bug_4 = BUG tipo 4
technique-simple_colours_trap = Colores simples: trampa
technique-simple_colours_wrap = Colores simples: choque
technique-multi_colours_1 = Multicolores: trampa
technique-multi_colours_2 = Multicolores: choque
technique-medusa_trap = Medusa 3D: trampa
technique-medusa_wrap = Medusa 3D: choque
technique-sue_de_coq = Sue de Coq
technique-wxyz_wing = WXYZ-Wing
technique-vwxyz_wing = VWXYZ-Wing
technique-uvwxyz_wing = UVWXYZ-Wing
technique-als_xz = ALS-XZ
technique-als_xy_wing = ALS-XY-Wing
technique-als_chain = Cadena de ALS
technique-death_blossom = Death Blossom
technique-aligned_pair_exclusion = Exclusión de pares alineados
technique-unique_rectangle_guardians = Rectángulo único con guardianes externos
technique-bug_lite = BUG-Lite
technique-symmetrical_placement = Colocación simétrica
technique-firework_triple = Trío Firework
technique-firework_quadruple = Cuarteto Firework
technique-broken_wing = Ala rota
technique-bivalue_oddagon = Oddagon bivalor
technique-tridagon = Tridagon
technique-junior_exocet = Exocet júnior
technique-double_exocet = Exocet doble
technique-sk_loop = Bucle SK
technique-multi_sector_locked_sets = Conjunto bloqueado multisector
technique-remote_pair = Par remoto
technique-x_chain = Cadena X
technique-xy_chain = Cadena XY
technique-continuous_nice_loop = Nice Loop continuo
technique-discontinuous_nice_loop = Nice Loop discontinuo
technique-aic = Cadena de inferencias alternas
technique-grouped_continuous_nice_loop = Nice Loop continuo agrupado
technique-grouped_discontinuous_nice_loop = Nice Loop discontinuo agrupado
technique-grouped_aic = Cadena agrupada de inferencias alternas
technique-cell_forcing_chain = Cadena forzada desde una celda
technique-house_forcing_chain = Cadena forzada desde una unidad
technique-contradiction_forcing_chain = Cadena forzada a una contradicción
technique-forcing_net = Red forzada a una contradicción
technique-verity_net = Red forzada desde todas las opciones
technique-kraken_fish_1 = Pez Kraken tipo 1
technique-kraken_fish_2 = Pez Kraken tipo 2
technique-proof_by_cases = Demostración por casos
technique-template_set = Plantillas: colocar
technique-template_delete = Plantillas: eliminar
technique-brute_force = Fuerza bruta

## Looked up: families of techniques

family-singles = Únicos
family-locked_candidates = Candidatos bloqueados
family-subsets = Subconjuntos
family-fish = Peces
family-single_digit = Una cifra, dos enlaces
family-wings = Alas
family-uniqueness = Unicidad
family-colouring = Coloreado
family-chains = Cadenas
family-almost_locked_sets = Conjuntos casi bloqueados
family-exclusion = Exclusión
family-expert = Patrones expertos
family-rare = Raras
family-last_resort = Últimos recursos

## El taller

label-create-hand = A mano
label-studio-puzzle = Sudoku
label-studio-made = Sudokus creados
label-studio-mask = Dónde van las pistas
label-studio-anywhere = Donde sea
label-studio-mask-full = Un sudoku necesita una celda vacía.
label-studio-empty-rows = Dos filas de la misma banda sin pistas se pueden intercambiar: siempre hay varias soluciones.
label-studio-empty-columns = Dos columnas de la misma pila sin pistas se pueden intercambiar: siempre hay varias soluciones.
label-studio-clear = Borrar
label-studio-requirements = Requisitos
label-studio-forget = Restablecer
label-studio-even-digits = Cada cifra las mismas veces
label-studio-explainer = Valoración SE
label-studio-minimal = Sin pistas de sobra
label-studio-seed-help = Al azar
label-studio-count = Cuántos
label-studio-play = Crear uno y jugar
label-studio-note = Se cumplen todos los requisitos. Si alguno no se puede cumplir, se te dice cuál.
label-studio-add-need = Añadir una técnica necesaria
label-studio-add-avoid = Añadir lo que se evita
label-studio-find-technique = Buscar técnicas
label-studio-find-avoided = Buscar familias y técnicas
label-studio-or = o
label-studio-any = libre
label-studio-fold = Dibujar
label-studio-empty = Tus sudokus aparecerán aquí
label-studio-empty-help = Elige lo que deben tener y pulsa Crear: cada uno llega con su imagen, el paso más difícil, los puntos y la valoración, y con la demostración de que su solución es única.
label-studio-technique = Técnica
label-studio-hardest-in = Más difícil en
label-studio-occurs-in = Aparece en
label-studio-se = SE
label-studio-copy-clues = Copiar las pistas
label-studio-recipes = Recetas
label-studio-edit = Editar a mano
label-studio-needs = Necesita
label-studio-uses = Usa, aunque otras servirían
label-studio-avoids = Evita
label-studio-remove = Quitar
label-studio-all = Elegir todos
label-studio-variety = Técnicas
label-studio-steps = Pasos
label-studio-play-all = Jugar en orden
label-studio-export = Exportar
label-studio-copy = Copiar la receta
label-studio-recipe = Receta
label-studio-canonical = Forma canónica
label-studio-one-solution = Solución única
label-studio-new = Nuevo
label-studio-new-help = en ninguna forma está en tu biblioteca
label-studio-known = Ya está en tu biblioteca en alguna forma
label-hand-type = Escribe las pistas
label-hand-help = El cursor avanza solo. 0, punto o espacio saltan; Retroceso vuelve atrás; las flechas mueven.
label-hand-take = Usarla como solución
label-hand-skip = Saltar
label-hand-moves-on = Avanzar solo
label-hand-shows = Mostrar lo posible
label-hand-marks = Marcar las pistas que sobran
label-hand-paste = Pegar en su lugar
label-hand-turn = Girar
label-hand-mirror = Reflejar
label-hand-rename = Renumerar
label-hand-looking = Contando…
label-hand-conflict = Hay una cifra dos veces en una unidad.
label-hand-all = todas
label-hand-previous = Solución anterior
label-hand-next = Solución siguiente
label-hand-solutions-shown = Las soluciones, y en qué difiere cada una de la primera
label-hand-play = Jugarlo
label-hand-complete = Completarlo por mí
label-hand-keep = Guardar como borrador
label-hand-drafts = Borradores
label-low-clue = Menos pistas
label-low-clue-help = Quita una o dos pistas de un sudoku con solución única, pone otras y sigue desde lo que encuentra, empezando por el que tenga menos pistas.
label-low-clue-begin = Buscar sudokus cercanos
label-low-clue-wide = Cambiar también dos por dos (lento)
label-low-clue-play = Jugar el de menos pistas
label-hand-legend-count = número de soluciones
label-hand-legend-deciding = deja una solución
label-hand-legend-redundant = sobra
label-hand-no-completion = No se pudo completar: no tiene solución o tarda demasiado.
studio-make = Crear { $count }
studio-marked = { $count ->
    [one] { $count } marcada
   *[other] { $count } marcadas
}
studio-too-few = Un sudoku necesita al menos 17 pistas; hay { $count } { $count ->
    [one] celda marcada
   *[other] celdas marcadas
}.
studio-draw = { $symmetry }. Pulsa o arrastra.
studio-as-marked = { $count }, según las marcas
studio-least = desde { $least }
studio-most = hasta { $most }
studio-between = { $least }–{ $most }
studio-found = { $count ->
    [0] Nada se llama así.
    [one] Una para elegir
   *[other] { $count } para elegir
}
studio-menu = Número { $number }: más
studio-made-count = { $count ->
    [one] { $count } creado
   *[other] { $count } creados
}
studio-unmet = Ninguno entre { $tried } probados. El obstáculo más frecuente: { $requirement }.
studio-none = Ninguno entre { $tried } probados.
studio-refused = { $requirement }: { $count }
studio-nearest = Jugar el más cercano, que solo incumple: { $requirement }
studio-number = Número { $number }
studio-take = Elegir el número { $number }
studio-proved = Número { $number }, demostrado
studio-guesses = demostrado con { $count ->
    [0] cero conjeturas
    [one] una conjetura
   *[other] { $count } conjeturas
}
studio-could-go = { $count ->
    [0] Todas las pistas son necesarias
    [one] Sobra una pista
   *[other] Sobran { $count } pistas (de una en una)
}
studio-step-count = { $count ->
    [one] un paso
   *[other] { $count } pasos
}
hand-too-few = Hacen falta al menos { $least } pistas.
hand-solutions = { $count ->
    [0] Sin solución
    [one] Una solución
   *[other] { $count } soluciones
}
hand-solution-word = { $count ->
    [one] solución
   *[other] soluciones
}
hand-over = Más de { $count } soluciones
hand-undecided = { $count ->
    [one] una celda
   *[other] { $count } celdas
} por decidir
draft-kept = Guardado entre los borradores.
draft-removed = Borrador eliminado.
draft-open =
    { $count ->
        [one] Una pista
       *[other] { $count } pistas
    }, { $when }
draft-remove = Eliminar el borrador { $number }
last-made = Lo último: { $count ->
        [one] { $count } sudoku
       *[other] { $count } sudokus
    }, { $when }
last-made-of-tier = Lo último: { $count } de nivel { $tier }, { $when }
minutes-ago = { $count ->
    [0] ahora mismo
    [one] hace un minuto
   *[other] hace { $count } minutos
}
hand-add = { $digit } en { $cell }
hand-deciding = { $count ->
    [0] Ninguna pista por sí sola deja una única solución
    [one] Con esta pista queda una única solución
   *[other] Con una de estas { $count } pistas queda una única solución
}
hand-remove = Quitar { $digit } de { $cell }
hand-completed-least = { $count ->
    [one] Completado con una pista más.
   *[other] Completado con { $count } pistas más, las mínimas posibles.
}
low-clue-looked = { $count ->
    [one] { $count } explorado
   *[other] { $count } explorados
}, { $seen ->
    [one] { $seen } visto
   *[other] { $seen } vistos
}
low-clue-speed = { $speed } por segundo
low-clue-found = { $count ->
    [0] Ninguno con menos de { $clues } pistas
    [one] Uno con { $clues } pistas
   *[other] { $count } encontrados, el de menos con { $clues } pistas
}
low-clue-take = { $clues } pistas (n.º { $number })
hand-completed = Completado con { $count } pistas; quizá basten menos.

## Aprender

search-lessons = Buscar en { $count } lecciones
lessons-found = { $count ->
    [0] Ninguna lección encontrada.
    [one] { $count } lección encontrada.
   *[other] { $count } lecciones encontradas.
}
basics-done = { $count } de { $of } hechas. Empieza aquí si el sudoku es nuevo para ti.
techniques-done = { $count } de { $of } encontradas sin ayuda.
positions-found = Encontradas: { $count } de { $of }
positions-note = { $count ->
    [one] Una posición: no se encontró otra. Empieza un paso antes de la técnica, no en las pistas.
    [6] Seis posiciones, de clara a escondida. Cada una empieza un paso antes de la técnica, no en las pistas.
   *[other] { $count } posiciones, de clara a escondida: no se encontraron más. Cada una empieza un paso antes de la técnica, no en las pistas.
}
position-number = Posición { $number }
hints-needed = { $of ->
    [one] ayudas en { $count } de { $of } partida
   *[other] ayudas en { $count } de { $of } partidas
}
course-count = { $count } de { $of }
course-all = Todas: { $count }
sample-guesses = { $count ->
    [one] { $count } conjetura
   *[other] { $count } conjeturas
}
# Lo que enseña una tarea; va encima de ella donde hay sitio, en una línea de un teléfono (45 letras).
lead-row = Cada fila tiene del 1 al 9, sin repetir.
lead-column = Cada columna tiene del 1 al 9, sin repetir.
lead-box = Cada caja tiene del 1 al 9, sin repetir.
lead-conflict = Ninguna fila, columna o caja repite cifras.
lead-cell = Las filas se llaman r; las columnas, c.
lead-rows = Las filas se cuentan desde arriba.
lead-columns = Las columnas se cuentan desde la izquierda.
lead-boxes = Las cajas se cuentan de izquierda a derecha.
lead-notes = Las cifras pequeñas son notas: lo que cabe.
lead-old-notes = Una cifra nueva anula notas a su alrededor.
lead-full-house = Busca primero la última celda de una unidad.
lead-place = Cada { $digit } bloquea su fila, columna y caja.
lead-single = Si ocho cifras no caben, va la novena.
task-cell = ¿Dónde está { $cell }?
task-inside = ¿Dónde está { $house }?
task-last-of = Falta una cifra en { $house }.
task-full-house = ¿Qué fila, columna o caja tiene una celda vacía?
task-conflict = Hay una cifra dos veces en una fila, columna o caja.
task-pair = ¿En qué celda solo caben dos cifras?
task-old-note = { $cell } es ahora { $digit }. ¿Qué nota sobra?
task-place-of = ¿Dónde va el { $digit } en { $house }?
task-naked-single = ¿En qué celda solo cabe una cifra?
todo-cell = Pulsa la celda donde se cruzan { $row } y { $column }.
todo-inside = Pulsa cualquier celda de { $house }.
todo-last-of = Pulsa la celda vacía.
todo-full-house = Pulsa su celda vacía.
todo-conflict = Pulsa una de las dos.
todo-pair = Pulsa una celda con dos cifras pequeñas.
todo-old-note = Pulsa una celda que ya no puede ser { $digit }.
todo-place-of = Pulsa la única celda que puede ser { $digit }.
todo-naked-single = Pulsa la celda y después su cifra.
basic-cell-first = Pulsa primero una celda.
basic-is-cell = No: esta es { $cell }.
basic-outside = No: { $cell } no está en { $house }.
basic-no-conflict = No: el { $digit } de { $cell } es el único en su fila, columna y caja.
basic-empty = No: { $cell } está vacía.
basic-filled = No: { $cell } ya tiene su cifra, { $digit }.
basic-more-empty = No: { $cell } es una de las { $count } celdas vacías de { $house }.
basic-seen = { $digit } no: ya hay un { $digit } en { $house }, en { $other }.
basic-barred = { $cell } no: ya hay un { $digit } en { $house }, en { $other }.
basic-count = { $count ->
    [one] No: a { $cell } solo le queda { $digits }.
   *[other] No: a { $cell } le quedan { $count } cifras: { $digits }.
}
basic-no-note = No: { $cell } no tiene la nota { $digit }.
basic-apart = La nota { $digit } se queda: { $cell } no comparte fila, columna ni caja con { $other }.
basic-choose = Ahora, la cifra de { $cell }.
basic-right-cell = Sí. En { $cell } se cruzan { $row } y { $column }.
basic-right-inside = Sí. { $cell } está en { $house }.
basic-right-last = Sí. Solo faltaba el { $digit } en { $house }.
basic-right-conflict = Sí. En { $house } hay { $cells-count ->
    [2] dos
   *[other] { $cells-count }
} veces un { $digit }: { $cells }.
basic-right-pair = Sí. A { $cell } solo le quedan { $digits }.
basic-right-old-note = Sí. Ahora hay un { $digit } en { $house }, en { $other }.
basic-right-place = { $cells-count ->
    [one] Sí. El { $digit } de { $cells } solo deja { $cell }.
   *[other] Sí. Los { $digit } de { $cells } solo dejan { $cell }.
}
basic-right-single = Sí. La fila, la columna y la caja de { $cell } tienen las otras ocho cifras.
lead-strong-place = Al { $digit } le quedan dos sitios: aquí o allí.
lead-strong-digit = Quedan dos cifras: si no es una, es la otra.
lead-weak-place = Una unidad tiene un solo { $digit }: aquí o allí.
lead-weak-digit = En una celda cabe una cifra: esta o la otra.
lead-chain-end = Un extremo es verdadero: lo que ve ambos, no.
task-other-place = Si { $cell } no es { $digit }, ¿qué celda de { $house } lo es?
task-lost-place = Si { $cell } es { $digit }, ¿qué celda de { $house } no lo es?
task-other-digit = Si { $cell } no es { $digit }, ¿qué cifra es?
task-lost-digit = Si { $cell } es { $digit }, ¿qué cifra no es?
task-sees-both = ¿Qué celda ve tanto { $first } como { $second }?
todo-other-place = Pulsa el otro sitio del { $digit }.
todo-lost-place = Pulsa una celda que pierde su nota { $digit }.
todo-other-digit = Pulsa la cifra que queda.
todo-lost-digit = Pulsa la cifra que la celda pierde.
todo-sees-both = Pulsa una celda que tiene la nota { $digit } y ve ambas.
basic-same-cell = No: { $cell } es la celda de la suposición.
basic-unseen = No: { $cell } no ve { $other }.
basic-only-digits = No: a { $cell } solo le quedan { $digits }.
basic-right-other-place = Sí, { $cell }: en { $house } hay dos sitios para el { $digit }, un enlace fuerte.
basic-right-other-digit = Sí: a { $cell } solo le quedan { $digits }, un enlace fuerte.
basic-right-lost-place = Sí, { $cell }: en { $house } hay un solo { $digit }, un enlace débil.
basic-right-lost-digit = Sí: en { $cell } cabe una sola cifra, un enlace débil.
basic-right-sees-both = Sí: { $first } o { $second } es { $digit }, así que { $cell } no lo es.
basic-done = { $page }: hecho.
basic-next-lesson = Siguiente: { $lesson }
exercise-at = { $at } de { $of }
exercise-waiting = Un momento: se están buscando todos los pasos de esta posición.
exercise-task = Encuentra aquí: { $technique }. Pulsa las celdas del patrón y después cada candidato que el patrón elimina.
exercise-task-place = Encuentra aquí: { $technique }. Pulsa la celda y después elige su cifra.
exercise-task-effects = Encuentra aquí: { $technique }. Pulsa las celdas en las que se deduce algo y elige la cifra.
exercise-pattern-line = Encuentra el patrón: { $count } de { $of } celdas.
exercise-effects-line = Pulsa cada candidato que se va: { $count } de { $of }.
exercise-place-line = Coloca la cifra.
exercise-part = { $cell } forma parte.
exercise-pattern-found = Ese es todo el patrón. Ahora pulsa lo que se va.
exercise-effect-done = Bien: { $effects }.
exercise-choose = ¿Qué cifra de { $cell }?
exercise-solved = Técnica encontrada: { $technique }.
exercise-took = Sin ayuda, en { $time }.
exercise-took-help = Con ayuda, en { $time }.
exercise-digits = Se trata de { $digits }.
exercise-nudge-cell = { $cell } forma parte del patrón.
exercise-nudge-effect = En { $cell } se deduce algo.
exercise-mistake = Algo está mal en la cuadrícula, y así ningún paso sería fiable. Vuelve y pide ayuda: muestra el error.
reason-filled = { $cell } está llena: contiene { $digit }.
reason-no-part = { $cell } no encaja aquí: en esta cuadrícula no entra en ningún patrón de este tipo ({ $technique }).
reason-no-part-with = { $cell } no encaja aquí: no entra junto con { $cells } en ningún patrón de este tipo ({ $technique }).
reason-barred = { $cell } no puede ser { $digit }: ya lo es { $other }.
reason-gone = El { $digit } ya se había eliminado de { $cell }.
reason-places = Hay { $count } sitios para el { $digit } en { $house }: demasiados.
reason-too-many = { $cell } tiene { $count } candidatos, { $digits }; aquí puede tener { $most } como mucho.
reason-keeps = En { $cell } no se deduce nada: conserva sus candidatos.
reason-keeps-digit = El { $digit } se queda en { $cell }: el patrón no dice nada en contra.
reason-of-pattern = { $cell } forma parte del patrón: conserva la cifra.
reason-outside = { $cell } está fuera de { $houses }: conserva su { $digit }.
reason-unseen = { $cell } no ve { $other }: conserva su { $digit }.
reason-many-digits = { $cell } tiene { $count ->
    [one] un solo candidato, { $digits }, pero no por esta técnica
   *[other] { $count } candidatos: { $digits }
}.
reason-places-of = El { $digit } tiene { $count } sitios en { $house }, así que no tiene por qué estar en { $cell }.

# Cómo lo resuelven las máquinas
label-algorithms-title = Cómo lo resuelven las máquinas
label-algorithms-about = Mira trabajar un algoritmo, paso a paso, con su programa al lado.
label-algorithms-plots = La profundidad a lo largo del tiempo en un mismo sudoku, Inkala 2012.
label-your-course = Tu curso
label-algorithms-compare = Comparar dos
label-algorithms-make = Cómo se crea un sudoku: llenar y luego vaciar
label-method-backtracking = Fila a fila
label-method-fewest = Menos candidatos
label-method-bitmask = Máscaras de bits
label-method-propagation = Propagación
label-method-dancing-links = Enlaces danzantes
label-note-backtracking = toma la siguiente celda vacía
label-note-fewest = conjetura donde hay menos opciones; los empates, al azar
label-note-bitmask = la primera celda con menos cifras, en palabras de máquina
label-note-propagation = saca todas las consecuencias antes de conjeturar
label-note-dancing-links = la necesidad con menos candidatos, mediante listas enlazadas
label-backtracking-title = Vuelta atrás, fila a fila
label-six-title = En seis frases
label-six-tries = La vuelta atrás prueba cifras y retira las que fallan.
label-six-order = La vuelta atrás recorre las celdas vacías fila a fila, de izquierda a derecha.
label-six-smallest = En cada celda, la vuelta atrás escribe la menor cifra que no rompe ninguna regla.
label-six-dead-end = Una celda en la que no cabe ninguna cifra es un punto muerto.
label-six-back = En un punto muerto, la vuelta atrás retrocede una celda y prueba allí la siguiente cifra mayor.
label-six-end = Cuando se llena la última celda vacía, el sudoku está resuelto.
label-quiz-first = El primer punto muerto
label-quiz-second = El segundo punto muerto
label-quiz-third = El tercer punto muerto
label-quiz-ask = ¿Qué hará a continuación?
label-quiz-skip = No más preguntas
label-trace-one = Uno
label-trace-compare = Comparar
label-trace-make = Crear un sudoku
label-making-title = Crear un sudoku
label-making-wait = El sudoku se está creando. Si esto no cambia, revisa la semilla.
label-trace-fault = No hay nada que buscar: hacen falta 81 celdas, sin pistas en conflicto.
label-trace-method = Algoritmo
label-trace-puzzle = Sudoku
label-trace-clues = Pistas
label-trace-clues-help = 81 celdas: 1 a 9, y 0 o . si está vacía
label-trace-order = Cifras
label-digits-ascending = 1 a 9
label-digits-random = al azar
label-trace-seed = Semilla
label-trace-game = La partida en juego
label-trace-typed = Otro sudoku
label-trace-play = Iniciar
label-trace-pause = Pausa
label-trace-step = Paso
label-trace-back = Atrás
label-trace-next-dead-end = Otro punto muerto
label-trace-to-end = Al final
label-trace-rewind = Al inicio
label-trace-key-space = Espacio
label-trace-key-right = →
label-trace-key-left = ←
label-trace-key-d = D
label-trace-key-end = Fin
label-trace-key-home = Inicio
label-trace-controls = Pasos
label-trace-speed = Velocidad
label-trace-stack = Cifras a prueba
label-trace-standing = en la cuadrícula
label-trace-tried = probada y retirada
label-trace-left = por probar
label-trace-nothing-fits = no cabe ninguna
label-trace-forced = forzada: solo cabe una cifra
label-trace-guessed = conjetura
label-trace-plot = Profundidad en el tiempo
label-trace-plot-help = Cuántas conjeturas están abiertas en cada paso. Pulsa el gráfico para ir a ese paso.
label-trace-program = Qué está haciendo
label-program-rust = Rust
label-program-python = Python
label-program-words = En palabras
label-trace-now = ahora
label-program-missing = No se pudo cargar el programa.
label-trace-visited = celdas visitadas
label-trace-guesses = conjeturas
label-trace-dead-ends = puntos muertos
label-trace-depth = profundidad
label-trace-deepest = máxima
label-trace-stops = Se para solo
label-stop-dead-ends = en puntos muertos
label-stop-solutions = en soluciones
label-stop-cell = en una celda
label-stop-depth = a una profundidad
label-stop-guesses = a un número de conjeturas
label-stop-another = otra
label-list-title = Conjeturas en una lista
label-list-about = Cada punto es un sudoku, cada paso de la escala son diez veces más conjeturas; la línea es la mediana. Una búsqueda se abandona tras 100 000 conjeturas.
label-list-source = Lista
label-list-of-page = Los sudokus conocidos y doce fáciles
label-list-typed = Una lista propia
label-list-text = Sudokus
label-list-text-help = 81 celdas cada uno, 1000 sudokus como mucho
label-list-measure = Medir todos
label-list-stop = Parar
label-list-least = mínimo
label-list-median = mediana
label-list-most = máximo
label-list-given-up = abandonados
label-work-title = Conjeturas hasta la primera solución; cada paso de la escala son diez veces más
label-work-time = tiempo, medido aquí
label-work-wait = midiendo
label-making-fill = 1. Llenar al azar
label-making-order = 2. Elegir un orden
label-making-dig = 3. Vaciar, y demostrar cada hueco
label-making-kept = pista que queda
label-making-dug = pista quitada
label-making-before = Antes de eso
label-making-clues = Pistas según las celdas probadas
label-making-fill-note = Se ponen once cifras al azar y el resolutor llena lo demás. Si eso pide más de 300 conjeturas, lo descarta todo y vuelve a sortear: un algoritmo de Las Vegas. El azar decide cuánto tarda, nunca si la respuesta es correcta.
label-making-proof-note = Un hueco se demuestra pidiendo al resolutor una solución con cualquier otra cifra ahí. Si no hay ninguna, la pista sobra.
label-making-play = Vaciar
label-making-next-kept = Otra que queda
label-making-this = Esta solución
label-making-other = La otra
label-dig-along-s = En forma de S
label-dig-random = Al azar
label-dig-alternating = Una celda sí y otra no
label-dig-left-to-right = De izquierda a derecha
label-dig-order = Orden
label-dig-least = Mínimo por fila
label-known-wikipedia = Wikipedia, 30 pistas
label-known-euler = Project Euler, cuadrícula 3
label-known-norvig = Norvig, 17 pistas
label-known-inkala2010 = Inkala 2010, 23 pistas
label-known-inkala2012 = Inkala 2012, 21 pistas
trace-step-number = Paso { $step }
trace-speed-text = { $speed ->
    [one] { $speed } paso por segundo
   *[other] { $speed } pasos por segundo
}
trace-plot-to = Profundidad, pasos 1 a { $step }
trace-share = Paso { $step } de { $of }.
stop-at-cell = en la celda { $cells }
stop-at-depth = a profundidad { $depth }
stop-at-guesses = { $count ->
    [one] a la primera conjetura
   *[other] a las { $count } conjeturas
}
list-count = { $count ->
    [one] { $count } sudoku
   *[other] { $count } sudokus
}
list-measured = { $count } de { $of } medidos
trace-grid-label = La cuadrícula, { $count ->
    [one] { $count } celda llena
   *[other] { $count } celdas llenas
}
trace-deep = profundidad { $depth }
trace-start = Antes del primer paso.
trace-guess = Se prueba { $digit } en { $cell }.
trace-only-digit = A { $cell } solo le queda { $digit }.
trace-only-place = En { $house }, el { $digit } solo cabe en { $cell }.
trace-no-digit = Punto muerto: nada cabe en { $cell }.
trace-no-place = Punto muerto: el { $digit } no tiene sitio en { $house }.
trace-taken-back = Se retira { $digit } de { $cell }.
trace-solution = La cuadrícula está llena: solución { $count }.
trace-end = { $count ->
    [one] Todo está probado: { $count } solución.
   *[other] Todo está probado: { $count } soluciones.
}
trace-cells = { $cells }
trace-digit-of = { $digit } en { $house }
trace-rung = { $place }: { $standing } en la cuadrícula, probadas { $tried }, por probar { $left }
trace-taken = { $cell } tiene { $digit }
trace-digit-in = { $digit } está en { $house }
trace-cell-sees = { $cell } ve { $digit } en { $house }
quiz-why = { $digits-count ->
    [one] Ninguna cifra cabe en { $cell }: en { $row } solo falta el { $digits }, y en { $house } ya hay un { $digits }, en { $other }.
   *[other] Ninguna cifra cabe en { $cell }: en { $row } solo faltan { $digits }, y su columna y su caja ya las tienen.
}
quiz-take-back = Retirar el { $digit } de { $cell }
quiz-larger = Probar una cifra mayor en { $cell }
quiz-leave = Dejar { $cell } vacía y seguir
quiz-right = Sí: vuelve a { $cell }, la última celda que llenó, y prueba allí una cifra mayor.
quiz-too-far = No: antes que en { $first }, lo prueba todo en las celdas que vienen después, y la última de ellas es { $cell }.
quiz-not-empty = No: con { $cell } vacía, la cuadrícula nunca podría llenarse.
trace-next-end = A continuación: no queda ninguna conjetura, la búsqueda termina.
trace-next-further = A continuación: { $cell } retira su { $digit } y no tiene otra cifra; la búsqueda retrocede más.
trace-next-other = A continuación: { $cell } retira su { $digit } y prueba otra cifra.
work-stopped = parado en { $count }
making-count = { $dug ->
    [one] { $dug } quitada
   *[other] { $dug } quitadas
}, { $kept ->
    [one] { $kept } conservada
   *[other] { $kept } conservadas
}
making-clues-now = { $clues ->
    [one] { $clues } pista
   *[other] { $clues } pistas
}
making-attempt = Intento { $number }
making-full = { $count ->
    [one] llena tras { $count } conjetura
   *[other] llena tras { $count } conjeturas
}
making-stuck = una celda se quedó sin cifras
making-impossible = { $count ->
    [one] sin solución: bastó { $count } conjetura para verlo
   *[other] sin solución: bastaron { $count } conjeturas para verlo
}
making-given-up = { $count ->
    [one] abandonado tras { $count } conjetura
   *[other] abandonado tras { $count } conjeturas
}
cells-tried = { $count ->
    [one] { $count } celda probada
   *[other] { $count } celdas probadas
}
making-goes = El { $digit } se va
making-stays = El { $digit } se queda
making-no-other = { $cell } ve todas las demás cifras, así que no cabe otra.
making-fails = Ninguna solución tiene ahí { $digits }: cualquier otra cifra falla.
making-second = Sin ella hay una segunda solución. Difiere en { $count } celdas:
making-dug-line = el { $digit } se va: cualquier otra cifra falla
making-kept-line = el { $digit } se queda: una segunda solución difiere en { $count } celdas
making-bound-line = el { $digit } se queda: su fila debe conservarlo
making-cell-number = celda { $count }
making-cells = { $count ->
    [one] { $count } celda
   *[other] { $count } celdas
}
making-bound = Su fila debe conservar las pistas que tiene.

## Una imagen que se lee

label-create-picture = De una imagen
label-picture-intro = Elige una foto o una captura de pantalla de un sudoku, suéltala o pégala aquí, o toma una foto. Nonet lee la imagen en este dispositivo; no se envía a ningún sitio ni se guarda.
label-picture-open = Abrir una imagen
label-picture-camera = Tomar una foto
label-picture-check = Revisa lo leído
label-picture-yours = Tu imagen
label-picture-corners = Arrastra una esquina si el contorno no coincide.
label-picture-corner-upper-left = Esquina superior izquierda
label-picture-corner-upper-right = Esquina superior derecha
label-picture-corner-lower-right = Esquina inferior derecha
label-picture-corner-lower-left = Esquina inferior izquierda
label-picture-fold = Esquinas
label-picture-reset = Esquinas detectadas
label-picture-turn = Girar
label-picture-grid = Lo leído
label-picture-both = Ambas
label-picture-digits = Cifras
label-picture-only = Imagen
label-picture-layers = Qué se muestra
label-picture-unsure = dudosa
label-picture-written = escrito a mano
label-picture-keep-notes = Conservar como notas
label-picture-keep-written = Conservar lo escrito
label-picture-empty = Vacía
label-picture-blank = vacía
label-picture-other = Otra cifra
label-picture-by-hand = A mano
label-picture-piece = La celda en la imagen, ampliada
label-picture-reading = Leyendo la imagen
label-picture-private = La imagen no ha salido de este dispositivo.
label-picture-place-unsure = Revisa las esquinas: el contorno no es seguro.
label-picture-none = No hay solución.
label-picture-one = La solución es única.
label-picture-judging = Contando soluciones
label-picture-unknown = No se supo si la solución es única: revisa las cifras.
label-picture-is-none = sin solución
label-picture-is-one = solución única
label-picture-failed = El lector de imágenes no pudo arrancar. Vuelve a cargar la página e inténtalo de nuevo; lo que hay en la partida se conserva.
label-picture-file-empty = El archivo está vacío: no tiene ningún byte. Elige otra imagen.
label-picture-unreadable = El navegador no puede abrir el archivo como imagen. Guárdala en PNG o JPEG, o haz una captura de pantalla, e inténtalo de nuevo.
picture-read = { $count ->
    [one] 1 cifra leída
   *[other] { $count } cifras leídas
}
picture-uncertain = { $unsure ->
    [one] Una es dudosa.
    [2] Dos son dudosas.
    [3] Tres son dudosas.
   *[other] { $unsure } son dudosas.
}
picture-question = ¿{ $first } o bien { $second } en { $cell }?
picture-cell = { $cell }: { $first }
picture-doubt-at = { $at } de { $of }
picture-noted = { $count ->
    [one] 1 celda tiene cifras pequeñas.
   *[other] { $count } celdas tienen cifras pequeñas.
}
picture-name-read = Leído { $digit }.
picture-name-empty = Vacía.
picture-name-unsure = Dudosa: quizá { $other }.
picture-name-notes = Cifras pequeñas.
picture-name-written = Escrito a mano.
picture-clues = { $clues } pistas, { $tier }.
picture-conflict = El { $digit } está dos veces en { $house }.
picture-is-conflict = { $digit } dos veces en { $house }
picture-several = Hay { $count } soluciones.
picture-many = Hay más de { $count } soluciones.
picture-is-several = { $count } soluciones
picture-is-many = más de { $count } soluciones
picture-with = Con { $cell } = { $digit } la solución es única.
picture-change = Quizá { $cell } sea { $first }.
picture-use = Usar { $digit }
picture-place = Cuadrícula { $at }
picture-no-grid = No se encontró ninguna cuadrícula: el cuadrado más grande mide { $side } píxeles de ancho y hacen falta 150. Toma la imagen más de cerca o coloca las cuatro esquinas a mano.
picture-no-lines = No se encontró ninguna cuadrícula: el cuadrado más grande, de { $side } píxeles de ancho, no tiene nueve filas y columnas. Elige otra imagen o coloca las cuatro esquinas a mano.
picture-no-square = No se encontró ninguna cuadrícula: en la imagen no hay nada cuadrado. Elige otra imagen o coloca las cuatro esquinas a mano.
picture-corner-at = a { $x } de la izquierda, a { $y } de arriba
