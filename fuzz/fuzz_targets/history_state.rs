#![no_main]
nonet_fuzz::fuzz!("history_state");
