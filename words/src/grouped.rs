//! Large numbers, with a separator after every three digits.

use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentNumber;

/// How a language groups the digits of a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grouping {
    /// What separates every three digits.
    pub separator: char,
    /// Numbers with fewer digits are written as they are.
    pub least: usize,
}

impl Grouping {
    /// A number as text.
    ///
    /// ```
    /// use nonet_words::locale::Locale;
    ///
    /// assert_eq!(Locale::En.grouping().write(1_234), "1,234");
    /// assert_eq!(Locale::Es.grouping().write(1_234), "1234");
    /// ```
    pub fn write(self, number: u64) -> String {
        let digits = number.to_string();
        if digits.len() < self.least {
            return digits;
        }
        let first = digits.len() % 3;
        let mut text = String::with_capacity(2 * digits.len());
        for (at, digit) in digits.chars().enumerate() {
            if at > 0 && at % 3 == first {
                text.push(self.separator);
            }
            text.push(digit);
        }
        text
    }
}

/// How a message writes a number; all that it is given are whole. Nothing for other values: they stay
/// as they are.
pub(super) fn formatted<const SEPARATOR: char, const LEAST: usize, M>(
    value: &FluentValue,
    _: &M,
) -> Option<String> {
    match value {
        FluentValue::Number(FluentNumber { value, .. }) => {
            Some(Grouping { separator: SEPARATOR, least: LEAST }.write(*value as u64))
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
        let of = |locale: Locale| texts.map(|number| locale.grouping().write(number));
        let english = ["0", "12", "123", "1,234", "49,558", "123,456", "10,000,000"];
        assert_eq!(of(Locale::En), english);
        let spanish = ["0", "12", "123", "1234", "49.558", "123.456", "10.000.000"];
        assert_eq!(of(Locale::Es), spanish);
        assert_eq!(of(Locale::Fr)[6], "10\u{202f}000\u{202f}000");
    }
}
