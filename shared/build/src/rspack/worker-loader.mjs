import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { WORKER_ASSETS, WORKER_FILE, workerConfig } from './worker-config.ts';

/**
 * `import address from './x.ts?worker'`: bundles the file separately and gives its URL. With `isInline`, the URL is a
 * blob of the page.
 */
// biome-ignore lint/style/noDefaultExport: Rspack loads a loader by its default export.
export default async function workerLoader() {
  const done = this.async();
  const { isInline, ...context } = this.getOptions();
  const outputDir = await mkdtemp(join(tmpdir(), 'worker-'));
  try {
    const stats = await compile(workerConfig(this.resourcePath, { ...context, outputDir }));
    for (const file of stats.compilation.fileDependencies) this.addDependency(file);
    for (const name of await readdir(join(outputDir, WORKER_ASSETS)).catch(() => []))
      this.emitFile(`workers/${WORKER_ASSETS}/${name}`, await readFile(join(outputDir, WORKER_ASSETS, name)));
    const code = await readFile(join(outputDir, WORKER_FILE));
    done(null, isInline ? toBlobAddress(String(code)) : code);
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  } finally {
    await rm(outputDir, { recursive: true, force: true });
  }
}

function toBlobAddress(code) {
  return `export default URL.createObjectURL(new Blob([${JSON.stringify(code)}], { type: 'text/javascript' }));`;
}

function compile(config) {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      if (error || !stats) return reject(error ?? new Error('nothing was built'));
      if (stats.hasErrors()) return reject(new Error(stats.toString('errors-only')));
      compiler.close(() => resolve(stats));
    });
  });
}
