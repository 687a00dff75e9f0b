//! What the screen shows of the game.

pub mod benchmark;
pub mod board;
pub mod branches;
pub mod cell_menu;
pub mod import;
pub mod key_sheet;
pub mod making;
pub mod pad;
pub mod panel;
pub mod progress_card;
pub mod race;
pub mod rail;
pub mod share;
pub mod solving_path;
pub mod step_list;
pub mod focus_line;
pub mod list;
pub mod settings;
