//! What is drawn: one part a file, named as a player would. Each takes the view of its part and one
//! callback for messages, and decides nothing. A component is what remembers something, [`part`]
//! is what is left as it is while others change; the rest are functions.
//!
//! [`part`]: super::part::part
#![allow(missing_docs, reason = "each file draws the one part that its first line describes")]

pub mod about_text;
pub mod header;
pub mod board;
pub mod board_links;
pub mod button;
pub mod cell;
pub mod dialog;
pub mod benchmark;
pub mod field;
pub mod grade_table;
pub mod hint_panel;
pub mod icon;
pub mod import_form;
pub mod pad_key;
pub mod shortcuts;
pub mod list_panel;
pub mod form;
pub mod segments;
pub mod picker;
pub mod switch;
pub mod place_links;
pub mod rail;
pub mod replay_panel;
pub mod menu;
pub mod thumbnail;
pub mod new_form;
pub mod notes;
pub mod notice;
pub mod pad;
pub mod page;
pub mod static_board;
pub mod tips;
pub mod today;
pub mod done_panel;
pub mod sentence;
pub mod settings_form;
pub mod share_form;
pub mod solutions_panel;
pub mod status_line;
pub mod colour_wedges;
