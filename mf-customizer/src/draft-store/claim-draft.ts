/** A tab that does not answer in this time is frozen or gone: its draft is claimed without an answer. */
const TIMEOUT_MS = 1500;

/** Releases the draft for another tab. */
export type Release = () => void;

/**
 * Claims a draft for one tab, the last one that asked. Two tabs would overwrite each other's photos.
 * `onRelease` is called when another tab asks. That tab reads the draft as soon as this one releases it.
 * If the browser has no locks (plain HTTP) or refuses them, tabs are not coordinated.
 */
export async function claimDraft(key: string, onRelease: () => void): Promise<Release> {
  if (typeof BroadcastChannel === 'undefined' || !(await hasLocks())) return () => undefined;
  const name = `aimante-draft:${key}`;
  const tabs = new BroadcastChannel(name);
  tabs.postMessage('asks');
  const release = await requestLock(name, onRelease);
  tabs.onmessage = onRelease;
  return () => {
    tabs.close();
    release();
  };
}

/** False in a browser that blocks cookies. */
async function hasLocks(): Promise<boolean> {
  const state = await globalThis.navigator?.locks?.query().catch(() => undefined);
  return state !== undefined;
}

function requestLock(name: string, onLost: () => void): Promise<Release> {
  const { locks } = navigator;
  return new Promise((resolve, reject) => {
    const keep = () => new Promise<void>((release) => resolve(release));
    const take = () => locks.request(name, { steal: true }, keep);
    let isHeld = false;
    const wait = locks.request(name, { signal: AbortSignal.timeout(TIMEOUT_MS) }, () => {
      isHeld = true;
      return keep();
    });
    wait.catch(() => (isHeld ? onLost() : take().catch(onLost))).catch(reject);
  });
}
