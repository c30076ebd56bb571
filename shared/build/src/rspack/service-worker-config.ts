import type { Configuration } from '@rspack/core';
import type { ShellConfig } from '../package-config.ts';
import { type BuildContext, baseConfig } from './base-config.ts';

export const SERVICE_WORKER = 'sw.js';

/** One file with a fixed name: the browser compares it byte by byte to learn of a new version. */
export function serviceWorkerConfig(config: ShellConfig, context: BuildContext): Configuration {
  const { output, module, resolve, ...base } = baseConfig(context, 'sw');
  return {
    context: context.packageDir,
    mode: context.mode,
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: { sw: config.serviceWorker },
    output: { path: context.outputDir, filename: SERVICE_WORKER, clean: false },
    module: module ?? {},
    resolve: resolve ?? {},
    optimization: { ...base.optimization, splitChunks: false },
    stats: 'errors-warnings',
  };
}
