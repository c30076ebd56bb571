import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import type { ShellConfig } from '../package-config.ts';
import { type BuildContext, baseConfig } from './base-config.ts';
import { esmFederationRuntime, reproducibleRuntime, withoutIcuTrans } from './federation-runtime.ts';
import { sharedModuleIds } from './shared-module-ids.ts';
import { sharedModules } from './shared-modules.ts';

export const SHELL_CHUNK = 'shell';

/**
 * The prefix of chunks that the shell shares with the remotes. The page loads them at once, whichever remote comes
 * first.
 */
export const SHARED_CHUNKS = 'shared-';

/** React changes rarely, the platform wrapper more often: two files, so that React stays in the cache. */
const sharedChunks = {
  react: sharedChunk('react', /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/),
  platform: sharedChunk(
    'platform',
    /[\\/](?:@tanstack|html-parse-stringify|(?:react-)?i18next|single-spa-react|react-router|react-router-dom|shared[\\/]remote)[\\/]/,
  ),
};

/** Only `async`: Rspack's integrity plugin has no hash for a chunk that the entry shares with a later chunk. */
function sharedChunk(name: string, test: RegExp) {
  return { name: SHARED_CHUNKS + name, test, chunks: 'async', enforce: true } as const;
}

/** The shell provides React and the one federation runtime. It lists no remote: the release set names them. */
export function shellRspackConfig(config: ShellConfig, context: BuildContext): Configuration {
  const base = baseConfig(context, config.name);
  return {
    ...base,
    entry: { [SHELL_CHUNK]: config.entry },
    optimization: { ...base.optimization, splitChunks: { cacheGroups: sharedChunks } },
    plugins: [
      ...(base.plugins ?? []),
      ...reproducibleRuntime(),
      sharedModuleIds(),
      ...esmFederationRuntime(),
      withoutIcuTrans(),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: sharedModules(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          asyncStartup: true,
          provideExternalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
    ],
  };
}
