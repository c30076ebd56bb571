import type { Services } from '../../src/platform/services/services.ts';
import { sql } from '../../src/platform/sql/sql.ts';

/** The address of the shop, which is printed on labels. */
export async function setSender({ db, changes }: Pick<Services, 'db' | 'changes'>): Promise<void> {
  const value = { name: 'Aimanté', address: '12 rue du Four, 44000 Nantes, France', phone: '02 99 00 12 34' };
  await db.execute(sql`INSERT INTO settings (key, value) VALUES ('shop', ${JSON.stringify(value)}::jsonb)
    ON CONFLICT (key) DO UPDATE SET value = settings.value || excluded.value, version = settings.version + 1`);
  changes.touch('settings');
}
