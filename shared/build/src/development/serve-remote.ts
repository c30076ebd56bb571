import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { readRspackConfig } from '../read-config.ts';

export interface DevelopmentServer {
  /** The base URL of `remote.json` and of all files that it names. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** `rspack dev` at a port: ready after the first compilation. */
export async function serveRemote(packageDir: string, port: number): Promise<DevelopmentServer> {
  const [config = {}] = await readRspackConfig(packageDir, { RSPACK_SERVE: true });
  const compiler = rspack(config);
  const { done, failed } = compiler.hooks;
  const compiled = new Promise<void>((resolve, reject) => {
    done.tap('serveRemote', () => resolve());
    failed.tap('serveRemote', reject);
  });
  const { onListening: _, ...options } = config.devServer || {};
  const server = new RspackDevServer({ ...options, port }, compiler);
  await Promise.all([server.start(), compiled]);
  return { origin: `http://localhost:${port}`, stop: () => server.stop() };
}
