import type { OrderMails } from '@aimante/api-contract/order-desk';
import type { Order } from '@aimante/api-contract/orders';
import { describe, expect, it } from '@jest/globals';
import { testDesk } from '../../../testing/desk/desk.ts';
import { sql } from '../../platform/sql/sql.ts';

interface StoredMail extends Record<string, unknown> {
  kind: string;
  recipient: string;
  payload: { link: string; trackingNumber?: string; invoiceLabel?: string };
}

const desk = testDesk();
const { buyBox, change, pay, walk } = desk;
const minute = 60_000;
const day = 24 * 60 * minute;
const accountAddress = 'test-customer@aimante.test';

const run = (statement: ReturnType<typeof sql>) => desk.api.services.db.execute(statement);
const list = async ({ id }: Order) => (await desk.admin.call<OrderMails>(`GET /api/admin/orders/${id}/mails`)).body;
const mailOf = async (order: Order, kind: string) => {
  const mail = (await list(order)).mails.find((each) => each.kind === kind);
  if (!mail) throw new Error(`No mail of the kind ${kind}`);
  return mail;
};
const resend = ({ id }: Order, mail: { id: string }) =>
  desk.admin.call(`POST /api/admin/orders/${id}/mails/${mail.id}/resend`, {});
const waiting = async ({ id }: Order) => {
  const { rows } = await desk.api.services.db.execute<StoredMail>(
    sql`SELECT kind, recipient, payload FROM outbox WHERE order_id = ${id} AND status = 'waiting' ORDER BY position`,
  );
  return rows;
};
const markSent = ({ id }: Order) =>
  run(sql`UPDATE outbox SET status = 'sent', sent_at = ${desk.now.toISOString()} WHERE order_id = ${id}`);

async function paidBox(): Promise<Order> {
  const order = await pay(await buyBox());
  await markSent(order);
  return order;
}

describe('a mail of an order', () => {
  it('is listed with its order, newest first, and goes out again', async () => {
    const order = await paidBox();
    expect(await list(order)).toMatchObject({
      to: accountAddress,
      mails: [
        { kind: 'payment-confirmed', status: 'sent', obstacle: null, isCopy: false },
        { kind: 'order-received', status: 'sent', obstacle: 'overtaken' },
      ],
    });
    expect((await resend(order, await mailOf(order, 'payment-confirmed'))).status).toBe(200);
    expect(await waiting(order)).toMatchObject([
      { kind: 'payment-confirmed', recipient: accountAddress, payload: { invoiceLabel: expect.any(String) } },
    ]);
    expect((await list(order)).mails[0]).toMatchObject({ kind: 'payment-confirmed', status: 'waiting', isCopy: true });
    const { rows } = await run(sql`SELECT action, after FROM audit_log WHERE entity_id = ${order.id} ORDER BY id DESC`);
    expect(rows[0]).toMatchObject({ action: 'order.resend-mail', after: { kind: 'payment-confirmed' } });
  });

  it('goes out once when the button is pressed twice, and again a minute later', async () => {
    const order = await paidBox();
    const mail = await mailOf(order, 'payment-confirmed');
    const answers = await Promise.all([resend(order, mail), resend(order, mail)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const messages = answers.map(({ body }) => JSON.stringify(body)).sort();
    expect(messages).toEqual([
      expect.stringContaining('Cet e-mail vient déjà de repartir'),
      expect.stringContaining('L’e-mail repart'),
    ]);
    expect(await waiting(order)).toHaveLength(1);
    await markSent(order);
    await resend(order, mail);
    expect(await waiting(order)).toHaveLength(0);
    desk.now = new Date(desk.now.getTime() + 2 * minute);
    await resend(order, await mailOf(order, 'payment-confirmed'));
    expect(await waiting(order)).toHaveLength(1);
  });

  it('goes to the present address of the account', async () => {
    const order = await paidBox();
    const { rows } = await run(sql`SELECT user_id AS id FROM orders WHERE id = ${order.id}`);
    const rename = (email: string) => run(sql`UPDATE users SET email = ${email} WHERE id = ${rows[0]?.id}`);
    await rename('nouvelle@aimante.test');
    await resend(order, await mailOf(order, 'payment-confirmed'));
    expect(await waiting(order)).toMatchObject([{ recipient: 'nouvelle@aimante.test' }]);
    expect((await list(order)).to).toBe('nouvelle@aimante.test');
    await rename(accountAddress);
  });

  it('has a link that is valid again, and the present tracking number', async () => {
    const order = await paidBox();
    await walk(order, ['imprime', 'assemble', 'emballe']);
    await change(order, { trackingNumber: 'COLIS-1' });
    await walk(order, ['expedie']);
    await markSent(order);
    await change(order, { trackingNumber: 'COLIS-2' });
    desk.now = new Date(desk.now.getTime() + 80 * day);
    await resend(order, await mailOf(order, 'order-shipped'));
    const [copy] = await waiting(order);
    expect(copy?.payload.trackingNumber).toBe('COLIS-2');
    const token = copy?.payload.link.split('#token=')[1] ?? '';
    desk.now = new Date(desk.now.getTime() + 80 * day);
    expect((await desk.api.send(`/api/orders/track/${token}`)).body).toMatchObject({ id: order.id });
  });

  it('is sent itself when it has never arrived', async () => {
    const order = await paidBox();
    const mail = await mailOf(order, 'payment-confirmed');
    await run(sql`UPDATE outbox SET status = 'dead', attempts = 8, sent_at = NULL WHERE id = ${mail.id}`);
    await resend(order, mail);
    expect((await list(order)).mails).toMatchObject([
      { id: mail.id, status: 'waiting', isCopy: false },
      { kind: 'order-received' },
    ]);
  });

  it('is not sent again when it is no longer true', async () => {
    const order = await paidBox();
    const { body } = await resend(order, await mailOf(order, 'order-received'));
    expect(body).toMatchObject({ code: 'MAIL_OVERTAKEN' });
    expect(await waiting(order)).toHaveLength(0);
  });

  it('is not sent to a customer without an address, and not from another order', async () => {
    const [order, other] = [await paidBox(), await paidBox()];
    const mail = await mailOf(order, 'payment-confirmed');
    expect((await resend(other, mail)).body).toMatchObject({ code: 'MAIL_NOT_FOUND' });
    await run(sql`UPDATE orders SET user_id = NULL, email = 'anonyme-1@supprime.invalid' WHERE id = ${order.id}`);
    expect((await list(order)).mails[0]).toMatchObject({ obstacle: 'no_recipient' });
    expect((await resend(order, mail)).body).toMatchObject({ code: 'MAIL_WITHOUT_RECIPIENT' });
  });
});
