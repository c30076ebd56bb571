import type { BrowserReleaseSet, RenderedState, SiteConfig } from '@aimante/contract';

export interface Inlined {
  readonly set: BrowserReleaseSet;
  readonly config: SiteConfig;
  /** The page of this address was rendered by the server: `#root` holds its HTML. */
  readonly rendered: RenderedState | undefined;
}

/** What the edge wrote into the HTML. It checked the set's signature and schema before. */
export function readInlined(document: Document): Inlined {
  return {
    set: required(document, 'release-set'),
    config: required(document, 'config'),
    rendered: readRendered(document),
  };
}

/** Out of an offline copy another page may stand here than the one that was asked for. */
function readRendered(document: Document): RenderedState | undefined {
  const { pathname, search } = document.location;
  const rendered = readJson<RenderedState>(document, 'rendered');
  return rendered?.address === pathname + search ? rendered : undefined;
}

function required<T>(document: Document, id: string): T {
  const value = readJson<T>(document, id);
  if (value === undefined) throw new Error(`The page carries no #${id}.`);
  return value;
}

function readJson<T>(document: Document, id: string): T | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
}
