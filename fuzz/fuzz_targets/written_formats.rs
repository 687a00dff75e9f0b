#![no_main]
nonet_fuzz::fuzz!("written_formats");
