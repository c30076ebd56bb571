import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../commands/shop-process.ts';
import { accounts } from '../fixtures/accounts.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { Buyer } from './cluster/buyers.ts';
import type { Box } from './container/box.ts';
import { type BoxPorts, openBoxes } from './container/boxes.ts';
import { Images } from './container/image.ts';
import { openOwnShop } from './shop/own-shop.ts';
import { sell } from './shop/sell.ts';
import { refuseWithout } from './tools/make-debian.ts';
import { reportFaults } from './tools/report-faults.ts';

/**
 * The image of `deploy/Containerfile` is built by Buildah, without a daemon and without a registry of images, and its
 * four processes run in containers of it, on the database and the releases of a shop of this machine. Needs root.
 */
refuseWithout({ '/usr/bin/buildah': 'buildah', '/usr/sbin/debootstrap': 'debootstrap' });
const folder = await mkdtemp(join(tmpdir(), 'aimante-container-'));
await chmod(folder, 0o755);
const images = new Images(folder);
console.log(`the image has ${images.build()} MB`);
reportFaults('container: the image is built', 1, []);

const [first, second] = await Promise.all([freePorts(), freePorts()]);
const ports: BoxPorts = { site: first.site, api: first.api, jobs: second.site, keeper: second.api };
const siteUrl = `http://localhost:${ports.site}`;
const apiUrl = `http://localhost:${ports.api}`;
process.env.CORS_ORIGINS = siteUrl;
const shop = await openOwnShop();
let boxes: Box[] = [];
try {
  boxes = await openBoxes({ images, folder, shop, ports });
  await judgeAnswers();
  await judgeOrders();
  const rights = boxes.flatMap((box) => box.faultsOfRights());
  reportFaults('container: no process is root or has powers', boxes.length, rights);
  const ends = (await Promise.all(boxes.map((box) => box.stop()))).flat();
  reportFaults('container: SIGTERM ends each process within 10 s', boxes.length, ends);
  const files = boxes.flatMap((box) => box.filesOutsideVolumes());
  reportFaults('container: nothing is written outside the volumes', boxes.length, files);
} finally {
  await Promise.all(boxes.map((box) => box.stop()));
  await shop.end();
  images.run('rm', '--all');
  images.run('rmi', '--all', '--force');
  await rm(folder, { recursive: true, force: true, maxRetries: 20 });
}
process.disconnect?.();

async function judgeAnswers(): Promise<void> {
  const pages = ['/', '/products', '/en/products', '/cart', '/auth/login', '/admin'].map((path) => siteUrl + path);
  const probes = [ports.api, ports.jobs].flatMap((port) => [`:${port}/healthz`, `:${port}/readyz`]);
  const addresses = [...pages, `${siteUrl}/healthz`, ...probes.map((probe) => `http://localhost${probe}`)];
  const faults: string[] = [];
  for (const address of addresses) {
    const { status } = await fetch(address);
    if (status !== 200) faults.push(`${address} is answered ${status}`);
  }
  reportFaults('container: pages and probes answer 200', addresses.length, faults);
}

/** The containers are in production, without a provider of payments: the shop beside them takes the money. */
async function judgeOrders(): Promise<void> {
  const admin = { ...(await signIn(shop.apiUrl, siteUrl, accounts.admin)), 'content-type': 'application/json' };
  const products = {
    plain: await sell(shop.apiUrl, admin, { name: 'Boîte', isPersonalised: false }),
    photo: await sell(shop.apiUrl, admin, { name: 'Carré', magnetWidth: 50, magnetHeight: 50 }),
  };
  const place = { apiUrl, paymentsUrl: shop.apiUrl, origin: siteUrl, products };
  const faults: string[] = [];
  for (const [number, withPhoto] of [false, true].entries()) {
    const fault = await new Buyer(place, number + 1, () => {}).buy(withPhoto);
    if (fault) faults.push(fault);
  }
  reportFaults('container: orders with and without a photo are placed and paid', 2, faults);
}
