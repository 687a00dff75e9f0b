//! Order by a number. Everything is sorted and every middle is found here: each type that the library's sort is
//! compiled for adds some thousand bytes to a reader that is fetched.

/// Puts values in order, the greatest key first; those with equal keys keep their order. By insertion, the shortest
/// code: lists have some hundred values.
pub(crate) fn sort_descending<T>(values: &mut [T], key: impl Fn(&T) -> f32) {
    for end in 1..values.len() {
        let mut at = end;
        while at > 0 && rank(key(&values[at])) > rank(key(&values[at - 1])) {
            values.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// A whole number that is greater for a greater key, as [`f32::total_cmp`] has them.
fn rank(key: f32) -> u32 {
    let bits = key.to_bits();
    bits ^ if bits >> 31 == 1 { u32::MAX } else { 1 << 31 }
}

/// The key of a rank.
fn key(rank: u32) -> f32 {
    f32::from_bits(rank ^ if rank >> 31 == 1 { 1 << 31 } else { u32::MAX })
}

/// The value that would be at this place if all were sorted, the least first; not a number where there are not so
/// many. By radix: the rank is found four bits at a time, from the highest on.
pub(crate) fn nth(values: &[f32], mut at: usize) -> f32 {
    let mut found = 0;
    for shift in (0..32).step_by(4).rev() {
        let mut counts = [0; 16];
        for &value in values {
            // Below 16 where the bits above are those that were found.
            let digit = (rank(value) ^ found) >> shift;
            if let Some(count) = counts.get_mut(digit as usize) {
                *count += 1;
            }
        }
        let mut digit = 0;
        while digit < 15 && at >= counts[digit] {
            at -= counts[digit];
            digit += 1;
        }
        found |= (digit as u32) << shift;
    }
    key(found)
}

/// The middle value; 0 of nothing.
pub(crate) fn median(values: &[f32]) -> f32 {
    if values.is_empty() { 0. } else { nth(values, values.len() / 2) }
}

/// The value, or the bound that it is beyond. The panic of `f32::clamp` would bring all that writes floats as text.
pub(crate) fn limited(value: f32, least: f32, most: f32) -> f32 {
    value.max(least).min(most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_keep_their_order() {
        let mut words = vec!["to", "a", "of", "bee", "c"];
        sort_descending(&mut words, |word| word.len() as f32);
        assert_eq!(words, ["bee", "to", "of", "a", "c"]);
    }

    #[test]
    fn the_middle_of_an_even_number_is_the_upper_one() {
        assert_eq!(median(&[4., 1., 3., 2.]), 3.);
        assert_eq!(median(&[]), 0.);
    }

    #[test]
    fn each_place_of_the_order_is_found() {
        let values = [3., -0., f32::MAX, -7.5, 0., 1e-30, -1e-30, f32::MIN, 3., 2.999_999_8];
        let mut sorted = values;
        sorted.sort_by(f32::total_cmp);
        for (at, value) in sorted.iter().enumerate() {
            assert_eq!(nth(&values, at).to_bits(), value.to_bits(), "place {at}");
        }
        assert!(nth(&values, values.len()).is_nan());
    }
}
