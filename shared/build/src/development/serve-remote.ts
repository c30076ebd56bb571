import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@aimante/contract';
import { rspack, type Stats } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { readPackageConfig } from '../build-package.ts';
import { readChunkAssets } from '../descriptor/chunk-assets.ts';
import { describe } from '../descriptor/descriptor.ts';
import { readPageTexts } from '../descriptor/page-texts.ts';
import { isShell, type RemoteConfig } from '../package-config.ts';
import { writeRemoteModules } from '../remote-modules/write-remote-modules.ts';
import { DEVELOPMENT_SALT, developmentConfig } from '../rspack/development-config.ts';

export interface DevelopmentServer {
  /** The base URL of `remote.json` and of all files that it names. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Serves a remote from its sources: an edit shows on the page at once, and the page keeps its state. */
export async function serveRemote(packageDir: string, port: number): Promise<DevelopmentServer> {
  const config = await readPackageConfig(packageDir);
  if (isShell(config)) throw new Error('The shell is no remote: it is built anew at every save.');
  await writeRemoteModules(packageDir, config);
  const compiler = rspack(developmentConfig(config, packageDir));
  if (!compiler) throw new Error(`${config.name} has nothing to build.`);
  let descriptor: RemoteDescriptor | undefined;
  const compiled = new Promise<void>((resolve) => {
    compiler.hooks.done.tapPromise('Descriptor', async (stats) => {
      if (!stats.hasErrors()) descriptor = await describeDraft(config, packageDir, stats);
      resolve();
    });
  });
  const answer = (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(descriptor ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(descriptor ?? {}));
  };
  const server = new RspackDevServer(
    {
      ...serverOptions(port),
      setupMiddlewares: (others) => [{ name: 'descriptor', path: '/remote.json', middleware: answer }, ...others],
    },
    compiler,
  );
  await server.start();
  await compiled;
  return { origin: `http://localhost:${port}`, stop: () => server.stop() };
}

/** The page has another origin: allows cross-origin requests and gives the address of the HMR socket. */
function serverOptions(port: number) {
  return {
    port,
    host: 'localhost',
    static: false,
    setupExitSignals: false,
    devMiddleware: { publicPath: '/', stats: 'errors-only' as const },
    headers: { 'access-control-allow-origin': '*' },
    client: {
      logging: 'warn' as const,
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' },
    },
  };
}

/** Without a file table: the files change and have no integrity hashes. Only an override may load such a release. */
async function describeDraft(config: RemoteConfig, packageDir: string, stats: Stats): Promise<RemoteDescriptor> {
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')) as { version: string };
  const { server: _server, ...drafted } = config;
  return describe({
    config: drafted,
    salt: DEVELOPMENT_SALT,
    packageVersion: `${version}-${DEVELOPMENT_SALT}`,
    assets: readChunkAssets(stats.toJson({ all: false, entrypoints: true, chunkGroups: true })),
    text: await readPageTexts(packageDir),
    files: {},
  });
}
