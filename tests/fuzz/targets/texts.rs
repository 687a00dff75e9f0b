//! Readers of the engine: puzzles in text, and what the command line is given beside them.

use std::str::FromStr;

use nonet_engine::algorithms::event::EventKind;
use nonet_engine::algorithms::{DigitOrder, Method};
use nonet_engine::formats::error::{ReadError, caret};
use nonet_engine::formats::output::{Notes, OUTPUTS, Output};
use nonet_engine::formats::qr::QrCode;
use nonet_engine::formats::{
    Format, PlainLines, Words, decoded, fragment_of, game_link, may_be_cut_after, read,
    read_allowed, read_list, read_position, read_puzzles, read_records,
};
use nonet_engine::generate::removal_order::RemovalOrder;
use nonet_engine::generate::{Minimality, Recipe};
use nonet_engine::logic::reglib::{self, Case};
use nonet_engine::logic::step::Role;
use nonet_engine::logic::techniques::{Family, Technique, Tier};
use nonet_engine::search::Algorithm;
use nonet_engine::types::board::Board;
use nonet_engine::types::cell::Cell;
use nonet_engine::types::digit::{Digit, DigitSet};
use nonet_engine::types::grid::Grid;
use nonet_engine::types::symmetry::Symmetry;
use nonet_page::core::saved::Saved;
use nonet_service::text;

use crate::lz;

/// A picture that is opened holds grids of 81 cells, or a text.
pub fn picture(input: &[u8]) {
    let Ok(text) = nonet::picture::read_picture(input) else { return };
    for line in text.lines().filter(|line| line.contains(" # grid at ")) {
        let cells = line.split(' ').next().unwrap_or_default();
        assert!(cells.parse::<Grid>().is_ok(), "{line}");
    }
}

/// The readers of whole texts agree.
pub fn puzzles(input: &str) {
    let found = read_puzzles(input);
    let first_mistake = match &found {
        Ok(found) => found.mistakes.first(),
        Err(mistake) => Some(mistake),
    };
    first_mistake.into_iter().for_each(|mistake| shown(input, mistake));
    assert_eq!(read(input).is_ok(), first_mistake.is_none(), "read and read_puzzles");
    let items = read_list(input);
    if let Ok(found) = &found {
        assert_eq!(items.len(), found.entries.len() + found.mistakes.len(), "read_list");
        assert!(!found.entries.is_empty(), "no puzzle and no mistake");
    }
    if let Some(lines) = PlainLines::of(input) {
        let entries = (0..lines.len()).map(|at| Ok(Box::new(lines.entry(input, at))));
        assert!(items.into_iter().eq(entries), "plain lines");
    }
}

/// The readers agree where some may not be tried, as after a panic: every other attempt is refused.
pub fn puzzles_allowed(input: &str) {
    _ = read_allowed(input, Words::Mistakes, &mut |_| true);
    let mut attempts = 0;
    let refused = read_allowed(input, Words::Skipped, &mut |_| {
        attempts += 1;
        attempts % 2 == 0
    });
    assert!(refused.items.len() + usize::from(refused.words.is_some()) <= attempts, "items");
}

/// A mistake as people get to see it.
fn shown(input: &str, mistake: &ReadError) {
    assert!(!mistake.to_string().is_empty());
    _ = caret(input, mistake);
}

/// A text that is read in parts, as pipes and the page do.
pub fn puzzles_in_parts(input: &str) {
    let mut part = String::new();
    for line in input.split_inclusive('\n') {
        part.push_str(line);
        if may_be_cut_after(line) {
            _ = read_records(&part);
            part.clear();
        }
    }
    _ = read_records(&part);
}

/// What a paste becomes.
pub fn pasted_text(input: &str) {
    let mut handed_over = 0;
    let read = text::read(input, &mut |_| true, &mut |read| handed_over += read.puzzles.len());
    if let Ok(found) = read {
        assert!(handed_over + found.puzzles.len() > 0, "no puzzle and no mistake");
        for at in 0..found.puzzles.len().min(20) {
            _ = (found.puzzles.board(at), found.puzzles.name(at), found.puzzles.clues(at));
        }
    }
}

/// A file in some encoding.
pub fn encodings(input: &[u8]) {
    _ = read_puzzles(&decoded(input));
}

/// What is written is read back, whatever the board: the first bytes are its cells, the others its name.
pub fn written_formats(input: &[u8]) {
    let (board, name) = board_of(input);
    let has_dead_cell = board.empty_cells().iter().any(|cell| {
        board.candidates(cell).is_empty() || board.corner_marks[cell] == DigitSet::EMPTY
    });
    // A name in which markup or a whole puzzle stands is taken for these.
    let plain: String = name.chars().filter(|ch| ch.is_alphabetic()).take(60).collect();
    for output in OUTPUTS {
        _ = read_puzzles(&output.file(&board, &name));
        let written = output.file(&board, &plain);
        let back = read_puzzles(&written);
        let is_read = Format::of(output.slug).is_some() && board.clue_grid() != Grid::EMPTY;
        if is_read && (output.holds.notes != Notes::Candidates || !has_dead_cell) {
            assert!(back.is_ok_and(|back| back.entries.len() == 1), "{}: {written}", output.slug);
        }
    }
    _ = nonet_engine::formats::svg::write(&board, &name);
}

