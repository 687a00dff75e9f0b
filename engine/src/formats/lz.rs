//! LZ-string, the compression in links of f-puzzles and SudokuPad, as `lz-string` (pieroxy) defines
//! its Base64 form: codes of growing width into a dictionary of strings. Written here because the
//! length of what comes out must have a limit: a few thousand characters can stand for gigabytes.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

/// How much longer than what is packed the text behind it may be: a puzzle is five times as long.
const MAX_GROWTH: usize = 24;

/// How much text may come out of so much, in bytes or UTF-16 units.
pub fn max_unpacked(packed: usize) -> usize {
    MAX_GROWTH * packed + 4_000
}

/// The digits of Base64 in order.
const BASE64: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The dictionary of what has been packed: the code of a string by the code of all but its last unit
/// (0 for none) and that unit.
#[derive(Default)]
struct Dictionary {
    codes: BTreeMap<(u32, u16), u32>,
    /// The units that have a code and have not been written.
    new: BTreeSet<u16>,
}

/// What has been packed: bits, six to a digit.
struct Packer {
    bits: Vec<bool>,
    /// The width of the next code, in bits, and how many strings are still to come before it grows.
    width: u32,
    room: u32,
}

/// The text packed, padded as Base64.
pub fn packed(text: &str) -> String {
    let mut packer = Packer { bits: Vec::new(), width: 2, room: 2 };
    let mut dictionary = Dictionary::default();
    let mut next = FIXED;
    let mut last: Option<(u32, u16)> = None;
    for unit in text.encode_utf16() {
        if let Entry::Vacant(place) = dictionary.codes.entry((0, unit)) {
            place.insert(next);
            dictionary.new.insert(unit);
            next += 1;
        }
        let before = last.map_or(0, |(code, _)| code);
        if let Some(&code) = dictionary.codes.get(&(before, unit)) {
            last = Some((code, last.map_or(unit, |(_, first)| first)));
            continue;
        }
        packer.string(&mut dictionary, last);
        dictionary.codes.insert((before, unit), next);
        next += 1;
        last = Some((dictionary.codes[&(0, unit)], unit));
    }
    packer.string(&mut dictionary, last);
    packer.number(END, packer.width);
    packer.text()
}

impl Packer {
    /// A number of so many bits, the lowest first.
    fn number(&mut self, number: u32, bits: u32) {
        self.bits.extend((0..bits).map(|at| number >> at & 1 == 1));
    }
    /// Takes a place for a string: codes grow when there is none left.
    fn place(&mut self) {
        self.room -= 1;
        if self.room == 0 {
            self.room = 1 << self.width;
            self.width += 1;
        }
    }
    /// Writes a string, by its code and its first unit. A new one is a unit, and is written as such.
    fn string(&mut self, dictionary: &mut Dictionary, string: Option<(u32, u16)>) {
        let Some((code, first)) = string else { return };
        if dictionary.codes[&(0, first)] == code && dictionary.new.remove(&first) {
            let kind = if first < 256 { UNIT_8 } else { UNIT_16 };
            self.number(kind, self.width);
            self.number(u32::from(first), 8 + 8 * kind);
            self.place();
        } else {
            self.number(code, self.width);
        }
        self.place();
    }
    /// The digits, with at least one bit behind the last code.
    fn text(mut self) -> String {
        let digits = self.bits.len() / 6 + 1;
        self.bits.resize(6 * digits, false);
        let value = |bits: &[bool]| bits.iter().fold(0, |value, &bit| 2 * value + usize::from(bit));
        let mut text: String =
            self.bits.chunks(6).map(|bits| char::from(BASE64[value(bits)])).collect();
        text.extend(std::iter::repeat_n('=', digits.next_multiple_of(4) - digits));
        text
    }
}

/// The digit of Base64 with a value from 0 to 63, in the form for addresses (RFC 4648, section 5).
pub fn address_digit(value: u32) -> char {
    match char::from(BASE64[value as usize]) {
        '+' => '-',
        '/' => '_',
        digit => digit,
    }
}

