import { type BrowserReleaseSet, type RemoteDescriptor, toBrowserRemote } from '@aimante/contract';

const SET = /<script type="application\/json" id="release-set"([^>]*)>([\s\S]*?)<\/script>/;
const REMOTES = /data-remotes="([^"]*)"/;
const CONFIG = /<script type="application\/json" id="config">([\s\S]*?)<\/script>/;
const RENDERED = /<script type="application\/json" id="rendered">[\s\S]*?<\/script>\n?/;
const ROOT = /<div id="root"[^>]*>[\s\S]*<\/div>\s*(?=<div id="overlay">)/;
const TAKEOVER = /<template data-takeover[^>]*>([\s\S]*?)<\/template>/;

interface Rewritten {
  readonly candidate: RemoteDescriptor;
  /** The remotes of a page that only has their address. */
  readonly remotes?: BrowserReleaseSet['remotes'] | undefined;
}

/** Where the remotes of the page are, if it is without them. */
export function remotesAddressOf(html: string): string | undefined {
  return REMOTES.exec(SET.exec(html)?.[1] ?? '')?.[1]?.replaceAll('&amp;', '&');
}

/**
 * A page of the site as it will be with the candidate in its set. The HTML of the former release goes, so that the
 * browser renders the page, and the scripts start at once.
 */
export function rewritePage(html: string, { candidate, remotes }: Rewritten): string {
  return html
    .replace(SET, (_all, _attributes, json: string) => {
      const set = { ...(remotes && { remotes }), ...(JSON.parse(json) as Partial<BrowserReleaseSet>) };
      return `<script type="application/json" id="release-set">${withCandidate(set, candidate)}</script>`;
    })
    .replace(RENDERED, '')
    .replace(ROOT, '<div id="root" aria-busy="true"></div>\n')
    .replace(TAKEOVER, '$1');
}

/** The origin of the API that the page calls. */
export function apiOriginOf(html: string): string | undefined {
  const [, json = '{}'] = CONFIG.exec(html) ?? [];
  const config: unknown = JSON.parse(json);
  const isNamed = typeof config === 'object' && config !== null && 'apiUrl' in config;
  return isNamed ? new URL(String(config.apiUrl)).origin : undefined;
}

function withCandidate(
  { remotes: live = [], stopped: gone = [] }: Partial<BrowserReleaseSet>,
  candidate: RemoteDescriptor,
): string {
  const others = live.filter(({ name }) => name !== candidate.name);
  const stopped = gone.filter(({ name }) => name !== candidate.name);
  const remotes = [...others, toBrowserRemote(candidate)].sort((a, b) => (a.name < b.name ? -1 : 1));
  return JSON.stringify({ id: 'rehearsal', remotes, stopped } satisfies BrowserReleaseSet).replaceAll('<', '\\u003c');
}
