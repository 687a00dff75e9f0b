#![no_main]
nonet_fuzz::fuzz!("puzzle_lines");
