import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { weighFile } from './bundle/weigh-file.ts';

/** `npm run bundle -- --keep` keeps the numbers: the next run shows the difference to them. Build first. */
const root = dirname(import.meta.dirname);
const kept = join(root, 'bench/results/bundle.json');
const packages = readdirSync(root).filter((name) => existsSync(join(root, name, 'dist/remote.json')));
const LEAST_KB = 0.5;

type Kilobytes = Readonly<Record<string, number>>;
type Report = Readonly<Record<string, Kilobytes>>;

const before = (existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {}) as Report;
const now: Report = Object.fromEntries(packages.map((name) => [name, weighPackage(name)]));
for (const name of packages) print(name, now[name] ?? {}, before[name] ?? {});
if (process.argv.includes('--keep')) {
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, `${JSON.stringify(now, null, 2)}\n`);
}

function weighPackage(name: string): Kilobytes {
  const folder = join(root, name, 'dist');
  const total = new Map<string, number>();
  for (const file of readdirSync(folder).filter(
    (each) => existsSync(join(folder, `${each}.map`)) && each.endsWith('.js'),
  )) {
    const [code, map] = [file, `${file}.map`].map((each) => readFileSync(join(folder, each), 'utf8'));
    for (const [part, bytes] of weighFile(code ?? '', map ?? '', name)) total.set(part, (total.get(part) ?? 0) + bytes);
  }
  const sorted = [...total].sort(([, a], [, b]) => b - a);
  return Object.fromEntries(sorted.map(([part, bytes]) => [part, Math.round(bytes / 10) / 100]));
}

function print(name: string, weights: Kilobytes, former: Kilobytes): void {
  const sum = Object.values(weights).reduce((all, each) => all + each, 0);
  console.log(`\n${name}: ${sum.toFixed(1)} kB of scripts, as brotli`);
  const rows = [...new Set([...Object.keys(weights), ...Object.keys(former)])].map((part) => {
    const [kB = 0, old] = [weights[part], former[part]];
    return {
      package: part,
      ours: part.startsWith('@aimante/') ? 'ours' : '',
      kB,
      change: old === undefined ? '' : round(kB - old),
    };
  });
  console.table(rows.filter(({ kB, change }) => kB >= LEAST_KB || (change !== '' && change !== 0)));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
