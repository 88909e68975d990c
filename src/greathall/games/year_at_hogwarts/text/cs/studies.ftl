### What is counted when many games are played.

study-student = student
study-side = strana
study-space = navštívené pole
study-card-drawn = tažená karta
study-card-played = použité kouzlo nebo lektvar
study-exam-sat = kniha, z níž se skládala zkouška
study-token-taken = vzatý žeton předmětu
study-token-spent = využitý zvláštní žeton
study-mission-done = splněná mise
study-mission-lost = prohraná mise
study-duel = souboj
study-effect-used = použitý účinek
study-death-eater-beaten = poražený Smrtijed
study-horcrux = zničený viteál
study-quidditch-drawn = tažená famfrpálová karta
study-quidditch-played = použitá famfrpálová karta
