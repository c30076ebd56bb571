import type { Settings } from '@aimante/api-contract/settings';
import type { Queryable } from '../database/connection/connect.ts';
import type { Services } from '../services/services.ts';
import { readSettings } from './settings-store.ts';

export type CommerceSettings = Settings;
interface Source extends Pick<Services, 'changes'> {
  /** Inside a transaction, pass the transaction: waiting for a second connection could deadlock the pool. */
  db: Queryable;
}

const kept = new WeakMap<Source['changes'], { revision: number; value: CommerceSettings }>();

/** The owner's settings, read again only after a change. */
export async function commerceSettings({ db, changes }: Source): Promise<CommerceSettings> {
  const revision = changes.revision('settings');
  const known = kept.get(changes);
  if (known && known.revision === revision) return known.value;
  const { settings } = await readSettings(db);
  if (revision !== undefined) kept.set(changes, { revision, value: settings });
  return settings;
}
