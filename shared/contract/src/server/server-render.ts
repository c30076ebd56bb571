import type { Locale } from '../locale/locale.ts';
import type { MountedPage, PageHead } from '../platform/platform.ts';
import type { BrowserReleaseSet } from '../release-set/browser-release-set.ts';
import type { SiteConfig } from '../site/site-config.ts';

/** One page view, as the edge asks a remote's server entry for it. */
export interface ServerRequest {
  readonly page: MountedPage;
  /** With the language prefix, as the visitor wrote it. */
  readonly pathname: string;
  readonly search: string;
  readonly locale: Locale;
  readonly apiUrl: string;
  /** Goes to the API only, and ends with the request's deadline. */
  readonly fetch: typeof fetch;
}

export interface ServerAnswer {
  readonly status: 200 | 404;
  readonly head: PageHead;
  readonly html: string;
  /** Data that the browser need not ask for again: plain JSON, handed to the remote's `./app` when it hydrates. */
  readonly state: unknown;
  /** Pictures to load at once, the largest of the page first. */
  readonly preloadImages?: readonly ImagePreload[];
}

export interface ImagePreload {
  readonly href: string;
  readonly imageSrcSet?: string;
  readonly imageSizes?: string;
  readonly type?: string;
  /** Where the layout shows another picture, on a phone for example: this one is for these screens only. */
  readonly media?: string;
}

/** What a remote with public pages exports as `render` from its server entry. */
export type RenderPage = (request: ServerRequest) => Promise<ServerAnswer>;

export interface ShellRequest {
  readonly pathname: string;
  readonly search: string;
  readonly set: BrowserReleaseSet;
  readonly config: SiteConfig;
  /** The page's HTML. Absent where its remote has no server entry, or was late: a skeleton stands there. */
  readonly box?: { readonly remote: string; readonly html: string };
}

/** What the shell exports as `render` from its server entry: everything inside `#root`. */
export type RenderShell = (request: ShellRequest) => Promise<{ readonly html: string }>;

/** Inlined as `#rendered` where the shell's HTML stands in the page: the browser takes it over instead of making it anew. */
export interface RenderedState {
  /** Path and query that it was rendered for. At any other the browser makes the page anew. */
  readonly address: string;
  readonly box?: { readonly remote: string; readonly state: unknown };
  readonly head?: PageHead;
}
