### The table of Death Eaters Rising: labels, headlines and commands. What the game itself says is in its book.

## The steps of a turn

der-step-travel = Cesta
der-step-voldemort = Voldemort
der-step-assign = Hod a přiřazení
der-step-end = Konec tahu

## Parts of the table

der-faces = hledí:
der-last-place = poslední místo
der-tally = Stav
der-damage = Jeho zranění
    .more = { $number } znamená výhru
der-places = Ovládnutá místa
    .more = { $number } znamenají prohru
    .short = Místa
der-hospital = Bradavická ošetřovna
    .more = { $number } kouzelníků: prohra
    .short = Ošetřovna
der-azkaban = Azkaban
    .more = víc zranění mít nesmí
der-new = Nová
der-dice = Kostky
    .more = zbývá { $left }, přiřazeno { $placed }
der-spells = Kouzla
    .more = { $count ->
        [0] zatím žádné
        [one] 1 žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    }
der-team = Tým
der-headquarters = Hlavní štáb
    .short = Štáb
der-others = Ostatní
der-log = Zprávy
    .short = Zprávy
der-locations = Lokace
der-used = V tomto tahu použito.
der-look = Prohlédnout: { $name }

## Headlines while something is held, and the sentences beside headlines

der-held-die = Přiřaďte: { $face }
    .more = { $count ->
        [0] Sem se nikam nehodí.
        [one] Jeden symbol je označen.
        [few] Označeny jsou { $count } symboly.
       *[other] Označeno je { $count } symbolů.
    }
der-held-token = Kouzlo: { $token }
    .more = Zvolte, na co se použije.
der-casting = Zvolte žeton kouzla
    .more = Použije se hned.
der-discarding = Zvolte kostku k vyřazení
der-following = Zvolte kostku, které se vzdáte
    .more = Váš žeton mise se přesune k Voldemortovi.
der-more-travel = V tomto tahu se budete zabývat jen jí.
der-more-roll = Předtím mohou všichni použít žetony kouzel.
der-more-assign = { $count ->
    [0] Nic volného nepřijme, co jste hodili.
    [one] Hodí se jedna z vašich kostek.
    [few] Hodí se { $count } vaše kostky.
   *[other] Hodí se { $count } vašich kostek.
}
der-more-end-turn = Všichni ještě mohou použít žetony kouzel.
der-more-marked = Vyberte z označených.
der-more-wait = { $tokens ->
    [0] Vidíte vše, co se tu děje.
   *[other] Vaše žetony kouzel jsou po ruce.
}
der-stop-sure = { $count ->
    [one] Opravdu vyřadit poslední kostku?
    [few] Opravdu vyřadit { $count } kostky?
   *[other] Opravdu vyřadit { $count } kostek?
}

## Commands

der-let-go = Vrátit
der-cast = Seslat kouzlo
der-do-roll = Hodit
    .again = Hodit znovu
der-do-discard = Vyřadit kostku
    .short = Vyřadit
der-do-move-to-voldemort = Za Voldemortem
der-do-stop = Skončit hody
    .sure = Vyřadit a skončit
der-do-end-turn = Ukončit tah
der-do-use = Použít
der-do-decline = Odmítnout
der-do-take-token = Vzít žeton
der-do-agree = Souhlasit
der-do-reroll = Přehodit

## What a screen reader says

der-card = { $name }, { $kind }. Zranění { $damage } z { $track }. { $text }
der-open = Nepokryto: { $list }.
der-nothing-open = Všechny symboly jsou pokryty.
der-symbols = { $trait } { $count }
der-card-lit = Lze zvolit.
der-card-held = Zvoleno.
der-card-far = V tomto tahu mimo dosah.
der-card-full = Plná zranění: na konci tahu odejde, nebude-li vyléčena.
der-card-new = Nová karta.
der-card-used = V tomto tahu použito.
der-wizard = kouzelník
der-ability = { $name }, schopnost { $number }. { $open } { $text }
der-die = { $die }: { $face }
der-die-unrolled = { $die }, ještě nehozená
der-token = Žeton kouzla: { $token }
der-location = { $name }. { $place }, vliv { $count } z { $track }.
der-mission = Leží zde žeton mise.
der-faced = Je zde Voldemort.
der-seat = { $name }, { $faction }
der-damage-of = { $count } z { $track }

## Výuka

tutor-death-eaters-rising-done = To byl celý tah. Cho Changová je teď ve vašem týmu a její schopnost můžete použít od příštího tahu. Voldemort je poražen, když má pět zranění: posílejte Smrtijedy do Azkabanu, protože víc zranění, než kolik jich tam je, mít nemůže. Nepřijděte o celý tým ani o čtyři místa. Zkuste tah za Bena, nebo si založte vlastní stůl.
tutor-death-eaters-rising-tutorial-1 = Proti Voldemortovi stojíte společně. V každém tahu se zabýváte jednou lokací: třemi postavami u ní, jejím místem a vlastním týmem. V Příčné ulici můžete získat Cho Changovou. Klepněte na Příčnou ulici a vydejte se tam.
tutor-death-eaters-rising-tutorial-2 = Voldemortova kostka ho otočila k ministerstvu: zranil tamní kouzelníky, na místo přidal vliv a jednal Pettigrew. Vy tam nejste, a tak byl váš tým ušetřen. Hlavní štáb vám dává čtyři kostky a Tonksová ještě jednu, protože s ní je další kouzelník Fénixova řádu. Hoďte jimi.
tutor-death-eaters-rising-tutorial-3 = Kostka patří na volný symbol, který ukazuje. Cho Changová chce dvě knihy a jedny spojené kroužky: dvakrát vědění a jednou přátelství. Zvolte kostku s knihou a potom Cho.
tutor-death-eaters-rising-tutorial-4 = Jedna kniha je zakrytá. Z jednoho hodu smíte přiřadit, kolik kostek chcete. Dejte jí i druhou knihu.
tutor-death-eaters-rising-tutorial-5 = Chybí přátelství. Mohli byste použít kostku, která ho ukazuje, ale máte na to žeton kouzla a kostka pak udělá něco jiného. Použijte žeton na Cho.
tutor-death-eaters-rising-tutorial-6 = Všechny její symboly jsou zakryté: na konci tahu se k vám přidá. Pokaždé, když přiřadíte aspoň jednu kostku, hodíte zbylými znovu. Hoďte.
tutor-death-eaters-rising-tutorial-7 = Zdvojená strana platí za dva symboly. Druhá schopnost vašeho štábu chce právě tyto dva a odstraní vliv z kteréhokoli místa. Položte tam dvojitou oddanost.
tutor-death-eaters-rising-tutorial-8 = Všechny symboly schopnosti jsou zakryté: hned ji použijte, nebo odmítněte.
tutor-death-eaters-rising-tutorial-9 = Místo s pěti žetony vlivu padne nadobro a čtyři padlá místa znamenají prohru. Nejhůř je na tom ministerstvo.
tutor-death-eaters-rising-tutorial-10 = Zbývají dvě kostky a nic je tu naléhavě nepotřebuje. Můžete házet dál, nebo přestat; teď přestaňte.
tutor-death-eaters-rising-tutorial-11 = Všichni ještě smějí použít žetony kouzel. Pak ukončete tah: Cho se přidá k vašemu týmu a všechna její zranění zmizí.
