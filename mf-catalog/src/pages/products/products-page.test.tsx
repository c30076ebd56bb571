import type { ProductSearch } from '@aimante/api-contract/catalogue';
import { mountPiece } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';
import { aSearch, aTile } from '../../catalogue/catalogue.fixture.ts';

const page = { id: 'products', params: {} };
const photo = { id: 'photo', name: 'Magnets photo', description: 'Vos photos aimantées.' };
const square = aTile({ id: 'square', slug: 'carre', name: 'Carré' });
const strip = aTile({ id: 'strip', slug: '', name: 'Bande', priceCents: 750 });
const all = aSearch([
  { category: photo, products: [square] },
  { category: null, products: [strip] },
]);
const only = (tile: typeof square, over: Partial<ProductSearch> = {}) =>
  aSearch([{ category: null, products: [tile] }], { total: 2, ...over });

/** The API: what is found for the parameters of an address. */
const shop = (answer: (query: URLSearchParams) => ProductSearch) => (path: string) =>
  Response.json(answer(new URL(path, 'http://shop.test').searchParams));

describe('the catalogue', () => {
  it('shows the groups with their descriptions, and links to every product', async () => {
    const piece = await mountPiece(app, { path: '/products', page, api: shop(() => all) });
    expect(await screen.findByText('2 produits')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Magnets photo',
      'Autres produits',
      'Plus de cent magnets\u00A0?',
    ]);
    expect(screen.getByText('Vos photos aimantées.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Carré' }).getAttribute('href')).toBe('/products/carre');
    expect(screen.getByRole('link', { name: 'Bande' }).getAttribute('href')).toBe('/products/strip');
    expect(screen.queryByRole('navigation', { name: 'Pages du catalogue' })).toBeNull();
    await piece.unmount();
  });

  it('asks for what the address says', async () => {
    let asked = '';
    const api = shop((query) => {
      asked = query.toString();
      return only(strip);
    });
    const path = '/products?shape=strip&shape=heart&max=10&stock=1&sort=price&page=2';
    const piece = await mountPiece(app, { path, page, api });
    expect(await screen.findByText('1 produit sur 2')).toBeTruthy();
    expect(asked).toBe('lang=fr&shape=heart&shape=strip&maxCents=1000&stock=1&sort=price&page=2');
    await piece.unmount();
  });

  it('keeps the list while a filter loads, then shows what is left, from its first page', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const found = shop(() => ({ ...all, page: 2, pages: 3 }));
    const api = (path: string) => (path.includes('shape=') ? promise : found(path));
    const piece = await mountPiece(app, { path: '/products?page=2', page, api });
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Bande/ });
    await userEvent.click(box);
    expect(box.checked).toBe(true);
    expect(piece.record.navigations).toEqual(['/products?shape=strip']);
    expect(screen.getByRole('link', { name: 'Carré' })).toBeTruthy();
    resolve(Response.json(only(strip)));
    expect(await screen.findByText('1 produit sur 2')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Carré' })).toBeNull();
    await piece.unmount();
  });

  it('keeps all filters that are pressed before it is drawn again', async () => {
    const piece = await mountPiece(app, { path: '/products', page, api: shop(() => all) });
    await screen.findByText('2 produits');
    const boxes = [/^Bande/, /^Carré/, /^En stock/].map((name) => screen.getByRole('checkbox', { name }));
    act(() => boxes.forEach((box) => void fireEvent.click(box)));
    expect(piece.record.navigations.at(-1)).toBe('/products?shape=square&shape=strip&stock=1');
    await piece.unmount();
  });

  it('shows the state of the address again after a press had changed it', async () => {
    const api = shop((query) => (query.has('search') ? only(strip) : all));
    const piece = await mountPiece(app, { path: '/products?search=bande', page, api });
    await userEvent.click(await screen.findByRole('button', { name: /^Retirer le filtre.*bande/ }));
    expect(await screen.findByText('2 produits')).toBeTruthy();
    await piece.goTo('/products');
    await piece.goTo('/products?search=bande');
    expect(await screen.findByText('1 produit sur 2')).toBeTruthy();
    await piece.unmount();
  });

  it('links its pages, with the filters', async () => {
    const api = shop(() => ({ ...all, isGrouped: false, page: 4, pages: 9 }));
    const piece = await mountPiece(app, { path: '/products?sort=price&page=4', page, api });
    const links = (await screen.findByRole('navigation', { name: 'Pages du catalogue' })).querySelectorAll('a');
    expect([...links].map((link) => link.getAttribute('href'))).toEqual([
      '/products?sort=price&page=3',
      '/products?sort=price',
      '/products?sort=price&page=3',
      '/products?sort=price&page=4',
      '/products?sort=price&page=5',
      '/products?sort=price&page=9',
      '/products?sort=price&page=5',
    ]);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('4');
    await piece.unmount();
  });

  it('names the page for search engines, but not a search', async () => {
    const api = shop((query) => ({ ...all, page: Number(query.get('page') ?? 1), pages: 9 }));
    const piece = await mountPiece(app, { path: '/products?page=3', page, api });
    await screen.findByText('2 produits');
    expect(piece.record.heads.at(-1)).toMatchObject({
      path: '/products?page=3',
      title: 'Nos magnets\u00a0: formats et prix, page 3',
    });
    await piece.goTo('/products?search=chat');
    await screen.findByRole('heading', { name: 'Autres produits' });
    await waitFor(() => expect(piece.record.heads.at(-1)).toEqual({ path: '/products', robots: 'noindex, follow' }));
    await piece.unmount();
  });

  it('offers a similar search where nothing matches, with its products', async () => {
    const api = shop(() => only(square, { corrected: 'carré', isGrouped: false }));
    const piece = await mountPiece(app, { path: '/products?search=carer', page, api });
    expect((await screen.findByRole('link', { name: 'carré' })).getAttribute('href')).toBe(
      '/products?search=carr%C3%A9',
    );
    expect(screen.getByText(/^Rien pour «\s?carer\s?»/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Résultats pour «\u00A0carré\u00A0»' })).toBeTruthy();
    await piece.unmount();
  });

  it('says that nothing matches, and takes the filters away', async () => {
    const api = shop((query) => (query.has('search') ? aSearch([], { total: 2 }) : all));
    const piece = await mountPiece(app, { path: '/products?search=xyzq', page, api });
    expect(await screen.findByText('Aucun magnet ne correspond')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    expect(await screen.findByText('2 produits')).toBeTruthy();
    await piece.unmount();
  });

  it('says that there is nothing', async () => {
    const piece = await mountPiece(app, { path: '/products', page, api: shop(() => aSearch([])) });
    expect(await screen.findByText('Aucun produit disponible')).toBeTruthy();
    await piece.unmount();
  });

  it('keeps the list where a filter fails to load, says so, and tries again', async () => {
    let isDown = false;
    const found = shop((query) => (query.has('shape') ? only(strip) : all));
    const api = (path: string) => (isDown ? new Response(null, { status: 403 }) : found(path));
    const piece = await mountPiece(app, { path: '/products', page, api });
    const box = await screen.findByRole('checkbox', { name: /^Bande/ });
    isDown = true;
    await userEvent.click(box);
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    expect(screen.getByRole('link', { name: 'Carré' })).toBeTruthy();
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText('1 produit sur 2')).toBeTruthy();
    await piece.unmount();
  });

  it('says that it could not be loaded, and tries again', async () => {
    let answers = (_: string): Response => new Response(null, { status: 403 });
    const piece = await mountPiece(app, { path: '/products', page, api: (path) => answers(path) });
    expect(await screen.findByText('Erreur lors du chargement des produits ou catégories')).toBeTruthy();
    answers = shop(() => all);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('link', { name: 'Carré' })).toBeTruthy();
    await piece.unmount();
  });
});
