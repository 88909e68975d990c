### Na co se hra ptá a co lze zvolit. Otázka oslovuje hráče („vy“), volba stojí v infinitivu.
### Názvy karet a jména hráčů stojí v prvním pádě, za slovem, které říká, co jsou.

## What is asked

ask-choose-character = { $seat }: zvolte si postavu
ask-choose-side = { $seat }: zvolte si stranu své karty
ask-move = { $may-roll ->
    [0] { $seat }: pohněte se
   *[other] { $seat }: hoďte na pohyb
}
ask-accept-movement = { $seat }: necháte hod platit?
ask-walk = { $number ->
    [one] { $seat }: kam? Zbývá { $number } krok
    [few] { $seat }: kam? Zbývají { $number } kroky
   *[other] { $seat }: kam? Zbývá { $number } kroků
}
ask-lead-voldemort = { $number ->
    [one] { $seat }: veďte Voldemorta, zbývá { $number } krok
    [few] { $seat }: veďte Voldemorta, zbývají { $number } kroky
   *[other] { $seat }: veďte Voldemorta, zbývá { $number } kroků
}
ask-choose-victim = { $seat }: na koho Voldemort zaútočí?
ask-choose-encounter = { $seat }: s kým nebo s čím se zde setkáte?
ask-window = { ID($window) ->
    [evading] { $seat }: vyhněte se, nebo bojujte
    [before-attack-roll] { $seat }: použijete něco před útočným hodem?
    [attack-rolled] { $seat }: změňte hod, nebo ho nechte platit
    [die-rolled] { $seat }: změňte hod, nebo ho nechte platit
    [spell-cast] { $seat }: odpovíte na Kouzlo?
    [life-loss] { $seat }: jde o Život
   *[other] { $seat }: použijete teď něco?
}
ask-instead = { $seat }: něco jiného místo { $step }?
ask-choose-value = { $seat }: bojujte s Voldemortem Magií, nebo Silou
ask-choose-enemy = { $seat }: zvolte jednoho z Nepřátel
ask-may = { $seat }: { $effect }, chcete-li
ask-choose = { $seat }: zvolte jedno
ask-choose-whom = { $seat }: koho to postihne?
ask-give-up = { $seat }: vzdejte se: { $number } { FORM($stock, $number, case: "accusative") }
ask-buy = { $seat }: koupíte si něco?
ask-fetch = { $seat }: zvolte kartu, kterou si vezmete
ask-steal = { $seat }: zvolte, co si vezmete
ask-go = { $seat }: zvolte pole
ask-choose-card = { $seat }: zvolte kartu
ask-choose-space = { $seat }: zvolte pole pro { FORM($card, case: "accusative") }
ask-look-through = { $seat }: vraťte karty, poslední navrch
ask-discard-enemy = { $seat }: zvolte Nepřítele, který bude odložen
ask-turn-advantage = { $seat }: zvolte stranu žetonu Převahy
ask-choose-die = { $seat }: zvolte kostku
ask-take = { $seat }: vezmete si, co zde leží?
ask-drop-first = { $seat }: odhodíte něco, než doberete?
ask-gain-insignia = { $seat }: zvolte Relikvii
ask-drop-task = { $seat }: vzdáte se úkolu?
ask-spoils = { $seat }: zvolte kořist
ask-end-turn = { $seat }: měňte, odhazujte, nebo ukončete tah
ask-object-limit = { $seat }: příliš mnoho Předmětů, jeden odhoďte
ask-spell-limit = { $seat }: příliš mnoho Kouzel, jedno odložte

## Choices

choice-pass = Nic
    .group = Pokračovat
choice-choose-character = Hrát za { FORM($person, case: "accusative") }
    .group = Postavy
    .cell = { $person }
choice-choose-side = Začít jako { $character }
    .group = Strany karty
    .cell = { $character }
choice-roll = Hodit na pohyb
    .group = Pokračovat
choice-turn-back = Obrátit se zpět k Bráně
    .group = Pokračovat
choice-walk-back = Jít o jedno pole zpět
    .group = Pokračovat
choice-creep = Popolézt o jedno pole
    .group = Pokračovat
choice-obey = Splnit, co říká Komnata
    .group = Pokračovat
