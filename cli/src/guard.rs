//! A panic while one record is answered is an error of that record alone; there should be none.

use std::cell::{Cell, RefCell};
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};

use nonet_engine::formats::error::{ReadError, ReadErrorKind};
use nonet_engine::formats::{Allow, Attempt, Records};

thread_local! {
    static IS_GUARDED: Cell<bool> = const { Cell::new(false) };
    static LAST_FAULT: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Keeps panics in [`guarded`] work off stderr: its caller reports them with their record.
pub fn install() {
    let unguarded = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        if IS_GUARDED.get() {
            LAST_FAULT.replace(fault(panic));
        } else {
            unguarded(panic);
        }
    }));
}

/// What the work gives, or a sentence about the panic that ended it.
///
/// # Errors
/// The sentence.
pub fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    let was_guarded = IS_GUARDED.replace(true);
    // What the work changes is thrown away after a panic, or written in whole lines.
    let result = panic::catch_unwind(AssertUnwindSafe(work));
    IS_GUARDED.set(was_guarded);
    result.map_err(|_| LAST_FAULT.take())
}

fn fault(panic: &PanicHookInfo) -> String {
    let what = panic.payload_as_str().unwrap_or("unknown");
    let place = panic.location().map_or_else(String::new, |place| format!(" at {place}"));
    format!("nonet failed here through a fault of its own, please report it: {what}{place}")
}

/// The records that `read` finds. A panic while one is read is the error of that record: the text is
/// read again without it.
pub fn without_faults(read: impl Fn(Allow) -> Records) -> Records {
    let mut failed: Vec<Attempt> = Vec::new();
    loop {
        let mut last = None;
        let allow = &mut |attempt| {
            last = Some(attempt);
            !failed.contains(&attempt)
        };
        match (guarded(|| read(allow)), last) {
            (Ok(records), _) => return records,
            (Err(_), Some(attempt)) => failed.push(attempt),
            (Err(_), None) => {
                let error = ReadError::of_text(ReadErrorKind::Internal);
                return Records { items: vec![Err(error)], words: None, skipped: Vec::new() };
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::formats::{Words, read_allowed};

    const LINE: &str =
        "400520703000003000100007000014000006700050001500000420000400005000800000201076008\n";

    /// A reader with a fault at two lines.
    fn read_with_faults(text: &str, allow: Allow) -> Records {
        read_allowed(text, Words::Skipped, &mut |attempt| {
            let is_allowed = allow(attempt);
            assert!(!is_allowed || !matches!(attempt, Attempt::Read(2) | Attempt::Claim(4)));
            is_allowed
        })
    }

    #[test]
    fn a_panic_while_a_record_is_read_is_the_error_of_that_record() {
        let text = LINE.repeat(5);
        let read = without_faults(|allow| read_with_faults(&text, allow));
        let fault = |line| Err(ReadError::at(line, 1, ReadErrorKind::Internal));
        let lines: Vec<Result<usize, ReadError>> =
            read.items.into_iter().map(|item| item.map(|entry| entry.line)).collect();
        assert_eq!(lines, [Ok(1), fault(2), Ok(3), fault(4), Ok(5)]);
    }

    #[test]
    fn a_panic_before_the_first_record_is_the_error_of_the_text() {
        let read = without_faults(|_| panic!("at the text as a whole"));
        let error = ReadError::of_text(ReadErrorKind::Internal);
        assert_eq!(read.items, [Err(error)]);
    }

    #[test]
    fn a_panic_becomes_a_sentence_with_its_place() {
        install();
        let failed = guarded(|| -> u8 { panic!("no such row") }).expect_err("a panic");
        assert!(failed.contains("no such row at cli/src/guard.rs:"), "{failed}");
        assert_eq!(guarded(|| 7), Ok(7));
    }
}
