import type { BrowserRemote, PageLocation } from '@aimante/contract';

export interface RenderedBox {
  /** On the server: the HTML from the remote. In the browser it is already in the page. */
  readonly html: string;
  readonly state: unknown;
}

/** The page that the server rendered, until a remote has hydrated it. */
export interface RenderedPage {
  boxOf(remote: BrowserRemote, location: PageLocation): RenderedBox | undefined;
  taken(): void;
}

/**
 * The key of an entry that the browser created. After a reload, an entry that the router created keeps the router's
 * key.
 */
const OWN_KEY = 'default';

/** `state` is that of the history entry that the document started with: only this entry is rendered by the server. */
export function createRenderedPage(
  box: (RenderedBox & { readonly remote: string }) | undefined,
  state?: { readonly key?: string } | null,
): RenderedPage {
  const firstKey = state?.key ?? OWN_KEY;
  let isTaken = false;
  return {
    boxOf: ({ name }, { key }) => (!isTaken && key === firstKey && box?.remote === name ? box : undefined),
    taken() {
      isTaken = true;
    },
  };
}
