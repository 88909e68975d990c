### Koniec gry.

result-edition = Wydanie specjalne
result-won = Wygrana w turze { $turn }
result-lost = Przegrana w turze { $turn }
result-ended = Koniec w turze { $turn }
result-after = { $minutes ->
    [one] po minucie
   *[other] po { $minutes } minutach
}
result-why-won = Dlaczego wygrana
result-why-lost = Dlaczego przegrana
result-why-ended = Jak się skończyło
result-who = Kto co zrobił
result-most = Podkreślone: najwięcej przy tym stole.
der-deeds-of = Zdolności i żetony liczą się temu, kto ich użył.
result-together = { $won ->
    [0] Wspólna przegrana
   *[other] Wspólna wygrana
}
result-turning = Punkt zwrotny: tura { $turn }
result-look = Spójrz jeszcze raz
result-lobby = Poczekalnia
result-save = Zapisz przebieg
result-replay = Odtwórz
result-what-if = Co by było, gdyby?
result-rematch = Rewanż
result-board = Zobacz stół
result-of = z { $of }

deed-player = Gracz
deed-dice = przydzielone kości
deed-wizards = zdobyci czarodzieje
deed-dealt = zadane obrażenia
deed-healed = usunięte obrażenia
deed-spells = rzucone zaklęcia
deed-fights = wygrane walki
deed-trophies = trofea
deed-cast = rzucone Zaklęcia
deed-galleons = zdobyte Galeony
deed-missions = wykonane misje
deed-exams = zdane egzaminy
deed-objects = zebrane przedmioty
deed-goals = gole
deed-lives = stracone Życia

## Powstanie Śmierciożerców

der-headline = { ID($clause) ->
    [der-8-1] { ID($location) ->
        [ministry-of-magic] Voldemort upadł w Ministerstwie
        [diagon-alley] Voldemort upadł na Pokątnej
        [hogsmeade] Voldemort upadł w Hogsmeade
       *[other] Voldemort upadł
    }
    [der-8-2] Skrzydło szpitalne jest pełne
    [der-8-3] { $player } bez czarodziejów
    [der-8-4] Upadło czwarte miejsce
    [der-8-5] { ID($location) ->
        [ministry-of-magic] Ministerstwo upadło
        [diagon-alley] Pokątna upadła
        [hogsmeade] Hogsmeade upadło
       *[other] Lokacja upadła
    }
   *[other] Koniec gry
}
der-caption = Voldemort na końcu, tura { $turn }: { $location }.
der-reason-damage = Obrażenia Voldemorta
der-reason-places = Opanowane miejsca
der-reason-hospital = Skrzydło szpitalne
der-reason-team = Najmniejsza drużyna
der-reason-location = Utracona lokacja
der-remark-damage = { $reached ->
    [0] wygraną daje { $of }
   *[other] potrzeba było { $of }
}
der-remark-places = { $reached ->
    [0] przegraną byłyby dopiero { $of }
   *[other] przegraną są { $of }
}
der-remark-hospital = { $reached ->
    [0] przegraną byłoby dopiero { $of } czarodziejów
   *[other] przegraną jest { $of } czarodziejów
}
der-remark-team = { $reached ->
    [0] { $player }; przegraną byłaby pusta drużyna
   *[other] { $player } nie ma już czarodziejów
}
der-remark-location = wpływ { $of } na samej lokacji
