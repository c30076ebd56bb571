import type { Settings } from '@aimante/api-contract/settings';
import { settingsSchema } from '@aimante/api-contract/settings/schemas';
import type { Queryable } from '../database/connection/connect.ts';
import { sql } from '../sql/sql.ts';
import { defaultSettings } from './default-settings.ts';

export type SettingKey = keyof Settings;
export interface StoredSettings {
  settings: Settings;
  versions: Record<string, number>;
}

/** All settings, merged over the defaults. A value saved before a setting existed gets that setting's default. */
export async function readSettings(db: Queryable): Promise<StoredSettings> {
  const found = await db.execute<{ key: SettingKey; value: unknown; version: number }>(
    sql`SELECT key, value, version FROM settings`,
  );
  const settings: Record<string, unknown> = { ...defaultSettings };
  const versions: Record<string, number> = {};
  for (const { key, value, version } of found.rows) {
    const parsed = settingsSchema.shape[key]?.safeParse({ ...defaultSettings[key], ...(value as object) });
    if (parsed?.success) settings[key] = parsed.data;
    versions[key] = version;
  }
  return { settings: settings as Settings, versions };
}

export async function readSetting<Key extends SettingKey>(db: Queryable, key: Key): Promise<Settings[Key]> {
  return (await readSettings(db)).settings[key];
}

export async function storeSetting(
  db: Queryable,
  { key, value, by }: { key: SettingKey; value: unknown; by: string },
): Promise<void> {
  await db.execute(sql`INSERT INTO settings AS s (key, value, updated_by) VALUES (${key}, ${JSON.stringify(value)}::jsonb, ${by})
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, version = s.version + 1, updated_at = now(), updated_by = excluded.updated_by`);
}
