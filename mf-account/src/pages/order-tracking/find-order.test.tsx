import { mountPiece } from '@aimante/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';
import { fill } from '../../form/fill.fixture.ts';
import { order } from '../../order/order.fixture.ts';
import { maskedEmail } from './masked-email.ts';
import { looksLikeOrderNumber } from './order-number.ts';

describe('the number of an order', () => {
  it.each([
    ['PM-26-004217', true],
    ['pm - 26 - 004 217', true],
    ['', false],
    ['4217', false],
    ['PM-26-00421', false],
    ['PM-26-0042170042170', false],
    ['PM-26-004217; DROP', false],
  ])('of %j looks right: %s', (typed, isRight) => expect(looksLikeOrderNumber(typed)).toBe(isRight));
});

describe('maskedEmail', () => {
  it.each([
    ['sophie@exemple.fr', 's•••@exemple.fr'],
    ['s@exemple.fr', 's•••@exemple.fr'],
    ['"a@b"@exemple.fr', '"•••@exemple.fr'],
    ['@exemple.fr', '•••'],
    ['sophie', '•••'],
    ['', '•••'],
  ])('of %j is %j', (email, masked) => expect(maskedEmail(email)).toBe(masked));
});

const sent = () => Response.json({ message: 'Si cette commande existe, son lien arrive.' });
let close: (() => Promise<void>) | undefined;
beforeEach(() => void jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined));
afterEach(() => close?.());

async function openTracking(path: string, api: (path: string) => Response = sent) {
  const bodies: unknown[] = [];
  const { element, record, unmount } = await mountPiece(app, {
    path,
    page: { id: 'order-tracking', params: {} },
    api: (asked, init) => {
      if (typeof init?.body === 'string') bodies.push(JSON.parse(init.body));
      return api(asked);
    },
  });
  close = unmount;
  const screen = within(element);
  const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Numéro/ });
  const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^E-mail/ });
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Recevoir le lien' }));
  return { screen, record, bodies, number, email, send };
}

describe('the search for an order', () => {
  it('leads to the first fault, and forgets it while it is corrected', async () => {
    const { screen, bodies, number, email, send } = await openTracking('/orders/track?order=4217');
    expect(number().value).toBe('4217');
    await send();
    expect(document.activeElement).toBe(number());
    await userEvent.clear(number());
    await userEvent.type(number(), 'PM-26-004217');
    expect(number().getAttribute('aria-invalid')).not.toBe('true');
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Indiquez votre adresse e-mail.')).not.toBeNull();
    expect(bodies).toEqual([]);
  });

  it('gives the same answer whether the order exists or not, and asks for another', async () => {
    const { screen, bodies, email, send } = await openTracking('/orders/track?order=PM-26-004217');
    await fill(email(), ' camille@exemple.fr ');
    await send();
    const words = await screen.findByRole('status');
    expect(words.textContent).toBe('camille@exemple.frSi cette commande existe, son lien arrive.');
    expect(document.activeElement).toBe(words);
    expect(bodies).toEqual([{ number: 'PM-26-004217', email: 'camille@exemple.fr' }]);
    await userEvent.click(screen.getByRole('button', { name: /^Essayer un autre/ }));
    expect(email().value).toBe('');
  });

  it('keeps what was typed after too many tries', async () => {
    const { screen, number, email, send } = await openTracking('/orders/track?order=PM-26-004217', () =>
      Response.json({ code: 'TOO_MANY', message: 'Revenez dans une minute.' }, { status: 429 }),
    );
    await fill(email(), 'camille@exemple.fr');
    await send();
    await screen.findByText('Revenez dans une minute.');
    expect([number().value, email().value]).toEqual(['PM-26-004217', 'camille@exemple.fr']);
  });
});

describe('the signed link of an order', () => {
  it('that is no longer valid is as one that never was, and offers the search', async () => {
    const { screen, record, number } = await openTracking('/orders/track#token=old', () =>
      Response.json({ code: 'ORDER_NOT_FOUND', message: 'Inconnue' }, { status: 404 }),
    );
    await screen.findByRole('heading', { name: /n’est plus valable/ });
    expect(number()).not.toBeNull();
    expect(record.heads.at(-1)).toMatchObject({ status: 404 });
  });

  it.each([
    ['shows a guest the points of the order', { isGuestOrder: true, loyaltyPoints: 9 }, true],
    ['shows none to a customer who is not logged in', { isGuestOrder: false, loyaltyPoints: 9 }, false],
  ] as const)('%s', async (_, facts, isShown) => {
    const { screen } = await openTracking('/orders/track#token=new', () => Response.json(order(facts)));
    const panel = within(await screen.findByRole('region', { name: 'Vous suivez sans compte' }));
    expect(panel.getByText(/envoyé à c•••@exemple\.fr/)).not.toBeNull();
    await waitFor(() => expect(panel.queryByText(/9 points vous attendent/) !== null).toBe(isShown));
  });
});
