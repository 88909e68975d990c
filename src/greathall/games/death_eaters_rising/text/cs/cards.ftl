### Texts of cards, made from their effects: a moment, and in it what is done ($does), one phrase for each verb.
### The sentence gets its capital by itself. $faction, $trait and $where may be none.
### Whom an effect strikes is a phrase with a case: both verbs that need one, udělit and odebrat, govern the dative.

## Moments

moment-voldemort-here = Voldemort zde: { $does }.
moment-dark-mark = Znamení zla: { $does }.
moment-used = { $pays ->
    [0] { $does }.
   *[other] Za { $pay }: { $does }.
}
moment-pool-is-taken = { $does }.
moment-before-assigning = { $wound ->
    [0] Jednou za tah před přiřazováním: { $does }.
   *[other] Jednou za tah před přiřazováním, za cenu { $wound } zranění této karty: { $does }.
}
moment-roll-and-assign = { $wound ->
    [0] Jednou za tah: { $does }.
   *[other] Jednou za tah, za cenu { $wound } zranění této karty: { $does }.
}
pay = { $number } { FORM($trait, $number, case: "accusative") }
join = { ID($verb) ->
    [others-may-take-token] { $first }; { $second }
    [every-player-may-heal] { $first }; { $second }
    [corrupt] { $first }; { $second }
    [damage] { $first }; { $second }
   *[other] { $first } a { $second }
}

## Conditions

if-team-has = máte-li v týmu { $who }, { $does }
if-nobody-here = není-li zde žádný { wizard-of }, { $does }
team-wizard = { $own ->
    [0] kouzelníka { FORM($faction, case: "from") }
   *[other] dalšího kouzelníka { FORM($faction, case: "from") }
}
team-kin = { $own ->
    [0] někoho z { FORM($kin, count: "other", case: "genitive") }
   *[other] dalšího z { FORM($kin, count: "other", case: "genitive") }
}
team-character = { FORM($character, case: "accusative") }

## Whom

wizard-of = { ID($faction) ->
    [none] kouzelník
   *[other] kouzelník { FORM($faction, case: "from") }
}
    .dative = { ID($faction) ->
        [none] kouzelníkovi
       *[other] kouzelníkovi { FORM($faction, case: "from") }
    }
wizards-of = { ID($faction) ->
    [none] kouzelníci
   *[other] kouzelníci { FORM($faction, case: "from") }
}
    .dative = { ID($faction) ->
        [none] kouzelníkům
       *[other] kouzelníkům { FORM($faction, case: "from") }
    }
whom-each-here = všichni zdejší { wizards-of }
    .dative = všem zdejším { wizards-of.dative }
whom-each-beside-here = všichni { wizards-of } u této lokace
    .dative = všem { wizards-of.dative } u této lokace
whom-each-beside-every-location = všichni { wizards-of } u všech lokací
    .dative = všem { wizards-of.dative } u všech lokací
whom-each-of-active-team = všichni { wizards-of } v týmu hráče na tahu
    .dative = všem { wizards-of.dative } v týmu hráče na tahu
whom-most-damaged-of-active-team = nejvíce zranění { wizards-of } v týmu hráče na tahu
    .dative = nejvíce zraněným { wizards-of.dative } v týmu hráče na tahu
whom-least-damaged-of-active-team = nejméně zranění { wizards-of } v týmu hráče na tahu
    .dative = nejméně zraněným { wizards-of.dative } v týmu hráče na tahu
whom-one-most-damaged-of-every-team = { ID($faction) ->
    [none] jeden nejvíce zraněný člen každého týmu
   *[other] jeden nejvíce zraněný { wizard-of } v každém týmu
}
    .dative = { ID($faction) ->
        [none] jednomu nejvíce zraněnému členovi každého týmu
       *[other] jednomu nejvíce zraněnému { wizard-of.dative } v každém týmu
    }
whom-one-least-damaged-of-every-team = { ID($faction) ->
    [none] jeden nejméně zraněný člen každého týmu
   *[other] jeden nejméně zraněný { wizard-of } v každém týmu
}
    .dative = { ID($faction) ->
        [none] jednomu nejméně zraněnému členovi každého týmu
       *[other] jednomu nejméně zraněnému { wizard-of.dative } v každém týmu
    }
whom-one-anywhere = kterýkoli kouzelník
    .dative = kterémukoli kouzelníkovi
whom-one-here = jeden kouzelník ve vaší lokaci
    .dative = jednomu kouzelníkovi ve své lokaci
whom-one-of-own-team = jeden kouzelník vašeho týmu
    .dative = jednomu kouzelníkovi svého týmu
whom-each-of-own-team = každý kouzelník vašeho týmu
    .dative = každému kouzelníkovi svého týmu

## Verbs

verb-add-die = každý tah házíte jednou { FORM($colours, case: "instrumental") } kostkou navíc
verb-damage = { $amount } zranění { FORM($whom, case: "dative") }
verb-corrupt = { ID($where) ->
    [here] { cleansing.corruption } na tuto lokaci
    [every-location-with-a-death-eater] { cleansing.corruption } na každou lokaci se Smrtijedem
   *[other] { cleansing.corruption } na lokaci { $where }
}
verb-heal-death-eaters = odeberte po { $amount } zranění všem ostatním Smrtijedům
verb-heal = odeberte { $amount } zranění { FORM($whom, case: "dative") }
verb-every-player-may-heal = každý hráč může jednomu kouzelníkovi svého týmu odebrat { $amount } zranění, kouzelníkovi { FORM($faction, case: "from") } { $amount-of-faction }
verb-cleanse = { ID($where) ->
    [here] { cleansing } ze své lokace
   *[other] { cleansing } z kterékoli lokace
}
cleansing = { ID($before) ->
    [heal] { cleansing.corruption }
   *[other] odeberte { cleansing.corruption }
}
    .corruption = { $amount ->
        [one] { $amount } vliv
        [few] { $amount } ukazatele vlivu
       *[other] { $amount } ukazatelů vlivu
    }
verb-take-token = { $amount ->
    [one] vezměte si žeton kouzla
    [few] vezměte si { $amount } žetony kouzel
   *[other] vezměte si { $amount } žetonů kouzel
}
verb-others-may-take-token = { ID($before) ->
    [take-token] každý spoluhráč, který má v týmu { with-wizards }, si může vzít také jeden
   *[other] každý spoluhráč, který má v týmu { with-wizards }, si může vzít žeton kouzla
}
with-wizards = { $wizards ->
    [one] kouzelníka { FORM($faction, case: "from") }
    [few] aspoň { $wizards } kouzelníky { FORM($faction, case: "from") }
   *[other] aspoň { $wizards } kouzelníků { FORM($faction, case: "from") }
}
verb-strike = udělte { $amount } zranění Smrtijedovi ve své lokaci
verb-reroll = přehoďte libovolný počet svých kostek
verb-turn-die = { ID($trait) ->
    [none] otočte jednu svou kostku na jinou stranu
   *[other] otočte jednu svou kostku na { FORM($trait, case: "accusative") }
}
verb-limit-healing = v tomto tahu lze v každém týmu léčit jen jednoho kouzelníka
verb-forbid-tokens = v tomto tahu nesmí nikdo použít žeton kouzla
verb-forbid-turning = v tomto tahu nelze schopnostmi otáčet ani přehazovat kostky
verb-extra-symbol = { ID($on) ->
    [death-eaters] v tomto tahu vyžaduje každý Smrtijed o 1 { FORM($trait, case: "accusative") } více
   *[other] v tomto tahu vyžaduje každý kouzelník u lokace o 1 { FORM($trait, case: "accusative") } více
}
