//! Our own link with a whole game: `#g=1`, the clues as [`clue_code`] writes
//! them, and, after a dot, what else belongs to the game: a text that the page writes and reads,
//! deflated (RFC 1951), in base 64 for addresses. The digit behind `=` is the version.

use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

use super::clue_code::CHECKS;
pub use super::error::GameLinkError;
use super::{clue_code, packed};
use crate::types::grid::Grid;

/// How these links begin, after the page's address.
pub const GAME_LINK: &str = "#g=";

/// The version that is written, the only one so far.
const VERSION: char = '1';

/// The longest text of a game that is taken from a link, in bytes: ten thousand moves.
pub const MAX_GAME: usize = 200_000;

/// The longest packed text that is unpacked, in characters.
const MAX_PACKED: usize = 60_000;

/// The end of a link, to stand after the page's address: the clues, and the text of the game, which
/// may be empty.
pub fn write(givens: &Grid, game: &str) -> String {
    let clues = clue_code::write(givens, checksum(givens, game));
    if game.is_empty() {
        return format!("{GAME_LINK}{VERSION}{clues}");
    }
    let packed = packed::base64_text(&compress_to_vec(game.as_bytes(), packed::MAX_EFFORT));
    format!("{GAME_LINK}{VERSION}{clues}.{packed}")
}

/// The clues and the text of the game of what follows [`GAME_LINK`].
///
/// # Errors
/// What is wrong with it.
pub fn read(text: &str) -> Result<(Grid, String), GameLinkError> {
    let code = match text.chars().next() {
        Some(VERSION) => &text[VERSION.len_utf8()..],
        Some('2'..='9') => return Err(GameLinkError::Newer),
        _ => return Err(GameLinkError::Damaged),
    };
    let (clues, packed) = code.split_once('.').unwrap_or((code, ""));
    let (givens, check) = clue_code::read(clues).ok_or(GameLinkError::Damaged)?;
    let game = unpacked(packed).ok_or(GameLinkError::Damaged)?;
    let is_whole = check == checksum(&givens, &game);
    if is_whole { Ok((givens, game)) } else { Err(GameLinkError::Damaged) }
}

/// What shows that a link was cut or changed: the 32 bits of FNV-1a over clues and text, as far as the
/// link has room for it.
fn checksum(givens: &Grid, game: &str) -> u32 {
    let text = givens.to_string() + game;
    let hash = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    text.bytes().fold(0x811c_9dc5, hash) % CHECKS
}

fn unpacked(packed: &str) -> Option<String> {
    if packed.is_empty() {
        return Some(String::new());
    }
    (packed.len() <= MAX_PACKED).then_some(())?;
    let bytes = packed::base64(packed)?;
    let text = decompress_to_vec_with_limit(&bytes, MAX_GAME).ok()?;
    String::from_utf8(text).ok()
}
