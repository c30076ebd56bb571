import type { Page } from '@playwright/test';
import { admin, callApiAs } from '../account/account-api.ts';
import { makeProduct } from '../admin/made-product.ts';
import { payForSquares } from '../admin/ordered.ts';
import { answerOf } from '../cart/shop-calls.ts';
import { forRole, inLanguage, type Language, PHONE_AND_DESKTOP, type Screen } from './screen.ts';

const PATIENCE_MS = 30_000;

interface DeskOrder {
  readonly lines: readonly { readonly photos: readonly { readonly id: string }[] }[];
}

interface PartOfBatch {
  readonly picking: readonly object[];
}

type Desk = Awaited<ReturnType<typeof callApiAs>>;

const state = (
  name: string,
  walk: (desk: Desk, open: (path: string) => Promise<Page>, page: Page) => Promise<unknown>,
): Screen => ({
  name: `admin-${name}`,
  widths: PHONE_AND_DESKTOP,
  reach: async (page, language: Language) => {
    const desk = await callApiAs(admin);
    await walk(
      desk,
      async (path) => {
        await page.goto(inLanguage(path, language));
        await page.locator('main h1').waitFor();
        await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
        return page;
      },
      page,
    );
    await desk.dispose();
  },
});

async function changeMeanwhile(desk: Desk, open: (path: string) => Promise<Page>): Promise<void> {
  const product = await makeProduct(desk, `Magnet à deux ${Date.now().toString(36)}`);
  const page = await open(`/admin/products/${product.id}`);
  await page.locator('textarea[name=description]').fill('Un magnet pour deux.');
  await page.locator('[name=loyaltyPoints]').fill('12');
  const data = { version: product.version, description: 'Un magnet carré, prêt en un jour.', price: 7.5 };
  await answerOf(await desk.put(`/api/products/${product.id}`, { data }));
  await page.getByRole('button', { name: /^(Enregistrer|Save)$/ }).click();
  await page.getByText(/^(Quelqu’un d’autre a enregistré|Somebody else saved)/).waitFor();
}

