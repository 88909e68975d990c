### Co mówią polecenia, które otwierają dom i dbają o to, co jest w nim zapisane.

serve-open = Great Hall jest otwarty pod adresem { $address }: otwórz go w przeglądarce.
serve-lan = Wszyscy w tej sieci znajdą go pod adresem { $address } albo przez ten kod:
serve-not-built = Jego strona nie jest jeszcze zbudowana: zrobi to `make play`.
serve-close = Ctrl+C go zamyka; wszystkie stoły pozostają zapisane.
backed-up = { $tables ->
    [one] { $file } zawiera 1 stół, wpisów: { $entries }.
    [few] { $file } zawiera { $tables } stoły, wpisów: { $entries }.
   *[other] { $file } zawiera { $tables } stołów, wpisów: { $entries }.
}
backup-is-secret = Są w niej klucze trwających gier: przechowuj ją równie bezpiecznie jak bazę danych.
restored = { $tables ->
    [one] Przywrócono 1 stół, wpisów: { $entries }.
    [few] Przywrócono { $tables } stoły, wpisów: { $entries }.
   *[other] Przywrócono { $tables } stołów, wpisów: { $entries }.
}
deleted = { $count ->
    [0] Nic nie usunięto.
    [one] Usunięto 1 stół.
    [few] Usunięto { $count } stoły.
   *[other] Usunięto { $count } stołów.
}
no-tables = Nie ma tu żadnych stołów.
migrated = Baza danych jest aktualna.
migrate-same = trwa dalej, nikt nic nie zauważy
migrate-seam = trwa dalej według innych zasad, gracze zobaczą przejście
migrate-stuck = nie może trwać dalej:
migrate-none = Żadnego trwającego stołu nie zapisała inna wersja.
