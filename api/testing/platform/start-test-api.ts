import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiErrorBody, type Client, createClient } from '@aimante/api-contract';
import { jest } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import { migrate } from '../../src/platform/database/connection/migrate.ts';
import type { Services } from '../../src/platform/services/services.ts';
import { createServices } from '../../src/start/services.ts';
import { recordStatements } from '../../statements/record-statements.ts';
import { createTestDatabase } from '../postgres/test-database.ts';
import { recordAnswers } from './record-answers.ts';
import { createSeededDatabase } from './seeded-shop.ts';
import { testTokens, tokenFor } from './test-actors.ts';

// Test files share the machine, so a slow answer is no fault of the server.
jest.setTimeout(30_000);
recordStatements();

interface Answer<Body> {
  status: number;
  headers: Headers;
  body: ApiErrorBody & Body;
}

export interface TestApi {
  url: string;
  databaseUrl: string;
  app: FastifyInstance;
  services: Services;
  /** Every SQL statement since the start. Tests may clear it. */
  statements: string[];
  /** Every deadlock or serialisation failure after which a transaction ran again. */
  conflicts: unknown[];
  visitor: Client;
  as(actor: 'customer' | 'admin'): Promise<Client>;
  /** Sends a raw request and parses the answer; `Body` is the contract's type of it. */
  send<Body = Record<string, unknown>>(path: string, init?: RequestInit): Promise<Answer<Body>>;
  close(): Promise<void>;
}

export interface TestApiOptions extends Partial<AppOptions> {
  /** With the demo's contents. Default: an empty shop. */
  seed?: boolean;
  environment?: Record<string, string>;
  now?: () => Date;
  through?: (databaseUrl: string) => string;
}

/** The real server on its own port, with its own real database. */
export async function startTestApi({
  seed = false,
  environment = {},
  now,
  through,
  ...options
}: TestApiOptions = {}): Promise<TestApi> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aimante-api-'));
  const isCopy = seed && !now && !environment.FILES_URL;
  const database = isCopy
    ? await createSeededDatabase(dataDir)
    : await createTestDatabase({ migrate: (url) => migrate(url).then(() => {}) });
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DEMO: String(seed),
    LOG_LEVEL: 'silent',
    DEMO_PAYMENTS: 'true',
    DEMO_CARRIERS: 'true',
    ...environment,
  });
  const statements: string[] = [];
  const conflicts: unknown[] = [];
  const services = await createServices(config, through ? through(database.url) : database.url, {
    waitsForSilence: !through,
    onQuery: (statement) => statements.push(statement),
    onConflict: (error) => conflicts.push(error),
    ...(now && { now }),
  });
  const closeRest = async () => {
    await services.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const app = await buildApp(services, {
    authenticate: testTokens,
    shedsLoad: false,
    watch: recordAnswers,
    ...options,
  }).catch(async (error: unknown) => {
    await closeRest();
    throw error;
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const client = (headers: Record<string, string>) =>
    createClient({
      baseUrl: url,
      fetch: (address, init) =>
        fetch(address, { ...init, headers: { ...(init.headers as Record<string, string>), ...headers } }),
    });
  return {
    url,
    databaseUrl: database.url,
    app,
    services,
    statements,
    conflicts,
    visitor: client({}),
    as: async (actor) => client({ authorization: `Bearer ${await tokenFor(services, actor)}` }),
    async send<Body>(path: string, init?: RequestInit) {
      const response = await fetch(url + path, init);
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      return {
        status: response.status,
        headers: response.headers,
        body: (isJson ? JSON.parse(text) : { text }) as Answer<Body>['body'],
      };
    },
    async close() {
      await app.close();
      await closeRest();
    },
  };
}
