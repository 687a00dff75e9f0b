#![no_main]
nonet_fuzz::fuzz!("worker_message");
