//! [`Scalar`]: a tri-board in ordinary words, for processors without any SIMD instructions known
//! here.

use crate::simd::{BitBoard, Simd, TriBoard};

/// Nine words: by slot, then by band.
#[derive(Clone, Copy)]
pub struct Scalar([[u32; 3]; 3]);

impl Scalar {
    #[inline(always)]
    fn map(self, word: impl Fn(u32) -> u32) -> Scalar {
        Scalar(self.0.map(|board| board.map(&word)))
    }
    #[inline(always)]
    fn zip(self, other: Scalar, word: impl Fn(u32, u32) -> u32) -> Scalar {
        let lane = |slot: usize, band: usize| word(self.0[slot][band], other.0[slot][band]);
        Scalar([0, 1, 2].map(|slot| [0, 1, 2].map(|band| lane(slot, band))))
    }
}

impl Simd for Scalar {
    #[inline(always)]
    fn load(memory: &TriBoard) -> Scalar {
        Scalar([0, 1, 2].map(|slot| [0, 1, 2].map(|band| memory.0[slot][band])))
    }
    #[inline(always)]
    fn store(self, memory: &mut TriBoard) {
        for (board, [a, b, c]) in memory.0.iter_mut().zip(self.0) {
            *board = [a, b, c, 0];
        }
    }
    #[inline(always)]
    fn splat(word: u32) -> Scalar {
        Scalar([[word; 3]; 3])
    }
    #[inline(always)]
    fn broadcast(&[a, b, c, _]: &BitBoard) -> Scalar {
        Scalar([[a, b, c]; 3])
    }

    #[inline(always)]
    fn and(self, other: Scalar) -> Scalar {
        self.zip(other, |a, b| a & b)
    }
    #[inline(always)]
    fn or(self, other: Scalar) -> Scalar {
        self.zip(other, |a, b| a | b)
    }
    #[inline(always)]
    fn xor(self, other: Scalar) -> Scalar {
        self.zip(other, |a, b| a ^ b)
    }
    #[inline(always)]
    fn and_not(self, other: Scalar) -> Scalar {
        self.zip(other, |a, b| a & !b)
    }
    #[inline(always)]
    fn or3(self, b: Scalar, c: Scalar) -> Scalar {
        self.or(b).or(c)
    }
    #[inline(always)]
    fn majority(self, b: Scalar, c: Scalar) -> Scalar {
        self.and(b).or_and(c, self.or(b))
    }
    #[inline(always)]
    fn select(self, a: Scalar, b: Scalar) -> Scalar {
        self.and(a).or(b.and_not(self))
    }
    #[inline(always)]
    fn or_and(self, b: Scalar, c: Scalar) -> Scalar {
        self.or(b.and(c))
    }

    #[inline(always)]
    fn shl<const N: u32>(self) -> Scalar {
        self.map(|word| word << N)
    }
    #[inline(always)]
    fn shr<const N: u32>(self) -> Scalar {
        self.map(|word| word >> N)
    }
    #[inline(always)]
    fn add(self, other: Scalar) -> Scalar {
        self.zip(other, u32::wrapping_add)
    }
    #[inline(always)]
    fn sub(self, other: Scalar) -> Scalar {
        self.zip(other, u32::wrapping_sub)
    }

    #[inline(always)]
    fn next_band(self) -> Scalar {
        Scalar(self.0.map(|[a, b, c]| [b, c, a]))
    }
    #[inline(always)]
    fn previous_band(self) -> Scalar {
        Scalar(self.0.map(|[a, b, c]| [c, a, b]))
    }
    #[inline(always)]
    fn next_digit(self) -> Scalar {
        let [a, b, c] = self.0;
        Scalar([b, c, a])
    }
    #[inline(always)]
    fn previous_digit(self) -> Scalar {
        let [a, b, c] = self.0;
        Scalar([c, a, b])
    }
    #[inline(always)]
    fn is_zero(self) -> bool {
        self.0.as_flattened().iter().fold(0, |all, word| all | word) == 0
    }

    #[inline(always)]
    fn digit_planes(line: &[u8; 81]) -> Option<[BitBoard; 4]> {
        let mut planes = [[0; 4]; 4];
        for (cell, &character) in line.iter().enumerate() {
            let digit = if character == b'.' { 0 } else { u32::from(character.wrapping_sub(b'0')) };
            if digit > 9 {
                return None;
            }
            for (bit, plane) in planes.iter_mut().enumerate() {
                plane[cell / 27] |= (digit >> bit & 1) << (cell % 27 + cell / 9 % 3);
            }
        }
        Some(planes)
    }
}
