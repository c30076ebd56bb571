import {
  type BrowserReleaseSet,
  type BrowserRemote,
  isCompatibleContract,
  type OverriddenRemote,
} from '@aimante/contract';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import { integrityPlugin } from './integrity-plugin.ts';
import { RemoteFailure } from './remote-failure.ts';
import { withTimeout } from './with-timeout.ts';

/** Brings what a remote exposes. Its shape is for the caller to check. */
export type LoadExposed = (remote: BrowserRemote, expose: string) => Promise<unknown>;

const LOAD_TIMEOUT_MS = 8000;

/** Tells the federation runtime where this visitor's releases lie. Nothing is loaded yet. */
export function createLoader(set: BrowserReleaseSet, overridden: readonly OverriddenRemote[] = []): LoadExposed {
  const draftOrigins = overridden.map(({ origin }) => origin);
  registerPlugins([integrityPlugin(set, draftOrigins)]);
  registerRemotes(set.remotes.map(({ container, base, entry }) => ({ name: container, entry: base + entry })));
  return loadExposed;
}

async function loadExposed(remote: BrowserRemote, expose: string): Promise<unknown> {
  if (!isCompatibleContract(remote.contract)) {
    throw new RemoteFailure('contract', `${remote.name} was built for contract ${remote.contract}`);
  }
  const loading = loadRemote(`${remote.container}/${expose.slice(2)}`).catch((cause) => {
    throw new RemoteFailure('load', `${remote.name} ${remote.version} could not be loaded`, cause);
  });
  return withTimeout(loading, LOAD_TIMEOUT_MS, () => {
    return new RemoteFailure('load', `${remote.name} did not answer in ${LOAD_TIMEOUT_MS} ms`);
  });
}
