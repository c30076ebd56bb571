import { mountPiece } from '@aimante/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fragment from '#fragments/cart-button';
import { cartOf, line } from '../../cart/cart.fixture.ts';
import { formatCart } from '../../cart/storage/cart-format.ts';

beforeEach(() => localStorage.clear());

describe('the cart button', () => {
  it('publishes the number of magnets in the stored cart', async () => {
    localStorage.setItem('cart', formatCart(cartOf(line())));
    const piece = await mountPiece(fragment);
    const counts: number[] = [];
    piece.platform.events.on('cart:changed', ({ count }) => counts.push(count));
    expect(await within(piece.element).findByRole('link', { name: 'Panier, 2 magnets' })).toBeTruthy();
    expect(counts).toEqual([2]);
  });

  it('shows the content of the cart on hover, and links the cart', async () => {
    localStorage.setItem('cart', formatCart(cartOf(line())));
    const piece = await mountPiece(fragment, { locale: 'en' });
    const user = userEvent.setup();
    const link = await within(piece.element).findByRole('link', { name: 'Cart, 2 magnets' });
    await user.hover(link);
    const preview = within(piece.element).getByRole('region', { name: 'Cart preview' });
    expect(preview.textContent).toContain('€9.00');
    fireEvent.click(within(preview).getByRole('link', { name: 'View the cart' }));
    expect(piece.record.navigations).toEqual(['/en/cart']);
    expect(within(piece.element).queryByRole('region')).toBeNull();
  });

  it('has nothing to show while the cart is empty', async () => {
    const piece = await mountPiece(fragment);
    await userEvent.setup().hover(within(piece.element).getByRole('link', { name: 'Panier, 0 magnet' }));
    expect(within(piece.element).queryByRole('region')).toBeNull();
  });
});
