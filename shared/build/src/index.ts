export { type BuildResult, buildPackage, readPackageConfig, toRspackConfig } from './build-package.ts';
export { type DevelopmentServer, serveRemote } from './development/serve-remote.ts';
export {
  defineRemote,
  defineShell,
  type PackageConfig,
  type PageConfig,
  type RemoteConfig,
  type ShellConfig,
} from './package-config.ts';
export type { BuildContext } from './rspack/base-config.ts';
export { sourceHash } from './sources/source-hash.ts';
