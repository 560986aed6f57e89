#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| patolli_probes::bot_answer(bytes));
