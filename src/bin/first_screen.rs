//! Prints the first screen as HTML: `first_screen en`. Run by `build/finish.mjs` in the package's
//! folder.

use std::process::ExitCode;

use nonet::core::settings::Locale;
use nonet::shell::components::first_screen::render;

fn main() -> ExitCode {
    let Some(locale) = std::env::args().nth(1).as_deref().and_then(Locale::of_tag) else {
        eprintln!("usage: first_screen LANGUAGE");
        return ExitCode::FAILURE;
    };
    match std::fs::read_to_string(format!("locales/{}/play.ftl", locale.tag())) {
        Ok(words) => {
            print!("{}", futures::executor::block_on(render(locale, words)));
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{}: {error}", locale.tag());
            ExitCode::FAILURE
        }
    }
}
