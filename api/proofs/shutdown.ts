import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { migrate } from '../src/platform/database/connection/migrate.ts';
import { chosenPort } from '../src/platform/postgres/free-port.ts';
import { createTestDatabase } from '../testing/postgres/test-database.ts';

/**
 * SIGTERM while a hundred requests a second come in, in production: each request that was sent before is answered, with
 * what was asked for or with 503, and the process is gone within ten seconds.
 */
const rounds = Number(process.env.PROOF_ROUNDS ?? 10);
/** Less on a machine that is too busy for a hundred. */
const perSecond = Number(process.env.PROOF_RATE ?? 100);
const withinMs = 10_000;
const script = join(import.meta.dirname, '..', 'src', 'server.ts');

const dataDir = await mkdtemp(join(tmpdir(), 'aimante-proof-'));
const database = await createTestDatabase({ migrate: (url) => migrate(url).then(() => {}) });
const port = await chosenPort(0);

async function start(): Promise<ChildProcess> {
  const secrets = { AUTH_SECRET: 'a'.repeat(32), LINK_SECRET: 'l'.repeat(32) };
  const environment = { NODE_ENV: 'production', TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'silent' };
  const places = { DATABASE_URL: database.url, DATA_DIR: dataDir, API_PORT: String(port) };
  const env = { PATH: process.env.PATH, ...environment, ...secrets, ...places };
  const child = fork(script, { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await once(child, 'message');
  return child;
}

/** The status, or `broken`. */
type End = number | 'broken';

function ask(agent: Agent, number: number): Promise<End> {
  const path = `/api/products?search=${number}`;
  const headers = { 'x-forwarded-for': `10.0.${number % 250}.1` };
  return new Promise((resolve) => {
    const broken = () => resolve('broken');
    const outgoing = request({ port, path, agent, headers }, (answer) => {
      answer.on('end', () => resolve(answer.statusCode ?? 'broken'));
      answer.on('error', broken).resume();
    });
    outgoing.on('error', broken).end();
  });
}

async function round(): Promise<{ asked: number; broken: number; ms: number }> {
  const child = await start();
  const agent = new Agent({ keepAlive: true });
  const ends: Promise<End>[] = [];
  const timer = setInterval(() => ends.push(ask(agent, ends.length)), 1000 / perSecond);
  await pause(1500);
  const begun = performance.now();
  const gone = once(child, 'exit');
  // From here on, a balancer asks the other servers.
  clearInterval(timer);
  child.kill('SIGTERM');
  await gone;
  const ms = performance.now() - begun;
  const all = await Promise.all(ends);
  agent.destroy();
  const broken = all.filter((end) => end === 'broken' || (typeof end === 'number' && end >= 500 && end !== 503));
  return { asked: all.length, broken: broken.length, ms };
}

let [tried, lost, late, slowest] = [0, 0, 0, 0];
for (let number = 1; number <= rounds; number += 1) {
  const { asked, broken, ms } = await round();
  tried += asked;
  lost += broken;
  if (ms > withinMs) late += 1;
  slowest = Math.max(slowest, ms);
  console.log(`round ${number}: ${asked} requests, ${broken} broken, gone after ${Math.round(ms)} ms`);
  const proof = `SIGTERM at ${perSecond} requests a second: each one before it is answered`;
  process.send?.({ type: 'proof', proof, tried, lost });
  process.send?.({ type: 'proof', proof: 'SIGTERM under load: gone within 10 s', tried: number, lost: late });
}
console.log(`slowest: ${Math.round(slowest)} ms`);
await database.drop();
await rm(dataDir, { recursive: true, force: true });
process.exit(0);
