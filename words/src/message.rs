//! [`Message`]: every sentence with arguments that the page says, as data. `build/rows.rs` makes its
//! rows from `locales/en`.

use std::borrow::Cow;
use std::rc::Rc;

use nonet_engine::formats::error::ReadError;
use nonet_engine::logic::step::{Effect, Node};
use nonet_engine::logic::techniques::{Technique, Tier};
use nonet_engine::types::cell::{Cell, CellSet};
use nonet_engine::types::digit::{Digit, DigitSet};
use nonet_engine::types::house::{House, HouseSet};

pub use super::goal::{PuzzleGoal, Wanted};
pub use super::numbers::Decimal;
pub use super::place_name::PlaceName;

use super::arg::{Arg, ExplanationSentence, Field, part_of};
use super::label::Label;

/// Makes the enum, and from the fields of each variant its sample.
macro_rules! messages {
    ($($(#[$doc:meta])* $name:ident $number:literal $key:literal $({ $($field:ident: $type:ty),+ })?,)+) => {
        /// A sentence; its fields are the arguments.
        #[derive(Clone, PartialEq, Debug)]
        #[allow(missing_docs)] // Each field is the argument of its name.
        pub enum Message {
            $($(#[$doc])* $name $({ $($field: $type),+ })?,)+
        }

        impl Message {
            /// The key of its entry in the locales.
            pub fn key(&self) -> &'static str {
                match self {
                    $(Message::$name { .. } => $key,)+
                }
            }
            /// The number of the variant.
            fn number(&self) -> u32 {
                match self {
                    $(Message::$name { .. } => $number,)+
                }
            }
            /// One of each sentence, to try a language with.
            pub fn samples() -> Vec<Message> {
                vec![$(Message::$name $({ $($field: Field::sample()),+ })?,)+]
            }
        }
    };
}

/// Finds an argument of a sentence by its name, without `$`.
pub(super) type FindArgument = fn(&Message, &str) -> Option<Arg>;

/// Makes a function that finds arguments of some of the sentences: a row for those that have the same.
macro_rules! arguments {
    ($find:ident, $($messages:pat => $($field:ident)+;)+) => {
        pub(super) fn $find(message: &Message, name: &str) -> Option<Arg> {
            match message {
                $($messages => find(name, &[$(stringify!($field)),+], &[$($field as &dyn Field),+]),)+
                _ => None,
            }
        }
    };
}

/// The sentences that the first screen and simple moves need.
macro_rules! first_fields {
    ($($rows:tt)+) => { arguments!(first_argument, $($rows)+); };
}

/// All other sentences.
macro_rules! later_fields {
    ($($rows:tt)+) => { arguments!(later_argument, $($rows)+); };
}

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// The argument of a name among fields and their names.
fn find(name: &str, names: &[&str], fields: &[&dyn Field]) -> Option<Arg> {
    names.iter().zip(fields).find_map(|(field, value)| value.part(part_of(name, field)?))
}

impl Message {
    /// The key of its entry; in a release of the page the short one.
    pub(super) fn short_key(&self) -> Cow<'static, str> {
        match cfg!(short_keys) {
            true => format!("m{:x}", self.number()).into(),
            false => self.key().into(),
        }
    }
    /// The argument of a name, without its `$`; none if there is no such argument.
    pub fn argument(&self, name: &str) -> Option<Arg> {
        first_argument(self, name).or_else(|| later_argument(self, name))
    }
}
