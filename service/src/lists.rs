//! Lists of puzzles, a part at a time: their verdicts, all that is known of them, and tables of that.

use serde::{Deserialize, Serialize};

use super::Progress;
use super::column::Column;
use super::facts::{Facts, Field, Known};
use super::items::{Allow, each};
use super::puzzle_list::grids;
use super::rating::rate_explainer;
use super::table::TableFormat;
use nonet_engine::rating::grade::Grade;
use nonet_engine::rating::se::rater;
use nonet_engine::search::puzzle::{Puzzle, PuzzleError};
use nonet_engine::types::cell::{Cell, CellSet};
use nonet_engine::types::grid::Grid;
use nonet_engine::types::symmetry::Symmetry;

/// A verdict in a word.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Debug,
    Serialize,
    Deserialize,
    strum::EnumCount,
    strum::EnumIter,
    strum::IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum VerdictKind {
    /// One solution.
    One,
    /// Several solutions.
    Several,
    /// No solution.
    None,
    /// A digit twice in a house.
    Conflict,
    /// Ten million guesses did not decide it, or it was passed over.
    Unknown,
}

impl VerdictKind {
    fn of(proof: &Result<Puzzle, PuzzleError>) -> VerdictKind {
        match proof {
            Ok(_) => VerdictKind::One,
            Err(PuzzleError::SeveralSolutions(_)) => VerdictKind::Several,
            Err(PuzzleError::NoSolution { .. }) => VerdictKind::None,
            Err(PuzzleError::Conflicts(_)) => VerdictKind::Conflict,
            Err(PuzzleError::Stopped) => VerdictKind::Unknown,
        }
    }
}

/// A canonical form in little room: the digits of 19 cells are a number.
pub type FormKey = [u64; 5];

/// What is known of a puzzle of a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Described {
    /// How many solutions it has.
    pub verdict: VerdictKind,
    /// The cells in which two of several solutions differ.
    pub differing: CellSet,
    /// How many clues it has.
    pub clues: u8,
    /// HoDoKu's grade, of a puzzle with one solution; so are the next three.
    pub grade: Option<Grade>,
    /// How deep suppositions stand within suppositions; none where three deep do not solve it.
    pub depth: Option<u8>,
    /// Sudoku Explainer's rating, if it was asked for.
    pub explainer: Option<rater::Rating>,
    /// The clues that can be left out, one at a time.
    pub redundant: CellSet,
    /// The symmetries of its pattern of clues.
    pub symmetries: Vec<Symmetry>,
    /// In how many ways the cells can be moved so that the same puzzle is there again.
    pub automorphisms: u32,
    /// The canonical form, which all forms of the puzzle share.
    pub form: FormKey,
}

/// How much is worked out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Extent {
    /// All but what takes seconds.
    Usual,
    /// Sudoku Explainer's rating as well.
    WithExplainer,
}

/// The verdicts of lines of 81 characters each.
pub fn check(lines: &str, allow: Allow) -> Vec<VerdictKind> {
    let verdict = |grid: &Grid| VerdictKind::of(&Puzzle::prove(grid));
    each(grids(lines), allow, verdict, |_| VerdictKind::Unknown)
}

/// What is known of each of the lines of 81 characters; Sudoku Explainer's rating reports how far it
/// is.
pub fn describe(
    lines: &str,
    extent: Extent,
    allow: Allow,
    progress: &mut dyn FnMut(Progress),
) -> Vec<Described> {
    let described = |grid: &Grid| {
        let explainer = match extent {
            Extent::Usual => None,
            Extent::WithExplainer => rate_explainer(grid, progress),
        };
        Described::of(grid, explainer)
    };
    each(grids(lines), allow, described, Described::unknown)
}

impl Described {
    fn of(grid: &Grid, explainer: Option<rater::Rating>) -> Described {
        let facts = Facts::of(grid);
        let proper = facts.proof.as_ref().ok();
        Described {
            verdict: VerdictKind::of(&facts.proof),
            differing: match &facts.proof {
                Err(PuzzleError::SeveralSolutions(several)) => several.differing,
                _ => CellSet::EMPTY,
            },
            clues: grid.clues() as u8,
            grade: proper.map(|puzzle| facts.grade(puzzle).clone()),
            depth: proper.and_then(|_| facts.depth()).map(|depth| depth as u8),
            explainer,
            redundant: proper.map_or(CellSet::EMPTY, |puzzle| facts.redundant(puzzle)),
            symmetries: facts.symmetries().collect(),
            automorphisms: facts.canonical().automorphisms,
            form: form_key(&facts.canonical().grid),
        }
    }
    /// What is known of a puzzle that was passed over.
    fn unknown(grid: &Grid) -> Described {
        Described {
            verdict: VerdictKind::Unknown,
            differing: CellSet::EMPTY,
            clues: grid.clues() as u8,
            grade: None,
            depth: None,
            explainer: None,
            redundant: CellSet::EMPTY,
            symmetries: Vec::new(),
            automorphisms: 1,
            form: form_key(grid),
        }
    }
    fn known(&self) -> Known {
        Known {
            grade: self.grade.clone(),
            depth: Some(self.depth.map(usize::from)),
            explainer: self.explainer,
            redundant: Some(self.redundant),
        }
    }
}

