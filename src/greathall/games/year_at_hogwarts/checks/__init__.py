"""What an edition of A Year at Hogwarts must be beyond its form: each check lists every fault, with its path."""
