//! [`Plain`]: a trio in ordinary words, for processors without the vectors we know.

use super::trio::{Block, Board, Trio};

/// Nine words: digit, then band.
#[derive(Clone, Copy)]
pub struct Plain([[u32; 3]; 3]);

impl Plain {
    #[inline(always)]
    fn map(self, word: impl Fn(u32) -> u32) -> Plain {
        Plain(self.0.map(|board| board.map(&word)))
    }
    #[inline(always)]
    fn zip(self, other: Plain, word: impl Fn(u32, u32) -> u32) -> Plain {
        let lane = |digit: usize, band: usize| word(self.0[digit][band], other.0[digit][band]);
        Plain([0, 1, 2].map(|digit| [0, 1, 2].map(|band| lane(digit, band))))
    }
}

impl Trio for Plain {
    #[inline(always)]
    fn load(block: &Block) -> Plain {
        Plain([0, 1, 2].map(|digit| [0, 1, 2].map(|band| block.0[digit][band])))
    }
    #[inline(always)]
    fn store(self, block: &mut Block) {
        for (board, [a, b, c]) in block.0.iter_mut().zip(self.0) {
            *board = [a, b, c, 0];
        }
    }
    #[inline(always)]
    fn splat(word: u32) -> Plain {
        Plain([[word; 3]; 3])
    }
    #[inline(always)]
    fn thrice(&[a, b, c, _]: &Board) -> Plain {
        Plain([[a, b, c]; 3])
    }

    #[inline(always)]
    fn and(self, other: Plain) -> Plain {
        self.zip(other, |a, b| a & b)
    }
    #[inline(always)]
    fn or(self, other: Plain) -> Plain {
        self.zip(other, |a, b| a | b)
    }
    #[inline(always)]
    fn xor(self, other: Plain) -> Plain {
        self.zip(other, |a, b| a ^ b)
    }
    #[inline(always)]
    fn minus(self, other: Plain) -> Plain {
        self.zip(other, |a, b| a & !b)
    }
    #[inline(always)]
    fn or3(self, b: Plain, c: Plain) -> Plain {
        self.or(b).or(c)
    }
    #[inline(always)]
    fn two_of(self, b: Plain, c: Plain) -> Plain {
        self.and(b).or_and(c, self.or(b))
    }
    #[inline(always)]
    fn choose(self, a: Plain, b: Plain) -> Plain {
        self.and(a).or(b.minus(self))
    }
    #[inline(always)]
    fn or_and(self, b: Plain, c: Plain) -> Plain {
        self.or(b.and(c))
    }

    #[inline(always)]
    fn up<const N: u32>(self) -> Plain {
        self.map(|word| word << N)
    }
    #[inline(always)]
    fn down<const N: u32>(self) -> Plain {
        self.map(|word| word >> N)
    }
    #[inline(always)]
    fn add(self, other: Plain) -> Plain {
        self.zip(other, u32::wrapping_add)
    }
    #[inline(always)]
    fn sub(self, other: Plain) -> Plain {
        self.zip(other, u32::wrapping_sub)
    }

    #[inline(always)]
    fn next_band(self) -> Plain {
        Plain(self.0.map(|[a, b, c]| [b, c, a]))
    }
    #[inline(always)]
    fn previous_band(self) -> Plain {
        Plain(self.0.map(|[a, b, c]| [c, a, b]))
    }
    #[inline(always)]
    fn next_digit(self) -> Plain {
        let [a, b, c] = self.0;
        Plain([b, c, a])
    }
    #[inline(always)]
    fn previous_digit(self) -> Plain {
        let [a, b, c] = self.0;
        Plain([c, a, b])
    }
    #[inline(always)]
    fn is_empty(self) -> bool {
        self.0.as_flattened().iter().fold(0, |all, word| all | word) == 0
    }
    #[inline(always)]
    fn lanes_with(self, other: Plain) -> u32 {
        let mut lanes = 0;
        for (digit, board) in self.and(other).0.iter().enumerate() {
            for (band, &word) in board.iter().enumerate() {
                lanes |= u32::from(word != 0) << (4 * digit + band);
            }
        }
        lanes
    }

    #[inline(always)]
    fn planes(line: &[u8; 81]) -> Option<[Board; 4]> {
        let mut planes = [[0; 4]; 4];
        for (place, &shown) in line.iter().enumerate() {
            let digit = if shown == b'.' { 0 } else { u32::from(shown.wrapping_sub(b'0')) };
            if digit > 9 {
                return None;
            }
            for (bit, plane) in planes.iter_mut().enumerate() {
                plane[place / 27] |= (digit >> bit & 1) << (place % 27 + place / 9 % 3);
            }
        }
        Some(planes)
    }
}
