//! Games side by side on the card at the end: a whole day, or a race.

use crate::core::clock::time_text;
use crate::core::race::Race;
use crate::core::solve_picture::SolvePicture;
use crate::play::Shown;
use crate::play::ending::{Day, DayPuzzle, Ending, Next};
use crate::play::race::race_time;
use crate::words::label::Label;
use crate::words::message::Message;

/// Games side by side: all puzzles of a day, or both games of a race.
#[derive(Clone, PartialEq, Debug)]
pub struct GamesView {
    /// What they have to do with each other.
    pub kind: GamesKind,
    /// Each game.
    pub games: Vec<GamePicture>,
    /// What they are; may be empty.
    pub title: String,
    /// What there is to say of all.
    pub text: String,
}

/// What games side by side have to do with each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum GamesKind {
    /// They are the puzzles of a day.
    Day,
    /// They are the player's and the sender's.
    Race,
}

/// How a game was solved.
#[derive(Clone, PartialEq, Debug)]
pub struct GamePicture {
    /// Its tier, or who played it.
    pub name: String,
    /// Its time.
    pub time: String,
    /// The squares: a percentage for what the player filled, none for a clue.
    pub shades: Vec<Option<u8>>,
}

/// The games of what the end is about, if there are several.
pub fn games(model: &Shown, ending: &Ending) -> Option<GamesView> {
    race(model, ending).or_else(|| day(model, ending))
}

fn day(model: &Shown, ending: &Ending) -> Option<GamesView> {
    let Next::Day(date) = ending.next else { return None };
    let (day, localizer) = (Day::of(model, date), &model.common.localizer);
    let total = Message::EndTotal { time: time_text(day.total()) };
    let game = |puzzle: &DayPuzzle| GamePicture {
        name: localizer.label(Label::of_tier(puzzle.tier)),
        time: time_text(puzzle.played),
        shades: puzzle.picture.shades.clone(),
    };
    Some(GamesView {
        kind: GamesKind::Day,
        games: day.puzzles.iter().map(game).collect(),
        title: localizer.message(&day.date()),
        text: localizer.message(&total),
    })
}

fn race(model: &Shown, ending: &Ending) -> Option<GamesView> {
    let (race, localizer) = (ending.race.as_ref()?, &model.common.localizer);
    let game = |(player, times, picture): (Label, &Race, SolvePicture)| GamePicture {
        name: localizer.label(player),
        time: race_time(localizer, times),
        shades: picture.shades,
    };
    Some(GamesView {
        kind: GamesKind::Race,
        games: race.players(&model.common.session.game).map(game).into(),
        title: String::new(),
        text: localizer.label(Label::DonePictureHelp),
    })
}
