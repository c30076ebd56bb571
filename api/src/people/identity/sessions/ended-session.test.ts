import { describe, expect, it } from '@jest/globals';
import { testIdentity } from '../../../../testing/people/identity.ts';
import { createAccount, TestBrowser } from '../../../../testing/people/test-browser.ts';

const running = testIdentity();
const anyId = '01a1f7b6-0860-7d86-b4f2-a4984d5cb4b3';
const quote = { items: [{ productId: anyId, quantity: 1 }] };
const openCalls = [
  ['POST /api/checkout/quote', quote],
  [`GET /api/orders/${anyId}`, undefined],
  [`GET /api/orders/checkout/${anyId}`, undefined],
] as const;

async function signedIn(): Promise<TestBrowser> {
  const browser = new TestBrowser(running.api.url);
  await browser.login((await createAccount(running.api.services)).email);
  return browser;
}

describe.each(openCalls)('%s', (call, body) => {
  const ask = async (browser: TestBrowser) => (await browser.call(call, body)).status;

  it('is refused to a caller with an expired token', async () => {
    const browser = await signedIn();
    expect(await ask(browser)).not.toBe(401);
    running.later(11);
    expect(await ask(browser)).toBe(401);
  });

  it('is refused to a caller with a token and without its cookies', async () => {
    const browser = await signedIn();
    browser.cookies.clear();
    expect(await ask(browser)).toBe(401);
  });

  it('is refused to a caller with an ended session, or with an invalid token', async () => {
    const browser = await signedIn();
    const { token } = browser;
    await browser.call('POST /api/auth/logout');
    browser.token = token;
    expect(await ask(browser)).toBe(401);
    browser.token = 'not.a.token';
    expect(await ask(browser)).toBe(401);
  });

  it('is open to a guest, also one with cookies of a session that is over', async () => {
    const browser = await signedIn();
    browser.token = undefined;
    running.later(60 * 24);
    expect(await ask(browser)).not.toBe(401);
    expect(await ask(new TestBrowser(running.api.url))).not.toBe(401);
  });
});

it('does not affect public calls of a caller with an ended session', async () => {
  const browser = await signedIn();
  browser.cookies.clear();
  expect((await browser.call('GET /api/products')).status).toBe(200);
});
