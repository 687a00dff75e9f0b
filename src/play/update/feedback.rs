//! What a message did to the board, to be heard and felt.

use crate::core::command::Command;
use crate::core::common::Common;
use crate::core::feedback::{Feedback, FeedbackKinds};
use crate::core::settings::Toggle;
use crate::engine::types::grid::Grid;
use crate::play::Update;

/// The board before a message, if the player wants to hear or feel what changes.
pub(crate) struct Before(Option<(String, Grid)>);

impl Before {
    /// The board now.
    pub fn of(common: &Common) -> Before {
        let FeedbackKinds { sound, vibration } = kinds(common);
        let board = || (common.session.id.clone(), common.board().digits());
        Before((sound || vibration).then(board))
    }
}

impl Update<'_> {
    /// Reports a digit placed in the same game since then.
    pub(crate) fn give_feedback(&mut self, before: Before) {
        let same_game = before.0.filter(|(id, _)| *id == self.common.session.id);
        let after = self.common.board().digits();
        if let Some(given) = same_game.and_then(|(_, board)| Feedback::between(&board, &after)) {
            self.emit(Command::Feedback(given, kinds(self.common)));
        }
    }
}

fn kinds(common: &Common) -> FeedbackKinds {
    let is_on = |toggle| common.page.settings.is_on(toggle);
    FeedbackKinds { sound: is_on(Toggle::Sound), vibration: is_on(Toggle::Haptics) }
}
