import type { Configuration } from '@rspack/core';
import { type BuildContext, baseConfig } from './base-config.ts';

export const WORKER_FILE = 'worker.js';

/**
 * One file without the federation runtime: there is none in a worker, and a script that a worker asks for later
 * would come without its hash.
 */
export function workerConfig(entry: string, context: BuildContext): Configuration {
  const { output, plugins, ...base } = baseConfig(context, 'worker');
  return {
    ...base,
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: { worker: entry },
    output: { path: context.outputDir, filename: WORKER_FILE, asyncChunks: false },
    // What jsPDF would ask for to draw HTML and SVG, which needs a document anyway.
    resolve: { ...base.resolve, alias: { canvg: false, dompurify: false, html2canvas: false } },
    plugins: (plugins ?? []).filter((plugin) => plugin && !/Integrity/.test(plugin.constructor.name)),
    optimization: { ...base.optimization, splitChunks: false },
  };
}
