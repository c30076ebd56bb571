import { fileURLToPath } from 'node:url';
import type { Configuration } from '@rspack/core';
import { type BuildContext, baseConfig } from './base-config.ts';

export const WORKER_FILE = 'worker.js';
/** The folder of wasm and fonts that a worker loads, beside its script. */
export const WORKER_ASSETS = 'assets';

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
    output: {
      path: context.outputDir,
      filename: WORKER_FILE,
      assetModuleFilename: `${WORKER_ASSETS}/[name].[contenthash:8][ext]`,
      asyncChunks: false,
    },
    // jsPDF uses these to draw HTML and SVG, which needs a document. A worker has none.
    resolve: { ...base.resolve, alias: { canvg: false, dompurify: false, html2canvas: false, module: false } },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), scriptNameRule(), packedFontRule()] },
    plugins: (plugins ?? []).filter((plugin) => plugin && !/Integrity/.test(plugin.constructor.name)),
    optimization: { ...base.optimization, splitChunks: false },
  };
}

/** A worker reads the tables of a font itself, and has nothing that unpacks WOFF2. */
function packedFontRule() {
  const loader = fileURLToPath(new URL('./unpack-woff2.mjs', import.meta.url));
  const generator = { filename: `${WORKER_ASSETS}/[name].[contenthash:8].ttf` };
  return { test: /\.woff2$/, type: 'asset/resource' as const, use: [{ loader }], generator };
}

function scriptNameRule() {
  const loader = fileURLToPath(new URL('./no-script-name.mjs', import.meta.url));
  return { test: /harfbuzzjs[\\/]dist[\\/]harfbuzz\.js$/, loader };
}
