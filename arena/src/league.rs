//! What a tournament says of each bot: shares, means, intervals, ratings.

use patolli_bots::BotName;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::tournament::Played;

/// 95 % of a normal distribution lies within this many deviations of the mean.
const NORMAL_95: f64 = 1.96;

/// A figure with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Interval {
    /// The figure.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// What a tournament says of one bot. Entries of the same name are one bot.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// Its name.
    pub name: String,
    /// How many entries it has.
    pub entries: usize,
    /// In how many games it played.
    pub games: u64,
    /// Its share of wins, for one seat; a win shared by k counts 1/k.
    pub win_share: Interval,
    /// Its mean final score, in the game's units.
    pub score: Interval,
    /// Its mean rank, from 1.
    pub rank: Interval,
    /// How long it thought about a turn, in milliseconds.
    pub millis_a_turn: f64,
    /// Its Weng-Lin rating, 25 for everyone at the beginning, and how uncertain that is.
    pub rating: (f64, f64),
    /// In how many of its games it forfeited a seat.
    pub forfeits: u64,
}

/// The standings of all bots of a tournament, in the order in which they were named.
pub fn league(entries: &[BotName], games: &[Played]) -> Vec<Standing> {
    let ratings = ratings(entries.len(), games);
    let names: Vec<String> = entries.iter().map(ToString::to_string).collect();
    let mut standings = Vec::<Standing>::new();
    for name in &names {
        if standings.iter().all(|standing| standing.name != *name) {
            let own: Vec<usize> = (0..names.len()).filter(|&at| names[at] == *name).collect();
            standings.push(standing(name, &own, games, &ratings));
        }
    }
    standings
}

fn standing(
    name: &str,
    entries: &[usize],
    games: &[Played],
    ratings: &[WengLinRating],
) -> Standing {
    // One figure a game, the mean of its seats: seats of one game are not independent samples.
    let (mut wins, mut scores, mut ranks) = (Vec::new(), Vec::new(), Vec::new());
    let (mut millis, mut turns, mut forfeits) = (0.0, 0_u64, 0);
    for played in games {
        let seats: Vec<usize> = (0..played.seating.len())
            .filter(|&seat| entries.contains(&played.seating[seat]))
            .collect();
        if seats.is_empty() {
            continue;
        }
        let mean = |of: &dyn Fn(usize) -> f64| {
            seats.iter().map(|&seat| of(seat)).sum::<f64>() / seats.len() as f64
        };
        wins.push(mean(&|seat| played.win(seat)));
        scores.push(mean(&|seat| f64::from(played.score[seat])));
        ranks.push(mean(&|seat| f64::from(played.rank[seat])));
        millis += seats.iter().map(|&seat| played.millis[seat]).sum::<f64>();
        turns += seats.iter().map(|&seat| u64::from(played.turns[seat])).sum::<u64>();
        forfeits += u64::from(seats.iter().any(|seat| played.forfeits.contains(seat)));
    }
    let share = |of: &dyn Fn(&WengLinRating) -> f64| {
        entries.iter().map(|&at| of(&ratings[at])).sum::<f64>() / entries.len() as f64
    };
    Standing {
        name: name.to_owned(),
        entries: entries.len(),
        games: wins.len() as u64,
        win_share: wilson(&wins),
        score: normal(&scores),
        rank: normal(&ranks),
        millis_a_turn: millis / turns.max(1) as f64,
        rating: (share(&|rating| rating.rating), share(&|rating| rating.uncertainty)),
        forfeits,
    }
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len().max(1) as f64
}

/// The mean of many figures, and where it lies with 95 % certainty.
fn normal(values: &[f64]) -> Interval {
    let value = mean(values);
    let squares: f64 = values.iter().map(|other| (other - value).powi(2)).sum();
    let count = values.len() as f64;
    let half = if count > 1.0 { NORMAL_95 * (squares / (count - 1.0) / count).sqrt() } else { 0.0 };
    Interval { value, low: value - half, high: value + half }
}

