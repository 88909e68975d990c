### What is counted when many games are played.

study-faction = zvolená frakce
study-starter = počáteční kouzelník
study-travelled = cíl cesty
study-wizard-drawn = dobraný kouzelník
study-wizard-recruited = najatý kouzelník
study-wizard-defeated = poražený kouzelník
study-ability-used = použitá schopnost
study-headquarters-used = použitá schopnost hlavního štábu
study-death-eater-drawn = dobraný Smrtijed
study-death-eater-acted = jednající Smrtijed
study-death-eater-damaged = zraněný Smrtijed
study-death-eater-defeated = poražený Smrtijed
study-place-corrupted = ovládnuté místo
study-penalty = uplatněný postih
study-token-used = použitý žeton kouzla
