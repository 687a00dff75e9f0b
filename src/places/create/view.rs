//! Puzzles made to order: the mask, what is asked for, and the puzzles that were made.

mod form;
mod made;
mod menu;
mod picker;
pub mod hand;
pub mod low_clue;
pub mod picture;
pub mod picture_piece;
pub mod picture_room;
pub mod picture_verdict;

use std::rc::Rc;

use crate::core::msg::Msg;
use crate::core::view::controls::{ButtonVariant, ButtonView, FieldView, Icon, SwitchView};
use crate::core::view::thumbnail::ThumbnailView;
use crate::places::create::Shown;
use crate::places::create::form::COUNTS;
use crate::places::create::msg::StudioMsg;
use crate::places::create::range::Quantity;
use crate::words::label::Label;
use crate::words::message::Message;

pub use menu::made_form;

/// The part of Create.
#[derive(Clone, PartialEq, Debug)]
pub struct StudioView {
    /// The cells of the clues.
    pub mask: MaskView,
    /// What is asked for.
    pub form: StudioFormView,
    /// What will stand where the puzzles are: a heading, and how to begin.
    pub empty: [String; 2],
    /// What was made; none before the first batch.
    pub made: Option<MadeView>,
    /// The puzzle that is shown.
    pub proved: Option<ProvedView>,
}

/// The cells of the clues.
#[derive(Clone, PartialEq, Debug)]
pub struct MaskView {
    /// The heading, which names the grid.
    pub label: String,
    /// How many are marked, or that clues may stand anywhere.
    pub state: String,
    /// Why these cells cannot hold the clues of a puzzle; may be empty.
    pub fault: String,
    /// The cells.
    pub cells: Vec<MaskCellView>,
    /// The cell of the keyboard, 0-based.
    pub cursor: usize,
    /// Whether what is marked does not count now.
    pub is_pale: bool,
    /// The name of the choice of a symmetry.
    pub symmetry_label: String,
    /// The symmetries, one of which is pressed.
    pub symmetries: Vec<ButtonView>,
    /// How to draw, with the symmetry.
    pub help: String,
    /// Unmarks all; lets clues stand anywhere.
    pub tools: [ButtonView; 2],
    /// Shows it or folds it where there is little room.
    pub fold: ButtonView,
}

/// A cell that can be marked.
#[derive(Clone, PartialEq, Debug)]
pub struct MaskCellView {
    /// Whether it is.
    pub is_marked: bool,
    /// Whether it is marked together with the cell of the keyboard.
    pub is_twin: bool,
    /// Its accessible name.
    pub name: String,
}

/// What is asked for.
#[derive(Clone, PartialEq, Debug)]
pub struct StudioFormView {
    /// The heading.
    pub label: String,
    /// Asks for nothing.
    pub clear: ButtonView,
    /// The name of the choice of a tier.
    pub tiers_label: String,
    /// The tiers, one of which may be pressed.
    pub tiers: Vec<ButtonView>,
    /// What a puzzle of that tier needs; may be empty.
    pub takes: String,
    /// Techniques of which one is needed.
    pub needs: PickerView,
    /// That no technique that is needed is of the tier; may be empty.
    pub mismatch: String,
    /// Families that are avoided.
    pub avoids: PickerView,
    /// The number of clues with its name, where the mask gives it.
    pub as_marked: Option<[String; 2]>,
    /// Numbers from and to.
    pub ranges: Vec<RangeView>,
    /// Every clue needed.
    pub minimal: SwitchView,
    /// Each digit equally often.
    pub even_digits: SwitchView,
    /// The heading that unfolds the seed.
    pub more: String,
    /// The order in which cells are emptied, where clues may stand anywhere.
    pub order: Option<FieldView>,
    /// The seed.
    pub seed: FieldView,
    /// The name of the choice of how many.
    pub counts_label: String,
    /// How many, one of which is pressed.
    pub counts: Vec<ButtonView>,
    /// Makes one and plays it at once; none where more are made.
    pub play: Option<ButtonView>,
    /// Makes them, or stops.
    pub go: ButtonView,
    /// An empty grid to type into.
    pub blank: ButtonView,
    /// What is promised of requirements.
    pub note: String,
}

/// What was chosen from a list, and the list.
#[derive(Clone, PartialEq, Debug)]
pub struct PickerView {
    /// What they are for.
    pub label: String,
    /// Those chosen, each of which a press removes.
    pub chips: Vec<ButtonView>,
    /// The word between two of them; may be empty.
    pub or: String,
    /// Opens the list or closes it.
    pub add: ButtonView,
    /// The field that the list is searched by, while it is open.
    pub search: Option<FieldView>,
    /// How many entries there are.
    pub found: String,
    /// Those that can be added.
    pub entries: Vec<ButtonView>,
}

/// A number from and to.
#[derive(Clone, PartialEq, Debug)]
pub struct RangeView {
    /// The quantity that moves are reported for.
    pub of: Quantity,
    /// What it is the number of.
    pub label: String,
    /// From and to in words.
    pub text: String,
    /// The place of the last stop; the first is 0.
    pub last: usize,
    /// The lower and the upper thumb.
    pub thumbs: [ThumbView; 2],
}

