//! Pictures among the input: each grid of a picture is read as a line of text.

use std::fmt::Write as _;
use std::io::{self, Cursor, Read};

use image::{ImageReader, Limits};

use nonet_engine::types::digit::Digit;
use nonet_pictures::codes::code;
use nonet_pictures::{Doubt, GreyPicture, MIN_SIDE, ReadGrid, grids};

/// How files of the formats that are read begin: PNG, JPEG, and WebP, whose name comes after the length.
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";
const JPEG: &[u8] = b"\xff\xd8\xff";
const WEBP: (&[u8], &[u8]) = (b"RIFF", b"WEBP");
/// How many of the first bytes of a file show its format.
const HEAD: usize = 12;

/// A larger file is no picture that is read, nor is one with more pixels a side: memory is bounded.
const MAX_BYTES: u64 = 100_000_000;
const MAX_PIXELS: u32 = 20_000;
const MAX_MEMORY: u64 = 1 << 30;

/// The bytes of a source as text: a picture as a line for each of its grids, all else as it is.
pub fn as_text(mut bytes: Box<dyn Read>) -> io::Result<Box<dyn Read>> {
    let mut head = Vec::new();
    while head.len() < HEAD && may_be_picture(&head) {
        let mut more = [0; HEAD];
        let read = bytes.read(&mut more[head.len()..])?;
        if read == 0 {
            break;
        }
        head.extend_from_slice(&more[head.len()..][..read]);
    }
    if head.len() < HEAD || !is_picture(&head) {
        return Ok(Box::new(Cursor::new(head).chain(bytes)));
    }
    bytes.take(MAX_BYTES + 1).read_to_end(&mut head)?;
    let text = read_picture(&head).map_err(io::Error::other)?;
    Ok(Box::new(Cursor::new(text)))
}

/// Whether these bytes may be the first of a picture. A source that is typed is not waited for.
fn may_be_picture(head: &[u8]) -> bool {
    let begins = |magic: &[u8]| head.iter().zip(magic).all(|(one, other)| one == other);
    begins(PNG) || begins(JPEG) || begins(WEBP.0)
}

fn is_picture(head: &[u8]) -> bool {
    let is_webp = head.starts_with(WEBP.0) && head[8..].starts_with(WEBP.1);
    head.starts_with(PNG) || head.starts_with(JPEG) || is_webp
}

/// What a picture holds: a line for each grid, or without one the text of its QR code.
///
/// # Errors
/// A sentence on why it cannot be opened, or on what was seen instead of a grid.
pub fn read_picture(bytes: &[u8]) -> Result<String, String> {
    if bytes.len() as u64 > MAX_BYTES {
        return Err(format!("the picture is larger than {} MB", MAX_BYTES / 1_000_000));
    }
    let picture =
        decoded(bytes).map_err(|error| format!("the picture cannot be opened: {error}"))?;
    let grids = match grids(picture.clone()) {
        Ok(grids) => grids,
        Err(side) => return code(&picture).ok_or_else(|| no_grid(side)),
    };
    Ok(grids.iter().map(line).collect())
}

fn no_grid(side: u32) -> String {
    match side {
        0 => "no grid found: there is nothing square in the picture".to_owned(),
        side if side < MIN_SIDE => format!(
            "no grid found: the largest square is {side} pixels wide; {MIN_SIDE} are needed"
        ),
        side => format!("no grid found: the largest square, {side} pixels wide, has no nine rows"),
    }
}

/// Orientation is not obeyed: phones write wrong ones, and the reader tries all four.
fn decoded(bytes: &[u8]) -> image::ImageResult<GreyPicture> {
    let mut reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format()?;
    let mut limits = Limits::default();
    limits.max_image_width = Some(MAX_PIXELS);
    limits.max_image_height = Some(MAX_PIXELS);
    limits.max_alloc = Some(MAX_MEMORY);
    reader.limits(limits);
    let grey = reader.decode()?.into_luma8();
    let (width, height) = grey.dimensions();
    Ok(GreyPicture { width, height, pixels: grey.into_raw() })
}

/// The clues, with where the grid is, how many digits were written by hand and which cells are not certain as its name.
fn line(read: &ReadGrid) -> String {
    let [x, y] = read.corners[0].map(|pixels| pixels.round() as i32);
    let mut line = format!("{} grid at {x},{y}", read.grid);
    match read.written.clues() {
        0 => {}
        written => _ = write!(line, "; written by hand: {written}"),
    }
    let doubts = &read.doubts;
    match doubts.len() {
        0 => {}
        81 => line.push_str("; not certain"),
        _ => {
            line.push_str("; not certain:");
            doubts.iter().for_each(|doubt| _ = write!(line, " {}", said(doubt, read)));
        }
    }
    line + "\n"
}

/// `r6c7=1/7`, with `.` for empty.
fn said(doubt: &Doubt, read: &ReadGrid) -> String {
    let digit = |digit: Option<Digit>| digit.map_or(".".to_owned(), |digit| digit.to_string());
    let now = digit(read.grid[doubt.cell].or(read.written[doubt.cell]));
    format!("{}={now}/{}", doubt.cell, digit(doubt.other))
}
