//! [`Browse`]: what of the library the player looks at, and which games that are, in which order.

use std::cmp::Ordering;
use std::rc::Rc;

use super::Library;
use super::section::Section;
use super::statistics::Period;
use super::summary::{Stage, Summary};
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
    /// The games of the section that are looked for, in order. `text_of` is what the search looks
    /// through: what is said of a game, each on a line.
    pub fn games<'a>(
        &self,
        library: &'a Library,
        text_of: &dyn Fn(&Summary) -> String,
    ) -> Vec<&'a Rc<Summary>> {
        let search = Search::of(&self.search);
        let tier_of = |game: &Summary| game.record.rating.map(|rating| rating.tier);
        let found: Vec<(Match, &Rc<Summary>)> = library
            .games()
            .filter(|game| self.is_in_section(game))
            .filter(|game| self.tier.is_none_or(|tier| tier_of(game) == Some(tier)))
            .filter(|game| !self.is_alone || game.record.help.is_none())
            .filter_map(|game| Some((search.find(game, text_of)?, game)))
            .collect();
        let best = found.iter().map(|(found, _)| *found).max();
        let of_best = found.into_iter().filter(|(found, _)| Some(*found) == best);
        let mut games: Vec<&Rc<Summary>> = of_best.map(|(_, game)| game).collect();
        self.sort(library, &mut games);
        games
    }
    /// Nothing is searched for and no chip chosen.
    pub fn clear_filter(&mut self) {
        self.search.clear();
        (self.tier, self.is_alone, self.first) = (None, false, 0);
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
    /// Puzzles of a list that are equal otherwise stay in the order of the list.
    fn sort(&self, library: &Library, games: &mut [&Rc<Summary>]) {
        games.sort_by(|one, other| {
            let order = compare(library, self.order.by, one, other);
            let order = if self.order.is_descending { order.reverse() } else { order };
            let newest = || other.changed().cmp(&one.changed());
            order.then_with(newest).then_with(|| one.place.cmp(&other.place))
        });
    }
}

fn compare(library: &Library, by: Column, one: &Summary, other: &Summary) -> Ordering {
    let rating = |game: &Summary| game.record.rating;
    let tier = |game: &Summary| rating(game).map(|rating| rating.tier);
    let hardest = |game: &Summary| rating(game).and_then(|rating| rating.hardest);
    let score = |game: &Summary| rating(game).map_or(0, |rating| rating.score);
    let collection = |game: &Summary| {
        let id = game.collection.as_ref()?;
        library.collections.get(id).map(|collection| collection.name.clone())
    };
    match by {
        Column::Puzzle => tier(one).cmp(&tier(other)).then_with(|| one.name.cmp(&other.name)),
        Column::Hardest => hardest(one).cmp(&hardest(other)),
        Column::Score => score(one).cmp(&score(other)),
        Column::Time => one.seconds().cmp(&other.seconds()),
        Column::Help => progress(one).cmp(&progress(other)),
        Column::Changed => one.changed().cmp(&other.changed()),
        Column::Collection => collection(one).cmp(&collection(other)),
    }
}

/// Nothing done, then how much is done, then how many hints the solved ones took.
fn progress(game: &Summary) -> (u64, u32) {
    let (done, of) = game.progress();
    let help = &game.record.help;
    let engine = u32::from(help.solution) * u32::MAX;
    (done * 100 / of.max(1), help.nudges().saturating_add(help.shown()).saturating_add(engine))
}

/// The text that a collection's key is in the database.
pub fn key_text(key: u64) -> String {
    format!("{key:016x}")
}

/// What the player types to find games. Spaces within a phrase do not count: not all languages have
/// them.
struct Search {
    words: Vec<String>,
    phrase: String,
}

/// How what is searched for is in a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Match {
    /// Each word somewhere.
    Words,
    /// All words as one phrase: who looks for "29 clues" does not mean the 29th of a month.
    Phrase,
}

// Only letters from A to Z are found whatever their case: the tables for all others are 7 kB of what
// a first visit loads.
impl Search {
    fn of(typed: &str) -> Search {
        let words = typed.split_whitespace().map(str::to_ascii_lowercase).collect();
        Search { words, phrase: phrase(typed) }
    }
    fn find(&self, game: &Summary, text_of: &dyn Fn(&Summary) -> String) -> Option<Match> {
        if self.words.is_empty() {
            return Some(Match::Phrase);
        }
        let text = text_of(game).to_ascii_lowercase();
        let is_in = |line: &str| has_phrase(&phrase(line), &self.phrase);
        let as_phrase = text.split('\n').any(is_in) || is_in_clues(game, &self.phrase);
        let has = |word: &String| has_word(&text, word) || is_in_clues(game, word);
        match as_phrase && self.words.len() > 1 {
            true => Some(Match::Phrase),
            false => (as_phrase || self.words.iter().all(has)).then_some(Match::Words),
        }
    }
}

