import type { Locale } from '../locale/locale.ts';
import type { MountedPage, PageHead } from '../platform/platform.ts';
import type { BrowserReleaseSet } from '../release-set/browser-release-set.ts';
import type { SiteConfig } from '../site/site-config.ts';

/** A request of the edge to a remote's server entry: one page view. */
export interface ServerRequest {
  readonly page: MountedPage;
  /** With the language prefix, as in the URL of the request. */
  readonly pathname: string;
  readonly search: string;
  readonly locale: Locale;
  readonly apiUrl: string;
  /** Reaches the API only, and aborts at the deadline of the request. */
  readonly fetch: typeof fetch;
}

export interface ServerAnswer {
  readonly status: 200 | 404;
  readonly head: PageHead;
  /** Empty: the browser renders the page. */
  readonly html: string;
  /** Data that the browser need not load again: plain JSON, passed to the remote's `./app` for hydration. */
  readonly state: unknown;
  /** Pictures to preload, the largest of the page first. */
  readonly preloadImages?: readonly ImagePreload[];
}

export interface ImagePreload {
  readonly href: string;
  readonly imageSrcSet?: string;
  readonly imageSizes?: string;
  readonly type?: string;
  /** Limits the preload to these screens, when the layout shows another picture elsewhere, for example on a phone. */
  readonly media?: string;
}

/** The function `render` that the server entry of a remote with public pages exports. */
export type RenderPage = (request: ServerRequest) => Promise<ServerAnswer>;

export interface ShellRequest {
  readonly pathname: string;
  readonly search: string;
  readonly set: BrowserReleaseSet;
  readonly config: SiteConfig;
  /**
   * The HTML of the page. Absent when its remote has no server entry, or was too slow: the shell renders a skeleton.
   */
  readonly box?: { readonly remote: string; readonly html: string };
}

/** The function `render` that the shell's server entry exports: everything inside `#root`. */
export type RenderShell = (request: ShellRequest) => Promise<{ readonly html: string }>;

/** Inlined as `#rendered` when the page contains the shell's HTML: the browser then hydrates it. */
export interface RenderedState {
  /** The path and query that were rendered. At any other, the browser renders the page without hydration. */
  readonly address: string;
  readonly box?: { readonly remote: string; readonly state: unknown };
  readonly head?: PageHead;
}
