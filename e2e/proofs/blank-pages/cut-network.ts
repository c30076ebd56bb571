import type { BrowserContext, Route } from '@playwright/test';

/** `offline`: the browser knows that the network is gone. `silent`: requests just fail. */
export const CUTS = ['offline', 'silent'] as const;
export type Cut = (typeof CUTS)[number];

/** A network that can be cut when a file of a release is requested. */
export class CutNetwork {
  readonly #context: BrowserContext;
  readonly #cut: Cut;
  /** The requested files of releases, without the release version, in order. */
  readonly asked: string[] = [];
  #at: string | undefined;
  #isCut = false;
  #reached: () => void = () => undefined;

  constructor(context: BrowserContext, cut: Cut) {
    this.#context = context;
    this.#cut = cut;
  }

  async watch(): Promise<void> {
    await this.#context.route('**/*', (route) => this.#answer(route));
  }

  /** Resolves when the file is requested and the network is cut. */
  cutAt(file: string): Promise<void> {
    this.#at = file;
    return new Promise((resolve) => {
      this.#reached = resolve;
    });
  }

  get isCut(): boolean {
    return this.#isCut;
  }

  async restore(): Promise<void> {
    this.#at = undefined;
    this.#isCut = false;
    await this.#context.setOffline(false);
  }

  async #answer(route: Route): Promise<void> {
    const file = fileOf(route.request().url());
    if (file) this.asked.push(file);
    if (file !== undefined && file === this.#at && !this.#isCut) {
      this.#isCut = true;
      if (this.#cut === 'offline') await this.#context.setOffline(true);
      this.#reached();
    }
    if (this.#isCut) await route.abort('internetdisconnected');
    else await route.continue();
  }
}

/** `mf-catalog/page-home.1a2b3c4d.js`: the remote and the file, without the release version. */
function fileOf(address: string): string | undefined {
  const [, remote, file] = /\/remotes\/([^/]+)\/[^/]+\/(.+\.(?:js|css))(?:\?|$)/.exec(new URL(address).href) ?? [];
  if (!remote || !file) return undefined;
  return `${remote}/${file}`;
}
