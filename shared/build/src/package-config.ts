import type { FragmentSlot, Port, RouteAccess, RouteLayout } from '@aimante/contract';

export interface PageConfig {
  /** Names the page's chunk (`page-<id>`) and its texts (`page.<id>.title`, `page.<id>.description`). */
  readonly id: string;
  readonly path: string;
  readonly access: RouteAccess;
  /** Default: `site`. */
  readonly layout?: RouteLayout;
  /** Default: `index, follow`. */
  readonly robots?: 'index, follow' | 'noindex, follow' | 'noindex, nofollow';
  readonly sitemap?: { readonly priority: number; readonly frequency: 'daily' | 'weekly' | 'monthly' | 'yearly' };
}

export interface RemoteConfig {
  readonly name: string;
  /** Who is called when this remote fails. */
  readonly team: string;
  /** `./app` and the fragments, each with its source file. */
  readonly exposes: Readonly<Record<string, string>>;
  readonly pages: readonly PageConfig[];
  readonly fragments?: readonly { readonly slot: FragmentSlot; readonly expose: string }[];
  /** Exports `render`: pages as HTML. */
  readonly server?: string;
  readonly ports?: readonly { readonly port: Port; readonly expose: string }[];
}

export interface ShellConfig {
  readonly name: 'shell';
  readonly team: string;
  readonly entry: string;
  /** Built into `arrival.<hash>.js`, which every page runs while its head is read. */
  readonly arrival: string;
  /** Built into `takeover.<hash>.js`, which begins the scripts of a page that came as HTML once it is seen. */
  readonly takeover: string;
  /** Built into `sw.js`, a file of its own. */
  readonly serviceWorker: string;
  /** Exports `render`: what stands around a page, as HTML. */
  readonly server: string;
}

export type PackageConfig = RemoteConfig | ShellConfig;

export function isShell(config: PackageConfig): config is ShellConfig {
  return 'entry' in config;
}

/** Types `remote.config.ts`, the few lines that a remote writes of its build. */
export function defineRemote(config: RemoteConfig): RemoteConfig {
  return config;
}

export function defineShell(config: ShellConfig): ShellConfig {
  return config;
}
