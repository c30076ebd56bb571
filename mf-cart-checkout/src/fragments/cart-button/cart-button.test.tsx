import { mountPiece } from '@aimante/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fragment from '#fragments/cart-button';
import { cartOf, line } from '../../cart/cart.fixture.ts';
import { formatCart } from '../../cart/storage/cart-format.ts';
import { add } from '../../cart-port/cart-port.ts';
import { quoteOf } from '../../quote/quote.fixture.ts';

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

  it('opens the drawer with what was added, focuses its title and closes it with Escape', async () => {
    const piece = await mountPiece(fragment, { api: (_, init) => Response.json(quoteOf(init?.body as string)) });
    await act(() =>
      add(
        { productId: cartOf(line()).lines[0]?.productId ?? '', unitPriceCents: 450, quantity: 2, photos: [] },
        piece.platform,
      ),
    );
    const drawer = await screen.findByRole('dialog', { name: 'Ajouté à votre panier' });
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Ajouté à votre panier'));
    expect(await within(drawer).findByText(/Chez vous entre/)).toBeTruthy();
    expect(within(drawer).getByText('Sous-total, 2 articles')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(within(piece.element).queryByRole('region')).toBeNull();
  });

  it.each([
    ['a guest to the checkout without an account', null, '/checkout/guest'],
    ['a customer to the own checkout', { token: 'own', role: 'customer' } as const, '/checkout'],
  ])('leads %s from the drawer', async (_, session, path) => {
    const piece = await mountPiece(fragment, {
      api: (_path, init) => Response.json(quoteOf(init?.body as string)),
      session,
    });
    await act(() =>
      add(
        { productId: cartOf(line()).lines[0]?.productId ?? '', unitPriceCents: 450, quantity: 2, photos: [] },
        piece.platform,
      ),
    );
    const drawer = await screen.findByRole('dialog', { name: 'Ajouté à votre panier' });
    await userEvent.click(within(drawer).getByRole('button', { name: 'Passer la commande' }));
    expect(piece.record.navigations).toEqual([path]);
  });
});
