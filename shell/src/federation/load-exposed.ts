import { type BrowserRemote, formerContractNote, isCompatibleContract, type OverriddenRemote } from '@aimante/contract';
import { untilLoaded } from '@aimante/remote';
import { createContainerLoader, hashesOf } from './load-container.ts';
import { RemoteFailure } from './remote-failure.ts';
import { createShareScope, type ShareScope } from './share-scope.ts';
import { withTimeout } from './with-timeout.ts';

/** Loads an exposed module of a remote. The caller checks its shape. */
export type LoadExposed = (remote: BrowserRemote, expose: string) => Promise<unknown>;

/** For one attempt. A retry joins the load that is still running. */
const LOAD_TIMEOUT_MS = 4000;

/** Loads the releases that the edge named, and remotes under development that replace a release. */
export function createLoader(overridden: readonly OverriddenRemote[] = []): LoadExposed {
  const hashes = new Map<string, string>();
  const draftOrigins = overridden.map(({ origin }) => origin);
  const shared = createShareScope();
  let former: Promise<ShareScope> | undefined;
  const noted = new Set<string>();
  const loadContainer = createContainerLoader(hashes, draftOrigins);

  function scopeFor(contract: string): ShareScope | Promise<ShareScope> {
    if (!usesRuntime(contract)) return shared;
    former ??= loadFormerScope();
    return former;
  }

  async function loadModule({ container, base, entry, contract }: BrowserRemote, expose: string): Promise<unknown> {
    const { get } = await loadContainer(container, base + entry, await scopeFor(contract));
    const factory = await get(expose);
    return factory();
  }

  return async (remote, expose) => {
    if (!isCompatibleContract(remote.contract)) {
      throw new RemoteFailure('contract', `${remote.name} was built for contract ${remote.contract}`);
    }
    for (const [address, hash] of hashesOf(remote)) hashes.set(address, hash);
    const note = formerContractNote(remote);
    if (note && !noted.has(note)) {
      noted.add(note);
      console.warn('[contract]', note);
    }
    const loading = loadModule(remote, expose).catch((cause) => {
      throw new RemoteFailure('load', `${remote.name} ${remote.version} could not be loaded`, cause);
    });
    return withTimeout(loading, LOAD_TIMEOUT_MS, () => {
      return new RemoteFailure('load', `${remote.name} did not answer in ${LOAD_TIMEOUT_MS} ms`);
    });
  };
}

/** Entries that were built before contract 2.2 need the federation runtime. */
function usesRuntime(contract: string): boolean {
  const [major = 0, minor = 0] = contract.split('.').map(Number);
  return major < 2 || (major === 2 && minor < 2);
}

async function loadFormerScope(): Promise<ShareScope> {
  const { createFormerScope } = await untilLoaded(() => import('./former-runtime.ts'));
  return createFormerScope();
}
