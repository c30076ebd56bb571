import type { BrowserRemote, PageLocation } from '@aimante/contract';

export interface RenderedBox {
  /** On the server: the HTML that the remote made. In the browser it stands in the page already. */
  readonly html: string;
  readonly state: unknown;
}

/** The page that came from the server as HTML, until a remote has taken it over. */
export interface RenderedPage {
  boxOf(remote: BrowserRemote, location: PageLocation): RenderedBox | undefined;
  taken(): void;
}

/** Of the entry that a browser has made itself. A reload of one that the router has made keeps the router's key. */
const OWN_KEY = 'default';

/** The server rendered the entry of the history that the document began with. */
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
