### Strona o projekcie i usuwanie.

about-title = O projekcie Great Hall
about-notice = Czym nie jest
    .text = Great Hall to nieoficjalny projekt fanowski. Nie jest związany z żadnym wydawcą ani właścicielem praw i nikt na nim nie zarabia. Nie używa ich grafik, znaków ani krojów pisma: wszystkie obrazki narysowano na potrzeby projektu, a wszystkie zasady i karty opowiedziano własnymi słowami.
about-content = Skąd są karty
    .text = Instrukcje drukują niewiele swoich kart. Dlatego przy każdej karcie i polu stoi, skąd pochodzi ich treść, a żadna nie udaje drukowanej. Kto ma pudełko, może grać jego prawdziwymi kartami we własnym wydaniu.
about-source-rulebook = Z instrukcji
about-source-public = Z publicznych źródeł
about-source-reconstruction = Odtworzone tutaj, w liczbach z instrukcji
about-dice = Dlaczego kości są uczciwe
    .text = Przed pierwszym rzutem każdy stół ogłasza obietnicę: skrót swojego tajnego klucza. Przeglądarka każdego gracza dodaje do niego coś od siebie, więc nikt nie wybrał kości sam. Po grze klucz zostaje ogłoszony, a twoja przeglądarka sprawdza każdy rzut i każdą dobraną kartę.
about-stored = Co jest zapisywane
    .text = Żadnych kont, żadnego śledzenia, nic obcego. Tę przeglądarkę rozpoznaje jeden plik cookie; serwer pamięta tylko jego skrót, twoje imię i ulubioną stronę, twoje stoły z tym, co się przy nich grało i mówiło, a jeśli chcesz powiadomień, adres, na który przychodzą. Ustawienia zostają w tej przeglądarce. Stoły, których długo nikt nie ruszał, są usuwane, a wszystko swoje możesz usunąć od razu.
about-delete = Ustawienia i usuwanie tego, co moje
about-open = Z czego jest zrobiony
    .text = Great Hall to wolne oprogramowanie na licencji Apache. Jego kroje pisma to Abril Fatface, League Gothic i Newsreader, na licencji SIL Open Font.

delete-title = Usuń to, co moje
delete-about = Twoje imię zostanie zapomniane, twoje miejsca zajmą boty, a stoły, które są tylko twoje, zostaną usunięte. Nie da się tego cofnąć.
delete-sure = Usuń wszystko
delete-done = Wszystko, co twoje, zostało usunięte.
