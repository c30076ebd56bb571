import { type BrowserRemote, type Locale, releaseBase } from '@aimante/contract';

declare global {
  interface Navigator {
    /** Not in Firefox, nor in Safari. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Fetches what a page of these remotes begins with, to lie there when the visitor comes: never where he saves data. */
export function fetchAhead(document: Document, remotes: readonly BrowserRemote[], locale: Locale): void {
  if (navigator.connection?.saveData) return;
  const wanted = new Set(remotes.flatMap((remote) => firstFiles(remote, locale)));
  for (const known of document.head.querySelectorAll('link[rel=prefetch]'))
    wanted.delete(known.getAttribute('href') ?? '');
  for (const href of wanted) {
    const link = document.createElement('link');
    const as = href.endsWith('.css') ? 'style' : 'script';
    for (const [name, value] of Object.entries({ rel: 'prefetch', as, href, crossorigin: 'anonymous' })) {
      link.setAttribute(name, value);
    }
    document.head.append(link);
  }
}

function firstFiles({ name, version, base, entry, exposes, locales }: BrowserRemote, locale: Locale): string[] {
  // What is being written is fetched when it is wanted.
  if (base !== releaseBase(name, version)) return [];
  const { js, css } = exposes['./app'] ?? { js: [], css: [] };
  return [entry, ...js, ...css, ...locales[locale]].map((file) => base + file);
}
