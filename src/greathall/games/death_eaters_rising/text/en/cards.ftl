### Texts of cards, made from their effects: a moment, and in it what is done ($does), one phrase for each verb.
### The sentence gets its capital by itself. $faction, $trait and $where may be none.

## Moments

moment-voldemort-here = Voldemort here: { $does }.
moment-dark-mark = Dark Mark: { $does }.
moment-used = { $pays ->
    [0] { $does }.
   *[other] Pay { $pay }: { $does }.
}
moment-pool-is-taken = { $does } each turn.
moment-before-assigning = { $wound ->
    [0] Once per turn, before assigning: { $does }.
   *[other] Once per turn, before assigning, take { $wound } damage on this card: { $does }.
}
moment-roll-and-assign = { $wound ->
    [0] Once per turn: { $does }.
   *[other] Once per turn, take { $wound } damage on this card: { $does }.
}
pay = { $number } { $trait }
join = { ID($verb) ->
    [others-may-take-token] { $first }; { $second }
    [every-player-may-heal] { $first }; { $second }
    [corrupt] { $first }; { $second }
    [damage] { $first }; { $second }
   *[other] { $first } and { $second }
}

## Conditions

if-team-has = with { $who } in your team, { $does }
if-nobody-here = if no { FORM($faction, case: "wizard") } is here, { $does }
team-wizard = { $own ->
    [0] { FORM($faction, case: "a-wizard") }
   *[other] another { FORM($faction, case: "wizard") }
}
team-kin = { $own ->
    [0] { FORM($kin, case: "one") }
   *[other] another { $kin }
}
team-character = { $character }

## Whom

wizard-of = { ID($faction) ->
    [none] wizard
   *[other] { FORM($faction, case: "wizard") }
}
wizards-of = { ID($faction) ->
    [none] wizards
   *[other] { FORM($faction, case: "wizards") }
}
whom-each-here = each { wizard-of } here
whom-each-beside-here = each { wizard-of } beside this location
whom-each-beside-every-location = each { wizard-of } beside every location
whom-each-of-active-team = each { wizard-of } of the active player’s team
whom-most-damaged-of-active-team = the most damaged { wizards-of } of the active player’s team
whom-least-damaged-of-active-team = the least damaged { wizards-of } of the active player’s team
whom-one-most-damaged-of-every-team = one of the most damaged { wizards-of } in each team
whom-one-least-damaged-of-every-team = one of the least damaged { wizards-of } in each team
whom-one-anywhere = any one wizard
whom-one-here = one wizard in your location
whom-one-of-own-team = one wizard of your team
whom-each-of-own-team = each wizard of your team

## Verbs

verb-add-die = roll one more { $colours } die
verb-damage = { $amount } damage to { $whom }
verb-corrupt = { ID($where) ->
    [here] { $amount } corruption here
    [every-location-with-a-death-eater] { $amount } corruption on every location with a Death Eater
   *[other] { $amount } corruption on { FORM($where, case: "definite") }
}
verb-heal-death-eaters = remove { $amount } damage from every other Death Eater
verb-heal = remove { $amount } damage from { $whom }
verb-every-player-may-heal = every player may remove { $amount } damage from one wizard of their team, { $amount-of-faction } if it is { FORM($faction, case: "a-wizard") }
verb-cleanse = { ID($where) ->
    [here] { cleansing } from your location
   *[other] { cleansing } from any one location
}
cleansing = { ID($before) ->
    [heal] { $amount } corruption
   *[other] remove { $amount } corruption
}
verb-take-token = { $amount ->
    [one] take a spell token
   *[other] take { $amount } spell tokens
}
verb-others-may-take-token = { ID($before) ->
    [take-token] every other player with { with-wizards } may take one too
   *[other] every other player with { with-wizards } may take a spell token
}
with-wizards = { $wizards ->
    [one] { FORM($faction, case: "a-wizard") }
   *[other] at least { $wizards } { FORM($faction, case: "wizards") }
}
verb-strike = deal { $amount } damage to a Death Eater in your location
verb-reroll = re-roll any number of your dice
verb-turn-die = { ID($trait) ->
    [none] turn one of your dice to another side
   *[other] turn one of your dice to { $trait }
}
verb-limit-healing = this turn only one wizard of each team can be healed
verb-forbid-tokens = this turn nobody may use spell tokens
verb-forbid-turning = this turn no ability turns or re-rolls dice
verb-extra-symbol = { ID($on) ->
    [death-eaters] this turn every Death Eater needs 1 more { $trait }
   *[other] this turn every wizard beside a location needs 1 more { $trait }
}
