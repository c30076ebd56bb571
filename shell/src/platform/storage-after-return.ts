import { onReturn } from '../page/on-return.ts';

/** Session and cart follow other tabs by the event `storage`, which a page in the back-forward cache does not get. */
export function readStorageOnReturn(): void {
  onReturn(() => {
    if (isAllowed()) dispatchEvent(new StorageEvent('storage', { key: null }));
  });
}

/** Where the browser refuses its storage, the tab has the only copy of the cart. */
function isAllowed(): boolean {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}
