import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { admin, callApiAs, customer } from '../../account/account-api.ts';
import { payForSquares } from '../../admin/ordered.ts';

/** An order is paid, put into a batch and into a parcel. Returns the paths of all PDF files of these. */
export async function printedFiles(folder: string): Promise<string[]> {
  const order = await payForSquares([
    { file: '13-ourson-carre.jpg', copies: 5 },
    { file: '14-coucher-soleil.jpg', copies: 2 },
  ]);
  const [buyer, desk] = [await callApiAs(customer), await callApiAs(admin)];
  const detail = await json<{ lines: { photos: { id: string }[] }[] }>(desk, `/api/admin/orders/${order.id}`);
  for (const { id } of detail.lines.flatMap(({ photos }) => photos))
    await post(desk, `/api/admin/orders/${order.id}/photos/${id}/review`, { review: 'approved' });
  const batch = await post<{ id: string }>(desk, '/api/admin/batches', { orderIds: [order.id] });
  const { parcels } = await post<{ parcels: { id: string }[] }>(desk, '/api/admin/parcels', { orderIds: [order.id] });
  const labels = `/api/admin/parcels/labels.pdf?parcels=${parcels.map(({ id }) => id).join(',')}`;
  const files: string[] = [];
  for (const [caller, path] of [
    [buyer, `/api/orders/${order.id}/invoice.pdf`],
    [desk, labels],
    ...['sheets', 'press', 'contour', 'codes'].map(
      (name) => [desk, `/api/admin/batches/${batch.id}/${name}.pdf`] as const,
    ),
  ] as const) {
    const answer = await caller.get(path);
    if (!answer.ok()) throw new Error(`${path} was answered ${answer.status()}: ${await answer.text()}`);
    const file = join(folder, path.split('?')[0]?.split('/').at(-1) ?? '');
    await writeFile(file, await answer.body());
    files.push(file);
  }
  await Promise.all([buyer.dispose(), desk.dispose()]);
  return files;
}

async function json<Body>(caller: APIRequestContext, path: string): Promise<Body> {
  return (await (await caller.get(path)).json()) as Body;
}

/** Tries again after a 409: tiles are made after the photos are approved. */
export async function post<Body>(caller: APIRequestContext, path: string, data: object): Promise<Body> {
  let answer = await caller.post(path, { data });
  for (let triesLeft = 60; answer.status() === 409 && triesLeft > 0; triesLeft -= 1) {
    await pause(1000);
    answer = await caller.post(path, { data });
  }
  if (!answer.ok()) throw new Error(`${path} was answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as Body;
}
