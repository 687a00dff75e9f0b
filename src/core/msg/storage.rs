//! [`StorageMsg`]: what happens to all that this browser keeps.

use crate::core::database::DatabaseMsg;
use crate::core::opaque::Passed;
use crate::core::outside::Version;

/// What happens to all that this browser keeps.
#[derive(Clone, PartialEq, Debug)]
pub enum StorageMsg {
    /// Another tab wrote this key; `None` if it removed it.
    ChangedElsewhere(String, Option<String>),
    /// The page was left and comes back as it was; meanwhile it has heard nothing.
    PageRestored,
    /// The text that is kept under a key now; `None` if there is none.
    TextRead(String, Option<String>),
    /// The library's database reports.
    Database(Passed<DatabaseMsg>),
    /// The game in play was written a while ago.
    KeepDue,
    /// Of two versions of the game, keep this one.
    VersionChosen(Version),
}
