//! `patolli serve`: the page, from this binary.

use patolli_game::Phrase;

use crate::args::ServeArgs;
use crate::failure::Failure;
use crate::output::{print_line, say, word};

pub fn run(args: &ServeArgs) -> Result<(), Failure> {
    if !patolli_server::page_is_built() {
        return Err(Failure::Failed(word("no_page")));
    }
    let told = |address: std::net::SocketAddr| {
        let url = format!("http://{address}/");
        // Whoever started this may have closed the output; serve all the same.
        let _ = print_line(&say(&Phrase::new("cli", "serving").text("url", &url)));
        if args.open && open::that_detached(&url).is_err() {
            let _ = print_line(&word("no_browser"));
        }
    };
    patolli_server::serve(args.addr, told).map_err(|error| {
        let phrase = Phrase::new("cli", "cannot_serve")
            .text("address", args.addr)
            .text("error", Failure::reason(&error));
        Failure::Failed(say(&phrase))
    })
}
