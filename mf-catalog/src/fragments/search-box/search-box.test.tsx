import { mountPiece } from '@aimante/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fragment from '#fragments/search-box';
import { aTile } from '../../catalogue/catalogue.fixture.ts';
import { HISTORY_KEY } from './history.ts';

const products = ['Carré', 'Rond', 'Cœur', 'Bande', 'Lot', 'Grand'].map((name, place) =>
  aTile({ id: `p${place}`, slug: name === 'Rond' ? '' : `magnet-${place}`, name: `Magnet ${name}` }),
);
/** Five products at most that have the searched word, as the API answers. */
function api(path: string): Response {
  const search = new URL(path, 'http://shop.test').searchParams.get('search') ?? '';
  const found = products.filter(({ name }) => name.toLowerCase().includes(search)).slice(0, 5);
  return Response.json(search === 'magent' ? { products, corrected: 'magnet' } : { products: found, corrected: null });
}
const field = () => screen.getByRole('combobox', { name: 'Rechercher un magnet' });
const kept = () => JSON.parse(localStorage.getItem(HISTORY_KEY) ?? '[]') as string[];

beforeEach(() => localStorage.clear());
afterEach(() => void jest.useRealTimers());

describe('the search box', () => {
  it('suggests from two characters on, five products at most', async () => {
    const piece = await mountPiece(fragment, { api });
    await userEvent.type(field(), 'm');
    expect(screen.queryAllByRole('option')).toHaveLength(0);
    await userEvent.type(field(), 'a');
    expect(await screen.findAllByRole('option')).toHaveLength(5);
    expect(field().getAttribute('aria-expanded')).toBe('true');
    await piece.unmount();
  });

  it('opens the product that is pressed, by its id where it has no slug', async () => {
    const piece = await mountPiece(fragment, { api });
    await userEvent.type(field(), 'rond');
    await userEvent.click(await screen.findByRole('option', { name: /Magnet Rond/ }));
    expect(piece.record.navigations).toEqual(['/products/p1']);
    await piece.unmount();
  });

  it('moves by arrow keys, and Enter opens the active entry', async () => {
    const piece = await mountPiece(fragment, { api });
    await userEvent.type(field(), 'magnet');
    const [first] = await screen.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}');
    expect(field().getAttribute('aria-activedescendant')).toBe(first?.id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect(piece.record.navigations).toEqual(['/products/magnet-4']);
    await piece.unmount();
  });

  it('says so where nothing matches', async () => {
    const piece = await mountPiece(fragment, { api });
    await userEvent.type(field(), 'tasse');
    expect(await screen.findByText('Aucun magnet ne correspond.')).toBeTruthy();
    await piece.unmount();
  });

  it('shows products for a similar word, and says so', async () => {
    const piece = await mountPiece(fragment, { api });
    await userEvent.type(field(), 'magent');
    expect(await screen.findByText(/^Rien pour ce mot. Voici «\smagnet\s»/, {}, { timeout: 5000 })).toBeTruthy();
    expect(screen.getAllByRole('option').length).toBeGreaterThan(0);
    await piece.unmount();
  });

  it('asks once for a word that is typed quickly', async () => {
    const asked: string[] = [];
    const piece = await mountPiece(fragment, {
      api(path) {
        asked.push(path);
        return api(path);
      },
    });
    await userEvent.click(field());
    for (const value of ['ma', 'mag', 'magn', 'magnet']) fireEvent.change(field(), { target: { value } });
    await screen.findAllByRole('option', {}, { timeout: 5000 });
    expect(asked).toEqual(['/api/products/suggestions?lang=fr&search=magnet']);
    await piece.unmount();
  });

  it('does not say that nothing matches where the shop does not answer', async () => {
    const piece = await mountPiece(fragment, { api: () => new Response(null, { status: 403 }) });
    await userEvent.type(field(), 'rond');
    expect(await screen.findByText(/^Pas de suggestion/)).toBeTruthy();
    await piece.unmount();
  });

  it('submits on Enter and keeps the search, except a blank one', async () => {
    const piece = await mountPiece(fragment, { api });
    await userEvent.type(field(), '   {Enter}');
    expect(piece.record.navigations).toEqual([]);
    await userEvent.clear(field());
    await userEvent.type(field(), ' été & mer {Enter}');
    expect(piece.record.navigations).toEqual(['/products?search=%C3%A9t%C3%A9%20%26%20mer']);
    expect(kept()).toEqual(['été & mer']);
    await piece.unmount();
  });

  it('is emptied by Escape', async () => {
    const piece = await mountPiece(fragment, { api });
    await userEvent.type(field(), 'carré{Escape}');
    expect((field() as HTMLInputElement).value).toBe('');
    expect(screen.queryAllByRole('option')).toHaveLength(0);
    await piece.unmount();
  });

  it('lists recent searches in the empty box; each can be searched again or removed', async () => {
    localStorage.setItem(HISTORY_KEY, '["rond","carré"]');
    const piece = await mountPiece(fragment, { api });
    await userEvent.click(field());
    const list = screen.getByRole('list', { name: 'Recherches récentes' });
    await userEvent.click(within(list).getByRole('button', { name: 'Oublier «\u00A0rond\u00A0»' }));
    expect(kept()).toEqual(['carré']);
    await userEvent.click(within(list).getByRole('button', { name: 'carré' }));
    expect(piece.record.navigations).toEqual(['/products?search=carr%C3%A9']);
    await piece.unmount();
  });

  it('closes 200 ms after the focus has left, not before', async () => {
    localStorage.setItem(HISTORY_KEY, '["rond"]');
    const piece = await mountPiece(fragment, { api });
    await userEvent.click(field());
    jest.useFakeTimers();
    act(() => field().blur());
    act(() => void jest.advanceTimersByTime(199));
    expect(screen.queryByText('Recherches récentes')).toBeTruthy();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.queryByText('Recherches récentes')).toBeNull();
    jest.useRealTimers();
    await piece.unmount();
  });
});
