import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OwnShop } from '../shop/own-shop.ts';
import { Box, type BoxPlan } from './box.ts';
import { type Images, ownFolder } from './image.ts';

const USER = '10001:10001';

export interface BoxPorts {
  readonly site: number;
  readonly api: number;
  readonly jobs: number;
  readonly keeper: number;
}

interface Secrets {
  readonly auth: string;
  readonly link: string;
}

interface BoxPlace {
  readonly images: Images;
  readonly folder: string;
  readonly shop: OwnShop;
  readonly ports: BoxPorts;
}

/** API, jobs, keeper and edge as in production, on the database and the releases of this shop. */
export async function openBoxes({ images, folder, shop, ports }: BoxPlace): Promise<Box[]> {
  const at = (port: number, path = '') => `http://localhost:${port}${path}`;
  const { auth, link } = JSON.parse(await readFile(join(shop.dataDir, 'secrets.json'), 'utf8')) as Secrets;
  const environment = {
    DATABASE_URL: await readFile(join(shop.dataDir, 'database-url'), 'utf8'),
    ...{ SITE_URL: at(ports.site), API_URL: at(ports.api), KEEPER_URL: at(ports.keeper) },
    ...{ HOST: '0.0.0.0', TRUST_PROXY: 'loopback', LOG_LEVEL: 'warn', SMTP_URL: 'smtp://127.0.0.1:1' },
    ...{ AUTH_SECRET: auth, LINK_SECRET: link, EDGE_TOKEN: crypto.randomUUID(), METRICS_TOKEN: crypto.randomUUID() },
    RELEASE_TRUST_ROOT: await readFile(join(shop.dataDir, 'keys/trust-root.sha256'), 'utf8'),
    RELEASES_DIR: '/releases',
  };
  const box = (name: string, plan: Pick<BoxPlan, 'command' | 'env' | 'probe'>) => {
    const data = ownFolder(folder, 'volumes', name);
    if (name === 'keeper') execFileSync('cp', ['-a', join(shop.dataDir, 'keys'), data]);
    execFileSync('chown', ['-R', USER, data]);
    const volumes = {
      [data]: '/data',
      [join(folder, 'volumes/uploads')]: '/uploads',
      [join(shop.dataDir, 'releases')]: '/releases',
    };
    return new Box(images, { ...plan, name, volumes, env: { ...environment, ...plan.env } });
  };
  execFileSync('chown', [USER, ownFolder(folder, 'volumes/uploads')]);
  const boxes = [
    box('api', { env: { API_ROLE: 'api', API_PORT: String(ports.api) }, probe: at(ports.api, '/readyz') }),
    box('jobs', { env: { API_ROLE: 'jobs', API_PORT: String(ports.jobs) }, probe: at(ports.jobs, '/readyz') }),
    box('keeper', {
      command: ['node', 'edge/src/keeper.ts'],
      env: { KEEPER_HOST: '0.0.0.0', KEEPER_PORT: String(ports.keeper) },
      probe: at(ports.keeper),
    }),
    box('edge', {
      command: ['node', 'edge/src/server.ts'],
      env: { PORT: String(ports.site) },
      probe: at(ports.site, '/healthz'),
    }),
  ];
  await Promise.all(boxes.map((one) => one.ready()));
  return boxes;
}
