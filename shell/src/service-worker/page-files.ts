import type { BrowserReleaseSet, BrowserRemote } from '@aimante/contract';

export interface PageFiles {
  /** What the page and these remotes need to work without a network. */
  readonly needed: readonly string[];
  /** Where the files of this release set lie. */
  readonly bases: readonly string[];
}

/** Reads out of the HTML which files it is made of. */
export function pageFiles(html: string, remoteNames: readonly string[]): PageFiles {
  const set = readSet(html);
  const shellFiles = [...html.matchAll(/(?:src|href)="(\/remotes\/shell\/[^"]+)"/g)].flatMap(([, file]) => file ?? []);
  const remotes = set.remotes.filter(({ name }) => remoteNames.includes(name));
  const [first = ''] = shellFiles;
  return {
    needed: [...new Set([...shellFiles, ...remotes.flatMap(filesOf)])],
    bases: [first.split('/').slice(0, 4).join('/'), ...set.remotes.map(({ base }) => base)],
  };
}

function readSet(html: string): Pick<BrowserReleaseSet, 'remotes'> {
  const text = /<script[^>]*id="release-set"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1];
  return text ? (JSON.parse(text) as BrowserReleaseSet) : { remotes: [] };
}

function filesOf({ base, entry, exposes, routes, locales }: BrowserRemote): string[] {
  const assets = [...Object.values(exposes), ...routes.map((route) => route.assets)];
  const files = [entry, ...assets.flatMap(({ js, css }) => [...js, ...css]), ...locales.fr, ...locales.en];
  return files.map((file) => base + file);
}
