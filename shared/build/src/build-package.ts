import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@aimante/contract';
import { type Configuration, rspack } from '@rspack/core';
import { readRspackConfig } from './read-config.ts';
import { SOURCES_MARK } from './release/release-plugin.ts';
import { sourceHash } from './sources/source-hash.ts';

export interface BuildResult {
  readonly descriptor: RemoteDescriptor;
  /** `dist` already had a build of exactly these sources. */
  readonly isReused: boolean;
}

/** `rspack build` for a remote or the shell, which does nothing when no source has changed. */
export async function buildPackage(packageDir: string): Promise<BuildResult> {
  const outputDir = join(packageDir, 'dist');
  const mark = join(outputDir, SOURCES_MARK);
  const isReused = existsSync(mark) && (await readFile(mark, 'utf8')) === (await sourceHash(packageDir));
  if (!isReused) await compile(await readRspackConfig(packageDir));
  const descriptor = JSON.parse(await readFile(join(outputDir, 'remote.json'), 'utf8')) as RemoteDescriptor;
  return { descriptor, isReused };
}

function compile(configs: Configuration[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configs);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString('errors-only') ?? 'nothing was built'));
        else resolve();
      });
    });
  });
}
