//! What is written is read back: every format of `OUTPUTS`, any board with givens, entries and notes,
//! any name.

use nonet_engine::formats::game_link::{self, GAME_LINK, GameLinkError, MAX_GAME};
use nonet_engine::formats::output::{Notes, OUTPUTS, Output};
use nonet_engine::formats::qr::QrCode;
use nonet_engine::formats::{Entry, FORMATS, MAX_NAME, read};
use nonet_engine::types::board::Board;
use nonet_engine::types::cell::Cell;
use nonet_engine::types::digit::{Digit, DigitSet};
use nonet_engine::types::grid::Grid;
use nonet_engine::types::set::Element;
use proptest::prelude::*;

const PUZZLE: &str =
    "1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5";
const SOLUTION: &str =
    "187423569492756138356189247539647821764218953218935674843592716975361482621874395";

fn grid(text: &str) -> Grid {
    text.parse().expect("81 cells")
}

fn digits(bits: u16) -> DigitSet {
    DigitSet::try_from_bits(bits).expect("nine bits")
}

/// Boards of a real puzzle: some clues, some digits placed, right or wrong, notes in other cells.
fn boards() -> impl Strategy<Value = Board> {
    let cell = (0_u8..8, 0_u16..512, 0_u16..512, 0_u16..512);
    prop::collection::vec(cell, 81).prop_map(|cells| {
        let solution = grid(SOLUTION);
        let mut board = Board::default();
        for (cell, (kind, corner, centre, eliminated)) in Cell::ALL.into_iter().zip(cells) {
            let sets = [corner, centre, eliminated].map(digits);
            match kind {
                0 | 1 => board.givens[cell] = solution[cell],
                2 => board.entries[cell] = solution[cell],
                3 => board.entries[cell] = Digit::try_new((corner % 9 + 1) as u8),
                4 => [board.corner_marks[cell], board.centre_marks[cell], _] = sets,
                5 => board.corner_marks[cell] = sets[0],
                6 => board.eliminated[cell] = sets[2] - DigitSet::only(solution[cell].unwrap()),
                _ => {}
            }
        }
        board
    })
}

/// Boards of any digits and notes, with as many of each as it may be, and one given at least.
fn wild_boards() -> impl Strategy<Value = Board> {
    let cell = (0_u8..100, 1_u8..=9, 0_u16..512, 0_u16..512, 0_u16..512);
    let cells = prop::collection::vec(cell, 81);
    (cells, 0_u8..=100, 0_u8..=100, 0_u8..=100).prop_map(|(cells, givens, entries, notes)| {
        let mut board = Board::default();
        for (cell, (at, digit, corner, centre, eliminated)) in Cell::ALL.into_iter().zip(cells) {
            let digit = Digit::try_new(digit);
            match at {
                at if at < givens || cell == Cell::new(0, 0) => board.givens[cell] = digit,
                at if at < givens.saturating_add(entries) => board.entries[cell] = digit,
                _ if notes > 50 => {
                    board.corner_marks[cell] = digits(corner);
                    board.centre_marks[cell] = digits(centre);
                    board.eliminated[cell] = digits(eliminated);
                }
                _ => {}
            }
        }
        board
    })
}

/// Names as people give them.
fn names() -> impl Strategy<Value = String> {
    "[A-Za-z \"\',;:#&<>|()\\[\\]{}\\\\/=+*?!数独题éß★-]{0,12}( [A-Za-z数0-9.,]{1,6}){0,3}"
}

