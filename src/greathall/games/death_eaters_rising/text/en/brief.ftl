### The texts of cards as short as a card on the table has room: symbols in brackets stand for words. Each message
### takes the place of the one without brief-; what is not here is said as in cards.ftl. Costs stand beside the text as slots.

brief-moment-voldemort-here = [here] { $does }.
brief-moment-dark-mark = [mark] { $does }.
brief-moment-used = { $does }.
brief-moment-pool-is-taken = { $does }.
brief-moment-before-assigning = { $wound ->
    [0] Before placing, once a turn: { $does }.
   *[other] Before placing, once a turn, take { $wound }[damage]: { $does }.
}
brief-moment-roll-and-assign = { $wound ->
    [0] Once a turn: { $does }.
   *[other] Once a turn, take { $wound }[damage]: { $does }.
}

brief-if-team-has = with { $who }: { $does }
brief-if-nobody-here = without any { wizard-sign }, { $does }
brief-team-wizard = { $own ->
    [0] any { wizard-sign }
   *[other] another { wizard-sign }
}
brief-team-kin = { $own ->
    [0] any { $kin }
   *[other] another { $kin }
}
brief-team-character = { $character }
wizard-sign = { ID($faction) ->
    [hogwarts] [hogwarts]
    [order] [order]
    [army] [army]
   *[none] wizard
}

brief-whom-each-here = each { wizard-sign } here
brief-whom-each-beside-here = each { wizard-sign } beside this place
brief-whom-each-beside-every-location = each { wizard-sign } beside any place
brief-whom-each-of-active-team = each { wizard-sign } of the active team
brief-whom-most-damaged-of-active-team = the most hurt { wizard-sign } of the active team
brief-whom-least-damaged-of-active-team = the least hurt { wizard-sign } of the active team
brief-whom-one-most-damaged-of-every-team = one most hurt { wizard-sign } of every team
brief-whom-one-least-damaged-of-every-team = one least hurt { wizard-sign } of every team
brief-whom-one-anywhere = any one wizard
brief-whom-one-here = one wizard here
brief-whom-one-of-own-team = one of your team
brief-whom-each-of-own-team = each of your team

brief-verb-add-die = one more { $colours } die
brief-verb-damage = { $amount }[damage] to { $whom }
brief-verb-corrupt = { ID($where) ->
    [here] { $amount }[corruption] here
    [every-location-with-a-death-eater] { $amount }[corruption] on every location with a [eater]
   *[other] { $amount }[corruption] on { FORM($where, case: "definite") }
}
brief-verb-heal-death-eaters = remove { $amount }[damage] from every other [eater]
brief-verb-heal = remove { $amount }[damage] from { $whom }
brief-verb-every-player-may-heal = each player may remove { $amount }[damage] from one of the team, { $amount-of-faction } if { wizard-sign }
brief-verb-cleanse = { ID($where) ->
    [here] { cleansing-sign } here
   *[other] { cleansing-sign } anywhere
}
cleansing-sign = { ID($before) ->
    [heal] { $amount }[corruption]
   *[other] remove { $amount }[corruption]
}
brief-verb-take-token = { $amount ->
    [one] take [token]
   *[other] take { $amount }[token]
}
brief-verb-others-may-take-token = { ID($before) ->
    [take-token] others with { $wizards } { wizard-sign } may as well
   *[other] others with { $wizards } { wizard-sign } may take [token]
}
brief-verb-strike = { $amount }[damage] to a [eater] here
brief-verb-reroll = re-roll any dice
brief-verb-turn-die = { ID($trait) ->
    [none] turn one die to any side
   *[other] turn one die to { trait-sign }
}
trait-sign = { ID($trait) ->
    [knowledge] [knowledge]
    [bravery] [bravery]
    [loyalty] [loyalty]
    [friendship] [friendship]
   *[none] any side
}
brief-verb-limit-healing = one wizard in each team may be healed
brief-verb-forbid-tokens = spell tokens may not be used
brief-verb-forbid-turning = no dice are turned or re-rolled
brief-verb-extra-symbol = { ID($on) ->
    [death-eaters] each [eater] needs 1 more { trait-sign }
   *[other] each wizard beside a place needs 1 more { trait-sign }
}
