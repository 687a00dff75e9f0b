#![cfg_attr(all(feature = "formats", feature = "generate"), doc = include_str!("../README.md"))]
//!
//! # Modules
//! In reading order; none names a later one.

pub mod types;
pub mod canon;
#[cfg(feature = "formats")]
pub mod formats;
pub mod search;
#[cfg(feature = "algorithms")]
pub mod algorithms;
#[cfg(feature = "logic")]
pub mod logic;
#[cfg(feature = "rating")]
pub mod rating;
#[cfg(feature = "generate")]
pub mod generate;
#[cfg(feature = "json")]
pub mod json;
