import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';
import { MODULES_FOLDER } from '../remote-modules/remote-modules.ts';

export interface BuildContext {
  readonly packageDir: string;
  readonly outputDir: string;
  readonly mode: 'production' | 'development';
  /** Changes with every change of the sources. It separates two versions on one page. */
  readonly salt: string;
  /** Edits replace modules in the running browser. */
  readonly isHot?: boolean;
}

/** Browsers of the last three years: native cascade layers, `:has`, top-level await. */
const TARGETS = ['chrome >= 115', 'edge >= 115', 'firefox >= 121', 'safari >= 16.4'];

export function baseConfig(context: BuildContext, uniqueName: string): Configuration {
  const isProduction = context.mode === 'production';
  return {
    context: context.packageDir,
    mode: context.mode,
    target: ['web', 'es2022'],
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: context.outputDir,
      clean: true,
      uniqueName: `${uniqueName}-${context.salt}`,
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      // A module that throws while it loads fails again at the next try, instead of showing its first half.
      strictModuleErrorHandling: true,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      alias: { '#locales': join(context.packageDir, MODULES_FOLDER, 'locales.mjs') },
    },
    module: {
      rules: [typescriptRule(context), workerRule(context), ...styleRules(), pictureRule()],
      ...cssOptions(context),
    },
    plugins: [
      new rspack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(context.mode) }),
      ...(isProduction ? [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })] : []),
    ],
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { format: { comments: false } } }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: TARGETS } }),
      ],
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
    },
    // CSS modules have unique class names, so their order in the chunk does not matter.
    ignoreWarnings: [/Conflicting order/],
    performance: false,
    stats: 'errors-warnings',
  };
}

const WORKER_QUERY = /^\?worker$/;

/** `./x.ts?worker` becomes a separate file. */
function workerRule({ packageDir, mode, salt, isHot = false }: BuildContext) {
  const loader = fileURLToPath(new URL('./worker-loader.mjs', import.meta.url));
  const use = [{ loader, options: { packageDir, mode, salt, isInline: isHot } }];
  // A worker script must have the origin of its page.
  if (isHot) return { resourceQuery: WORKER_QUERY, type: 'javascript/auto' as const, use };
  const generator = { filename: 'workers/[name].[contenthash:8].js' };
  return { resourceQuery: WORKER_QUERY, type: 'asset/resource' as const, use, generator };
}

function typescriptRule({ mode, isHot = false }: BuildContext) {
  return {
    test: /\.tsx?$/,
    resourceQuery: { not: WORKER_QUERY },
    loader: 'builtin:swc-loader',
    type: 'javascript/auto',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: mode === 'development', refresh: isHot } },
      },
      env: { targets: TARGETS },
    },
  };
}

function styleRules() {
  const layer = (name: string) => ({
    loader: fileURLToPath(new URL('./layer-loader.mjs', import.meta.url)),
    options: { layer: name },
  });
  return [
    {
      test: /\.module\.css$/,
      type: 'css/module' as const,
      oneOf: [{ include: /[\\/]shared[\\/]ui[\\/]|@aimante[\\/]ui/, use: [layer('ui')] }, { use: [layer('remote')] }],
    },
    { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' as const },
  ];
}

function pictureRule() {
  return { test: /\.(?:png|jpe?g|webp|avif|svg|woff2?)$/, type: 'asset/resource' as const };
}

function cssOptions({ mode, salt }: BuildContext) {
  return {
    parser: { 'css/module': { namedExports: false } },
    generator: {
      'css/module': {
        localIdentName: mode === 'production' ? '[local]_[hash:8]' : '[name]__[local]_[hash:5]',
        localIdentHashSalt: salt,
        exportsOnly: false,
      },
    },
  };
}
