//! The components that draw the algorithms.
#![allow(missing_docs, reason = "each file draws the one part that its first line describes")]

pub mod compare_list;
pub mod compare_scale;
pub mod compare_searches;
pub mod digging;
pub mod place;
pub mod search_quiz;
pub mod search_trace;
pub mod trace_parts;
