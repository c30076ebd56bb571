import type { Order } from '@aimante/api-contract/orders';
import { createRecipe } from '@aimante/print';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { photoSize, testDesk } from '../../../../testing/desk/desk.ts';
import { cardPayment, testCards } from '../../../../testing/selling/test-cards.ts';
import { findOrder, type OrderRow, queueOrderMail } from '../../../selling/index.ts';
import { mailContents } from '../../../start/mail-contents.ts';
import { sql } from '../../sql/sql.ts';
import { MailRefused, MailServerAway, type MailTransport, type OutgoingMail } from './mail-transport.ts';
import { queueMail } from './queue-mail.ts';
import { sendDueMails } from './send-mails.ts';

const desk = testDesk();
const minute = 60_000;
let now: Date;
let sent: string[];

beforeEach(async () => {
  // The database dates a mail by its own clock, so the senders run an hour ahead.
  now = new Date(Date.now() + 60 * minute);
  sent = [];
  await desk.api.services.pool.query('DELETE FROM outbox');
});

const keep: MailTransport = { send: async ({ subject }) => void sent.push(subject), close: () => {} };
const deliver = (transport = keep) => sendDueMails({ ...desk.api.services, now: () => now, mailContents }, transport);
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * minute);
};
const states = async () => {
  const found = await desk.api.services.db.execute<{ kind: string; status: string }>(
    sql`SELECT kind, status FROM outbox ORDER BY position`,
  );
  return found.rows.map(({ kind, status }) => `${kind} ${status}`);
};
const order = async ({ id }: Order): Promise<OrderRow> => {
  const found = await findOrder(desk.api.services.db, id);
  if (!found) throw new Error('no order');
  return found;
};
const fail = (one: Order) =>
  desk.customer.call(`POST /api/orders/${one.id}/pay`, cardPayment(one.totalCents, testCards.declined));

