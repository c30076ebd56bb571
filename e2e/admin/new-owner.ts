import type { BrowserContext, Page } from '@playwright/test';
import { admin, callApiAs, linkByMail } from '../account/account-api.ts';
import { LoginPage } from '../account/login-page.ts';
import { expect } from '../fixtures/test.ts';

type Client = Awaited<ReturnType<BrowserContext['newCDPSession']>>;

interface Authenticator {
  readonly client: Client;
  readonly authenticatorId: string;
}

/** A phone or computer with a fingerprint reader, as Chromium plays it. */
export async function plugAuthenticator(page: Page): Promise<Authenticator> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { client, authenticatorId };
}

/** The same person carries the phone to another browser. */
export async function carryTo(other: Authenticator, { client, authenticatorId }: Authenticator): Promise<void> {
  const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId });
  for (const credential of credentials)
    await other.client.send('WebAuthn.addCredential', { authenticatorId: other.authenticatorId, credential });
}

/** An owner of the shop, with a password and no second factor. The demo's owner stays as it is. */
export async function newOwner(context: BrowserContext) {
  const email = `elise-${Date.now()}@exemple.test`;
  const password = 'Quatre-mots-au-hasard-7';
  const workshop = await callApiAs(admin);
  const person = { email, firstName: 'Élise', lastName: 'Pontois', roles: ['owner'], password: admin.password };
  expect((await workshop.post('/api/admin/team/members', { data: person })).status()).toBe(200);
  await workshop.dispose();
  const page = await context.newPage();
  await page.goto(await linkByMail(email, '/auth/reset-password'));
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('C’est fait');
  return { email, password, page };
}

export async function signIn(
  page: Page,
  account: { email: string; password: string },
  to = '/admin/team',
): Promise<void> {
  await page.goto(`/auth/login?redirect=${to}`);
  await new LoginPage(page, 'fr').logIn(account);
}

/** Adds the first passkey of an account on its page of security. */
export async function addPasskey(page: Page, { password }: { password: string }): Promise<void> {
  await page.goto('/account/security');
  const section = page.getByRole('region', { name: 'Clés d’accès et codes' });
  await section.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await section.getByLabel('Nom de cet appareil').fill('Téléphone d’Élise');
  await section.getByLabel('Mot de passe actuel').fill(password);
  await section.getByRole('button', { name: 'Créer la clé d’accès' }).click();
  await expect(section.getByText('Téléphone d’Élise')).toBeVisible();
}
