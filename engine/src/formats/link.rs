//! Links that carry the puzzle: ours end in `#p=` and 81 characters, or in `#g=` and a packed game; those of SudokuWiki,
//! sudoku.coach, SudokuExchange and their like hold 81 characters or an `S9B` string somewhere
//! between `/`, `?`, `&`, `=` and `#`; SudokuPad, f-puzzles, lisudoku, penpa and puzz.link pack it.

use std::borrow::Cow;

use super::characters::first_word;
use super::error::{ReadError, ReadErrorKind, ReadResult};
use super::format::Within;
use super::game_link::{self, GAME_LINK};
use super::lines::{Claim, Line, ONE_LINE, Signs};
use super::rules::Refusal;
use super::{line, lz, packed, shapes, sudokuwiki, whole};
use crate::types::board::Board;
use crate::types::grid::Grid;

/// A piece of an address with so many bytes is meant as a puzzle, even if it cannot be read.
const MIN_DAMAGED_PUZZLE: usize = 70;

/// A piece of an address with at least this many cells and nothing else is what is left of a puzzle.
const MIN_CUT_PUZZLE: usize = 30;

/// At least this many characters behind SudokuPad's host are a packed puzzle.
const MIN_PACKED: usize = 40;

/// The most characters of an id of SudokuPad that may begin as packed puzzles do.
const MAX_ID: usize = 12;

/// How our own links begin, after the page's address.
const OWN_LINK: &str = "#p=";

/// How addresses begin.
const ADDRESSES: [&str; 5] = ["http://", "https://", "www.", "file://", "sudokupad://"];

/// Claims a line that is a web address, or the end of one of ours, or has one with a puzzle in it.
pub fn claims(lines: &[Line]) -> Option<Claim> {
    lines[0].has_any(Signs::ADDRESS).then_some(())?;
    let text = lines[0].head().trim();
    let begins_with =
        |start: &&str| text.get(..start.len()).is_some_and(|text| text.eq_ignore_ascii_case(start));
    let is_address = ADDRESSES.iter().any(begins_with) || text.starts_with("sudokupad.app/");
    let word = first_word(text);
    let has_host = word.starts_with(|ch: char| ch.is_ascii_alphanumeric());
    let is_own = [OWN_LINK, GAME_LINK].iter().any(|own| word.starts_with(own))
        || has_host && (word.contains("/#p=") || word.contains("/#g="));
    let holds_puzzle = || {
        let is_free = !line::has_field(text) && !text.contains(['{', '"']);
        // The address behind a puzzle is its name.
        let is_name = |at: usize| whole::has_puzzle_word(&lines[0].text[..at]);
        let holds = |(at, link)| !is_name(at) && payload(&decoded(link)).is_some_and(is_whole);
        is_free && within(lines[0].text).is_some_and(holds)
    };
    (is_address || is_own || holds_puzzle()).then_some(ONE_LINE)
}

/// The first address in a line and where it begins.
fn within(text: &str) -> Option<(usize, &str)> {
    let at = text.find("http://").or_else(|| text.find("https://"))?;
    let end = text[at..].find(|ch: char| ch.is_whitespace() || "<>()|\"".contains(ch));
    Some((at, &text[at..at + end.unwrap_or(text.len() - at)]))
}

/// Reads the first piece that is a puzzle. If there is none, the error is about what stands after
/// `#p=`, or the first piece that is about as long as a puzzle.
pub fn read(lines: &[Line], within_value: Within) -> ReadResult {
    let (number, text) = (lines[0].number, lines[0].text);
    let indent = text.len() - text.trim_start().len();
    let (at, link) = within(text).unwrap_or((indent, first_word(text)));
    let column = |at: usize| text[..at].chars().count() + 1;
    let address = decoded(link);
    if let Some(payload) = payload(&address) {
        return payload.read(within_value).map_err(|kind| ReadError::at(number, column(at), kind));
    }
    let own = address.split_once(OWN_LINK).map(|(_, payload)| payload);
    let is_cut = |piece: &str| {
        piece.len() >= MIN_CUT_PUZZLE
            && piece.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.')
    };
    let long = || pieces(&address).find(|piece| piece.len() >= MIN_DAMAGED_PUZZLE || is_cut(piece));
    let Some(piece) = own.or_else(long) else {
        return Err(ReadError::at(number, column(at), ReadErrorKind::Link));
    };
    // An address with codes such as `%2E` does not hold the piece as it was read.
    let start = text.find(piece).unwrap_or(at);
    let givens = line::cells(piece).map_err(|error| error.in_line(number, column(start)))?;
    Ok(vec![(Board::of_givens(givens), String::new())])
}

