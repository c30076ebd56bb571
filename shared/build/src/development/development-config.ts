import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Compiler, Configuration, DevServer } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { RemoteConfig } from '../package-config.ts';
import { RemoteModulesPlugin } from '../remote-modules/remote-modules-plugin.ts';
import { type BuildContext, baseConfig } from '../rspack/base-config.ts';
import { container, oneStylesheet } from '../rspack/remote-config.ts';
import { DraftPlugin } from './draft-plugin.ts';

/** The same name while the server runs: an edited module replaces its previous version. */
const DEVELOPMENT_SALT = 'dev';

/**
 * A remote in development. It brings its own React in the development build, which Fast Refresh needs and the released
 * shell does not have. A remote never passes React objects to the shell, so two copies of React can run on one page.
 */
export function developmentConfig(packageDir: string, config: RemoteConfig): Configuration {
  const context: BuildContext = {
    packageDir,
    // Files stay in memory.
    outputDir: join(packageDir, 'dist'),
    mode: 'development',
    salt: DEVELOPMENT_SALT,
    isHot: true,
  };
  const base = baseConfig(context, config.name);
  const compiled = Promise.withResolvers<void>();
  const draft = new DraftPlugin({ packageDir, config, salt: DEVELOPMENT_SALT });
  return {
    ...base,
    entry: {},
    // Hides the URL that the server prints: there is no page at it.
    infrastructureLogging: { level: 'warn' },
    lazyCompilation: false,
    output: { ...base.output, ...WITHOUT_HASHES, clean: false },
    optimization: { ...base.optimization, splitChunks: { cacheGroups: { styles: oneStylesheet } } },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), hotTextsRule(packageDir)] },
    devServer: serverOptions(config.name, draft, compiled.promise),
    plugins: [
      ...(base.plugins ?? []),
      new RemoteModulesPlugin(packageDir, config),
      draft,
      { apply: ({ hooks }: Compiler) => hooks.done.tap('Ready', () => compiled.resolve()) },
      new ReactRefreshRspackPlugin({ resourceQuery: { not: /worker/ } }),
      ...container(config, DEVELOPMENT_SALT),
    ],
  };
}

/** The page has another origin: allows cross-origin requests and gives the address of the HMR socket. */
function serverOptions(name: string, draft: DraftPlugin, compiled: Promise<void>): DevServer {
  return {
    port: Number(process.env.PORT) || 3003,
    host: 'localhost',
    static: false,
    setupExitSignals: false,
    devMiddleware: { publicPath: '/', stats: 'errors-only' },
    headers: { 'access-control-allow-origin': '*' },
    client: {
      logging: 'warn',
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      webSocketURL: { protocol: 'ws', hostname: 'localhost', pathname: '/ws' },
    },
    setupMiddlewares: (others) => [{ name: 'descriptor', path: '/remote.json', middleware: draft.serve }, ...others],
    onListening({ options: { port } }) {
      const line = `ready. Open any page of a shop with ?override=${name}@http://localhost:${port}\n`;
      void compiled.then(() => process.stdout.write(line));
    },
  };
}

/** Without hashes: a changed stylesheet is loaded again from the same URL. */
const WITHOUT_HASHES = {
  filename: '[name].js',
  chunkFilename: '[name].js',
  cssFilename: '[name].css',
  cssChunkFilename: '[name].css',
};

function hotTextsRule(packageDir: string) {
  const loader = fileURLToPath(new URL('../rspack/hot-texts-loader.mjs', import.meta.url));
  const test = /[\\/]\.aimante[\\/]texts[\\/][\w-]+\.json$/;
  return { test, type: 'javascript/auto' as const, use: [{ loader, options: { packageDir } }] };
}
