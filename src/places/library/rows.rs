//! [`Listing`]: the rows of a section of the Library in order. A section may have 100,000, so that they
//! are found anew only where something has changed; a row is made a view of only when it is drawn.

use std::cell::RefCell;
use std::collections::BinaryHeap;
use std::rc::Rc;

use super::listing::{Browse, Column, Order};
use super::search::{Match, Search, Unopened, Words};
use crate::core::games::Games;
use crate::core::games::key_text;
use crate::core::order::by_number;
use crate::core::puzzles::Puzzles;
use crate::core::record::{PuzzleSource, Rating};
use crate::core::section::Section;
use crate::core::summary::Summary;
use crate::engine::logic::techniques::{Technique, Tier};

/// A row of a list of games.
#[derive(Clone, PartialEq, Debug)]
pub enum Row {
    /// A game.
    Game(Rc<Summary>),
    /// A puzzle of the section's collection that was never opened, by its place.
    Puzzle(usize),
}

/// The rows of a section, and what there is beside those that are looked for.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Listing {
    /// Those that are looked for, in order.
    pub rows: Vec<Row>,
    /// How many there are, whatever is looked for.
    pub all: usize,
    /// How many of those are of each tier.
    pub of_tier: [usize; Tier::ALL.len()],
    /// How many of those are puzzles of a day.
    pub daily: usize,
}

/// The listing that was made last, and of what.
#[derive(Default)]
pub struct LastListing(RefCell<Option<(Key, Rc<Listing>)>>);

#[derive(PartialEq)]
struct Key {
    revision: u64,
    section: Section,
    search: String,
    tier: Option<Tier>,
    is_alone: bool,
    is_daily: bool,
    order: Order,
    words: Words,
}

impl LastListing {
    /// The rows that `browse` asks for, made anew only where something has changed.
    pub(super) fn listing(
        &self,
        games: &Games,
        browse: &Browse,
        words: Words,
        text_of: &dyn Fn(&Summary) -> String,
    ) -> Rc<Listing> {
        let Browse { section, tier, is_alone, is_daily, order, ref search, .. } = *browse;
        let (revision, search) = (games.revision, search.clone());
        let key = Key { revision, section, search, tier, is_alone, is_daily, order, words };
        let mut last = self.0.borrow_mut();
        if let Some((_, listing)) = last.as_ref().filter(|(of, _)| *of == key) {
            return listing.clone();
        }
        let listing = Rc::new(Rows::of(games, browse).listing(&key.words, text_of));
        *last = Some((key, listing.clone()));
        listing
    }
}

/// All rows that `browse` asks for, in order.
pub(super) fn all_rows(games: &Games, browse: &Browse) -> Vec<Row> {
    Rows::of(games, browse).listing(&Words::default(), &|_| String::new()).rows
}

/// The puzzles of the collection that is looked at, as far as they are read.
pub(super) fn shown_puzzles<'a>(games: &'a Games, browse: &Browse) -> Option<&'a Puzzles> {
    let Section::Collection(key) = browse.section else { return None };
    games.puzzles_of(&key_text(key))
}

/// What rows are made of.
struct Rows<'a> {
    games: &'a Games,
    browse: &'a Browse,
    /// The puzzles of the section's collection, and which of them are games by now.
    puzzles: Option<(&'a Puzzles, Vec<bool>)>,
}

