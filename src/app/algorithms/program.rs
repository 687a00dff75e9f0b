//! [`Program`]: the program of an algorithm with the lines that do what its steps do.

use crate::engine::algorithms::Method;
use crate::engine::algorithms::event::EventKind;
use crate::i18n::locale::Locale;

/// What a program is written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumIter)]
pub enum ProgramKind {
    /// Rust.
    Rust,
    /// Python.
    Python,
    /// Plain words, in the language of the page.
    Words,
}

impl ProgramKind {
    /// The file of a method's program, below `programs/`.
    pub fn file(self, method: Method, locale: Locale) -> String {
        let name = method.slug();
        match self {
            ProgramKind::Rust => format!("{name}.rs"),
            ProgramKind::Python => format!("{name}.py"),
            ProgramKind::Words => format!("{name}.{}.txt", locale.tag()),
        }
    }
}

/// A program.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Program {
    /// Its lines, without the marks.
    pub lines: Vec<String>,
    marks: Vec<(EventKind, usize)>,
}

impl Program {
    /// Reads a program: at the end of a line `@guess` and the like say which steps it makes.
    pub fn read(text: &str) -> Program {
        let mut program = Program::default();
        for (number, line) in text.lines().enumerate() {
            let (line, kinds) = unmarked(line);
            program.lines.push(line.to_owned());
            program.marks.extend(kinds.into_iter().map(|kind| (kind, number)));
        }
        program
    }
    /// The line, 0-based, that makes steps of a kind.
    pub fn line_of(&self, kind: EventKind) -> Option<usize> {
        self.marks.iter().find(|(marked, _)| *marked == kind).map(|(_, line)| *line)
    }
}

/// A line without its marks, and the kinds that they name.
fn unmarked(line: &str) -> (&str, Vec<EventKind>) {
    let (mut rest, mut kinds) = (line.trim_end(), Vec::new());
    while let Some((before, mark)) = rest.rsplit_once('@') {
        let Ok(kind) = mark.parse() else { break };
        kinds.push(kind);
        rest = before.trim_end();
    }
    if kinds.is_empty() {
        return (line, kinds);
    }
    let code = rest.strip_suffix("//").or_else(|| rest.strip_suffix('#')).unwrap_or(rest);
    (code.trim_end(), kinds)
}
