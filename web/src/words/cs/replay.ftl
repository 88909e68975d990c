### Přehrávání her.

replay = Přehrávka
replay-quiet = Hra začíná
replay-step = { $turn }. tah, krok { $step } z { $steps }.
replay-copy = Kopírovat odkaz sem
replay-copied = Odkaz je zkopírován.
replay-slider = Krok přehrávky
replay-at = Krok { $step } z { $steps }
replay-back = O krok zpět
replay-on = O krok vpřed
replay-turn-back = O tah zpět
replay-turn-on = O tah vpřed
replay-play = Přehrát
replay-pause = Zastavit
replay-speed = Rychlost
replay-seen-by = Pohled hráče { $player }
replay-seen-by-all = Jak to viděli všichni
replay-fork = Hrát odtud: co kdyby?
