//! The components that draw the game.
#![allow(missing_docs, reason = "each file draws the one part that its first line describes")]

pub mod about_text;
pub mod benchmark;
pub mod check_panel;
pub mod done_panel;
pub mod grade_table;
pub mod hint_panel;
pub mod import_form;
pub mod making;
pub mod pad;
pub mod pad_key;
pub mod progress_card;
pub mod race_bar;
pub mod rail;
pub mod replay_panel;
pub mod settings_form;
pub mod share_form;
pub mod shortcuts;
pub mod solutions_panel;
pub mod status_line;
pub mod zen;
pub mod links_panel;
pub mod list_panel;
