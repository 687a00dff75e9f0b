//! From data to text: a [`Localizer`] holds one language (Fluent) and writes labels, messages,
//! errors and explanations in it. Only this module knows the keys, and it makes them from the names
//! of the variants, so that a missing entry is a failing test and never a hole on the screen.

#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(doctest)]
#[cfg(feature = "texts")]
#[doc = include_str!("../README.md")]
struct Readme;

pub mod arg;
pub mod cell_names;
mod chain;
mod chain_args;
pub mod chain_lines;
pub mod errors;
pub mod explanation;
mod format_arg;
mod goal;
pub mod label;
pub mod later_words;
pub mod locale;
mod lists;
mod loop_lines;
pub mod message;
pub mod numbers;
mod pattern_lines;
pub mod piece;
mod place_name;
mod reasons;
mod ring;
#[cfg(feature = "texts")]
mod texts;
mod variables;

use std::borrow::Cow;
use std::cell::RefCell;
use std::rc::Rc;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use arg::{Arg, Arguments};
use cell_names::CellNames;
use explanation::Sentence;
use format_arg::LATER_TEXT;
use label::Label;
use later_words::LaterWords;
use locale::Locale;
use message::{FindArgument, Message};
use nonet_engine::logic::step::Step;
use numbers::{Decimal, NumberStyle};
use piece::{Marks, Piece};

/// The key of each label and message and the short one that a release of the page has instead, a
/// pair a line.
pub const SHORT_KEYS: &str = include_str!(concat!(env!("OUT_DIR"), "/short_keys.txt"));

/// How deep braces and parentheses may be within each other in a source.
const MAX_BRACE_DEPTH: usize = 20;

