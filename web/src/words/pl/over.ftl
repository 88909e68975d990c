### Karteczki w rogu planszy i kurtyna.

sandbox-back = Wróć tam, skąd przychodzisz
since-title = Od twojej ostatniej tury
since-count = { $count ->
    [one] 1 zdarzenie
    [few] { $count } zdarzenia
   *[other] { $count } zdarzeń
}
vote-past = Grać dalej bez gracza { $name }?
vote-back = Cofnąć ruchy?
vote-back-to = Gra wróciłaby do:
vote-agreed = Za: { $names }.
vote-agree = Zgadzam się
vote-refuse = Nie zgadzam się
vote-ask-back = Zaproponuj powrót tutaj
hint = Podpowiedź
hint-title = Wytrawny gracz wybrałby
hint-wait = Czekanie: żetony się jeszcze przydadzą.
hint-do = Zrób to
hint-public = { $name } prosi o podpowiedź.
curtain-title = Teraz gra { $name }
curtain-hand = Przekaż urządzenie: { $name }. Nikt inny nie patrzy.
curtain-here = To ja, { $name }
