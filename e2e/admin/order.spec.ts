import { readFile } from 'node:fs/promises';
import type { BoxMm } from '@aimante/print';
import { readSheets } from '@aimante/print/testing';
import type { Download } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { DeskPage } from './desk-page.ts';
import { payForSquares, replaceBlockedPhoto } from './ordered.ts';

/** The precision that a cutter can be expected to have, in millimetres. */
const EXACT = 0.1;
const A4 = { left: 0, top: 0, width: 210, height: 297 };
/** The sheet of the workshop, in millimetres: the unprintable margin with the header, the gutter between two magnets. */
const MARGIN = 8;
const GUTTER = 2;
const MAGNET = 50;
const BLEED = 3;

test('an order goes from its payment to its delivery, over the light table and a printed sheet', async ({ page }) => {
  test.setTimeout(90_000);
  const order = await payForSquares([
    { file: '13-ourson-carre.jpg', copies: 2 },
    { file: '06-trop-petite-300x200.jpg', copies: 3 },
  ]);
  const desk = new DeskPage(page);

  await test.step('one photo is approved, one is blocked and replaced by its owner', async () => {
    await desk.open(`/admin/photo-check?order=${order.id}`);
    const photos = page.getByRole('region', { name: order.number }).getByRole('button');
    await expect(photos.first()).toContainText(/\d+\sppp/);
    await expect(desk.button('Approuver 1 photo verte')).toBeVisible({ timeout: 40_000 });
    await photos.first().click();
    await page.keyboard.press('a');
    await expect(photos.first()).toContainText('Approuvée');
    await expect(photos.last()).toBeFocused();
    await page.keyboard.press('b');
    await page.getByRole('button', { name: 'Trop floue' }).click();
    await expect(page.getByText('Rien à vérifier')).toBeVisible();
    await desk.navigate(`/admin/orders/${order.id}`);
    await expect(page.getByText('Trop floue').first()).toBeVisible();

    await replaceBlockedPhoto(order.id, '14-coucher-soleil.jpg');
    await page.reload();
    await desk.navigate(`/admin/photo-check?order=${order.id}`);
    await expect(desk.button('Approuver 1 photo verte')).toBeVisible({ timeout: 40_000 });
    await photos.last().click();
    await page
      .getByRole('complementary', { name: 'Photo sélectionnée' })
      .getByRole('button', { name: /^Approuver/ })
      .click();
    await expect(page.getByText('Rien à vérifier')).toBeVisible();
  });

  const sheetName = `A3 traceur ${Date.now().toString(36)}`;

  await test.step('a sheet of the workshop’s own can be chosen for the next batch', async () => {
    await desk.navigate('/admin/settings?tab=production');
    await desk.button('Ajouter une planche').click();
    await desk.dialog.getByRole('switch', { name: 'Contours pour table de découpe' }).click();
    await desk.fillDrawer({ Nom: sheetName, Papier: 'A3', Gouttière: '4,5' }, 'Enregistrer');
    await expect(page.getByRole('row', { name: sheetName })).toContainText('gouttière 4,5 mm');
    await desk.navigate('/admin/batches');
    await page.getByLabel('Profil de planche').selectOption({ label: sheetName });
    await expect(desk.button('Créer le lot')).toBeEnabled();
  });

  await test.step('its sheet has exact boxes, and every magnet its exact place', async () => {
    await desk.navigate(`/admin/orders?q=${order.number}`);
    await desk.makeBatch(order.number);
    const [download] = await Promise.all([page.waitForEvent('download'), desk.button('Planches PDF').click()]);
    const [sheet, ...others] = await readSheets(await bytesOf(download));
    expect(others).toEqual([]);
    const places = squarePlaces(5);
    expectBox(sheet?.media, A4);
    expectBox(sheet?.trim, around(squarePlaces(12).map(cutOf)));
    expectBox(sheet?.bleed, around(squarePlaces(12)));
    expect(sheet?.images).toHaveLength(places.length);
    for (const [index, place] of places.entries()) expectBox(sheet?.images[index]?.box, place);
    const words = sheet?.texts.join('\n') ?? '';
    expect(words).toContain(order.number);
    expect(words).toContain('3/3');
    expect(words).not.toContain('Moreau');
  });

  await test.step('printed, assembled, packed, sent with its tracking, delivered', async () => {
    await desk.button('Marquer comme imprimé').click();
    await expect(page.getByText('Lot imprimé, commandes avancées')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Bons de préparation' })).toContainText(order.number);
    await page
      .getByRole('button', { pressed: false, name: new RegExp(order.number) })
      .first()
      .click();
    await desk.button('Réimprimer 1 magnet').click();
    await desk.fillDrawer({ Motif: 'Rayé à la coupe' }, 'Créer la réimpression');
    await expect(page.getByRole('region', { name: 'Lot', exact: true })).toContainText('Rayé à la coupe');
    await expect(page.getByRole('button', { pressed: false, name: new RegExp(order.number) })).toHaveCount(1);
    await desk.navigate(`/admin/orders/${order.id}`);
    await desk.moveOrder('Assemblé');
    await page.getByRole('button', { name: 'Annuler', exact: true }).click();
    await expect(page.locator('header').getByText('Imprimé', { exact: true })).toBeVisible();
    await desk.moveOrder('Assemblé', 'Emballé');
    await desk.giveTracking('6A12345678901');
    await desk.moveOrder('Expédié', 'Livré');
    await expect(page.getByRole('listitem').filter({ hasText: /^Terminée/ })).toBeVisible();
  });

  await test.step('money goes back with a credit note', async () => {
    await desk.button('Remboursement').click();
    await desk.dialog.getByRole('button', { name: /^Un de plus/ }).click();
    await expect(desk.dialog.getByText('À rembourser')).toContainText('4,50');
    await desk.fillDrawer({ Motif: 'Un magnet rayé' }, 'Rembourser 4,50\u00a0€');
    const note = page.getByRole('link', { name: /^Avoir A\d{4}-\d{6}/ });
    await expect(note).toBeVisible({ timeout: 15_000 });
    const file = await page.request.get(String(await note.getAttribute('href')));
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

const bytesOf = async (download: Download): Promise<ArrayBuffer> =>
  new Uint8Array(await readFile(await download.path())).buffer;

/** The expected first slots of a sheet of squares, with their bleed: as many as fit, centred. */
function squarePlaces(count: number): BoxMm[] {
  const cell = MAGNET + 2 * BLEED;
  const step = cell + GUTTER;
  const columns = Math.floor((A4.width - 2 * MARGIN + GUTTER) / step);
  const rows = Math.floor((A4.height - 2 * MARGIN + GUTTER) / step);
  const left = (A4.width - columns * step + GUTTER) / 2;
  const top = MARGIN + (A4.height - 2 * MARGIN - rows * step + GUTTER) / 2;
  return Array.from({ length: count }, (_, place) => ({
    left: left + (place % columns) * step,
    top: top + Math.floor(place / columns) * step,
    width: cell,
    height: cell,
  }));
}

const cutOf = ({ left, top }: BoxMm): BoxMm => ({
  left: left + BLEED,
  top: top + BLEED,
  width: MAGNET,
  height: MAGNET,
});

function around(boxes: readonly BoxMm[]): BoxMm {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

function expectBox(found: BoxMm | undefined, wanted: BoxMm): void {
  for (const side of ['left', 'top', 'width', 'height'] as const)
    expect(Math.abs((found?.[side] ?? Number.NaN) - wanted[side]), `${side} of ${JSON.stringify(found)}`).toBeLessThan(
      EXACT,
    );
}
