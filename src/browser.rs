//! The doors to the browser: all that the page reads from it and asks of it. Compiled on every target with the feature `page`, run on wasm32 alone.

pub mod clipboard;
pub mod commands;
pub mod later_commands;
pub mod database;
pub mod files;
pub mod feedback;
pub mod gamepad;
pub mod history;
pub mod keys;
pub mod events;
pub mod offline;
pub mod pool;
pub mod picture;
pub mod print;
pub mod environment;
pub mod storage;
