//! [`CellNames`]: how a cell is called in a sentence.

/// What the columns of a grid are called, and the rows unless they have letters.
pub(super) const NUMBERS: [char; 9] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/// How a cell is called in a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CellNames {
    /// By its row and column, `r4c7`, in every language.
    #[default]
    Numbers,
    /// As the language otherwise calls it: `D7` in English, `Z4S7` in German.
    Letters,
}

impl CellNames {
    /// The keys of a cell's name, and of the parts of it that name its row and its column.
    pub(super) fn keys(self) -> [&'static str; 3] {
        match self {
            CellNames::Numbers => ["cell", "cell-row", "cell-column"],
            CellNames::Letters => ["cell-letters", "cell-letters-row", "cell-letters-column"],
        }
    }
}
