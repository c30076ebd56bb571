import { admin, callApiAs, type PlacedOrder } from '../account/account-api.ts';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { DeskPage } from './desk-page.ts';
import { payForSquares, replaceBlockedPhoto } from './ordered.ts';

/** Approves the photo of an order, makes a batch of it, and returns the address of the page. */
async function batchOf(desk: DeskPage, { id, number }: PlacedOrder): Promise<string> {
  await desk.approvePhotoOf(id);
  await desk.navigate(`/admin/orders?q=${number}`);
  await desk.makeBatch(number);
  return new URL(desk.page.url()).pathname;
}

test(
  'a cancelled order leaves its batch, which says that the downloaded file is out of date',
  main(),
  async ({ page }) => {
    test.setTimeout(90_000);
    const order = await payForSquares([{ file: '13-ourson-carre.jpg', copies: 2 }]);
    const desk = new DeskPage(page);
    await desk.open('/admin');
    const batch = await batchOf(desk, order);

    await test.step('every magnet is named by its order, photo and copy', async () => {
      const short = order.number.slice(-4);
      for (const copy of ['1/2', '2/2'])
        await expect(page.getByText(`${short} · photo 1 · ${copy}`, { exact: true })).toBeVisible();
    });

    await test.step('a download is recorded with its version', async () => {
      await Promise.all([page.waitForEvent('download'), desk.button('Planches PDF').click()]);
      await expect(page.getByRole('region', { name: 'Téléchargements' })).toContainText('v1');
    });

    await test.step('cancelled, its magnets are crossed out and the file is out of date', async () => {
      await desk.navigate(`/admin/orders/${order.id}`);
      await desk.button('Annuler la commande…').click();
      await desk.fillDrawer({ Motif: 'Doublon' }, 'Annuler la commande');
      await desk.navigate(batch);
      await expect(page.getByRole('alert')).toContainText('Le fichier téléchargé n’est plus à jour');
      const changes = page.getByRole('region', { name: 'Annulés' });
      await expect(changes).toContainText(`${order.number} annulée le`);
      await expect(changes).toContainText('2 magnets retirés, planches refaites (v2)');
      await expect(page.getByRole('button', { name: new RegExp(`${order.number}, annulé`) })).toHaveCount(2);
      await desk.expectSound('the batch of a cancelled order');
    });

    await test.step('printed before that, its magnets are taken out at assembly', async () => {
      await desk.button('Marquer comme imprimé').click();
      await desk.question.getByRole('button', { name: 'La version 1 est imprimée' }).click();
      await expect(page.getByText('2 magnets à retirer à l’assemblage').first()).toBeVisible();
      await expect(page.getByRole('region', { name: 'Annulés' })).toContainText('Planche 1');
    });
  },
);

async function blockPhotoOf({ id }: PlacedOrder): Promise<void> {
  const api = await callApiAs(admin);
  const order = (await (await api.get(`/api/admin/orders/${id}`)).json()) as { lines: { photos: { id: string }[] }[] };
  const data = { review: 'blocked', reason: 'Un peu floue.' };
  const answer = await api.post(`/api/admin/orders/${id}/photos/${order.lines[0]?.photos[0]?.id}/review`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  await api.dispose();
}

test('a magnet with an awaited photo returns to its place, or gives it to a ready order', async ({
  page,
  problems,
}) => {
  test.setTimeout(120_000);
  const photo = { file: '13-ourson-carre.jpg', copies: 1 };
  const [order, taker] = [await payForSquares([photo]), await payForSquares([photo])];
  const desk = new DeskPage(page);
  await desk.open('/admin');
  const batch = await batchOf(desk, order);
  const missing = page
    .getByRole('region', { name: 'Manquants' })
    .getByRole('listitem')
    .filter({ hasText: order.number });

  await test.step('blocked, its place is kept, and the mail that asks for a photo has just left', async () => {
    await blockPhotoOf(order);
    await desk.navigate('/admin');
    await desk.navigate(batch);
    await expect(missing).toContainText('Place gardée sur la planche 1.');
    await expect(missing.getByRole('button', { name: 'Relancer demain' })).toBeDisabled();
    await desk.expectSound('a batch with a kept place');
  });

  await test.step('replaced and approved, it is put back', async () => {
    await replaceBlockedPhoto(order.id, photo.file);
    problems.allowAnswer(409, '/api/admin/batches/');
    await missing.getByRole('button', { name: /^Libérer/ }).click();
    await expect(page.getByText(/La photo est arrivée entre-temps/)).toBeVisible();
    await desk.approvePhotoOf(order.id);
    await desk.navigate(batch);
    await missing.getByRole('button', { name: /^Remettre à sa place/ }).click({ timeout: 30_000 });
    await expect(missing).toHaveCount(0);
    await expect(page.getByRole('button', { name: new RegExp(`${order.number}, prévu`) })).toHaveCount(1);
  });

  await test.step('blocked again and released, the other order takes the place', async () => {
    await desk.approvePhotoOf(taker.id);
    await blockPhotoOf(order);
    await desk.navigate('/admin');
    await desk.navigate(batch);
    await missing.getByRole('button', { name: /^Libérer/ }).click();
    await expect(page.getByText(`Place libérée, prise par ${taker.number}`)).toBeVisible();
    await expect(page.getByRole('button', { name: new RegExp(`${taker.number}, prévu`) })).toHaveCount(1);
    await expect(missing).toContainText('Hors de ce lot.');
  });
});
