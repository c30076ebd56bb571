import { admin, callApiAs } from '../../account/account-api.ts';
import { post } from '../foreign-tools/printed-files.ts';

/** The workshop's file of a batch with this order alone. */
export async function printOrder(orderId: string): Promise<Buffer> {
  const desk = await callApiAs(admin);
  const order = (await (await desk.get(`/api/admin/orders/${orderId}`)).json()) as {
    lines: { photos: { id: string }[] }[];
  };
  for (const { id } of order.lines.flatMap(({ photos }) => photos))
    await post(desk, `/api/admin/orders/${orderId}/photos/${id}/review`, { review: 'approved' });
  const batch = await post<{ id: string }>(desk, '/api/admin/batches', { orderIds: [orderId] });
  const answer = await desk.get(`/api/admin/batches/${batch.id}/sheets.pdf`);
  if (!answer.ok()) throw new Error(`The sheets were answered ${answer.status()}: ${await answer.text()}`);
  const file = await answer.body();
  await desk.dispose();
  return file;
}
