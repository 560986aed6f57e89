//! What processes use, where the system says so in `/proc`.

use std::fs::read_to_string;

/// How much was used up to a moment, in ticks of the processor.
#[derive(Clone, Copy, Debug)]
pub struct Ticks {
    /// All there were.
    pub all: u64,
    /// Those in which anything was done on the machine.
    pub busy: u64,
    /// Those of the house.
    pub house: Option<u64>,
    /// Those of this process, which plays.
    pub own: u64,
}

impl Ticks {
    /// Up to now.
    pub fn now(house: Option<u32>) -> Option<Self> {
        let stat = read_to_string("/proc/stat").ok()?;
        let first = stat.lines().next()?;
        let each: Vec<u64> = first
            .split_whitespace()
            .skip(1)
            .take(8)
            .filter_map(|ticks| ticks.parse().ok())
            .collect();
        // The fourth is idle, and so is the fifth, which waits for the disk.
        let [_, _, _, idle, waiting, ..] = each[..] else { return None };
        let all = each.iter().sum();
        Some(Self {
            all,
            busy: all - idle - waiting,
            house: house.and_then(|house| of_process(&house.to_string())),
            own: of_process("self")?,
        })
    }
}

/// Ticks of a process, in itself and in the system for it.
fn of_process(process: &str) -> Option<u64> {
    let stat = read_to_string(format!("/proc/{process}/stat")).ok()?;
    // Its name, in brackets, may be anything.
    let (_, rest) = stat.rsplit_once(')')?;
    let mut fields = rest.split_whitespace().skip(11);
    let (user, system): (u64, u64) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
    Some(user + system)
}

/// The memory that a process has of the machine, in bytes.
pub fn memory(process: Option<u32>) -> Option<u64> {
    let status = read_to_string(format!("/proc/{}/status", process?)).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kib: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kib * 1024)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn the_system_says_what_a_process_uses() {
        let ticks = Ticks::now(Some(std::process::id())).unwrap();
        assert!(ticks.all >= ticks.busy && ticks.busy >= ticks.own, "{ticks:?}");
        assert!(ticks.house >= Some(ticks.own), "{ticks:?}");
        assert!(memory(Some(std::process::id())).unwrap() > 100_000);
    }
}
