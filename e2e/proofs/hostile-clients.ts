import { setTimeout as pause } from 'node:timers/promises';
import { bombs, packedBodies, soundPhoto } from './hostile-clients/bombs.ts';
import { forgetPeaks, memoryOf, peaksOf, totalOf } from './hostile-clients/memory.ts';
import { overload } from './hostile-clients/overload.ts';
import { slowSockets } from './hostile-clients/slow-sockets.ts';
import { type Refused, sendPhoto } from './hostile-clients/upload.ts';
import { openOwnShop } from './shop/own-shop.ts';
import { reportFaults } from './tools/report-faults.ts';

/**
 * Clients that mean harm, against a whole shop: files that grow when they are read, packed bodies, connections that send
 * a byte a second, and more calls than the machine can answer. `npm run proof -- hostile-clients slow` tries a part.
 */
const MOST_MB = 100;
/** Of a photo that is decoded, at least. */
const SEEN_MB = 10;
/** A photo of the largest size takes longer. */
const REFUSED_WITHIN_MS = 3000;

const words = process.argv.slice(2);
const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  bombs: throwBombs,
  'packed bodies': packBodies,
  'slow edge': () => beSlow('edge', shop.siteUrl, 20_000),
  'slow API': () => beSlow('API', `${shop.apiUrl}/healthz`, 20_000),
  overload: askTooMuch,
};

// The overload has many addresses.
process.env.TRUST_PROXY = 'loopback';
const shop = await openOwnShop();
try {
  for (const [name, part] of Object.entries(PARTS))
    if (words.length === 0 || words.some((word) => name.includes(word))) await part();
} finally {
  await shop.end();
}
process.disconnect?.();

async function throwBombs(): Promise<void> {
  const faults: string[] = [];
  const all = await bombs();
  for (const { what, content, isSmall } of all) {
    const { status, code, ms, megabytes } = await sendMeasured(content);
    const line = `${what}, ${(content.length / 1e6).toFixed(1)} MB: ${status} ${code} after ${ms.toFixed(0)} ms, ${megabytes} MB more`;
    console.log(line);
    const isRefused = status >= 400 && status < 500;
    if (!(isRefused || (isSmall && status === 204)) || ms > REFUSED_WITHIN_MS || megabytes > MOST_MB) faults.push(line);
    await pause(200);
  }
  reportFaults('files that grow: refused or not unpacked, at most 100 MB more memory', all.length, faults);
  // Last, because a server keeps some of the memory that it has used.
  const { status, megabytes } = await sendMeasured(await soundPhoto());
  console.log(`a sound photo of 24 megapixels: ${status}, ${megabytes} MB more`);
  const isSeen = status === 204 && megabytes >= SEEN_MB;
  reportFaults('a sound photo of 24 megapixels shows in the memory', 1, isSeen ? [] : [`${status}, ${megabytes} MB`]);
}

/** Sends a photo. `megabytes` is the most memory that the shop needed beyond what it had. */
async function sendMeasured(content: Buffer): Promise<Refused & { megabytes: number }> {
  const before = totalOf(memoryOf(shop.pid));
  forgetPeaks(shop.pid);
  const sent = await sendPhoto(shop.apiUrl, shop.siteUrl, content);
  return { ...sent, megabytes: totalOf(peaksOf(shop.pid)) - before };
}

async function packBodies(): Promise<void> {
  const faults: string[] = [];
  const all = packedBodies();
  for (const { encoding, body } of all) {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding, origin: shop.siteUrl };
    const init = { method: 'POST', headers, body: new Uint8Array(body) };
    const { status } = await fetch(`${shop.apiUrl}/api/coupons/validate`, init);
    if (status < 400 || status >= 500) faults.push(`a body packed by ${encoding}: ${status}`);
  }
  reportFaults('packed bodies: refused', all.length, faults);
}

async function beSlow(name: string, address: string, mostMs: number): Promise<void> {
  const starts = {
    'a head that does not end': 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ',
    'a body that does not end':
      'POST /api/coupons/validate HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n',
  };
  for (const [what, start] of Object.entries(starts)) {
    const run = await slowSockets(address, start, mostMs);
    console.log(
      `${name}, ${what}: ended after at most ${(run.longestMs / 1000).toFixed(0)} s; good clients ${run.before.toFixed(0)} then ${run.meanwhile.toFixed(0)} ms (p95)`,
    );
    const faults = Array.from(
      { length: run.kept },
      () => `${name}: a slow socket was kept for more than ${mostMs / 1000} s`,
    );
    if (run.failed > 0) faults.push(`${name}: ${run.failed} good clients got no answer`);
    reportFaults(`${name}: 200 sockets, ${what}: ended, good clients are answered`, run.sockets, faults);
  }
}

async function askTooMuch(): Promise<void> {
  const addresses = [
    (number: number) => `${shop.apiUrl}/api/products?search=${number}`,
    (number: number) => `${shop.siteUrl}/products?search=${number}`,
    (number: number) => `${shop.siteUrl}/?visit=${number}`,
  ];
  const { asked, faults, statuses, processes, grown } = await overload(addresses, shop.pid);
  console.log(`${asked} calls: ${JSON.stringify(statuses)}`);
  reportFaults('overload: an answer, or 503 or 429 with the time to wait', asked, faults.slice(0, 20));
  reportFaults('overload: no process grows once its caches are full', processes, grown);
}
