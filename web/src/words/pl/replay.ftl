### Odtwarzanie gier.

replay = Powtórka
replay-quiet = Gra się zaczyna
replay-step = Tura { $turn }, krok { $step } z { $steps }.
replay-copy = Kopiuj odnośnik
replay-copied = Odnośnik skopiowany.
replay-slider = Krok powtórki
replay-at = Krok { $step } z { $steps }
replay-back = Krok wstecz
replay-on = Krok naprzód
replay-turn-back = Tura wstecz
replay-turn-on = Tura naprzód
replay-play = Odtwórz
replay-pause = Zatrzymaj
replay-speed = Szybkość
replay-seen-by = Oczami gracza { $player }
replay-seen-by-all = Oczami wszystkich
replay-fork = Graj stąd: co by było, gdyby?
