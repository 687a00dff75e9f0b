//! [`Message`]: every sentence with arguments that the page says, as data. `build/words.rs` makes its
//! rows from `locales/en`.

use crate::engine::formats::error::ReadError;
use crate::engine::logic::step::{Effect, Node};
use crate::engine::logic::techniques::{Technique, Tier};
use crate::engine::types::cell::{Cell, CellSet};
use crate::engine::types::digit::{Digit, DigitSet};
use crate::engine::types::house::{House, HouseSet};

pub use super::goal::{PuzzleGoal, Wanted};
pub use super::place_name::PlaceName;

use super::arg::{Arg, Arguments, ExplanationSentence, Field, part_of};
use super::label::Label;

/// Makes the enum, and from the fields of each variant its arguments and its sample.
macro_rules! messages {
    ($($(#[$doc:meta])* $name:ident $key:literal $({ $($field:ident: $type:ty),+ })?,)+) => {
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
            /// Shows the fields with their names.
            fn show_fields(&self, look: &mut dyn FnMut(&[(&str, &dyn Field)])) {
                match self {
                    $(Message::$name $({ $($field),+ })? => {
                        look(&[$($((stringify!($field), $field as &dyn Field)),+)?]);
                    })+
                }
            }
            /// One of each sentence, to try a language with.
            pub fn samples() -> Vec<Message> {
                vec![$(Message::$name $({ $($field: Field::sample()),+ })?,)+]
            }
        }
    };
}

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

impl Arguments for Message {
    fn argument(&self, name: &str) -> Option<Arg> {
        let mut found = None;
        self.show_fields(&mut |fields| {
            let argument = |(field, value): &(&str, &dyn Field)| value.part(part_of(name, field)?);
            found = fields.iter().find_map(argument);
        });
        found
    }
}
