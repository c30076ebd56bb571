import { mountPiece } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

const holding = (id: string, name: string, remains: string | null) => ({
  ...{
    id,
    name,
    remains,
    isKept: id === 'invoices',
    purpose: 'Vendre',
    ground: 'Contrat',
    term: 'Trois ans',
    recipients: 'L’équipe',
  },
  ...{ count: 2, since: '2026-05-01T08:00:00.000Z' },
});

const found = {
  email: 'nora@exemple.test',
  account: null,
  holdings: [
    holding('orders', 'Commandes', 'Les montants'),
    holding('carts', 'Paniers', null),
    holding('invoices', 'Factures', 'Les factures'),
  ],
  orders: [{ id: '1', number: 'PM-26-1', isOpen: false }],
  threads: [],
};

async function openPrivacy(person: object = found) {
  const sent: { path: string; body: BodyInit | null | undefined }[] = [];
  const { element, record } = await mountPiece(app, {
    path: '/admin/privacy',
    page: { id: 'privacy', params: {} },
    session: { token: 't', role: 'admin' },
    api: (address, init) => {
      if (!address.startsWith('/api/admin/privacy')) return new Response('{}', { status: 404 });
      sent.push({ path: address, body: init?.body });
      return new Response(JSON.stringify(address.endsWith('/erase') ? { message: 'Effacé' } : person), {
        headers: { 'content-type': 'application/json' },
      });
    },
  });
  const screen = within(element);
  await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail de la personne' }), ' Nora@exemple.test');
  await userEvent.click(screen.getByRole('button', { name: 'Chercher' }));
  return { screen, sent, record };
}

describe('the personal data of an address', () => {
  it('is listed by use, and its erasure says before what goes and what stays', async () => {
    const { screen, sent } = await openPrivacy();
    expect(await screen.findByRole('rowheader', { name: 'Commandes' })).toBeTruthy();
    const erase = within(screen.getByRole('region', { name: 'Effacer' }));
    const [goes, stays] = erase.getAllByRole('list').map(({ textContent }) => textContent);
    expect(goes).toBe('CommandesPaniers');
    expect(stays).toBe('Commandes\u00a0: Les montantsFactures\u00a0: Les factures');
    await userEvent.click(erase.getByRole('button', { name: 'Effacer ces données' }));
    await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/api/admin/privacy/erase'));
    expect(
      sent.every(({ path, body }) => !path.includes('nora') && typeof body === 'string' && body.includes('nora@')),
    ).toBe(true);
  });

  it.each([
    ['an account', { name: 'Nora Petit', createdAt: '2026-05-01T08:00:00.000Z' }, /^Le compte ferme/],
    ['orders alone', null, /^Les commandes perdent le nom/],
  ])('is erased after a question that fits %s', async (_, account, text) => {
    const { screen, record } = await openPrivacy({ ...found, account });
    await userEvent.click(await screen.findByRole('button', { name: 'Effacer ces données' }));
    await waitFor(() => expect(record.questions).toMatchObject([{ text: expect.stringMatching(text) }]));
  });

  it('cannot be erased while an order is open', async () => {
    const { screen } = await openPrivacy({ ...found, orders: [{ id: '1', number: 'PM-26-1', isOpen: true }] });
    expect(await screen.findByText('Une commande est en cours. Terminez-la ou annulez-la d’abord.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Effacer ces données' }).hasAttribute('disabled')).toBe(true);
  });

  it('says that nothing is stored about an unknown address', async () => {
    const { screen } = await openPrivacy({ ...found, holdings: [], orders: [] });
    expect(await screen.findByText('La boutique n’a rien sur cette adresse.')).toBeTruthy();
  });
});
