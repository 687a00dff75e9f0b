//! [`Digit`]: one of the nine symbols, 1 to 9.

use std::fmt;
use std::num::NonZeroU8;

use thiserror::Error;

use super::key_map::KeyMap;
use super::set::{Element, Set};

/// One of 1 to 9. `Option<Digit>` takes a single byte.
///
/// ```
/// use nonet_engine::{Digit, DigitSet};
///
/// let five = Digit::new(5);
/// assert_eq!((five.value(), five.char()), (5, '5'));
/// assert_eq!(Digit::from_char('0'), None);
///
/// let odd: DigitSet = Digit::ALL.into_iter().filter(|digit| digit.value() % 2 == 1).collect();
/// assert!(odd.contains(five));
/// assert_eq!((!odd).len(), 4);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "u8", try_from = "u8"))]
pub struct Digit(NonZeroU8);

/// A set of digits.
pub type DigitSet = Set<Digit>;
/// One value for each digit.
pub type ByDigit<T> = KeyMap<Digit, T, 9>;

impl Digit {
    /// 1 to 9 in order.
    pub const ALL: [Digit; 9] = {
        let mut all = [Digit(NonZeroU8::MIN); 9];
        let mut value = 1;
        while value <= 9 {
            all[value as usize - 1] = Digit::new(value);
            value += 1;
        }
        all
    };

    /// The digit of a value.
    ///
    /// # Panics
    /// When the value is not in 1..=9.
    pub const fn new(value: u8) -> Digit {
        match Digit::try_new(value) {
            Some(digit) => digit,
            None => panic!("a digit is one of 1 to 9"),
        }
    }
    /// The digit of a value, if it is in 1..=9.
    pub const fn try_new(value: u8) -> Option<Digit> {
        match NonZeroU8::new(value) {
            Some(number) if value <= 9 => Some(Digit(number)),
            _ => None,
        }
    }
    /// The digit that an ASCII character shows, if it is one of `1` to `9`.
    pub const fn from_char(shown: char) -> Option<Digit> {
        if shown.is_ascii_digit() { Digit::try_new(shown as u8 - b'0') } else { None }
    }
    /// 1 to 9.
    pub const fn value(self) -> u8 {
        self.0.get()
    }
    /// The ASCII character `1` to `9`.
    pub const fn char(self) -> char {
        (b'0' + self.value()) as char
    }
}

impl Element for Digit {
    type Bits = u16;
    const COUNT: usize = 9;
    const FULL: u16 = 0x1ff;
    fn index(self) -> usize {
        self.value() as usize - 1
    }
    fn at(index: usize) -> Digit {
        Digit::ALL[index]
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.value())
    }
}
impl From<Digit> for u8 {
    fn from(digit: Digit) -> u8 {
        digit.value()
    }
}
impl TryFrom<u8> for Digit {
    type Error = DigitRangeError;
    fn try_from(value: u8) -> Result<Digit, DigitRangeError> {
        Digit::try_new(value).ok_or(DigitRangeError(value))
    }
}

/// A number that is no [`Digit`], because it is not in 1..=9.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("{0} is not a digit from 1 to 9")]
pub struct DigitRangeError(pub u8);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chars_and_values_agree() {
        for digit in Digit::ALL {
            assert_eq!(Digit::from_char(digit.char()), Some(digit));
            assert_eq!(Digit::at(digit.index()), digit);
        }
        assert_eq!([Digit::from_char('0'), Digit::try_new(0), Digit::try_new(10)], [None; 3]);
        assert_eq!(size_of::<Option<Digit>>(), 1);
    }
}
