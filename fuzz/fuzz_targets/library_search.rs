#![no_main]
nonet_fuzz::fuzz!("library_search");
