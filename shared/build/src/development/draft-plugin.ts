import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@aimante/contract';
import type { Compiler, RspackPluginInstance, Stats } from '@rspack/core';
import { readChunkAssets } from '../descriptor/chunk-assets.ts';
import { describe } from '../descriptor/descriptor.ts';
import { readPageTexts } from '../descriptor/page-texts.ts';
import type { RemoteConfig } from '../package-config.ts';

export interface DraftPluginOptions {
  readonly packageDir: string;
  readonly config: RemoteConfig;
  readonly salt: string;
}

/** Describes a remote that is served from its sources: `serve` answers `/remote.json` of the dev server. */
export class DraftPlugin implements RspackPluginInstance {
  readonly #options: DraftPluginOptions;
  #descriptor: RemoteDescriptor | undefined;

  constructor(options: DraftPluginOptions) {
    this.#options = options;
  }

  apply({ hooks }: Compiler): void {
    hooks.done.tapPromise(DraftPlugin.name, async (stats) => {
      if (!stats.hasErrors()) this.#descriptor = await describeDraft(this.#options, stats);
    });
  }

  readonly serve = (_: IncomingMessage, response: ServerResponse): void => {
    const status = this.#descriptor ? 200 : 503;
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(this.#descriptor ?? {}));
  };
}

/** Without a file table: the files change and have no integrity hashes. Only an override may load such a release. */
async function describeDraft(
  { packageDir, config, salt }: DraftPluginOptions,
  stats: Stats,
): Promise<RemoteDescriptor> {
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')) as { version: string };
  const { server: _server, ...drafted } = config;
  return describe({
    config: drafted,
    salt,
    packageVersion: `${version}-${salt}`,
    assets: readChunkAssets(stats.toJson({ all: false, entrypoints: true, chunkGroups: true })),
    text: await readPageTexts(packageDir),
    files: {},
  });
}
