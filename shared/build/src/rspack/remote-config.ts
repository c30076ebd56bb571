import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import type { RemoteConfig } from '../package-config.ts';
import { exposedModules } from '../remote-modules/remote-modules.ts';
import { RemoteModulesPlugin } from '../remote-modules/remote-modules-plugin.ts';
import { type BuildContext, baseConfig } from './base-config.ts';
import { esmFederationRuntime, reproducibleRuntime, withoutErrorTexts } from './federation-runtime.ts';
import { sharedModules } from './shared-modules.ts';

export const REMOTE_ENTRY = 'remoteEntry.js';

export function containerName(name: string, salt: string): string {
  return `${name.replaceAll('-', '_')}_${salt}`;
}

/** One stylesheet per remote: it has a few kilobytes, and no loading order can change the look of a page. */
export const oneStylesheet = { name: 'styles', type: 'css/module', chunks: 'all', enforce: true } as const;

/**
 * Shared code of at least this many bytes of source gets a file of its own. Each file adds 80 bytes to the entry, which
 * every page loads, for its name and its hash.
 */
const WORTH_A_FILE = 30_000;

/** A remote bundles neither React nor the federation runtime: the shell provides both. */
export function remoteRspackConfig(config: RemoteConfig, context: BuildContext): Configuration {
  const base = baseConfig(context, config.name);
  return {
    ...base,
    entry: {},
    optimization: {
      ...base.optimization,
      splitChunks: { minSize: WORTH_A_FILE, cacheGroups: { styles: oneStylesheet } },
    },
    plugins: [
      ...(base.plugins ?? []),
      new RemoteModulesPlugin(context.packageDir, config),
      ...reproducibleRuntime(),
      ...esmFederationRuntime(),
      withoutErrorTexts(),
      new ModuleFederationPlugin({
        name: containerName(config.name, context.salt),
        filename: REMOTE_ENTRY,
        exposes: exposesOf(config),
        shared: config.react === 'own' ? {} : sharedModules({ import: false }),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
      }),
    ],
  };
}

export function exposesOf(config: RemoteConfig) {
  const entries = Object.entries(exposedModules(config)).map(
    ([key, file]) => [key, { import: file, name: exposeChunk(key) }] as const,
  );
  return Object.fromEntries(entries);
}

export function exposeChunk(key: string): string {
  return `expose-${key.slice(2)}`;
}
