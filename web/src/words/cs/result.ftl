### Konec hry.

result-edition = Zvláštní vydání
result-won = Vyhráno v { $turn }. tahu
result-lost = Prohráno v { $turn }. tahu
result-ended = Skončilo v { $turn }. tahu
result-after = { $minutes ->
    [one] po minutě
   *[other] po { $minutes } minutách
}
result-why-won = Proč je vyhráno
result-why-lost = Proč je prohráno
result-why-ended = Jak to skončilo
result-who = Kdo co udělal
result-most = Podtrženo: nejvíc u tohoto stolu.
der-deeds-of = Schopnosti a žetony se počítají tomu, kdo je použil.
result-together = { $won ->
    [0] Společná prohra
   *[other] Společné vítězství
}
result-turning = Bod zlomu: { $turn }. tah
result-look = Podívat se znovu
result-lobby = Předsálí
result-save = Uložit záznam
result-replay = Přehrát
result-what-if = Co kdyby?
result-rematch = Odveta
result-board = Prohlédnout stůl
result-of = z { $of }

deed-player = Hráč
deed-dice = přiřazené kostky
deed-wizards = získaní kouzelníci
deed-dealt = udělená zranění
deed-healed = vyléčená zranění
deed-spells = použitá kouzla
deed-fights = vyhrané souboje
deed-trophies = trofeje
deed-cast = seslaná kouzla
deed-galleons = získané galeony
deed-missions = splněné mise
deed-exams = složené zkoušky
deed-objects = sebrané předměty
deed-goals = góly
deed-lives = ztracené Životy

## Vzestup Smrtijedů

der-headline = { ID($clause) ->
    [der-8-1] { ID($location) ->
        [ministry-of-magic] Voldemort padl na ministerstvu
        [diagon-alley] Voldemort padl v Příčné ulici
        [hogsmeade] Voldemort padl v Prasinkách
       *[other] Voldemort padl
    }
    [der-8-2] Ošetřovna je plná
    [der-8-3] { $player } je bez kouzelníků
    [der-8-4] Padlo čtvrté místo
    [der-8-5] { ID($location) ->
        [ministry-of-magic] Ministerstvo padlo
        [diagon-alley] Příčná ulice padla
        [hogsmeade] Prasinky padly
       *[other] Lokace padla
    }
   *[other] Konec hry
}
der-caption = Voldemort na konci, { $turn }. tah: { $location }.
der-reason-damage = Zranění Voldemorta
der-reason-places = Ovládnutá místa
der-reason-hospital = Ošetřovna
der-reason-team = Nejmenší tým
der-reason-location = Ztracená lokace
der-remark-damage = { $reached ->
    [0] k výhře jich stačí { $of }
   *[other] bylo jich třeba { $of }
}
der-remark-places = { $reached ->
    [0] prohrou by byla až { $of }
   *[other] prohrou jsou { $of }
}
der-remark-hospital = { $reached ->
    [0] prohrou by bylo až { $of } kouzelníků
   *[other] prohrou je { $of } kouzelníků
}
der-remark-team = { $reached ->
    [0] { $player }; prohrou by byl prázdný tým
   *[other] { $player } nemá žádného kouzelníka
}
der-remark-location = vliv { $of } přímo na lokaci
