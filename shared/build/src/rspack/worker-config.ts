import type { Configuration } from '@rspack/core';
import { type BuildContext, baseConfig } from './base-config.ts';

export const WORKER_FILE = 'worker.js';

/**
 * One file without the federation runtime, which a worker does not have. A script that the worker loads later would
 * have no integrity hash.
 */
export function workerConfig(entry: string, context: BuildContext): Configuration {
  const { output, plugins, ...base } = baseConfig(context, 'worker');
  return {
    ...base,
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: { worker: entry },
    output: { path: context.outputDir, filename: WORKER_FILE, asyncChunks: false },
    // jsPDF uses these to draw HTML and SVG, which needs a document. A worker has none.
    resolve: { ...base.resolve, alias: { canvg: false, dompurify: false, html2canvas: false } },
    plugins: (plugins ?? []).filter((plugin) => plugin && !/Integrity/.test(plugin.constructor.name)),
    optimization: { ...base.optimization, splitChunks: false },
  };
}
