//! Order by a number. Everything is sorted and every middle is found here: each type that the library's sort is
//! compiled for adds some thousand bytes to a reader that is fetched, and a heap sorts in a tenth of the code.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Puts values in order, the greatest key first; those with equal keys keep their order.
pub(crate) fn sort_descending<T>(values: &mut Vec<T>, key: impl Fn(&T) -> f32) {
    let order = descending(&values.iter().map(key).collect::<Vec<_>>());
    let mut taken: Vec<Option<T>> = std::mem::take(values).into_iter().map(Some).collect();
    values.extend(order.iter().filter_map(|&at| taken[at as usize].take()));
}

/// The places of the keys, that of the greatest first.
fn descending(keys: &[f32]) -> Vec<u32> {
    let keys = keys.iter().zip(0..);
    let heap: BinaryHeap<(Reverse<i32>, u32)> =
        keys.map(|(key, at)| (Reverse(rank(*key)), at)).collect();
    heap.into_sorted_vec().into_iter().map(|(_, at)| at).collect()
}

/// A whole number that is greater for a greater key, as [`f32::total_cmp`] has them.
fn rank(key: f32) -> i32 {
    let bits = key.to_bits() as i32;
    bits ^ ((bits >> 31) as u32 >> 1) as i32
}

/// The value that would be at this place if all were sorted, the least first; changes their order.
///
/// # Panics
/// If there are not so many.
pub(crate) fn nth(values: &mut [f32], at: usize) -> f32 {
    *values.select_nth_unstable_by(at, f32::total_cmp).1
}

/// The middle value; 0 of nothing.
pub(crate) fn median(mut values: Vec<f32>) -> f32 {
    let middle = values.len() / 2;
    if values.is_empty() { 0. } else { nth(&mut values, middle) }
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
        assert_eq!(median(vec![4., 1., 3., 2.]), 3.);
        assert_eq!(median(Vec::new()), 0.);
    }
}
