import { mountPiece } from '@aimante/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import * as fragment from '#fragments/in-cart';
import { cartOf, line } from '../../cart/cart.fixture.ts';
import { formatCart } from '../../cart/storage/cart-format.ts';

beforeEach(() => localStorage.clear());

describe('the cart on the page of a product', () => {
  it('shows how many of the product are in the cart, and links the cart', async () => {
    localStorage.setItem('cart', formatCart(cartOf(line())));
    const { element } = await mountPiece(fragment, { slotProps: { productId: line().productId } });
    await within(element).findByText('Déjà 2 magnets dans votre panier.');
    expect(within(element).getByRole('link', { name: 'Voir le panier' }).getAttribute('href')).toBe('/cart');
  });

  it('takes no room for a product that is not in the cart', async () => {
    localStorage.setItem('cart', formatCart(cartOf(line())));
    const { element } = await mountPiece(fragment, { slotProps: { productId: 'other' } });
    expect(element.innerHTML).toBe('');
  });
});
