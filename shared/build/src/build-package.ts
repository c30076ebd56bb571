import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDescriptor } from '@aimante/contract';
import { type Configuration, rspack, type StatsCompilation } from '@rspack/core';
import { readChunkAssets } from './descriptor/chunk-assets.ts';
import { describe } from './descriptor/descriptor.ts';
import { fileTable } from './descriptor/file-table.ts';
import { readPageTexts } from './descriptor/page-texts.ts';
import { isShell, type PackageConfig } from './package-config.ts';
import { MODULES_FOLDER } from './remote-modules/remote-modules.ts';
import { writeRemoteModules } from './remote-modules/write-remote-modules.ts';
import type { BuildContext } from './rspack/base-config.ts';
import { remoteRspackConfig } from './rspack/remote-config.ts';
import { serverConfig } from './rspack/server-config.ts';
import { shellRspackConfig } from './rspack/shell-config.ts';
import { standaloneConfigs } from './rspack/standalone-configs.ts';
import { sourceHash } from './sources/source-hash.ts';

export interface BuildResult {
  readonly descriptor: RemoteDescriptor;
  /** `dist` already had a build of exactly these sources. */
  readonly isReused: boolean;
}

/** Builds a remote or the shell into its `dist`, ready for release. Does nothing when no source has changed. */
export async function buildPackage(packageDir: string): Promise<BuildResult> {
  const outputDir = join(packageDir, 'dist');
  const sources = await sourceHash(packageDir);
  const mark = join(outputDir, '.source-hash');
  if (existsSync(mark) && (await readFile(mark, 'utf8')) === sources) {
    return { descriptor: await readJson(join(outputDir, 'remote.json')), isReused: true };
  }
  const draft = join(packageDir, `.build-${process.pid}`);
  const descriptor = await buildInto(draft, packageDir, sources);
  await writeFile(join(draft, '.source-hash'), sources);
  await putInPlace(draft, outputDir);
  return { descriptor, isReused: false };
}

async function buildInto(outputDir: string, packageDir: string, sources: string): Promise<RemoteDescriptor> {
  const config = await readPackageConfig(packageDir);
  const context: BuildContext = { packageDir, outputDir, mode: 'production', salt: sources.slice(0, 8) };
  if (!isShell(config)) await writeRemoteModules(packageDir, config);
  const stats = await compile(toRspackConfig(config, context));
  if (isShell(config)) {
    for (const standalone of standaloneConfigs(config, context)) await compile(standalone);
  }
  const server = serverEntry(config);
  if (server) await compile(serverConfig({ name: config.name, server }, context));
  const descriptor = await describeBuild(config, context, stats);
  await writeFile(join(outputDir, 'remote.json'), JSON.stringify(descriptor));
  return descriptor;
}

function serverEntry(config: PackageConfig): string | undefined {
  if (isShell(config)) return config.server;
  return config.server && `./${MODULES_FOLDER}/server.mjs`;
}

/** Replaces `dist` as a whole: a reader or a parallel build never sees half a build. */
async function putInPlace(draft: string, outputDir: string): Promise<void> {
  const outdated = `${draft}.old`;
  await rename(outputDir, outdated).catch(() => undefined);
  await rename(draft, outputDir).catch(() => rm(draft, { recursive: true, force: true }));
  await rm(outdated, { recursive: true, force: true });
}

export function toRspackConfig(config: PackageConfig, context: BuildContext): Configuration {
  return isShell(config) ? shellRspackConfig(config, context) : remoteRspackConfig(config, context);
}

export async function readPackageConfig(packageDir: string): Promise<PackageConfig> {
  const path = pathToFileURL(join(packageDir, 'remote.config.ts')).href;
  const module = (await import(path)) as { readonly default: PackageConfig };
  return module.default;
}

async function describeBuild(
  config: PackageConfig,
  { packageDir, outputDir, salt }: BuildContext,
  stats: StatsCompilation,
) {
  const { version } = await readJson<{ version: string }>(join(packageDir, 'package.json'));
  return describe({
    config,
    salt,
    packageVersion: version,
    assets: readChunkAssets(stats),
    text: await readPageTexts(packageDir),
    files: await fileTable(outputDir),
  });
}

function compile(config: Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString('errors-only') ?? 'nothing was built'));
        else resolve(stats.toJson({ all: false, entrypoints: true, chunkGroups: true, chunkGroupAuxiliary: false }));
      });
    });
  });
}

async function readJson<T = RemoteDescriptor>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T;
}
