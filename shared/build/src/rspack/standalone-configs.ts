import type { Configuration } from '@rspack/core';
import type { ShellConfig } from '../package-config.ts';
import { type BuildContext, baseConfig } from './base-config.ts';

/** Files of the shell that run without its runtime. */
export function standaloneConfigs(config: ShellConfig, context: BuildContext): Configuration[] {
  return [
    // The name must not change: the browser compares the file byte by byte to detect a new version.
    standalone(context, { entry: config.serviceWorker, filename: 'sw.js', target: 'webworker' }),
    standalone(context, { entry: config.arrival, filename: 'arrival.[contenthash:8].js', target: 'web' }),
    standalone(context, { entry: config.takeover, filename: 'takeover.[contenthash:8].js', target: 'web' }),
  ];
}

interface Standalone {
  readonly entry: string;
  readonly filename: string;
  readonly target: 'web' | 'webworker';
}

function standalone(context: BuildContext, { entry, filename, target }: Standalone): Configuration {
  const { output, module, resolve, ...base } = baseConfig(context, filename);
  return {
    context: context.packageDir,
    mode: context.mode,
    target: [target, 'es2022'],
    devtool: false,
    entry,
    output: { path: context.outputDir, filename, clean: false },
    module: module ?? {},
    resolve: resolve ?? {},
    optimization: { ...base.optimization, splitChunks: false },
    stats: 'errors-warnings',
  };
}
