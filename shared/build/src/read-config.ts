import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import type { PackageConfig } from './package-config.ts';
import type { RspackEnvironment } from './rspack-config.ts';

export function readPackageConfig(packageDir: string): Promise<PackageConfig> {
  return readDefault(join(packageDir, 'remote.config.ts'));
}

export async function readRspackConfig(packageDir: string, env: RspackEnvironment = {}): Promise<Configuration[]> {
  const config = await readDefault<(env: RspackEnvironment) => Promise<Configuration[]>>(
    join(packageDir, 'rspack.config.ts'),
  );
  return config(env);
}

async function readDefault<T>(path: string): Promise<T> {
  const module = (await import(pathToFileURL(path).href)) as { readonly default: T };
  return module.default;
}
