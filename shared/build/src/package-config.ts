import type { Port, PropTypes, RemoteForm, RouteAccess, RouteLayout } from '@aimante/contract';

export interface PageConfig {
  /** Names the texts of the page: `page.<id>.title`, `page.<id>.description`. */
  readonly id: string;
  readonly path: string;
  readonly access: RouteAccess;
  /** `./src/pages/blog/blog-page.tsx` exports the component `BlogPage`. */
  readonly component: string;
  /** Pages with the same name share one chunk. Default: the page's id. */
  readonly chunk?: string;
  /**
   * Groups of texts that only pages with this name use are in a file of their own. Each name adds 130 bytes to the entry
   * of the remote. Default: the file that all pages load.
   */
  readonly texts?: string;
  /** It shows what the browser alone knows: the server renders no HTML of it, and its code is not in the server entry. */
  readonly isForBrowser?: true;
  /** Default: `site`. */
  readonly layout?: RouteLayout;
  /** Default: `index, follow`. */
  readonly robots?: 'index, follow' | 'noindex, follow' | 'noindex, nofollow';
  /** The page works without a network: the service worker keeps the files of this remote. */
  readonly offline?: true;
  readonly sitemap?: { readonly priority: number; readonly frequency: 'daily' | 'weekly' | 'monthly' | 'yearly' };
}

export interface FragmentConfig {
  /** Names the module that the remote exposes. */
  readonly id: string;
  readonly slot: string;
  /** The props that it needs. A release is refused if the slot does not give them. */
  readonly props?: PropTypes;
  /** It shows nothing while the cart is empty, so it is loaded once something is in the cart. */
  readonly needs?: 'cart';
  /** The fragments of a slot are sorted by this number. Default: 0. */
  readonly order?: number;
  /** `./src/fragments/cart-button/cart-button.tsx` exports the component `CartButton`. */
  readonly component: string;
}

export interface LinkConfig {
  readonly slot: string;
  /** The id of a page of this remote. */
  readonly page: string;
  /** Names the text of the link: `links.<id>`. Default: the page's id. */
  readonly id?: string;
  /** The id of the element that the link leads to. */
  readonly hash?: string;
  /** The links of a slot are sorted by this number. */
  readonly order: number;
}

export interface PortConfig {
  readonly port: Port;
  /** The module that implements the port. */
  readonly source: string;
}

export interface RemoteConfig {
  readonly name: string;
  /** The team to call when this remote fails. */
  readonly team: string;
  readonly pages: readonly PageConfig[];
  /** The slots that pages of this remote offer, as `<Slot name="…" />`, with the props that they give. */
  readonly slots?: Readonly<Record<string, PropTypes>>;
  readonly fragments?: readonly FragmentConfig[];
  readonly links?: readonly LinkConfig[];
  /** Forms that work without scripts, at `/_forms/<id>`. */
  readonly forms?: readonly RemoteForm[];
  readonly ports?: readonly PortConfig[];
  /** Present when pages are rendered on the server. The module exports `prepare`, which loads the data of a page. */
  readonly server?: string;
  /** The remote brings the React of its own `package.json`, and shares nothing with the page (docs/upgrades.md). */
  readonly react?: 'own';
}

export interface ShellConfig {
  readonly name: 'shell';
  readonly team: string;
  readonly entry: string;
  /** Built into `arrival.<hash>.js`, which the edge writes into the head of every page. */
  readonly arrival: string;
  /** Built into `takeover.<hash>.js`, which the edge writes into each server-rendered page. It starts the other scripts. */
  readonly takeover: string;
  /** Built into `sw.js`, a file of its own. */
  readonly serviceWorker: string;
  /** Exports `render`: the HTML of the layout around a page. */
  readonly server: string;
  /** The names of the slots that the layout offers, for fragments and for links. */
  readonly slots: readonly string[];
}

export type PackageConfig = RemoteConfig | ShellConfig;

export function isShell(config: PackageConfig): config is ShellConfig {
  return 'entry' in config;
}

/** Types `remote.config.ts`: everything that a remote adds to the shop, declared in one place. */
export function defineRemote<const T extends RemoteConfig>(config: T): T {
  return config;
}

export function defineShell(config: ShellConfig): ShellConfig {
  return config;
}
