import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Configuration } from '@rspack/core';
import type { RemoteConfig } from '../package-config.ts';

/** Packages with a state of their own: a remote has one copy of each, whichever package imports it. */
const ONCE = ['react', 'react-dom', 'react-i18next'];

/** Resolves React to the version of the remote, if it brings its own: also for our packages, which name newer ones. */
export function withReactOf({ react }: RemoteConfig, packageDir: string, build: Configuration): Configuration {
  if (react !== 'own') return build;
  const { resolve } = createRequire(join(packageDir, 'package.json'));
  const alias = Object.fromEntries(ONCE.map((name) => [name, dirname(resolve(`${name}/package.json`))]));
  return { ...build, resolve: { ...build.resolve, alias: { ...build.resolve?.alias, ...alias } } };
}
