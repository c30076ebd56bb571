import { mkdtemp, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildWithWebpack } from './build/build-with-webpack.ts';
import { median } from './load/http-load.ts';
import { compile, monolithConfig } from './monolith/build-monolith.ts';
import { report } from './rows/report.ts';

const ROUNDS = 3;
/** Of the time of webpack. */
const MOST_SHARE = 0.25;
const { PEERS_DIR = join(homedir(), '.cache/aimante-bench') } = process.env;
const root = dirname(import.meta.dirname);

/** The same sources as one bundle, built without a cache: only the bundler differs. */
const rspack: number[] = [];
const webpack: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  rspack.push(
    await timeIn(async (folder) => {
      await compile(await monolithConfig(root, folder));
    }),
  );
  webpack.push(await timeIn((folder) => buildWithWebpack({ root, folder, tools: join(PEERS_DIR, 'webpack-5') })));
}
report({ bench: 'build', what: 'everything with webpack 5', values: webpack, unit: 'ms' });
report({ bench: 'build', what: 'everything with Rspack', values: rspack, unit: 'ms' });
report({
  bench: 'build',
  what: 'everything, in the time of webpack 5',
  values: [median(rspack) / median(webpack)],
  unit: '×',
  goal: { most: MOST_SHARE },
});

async function timeIn(build: (folder: string) => Promise<void>): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-build-'));
  const start = performance.now();
  await build(folder);
  const ms = performance.now() - start;
  await rm(folder, { recursive: true });
  return ms;
}
