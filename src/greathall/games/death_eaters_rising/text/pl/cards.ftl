### Texts of cards, made from their effects: a moment, and in it what is done ($does), one phrase for each verb.
### The sentence gets its capital by itself. $faction, $trait and $where may be none.
### Whom an effect strikes is a phrase in the genitive: both „dla” (damage to) and „z” (remove from) govern it.

## Moments

moment-voldemort-here = Voldemort tutaj: { $does }.
moment-dark-mark = Mroczny Znak: { $does }.
moment-used = { $pays ->
    [0] { $does }.
   *[other] Za { $pay }: { $does }.
}
moment-pool-is-taken = { $does }.
moment-before-assigning = { $wound ->
    [0] Raz na turę, przed przydzieleniem kości: { $does }.
    [one] Raz na turę, przed przydzieleniem kości, za { $wound } obrażenie na tej karcie: { $does }.
    [few] Raz na turę, przed przydzieleniem kości, za { $wound } obrażenia na tej karcie: { $does }.
   *[other] Raz na turę, przed przydzieleniem kości, za { $wound } obrażeń na tej karcie: { $does }.
}
moment-roll-and-assign = { $wound ->
    [0] Raz na turę: { $does }.
    [one] Raz na turę, za { $wound } obrażenie na tej karcie: { $does }.
    [few] Raz na turę, za { $wound } obrażenia na tej karcie: { $does }.
   *[other] Raz na turę, za { $wound } obrażeń na tej karcie: { $does }.
}
pay = { $number ->
    [one] { $number } symbol { FORM($trait, case: "genitive") }
    [few] { $number } symbole { FORM($trait, case: "genitive") }
   *[other] { $number } symboli { FORM($trait, case: "genitive") }
}
join = { ID($verb) ->
    [others-may-take-token] { $first }; { $second }
    [every-player-may-heal] { $first }; { $second }
    [corrupt] { $first }; { $second }
    [damage] { $first }; { $second }
   *[other] { $first } i { $second }
}

## Conditions

if-team-has = jeśli w twojej drużynie jest { $who }, { $does }
if-nobody-here = jeśli nie ma tu nikogo z { FORM($faction, case: "short-genitive") }, { $does }
team-wizard = { $own ->
    [0] czarodziej { FORM($faction, case: "short-genitive") }
   *[other] inny czarodziej { FORM($faction, case: "short-genitive") }
}
team-kin = { $own ->
    [0] ktoś z { FORM($kin, count: "many", case: "genitive") }
   *[other] ktoś inny z { FORM($kin, count: "many", case: "genitive") }
}
team-character = { $character }

## Whom

wizard-of = { ID($faction) ->
    [none] czarodzieja
   *[other] czarodzieja { FORM($faction, case: "short-genitive") }
}
wizards-of = { ID($faction) ->
    [none] czarodziejów
   *[other] czarodziejów { FORM($faction, case: "short-genitive") }
}
whom-each-here = { wizards-of } tutaj
whom-each-beside-here = { wizards-of } przy lokacji
whom-each-beside-every-location = { wizards-of } przy lokacjach
whom-each-of-active-team = { wizards-of } aktywnego gracza
whom-most-damaged-of-active-team = { ID($faction) ->
    [none] najciężej rannych aktywnego gracza
   *[other] najciężej rannych { wizards-of } aktywnego gracza
}
whom-least-damaged-of-active-team = { ID($faction) ->
    [none] najlżej rannych aktywnego gracza
   *[other] najlżej rannych { wizards-of } aktywnego gracza
}
whom-one-most-damaged-of-every-team = { ID($faction) ->
    [none] najciężej rannego z każdej drużyny
   *[other] jednego najciężej rannego { wizard-of } z każdej drużyny
}
whom-one-least-damaged-of-every-team = { ID($faction) ->
    [none] najlżej rannego z każdej drużyny
   *[other] jednego najlżej rannego { wizard-of } z każdej drużyny
}
whom-one-anywhere = dowolnego czarodzieja
whom-one-here = czarodzieja w swojej lokacji
whom-one-of-own-team = czarodzieja w swojej drużynie
whom-each-of-own-team = każdego czarodzieja w swojej drużynie

## Verbs

