import { ApiError } from '@aimante/api-contract';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { addToQueue, isRefusal, readQueue, type Sale, sendQueue } from './sale-queue.ts';

const sale = (clientId: string): Sale => ({
  sessionId: 's',
  clientId,
  lines: [{ owner: 'product', id: 'p', quantity: 1 }],
  payment: 'cash',
  expectedTotalCents: 450,
});

describe('sales made without a network', () => {
  beforeEach(() => localStorage.clear());

  it('are sent in their order, and each leaves the queue once it arrived', async () => {
    addToQueue(sale('1'));
    addToQueue(sale('2'));
    const sent: string[] = [];
    const outcome = await sendQueue(
      async ({ clientId }) => {
        sent.push(clientId);
      },
      () => 'later',
    );
    expect(sent).toEqual(['1', '2']);
    expect(outcome).toEqual({ sent: 2, refused: 0 });
    expect(readQueue()).toEqual([]);
  });

  it('stay while the network is away', async () => {
    addToQueue(sale('1'));
    addToQueue(sale('2'));
    await sendQueue(
      async ({ clientId }) => {
        if (clientId === '2') throw new Error('offline');
      },
      () => 'later',
    );
    expect(readQueue().map(({ clientId }) => clientId)).toEqual(['2']);
  });

  it('that the server refuses are counted and do not stop the others', async () => {
    addToQueue(sale('1'));
    addToQueue(sale('2'));
    const outcome = await sendQueue(
      async ({ clientId }) => {
        if (clientId === '1') throw new Error('closed');
      },
      () => 'refused',
    );
    expect(outcome).toEqual({ sent: 1, refused: 1 });
    expect(readQueue()).toEqual([]);
  });

  it('are none where the storage cannot be read', () => {
    localStorage.setItem('aimante-admin-till', '{broken');
    expect(readQueue()).toEqual([]);
  });
});

describe('a sale', () => {
  const answer = (status: number) => new ApiError(status, { code: 'X', message: '' });

  it.each([400, 404, 409, 422])('is refused by an answer of %i', (status) => {
    expect(isRefusal(answer(status))).toBe(true);
  });

  it.each([0, 401, 403, 429, 500, 502, 503, 504])('is kept where the answer is %i', (status) => {
    expect(isRefusal(answer(status))).toBe(false);
  });
});
