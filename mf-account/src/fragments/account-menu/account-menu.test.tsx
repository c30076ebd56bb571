import { mountPiece } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fragment from '#fragments/account-menu';

/**
 * Opens the header's popup and returns its links. The phone's panel has the same links, and only styles tell them
 * apart.
 */
async function openMenu(session: { token: string; role: 'customer' | 'admin' } | null) {
  const piece = await mountPiece(fragment, { session });
  const trigger = within(piece.element).getByRole('button', { name: 'Compte' });
  await userEvent.click(trigger);
  const popup = document.getElementById(trigger.getAttribute('aria-controls') ?? '') ?? piece.element;
  return { ...piece, trigger, popup: within(popup) };
}

type Popup = Awaited<ReturnType<typeof openMenu>>['popup'];

const names = (popup: Popup) => popup.getAllByRole('link').map(({ textContent }) => textContent);

describe('the account menu', () => {
  it('offers a visitor to sign in or to register', async () => {
    const { popup } = await openMenu(null);
    expect(names(popup)).toEqual(['Connexion', 'Créer un compte']);
    expect(popup.queryByRole('button')).toBeNull();
  });

  it('links the account and the orders for a customer, and the workshop for an administrator', async () => {
    const customer = await openMenu({ token: 't', role: 'customer' });
    expect(names(customer.popup)).toEqual(['Mon compte', 'Mes commandes']);
    const admin = await openMenu({ token: 't', role: 'admin' });
    expect(names(admin.popup)).toEqual(['Mon compte', 'Mes commandes', 'Atelier']);
  });

  it('ends the session and goes home', async () => {
    const { popup, platform, record } = await openMenu({ token: 't', role: 'customer' });
    await userEvent.click(popup.getByRole('button', { name: 'Se déconnecter' }));
    await waitFor(() => expect(record.navigations).toEqual(['/']));
    expect(platform.session.get()).toBeNull();
  });

  it('closes on Escape and gives the focus back', async () => {
    const { trigger } = await openMenu(null);
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Escape}');
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(trigger);
  });
});
