import type { TillEntry } from '@aimante/api-contract/market';
import type { saleSchema } from '@aimante/api-contract/market/till-schemas';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { marketErrors, takeMarketStock } from '../../catalogue/index.ts';
import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { queueMail } from '../../platform/mail/sending/queue-mail.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { tillErrors } from './errors.ts';
import { appendEntry, entryOfClient, selectEntries } from './journal.ts';
import { lockOpenSession } from './till-service.ts';

type Sale = z.output<typeof saleSchema>;
interface SoldLine {
  owner: 'product' | 'variant' | 'bundle';
  id: string;
  name: string;
  quantity: number;
  unitCents: number;
  totalCents: number;
}

/** Records a sale. If an offline till sends a sale again, the first entry is returned. */
export async function sell(
  db: Queryable,
  author: Author,
  { sale, now }: { sale: Sale; now: Date },
): Promise<TillEntry | Refusal> {
  const before = await entryOfClient(db, sale.clientId);
  if (before) return before;
  const session = await lockOpenSession(db, sale.sessionId);
  if (session instanceof Refusal) return session;
  const raced = await entryOfClient(db, sale.clientId);
  if (raced) return raced;
  const lines = await priceLines(db, sale.lines);
  if (lines instanceof Refusal) return lines;
  const totalCents = lines.reduce((sum, line) => sum + line.totalCents, 0);
  if (totalCents !== sale.expectedTotalCents) return tillErrors.MARKET_PRICE_CHANGED({ totalCents });
  const givenCents = sale.payment === 'cash' ? (sale.givenCents ?? totalCents) : totalCents;
  if (givenCents < totalCents) return tillErrors.MARKET_CASH_TOO_LOW();
  for (const line of lines) {
    const refusal = await takeMarketStock(db, author, { of: line, eventId: session.eventId, delta: -line.quantity });
    if (refusal) return refusal;
  }
  const data = { lines, givenCents, changeCents: givenCents - totalCents, by: author.actor.id, stand: session.eventId };
  const { sessionId, clientId, payment } = sale;
  const entry = await appendEntry(db, {
    sessionId,
    clientId,
    kind: 'sale',
    payment,
    amountCents: totalCents,
    data,
    at: now,
  });
  if (sale.email) {
    const payload = { number: String(entry.position), totalCents, at: entry.at, lines: lines.map(lineInWords) };
    await queueMail(db, {
      kind: 'market-receipt',
      to: sale.email,
      locale: 'fr',
      payload,
      dedupeKey: `receipt:${entry.id}`,
    });
  }
  return entry;
}

/** Corrects a sale. Journal entries are never removed; an opposite entry balances a wrong one. */
export async function correctSale(
  db: Queryable,
  author: Author,
  { id, clientId, reason, now }: { id: string; clientId: string; reason: string; now: Date },
): Promise<TillEntry | Refusal> {
  const [sale] = await selectEntries(db, sql`e.id = ${id} AND e.kind = 'sale'`, 1);
  if (!sale) return tillErrors.TILL_ENTRY_NOT_FOUND();
  // Locks the session before the journal, as a sale does, to prevent deadlocks.
  const open = await lockOpenSession(db, sale.sessionId ?? id);
  const before = await entryOfClient(db, clientId);
  if (before) return before;
  const [corrected] = await selectEntries(db, sql`e.kind = 'correction' AND e.data ->> 'corrects' = ${id}`, 1);
  if (corrected) return tillErrors.TILL_ENTRY_CORRECTED();
  const { lines, stand } = sale.data as { lines: SoldLine[]; stand: string };
  for (const line of lines) await takeMarketStock(db, author, { of: line, eventId: stand, delta: line.quantity });
  const data = { corrects: id, reason, by: author.actor.id };
  const entry = await appendEntry(db, {
    // A session that was counted and closed no longer changes.
    sessionId: open instanceof Refusal ? null : sale.sessionId,
    clientId,
    kind: 'correction',
    payment: sale.payment ?? undefined,
    amountCents: -sale.amountCents,
    data,
    at: now,
  });
  await recordAudit(db, author, { action: 'till.correct', entity: 'till-entry', entityId: id, after: data });
  return entry;
}

const lineInWords = ({ quantity, name, totalCents }: SoldLine) =>
  `${quantity} × ${name} : ${(totalCents / 100).toFixed(2).replace('.', ',')} €`;

/** The shop's current names and prices. A bundle's price is per magnet. */
async function priceLines(db: Queryable, lines: Sale['lines']): Promise<SoldLine[] | Refusal> {
  const priced: SoldLine[] = [];
  for (const { owner, id, quantity } of lines) {
    const found = await db.execute<{ name: string; cents: number }>(sql`
      SELECT f.name, CASE ${owner} WHEN 'variant' THEN coalesce(v.price_cents, p.price_cents)
        WHEN 'bundle' THEN b.price_cents * b.quantity ELSE p.price_cents END AS cents
      FROM products p JOIN product_translations f ON f.product_id = p.id AND f.locale = 'fr'
      LEFT JOIN variants v ON ${owner} = 'variant' AND v.id = ${id} AND v.deleted_at IS NULL
      LEFT JOIN bundles b ON ${owner} = 'bundle' AND b.id = ${id} AND b.deleted_at IS NULL
      WHERE p.deleted_at IS NULL AND p.id = CASE ${owner} WHEN 'variant' THEN v.product_id WHEN 'bundle' THEN b.product_id ELSE ${id}::uuid END`);
    const [item] = found.rows;
    if (!item) return marketErrors.MARKET_STOCK_NOT_FOUND();
    priced.push({ owner, id, quantity, name: item.name, unitCents: item.cents, totalCents: item.cents * quantity });
  }
  return priced;
}
