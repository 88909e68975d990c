### Stránka o projektu a mazání.

about-title = O projektu Great Hall
about-notice = Čím není
    .text = Great Hall je neoficiální fanouškovský projekt. Není spojen s žádným vydavatelem ani držitelem práv a nikdo na něm nevydělává. Nepoužívá žádné jejich obrázky, loga ani písma: všechny obrázky jsou kresleny přímo pro projekt a všechna pravidla i karty jsou vyprávěny vlastními slovy.
about-content = Odkud jsou karty
    .text = Pravidla her otiskují jen málo svých karet. Proto u každé karty a pole stojí, odkud je jejich obsah, a žádná se nevydává za tištěnou. Kdo vlastní krabici, může hrát s jejími skutečnými kartami ve svém vlastním vydání.
about-source-rulebook = Z pravidel hry
about-source-public = Z veřejných zdrojů
about-source-reconstruction = Rekonstruováno zde, v počtech podle pravidel
about-dice = Proč jsou kostky poctivé
    .text = Před prvním hodem zveřejní každý stůl slib: otisk svého tajného klíče. Prohlížeč každého hráče k němu přidá něco svého, takže kostky nevybral nikdo sám. Po hře se klíč zveřejní a váš prohlížeč ověří každý hod i každou dobranou kartu.
about-stored = Co se ukládá
    .text = Žádné účty, žádné sledování, nic cizího. Tento prohlížeč pozná jeden soubor cookie; server si pamatuje jen jeho otisk, vaše jméno a oblíbenou stranu, vaše stoly s tím, co se u nich hrálo a říkalo, a chcete-li upozornění, adresu, kam chodí. Nastavení zůstává v tomto prohlížeči. Stoly, kterých se dlouho nikdo nedotkl, se mažou, a vše své můžete smazat najednou.
about-delete = Nastavení a smazání toho, co je moje
about-open = Z čeho je
    .text = Great Hall je svobodný software s licencí Apache. Jeho písma jsou Abril Fatface, League Gothic a Newsreader s licencí SIL Open Font.

delete-title = Smazat, co je moje
delete-about = Vaše jméno se zapomene, vaše místa převezmou boti a stoly, které jsou jen vaše, se smažou. Nelze to vzít zpět.
delete-sure = Smazat všechno
delete-done = Všechno vaše je smazáno.
