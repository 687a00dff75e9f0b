//! [`Facts`]: what is known of a puzzle, worked out when a column asks for it. The command line and the
//! page write the same.

use std::cell::OnceCell;
use std::fmt::Write as _;
use std::sync::Arc;

use serde_json::{Value, json};

use super::column::Column;
use super::table::TableFormat;
use super::verdict::{ONE, detail, verdict};
use nonet_engine::canon::{Canonical, canonical};
use nonet_engine::logic::refutation::trial_depth;
use nonet_engine::logic::techniques::{Technique, TechniqueSet};
use nonet_engine::rating::grade::Grade;
use nonet_engine::rating::se::rater::{Rater, Rating, Tenths};
use nonet_engine::search::minimal::redundant_clues;
use nonet_engine::search::puzzle::{Puzzle, PuzzleError};
use nonet_engine::types::board::Board;
use nonet_engine::types::cell::CellSet;
use nonet_engine::types::grid::Grid;
use nonet_engine::types::position::Position;
use nonet_engine::types::symmetry::Symmetry;

/// What stands in a column.
#[derive(Clone, PartialEq, Debug)]
pub enum Field {
    /// It is not known of this puzzle.
    Absent,
    /// A text of one line.
    Text(String),
    /// A whole number.
    Number(u64),
    /// A rating.
    Tenths(Tenths),
    /// Yes or no.
    Flag(bool),
    /// Names.
    List(Vec<String>),
    /// Techniques and how often each is used.
    Counts(Vec<(Technique, u32)>),
    /// A line of a source.
    Place(Arc<str>, usize),
}

/// What is known of a puzzle.
pub struct Facts {
    givens: Grid,
    /// Its solution, or why it has not exactly one.
    pub proof: Result<Puzzle, PuzzleError>,
    /// What the grade does without.
    without: TechniqueSet,
    grade: OnceCell<Grade>,
    depth: OnceCell<Option<usize>>,
    explainer: OnceCell<Rating>,
    redundant: OnceCell<CellSet>,
    canonical: OnceCell<Canonical>,
}

/// What takes long to work out again; each only of a puzzle with one solution, and if it is known.
#[derive(Default)]
pub struct Known {
    /// HoDoKu's grade.
    pub grade: Option<Grade>,
    /// How deep suppositions stand within suppositions; none where three deep do not solve it.
    pub depth: Option<Option<usize>>,
    /// Sudoku Explainer's rating.
    pub explainer: Option<Rating>,
    /// The clues that can be left out, one at a time.
    pub redundant: Option<CellSet>,
}

