import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { isShell, type PackageConfig, type RemoteConfig, type ShellConfig } from '../package-config.ts';
import { MODULES_FOLDER } from '../remote-modules/remote-modules.ts';
import type { BuildContext } from '../rspack/base-config.ts';
import { withReactOf } from '../rspack/own-react.ts';
import { remoteRspackConfig } from '../rspack/remote-config.ts';
import { serverConfig } from '../rspack/server-config.ts';
import { shellRspackConfig } from '../rspack/shell-config.ts';
import { standaloneConfigs } from '../rspack/standalone-configs.ts';
import { sourceHash } from '../sources/source-hash.ts';
import { ReleasePlugin } from './release-plugin.ts';

/** All compilations of a release, one after the other: the browser's code first, the server entry last. */
export async function releaseConfigs(packageDir: string, config: PackageConfig): Promise<Configuration[]> {
  const sources = await sourceHash(packageDir);
  const context: BuildContext = {
    packageDir,
    outputDir: join(packageDir, `.build-${process.pid}`),
    mode: 'production',
    salt: sources.slice(0, 8),
  };
  const release = new ReleasePlugin({ config, context, sources });
  const configs = isShell(config) ? configsOfShell(config, context) : configsOfRemote(config, context);
  return configs.map((each, index) => ({
    ...each,
    name: `${config.name} ${index + 1}/${configs.length}`,
    dependencies: index > 0 ? [`${config.name} ${index}/${configs.length}`] : [],
    plugins: [...(each.plugins ?? []), release],
  }));
}

function configsOfShell(config: ShellConfig, context: BuildContext): Configuration[] {
  return [shellRspackConfig(config, context), ...standaloneConfigs(config, context), serverConfig(config, context)];
}

function configsOfRemote(config: RemoteConfig, context: BuildContext): Configuration[] {
  const server = `./${MODULES_FOLDER}/server.mjs`;
  const builds = [
    remoteRspackConfig(config, context),
    ...(config.server ? [serverConfig({ name: config.name, server }, context)] : []),
  ];
  return builds.map((each) => withReactOf(config, context.packageDir, each));
}
