//! Serves the page that is embedded in the binary. Online tables will sit here too.

mod page;

use std::io;
use std::net::SocketAddr;

use axum::Router;
use axum::routing::get;
use tokio::net::TcpListener;

pub use page::is_built as page_is_built;

/// Serves until the process ends. Once it listens, `listening` is told the address: with port 0 the
/// system chooses one.
pub fn serve(address: SocketAddr, listening: impl FnOnce(SocketAddr)) -> io::Result<()> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(async {
        let listener = TcpListener::bind(address).await?;
        listening(listener.local_addr()?);
        axum::serve(listener, Router::new().fallback(get(page::file))).await
    })
}