/// One end of a range.
#[derive(Clone, PartialEq, Debug)]
pub struct ThumbView {
    /// Its accessible name.
    pub name: String,
    /// The place of its stop.
    pub stop: usize,
    /// The number there, or that any will do.
    pub text: String,
}

/// What was made.
#[derive(Clone, PartialEq, Debug)]
pub struct MadeView {
    /// How many.
    pub title: String,
    /// How many were tried, and how many are taken.
    pub state: String,
    /// How much is done, from 0 to 1, while it goes on.
    pub done: Option<f64>,
    /// What can be done with them.
    pub tools: Vec<ButtonView>,
    /// Why it ended early, with the numbers; may be empty.
    pub failure: Vec<String>,
    /// Plays what came nearest.
    pub nearest: Option<ButtonView>,
    /// The name of the table.
    pub label: String,
    /// The box that takes all or none: its name, and whether all are taken.
    pub all: (String, bool),
    /// The headings of the columns.
    pub columns: Rc<[String]>,
    /// How many rows there are.
    pub count: usize,
    /// The place of the first that is drawn.
    pub first: usize,
    /// Those that are drawn.
    pub rows: Vec<MadeRowView>,
    /// What the paths are made of; none before the first puzzle.
    pub variety: Option<VarietyView>,
}

/// The techniques of all paths of a batch.
#[derive(Clone, PartialEq, Debug)]
pub struct VarietyView {
    /// The heading.
    pub label: String,
    /// The headings of the columns.
    pub columns: [String; 3],
    /// Each technique: its name, of how many puzzles it is the hardest and in how many it is used, each
    /// with its share of the most.
    pub rows: Vec<(String, [(f64, String); 2])>,
}

/// A puzzle that was made.
#[derive(Clone, PartialEq, Debug)]
pub struct MadeRowView {
    /// Its number, 0-based.
    pub number: usize,
    /// What it looks like.
    pub thumbnail: ThumbnailView,
    /// Its hardest technique.
    pub name: String,
    /// Its number in words, tier and clues.
    pub below: String,
    /// Points, steps, Sudoku Explainer's rating, and whether every clue is needed.
    pub cells: [String; 4],
    /// What else can be done with it.
    pub menu: ButtonView,
    /// The accessible name of the button that shows it.
    pub said: String,
    /// Whether it is shown.
    pub is_chosen: bool,
    /// Whether it is taken.
    pub is_taken: bool,
    /// The accessible name of the box that takes it.
    pub take: String,
}

/// The puzzle that is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct ProvedView {
    /// Which it is.
    pub title: String,
    /// Plays it.
    pub play: ButtonView,
    /// The digits, and whether each could go.
    pub cells: Vec<(String, bool)>,
    /// What the picture is called.
    pub label: String,
    /// What is known: a picture, what, and the details.
    pub facts: Vec<(Icon, String, String)>,
    /// The heading of the recipe.
    pub recipe_label: String,
    /// It.
    pub recipe: String,
    /// Copies it.
    pub copy: ButtonView,
    /// The smallest form, with its heading; empty while it is not known.
    pub canonical: [String; 2],
}

/// That of the model.
pub fn studio(model: &Shown) -> StudioView {
    StudioView {
        mask: form::mask(model),
        form: form::form(model),
        empty: [Label::StudioEmpty, Label::StudioEmptyHelp]
            .map(|of| model.common.localizer.label(of)),
        made: made::made(model),
        proved: made::proved(model),
    }
}

fn button(model: &Shown, label: Label, msg: StudioMsg) -> ButtonView {
    ButtonView::new(model.common, label, Msg::to(msg))
}

/// Makes so many, or stops.
fn go(model: &Shown) -> ButtonView {
    let studio = model.own;
    if studio.batch.is_going {
        return button(model, Label::Stop, StudioMsg::Stopped).icon(Icon::Stop);
    }
    let count = u64::from(studio.form.count);
    let label = model.common.localizer.message(&Message::StudioMake { count });
    let go = ButtonView::named(label, Msg::to(StudioMsg::MakeRequested));
    // Beside the one that plays at once it comes second.
    let variant = if count == 1 { ButtonVariant::Quiet } else { ButtonVariant::Primary };
    go.variant(variant).usable(is_valid(model))
}

/// Makes one and plays it.
fn play_at_once(model: &Shown) -> Option<ButtonView> {
    let studio = model.own;
    let is_one = studio.form.count == 1;
    let play = button(model, Label::StudioPlay, StudioMsg::PlayRequested).icon(Icon::Play);
    is_one.then(|| play.variant(ButtonVariant::Primary).usable(is_valid(model)))
}

fn is_valid(model: &Shown) -> bool {
    let form = &model.own.form;
    form.is_seed_valid() && form.fault().is_none() && form.mismatch().is_none()
}

fn counts(model: &Shown) -> Vec<ButtonView> {
    let of = |count: u32| {
        let label = model.common.localizer.message(&Message::Count { count: u64::from(count) });
        let view = ButtonView::named(label, Msg::to(StudioMsg::CountChosen(count)));
        view.pressed(model.own.form.count == count)
    };
    COUNTS.into_iter().map(of).collect()
}
