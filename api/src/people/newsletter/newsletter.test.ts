import { confirmSubscription, getNewsletterStatus, subscribe, unsubscribe } from '@aimante/api-contract/newsletter';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';

describe('the newsletter', () => {
  let api: TestApi;
  let now = new Date('2026-11-20T10:00:00Z');
  beforeAll(async () => {
    api = await startTestApi({ now: () => now });
  }, 120_000);
  afterAll(() => api.close());

  async function tokenSentTo(email: string): Promise<string> {
    const { rows } = await api.services.pool.query<{ link: string }>(
      `SELECT payload ->> 'link' AS link FROM outbox WHERE recipient = $1 ORDER BY id DESC`,
      [email],
    );
    return String(rows[0]?.link).split('#token=')[1] ?? '';
  }
  const statusFor = async (email: string) =>
    (await (await api.as('admin'))(getNewsletterStatus, { params: { email } })).status;

  it('is sent only after the link in the mail was opened', async () => {
    const email = 'Zoe@exemple.test';
    const { message } = await api.visitor(subscribe, { body: { email } });
    expect(message).toContain('Presque fini');
    expect(await statusFor('zoe@exemple.test')).toBe('pending');
    const token = await tokenSentTo('zoe@exemple.test');
    await api.visitor(confirmSubscription, { body: { token } });
    expect(await statusFor('zoe@exemple.test')).toBe('subscribed');
    await expect(api.visitor(confirmSubscription, { body: { token } })).rejects.toMatchObject({
      code: 'NEWSLETTER_LINK_INVALID',
    });
    expect((await api.visitor(unsubscribe, { body: { email } })).message).toBe(
      'Vous ne recevrez plus notre newsletter.',
    );
    expect(await statusFor('zoe@exemple.test')).toBe('unsubscribed');
  });

  it('sends no second mail to a subscriber, and answers the same', async () => {
    const body = { email: 'tom@exemple.test' };
    const first = await api.visitor(subscribe, { body });
    await api.visitor(confirmSubscription, { body: { token: await tokenSentTo(body.email) } });
    expect(await api.visitor(subscribe, { body })).toEqual(first);
    const { rowCount } = await api.services.pool.query('SELECT 1 FROM outbox WHERE recipient = $1', [body.email]);
    expect(rowCount).toBe(1);
    expect(await statusFor(body.email)).toBe('subscribed');
  });

  it('refuses a link that is a week and a second old', async () => {
    const body = { email: 'late@exemple.test' };
    await api.visitor(subscribe, { body });
    const token = await tokenSentTo(body.email);
    now = new Date(now.getTime() + 7 * 24 * 3_600_000 + 1000);
    await expect(api.visitor(confirmSubscription, { body: { token } })).rejects.toMatchObject({ status: 400 });
  });

  it('shows strangers nothing about its owner', async () => {
    const params = { email: 'tom@exemple.test' };
    expect(await api.visitor(getNewsletterStatus, { params })).toMatchObject({ status: 'unknown', subscribed: false });
    expect(await (await api.as('customer'))(getNewsletterStatus, { params })).toMatchObject({ status: 'unknown' });
  });

  it('refuses an invalid address, and too many attempts', async () => {
    await expect(api.visitor(subscribe, { body: { email: 'rien' } })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    const tries = Array.from({ length: 25 }, (_, n) =>
      api.send('/api/newsletter/subscribe', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `many-${n}@exemple.test` }),
      }),
    );
    const refused = (await Promise.all(tries)).filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused[0]?.body.code).toBe('TOO_MANY_REQUESTS');
  });
});
