import type { TillStand } from '@aimante/api-contract/market';
import { parisTime } from '@aimante/shop/calendar';
import { marketErrors } from '../../catalogue/index.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { inLocale } from '../../platform/database/sql/in-locale.ts';
import type { Services } from '../../platform/services/services.ts';
import { commerceSettings } from '../../platform/settings/commerce-settings.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Locale, Refusal } from '../../platform/text/refusal.ts';
import { domesticRates } from '../../selling/index.ts';
import { selectDevices } from './devices.ts';
import { tillErrors } from './errors.ts';
import { soldKinds } from './journal.ts';
import { selectStandItems } from './offers.ts';
import { selectSellers } from './sellers.ts';

interface Asked {
  device: { id: string };
  eventId: string;
  locale: Locale;
}

/** Everything that a device keeps, so that it can sell without a network from then on. */
export async function readStand(services: Services, { device, eventId, locale }: Asked): Promise<TillStand | Refusal> {
  const { db } = services;
  const events = await db.execute<TillStand['event'] & Record<string, unknown>>(
    sql`SELECT e.id, ${inLocale(sql`e.name`, locale)} AS name, e.place FROM market_events e WHERE e.id = ${eventId}`,
  );
  const [event] = events.rows;
  if (!event) return marketErrors.MARKET_EVENT_NOT_FOUND();
  const [registered] = await selectDevices(db, sql`d.id = ${device.id}`);
  if (!registered) return tillErrors.TILL_DEVICE_UNKNOWN();
  const settings = await commerceSettings(services);
  const day = parisTime(services.now()).day;
  const rateOf = await domesticRates(services, { shop: settings.shop, day });
  const { name, legalName, address, siret, vatNumber } = settings.shop;
  return {
    device: registered,
    event,
    shop: { name, legalName, address, siret, vatNumber },
    vatRate: rateOf('standard'),
    at: services.now().toISOString(),
    journal: await journalTotals(db),
    items: (await selectStandItems(db, eventId, locale)).map(({ vatClass, ...item }) => ({
      ...item,
      vatRate: rateOf(vatClass),
    })),
    sellers: await selectSellers(db),
  };
}

/** The perpetual total counts every sale of the shop since its first. It never starts again. */
async function journalTotals(db: Queryable): Promise<NonNullable<TillStand['journal']>> {
  const found = await db.execute<NonNullable<TillStand['journal']> & Record<string, unknown>>(sql`
    SELECT coalesce(sum(amount_cents) FILTER (WHERE kind IN ${soldKinds}), 0)::float8 AS "perpetualCents",
      (count(*) FILTER (WHERE kind = 'day'))::int AS closings FROM till_entries`);
  return found.rows[0] ?? { perpetualCents: 0, closings: 0 };
}
