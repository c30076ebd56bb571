import { mountPiece } from '@aimante/testing';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

const product = {
  ...{ id: '00000000-0000-4000-8000-000000000001', name: 'Coffret', isPersonalised: false, variants: [] },
  ...{ magnetWidth: null, magnetHeight: null, magnetShape: null },
};
const event = {
  ...{ id: '00000000-0000-4000-8000-000000000002', name: 'Marché de Noël', place: 'Lyon', address: 'Bellecour' },
  ...{ startsAt: '2026-12-05T09:00:00Z', endsAt: '2026-12-05T17:00:00Z' },
};
const methods = ['standard', 'express', 'relay', 'market'].map((code) => ({
  ...{ code, name: code, description: '', price: 0, priceCents: 0, isAvailable: true, reason: null, estimate: null },
  events: code === 'market' ? [event] : [],
}));
interface Sent {
  readonly items: { readonly lineId: string; readonly quantity: number }[];
}
const quoteOf = ({ items }: Sent) => ({
  ...{ subtotalCents: 790, discountCents: 0, shippingCents: 490, totalCents: 1280, estimate: null, quoteHash: 'h1' },
  lines: items.map(({ lineId, quantity }) => ({ lineId, totalCents: 790 * quantity })),
  notices: [{ lineId: null, code: 'COUPON_REFUSED', message: 'Ce code a expiré.' }],
});

let close = async () => {};
afterEach(() => close());

// jsdom has no `scrollIntoView`.
beforeAll(() => void Object.assign(Element.prototype, { scrollIntoView: () => undefined }));

const { variants: _, ...ordered } = product;
const draft = {
  ...{ number: 'PM-26-000001', version: 4, email: 'lea@exemple.test', locale: 'en', couponCode: 'DIX' },
  ...{ customerNote: 'Sonner fort', payment: 'transfer' },
  shipping: {
    ...{ method: 'standard', relayId: null, marketEventId: null },
    address: {
      ...{ firstName: 'Léa', lastName: 'Roux', company: null, line1: '1 rue du Lac', line2: null },
      ...{ postalCode: '69003', city: 'Lyon', country: 'FR', phone: null, instructions: null },
    },
  },
  lines: [{ product: ordered, variantId: null, title: 'Coffret', quantity: 2, photos: [] }],
};

const known = {
  ...{ email: 'lea@exemple.test', name: 'Léa Roux', locale: 'en' },
  address: draft.shipping.address,
};

const answers: Readonly<Record<string, object>> = {
  '/api/admin/orders/o0/draft': draft,
  '/api/admin/orders/o0': { ...draft, id: 'o0' },
  '/api/admin/customers': [known],
};

async function openPage(
  answer: () => Response = () => Response.json({ id: 'o1', number: 'PM-26-000001' }),
  query = '',
) {
  const placed: { path: string; body: object; key: string | null }[] = [];
  const piece = await mountPiece(app, {
    path: `/admin/orders/new${query}`,
    page: { id: 'new-order', params: {} },
    session: { token: 't', role: 'admin' },
    api: (path, init) => {
      const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as object) : {};
      if (path.startsWith('/api/products')) return Response.json([product]);
      if (path.startsWith('/api/shipping/methods')) return Response.json(methods);
      if (path === '/api/admin/orders/quote') return Response.json(quoteOf(body as Sent));
      const given = answers[path.split('?')[0] ?? ''];
      if (given) return Response.json(given);
      if (!/^\/api\/admin\/orders(?:\/o0\/(?:replacement|supplements))?$/.test(path))
        return Response.json({}, { status: 404 });
      placed.push({ path, body, key: new Headers(init?.headers).get('idempotency-key') });
      return answer();
    },
  });
  close = piece.unmount;
  const screen = within(piece.element);
  return { screen, placed, record: piece.record };
}

async function fill(screen: Awaited<ReturnType<typeof openPage>>['screen']) {
  await userEvent.selectOptions(await screen.findByLabelText('Article'), await screen.findByText('Coffret'));
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
  const fields = { 'E-mail': 'lea@exemple.test', Prénom: 'Léa', Nom: 'Roux', 'Numéro et voie': '1 rue du Lac' };
  for (const [label, text] of Object.entries({
    ...fields,
    'Code postal': '69003',
    Ville: 'Lyon',
    Téléphone: '0601020304',
  }))
    await userEvent.type(screen.getByRole('textbox', { name: label }), text);
  await screen.findByText(/12,80/);
}
const place = async (screen: Awaited<ReturnType<typeof openPage>>['screen']) =>
  userEvent.click(await screen.findByRole('button', { name: 'Créer la commande' }));

