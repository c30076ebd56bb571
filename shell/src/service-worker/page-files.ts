import { type BrowserReleaseSet, type RemoteDescriptor, releaseBase } from '@aimante/contract';

export interface PageReleases {
  /** Where the files of the shell and of these remotes lie. */
  readonly needed: readonly string[];
  /** Where those of the whole release set lie. */
  readonly all: readonly string[];
}

/** Reads out of the HTML which releases it is made of. */
export function pageReleases(html: string, remoteNames: readonly string[]): PageReleases {
  const { remotes } = readSet(html);
  const shell = /(?:src|href)="(\/remotes\/shell\/[^/"]+\/)/.exec(html)?.[1] ?? '';
  const needed = remotes.filter(({ name }) => remoteNames.includes(name));
  return { needed: [shell, ...needed.map(({ base }) => base)], all: [shell, ...remotes.map(({ base }) => base)] };
}

function readSet(html: string): Pick<BrowserReleaseSet, 'remotes'> {
  const text = /<script[^>]*id="release-set"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1];
  return text ? (JSON.parse(text) as BrowserReleaseSet) : { remotes: [] };
}

const MAX_BYTES = 500_000;

export interface ReleaseFile {
  readonly address: string;
  /** Damaged bytes are not kept. */
  readonly integrity: string;
}

/** What of a release works without a network; its rarest and largest parts wait for one. */
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
