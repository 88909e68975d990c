### What is counted when many games are played.

study-student = student
study-side = side
study-space = space reached
study-card-drawn = card drawn
study-card-played = spell or potion played
study-exam-sat = book for which an exam was sat
study-token-taken = object token taken
study-token-spent = special token spent
study-mission-done = mission done
study-mission-lost = mission lost
study-duel = duel
study-effect-used = sentence used
study-death-eater-beaten = Death Eater beaten
study-horcrux = horcrux destroyed
study-quidditch-drawn = Quidditch card drawn
study-quidditch-played = Quidditch card played
