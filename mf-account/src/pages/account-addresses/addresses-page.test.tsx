import type { Address } from '@aimante/api-contract/users';
import { mountPiece } from '@aimante/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';
import { addressOf } from '../../address.fixture.ts';
import { fill } from '../../form/fill.fixture.ts';

// A form of twelve fields is slow in jsdom on a busy machine.
jest.setTimeout(20_000);

interface Change {
  readonly method: string | undefined;
  readonly path: string;
  readonly body: unknown;
}

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

async function openAddresses(addresses: Address[], { confirms = true, answer = () => Response.json({}) } = {}) {
  const changes: Change[] = [];
  const { element, record, unmount } = await mountPiece(app, {
    path: '/account/addresses',
    page: { id: 'account-addresses', params: {} },
    session: { token: 'a.b.c', role: 'customer' },
    confirms,
    api: (path, init) => {
      if (path === '/api/users/profile') return Response.json({ firstName: 'Camille', lastName: 'Moreau', addresses });
      changes.push({
        method: init?.method,
        path,
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      });
      return answer();
    },
  });
  close = unmount;
  const screen = within(element);
  const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
  return { screen, record, changes, press };
}

describe('the address book', () => {
  it('starts a first address with the customer’s name', async () => {
    const { screen, press } = await openAddresses([]);
    await press('Nouvelle adresse');
    expect(screen.getByLabelText<HTMLInputElement>('Prénom').value).toBe('Camille');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Nouvelle adresse' }));
  });

  it('is full with twenty', async () => {
    const { screen } = await openAddresses(Array.from({ length: 20 }, (_, serial) => addressOf(serial)));
    await screen.findByText(/^Vous avez 20 adresses/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Nouvelle adresse' }).disabled).toBe(true);
  });

  it('offers to deliver to an address that takes parcels and is not the default', async () => {
    const addresses = [
      addressOf(1, { label: 'Maison', isDefaultShipping: true }),
      addressOf(2, { label: 'Bureau' }),
      addressOf(3, { label: 'Siège', type: 'billing' }),
    ];
    const { screen, press, changes } = await openAddresses(addresses);
    await screen.findByRole('heading', { name: 'Bureau' });
    expect(screen.getAllByRole('button', { name: /^Livrer par défaut/ })).toHaveLength(1);
    await press('Livrer par défaut à Bureau');
    await waitFor(() => expect(changes[0]?.body).toEqual({ isDefaultShipping: true }));
    expect(changes[0]?.path).toContain(addressOf(2).id);
  });

  it('deletes after a yes only', async () => {
    const { press, record, changes } = await openAddresses([addressOf(1)], { confirms: false });
    await press('Supprimer Camille Moreau');
    await waitFor(() => expect(record.questions[0]).toMatchObject({ isDangerous: true }));
    expect(changes).toEqual([]);
  });

  it.each([
    [
      'the shop’s reason',
      Response.json({ code: 'ANY', message: 'Elle sert à une commande.' }, { status: 409 }),
      /^Elle sert/,
    ],
    ['what failed without one', new Response(null, { status: 500 }), /suppression de l’adresse|répond/],
  ])('keeps an address that cannot be deleted, and says %s', async (_, response, text) => {
    const { press, record, screen } = await openAddresses([addressOf(1)], { answer: () => response });
    await press('Supprimer Camille Moreau');
    await waitFor(() => expect(record.notices).toMatchObject([{ kind: 'error', text: expect.stringMatching(text) }]));
    expect(screen.getByRole('button', { name: 'Supprimer Camille Moreau' })).not.toBeNull();
  });

  it('shows at its field what the shop refuses, with all that was typed', async () => {
    const answer = () => Response.json({ code: 'POSTAL_CODE_INVALID', message: 'Code inconnu' }, { status: 400 });
    const { screen, press, changes, record } = await openAddresses([addressOf(1)], { answer });
    await press('Modifier Camille Moreau');
    const city = screen.getByLabelText<HTMLInputElement>('Ville');
    await userEvent.clear(city);
    await fill(city, 'Avrillé');
    await press('Enregistrer');
    await screen.findByText('Code inconnu');
    expect(document.activeElement).toBe(screen.getByLabelText('Code postal'));
    expect(city.value).toBe('Avrillé');
    expect(changes[0]).toMatchObject({ method: 'PUT', body: { city: 'Avrillé', company: null } });
    expect(record.notices).toEqual([]);
  });
});
