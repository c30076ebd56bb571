import type { Parcel } from '@aimante/api-contract/parcels';
import { mountPiece } from '@aimante/testing';
import { expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

const parcel: Parcel = {
  ...{ id: 'one', carrier: 'colissimo', trackingNumber: '6A46000123000', trackingUrl: 'https://www.laposte.fr/x' },
  ...{ state: 'on_its_way', stateAt: '2026-11-20T10:00:00Z', lastEvent: 'Colis en cours de traitement' },
  ...{ lateReason: 'no_movement', promisedTo: '2026-11-24', weightGrams: 60, hasLabel: true, hasCustomsForm: false },
  ...{ recipient: 'Nora Petit', orders: [{ id: 'order', number: 'PM-26-004221' }], createdAt: '2026-11-19T10:00:00Z' },
};
const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

async function openParcels(items: readonly Parcel[], search = '') {
  const calls: string[] = [];
  const piece = await mountPiece(app, {
    path: `/admin/parcels${search}`,
    page: { id: 'parcels', params: {} },
    session: { token: 't', role: 'admin' },
    api: (address, init) => {
      const call = `${init?.method ?? 'GET'} ${address}`;
      if (address.startsWith('/api/admin/parcels')) calls.push(call);
      if (init?.method === 'POST') return json({ ...items[0], state: 'delivered' });
      if (address.startsWith('/api/admin/parcels')) return json({ items, next: null, total: items.length, late: 0 });
      return new Response('{}', { status: 404 });
    },
  });
  return { screen: within(piece.element), calls };
}

it('shows where each parcel is, and what is late', async () => {
  const { screen } = await openParcels([parcel]);
  const row = within(await screen.findByRole('row', { name: /PM-26-004221/ }));
  row.getByText('Colissimo 6A46000123000');
  row.getByText('En route');
  row.getByText('Aucun mouvement');
  row.getByText('Colis en cours de traitement');
});

it('asks for late parcels only', async () => {
  const { screen, calls } = await openParcels([parcel], '?late=true');
  await screen.findByRole('row', { name: /PM-26-004221/ });
  expect(calls[0]).toContain('late=true');
});

it('asks the carrier about chosen parcels', async () => {
  const { screen, calls } = await openParcels([parcel]);
  const row = within(await screen.findByRole('row', { name: /PM-26-004221/ }));
  await userEvent.click(row.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Actualiser le suivi' }));
  await waitFor(() => expect(calls).toContain('POST /api/admin/parcels/one/track'));
});

it('says where parcels come from when there is none', async () => {
  const { screen } = await openParcels([]);
  await screen.findByText('Aucun colis');
});
