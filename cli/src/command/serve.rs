//! `patolli serve`: the page, from this binary, and the tables at which people meet.

use std::net::SocketAddr;

use patolli_game::Phrase;
use patolli_server::{CannotServe, Settings};

use crate::addresses::{self, Found};
use crate::args::{LogForm, ServeArgs};
use crate::failure::Failure;
use crate::files;
use crate::output::{print_line, say, word};

pub fn run(args: &ServeArgs) -> Result<(), Failure> {
    let mut settings = Settings {
        public_address: args.public_address.clone(),
        trusted_proxies: args.trusted_proxies.clone(),
        base_path: args.base_path.clone(),
        metrics_address: args.metrics_addr,
        limits: args.limits.limits(),
        ..Settings::new(args.addr, args.data.clone())
    };
    settings.bot_threads = args.bot_threads.map_or(settings.bot_threads, usize::from);
    for offer in &args.bot {
        if settings.bot(&offer.id).is_some() {
            return Err(Failure::usage(&Phrase::new("cli", "same_bot").text("bot", &offer.id)));
        }
        settings.bots.push(offer.clone());
    }
    if args.check {
        return check(&settings);
    }
    if !args.without_page && !patolli_server::page_is_built() {
        return Err(Failure::Failed(word("no_page")));
    }
    keep_a_log(args.log);
    // Every connection is one.
    files::allow_many();
    let told = |address: SocketAddr| {
        let found = addresses::found(address, &addresses::of_this_machine());
        let found = found.below(&args.base_path);
        for sentence in sentences(&found, address, args) {
            // Whoever started this may have closed the output; serve all the same.
            let _ = print_line(&sentence);
        }
        if args.open && open::that_detached(&found.here).is_err() {
            let _ = print_line(&word("no_browser"));
        }
    };
    patolli_server::serve(settings, told).map_err(|error| failure(args, &error))
}

/// Where it is found, here and by others.
fn sentences(found: &Found, listens: SocketAddr, args: &ServeArgs) -> Vec<String> {
    let public = args.public_address.as_ref().map(|public| format!("{public}{}", args.base_path));
    let at = |id, url: &dyn std::fmt::Display| say(&Phrase::new("cli", id).text("url", url));
    let mut sentences = vec![at("serving", &found.here)];
    sentences.extend(found.elsewhere.iter().map(|url| at("serving_others", url)));
    sentences.extend(public.iter().map(|public| at("serving_public", public)));
    if found.elsewhere.is_empty() && public.is_none() {
        let all = addresses::for_all(listens);
        sentences.push(say(&Phrase::new("cli", "serving_alone").text("addr", all)));
    }
    sentences
}

/// Says on the error output what happens and what goes wrong; more of it by `RUST_LOG`, such as
/// `patolli_server=debug`.
fn keep_a_log(form: LogForm) {
    use tracing_subscriber::EnvFilter;
    let usual = || EnvFilter::new("warn,patolli_server=info");
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| usual());
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // There is one already only if this ran before.
    let _ = match form {
        LogForm::Text => log.try_init(),
        LogForm::Json => log.json().flatten_event(true).try_init(),
    };
}

/// Lists the tables at which nobody could play on.
fn check(settings: &Settings) -> Result<(), Failure> {
    let stuck = patolli_server::check(&settings.data).map_err(|error| {
        let phrase = Phrase::new("cli", "cannot_keep").text("data", settings.data.display());
        Failure::Failed(say(&phrase.text("error", error)))
    })?;
    for (table, why) in &stuck {
        print_line(&format!("{table}: {why}"))?;
    }
    let count = i64::try_from(stuck.len()).unwrap_or(i64::MAX);
    let sentence = say(&Phrase::new("cli", "checked_tables").number("count", count));
    if stuck.is_empty() { print_line(&sentence) } else { Err(Failure::Failed(sentence)) }
}

fn failure(args: &ServeArgs, error: &CannotServe) -> Failure {
    let phrase = match error {
        CannotServe::Store(error) => {
            Phrase::new("cli", "cannot_keep").text("data", args.data.display()).text("error", error)
        }
        CannotServe::Metrics(error) => {
            let address = args.metrics_addr.map(|address| address.to_string()).unwrap_or_default();
            Phrase::new("cli", "cannot_serve_metrics")
                .text("address", address)
                .text("error", Failure::reason(error))
        }
        CannotServe::Address(error) | CannotServe::System(error) => {
            Phrase::new("cli", "cannot_serve")
                .text("address", args.addr)
                .text("error", Failure::reason(error))
        }
    };
    Failure::Failed(say(&phrase))
}
