### What is asked, and what may be chosen.
### Of a choice: the whole instruction; its heading in a list (group), and there its row and its cell, where it has these.
### Of a question: $seat is who is asked, $may-roll the number of the options that are rolls, and so on for every choice.
### A question speaks to the player in the imperative („vy“), a choice stands in the infinitive.

## What is asked

ask-choose-faction = { $seat }: zvolte si frakci
ask-choose-starter = { $seat }: zvolte si počáteční postavu
ask-travel = { $seat }: zvolte, kam se vydáte
ask-choose-colour = { $seat }: vezměte si { FORM($colour, case: "accusative") }, nebo { FORM($colour-2, case: "accusative") } kostku
ask-roll = { $seat }: hoďte kostkami
ask-assign = { $may-assign ->
    [0] { $may-roll ->
        [0] { $seat }: žádná kostka se nehodí, jednu vyřaďte
       *[other] { $seat }: hoďte znovu, nebo skončete
    }
   *[other] { $may-roll ->
        [0] { $seat }: přiřaďte kostku, nebo jednu vyřaďte
       *[other] { $seat }: přiřaďte další kostku, nebo hoďte znovu
    }
}
ask-end-turn = { $seat }: ukončete tah
ask-use-ability = { $seat }: použijte { ability-of.accusative }, nebo odmítněte
ask-heal = { $seat }: odeberte některému kouzelníkovi { $number } zranění
ask-cleanse = { $number ->
    [one] { $seat }: odeberte z některé lokace { $number } vliv
    [few] { $seat }: odeberte z některé lokace { $number } ukazatele vlivu
   *[other] { $seat }: odeberte z některé lokace { $number } ukazatelů vlivu
}
ask-strike = { $seat }: udělte některému Smrtijedovi { $number } zranění
ask-suffer = { $seat }: vyberte ze svého týmu kouzelníka, který utrpí { $number } zranění
ask-reroll = { $may-reroll ->
    [0] { $seat }: vyberte kostky k přehození
   *[other] { $seat }: vyberte další kostky, nebo ty vybrané přehoďte
}
ask-turn-die = { ID($trait) ->
    [none] { $seat }: otočte jednu kostku na jinou stranu
   *[other] { $seat }: otočte jednu kostku na { FORM($trait, case: "accusative") }
}
ask-take-token = { $seat }: vezměte si žeton kouzla, nebo odmítněte
ask-may-heal = { $seat }: odeberte kouzelníkovi svého týmu { $number } zranění, nebo odmítněte
ask-swap = { $seat }: dejte { FORM($character-2, case: "accusative") } za { FORM($character, case: "accusative") }, nebo odmítněte

## Set-up and travel

choice-choose-faction = Zvolit frakci { $faction }
    .group = Zvolit frakci
    .cell = { $faction }
choice-start-with = Vzít si do týmu { FORM($character, case: "accusative") }
    .group = Počáteční postava
    .cell = { $character }
choice-travel = Vydat se do lokace { $location }
    .group = Vydat se do lokace
    .cell = { $location }

## Dice

choice-take-die = Vzít si { FORM($colour, case: "accusative") } kostku
    .group = Vzít si
    .cell = { FORM($colour, case: "accusative") } kostku
choice-roll = Hodit kostkami
    .group = Pokračovat
choice-move-to-voldemort = Vyřadit { FORM($die, case: "accusative") } a vydat se za Voldemortem
    .group = Za Voldemortem: vyřadit
    .cell = { FORM($die, case: "accusative") }
choice-assign = Přiřadit { shown-die.accusative } { ability-of.to }
    .group = Přiřadit kostku
    .row = { shown-die.accusative }
    .cell = { $target }
choice-discard = Vyřadit { shown-die.accusative }
    .group = Vyřadit kostku
    .cell = { shown-die.accusative }
choice-stop = Skončit a zbylé kostky vyřadit
    .group = Nebo
choice-end-turn = Ukončit tah
    .group = Pokračovat
choice-pick = Vybrat { shown-die.accusative }
    .group = Vybrat kostku
    .cell = { shown-die.accusative }
choice-reroll = Přehodit vybrané kostky
    .group = Pokračovat
choice-turn-die = Otočit { shown-die.accusative } na { FORM($face, case: "accusative") }
    .group = Otočit kostku
    .row = { shown-die.accusative }
    .cell = na { FORM($face, case: "accusative") }

## Abilities

choice-use-wizard = Použít schopnost { FORM($character, case: "genitive") }
    .group = Použít schopnost
    .cell = { FORM($character, case: "genitive") }
choice-use = Použít schopnost
    .group = Rozhodnout se
choice-decline = Odmítnout
    .group = Rozhodnout se
choice-heal = Odebrat zranění { FORM($character, case: "dative") }
    .group = Odebrat zranění
    .cell = { FORM($character, case: "dative") }
choice-cleanse = Odebrat vliv z lokace { $location }
    .group = Odebrat vliv z lokace
    .cell = { $location }
choice-strike = Zranit { FORM($character, case: "accusative") }
    .group = Zranit
    .cell = { FORM($character, case: "accusative") }
choice-suffer = Zranění utrpí { $character }
    .group = Zranění utrpí
    .cell = { $character }
choice-take-token = Vzít si žeton kouzla
    .group = Rozhodnout se
choice-agree = Souhlasit s výměnou
    .group = Rozhodnout se

## Spell tokens

choice-token-assign = Žetonem kouzla zakrýt { FORM($trait, case: "accusative") } { ability-of.on }
    .group = Použít žeton kouzla
    .row = přiřadit 1 { FORM($trait, case: "accusative") }
    .cell = { $target }
choice-token-gain = Žetonem kouzla získat { FORM($colour, case: "accusative") } kostku
    .group = Použít žeton kouzla
    .row = získat
    .cell = { FORM($colour, case: "accusative") } kostku
choice-token-cleanse = Žetonem kouzla odebrat 1 vliv z lokace { $location }
    .group = Použít žeton kouzla
    .row = odebrat 1 vliv z lokace
    .cell = { $location }
choice-token-heal = Žetonem kouzla odebrat { FORM($character, case: "dative") } 2 zranění
    .group = Použít žeton kouzla
    .row = odebrat 2 zranění
    .cell = { FORM($character, case: "dative") }
choice-token-heal-two = { ID($character-2) ->
    [none] Žetonem kouzla odebrat { FORM($character, case: "dative") } 1 zranění
   *[other] Žetonem kouzla odebrat { FORM($character, case: "dative") } a { FORM($character-2, case: "dative") } po 1 zranění
}
    .group = Použít žeton kouzla
    .row = odebrat po 1 zranění
    .cell = { ID($character-2) ->
        [none] { FORM($character, case: "dative") }
       *[other] { FORM($character, case: "dative") } a { FORM($character-2, case: "dative") }
    }
choice-token-swap = Žetonem kouzla nabídnout { FORM($character, case: "accusative") } za { FORM($character-2, case: "accusative") }
    .group = Použít žeton kouzla
    .row = nabídnout { FORM($character, case: "accusative") } za
    .cell = { FORM($character-2, case: "accusative") }
