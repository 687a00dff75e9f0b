#![no_main]
nonet_fuzz::fuzz!("last_made");
