//! The body of a record as text, written one part after the other.

use std::fmt::{Display, Write};

use super::Remark;
use crate::seat::Seat;

/// The body of a record, as far as it is written.
#[derive(Clone, Debug, Default)]
pub(crate) struct Body {
    text: String,
    /// Who decided last, if nothing but remarks came since.
    last: Option<Seat>,
}

impl Body {
    pub fn decision(&mut self, seat: Seat, decision: impl Display) {
        // Writing to a string does not fail.
        let _ = if self.last == Some(seat) {
            write!(self.text, " {decision}")
        } else {
            write!(self.text, "\n{seat}> {decision}")
        };
        self.last = Some(seat);
    }

    pub fn check(&mut self, check: u64) {
        let _ = write!(self.text, "\n#{check:016x}");
        self.last = None;
    }

    pub fn remark(&mut self, remark: &Remark) {
        // An empty line ends the header. Decisions and checks begin a line of their own.
        if self.text.is_empty() {
            self.text.push('\n');
        }
        let _ = write!(self.text, " {remark}");
    }

    /// What is written so far.
    pub fn text(&self) -> &str {
        &self.text
    }
}
