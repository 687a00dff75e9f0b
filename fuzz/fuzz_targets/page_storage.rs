#![no_main]
nonet_fuzz::fuzz!("page_storage");
