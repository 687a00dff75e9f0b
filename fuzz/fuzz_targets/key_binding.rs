#![no_main]
nonet_fuzz::fuzz!("key_binding");
