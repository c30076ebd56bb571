import { mountPiece } from '@aimante/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as app from '#app';

const tile = (id: string, part: object = {}) => ({
  ...{ id, linePhotoId: `p${id}`, orderId: 'o1', orderNumber: 'AIM-0001', line: 0, photo: Number(id) - 1 },
  ...{ copy: 1, copies: 1, size: '50 × 50 mm', sheetIndex: 0, xMm: 0, yMm: 0, rotated: false, state: 'printed' },
  ...{ reprintOf: null, voidReason: null, voidVersion: null, isOnPaper: false },
  ...part,
});
const voided = { state: 'void', voidReason: 'cancelled', voidVersion: 2 };
const change = {
  ...{ at: '2026-11-22T10:00:00Z', version: 2, orderId: 'o1', orderNumber: 'AIM-0001', reason: 'cancelled' },
  ...{ pieces: 1, isOnPaper: false },
};
const batch = {
  ...{ id: 'b1', number: 'L-7', sheet: 'A4', orientation: 'portrait', sheetProfile: null, sheets: 2, pieces: 3 },
  ...{ fillRate: 0.5, reason: null, createdAt: '2026-11-22T08:00:00Z', printedAt: null, version: 1 },
  ...{ printedVersion: null, isOutdated: false, picking: [], changes: [], downloads: [] },
  tiles: [tile('1'), tile('2'), tile('3', { sheetIndex: 1 })],
};

let close = async () => {};
afterEach(() => close());

/** Opens a batch. The administrator answers `confirms` to every question. */
async function openBatch(
  part: object = {},
  confirms = true,
  answer: (path: string) => Response | undefined = () => undefined,
) {
  const sent: { path: string; body: unknown }[] = [];
  const shown = { ...batch, ...part };
  const piece = await mountPiece(app, {
    path: '/admin/batches/b1',
    page: { id: 'batch', params: { id: 'b1' } },
    session: { token: 't', role: 'admin' },
    confirms,
    api: (path, init) => {
      if (init?.method === 'POST') {
        sent.push({ path, body: JSON.parse((init.body as string | undefined) ?? 'null') });
        return answer(path) ?? Response.json({ ...shown, id: 'b2' });
      }
      return path === '/api/admin/batches/b1' ? Response.json(shown) : Response.json({}, { status: 404 });
    },
  });
  close = piece.unmount;
  const screen = within(piece.element);
  await screen.findByRole('heading', { name: 'L-7' });
  await screen.findByRole('region', { name: 'Planche 1 sur 2' });
  return { screen, page: within(document.body), record: piece.record, sent };
}

const magnet = (screen: Awaited<ReturnType<typeof openBatch>>['screen'], photo: number) =>
  screen.getByRole('button', { name: new RegExp(`photo ${photo} · 1/1, AIM-0001`) });

