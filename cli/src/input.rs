//! Files, pipes and puzzles among the arguments, in parts: a list of a million lines is read while it
//! is worked on, cut only where a puzzle ends. A thread of its own reads, so that a line that comes
//! alone is answered before the next one is there.

use std::borrow::Cow;
use std::io::{self, BufRead, BufReader, Read};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, OnceLock};
use std::thread;

use clap::Args;
use clap::builder::{PossibleValue, TypedValueParser};

use super::compressed::unpacked;
use super::picture;
use super::source::{Named, Sources};
use super::values::by_name;
use nonet_engine::formats::{FORMATS, Format, MAX_BYTES, decoded, may_be_cut_after};

/// The least bytes of a part, some 3,200 puzzles, unless no more of the source is there yet: from there
/// on it is cut where a puzzle ends.
pub const MIN_PART_BYTES: usize = 1 << 18;

/// Room for the line in which a part reaches its least length, in bytes.
const LINE_ROOM: usize = 1 << 10;

/// How many parts are read before they are asked for.
const PARTS_AHEAD: usize = 4;

/// The formats with a puzzle on each line.
const LINE_FORMATS: [&str; 5] = ["line", "hodoku", "sudokuwiki", "link", "sukaku"];

/// The sources of puzzles, and how they are read.
#[derive(Args)]
pub struct Files {
    #[command(flatten)]
    sources: Sources,
    /// Take only puzzles of this format, as `nonet convert --to` names it; with `line`, each line is answered at once
    #[arg(short, long, value_name = "FORMAT", value_parser = format(), hide_possible_values = true)]
    pub from: Option<&'static Format>,
}

/// The name of a text format that is read.
fn format() -> impl TypedValueParser<Value = &'static Format> {
    by_name(
        FORMATS.iter().map(|format| (PossibleValue::new(format.slug).help(format.name), format)),
    )
}

/// A piece of a source that holds whole puzzles.
pub struct Part {
    /// The index of the source among all, from 0.
    pub source: usize,
    /// The name of the source: a path, `stdin` or `argument 1`, the puzzle itself.
    pub name: Arc<str>,
    /// How many lines of the source are above the part.
    pub lines_above: usize,
    /// The text; bytes that are neither UTF-8 nor UTF-16 are replaced by U+FFFD.
    pub text: String,
    /// Where its lines begin, once that was asked for.
    line_starts: OnceLock<Vec<usize>>,
}

impl Part {
    /// A line of the text as it stands there, 1-based, without its end.
    pub fn line(&self, number: usize) -> &str {
        let starts = self.line_starts.get_or_init(|| {
            let after = self.text.match_indices(is_line_end).map(|(at, end)| at + end.len());
            std::iter::once(0).chain(after).collect()
        });
        let rest = starts.get(number - 1).map_or("", |&start| &self.text[start..]);
        rest.split(is_line_end).next().unwrap_or(rest).trim_end_matches('\r')
    }
}

