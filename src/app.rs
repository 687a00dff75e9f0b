//! The program without its screen: all state ([`model`]), all that can happen ([`msg`]), the only
//! place where one changes the other ([`update`]), and what the screen shows of it ([`view`]).
//! Pure: time, seeds and stored text come in inside a message, and what the browser has to do goes out as a
//! [`command`].

pub mod model;
pub mod msg;
pub mod command;
pub mod update;
pub mod view;
pub mod game;
pub mod place;
pub mod hint_messages;
pub mod move_messages;
pub mod branches;
pub mod replay;
pub mod history;
pub mod in_view;
pub mod notice;
pub mod order;
pub mod jobs;
pub mod moves;
pub mod calendar;
pub mod clock;
pub mod daily;
pub mod new_puzzle_form;
pub mod keys;
pub mod step_list;
pub mod look_at;
pub mod feedback;
pub mod record;
pub mod saved;
pub mod seeds;
pub mod solve_picture;
pub mod standing;
pub mod settings;
pub mod sharing;
pub mod sample_puzzles;
pub mod benchmark;
pub mod puzzle_pool;
pub mod solving_path;
pub mod path_text;
