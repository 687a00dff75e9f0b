//! [`Arg`]: what a sentence can name, in the engine's own types, and how each is written.

use std::borrow::Cow;
use std::rc::Rc;

use nonet_engine::formats::error::{ReadError, ReadErrorKind};
use nonet_engine::logic::step::{Effect, Evidence, Link, Node, Step};
use nonet_engine::logic::techniques::{Technique, Tier};
use nonet_engine::types::candidate::Candidate;
use nonet_engine::types::cell::{Cell, CellSet};
use nonet_engine::types::digit::{Digit, DigitSet};
use nonet_engine::types::house::{House, HouseSet};

use super::goal::Wanted;
use super::label::Label;
use super::message::Message;
use super::numbers::Decimal;

/// An argument of a sentence.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg {
    /// A number, which also chooses plural forms.
    Number(u64),
    /// A number with decimal places.
    Decimal(Decimal),
    /// Text from outside: names and excerpts; never read as markup.
    Text(String),
    /// Text that was formatted here and may hold marks.
    Formatted(String),
    /// A digit, as `5`.
    Digit(Digit),
    /// Digits, listed as `2, 5 and 7`.
    Digits(DigitSet),
    /// Digits of which one is meant, listed as `2, 5 or 7`.
    AnyOf(DigitSet),
    /// Digits side by side, as short as possible: `2, 5, 7`.
    DigitsCompact(DigitSet),
    /// What stands in the cells of a house, one after the other: `5, empty, 2`.
    HouseDigits([Option<Digit>; 9]),
    /// Digits that become each other, cycle by cycle, as `1 ↔ 2, 3 → 4 → 5 → 3`.
    Exchanged(Vec<Vec<Digit>>),
    /// Digits and how many of each: `3 times 5, once 7`.
    DigitCounts(Vec<(Digit, u64)>),
    /// Cells, listed as `r1c2, r1c5 and r1c7`.
    Cells(CellSet),
    /// Cells of which one is meant, listed as `r1c2, r1c5 or r1c7`.
    CellsOr(CellSet),
    /// Cells in short, as `r1c78`, or `r1c2/r2c4` if no rows and columns make up just these.
    Group(CellSet),
    /// Cells of which some candidates are meant, listed like cells.
    Candidates(CellSet, DigitSet),
    /// A house, as `row 4`.
    House(House),
    /// Houses, listed as `row 4 and box 6`, those of one kind as `rows 3, 4 and 5`.
    Houses(HouseSet),
    /// Houses of which one is meant, listed as `row 4 or box 6`.
    HousesOr(HouseSet),
    /// How many houses there are of each kind, as `five rows and four columns`.
    HousesCounted(HouseSet),
    /// What a step places or eliminates, as `5 in r4c7 and r4c8; 6 in r4c8`.
    Effects(Vec<Effect>),
    /// What a step places or eliminates, before a verb, as `5 in r4c7, and 6 in r4c8`.
    Subjects(Vec<Effect>),
    /// Candidates of which one is meant, as `5 in r4c7 or 6 in r4c8`.
    CandidatesOr(Vec<Effect>),
    /// What is placed, before a verb.
    Placements(Vec<Effect>),
    /// What a step does, as the beginning of a sentence: `r4c7 cannot be 5`.
    Claim(Vec<Effect>),
    /// Sets of cells with all their digits, as `r1c25 (2, 4, 7); r3c5 (2, 9)`.
    Sets(Vec<Node>),
    /// Groups of cells in the order of a ring, the first once more at its end: `r1c12 → r1c78 → r1c12`.
    Ring(Vec<CellSet>),
    /// Cells in the order in which a chain comes through them: `r1c2 → r1c7 → r5c7`.
    Way(Vec<CellSet>),
    /// Sentences, each on a line of its own.
    Lines(Vec<Message>),
    /// Chains, in Eureka notation.
    Chain(Vec<Link>),
    /// The name of a technique.
    Technique(Technique),
    /// A technique in one sentence.
    About(Technique),
    /// The name of a difficulty.
    Tier(Tier),
    /// What was asked of a puzzle, as `Hard + X-wing + 24 clues`.
    Wanted(Wanted),
    /// The text of a control or a heading.
    Label(Label),
    /// Why a text is no puzzle.
    ReadError(Box<ReadError>),
    /// Another message, inside this one.
    Message(Rc<Message>),
    /// A sentence of a step's explanation.
    Explanation(ExplanationSentence),
}

/// One of the sentences that explain a step, whatever the language.
#[derive(Clone, PartialEq, Debug)]
pub struct ExplanationSentence {
    /// The step that is explained.
    pub step: Box<Step>,
    /// Which sentence of the explanation it is.
    pub place: SentencePlace,
}

/// Which sentence of an explanation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SentencePlace {
    /// By its place among those of [`Localizer::explanation`](super::Localizer::explanation), from 0.
    At(usize),
    /// The one that says what follows.
    Conclusion,
}

/// Gives an entry the arguments that it asks for.
pub trait Arguments {
    /// The argument of a name without its `$`; none if there is no such argument.
    fn argument(&self, name: &str) -> Option<Cow<'_, Arg>>;
}

