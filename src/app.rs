//! The program without its screen: all state ([`model`]), all that can happen ([`msg`]), the only
//! place where one changes the other ([`update`]), and what the screen shows of it ([`view`]).
//! Pure: time, seeds and stored text come in inside a message, wishes go out as a [`command`].

pub mod command;
pub mod game;
pub mod history;
pub mod keys;
pub mod moves;
pub mod msg;
pub mod settings;
pub mod view;
