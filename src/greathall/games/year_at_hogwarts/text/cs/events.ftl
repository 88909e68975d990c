### The log: one message for each kind of event. One sentence, in the present tense; names of players stand in the nominative.
### $list: what the event names any number of.

## So much of what is held

so-many = { ID($holding) ->
    [hp] { $number ->
        [one] { $number } život
        [few] { $number } životy
       *[other] { $number } životů
    }
    [points] { $number ->
        [one] { $number } bod
        [few] { $number } body
       *[other] { $number } bodů
    }
    [floo] { $number ->
        [one] { $number } letaxový prášek
        [few] { $number } letaxové prášky
       *[other] { $number } letaxových prášků
    }
    [portkey] { $number ->
        [one] { $number } přenášedlo
        [few] { $number } přenášedla
       *[other] { $number } přenášedel
    }
    [object] { $number ->
        [one] { $number } předmět
        [few] { $number } předměty
       *[other] { $number } předmětů
    }
    [card] { $number ->
        [one] { $number } kartu
        [few] { $number } karty
       *[other] { $number } karet
    }
    [potion] { $number ->
        [one] { $number } lektvar
        [few] { $number } lektvary
       *[other] { $number } lektvarů
    }
    [book] { $number ->
        [one] { $number } knihu
        [few] { $number } knihy
       *[other] { $number } knih
    }
   *[spell] { $number ->
        [one] { $number } kouzlo
        [few] { $number } kouzla
       *[other] { $number } kouzel
    }
}


## Set-up

event-agreed = Dohoda: { $option } { $number }.
event-deck-laid = { $deck }: v balíčku { $number }.
event-board-taken = { $figure } hraje za postavu { $board }.
event-equipped = { $figure } začíná, životy: { $number }, letax: { $number-2 }, přenášedlo: { $number-3 }.
event-started = { $figure } stojí na poli { $space }.
event-mission-dealt = { $figure } bere misi: { $mission }.
event-token-laid = { $token } leží na poli { $space }.
event-posted = { $seat } staví: { $figure }, pole { $space }.
event-began = { $figure } začíná.

## Turns

event-round-began = Začíná { $number }. kolo.
event-turn-began = Na tahu je { $figure }.
event-turn-missed = { $figure } vynechává tento tah.
event-waited = { $figure } čeká na poli { $space }.
event-stopped-waiting = { $figure } už nečeká.
event-extra-turn = { $figure } hraje ještě jeden tah.
event-turn-to-miss = { $figure } vynechá tah.
event-turn-ended = { $figure } končí tah.
event-end-met = { $figure } splňuje konec hry.
event-round-will-be-finished = Nejprve se dohraje { $number }. kolo.
event-won = { $figure } vyhrává.
event-scored = { $figure }: body { $number }, splněné mise { $number-2 }.
event-rounds-taken = Trvalo to kol: { $number }.

## The move

event-movement-rolled = { $figure } hází na pohyb { $list }.
    .each = { $number }
event-no-roll = { $figure } nehází na pohyb.
event-rerolled = { $figure } hází znovu: { $list }.
    .each = { $number }
event-steps-counted = { $figure } jde, počet kroků: { $number }.
event-went = { $figure } jde na pole { $space }.
event-crossed = { $figure } prochází chodbou na pole { $space }.
event-stopped = { $figure } se zastavuje na poli { $space }.
event-no-way = { $figure } nemůže dál, propadají kroky: { $number }.
event-space-named = { $figure } se zastavuje na pojmenovaném poli: { $space }.
event-met = { $figure } potkává: { $figure-2 }.
event-passed = { $figure } míjí: { $figure-2 }.
event-journeyed = { $figure } cestuje na pole { $space }.
event-went-back = { $figure } se vrací na pole { $space }.
event-was-moved = { $figure } se ocitá na poli { $space }.

## Spaces and cards

