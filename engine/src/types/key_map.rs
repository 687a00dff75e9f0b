//! [`KeyMap`]: one value for each digit, cell or house: a map by cell can only be indexed by a
//! [`Cell`](super::cell::Cell).

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use super::set::Element;

/// `N` values of `T`, one for each `K`, indexed by `K` only; `N` is the number of all `K`.
///
/// ```
/// use nonet_engine::types::cell::ByCell;
/// use nonet_engine::Cell;
///
/// let mut rows = ByCell::from_fn(|cell| cell.row());
/// assert_eq!(rows[Cell::new(4, 2)], 4);
/// rows[Cell::new(4, 2)] = 0;
/// assert_eq!(rows.iter().filter(|(_, row)| **row == 4).count(), 8);
/// ```
pub struct KeyMap<K, T, const N: usize>([T; N], PhantomData<K>);

impl<K: Element, T, const N: usize> KeyMap<K, T, N> {
    /// The map with these values, in ascending order of `K`.
    pub const fn new(values: [T; N]) -> Self {
        KeyMap(values, PhantomData)
    }
    /// The map whose values a function of `K` gives.
    pub fn from_fn(mut value: impl FnMut(K) -> T) -> Self {
        KeyMap(std::array::from_fn(|index| value(K::at(index))), PhantomData)
    }
    /// The values in ascending order of `K`.
    pub const fn values(&self) -> &[T; N] {
        &self.0
    }
    /// Each `K` with its value, ascending.
    pub fn iter(&self) -> impl Iterator<Item = (K, &T)> {
        self.0.iter().enumerate().map(|(index, value)| (K::at(index), value))
    }
}
impl<K: Element, T, const N: usize> Index<K> for KeyMap<K, T, N> {
    type Output = T;
    fn index(&self, key: K) -> &T {
        &self.0[key.index()]
    }
}
impl<K: Element, T, const N: usize> IndexMut<K> for KeyMap<K, T, N> {
    fn index_mut(&mut self, key: K) -> &mut T {
        &mut self.0[key.index()]
    }
}
impl<K, T: Clone, const N: usize> Clone for KeyMap<K, T, N> {
    fn clone(&self) -> Self {
        KeyMap(self.0.clone(), PhantomData)
    }
}
impl<K, T: Copy, const N: usize> Copy for KeyMap<K, T, N> {}
impl<K, T: PartialEq, const N: usize> PartialEq for KeyMap<K, T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<K, T: Eq, const N: usize> Eq for KeyMap<K, T, N> {}
impl<K, T: std::hash::Hash, const N: usize> std::hash::Hash for KeyMap<K, T, N> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}
impl<K, T: fmt::Debug, const N: usize> fmt::Debug for KeyMap<K, T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&self.0).finish()
    }
}
impl<K, T: Default, const N: usize> Default for KeyMap<K, T, N> {
    fn default() -> Self {
        KeyMap(std::array::from_fn(|_| T::default()), PhantomData)
    }
}
