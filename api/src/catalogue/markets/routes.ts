import { marketEndpoints as endpoints } from '@aimante/api-contract/market/endpoints';
import { auditedWrite } from '../../platform/audit/audited-write.ts';
import { deletedMessage, unlessRefused } from '../../platform/http/answers/messages.ts';
import { route } from '../../platform/http/routes/route.ts';
import type { ApiModule } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import { type Locale, Refusal } from '../../platform/text/refusal.ts';
import { calendarFile } from './calendar-file.ts';
import { marketErrors } from './errors.ts';
import { type EventRow, selectEvents, selectMarketStock, viewEvent } from './event-rows.ts';
import { createEvent, deleteEvent, updateEvent } from './event-service.ts';
import { transferStock } from './market-stock.ts';

export const registerMarkets: ApiModule = (app, services) => {
  const { db, config, now } = services;
  const write = auditedWrite(services, 'market');
  const whole = (row: EventRow) => viewEvent(row, now(), true);
  const find = async (id: string, locale: Locale) => {
    const [row] = await selectEvents(db, locale, sql`e.id = ${id} AND e.is_published`);
    return row ? viewEvent(row, now()) : marketErrors.MARKET_EVENT_NOT_FOUND();
  };

  route(app, endpoints.listMarketEvents, async ({ locale }) => {
    const rows = await selectEvents(db, locale, sql`e.is_published`);
    return rows.map((row) => viewEvent(row, now()));
  });
  route(app, endpoints.getMarketEvent, ({ params, locale }) => find(params.id, locale));
  route(app, endpoints.getMarketCalendar, async ({ params, locale, reply }) => {
    const event = await find(params.id, locale);
    if (event instanceof Refusal) return event;
    const file = calendarFile(event, { host: new URL(config.siteUrl).hostname, now: now() });
    reply.header('content-disposition', `attachment; filename="${event.slug}.ics"`);
    return reply.type('text/calendar; charset=utf-8').send(file);
  });
  route(app, endpoints.listMarketStock, async ({ params, locale }) => {
    const event = await find(params.id, locale);
    return event instanceof Refusal ? event : selectMarketStock(db, params.id, locale);
  });

  route(app, endpoints.listAllMarketEvents, async ({ locale }) =>
    (await selectEvents(db, locale, sql`true`)).map(whole),
  );
  route(app, endpoints.createMarketEvent, async (input) =>
    unlessRefused(await write(input, (tx, author) => createEvent(tx, author, input.body)), whole),
  );
  route(app, endpoints.updateMarketEvent, async (input) => {
    const change = { id: input.params.id, body: input.body };
    return unlessRefused(await write(input, (tx, author) => updateEvent(tx, author, change)), whole);
  });
  route(app, endpoints.deleteMarketEvent, async (input) =>
    deletedMessage(await write(input, (tx, author) => deleteEvent(tx, author, input.params.id)), input.locale),
  );
  route(app, endpoints.transferStock, async (input) => {
    const refusal = await write(input, (tx, author) => transferStock(tx, author, input.body));
    return refusal instanceof Refusal ? refusal : selectMarketStock(db, input.body.eventId, input.locale);
  });
};
