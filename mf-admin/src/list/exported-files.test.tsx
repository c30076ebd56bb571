import { mountPiece } from '@aimante/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';
import { toCents } from '../numbers/format.ts';

let close = async () => {};
let saved: File[] = [];
afterEach(() => close());
beforeEach(() => {
  saved = [];
});
// jsdom has neither `scrollIntoView` nor addresses of files.
beforeAll(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  const createObjectURL = (file: File) => {
    saved.push(file);
    return '#saved';
  };
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
});

/** Reads a file as a French spreadsheet does: semicolons, quotes, a byte order mark. */
function parseCsv(text: string): Record<string, string>[] {
  expect(text.startsWith('\uFEFF')).toBe(true);
  const fields = /("(?:[^"]|"")*"|[^;\r\n]*)(;|\r\n)/g;
  const lines: string[][] = [[]];
  for (const [, field = '', end] of text.slice(1).matchAll(fields)) {
    lines.at(-1)?.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    if (end !== ';') lines.push([]);
  }
  const [head = [], ...rows] = lines.slice(0, -1);
  for (const row of rows) expect(row).toHaveLength(head.length);
  return rows.map((row) => Object.fromEntries(head.map((name, place) => [name, row[place] ?? ''])));
}

/** With its byte order mark. */
async function textOf(file: File | undefined): Promise<string> {
  const reader = new FileReader();
  reader.readAsDataURL(file ?? new Blob());
  await new Promise((resolve) => reader.addEventListener('load', resolve));
  const [, base64 = ''] = typeof reader.result === 'string' ? reader.result.split(',') : [];
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    Uint8Array.from(atob(base64), (each) => each.charCodeAt(0)),
  );
}

/** What the access journal was asked to note. */
let noted: unknown[] = [];
beforeEach(() => {
  noted = [];
});

function noteExport(init: RequestInit | undefined, status: number): Response {
  noted.push(JSON.parse(init?.body as string));
  return status === 204 ? new Response(null, { status }) : Response.json({}, { status });
}

