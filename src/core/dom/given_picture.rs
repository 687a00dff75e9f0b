//! The picture that was chosen, dropped or pasted last, which the part of the program that reads pictures takes when
//! it is there.

use std::cell::RefCell;

use web_sys::File;

thread_local! {
    static GIVEN: RefCell<Option<(File, bool)>> = const { RefCell::new(None) };
}

/// Keeps a file if it is a picture; gives it back if it is none.
pub fn keep(file: File) -> Result<(), File> {
    if !file.type_().starts_with("image/") {
        return Err(file);
    }
    GIVEN.set(Some((file, false)));
    Ok(())
}

/// The picture, once.
pub fn unopened() -> Option<File> {
    GIVEN.with_borrow_mut(|given| {
        let (file, is_opened) = given.as_mut()?;
        (!std::mem::replace(is_opened, true)).then(|| file.clone())
    })
}

/// The picture that was taken last.
pub fn opened() -> Option<File> {
    GIVEN.with_borrow(|given| given.as_ref().map(|(file, _)| file.clone()))
}
