"""What Alembic runs: the migrations of this folder, on the connection that it is given."""

from alembic import context

from greathall.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
