//! [`Facts`]: what is known of a puzzle, worked out when a column asks for it.

use std::cell::OnceCell;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::io;
use std::sync::Arc;

use serde_json::{Map, Value, json};

use super::OutputFormat;
use super::column::Column;
use super::console::Console;
use super::input::Files;
use super::pipeline::{Task, answer_then};
use super::verdict::verdict;
use crate::engine::canon::{Canonical, canonical};
use crate::engine::generate::symmetry::Symmetry;
use crate::engine::logic::refutation::trial_depth;
use crate::engine::logic::techniques::Technique;
use crate::engine::rating::grade::{Grade, Path};
use crate::engine::rating::rounds::{self, RoundRating};
use crate::engine::rating::se::rater::{Rater, Rating, Tenths};
use crate::engine::search::minimal::redundant_clues;
use crate::engine::search::puzzle::{Puzzle, PuzzleError};
use crate::engine::types::board::Board;
use crate::engine::types::cell::CellSet;
use crate::engine::types::grid::Grid;
use crate::engine::types::position::Position;

/// What stands in a column.
enum Field {
    /// It is not known of this puzzle.
    Absent,
    Text(String),
    Number(u64),
    Tenths(Tenths),
    Flag(bool),
    List(Vec<String>),
    Counts(Vec<(Technique, u32)>),
    /// The first place of a puzzle with this canonical form, known once all before it are.
    Duplicate(Box<Grid>),
    Place(Arc<str>, usize),
}

/// The fields of a puzzle and where it stands.
pub struct Row {
    fields: Vec<(Column, Field)>,
    file: Arc<str>,
    line: usize,
    /// What a JSON object says besides.
    object: Map<String, Value>,
}

/// Whether puzzles without exactly one solution are described as well.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Improper {
    /// They are.
    Described,
    /// They are reported instead.
    Refused,
}

/// Writes the columns of every puzzle of the files.
///
/// # Errors
/// When stdout cannot be written.
pub fn describe_each(
    files: &Files,
    columns: &[Column],
    improper: Improper,
    output: OutputFormat,
    console: &mut Console,
) -> io::Result<()> {
    let rows = Rows { files, columns, improper, output };
    describe_rows(&rows, console, |row| row.text(output), |text| text)
}

/// Which rows are asked for.
pub struct Rows<'a> {
    /// Where the puzzles are.
    pub files: &'a Files,
    /// The columns of each.
    pub columns: &'a [Column],
    /// Whether improper puzzles have one.
    pub improper: Improper,
    /// With JSON a row knows where its puzzle stands.
    pub output: OutputFormat,
}

/// The same with rows written as the caller wants them; `finish` gets them in the order of the input.
///
/// # Errors
/// When stdout cannot be written.
pub fn describe_rows(
    rows: &Rows,
    console: &mut Console,
    write: impl Fn(Row) -> String + Sync,
    mut finish: impl FnMut(String) -> String,
) -> io::Result<()> {
    let &Rows { files, columns, improper, output } = rows;
    let describe = |task: &Task| {
        let facts = Facts::of(task);
        match &facts.proof {
            Err(error @ PuzzleError::Stopped) => Err(error.to_string()),
            Err(error) if improper == Improper::Refused => Err(error.to_string()),
            _ => facts.row(columns, output),
        }
    };
    if !columns.contains(&Column::Duplicate) {
        return answer_then(files, console, |task| Ok(write(describe(task)?)), finish);
    }
    let mut first_places = HashMap::new();
    answer_then(files, console, describe, |mut row| {
        row.find_duplicates(&mut first_places);
        finish(write(row))
    })
}

impl Row {
    fn find_duplicates(&mut self, first_places: &mut HashMap<Grid, (Arc<str>, usize)>) {
        for (_, field) in &mut self.fields {
            let Field::Duplicate(form) = field else { continue };
            *field = match first_places.entry(**form) {
                Entry::Occupied(first) => Field::Place(Arc::clone(&first.get().0), first.get().1),
                Entry::Vacant(place) => {
                    place.insert((Arc::clone(&self.file), self.line));
                    Field::Absent
                }
            };
        }
    }
    /// Its fields as they stand in columns.
    pub fn texts(&self) -> impl Iterator<Item = String> {
        self.fields.iter().map(|(_, field)| field.text())
    }
    /// Its columns as an object.
    pub fn columns(&self) -> Value {
        let fields = self.fields.iter();
        fields.map(|(column, field)| (column.slug().to_owned(), field.value())).collect()
    }
    fn text(self, output: OutputFormat) -> String {
        match output {
            OutputFormat::Columns => self.texts().collect::<Vec<_>>().join("\t") + "\n",
            OutputFormat::Json => {
                let columns = self.columns();
                let mut object = self.object;
                if let Value::Object(columns) = columns {
                    object.extend(columns);
                }
                format!("{}\n", Value::Object(object))
            }
        }
    }
}

/// What is known of a puzzle.
struct Facts<'a> {
    task: &'a Task,
    givens: &'a Grid,
    proof: Result<Puzzle, PuzzleError>,
    grade: OnceCell<Grade>,
    explainer: OnceCell<Rating>,
    rounds: OnceCell<Option<RoundRating>>,
    redundant: OnceCell<CellSet>,
    canonical: OnceCell<Canonical>,
}

