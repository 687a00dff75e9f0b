//! The menu of a cell: what can be done with it, or with the selection that it is in.

use crate::core::mode::Mode;
use crate::core::moves::NoteKind;
use crate::core::msg::{DeductionMsg, EntryMsg, GridMsg, HintMsg, Msg};
use crate::core::settings::Toggle;
use crate::core::view::controls::{ButtonView, Icon};
use crate::core::view::menu::{MenuGroup, MenuGroupView, MenuView};
use crate::engine::types::cell::CellSet;
use crate::play::Shown;
use crate::words::label::Label;
use crate::words::message::Message;

/// The cell by its place, or how many cells are selected.
pub fn cell_menu_title(model: &Shown) -> String {
    let cells = model.own.input.selection;
    model.common.localizer.message(&match cells.len() {
        0 | 1 => Message::CellPlace { cell: model.own.input.cursor },
        count => Message::CellsSelected { count: count as u64 },
    })
}

/// What can be done with the selected cells: of hints, marks and the selection, what there is to do.
pub fn cell_menu(model: &Shown) -> MenuView {
    let group = |kind, buttons| MenuGroupView { kind, heading: String::new(), buttons };
    let groups = [group(MenuGroup::Help, help(model)), group(MenuGroup::Marks, marks(model))];
    let some = groups.into_iter().filter(|group| !group.buttons.is_empty());
    MenuView { groups: some.collect(), ..MenuView::default() }
}

fn help(model: &Shown) -> Vec<ButtonView> {
    let board = model.common.board();
    let here = ButtonView::new(model.common, Label::HintHere, Msg::Hint(HintMsg::CellRequested));
    let why = ButtonView::new(model.common, Label::WhyNot, Msg::Deduction(DeductionMsg::Opened));
    let buttons =
        [here.icon(Icon::Hint).title("Alt + H"), why.icon(Icon::Question).title("Shift + K")];
    let is_empty = board.digit(model.own.input.cursor).is_none();
    buttons.into_iter().filter(|_| is_empty).collect()
}

fn marks(model: &Shown) -> Vec<ButtonView> {
    let colour = ButtonView::new(
        model.common,
        Label::Colour,
        Msg::Entry(EntryMsg::ModeChosen(Mode::Colour)),
    );
    let same = ButtonView::new(model.common, Label::SelectSame, Msg::Grid(GridMsg::SameSelected));
    let filled = model.common.board().digit(model.own.input.cursor).is_some();
    let copy = ButtonView::new(model.common, Label::CopyCells, Msg::CellsCopied);
    let copy = copy.icon(Icon::Copy).title("Ctrl + C");
    let paste = ButtonView::new(model.common, Label::PasteCells, Msg::CellsPasted);
    let paste = (!model.own.input.copied.is_empty()).then(|| paste.icon(Icon::Import));
    let same = filled.then(|| same.icon(Icon::Grid).title("Alt + A"));
    let colour = colour.icon(Icon::Colour).title("V");
    let notes = note_buttons(model, model.own.input.selection);
    [colour].into_iter().chain(notes).chain(same).chain([copy]).chain(paste).collect()
}

/// What can be done with the notes of some cells, as far as they have any.
pub fn note_buttons(model: &Shown, cells: CellSet) -> Vec<ButtonView> {
    let board = model.common.board();
    let clear = ButtonView::new(
        model.common,
        Label::ClearNotes,
        Msg::Entry(EntryMsg::NotesErased(NoteKind::All)),
    );
    let centre =
        ButtonView::new(model.common, Label::Centralise, Msg::Entry(EntryMsg::NotesCentralised));
    let has_notes = cells.iter().any(|cell| !board.notes(cell).is_empty());
    let has_corner = cells.iter().any(|cell| !board.corner_marks[cell].is_empty());
    let two_kinds = model.common.page.settings.is_on(Toggle::CentreNotes);
    let clear = has_notes.then(|| clear.icon(Icon::Erase).title("Delete"));
    let centre = (two_kinds && has_corner).then(|| centre.icon(Icon::Notes).title("."));
    clear.into_iter().chain(centre).collect()
}