event-token-taken = { $figure } sbírá { $token }, pole { $space }.
event-token-left = { $figure } nechává { $token }, pole { $space }.
event-space-acted = { $figure }: působí pole { $space }.
event-no-effect = { $figure }: pole { $space } nic nedělá.
event-card-drawn = { $figure } bere kartu { $card }.
event-deck-empty = { $figure } nic nebere, balíček došel: { $deck }.
event-card-offered = { $figure } obrací kartu { $card }.
event-card-resolved = { $figure } plní kartu { $card }.
event-card-kept = { $figure } si nechává kartu { $card }.
event-card-played = { $figure } hraje kartu { $card }.
event-card-returned = { $figure } vrací pod balíček kartu { $card }.
event-gained = { $figure } získává { so-many }.
event-lost = { $figure } ztrácí { so-many }.
event-lacking = { $figure } nemá: { $holding }.
event-at-least-one = { $figure } si ponechává 1 život.
event-not-below-zero = { $figure } nemá body, které by šlo ztratit.
event-exam-sat = { $figure } skládá zkoušku { $card }, body: { $number }.
event-deck-shuffled = Míchá se balíček: { $deck }.
event-card-taken = { $figure } bere kartu { $card }, přichází o ni { $figure-2 }.
event-token-taken-from = { $figure } bere { $token }, přichází o něj { $figure-2 }.
event-hand-seen = { $figure } vidí karty, které má { $figure-2 }.
event-fetched = { $figure } si z balíčku bere { $card }.
event-offered = { $figure } nabízí: { $token-2 } za { $token }, rozhodne { $figure-2 }.
event-refused = { $figure } odmítá.
event-swapped = { $figure } a { $figure-2 } si mění { $token } a { $token-2 }.
event-effect-used = { $figure } používá { $effect }.
event-effect-declined = { $figure } odmítá { $effect }.
event-stands = { $figure } způsobuje, že chvíli platí: { $effect }.
event-ran-out = Přestává platit: { $effect }.
event-table-rolled = { $figure } hází { $number }.
event-option-chosen = { $figure } volí: { $effect }.

## Missions

event-attempted = { $figure } se pokouší o misi { $mission }.
event-mission-done = { $figure } plní misi { $mission }, body: { $number }.
event-mission-lost = { $figure } neplní misi { $mission }.
event-token-spent = { $figure } spotřebovává { $token }.
event-token-put = { $token } přichází na pole { $space }.
event-mission-returned = { $figure } vrací misi { $mission }.
event-defeated = { $figure } končí na poli { $space }.

## Fights

event-mission-fight-began = Proti protivníkovi { $opponent } stojí { $list }.
    .each = { $figure }
event-duel-began = { $figure } svádí souboj: { $duel }.
event-players-fought = { $figure } bojuje proti: { $figure-2 }.
event-death-eater-fought = { $figure } bojuje se Smrtijedem: { $figure-2 }.
event-no-fight = { $figure } a { $figure-2 } nebojují.
event-opponent-revealed = Odhaluje se { $opponent }, životy: { $number }.
event-first-by-ability = { $figure } útočí první.
event-attack-rolled = { $figure } hází na útok { $list }.
    .each = { $number }
event-attack-rolled-again = { $figure } hází na útok znovu: { $list }.
    .each = { $number }
event-attack-hit = { $figure }: zásahy { $number } proti odolnosti { $number-2 }.
event-attack-missed = { $figure } nepřekonává odolnost { $number }.
event-attack-lost = { $figure } přichází o tento útok.
event-fight-card-played = { $figure } v boji hraje { $card }.
event-struck = { $opponent } udeří, zasažen je { $figure }.
event-strike-lost = { $opponent } přichází o úder, cíl: { $figure }.
event-not-healed = { $figure } nezískává životy.
event-no-harm = { $figure } zůstává bez zranění.
event-fell = { $figure } je bez životů.
event-stands-up = { $figure } vstává s 1 životem.
event-fight-won = { $figure } vyhrává boj.
event-fight-lost = { $figure } prohrává boj.
event-fled = { $figure } prchá.
event-fled-to = { $figure } prchá na pole { $space }.
event-clashed = { $figure } hází { $number }, { $figure-2 } { $number-2 }.
event-defence-rolled = { $figure } hází na obranu { $number }.
event-portkey-taken = { $figure } bere přenášedlo, přichází o něj { $figure-2 }.
event-floo-taken = { $figure } bere letaxový prášek, přichází o něj { $figure-2 }.
event-nothing-taken = { $figure } nebere nic.
event-no-spoils = { $figure } nemá co vzít.
event-death-eater-gone = { $figure } odchází ze hry.
event-will-lose-attacks = { $figure } přijde o útoky: { $number }.
event-own-duel = { $figure } bere vlastní kartu { $duel } a bere znovu.
event-card-limit = { $figure } smí v tomto boji zahrát karet: { $number }.
event-death-eater-played = { $figure }: hraje { $seat }.
event-death-eater-unplayed = { $figure }: hraje aplikace.

