# Lo primero que dice la página en español: la primera pantalla y el juego sin diálogos. Lo demás está en page.ftl.

## Looked up: how things on the grid are written

gap = {" "}
comma = {", "}
and = {" y "}
phrase-gap = {"; "}
# Las unidades llevan artículo: «la fila 4». Todas son femeninas: «en la caja 2», «de la columna 3».
cell = r{ $row }c{ $column }
cell-row = { $number }
cell-column = { $number }
house-row = la fila { $number }
house-column = la columna { $number }
house-block = la caja { $number }

## Controles y títulos

label-branches = Ramas
label-board = Sudoku de 9 por 9
label-board-paused = En pausa
label-centre = Centro
label-check = Revisar
label-close = Cerrar
label-colour = Color
label-daily-not-begun = sin empezar
label-corner = Esquina
label-digit = Cifra
label-digits = Cifras
label-erase = Borrar
label-fill = Poner notas
label-resume = Seguir
label-hint = Ayuda
label-import-box = Pega, suelta, escribe o fotografía un sudoku
label-create = Crear
label-learn = Aprender
label-links = Enlaces
label-library = Biblioteca
label-library-today = Hoy
label-menu = Menú
label-modes = Modo de entrada
label-name = Nonet
label-new = Sudoku nuevo
label-new-heading = Nuevo
label-new-takes = necesitarás
label-not-now = Ahora no
label-notes = Notas
label-notice = Mensaje
label-notice-more = Más
label-path = Resolución
label-pause = Pausa
label-places = Secciones
label-play = Jugar
label-redo = Rehacer
label-share = Compartir
label-singles = Únicos
label-steps = Pasos
label-theme = Tema
label-theme-auto = Automático
label-tier-easy = Fácil
label-tier-medium = Medio
label-tier-hard = Difícil
label-tier-unfair = Diabólico
label-tier-extreme = Extremo
label-tier-easy-takes = únicos
label-tier-medium-takes = pares y tríos
label-tier-hard-takes = X-Wing, XY-Wing
label-tier-unfair-takes = cadenas
label-tier-extreme-takes = redes forzadas
label-title = Nonet: sudokus
label-tools = Utilidades
label-tips = Primeros pasos
label-tips-close = Entendido
label-tip-next = Otro consejo
label-tip-new = ¿Tu primer sudoku?
label-tip-learn = Apréndelo en un minuto
label-tip-touch-first = Toca una celda y luego una cifra.
label-tip-keys-first = Haz clic en una celda y escribe una cifra; muévete con las flechas.
label-tip-touch-second = Mantén pulsada una cifra para llenar varias celdas.
label-tip-keys-second = Mayús y una cifra escriben una nota.
label-tip-touch-third = ¿Te atascas? La ayuda dice primero dónde mirar.
label-tip-keys-third = H da una ayuda, que primero dice dónde mirar; ? muestra todas las teclas.
label-try-again = Reintentar
label-undo = Deshacer

## Lo que una celda o una tecla dice al lector de pantalla

cell-place = Fila { $cell-row }, columna { $cell-column }, caja { $cell-box }.
cell-given = Pista { $digit }.
cell-entered = { $digit }, colocado.
cell-solved = { $digit }, de la solución.
cell-empty = Vacía.
cell-notes = Notas { $digits-compact }.
cell-centre = Notas centrales { $digits-compact }.
cell-conflict = Conflicto en { $houses }.
cell-wrong = Error.
cells-selected = { $count ->
    [one] { $count } celda seleccionada.
   *[other] { $count } celdas seleccionadas.
}
key-left = { $digit }, { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
key-done = { $digit }, completo
key-too-many = { $digit }, demasiados
key-colour = Color { $colour }

## La línea de estado

placed = { $digit } en { $cells }.
note-added = Nota { $digit } en { $cells }.
note-removed = Nota { $digit } eliminada de { $cells }.
erased = Borrado en { $cells }.
notes-filled = Notas puestas.
undone = Deshecho: { $what }
redone = Rehecho: { $what }
nothing-to-undo = No hay nada que deshacer.
nothing-to-redo = No hay nada que rehacer.
mode-digit = Modo de cifras.
mode-notes = Modo de notas.
given-stays = Las pistas no se pueden cambiar.
digit-stays = La celda ya tiene una cifra. Bórrala primero.
digit-locked = Colocando el { $digit }. Pulsa { $digit } otra vez para terminar.
digit-unlocked = Las cifras van de nuevo a la celda seleccionada.
digit-finished = Los nueve { $digit } están en la cuadrícula.
digit-placing = Colocando el { $digit }. Toca las celdas.
digit-placing-key = Colocando el { $digit }. Toca { $digit } otra vez para terminar.
conflicting = El { $digit } está dos veces en { $house }.
paused = En pausa.
resumed = Sigue la partida. { $left ->
    [0] La cuadrícula está llena.
    [one] Falta una celda.
   *[other] Faltan { $left } celdas.
}
preparing = Un momento.
part-awaited = Cargando…
part-missing = No se pudo cargar una parte de Nonet. Revisa la conexión o vuelve a cargar la página.

## Qué más hay en la primera pantalla

clue-count = { $count ->
    [one] 1 pista
   *[other] { $count } pistas
}
verdict-one = solución única
clock = Tiempo de juego: { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}, { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}
explainer-is = SE { $rating }
grade-is = { $tier }, { $score } puntos HoDoKu por todos los pasos. Lo más difícil: { $hardest }.
storage-refused = Tu navegador no permite guardar. Al cerrar esta página se perderá lo que lleves.
library-all = Todos: { $count }
storage-full = Tu navegador ya no deja guardar más. Exporta y después borra partidas.
place-title = { $place } · Nonet
words-missing = No se pudieron cargar algunos textos. Ábrelo otra vez para reintentarlo.
locale-missing = No se pudo cargar ese idioma.
