//! Room to write in, which is used again and again.

use std::cell::Cell;

/// What is larger than that is given back.
const LARGEST: usize = 64 * 1024;

thread_local! {
    static SCRATCH: Cell<Vec<u8>> = const { Cell::new(Vec::new()) };
}

/// Writes something where much was written before, so that room need not be found for it. Whoever
/// writes in the middle of that has other room.
pub fn with_scratch<T>(write: impl FnOnce(&mut Vec<u8>) -> T) -> T {
    let mut scratch = SCRATCH.take();
    scratch.clear();
    let written = write(&mut scratch);
    if scratch.capacity() <= LARGEST {
        SCRATCH.set(scratch);
    }
    written
}
