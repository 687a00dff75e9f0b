#![no_main]
nonet_fuzz::fuzz!("hand_draft");