impl Arguments for [(&str, Arg)] {
    fn argument(&self, name: &str) -> Option<Cow<'_, Arg>> {
        self.iter().find(|(key, _)| *key == name).map(|(_, arg)| Cow::Borrowed(arg))
    }
}

/// A field of a message: it gives the argument of its own name, and those of its parts, such as
/// `$from-digits` for the field `from`.
pub trait Field {
    /// The argument for a part of the field; the part `""` is the field itself.
    fn part(&self, part: &str) -> Option<Arg>;
    /// An example, to try sentences with.
    fn sample() -> Self
    where
        Self: Sized;
}

/// The part of a field that an argument's name asks for: `digits` of `from-digits`, `""` of `from`.
pub(super) fn part_of<'a>(name: &'a str, field: &str) -> Option<&'a str> {
    let rest = name.strip_prefix(field)?;
    if rest.is_empty() { Some("") } else { rest.strip_prefix('-') }
}

/// Implements [`Field`]: the sample, and the argument for each part.
macro_rules! field {
    ($type:ty, $sample:expr, $self:ident, { $($part:literal => $arg:expr),+ }) => {
        impl Field for $type {
            fn part(&self, part: &str) -> Option<Arg> {
                let $self = self;
                match part {
                    $($part => Some($arg),)+
                    _ => None,
                }
            }
            fn sample() -> Self {
                $sample
            }
        }
    };
}

fn sample_cell() -> Cell {
    Cell::new(3, 6)
}

field!(u64, 2, it, { "" => Arg::Number(*it) });
field!(Decimal, Decimal::new(7.1), it, { "" => Arg::Decimal(it.clone()) });
field!(String, "text".to_owned(), it, { "" => Arg::Text(it.clone()) });
field!(Digit, Digit::new(5), it, { "" => Arg::Digit(*it) });
field!(DigitSet, DigitSet::only(Digit::new(5)), it, {
    "" => Arg::Digits(*it),
    "count" => Arg::Number(it.len() as u64),
    "any" => Arg::AnyOf(*it),
    "compact" => Arg::DigitsCompact(*it)
});
field!([Option<Digit>; 9], [Some(Digit::new(5)), None, None, None, None, None, None, None, None], it, {
    "" => Arg::HouseDigits(*it)
});
field!(Vec<(Digit, u64)>, vec![(Digit::new(5), 2)], it, { "" => Arg::DigitCounts(it.clone()) });
field!(Cell, sample_cell(), it, {
    "" => Arg::Cells(CellSet::only(*it)),
    "row" => Arg::Number(it.row() as u64 + 1),
    "column" => Arg::Number(it.column() as u64 + 1),
    "box" => Arg::Number(it.block() as u64 + 1)
});
field!(CellSet, CellSet::only(sample_cell()), it, {
    "" => Arg::Cells(*it),
    "or" => Arg::CellsOr(*it),
    "count" => Arg::Number(it.len() as u64)
});
field!(House, House::ALL[12], it, { "" => Arg::House(*it) });
field!(HouseSet, HouseSet::only(House::ALL[12]), it, {
    "" => Arg::Houses(*it),
    "or" => Arg::HousesOr(*it),
    "counted" => Arg::HousesCounted(*it)
});
field!(Node, Node { digits: Field::sample(), cells: Field::sample() }, it, {
    "" => Arg::Cells(it.cells),
    "or" => Arg::CellsOr(it.cells),
    "count" => Arg::Number(it.cells.len() as u64),
    "group" => Arg::Group(it.cells),
    "digits" => Arg::Digits(it.digits)
});
field!(Vec<Effect>, sample_effects(), it, {
    "" => Arg::Effects(it.clone()),
    "claim" => Arg::Claim(it.clone()),
    "cells" => Arg::Cells(cells_of(it)),
    "cells-count" => Arg::Number(cells_of(it).len() as u64),
    "count" => Arg::Number(it.len() as u64)
});
field!(Technique, Technique::ALL[0], it, { "" => Arg::Technique(*it), "about" => Arg::About(*it) });
field!(Tier, Tier::Easy, it, { "" => Arg::Tier(*it) });
field!(Label, Label::Name, it, { "" => Arg::Label(*it) });
field!(Box<ReadError>, Box::new(ReadError { kind: ReadErrorKind::Empty, place: None }), it, { "" => Arg::ReadError(it.clone()) });
field!(Rc<Message>, Rc::new(Message::Restarted), it, { "" => Arg::Message(it.clone()) });
field!(ExplanationSentence, sample_explanation(), it, { "" => Arg::Explanation(it.clone()) });

/// The cells in which something is placed or eliminated.
pub(super) fn cells_of(effects: &[Effect]) -> CellSet {
    effects.iter().map(|effect| effect.candidate().cell).collect()
}

/// The digits that are placed or eliminated.
pub(super) fn digits_of(effects: &[Effect]) -> DigitSet {
    effects.iter().map(|effect| effect.candidate().digit).collect()
}

fn sample_effects() -> Vec<Effect> {
    vec![Effect::Place(Candidate::new(sample_cell(), Digit::new(5)))]
}

fn sample_explanation() -> ExplanationSentence {
    let (technique, effects) = (Technique::ALL[0], sample_effects());
    let step = Box::new(Step { technique, effects, evidence: Evidence::default() });
    ExplanationSentence { step, place: SentencePlace::Conclusion }
}
