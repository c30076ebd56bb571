import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, type RspackPluginInstance, rspack } from '@rspack/core';
import type { RemoteConfig } from '../package-config.ts';
import { exposedModules } from '../remote-modules/remote-modules.ts';
import { RemoteModulesPlugin } from '../remote-modules/remote-modules-plugin.ts';
import { type BuildContext, baseConfig } from './base-config.ts';
import { sharedFromShell } from './shared-modules.ts';

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
const WORTH_A_FILE = 50_000;

/** Libraries that only one file uses stay in it: both would always be loaded together. */
const sharedLibraries = { test: /[\\/]node_modules[\\/]/, minChunks: 2, priority: -10, reuseExistingChunk: true };

/** A remote bundles neither React nor the federation runtime: the shell provides what they do. */
export function remoteRspackConfig(config: RemoteConfig, context: BuildContext): Configuration {
  const base = baseConfig(context, config.name);
  return {
    ...base,
    entry: {},
    optimization: {
      ...base.optimization,
      splitChunks: { minSize: WORTH_A_FILE, cacheGroups: { styles: oneStylesheet, defaultVendors: sharedLibraries } },
    },
    plugins: [
      ...(base.plugins ?? []),
      new RemoteModulesPlugin(context.packageDir, config),
      ...(config.react === 'own' ? [] : [sharedFromShell()]),
      ...container(config, context.salt),
    ],
  };
}

const CONTAINER_RUNTIME = fileURLToPath(new URL('./container-runtime.mjs', import.meta.url));
const RUNTIME_ENTRY = /__module_federation_bundler_runtime__/;

/** A container of Module Federation: `init` receives the share scope of the shell, `get` gives an exposed module. */
export function container(config: RemoteConfig, salt: string): RspackPluginInstance[] {
  const name = containerName(config.name, salt);
  return [
    new ModuleFederationPlugin({
      name,
      filename: REMOTE_ENTRY,
      exposes: exposesOf(config),
      dts: false,
      manifest: false,
    }),
    new rspack.NormalModuleReplacementPlugin(RUNTIME_ENTRY, CONTAINER_RUNTIME),
  ];
}

function exposesOf(config: RemoteConfig) {
  const entries = Object.entries(exposedModules(config)).map(
    ([key, file]) => [key, { import: file, name: exposeChunk(key) }] as const,
  );
  return Object.fromEntries(entries);
}

export function exposeChunk(key: string): string {
  return `expose-${key.slice(2)}`;
}
