import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../../commands/shop-process.ts';
import { accounts } from '../../fixtures/accounts.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import type { Shop } from '../cluster/buyers.ts';
import { until } from '../cluster/program.ts';
import { repository } from '../remote/prove-remote.ts';
import { sell } from '../shop/sell.ts';
import { gather } from './crowd.ts';
import { NodeProgram } from './node-program.ts';

const SERVER = 'api/src/server.ts';
const WAITS = /migration \S+ waits until a table is free/;
/** Several tries of the migration. */
const HELD_MS = 10_000;
const TOGETHER_MS = 5000;

/**
 * The API of the version before serves people. A dump reads every table, and the API of today starts on the same
 * database. It must accept no connection before its migrations have run, and delay no request of the other API for long.
 * Then both serve.
 */
export async function meetFormerSchema(folder: string, former: string): Promise<{ tried: number; lost: number }> {
  await chmod(folder, 0o755);
  const ports = await freePorts();
  const programs: NodeProgram[] = [];
  const start = (root: string, script: string, options: { args?: string[]; env?: NodeJS.ProcessEnv }) => {
    const program = new NodeProgram(join(root, script), { cwd: root, env: {}, ...options });
    programs.push(program);
    return program;
  };
  const environmentOf = (name: string, port: number) => ({
    ...{ PATH: process.env.PATH, LOG_LEVEL: 'silent', HOST: '127.0.0.1', TRUST_PROXY: 'loopback' },
    ...{ AUTH_SECRET: 'a'.repeat(32), LINK_SECRET: 'l'.repeat(32) },
    ...{ DATA_DIR: join(folder, name), API_PORT: String(port) },
  });
  try {
    await start(former, SERVER, { env: environmentOf('former-data', ports.api) }).ready;
    const url = await readFile(join(folder, 'former-data/database-url'), 'utf8');
    const shop = await openShop(`http://127.0.0.1:${ports.api}`);
    const crowd = gather(shop);

    const dump = start(repository, 'api/testing/postgres/hold-tables.ts', { args: [url] });
    await dump.ready;
    const own = `http://127.0.0.1:${ports.site}`;
    const today = start(repository, SERVER, { env: { ...environmentOf('data', ports.site), DATABASE_URL: url } });
    const isReady = today.ready.then(() => true);
    await Promise.race([
      isReady,
      until(async () => WAITS.test(today.output), { what: 'the new API does not say that it waits', withinMs: 60_000 }),
    ]);
    if (!WAITS.test(today.output)) console.log('no migration needs a table that is in use');
    else if (await Promise.race([isReady, answersWithin(own, HELD_MS)]))
      throw new Error('the new API answers before its migrations have run');
    await dump.end();
    await today.ready;
    console.log(today.output.trim());

    const second = gather({ ...shop, apiUrl: own });
    await pause(TOGETHER_MS);
    const crowds = await Promise.all([crowd.stop(), second.stop()]);
    for (const { tried, orders, lost, longestMs } of crowds)
      console.log(`${tried} requests and ${orders} orders, the longest ${longestMs.toFixed(0)} ms`, lost);
    const sum = (count: (one: (typeof crowds)[number]) => number) => crowds.reduce((all, one) => all + count(one), 0);
    return { tried: sum(({ tried }) => tried), lost: sum(({ lost }) => lost.length) };
  } finally {
    for (const program of programs.toReversed()) await program.end();
  }
}

async function answersWithin(url: string, ms: number): Promise<boolean> {
  const end = performance.now() + ms;
  while (performance.now() < end) {
    if (await fetch(`${url}/healthz`).then(Boolean, () => false)) return true;
    await pause(100);
  }
  return false;
}

async function openShop(apiUrl: string): Promise<Shop> {
  const origin = 'http://localhost:3000';
  const admin = { ...(await signIn(apiUrl, origin, accounts.admin)), 'content-type': 'application/json' };
  const plain = await sell(apiUrl, admin, { name: 'Boîte', isPersonalised: false });
  return { apiUrl, origin, products: { plain, photo: plain } };
}
