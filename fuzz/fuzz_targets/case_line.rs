#![no_main]
nonet_fuzz::fuzz!("case_line");
