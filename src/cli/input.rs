//! Files and pipes in parts: a list of a million lines is read as it is worked on, cut only where
//! a puzzle ends.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;

use crate::engine::formats::{MAX_BYTES, may_be_cut_after};

/// How much is read before the first place to cut is looked for: some 800 puzzles.
const PART: usize = 1 << 16;

/// Where puzzles come from.
#[derive(Args)]
pub struct Files {
    /// Puzzles in any format; `-` or nothing is stdin
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// A piece of a source that holds whole puzzles.
pub struct Part {
    /// Which source, in the order given.
    pub source: usize,
    /// What the source is called.
    pub name: Arc<str>,
    /// How many lines of the source lie above.
    pub above: usize,
    /// The text; characters that are no UTF-8 are replaced.
    pub text: String,
}

/// A source that cannot be read.
pub struct Broken {
    /// Which source, in the order given.
    pub source: usize,
    /// Its name and why.
    pub told: String,
}

/// The sources, read from first to last.
pub struct Input {
    files: std::iter::Enumerate<std::vec::IntoIter<PathBuf>>,
    open: Option<Open>,
}

/// A source that is being read.
struct Open {
    source: usize,
    name: Arc<str>,
    reader: Box<dyn BufRead>,
    above: usize,
}

impl Files {
    /// What they are called, in order.
    pub fn names(&self) -> Vec<String> {
        self.paths().iter().map(|path| name(path)).collect()
    }
    /// The bytes of all of them together, if they are files.
    pub fn bytes(&self) -> Option<u64> {
        let length = |path: &PathBuf| path.metadata().ok().filter(|file| file.is_file());
        self.paths().iter().map(|path| Some(length(path)?.len())).sum()
    }
    /// The parts of all of them.
    pub fn open(&self) -> Input {
        Input { files: self.paths().into_iter().enumerate(), open: None }
    }
    fn paths(&self) -> Vec<PathBuf> {
        if self.files.is_empty() { vec![PathBuf::from("-")] } else { self.files.clone() }
    }
}

fn name(path: &Path) -> String {
    if is_stdin(path) { "stdin".to_owned() } else { path.display().to_string() }
}

fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// Each part, or why a source cannot be read (on).
impl Iterator for Input {
    type Item = Result<Part, Broken>;
    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let mut open = match self.open.take() {
                Some(open) => open,
                None => match opened(self.files.next()?) {
                    Ok(open) => open,
                    Err(broken) => return Some(Err(broken)),
                },
            };
            if let Some(read) = open.part().transpose() {
                self.open = read.is_ok().then_some(open);
                return Some(read);
            }
        }
    }
}

fn opened((source, path): (usize, PathBuf)) -> Result<Open, Broken> {
    let name = name(&path);
    let reader: Box<dyn BufRead> = if is_stdin(&path) {
        Box::new(BufReader::new(io::stdin()))
    } else {
        let file = File::open(&path);
        let broken = |error| Broken { source, told: format!("{name}: {error}") };
        Box::new(BufReader::with_capacity(PART, file.map_err(broken)?))
    };
    Ok(Open { source, name: name.into(), reader, above: 0 })
}

impl Open {
    /// The next part; none at the end of the source, or when it was given up for its size.
    fn part(&mut self) -> Result<Option<Part>, Broken> {
        let source = self.source;
        let mut bytes = Vec::new();
        let above = self.above;
        loop {
            let start = bytes.len();
            let room = (MAX_BYTES + 1 - start) as u64;
            let read = self.reader.by_ref().take(room).read_until(b'\n', &mut bytes);
            let read =
                read.map_err(|error| Broken { source, told: format!("{}: {error}", self.name) })?;
            self.above += 1;
            let line = &bytes[start..];
            let is_end = read == 0 || bytes.len() > MAX_BYTES;
            if is_end || bytes.len() > PART && may_be_cut_after(&String::from_utf8_lossy(line)) {
                break;
            }
        }
        if bytes.len() > MAX_BYTES {
            // Nobody could tell where the next puzzle begins: what is left is not looked at.
            self.reader = Box::new(io::empty());
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let part = Part { source, name: Arc::clone(&self.name), above, text };
        Ok((!bytes.is_empty()).then_some(part))
    }
}
