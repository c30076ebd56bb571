import { blockTraversal } from './block-traversal.ts';

type Ask = () => Promise<boolean>;

const asking = new Set<Ask>();
let endWatch = () => {};

/** Call before a navigation by key or command: a change may be unsaved. One question covers all guards. */
export async function mayLeave(): Promise<boolean> {
  const [ask] = asking;
  return ask ? ask() : true;
}

/** Calls `ask` before every way out: links, keys, Back, closing the tab. Returns a function that removes the guard. */
export function guardLeaving(ask: Ask): () => void {
  if (asking.size === 0) endWatch = watchWaysOut();
  asking.add(ask);
  return () => {
    asking.delete(ask);
    if (asking.size === 0) endWatch();
  };
}

function watchWaysOut(): () => void {
  const stopBlocking = blockTraversal(mayLeave);
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  let isAllowed = false;
  const askFirst = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (isAllowed || !link?.protocol.startsWith('http') || link.pathname === location.pathname) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || link.target === '_blank') return;
    event.preventDefault();
    event.stopPropagation();
    void mayLeave().then((leaves) => {
      if (!leaves) return;
      isAllowed = true;
      link.click();
      isAllowed = false;
    });
  };
  addEventListener('beforeunload', warn);
  document.addEventListener('click', askFirst, { capture: true });
  return () => {
    stopBlocking();
    removeEventListener('beforeunload', warn);
    document.removeEventListener('click', askFirst, { capture: true });
  };
}
