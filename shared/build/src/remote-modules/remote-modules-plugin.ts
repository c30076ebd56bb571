import type { Compiler, RspackPluginInstance } from '@rspack/core';
import type { RemoteConfig } from '../package-config.ts';
import { writeRemoteModules } from './write-remote-modules.ts';

/** Writes the loaders of `remote.config.ts` before the compilation, which fails if the declaration has faults. */
export class RemoteModulesPlugin implements RspackPluginInstance {
  readonly #write: () => Promise<void>;

  constructor(packageDir: string, config: RemoteConfig) {
    this.#write = () => writeRemoteModules(packageDir, config);
  }

  apply({ hooks }: Compiler): void {
    hooks.beforeRun.tapPromise(RemoteModulesPlugin.name, this.#write);
    hooks.watchRun.tapPromise(RemoteModulesPlugin.name, this.#write);
  }
}
