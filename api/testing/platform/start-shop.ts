import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import { migrate } from '../../src/platform/database/connection/migrate.ts';
import type { Authenticate } from '../../src/platform/http/guards/access.ts';
import type { Services } from '../../src/platform/services/services.ts';
import { createServices } from '../../src/start/services.ts';
import { createTestDatabase } from '../postgres/test-database.ts';
import type { TestServer } from '../selling/test-buyer.ts';
import { testTokens } from './test-actors.ts';

export interface ProofShop extends TestServer {
  url: string;
  services: Services;
  close(): Promise<void>;
}

interface ProofShopOptions {
  environment?: Record<string, string>;
  authenticateBy?: (services: Services) => Authenticate;
}

/** The real server with its own database, outside of jest. `through` may redirect the connection. */
export async function startShop(
  now: () => Date,
  through: (databaseUrl: string) => string = (url) => url,
  { environment: more = {}, authenticateBy = () => testTokens }: ProofShopOptions = {},
): Promise<ProofShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aimante-proof-'));
  const database = await createTestDatabase({ migrate: (url) => migrate(url).then(() => {}) });
  const environment = {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DEMO: 'false',
    DEMO_PAYMENTS: 'true',
    DEMO_CARRIERS: 'true',
    LOG_LEVEL: 'silent',
    // Proofs set the buyers' IP addresses in `x-forwarded-for`.
    TRUST_PROXY: '127.0.0.1',
    ...more,
  };
  const services = await createServices(readConfig(environment), through(database.url), { now });
  const app = await buildApp(services, { authenticate: authenticateBy(services), shedsLoad: false });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    services,
    async send(path, init) {
      const response = await fetch(url + path, init);
      const body = (await response.json()) as object;
      return { status: response.status, headers: response.headers, body };
    },
    async close() {
      await app.close();
      await services.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
