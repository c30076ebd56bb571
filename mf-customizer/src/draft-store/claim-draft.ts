/** A tab that does not answer by then is frozen, or gone: its draft is taken from it. */
const PATIENCE_MS = 1500;

/** Lets the draft go, so that another tab can have it. */
export type Release = () => void;

/**
 * One tab at a time works on a draft: the one that asked last. Two of them would overwrite each other's photos.
 * `letGo` is called when another tab asks; its draft is read there as soon as it is released here.
 * Where the browser has no locks (plain HTTP), or refuses them, tabs do not know of each other.
 */
export async function claimDraft(key: string, letGo: () => void): Promise<Release> {
  if (typeof BroadcastChannel === 'undefined' || !(await hasLocks())) return () => undefined;
  const name = `aimante-draft:${key}`;
  const tabs = new BroadcastChannel(name);
  tabs.postMessage('asks');
  const release = await hold(name, letGo);
  tabs.onmessage = letGo;
  return () => {
    tabs.close();
    release();
  };
}

/** Whoever blocks cookies gets none. */
async function hasLocks(): Promise<boolean> {
  const state = await globalThis.navigator?.locks?.query().catch(() => undefined);
  return state !== undefined;
}

function hold(name: string, onLost: () => void): Promise<Release> {
  const { locks } = navigator;
  return new Promise((resolve, reject) => {
    const keep = () => new Promise<void>((release) => resolve(release));
    const take = () => locks.request(name, { steal: true }, keep);
    let isHeld = false;
    const wait = locks.request(name, { signal: AbortSignal.timeout(PATIENCE_MS) }, () => {
      isHeld = true;
      return keep();
    });
    wait.catch(() => (isHeld ? onLost() : take().catch(onLost))).catch(reject);
  });
}
