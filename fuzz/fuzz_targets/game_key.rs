#![no_main]
nonet_fuzz::fuzz!("game_key");
