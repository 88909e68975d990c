### Teksty kart tak krótkie, by zmieściły się na karcie na stole: symbole w nawiasach zastępują słowa. Każdy komunikat
### zastępuje ten bez brief-; czego tu nie ma, brzmi jak w cards.ftl. Koszt stoi obok tekstu jako pola.

brief-moment-voldemort-here = [here] { $does }.
brief-moment-dark-mark = [mark] { $does }.
brief-moment-used = { $does }.
brief-moment-pool-is-taken = { $does }.
brief-moment-before-assigning = { $wound ->
    [0] Przed przydziałem, raz na turę: { $does }.
   *[other] Przed przydziałem, raz na turę, za { $wound }[damage]: { $does }.
}
brief-moment-roll-and-assign = { $wound ->
    [0] Raz na turę: { $does }.
   *[other] Raz na turę, za { $wound }[damage]: { $does }.
}

brief-if-team-has = { $who } w drużynie: { $does }
brief-if-nobody-here = jeśli nie ma tu { wizard-sign.genitive }, { $does }
brief-team-wizard = { $own ->
    [0] { wizard-sign }
   *[other] inny { wizard-sign }
}
brief-team-kin = { $own ->
    [0] ktoś z { FORM($kin, count: "many", case: "genitive") }
   *[other] ktoś inny z { FORM($kin, count: "many", case: "genitive") }
}
brief-team-character = { $character }
wizard-sign = { ID($faction) ->
    [hogwarts] [hogwarts]
    [order] [order]
    [army] [army]
   *[none] czarodziej
}
    .genitive = { ID($faction) ->
        [hogwarts] [hogwarts]
        [order] [order]
        [army] [army]
       *[none] czarodzieja
    }
    .many = { ID($faction) ->
        [hogwarts] [hogwarts]
        [order] [order]
        [army] [army]
       *[none] czarodziejów
    }

brief-whom-each-here = każdego { wizard-sign.genitive } tutaj
brief-whom-each-beside-here = każdego { wizard-sign.genitive } przy tej lokacji
brief-whom-each-beside-every-location = każdego { wizard-sign.genitive } przy lokacjach
brief-whom-each-of-active-team = każdego { wizard-sign.genitive } aktywnego gracza
brief-whom-most-damaged-of-active-team = najciężej rannych { wizard-sign.many } aktywnego gracza
brief-whom-least-damaged-of-active-team = najlżej rannych { wizard-sign.many } aktywnego gracza
brief-whom-one-most-damaged-of-every-team = jednego najciężej rannego { wizard-sign.genitive } z każdej drużyny
brief-whom-one-least-damaged-of-every-team = jednego najlżej rannego { wizard-sign.genitive } z każdej drużyny
brief-whom-one-anywhere = kogokolwiek
brief-whom-one-here = jednego czarodzieja tutaj
brief-whom-one-of-own-team = jednego z drużyny
brief-whom-each-of-own-team = każdego z drużyny

brief-verb-add-die = { $colours } kość więcej
brief-verb-damage = { $amount }[damage] dla { $whom }
brief-verb-corrupt = { ID($where) ->
    [here] { $amount }[corruption] tutaj
    [every-location-with-a-death-eater] { $amount }[corruption] w każdej lokacji, gdzie jest [eater]
   *[other] { $amount }[corruption] { FORM($where, case: "in") }
}
brief-verb-heal-death-eaters = usuń { $amount }[damage] z każdego innego [eater]
brief-verb-heal = usuń { $amount }[damage] z { $whom }
brief-verb-every-player-may-heal = każdy gracz może usunąć { $amount }[damage] z jednego z drużyny, { $amount-of-faction } z { wizard-sign.genitive }
brief-verb-cleanse = { ID($where) ->
    [here] { cleansing-sign } tutaj
   *[other] { cleansing-sign } gdziekolwiek
}
cleansing-sign = { ID($before) ->
    [heal] { $amount }[corruption]
   *[other] usuń { $amount }[corruption]
}
brief-verb-take-token = { $amount ->
    [one] dobierz [token]
   *[other] dobierz { $amount }[token]
}
brief-verb-others-may-take-token = { ID($before) ->
    [take-token] gracze mający { $wizards } { wizard-sign.many } też mogą
   *[other] gracze mający { $wizards } { wizard-sign.many } mogą dobrać [token]
}
brief-verb-strike = { $amount }[damage] dla [eater] tutaj
brief-verb-reroll = przerzuć dowolne kości
brief-verb-turn-die = { ID($trait) ->
    [none] obróć kość na inną ściankę
   *[other] obróć jedną kość na { trait-sign }
}
trait-sign = { ID($trait) ->
    [knowledge] [knowledge]
    [bravery] [bravery]
    [loyalty] [loyalty]
    [friendship] [friendship]
   *[none] inną ściankę
}
brief-verb-limit-healing = w drużynie można leczyć tylko jednego
brief-verb-forbid-tokens = nie wolno używać żetonów zaklęć
brief-verb-forbid-turning = kości się nie obraca ani nie przerzuca
brief-verb-extra-symbol = { ID($on) ->
    [death-eaters] każdy [eater] wymaga o 1 { trait-sign } więcej
   *[other] czarodziej przy lokacji wymaga o 1 { trait-sign } więcej
}
