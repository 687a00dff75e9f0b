//! Puzzles made to order: the mask, what is asked for, and the puzzles that were made.

mod form;
mod made;
mod menu;
mod picker;
mod studio_button;
pub mod hand;
pub mod low_clue;
pub mod picture;
pub mod picture_piece;
pub mod picture_room;
pub mod picture_verdict;

use crate::places::create::Shown;
use crate::words::label::Label;

pub use form::{MaskCellView, MaskView, RangeView, StudioFormView, ThumbView};
pub use made::{MadeRowView, MadeView, ProvedView, VarietyView};
pub use menu::made_form;
pub use picker::PickerView;

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
