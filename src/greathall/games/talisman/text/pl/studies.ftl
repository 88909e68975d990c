### What is counted when many games are played.

study-character = strona postaci
study-faction = stronnictwo
study-space = odwiedzony obszar
study-card-drawn = dobrane Spotkanie
study-card-taken = wzięty Sprzymierzeniec lub Przedmiot
study-enemy-beaten = pokonany Wróg
study-ware = zdobyty Ekwipunek
study-insignia = zdobyte Insygnium
study-spell-cast = rzucone Zaklęcie
study-effect-used = użyty efekt
study-task-taken = przyjęte zadanie
study-task-done = wykonane zadanie