describe('a reprint', () => {
  it('has the magnets that were pressed, and opens its own batch', async () => {
    const { screen, page, record, sent } = await openBatch();
    for (const photo of [1, 2, 3, 2]) await userEvent.click(magnet(screen, photo));
    expect(magnet(screen, 2).getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(screen.getByRole('button', { name: 'Réimprimer 2 magnets' }));
    const drawer = within(await page.findByRole('dialog'));
    await userEvent.type(drawer.getByRole('textbox', { name: /Motif/ }), 'Rayés');
    await userEvent.click(drawer.getByRole('button', { name: 'Créer la réimpression' }));
    await waitFor(() => expect(record.navigations).toEqual(['/admin/batches/b2']));
    expect(sent).toMatchObject([{ body: { reason: 'Rayés', tileIds: ['1', '3'] } }]);
  });

  it('selects all tiles of a sheet with one press, except void ones', async () => {
    const { screen } = await openBatch({ tiles: [tile('1'), tile('2', voided), tile('3', { sheetIndex: 1 })] });
    const sheet = within(screen.getByRole('region', { name: 'Planche 1 sur 2' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Choisir la planche' }));
    screen.getByRole('button', { name: 'Réimprimer 1 magnet' });
    expect(magnet(screen, 2)).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('button', { name: 'Effacer' }));
    screen.getByText('Pour réimprimer, sélectionnez les magnets ratés.');
  });

  it('without a reason is not made', async () => {
    const { screen, page, sent } = await openBatch();
    await userEvent.click(magnet(screen, 1));
    await userEvent.click(screen.getByRole('button', { name: 'Réimprimer 1 magnet' }));
    await userEvent.click(await page.findByRole('button', { name: 'Créer la réimpression' }));
    await page.findByText(/^À remplir/);
    expect(sent).toEqual([]);
  });
});

describe('a batch marked as printed', () => {
  const outdated = { version: 3, isOutdated: true, downloads: [{ version: 2, at: batch.createdAt, by: null }] };
  const mark = async ({ screen }: Awaited<ReturnType<typeof openBatch>>) =>
    userEvent.click(screen.getByRole('button', { name: 'Marquer comme imprimé' }));

  it('is so in the present version, without a question', async () => {
    const opened = await openBatch();
    await mark(opened);
    await waitFor(() => expect(opened.sent).toMatchObject([{ body: { version: 1 } }]));
    expect(opened.record.questions).toEqual([]);
  });

  it('is so in the version of the downloaded file, after a question, when that is outdated', async () => {
    const opened = await openBatch(outdated);
    await mark(opened);
    await waitFor(() => expect(opened.sent).toMatchObject([{ body: { version: 2 } }]));
    expect(opened.record.questions[0]?.title).toMatch(/version 2/);
  });

  it('says before that nothing is left to print when all magnets are void', async () => {
    const tiles = [tile('1', voided), tile('2', voided), tile('3', { sheetIndex: 1, ...voided })];
    const opened = await openBatch({ ...outdated, tiles });
    await mark(opened);
    await waitFor(() => expect(opened.record.questions[0]?.text).toMatch(/rien à imprimer/));
    expect(opened.record.questions[0]?.text).not.toMatch(/version 3/);
  });

  it('is not when the question is answered by no', async () => {
    const opened = await openBatch(outdated, false);
    await mark(opened);
    await waitFor(() => expect(opened.record.questions).toHaveLength(1));
    expect(opened.sent).toEqual([]);
  });

  it('is not asked for again', async () => {
    const { screen } = await openBatch({ printedAt: batch.createdAt, printedVersion: 1 });
    expect(screen.queryByRole('button', { name: 'Marquer comme imprimé' })).toBeNull();
  });
});

describe('a batch that lost magnets', () => {
  it('says in which version the downloaded file is', async () => {
    const { screen } = await openBatch({
      ...{ version: 2, isOutdated: true, changes: [change] },
      ...{ tiles: [tile('1', voided), tile('2'), tile('3', { sheetIndex: 1 })] },
      downloads: [{ version: 1, at: batch.createdAt, by: 'nora@exemple.test' }],
    });
    screen.getByText(/^Vous avez la version 1, les planches sont en version 2/);
    screen.getByText('Fichier périmé');
    screen.getByText('1 magnet retiré, planches refaites (v2)');
    screen.getByText('v1, nora@exemple.test');
  });

  it('lists those to take out, sheet by sheet, when they are printed already', async () => {
    const { screen } = await openBatch({
      ...{ printedAt: batch.createdAt, changes: [{ ...change, isOnPaper: true }] },
      tiles: [tile('1'), tile('2'), tile('3', { sheetIndex: 1, ...voided, isOnPaper: true })],
    });
    screen.getByText('1 magnet à retirer à l’assemblage.');
    screen.getByText('Planche 2 : 0001 · photo 3 · 1/1');
  });

  it('has nothing to print when all of them are gone', async () => {
    const { screen } = await openBatch({
      pieces: 0,
      tiles: [tile('1', voided), tile('3', { sheetIndex: 1, ...voided })],
    });
    screen.getByText('Tous les magnets de ce lot ont été retirés.');
    screen.getByText('Vide');
    for (const name of ['Planches PDF', 'Marquer comme imprimé', 'Choisir la planche'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('a photo that is awaited', () => {
  const blocked = { state: 'void', voidReason: 'blocked', voidVersion: 2 };
  const order = {
    ...{ orderId: 'o1', orderNumber: 'AIM-0001', pieces: 1, sizes: ['50 × 50 mm'], sheets: [0], state: 'awaited' },
    remindedAt: null,
  };
  const withAwaited = (part: object = {}) => ({
    ...{ version: 2, changes: [{ ...change, reason: 'blocked' }], awaited: [{ ...order, ...part }] },
    tiles: [tile('1', blocked), tile('2'), tile('3', { sheetIndex: 1 })],
  });
  const refused = (code: string, text: string) => () =>
    Response.json({ code, message: text, messages: { fr: text, en: text }, requestId: 'r' }, { status: 409 });

  it('gives its place to a ready order, which is named', async () => {
    const { screen, record, sent } = await openBatch(withAwaited(), true, (path) =>
      path.endsWith('/release') ? Response.json({ batch, taken: ['AIM-0007'] }) : undefined,
    );
    const panel = within(screen.getByRole('region', { name: 'Manquants' }));
    panel.getByText('Place gardée sur la planche 1.');
    await userEvent.click(panel.getByRole('button', { name: /^Libérer la place/ }));
    await waitFor(() => expect(record.notices).toMatchObject([{ kind: 'success', text: /AIM-0007/ }]));
    expect(sent).toMatchObject([{ path: '/api/admin/batches/b1/release', body: { orderId: 'o1' } }]);
  });

  it('keeps its place when it arrived in the meantime, and the refusal is shown', async () => {
    const text = 'La photo est arrivée entre-temps.';
    const { screen, record } = await openBatch(withAwaited(), true, refused('BATCH_PHOTOS_ARRIVED', text));
    await userEvent.click(screen.getByRole('button', { name: /^Libérer la place/ }));
    await waitFor(() => expect(record.notices).toMatchObject([{ kind: 'error' }]));
  });

  it('is asked for again, but not twice within a day', async () => {
    const { screen, sent } = await openBatch(withAwaited());
    await userEvent.click(screen.getByRole('button', { name: /^Relancer le client/ }));
    await waitFor(() => expect(sent).toMatchObject([{ path: '/api/admin/orders/o1/remind-photos' }]));
    await close();
    const again = await openBatch(withAwaited({ remindedAt: new Date().toISOString(), sheets: [] }));
    again.screen.getByText('Hors de ce lot.');
    await waitFor(() =>
      expect(again.screen.getByRole('button', { name: 'Relancer demain' })).toHaveProperty('disabled', true),
    );
    expect(again.screen.queryByRole('button', { name: /^Libérer/ })).toBeNull();
  });

  it('returns to its place once it is approved', async () => {
    const { screen, sent } = await openBatch(withAwaited({ state: 'ready' }));
    expect(screen.queryByRole('button', { name: /^Relancer|^Libérer/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Remettre à sa place/ }));
    await waitFor(() => expect(sent).toMatchObject([{ path: '/api/admin/batches/b1/return' }]));
  });
});
