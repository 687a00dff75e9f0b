//! [`RoomMsg`]: what can happen in a place, which only that place can read.

use std::fmt::Debug;

use super::{Msg, PlacesMsg};
use crate::core::opaque::Sealed;

/// A part of a place that has messages of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Room {
    /// The library.
    Library,
    /// Learn.
    Learn,
    /// The algorithms.
    Algorithms,
    /// Where puzzles are made to order.
    Studio,
    /// The grid that is typed by hand.
    Hand,
    /// The search for puzzles with fewer clues.
    LowClue,
    /// The picture that is read.
    Picture,
    /// A list that is rated.
    Rated,
    /// What is printed.
    Paper,
}

/// The type of all messages of a room.
pub trait RoomMessage: Clone + PartialEq + Debug + 'static {
    /// The room that reads them.
    const ROOM: Room;
}

/// A message of a room, and which room that is.
#[derive(Clone, PartialEq, Debug)]
pub struct RoomMsg {
    room: Room,
    msg: Sealed,
}

impl RoomMsg {
    /// The room that reads it.
    pub fn room(&self) -> Room {
        self.room
    }
    /// The message.
    ///
    /// # Panics
    /// If the room has messages of another type.
    pub fn read<M: RoomMessage>(self) -> M {
        self.msg.open()
    }
}

impl Msg {
    /// A message of a room.
    pub fn to<M: RoomMessage>(msg: M) -> Msg {
        Msg::Places(PlacesMsg::Room(RoomMsg { room: M::ROOM, msg: Sealed::new(msg) }))
    }
}
