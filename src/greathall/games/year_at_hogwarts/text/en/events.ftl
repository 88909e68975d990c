### The log: one message for each kind of event. One sentence, in the present tense; names of players stand in the nominative.
### $list: what the event names any number of.

## So much of what is held

so-many = { ID($holding) ->
    [hp] { $number ->
        [one] { $number } health
       *[other] { $number } health
    }
    [points] { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
    [floo] { $number ->
        [one] { $number } Floo powder
       *[other] { $number } Floo powders
    }
    [portkey] { $number ->
        [one] { $number } Portkey
       *[other] { $number } Portkeys
    }
    [object] { $number ->
        [one] { $number } object
       *[other] { $number } objects
    }
    [card] { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
    [potion] { $number ->
        [one] { $number } potion
       *[other] { $number } potions
    }
    [book] { $number ->
        [one] { $number } book
       *[other] { $number } books
    }
   *[spell] { $number ->
        [one] { $number } spell
       *[other] { $number } spells
    }
}


## Set-up

event-agreed = Agreed on: { $option } { $number }.
event-deck-laid = { $deck }: { $number } in the deck.
event-board-taken = { $figure } plays { $board }.
event-equipped = { $figure } begins with { $number } health, { $number-2 } Floo and { $number-3 } Portkey.
event-started = { $figure } stands on { $space }.
event-mission-dealt = { $figure } draws a mission: { $mission }.
event-token-laid = { $token } lies on { $space }.
event-posted = { $seat } posts { $figure } on { $space }.
event-began = { $figure } begins.

## Turns

event-round-began = Round { $number } begins.
event-turn-began = { $figure } has the turn.
event-turn-missed = { $figure } misses this turn.
event-waited = { $figure } waits at { $space }.
event-stopped-waiting = { $figure } waits no longer.
event-extra-turn = { $figure } takes another turn.
event-turn-to-miss = { $figure } will miss a turn.
event-turn-ended = { $figure } ends the turn.
event-end-met = { $figure } has reached the end of the game.
event-round-will-be-finished = Round { $number } is finished first.
event-won = { $figure } wins.
event-scored = { $figure } has { $number } points and { $number-2 } missions done.
event-rounds-taken = It took { $number } rounds.

## The move

event-movement-rolled = { $figure } rolls { $list } for the move.
    .each = { $number }
event-no-roll = { $figure } makes no roll for the move.
event-rerolled = { $figure } rolls again: { $list }.
    .each = { $number }
event-steps-counted = { $figure } moves { $number } steps.
event-went = { $figure } goes to { $space }.
event-crossed = { $figure } takes a passage to { $space }.
event-stopped = { $figure } stops at { $space }.
event-no-way = { $figure } can go no further; { $number } steps lapse.
event-space-named = { $figure } stops at a named space: { $space }.
event-met = { $figure } meets { $figure-2 }.
event-passed = { $figure } passes { $figure-2 }.
event-journeyed = { $figure } journeys to { $space }.
event-went-back = { $figure } returns to { $space }.
event-was-moved = { $figure } comes to { $space }.

## Spaces and cards

event-token-taken = { $figure } picks up { $token } at { $space }.
event-token-left = { $figure } leaves { $token } at { $space }.
event-space-acted = { $space } takes effect for { $figure }.
event-no-effect = { $space } does nothing for { $figure }.
event-card-drawn = { $figure } draws { $card }.
event-deck-empty = { $figure } finds the deck empty: { $deck }.
event-card-offered = { $figure } turns { $card } up.
event-card-resolved = { $figure } carries out { $card }.
event-card-kept = { $figure } keeps { $card }.
event-card-played = { $figure } plays { $card }.
event-card-returned = { $figure } puts { $card } under its deck.
event-gained = { $figure } gains { so-many }.
event-lost = { $figure } loses { so-many }.
event-lacking = { $figure } lacks { $holding }.
event-at-least-one = { $figure } keeps 1 health.
event-not-below-zero = { $figure } has no points to lose.
event-exam-sat = { $figure } sits the exam of { $card }: { $number } points.
event-deck-shuffled = A deck is shuffled: { $deck }.
event-card-taken = { $figure } takes { $card } from { $figure-2 }.
event-token-taken-from = { $figure } takes { $token } from { $figure-2 }.
event-hand-seen = { $figure } sees the cards of { $figure-2 }.
event-fetched = { $figure } takes { $card } from the deck.
event-offered = { $figure } offers { $figure-2 } { $token-2 } for { $token }.
event-refused = { $figure } refuses.
event-swapped = { $figure } and { $figure-2 } swap { $token } and { $token-2 }.
event-effect-used = { $figure } uses { $effect }.
event-effect-declined = { $figure } declines { $effect }.
event-stands = { $figure } makes this hold for a while: { $effect }.
event-ran-out = This runs out: { $effect }.
event-table-rolled = { $figure } rolls { $number }.
event-option-chosen = { $figure } chooses: { $effect }.

## Missions

event-attempted = { $figure } attempts { $mission }.
event-mission-done = { $figure } has done { $mission }: { $number } points.
event-mission-lost = { $figure } fails { $mission }.
event-token-spent = { $figure } has used { $token }.
event-token-put = { $token } is put on { $space }.
event-mission-returned = { $figure } puts { $mission } under the stack.
event-defeated = { $figure } is carried to { $space }.

## Fights

event-mission-fight-began = { $opponent } is fought by { $list }.
    .each = { $figure }
event-duel-began = { $figure } fights a duel with { $duel }.
event-players-fought = { $figure } fights { $figure-2 }.
event-death-eater-fought = { $figure } fights the Death Eater { $figure-2 }.
event-no-fight = { $figure } and { $figure-2 } do not fight.
event-opponent-revealed = { $opponent } is revealed: { $number } health.
event-first-by-ability = { $figure } attacks first.
event-attack-rolled = { $figure } rolls { $list } to attack.
    .each = { $number }
event-attack-rolled-again = { $figure } rolls the attack again: { $list }.
    .each = { $number }
event-attack-hit = { $figure } has { $number } hits against resistance { $number-2 }.
event-attack-missed = { $figure } misses resistance { $number }.
event-attack-lost = { $figure } loses this attack.
event-fight-card-played = { $figure } plays { $card } in the fight.
event-struck = { $opponent } strikes { $figure }.
event-strike-lost = { $opponent } loses the strike at { $figure }.
event-not-healed = { $figure } gains no health.
event-no-harm = { $figure } is not hurt.
event-fell = { $figure } has no health left.
event-stands-up = { $figure } gets up with 1 health.
event-fight-won = { $figure } wins the fight.
event-fight-lost = { $figure } loses the fight.
event-fled = { $figure } flees.
event-fled-to = { $figure } flees to { $space }.
event-clashed = { $figure } rolls { $number }, { $figure-2 } { $number-2 }.
event-defence-rolled = { $figure } rolls { $number } in defence.
event-portkey-taken = { $figure } takes a Portkey from { $figure-2 }.
event-floo-taken = { $figure } takes a Floo powder from { $figure-2 }.
event-nothing-taken = { $figure } takes nothing.
event-no-spoils = There is nothing for { $figure } to take.
event-death-eater-gone = { $figure } leaves the game.
event-will-lose-attacks = { $figure } will lose { $number } attacks.
event-own-duel = { $figure } draws the own { $duel } and draws again.
event-card-limit = { $figure } may play { $number } cards in this fight.
event-death-eater-played = { $figure } is played by { $seat }.
event-death-eater-unplayed = { $figure } is played by the app.

## Quidditch

event-called = { $figure } calls { $figure-2 } to a match.
event-house-chosen = { $figure } plays for { $house }.
event-keeper-posted = { $figure } posts the keeper on { $square }.
event-match-began = { $figure } plays Quidditch against { $figure-2 }.
event-starts-rolled = { $figure } rolls { $number }, { $figure-2 } { $number-2 }.
event-side-begins = { $figure } begins.
event-actions-rolled = { $figure } rolls { $number } and { $number-2 } for actions.
event-flew = { $piece } flies to { $square }.
event-quaffle-held = { $piece } has the quaffle.
event-bludger-held = { $piece } has a bludger.
event-quaffle-stolen = { $piece } takes the quaffle from { $piece-2 }.
event-stepped-away = { $piece } steps away to { $square }.
event-stayed-on = { $piece } has no room to step away.
event-quaffle-passed = { $piece } throws the quaffle to { $square }.
event-shot = { $piece } shoots: { $number } against { $number-2 }.
event-shot-at-nobody = { $piece } shoots, and nobody keeps the goal.
event-goal = A goal by { $figure }: { $number } so far.
event-saved = { $figure } keeps the quaffle out.
event-quaffle-laid = { $figure } lays the quaffle on { $square }.
event-bludger-thrown = { $piece } throws the bludger { $direction }, { $number } far.
event-bludger-stopped = The bludger stops on { $square }.
event-hit = { $piece } is hit and rolls { $number }.
event-knocked-out = { $piece } is out.
event-quaffle-dropped = The quaffle falls on { $square }.
event-bludger-dropped = A bludger falls on { $square }.
event-round-won = { $figure } wins round 1.
event-no-chasers = { $figure } has no chasers left.
event-actions-lapsed = { $figure } leaves { $number } actions.
event-seeker-rolled = { $figure } rolls { $list } for the seeker.
    .each = { $number }
event-seeker-rolled-again = { $figure } rolls again for the seeker: { $list }.
    .each = { $number }
event-seeker-flew = The seeker of { $figure } is at { $number } of the lap.
event-quidditch-drawn = { $figure } draws { $card }.
event-quidditch-played = { $figure } plays { $card }.
event-quidditch-cancelled = { $card } is cancelled.
event-snitch-caught = { $figure } catches the snitch.
event-went-back-from-match = { $figure } returns to { $space }.

## Voldemort Returns

event-harry-and-voldemort = { $figure } meets { $figure-2 }.
event-both-lack-theirs = Both lack their token: nothing happens.
event-horcrux-laid = The horcrux { $token } is at { $space }.
event-horcrux-rolled = { $figure } rolls { $number }, { $figure-2 } { $number-2 }.
event-horcrux-rolled-again = The dice now show { $number } and { $number-2 }.
event-horcrux-destroyed = { $figure } destroys { $token }.
event-horcrux-stands = { $figure } does not destroy { $token }.
event-voldemort-weaker = { $figure } has { $number } health left.
event-tries-again = { $figure } tries again instead of moving.
event-handed-over = { $figure } hands { $token } to { $figure-2 }.
event-figure-moves = { $figure } moves.
event-went-to-graveyard = { $figure } goes to the graveyard.
event-voldemort-returned = { $figure } returns with { $number } health.
event-death-eater-called = { $figure } comes to { $space }.
event-token-hidden = { $token } now lies at { $space }.
