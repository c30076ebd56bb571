import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '../../src/platform/config/config.ts';
import { migrate } from '../../src/platform/database/connection/migrate.ts';
import { createServices } from '../../src/start/services.ts';
import { testFolder } from '../postgres/test-cluster.ts';
import { createTestDatabase, type TestDatabase } from '../postgres/test-database.ts';

const filesOf = async () => join(await testFolder(), 'seeded');

/** The demo's contents: made once in a test run, later only copied. */
export async function createSeededDatabase(dataDir: string): Promise<TestDatabase> {
  const database = await createTestDatabase({ migrate: seed, template: 'seeded' });
  await cp(await filesOf(), dataDir, { recursive: true });
  return database;
}

async function seed(url: string): Promise<void> {
  await migrate(url);
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: await filesOf(), DEMO: 'true', LOG_LEVEL: 'silent' });
  const services = await createServices(config, url, { waitsForSilence: true });
  await services.close();
}
