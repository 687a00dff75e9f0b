//! Lists of houses and of candidates, which take more than their names and a word between these: houses
//! of one kind share its name, as in `rows 3, 4 and 5`.

use nonet_engine::logic::step::Effect;
use nonet_engine::types::cell::CellSet;
use nonet_engine::types::house::{House, HouseKind, HouseSet};

use super::Localizer;
use super::arg::Arg;
use super::cell_names::{CellNames, NUMBERS};
use super::piece::{Marks, Target};

/// The names of several houses of a kind.
const KINDS: [(HouseKind, &str); 3] = [
    (HouseKind::Row, "house-rows"),
    (HouseKind::Column, "house-columns"),
    (HouseKind::Block, "house-boxes"),
];

impl Localizer {
    /// Houses, those of one kind under its name. The words are those before the last house of a kind, and
    /// before the last kind.
    pub(super) fn houses(
        &self,
        houses: HouseSet,
        [word, kinds_word]: [&str; 2],
        marks: &mut Marks,
    ) -> String {
        let of_kind = |(kind, key)| (houses & HouseSet::of_kind(kind), key);
        let some = KINDS.map(of_kind).into_iter().filter(|(some, _)| !some.is_empty());
        let phrase = |(some, key): (HouseSet, &str)| match some.single() {
            Some(house) => self.house(house, marks),
            None => self.houses_of_kind(some, key, word, marks),
        };
        self.list(kinds_word, some.map(phrase).collect())
    }
    fn houses_of_kind(&self, houses: HouseSet, key: &str, word: &str, marks: &mut Marks) -> String {
        let number =
            |house: House| marks.mark((house.number() + 1).to_string(), Target::House(house));
        let numbers = self.list(word, houses.iter().map(number).collect());
        self.format(key, &[("numbers", Arg::Formatted(numbers))][..], &mut Marks::off())
    }
    /// What the columns and the rows of a grid are called beside it, as in the names of cells.
    pub fn line_names(&self) -> [[char; 9]; 2] {
        let [_, row, _] = self.cell_names.keys();
        let rows = std::array::from_fn(|at| {
            let number = [("number", Arg::Number(at as u64 + 1))];
            let name = || self.format(row, &number[..], &mut Marks::off());
            let letter = (self.cell_names == CellNames::Letters).then(name);
            letter.and_then(|name| name.chars().next()).unwrap_or(NUMBERS[at])
        });
        [NUMBERS, rows]
    }
    /// Cells of which one is meant.
    pub(super) fn cells_or(&self, cells: CellSet, marks: &mut Marks) -> String {
        self.list("or", cells.iter().map(|cell| self.cell(cell, marks)).collect())
    }
    /// Candidates of which one is meant.
    pub(super) fn candidates_or(&self, candidates: &[Effect], marks: &mut Marks) -> String {
        let one = |at: &Effect| self.effects(&[*at], "effect", marks).concat();
        self.list("or", candidates.iter().map(one).collect())
    }
}
