import type { Parcel } from '@aimante/api-contract/parcels';
import { expect, it } from '@jest/globals';
import { testDesk } from '../../../testing/desk/desk.ts';
import { placeReadyOrder } from '../../../testing/production/ready-order.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';

const desk = testDesk();

it.each([
  ['on_its_way', 'unpacked'],
  ['delivered', 'unpacked'],
  ['announced', null],
])('a parcel that is %s, of an order that nobody marked as packed, needs a look: %s', async (state, lateReason) => {
  const { pool } = desk.api.services;
  const { id, number } = await placeReadyOrder(desk.api.services, { copies: [1] });
  const parcel = uuidv7();
  const at = desk.now.toISOString();
  await pool.query(
    `INSERT INTO parcels (id, carrier, tracking_number, weight_grams, state, state_at, created_at)
     VALUES ($1, 'colissimo', $2, 100, $3, $4, $4)`,
    [parcel, `6A${number}`, state, at],
  );
  await pool.query('INSERT INTO parcel_orders VALUES ($1, $2)', [parcel, id]);
  const list = async () =>
    (await desk.admin.call<{ items: Parcel[] }>(`GET /api/admin/parcels?search=${number}`)).body.items;
  expect(await list()).toMatchObject([{ id: parcel, lateReason }]);
  await pool.query(`UPDATE orders SET stage = 'expedie' WHERE id = $1`, [id]);
  expect(await list()).toMatchObject([{ lateReason: null }]);
});
