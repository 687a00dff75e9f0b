#![no_main]
nonet_fuzz::fuzz!("saved_game");