/// A line without its spaces, in lower case.
fn phrase(line: &str) -> String {
    line.replace(' ', "").to_ascii_lowercase()
}

/// Whether a text has a word in it; a number is not a part of another number.
fn has_word(text: &str, word: &str) -> bool {
    match word.bytes().all(|byte| byte.is_ascii_digit()) {
        true => text.split(|c: char| !c.is_ascii_digit()).any(|number| number == word),
        false => text.contains(word),
    }
}

/// Whether a line has a phrase in it; one that begins with a number begins the line.
fn has_phrase(line: &str, phrase: &str) -> bool {
    let begins_with_number = phrase.bytes().next().is_some_and(|byte| byte.is_ascii_digit());
    has_word(line, phrase) && (!begins_with_number || line.starts_with(phrase))
}

/// Four or more digits are clues in their order, a `.` or `0` for an empty cell.
fn is_in_clues(game: &Summary, word: &str) -> bool {
    let is_clues = word.len() >= 4 && word.chars().all(|c| c.is_ascii_digit() || c == '.');
    is_clues && game.givens.to_string().contains(&word.replace('0', "."))
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator as _;

    use super::*;
    use crate::app::game::Game;
    use crate::app::record::Rating;
    use crate::app::saved::Saved;
    use crate::engine::types::board::Board;

    const PUZZLE: &str =
        "400520703000003000100007000014000006700050001500000420000400005000800000201076008";

    fn library() -> Library {
        let mut library = Library::default();
        for (id, tier, score) in [("a", Tier::Easy, 200), ("b", Tier::Hard, 700)] {
            let game = Game::start(Board::of_givens(PUZZLE.parse().expect("a grid")));
            let saved = Saved { id: id.to_owned(), name: id.repeat(3), game, ..Saved::default() };
            let mut summary = Summary::of(&saved);
            summary.record.rating = Some(Rating { tier, score, hardest: None });
            library.insert(summary);
        }
        library
    }

    fn found(search: &str, tier: Option<Tier>, order: Order) -> String {
        let browse = Browse {
            section: Section::InProgress,
            search: search.to_owned(),
            tier,
            order,
            ..Browse::default()
        };
        let library = library();
        let games = browse.games(&library, &|game| {
            let score = game.record.rating.map_or(0, |rating| rating.score);
            let rest = if game.id == "a" { "29 Clues\n1 May" } else { "30 Clues\n29 May" };
            format!("{}\n{score}\n{rest}", game.name)
        });
        games.iter().map(|game| game.id.as_str()).collect()
    }

    #[test]
    fn words_numbers_clues_and_chips_join_with_and() {
        let score = |is_descending| Order { by: Column::Score, is_descending };
        assert_eq!(found("", None, score(false)), "ab");
        assert_eq!(found("", None, score(true)), "ba");
        assert_eq!(found("BB", None, Order::default()), "b");
        assert_eq!(found("700", None, Order::default()), "b");
        assert_eq!(found("4005", None, Order::default()), "ab");
        assert_eq!(found("4..52 200", None, Order::default()), "a");
        assert_eq!(found("bb", Some(Tier::Easy), Order::default()), "");
    }

    #[test]
    fn a_phrase_goes_before_its_words_and_a_number_is_whole() {
        let found = |search| found(search, None, Order::default());
        assert_eq!(found("29 clues"), "a");
        assert_eq!(found("29clues"), "a", "as one types it in Chinese");
        assert_eq!(found("29 may"), "b");
        assert_eq!(found("may 29"), "ab", "no phrase: both words, anywhere");
        assert_eq!(found("70"), "", "it is no part of 700");
    }

    #[test]
    fn a_second_press_on_a_heading_turns_the_order_round() {
        let fastest = Order::default().after_press(Column::Time);
        assert_eq!(fastest, Order { by: Column::Time, is_descending: false });
        assert!(fastest.after_press(Column::Time).is_descending);
        assert!(fastest.after_press(Column::Score).is_descending);
    }

    #[test]
    fn every_order_is_found_again_by_its_word_and_sorts() {
        for by in Column::iter() {
            let [up, down] = [false, true].map(|is_descending| Order { by, is_descending });
            for order in [up, down] {
                assert_eq!(Order::of_slug(&order.slug()), Some(order));
            }
            let turned: String = found("", None, down).chars().rev().collect();
            // Equal games stay in the order of their keys whatever the direction.
            let equal = found("", None, up) == found("", None, down);
            assert!(equal || turned == found("", None, up), "{by:?}");
        }
        assert_eq!(Order::of_slug("rubbish"), None);
    }
}
