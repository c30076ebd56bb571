import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { main } from '../fixtures/main.ts';
import { familyOf, freePorts, isAlive, nameOf, ShopProcess } from './shop-process.ts';

const STOP_MS = 5000;

test.skip(process.platform !== 'linux', 'the test counts processes in /proc, which only Linux has');
test.setTimeout(120_000);

let dataDir: string;
const started: ShopProcess[] = [];

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'aimante-start-'));
  await chmod(dataDir, 0o755);
});

test.afterEach(async () => {
  await Promise.all(started.splice(0).map((shop) => shop.end()));
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
});

function start(ports: { site: number; api: number }): ShopProcess {
  const shop = new ShopProcess(dataDir, ports);
  started.push(shop);
  return shop;
}

async function open(): Promise<ShopProcess> {
  const shop = await ShopProcess.open(dataDir);
  started.push(shop);
  return shop;
}

for (const [server, setting] of [
  ['site', 'PORT'],
  ['api', 'API_PORT'],
] as const) {
  test(`a busy port of the ${server} ends the start with one clear line and exit code 1`, main(), async () => {
    const otherServer = createServer().listen(0, '127.0.0.1');
    await once(otherServer, 'listening');
    const { port } = otherServer.address() as AddressInfo;
    const shop = start({ ...(await freePorts()), [server]: port });
    expect(await shop.ended()).toBe(1);
    expect(shop.output).toMatch(new RegExp(`^Port ${port} is busy\\. .* set ${setting} to another one\\.$`, 'm'));
    otherServer.close();
  });
}

test('a start on free ports tries others when one was taken first', async () => {
  const tries = join(dataDir, 'tries');
  const npm = join(dataDir, 'npm');
  const script = `echo "$PORT" >> '${tries}'; [ "$(wc -l < '${tries}')" = 1 ] && echo "Port $PORT is busy." && exit 1`;
  await writeFile(npm, `#!/bin/sh\n${script}\necho ready\nexec sleep 60\n`, { mode: 0o755 });
  const { PATH } = process.env;
  process.env.PATH = `${dataDir}:${PATH}`;
  const shop = await ShopProcess.open(dataDir).finally(() => Object.assign(process.env, { PATH }));
  started.push(shop);
  const [first, second] = (await readFile(tries, 'utf8')).split('\n');
  expect(second).toBe(String(shop.ports.site));
  expect(second).not.toBe(first);
});

test('a wrong setting ends the start with one clear line and exit code 1', async () => {
  const shop = start({ site: 70_000, api: 4000 });
  expect(await shop.ended()).toBe(1);
  expect(shop.output).toMatch(/^The environment is invalid\. PORT: .*$/m);
});

const stops: readonly [string, (shop: ShopProcess) => void][] = [
  ['SIGTERM to npm alone', (shop) => shop.kill('SIGTERM')],
  ['Ctrl-C', (shop) => shop.interrupt()],
];
for (const [how, stop] of stops) {
  test(`${how} stops everything within five seconds and leaves no process`, main(how === 'Ctrl-C'), async () => {
    const shop = await open();
    const family = familyOf(shop.pid);
    expect(family.length).toBeGreaterThan(4);
    stop(shop);
    await expect.poll(() => family.filter(isAlive), { timeout: STOP_MS }).toEqual([]);
  });
}

const kills: readonly [string, (family: readonly number[]) => void][] = [
  ['npm', ([npm = 0]) => process.kill(npm, 'SIGKILL')],
  [
    'all of our programs, the database left alone',
    (family) => killAll(family.filter((pid) => nameOf(pid) !== 'postgres')),
  ],
];
for (const [name, kill] of kills) {
  test(
    `after SIGKILL of ${name} the next start works, and nothing of the one before is left`,
    main(name === 'npm'),
    async ({ request }) => {
      const first = await open();
      const family = familyOf(first.pid);
      kill(family);

      const second = await open();
      for (const port of [second.ports.site, second.ports.api]) {
        const answer = await request.get(`http://localhost:${port}/healthz`);
        expect(await answer.json()).toEqual({ status: 'ok' });
      }
      const ours = new Set(familyOf(second.pid));
      const isLeft = (pid: number) => isAlive(pid) && !ours.has(pid) && nameOf(pid) !== 'postgres';
      await expect.poll(() => family.filter(isLeft), { timeout: STOP_MS }).toEqual([]);
      await second.end();
      await expect.poll(() => family.filter(isAlive), { timeout: STOP_MS }).toEqual([]);
    },
  );
}

function killAll(pids: readonly number[]): void {
  for (const pid of pids) process.kill(pid, 'SIGKILL');
}
