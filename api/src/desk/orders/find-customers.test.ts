import type { KnownCustomer } from '@aimante/api-contract/order-desk';
import { describe, expect, it } from '@jest/globals';
import { testDesk } from '../../../testing/desk/desk.ts';
import { TestBuyer, testAddress } from '../../../testing/selling/test-buyer.ts';
import { sql } from '../../platform/sql/sql.ts';

const desk = testDesk();
const find = async (search: string) =>
  (await desk.admin.call<KnownCustomer[]>(`GET /api/admin/customers?search=${encodeURIComponent(search)}`)).body;

describe('the search for a customer', () => {
  it('finds a guest of an earlier order by name without accents, e-mail and phone, with the last address', async () => {
    const address = { ...testAddress, lastName: 'Bélanger', phone: '+33601020304' };
    await new TestBuyer(desk.api).order({
      items: [{ productId: desk.box, quantity: 1 }],
      email: 'zoe.belanger@exemple.test',
      shipping: { method: 'standard', address },
    });
    const known = { email: 'zoe.belanger@exemple.test', name: 'Zoé Bélanger', locale: 'fr', address: { city: 'Lyon' } };
    for (const search of ['belanger', 'ZOE.BEL', '06 01 02 03 04', '+33 6 01 02 03 04'])
      expect(await find(search)).toMatchObject([known]);
    expect(await find('06 99 99 99 99')).toEqual([]);
  });

  it('finds an account once, with its default address', async () => {
    await desk.buyBox();
    const account = sql`(SELECT id FROM users WHERE email = 'test-customer@aimante.test')`;
    await desk.api.services.db.execute(sql`INSERT INTO addresses (id, user_id, label, type, first_name, last_name, line1,
        postal_code, city, country, is_default_shipping)
      SELECT gen_random_uuid(), ${account}, 'Maison', 'both', 'Test', 'Client', '1 rue Neuve', '13001', 'Marseille', 'FR', true`);
    expect(await find('test-customer')).toMatchObject([
      { email: 'test-customer@aimante.test', address: { city: 'Marseille' } },
    ]);
  });

  it('needs three letters, and is closed to customers', async () => {
    expect(await find('zo')).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect((await desk.customer.call('GET /api/admin/customers?search=belanger')).status).toBe(403);
  });
});
