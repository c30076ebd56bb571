import type { BrowserReleaseSet, RenderedState, SiteConfig } from '@aimante/contract';
import { isOwnPage } from './own-page.ts';

export interface Inlined {
  readonly set: BrowserReleaseSet;
  readonly config: SiteConfig;
  /** Present where the server rendered the page of this address. `#root` then contains its HTML. */
  readonly rendered: RenderedState | undefined;
}

/** Reads the data that the edge wrote into the HTML. The edge has verified the set's signature and schema. */
export function readInlined(document: Document): Inlined {
  return {
    set: required(document, 'release-set'),
    config: required(document, 'config'),
    rendered: readRendered(document),
  };
}

function readRendered(document: Document): RenderedState | undefined {
  return isOwnPage(document) ? readJson<RenderedState>(document, 'rendered') : undefined;
}

function required<T>(document: Document, id: string): T {
  const value = readJson<T>(document, id);
  if (value === undefined) throw new Error(`The page has no #${id}.`);
  return value;
}

function readJson<T>(document: Document, id: string): T | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
}
