//! The components that draw the paper and its dialog.
#![allow(missing_docs, reason = "each file draws the one part that its first line describes")]

pub mod print_form;
pub mod print_head;
pub mod sheets;
