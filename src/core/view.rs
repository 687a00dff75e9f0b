//! What the screen shows of a board, whatever part shows it.

pub mod arrows;
pub mod beams;
pub mod board;
pub mod controls;
pub mod sentence;
pub mod thumbnail;
pub mod badge;
pub mod table;
pub mod games;
pub mod link_layer;
pub mod today;
pub mod page_link;
pub mod place_link;
pub mod menu;
pub mod print_head;
pub mod verdict;
pub mod algorithms_cards;
