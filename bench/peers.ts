import { homedir } from 'node:os';
import { join } from 'node:path';
import { load } from './load/http-load.ts';
import { NAME, openEverShop } from './peers/evershop.ts';
import { type Goal, report } from './rows/report.ts';
import { COSTS, score, visitWithLighthouse } from './secure/lighthouse.ts';
import { openSecureEdge } from './secure/secure-edge.ts';

interface Shop {
  readonly url: string;
  readonly pages: { readonly category: string; readonly product: string };
}

const ROUNDS = 3;
/** EverShop refuses one address after 300 pages in a minute, so a measurement is short. */
const LOAD = { connections: 4, milliseconds: 1000 };
const {
  SITE_URL = 'http://localhost:3000',
  STAGE_PORTS = '3443,3444',
  PEERS_DIR = join(homedir(), '.cache/aimante-bench'),
} = process.env;

const MEASURES = [
  { what: 'performance', unit: '', read: score('performance') },
  { what: 'accessibility', unit: '', read: score('accessibility') },
  ...COSTS,
] as const;
/** Of these, more is better. */
const GROWS = new Set(['performance', 'accessibility']);

type Numbers = ReadonlyMap<string, readonly number[]>;

const [edgePort = 0, peerPort = 0] = STAGE_PORTS.split(',').map(Number);
const peer = await openEverShop(join(PEERS_DIR, NAME.replace(' ', '-')), peerPort);
const ours = {
  url: SITE_URL,
  pages: { category: '/products', product: '/products/magnet-carre-5x5' },
};
try {
  const theirs = await measure(peer);
  const own = await measure(ours);
  for (const [what, values] of own) {
    const rival = theirs.get(what) ?? [];
    const unit = unitOf(what);
    report({ bench: 'peers', what: `${what}: ${NAME}`, values: rival, unit });
    report({ bench: 'peers', what: `${what}: ours`, values, unit, goal: goalBeside(what, rival) });
  }
} finally {
  await peer.close();
}
process.exit();

/** Both behind the same front. Pages a second without it, as the site itself answers. */
async function measure({ url, pages }: Shop): Promise<Numbers> {
  const numbers = new Map<string, number[]>();
  const edge = await openSecureEdge(url, edgePort);
  for (const [page, path] of Object.entries(pages)) {
    // The first answer of a site is slower: it compiles and fills its caches.
    await fetch(url + path).then((answer) => answer.text());
    for (let round = 0; round < ROUNDS; round += 1) {
      const seen = await visitWithLighthouse(edge.url + path);
      for (const { what, read } of MEASURES) add(numbers, `${page}, ${what}`, read(seen));
    }
    const { perSecond, refused } = await load({ url: url + path, ...LOAD });
    if (refused > 0) console.log(`${url + path}: ${refused} answers were refused, so it is not counted.`);
    else add(numbers, `${page}, pages a second`, perSecond);
  }
  edge.close();
  return numbers;
}

function add(numbers: Map<string, number[]>, what: string, value: number): void {
  numbers.set(what, [...(numbers.get(what) ?? []), value]);
}

function unitOf(what: string): string {
  return MEASURES.find((each) => what.endsWith(`, ${each.what}`))?.unit ?? '';
}

/** At least as good as the other one in the same run. */
function goalBeside(what: string, rival: readonly number[]): Goal {
  const sorted = rival.toSorted((a, b) => a - b);
  const bar = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const isMore = what.endsWith('a second') || [...GROWS].some((name) => what.endsWith(name));
  return isMore ? { least: bar } : { most: bar };
}
