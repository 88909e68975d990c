### What is counted when many games are played.

study-character = strana postavy
study-faction = frakce
study-space = navštívené pole
study-card-drawn = dobrané Setkání
study-card-taken = vzatý Spojenec nebo Předmět
study-enemy-beaten = poražený Nepřítel
study-ware = získaná Výbava
study-insignia = získaná Relikvie
study-spell-cast = seslané Kouzlo
study-effect-used = použitý účinek
study-task-taken = přijatý úkol
study-task-done = splněný úkol
