import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { RemoteConfig } from '../package-config.ts';
import { type BuildContext, baseConfig } from './base-config.ts';
import { containerName, exposesOf, oneStylesheet, REMOTE_ENTRY } from './remote-config.ts';

/** The same name while the server runs: an edited module replaces its previous version. */
export const DEVELOPMENT_SALT = 'dev';

/**
 * A remote in development. It brings its own React in the development build, which Fast Refresh needs and the released
 * shell does not have. A remote never passes React objects to the shell, so two copies of React can run on one page.
 */
export function developmentConfig(config: RemoteConfig, packageDir: string): Configuration {
  const context: BuildContext = {
    packageDir,
    // Files stay in memory.
    outputDir: join(packageDir, 'dist'),
    mode: 'development',
    salt: DEVELOPMENT_SALT,
    isHot: true,
  };
  const base = baseConfig(context, config.name);
  return {
    ...base,
    entry: {},
    // Hides the URL that the server prints: there is no page at it.
    infrastructureLogging: { level: 'warn' },
    lazyCompilation: false,
    // CSS modules have unique class names, so their order in the chunk does not matter.
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

/** Without hashes: a changed stylesheet is loaded again from the same URL. */
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