choice-step = Krok na pole { $space }
    .group = Krok na pole
    .cell = { $space }
choice-try = Zkusit projít
    .group = Pokračovat
choice-spend-fate = Utratit žeton Osudu a přehodit kostku
    .group = Osud
choice-cast = { ID($seat) ->
    [none] Seslat Kouzlo { $spell }
   *[other] Seslat Kouzlo { $spell }, cíl: { $seat }
}
    .group = Seslat
    .row = { $spell }
    .cell = { ID($seat) ->
        [none] { $spell }
       *[other] { $seat }
    }
choice-use = { ID($seat) ->
    [none] Použít: { $effect }
   *[other] Použít: { $effect }, cíl: { $seat }
}
    .group = Použít
    .row = { $effect }
    .cell = { ID($seat) ->
        [none] { $effect }
       *[other] { $seat }
    }
choice-attack = Zaútočit: { $seat }
    .group = Zaútočit
    .cell = { $seat }
choice-explore = Setkat se s polem
    .group = Pokračovat
choice-fight-by = Bojovat { FORM($value, case: "instrumental") }
    .group = Bojovat
    .cell = { FORM($value, case: "instrumental") }
choice-choose-enemy = Zvolit { FORM($card, case: "accusative") }
    .group = Zvolit
    .cell = { $card }
choice-accept = Ano
    .group = Pokračovat
choice-choose = { $effect }
    .group = Zvolit
    .cell = { $effect }
choice-choose-seat = Zvolit: { $seat }
    .group = Zvolit
    .cell = { $seat }
choice-give-up = Vzdát se karty { $card }
    .group = Vzdát se
    .cell = { $card }
choice-discard-spell = Odložit Kouzlo { $spell }
    .group = Odložit
    .cell = { $spell }
choice-buy = { $number ->
    [0] Vzít zdarma { FORM($ware, case: "accusative") }
    [one] Koupit za { $number } galeon { FORM($ware, case: "accusative") }
    [few] Koupit za { $number } galeony { FORM($ware, case: "accusative") }
   *[other] Koupit za { $number } galeonů { FORM($ware, case: "accusative") }
}
    .group = Koupit
    .cell = { $number ->
        [0] { $ware } zdarma
        [one] { $ware } za { $number } galeon
        [few] { $ware } za { $number } galeony
       *[other] { $ware } za { $number } galeonů
    }
choice-take = Vzít { FORM($card, case: "accusative") }
    .group = Vzít
    .cell = { $card }
choice-take-spell = Vzít Kouzlo { $spell }
    .group = Vzít
    .cell = { $spell }
choice-take-galleon = Vzít galeon
    .group = Vzít
choice-take-life = Vzít Život
    .group = Vzít
choice-attack-ally = Zaútočit na Spojence: { $card }
    .group = Zaútočit na Spojence
    .cell = { $card }
choice-go = Přesunout se na pole { $space }
    .group = Přesunout se na pole
    .cell = { $space }
choice-lead = Vést Voldemorta na pole { $space }
    .group = Vést Voldemorta na pole
    .cell = { $space }
choice-put = Přesunout na své pole { FORM($card, case: "accusative") }
    .group = Přesunout na své pole
    .cell = { $card }
choice-put-on = Položit ji na pole { $space }
    .group = Položit ji na pole
    .cell = { $space }
choice-lay = Vrátit na balíček { FORM($card, case: "accusative") }
    .group = Vrátit na balíček
    .cell = { $card }
choice-discard = Odložit { FORM($card, case: "accusative") }
    .group = Odložit
    .cell = { $card }
choice-turn-to = Otočit žeton: { $side }
    .group = Otočit žeton
    .cell = { $side }
choice-choose-die = Zvolit kostku
    .group = Kostky
choice-offer = Nabídnout trofej { $card }
    .group = Nabídnout trofej
    .cell = { $card }
choice-trade = Vyměnit za { FORM($value, case: "accusative") }
    .group = Vyměnit za
    .cell = { FORM($value, case: "accusative") }
choice-drop = Odhodit { FORM($card, case: "accusative") }
    .group = Odhodit
    .cell = { $card }
choice-drop-galleon = Odhodit galeon
    .group = Odhodit
choice-end-turn = Ukončit tah
    .group = Pokračovat
