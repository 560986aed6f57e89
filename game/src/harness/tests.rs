//! A harness that cannot fail proves nothing: each deliberate mistake must be found, and named.

use super::{Effort, check};
use crate::sample::{Flawed, Sample, flaw};

#[test]
fn the_sample_game_meets_the_contract() {
    super::prove::<Sample>();
}

/// One row for each mistake: what the harness must say about it.
macro_rules! finds {
    ($($test:ident: $flaw:ident => $property:literal;)*) => {
        $(#[test]
        fn $test() {
            let failure = check::<Flawed<{ flaw::$flaw }>>(Effort::default()).unwrap_err();
            assert_eq!(failure.property, $property, "{failure}");
        })*

        #[test]
        fn every_mistake_has_its_row() {
            let mut rows = vec![$(flaw::$flaw),*];
            rows.sort_unstable();
            assert_eq!(rows, (1..=flaw::COUNT).collect::<Vec<_>>());
        }
    };
}

finds! {
    finds_bids_in_the_view: VIEW_SHOWS_BIDS => "views leak nothing";
    finds_the_deck_in_the_view: VIEW_SHOWS_DECK => "views leak nothing";
    finds_bids_in_events: EVENT_SHOWS_BID => "events tell no more than views";
    finds_a_listed_decision_refused: REFUSES_LISTED => "listed is accepted";
    finds_an_unlisted_decision_accepted: ACCEPTS_UNLISTED => "listed is accepted";
    finds_that_order_matters: ORDER_MATTERS => "simultaneous decisions commute";
    finds_a_barrier_not_reported: HIDES_BARRIER => "what can be taken back reveals nothing";
    finds_a_game_without_end: NEVER_ENDS => "the game ends";
    finds_determinizing_that_knows_the_deck: DETERMINIZES_ONE_DECK => "hidden things vary";
    finds_a_lost_card: LOSES_A_CARD => "the game's own invariants hold";
    finds_an_idle_question: NEVER_GIVES => "no idle question";
    finds_a_trace_of_a_refusal: REFUSAL_LEAVES_TRACE => "a refusal leaves no trace";
    finds_misread_notation: MISREADS_NOTATION => "notation round-trips";
    finds_a_card_never_seen: LISTS_A_CARD_TOO_MANY => "everything was seen";
    finds_the_deck_in_the_events_of_set_up: SETUP_SHOWS_DECK => "events of set-up leak nothing";
    finds_the_deck_in_an_event_across_a_barrier: EVENT_SHOWS_DECK => "events leak nothing";
    finds_a_list_out_of_order: LISTS_BACKWARDS => "decisions are listed in order";
    finds_a_round_that_falls: ROUND_FALLS => "rounds never fall";
    finds_an_omniscient_viewer_who_does_not_see_all: OMNISCIENT_IS_BLIND => "positions round-trip";
    finds_that_a_second_reading_differs: READS_OTHERWISE => "a second reading of the rules agrees";
    finds_an_outcome_that_is_not_the_standing: OUTCOME_FORGETS => "the outcome is the last standing";
    finds_a_panic: PANICS => "nothing panics";
}
