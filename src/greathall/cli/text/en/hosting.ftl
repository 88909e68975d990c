### What the commands say that open the house and look after what it stores.

serve-open = Great Hall is open at { $address }: open it in a browser.
serve-lan = Everyone in this network finds it at { $address }, or by this code:
serve-not-built = Its page has not been built yet: `make play` does it.
serve-close = Ctrl+C closes it; all tables are kept.
backed-up = { $file } now holds { $tables ->
    [one] 1 table with { $entries } entries.
   *[other] { $tables } tables with { $entries } entries.
}
backup-is-secret = The keys of running games are in it: keep it as safe as the database.
restored = { $tables ->
    [one] 1 table with { $entries } entries is there again.
   *[other] { $tables } tables with { $entries } entries are there again.
}
deleted = { $count ->
    [0] Nothing was deleted.
    [one] 1 table was deleted.
   *[other] { $count } tables were deleted.
}
no-tables = There are no tables.
migrated = The database is up to date.
migrate-same = goes on; nobody notices
migrate-seam = goes on by other rules; its players see the seam
migrate-stuck = cannot go on:
migrate-none = No running table was stored by another version.
