import type { Loyalty } from '@aimante/api-contract/loyalty';
import { mountPiece } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

const loyalty: Loyalty = {
  balance: 185,
  pending: 85,
  expiring: { points: 60, at: '2028-01-12T00:00:00.000Z' },
  spentCents: 21_073,
  tier: { name: 'Argent', fromCents: 10_000 },
  nextTier: { name: 'Or', fromCents: 30_000, missingCents: 8_927 },
  reward: { points: 100, cents: 500 },
  entries: [],
  coupons: [],
};

async function openLoyalty(options: { confirms: boolean }, answer: Loyalty = loyalty) {
  const redeemed: unknown[] = [];
  const piece = await mountPiece(app, {
    path: '/loyalty',
    page: { id: 'loyalty', params: {} },
    session: { token: 'a.b.c', role: 'customer' },
    confirms: options.confirms,
    api: (path, init) => {
      if (!path.endsWith('/redeem')) return Response.json(answer);
      redeemed.push(typeof init?.body === 'string' ? JSON.parse(init.body) : undefined);
      return Response.json({ code: 'FIDELITE-1', cents: 500, balance: 85 }, { status: 201 });
    },
  });
  return { ...piece, redeemed, screen: within(piece.element) };
}

describe('the loyalty page', () => {
  it('shows available, pending and expiring points', async () => {
    const { screen } = await openLoyalty({ confirms: true });
    expect(await screen.findByText('185')).not.toBeNull();
    expect(screen.getByText('85 en attente de livraison')).not.toBeNull();
    expect(screen.getByText('60 expirent le 12 janvier 2028')).not.toBeNull();
    expect(screen.getByText(/Encore 89,27\s€ avant Or/)).not.toBeNull();
    expect(screen.getByText('Encore 15 points')).not.toBeNull();
  });

  it('exchanges points for a code, once it was confirmed', async () => {
    const { screen, redeemed, record } = await openLoyalty({ confirms: true });
    await userEvent.click(await screen.findByRole('button', { name: /Échanger 100 points/ }));
    await waitFor(() => expect(record.notices[0]?.text).toContain('FIDELITE-1'));
    expect(redeemed).toEqual([{ rewards: 1 }]);
  });

  it('sets the thousands apart', async () => {
    const { screen } = await openLoyalty(
      { confirms: true },
      { ...loyalty, pending: 1800, reward: { points: 1000, cents: 500 } },
    );
    expect(await screen.findByText(/^1\s800 en attente de livraison/)).not.toBeNull();
    expect(screen.getByText(/1\s000 points valent/)).not.toBeNull();
  });

  it('shows the code where the browser cannot copy it', async () => {
    const coupon = { code: 'FIDELITE-1', cents: 500, used: false, endsAt: null };
    const { screen, record } = await openLoyalty({ confirms: true }, { ...loyalty, coupons: [coupon] });
    const clipboard = { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    fireEvent.click(await screen.findByRole('button', { name: /FIDELITE-1/ }));
    await waitFor(() => expect(record.notices[0]?.text).toContain('FIDELITE-1'));
  });

  it('exchanges nothing where the answer is no', async () => {
    const { screen, redeemed, record } = await openLoyalty({ confirms: false });
    await userEvent.click(await screen.findByRole('button', { name: /Échanger 100 points/ }));
    await waitFor(() => expect(record.questions).toHaveLength(1));
    expect(redeemed).toEqual([]);
  });
});