async function exported(list: 'orders' | 'products', items: readonly object[]): Promise<Record<string, string>[]> {
  const piece = await mountPiece(app, {
    path: `/admin/${list}`,
    page: { id: list, params: {} },
    session: { token: 't', role: 'admin' },
    api: (path, init) => {
      if (path === '/api/admin/list-exports') return noteExport(init, 204);
      if (path.startsWith(`/api/admin/${list}`)) return Response.json({ items, next: null, total: items.length });
      return Response.json([], { status: path.startsWith('/api/admin/list-views') ? 200 : 404 });
    },
  });
  close = piece.unmount;
  await userEvent.click(await within(piece.element).findByRole('button', { name: 'Exporter' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  return parseCsv(await textOf(saved[0]));
}

describe('the exported file of the orders', () => {
  const order = {
    ...{ id: '1', number: 'AIM-1', createdAt: '2026-06-30T22:30:00.000Z', paidAt: '2026-11-22T08:00:00.000Z' },
    ...{ status: 'en_cours', stage: 'pret', paymentStatus: 'paid', shippingMethod: 'standard', itemCount: 300 },
    ...{ totalCents: 123_450, refundedCents: 450, refundPendingCents: 0, refundFailedCents: 0, vatCents: 20_500 },
    ...{ invoiceLabel: 'F2026-000012', creditNoteLabels: ['A2026-000001', 'A2026-000002'], sizes: ['5 × 5 cm'] },
    ...{ customer: { id: null, name: 'Nora; « dite » "No"', email: 'nora@exemple.test' }, thumbnails: [] },
    ...{ isLate: false, photosWaiting: 0, photosBlocked: 0, version: 1 },
  };

  it('has every amount with a comma and two decimals, and every moment in the time of Paris', async () => {
    const unpaid = { ...order, id: '2', number: 'AIM-2', status: 'en_attente', paymentStatus: 'pending', paidAt: null };
    const bare = {
      ...unpaid,
      totalCents: 490,
      refundedCents: 0,
      vatCents: 0,
      invoiceLabel: null,
      creditNoteLabels: [],
    };
    expect(await exported('orders', [order, bare])).toEqual([
      {
        Commande: 'AIM-1',
        Client: 'Nora; « dite » "No"',
        'E-mail': 'nora@exemple.test',
        Magnets: '300',
        Formats: '5 × 5 cm',
        Étape: 'Prêt',
        Paiement: 'Partiellement remboursée',
        Total: '1234,50',
        'Remboursé TTC': '4,50',
        'Net TTC': '1230,00',
        TVA: '205,00',
        'Net HT': '1025,00',
        Facture: 'F2026-000012',
        Avoirs: 'A2026-000001, A2026-000002',
        'Payée le': '2026-11-22 09:00',
        'Passée le': '2026-07-01 00:30',
      },
      expect.objectContaining({
        Total: '4,90',
        'Remboursé TTC': '0,00',
        'Net TTC': '0,00',
        'Net HT': '0,00',
        Facture: '',
        Avoirs: '',
        'Payée le': '',
      }),
    ]);
  });
});

describe('the exported file of the products', () => {
  const product = (name: string, priceCents: number) => ({
    ...{ id: name, name, slug: name, price: priceCents / 100, priceCents, imageUrl: null, category: null },
    ...{ sold: { units: 1, empty: 0, lowest: 12 }, isVisible: true, featured: false, isAvailableForMarket: false },
    ...{ magnetWidth: 50, magnetHeight: 50, deletedAt: null, version: 1 },
  });

  it.each([
    [450, '4,50'],
    [500, '5,00'],
    [5, '0,05'],
    [123_456, '1234,56'],
  ])('has %i cents as %s, which is read back as the same amount', async (cents, written) => {
    const [row] = await exported('products', [product('Carré', cents)]);
    expect(row).toMatchObject({ Produit: 'Carré', Prix: written, Stock: '12' });
    expect(toCents(row?.Prix ?? '')).toBe(cents);
  });
});

describe('the access journal', () => {
  const paged = ['orders', 'parcels', 'products', 'reviews', 'users', 'contact', 'access-journal', 'outbox', 'audit'];
  const whole = ['batches', 'materials', 'product-categories', 'portfolio', 'portfolio-categories', 'templates'];
  const paths: Readonly<Record<string, string>> = { outbox: 'mails', 'access-journal': 'team' };

  /** What every page of the back office asks for, besides its list. */
  const ofDesk = /^\/api\/(admin\/(team\/rights|mentions|batches\/plan)|dashboard|maintenance)/;

  async function exportList(id: string, status: number) {
    const items: object[] = [];
    const answer = paged.includes(id) ? { items, next: null, total: 0 } : items;
    const list = paths[id] ?? id;
    const piece = await mountPiece(app, {
      path: `/admin/${list}`,
      page: { id, params: {} },
      session: { token: 't', role: 'admin' },
      api: (path, init) => {
        if (path === '/api/admin/list-exports') return noteExport(init, status);
        if (/list-views|categories/.test(path)) return Response.json([]);
        return ofDesk.test(path) ? Response.json({}, { status: 404 }) : Response.json(answer);
      },
    });
    close = piece.unmount;
    await userEvent.click(await within(piece.element).findByRole('button', { name: 'Exporter' }));
    await waitFor(() => expect(noted).toEqual([{ list, rows: 0 }]));
    return piece.record;
  }

  it.each([...paged, ...whole, 'market', 'coupons'])('notes the exported list of %s', async (id) => {
    await exportList(id, 204);
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('comes before the file: nothing is saved where it cannot be written', async () => {
    const { notices } = await exportList('orders', 503);
    await waitFor(() => expect(notices).toMatchObject([{ kind: 'error' }]));
    expect(saved).toEqual([]);
  });
});
