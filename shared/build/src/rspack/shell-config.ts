import { fileURLToPath } from 'node:url';
import type { Configuration } from '@rspack/core';
import type { ShellConfig } from '../package-config.ts';
import { type BuildContext, baseConfig } from './base-config.ts';

export const SHELL_CHUNK = 'shell';

/** The code of the shell, which the entry loads. */
export const START_CHUNK = 'start';

/** Libraries change rarely, React most rarely: files of their own stay in the cache when the shell changes. */
const libraries = {
  react: libraryChunk('react', { test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 }),
  platform: libraryChunk('platform', { test: /[\\/]node_modules[\\/]/, priority: 1 }),
};

function libraryChunk(name: string, which: { readonly test: RegExp; readonly priority: number }) {
  return { name, ...which, type: /^javascript/, chunks: isStart, enforce: true };
}

function isStart({ name }: { readonly name?: string | undefined }) {
  return name === START_CHUNK;
}

/** The styles stay with the entry, so that the browser has them before any component. */
const styles = { name: SHELL_CHUNK, type: /^css/, chunks: isStart, enforce: true };

const routerRule = {
  test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
  loader: fileURLToPath(new URL('./pure-contexts-loader.mjs', import.meta.url)),
};

/** The shell provides the shared modules. It lists no remote: the release set names them. */
export function shellRspackConfig(config: ShellConfig, context: BuildContext): Configuration {
  const base = baseConfig(context, config.name);
  return {
    ...base,
    entry: { [SHELL_CHUNK]: config.entry },
    optimization: { ...base.optimization, splitChunks: { cacheGroups: { ...libraries, styles } } },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), routerRule] },
  };
}
