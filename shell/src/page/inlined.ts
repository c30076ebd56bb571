import type { BrowserReleaseSet } from '@aimante/contract';

export interface SiteConfig {
  readonly apiUrl: string;
  readonly siteUrl: string;
  readonly demo: boolean;
}

export interface Inlined {
  readonly set: BrowserReleaseSet;
  readonly config: SiteConfig;
}

/** What the edge wrote into the HTML. It checked the set's signature and schema before. */
export function readInlined(document: Document): Inlined {
  return { set: readJson(document, 'release-set'), config: readJson(document, 'config') };
}

function readJson<T>(document: Document, id: string): T {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`The page carries no #${id}.`);
  return JSON.parse(text);
}
