import type { Page } from '@playwright/test';
import { firstOf, forRole, inLanguage, PHONE_AND_DESKTOP, pages, type Screen } from './screen.ts';

type Press = (page: Page) => Promise<void>;

async function openFirst(page: Page): Promise<void> {
  await page.locator('tbody [data-open]').first().click();
}

/** Another administrator has saved first. */
async function saveTooLate(page: Page): Promise<void> {
  await page.route('**/api/categories/*', (route) =>
    route.fulfill({ status: 409, json: { code: 'VERSION_CONFLICT', message: '', requestId: '' } }),
  );
  await openFirst(page);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox').first().fill('Portraits');
  await drawer.getByRole('button', { name: /^(Enregistrer|Save)$/ }).click();
  await drawer.getByRole('status').waitFor();
}

async function cancelWithoutReason(page: Page): Promise<void> {
  await openFirst(page);
  await page.getByRole('button', { name: /^(Annuler la commande|Cancel the order)/ }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: /^(Annuler la commande|Cancel the order)/ }).click();
  await drawer.getByText(/^(À remplir|Fill in:)/).waitFor();
}

async function chooseStep(page: Page): Promise<void> {
  await onDesk(page, `${new URL(page.url()).pathname}?status=en_cours`);
  const menus = page.getByRole('button', { name: /^Actions (sur|on) / });
  await menus.first().click();
  await page.getByRole('menuitem', { name: /^(Changer l’étape|Change the step)/ }).click();
}

async function onDesk(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('main h1').waitFor();
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
}

function opened(states: Readonly<Record<string, readonly [path: string, press: Press]>>): Screen[] {
  return Object.entries(states).map(([name, [path, press]]) => ({
    name: `admin-${name}`,
    widths: PHONE_AND_DESKTOP,
    isOfWindow: true,
    reach: async (page, language) => {
      await onDesk(page, inLanguage(path, language));
      await press(page);
    },
  }));
}

function adminMenu(name: string, width: number, press: Press): Screen {
  return {
    name: `admin-orders-${name}`,
    widths: [width],
    isOfWindow: true,
    reach: async (page, language) => {
      await onDesk(page, inLanguage('/admin/orders', language));
      await press(page);
    },
  };
}

function adminFailure(): Screen {
  return {
    name: 'admin-orders-error',
    widths: PHONE_AND_DESKTOP,
    reach: async (page, language) => {
      await page.route(
        ({ pathname }) => pathname === '/api/admin/orders',
        (route) => route.abort(),
      );
      await page.goto(inLanguage('/admin/orders', language));
      await page.getByRole('button', { name: /^(Réessayer|Try again)/ }).waitFor();
    },
  };
}

export const admin = forRole('admin', [
  ...pages('admin', {
    dashboard: '/admin',
    orders: '/admin/orders',
    'new-order': '/admin/orders/new',
    'photo-check': '/admin/photo-check',
    batches: '/admin/batches',
    packing: '/admin/packing',
    materials: '/admin/materials',
    products: '/admin/products',
    categories: '/admin/product-categories',
    coupons: '/admin/coupons',
    reviews: '/admin/reviews',
    contact: '/admin/contact',
    portfolio: '/admin/portfolio',
    'portfolio-categories': '/admin/portfolio-categories',
    users: '/admin/users',
    privacy: '/admin/privacy',
    'privacy-register': '/admin/privacy/register',
    market: '/admin/market',
    figures: '/admin/figures',
    funnel: '/admin/funnel',
    accounting: '/admin/accounting',
    team: '/admin/team',
    releases: '/admin/releases',
    audit: '/admin/audit',
    mails: '/admin/mails',
    settings: '/admin/settings',
    'settings-shop': '/admin/settings?tab=shop',
    'settings-shipping': '/admin/settings?tab=shipping',
    'settings-loyalty': '/admin/settings?tab=loyalty',
    'settings-production': '/admin/settings?tab=production',
    'orders-no-match': '/admin/orders?q=dragon',
  }),
  ...['orders', 'products', 'market', 'contact'].map((list) => firstOf(`admin-${list}-one`, `/admin/${list}`)),
  ...opened({
    'orders-bell': ['/admin/orders', (page) => page.getByRole('button', { name: /^(À traiter|To do)/ }).click()],
    'orders-select': ['/admin/orders', (page) => page.locator('tbody').getByRole('checkbox').nth(3).check()],
    'orders-cancel': ['/admin/orders?status=en_cours', cancelWithoutReason],
    'categories-conflict': ['/admin/product-categories', saveTooLate],
    'coupons-drawer': ['/admin/coupons', openFirst],
    'users-drawer': ['/admin/users', openFirst],
    'reviews-drawer': ['/admin/reviews', openFirst],
    'audit-dialog': ['/admin/audit', openFirst],
    'photo-check-block': [
      '/admin/photo-check',
      (page) => page.getByRole('button', { name: /^(Bloquer|Block)/ }).click(),
    ],
  }),
  adminMenu('row-menu', 1280, (page) =>
    page
      .getByRole('button', { name: /^Actions (sur|on) / })
      .nth(3)
      .click(),
  ),
  adminMenu('step', 1280, chooseStep),
  adminMenu('phone-menu', 360, (page) => page.getByRole('button', { name: /^(Ouvrir le menu|Open the menu)/ }).click()),
  adminFailure(),
]);
