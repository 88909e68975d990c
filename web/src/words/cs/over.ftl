### Lístky v rohu herního plánu a opona.

sandbox-back = Zpět, odkud jste přišli
since-title = Od vašeho posledního tahu
since-count = { $count ->
    [one] stala se 1 věc
    [few] staly se { $count } věci
   *[other] stalo se { $count } věcí
}
vote-past = Pokračovat bez hráče { $name }?
vote-back = Vzít tahy zpět?
vote-back-to = Hra by se vrátila sem:
vote-agreed = Pro: { $names }.
vote-agree = Souhlasím
vote-refuse = Nesouhlasím
vote-ask-back = Navrhnout návrat sem
hint = Nápověda
hint-title = Zkušený hráč by
hint-wait = Počkal a žetony si nechal.
hint-do = Provést
hint-public = { $name } si nechává poradit.
curtain-title = Na tahu: { $name }
curtain-hand = Předejte zařízení: { $name }. Ostatní se nedívají.
curtain-here = Jsem to já, { $name }
