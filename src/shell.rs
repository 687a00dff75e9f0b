//! Which part is on the screen: all state, all that can happen, and the one component that remembers them.

#[cfg(feature = "page")]
pub mod components;
pub mod model;
pub mod parts;
pub mod update;
pub mod view;
