//! The table of fuzz targets: every reader and every text that is stored, and what is done with an input.
//! `tests/fuzz/main.rs` feeds them with random inputs on stable Rust, `fuzz/` with those of libFuzzer. A
//! target fails by a panic: an assertion of its own, or any panic of what it calls.

mod packed;
mod page;
pub use page::NEXT;
mod stored;
mod texts;
mod words;

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
    text("puzzles", 70, texts::puzzles),
    text("puzzles_allowed", 30, texts::puzzles_allowed),
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
    bytes("picture", 1, texts::picture),
    // What is stored of games.
    text("saved_game", 20, stored::saved_game),
    text("move", 20, stored::one_move),
    text("copied_cells", 5, stored::copied_cells),
    text("race", 5, stored::race),
    text("record", 20, stored::record),
    text("calendar", 20, stored::calendar),
    text("summary", 20, stored::summary),
    text("collection", 20, stored::collection),
    text("collection_puzzles", 20, stored::collection_puzzles),
    text("library_file", 20, stored::library_file),
    text("library_search", 20, stored::library_search),
    text("game_key", 20, stored::game_key),
    // What is stored beside games.
    text("settings", 20, stored::settings),
    text("key_binding", 20, stored::key_binding),
    text("paper", 20, stored::paper),
    text("puzzle_pool", 20, stored::puzzle_pool),
    text("learned", 20, stored::learned),
    text("drafts", 20, stored::drafts),
    text("last_made", 20, stored::last_made),
    text("hand_draft", 20, stored::hand_draft),
    // Addresses and the files of the page.
    text("address", 20, words::address),
    text("history_state", 20, words::history_state),
    text("lesson", 20, words::lesson),
    text("lesson_overview", 5, words::lesson_overview),
    text("program", 20, words::program),
    text("language", 20, words::language),
    // Packed messages and lists.
    bytes("worker_message", 20, packed::worker_message),
    bytes("kept_list", 10, packed::kept_list),
    bytes("kept_rows", 10, packed::kept_rows),
    text("puzzle_lines", 20, packed::puzzle_lines),
    // The whole page.
    text("page_start", 2, page::start),
    text("page_storage", 2, page::storage),
    text("page_fields", 2, page::fields),
];