/// How many braces and parentheses are open at once, at most.
fn brace_depth(source: &str) -> usize {
    let (mut depth, mut most) = (0usize, 0);
    for byte in source.bytes() {
        match byte {
            b'{' | b'(' => depth += 1,
            b'}' | b')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        most = most.max(depth);
    }
    most
}

/// The code that writes what only later words name: steps, techniques, errors of formats.
pub struct LaterText {
    argument: FindArgument,
    format: fn(&Localizer, &Arg, &mut Marks) -> String,
}

/// The texts of one language, as far as they are loaded.
pub struct Localizer {
    tag: String,
    numbers: NumberStyle,
    cell_names: CellNames,
    /// None before the part of the program has come that has it.
    later: Option<&'static LaterText>,
    /// The sources, shared by the localizers that [`Localizer::with`] makes.
    resources: Vec<Rc<FluentResource>>,
    bundle: FluentBundle<Rc<FluentResource>>,
    /// The last step explained: a page asks for the same one several times.
    last_explained: RefCell<Option<(Step, Rc<[Sentence]>)>>,
    /// The labels that were asked for, by their numbers: a page asks for the same ones after every key press.
    labels: RefCell<Vec<Option<String>>>,
}

impl Localizer {
    /// A language by its tag, from its Fluent sources. Entries that cannot be read are left out. So is a
    /// source with braces or parentheses deeper within each other than any entry needs: Fluent's parser
    /// has a stack frame for each. An invalid tag counts as English.
    pub fn new(tag: &str, sources: &[String]) -> Localizer {
        Localizer::first(tag, sources).with_later_text()
    }
    /// A language by its tag, from its Fluent sources, without the code for what the later words name: that is
    /// left empty.
    pub fn first(tag: &str, sources: &[String]) -> Localizer {
        let resource = |source: &String| {
            Rc::new(FluentResource::try_new(source.clone()).unwrap_or_else(|(rest, _)| rest))
        };
        let sources = sources.iter().filter(|source| brace_depth(source) <= MAX_BRACE_DEPTH);
        Localizer::of(tag, None, sources.map(resource).collect())
    }
    /// The language with the code for what the later words name.
    #[must_use]
    pub fn with_later_text(&self) -> Localizer {
        let localizer = Localizer::of(&self.tag, Some(&LATER_TEXT), self.resources.clone());
        localizer.with_cell_names(self.cell_names)
    }
    /// The language with one more source: some words come later than the first screen.
    #[must_use]
    pub fn with(&self, source: &str) -> Localizer {
        let more = Localizer::first(&self.tag, &[source.to_owned()]);
        let all = self.resources.iter().chain(&more.resources).cloned().collect();
        Localizer::of(&self.tag, self.later, all).with_cell_names(self.cell_names)
    }
    /// The language in which every cell is called like this. Names that the loaded words lack are those by
    /// numbers.
    #[must_use]
    pub fn with_cell_names(mut self, cell_names: CellNames) -> Localizer {
        self.cell_names = cell_names;
        self
    }
    fn of(
        tag: &str,
        later: Option<&'static LaterText>,
        resources: Vec<Rc<FluentResource>>,
    ) -> Localizer {
        let language: LanguageIdentifier = tag.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![language]);
        bundle.set_use_isolating(false);
        let locale = Locale::of_tag(tag).unwrap_or_default();
        bundle.set_formatter(Some(locale.formatter()));
        for resource in &resources {
            bundle.add_resource_overriding(resource.clone());
        }
        Localizer {
            tag: tag.to_owned(),
            numbers: locale.numbers(),
            cell_names: CellNames::default(),
            later,
            resources,
            bundle,
            last_explained: RefCell::default(),
            labels: RefCell::default(),
        }
    }

    /// The text of a control or a heading.
    pub fn label(&self, label: Label) -> String {
        let number = label as usize;
        let known = self.labels.borrow().get(number).cloned().flatten();
        known.unwrap_or_else(|| {
            let text = self.text(&label.key());
            let mut labels = self.labels.borrow_mut();
            let needed = labels.len().max(number + 1);
            labels.resize(needed, None);
            labels[number] = Some(text.clone());
            text
        })
    }
    /// A message as plain text.
    pub fn message(&self, message: &Message) -> String {
        self.format_message(message, &mut Marks::off())
    }
    /// A message in pieces, so that the cells it names can be shown as such.
    pub fn pieces(&self, message: &Message) -> Vec<Piece> {
        let mut marks = Marks::on();
        let text = self.format_message(message, &mut marks);
        marks.split(&text)
    }
    /// A number with its digits grouped.
    pub fn number(&self, number: impl Into<u64>) -> String {
        self.numbers.write(number.into())
    }
    /// A number with decimal places.
    pub fn decimal(&self, number: &Decimal) -> String {
        self.numbers.write_decimal(number)
    }
    /// Sentences one after the other, with the gap that the language puts between them.
    pub fn join(&self, sentences: &[String]) -> String {
        sentences.join(&self.text("gap"))
    }
    /// Whether there is an entry for the key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }
    /// Whether the source of these words was added.
    pub fn has_words(&self, words: LaterWords) -> bool {
        self.has(words.known_key())
    }
    /// The entry for a key that takes no argument. Where it is missing: nothing as long as the words
    /// of the page are still to come, later the key itself, so that a gap shows and nothing breaks.
    pub fn text(&self, key: &str) -> String {
        self.format(key, &[][..], &mut Marks::off())
    }

    fn format_message(&self, message: &Message, marks: &mut Marks) -> String {
        self.format(&message.short_key(), &OfMessage { message, later: self.later }, marks)
    }
    /// The entry for a key; only the arguments that it asks for are made.
    fn format(&self, key: &str, args: &(impl Arguments + ?Sized), marks: &mut Marks) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return if self.has_words(LaterWords::Page) { key.to_owned() } else { String::new() };
        };
        let mut values = FluentArgs::new();
        for name in variables::asked_by(pattern, &|key| self.bundle.get_message(key)?.value()) {
            if let Some(arg) = args.argument(name) {
                values.set(name, self.value(&arg, marks));
            }
        }
        self.bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned()
    }
    fn value(&self, arg: &Arg, marks: &mut Marks) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number as f64),
            other => FluentValue::from(self.format_arg(other, marks)),
        }
    }
}

/// The arguments of a message.
struct OfMessage<'a> {
    message: &'a Message,
    later: Option<&'static LaterText>,
}

impl Arguments for OfMessage<'_> {
    fn argument(&self, name: &str) -> Option<Cow<'_, Arg>> {
        let later = || (self.later?.argument)(self.message, name);
        message::first_argument(self.message, name).or_else(later).map(Cow::Owned)
    }
}
