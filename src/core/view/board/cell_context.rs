//! [`CellContext`]: what all cells of a grid have in common.

use super::{LinePart, Overlay, StepDetail};
use crate::core::in_view::InView;
use crate::core::look_at::cells_to_mark;
use crate::core::settings::{Settings, Toggle};
use crate::core::view::arrows::touched;
use crate::engine::logic::blockers::blockers;
use crate::engine::logic::step::{Effect, Role, Step};
use crate::engine::types::board::Board;
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::conflict::{Conflict, conflicts};
use crate::engine::types::digit::Digit;
use crate::engine::types::grid::Solution;
use crate::engine::types::house::House;
use crate::words::Localizer;

/// What the state of a game shows in its grid.
pub struct GameMarks<'a> {
    /// Which marks the player wants.
    pub settings: &'a Settings,
    /// The cell of the keyboard.
    pub cursor: Cell,
    /// The cells that the next digit is for.
    pub selection: CellSet,
    /// The cells that are shown as selected; during a replay those of the move.
    pub selected: CellSet,
    /// What the grid is searched for.
    pub in_view: Option<InView>,
    /// Whether cells that can take the digit in view are tinted.
    pub tints_places: bool,
    /// What the player claims, where a deduction is checked.
    pub claims: Option<&'a [Effect]>,
    /// The solution that is shown.
    pub solution: Option<&'a Solution>,
    /// The cells in which the solutions differ.
    pub differing: CellSet,
    /// The cells that a check found wrong.
    pub wrong: CellSet,
    /// The cells whose digits were entered while something is tried.
    pub tried: CellSet,
}

/// What all cells of a grid have in common.
pub struct CellContext<'a> {
    pub(super) localizer: &'a Localizer,
    pub(super) board: &'a Board,
    /// The state of the game; none for a picture beside a text.
    pub(super) game: Option<GameMarks<'a>>,
    pub(super) conflicts: Vec<Conflict>,
    /// The digit of the cursor's cell: equal ones are highlighted.
    pub(super) digit: Option<Digit>,
    /// What the grid is searched for.
    pub(super) in_view: Option<InView>,
    pub(super) overlay: Option<Overlay<'a>>,
    pub(super) lines: Vec<(Cell, LinePart)>,
    /// What follows from the step, once that is shown; or what the player claims.
    pub(super) effects: &'a [Effect],
    /// The cells of the step, once they are shown.
    pub(super) touched: CellSet,
}

impl<'a> CellContext<'a> {
    /// Adds what the state of a game shows in the cells.
    #[must_use]
    pub fn in_game(mut self, game: GameMarks<'a>) -> CellContext<'a> {
        let (board, overlay) = (self.board, self.overlay);
        let on = |toggle| game.settings.is_on(toggle);
        // What a hint draws stands alone.
        let in_view = game.in_view.filter(|_| overlay.is_none());
        let cursor = CellSet::only(game.cursor) & game.selection;
        let digit = match in_view {
            Some(InView::Digit(digit)) => Some(digit),
            Some(InView::Pairs) => None,
            None => cursor.iter().find_map(|cell| board.digit(cell)),
        };
        if let Some(claims) = game.claims {
            self.effects = claims;
            let claimed = claims.iter().map(|claim| claim.candidate().cell);
            self.touched = claimed.collect::<CellSet>() | game.selection;
        }
        CellContext {
            conflicts: if on(Toggle::ShowConflicts) {
                conflicts(&board.digits())
            } else {
                Vec::new()
            },
            digit: digit.filter(|_| in_view.is_some() || overlay.is_none() && on(Toggle::Same)),
            in_view,
            game: Some(game),
            ..self
        }
    }
    /// Adds parts of cells in the lines of an explanation.
    #[must_use]
    pub fn with_lines(mut self, lines: &[(Cell, LinePart)]) -> CellContext<'a> {
        self.lines.extend(lines);
        self
    }
    /// A grid beside a text.
    pub fn apart(
        localizer: &'a Localizer,
        board: &'a Board,
        overlay: Option<Overlay<'a>>,
    ) -> CellContext<'a> {
        let pattern = overlay.filter(|overlay| overlay.detail >= StepDetail::Pattern);
        let whole = overlay.filter(|overlay| overlay.detail == StepDetail::Whole);
        CellContext {
            overlay,
            lines: overlay.map_or(Vec::new(), |overlay| blocked(board, overlay)),
            effects: whole.map_or(&[], |overlay| &overlay.step.effects),
            touched: match (whole, pattern) {
                (Some(overlay), _) => touched(overlay.step),
                (None, Some(overlay)) => cells_to_mark(overlay.step),
                (None, None) => CellSet::EMPTY,
            },
            ..CellContext::bare(localizer, board)
        }
    }
    /// A grid with nothing drawn over it.
    pub fn bare(localizer: &'a Localizer, board: &'a Board) -> CellContext<'a> {
        CellContext {
            localizer,
            board,
            game: None,
            conflicts: Vec::new(),
            digit: None,
            in_view: None,
            overlay: None,
            lines: Vec::new(),
            effects: &[],
            touched: CellSet::EMPTY,
        }
    }

    /// Whether the cells of a step are shown, or what is wrong.
    pub fn has_pattern(&self) -> bool {
        !self.lines.is_empty()
            || self.overlay.is_some_and(|overlay| overlay.detail >= StepDetail::Pattern)
    }
    /// Whether it is about one digit alone, which is seen without candidates: the cell that is left for
    /// it shows it in the end.
    pub(super) fn hides_candidates(&self) -> bool {
        self.hides_digit() || self.lines.iter().any(|(_, part)| matches!(part, LinePart::Blocks(_)))
    }
    pub(super) fn hides_digit(&self) -> bool {
        self.overlay.is_some_and(|overlay| overlay.hides_digit())
    }
    /// Whether a setting is on that is about the game's grid alone.
    pub(super) fn is_on(&self, toggle: Toggle) -> bool {
        self.game.as_ref().is_some_and(|game| game.settings.is_on(toggle))
    }
    /// The step, once its pattern is shown.
    pub(super) fn pattern(&self) -> Option<&'a Step> {
        let overlay = self.overlay.filter(|overlay| overlay.detail >= StepDetail::Pattern)?;
        Some(overlay.step)
    }
}

/// What bars the cells of a single's house: the lit lines, or all and whatever else cannot take it.
fn blocked(board: &Board, overlay: Overlay) -> Vec<(Cell, LinePart)> {
    let Overlay { step, detail, lit } = overlay;
    let all = blockers(step).into_iter().enumerate();
    let is_lit = |at: &usize| lit.is_none_or(|lit| lit.contains(at));
    let is_shown = detail == StepDetail::Whole || overlay.hides_digit();
    let lit_ones = all.filter(|(at, _)| is_shown && is_lit(at));
    let mut lines = Vec::new();
    let mut barred = CellSet::EMPTY;
    for (at, blocker) in lit_ones {
        lines.push((blocker.cell, LinePart::Blocks(at as u64 + 1)));
        barred |= blocker.barred;
    }
    if overlay.hides_digit() {
        return lines;
    }
    if lit.is_none() && !lines.is_empty() {
        barred = step.evidence.houses_of(Role::Base).first().map_or(barred, House::cells);
    }
    let free = (barred & board.empty_cells()) - step.evidence.cells_of(Role::Base);
    lines.extend(free.iter().map(|cell| (cell, LinePart::Barred)));
    lines
}
