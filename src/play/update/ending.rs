//! The end of a game: its card, and the picture of how it was solved.

use crate::core::clock::time_text;
use crate::core::command::{Command, SharedPicture};
use crate::core::notice::Notice;
use crate::core::outside::PictureOutcome;
use crate::core::solve_picture::SolvePicture;
use crate::i18n::label::Label;
use crate::i18n::message::Message;
use crate::play::Update;
use crate::play::card::{Card, Fold};

impl Update<'_> {
    pub(crate) fn unfold_end(&mut self) {
        if matches!(self.own.card, Card::Done(_)) {
            self.own.card = Card::Done(Fold::Open);
        }
    }
    /// The picture gives no digit away.
    pub(crate) fn share_picture(&mut self) {
        let session = &self.common.session;
        let (record, localizer) = (&session.record, &self.common.localizer);
        let played = record.finish.map_or(session.clock.played, |finish| finish.played);
        let rating = record.rating.map(|rating| {
            format!("{} {}", localizer.label(Label::of_tier(rating.tier)), rating.score)
        });
        let hardest = record.rating.and_then(|rating| rating.hardest);
        let lines = std::iter::once(time_text(played))
            .chain(rating)
            .chain(hardest.map(|technique| localizer.hardest(technique)))
            .chain([localizer.label(Label::Name)]);
        let picture = SolvePicture::of(&session.game);
        let shared = SharedPicture { picture, lines: lines.collect() };
        self.emit(Command::SharePicture(shared));
    }
    /// The card may cover the line under the grid, so a notice says it.
    pub(crate) fn picture_shared(&mut self, outcome: PictureOutcome) {
        self.notify(Notice::plain(match outcome {
            PictureOutcome::Shared => Message::PictureShared,
            PictureOutcome::Saved => Message::PictureSaved,
            PictureOutcome::Refused => Message::PictureRefused,
        }));
    }
}
