import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configure } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartOf, line, photo } from '../../cart/cart.fixture.ts';
import { formatCart } from '../../cart/storage/cart-format.ts';
import { draftToADoor } from '../../checkout-draft/checkout-draft.fixture.ts';
import { keepDraft } from '../../checkout-draft/checkout-draft.ts';
import { installStripe } from '../../payment/stripe/stripe.fixture.ts';
import { down, email, methodOf, openPayment, shopWith } from './payment-page.fixture.ts';

// A whole page is slow on a busy machine.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 8000 });

beforeEach(() => {
  localStorage.setItem('cart', formatCart(cartOf(line({ photos: [photo('018f3c1e-0000-7000-8000-000000000001')] }))));
  keepDraft({ ...draftToADoor, account: email, email });
});

describe('another language during the payment', () => {
  it('keeps the card that is typed into the fields of Stripe', async () => {
    const { calls } = installStripe();
    const { view, goTo } = await openPayment(
      shopWith({ '/api/payments/methods': () => Response.json([methodOf('stripe')]) }),
    );
    await userEvent.type(await view.findByRole('textbox', { name: 'Card number' }), '4242');
    await goTo('/en/checkout/payment');
    expect(await view.findByRole('button', { name: /Order and pay/ })).toBeTruthy();
    expect(view.getByRole<HTMLInputElement>('textbox', { name: 'Card number' }).value).toBe('4242');
    expect(calls).toEqual(['fields in fr', 'now in fr', 'now in en']);
  });

  it.each([
    [
      'a refusal of the shop',
      Response.json({ code: 'PHOTO_UNKNOWN', message: 'Non.', messages: { fr: 'Non.', en: 'No.' } }, { status: 409 }),
      ['Non.', 'No.'],
    ],
    ['a lost answer', down(), [/^La boutique n’a pas répondu/, /^The shop did not respond/]],
    [
      'a refused coupon',
      Response.json({ code: 'COUPON_USED', message: 'Non.', messages: { fr: 'Non.', en: 'No.' } }, { status: 409 }),
      ['Non.', 'No.'],
    ],
  ] as const)('shows %s in the other language', async (_, answer, [french, english]) => {
    const methods = () => Response.json([{ ...methodOf('transfer'), provider: 'transfer' }]);
    const { view, goTo } = await openPayment(
      shopWith({ '/api/payments/methods': methods, '/api/orders': () => answer.clone() }),
    );
    await userEvent.click(await view.findByRole('checkbox'));
    await userEvent.click(await view.findByRole('button', { name: /Commander et payer/ }));
    expect(await view.findByText(french)).toBeTruthy();
    await goTo('/en/checkout/payment');
    expect(await view.findByText(english)).toBeTruthy();
    expect(view.queryByText(french)).toBeNull();
  });
});
