### What is counted when many games are played.

study-faction = faction chosen
study-starter = starting wizard
study-travelled = location travelled to
study-wizard-drawn = wizard drawn
study-wizard-recruited = wizard recruited
study-wizard-defeated = wizard defeated
study-ability-used = ability used
study-headquarters-used = ability of headquarters used
study-death-eater-drawn = Death Eater drawn
study-death-eater-acted = Death Eater acted
study-death-eater-damaged = Death Eater damaged
study-death-eater-defeated = Death Eater defeated
study-place-corrupted = place corrupted
study-penalty = penalty in effect
study-token-used = spell token used
