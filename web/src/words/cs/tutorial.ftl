### Výuka a příklady, které se hrají krok za krokem.

tutor-title = Váš první tah
tutor-example = Příklad
tutor-step = { $step } z { $steps }
tutor-do = Udělat za mě
tutor-left = Šli jste jinudy. Pokračujte, jak chcete: tento stůl je jen váš.
tutor-shown = To byl celý příklad. Pokračujte, jak chcete: tento stůl je jen váš.
