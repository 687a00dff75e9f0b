#![no_main]
nonet_fuzz::fuzz!("pasted_text");
