"""Where Alembic starts: the connection comes from `database.migrate`."""

from alembic import context

from tabuleiro.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
