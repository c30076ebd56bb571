import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { median } from './load/http-load.ts';
import { buildMonolith } from './monolith/build-monolith.ts';
import { serveMonolith } from './monolith/serve-monolith.ts';
import { timesOfMoves } from './monolith/times-of-moves.ts';
import { report } from './rows/report.ts';
import { audit, COSTS, type LighthouseReport, visitWithLighthouse } from './secure/lighthouse.ts';
import { openSecureEdge } from './secure/secure-edge.ts';

interface Measured {
  readonly visits: ReadonlyMap<string, readonly LighthouseReport[]>;
  readonly moves: readonly number[];
}

const PATHS = ['/', '/products', '/products/magnet-carre-5x5', '/cart'];
const ROUNDS = 3;
const MOST_LCP_SHARE = 0.6;
const MOST_MOVE_SHARE = 1.1;
const MOST_MOVE_MS = 100;
const { SITE_URL = 'http://localhost:3000', STAGE_PORTS = '3443' } = process.env;

const root = dirname(import.meta.dirname);
const monolith = await serveMonolith(
  await buildMonolith(root, await mkdtemp(join(tmpdir(), 'bench-monolith-'))),
  SITE_URL,
);
const theirs = await measure(monolith.url);
const ours = await measure(SITE_URL);
monolith.close();

for (const path of PATHS) {
  const [rival = [], own = []] = [theirs.visits.get(path), ours.visits.get(path)];
  for (const { what, unit, read } of COSTS) {
    report({ bench: 'monolith', what: `${path}, ${what}: one bundle`, values: rival.map(read), unit });
    report({ bench: 'monolith', what: `${path}, ${what}: ours`, values: own.map(read), unit });
  }
  const lcp = audit('largest-contentful-paint', 1000);
  report({
    bench: 'monolith',
    what: `${path}, LCP beside one bundle`,
    values: [median(own.map(lcp)) / median(rival.map(lcp))],
    unit: '×',
    goal: { most: MOST_LCP_SHARE },
  });
}
const move = 'from one remote to another, warm, CPU / 4';
report({ bench: 'monolith', what: `${move}: one bundle`, values: theirs.moves, unit: 'ms' });
report({ bench: 'monolith', what: `${move}: ours`, values: ours.moves, unit: 'ms', goal: { most: MOST_MOVE_MS } });
report({
  bench: 'monolith',
  what: `${move}, beside one bundle`,
  values: [median(ours.moves) / median(theirs.moves)],
  unit: '×',
  goal: { most: MOST_MOVE_SHARE },
});
process.exit();

/** Both at the same address, behind the same front of TLS and HTTP/2. */
async function measure(url: string): Promise<Measured> {
  const edge = await openSecureEdge(url, Number(STAGE_PORTS.split(',')[0]));
  const visits = new Map<string, readonly LighthouseReport[]>();
  for (const path of PATHS) {
    const reports: LighthouseReport[] = [];
    for (let round = 0; round < ROUNDS; round += 1) reports.push(await visitWithLighthouse(edge.url + path));
    visits.set(path, reports);
  }
  const moves = await timesOfMoves(edge.url);
  edge.close();
  return { visits, moves };
}
