nothing = nic
hidden = coś
list-comma = { $first }, { $second }
list-and = { $first } i { $second }
list-or = { $first } lub { $second }

die-blue = niebieska kość
    .accusative = niebieską kość
    .accusative-few = niebieskie kości
    .accusative-many = niebieskich kości
name-luna =
    .accusative = Lunę
    .gender = feminine
name-neville =
    .accusative = Neville’a
    .gender = masculine

event-gained = { $seat } bierze { $number } { FORM($die, $number, case: "accusative") }.
event-was-defeated = { GENDER($character) ->
    [feminine] { $character } jest pokonana
   *[masculine] { $character } jest pokonany
}: wszyscy pokonali { FORM($character, case: "accusative") }.
event-took = { $seat } bierze { $list }.
    .each = { $die }
event-met = { $count } ({ $list }).
    .together = { $count } { $number } { FORM($character, $number) }
