#![no_main]
nonet_fuzz::fuzz!("lesson_overview");
