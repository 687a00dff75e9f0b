//! The feature `serde` for sets and maps: a set as the list of its items' places, a map as the list of its values.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::key_map::KeyMap;
use super::set::{Element, Set};

impl<K: Element, T: Serialize, const N: usize> Serialize for KeyMap<K, T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(|(_, value)| value))
    }
}
impl<'de, K: Element, T: Deserialize<'de>, const N: usize> Deserialize<'de> for KeyMap<K, T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        let found = values.len();
        let values = values
            .try_into()
            .map_err(|_| D::Error::invalid_length(found, &"one value for each"))?;
        Ok(KeyMap::new(values))
    }
}
impl<T: Element> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(|item| item.index() as u16))
    }
}
impl<'de, T: Element> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let places = Vec::<u16>::deserialize(deserializer)?;
        match places.iter().find(|&&place| place as usize >= T::COUNT) {
            Some(place) => Err(D::Error::custom(format_args!("{place} is beyond {}", T::COUNT))),
            None => Ok(places.into_iter().map(|place| T::at(place as usize)).collect()),
        }
    }
}
