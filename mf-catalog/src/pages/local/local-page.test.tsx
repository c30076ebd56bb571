import type { MarketEvent, MarketStock } from '@aimante/api-contract/market';
import { mountPiece } from '@aimante/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

let unmount = async () => {};
afterEach(() => unmount());

const market = (day: number, isPast = false): MarketEvent => ({
  id: `market-${day}`,
  slug: `market-${day}`,
  name: `Marché du ${day}`,
  description: '',
  place: 'Halles',
  address: '1 place du Marché, 44000 Nantes',
  latitude: null,
  longitude: null,
  startsAt: `2026-12-${String(day).padStart(2, '0')}T08:00:00.000Z`,
  endsAt: `2026-12-${String(day).padStart(2, '0')}T12:00:00.000Z`,
  isPast,
  isPublished: true,
  version: 1,
});
const onStall = (name: string, stock: number): MarketStock => ({
  owner: 'product',
  ownerId: name,
  productId: `id-${name}`,
  name,
  stock,
});

async function open(api: (path: string) => Response) {
  const piece = await mountPiece(app, { path: '/local', page: { id: 'local', params: {} }, api });
  unmount = piece.unmount;
}

const shop =
  (events: readonly MarketEvent[], stock: () => Response = () => Response.json([])) =>
  (path: string) => {
    if (path.includes('/stock')) return stock();
    return path.startsWith('/api/market/events') ? Response.json(events) : new Response(null, { status: 404 });
  };
const names = (level: number) => screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);

describe('the markets', () => {
  it('to come are first, in their order, and the last eight of the past follow, the newest first', async () => {
    const past = Array.from({ length: 9 }, (_, index) => market(index + 1, true));
    await open(shop([...past, market(20), market(21)]));
    await screen.findByText('Marché du 20');
    expect(names(3).slice(0, 2)).toEqual(['Marché du 20', 'Marché du 21']);
    const list = screen.getByRole('region', { name: 'Marchés passés' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.match(/Marché du \d+/)?.[0]),
    ).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((day) => `Marché du ${day}`));
  });

  it('are none where no date is fixed, and the past ones are left out where there are none', async () => {
    await open(shop([]));
    expect(await screen.findByText(/Aucune date n’est fixée/)).toBeTruthy();
    expect(screen.queryByText('Marchés passés')).toBeNull();
  });

  it('list what is left on the stall', async () => {
    await open(
      shop([market(20)], () => Response.json([onStall('Carré', 3), onStall('Rond', 0), onStall('Coeur', -1)])),
    );
    const link = await screen.findByRole('link', { name: 'Carré' });
    expect(link.getAttribute('href')).toBe('/products/id-Carré');
    expect(link.closest('li')?.textContent).toBe('Carré3 pièces');
    expect(screen.queryByText('Rond')).toBeNull();
    expect(screen.queryByText('Coeur')).toBeNull();
  });

  it('take reservations where the stock of the stall is not known', async () => {
    await open(shop([market(20)], () => new Response(null, { status: 403 })));
    const link = await screen.findByRole('link', { name: 'Réserver pour le retrait' });
    expect(link.getAttribute('href')).toBe('/products?market=1');
    expect(screen.queryByText('En stock sur le stand')).toBeNull();
  });

  it('can be asked for again where the shop does not answer', async () => {
    let api: (path: string) => Response = () => new Response(null, { status: 403 });
    await open((path) => api(path));
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    api = shop([market(20)]);
    await userEvent.click(again);
    expect(await screen.findByText('Marché du 20')).toBeTruthy();
  });
});
