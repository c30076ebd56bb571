import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../commands/shop-process.ts';
import { type Newcomer, type Start, startAs } from './newcomer/clean-shop.ts';
import { openProxy } from './newcomer/proxy.ts';
import { lastLine, resultsOf } from './newcomer/results.ts';
import { installNode } from './newcomer/toolchain.ts';
import { repository } from './remote/prove-remote.ts';
import { makeDebian, NETWORK } from './tools/make-debian.ts';

/**
 * The README, word for word: `npm start` of the last commit in a fresh clone, with nothing but Node and npm. Each way is
 * one that newcomers come by. `npm run proof -- newcomer offline` tries only the ways with this word.
 */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const words = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), 'aimante-newcomer-'));
chmodSync(scratch, 0o755);

const homeOf = (name: string, uid?: number) => ownFolder(join(scratch, `home-${name}`), uid);
const nodes = new Map<string, string>();
const nodeOf = (major: string) => {
  const bin = nodes.get(major) ?? installNode(scratch, major);
  nodes.set(major, bin);
  return bin;
};
// A machine may trust the certificates of its own network.
const cafile = execFileSync('npm', ['config', 'get', 'cafile'], { encoding: 'utf8', cwd: scratch }).trim();
const network = cafile === 'null' ? {} : { npm_config_cafile: cafile, NODE_EXTRA_CA_CERTS: cafile };

type Seen = Start & { readonly isRight: boolean };
const accented = join(scratch, 'Clé de l’été & magnets');
const plain = join(scratch, 'plain');
const user = isRoot ? NOBODY : undefined;

async function starts(newcomer: Newcomer, folder: string): Promise<Seen> {
  const start = await startAs({ ...newcomer, env: { ...network, ...newcomer.env } }, folder, await freePorts());
  return { ...start, isRight: start.answers.join() === '200,200' };
}

/** Ends with one clear line, which the pattern describes, and nothing of a stack. */
async function refuses(newcomer: Newcomer, folder: string, line: RegExp): Promise<Seen> {
  const start = await startAs({ ...newcomer, env: { ...network, ...newcomer.env } }, folder, await freePorts());
  return { ...start, isRight: start.exitCode === 1 && line.test(start.output) && !/^\s+at /m.test(start.output) };
}

async function refusesPort(server: 'site' | 'api', setting: string): Promise<Seen> {
  const port = (await freePorts())[server];
  const other = createServer().listen(port);
  const line = new RegExp(`^Port ${port} is busy\\. .*${setting}.*$`, 'm');
  const env = { [setting]: String(port) };
  const seen = await refuses({ node: nodeOf('24'), home: homeOf('proxy'), env }, plain, line);
  other.close();
  return seen;
}

const WAYS: Readonly<Record<string, () => Promise<Seen>>> = {
  'Node 20, not root, nothing installed before, a path with spaces and accents': () => {
    clone(accented, user);
    return starts({ node: nodeOf('20'), home: homeOf('first', user), uid: user }, accented);
  },
  'Node 22, the second start of that folder, offline': () =>
    starts({ node: nodeOf('22'), home: homeOf('first', user), uid: user, isOffline: isRoot }, accented),
  'Node 24, root, behind a proxy': async () => {
    clone(plain);
    const proxy = await openProxy();
    const env = { HTTP_PROXY: proxy.url, HTTPS_PROXY: proxy.url, http_proxy: proxy.url, https_proxy: proxy.url };
    const seen = await starts({ node: nodeOf('24'), home: homeOf('proxy'), env }, plain);
    proxy.close();
    console.log(`through the proxy: ${[...proxy.hosts].join(', ')}`);
    return { ...seen, isRight: seen.isRight && proxy.hosts.size > 0 && !proxy.hosts.has('localhost') };
  },
  'a plain Debian with Node 20 alone, not root': () => {
    const root = join(scratch, 'debian');
    makeDebian(root, { node: '20', npm: '10' });
    clone(join(root, 'shop'), NOBODY);
    ownFolder(join(root, 'newcomer'), NOBODY);
    const env = Object.fromEntries(NETWORK);
    return starts({ node: '/usr/local/bin', home: '/newcomer', uid: NOBODY, root, env }, '/shop');
  },
  'the port of the shop is taken': () => refusesPort('site', 'PORT'),
  'the port of the API is taken': () => refusesPort('api', 'API_PORT'),
  'no registry at all, at the first start': () => {
    const folder = join(scratch, 'unreached');
    clone(folder);
    const line = /^The toolchain could not be downloaded\. Check that the npm registry can be reached/m;
    return refuses({ node: nodeOf('20'), home: homeOf('unreached'), isOffline: isRoot }, folder, line);
  },
  '1 GB of free disk': () =>
    onSmallDisk('1g', (disk) => {
      clone(join(disk, 'shop'));
      const line = /^Not enough free space on the disk of .*: \d\.\d GB free, the first start takes 2 GB\./m;
      return refuses({ node: nodeOf('20'), home: homeOf('disk') }, join(disk, 'shop'), line);
    }),
  'a full disk for the data': () =>
    onSmallDisk('60m', (disk) => {
      const line = /^Not enough free space on the disk of .*: 0\.1 GB free, a new shop takes 0\.3 GB\./m;
      return refuses({ node: nodeOf('24'), home: homeOf('proxy'), env: { DATA_DIR: disk } }, plain, line);
    }),
};

const rows: { readonly way: string; readonly seen: Seen }[] = [];
for (const [way, attempt] of Object.entries(WAYS)) {
  if (words.length > 0 && !words.some((word) => way.includes(word))) continue;
  const seen = await attempt();
  rows.push({ way, seen });
  console.log(`${way}: ${seen.isRight ? lastLine(seen) : seen.output.slice(-3000)} (${seen.seconds.toFixed(0)} s)`);
  const lost = rows.filter(({ seen: { isRight } }) => !isRight).length;
  process.send?.({
    type: 'proof',
    proof: 'the README starts the shop, or one line says why not',
    tried: rows.length,
    lost,
  });
}
process.send?.(resultsOf(rows.map(({ way, seen }) => ({ way, ...seen }))));
rmSync(scratch, { recursive: true, force: true, maxRetries: 20 });
process.disconnect?.();

function ownFolder(folder: string, uid?: number): string {
  mkdirSync(folder, { recursive: true });
  if (uid) chownSync(folder, uid, uid);
  return folder;
}

/** What a clone has, without its history. */
function clone(folder: string, uid?: number): void {
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: repository, maxBuffer: 1e9 });
  execFileSync('tar', ['-x'], { cwd: folder, input: archive });
  if (uid) execFileSync('chown', ['-R', `${uid}:${uid}`, folder]);
}

async function onSmallDisk(size: string, attempt: (disk: string) => Promise<Seen>): Promise<Seen> {
  if (!isRoot) throw new Error('Only root can make a small disk.');
  const disk = ownFolder(join(scratch, `disk-${size}`));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', disk]);
  try {
    return await attempt(disk);
  } finally {
    execFileSync('umount', [disk]);
  }
}
