//! The place of pictures, whether what reads them has come or not.

use crate::core::msg::Msg;
use crate::core::opaque::Sealed;
use crate::core::view::controls::ButtonView;
use crate::places::create::PicturePart;
use crate::places::create::Shown;
use crate::places::create::msg::StudioMsg;
use crate::words::label::Label;
use crate::words::message::Message;

/// The place of pictures.
#[derive(Clone, PartialEq, Debug)]
pub enum PictureRoomView {
    /// That its part of the program is fetched.
    Awaited(String),
    /// That the part could not be fetched, and the way to try again.
    Missing(String, ButtonView),
    /// What the part shows.
    Loaded(Sealed),
}

/// That of the model.
pub fn picture_room(model: &Shown) -> PictureRoomView {
    let message = |message| model.common.localizer.message(&message);
    match model.own.picture_part {
        PicturePart::Requested => PictureRoomView::Awaited(message(Message::PartAwaited)),
        PicturePart::Missing => {
            let again = Msg::to(StudioMsg::PicturePartKnown(PicturePart::Requested));
            let retry = ButtonView::new(model.common, Label::TryAgain, again);
            PictureRoomView::Missing(message(Message::PartMissing), retry)
        }
        PicturePart::Loaded(part) => PictureRoomView::Loaded((part.view)(model)),
    }
}
