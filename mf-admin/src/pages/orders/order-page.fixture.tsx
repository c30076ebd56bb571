import { areas, mergeLevels } from '@aimante/api-contract/core/rights';
import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { mountPiece } from '@aimante/testing';
import { within } from '@testing-library/react';
import * as app from '#app';

const claim = {
  ...{ id: 'claim', kind: 'problem', reason: 'damaged', message: 'Deux coins sont écrasés.', status: 'open' },
  createdAt: '2026-11-21T10:00:00Z',
};

export const mail = {
  ...{ id: 'mail', kind: 'payment-confirmed', recipient: 'nora@exemple.test', status: 'sent' },
  ...{ createdAt: '2026-11-20T10:00:00Z', sentAt: '2026-11-20T10:01:00Z', isCopy: false, obstacle: null },
};

export const parcel = {
  ...{ id: 'parcel', carrier: 'colissimo', trackingNumber: '6A46000123000', trackingUrl: 'https://www.laposte.fr/x' },
  ...{ state: 'announced', stateAt: '2026-11-20T10:00:00Z', lastEvent: null, lateReason: null, promisedTo: null },
  ...{ weightGrams: 60, hasLabel: true, hasCustomsForm: false, recipient: 'Nora Petit', orders: [] },
  createdAt: '2026-11-20T10:00:00Z',
};

const orderOf = (id: string, version: number) => ({
  ...{ id, version, number: `AIM-${id}`, email: 'nora@exemple.test', createdAt: '2026-11-20T10:00:00Z' },
  ...{ status: 'en_cours', stage: 'emballe', paymentStatus: 'paid', actions: { canChangeAddress: true } },
  ...{ shippingMethod: 'standard', shippingMethodName: 'Standard' },
  ...{ subtotalCents: 490, discountCents: 0, shippingCents: 0, vatCents: 82, totalCents: 490, refundedCents: 0 },
  ...{ lines: [], documents: [], history: [], attempts: [], refunds: [], claims: [claim], tiles: [] },
});

const all = Object.fromEntries(areas.map((area) => [area, 'all'] as const));

interface Answers {
  readonly order?: Partial<DeskOrderDetail>;
  /** Of the list of its parcels. */
  readonly shipping?: object;
  readonly mails?: readonly object[];
  readonly colleagues?: readonly object[];
  /** The rights of the member. */
  readonly levels?: Parameters<typeof mergeLevels>[0][number];
  /** The refusal of a change that does not say `even…`. */
  readonly refused?: object;
  /** The answer to every question of the page. */
  readonly confirms?: boolean;
}

/** By the end of the address. */
const answersWith = ({ shipping, mails = [mail], colleagues = [], levels = all }: Answers) => [
  ['/colleagues', colleagues] as const,
  ['/mentions', { items: [], unread: 0 }] as const,
  ['/api/admin/team/rights', { levels: mergeLevels([levels]), secondFactor: 'proved' }] as const,
  ['/api/admin/parcels', { parcels: [], refused: [] }] as const,
  ['/parcels', { parcels: [], weightGrams: 60, sameAddress: [], ...shipping }] as const,
  ['/mails', { to: 'nora@exemple.test', mails }] as const,
];

const changeIn = (address: string, init: RequestInit | undefined) =>
  init?.method && init.method !== 'GET'
    ? [typeof init.body === 'string' ? [address, JSON.parse(init.body) as unknown] : [address]]
    : [];

const isRefused = (init: RequestInit | undefined) =>
  init?.method === 'PATCH' && typeof init.body === 'string' && !init.body.includes('even');

export const pageOf = (id: string) => ({ id: 'order', params: { id } });

/** The page of the order `one`. `sent` has the changes, with their bodies. */
export async function openOrder(answers: Answers = {}) {
  const versions: Record<string, number> = { one: 1, two: 1 };
  const sent: unknown[] = [];
  const piece = await mountPiece(app, {
    path: '/admin/orders/one',
    page: pageOf('one'),
    links: {
      'desk-catalogue': [
        { remote: 'mf-admin', page: 'products', path: '/admin/products', label: { fr: 'Produits', en: 'Products' } },
      ],
    },
    session: { token: 't', role: 'admin' },
    ...(answers.confirms !== undefined && { confirms: answers.confirms }),
    api: (address, init) => {
      const id = address.split('/')[4] ?? '';
      if (address.endsWith('/notes')) versions[id] = 2;
      sent.push(...changeIn(address, init));
      if (answers.refused && isRefused(init)) return Response.json(answers.refused, { status: 409 });
      const known = answersWith(answers).find(([end]) => address.endsWith(end));
      if (known) return Response.json(known[1]);
      if (init?.method === 'POST') return Response.json({ message: '' });
      const version = versions[id];
      return version
        ? Response.json({ ...orderOf(id, version), ...answers.order })
        : new Response('{}', { status: 404 });
    },
  });
  const screen = within(piece.element);
  await screen.findByRole('heading', { name: 'AIM-one' });
  return { piece, screen, versions, sent, questions: piece.record.questions };
}
