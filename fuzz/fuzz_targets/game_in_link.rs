#![no_main]
nonet_fuzz::fuzz!("game_in_link");
