### Poczekalnia, zaproszenie, odnośniki osobiste.

waiting-forming = zbiera się
waiting-free = { $free ->
    [one] Jedno miejsce jest jeszcze wolne
    [few] { $free } miejsca są jeszcze wolne
   *[other] { $free } miejsc jest jeszcze wolnych
}
waiting-unready = { $unready ->
    [one] Jedna osoba nie jest jeszcze gotowa
    [few] { $unready } osoby nie są jeszcze gotowe
   *[other] { $unready } osób nie jest jeszcze gotowych
}
waiting-all = Wszyscy są na miejscu
waiting-for-seat = Czekamy na miejsce { $seat }
waiting-for-seats = { $free ->
    [few] Czekamy na { $free } miejsca
   *[other] Czekamy na { $free } miejsc
}
waiting-remark = Gospodarz zaczyna, gdy wszystkie miejsca są zajęte.
waiting-close = Zamknij stół
waiting-bots = { $free ->
    [one] Zacznij z botem na wolnym miejscu
   *[other] Zacznij z botami na wolnych miejscach
}
waiting-begin = Zacznij
waiting-leave = Odejdź
waiting-ready = Można zaczynać
waiting-not-ready = Jeszcze nie
waiting-sit = Usiądź

poster-free = Wolne
poster-bot = Posadź bota
poster-here = Posadź kogoś tutaj
poster-sit = Usiądź
poster-you-host = Ty, gospodarz stołu
poster-you = Ty
poster-shares = Na twoim urządzeniu
poster-link = Z odnośnika
poster-away = Poza stołem
poster-phone = Graj na telefonie
poster-remove = Usuń
poster-ready = Można zaczynać
poster-not-ready = Jeszcze nie

said-reaction = Czas na reakcję { $seconds } s,
said-no-reaction = Bez czasu na reakcję,
said-clock-none = bez zegara.
said-clock-short = każdy ma dziesięć minut.
said-clock-long = każdy ma pół godziny.
said-clock-day = dzień na każdy wybór.
said-option-voldemort = Voldemort pada przy { $value } obrażeniach.
said-option-random-first-player-1 = O tym, kto zaczyna, decyduje los.

invite = Zaproszenie
invite-private = prywatne: tylko z tym odnośnikiem
invite-listed = także w przedsionku
invite-qr = Odnośnik jako kod QR
invite-code = Kod { $code }
invite-copy = Kopiuj odnośnik
invite-share = Udostępnij
invite-copied = Odnośnik skopiowany.
invite-not-copied = Skopiuj odnośnik ręcznie.
invite-loopback = Ten adres działa tylko na tym komputerze. Aby grać z telefonami w tej samej sieci, uruchom Great Hall z opcją --lan.

personal-title = Graj na innym urządzeniu
personal-about = Otwórz tam ten odnośnik. Przenosi twoje miejsca przy tym stole na tamto urządzenie, raz, w ciągu kwadransa. Zachowaj go dla siebie.
personal-qr = Odnośnik osobisty jako kod QR

learn-play = Ucz się, grając
learn-play-about = Pierwsza tura przy przygotowanym stole
learn-read = Przeczytaj zasady
learn-read-about = Krótkie rozdziały; stół poczeka
learn-dice = Sprawdź kości
learn-dice-about = Obietnica tego stołu brzmi

change-title = Zmień stół
