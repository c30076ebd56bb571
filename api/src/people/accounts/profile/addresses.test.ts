import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createAccount, TestBrowser } from '../../../../testing/people/test-browser.ts';
import { startTestApi, type TestApi } from '../../../../testing/platform/start-test-api.ts';
import type { Authenticate } from '../../../platform/http/guards/access.ts';
import { createAuthenticate } from '../../identity/sessions/authenticate.ts';

let api: TestApi;
let authenticate: Authenticate;

beforeAll(async () => {
  api = await startTestApi({ authenticate: (request) => authenticate(request) });
  authenticate = createAuthenticate(api.services);
}, 60_000);
afterAll(() => api.close(), 30_000);

describe('the address book', () => {
  it('keeps a postal code and a phone number in one form, however they were typed', async () => {
    const { email } = await createAccount(api.services, { role: 'customer' });
    const own = new TestBrowser(api.url);
    await own.login(email);
    const typed = { line1: '4 rue du Port', postalCode: 'F-29 200', city: 'Brest', phone: '0033612345678' };
    const { body } = await own.call('POST /api/users/addresses', { firstName: 'Zoé', lastName: 'Martin', ...typed });
    expect(body).toMatchObject({ postalCode: '29200', phone: '06 12 34 56 78' });
    const moved = await own.call(`PUT /api/users/addresses/${body.id}`, { postalCode: '2B 200' });
    expect(moved.body).toMatchObject({ postalCode: '20200', city: 'Brest' });
  });
});
