//! What the house was asked and has not answered. A connection may be lost with the question or
//! with the answer: on the next one everything is asked again, and what has a key is done once.

use std::collections::BTreeMap;

use patolli_wire::{Ask, News, Refusal, Wish};

/// What the house answered.
pub type Answer = Result<News, Refusal>;

/// Everything that waits for an answer, each with what is done about it.
pub struct Errands<F> {
    next: u32,
    waiting: BTreeMap<u32, Errand<F>>,
}

struct Errand<F> {
    wish: Wish,
    then: F,
    /// When it was asked, in milliseconds since 1970.
    at: f64,
}

impl<F> Default for Errands<F> {
    fn default() -> Self {
        Self { next: 1, waiting: BTreeMap::new() }
    }
}

impl<F> Errands<F> {
    /// One more, asked now, and its text.
    pub fn add(&mut self, wish: Wish, then: F, at: f64) -> String {
        let id = self.next;
        self.next = self.next.wrapping_add(1).max(1);
        let text = written(id, &wish);
        self.waiting.insert(id, Errand { wish, then, at });
        text
    }

    /// All that wait, the oldest first, to be asked again.
    pub fn again(&self) -> Vec<String> {
        self.waiting.iter().map(|(id, errand)| written(*id, &errand.wish)).collect()
    }

    /// When the oldest was asked.
    pub fn oldest(&self) -> Option<f64> {
        self.waiting.values().map(|errand| errand.at).reduce(f64::min)
    }

    /// What is asked anew on every connection is not asked again.
    pub fn forget_standing(&mut self) {
        self.waiting.retain(|_, errand| {
            !matches!(
                errand.wish,
                Wish::Speak { .. }
                    | Wish::Lobby { .. }
                    | Wish::Mine { .. }
                    | Wish::Watch { .. }
                    | Wish::Unwatch { .. }
            )
        });
    }

    /// What is to be done about this news, if it answers one.
    pub fn answered(&mut self, news: News) -> Option<(F, Answer)> {
        let id = match &news {
            News::Done { id }
            | News::Opened { id, .. }
            | News::Record { id, .. }
            | News::Pass { id, .. } => *id,
            News::Seen(seen) => seen.id,
            News::Refused(refusal) => refusal.id,
            _ => return None,
        };
        let then = self.waiting.remove(&id)?.then;
        Some(match news {
            News::Refused(refusal) => (then, Err(refusal)),
            news => (then, Ok(news)),
        })
    }
}

fn written(id: u32, wish: &Wish) -> String {
    // Plain data with text for keys always becomes JSON.
    serde_json::to_string(&Ask { id, wish: wish.clone() }).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use patolli_tables::TableId;

    use super::*;

    fn record(name: &str) -> Wish {
        Wish::Record { table: TableId(name.to_owned()) }
    }

    #[test]
    fn what_was_not_answered_is_asked_again() {
        let mut errands = Errands::default();
        let first = errands.add(record("a"), "first", 1.0);
        let second = errands.add(record("b"), "second", 2.0);
        assert_eq!(errands.again(), [first, second.clone()]);
        let (then, answer) = errands.answered(News::Done { id: 1 }).unwrap();
        assert_eq!((then, answer), ("first", Ok(News::Done { id: 1 })));
        assert_eq!(errands.again(), [second]);
        assert_eq!(errands.oldest(), Some(2.0));
    }

    #[test]
    fn what_every_connection_begins_with_is_not_asked_twice() {
        let mut errands = Errands::default();
        errands.add(Wish::Mine { watch: true }, (), 1.0);
        let kept = errands.add(record("a"), (), 2.0);
        errands.forget_standing();
        assert_eq!(errands.again(), [kept]);
    }

    #[test]
    fn each_answer_is_heard_once() {
        let mut errands = Errands::default();
        errands.add(record("a"), (), 1.0);
        let refusal = Refusal { id: 1, reason: "x".to_owned(), words: "x".to_owned() };
        let refused = News::Refused(refusal.clone());
        assert_eq!(errands.answered(refused.clone()).unwrap().1, Err(refusal));
        assert!(errands.answered(refused).is_none());
        assert!(errands.answered(News::Lobby { tables: Vec::new() }).is_none());
    }
}
