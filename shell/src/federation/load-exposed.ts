import { type BrowserRemote, isCompatibleContract, type OverriddenRemote } from '@aimante/contract';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import { hashesOf, integrityPlugin } from './integrity-plugin.ts';
import { RemoteFailure } from './remote-failure.ts';
import { withTimeout } from './with-timeout.ts';

/** Loads an exposed module of a remote. The caller checks its shape. */
export type LoadExposed = (remote: BrowserRemote, expose: string) => Promise<unknown>;

/** For one attempt. A retry joins the load that is still running. */
const LOAD_TIMEOUT_MS = 4000;

/** Loads the releases that the edge named, and remotes under development that replace a release. */
export function createLoader(overridden: readonly OverriddenRemote[] = []): LoadExposed {
  const hashes = new Map<string, string>();
  const registered = new Set<string>();
  const draftOrigins = overridden.map(({ origin }) => origin);
  registerPlugins([integrityPlugin(hashes, draftOrigins)]);

  function register(remote: BrowserRemote): void {
    const { container, base, entry } = remote;
    if (registered.has(container)) return;
    registered.add(container);
    for (const [address, hash] of hashesOf(remote)) hashes.set(address, hash);
    registerRemotes([{ name: container, entry: base + entry }]);
  }

  return (remote, expose) => {
    register(remote);
    return loadExposed(remote, expose);
  };
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
