import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runAgainstSystem } from './testing/run-against-system.ts';

/**
 * `npm run bench -- first-load` runs only that measurement. Each is a program in `bench/`. Its rows replace its former
 * ones in `bench/results/latest.md`.
 */
const asked = process.argv.slice(2);
const folder = join(dirname(import.meta.dirname), 'bench');
const known = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/, ''))
  .sort();
const unknown = asked.filter((name) => !known.includes(name));
const names = asked.length > 0 ? asked : known;

if (unknown.length > 0) {
  console.error(`There is no measurement "${unknown.join('", "')}" in bench/. These exist: ${known.join(', ')}.`);
  process.exitCode = 1;
} else {
  const rows = join(mkdtempSync(join(tmpdir(), 'bench-')), 'rows.jsonl');
  writeFileSync(rows, '');
  Object.assign(process.env, { BENCH_ROWS: rows });
  const measurements = names.map((name) => ({ name, script: join(folder, `${name}.ts`) }));
  const table = { name: 'table', script: join(folder, 'rows/write-table.ts') };
  await runAgainstSystem([...measurements, table], { goesOn: true });
}
