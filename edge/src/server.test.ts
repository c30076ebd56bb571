import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { keyFiles } from '@aimante/releases';
import type { FakeStore } from '@aimante/releases/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createLiveStore } from './testing/served-edge.ts';

const scriptOf = (name: 'server' | 'keeper') => join(import.meta.dirname, `${name}.ts`);
const children = new Set<ChildProcess>();
let fake: FakeStore;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  fake = await createLiveStore();
  const pin = await readFile(keyFiles(fake.folder).pin, 'utf8');
  const dataDir = join(fake.folder, 'edge');
  env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    RELEASE_TRUST_ROOT: pin,
    DATA_DIR: dataDir,
    RELEASES_DIR: join(fake.folder, 'releases'),
    PORT: '0',
  };
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
});
afterAll(() => fake.remove());

function start(change: NodeJS.ProcessEnv = {}, script: 'server' | 'keeper' = 'server') {
  const child = fork(scriptOf(script), {
    env: { ...env, ...change },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.add(child);
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  // After the parent has closed the channel, `close` never fires. So wait for the exit and the last output.
  const ended = Promise.all([once(child, 'exit'), once(child.stderr as Readable, 'close')]).then(([[code]]) => ({
    code: code as number | null,
    output,
  }));
  const ready = once(child, 'message').then(([message]) => message as { type: string; url: string });
  return { child, ended, ready };
}

function occupy(): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => resolve(server));
  });
}

describe('the server', () => {
  it('notifies its parent when it answers over IPv4 and IPv6', async () => {
    const { ready } = start();
    const { type, url } = await ready;
    expect(type).toBe('ready');
    const { port } = new URL(url);
    for (const host of ['127.0.0.1', '[::1]', 'localhost']) {
      const answer = await fetch(`http://${host}:${port}/healthz`);
      await expect(answer.json()).resolves.toEqual({ status: 'ok' });
    }
  }, 60_000);

  it.each(['SIGTERM', 'SIGINT', 'disconnect'] as const)(
    'stops on %s, though people are connected',
    async (how) => {
      const { child, ready, ended } = start();
      const { port } = new URL((await ready).url);
      const events = await fetch(`http://localhost:${port}/_edge/events`);
      const slow = connect(Number(port), 'localhost').on('error', () => {});
      slow.write('GET / HTTP/1.1\r\nhost: x\r\n');
      const asked = performance.now();
      if (how === 'disconnect') child.disconnect();
      else child.kill(how);
      await expect(ended).resolves.toEqual({ code: 0, output: '' });
      expect(performance.now() - asked).toBeLessThan(8000);
      slow.destroy();
      await events.body?.cancel();
    },
    60_000,
  );

  it.each([
    ['server', 'PORT'],
    ['keeper', 'KEEPER_PORT'],
  ] as const)(
    'of the %s says in one line that its port is busy',
    async (script, setting) => {
      const other = await occupy();
      const { port } = other.address() as AddressInfo;
      const change = { [setting]: String(port), KEEPER_HOST: '::', DATA_DIR: fake.folder };
      await expect(start(change, script).ended).resolves.toEqual({
        code: 98,
        output: `Port ${port} is busy. Stop what uses it, or set ${setting} to another one.\n`,
      });
      other.close();
    },
    60_000,
  );

  it('waits for a port that is just being given back', async () => {
    const other = await occupy();
    const { port } = other.address() as AddressInfo;
    const { ready } = start({ PORT: String(port) });
    setTimeout(() => other.close(), 1200);
    await expect(ready).resolves.toEqual({ type: 'ready', url: `http://localhost:${port}` });
  }, 60_000);

  it('says in one line what is wrong with its environment', async () => {
    for (const wrong of [{ PORT: 'eighty' }, { RELEASE_TRUST_ROOT: 'nonsense' }]) {
      const { code, output } = await start(wrong).ended;
      expect(code).toBe(1);
      expect(output).toMatch(/^[^\n]+\n$/);
      expect(output).toContain(Object.keys(wrong)[0]);
    }
  }, 60_000);
});
