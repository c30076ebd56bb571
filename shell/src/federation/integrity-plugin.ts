import type { BrowserRemote } from '@aimante/contract';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/** No file has this hash, so a script with it never runs. */
const REFUSED = 'sha384-refused';
const ENTRY_TIMEOUT_MS = 3000;

/** Maps the address of a file to its hash in the signed release. */
export type Hashes = ReadonlyMap<string, string>;

/**
 * Fails closed: the federation runtime loads a script only with the hash that its release gives for the address. The
 * hashes of deeper chunks and stylesheets are inside the script that loads them. A remote under development has no
 * hashes yet.
 */
export function integrityPlugin(hashes: Hashes, draftOrigins: readonly string[]): ModuleFederationRuntimePlugin {
  const tries = new Map<string, number>();
  return {
    name: 'aimante-integrity',
    createScript({ url }) {
      const count = (tries.get(url) ?? 0) + 1;
      tries.set(url, count);
      const script = document.createElement('script');
      // A browser merges requests for an address that is still pending, so each retry gets its own address.
      script.src = count === 1 ? url : `${url}?try=${count}`;
      script.async = true;
      script.crossOrigin = 'anonymous';
      const { origin, pathname } = new URL(url, location.href);
      if (!draftOrigins.includes(origin)) script.integrity = hashes.get(pathname) ?? REFUSED;
      return { script, timeout: ENTRY_TIMEOUT_MS };
    },
  };
}

export function hashesOf({ base, integrity }: Pick<BrowserRemote, 'base' | 'integrity'>): [string, string][] {
  return Object.entries(integrity).map(([file, hash]) => [base + file, hash || REFUSED]);
}