fn read_one(output: &Output, board: &Board, name: &str) -> Result<Entry, TestCaseError> {
    let text = output.file(board, name);
    let fail = |reason: String| TestCaseError::fail(format!("{}: {reason}\n{text}", output.slug));
    let mut entries = read(&text).map_err(|error| fail(error.to_string()))?;
    match entries.len() {
        1 => Ok(entries.remove(0)),
        count => Err(fail(format!("{count} puzzles"))),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// Every board comes back from every format as far as the format says that it holds it: also one
    /// that is empty or complete, that contradicts itself, with candidates in no order.
    #[test]
    fn what_is_written_is_read_back(board in prop_oneof![boards(), wild_boards()], name in names()) {
        for output in OUTPUTS {
            let again = read_one(output, &board, &name)?.board;
            prop_assert_eq!(&again, &output.holds.kept(&board), "{}", output.slug);
        }
    }

    /// What came back from a format once comes back from it unchanged.
    #[test]
    fn a_second_way_changes_nothing(board in prop_oneof![boards(), wild_boards()]) {
        for output in OUTPUTS {
            let once = output.holds.kept(&board);
            prop_assert_eq!(output.holds.kept(&once), once, "{}", output.slug);
        }
    }

    /// The clues of a puzzle are all that it has after a way through any format that holds no notes or
    /// says where there are none.
    #[test]
    fn a_puzzle_gains_nothing(gaps in prop::collection::vec(0_usize..81, 0..60)) {
        let solution = grid(SOLUTION);
        let board = Board::of_givens(Grid::from_fn(|cell| {
            solution[cell].filter(|_| !gaps.contains(&cell.index()))
        }));
        for output in OUTPUTS {
            let again = read_one(output, &board, "")?.board;
            prop_assert_eq!(again.givens, board.givens, "{}", output.slug);
            prop_assert_eq!(again.entries, Grid::EMPTY, "{}", output.slug);
            if output.holds.notes != Notes::Candidates {
                prop_assert_eq!(&again, &board, "{}", output.slug);
            }
        }
    }

    /// So does every name, from the formats that hold one. A drawn grid has its name in a line of its
    /// own, and a name that is not plain words becomes a comment there.
    #[test]
    fn names_come_back(board in boards(), name in names()) {
        let kept: String = name.trim().chars().take(MAX_NAME).collect();
        for output in OUTPUTS.iter().filter(|output| output.holds.name) {
            if [Notes::Candidates, Notes::OfPosition].contains(&output.holds.notes) {
                continue;
            }
            let found = read_one(output, &board, &name)?.name;
            let is_drawn = ["rows", "grid"].contains(&output.slug);
            prop_assert!(found == kept || is_drawn && found.is_empty(), "{}: {found:?} for {kept:?}", output.slug);
        }
    }

    /// A file of several puzzles holds them all, in order.
    #[test]
    fn a_file_of_several_is_read_back(boards in prop::collection::vec(boards(), 2..4), name in names()) {
        for output in OUTPUTS.iter().filter(|output| output.holds.notes != Notes::Candidates) {
            let items: String = boards.iter().map(|board| output.item(board, &name)).collect();
            let text = output.head.to_owned() + &items + output.foot;
            let read = read(&text).map_err(|error| TestCaseError::fail(format!("{text}{error}")))?;
            let found: Vec<Board> = read.into_iter().map(|entry| entry.board).collect();
            let kept: Vec<Board> = boards.iter().map(|board| output.holds.kept(board)).collect();
            prop_assert_eq!(found, kept, "{}: {}", output.slug, text);
        }
    }
}

/// Marks of all nine digits say nothing of a cell, and a cell of which all candidates were eliminated has
/// none to be written: SudokuWiki gets what the digits allow for either, and gives just that back.
#[test]
fn marks_of_all_digits_or_none_come_back_from_sudokuwiki() {
    let mut board = Board::of_givens(grid(PUZZLE));
    board.corner_marks[Cell::new(0, 1)] = DigitSet::ALL;
    board.eliminated[Cell::new(0, 2)] = DigitSet::ALL;
    let output = Output::of("sudokuwiki").expect("a format");
    let read_again =
        |board: &Board| read(&output.file(board, "")).expect("a puzzle").remove(0).board;
    let once = read_again(&board);
    for cell in [Cell::new(0, 1), Cell::new(0, 2)] {
        assert_eq!(
            once.corner_marks[cell],
            Board::of_givens(grid(PUZZLE)).candidates(cell),
            "{cell}"
        );
    }
    assert_eq!(read_again(&once), once);
}

/// Each format that has a reader of the same name is read by that one, the others by the one of links
/// or lines.
#[test]
fn every_output_has_its_reader() {
    let board = Board::of_givens(grid(PUZZLE));
    for output in OUTPUTS {
        let found = read(&output.file(&board, "")).expect("a puzzle").remove(0);
        let item = output.item(&board, "");
        let is_link = item.starts_with("https://") || item.starts_with('#');
        let expected = match output.slug {
            "zeros" | "sdm" => "line",
            _ if is_link => "link",
            slug => slug,
        };
        assert_eq!(found.format, expected, "{}", output.slug);
        assert_eq!(found.board.givens, board.givens, "{}", output.slug);
    }
    assert!(FORMATS.iter().filter(|format| format.output().is_some()).count() > 10);
}

fn written(slug: &str, board: &Board, name: &str) -> String {
    Output::of(slug).expect("a format").file(board, name)
}

/// The short form of SudokuPad as its own writer packs this puzzle.
#[test]
fn a_link_to_sudokupad_has_its_short_form() {
    let link = written("sudokupad", &Board::of_givens(grid(PUZZLE)), "");
    assert_eq!(link, "https://sudokupad.app/scfp569EqIZJi6EIffCI3jEZBxE262p5\n");
}

/// SudokuWiki gets a puzzle as 81 digits, and a position as its own string.
#[test]
fn a_link_to_sudokuwiki_is_as_short_as_it_can_be() {
    let mut board = Board::of_givens(grid(PUZZLE));
    let digits = PUZZLE.replace('.', "0");
    let address = "https://www.sudokuwiki.org/sudoku.htm?bd=";
    assert_eq!(written("sudokuwiki-link", &board, ""), format!("{address}{digits}\n"));
    board.entries[Cell::new(0, 1)] = Some(Digit::new(8));
    assert!(written("sudokuwiki-link", &board, "").starts_with(&format!("{address}S9B010h")));
}

/// A file for OpenSudoku: its head, a game each, its foot; a position with givens locked.
#[test]
fn a_file_of_opensudoku_is_whole() {
    let mut board = Board::of_givens(grid(PUZZLE));
    let text = written("opensudoku", &board, "a \"b\" & <c>");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 6, "{text}");
    assert_eq!(lines[1], "<opensudoku version=\"2\">");
    assert!(
        lines[3].contains("note=\"a &quot;b&quot; &amp; &lt;c&gt;\" data=\"1000005694"),
        "{text}"
    );
    assert_eq!(lines[5], "</opensudoku>");
    board.entries[Cell::new(0, 1)] = Some(Digit::new(8));
    board.centre_marks[Cell::new(0, 2)] = [3, 7].map(Digit::new).into_iter().collect();
    let text = written("opensudoku", &board, "");
    assert!(text.contains("state=\"0\""), "{text}");
    assert!(text.contains("data=\"version: 4&#10;1|0|0|0|8|0|0|1|0|0|68|1|"), "{text}");
}

