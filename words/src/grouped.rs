//! Large numbers, with a comma after every three digits, which both languages read.

use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentNumber;

/// A number as text.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let first = digits.len() % 3;
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && at % 3 == first {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// How a message writes a number; all that it is given are whole. Nothing for other values: they stay
/// as they are.
pub(super) fn formatted<M>(value: &FluentValue, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(FluentNumber { value, .. }) => Some(grouped(*value as u64)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn every_three_digits_have_a_comma() {
        let texts = [0, 12, 123, 1_234, 49_558, 123_456, 10_000_000].map(grouped);
        assert_eq!(texts, ["0", "12", "123", "1,234", "49,558", "123,456", "10,000,000"]);
    }
}
