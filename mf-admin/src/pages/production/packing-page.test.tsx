import { mountPiece } from '@aimante/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

const order = { orderId: 'o1', orderNumber: 'PM-26-000001' };
const codes = ['0000011111', '0000022222'] as const;
const stranger = '0000033333';
const sheet = 'L-26-0148/1/4821';

const tile = (place: number, packedAt: string | null) => ({
  ...{ id: `t${place}`, linePhotoId: `p${place}`, code: codes[place], batchId: 'b1', batchNumber: 'L-26-0148' },
  ...{ sheet: 1, copy: 1, copies: 1, size: '50 × 50 mm', packedAt, packedBy: packedAt && 'Élise', isVoid: false },
});

let close = async () => {};
afterEach(() => close());

interface Setting {
  readonly stageNow?: string;
  /** The order is read before the first scan, and its answer arrives at the end of this. */
  readonly readingEnds?: Promise<void>;
}

/** The page, with an API that keeps what was scanned. */
async function openPacking(search = '', { stageNow = 'imprime', readingEnds }: Setting = {}) {
  const packed = new Set<string>();
  const sent: string[] = [];
  const state = (stage = stageNow) => ({
    ...{ ...order, stage, total: 2, packed: packed.size, unprinted: 0, others: [] },
    tiles: codes.map((code, place) => tile(place, packed.has(code) ? '2026-11-27T10:00:00.000Z' : null)),
  });
  const refusal = (code: string, message: string) =>
    Response.json({ code, message, messages: { fr: message, en: message }, requestId: 'r' }, { status: 409 });
  function pack(code: string) {
    sent.push(code);
    if (code === stranger) return refusal('PACKING_OTHER_ORDER', 'Ce magnet est de la commande PM-26-000002.');
    if (code === sheet) return refusal('PACKING_NOT_A_TILE', 'Pas un magnet.');
    if (packed.has(code)) return refusal('PACKING_TWICE', 'Ce magnet est déjà dans le colis.');
    packed.add(code);
    return Response.json(state());
  }
  const piece = await mountPiece(app, {
    path: `/admin/packing${search}`,
    page: { id: 'packing', params: {} },
    session: { token: 't', role: 'admin' },
    api: async (path, init) => {
      if (path.startsWith('/api/admin/scan'))
        return Response.json(
          path.includes('L-26')
            ? { kind: 'sheet', batchId: 'b1', batchNumber: 'L-26-0148', sheet: 1 }
            : { kind: 'tile', ...order, batchId: 'b1', batchNumber: 'L-26-0148' },
        );
      if (path.endsWith('/packing/done')) return Response.json(state('emballe'));
      if (init?.method === 'POST') return pack((JSON.parse(init.body as string) as { code: string }).code);
      if (!path.endsWith('/packing')) return Response.json({}, { status: 404 });
      const read = Response.json(state());
      await readingEnds;
      return read;
    },
  });
  close = piece.unmount;
  const screen = within(piece.element);
  const field = await screen.findByRole('textbox', { name: 'Code à lire' });
  return { screen, field, sent, record: piece.record };
}

describe('packing by scan', () => {
  it('opens the order of the first magnet, which is ticked', async () => {
    const { screen, field, sent, record } = await openPacking();
    await screen.findByText('Scannez un premier magnet');
    await userEvent.type(field, `${codes[0]}{Enter}`);
    await screen.findByText('Magnet coché.', { exact: false });
    expect(record.navigations).toEqual(['/admin/packing?order=o1']);
    expect(sent).toEqual([codes[0]]);
  });

  it('ticks each magnet, and offers to pack once all are there', async () => {
    const { screen, field, record } = await openPacking('?order=o1');
    await userEvent.type(field, `${codes[0]}{Enter}`);
    await screen.findByText('Dans le colis');
    expect(screen.queryByRole('button', { name: 'Marquer emballée' })).toBeNull();
    await userEvent.type(field, `${codes[1]}{Enter}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Marquer emballée' }));
    await waitFor(() => expect(record.notices.at(-1)).toMatchObject({ text: 'Commande PM-26-000001 emballée' }));
    expect(record.navigations).toEqual(['/admin/packing']);
  });

  it('keeps a magnet ticked when an answer from before the scan arrives late', async () => {
    let end = () => {};
    const readingEnds = new Promise<void>((resolve) => {
      end = resolve;
    });
    const { screen, field } = await openPacking('?order=o1', { readingEnds });
    await userEvent.type(field, `${codes[0]}{Enter}`);
    await screen.findByText('Dans le colis');
    end();
    await expect(screen.findByText('0 sur 2 dans le colis', undefined, { timeout: 500 })).rejects.toThrow();
    screen.getByText('Dans le colis');
  });

  it('says aloud that a magnet belongs to another order', async () => {
    const { screen, field } = await openPacking('?order=o1');
    await screen.findAllByText('À scanner');
    await userEvent.type(field, `${stranger}{Enter}`);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Mauvais magnet.');
    expect(alert.textContent).toContain('PM-26-000002');
    expect(screen.queryByText('Dans le colis')).toBeNull();
  });

  it('says a second scan again, each time', async () => {
    const { screen, field, sent } = await openPacking('?order=o1');
    await userEvent.type(field, `${codes[0]}{Enter}${codes[0]}{Enter}`);
    const first = await screen.findByRole('alert');
    expect(first.textContent).toContain('Déjà scanné.');
    await userEvent.type(field, `${codes[0]}{Enter}`);
    await waitFor(() => expect(sent).toHaveLength(3));
    await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first));
  });

  it('opens the batch of a sheet, also while an order is open', async () => {
    const { screen, field, record } = await openPacking('?order=o1');
    await screen.findAllByText('À scanner');
    await userEvent.type(field, `${sheet}{Enter}`);
    await waitFor(() => expect(record.navigations).toContain('/admin/batches/b1'));
  });

  it('takes what a scanner types while a button has the focus', async () => {
    const { screen, field } = await openPacking('?order=o1');
    await screen.findAllByText('À scanner');
    screen.getByRole('button', { name: 'Autre commande' }).focus();
    await userEvent.keyboard(`${codes[0]}{Enter}`);
    await screen.findByText('Dans le colis');
    expect(field).toBe(document.activeElement);
  });
});

it('says how many magnets of a packed parcel were not scanned', async () => {
  const { screen } = await openPacking('?order=o1', { stageNow: 'emballe' });
  expect(await screen.findByText('Étape : Emballé. 2 magnets n’ont pas été scannés.')).toBeTruthy();
});