fn pieces(address: &str) -> impl Iterator<Item = &str> {
    address.split(['/', '?', '&', '=', '#'])
}

/// What the sites that are known say in a link.
type Found = Result<Vec<(Board, String)>, ReadErrorKind>;

fn just(givens: Grid) -> Found {
    Ok(vec![(Board::of_givens(givens), String::new())])
}

/// What an address holds: known by its form, and unpacked only when it is read.
enum Payload<'a> {
    /// Something short, which has been read.
    Read(Found),
    /// A game of ours, of which the clues are read.
    Game(&'a str),
    /// SudokuWiki's string.
    Wiki(&'a str),
    /// sudoku.coach's string behind its prefix.
    Coach(&'a str),
    /// Penpa's drawing.
    Penpa(&'a str),
    /// The JSON of a site, packed by LZ-string.
    Json { site: &'static str, text: String, is_short: bool },
}

impl Payload<'_> {
    /// The puzzle, or why it cannot be played.
    fn read(self, within: Within) -> Found {
        match self {
            Payload::Read(found) => found,
            Payload::Game(text) => game_link::read(text)
                .map_err(ReadErrorKind::GameLink)
                .and_then(|(givens, _)| just(givens)),
            Payload::Wiki(text) => {
                sudokuwiki::read(&[Line::new(1, text)]).map_err(|error| error.kind)
            }
            Payload::Coach(text) => coach(text).map_err(|_| damaged("sudoku.coach")),
            Payload::Penpa(text) => penpa(text),
            Payload::Json { site, text, is_short } => packed_json(site, &text, is_short, within),
        }
    }
}

/// Whether there is enough of it for a puzzle: a name may hold the beginning of SudokuWiki's string by chance.
fn is_whole(payload: Payload) -> bool {
    !matches!(payload, Payload::Wiki(text) if text.len() < MIN_DAMAGED_PUZZLE)
}

/// What an address holds; `None` if nothing is recognised.
fn payload(address: &str) -> Option<Payload<'_>> {
    if let Some((_, text)) = address.split_once(GAME_LINK) {
        return Some(Payload::Game(text));
    }
    // Packed text may hold such a beginning by chance.
    let own = pieces(address).find(|piece| sudokuwiki::is_own(piece));
    if let Some(piece) = own.filter(|_| json_text(address).is_none()) {
        return Some(Payload::Wiki(piece));
    }
    if let Some(givens) = pieces(address).find_map(|piece| line::cells(piece).ok()) {
        return Some(Payload::Read(just(givens)));
    }
    if let Some((_, text)) = address.split_once("SCv7_32_") {
        let end = text.find(|ch: char| !ch.is_ascii_alphanumeric()).unwrap_or(text.len());
        return Some(Payload::Coach(&text[..end]));
    }
    penpa_text(address)
        .map(Payload::Penpa)
        .or_else(|| puzz_link(address).map(Payload::Read))
        .or_else(|| json_text(address))
        .or_else(|| classic(address).map(Payload::Read))
}

/// Why a link to a site cannot be unpacked.
fn damaged(site: &str) -> ReadErrorKind {
    ReadErrorKind::LinkDamaged(site.to_owned())
}

/// sudoku.coach's string behind its prefix.
pub fn coach(text: &str) -> Found {
    let board = packed::coach(text).ok_or(ReadErrorKind::Damaged("sudokucoach".to_owned()))?;
    Ok(vec![(board, String::new())])
}

fn penpa_text(address: &str) -> Option<&str> {
    let (_, rest) = address.split_once("penpa")?;
    let (_, text) = rest.split_once("p=")?;
    text.split(['&', '#']).next()
}

fn penpa(text: &str) -> Found {
    let drawing = packed::penpa(text).ok_or_else(|| damaged("penpa"))?;
    match drawing.givens {
        Some(givens) => just(givens),
        None if drawing.rows == drawing.columns && drawing.rows != 9 => {
            Err(Refusal::Size(drawing.rows).of("penpa"))
        }
        None => Err(ReadErrorKind::NoPuzzle("penpa".to_owned())),
    }
}

/// `puzz.link/p?sudoku/9/9/…`, also of pzv.jp.
fn puzz_link(address: &str) -> Option<Found> {
    let (_, rest) = address.split_once("?sudoku/")?;
    let mut parts = rest.split('/').filter(|part| part.parse::<usize>().is_ok() || part.len() > 2);
    let columns: usize = parts.next()?.parse().ok()?;
    let rows: usize = parts.next()?.parse().ok()?;
    let body = parts.next()?;
    if (columns, rows) != (9, 9) {
        return Some(Err(Refusal::Size(rows).of("puzz.link")));
    }
    Some(packed::puzz_link(body).ok_or_else(|| damaged("puzz.link")).and_then(just))
}

/// JSON packed by LZ-string: f-puzzles' `?load=`, SudokuPad's `fpuz…`, `scl…` and `ctc…`,
/// lisudoku's `?import=`.
fn json_text(address: &str) -> Option<Payload<'_>> {
    let short = ["scl", "ctc"];
    let (site, text, is_short) = if let Some((_, text)) = address.split_once("load=") {
        ("f-puzzles", text, false)
    } else if let Some((_, text)) = address.split_once("import=") {
        ("lisudoku", text, false)
    } else {
        let id = id(address).filter(|id| may_be_packed(id))?;
        let of = |prefix: &str| id.strip_prefix(prefix);
        match ["fpuzzles", "fpuz"].into_iter().find_map(of) {
            Some(text) => ("f-puzzles", text, false),
            None => ("SudokuPad", short.into_iter().find_map(of)?, true),
        }
    };
    // A `+` that passed for a blank on the way.
    let text = text.split('&').next().unwrap_or(text).replace(' ', "+");
    // Other sites load and import other things.
    let is_of_site = address.contains(site) || id(address).is_some();
    (is_of_site || text.len() >= MIN_PACKED).then_some(Payload::Json { site, text, is_short })
}

fn packed_json(site: &str, text: &str, is_short: bool, within: Within) -> Found {
    let json = lz::unpacked(text).ok_or_else(|| damaged(site))?;
    let shapes = packed::in_json(&json, is_short, within).map_err(|refusal| refusal.of(site))?;
    let found: Vec<_> = shapes.into_iter().map(shapes::Shape::named).collect();
    if found.is_empty() { Err(damaged(site)) } else { Ok(found) }
}

/// Whether what stands there is more than a short id or a name with hyphens.
fn may_be_packed(id: &str) -> bool {
    id.len() >= MIN_PACKED || id.len() > MAX_ID && !id.contains('-')
}

/// What stands where SudokuPad's addresses have an id: all behind its host.
fn id(address: &str) -> Option<&str> {
    let hosts = ["sudokupad.app/", "crackingthecryptic.com/", "sudokupad://puzzle/", "puzzleid="];
    let rest = hosts.iter().find_map(|host| Some(address.split_once(host)?.1))?;
    let rest = rest.strip_prefix("sudoku/").unwrap_or(rest);
    let rest = rest.strip_prefix("?puzzleid=").unwrap_or(rest);
    Some(rest.split_once("?").map_or(rest, |(id, _)| id))
}

/// SudokuPad's `classic…` and `scf…`.
fn classic(address: &str) -> Option<Found> {
    let id = id(address).filter(|id| may_be_packed(id))?;
    let text = id.strip_prefix("scf").or_else(|| id.strip_prefix("classic"))?;
    let (cells, extra) = text.split_once('*').unwrap_or((text, ""));
    let Some(givens) = packed::classic(cells) else { return Some(Err(damaged("SudokuPad"))) };
    Some(match packed::scf_rules(extra) {
        Some(rules) => Err(Refusal::Rules(rules.to_owned()).of("SudokuPad")),
        None => just(givens),
    })
}

/// The end of a link, to stand after the page's address.
pub fn write(board: &Board, _name: &str) -> String {
    fragment_of(&board.givens) + "\n"
}

/// The end of a link without a line end. Empty cells are zeros: what finds links in mails and chats
/// leaves out dots at their end.
pub fn fragment_of(givens: &Grid) -> String {
    format!("{OWN_LINK}{}", givens.to_string().replace('.', "0"))
}

/// The address with `%2E` and the like as the characters that they stand for.
fn decoded(address: &str) -> Cow<'_, str> {
    if !address.contains('%') {
        return Cow::Borrowed(address);
    }
    let bytes = address.as_bytes();
    let mut decoded = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let code = address.get(at + 1..at + 3).filter(|_| bytes[at] == b'%');
        if let Some(byte) = code.and_then(hex_byte) {
            decoded.push(byte);
            at += 3;
        } else {
            decoded.push(bytes[at]);
            at += 1;
        }
    }
    Cow::Owned(String::from_utf8_lossy(&decoded).into_owned())
}

/// Two hexadecimal digits; `from_str_radix` alone would allow a sign.
fn hex_byte(code: &str) -> Option<u8> {
    let is_hex = code.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_hex.then(|| u8::from_str_radix(code, 16).expect("two hexadecimal digits"))
}