describe('a new order', () => {
  it('is placed with the price that the member has seen, and opens', async () => {
    const { screen, placed, record } = await openPage();
    await fill(screen);
    expect(screen.getByText('Ce code a expiré.')).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Paiement' }), 'transfer');
    await place(screen);
    await waitFor(() => expect(record.navigations).toEqual(['/admin/orders/o1']));
    expect(placed).toMatchObject([
      {
        key: expect.stringMatching(/.{8}/),
        body: {
          ...{ email: 'lea@exemple.test', locale: 'fr', payment: 'transfer', quoteHash: 'h1', couponCode: null },
          items: [{ productId: product.id, quantity: 1, photos: [] }],
          shipping: { method: 'standard', address: { firstName: 'Léa', city: 'Lyon', country: 'FR' } },
          phone: expect.stringContaining('6'),
        },
      },
    ]);
  });

  it('for a market is billed to the address of the customer', async () => {
    const { screen, placed } = await openPage();
    await fill(screen);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mode de livraison' }), 'market');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Marché' }), event.id);
    await place(screen);
    await waitFor(() => expect(placed).toHaveLength(1));
    expect(placed[0]?.body).toMatchObject({
      shipping: { method: 'market', marketEventId: event.id },
      billingAddress: { firstName: 'Léa', siret: null },
    });
  });

  it('says what is missing, and what the server refused', async () => {
    const refusal = { code: 'PRICE_CHANGED', message: 'Le prix a changé.' };
    const { screen, placed } = await openPage(() => Response.json(refusal, { status: 409 }));
    await place(screen);
    expect(await screen.findByText(/^Ajoutez au moins un article/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Article'));
    expect(placed).toEqual([]);
    await fill(screen);
    await place(screen);
    expect(await screen.findByText('Le prix a changé.')).toBeTruthy();
  });

  it('replaces an unpaid one, with what stays of it', async () => {
    const { screen, placed, record } = await openPage(undefined, '?replaces=o0');
    expect(await screen.findByText('Modifier PM-26-000001')).toBeTruthy();
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'E-mail' })).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: /^Un de plus.*Coffret$/i }));
    await screen.findByText(/^3 exemplaires · 23,70/);
    await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer et prévenir le client' }));
    await waitFor(() => expect(record.navigations).toEqual(['/admin/orders/o1']));
    const [sent] = placed;
    expect(sent).toMatchObject({
      path: '/api/admin/orders/o0/replacement',
      body: {
        ...{ version: 4, payment: 'transfer', couponCode: 'DIX', customerNote: 'Sonner fort', quoteHash: 'h1' },
        items: [{ productId: product.id, quantity: 3 }],
        shipping: { method: 'standard', address: { firstName: 'Léa', city: 'Lyon' } },
      },
    });
    expect(sent?.body).not.toHaveProperty('email');
    expect(sent?.body).not.toHaveProperty('locale');
  });

  it('offers items that are added to a paid one, at the price that the member has seen', async () => {
    const { screen, placed, record } = await openPage(undefined, '?supplements=o0');
    expect(await screen.findByText('Ajouter des articles à PM-26-000001')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Envoyer le lien au client' }));
    expect(await screen.findByText(/^Ajoutez au moins un article/)).toBeTruthy();
    await userEvent.selectOptions(await screen.findByLabelText('Article'), await screen.findByText('Coffret'));
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
    await screen.findByText(/12,80/);
    await userEvent.click(await screen.findByRole('button', { name: 'Envoyer le lien au client' }));
    await waitFor(() => expect(record.navigations).toEqual(['/admin/orders/o1']));
    expect(placed).toMatchObject([
      {
        path: '/api/admin/orders/o0/supplements',
        key: expect.stringMatching(/.{8}/),
        body: { version: 4, quoteHash: 'h1', items: [{ productId: product.id, quantity: 1 }] },
      },
    ]);
  });

  it('is filled with a customer that is found by name', async () => {
    const { screen } = await openPage();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Chercher un client' }), 'roux');
    await userEvent.click(await screen.findByRole('button', { name: 'Léa Roux · lea@exemple.test · Lyon' }));
    const valueIn = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
    expect([valueIn('E-mail'), valueIn('Prénom'), valueIn('Ville')]).toEqual(['lea@exemple.test', 'Léa', 'Lyon']);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Langue du client' }).value).toBe('en');
  });
});
