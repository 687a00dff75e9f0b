//! Packs text as LZ-string (`compressToBase64`) does, so that damaged JSON reaches what reads it.

use std::collections::HashMap;

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Bits, the lowest of each number first, six to a character.
#[derive(Default)]
struct Bits {
    text: String,
    held: u8,
    count: u8,
}

impl Bits {
    fn push(&mut self, value: usize, bits: u32) {
        for at in 0..bits {
            self.held = self.held << 1 | (value >> at & 1) as u8;
            self.count += 1;
            if self.count == 6 {
                self.text.push(char::from(DIGITS[usize::from(self.held)]));
                (self.held, self.count) = (0, 0);
            }
        }
    }
}

/// What the other end knows while it unpacks: how many pieces, and the width of the next code.
struct Known {
    next_code: usize,
    width: u32,
    /// How many pieces more until codes are a bit wider.
    room: u32,
}

impl Known {
    fn define(&mut self) {
        self.next_code += 1;
        self.room -= 1;
        if self.room == 0 {
            self.room = 1 << self.width;
            self.width += 1;
        }
    }
}

/// Codes of a new character of 8 bits, of one of 16 bits, and of the end.
const CHARACTER_8: usize = 0;
const CHARACTER_16: usize = 1;
const END: usize = 2;

/// The text as LZ-string in base 64. Only single characters are looked up, no longer pieces: what comes
/// out is longer, and is unpacked alike.
pub fn packed(text: &str) -> String {
    let mut bits = Bits::default();
    let mut codes: HashMap<u16, usize> = HashMap::new();
    let mut known = Known { next_code: 3, width: 3, room: 4 };
    for (at, unit) in text.encode_utf16().enumerate() {
        let width = if at == 0 { 2 } else { known.width };
        match codes.get(&unit) {
            Some(&code) => bits.push(code, width),
            None => {
                let (code, length) = if unit < 256 { (CHARACTER_8, 8) } else { (CHARACTER_16, 16) };
                bits.push(code, width);
                bits.push(usize::from(unit), length);
                codes.insert(unit, known.next_code);
                if at == 0 { known.next_code += 1 } else { known.define() }
            }
        }
        // The piece before and this character are a piece, too.
        if at > 0 {
            known.define();
        }
    }
    bits.push(END, if codes.is_empty() { 2 } else { known.width });
    bits.push(0, u32::from(6 - bits.count) % 6);
    bits.text
}