/// What ends a line for the formats; a carriage return belongs to the line feed after it.
fn is_line_end(ch: char) -> bool {
    matches!(ch, '\n' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// A source that cannot be read.
pub struct SourceError {
    /// The index of the source among all, from 0.
    pub source: usize,
    /// Its name.
    pub name: Arc<str>,
    /// The reason.
    pub reason: String,
}

/// The parts of the sources, read from first to last; a source that cannot be read (on) gives an error
/// instead.
pub struct Input(Receiver<Result<Part, SourceError>>);

impl Input {
    /// Starts reading; the text may be cut after lines that `is_end` names.
    pub fn of(sources: &Sources, is_end: fn(&str) -> bool) -> Input {
        let sources = sources.list().to_vec();
        let (sender, receiver) = sync_channel(PARTS_AHEAD);
        thread::spawn(move || read_all(&sources, is_end, &sender));
        Input(receiver)
    }
    /// The next part if it has been read.
    pub fn next_if_ready(&mut self) -> Option<Result<Part, SourceError>> {
        self.0.try_recv().ok()
    }
}

/// Waits for each part.
impl Iterator for Input {
    type Item = Result<Part, SourceError>;
    fn next(&mut self) -> Option<Self::Item> {
        self.0.recv().ok()
    }
}

impl Files {
    /// The names of the sources, in order.
    pub fn names(&self) -> Vec<String> {
        self.sources.names()
    }
    /// The bytes of all sources together, if all are known.
    pub fn bytes(&self) -> Option<u64> {
        self.sources.bytes()
    }
    /// Starts reading.
    pub fn open(&self) -> Input {
        let has_lines = self.from.is_some_and(|format| LINE_FORMATS.contains(&format.slug));
        Input::of(&self.sources, if has_lines { |_| true } else { may_be_cut_after })
    }
}

/// Sends all parts, until there are no more or nobody wants them.
fn read_all(
    sources: &[Named],
    is_end: fn(&str) -> bool,
    parts: &SyncSender<Result<Part, SourceError>>,
) {
    for (index, Named { name, source }) in sources.iter().enumerate() {
        let name: Arc<str> = name.as_str().into();
        let text = source.open().and_then(unpacked).and_then(picture::as_text);
        let bytes = text.unwrap_or_else(|error| Box::new(Unopened(Some(error))));
        let mut open = OpenSource::new(index, name, bytes, is_end);
        while let Some(part) = open.next_part().transpose() {
            let is_last = part.is_err();
            if parts.send(part).is_err() {
                return;
            }
            if is_last {
                break;
            }
        }
    }
}

/// A source that is being read.
struct OpenSource {
    source: usize,
    name: Arc<str>,
    reader: BufReader<Box<dyn Read>>,
    lines_read: usize,
    is_end: fn(&str) -> bool,
}

/// A source that could not be opened, as one whose first read fails.
struct Unopened(Option<io::Error>);

impl Read for Unopened {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        self.0.take().map_or(Ok(0), Err)
    }
}

impl OpenSource {
    fn new(
        source: usize,
        name: Arc<str>,
        bytes: Box<dyn Read>,
        is_end: fn(&str) -> bool,
    ) -> OpenSource {
        let reader = BufReader::with_capacity(MIN_PART_BYTES, bytes);
        OpenSource { source, name, reader, lines_read: 0, is_end }
    }
    /// The next part; `None` at the end of the source.
    fn next_part(&mut self) -> Result<Option<Part>, SourceError> {
        let lines_above = self.lines_read;
        let mut bytes = Vec::with_capacity(MIN_PART_BYTES + LINE_ROOM);
        while bytes.len() <= MAX_BYTES {
            let may_end = match self.read_lines(&mut bytes).map_err(|error| self.error(&error))? {
                Reached::End => break,
                Reached::MiddleOfLine => false,
                Reached::LineEnd => bytes.len() <= MAX_BYTES && (self.is_end)(&last_line(&bytes)),
            };
            if may_end {
                break;
            }
        }
        if bytes.len() > MAX_BYTES {
            // It is unknown where the next puzzle begins: the rest is not read.
            self.reader = BufReader::new(Box::new(io::empty()));
        }
        if bytes.is_empty() {
            return Ok(None);
        }
        self.lines_read += count_line_ends(&bytes);
        let text =
            String::from_utf8(bytes).unwrap_or_else(|error| decoded(error.as_bytes()).into_owned());
        let (source, name) = (self.source, Arc::clone(&self.name));
        let line_starts = OnceLock::new();
        Ok(Some(Part { source, name, lines_above, text, line_starts }))
    }
    /// Reads on: to the next line end at which a part may be cut, but no further than the reader has read
    /// already and a part has room for.
    fn read_lines(&mut self, bytes: &mut Vec<u8>) -> io::Result<Reached> {
        let buffer = loop {
            match self.reader.fill_buf() {
                Ok(buffer) => break buffer,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        };
        let room = MAX_BYTES + 1 - bytes.len();
        let near = &buffer[..buffer.len().min(room)];
        // Before its least length a part is cut only where the next read may have to wait.
        let begin = near.len().min(MIN_PART_BYTES.saturating_sub(bytes.len()));
        let end = near[begin..].iter().position(|&byte| byte == b'\n').map(|at| begin + at + 1);
        let is_all = near.len() == buffer.len() && near.ends_with(b"\n");
        let reached = match end {
            _ if near.is_empty() => Reached::End,
            None if !is_all => Reached::MiddleOfLine,
            _ => Reached::LineEnd,
        };
        let length = end.unwrap_or(near.len());
        bytes.extend_from_slice(&near[..length]);
        self.reader.consume(length);
        Ok(reached)
    }
    fn error(&self, error: &io::Error) -> SourceError {
        let (source, name) = (self.source, Arc::clone(&self.name));
        SourceError { source, name, reason: error.to_string() }
    }
}

/// How far a source has been read.
enum Reached {
    /// There is no more.
    End,
    /// A line goes on.
    MiddleOfLine,
    /// A line ends, and a part may be cut there.
    LineEnd,
}

/// The last line of a text, with its end.
fn last_line(bytes: &[u8]) -> Cow<'_, str> {
    let before = &bytes[..bytes.len().saturating_sub(1)];
    let start = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
    String::from_utf8_lossy(&bytes[start..])
}

/// How many line feeds there are. They are counted in bytes, many at a time, and no byte overflows.
fn count_line_ends(bytes: &[u8]) -> usize {
    let count = |some: &[u8]| some.iter().map(|&byte| u8::from(byte == b'\n')).sum::<u8>();
    bytes.chunks(usize::from(u8::MAX)).map(|some| usize::from(count(some))).sum()
}
