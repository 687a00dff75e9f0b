//! The game: pad, hints, cards, endings, puzzles of a day, what is brought in and handed on.

pub mod benchmark;
pub mod card;
pub mod hint_messages;
#[cfg(feature = "page")]
pub mod components;
pub(crate) mod meaning;
pub mod move_messages;
pub mod path_text;
pub mod puzzle_pool;
pub mod replay;
pub mod sharing;
pub mod solving_path;
pub mod step_list;
pub mod update;
pub mod view;
