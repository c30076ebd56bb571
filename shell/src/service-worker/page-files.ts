import { type BrowserReleaseSet, matchRoute, type RemoteDescriptor, releaseBase, splitLocale } from '@aimante/contract';

export interface PageReleases {
  /** The path of a page that works offline. Its document serves every address. */
  readonly offlinePath: string | undefined;
  /** The base paths of the shell and of the remotes with pages that work offline. */
  readonly needed: readonly string[];
  /** The base path of the remote that shows the page itself, if it is not one of those. */
  readonly own: readonly string[];
  /** The base paths of the whole release set. */
  readonly all: readonly string[];
}

export async function pageReleases(html: string, pathname = '/'): Promise<PageReleases> {
  const remotes = await remotesOf(html);
  const shell = /(?:src|href)="(\/remotes\/shell\/[^/"]+\/)/.exec(html)?.[1] ?? '';
  const needed = remotes.filter(({ routes }) => routes.some(({ offline }) => offline));
  const pages = remotes.flatMap((remote) => remote.routes.map(({ path }) => ({ path, remote })));
  const own = matchRoute(pages, splitLocale(pathname).path)?.route.remote;
  return {
    offlinePath: needed.flatMap(({ routes }) => routes).find(({ offline }) => offline)?.path,
    needed: [shell, ...needed.map(({ base }) => base)],
    own: own && !needed.includes(own) ? [own.base] : [],
    all: [shell, ...remotes.map(({ base }) => base)],
  };
}

/** Pages that work offline have them inside. */
async function remotesOf(html: string): Promise<BrowserReleaseSet['remotes']> {
  const [, attributes = '', text] = /<script([^>]*id="release-set"[^>]*)>([\s\S]*?)<\/script>/.exec(html) ?? [];
  const address = /data-remotes="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&');
  if (!address) return text ? (JSON.parse(text) as BrowserReleaseSet).remotes : [];
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}, for offline use, answered ${answer.status}.`);
  return (await answer.json()) as BrowserReleaseSet['remotes'];
}

const MAX_BYTES = 500_000;

export interface ReleaseFile {
  readonly address: string;
  /** The cache rejects damaged bytes. */
  readonly integrity: string;
}

/** The files of a release that are cached for offline use. The rarest and largest files need the network. */
export function offlineFiles({
  name,
  version,
  files,
}: Pick<RemoteDescriptor, 'name' | 'version' | 'files'>): ReleaseFile[] {
  return Object.entries(files)
    .filter(
      ([file, { bytes }]) => /\.(?:js|css|woff2|svg)$/.test(file) && !/^server\./.test(file) && bytes <= MAX_BYTES,
    )
    .map(([file, { integrity }]) => ({ address: releaseBase(name, version) + file, integrity }));
}
