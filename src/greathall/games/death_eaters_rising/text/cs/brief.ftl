### Texty karet tak krátké, aby se vešly na kartu na stole: symboly v závorkách stojí místo slov. Každá zpráva
### zastupuje tu bez brief-; co zde není, zní jako v cards.ftl. Cena stojí vedle textu jako políčka.

brief-moment-voldemort-here = [here] { $does }.
brief-moment-dark-mark = [mark] { $does }.
brief-moment-used = { $does }.
brief-moment-pool-is-taken = { $does }.
brief-moment-before-assigning = { $wound ->
    [0] Před přiřazením, jednou za tah: { $does }.
   *[other] Před přiřazením, jednou za tah, za { $wound }[damage]: { $does }.
}
brief-moment-roll-and-assign = { $wound ->
    [0] Jednou za tah: { $does }.
   *[other] Jednou za tah, za { $wound }[damage]: { $does }.
}

brief-if-team-has = { $who } v týmu: { $does }
brief-if-nobody-here = není-li zde žádný { wizard-sign }, { $does }
brief-team-wizard = { $own ->
    [0] { wizard-sign }
   *[other] další { wizard-sign }
}
brief-team-kin = { $own ->
    [0] někdo z { FORM($kin, count: "other", case: "genitive") }
   *[other] další z { FORM($kin, count: "other", case: "genitive") }
}
brief-team-character = { $character }
wizard-sign = { ID($faction) ->
    [hogwarts] [hogwarts]
    [order] [order]
    [army] [army]
   *[none] kouzelník
}
    .dative = { ID($faction) ->
        [hogwarts] [hogwarts]
        [order] [order]
        [army] [army]
       *[none] kouzelníkovi
    }
    .many = { ID($faction) ->
        [hogwarts] [hogwarts]
        [order] [order]
        [army] [army]
       *[none] kouzelníkům
    }

brief-whom-each-here = každý { wizard-sign } zde
    .dative = každému { wizard-sign.dative } zde
brief-whom-each-beside-here = každý { wizard-sign } u této lokace
    .dative = každému { wizard-sign.dative } u této lokace
brief-whom-each-beside-every-location = každý { wizard-sign } u lokací
    .dative = každému { wizard-sign.dative } u lokací
brief-whom-each-of-active-team = každý { wizard-sign } týmu na tahu
    .dative = každému { wizard-sign.dative } týmu na tahu
brief-whom-most-damaged-of-active-team = nejzraněnější { wizard-sign } týmu na tahu
    .dative = nejzraněnějším { wizard-sign.many } týmu na tahu
brief-whom-least-damaged-of-active-team = nejméně zranění { wizard-sign } týmu na tahu
    .dative = nejméně zraněným { wizard-sign.many } týmu na tahu
brief-whom-one-most-damaged-of-every-team = jeden nejzraněnější { wizard-sign } každého týmu
    .dative = jednomu nejzraněnějšímu { wizard-sign.dative } každého týmu
brief-whom-one-least-damaged-of-every-team = jeden nejméně zraněný { wizard-sign } každého týmu
    .dative = jednomu nejméně zraněnému { wizard-sign.dative } každého týmu
brief-whom-one-anywhere = kdokoli
    .dative = komukoli
brief-whom-one-here = jeden kouzelník zde
    .dative = jednomu kouzelníkovi zde
brief-whom-one-of-own-team = jeden ze svého týmu
    .dative = jednomu ze svého týmu
brief-whom-each-of-own-team = každý ze svého týmu
    .dative = každému ze svého týmu

brief-verb-add-die = { $colours } kostka navíc
brief-verb-damage = { $amount }[damage] { FORM($whom, case: "dative") }
brief-verb-corrupt = { ID($where) ->
    [here] { $amount }[corruption] zde
    [every-location-with-a-death-eater] { $amount }[corruption] na každou lokaci, kde je [eater]
   *[other] { $amount }[corruption] { $where }
}
brief-verb-heal-death-eaters = odeberte po { $amount }[damage] všem ostatním [eater]
brief-verb-heal = odeberte { $amount }[damage] { FORM($whom, case: "dative") }
brief-verb-every-player-may-heal = každý hráč může odebrat { $amount }[damage] jednomu ze svého týmu, { wizard-sign.dative } { $amount-of-faction }
brief-verb-cleanse = { ID($where) ->
    [here] { cleansing-sign } zde
   *[other] { cleansing-sign } kdekoli
}
cleansing-sign = { ID($before) ->
    [heal] { $amount }[corruption]
   *[other] odeberte { $amount }[corruption]
}
brief-verb-take-token = { $amount ->
    [one] vezměte si [token]
   *[other] vezměte si { $amount }[token]
}
brief-verb-others-may-take-token = { ID($before) ->
    [take-token] ostatní s { $wizards } { wizard-sign } mohou také
   *[other] ostatní s { $wizards } { wizard-sign } si mohou vzít [token]
}
brief-verb-strike = { $amount }[damage] pro [eater] zde
brief-verb-reroll = přehoďte libovolné kostky
brief-verb-turn-die = { ID($trait) ->
    [none] otočte kostku na jinou stranu
   *[other] otočte jednu kostku na { trait-sign }
}
trait-sign = { ID($trait) ->
    [knowledge] [knowledge]
    [bravery] [bravery]
    [loyalty] [loyalty]
    [friendship] [friendship]
   *[none] jinou stranu
}
brief-verb-limit-healing = v týmu lze léčit jen jednoho kouzelníka
brief-verb-forbid-tokens = žetony kouzel se nesmějí použít
brief-verb-forbid-turning = kostky se neotáčejí ani nepřehazují
brief-verb-extra-symbol = { ID($on) ->
    [death-eaters] každý [eater] vyžaduje o 1 { trait-sign } víc
   *[other] kouzelník u lokace vyžaduje o 1 { trait-sign } víc
}
