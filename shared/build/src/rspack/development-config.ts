import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { RemoteConfig } from '../package-config.ts';
import { type BuildContext, baseConfig } from './base-config.ts';
import { containerName, exposesOf, oneStylesheet, REMOTE_ENTRY } from './remote-config.ts';

/** One name for as long as the server runs: what is edited takes the place of what was there. */
export const DEVELOPMENT_SALT = 'dev';

/**
 * A remote that is being written. It brings a React of its own, the development build, which Fast Refresh needs and the
 * released shell does not have: nothing of React crosses from a remote to the shell, so that two stand beside each other.
 */
export function developmentConfig(config: RemoteConfig, packageDir: string): Configuration {
  const context: BuildContext = {
    packageDir,
    // Kept in memory.
    outputDir: join(packageDir, 'dist'),
    mode: 'development',
    salt: DEVELOPMENT_SALT,
    isHot: true,
  };
  const base = baseConfig(context, config.name);
  return {
    ...base,
    entry: {},
    // It would name an address where no page is.
    infrastructureLogging: { level: 'warn' },
    lazyCompilation: false,
    // Of style sheets in one chunk: each module's classes are its own, their order says nothing.
    ignoreWarnings: [/Conflicting order/],
    output: { ...base.output, ...WITHOUT_HASHES, clean: false },
    optimization: { ...base.optimization, splitChunks: { cacheGroups: { styles: oneStylesheet } } },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), hotTextsRule()] },
    plugins: [
      ...(base.plugins ?? []),
      new ReactRefreshRspackPlugin({ resourceQuery: { not: /worker/ } }),
      new ModuleFederationPlugin({
        name: containerName(config.name, DEVELOPMENT_SALT),
        filename: REMOTE_ENTRY,
        exposes: exposesOf(config),
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
      }),
    ],
  };
}

/** A style that changes is fetched again at the same address. */
const WITHOUT_HASHES = {
  filename: '[name].js',
  chunkFilename: '[name].js',
  cssFilename: '[name].css',
  cssChunkFilename: '[name].css',
};

function hotTextsRule() {
  const loader = fileURLToPath(new URL('./hot-texts-loader.mjs', import.meta.url));
  return { test: /[\\/]locales[\\/](?:fr|en)\.json$/, type: 'javascript/auto' as const, use: [{ loader }] };
}
