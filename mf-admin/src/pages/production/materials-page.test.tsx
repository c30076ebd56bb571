import { mountPiece } from '@aimante/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

const profileId = '01a1f7b6-0860-7d86-b4f2-a4984d5cb4b3';
const paper = {
  ...{ id: 'm1', name: 'Papier A4', unit: 'sheet', warnBelow: 20, onHand: 12, isLow: true, version: 3 },
  uses: [{ sheetProfileId: profileId, perSheet: 1 }],
};
const printed = {
  ...{ id: 'v1', kind: 'printed', delta: -2, batchId: 'b1', batchNumber: 'L-26-0148', note: null, by: 'Élise' },
  at: '2026-11-27T10:00:00.000Z',
};

let close = async () => {};
afterEach(() => close());

async function openMaterials() {
  const sent: { method: string | undefined; path: string; body: unknown }[] = [];
  const piece = await mountPiece(app, {
    path: '/admin/materials',
    page: { id: 'materials', params: {} },
    session: { token: 't', role: 'admin' },
    api: (path, init) => {
      if (init?.body) {
        sent.push({ method: init.method, path, body: JSON.parse(init.body as string) });
        return Response.json(paper);
      }
      if (path === '/api/admin/materials') return Response.json([paper]);
      if (path === '/api/admin/sheet-profiles') return Response.json([{ id: profileId, name: 'A4 brillant' }]);
      return path.endsWith('/movements') ? Response.json([printed]) : Response.json({}, { status: 404 });
    },
  });
  close = piece.unmount;
  const screen = within(piece.element);
  await userEvent.click(await screen.findByRole('button', { name: 'Papier A4' }));
  const drawer = within(await within(document.body).findByRole('dialog'));
  return { screen, drawer, sent };
}

describe('the materials', () => {
  it('warn when one runs out, and show what changed its stock', async () => {
    const { screen, drawer } = await openMaterials();
    expect(screen.getByText('Papier A4 (12 feuilles)').getAttribute('href')).toBe('/admin/materials');
    await drawer.findByText('Lot imprimé', { exact: false });
    drawer.getByRole('link', { name: 'L-26-0148' });
    drawer.getByText('-2 feuilles');
  });

  it('take a delivery', async () => {
    const { drawer, sent } = await openMaterials();
    await userEvent.type(drawer.getByRole('textbox', { name: /Quantité/ }), '250');
    await userEvent.click(drawer.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([
      { method: 'POST', path: '/api/admin/materials/m1/movements', body: { kind: 'receipt', amount: 250 } },
    ]);
  });

  it('are edited with what a sheet of each profile takes', async () => {
    const { drawer, sent } = await openMaterials();
    await userEvent.click(drawer.getByRole('button', { name: 'Modifier la matière' }));
    const form = within(await within(document.body).findByRole('dialog', { name: 'Papier A4' }));
    const field = await form.findByRole('textbox', { name: /Par planche A4 brillant/ });
    await userEvent.clear(field);
    await userEvent.type(field, '2');
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      name: 'Papier A4',
      uses: [{ sheetProfileId: profileId, perSheet: 2 }],
      version: 3,
    });
  });
});
