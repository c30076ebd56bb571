export { type BuildResult, buildPackage } from './build-package.ts';
export { DraftPlugin, type DraftPluginOptions } from './development/draft-plugin.ts';
export { type DevelopmentServer, serveRemote } from './development/serve-remote.ts';
export { type NewRemote, newRemoteFiles, type RemotePlace, writeNewRemote } from './new-remote/new-remote.ts';
export {
  defineRemote,
  defineShell,
  type FragmentConfig,
  isShell,
  type LinkConfig,
  type PackageConfig,
  type PageConfig,
  type PortConfig,
  type RemoteConfig,
  type ShellConfig,
} from './package-config.ts';
export { readPackageConfig } from './read-config.ts';
export { ReleasePlugin, type ReleasePluginOptions } from './release/release-plugin.ts';
export { remoteFaults } from './remote-modules/remote-faults.ts';
export { RemoteModulesPlugin } from './remote-modules/remote-modules-plugin.ts';
export { writeRemoteModules } from './remote-modules/write-remote-modules.ts';
export type { BuildContext } from './rspack/base-config.ts';
export { type RspackEnvironment, rspackConfig } from './rspack-config.ts';
export { sourceHash } from './sources/source-hash.ts';
