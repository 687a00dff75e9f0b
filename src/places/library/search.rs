//! [`Search`]: what the player types to find games, and how a game or a puzzle is found by it. Only
//! letters from A to Z are found whatever their case: the tables for all others are 7 kB of what a first
//! visit loads.

use crate::core::record::Rating;
use crate::core::summary::Summary;
use crate::engine::logic::techniques::{Technique, Tier};
use crate::engine::types::set::Element as _;

/// What is searched for. Spaces within a phrase do not count: not all languages have them.
pub struct Search {
    words: Vec<String>,
    phrase: String,
    /// Whether digits may be clues in their order. With a comma they are a number.
    may_be_clues: bool,
}

/// How what is searched for is in a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Match {
    /// Each word somewhere.
    Words,
    /// All words as one phrase: who looks for "29 clues" does not mean the 29th of a month.
    Phrase,
}

/// What is said of puzzles, as far as it is the same for many: to search it once is much less than once
/// a puzzle.
#[derive(Clone, PartialEq, Default)]
pub struct Words {
    /// The names of the techniques, by their indices.
    pub techniques: Vec<String>,
    /// The names of the tiers.
    pub tiers: [String; Tier::ALL.len()],
    /// What is said of so many clues.
    pub clues: Vec<String>,
    /// What is said of every puzzle that was not opened, each on a line.
    pub unopened: String,
}

/// A puzzle that was never opened, as the search sees it.
#[derive(Clone, Copy)]
pub struct Unopened<'a> {
    /// Its number in its list, from 1.
    pub number: u64,
    /// Its name, may be empty.
    pub name: &'a str,
    /// Its clues, as 81 characters.
    pub clues: &'a str,
    /// How hard it is, if that is known.
    pub rating: Option<Rating>,
}

impl Search {
    /// What was typed.
    pub fn of(typed: &str) -> Search {
        let words = typed.split_whitespace().map(plain);
        let words: Vec<String> = words.filter(|word| !word.is_empty()).collect();
        let phrase = words.concat();
        Search { words, phrase, may_be_clues: !typed.contains(',') }
    }
    /// How it is in a game, of which `text_of` says all, each on a line; none if it is not.
    pub fn find(&self, game: &Summary, text_of: &dyn Fn(&Summary) -> String) -> Option<Match> {
        if self.words.is_empty() {
            return Some(Match::Phrase);
        }
        let text = text_of(game).to_ascii_lowercase();
        let clues = game.givens.to_string();
        let is_in = |line: &str| has_phrase(&phrase(line), &self.phrase);
        let is_in_clues =
            |word: &str| self.as_clues(word).is_some_and(|digits| clues.contains(&digits));
        let as_phrase = text.split('\n').any(is_in) || is_in_clues(&self.phrase);
        let has = |word: &String| has_word(&text, word) || is_in_clues(word);
        self.kind(as_phrase, || self.words.iter().all(has))
    }
    fn kind(&self, as_phrase: bool, as_words: impl FnOnce() -> bool) -> Option<Match> {
        match as_phrase && self.words.len() > 1 {
            true => Some(Match::Phrase),
            false => (as_phrase || as_words()).then_some(Match::Words),
        }
    }
    /// Looks up what is said of many puzzles, for a search in those that were never opened.
    pub fn prepare(&self, words: &Words) -> Prepared<'_> {
        let part = |typed: &str, is_in: &dyn Fn(&str) -> bool| Part {
            digits: self.as_clues(typed),
            ..Part::of(typed, words, is_in)
        };
        let word = |word: &String| part(word, &|line: &str| has_word(line, word));
        let as_phrase =
            |line: &str| line.split('\n').any(|line| has_phrase(&phrase(line), &self.phrase));
        Prepared {
            search: self,
            words: self.words.iter().map(word).collect(),
            phrase: part(&self.phrase, &as_phrase),
        }
    }
    /// Four or more digits are clues in their order, a `.` or `0` for an empty cell.
    fn as_clues(&self, word: &str) -> Option<String> {
        let is_clues = word.len() >= 4 && word.chars().all(|c| c.is_ascii_digit() || c == '.');
        (is_clues && self.may_be_clues).then(|| word.replace('0', "."))
    }
}

/// A search in which all is looked up that is said of many puzzles.
pub struct Prepared<'a> {
    search: &'a Search,
    words: Vec<Part>,
    phrase: Part,
}

impl Prepared<'_> {
    /// How what is searched for is in a puzzle; none if it is not.
    pub fn find(&self, puzzle: Unopened<'_>) -> Option<Match> {
        if self.words.is_empty() {
            return Some(Match::Phrase);
        }
        let as_phrase = self.phrase.is_in(puzzle);
        self.search.kind(as_phrase, || self.words.iter().all(|word| word.is_in(puzzle)))
    }
}

/// A word or the phrase, and in what it is.
struct Part {
    /// In what is said of every puzzle.
    is_everywhere: bool,
    techniques: Vec<bool>,
    tiers: [bool; Tier::ALL.len()],
    /// In what is said of so many clues; empty if in none.
    clues: Vec<bool>,
    /// The number that it is: of a puzzle, or its points.
    number: Option<u64>,
    /// It as clues, if it can be some.
    digits: Option<String>,
    typed: String,
}

impl Part {
    fn of(typed: &str, words: &Words, is_in: &dyn Fn(&str) -> bool) -> Part {
        let is_in = |line: &String| is_in(&line.to_ascii_lowercase());
        let clues: Vec<bool> = words.clues.iter().map(is_in).collect();
        Part {
            is_everywhere: is_in(&words.unopened),
            techniques: words.techniques.iter().map(is_in).collect(),
            tiers: words.tiers.each_ref().map(is_in),
            clues: if clues.contains(&true) { clues } else { Vec::new() },
            number: typed.strip_suffix('.').unwrap_or(typed).parse().ok(),
            digits: None,
            typed: typed.to_owned(),
        }
    }
    fn is_in(&self, puzzle: Unopened<'_>) -> bool {
        let count = || puzzle.clues.bytes().filter(|byte| *byte != b'.').count();
        let is_in_rating = |rating: Rating| {
            let has = |technique: Technique| self.techniques.get(technique.index()) == Some(&true);
            let is_score = self.number == Some(rating.score.into());
            self.tiers[rating.tier as usize] || rating.hardest.is_some_and(has) || is_score
        };
        self.is_everywhere
            || self.number == Some(puzzle.number)
            || puzzle.rating.is_some_and(is_in_rating)
            || !self.clues.is_empty() && self.clues.get(count()) == Some(&true)
            || self.digits.as_ref().is_some_and(|digits| puzzle.clues.contains(digits))
            || !puzzle.name.is_empty() && has_word(&puzzle.name.to_ascii_lowercase(), &self.typed)
    }
}

/// A word in lower case, a number without the commas that it is shown with.
fn plain(word: &str) -> String {
    let is_number = word.bytes().all(|byte| byte.is_ascii_digit() || byte == b',');
    if is_number { word.replace(',', "") } else { word.to_ascii_lowercase() }
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
