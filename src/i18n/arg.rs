//! [`Arg`]: what a sentence can name, in the engine's own types.

use crate::engine::logic::step::Effect;
use crate::engine::types::cell::CellSet;
use crate::engine::types::digit::{Digit, DigitSet};
use crate::engine::types::house::{House, HouseKind, HouseSet};

use super::Localizer;

/// A named argument of a sentence.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg {
    /// A number, which also chooses plural forms.
    Number(u64),
    /// Words as they are: names and excerpts; never read as markup.
    Text(String),
    /// A digit.
    Digit(Digit),
    /// Digits, listed as `2, 5 and 7`.
    Digits(DigitSet),
    /// Digits side by side, as short as a cell is told: `2, 5, 7`.
    DigitsCompact(DigitSet),
    /// Cells, listed as `r1c2, r1c5 and r1c7`.
    Cells(CellSet),
    /// A house, as `row 4`.
    House(House),
    /// Houses, listed.
    Houses(HouseSet),
    /// What a step places or removes, as `5 in r4c7 and r4c8; 6 in r4c8`.
    Effects(Vec<Effect>),
}

impl Localizer {
    /// An argument in words.
    pub(super) fn format_arg(&self, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Digit(digit) => digit.to_string(),
            Arg::Digits(digits) => self.list_and(digits.iter().map(|at| at.to_string()).collect()),
            Arg::DigitsCompact(digits) => {
                let digits: Vec<String> = digits.iter().map(|at| at.to_string()).collect();
                digits.join(&self.get("comma", &[]))
            }
            Arg::Cells(cells) => self.list_and(cells.iter().map(|at| at.to_string()).collect()),
            Arg::House(house) => self.house(*house),
            Arg::Houses(houses) => self.list_and(houses.iter().map(|at| self.house(at)).collect()),
            Arg::Effects(effects) => self.join_phrases(&self.effects(effects)),
        }
    }
    fn house(&self, house: House) -> String {
        let key = match house.kind() {
            HouseKind::Row => "house-row",
            HouseKind::Column => "house-column",
            HouseKind::Block => "house-block",
        };
        self.get(key, &[("number", Arg::Number(house.number() as u64 + 1))])
    }
    /// Effects gathered by their cells: `5 and 7 in r4c7`, `8 in r4c7 and r4c8`.
    fn effects(&self, effects: &[Effect]) -> Vec<String> {
        let mut gathered: Vec<(CellSet, DigitSet)> = Vec::new();
        for digit in Digit::ALL {
            let at = effects.iter().map(|effect| effect.candidate());
            let cells = at.filter(|at| at.digit == digit).map(|at| at.cell).collect();
            match gathered.iter_mut().find(|(same, _)| *same == cells) {
                Some((_, digits)) => digits.insert(digit),
                None => gathered.push((cells, DigitSet::only(digit))),
            }
        }
        gathered.retain(|(cells, _)| !cells.is_empty());
        let told = gathered.into_iter().map(|(cells, digits)| {
            self.get("effect", &[("digits", Arg::Digits(digits)), ("cells", Arg::Cells(cells))])
        });
        told.collect()
    }
}