/// A share of wins and Wilson's interval for it, which is right at its ends too.
fn wilson(wins: &[f64]) -> Interval {
    let (count, share) = (wins.len() as f64, mean(wins));
    if wins.is_empty() {
        return Interval::default();
    }
    let square = NORMAL_95 * NORMAL_95;
    let centre = (share + square / (2.0 * count)) / (1.0 + square / count);
    let spread = (share * (1.0 - share) / count + square / (4.0 * count * count)).sqrt();
    let half = NORMAL_95 * spread / (1.0 + square / count);
    Interval { value: share, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
}

/// The rating of each entry after these games, one after the other.
fn ratings(entries: usize, games: &[Played]) -> Vec<WengLinRating> {
    let mut ratings = vec![WengLinRating::new(); entries];
    let config = WengLinConfig::new();
    for played in games {
        let teams: Vec<[WengLinRating; 1]> =
            played.seating.iter().map(|&entry| [ratings[entry]]).collect();
        let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
            .iter()
            .zip(&played.rank)
            .map(|(team, &rank)| (&team[..], MultiTeamOutcome::new(rank.into())))
            .collect();
        let after = weng_lin_multi_team(&ranked, &config);
        for (&entry, team) in played.seating.iter().zip(after) {
            if let Some(&rating) = team.first() {
                ratings[entry] = rating;
            }
        }
    }
    ratings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(number: u64, seating: [usize; 3], rank: [u8; 3]) -> Played {
        Played {
            number,
            seating: seating.to_vec(),
            score: rank.map(|rank| 40 - 10 * i32::from(rank)).to_vec(),
            rank: rank.to_vec(),
            turns: vec![10, 10, 10],
            millis: vec![5.0, 10.0, 20.0],
            decisions: 30,
            forfeits: Vec::new(),
        }
    }

    fn entries(names: [&str; 3]) -> Vec<BotName> {
        names.iter().map(|name| name.parse().unwrap()).collect()
    }

    #[test]
    fn bots_of_one_name_are_one_bot() {
        let games = [played(0, [0, 1, 2], [1, 2, 3]), played(1, [1, 2, 0], [3, 2, 1])];
        let league = league(&entries(["playouts:9", "random", "random"]), &games);
        assert_eq!(league.len(), 2);
        assert_eq!((league[0].games, league[1].games), (2, 2));
        assert_eq!((league[1].entries, league[1].win_share.value), (2, 0.0));
        assert!((league[0].win_share.value - 1.0).abs() < 1e-9);
        assert!((league[0].score.value - 30.0).abs() < 1e-9);
        assert!((league[1].rank.value - 2.5).abs() < 1e-9);
        // Seat 1 then seat 3: 5 and 20 ms over 20 turns.
        assert!((league[0].millis_a_turn - 1.25).abs() < 1e-9);
        assert!(league[0].rating.0 > 25.0 && league[1].rating.0 < 25.0);
    }

    #[test]
    fn a_shared_win_is_a_part_of_one() {
        let games = [played(0, [0, 1, 2], [1, 1, 3])];
        let league = league(&entries(["playouts:1", "playouts:2", "random"]), &games);
        assert!((league[0].win_share.value - 0.5).abs() < 1e-9);
    }

    /// Known answers: 8 of 10 is 49.0 % to 94.3 % by Wilson.
    #[test]
    fn intervals_are_as_in_the_tables() {
        let wins: Vec<f64> = (0..10).map(|at| f64::from(at < 8)).collect();
        let interval = wilson(&wins);
        assert!((interval.low - 0.490).abs() < 0.001, "{interval:?}");
        assert!((interval.high - 0.943).abs() < 0.001, "{interval:?}");
        let all = wilson(&[1.0; 20]);
        assert!((all.low - 0.839).abs() < 0.001 && (all.high - 1.0).abs() < 1e-9, "{all:?}");
        let normal = normal(&[1.0, 2.0, 3.0, 4.0, 5.0]);
        assert!((normal.high - 3.0 - 1.386).abs() < 0.001, "{normal:?}");
    }
}
