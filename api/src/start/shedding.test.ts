import { describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../testing/platform/start-test-api.ts';

/** As the loading of many routes on a busy machine. */
function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('the shedding of load', () => {
  it('does not take the start of the process for load', async () => {
    const api = await startTestApi({ shedsLoad: true, extra: async () => block(2500) });
    const statuses: number[] = [];
    for (let tries = 0; tries < 15; tries += 1) {
      statuses.push((await fetch(`${api.url}/api/products`)).status);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await api.close();
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
