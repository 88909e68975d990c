"""Where everything is stored: SQLite or PostgreSQL, by SQLAlchemy Core, written by one thread that groups commits."""
