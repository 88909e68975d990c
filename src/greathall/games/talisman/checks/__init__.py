"""What an edition of Talisman must be beyond its form: each check lists every fault, with its path and what is allowed."""
