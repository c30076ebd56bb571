import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Services } from '../../services.ts';

const text = (max: number) => z.string().max(max);

/** What the shop's owner may set; each part lies under its name in `settings`. */
const settingsSchema = z.object({
  vat: z
    .object({ regime: z.enum(['standard', 'franchise']), rate: z.number().min(0).max(30) })
    .default({ regime: 'standard', rate: 20 }),
  shipping: z
    .object({
      expressCents: z.int().min(0),
      /** Orders paid before this hour in Paris are begun the same day. */
      cutOffHour: z.int().min(0).max(24),
      /** Days on which the workshop is closed, beside Sundays, Saturdays and holidays. */
      closedDays: z.array(z.iso.date()),
    })
    .default({ expressCents: 999, cutOffHour: 14, closedDays: [] }),
  orders: z
    .object({ holdMinutes: z.int().min(1), pendingHours: z.int().min(1), transferDays: z.int().min(1) })
    .default({ holdMinutes: 30, pendingHours: 24, transferDays: 7 }),
  seller: z
    .object({
      name: text(160),
      legalForm: text(160),
      address: text(400),
      siret: text(20),
      register: text(160),
      vatNumber: text(20),
      email: text(254),
      phone: text(40),
      iban: text(40),
      bic: text(20),
    })
    .default({
      name: 'Aimanté',
      legalForm: 'SAS au capital de 10 000 €',
      address: '8 rue de l’Atelier\n69001 Lyon\nFrance',
      siret: '552 178 639 00132',
      register: 'RCS Lyon 552 178 639',
      vatNumber: 'FR29552178639',
      email: 'bonjour@aimante.test',
      phone: '+33 1 99 00 20 26',
      iban: 'FR76 1234 5987 6512 3456 7890 114',
      bic: 'AIMTFRPPXXX',
    }),
  loyalty: z
    .object({
      pointsPerReward: z.int().min(1),
      rewardCents: z.int().min(1),
      expiryMonths: z.int().min(1),
      tiers: z.array(z.object({ code: z.string(), fromCents: z.int().min(0) })).min(1),
    })
    .default({
      pointsPerReward: 100,
      rewardCents: 500,
      expiryMonths: 24,
      tiers: [
        { code: 'bronze', fromCents: 0 },
        { code: 'argent', fromCents: 10_000 },
        { code: 'or', fromCents: 30_000 },
      ],
    }),
});

export type CommerceSettings = z.output<typeof settingsSchema>;
type Source = Pick<Services, 'db' | 'changes'>;

const kept = new WeakMap<Source['changes'], { revision: number; value: CommerceSettings }>();

/** Read again only after a change. A part that is missing or damaged counts as its default. */
export async function commerceSettings({ db, changes }: Source): Promise<CommerceSettings> {
  const revision = changes.revision('settings');
  const known = kept.get(changes);
  if (known && known.revision === revision) return known.value;
  const names = Object.keys(settingsSchema.shape);
  const { rows } = await db.execute<{ key: string; value: unknown }>(
    sql`SELECT key, value FROM settings WHERE key = ANY(${sql.param(names)})`,
  );
  const value = readSettings(new Map(rows.map((row) => [row.key, row.value])));
  if (revision !== undefined) kept.set(changes, { revision, value });
  return value;
}

function readSettings(stored: ReadonlyMap<string, unknown>): CommerceSettings {
  const sound = Object.entries(settingsSchema.shape).flatMap(([name, schema]) => {
    const read = schema.safeParse(stored.get(name));
    return read.success ? [[name, read.data]] : [];
  });
  return settingsSchema.parse(Object.fromEntries(sound));
}

export const vatRateOf = ({ vat }: CommerceSettings): number => (vat.regime === 'franchise' ? 0 : vat.rate);
