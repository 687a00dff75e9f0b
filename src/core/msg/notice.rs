//! [`NoticeMsg`]: what happens to notices and to the help of a first visit.

/// What happens to notices and to the help of a first visit.
#[derive(Clone, PartialEq, Debug)]
pub enum NoticeMsg {
    /// The notice is closed.
    Closed,
    /// A line of the first visit's help was read.
    TipRead,
    /// The first visit's help is put away.
    TipsClosed,
    /// The pointer or the focus is on the notice, or has left it.
    Held(bool),
}
