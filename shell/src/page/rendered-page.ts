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

/** The first entry of the history is the page that the server rendered. */
const FIRST_KEY = 'default';

export function createRenderedPage(box: (RenderedBox & { readonly remote: string }) | undefined): RenderedPage {
  let isTaken = false;
  return {
    boxOf: ({ name }, { key }) => (!isTaken && key === FIRST_KEY && box?.remote === name ? box : undefined),
    taken() {
      isTaken = true;
    },
  };
}
