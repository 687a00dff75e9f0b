//! What is drawn: one part a file, named as a player would. Each takes the view of its part and one
//! callback, and decides nothing. A component is what remembers something, or is left as it is while
//! others change; the rest are functions, because every component costs a kilobyte of its own.

pub mod about_text;
pub mod bar;
pub mod board;
pub mod board_links;
pub mod button;
pub mod cell;
pub mod dialog;
pub mod engine_trial;
pub mod field;
pub mod grade_table;
pub mod hint_panel;
pub mod icon;
pub mod import_form;
pub mod key;
pub mod key_sheet;
pub mod list_panel;
pub mod learn_lesson;
pub mod learn_list;
pub mod menu;
pub mod mini_grid;
pub mod new_form;
pub mod notes;
pub mod notice;
pub mod pad;
pub mod page;
pub mod picture;
pub mod sentence;
pub mod settings_form;
pub mod share_form;
pub mod solutions_panel;
pub mod wedges;
