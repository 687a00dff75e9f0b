#![no_main]
nonet_fuzz::fuzz!("kept_list");
