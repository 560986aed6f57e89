//! A harness that cannot fail proves nothing: each deliberate mistake must be found, and named.

use super::{Effort, check};
use crate::sample::{Flaw, Sample, making};

#[test]
fn the_sample_game_meets_the_contract() {
    making(None, super::prove::<Sample>);
}

/// One row for each mistake: what the harness must say about it.
macro_rules! finds {
    ($($test:ident: $flaw:ident => $property:literal;)*) => {
        $(#[test]
        fn $test() {
            let failure = making(Some(Flaw::$flaw), || check::<Sample>(Effort::default()));
            let failure = failure.unwrap_err();
            assert_eq!(failure.property, $property, "{failure}");
        })*

        /// A mistake without a row does not compile here.
        const _: fn(Flaw) = |flaw| match flaw {
            $(Flaw::$flaw => {})*
        };
    };
}

finds! {
    finds_bids_in_the_view: ViewShowsBids => "views leak nothing";
    finds_the_deck_in_the_view: ViewShowsDeck => "views leak nothing";
    finds_bids_in_events: EventShowsBid => "events tell no more than views";
    finds_a_listed_decision_refused: RefusesListed => "listed is accepted";
    finds_an_unlisted_decision_accepted: AcceptsUnlisted => "listed is accepted";
    finds_that_order_matters: OrderMatters => "simultaneous decisions commute";
    finds_a_barrier_not_reported: HidesBarrier => "what can be taken back reveals nothing";
    finds_a_game_without_end: NeverEnds => "the game ends";
    finds_determinizing_that_knows_the_deck: DeterminizesOneDeck => "hidden things vary";
    finds_a_lost_card: LosesACard => "the game's own invariants hold";
    finds_an_idle_question: NeverGives => "no idle question";
    finds_a_trace_of_a_refusal: RefusalLeavesTrace => "a refusal leaves no trace";
    finds_misread_notation: MisreadsNotation => "notation round-trips";
    finds_a_card_never_seen: ListsACardTooMany => "everything was seen";
    finds_the_deck_in_the_events_of_set_up: SetupShowsDeck => "events of set-up leak nothing";
    finds_the_deck_in_an_event_across_a_barrier: EventShowsDeck => "events leak nothing";
    finds_a_list_out_of_order: ListsBackwards => "decisions are listed in order";
    finds_a_round_that_falls: RoundFalls => "rounds never fall";
    finds_an_omniscient_viewer_who_does_not_see_all: OmniscientIsBlind => "positions round-trip";
    finds_that_a_second_reading_differs: ReadsOtherwise => "a second reading of the rules agrees";
    finds_an_outcome_that_is_not_the_standing: OutcomeForgets => "the outcome is the last standing";
    finds_a_payment_for_nothing: PaysForNothing => "nothing is paid for nothing";
    finds_a_panic: Panics => "nothing panics";
}
