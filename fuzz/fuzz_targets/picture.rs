#![no_main]
nonet_fuzz::fuzz!("picture");
