import { type Locale, localizePath } from '@aimante/contract';
import type { Page } from '@playwright/test';
import { navigate, untilThere } from '../../pages/navigate.ts';
import { faultsOf, quickFaultsOf } from './faults.ts';
import type { Place } from './places.ts';
import { type Who, WITHOUT_SESSION } from './sessions.ts';
import { drawn, settled } from './settled.ts';

const WIDTHS = [360, 1280];
/** axe finds the same in both languages: it looks at one width in each. */
export const WIDTH_OF_AXE = { fr: 1280, en: 360 } as const satisfies Record<Locale, number>;
const HEIGHT = 900;

export class Visit {
  readonly page: Page;
  readonly place: Place;
  readonly who: Who;
  readonly language: Locale;
  readonly address: string;

  constructor(page: Page, { place, who, language }: Pick<Visit, 'place' | 'who' | 'language'>) {
    this.page = page;
    this.place = place;
    this.who = who;
    this.language = language;
    this.address = localizePath(place.address, language);
  }

  /** Loads the page, unless it is already open. */
  async stand(): Promise<void> {
    const { pathname, search } = this.page.url().startsWith('http')
      ? new URL(this.page.url())
      : { pathname: '', search: '' };
    if (pathname + search !== this.address) await this.load();
  }

  async load(): Promise<void> {
    await this.page.goto(this.address);
    await settled(this.page);
  }

  /** Whether the route guards have redirected correctly. */
  wayFaults(): string[] {
    const { access, address } = this.place;
    const isStranger = this.who === WITHOUT_SESSION;
    let due = address;
    if (isStranger && (access === 'login' || access === 'admin')) due = '/auth/login';
    if (!isStranger && access === 'visitor-only') due = '/orders';
    const expected = new URL(localizePath(due, this.language), this.page.url()).pathname;
    const { pathname } = new URL(this.page.url());
    // A public page may redirect to a parent of its path: a logged-in visitor does not need the guest's form.
    const isOnItsWay = access === 'public' && expected.startsWith(`${pathname}/`);
    return pathname === expected || isOnItsWay ? [] : [`leads to ${pathname}`];
  }

  isElsewhere(): boolean {
    return new URL(this.page.url()).pathname !== new URL(this.address, this.page.url()).pathname;
  }

  /** Comes from another page inside the browser: a test cannot intercept the server's own API calls. */
  async walkHere(): Promise<void> {
    await this.page.goto(localizePath('/legal/notice', this.language));
    await settled(this.page);
    await navigate(this.page, this.address);
  }

  async arrive(): Promise<void> {
    await untilThere(this.page);
    await settled(this.page);
  }

  async resize(width: number): Promise<void> {
    await this.page.setViewportSize({ width, height: HEIGHT });
    await drawn(this.page);
  }

  faults(): Promise<string[]> {
    return faultsOf(this.page, this.language);
  }

  async faultsAtAllWidths(): Promise<string[]> {
    const faults: string[] = [];
    for (const width of WIDTHS) {
      await this.resize(width);
      const isForAxe = width === WIDTH_OF_AXE[this.language];
      const found = await (isForAxe ? this.faults() : quickFaultsOf(this.page, this.language));
      faults.push(...found.map((fault) => `${width} px: ${fault}`));
    }
    return faults;
  }
}
