import { mountPiece } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';
import { aBundle, aProduct } from '../../catalogue/catalogue.fixture.ts';
import { someReviews } from '../../reviews/reviews.fixture.ts';
import { publicSettings } from '../../shop-identity/settings.fixture.ts';

const id = '01a10000-0000-7000-8000-000000000001';
const shown = (identifier: string) => ({
  path: `/products/${identifier}`,
  page: { id: 'product', params: { identifier } },
});

const shop =
  (over: Parameters<typeof aProduct>[0] = {}, bundles: readonly object[] = []) =>
  (path: string): Response => {
    if (path === '/api/settings') return Response.json(publicSettings);
    if (path.startsWith('/api/product-bundles/')) return Response.json(bundles);
    if (path.includes('/reviews')) return Response.json(someReviews());
    if (path.includes('/similar')) return Response.json([]);
    return path.startsWith('/api/products/') ? Response.json(aProduct({ id, ...over })) : Response.json([]);
  };

describe('a product', () => {
  it('is looked for by its slug, by its id where it looks like one, and is seen once', async () => {
    const asked: string[] = [];
    const api = (path: string) => {
      asked.push(path);
      return shop()(path);
    };
    const piece = await mountPiece(app, { ...shown('magnet-carre'), api });
    await screen.findByRole('heading', { level: 1, name: 'Magnet carré' });
    expect(asked[0]).toBe('/api/products/slug/magnet-carre?lang=fr');
    expect(piece.record.tracked).toEqual([
      { name: 'product_view', data: { id, name: 'Magnet carré', price: 4.5, category: '' } },
    ]);
    expect(piece.record.heads.at(-1)?.title).toBe('Magnet carré à personnaliser, 4,50\u00a0€');
    await piece.unmount();

    asked.length = 0;
    const byId = await mountPiece(app, { ...shown(id), api });
    await screen.findByRole('heading', { level: 1, name: 'Magnet carré' });
    expect(asked[0]).toBe(`/api/products/${id}?lang=fr`);
    await byId.unmount();
  });

  it('that does not exist answers 404 and links back', async () => {
    const api = () => Response.json({ code: 'PRODUCT_NOT_FOUND', message: 'Produit introuvable' }, { status: 404 });
    const piece = await mountPiece(app, { ...shown('magnet-de-lune'), api });
    expect(await screen.findByRole('heading', { level: 1, name: 'Produit introuvable' })).toBeTruthy();
    expect(piece.record.heads.at(-1)?.status).toBe(404);
    expect(screen.getByRole('link', { name: 'Retour aux produits' }).getAttribute('href')).toBe('/products');
    await piece.unmount();
  });

  it('that was not there is shown on the next visit once it is published', async () => {
    let isPublished = false;
    const missing = () => Response.json({ code: 'PRODUCT_NOT_FOUND', message: 'x' }, { status: 404 });
    const api = (path: string) => (isPublished || !path.startsWith('/api/products/') ? shop()(path) : missing());
    const piece = await mountPiece(app, { ...shown('magnet-carre'), api });
    await screen.findByRole('heading', { level: 1, name: 'Produit introuvable' });
    isPublished = true;
    await piece.goTo('/products/autre', { id: 'product', params: { identifier: 'autre' } });
    await screen.findByRole('heading', { level: 1, name: 'Magnet carré' });
    await piece.goTo('/products/magnet-carre', shown('magnet-carre').page);
    await screen.findByRole('heading', { level: 1, name: 'Magnet carré' });
    await piece.unmount();
  });

  it('that was not there is shown as soon as its tab is seen again', async () => {
    const answers = [Response.json({ code: 'PRODUCT_NOT_FOUND', message: 'x' }, { status: 404 })];
    const api = (path: string) => (path.startsWith('/api/products/slug/') && answers.pop()) || shop()(path);
    const piece = await mountPiece(app, { ...shown('magnet-carre'), api });
    await screen.findByRole('heading', { level: 1, name: 'Produit introuvable' });
    document.dispatchEvent(new Event('visibilitychange'));
    await screen.findByRole('heading', { level: 1, name: 'Magnet carré' }, { timeout: 1000 });
    await piece.unmount();
  });

  it('is sold by the first active bundle until the visitor wants another quantity', async () => {
    const bundles = [aBundle({ id: 'old', is_active: false }), aBundle({ id: 'nine', stock: 4 })];
    const piece = await mountPiece(app, { ...shown('magnet-carre'), api: shop({ stock: 8 }, bundles) });
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Lot de 9/ })).checked).toBe(true);
    const way = () => screen.getByRole('link', { name: 'Importer mes images' }).getAttribute('href');
    expect(way()).toBe(`/products/${id}/customize/guest?bundle=nine&quantity=9`);
    expect(screen.getByText('Seulement 4 lots en stock')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Quantité personnalisée' }));
    await userEvent.click(screen.getByRole('button', { name: 'Un de plus' }));
    expect(way()).toBe(`/products/${id}/customize/guest?quantity=2`);
    expect(screen.getByText('Seulement 8 en stock')).toBeTruthy();
    expect(screen.getByText(/9,00\s€/)).toBeTruthy();
    await piece.unmount();
  });

  it.each([
    { what: 'is out of stock', over: { stock: 0 }, reason: /ne peut pas être commandée/ },
    {
      what: 'has no magnet size',
      over: { magnetWidth: null, magnetHeight: null },
      reason: /pas de dimensions de magnet/,
    },
  ])('that $what cannot be customised, and says why', async ({ over, reason }) => {
    const piece = await mountPiece(app, { ...shown('magnet-carre'), api: shop(over) });
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Importer mes images' }).disabled).toBe(true);
    await piece.unmount();
  });

  it('that needs no photo goes into the cart at once, as many as wanted', async () => {
    const over = { isPersonalised: false, magnetWidth: null, magnetHeight: null };
    const piece = await mountPiece(app, { ...shown('coffret'), api: shop(over) });
    await userEvent.click(await screen.findByRole('button', { name: 'Un de plus' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter au panier' }));
    await waitFor(() => expect(piece.record.notices.at(-1)).toMatchObject({ kind: 'success' }));
    expect(piece.record.cartRequests).toEqual([{ productId: id, unitPriceCents: 450, quantity: 2, photos: [] }]);
    expect(screen.queryByText('Importer mes images')).toBeNull();
    await piece.unmount();
  });

  it('that could not be added is added from the notice', async () => {
    const over = { isPersonalised: false, magnetWidth: null, magnetHeight: null };
    const cart = async (call: number) => {
      if (call === 1) throw new Error('no network');
      return { isAdded: true };
    };
    const piece = await mountPiece(app, { ...shown('coffret'), api: shop(over), cart });
    await userEvent.click(await screen.findByRole('button', { name: 'Ajouter au panier' }));
    await waitFor(() => expect(piece.record.notices.at(-1)).toMatchObject({ action: { label: 'Réessayer' } }));
    await act(async () => piece.record.notices.at(-1)?.action?.run());
    await waitFor(() => expect(piece.record.notices.at(-1)).toMatchObject({ kind: 'success' }));
    expect(piece.record.cartRequests).toHaveLength(2);
    await piece.unmount();
  });

  it('of which too many are wanted says how many there are', async () => {
    const piece = await mountPiece(app, { ...shown('magnet-carre'), api: shop({ stock: 2 }) });
    const quantity = await screen.findByRole('spinbutton', { name: 'Quantité' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '3');
    await waitFor(() => expect(screen.getByText(/Il n’en reste que 2/)).toBeTruthy());
    expect(screen.queryByRole('link', { name: 'Importer mes images' })).toBeNull();
    await piece.unmount();
  });

  it('that could not be loaded says so, in the server’s words where it has some', async () => {
    const api = () => Response.json({ code: 'X', message: 'Trop de demandes' }, { status: 429 });
    const piece = await mountPiece(app, { ...shown('magnet-carre'), api });
    expect(await screen.findByRole('heading', { level: 1, name: 'Trop de demandes' })).toBeTruthy();
    await piece.unmount();
  });
});
