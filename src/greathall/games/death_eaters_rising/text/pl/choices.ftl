### What is asked, and what may be chosen.
### Of a choice: the whole instruction; its heading in a list (group), and there its row and its cell, where it has these.
### Of a question: $seat is who is asked, $may-roll the number of the options that are rolls, and so on for every choice.
### Questions and choices both stand in the imperative. Heading, row and cell read on as one sentence where they can.

## What is asked

ask-choose-faction = { $seat }: wybierz frakcję
ask-choose-starter = { $seat }: wybierz postać początkową
ask-travel = { $seat }: wybierz cel podróży
ask-choose-colour = { $seat }: weź { FORM($colour, case: "accusative") } lub { FORM($colour-2, case: "accusative") } kość
ask-roll = { $seat }: rzuć kośćmi
ask-assign = { $may-assign ->
    [0] { $may-roll ->
        [0] { $seat }: żadna kość nie pasuje, więc odrzuć jedną
       *[other] { $seat }: rzuć ponownie lub zakończ rzuty
    }
   *[other] { $may-roll ->
        [0] { $seat }: przydziel kość lub odrzuć jedną
       *[other] { $seat }: przydziel kolejną kość lub rzuć ponownie
    }
}
ask-end-turn = { $seat }: zakończ turę
ask-use-ability = { $seat }: użyj { ability-of.genitive } lub zrezygnuj
ask-heal = { $number ->
    [one] { $seat }: usuń { $number } obrażenie z czarodzieja
    [few] { $seat }: usuń { $number } obrażenia z czarodzieja
   *[other] { $seat }: usuń { $number } obrażeń z czarodzieja
}
ask-cleanse = { $number ->
    [one] { $seat }: usuń { $number } znacznik wpływu z lokacji
    [few] { $seat }: usuń { $number } znaczniki wpływu z lokacji
   *[other] { $seat }: usuń { $number } znaczników wpływu z lokacji
}
ask-strike = { $number ->
    [one] { $seat }: zadaj śmierciożercy { $number } obrażenie
    [few] { $seat }: zadaj śmierciożercy { $number } obrażenia
   *[other] { $seat }: zadaj śmierciożercy { $number } obrażeń
}
ask-suffer = { $number ->
    [one] { $seat }: wybierz w swojej drużynie czarodzieja, który otrzyma { $number } obrażenie
    [few] { $seat }: wybierz w swojej drużynie czarodzieja, który otrzyma { $number } obrażenia
   *[other] { $seat }: wybierz w swojej drużynie czarodzieja, który otrzyma { $number } obrażeń
}
ask-reroll = { $may-reroll ->
    [0] { $seat }: wybierz kości do przerzucenia
   *[other] { $seat }: wybierz kolejne kości lub przerzuć już wybrane
}
ask-turn-die = { ID($trait) ->
    [none] { $seat }: obróć kość na inną ściankę
   *[other] { $seat }: obróć kość na { FORM($trait, case: "accusative") }
}
ask-take-token = { $seat }: dobierz żeton zaklęcia lub zrezygnuj
ask-may-heal = { $number ->
    [one] { $seat }: usuń { $number } obrażenie z czarodzieja w swojej drużynie lub zrezygnuj
    [few] { $seat }: usuń { $number } obrażenia z czarodzieja w swojej drużynie lub zrezygnuj
   *[other] { $seat }: usuń { $number } obrażeń z czarodzieja w swojej drużynie lub zrezygnuj
}
ask-swap = { $seat }: oddaj { FORM($character-2, case: "accusative") } za { FORM($character, case: "accusative") } lub zrezygnuj

## Set-up and travel

choice-choose-faction = Stań po stronie { FORM($faction, case: "genitive") }
    .group = Frakcje
    .cell = { $faction }
choice-start-with = Zacznij z { FORM($character, case: "instrumental") } w drużynie
    .group = Postaci początkowe
    .cell = { $character }
choice-travel = Wyrusz { FORM($location, case: "to") }
    .group = Wyrusz
    .cell = { FORM($location, case: "to") }

## Dice

choice-take-die = Weź { FORM($colour, case: "accusative") } kość
    .group = Weź
    .cell = { FORM($colour, case: "accusative") } kość
choice-roll = Rzuć kośćmi
    .group = Dalej
