import { Readable } from 'node:stream';
import { marketEndpoints as endpoints } from '@aimante/api-contract/market/endpoints';
import { parisTime } from '@aimante/shop/calendar';
import { auditedWrite } from '../../platform/audit/audited-write.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { deletedMessage } from '../../platform/http/answers/messages.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { archiveLines } from './archive.ts';
import { closePeriod } from './close-period.ts';
import { deviceOf, registerDevice, revokeDevice, selectDevices } from './devices.ts';
import { tillErrors } from './errors.ts';
import { selectEvents } from './events.ts';
import { firstBreak, selectEntries } from './journal.ts';
import { selectOddities, settleOddity } from './oddity-rows.ts';
import { receiveRecords } from './receive-records.ts';
import { addSeller, removeSeller, selectSellers } from './sellers.ts';
import { readStand } from './stand.ts';
import { tillKey } from './till-key.ts';
import { selectSessions } from './till-rows.ts';

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
  route(app, endpoints.getTillStand, async ({ params, locale, request }) => {
    const device = await deviceOf(db, request);
    return device instanceof Refusal ? device : readStand(services, { device, eventId: params.id, locale });
  });
  route(app, endpoints.sendTillRecords, async ({ body, request }) => {
    const device = await deviceOf(db, request);
    if (device instanceof Refusal) return device;
    return { results: await receiveRecords(services, device.id, body) };
  });

  route(app, endpoints.listTillOddities, ({ query }) =>
    selectOddities(db, query.open === undefined ? sql`true` : sql`(o.settled_at IS NULL) = ${query.open === 'true'}`),
  );
  route(app, endpoints.settleTillOddity, (input) =>
    write(input, (tx, author) => settleOddity(tx, author, { ...input.params, ...input.body, now: now() })),
  );
  route(app, endpoints.listTillClosings, () =>
    selectEntries(db, sql`e.kind IN ('day', 'month', 'year')`, { limit: 200, newestFirst: true }),
  );
  route(app, endpoints.listTillEvents, () => selectEvents(db));
  route(app, endpoints.closePeriod, (input) =>
    write(input, (tx, author) => closePeriod(tx, author, { ...input.body, now: now(), key: tillKey(secrets) })),
  );

  route(app, endpoints.verifyJournal, async () => {
    const entries = await selectEntries(db, sql`true`);
    const brokenAt = firstBreak(entries) ?? null;
    return { entries: entries.length, isWhole: brokenAt === null, brokenAt };
  });
  route(app, endpoints.exportJournal, async ({ actor, request, reply }) => {
    await recordAudit(db, { actor, request }, { action: 'till.export', entity: 'till', entityId: '' });
    reply.header('content-disposition', `attachment; filename="caisse-${parisTime(now()).day}.jsonl"`);
    return reply.type('application/x-ndjson').send(Readable.from(archiveLines(services)));
  });
  return registerStaff(app, services);
};

/** Tablets and helpers. */
const registerStaff: ApiModule = (app, services) => {
  const { db, now } = services;
  const write = auditedWrite(services, 'market');
  route(app, endpoints.listTillDevices, () => selectDevices(db, sql`true`));
  route(app, endpoints.registerTillDevice, (input) =>
    write(input, (tx, author) => registerDevice(tx, author, { ...input.body, now: now() })),
  );
  route(app, endpoints.revokeTillDevice, (input) =>
    write(input, (tx, author) => revokeDevice(tx, author, { ...input.params, now: now() })),
  );
  route(app, endpoints.listTillSellers, () => selectSellers(db));
  route(app, endpoints.addTillSeller, (input) => write(input, (tx, author) => addSeller(tx, author, input.body)));
  route(app, endpoints.removeTillSeller, async (input) =>
    deletedMessage(
      await write(input, (tx, author) => removeSeller(tx, author, { ...input.params, now: now() })),
      input.locale,
    ),
  );
};
