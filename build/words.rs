//! Makes the rows of `Label` and `Message` from the English words: `src/i18n/label.rs` and
//! `src/i18n/message.rs` make the enums of them. The head of `locales/en/page.ftl` says how entries
//! are written.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Comment, Entry, Message, Pattern, Resource};
use fluent_syntax::{parser, serializer};

#[path = "../src/i18n/variables.rs"]
mod variables;

/// The kinds of arguments, and the types of the fields that hold them.
const KINDS: [(&str, &str); 21] = [
    ("number", "u64"),
    ("text", "String"),
    ("digit", "Digit"),
    ("digits", "DigitSet"),
    ("house-digits", "[Option<Digit>; 9]"),
    ("digit-counts", "Vec<(Digit, u64)>"),
    ("cell", "Cell"),
    ("cells", "CellSet"),
    ("house", "House"),
    ("houses", "HouseSet"),
    ("node", "Node"),
    ("effects", "Vec<Effect>"),
    ("technique", "Technique"),
    ("tier", "Tier"),
    ("goal", "PuzzleGoal"),
    ("wanted", "Wanted"),
    ("label", "Label"),
    ("place-name", "PlaceName"),
    ("message", "Box<Message>"),
    ("read-error", "Box<ReadError>"),
    ("sentence", "ExplanationSentence"),
];

/// What a heading begins with if the entries under it are neither labels nor messages.
const LOOKED_UP: &str = "Looked up:";

/// Reads the files of a folder and writes `labels.rs` and `messages.rs` into another; what is wrong
/// with the entries, a sentence each.
pub fn write(words: &Path, into: &Path) -> Result<(), Vec<String>> {
    let sources = read(words).map_err(|error| vec![format!("{}: {error}", words.display())])?;
    let mut faults = Vec::new();
    let resources: Vec<Resource<&str>> = sources
        .iter()
        .map(|(file, source)| {
            parser::parse(source.as_str()).unwrap_or_else(|(resource, errors)| {
                faults.extend(errors.iter().map(|error| format!("{}: {error}", file.display())));
                resource
            })
        })
        .collect();
    let mut rows = Rows::new(&resources);
    resources.iter().for_each(|resource| rows.add_all(resource));
    faults.append(&mut rows.faults);
    for (file, name, rows) in
        [("labels.rs", "labels", rows.labels), ("messages.rs", "messages", rows.messages)]
    {
        let text = format!("{name}! {{\n{}}}\n", rows.concat());
        fs::write(into.join(file), text).unwrap_or_else(|error| faults.push(error.to_string()));
    }
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

/// The files of words, in the order of their names.
fn read(words: &Path) -> std::io::Result<Vec<(PathBuf, String)>> {
    let files = fs::read_dir(words)?.map(|entry| Ok(entry?.path()));
    let mut files = files.collect::<std::io::Result<Vec<PathBuf>>>()?;
    files.sort();
    files.into_iter().map(|file| fs::read_to_string(&file).map(|source| (file, source))).collect()
}

/// The rows so far, and what is wrong.
struct Rows<'a> {
    entries: BTreeMap<&'a str, &'a Pattern<&'a str>>,
    labels: Vec<String>,
    messages: Vec<String>,
    faults: Vec<String>,
}

impl<'a> Rows<'a> {
    fn new(resources: &'a [Resource<&'a str>]) -> Rows<'a> {
        let mut rows = Rows {
            entries: BTreeMap::new(),
            labels: Vec::new(),
            messages: Vec::new(),
            faults: Vec::new(),
        };
        for entry in resources.iter().flat_map(|resource| &resource.body) {
            let Entry::Message(Message { id, value: Some(pattern), .. }) = entry else { continue };
            if rows.entries.insert(id.name, pattern).is_some() {
                rows.faults.push(format!("`{}` has two entries; remove one", id.name));
            }
        }
        rows
    }
    fn add_all(&mut self, resource: &Resource<&'a str>) {
        let is_looked_up = |heading: &Comment<&str>| heading.content[0].starts_with(LOOKED_UP);
        let (mut of_file, mut of_section) = (false, false);
        for entry in &resource.body {
            match entry {
                Entry::ResourceComment(heading) => of_file = is_looked_up(heading),
                Entry::GroupComment(heading) => of_section = is_looked_up(heading),
                Entry::Message(entry) if !(of_file || of_section) => {
                    self.add(entry).unwrap_or_else(|fault| {
                        self.faults.push(format!("`{}` {fault}", entry.id.name))
                    });
                }
                _ => {}
            }
        }
    }
    fn add(&mut self, entry: &Message<&'a str>) -> Result<(), String> {
        let key = entry.id.name;
        let declared = declared(entry.comment.as_ref())?;
        let pattern = entry.value.as_ref().ok_or("has no text")?;
        for name in variables::asked_by(pattern, &|key| self.entries.get(key).copied()) {
            let is_of = |(argument, _): &(&str, &str)| {
                name.strip_prefix(argument)
                    .is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
            };
            if !declared.iter().any(is_of) {
                return Err(format!(
                    "asks for ${name}, which the comment on the line before the entry does not declare"
                ));
            }
        }
        match key.strip_prefix("label-") {
            Some(_) if !declared.is_empty() => {
                return Err(
                    "is a label, and labels have no arguments; name it without `label-`".into()
                );
            }
            Some(slug) => self.labels.push(format!("{}{} {slug:?},\n", doc(entry), variant(slug))),
            None => {
                let fields: Vec<String> =
                    declared.iter().map(|(name, kind)| format!("{name}: {kind}")).collect();
                let fields = if fields.is_empty() {
                    String::new()
                } else {
                    format!(" {{ {} }}", fields.join(", "))
                };
                self.messages.push(format!("{}{} {key:?}{fields},\n", doc(entry), variant(key)));
            }
        }
        Ok(())
    }
}

/// The arguments that a comment declares, with the types of their fields.
fn declared<'a>(
    comment: Option<&Comment<&'a str>>,
) -> Result<Vec<(&'a str, &'static str)>, String> {
    let lines = comment.map(|comment| &comment.content[..]).unwrap_or_default();
    let arguments =
        lines.iter().filter(|line| line.starts_with('$')).flat_map(|line| line.split(", "));
    arguments.map(argument).collect()
}

/// One argument with its kind: `$cells (cells)`.
fn argument(text: &str) -> Result<(&str, &'static str), String> {
    let parts = text.strip_prefix('$').and_then(|rest| rest.strip_suffix(')')?.split_once(" ("));
    let Some((name, kind)) = parts else {
        return Err(format!("declares `{text}`; an argument is declared like `$cells (cells)`"));
    };
    match KINDS.iter().find(|(known, _)| *known == kind) {
        Some((_, kind)) => Ok((name, kind)),
        None => Err(format!(
            "declares ${name} as `{kind}`, which is no kind of argument; there are {}",
            KINDS.map(|(kind, _)| kind).join(", ")
        )),
    }
}

/// The entry as it is written, as the documentation of its variant.
fn doc(entry: &Message<&str>) -> String {
    let entry = Message { comment: None, ..entry.clone() };
    let text = serializer::serialize(&Resource { body: vec![Entry::Message(entry)] });
    format!("#[doc = {:?}]\n", format!("```text\n{text}```"))
}

/// A key in the form of the names of variants: `CellPlace` for `cell-place`.
fn variant(key: &str) -> String {
    let word = |word: &str| {
        let (first, rest) = word.split_at(1);
        first.to_uppercase() + rest
    };
    key.split('-').map(word).collect()
}
