//! [`Arg`]: what a sentence can name, in the engine's own types.

use crate::engine::cell::CellSet;
use crate::engine::digit::{Digit, DigitSet};
use crate::engine::house::{House, HouseKind, HouseSet};
use crate::engine::step::Effect;

use super::Words;

/// A named argument of a sentence.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg {
    /// A number, which also chooses plural forms.
    Number(u64),
    /// Words as they are: names and excerpts; never read as markup.
    Text(String),
    /// A digit.
    Digit(Digit),
    /// Digits, side by side.
    Digits(DigitSet),
    /// Cells, listed as `r1c2, r1c5 and r1c7`.
    Cells(CellSet),
    /// A house, as `row 4`.
    House(House),
    /// Houses, listed.
    Houses(HouseSet),
    /// What a step places or removes, listed as `5 in r4c7`.
    Effects(Vec<Effect>),
}

impl Words {
    /// An argument in words.
    pub(super) fn spell(&self, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Digit(digit) => digit.to_string(),
            Arg::Digits(digits) => self.list(digits.iter().map(|digit| digit.to_string())),
            Arg::Cells(cells) => self.series(cells.iter().map(|cell| cell.to_string())),
            Arg::House(house) => self.house(*house),
            Arg::Houses(houses) => self.series(houses.iter().map(|house| self.house(house))),
            Arg::Effects(effects) => self.list(self.effects(effects).into_iter()),
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
    /// Effects gathered by digit: `5 in r4c7 and r4c8`.
    fn effects(&self, effects: &[Effect]) -> Vec<String> {
        let of = |digit: Digit| -> CellSet {
            effects
                .iter()
                .map(|effect| effect.candidate())
                .filter(|at| at.digit == digit)
                .map(|at| at.cell)
                .collect()
        };
        let by_digit = Digit::ALL.map(|digit| (digit, of(digit)));
        let some = by_digit.into_iter().filter(|(_, cells)| !cells.is_empty());
        some.map(|(digit, cells)| {
            self.get("effect", &[("digit", Arg::Digit(digit)), ("cells", Arg::Cells(cells))])
        })
        .collect()
    }
}
