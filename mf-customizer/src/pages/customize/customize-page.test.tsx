import { mountPiece } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

const product = {
  id: '018f3a52-0000-7000-8000-000000000001',
  slug: 'magnet-carre-5x5',
  name: 'Magnet carré',
  priceCents: 450,
  stock: 20,
  loyaltyPoints: 4,
  magnetWidth: 50,
  magnetHeight: 50,
  variants: [],
  printProfile: null,
};
const bundles = [{ id: 'nine', name: 'Lot de 9', quantity: 9, bundle_price_cents: 390, stock: 9, is_active: true }];

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const shop = (offered: unknown) => (path: string) => answer(path.includes('bundles') ? bundles : offered);

const open = (identifier: string, api: (path: string) => Response, query = '') =>
  mountPiece(app, {
    path: `/products/${identifier}/customize${query}`,
    page: { id: 'customize', params: { identifier } },
    session: { token: 'token', role: 'customer' },
    api,
  });

describe('the customise page', () => {
  it('names the product and asks for photos', async () => {
    const { element } = await open('magnet-carre-5x5', shop(product));
    await within(element).findByRole('button', { name: 'Choisir des photos' });
    expect(within(element).getByRole('heading', { level: 1 }).textContent).toBe('Personnalisation du Produit');
    expect(element.textContent).toContain('Magnet carré');
    expect(element.textContent).toContain('5\u00a0×\u00a05\u00a0cm');
  });

  it('reads the bundle from the address', async () => {
    const { element } = await open('magnet-carre-5x5', shop(product), '?bundle=nine');
    await within(element).findByRole('button', { name: 'Choisir des photos' });
    expect(element.textContent).toContain('Magnet carré · Lot de 9');
    expect(element.textContent).toContain('vos 9 photos');
  });

  it('says before the import that a product is out of stock', async () => {
    const { element } = await open('magnet-carre-5x5', shop({ ...product, stock: 0 }));
    const page = within(element);
    expect((await page.findByText(/Il n’en reste plus en stock/)).textContent).not.toContain('vos photos restent ici');
    expect(page.queryByRole('button', { name: 'Choisir des photos' })).toBeNull();
    expect(page.getByRole('link', { name: 'Retour aux produits' }).getAttribute('href')).toBe('/products');
  });

  it('says before the import that fewer are left than were chosen', async () => {
    const { element } = await open('magnet-carre-5x5', shop({ ...product, stock: 2 }), '?quantity=5');
    const page = within(element);
    expect(await page.findByText(/Il en reste 2 en stock/)).toBeTruthy();
    expect(page.getByRole('button', { name: 'Choisir des photos' })).toBeTruthy();
  });

  it('looks an id up by id, and a name by slug', async () => {
    const asked: string[] = [];
    const record = (path: string) => {
      asked.push(path.split('?')[0] ?? '');
      return shop(product)(path);
    };
    await within((await open(product.id, record)).element).findByRole('button', { name: 'Choisir des photos' });
    await within((await open(product.slug, record)).element).findByRole('button', { name: 'Choisir des photos' });
    expect(asked).toContain(`/api/products/${product.id}`);
    expect(asked).toContain('/api/products/slug/magnet-carre-5x5');
  });

  it('says that a product without dimensions cannot be customised', async () => {
    const { element } = await open('bande', shop({ ...product, magnetWidth: null, magnetHeight: null }));
    const alert = await within(element).findByRole('alert');
    expect(alert.textContent).toContain('Ce produit n’a pas de dimensions de magnet définies.');
    expect(within(alert).getByRole('link', { name: 'Retour aux produits' })).toBeTruthy();
  });

  it('says that there is no such product, with the way back', async () => {
    const { element } = await open('parti', () =>
      answer({ code: 'X', message: 'Produit retiré', requestId: 'r1' }, 404),
    );
    const page = within(await within(element).findByRole('alert'));
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Nous n’avons pas pu ouvrir ce produit');
    expect(page.getByRole('link', { name: 'Retour aux produits' }).getAttribute('href')).toBe('/products');
    expect(page.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  });

  it('tries again when it is asked to', async () => {
    let isUp = false;
    const { element } = await open('magnet', (path) => {
      if (!isUp) throw new TypeError('Failed to fetch');
      return shop(product)(path);
    });
    const alert = await within(element).findByRole('alert', {}, { timeout: 4000 });
    expect(alert.textContent).toContain('Impossible de contacter le serveur. Veuillez vérifier votre connexion.');
    isUp = true;
    await userEvent.click(within(alert).getByRole('button', { name: 'Réessayer' }));
    expect(await within(element).findByRole('button', { name: 'Choisir des photos' })).toBeTruthy();
  });
});
