### What is counted when many games are played.

study-faction = wybrana frakcja
study-starter = czarodziej początkowy
study-travelled = cel podróży
study-wizard-drawn = dobrany czarodziej
study-wizard-recruited = zwerbowany czarodziej
study-wizard-defeated = pokonany czarodziej
study-ability-used = użyta zdolność
study-headquarters-used = użyta zdolność kwatery głównej
study-death-eater-drawn = dobrany śmierciożerca
study-death-eater-acted = działający śmierciożerca
study-death-eater-damaged = zraniony śmierciożerca
study-death-eater-defeated = pokonany śmierciożerca
study-place-corrupted = opanowane miejsce
study-penalty = nałożona kara
study-token-used = użyty żeton zaklęcia
