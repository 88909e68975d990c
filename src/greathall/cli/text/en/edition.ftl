### What `greathall edition` says.

edition-is-sound = { $edition }: no faults, it can be played: greathall play … --edition { $edition }
edition-has-faults = { $edition }: { $count ->
    [one] 1 fault
   *[other] { $count } faults
}
edition-folder-is-full = { $folder } is not empty
edition-form-is-written = { $count } files in { $folder }. Fill in what is “?”, then: greathall edition check { $folder }
no-such-card = there is no card { $card } in this edition
