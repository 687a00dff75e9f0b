//! The columns of every puzzle, in the order of the input.

use std::cell::OnceCell;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::io;
use std::sync::Arc;

use serde_json::{Map, Value};

use super::OutputFormat;
use super::console::Console;
use super::input::Files;
use super::pipeline::{Ahead, Task, answer_then, write_each};
use nonet_engine::logic::techniques::TechniqueSet;
use nonet_engine::rating::rounds::{self, RoundRating};
use nonet_engine::search::fast::lines::Solutions;
use nonet_engine::search::puzzle::PuzzleError;
use nonet_engine::types::grid::Grid;
use nonet_service::column::Column;
use nonet_service::facts::{Facts, Field, Known, write_plain};
use nonet_service::table::TableFormat;

/// The fields of a puzzle and where it stands.
pub struct Row {
    fields: Vec<(Column, Field)>,
    file: Arc<str>,
    line: usize,
    /// The canonical form, if the first place of a form is asked for.
    form: Option<Box<Grid>>,
    /// What a JSON object says besides.
    object: Map<String, Value>,
}

fn field_of_rounds(column: Column, rating: Option<&RoundRating>) -> Result<Field, String> {
    let rating = rating.ok_or_else(|| "trial three deep does not solve it".to_owned())?;
    Ok(match column {
        Column::Level => Field::Tenths(rating.level),
        _ => Field::Number(rating.rounds.into()),
    })
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
    let without = TechniqueSet::EMPTY;
    write_rows(&Rows { files, columns, improper, without, output }, console)
}

/// Writes rows as lines of the output.
///
/// # Errors
/// When stdout cannot be written.
pub fn write_rows(rows: &Rows, console: &mut Console) -> io::Result<()> {
    let output = rows.output;
    if rows.columns.contains(&Column::Duplicate) {
        return describe_rows(rows, console, |row| row.text(output), |text| text);
    }
    write_each(rows.files, console, Ahead::Solutions, |task, text| {
        if output == OutputFormat::Columns && write_proven(task, rows.columns, text) {
            return Ok(());
        }
        let facts = rows.facts(task)?;
        match output {
            OutputFormat::Columns => write_facts(task, &facts, rows.columns, text)?,
            OutputFormat::Json => {
                text.push_str(&Row::of(task, &facts, rows.columns, output)?.text(output));
            }
        }
        Ok(())
    })
}

/// Writes the columns of a puzzle, if they need nothing but its proof; else nothing.
fn write_proven(task: &Task, columns: &[Column], text: &mut String) -> bool {
    let Solutions::One(puzzle) = &task.solutions else { return false };
    let length = text.len();
    let write =
        |column, text: &mut String| write_plain(puzzle, column, text).then_some(()).ok_or(());
    let is_written = write_columns(columns, text, write).is_ok();
    if !is_written {
        text.truncate(length);
    }
    is_written
}

/// Writes the columns of a puzzle of which all facts may be needed.
fn write_facts(
    task: &Task,
    facts: &Facts,
    columns: &[Column],
    text: &mut String,
) -> Result<(), String> {
    let rounds = OnceCell::new();
    write_columns(columns, text, |column, text| {
        match field_of_task(task, facts, column, &rounds) {
            Some(field) => text.push_str(&TableFormat::Tsv.field(&field?)),
            None => facts.write(column, text)?,
        }
        Ok(())
    })
}

/// Writes a line of columns with tabulators between.
fn write_columns<E>(
    columns: &[Column],
    text: &mut String,
    mut write: impl FnMut(Column, &mut String) -> Result<(), E>,
) -> Result<(), E> {
    for (at, &column) in columns.iter().enumerate() {
        if at > 0 {
            text.push('\t');
        }
        write(column, text)?;
    }
    text.push('\n');
    Ok(())
}

/// Which rows are asked for.
pub struct Rows<'a> {
    /// Where the puzzles are.
    pub files: &'a Files,
    /// The columns of each.
    pub columns: &'a [Column],
    /// Whether improper puzzles have one.
    pub improper: Improper,
    /// The techniques that HoDoKu's grade does without.
    pub without: TechniqueSet,
    /// With JSON a row knows where its puzzle stands.
    pub output: OutputFormat,
}

