//! A house that is open for a test.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use patolli_bots::BotName;
use patolli_store::{Sqlite, Store};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::door::Door;
use crate::house::House;
use crate::settings::{Limits, Offer, Settings};

/// What tests need is more than what people do.
const LIMITS: Limits = Limits {
    connections: 2000,
    all_connections: 2000,
    handshakes: 1_000_000,
    asks: 5000,
    guests: 1_000_000,
    tables: 100,
    talk: 1_000_000,
    head: Duration::from_secs(15),
};

/// A house that is open.
pub struct Open {
    pub address: SocketAddr,
    pub house: Arc<House>,
    pub door: Arc<Door>,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
}

/// A folder for a test: in memory, where there is such a place, since it writes much.
pub fn folder() -> tempfile::TempDir {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() }.unwrap()
}

pub fn settings(folder: &Path) -> Settings {
    let mut settings = Settings::new(([127, 0, 0, 1], 0).into(), folder.to_owned());
    settings.limits = LIMITS;
    settings.bot_pause = Duration::ZERO;
    settings.bots.push(Offer::named("random", BotName::Random).unwrap());
    settings
}

impl Open {
    pub async fn at(folder: &Path) -> Self {
        Self::with(settings(folder)).await
    }

    pub async fn with(settings: Settings) -> Self {
        let store = Sqlite::open(&settings.data).await.unwrap();
        Self::on(settings, Arc::new(store)).await
    }

    pub async fn on(settings: Settings, store: Arc<dyn Store>) -> Self {
        let listener = TcpListener::bind(settings.address).await.unwrap();
        let address = listener.local_addr().unwrap();
        let house = House::open(settings, store).await.unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let until = async {
            let _ = stopped.await;
        };
        let door = Arc::new(Door::new(Arc::clone(&house)));
        let running = tokio::spawn(crate::doors::open(listener, Arc::clone(&door), until));
        Self { address, house, door, stop: Some(stop), running }
    }

    /// Closes as a host would.
    pub async fn close(mut self) {
        drop(self.stop.take());
        self.running.await.unwrap();
        // The file is free again once nobody holds the store.
        let weak = Arc::downgrade(&self.house.store);
        drop((self.house, self.door));
        for _ in 0..500 {
            if weak.strong_count() == 0 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("somebody still holds the store");
    }
}