impl Facts {
    /// Those of a grid.
    pub fn of(givens: &Grid) -> Facts {
        Facts::with(givens, Known::default())
    }
    /// Those of a grid of which something was worked out before.
    pub fn with(givens: &Grid, known: Known) -> Facts {
        Facts::proven(givens, Puzzle::prove(givens), known)
    }
    /// The facts of a grid whose givens have this proof.
    pub fn proven(givens: &Grid, proof: Result<Puzzle, PuzzleError>, known: Known) -> Facts {
        Facts {
            givens: *givens,
            proof,
            without: TechniqueSet::EMPTY,
            grade: cell_of(known.grade),
            depth: cell_of(known.depth),
            explainer: cell_of(known.explainer),
            redundant: cell_of(known.redundant),
            canonical: OnceCell::new(),
        }
    }
    /// The facts, graded as if some techniques did not exist.
    #[must_use]
    pub fn graded_without(self, techniques: TechniqueSet) -> Facts {
        Facts { without: techniques, ..self }
    }
    /// What stands in a column; nothing in those of a name and of a place, which are not the puzzle's, and
    /// in those of the rating by rounds, which only the command line has.
    ///
    /// # Errors
    /// Why it is not known.
    pub fn field(&self, column: Column) -> Result<Field, String> {
        Ok(match column {
            Column::Puzzle => Field::Text(self.givens.to_string()),
            Column::Clues => Field::Number(self.givens.clues() as u64),
            Column::Verdict => Field::Text(verdict(&self.proof)?.to_owned()),
            Column::Detail => Field::Text(detail(&self.proof)?),
            Column::Symmetry => {
                Field::List(self.symmetries().map(|one| one.slug().to_owned()).collect())
            }
            Column::Canonical => Field::Text(self.canonical().grid.to_string()),
            Column::Automorphisms => Field::Number(self.canonical().automorphisms.into()),
            _ => match &self.proof {
                Ok(puzzle) => self.field_of_proper(column, puzzle),
                Err(_) => Field::Absent,
            },
        })
    }
    /// Writes the field of a column as in a table with tabulators. What most lists are asked for is
    /// written without a text of its own.
    ///
    /// # Errors
    /// As [`field`](Self::field).
    pub fn write(&self, column: Column, text: &mut String) -> Result<(), String> {
        let is_written = self.proof.as_ref().is_ok_and(|puzzle| write_plain(puzzle, column, text));
        if !is_written {
            text.push_str(&TableFormat::Tsv.field(&self.field(column)?));
        }
        Ok(())
    }
    /// What only a puzzle with one solution has.
    fn field_of_proper(&self, column: Column, puzzle: &Puzzle) -> Field {
        match column {
            Column::Tier => Field::Text(self.grade(puzzle).tier.slug().to_owned()),
            Column::Score => Field::Number(self.grade(puzzle).score.into()),
            Column::Hardest => {
                let hardest = self.grade(puzzle).hardest.map_or("", Technique::slug);
                Field::Text(hardest.to_owned())
            }
            Column::Solution => Field::Text(puzzle.solution().to_string()),
            Column::Techniques => Field::Counts(self.grade(puzzle).counts.clone()),
            Column::Depth => {
                self.depth().map_or(Field::Absent, |depth| Field::Number(depth as u64))
            }
            Column::Er => Field::Tenths(self.explainer(puzzle).er),
            Column::Ep => Field::Tenths(self.explainer(puzzle).ep),
            Column::Ed => Field::Tenths(self.explainer(puzzle).ed),
            Column::Rule => {
                let rule = self.explainer(puzzle).hardest;
                Field::Text(rule.map_or(String::new(), |rule| rule.to_string()))
            }
            Column::Minimal => Field::Flag(self.redundant(puzzle).is_empty()),
            Column::Redundant => {
                Field::List(self.redundant(puzzle).iter().map(|cell| cell.to_string()).collect())
            }
            // All puzzles have the others.
            _ => Field::Absent,
        }
    }
    /// HoDoKu's grade of the puzzle that it is proven to be.
    pub fn grade(&self, puzzle: &Puzzle) -> &Grade {
        let board = Board::of_givens(self.givens);
        let grade = || Grade::without(self.without, &board, Some(puzzle.solution()));
        self.grade.get_or_init(grade)
    }
    /// How deep suppositions stand within suppositions; none where three deep do not solve it.
    pub fn depth(&self) -> Option<usize> {
        let position = || Position::of(&Board::of_givens(self.givens));
        *self.depth.get_or_init(|| trial_depth(&position()))
    }
    /// Sudoku Explainer's rating of the puzzle that it is proven to be.
    pub fn explainer(&self, puzzle: &Puzzle) -> &Rating {
        self.explainer.get_or_init(|| {
            let mut rater = Rater::new(puzzle);
            while rater.step().is_some() {}
            rater.rating()
        })
    }
    /// The clues that can be left out, one at a time.
    pub fn redundant(&self, puzzle: &Puzzle) -> CellSet {
        *self.redundant.get_or_init(|| redundant_clues(puzzle))
    }
    /// The smallest of all forms.
    pub fn canonical(&self) -> &Canonical {
        self.canonical.get_or_init(|| canonical(&self.givens))
    }
    /// The symmetries of the pattern of clues.
    pub fn symmetries(&self) -> impl Iterator<Item = Symmetry> {
        Symmetry::all_of(self.givens.filled())
    }
}

/// Writes the field of a column of a puzzle with one solution, if it needs nothing but the puzzle; whether it does.
pub fn write_plain(puzzle: &Puzzle, column: Column, text: &mut String) -> bool {
    match column {
        Column::Puzzle => write_line(&puzzle.givens().line(), text),
        Column::Solution | Column::Detail => write_line(&puzzle.solution().line(), text),
        Column::Verdict => text.push_str(ONE),
        Column::Clues => {
            write!(text, "{}", puzzle.givens().clues()).expect("a text takes whatever is written");
        }
        _ => return false,
    }
    true
}

fn write_line(line: &[u8; 81], text: &mut String) {
    text.push_str(str::from_utf8(line).expect("cells are ASCII"));
}

fn cell_of<T>(known: Option<T>) -> OnceCell<T> {
    known.map_or_else(OnceCell::new, OnceCell::from)
}

impl Field {
    /// As it stands in a column.
    pub fn text(&self) -> String {
        match self {
            Field::Absent => String::new(),
            Field::Text(text) => text.clone(),
            Field::Number(number) => number.to_string(),
            Field::Tenths(tenths) => tenths.to_string(),
            Field::Flag(flag) => if *flag { "yes" } else { "no" }.to_owned(),
            Field::List(items) => items.join(" "),
            Field::Counts(counts) => {
                let counts = counts.iter().map(|(technique, uses)| format!("{technique}:{uses}"));
                counts.collect::<Vec<_>>().join(",")
            }
            Field::Place(file, line) => format!("{file}:{line}"),
        }
    }
    /// As it stands in a JSON object.
    pub fn value(&self) -> Value {
        match self {
            Field::Absent => Value::Null,
            Field::Text(text) => json!(text),
            Field::Number(number) => json!(number),
            Field::Tenths(tenths) => json!(number(*tenths)),
            Field::Flag(flag) => json!(flag),
            Field::List(items) => json!(items),
            Field::Counts(counts) => {
                let counts = counts.iter().map(|&(technique, uses)| (technique.slug(), uses));
                counts.map(|(slug, uses)| (slug.to_owned(), json!(uses))).collect()
            }
            Field::Place(file, line) => json!({ "file": **file, "line": line }),
        }
    }
}

/// A rating as a number.
pub fn number(tenths: Tenths) -> f64 {
    f64::from(tenths.0) / 10.0
}
