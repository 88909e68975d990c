### What `greathall edition` says.

edition-is-sound = { $edition }: bez chyb, dá se hrát: greathall play … --edition { $edition }
edition-has-faults = { $count ->
    [one] { $edition }: { $count } chyba
    [few] { $edition }: { $count } chyby
   *[other] { $edition }: { $count } chyb
}
edition-folder-is-full = složka { $folder } není prázdná
edition-form-is-written = { $count ->
    [one] Ve složce { $folder } je { $count } soubor. Doplňte, kde stojí „?“, potom: greathall edition check { $folder }
    [few] Ve složce { $folder } jsou { $count } soubory. Doplňte, kde stojí „?“, potom: greathall edition check { $folder }
   *[other] Ve složce { $folder } je { $count } souborů. Doplňte, kde stojí „?“, potom: greathall edition check { $folder }
}
no-such-card = karta { $card } v tomto vydání není
