//! The program `nonet`.

fn main() -> std::process::ExitCode {
    nonet::run()
}
