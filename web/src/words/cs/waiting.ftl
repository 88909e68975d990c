### Čekárna, pozvánka, osobní odkazy.

waiting-forming = sestavuje se
waiting-free = { $free ->
    [one] Jedno místo je ještě volné
    [few] { $free } místa jsou ještě volná
   *[other] { $free } míst je ještě volných
}
waiting-unready = { $unready ->
    [one] Jeden hráč ještě není připraven
    [few] { $unready } hráči ještě nejsou připraveni
   *[other] { $unready } hráčů ještě není připraveno
}
waiting-all = Všichni jsou tu
waiting-for-seat = Čeká se na místo { $seat }
waiting-for-seats = { $free ->
    [few] Čeká se na { $free } místa
   *[other] Čeká se na { $free } míst
}
waiting-remark = Hostitel začne, až budou všechna místa obsazená.
waiting-close = Zrušit stůl
waiting-bots = { $free ->
    [one] Začít s botem na volném místě
   *[other] Začít s boty na volných místech
}
waiting-begin = Začít
waiting-leave = Odejít
waiting-ready = Jsem u stolu
waiting-not-ready = Ještě ne
waiting-sit = Posadit se

poster-free = Volné
poster-bot = Posadit bota
poster-here = Posadit někoho tady
poster-sit = Posadit se
poster-you-host = Vy, hostitel
poster-you = Vy
poster-shares = Na vašem zařízení
poster-link = Přes odkaz
poster-away = Není tu
poster-phone = Hrát na telefonu
poster-remove = Odebrat
poster-ready = Může se začít
poster-not-ready = Ještě ne

said-reaction = Čas na reakci { $seconds } s,
said-no-reaction = Bez času na reakci,
said-clock-none = bez hodin.
said-clock-short = každý má deset minut.
said-clock-long = každý má půl hodiny.
said-clock-day = den na každou volbu.
said-option-voldemort = Voldemort padne při { $value } zraněních.
said-option-random-first-player-1 = Kdo začne, určí náhoda.

invite = Pozvánka
invite-private = soukromé: jen přes tento odkaz
invite-listed = i v předsálí
invite-qr = Odkaz jako QR kód
invite-code = Kód { $code }
invite-copy = Zkopírovat odkaz
invite-share = Sdílet
invite-copied = Odkaz je zkopírovaný.
invite-not-copied = Zkopírujte prosím odkaz ručně.
invite-loopback = Tato adresa platí jen na tomto počítači. Pro hru s telefony ve stejné síti spusťte Great Hall s volbou --lan.

personal-title = Hrát na jiném zařízení
personal-about = Otevřete tento odkaz na druhém zařízení. Přesune tam vaše místa u tohoto stolu, jednou a do čtvrt hodiny. Nechte si ho pro sebe.
personal-qr = Osobní odkaz jako QR kód

learn-play = Naučit se hrou
learn-play-about = První tah u připraveného stolu
learn-read = Přečíst si pravidla
learn-read-about = Krátké kapitoly; stůl počká
learn-dice = Ověřit kostky
learn-dice-about = Slib tohoto stolu zní

change-title = Změnit stůl
