import { mountPiece } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';
import { aCategory, aProduct } from '../../catalogue/catalogue.fixture.ts';

const page = { id: 'products', params: {} };
const category = aCategory({ id: 'photo', name: 'Magnets photo', description: 'Vos photos aimantées.' });
const square = aProduct({ id: 'square', slug: 'carre', name: 'Carré', categoryId: 'photo' });
const strip = aProduct({ id: 'strip', slug: '', name: 'Bande', magnetHeight: 150, priceCents: 750 });
const nowhere = aProduct({ id: '', slug: '', name: 'Fantôme' });

const shop =
  (products: readonly object[]) =>
  (path: string): Response =>
    Response.json(path.startsWith('/api/categories') ? [category] : products);

describe('the catalogue', () => {
  it('groups products by category with its description, and omits empty groups', async () => {
    const piece = await mountPiece(app, { path: '/products', page, api: shop([strip, square, nowhere]) });
    expect(await screen.findByText('2 produits')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Magnets photo',
      'Sans catégorie',
      'Plus de cent magnets\u00A0?',
    ]);
    expect(screen.getByText('Vos photos aimantées.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Carré' }).getAttribute('href')).toBe('/products/carre');
    expect(screen.getByRole('link', { name: 'Bande' }).getAttribute('href')).toBe('/products/strip');
    expect(screen.queryByText('Fantôme')).toBeNull();
    await piece.unmount();
  });

  it('shows what the address asks for', async () => {
    const piece = await mountPiece(app, { path: '/products?shape=strip', page, api: shop([strip, square]) });
    expect(await screen.findByText('1 produit sur 2')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Carré' })).toBeNull();
    await piece.unmount();
  });

  it('shows a press at once and writes it into the address', async () => {
    const piece = await mountPiece(app, { path: '/products', page, api: shop([strip, square]) });
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Bande/ });
    await userEvent.click(box);
    expect(box.checked).toBe(true);
    expect(piece.record.navigations).toEqual(['/products?shape=strip']);
    await piece.unmount();
  });

  it('shows the state of the address again after a press had changed it', async () => {
    const piece = await mountPiece(app, { path: '/products?search=bande', page, api: shop([strip, square]) });
    await userEvent.click(await screen.findByRole('button', { name: /^Retirer le filtre.*bande/ }));
    expect(await screen.findByText('2 produits')).toBeTruthy();
    await piece.goTo('/products');
    await piece.goTo('/products?search=bande');
    expect(await screen.findByText('1 produit sur 2')).toBeTruthy();
    await piece.unmount();
  });

  it('says that there is nothing', async () => {
    const piece = await mountPiece(app, { path: '/products', page, api: shop([]) });
    expect(await screen.findByText('Aucun produit disponible')).toBeTruthy();
    await piece.unmount();
  });

  it('says that it could not be loaded, and tries again', async () => {
    let answers = (_: string): Response => new Response(null, { status: 403 });
    const piece = await mountPiece(app, { path: '/products', page, api: (path) => answers(path) });
    expect(await screen.findByText('Erreur lors du chargement des produits ou catégories')).toBeTruthy();
    answers = shop([square]);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('link', { name: 'Carré' })).toBeTruthy();
    await piece.unmount();
  });
});