/// The value of a digit of Base64, also in the form for addresses, 0 to 63.
pub fn base64_digit(byte: u8) -> Option<u8> {
    let plain = match byte {
        b'-' => b'+',
        b'_' => b'/',
        _ => byte,
    };
    let at = BASE64.iter().position(|&digit| digit == plain)?;
    u8::try_from(at).ok()
}

/// The bits of a packed text, six to a digit, the highest first.
struct Bits<'a> {
    digits: &'a [u8],
    at: usize,
}

impl Bits<'_> {
    fn next(&mut self) -> Option<u32> {
        let digit = base64_digit(*self.digits.get(self.at / 6)?)?;
        let bit = digit >> (5 - self.at % 6) & 1;
        self.at += 1;
        Some(u32::from(bit))
    }
    /// A number of so many bits, the lowest first.
    fn number(&mut self, bits: u32) -> Option<u32> {
        (0..bits).try_fold(0, |number, at| Some(number | self.next()? << at))
    }
}

/// The codes of a new unit of 8 bits, one of 16, and the end.
const UNIT_8: u32 = 0;
const UNIT_16: u32 = 1;
const END: u32 = 2;

/// How many codes have a meaning of their own.
const FIXED: u32 = 3;

/// A piece of the output: where it begins, and its length.
#[derive(Clone, Copy)]
struct Piece {
    start: usize,
    length: usize,
}

/// What has been unpacked.
struct Output {
    units: Vec<u16>,
    /// The meanings of the codes from [`FIXED`] on. Each is in the output already.
    dictionary: Vec<Piece>,
    /// The width of the next code, in bits, and how many strings are still to come before it grows.
    width: u32,
    room: u32,
}

/// The text that was packed; none if it was not, or is too long.
pub fn unpacked(packed: &str) -> Option<String> {
    let mut bits = Bits { digits: packed.trim_end_matches('=').as_bytes(), at: 0 };
    let mut output = Output { units: Vec::new(), dictionary: Vec::new(), width: 3, room: 4 };
    let mut code = bits.number(2)?;
    let mut last: Option<Piece> = None;
    while code != END {
        let piece = match code {
            UNIT_8 | UNIT_16 => output.unit(bits.number(8 + 8 * code)?, last.is_some())?,
            _ => output.copy(code, last?)?,
        };
        if let Some(last) = last {
            // The new string is the last piece and the unit after it.
            output.define(Piece { length: last.length + 1, ..last });
        }
        last = Some(piece);
        if output.units.len() > max_unpacked(packed.len()) {
            return None;
        }
        code = bits.number(output.width)?;
    }
    String::from_utf16(&output.units).ok()
}

impl Output {
    /// Appends a new unit, which is a string of the dictionary, too.
    fn unit(&mut self, unit: u32, counts: bool) -> Option<Piece> {
        let piece = Piece { start: self.units.len(), length: 1 };
        self.units.push(u16::try_from(unit).ok()?);
        if counts {
            self.define(piece);
        } else {
            self.dictionary.push(piece);
        }
        Some(piece)
    }
    /// Appends the meaning of a code. The code that is about to be defined means the last piece and
    /// its own first unit.
    fn copy(&mut self, code: u32, last: Piece) -> Option<Piece> {
        let at = usize::try_from(code.checked_sub(FIXED)?).ok()?;
        let coming = Piece { length: last.length + 1, ..last };
        let meaning = match self.dictionary.get(at) {
            Some(&meaning) => meaning,
            None if at == self.dictionary.len() => coming,
            None => return None,
        };
        let piece = Piece { start: self.units.len(), length: meaning.length };
        for at in meaning.start..meaning.start + meaning.length {
            self.units.push(*self.units.get(at)?);
        }
        Some(piece)
    }
    fn define(&mut self, piece: Piece) {
        self.dictionary.push(piece);
        self.room -= 1;
        if self.room == 0 {
            self.room = 1 << self.width;
            self.width += 1;
        }
    }
}
