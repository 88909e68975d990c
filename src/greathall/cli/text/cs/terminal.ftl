### What the command says of itself, in the terminal.

## Commands

player = Hráč { $number }
bot = Bot { $number }
seats = počet hráčů
editions = vydání
no-such-clause = pravidlo { $clause } neexistuje; oddíly jsou 1 až { $last }, pravidlo se píše například 3.4
nothing-found = Slova „{ $words }“ nejsou v žádném pravidle.
no-such-seat = místo { $seat } u stolu není; místa jsou 0 až { $last }
verified-chain = Řetěz drží: počet záznamů { $entries }, každý navazuje na všechny předchozí.
verified-story = { $taken ->
    [0] Průběh souhlasí: počet voleb { $choices }, každá byla ve své chvíli dovolená.
   *[other] Průběh souhlasí: počet voleb { $choices }, každá byla ve své chvíli dovolená; počet vrácení { $taken }.
}
verified-key = Závazek je dodržen: klíč odpovídá otisku, který byl zveřejněn před hrou.
verified-outcomes = Náhoda souhlasí: z klíče plyne všech { $outcomes } výsledků ({ $each }).
verified-over = Hra je u konce.
verified-running = Hra ještě neskončila: klíč je zveřejněn, takže by v ní už nikdo neměl pokračovat.
scenario-holds = platí { $file }
scenario-fails = NEPLATÍ { $file }
scenarios = { $count ->
    [0] Není tu žádný scénář.
   *[other] { $wrong ->
        [0] Počet scénářů { $count }, všechny platí.
       *[other] Počet scénářů { $count }, neplatí { $wrong }.
    }
}
taken-back = { $players }: vráceno vše, co následovalo po záznamu { $entry }.

## Playing

ask-seats = Kolik hráčů, { $least } až { $most }? [{ $default }]
ask-names = { $count ->
    [one] Vaše jméno? [Hráč 1]
   *[other] Vaše jména, oddělená čárkami? [Hráč 1, Hráč 2…]
}
forced = Možné je jen jedno: { $choice }.
others-could = Žeton kouzla teď může použít i { $players }: napište i.
hint = Rada: { $choice }. { $reason }
which = Kterou možnost?
no-such-option = Možnost { $number } tu není; poslední je { $last }.
not-understood = „{ $typed }“ tu udělat nelze. Napište číslo, několik slov z některé možnosti, nebo h a zobrazí se nápověda.
not-allowed = Není dovoleno: { $choice }. { $clause }: { $text }
nobody-could = Nikdo jiný teď nic udělat nemůže.
interject-which = Kterou možnost? Enter znamená žádnou:
no-undo = Vrátit nelze nic: krok zpět končí u posledního hodu či tažení a u cizí volby.
undone = Poslední volba je vrácena.
nothing-called = Žádná karta, možnost ani pravidlo se nejmenuje „{ $what }“.
no-clause = Pravidlo { $clause } neexistuje.
explain-more = ? a číslo možnosti: její pravidlo. ? a jméno: ta karta. ? 4.3: to pravidlo.
save-where = Do kterého souboru? Napište s a jeho název.
saved = Uloženo do souboru { $file }.
not-saved = Do souboru { $file } se uložit nepodařilo: { $reason }.
save-before-leaving = Do kterého souboru hru uložit? Enter znamená odejít bez uložení:
loaded = Hra ze souboru { $file } pokračuje.
interrupted = Přerušeno: odcházíte od stolu.
input-ended = Vstup skončil: odcházíte od stolu.
no-key = hra není u konce a v záznamu chybí její klíč, takže ji lze přehrát, ale ne v ní pokračovat
all-win = Všichni vyhráváte.
all-lose = Všichni prohráváte.
some-win = Vítězí { $players }.
dice-checked = Ověřeno: z klíče, jehož otisk byl zveřejněn před hrou, plyne všech { $outcomes } výsledků náhody.

## Help: what is typed, an equals sign, what it does

help-number = 3 = zvolit možnost 3; Enter zvolí jedinou možnost, nebo možnosti zobrazí znovu
help-words = roll, dolohov = zvolit možnost několika jejími slovy, pokud je z nich jasné, která to je
help-question = ? = co máte udělat a které pravidlo to určuje
help-option = ? 3 = pravidlo, které patří k možnosti 3
help-card = ? lenka, ? 4.3 = celá karta, celé pravidlo
help-i = i = co by teď mohli udělat ostatní, i když nejsou na tahu
help-a = a = rada: co by udělal dobrý hráč
help-t = t = celý stůl i s texty všech karet
help-l = l = záznam celé hry
help-u = u = krok zpět, nejdále k poslednímu hodu
help-s = s SOUBOR = uložit hru
help-q = q = odejít
help-h = h = tato nápověda
