#![no_main]
nonet_fuzz::fuzz!("copied_cells");
