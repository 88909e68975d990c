### What `greathall edition` says.

edition-is-sound = { $edition }: bez błędów, można grać: greathall play … --edition { $edition }
edition-has-faults = { $count ->
    [one] { $edition }: { $count } błąd
    [few] { $edition }: { $count } błędy
   *[other] { $edition }: { $count } błędów
}
edition-folder-is-full = folder { $folder } nie jest pusty
edition-form-is-written = { $count ->
    [one] W folderze { $folder } powstał { $count } plik. Uzupełnij miejsca oznaczone „?”, a potem: greathall edition check { $folder }
    [few] W folderze { $folder } powstały { $count } pliki. Uzupełnij miejsca oznaczone „?”, a potem: greathall edition check { $folder }
   *[other] W folderze { $folder } powstało { $count } plików. Uzupełnij miejsca oznaczone „?”, a potem: greathall edition check { $folder }
}
no-such-card = w tej edycji nie ma karty { $card }
