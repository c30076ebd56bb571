import type { Coupon } from '@aimante/api-contract/coupons';
import { defineFragment } from '@aimante/remote';
import { mountPiece } from '@aimante/testing';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { locales } from '#locales';
import { onScreen } from '../../list/source/csv.ts';
import { useCouponColumns } from './coupon-columns.tsx';
import { CouponDrawer } from './coupon-drawer.tsx';
import { GenerateDrawer } from './generate-drawer.tsx';
import { makeCode } from './make-code.ts';

const coupon: Coupon = {
  id: 'c',
  code: 'NOEL10',
  discount_type: 'percentage',
  discount: 10,
  minimum_amount: null,
  starts_at: null,
  ends_at: null,
  max_uses: null,
  max_uses_per_customer: null,
  first_order_only: false,
  scope: {},
  is_active: true,
  note: null,
  used: 0,
  state: 'active',
  customer_id: null,
  created_at: '2026-11-01T10:00:00Z',
  version: 4,
};

let close = async () => {};
afterEach(() => close());
// jsdom has neither.
beforeAll(() => {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  Object.assign(URL, { createObjectURL: () => '#file', revokeObjectURL: () => undefined });
});

type Sent = Record<string, unknown>;

async function mount(content: () => ReactNode, answer: (call: number) => Response = () => Response.json(coupon)) {
  const sent: Sent[] = [];
  const piece = await mountPiece(
    defineFragment(() => content(), locales),
    {
      session: { token: 't', role: 'admin' },
      api: async (_, init) => {
        if (typeof init?.body !== 'string') return Response.json([]);
        sent.push(JSON.parse(init.body) as Sent);
        return answer(sent.length);
      },
    },
  );
  close = piece.unmount;
  const page = within(document.body);
  const type = (label: string, value: string) => fireEvent.change(page.getByLabelText(label), { target: { value } });
  const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }));
  return { page, type, press, sent, record: piece.record };
}

describe('a new code', () => {
  it.each([
    ['', /^[A-HJ-NP-Z2-9]{8}$/],
    ['noel', /^NOEL-[A-HJ-NP-Z2-9]{8}$/],
  ])('with the prefix %j has no sign that is taken for another', (prefix, pattern) => {
    for (let round = 0; round < 200; round += 1) expect(makeCode(prefix)).toMatch(pattern);
  });

  it('is another one each time', () => {
    expect(new Set(Array.from({ length: 200 }, () => makeCode(''))).size).toBe(200);
  });
});

describe('the drawer of a coupon', () => {
  const open = (more: Partial<Coupon> = {}, isNew = false) =>
    mount(() => (
      <CouponDrawer
        coupon={{ ...coupon, ...more }}
        isNew={isNew}
        onDuplicate={() => undefined}
        onClose={() => undefined}
      />
    ));

  it('sends every field of an unused coupon', async () => {
    const { type, press, sent } = await open();
    type('Code', 'noel20');
    await press('Enregistrer');
    await waitFor(() => expect(sent[0]).toMatchObject({ code: 'NOEL20', discount: 10, version: 4 }));
  });

  it('freezes the discount after the first use, but not the rules', async () => {
    const { page, type, press, sent } = await open({ used: 1 });
    expect(page.getByLabelText('Code')).toHaveProperty('disabled', true);
    type('Note interne', 'Pour Nora');
    await press('Enregistrer');
    await waitFor(() => expect(sent[0]).toMatchObject({ note: 'Pour Nora', version: 4 }));
    for (const frozen of ['code', 'discount', 'discount_type', 'minimum_amount'])
      expect(sent[0]).not.toHaveProperty(frozen);
  });

  it('duplicates a used coupon under a code of its own, with its scope', async () => {
    const scope = { productIds: ['0193b1c2-0000-7000-8000-000000000001'] };
    const { press, sent } = await open({ used: 3, scope }, true);
    await press('Enregistrer');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ discount: 10, scope });
    expect(sent[0]?.code).not.toBe('NOEL10');
    expect(sent[0]).not.toHaveProperty('version');
  });
});

describe('many codes at once', () => {
  const open = (answer?: (call: number) => Response) =>
    mount(() => <GenerateDrawer onClose={() => undefined} />, answer);

  it('are single-use and different', async () => {
    const { type, press, sent, record } = await open();
    type('Préfixe', 'noel');
    type('Nombre de codes', '3');
    await press(/^Générer/);
    await waitFor(() => expect(record.notices).toHaveLength(1));
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ code }) => code)).size).toBe(3);
    for (const each of sent) expect(each).toMatchObject({ max_uses: 1, discount: 10, discount_type: 'percentage' });
  });

  it('are handed over up to the one that is refused', async () => {
    const { page, type, press, sent, record } = await open((call) =>
      call === 3
        ? Response.json({ code: 'RATE_LIMITED', message: 'Trop vite', requestId: 'r' }, { status: 429 })
        : Response.json(coupon),
    );
    type('Nombre de codes', '5');
    await press(/^Générer/);
    expect(await page.findByText('Trop vite')).toBeTruthy();
    expect(sent).toHaveLength(3);
    expect(record.notices.map(({ kind }) => kind)).toEqual(['success']);
  });

  it.each(['0', '201', '2,5', 'dix'])('are not made for a count of %j', async (count) => {
    const { page, type, press, sent } = await open();
    type('Nombre de codes', count);
    await press(/^Générer/);
    await waitFor(() => expect(page.getByLabelText('Nombre de codes').getAttribute('aria-invalid')).toBe('true'));
    expect(sent).toEqual([]);
  });
});

describe('the row of a coupon', () => {
  async function cellsOf(more: Partial<Coupon>) {
    const cells: Record<string, string | null> = {};
    const { page } = await mount(function Row() {
      const columns = useCouponColumns();
      const row = { ...coupon, ...more };
      return columns.map(({ id, cell, csv }) => (
        <p key={id} data-testid={id}>
          {cell ? cell(row) : onScreen(csv(row))}
        </p>
      ));
    });
    for (const each of page.getAllByTestId(/./))
      cells[each.dataset.testid ?? ''] = each.textContent?.replace(/[\u00a0\u202f]/g, ' ') ?? null;
    return cells;
  }

  it.each<[string, Partial<Coupon>, Record<string, string>]>([
    ['a percentage', { discount: 12.5 }, { value: '−12,5 %' }],
    ['an amount', { discount_type: 'fixed', discount: 4.35 }, { value: '−4,35 €' }],
    ['no rules', {}, { minimum: '–', period: 'Sans limite de date', used: '0', note: '–' }],
    ['a minimum', { minimum_amount: 19.99 }, { minimum: '19,99 €' }],
    ['a start only', { starts_at: '2026-11-30T23:00:00Z' }, { period: '1er déc. 2026 – …' }],
    ['an end only', { ends_at: '2026-12-24T22:59:00Z' }, { period: '… – 24 déc. 2026' }],
    ['a limit', { used: 3, max_uses: 5 }, { used: '3 / 5' }],
  ])('with %s is clear', async (_, more, cells) => {
    expect(await cellsOf(more)).toMatchObject(cells);
  });
});
