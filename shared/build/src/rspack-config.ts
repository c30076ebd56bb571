import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from '@rspack/core';
import { developmentConfig } from './development/development-config.ts';
import { isShell, type PackageConfig } from './package-config.ts';
import { releaseConfigs } from './release/release-configs.ts';
import { withReactOf } from './rspack/own-react.ts';

export interface RspackEnvironment {
  /** `rspack dev` sets it. */
  readonly RSPACK_SERVE?: boolean;
}

/**
 * The default export of a package's `rspack.config.ts`. `rspack build` writes a release to `dist`, and `rspack dev` serves
 * a remote from its sources. `file` is the `import.meta.url` of that file.
 */
export function rspackConfig(file: string, config: PackageConfig) {
  const packageDir = dirname(fileURLToPath(file));
  return async ({ RSPACK_SERVE = false }: RspackEnvironment = {}): Promise<Configuration[]> => {
    if (!RSPACK_SERVE) return releaseConfigs(packageDir, config);
    if (isShell(config))
      throw new Error('The shell is not served from its sources: `npm run dev -- shell` builds it at every save.');
    return [withReactOf(config, packageDir, developmentConfig(packageDir, config))];
  };
}
