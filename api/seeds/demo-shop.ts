import type { Settings } from '@aimante/api-contract/settings';
import type { OpeningPeriod } from '@aimante/api-contract/settings/opening-hours';
import type { Queryable } from '../src/platform/database/connection/connect.ts';
import { sql } from '../src/platform/sql/sql.ts';

const day: OpeningPeriod[] = [
  { opens: '09:00', closes: '12:30' },
  { opens: '14:00', closes: '18:00' },
];

/** The seller of the demo: a fictitious company. No other file may contain these values. */
export const demoShop: Settings['shop'] = {
  name: 'Aimanté',
  legalName: 'Aimanté SARL',
  legalForm: 'SARL au capital de 5 000 €',
  address: '12 rue des Tanneurs, 49100 Angers, France',
  siret: '10203040000018',
  register: 'RCS Angers 102 030 400',
  vatRegime: 'standard',
  vatNumber: 'FR49102030400',
  oss: 'threshold',
  vatRate: 20,
  email: 'bonjour@aimante.example',
  phone: '02 61 91 04 12',
  openingHours: {
    week: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: [], sunday: [] },
    exceptions: [],
  },
  iban: 'FR76 3000 6000 0112 3456 7890 189',
  bic: 'AGRIFRPP',
  director: 'Alix Fontaine',
  host: 'Aimanté SARL, 12 rue des Tanneurs, 49100 Angers',
  mediator: '',
  socials: {
    instagram: 'https://www.instagram.com/aimante.example',
    facebook: 'https://www.facebook.com/aimante.example',
    pinterest: 'https://www.pinterest.fr/aimante.example',
  },
};

/** Keeps what an administrator has saved. */
export async function seedShop(db: Queryable): Promise<void> {
  await db.execute(
    sql`INSERT INTO settings (key, value) VALUES ('shop', ${JSON.stringify(demoShop)}::jsonb) ON CONFLICT (key) DO NOTHING`,
  );
}
