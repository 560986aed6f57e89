//! A table that nobody can play at: whoever looks is told why, and what they saw last.

use std::sync::Arc;

use patolli_game::{Heuristics, Phrase};
use patolli_store::KeptView;
use patolli_tables::{Table, TableId};

use super::{Receiver, ToRoom, Watcher, people_of, showing};
use crate::connection::News;
use crate::house::House;
use crate::{refusal, replay};

struct Aside<'a, G: Heuristics> {
    house: &'a Arc<House>,
    id: &'a TableId,
    why: &'a Phrase,
    /// Who sits there, as far as that is known.
    table: Option<Table<G>>,
    views: Vec<KeptView>,
}

/// Answers for the table from now on; those who watch are told at once.
pub async fn set_aside<G: Heuristics>(
    house: &Arc<House>,
    id: &TableId,
    why: &Phrase,
    watchers: &[Watcher],
    receiver: &mut Receiver,
) {
    let kept = house.store.table(id).await.ok().flatten();
    let table = kept.and_then(|kept| replay::without_game::<G>(&kept));
    if let Some(table) = &table {
        house.lobby_changed(table.terms().public);
        house.own_changed(&people_of(table));
    }
    let views = house.views_of(id).await;
    let aside = Aside { house, id, why, table, views };
    for watcher in watchers {
        aside.tell(watcher);
    }
    while let Some(message) = receiver.recv().await {
        if aside.hear(*message).is_none() {
            return;
        }
    }
}

impl<G: Heuristics> Aside<'_, G> {
    fn tell(&self, watcher: &Watcher) {
        let (id, now) = (self.id, self.house.now());
        let stood = |table| showing::as_it_stood(id, table, &self.views, watcher.user, now);
        let whole = self.table.as_ref().map(|table| Box::new(stood(table)));
        let why = self.house.say(watcher.language, self.why);
        watcher.outbox.tell(&News::Aside { table: id.clone(), why, whole });
    }

    /// Answers; nothing when the house closes.
    fn hear(&self, message: ToRoom) -> Option<()> {
        match message {
            ToRoom::Watch { watcher, reply } => {
                self.tell(&watcher);
                // Whoever asked may be gone.
                let _ = reply.send(Ok(()));
                Some(())
            }
            message => {
                let closes = matches!(message, ToRoom::Close { .. });
                message.refuse(refusal::aside(self.why.clone()));
                (!closes).then_some(())
            }
        }
    }
}
