//! [`Browse`]: what of the library the player looks at, and in which order. [`rows`](super::rows) finds
//! the games.

use super::statistics::Period;
use crate::core::games::key_text;
use crate::core::section::Section;
use crate::core::summary::{Stage, Summary};
use crate::engine::logic::techniques::Tier;

/// A column that a list of games can be sorted by.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Debug,
    Default,
    strum::EnumIter,
    strum::EnumString,
    strum::IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Column {
    /// The tier, or the name of the game.
    Puzzle,
    /// The hardest step, as the ladder of techniques has them.
    Hardest,
    /// The points.
    Score,
    /// The time it took so far.
    Time,
    /// How much is done, then how many hints it took.
    Help,
    /// When it was solved or played last.
    #[default]
    Changed,
    /// The collection.
    Collection,
}

impl Column {
    /// The direction that is asked for more often comes at the first press.
    fn is_descending_first(self) -> bool {
        matches!(self, Column::Score | Column::Changed)
    }
}

/// The order of a list of games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Order {
    /// What it goes by.
    pub by: Column,
    /// Whether the most or the newest comes first.
    pub is_descending: bool,
}

impl Default for Order {
    /// What was changed last comes first.
    fn default() -> Order {
        Order { by: Column::Changed, is_descending: true }
    }
}

impl Order {
    /// The order after a press on the heading of a column: by it, or by it the other way round.
    pub fn after_press(self, column: Column) -> Order {
        let is_descending = match self.by == column {
            true => !self.is_descending,
            false => column.is_descending_first(),
        };
        Order { by: column, is_descending }
    }
    /// A word for each order.
    pub fn slug(self) -> String {
        let column: &str = self.by.into();
        format!("{column}{}", if self.is_descending { DESCENDING } else { "" })
    }
    /// The order of such a word.
    pub fn of_slug(slug: &str) -> Option<Order> {
        let column = slug.strip_suffix(DESCENDING);
        let by = column.unwrap_or(slug).parse().ok()?;
        Some(Order { by, is_descending: column.is_some() })
    }
}

const DESCENDING: &str = "-descending";

/// What the player looks at.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Browse {
    /// The part of the Library.
    pub section: Section,
    /// What is searched for.
    pub search: String,
    /// Only games of this tier.
    pub tier: Option<Tier>,
    /// Only games without help.
    pub is_alone: bool,
    /// Only puzzles of a day.
    pub is_daily: bool,
    /// The order of the games.
    pub order: Order,
    /// The first of the rows that are drawn; the others only take room.
    pub first: usize,
    /// The key of the game that was opened last, or its dialog.
    pub chosen: Option<String>,
    /// How far back the statistics go.
    pub period: Period,
}

impl Browse {
    /// Nothing is searched for and no chip chosen.
    pub fn clear_filter(&mut self) {
        self.search.clear();
        (self.tier, self.is_alone, self.is_daily, self.first) = (None, false, false, 0);
    }
    /// Whether a game belongs to the section.
    pub fn is_in_section(&self, game: &Summary) -> bool {
        match self.section {
            Section::Today | Section::Day(_) | Section::Solved | Section::Statistics => {
                game.stage() == Stage::Solved
            }
            Section::InProgress => game.stage() == Stage::InProgress,
            Section::Collections => game.collection.is_some(),
            Section::Collection(key) => game.collection.as_deref() == Some(&key_text(key)),
        }
    }
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator as _;

    use super::*;

    #[test]
    fn a_second_press_on_a_heading_turns_the_order_round() {
        let fastest = Order::default().after_press(Column::Time);
        assert_eq!(fastest, Order { by: Column::Time, is_descending: false });
        assert!(fastest.after_press(Column::Time).is_descending);
        assert!(fastest.after_press(Column::Score).is_descending);
    }

    #[test]
    fn every_order_is_found_again_by_its_word() {
        for by in Column::iter() {
            for is_descending in [false, true] {
                let order = Order { by, is_descending };
                assert_eq!(Order::of_slug(&order.slug()), Some(order));
            }
        }
        assert_eq!(Order::of_slug("rubbish"), None);
    }
}