choice-move-to-voldemort = Odrzuć { FORM($die, case: "accusative") } i podąż za Voldemortem
    .group = Podąż za Voldemortem, odrzucając
    .cell = { FORM($die, case: "accusative") }
choice-assign = Przydziel { shown-die.accusative } { ability-of.to }
    .group = Przydziel kość
    .row = { shown-die }
    .cell = { $target }
choice-discard = Odrzuć { shown-die.accusative }
    .group = Odrzuć kość
    .cell = { shown-die }
choice-stop = Zakończ rzuty i odrzuć pozostałe kości
    .group = Albo
choice-end-turn = Zakończ turę
    .group = Dalej
choice-pick = Wybierz { shown-die.accusative }
    .group = Wybierz kość
    .cell = { shown-die }
choice-reroll = Przerzuć wybrane kości
    .group = Dalej
choice-turn-die = Obróć { shown-die.accusative } na { FORM($face, case: "accusative") }
    .group = Obróć kość
    .row = { shown-die }
    .cell = na { FORM($face, case: "accusative") }

## Abilities

choice-use-wizard = Użyj zdolności { FORM($character, case: "genitive") }
    .group = Użyj zdolności
    .cell = { FORM($character, case: "genitive") }
choice-use = Użyj zdolności
    .group = Zdecyduj
choice-decline = Zrezygnuj
    .group = Zdecyduj
choice-heal = Usuń obrażenia z { FORM($character, case: "genitive") }
    .group = Usuń obrażenia
    .cell = z { FORM($character, case: "genitive") }
choice-cleanse = Usuń wpływ z { FORM($location, case: "genitive") }
    .group = Usuń wpływ
    .cell = z { FORM($location, case: "genitive") }
choice-strike = Zrań { FORM($character, case: "accusative") }
    .group = Zrań
    .cell = { FORM($character, case: "accusative") }
choice-suffer = Obrażenia otrzymuje { $character }
    .group = Obrażenia otrzymuje
    .cell = { $character }
choice-take-token = Dobierz żeton zaklęcia
    .group = Zdecyduj
choice-agree = Zgódź się na wymianę
    .group = Zdecyduj

## Spell tokens

choice-token-assign = Użyj żetonu zaklęcia: zakryj symbol { FORM($trait, case: "genitive") } { ability-of.on }
    .group = Użyj żetonu zaklęcia
    .row = przydziel 1 symbol { FORM($trait, case: "genitive") }
    .cell = { $target }
choice-token-gain = Użyj żetonu zaklęcia: zyskaj { FORM($colour, case: "accusative") } kość
    .group = Użyj żetonu zaklęcia
    .row = zyskaj
    .cell = { FORM($colour, case: "accusative") } kość
choice-token-cleanse = Użyj żetonu zaklęcia: usuń 1 znacznik wpływu z { FORM($location, case: "genitive") }
    .group = Użyj żetonu zaklęcia
    .row = usuń 1 znacznik wpływu
    .cell = z { FORM($location, case: "genitive") }
choice-token-heal = Użyj żetonu zaklęcia: usuń 2 obrażenia z { FORM($character, case: "genitive") }
    .group = Użyj żetonu zaklęcia
    .row = usuń 2 obrażenia
    .cell = z { FORM($character, case: "genitive") }
choice-token-heal-two = { ID($character-2) ->
    [none] Użyj żetonu zaklęcia: usuń 1 obrażenie z { FORM($character, case: "genitive") }
   *[other] Użyj żetonu zaklęcia: usuń po 1 obrażeniu z { FORM($character, case: "genitive") } i z { FORM($character-2, case: "genitive") }
}
    .group = Użyj żetonu zaklęcia
    .row = usuń po 1 obrażeniu
    .cell = { ID($character-2) ->
        [none] z { FORM($character, case: "genitive") }
       *[other] z { FORM($character, case: "genitive") } i z { FORM($character-2, case: "genitive") }
    }
choice-token-swap = Użyj żetonu zaklęcia: zaproponuj wymianę { FORM($character, case: "genitive") } na { FORM($character-2, case: "accusative") }
    .group = Użyj żetonu zaklęcia
    .row = zaproponuj wymianę { FORM($character, case: "genitive") }
    .cell = na { FORM($character-2, case: "accusative") }
