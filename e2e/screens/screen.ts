import type { Page } from '@playwright/test';
import { logIn } from '../fixtures/accounts.ts';

export type Language = 'fr' | 'en';

export interface Screen {
  readonly name: string;
  readonly widths: readonly number[];
  /** The French path. Absent for a screen that needs more than a URL. */
  readonly address?: string;
  readonly reach: (page: Page, language: Language) => Promise<unknown>;
  /** The window shows everything that matters, so the whole page is not needed. */
  readonly isOfWindow?: boolean;
}

export const WITH_TABLET = [360, 768, 1280];
export const PHONE_AND_DESKTOP = [360, 1280];

export const inLanguage = (path: string, language: Language) =>
  language === 'fr' ? path : `/en${path === '/' ? '' : path}`;

export const pages = (area: string, paths: Readonly<Record<string, string>>, widths = PHONE_AND_DESKTOP): Screen[] =>
  Object.entries(paths).map(([name, path]) => ({
    name: `${area}-${name}`,
    widths,
    address: path,
    reach: (page, language) => page.goto(inLanguage(path, language)),
  }));

export const forRole = (role: 'customer' | 'admin', screens: readonly Screen[]): Screen[] =>
  screens.map((screen) => ({
    ...screen,
    reach: async (page, language) => {
      await logIn(page, role);
      return screen.reach(page, language);
    },
  }));

/** Opens the first entry of a list by its link. */
export const firstOf = (name: string, list: string): Screen => ({
  name,
  widths: PHONE_AND_DESKTOP,
  reach: async (page, language) => {
    const path = inLanguage(list, language);
    await page.goto(path);
    await page.locator(`main a[href^="${path}/"]:not([href$="/new"])`).first().click();
    await page.waitForURL(({ pathname }) => pathname.startsWith(`${path}/`));
  },
});
