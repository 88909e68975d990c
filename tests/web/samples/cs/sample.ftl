nothing = nic
hidden = něco
list-comma = { $first }, { $second }
list-and = { $first } a { $second }
list-or = { $first } nebo { $second }

die-blue = modrá kostka
    .accusative = modrou kostku
    .accusative-few = modré kostky
    .accusative-other = modrých kostek
    .nominative-few = modré kostky
    .nominative-other = modrých kostek
    .genitive-other = modrých kostek
name-luna =
    .accusative = Lenku
    .gender = feminine
name-neville =
    .accusative = Nevilla
    .gender = masculine

event-gained = { $seat } bere { $number } { FORM($die, $number, case: "accusative") }.
event-was-defeated = { GENDER($character) ->
    [feminine] { $character } je poražena
    [masculine] { $character } je poražen
   *[other] { $character } prohrává
}: všichni porazili { FORM($character, case: "accusative") }.
event-took = { $seat } bere { $list }.
    .each = { $die }
event-met = { $count } ({ $list }).
    .together = { $count } { $number } { FORM($character, $number) }
spaced =
    k{ "\u00A0" }večeru   se
    stmívá
fixed = { FORM($die, count: 2) }, { FORM($die, count: "other", case: "genitive") }
who = { FORM($character, case: "accusative") }
