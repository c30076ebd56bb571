import type { Page } from '@playwright/test';
import { callApiAs, openAccount } from '../account/account-api.ts';
import { LoginPage } from '../account/login-page.ts';
import { accounts } from '../fixtures/accounts.ts';
import { firstOf, forRole, inLanguage, type Language, PHONE_AND_DESKTOP, pages, type Screen } from './screen.ts';

const WORDS = {
  fr: {
    new: 'Nouvelle adresse',
    save: 'Enregistrer',
    deactivate: 'Mettre mon compte en pause',
    join: 'Créer mon compte',
  },
  en: { new: 'New address', save: 'Save', deactivate: 'Pause my account', join: 'Create my account' },
} as const;

interface Walk {
  readonly page: Page;
  readonly language: Language;
  readonly press: (word: keyof (typeof WORDS)['fr']) => Promise<void>;
}

function state(name: string, path: string, prepare: (walk: Walk) => Promise<unknown>): Screen {
  return {
    name: `account-${name}`,
    widths: PHONE_AND_DESKTOP,
    reach: async (page, language) => {
      await page.goto(inLanguage(path, language));
      const press = (word: keyof (typeof WORDS)['fr']) =>
        page.getByRole('button', { name: WORDS[language][word] }).first().click();
      await prepare({ page, language, press });
    },
  };
}

const orderWithText = (name: string, words: RegExp) =>
  state(`order-${name}`, '/orders', async ({ page }) => {
    await page.getByRole('listitem').filter({ hasText: words }).first().getByRole('link').first().click();
    await page.waitForURL(/\/orders\/PM-/);
  });

const withoutAnswer = (name: string, path: string, call: string): Screen => {
  const { reach, ...screen } = state(`${name}-error`, path, ({ page }) => page.getByRole('alert').first().waitFor());
  return {
    ...screen,
    reach: async (page, language) => {
      await page.route(call, (route) => route.fulfill({ status: 503, body: '' }));
      await reach(page, language);
    },
  };
};

async function logInAsNew({ page, language }: Walk): Promise<void> {
  await new LoginPage(page, language).logIn(await openAccount());
  await page.waitForURL(/\/(orders|loyalty|security)$/);
}

/** The profile is saved on another device while it is edited here. */
async function changeProfileTwice({ page, language, press }: Walk): Promise<void> {
  const visitor = await openAccount();
  await new LoginPage(page, language).logIn(visitor);
  await page.waitForURL(/\/account\/profile$/);
  const first = page.getByLabel(/^(Prénom|First name)/);
  await first.fill('Camille-Rose');
  const device = await callApiAs(visitor);
  const { version } = (await (await device.get('/api/users/profile')).json()) as { version: number };
  const data = { firstName: 'Camille-Anne', lastName: 'Moreau', accountType: 'personal', version };
  const answer = await device.put('/api/users/profile', { data });
  if (!answer.ok()) throw new Error(`The profile is not saved: ${await answer.text()}`);
  await device.dispose();
  await press('save');
  await page.getByText('Camille-Anne').first().waitFor();
}

export const account: readonly Screen[] = [
  ...pages('account', {
    login: '/auth/login',
    'login-at-checkout': '/auth/login?redirect=%2Fcheckout',
    signup: '/auth/signup',
    'forgot-password': '/auth/forgot-password',
    'verify-email': '/auth/verify-email',
  }),
  state('login-refused', '/auth/login', async ({ page, language }) => {
    await new LoginPage(page, language).logIn({ ...accounts.customer, password: 'Pas-le-mien-42' });
    await page.locator('[aria-invalid=true]').first().waitFor();
  }),
  state('signup-incomplete', '/auth/signup', async ({ page, press }) => {
    await press('join');
    await page.locator('[aria-invalid=true]').first().waitFor();
  }),
  state('orders-empty', '/auth/login?redirect=%2Forders', logInAsNew),
  // Every screenshot adds a device to the demo's customer, so this uses a new account.
  state('security', '/auth/login?redirect=%2Faccount%2Fsecurity', logInAsNew),
  state('profile-conflict', '/auth/login?redirect=%2Faccount%2Fprofile', changeProfileTwice),
  state('loyalty-empty', '/auth/login?redirect=%2Floyalty', logInAsNew),
  ...forRole('customer', [
    ...pages('account', {
      overview: '/account',
      profile: '/account/profile',
      addresses: '/account/addresses',
      preferences: '/account/preferences',
      data: '/account/data',
      orders: '/orders',
      'orders-no-match': '/orders?q=PM-99-999999',
      'order-not-found': '/orders/PM-99-999999',
      loyalty: '/loyalty',
    }),
    firstOf('account-order', '/orders'),
    orderWithText('blocked', /Action requise|Action needed/),
    orderWithText('shipped', /En route vers chez vous|On the way to you/),
    orderWithText('delivered', /Terminée|Completed/),
    withoutAnswer('orders', '/orders', '**/api/orders?*'),
    state('address-incomplete', '/account/addresses', async ({ page, press }) => {
      await press('new');
      await press('save');
      await page.locator('[aria-invalid=true]').first().waitFor();
    }),
    state('deactivation', '/account/data', async ({ page, press }) => {
      await press('deactivate');
      await page.getByRole('alertdialog').or(page.getByRole('dialog')).waitFor();
    }),
  ]),
];
