#![doc = include_str!("../README.md")]

pub mod answer;
#[cfg(feature = "codes")]
pub mod codes;
mod data;
#[cfg(feature = "worker")]
pub mod heap;
pub mod judge;
#[cfg(feature = "worker")]
mod opening;
mod reading;
#[cfg(feature = "worker")]
pub mod worker;

pub use data::{
    Corners, DigitsVerdict, Doubt, GreyPicture, Ink, Judged, MAX_SIDE, MIN_SIDE, NoGridRead,
    PictureAnswer, PictureRead, PictureTask, ReadDigits, ReadGrid, STRAIGHT,
};
pub use reading::grids;
