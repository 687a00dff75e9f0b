//! What happens in the game.

pub(crate) mod benchmark;
pub(crate) mod branches;
pub(crate) mod cell_menu;
pub(crate) mod dailies;
pub(crate) mod digit_in_view;
pub(crate) mod ending;
pub(crate) mod entry;
pub(crate) mod feedback;
pub(crate) mod generate;
pub(crate) mod hints;
pub(crate) mod imports;
pub(crate) mod moves;
pub(crate) mod notes;
pub(crate) mod reading;
pub(crate) mod records;
pub(crate) mod replay;
pub(crate) mod select;
pub(crate) mod sharing;
pub(crate) mod solve;
pub(crate) mod solving_path;
pub(crate) mod step_list;
pub(crate) mod begin;
pub(crate) mod keeping;
pub(crate) mod key_bindings;
pub(crate) mod ratings;
