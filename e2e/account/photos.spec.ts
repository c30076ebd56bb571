import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { logIn } from '../fixtures/accounts.ts';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { admin, callApiAs, customer } from './account-api.ts';

const photos = join(import.meta.dirname, '..', 'photos');

interface Summary {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly stage: string;
  readonly thumbnails: readonly string[];
}

interface Detail extends Summary {
  readonly lines: readonly { readonly photos: readonly { readonly id: string; readonly review: string }[] }[];
}

test.beforeEach(({ page }) => logIn(page, 'customer'));

test('the same photos are ordered again, framed as they were', async ({ page }) => {
  const order = await orderWith(({ status, thumbnails }) => status === 'termine' && thumbnails.length > 0);
  await new ShellPage(page).open(`/orders/${order.number}`);
  await page.getByRole('button', { name: 'Recommander ces photos' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  const stored = await page.evaluate(() => localStorage.getItem('cart') ?? '');
  expect(stored).toContain('recipe');
});

test('a blocked photo is replaced, and the order continues', main(), async ({ page }) => {
  const order = await blockedOrder();
  const shell = new ShellPage(page);
  await shell.open(`/orders/${order.number}`);
  const blocked = page.getByRole('region', { name: 'Une photo à remplacer' });
  await blocked.getByLabel('Choisir une autre photo').setInputFiles(join(photos, '06-trop-petite-300x200.jpg'));
  await expect(blocked.getByText('Cette photo aussi est trop petite')).toBeVisible();
  await blocked.getByLabel('En choisir une autre').setInputFiles(join(photos, '14-coucher-soleil.jpg'));
  await expect(blocked.getByText('Cette photo aussi est trop petite')).toHaveCount(0);
  await blocked.getByRole('button', { name: /Imprimer avec cette photo/ }).click();
  await expect(blocked).toHaveCount(0, { timeout: 15_000 });
  await expect(page.getByText('Action requise')).toHaveCount(0);
});

test('a problem is reported with a picture', async ({ page }) => {
  const order = await orderWith(({ status, stage }) => status === 'termine' && stage === 'livre');
  await new ShellPage(page).open(`/orders/${order.number}`);
  await page.getByRole('button', { name: 'Signaler un problème' }).click();
  await page.getByLabel('Racontez-nous').fill('Abîmé');
  await page.getByRole('button', { name: /^Envoyer/ }).click();
  await expect(page.getByText(/Racontez-nous.*caractères au moins/)).toBeVisible();
  await page.getByLabel('Racontez-nous').fill('Deux magnets sont rayés au milieu.');
  await page.getByLabel('Ajouter des photos').setInputFiles(join(photos, '13-ourson-carre.jpg'));
  await page.getByRole('button', { name: /^Envoyer/ }).click();
  await expect(page.getByText('Merci, nous avons votre message')).toBeVisible({ timeout: 15_000 });
});

async function ordersOf(api: APIRequestContext): Promise<Summary[]> {
  const answer = await api.get('/api/orders', { params: { limit: 100 } });
  return ((await answer.json()) as { items: Summary[] }).items;
}

async function orderWith(isFit: (order: Summary) => boolean): Promise<Summary> {
  const api = await callApiAs(customer);
  const order = (await ordersOf(api)).find(isFit);
  await api.dispose();
  if (!order) throw new Error('The demo has no such order: start from its seed.');
  return order;
}

/** The blocked order of the demo. When an earlier run has replaced its photo, the workshop blocks one again. */
async function blockedOrder(): Promise<Summary> {
  const api = await callApiAs(customer);
  const paid = (await ordersOf(api)).filter(({ status }) => status === 'en_cours');
  const waiting = paid.find(({ stage }) => stage === 'bloque');
  const order = waiting ?? paid.find(({ stage, thumbnails }) => stage === 'a_verifier' && thumbnails.length > 0);
  if (!order) throw new Error('The demo has no order that waits for its check: start from its seed.');
  if (!waiting) await block((await (await api.get(`/api/orders/${order.id}`)).json()) as Detail);
  await api.dispose();
  return order;
}

async function block({ id, lines }: Detail): Promise<void> {
  const workshop = await callApiAs(admin);
  const photo = lines.flatMap(({ photos: own }) => own)[0]?.id;
  const answer = await workshop.post(`/api/admin/orders/${id}/photos/${photo}/review`, {
    data: { review: 'blocked', reason: 'Un peu floue à ce format.' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await workshop.dispose();
}
