//! Few cases of many, so that every pair of values that occurs together in any of them occurs in one
//! of the few: most of what goes wrong goes wrong by two things at once.

use std::collections::BTreeSet;

/// A value of one dimension beside one of another: each as the dimension and the value's number.
type Pair = ((usize, usize), (usize, usize));

/// The pairs that a case has.
fn pairs_of<const N: usize>(case: &[usize; N]) -> impl Iterator<Item = Pair> {
    (0..N).flat_map(move |one| {
        (one + 1..N).map(move |other| ((one, case[one]), (other, case[other])))
    })
}

/// Every pair that occurs in these cases; a case is the number of its value in each dimension.
pub fn pairs<const N: usize>(cases: &[[usize; N]]) -> BTreeSet<Pair> {
    cases.iter().flat_map(pairs_of).collect()
}

/// Cases that have every pair which all of them have: always the one next that has most of those
/// which are missing, and of several the first.
pub fn covering<const N: usize>(cases: &[[usize; N]]) -> Vec<[usize; N]> {
    let mut missing = pairs(cases);
    let mut chosen = Vec::new();
    while !missing.is_empty() {
        let news =
            |case: &&[usize; N]| pairs_of(case).filter(|pair| missing.contains(pair)).count();
        // Of several, `max_by_key` takes the last.
        let Some(best) = cases.iter().rev().max_by_key(news) else { break };
        for pair in pairs_of(best) {
            missing.remove(&pair);
        }
        chosen.push(*best);
    }
    chosen
}
