import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { benchPage } from './bench-page.ts';
import type { Row } from './report.ts';

const GIGABYTE = 1024 ** 3;
const PLACE = join(dirname(import.meta.dirname), 'results/latest.md');
const { BENCH_ROWS = '' } = process.env;

const rows = readFileSync(BENCH_ROWS, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Row);
const before = existsSync(PLACE) ? readFileSync(PLACE, 'utf8') : '';
const table = benchPage(before, { rows, place: `${new Date().toISOString().slice(0, 16)}Z, ${machine()}` });
mkdirSync(dirname(PLACE), { recursive: true });
writeFileSync(PLACE, table);
console.log(`\n${table}`);

function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / GIGABYTE);
  const load = loadavg()[0]?.toFixed(1);
  return `${availableParallelism()} × ${cpu?.model ?? 'unknown'}, ${memory} GB, load ${load}, Node ${process.version}`;
}
