import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { freePorts, ShopProcess } from '../../commands/shop-process.ts';
import { accounts } from '../../fixtures/accounts.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { sell } from '../shop/sell.ts';
import { type Bucket, startBucket } from './bucket.ts';
import type { Shop } from './buyers.ts';
import { type DatabasePair, startDatabasePair } from './database-pair.ts';
import { runSql } from './machine.ts';
import { until } from './program.ts';
import { startProxies } from './proxies.ts';
import { ShopServer } from './shop-servers.ts';

const API = 'api/src/server.ts';
const EDGE = 'edge/src/server.ts';
const KEEPER = 'edge/src/keeper.ts';

/** All machines of a shop for which one is not enough, as processes of this machine. */
export interface ClusterShop {
  readonly dataDir: string;
  readonly databasePort: number;
  readonly pair: DatabasePair;
  readonly bucket: Bucket;
  readonly apis: readonly ShopServer[];
  readonly edges: readonly ShopServer[];
  readonly shop: Shop;
  readonly admin: Readonly<Record<string, string>>;
}

type Fronts = Parameters<typeof startProxies>[1];

export async function openClusterShop(folder: string): Promise<ClusterShop> {
  const dataDir = join(folder, 'data');
  await publishBuilds(dataDir);
  const ports = (await Promise.all(Array.from({ length: 10 }, freePorts))).flatMap(({ site, api }) => [site, api]);
  const next = () => ports.pop() ?? 0;
  const servers = [[next(), next()] as const, [next(), next()] as const];
  const pair = await startDatabasePair(folder, { etcd: next(), etcdPeers: next(), servers });
  const bucket = await startBucket(folder, next());
  const fronts: Fronts = {
    site: { port: next(), servers: [next(), next()] },
    api: { port: next(), servers: [next(), next(), next()] },
    database: { port: next(), servers },
    bouncer: next(),
  };
  await startProxies(folder, fronts);
  const databasePort = fronts.database.port;
  // Until its first check, HAProxy takes the standby for a primary too.
  const onPrimary = (statement: string) =>
    until(async () => runSql(databasePort, statement) === '', { what: `not done: ${statement}`, withinMs: 20_000 });
  await onPrimary('CREATE DATABASE shop');
  // A pooler passes on no settings of a connection.
  await onPrimary(`ALTER ROLE postgres IN DATABASE shop SET statement_timeout = '10s'`);

  const siteUrl = `http://localhost:${fronts.site.port}`;
  const apiUrl = `http://127.0.0.1:${fronts.api.port}`;
  const env = {
    PATH: process.env.PATH,
    LOG_LEVEL: process.env.PROOF_LOG ? 'warn' : 'silent',
    DATABASE_URL: `postgres://postgres@127.0.0.1:${fronts.bouncer}/shop`,
    FILES_URL: bucket.url,
    UPLOADS_DIR: join(folder, 'uploads'),
    SITE_URL: siteUrl,
    API_URL: apiUrl,
    TRUST_PROXY: 'loopback',
    // The servers share mails and keys of this folder, as machines share a volume.
    DATA_DIR: dataDir,
    ...secrets(),
  };
  const { apis, edges } = await startServers(env, fronts, [next(), next(), next()]);
  await until(async () => (await fetch(siteUrl)).ok, { what: 'the site does not answer', withinMs: 30_000 });
  const admin = { ...(await signIn(apiUrl, siteUrl, accounts.admin)), 'content-type': 'application/json' };
  const products = {
    plain: await sell(apiUrl, admin, { name: 'Boîte', isPersonalised: false }),
    photo: await sell(apiUrl, admin, { name: 'Carré', magnetWidth: 50, magnetHeight: 50 }),
  };
  return { dataDir, databasePort, pair, bucket, apis, edges, shop: { apiUrl, origin: siteUrl, products }, admin };
}

const secrets = () =>
  Object.fromEntries(['EDGE_TOKEN', 'AUTH_SECRET', 'LINK_SECRET'].map((name) => [name, randomUUID()]));

/** Three APIs, two workers, the keeper and two edges. */
async function startServers(
  env: NodeJS.ProcessEnv,
  { api, site }: Fronts,
  [keeperPort, ...workerPorts]: readonly number[],
): Promise<Pick<ClusterShop, 'apis' | 'edges'>> {
  const apiOf = (role: 'api' | 'jobs') => (port: number) =>
    new ShopServer(API, port, { ...env, API_ROLE: role, API_PORT: String(port), HOST: '127.0.0.1' });
  const apis = api.servers.map(apiOf('api'));
  const workers = workerPorts.map(apiOf('jobs'));
  const keeper = new ShopServer(KEEPER, keeperPort ?? 0, { ...env, KEEPER_PORT: String(keeperPort) });
  const edges = site.servers.map(
    (port) => new ShopServer(EDGE, port, { ...env, PORT: String(port), KEEPER_URL: keeper.url }),
  );
  // The first one fills the database.
  await apis[0]?.start();
  await Promise.all([...apis.slice(1), ...workers, keeper].map((server) => server.start()));
  await Promise.all(edges.map((edge) => edge.start()));
  return { apis, edges };
}

/** `npm start` builds and publishes the releases. The database that it starts is not used. */
async function publishBuilds(dataDir: string): Promise<void> {
  const first = await ShopProcess.open(dataDir);
  await first.end();
}