/// The light and dark of a code as a camera sees it, eight dots a module, decoded by another program.
fn decoded(code: &QrCode) -> String {
    let (dots, quiet) = (8, 4);
    let side = (code.side + 2 * quiet) * dots;
    let is_dark = |x: usize, y: usize| {
        let module = |at: usize| (at / dots).checked_sub(quiet).filter(|&at| at < code.side);
        module(x).zip(module(y)).is_some_and(|(column, row)| code.dark[row * code.side + column])
    };
    let shade = |x, y| if is_dark(x, y) { 0 } else { 255 };
    let mut picture = rqrr::PreparedImage::prepare_from_greyscale(side, side, shade);
    let grids = picture.detect_grids();
    assert_eq!(grids.len(), 1);
    grids[0].decode().expect("it can be decoded").1
}

/// The code of a link is read by another library, as short as it can be and long.
#[test]
fn a_qr_code_is_read_again() {
    let page = "https://example.org/nonet/";
    let board = Board::of_givens(grid(PUZZLE));
    for slug in ["short-link", "link"] {
        let link = page.to_owned() + written(slug, &board, "").trim();
        assert_eq!(decoded(&QrCode::of(&link).expect("room")), link);
    }
    let game = page.to_owned() + &game_link::write(&board.givens, &SOLUTION.repeat(3));
    assert_eq!(decoded(&QrCode::of(&game).expect("room")), game);
    assert_eq!(QrCode::of(&"x".repeat(5000)), None);
}

