//! Makes the rows of `Label` and `Message` from the English words: `src/label.rs` and
//! `src/message.rs` make the enums of them. The head of `locales/en/page.ftl` says how entries
//! are written.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Comment, Entry, Message, Pattern, Resource};
use fluent_syntax::{parser, serializer};

#[path = "../src/variables.rs"]
mod variables;

/// The kinds of arguments, and the types of the fields that hold them.
const KINDS: [(&str, &str); 22] = [
    ("number", "u64"),
    ("decimal", "Decimal"),
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
    ("message", "Rc<Message>"),
    ("read-error", "Box<ReadError>"),
    ("sentence", "ExplanationSentence"),
];

/// The file of words that the first screen needs.
const FIRST: &str = "play.ftl";

/// What the key of a label begins with.
const LABEL: &str = "label-";

/// What a heading begins with if the entries under it are neither labels nor messages.
const LOOKED_UP: &str = "Looked up:";

/// The rows of files of words, each with its name. The words that the first screen needs come first.
pub fn rows(sources: &[(String, String)]) -> Rows {
    let mut sources: Vec<&(String, String)> = sources.iter().collect();
    sources.sort_by_key(|(file, _)| !file.ends_with(FIRST));
    let mut faults = Vec::new();
    let mut resources = Vec::new();
    for (file, source) in &sources {
        resources.push(parser::parse(source.as_str()).unwrap_or_else(|(resource, errors)| {
            faults.extend(errors.iter().map(|error| format!("{file}: {error}")));
            resource
        }));
    }
    let mut maker = Maker {
        entries: BTreeMap::new(),
        is_first: false,
        rows: Rows { faults, ..Rows::default() },
    };
    resources.iter().for_each(|resource| maker.index(resource));
    for (&(file, _), resource) in sources.iter().zip(&resources) {
        maker.is_first = file.ends_with(FIRST);
        maker.add_all(resource);
    }
    maker.rows
}

/// Variants by the names and types of their fields, in the order of the names.
pub type Fields = BTreeMap<Vec<(String, &'static str)>, Vec<String>>;

/// Rows of both enums.
#[derive(Default)]
pub struct Rows {
    /// The rows of `Label`.
    pub labels: Vec<String>,
    /// The rows of `Message` whose entries come before the first screen.
    pub first_messages: Vec<String>,
    /// All other rows of `Message`.
    pub later_messages: Vec<String>,
    /// The variants of the first rows that have arguments, by these: those of the same arguments share
    /// the code that finds one.
    pub first_fields: Fields,
    /// The variants of all other rows that have arguments, by these.
    pub later_fields: Fields,
    /// The key of each row and the short one that the files get in a release, as names in a script do: the
    /// number of the variant in its enum.
    pub short_keys: Vec<(String, String)>,
    /// What is wrong with the entries, a sentence each.
    pub faults: Vec<String>,
}

/// Makes rows, with all entries at hand.
struct Maker<'a> {
    entries: BTreeMap<&'a str, &'a Pattern<&'a str>>,
    /// Whether the file is the one that the first screen needs.
    is_first: bool,
    rows: Rows,
}

impl<'a> Maker<'a> {
    fn index(&mut self, resource: &'a Resource<&'a str>) {
        for entry in &resource.body {
            let Entry::Message(Message { id, value: Some(pattern), .. }) = entry else { continue };
            if self.entries.insert(id.name, pattern).is_some() {
                self.rows.faults.push(format!("`{}` has two entries; remove one", id.name));
            }
        }
    }
    fn add_all(&mut self, resource: &Resource<&'a str>) {
        let is_looked_up = |heading: &Comment<&str>| heading.content[0].starts_with(LOOKED_UP);
        let (mut of_file, mut of_section) = (false, false);
        for entry in &resource.body {
            match entry {
                Entry::ResourceComment(heading) => of_file = is_looked_up(heading),
                Entry::GroupComment(heading) => of_section = is_looked_up(heading),
                Entry::Message(entry) if !(of_file || of_section) => self.add(entry),
                _ => {}
            }
        }
    }
    fn add(&mut self, entry: &Message<&'a str>) {
        if let Err(fault) = self.add_row(entry) {
            self.rows.faults.push(format!("`{}` {fault}", entry.id.name));
        }
    }
    /// All arguments that an entry asks for are declared.
    fn check_arguments(
        &self,
        pattern: &Pattern<&'a str>,
        declared: &[(&str, &str)],
    ) -> Result<(), String> {
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
        Ok(())
    }
    fn add_row(&mut self, entry: &Message<&'a str>) -> Result<(), String> {
        let key = entry.id.name;
        let declared = declared(entry.comment.as_ref())?;
        let pattern = entry.value.as_ref().ok_or("has no text")?;
        self.check_arguments(pattern, &declared)?;
        match key.strip_prefix(LABEL) {
            Some(_) if !declared.is_empty() => {
                return Err(
                    "is a label, and labels have no arguments; name it without `label-`".into()
                );
            }
            Some(slug) => {
                let short = format!("{LABEL}{:x}", self.rows.labels.len());
                self.rows.short_keys.push((key.to_owned(), short));
                self.rows.labels.push(format!("{}{} {slug:?},\n", doc(entry), variant(slug)));
            }
            None => {
                let number = self.rows.first_messages.len() + self.rows.later_messages.len();
                self.rows.short_keys.push((key.to_owned(), format!("m{number:x}")));
                let name = variant(key);
                let row = format!("{}{name} {number} {key:?}{},\n", doc(entry), fields(&declared));
                let (rows, of_fields) = match self.is_first {
                    true => (&mut self.rows.first_messages, &mut self.rows.first_fields),
                    false => (&mut self.rows.later_messages, &mut self.rows.later_fields),
                };
                rows.push(row);
                if !declared.is_empty() {
                    let own = declared.iter().map(|(name, kind)| ((*name).to_owned(), *kind));
                    let mut own: Vec<(String, &str)> = own.collect();
                    own.sort_unstable();
                    of_fields.entry(own).or_default().push(name);
                }
            }
        }
        Ok(())
    }
}

/// The fields of a variant, as Rust writes them.
fn fields(declared: &[(&str, &str)]) -> String {
    let fields: Vec<String> =
        declared.iter().map(|(name, kind)| format!("{name}: {kind}")).collect();
    if fields.is_empty() { String::new() } else { format!(" {{ {} }}", fields.join(", ")) }
}

/// The rows that find an argument: the variants of the same fields, then the names of these.
pub fn field_rows(fields: &Fields) -> Vec<String> {
    let row = |(fields, variants): (&Vec<(String, &str)>, &Vec<String>)| {
        let names: Vec<&str> = fields.iter().map(|(name, _)| name.as_str()).collect();
        let pattern = |variant: &String| format!("Message::{variant} {{ {} }}", names.join(", "));
        let patterns: Vec<String> = variants.iter().map(pattern).collect();
        format!("{} => {};\n", patterns.join(" | "), names.join(" "))
    };
    fields.iter().map(row).collect()
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
        let (first, rest) = word.split_at(word.len().min(1));
        first.to_uppercase() + rest
    };
    key.split('-').map(word).collect()
}
