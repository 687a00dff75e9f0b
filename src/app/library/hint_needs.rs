//! What hints were needed for of late: the techniques that a player may want to learn.

use litemap::LiteMap;

use crate::app::calendar::Moment;
use crate::app::order::by_number;
use crate::app::record::Record;
use crate::engine::logic::techniques::Technique;

/// How far back games count.
const DAYS: i64 = 30;
const DAY_MS: i64 = 86_400_000;
/// The most techniques that are named.
const MOST: usize = 3;

/// A technique and the hints about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HintNeed {
    /// The technique.
    pub technique: Technique,
    /// How many hints were about it.
    pub hints: u64,
}

/// The techniques with the most hints in these games, of which those count that were changed in the
/// last days.
pub fn hint_needs<'a>(games: impl Iterator<Item = &'a Record>, now: Moment) -> Vec<HintNeed> {
    let since = now.millis.saturating_sub(DAYS * DAY_MS);
    let is_late = |game: &&Record| game.changed.is_some_and(|changed| changed.millis >= since);
    let mut needs: LiteMap<Technique, u64> = LiteMap::new_vec();
    for hint in games.filter(is_late).flat_map(|game| &game.help.hints) {
        let Some(technique) = hint.technique else { continue };
        let hints = needs.entry(technique).or_insert_with(|| 0);
        *hints += u64::from(hint.nudges) + u64::from(hint.shown);
    }
    let needs = needs.into_iter().map(|(technique, hints)| HintNeed { technique, hints });
    let needs = by_number(needs, |need| -i64::try_from(need.hints).unwrap_or(i64::MAX));
    needs.into_iter().take(MOST).collect()
}
