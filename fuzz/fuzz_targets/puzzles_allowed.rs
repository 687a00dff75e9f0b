#![no_main]
nonet_fuzz::fuzz!("puzzles_allowed");
