import { fileURLToPath } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';
import { type BuildContext, baseConfig } from './base-config.ts';

export const SERVER_CHUNK = 'server';
const RELEASE_BASE = fileURLToPath(new URL('./release-base.mjs', import.meta.url));

export interface ServedConfig {
  readonly name: string;
  readonly server: string;
}

/**
 * The server entry: one file with all its dependencies, React too, so that a worker can run it without loading another
 * file. It has the sources and the salt of the browser build, so the class names and the markup are the same.
 */
export function serverConfig({ name, server }: ServedConfig, context: BuildContext): Configuration {
  const { module, resolve, plugins, ...base } = baseConfig(context, name);
  return {
    context: context.packageDir,
    mode: context.mode,
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: { [SERVER_CHUNK]: [RELEASE_BASE, server] },
    output: {
      path: context.outputDir,
      clean: false,
      uniqueName: base.output?.uniqueName ?? name,
      filename: `${SERVER_CHUNK}.[contenthash:8].js`,
      assetModuleFilename: base.output?.assetModuleFilename ?? '',
      publicPath: '',
      library: { type: 'commonjs-static' },
      chunkFormat: false,
    },
    module: {
      ...module,
      // A page is rendered once for all host names of the site, so the addresses of pictures have none.
      parser: { ...module?.parser, javascript: { url: 'relative' } },
      generator: { 'css/module': { ...module?.generator?.['css/module'], exportsOnly: true } },
    },
    resolve: {
      ...resolve,
      conditionNames: ['workerd', 'edge-light', 'worker', 'browser', 'import', 'require', 'default'],
    },
    plugins: [...(plugins ?? []).slice(0, 1), new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { ...base.optimization, splitChunks: false },
    stats: 'errors-warnings',
  };
}
