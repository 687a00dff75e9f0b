//! What hints were needed for of late: the techniques that a player may want to learn.

use litemap::LiteMap;

use crate::core::calendar::Moment;
use crate::core::order::by_number;
use crate::core::record::Record;
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
    /// In how many games there was one.
    pub games: u64,
    /// In how many games it was met: those, and those solved without one of which it was the hardest
    /// step.
    pub met: u64,
}

/// The techniques with the most hints in these games, of which those count that were changed in the
/// last days.
pub fn hint_needs<'a>(games: impl Iterator<Item = &'a Record>, now: Moment) -> Vec<HintNeed> {
    let since = now.millis.saturating_sub(DAYS * DAY_MS);
    let is_late = |game: &&Record| game.changed.is_some_and(|changed| changed.millis >= since);
    let mut needs: LiteMap<Technique, HintNeed> = LiteMap::new_vec();
    for game in games.filter(is_late) {
        let mut met: LiteMap<Technique, u64> = LiteMap::new_vec();
        let hardest = game.rating.filter(|_| game.is_solved()).and_then(|rating| rating.hardest);
        hardest.into_iter().for_each(|technique| _ = met.insert(technique, 0));
        for hint in &game.help.hints {
            let Some(technique) = hint.technique else { continue };
            *met.entry(technique).or_insert_with(|| 0) +=
                u64::from(hint.nudges) + u64::from(hint.shown);
        }
        for (technique, hints) in met {
            let new = || HintNeed { technique, hints: 0, games: 0, met: 0 };
            let need = needs.entry(technique).or_insert_with(new);
            need.hints += hints;
            need.games += u64::from(hints > 0);
            need.met += 1;
        }
    }
    let needs = needs.into_iter().map(|(_, need)| need).filter(|need| need.hints > 0);
    let needs = by_number(needs, |need| -i64::try_from(need.hints).unwrap_or(i64::MAX));
    needs.into_iter().take(MOST).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::record::HintUse;

    const NOW: Moment = Moment { millis: 40 * DAY_MS, offset: 0 };

    fn game(days_ago: i64, hints: &[(Technique, u32)]) -> Record {
        let changed = Moment { millis: NOW.millis - days_ago * DAY_MS, ..NOW };
        let mut record = Record { changed: Some(changed), ..Record::default() };
        let hint = |(technique, nudges): &(Technique, u32)| HintUse {
            technique: Some(*technique),
            nudges: *nudges,
            shown: 0,
        };
        record.help.hints = hints.iter().map(hint).collect();
        record
    }

    #[test]
    fn games_with_hints_are_counted_among_those_in_which_it_was_met() {
        let (wing, pair) = (Technique::XWing, Technique::NakedPair);
        let games =
            [game(1, &[(wing, 3)]), game(2, &[(wing, 1), (pair, 2)]), game(39, &[(pair, 9)])];
        let needs = hint_needs(games.iter(), NOW);
        assert_eq!(needs[0], HintNeed { technique: wing, hints: 4, games: 2, met: 2 });
        assert_eq!(needs[1], HintNeed { technique: pair, hints: 2, games: 1, met: 1 });
    }
}
