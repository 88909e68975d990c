### O co gra pyta i co można wybrać. Pytanie zwraca się do gracza, wybór stoi w bezokoliczniku.
### Nazwy kart i imiona graczy stoją w mianowniku, po słowie, które mówi, czym są.

## What is asked

ask-choose-character = { $seat }: wybierz Postać
ask-choose-side = { $seat }: wybierz stronę swojej karty
ask-move = { $may-roll ->
    [0] { $seat }: wykonaj ruch
   *[other] { $seat }: rzuć na ruch
}
ask-accept-movement = { $seat }: zostawiasz ten rzut?
ask-walk = { $number ->
    [one] { $seat }: dokąd? Pozostał { $number } krok
    [few] { $seat }: dokąd? Pozostały { $number } kroki
   *[other] { $seat }: dokąd? Pozostało { $number } kroków
}
ask-lead-voldemort = { $number ->
    [one] { $seat }: prowadź Voldemorta, pozostał { $number } krok
    [few] { $seat }: prowadź Voldemorta, pozostały { $number } kroki
   *[other] { $seat }: prowadź Voldemorta, pozostało { $number } kroków
}
ask-choose-victim = { $seat }: kogo atakuje Voldemort?
ask-choose-encounter = { $seat }: kogo lub co tu spotykasz?
ask-window = { ID($window) ->
    [evading] { $seat }: wymknij się albo walcz
    [before-attack-roll] { $seat }: używasz czegoś przed rzutem ataku?
    [attack-rolled] { $seat }: zmień rzut albo go pozostaw
    [die-rolled] { $seat }: zmień rzut albo go pozostaw
    [spell-cast] { $seat }: odpowiadasz na Zaklęcie?
    [life-loss] { $seat }: chodzi o Życie
   *[other] { $seat }: używasz teraz czegoś?
}
ask-instead = { $seat }: coś innego zamiast { $step }?
ask-choose-value = { $seat }: walcz z Voldemortem na Magię albo na Moc
ask-choose-enemy = { $seat }: wybierz jednego z Wrogów
ask-may = { $seat }: { $effect }, jeśli chcesz
ask-choose = { $seat }: wybierz jedno
ask-choose-whom = { $seat }: kogo to dotyczy?
ask-give-up = { $seat }: oddaj { $number } { FORM($stock, $number, case: "accusative") }
ask-buy = { $seat }: kupujesz coś?
ask-fetch = { $seat }: wybierz kartę, którą bierzesz
ask-steal = { $seat }: wybierz, co zabierasz
ask-go = { $seat }: wybierz obszar
ask-choose-card = { $seat }: wybierz kartę
ask-choose-space = { $seat }: wybierz obszar dla karty { $card }
ask-look-through = { $seat }: odłóż karty, ostatnia na wierzch
ask-discard-enemy = { $seat }: wybierz Wroga do odrzucenia
ask-turn-advantage = { $seat }: wybierz stronę żetonu Przewagi
ask-choose-die = { $seat }: wybierz kość
ask-take = { $seat }: bierzesz to, co tu leży?
ask-drop-first = { $seat }: porzucasz coś przed dobieraniem?
ask-gain-insignia = { $seat }: wybierz Insygnium
ask-drop-task = { $seat }: porzucasz zadanie?
ask-spoils = { $seat }: wybierz łup
ask-end-turn = { $seat }: wymień, porzuć albo zakończ turę
ask-object-limit = { $seat }: za dużo Przedmiotów, porzuć jeden
ask-spell-limit = { $seat }: za dużo Zaklęć, odrzuć jedno

## Choices

choice-pass = Nic
    .group = Dalej
choice-choose-character = Grać jako { $person }
    .group = Postacie
    .cell = { $person }
choice-choose-side = Zacząć jako { $character }
    .group = Strony karty
    .cell = { $character }
choice-roll = Rzucić na ruch
    .group = Dalej
choice-turn-back = Zawrócić ku Wrotom
    .group = Dalej
choice-walk-back = Cofnąć się o jeden obszar
    .group = Dalej
choice-creep = Przemknąć o jeden obszar
    .group = Dalej
choice-obey = Wykonać polecenie Pokoju
    .group = Dalej
choice-step = Krok na obszar { $space }
    .group = Krok na obszar
    .cell = { $space }
choice-try = Spróbować przejść
    .group = Dalej
