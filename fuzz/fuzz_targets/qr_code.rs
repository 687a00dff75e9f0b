#![no_main]
nonet_fuzz::fuzz!("qr_code");
