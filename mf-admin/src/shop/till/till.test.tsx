import { defineFragment } from '@aimante/remote';
import { mountPiece } from '@aimante/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locales } from '#locales';
import { Counter } from './counter.tsx';
import { readPayment } from './payment.ts';
import { readQueue, type Sale } from './sale-queue.ts';
import { pricedStock } from './use-priced-stock.ts';

describe('a payment', () => {
  it.each<[string, string, Partial<ReturnType<typeof readPayment>>]>([
    ['nothing', '', { givenCents: undefined, changeCents: undefined, isShort: false }],
    ['spaces', '  ', { givenCents: undefined, isShort: false }],
    ['the exact amount', '9', { changeCents: 0, isShort: false }],
    ['a note', '20', { givenCents: 2000, changeCents: 1100, isShort: false }],
    ['coins', '9,50', { changeCents: 50, isShort: false }],
    ['a cent too little', '8,99', { changeCents: -1, isShort: true }],
    ['a word', 'vingt', { givenCents: Number.NaN, isShort: true }],
    ['less than nothing', '-20', { isShort: true }],
  ])('of 9 € with %s given: %j', (_, given, read) => {
    expect(readPayment({ given, email: '' }, 900)).toMatchObject(read);
  });

  it.each([
    ['', false],
    ['  ', false],
    [' Nora@Exemple.test ', false],
    ['nora', true],
    ['nora@', true],
    ['nora@exemple.test, lea@exemple.test', true],
  ])('with its receipt to %j has a wrong address: %j', (email, isEmailWrong) => {
    expect(readPayment({ given: '', email }, 900)).toMatchObject({ isEmailWrong });
  });
});

const product = (id: string, priceCents: number, variants: { id: string; priceCents: number | null }[] = []) => ({
  id,
  priceCents,
  imageUrl: `/${id}.jpg`,
  variants,
});
const item = (ownerId: string, owner: 'product' | 'variant' | 'bundle' = 'product') => ({
  owner,
  ownerId,
  productId: 'p',
  name: ownerId,
  stock: 2,
});

describe('the stock of the stall', () => {
  const cents = (...args: Parameters<typeof pricedStock>) =>
    pricedStock(...args).map((each) => [each.ownerId, each.cents]);

  it('has the price of a product, and of a variant its own or that of its product', () => {
    const offers = [
      product('p', 450, [
        { id: 'dear', priceCents: 600 },
        { id: 'same', priceCents: null },
        { id: 'free', priceCents: 0 },
      ]),
    ];
    const stock = [item('p'), ...['dear', 'same', 'free'].map((id) => item(id, 'variant'))];
    expect(cents(stock, offers, [])).toEqual([
      ['p', 450],
      ['dear', 600],
      ['same', 450],
      ['free', 0],
    ]);
  });

  it('has the price of a whole bundle, with the picture of its product', () => {
    const bundles = [{ id: 'b', product_id: 'p', bundle_price_cents: 400, quantity: 9 }];
    const [bundle] = pricedStock([item('b', 'bundle')], [product('p', 450)], bundles);
    expect(bundle).toMatchObject({ cents: 3600, imageUrl: '/p.jpg' });
    expect(pricedStock([item('b', 'bundle')], [], bundles)[0]).toMatchObject({ cents: 3600, imageUrl: null });
  });

  it('leaves out what the shop does not offer', () => {
    expect(cents([item('gone'), item('p')], [product('p', 450)], [])).toEqual([['p', 450]]);
  });
});

describe('the counter', () => {
  let close = async () => {};
  beforeEach(() => localStorage.clear());
  afterEach(() => close());

  type Answer = (sale: Sale) => Response | Promise<Response>;
  const sold: Answer = ({ expectedTotalCents, givenCents }) =>
    Response.json({
      entry: {},
      totalCents: expectedTotalCents,
      changeCents: givenCents === undefined ? null : givenCents - expectedTotalCents,
    });

  async function open(...answers: Answer[]) {
    const sales: Sale[] = [];
    const { element, record, unmount } = await mountPiece(
      defineFragment(() => <Counter eventId="e" sessionId="s" />, locales),
      {
        session: { token: 't', role: 'admin' },
        api: async (address, init) => {
          if (address === '/api/market/sales') {
            const sale = JSON.parse(init?.body as string) as Sale;
            sales.push(sale);
            return (answers[sales.length - 1] ?? sold)(sale);
          }
          if (address.startsWith('/api/market/events/e/stock')) return Response.json([item('p'), item('q')]);
          if (address.startsWith('/api/admin/products'))
            return Response.json({ items: [product('p', 450), product('q', 100)], next: null, total: 2 });
          return Response.json([]);
        },
      },
    );
    close = unmount;
    const screen = within(element);
    const add = async (name: string) =>
      userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
    const pay = (way: string) => userEvent.click(screen.getByRole('button', { name: way }));
    const type = (label: RegExp | string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    const total = () => screen.getByText(/^Total/).textContent?.replace('\u00a0', ' ');
    await screen.findByRole('button', { name: /^p/ });
    return { screen, add, pay, type, total, sales, record };
  }

  it('adds up the sale, up to the stock', async () => {
    const { screen, add, total } = await open();
    await add('p');
    await add('p');
    await add('q');
    expect(total()).toContain('10,00 €');
    expect(screen.getByRole('button', { name: /^p/ })).toHaveProperty('disabled', true);
  });

  it('sells for cash, gives change, and starts the next sale', async () => {
    const { add, pay, type, total, sales, record } = await open();
    await add('p');
    type('Reçu', '10');
    await pay('Espèces');
    await waitFor(() => expect(record.notices).toHaveLength(1));
    expect(record.notices[0]?.text.replaceAll('\u00a0', ' ')).toContain('5,50 €');
    expect(sales).toMatchObject([
      {
        payment: 'cash',
        givenCents: 1000,
        expectedTotalCents: 450,
        lines: [{ owner: 'product', id: 'p', quantity: 1 }],
      },
    ]);
    expect(total()).toContain('0,00 €');
  });

  it('keeps a sale without a network, and sends it once the network is back', async () => {
    const { screen, add, pay, sales } = await open(() => Promise.reject(new TypeError('Failed to fetch')));
    await add('q');
    await pay('Carte');
    await waitFor(() => expect(readQueue()).toHaveLength(1));
    expect(await screen.findByText(/1 vente/)).toBeTruthy();
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(readQueue()).toEqual([]));
    expect(sales[1]).toEqual(sales[0]);
  });

  it('keeps the sale on the screen after a refusal, and says why', async () => {
    const { add, pay, total, record } = await open(() =>
      Response.json({ code: 'PRICE_CHANGED', message: 'Le prix a changé.', requestId: 'r' }, { status: 409 }),
    );
    await add('p');
    await pay('Carte');
    await waitFor(() => expect(record.notices).toEqual([{ kind: 'error', text: 'Le prix a changé.' }]));
    expect(readQueue()).toEqual([]);
    expect(total()).toContain('4,50 €');
  });

  it('sells nothing to a wrong address: offline, it would be refused after the customer left', async () => {
    const { screen, add, type } = await open();
    await add('p');
    type(/par e-mail/, 'nora@');
    for (const way of ['Espèces', 'Carte', 'Autre'])
      expect(screen.getByRole('button', { name: way })).toHaveProperty('disabled', true);
  });

  it('takes no cash that is too little, but a card', async () => {
    const { screen, add, type } = await open();
    await add('p');
    type('Reçu', '4');
    expect(screen.getByRole('button', { name: 'Espèces' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Carte' })).toHaveProperty('disabled', false);
  });
});
