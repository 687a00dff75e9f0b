//! What the browser's database keeps of the list that is rated, so that a page that is opened again
//! goes on with it. The edge is `web/database/lists.rs`.

use serde::{Deserialize, Serialize};

use crate::service::lists::Described;
use crate::service::puzzle_list::PuzzleList;

/// The name of the layout of [`KeptList`].
pub const LIST_LAYOUT: &str = "list 1";

/// The list itself. How it is packed is pinned by `a_kept_list_is_read_by_later_builds`: another
/// layout needs another name and a reader of the one before.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeptList {
    /// When it was begun, in milliseconds: what is known of a list that another tab has replaced
    /// since is not taken for what is known of this one.
    pub begun: i64,
    /// What it is called; may be empty.
    pub name: String,
    /// How many records of its text could not be read.
    pub unread: u32,
    /// The puzzles.
    pub puzzles: PuzzleList,
}

/// Whether it is being rated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct KeptRun {
    /// When the list was begun.
    pub begun: i64,
    /// Whether it goes on when the page is opened again.
    pub is_going: bool,
    /// Whether Sudoku Explainer's rating is worked out, too.
    pub is_explained: bool,
}

/// What is known of a part of the list.
#[derive(Clone, PartialEq, Debug)]
pub struct KeptRows {
    /// When the list was begun.
    pub begun: i64,
    /// The first row of the part, 0-based.
    pub start: usize,
    /// Whether Sudoku Explainer has rated them; such a part is another one than that without.
    pub is_explained: bool,
    /// What is known of each.
    pub rows: Vec<Described>,
}

/// Something for the database to do with the list.
#[derive(Clone, PartialEq, Debug)]
pub enum KeptCommand {
    /// This list takes the place of the one before and of all that was known of it.
    Keep(Box<KeptList>),
    /// This is known of a part of it.
    KeepRows(KeptRows),
    /// This becomes of it.
    KeepRun(KeptRun),
    /// Read the list.
    Find,
    /// Read some of what is known, from the part after this key on; all parts come after none.
    ReadRows(Option<String>),
}

/// What the database reports of the list.
#[derive(Clone, PartialEq, Debug)]
pub enum KeptMsg {
    /// The list and what became of it; none if none is kept or another version wrote it.
    Found(Option<(Box<KeptList>, KeptRun)>),
    /// What is known of some parts, and the key of the last of them; without one there are no more.
    Rows(Vec<KeptRows>, Option<String>),
    /// Something is kept now.
    Done,
    /// The browser refused to keep it.
    Refused,
}

/// Rows that a worker is to describe.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// The first of them, 0-based.
    pub start: usize,
    /// How many.
    pub count: usize,
}
