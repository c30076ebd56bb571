import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { moveCatalogue, type OrderStorm, placeOrders, prepareStorm } from '../../../testing/selling/order-storm.ts';

describe('many orders of the same photos at once', () => {
  let api: TestApi;
  let storm: OrderStorm;
  let answers: Record<string, number>;
  beforeAll(async () => {
    api = await startTestApi({ environment: { TRUST_PROXY: '127.0.0.1' } });
    storm = await prepareStorm(api);
  }, 60_000);
  afterAll(() => api.close());
  beforeEach(() => {
    answers = {};
    api.conflicts.length = 0;
  });
  const count = (call: string, { status, body }: { status: number; body: { code?: string } }) => {
    const answer = `${call}: ${status}${status < 300 ? '' : ` ${body.code}`}`;
    answers[answer] = (answers[answer] ?? 0) + 1;
  };

  it('do not lock each other out', async () => {
    await placeOrders(storm, 60, count);
    expect(answers).toEqual({ 'place: 201': 60, 'cancel: 200': 20, 'pay: 200': 20 });
    expect(api.conflicts).toEqual([]);
  });

  it('are all placed while the owner moves the catalogue', async () => {
    let isOver = false;
    const moves = moveCatalogue(storm, () => isOver, count);
    await placeOrders(storm, 60, count);
    isOver = true;
    await moves;
    expect(Object.keys(answers).filter((answer) => !/: 20[01]$/.test(answer))).toEqual([]);
    expect(answers['place: 201']).toBe(60);
  });
});
