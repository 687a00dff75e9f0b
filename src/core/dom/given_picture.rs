//! The picture that was chosen, dropped or pasted last, which the part of the program that reads pictures takes when
//! it is there.

use std::cell::RefCell;

use web_sys::Blob;

thread_local! {
    static GIVEN: RefCell<Option<(Blob, bool)>> = const { RefCell::new(None) };
}

/// Keeps a file if it is a picture; whether it is one.
pub fn keep(file: &Blob) -> bool {
    let is_picture = file.type_().starts_with("image/");
    if is_picture {
        GIVEN.set(Some((file.clone(), false)));
    }
    is_picture
}

/// The picture, once.
pub fn unopened() -> Option<Blob> {
    GIVEN.with_borrow_mut(|given| {
        let (file, is_opened) = given.as_mut()?;
        (!std::mem::replace(is_opened, true)).then(|| file.clone())
    })
}

/// The picture that was taken last.
pub fn opened() -> Option<Blob> {
    GIVEN.with_borrow(|given| given.as_ref().map(|(file, _)| file.clone()))
}