verb-add-die = co turę zyskujesz { FORM($colours, case: "accusative") } kość
verb-damage = { ID($whom) ->
    [whom-one-most-damaged-of-every-team] { verb-damage.one } dla { $whom }
    [whom-one-least-damaged-of-every-team] { verb-damage.one } dla { $whom }
   *[other] { verb-damage.each } dla { $whom }
}
    .one = { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[other] { $amount } obrażeń
    }
    .each = { $amount ->
        [one] po { $amount } obrażeniu
        [few] po { $amount } obrażenia
       *[other] po { $amount } obrażeń
    }
verb-corrupt = { ID($where) ->
    [here] { cleansing.corruption } tutaj
    [every-location-with-a-death-eater] { cleansing.corruption } w każdej lokacji ze śmierciożercą
   *[other] { cleansing.corruption } { FORM($where, case: "in") }
}
verb-heal-death-eaters = { $amount ->
    [one] usuń { $amount } obrażenie z każdego innego śmierciożercy
    [few] usuń { $amount } obrażenia z każdego innego śmierciożercy
   *[other] usuń { $amount } obrażeń z każdego innego śmierciożercy
}
verb-heal = { $amount ->
    [one] usuń { $amount } obrażenie z { $whom }
    [few] usuń { $amount } obrażenia z { $whom }
   *[other] usuń { $amount } obrażeń z { $whom }
}
verb-every-player-may-heal = { $amount ->
    [one] każdy gracz może usunąć { $amount } obrażenie z czarodzieja w swojej drużynie albo { $amount-of-faction } z czarodzieja { FORM($faction, case: "short-genitive") }
    [few] każdy gracz może usunąć { $amount } obrażenia z czarodzieja w swojej drużynie albo { $amount-of-faction } z czarodzieja { FORM($faction, case: "short-genitive") }
   *[other] każdy gracz może usunąć { $amount } obrażeń z czarodzieja w swojej drużynie albo { $amount-of-faction } z czarodzieja { FORM($faction, case: "short-genitive") }
}
verb-cleanse = { ID($where) ->
    [here] { cleansing } ze swojej lokacji
   *[other] { cleansing } z dowolnej lokacji
}
cleansing = { ID($before) ->
    [heal] { cleansing.corruption }
   *[other] usuń { cleansing.corruption }
}
    .corruption = { $amount ->
        [one] { $amount } znacznik wpływu
        [few] { $amount } znaczniki wpływu
       *[other] { $amount } znaczników wpływu
    }
verb-take-token = { $amount ->
    [one] dobierz żeton zaklęcia
    [few] dobierz { $amount } żetony zaklęć
   *[other] dobierz { $amount } żetonów zaklęć
}
verb-others-may-take-token = { ID($before) ->
    [take-token] każdy inny gracz mający { with-wizards } też może to zrobić
   *[other] każdy inny gracz mający { with-wizards } może dobrać żeton zaklęcia
}
with-wizards = { $wizards ->
    [one] czarodzieja { FORM($faction, case: "short-genitive") }
   *[other] co najmniej { $wizards } czarodziejów { FORM($faction, case: "short-genitive") }
}
verb-strike = { $amount ->
    [one] zadaj { $amount } obrażenie śmierciożercy w swojej lokacji
    [few] zadaj { $amount } obrażenia śmierciożercy w swojej lokacji
   *[other] zadaj { $amount } obrażeń śmierciożercy w swojej lokacji
}
verb-reroll = przerzuć dowolną liczbę swoich kości
verb-turn-die = { ID($trait) ->
    [none] obróć jedną ze swoich kości na inną ściankę
   *[other] obróć jedną ze swoich kości na { FORM($trait, case: "accusative") }
}
verb-limit-healing = w tej turze w każdej drużynie można leczyć tylko jednego czarodzieja
verb-forbid-tokens = w tej turze nikt nie używa żetonów zaklęć
verb-forbid-turning = w tej turze zdolnościami nie można obracać ani przerzucać kości
verb-extra-symbol = { ID($on) ->
    [death-eaters] w tej turze każdy śmierciożerca wymaga o 1 symbol { FORM($trait, case: "genitive") } więcej
   *[other] w tej turze każdy czarodziej przy lokacji wymaga o 1 symbol { FORM($trait, case: "genitive") } więcej
}
