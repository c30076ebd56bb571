import { type BrowserReleaseSet, type RemoteDescriptor, toBrowserRemote } from '@aimante/contract';

const SET = /(?<=<script type="application\/json" id="release-set">)[\s\S]*?(?=<\/script>)/;
const CONFIG = /<script type="application\/json" id="config">([\s\S]*?)<\/script>/;
const RENDERED = /<script type="application\/json" id="rendered">[\s\S]*?<\/script>\n?/;
const ROOT = /<div id="root"[^>]*>[\s\S]*<\/div>\s*(?=<div id="overlay">)/;
const TAKEOVER = /<template data-takeover[^>]*>([\s\S]*?)<\/template>/;

/**
 * A page of the site as it will be with the candidate in its set. The HTML of the former release goes, so that the
 * browser renders the page, and the scripts start at once.
 */
export function rewritePage(html: string, candidate: RemoteDescriptor): string {
  return html
    .replace(SET, (json) => withCandidate(json, candidate))
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

function withCandidate(json: string, candidate: RemoteDescriptor): string {
  const set = JSON.parse(json) as BrowserReleaseSet;
  const others = set.remotes.filter(({ name }) => name !== candidate.name);
  const stopped = (set.stopped ?? []).filter(({ name }) => name !== candidate.name);
  const remotes = [...others, toBrowserRemote(candidate)].sort((a, b) => (a.name < b.name ? -1 : 1));
  return JSON.stringify({ id: 'rehearsal', remotes, stopped } satisfies BrowserReleaseSet).replaceAll('<', '\\u003c');
}
