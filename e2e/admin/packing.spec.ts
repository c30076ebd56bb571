import { expect, test } from '../fixtures/test.ts';
import { DeskPage } from './desk-page.ts';
import { payForSquares } from './ordered.ts';

test('a parcel is packed by scan, and the magnet of another order is refused aloud', async ({ page, problems }) => {
  test.setTimeout(120_000);
  const order = await payForSquares([{ file: '13-ourson-carre.jpg', copies: 2 }]);
  const other = await payForSquares([{ file: '13-ourson-carre.jpg', copies: 1 }]);
  const desk = new DeskPage(page);
  await desk.open('/admin');
  for (const { id, number } of [order, other]) {
    await desk.approvePhotoOf(id);
    await desk.navigate(`/admin/orders?q=${number}`);
    await desk.makeBatch(number);
    await desk.button('Marquer comme imprimé').click();
    await expect(desk.button('Marquer comme imprimé')).toHaveCount(0);
  }
  const codesOf = async (id: string): Promise<string[]> => {
    await desk.navigate(`/admin/packing?order=${id}`);
    const digits = page.getByText(/^\d{6} \d{4}$/);
    await expect(digits.first()).toBeVisible();
    return digits.allTextContents();
  };
  const [stranger = ''] = await codesOf(other.id);
  const [first = '', second = ''] = await codesOf(order.id);
  const field = page.getByRole('textbox', { name: 'Code à lire' });
  const scan = async (code: string) => {
    await field.fill(code);
    await field.press('Enter');
  };

  await test.step('the first magnet opens its order, which is ticked', async () => {
    await desk.navigate('/admin/packing');
    await expect(page.getByText('Scannez un premier magnet')).toBeVisible();
    await scan(first.replace(' ', ''));
    await expect(page.getByRole('region', { name: order.number })).toContainText('1 sur 2 dans le colis');
  });

  await test.step('a magnet of another order, and a second scan, are refused', async () => {
    problems.allowAnswer(409, `/api/admin/orders/${order.id}/packing`);
    await scan(stranger);
    await expect(page.getByRole('alert')).toContainText(`Mauvais magnet. Ce magnet est de la commande ${other.number}`);
    await scan(first);
    await expect(page.getByRole('alert')).toContainText('Déjà scanné.');
    await desk.expectSound('packing with a refusal');
  });

  await test.step('a reload loses nothing, and the whole parcel is packed', async () => {
    await page.reload();
    await expect(page.getByRole('region', { name: order.number })).toContainText('1 sur 2 dans le colis');
    await scan(second);
    await desk.button('Marquer emballée').click();
    await expect(page.getByText('Scannez un premier magnet')).toBeVisible();
    await desk.navigate(`/admin/orders/${order.id}`);
    await expect(page.getByRole('heading', { name: order.number }).locator('..').locator('..')).toContainText(
      'Emballé',
    );
  });
});
