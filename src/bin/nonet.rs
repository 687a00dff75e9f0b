//! The command line. On wasm32 there is none.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    nonet_page::cli::run()
}

#[cfg(target_arch = "wasm32")]
fn main() {}
