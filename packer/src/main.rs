//! Makes the page from WebAssembly, and the packages that people install. `cargo xtask` builds and
//! calls it.

mod package;
mod page;

use std::process::ExitCode;

use page::Care;

const USAGE: &str = "\
Usage: patolli-packer page --wasm FILE --out DIR --care full|quick|draft
       patolli-packer package --program FILE --out DIR";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args[..] {
        ["page", "--wasm", wasm, "--out", folder, "--care", care] => match Care::named(care) {
            Some(care) => page::write_to(folder.as_ref(), wasm.as_ref(), care),
            None => Err(format!("no care is called {care}.")),
        },
        ["package", "--program", program, "--out", folder] => {
            package::write_to(folder.as_ref(), program.as_ref())
        }
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("patolli-packer: {sentence}");
            ExitCode::FAILURE
        }
    }
}
