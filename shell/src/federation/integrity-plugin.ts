import type { BrowserReleaseSet, BrowserRemote } from '@aimante/contract';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/** No hash is written like this: a script that carries it never runs. */
const REFUSED = 'sha384-refused';
const ENTRY_TIMEOUT_MS = 4000;

/**
 * Fails closed: the federation runtime loads a script only with the hash that the release set gives for its address.
 * Deeper chunks carry theirs inside the script that loads them. What is being written has none yet.
 */
export function integrityPlugin(
  set: BrowserReleaseSet,
  draftOrigins: readonly string[],
): ModuleFederationRuntimePlugin {
  const hashes = integrityByAddress(set.remotes);
  return {
    name: 'aimante-integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      const { origin, pathname } = new URL(url, location.href);
      if (!draftOrigins.includes(origin)) script.integrity = hashes.get(pathname) ?? REFUSED;
      return { script, timeout: ENTRY_TIMEOUT_MS };
    },
  };
}

export function integrityByAddress(remotes: readonly Pick<BrowserRemote, 'base' | 'integrity'>[]): Map<string, string> {
  const entries = remotes.flatMap(({ base, integrity }) =>
    Object.entries(integrity).map(([file, hash]): [string, string] => [base + file, hash || REFUSED]),
  );
  return new Map(entries);
}
