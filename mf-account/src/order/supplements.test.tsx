import { describe, expect, it, jest } from '@jest/globals';
import { openOrder } from './open-order.fixture.ts';
import { order } from './order.fixture.ts';

// A whole page is slow on a busy machine.
jest.setTimeout(20_000);

describe('items that the shop offers to add', () => {
  const supplement = {
    ...{ id: '018f3c1e-0000-7000-8000-000000000009', number: 'PM-26-004218', state: 'open' as const },
    ...{ totalCents: 900, lines: ['2 × Magnet'], expiresAt: '2026-11-27T09:00:00.000Z', trackToken: 'other-token' },
    stage: 'a_verifier' as const,
  };

  it('are paid by a link of their own, which the order keeps apart', async () => {
    const { screen } = await openOrder(order({ supplements: [supplement] }));
    expect(screen.getByText('2 × Magnet')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Payer maintenant' }).getAttribute('href')).toBe(
      '/checkout/guest#token=other-token',
    );
  });

  it('are no longer offered once they were withdrawn', async () => {
    const { screen } = await openOrder(order({ supplements: [{ ...supplement, state: 'withdrawn' }] }));
    expect(screen.queryByRole('link', { name: 'Payer maintenant' })).toBeNull();
  });
});
