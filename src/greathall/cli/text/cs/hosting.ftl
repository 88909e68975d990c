### Co říkají příkazy, které otevírají dům a starají se o to, co je v něm uloženo.

serve-open = Great Hall je otevřen na adrese { $address }: otevřete ji v prohlížeči.
serve-lan = Všichni v této síti ho najdou na adrese { $address } nebo podle tohoto kódu:
serve-not-built = Jeho stránka ještě není sestavena: udělá to `make play`.
serve-close = Ctrl+C ho zavře; všechny stoly zůstanou uložené.
backed-up = { $tables ->
    [one] { $file } obsahuje 1 stůl, záznamů: { $entries }.
    [few] { $file } obsahuje { $tables } stoly, záznamů: { $entries }.
   *[other] { $file } obsahuje { $tables } stolů, záznamů: { $entries }.
}
backup-is-secret = Jsou v ní i klíče rozehraných her: uchovávejte ji stejně bezpečně jako databázi.
restored = { $tables ->
    [one] Obnoven je 1 stůl, záznamů: { $entries }.
    [few] Obnoveny jsou { $tables } stoly, záznamů: { $entries }.
   *[other] Obnoveno je { $tables } stolů, záznamů: { $entries }.
}
deleted = { $count ->
    [0] Nic nebylo smazáno.
    [one] Smazán byl 1 stůl.
    [few] Smazány byly { $count } stoly.
   *[other] Smazáno bylo { $count } stolů.
}
no-tables = Žádné stoly tu nejsou.
migrated = Databáze je aktuální.
migrate-same = pokračuje, nikdo nic nepozná
migrate-seam = pokračuje podle jiných pravidel, hráči uvidí předěl
migrate-stuck = nemůže pokračovat:
migrate-none = Žádný rozehraný stůl neuložila jiná verze.
