//! The page of Nonet: Sudoku played, generated, solved and explained.
//!
//! The library has a pure half, the program without its screen, which every target compiles, and an edge
//! (feature `page`): what draws the page and knows the browser. ARCHITECTURE.md draws the map.

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

/// The examples of the repository's README compile and run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
