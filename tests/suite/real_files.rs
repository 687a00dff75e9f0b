//! Files in which people keep Sudokus, from public places: they lie beside the project, in
//! `data/formats`, with a table of what each must give. Used by the suite and by `maintain formats`.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;

use nonet_engine::formats::{decoded, read_puzzles};

use crate::positions::{shared_data, shared_folder};

/// What is expected of a file, and what came of it.
pub struct Row {
    file: String,
    expected: String,
    found: String,
    /// Whether the two agree.
    pub is_met: bool,
}

/// A row for every file; none without the data.
pub fn rows() -> Vec<Row> {
    let Some(expected) = shared_data("formats/expected.tsv") else { return Vec::new() };
    expected.lines().skip(1).map(row).collect()
}

fn row(line: &str) -> Row {
    let fields: Vec<&str> = line.split('\t').chain([""; 6]).take(6).collect();
    let [file, verdict, count, first, last, note] = fields[..] else { unreachable!("six fields") };
    let bytes = fs::read(shared_folder().join("formats").join(file)).unwrap();
    let (found, is_met) = match read_puzzles(&decoded(&bytes)) {
        Ok(found) => {
            let givens: Vec<String> =
                found.entries.iter().map(|entry| entry.board.givens.to_string()).collect();
            let different = givens.iter().collect::<BTreeSet<_>>().len();
            let is_count = different.to_string() == count
                || different == 1 && note.contains("as right") && givens[0] == first;
            let is_last = different == 1 || givens.last().is_some_and(|given| given == last);
            let is_met = verdict != "refuse" && is_count && is_last && givens[0] == first;
            let mistakes = found.mistakes.first().map(|error| format!("; {error}"));
            let formats: BTreeSet<&str> = found.entries.iter().map(|entry| entry.format).collect();
            let formats = formats.into_iter().collect::<Vec<_>>().join(" ");
            (format!("{different} ({formats}){}", mistakes.unwrap_or_default()), is_met)
        }
        Err(error) => {
            let message = error.to_string();
            let is_named =
                note.split('|').any(|word| message.to_lowercase().contains(&word.to_lowercase()));
            (message, verdict == "either" || verdict == "refuse" && is_named)
        }
    };
    Row { file: file.to_owned(), expected: format!("{verdict} {count}"), found, is_met }
}

/// The rows as a table, and how many are met.
pub fn table(rows: &[Row]) -> String {
    let mut text = String::new();
    for Row { file, expected, found, is_met } in rows {
        let mark = if *is_met { " " } else { "*" };
        writeln!(text, "{mark} {file:36} {expected:10} {found}").unwrap();
    }
    let met = rows.iter().filter(|row| row.is_met).count();
    writeln!(text, "{met} of {} files as expected", rows.len()).unwrap();
    text
}

/// Every file gives what its row says. A user's clone has no such files; where the folder of data is there, a
/// missing table is a failure.
#[test]
fn real_files_are_read() {
    let rows = rows();
    assert!(rows.iter().all(|row| row.is_met), "\n{}", table(&rows));
}
