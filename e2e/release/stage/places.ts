import type { Page } from '@playwright/test';

/** A page of each remote, and the way to it from `start`. */
export interface Place {
  readonly remote: string;
  readonly start: string;
  readonly path: string;
  readonly words: string;
  readonly reach: (page: Page) => Promise<void>;
}

export const PLACES: readonly Place[] = [
  {
    remote: 'mf-catalog',
    start: '/cart',
    path: '/products',
    words: 'Nos magnets',
    reach: (page) => page.getByRole('navigation').getByRole('link', { name: 'Nos magnets' }).click(),
  },
  {
    remote: 'mf-customizer',
    start: '/cart',
    path: '/photo-cropper',
    words: 'Outil de Recadrage Photo',
    reach: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Outil de recadrage' }).click(),
  },
  {
    remote: 'mf-cart-checkout',
    start: '/contact',
    path: '/cart',
    words: 'Votre panier est vide',
    reach: (page) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: /^Panier/ })
        .click(),
  },
  {
    remote: 'mf-account',
    start: '/cart',
    path: '/auth/login',
    words: 'Bon retour',
    async reach(page) {
      await openAccountMenu(page);
      await page.getByRole('link', { name: 'Connexion' }).click();
    },
  },
  {
    remote: 'mf-admin',
    start: '/cart',
    path: '/admin',
    words: 'Tableau de bord',
    async reach(page) {
      await openAccountMenu(page);
      await page.getByRole('link', { name: 'Atelier', exact: true }).click();
    },
  },
];

/** The menu is a fragment of a remote that may be the failing one, so the timeout is long. */
function openAccountMenu(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Compte' }).click({ timeout: 12_000 });
}

let versions = 0;

/** A version that no build has. */
export function newVersion(): string {
  versions += 1;
  return `9.${process.pid}.${versions}`;
}
