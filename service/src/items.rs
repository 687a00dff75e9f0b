//! Requests about many puzzles, answered one puzzle at a time. An item that ended an earlier worker with
//! a panic is passed over, so that it costs no other item its answer; there should be none.

use serde::{Deserialize, Serialize};

use nonet_engine::formats::Attempt;

/// A part of a request that can be passed over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Item {
    /// A puzzle of the request, from 0.
    Puzzle(usize),
    /// A part of the work of reading its text; the lines are those of the whole text.
    Text(Attempt),
}

/// Is asked before an item is begun, and says whether it is answered or passed over.
pub type Allow<'a> = &'a mut dyn FnMut(Item) -> bool;

/// The answer to each puzzle; `passed_over` where one is not allowed.
pub fn each<P, T>(
    puzzles: impl IntoIterator<Item = P>,
    allow: Allow,
    mut answer: impl FnMut(&P) -> T,
    passed_over: impl Fn(&P) -> T,
) -> Vec<T> {
    let numbered = puzzles.into_iter().enumerate();
    let answered = numbered.map(|(number, puzzle)| match allow(Item::Puzzle(number)) {
        true => answer(&puzzle),
        false => passed_over(&puzzle),
    });
    answered.collect()
}
