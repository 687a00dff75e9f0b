//! Numbers as a language writes them: a separator after every three digits of a large one, a decimal point
//! or comma.

use std::fmt::Display;

use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentNumber;

/// How a language writes numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NumberStyle {
    /// What separates every three digits.
    pub separator: char,
    /// Numbers with fewer digits are written as they are.
    pub least: usize,
    /// What is between ones and tenths.
    pub point: char,
}

/// A number with decimal places, written with a point: `7.1`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decimal(String);

impl Decimal {
    /// Any number that is displayed with a point.
    pub fn new(number: impl Display) -> Decimal {
        Decimal(number.to_string())
    }
}

impl NumberStyle {
    /// A number as text.
    ///
    /// ```
    /// use nonet_words::locale::Locale;
    ///
    /// assert_eq!(Locale::En.numbers().write(1_234), "1,234");
    /// assert_eq!(Locale::Es.numbers().write(1_234), "1234");
    /// ```
    pub fn write(self, number: u64) -> String {
        grouped(number, self.separator, self.least)
    }
    /// A number with decimal places as text.
    ///
    /// ```
    /// use nonet_words::numbers::Decimal;
    /// use nonet_words::locale::Locale;
    ///
    /// assert_eq!(Locale::De.numbers().write_decimal(&Decimal::new(7.1)), "7,1");
    /// ```
    pub fn write_decimal(self, Decimal(number): &Decimal) -> String {
        let as_written = |character| if character == '.' { self.point } else { character };
        number.chars().map(as_written).collect()
    }
}

fn grouped(number: u64, separator: char, least: usize) -> String {
    let digits = number.to_string();
    if digits.len() < least {
        return digits;
    }
    let first = digits.len() % 3;
    let mut text = String::with_capacity(2 * digits.len());
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && at % 3 == first {
            text.push(separator);
        }
        text.push(digit);
    }
    text
}

/// How a message writes a number; all that it is given are whole. Nothing for other values: they stay
/// as they are.
pub(super) fn formatted<const SEPARATOR: char, const LEAST: usize, M>(
    value: &FluentValue,
    _: &M,
) -> Option<String> {
    match value {
        FluentValue::Number(FluentNumber { value, .. }) => {
            Some(grouped(*value as u64, SEPARATOR, LEAST))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::locale::Locale;

    #[test]
    fn every_three_digits_are_separated() {
        let texts = [0, 12, 123, 1_234, 49_558, 123_456, 10_000_000];
        let of = |locale: Locale| texts.map(|number| locale.numbers().write(number));
        let english = ["0", "12", "123", "1,234", "49,558", "123,456", "10,000,000"];
        assert_eq!(of(Locale::En), english);
        let spanish = ["0", "12", "123", "1234", "49.558", "123.456", "10.000.000"];
        assert_eq!(of(Locale::Es), spanish);
        assert_eq!(of(Locale::Fr)[6], "10\u{202f}000\u{202f}000");
    }
}
