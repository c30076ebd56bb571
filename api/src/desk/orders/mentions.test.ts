import type { Colleague, Mentions } from '@aimante/api-contract/mentions';
import { describe, expect, it } from '@jest/globals';
import { testDesk } from '../../../testing/desk/desk.ts';
import { tokenFor } from '../../../testing/platform/test-actors.ts';
import { TestBuyer } from '../../../testing/selling/test-buyer.ts';
import { sql } from '../../platform/sql/sql.ts';

const desk = testDesk();
async function colleague(firstName: string, role: string) {
  const { services } = desk.api;
  const email = `${firstName.toLowerCase()}@aimante.test`;
  const token = await tokenFor(services, 'admin', email);
  const id = token.split('.')[0] ?? '';
  await services.db.execute(sql`UPDATE users SET first_name = ${firstName}, last_name = 'Petit' WHERE id = ${id}`);
  await services.db.execute(sql`UPDATE staff_members SET role_id = ${role} WHERE user_id = ${id}`);
  return { id, email, desk: new TestBuyer(desk.api, { authorization: `Bearer ${token}` }) };
}
const note = (order: { id: string }, text: string, mentions: string[]) =>
  desk.admin.call(`POST /api/admin/orders/${order.id}/notes`, { text, mentions });
const mentionsOf = async ({ desk: own }: { desk: TestBuyer }) =>
  (await own.call<Mentions>('GET /api/admin/mentions')).body;

describe('a note that mentions a colleague', () => {
  it('is in the list of the colleague, unread, with a mail, until it is read', async () => {
    const lea = await colleague('Léa', 'workshop');
    const tom = await colleague('Tom', 'workshop');
    const order = await desk.buyBox();
    expect((await note(order, '@Léa Petit vérifie le carton', [lea.id])).status).toBe(200);
    const { items, unread } = await mentionsOf(lea);
    expect({ items, unread }).toMatchObject({
      items: [{ orderId: order.id, orderNumber: order.number, text: '@Léa Petit vérifie le carton', isRead: false }],
      unread: 1,
    });
    expect(await mentionsOf(tom)).toEqual({ items: [], unread: 0 });
    const { rows } = await desk.api.services.db.execute(
      sql`SELECT recipient, payload ->> 'orderNumber' AS number FROM outbox WHERE kind = 'note-mention'`,
    );
    expect(rows).toEqual([{ recipient: lea.email, number: order.number }]);
    const ids = items.map(({ id }) => id);
    await tom.desk.call('POST /api/admin/mentions/read', { ids });
    expect(await mentionsOf(lea)).toMatchObject({ unread: 1 });
    const { body } = await lea.desk.call<Mentions>('POST /api/admin/mentions/read', { ids });
    expect(body).toMatchObject({ items: [{ isRead: true }], unread: 0 });
  });

  it('does not tell its own author', async () => {
    const { id } = (await desk.admin.call<Colleague[]>('GET /api/admin/colleagues')).body.find(({ name }) =>
      name.startsWith('Test'),
    ) ?? { id: '' };
    await note(await desk.buyBox(), 'Pour moi', [id]);
    expect(await mentionsOf({ desk: desk.admin })).toEqual({ items: [], unread: 0 });
  });

  it('can mention members of the team only, with the right to read orders', async () => {
    const order = await desk.buyBox();
    const gone = await colleague('Ana', 'workshop');
    const names = async () => (await desk.admin.call<Colleague[]>('GET /api/admin/colleagues')).body;
    expect(await names()).toContainEqual({ id: gone.id, name: 'Ana Petit' });
    await desk.api.services.db.execute(sql`UPDATE users SET is_active = false WHERE id = ${gone.id}`);
    expect(await names()).not.toContainEqual({ id: gone.id, name: 'Ana Petit' });
    const customer = (await tokenFor(desk.api.services, 'customer')).split('.')[0] ?? '';
    for (const id of [gone.id, customer])
      expect((await note(order, 'Bonjour', [id])).body).toMatchObject({ code: 'NOTE_MENTION_UNKNOWN' });
    expect((await desk.customer.call('GET /api/admin/colleagues')).status).toBe(403);
  });
});
