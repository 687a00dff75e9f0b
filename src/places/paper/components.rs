//! The components that draw the paper and its dialog.

pub mod print_form;
pub mod print_head;
pub mod sheets;
