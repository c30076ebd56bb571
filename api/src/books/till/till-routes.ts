import { createHmac } from 'node:crypto';
import { marketEndpoints as endpoints } from '@aimante/api-contract/market/endpoints';
import { parisTime } from '@aimante/shop/calendar';
import { type SQL, sql } from 'drizzle-orm';
import { auditedWrite } from '../../platform/audit/audited-write.ts';
import { unlessRefused } from '../../platform/http/answers/messages.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { tillErrors } from './errors.ts';
import { canonical, firstBreak, selectEntries } from './journal.ts';
import { correctSale, sell } from './sale-service.ts';
import { selectSessions } from './till-rows.ts';
import { closePeriod, closeSession, moveCash, openSession } from './till-service.ts';

export const registerTill: ApiModule = (app, services) => {
  const { db, now, secrets } = services;
  const write = auditedWrite(services, 'market');

  route(app, endpoints.listTillSessions, ({ query, locale }) =>
    selectSessions(db, locale, query.eventId ? sql`s.market_event_id = ${query.eventId}` : sql`true`),
  );
  route(app, endpoints.getTillSession, async ({ params, locale }) => {
    const [session] = await selectSessions(db, locale, sql`s.id = ${params.id}`);
    if (!session) return tillErrors.TILL_SESSION_NOT_FOUND();
    return { ...session, entries: await selectEntries(db, sql`e.session_id = ${params.id}`) };
  });
  route(app, endpoints.openTillSession, (input) =>
    write(input, (tx, author) => openSession(tx, author, { ...input.body, now: now() })),
  );
  route(app, endpoints.closeTillSession, (input) =>
    write(input, (tx, author) => closeSession(tx, author, { ...input.params, ...input.body, now: now() })),
  );
  route(app, endpoints.moveCash, (input) =>
    write(input, (tx, author) => moveCash(tx, author, { id: input.params.id, move: input.body, now: now() })),
  );
  route(app, endpoints.sell, async (input) => {
    const sold = await write(input, (tx, author) => sell(tx, author, { sale: input.body, now: now() }));
    return unlessRefused(sold, (entry) => ({
      entry,
      totalCents: entry.amountCents,
      changeCents: entry.payment === 'cash' ? Number(entry.data.changeCents ?? 0) : null,
    }));
  });
  route(app, endpoints.correctSale, (input) =>
    write(input, (tx, author) => correctSale(tx, author, { ...input.params, ...input.body, now: now() })),
  );
  route(app, endpoints.closePeriod, (input) =>
    write(input, (tx, author) => closePeriod(tx, author, { ...input.body, now: now() })),
  );

  route(app, endpoints.verifyJournal, async () => {
    const entries = await selectEntries(db, sql`true`);
    const brokenAt = firstBreak(entries) ?? null;
    return { entries: entries.length, isWhole: brokenAt === null, brokenAt };
  });
  route(app, endpoints.exportJournal, async ({ query, reply }) => {
    const lines = (await selectEntries(db, between(query))).map((entry) => `${canonical(entry)}\n`).join('');
    const signature = createHmac('sha256', secrets.link).update(lines).digest('hex');
    reply.header('content-disposition', `attachment; filename="journal-${parisTime(now()).day}.jsonl"`);
    return reply.type('application/x-ndjson').send(`${lines}${canonical({ signature })}\n`);
  });
};

function between({ from, to }: { from?: string | undefined; to?: string | undefined }): SQL {
  const day = sql`(e.at AT TIME ZONE 'Europe/Paris')::date`;
  return sql.join(
    [sql`true`, ...(from ? [sql`${day} >= ${from}`] : []), ...(to ? [sql`${day} <= ${to}`] : [])],
    sql` AND `,
  );
}
