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

  /** Watches files of releases only: every watched request takes a way through this process. */
  async watch(): Promise<void> {
    await this.#context.route(/\/remotes\//, (route) => this.#answer(route));
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
    await this.#context.unroute('**/*', fail);
  }

  /** Requests that are still on their way do not fail the proof. */
  leave(): Promise<void> {
    this.#at = undefined;
    return this.#context.unrouteAll({ behavior: 'ignoreErrors' });
  }

  async #answer(route: Route): Promise<void> {
    const file = fileOf(route.request().url());
    if (file) this.asked.push(file);
    if (file !== undefined && file === this.#at && !this.#isCut) {
      this.#isCut = true;
      if (this.#cut === 'offline') await this.#context.setOffline(true);
      else await this.#context.route('**/*', fail);
      this.#reached();
    }
    if (this.#isCut) await fail(route);
    else await route.continue();
  }
}

const fail = (route: Route) => route.abort('internetdisconnected');

/** `mf-catalog/page-home.1a2b3c4d.js`: the remote and the file, without the release version. */
function fileOf(address: string): string | undefined {
  const [, remote, file] = /\/remotes\/([^/]+)\/[^/]+\/(.+\.(?:js|css))(?:\?|$)/.exec(new URL(address).href) ?? [];
  if (!remote || !file) return undefined;
  return `${remote}/${file}`;
}
