//! Prints the first screen of a place as HTML, `first_screen en play`, or the short keys of the words,
//! `first_screen keys`. Run by `build/finish.mjs` in the package's folder.

use std::fs::read_to_string;
use std::io;
use std::process::ExitCode;

use nonet_page::core::place::Place;
use nonet_page::core::settings::Locale;
use nonet_page::shell::components::first_screen::{Texts, render};

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1).peekable();
    if arguments.next_if(|argument| argument == "keys").is_some() {
        print!("{}", nonet_page::words::SHORT_KEYS);
        return ExitCode::SUCCESS;
    }
    let locale = arguments.next().as_deref().and_then(Locale::of_tag);
    let place: Option<Place> = arguments.next().and_then(|slug| slug.parse().ok());
    let Some((locale, place)) = locale.zip(place) else {
        eprintln!("usage: first_screen LANGUAGE PLACE, or first_screen keys");
        return ExitCode::FAILURE;
    };
    match texts(locale, place) {
        Ok(texts) => {
            print!("{}", futures::executor::block_on(render(locale, place, texts)));
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{}: {error}", locale.tag());
            ExitCode::FAILURE
        }
    }
}

/// Play is drawn with the words that its first screen comes with.
fn texts(locale: Locale, place: Place) -> io::Result<Texts> {
    let files: &[&str] = match place {
        Place::Play => &["play"],
        Place::Library | Place::Learn | Place::Create => &["play", "page", "techniques"],
    };
    let read = |file: &&str| read_to_string(format!("words/locales/{}/{file}.ftl", locale.tag()));
    let words = files.iter().map(read).collect::<io::Result<_>>()?;
    Ok(Texts { words, overview: read_to_string("static/learn/overview.txt")? })
}
