import { remotesAddress } from './complete-set.ts';
import { whenIdle } from './when-idle.ts';

const TIMEOUT_MS = 1000;

interface Connection {
  readonly saveData?: boolean;
}

/**
 * Fetches the files of the template into the browser's cache, in idle time and with low priority, unless the visitor
 * saves data. Browsers report an unused preload, and not all of them know a prefetch.
 */
export function fetchAhead(template: HTMLTemplateElement | null): void {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (!template || connection?.saveData) return;
  whenIdle(() => {
    const remotes = remotesAddress(document);
    for (const address of [...addressesIn(template.content), ...(remotes ? [remotes] : [])]) {
      fetch(address, { priority: 'low' }).then(
        (answer) => answer.arrayBuffer(),
        () => undefined,
      );
    }
  }, TIMEOUT_MS);
}

function addressesIn(content: DocumentFragment): string[] {
  const files = content.querySelectorAll<HTMLLinkElement>('link[rel=preload], link[rel=stylesheet]');
  return [...files].map(({ href }) => href);
}
