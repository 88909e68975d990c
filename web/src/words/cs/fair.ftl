### Poctivé kostky.

fair-sealed = Zapečetěno
fair-sealed-title = Kostky jsou slíbeny
fair-running = Klíč této hry je zapečetěn do jejího konce. Pak může tato stránka každý hod i každou kartu spočítat znovu.
fair-unchecked = Zatím neověřeno
fair-unchecked-title = Zatím neověřeno
fair-unchecked-means = Klíč je odhalen. Tato stránka z něj může spočítat každý hod i každou kartu.
fair-checking = Okamžik…
fair-checking-title = Okamžik…
fair-checking-means = Všechno se počítá znovu.
fair-verified = Kostky ověřeny
fair-verified-title = Na kostky nikdo nesáhl
fair-differs = Nesouhlasí
fair-differs-title = Něco nesouhlasí
fair-unreadable = Nečitelné
fair-unreadable-title = Záznam nelze přečíst
fair-unreadable-means = Záznam se nepodařilo načíst. Zkuste to později.
fair-found = Odhalený klíč dává všechny hody a karty ({ $outcomes }) a plní slib ze začátku hry; zápisy ({ $entries }) na sebe navazují.
fair-check = Ověřte si to sami
fair-fault-commitment = Klíč není ten, který byl před hrou slíben.
fair-fault-stream = Zápis { $entry }: klíč vede k jinému výsledku, než říká záznam.
fair-fault-chain = Zápis { $entry } byl změněn, přesunut nebo odstraněn: řetěz se tu trhá.
fair-fault-edition = Edice v záznamu není ta, kterou záznam uvádí.
fair-strays = Symbolů: { $symbols }. Ze 100 her s poctivými kostkami se jich { $percent } odchýlí víc.
fair-dice = Kostky zatím
fair-expected = padlo (očekáváno)
fair-nothing = Zatím se neházelo.