impl Facts<'_> {
    fn of(task: &Task) -> Facts<'_> {
        let givens = &task.clues;
        Facts {
            task,
            givens,
            proof: Puzzle::prove(givens),
            grade: OnceCell::new(),
            explainer: OnceCell::new(),
            rounds: OnceCell::new(),
            redundant: OnceCell::new(),
            canonical: OnceCell::new(),
        }
    }
    fn row(&self, columns: &[Column], output: OutputFormat) -> Result<Row, String> {
        let field = |&column: &Column| Ok((column, self.field(column)?));
        let fields = columns.iter().map(field).collect::<Result<_, String>>()?;
        let object = match output {
            OutputFormat::Columns => Map::new(),
            OutputFormat::Json => self.task.object(),
        };
        Ok(Row { fields, file: Arc::clone(self.task.file()), line: self.task.line(), object })
    }
    fn field(&self, column: Column) -> Result<Field, String> {
        Ok(match column {
            Column::Puzzle => Field::Text(self.givens.to_string()),
            Column::Name => Field::Text(self.task.entry.name.clone()),
            Column::Clues => Field::Number(self.givens.clues() as u64),
            Column::Verdict => Field::Text(verdict(&self.proof)?.0.to_owned()),
            Column::Detail => Field::Text(verdict(&self.proof)?.1),
            Column::Symmetry => Field::List(self.symmetries()),
            Column::Canonical => Field::Text(self.canonical().grid.to_string()),
            Column::Automorphisms => Field::Number(self.canonical().automorphisms.into()),
            Column::Duplicate => Field::Duplicate(Box::new(self.canonical().grid)),
            Column::File => Field::Text(self.task.file().to_string()),
            Column::Line => Field::Number(self.task.line() as u64),
            _ => match &self.proof {
                Ok(puzzle) => self.field_of_proper(column, puzzle)?,
                Err(_) => Field::Absent,
            },
        })
    }
    /// What only a puzzle with one solution has.
    fn field_of_proper(&self, column: Column, puzzle: &Puzzle) -> Result<Field, String> {
        Ok(match column {
            Column::Tier => Field::Text(self.grade(puzzle).tier.slug().to_owned()),
            Column::Score => Field::Number(self.grade(puzzle).score.into()),
            Column::Hardest => {
                let hardest = self.grade(puzzle).hardest.map_or("", Technique::slug);
                Field::Text(hardest.to_owned())
            }
            Column::Solution => Field::Text(puzzle.solution().to_string()),
            Column::Techniques => Field::Counts(self.grade(puzzle).counts.clone()),
            Column::Depth => trial_depth(&Position::of(&Board::of_givens(*self.givens)))
                .map_or(Field::Absent, |depth| Field::Number(depth as u64)),
            Column::Er => Field::Tenths(self.explainer(puzzle).er),
            Column::Ep => Field::Tenths(self.explainer(puzzle).ep),
            Column::Ed => Field::Tenths(self.explainer(puzzle).ed),
            Column::Rule => {
                let rule = self.explainer(puzzle).hardest;
                Field::Text(rule.map_or(String::new(), |rule| rule.to_string()))
            }
            Column::Level => Field::Tenths(self.rounds()?.level),
            Column::Rounds => Field::Number(self.rounds()?.rounds.into()),
            Column::Minimal => Field::Flag(self.redundant(puzzle).is_empty()),
            Column::Redundant => {
                Field::List(self.redundant(puzzle).iter().map(|cell| cell.to_string()).collect())
            }
            // All puzzles have the others.
            _ => Field::Absent,
        })
    }
    fn grade(&self, puzzle: &Puzzle) -> &Grade {
        let board = Board::of_givens(*self.givens);
        self.grade.get_or_init(|| Path::of(&board, Some(puzzle.solution())).grade())
    }
    fn explainer(&self, puzzle: &Puzzle) -> &Rating {
        self.explainer.get_or_init(|| {
            let mut rater = Rater::new(puzzle.givens());
            while rater.step().is_some() {}
            rater.rating()
        })
    }
    fn rounds(&self) -> Result<&RoundRating, String> {
        let rounds = self.rounds.get_or_init(|| rounds::rate(self.givens));
        rounds.as_ref().ok_or_else(|| "trial three deep does not solve it".to_owned())
    }
    fn redundant(&self, puzzle: &Puzzle) -> CellSet {
        *self.redundant.get_or_init(|| redundant_clues(puzzle))
    }
    fn canonical(&self) -> &Canonical {
        self.canonical.get_or_init(|| canonical(self.givens))
    }
    /// The symmetries of the pattern of clues.
    fn symmetries(&self) -> Vec<String> {
        let filled = self.givens.filled();
        let holds = |symmetry: &Symmetry| *symmetry != Symmetry::None && symmetry.holds(filled);
        Symmetry::ALL.into_iter().filter(holds).map(|one| one.slug().to_owned()).collect()
    }
}

impl Field {
    /// As it stands in a column.
    fn text(&self) -> String {
        match self {
            Field::Absent | Field::Duplicate(_) => String::new(),
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
    fn value(&self) -> Value {
        match self {
            Field::Absent | Field::Duplicate(_) => Value::Null,
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
