### What is counted when many games are played.

study-character = character side
study-faction = faction
study-space = space reached
study-card-drawn = Encounter drawn
study-card-taken = Ally or Object taken
study-enemy-beaten = Enemy beaten
study-ware = Equipment gained
study-insignia = Insignia gained
study-spell-cast = Spell cast
study-effect-used = sentence used
study-task-taken = task taken on
study-task-done = task done
