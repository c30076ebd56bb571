import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { median } from '../load/http-load.ts';
import { goalText, isMet, type Row, rounded } from './report.ts';

const GIGABYTE = 1024 ** 3;
const PLACE = join(dirname(import.meta.dirname), 'results/latest.md');
const { BENCH_ROWS = '', BENCH_NAMES = '' } = process.env;

const rows = readFileSync(BENCH_ROWS, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Row);
const table = page(rows);
mkdirSync(dirname(PLACE), { recursive: true });
writeFileSync(PLACE, table);
console.log(`\n${table}`);

function page(all: readonly Row[]): string {
  const missed = all.filter((row) => isMet(row) === false).length;
  return [
    '# The latest measurements',
    '',
    `${new Date().toISOString().slice(0, 16)}Z, ${machine()}. Measured: ${BENCH_NAMES}.`,
    `${missed} of ${all.filter(({ goal }) => goal).length} goals are missed (🔴). A time counts only from an idle machine.`,
    '',
    '| bench | what | median | spread | goal | |',
    '|---|---|--:|---|---|---|',
    ...all.map(line),
    '',
  ].join('\n');
}

function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / GIGABYTE);
  const load = loadavg()[0]?.toFixed(1);
  return `${availableParallelism()} × ${cpu?.model ?? 'unknown'}, ${memory} GB, load ${load}, Node ${process.version}`;
}

function line(row: Row): string {
  const { bench, what, values, unit } = row;
  const spread = values.length > 1 ? `${rounded(Math.min(...values))} – ${rounded(Math.max(...values))}` : '';
  const sign = { true: '🟢', false: '🔴', undefined: '' }[String(isMet(row)) as 'true' | 'false' | 'undefined'];
  return `| ${bench} | ${what} | ${rounded(median(values))} ${unit} | ${spread} | ${goalText(row)} | ${sign} |`;
}
