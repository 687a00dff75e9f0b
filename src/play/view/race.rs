//! A race against the times in a link: how far both players are.

use crate::core::clock::time_text;
use crate::core::opaque::Opaque;
use crate::play::Shown;
use crate::words::message::Message;

/// How far both players are, each from 0 to 1.
#[derive(Clone, PartialEq, Debug)]
pub struct RaceView {
    /// How far the player is.
    pub own: f64,
    /// How far the sender was after the time that the player has played.
    pub theirs: f64,
    /// Who is ahead, and by how much.
    pub text: String,
    /// How many cells each has, for a screen reader.
    pub label: String,
}

/// The race, until the puzzle is solved.
pub fn race(model: &Shown) -> Option<Opaque<RaceView>> {
    let session = &model.common.session;
    let race = session.race().filter(|_| !session.is_done())?;
    let seconds = (session.clock.played / 1000.0) as u64;
    let (own, theirs) = (session.board().entries.clues(), race.filled_after(seconds));
    let text = match (own as u64, theirs as u64) {
        _ if theirs == race.count() => Message::RaceOver { time: time_text(race.millis()) },
        (own, theirs) if own > theirs => Message::RaceAhead { count: own - theirs },
        (own, theirs) if own < theirs => Message::RaceBehind { count: theirs - own },
        _ => Message::RaceLevel,
    };
    let count = race.count() as u64;
    let label = Message::RaceProgress { own: own as u64, theirs: theirs as u64, count };
    let part = |cells: usize| (cells as f64 / race.count() as f64).min(1.0);
    Some(Opaque::new(RaceView {
        own: part(own),
        theirs: part(theirs),
        text: model.common.localizer.message(&text),
        label: model.common.localizer.message(&label),
    }))
}