choice-spend-fate = Wydać żeton Losu i rzucić kością ponownie
    .group = Los
choice-cast = { ID($seat) ->
    [none] Rzucić Zaklęcie { $spell }
   *[other] Rzucić Zaklęcie { $spell }, cel: { $seat }
}
    .group = Rzucić
    .row = { $spell }
    .cell = { ID($seat) ->
        [none] { $spell }
       *[other] { $seat }
    }
choice-use = { ID($seat) ->
    [none] Użyć: { $effect }
   *[other] Użyć: { $effect }, cel: { $seat }
}
    .group = Użyć
    .row = { $effect }
    .cell = { ID($seat) ->
        [none] { $effect }
       *[other] { $seat }
    }
choice-attack = Zaatakować: { $seat }
    .group = Zaatakować
    .cell = { $seat }
choice-explore = Spotkać się z obszarem
    .group = Dalej
choice-fight-by = Walczyć na { FORM($value, case: "accusative") }
    .group = Walczyć na
    .cell = { FORM($value, case: "accusative") }
choice-choose-enemy = Wybrać { FORM($card, case: "accusative") }
    .group = Wybrać
    .cell = { $card }
choice-accept = Tak
    .group = Dalej
choice-choose = { $effect }
    .group = Wybrać
    .cell = { $effect }
choice-choose-seat = Wybrać: { $seat }
    .group = Wybrać
    .cell = { $seat }
choice-give-up = Oddać { FORM($card, case: "accusative") }
    .group = Oddać
    .cell = { $card }
choice-discard-spell = Odrzucić Zaklęcie { $spell }
    .group = Odrzucić
    .cell = { $spell }
choice-buy = { $number ->
    [0] Wziąć za darmo { FORM($ware, case: "accusative") }
    [one] Kupić za { $number } Galeon { FORM($ware, case: "accusative") }
    [few] Kupić za { $number } Galeony { FORM($ware, case: "accusative") }
   *[many] Kupić za { $number } Galeonów { FORM($ware, case: "accusative") }
}
    .group = Kupić
    .cell = { $number ->
        [0] { $ware } za darmo
        [one] { $ware } za { $number } Galeon
        [few] { $ware } za { $number } Galeony
       *[many] { $ware } za { $number } Galeonów
    }
choice-take = Wziąć { FORM($card, case: "accusative") }
    .group = Wziąć
    .cell = { $card }
choice-take-spell = Wziąć Zaklęcie { $spell }
    .group = Wziąć
    .cell = { $spell }
choice-take-galleon = Wziąć Galeon
    .group = Wziąć
choice-take-life = Zabrać Życie
    .group = Wziąć
choice-attack-ally = Zaatakować Sprzymierzeńca: { $card }
    .group = Zaatakować Sprzymierzeńca
    .cell = { $card }
choice-go = Przenieść się na obszar { $space }
    .group = Przenieść się na obszar
    .cell = { $space }
choice-lead = Poprowadzić Voldemorta na obszar { $space }
    .group = Poprowadzić Voldemorta na obszar
    .cell = { $space }
choice-put = Położyć na swoim obszarze { FORM($card, case: "accusative") }
    .group = Położyć na swoim obszarze
    .cell = { $card }
choice-put-on = Położyć ją na obszarze { $space }
    .group = Położyć ją na obszarze
    .cell = { $space }
choice-lay = Odłożyć na talię { FORM($card, case: "accusative") }
    .group = Odłożyć na talię
    .cell = { $card }
choice-discard = Odrzucić { FORM($card, case: "accusative") }
    .group = Odrzucić
    .cell = { $card }
choice-turn-to = Odwrócić żeton: { $side }
    .group = Odwrócić żeton
    .cell = { $side }
choice-choose-die = Wybrać kość
    .group = Kości
choice-offer = Zaoferować Trofeum { $card }
    .group = Zaoferować Trofeum
    .cell = { $card }
choice-trade = Wymienić na { FORM($value, case: "accusative") }
    .group = Wymienić na
    .cell = { FORM($value, case: "accusative") }
choice-drop = Porzucić { FORM($card, case: "accusative") }
    .group = Porzucić
    .cell = { $card }
choice-drop-galleon = Porzucić Galeon
    .group = Porzucić
choice-end-turn = Zakończyć turę
    .group = Dalej
