import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const SOCKETS = 200;
const BYTE_EVERY_MS = 1000;
const PATIENCE_MS = 60_000;
const ASKED = 60;

export interface SlowRun {
  readonly sockets: number;
  /** Sockets that the server kept for longer than it may. */
  readonly kept: number;
  readonly longestMs: number;
  /** The 95th percentile of good clients, before and during the attack. */
  readonly before: number;
  readonly meanwhile: number;
  readonly failed: number;
}

/** 200 clients send one byte a second, for ever. Good clients ask at the same time. */
export async function slowSockets(address: string, start: string, mostMs: number): Promise<SlowRun> {
  const before = await askOften(address);
  const ends = Array.from({ length: SOCKETS }, () => drip(new URL(address), start));
  await pause(3000);
  const meanwhile = await askOften(address);
  const times = await Promise.all(ends);
  return {
    sockets: SOCKETS,
    kept: times.filter((ms) => ms > mostMs).length,
    longestMs: Math.max(...times),
    before: before.p95,
    meanwhile: meanwhile.p95,
    failed: before.failed + meanwhile.failed,
  };
}

/** Milliseconds until the server ends the connection. */
function drip({ hostname, port }: URL, start: string): Promise<number> {
  const begun = performance.now();
  const socket = connect(Number(port), hostname);
  return new Promise((resolve) => {
    const timer = setInterval(() => socket.write('a'), BYTE_EVERY_MS);
    const late = setTimeout(() => socket.destroy(), PATIENCE_MS);
    socket.on('connect', () => socket.write(start));
    // An answer (408, 400) is the end of what the client may send.
    socket.on('data', () => socket.destroy());
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      clearTimeout(late);
      resolve(performance.now() - begun);
    });
  });
}

async function askOften(address: string): Promise<{ p95: number; failed: number }> {
  const times: number[] = [];
  let failed = 0;
  for (let number = 0; number < ASKED; number += 1) {
    const begun = performance.now();
    const answer = await fetch(address, { signal: AbortSignal.timeout(15_000) }).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) times.push(performance.now() - begun);
    else failed += 1;
    await pause(20);
  }
  return { p95: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.POSITIVE_INFINITY, failed };
}
