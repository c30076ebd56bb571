import { expect, it } from '@jest/globals';
import { testIdentity } from '../../../../testing/people/identity.ts';
import { createAccount, TestBrowser, testPassword } from '../../../../testing/people/test-browser.ts';
import { createAdministrator } from './create-administrator.ts';

const running = testIdentity();
const password = 'Cerise-Rouge-1907';
const administrator = { password, firstName: 'Élodie', lastName: 'Roux' };

it('creates an administrator that can sign in with the given password', async () => {
  const email = 'elodie@exemple.test';
  expect(await createAdministrator(running.api.services.db, { ...administrator, email })).toBe('created');
  const answer = await new TestBrowser(running.api.url).login(email, password);
  expect(answer.body.user).toMatchObject({ email, role: 'admin' });
});

it('promotes an account, which keeps its password and loses its sessions', async () => {
  const { email } = await createAccount(running.api.services);
  const open = new TestBrowser(running.api.url);
  await open.login(email);
  expect(await createAdministrator(running.api.services.db, { ...administrator, email })).toBe('promoted');
  expect((await open.call('POST /api/auth/refresh')).status).toBe(401);
  const answer = await new TestBrowser(running.api.url).login(email, testPassword);
  expect(answer.body.user).toMatchObject({ email, role: 'admin' });
});