impl<'a> Rows<'a> {
    fn of(games: &'a Games, browse: &'a Browse) -> Rows<'a> {
        let begun = |puzzles: &Puzzles| match browse.section {
            Section::Collection(key) => games.begun_places(&key_text(key), puzzles.len()),
            _ => Vec::new(),
        };
        let puzzles = shown_puzzles(games, browse).map(|puzzles| (puzzles, begun(puzzles)));
        Rows { games, browse, puzzles }
    }
    fn listing(&self, words: &Words, text_of: &dyn Fn(&Summary) -> String) -> Listing {
        let search = Search::of(&self.browse.search);
        let prepared = search.prepare(words);
        let mut listing = Listing::default();
        let mut found: Vec<(Match, Row)> = Vec::new();
        let games = self.games.games().filter(|game| self.browse.is_in_section(game));
        for game in games {
            let is_daily = matches!(game.record.source, PuzzleSource::Daily(..));
            listing.daily += usize::from(is_daily);
            let is_wanted = is_daily || !self.browse.is_daily;
            let is_alone = game.record.help.is_none();
            if self.passes(&mut listing, game.record.rating, is_alone) && is_wanted {
                found.extend(search.find(game, text_of).map(|how| (how, Row::Game(game.clone()))));
            }
        }
        for (at, puzzle) in self.unopened() {
            if self.passes(&mut listing, puzzle.rating, true) && !self.browse.is_daily {
                found.extend(prepared.find(puzzle).map(|how| (how, Row::Puzzle(at))));
            }
        }
        let best = found.iter().map(|(how, _)| *how).max();
        let of_best = found.into_iter().filter(|(how, _)| Some(*how) == best);
        listing.rows = self.sorted(of_best.map(|(_, row)| row).collect());
        listing
    }
    /// The puzzles of the collection that were never opened.
    fn unopened(&self) -> impl Iterator<Item = (usize, Unopened<'_>)> {
        self.puzzles.iter().flat_map(|(puzzles, begun)| {
            let unopened = (0..puzzles.len()).filter(|&at| !begun[at]);
            unopened.map(|at| {
                let (clues, name) = (puzzles.list.line(at), puzzles.list.name(at));
                (at, Unopened { number: at as u64 + 1, name, clues, rating: puzzles.rating(at) })
            })
        })
    }
    /// Counts a row; whether it passes the chips.
    fn passes(&self, listing: &mut Listing, rating: Option<Rating>, is_alone: bool) -> bool {
        let tier = rating.map(|rating| rating.tier);
        listing.all += 1;
        if let Some(tier) = tier {
            listing.of_tier[tier as usize] += 1;
        }
        self.browse.tier.is_none_or(|chosen| tier == Some(chosen))
            && (is_alone || !self.browse.is_alone)
    }
    /// Rows that are equal otherwise go by the last change, the newest first, then as their list does.
    fn sorted(&self, rows: Vec<Row>) -> Vec<Row> {
        let rows = by_number(rows, |row| match row {
            Row::Game(game) => game.place.map_or(-1, |place| place as i64),
            Row::Puzzle(at) => *at as i64,
        });
        let rows = by_number(rows, |row| match row {
            // The complement: descending, and without an overflow.
            Row::Game(game) => !game.changed(),
            Row::Puzzle(_) => !0,
        });
        let Order { by, is_descending } = self.browse.order;
        // Rows that are alike stay as they are, whichever way round.
        let place = |at: usize| if is_descending { rows.len() - at } else { at };
        let keyed = rows.iter().enumerate();
        let keyed: BinaryHeap<(u64, &str, usize)> =
            keyed.map(|(at, row)| (self.number(by, row), self.text(by, row), place(at))).collect();
        let mut order: Vec<usize> =
            keyed.into_sorted_vec().into_iter().map(|(.., at)| at).collect();
        if is_descending {
            order.reverse();
        }
        order.into_iter().map(|at| rows[place(at)].clone()).collect()
    }
    /// What a column says of a row, as a number that sorts as that does.
    fn number(&self, by: Column, row: &Row) -> u64 {
        let rating = match row {
            Row::Game(game) => game.record.rating,
            Row::Puzzle(at) => self.puzzles.as_ref().and_then(|(puzzles, _)| puzzles.rating(*at)),
        };
        let of_game = |number: fn(&Summary) -> u64| match row {
            Row::Game(game) => number(game),
            Row::Puzzle(_) => 0,
        };
        match by {
            Column::Puzzle => rating.map_or(0, |rating| rating.tier as u64 + 1),
            Column::Hardest => {
                let hardest = rating.and_then(|rating| rating.hardest);
                hardest.map_or(0, |technique: Technique| technique as u64 + 1)
            }
            Column::Score => rating.map_or(0, |rating| rating.score.into()),
            Column::Time => of_game(Summary::seconds),
            Column::Help => of_game(progress),
            Column::Changed => of_game(|game| game.changed().max(0) as u64),
            Column::Collection => 0,
        }
    }
    /// What it says as text, where the number does not say it all.
    fn text<'b>(&'b self, by: Column, row: &'b Row) -> &'b str {
        match (by, row) {
            (Column::Puzzle, Row::Game(game)) => &game.name,
            (Column::Puzzle, Row::Puzzle(at)) => {
                self.puzzles.as_ref().map_or("", |(puzzles, _)| puzzles.list.name(*at))
            }
            (Column::Collection, Row::Game(game)) => {
                let collection = game.collection.as_ref();
                let collection = collection.and_then(|id| self.games.collections().get(id));
                collection.map_or("", |collection| &collection.name)
            }
            _ => "",
        }
    }
}

