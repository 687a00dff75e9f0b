//! A race that is over: both times, and what is handed on of it.

use std::cmp::Ordering;

use crate::core::clock::time_text;
use crate::core::common::Common;
use crate::core::game::Game;
use crate::core::race::Race;
use crate::core::session::Session;
use crate::core::solve_picture::SolvePicture;
use crate::engine::formats::fragment_of;
use crate::words::Localizer;
use crate::words::label::Label;
use crate::words::message::Message;

/// A race that is over.
#[derive(Clone, PartialEq, Debug)]
pub struct RaceEnd {
    /// The times of the player.
    pub own: Race,
    /// The times of who sent the puzzle.
    pub theirs: Race,
}

impl RaceEnd {
    /// The race of a game; none if it is no race, or not solved by the player.
    pub fn of(session: &Session) -> Option<RaceEnd> {
        Some(RaceEnd { own: session.times()?, theirs: session.race()? })
    }
    /// The player of this game, then the sender: times, and how the puzzle was solved.
    pub fn players(&self, game: &Game) -> [(Label, &Race, SolvePicture); 2] {
        let theirs = self.theirs.picture(&game.board().givens);
        [
            (Label::RaceYou, &self.own, SolvePicture::of(game)),
            (Label::RaceSender, &self.theirs, theirs),
        ]
    }
    /// The first line of the card.
    pub fn line(&self) -> Message {
        let (own, theirs) = (self.own.total(), self.theirs.total());
        let time = time_text(own.abs_diff(theirs) as f64 * 1000.0);
        match own.cmp(&theirs) {
            Ordering::Less => Message::RaceWon { time },
            Ordering::Equal => Message::RaceTied,
            Ordering::Greater => Message::RaceLost { time },
        }
    }
}

/// The address of the puzzle with the player's times.
pub fn race_link(common: &Common, times: &Race) -> String {
    let page = &common.page.address;
    format!("{page}{}{}", fragment_of(&common.board().clue_grid()), times.link_end())
}

/// What goes with a link that holds the player's times.
pub fn race_words(common: &Common) -> String {
    common.localizer.message(&Message::RaceWords { time: time_text(common.session.played()) })
}

/// The time of a player of a race, and whether it took help.
pub fn race_time(localizer: &Localizer, times: &Race) -> String {
    let time = time_text(times.millis());
    match times.is_helped {
        true => localizer.message(&Message::RaceHelped { time }),
        false => time,
    }
}
