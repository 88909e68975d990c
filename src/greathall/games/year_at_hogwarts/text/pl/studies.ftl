### What is counted when many games are played.

study-student = uczeń
study-side = strona
study-space = odwiedzone pole
study-card-drawn = dobrana karta
study-card-played = użyte zaklęcie lub eliksir
study-exam-sat = księga, z której zdano egzamin
study-token-taken = wzięty żeton przedmiotu
study-token-spent = zużyty żeton specjalny
study-mission-done = wykonana misja
study-mission-lost = przegrana misja
study-duel = pojedynek
study-effect-used = użyty efekt
study-death-eater-beaten = pokonany Śmierciożerca
study-horcrux = zniszczony horkruks
study-quidditch-drawn = dobrana karta quidditcha
study-quidditch-played = użyta karta quidditcha
