//! Searches that go one step at a time: what a reader of the textbooks would do with pencil and
//! paper, with all that is in mind at each step.
//!
//! A [`Machine`](machine::Machine) runs one of the [`Method`]s with an explicit stack. Each step is
//! one [`TraceEvent`](event::TraceEvent); applied to a [`TraceState`](state::TraceState) the events
//! give the same states again, without any searching. A [`Snapshot`](machine::Snapshot) is enough to
//! go on from anywhere, and a [`Recording`](recording::Recording) holds what is needed to come back
//! to any step of a run of any length, in bounded memory.
//!
//! ```
//! use nonet_engine::algorithms::machine::{Machine, Setup};
//! use nonet_engine::algorithms::{DigitOrder, Method};
//!
//! let grid = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
//!     .parse()?;
//! let setup = Setup { method: Method::Bitmask, order: DigitOrder::Ascending, seed: 0, grid };
//! let mut machine = Machine::new(&setup).expect("the clues do not conflict");
//! while machine.step().is_some() {}
//! assert_eq!(machine.state().solutions, 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod choice;
pub mod constraint;
pub mod event;
mod links;
pub mod machine;
pub mod recording;
pub mod run;
pub mod state;

use crate::types::slugs::slugs;

/// How a search chooses what to try.
/// The first three are what the [`Algorithm`](crate::search::Algorithm)s of the same kind do.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, strum::IntoStaticStr, strum::VariantArray,
)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[strum(serialize_all = "snake_case")]
pub enum Method {
    /// Row by row, every empty cell in turn.
    #[default]
    Backtracking,
    /// A cell with the fewest candidates, drawn at random among equals.
    Fewest,
    /// The first cell with the fewest candidates, by bit masks.
    Bitmask,
    /// Naked and hidden singles until there are none, then a guess: what the kernel does, a step at a
    /// time.
    Propagation,
    /// Knuth's Algorithm X on the exact cover: the constraint with the fewest options.
    DancingLinks,
}

slugs!(Method);

impl Method {
    /// Whether it draws anything at random, so that a seed makes a difference.
    pub fn is_random(self, order: DigitOrder) -> bool {
        self == Method::Fewest || order == DigitOrder::Random
    }
}

/// The order in which the digits of a cell are tried.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, strum::IntoStaticStr, strum::VariantArray,
)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[strum(serialize_all = "snake_case")]
pub enum DigitOrder {
    /// From 1 to 9.
    #[default]
    Ascending,
    /// Each drawn at random from those left.
    Random,
}

slugs!(DigitOrder);
