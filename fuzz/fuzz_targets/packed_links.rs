#![no_main]
nonet_fuzz::fuzz!("packed_links");