async function openDeleted(desk: Desk, open: (path: string) => Promise<Page>): Promise<void> {
  const name = `Magnet revenant ${Date.now().toString(36)}`;
  const { id } = await makeProduct(desk, name);
  await desk.delete(`/api/products/${id}`);
  await makeProduct(desk, name);
  const page = await open(`/admin/products?deleted=true&q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

/** Approves the photos of an order, and makes a batch once their tiles are rendered. */
async function batchOf(desk: Desk, copies: number): Promise<{ readonly orderId: string; readonly batchId: string }> {
  const order = await payForSquares([{ file: '13-ourson-carre.jpg', copies }]);
  const { lines } = await answerOf<DeskOrder>(await desk.get(`/api/admin/orders/${order.id}`));
  for (const { id } of lines.flatMap(({ photos }) => photos))
    await answerOf(
      await desk.post(`/api/admin/orders/${order.id}/photos/${id}/review`, { data: { review: 'approved' } }),
    );
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    const answer = await desk.post('/api/admin/batches', { data: { orderIds: [order.id] } });
    if (answer.ok()) return { orderId: order.id, batchId: (await answerOf<{ id: string }>(answer)).id };
    await new Promise((wait) => setTimeout(wait, 500));
  }
  throw new Error(`The tiles of ${order.number} are not rendered`);
}

/** The sheets are downloaded, and then the order is cancelled. */
async function openOutdated(desk: Desk, open: (path: string) => Promise<Page>): Promise<Page> {
  const { orderId, batchId } = await batchOf(desk, 2);
  await desk.get(`/api/admin/batches/${batchId}/sheets.pdf`);
  await answerOf(await desk.patch(`/api/admin/orders/${orderId}`, { data: { status: 'annule', reason: 'Doublon' } }));
  return open(`/admin/batches/${batchId}`);
}

/** The first 250 of 300 magnets. A real order of that size takes minutes to render. */
async function openPart(desk: Desk, open: (path: string) => Promise<Page>, page: Page): Promise<Page> {
  const { batchId } = await batchOf(desk, 3);
  await page.route(`**/api/admin/batches/${batchId}`, async (route) => {
    const batch = await answerOf<PartOfBatch>(await route.fetch());
    const part = { pieces: 250, total: 300, part: { place: 1, count: 2 } };
    await route.fulfill({ json: { ...batch, picking: batch.picking.map((order) => ({ ...order, ...part })) } });
  });
  return open(`/admin/batches/${batchId}`);
}

/** Two orders wait for their tiles to be rendered. */
async function openMissing(_desk: Desk, open: (path: string) => Promise<Page>, page: Page): Promise<Page> {
  await page.route('**/api/admin/batches/plan', async (route) => {
    const plan = await answerOf<object>(await route.fetch());
    const waiting = [
      { id: crypto.randomUUID(), number: 'PM-26-004301', rendered: 250, total: 300 },
      { id: crypto.randomUUID(), number: 'PM-26-004302', rendered: 0, total: 9 },
    ];
    await route.fulfill({ json: { ...plan, waiting } });
  });
  return open('/admin/batches');
}

/** The newest mails. The order of the first one changed before the mail was sent. */
async function openOvertaken(_desk: Desk, open: (path: string) => Promise<Page>, page: Page): Promise<Page> {
  await page.route('**/api/admin/outbox*', async (route) => {
    const { items, ...rest } = await answerOf<{ items: object[] }>(await route.fetch());
    const [first, ...others] = items;
    const overtaken = { ...first, status: 'overtaken', attempts: 0, sentAt: null };
    await route.fulfill({ json: { ...rest, items: [overtaken, ...others] } });
  });
  return open('/admin/mails');
}

/** Two chosen orders that the sheets leave out. */
async function openLeftOut(_desk: Desk, open: (path: string) => Promise<Page>, page: Page): Promise<void> {
  const left = (number: string, reason: string) => ({ id: crypto.randomUUID(), number, reason });
  const leftOut = [left('PM-26-004301', 'refunded'), left('PM-26-004302', 'unpaid')];
  await page.route('**/api/admin/batches/plan', async (route) => {
    const plan = await answerOf<object>(await route.fetch());
    await route.fulfill({ json: { ...plan, leftOut } });
  });
  await open('/admin/orders?stage=pret');
  await page.locator('[data-row] input[type=checkbox]').first().check();
  await page.getByRole('button', { name: /^(Planches PDF|PDF sheets)$/ }).click();
  await page.getByRole('dialog').waitFor();
}

/** A refund that the owner made in the provider's own back office, which the fake provider of this shop cannot announce. */
async function openForeignRefund(_desk: Desk, open: (path: string) => Promise<Page>, page: Page): Promise<void> {
  const { id } = await payForSquares([{ file: '13-ourson-carre.jpg', copies: 2 }]);
  const refund = { reason: 'at_provider', state: 'done', method: 'provider', needsAction: true };
  await page.route(`**/api/admin/orders/${id}`, async (route) => {
    const order = await answerOf<object>(await route.fetch());
    const refunds = [{ ...refund, id: crypto.randomUUID(), amountCents: 300, createdAt: new Date().toISOString() }];
    await route.fulfill({ json: { ...order, refundedCents: 300, refunds } });
  });
  await open(`/admin/orders/${id}`);
  await page
    .getByRole('main')
    .getByText(/3[,.]00/)
    .first()
    .waitFor();
}

/** The dashboard with a refund to settle. */
async function openRefundTask(_desk: Desk, open: (path: string) => Promise<Page>, page: Page): Promise<void> {
  await page.route('**/api/dashboard/stats*', async (route) => {
    const stats = await answerOf<object>(await route.fetch());
    await route.fulfill({ json: { ...stats, refundsToSettle: 1 } });
  });
  await open('/admin');
}

async function printOutdated(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Marquer comme imprimé|Mark as printed)/ }).click();
  await page.getByRole('alertdialog').waitFor();
}

export const deskStates: readonly Screen[] = forRole('admin', [
  state('product-conflict', changeMeanwhile),
  state('products-restore', openDeleted),
  state('batch-outdated', openOutdated),
  state('batch-print-outdated', async (desk, open) => printOutdated(await openOutdated(desk, open))),
  state('batch-part', openPart),
  state('batches-missing', openMissing),
  state('mails-overtaken', openOvertaken),
  state('sheets-left-out', openLeftOut),
  state('refund-at-provider', openForeignRefund),
  state('dashboard-refund-task', openRefundTask),
]);