/// Half blocks say the same as the modules, light drawn on a dark ground.
#[test]
fn a_qr_code_in_characters_has_its_quiet_zone() {
    let code = QrCode::of("#p=").expect("room");
    let blocks = code.blocks();
    let lines: Vec<&str> = blocks.lines().collect();
    assert_eq!(lines.len(), (code.side + 8).div_ceil(2));
    assert!(lines[..2].iter().all(|line| line.chars().all(|ch| ch == '█')), "{blocks}");
    assert!(lines[2].starts_with("████ ▄▄▄▄▄ "), "{blocks}");
    let (path, side) = code.path();
    assert_eq!(side, code.side + 8);
    assert!(path.starts_with("M4 4h7v1h-7z"), "{path}");
}

/// The packed clues of typical puzzles: no more than 29 characters up to 29 clues.
#[test]
fn clues_take_29_characters() {
    let length = |line: &str| {
        let link = game_link::write(&grid(line), "");
        link.len() - GAME_LINK.len() - 1
    };
    assert_eq!(grid(PUZZLE).clues(), 29);
    assert!(length(PUZZLE) <= 29, "{}", length(PUZZLE));
    let seventeen =
        "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
    assert!(length(seventeen) <= 21, "{}", length(seventeen));
    assert!(length(SOLUTION) <= 58, "{}", length(SOLUTION));
}

proptest! {
    /// Any clues, also ones that conflict, and any text come back from our own link.
    #[test]
    fn a_game_comes_back_from_its_link(digits in "[.1-9]{81}", board in boards(), text in "(?s)[^a]{0,400}") {
        for givens in [grid(&digits), board.givens, Grid::EMPTY] {
            let link = game_link::write(&givens, &text);
            prop_assert_eq!(game_link::read(&link[GAME_LINK.len()..]), Ok((givens, text.clone())));
            let is_safe = |ch: char| ch.is_ascii_alphanumeric() || "#=-_.".contains(ch);
            prop_assert!(link.chars().all(is_safe), "{link}");
        }
    }

    /// A link that was changed or cut is refused, or is another whole one; nothing panics.
    #[test]
    fn a_damaged_link_has_a_sentence(board in boards(), at in any::<prop::sample::Index>(), sign in "[A-Za-z0-9._ é-]?") {
        let link = game_link::write(&board.givens, SOLUTION);
        let code = &link[GAME_LINK.len()..];
        let at = at.index(code.len());
        let damaged = format!("{}{sign}{}", &code[..at], &code[at + 1..]);
        drop(game_link::read(&damaged));
        if at > 40 {
            prop_assert_eq!(game_link::read(&code[..at]), Err(GameLinkError::Damaged));
        }
        drop(read(&format!("{GAME_LINK}{damaged}")));
    }
}

#[test]
fn a_link_says_what_is_wrong_with_it() {
    let link = game_link::write(&grid(PUZZLE), "at 0\n");
    let code = &link[GAME_LINK.len()..];
    assert_eq!(game_link::read(&format!("2{}", &code[1..])), Err(GameLinkError::Newer));
    assert_eq!(game_link::read(""), Err(GameLinkError::Damaged));
    assert_eq!(game_link::read(&code[..20]), Err(GameLinkError::Damaged));
    let error = read(&format!("https://example.org/{GAME_LINK}2AB")).expect_err("newer");
    assert_eq!(
        error.to_string(),
        "line 1, column 1: this link to a game is of a newer version, which this one cannot read"
    );
    assert_eq!(
        read(&format!("see https://example.org/{link}")).expect("a puzzle")[0].board.givens,
        grid(PUZZLE)
    );
}

/// Little that would become much is not unpacked.
#[test]
fn a_link_is_bounded() {
    let bomb = game_link::write(&grid(PUZZLE), &"x".repeat(MAX_GAME + 1));
    assert!(bomb.len() < 1_000);
    assert_eq!(game_link::read(&bomb[GAME_LINK.len()..]), Err(GameLinkError::Damaged));
    let most = game_link::write(&grid(PUZZLE), &"x".repeat(MAX_GAME));
    assert!(game_link::read(&most[GAME_LINK.len()..]).is_ok());
}