/// Writes the rows of every puzzle as the caller wants them; `finish` gets them in the order of the input.
///
/// # Errors
/// When stdout cannot be written.
pub fn describe_rows(
    rows: &Rows,
    console: &mut Console,
    write: impl Fn(Row) -> String + Sync,
    mut finish: impl FnMut(String) -> String,
) -> io::Result<()> {
    let &Rows { files, columns, output, .. } = rows;
    let describe = |task: &Task| Row::of(task, &rows.facts(task)?, columns, output);
    if !columns.contains(&Column::Duplicate) {
        return answer_then(files, console, |task| Ok(write(describe(task)?)), finish);
    }
    let mut first_places = HashMap::new();
    answer_then(files, console, describe, |mut row| {
        row.find_first_place(&mut first_places);
        finish(write(row))
    })
}

impl Rows<'_> {
    /// What is known of a puzzle, if it has a row.
    fn facts(&self, task: &Task) -> Result<Facts, String> {
        let proof = task.prove();
        match &proof {
            Err(error @ PuzzleError::Stopped) => Err(error.to_string()),
            Err(error) if self.improper == Improper::Refused => Err(error.to_string()),
            _ => {
                Ok(Facts::proven(&task.clues, proof, Known::default()).graded_without(self.without))
            }
        }
    }
}

/// The field of a column that is not about the givens alone; `None` for the others.
fn field_of_task(
    task: &Task,
    facts: &Facts,
    column: Column,
    rounds: &OnceCell<Option<RoundRating>>,
) -> Option<Result<Field, String>> {
    match column {
        Column::Name => Some(Ok(Field::Text(task.entry.name.clone()))),
        Column::File => Some(Ok(Field::Text(task.file().to_string()))),
        Column::Line => Some(Ok(Field::Number(task.line() as u64))),
        Column::Level | Column::Rounds if facts.proof.is_ok() => {
            let rounds = rounds.get_or_init(|| rounds::rate(&task.clues));
            Some(field_of_rounds(column, rounds.as_ref()))
        }
        _ => None,
    }
}

impl Row {
    fn of(
        task: &Task,
        facts: &Facts,
        columns: &[Column],
        output: OutputFormat,
    ) -> Result<Row, String> {
        let rounds = OnceCell::new();
        let field = |&column: &Column| {
            let field = field_of_task(task, facts, column, &rounds);
            Ok((column, field.unwrap_or_else(|| facts.field(column))?))
        };
        let form = columns.contains(&Column::Duplicate).then(|| Box::new(facts.canonical().grid));
        let object = match output {
            OutputFormat::Columns => Map::new(),
            OutputFormat::Json => task.object(),
        };
        let fields = columns.iter().map(field).collect::<Result<_, String>>()?;
        Ok(Row { fields, file: Arc::clone(task.file()), line: task.line(), form, object })
    }
    /// The first place of a puzzle with this canonical form is known once all before it are.
    fn find_first_place(&mut self, first_places: &mut HashMap<Grid, (Arc<str>, usize)>) {
        let Some(form) = self.form.take() else { return };
        let first = match first_places.entry(*form) {
            Entry::Occupied(first) => Field::Place(Arc::clone(&first.get().0), first.get().1),
            Entry::Vacant(place) => {
                place.insert((Arc::clone(&self.file), self.line));
                Field::Absent
            }
        };
        let field = self.fields.iter_mut().find(|(column, _)| *column == Column::Duplicate);
        field.into_iter().for_each(|(_, field)| *field = first.clone());
    }
    /// Its fields in the order of the columns.
    pub fn fields(&self) -> impl Iterator<Item = (Column, &Field)> {
        self.fields.iter().map(|(column, field)| (*column, field))
    }
    /// As a line of the output.
    pub fn text(mut self, output: OutputFormat) -> String {
        match output {
            OutputFormat::Columns => TableFormat::Tsv.row(self.fields()),
            OutputFormat::Json => {
                let fields = self.fields.iter();
                let values =
                    fields.map(|(column, field)| (column.slug().to_owned(), field.value()));
                self.object.extend(values);
                format!("{}\n", Value::Object(self.object))
            }
        }
    }
}
