//! What is said of a kept game: its name, when it was played, how long.

use crate::core::calendar::Moment;
use crate::core::common::Common;
use crate::core::session::Session;
use crate::core::summary::{Stage, Summary};
use crate::engine::logic::techniques::Tier;
use crate::words::label::Label;
use crate::words::message::Message;

const DAY_MINUTES: i64 = 24 * 60;

/// Its own name, else its tier; in a list after its number.
pub fn name(common: &Common, game: &Summary) -> String {
    let name = own_name(common, game);
    match game.number() {
        Some(number) => common.localizer.message(&Message::EntryName { number, name }),
        None => name,
    }
}

fn own_name(common: &Common, game: &Summary) -> String {
    if !game.name.is_empty() && !is_seed(&game.name) {
        return game.name.clone();
    }
    match game.record.rating {
        Some(rating) => tier_name(common, rating.tier),
        None => common.localizer.message(&Message::ClueCount { count: game.givens.clues() as u64 }),
    }
}

/// The name of a generated puzzle is its seed, which says nothing to its player.
pub fn is_seed(name: &str) -> bool {
    name.strip_prefix('#').is_some_and(|seed| seed.parse::<u64>().is_ok())
}

/// The name of a tier.
pub fn tier_name(common: &Common, tier: Tier) -> String {
    common.localizer.label(Label::of_tier(tier))
}

/// A moment as one says it today.
pub fn when(common: &Common, at: Moment) -> Message {
    let (now, then) = (common.moment.date(), at.date());
    let (year, month, day) = then.parts();
    let (month, day) = (u64::from(month), u64::from(day));
    let minutes = (at.millis.div_euclid(60_000) + i64::from(at.offset)).rem_euclid(DAY_MINUTES);
    match now.days() - then.days() {
        0 => Message::WhenToday { time: format!("{:02}:{:02}", minutes / 60, minutes % 60) },
        1 => Message::WhenYesterday,
        2..=6 => Message::WhenWeekday { weekday: u64::from(then.weekday()) },
        _ if year == now.parts().0 => Message::WhenDay { month, day },
        _ => Message::WhenDate { year: year.to_string(), month, day },
    }
}

/// `4:31` or `1:12:09`.
pub fn hours(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// How many games are in progress, in words. The game in play counts from its first move on; it is put into
/// the library a moment later.
pub fn in_progress(common: &Common) -> String {
    let kept = common.games.in_progress();
    let own = common.session.summary();
    let is_begun = own.stage() == Stage::InProgress && own.moves.is_some_and(|moves| moves > 0);
    let is_new = is_begun && kept.iter().all(|game| game.id != own.id);
    let count = (kept.len() + usize::from(is_new)) as u64;
    common.localizer.message(&Message::LibraryAll { count })
}

/// The tier of the game in play: the one that another puzzle is most likely wanted of.
pub fn last_tier(session: &Session) -> Tier {
    session.record.rating.map_or(Tier::ALL[0], |rating| rating.tier)
}
