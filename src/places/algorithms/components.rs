//! The components that draw the algorithms.

pub mod cards;
pub mod compare_list;
pub mod compare_searches;
pub mod digging;
pub mod place;
pub mod search_trace;
pub mod trace_parts;
