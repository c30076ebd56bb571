import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RuleSetRule } from '@rspack/core';
import { moduleReplacements, monolithConfig } from '../monolith/build-monolith.ts';
import { installOnce } from '../peers/programs.ts';

interface WebpackBuild {
  readonly root: string;
  readonly folder: string;
  /** Where webpack is installed, once. */
  readonly tools: string;
}

/** The part of webpack that is used here. */
interface Webpack {
  (config: object, done: (error: Error | null, stats?: WebpackStats) => void): { close(done: () => void): void };
  readonly DefinePlugin: new (values: object) => object;
  readonly NormalModuleReplacementPlugin: new (pattern: RegExp, replace: unknown) => object;
}

interface WebpackStats {
  hasErrors(): boolean;
  toString(kind: 'errors-only'): string;
}

const TOOLS = { webpack: '5.113.0', 'swc-loader': '0.2.7', '@swc/core': '1.16.22', 'terser-webpack-plugin': '5.6.1' };

/** The configuration of the monolith, with webpack and the loader and minimizer of SWC in place of what Rspack has. */
export async function buildWithWebpack({ root, folder, tools }: WebpackBuild): Promise<void> {
  await installOnce(tools, TOOLS);
  const load = createRequire(join(tools, 'package.json'));
  const webpack = load('webpack') as Webpack;
  const Minimizer = load('terser-webpack-plugin') as { new (options: object): object; readonly swcMinify: unknown };
  const { mode, entry, resolve, module, optimization, output, ...rest } = await monolithConfig(root, folder);
  const replacements = await moduleReplacements(root, folder);
  await run(webpack, {
    mode,
    entry,
    context: rest.context,
    target: rest.target,
    devtool: rest.devtool,
    performance: false,
    ignoreWarnings: rest.ignoreWarnings,
    stats: 'errors-only',
    output,
    resolve,
    experiments: { css: true },
    module: { ...module, rules: (module?.rules ?? []).map((rule) => withSwc(rule, load.resolve('swc-loader'))) },
    optimization: { ...optimization, minimizer: [new Minimizer({ minify: Minimizer.swcMinify })] },
    plugins: [
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
      ...replacements.map(([pattern, replace]) => new webpack.NormalModuleReplacementPlugin(pattern, replace)),
    ],
  });
}

function withSwc(rule: unknown, loader: string): unknown {
  const { loader: own, ...rest } = rule as RuleSetRule;
  return own === 'builtin:swc-loader' ? { ...rest, loader } : rule;
}

function run(webpack: Webpack, config: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config, (error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString('errors-only') ?? 'nothing was built'));
        else resolve();
      });
    });
  });
}
