//! The doors: they let people in until the house closes, and then wait until all are gone.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::{Arc, Weak};
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::routing::get;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

use crate::door::Door;
use crate::{FAREWELL, page, socket};

/// How long nobody is let in if the system has no room for one more.
const NO_ROOM: Duration = Duration::from_millis(100);

/// How often limits forget those who have not come near them for a while.
const FORGET: Duration = Duration::from_mins(10);

/// Lets people in until `stop`, and closes the house.
pub async fn open(listener: TcpListener, door: Arc<Door>, stop: impl Future<Output = ()>) {
    let base = &door.house.settings.base_path;
    let router = Router::new()
        .route(&base.join("healthz"), get(|| async { "ok\n" }))
        .route(&base.join("tables"), get(socket::connect))
        .fallback(get(page::file))
        .with_state(Arc::clone(&door));
    let mut http = http1::Builder::new();
    // Whoever connects and then says nothing, or not all of it, is not waited for.
    http.timer(TokioTimer::new()).header_read_timeout(door.house.settings.limits.head);
    // Every connection holds one end until it is over, or has become one of a table.
    let (here, mut gone) = mpsc::channel::<()>(1);
    tokio::spawn(forget(Arc::downgrade(&door)));
    let mut stop = pin!(stop);
    loop {
        let (stream, from) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    tracing::warn!(%error, "nobody can be let in");
                    sleep(NO_ROOM).await;
                    continue;
                }
            },
            () = &mut stop => break,
        };
        let io = TokioIo::new(at_once(stream));
        let router = router.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo::<SocketAddr>(from));
            TowerToHyperService::new(router.clone()).call(request)
        });
        let connection = http.serve_connection(io, service).with_upgrades();
        let (mut closing, here) = (door.closing(), here.clone());
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            let served = tokio::select! {
                served = &mut connection => served,
                () = async { drop(closing.wait_for(|closing| *closing).await) } => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = served {
                tracing::debug!(%error, %from, "a connection broke");
            }
            drop(here);
        });
    }
    tracing::info!("the house closes");
    drop((listener, here));
    door.close();
    let gone = async {
        gone.recv().await;
        door.empty().await;
    };
    // Whoever never finishes is not waited for.
    if timeout(FAREWELL, gone).await.is_err() {
        tracing::info!("not everybody was gone when the house closed");
    }
    door.house.close().await;
}

/// What is told is told at once, and not when there is more of it.
fn at_once(stream: TcpStream) -> TcpStream {
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection sends when it likes");
    }
    stream
}

async fn forget(door: Weak<Door>) {
    while let Some(door) = door.upgrade() {
        door.forget();
        drop(door);
        sleep(FORGET).await;
    }
}
