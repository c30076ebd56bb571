import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import type { ShellConfig } from '../package-config.ts';
import { type BuildContext, baseConfig } from './base-config.ts';
import { esmFederationRuntime } from './federation-runtime.ts';
import { sharedReact } from './shared-react.ts';

export const SHELL_CHUNK = 'shell';

/** What the shell shares with the remotes, in one file that changes with React only. */
export const SHARED_CHUNK = 'shared-react';

const reactChunk = {
  name: SHARED_CHUNK,
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  chunks: 'all',
  enforce: true,
} as const;

/** The shell brings React and the one federation runtime. It knows no remote: the release set names them. */
export function shellRspackConfig(config: ShellConfig, context: BuildContext): Configuration {
  const base = baseConfig(context, config.name);
  return {
    ...base,
    entry: { [SHELL_CHUNK]: config.entry },
    optimization: { ...base.optimization, splitChunks: { cacheGroups: { react: reactChunk } } },
    plugins: [
      ...(base.plugins ?? []),
      ...esmFederationRuntime(),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: sharedReact(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { asyncStartup: true, provideExternalRuntime: true, optimization: { target: 'web' } },
      }),
    ],
  };
}
