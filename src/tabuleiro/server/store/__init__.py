"""The database: schema, the single writer, queries, audit, backup, migrations."""
