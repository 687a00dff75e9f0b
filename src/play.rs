//! The game: pad, hints, cards, endings, puzzles of a day, what is brought in and handed on.

pub mod benchmark;
pub mod card;
#[cfg(feature = "page")]
pub mod components;
pub mod daily;
pub mod hint_messages;
pub(crate) mod import;
pub(crate) mod meaning;
pub mod move_messages;
pub mod path_text;
pub mod puzzle_pool;
pub mod replay;
pub mod sample_puzzles;
pub mod share_msg;
pub mod sharing;
pub mod solving_path;
pub mod step_list;
pub mod technique_search;
pub mod update;
pub mod view;
