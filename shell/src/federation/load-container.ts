import type { BrowserRemote } from '@aimante/contract';
import type { ShareScope } from './share-scope.ts';

/** What the entry of a remote gives to the page, as Module Federation defines it. */
export interface Container {
  init(scope: ShareScope): unknown;
  get(expose: string): Promise<() => unknown>;
}

/** No file has this hash, so a script with it never runs. */
const REFUSED = 'sha384-refused';
const ENTRY_TIMEOUT_MS = 3000;

/** Maps the address of a file to its hash in the signed release. */
export type Hashes = ReadonlyMap<string, string>;

/**
 * Loads the entries of remotes. It fails closed: a script runs only with the hash that its release gives for the address.
 * The hashes of deeper chunks and stylesheets are inside the script that loads them. A remote under development has no
 * hashes yet.
 */
export function createContainerLoader(hashes: Hashes, draftOrigins: readonly string[]) {
  const tries = new Map<string, number>();
  const loading = new Map<string, Promise<Container>>();

  return (name: string, url: string, scope: ShareScope): Promise<Container> => {
    const pending = loading.get(name) ?? start(name, url, scope);
    loading.set(name, pending);
    pending.catch(() => loading.delete(name));
    return pending;
  };

  async function start(name: string, url: string, scope: ShareScope): Promise<Container> {
    await runScript(scriptOf(url));
    const container: unknown = Reflect.get(globalThis, name);
    if (!isContainer(container)) throw new Error(`The script ${url} defines no container ${name}.`);
    await container.init(scope);
    return container;
  }

  function scriptOf(url: string): HTMLScriptElement {
    const count = (tries.get(url) ?? 0) + 1;
    tries.set(url, count);
    const script = document.createElement('script');
    // A browser merges requests for an address that is still pending, so each retry gets its own address.
    script.src = count === 1 ? url : `${url}?try=${count}`;
    script.async = true;
    script.crossOrigin = 'anonymous';
    const { origin, pathname } = new URL(url, location.href);
    if (!draftOrigins.includes(origin)) script.integrity = hashes.get(pathname) ?? REFUSED;
    return script;
  }
}

export function hashesOf({ base, integrity }: Pick<BrowserRemote, 'base' | 'integrity'>): [string, string][] {
  return Object.entries(integrity).map(([file, hash]) => [base + file, hash || REFUSED]);
}

function runScript(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => end(new Error(`${script.src} did not answer in ${ENTRY_TIMEOUT_MS} ms.`)),
      ENTRY_TIMEOUT_MS,
    );
    const end = (failure?: Error) => {
      clearTimeout(timer);
      script.remove();
      if (failure) reject(failure);
      else resolve();
    };
    script.onload = () => end();
    script.onerror = () => end(new Error(`${script.src} could not be loaded.`));
    document.head.append(script);
  });
}

function isContainer(value: unknown): value is Container {
  if (typeof value !== 'object' || value === null) return false;
  return ['init', 'get'].every((name) => typeof Reflect.get(value, name) === 'function');
}
