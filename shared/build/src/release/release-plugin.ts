import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compiler, RspackPluginInstance, Stats } from '@rspack/core';
import { type ChunkAssets, readChunkAssets } from '../descriptor/chunk-assets.ts';
import { describe } from '../descriptor/descriptor.ts';
import { fileTable } from '../descriptor/file-table.ts';
import { readPageTexts } from '../descriptor/page-texts.ts';
import type { PackageConfig } from '../package-config.ts';
import type { BuildContext } from '../rspack/base-config.ts';

export interface ReleasePluginOptions {
  readonly config: PackageConfig;
  readonly context: BuildContext;
  /** The hash of all sources, written beside the build. */
  readonly sources: string;
}

/**
 * Makes one release of several compilations. When the last one ends, it hashes all files, writes the descriptor
 * `remote.json`, and replaces `dist` as a whole. If one of them fails, `dist` stays as it is.
 */
export class ReleasePlugin implements RspackPluginInstance {
  readonly #options: ReleasePluginOptions;
  #pending = 0;
  #hasFailed = false;
  /** The chunks of the first compilation, which is the browser's. */
  #assets: ChunkAssets | undefined;

  constructor(options: ReleasePluginOptions) {
    this.#options = options;
  }

  apply({ hooks }: Compiler): void {
    this.#pending += 1;
    hooks.done.tapPromise(ReleasePlugin.name, (stats) => this.#end(stats));
  }

  async #end(stats: Stats): Promise<void> {
    this.#assets ??= readChunkAssets(stats.toJson({ all: false, entrypoints: true, chunkGroups: true }));
    this.#hasFailed ||= stats.hasErrors();
    this.#pending -= 1;
    if (this.#pending > 0) return;
    const { packageDir, outputDir } = this.#options.context;
    if (!this.#hasFailed) await this.#describe(this.#assets);
    if (!this.#hasFailed) await putInPlace(outputDir, join(packageDir, 'dist'));
    await rm(outputDir, { recursive: true, force: true });
  }

  async #describe(assets: ChunkAssets): Promise<void> {
    const { config, context, sources } = this.#options;
    const { packageDir, outputDir, salt } = context;
    const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')) as { version: string };
    const [text, files] = await Promise.all([readPageTexts(packageDir), fileTable(outputDir)]);
    const descriptor = describe({ config, salt, packageVersion: version, assets, text, files });
    await writeFile(join(outputDir, 'remote.json'), JSON.stringify(descriptor));
    await writeFile(join(outputDir, SOURCES_MARK), sources);
  }
}

export const SOURCES_MARK = '.source-hash';

/** A reader or a parallel build never sees half a build. */
async function putInPlace(draft: string, outputDir: string): Promise<void> {
  const outdated = `${draft}.old`;
  await rename(outputDir, outdated).catch(() => undefined);
  await rename(draft, outputDir).catch(() => undefined);
  await rm(outdated, { recursive: true, force: true });
}
