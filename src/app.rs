//! The program without its screen: all state ([`model`]), all that can happen ([`msg`]), the only
//! place where one changes the other ([`update`]), and what the screen shows of it ([`view`]).
//! Pure: time, seeds and stored text come in inside a message, wishes go out as a [`command`].

pub mod model;
pub mod msg;
pub mod command;
pub mod update;
pub mod view;
pub mod game;
pub mod history;
pub mod moves;
pub mod clock;
pub mod form;
pub mod keys;
pub mod listing;
pub mod learn;
pub mod saved;
pub mod seeds;
pub mod settings;
pub mod starters;
pub mod trial;
pub mod store;
pub mod walk;
