import { expect, it } from '@jest/globals';
import { checkTillDays } from '../../../testing/books/check-till-days.ts';
import { runTillDays } from '../../../testing/books/till-days.ts';
import { startTestApi } from '../../../testing/platform/start-test-api.ts';

/** The short form of `npm run proof -- till`. */
it('loses and doubles nothing on random market days', async () => {
  let now = new Date();
  const api = await startTestApi({ now: () => now });
  try {
    const admin = await api.as('admin');
    const setNow = (time: Date) => {
      now = time;
    };
    const days = await runTillDays(api, admin, {
      days: Number(process.env.TILL_DAYS ?? 4),
      seed: Number(process.env.TILL_SEED ?? 5),
      setNow,
    });
    expect(await checkTillDays(api, admin, days)).toEqual([]);
    expect(days.sent).toBeGreaterThan(days.sales.length);
  } finally {
    await api.close();
  }
}, 300_000);