/// Four bytes a cell: the kind, and three sets of digits.
fn board_of(input: &[u8]) -> (Board, String) {
    let mut board = Board::default();
    let cells = input.len().min(4 * 81);
    for (cell, bytes) in Cell::ALL.into_iter().zip(input[..cells].chunks_exact(4)) {
        let &[kind, one, two, three] = bytes else { continue };
        let digit = Digit::try_new(one % 9 + 1);
        let set = |low: u8| {
            let bits = u16::from(low) | u16::from(kind & 0x80) << 1;
            DigitSet::try_from_bits(bits).expect("nine bits")
        };
        match kind % 8 {
            0 | 1 => board.givens[cell] = digit,
            2 => board.entries[cell] = digit,
            _ => {
                board.corner_marks[cell] = set(one);
                board.centre_marks[cell] = set(two);
                board.eliminated[cell] = set(three);
            }
        }
    }
    (board, String::from_utf8_lossy(&input[cells..]).into_owned())
}

/// So much is packed here: four times, and each of the links is read.
const MAX_PACKED_HERE: usize = 200_000;

/// JSON and other texts inside of links, packed rightly, so that what unpacks them goes on to read them.
pub fn packed_links(input: &str) {
    let input = &input[..input.floor_char_boundary(MAX_PACKED_HERE)];
    let packed = lz::packed(input);
    for address in ["https://f-puzzles.com/?load=", "https://sudokupad.app/scl", "#puzzle="] {
        _ = read_puzzles(&format!("{address}{packed}"));
    }
    let link = game_link::write(&Grid::EMPTY, input);
    if let Some((_, deflated)) = link.split_once('.') {
        let deflated = deflated.replace('-', "+").replace('_', "/");
        _ = read_puzzles(&format!("https://swaroopg92.github.io/penpa-edit/#m=edit&p={deflated}"));
    }
}

/// What stands in a link behind `#g=`.
pub fn game_link(input: &str) {
    if let Ok((givens, game)) = game_link::read(input) {
        assert!(game.len() <= game_link::MAX_GAME);
        _ = Saved::read(&format!("{game}givens {givens}\n"));
    }
}

/// A link to a game with any text comes back, or is too long.
pub fn game_in_link(input: &str) {
    let givens = input.lines().find_map(|line| line.parse().ok()).unwrap_or(Grid::EMPTY);
    let link = game_link::write(&givens, input);
    let read = game_link::read(link.strip_prefix(game_link::GAME_LINK).expect("its beginning"));
    match read {
        Ok(read) => assert_eq!(read, (givens, input.to_owned())),
        Err(_) => assert!(link.len() > 50_000 || input.len() > game_link::MAX_GAME),
    }
}

/// A QR code and its pictures.
pub fn qr_code(input: &str) {
    if let Some(code) = QrCode::of(input) {
        assert_eq!(code.dark.len(), code.side * code.side);
        _ = (code.blocks(), code.svg());
    }
}

/// Grids and cells come back as they are printed.
pub fn grid(input: &str) {
    if let Ok(grid) = input.parse::<Grid>() {
        assert_eq!(grid.to_string().parse(), Ok(grid));
        _ = read_puzzles(&fragment_of(&grid));
    }
    if let Ok(cell) = input.parse::<Cell>() {
        assert_eq!(cell.to_string().parse(), Ok(cell));
    }
}

/// A line of a regression library, and of a lesson.
pub fn case_line(input: &str) {
    for line in input.lines().take(100) {
        if let Ok(case) = Case::read(line) {
            _ = reglib::write_board(&case.board);
        }
        if let Err(mistake) = read_position(line) {
            shown(line, &mistake);
        }
    }
}

/// A recipe comes back as it is printed.
pub fn recipe(input: &str) {
    match Recipe::from_str(input) {
        Ok(recipe) => assert_eq!(recipe.to_string().parse(), Ok(recipe)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// Names of what can be chosen, and candidates: `r1c1<>5` in arguments.
pub fn names(input: &str) {
    for word in input.split_whitespace().take(200) {
        let slugs = [
            Algorithm::from_slug(word).map(Algorithm::slug),
            Method::from_slug(word).map(Method::slug),
            DigitOrder::from_slug(word).map(DigitOrder::slug),
            EventKind::from_slug(word).map(EventKind::slug),
            Family::from_slug(word).map(Family::slug),
            Role::from_slug(word).map(Role::slug),
            Minimality::from_slug(word).map(Minimality::slug),
            RemovalOrder::from_slug(word).map(RemovalOrder::slug),
            Symmetry::from_slug(word).map(Symmetry::slug),
            Technique::from_slug(word).map(Technique::slug),
            Tier::from_slug(word).map(Tier::slug),
            Format::of(word).map(|format| format.slug),
            Output::of(word).map(|output| output.slug),
        ];
        slugs.into_iter().flatten().for_each(|slug| assert_eq!(slug, word));
    }
}