describe('the mails of one order', () => {
  it('do not ask for a payment that was made half a second later', async () => {
    const paid = await desk.pay(await desk.buyBox());
    await deliver();
    expect(await states()).toEqual(['order-received overtaken', 'payment-confirmed sent']);
    expect(sent).toEqual([`Paiement confirmé pour la commande ${paid.number}`]);
  });

  it('ask for the payment when it is overdue', async () => {
    desk.now = new Date(Date.now() + 60 * minute);
    const { number } = await desk.buyBox();
    await deliver();
    expect(sent).toEqual([]);
    later(3);
    await deliver();
    expect(sent).toEqual([`Commande ${number} reçue`]);
  });

  it('bring the instructions of a bank transfer at once, without the request to pay online', async () => {
    const { id, number, totalCents } = await desk.buyBox();
    await desk.customer.call(`POST /api/orders/${id}/pay`, { provider: 'transfer', totalCents });
    await deliver();
    expect(await states()).toEqual(['order-received overtaken', 'transfer-awaited sent']);
    expect(sent).toEqual([`Votre virement pour la commande ${number}`]);
  });

  it('never say that the payment failed after it was confirmed', async () => {
    const bought = await desk.buyBox();
    await fail(bought);
    await desk.pay(bought);
    await deliver();
    expect(await states()).toEqual(['order-received overtaken', 'payment-failed overtaken', 'payment-confirmed sent']);
  });

  it('wait for the one before, whichever sender has it', async () => {
    const bought = await desk.buyBox();
    await fail(bought);
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const slow = async ({ subject }: OutgoingMail) => {
      begun.resolve();
      await gate.promise;
      sent.push(subject);
    };
    const first = deliver({ send: slow, close: () => {} });
    await begun.promise;
    await desk.pay(bought);
    await deliver();
    const sentMeanwhile = [...sent];
    gate.resolve();
    await first;
    expect(sentMeanwhile).toEqual([]);
    await deliver();
    const { number } = bought;
    expect(sent).toEqual([
      `Le paiement de la commande ${number} n’a pas abouti`,
      `Paiement confirmé pour la commande ${number}`,
    ]);
  });

  /** Two mails of one order, of which the first one fails in the given way. */
  const withFailingMail = async (failure: Error, failures = Number.POSITIVE_INFINITY) => {
    const { number, ...paid } = await desk.pay(await desk.buyBox());
    const { services } = desk.api;
    const payload = { reason: 'damaged' };
    const row = await order({ number, ...paid });
    await queueOrderMail(services, services.db, { order: row, kind: 'claim-received', payload });
    let left = failures;
    const fussy: MailTransport = {
      async send({ subject }) {
        if (subject.startsWith('Paiement') && left > 0) {
          left -= 1;
          throw failure;
        }
        sent.push(subject);
      },
      close: () => {},
    };
    const confirmed = `Paiement confirmé pour la commande ${number}`;
    return { fussy, confirmed, claim: `Votre message sur la commande ${number}` };
  };

  it('wait for the one before while the server refuses it for now', async () => {
    const { fussy, confirmed, claim } = await withFailingMail(new Error('450 try later'), 2);
    await deliver(fussy);
    later(2);
    await deliver(fussy);
    expect(sent).toEqual([]);
    later(10);
    await deliver(fussy);
    expect(sent).toEqual([confirmed, claim]);
  });

  it('wait six minutes for the one before, which is retried beside them afterwards', async () => {
    const { fussy, confirmed, claim } = await withFailingMail(new Error('450 try later'), 3);
    for (const minutes of [0, 1, 4]) {
      later(minutes);
      await deliver(fussy);
    }
    expect(sent).toEqual([]);
    later(1);
    await deliver(fussy);
    expect(sent).toEqual([claim]);
    later(15);
    await deliver(fussy);
    expect(sent).toEqual([claim, confirmed]);
  });

  it('do not wait for one that is refused for good', async () => {
    const { fussy, claim } = await withFailingMail(new MailRefused('550 no such user'));
    await deliver(fussy);
    expect(sent).toEqual([claim]);
    expect(await states()).toEqual(['order-received overtaken', 'payment-confirmed dead', 'claim-received sent']);
  });

  it('do not ask for a photo that was replaced since, nor announce a parcel that was taken back', async () => {
    const bought = await desk.pay(await desk.buyMagnet());
    const [photo] = (await desk.read(bought)).lines[0]?.photos ?? [];
    const review = (body: object) =>
      desk.admin.call(`POST /api/admin/orders/${bought.id}/photos/${photo?.id}/review`, body);
    await review({ review: 'blocked', reason: 'Floue' });
    await desk.customer.call(`POST /api/orders/${bought.id}/photos/${photo?.id}/replace`, {
      photoId: desk.photoId,
      recipe: createRecipe(photoSize, 1),
    });
    await review({ review: 'approved' });
    await desk.walk(bought, ['imprime', 'assemble', 'emballe', 'expedie']);
    await desk.api.services.db.execute(sql`UPDATE orders SET stage = 'emballe' WHERE id = ${bought.id}`);
    await deliver();
    const gone = [
      'order-received overtaken',
      'payment-confirmed sent',
      'photo-to-replace overtaken',
      'order-shipped overtaken',
    ];
    expect(await states()).toEqual(gone);
    await desk.walk(bought, ['expedie']);
    await deliver();
    expect(await states()).toEqual([...gone, 'order-shipped sent']);
  });
});

describe('a mail server that is away', () => {
  it('does not count as an attempt, and receives all mails as soon as it is back', async () => {
    for (let n = 0; n < 12; n += 1)
      await queueMail(desk.api.services.db, {
        kind: 'contact-received',
        to: `a${n}@exemple.test`,
        locale: 'fr',
        payload: { name: 'Zoé', ticket: `C-${n}`, message: 'Bonjour' },
      });
    let tries = 0;
    const away: MailTransport = {
      async send() {
        tries += 1;
        throw new MailServerAway('connection refused');
      },
      close: () => {},
    };
    for (let n = 0; n < 30; n += 1) {
      await deliver(away);
      later(1);
    }
    expect(tries).toBeLessThanOrEqual(30 * 5);
    await deliver();
    expect(sent).toHaveLength(12);
  });
});