## Quidditch

event-called = { $figure } vyzývá k zápasu: { $figure-2 }.
event-house-chosen = { $figure } hraje za { $house }.
event-keeper-posted = { $figure } staví brankáře na pole { $square }.
event-match-began = { $figure } hraje famfrpál, soupeř: { $figure-2 }.
event-starts-rolled = { $figure } hází { $number }, { $figure-2 } { $number-2 }.
event-side-begins = { $figure } začíná.
event-actions-rolled = { $figure } hází na akce { $number } a { $number-2 }.
event-flew = { $piece } letí na pole { $square }.
event-quaffle-held = { $piece } má camrál.
event-bludger-held = { $piece } má potlouk.
event-quaffle-stolen = { $piece } bere camrál, přichází o něj { $piece-2 }.
event-stepped-away = { $piece } ustupuje na pole { $square }.
event-stayed-on = { $piece } nemá kam ustoupit.
event-quaffle-passed = { $piece } hází camrál na pole { $square }.
event-shot = { $piece } střílí: { $number } proti { $number-2 }.
event-shot-at-nobody = { $piece } střílí a branku nikdo nehlídá.
event-goal = Gól, dává { $figure }, zatím { $number }.
event-saved = { $figure } střelu chytá.
event-quaffle-laid = { $figure } pokládá camrál na pole { $square }.
event-bludger-thrown = { $piece } odpaluje potlouk { $direction }, délka { $number }.
event-bludger-stopped = Potlouk se zastavuje na poli { $square }.
event-hit = { $piece } je zasažen a hází { $number }.
event-knocked-out = { $piece } je vyřazen.
event-quaffle-dropped = Camrál padá na pole { $square }.
event-bludger-dropped = Potlouk padá na pole { $square }.
event-round-won = { $figure } vyhrává první část.
event-no-chasers = { $figure } nemá žádného střelce.
event-actions-lapsed = { $figure } nechává akce: { $number }.
event-seeker-rolled = { $figure } hází za chytače { $list }.
    .each = { $number }
event-seeker-rolled-again = { $figure } hází za chytače znovu: { $list }.
    .each = { $number }
event-seeker-flew = { $figure }: chytač je na poli { $number } okruhu.
event-quidditch-drawn = { $figure } bere kartu { $card }.
event-quidditch-played = { $figure } hraje kartu { $card }.
event-quidditch-cancelled = Karta { $card } je zrušena.
event-snitch-caught = { $figure } chytá zlatonku.
event-went-back-from-match = { $figure } se vrací na pole { $space }.

## Voldemort Returns

event-harry-and-voldemort = { $figure } potkává: { $figure-2 }.
event-both-lack-theirs = Oběma žeton chybí: nic se neděje.
event-horcrux-laid = Viteál { $token } je na poli { $space }.
event-horcrux-rolled = { $figure } hází { $number }, { $figure-2 } { $number-2 }.
event-horcrux-rolled-again = Kostky teď ukazují { $number } a { $number-2 }.
event-horcrux-destroyed = { $figure } ničí { $token }.
event-horcrux-stands = { $figure } neničí { $token }.
event-voldemort-weaker = { $figure }: zbývají životy: { $number }.
event-tries-again = { $figure } to zkouší znovu místo pohybu.
event-handed-over = { $figure } předává { $token }, bere { $figure-2 }.
event-figure-moves = Táhne { $figure }.
event-went-to-graveyard = { $figure } jde na hřbitov.
event-voldemort-returned = { $figure } se vrací, životy: { $number }.
event-death-eater-called = { $figure } přichází na pole { $space }.
event-token-hidden = { $token } je ukryto na poli { $space }.
