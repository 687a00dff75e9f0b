//! [`by_number`]: sorting by whole numbers. Whatever is sorted by a number comes here, because a sort
//! is a large piece of code and each kind of item would get its own.

/// The items in the ascending order of their numbers; those with the same number as they came.
pub fn by_number<T>(items: impl IntoIterator<Item = T>, number: impl Fn(&T) -> i64) -> Vec<T> {
    let mut items: Vec<Option<T>> = items.into_iter().map(Some).collect();
    let numbers = items.iter().flatten().map(number);
    let mut order: Vec<(i64, usize)> = numbers.zip(0..).collect();
    order.sort_unstable();
    order.into_iter().filter_map(|(_, at)| items[at].take()).collect()
}

#[cfg(test)]
mod tests {
    use super::by_number;

    #[test]
    fn items_come_in_the_order_of_their_numbers_and_then_as_they_came() {
        let sorted = by_number(["bb", "a", "ccc", "aa", ""], |text| text.len() as i64);
        assert_eq!(sorted, ["", "a", "bb", "aa", "ccc"]);
        assert_eq!(by_number([3_i64, -1, 2], |number| -number), [3, 2, -1]);
    }
}
