### Slips over the corner of the board, and the curtain.

sandbox-back = Back to where you came from
since-title = Since your last turn
since-count = { $count ->
    [one] 1 thing happened
   *[other] { $count } things happened
}
vote-past = Go on without { $name }?
vote-back = Take moves back?
vote-back-to = The game would go back to:
vote-agreed = For it: { $names }.
vote-agree = Agree
vote-refuse = Refuse
vote-ask-back = Ask to go back to here
hint = Hint
hint-title = An adept would
hint-wait = Wait, and keep the tokens.
hint-do = Do this
hint-public = { $name } asked for a hint.
curtain-title = { $name }’s turn
curtain-hand = Hand the device to { $name }. Nobody else looks.
curtain-here = I am { $name }
