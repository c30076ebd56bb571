import { areas, mergeLevels } from '@aimante/api-contract/core/rights';
import { mountPiece } from '@aimante/testing';
import { afterEach, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

const order = {
  ...{ id: 'one', version: 1, number: 'AIM-one', email: 'nora@exemple.test', createdAt: '2026-11-20T10:00:00Z' },
  ...{ status: 'en_cours', stage: 'pret', paymentStatus: 'paid', shippingMethod: 'standard' },
  ...{ shippingMethodName: 'Standard', actions: {} },
  ...{ subtotalCents: 490, discountCents: 0, shippingCents: 0, vatCents: 82, totalCents: 490, refundedCents: 0 },
  ...{ lines: [], documents: [], history: [], attempts: [], refunds: [], claims: [], tiles: [] },
};
const mail = {
  ...{ id: 'mail', kind: 'payment-confirmed', recipient: 'nora@exemple.test', status: 'sent', isCopy: false },
  ...{ createdAt: '2026-11-20T10:00:00Z', sentAt: '2026-11-20T10:01:00Z', obstacle: null },
};
const copy = { ...mail, id: 'copy', isCopy: true, createdAt: '2026-11-21T09:00:00Z' };
const parcel = {
  ...{ id: 'p1', carrier: 'colissimo', state: 'announced', trackingNumber: '6A1', trackingUrl: 'https://suivi.test' },
  ...{ stateAt: '2026-11-20T10:00:00Z', createdAt: '2026-11-20T10:00:00Z', lastEvent: null, lateReason: null },
  ...{ weightGrams: 80, promisedTo: null, recipient: '', hasLabel: true, hasCustomsForm: false, orders: [] },
};

let close: () => unknown = () => undefined;
afterEach(async () => void (await close()));

interface Setting {
  readonly mails?: readonly object[];
  readonly shipping?: object;
  readonly confirms?: boolean;
}

async function openOrder({ mails = [mail], shipping = {}, confirms = true }: Setting = {}) {
  const sent: string[] = [];
  const bodies: unknown[] = [];
  const levels = mergeLevels([Object.fromEntries(areas.map((area) => [area, 'all'] as const))]);
  const answers = {
    '/colleagues': [],
    '/mentions': { items: [], unread: 0 },
    '/rights': { levels, secondFactor: 'proved' },
    '/parcels': { parcels: [parcel], weightGrams: 60, sameAddress: [], ...shipping },
    '/mails': { to: 'nora@exemple.test', mails },
    '/orders/one': order,
  };
  const piece = await mountPiece(app, {
    path: '/admin/orders/one',
    page: { id: 'order', params: { id: 'one' } },
    session: { token: 't', role: 'admin' },
    confirms,
    api: (address, init) => {
      if (init?.method === 'POST') sent.push(address);
      if (typeof init?.body === 'string') bodies.push(JSON.parse(init.body));
      if (address === '/api/admin/parcels') return Response.json({ parcels: [], refused: [] });
      if (address.endsWith('/void')) return Response.json({ ...parcel, state: 'void' });
      const known = Object.entries(answers).find(([end]) => address.endsWith(end));
      if (known) return Response.json(known[1]);
      return Response.json({ message: '' }, { status: init?.method === 'POST' ? 200 : 404 });
    },
  });
  close = piece.unmount;
  return { screen: within(piece.element), sent, bodies, questions: piece.record.questions };
}

it('asks before a mail is sent once more', async () => {
  const { screen, sent, questions } = await openOrder({ mails: [copy, mail] });
  const [, original] = await screen.findAllByRole('button', { name: /^Renvoyer/ });
  await userEvent.click(original as HTMLElement);
  await waitFor(() => expect(sent).toEqual(['/api/admin/orders/one/mails/mail/resend']));
  expect(questions).toMatchObject([{ title: 'Renvoyer encore cet e-mail\u00a0?' }]);
});

it('sends no further copy when the question is answered with no', async () => {
  const { screen, sent, questions } = await openOrder({ mails: [copy, mail], confirms: false });
  await userEvent.click((await screen.findAllByRole('button', { name: /^Renvoyer/ }))[0] as HTMLElement);
  await waitFor(() => expect(questions).toHaveLength(1));
  expect(sent).toEqual([]);
});

it('asks before a label is discarded', async () => {
  const { screen, sent, questions } = await openOrder({ confirms: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler l’étiquette' }));
  await waitFor(() => expect(questions).toMatchObject([{ title: 'Annuler 1 étiquette\u00a0?', isDangerous: true }]));
  expect(sent).toEqual([]);
});

it('makes a label for two of three orders to one address with one press', async () => {
  const sameAddress = ['two', 'three'].map((id) => ({ id, number: `AIM-${id}` }));
  const { screen, bodies } = await openOrder({ shipping: { parcels: [], sameAddress } });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Même colis que AIM-two, à la même adresse' }));
  await userEvent.click(screen.getByRole('button', { name: 'Créer l’étiquette' }));
  await waitFor(() => expect(bodies).toEqual([{ orderIds: ['one', 'two'], together: true, another: false }]));
});
