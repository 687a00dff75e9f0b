//! The table of fuzz targets: every reader and every text that is stored, and what is done with an input.
//! `tests/fuzz/main.rs` feeds them with random inputs on stable Rust, `fuzz/` with those of libFuzzer. A
//! target fails by a panic: an assertion of its own, or any panic of what it calls.

mod page;
pub use page::NEXT;
mod texts;

/// A reader, and how it is tried.
pub struct Target {
    /// Its name on the command line and in `fuzz/`.
    pub name: &'static str,
    /// Reads an input and checks what must hold of what was read.
    pub run: Run,
    /// How many of a thousand inputs are for it, roughly: fewer where one takes longer.
    pub share: u32,
}

/// What a reader takes.
pub enum Run {
    /// Text; what is no UTF-8 is replaced before.
    Text(fn(&str)),
    /// Any bytes.
    Bytes(fn(&[u8])),
}

impl Target {
    /// Tries an input.
    pub fn run(&self, input: &[u8]) {
        match self.run {
            Run::Text(run) => run(&String::from_utf8_lossy(input)),
            Run::Bytes(run) => run(input),
        }
    }
}

const fn text(name: &'static str, share: u32, run: fn(&str)) -> Target {
    Target { name, run: Run::Text(run), share }
}

const fn bytes(name: &'static str, share: u32, run: fn(&[u8])) -> Target {
    Target { name, run: Run::Bytes(run), share }
}

/// All targets.
pub const TARGETS: &[Target] = &[
    // Puzzles in text: every format of the engine.
    text("puzzles", 100, texts::puzzles),
    text("puzzles_in_parts", 20, texts::puzzles_in_parts),
    text("pasted_text", 20, texts::pasted_text),
    bytes("encodings", 20, texts::encodings),
    bytes("written_formats", 3, texts::written_formats),
    text("packed_links", 20, texts::packed_links),
    text("game_link", 20, texts::game_link),
    text("game_in_link", 20, texts::game_in_link),
    text("qr_code", 2, texts::qr_code),
    text("grid", 20, texts::grid),
    // Other texts that the engine and the command line read.
    text("case_line", 20, texts::case_line),
    text("recipe", 20, texts::recipe),
    text("names", 20, texts::names),
    // What is stored of games.
    // What is stored beside games.
    // Addresses and the files of the page.
    // Packed messages and lists.
    // The whole page.
    text("page_start", 2, page::start),
    text("page_storage", 2, page::storage),
    text("page_fields", 2, page::fields),
];