/// The number of a canonical form.
pub fn form_key(form: &Grid) -> FormKey {
    let mut key = [0; 5];
    for (at, cell) in Cell::ALL.iter().enumerate() {
        let word = &mut key[at / 19];
        *word = *word * 10 + form[*cell].map_or(0, |digit| u64::from(digit.value()));
    }
    key
}

/// A row of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TableRow {
    /// The number of the puzzle in its list, from 1.
    pub number: u64,
    /// Its clues.
    pub clues: Grid,
    /// Its name; may be empty.
    pub name: String,
    /// What is known of it; nothing yet of one that was not rated.
    pub known: Option<Described>,
    /// The number of the first puzzle of the list that is a form of the same, if that is another.
    pub same_as: Option<u64>,
}

/// A part of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TablePart {
    /// How it is written.
    pub format: TableFormat,
    /// What is written of each puzzle.
    pub columns: Vec<Column>,
    /// The rows.
    pub rows: Vec<TableRow>,
    /// Whether the table begins with it.
    pub is_first: bool,
    /// Whether the table ends with it.
    pub is_last: bool,
}

impl TablePart {
    /// The text of the part.
    pub fn print(&self) -> String {
        let format = self.format;
        let rows: Vec<String> = self.rows.iter().map(|row| self.row(row)).collect();
        let head = if self.is_first { format.head(&self.columns) } else { String::new() };
        let end = if self.is_last { format.foot() } else { format.between() };
        head + &rows.join(format.between()) + end
    }
    fn row(&self, row: &TableRow) -> String {
        let facts = row.known.as_ref().map(|known| Facts::with(&row.clues, known.known()));
        let fields = self.columns.iter().map(|&column| (column, row.field(column, facts.as_ref())));
        let fields: Vec<(Column, Field)> = fields.collect();
        self.format.row(fields.iter().map(|(column, field)| (*column, field)))
    }
}

impl TableRow {
    fn field(&self, column: Column, facts: Option<&Facts>) -> Field {
        match (column, facts) {
            (Column::Puzzle, _) => Field::Text(self.clues.to_string()),
            (Column::Name, _) => Field::Text(self.name.clone()),
            (Column::Line, _) => Field::Number(self.number),
            (Column::Clues, _) => Field::Number(self.clues.clues() as u64),
            (Column::Duplicate, _) => self.same_as.map_or(Field::Absent, Field::Number),
            // Of a puzzle with one solution all that is asked for here is known.
            (_, Some(facts)) => facts.field(column).unwrap_or(Field::Absent),
            _ => Field::Absent,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    const LINE: &str =
        "4..52.7.3......3...1....7.....14......67...5...15...42....4....5...8.....2.1.76..8";

    fn row(number: u64, name: &str) -> TableRow {
        let known = describe(&LINE[..81], Extent::Usual, &mut |_| true, &mut |_| {}).pop();
        let clues = LINE[..81].parse().expect("a grid");
        TableRow { number, clues, name: name.to_owned(), known, same_as: Some(1) }
    }

    fn part(format: TableFormat) -> TablePart {
        let columns = vec![Column::Line, Column::Name, Column::Verdict, Column::Duplicate];
        let rows = vec![row(2, "a, \"b\""), row(3, "c\td")];
        TablePart { format, columns, rows, is_first: true, is_last: true }
    }

    #[test]
    fn a_table_is_written_in_three_ways() {
        let verdict: &str =
            describe(&LINE[..81], Extent::Usual, &mut |_| true, &mut |_| {})[0].verdict.into();
        let csv = part(TableFormat::Csv).print();
        let quoted = format!("2,\"a, \"\"b\"\"\",{verdict},1\n3,c\td,{verdict},1\n");
        assert_eq!(csv, format!("line,name,verdict,duplicate\n{quoted}"));
        let tsv = part(TableFormat::Tsv).print();
        assert!(tsv.ends_with(&format!("3\tc d\t{verdict}\t1\n")), "{tsv}");
        let json: Value = serde_json::from_str(&part(TableFormat::Json).print()).expect("JSON");
        assert_eq!((&json[0]["name"], &json[1]["line"]), (&"a, \"b\"".into(), &3.into()));
    }

    #[test]
    fn a_table_in_parts_is_the_table() {
        for format in [TableFormat::Csv, TableFormat::Tsv, TableFormat::Json] {
            let whole = part(format);
            let [first, last] = [0, 1].map(|at| TablePart {
                rows: vec![whole.rows[at].clone()],
                is_first: at == 0,
                is_last: at == 1,
                ..whole.clone()
            });
            assert_eq!(first.print() + &last.print(), whole.print());
        }
    }
}