/// Nothing done, then how much is done, then how many hints the solved ones took.
fn progress(game: &Summary) -> u64 {
    let (done, of) = game.progress();
    let help = &game.record.help;
    let engine = u32::from(help.solution) * u32::MAX;
    let hints = help.nudges().saturating_add(help.shown()).saturating_add(engine);
    ((done * 100 / of.max(1)) << 32) | u64::from(hints)
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator as _;

    use super::*;
    use crate::core::game::Game;
    use crate::core::games::Collection;
    use crate::core::saved::Saved;
    use crate::engine::types::board::Board;
    use crate::places::library::Library;

    const PUZZLE: &str =
        "4..52.7.3......3...1....7.....14......67...5...15...42....4....5...8.....2.1.76..";

    fn library() -> (Games, Library) {
        let (mut games, mut library) = (Games::default(), Library::default());
        for (id, tier, score) in [("a", Tier::Easy, 200), ("b", Tier::Hard, 700)] {
            let game = Game::start(Board::of_givens(PUZZLE.parse().expect("a grid")));
            let saved = Saved { id: id.to_owned(), name: id.repeat(3), game, ..Saved::default() };
            let mut summary = Summary::of(&saved);
            summary.record.rating = Some(Rating { tier, score, hardest: None });
            games.insert(summary);
        }
        library.browse.section = Section::InProgress;
        (games, library)
    }

    fn found(search: &str, tier: Option<Tier>, order: Order) -> String {
        let (games, mut library) = library();
        library.browse = Browse { search: search.to_owned(), tier, order, ..library.browse };
        let listing = library.listing(&games, Words::default(), &|game| {
            let score = game.record.rating.map_or(0, |rating| rating.score);
            let rest = if game.id == "a" { "23 Clues\n1 May" } else { "24 Clues\n23 May" };
            format!("{}\n{score}\n{rest}", game.name)
        });
        let ids = listing.rows.iter().filter_map(|row| library.game_of(&games, row));
        ids.map(|game| game.id.clone()).collect()
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
        assert_eq!(found("23 clues"), "a");
        assert_eq!(found("23clues"), "a", "as one types it in Chinese");
        assert_eq!(found("23 may"), "b");
        assert_eq!(found("may 23"), "ab", "no phrase: both words, anywhere");
        assert_eq!(found("70"), "", "it is no part of 700");
    }

    /// The columns in which the two games of [`library`] are equal.
    const EQUAL: [Column; 5] =
        [Column::Hardest, Column::Time, Column::Help, Column::Changed, Column::Collection];

    #[test]
    fn every_order_sorts_both_ways() {
        for by in Column::iter() {
            let [up, down] = [false, true].map(|is_descending| Order { by, is_descending });
            let [up, down] = [up, down].map(|order| found("", None, order));
            // Equal games stay in the order of their keys whatever the direction.
            let of_equal_games = EQUAL.contains(&by);
            assert_eq!(up == down, of_equal_games, "{by:?}");
            let turned: String = down.chars().rev().collect();
            assert!(of_equal_games || turned == up, "{by:?}");
        }
    }

    const KEY: u64 = 0xc011;

    /// A collection of five puzzles, of which the second was begun and the third was deleted.
    fn with_collection() -> (Games, Library) {
        let (mut games, mut library) = library();
        let collection = key_text(KEY);
        let mut puzzles = Puzzles::default();
        for (at, name) in ["one", "two", "three", "", "five"].into_iter().enumerate() {
            let hardest = Technique::from_slug("x_wing");
            let rating = Rating { tier: Tier::Medium, score: 500 - at as u32, hardest };
            puzzles.push(PUZZLE, name, (at % 2 == 0).then_some(rating), None);
        }
        for (at, moves, deleted) in [(1, Some(4), None), (2, None, Some(Default::default()))] {
            let puzzle = puzzles.summary(&collection, at).expect("a puzzle");
            games.insert(Summary { moves, deleted, ..puzzle });
        }
        let listed = Collection { count: puzzles.len(), is_list: true, ..Collection::default() };
        games.put_collection(collection.clone(), listed);
        games.put_puzzles(collection, puzzles);
        library.browse.section = Section::Collection(KEY);
        (games, library)
    }

    #[test]
    fn a_game_stands_for_its_puzzle() {
        let (games, mut library) = with_collection();
        let places = |library: &Library| -> Vec<Option<u64>> {
            let rows = library.listing(&games, Words::default(), &|_| String::new()).rows.clone();
            rows.iter().map(|row| library.game_of(&games, row).expect("a game").place).collect()
        };
        assert_eq!(places(&library), [Some(0), Some(1), Some(3), Some(4)]);
        let listing = library.listing(&games, Words::default(), &|_| String::new());
        assert_eq!((listing.all, listing.of_tier[Tier::Medium as usize]), (4, 2));
        assert_eq!(games.collection_counts(&key_text(KEY)), (0, 4));
        library.browse.order = Order { by: Column::Score, is_descending: false };
        assert_eq!(places(&library), [Some(1), Some(3), Some(4), Some(0)]);
    }

    /// What is typed to search.
    const TYPED: &str = "\
one|ONE|4|4.|496|4,96|49|medium|x_wing 500|23 clues|clues 23|23|begun|begun list|4..52|4005|4,005|
4..52 five|five medium|rubbish";

    fn words() -> Words {
        let techniques = Technique::ALL.iter();
        Words {
            techniques: techniques.map(|technique| technique.slug().to_owned()).collect(),
            tiers: Tier::ALL.map(|tier| tier.slug().to_owned()),
            clues: (0..=81).map(|count| format!("{count} Clues")).collect(),
            unopened: "Not begun\nThe list".to_owned(),
        }
    }

    fn text_of(game: &Summary) -> String {
        let (number, clues) = (game.number().unwrap_or(0), game.givens.clues());
        let rating = game.record.rating.map_or(String::new(), |Rating { tier, score, hardest }| {
            let hardest = hardest.map_or("", |technique| technique.slug());
            format!("{}\n{hardest}\n{score}", tier.slug())
        });
        format!("{number}.\n{}\n{rating}\n{clues} Clues\nNot begun\nThe list", game.name)
    }

    #[test]
    fn a_puzzle_is_found_as_if_it_were_a_game() {
        let (games, mut library) = with_collection();
        let puzzles = games.puzzles_of(&key_text(KEY)).expect("puzzles").clone();
        for typed in TYPED.split(['|', '\n']) {
            typed.clone_into(&mut library.browse.search);
            let listing = library.listing(&games, words(), &text_of);
            let search = Search::of(typed);
            let puzzle = |at| puzzles.summary(&key_text(KEY), at).expect("a puzzle");
            let how: Vec<_> = [0, 1, 3, 4].map(|at| search.find(&puzzle(at), &text_of)).into();
            let best = how.iter().max().copied().flatten();
            let count = how.iter().filter(|how| best.is_some() && **how == best).count();
            assert_eq!(listing.rows.len(), count, "{typed:?}");
        }
    }
}
