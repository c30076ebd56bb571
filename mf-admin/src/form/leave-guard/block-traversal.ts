/**
 * Blocks the browser's Back and Forward until `ask` resolves to true. A page can block once after each press of a key
 * or button, and never in a browser without the Navigation API.
 */
export function blockTraversal(ask: () => Promise<boolean>): () => void {
  if (!('navigation' in globalThis)) return () => undefined;
  let isLeaving = false;
  const takeAgain = async (key: string) => {
    isLeaving = await ask();
    if (isLeaving) navigation.traverseTo(key);
  };
  const block = (event: NavigateEvent) => {
    const isElsewhere = new URL(String(event.destination.url)).pathname !== location.pathname;
    if (isLeaving || !isElsewhere || !event.cancelable || event.navigationType !== 'traverse') return;
    event.preventDefault();
    void takeAgain(event.destination.key);
  };
  navigation.addEventListener('navigate', block);
  return () => navigation.removeEventListener('navigate', block);
}
