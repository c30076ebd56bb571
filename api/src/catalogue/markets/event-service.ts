import type { marketEventUpdateSchema, marketEventWriteSchema } from '@aimante/api-contract/market/schemas';
import type { z } from 'zod';
import { auditedResult } from '../../platform/audit/audited-result.ts';
import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { assignments } from '../../platform/database/sql/assignments.ts';
import { freeSlug } from '../../platform/database/sql/slug.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { httpErrors } from '../../platform/http/answers/errors.ts';
import { sql } from '../../platform/sql/sql.ts';
import { mergeLocalised, toLocalised } from '../../platform/text/localised.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { marketErrors } from './errors.ts';
import { type EventRow, selectEvents } from './event-rows.ts';

type Write = z.output<typeof marketEventWriteSchema>;
type Update = z.output<typeof marketEventUpdateSchema>;

export async function createEvent(db: Queryable, author: Author, body: Write): Promise<EventRow | Refusal> {
  if (body.endsAt <= body.startsAt) return marketErrors.MARKET_DATES_REVERSED();
  const id = uuidv7();
  const name = toLocalised(body.name);
  const slug = await freeSlug(db, sql`market_events`, `${name.fr} ${body.startsAt.slice(0, 10)}`);
  await db.execute(sql`INSERT INTO market_events (id, slug, name, description, place, address, latitude, longitude, starts_at,
      ends_at, is_published)
    VALUES (${id}, ${slug}, ${name}, ${body.description === null ? null : toLocalised(body.description)}, ${body.place},
      ${body.address}, ${body.latitude}, ${body.longitude}, ${body.startsAt}, ${body.endsAt}, ${body.isPublished})`);
  return finish(db, author, { id, action: 'market-event.create' });
}

export async function updateEvent(db: Queryable, author: Author, { id, body }: { id: string; body: Update }) {
  await db.execute(sql`SELECT 1 FROM market_events WHERE id = ${id} FOR UPDATE`);
  const [before] = await selectEvents(db, 'fr', sql`e.id = ${id}`);
  if (!before) return marketErrors.MARKET_EVENT_NOT_FOUND();
  if (body.version !== undefined && body.version !== before.version)
    return httpErrors.VERSION_CONFLICT({ current: before });
  if (new Date(body.endsAt ?? before.endsAt) <= new Date(body.startsAt ?? before.startsAt)) {
    return marketErrors.MARKET_DATES_REVERSED();
  }
  const { name, description } = before.translations;
  const columns = {
    name: body.name === undefined ? undefined : mergeLocalised(body.name, name),
    description: body.description == null ? body.description : mergeLocalised(body.description, description),
    place: body.place,
    address: body.address,
    latitude: body.latitude,
    longitude: body.longitude,
    starts_at: body.startsAt,
    ends_at: body.endsAt,
    is_published: body.isPublished,
  };
  await db.execute(sql`UPDATE market_events SET ${assignments(columns)}, version = version + 1 WHERE id = ${id}`);
  return finish(db, author, { id, action: 'market-event.update', before });
}

/** Refused (`STILL_USED`) while stock or orders refer to it. */
export async function deleteEvent(db: Queryable, author: Author, id: string): Promise<Refusal | undefined> {
  const [before] = await selectEvents(db, 'fr', sql`e.id = ${id}`);
  if (!before) return marketErrors.MARKET_EVENT_NOT_FOUND();
  await db.execute(sql`DELETE FROM stocks WHERE market_event_id = ${id} AND on_hand = 0 AND held = 0`);
  await db.execute(sql`DELETE FROM market_events WHERE id = ${id}`);
  await recordAudit(db, author, { action: 'market-event.delete', entity: 'market-event', entityId: id, before });
  return undefined;
}

const finish = auditedResult({
  entity: 'market-event',
  read: async (db, id) => (await selectEvents(db, 'fr', sql`e.id = ${id}`))[0],
  notFound: marketErrors.MARKET_EVENT_NOT_FOUND,
});
