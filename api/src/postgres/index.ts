export { type Postgres, type PostgresOptions, startPostgres } from './start-postgres.ts';
export { createTestDatabase, type TestDatabase, type TestDatabaseOptions } from './test-database.ts';
