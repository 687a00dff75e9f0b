//! Nonet: Sudoku played, generated, solved and explained.
//!
//! The library has a pure half (rules, reasoning, the program without its screen), which every
//! target compiles, and two edges, each compiled only where it belongs: what draws the page and knows the
//! browser (wasm32), and the command line's `cli` (everywhere else). ARCHITECTURE.md draws the map.

#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
#[cfg(feature = "worker")]
pub mod worker;
pub mod places;
#[cfg(feature = "page")]
pub mod browser;
pub mod core;
pub mod play;
pub mod shell;

pub use nonet_engine as engine;
pub use nonet_pictures as pictures;
pub use nonet_service as service;
pub use nonet_words as words;
